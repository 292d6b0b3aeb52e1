"""The tables of many servers in JetStream: a `TableStore` whose servers share one NATS.

It is opened at an address, and examined; why it cannot be is said in words.
"""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from statistics import median
from weakref import WeakValueDictionary

import msgspec

from splendor_access.online.jetstream.client import (
    COPIES,
    PATIENCE,
    Found,
    JetStream,
    Unusable,
    servers_of,
)
from splendor_access.online.jetstream.heads import FORMAT, TableHead
from splendor_access.online.jetstream.place import AT, STAGE, HeldTable, JetPlace
from splendor_access.online.jetstream.servers import SECRET, Servers
from splendor_access.online.server.doors import digest
from splendor_access.online.server.port import (
    Aged,
    SharedFigures,
    Stage,
    StoredTable,
    StoredText,
    StoreNotice,
    TableCopy,
)
from splendor_access.settings.files import Unwritable
from splendor_access.table.database import SaveError
from splendor_access.talk.messages import Arg, Message, Messages, clean, say

DOCUMENTS = "splendor.keep.shelf"

VERSION = "Splendor-Version"
"""The header with the version of a document."""


class JetShelf:
    """Documents by name. An erased one is gone from the stream, with all that was ever in it."""

    def __init__(self, jet: JetStream) -> None:
        self._jet = jet

    def read(self, name: str) -> StoredText | None:
        """Return a document, or None. Raises SaveError."""
        found = self._jet.get(_subject(name))
        return _text(found) if found else None

    def write(self, name: str, text: str, expected: int) -> int:
        """Put a document in the place of the expected version; return its version."""
        before = self._jet.get(_subject(name))
        if expected != (_version(before) if before else 0):
            raise SaveError("busy")
        headers = {VERSION: f"{expected + 1}"}
        number = before.number if before else 0
        self._jet.put(_subject(name), text.encode(), number, headers, seconds=PATIENCE)
        return expected + 1

    def erase(self, name: str) -> None:
        """Erase a document, if there is one. Raises SaveError."""
        self._jet.erase(_subject(name))

    def texts(self, kind: str) -> Mapping[str, StoredText | None]:
        """Return all documents of a kind by their names. Raises SaveError."""
        found = self._jet.each(f"{DOCUMENTS}.{kind}.*", bodies=True)
        return {name: _text(each) for name, each in sorted((_name(each), each) for each in found)}

    def kinds(self) -> Sequence[str]:
        """Return the kinds of all documents, in their order."""
        found = self._jet.each(f"{DOCUMENTS}.>", bodies=False)
        return sorted({each.subject.split(".")[-2] for each in found})

    def names(self, kind: str) -> Sequence[str]:
        """Return the names before whose slash the kind stands, in their order."""
        found = self._jet.each(f"{DOCUMENTS}.{kind}.*", bodies=False)
        return sorted(map(_name, found))


def _subject(name: str) -> str:
    kind, _, rest = name.partition("/")
    return f"{DOCUMENTS}.{kind}.{rest}"


def _name(found: Found) -> str:
    return "/".join(found.subject.split(".")[-2:])


def _text(found: Found) -> StoredText:
    return StoredText(found.body.decode(), _version(found))


def _version(found: Found) -> int:
    return int(found.headers.get(VERSION, "1"))


NOTICES = "splendor.notice"

BANS = "splendor.keep.bans"


Loop = asyncio.AbstractEventLoop | None


class SentNotice(msgspec.Struct, frozen=True):
    """A notice to all servers, and who sends it."""

    by: str
    notice: StoreNotice


