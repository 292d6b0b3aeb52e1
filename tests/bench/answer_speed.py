"""Seconds from a typed command to its printed answer in a running game."""

import sys
from functools import partial
from statistics import median, quantiles

from splendor_access.talk.locale import languages
from splendor_access.talk.parsing.commands import Context
from splendor_access.talk.parsing.parser import CommandParser
from tests.bench.figures import Figure, seconds
from tests.bench.program import GAME, Program, running
from tests.talk.test_corpus import NAMES, STATES, vocabulary
from tests.talk.test_meanings import wordings

ROUNDS = 200
TIMES = 5
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


def reading() -> Figure:
    """Measure how long a sentence of one's own takes to be read, in the slowest language."""
    slowest = []
    for language in languages():
        said = [line for each in wordings(language, most=1) for line in each.lines]
        parse, context = CommandParser(vocabulary(language)).parse, Context(STATES["act"], 0, NAMES)
        works = [partial(parse, line, context) for line in said]
        taken = [min(seconds(work) for _ in range(TIMES)) * 1000 for work in works]
        slowest.append((quantiles(taken, n=20)[-1], median(taken), language))
    most, middle, language = max(slowest)
    return Figure(
        "reading of a sentence",
        f"{most:.2f} ms",
        f"19 of 20 take no more in the slowest language ({language}; median {middle:.2f} ms)",
        f"under {MOST:.0f} ms",
        most < MOST,
    )
