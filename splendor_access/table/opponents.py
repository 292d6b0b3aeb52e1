"""Computer opponents, which think in a process of their own.

The process gets one line of JSON a decision (bot, position as its seat knows it, a seed for this
decision alone, from which the one of the game cannot be computed, and the decision's number) and
answers with one action line. A slow or broken bot never holds up the game:
the process is replaced, and the decision made here when that does not help.
"""

import asyncio
import subprocess
import sys
from contextlib import suppress

import msgspec

from splendor_access.bots import load
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.legality import refusal
from splendor_access.game.notation import action_text, parse_action
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.state import State

PATIENCE = 10.0
"""Seconds after which a worker that has not answered is replaced."""


class BotQuestion(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    bot: str
    position: str
    seed: int
    number: int


def question(bot: str, view: State, chance: Chance, number: int) -> BotQuestion:
    """Return what a bot is asked for the seat to act."""
    derived = chance.derived("bot", view.to_act, number)
    return BotQuestion(bot, position_text(view), derived.seed, number)


def decide(decision: BotQuestion) -> Action:
    """Return a bot's answer: a function of the question alone."""
    state = parse_position(decision.position)
    return load(decision.bot)(state, Chance(decision.seed), decision.number)


class Opponents:
    """Asks bots in a worker process, which is started when it is first needed."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._worker: asyncio.subprocess.Process | None = None
        self._ended: list[asyncio.subprocess.Process] = []

    async def choose(self, bot: str, view: State, chance: Chance, number: int) -> Action:
        """Return the action of a bot for the seat to act."""
        decision = question(bot, view, chance, number)
        for _attempt in range(2):
            action = await self._ask(decision)
            if action is not None and refusal(view, action) is None:
                return action
            self.stop()
        return decide(decision)

    async def start(self) -> None:
        """Start the worker, so that the first decision does not wait for it."""
        if self._worker is None:
            self._worker = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "splendor_access.table.opponents",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                # Ctrl-C at the terminal is for the game; the worker ends with its input.
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            )

    def stop(self) -> None:
        """End the worker, and with it whatever it is thinking about."""
        if self._worker is None:
            return
        if self._worker.returncode is None:
            with suppress(ProcessLookupError):
                self._worker.kill()
        # In an environment of Windows another program has started the worker, and only that one is
        # killed. The worker ends with its input; until then its output is open, and is waited for.
        assert self._worker.stdin is not None
        self._worker.stdin.close()
        self._ended.append(self._worker)
        self._worker = None

    async def close(self) -> None:
        """End the worker; asyncio complains when a loop closes before the news of that."""
        self.stop()
        for worker in self._ended:
            await worker.wait()

    async def _ask(self, decision: BotQuestion) -> Action | None:
        try:
            await self.start()
            assert self._worker is not None
            assert self._worker.stdin is not None
            assert self._worker.stdout is not None
            self._worker.stdin.write(msgspec.json.encode(decision) + b"\n")
            async with asyncio.timeout(self._patience):
                await self._worker.stdin.drain()
                line = await self._worker.stdout.readline()
            return parse_action(line.decode())
        except (OSError, ValueError):
            # It has ended or is frozen (TimeoutError), or what it answers is no action.
            return None


def work() -> None:
    """Answer decisions from standard input until it ends."""
    for line in sys.stdin.buffer:
        action = decide(msgspec.json.decode(line, type=BotQuestion))
        sys.stdout.buffer.write(action_text(action).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    work()
