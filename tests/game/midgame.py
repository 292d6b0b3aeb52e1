"""Positions out of the middle of games, likely and unlikely ones, each from a number."""

from splendor_access.bots import load as bot
from splendor_access.game.cards import GOLD, ORDER, Card, as_gems, gems, minus, plus
from splendor_access.game.chance import Chance, Deal
from splendor_access.game.rules import play_out
from splendor_access.game.state import EDITIONS, HAND_PLACES, MARKET_PLACES, RuleSet, State
from tests.game.situations import dealt, replace

KINDS = [(players, edition) for players in (2, 3, 4) for edition in EDITIONS]


def played(players: int, edition: str, seed: int) -> tuple[State, Deal]:
    """Stop a game somewhere; opponents play at random in every third."""
    state, deal = dealt(RuleSet(edition=edition), players, seed)
    chance = Chance(seed, players)
    choose = bot("random" if seed % 3 == 0 else "easy")
    states: list[State] = []
    while state.phase != "over" and len(states) < 60 * players:
        states.append(state)
        state = play_out(state, choose(state.view(state.to_act), chance, len(states)), deal)[0]
    return chance.pick(states, "stop"), deal


def strewn(players: int, edition: str, seed: int) -> tuple[State, Deal]:
    """Lay out a table whose seats hold tokens, bonuses and cards by chance alone."""
    state, deal = played(players, edition, seed)
    chance = Chance(seed, players)
    bank = state.bank
    for seat in state.seats:
        bank = plus(bank, seat.tokens)
    seats = []
    rich = chance.number("rich") % 3 + 1
    for i, seat in enumerate(state.seats):
        letters = [
            chance.pick("segrodd", "token", i, n) for n in range(chance.number("held", i) % 11)
        ]
        tokens = as_gems(map(min, gems("".join(letters)), bank))
        bank = minus(bank, tokens)
        bonuses = as_gems(
            chance.number("bonus", i, n) % rich * (n != GOLD) for n in range(len(ORDER))
        )
        kept = chance.number("hand", i) % 4
        hand = tuple(held if n < kept else None for n, held in enumerate(seat.hand))
        seats.append(replace(seat, tokens=tokens, bonuses=bonuses, hand=hand))
    return replace(state, seats=tuple(seats), bank=bank, phase="act", awaiting=None), deal


def near(players: int, edition: str, seed: int) -> tuple[State, Deal, int, str]:
    """Lay out a few open cards and a seat that has much of what a dear one of them costs.

    Returns the seat and the place of that card too.
    """
    state, deal = strewn(players, edition, seed)
    chance = Chance(seed, players)
    seat = seed % players
    place = chance.pick(MARKET_PLACES[4:], "place")
    wanted = state.market[MARKET_PLACES.index(place)]
    assert isinstance(wanted, Card)
    letters = "".join(c * n for c, n in zip(ORDER, wanted.cost, strict=True)) + "g"
    bank = plus(state.bank, state.seats[seat].tokens)
    tokens = gems("".join(chance.pick(letters, "near", n) for n in range(seed % 11)))
    tokens = as_gems(map(min, tokens, bank))
    few = chance.number("few") % 3
    bonuses = as_gems(chance.number("near", n) % 3 * (n != GOLD) if few else 0 for n in range(6))
    mine = replace(state.seats[seat], tokens=tokens, bonuses=bonuses)
    seats = (*state.seats[:seat], mine, *state.seats[seat + 1 :])
    open_places = {place, *chance.shuffled(MARKET_PLACES[:8], "open")[: 2 + few]}
    market = tuple(
        card if at in open_places else None
        for at, card in zip(MARKET_PLACES, state.market, strict=True)
    )
    decks = state.decks if seed % 2 else (0, 0, seed % 3)
    state = replace(state, seats=seats, market=market, bank=minus(bank, tokens), decks=decks)
    return state, deal, seat, place


def known(state: State, seat: int) -> dict[str, Card]:
    """Return the cards that a seat can ask about by place."""
    hand = [held.card if held else None for held in state.seats[seat].hand]
    there = zip((*MARKET_PLACES, *HAND_PLACES), (*state.market, *hand), strict=False)
    return {place: card for place, card in there if isinstance(card, Card)}
