"""What people have entered of a game with a real box, and the state that follows from it.

Nothing is dealt here: what lies there at the start is entered by an `AtStart`, cards that come
later by a `Revealed`. A card that was reserved unseen is `Hidden` until a `Known` names it. A book
never changes. When an earlier entry is corrected, what came after it is played again; from the
first one that does not fit any more they are pending, to be asked for one by one.
"""

import re
from collections.abc import Sequence
from functools import cached_property

import msgspec

from splendor_access.game.actions import Action, ChooseNoble, Return, Revealed
from splendor_access.game.cards import Card, Hidden
from splendor_access.game.events import Drew, Event, IllegalAction
from splendor_access.game.notation import card_code, parse_card
from splendor_access.game.record import Entry, Forced, entry_text, parse_entry
from splendor_access.game.rules import apply, force
from splendor_access.game.state import HAND_INDEX, Held, State
from splendor_access.table.real_start import (
    Agreed,
    AtStart,
    DoesNotFit,
    Due,
    Had,
    Laid,
    StartingTurn,
    at_start_text,
    due,
    entered_at_start,
    lies_hidden,
    parse_at_start,
    unlaid,
)

_replace = msgspec.structs.replace


class Known(msgspec.Struct, frozen=True):
    """Which card it is that a seat has reserved unseen."""

    seat: int
    place: str
    card: Card


class Entered(msgspec.Struct, frozen=True):
    """One entry. `seat` is the one that was named with it; None where nobody was.

    `reason`: why an action stands that is against the rules.
    """

    what: Action | Revealed | AtStart | Known
    seat: int | None = None
    reason: str = ""


class Step(msgspec.Struct, frozen=True):
    """An entry with the states before and after it, and what happened."""

    entered: Entered
    before: State
    after: State
    events: Sequence[Event]


class Book(msgspec.Struct, frozen=True, dict=True):
    """The entries of a game from its first state, and those that do not fit any more.

    `under_way`: it did not begin with what is entered first, so that all have something already.
    """

    start: State
    steps: tuple[Step, ...] = ()
    pending: tuple[Entered, ...] = ()
    under_way: bool = False

    @property
    def state(self) -> State:
        """The table as it is by the entries."""
        return self.steps[-1].after if self.steps else self.start

    @cached_property
    def unlaid(self) -> Sequence[str]:
        """The places of the start that are still to be laid down."""
        return unlaid(self.state)

    @cached_property
    def due(self) -> Due | None:
        """What of the start is to be entered next, or None where all is."""
        if not self.under_way:
            places = self.unlaid
            return Due("place", place=places[0]) if places else None
        at_start = (step.entered.what for step in self.steps)
        return due(self.state, [what for what in at_start if isinstance(what, AtStart)])

    def add(self, entered: Entered) -> "Book":
        """Return the book with one more entry. While some are pending it goes before them.

        It takes the place of the first one if it says the same kind of thing, and that is not of
        somebody who comes later. Raises DoesNotFit and IllegalAction.
        """
        pending = self.pending
        if pending and _kind(pending[0]) == _kind(entered):
            later = pending[0].seat not in (None, self.state.to_act)
            pending = pending if later else pending[1:]
        return self._with(entered)._replayed(pending)

    def fix(self, at: int, entered: Entered) -> "Book":
        """Return the book with another entry in the place of one.

        Raises IndexError, DoesNotFit and IllegalAction.
        """
        return self._until(at)._with(entered)._replayed(self._entered(at + 1))

    def insert(self, at: int, entered: Entered) -> "Book":
        """Return the book with another entry before one.

        Raises IndexError, DoesNotFit and IllegalAction.
        """
        return self._until(at)._with(entered)._replayed(self._entered(at))

    def drop(self, at: int) -> "Book":
        """Return the book without an entry; behind the last one it is the first pending one.

        Raises IndexError.
        """
        if at == len(self.steps) and self.pending:
            return self._replayed(self.pending[1:])
        return self._until(at)._replayed(self._entered(at + 1))

    def _until(self, at: int) -> "Book":
        if not 0 <= at < len(self.steps):
            raise IndexError(at)
        return _replace(self, steps=self.steps[:at], pending=())

    def _entered(self, at: int) -> tuple[Entered, ...]:
        return (*(step.entered for step in self.steps[at:]), *self.pending)

    def _with(self, entered: Entered) -> "Book":
        before = self.state
        after, events = self.follow(entered)
        step = Step(entered, before, after, events)
        return _replace(self, steps=(*self.steps, step), pending=())

    def _replayed(self, entries: tuple[Entered, ...]) -> "Book":
        """Return the book with these entries as far as they fit, and the rest pending."""
        book = self
        for at, entered in enumerate(entries):
            try:
                book = book._with(entered)
            except (DoesNotFit, IllegalAction):
                return _replace(book, pending=entries[at:])
        return book

    def follow(self, entered: Entered) -> tuple[State, Sequence[Event]]:
        """Return the state after an entry, and what happened; a card from a deck comes unknown.

        Raises DoesNotFit and IllegalAction.
        """
        state = _turned_up(self.state, entered.what)
        if isinstance(entered.what, AtStart):
            return entered_at_start(state, entered.what, under_way=self.under_way), ()
        if self.due:
            raise DoesNotFit("due")
        return _played(state, entered)


