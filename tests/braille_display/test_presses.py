"""How many keys a turn takes a player who knows only the cells, with the same decisions."""

from statistics import median
from typing import NamedTuple

from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import RuleSet
from splendor_access.table.setup import new_table
from splendor_access.table.table import Table
from tests.braille_display.fingertips import Fingertips, OnSlate, Turn
from tests.braille_display.slate import Slate, SlateGame
from tests.tiers import tries


class Display(NamedTuple):
    """A display, and the most keys for reading, a take and a purchase there."""

    columns: int
    routing: bool
    reading: int
    take: int
    buy: int


DISPLAYS = [
    Display(12, routing=True, reading=6, take=5, buy=4),
    Display(20, routing=False, reading=6, take=5, buy=4),
    Display(40, routing=True, reading=3, take=5, buy=4),
    Display(40, routing=False, reading=3, take=5, buy=4),
]


def played(display: Display, seed: int, *, everything: bool) -> tuple[Table, list[Turn]]:
    """Play a game against a bot to its end."""
    table = new_table([Player("Ana", HUMAN), Player("Ada", "easy")], RuleSet(), seed)
    slate = Slate(display.columns, routing=display.routing, dots_keys=True)
    fingers = Fingertips(OnSlate(SlateGame(table, slate)), everything=everything)
    fingers.play()
    return table, fingers.turns


def medians(turns: list[Turn]) -> tuple[float, float, float]:
    """Return the median numbers of keys for reading, a take and a purchase."""
    reading = [turn.reading for turn in turns if turn.did in ("buy", "take", "reserve")]
    takes, buys = ([turn.doing for turn in turns if turn.did == did] for did in ("take", "buy"))
    return median(reading), median(takes), median(buys)


def test_a_turn_takes_few_keys_and_the_decisions_of_one_who_feels_everything() -> None:
    # In game 20 the bank's counts take two windows at 40 cells without routing keys.
    seeds = range(tries(20, 1), 21)
    by_everything = [played(DISPLAYS[2], seed, everything=True)[0].record() for seed in seeds]
    for display in DISPLAYS[:: tries(3, 1)]:  # with routing keys and without
        games = [played(display, seed, everything=False) for seed in seeds]
        assert [table.record() for table, _ in games] == by_everything, display
        reading, take, buy = medians([turn for _, turns in games for turn in turns])
        assert reading <= display.reading, display
        assert take <= display.take, display
        assert buy <= display.buy, display
