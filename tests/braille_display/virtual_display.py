"""Simulated braille displays, each with a real BRLTTY.

A `VirtualDisplay` is simulated on a pseudo terminal, where BRLTTY finds it by the protocol of
Baum's displays on a serial line. `VirtualRows` has several rows and can be unplugged; it speaks the
protocol of BRLTTY's own virtual displays on a socket. BRLTTY serves BrlAPI on a port of its own, so
that a program reaches it like the user's BRLTTY.
"""

import os
import pty
import random
import select
import signal
import socket
import subprocess
import tempfile
import threading
import time
import tty
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Literal, Self

WAIT = 20.0
"""Seconds until something expected counts as missing, on a busy machine."""

BEGUN = "Braille Driver: "
"""BRLTTY's log entry when its display is ready."""

Model = Literal["VarioUltra", "SuperVario", "Orbit"]
"""Baum VarioUltra: all keys. SuperVario: routing keys, none for dots. Orbit Reader: no routing."""

_IDENTITIES = {
    "VarioUltra": b"Baum VarioUltra ",
    "SuperVario": b"Baum SuperVario ",
    "Orbit": b"Orbit Reader 20 ",
}

# A packet is ESC, a letter and data, in which ESC is doubled.
_ESC = 0x1B
_CELLS, _IDENTITY, _SERIAL = 0x01, 0x84, 0x8A
_DISPLAY_KEYS, _ROUTING, _DOTS, _JOYSTICK = 0x24, 0x27, 0x33, 0x34

_BITS: dict[str, tuple[int, int]] = {
    **{f"Display{n}": (_DISPLAY_KEYS, n - 1) for n in range(1, 7)},
    **{f"Dot{n}": (_DOTS, n + 7) for n in range(1, 9)},
    "Space": (_DOTS, 1),
    **{key: (_JOYSTICK, n) for n, key in enumerate(("Up", "Left", "Down", "Right", "Press"))},
}
"""The bit of each key, and the packet it is in. The space key of the Orbit is another one."""

_SPACE_OF_ORBIT = (_DOTS, 0)

KEYS: dict[Model, dict[str, str]] = {
    "VarioUltra": {
        "LNUP": "Display4",
        "LNDN": "Display6",
        "FWINLT": "Display2",
        "FWINRT": "Display5",
        "TOP": "Display1+Display4",
        "BOT": "Display3+Display6",
        "HOME": "Display2+Display4+Display6",
        "PRDIFLN": "Display4+Display5",
        "NXDIFLN": "Display5+Display6",
        "INFO": "Display2+Display5",
        "LEARN": "Display1+Display4+Display5+Display6",
        "BACK": "Display1+Display6",
        "RETURN": "Press",
        "HELP": "Space+Dot1+Dot2+Dot5",
        "ENTER": "Dot8",
        "BACKSPACE": "Dot7",
        "ESCAPE": "Space+Dot2+Dot6",
        "LEFT": "Space+Dot3",
        "DOWN": "Space+Dot4",
        "TAB": "Space+Dot4+Dot5",
    },
    "SuperVario": {
        "LNUP": "Display4",
        "LNDN": "Display6",
        "FWINLT": "Display2",
        "FWINRT": "Display5",
        "TOP": "Display1+Display4",
        "BOT": "Display3+Display6",
        "HOME": "Display2+Display4+Display6",
        "PRDIFLN": "Display4+Display5",
        "NXDIFLN": "Display5+Display6",
        "INFO": "Display2+Display5",
        "LEARN": "Display1+Display4+Display5+Display6",
    },
    "Orbit": {
        "LNUP": "Up",
        "LNDN": "Down",
        "FWINLT": "Left",
        "FWINRT": "Right",
        "RETURN": "Press",
        "HOME": "Space+Dot2",
        "FWINLTSKIP": "Dot5+Left",
        "FWINRTSKIP": "Dot5+Right",
        "PRDIFLN": "Dot5+Up",
        "NXDIFLN": "Dot5+Down",
        "INFO": "Space+Dot2+Dot3+Dot4",
        "LEARN": "Space+Dot1+Dot2+Dot3",
        "HELP": "Space+Dot1+Dot2+Dot5",
        "ENTER": "Dot8",
        "BACKSPACE": "Dot7",
    },
}
"""The keys to which BRLTTY binds its commands (its Input/bm/*.ktb)."""


