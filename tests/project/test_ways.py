"""The ways through the program stay as short as they are."""

import pytest

from tests.bench.ways import WAYS

REACHED = {
    "a typed question": (19, 97),
    "a take": (28, 123),
    "a computer opponent's action": (19, 66),
    "a key that opens a menu": (21, 97),
    "a card at a real table": (30, 145),
    "ten labels": (43, 4000),
}
"""Modules and moves at most.

Some moves more than there are: a call may be added, but what is done twice, or for everything where
one thing was asked, is noticed. Four ways pass more modules than `WAYS` wishes for, because what a
turn does lies in them: rules, parser, companion, the process that reads braille. A way that has
become shorter is entered here.
"""


@pytest.mark.parametrize("name", WAYS)
def test_no_way_becomes_longer(name: str) -> None:
    measure, *_wished = WAYS[name]
    found = measure()
    modules, moves = REACHED[name]
    assert len(found.modules) <= modules, sorted(found.modules)
    assert found.moves.total() <= moves, found.moves.most_common(5)
