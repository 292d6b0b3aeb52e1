"""The turns that a good player would advise: as `expert` chooses, in fewer worlds, but farther.

A view is always given the same advice: the deals of the hidden cards that are tried are drawn from
what it shows, so they know no more than the seat does.
"""

from functools import lru_cache

from splendor_access.bots._foresight import best_first
from splendor_access.bots._value import Judge
from splendor_access.bots.expert import look_ahead
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.state import State

MOVES = {2: 5, 3: 4, 4: 4}
"""The number of moves that are tried, by the number of players."""
CLOSE = 500
"""How far behind a move may be to be tried in another deal, in hundredths of a percent."""
WORLDS = {2: 2, 3: 3, 4: 2}
"""The number of deals, by the number of players."""
ROUNDS = {2: 2, 3: 1, 4: 1}
"""The number of rounds of replies, by the number of players."""


@lru_cache(maxsize=16)  # an aim, `hint more` and the coach ask again
def advised(view: State) -> tuple[tuple[int, Action, State], ...]:
    """Return every legal action as `best_first` does, but first those that looking ahead prefers.

    The chance of a move that was not tried is at most that of those that were.
    """
    players = len(view.seats)
    ahead = look_ahead(view, Chance(0), 0, MOVES[players], WORLDS, ROUNDS[players], CLOSE)
    options = best_first(Judge(players), view)
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
