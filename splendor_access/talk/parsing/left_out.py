"""What an answer leaves out of a line: words that only another answer can be about."""

from collections.abc import Sequence

from splendor_access.talk.parsing.commands import Ask, Look, Parsed, command_of
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Sensed

_ELSEWHERE = {
    "hand": "often when ago round last ordinal so-far ever expensive cheap would-have",
    "cards": "often when ago round last ordinal ever would-have reserve",
    "player": "would-have plan aim take buy",
    "me": "would-have plan aim",
    "score": "plan aim want",
    "threat": "would-have",
    "afford": "would-have more further not",
    "rules": "would-have",
    "rules end": "would-have take buy reserve return noble deck hand",
    "rules -": "would-have take buy reserve return noble deck hand bonus",
    "need": "bank often past ago",
    "worth": "bank often",
    "help": "participle past ago ever noble",
    "log": "plan aim spare expensive cheap more less most",
    "last": "plan aim",
    "turn": "how",
    "bank": "able wish take",
    "find": "buy take reserve tokens noble who often ever other name plan aim",
    "try": "noble who when often ago",
}
"""For each command, what a word may mean that its answer says nothing about.

So for a topic of it; `-` is none.
"""

_RANKS = ("expensive", "cheap")
"""What asks which of several comes first."""

_NEVER_SMALL = frozenset({"would-have", "so-far", *DEEDS})
"""What counts also where the word can be a small one."""

STEM = 4
"""The letters that words have in common which only their endings tell apart."""

_SMALL = frozenset({"filler", "idle"})

_BESIDE = frozenset({"wish", "bound", "winning", "came", "future"})
"""What such a word means rather, where it can mean both."""


def leaves_out(parsed: Parsed, tokens: Sequence[Sensed]) -> bool:
    """Return whether an answer says nothing about a word of the line that is about something."""
    if not isinstance(parsed, Ask | Look):
        return False
    command = command_of(parsed)
    topic = f"{command} {parsed.about or '-'}" if isinstance(parsed, Ask) else command
    elsewhere = frozenset(_ELSEWHERE.get(topic, _ELSEWHERE.get(command, "")).split())
    said = {word[:STEM] for word in parsed.about.split()} if isinstance(parsed, Ask) else set()
    ranks = command == "log"  # which tells all, in the order of time
    left = (t for t in tokens if t.word[:STEM] not in said or (ranks and t.has(*_RANKS)))
    return any(_is_left(each, elsewhere) for each in left)


def _is_left(token: Sensed, elsewhere: frozenset[str]) -> bool:
    meant = token.senses & elsewhere
    if not token.senses.isdisjoint(_SMALL):
        meant &= _NEVER_SMALL
    elif not token.senses.isdisjoint(_BESIDE):
        meant -= {"plan", "aim", "want"}
    return bool(meant) and not token.guessed
