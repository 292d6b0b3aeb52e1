"""A real Speech Dispatcher of a test's own, with a synthesiser that writes down what it is told.

    with Service() as service:
        ...  # run something with service.environment
        assert service.quiet() == ["Your turn."]

The daemon is the one of the system, on a socket in a temporary folder. Its only synthesiser,
`synthesiser.py`, makes no sound, and takes as long as it is told to.
"""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Self

DAEMON = "/usr/bin/speech-dispatcher"
SYNTHESISER = Path(__file__).with_name("synthesiser.py")
PATIENCE = 20.0
"""Seconds after which missing speech is a failure."""
TOLD = 0.1
"""Seconds in which the daemon tells the program that a text has ended."""


class Heard(NamedTuple):
    """A text given to the synthesiser, its outcome, and its manner.

    `outcome` is speaking, finished or stopped; `kind` is text, or char for a named character. Times
    are those of `time.monotonic`.
    """

    text: str
    outcome: str
    kind: str
    began: float
    manner: dict[str, str]
    ended: float | None = None


class Service:
    """A running service. With `mute`, its synthesiser has the daemon's name for none.

    Every text takes `seconds`; a screen reader that reads on may lose count if they take none.
    """

    def __init__(self, *, mute: bool = False, seconds: float = 0.0) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="speech"))
        self._log = self._folder / "heard"
        self._log.touch()
        program = f'#!/bin/sh\nexec "{sys.executable}" -S "{SYNTHESISER}" "$1"\n'
        self._write("synthesiser", program).chmod(0o755)
        (self._folder / "modules").mkdir()
        self._write("modules/recorder.conf", str(self._folder))
        self.take(seconds)
        name = "dummy" if mute else "recorder"
        module = f'AddModule "{name}" "{self._folder}/synthesiser" "recorder.conf"\n'
        self._write(
            "speechd.conf",
            f'LogLevel 0\nSymbolsPreproc "none"\nTimeout 300\n{module}DefaultModule {name}\n',
        )
        self._daemon: subprocess.Popen[bytes] | None = None
        self._heard_before = 0

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_error: object) -> None:
        self.thaw()
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a program that should find this service, and start no other."""
        return {
            "SPEECHD_ADDRESS": f"unix_socket:{self._folder}/socket",
            "SPEECHD_CMD": f"{self._folder}/nothing",
        }

    def start(self) -> None:
        """Start the daemon and wait until it can be reached."""
        (self._folder / "socket").unlink(missing_ok=True)
        self._daemon = subprocess.Popen(
            [
                *(DAEMON, "--run-single", "--communication-method=unix_socket"),
                *(f"--socket-path={self._folder}/socket", f"--config-dir={self._folder}"),
                *(f"--pid-file={self._folder}/pid", f"--log-dir={self._folder}"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._wait(self._reached)

    def kill(self) -> None:
        """Kill the daemon, as if it had crashed, and its synthesiser."""
        if self._daemon:
            os.killpg(self._daemon.pid, signal.SIGKILL)
            self._daemon.wait()
            self._daemon = None

    def freeze(self) -> None:
        """Make the daemon accept requests and answer none."""
        assert self._daemon
        self._daemon.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it continue."""
        if self._daemon:
            self._daemon.send_signal(signal.SIGCONT)

    def take(self, seconds: float, each: float = 0.0) -> None:
        """Set the time of every text, and `each` more for every character of it."""
        self._write("seconds.new", f"{seconds} {each}").replace(self._folder / "seconds")

    def hold(self, *at: str) -> None:
        """Hold each text at the first of these in it, until it is stopped."""
        self._write("hold.new", "\n".join(at)).replace(self._folder / "hold")

    def release(self) -> None:
        """Let held texts finish."""
        (self._folder / "hold").unlink(missing_ok=True)

    @property
    def heard(self) -> list[Heard]:
        """All texts begun since the start or `forget`."""
        begun: dict[int, Heard] = {}
        # The synthesiser may be in the middle of a line.
        written, _, _ = self._log.read_text().rpartition("\n")
        for line in written.splitlines():
            event = json.loads(line)
            number = event.pop("number")
            begun[number] = begun[number]._replace(**event) if number in begun else Heard(**event)
        return [begun[number] for number in sorted(begun) if number > self._heard_before]

    @property
    def texts(self) -> list[str]:
        """The texts alone."""
        return [each.text for each in self.heard]

    def forget(self) -> None:
        """Begin a new list."""
        self._heard_before += len(self.heard)

    def until(self, text: str) -> None:
        """Wait until a text with this in it has begun."""
        self._wait(lambda: any(text in each for each in self.texts), text)

    def count(self, number: int) -> None:
        """Wait until that many texts have begun."""
        self._wait(lambda: len(self.texts) >= number, str(number))

    def quiet(self, after: str) -> list[str]:
        """Wait until a text has begun and nothing is being spoken; return all texts.

        By then the program, too, should know that they were heard: the daemon tells it.
        """
        self.until(after)
        self._wait(lambda: all(each.outcome != "speaking" for each in self.heard))
        time.sleep(TOLD)
        return self.texts

    def _write(self, name: str, text: str) -> Path:
        path = self._folder / name
        path.write_text(text)
        return path

    def _reached(self) -> bool:
        with socket.socket(socket.AF_UNIX) as probe:
            return probe.connect_ex(f"{self._folder}/socket") == 0

    def _wait(self, fulfilled: Callable[[], bool], what: str = "") -> None:
        deadline = time.monotonic() + PATIENCE
        while not fulfilled():
            assert time.monotonic() < deadline, f"{what!r} not in {self.texts}"
            time.sleep(0.005)
