"""What is to be said, before it has words, and the pieces of a brailled line.

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
"""At most so many characters of what was typed are repeated."""

PATH = 500
"""At most so many characters of the path of a file are named."""

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


class Handful(msgspec.Struct, frozen=True):
    """Gems taken or given back together: one of each is named without the ones."""

    gems: Gems


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


_Thing = Card | Hidden | Noble | Code | Colour | Elsewhere | Handful | Head | Message
Arg = int | float | str | Gems | _Thing | list["Arg"]
"""A count of gems, a card, a list and so on is put into words by the locale."""


def say(name: str, /, **args: Arg) -> Message:
    """Make a message."""
    return Message(name, args)


def line(text: str | Elsewhere) -> Message:
    """Make a message that is a text of its own, such as a code or a position."""
    return Message("line", {"text": text})


def secret(messages: Messages) -> Messages:
    """Return messages marked as secret."""
    return [msgspec.structs.replace(message, secret=True) for message in messages]


def is_secret(arg: Arg) -> bool:
    """Say whether a message is secret, or one that stands in it."""
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
    """Return the gems of which a count has any, to be named in words."""
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
    """A text as it is compared, which knows what to say back of what was typed.

    Of a word that is the word. Of the words behind most commands it is the whole line.
    """

    typed: str

    def __new__(cls, text: str, typed: str) -> Self:
        """Make one of both texts."""
        made = super().__new__(cls, text)
        made.typed = typed
        return made


def said_back(text: str) -> str:
    """Return what to say back of a text, which is the text itself where nobody typed it."""
    return text.typed if isinstance(text, Typed) else text


def as_typed(words: Iterable[str]) -> str:
    """Return words as they were typed."""
    return " ".join(map(said_back, words))


def fold(text: str) -> str:
    """Return a text as it is compared: without capitals, and without the accents of letters."""
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
