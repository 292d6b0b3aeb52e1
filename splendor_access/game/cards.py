"""The 90 development cards and 10 noble tiles, and counts of gems.

They are read from `data/development_cards.csv` and `data/noble_tiles.csv`, one row a card or
tile, in the order of printed lists: level, bonus (d s e r o), points, cost.
"""

from collections.abc import Iterable
from pathlib import Path

import msgspec

ORDER = "segrod"
"""The codes of the rulebook: sapphire, emerald, gold, ruby, onyx, diamond."""

GOLD = ORDER.index("g")
COLOURS = tuple(i for i in range(len(ORDER)) if i != GOLD)
"""The indexes in a count of the five gems that cards cost."""

LEVELS = "abc"

Gems = tuple[int, int, int, int, int, int]
"""Six counts in the order s e g r o d."""

NO_GEMS: Gems = (0, 0, 0, 0, 0, 0)


class InvalidValue(ValueError):
    """An impossible `value` for `what`, such as `seed`; `wanted` describes the possible ones."""

    def __init__(self, what: str, value: object, wanted: str) -> None:
        super().__init__(f"{what} must be {wanted}, not {value!r}")
        self.what = what
        self.value = value
        self.wanted = wanted


def check_whole(what: str, value: object, least: int, most: int) -> None:
    """Raise InvalidValue unless a value is an integer from `least` to `most`."""
    if type(value) is not int or not least <= value <= most:
        raise InvalidValue(what, value, f"a whole number from {least} to {most}")


class Card(msgspec.Struct, frozen=True):
    """A development card.

    `level` is a, b or c; `bonus` one letter of s e r o d; `cost` has no gold.
    """

    level: str
    points: int
    bonus: str
    cost: Gems


class Hidden(msgspec.Struct, frozen=True):
    """A card whose level alone is known."""

    level: str


class Noble(msgspec.Struct, frozen=True):
    """A noble tile; `cost` counts the bonuses that it requires."""

    points: int
    cost: Gems
    name: str


def gems(letters: str) -> Gems:
    """Count the code letters of a text: `gems("sse")` is two sapphires and an emerald.

    Raises InvalidValue for any other character; an empty text is no gems.
    """
    if not isinstance(letters, str) or letters.strip(ORDER):
        raise InvalidValue("gems", letters, f"letters of {ORDER!r}")
    return as_gems(map(letters.count, ORDER))


def as_gems(counts: Iterable[int]) -> Gems:
    """Return six numbers as `Gems`. Raises ValueError unless there are six."""
    s, e, g, r, o, d = counts
    return s, e, g, r, o, d


def plus(one: Gems, other: Gems) -> Gems:
    """Add two counts, gem by gem."""
    a, b, c, d, e, f = one
    u, v, w, x, y, z = other
    return (a + u, b + v, c + w, d + x, e + y, f + z)


def minus(one: Gems, other: Gems) -> Gems:
    """Subtract the second count from the first, gem by gem."""
    a, b, c, d, e, f = one
    u, v, w, x, y, z = other
    return (a - u, b - v, c - w, d - x, e - y, f - z)


def lacking(wanted: Gems, held: Gems) -> Gems:
    """Subtract the second count from the first, gem by gem, but never below 0."""
    a, b, c, d, e, f = wanted
    u, v, w, x, y, z = held
    return (
        a - u if a > u else 0,
        b - v if b > v else 0,
        c - w if c > w else 0,
        d - x if d > x else 0,
        e - y if e > y else 0,
        f - z if f > z else 0,
    )


def _rows(name: str) -> Iterable[dict[str, str]]:
    text = (Path(__file__).parent / "data" / name).read_text(encoding="utf-8")
    head, *rows = (line.split(",") for line in text.splitlines())
    return [dict(zip(head, row, strict=True)) for row in rows]


def _cost(row: dict[str, str]) -> Gems:
    return as_gems(
        int(row.get(name, 0)) for name in ("sapphire", "emerald", "gold", "ruby", "onyx", "diamond")
    )


CARDS: tuple[Card, ...] = tuple(
    Card(LEVELS[int(row["level"]) - 1], int(row["points"]), row["bonus"], _cost(row))
    for row in _rows("development_cards.csv")
)
"""All development cards, in the order of the data."""

NOBLES: tuple[Noble, ...] = tuple(
    Noble(int(row["points"]), _cost(row), row["name"]) for row in _rows("noble_tiles.csv")
)
"""All noble tiles, in the order of the data."""
