"""One game of a server: decisions are committed in a thread, and sent to each seat.

`Played.seen_by` makes everything that a seat is told, without what it may not know.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import suppress

import msgspec

from splendor_access.game.actions import Action, Buy, Reserve, Revealed
from splendor_access.game.cards import LEVELS, Card
from splendor_access.game.notation import action_text, card_code, parse_action
from splendor_access.game.position import SeenPositions, position_text
from splendor_access.game.rules import play_out
from splendor_access.game.state import HAND_INDEX, State
from splendor_access.online.protocol import frames
from splendor_access.online.server.port import GameLog, QuickLog, StoredSeat
from splendor_access.table.chain import ENDED, Row
from splendor_access.table.database import SaveError
from splendor_access.table.opponents import Opponents
from splendor_access.table.setup import opponents
from splendor_access.table.table import Table, Wanted, wanted_code
from splendor_access.talk.locale import Locale


class Played(msgspec.Struct, frozen=True):
    """A decision, or an undo. `drew`: a card was reserved unseen; `blind` is one bought later."""

    text: str
    seat: int | None
    cards: tuple[Card, ...] = ()
    drew: bool = False
    blind: Card | None = None

    def seen_by(self, viewer: int | None) -> frames.ToldRow:
        """Return the row with a viewer's knowledge."""
        own = viewer == self.seat
        cards = [
            f"?{card.level}" if self.drew and not own else card_code(card) for card in self.cards
        ]
        shown = "" if own or self.blind is None else card_code(self.blind)
        return frames.ToldRow(self.text, self.seat, tuple(cards), shown)


def played(before: State, action: Action, entries: Sequence[object]) -> Played:
    """Return a decision at a state, with the cards it turned over."""
    cards = [entry.card for entry in entries if isinstance(entry, Revealed)]
    drew = isinstance(action, Reserve) and action.place in tuple(LEVELS)
    blind = None
    if isinstance(action, Buy) and action.place in HAND_INDEX:
        held = before.seats[before.to_act].held_at(action.place)
        blind = held.card if held and held.blind and isinstance(held.card, Card) else None
    known = tuple(card for card in cards if isinstance(card, Card))
    return Played(action_text(action), before.to_act, known, drew, blind)


class StandingDecision(msgspec.Struct, frozen=True):
    """A decision not undone: the action, its seat, and its phase."""

    text: str
    seat: int
    phase: str


