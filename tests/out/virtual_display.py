"""A braille display made of software, with a real BRLTTY on it.

The display is played on a pseudo terminal, where BRLTTY finds it by the protocol that the displays
of Baum speak on a serial line. BRLTTY serves BrlAPI on a port of its own, so that a program
reaches it as it would reach the BRLTTY of its user.
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
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Literal, Self

WAIT = 20.0
"""Seconds until what is waited for counts as missing, on a machine that is busy."""

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
"""The bit of each key, and the packet it is in."""

KEYS: dict[Model, dict[str, str]] = {
    "VarioUltra": {
        "LNUP": "Display4",
        "LNDN": "Display6",
        "FWINLT": "Display2",
        "FWINRT": "Display5",
        "TOP": "Display1+Display4",
        "BOT": "Display3+Display6",
        "HOME": "Display2+Display4+Display6",
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
    },
    "Orbit": {
        "LNUP": "Up",
        "LNDN": "Down",
        "FWINLT": "Left",
        "FWINRT": "Right",
        "RETURN": "Press",
        "ENTER": "Dot8",
        "BACKSPACE": "Dot7",
    },
}
"""The keys that BRLTTY binds its commands to (its Input/bm/*.ktb)."""


class NotShown(AssertionError):
    """What was waited for did not come."""


class VirtualDisplay:
    """A display of one row. Use it as a context manager.

    columns   2 to 83, but not 44, 56 or 68: BRLTTY takes some of those for status cells
    model     which keys it has
    auth      what BRLTTY asks of clients: none, or keyfile:PATH
    """

    def __init__(self, columns: int = 40, model: Model = "VarioUltra", auth: str = "none") -> None:
        self.columns = columns
        self.model: Model = model
        self._auth = auth
        self._port = _free_port()
        self._held: dict[int, int] = {_DISPLAY_KEYS: 0, _DOTS: 0, _JOYSTICK: 0}
        self._pictures: list[str] = []
        self._arrived = threading.Condition()

    def __enter__(self) -> Self:
        self._files = tempfile.TemporaryDirectory(prefix="virtual-display-")
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        self._alarm, self._ring = os.pipe()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        try:
            self.start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.kill()
        os.close(self._ring)
        self._reader.join()
        for file in (self._alarm, self._master, self._slave):
            os.close(file)
        self._files.cleanup()

    @property
    def host(self) -> str:
        """Where BrlAPI is: it counts its ports from 4101."""
        return f"127.0.0.1:{self._port - 4101}"

    def environment(self) -> dict[str, str]:
        """Return what leads a program to this BRLTTY."""
        return {"BRLAPI_HOST": self.host, "BRLAPI_AUTH": self._auth}

    def start(self) -> None:
        """Start BRLTTY, also again after `kill`, and wait until it lets programs in."""
        folder = Path(self._files.name)
        command = [
            # It ends with the test, however that ends.
            *("setpriv", "--pdeathsig", "KILL"),
            *("brltty", "--no-daemon", "--quiet", "--standard-error"),
            "--configuration-file=/dev/null",
            f"--preferences-file={folder / 'preferences'}",
            f"--pid-file={folder / 'pid'}",
            f"--updatable-directory={folder / 'updatable'}",
            f"--writable-directory={folder / 'writable'}",
            "--braille-driver=bm",
            f"--braille-device=serial:{os.ttyname(self._slave)}",
            "--text-table=en-nabcc",
            *("--screen-driver=no", "--speech-driver=no"),
            f"--api-parameters=Auth={self._auth},Host={self.host}",
        ]
        own = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("BRLTTY_", "BRLAPI_"))
        }
        own["PATH"] = f"{own.get('PATH', os.defpath)}:/usr/sbin:/sbin"
        with (folder / "log").open("ab") as log:
            self._brltty = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=own
            )
        shown = len(self.pictures())
        self._wait(lambda: len(self._pictures) > shown, "BRLTTY found no display")
        end = time.monotonic() + WAIT
        while not self._greets():
            if time.monotonic() > end or self._brltty.poll() is not None:
                raise NotShown("BRLTTY lets no program in", (folder / "log").read_text())
            time.sleep(0.01)

    def _greets(self) -> bool:
        with (
            suppress(OSError),
            socket.create_connection(("127.0.0.1", self._port), timeout=2) as client,
        ):
            return bool(client.recv(1))
        return False

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End BRLTTY, as a crash would."""
        self._brltty.send_signal(how)
        self._brltty.wait()

    def send(self, what: signal.Signals) -> None:
        """Send a signal to BRLTTY, such as SIGSTOP."""
        self._brltty.send_signal(what)

    def plug_in(self, columns: int) -> None:
        """Put another display in the place of this one."""
        self.columns = columns
        self._send(_CELLS, columns)

    # What is felt

    def cells(self) -> str:
        """Return the cells, U+2800 and on."""
        with self._arrived:
            return self._pictures[-1] if self._pictures else ""

    def pictures(self) -> list[str]:
        """Return every picture so far."""
        with self._arrived:
            return [*self._pictures]

    def wait_for(self, is_shown: str | Callable[[str], bool]) -> str:
        """Wait for cells that begin so, or of which something is true; return all cells."""

        def there() -> bool:
            cells = self._pictures[-1] if self._pictures else ""
            return cells.startswith(is_shown) if isinstance(is_shown, str) else is_shown(cells)

        self._wait(there, f"awaited: {is_shown!r}")
        return self.cells()

    def _wait(self, condition: Callable[[], bool], problem: str) -> None:
        with self._arrived:
            if not self._arrived.wait_for(condition, WAIT):
                raise NotShown(problem, self._pictures[-1:])

    # Keys

    def press(self, *keys: str) -> None:
        """Press keys one after another: commands of BRLTTY, or keys such as `Space+Dot1`."""
        for key in keys:
            held = KEYS[self.model].get(key, key).split("+")
            self._hold(held)
            self._hold([])

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
        for packet in self._held:
            bits = sum(1 << bit for of, bit in map(_BITS.__getitem__, keys) if of == packet)
            if bits != self._held[packet]:
                self._held[packet] = bits
                self._send(packet, *bits.to_bytes(2 if packet == _DOTS else 1, "little"))

    # The line

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
                with self._arrived:
                    self._pictures.append("".join(chr(0x2800 + dots) for dots in cells))
                    self._arrived.notify_all()
            case b"\x01", _:  # shorter: the question how many cells there are
                self._send(_CELLS, self.columns)
            case b"\x84", _:
                self._send(_IDENTITY, *_IDENTITIES[self.model])
            case b"\x8a", _:
                self._send(_SERIAL, *b"00000000")
            case _:
                pass


def _free_port() -> int:
    """Return a free port below those that the system gives to clients."""
    while True:
        port = random.randrange(10000, 30000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
