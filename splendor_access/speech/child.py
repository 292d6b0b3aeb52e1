"""The process that speaks: requests in and replies out, as lines of JSON.

    python -m splendor_access.speech.child PATH [--may-start]

Every request is answered by `RequestDone` with its number. An engine's own output is discarded. The
process ends with its input, and, with `Gone` as its last word, when the path raises anything.
"""

import os
import queue
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from typing import BinaryIO

import msgspec

from splendor_access.speech.paths import (
    Ability,
    Manner,
    Reason,
    SpeechProgress,
    Unavailable,
    Urgency,
    Utterance,
    VoicePath,
    connect,
)

LINGER = 1.0
"""Seconds in which a path must finish its work after the end of input."""


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Say something."""

    number: int
    utterance: Utterance
    urgency: Urgency


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Be silent."""

    number: int


class Adopt(msgspec.Struct, frozen=True, tag="adopt"):
    """Speak in this manner from now on."""

    number: int
    manner: Manner


class StillThere(msgspec.Struct, frozen=True, tag="check"):
    """Confirm that the voice is still there."""

    number: int


Request = Say | Stop | Adopt | StillThere


class ChildRuns(msgspec.Struct, frozen=True, tag="hello"):
    """The process runs, and begins to open its path."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The path is open."""

    name: str
    abilities: tuple[Ability, ...]


class RequestDone(msgspec.Struct, frozen=True, tag="done"):
    """A request is done, though not everything may have been heard yet."""

    number: int


class Reached(msgspec.Struct, frozen=True, tag="reached"):
    """The progress of an utterance."""

    progress: SpeechProgress


class Voiceless(msgspec.Struct, frozen=True, tag="voiceless"):
    """The manner's voice does not exist."""

    voice: str


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """There is no voice."""

    reason: Reason
    detail: str = ""


Reply = ChildRuns | Ready | RequestDone | Reached | Voiceless | Gone


class Replies:
    """Writes replies, from any thread."""

    def __init__(self, output: BinaryIO) -> None:
        self._output = output
        self._lock = threading.Lock()
        self._encoder = msgspec.json.Encoder()

    def send(self, reply: Reply) -> None:
        """Write a reply at once."""
        with self._lock:
            self._output.write(self._encoder.encode(reply) + b"\n")
            self._output.flush()


def serve(name: str, requests: Iterable[bytes], replies: Replies, *, may_start: bool) -> None:
    """Open a path and obey requests until there are no more."""
    replies.send(ChildRuns())
    try:
        path = connect(name, lambda step: replies.send(Reached(step)), may_start=may_start)
        replies.send(Ready(path.name, path.abilities))
        decoder = msgspec.json.Decoder(Request)
        for line in requests:
            request = decoder.decode(line)
            _do(request, path, replies)
            replies.send(RequestDone(request.number))
    except Unavailable as gone:
        replies.send(Gone(gone.reason, gone.detail))
    except Exception as error:  # an engine may raise anything, which ends this path
        replies.send(Gone("failed", f"{type(error).__name__}: {error}"))


def _do(request: Request, path: VoicePath, replies: Replies) -> None:
    match request:
        case Say():
            path.say(request.utterance, request.urgency)
        case Stop():
            path.stop()
        case Adopt():
            if not path.adopt(request.manner) and request.manner.voice:
                replies.send(Voiceless(request.manner.voice))
        case StillThere():
            path.check()


def _requests() -> Iterator[bytes]:
    """Yield the lines of standard input; when it ends, make sure that the process ends, too."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for line in sys.stdin.buffer:
            lines.put(line)
        lines.put(b"")
        time.sleep(LINGER)
        os._exit(1)  # the path is stuck in a call

    threading.Thread(target=read, daemon=True).start()
    return iter(lines.get, b"")


def main() -> None:
    """Serve standard input and output."""
    output = os.fdopen(os.dup(1), "wb")
    # A library's own output must not come between the replies.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    name, *options = sys.argv[1:]
    serve(name, _requests(), Replies(output), may_start="--may-start" in options)
    # Python would wait for the threads of the libraries forever.
    os._exit(0)


if __name__ == "__main__":
    main()
