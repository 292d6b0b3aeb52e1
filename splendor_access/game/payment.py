"""The price of a card for a seat, and the payments that cover it."""

from itertools import product

from splendor_access.game.actions import Action, Buy
from splendor_access.game.cards import COLOURS, GOLD, Card, Gems, as_gems, lacking
from splendor_access.game.state import Seat, State


def price(seat: Seat, card: Card) -> Gems:
    """Return the price of a card for a seat, after bonuses."""
    return lacking(card.cost, seat.bonuses)


def missing(seat: Seat, card: Card) -> Gems:
    """Return the gems that a seat lacks for a card after bonuses and tokens, gold not counted."""
    return lacking(price(seat, card), seat.tokens)


def default_payment(seat: Seat, card: Card) -> Gems | None:
    """Return the payment with the least gold, or None if the seat cannot afford the card."""
    c, t, b = card.cost, seat.tokens, seat.bonuses
    gold = 0
    paid = [0, 0, 0, 0, 0, 0]
    for i in COLOURS:
        due = c[i] - b[i]
        if due > 0:
            if due > t[i]:
                gold += due - t[i]
                due = t[i]
            paid[i] = due
    if gold > t[GOLD]:
        return None
    s, e, _none, r, o, d = paid
    return (s, e, gold, r, o, d)


def payments(state: State, seat: Seat, card: Card) -> list[Gems]:
    """Return every legal payment of a seat for a card, the least gold first."""
    least = default_payment(seat, card)
    if least is None:
        return []
    if not state.rules.any_gold:
        return [least]
    due = sum(price(seat, card))
    ways = []
    for paid in product(*(range(n + 1) for i, n in enumerate(least) if i != GOLD)):
        gold = due - sum(paid)
        if gold <= seat.tokens[GOLD]:
            ways.append(as_gems((*paid[:GOLD], gold, *paid[GOLD:])))
    return sorted(ways, key=lambda way: (way[GOLD], tuple(-n for n in way)))


def with_payment(state: State, action: Action) -> Action:
    """Return a legal action, a purchase with its whole payment."""
    if isinstance(action, Buy) and action.payment is None:
        card = state.card_at(action.place)
        assert isinstance(card, Card)
        return Buy(action.place, default_payment(state.seats[state.to_act], card))
    return action
