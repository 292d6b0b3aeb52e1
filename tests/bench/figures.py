"""The result of a measurement, and a plain line about it."""

from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Protocol


class Work(Protocol):
    """Work to be timed."""

    def __call__(self) -> object:
        """Do it once."""


@dataclass(frozen=True)
class Figure:
    """A measured figure: `against` compares it with its floor, and `target` is its limit.

    The floor is measured in the same run, so that the comparison holds on every machine.
    """

    name: str
    value: str
    against: str
    target: str
    reached: bool

    def __str__(self) -> str:
        verdict = "reached" if self.reached else "MISSED"
        return f"{self.name}: {self.value}; {self.against}; target {self.target}: {verdict}"


def seconds(work: Work) -> float:
    """Time one piece of work."""
    start = perf_counter()
    work()
    return perf_counter() - start


def medians(one: Work, other: Work, rounds: int) -> tuple[float, float]:
    """Return the median times of two pieces of work in seconds, alternating, after a warm-up."""
    one()
    other()
    pairs = [(seconds(one), seconds(other)) for _ in range(rounds)]
    return median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