def _kind(entered: Entered) -> str:
    """Return what an entry can be corrected by."""
    match entered.what:
        case Had(_seat, kind):
            return kind
        case (
            Laid()
            | StartingTurn()
            | Agreed()
            | Revealed()
            | Known()
            | Return()
            | ChooseNoble() as what
        ):
            return type(what).__name__
        case _:
            return "act"


def _turned_up(state: State, what: object) -> State:
    """Return a state that knows of no hidden card what an entry says is somewhere else.

    Its owner has misread it. Were the entry refused, all would know what was entered in secret.
    """
    card = getattr(what, "card", None) or getattr(what, "item", None)
    if not any(held and held.blind and held.card == card for s in state.seats for held in s.hand):
        return state
    seats = [
        _replace(seat, hand=tuple(_unknown(held, card) for held in seat.hand))
        for seat in state.seats
    ]
    return _replace(state, seats=tuple(seats))


def _unknown(held: Held | None, card: object) -> Held | None:
    found = held and held.blind and isinstance(held.card, Card) and held.card == card
    return Held(Hidden(card.level), blind=True) if found and isinstance(card, Card) else held


def _played(state: State, entered: Entered) -> tuple[State, Sequence[Event]]:
    match entered.what:
        case Known(seat, place, card):
            return _known(state, seat, place, card), ()
        case what:
            assert not isinstance(what, AtStart)
            if entered.seat not in (None, state.to_act):
                raise DoesNotFit("seat")
            if entered.reason and not isinstance(what, Revealed):
                state, events = force(state, what, entered.reason)
            else:
                state, events = apply(state, what)
            if state.awaiting and state.awaiting.place in HAND_INDEX:
                state, more = apply(state, Revealed(Hidden(state.awaiting.level)))
                events += more
            return state, events


def _known(state: State, seat: int, place: str, card: Card) -> State:
    hand = state.seats[seat].hand
    at = HAND_INDEX[place]
    held = hand[at]
    fits = held is not None and held.blind and held.card.level == card.level
    if not fits or not lies_hidden(state, card):
        raise DoesNotFit("known")
    known = _replace(state.seats[seat], hand=(*hand[:at], Held(card, blind=True), *hand[at + 1 :]))
    return _replace(state, seats=(*state.seats[:seat], known, *state.seats[seat + 1 :]))


# Texts, as saves keep them


def entered_text(entered: Entered, before: State) -> str:
    """Write an entry as a line; who was named with it stands elsewhere."""
    if isinstance(entered.what, AtStart):
        return at_start_text(entered.what)
    match entered.what:
        case Known(seat, place, card):
            return f"know {seat} {place} {card_code(card)}"
        case Revealed() as what:
            return entry_text(what, before.awaiting.place if before.awaiting else "h1")
        case what:
            return entry_text(Forced(what, entered.reason) if entered.reason else what)


def parse_entered(text: str, seat: int | None = None) -> Entered:
    """Parse an entry. Raises ValueError."""
    at_start = parse_at_start(text)
    if at_start:
        return Entered(at_start, seat)
    found = re.fullmatch(r"know ([0-3]) (h[1-3]) (.+)", text)
    if found:
        return Entered(Known(int(found[1]), found[2], parse_card(found[3])), seat)
    entry, _place = parse_entry(text)
    if isinstance(entry, Forced):
        return Entered(entry.action, seat, entry.reason)
    if not isinstance(entry, Action | Revealed):
        raise ValueError(text)
    return Entered(entry, seat)


# What a record holds


def recorded(book: Book) -> tuple[State, list[Entry]]:
    """Return the first position and the entries of a record.

    Cards that were named later are in it from the beginning: a record says at once what was drawn.
    """
    start = book.start
    entries: list[Entry] = []
    drawn: dict[tuple[int, str], int] = {}
    for step in book.steps:
        match step.entered.what:
            case what if isinstance(what, AtStart):
                start = step.after
            case Known(seat, place, card) as known:
                if (seat, place) in drawn:
                    entries[drawn[seat, place]] = Revealed(card)
                else:
                    start = _known(start, known.seat, place, card)
            case what:
                if step.entered.reason and not isinstance(what, Revealed):
                    entries.append(Forced(what, step.entered.reason))
                else:
                    entries.append(what)
                for event in step.events:
                    if isinstance(event, Drew):
                        drawn[event.seat, event.hand_place] = len(entries)
                        entries.append(Revealed(event.card))
    return start, entries
