"""Who plays, before there is a game: names, opponents, and the first position."""

import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from secrets import randbits

from splendor_access.app.table import Table
from splendor_access.game.chance import Chance, deal_unseen, shuffled_deal
from splendor_access.game.record import Player
from splendor_access.game.rules import apply, begin
from splendor_access.game.state import RuleSet, State
from splendor_access.talk.commands import Reader
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, fold, line, say

NAME_LENGTH = 20


class Left(Exception):  # not an error: the player left before there was a game
    """The player left before there was a game."""


def name_problem(name: str, taken: Sequence[str], reader: Reader) -> Message | None:
    """Return why a name cannot be a player's, or None."""
    shown = clean(name)
    if not name.isprintable() or any(unicodedata.category(c) == "Co" for c in name):
        return say("name-characters")
    if not any(c.isalpha() for c in name):
        return say("name-empty")
    if len(name) > NAME_LENGTH:
        return say("name-long", typed=shown)
    if reader.is_command_word(name):
        return say("name-command", typed=shown)
    if _same(name) in map(_same, taken):
        return say("name-twice", typed=shown)
    return None


def _same(name: str) -> str:
    """Return what two names that look and sound the same have in common."""
    return unicodedata.normalize("NFC", name).casefold()


def opponents(levels: Sequence[str], taken: Sequence[str], locale: Locale) -> list[Player]:
    """Return computer opponents with names that nobody at the table has."""
    used = {name.casefold() for name in taken}
    free = [name for name in locale.words("bot-names") if name.casefold() not in used]
    return [Player(name, level) for name, level in zip(free, levels, strict=False)]


def new_table(players: Sequence[Player], rules: RuleSet, seed: int | None) -> Table:
    """Shuffle, and lay out a game; without a seed a secret one is drawn."""
    chance = Chance(randbits(63) if seed is None else seed)
    deal = shuffled_deal(chance, rules.tile_count(len(players)))
    return Table(players, begin(rules, len(players), deal), deal, chance)


def table_from(position: State, players: Sequence[Player], seed: int | None) -> Table:
    """Lay out a position; what is hidden in it is dealt from the unseen cards."""
    chance = Chance(randbits(63) if seed is None else seed)
    state, deal = deal_unseen(position, chance)
    while state.awaiting is not None:
        state, _events = apply(state, deal.reveal(state))
    return Table(players, state, deal, chance)


async def ask_players(
    read: Callable[[], Awaitable[str]],
    write: Callable[[Message], None],
    locale: Locale,
    reader: Reader,
    levels: Sequence[str] = (),
) -> list[Player]:
    """Ask who plays, one plain question a line; the opponents' levels only if none are given.

    Raises Left when the player quits, and EOFError at the end of input.
    """

    async def ask(question: Message) -> str:
        write(question)
        text = (await read()).strip()
        if reader.command(text) == "quit":
            raise Left
        return text

    default = locale.attribute("default-name")
    question = say("setup-name", name=default)
    name = await ask(question) or default
    while problem := name_problem(name, (), reader):
        write(problem)
        name = await ask(question) or default
    if not levels:
        levels = await _ask_levels(ask, write, locale)
    return [Player(name), *opponents(levels, [name], locale)]


def answers(question: Message, locale: Locale) -> list[tuple[Message, str]]:
    """Return what can be chosen instead of typed, where that can be known before it is asked.

    Each is told by a message, and stands for a line.
    """
    match question.name:
        case "setup-name":
            words = [locale.attribute("default-name")]
        case "setup-bots":
            words = ["1", "2", "3"]
        case "setup-level":
            words = [locale.attribute(f"level-{level}") for level in ("easy", "normal")]
        case "setup-resume":
            words = [locale.words("words-yes")[0], locale.attribute("view-no")]
        case _:
            words = []
    return [(line(word), word) for word in words]


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
