"""The input and output of a session."""

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from splendor_access.game.actions import Action
from splendor_access.game.cards import Card, Noble
from splendor_access.session.prompts import Reply
from splendor_access.settings.style import Kind
from splendor_access.talk.messages import Message
from splendor_access.talk.parsing.commands import Act, Ask, Do, Look

Meaning = Act | Ask | Look | Do | Reply
"""The meaning of a key or button, which needs no parsing."""

ReadsOn = Literal["on", "leave", "ask"]
"""What a line does behind a long answer: read on, leave the rest, or ask the open yes-or-no again.

It is asked again because a yes or no may have been meant for it.
"""


class Said(msgspec.Struct, frozen=True):
    """One line for the listener, and its kind: an answer, a call to act, or news."""

    message: Message
    kind: Kind = "answers"


class EntryPrompt(msgspec.Struct, frozen=True):
    """What must be entered in a game with a real box.

    `hidden`: a secret, not to be echoed. `cancels`: the question was asked here, and can be
    cancelled. `turn`: somebody's turn, which any action enters. What keys may enter: one of
    `things`, tokens where it `counts` them, or one of `lines`, such as "none".
    """

    message: Message
    hidden: bool = False
    lines: tuple[str, ...] = ()
    cancels: bool = False
    turn: bool = False
    counts: bool = False
    things: tuple[Card | Noble, ...] = ()


class Intent(msgspec.Struct, frozen=True):
    """One input: a typed line, the meaning of a key (`meant`), or an action of a seat.

    `seen` is the version of the table last known to its source; an action for an older one is not
    done. `begun` is the version at which a typed line was begun. `cancels` drops the open prompt. A
    `notice` is a message from one channel for all of them. `happened` takes in an event from
    elsewhere, and returns what to say about it beside the news of the table.
    """

    source: str
    text: str = ""
    meant: Meaning | None = None
    action: Action | None = None
    seat: int | None = None
    seen: int | None = None
    begun: int | None = None
    cancels: bool = False
    notice: Message | None = None
    happened: Callable[[], Sequence[Said]] | None = None
