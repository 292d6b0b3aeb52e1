"""The open prompt of one seat, and how other people are asked."""

from collections.abc import Callable
from typing import Literal, Protocol, assert_never

import msgspec

from splendor_access.game.cards import NO_GEMS, Gems
from splendor_access.game.legality import surplus
from splendor_access.session.prompts import (
    Choice,
    Confirm,
    Handover,
    Prompt,
    SaveTrouble,
    question_lines,
)
from splendor_access.table.table import Table
from splendor_access.talk.messages import Handful, Message, Messages, say
from splendor_access.talk.parsing.commands import Ask, Look, Parsed, Which

MANY = 6
"""Of more choices than these only the number is told again, unless they are asked for."""


class Dialogue:
    """The prompts of one seat: the open one, or None.

    `unsaid` are lines caused by other people, to be said with the next news.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self.prompt: Prompt | None = None
        self.unsaid: Messages = []
        self._outlived = False
        self._given = (table.version, NO_GEMS)
        self._begun: tuple[int, Parsed] | None = None

    @property
    def begun(self) -> Parsed | None:
        """The order whose question was opened last, unless something was done behind it."""
        version, order = self._begun or (-1, None)
        return order if version == self._table.version else None

    @begun.setter
    def begun(self, order: Parsed) -> None:
        self._begun = (self._table.version, order)

    @property
    def given(self) -> Gems:
        """The tokens named so far of those to give back; the rest is still asked for."""
        version, gems = self._given
        return gems if version == self._table.version else NO_GEMS

    @given.setter
    def given(self, gems: Gems) -> None:
        self._given = (self._table.version, gems)

    def given_so_far(self, *, kinds: int = 0) -> Messages:
        """Say which tokens were named of those to give back, and how many are still due.

        `kinds`: how many kinds to choose from are told behind it.
        """
        given = self.given
        if not any(given):
            return []
        left = surplus(self._table.state) - sum(given)
        return [say("given-partly", gems=Handful(given), count=left, kinds=kinds)]

    @property
    def leaving(self) -> bool:
        """Whether the player is being asked whether to leave."""
        return isinstance(self.prompt, Confirm) and self.prompt.leaves

    def prompt_word(self, seat: int) -> Message:
        """Return the prompt, a word for the player's next step."""
        state = self._table.state
        match self.prompt:
            case Choice(word=word) as choice if not choice.sole:
                return say(f"prompt-{word}")
            case Choice() | Confirm():
                return say("prompt-sure")
            case SaveTrouble():
                return say("prompt-trouble")
            case Handover():
                return say("prompt-ready")
            case None if self._table.waits:
                return say("prompt-sent")
            case None if state.phase == "over":
                return say("prompt-over")
            case None if state.to_act != seat:
                return say("prompt-wait")
            case None:
                return say("prompt-you" if state.phase == "act" else f"prompt-{state.phase}")
            case _ as unknown:
                assert_never(unknown)

    def question(self) -> Messages:
        """Return the lines of the open prompt, with its choices; none without one."""
        return question_lines(self.prompt)

    def reminder(self) -> Messages:
        """Return the lines of the open prompt once more; of many choices only their number."""
        if isinstance(self.prompt, Choice) and len(self.prompt.options) > MANY:
            return [say("many-choices", count=len(self.prompt.options))]
        return self.question()

    def offer(self, prompt: Choice) -> Messages:
        """Offer a choice. One that only reads, or is of guesses, keeps the prompt behind it.

        Guesses take the place of others, but those of a question not that of an order. While the
        device is passed on nothing else is offered, because nobody could choose.
        """
        if prompt.reads:
            self.close_reading()
        open_now = self.prompt
        if isinstance(open_now, Choice) and open_now.guessed:
            kept = prompt.reads and open_now.orders and not self._outlived
            self._outlived = kept  # what was just ordered is still to be answered
            while not kept and isinstance(open_now, Choice) and open_now.guessed:
                open_now = open_now.behind
        else:
            self._outlived = False
        if prompt.reads:
            asked = isinstance(open_now, Choice | Confirm | Handover)
            prompt = msgspec.structs.replace(prompt, behind=open_now if asked else None)
        elif isinstance(self.prompt, Handover):
            return [say("not-ready", name=self._table.names[self.prompt.seat])]
        elif prompt.guessed and isinstance(self.prompt, Choice):
            prompt = msgspec.structs.replace(prompt, behind=open_now)
        elif not prompt.guessed:
            self.begun = Which(prompt.head, tuple(prompt.options))
        self.prompt = prompt
        return prompt.lines()

    def confirm(self, prompt: Confirm) -> Messages:
        """Ask for a confirmation; either answer brings back the prompt behind it, and repeats it.

        A question that is already open is not asked twice.
        """
        behind = self.prompt
        if isinstance(behind, Confirm) and behind.messages == prompt.messages:
            behind = behind.behind

        def back(then: Callable[[], Messages], *, agreed: bool) -> Callable[[], Messages]:
            def answered() -> Messages:
                self.prompt = behind
                answer = then()
                asked = isinstance(behind, Confirm) or not agreed
                return [*answer, *self.reminder()] if asked and self.prompt is behind else answer

            return answered

        self.prompt = msgspec.structs.replace(
            prompt,
            yes=back(prompt.yes, agreed=True),
            no=back(prompt.no, agreed=False),
            behind=behind,
        )
        return [*prompt.messages]

    def ask(self, prompt: Confirm) -> None:
        """Ask for a confirmation on another player's behalf, as part of the next news."""
        self.unsaid += self.confirm(prompt)

    def unless_changed(self, then: Callable[[], Messages]) -> Callable[[], Messages]:
        """Return a function that does something only if the table has not changed by then."""
        version = self._table.version
        return lambda: then() if self._table.version == version else [say("meanwhile")]

    def close_reading(self, *, guesses: bool = False) -> None:
        """Close a prompt that only reads, and return to the one behind it.

        `guesses`: one of guesses, too, because one is chosen or something else is done.
        """
        prompt = self.prompt
        if isinstance(prompt, Choice) and (prompt.reads or (guesses and prompt.guessed)):
            self.prompt = prompt.behind

    def outlive(self, meant: Parsed) -> None:
        """Close an open guess with the second question that is no reply to it, or with a trial.

        So a yes never does what was typed before something else.
        """
        guessed = isinstance(self.prompt, Choice) and self.prompt.guessed
        if not guessed or not isinstance(meant, Ask | Look) or meant.command == "again":
            return
        if not self._outlived and meant.command != "try":
            self._outlived = True
            return
        while isinstance(self.prompt, Choice) and self.prompt.guessed:
            self.prompt = self.prompt.behind

    def drop_choice(self) -> None:
        """Drop a choice, because something else is done."""
        if isinstance(self.prompt, Choice):
            self.prompt = None

    def cancel(self) -> Literal["back", "dropped"] | None:
        """Drop the prompt, or return to the one behind it; None if there is no prompt to drop."""
        match self.prompt:
            case Choice(behind=behind) if behind:
                self.prompt = behind
                return "back"
            case Choice():
                self.prompt = None
                return "dropped"
            case Confirm(no=no):
                no()  # it returns to the prompt behind it
                return "dropped"
            case None if any(self.given):
                self.given = NO_GEMS
                return "dropped"
            case _:
                return None