class JetStore:
    """What servers share in JetStream. `clock` tells the seconds since 1970."""

    def __init__(
        self, jet: JetStream, clock: Callable[[], float] = time.time, format_: int = FORMAT
    ) -> None:
        self.now = clock
        self.servers = Servers(jet, clock, format_)
        self.shelf = JetShelf(jet)
        self._jet = jet
        self._subscribers: list[tuple[Callable[[StoreNotice], None], Loop]] = []
        self._slots: WeakValueDictionary[str, HeldTable] = WeakValueDictionary()
        self._making = threading.Lock()
        # What was last read: while NATS is away no ban is lost.
        self._banned: list[str] = []
        self.servers.on_loss = lambda name: self._tell(StoreNotice("lost", name))
        jet.on_gap = lambda away: self._tell(StoreNotice("away" if away else "back", ""))
        jet.on_stall = lambda: self._tell(StoreNotice("lost", ""))
        jet.subscribe(NOTICES, self._hear)

    def serve(self, address: str) -> str:
        """Begin to serve, where other servers reach this one; return a secret of all of them."""
        self.servers.live(address)
        return self.servers.secret()

    def lead(self) -> str | None:
        """Take the club for this server; return where the server is that has it, or None."""
        return self.servers.lead()

    def is_alone(self) -> bool:
        """Whether no other server of this NATS runs. If it is away, nothing waits for it longer."""
        try:
            return not any(each.address for each in self.servers.others().values())
        except SaveError:
            self._jet.close()
            return True

    def figures(self) -> SharedFigures:
        """Return figures for the operator."""
        others = 0
        with suppress(SaveError):
            others = sum(bool(each.address) for each in self.servers.others().values())
        return SharedFigures(others, self.servers.losses, self._jet.gaps)

    def close(self) -> None:
        """Give all tables of this server away, and end the connection."""
        self._jet.close()

    # Tables

    def find(self, code: str) -> "JetPlace | None":
        """Return the table with a code, or None."""
        place = self._place(digest(code))
        return place if place.there() else None

    def make(self, code: str, kept: StoredTable) -> "JetPlace":
        """Keep a new table. Raises SaveError."""
        place = self._place(digest(code))
        try:
            place.put(TableHead(self.servers.lowest, kept, self.now()), 0, PATIENCE)
        except SaveError as error:
            raise SaveError("table" if error.reason == "busy" else error.reason) from error
        return place

    def places(self) -> list[JetPlace]:
        """Return all tables. Raises SaveError."""
        found = self._jet.each("splendor.keep.table.>", bodies=False)
        return [self._place(each.subject.rpartition(".")[2]) for each in found]

    def adopt(self, copy: TableCopy) -> JetPlace:
        """Keep a table of another store, whole or not at all, unless it is there. Raises SaveError.

        Return what is there.
        """
        place = self._place(copy.name)
        if not place.there():
            place.adopt(copy)
        return place

    def ages(self) -> list[Aged]:
        """Return all tables with their age. Raises SaveError."""
        found = []
        for each in self._jet.each("splendor.keep.table.>", bodies=False):
            stage, at = each.headers.get(STAGE, ""), each.headers.get(AT, "")
            place = self._place(each.subject.rpartition(".")[2])
            with suppress(msgspec.ValidationError, ValueError):
                found.append(Aged(place, msgspec.convert(stage, Stage), float(at)))
        return found

    def _place(self, name: str) -> "JetPlace":
        with self._making:
            slot = self._slots.get(name)
            if slot is None:
                slot = self._slots[name] = HeldTable()
        return JetPlace(name, self.servers, slot)

    # Bans and notices

    def banned(self) -> list[str]:
        """Return the addresses and networks from which nobody may come."""
        with suppress(SaveError):
            found = self._jet.get(BANS)
            self._banned = msgspec.json.decode(found.body, type=list[str]) if found else []
        return self._banned

    def mend_bans(self) -> Messages:
        """Say nothing: what NATS keeps is whole, or not there."""
        return []

    def ban(self, address: str, *, on: bool) -> None:
        """Keep that an address is banned, or no longer. Raises Unwritable."""
        while True:
            try:
                found = self._jet.get(BANS)
            except SaveError as error:
                raise Unwritable(say("store-silent")) from error
            kept = msgspec.json.decode(found.body, type=list[str]) if found else []
            kept = [each for each in kept if each != address]
            body = msgspec.json.encode([*kept, address] if on else kept)
            try:
                self._jet.put(BANS, body, found.number if found else 0, seconds=PATIENCE)
            except SaveError as error:
                if error.reason == "busy":
                    continue
                raise Unwritable(say("store-silent")) from error
            return

    def publish(self, notice: StoreNotice) -> None:
        """Tell all servers: this one at once."""
        self._tell(notice)
        self._jet.publish(NOTICES, msgspec.json.encode(SentNotice(self._jet.own, notice)))

    def subscribe(self, take: Callable[[StoreNotice], None]) -> None:
        """Let a server hear what is published from now on, in its loop if it has one."""
        self._subscribers.append((take, _running()))

    def _tell(self, notice: StoreNotice) -> None:
        here = _running()
        for take, loop in self._subscribers:
            if loop is None or loop is here:
                take(notice)
            else:
                # At the end of the program nobody is there to hear it.
                with suppress(RuntimeError):
                    loop.call_soon_threadsafe(take, notice)

    def _hear(self, body: bytes) -> None:
        """Take a notice of another server. One of a newer version may be of an unknown kind."""
        with suppress(msgspec.MsgspecError):
            told = msgspec.json.decode(body, type=SentNotice)
            if told.by != self._jet.own:
                self._tell(told.notice)