class NotShown(AssertionError):
    """An expected display did not come."""


class _OnBrltty(ABC):
    """A display with its own BRLTTY. Use it as a context manager."""

    _driver: str

    def __init__(self, auth: str) -> None:
        self.auth = auth
        self.agree = "250"  # the shortest pause before a key agrees, for which a test waits
        self._pictures: list[str] = []
        self._arrived = threading.Condition()

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self._port = _claimed_port(stack)
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="virtual-display-"))
            self._folder = Path(folder)
            self._device = self._open(stack)
            stack.callback(self.kill)
            self.start()
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_error: object) -> None:
        self._stack.close()

    @abstractmethod
    def _open(self, stack: ExitStack) -> str:
        """Make the hardware, which the stack ends, and return BRLTTY's name for it."""

    @property
    def host(self) -> str:
        """The address of BrlAPI, which counts its ports from 4101."""
        return f"127.0.0.1:{self._port - 4101}"

    def environment(self) -> dict[str, str]:
        """Return the environment that points a program to this BRLTTY."""
        return {
            "BRLAPI_HOST": self.host,
            "BRLAPI_AUTH": self.auth,
            "SPLENDOR_ACCESS_AGREE": self.agree,
            "SPLENDOR_ACCESS_KEY_LOG": str(self.key_log),
        }

    @property
    def key_log(self) -> Path:
        """The log of the program's finished keys."""
        return self._folder / "keys"

    def start(self) -> None:
        """Start BRLTTY, also again after `kill`, and wait until it admits programs.

        It does so a moment too soon: version 6.5 sometimes aborts because of a program that comes
        before it reports its driver. Then it is started again, as by systemd.
        """
        shown, begun = len(self.pictures()), self._log().count(BEGUN)
        self._run()
        self._wait(lambda: len(self._pictures) > shown, "BRLTTY found no display")
        end = time.monotonic() + WAIT
        while self._log().count(BEGUN) == begun or not self._greets():
            if time.monotonic() > end or self._brltty.poll() not in (None, -signal.SIGABRT):
                raise NotShown("BRLTTY lets no program in", self._log())
            time.sleep(0.01)

    def _log(self) -> str:
        log = self._folder / "log"
        return log.read_text(errors="replace") if log.exists() else ""

    def _run(self) -> None:
        command = [
            # It ends with the test, however that ends.
            *("setpriv", "--pdeathsig", "KILL"),
            *("brltty", "--no-daemon", "--quiet", "--standard-error"),
            "--configuration-file=/dev/null",
            f"--preferences-file={self._folder / 'preferences'}",
            f"--pid-file={self._folder / 'pid'}",
            f"--updatable-directory={self._folder / 'updatable'}",
            f"--writable-directory={self._folder / 'writable'}",
            f"--braille-driver={self._driver}",
            f"--braille-device={self._device}",
            "--text-table=en-nabcc",
            *("--screen-driver=no", "--speech-driver=no"),
            f"--api-parameters=Auth={self.auth},Host={self.host}",
        ]
        own = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("BRLTTY_", "BRLAPI_"))
        }
        own["PATH"] = f"{own.get('PATH', os.defpath)}:/usr/sbin:/sbin"

        def start() -> None:
            with (self._folder / "log").open("ab") as log:
                self._brltty = subprocess.Popen(
                    command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=own
                )

        def watch() -> None:
            while self._brltty.wait() == -signal.SIGABRT:
                start()

        start()
        threading.Thread(target=watch, daemon=True).start()

    def _greets(self) -> bool:
        with (
            suppress(OSError),
            socket.create_connection(("127.0.0.1", self._port), timeout=2) as client,
        ):
            return bool(client.recv(1))
        return False

    def kill(self) -> None:
        """Kill BRLTTY, as if it had crashed."""
        self._brltty.kill()
        self._brltty.wait()

    def send(self, what: signal.Signals) -> None:
        """Send a signal to BRLTTY, such as SIGSTOP."""
        self._brltty.send_signal(what)

    def _show(self, cells: str) -> None:
        with self._arrived:
            self._pictures.append(cells)
            self._arrived.notify_all()

    def cells(self) -> str:
        """Return the cells, U+2800 and on, row by row."""
        with self._arrived:
            return self._pictures[-1] if self._pictures else ""

    def pictures(self) -> list[str]:
        """Return every picture so far."""
        with self._arrived:
            return [*self._pictures]

    def wait_for(self, is_shown: str | Callable[[str], bool], seconds: float = WAIT) -> str:
        """Wait for cells with this start, or with a condition; return all cells."""

        def there() -> bool:
            cells = self._pictures[-1] if self._pictures else ""
            return cells.startswith(is_shown) if isinstance(is_shown, str) else is_shown(cells)

        self._wait(there, f"awaited: {is_shown!r}", seconds)
        return self.cells()

    def _wait(self, condition: Callable[[], bool], problem: str, seconds: float = WAIT) -> None:
        with self._arrived:
            if not self._arrived.wait_for(condition, seconds):
                raise NotShown(problem, self._pictures[-1:])


