"""What comes into a session, and what goes out of it."""

from collections.abc import Callable, Sequence

import msgspec

from splendor_access.game.actions import Action
from splendor_access.session.prompts import Reply
from splendor_access.settings.style import Kind
from splendor_access.talk.messages import Message
from splendor_access.talk.parsing.commands import Act, Ask, Do, Look

Meant = Act | Ask | Look | Do | Reply
"""What a key or a button can mean, without a line that would have to be parsed."""


class Said(msgspec.Struct, frozen=True):
    """One line for the listener, and what it is: an answer, a call to act, or news."""

    message: Message
    kind: Kind = "answers"


class Entering(msgspec.Struct, frozen=True):
    """What is to be entered of a game with a real box.

    `hidden`: for nobody's eyes. `line`: what can be entered by a key, such as that there is none.
    `cancels`: it was asked for here, and can be left.
    """

    message: Message
    hidden: bool = False
    line: str | None = None
    cancels: bool = False


class Intent(msgspec.Struct, frozen=True):
    """What a source wants: a typed line, what a key has `meant`, or an action of a seat.

    `seen` is the version of the table its source last knew; an action meant for an older one is
    not done. `begun` is the version for which a typed line was begun. With `cancels` the open
    prompt is dropped. A `notice` is something that a channel wants to be said on all of them.
    `happened` takes in what happened elsewhere, and returns what is to be said of that beside the
    news of the table.
    """

    source: str
    text: str = ""
    meant: Meant | None = None
    action: Action | None = None
    seat: int | None = None
    seen: int | None = None
    begun: int | None = None
    cancels: bool = False
    notice: Message | None = None
    happened: Callable[[], Sequence[Said]] | None = None