class SharedGame:
    """A game and all its rows. `number` counts the games of its table.

    Of its table only the state is used. The past is in the rows, from which an undo replays the
    game: a server has many tables, and each has to be small. `log` keeps the rows.
    """

    def __init__(
        self, number: int, table: Table, rows: Sequence[Row], log: GameLog, beside: Executor
    ) -> None:
        self.number = number
        self.table = table
        self.rows: list[Played] = []
        self.turns: list[StandingDecision] = []
        self.commands = {row.command for row in rows if row.command}
        self._log = log
        self._quick = log if isinstance(log, QuickLog) else None
        self._beside = beside
        self._kept = len(rows)
        self._writing: asyncio.Future[None] | None = None
        self._positions = SeenPositions(table.start)
        self._read(rows)
        self._forget()

    def _read(self, rows: Sequence[Row]) -> None:
        """Replay the rows of a save, which do not include the cards turned over."""
        states = [self.table.start]
        for row in rows:
            word, _, rest = row.text.partition(" ")
            if row.text == ENDED:
                continue
            if word == "undo":
                del states[int(rest) + 1 :]
                del self.turns[int(rest) :]
                self.rows.append(Played(row.text, row.seat))
                continue
            before, action = states[-1], parse_action(row.text)
            state, _events, reveals = play_out(before, action, self.table.deal)
            states.append(state)
            self._take(before, action, reveals)

    def _take(self, before: State, action: Action, entries: Sequence[object]) -> None:
        self.rows.append(played(before, action, entries))
        self.turns.append(StandingDecision(self.rows[-1].text, before.to_act, before.phase))

    def last_turn_of(self, seat: int) -> int | None:
        """Return the number of decisions before the last turn of a seat, or None without one."""
        own = [at for at, turn in enumerate(self.turns) if (turn.seat, turn.phase) == (seat, "act")]
        return own[-1] if own else None

    async def act(self, action: Action, command: str | None = None) -> None:
        """Do a legal action of the seat to act. Raises SaveError, without any change."""
        table = self.table
        before, decided = table.state, table.decided(action, command)
        await self._commit(decided.row)
        table.take_in(decided.entries, decided.after, decided.events)
        self._forget()
        self._take(before, decided.action, decided.entries)

    async def undo_to(self, decisions: int, seat: int, command: str | None = None) -> None:
        """Return to the first decisions. Raises SaveError, without any change."""
        row = Row(f"undo {decisions}", seat, command)
        state = self.table.start
        for turn in self.turns[:decisions]:
            state, _events, _reveals = play_out(state, parse_action(turn.text), self.table.deal)
        await self._commit(row)
        self.table.state, self.table.end_told = state, False
        self.table.version += 1
        del self.turns[decisions:]
        self.rows.append(Played(row.text, seat))

    async def wait_for_writes(self) -> None:
        """Wait until all writes to the save are finished."""
        while self._writing and not self._writing.done():
            await asyncio.wait([self._writing])

    async def renew(self) -> None:
        """Renew the lease on the game. Raises SaveError if it is lost."""
        await asyncio.get_running_loop().run_in_executor(self._beside, self._log.renew)

    async def close(self) -> None:
        """Close the files; nobody hears of the game any more. Raises nothing."""
        await self.wait_for_writes()
        log, table = self._log, self.table

        def close() -> None:
            if table.over and not table.end_told:
                # Without the mark the end is told once more.
                with suppress(SaveError):
                    log.append(Row(ENDED), log.version)
            log.close()

        loop = asyncio.get_running_loop()
        await asyncio.shield(loop.run_in_executor(self._beside, close))

    def _forget(self) -> None:
        """Drop everything about the past but the rows."""
        table = self.table
        for told in (table.log, table.entries, table.moments, table.undone):
            told.clear()

    async def _commit(self, row: Row) -> None:
        """Write a row to the disk in another thread; the lock of the table keeps the order."""
        await self.wait_for_writes()
        if self._quick:
            self._writing = asyncio.wrap_future(self._quick.append_soon(row, self._kept))
        else:
            loop = asyncio.get_running_loop()
            self._writing = loop.run_in_executor(self._beside, self._log.append, row, self._kept)
        # The caller may be cancelled; a thread that writes is not.
        await asyncio.shield(self._writing)
        self._kept += 1
        if row.command:
            self.commands.add(row.command)

    def frame(self, seat: int, told: int | None = None) -> frames.GameFrame:
        """Return the whole game with the knowledge of a seat or spectator.

        Who sits there was told the first rows earlier.
        """
        table, viewer = self.table, _viewer(seat)
        rows = tuple(row.seen_by(viewer) for row in self.rows)
        start = position_text(table.start.view(viewer))
        players = tuple(frames.SeatedPlayer(each.name, each.kind) for each in table.players)
        told = None if told is None else min(told, len(rows))
        position = self._positions.line(self.table.state, viewer)
        return frames.GameFrame(self.number, players, start, rows, position, told=told)

    def news(self, seat: int, version: int) -> frames.NewsFrame:
        """Return the rows since a version, with the knowledge of a seat or spectator."""
        viewer = _viewer(seat)
        rows = tuple(row.seen_by(viewer) for row in self.rows[version:])
        return frames.NewsFrame(
            self.number, version, rows, self._positions.line(self.table.state, viewer)
        )

    def want(self, seat: int, wanted: Wanted | None) -> None:
        """Keep what a seat of a page wants with the game, written in another thread."""
        table = self.table
        if wanted is None:
            table.wanted.pop(seat, None)
        else:
            table.wanted[seat] = wanted
        log, before = self._log, self._writing

        async def write() -> None:
            if before:
                await asyncio.wait([before])
            # If it cannot be written, it is known until the server ends.
            with suppress(SaveError):
                if wanted is None:
                    await asyncio.to_thread(log.unwant, seat)
                else:
                    await asyncio.to_thread(log.want, seat, wanted_code(wanted))

        self._writing = asyncio.ensure_future(write())


class TableAims:
    """What the seats of pages want, kept with the game that a table plays."""

    def __init__(self, game: Callable[[], SharedGame | None]) -> None:
        self._game = game

    def kept(self, game: int, seat: int) -> Wanted | None:
        """Return what a seat wants in a game, or None."""
        played = self._game()
        return played.table.wanted.get(seat) if played and played.number == game else None

    def keep(self, game: int, seat: int, wanted: Wanted | None) -> None:
        """Keep what a seat wants, or that it wants nothing any more."""
        played = self._game()
        if played and played.number == game:
            played.want(seat, wanted)


def _viewer(seat: int) -> int | None:
    """Return the viewer of a seat; a spectator, with a negative number, has public knowledge."""
    return seat if seat >= 0 else None


class Thinkers:
    """The computer opponents of all tables, in one process."""

    def __init__(self) -> None:
        self._opponents = Opponents()
        self._one = asyncio.Lock()

    async def choose(self, table: Table, kind: str, number: int) -> Action:
        """Return a bot's action for the seat to act. `number` counts the decisions before it."""
        view = table.state.view(table.state.to_act)
        async with self._one:
            return await self._opponents.choose(kind, view, table.chance, number)

    async def close(self) -> None:
        """End the process."""
        await self._opponents.close()


def with_bots(
    levels: Iterable[str], names: Iterable[str], locale: Locale
) -> tuple[StoredSeat, ...]:
    """Return the seats of computer opponents, with names not yet taken."""
    return tuple(StoredSeat(p.name, p.kind) for p in opponents([*levels], [*names], locale))
