"""A check that the compiled rules and the readable ones agree, in random games."""

from collections.abc import Iterator

import numpy as np

from splendor_access.bots._features import UNKNOWN
from splendor_access.game.actions import Action, Buy, ChooseNoble, Pass, Reserve, Return, Take
from splendor_access.game.cards import CARDS, LEVELS, NOBLES, Card, Hidden, as_gems
from splendor_access.game.chance import Chance, shuffled_deal
from splendor_access.game.legality import legal_actions, with_payment
from splendor_access.game.rules import apply, begin, winners
from splendor_access.game.state import (
    EDITIONS,
    HAND_PLACES,
    MARKET_INDEX,
    MARKET_PLACES,
    TILE_PLACES,
    RuleSet,
    State,
)
from training import rules
from training.rules import Ints

PHASES = {"act": rules.ACT, "return": rules.RETURN, "noble": rules.NOBLE, "over": rules.OVER}
CARD_NUMBER = {card: i for i, card in enumerate(CARDS)}
NOBLE_NUMBER = {noble: i for i, noble in enumerate(NOBLES)}
PLACES = (*MARKET_PLACES, *HAND_PLACES)


def card_number(card: Card | Hidden | None) -> int:
    """Return the number of a card, of a hidden card by level, or of an empty place."""
    if card is None:
        return -1
    if isinstance(card, Hidden):
        return UNKNOWN + LEVELS.index(card.level)
    return CARD_NUMBER[card]


def encoded(state: State) -> Ints:
    """Return a state as an array."""
    out = np.zeros(rules.SIZE, dtype=np.int64)
    out[rules.PLAYERS] = len(state.seats)
    out[rules.TO_ACT] = state.to_act
    out[rules.PHASE] = PHASES[state.phase]
    out[rules.ENDING] = state.ending
    out[rules.PASSES] = state.passes
    out[rules.FIRST] = state.rules.first
    out[rules.TARGET] = state.rules.target
    out[rules.EDITION] = EDITIONS.index(state.rules.edition)
    out[rules.AWAITS] = PLACES.index(state.awaiting.place) if state.awaiting else -1
    out[rules.BANK : rules.BANK + 6] = state.bank
    out[rules.MARKET : rules.MARKET + 12] = [card_number(card) for card in state.market]
    out[rules.DECKS : rules.DECKS + 3] = state.decks
    out[rules.TILES : rules.TILES + 5] = -1
    for i, tile in enumerate(state.tiles):
        out[rules.TILES + i] = NOBLE_NUMBER[tile] if tile else -1
    for i, seat in enumerate(state.seats):
        row = rules.SEATS + rules.SEAT * i
        out[row + rules.TOKENS : row + rules.TOKENS + 6] = seat.tokens
        out[row + rules.BONUSES : row + rules.BONUSES + 6] = seat.bonuses
        out[row + rules.POINTS] = seat.points
        out[row + rules.BOUGHT] = len(seat.cards)
        for at, held in enumerate(seat.hand):
            out[row + rules.HAND + at] = card_number(held.card if held else None)
            out[row + rules.BLIND + at] = held is not None and held.blind
    return out


def action_number(action: Action) -> int:
    """Return the number of an action."""
    match action:
        case Take():
            return rules.TAKEN.tolist().index([*action.gems])
        case Reserve(place) if place in MARKET_INDEX:
            return rules.RESERVES + MARKET_INDEX[place]
        case Reserve(place):
            return rules.DRAWS + LEVELS.index(place)
        case Buy(place):
            return rules.BUYS + PLACES.index(place)
        case Pass():
            return rules.PASS
        case ChooseNoble(place):
            return rules.VISITS + TILE_PLACES.index(place)
        case Return():
            return rules.RETURNS + rules.GIVE.tolist().index([*action.gems])


def number_action(number: int) -> Action:
    """Return the action of a number."""
    if number < rules.RESERVES:
        return Take(as_gems(rules.TAKEN[number].tolist()))
    if number < rules.DRAWS:
        return Reserve(MARKET_PLACES[number - rules.RESERVES])
    if number < rules.BUYS:
        return Reserve(LEVELS[number - rules.DRAWS])
    if number < rules.PASS:
        return Buy(PLACES[number - rules.BUYS])
    if number == rules.PASS:
        return Pass()
    if number < rules.RETURNS:
        return ChooseNoble(TILE_PLACES[number - rules.VISITS])
    return Return(as_gems(rules.GIVE[number - rules.RETURNS].tolist()))


def rule_set(chance: Chance, players: int) -> RuleSet:
    """Return rules of a random edition, sometimes with house rules."""
    return RuleSet(
        edition=chance.pick(EDITIONS, "edition"),
        any_gold=bool(chance.number("gold") % 2),
        first=chance.number("first") % players,
        target=chance.pick((15, 15, 15, 10, 21), "target"),
        tiles=chance.pick((None, None, None, 0, 2, 5), "tiles"),
    )


def _greedy(chance: Chance, options: list[Action], decision: int) -> Action:
    """Return an action that advances the game: mostly a purchase if there is one."""
    buys: list[Action] = [option for option in options if isinstance(option, Buy)]
    if buys and chance.number("greedy", decision) % 4:
        return chance.pick(buys, "pick", decision)
    return chance.pick(options, "pick", decision)


def positions(seed: int) -> Iterator[tuple[State, Ints]]:
    """Play a game by both rules at once, and yield each position in both forms.

    Raises AssertionError if the rules disagree about legal actions or the winners.
    """
    chance = Chance(seed)
    players = 2 + seed % 3
    rule = rule_set(chance, players)
    deal = shuffled_deal(chance, rule.tile_count(players))
    state = begin(rule, players, deal)
    array = encoded(state)
    options = np.zeros(rules.ACTIONS, dtype=np.int64)
    decision = 0
    while True:
        yield state, array
        count = rules.legal(array, options)
        there = legal_actions(state)
        assert sorted(options[:count].tolist()) == sorted(map(action_number, there)), array
        if state.phase == "over" or decision > 600:
            break
        if state.awaiting is not None:
            reveal = deal.reveal(state)
            state, _events = apply(state, reveal)
            rules.reveal(array, card_number(reveal.card))
            continue
        action = _greedy(chance, there, decision)
        assert number_action(action_number(action)) == action
        state, _events = apply(state, with_payment(state, action))
        rules.apply(array, action_number(action))
        decision += 1
    if state.phase == "over":
        share = np.zeros(4, dtype=np.float64)
        rules.shares(array, share)
        won = winners(state)
        expected = [1 / len(won) if i in won else 0 for i in range(players)]
        assert share[:players].tolist() == expected


def check(count: int, seed: int = 0) -> int:
    """Compare that many positions; return the number of games. Raises AssertionError."""
    seen = games = 0
    while seen < count:
        for state, array in positions(seed + games):
            assert (encoded(state) == array).all(), (encoded(state), array)
            seen += 1
        games += 1
    return games
