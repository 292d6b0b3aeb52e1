"""BrlAPI, through which BRLTTY serves other programs: one connection, its pictures and keys.

The binding is the system's `brlapi`, over libbrlapi, which obeys BRLAPI_HOST and BRLAPI_AUTH.
What is said about BRLTTY here and not in its manual was observed with version 6.5.
"""

import errno
import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from splendor_access.braille.tables import TerminalBraille
from splendor_access.braille_display.displays import KeyName, Picture, Problem, Status, Unreachable
from splendor_access.braille_display.displays._key_table import key_names
from splendor_access.settings.system import to_install, unusable
from splendor_access.talk.messages import PATH, Message, clean, say

PRIORITY = 80
"""The priority of this program at BRLTTY, which shows the program with the highest one.

A key that this program does not want goes to the next one, whose picture nobody feels. Orca has 50,
and 70 while it reviews a screen: ours is higher, so no key acts in a game that is not shown.
"""

WITHOUT_ROUTING = ("orbit", 20)
"""The Orbit Reader 20 has no routing keys, but BRLTTY 6.7 binds those of the 40 for it."""

COMMANDS: dict[str, KeyName] = {
    "LNUP": "line_up",
    "LNDN": "line_down",
    "PRDIFLN": "different",
    "NXDIFLN": "next_buy",
    "INFO": "sum",
    "DESCCHAR": "describe",
    "FWINLT": "window_left",
    "FWINRT": "window_right",
    "FWINLTSKIP": "window_before",
    "FWINRTSKIP": "window_after",
    "TOP": "top",
    "BOT": "bottom",
    "TOP_LEFT": "top",
    "BOT_LEFT": "bottom",
    "HOME": "home",
    "CSRTRK": "home",
    "BACK": "back",
    "RETURN": "choose",
    "ROUTE": "route",
    "HELP": "help",
    "LEARN": "what",
    "PASSDOTS": "dots",
    "SETMARK": "nothing",
}
"""The commands of BRLTTY that the game takes. BRLTTY keeps all others, such as its menu."""

SYMBOLS: dict[str, KeyName] = {
    "LINEFEED": "enter",
    "BACKSPACE": "backspace",
    "ESCAPE": "escape",
    "UP": "line_up",
    "DOWN": "line_down",
    "LEFT": "window_left",
    "RIGHT": "window_right",
    "HOME": "home",
    "END": "bottom",
    "PAGE_UP": "top",
    "PAGE_DOWN": "bottom",
}
"""Keyboard keys that a display may have. The others are taken, too, and do nothing:

BRLTTY would type an unclaimed key into the terminal, unfelt.
"""

_CHORD = 0x100
"""A bit in the argument of PASSDOTS: the space key was pressed together with dots."""


