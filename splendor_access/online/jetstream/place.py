"""One table in JetStream: a `Place`, and the log of its open game.

Each change replaces the head, and expects the one it was made from: who does not have the table any
more changes nothing.
"""

import asyncio
import threading
import zlib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress

import msgspec

from splendor_access.online.jetstream.client import ARCHIVE
from splendor_access.online.jetstream.heads import PACK, TableHead, read_head
from splendor_access.online.jetstream.servers import Servers
from splendor_access.online.server.port import LeaseLost, ResumedGame, Stage, StoredTable, TableCopy
from splendor_access.saved_games import restore
from splendor_access.table.chain import Beginning, Row, beginning_digest, row_digest
from splendor_access.table.contents import Contents
from splendor_access.table.database import SaveError
from splendor_access.table.table import Table

ARCHIVED = "splendor.archive"

STAGE, AT = "Splendor-Stage", "Splendor-At"
"""Headers of a head: how far its game is, and when the table was last used."""

OTHERS = 0.002
"""Seconds until the loop looks again whether a thread has finished with a table."""


class HeldTable:
    """What a server knows of a table that is its own: the head, and its number.

    `claimed`: the whole table is its own. `log` is that of the open game. Who reads or changes any
    of it holds `order`; `adding`: the loop of the connection does.
    """

    def __init__(self) -> None:
        self.order = threading.RLock()
        self.head: TableHead | None = None
        self.number = 0
        self.claimed = False
        self.log: JetLog | None = None
        self.gaps = 0
        self.adding = False


