"""The prompts of one seat, one of them open, and how the other people are asked."""

from collections.abc import Callable
from typing import Literal, Protocol, assert_never

import msgspec

from splendor_access.session.prompts import Choice, Confirm, Handover, Prompt, Trouble
from splendor_access.table.table import Table
from splendor_access.talk.messages import Message, Messages, say


class Dialogue:
    """The prompt that is open now, or None.

    `unsaid` are lines that other people caused, to be said with the next news.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self.prompt: Prompt | None = None
        self.unsaid: Messages = []

    @property
    def leaving(self) -> bool:
        """Whether the player has been asked whether to leave."""
        return isinstance(self.prompt, Confirm) and self.prompt.leaves

    def prompt_word(self, seat: int) -> Message:
        """Return the word before the cursor, which says what is due."""
        state = self._table.state
        match self.prompt:
            case Choice(word=word):
                return say(f"prompt-{word}")
            case Confirm():
                return say("prompt-sure")
            case Trouble():
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

    def offer(self, prompt: Choice) -> Messages:
        """Ask a choice. One that only reads keeps what was open behind it."""
        if prompt.reads or not isinstance(self.prompt, Handover):
            if prompt.reads:
                self.close_reading()
                open_now = isinstance(self.prompt, Choice | Confirm | Handover)
                behind = self.prompt if open_now else None
                prompt = msgspec.structs.replace(prompt, behind=behind)
            self.prompt = prompt
        return prompt.lines()

    def confirm(self, prompt: Confirm) -> Messages:
        """Ask for a yes; with either answer what was open before comes back, and is asked again.

        A question that is open already is asked once.
        """
        behind = self.prompt
        if isinstance(behind, Confirm) and behind.messages == prompt.messages:
            behind = behind.behind

        def back(then: Callable[[], Messages]) -> Callable[[], Messages]:
            def answered() -> Messages:
                self.prompt = behind
                answer = then()
                if isinstance(behind, Confirm) and self.prompt is behind:
                    return [*answer, *behind.messages]
                return answer

            return answered

        self.prompt = msgspec.structs.replace(
            prompt, yes=back(prompt.yes), no=back(prompt.no), behind=behind
        )
        return [*prompt.messages]

    def ask(self, prompt: Confirm) -> None:
        """Ask for a yes on behalf of somebody else; the lines are said with the next news."""
        self.unsaid += self.confirm(prompt)

    def unless_changed(self, then: Callable[[], Messages]) -> Callable[[], Messages]:
        """Put off something, to be done only if the table is then as it is now."""
        version = self._table.version
        return lambda: then() if self._table.version == version else [say("meanwhile")]

    def close_reading(self) -> None:
        """Leave a prompt that only reads, and go back to the one it came up in."""
        if isinstance(self.prompt, Choice) and self.prompt.reads:
            self.prompt = self.prompt.behind

    def drop_choice(self) -> None:
        """Leave a choice, because something else is done."""
        if isinstance(self.prompt, Choice):
            self.prompt = None

    def cancel(self) -> Literal["back", "dropped"] | None:
        """Drop the prompt, or go back to the one behind it; None where there is none to drop."""
        match self.prompt:
            case Choice(behind=behind) if behind:
                self.prompt = behind
                return "back"
            case Choice():
                self.prompt = None
                return "dropped"
            case Confirm(no=no):
                no()  # it goes back to what was open before
                return "dropped"
            case _:
                return None


class Company(Protocol):
    """What a session needs of the people beside it."""

    def join(self, seat: int, dialogue: Dialogue) -> None:
        """Take note of the session of a seat."""

    def handover(self, seat: int) -> Handover | None:
        """Return the prompt that passes the device to a seat, where it has to be passed."""

    def next_holder(self) -> int | None:
        """Return the seat that the device is to be passed to now; None where it stays."""

    def ask_undo(self, asker: int, seat: int, agreed: Callable[[], Messages]) -> Messages:
        """Ask a seat whether another one may take back turns of theirs.

        `agreed` goes on with the undo. What is returned, and what `agreed` returns, is for the
        one who asks.
        """

    def together(self, command: str, about: str) -> Messages:
        """Do a command that is for tables with friends elsewhere; return what is answered."""


class OwnDevices:
    """People with a device each: whoever has to be asked is asked there."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._dialogues: dict[int, Dialogue] = {}

    def join(self, seat: int, dialogue: Dialogue) -> None:
        """Take note of the session of a seat."""
        self._dialogues[seat] = dialogue

    def handover(self, _seat: int) -> Handover | None:
        """Return None: no device is passed."""
        return None

    def next_holder(self) -> int | None:
        """Return None: no device is passed."""
        return None

    def together(self, _command: str, _about: str) -> Messages:
        """Tell where such a command can be used."""
        return [say("friends-only")]

    def ask_undo(self, asker: int, seat: int, agreed: Callable[[], Messages]) -> Messages:
        """Ask at the device of the seat; one without a session does not agree."""
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
