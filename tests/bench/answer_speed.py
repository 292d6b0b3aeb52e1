"""Seconds from a typed command to its printed answer in a running game."""

import sys
from statistics import median

from tests.bench.figures import Figure, seconds
from tests.bench.program import GAME, Program, running

ROUNDS = 200
MOST = 5.0

ECHO = (
    sys.executable,
    "-c",
    "import sys\nfor line in sys.stdin: print(line, end='', flush=True)",
)
"""The floor: the least that a program can do for a line."""


def ask(program: Program, question: str) -> float:
    """Return the seconds to the first line of an answer."""

    def exchange() -> None:
        program.write(question)
        program.read_line()

    taken = seconds(exchange)
    program.drain()
    return taken


def answer(question: str) -> Figure:
    """Compare an answer over a pipe with an echo."""
    with running(GAME) as game, running(ECHO) as echo:
        game.read_line()
        game.drain(quiet=0.5)
        pairs = [(ask(game, question), ask(echo, question)) for _ in range(ROUNDS)]
    answered, echoed = (median(pair[i] for pair in pairs) * 1000 for i in range(2))
    above = answered - echoed
    return Figure(
        f"answer to {question}",
        f"{answered:.2f} ms",
        f"{above:.2f} ms above a program that echoes a line ({echoed:.2f} ms)",
        f"under {MOST:.0f} ms",
        above < MOST,
    )
