"""Ready sentences to friends: each is heard in the language of whoever hears it."""

from functools import cache

from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, fold, say

READY = (
    "ready-hello",
    "ready-luck",
    "ready-well-done",
    "ready-oh-no",
    "ready-moment",
    "ready-back",
    "ready-thinking",
    "ready-thanks",
    "ready-again",
    "ready-bye",
)
"""The names of the sentences, in the order in which they are offered."""


def ready_sentence(text: str) -> Message | None:
    """Return the sentence that a text is, in whatever language it was sent, or None."""
    name = _sentences().get(fold(text.strip(" .!?")))
    return say(name) if name else None


@cache
def _sentences() -> dict[str, str]:
    """Return the name of each sentence by its text in each language."""
    return {
        fold(Locale(language).text(say(name)).strip(" .!?")): name
        for language in languages()
        for name in READY
    }
