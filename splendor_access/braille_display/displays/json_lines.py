"""A braille display behind a Unix socket: pictures and keys as JSON, one object per line.

The address is the path of the socket on which the display's program listens. docs/json-display.md
describes both sides of the protocol.
"""

import socket
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from math import inf
from typing import Annotated

import msgspec

from splendor_access.braille.cells import dot_numbers
from splendor_access.braille_display.displays import (
    SILENCE,
    Key,
    KeyName,
    Picture,
    Problem,
    Status,
    ThreadedDevice,
    Unreachable,
)
from splendor_access.talk.messages import PATH, clean, say

REST = 0.5
"""The longest rest, in seconds."""

LONGEST_LINE = 4096
MOST_UNREAD = 1 << 20
"""How many bytes may wait for a program that does not read them."""

ECHOED = 100
"""How many characters of a bad line are echoed in the error."""

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""The errors of decoding a line."""

Count = Annotated[int, msgspec.Meta(ge=1, le=1000)]
_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class DisplayFrame(msgspec.Struct, frozen=True, tag_field="type", tag="display"):
    """The peer's description of its display, first of all and after each change."""

    name: str
    columns: Count
    rows: Count = 1
    routing: bool | None = None
    dots_keys: bool | None = None
    slow: bool = False
    keys: dict[KeyName, _Name] = {}


class KeyFrame(msgspec.Struct, frozen=True, tag_field="type", tag="key"):
    """A key press."""

    name: KeyName
    picture: int
    age: Annotated[float, msgspec.Meta(ge=0)]
    argument: Annotated[int, msgspec.Meta(ge=0)] = 0
    pause: Annotated[float, msgspec.Meta(ge=0)] | None = None


class _Picture(msgspec.Struct, frozen=True, tag_field="type", tag="picture"):
    """A picture to show."""

    number: int
    cells: tuple[str, ...]
    dots: tuple[str, ...]
    cursor: int | None


