"""The process that speaks, driven request by request."""

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import Self

import msgspec

from splendor_access.speech.child import (
    Adopt,
    Reached,
    Ready,
    Reply,
    Request,
    RequestDone,
    Say,
    Stop,
)
from splendor_access.speech.paths import Manner, SpeechProgress, Utterance
from tests.driver import environment
from tests.speech.service import PATIENCE


class Child:
    """A running process; `replies` has everything it has sent."""

    def __init__(self, path: str, *options: str, program: Sequence[str] = ()) -> None:
        program = program or ("-m", "splendor_access.speech.child")
        self.process = subprocess.Popen(
            [sys.executable, *program, path, *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
        )
        self.replies: list[Reply] = []
        self._count = 0
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.kill()
        self.process.wait()
        self._reader.join()
        self.process.stdin.close()
        self.process.stdout.close()

    @property
    def steps(self) -> list[SpeechProgress]:
        """The reported progress of utterances."""
        return [reply.progress for reply in self.replies if isinstance(reply, Reached)]

    def ready(self) -> Ready:
        """Wait until the path is open."""
        self.until(lambda: any(isinstance(reply, Ready) for reply in self.replies))
        return next(reply for reply in self.replies if isinstance(reply, Ready))

    def do(self, request: Callable[[int], Request]) -> None:
        """Send a request and wait until it is done."""
        assert self.process.stdin
        self._count += 1
        self.process.stdin.write(msgspec.json.encode(request(self._count)) + b"\n")
        self.process.stdin.flush()
        self.until(lambda: RequestDone(self._count) in self.replies)

    def say(self, *lines: str, sign: bool = False, number: int = 0) -> None:
        """Say something."""
        utterance = Utterance(lines, sign, number)
        self.do(lambda request: Say(request, utterance, "answer"))

    def adopt(self, manner: Manner) -> None:
        """Speak in a manner."""
        self.do(lambda request: Adopt(request, manner))

    def stop(self) -> None:
        """Be silent."""
        self.do(Stop)

    def close(self) -> None:
        """End its input."""
        assert self.process.stdin
        self.process.stdin.close()

    def end(self) -> list[Reply]:
        """Wait for the end of the process; return its replies."""
        self.process.wait(PATIENCE)
        self._reader.join()
        return self.replies

    def until(self, fulfilled: Callable[[], bool]) -> None:
        """Wait for a condition on its replies."""
        deadline = time.monotonic() + PATIENCE
        while not fulfilled():
            assert time.monotonic() < deadline, self.replies
            assert self._reader.is_alive() or fulfilled(), self.replies
            time.sleep(0.005)

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.replies.append(msgspec.json.decode(line, type=Reply))
