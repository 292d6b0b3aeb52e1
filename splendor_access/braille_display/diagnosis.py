"""Why there is no braille display, in a sentence, and what mends it."""

import os
import sys

from splendor_access.out.display import Problem, Status
from splendor_access.talk.messages import Message, clean, say

SHUT_OUT: tuple[Problem, ...] = ("locked", "no-rights", "no-key", "wrong-key")
"""Problems of a player whom BRLTTY does not let in: only they can mend them, and must be told."""


def mend(status: Status) -> Message:
    """Return why a display cannot be used, and what to install, start or allow."""
    if status.problem == "no-binding" and sys.platform != "linux":
        return say("no-display-only-linux")
    return say(f"no-display-{status.problem}", detail=clean(status.detail), group=_group())


def _group() -> str:
    """Return the name of the user's group, which can be allowed to read a key."""
    try:
        import grp

        return grp.getgrgid(os.getgid()).gr_name
    except (ImportError, AttributeError, KeyError):
        return "users"
