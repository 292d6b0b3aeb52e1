"""`agent`: a computer opponent for other programs, with a line of JSON per decision.

The lines between it and another program are described in docs/agent.md.
"""

import argparse
import queue
import shlex
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import IO

import msgspec

from splendor_access import ExitCode
from splendor_access.bots import load
from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._arguments import offered_bots, parse_bots, parse_seed, whole_number
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions, refusal
from splendor_access.game.notation import NotationError, action_text, parse_action
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.state import State
from splendor_access.talk.messages import clean, say

CLOCK = 10.0
"""Seconds that another program has for an answer."""
SHORT_CLOCK = 3.0
"""The clock below which `expert` does not look ahead, in seconds."""
MOST_ATTEMPTS = 3
"""How often a program may answer before the game is lost."""
LONGEST = 100_000
"""The most bytes of a line from another program. No position comes near it."""


class DecisionQuestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision to make: a position, the legal actions, and the seconds for it."""

    position: str
    legal: tuple[str, ...] | None = None
    clock: float | None = None


class DecisionAnswer(msgspec.Struct, frozen=True):
    """The action chosen."""

    action: str


class LineRefused(msgspec.Struct, frozen=True):
    """The reason why a line gets no answer, or why an answer does not count."""

    refused: str
    detail: str = ""


def read_lines(stream: IO[bytes]) -> Iterator[bytes]:
    """Yield lines; of a line longer than `LONGEST`, one byte more than that."""
    while line := stream.readline(LONGEST + 1):
        yield line
        while len(line) > LONGEST and not line.endswith(b"\n"):
            line = stream.readline(LONGEST + 1)


def answer(line: bytes, bot: str) -> DecisionAnswer | LineRefused:
    """Return a bot's action, or why the line cannot be answered."""
    if len(line) > LONGEST:
        return LineRefused("line", f"longer than {LONGEST} bytes")
    try:
        asked = msgspec.json.decode(line, type=DecisionQuestion)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return LineRefused("line", str(error))
    try:
        state = parse_position(asked.position)
    except NotationError as error:
        return LineRefused("position", error.reason)
    if not legal_actions(state):
        return LineRefused("nothing-to-decide")
    if bot == "expert" and asked.clock is not None and asked.clock < SHORT_CLOCK:
        bot = "hard"
    chance = Chance(0).derived("agent", asked.position)
    action = load(bot)(state.view(state.to_act), chance, 0)
    text = action_text(action)
    if asked.legal is not None and text not in asked.legal:
        return LineRefused("legal", text)
    return DecisionAnswer(text)


def question(view: State) -> DecisionQuestion:
    """Return the question for the seat to act, from that seat's view."""
    legal = tuple(action_text(action) for action in legal_actions(view))
    return DecisionQuestion(position_text(view), legal, CLOCK)


class Program:
    """Another program that answers questions. Raises OSError if it cannot be started."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603  # the player named it
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        # A program that writes more than it is asked waits.
        self._lines: queue.Queue[bytes] = queue.Queue(MOST_ATTEMPTS)
        self._closed = False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in read_lines(self._process.stdout):
            self._lines.put(line)
            if self._closed:
                return
        self._lines.put(b"")

    def choose(self, view: State) -> Action | None:
        """Return its action for the seat to act, or None if it gives none in time."""
        self._tell(question(view))
        for attempt in range(MOST_ATTEMPTS):
            try:
                line = self._lines.get(timeout=CLOCK)
                if not line or len(line) > LONGEST:
                    return None
                action = parse_action(msgspec.json.decode(line, type=DecisionAnswer).action)
                refused = refusal(view, action)
            except queue.Empty:
                return None
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                self._refuse(attempt, "line", str(error))
            except NotationError as error:
                self._refuse(attempt, "action", error.reason)
            else:
                if refused is None:
                    return action
                self._refuse(attempt, "not-legal", refused.reason.value)
        return None

    def _refuse(self, attempt: int, reason: str, detail: str) -> None:
        if attempt < MOST_ATTEMPTS - 1:
            self._tell(LineRefused(reason, detail))

    def _tell(self, line: DecisionQuestion | LineRefused) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended, but its earlier output is still read
            self._process.stdin.write(msgspec.json.encode(line) + b"\n")
            self._process.stdin.flush()

    def close(self) -> None:
        """End the program."""
        self._closed = True
        self._process.kill()
        self._process.wait()
        with suppress(queue.Empty):
            while True:  # the reader may wait for room
                self._lines.get_nowait()
        self._reader.join(1)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()


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

    try:
        return Program(shlex.split(command))
    except (OSError, ValueError, IndexError) as error:
        raise CannotRun(say("usage-against", typed=clean(command), detail=str(error))) from error


def _play(program: "Program", bot: str, players: int, seed: int, game: int) -> dict[str, object]:
    """Play a game, and return its result. The seat of the program rotates."""
    from splendor_access.bots import load
    from splendor_access.game.chance import Chance, shuffled_deal
    from splendor_access.game.legality import with_payment
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
