"""Clearing the screen when the keyboard is passed on, and what keeps the lines all the same."""

import os

from splendor_access.out.terminal import Terminal
from splendor_access.talk.messages import Message, say


def limits(terminal: Terminal) -> list[Message]:
    """Say why nothing is cleared at a terminal, or what keeps the lines that are cleared there."""
    match terminal.cannot_clear:
        case None:
            # tmux clears what it keeps, GNU screen does not.
            return [say("clear-kept", keeper="screen" if os.environ.get("STY") else "other")]
        case "terminal":
            return []
        case why:
            return [say("clear-not-done", why=why)]
