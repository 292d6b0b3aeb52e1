"""The delay by a thinking computer opponent: of an answer, and of a key of a braille display.

The strongest opponent thinks beside the game about a position of four players, in its process. It
is suspended for every other measurement, so that both kinds are compared under the same load.
"""

import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import cycle
from statistics import median, quantiles

import msgspec

from splendor_access.bots import load
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet
from splendor_access.table.opponents import bot_question
from splendor_access.table.setup import new_table
from tests.bench.answer_speed import ask
from tests.bench.braille_speed import ACTS, CELLS, shown
from tests.bench.figures import Figure
from tests.bench.program import GAME, running
from tests.braille_display.virtual_display import VirtualDisplay

ROUNDS = 100
DECISIONS = 60
"""The number of decisions before the position."""

QUESTIONS = 5_000
"""More decisions than the measurement needs."""

MOST = 20.0
"""Milliseconds that the thinking may add, in the median and for 95 of 100."""

Thinker = subprocess.Popen[bytes]


def answer_beside_expert() -> Figure:
    """Compare an answer over a pipe beside a thinking opponent with one without."""
    with running(GAME) as game, thinking() as thinker:
        game.read_line()
        game.drain(quiet=0.5)
        return _compared("answer to afford", thinker, partial(ask, game, "afford"))


def key_beside_expert() -> Figure:
    """Compare a key of a braille display beside a thinking opponent with one without."""
    with ExitStack() as stack:
        hardware = stack.enter_context(VirtualDisplay(CELLS))
        idle = hardware.cells()
        environment = {**hardware.environment(), "TERM": "dumb"}
        game = stack.enter_context(running(GAME, terminal=True, env=environment))
        hardware.wait_for(lambda cells: cells != idle)
        game.drain(quiet=2.0)
        keys = cycle(ACTS["key"])

        def press() -> float:
            taken = shown(hardware, partial(hardware.press, next(keys)))
            game.drain()
            return taken

        return _compared("key to cells", stack.enter_context(thinking()), press)


def _compared(what: str, thinker: Thinker, measure: Callable[[], float]) -> Figure:
    beside, alone = [], []
    for _ in range(ROUNDS):
        thinker.send_signal(signal.SIGSTOP)
        alone.append(measure() * 1000)
        thinker.send_signal(signal.SIGCONT)
        beside.append(measure() * 1000)
    assert thinker.poll() is None, "it has not thought all along"
    late, late_alone = (quantiles(times, n=20)[-1] for times in (beside, alone))
    middle, more = median(beside) - median(alone), late - late_alone
    return Figure(
        f"{what} beside an expert that thinks",
        f"median {median(beside):.2f} ms, 95 of 100 within {late:.2f} ms",
        f"{middle:.2f} and {more:.2f} ms above the same without it",
        f"at most {MOST:.0f} ms",
        max(middle, more) <= MOST,
    )


@contextmanager
def thinking() -> Iterator[Thinker]:
    """Make the opponents' process think continuously."""
    laid = new_table([Player(name) for name in ("Ana", "Ben", "Cyd", "Dora")], RuleSet(), 1)
    for number in range(DECISIONS):
        laid.act(load("easy")(laid.state.view(laid.state.to_act), laid.chance, number))
    with tempfile.TemporaryFile() as questions:
        for number in range(QUESTIONS):
            view = laid.state.view(laid.state.to_act)
            asked = bot_question("expert", view, laid.chance, number)
            questions.write(msgspec.json.encode(asked) + b"\n")
        questions.seek(0)
        with subprocess.Popen(
            [sys.executable, "-m", "splendor_access.table.opponents"],
            stdin=questions,
            stdout=subprocess.PIPE,
        ) as thinker:
            assert thinker.stdout
            thinker.stdout.readline()  # its weights are loaded
            try:
                yield thinker
            finally:
                thinker.kill()
