"""The questions before a game: whether to go on with the last one, who plays, against whom."""

from collections.abc import Sequence

from splendor_access.console.console import Console
from splendor_access.console.keyboard import Keyboard
from splendor_access.game.record import Player
from splendor_access.table import restore
from splendor_access.table.setup import name_problem, opponents
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, fold, say
from splendor_access.talk.player_names import seats_named
from splendor_access.talk.vocabulary import Vocabulary


class Left(Exception):  # not an error: the player left before there was a game
    """The player left before there was a game."""


class Setup:
    """Asks the questions at a console, one plain question a line.

    Every question raises Left when the player quits, and EOFError at the end of input.
    """

    def __init__(self, console: Console, keyboard: Keyboard) -> None:
        self._console = console
        self._keyboard = keyboard
        self._locale = console.locale
        self._vocabulary = Vocabulary(console.locale)

    async def wants_to_resume(self) -> bool:
        """Ask whether to go on with the game played last, if there is one that can be opened."""
        games = (each for each in restore.unfinished() if isinstance(each, restore.Found))
        found = next(games, None)
        if found is None:
            return False
        ended = found.table.over
        answer = await self._ask(
            say("setup-resume-end" if ended else "setup-resume"), "prompt-sure"
        )
        return self._vocabulary.is_yes(answer)

    async def players(self, levels: Sequence[str] = ()) -> list[Player]:
        """Ask who plays; the levels of the opponents only if none are given."""
        default = self._locale.attribute("default-name")
        question = say("setup-name", name=default)
        name = await self._ask(question) or default
        while problem := name_problem(name, (), self._vocabulary):
            self._console.say(problem)
            name = await self._ask(question) or default
        return [Player(name), *opponents(levels or await self._levels(), [name], self._locale)]

    async def first(self, names: Sequence[str]) -> int:
        """Ask who begins; return the seat."""
        question = say("setup-first", names=[*names], name=names[0])
        name = await self._ask(question) or names[0]
        while len(seats := seats_named(name, names)) != 1:
            self._console.say(say("setup-first-wrong", typed=clean(name), names=[*names]))
            name = await self._ask(question) or names[0]
        return seats[0]

    async def _levels(self) -> list[str]:
        count = await self._ask(say("setup-bots")) or "1"
        while count not in ("1", "2", "3"):
            self._console.say(say("setup-number-wrong", typed=clean(count)))
            count = await self._ask(say("setup-bots")) or "1"
        words = {
            fold(each.attribute(f"level-{level}")): level
            for each in (Locale("en"), self._locale)
            for level in ("easy", "normal")
        }
        level = await self._ask(say("setup-level")) or "easy"
        while fold(level) not in words:
            self._console.say(say("setup-level-wrong", typed=clean(level)))
            level = await self._ask(say("setup-level")) or "easy"
        return [words[fold(level)]] * int(count)

    async def _ask(self, question: Message, prompt_word: str = "prompt-setup") -> str:
        self._console.say(question)
        text = (await self._console.read(self._keyboard, say(prompt_word))).strip()
        if self._vocabulary.command(text) == "quit":
            raise Left
        return text
