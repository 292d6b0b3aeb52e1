"""How much a run of the tests tries: samples in `make test`, much more in `make soak`."""

import os
from collections.abc import Sequence
from math import ceil
from random import Random
from typing import TypeVar

import pytest

SOAK = os.environ.get("SOAK") == "1"

SHARE = 0.06
"""A soak draws this part of what would be everything, so that it ends within 45 minutes."""

_MANY = 16
"""Fewer tries than this are all made in a soak."""

LONGEST = frozenset(
    ("online/test_years.py", "online/test_alone_browsers.py", "online/post/test_mail_games.py")
)
"""Files with a test that takes many minutes, with which a soak begins."""

_Case = TypeVar("_Case")


def tries(sample: int, soak: int) -> int:
    """Return the number of cases of a test: games, seeds, examples of hypothesis."""
    if not SOAK:
        return sample
    return soak if soak < _MANY else max(_MANY, sample, ceil(soak * SHARE))


def time_limit(sample: float, soak: float) -> float:
    """Return the seconds that something may take; in a soak all of them, whatever it draws."""
    return soak if SOAK else sample


def first_seed() -> int:
    """Return the seed to count on from: 0, but in a soak other ones each time, by its seed."""
    return int(os.environ.get("SOAK_SEED", "0")) if SOAK else 0


soak_only = pytest.mark.soak
"""A test, or one of its cases, that only `make soak` runs: its sample is in `make test`."""


def sampled(count: int) -> pytest.MarkDecorator:
    """Mark a test of many cases, of which `make test` runs that many.

    They are the first, the last and others evenly between them. A soak adds some, by its seed.
    """
    return pytest.mark.sampled(count)


def drawn(count: int) -> pytest.MarkDecorator:
    """Mark a test of many cases, of which a soak runs that many, by its seed."""
    return pytest.mark.drawn(count)


quiet = pytest.mark.quiet
"""A test of what a screen reader says while keys are pressed.

A soak runs it behind all others: on a busy machine a reader takes keys for later than they were.
"""


def sample(cases: Sequence[_Case], count: int, seed: str) -> list[_Case]:
    """Return the cases of a test marked as sampled that this run tries, in their order."""
    count, last = min(count, len(cases)), len(cases) - 1
    kept = {round(last * i / max(count - 1, 1)) for i in range(count)}
    if SOAK:
        rest = [at for at in range(len(cases)) if at not in kept]
        drawn = Random(f"{seed} {len(cases)}").sample(rest, ceil(len(rest) * SHARE))
        kept |= {*drawn}
    return [cases[at] for at in sorted(kept)]
