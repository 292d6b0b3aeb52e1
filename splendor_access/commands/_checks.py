"""Checks of arguments that several subcommands take. All raise CannotRun."""

import re
from collections.abc import Sequence
from pathlib import Path

from splendor_access import ExitCode
from splendor_access.commands import CannotRun
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, say


def parse_seed(text: str) -> int:
    """Return the seed typed: a whole number below 2 to the power of 63."""
    # Python refuses to convert thousands of digits.
    seed = int(text) if text.isascii() and text.isdecimal() and len(text) < 40 else None
    if seed is None or seed >= 2**63:
        raise CannotRun(say("usage-seed", typed=text))
    return seed


def offered_bots(locale: Locale) -> list[Arg]:
    """Return the computer opponents that `--bot` takes, with what the language calls them."""
    from splendor_access.bots import LADDER, names

    offered: list[Arg] = []
    for name in (*LADDER, *(each for each in names() if each not in LADDER)):
        entry = f"level-{name}"
        word = locale.attribute(entry, "word") or locale.attribute(entry)
        offered.append(
            name
            if word.replace(" ", "-") == name
            else say("help-word-there", word=name, there=word)
        )
    return offered


def _refused(typed: str, locale: Locale, own: Sequence[str] = ()) -> CannotRun:
    """Return the refusal of what names no opponent: it lists all, the weakest first, by number."""
    from splendor_access.bots import LADDER

    names = [*offered_bots(locale), *own]
    numbered: list[Arg] = [
        say("level-numbered", number=at, level=name) for at, name in enumerate(names, 1)
    ]
    return CannotRun(
        say("usage-bot", typed=typed, names=numbered[: len(LADDER)] + names[len(LADDER) :])
    )


def parse_bots(typed: Sequence[str], locale: Locale) -> list[str]:
    """Return the computer opponents that words name. Refuses unknown ones."""
    if not typed:
        return []
    from splendor_access.bots import names
    from splendor_access.table.own_bots import ENDING, own_names
    from splendor_access.talk.parsing.vocabulary import named_level

    found = []
    for word in typed:
        level = named_level(word, names(), locale)
        if level is None and (word.endswith(ENDING) or word in own_names()):
            raise CannotRun(say("usage-bot-own", typed=word))
        if level is None:
            raise _refused(word, locale)
        found.append(level)
    return found


def parse_all_bots(typed: Sequence[str], locale: Locale) -> tuple[list[str], dict[str, Path]]:
    """Return the names of opponents, and the files of the player's own ones.

    Each file has been loaded in a process, as in a game.
    """
    if not typed:
        return [], {}
    from splendor_access.bots import names
    from splendor_access.table.own_bots import ENDING, file_in_folder, is_free_name, own_names
    from splendor_access.talk.parsing.vocabulary import named_level

    found: list[str] = []
    files: dict[str, Path] = {}
    for word in typed:
        level = named_level(word, names(), locale)
        named = file_in_folder(word) if level is None else None
        if level is None and named is None:
            if not word.endswith(ENDING):
                raise _refused(word, locale, own_names())
            named = Path(word).absolute()
            if not is_free_name(named.stem) or named_level(named.stem, names(), locale):
                raise CannotRun(say("usage-bot-name", file=named.name))
        if named:
            level = named.stem
            if files.setdefault(level, named) != named:
                raise CannotRun(say("usage-bot-twice", file=named.name))
        assert level
        found.append(level)
    for file in files.values():
        _load(file)
    return found, files


def _load(file: Path) -> None:
    # Loaded late: few games are against a file.
    import asyncio

    from splendor_access.table.own_bots import OwnBotFailed, check_own_bot

    try:
        asyncio.run(check_own_bot(file))
    except OwnBotFailed as failed:
        raise CannotRun(failed.message, ExitCode.BAD_FILE) from failed


def parse_away(text: str | None) -> int:
    """Return how many minutes a player may be away, as typed or by default."""
    from splendor_access.online.protocol.frames import AWAY, LONGEST_AWAY

    if text is None:
        return AWAY
    minutes = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0
    if not 1 <= minutes <= LONGEST_AWAY:
        raise CannotRun(say("usage-away", typed=text, most=LONGEST_AWAY))
    return minutes


def parse_port(text: str | None) -> int | None:
    """Return the port typed, or None; 0 stands for any free one."""
    if text is None:
        return None
    port = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 65_536
    if port > 65_535:
        raise CannotRun(say("usage-port", typed=text))
    return port


def check_name(typed: str | None, locale: Locale) -> None:
    """Refuse a name that no table takes."""
    if typed is None:
        return
    from splendor_access.table.names import name_problem
    from splendor_access.talk.parsing.vocabulary import Vocabulary

    problem = name_problem(typed, [], Vocabulary(locale))
    if problem:
        raise CannotRun(problem)


def check_bind(typed: str) -> None:
    """Refuse what is neither an address nor the name of a machine."""
    from ipaddress import ip_address

    try:
        ip_address(typed)
    except ValueError:
        name = re.fullmatch(r"[a-z\d-]+(\.[a-z\d-]+)*", typed, re.ASCII | re.IGNORECASE)
        if not name or not any(map(str.isalpha, typed)):
            raise CannotRun(say("usage-bind", typed=typed)) from None
