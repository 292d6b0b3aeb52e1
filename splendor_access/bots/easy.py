"""A bot for a player's first games: it buys what it can and gathers tokens for a cheap card.

It does not plan, does not look at the others or at the nobles, and takes random gems
every third turn. A win at hand it sees nine times of ten.
"""

from splendor_access.bots._habits import seen_win, tokens_to_return
from splendor_access.game.actions import Action, Buy, Reserve, Return, Take
from splendor_access.game.cards import GOLD, NO_GEMS, Card, Gems
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions, missing, price, surplus
from splendor_access.game.state import Seat, State

CARELESS = 3
"""One turn in so many is played at random."""


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    options = legal_actions(view)
    match view.phase:
        case "return":
            return _give_back(view)
        case "act":
            if won := seen_win(view, chance, decision):
                return won
            options = _sensible(view, chance, decision, options)
    return chance.pick(options, "bot", decision)


def _sensible(view: State, chance: Chance, decision: int, options: list[Action]) -> list[Action]:
    """Return the actions that look best, all equally good."""
    takes: list[Action] = [option for option in options if isinstance(option, Take)]
    if takes and not chance.number("bot", decision, "careless") % CARELESS:
        return takes
    buys = [option for option in options if isinstance(option, Buy)]
    if buys:
        points = [_card(view, buy.place).points for buy in buys]
        return [buy for buy, n in zip(buys, points, strict=True) if n == max(points)]
    goal = _goal(view)
    if goal is None:
        return options
    lacks = missing(view.seats[view.to_act], goal)
    helps = [_overlap(take, lacks) for take in takes]
    if any(helps):
        return [take for take, n in zip(takes, helps, strict=True) if n == max(helps)]
    saves: list[Action] = [
        option
        for option in options
        if isinstance(option, Reserve)
        and len(option.place) > 1
        and view.card_at(option.place) == goal
    ]
    return saves or takes or options


def _card(view: State, place: str) -> Card:
    card = view.card_at(place)
    assert isinstance(card, Card)
    return card


def _goal(view: State) -> Card | None:
    """Return the card that lacks the fewest gems, of several the one with the most points."""
    seat = view.seats[view.to_act]
    return min(
        view.known_cards(view.to_act).values(),
        key=lambda card: (_distance(seat, card), -card.points),
        default=None,
    )


def _distance(seat: Seat, card: Card) -> int:
    return sum(missing(seat, card)) - seat.tokens[GOLD]


def _overlap(take: Action, lacks: Gems) -> int:
    assert isinstance(take, Take)
    return sum(min(n, lack) for n, lack in zip(take.gems, lacks, strict=True))


def _give_back(view: State) -> Return:
    """Return surplus tokens of the largest piles, but no gold and nothing that the goal needs."""
    seat = view.seats[view.to_act]
    goal = _goal(view)
    cost = price(seat, goal) if goal else NO_GEMS

    def worth(kept: Gems) -> float:
        used = sum(min(n, c) for n, c in zip(kept, cost, strict=True))
        return 100 * kept[GOLD] + 10 * used - max(kept)

    return Return(tokens_to_return(seat.tokens, surplus(view), worth))
