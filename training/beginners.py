"""How two plans of beginners fare against each level.

`python -m training.beginners --games 200` prints the games of 100 that each plan wins. One buys the
card with the most points that it can, or else takes any three gems; the other gathers for the card
that lacks the fewest gems.
"""

import argparse

from splendor_access.bots import LADDER, Choose, load
from splendor_access.game.actions import Action, Buy, Take
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions, missing
from splendor_access.game.state import State
from training.strength import Played, play_bots


def any_three(view: State, chance: Chance, decision: int) -> Action:
    """Return the purchase with the most points, or else any three gems."""
    options = legal_actions(view)
    if view.phase == "act":
        known = view.known_cards(view.to_act)
        buys = [option for option in options if isinstance(option, Buy)]
        takes = [option for option in options if isinstance(option, Take)]
        if buys:
            most = max(known[buy.place].points for buy in buys)
            options = [buy for buy in buys if known[buy.place].points == most]
        elif takes:
            count = max(sum(take.gems) for take in takes)
            options = [take for take in takes if sum(take.gems) == count]
    return chance.pick(options, "bot", decision)


def nearest(view: State, chance: Chance, decision: int) -> Action:
    """Return the purchase with the most points, or else a take for the nearest card."""
    options = legal_actions(view)
    takes = [option for option in options if isinstance(option, Take)]
    if view.phase != "act" or any(isinstance(option, Buy) for option in options) or not takes:
        return any_three(view, chance, decision)
    seat = view.seats[view.to_act]
    lacks = min((missing(seat, card) for card in view.known_cards(view.to_act).values()), key=sum)

    def helped(take: Take) -> int:
        return sum(map(min, take.gems, lacks))

    most = max(map(helped, takes))
    return chance.pick([take for take in takes if helped(take) == most], "bot", decision)


PLANS: dict[str, Choose] = {"any three gems": any_three, "the nearest card": nearest}


def main() -> None:
    """Play each plan against each level."""
    parser = argparse.ArgumentParser(prog="python -m training.beginners", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    for name in LADDER[:5]:
        for plan, choose in PLANS.items():
            ends = (str(play_bots(choose, load(name), 2, game)) for game in range(given.games))
            print(Played(plan, name, 2, "".join(ends)).line(), flush=True)


if __name__ == "__main__":
    main()
