"""The table of a game, its only mutable object, which also keeps what each seat has in mind.

Every decision is committed before it counts. A seat can have a card in mind, a noble, or to win by
points.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

import msgspec

from splendor_access.game.actions import Action
from splendor_access.game.cards import Card, Noble
from splendor_access.game.chance import Chance, Deal
from splendor_access.game.events import Dealt, Drew, Event, Refusal, TurnBegan
from splendor_access.game.legality import refusal, with_payment
from splendor_access.game.notation import (
    action_text,
    card_code,
    noble_code,
    parse_any_card,
    parse_noble,
)
from splendor_access.game.record import HUMAN, Entry, Player, Record, Undone
from splendor_access.game.rules import play_out
from splendor_access.game.state import TILE_PLACES, State
from splendor_access.table.chain import ENDED, Beginning, Row, beginning
from splendor_access.table.database import SaveError
from splendor_access.table.saves import Save, create

POINTS: Literal["points"] = "points"
"""What a seat wants that wants to win by points, and no card or noble before others."""

PLANS = 4
"""What is stored for a seat is what it wants; for so many seats more, to what its hints keep."""

Wanted = Card | Noble | Literal["points"]
"""What a seat can want."""


def wanted_code(thing: Wanted) -> str:
    """Return what a seat wants as it is written: a code, or `points`."""
    match thing:
        case Card():
            return card_code(thing)
        case Noble():
            return noble_code(thing)
        case _:
            return thing


def parse_wanted(code: str) -> Wanted:
    """Return what a seat wants from how it is written. Raises ValueError."""
    if code == POINTS:
        return POINTS
    try:
        return parse_any_card(code)
    except ValueError:
        return parse_noble(code)


def place_of_wanted(wanted: Wanted | None, state: State, seat: int) -> str | None:
    """Return where a seat sees what it wants, `points`, or None where that is nowhere."""
    if wanted is None or wanted == POINTS:
        return wanted
    tiles = dict(zip(TILE_PLACES, state.tiles, strict=False))
    there = {**state.known_cards(seat), **tiles}
    return next((place for place, thing in there.items() if thing == wanted), None)


class Logged(msgspec.Struct, frozen=True):
    """An event with its unique number."""

    number: int
    event: Event


class TakenBack(msgspec.Struct, frozen=True):
    """The events of an undo, and whether they had turned over hidden cards."""

    events: tuple[Event, ...]
    seen: bool


class Moment(msgspec.Struct, frozen=True):
    """The table just before a decision, to which an undo can go back."""

    state: State
    entries: int
    log: int


class Decided(msgspec.Struct, frozen=True):
    """A decision to commit, and its results."""

    action: Action
    row: Row
    entries: Sequence[Entry]
    after: State
    events: Sequence[Event]


class Table:
    """A game being played: its players, its state, and its history.

    `save` is None while a game is not saved. `version` counts changes. `undone` has the undone
    events, which the log lacks. `end_told`: the people at the table have been told the end of the
    game. `wanted` has what seats have in mind, `plans` the cards to which their hints keep.
    """

    def __init__(
        self,
        players: Sequence[Player],
        start: State,
        deal: Deal,
        chance: Chance,
        save: Save | None = None,
    ) -> None:
        self.players = tuple(players)
        self.deal = deal
        self.chance = chance
        self.save = save
        self.start = start
        self.state = start
        self.entries: list[Entry] = []
        self.moments: list[Moment] = []
        self.log: list[Logged] = []
        self.undone: list[TakenBack] = []
        self.version = 0
        self.end_told = False
        self.wanted: dict[int, Wanted] = {}
        self.plans: dict[int, Card] = {}
        self._number = 0

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(player.name for player in self.players)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(i for i, player in enumerate(self.players) if player.kind == HUMAN)

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats of computer opponents of this program."""
        return tuple(i for i, player in enumerate(self.players) if player.kind != HUMAN)

    @property
    def elsewhere(self) -> bool:
        """Whether the game is played on a server, with friends elsewhere."""
        return False

    @property
    def told_before(self) -> int:
        """The number of the last event that a player who returns has been told: of all."""
        return self.log[-1].number if self.log else 0

    @property
    def real(self) -> bool:
        """Whether the cards and tokens lie on a real table, and people enter what is done."""
        return False

    @property
    def waits(self) -> bool:
        """Whether a decision of this seat still waits for the server."""
        return False

    @property
    def cut_off(self) -> bool:
        """Whether the player has been told that the connection to the server is lost."""
        return False

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == "over"

    @property
    def actions(self) -> tuple[Action | None, ...]:
        """The action of each of the moments, or None for one against the rules."""
        entries = (self.entries[moment.entries] for moment in self.moments)
        return tuple(e if isinstance(e, Action) else None for e in entries)

    @property
    def round(self) -> int:
        """The number of the present round, from 1."""
        turns = sum(isinstance(logged.event, TurnBegan) for logged in self.log)
        return turns // len(self.players) + 1

    def kept(self) -> Beginning:
        """Return the beginning of the game, for a save."""
        return beginning(self.players, self.start, self.deal, self.chance)

    def record(self) -> Record:
        """Return the game so far."""
        deal = self.deal if self.deal.decks else None
        return Record(self.players, self.start, tuple(self.entries), deal)

    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action is illegal now, or None."""
        return refusal(self.state, action)

    def act(self, action: Action, command: str | None = None) -> None:
        """Do a legal action of the seat to act; `command` is the id of the command with it.

        Raises SaveError if it cannot be committed; then nothing has changed.
        """
        decided = self.decided(action, command)
        self._commit(decided.row)
        self.take_in(decided.entries, decided.after, decided.events)

    def decided(self, action: Action, command: str | None = None) -> Decided:
        """Return the results of a legal action of the seat to act, without doing it."""
        action = with_payment(self.state, action)
        state, events, reveals = play_out(self.state, action, self.deal)
        row = Row(action_text(action), self.state.to_act, command)
        return Decided(action, row, [action, *reveals], state, events)

    def take_in(self, entries: Sequence[Entry], after: State, events: Sequence[Event]) -> None:
        """Apply a decision that has been committed."""
        self.moments.append(Moment(self.state, len(self.entries), len(self.log)))
        self.state = after
        self.entries += entries
        self._tell(events)

    def undo_to(self, decisions: int, seat: int | None = None, command: str | None = None) -> None:
        """Go back to the first `decisions` decisions, at the request of a seat.

        `command` is the id of its command. Raises IndexError if there are not more decisions, and
        SaveError if the undo cannot be committed; then nothing has changed.
        """
        row = self.undoing(decisions, seat, command)
        self._commit(row)
        self.take_back(decisions)

    def undoing(self, decisions: int, seat: int | None, command: str | None = None) -> Row:
        """Return the row of an undo that keeps so many decisions. Raises IndexError."""
        if not 0 <= decisions < len(self.moments):
            raise IndexError(decisions)
        return Row(f"undo {decisions}", seat, command)

    def take_back(self, decisions: int) -> None:
        """Apply an undo that has been committed. Raises IndexError."""
        moment = self.moments[decisions]
        events = tuple(logged.event for logged in self.log[moment.log :])
        seen = any(isinstance(event, Dealt | Drew) for event in events)
        # Marks among the removed entries stay: the record shows every look at a card.
        marks = [entry for entry in self.entries[moment.entries :] if isinstance(entry, Undone)]
        self.entries[moment.entries :] = [*marks, Undone(len(self.moments) - decisions, seen)]
        self.state = moment.state
        del self.log[moment.log :]
        del self.moments[decisions:]
        self.undone.append(TakenBack(events, seen))
        self.end_told = False
        self.version += 1

    def last_turn_of(self, seat: int, turns: int = 1) -> int | None:
        """Return the number of decisions before the last turns of a seat, or None without them."""
        own = self.turns_of(seat)
        return own[-turns] if len(own) >= turns else None

    def turns_of(self, seat: int) -> list[int]:
        """Return the numbers of decisions before each turn of a seat."""
        return [
            i
            for i, moment in enumerate(self.moments)
            if moment.state.to_act == seat and moment.state.phase == "act"
        ]

    def mark_end_told(self) -> None:
        """Note that the end of the game has been told, so that it is not told again."""
        if not self.over or self.end_told:
            return
        self.end_told = True
        with suppress(SaveError):
            # Without the mark the end is told once more.
            self._commit(Row(ENDED))

    def want(self, seat: int, thing: Wanted) -> None:
        """Set what a seat wants."""
        self.wanted[seat] = thing
        self._store(seat, thing)

    def unwant(self, seat: int) -> None:
        """Forget what a seat wants."""
        if self.wanted.pop(seat, None):
            self._store(seat, None)

    def plan(self, seat: int, card: Card | None) -> None:
        """Set the card to which the hints of a seat keep from now on."""
        if self.plans.get(seat) == card:
            return
        if card is None:
            del self.plans[seat]
        else:
            self.plans[seat] = card
        self._store(seat + PLANS, card)

    def _store(self, number: int, thing: Wanted | None) -> None:
        """Store what is wanted. If it cannot be written, it is known until the program ends."""
        if not self.save:
            return
        with suppress(SaveError):
            if thing is None:
                self.save.unwant(number)
            else:
                self.save.want(number, wanted_code(thing))

    def _commit(self, row: Row) -> None:
        if self.save:
            self.save.add(row)

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self._number += 1
            self.log.append(Logged(self._number, event))
        self.version += 1


def start_saving(table: Table) -> None:
    """Create a save for a new table without one. Raises SaveError."""
    save_to(table, create(table.kept()))


def save_to(table: Table, save: Save) -> None:
    """Save a table in a new file from now on."""
    table.save = save
    for seat, thing in table.wanted.items():
        table.want(seat, thing)
    plans, table.plans = table.plans, {}
    for seat, card in plans.items():
        table.plan(seat, card)
