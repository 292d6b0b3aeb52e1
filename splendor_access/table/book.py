"""What people have entered of a game with a real box, and the state that follows from it.

Nothing is dealt here: cards that lie open at the start are laid down by a `Laid`, those that come
later by a `Revealed`. A card that was reserved unseen is `Hidden` until a `Known` names it. A book
never changes. When an earlier entry is corrected, what came after it is played again; from the
first one that does not fit any more they are pending, to be asked for one by one.
"""

import re
from collections.abc import Sequence

import msgspec

from splendor_access.game.actions import Action, ChooseNoble, Return, Revealed
from splendor_access.game.cards import CARDS, LEVELS, Card, Hidden, Noble
from splendor_access.game.chance import unseen
from splendor_access.game.events import Drew, Event, IllegalAction
from splendor_access.game.notation import card_code, noble_code, parse_card, parse_noble
from splendor_access.game.record import Entry, Forced, entry_text, parse_entry
from splendor_access.game.rules import apply, bank_at_start, force
from splendor_access.game.state import (
    HAND_INDEX,
    MARKET_INDEX,
    MARKET_PLACES,
    TILE_PLACES,
    Held,
    RuleSet,
    Seat,
    State,
)

_replace = msgspec.structs.replace


class Laid(msgspec.Struct, frozen=True):
    """A card or a tile that lies open at the start."""

    place: str
    item: Card | Noble


class Known(msgspec.Struct, frozen=True):
    """Which card it is that a seat has reserved unseen."""

    seat: int
    place: str
    card: Card


class Entered(msgspec.Struct, frozen=True):
    """One entry. `seat` is the one that was named with it; None where nobody was.

    `reason`: why an action stands that is against the rules.
    """

    what: Action | Revealed | Laid | Known
    seat: int | None = None
    reason: str = ""


class Step(msgspec.Struct, frozen=True):
    """An entry with the states before and after it, and what happened."""

    entered: Entered
    before: State
    after: State
    events: Sequence[Event]


class DoesNotFit(ValueError):
    """An entry cannot be as the table is now: a reason that no rule gives."""


class Book(msgspec.Struct, frozen=True):
    """The entries of a game from its first state, and those that do not fit any more."""

    start: State
    steps: tuple[Step, ...] = ()
    pending: tuple[Entered, ...] = ()

    @property
    def state(self) -> State:
        """The table as it is by the entries."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def unlaid(self) -> list[str]:
        """The places of the start that are still to be laid down."""
        return unlaid(self.state)

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
        return Book(self.start, self.steps[:at])

    def _entered(self, at: int) -> tuple[Entered, ...]:
        return (*(step.entered for step in self.steps[at:]), *self.pending)

    def _with(self, entered: Entered) -> "Book":
        before = self.state
        after, events = follow(before, entered)
        return Book(self.start, (*self.steps, Step(entered, before, after, events)))

    def _replayed(self, entries: tuple[Entered, ...]) -> "Book":
        """Return the book with these entries as far as they fit, and the rest pending."""
        book = self
        for at, entered in enumerate(entries):
            try:
                book = book._with(entered)
            except (DoesNotFit, IllegalAction):
                return Book(book.start, book.steps, entries[at:])
        return Book(book.start, book.steps)


def _kind(entered: Entered) -> str:
    """Return what an entry can be corrected by."""
    match entered.what:
        case Revealed() | Laid() | Known() | Return() | ChooseNoble() as what:
            return type(what).__name__
        case _:
            return "act"


def blank(rules: RuleSet, players: int) -> State:
    """Return the table before a card lies on it."""
    decks = tuple(sum(card.level == level for card in CARDS) - 4 for level in LEVELS)
    return State(
        rules=rules,
        bank=bank_at_start(players),
        market=tuple(Hidden(place[0]) for place in MARKET_PLACES),
        decks=decks,
        tiles=(),
        seats=(Seat(),) * players,
        to_act=rules.first,
    )


def unlaid(state: State) -> list[str]:
    """Return the places of the start that are still to be laid down."""
    cards = [p for p in MARKET_PLACES if isinstance(state.market[MARKET_INDEX[p]], Hidden)]
    count = state.rules.tile_count(len(state.seats))
    return [*cards, *TILE_PLACES[len(state.tiles) : count]]


def follow(state: State, entered: Entered) -> tuple[State, Sequence[Event]]:
    """Return the state after an entry, and what happened; a card from a deck is drawn unknown.

    Raises DoesNotFit and IllegalAction.
    """
    match entered.what:
        case Laid(place, item):
            return _laid(state, place, item), ()
        case Known(seat, place, card):
            return _known(state, seat, place, card), ()
        case what:
            if unlaid(state):
                raise DoesNotFit("unlaid")
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


def _laid(state: State, place: str, item: Card | Noble) -> State:
    if place not in unlaid(state):
        raise DoesNotFit("laid")
    if isinstance(item, Noble):
        if place != TILE_PLACES[len(state.tiles)] or item in state.tiles:
            raise DoesNotFit("tile")
        return _replace(state, tiles=(*state.tiles, item))
    if place not in MARKET_INDEX or place[0] != item.level or not lies_hidden(state, item):
        raise DoesNotFit("card")
    at = MARKET_INDEX[place]
    return _replace(state, market=(*state.market[:at], item, *state.market[at + 1 :]))


def _known(state: State, seat: int, place: str, card: Card) -> State:
    hand = state.seats[seat].hand
    at = HAND_INDEX[place]
    held = hand[at]
    if held is None or held.card != Hidden(card.level) or not lies_hidden(state, card):
        raise DoesNotFit("known")
    known = _replace(state.seats[seat], hand=(*hand[:at], Held(card, blind=True), *hand[at + 1 :]))
    return _replace(state, seats=(*state.seats[:seat], known, *state.seats[seat + 1 :]))


def lies_hidden(state: State, card: Card) -> bool:
    """Return whether a card can still be on a deck, or be one that only its owner knows."""
    return card in unseen(state)[LEVELS.index(card.level)]


# Texts, as saves keep them


def entered_text(entered: Entered, before: State) -> str:
    """Write an entry as a line; who was named with it stands elsewhere."""
    match entered.what:
        case Laid(place, item):
            return f"lay {place} {noble_code(item) if isinstance(item, Noble) else card_code(item)}"
        case Known(seat, place, card):
            return f"know {seat} {place} {card_code(card)}"
        case Revealed() as what:
            return entry_text(what, before.awaiting.place if before.awaiting else "h1")
        case what:
            return entry_text(Forced(what, entered.reason) if entered.reason else what)


def parse_entered(text: str, seat: int | None = None) -> Entered:
    """Parse an entry. Raises ValueError."""
    found = re.fullmatch(r"lay (\w\d) (.+)", text)
    if found:
        parse = parse_noble if found[1] in TILE_PLACES else parse_card
        return Entered(Laid(found[1], parse(found[2])), seat)
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
            case Laid():
                start = _replace(start, market=step.after.market, tiles=step.after.tiles)
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
