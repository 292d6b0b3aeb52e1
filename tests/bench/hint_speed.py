"""The time that a hint takes, and how well hints, the coach and each level choose."""

import os
import re
import subprocess
import sys
from pathlib import Path
from statistics import mean
from time import process_time

from splendor_access.bots._advice import judge_of, weighed
from splendor_access.talk.questions.hint import suggestions
from tests.bench.figures import Figure
from training.verdicts import stored_positions

ROOT = Path(__file__).parents[2]
MOST = 50.0
"""Milliseconds of a processor for a hint at the mean."""
TRIES = 3
"""Of so many tries the quickest counts: what others on the machine take is not the hint's."""
CLOSE, LOSS = 0.75, 2.5
"""The share of positions in which a hint must be as good as the best, and what it may lose."""


def hint() -> Figure:
    """Measure a hint in positions of two, three and four players."""
    times = []
    for view in (view for players in (2, 3, 4) for view in stored_positions(players)[:20]):
        tries = []
        for _try in range(TRIES):
            for known in (judge_of, suggestions, weighed):
                known.cache_clear()
            begun = process_time()
            suggestions(view)
            tries.append((process_time() - begun) * 1000)
        times.append(min(tries))
    return Figure(
        f"hint in {len(times)} positions",
        f"{mean(times):.0f} ms of a processor at the mean",
        f"{max(times):.0f} ms at most",
        f"at most {MOST:.0f} ms at the mean",
        mean(times) <= MOST,
    )


def choices() -> Figure:
    """Judge the choices of hints, the coach and each level, as `training.verdicts` does."""
    place = ROOT / ".venv" / "training"
    if not place.is_dir():
        raise FileNotFoundError("numba is missing: make bench installs it")
    judged = subprocess.run(
        [sys.executable, "-m", "training.verdicts"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
        check=True,
    )
    own, *others = judged.stdout.splitlines()
    found = re.search(r"in (\d+) of (\d+), loses (-?[\d.]+)", own)
    assert found, own
    close, count, loss = int(found[1]), int(found[2]), float(found[3])
    return Figure(
        "choices",
        own,
        "; ".join(others),
        f"hint: in {CLOSE * count:.0f}, {LOSS} at the mean",
        close >= CLOSE * count and loss <= LOSS,
    )
