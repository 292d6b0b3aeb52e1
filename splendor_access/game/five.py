"""Counts of the five gems that cards cost. Gold is counted apart.

`short` and `total` are written out, because they are most of what a search for a way does.
"""

from collections.abc import Iterable, Sequence

from splendor_access.game.cards import ORDER, Gems

Five = tuple[int, int, int, int, int]
"""Counts in the order s e r o d."""

FIVE = ORDER.replace("g", "")
NO_GEMS: Five = (0, 0, 0, 0, 0)


def as_five(counts: Iterable[int]) -> Five:
    """Return five numbers as counts. Raises ValueError if there are not five."""
    s, e, r, o, d = counts
    return s, e, r, o, d


def five(counts: Sequence[int]) -> Five:
    """Return counts of six without gold."""
    s, e, _gold, r, o, d = counts
    return s, e, r, o, d


def six(counts: Five, gold: int = 0) -> Gems:
    """Return counts with gold."""
    s, e, r, o, d = counts
    return s, e, gold, r, o, d


def alike(at: int, count: int) -> Five:
    """Return `count` gems of one colour, by the index of the colour."""
    return as_five(count if i == at else 0 for i in range(len(FIVE)))


def short(due: Five, held: Five) -> Five:
    """Return what of the first count the second does not have, gem by gem."""
    a, b, c, d, e = due
    u, v, w, x, y = held
    return (
        a - u if a > u else 0,
        b - v if b > v else 0,
        c - w if c > w else 0,
        d - x if d > x else 0,
        e - y if e > y else 0,
    )


def total(one: Five, other: Five) -> Five:
    """Add two counts, gem by gem."""
    a, b, c, d, e = one
    u, v, w, x, y = other
    return (a + u, b + v, c + w, d + x, e + y)
