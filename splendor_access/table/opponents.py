"""Computer opponents, which think in separate processes: the program's and the player's own files.

For each decision the process of the program's gets a line of JSON (the bot, the position as its
seat knows it, a seed for this decision alone, from which the one of the game cannot be computed,
and the number of the decision) and answers with an action line. A slow or broken bot never holds
up the game: the process is replaced, and if that does not help the decision is made here.

A player's own opponents are Python files, each running in its own process (`own_process`). A file
is named on the command line, or is in the folder that `bots` in the settings file or
SPLENDOR_ACCESS_BOTS names. In saved games and records its name has no `.py`. The last path of each
name is stored, so that a saved game finds the file again.
"""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from splendor_access.bots import Choose, load, names
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.legality import refusal
from splendor_access.game.notation import NotationError, action_text, parse_action
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import HUMAN
from splendor_access.game.state import State
from splendor_access.settings.files import (
    Unreadable,
    Unwritable,
    home,
    read_bytes,
    read_settings,
    read_value,
    replace_toml,
)
from splendor_access.table.own_process import LONGEST, NO_CHOOSE, OwnAnswer, OwnDecision
from splendor_access.talk.messages import Arg, Message, clean, say

PATIENCE = 10.0
"""The seconds that a worker has for an answer before it is replaced."""


class Worker:
    """A module that runs in a separate process, which is started at the first need."""

    def __init__(
        self,
        module: str,
        *arguments: str,
        patience: float = PATIENCE,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._patience = patience
        self._command: Sequence[str] = ("-m", module, *arguments)
        self._environment = environment
        self._worker: asyncio.subprocess.Process | None = None
        self._ended: list[asyncio.subprocess.Process] = []

    async def start(self) -> None:
        """Start the worker, so that the first question does not wait for it. Raises OSError."""
        if self._worker is None:
            self._worker = await asyncio.create_subprocess_exec(
                sys.executable,
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                env=None if self._environment is None else {**os.environ, **self._environment},
                # Ctrl-C at the terminal is for the game; the worker ends with its input.
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            )

    def stop(self) -> None:
        """Kill the worker."""
        if self._worker is None:
            return
        if self._worker.returncode is None:
            with suppress(ProcessLookupError, PermissionError):  # it has ended
                _kill(self._worker)
        # In an environment of Windows another program has started the worker, and only that one is
        # killed. The worker ends with its input; until then its output is open, and is waited for.
        assert self._worker.stdin is not None
        self._worker.stdin.close()
        self._ended.append(self._worker)
        self._worker = None

    async def close(self) -> None:
        """Kill the worker, and wait for its end: asyncio complains otherwise."""
        self.stop()
        for worker in self._ended:
            await worker.wait()

    async def exchange(self, line: bytes) -> bytes:
        """Send a line, and return the answer, empty at the end. Raises OSError and ValueError.

        TimeoutError, an OSError, means that the worker has not answered in time.
        """
        await self.start()
        assert self._worker is not None
        assert self._worker.stdin is not None
        assert self._worker.stdout is not None
        self._worker.stdin.write(line)
        async with asyncio.timeout(self._patience):
            with suppress(ConnectionError):  # it has ended; what it said before that still counts
                await self._worker.stdin.drain()
            try:
                return await self._worker.stdout.readline()
            except ValueError:
                output = self._worker.stdout
                self.stop()
                # The end of a process is known when all that it has said is read.
                await output.read()
                raise


def _kill(process: asyncio.subprocess.Process) -> None:
    """Kill a worker, and its own child processes if the system can."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)


ENDING = ".py"


class OwnBotFailed(Exception):  # it is reported, and the game goes on
    """A file cannot play; a message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.name)
        self.message = message


def own_names() -> tuple[str, ...]:
    """Return the names of the opponents in the player's folder, in alphabetical order."""
    folder = _folder()
    try:
        found = [file.stem for file in folder.glob(f"*{ENDING}")] if folder else []
    except OSError:
        found = []
    return tuple(sorted(filter(is_free_name, found)))


