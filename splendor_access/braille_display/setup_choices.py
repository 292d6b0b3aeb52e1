"""Choices on a braille display for the questions before a game."""

from collections.abc import Sequence

from splendor_access.bots import LADDER
from splendor_access.game.state import EDITIONS
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, line

LONGER = ("18", "21")
"""Points of longer games, to choose without letters."""


def people(question: Message) -> int:
    """Return how many people play, according to the question about opponents."""
    count = question.args["people"]
    assert isinstance(count, int)
    return count


def answers(said: Sequence[Message], locale: Locale) -> list[tuple[Message, str]]:
    """Return the choices for a question, where they are known in advance.

    The question is the last message. Each choice is a message, and the line that it enters.
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
        case "setup-rules":
            words = [*EDITIONS, *LONGER]
        case "setup-resume" | "setup-resume-end" | "setup-begun":
            words = [locale.words("words-yes")[0], locale.attribute("view-no")]
            if any(message.name == "setup-others" for message in before):
                words.append(locale.words("words-games")[0])
        case _:
            return []
    words += [locale.words(name)[0] for name in ("words-back", "command-help", "command-quit")]
    return [(line(word), word) for word in words]


def line_entered(message: Message) -> str | None:
    """Return the line entered by choosing a thing before the question: a game's number."""
    match message.name, message.args.get("state"):
        case "game-listed", Message(name="game-in-round" | "game-untold" | "game-damaged"):
            return str(message.args["game"])
        case _:
            return None
