"""From the command to the first line of a game."""

import subprocess
import sys

from tests.bench.figures import Figure, medians
from tests.bench.program import GAME, running

ROUNDS = 21
AT_TERMINAL, PIPED = 1.5, 1.0
"""The longest start, as a multiple of that import."""


def first_line(terminal: bool) -> None:
    """Start a game and wait for its first line."""
    with running(GAME, terminal) as game:
        game.read_line()


def import_prompt_toolkit() -> None:
    """Start Python with the one large library that a prompt needs."""
    subprocess.run([sys.executable, "-c", "import prompt_toolkit"], check=True)


def start(terminal: bool) -> Figure:
    """Compare the start of a game with that import."""
    starting, importing = medians(lambda: first_line(terminal), import_prompt_toolkit, ROUNDS)
    ratio = starting / importing
    most = AT_TERMINAL if terminal else PIPED
    return Figure(
        "start at a terminal" if terminal else "start over a pipe",
        f"{starting * 1000:.0f} ms to the first line",
        f"{ratio:.2f} times the import of prompt_toolkit ({importing * 1000:.0f} ms)",
        f"at most {most}",
        ratio <= most,
    )
