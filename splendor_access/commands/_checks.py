"""Checks of arguments that several subcommands take. All raise CannotRun."""

from collections.abc import Sequence

from splendor_access.commands import CannotRun
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say


def parse_seed(text: str) -> int:
    """Return the seed that was typed: a whole number below 2 to the power of 63."""
    # Python refuses to count with thousands of digits.
    seed = int(text) if text.isascii() and text.isdecimal() and len(text) < 40 else None
    if seed is None or seed >= 2**63:
        raise CannotRun(say("usage-seed", typed=text))
    return seed


def parse_bots(typed: Sequence[str], locale: Locale) -> list[str]:
    """Return the computer opponents that words name. Refuses those that do not exist."""
    if not typed:
        return []
    from splendor_access.bots import names
    from splendor_access.talk.parsing.vocabulary import named_level

    offered = names()
    found = []
    for word in typed:
        level = named_level(word, offered, locale)
        if level is None:
            raise CannotRun(say("usage-bot", typed=word, names=[*offered]))
        found.append(level)
    return found


def parse_away(text: str | None) -> int:
    """Return how many minutes somebody may be away, as typed or as usual."""
    from splendor_access.online.protocol.frames import AWAY, LONGEST_AWAY

    if text is None:
        return AWAY
    minutes = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0
    if not 1 <= minutes <= LONGEST_AWAY:
        raise CannotRun(say("usage-away", typed=text, most=LONGEST_AWAY))
    return minutes


def parse_port(text: str | None) -> int | None:
    """Return the port that was typed, or None; 0 is one that is free."""
    if text is None:
        return None
    port = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 65_536
    if port > 65_535:
        raise CannotRun(say("usage-port", typed=text))
    return port
