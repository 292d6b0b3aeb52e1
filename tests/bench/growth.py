"""How servers that share a NATS grow with tables and servers: python -m tests.bench.growth.

By the costs in `regions`, which `make bench` measured, this prints the table of docs/serving.md,
and draws docs/serving-growth.svg.
"""

import math
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from tests.bench.regions import (
    NATS_MS,
    PASS_MS,
    PING_MS,
    PINGS,
    SEATS,
    SERVER_MS,
    THINKS,
    WRITES,
)

PICTURE = Path(__file__).parents[2] / "docs/serving-growth.svg"

LOADS = ((100, 1), (1000, 1), (10_000, 1), (10_000, 2), (10_000, 3), (100_000, 9))
"""The numbers of tables and of servers in the table."""


class Busy(msgspec.Struct, frozen=True):
    """How busy everything is, in percent: a processor of each server, one of NATS, and its disk."""

    moves: float
    server: float
    nats: float
    disk: float


def busy(tables: float, servers: int) -> Busy:
    """Return how busy tables with a move every `THINKS` seconds keep so many servers.

    Whoever comes to a server by chance is passed on to the one that has the table.
    """
    moves = tables / THINKS
    work = moves * (SERVER_MS + PASS_MS * (servers - 1) / servers)
    work += tables * SEATS * PINGS * PING_MS
    return Busy(moves, work / servers / 10, moves * NATS_MS / 10, 100 * moves / WRITES)


def lines() -> Iterator[str]:
    """Yield the table, as it stands in the guide."""
    yield " Tables  Servers  Moves a second  Each server    NATS    Disk"
    for tables, servers in LOADS:
        found = busy(tables, servers)
        server, nats, disk = map(_percent, (found.server, found.nats, found.disk))
        yield (
            f"{tables:>7,}  {servers:>7}  {found.moves:>14,.0f}  {server:>11}  {nats:>6}  {disk:>6}"
        )


def _percent(value: float) -> str:
    return f"{value:.1f} %" if value < 1 else f"{value:.0f} %"


# The picture

LEFT, TOP, WIDE, HIGH = 70, 40, 400, 320
"""The place of the plot in the picture, whose sides both grow by factors of ten."""

FEWEST, MOST = 2, 5
"""The powers of ten of the tables at its left and right side."""

LEAST, FULL = -2, 2
"""The powers of ten of the percent at its lower and upper side, where something breaks."""

TITLE = "How busy servers, NATS and its disk are, by the number of tables"

CURVES: tuple[tuple[str, str, Callable[[float], float]], ...] = (
    ("disk of NATS", "2 4", lambda tables: busy(tables, 1).disk),
    ("one server", "", lambda tables: busy(tables, 1).server),
    ("each of two", "12 4", lambda tables: busy(tables, 2).server),
    ("each of three", "6 4", lambda tables: busy(tables, 3).server),
    ("NATS", "12 4 2 4", lambda tables: busy(tables, 1).nats),
)
"""What is drawn: its name, its dashes, and how busy it is."""


def _x(tables: float) -> float:
    return LEFT + WIDE * (math.log10(tables) - FEWEST) / (MOST - FEWEST)


def _y(percent: float) -> float:
    return TOP + HIGH * (FULL - math.log10(percent)) / (FULL - LEAST)


def picture() -> Iterator[str]:
    """Yield the lines of the picture. Each line in it ends where something is wholly busy."""
    yield (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420" role="img" '
        'aria-labelledby="title" font-family="sans-serif" font-size="13">'
    )
    yield f'<title id="title">{TITLE}</title>'
    yield '<rect width="640" height="420" fill="white"/>'
    for power in range(FEWEST, MOST + 1):
        x = _x(10**power)
        yield f'<path d="M{x:.0f} {TOP}V{TOP + HIGH}" stroke="#bbb"/>'
        yield f'<text x="{x:.0f}" y="{TOP + HIGH + 20}" text-anchor="middle">{10**power:,}</text>'
    for power in range(LEAST, FULL + 1):
        y = _y(10**power)
        yield f'<path d="M{LEFT} {y:.0f}H{LEFT + WIDE}" stroke="#bbb"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.0f}" text-anchor="end">{10.0**power:g} %</text>'
    below = TOP + HIGH + 44
    yield f'<text x="{LEFT + WIDE // 2}" y="{below}" text-anchor="middle">tables</text>'
    yield f'<text x="{LEFT}" y="{TOP - 16}">busy, in percent of one</text>'
    for place, (name, dashes, value) in enumerate(CURVES):
        most = min(10.0**MOST, 10**MOST * 100 / value(10**MOST))
        begin, end = 10.0**FEWEST, (_x(most), _y(value(most)))
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        yield (
            f'<path d="M{_x(begin):.0f} {_y(value(begin)):.0f}L{end[0]:.0f} {end[1]:.0f}" '
            f'stroke="black" stroke-width="2"{dashed}/>'
        )
        key = TOP + 20 + 28 * place
        yield f'<path d="M490 {key}h44" stroke="black" stroke-width="2"{dashed}/>'
        yield f'<text x="542" y="{key + 4}">{name}</text>'
    yield "</svg>"


if __name__ == "__main__":
    print("\n".join(lines()))
    PICTURE.write_text("\n".join((*picture(), "")), encoding="utf-8")