def is_free_name(name: str) -> bool:
    """Return whether a player's own opponent can have this name: a plain, unused word."""
    return re.fullmatch(r"[a-z][a-z0-9_]{0,19}", name) is not None and name not in (HUMAN, *names())


def own_bot_file(name: str) -> Path | None:
    """Return the file of a name: its last path, or the one in the player's folder."""
    folder = _folder()
    places = [Path(_kept()[name])] if name in _kept() else []
    places += [folder / f"{name}{ENDING}"] if folder and is_free_name(name) else []
    return next((place for place in places if place.is_file()), None)


def file_in_folder(name: str) -> Path | None:
    """Return the file of a name in the player's folder, or None."""
    folder = _folder()
    return folder / f"{name}{ENDING}" if folder and name in own_names() else None


def store_path(name: str, file: Path) -> None:
    """Store the path of a name's file, for saved games."""
    with suppress(Unwritable):  # a saved game then says that there is no file
        replace_toml(_places(), {**_kept(), name: str(file)})


async def check_own_bot(file: Path) -> None:
    """Load a file in a process, as a game does. Raises OwnBotFailed."""
    bot = OwnBot(file)
    try:
        await bot.load()
    finally:
        await bot.close()


def _folder() -> Path | None:
    named = os.environ.get("SPLENDOR_ACCESS_BOTS") or read_settings()[0].get("bots")
    try:
        return Path(named).expanduser().absolute() if isinstance(named, str) else None
    except RuntimeError:  # an unknown user's home
        return None


def _places() -> Path:
    return home() / "bots.toml"


def _kept() -> dict[str, str]:
    return read_value(_places(), dict[str, str])[0] or {}


class OwnBot(Worker):
    """Asks a file, for one seat. All its methods but `stop` raise OwnBotFailed."""

    def __init__(self, file: Path, patience: float = PATIENCE) -> None:
        # The order of a set of texts would differ from process to process.
        module = "splendor_access.table.own_process"
        fixed = {"PYTHONHASHSEED": "0"}
        super().__init__(module, str(file), patience=patience, environment=fixed)
        self._file = file

    async def load(self) -> None:
        """Start the process, and load the file in it."""
        if self._worker is None:
            try:
                read_bytes(self._file)
            except Unreadable as error:
                detail = error.detail
                raise self._failed("unreadable-file", detail=detail) from error
            answer = await self._answer(b"")
            if answer.failed == NO_CHOOSE:
                raise self._failed("own-bot-empty")
            if answer.failed:
                raise self._broken("load", answer)

    async def choose(self, view: State, seed: int, number: int) -> Action:
        """Return the action of the file, a legal one."""
        await self.load()
        asked = OwnDecision(position_text(view), seed, number)
        answer = await self._answer(msgspec.json.encode(asked) + b"\n")
        if answer.failed:
            raise self._broken("choose", answer)
        try:
            action = parse_action(answer.action)
            legal = refusal(view, action) is None
        except NotationError:
            legal = False
        if not legal:
            raise self._failed("own-bot-illegal", action=answer.action)
        return action

    async def _answer(self, line: bytes) -> OwnAnswer:
        try:
            return msgspec.json.decode(await self.exchange(line), type=OwnAnswer)
        except TimeoutError as error:
            raise self._failed("own-bot-slow", seconds=round(self._patience)) from error
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            raise self._failed("own-bot-ended") from error

    def _broken(self, when: str, answer: OwnAnswer) -> OwnBotFailed:
        return self._failed("own-bot-failed", when=when, detail=answer.failed, line=answer.line)

    def _failed(self, name: str, **facts: Arg) -> OwnBotFailed:
        """End the process, and return the exception to raise."""
        self.stop()
        shown = {
            k: clean(fact, LONGEST) if isinstance(fact, str) else fact for k, fact in facts.items()
        }
        return OwnBotFailed(say(name, file=clean(self._file.name), **shown))


