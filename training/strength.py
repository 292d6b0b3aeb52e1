"""How strong each opponent is: `make strength` plays them against each other.

What is played is the package itself, at the speed at which people meet it. Each game is noted
down when it ends, so the same command goes on where it was stopped; games of other bots or other
rules do not count. Every deal is played once from each seat.
"""

import argparse
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from hashlib import blake2b
from pathlib import Path

import msgspec

import splendor_access
from splendor_access.bots import LADDER, load
from splendor_access.game.chance import Chance, shuffled_deal
from splendor_access.game.payment import complete
from splendor_access.game.rules import begin, play_out, winners
from splendor_access.game.state import RuleSet

PACKAGE = Path(splendor_access.__file__).parent
SEED = 22
TURNS = 400
"""Turns a player after which a game is counted as it stands."""


class Match(msgspec.Struct, frozen=True):
    """One of the better against as many of the others as there are seats left."""

    better: str
    other: str
    players: int
    games: int


class Outcome(msgspec.Struct, frozen=True):
    """What part of a victory the better one had in a game."""

    better: str
    other: str
    players: int
    game: int
    share: float
    bots: str


RUNGS = list(zip(LADDER[1:], LADDER, strict=False))
MATCHES = [
    *(Match(better, other, 2, 400) for better, other in RUNGS),
    Match("hard", "easy", 2, 400),
    *(
        Match(better, other, players, 60 if better == "expert" else 240)
        for players in (3, 4)
        for better, other in RUNGS
    ),
    Match("expert", "normal", 2, 200),
]


def fingerprint() -> str:
    """Return a text that changes when the bots or the rules do."""
    found = blake2b(digest_size=6)
    for folder in ("bots", "game"):
        for file in sorted((PACKAGE / folder).rglob("*.*")):
            if file.suffix in (".py", ".json", ".csv"):
                found.update(file.read_bytes())
    return found.hexdigest()


def played(match: Match, number: int) -> float:
    """Play a game of a match, and return what part of the victory the better one has."""
    chance = Chance(SEED, number // match.players)
    seat = number % match.players
    deal = shuffled_deal(chance, match.players + 1)
    state = begin(RuleSet(), match.players, deal)
    bots = [load(match.other)] * match.players
    bots[seat] = load(match.better)
    for decision in range(2 * TURNS * match.players):
        if state.phase == "over":
            break
        me = state.to_act
        derived = chance.derived("bot", me, decision)
        action = bots[me](state.view(me), derived, decision)
        state = play_out(state, complete(state, action), deal)[0]
    won = winners(state)
    return 1 / len(won) if seat in won else 0.0


def interval(shares: list[float]) -> tuple[float, float]:
    """Return the mean of shares and half the width of its 95 % interval, in percent."""
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    return 100 * mean, 196 * (spread / len(shares)) ** 0.5


def table(outcomes: list[Outcome], bots: str) -> Iterator[str]:
    """Say what the games say, a line for each match that has any."""
    shares: dict[tuple[str, str, int], list[float]] = defaultdict(list)
    for each in outcomes:
        if each.bots == bots:
            shares[each.better, each.other, each.players].append(each.share)
    for match in MATCHES:
        found = shares[match.better, match.other, match.players]
        if found:
            mean, half = interval(found)
            rivals = match.other if match.players == 2 else f"{match.players - 1} x {match.other}"
            yield (
                f"{match.players} players: {match.better} wins {mean:.1f} +-{half:.1f} of 100"
                f" from {rivals} ({len(found)} games)"
            )


def kept(path: Path) -> list[Outcome]:
    """Return the games that were noted down."""
    if not path.exists():
        return []
    decode = msgspec.json.Decoder(Outcome).decode
    return [decode(line) for line in path.read_bytes().splitlines()]


def main() -> None:
    """Play what is not played yet until the time is up, then print the table."""
    parser = argparse.ArgumentParser(prog="python -m training.strength", description=__doc__)
    add = parser.add_argument
    add("--minutes", type=float, default=60, help="when to stop")
    add("--processes", type=int, default=os.cpu_count() or 1)
    add("--keep", type=Path, default=Path(".training/strength.jsonl"))
    given = parser.parse_args()
    ends = time.monotonic() + 60 * given.minutes
    given.keep.parent.mkdir(exist_ok=True, parents=True)
    bots = fingerprint()
    outcomes = kept(given.keep)
    done = {(o.better, o.other, o.players, o.game) for o in outcomes if o.bots == bots}
    due = [
        (match, number)
        for match in MATCHES
        for number in range(match.games)
        if (match.better, match.other, match.players, number) not in done
    ]
    due.reverse()
    running: dict[Future[float], tuple[Match, int]] = {}
    with given.keep.open("ab") as file, ProcessPoolExecutor(given.processes) as pool:
        while running or (due and time.monotonic() < ends):
            while due and len(running) < given.processes and time.monotonic() < ends:
                match, number = due.pop()
                running[pool.submit(played, match, number)] = match, number
            for future in wait(running, return_when="FIRST_COMPLETED").done:
                match, number = running.pop(future)
                outcome = Outcome(
                    match.better, match.other, match.players, number, future.result(), bots
                )
                outcomes.append(outcome)
                file.write(msgspec.json.encode(outcome) + b"\n")
                file.flush()
    for line in table(outcomes, bots):
        print(line)
    if due:
        sys.exit(f"{len(due)} games are left: run it again to play them")


if __name__ == "__main__":
    main()