class VirtualDisplay(_OnBrltty):
    """A display of one row.

    columns   2 to 83, but not 44, 56 or 68: BRLTTY takes some of those for status cells
    model     its set of keys
    auth      BRLTTY's requirement of clients: none, or keyfile:PATH
    """

    _driver = "bm"

    def __init__(self, columns: int = 40, model: Model = "VarioUltra", auth: str = "none") -> None:
        super().__init__(auth)
        self.columns = columns
        self.model: Model = model
        self._held: dict[int, int] = {_DISPLAY_KEYS: 0, _DOTS: 0, _JOYSTICK: 0}

    def _open(self, stack: ExitStack) -> str:
        self._master, slave = pty.openpty()
        tty.setraw(slave)
        self._alarm, ring = os.pipe()
        reader = threading.Thread(target=self._read, daemon=True)
        reader.start()
        for file in (self._master, slave, self._alarm):
            stack.callback(os.close, file)
        stack.callback(reader.join)
        stack.callback(os.close, ring)
        return f"serial:{os.ttyname(slave)}"

    def plug_in(self, columns: int) -> None:
        """Replace this display by another."""
        self.columns = columns
        self._send(_CELLS, columns)

    def press(self, *keys: str) -> None:
        """Press keys one after another: commands of BRLTTY, or keys such as `Space+Dot1`.

        `RoutingKey` is that of the first cell.
        """
        for key in keys:
            held = KEYS[self.model].get(key, key).split("+")
            others = [each for each in held if each != "RoutingKey"]
            self._hold(others)
            if others != held:
                self.route(0)
            self._hold([])

    def press_until(self, key: str, is_shown: Callable[[str], bool]) -> None:
        """Press a key again and again, until the cells satisfy a condition.

        Without a screen BRLTTY checks its display only after a key.
        """
        for _second in range(int(WAIT)):
            self.press(key)
            with suppress(NotShown):
                self.wait_for(is_shown, 1.0)
                return
        raise NotShown(key, self.cells())

    def route(self, cell: int) -> None:
        """Press the routing key of a cell, counted from 0."""
        self._send(_ROUTING, cell + 1)
        self._send(_ROUTING, 0)

    def type(self, cells: str) -> None:
        """Type cells on the keys for dots."""
        for cell in cells:
            dots = [f"Dot{n + 1}" for n in range(8) if ord(cell) >> n & 1]
            self.press("+".join(dots or ["Space"]))

    def _hold(self, keys: list[str]) -> None:
        places = [self._place(key) for key in keys]
        for packet in self._held:
            bits = sum(1 << bit for of, bit in places if of == packet)
            if bits != self._held[packet]:
                self._held[packet] = bits
                self._send(packet, *bits.to_bytes(2 if packet == _DOTS else 1, "little"))

    def _place(self, key: str) -> tuple[int, int]:
        """Return a key's packet, and its bit there."""
        return _SPACE_OF_ORBIT if (self.model, key) == ("Orbit", "Space") else _BITS[key]

    # The serial line

    def _send(self, *packet: int) -> None:
        data = bytes([_ESC]) + bytes(packet).replace(b"\x1b", b"\x1b\x1b")
        while data:
            data = data[os.write(self._master, data) :]

    def _read(self) -> None:
        packet = bytearray()
        escaped = False
        while True:
            ready, _, _ = select.select([self._master, self._alarm], [], [])
            if self._alarm in ready:
                return
            for byte in os.read(self._master, 4096):
                begins = escaped and byte != _ESC
                escaped = byte == _ESC and not escaped
                if escaped:
                    continue
                if begins:
                    self._answer(packet)
                    packet.clear()
                packet.append(byte)
                if len(packet) == self._length(packet[0]):
                    self._answer(packet)
                    packet.clear()

    def _length(self, kind: int) -> int:
        return 1 + self.columns if kind == _CELLS else 1

    def _answer(self, packet: bytearray) -> None:
        match bytes(packet[:1]), bytes(packet[1:]):
            case b"\x01", cells if len(cells) == self.columns:
                self._show("".join(chr(0x2800 + dots) for dots in cells))
            case b"\x01", _:  # shorter: the question how many cells there are
                self._send(_CELLS, self.columns)
            case b"\x84", _:
                self._send(_IDENTITY, *_IDENTITIES[self.model])
            case b"\x8a", _:
                self._send(_SERIAL, *b"00000000")
            case _:
                pass


