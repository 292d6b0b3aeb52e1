"""What can be chosen on a braille display in the questions before a game."""

from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, line


def people(question: Message) -> int:
    """Return how many people play, as the question for opponents says."""
    count = question.args["people"]
    assert isinstance(count, int)
    return count


def answers(question: Message, locale: Locale) -> list[tuple[Message, str]]:
    """Return what can be chosen instead of typed, where that can be known before it is asked.

    Each is a message, and the line that choosing it enters.
    """
    match question.name:
        case "setup-name":
            words = [locale.attribute("default-name")]
        case "setup-bots":
            words = {1: ["1", "2", "3"], 2: ["0", "1", "2"]}.get(people(question), ["0", "1"])
        case "setup-level":
            words = [locale.attribute(f"level-{level}") for level in ("easy", "normal")]
        case "setup-first":
            names = question.args["names"]
            assert isinstance(names, list)
            words = [*map(str, names)]
        case "setup-resume":
            words = [locale.words("words-yes")[0], locale.attribute("view-no")]
        case _:
            words = []
    return [(line(word), word) for word in words]
