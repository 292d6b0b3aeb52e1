"""The entries of a game with a real box, and the state that follows from them.

Nothing is dealt here: an `AtStart` enters what lies on the table at the start, a `Revealed` each
card that comes later. A card that was reserved unseen is `Hidden` until a `Known` names it. A book
is immutable. After the correction of an entry the later ones are played again; from the first one
that no longer fits they are pending, and the people are asked for them one by one.
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
from splendor_access.game.set_right import (
    BringNoble,
    CountTokens,
    LeaveEmpty,
    SetRight,
    ShowCard,
    SwapCards,
    TurnUp,
    set_right,
)
from splendor_access.game.state import HAND_INDEX, Held, State, with_hand
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
    enter_at_start,
    lies_hidden,
    parse_at_start,
    unlaid,
)

_replace = msgspec.structs.replace


class Known(msgspec.Struct, frozen=True):
    """The identity of a card that a seat has reserved unseen."""

    seat: int
    place: str
    card: Card


class Entered(msgspec.Struct, frozen=True):
    """One entry. `seat` is the one named with it, or None.

    `reason`: why an action against the rules stands.
    """

    what: Action | Revealed | AtStart | Known | SetRight
    seat: int | None = None
    reason: str = ""


class Step(msgspec.Struct, frozen=True):
    """An entry with the states before and after it, and its events."""

    entered: Entered
    before: State
    after: State
    events: Sequence[Event]


class Book(msgspec.Struct, frozen=True, dict=True):
    """The entries of a game from its first state, and those that no longer fit.

    `under_way`: the game had begun before the first entry, so that the players have tokens and
    cards already.
    """

    start: State
    steps: tuple[Step, ...] = ()
    pending: tuple[Entered, ...] = ()
    under_way: bool = False

    @property
    def state(self) -> State:
        """The state after all entries."""
        return self.steps[-1].after if self.steps else self.start

    @cached_property
    def unlaid(self) -> Sequence[str]:
        """The places whose first cards are still to be entered."""
        return unlaid(self.state)

    @cached_property
    def due(self) -> Due | None:
        """The next thing to enter at the start, or None once everything is entered."""
        if not self.under_way:
            places = self.unlaid
            return Due("place", place=places[0]) if places else None
        at_start = (step.entered.what for step in self.steps)
        return due(self.state, [what for what in at_start if isinstance(what, AtStart)])

    def add(self, entered: Entered) -> "Book":
        """Return the book with one more entry, before those that are pending.

        It replaces the first pending entry if that is of the same kind, and not of a later seat.
        Raises DoesNotFit and IllegalAction.
        """
        pending = self.pending
        if pending and _kind(pending[0]) == _kind(entered):
            later = pending[0].seat not in (None, self.state.to_act)
            pending = pending if later else pending[1:]
        return self._with(entered)._replayed(pending)

    def fix(self, at: int, entered: Entered) -> "Book":
        """Return the book with an entry replaced.

        Raises IndexError, DoesNotFit and IllegalAction.
        """
        return self._until(at)._with(entered)._replayed(self._entered(at + 1))

    def insert(self, at: int, entered: Entered, *behind: Entered) -> "Book":
        """Return the book with an entry, and those `behind` it, inserted before another.

        Raises IndexError, DoesNotFit and IllegalAction for the first; the others can be pending.
        """
        return self._until(at)._with(entered)._replayed((*behind, *self._entered(at)))

    def drop(self, at: int) -> "Book":
        """Return the book without an entry; the index after the last means the first pending one.

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
        """Return the book with the entries that fit, and the rest pending."""
        book = self
        for at, entered in enumerate(entries):
            try:
                book = book._with(entered)
            except (DoesNotFit, IllegalAction):
                return _replace(book, pending=entries[at:])
        return book

    def follow(self, entered: Entered) -> tuple[State, Sequence[Event]]:
        """Return the state after an entry, and its events; a card from a deck stays unknown.

        Raises DoesNotFit and IllegalAction.
        """
        state = _turned_up(self.state, entered.what)
        if isinstance(entered.what, AtStart):
            return enter_at_start(state, entered.what, under_way=self.under_way), ()
        if self.due:
            raise DoesNotFit("due")
        return _played(state, entered)


def _kind(entered: Entered) -> str:
    """Return the kind of an entry: only entries of the same kind can replace it."""
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
            | ChooseNoble()
            | CountTokens()
            | SwapCards()
            | ShowCard()
            | BringNoble()
            | TurnUp() as what
        ):
            return type(what).__name__
        case LeaveEmpty():
            return Revealed.__name__  # it says what lies there, as a card that is turned up does
        case _:
            return "act"


def _turned_up(state: State, what: object) -> State:
    """Forget the secretly entered card of a hand if an entry says that it is elsewhere.

    Its owner has misread it. A refusal of the entry would tell all what was entered in secret.
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
            if isinstance(what, SetRight):
                return set_right(state, what)
            if entered.seat not in (None, state.to_act):
                raise DoesNotFit("seat")
            if entered.reason and isinstance(what, Action):
                state, events = force(state, what, entered.reason)
            else:
                state, events = apply(state, what)
            if state.awaiting and state.awaiting.place in HAND_INDEX:
                state, more = apply(state, Revealed(Hidden(state.awaiting.level)))
                events += more
            return state, events


def _known(state: State, seat: int, place: str, card: Card) -> State:
    held = state.seats[seat].held_at(place)
    fits = held is not None and held.blind and held.card.level == card.level
    if not fits or not lies_hidden(state, card):
        raise DoesNotFit("known")
    known = with_hand(state.seats[seat], place, Held(card, blind=True))
    return _replace(state, seats=(*state.seats[:seat], known, *state.seats[seat + 1 :]))


# Texts for saves


def entered_text(entered: Entered, before: State) -> str:
    """Write an entry as a line, without its seat."""
    if isinstance(entered.what, AtStart):
        return at_start_text(entered.what)
    match entered.what:
        case Known(seat, place, card):
            return f"know {seat} {place} {card_code(card)}"
        case Revealed() as what:
            return entry_text(what, before.awaiting.place if before.awaiting else "h1")
        case what if isinstance(what, Action) and entered.reason:
            return entry_text(Forced(what, entered.reason))
        case what:
            return entry_text(what)


def parse_entered(text: str, seat: int | None = None) -> Entered:
    """Parse an entry. Raises ValueError."""
    at_start = parse_at_start(text)
    if at_start:
        return Entered(at_start, seat)
    found = re.fullmatch(r"know ([0-3]) (h[1-4]) (.+)", text)
    if found:
        return Entered(Known(int(found[1]), found[2], parse_card(found[3])), seat)
    entry, _place = parse_entry(text)
    if isinstance(entry, Forced):
        return Entered(entry.action, seat, entry.reason)
    if not isinstance(entry, Action | Revealed | SetRight):
        raise ValueError(text)
    return Entered(entry, seat)


# Records


def recorded(book: Book) -> tuple[State, list[Entry]]:
    """Return the first position and the entries of a record.

    Cards that were named later are in them from the beginning, as a record names a card at once.
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
                if step.entered.reason and isinstance(what, Action):
                    entries.append(Forced(what, step.entered.reason))
                else:
                    entries.append(what)
                for event in step.events:
                    if isinstance(event, Drew):
                        drawn[event.seat, event.hand_place] = len(entries)
                        entries.append(Revealed(event.card))
    return start, entries