class JetPlace:
    """What is kept of one table: a `Place`. Several of one server share its slot."""

    def __init__(self, name: str, servers: Servers, slot: HeldTable) -> None:
        self.name = name
        self.servers = servers
        self.slot = slot

    def _subject(self) -> str:
        return f"splendor.keep.table.{self.name}"

    def _pack(self, game: int, number: int | str) -> str:
        return f"splendor.keep.pack.{self.name}.{game}.{number}"

    # The head

    def there(self) -> bool:
        """Return whether there is such a table. Raises SaveError."""
        with self.slot.order:
            return self.slot.head is not None or self.servers.jet.get(self._subject()) is not None

    def head(self) -> tuple[TableHead, int]:
        """Return the head, and its number. Raises SaveError."""
        with self.slot.order:
            if self.slot.head:
                return self.slot.head, self.slot.number
        return read_head(self.servers.jet.get(self._subject()), self.servers.format)

    def put(self, head: TableHead, expected: int, seconds: float | None = None) -> int:
        """Replace the head within so many seconds; return its number. Raises SaveError."""
        return self.servers.jet.wait(self._put(head, expected), seconds)

    async def _put(self, head: TableHead, expected: int) -> int:
        """Replace the head, in the loop of the connection. Raises SaveError."""
        headers = {STAGE: head.stage, AT: f"{head.at}"}
        body = msgspec.json.encode(head)
        return await self.servers.jet.replace(self._subject(), body, expected, headers)

    def change(self, **changes: object) -> TableHead:
        """Change the head of a table that no other server has. Raises SaveError."""
        with self.slot.order:
            head, number = self.head()
            if self.slot.head is None and self.servers.address_of(head.owner) is not None:
                raise SaveError("busy")
            after = self._changed(head, changes)
            with self._losing():
                number = self.put(after, number)
            self._take(after, number)
            return after

    def _changed(self, head: TableHead, changes: Mapping[str, object]) -> TableHead:
        changed = {"at": self.servers.now(), "v": self.servers.lowest, **changes}
        return msgspec.structs.replace(head, **changed)

    @contextmanager
    def _losing(self) -> Iterator[None]:
        """Raise LeaseLost, and forget the table, where writing shows that another server has it."""
        try:
            yield
        except (SaveError, asyncio.CancelledError) as error:
            # What is cancelled waits for a connection that has ended.
            why = error.reason if isinstance(error, SaveError) else "away"
            if self.slot.head is not None and why in ("busy", "away"):
                self.drop()
                raise LeaseLost from error
            raise

    def _take(self, head: TableHead, number: int) -> None:
        """Take a head that has been written for the one that is there."""
        slot = self.slot
        if head.owner == self.servers.jet.own:
            slot.head, slot.number, slot.gaps = head, number, self.servers.jet.gaps
        else:
            slot.head = None

    def drop(self) -> None:
        """Forget a table that is not this server's any more."""
        had = self.slot.claimed or self.slot.log is not None
        self.slot.head, self.slot.claimed, self.slot.log = None, False, None
        if had:
            self.servers.lose(self.name)

    def verify(self) -> None:
        """After NATS was away, look whether the table is still this server's. Raises SaveError."""
        slot, jet = self.slot, self.servers.jet
        with slot.order:
            if slot.head is None:
                raise LeaseLost
            if slot.gaps == jet.gaps:
                return
            found = jet.get(self._subject())
            if found is None or found.number != slot.number:
                self.drop()
                raise LeaseLost
            if slot.head.people.club and self.servers.lead() is not None:
                # The club is at another server now, and this table goes there.
                slot.log = None
                self.release()
                raise LeaseLost
            slot.gaps = jet.gaps

    def claim(self) -> str | None:
        """Take the table for this server; return where the one is that has it, or None."""
        with self.slot.order:
            while self.slot.head is None:
                head, _number = self.head()
                address = self.servers.address_of(head.owner)
                if address is None and head.people.club:
                    address = self.servers.lead()
                if address is not None:
                    return address
                try:
                    self.change(owner=self.servers.jet.own, at=head.at)
                except SaveError as error:
                    # Of two servers that take it at once, one finds that the other has it.
                    if error.reason != "busy":
                        raise
            self.slot.claimed = True
            self.servers.held.add(self.slot)
        return None

    def is_held(self) -> bool:
        """Return whether the table is still this server's. Raises SaveError."""
        with suppress(LeaseLost):
            self.verify()
            return self.slot.claimed
        return False

    def release(self) -> None:
        """Let other servers have the table. Raises nothing."""
        with self.slot.order:
            self.slot.claimed = False
            self._let_go()
        self.servers.held.discard(self.slot)

    def _let_go(self) -> None:
        slot = self.slot
        if slot.head and not slot.claimed and slot.log is None:
            with suppress(SaveError):
                self.change(owner="", at=slot.head.at)

    # As a place

    def copy(self) -> TableCopy:
        """Return all of the table as it is now. Raises SaveError if anything is damaged."""
        head = self.head()[0]
        copy = TableCopy(self.name, head.people, head.at)
        if not head.game:
            return copy
        beginning, rows = self._whole(head)
        return msgspec.structs.replace(
            copy, game=head.game, beginning=beginning, rows=rows, wanted=dict(head.wanted)
        )

    def finished(self) -> Iterator[TableCopy]:
        """Yield the games that are over, the oldest first. Raises SaveError."""
        older = self.servers.jet.each(f"{ARCHIVED}.{self.name}.*", ARCHIVE, bodies=True)
        for each in older:
            yield msgspec.json.decode(zlib.decompress(each.body), type=TableCopy)
        with suppress(SaveError):
            copy = self.copy()
            if copy.over:
                yield copy

    def _archive(self, before: TableHead) -> None:
        """Keep the last game before the next one begins; without it there is no record of it."""
        with suppress(SaveError):
            copy = self.copy()
            body = zlib.compress(msgspec.json.encode(copy))
            subject = f"{ARCHIVED}.{self.name}.{before.game}"
            self.servers.jet.put(subject, body, None, stream=ARCHIVE)

    def adopt(self, copy: TableCopy) -> None:
        """Keep a table of another store. Raises SaveError; it is `busy` if it is there."""
        rows, packs = copy.rows, max(0, (len(copy.rows) - 1) // PACK)
        text = msgspec.json.encode(copy.beginning).decode()
        good = beginning_digest(text)
        for at, row in enumerate(rows, 1):
            good = row_digest(good, at, row)
        if copy.beginning:
            self.servers.jet.put(self._pack(copy.game, "begin"), text.encode(), None)
        for at in range(packs):
            body = msgspec.json.encode(rows[at * PACK : (at + 1) * PACK])
            self.servers.jet.put(self._pack(copy.game, at), body, None)
        head = TableHead(
            self.servers.lowest,
            copy.people,
            copy.at,
            game=copy.game,
            packs=packs,
            rows=rows[packs * PACK :],
            digest=good if copy.beginning else "",
            wanted=copy.wanted,
        )
        self.put(head, 0)

    def read(self) -> StoredTable:
        """Return the people, exactly as written. Raises SaveError."""
        return self.head()[0].people

    def write(self, kept: StoredTable) -> None:
        """Keep the people. Raises SaveError, and leaves what was kept before."""
        self.change(people=kept)

    def mend(self, kept: StoredTable) -> tuple[StoredTable, list[str]]:
        """Return the people: NATS mends what is damaged, or does not have it."""
        return kept, []

    def newest(self) -> int:
        """Return the number of the newest game; 0 for none."""
        return self.head()[0].game

    def begin(self, number: int, table: Table) -> "JetLog":
        """Begin the log of a game with an unused number, and open it. Raises SaveError."""
        with self.slot.order:
            before = self.head()[0]
            if before.game >= number:
                raise SaveError("failed", f"{number}")
            text = msgspec.json.encode(table.kept()).decode()
            self.servers.jet.put(self._pack(number, "begin"), text.encode(), None)
            if before.game:
                self._archive(before)
            self.change(
                owner=self.servers.jet.own,
                game=number,
                packs=0,
                rows=(),
                wanted={},
                digest=beginning_digest(text),
            )
            log = self.slot.log = JetLog(self)
        if before.game:
            with suppress(SaveError):
                self.servers.jet.erase(self._pack(before.game, "*"))
        return log

    def open(self, kept: StoredTable) -> ResumedGame:
        """Read the last game from its start, and open its log. Raises SaveError."""
        with self.slot.order:
            if self.slot.log is not None:
                raise SaveError("busy")
            head = self.change(owner=self.servers.jet.own)
            log = self.slot.log = JetLog(self)
            try:
                found = self._game(head, kept.games)
            except SaveError:
                log.close()
                raise
        return ResumedGame(kept, found.table, found.contents.rows, log)

    def _game(self, head: TableHead, number: int) -> restore.FoundGame:
        """Read and replay the newest game. Raises SaveError unless it is whole."""
        if head.game != number:
            raise SaveError("missing", f"{number}")
        beginning, rows = self._whole(head)
        read = Contents(beginning, rows, head.digest, wanted=dict(head.wanted))
        found = restore.replay_game(f"{number}", read)
        if found.damaged:
            raise SaveError("corrupt", f"{number}")
        return found

    def _whole(self, head: TableHead) -> tuple[Beginning, tuple[Row, ...]]:
        """Return the beginning of a game and its rows, proven by the digest. Raises SaveError."""
        text, rows = self._read_packs(head)
        good = beginning_digest(text)
        for at, row in enumerate(rows, 1):
            good = row_digest(good, at, row)
        if good != head.digest:
            raise SaveError("corrupt", f"{head.game}")
        return msgspec.json.decode(text, type=Beginning), rows

    def _read_packs(self, head: TableHead, first: int = 0) -> tuple[str, tuple[Row, ...]]:
        """Return the beginning of a game, and its rows from a pack on. Raises SaveError."""
        numbers = range(first, head.packs)
        subjects = [self._pack(head.game, each) for each in ("begin", *numbers)]
        begin, *packs = self.servers.jet.get_all(subjects)
        if begin is None or None in packs:
            raise SaveError("corrupt", f"{head.game}")
        rows: list[Row] = []
        for pack in packs:
            assert pack
            rows += msgspec.json.decode(pack.body, type=tuple[Row, ...])
        return begin.body.decode(), (*rows, *head.rows)

    def rows_from(self, game: int, start: int) -> Sequence[Row]:
        """Read the rows of a game behind the first ones. Raises SaveError."""
        head = self.head()[0]
        if head.game != game:
            raise SaveError("missing", f"{game}")
        first = min(start // PACK, head.packs)
        return self._read_packs(head, first)[1][start - first * PACK :]

    def shown(self, file: str) -> str:
        """Return the name of a kept file, of which there is none."""
        return file

    def kept_files(self) -> list[str]:
        """Return nothing: no file is kept."""
        return []

    def go_back(self, file: str) -> str:
        """Raise SaveError: there is nothing to go back to."""
        raise SaveError("missing", file)

    def touch(self) -> None:
        """Note that the table is in use now, unless another server has it."""
        with suppress(SaveError):
            self.change()

    def expire(self, stage: Stage, before: float) -> bool:
        """Delete a table of this stage that was last used before a time; return whether it is gone.

        One that is open, or that another server has, stays.
        """
        try:
            with self.slot.order:
                head = self.head()[0]
                if head.stage != stage or head.at >= before or self.slot.log is not None:
                    return False
                if head.people.club and self.servers.lead() is not None:
                    return False
                # From now on nobody else changes it.
                self.change(owner=self.servers.jet.own, at=head.at)
                self.slot.head = None
                self.slot.claimed = False
                self.servers.jet.erase(self._subject())
            self.servers.jet.erase(f"splendor.keep.pack.{self.name}.>")
            self.servers.jet.erase(f"{ARCHIVED}.{self.name}.*", ARCHIVE)
        except SaveError:
            return False
        self.servers.held.discard(self.slot)
        return True

    # As a log

    async def append(self, log: "JetLog", row: Row, expected: int) -> None:
        """Keep one more row of the open game, in the loop of the connection. Raises SaveError.

        Nothing is added then.
        """
        slot, jet = self.slot, self.servers.jet
        # The loop waits for no thread. Its own thread may take `order` twice.
        while slot.adding or not slot.order.acquire(blocking=False):
            await asyncio.sleep(OTHERS)
        slot.adding = True
        try:
            head = self.check(log)
            if expected != head.version:
                raise SaveError("busy")
            packs, rows = head.packs, head.rows
            if len(rows) == PACK:
                body = msgspec.json.encode(rows)
                await jet.replace(self._pack(head.game, packs), body, None)
                packs, rows = packs + 1, ()
            good = row_digest(head.digest, expected + 1, row)
            changes = {"packs": packs, "rows": (*rows, row), "digest": good}
            after = self._changed(head, changes)
            with self._losing():
                number = await self._put(after, slot.number)
            self._take(after, number)
        finally:
            slot.adding = False
            slot.order.release()

    def check(self, log: "JetLog") -> TableHead:
        """Return the head of the game that a log has open. Raises SaveError."""
        if self.slot.log is not log or self.slot.head is None:
            raise LeaseLost
        return self.slot.head

    def close_log(self, log: "JetLog") -> None:
        """Let others open the game, if the log has it open."""
        with self.slot.order:
            if self.slot.log is log:
                self.slot.log = None
                self._let_go()


class JetLog:
    """The rows of one game, open: a `GameLog`."""

    def __init__(self, place: JetPlace) -> None:
        self._place = place

    @property
    def version(self) -> int:
        """The number of rows."""
        return self._place.head()[0].version

    def append(self, row: Row, expected: int) -> None:
        """Keep one more row after the expected number of rows."""
        self.append_soon(row, expected).result()

    def append_soon(self, row: Row, expected: int) -> Future[None]:
        """Begin to keep one more row, for which no thread has to wait."""
        return self._place.servers.jet.begin(self._place.append(self, row, expected))

    def renew(self) -> None:
        """Look whether the table is still this server's, which renews all its leases in one."""
        with self._place.slot.order:
            self._place.check(self)
            self._place.verify()

    def want(self, seat: int, card: str) -> None:
        """Keep the code of the card or noble that a seat wants."""
        self._want({seat: card})

    def unwant(self, seat: int) -> None:
        """Keep that a seat wants nothing any more."""
        self._want({seat: ""})

    def _want(self, changed: Mapping[int, str]) -> None:
        with self._place.slot.order:
            head = self._place.check(self)
            wanted = {**head.wanted, **changed}
            self._place.change(wanted={seat: card for seat, card in wanted.items() if card})

    def close(self) -> None:
        """Let others open the game."""
        self._place.close_log(self)
