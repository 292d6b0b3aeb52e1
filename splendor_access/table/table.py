"""The table: the one thing that changes. Every decision is committed before it counts."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from splendor_access.game.actions import Action
from splendor_access.game.cards import Card
from splendor_access.game.chance import Chance, Deal
from splendor_access.game.events import Dealt, Drew, Event, Refusal, TurnBegan
from splendor_access.game.legality import refusal
from splendor_access.game.notation import action_text, card_code
from splendor_access.game.payment import complete
from splendor_access.game.record import HUMAN, Entry, Player, Record, Undone
from splendor_access.game.rules import play_out
from splendor_access.game.state import State
from splendor_access.table.beginning import Beginning, beginning
from splendor_access.table.chain import ENDED, Row
from splendor_access.table.database import SaveError
from splendor_access.table.saves import Save, create


class Logged(msgspec.Struct, frozen=True):
    """An event with its number, which is never given twice."""

    number: int
    event: Event


class TakenBack(msgspec.Struct, frozen=True):
    """The events that an undo took back, and whether hidden cards had been seen in them."""

    events: tuple[Event, ...]
    seen: bool


class Moment(msgspec.Struct, frozen=True):
    """The table just before a decision: where undo can go back to."""

    state: State
    entries: int
    log: int


class Decided(msgspec.Struct, frozen=True):
    """A decision as it is committed, and what comes of it once it is."""

    row: Row
    entries: Sequence[Entry]
    after: State
    events: Sequence[Event]


class Table:
    """A game being played: who sits where, the state, and all that has happened.

    `save` is None while a game is played unsaved. `version` changes with every change. `undone`
    has the undos, of which the log keeps nothing. `end_told` says whether the people at the table
    have heard how the game ended. `wanted` has the cards that seats have in mind.
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
        self.wanted: dict[int, Card] = {}
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
        """The seats whose decisions are made by computer opponents of this program."""
        return tuple(i for i, player in enumerate(self.players) if player.kind != HUMAN)

    @property
    def elsewhere(self) -> bool:
        """Whether the game is played on a server, with friends elsewhere."""
        return False

    @property
    def real(self) -> bool:
        """Whether the cards and tokens lie on a real table, and people enter what is done."""
        return False

    @property
    def waits(self) -> bool:
        """Whether a decision was made here that does not count yet."""
        return False

    @property
    def cut_off(self) -> bool:
        """Whether the player has been told that the connection to the server is away."""
        return False

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == "over"

    @property
    def actions(self) -> tuple[Action | None, ...]:
        """What was done at each of the moments, or None where it was against the rules."""
        entries = (self.entries[moment.entries] for moment in self.moments)
        return tuple(e if isinstance(e, Action) else None for e in entries)

    @property
    def round(self) -> int:
        """Which round is being played, from 1."""
        turns = sum(isinstance(logged.event, TurnBegan) for logged in self.log)
        return turns // len(self.players) + 1

    def kept(self) -> Beginning:
        """Return what a save must hold before the first decision."""
        return beginning(self.players, self.start, self.deal, self.chance)

    def record(self) -> Record:
        """Return the game so far."""
        deal = self.deal if self.deal.decks else None
        return Record(self.players, self.start, tuple(self.entries), deal)

    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action is not legal now, or None."""
        return refusal(self.state, action)

    def act(self, action: Action, command: str | None = None) -> None:
        """Do a legal action of the seat to act, which came with a command of this id.

        Raises SaveError, with nothing done, when it cannot be committed.
        """
        decided = self.decided(action, command)
        self._commit(decided.row)
        self.take_in(decided.entries, decided.after, decided.events)

    def decided(self, action: Action, command: str | None = None) -> Decided:
        """Return what comes of a legal action of the seat to act; nothing is done."""
        action = complete(self.state, action)
        state, events, reveals = play_out(self.state, action, self.deal)
        row = Row(action_text(action), self.state.to_act, command)
        return Decided(row, [action, *reveals], state, events)

    def take_in(self, entries: Sequence[Entry], after: State, events: Sequence[Event]) -> None:
        """Take in a decision that has been made and kept, and what came of it."""
        self.moments.append(Moment(self.state, len(self.entries), len(self.log)))
        self.state = after
        self.entries += entries
        self._tell(events)

    def undo_to(self, decisions: int, seat: int | None = None, command: str | None = None) -> None:
        """Go back to the first so many decisions, as a seat asked for with a command of this id.

        Raises IndexError where there are not more, and SaveError, with nothing done, when it
        cannot be committed.
        """
        row = self.undoing(decisions, seat, command)
        self._commit(row)
        self.take_back(decisions)

    def undoing(self, decisions: int, seat: int | None, command: str | None = None) -> Row:
        """Return the row that keeps so many decisions; nothing is done. Raises IndexError."""
        if not 0 <= decisions < len(self.moments):
            raise IndexError(decisions)
        return Row(f"undo {decisions}", seat, command)

    def take_back(self, decisions: int) -> None:
        """Go back to the first so many decisions, which has been kept. Raises IndexError."""
        moment = self.moments[decisions]
        events = tuple(logged.event for logged in self.log[moment.log :])
        seen = any(isinstance(event, Dealt | Drew) for event in events)
        # Earlier marks among the entries that go stay: the record tells of every look at a card.
        marks = [entry for entry in self.entries[moment.entries :] if isinstance(entry, Undone)]
        self.entries[moment.entries :] = [*marks, Undone(len(self.moments) - decisions, seen)]
        self.state = moment.state
        del self.log[moment.log :]
        del self.moments[decisions:]
        self.undone.append(TakenBack(events, seen))
        self.end_told = False
        self.version += 1

    def last_turn_of(self, seat: int) -> int | None:
        """Return how many decisions come before the last turn of a seat, or None without one."""
        own = [
            i
            for i, moment in enumerate(self.moments)
            if moment.state.to_act == seat and moment.state.phase == "act"
        ]
        return own[-1] if own else None

    def mark_end_told(self) -> None:
        """Take note that the end of the game has been told; until then going on tells it again."""
        if not self.over or self.end_told:
            return
        self.end_told = True
        with suppress(SaveError):
            # Without the mark it is told once more.
            self._commit(Row(ENDED))

    def want(self, seat: int, card: Card) -> None:
        """Keep in mind which card a seat wants."""
        self.wanted[seat] = card
        if self.save:
            # Where it cannot be written, it is known until the program ends.
            with suppress(SaveError):
                self.save.want(seat, card_code(card))

    def _commit(self, row: Row) -> None:
        if self.save:
            self.save.add(row)

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self._number += 1
            self.log.append(Logged(self._number, event))
        self.version += 1


def keep(table: Table) -> None:
    """Begin a save for a table that has none, with all that was done. Raises SaveError."""
    adopt(table, create(table.kept()))


def adopt(table: Table, save: Save) -> None:
    """Let a table be saved in a new file from now on."""
    table.save = save
    for seat, card in table.wanted.items():
        table.want(seat, card)
