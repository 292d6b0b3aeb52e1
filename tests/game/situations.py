"""Tables to test with: deals, games played at random, and seats furnished for one purpose."""

from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import strategies as st

from splendor_access.game.actions import Action, Revealed
from splendor_access.game.cards import CARDS, LEVELS, Card, Gems, gems, minus
from splendor_access.game.chance import Chance, Deal, shuffled_deal
from splendor_access.game.legality import legal_actions
from splendor_access.game.notation import parse_card, parse_noble
from splendor_access.game.rules import apply, bank_at_start, begin, play_out
from splendor_access.game.state import (
    EDITIONS,
    MARKET_INDEX,
    Held,
    RuleSet,
    Seat,
    State,
    with_card,
    with_noble,
)

replace = msgspec.structs.replace

rule_sets = st.builds(
    RuleSet,
    edition=st.sampled_from(EDITIONS),
    any_gold=st.booleans(),
    first=st.integers(0, 1),
    target=st.sampled_from([3, 8, 15, 21]),
    tiles=st.sampled_from([None, 0, 1, 5]),
)
chances = st.builds(Chance, st.integers(0, 2**32), st.integers(0, 3))


def dealt(rules: RuleSet | None = None, players: int = 2, seed: int = 1) -> tuple[State, Deal]:
    """Begin a game."""
    rules = rules or RuleSet()
    deal = shuffled_deal(Chance(seed), rules.tile_count(players))
    return begin(rules, players, deal), deal


def decisions(
    state: State, deal: Deal, chance: Chance, first: int = 0, most: int = 4000
) -> Iterator[tuple[State, Action]]:
    """Play at random from a state on; give each state in which a decision is due, and which."""
    for number in range(first, most):
        options = legal_actions(state)
        if not options:
            return
        action = chance.pick(options, "bot", number)
        yield state, action
        state = play_out(state, action, deal)[0]


def states(state: State, deal: Deal, chance: Chance, most: int = 4000) -> Iterator[State]:
    """Play at random; give every state on the way, those that await a card and the end too."""
    yield state
    for number in range(most):
        options = legal_actions(state)
        if not options:
            return
        state = apply(state, chance.pick(options, "bot", number))[0]
        yield state
        while state.awaiting:
            state = apply(state, deal.reveal(state))[0]
            yield state


def seated(
    tokens: str = "",
    cards: str = "",
    hand: tuple[str | None, str | None, str | None] = (None, None, None),
    nobles: str = "",
    bonuses: str = "",
    blind: bool = False,
) -> Seat:
    """Furnish a seat: cards and nobles by codes with commas, `bonuses` as `plain_cards`."""
    seat = Seat(
        tokens=gems(tokens),
        hand=tuple(Held(parse_card(code), blind) if code else None for code in hand),
    )
    for code in filter(None, cards.split(",")):
        seat = with_card(seat, parse_card(code))
    for card in plain_cards(bonuses):
        seat = with_card(seat, card)
    for code in filter(None, nobles.split(",")):
        seat = with_noble(seat, parse_noble(code))
    return seat


def plain_cards(bonuses: str) -> list[Card]:
    """Return cards of level a without points that bring these bonuses."""
    cards: list[Card] = []
    for letter in bonuses:
        cards.append(
            next(
                card
                for card in CARDS
                if card.level == "a"
                and not card.points
                and card.bonus == letter
                and card not in cards
            )
        )
    return cards


def table(*seats: Seat, tiles: tuple[str | None, ...] = (), **parts: Any) -> tuple[State, Deal]:
    """Lay out a game in which these seats have what they have.

    What they have is missing from bank and decks; `market` maps places to codes or None; the
    rest of the market is dealt from the unseen cards in their printed order.
    """
    market: dict[str, str | None] = parts.pop("market", {})
    rules = parts.pop("rules", RuleSet())
    used = {parse_card(code) for code in market.values() if code}
    bank: Gems = parts.pop("bank", None) or bank_at_start(len(seats))
    for seat in seats:
        used.update(seat.cards)
        used.update(h.card for h in seat.hand if h and isinstance(h.card, Card))
        bank = minus(bank, seat.tokens)
    piles = [
        [card for card in CARDS if card.level == level and card not in used] for level in LEVELS
    ]
    places: list[Card | None] = []
    for place in MARKET_INDEX:
        code = market.get(place, "")
        if code:
            places.append(parse_card(code))
        else:
            places.append(None if code is None else piles[LEVELS.index(place[0])].pop(0))
    laid = tuple(parse_noble(code) if code else None for code in tiles)
    came = sum(len(seat.nobles) for seat in seats)
    gone: tuple[None, ...] = (None,) * came
    state = State(
        rules=replace(rules, tiles=len(laid) + came),
        bank=bank,
        market=tuple(places),
        decks=tuple(map(len, piles)),
        tiles=(*laid, *gone),
        seats=seats,
        to_act=parts.pop("to_act", 0),
        **parts,
    )
    return state, Deal(tuple(map(tuple, piles)))


def emptied(state: State) -> State:
    """Take all cards of the market and the decks away."""
    return replace(state, market=(None,) * len(MARKET_INDEX), decks=(0, 0, 0))


def act(state: State, deal: Deal, *actions: Action) -> State:
    """Apply actions with the reveals they ask for."""
    for action in actions:
        state = play_out(state, action, deal)[0]
    return state


def reveal_of(code: str) -> Revealed:
    """Return the reveal of a card by its code."""
    return Revealed(parse_card(code))
