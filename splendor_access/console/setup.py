"""The questions before a game: who plays, and against whom."""

from collections.abc import Awaitable, Callable, Sequence

from splendor_access.game.record import Player
from splendor_access.table.setup import name_problem, opponents
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, fold, say
from splendor_access.talk.vocabulary import Vocabulary


class Left(Exception):  # not an error: the player left before there was a game
    """The player left before there was a game."""


async def ask_players(
    read: Callable[[], Awaitable[str]],
    write: Callable[[Message], None],
    locale: Locale,
    vocabulary: Vocabulary,
    levels: Sequence[str] = (),
) -> list[Player]:
    """Ask who plays, one plain question a line; the opponents' levels only if none are given.

    Raises Left when the player quits, and EOFError at the end of input.
    """

    async def ask(question: Message) -> str:
        write(question)
        text = (await read()).strip()
        if vocabulary.command(text) == "quit":
            raise Left
        return text

    default = locale.attribute("default-name")
    question = say("setup-name", name=default)
    name = await ask(question) or default
    while problem := name_problem(name, (), vocabulary):
        write(problem)
        name = await ask(question) or default
    if not levels:
        levels = await _ask_levels(ask, write, locale)
    return [Player(name), *opponents(levels, [name], locale)]


async def _ask_levels(
    ask: Callable[[Message], Awaitable[str]], write: Callable[[Message], None], locale: Locale
) -> list[str]:
    count = await ask(say("setup-bots")) or "1"
    while count not in ("1", "2", "3"):
        write(say("setup-number-wrong", typed=clean(count)))
        count = await ask(say("setup-bots")) or "1"
    words = {
        fold(each.attribute(f"level-{level}")): level
        for each in (Locale("en"), locale)
        for level in ("easy", "normal")
    }
    level = await ask(say("setup-level")) or "easy"
    while fold(level) not in words:
        write(say("setup-level-wrong", typed=clean(level)))
        level = await ask(say("setup-level")) or "easy"
    return [words[fold(level)]] * int(count)
