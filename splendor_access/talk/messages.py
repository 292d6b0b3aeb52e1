"""What is to be told, before and after it has words.

A `Message` names an entry of the locale files and carries game values; `talk.locale` turns it
into an `Utterance`, which has a text of its own for each channel.
"""

from collections.abc import Iterable

import msgspec

from splendor_access.game.cards import Card, Gems, Hidden, Noble


class Run(msgspec.Struct, frozen=True):
    """A piece of a brailled message: ordinary text, or a code of the notation.

    The two are translated by different braille tables.
    """

    text: str
    is_code: bool = False


class Code(msgspec.Struct, frozen=True):
    """A code of the notation as an argument of a message."""

    text: str


class Message(msgspec.Struct, frozen=True):
    """An entry of the locale files by its name, and what stands in it."""

    name: str
    args: dict[str, "Arg"] = {}


Arg = int | str | Gems | Card | Hidden | Noble | Code | Message | list["Arg"]
"""A count of gems, a card, a list and so on is put into words by the locale."""


class Utterance(msgspec.Struct, frozen=True):
    """One line for a listener: to be spoken or read, in short, in full, and for fingers."""

    spoken: str
    brief: str
    full: str
    brailled: tuple[Run, ...]


def say(name: str, **args: Arg) -> Message:
    """Make a message; underscores in the names stand for hyphens."""
    return Message(name.replace("_", "-"), args)


def plain(runs: Iterable[Run]) -> str:
    """Return brailled runs as ordinary text."""
    return "".join(run.text for run in runs)
