"""A real Speech Dispatcher of a test's own, with a synthesiser that writes down what it is told.

    with Service() as service:
        ...  # run something with service.environment
        assert service.quiet() == ["Your turn."]

The daemon is the one of the system, on a socket in a temporary folder. Its only synthesiser is this
file, run with `--synthesiser`: it makes no sound, and takes as long as it is told to.
"""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple, Self

DAEMON = "/usr/bin/speech-dispatcher"
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
        program = f'#!/bin/sh\nexec "{sys.executable}" -S "{__file__}" --synthesiser "$1"\n'
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


class Synthesiser:
    """Speaks the protocol of a module: commands come in on lines, some with a block of data."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._log = (folder / "heard").open("a")
        self._number = sum('"kind"' in line for line in (folder / "heard").open())
        self._manner: dict[str, str] = {}
        self._lock = threading.Lock()
        self._stopped = threading.Event()

    def run(self) -> None:
        """Answer commands until there are no more."""
        kinds = {"SPEAK": "text", "CHAR": "char", "KEY": "key", "SOUND_ICON": "icon"}
        for line in sys.stdin:
            command = line.strip()
            if command == "INIT":
                self._send("299-ready", "299 OK LOADED SUCCESSFULLY")
            elif command == "AUDIO":
                self._send("207 OK RECEIVING AUDIO SETTINGS")
                # The daemon would open the sound card itself if this were accepted.
                wanted = "audio_output_method=server" in self._block()
                self._send("300 MODULE ERROR" if wanted else "203 OK AUDIO INITIALIZED")
            elif command in ("LOGLEVEL", "SET"):
                self._send("203 OK RECEIVING SETTINGS")
                settings = dict(each.partition("=")[::2] for each in self._block())
                self._manner |= settings if command == "SET" else {}
                self._send("203 OK SETTINGS RECEIVED")
            elif command.startswith("LIST VOICES"):
                self._send("200-Ann\ten\tnone", "200 OK VOICE LIST SENT")
            elif command in kinds:
                self._send("202 OK RECEIVING MESSAGE")
                self._say("\n".join(self._block()), kinds[command])
            elif command in ("STOP", "PAUSE"):
                self._stopped.set()
            elif command == "QUIT":
                self._send("210 OK QUIT")
                return

    def _say(self, text: str, kind: str) -> None:
        plain = " ".join(unescape(re.sub("<[^>]*>", "", text)).split())
        self._number += 1
        self._stopped.clear()
        began = time.monotonic()
        about: dict[str, Any] = {"kind": kind, "manner": self._manner, "began": began}
        self._note(self._number, text=plain, outcome="speaking", **about)
        self._send("200 OK SPEAKING")
        threading.Thread(target=self._speak, args=(self._number, unescape(text), plain)).start()

    def _speak(self, number: int, text: str, plain: str) -> None:
        self._send("701 BEGIN")
        before, _, behind = text.partition(self._held(text) or "\n")
        self._mark(before)
        seconds, each = map(float, (self._folder / "seconds").read_text().split())
        self._stopped.wait(seconds + each * len(plain))
        while not self._stopped.is_set() and self._held(text):
            self._stopped.wait(0.005)
        stopped = self._stopped.is_set()
        self._mark("" if stopped else behind)
        self._send("703 STOP" if stopped else "702 END")
        outcome = "stopped" if stopped else "finished"
        self._note(number, outcome=outcome, ended=time.monotonic())

    def _held(self, text: str) -> str | None:
        """Return the text at which to hold, or None."""
        places = ""
        with suppress(FileNotFoundError):  # nothing is held, or not any more
            places = (self._folder / "hold").read_text()
        return next((place for place in places.split("\n") if place and place in text), None)

    def _mark(self, text: str) -> None:
        for mark in re.findall(r'<mark name="(\d+)"/>', text):
            self._send(f"700-{mark}", "700 INDEX MARK")

    def _note(self, number: int, **event: Any) -> None:
        with self._lock:
            self._log.write(json.dumps({"number": number, **event}) + "\n")
            self._log.flush()

    def _send(self, *lines: str) -> None:
        with self._lock:
            sys.stdout.write("".join(f"{line}\n" for line in lines))
            sys.stdout.flush()

    def _block(self) -> list[str]:
        """Return the lines up to a lone full stop; a line with two begins with one."""
        lines = []
        for line in sys.stdin:
            text = line.rstrip("\n")
            if text == ".":
                break
            lines.append(text[1:] if text.startswith("..") else text)
        return lines


if __name__ == "__main__":
    Synthesiser(Path(Path(sys.argv[2]).read_text())).run()
