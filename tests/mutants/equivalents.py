"""Faults that are none: the program does the same with them, for the reason that is given."""

from typing import NamedTuple


class Equivalent(NamedTuple):
    """A change that changes nothing that anyone could see."""

    file: str
    before: str
    after: str
    reason: str


EQUIVALENTS: tuple[Equivalent, ...] = ()
