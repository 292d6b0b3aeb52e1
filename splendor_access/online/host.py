"""Tables for friends elsewhere: the server in this program, and the host's own seat."""

import asyncio
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import PurePath
from urllib.parse import urljoin

import aiohttp
import msgspec

from splendor_access import ExitCode
from splendor_access.console.console import Console
from splendor_access.console.keyboard import Interrupted, Keyboard
from splendor_access.online.client.connection import (
    PATIENCE,
    NotThere,
    fault,
    split_address,
    status_fault,
    system_text,
)
from splendor_access.online.client.links import SSH_HOST_KEY, SSH_SEATS, Links
from splendor_access.online.client.seat import explain_loss
from splendor_access.online.join import join_table
from splendor_access.online.page.http import ALONE
from splendor_access.online.protocol import refusals
from splendor_access.online.protocol.frames import (
    LARGEST,
    WHERE,
    Gate,
    NewTable,
    RefusedFrame,
    UnreadableFrame,
    WantedTable,
    to_seat,
)
from splendor_access.online.protocol.refusals import REASONS
from splendor_access.online.server.house import Serving, explain_reach, link_host
from splendor_access.online.server.operator import operated
from splendor_access.online.server.port import TableStore
from splendor_access.online.server.store import Store
from splendor_access.online.server.tables import Tables, Unwanted, last_path
from splendor_access.online.server.web import Server
from splendor_access.settings.error_log import logged_events
from splendor_access.settings.files import Missing, Unreadable, home, mend_told, mend_twice
from splendor_access.settings.system import explain, kill
from splendor_access.table.database import SaveError
from splendor_access.table.database import explain as explain_unopened
from splendor_access.talk.messages import Arg, Message, Messages, say
from splendor_access.talk.parsing.vocabulary import Vocabulary


async def make_table(address: str, wanted: WantedTable) -> tuple[str, NewTable]:
    """Make a table at an address; return its link, code and key. Raises NotThere."""
    parts = split_address(address)
    root = f"{parts.scheme}://{parts.netloc}/"
    timeout = aiohttp.ClientTimeout(PATIENCE)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.post(urljoin(root, WHERE), data=msgspec.json.encode(wanted)) as response,
        ):
            body = await _read(response)
            if response.status != 200:
                raise _refused(body) or NotThere(
                    status_fault(response.status), system=f"HTTP {response.status}"
                )
            made = msgspec.json.decode(body, type=NewTable)
    except (aiohttp.ClientError, TimeoutError, OSError, msgspec.MsgspecError) as error:
        raise NotThere(fault(error), system=system_text(error)) from error
    return urljoin(root, made.code), made


async def _read(response: aiohttp.ClientResponse) -> bytes:
    """Return the body of an answer, up to the most that a server may send."""
    body = b""
    while len(body) <= LARGEST and (part := await response.content.read(LARGEST)):
        body += part
    return body[:LARGEST]


def _refused(body: bytes) -> NotThere | None:
    """Return why a server made no table, or None if it gives no reason."""
    try:
        frame = to_seat(body.decode())
    except (UnreadableFrame, UnicodeError):
        return None
    if not isinstance(frame, RefusedFrame):
        return None
    known = frame.why in REASONS
    return NotThere(*((frame.why, frame.facts) if known else ("refused", {"reason": frame.why})))


class HostOptions(msgspec.Struct, frozen=True):
    """The options of `host`. `rules` are as in a position; `new`: not the previous table.

    `described`: the player says what table it is, which may not be the previous one.

    `at` is the address of a remote server for the table. If a player is gone for `away` minutes,
    the others may let the computer play. `first` is the name of who begins. `restore` is the kept
    file that the game of the previous table goes back to.
    """

    serving: Serving
    name: str | None
    size: int
    bots: Sequence[str]
    rules: str
    new: bool
    described: bool
    plays: bool
    at: str | None
    away: int
    first: str = ""
    restore: str = ""


class RunningServer(msgspec.Struct, frozen=True):
    """A running server: the start of its links, its host name, and its port for ssh.

    `mended` says which damaged files have been mended, or cannot be.
    """

    server: Server
    address: str
    place: str
    ssh: int | None
    mended: Messages

    def by_ssh(self, code: str) -> list[Message]:
        """Say how to join a table by ssh, if possible."""
        told = say("friends-ssh", port=str(self.ssh), code=code, host=self.place)
        return [] if self.ssh is None else [told]

    def to_alone(self) -> list[Message]:
        """Say where the page alone is, if the server offers it."""
        offers = self.server.tables.house.page
        return [say("friends-page-alone", link=f"{self.address}{ALONE}/")] if offers else []


class CannotServe(Exception):  # a refusal in words, not a fault
    """A server cannot listen: a message says why. `cause` is the error of the system behind it."""

    def __init__(self, message: Message, cause: Exception | None = None) -> None:
        super().__init__(message.name)
        self._message = message
        self._system = system_text(cause) if cause else ""

    def explain(self, *, verbose: bool = False) -> Messages:
        """Explain why, with what the system said if that is wanted."""
        return [self._message, *(refusals.of_system(self._system) if verbose else [])]


