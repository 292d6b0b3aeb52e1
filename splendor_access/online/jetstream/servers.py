"""The servers of one NATS: which of them live, where they are, and what each has for itself."""

import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from secrets import token_hex

import msgspec

from splendor_access.online.jetstream.client import LIVE, JetStream
from splendor_access.online.jetstream.heads import FORMAT
from splendor_access.table.database import SaveError

SECRET = "splendor.keep.secret"  # noqa: S105  # the subject, not what it has

HELLO = "splendor.hello"

LEAD = "splendor.keep.lead"
"""The subject that says which server has the club, and all tables of members."""


class LiveServer(msgspec.Struct, frozen=True):
    """What a server says of itself: where others reach it, and its number of format.

    `club`: it knows that one server alone has the club. Older ones all believe that they have it.
    """

    address: str
    format: int
    club: bool = False


class Servers:
    """One server among those that share a NATS. `clock` tells the seconds since 1970.

    `lowest` is the number of format that all of them understand: those that come later say theirs.
    `losses` counts the tables that others have taken from this one. `held` has what is known of the
    tables that this one keeps, for as long as it does.
    """

    def __init__(self, jet: JetStream, clock: Callable[[], float], format_: int = FORMAT) -> None:
        self.now = clock
        self.jet = jet
        self.format = self.lowest = format_
        self.losses = 0
        self.held: set[object] = set()
        self._leading = threading.Lock()
        # How often NATS had been away when the club was certainly this server's.
        self._led: int | None = None
        self.on_loss: Callable[[str], None] = lambda _name: None
        jet.subscribe(HELLO, self._hear)
        self.live("")
        self.lowest = min([self.lowest, *(each.format for each in self.others().values())])

    def live(self, address: str) -> None:
        """Tell other servers where this one is reached by them. Raises SaveError."""
        own = msgspec.json.encode(LiveServer(address, self.format, club=True))
        self.jet.live(own)
        self.jet.publish(HELLO, own)

    def _hear(self, body: bytes) -> None:
        with suppress(msgspec.MsgspecError):
            self.lowest = min(self.lowest, msgspec.json.decode(body, type=LiveServer).format)

    def others(self) -> Mapping[str, LiveServer]:
        """Return the other servers that live now, by their names. Raises SaveError."""
        found = {}
        for each in self.jet.each("splendor.live.>", LIVE, bodies=True):
            name = each.subject.rpartition(".")[2]
            if each.body and name != self.jet.own:
                found[name] = msgspec.json.decode(each.body, type=LiveServer)
        return found

    def secret(self) -> str:
        """Return a secret that all servers share."""
        found = self.jet.get(SECRET)
        if found is None:
            with suppress(SaveError):
                self.jet.put(SECRET, token_hex().encode(), 0)
            found = self.jet.get(SECRET)
        assert found
        return found.body.decode()

    def address_of(self, owner: str) -> str | None:
        """Return where a server is reached, or None if its tables are free. Raises SaveError."""
        if owner in ("", self.jet.own):
            return None
        found = self.jet.get(f"splendor.live.{owner}", LIVE)
        if found is None and self.jet.settles:
            time.sleep(self.jet.settles)
            found = self.jet.get(f"splendor.live.{owner}", LIVE)
        if found is None or not found.body:
            return None
        return msgspec.json.decode(found.body, type=LiveServer).address

    def lead(self) -> str | None:
        """Take the club for this server; return where the server is that has it, or None.

        As long as an older server runs, which would not ask who has it, that one has it. Raises
        SaveError.
        """
        with self._leading:
            while self._led != self.jet.gaps:
                self._led, gaps = None, self.jet.gaps
                found = self.jet.get(LEAD)
                owner = found.body.decode() if found else ""
                if owner != self.jet.own:
                    address = self.address_of(owner) or self._older()
                    if address is not None:
                        return address
                    try:
                        self.jet.put(LEAD, self.jet.own.encode(), found.number if found else 0)
                    except SaveError as error:
                        # Of two servers that take it at once, one finds that the other has it.
                        if error.reason != "busy":
                            raise
                    continue
                self._led = gaps
        return None

    def _older(self) -> str | None:
        """Return where a server is that believes that it has the club, or None."""
        older = (each.address for each in self.others().values() if not each.club)
        return next((address for address in sorted(older) if address), None)

    def lose(self, name: str) -> None:
        """Tell this server that a table is not its own any more."""
        self.losses += 1
        self.on_loss(name)
