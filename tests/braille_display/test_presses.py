"""How many keys a turn takes a player who knows only the cells, with the same decisions."""

from functools import cache
from statistics import median
from typing import NamedTuple

from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import RuleSet
from splendor_access.table.setup import new_table
from splendor_access.table.table import Table
from tests.braille_display.fingertips import Fingertips, Memory, OnSlate, Turn
from tests.braille_display.slate import Slate, SlateGame
from tests.tiers import tries


class Display(NamedTuple):
    """A display, and the most keys for reading, a take and a purchase there.

    `whole` is for feeling the whole table by the sum.
    """

    columns: int
    routing: bool
    reading: int
    take: int
    buy: int
    whole: int


DISPLAYS = [
    Display(12, routing=True, reading=6, take=5, buy=4, whole=20),
    Display(20, routing=False, reading=6, take=5, buy=4, whole=12),
    Display(40, routing=True, reading=3, take=5, buy=4, whole=6),
    Display(40, routing=False, reading=3, take=5, buy=4, whole=6),
]

READS = ("buy", "take", "reserve")
"""What a turn does after reading."""

BACK = 1
"""The key that leads from the sum to where one was."""


@cache
def played(
    display: Display, seed: int, *, everything: bool = False, memory: Memory = "all"
) -> tuple[Table, list[Turn]]:
    """Play a game against a bot to its end."""
    table = new_table([Player("Ana", HUMAN), Player("Ada", "easy")], RuleSet(), seed)
    slate = Slate(display.columns, routing=display.routing, dots_keys=True)
    game = SlateGame(table, slate)
    fingers = Fingertips(OnSlate(game), everything=everything, memory=memory)
    fingers.play()
    return table, fingers.turns


def medians(turns: list[Turn]) -> tuple[float, float, float]:
    """Return the median numbers of keys for reading, a take and a purchase."""
    reading = [turn.reading for turn in turns if turn.did in READS]
    takes, buys = ([turn.doing for turn in turns if turn.did == did] for did in ("take", "buy"))
    return median(reading), median(takes), median(buys)


def test_a_turn_takes_few_keys_and_the_decisions_of_one_who_feels_everything() -> None:
    # In game 20 the bank's counts take two windows at 40 cells without routing keys.
    seeds = range(tries(20, 11), 21)
    by_everything = [played(DISPLAYS[2], seed, everything=True)[0].record() for seed in seeds]
    for display in DISPLAYS[:: tries(3, 1)]:  # with routing keys and without
        games = [played(display, seed) for seed in seeds]
        assert [table.record() for table, _ in games] == by_everything, display
        reading, take, buy = medians([turn for _, turns in games for turn in turns])
        assert reading <= display.reading, display
        assert take <= display.take, display
        assert buy <= display.buy, display


def test_who_forgets_feels_the_sum_and_decides_the_same() -> None:
    for display in DISPLAYS[:: tries(3, 1)]:
        whole, _ = played(display, 20)
        for memory, share in (("none", 1), ("round", 2)):
            table, turns = played(display, 20, memory=memory)
            assert table.record() == whole.record(), (display, memory)
            reading = [turn.reading for turn in turns if turn.did in READS]
            assert median(reading[::share]) <= display.whole + BACK, (display, memory)
