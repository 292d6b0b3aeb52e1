"""Slow files of tests, of which each run of `make test` tries some, in turn.

`slow.txt` lists them, the slowest first, which are dealt to the turns like cards. Whose turn it is
comes of the number of commits, so that each commit tries others, and as many commits as there are
turns have tried all. What is about a room in which something has changed since the last commit is
tried, too. `make check` and `make soak` try all.
"""

import os
import subprocess
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

TURNS = 20

TESTS = Path(__file__).parent

_TURN, _CHANGED = "TEST_TURN", "TEST_CHANGED"
"""Variables in which the processes of a run find which files are tried."""


@cache
def slow_files() -> dict[str, int]:
    """Return the slow files, by their paths in `tests`, each with its turn."""
    listed = (TESTS / "slow.txt").read_text(encoding="utf-8").split()
    return {each: number % TURNS for number, each in enumerate(listed)}


def begin() -> None:
    """Say whose turn it is, and what has changed, to all processes of a run."""
    number = _git("rev-list", "--count", "HEAD").strip() or "0"
    changed = [line[3:] for line in _git("status", "--porcelain", "-uall").splitlines()]
    os.environ[_TURN] = str(int(number) % TURNS)
    os.environ[_CHANGED] = " ".join(sorted({*rooms(changed)}))


def told() -> list[str]:
    """Return which slow files are tried, in a line; none where all are."""
    if _TURN not in os.environ:
        return []
    return [f"slow files: part {int(os.environ[_TURN]) + 1} of {TURNS}, and what has changed"]


def is_left_out(within: str) -> bool:
    """Return whether a file, by its path in `tests`, is tried by other runs."""
    if _TURN not in os.environ or within not in slow_files():
        return False
    about = {within, within.partition("/")[0]}
    changed = not about.isdisjoint(os.environ[_CHANGED].split())
    return not changed and slow_files()[within] != int(os.environ[_TURN])


def rooms(changed: Sequence[str]) -> Iterator[str]:
    """Yield the rooms that changed files are of, and files of tests by their paths in `tests`."""
    for path in changed:
        top, _, rest = path.strip('"').partition("/")
        if top == "splendor_access":
            yield rest.partition("/")[0]
        elif top == "tests":
            yield rest


def _git(*words: str) -> str:
    """Return what git says of the project; nothing outside a repository."""
    try:
        done = subprocess.run(
            ["git", *words], cwd=TESTS, capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout if done.returncode == 0 else ""
