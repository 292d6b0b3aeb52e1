"""`agent`: a computer opponent for other programs, with a line of JSON per decision."""

import argparse
import shlex
import sys
from typing import TYPE_CHECKING

from splendor_access import ExitCode
from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._arguments import whole_number
from splendor_access.commands._checks import offered_bots, parse_bots, parse_seed
from splendor_access.talk.messages import clean, say

if TYPE_CHECKING:
    from splendor_access.commands._agent import Program

PLACE = 45


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `agent`."""
    add = parser.add_argument
    add("--bot", default="normal", metavar="NAME", help=about("agent-bot", bots=offered_bots))
    add("--against", metavar="COMMAND", help=about("agent-against"))
    add("--games", type=whole_number, default=1, metavar="N", help=about("games-count"))
    add("--players", type=whole_number, choices=(2, 3, 4), default=2, help=about("players"))
    add("--seed", default="0", metavar="N", help=about("seed"))


def run(invocation: Invocation) -> int:
    """Answer lines until the end of input, or play games against another program."""
    import msgspec

    from splendor_access.commands._agent import answer, read_lines

    given = invocation.arguments
    [bot] = parse_bots([given.bot], invocation.locale)
    seed = parse_seed(given.seed)
    if given.games < 0:
        raise CannotRun(say("usage-games", count=given.games))
    if given.against is None:
        with open(0, "rb", closefd=False) as questions:  # standard input
            for line in read_lines(questions):
                sys.stdout.write(msgspec.json.encode(answer(line, bot)).decode() + "\n")
                sys.stdout.flush()
        return ExitCode.DONE
    for game in range(given.games):
        program = _started(given.against)
        try:
            ended = _play(program, bot, given.players, seed, game)
        finally:
            program.close()
        invocation.write_data([msgspec.json.encode(ended).decode()])
    return ExitCode.DONE


def _started(command: str) -> "Program":
    from splendor_access.commands._agent import Program

    try:
        return Program(shlex.split(command))
    except (OSError, ValueError, IndexError) as error:
        raise CannotRun(say("usage-against", typed=clean(command), detail=str(error))) from error


def _play(program: "Program", bot: str, players: int, seed: int, game: int) -> dict[str, object]:
    """Play a game, and return its result. The seat of the program rotates."""
    from splendor_access.bots import load
    from splendor_access.game.chance import Chance, shuffled_deal
    from splendor_access.game.payment import with_payment
    from splendor_access.game.rules import begin, end_reason, play_out, winners
    from splendor_access.game.state import RuleSet

    chance, seat, choose = Chance(seed, game), game % players, load(bot)
    deal = shuffled_deal(chance, RuleSet().tile_count(players))
    state = begin(RuleSet(), players, deal)
    decision, answered = 0, True
    while state.phase != "over" and answered:
        me = state.to_act
        view = state.view(me)
        action = (
            program.choose(view)
            if me == seat
            else choose(view, chance.derived("bot", me, decision), decision)
        )
        answered = action is not None
        if action is not None:
            state = play_out(state, with_payment(state, action), deal)[0]
        decision += 1
    reason = end_reason(state)
    others = [i for i in range(players) if i != seat]
    return {
        "game": game,
        "seat": seat,
        "winners": [*winners(state)] if reason else others,
        "points": [each.points for each in state.seats],
        "reason": reason.value if reason else "no answer",
    }