class _Error(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """The error in a line without effect."""

    message: str
    line: str


class BadLine(Exception):
    """A line without effect; the text says why."""


def connect(address: str) -> "JsonLinesDevice":
    """Return the device; the address is the path of the socket."""
    return JsonLinesDevice(address)


class JsonLinesDevice(ThreadedDevice):
    """The display of the program listening at a socket."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self._path = path
        self._struck_at = -inf
        self._decoder = msgspec.json.Decoder(DisplayFrame | KeyFrame)
        self.forget()

    @property
    def silent(self) -> Problem:
        """See `ThreadedDevice`."""
        return Problem("absent", say("no-display-json", path=clean(self._path, PATH)))

    def serve(self) -> None:
        """See `ThreadedDevice`."""
        if sys.platform == "win32":
            # Python has no such sockets there.
            raise Unreachable(Problem("unusable", say("no-display-only-linux")), final=True)
        try:
            with socket.socket(socket.AF_UNIX) as link:
                link.setblocking(False)
                link.connect(self._path)
                self.serve_peer(_SocketPeer(link))
        except OSError as error:
            raise Unreachable(self.silent) from error

    def serve_peer(self, peer: "Peer") -> None:
        """Show pictures and read keys until the end. Raises OSError when the peer is gone."""
        self.forget()
        self.silent_at = time.monotonic() + SILENCE
        self.was_stopped()
        while not self.closing:
            stopped = self.was_stopped()
            for line in peer.read():
                try:
                    self.take(line, peer, stopped=stopped)
                except (*UNREADABLE, BadLine) as error:
                    echoed = line[:ECHOED].decode(errors="replace")
                    peer.write(_Error(str(error), echoed))
            if not self._status.connected and time.monotonic() > self.silent_at:
                raise TimeoutError
            self._show_latest(peer)
            peer.send()
            peer.rest(self, REST)

    def forget(self) -> None:
        """Forget the display, and ignore keys that name a picture it got."""
        self._status = Status(connected=False)
        self._first = 0  # the number of the first picture for this display
        self._sent: Picture | None = None
        self._same_since = 0  # the first number with the cells of the last picture

    def take(self, line: bytes, peer: "Peer", *, stopped: bool) -> None:  # noqa: ARG002  # others answer
        """Handle a line of the peer. Raises BadLine, or the errors of decoding."""
        self.take_frame(self._decoder.decode(line), stopped=stopped)

    def take_frame(self, said: DisplayFrame | KeyFrame, *, stopped: bool) -> None:
        """Handle a display or a key. Raises BadLine."""
        if isinstance(said, DisplayFrame):
            self.forget()
            self._status = Status(
                *(True, clean(said.name), said.columns, said.rows, said.routing, said.dots_keys),
                slow=said.slow,
                keys={name: clean(keys) for name, keys in said.keys.items()},
            )
            self.tell(self._status)
        elif stopped:
            raise BadLine("the game was stopped when the key was pressed")
        else:
            self.press(self._key(said))

    def _key(self, said: KeyFrame) -> Key:
        """Return a key press, moved to the last picture if the cells felt are the same."""
        now, before = time.monotonic(), self._struck_at
        self._struck_at = now
        pause = now - before if said.pause is None else said.pause
        if self._sent is None or not self._first <= said.picture <= self._sent.number:
            raise BadLine("`picture` names none that this display was sent")
        match said.name:
            case "route" | "describe":
                most = self._status.columns * self._status.rows - 1
            case "dots":
                most = 0xFF
            case _:
                most = 0
        if said.argument > most:
            raise BadLine(f"`argument` may be {most} at most")
        number = self._sent.number if said.picture >= self._same_since else said.picture
        return Key(said.name, said.argument, number, said.age, pause)

    def _show_latest(self, peer: "Peer") -> None:
        """Send the latest picture, unless an earlier one is still on its way."""
        picture, sent = self.latest(self._status), self._sent
        if picture is None or picture is sent or peer.unsent:
            return
        dots = tuple(map(dot_numbers, picture.cells))
        peer.write(_Picture(picture.number, picture.cells, dots, picture.cursor))
        if sent is None:
            self._first = picture.number
        if sent is None or (sent.cells, sent.cursor) != (picture.cells, picture.cursor):
            self._same_since = picture.number
        self._sent = picture


class Peer(ABC):
    """The non-blocking lines of a connection. Every method may raise OSError."""

    def __init__(self) -> None:
        self._begun = b""
        self._unsent = bytearray()

    @abstractmethod
    def receive(self) -> bytes:
        """Return what has arrived, at most MOST_UNREAD bytes; nothing if there is nothing yet."""

    @abstractmethod
    def dispatch(self, waiting: bytes) -> int:
        """Send as much as possible now; return how many bytes that was."""

    @abstractmethod
    def rest(self, device: ThreadedDevice, seconds: float) -> None:
        """Wait for something to read or to show, or for room to write."""

    @property
    def unsent(self) -> bool:
        """Whether written data has still to be sent."""
        return bool(self._unsent)

    def read(self) -> Iterator[bytes]:
        """Yield the lines that have arrived."""
        lines = (self._begun + self.receive()).split(b"\n")
        for line in lines:
            if len(line) > LONGEST_LINE:
                raise ConnectionAbortedError
        *lines, self._begun = lines
        yield from filter(None, map(bytes.strip, lines))

    def write(self, said: msgspec.Struct) -> None:
        """Queue a line."""
        self._unsent += msgspec.json.encode(said) + b"\n"
        if len(self._unsent) > MOST_UNREAD:
            raise ConnectionAbortedError

    def send(self) -> None:
        """Send as much as possible now."""
        if self._unsent:
            del self._unsent[: self.dispatch(bytes(self._unsent))]


class _SocketPeer(Peer):
    """The lines of a non-blocking socket."""

    def __init__(self, link: socket.socket) -> None:
        super().__init__()
        self._link = link

    def receive(self) -> bytes:
        """See `Peer`."""
        try:
            got = self._link.recv(MOST_UNREAD)
        except BlockingIOError:
            return b""
        if not got:
            raise ConnectionResetError
        return got

    def dispatch(self, waiting: bytes) -> int:
        """See `Peer`."""
        try:
            return self._link.send(waiting)
        except BlockingIOError:
            return 0

    def rest(self, device: ThreadedDevice, seconds: float) -> None:
        """See `Peer`."""
        device.rest(self._link.fileno(), seconds, writing=self.unsent)
