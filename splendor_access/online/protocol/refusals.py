"""Reasons of a server's refusal: entries of the locale files, for every seat in its language."""

from collections.abc import Mapping

from splendor_access.online.protocol.frames import Fact
from splendor_access.talk.messages import ECHO, Message, Messages, clean, say

REASONS = {
    "client-older": "friends-client-older",
    "client-newer": "friends-client-newer",
    "unreadable": "friends-unreadable",
    "no-seat": "friends-full",
    "members-only": "club-members-only",
    "name-taken": "club-name-taken",
    "no-table": "friends-unknown",
    "page-only": "friends-page-only",
    "key": "friends-key-unknown",
    "guesses": "friends-guesses",
    "busy": "friends-busy",
    "closing": "friends-closing",
    "closed": "friends-closed",
    "store-away": "friends-store-away",
    "store-back": "friends-store-back",
    "banned": "friends-banned",
    "stale": "meanwhile",
    "illegal": "friends-illegal",
    "nothing-to-undo": "nothing-to-undo",
    "undo-much": "friends-undo-much",
    "game-long": "friends-game-long",
    "games-much": "friends-games-much",
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
    "revoked": "friends-revoked",
    "device-member": "club-device-elsewhere",
    "club-word": "club-word",
    "club-key": "club-key",
    "club-none": "club-none",
    "club-much": "club-much",
    "club-fill": "club-fill",
    "club-pace": "club-pace",
    "club-waiting-much": "club-waiting-much",
    "club-no-table": "club-no-table",
    "evening-none": "evening-none",
    "evening-there": "evening-there",
    "evening-rounds": "evening-rounds",
    "evening-leader": "evening-leader",
    "evening-playing": "evening-playing",
    "evening-few": "evening-few",
    "post-no-address": "post-no-address",
    "post-asked-much": "post-asked-much",
    "post-no-time": "post-no-time",
    "post-no-zone": "post-no-zone",
    "post-none": "post-none",
    "device-many": "friends-device-many",
    "device-which": "friends-device-which",
    "club-no-ladder": "club-no-ladder",
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
    "name-word": "name-word",
    "name-sentence": "name-sentence",
    "name-scripts": "name-scripts",
    "name-look-alike": "name-look-alike",
    "resume-corrupt": "resume-corrupt",
    "resume-newer": "resume-newer",
    "resume-away": "resume-away",
    "resume-busy": "resume-busy",
    "resume-full": "resume-full",
    "resume-table": "resume-table",
    "unopened": "friends-unopened",
    "no-such-edition": "misread-no-such-edition",
    "no-such-rule": "misread-no-such-rule",
    "rule-twice": "misread-rule-twice",
    "first": "misread-first",
    "first-absent": "friends-first-absent",
    "first-missing": "friends-first-missing",
    "players": "player-count",
    "players-few": "setup-too-few",
    "people": "usage-host-bots",
    "bot": "usage-bot",
    "away": "usage-away",
    "unbegun": "friends-unbegun",
    "refused": "friends-refused",
    "save-not-writable": "save-not-writable",
    "save-full": "save-full",
    "save-away": "save-away",
    "save-busy": "save-busy",
    "save-corrupt": "save-corrupt",
    "save-table": "save-table",
    "save-failed": "save-failed",
}
"""Reasons and their entries."""


FAULTS = {
    "refused-there": "fault-refused-there",
    "no-machine": "fault-no-machine",
    "offline": "fault-offline",
    "unreachable": "fault-unreachable",
    "silent": "fault-silent",
    "forbidden": "fault-forbidden",
    "broken": "fault-broken",
    "certificate": "fault-certificate",
    "unencrypted": "fault-unencrypted",
    "broken-tls": "fault-broken-tls",
    "not-table": "fault-not-table",
    "led-away": "fault-led-away",
    "closed-behind": "fault-closed-behind",
    "server-fault": "fault-server-fault",
    "unknown": "fault-unknown",
}
"""Faults on the way to a server, which no server names, and their entries."""


UNBEGUN = frozenset({"alone", "first-absent", "first-missing", "games-much", "unbegun"}) | {
    why for why in REASONS if why.startswith("save-")
}
"""Reasons after which no game begins by itself: it must be requested again."""

LISTED = 400
"""The most characters that are told of a list of names, or of what a system says."""

_FACTS: dict[str, dict[str, type]] = {
    "present": {"name": str},
    "away-short": {"count": int},
    "name-long": {"typed": str},
    "name-characters": {"proposal": str},
    "name-command": {"typed": str, "proposal": str},
    "name-twice": {"typed": str, "proposal": str},
    "name-word": {"typed": str, "proposal": str},
    "name-sentence": {"typed": str, "proposal": str},
    "name-scripts": {"typed": str, "proposal": str},
    "name-look-alike": {"proposal": str},
    "no-such-edition": {"text": str},
    "no-such-rule": {"text": str},
    "rule-twice": {"text": str},
    "first": {"seat": int, "last": int},
    "first-absent": {"first": int, "count": int},
    "first-missing": {"name": str, "names": str, "begins": str},
    "players": {"count": int, "least": int, "most": int},
    "players-few": {"count": int},
    "people": {"count": int},
    "bot": {"typed": str, "names": str},
    "away": {"typed": str, "most": int},
    "device-many": {"count": int},
    "club-fill": {"most": int},
    "club-pace": {"most": int},
    "club-waiting-much": {"count": int},
    "evening-there": {"name": str},
    "evening-rounds": {"most": int},
    "evening-leader": {"name": str},
    "evening-playing": {"names": str},
    "evening-few": {"count": int},
    "refused": {"reason": str},
    "resume-newer": {"detail": str},
    "save-not-writable": {"detail": str},
    "save-failed": {"detail": str},
}
"""The facts that the words of a reason need."""


def reason(message: Message) -> tuple[str, dict[str, Fact]]:
    """Return the reason behind a message, and its facts."""
    facts = {name: fact for name, fact in message.args.items() if isinstance(fact, str | int)}
    return next(why for why, entry in REASONS.items() if entry == message.name), facts


def not_there(why: str, link: str, facts: Mapping[str, Fact] | None = None) -> Message:
    """Explain why a table or a server cannot be reached, by the reason of `NotThere`.

    A reason of a newer server that this program does not know is quoted by name.
    """
    if why == "link":
        return say("friends-no-link", typed=clean(link))
    if why in FAULTS:
        return Message(FAULTS[why], {})
    return explain(why, facts or {})


def of_system(text: str) -> Messages:
    """Return what the system said of a fault, if it said anything."""
    return [say("friends-system", detail=clean(text, LISTED))] if text else []


def explain(why: str, facts: Mapping[str, Fact]) -> Message:
    """Explain a server's refusal; an unknown reason of a newer server is quoted by name.

    A server that closes may say that it is back `soon`.
    """
    if why == "closing" and facts.get("soon"):
        return say("friends-closing-soon")
    told = {
        name: clean(fact, LISTED if name == "names" else ECHO) if isinstance(fact, str) else fact
        for name, fact in facts.items()
    }
    needed = _FACTS.get(why, {}).items()
    if why not in REASONS or not all(isinstance(told.get(name), kind) for name, kind in needed):
        return say("friends-refused", reason=clean(why))
    return Message(REASONS[why], {**told})
