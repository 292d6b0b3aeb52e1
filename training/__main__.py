"""Train the net for a number of players: `python -m training --players 2`.

It begins with a net that has learned nothing. In each round a net plays games against itself, and
the next one is fitted to their positions and those of the round before. The same seed and rounds
give the same net, on the same versions of numba and numpy. Files keep the positions and the net of
each round, and the same command continues from them.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from splendor_access.bots import _value
from training import rules
from training.agreement import check
from training.compiling import COMPILED
from training.fit import Fitted, factors, fit, fresh, goals, loss, thoughts, told, written
from training.play import TURNS, Kept, games, with_room

GAMES = {
    2: (2000, 4000, 8000, 12_000, 12_000, 12_000),
    3: (2000, 4000, 8000, 12_000, 12_000, 12_000),
    4: (2000, 4000, 8000, 12_000, 12_000, 12_000),
}
"""The games of each round, by the number of players."""
PORTION = 500
"""The games that are played at once."""
EPOCHS = 12
TRACE = 0.8
CARELESS = 0.04
HELD_OUT = 12
"""One game in so many is not learned from, but tells how well results are foreseen."""
VALUES = Path(_value.__file__).parent / "values"


def play(net: Fitted, players: int, count: int, seed: int) -> Kept:
    """Play that many games by a net, and return their positions."""
    most = PORTION * TURNS * players
    room = (
        np.zeros((most, rules.SIZE), dtype=np.int8),
        np.zeros(most, dtype=np.int8),
        np.zeros(most, dtype=np.int32),
        np.zeros(most, dtype=np.float32),
        np.zeros(most, dtype=np.float32),
    )
    roomy = with_room(*net, factors(players))
    portions = []
    for first in range(0, count, PORTION):
        found = games(roomy, players, PORTION, CARELESS, seed + first, room)
        portion: Any = tuple(part[:found].copy() for part in room)
        portion[2][:] += first
        portions.append(portion)
    return joined(*portions)


def joined(*parts: Kept) -> Kept:
    """Return positions of several parts as one."""
    found: Any = tuple(np.concatenate(each) for each in zip(*parts, strict=True))
    return found


def train(players: int, rounds: tuple[int, ...], seed: int, folder: Path) -> None:
    """Play and fit round by round, and write the net after each of them."""
    net = fresh(players, seed)
    before: Kept | None = None
    for number, count in enumerate(rounds):
        begun = time.process_time()
        place = folder / f"{players}-{seed}-{number}"
        played, fitted = place.with_suffix(".games.npz"), place.with_suffix(".net.npz")
        if played.exists():
            kept: Kept = tuple(np.load(played).values())
        else:
            kept = play(net, players, count, 10**6 * (100 * seed + number))
            keep(played, *kept)
        if fitted.exists():
            net = tuple(np.load(fitted).values())
        else:
            net = learned(net, kept, before, players, seed + number)
            keep(fitted, *net)
        # Also where the net was kept, but the program stopped before this.
        (VALUES / f"{players}.json").write_bytes(written(net, factors(players)))
        before = kept
        print(f"round {number}, {time.process_time() - begun:.0f} s", flush=True)


def keep(place: Path, *arrays: NDArray[Any]) -> None:
    """Write arrays into a file that is there as a whole, or not at all."""
    beside = place.with_suffix(".part.npz")
    np.savez(beside, *arrays)
    beside.replace(place)


def learned(net: Fitted, kept: Kept, before: Kept | None, players: int, seed: int) -> Fitted:
    """Return the net that is fitted to the positions of a round and those of the one before.

    What is thought of a position is thought anew by the net so far. A net that has learned nothing
    thinks nothing.
    """
    if before is not None:
        states, who, game, result, thought = kept
        kept = joined(before, (states, who, game + before[2].max() + 1, result, thought))
    _states, who, game, result, _thought = kept
    numbers, scale = told(kept, players), factors(players)
    goal = goals(who, game, result, thoughts(net, numbers, scale), TRACE if before else 1.0)
    out = game % HELD_OUT == 0
    found = fit(net, numbers[~out], goal[~out], players, EPOCHS, seed)
    lost = loss(thoughts(found, numbers[out], scale), result[out])
    print(f"{len(who)} positions, loss of results held out {lost:.5f}")
    return found


def main() -> None:
    """Read the options, compare the rules, and train."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    add = parser.add_argument
    add("--players", type=int, choices=(2, 3, 4), required=True)
    add("--rounds", type=int, help="how many rounds; without it as many as the recipe says")
    add("--seed", type=int, default=1)
    add("--keep", type=Path, default=Path(".training"), help="the folder for what is not done")
    given = parser.parse_args()
    if not COMPILED:
        parser.error("numba is missing: pip install --group training")
    print(f"{check(20_000)} games: the compiled rules agree in 20,000 positions")
    given.keep.mkdir(exist_ok=True)
    train(given.players, GAMES[given.players][: given.rounds], given.seed, given.keep)


if __name__ == "__main__":
    main()