class Company(Protocol):
    """The other people at the table, as a session needs them."""

    def join(self, seat: int, dialogue: Dialogue) -> None:
        """Register the session of a seat."""

    def handover(self, seat: int) -> Handover | None:
        """Return the prompt that passes the device to a seat, or None if that is unnecessary."""

    def next_holder(self) -> int | None:
        """Return the seat that the device must be passed to now, or None."""

    def ask_undo(self, asker: int, seat: int, agreed: Callable[[], Messages]) -> Messages:
        """Ask a seat whether another one may undo its turns.

        `agreed` continues the undo. Both messages, those returned here and by `agreed`, are for the
        asker.
        """

    def online_command(self, command: str, about: str) -> Messages:
        """Run a command for tables with friends elsewhere, and return its answer."""


class OwnDevices:
    """People with a device each: everybody is asked at their own."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._dialogues: dict[int, Dialogue] = {}

    def join(self, seat: int, dialogue: Dialogue) -> None:
        """Register the session of a seat."""
        self._dialogues[seat] = dialogue

    def handover(self, _seat: int) -> Handover | None:
        """Return None: no device is passed."""
        return None

    def next_holder(self) -> int | None:
        """Return None: no device is passed."""
        return None

    def online_command(self, _command: str, _about: str) -> Messages:
        """Say where such a command can be used."""
        return [say("friends-only")]

    def ask_undo(self, asker: int, seat: int, agreed: Callable[[], Messages]) -> Messages:
        """Ask at the seat's own device; a seat without a session does not agree."""
        names = self._table.names
        refused = say("undo-refused", name=names[seat])
        if seat not in self._dialogues:
            return [refused]
        mine = self._dialogues[asker]

        def yes() -> Messages:
            mine.unsaid += agreed()
            return []

        def no() -> Messages:
            mine.unsaid.append(refused)
            return [say("not-done")]

        question = say("ask-undo", name=names[seat], asker=names[asker])
        self._dialogues[seat].ask(Confirm([question], yes, no))
        return [say("waiting", name=names[seat])]