class Link:
    """A connection to BRLTTY. Every method raises Unreachable on failure."""

    def __init__(self) -> None:
        self._changed = self._entered = False
        self._shown: bytes | None = None
        self._connection = _connect()
        with self._failures():
            # BrlAPI watches parameters as long as these objects live.
            self._watched = [
                self._connection.watchParameter(each, 0, binding().PARAMF_GLOBAL, self._note)
                for each in (
                    binding().PARAM_DISPLAY_SIZE,
                    binding().PARAM_DEVICE_MODEL,
                    binding().PARAM_DEVICE_ONLINE,
                    binding().PARAM_COMPUTER_BRAILLE_TABLE,
                    binding().PARAM_LITERARY_BRAILLE_TABLE,
                    binding().PARAM_LITERARY_BRAILLE,
                )
            ]

    def _failures(self) -> AbstractContextManager[None]:
        return _translated_failures(self._connection.host)

    def _note(self, *_what: object) -> None:
        # The size in the notification has the wrong byte order.
        self._changed = True

    def _note_cells(self, _what: int, _which: int, _flags: int, cells: bytes) -> None:
        self._shown = cells

    def fileno(self) -> int:
        """Return the file descriptor for `select`, once `read` has returned everything."""
        return int(self._connection.fileDescriptor)

    @property
    def changed(self) -> bool:
        """Whether `read` has met another display since `enter`."""
        return self._changed

    def enter(self) -> Status:
        """Take the display and its keys, and return its status.

        Call it again after a change of display: nothing else updates the size.
        """
        brlapi, connection = binding(), self._connection
        with self._failures():
            if self._entered:
                connection.leaveTtyMode()
            everywhere = _enter(connection)
            if not self._entered:
                # BRLTTY reports that it shows our cells, except while it shows another program's.
                flags = brlapi.PARAMF_LOCAL | brlapi.PARAMF_SELF
                cells = brlapi.PARAM_RENDERED_CELLS
                self._watched.append(connection.watchParameter(cells, 0, flags, self._note_cells))
            self._entered, self._changed = True, False
            connection.setParameter(brlapi.PARAM_CLIENT_PRIORITY, 0, brlapi.PARAMF_LOCAL, PRIORITY)
            connection.ignoreKeys(brlapi.rangeType_all, [0])
            commands = [_command(word) for word in COMMANDS]
            connection.acceptKeys(brlapi.rangeType_command, commands)
            connection.acceptKeys(brlapi.rangeType_type, [brlapi.KEY_TYPE_SYM])
            return _describe(connection, everywhere)

    def read(self) -> tuple[KeyName, int] | None:
        """Return the name and argument of the next key, or None if there is none yet.

        Keys that came while BrlAPI waited for an answer are queued in it.
        """
        with self._failures():
            code = self._connection.readKey(False)
            return None if code is None else meaning(code)

    def take_shown(self) -> bytes | None:
        """Return our cells, once, if BRLTTY reported to the last `read` that it shows them.

        The report came before the key returned by `read`, and after the previous key. BRLTTY shows
        the program of the highest priority, but a key goes to the first program that wants it.
        """
        shown, self._shown = self._shown, None
        return shown

    def write(self, picture: Picture) -> None:
        """Show a picture of the display's size."""
        dots = dots_of(picture)
        with self._failures():
            self._connection.write(
                regionBegin=1,
                regionSize=len(dots),
                text=" " * len(dots),
                charset="utf-8",
                andMask=bytes(len(dots)),
                orMask=dots,
                cursor=0 if picture.cursor is None else picture.cursor + 1,
            )

    def leave(self) -> None:
        """Release the display."""
        with self._failures():
            self._connection.leaveTtyMode()

    def close(self) -> None:
        """Close the connection in any state."""
        self._watched.clear()
        self._connection.closeConnection()


def dots_of(picture: Picture) -> bytes:
    """Return the dots of each cell of a picture, row by row."""
    return bytes(ord(cell) & 0xFF for row in picture.cells for cell in row)


def meaning(code: int) -> tuple[KeyName, int]:
    """Return the name and argument of a key code, with any modifiers."""
    brlapi = binding()
    code &= brlapi.KEY_TYPE_MASK | brlapi.KEY_CODE_MASK
    name = _names().get(code)
    # ROUTE and PASSDOTS have an argument in their last 16 bits.
    if name is None:
        name = _names().get(code & ~0xFFFF)
    argument = code & 0xFFFF
    match name:
        case "route" | "describe":
            return name, argument
        case "dots" if not (argument & _CHORD and argument & 0xFF):
            return name, argument & 0xFF
        case "dots" | None:
            return "nothing", 0
        case _:
            return name, 0


def addresses(environment: Mapping[str, str]) -> Iterator[tuple[bytes | None, bytes | None]]:
    """Yield possible addresses of BrlAPI with their keys; None leaves either to libbrlapi.

    libbrlapi knows the environment and the defaults, but not the configuration of BRLTTY, which may
    have a line such as `api-parameters Host=127.0.0.1:0,Auth=keyfile:/etc/other.key`.
    """
    yield None, None
    if "BRLAPI_HOST" in environment:
        return
    file = Path(environment.get("BRLTTY_CONFIGURATION_FILE", "/etc/brltty.conf"))
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return
    parameters = [
        parameter.partition("=")
        for line in lines
        if line.split()[:1] == ["api-parameters"]
        for parameter in line.split(maxsplit=1)[-1].split(",")
    ]
    values = {name.strip().casefold(): value.strip() for name, _, value in parameters}
    auth = None if "BRLAPI_AUTH" in environment else values.get("auth")
    for host in filter(None, values.get("host", "").split("+")):
        yield host.encode(), auth.encode() if auth else None


@cache
def binding() -> ModuleType:
    try:
        import brlapi
    except ImportError as error:
        raise Unreachable(_no_binding(), final=True) from error
    if not hasattr(brlapi, "OperationError"):
        from splendor_access.settings.libraries import LibraryFault

        file = getattr(brlapi, "__file__", None) or "brlapi"
        strange = Problem("unusable", unusable(LibraryFault("brlapi", "strange", file)))
        raise Unreachable(strange, final=True)
    return brlapi  # type: ignore[no-any-return]  # it comes without type stubs


