"""The turns that a good player would advise: as `expert` chooses, in fewer worlds, but farther.

A view is always given the same advice: the deals of the hidden cards that are tried are drawn from
what it shows, so they know no more than the seat does.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from splendor_access.bots._foresight import best_first, near_end
from splendor_access.bots._value import Judge
from splendor_access.bots.expert import Option, Sequel, outlook, promising
from splendor_access.game.actions import Action, Buy
from splendor_access.game.cards import Card
from splendor_access.game.chance import Chance, deal_unseen
from splendor_access.game.state import State

MOVES = {2: 5, 3: 4, 4: 4}
"""The number of moves that are tried, by the number of players."""
WORLDS = {2: 4, 3: 4, 4: 3}
"""The most deals, by the number of players: fewer where one move is clearly the best."""
ROUNDS = {2: 2, 3: 1, 4: 1}
"""The number of rounds of replies, by the number of players."""
LAST_MOVES = {**MOVES, 2: 7}
"""The number of moves near the end: the one that wins may look worse than most."""
LAST_ROUNDS = {**ROUNDS, 2: 4}
"""The number of rounds of replies near the end, so that most games are played to it."""
CLOSE = (600, 400, 300)
"""How far behind a move may be on the mean to be tried in another deal, after the first, the second
and so on, in hundredths of a percent."""
ENOUGH = 3
"""In so many deals a move must have been tried to know what comes of it."""
KEPT = 200
"""How far behind a move may be that keeps to a plan, in hundredths of a percent.

The chances that looking ahead finds are no more exact than that.
"""


class Purchase(msgspec.Struct, frozen=True):
    """A card, and in how many turns of the seat it is bought."""

    card: Card
    turns: int


class _Advice(msgspec.Struct, frozen=True):
    """Every legal action, and what the seat buys next after some of them."""

    options: tuple[Option, ...]
    plans: Mapping[Action, Purchase]


@lru_cache(maxsize=2)
def judge_of(view: State) -> Judge:
    """Return a judge for what is asked about a view: what one answer computed the others know."""
    return Judge(len(view.seats))


def advised(view: State, plan: Card | None = None) -> tuple[Option, ...]:
    """Return every legal action as `best_first` does, but first those that looking ahead prefers.

    The chance of a move that was not tried is at most that of those that were. The first keeps to a
    plan, if one of the best does: to buy the card, or else to do so next.
    """
    options = weighed(view).options
    if plan is None:
        return options
    least = options[0][0] - KEPT
    good = [option for option in options if option[0] >= least and keeps_to(view, option[1], plan)]
    good.sort(key=lambda option: not _buys(view, option[1], plan))
    return (*good[:1], *(option for option in options if option not in good[:1]))


def _buys(view: State, action: Action, card: Card) -> bool:
    return isinstance(action, Buy) and view.card_at(action.place) == card


def keeps_to(view: State, action: Action, plan: Card) -> bool:
    """Return whether an action buys a card, or leads to its purchase as the next one."""
    if _buys(view, action, plan):
        return True
    then = next_purchase(view, action)
    return then is not None and then.card == plan


def next_purchase(view: State, action: Action) -> Purchase | None:
    """Return what the seat buys next after an action in each deal that was tried.

    That is None if it depends on the deal, or if the action was tried in fewer than `ENOUGH`.
    """
    action = Buy(action.place) if isinstance(action, Buy) else action  # however it was paid
    return weighed(view).plans.get(action)


@lru_cache(maxsize=16)  # an aim, `hint more` and the coach ask again
def weighed(view: State) -> _Advice:
    """Look ahead for the seat to act of a view."""
    judge = judge_of(view)
    options = best_first(judge, view)
    count = (LAST_MOVES if near_end(view) else MOVES)[len(view.seats)]
    moves = promising(view, options, count)
    if len(moves) == 1:
        return _Advice(tuple(options), {})
    ahead, plans = _looked_ahead(judge, view, moves)
    chances = {action: chance for chance, action, _ in ahead}
    least = ahead[-1][0]
    # What was tried shows how much better or worse all is than it looks.
    first = options[0]
    more = chances[first[1]] - first[0]
    rest = (
        (max(0, min(least, chance + more)), action, after)
        for chance, action, after in options
        if action not in chances
    )
    return _Advice((*ahead, *rest), plans)


def _looked_ahead(
    judge: Judge, view: State, moves: list[Option]
) -> tuple[list[Option], dict[Action, Purchase]]:
    """Return the moves with the mean chance of some deals, the best first, and their plans.

    One that is far behind in some deals is tried in no more of them.
    """
    players, exact = len(view.seats), near_end(view)
    rounds = (LAST_ROUNDS if exact else ROUNDS)[players]
    found: list[list[int]] = [[] for _ in moves]
    sequels = [Sequel() for _ in moves]
    left = [*range(len(moves))]
    for i in range(WORLDS[players]):
        world, deal = deal_unseen(view, Chance(0).derived("bot", 0, "world", i))
        for at in left:
            weighed_at_sight, move, after = moves[at]
            found[at].append(
                weighed_at_sight
                if after.ending
                else outlook(judge, world, deal, move, rounds, exact=exact, sequel=sequels[at])
            )
        most = max(sum(found[at]) for at in left)
        close = CLOSE[min(i, len(CLOSE) - 1)]
        left = [at for at in left if most - sum(found[at]) <= close * (i + 1)]
        if len(left) == 1:
            break
    leader = found[max(left, key=lambda at: sum(found[at]))]
    chances = [_beside(leader, values) for values in found]
    tried = [(chances[at], *move[1:]) for at, move in enumerate(moves)]
    plans = [_first_in_all(sequel.bought) for sequel in sequels]
    known = {move[1]: plan for move, plan in zip(moves, plans, strict=True) if plan}
    return sorted(tried, key=lambda each: -each[0]), known


def _first_in_all(bought: Sequence[Mapping[int, Card]]) -> Purchase | None:
    """Return what is bought first in every deal, in the same turn, if these are enough."""
    firsts = {next(iter(there.items()), None) for there in bought}
    if len(bought) < ENOUGH or len(firsts) > 1:
        return None
    first = firsts.pop()
    return Purchase(first[1], first[0]) if first else None


def _beside(leader: list[int], values: list[int]) -> int:
    """Return the mean of values of the first deals, as it would be if all were tried.

    In the others it is taken to be as far behind the leader as in these.
    """
    tried = len(values)
    expected = sum(leader) * tried // len(leader)
    return max(0, (expected + sum(values) - sum(leader[:tried])) // tried)
