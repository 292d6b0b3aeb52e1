"""How many keys of a braille display a turn takes: by differences, or by feeling everything.

The player knows only the cells, and decides the same in both. Games are played in this process.
"""

from tests.bench.figures import Figure
from tests.braille_display.test_presses import Display, medians, played

SEEDS = range(1, 6)


def presses(display: Display) -> Figure:
    """Compare the keys of a turn by differences with those of feeling everything."""
    reading, take, buy = _medians(display, everything=False)
    least = (display.reading, display.take, display.buy)
    before = _medians(display, everything=True)
    return Figure(
        f"keys at {display.columns} cells" + ("" if display.routing else " without routing keys"),
        f"reading {reading:g}, a take {take:g}, a purchase {buy:g} (medians of a turn)",
        "feeling everything {:g}, {:g}, {:g}".format(*before),
        "at most {}, {}, {}".format(*least),
        all(n <= most for n, most in zip((reading, take, buy), least, strict=True)),
    )


def _medians(display: Display, *, everything: bool) -> tuple[float, float, float]:
    games = [played(display, seed, everything=everything)[1] for seed in SEEDS]
    return medians([turn for turns in games for turn in turns])
