"""A line that no reading accounts for is asked about: its nearest meanings are offered.

Nothing is done before one is chosen, and talk that names nothing of the program is not asked about.
"""

import pytest

from splendor_access.game.actions import Reserve, Take
from splendor_access.game.cards import gems
from splendor_access.talk.parsing.commands import COMMANDS, Act, Ask, Do, Parsed, Unclear, Which
from splendor_access.talk.parsing.nearest import TALK, ranked
from splendor_access.talk.rulebook import PARTS
from tests.talk.test_corpus import meaning

ASKED = [
    ("en", "has either of us reserved blind", "log reserve"),
    ("en", "red plus white plus green", "take erd"),
    ("en", "am I one gem short of anything", "afford"),
    ("de", "auf welche Karte soll ich gehen", "worth"),
    ("de", "zählen Chips für Adlige", "rules nobles"),
    ("fr", "combien de tours pour avoir b4", "need b4"),
    ("nl", "tellen fiches voor edelen", "rules nobles"),
]
"""Lines that have words of no reading, and a meaning that is offered."""

TALKED = [
    ("en", "what a boring game"),
    ("en", "my dog just barked"),
    ("de", "erzähl einen Witz"),
    ("fr", "raconte une blague"),
    ("nl", "wat een rotweer"),
]


def offered(parsed: Parsed) -> list[Parsed]:
    """Return what a line is asked about."""
    return [meant for _text, meant in parsed.options] if isinstance(parsed, Which) else []


@pytest.mark.parametrize(("language", "line", "meant"), ASKED)
def test_the_nearest_meanings_are_offered(language: str, line: str, meant: str) -> None:
    found = offered(meaning(language, "act", line))
    command, _, about = meant.partition(" ")
    wanted = Act(Take(gems(about))) if command == "take" else Ask(command, about)
    assert wanted in found, found
    assert len(found) <= 3


@pytest.mark.parametrize(("language", "line"), TALKED)
def test_talk_is_not_asked_about(language: str, line: str) -> None:
    assert isinstance(meaning(language, "act", line), Unclear)


DOUBTED = [
    ("fr", "comment on paie une carte", "rules buy"),
    ("nl", "welke van mijn kaarten heeft punten", "cards 0"),
]
"""Lines of which a reading accounts for every word, and what lines of the kind mean."""


@pytest.mark.parametrize(("language", "line", "meant"), DOUBTED)
def test_an_unlikely_answer_is_asked_about_first(language: str, line: str, meant: str) -> None:
    command, _, about = meant.partition(" ")
    assert Ask(command, about) in offered(meaning(language, "act", line))[1:]


def test_setting_a_card_aside_is_no_setting() -> None:
    assert meaning("en", "act", "set aside b4") == Act(Reserve("b4"))
    assert isinstance(meaning("en", "act", "set speech off"), Do)


def test_what_was_learned_is_of_commands_and_of_senses() -> None:
    kinds = [kind for _chance, kind in ranked({"bias"})]
    for kind in kinds:
        command, *part = kind.split()
        assert command in COMMANDS or kind == TALK
        assert not part or part[0] in PARTS
