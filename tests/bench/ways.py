"""Ways through the house: the modules that a line, a key or a card passes, and the moves between.

A move is a call from one module of the program into another. Each way is gone once before, so that
words and tables are loaded, as in the middle of a game.

    python -m tests.bench.ways [--moves]

`tests/project/test_ways.py` holds what is reached.
"""

import io
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from types import FrameType
from typing import NamedTuple

from splendor_access.commands import _cli as cli
from tests import driver
from tests.braille_display.slate import Slate, SlateGame
from tests.companion.entering import Companion, laying
from tests.companion.test_entering import played

PACKAGE = "splendor_access."
SHOWN = 12
"""How many pairs of modules `--moves` shows."""

Moves = Counter[tuple[str, str]]


class Way(NamedTuple):
    """The modules passed, and the moves between them."""

    modules: set[str]
    moves: Moves


def way(work: Callable[[], object]) -> Way:
    """Do a piece of work, and record its way."""
    modules: set[str] = set()
    moves: Moves = Counter()

    def watch(frame: FrameType, event: str, _arg: object) -> None:
        name = _module(frame) if event == "call" else None
        if name is None:
            return
        modules.add(name)
        caller = frame.f_back
        while caller is not None and (before := _module(caller)) is None:
            caller = caller.f_back
        if caller is not None and before and before != name:
            moves[before, name] += 1

    sys.setprofile(watch)
    try:
        work()
    finally:
        sys.setprofile(None)
    return Way(modules, moves)


def _module(frame: FrameType) -> str | None:
    name: str = frame.f_globals.get("__name__", "")
    return name.removeprefix(PACKAGE) if name.startswith(PACKAGE) else None


def question() -> Way:
    """Ask for the board at a keyboard."""
    one = driver.opened("human", "human")
    driver.told(one, "board")
    return way(lambda: driver.told(one, "board"))


def take() -> Way:
    """Take three gems."""
    one = driver.opened("human", "human")
    driver.told(one, "take rod", "ready", "take ser", "ready")
    return way(lambda: driver.told(one, "take ser"))


def opponent() -> Way:
    """Hear a computer opponent's action and the call to act."""
    one = driver.opened("human", "easy")
    for line in ("take ser", "take rod"):
        driver.told(one, line)
        action = driver.decision(one.table)
        found = way(partial(driver.press, one, action, seat=1))
    return found


def menu() -> Way:
    """Press a key on a card of a braille display, which opens its menu."""
    game = SlateGame(driver.table("human", "easy"), Slate(40))
    for _time in range(2):
        game.press("top")
        while not game.text.startswith("a1"):
            game.press("line_down")
        found = way(partial(game.route, "a1"))
        game.press("home")
    return found


def card() -> Way:
    """Enter a card that lies on a real table."""
    record = played(1)
    lines = [line for _place, line in laying(record.start)]
    for _time in range(2):  # what is made once in a process is no part of the way
        companion = Companion(4, rules=record.start.rules)
        for line in lines[:5]:
            companion.type(line)
        found = way(partial(companion.type, lines[5]))
    return found


def labels() -> Way:
    """Make ten labels from the command line, prove them, and list them."""
    with tempfile.TemporaryDirectory() as folder, redirect_stdout(io.StringIO()):
        make = ["labels", "--format", "pdf", "--what", "nobles", "--out", folder]
        cli.main(make)
        return way(lambda: cli.main([*make, "--force"]))


WAYS = {
    "a typed question": (question, 16, 120),
    "a take": (take, 22, 110),
    "a computer opponent's action": (opponent, 18, 80),
    "a key that opens a menu": (menu, 22, 200),
    "a card at a real table": (card, 22, 150),
    "ten labels": (labels, 60, 4500),
}
"""The measurements, with the wanted numbers of modules and moves."""


def main() -> None:
    """Print all of them, one per line; with `--moves` the most frequent moves, too."""
    for name, (measure, modules, moves) in WAYS.items():
        found = measure()
        print(
            f"{name}: {len(found.modules)} modules (wished for: {modules}), "
            f"{found.moves.total()} moves (wished for: {moves})"
        )
        if "--moves" in sys.argv:
            for (before, after), count in found.moves.most_common(SHOWN):
                print(f"    {count} from {before} to {after}")


if __name__ == "__main__":
    main()
