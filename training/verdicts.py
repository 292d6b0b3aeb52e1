"""How good hints, the coach and each level choose: their moves, played out far.

`python -m training.verdicts` takes positions of `positions.txt`, which were met in games of several
levels. What each adviser chooses there, and the moves that look best, are played on for four rounds
in the same deals of the hidden cards. Each turn is the one that leads to the best value, with the
last round counted out near the end. It prints how many choices lose at most 2 games of 100, and
what is lost at the mean, with the interval of 95 %. It needs numba.

The best of several measured moves looks better than it is. So it is found in every other deal, and
what other moves lose against it is measured in the rest, and the other way round.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import mean, stdev

import msgspec

from splendor_access.bots import LADDER, expert, load
from splendor_access.bots._foresight import best_first, near_end
from splendor_access.bots._value import Judge
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance, deal_unseen, shuffled_deal
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import parse_action
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.rules import begin, play_out
from splendor_access.game.state import RuleSet, State
from splendor_access.table.review import compare_moves
from splendor_access.talk.questions.hint import suggestions
from training.agreement import action_number, encoded, number_action
from training.compiling import COMPILED
from training.lookahead import outlook, stacked, thinker

POSITIONS = Path(__file__).with_name("positions.txt")
STORED = {2: 200, 3: 40, 4: 40}
"""The number of positions, by the number of players."""
PLAYED_BY = ("fair", "normal", "fairly-hard", "hard")
"""The levels in whose games they were met."""
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
        half = 1.96 * stdev(self.losses) / len(self.losses) ** 0.5
        return (
            f"{self.adviser}: within {CLOSE // 100} of the best in {close} of {len(self.losses)},"
            f" loses {mean(self.losses) / 100:.1f} +-{half / 100:.1f} of 100 at the mean"
        )


def new_positions(players: int) -> Iterator[State]:
    """Yield what the seat to act knows: a position of the first half of a game, one of the second.

    The first two rounds, which have hardly anything to choose, are left out.
    """
    for game in range(STORED[players] // 2):
        chance = Chance(SEED + players, game)
        bots = [load(chance.pick(PLAYED_BY, "level", seat)) for seat in range(players)]
        deal = shuffled_deal(chance, players + 1)
        state = begin(RuleSet(), players, deal)
        views: list[State] = []
        decision = 0
        while state.phase != "over":
            view = state.view(state.to_act)
            if view.phase == "act":
                views.append(view)
            action = bots[state.to_act](view, chance.derived("bot", decision), decision)
            state = play_out(state, with_payment(state, action), deal)[0]
            decision += 1
        middle = len(views) // 2
        yield chance.pick(views[2 * players : middle], "early")
        yield chance.pick(views[middle:], "late")


def stored_positions(players: int) -> list[State]:
    """Return the positions for a number of players."""
    found = map(parse_position, POSITIONS.read_text("ascii").splitlines())
    return [view for view in found if len(view.seats) == players]


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


def values(view: State, moves: Iterable[int], chance: Chance, worlds: int) -> dict[int, list[int]]:
    """Return the chance of winning after each move in each deal, in hundredths of a percent.

    Near the end the package plays, which counts out the last round, in a quarter of the deals.
    """
    mind = thinker(len(view.seats))
    judge = Judge(len(view.seats))
    exact = near_end(view)
    found: dict[int, list[int]] = {move: [] for move in moves}
    for i in range(max(2, worlds // 4) if exact else worlds):
        world, deal = deal_unseen(view, chance.derived("far", i))
        array, decks = encoded(world), stacked(deal)
        for move, there in found.items():
            there.append(
                expert.outlook(judge, world, deal, number_action(move), ROUNDS, exact=True)
                if exact
                else outlook(array, decks, move, ROUNDS, mind.net, mind.options, mind.logits)
            )
    return found


def compared(found: Mapping[int, Sequence[int]]) -> tuple[dict[int, int], int]:
    """Return what each move loses, and what the judgement itself may be wrong by.

    That is what the best move of half of the deals loses against the best one of the others.
    """
    halves = [{move: mean(there[i::2]) for move, there in found.items()} for i in (0, 1)]
    bests = [max(half, key=half.__getitem__) for half in halves]
    pairs = [(halves[0], bests[1]), (halves[1], bests[0])]
    losses = {move: mean(half[best] - half[move] for half, best in pairs) for move in found}
    wrong = mean(max(half.values()) - half[best] for half, best in pairs)
    return {move: round(loss) for move, loss in losses.items()}, round(wrong)


def judged(views: Sequence[State], worlds: int) -> list[Verdict]:
    """Return the losses of all advisers in these positions, and those of the judgement itself."""
    verdicts = {name: Verdict(name) for name in (*ADVISERS, "the judgement")}
    for at, view in enumerate(views):
        players = len(view.seats)
        chance = Chance(SEED + players, at).derived("judged")
        chosen = {name: action_number(choose(view, chance)) for name, choose in ADVISERS.items()}
        best = [action_number(each[1]) for each in best_first(Judge(players), view)[:LOOKED_AT]]
        losses, wrong = compared(values(view, [*best, *chosen.values()], chance, worlds))
        for name, move in chosen.items():
            verdicts[name].losses.append(losses[move])
        verdicts["the judgement"].losses.append(wrong)
    return [*verdicts.values()]


def main() -> None:
    """Judge the advisers, and print a line for each; or write new positions."""
    parser = argparse.ArgumentParser(prog="python -m training.verdicts", description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--positions", type=int, default=40, help="200 for two players at most")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--new-positions", action="store_true", help="write other positions")
    given = parser.parse_args()
    if given.new_positions:
        found = [position_text(view) for players in STORED for view in new_positions(players)]
        POSITIONS.write_text("\n".join(found) + "\n", "ascii")
        return
    if not COMPILED:
        parser.error("numba is missing: pip install --group training")
    for verdict in judged(stored_positions(given.players)[: given.positions], given.worlds):
        print(verdict.line())


if __name__ == "__main__":
    main()
