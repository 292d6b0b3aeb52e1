"""The questions before a game: whether to resume a saved one, who plays, against whom."""

import re
from collections.abc import Awaitable, Callable, Sequence
from functools import cached_property
from typing import Literal

import msgspec

from splendor_access.bots import names as bot_names
from splendor_access.console.console import Console
from splendor_access.console.keyboard import Keyboard
from splendor_access.console.setup.answers import AnswerReader, GivenNames
from splendor_access.game.cards import InvalidValue
from splendor_access.game.record import Player
from splendor_access.game.rules import unknown_start
from splendor_access.game.state import EDITIONS, RuleSet
from splendor_access.saved_games import restore
from splendor_access.saved_games.listing import count_others, describe_game, listing
from splendor_access.settings.names import language_wanted
from splendor_access.table import saves
from splendor_access.table.names import name_problem, tidy_name
from splendor_access.table.opponents import OwnBotFailed, check_own_bot, file_in_folder, store_path
from splendor_access.table.real_table import RealTable
from splendor_access.table.setup import first_problem, opponents
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, fold, say
from splendor_access.talk.narrate import levels
from splendor_access.talk.parsing.vocabulary import Vocabulary, named_level, seats_named

MOST = 4
"""The most players of a game."""


class PlayerLeft(Exception):  # not an error: the player left before there was a game
    """The player left before there was a game."""


class _Back(Exception):  # not an error: the player wants the previous question
    """The player goes back to the previous question."""


class RealBox(Exception):  # not an error: the player wants another kind of game
    """The game is for a real box."""


class _Answers(msgspec.Struct):
    """The answers so far."""

    people: list[str]
    levels: list[str]
    rules: RuleSet = RuleSet()
    first: int = 0
    opponents: int | None = None
    """How many computer opponents were told before that was asked."""

    def players(self, locale: Locale) -> list[Player]:
        """Return the players: the people, then the computer opponents."""
        return [*map(Player, self.people), *opponents(self.levels, self.people, locale)]


class RealAnswers(msgspec.Struct):
    """The players with a real box: their names, whose questions are answered, and who begins.

    `under_way`: the game has begun already, or None to ask.
    """

    names: list[str]
    me: str | int | None = None
    first: str | int | None = None
    under_way: bool | None = None


