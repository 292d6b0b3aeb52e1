"""The operator of a running server: orders by a socket for the server's own user alone."""

import asyncio
import os
import socket
import struct
import sys
from base64 import b64decode
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Literal

import msgspec

from splendor_access.game.record import HUMAN
from splendor_access.online.club.desk import invitation
from splendor_access.online.club.members import INVITED_DAYS, Member, Members, Unfit
from splendor_access.online.post.reading import LARGEST_MAIL
from splendor_access.online.protocol import refusals
from splendor_access.online.server.doors import digest, is_ban, is_code
from splendor_access.online.server.port import SHORT, SharedFigures, Stage
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.online.server.web import Server
from splendor_access.settings.files import Unwritable, home, make_home
from splendor_access.table.database import SaveError
from splendor_access.talk.messages import clean

LARGEST = 2 * LARGEST_MAIL
"""The most bytes of an order, which may be a whole mail."""

SOCKET = "server.socket"

PATIENCE = 10.0
"""Seconds in which an order is given, and answered."""

LONGEST_MESSAGE = 500
"""The most characters of a message to all tables."""


class ServerOrder(msgspec.Struct, frozen=True):
    """An order: `about` is a table, an address, a message or a name, as `do` needs it.

    Of a mail that came in it is all of it, in base64.
    """

    do: Literal[
        "list",
        "close",
        "ban",
        "unban",
        "message",
        "stop",
        "invite",
        "members",
        "expel",
        "mail",
    ]
    about: str = ""


class PresentTable(msgspec.Struct, frozen=True):
    """A table where somebody is: its name, who plays, how many are there, and from where."""

    name: str
    people: Sequence[str]
    computers: Sequence[str]
    here: int
    addresses: Sequence[str]


class ListedMember(msgspec.Struct, frozen=True):
    """A member: the name, the number of devices, and whether an invitation waits."""

    name: str
    devices: int
    invited: bool


class Report(msgspec.Struct, frozen=True):
    """The answer to an order: `why` it was not done, or what there is to tell.

    `kept` counts all tables by their stage, `banned` are the banned addresses, `told` is how many
    people heard of it, or in how many days the `link`, an invitation of the first of the `members`,
    can be used. Where a name cannot
    be had, `why` is one of the reasons of `refusals`, with its facts. `shared` is about a store
    that other servers share.
    """

    why: str = ""
    facts: dict[str, str | int] = {}
    link: str = ""
    members: Sequence[ListedMember] = ()
    told: int = 0
    tables: Sequence[PresentTable] = ()
    kept: dict[Stage, int] = {}
    banned: Sequence[str] = ()
    shared: SharedFigures | None = None


class NoServer(Exception):  # a refusal, not a fault
    """No server of this user runs on this machine."""


def socket_path() -> Path:
    """Return the path of the socket."""
    return home() / SOCKET


@contextmanager
def _reachable(path: Path) -> Iterator[str]:
    """Yield a path of a socket that a system takes, which takes none over some hundred bytes.

    Raises OSError where its folder is missing.
    """
    if sys.platform != "linux":
        yield str(path)
        return
    folder = os.open(path.parent, os.O_PATH)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


def give_order(order: ServerOrder) -> Report:
    """Give an order to the running server. Raises NoServer, always on Windows."""
    if sys.platform == "win32":
        raise NoServer
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            with _reachable(socket_path()) as path:
                line.connect(path)
            line.sendall(msgspec.json.encode(order) + b"\n")
            with line.makefile("rb") as answer:
                return msgspec.json.decode(answer.readline(), type=Report)
    except (OSError, msgspec.MsgspecError) as error:
        raise NoServer from error


def is_served(folder: Path) -> bool:
    """Return whether a server runs in a folder of this machine."""
    if sys.platform == "win32":
        return False
    with (
        socket.socket(socket.AF_UNIX) as line,
        suppress(OSError),
        _reachable(folder / SOCKET) as path,
    ):
        line.connect(path)
        return True
    return False