def host(console: Console, options: HostOptions) -> int:
    """Make a table, and play at it. Returns the exit code."""
    return console.run(lambda keyboard: _host(console, keyboard, options))


def serve(console: Console, serving: Serving) -> int:
    """Serve tables until the end of the program. Returns the exit code."""

    async def wait(_keyboard: Keyboard) -> int:
        console.say(*console.notices)
        ended = asyncio.Event()
        try:
            with logged_events():
                async with (
                    serving_at(serving) as opened,
                    operated(opened.server, ended.set, opened.address) as operates,
                ):
                    console.say(*mend_told(last_path()), *opened.mended)
                    console.say(say("friends-serving", link=opened.address), *opened.by_ssh("..."))
                    console.say(*opened.to_alone())
                    if not operates:
                        console.say(say("operator-not-here"))
                    reaches = [] if serving.link else explain_reach(serving)
                    console.say(*reaches, say("friends-how-to-end"))
                    await ended.wait()
                    return ExitCode.DONE
        except CannotServe as error:
            console.say(*error.explain(verbose=console.verbose))
        return ExitCode.FAILED

    return console.run(wait)


async def _host(console: Console, keyboard: Keyboard, options: HostOptions) -> int:
    name = options.name or console.locale.attribute("default-name")
    called = name if options.plays else ""
    wanted = WantedTable(
        called, options.size, options.rules, [*options.bots], options.away, options.first
    )
    if options.at is not None:
        return await _host_at(console, keyboard, options.at, wanted)
    try:
        async with serving_at(options.serving) as opened:
            try:
                made = await _table(console, keyboard, opened.server.tables, options, wanted)
            except Unwanted as error:
                console.complain(error.message)
                return ExitCode.USAGE
            except SaveError as error:
                console.say(say(f"save-{error.reason}", detail=error.detail))
                return ExitCode.FAILED
            except (EOFError, Interrupted):
                return ExitCode.DONE
            if made is None:
                return ExitCode.FAILED
            console.say(*opened.mended)
            link = f"{opened.address}{made.code}"
            console.say(say("friends-link", link=link), *opened.by_ssh(made.code))
            console.say(*opened.to_alone())
            console.say(*explain_reach(options.serving))
            if not options.plays:
                console.say(say("friends-how-to-end"))
                await asyncio.get_running_loop().create_future()
            console.say(say("friends-secrets"))
            # This local link always works, whatever the public address is.
            inside = _inside(options.serving, opened.server.port, made.code)
            links = Links()
            console.say(*links.mend())
            links.save(inside, made.key)
            return await join_table(console, keyboard, inside, name)
    except CannotServe as error:
        console.say(*error.explain(verbose=console.verbose))
        return ExitCode.FAILED


async def _host_at(console: Console, keyboard: Keyboard, address: str, wanted: WantedTable) -> int:
    """Make a table on a remote server, and play at it."""
    try:
        link, made = await make_table(address, wanted)
    except NotThere as error:
        console.say(*error.explain(address, verbose=console.verbose))
        return ExitCode.FAILED
    console.say(say("friends-link", link=link))
    Links().save(link, made.key)
    if not wanted.name:
        return ExitCode.DONE
    return await join_table(console, keyboard, link, wanted.name)


async def _table(
    console: Console,
    keyboard: Keyboard,
    tables: Tables,
    options: HostOptions,
    wanted: WantedTable,
) -> NewTable | None:
    """Return the previous table or a new one; None after saying why that one cannot be opened.

    Raises SaveError if a new one cannot be saved, Unwanted if there is nothing to go back to, and
    EOFError or Interrupted if the player leaves instead of answering.
    """
    damaged: list[str] = []
    try:
        last = None if options.new else tables.last_made()
        if last:
            damaged += mend_twice(last_path())
    except Unreadable as error:
        told = say("unreadable-file", file=str(last_path()), detail=error.detail)
        console.say(told, say("friends-another-table"))
        return None
    if options.restore:
        file = PurePath(options.restore).name
        try:
            left = tables.go_back(last.code if last else "", file)
        except SaveError as error:
            console.say(explain_unopened(error))
            return None
        console.say(say("friends-restored", file=file, kept=left))
    if last and options.described:
        others = tables.others_at(last.code, wanted)
        if others is not None and not await _goes_back(console, keyboard, others):
            last = None
    if last is None:
        return await tables.made(wanted, console.locale, keep=True)
    try:
        table = await tables.find(last.code)
        assert table
        welcome = await table.open_for(last.key)
    except SaveError as error:
        console.say(explain_unopened(error), say("friends-another-table"))
        return None
    mended = [say("friends-mended", file=name) for name in (*damaged, *table.mended)]
    if table.mended:
        # That is said with the names of the files.
        welcome = msgspec.structs.replace(welcome, mended=False)
    console.say(say("friends-again"), *mended, *explain_loss(welcome))
    if welcome.missing is not None and welcome.file:
        console.say(say("friends-restore", file=PurePath(welcome.file).name))
    return last


