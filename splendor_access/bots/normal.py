"""A bot that plays a sound game: it chooses the action that leaves its seat best placed.

The worth of a seat is its points, the nobles that come nearer, its bonuses, and the cards that it
could buy soon, each discounted by the turns of gathering that it still needs. The bot knows nothing
hidden and does not guess at the others' plans.
"""

from splendor_access.bots._foresight import sound
from splendor_access.bots._habits import tokens_to_return
from splendor_access.game.actions import Action, Buy, ChooseNoble, Reserve, Return, Take
from splendor_access.game.cards import GOLD, NO_GEMS, Card, Gems, gems, minus, plus
from splendor_access.game.chance import Chance
from splendor_access.game.legality import TOKEN_LIMIT, default_payment, legal_actions, surplus
from splendor_access.game.state import TILE_INDEX, Seat, State

BONUS = 1.5
"""The worth of any bonus in points at the start; it falls to nothing towards the end."""
NOBLE_STEP = 0.62
"""The share of a noble's points that is left for each missing bonus."""
TURN = 0.6
"""The share of a card's worth that is left for each turn of gathering that it still needs."""
NEXT = (0.7, 0.3, 0.15, 0.1)
"""The weights of the best, second best, ... card in reach."""
TOKEN = 0.02
"""The worth of any token by itself."""
GOLD_TOKEN = 0.1
"""The additional worth of gold."""
HAND_PLACE = 0.9
"""The worth of a free place in the hand."""
WIN = 100.0
"""The worth of reaching the points that end the game."""


class _Table:
    """The facts shared by all options of one decision."""

    def __init__(self, view: State) -> None:
        self.seat: Seat = view.seats[view.to_act]
        self.tiles = [tile for tile in view.tiles if tile]
        self.cards = [*view.known_cards(view.to_act).values()]
        lead = max(seat.points for seat in view.seats)
        self.bonus = BONUS * max(0.0, 1 - lead / view.rules.target)
        self.target = view.rules.target
        self.ending = view.ending
        # Many options lead to the same tokens, even more so if some are returned.
        self._with_tokens: dict[Gems, float] = {}

    def worth(self, tokens: Gems, bonuses: Gems, points: int, cards: list[Card]) -> float:
        """Return the worth, in points, of a seat that has all this."""
        nobles = 0.0
        visit = 0
        for tile in self.tiles:
            lack = sum(c - b for c, b in zip(tile.cost, bonuses, strict=True) if c > b)
            nobles += tile.points * NOBLE_STEP**lack
            if not lack:
                visit = tile.points
        if self.ending:
            return points + visit
        here = points + nobles + TOKEN * sum(tokens) + GOLD_TOKEN * tokens[GOLD]
        if points + visit >= self.target:
            here += WIN
        soon = sorted((self._promise(tokens, bonuses, card) for card in cards), reverse=True)
        return here + sum(part * share for part, share in zip(soon, NEXT, strict=False))

    def _promise(self, tokens: Gems, bonuses: Gems, card: Card) -> float:
        total = most = 0
        for cost, bonus, token in zip(card.cost, bonuses, tokens, strict=True):
            lack = cost - bonus - token
            if lack > 0:
                total += lack
                if lack > most:  # noqa: PLR1730  # the call of `max` is what takes time here
                    most = lack
        total -= tokens[GOLD]
        turns = 0.0 if total <= 0 else max(total / 2.4, (most - tokens[GOLD]) / 1.4)
        return float((card.points + self.bonus) * TURN**turns)

    def with_tokens(self, tokens: Gems) -> float:
        """Return the worth of this seat with other tokens, the surplus returned."""
        spare = sum(tokens) - TOKEN_LIMIT
        if spare > 0:
            tokens = minus(tokens, self.given_back(tokens, spare))
        return self._holding(tokens)

    def given_back(self, tokens: Gems, count: int) -> Gems:
        """Return the `count` tokens that this seat misses least."""
        return tokens_to_return(tokens, count, self._holding)

    def _holding(self, tokens: Gems) -> float:
        worth = self._with_tokens.get(tokens)
        if worth is None:
            seat = self.seat
            worth = self.worth(tokens, seat.bonuses, seat.points, self.cards)
            self._with_tokens[tokens] = worth
        return worth


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    table = _Table(view)
    if view.phase == "return":
        return Return(table.given_back(table.seat.tokens, surplus(view)))
    options = sound(view, legal_actions(view))
    scores = [_score(view, table, option) for option in options]
    top = max(scores)
    best = [option for option, n in zip(options, scores, strict=True) if n == top]
    return chance.pick(best, "bot", decision)


def _score(view: State, table: _Table, option: Action) -> float:
    match option:
        case Take():
            return table.with_tokens(plus(table.seat.tokens, option.gems))
        case Reserve():
            return _reserve(view, table, option.place)
        case Buy():
            return _buy(view, table, option.place)
        case ChooseNoble():
            return _rivalry(view, option.place)
        case _:
            return 0.0


def _reserve(view: State, table: _Table, place: str) -> float:
    gold = gems("g") if view.bank[GOLD] else NO_GEMS
    after = table.with_tokens(plus(table.seat.tokens, gold)) - HAND_PLACE
    card = view.card_at(place) if len(place) > 1 else None
    if not isinstance(card, Card):
        return after
    return after + _danger(view, card)


def _danger(view: State, card: Card) -> float:
    """Return the worth of keeping a card from the other seats' next turns."""
    rivals = [seat for i, seat in enumerate(view.seats) if i != view.to_act]
    if not any(default_payment(seat, card) for seat in rivals):
        return 0.0
    return 0.15 * card.points


def _buy(view: State, table: _Table, place: str) -> float:
    card = view.card_at(place)
    assert isinstance(card, Card)
    seat = table.seat
    paid = default_payment(seat, card)
    assert paid is not None
    bonuses = plus(seat.bonuses, gems(card.bonus))
    points = seat.points + card.points
    left = [other for other in table.cards if other != card]
    worth = table.worth(minus(seat.tokens, paid), bonuses, points, left)
    return worth + table.bonus


def _rivalry(view: State, place: str) -> float:
    """Return a sort key of tiles by which the one that the others are nearest to comes first."""
    tile = view.tiles[TILE_INDEX[place]]
    assert tile is not None
    lacks = [
        sum(max(0, c - b) for c, b in zip(tile.cost, seat.bonuses, strict=True))
        for i, seat in enumerate(view.seats)
        if i != view.to_act
    ]
    return -min(lacks)
