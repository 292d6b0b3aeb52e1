"""What a seat may know, and where cards are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splendor_access.game.cards import CARDS, NOBLES, Card, Hidden, gems
from splendor_access.game.chance import Chance
from splendor_access.game.state import Held, RuleSet, Seat, State, with_card, with_noble
from tests.game.situations import chances, dealt, replace, rule_sets, seated, states, table

BLIND = seated(hand=("c4s 3s3o6d", None, "b2r 4s2e1d"), blind=True)
OPEN = seated(hand=("a0r 2s1e", None, None))


def test_a_blind_reservation_is_hidden_from_the_others_only() -> None:
    state, _ = table(BLIND, OPEN)
    hidden = (Held(Hidden("c"), blind=True), None, Held(Hidden("b"), blind=True))
    for viewer in (1, None):
        assert state.view(viewer).seats[0].hand == hidden
    assert state.view(0) == state


@given(
    rules=rule_sets, players=st.integers(2, 4), chance=chances, viewer=st.integers(0, 3) | st.none()
)
def test_nothing_but_blind_cards_of_others_is_hidden(
    rules: RuleSet, players: int, chance: Chance, viewer: int | None
) -> None:
    state, deal = dealt(rules, players, chance.seed)
    if viewer is not None and viewer >= players:
        with pytest.raises(ValueError, match=str(viewer)):
            state.view(viewer)
        return
    for now in states(state, deal, chance, most=60):
        view = now.view(viewer)
        assert replace(view, seats=now.seats) == now
        for i, (seen, seat) in enumerate(zip(view.seats, now.seats, strict=True)):
            assert replace(seen, hand=seat.hand) == seat
            for shown, held in zip(seen.hand, seat.hand, strict=True):
                if held and held.blind and i != viewer:
                    assert shown == Held(Hidden(held.card.level), blind=True)
                else:
                    assert shown == held


def test_card_at_knows_market_and_own_hand() -> None:
    state, _ = table(BLIND, OPEN, market={"a1": "a0d 3s", "a2": None}, to_act=1)
    assert state.card_at("a1") == CARDS[6]
    assert state.card_at("a2") is None
    assert state.card_at("h1") == OPEN.hand[0].card  # type: ignore[union-attr]
    assert state.card_at("h2") is None
    with pytest.raises(KeyError):
        state.card_at("n1")


def test_a_card_and_a_tile_bring_what_they_say() -> None:
    seat = with_noble(with_card(Seat(), CARDS[-1]), NOBLES[0])
    assert isinstance(seat.cards[0], Card)
    assert (seat.points, seat.bonuses) == (8, gems("o"))
    assert seat.nobles == (NOBLES[0],)


@pytest.mark.parametrize(("players", "tiles"), [(2, 3), (3, 4), (4, 5)])
def test_tiles_are_one_more_than_players(players: int, tiles: int) -> None:
    assert RuleSet().tile_count(players) == tiles
    assert RuleSet(tiles=2).tile_count(players) == 2


def test_a_view_of_a_table_without_secrets_is_the_table() -> None:
    state: State = table(OPEN, OPEN_TWO)[0]
    assert state.view(None) is state


OPEN_TWO = seated(hand=(None, "a0d 3s", None))
