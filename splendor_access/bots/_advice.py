"""The turns that a good player would advise: as `expert` chooses, in fewer worlds, but farther.

A view is always given the same advice: the deals of the hidden cards that are tried are drawn from
what it shows, so they know no more than the seat does.
"""

from functools import lru_cache

from splendor_access.bots._foresight import best_first, near_end
from splendor_access.bots._value import Judge
from splendor_access.bots.expert import Likely, Option, outlook, promising
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


@lru_cache(maxsize=2)
def judge_of(view: State) -> Judge:
    """Return a judge for what is asked about a view: what one answer computed the others know."""
    return Judge(len(view.seats))


@lru_cache(maxsize=16)  # an aim, `hint more` and the coach ask again
def advised(view: State) -> tuple[Option, ...]:
    """Return every legal action as `best_first` does, but first those that looking ahead prefers.

    The chance of a move that was not tried is at most that of those that were.
    """
    judge = judge_of(view)
    options = best_first(judge, view)
    count = (LAST_MOVES if near_end(view) else MOVES)[len(view.seats)]
    ahead = _looked_ahead(judge, view, promising(view, options, count))
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
    return (*ahead, *rest)


def _looked_ahead(judge: Judge, view: State, moves: list[Option]) -> list[Option]:
    """Return the moves with the mean chance of some deals, the best first.

    One that is far behind in some deals is tried in no more of them.
    """
    if len(moves) == 1:
        return moves
    players, exact = len(view.seats), near_end(view)
    rounds = (LAST_ROUNDS if exact else ROUNDS)[players]
    found: list[list[int]] = [[] for _ in moves]
    likely: list[Likely] = [{} for _ in moves]
    left = [*range(len(moves))]
    for i in range(WORLDS[players]):
        world, deal = deal_unseen(view, Chance(0).derived("bot", 0, "world", i))
        for at in left:
            weighed, move, after = moves[at]
            found[at].append(
                weighed
                if after.ending
                else outlook(judge, world, deal, move, rounds, exact=exact, likely=likely[at])
            )
        most = max(sum(found[at]) for at in left)
        close = CLOSE[min(i, len(CLOSE) - 1)]
        left = [at for at in left if most - sum(found[at]) <= close * (i + 1)]
        if len(left) == 1:
            break
    leader = found[max(left, key=lambda at: sum(found[at]))]
    chances = [_beside(leader, values) for values in found]
    tried = [(chances[at], *move[1:]) for at, move in enumerate(moves)]
    return sorted(tried, key=lambda each: -each[0])


def _beside(leader: list[int], values: list[int]) -> int:
    """Return the mean of values of the first deals, as it would be if all were tried.

    In the others it is taken to be as far behind the leader as in these.
    """
    tried = len(values)
    expected = sum(leader) * tried // len(leader)
    return max(0, (expected + sum(values) - sum(leader[:tried])) // tried)