@contextmanager
def blocking_bot(file: Path) -> Iterator[Choose]:
    """Load a file, and provide a blocking `choose` function, for programs without a loop.

    Both raise OwnBotFailed. The function expects the chance of the decision alone.
    """
    with asyncio.Runner() as runner:
        bot = OwnBot(file)

        def choose(view: State, chance: Chance, number: int) -> Action:
            return runner.run(bot.choose(view, chance.seed, number))

        try:
            runner.run(bot.load())
            yield choose
        finally:
            runner.run(bot.close())


STAND_IN = "easy"
"""The level that takes over when a player's own file fails."""


class BotQuestion(msgspec.Struct, frozen=True):
    """A decision that a bot has to make."""

    bot: str
    position: str
    seed: int
    number: int


def bot_question(bot: str, view: State, chance: Chance, number: int) -> BotQuestion:
    """Return the question to a bot for the seat to act."""
    derived = chance.derived("bot", view.to_act, number)
    return BotQuestion(bot, position_text(view), derived.seed, number)


def decide_here(decision: BotQuestion) -> Action:
    """Return a bot's answer: a function of the question alone."""
    state = parse_position(decision.position)
    return load(decision.bot)(state, Chance(decision.seed), decision.number)


class Opponents(Worker):
    """Asks bots in a process. With `own` also the player's own files, each seat in its own process.

    `troubles` has messages about such files until they have been told. Once a file has failed,
    `STAND_IN` makes the decisions of its seat.
    """

    def __init__(self, patience: float = PATIENCE, *, own: bool = False) -> None:
        super().__init__("splendor_access.table.opponents", patience=patience)
        self.troubles: list[Message] = []
        self._takes_own = own
        self._own: dict[tuple[str, int], OwnBot | None] = {}

    async def choose(self, bot: str, view: State, chance: Chance, number: int) -> Action:
        """Return the action of a bot for the seat to act."""
        if self._takes_own and bot not in names():
            action = await self._own_choice(bot, view, chance, number)
            if action is not None:
                return action
            bot = STAND_IN
        decision = bot_question(bot, view, chance, number)
        for _attempt in range(2):
            action = await self._ask(decision)
            if action is not None and refusal(view, action) is None:
                return action
            self.stop()
        return decide_here(decision)

    def stop(self) -> None:
        """End all processes, and drop the decisions under way."""
        super().stop()
        for own in filter(None, self._own.values()):
            own.stop()

    async def close(self) -> None:
        """See `Worker`."""
        await super().close()
        for own in filter(None, self._own.values()):
            await own.close()

    async def _own_choice(
        self, bot: str, view: State, chance: Chance, number: int
    ) -> Action | None:
        """Return the action of a player's own file, or None after a failure, which is reported."""
        key = (bot, view.to_act)
        if key not in self._own:
            file = own_bot_file(bot)
            self._own[key] = OwnBot(file, self._patience) if file else None
            if file is None:
                self._tell(bot, say("own-bot-gone", bot=clean(bot)))
        own = self._own[key]
        if own is None:
            return None
        derived = chance.derived("bot", view.to_act, number)
        try:
            return await own.choose(view, derived.seed, number)
        except OwnBotFailed as failed:
            self._tell(bot, failed.message)
            self._own[key] = None
            await own.close()
            return None

    def _tell(self, bot: str, why: Message) -> None:
        self.troubles += [
            why,
            say("own-bot-replaced", bot=clean(bot), level=say(f"level-{STAND_IN}")),
        ]

    async def _ask(self, decision: BotQuestion) -> Action | None:
        try:
            line = await self.exchange(msgspec.json.encode(decision) + b"\n")
            return parse_action(line.decode())
        except (OSError, ValueError):
            # It has ended or is frozen (TimeoutError), or its answer is no action.
            return None


def answer_decisions() -> None:
    """Answer decisions from standard input until it ends."""
    for line in sys.stdin.buffer:
        action = decide_here(msgspec.json.decode(line, type=BotQuestion))
        sys.stdout.buffer.write(action_text(action).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    answer_decisions()