class Setup:
    """Asks the questions at a console, one plain question per line.

    Every question answers `help`, and goes back to the previous one. It raises PlayerLeft when the
    player quits, and EOFError at the end of input.
    """

    def __init__(self, console: Console, keyboard: Keyboard) -> None:
        self._console = console
        self._keyboard = keyboard

    @property
    def _locale(self) -> Locale:
        return self._console.locale

    @cached_property
    def _vocabulary(self) -> Vocabulary:
        return Vocabulary(self._locale)

    @cached_property
    def _reader(self) -> AnswerReader:
        return AnswerReader(self._vocabulary)

    async def game_to_resume(self) -> str | None:
        """Ask whether to resume the latest game that can be opened; return its number.

        It may be the number of another game, or None.
        """
        games = (each for each in restore.unfinished() if isinstance(each, restore.FoundGame))
        found = next(games, None)
        if found is None:
            return None
        question = say("setup-resume-end" if found.table.over else "setup-resume")
        count = count_others(found.name)
        self._console.say(describe_game(found))
        if count:
            self._console.say(say("setup-others", count=count))
        while True:
            try:
                answer = await self._ask(question, say("help-setup-resume"), "prompt-sure")
            except _Back:
                self._console.say(say("setup-at-first"))
                continue
            if answer in saves.save_names():
                return answer
            if fold(answer) not in self._vocabulary.words("games"):
                agrees = self._agrees(answer, "help-setup-resume")
                if agrees is None:
                    continue
                return found.name if agrees else None
            # A display offers them as choices, so an unlisted game could not be chosen.
            self._console.say(*listing(whole=self._console.display is not None))

    async def ask(
        self, levels: Sequence[str], rules: RuleSet, begins: str | int | None
    ) -> tuple[list[Player], RuleSet]:
        """Ask for the players, who begins, and the rules, except for what is given.

        Raises RealBox.
        """
        answers = _Answers([], [*levels], rules)
        steps = [lambda: self._people(answers, len(levels))]
        if not levels:
            steps += [lambda: self._count(answers), lambda: self._level(answers)]
        steps += [lambda: self._first(answers, begins), lambda: self._rules(answers, rules)]
        await self._walk(steps)
        rules = msgspec.structs.replace(answers.rules, first=answers.first)
        return answers.players(self._locale), rules

    async def _walk(self, steps: Sequence[Callable[[], Awaitable[bool]]]) -> None:
        """Ask one question after another, and go back on request."""
        asked: list[int] = []
        at = 0
        while at < len(steps):
            try:
                if await steps[at]():
                    asked.append(at)
            except _Back:
                if not asked:
                    self._console.say(say("setup-at-first"))
                at = asked.pop() if asked else 0
            else:
                at += 1

    async def ask_real(self, given: RealAnswers) -> RealAnswers:
        """Ask for the players with a real box, and everything else that is not given."""
        answers = _Answers([], [])
        chosen = msgspec.structs.replace(given)

        async def named(key: Literal["me", "first"], asked: str) -> bool:
            names = answers.people
            wanted: str | int | None = getattr(given, key)
            known = None if wanted is None else first_seat(wanted, names)
            if isinstance(known, int):
                return False
            if known:
                self._console.say(known)
            question = say(asked, names=[*names], name=names[0])
            explained = "help-setup-me" if key == "me" else "help-setup-first"
            while True:
                typed = await self._ask(question, say(explained))
                found = self._seat(typed or names[0], names, len(names))
                if isinstance(found, int):
                    setattr(chosen, key, found)
                    return True
                self._refuse(typed, found, say(explained))

        async def under_way() -> bool:
            if given.under_way is not None:
                return False
            agrees = None
            while agrees is None:
                explained = "help-setup-begun"
                typed = await self._ask(say("setup-begun"), say(explained), "prompt-sure")
                agrees = self._agrees(typed, explained) if typed else False
            chosen.under_way = agrees
            return True

        await self._walk(
            [
                lambda: self._real_people(answers),
                lambda: named("me", "setup-me"),
                under_way,
                lambda: named("first", "setup-began" if chosen.under_way else "setup-first"),
            ]
        )
        chosen.names = answers.people
        return chosen

    async def _real_people(self, answers: _Answers) -> bool:
        while True:
            explained = say("help-setup-real-names")
            typed = await self._ask(say("setup-real-names"), explained)
            given, problem = self._names(typed, [])
            if problem is None and len(given.names) < 2:
                problem = say("setup-too-few", count=2)
            problem = problem or self._name_problem(given.names, 0)
            if problem is None:
                answers.people = given.names
                return True
            self._refuse(typed, problem, explained)

    def _agrees(self, typed: str, explained: str) -> bool | None:
        """Return the yes or no in a line, or None after saying that it is neither.

        `explained` is the entry that answers a question about it.
        """
        if not self._console.typed:
            return self._vocabulary.is_yes(typed)
        agrees = self._reader.agrees(typed)
        if agrees is None and typed:
            self._refuse(typed, say("neither-yes-nor-no", typed=clean(typed)), say(explained))
        return agrees

    # The questions, each of which returns whether it was asked at all

    async def _people(self, answers: _Answers, bots: int) -> bool:
        default = self._locale.attribute("default-name")
        while True:
            explained = say("help-setup-name")
            typed = await self._ask(say("setup-name", name=default), explained)
            if fold(typed) in self._vocabulary.words("box"):
                raise RealBox
            given, problem = self._names(typed, [default])
            answers.opponents = given.opponents or answers.opponents
            problem = problem or self._answered(typed, default)
            problem = problem or self._name_problem(given.names, bots)
            if problem is None:
                answers.people = given.names
                return True
            self._refuse(typed, problem, explained)

    def _names(self, typed: str, default: list[str]) -> tuple[GivenNames, Message | None]:
        """Return who plays by a line, and why it cannot be taken, if so."""
        if not self._console.typed:
            return GivenNames(self._split_names(typed) or default, None), None
        if self._reader.begins_asking(typed):
            return GivenNames([], None), say("help-setup")
        given = self._reader.people(typed)
        if given.unclear:
            return given, say("name-unclear", typed=clean(typed))
        if not given.names and given.count in (None, 1):
            return msgspec.structs.replace(given, names=default), None
        if given.count is not None and given.count != len(given.names):
            return given, say("setup-names-of", count=given.count)
        return given, None

    def _answered(self, typed: str, default: str) -> Message | None:
        """Return why a typist's yes or no is not taken for a name."""
        answers = self._console.typed and typed and self._vocabulary.agrees(typed) is not None
        return say("name-answer", typed=clean(typed), name=default) if answers else None

    def _split_names(self, typed: str) -> list[str]:
        """Return the names in a line, separated by commas or a word such as `and`."""
        both = "|".join(sorted(map(re.escape, self._vocabulary.words("and"))))
        parts = re.split(rf"[,;]|\s(?:{both})\s", typed, flags=re.IGNORECASE)
        return [tidy_name(name) for name in parts if name.strip()]

    def _refuse(self, typed: str, refusal: Message, explained: Message) -> None:
        """Say why an answer cannot be taken, or explain where it is a question itself."""
        asks = self._console.typed and self._reader.asks(typed)
        self._console.say(*((explained, say("help-setup")) if asks else (refusal,)))

    def _name_problem(self, people: Sequence[str], bots: int) -> Message | None:
        count = len(people) + bots
        if count > MOST:
            return say("player-count", count=count, least=2, most=MOST)
        problems = (
            name_problem(name, people[:i], self._vocabulary) for i, name in enumerate(people)
        )
        return next((problem for problem in problems if problem), None)

    async def _count(self, answers: _Answers) -> bool:
        people = len(answers.people)
        least, most = (1 if people == 1 else 0), MOST - people
        if not most:
            answers.levels = []
            return False
        told, answers.opponents = answers.opponents, None
        if told is not None and least <= told <= most:
            answers.levels = ["easy"] * told
            return False
        question = say("setup-bots", people=people)
        while True:
            explained = say("help-setup-bots")
            typed = await self._ask(question, explained)
            count = self._number(typed) if typed else least
            if count is not None and least <= count <= most:
                answers.levels = ["easy"] * count
                return True
            wrong = say("setup-number-wrong", typed=clean(typed), people=people)
            self._refuse(typed, wrong, explained)

    def _number(self, typed: str) -> int | None:
        return (
            self._reader.count(typed)
            if self._console.typed
            else (self._vocabulary.number(fold(typed)))
        )

    async def _level(self, answers: _Answers) -> bool:
        if not answers.levels:
            return False
        question = say("setup-level", levels=levels())
        while True:
            explained = say("help-setup-level")
            typed = await self._ask(question, explained) or "easy"
            level = self._named_level(typed)
            own = file_in_folder(fold(typed)) if level is None else None
            if own:
                try:
                    await check_own_bot(own)
                except OwnBotFailed as failed:
                    self._console.say(failed.message)
                    continue
                level = own.stem
                store_path(level, own)
            if level is not None:
                answers.levels = [level] * len(answers.levels)
                return True
            wrong = say("setup-level-wrong", typed=clean(typed), levels=levels())
            self._refuse(typed, wrong, explained)

    def _named_level(self, typed: str) -> str | None:
        named = named_level(typed, bot_names(), self._locale)
        if named is not None or not self._console.typed:
            return named
        return self._reader.level(typed)

    async def _first(self, answers: _Answers, begins: str | int | None) -> bool:
        names = [player.name for player in answers.players(self._locale)]
        first = None if begins is None else first_seat(begins, names)
        if isinstance(first, int):
            answers.first = first
            return False
        if first:
            self._console.say(first)
        question = say("setup-first", names=[*names], name=names[0])
        explained = say("help-setup-first")
        while True:
            typed = await self._ask(question, explained) or names[0]
            found = self._seat(typed, names, len(answers.people))
            if isinstance(found, int):
                answers.first = found
                return True
            self._refuse(typed, found, explained)

    def _seat(self, typed: str, names: Sequence[str], people: int) -> int | Message:
        """Return the seat that an answer names, or a message about the error."""
        found = first_seat(typed, names)
        if isinstance(found, int) or not self._console.typed:
            return found
        seat = self._reader.seat(typed, names, people)
        return found if seat is None else seat

    async def _rules(self, answers: _Answers, given: RuleSet) -> bool:
        """Ask for edition and points, where somebody types and has not named rules at the start."""
        if given != RuleSet() or not self._console.typed:
            return False
        question = say("setup-rules", edition=given.edition, points=given.target)
        while True:
            explained = say("help-setup-rules")
            typed = await self._ask(question, explained)
            keeps = self._reader.keeps(typed)
            rules = RuleSet() if keeps else parse_rules_answer(typed, self._vocabulary)
            if rules is not None:
                answers.rules = rules
                return True
            self._refuse(typed, say("setup-rules-wrong", typed=clean(typed)), explained)

    async def _ask(
        self, question: Message, explained: Message, prompt: str = "prompt-setup"
    ) -> str:
        while True:
            self._console.say(question)
            text = (await self._console.read(self._keyboard, say(prompt))).strip()
            # A display offers the other languages, too.
            if (self._console.typed or self._console.display) and self._changes_language(text):
                continue
            if self._console.typed:
                if self._reader.asks_what_this_is(text):
                    self._console.say(say("setup-about"), explained)
                    continue
                if self._reader.is_lost(text):
                    self._console.say(explained, say("help-setup"))
                    continue
                if self._reader.repeats(text):
                    continue
                text = self._reader.plainly(text)
            if fold(text) in self._vocabulary.words("back"):
                raise _Back
            match self._vocabulary.command(text):
                case "quit":
                    raise PlayerLeft
                case "help":
                    self._console.say(explained, say("help-setup"))
                case _:
                    return text

    def _changes_language(self, typed: str) -> bool:
        """Change the language for a line that asks for one, in any; return whether it did."""
        wanted = language_wanted(typed)
        if wanted:
            self._console.speak(wanted)
            for words in ("_vocabulary", "_reader"):
                self.__dict__.pop(words, None)
        return bool(wanted)


