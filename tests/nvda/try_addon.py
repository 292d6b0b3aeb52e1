"""Trial of the add-on for NVDA under Wine: `make test-windows` runs it with the built folder.

The add-on runs with stand-ins for NVDA in one process, the game in another, and a real named pipe
is between them.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import pytest

from tests.braille_display.fingertips import Fingertips
from tests.driver import Piped
from tests.nvda.on_nvda import AGREE, WORDS, OnNvda, OnPanel, windows_path

PYTHON = os.environ.get("SPLENDOR_TRY_PYTHON", "")


@pytest.fixture(scope="module")
def python() -> str:
    """Return the Python of the built folder."""
    return PYTHON


@contextmanager
def game(
    python: str, home: Path, *arguments: str, device: str = f"nvda:{WORDS}"
) -> Iterator[Piped]:
    """Run the program on NVDA's display alone."""
    env = {
        "SPLENDOR_ACCESS_DEVICE": device,
        "SPLENDOR_ACCESS_HOME": windows_path(home),
        "SPLENDOR_ACCESS_KEY_LOG": windows_path(home / "keys"),
        "SPLENDOR_ACCESS_AGREE": f"{AGREE * 1000:.0f}",
    }
    words = ("play", "--display-only", "--quick", *arguments)
    with Piped(*words, env=env, program=("wine", python, "-m", "splendor_access")) as running:
        yield running


@pytest.mark.parametrize(("columns", "rows"), [(12, 1), (40, 1), (20, 2)])
def test_a_whole_game_by_keys_alone(python: str, tmp_path: Path, columns: int, rows: int) -> None:
    kind = OnPanel if rows > 1 else OnNvda
    with kind(python, tmp_path / "keys") as nvda, game(python, tmp_path, "--seed", "12"):
        nvda.attach(columns, rows)
        nvda.bring_to_front()
        panel = rows > 1
        fingers = Fingertips(nvda, "en", panel=panel, memory="none" if panel else "all")
        fingers.until(lambda text: text.startswith(f"{fingers.words.you} 0p"))
        won = fingers.play()
        assert won.startswith(fingers.words.won)
        presses = [turn.reading + turn.doing for turn in fingers.turns]
        assert median(presses) <= (14 if panel else 10)
