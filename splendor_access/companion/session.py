"""The session of a game with a real box: everything done and turned up is entered in lines."""

from collections.abc import Callable

from splendor_access.companion.descriptions import (
    describe_entry,
    describe_entry_publicly,
    duty_messages,
    example_at,
    remaining_to_lay,
)
from splendor_access.companion.line_session import LineSession
from splendor_access.companion.moves import LateLine
from splendor_access.game.actions import Pass, Revealed
from splendor_access.session.intents import Said
from splendor_access.session.prompts import (
    Choice,
    Confirm,
    Handover,
    SaveTrouble,
)
from splendor_access.table.book import Entered, Known
from splendor_access.table.database import SaveError
from splendor_access.table.real_start import AtStart, Laid
from splendor_access.talk.messages import Message, Messages, Typed, clean, say
from splendor_access.talk.parsing.commands import (
    Act,
    Ask,
    Do,
    Menu,
    Parsed,
    Pay,
    Which,
)
from splendor_access.talk.parsing.vocabulary import Vocabulary

ENTERS = (
    *("card", "begun", "undo", "fixed", "checked", "drop", "force"),
    *("which-one", "counting", "counted", "explained", "mishap", "shown", "noble-came"),
    *("turn-up", "inserted"),
)
"""Commands, other than actions, that enter something: an older table could change their meaning.
"""


