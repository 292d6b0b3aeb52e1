"""Cards in reach and tokens to spare: what several bots ask."""

from collections.abc import Callable

from splendor_access.game.cards import ORDER, Card, Gems, gems, minus
from splendor_access.game.state import State

ONE_TOKEN: tuple[Gems, ...] = tuple(gems(letter) for letter in ORDER)


def known_cards(view: State) -> list[Card]:
    """Return the cards the seat to act could buy some time: the market and its own hand."""
    hand = [held.card for held in view.seats[view.to_act].hand if held]
    return [card for card in (*view.market, *hand) if isinstance(card, Card)]


def spared(tokens: Gems, count: int, worth: Callable[[Gems], float]) -> Gems:
    """Return which tokens to give back, one after another those that keep the most worth."""
    kept = tokens
    for _ in range(count):
        left = [minus(kept, one) for i, one in enumerate(ONE_TOKEN) if kept[i]]
        kept = max(left, key=worth)
    return minus(tokens, kept)