async def _goes_back(console: Console, keyboard: Keyboard, others: Sequence[str]) -> bool:
    """Ask at a terminal whether the previous table is meant, which is another than described."""
    if not others:
        return False
    if not console.typed:
        console.say(say("friends-kept-table", names=[*others]))
        return False
    vocabulary = Vocabulary(console.locale)
    while True:
        console.say(say("friends-kept-table", names=[*others]), say("friends-go-back"))
        typed = await console.read(keyboard, say("prompt-sure"))
        agrees = vocabulary.agrees(typed)
        if agrees is not None:
            return agrees


class Locked(Exception):  # a refusal with its words, not a fault
    """A key has a password, which a server that starts by itself cannot ask for."""


def _refuse_password() -> str:
    raise Locked


def _wrong_pair(error: Exception) -> Arg:
    """Return why a certificate and its key cannot be used."""
    if isinstance(error, Locked):
        return say("cert-locked")
    if not isinstance(error, ssl.SSLError):
        assert isinstance(error, OSError)
        return explain(error)
    return say("cert-other-key" if "MISMATCH" in str(error) else "cert-not-pem")


@asynccontextmanager
async def serving_at(serving: Serving) -> AsyncIterator[RunningServer]:
    """Run a server."""
    context = None
    if serving.cert and serving.key:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        try:
            context.load_cert_chain(serving.cert, serving.key, password=_refuse_password)
        except (ssl.SSLError, OSError, Locked) as error:
            detail = _wrong_pair(error)
            raise CannotServe(say("friends-cert", detail=detail), error) from error
    store = await asyncio.to_thread(_store_of, serving)
    mended = [*store.mend_bans(), *([] if serving.ssh is None else _mend_ssh())]
    server = Server(store, serving.proxies, serving.house)
    try:
        try:
            await server.start(serving.addresses, serving.port, context)
        except OSError as error:
            if serving.chosen:
                detail = explain(error)
                told = say("friends-port", port=serving.port, detail=detail)
                raise CannotServe(told, error) from error
            try:
                await server.start(serving.addresses, 0, context)
            except OSError as again:
                detail = explain(again)
                told = say("friends-port", port=serving.port, detail=detail)
                raise CannotServe(told, again) from again
        scheme = "https" if context else "http"
        async with _ssh(serving, server) as ssh_port:
            place = link_host(serving.addresses)
            address = serving.link or f"{scheme}://{place}:{server.port}/"
            try:
                yield RunningServer(server, address, place, ssh_port, mended)
            finally:
                # Seats behind ssh hear of it before their process ends.
                await server.close()
    finally:
        await server.close()


def _store_of(serving: Serving) -> TableStore:
    """Open what keeps the tables. Raises CannotServe."""
    if not serving.store:
        return Store()
    from splendor_access.online.jetstream import store

    try:
        return store.open_store(serving.store, serving.credentials)
    except store.NoStore as error:
        raise CannotServe(error.message, error) from error


def _mend_ssh() -> Messages:
    """Mend the files of ssh, and say so. Raises CannotServe without the server's own key."""
    path = home() / SSH_HOST_KEY
    told = mend_told(home() / SSH_SEATS)
    try:
        return [*told, *(say("friends-mended", file=name) for name in mend_twice(path))]
    except Missing:
        return told
    except Unreadable as error:
        # With another key each ssh would warn of a stranger.
        found = say("unreadable-file", file=str(path), detail=error.detail)
        raise CannotServe(found) from error


@asynccontextmanager
async def _ssh(serving: Serving, server: Server) -> AsyncIterator[int | None]:
    """Serve seats by ssh, too, if requested; yield its port."""
    if serving.ssh is None:
        yield None
        return
    inside = _inside(serving, server.port, "")
    gate = Gate([*serving.addresses], serving.ssh, inside, bool(serving.store))
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "splendor_access.online.server.ssh",
        msgspec.json.encode(gate).decode(),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        # Ctrl-C at the terminal is for the game; the process ends with its input.
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
    )
    assert process.stdin
    assert process.stdout
    try:
        process.stdin.write(f"{server.addresses.proof}\n".encode())
        found = await process.stdout.readline()
        if not found.strip().isdigit():
            raise CannotServe(say("friends-no-ssh", port=serving.ssh))
        yield int(found)
    finally:
        process.stdin.close()
        try:
            async with asyncio.timeout(2):
                await process.wait()
        except TimeoutError:
            kill(process)
            await process.wait()


def _inside(serving: Serving, port: int, code: str) -> str:
    address = serving.addresses[0]
    here = "127.0.0.1" if address in ("0.0.0.0", "::") else link_host([address])  # noqa: S104
    return f"{'https' if serving.cert else 'http'}://{here}:{port}/{code}"
