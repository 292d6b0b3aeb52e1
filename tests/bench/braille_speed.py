"""Braille: codes through the program and through bare liblouis, pictures on a real BRLTTY.

The display is simulated, with a real BRLTTY on it. The floor is a program that only writes cells by
BrlAPI; it has its own display in the same run.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import cycle
from statistics import median, quantiles

import brlapi
import louis

from splendor_access.braille.cells import code_cells
from splendor_access.braille.tables import OFFERED, BrailleTable, table_for_codes
from splendor_access.game.cards import CARDS, NOBLES
from splendor_access.game.notation import card_code, noble_code
from tests.bench.figures import Figure, medians, seconds
from tests.bench.program import GAME, running
from tests.braille_display.virtual_display import VirtualDisplay

CELLS = 40
ROUNDS = 100
REST = 0.07
"""Seconds between two measurements: pictures are at least 50 ms apart."""

MEDIAN, MOST = 5.0, 20.0
"""Milliseconds above the floor, in the median and for 95 of 100."""

BUSY = 4
"""Processes that load the machine, in figures that are only reported."""

LEAST = 0.5
TIMES = 11
"""How often all codes are translated in the measurement."""


def codes() -> Figure:
    """Compare codes through the braille room, uncached, with bare calls of liblouis.

    All 100 codes in every table for codes; the slowest table counts.
    """
    slowest = min(
        map(_codes_in, {table_for_codes(each) for each in OFFERED}), key=lambda each: each[0]
    )
    ratio, ours, floor, name = slowest
    return Figure(
        "codes in braille",
        f"{ours:,.0f} a second, each translated anew, positions too",
        f"{ratio:.2f} of bare liblouis ({floor:,.0f}) in the table that fares worst, {name}",
        f"at least {LEAST}",
        ratio >= LEAST,
    )


def _codes_in(chosen: BrailleTable) -> tuple[float, float, float, str]:
    """Return the ratio, the codes per second of ours and of bare liblouis, and the table's name."""
    paths, mode = [*chosen.paths()], louis.dotsIO | louis.ucBrl
    every = [*map(card_code, CARDS), *map(noble_code, NOBLES)]

    def bare() -> None:
        for code in every:
            louis.translate(paths, code, mode=mode)

    def ours() -> None:
        for code in every:
            code_cells(code, chosen)

    floor, taken = medians(bare, ours, TIMES)
    return floor / taken, len(every) / taken, len(every) / floor, chosen.name


def shown(hardware: VirtualDisplay, work: Callable[[], object]) -> float:
    """Return the seconds from a piece of work to a change of the display."""
    before = hardware.cells()

    def show() -> None:
        work()
        hardware.wait_for(lambda cells: cells != before)

    taken = seconds(show)
    time.sleep(REST)
    return taken


@contextmanager
def bare_client(hardware: VirtualDisplay) -> Iterator[Callable[[], None]]:
    """Connect a program that only writes cells; yield the function that changes them."""
    connection = brlapi.Connection(hardware.host.encode(), b"none")
    connection.enterTtyModeWithPath([])
    dots = 0

    def write() -> None:
        nonlocal dots
        dots = dots % 255 + 1
        connection.writeDots(bytes([dots]) * hardware.columns)

    yield write
    connection.closeConnection()


def pictures(what: str, busy: int = 0) -> Figure:
    """Compare a game's answer on the display with bare cells, after a `key` or a typed `line`."""
    with ExitStack() as stack:
        hardware, floor = (stack.enter_context(VirtualDisplay(CELLS)) for _ in range(2))
        idle = hardware.cells()
        game = stack.enter_context(
            running(GAME, terminal=True, env={**hardware.environment(), "TERM": "dumb"})
        )
        write = stack.enter_context(bare_client(floor))
        for _ in range(busy):
            stack.enter_context(burning())
        hardware.wait_for(lambda cells: cells != idle)
        game.drain(quiet=2.0)
        act = hardware.press if what == "key" else game.write
        pairs = []
        for _, each in zip(range(ROUNDS), cycle(ACTS[what]), strict=False):
            pairs.append((shown(hardware, partial(act, each)), shown(floor, write)))
            game.drain()
    times, least = ([pair[at] * 1000 for pair in pairs] for at in range(2))
    middle = median(times) - median(least)
    late = quantiles(times, n=20)[-1] - quantiles(least, n=20)[-1]
    return Figure(
        f"{what} to cells" + (f" beside {busy} busy processes" if busy else ""),
        f"median {median(times):.1f} ms, 95 of 100 within {quantiles(times, n=20)[-1]:.1f} ms",
        f"{middle:.1f} and {late:.1f} ms above bare cells",
        "none: reported only" if busy else f"at most {MEDIAN:.0f} and {MOST:.0f} ms",
        bool(busy) or (middle <= MEDIAN and late <= MOST),
    )


ACTS = {"key": ("LNDN", "LNUP"), "line": ("bank", "nobles")}
"""Keys or lines in turn, so that the cells change each time."""


@contextmanager
def burning() -> Iterator[None]:
    """Keep a processor busy."""
    process = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        yield
    finally:
        process.kill()
        process.wait()
