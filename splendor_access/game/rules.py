"""The effects of actions, from the layout of a game to its end.

The sources are the rulebooks of 2014 (English, Dutch, French, braille edition) and of 2024. Where
they are silent: when all players pass in a row the game ends and is scored as it stands; tokens
are returned before a noble visits.

A turn is a chain of small decisions: act, then return, then noble. `apply` never needs to know
an order of cards: when a card must be turned over the state awaits a `Revealed` from outside.
"""

from collections.abc import Sequence
from typing import assert_never

import msgspec

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
from splendor_access.game.cards import (
    CARDS,
    GOLD,
    LEVELS,
    Card,
    Gems,
    Hidden,
    check_whole,
    gems,
    minus,
    plus,
)
from splendor_access.game.chance import Deal
from splendor_access.game.events import (
    AgainstRules,
    Bought,
    Dealt,
    Drew,
    Emptied,
    Ended,
    EndReason,
    Event,
    IllegalAction,
    LastRound,
    Passed,
    Reserved,
    Returned,
    Took,
    TurnBegan,
    Visited,
)
from splendor_access.game.legality import (
    default_payment,
    eligible_nobles,
    forced_refusal,
    refusal,
    surplus,
)
from splendor_access.game.state import (
    HAND_INDEX,
    HAND_PLACES,
    MARKET_INDEX,
    MARKET_PLACES,
    TILE_INDEX,
    Held,
    Reveal,
    RuleSet,
    Seat,
    State,
    with_card,
    with_hand,
    with_noble,
)

GOLD_TOKENS = 5
GEM_TOKENS = {2: 4, 3: 5, 4: 7}
"""The tokens of each of the five colours, by the number of players."""

_replace = msgspec.structs.replace


def bank_at_start(players: int) -> Gems:
    """Return the tokens a game of two to four players begins with."""
    n = GEM_TOKENS[players]
    return (n, n, GOLD_TOKENS, n, n, n)


def begin(rules: RuleSet, players: int, deal: Deal) -> State:
    """Lay out a game of two to four players: four cards of each level, and the noble tiles.

    Raises InvalidValue for another number of players, or if none of them begins.
    """
    check_whole("players", players, 2, 4)
    check_whole("first", rules.first, 0, players - 1)
    market = tuple(card for deck in deal.decks for card in deck[:4])
    return State(
        rules=rules,
        bank=bank_at_start(players),
        market=market,
        decks=tuple(len(deck) - 4 for deck in deal.decks),
        tiles=deal.tiles,
        seats=(Seat(),) * players,
        to_act=rules.first,
    )


def unknown_start(rules: RuleSet, players: int) -> State:
    """Return the start of a game with unknown cards, and without tiles."""
    decks = tuple(sum(card.level == level for card in CARDS) - 4 for level in LEVELS)
    return State(
        rules=rules,
        bank=bank_at_start(players),
        market=tuple(Hidden(place[0]) for place in MARKET_PLACES),
        decks=decks,
        tiles=(),
        seats=(Seat(),) * players,
        to_act=rules.first,
    )


def apply(state: State, action: Action | Revealed) -> tuple[State, list[Event]]:
    """Return the state after an action, and its events.

    Raises IllegalAction, with the refusal, if the action is not legal now.
    """
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    return _apply_legal(state, action)


def force(state: State, action: Action, reason: str) -> tuple[State, list[Event]]:
    """Return the state after an action against the rules, and its events.

    Without an `AgainstRules` among the events the action was legal after all. Raises IllegalAction
    for an action that not even people at a real table can do.
    """
    refused = forced_refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    after, events = _apply_legal(state, action)
    if refusal(state, action) is None:
        return after, events
    skipped = isinstance(action, Pass)
    why = AgainstRules(state.to_act, reason, skipped)
    after = _replace(after, erred=True)
    return after, [why, *events[1:]] if skipped else [events[0], why, *events[1:]]


def _apply_legal(state: State, action: Action | Revealed) -> tuple[State, list[Event]]:
    me = state.to_act
    seat = state.seats[me]
    match action:
        case Take():
            state = _with_tokens(
                state, plus(seat.tokens, action.gems), minus(state.bank, action.gems)
            )
            return end_actions(state, [Took(me, action.gems)])
        case Reserve():
            return _reserve(state, action.place)
        case Buy():
            return _buy(state, action)
        case Return():
            state = _with_tokens(
                state, minus(seat.tokens, action.gems), plus(state.bank, action.gems)
            )
            return _noble_phase(state, [Returned(me, action.gems)])
        case ChooseNoble():
            return _end_turn(*_visit(state, action.place, []))
        case Pass():
            return end_actions(_replace(state, passes=state.passes + 1), [Passed(me)])
        case Revealed():
            return _reveal(state, action.card)
        case _ as unknown:
            assert_never(unknown)


def _with_seat(state: State, seat: Seat) -> tuple[Seat, ...]:
    me = state.to_act
    return (*state.seats[:me], seat, *state.seats[me + 1 :])


def _with_tokens(state: State, tokens: Gems, bank: Gems) -> State:
    seat = _replace(state.seats[state.to_act], tokens=tokens)
    return _replace(state, bank=bank, seats=_with_seat(state, seat), passes=0)