@cache
def _names() -> dict[int, KeyName]:
    """Return the names of keys by code, without modifiers and arguments."""
    brlapi = binding()
    symbols = {
        brlapi.KEY_TYPE_SYM | getattr(brlapi, f"KEY_SYM_{word}"): name
        for word, name in SYMBOLS.items()
    }
    return {_command(word): name for word, name in COMMANDS.items()} | symbols


def _command(word: str) -> int:
    brlapi = binding()
    return int(brlapi.KEY_TYPE_CMD | getattr(brlapi, f"KEY_CMD_{word}"))


def _connect() -> Any:  # noqa: ANN401  # the binding has no types
    """Return a connection of the binding. Raises Unreachable with the most informative problem."""
    failed = None
    for host, auth in addresses(os.environ):
        try:
            with _translated_failures():
                return binding().Connection(host, auth)
        except Unreachable as error:
            if failed is None or failed.problem.kind == "absent":
                failed = error
    assert failed is not None
    raise failed


def _enter(connection: Any) -> bool:  # noqa: ANN401  # the binding has no types
    """Request the display at this terminal; return whether other windows cannot take it.

    Without a console or window that BRLTTY knows, request it at all terminals.
    """
    brlapi = binding()
    try:
        connection.enterTtyMode()
    except brlapi.OperationError as error:
        if error.brlerrno != brlapi.ERROR_UNKNOWNTTY:
            raise
        connection.enterTtyModeWithPath([])
        return True
    desktop = any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    return desktop and "WINDOWID" not in os.environ


def _describe(connection: Any, everywhere: bool) -> Status:  # noqa: ANN401  # as above
    brlapi = binding()
    columns, rows = connection.displaySize
    # BRLTTY still reports the size of a display after it was unplugged.
    online = connection.getParameter(brlapi.PARAM_DEVICE_ONLINE, 0, brlapi.PARAMF_GLOBAL)
    if not (columns and rows and online):
        return Status(False, problem=Problem("absent", say("no-display-no-display")))
    # Not modelIdentifier: that crashes a BRLTTY without a display, which this may be by now.
    driver = connection.getParameter(brlapi.PARAM_DRIVER_NAME, 0, brlapi.PARAMF_GLOBAL)
    model = connection.getParameter(brlapi.PARAM_DEVICE_MODEL, 0, brlapi.PARAMF_GLOBAL)
    status = Status(True, f"{driver} {model}", columns, rows, everywhere=everywhere)
    try:
        bound = connection.getParameter(
            brlapi.PARAM_BOUND_COMMAND_KEYCODES, 0, brlapi.PARAMF_GLOBAL
        )
        routing = _command("ROUTE") in bound and (model, columns) != WITHOUT_ROUTING
        dots_keys = _command("PASSDOTS") in bound
        status = msgspec.structs.replace(status, routing=routing, dots_keys=dots_keys)
        status = msgspec.structs.replace(status, braille=_terminal_braille(connection))
        return msgspec.structs.replace(status, keys=_key_names(connection, model))
    except brlapi.OperationError as error:
        # Older versions of BRLTTY do not have all parameters.
        if error.brlerrno not in (brlapi.ERROR_INVALID_PARAMETER, brlapi.ERROR_OPNOTSUPP):
            raise
    return status


def _terminal_braille(connection: Any) -> TerminalBraille:  # noqa: ANN401  # as above
    """Return the braille in which BRLTTY shows terminals."""
    brlapi = binding()

    def value(parameter: int) -> Any:  # noqa: ANN401  # as above
        return connection.getParameter(parameter, 0, brlapi.PARAMF_GLOBAL)

    contracts = value(brlapi.PARAM_LITERARY_BRAILLE)
    literary = value(brlapi.PARAM_LITERARY_BRAILLE_TABLE) if contracts else ""
    computer = value(brlapi.PARAM_COMPUTER_BRAILLE_TABLE)
    return TerminalBraille(computer, literary, value(brlapi.PARAM_DEVICE_CELL_SIZE))


def _key_names(connection: Any, model: str) -> dict[KeyName, str]:  # noqa: ANN401  # as above
    """Return the names of the display's keys."""
    brlapi = binding()
    driver = connection.getParameter(brlapi.PARAM_DRIVER_CODE, 0, brlapi.PARAMF_GLOBAL)
    summary, everyone = brlapi.PARAM_COMMAND_KEYCODE_SUMMARY, brlapi.PARAMF_GLOBAL
    described = [
        (name, connection.getParameter(summary, code, everyone))
        for code, name in _names().items()
        if name not in ("dots", "nothing")
    ]
    return key_names(driver, model, described)