class CompanionSession(LineSession):
    """One keyboard for everything done at a real table. Questions are those of one seat.

    Where people have pages beside it, `devices` answers the command of that name.
    """

    devices: Callable[[str, Vocabulary], Messages] | None = None

    # Telling

    def opening(self, *, resumed: bool = False) -> list[Said]:
        """Introduce the players, and name the next step."""
        said = super().opening(resumed=resumed)
        unlaid = self._real.book.unlaid
        question = self._under_way.question()
        if question and self._real.book.under_way:
            said.append(Said(question, "turn"))
        elif unlaid:
            said.append(Said(self._to_lay(unlaid[0]), "turn"))
            said.append(Said(remaining_to_lay(unlaid), "turn"))
        return said

    def _to_lay(self, place: str) -> Message:
        return say("companion-lay", place=place, example=example_at(place, self.table.state))

    def _call(self) -> list[Said]:
        state = self.table.state
        correcting = self._walks
        if self._real.book.due and self._real.book.pending and not (correcting or self.open_prompt):
            question = self._under_way.question()
            assert question
            return [Said(message, "turn") for message in (*self._corrections.pending(), question)]
        waits = self._real.book.due or self._cards.place or self.open_prompt or correcting
        if waits or self.finished:
            return []
        if self._real.book.pending:
            if self.listener.called == self.table.version:
                return []
            self.listener.called = self.table.version
            return [Said(message, "turn") for message in self._corrections.pending()]
        if state.phase == "over":
            return []
        if state.to_act == self.seat:
            return super()._call()
        if self.listener.called == self.table.version:
            return []
        self.listener.called = self.table.version
        return [Said(message, "turn") for message in duty_messages(state, self.table.names)]

    def _untold(self) -> list[Said]:
        """Tell the entries of others, and drop questions that no longer apply."""
        told = [Said(message, "turn") for message in self._others.take()]
        asked = self._others.entered and self._cancel_entry()
        if self._others.changed:
            if self._cards.secret:
                self._hidden_until = self.table.version
            asked |= self._cancel_walk() or bool(self._cards.asking)
            self._cards.asking = None
            self._dialogue.drop_choice()
        told += super()._untold()
        return [*told, Said(say("meanwhile"), "turn")] if asked else told

    def _cancel_entry(self) -> bool:
        """Cancel the question about the entry due, and return whether there was one."""
        asking, prompt = self._cards.asking, self.open_prompt
        waits = asking is not None and asking.then is not None
        chooses = isinstance(prompt, Choice) and any(map(_enters, prompt.options))
        if waits:
            self._cards.asking = None
        if chooses:
            self._dialogue.drop_choice()
        return waits or chooses

    # Doing

    def _run(self, parsed: Parsed) -> Messages:
        if self.devices and isinstance(parsed, Do) and parsed.command == "device":
            return self.devices(parsed.about, self.vocabulary)
        late, self._late = self._late, LateLine(self._real, None)
        # An undo or a correction refers to the entry that was last when it was begun.
        self._stale |= bool(late) and late.belongs(parsed)
        about = late.question(parsed, self._entering.named, self.prompt_word)
        if about:
            return self._ask_late(about, parsed)
        written = isinstance(parsed, Ask) and parsed.command in ("position", "record", "json")
        if written and self._real.book.due:
            return self._explain_first_entry()
        due = self._cards.place or self._under_way.due
        if parsed == Ask("help") and due and not self._cards.asking:
            told = super()._run(parsed)
            return [*self._explain_entry(), *(each for each in told if each.name != "help-now")]
        named, names = self._entering.named, self.table.names
        if isinstance(parsed, Which) and named not in (None, self.table.state.to_act):
            # The next player must not be taken for the one named.
            assert named is not None
            following = names[self.table.state.to_act]
            return [say("companion-not-next", name=following, other=names[named])]
        return super()._run(parsed)

    def _play(self, parsed: Act | Pay | Menu) -> Messages:
        state, names = self.table.state, self.table.names
        named = self._entering.named
        if isinstance(self.open_prompt, Handover | SaveTrouble):
            return super()._play(parsed)
        if state.phase == "over":
            return [say("refused-over", friends="no")]
        if self._real.book.due:
            return self._explain_first_entry()
        if state.awaiting:
            return self._keep_until_card(parsed)
        if named not in (None, state.to_act):
            assert named is not None
            return [
                say("companion-not-next", name=names[state.to_act], other=names[named]),
                *self._offer_skip(parsed, named),
            ]
        if self._stale:
            return [say("meanwhile")]
        self._dialogue.drop_choice()
        self._cards.asking = self._cards.card_to_name(parsed)
        if self._cards.asking:
            name, place = names[state.to_act], self._cards.place
            return [say("companion-which-reserved", name=name, place=place)]
        return self._entering.play(parsed)

    def _keep_until_card(self, parsed: Act | Pay | Menu) -> Messages:
        """Ask for the card that was turned up; a turn that was told meanwhile waits for it."""
        place = self._cards.place
        if self._strict or not isinstance(parsed, Act | Pay) or not self._typed:
            return [say("companion-card-first", place=place)]
        self._kept.add([self._typed])
        return [say("companion-kept-until", place=place, text=clean(self._typed))]

    def _ask_late(self, question: Message, parsed: Parsed) -> Messages:
        """Ask about a line. Yes enters it into the table as it is then; no drops it."""
        named, typed = self._entering.named, self._typed

        def still() -> Messages:
            self._entering.named = named
            return self._run(parsed)

        dropped = [say("companion-not-entered", text=clean(typed))]
        agreed = self._dialogue.unless_changed(still)
        return self._dialogue.confirm(Confirm([question], agreed, lambda: dropped))

    def _with_question(self, told: Messages) -> Messages:
        """Repeat the question due in a game under way after a correction is told."""
        question = self._under_way.question() if self._under_way.due else None
        return [*told, question] if question and self._corrections.at is None else told

    def _explain_entry(self) -> Messages:
        """Say how to enter the card due."""
        question = self._under_way.question()
        if question and self._real.book.under_way:
            return [question]
        if question:
            return [self._to_lay(self._cards.place)]
        return [say("companion-card-first", place=self._cards.place), say("companion-example")]

    def _explain_first_entry(self) -> Messages:
        """Say what must be entered before anybody plays."""
        if self._real.book.under_way:
            question = self._under_way.question()
            assert question
            return [say("begun-first"), question]
        return [say("companion-lay-first", place=self._cards.place)]

    def _offer_skip(self, parsed: Act | Pay | Menu, named: int) -> Messages:
        """Offer to skip the turns before that of a seat."""
        state = self.table.state
        if state.phase != "act" or not isinstance(parsed, Act):
            return []
        count = (named - state.to_act) % len(state.seats)
        skipped = [Entered(Pass())] * count
        return self._corrections.offer_force([*skipped, Entered(parsed.action, named)])

    def _do(self, command: str, about: str) -> Messages:
        if self._stale and command in ENTERS:
            return [say("meanwhile")]
        match command:
            case "card":
                due = self._real.book.due
                secret, told = (
                    self._cards.secret,
                    self._under_way.with_next_question(due, self._cards.enter_line(about)),
                )
                if secret:
                    # Nothing new is due.
                    self.listener.called = self.table.version
                return told
            case "begun":
                self._dialogue.drop_choice()
                return self._under_way.take(about)
            case "label":
                return []
            case "late":
                return [say("meanwhile")]
            case "undo":
                return self._undo_entry()
            case "stands":
                return self._say_it_stands()
            case "fix":
                self._check.pause()
                return self._corrections.begin(about)
            case "fixed":
                return self._with_question(self._corrections.take(about))
            case "check":
                self._corrections.cancel()
                return self._check.begin()
            case "checked":
                return self._check.take(about)
            case "count":
                self._corrections.cancel()
                self._check.pause()
                self._dialogue.drop_choice()
                return self._count.begin(about)
            case "counting":
                return self._count.take(about)
            case "explained":
                return self._count.take_explanation(about)
            case "counted" | "shown" | "noble-came":
                return self._righting.take_choice(command, about)
            case "which-one":
                self._dialogue.drop_choice()
                return self._righting.take_asked(about)
            case "turn-up":
                return self._righting.turn_up(about)
            case "mishap":
                self._dialogue.drop_choice()
                return self._righting.take(about)
            case "drop":
                return self._with_question(self._corrections.drop(about))
            case "inserted":
                return self._corrections.insert_asked(about)
            case "secret":
                self._corrections.cancel()
                self._check.pause()
                return self._cards.keep_secret(about)
            case "force":
                return self._corrections.force(about.typed if isinstance(about, Typed) else about)
            case _:
                return super()._do(command, about)

    def _say_it_stands(self) -> Messages:
        """Say that the latest entry stands, and how to take it back."""
        head, corrected = say("companion-stands"), self._real.corrected
        if corrected:
            return [head, *self._corrections.describe_changes(corrected.before)]
        step, names = self._real.book.steps[-1], self.table.names
        return [head, describe_entry_publicly(step, self.table.state, names, self.answers)]

    def _undo_entry(self) -> Messages:
        """Undo the last entry; a card still being chosen does not count as one."""
        dropped = self._kept.drop()
        if dropped:
            return dropped
        choice, self._dialogue.prompt = self.open_prompt, None
        if isinstance(choice, Choice) and all(
            isinstance(option, Do) and option.command == "card" for _told, option in choice.options
        ):
            return [say("cancelled")]
        if self._cards.asking or self._cancel_walk():
            self._cards.asking = None
            return [say("cancelled")]
        if not self._real.rows:
            return [say("companion-nothing-entered")]
        entered = self._real.book.steps[-1].entered if self._real.book.steps else None
        gone = self._real.book.steps[-1].events if entered else ()
        undone = None
        if entered and isinstance(entered.what, AtStart):
            undone = describe_entry(self._real.book.steps[-1], self.table.names, self.answers)
        try:
            self._real.undo_to(self._real.rows - 1)
        except SaveError as error:
            return self._saving.trouble(error, self._undo_entry)
        if self._real.corrected:
            return self._corrections.describe_changes(self._real.corrected.before)
        what = entered.what if entered else None
        if isinstance(what, Laid):
            return [say("companion-taken-up", place=what.place)]
        if isinstance(what, AtStart):
            question = self._under_way.question()
            assert undone
            assert question
            return [say("taken-back", told=undone), question]
        if isinstance(what, Revealed | Known):
            place = what.place if isinstance(what, Known) else self._cards.place
            return [say("companion-taken-up", place=place)]
        told = [each for event in gone for each in self.answers.narrated(event, shared=True)]
        return [say("taken-back", told=each) for each in told]


def _enters(option: tuple[Message, Parsed]) -> bool:
    """Return whether an option of a choice makes an entry that is due."""
    _told, parsed = option
    return isinstance(parsed, Act | Pay | Menu) or (
        isinstance(parsed, Do) and parsed.command == "card"
    )