def _reserve(state: State, place: str) -> tuple[State, list[Event]]:
    me = state.to_act
    seat = state.seats[me]
    at = seat.hand.index(None) if None in seat.hand else len(seat.hand)
    hand_place = HAND_PLACES[at]
    tokens, bank = seat.tokens, state.bank
    gold = bank[GOLD] > 0
    if gold:
        tokens, bank = plus(tokens, gems("g")), minus(bank, gems("g"))
    card: Card | Hidden
    if place in LEVELS:
        card = Hidden(place)
        held = Held(card, blind=True)
        market = state.market
        awaiting: Reveal | None = Reveal(place, hand_place)
    else:
        card = _card_in_market(state, place)
        held = Held(card)
        market = _without_card(state, place)
        awaiting = _refill(state, place)
    seat = with_hand(_replace(seat, tokens=tokens), hand_place, held)
    state = _replace(
        state,
        bank=bank,
        market=market,
        seats=_with_seat(state, seat),
        awaiting=awaiting,
        passes=0,
    )
    events: list[Event] = [Reserved(me, place, hand_place, card, gold)]
    if awaiting:
        return state, events
    return end_actions(state, [*events, Emptied(place)])


def _card_in_market(state: State, place: str) -> Card | Hidden:
    card = state.market[MARKET_INDEX[place]]
    assert card is not None
    return card


def _without_card(state: State, place: str) -> tuple[Card | Hidden | None, ...]:
    at = MARKET_INDEX[place]
    return (*state.market[:at], None, *state.market[at + 1 :])


def _refill(state: State, place: str) -> Reveal | None:
    level = place[0]
    return Reveal(level, place) if state.decks[LEVELS.index(level)] else None


def _buy(state: State, action: Buy) -> tuple[State, list[Event]]:
    me = state.to_act
    seat = state.seats[me]
    place = action.place
    card = state.card_at(place)
    assert isinstance(card, Card)
    payment = action.payment or default_payment(seat, card)
    assert payment is not None
    awaiting = None
    market = state.market
    if place in HAND_INDEX:
        seat = with_hand(seat, place, None)
    else:
        market = _without_card(state, place)
        awaiting = _refill(state, place)
    seat = with_card(_replace(seat, tokens=minus(seat.tokens, payment)), card)
    state = _replace(
        state,
        bank=plus(state.bank, payment),
        market=market,
        seats=_with_seat(state, seat),
        awaiting=awaiting,
        passes=0,
    )
    events: list[Event] = [Bought(me, place, card, payment, seat.points)]
    if awaiting:
        return state, events
    if place in MARKET_INDEX:
        events.append(Emptied(place))
    return end_actions(state, events)


def _reveal(state: State, card: Card | Hidden) -> tuple[State, list[Event]]:
    assert state.awaiting is not None
    place = state.awaiting.place
    level = LEVELS.index(state.awaiting.level)
    decks = tuple(n - (i == level) for i, n in enumerate(state.decks))
    if place in HAND_INDEX:
        seat = with_hand(state.seats[state.to_act], place, Held(card, blind=True))
        seats = _with_seat(state, seat)
        state = _replace(state, seats=seats, decks=decks, awaiting=None)
        return end_actions(state, [Drew(state.to_act, place, card)])
    at = MARKET_INDEX[place]
    market = (*state.market[:at], card, *state.market[at + 1 :])
    state = _replace(state, market=market, decks=decks, awaiting=None)
    return end_actions(state, [Dealt(place, card, decks[level])])


def end_actions(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """Go on behind the main action of a turn: tokens given back, nobles, the next turn."""
    if surplus(state) > 0:
        return _replace(state, phase="return"), events
    return _noble_phase(state, events)


def _noble_phase(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    eligible = eligible_nobles(state)
    if len(eligible) > 1:
        return _replace(state, phase="noble"), events
    if eligible:
        state, events = _visit(state, eligible[0], events)
    return _end_turn(state, events)


def _visit(state: State, place: str, events: list[Event]) -> tuple[State, list[Event]]:
    at = TILE_INDEX[place]
    noble = state.tiles[at]
    assert noble is not None
    seat = with_noble(state.seats[state.to_act], noble)
    tiles = (*state.tiles[:at], None, *state.tiles[at + 1 :])
    state = _replace(state, tiles=tiles, seats=_with_seat(state, seat))
    return state, [*events, Visited(state.to_act, place, noble, seat.points)]


def _end_turn(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    me = state.to_act
    ending = state.ending
    points = state.seats[me].points
    if not ending and points >= state.rules.target:
        ending = True
        events.append(LastRound(me, points))
    state = _replace(state, ending=ending)
    if round_complete(state) or state.passes == len(state.seats):
        state = _replace(state, phase="over")
        reason = end_reason(state)
        assert reason is not None
        events.append(Ended(reason, winners(state)))
        return state, events
    following = (me + 1) % len(state.seats)
    events.append(TurnBegan(following))
    return _replace(state, phase="act", to_act=following), events


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that win: the most points, then the fewest bought cards; ties share."""
    rank = [(-seat.points, len(seat.cards)) for seat in state.seats]
    return tuple(i for i, r in enumerate(rank) if r == min(rank))


def end_reason(state: State) -> EndReason | None:
    """Return why a game is over, or None while it goes on."""
    if state.phase != "over":
        return None
    return EndReason.POINTS if round_complete(state) else EndReason.STALEMATE


def round_complete(state: State) -> bool:
    """Return whether the turn of the seat to act is the last of the last round."""
    return state.ending and (state.to_act + 1) % len(state.seats) == state.rules.first


def play_out(
    state: State, action: Action, deal: Deal
) -> tuple[State, list[Event], Sequence[Revealed]]:
    """Apply an action and its reveals; return the state, the events, and the reveals."""
    state, events = apply(state, action)
    reveals = []
    while state.awaiting is not None:
        reveal = deal.reveal(state)
        reveals.append(reveal)
        state, more = apply(state, reveal)
        events = events + more
    return state, events, reveals
