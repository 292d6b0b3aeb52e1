"""How good hints, the coach and each level choose: their moves in 40 positions, played out far.

`python -m training.verdicts` takes positions from games of `hard` against itself. What each adviser
chooses there, and the moves that look best, are played on for four rounds in 120 deals of the
hidden cards. It prints how many choices lose at most 2 games of 100 against the best one, and what
is lost at the mean. It needs numba.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator

import msgspec

from splendor_access.bots import LADDER, load
from splendor_access.bots._foresight import best_first
from splendor_access.bots._value import Judge
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance, deal_unseen, shuffled_deal
from splendor_access.game.notation import parse_action
from splendor_access.game.payment import with_payment
from splendor_access.game.rules import begin, play_out
from splendor_access.game.state import RuleSet, State
from splendor_access.table.review import compare_moves
from splendor_access.talk.questions.hint import suggestions
from training.agreement import action_number, encoded
from training.compiling import COMPILED
from training.lookahead import outlook, stacked, thinker

SEED = 44
ROUNDS = 4
WORLDS = 120
LOOKED_AT = 8
"""The number of moves that are played out because they look best."""
CLOSE = 200
"""The loss that hardly counts, in hundredths of a percent."""


Choice = Callable[[State, Chance], Action]


class Verdict(msgspec.Struct):
    """The losses of an adviser in each position, in hundredths of a percent."""

    adviser: str
    losses: list[int] = msgspec.field(default_factory=list)

    def line(self) -> str:
        """Return the losses as a line."""
        close = sum(loss <= CLOSE for loss in self.losses)
        mean = sum(self.losses) / max(1, len(self.losses)) / 100
        return (
            f"{self.adviser}: within {CLOSE // 100} of the best in {close} of {len(self.losses)},"
            f" loses {mean:.1f} of 100 at the mean"
        )


def positions(players: int, count: int) -> Iterator[State]:
    """Yield what the seat to act knows: a position of the first half of a game, one of the second.

    The first two rounds, which have hardly anything to choose, are left out.
    """
    hard = load("hard")
    for game in range(count // 2):
        chance = Chance(SEED + players, game)
        deal = shuffled_deal(chance, players + 1)
        state = begin(RuleSet(), players, deal)
        views = []
        while state.phase != "over":
            view = state.view(state.to_act)
            if view.phase == "act":
                views.append(view)
            action = hard(view, chance, len(views))
            state = play_out(state, with_payment(state, action), deal)[0]
        middle = len(views) // 2
        yield chance.pick(views[2 * players : middle], "early")
        yield chance.pick(views[middle:], "late")


def _hinted(view: State, rank: int) -> Action:
    """Return a move that the hint names, the first or a later one."""
    return parse_action(suggestions(view)[:rank][-1].action)


def _coached(view: State, chance: Chance) -> Action:
    """Return the move that the coach names instead of the worst one."""
    worst = best_first(Judge(len(view.seats)), view)[-1][1]
    return compare_moves(view, worst, chance).best


def _of_level(name: str) -> Choice:
    return lambda view, chance: load(name)(view, chance, 0)


ADVISERS: dict[str, Choice] = {
    "hint": lambda view, _: _hinted(view, 1),
    "second of hint": lambda view, _: _hinted(view, 2),
    "coach": _coached,
    **{name: _of_level(name) for name in LADDER},
}


def values(view: State, moves: Iterable[int], chance: Chance, worlds: int) -> dict[int, int]:
    """Return the chance of winning after each move, in hundredths of a percent."""
    mind = thinker(len(view.seats))
    totals = dict.fromkeys(moves, 0)
    for i in range(worlds):
        world, deal = deal_unseen(view, chance.derived("far", i))
        array, decks = encoded(world), stacked(deal)
        for move in totals:
            totals[move] += outlook(array, decks, move, ROUNDS, mind.net, mind.options, mind.logits)
    return {move: total // worlds for move, total in totals.items()}


def judged(players: int, count: int, worlds: int) -> list[Verdict]:
    """Return the losses of all advisers in that many positions."""
    verdicts = {name: Verdict(name) for name in ADVISERS}
    for at, view in enumerate(positions(players, count)):
        chance = Chance(SEED + players, at).derived("judged")
        chosen = {name: action_number(choose(view, chance)) for name, choose in ADVISERS.items()}
        best = [action_number(each[1]) for each in best_first(Judge(players), view)[:LOOKED_AT]]
        found = values(view, [*best, *chosen.values()], chance, worlds)
        for name, move in chosen.items():
            verdicts[name].losses.append(max(found.values()) - found[move])
    return [*verdicts.values()]


def main() -> None:
    """Judge the advisers, and print a line for each."""
    parser = argparse.ArgumentParser(prog="python -m training.verdicts", description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    given = parser.parse_args()
    if not COMPILED:
        parser.error("numba is missing: pip install --group training")
    for verdict in judged(given.players, given.positions, given.worlds):
        print(verdict.line())


if __name__ == "__main__":
    main()
