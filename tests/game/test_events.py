"""Who may know what of an event."""

import pytest

from splendor_access.game.cards import CARDS, Hidden, gems
from splendor_access.game.events import Dealt, Drew, Event, Reserved, Took, seen_by

CARD = CARDS[-1]


@pytest.mark.parametrize("seat", [0, None])
def test_a_card_drawn_unseen_is_hidden_from_the_others(seat: int | None) -> None:
    assert seen_by(Drew(1, "h2", CARD), seat) == Drew(1, "h2", Hidden("c"))


def test_a_card_drawn_unseen_is_known_to_its_owner() -> None:
    assert seen_by(Drew(1, "h2", CARD), 1) == Drew(1, "h2", CARD)


@pytest.mark.parametrize(
    "event",
    [Took(1, gems("ser")), Dealt("c1", CARD, 3), Reserved(1, "c1", "h1", CARD, gold=True)],
    ids=repr,
)
def test_all_else_is_open(event: Event) -> None:
    assert seen_by(event, 0) == event
    assert seen_by(event, None) == event
