"""How many keys of a braille display a turn takes: by differences, or by feeling everything.

The player knows only the cells, and decides the same in both. Games are played in this process.
"""

from statistics import mean

from tests.bench.figures import Figure
from tests.braille_display.fingertips import Memory
from tests.braille_display.test_presses import BACK, READS, Display, medians, played

SEEDS = range(1, 6)


def presses(display: Display) -> Figure:
    """Compare the keys of a turn by differences with those of feeling everything."""
    reading, take, buy = _medians(display)
    least = (display.reading, display.take, display.buy)
    before = _medians(display, everything=True)
    return Figure(
        f"keys at {display.columns} cells" + ("" if display.routing else " without routing keys"),
        f"reading {reading:g}, a take {take:g}, a purchase {buy:g} (medians of a turn)",
        "feeling everything {:g}, {:g}, {:g}".format(*before),
        "at most {}, {}, {}".format(*least),
        all(n <= most for n, most in zip((reading, take, buy), least, strict=True)),
    )


def forgetful_presses(display: Display) -> Figure:
    """Count the keys for reading in a turn by how long the player remembers."""
    by_differences, _, _ = _medians(display)
    whole, _, _ = _medians(display, memory="none")
    games = [played(display, seed, memory="round")[1] for seed in SEEDS]
    turns = [turn.reading for turns in games for turn in turns if turn.did in READS]
    most = display.whole + BACK
    return Figure(
        f"keys for reading at {display.columns} cells"
        + ("" if display.routing else " without routing keys"),
        f"{by_differences:g} with perfect memory, {mean(turns):.1f} with that of one round, "
        f"{whole:g} with none",
        "the others' things, decks and nobles among them; the last key goes back",
        f"at most {most} with none",
        whole <= most,
    )


def _medians(
    display: Display, *, everything: bool = False, memory: Memory = "all"
) -> tuple[float, float, float]:
    games = [played(display, seed, everything=everything, memory=memory)[1] for seed in SEEDS]
    return medians([turn for turns in games for turn in turns])
