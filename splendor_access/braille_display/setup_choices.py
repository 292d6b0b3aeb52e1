"""What can be chosen on a braille display in the questions before a game."""

from collections.abc import Sequence

from splendor_access.bots import LADDER
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, line


def people(question: Message) -> int:
    """Return how many people play, as the question for opponents says."""
    count = question.args["people"]
    assert isinstance(count, int)
    return count


def answers(said: Sequence[Message], locale: Locale) -> list[tuple[Message, str]]:
    """Return what can be chosen instead of typed, where that can be known before it is asked.

    The question is the last thing said. Each is a message, and the line that choosing it enters.
    """
    *before, question = said
    match question.name:
        case "setup-name":
            words = [locale.attribute("default-name"), locale.words("words-box")[0]]
        case "setup-bots":
            words = {1: ["1", "2", "3"], 2: ["0", "1", "2"]}.get(people(question), ["0", "1"])
        case "setup-level":
            words = [locale.attribute(f"level-{level}") for level in LADDER]
        case "setup-first" | "setup-began" | "setup-me":
            names = question.args["names"]
            assert isinstance(names, list)
            words = [*map(str, names)]
        case "setup-resume" | "setup-resume-end" | "setup-begun":
            words = [locale.words("words-yes")[0], locale.attribute("view-no")]
            if any(message.name == "setup-others" for message in before):
                words.append(locale.words("words-games")[0])
        case _:
            return []
    words += [locale.words(name)[0] for name in ("words-back", "command-help", "command-quit")]
    return [(line(word), word) for word in words]


def entered(message: Message) -> str | None:
    """Return the line that choosing a thing said before the question enters: a game's number."""
    match message.name, message.args.get("state"):
        case "game-listed", Message(name="game-in-round" | "game-untold" | "game-damaged"):
            return str(message.args["game"])
        case _:
            return None
