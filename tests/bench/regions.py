"""A million members in ten regions, on paper, by measured costs: python -m tests.bench.regions.

Nothing is measured here. Each region has a NATS cluster of its own and as many servers as it needs;
a table is kept where it was made. An evening is simulated move by move: people come by the hour of
their region, play, and each move waits for a processor and then for the disk of NATS, in turn. The
costs below are those that `make bench` printed; put others in their place.
"""

import heapq
import math
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

MEMBERS, REGIONS = 1_000_000, 10

SEATS, THINKS = 4, 20.0
"""People at a table, and seconds from one move to the next."""

AT_ONCE = 0.02
"""The share of a region's members who play at its busiest hour."""

BUSIEST, WIDTH = 21.0, 3.0
"""The busiest hour of a region, and the hours after which half as many play, or fewer."""

SERVER_MS, NATS_MS = 0.27, 0.11
"""Milliseconds of a processor for one move: of a server, and of NATS."""

PASS_MS = 0.12
"""Milliseconds of a processor for passing one move on, of the server that its people came to."""

PING_MS, PINGS = 0.075, 1 / 20
"""Milliseconds of a processor for asking a seat whether it is there, and how often in a second."""

WRITES = 4800.0
"""Moves that one stream of NATS writes to its disk each second."""

COPY_MS = 2.0
"""Milliseconds until a second machine of the cluster has a move: assumed, within one place."""

KILOBYTES, TABLE_MB = 1.5, 0.2
"""What a move writes, and the memory of a table where people are."""

PROCESSORS = 2
"""Of each server; one of its own program is used, as it has one loop."""

LIMIT_MS = 100.0
"""What 95 of 100 moves may take."""

SECONDS = 60.0
"""How much of the busiest hour is simulated."""


@dataclass(frozen=True)
class Evening:
    """What a region's busiest hour is like. Times are in milliseconds, parts in shares of one."""

    tables: int
    moves: float
    servers: int
    server_busy: float
    disk_busy: float
    median: float
    most: float


def playing(members: float, hour: float) -> float:
    """Return how many members of a region play at an hour of its own clock."""
    away = min(abs(hour - BUSIEST), 24 - abs(hour - BUSIEST))
    return members * AT_ONCE * math.exp(-math.log(2) * (away / WIDTH) ** 2)


def world(hour: float, members: float = MEMBERS) -> float:
    """Return how many play in all regions, whose clocks are spread over the day."""
    return sum(
        playing(members / REGIONS, (hour + 24 * each / REGIONS) % 24) for each in range(REGIONS)
    )


def evening(members: float) -> Evening:
    """Simulate the busiest hour of a region with so many members."""
    tables = max(1, round(playing(members, BUSIEST) / SEATS))
    rate = tables / THINKS
    work = (rate * SERVER_MS + tables * SEATS * PINGS * PING_MS) / 1000
    servers = max(2, math.ceil(work / 0.5))
    waits = sorted(_waits(tables, servers))
    return Evening(
        tables,
        rate,
        servers,
        work / servers,
        rate / WRITES,
        waits[len(waits) // 2],
        waits[len(waits) * 95 // 100],
    )


def _waits(tables: int, servers: int) -> Iterator[float]:
    """Yield how long each move takes: in turn at its server, then at the disk of NATS."""
    chance = random.Random(44)
    coming = [(chance.expovariate(1 / THINKS), each) for each in range(tables)]
    heapq.heapify(coming)
    free, written = [0.0] * servers, 0.0
    while coming and coming[0][0] < SECONDS:
        now, table = heapq.heappop(coming)
        at = table % servers
        done = max(now, free[at]) + chance.expovariate(1000 / SERVER_MS)
        free[at] = done
        done = written = max(done, written) + chance.expovariate(WRITES)
        done += COPY_MS / 1000
        heapq.heappush(coming, (done + chance.expovariate(1 / THINKS), table))
        yield 1000 * (done - now)


def breaks() -> tuple[float, Evening]:
    """Return how many members a region has when its moves take too long, and its evening then."""
    members = MEMBERS / REGIONS
    while True:
        found = evening(members)
        if found.most > LIMIT_MS:
            return members, found
        members *= 1.25


def lines() -> Iterator[str]:
    """Yield what is printed."""
    most = max(range(24), key=world)
    yield f"{MEMBERS:,} members in {REGIONS} regions; at most {world(most):,.0f} play at once"
    kinds: Mapping[str, float] = {"a region": MEMBERS / REGIONS, "all in one": MEMBERS}
    for name, members in kinds.items():
        found = evening(members)
        yield (
            f"{name}: {members:,.0f} members, {found.tables:,} tables, {found.moves:,.0f} moves a "
            f"second; {found.servers} servers, {100 * found.server_busy:.0f} % of a processor "
            f"each; disk {100 * found.disk_busy:.0f} %; a move takes {found.median:.1f} ms, 95 % "
            f"within {found.most:.1f}; {found.moves * KILOBYTES / 1000:.1f} MB a second to the "
            f"disk, {found.tables * TABLE_MB / found.servers:,.0f} MB of memory a server"
        )
    members, found = breaks()
    yield (
        f"a region breaks at {members:,.0f} members, {found.moves:,.0f} moves a second: the disk "
        f"of NATS is {100 * found.disk_busy:.0f} % busy, each of {found.servers} servers "
        f"{100 * found.server_busy:.0f} %"
    )


if __name__ == "__main__":
    print("\n".join(lines()))
