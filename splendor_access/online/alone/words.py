"""The lines of the page while it loads, when no Python can say anything yet, in all languages."""

from collections.abc import Mapping

from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, say

PERCENTS = (25, 50, 75)
"""What is said while the program is loaded."""

LINES: Mapping[str, Message] = {
    "starting": say("alone-starting"),
    "failed": say("alone-failed"),
    "ended": say("alone-ended"),
    "open": say("alone-open"),
    "take": say("alone-take"),
    "taken": say("alone-taken"),
    "unsaved": say("alone-unsaved"),
    "saved": say("alone-saved-again"),
    "evicted": say("alone-evicted"),
    "first": say("alone-first"),
    "newer": say("alone-newer"),
    "insecure": say("alone-insecure"),
    "update": say("alone-update"),
}
"""The lines by the names that the script has for them."""


def loading_words(size: int, unpacked: int) -> dict[str, dict[str, str | list[str]]]:
    """Return all lines by language, for a page of so many megabytes, packed and not."""
    return {language: _lines(Locale(language), size, unpacked) for language in languages()}


def _lines(locale: Locale, size: int, unpacked: int) -> dict[str, str | list[str]]:
    return {
        "loading": locale.text(say("alone-loading", size=size)),
        "anew": locale.text(say("alone-loading-anew", size=unpacked)),
        "parts": [locale.text(say("alone-part", percent=each)) for each in PERCENTS],
        **{name: locale.text(message) for name, message in LINES.items()},
    }
