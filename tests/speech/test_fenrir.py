"""Fenrir itself over repeated answers: it says only rows that did not stand on the screen.

It is unpacked from Debian's package: installed, it would begin to read the console. It runs in a
terminal of its own, takes keys only from there, and its words are written down.
"""

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.console.test_terminal import FENRIR
from tests.driver import PATIENCE, QUICK, ROOT, AtTerminal
from tests.tiers import soak_only

PACKAGES = Path(sys.prefix) / "reader/usr/lib/python3/dist-packages"

READER = f"""
import sys
sys.path.append({str(PACKAGES)!r})
from fenrirscreenreader.core.fenrirManager import fenrirManager
fenrirManager().proceed()
"""

VOICE = """
from fenrirscreenreader.core.speechDriver import speechDriver

class driver(speechDriver):
    def initialize(self, environment):
        self.heard = open({heard!r}, "a", encoding="utf-8", buffering=1)

    def speak(self, text, queueable=True):
        print(text, file=self.heard)

    def cancel(self):
        pass
"""

# On a busy machine Fenrir may look later than a tenth of a second after rows were written or pushed
# away: the game waits until it has said them, or until the screen was seen empty.
GAME = """
import re, time, types
from pathlib import Path
from splendor_access.console import terminal

written, before, pushed = "", 0, False
put = terminal.Terminal._put

def noted(self, text):
    global written, before, pushed
    pushed = not text.strip()
    if text.strip() and text.endswith("\\n"):
        written, before = text, len(heard())
    put(self, text)

def heard():
    return squeezed(Path({heard!r}).read_text(encoding="utf-8"))

def squeezed(text):  # rows are said one by one
    return re.sub(r"[\\s,]+", "", text)

def until_noticed(seconds):
    while not Path({seen!r}).exists() if pushed else squeezed(written) not in heard()[before:]:
        time.sleep(0.005)
    if pushed:
        Path({seen!r}).unlink()

terminal.Terminal._put = noted
terminal.time = types.SimpleNamespace(sleep=until_noticed, monotonic=time.monotonic)
"""


class UnderFenrir(AtTerminal):
    """A game at a terminal that Fenrir reads."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._folder = folder
        self._write("heard.txt", "")
        reader = self._write("reader.py", READER)
        voice = self._write("voice.py", VOICE.format(heard=str(folder / "heard.txt")))
        paths = {name: str(folder / name) for name in ("seen", "heard.txt")}
        source = GAME.format(seen=paths["seen"], heard=paths["heard.txt"]) + FENRIR
        game = [sys.executable, self._write("game.py", source), *arguments]
        drivers = PACKAGES / "fenrirscreenreader/speechDriver"
        options = {
            "general#shell": " ".join(map(str, game)),
            "general#debugFile": folder / "log.txt",
            "speech#driver": os.path.relpath(voice.with_suffix(""), drivers),
            "sound#enabled": False,
            "remote#driver": "dummyDriver",
        }
        settings = PACKAGES.parent / "config/settings/settings.conf"
        assert settings.exists(), "the test needs Fenrir; .ci/setup soak gets it"
        chosen = ";".join(f"{name}={value}" for name, value in options.items())
        super().__init__(
            *("-e", "-s", str(settings), "-o", chosen),
            program=(sys.executable, str(reader)),
            env={"PYTHONPATH": str(ROOT)},
        )

    def __exit__(self, *error: object) -> None:
        # Fenrir has processes of its own, in its session.
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        super().__exit__(*error)

    def _write(self, name: str, text: str) -> Path:
        path = self._folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def heard(self) -> str:
        """Return all that Fenrir has said."""
        return (self._folder / "heard.txt").read_text(encoding="utf-8")

    def ask(self, line: str) -> list[str]:
        """Type a line; return the rows of the answer that Fenrir does not say."""
        before, above = len(self.heard()), len(self.lines)
        self.type(f"{line}\r")
        deadline = time.monotonic() + PATIENCE
        while len(self.lines) <= above or self.lines[-1] != "you>":
            assert self._hear(deadline - time.monotonic()), self.lines
            if not any(row.strip() for row in self.screen.display):
                (self._folder / "seen").touch()
        rows = [row for row in self.lines[above:-1] if row]
        assert rows
        while rows[-1] not in self.heard()[before:] and time.monotonic() < deadline:
            time.sleep(0.01)
        said = self.heard()[before:]
        return [row for row in rows if row not in said]


@soak_only
@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["edited", "plain"])
def test_fenrir_says_each_repeated_answer_whole(plain: tuple[str, ...], tmp_path: Path) -> None:
    with UnderFenrir(tmp_path, *QUICK, *plain) as game:
        game.shows("you>")
        for line in ("board", "again", "board", *["bank"] * 4, "again", "board", "log", "log"):
            assert game.ask(line) == [], game.lines
        for _turn in range(6):
            assert game.ask("hint") == []
            *_, best = (line for line in game.lines if line.startswith("Best: "))
            assert game.ask(best.removeprefix("Best: ").split(".")[0]) == []
        game.press("quit\r", "yes or no>")
        game.type("yes\r")
        assert game.end() == 0