@asynccontextmanager
async def operated(
    server: Server, stop: Callable[[], None], address: str = ""
) -> AsyncIterator[bool]:
    """Take orders for a server; yield whether that works here. `stop` ends the server.

    `address` is the start of its links, for invitations.
    """

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(TimeoutError, OSError, ValueError, msgspec.MsgspecError):
            async with asyncio.timeout(PATIENCE):
                if _is_own(writer):
                    order = msgspec.json.decode(await reader.readline(), type=ServerOrder)
                    report = await _obey(server, order, address)
                    writer.write(msgspec.json.encode(report) + b"\n")
                    await writer.drain()
                    if order.do == "stop":
                        stop()
        writer.close()

    try:
        listening = await _listen(answer)
    except OSError:
        # Windows has no such sockets; another server of this user may have this one.
        yield False
        return
    try:
        yield True
    finally:
        listening.close()
        with suppress(OSError):
            socket_path().unlink()


_LEFT = {"cleanup_socket": False} if sys.version_info >= (3, 13) else {}
"""It would look for the socket at a path that leads there only while it is opened."""

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[None, None, None]]


async def _listen(answer: Answer) -> asyncio.Server:
    """Listen at the socket, in place of one that a crash has left. Raises OSError."""
    if sys.platform == "win32":
        raise OSError
    make_home()
    with _reachable(socket_path()) as path:
        try:
            _reader, other = await asyncio.open_unix_connection(path)
        except OSError:
            with suppress(FileNotFoundError):
                socket_path().unlink()
        else:
            other.close()
            raise FileExistsError(path)
        # From the first moment nobody else may open it.
        before = os.umask(0o177)
        try:
            return await asyncio.start_unix_server(answer, path, limit=LARGEST, **_LEFT)
        finally:
            os.umask(before)


def _is_own(writer: asyncio.StreamWriter) -> bool:
    """Return whether the user at the other end is the one of the server."""
    if sys.platform == "win32" or not hasattr(socket, "SO_PEERCRED"):
        # The rights of the file have to do.
        return True
    line = writer.get_extra_info("socket")
    found = line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    _process, user, _group = struct.unpack("3i", found)
    return bool(user == os.getuid())


def _present(name: str, table: SharedTable) -> PresentTable:
    computers = [place.name for place in table.kept.places if place.kind != HUMAN]
    people = [place.name for place in table.kept.places if place.kind == HUMAN]
    return PresentTable(name[:SHORT], people, computers, len(table.everybody), table.addresses)


async def _obey(server: Server, order: ServerOrder, address: str) -> Report:
    """Carry out an order."""
    tables, about = server.tables, order.about.strip()
    match order.do:
        case "list":
            present = [
                _present(name, table) for name, table in tables.opened.items() if table.everybody
            ]
            return Report(
                tables=present,
                kept=await tables.count(),
                banned=tables.banned,
                shared=await tables.figures(),
            )
        case "close":
            # A link, its code, or the name that a list has.
            code = about.rstrip("/").rpartition("/")[2]
            closed = await tables.close_for_good(digest(code) if is_code(code) else code)
            return Report() if closed else Report("no-table")
        case "ban" | "unban":
            if not is_ban(about):
                return Report("no-address")
            if order.do == "unban" and about not in tables.banned:
                return Report("no-ban")
            try:
                tables.ban(about, on=order.do == "ban")
            except Unwritable:
                return Report("not-kept")
            return Report(banned=tables.banned)
        case "message":
            text = clean(about, LONGEST_MESSAGE)
            if not text:
                return Report("no-text")
            tables.tell_all(text)
            return Report(told=tables.present)
        case "invite" | "members" | "expel":
            return await _obey_of_members(server.members, order.do, about, address)
        case "mail":
            try:
                await server.post.deliver(b64decode(about))
            except SaveError:
                return Report("not-kept")
            return Report()
        case "stop":
            server.soon = True
            return Report(told=tables.present)


async def _obey_of_members(members: Members, do: str, about: str, address: str) -> Report:
    """Carry out an order about the members of the club."""
    if do == "members":
        listed = sorted(members.all.values(), key=lambda each: each.name.casefold())
        return Report(members=[*map(_listed, listed)])
    try:
        if do == "invite":
            member, word = await members.invite(about)
            link = invitation(address, word)
            return Report(told=INVITED_DAYS, members=[_listed(member)], link=link)
        found = members.by_name(about)
        if found is None:
            return Report("no-member")
        await members.leave(found.number)
        return Report(members=[_listed(found)])
    except Unfit as error:
        return Report(*refusals.reason(error.message))
    except SaveError:
        return Report("unwritten")


def _listed(member: Member) -> ListedMember:
    return ListedMember(member.name, len(member.keys), member.invited is not None)