class VirtualRows(_OnBrltty):
    """A display of several rows, without keys for dots. It can be unplugged, also at the start."""

    _driver = "vr"

    def __init__(self, columns: int, rows: int) -> None:
        super().__init__("none")
        self._size = f"{columns} {rows}"
        self._line: socket.socket | None = None

    def _open(self, stack: ExitStack) -> str:
        self._socket = self._folder / "display"
        self._listen()
        stack.callback(self.unplug)
        return f"client:{self._socket}"

    def _listen(self) -> None:
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(self._socket))
        self._door.listen()
        threading.Thread(target=self._serve, args=(self._door,), daemon=True).start()

    def _serve(self, door: socket.socket) -> None:
        with suppress(OSError):
            self._line, _ = door.accept()
            self._line.sendall(f"cells {self._size}\n".encode())
            for told in self._line.makefile(encoding="utf-8", errors="replace"):
                if told.startswith("Braille "):
                    cells = told.split('"')[1].split("|")
                    self._show("".join(map(_cell, cells)))

    def unplug(self) -> None:
        """Unplug the display."""
        self._socket.unlink(missing_ok=True)
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        if self._line:
            self._line.shutdown(socket.SHUT_RDWR)
            self._line.close()
            self._line = None

    def plug_in(self, columns: int, rows: int) -> None:
        """Plug in a display where there is none."""
        self._size = f"{columns} {rows}"
        self._listen()

    def press(self, command: str) -> None:
        """Press the key of a command of BRLTTY, such as LNDN."""
        assert self._line
        self._line.sendall(f"{command}\n".encode())

    def route(self, cell: int) -> None:
        """Press the routing key of a cell, counted from 0 over all rows; cell 0 has none."""
        self.press(f"route {cell}")


def _cell(dots: str) -> str:
    return chr(0x2800 + sum(1 << int(dot) - 1 for dot in dots.strip()))


def _claimed_port(stack: ExitStack) -> int:
    """Return a free port, reserved until the stack ends, whether BRLTTY is killed or not.

    It is below those that the system gives to clients.
    """
    while True:
        port = random.randrange(10000, 30000)
        claim = stack.enter_context(socket.socket(socket.AF_UNIX))
        with suppress(OSError):
            # A name without a file, which disappears with the process at the latest.
            claim.bind(f"\0virtual-display-{port}")
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
            return port
