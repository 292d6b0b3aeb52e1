"""Why a server refuses: entries of the locale files, so that every seat hears it in its words."""

from collections.abc import Mapping

from splendor_access.protocol.frames import Fact
from splendor_access.talk.messages import Message, clean, say

REASONS = {
    "client-older": "friends-client-older",
    "client-newer": "friends-client-newer",
    "unreadable": "friends-unreadable",
    "no-seat": "friends-full",
    "no-table": "friends-unknown",
    "page-only": "friends-page-only",
    "key": "friends-key-unknown",
    "guesses": "friends-guesses",
    "busy": "friends-busy",
    "closing": "friends-closing",
    "stale": "meanwhile",
    "illegal": "friends-illegal",
    "nothing-to-undo": "nothing-to-undo",
    "undo-much": "friends-undo-much",
    "not-begun": "friends-not-begun",
    "too-many": "friends-too-many",
    "made-much": "friends-made-much",
    "muted": "friends-muted",
    "talk-much": "friends-talk-much",
    "locked": "friends-locked",
    "hushed": "friends-hushed",
    "watching": "friends-watching",
    "watchers": "friends-watchers-many",
    "host-only": "friends-host-only",
    "removed": "friends-removed",
    "present": "friends-present",
    "away-short": "friends-away-short",
    "replaced": "friends-replaced-already",
    "begun": "friends-begun",
    "alone": "friends-alone",
    "name-characters": "name-characters",
    "name-empty": "name-empty",
    "name-long": "name-long",
    "name-command": "name-command",
    "name-twice": "name-twice",
    "resume-corrupt": "resume-corrupt",
    "resume-newer": "resume-newer",
    "resume-busy": "resume-busy",
    "resume-full": "resume-full",
    "resume-table": "resume-table",
    "unopened": "friends-unopened",
    "save-not-writable": "save-not-writable",
    "save-full": "save-full",
    "save-busy": "save-busy",
    "save-corrupt": "save-corrupt",
    "save-table": "save-table",
    "save-failed": "save-failed",
}
"""Reasons and their entries."""


def not_there(why: str, link: str) -> Message:
    """Say why a table cannot be joined, or a server not be used, by the reason of `NotThere`."""
    if why == "link":
        return say("friends-no-link", typed=clean(link))
    if why in REASONS:
        return explain(why, {})
    return say("friends-not-reached", detail=clean(why))


def explain(why: str, facts: Mapping[str, Fact]) -> Message:
    """Say why a server refused; a reason of a newer server is said by its name."""
    entry = REASONS.get(why)
    if entry is None:
        return say("friends-refused", reason=clean(why))
    told = {name: clean(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
    return Message(entry, {**told})
