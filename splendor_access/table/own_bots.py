"""A player's own computer opponents: Python files, each running in its own process.

A file is named on the command line, or is in the folder that `bots` in the settings file or
SPLENDOR_ACCESS_BOTS names. In saved games and records its name has no `.py`. The last path of each
name is stored, so that a saved game finds the file again.
"""

import asyncio
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from splendor_access.bots import Choose, names
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.legality import refusal
from splendor_access.game.notation import NotationError, parse_action
from splendor_access.game.position import position_text
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
from splendor_access.table.worker import PATIENCE, Worker
from splendor_access.talk.messages import Arg, Message, clean, say

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
