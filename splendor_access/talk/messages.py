"""Messages, which have no words yet, and the pieces of a brailled line.

A `Message` names an entry of the locale files and carries game values; `talk.locale` puts it
into words for one channel at a time.
"""

import re
import unicodedata
from collections.abc import Container, Iterable
from typing import Literal, Self

import msgspec

from splendor_access.game.cards import ORDER, Card, Gems, Hidden, Noble

ECHO = 80
"""The most characters of a typed text that are repeated."""

PATH = 500
"""The most characters of a path that are named."""

PARTED = re.compile(r" (?=[:;?!](?:\s|$)|\u00bb)|(?<=\u00ab) ")
"""The spaces that French print has before a sign such as a colon, and inside a quotation."""

NO_BREAK = "\u00a0"
"""Stands for a space at which no line is to be broken, while lines are broken."""

Form = Literal["brief", "normal", "full", "braille"]
"""The texts of a message. One that an entry lacks is the normal one, a brailled one the brief."""


class Run(msgspec.Struct, frozen=True):
    """A piece of a brailled message: ordinary text, or a code of the notation.

    The two are translated by different braille tables.
    """

    text: str
    is_code: bool = False


class Code(msgspec.Struct, frozen=True):
    """A code of the notation as an argument of a message."""

    text: str


class Colour(msgspec.Struct, frozen=True):
    """A gem by its letter (s e g r o d), as an argument to be named in words."""

    letter: str


class Head(msgspec.Struct, frozen=True):
    """A card as an argument to be described without its cost."""

    card: Card


class Fresh(msgspec.Struct, frozen=True):
    """A new card as an argument to be described shortly: its cost as a listed `Handful`."""

    card: Card


class Handful(msgspec.Struct, frozen=True):
    """Gems taken or given back together: one of each is named without the ones.

    With `listed` commas stand between them, and no and, but in full texts.
    """

    gems: Gems
    listed: bool = False


class Message(msgspec.Struct, frozen=True):
    """An entry of the locale files by its name, and what stands in it.

    `secret` marks what one person alone may know where several share a device: it is said once, and
    kept by nothing when the device is passed on.
    """

    name: str
    args: "dict[str, Arg]" = {}
    secret: bool = False


Messages = list[Message]


class Elsewhere(msgspec.Struct, frozen=True):
    """A message as an argument, to be put into another language than the listener's own."""

    message: Message
    language: str


_Thing = Card | Hidden | Noble | Code | Colour | Elsewhere | Fresh | Handful | Head | Message
Arg = int | float | str | Gems | _Thing | list["Arg"]
"""A count of gems, a card, a list and so on is put into words by the locale."""


def say(name: str, /, **args: Arg) -> Message:
    """Make a message."""
    return Message(name, args)


def line(text: str | Elsewhere) -> Message:
    """Make a message that is a text of its own, such as a code or a position."""
    return Message("line", {"text": text})


def secret(messages: Messages) -> Messages:
    """Mark messages as secret."""
    return [msgspec.structs.replace(message, secret=True) for message in messages]


def is_secret(arg: Arg) -> bool:
    """Return whether a message, or one among its arguments, is secret."""
    match arg:
        case Message():
            return arg.secret or any(map(is_secret, arg.args.values()))
        case Elsewhere():
            return is_secret(arg.message)
        case list():
            return any(map(is_secret, arg))
        case _:
            return False


def without_secrets(messages: Messages) -> Messages:
    """Return the messages that everybody may hear."""
    return [message for message in messages if not is_secret(message)]


def colours(counts: Gems) -> list[Arg]:
    """Return the gems in a count as arguments, to be named in words."""
    return [Colour(letter) for letter, n in zip(ORDER, counts, strict=True) if n]


def item(message: Message) -> Card | Noble | None:
    """Return the card or tile that a message is about, if there is one."""
    return next((arg for arg in message.args.values() if isinstance(arg, Card | Noble)), None)


def clean(text: str, longest: int = ECHO) -> str:
    """Return a text without control, direction and surrogate characters, cut to be repeated."""
    kept = "".join(c if c.isprintable() else " " for c in text[: longest * 4])
    kept = " ".join(kept.split())
    return kept if len(kept) <= longest else kept[: longest - 3] + "..."


class Typed(str):
    """A folded text that remembers how it was typed.

    For a word, `typed` is the word. For the words after most commands it is the whole line.
    """

    typed: str

    def __new__(cls, text: str, typed: str) -> Self:
        """Make a text from its folded and its typed form."""
        made = super().__new__(cls, text)
        made.typed = typed
        return made


def said_back(text: str) -> str:
    """Return the typed form of a text, or the text itself if nobody typed it."""
    return text.typed if isinstance(text, Typed) else text


def as_typed(words: Iterable[str]) -> str:
    """Return words as they were typed."""
    return " ".join(map(said_back, words))


def fold(text: str) -> str:
    """Fold a text for comparison: without capitals, and without the accents of letters."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c))


def simple(word: str, left_out: Container[str]) -> str:
    """Return a word as it is compared; nothing for one that does not count."""
    return "" if word.casefold() in left_out else fold(word)


def whole_word(word: str) -> str:
    """Return a word without an elided one before it, such as the `d'` of `d'onyx`."""
    return re.sub("^\\w{1,2}['\u2019](?=\\w)", "", word)
