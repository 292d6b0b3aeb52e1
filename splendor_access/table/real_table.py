"""The table of a game with a real box, with entries of the people at it, and corrections.

Each entry, correction and undo is a row of the save. A correction is `fix 12 take ser`, `insert 12
take ser` or `drop 12`, with entries numbered from 0; `undo 12` keeps 12 rows.
"""

from collections.abc import Callable, Sequence

import msgspec

from splendor_access.game.actions import Action
from splendor_access.game.cards import Card, Hidden
from splendor_access.game.chance import Chance, Deal
from splendor_access.game.events import Drew, Event
from splendor_access.game.legality import with_payment
from splendor_access.game.record import Player, Record
from splendor_access.game.state import HAND_PLACES, State
from splendor_access.table.book import (
    Book,
    Entered,
    Known,
    Step,
    entered_text,
    parse_entered,
    recorded,
)
from splendor_access.table.chain import Beginning, Row, real_beginning
from splendor_access.table.real_start import AtStart, Due
from splendor_access.table.saves import Save
from splendor_access.table.table import Logged, Moment, Table

TAB = "\t"
"""Between the texts of several entries in one row; no entry has one in it."""


class Corrected(msgspec.Struct, frozen=True):
    """The states before and after a correction, or its undo."""

    before: State
    after: State


class Change(msgspec.Struct, frozen=True):
    """The part of a row that no event tells: an entry of the start, a correction, or an undo.

    `misread` has the seats and places of secretly entered cards that turned up elsewhere.
    """

    step: Step | None = None
    corrected: Corrected | None = None
    taken_back: bool = False
    misread: tuple[tuple[int, str], ...] = ()


class VersionChange(msgspec.Struct, frozen=True):
    """A change from one version of the table to the next.

    `entered` is the entry, or None for a correction or undo. Before it `seat` was to act, and
    `asked` was the thing asked for.
    """

    entered: Entered | None
    seat: int
    asked: Due | None


