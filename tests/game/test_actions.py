"""Actions are values: equal by what they say, and never changed."""

import pytest

from splendor_access.game.actions import (
    Action,
    Buy,
    ChooseNoble,
    Pass,
    Reserve,
    Return,
    Revealed,
    Take,
)
from splendor_access.game.cards import CARDS, gems

ACTIONS: list[Action | Revealed] = [
    Take(gems("ser")),
    Return(gems("ser")),
    Reserve("a1"),
    Buy("a1"),
    Buy("a1", gems("s")),
    ChooseNoble("n1"),
    Pass(),
    Revealed(CARDS[0]),
]


def test_actions_differ_by_kind_and_content() -> None:
    assert len(set(ACTIONS)) == len(ACTIONS)
    assert Buy("a1") == Buy("a1", None)


@pytest.mark.parametrize("action", ACTIONS, ids=repr)
def test_actions_are_frozen(action: Action | Revealed) -> None:
    with pytest.raises(AttributeError):
        setattr(action, "place", "c4")  # noqa: B010  # the type checker forbids the plain way
