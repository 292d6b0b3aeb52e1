"""What opponents overlook: sure wins that they miss, and wins of the other that they do not stop.

`python -m training.blunders --games 200` plays each level against itself with two players. A win is
at hand where a turn wins whatever the other does and draws; the other's win can be stopped where it
would have such a turn next after some of the turns that one may choose, and not after all.
"""

import argparse
from collections import Counter

from splendor_access.bots import LADDER, Choose, load
from splendor_access.bots._foresight import finish_turn
from splendor_access.bots._last_round import sure_wins
from splendor_access.bots._value import Judge
from splendor_access.game.actions import Action, Buy
from splendor_access.game.chance import Chance, shuffled_deal
from splendor_access.game.legality import legal_actions, with_payment
from splendor_access.game.rules import apply, begin, play_out, winners
from splendor_access.game.state import RuleSet, State

SEED = 43
TURNS = 800
"""Decisions after which a game ends as it stands."""


def let_win(view: State, action: Action) -> bool:
    """Return whether the other has a sure win after an action."""
    after = finish_turn(Judge(2), apply(view, action)[0], view.to_act)
    return after.phase != "over" and bool(sure_wins(after.view(after.to_act)))


def count_turn(view: State, done: Action, counted: Counter[str]) -> bool:
    """Count what a seat saw and overlooked; return whether it let the other win."""
    won = sure_wins(view)
    counted["wins at hand"] += bool(won)
    if won:
        counted["wins missed"] += done not in won
        return False
    lets = {action: let_win(view, action) for action in legal_actions(view)}
    if len({*lets.values()}) == 1:
        return False
    counted["wins of the other to stop"] += 1
    counted["not stopped"] += lets[done]
    return lets[done]


def play(number: int, choose: Choose, counted: Counter[str]) -> None:
    """Play a game of an opponent against itself, and count."""
    chance = Chance(SEED, number)
    deal = shuffled_deal(chance, 3)
    state = begin(RuleSet(), 2, deal)
    let: set[int] = set()
    for decision in range(TURNS):
        if state.phase == "over":
            break
        me = state.to_act
        view = state.view(me)
        action = choose(view, chance.derived("bot", me, decision), decision)
        if view.phase == "act":
            done = Buy(action.place) if isinstance(action, Buy) else action
            if count_turn(view, done, counted):
                let.add(me)
        state = play_out(state, with_payment(state, action), deal)[0]
    counted["games lost by it"] += any(seat not in winners(state) for seat in let)


def main() -> None:
    """Count for each level that was asked for."""
    parser = argparse.ArgumentParser(prog="python -m training.blunders", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", action="append", help="a level, of all if none is named")
    given = parser.parse_args()
    for name in given.bot or LADDER:
        counted: Counter[str] = Counter()
        for number in range(given.games):
            play(number, load(name), counted)
        print(
            f"{name}: missed {counted['wins missed']} of {counted['wins at hand']} wins at hand,"
            f" left {counted['not stopped']} of {counted['wins of the other to stop']} wins of the"
            f" other that a turn stops, and lost {counted['games lost by it']} of"
            f" {given.games} games by it",
            flush=True,
        )


if __name__ == "__main__":
    main()
