"""Corrections at the real table: moves forced against the rules, and earlier entries changed."""

import re
from collections.abc import Callable, Sequence

import msgspec

from splendor_access.companion.descriptions import (
    Thing,
    code_of,
    describe_entry_publicly,
    describe_thing,
    differences,
    entry_line,
    is_none,
    parse_plain_entry,
)
from splendor_access.companion.naming import (
    alternatives,
    explain_elsewhere,
    explain_misfit,
    named,
    nearest,
    question_of,
    with_thing,
    with_tokens,
)
from splendor_access.companion.own_words import parse_report
from splendor_access.game.actions import Action, Buy, Pass, Reserve, Revealed, Take
from splendor_access.game.events import IllegalAction, Reason
from splendor_access.game.legality import forced_refusal, legal_actions, refusal, with_payment
from splendor_access.game.notation import from_dict
from splendor_access.game.set_right import LeaveEmpty, TurnUp
from splendor_access.game.state import State
from splendor_access.session.answers import Answers
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.intents import EntryPrompt
from splendor_access.session.prompts import Choice
from splendor_access.session.saving import Saving
from splendor_access.table.book import Entered, Known, Step
from splendor_access.table.database import SaveError
from splendor_access.table.real_start import (
    Agreed,
    AtStart,
    DoesNotFit,
    Had,
    Laid,
    StartingTurn,
)
from splendor_access.table.real_table import RealTable
from splendor_access.talk.messages import Message, Messages, clean, fold, say
from splendor_access.talk.narrate import refused
from splendor_access.talk.parsing.commands import Act, Do, Pay, Unclear
from splendor_access.talk.parsing.things import parse_gems
from splendor_access.talk.parsing.vocabulary import Vocabulary

_NAMING = Had | StartingTurn | Laid | Revealed | Known | LeaveEmpty | TurnUp
"""Entries that name a card or a tile, or say that there is none."""

_TURN = Take | Reserve | Buy | Pass
"""The main actions of turns."""

LISTED = 8
"""How many entries are offered at once, the latest first."""


class CanBeForced(msgspec.Struct, frozen=True):
    """Refused entries that can be forced: new ones, or ones in place of entry `at` or before it."""

    entries: Sequence[Entered]
    version: int
    at: int | None = None
    inserts: bool = False


