"""Chance is a function, and what it deals is a whole table."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from splendor_access.game.cards import CARDS, LEVELS, NOBLES, Card, Hidden
from splendor_access.game.chance import Chance, deal_unseen, shuffled_deal, unseen
from splendor_access.game.legality import legal_actions
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.rules import apply
from splendor_access.game.state import RuleSet
from tests.game.situations import chances, dealt, decisions, rule_sets, states


def test_the_same_use_has_the_same_number_for_ever() -> None:
    assert Chance(5, 1).number("bot", 17) == 5857588941753735304
    assert Chance(5, 1).shuffled("abcdef", "x") == Chance(5, 1).shuffled("abcdef", "x")


@given(seed=st.integers(0, 2**64), game=st.integers(0, 1000))
def test_uses_seeds_and_games_differ(seed: int, game: int) -> None:
    numbers = [
        Chance(seed, game).number("bot", 1),
        Chance(seed, game).number("bot", 2),
        Chance(seed, game).number("deck", 1),
        Chance(seed, game + 1).number("bot", 1),
        Chance(seed + 1, game).number("bot", 1),
    ]
    assert len(set(numbers)) == len(numbers)


def test_picks_are_equally_likely() -> None:
    found = Counter(Chance(3).pick("abcde", "bot", i) for i in range(5000))
    assert set(found) == set("abcde")
    assert min(found.values()) > 900
    assert max(found.values()) < 1100


@given(chance=chances, items=st.lists(st.integers()))
def test_shuffling_keeps_the_items(chance: Chance, items: list[int]) -> None:
    assert sorted(chance.shuffled(items, "x")) == sorted(items)


@given(chance=chances, tiles=st.integers(0, 5))
def test_a_deal_has_every_card_once(chance: Chance, tiles: int) -> None:
    deal = shuffled_deal(chance, tiles)
    for level, deck in zip(LEVELS, deal.decks, strict=True):
        assert Counter(deck) == Counter(card for card in CARDS if card.level == level)
    assert len(set(deal.tiles)) == tiles
    assert set(deal.tiles) <= set(NOBLES)


@given(
    rules=rule_sets, players=st.integers(2, 4), chance=chances, viewer=st.integers(0, 3) | st.none()
)
def test_unseen_cards_fill_what_a_seat_does_not_know(
    rules: RuleSet, players: int, chance: Chance, viewer: int | None
) -> None:
    begun, dealer = dealt(rules, players, chance.seed)
    viewer = viewer if viewer is None else viewer % players
    for number, state in enumerate(states(begun, dealer, chance, most=50)):
        if number % 5 and not state.awaiting:
            continue
        view = state.view(viewer)
        known, deal = deal_unseen(view, Chance(number))
        assert known.view(viewer) == view
        assert parse_position(position_text(known)) == known
        assert [len(deck) for deck in deal.decks] == list(known.decks)
        on_decks = [card for deck in deal.decks for card in deck]
        assert {*on_decks} == {card for pile in unseen(known) for card in pile}
        assert len({*on_decks}) == len(on_decks)
        if known.awaiting:
            known = apply(known, deal.reveal(known))[0]
        assert not [h for s in known.seats for h in s.hand if h and isinstance(h.card, Hidden)]


def test_a_game_dealt_from_the_unseen_can_be_played_to_its_end() -> None:
    state, deal = dealt(seed=9)
    middle = [now for now, _ in decisions(state, deal, Chance(9))][30]
    known, rest = deal_unseen(middle.view(0), Chance(1))
    last, action = list(decisions(known, rest, Chance(2)))[-1]
    assert legal_actions(last)
    assert apply(last, action)[0].phase == "over" or apply(last, action)[0].awaiting


def test_unseen_leaves_out_what_lies_open() -> None:
    state, _ = dealt()
    piles = unseen(state)
    assert [len(pile) for pile in piles] == [36, 26, 16]
    assert not {card for pile in piles for card in pile} & {
        card for card in state.market if isinstance(card, Card)
    }
