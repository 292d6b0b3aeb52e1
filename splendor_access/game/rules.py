"""The rules: what is legal, and what an action leads to.

Sources are the rulebooks of 2014 (English, Dutch, French, braille edition) and of 2024. Where
they are silent: with fewer than three colours left exactly those are taken; a player who can do
nothing passes, and when all pass in a row the game ends and is scored as it stands; tokens are
returned before a noble visits.

A turn is a chain of small decisions: act, then return, then noble. `apply` never needs to know
an order of cards: when a card must be turned over the state awaits a `Revealed` from outside.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product
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
    COLOURS,
    GOLD,
    LEVELS,
    NONE,
    ORDER,
    Card,
    Gems,
    Hidden,
    as_gems,
    gems,
    lacking,
    minus,
    plus,
)
from splendor_access.game.chance import Deal
from splendor_access.game.events import (
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
    Reason,
    Refusal,
    Reserved,
    Returned,
    Took,
    TurnBegan,
    Visited,
)
from splendor_access.game.state import (
    HAND_INDEX,
    HAND_PLACES,
    MARKET_INDEX,
    MARKET_PLACES,
    TILE_INDEX,
    TILE_PLACES,
    Held,
    Reveal,
    RuleSet,
    Seat,
    State,
    with_card,
    with_noble,
)

TOKEN_LIMIT = 10
GOLD_TOKENS = 5
GEM_TOKENS = {2: 4, 3: 5, 4: 7}
"""Tokens of each of the five colours, by the number of players."""

_replace = msgspec.structs.replace

# Legal actions are looked up, not built: one table entry for each set of colours in the bank.
_CHOICES = {
    count: [gems("".join(ORDER[i] for i in chosen)) for chosen in combinations(COLOURS, count)]
    for count in (1, 2, 3)
}
_PAIRS = [gems(2 * ORDER[colour]) for colour in COLOURS]


def _takes(there: tuple[bool, ...], up_to_three: bool) -> dict[Gems, Take]:
    most = min(3, sum(there))
    counts = range(most, 0, -1) if up_to_three else range(most, most - 1, -1)
    return {
        choice: Take(choice)
        for count in counts
        if count
        for choice in _CHOICES[count]
        if all(there[at] for at, colour in enumerate(COLOURS) if choice[colour])
    }


_DIFFERENT = {
    (*there, up_to_three): _takes(there, up_to_three)
    for there in product((False, True), repeat=5)
    for up_to_three in (False, True)
}
_TAKE_PAIR = {pair: Take(pair) for pair in _PAIRS}
_RESERVE = {place: Reserve(place) for place in (*MARKET_PLACES, *LEVELS)}
_BUY = {place: Buy(place) for place in (*MARKET_PLACES, *HAND_PLACES)}
_NOBLE = {place: ChooseNoble(place) for place in TILE_PLACES}
_PASS = Pass()
_DECKS = tuple(LEVELS)


def bank_at_start(players: int) -> Gems:
    """Return the tokens a game of two to four players begins with."""
    n = GEM_TOKENS[players]
    return (n, n, GOLD_TOKENS, n, n, n)


def begin(rules: RuleSet, players: int, deal: Deal) -> State:
    """Lay out a game of two to four players: four cards of each level, and the noble tiles."""
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


def missing(seat: Seat, card: Card) -> Gems:
    """Return the gems that a seat lacks for a card after bonuses and tokens, gold not counted."""
    return lacking(price(seat, card), seat.tokens)


def price(seat: Seat, card: Card) -> Gems:
    """Return what a card costs a seat after its bonuses."""
    return lacking(card.cost, seat.bonuses)


def default_payment(seat: Seat, card: Card) -> Gems | None:
    """Return the payment with the fewest gold, or None when the seat cannot afford the card."""
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
    """Return every payment with which the seat may buy the card, fewest gold first."""
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


def eligible_nobles(state: State) -> list[str]:
    """Return the places of the tiles whose requirement the seat to act meets."""
    b = state.seats[state.to_act].bonuses
    found = []
    for place, tile in zip(TILE_PLACES, state.tiles, strict=False):
        if tile is not None:
            c = tile.cost
            if b[0] >= c[0] and b[1] >= c[1] and b[3] >= c[3] and b[4] >= c[4] and b[5] >= c[5]:
                found.append(place)
    return found


def surplus(state: State) -> int:
    """Return how many tokens the seat to act must give back."""
    return sum(state.seats[state.to_act].tokens) - TOKEN_LIMIT


def legal_actions(state: State) -> list[Action]:
    """Return every action that is legal now, each once; purchases without a payment.

    The list is empty when the game is over or a card is still to be revealed.
    """
    if state.awaiting is not None:
        return []
    match state.phase:
        case "act":
            return _legal_acts(state)
        case "return":
            count = surplus(state)
            tokens = state.seats[state.to_act].tokens
            return [*_returns(as_gems(n if n < count else count for n in tokens), count)]
        case "noble":
            return [_NOBLE[place] for place in eligible_nobles(state)]
        case "over":
            return []
        case _ as unknown:
            assert_never(unknown)


def _legal_acts(state: State) -> list[Action]:
    s, e, _gold, r, o, d = bank = state.bank
    seat = state.seats[state.to_act]
    actions: list[Action] = [*_different(bank, state.rules).values()]
    if s >= 4 or e >= 4 or r >= 4 or o >= 4 or d >= 4:
        actions += [_TAKE_PAIR[p] for i, p in zip(COLOURS, _PAIRS, strict=True) if bank[i] >= 4]
    cards = [(place, card) for place, card in zip(MARKET_PLACES, state.market, strict=True) if card]
    if None in seat.hand:
        actions += [_RESERVE[place] for place, _card in cards]
        actions += [_RESERVE[level] for level, n in zip(LEVELS, state.decks, strict=True) if n]
    cards += [
        (place, held.card) for place, held in zip(HAND_PLACES, seat.hand, strict=True) if held
    ]
    # The test of `default_payment`, written out: it runs for up to 15 cards at each decision.
    hs, he, gold, hr, ho, hd = plus(seat.bonuses, seat.tokens)
    for place, card in cards:
        if isinstance(card, Card):
            cs, ce, _none, cr, co, cd = card.cost
            if (
                (cs - hs if cs > hs else 0)
                + (ce - he if ce > he else 0)
                + (cr - hr if cr > hr else 0)
                + (co - ho if co > ho else 0)
                + (cd - hd if cd > hd else 0)
            ) <= gold:
                actions.append(_BUY[place])
    return actions or [_PASS]


def _different(bank: Gems, rules: RuleSet) -> dict[Gems, Take]:
    s, e, _gold, r, o, d = bank
    return _DIFFERENT[s > 0, e > 0, r > 0, o > 0, d > 0, rules.edition == "up-to-three"]


@lru_cache(maxsize=4096)
def _returns(tokens: Gems, count: int) -> tuple[Return, ...]:
    ways: list[tuple[int, ...]] = [()]
    for at, n in enumerate(tokens):
        after = sum(tokens[at + 1 :])
        ways = [
            (*way, give)
            for way in ways
            for give in range(max(0, count - sum(way) - after), min(n, count - sum(way)) + 1)
        ]
    return tuple(Return(as_gems(way)) for way in ways)


def refusal(state: State, action: Action | Revealed) -> Refusal | None:
    """Return why an action is not legal now, or None when it is.

    The facts of each reason: PHASE `phase`; GOLD_NOT_TAKEN none; BANK_LACKS `gems`;
    TWO_NEED_FOUR `gems`, `left`; TAKE_SHAPE `gems`; TAKE_EXACTLY `gems`,
    `count`; PLACE_EMPTY, NO_SUCH_PLACE
    `place`; DECK_EMPTY `level`; CARD_UNKNOWN `place`; CANNOT_AFFORD `place`, `card`, `missing`,
    `gold`; NOT_HELD `gems`; PAYMENT_WRONG `price`; GOLD_NOT_NEEDED `gems`; RETURN_EXACTLY
    `count`, `given`; NOBLE_NOT_ELIGIBLE `place`; the others none.
    """
    if isinstance(action, Revealed):
        return _refuse_reveal(state, action.card)
    if state.phase == "over":
        return Refusal(Reason.OVER)
    if state.awaiting is not None:
        return Refusal(Reason.REVEAL_FIRST)
    match action:
        case Return():
            phase = "return"
        case ChooseNoble():
            phase = "noble"
        case _:
            phase = "act"
    if phase != state.phase:
        return Refusal(Reason.PHASE, {"phase": state.phase})
    match action:
        case Take():
            return _refuse_take(state, action.gems)
        case Reserve():
            return _refuse_reserve(state, action.place)
        case Buy():
            return _refuse_buy(state, action)
        case Return():
            return _refuse_return(state, action.gems)
        case ChooseNoble():
            if action.place in eligible_nobles(state):
                return None
            return Refusal(Reason.NOBLE_NOT_ELIGIBLE, {"place": action.place})
        case Pass():
            if _legal_acts(state) == [_PASS]:
                return None
            return Refusal(Reason.CAN_ACT)
        case _ as unknown:
            assert_never(unknown)


def _refuse_reveal(state: State, card: Card | Hidden) -> Refusal | None:
    if state.awaiting is None:
        return Refusal(Reason.NO_REVEAL)
    if card.level != state.awaiting.level or _seen(state, card):
        return Refusal(Reason.WRONG_REVEAL)
    return None


def _seen(state: State, card: Card | Hidden) -> bool:
    """Tell whether a card lies somewhere already, so that no deck can bring it."""
    if isinstance(card, Hidden):
        return False
    return card in state.market or any(
        card in seat.cards or any(held and held.card == card for held in seat.hand)
        for seat in state.seats
    )


def _refuse_take(state: State, wanted: Gems) -> Refusal | None:
    if wanted in _TAKE_PAIR:
        colour = wanted.index(2)
        if state.bank[colour] >= 4:
            return None
        left = state.bank[colour]
        return Refusal(Reason.TWO_NEED_FOUR, {"gems": gems(ORDER[colour]), "left": left})
    allowed = _different(state.bank, state.rules)
    if wanted in allowed:
        return None
    if wanted[GOLD]:
        return Refusal(Reason.GOLD_NOT_TAKEN)
    if max(wanted) > 1 or not 0 < sum(wanted) <= 3:
        return Refusal(Reason.TAKE_SHAPE, {"gems": wanted})
    short = lacking(wanted, state.bank)
    if any(short):
        return Refusal(Reason.BANK_LACKS, {"gems": short})
    colours = min(3, sum(state.bank[i] > 0 for i in COLOURS))
    return Refusal(Reason.TAKE_EXACTLY, {"gems": wanted, "count": colours})


def _refuse_reserve(state: State, place: str) -> Refusal | None:
    if place in _DECKS:
        if not state.decks[LEVELS.index(place)]:
            return Refusal(Reason.DECK_EMPTY, {"level": place})
    elif place not in MARKET_INDEX:
        return Refusal(Reason.NO_SUCH_PLACE, {"place": place})
    elif state.market[MARKET_INDEX[place]] is None:
        return Refusal(Reason.PLACE_EMPTY, {"place": place})
    if None not in state.seats[state.to_act].hand:
        return Refusal(Reason.HAND_FULL)
    return None


def _refuse_buy(state: State, action: Buy) -> Refusal | None:
    place = action.place
    if place not in _BUY:
        return Refusal(Reason.NO_SUCH_PLACE, {"place": place})
    card = state.card_at(place)
    if card is None:
        return Refusal(Reason.PLACE_EMPTY, {"place": place})
    if isinstance(card, Hidden):
        return Refusal(Reason.CARD_UNKNOWN, {"place": place})
    seat = state.seats[state.to_act]
    least = default_payment(seat, card)
    if least is None:
        lacks = missing(seat, card)
        facts: dict[str, int | str | Gems | Card] = {
            "place": place,
            "card": card,
            "missing": lacks,
            "gold": seat.tokens[GOLD],
        }
        return Refusal(Reason.CANNOT_AFFORD, {**facts})
    if action.payment is None or action.payment == least:
        return None
    return _refuse_payment(state, seat, card, action.payment)


def _refuse_payment(state: State, seat: Seat, card: Card, paid: Gems) -> Refusal | None:
    short = lacking(paid, seat.tokens)
    if any(short):
        return Refusal(Reason.NOT_HELD, {"gems": short})
    if not state.rules.any_gold:
        least = default_payment(seat, card)
        return Refusal(Reason.GOLD_NOT_NEEDED, {"gems": least or NONE})
    due = price(seat, card)
    amiss = any(not 0 <= paid[i] <= due[i] for i in COLOURS)
    if amiss or sum(paid) != sum(due):
        return Refusal(Reason.PAYMENT_WRONG, {"price": due})
    return None


def _refuse_return(state: State, given: Gems) -> Refusal | None:
    tokens = state.seats[state.to_act].tokens
    short = lacking(given, tokens)
    if any(short):
        return Refusal(Reason.NOT_HELD, {"gems": short})
    if min(given) < 0 or sum(given) != surplus(state):
        return Refusal(Reason.RETURN_EXACTLY, {"count": surplus(state), "given": sum(given)})
    return None


def complete(state: State, action: Action) -> Action:
    """Return a legal action with nothing left open: a purchase with its whole payment."""
    if isinstance(action, Buy) and action.payment is None:
        card = state.card_at(action.place)
        assert isinstance(card, Card)
        return Buy(action.place, default_payment(state.seats[state.to_act], card))
    return action


def apply(state: State, action: Action | Revealed) -> tuple[State, list[Event]]:
    """Return the state after an action, and what happened.

    Raises IllegalAction, with the refusal, when the action is not legal now.
    """
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    me = state.to_act
    seat = state.seats[me]
    match action:
        case Take():
            state = _moved(state, plus(seat.tokens, action.gems), minus(state.bank, action.gems))
            return _end_of_actions(state, [Took(me, action.gems)])
        case Reserve():
            return _reserve(state, action.place)
        case Buy():
            return _buy(state, action)
        case Return():
            state = _moved(state, minus(seat.tokens, action.gems), plus(state.bank, action.gems))
            return _nobles(state, [Returned(me, action.gems)])
        case ChooseNoble():
            return _end_of_turn(*_visit(state, action.place, []))
        case Pass():
            return _end_of_actions(_replace(state, passes=state.passes + 1), [Passed(me)])
        case Revealed():
            return _reveal(state, action.card)
        case _ as unknown:
            assert_never(unknown)


def _with_seat(state: State, seat: Seat) -> tuple[Seat, ...]:
    me = state.to_act
    return (*state.seats[:me], seat, *state.seats[me + 1 :])


def _moved(state: State, tokens: Gems, bank: Gems) -> State:
    seat = _replace(state.seats[state.to_act], tokens=tokens)
    return _replace(state, bank=bank, seats=_with_seat(state, seat), passes=0)


def _reserve(state: State, place: str) -> tuple[State, list[Event]]:
    me = state.to_act
    seat = state.seats[me]
    at = seat.hand.index(None)
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
        market = _emptied(state, place)
        awaiting = _refill(state, place)
    hand = (*seat.hand[:at], held, *seat.hand[at + 1 :])
    state = _replace(
        state,
        bank=bank,
        market=market,
        seats=_with_seat(state, _replace(seat, tokens=tokens, hand=hand)),
        awaiting=awaiting,
        passes=0,
    )
    events: list[Event] = [Reserved(me, place, hand_place, card, gold)]
    if awaiting:
        return state, events
    return _end_of_actions(state, [*events, Emptied(place)])


def _card_in_market(state: State, place: str) -> Card | Hidden:
    card = state.market[MARKET_INDEX[place]]
    assert card is not None
    return card


def _emptied(state: State, place: str) -> tuple[Card | Hidden | None, ...]:
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
    hand = seat.hand
    if place in HAND_INDEX:
        at = HAND_INDEX[place]
        hand = (*hand[:at], None, *hand[at + 1 :])
    else:
        market = _emptied(state, place)
        awaiting = _refill(state, place)
    seat = with_card(_replace(seat, tokens=minus(seat.tokens, payment), hand=hand), card)
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
    return _end_of_actions(state, events)


def _reveal(state: State, card: Card | Hidden) -> tuple[State, list[Event]]:
    assert state.awaiting is not None
    place = state.awaiting.place
    level = LEVELS.index(state.awaiting.level)
    decks = tuple(n - (i == level) for i, n in enumerate(state.decks))
    if place in HAND_INDEX:
        seat = state.seats[state.to_act]
        at = HAND_INDEX[place]
        hand = (*seat.hand[:at], Held(card, blind=True), *seat.hand[at + 1 :])
        seats = _with_seat(state, _replace(seat, hand=hand))
        state = _replace(state, seats=seats, decks=decks, awaiting=None)
        return _end_of_actions(state, [Drew(state.to_act, place, card)])
    at = MARKET_INDEX[place]
    market = (*state.market[:at], card, *state.market[at + 1 :])
    state = _replace(state, market=market, decks=decks, awaiting=None)
    return _end_of_actions(state, [Dealt(place, card, decks[level])])


def _end_of_actions(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    if surplus(state) > 0:
        return _replace(state, phase="return"), events
    return _nobles(state, events)


def _nobles(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    eligible = eligible_nobles(state)
    if len(eligible) > 1:
        return _replace(state, phase="noble"), events
    if eligible:
        state, events = _visit(state, eligible[0], events)
    return _end_of_turn(state, events)


def _visit(state: State, place: str, events: list[Event]) -> tuple[State, list[Event]]:
    at = TILE_INDEX[place]
    noble = state.tiles[at]
    assert noble is not None
    seat = with_noble(state.seats[state.to_act], noble)
    tiles = (*state.tiles[:at], None, *state.tiles[at + 1 :])
    state = _replace(state, tiles=tiles, seats=_with_seat(state, seat))
    return state, [*events, Visited(state.to_act, place, noble, seat.points)]


def _end_of_turn(state: State, events: list[Event]) -> tuple[State, list[Event]]:
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
    """Return the seats that win: most points, then fewest bought cards; several share."""
    rank = [(-seat.points, len(seat.cards)) for seat in state.seats]
    return tuple(i for i, r in enumerate(rank) if r == min(rank))


def end_reason(state: State) -> EndReason | None:
    """Return why a game is over, or None when it is not."""
    if state.phase != "over":
        return None
    return EndReason.POINTS if round_complete(state) else EndReason.STALEMATE


def round_complete(state: State) -> bool:
    """Tell whether the turn of the seat to act is the last of the last round."""
    return state.ending and (state.to_act + 1) % len(state.seats) == state.rules.first


def play_out(
    state: State, action: Action, deal: Deal
) -> tuple[State, list[Event], Sequence[Revealed]]:
    """Apply an action and the reveals it asks for; return also the reveals, for the record."""
    state, events = apply(state, action)
    reveals = []
    while state.awaiting is not None:
        reveal = deal.reveal(state)
        reveals.append(reveal)
        state, more = apply(state, reveal)
        events = events + more
    return state, events, reveals
