"""Seats behind ssh, as plain lines: a separate process, which joins the tables of the server.

It is started with one argument, `Gate` as JSON, and ends with its standard input. The first line of
that is its proof, with which the server trusts it about clients' addresses. The user name is the
code of a table. The client's own key, or else a code typed, says whose seat it is. The word `watch`
in the place of a program asks for none. There is no shell, no forwarding and no file.
"""

import asyncio
import sys
from contextlib import suppress

import asyncssh
import msgspec

from splendor_access.online.client.by_lines import SeatByLines
from splendor_access.online.client.connection import Connection, NotThere
from splendor_access.online.client.links import SSH_HOST_KEY, SSH_SEATS
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.protocol.frames import PROOF, Gate
from splendor_access.online.server.doors import digest, is_code
from splendor_access.online.server.ssh_keys import SeatsInStore
from splendor_access.session.advising import prepare_advice
from splendor_access.session.intents import Intent, Said
from splendor_access.settings.error_log import log_errors
from splendor_access.settings.files import (
    Missing,
    Unreadable,
    Unwritable,
    home,
    read_text,
    read_twice,
    replace_twice,
)
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.talk.locale import languages
from splendor_access.talk.messages import Message, clean, say

UNREAD = 30.0
"""Seconds that a terminal has to take its output."""

WATCH = "watch", "--watch"
"""Words after the address that ask to watch."""

MOST_NAMES = 5
"""How often somebody is asked for a name, where the table refuses it."""

LONGEST = 1000
"""The most characters of a line."""

WINDOW = 65_536
"""The bytes that may wait to be read; asyncssh has 2 MiB for each line of ssh."""


OLD_HOST_KEY = "ssh-host-key"
"""Where older versions had this machine's own key, once and without a digest."""


class SeatsByKey:
    """The file of seats by ssh key, private to this user."""

    def __init__(self) -> None:
        self._path = home() / SSH_SEATS
        try:
            stored = read_twice(self._path)
        except (Missing, Unreadable):
            stored = {}
        self._keys = {name: key for name, key in stored.items() if isinstance(key, str)}

    async def key(self, owner: str, code: str) -> str:
        """Return the key of an ssh key's seat at a table, or an empty string."""
        return self._keys.get(digest(f"{owner} {code}"), "") if owner else ""

    async def save(self, owner: str, code: str, key: str) -> None:
        """Save the key of a seat for an ssh key."""
        if owner and await self.key(owner, code) != key:
            self._keys[digest(f"{owner} {code}")] = key
            with suppress(Unwritable):
                replace_twice(self._path, self._keys)


Seats = SeatsByKey | SeatsInStore


ENDING = 1.0
"""Seconds in which those who are there are told that the server ends."""


class _Door(asyncssh.SSHServer):
    """Admits everybody with a key or without one: the lock is at the seat."""

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self._connection = conn
        conn.set_extra_info(owner="")

    def begin_auth(self, username: str) -> bool:  # noqa: ARG002
        return True

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:  # noqa: ARG002
        self._connection.set_extra_info(owner=key.get_fingerprint())
        return True

    def kbdint_auth_supported(self) -> bool:
        return True

    def get_kbdint_challenge(self, *_asked: str) -> bool:
        self._connection.set_extra_info(owner="")
        return True


