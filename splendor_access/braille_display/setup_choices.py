"""Choices on a braille display for the questions before a game."""

from collections.abc import Iterator, Sequence

from splendor_access.bots import LADDER
from splendor_access.game.state import EDITIONS
from splendor_access.settings.names import LANGUAGE, Words
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, line, say

LONGER = ("18", "21")
"""Points of longer games, to choose without letters."""


FIRST = ("setup-name", "setup-resume", "setup-resume-end")
"""The questions that can be the first one after that for the language."""

READY_NAMES = ("ready-names-2", "ready-names-3", "ready-names-4")
"""Names for two to four players at a real table."""


def people(question: Message) -> int:
    """Return how many people play, according to the question about opponents."""
    count = question.args["people"]
    assert isinstance(count, int)
    return count


def answers(said: Sequence[Message], locale: Locale) -> list[tuple[Message, str]]:
    """Return the choices for a question, each a message, and the line that it enters.

    The question is the last message. Each question of the set-up can be gone back from, explained
    and left; where nothing else is known in advance, Enter is a choice, too.
    """
    *before, question = said
    if not question.name.startswith("setup-"):
        return []
    words: list[str] = []
    match question.name:
        case "setup-name":
            words = [locale.attribute("default-name"), locale.words("words-box")[0]]
        case "setup-real-names" | "setup-names-of":
            asked = question.args.get("count")
            ready = [*map(locale.words, READY_NAMES)]
            words = [", ".join(each) for each in ready if asked in (None, len(each))]
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
            pass
    leaving = (locale.words(name)[0] for name in ("words-back", "command-help", "command-quit"))
    offered = [(line(word), word) for word in (*words, *leaving)]
    if not words:
        offered.insert(0, (say("view-enter"), ""))
    return [*offered, *(_other_languages(locale) if question.name in FIRST else ())]


def _other_languages(locale: Locale) -> Iterator[tuple[Message, str]]:
    """Yield the other languages by their own names, so that a wrong choice can be undone."""
    for each in languages():
        if each != locale.language:
            name = Locale(each).attribute("language-name")
            yield line(name), f"{Words(locale).name(LANGUAGE)} {each}"


def line_entered(message: Message) -> str | None:
    """Return the line entered by choosing a thing before the question: a game's number."""
    match message.name, message.args.get("state"):
        case "game-listed", Message(name="game-in-round" | "game-untold" | "game-damaged"):
            return str(message.args["game"])
        case _:
            return None
