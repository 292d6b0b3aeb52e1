"""One game of a server: decisions are committed beside the loop, and told to each seat as it may.

All that a seat is told is made by `Played.seen_by`, which leaves out what the seat may not know.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Executor

import msgspec

from splendor_access.game.actions import Action, Buy, Reserve, Revealed
from splendor_access.game.cards import LEVELS, Card
from splendor_access.game.notation import action_text, card_code, parse_action
from splendor_access.game.position import position_text
from splendor_access.game.rules import apply
from splendor_access.game.state import HAND_INDEX, State
from splendor_access.protocol import frames
from splendor_access.table.chain import ENDED, Row
from splendor_access.table.table import Table


class Played(msgspec.Struct, frozen=True):
    """A decision, or an undo. `drew`: the card was reserved unseen; `blind`: it had been."""

    text: str
    seat: int | None
    cards: tuple[Card, ...] = ()
    drew: bool = False
    blind: Card | None = None

    def seen_by(self, viewer: int | None) -> frames.Row:
        """Return it as a seat may know it."""
        own = viewer == self.seat
        cards = [
            f"?{card.level}" if self.drew and not own else card_code(card) for card in self.cards
        ]
        shown = "" if own or self.blind is None else card_code(self.blind)
        return frames.Row(self.text, self.seat, tuple(cards), shown)


def played(before: State, action: Action, entries: Sequence[object]) -> Played:
    """Return a decision that was made at a state, with the cards it turned over."""
    cards = [entry.card for entry in entries if isinstance(entry, Revealed)]
    drew = isinstance(action, Reserve) and action.place in tuple(LEVELS)
    blind = None
    if isinstance(action, Buy) and action.place in HAND_INDEX:
        held = before.seats[before.to_act].hand[HAND_INDEX[action.place]]
        blind = held.card if held and held.blind and isinstance(held.card, Card) else None
    known = tuple(card for card in cards if isinstance(card, Card))
    return Played(action_text(action), before.to_act, known, drew, blind)


class SharedGame:
    """A game and all its rows. `number` counts the games of its table."""

    def __init__(self, number: int, table: Table, rows: Sequence[Row], beside: Executor) -> None:
        self.number = number
        self.table = table
        self.rows: list[Played] = []
        self.commands = {row.command for row in rows if row.command}
        self._beside = beside
        self._read(rows)

    def _read(self, rows: Sequence[Row]) -> None:
        """Play the rows of a save again: what they turned over is not in them."""
        table = self.table
        states = [table.start]
        for row in rows:
            word, _, rest = row.text.partition(" ")
            if row.text == ENDED:
                continue
            if word == "undo":
                del states[int(rest) + 1 :]
                self.rows.append(Played(row.text, row.seat))
                continue
            before, action = states[-1], parse_action(row.text)
            state, _events = apply(before, action)
            entries: list[object] = []
            while state.awaiting is not None:
                entries.append(reveal := table.deal.reveal(state))
                state, _events = apply(state, reveal)
            states.append(state)
            self.rows.append(played(before, action, entries))

    async def act(self, action: Action, command: str | None = None) -> None:
        """Do a legal action of the seat to act. Raises SaveError, with nothing done."""
        table = self.table
        before, decided = table.state, table.decided(action, command)
        await self._commit(decided.row)
        table.take_in(decided.entries, decided.after, decided.events)
        self.rows.append(played(before, parse_action(decided.row.text), decided.entries))

    async def undo_to(self, decisions: int, seat: int, command: str | None = None) -> None:
        """Go back to the first so many decisions. Raises SaveError, with nothing done."""
        row = self.table.undoing(decisions, seat, command)
        await self._commit(row)
        self.table.take_back(decisions)
        self.rows.append(Played(row.text, seat))

    async def _commit(self, row: Row) -> None:
        """Write a row to the disk in another thread; the lock of the table keeps the order."""
        assert self.table.save
        await asyncio.get_running_loop().run_in_executor(self._beside, self.table.save.add, row)
        if row.command:
            self.commands.add(row.command)

    def frame(self, seat: int) -> frames.Game:
        """Return all of the game as a seat may know it, or one who watches."""
        table, viewer = self.table, _viewer(seat)
        rows = tuple(row.seen_by(viewer) for row in self.rows)
        start = position_text(table.start.view(viewer))
        return frames.Game(self.number, table.players, start, rows, self._position(viewer))

    def news(self, seat: int, version: int) -> frames.News:
        """Return what was done since a version, as a seat may know it, or one who watches."""
        viewer = _viewer(seat)
        rows = tuple(row.seen_by(viewer) for row in self.rows[version:])
        return frames.News(self.number, version, rows, self._position(viewer))

    def _position(self, viewer: int | None) -> str:
        return position_text(self.table.state.view(viewer))


def _viewer(seat: int) -> int | None:
    """Return whose view it is; one who watches, with a number below 0, may know what all may."""
    return seat if seat >= 0 else None
