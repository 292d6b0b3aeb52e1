"""Checks of arguments that several subcommands take. All raise CannotRun."""

from collections.abc import Sequence

from splendor_access.commands import CannotRun
from splendor_access.talk.messages import say


def parse_seed(text: str) -> int:
    """Return the seed that was typed: a whole number below 2 to the power of 63."""
    # Python refuses to count with thousands of digits.
    seed = int(text) if text.isascii() and text.isdecimal() and len(text) < 40 else None
    if seed is None or seed >= 2**63:
        raise CannotRun(say("usage-seed", typed=text))
    return seed


def check_bots(typed: Sequence[str]) -> None:
    """Refuse the names of bots that do not exist."""
    if not typed:
        return
    from splendor_access.bots import names

    offered = names()
    unknown = [name for name in typed if name not in offered]
    if unknown:
        raise CannotRun(say("usage-bot", typed=unknown[0], names=[*offered]))