def _running() -> Loop:
    """Return the loop that runs in this thread, if there is one."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


class NoStore(Exception):  # a refusal in words, not a fault
    """A store cannot be opened: a message says why. `system` is what NATS said of it."""

    def __init__(self, message: Message, system: str = "") -> None:
        super().__init__(message.name)
        self.message = message
        self.system = system


def open_jet(address: str, credentials: str = "") -> JetStream:
    """Connect to NATS. Raises NoStore."""
    try:
        return JetStream(servers_of(address), credentials)
    except Unusable as error:
        raise NoStore(_explain(error, address), error.detail) from error


def open_store(address: str, credentials: str = "") -> JetStore:
    """Open the store of NATS at an address. Raises NoStore."""
    jet = open_jet(address, credentials)
    try:
        return JetStore(jet)
    except SaveError as error:
        why = "store-full" if still_tells(jet) else "store-away"
        jet.close()
        raise NoStore(say(why, address=_shown(address)), f"{error}") from error


def still_tells(jet: JetStream) -> bool:
    """Return whether NATS tells what it keeps, though it may keep nothing more."""
    try:
        jet.get(SECRET)
    except SaveError:
        return False
    return True


def _explain(error: Unusable, address: str) -> Message:
    shown = _shown(address)
    match error.why:
        case "old":
            return say("store-old", address=shown, version=error.detail)
        case "refused":
            return say("store-refused", address=shown)
        case "open":
            return say("store-open", address=shown)
        case "no-jetstream":
            return say("store-no-jetstream", address=shown)
        case "away":
            return say("store-away", address=shown)


def _shown(address: str) -> str:
    """Return an address without a password in it."""
    scheme, _, rest = address.partition("://")
    return clean(f"{scheme}://{','.join(each.rpartition('@')[2] for each in rest.split(','))}")


TRIES = 20
"""How many messages are written to measure how long that takes."""

TRIED = "splendor.keep.tried"

SLOW = 0.1
"""Seconds in which a move should be kept; people hear of it later, too."""


APART = 10.0
"""Seconds between two clocks that are told."""


def examine_nats(store: JetStore) -> Messages:
    """Return what is found, line by line. Raises nothing."""
    jet = store.servers.jet
    try:
        stages = Counter(aged.stage for aged in store.ages())
        others = store.servers.others().values()
        took = []
        for _try in range(TRIES):
            begin = time.perf_counter()
            jet.put(TRIED, b"x" * 1000, None, seconds=PATIENCE)
            took.append(time.perf_counter() - begin)
        now, written = store.now(), jet.get(TRIED)
        jet.erase(TRIED)
    except SaveError:
        return [say("store-silent")]
    serving: list[Arg] = [clean(each.address) for each in others if each.address]
    half, most = (max(1, round(1000 * seconds)) for seconds in (median(took), max(took)))
    told = [
        say("store-found", version=jet.version, copies=jet.copies),
        say(
            "operator-kept",
            waiting=stages["unbegun"],
            playing=stages["playing"],
            over=stages["over"],
        ),
        say("store-servers", count=len(serving), names=serving),
        say("store-written", half=half, most=most),
    ]
    if median(took) > SLOW:
        told.append(say("store-slow"))
    if jet.forgets:
        told.append(say("store-memory"))
    apart = abs(now - written.at) if written and written.at else 0.0
    if apart > APART:
        told.append(say("store-clock", seconds=round(apart)))
    if jet.clustered and jet.copies < COPIES:
        told.append(say("store-one-copy"))
    if len({each.format for each in others}) > 1:
        told.append(say("store-formats"))
    return told
