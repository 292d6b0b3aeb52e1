"""Which actions are legal, what a purchase costs, and why other actions are refused.

The price of a card for a seat decides whether it can be bought, and the payments that cover it are
the legal ones.

The sources are the rulebooks of 2014 (English, Dutch, French, braille edition) and of 2024. Where
they are silent: with fewer than three colours left, the edition of 2014 takes exactly those; a
player without a legal action passes.
"""

from functools import cache, lru_cache
from itertools import combinations, product
from typing import assert_never

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
    NO_GEMS,
    ORDER,
    Card,
    Gems,
    Hidden,
    as_gems,
    gems,
    lacking,
    plus,
)
from splendor_access.game.events import Reason, Refusal
from splendor_access.game.state import (
    HAND_LIMIT,
    HAND_PLACES,
    MARKET_INDEX,
    MARKET_PLACES,
    TILE_PLACES,
    RuleSet,
    Seat,
    State,
    hand_places,
)

TOKEN_LIMIT = 10

# Legal actions are looked up, not built: once for each set of colours in the bank.
_CHOICES = {
    count: [gems("".join(ORDER[i] for i in chosen)) for chosen in combinations(COLOURS, count)]
    for count in (1, 2, 3)
}
_PAIRS = [gems(2 * ORDER[colour]) for colour in COLOURS]


def fewest_different(colours: int, edition: str) -> int:
    """Return the least number of different gems in a take from a bank of so many colours.

    [X], the rulebook of 2024: "If there are not enough available pieces to take 3 of different
    colors from the supply, you may take 2 pieces or even 1".
    """
    if edition == "up-to-three" or (edition == "2024" and colours < 3):
        return min(1, colours)
    return min(3, colours)


@cache
def _takes(edition: str, *there: bool) -> dict[Gems, Take]:
    colours = sum(there)
    return {
        choice: Take(choice)
        for count in range(min(3, colours), max(1, fewest_different(colours, edition)) - 1, -1)
        for choice in _CHOICES[count]
        if all(there[at] for at, colour in enumerate(COLOURS) if choice[colour])
    }


_TAKE_PAIR = {pair: Take(pair) for pair in _PAIRS}
_RESERVE = {place: Reserve(place) for place in (*MARKET_PLACES, *LEVELS)}
_BUY = {place: Buy(place) for place in (*MARKET_PLACES, *HAND_PLACES)}
_NOBLE = {place: ChooseNoble(place) for place in TILE_PLACES}
_PASS = Pass()
_DECKS = tuple(LEVELS)


def legal_actions(state: State) -> list[Action]:
    """Return every legal action once; purchases without a payment.

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


def eligible_nobles(state: State) -> list[str]:
    """Return the places of the tiles whose requirements the seat to act meets."""
    b = state.seats[state.to_act].bonuses
    found = []
    for place, tile in zip(TILE_PLACES, state.tiles, strict=False):
        if tile is not None:
            c = tile.cost
            if b[0] >= c[0] and b[1] >= c[1] and b[3] >= c[3] and b[4] >= c[4] and b[5] >= c[5]:
                found.append(place)
    return found


def may_reserve(seat: Seat) -> bool:
    """Return whether a seat holds fewer cards than it may."""
    return len(seat.hand) - seat.hand.count(None) < HAND_LIMIT


def surplus(state: State) -> int:
    """Return how many tokens the seat to act must give back."""
    return sum(state.seats[state.to_act].tokens) - TOKEN_LIMIT


def _legal_acts(state: State) -> list[Action]:
    s, e, _gold, r, o, d = bank = state.bank
    seat = state.seats[state.to_act]
    actions: list[Action] = [*_different(bank, state.rules).values()]
    if s >= 4 or e >= 4 or r >= 4 or o >= 4 or d >= 4:
        actions += [_TAKE_PAIR[p] for i, p in zip(COLOURS, _PAIRS, strict=True) if bank[i] >= 4]
    cards = [(place, card) for place, card in zip(MARKET_PLACES, state.market, strict=True) if card]
    if may_reserve(seat):
        actions += [_RESERVE[place] for place, _card in cards]
        actions += [_RESERVE[level] for level, n in zip(LEVELS, state.decks, strict=True) if n]
    cards += [
        (place, held.card) for place, held in zip(HAND_PLACES, seat.hand, strict=False) if held
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
    return _takes(rules.edition, s > 0, e > 0, r > 0, o > 0, d > 0)


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
    """Return why an action is illegal now, or None for a legal one.

    The facts of each reason: PHASE `phase`; BANK_LACKS `gems`; TWO_NEED_FOUR `gems`, `left`;
    TAKE_SHAPE, TAKE_EXACTLY `gems`, `example`, `pairs` (colours of which two can be taken);
    PLACE_EMPTY, NO_SUCH_PLACE `place`; DECK_EMPTY `level`; CARD_UNKNOWN `place`;
    CANNOT_AFFORD `place`, `card`, `missing`, `gold`; NOT_HELD `gems`; PAYMENT_WRONG `price`;
    GOLD_NOT_NEEDED `gems`; RETURN_EXACTLY `count`, `given`; NOBLE_NOT_ELIGIBLE `place`; the others
    none.
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


