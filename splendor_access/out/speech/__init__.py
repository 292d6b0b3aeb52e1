"""Speech by the program itself: what a voice can be asked to do, whatever engine it uses.

A path is a way to a voice: one file in `paths`. Paths run in a process of their own (`child`),
because what they lead to may print, block or die. `voice` feeds that process and replaces it; it
answers the same calls as a path, and none of them waits.
"""

from typing import Literal, Protocol

import msgspec

Urgency = Literal["answer", "turn", "moves", "background"]
"""What a text is to the listener: an answer to them, a call to act, news of others, the rest."""

Ability = Literal["language", "rate", "voice", "punctuation", "progress", "lasting"]
"""What a path may be able to do: take that part of a manner; tell how far it has come with an
utterance; go on speaking when the program has ended."""

LONGEST = 2000
"""Characters of one utterance at most."""


class Utterance(msgspec.Struct, frozen=True):
    """Lines that are said in one go. `sign`: the only line is one character, to be named.

    `number` tells its progress from that of others.
    """

    lines: tuple[str, ...]
    sign: bool = False
    number: int = 0


class Manner(msgspec.Struct, frozen=True):
    """How to speak; None is what the engine does by itself.

    `rate` goes from 1 to 100, and 50 is ordinary. `punctuation` is none, some, most or all.
    """

    language: str = "en"
    rate: int | None = None
    voice: str | None = None
    punctuation: str | None = None


Reason = Literal["missing", "stopped", "mute", "failed"]


class Unavailable(Exception):  # not an error: there may be another path
    """A path leads nowhere: what it needs is missing or not running, has no voice, or fails."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(detail)
        self.reason: Reason = reason
        self.detail = detail


class Speech(Protocol):
    """A voice."""

    @property
    def name(self) -> str:
        """What speaks, as it is named to the player."""

    def available(self) -> bool:
        """Say whether there is something that speaks."""

    def say(self, utterance: Utterance, urgency: Urgency) -> None:
        """Say something after what is being said."""

    def stop(self) -> None:
        """Be silent at once, and forget what was to be said."""
