"""Train the net for a number of players: `python -m training --players 2`.

The same seed and number of games give the same net, on the same version of numba. A file keeps the
progress after each batch, and the same command continues from it.
"""

import argparse
import time
from pathlib import Path

import msgspec
import numpy as np

from splendor_access.bots import _value
from splendor_access.bots._features import feature_count, feature_scales
from splendor_access.bots._value import UNIT, Weights
from training.agreement import check
from training.compiling import COMPILED
from training.play import UNITS, Floats, games

GAMES = {2: 80_000, 3: 10_000, 4: 7000}
PORTION = 1000
FIRST_RATE, LAST_RATE = 0.01, 0.0005
TRACE = 0.8
CARELESS = 0.02
AVERAGED = 0.2
"""The last fraction of the games, over which the weights are averaged."""
VALUES = Path(_value.__file__).parent / "values"


def written(inner: Floats, outer: Floats, scale: Floats) -> bytes:
    """Return a net in integers, as stored in the package."""
    rows = inner * np.append(scale, 1)[:, None] * UNIT
    net = Weights(
        tuple(tuple(row) for row in np.rint(rows).astype(int).tolist()),
        tuple(np.rint(outer * UNIT).astype(int).tolist()),
    )
    return msgspec.json.encode(net).replace(b"],[", b"],\n[") + b"\n"


def train(players: int, total: int, seed: int, kept: Path) -> None:
    """Play and learn until that many games are done, and write the net after each batch."""
    size = feature_count(players)
    scale = (1 / np.array(feature_scales(players), dtype=np.float64)).astype(np.float32)
    chance = np.random.default_rng(seed)
    inner = chance.normal(0, 0.15, (size + 1, UNITS)).astype(np.float32)
    outer = chance.normal(0, 0.15, UNITS + 1).astype(np.float32)
    mean_inner, mean_outer = np.zeros_like(inner), np.zeros_like(outer)
    done = averaged = 0
    seconds = 0.0
    if kept.exists():
        saved = np.load(kept)
        inner, outer = saved["inner"], saved["outer"]
        mean_inner, mean_outer = saved["mean_inner"], saved["mean_outer"]
        done, averaged, seconds = int(saved["done"]), int(saved["averaged"]), float(saved["s"])
    while done < total:
        begun = time.perf_counter()
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (done / total)
        turns, error = games(
            (inner, outer, scale), players, PORTION, rate, TRACE, CARELESS, seed * 10**6 + done
        )
        done += PORTION
        if done > total * (1 - AVERAGED):
            averaged += 1
            mean_inner += (inner - mean_inner) / averaged
            mean_outer += (outer - mean_outer) / averaged
        seconds += time.perf_counter() - begun
        best = (mean_inner, mean_outer) if averaged else (inner, outer)
        (VALUES / f"{players}.json").write_bytes(written(*best, scale))
        np.savez(
            kept,
            inner=inner,
            outer=outer,
            mean_inner=mean_inner,
            mean_outer=mean_outer,
            done=done,
            averaged=averaged,
            s=seconds,
        )
        print(f"{done} games, {turns / PORTION:.1f} turns, error {error:.5f}, {seconds:.0f} s")


def main() -> None:
    """Read the options, compare the rules, and train."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    add = parser.add_argument
    add("--players", type=int, choices=(2, 3, 4), required=True)
    add("--games", type=int, help="how many games; without it as many as the recipe says")
    add("--seed", type=int, default=1)
    add("--keep", type=Path, default=Path(".training"), help="the folder for what is not done")
    given = parser.parse_args()
    if not COMPILED:
        parser.error("numba is missing: pip install --group training")
    print(f"{check(20_000)} games: the compiled rules agree in 20,000 positions")
    given.keep.mkdir(exist_ok=True)
    total = given.games or GAMES[given.players]
    train(given.players, total, given.seed, given.keep / f"{given.players}-{given.seed}.npz")


if __name__ == "__main__":
    main()