class Corrections:
    """Corrections at one table.

    `at` is the entry being corrected, or None. `reason` is what was told of it, which is why it
    stands if it is against the rules. `speaker` is the seat that says "I", or None if
    anybody may be typing.
    """

    def __init__(
        self,
        table: RealTable,
        seat: int,
        dialogue: Dialogue,
        saving: Saving,
        answers: Callable[[], Answers],
        vocabulary: Callable[[], Vocabulary],
    ) -> None:
        self.at: int | None = None
        self.speaker: int | None = None
        self.wish: CanBeForced | None = None
        self.reason = ""
        self._inserting: tuple[int, Entered] | None = None
        self._table = table
        self._seat = seat
        self._dialogue = dialogue
        self._saving = saving
        self._answers = answers
        self._vocabulary = vocabulary

    # Against the rules

    def offer_force(self, entries: Sequence[Entered]) -> Messages:
        """Keep refused entries, and say how to force them; say nothing if that is impossible."""
        book = self._table.book
        try:
            for entered in entries:
                book = book.add(msgspec.structs.replace(entered, reason="forced"))
        except (DoesNotFit, IllegalAction):
            return []
        self.wish = CanBeForced(entries, self._table.version)
        return [say("companion-force")]

    def offer_force_action(self, action: Action, seat: int | None) -> Messages:
        """Say how to force a refused action, if that is possible."""
        if self._table.refusal(action) and forced_refusal(self._table.state, action) is None:
            return self.offer_force([Entered(action, seat)])
        return []

    def force(self, reason: str) -> Messages:
        """Enter a refused action, with the reason why it stands."""
        wish = self.wish
        if wish is None or wish.version != self._table.version:
            return [say("companion-nothing-to-force")]
        if not reason:
            return [say("companion-why")]
        entries = [msgspec.structs.replace(each, reason=clean(reason)) for each in wish.entries]
        try:
            book = self._table.book
            for entered in entries if wish.at is None else ():
                book = book.add(entered)
            if wish.at is not None:
                return self.correct(wish.at, entries[0], inserts=wish.inserts)
            for entered in entries:
                self._table.enter(entered)
        except IllegalAction as error:
            return [refused(error.refusal, self._table.state.rules.edition)]
        except DoesNotFit:
            return [say("companion-nothing-to-force")]
        except SaveError as error:
            return self._saving.trouble(error, lambda: self.force(reason))
        self.wish = None
        return []

    # Earlier entries

    def begin(self, about: str) -> Messages:
        """Begin to correct an entry: one of the latest, or of those about a place or a name."""
        steps = self._table.book.steps
        if not about.startswith("at "):
            self.reason = ""
        if found := re.fullmatch(r"at (\d{1,4})", about):
            return self._ask(int(found[1])) if int(found[1]) < len(steps) else self._offer("", 0)
        if found := re.fullmatch(r"skip (\d{1,4}) ?(.*)", about):
            return self._offer(found[2], int(found[1]))
        return self._offer(about, 0)

    def _offer(self, about: str, skip: int) -> Messages:
        """Offer the latest entries, all or those about something, after skipping some."""
        steps = self._table.book.steps
        entries = [
            at
            for at, step in enumerate(steps)
            if not _is_confirmation(step) and (not about or self._is_about(step, about))
        ]
        shown = [*reversed(entries)][skip : skip + LISTED]
        if not shown and about:
            return [say("companion-fix-none", typed=clean(about))]
        if not shown:
            return [say("companion-nothing-entered")]
        if about and len(entries) == 1:
            return self._ask(entries[0])
        options: list[tuple[Message, Do]] = [
            (self._describe_entry(steps[at]), Do("fix", f"at {at}")) for at in shown
        ]
        if shown[-1] != entries[0]:
            older = f"skip {skip + LISTED} {about}".strip()
            options.append((say("companion-older"), Do("fix", older)))
        return self._dialogue.offer(Choice("which", say("companion-fix-which"), options))

    def _is_about(self, step: Step, about: str) -> bool:
        """Return whether an entry is about a place or a player."""
        what = step.entered.what
        names = self._table.names
        if isinstance(what, Had | StartingTurn) and fold(about) == fold(names[what.seat]):
            return True
        if fold(about) == fold(names[step.before.to_act]) and isinstance(what, Action):
            return True
        if isinstance(what, Revealed):
            return bool(step.before.awaiting and step.before.awaiting.place == about)
        return getattr(what, "place", None) == about

    def _ask(self, at: int) -> Messages:
        self._dialogue.drop_choice()
        self.at = at
        step = self._table.book.steps[at]
        match step.entered.what:
            case StartingTurn() | Had(kind="tokens"):
                asked = say("begun-fix")
            case Had():
                asked = say("begun-fix-card")
            case Laid() | Revealed() | Known() | LeaveEmpty() | TurnUp():
                asked = say("companion-fix-card")
            case _:
                asked = say("companion-fix-turn")
        return [say("companion-fix", told=self._describe_entry(step)), asked]

    def entry_prompt(self, asked: Message, drop: str) -> EntryPrompt:
        """Return what may stand in place of the entry being corrected: `drop` leaves it out."""
        assert self.at is not None
        step, names, vocabulary = (
            self._table.book.steps[self.at],
            self._table.names,
            self._vocabulary(),
        )
        what = step.entered.what
        lines, things = [drop], list[Thing]()
        if isinstance(what, StartingTurn):
            lines += names
        elif isinstance(what, _NAMING):
            things = alternatives(step)
        elif isinstance(what, Action):
            actions = [
                Buy(action.place) if isinstance(action, Buy) else action
                for action in legal_actions(step.before)
            ]
            actions.sort(key=lambda action: type(action) is not type(what))
            lines += dict.fromkeys(
                vocabulary.locale.text(entry_line(Entered(each), step.before, names, vocabulary))
                for each in actions
            )
        counts = isinstance(what, Had) and what.kind == "tokens"
        return EntryPrompt(
            asked, lines=tuple(lines), cancels=True, counts=counts, things=tuple(things)
        )

    def _describe_entry(self, step: Step) -> Message:
        return describe_entry_publicly(step, self._table.state, self._table.names, self._answers())

    def cancel(self) -> bool:
        """Leave an entry as it is, and return whether one was being corrected."""
        was, self.at = self.at, None
        self.reason = ""
        return was is not None

    def drop(self, later: str = "") -> Messages:
        """Delete the entry being corrected, or the first that no longer fits.

        Behind a turn `later` says whether the later ones are `kept` by their players, so that this
        one was none, or `moved` to the players before; it is asked where there are any.
        """
        self._dialogue.drop_choice()
        book = self._table.book
        at = len(book.steps) if self.at is None else self.at
        before = self._table.state
        if not later and any(_is_turn(step) for step in book.steps[at + 1 :]):
            if _is_turn(book.steps[at]):
                return self._ask_whose(book.steps[at])
        elif later == "kept":
            seat = book.steps[at].before.to_act
            told = say("companion-drop-reason", name=self._table.names[seat])
            reason = self._vocabulary().locale.text(told)
            return self.correct(at, Entered(Pass(), seat, reason))
        try:
            self._table.drop(at)
        except IndexError:
            return [say("companion-nothing-to-drop")]
        except SaveError as error:
            return self._saving.trouble(error, lambda: self.drop(later))
        self.at = None
        return self.describe_changes(before)

    def _ask_whose(self, step: Step) -> Messages:
        """Ask whether the turns behind one that is left out stay those of their players."""
        name = self._table.names[step.before.to_act]
        options: list[tuple[Message, Do]] = [
            (say("companion-drop-kept", name=name), Do("drop", "kept")),
            (say("companion-drop-moved"), Do("drop", "moved")),
        ]
        return self._dialogue.offer(Choice("which", say("companion-drop-whose"), options))

    def take(self, typed: str) -> Messages:
        """Take the right entry in place of the wrong one, or one that was forgotten before it."""
        assert self.at is not None
        if not typed.strip():
            return self._ask(self.at)
        vocabulary = self._vocabulary()
        word, _, rest = vocabulary.plain(typed).partition(" ")
        if fold(word) in vocabulary.words("drop") and not rest:
            return self.drop()
        leaves = (fold(word) in vocabulary.words("back") and not rest) or vocabulary.leaves(typed)
        if leaves:
            self.cancel()
            return [say("cancelled")]
        inserts = fold(word) in vocabulary.words("insert") and bool(rest)
        found = self._parse(rest if inserts else typed, inserts=inserts)
        if not isinstance(found, Entered):
            return found
        self._dialogue.drop_choice()
        return self.correct(self.at, found, inserts=inserts)

    def _parse(self, typed: str, *, inserts: bool) -> Entered | Messages:
        assert self.at is not None
        step = self._table.book.steps[self.at]
        vocabulary = self._vocabulary()
        what = step.entered.what
        due = question_of(what) if isinstance(what, AtStart) and not inserts else None
        if due:
            names, before = self._table.names, step.before
            found = parse_plain_entry(due, typed, vocabulary, names, before)
            if found is not None:
                return Entered(found)
        awaited = step.before.awaiting
        if isinstance(what, Revealed) and awaited and not inserts and is_none(typed, vocabulary):
            return Entered(LeaveEmpty(awaited.place))
        if isinstance(what, _NAMING) and (not inserts or isinstance(what, Had)):
            meant = named(typed, alternatives(step), vocabulary)
            things = meant.things
            if meant.only:
                return with_thing(step.entered, meant.only)
            if not things:
                return self._explain_no_card(typed, step)
            if len(things) > LISTED:
                return [say("companion-many-fit", typed=clean(typed), count=len(things))]
            head = say("companion-which", typed=clean(typed), count=len(things))
            options = [(describe_thing(each), Do("fixed", code_of(each))) for each in things]
            return self._dialogue.offer(Choice("which", head, options))
        before = step.before
        told = parse_report(
            typed,
            vocabulary,
            before.view(None),
            self._table.names,
            strict=True,
            speaker=self.speaker,
        )
        tokens = with_tokens(what, parse_gems(vocabulary.split(typed), vocabulary, strict=True))
        match told.parsed if told else None:
            case _ if tokens and not inserts:
                return Entered(tokens, step.entered.seat)
            case Act(action):
                pass
            case Pay(place, given):
                action = Buy(place, from_dict(given))
            case Unclear(answer):
                return [answer]
            case _:
                return [say("companion-fix-unclear", typed=clean(typed))]
        assert told
        why = refusal(before.view(self._seat), action)
        if why and why.reason is Reason.CARD_UNKNOWN:
            return [refused(why, before.rules.edition)]
        if refusal(before, action) is None:
            action = with_payment(before, action)
        return Entered(action, told.seat)

    def _explain_no_card(self, typed: str, step: Step) -> Messages:
        """Say why a line names no card that an entry could be of, and offer the nearest ones."""
        vocabulary = self._vocabulary()
        seen = step.before.view(None)
        why = explain_elsewhere(typed, seen, self._table.names, "", vocabulary)
        why = why or [say("companion-fix-no-card", typed=clean(typed))]
        near = nearest(typed, alternatives(step), vocabulary)
        if not near or isinstance(step.entered.what, Known):
            return why  # what is nearly a secret card is not told either
        options = [(describe_thing(each), Do("fixed", code_of(each))) for each in near]
        return [*why, *self._dialogue.offer(Choice("which", say("companion-nearest"), options))]

    def correct(
        self, at: int, entered: Entered, *, inserts: bool = False, later: str = ""
    ) -> Messages:
        """Correct an entry, and tell the differences.

        With `inserts` it is put before entry `at`. A turn that is asks first whose the later ones
        are then; `later` is what was answered: `kept` by their players or `moved` to the next ones.
        """
        table, before = self._table, self._table.state
        try:
            if not inserts:
                table.fix(at, entered)
            elif later or not self._turns_follow(at, entered):
                table.insert(at, entered, *(self._others_skipped(at) if later == "kept" else ()))
            else:
                table.book.insert(at, entered)
                return self._ask_whose_insert(at, entered)
        except IllegalAction as error:
            step = table.book.steps[at]
            lines = [refused(error.refusal, before.rules.edition)]
            if isinstance(entered.what, Action) and not forced_refusal(step.before, entered.what):
                if self.reason and not entered.reason:
                    told = msgspec.structs.replace(entered, reason=clean(self.reason))
                    return self.correct(at, told, inserts=inserts)
                self.wish = CanBeForced([entered], table.version, at, inserts)
                lines.append(say("companion-force"))
            return lines
        except DoesNotFit as error:
            before = table.book.steps[at].before
            return [explain_misfit(error, entered, before, table.names)]
        except SaveError as error:
            return self._saving.trouble(
                error, lambda: self.correct(at, entered, inserts=inserts, later=later)
            )
        self.at = self.wish = None
        self.reason = ""
        return self.describe_changes(before)

    def _turns_follow(self, at: int, entered: Entered) -> bool:
        """Return whether an entry is a turn that other turns would follow."""
        return isinstance(entered.what, _TURN) and any(map(_is_turn, self._table.book.steps[at:]))

    def _others_skipped(self, at: int) -> Sequence[Entered]:
        """Return that nobody else had a turn before the player of an entry had the next one."""
        names, to_act = self._table.names, self._table.book.steps[at].before.to_act
        seats = [(to_act + i) % len(names) for i in range(1, len(names))]
        locale = self._vocabulary().locale
        return [
            Entered(Pass(), seat, locale.text(say("companion-drop-reason", name=names[seat])))
            for seat in seats
        ]

    def _ask_whose_insert(self, at: int, entered: Entered) -> Messages:
        """Ask whether the turns behind one that was forgotten stay those of their players."""
        self._inserting = at, entered
        name = self._table.names[self._table.book.steps[at].before.to_act]
        options: list[tuple[Message, Do]] = [
            (say("companion-insert-moved"), Do("inserted", "moved")),
            (say("companion-insert-kept", name=name), Do("inserted", "kept")),
        ]
        return self._dialogue.offer(Choice("which", say("companion-drop-whose"), options))

    def insert_asked(self, later: str) -> Messages:
        """Insert the turn that was asked about."""
        self._dialogue.drop_choice()
        assert self._inserting is not None
        at, entered = self._inserting
        return self.correct(at, entered, inserts=True, later=later)

    def insert_behind(self, at: int, entered: Entered) -> Messages:
        """Insert an entry behind another one, and tell the differences."""
        if at + 1 < len(self._table.book.steps):
            return self.correct(at + 1, entered, inserts=True)
        before = self._table.state
        try:
            self._table.enter(entered)
        except IllegalAction as error:
            return [refused(error.refusal, before.rules.edition)]
        except SaveError as error:
            return self._saving.trouble(error, lambda: self.insert_behind(at, entered))
        return self.describe_changes(before)

    def describe_changes(self, before: State) -> Messages:
        """Tell the differences from the state before a correction."""
        return differences(before, self._table.state, self._answers().scene())

    def pending(self) -> Messages:
        """Say which entry no longer fits, why, and what to do."""
        book = self._table.book
        entered = book.pending[0]
        why: Messages = []
        try:
            book.follow(entered)
        except IllegalAction as error:
            why = [refused(error.refusal, book.state.rules.edition)]
        except DoesNotFit:
            if entered.seat not in (None, book.state.to_act):
                why = [say("companion-next", name=self._table.names[book.state.to_act])]
        line = entry_line(entered, book.state, self._table.names, self._vocabulary())
        head = say("companion-misfit", told=line, count=len(book.pending))
        return [head, *why, say("companion-instead")]


def _is_turn(step: Step) -> bool:
    """Return whether an entry is the main action of a turn."""
    return isinstance(step.entered.what, _TURN)


def _is_confirmation(step: Step) -> bool:
    """Return whether an entry is a mere confirmation, with nothing to correct."""
    return isinstance(step.entered.what, Agreed)
