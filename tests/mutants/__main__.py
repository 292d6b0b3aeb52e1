"""Put faults into the program, and report which ones the tests notice: python -m tests.mutants.

It takes a sample of the faults in `tests.mutants.changes`, other than equivalents, runs the tests
of `tests.mutants.aims` against each in a copy of the checkout, and prints a line for each. Exit
code 1: fewer are noticed than promised.
"""

import argparse
import os
import re
import signal
import subprocess
import tempfile
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path
from queue import Queue
from time import monotonic

from tests.copies import copy_checkout, run_tests
from tests.mutants.aims import aims, near
from tests.mutants.changes import Change, changes, sources
from tests.mutants.equivalents import EQUIVALENTS

GOAL = 0.95
PATIENCE = 900
"""Seconds after which a fault is undecided."""
SLOW = 15
"""Seconds after which a failing test may have waited in vain for a busy machine."""
FASTER = 3
"""How many times as fast such a test has to pass without the fault."""
NO_TESTS = 5
MOST_IGNORED = 5
"""The most tests that may fail by chance, or also without the fault."""

NOTICED, EQUIVALENT, ALIVE, UNDECIDED = "noticed", "equivalent", "ALIVE", "UNDECIDED"
_KNOWN = {each[:4]: each.reason for each in EQUIVALENTS}
_LASTED = re.compile(r"^([0-9.]+)s (?:setup|call|teardown) ", re.MULTILINE)
_FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)


class Copy:
    """A copy of the checkout for one fault at a time."""

    def __init__(self, folder: Path) -> None:
        self._folder = copy_checkout(folder)

    def verdict(self, change: Change, groups: list[list[str]]) -> tuple[str, str]:
        """Return whether groups of tests, tried in turn, notice a fault, and by which test."""
        if known := _KNOWN.get((change.file, change.text, change.before, change.after)):
            return EQUIVALENT, known
        path = self._folder / "splendor_access" / change.file
        whole, faulty = path.read_bytes(), change.source.encode()
        ignored: list[str] = []
        write(path, faulty)
        try:
            for group in filter(None, groups):
                tests = group
                while True:
                    code, output = self._run(tests, ignored)
                    if code in (0, NO_TESTS):
                        break
                    failed = _FAILED.search(output)
                    if code is None:
                        return UNDECIDED, f"no end of {tests[0]} and {len(tests) - 1} more"
                    if not failed:
                        broken = code in (2, 4)
                        return (NOTICED, "at its import") if broken else (UNDECIDED, output[-200:])
                    if self._notices(failed[1], path, whole, faulty):
                        return NOTICED, failed[1]
                    ignored.append(failed[1])
                    if len(ignored) == MOST_IGNORED:
                        return UNDECIDED, f"{failed[1]} fails anyway"
                    # The files before it have passed.
                    tests = tests[tests.index(failed[1].partition("::")[0]) :]
        finally:
            write(path, whole)
        return ALIVE, f"{sum(map(len, groups))} files of tests"

    def _notices(self, test: str, path: Path, whole: bytes, faulty: bytes) -> bool:
        """Return whether a failed test fails again with the fault, and only with it.

        One that fails late, as on a busy machine, counts if it passes in far less time without it.
        """
        code, output = self._run([test])
        failed_after = seconds(output)
        write(path, whole)
        without, output = self._run([test])
        write(path, faulty)
        in_time = failed_after < SLOW or seconds(output) * FASTER < failed_after
        return code not in (0, None) and without == 0 and in_time

    def _run(self, tests: list[str], ignored: Sequence[str] = ()) -> tuple[int | None, str]:
        options = ["-x", "--durations=1"]
        options += [f"--deselect={test}" for test in ignored]
        process = run_tests(self._folder, *options, *tests)
        try:
            output, _ = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, ""
        return process.returncode, output


def seconds(output: str) -> float:
    """Return how long the slowest part of a run of tests took, by its output."""
    return max(map(float, _LASTED.findall(output)), default=0)


def write(path: Path, source: bytes) -> None:
    """Write a file of the program, and delete its bytecode, whose timestamps have whole seconds."""
    path.write_bytes(source)
    Path(cache_from_source(str(path))).unlink(missing_ok=True)


def sample(seed: int, count: int) -> list[Change]:
    """Return a sample of all faults, in the order of the files.

    The position of each in the draw depends on the fault alone, not on changes elsewhere.
    """
    drawn: dict[str, Change] = {}
    alike: Counter[str] = Counter()
    for file in sources():
        for change in changes(file):
            what = f"{seed} {file} {change.before} {change.after}"
            alike[what] += 1
            drawn[f"{what} {alike[what]}"] = change
    ordered = sorted(drawn, key=lambda what: sha256(what.encode()).digest())
    return sorted((drawn[what] for what in ordered[:count]), key=lambda each: each[:4])


def main() -> int:
    """Print the result of each fault, and the number of those noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100, help="how many faults are tried")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--list", action="store_true", help="only say which faults there are")
    parser.add_argument("--near", action="store_true", help="with the nearest tests alone")
    parser.add_argument("--at", metavar="FILE[:LINE]", action="append", help="all faults there")
    given = parser.parse_args()
    if given.at:
        places = [place.partition(":") for place in given.at]
        tried = [
            change
            for file, _, line in places
            for change in changes(file)
            if not line or change.line == int(line)
        ]
    else:
        tried = sample(given.seed, given.count)
    if given.list:
        print(*tried, sep="\n")
        return 0
    verdicts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="mutants") as folder:
        copies: Queue[Copy] = Queue()
        for number in range(given.jobs):
            copies.put(Copy(Path(folder, str(number))))

        def judge(change: Change) -> None:
            copy, begin = copies.get(), monotonic()
            try:
                verdict, why = copy.verdict(
                    change, near(change.file) if given.near else aims(change.file)
                )
            finally:
                copies.put(copy)
            verdicts[verdict] += 1
            print(f"{verdict}: {change} ({why}, {monotonic() - begin:.0f} s)", flush=True)

        with ThreadPoolExecutor(given.jobs) as pool:
            for _ in pool.map(judge, tried):
                pass
    real = len(tried) - verdicts[EQUIVALENT]
    print(
        f"{verdicts[NOTICED]} of {real} faults were noticed; {verdicts[EQUIVALENT]} change nothing."
    )
    return 0 if verdicts[NOTICED] >= GOAL * real else 1


if __name__ == "__main__":
    raise SystemExit(main())