class RealTable(Table):
    """A game with a real box. `book` has the entries; nothing is dealt and nobody is a bot.

    `me` is the seat whose questions are answered. `corrected` is the last correction, to tell its
    differences. `under_way`: the game had begun before the first entry. `changes` are for people at
    the table with a device of their own. `passed` has the change of each version.
    """

    def __init__(
        self,
        players: Sequence[Player],
        start: State,
        me: int = 0,
        save: Save | None = None,
        *,
        under_way: bool = False,
    ) -> None:
        super().__init__(players, start, Deal(()), Chance(0), save)
        self.me = me
        self.book = Book(start, under_way=under_way)
        self.corrected: Corrected | None = None
        self.changes: list[Change] = []
        self.passed: list[VersionChange] = []
        self._begun = start
        self._past: list[Book] = []

    @property
    def real(self) -> bool:
        """Whether the cards and tokens lie on a real table."""
        return True

    @property
    def asked(self) -> Due | None:
        """The thing to enter that is no action: of the start, or a revealed card, or None."""
        awaiting = self.state.awaiting
        return self.book.due or (Due("place", place=awaiting.place) if awaiting else None)

    def kept(self) -> Beginning:
        """Return the beginning of the game, for a save."""
        under_way = self.book.under_way
        return real_beginning(self.players, self._begun, self.me, under_way=under_way)

    def record(self) -> Record:
        """Return the game so far."""
        return Record(self.players, self.start, tuple(self.entries))

    def act(self, action: Action, command: str | None = None) -> None:
        """Enter an action of the seat to act. Raises as `enter` does."""
        self.enter(Entered(action), command)

    def enter(self, entered: Entered, command: str | None = None) -> None:
        """Enter an action or a card.

        Raises DoesNotFit, IllegalAction and SaveError; then nothing has changed.
        """
        what = entered.what
        state = self.state
        if isinstance(what, Action) and state.awaiting is None and not self.refusal(what):
            entered = msgspec.structs.replace(entered, what=with_payment(state, what))
        text = entered_text(entered, state)
        self._change(Row(text, entered.seat, command), self.book.add(entered))

    def fix(self, at: int, entered: Entered) -> None:
        """Replace an entry. Raises as `enter` does, and IndexError."""
        self._correct(f"fix {at}", entered, lambda: self.book.fix(at, entered))

    def insert(self, at: int, entered: Entered, *behind: Entered) -> None:
        """Insert an entry, and turns left out `behind` it, before another one.

        Raises as `enter` does, and IndexError.
        """
        self._correct(
            f"insert {at}", entered, lambda: self.book.insert(at, entered, *behind), behind
        )

    def drop(self, at: int) -> None:
        """Remove an entry. Raises IndexError and SaveError."""
        self._change(Row(f"drop {at}"), self.book.drop(at), corrects=True)

    def _correct(
        self,
        word: str,
        entered: Entered,
        corrected: Callable[[], Book],
        behind: Sequence[Entered] = (),
    ) -> None:
        at = int(word.split()[1])
        before = self.book.steps[at].before
        texts = [entered_text(each, before) for each in (entered, *behind)]
        self._change(Row(f"{word} {TAB.join(texts)}", entered.seat), corrected(), corrects=True)

    @property
    def rows(self) -> int:
        """The number of rows that can be undone."""
        return len(self._past)

    def undo_to(self, decisions: int, seat: int | None = None, command: str | None = None) -> None:
        """Go back to the first `decisions` rows. Raises IndexError and SaveError."""
        if not 0 <= decisions < len(self._past):
            raise IndexError(decisions)
        self._commit(Row(f"undo {decisions}", seat, command))
        kept = self._past[decisions]
        before, gone = self.state, self.book.steps[len(kept.steps) :]
        corrects = _entries(kept) != _entries(self.book)[: len(kept.steps)]
        del self._past[decisions:]
        self._take(kept, None, quiet=corrects)
        self.corrected = Corrected(before, self.state) if corrects else None
        if corrects:
            self.changes.append(Change(corrected=self.corrected))
        else:
            self.changes += [Change(each, taken_back=True) for each in reversed(gone)]
        self.end_told = False

    def redo(self, row: Row) -> None:
        """Replay a row of a save. Raises ValueError, LookupError, and as `enter` does."""
        word, _, rest = row.text.partition(" ")
        at, _, text = rest.partition(" ")
        match word:
            case "undo":
                self.undo_to(int(rest), row.seat, row.command)
            case "fix":
                self.fix(int(at), parse_entered(text, row.seat))
            case "insert":
                first, *behind = text.split(TAB)
                self.insert(int(at), parse_entered(first, row.seat), *map(parse_entered, behind))
            case "drop":
                self.drop(int(at))
            case _:
                self.enter(parse_entered(row.text, row.seat), row.command)

    def _change(self, row: Row, book: Book, *, corrects: bool = False) -> None:
        self._commit(row)
        corrects = corrects or bool(self.book.pending)
        before = self.state
        self._past.append(self.book)
        step = book.steps[-1] if book.steps and not corrects else None
        misread = () if corrects else _misread(before, book.state)
        secret = step is not None and isinstance(step.entered.what, Known) and not misread
        self._take(book, step.entered if step else None, quiet=corrects, secret=secret)
        self.corrected = Corrected(before, self.state) if corrects else None
        if corrects or misread or (step and isinstance(step.entered.what, AtStart)):
            self.changes.append(Change(step, self.corrected, misread=misread))

    def _take(
        self, book: Book, entered: Entered | None, *, quiet: bool, secret: bool = False
    ) -> None:
        """Adopt a new book after an entry. `quiet`: its events are not told one by one.

        With `secret` only one player sees a difference, and nobody is called to act again.
        """
        if not secret:
            self.passed.append(VersionChange(entered, self.state.to_act, self.asked))
        self.book = book
        self.state = book.state
        self.start, entries = recorded(book)
        self.entries = [*entries]
        self._log(book, quiet=quiet)
        self.version += not secret

    def _log(self, book: Book, *, quiet: bool) -> None:
        events: list[Event] = []
        self.moments = []
        count = 0
        for step in book.steps:
            if isinstance(step.entered.what, Action):
                self.moments.append(Moment(step.before, count, len(events)))
            count += not isinstance(step.entered.what, AtStart | Known)
            count += sum(isinstance(event, Drew) for event in step.events)
            events += step.events
        same = 0
        for logged, event in zip(self.log, events, strict=False):
            if logged.event != event:
                break
            same += 1
        new = events[same:]
        if quiet:
            # New events of a correction count as told: its differences are told instead.
            first = self.log[same - 1].number if same else 0
            last = self._number
            numbers = [max(first, last - len(new) + 1 + i) for i in range(len(new))]
        else:
            numbers = [self._number + 1 + i for i in range(len(new))]
            self._number += len(new)
        self.log = [*self.log[:same], *map(Logged, numbers, new)]


def _misread(before: State, after: State) -> tuple[tuple[int, str], ...]:
    """Return the seats and places of cards that were known before, and are unknown now."""
    return tuple(
        (seat, place)
        for seat, (then, now) in enumerate(zip(before.seats, after.seats, strict=True))
        for place, had, has in zip(HAND_PLACES, then.hand, now.hand, strict=False)
        if had and has and isinstance(had.card, Card) and isinstance(has.card, Hidden)
    )


def _entries(book: Book) -> list[Entered]:
    return [step.entered for step in book.steps]
