"""The braille display of NVDA, by its add-on: a named pipe in place of the socket of `json_lines`.

The pipe is named for two words at the end of the window's title, so that the add-on finds the game
that is in front. docs/nvda.md says what passes through it, and whom its two ends trust.
"""

import os
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import closing
from math import inf
from typing import Annotated

import msgspec

from splendor_access import __version__
from splendor_access.braille_display.displays import SILENCE, Problem, Status, Unreachable
from splendor_access.braille_display.displays.json_lines import (
    REST,
    BadLine,
    DisplayFrame,
    JsonLinesDevice,
    KeyFrame,
    Peer,
)
from splendor_access.braille_display.window_title import WORDS, set_words
from splendor_access.talk.messages import clean, say

if sys.platform == "win32":  # for types alone: another device loads nothing of this
    from typing import TYPE_CHECKING

    if TYPE_CHECKING:
        from splendor_access.braille_display.displays._pipe import Alarm, PipePeer

PROTOCOL = 1
"""The number of the protocol, which moves when older add-ons do not understand it any more."""

MUTEX = "splendor-access-add-on"
"""The name of what the add-on holds while it runs, so that it is found in any copy of NVDA."""

TRIES = 5
"""How many pairs of words are tried: a pair is taken where another game is open."""


class AddonHello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line of the add-on. The game has to know the nonce in its answer."""

    protocol: int
    version: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    nonce: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class _Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The answer: who the game is."""

    protocol: int
    version: str
    nonce: str
    pid: int


class _NoDisplay(msgspec.Struct, frozen=True, tag_field="type", tag="no_display"):
    """NVDA has no braille display now."""


class _Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """A question whether the game still runs."""

    number: int


class _Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer, with its number."""

    number: int


def connect(address: str) -> "NvdaDevice":
    """Return the device; the address is the two words, or empty for any."""
    return NvdaDevice(address)


class NvdaDevice(JsonLinesDevice):
    """The display of NVDA, which has to run with the add-on."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._words = address
        self._named = bool(address)
        self._greeted = False
        self._wake_pipe: Callable[[], None] = lambda: None
        self._frames = msgspec.json.Decoder(
            AddonHello | DisplayFrame | KeyFrame | _NoDisplay | _Ping
        )

    @property
    def silent(self) -> Problem:
        """See `ThreadedDevice`."""
        return Problem("absent", say("no-display-nvda-silent"))

    @property
    def _missing(self) -> Problem:
        return Problem("absent", say("no-display-nvda", version=__version__))

    def roused(self) -> None:
        """See `ThreadedDevice`."""
        self._wake_pipe()

    def serve(self) -> None:
        """See `ThreadedDevice`."""
        if sys.platform == "win32":
            from splendor_access.braille_display.displays._pipe import Alarm, mutex_exists

            if not mutex_exists(MUTEX):
                raise Unreachable(self._missing)
            alarm = Alarm()
            self._wake_pipe = alarm.ring
            try:
                with closing(self._pipe(alarm)) as pipe:
                    set_words(self._words)
                    silent_at = time.monotonic() + SILENCE
                    while not (self.closing or pipe.connected()):
                        if not mutex_exists(MUTEX):
                            raise Unreachable(self._missing)
                        if time.monotonic() > silent_at:
                            self.tell(Status(connected=False, problem=self.silent))
                        pipe.rest(self, REST)
                    self._greeted = False
                    self.serve_peer(pipe)
            except OSError as error:
                raise Unreachable(self.silent) from error
            finally:
                set_words("")
        else:
            raise Unreachable(Problem("unusable", say("no-display-nvda-elsewhere")), final=True)

    if sys.platform == "win32":

        def _pipe(self, alarm: "Alarm") -> "PipePeer":
            """Return a pipe named by two words that no other game has. Raises OSError."""
            from splendor_access.braille_display.displays._pipe import PipePeer

            for _time in range(TRIES):
                words = self._words or f"{secrets.choice(WORDS)} {secrets.choice(WORDS)}"
                try:
                    pipe = PipePeer(pipe_name(words), alarm)
                except OSError:
                    if self._named:
                        raise
                    self._words = ""
                else:
                    self._words = words
                    return pipe
            raise OSError

    def take(self, line: bytes, peer: Peer, *, stopped: bool) -> None:
        """See `JsonLinesDevice`."""
        said = self._frames.decode(line)
        if isinstance(said, AddonHello):
            self._greet(said, peer)
        elif not self._greeted:
            raise BadLine("`hello` comes first")
        elif isinstance(said, _Ping):
            peer.write(_Pong(said.number))
        elif isinstance(said, _NoDisplay):
            self.forget()
            self.silent_at = inf
            self.tell(
                Status(connected=False, problem=Problem("absent", say("no-display-nvda-none")))
            )
        else:
            self.take_frame(said, stopped=stopped)

    def _greet(self, hello: AddonHello, peer: Peer) -> None:
        """Answer the add-on; one of another protocol is told of in words."""
        peer.write(_Hello(PROTOCOL, __version__, hello.nonce, os.getpid()))
        self._greeted = hello.protocol == PROTOCOL
        if not self._greeted:
            self.silent_at = inf
            older = "add-on" if hello.protocol < PROTOCOL else "game"
            versions = {"addon": clean(hello.version), "game": __version__}
            message = say("no-display-nvda-old", older=older, **versions)
            self.tell(Status(connected=False, problem=Problem("refused", message)))


def pipe_name(words: str) -> str:
    """Return the name of the pipe for two words."""
    return "-".join(("splendor-access", *words.casefold().split()))