def parse_rules_answer(typed: str, vocabulary: Vocabulary) -> RuleSet | None:
    """Return the usual rules with the edition and points that an answer names, or None."""
    line, named = fold(typed), RuleSet().edition
    for edition in EDITIONS:
        found = re.search(rf"\b{edition.replace('-', '[- ]')}\b", line)
        if found:
            named = edition
            line = line.replace(found[0], " ")
            break
    small = {*vocabulary.words("filler"), *vocabulary.words("and"), *vocabulary.words("points")}
    words = [word for word in re.split(r"[\s,.;]+", line) if word and word not in small]
    if not words:
        return RuleSet(named)
    points = vocabulary.number(words[0]) if len(words) == 1 else None
    try:
        return None if points is None else RuleSet(named, target=points)
    except InvalidValue:
        return None


def first_seat(begins: str | int, names: Sequence[str]) -> int | Message:
    """Return the seat of the first player by name or number, or a message about the error."""
    if isinstance(begins, int):
        return first_problem(begins, len(names)) or begins
    named = seats_named(begins, names)
    if len(named) == 1:
        return named[0]
    return say("setup-first-wrong", typed=clean(begins), names=[*names])


async def real_table(setup: Setup, rules: RuleSet, begins: str | int | None) -> RealTable:
    """Ask for the players with a real box, and return their empty table."""
    found = await setup.ask_real(RealAnswers([], first=begins))
    return empty_table(found, rules)


def empty_table(found: RealAnswers, rules: RuleSet) -> RealTable:
    """Return the empty table of the players with a real box."""
    names = found.names
    rules = msgspec.structs.replace(rules, first=_seat(found.first, names))
    return RealTable(
        [*map(Player, names)],
        unknown_start(rules, len(names)),
        _seat(found.me, names),
        under_way=bool(found.under_way),
    )


def _seat(given: str | int | None, names: Sequence[str]) -> int:
    found = first_seat(0 if given is None else given, names)
    return found if isinstance(found, int) else 0
