"""The strength of each opponent: `make strength` plays them against each other.

With numba, `hard` and `expert` decide in compiled form, which is compared with the package first;
without it the same games take ten times as long. Each game is recorded at its end, so the same
command continues after an interruption; games of other bots or other rules do not count. Every deal
is played once from each seat. When all are played, the results are written to `outcomes.json`, the
source of the documents' figures.
"""

import argparse
import os
import sys
import time
from collections import defaultdict
from concurrent.futures import Future, ProcessPoolExecutor, wait
from hashlib import blake2b
from pathlib import Path

import msgspec

import splendor_access
from splendor_access.bots import LADDER, Choose, load
from splendor_access.game.chance import Chance, shuffled_deal
from splendor_access.game.legality import with_payment
from splendor_access.game.rules import begin, play_out, winners
from splendor_access.game.state import RuleSet
from training import lookahead
from training.compiling import COMPILED

OUTCOMES = Path(__file__).with_name("outcomes.json")
PACKAGE = Path(splendor_access.__file__).parent
SEED = 22
TURNS = 400
"""Turns per player after which a game is scored as it stands."""


class Match(msgspec.Struct, frozen=True):
    """One of the stronger bot against the weaker one in all other seats."""

    better: str
    other: str
    players: int
    games: int


class Outcome(msgspec.Struct, frozen=True):
    """The result of a game for the stronger bot."""

    better: str
    other: str
    players: int
    game: int
    winners: int
    """The number of winners with the stronger bot among them; 0 if others won."""
    bots: str


class Played(msgspec.Struct, frozen=True):
    """The results of all games of a match, one digit each: winners with the stronger bot, or 0."""

    better: str
    other: str
    players: int
    ends: str

    def interval(self) -> tuple[float, float]:
        """Return the percentage of victories, and half the width of its 95 % interval."""
        shares = [1 / int(end) if end != "0" else 0.0 for end in self.ends]
        mean = sum(shares) / len(shares)
        spread = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
        return 100 * mean, 196 * (spread / len(shares)) ** 0.5

    def line(self) -> str:
        """Return the result of the match as a line."""
        mean, half = self.interval()
        rivals = self.other if self.players == 2 else f"{self.players - 1} x {self.other}"
        return (
            f"{self.players} players: {self.better} wins {mean:.1f} +-{half:.1f} of 100"
            f" from {rivals} ({len(self.ends)} games)"
        )


RUNGS = list(zip(LADDER[1:], LADDER, strict=False))
SLOW = ("very-hard", "expert")
GAMES = {2: (400, 200), 3: (240, 120), 4: (240, 60)}
"""The games of a match by the number of players, and of those whose better bot is slow."""
MATCHES = [
    *(
        Match(better, other, players, games[better in SLOW])
        for players, games in GAMES.items()
        for better, other in RUNGS
    ),
    Match("hard", "easy", 2, 100),
    Match("expert", "normal", 2, 40),
]


def fingerprint() -> str:
    """Return a digest that changes with the bots or the rules."""
    found = blake2b(digest_size=6)
    for folder in ("bots", "game"):
        for file in sorted((PACKAGE / folder).rglob("*.*")):
            if file.suffix in (".py", ".json", ".csv"):
                found.update(file.read_bytes())
    return found.hexdigest()


def decider(name: str) -> Choose:
    """Return the deciding function of an opponent, compiled if possible."""
    return lookahead.BOTS.get(name, load(name)) if COMPILED else load(name)


def play(match: Match, number: int) -> int:
    """Play a game of a match; return the number of winners with the stronger bot, or 0."""
    return play_bots(decider(match.better), decider(match.other), match.players, number)


def play_bots(better: Choose, other: Choose, players: int, number: int) -> int:
    """Play a game of one bot against others; return the number of winners with it, or 0."""
    chance = Chance(SEED, number // players)
    seat = number % players
    deal = shuffled_deal(chance, players + 1)
    state = begin(RuleSet(), players, deal)
    bots = [other] * players
    bots[seat] = better
    for decision in range(2 * TURNS * players):
        if state.phase == "over":
            break
        me = state.to_act
        derived = chance.derived("bot", me, decision)
        action = bots[me](state.view(me), derived, decision)
        state = play_out(state, with_payment(state, action), deal)[0]
    won = winners(state)
    return len(won) if seat in won else 0


def results(outcomes: list[Outcome], bots: str) -> list[Played]:
    """Combine the games of each match that has any."""
    ends: dict[tuple[str, str, int], dict[int, int]] = defaultdict(dict)
    for each in outcomes:
        if each.bots == bots:
            ends[each.better, each.other, each.players][each.game] = each.winners
    found = []
    for match in MATCHES:
        key = match.better, match.other, match.players
        if games := ends[key]:
            found.append(Played(*key, "".join(str(games[game]) for game in sorted(games))))
    return found


def kept(path: Path) -> list[Outcome]:
    """Return the recorded results."""
    if not path.exists():
        return []
    decode = msgspec.json.Decoder(Outcome).decode
    return [decode(line) for line in path.read_bytes().splitlines()]


def main() -> None:
    """Play the remaining games until the time is up, then print the table."""
    parser = argparse.ArgumentParser(prog="python -m training.strength", description=__doc__)
    add = parser.add_argument
    add("--minutes", type=float, default=60, help="when to stop")
    add("--processes", type=int, default=os.cpu_count() or 1)
    add("--keep", type=Path, default=Path(".training/strength.jsonl"))
    given = parser.parse_args()
    ends = time.monotonic() + 60 * given.minutes
    given.keep.parent.mkdir(exist_ok=True, parents=True)
    if COMPILED:
        print(f"{lookahead.check(range(3), every=9)} decisions: the compiled bots agree")
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
    running: dict[Future[int], tuple[Match, int]] = {}
    with given.keep.open("ab") as file, ProcessPoolExecutor(given.processes) as pool:
        while running or (due and time.monotonic() < ends):
            while due and len(running) < given.processes and time.monotonic() < ends:
                match, number = due.pop()
                running[pool.submit(play, match, number)] = match, number
            for future in wait(running, return_when="FIRST_COMPLETED").done:
                match, number = running.pop(future)
                outcome = Outcome(
                    match.better, match.other, match.players, number, future.result(), bots
                )
                outcomes.append(outcome)
                file.write(msgspec.json.encode(outcome) + b"\n")
                file.flush()
    found = results(outcomes, bots)
    for each in found:
        print(each.line())
    if due:
        sys.exit(f"{len(due)} games are left: run it again to play them")
    OUTCOMES.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")


if __name__ == "__main__":
    main()