BREAKABLE = frozenset(
    {
        *(Reason.GOLD_NOT_TAKEN, Reason.TWO_NEED_FOUR, Reason.TAKE_SHAPE, Reason.TAKE_EXACTLY),
        *(Reason.CANNOT_AFFORD, Reason.PAYMENT_WRONG, Reason.GOLD_NOT_NEEDED),
        *(Reason.RETURN_EXACTLY, Reason.NOBLE_NOT_ELIGIBLE, Reason.CAN_ACT, Reason.HAND_FULL),
    }
)
"""The reasons against actions that people at a real table can do all the same."""


def forced_refusal(state: State, action: Action) -> Refusal | None:
    """Return why people cannot do an action even against the rules, or None if they can."""
    why = refusal(state, action)
    if why is None or why.reason not in BREAKABLE:
        return why
    held = state.seats[state.to_act].tokens
    match action:
        case Take(wanted) if any(lacking(wanted, state.bank)):
            return Refusal(Reason.BANK_LACKS, {"gems": lacking(wanted, state.bank)})
        case Buy(payment=None):
            return why
        case Buy(payment=tuple() as given) | Return(given) if any(lacking(given, held)):
            return Refusal(Reason.NOT_HELD, {"gems": lacking(given, held)})
        case Reserve():
            # A place more is all that there is; a fifth card has none.
            seat = state.seats[state.to_act]
            return None if None in seat.hand or len(seat.hand) < len(HAND_PLACES) else why
        case ChooseNoble(place):
            tiles = dict(zip(TILE_PLACES, state.tiles, strict=False))
            return None if tiles.get(place) else why
        case _:
            return None


def _refuse_reveal(state: State, card: Card | Hidden) -> Refusal | None:
    if state.awaiting is None:
        return Refusal(Reason.NO_REVEAL)
    if card.level != state.awaiting.level or _seen(state, card):
        return Refusal(Reason.WRONG_REVEAL)
    return None


def _seen(state: State, card: Card | Hidden) -> bool:
    """Return whether a card lies on the table already, and so on no deck."""
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
    there = [i for i in COLOURS if state.bank[i]]
    example = gems("".join(ORDER[i] for i in there[:3]))
    pairs = sum(state.bank[i] >= 4 for i in COLOURS)
    shaped = max(wanted) <= 1 and 0 < sum(wanted) <= 3
    short = lacking(wanted, state.bank)
    if shaped and any(short):
        return Refusal(Reason.BANK_LACKS, {"gems": short})
    reason = Reason.TAKE_EXACTLY if shaped else Reason.TAKE_SHAPE
    return Refusal(reason, {"gems": wanted, "example": example, "pairs": pairs})


def _refuse_reserve(state: State, place: str) -> Refusal | None:
    if place in _DECKS:
        if not state.decks[LEVELS.index(place)]:
            return Refusal(Reason.DECK_EMPTY, {"level": place})
    elif place not in MARKET_INDEX:
        return Refusal(Reason.NO_SUCH_PLACE, {"place": place})
    elif state.market[MARKET_INDEX[place]] is None:
        return Refusal(Reason.PLACE_EMPTY, {"place": place})
    if not may_reserve(state.seats[state.to_act]):
        return Refusal(Reason.HAND_FULL)
    return None


def _refuse_buy(state: State, action: Buy) -> Refusal | None:
    place = action.place
    if place not in _BUY:
        return Refusal(Reason.NO_SUCH_PLACE, {"place": place})
    if place in HAND_PLACES and place not in hand_places(state.seats[state.to_act]):
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
        return Refusal(Reason.GOLD_NOT_NEEDED, {"gems": least or NO_GEMS})
    due = price(seat, card)
    wrong = any(not 0 <= paid[i] <= due[i] for i in COLOURS)
    if wrong or sum(paid) != sum(due):
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