@contextmanager
def _translated_failures(host: bytes = b"") -> Iterator[None]:
    """Turn failures of the binding, for BRLTTY at `host`, into Unreachable."""
    brlapi = binding()
    try:
        yield
    except brlapi.OperationError as error:
        raise Unreachable(_problem(error, getattr(error, "host", None) or host)) from error


_NOBODY_THERE = (errno.ENOENT, errno.ECONNREFUSED, errno.ECONNRESET, errno.EPIPE)


BINDINGS = (
    "lib/python3/dist-packages",
    "lib/python3.*/site-packages",
    "lib64/python3.*/*-packages",
)
"""Places of the binding below /usr. It is compiled, so only the system's Python can load it."""


def _no_binding() -> Problem:
    if sys.platform != "linux":
        return Problem("unusable", say("no-display-only-linux"))
    isolated = sys.prefix != sys.base_prefix
    found = [path for folder in BINDINGS for path in Path("/usr").glob(f"{folder}/brlapi*.so")]
    if isolated and found:
        return Problem("unusable", _out_of_sight([path.name for path in found]))
    return Problem("unusable", say("no-display-no-binding", step=to_install("brlapi")))


def _out_of_sight(bindings: Sequence[str]) -> Message:
    """Say why the system's bindings are not seen: another release of Python, or an option."""
    here = f"{sys.version_info[0]}.{sys.version_info[1]}"
    tags = [re.search(r"cpython-(\d)(\d+)", name) for name in bindings]
    releases = [f"{tag[1]}.{tag[2]}" for tag in tags if tag]
    # Another Python of the same release does not look where the system's modules are.
    if releases and (here not in releases or Path(sys.base_prefix) != Path("/usr")):
        return say("no-display-other-python", found=releases[0], here=here)
    words = ["sed", "-i", "s/packages = false/packages = true/", f"{sys.prefix}/pyvenv.cfg"]
    return say("no-display-isolated", command=shlex.join(words))


def _problem(error: Exception, host: bytes) -> Problem:
    """Return the problem behind an exception of the binding."""
    brlapi = binding()
    if not hasattr(error, "brlerrno"):
        # BRLTTY has rejected earlier data, such as more cells than the display now has.
        refused = getattr(error, "exception", None) or b""
        return _failed(refused.decode(errors="replace"))
    match error.brlerrno:
        case brlapi.ERROR_AUTHENTICATION | brlapi.ERROR_EMPTYKEY:
            return Problem("refused", _locked_out(getattr(error, "auth", None) or b""))
        case brlapi.ERROR_CONNREFUSED | brlapi.ERROR_GAIERR | brlapi.ERROR_EOF:
            return _not_running(host)
        case brlapi.ERROR_LIBCERR if getattr(error, "libcerrno", None) in _NOBODY_THERE:
            return _not_running(host)
        case brlapi.ERROR_UNKNOWNTTY:
            return Problem("unusable", say("no-display-no-screen"))
        case brlapi.ERROR_TTYBUSY | brlapi.ERROR_DEVICEBUSY:
            return Problem("absent", say("no-display-other-program"))
        case _:
            return _failed(str(error))


def _not_running(host: bytes) -> Problem:
    where = clean(host.decode(errors="replace"))
    here = where.startswith(":")
    if here and not shutil.which("brltty", path=f"{os.environ.get('PATH', '')}:/sbin:/usr/sbin"):
        return Problem("absent", say("no-display-not-installed", step=to_install("brltty")))
    return Problem("absent", say("no-display-not-running", detail=where))


def _failed(detail: str) -> Problem:
    return Problem("unusable", say("no-display-failed", detail=clean(detail)))


def _locked_out(auth: bytes) -> Message:
    """Explain why a key was not accepted; `auth` is like `keyfile:/etc/brlapi.key+polkit`."""
    ways = auth.decode(errors="replace").split("+")
    files = [way.removeprefix("keyfile:") for way in ways if way.startswith("keyfile:")]
    if not files:
        return say("no-display-locked")
    file = clean(files[0], PATH)
    try:
        Path(files[0]).read_bytes()
    except FileNotFoundError:
        return say("no-display-no-key", detail=file)
    except OSError:
        return say("no-display-no-rights", detail=file, group=_group())
    return say("no-display-wrong-key", detail=file)


def _group() -> str:
    """Return the user's group, which can be given access to a key."""
    if sys.platform != "win32":
        import grp

        with suppress(KeyError):
            return grp.getgrgid(os.getgid()).gr_name
    return "users"