class _Visit:
    """One line of ssh."""

    def __init__(
        self, process: asyncssh.SSHServerProcess[str], web: str, seats: Seats, proof: str = ""
    ) -> None:
        self._process = process
        self._seats = seats
        self._headers = {"X-Forwarded-For": str(process.get_extra_info("peername")[0])}
        self._headers[PROOF] = proof
        self._code = str(process.get_extra_info("username"))
        self._owner = str(process.get_extra_info("owner") or "")
        self._link = f"{web}{self._code}"
        self._style = Style(_language(process), Settings(), alone=False, guest=True)
        self._typed: asyncio.Task[str] | None = None
        self._arrived: asyncio.Event | None = None
        self._ends = False

    def end(self) -> None:
        """Leave the table as soon as all that has arrived is told."""
        self._ends = True
        if self._arrived:
            self._arrived.set()

    async def serve(self) -> int:
        """Play until the player leaves; return the exit code."""
        watches = self._process.command in WATCH
        if self._process.subsystem or (self._process.command and not watches):
            await self._say(say("friends-ssh-lines"))
            return 1
        try:
            key = "" if watches else await self._seats.key(self._owner, self._code)
        except NotThere as error:
            await self._say(*error.explain(self._link))
            return 1
        if key:
            return (await self._join("", key, watches=False))[0]
        code = 0
        for _name in range(MOST_NAMES):
            await self._say(say("friends-ssh-watcher" if watches else "friends-ssh-name"))
            name = (await self._read()).strip()
            if not name:
                return code
            if is_code(name.lower()) and not watches:
                name, key = "", name.lower()
            code, refused = await self._join(name, key, watches=watches)
            if not refused:
                return code
        return code

    async def _join(self, name: str, key: str, *, watches: bool) -> tuple[int, bool]:
        """Play until the player leaves; return the exit code, and whether the name was refused."""
        try:
            connection = Connection(self._link, name, self._headers)
            seat = RemoteSeat(self._style, connection.send, key=key, watches=watches)
            connection.seat = seat
            try:
                await connection.open()
                code = await self._play(SeatByLines(connection), key)
            finally:
                await connection.close()
        except NotThere as error:
            await self._say(*error.explain(self._link))
            return 1, False
        return code, any(message.name.startswith("name-") for message in seat.gone)

    async def _welcome(self, lines: SeatByLines, *, new: bool) -> None:
        """Save the key of a new seat, and say who is there if no game has begun."""
        seat = lines.seat
        if not seat.watches:
            # A seat that cannot be saved now is saved the next time.
            with suppress(NotThere):
                await self._seats.save(self._owner, self._code, seat.key)
        if new and not self._owner and not seat.watches:
            await self._say(say("friends-ssh-key", key=seat.key))
        if seat.session is None:
            await self._say(*seat.who_is_here(), lines.help)

    async def _play(self, lines: SeatByLines, key: str) -> int:
        connection, told = lines.connection, False
        self._arrived = connection.arrived
        while True:
            # What comes while this is told is taken next.
            connection.arrived.clear()
            await self._tell(lines.take())
            if self._ends:
                return 0
            seat = lines.seat
            if seat.is_up_to_date and not told:
                told = True
                await self._welcome(lines, new=seat.key != key)
            if seat.gone and seat.session is None:
                await self._say(*seat.gone)
            if lines.left:
                return 1 if seat.gone else 0
            # A line before the server's answer would be taken for one at a table of no game.
            if told and self._typed is None and not lines.waits:
                self._typed = asyncio.create_task(self._read())
            arriving = asyncio.create_task(connection.arrived.wait())
            await asyncio.wait(
                [arriving, *([self._typed] if self._typed else [])],
                return_when=asyncio.FIRST_COMPLETED,
            )
            arriving.cancel()
            if self._typed and self._typed.done():
                line, self._typed = self._typed.result(), None
                if not line:
                    return 0
                if seat.session:
                    await prepare_advice(seat.session, Intent("ssh", text=line))
                await self._tell(lines.type(line.strip()))

    async def _read(self) -> str:
        """Return the next line, no longer than `LONGEST`, or an empty string at the end of input.

        A line too long for asyncssh comes in parts.
        """
        line, part = "", " "
        while part and not part.endswith("\n"):
            try:
                part = await self._process.stdin.readline()
            except (asyncssh.BreakReceived, asyncssh.SignalReceived):
                return ""
            except asyncssh.TerminalSizeChanged:
                continue
            line = (line + part)[:LONGEST]
        return line

    async def _tell(self, said: list[Said]) -> None:
        await self._write([self._style.printed(each.message, each.kind) for each in said])

    async def _say(self, *messages: Message) -> None:
        await self._write([self._style.text(message) for message in messages])

    async def _write(self, lines: list[str]) -> None:
        for line in lines:
            for part in line.splitlines():
                self._process.stdout.write(f"{clean(part, LONGEST)}\n")
        async with asyncio.timeout(UNREAD):
            await self._process.stdout.drain()


def _language(process: asyncssh.SSHServerProcess[str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = str(process.env.get(name, ""))[:2]
        if code in languages():
            return code
    return "en"


def _host_key() -> asyncssh.SSHKey:
    """Return this machine's own key, which is made once. Raises Unreadable."""
    path, old = home() / SSH_HOST_KEY, home() / OLD_HOST_KEY
    try:
        text = read_twice(path)["key"]
    except Missing:
        if old.exists():
            text = read_text(old)
        else:
            made = asyncssh.generate_private_key("ssh-ed25519")
            text = made.export_private_key().decode()
        with suppress(Unwritable):
            replace_twice(path, {"key": text})
            old.unlink(missing_ok=True)
    return asyncssh.import_private_key(str(text))


async def _serve(gate: Gate, proof: str) -> None:
    visits = dict[_Visit, asyncio.Task[None] | None]()
    seats: Seats = SeatsByKey()
    key = _host_key()
    if gate.shared:
        seats = SeatsInStore(gate.web, proof)
        text = await seats.host_key(key.export_private_key().decode())
        key = asyncssh.import_private_key(text)

    async def visit(process: asyncssh.SSHServerProcess[str]) -> None:
        code, visiting = 1, _Visit(process, gate.web, seats, proof)
        visits[visiting] = asyncio.current_task()
        try:
            with suppress(asyncssh.Error, OSError, TimeoutError):
                code = await visiting.serve()
        finally:
            del visits[visiting]
        process.exit(code)

    port = gate.port
    for address in gate.addresses:
        listener = await asyncssh.listen(
            address,
            port,
            server_factory=_Door,
            server_host_keys=[key],
            process_factory=visit,
            encoding="utf-8",
            errors="replace",
            agent_forwarding=False,
            allow_scp=False,
            x11_forwarding=False,
            login_timeout=30,
            keepalive_interval=20,
            line_history=100,
            max_line_length=LONGEST,
            window=WINDOW,
        )
        port = listener.get_port()
    print(port, flush=True)  # noqa: T201  # for the server that started it
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.buffer.read)
    # The server has said goodbye already: that is still told.
    for visiting in visits:
        visiting.end()
    ending = [task for task in visits.values() if task]
    if ending:
        await asyncio.wait(ending, timeout=ENDING)


def main() -> None:
    """Serve until standard input ends."""
    log_errors()
    with suppress(KeyboardInterrupt):
        proof = sys.stdin.buffer.readline().decode().strip()
        asyncio.run(_serve(msgspec.json.decode(sys.argv[1], type=Gate), proof))


if __name__ == "__main__":
    main()
