"""An answer that says nothing about a word of a line is not given as if it had been asked for.

What is meant is among the meanings that are asked about.
"""

import pytest

from splendor_access.talk.parsing.commands import Ask, Parsed, Which
from tests.talk.test_corpus import meaning

ASKED = [
    ("en", "how many cards have I reserved so far", "log sam reserve"),
    ("de", "welche Karten habe ich bisher reserviert", "log sam reserve"),
    ("fr", "combien de cartes ai-je réservées jusqu'ici", "log sam reserve"),
    ("nl", "hoe vaak heb ik gereserveerd", "log sam reserve"),
    ("en", "show me the reservation I made", "log sam reserve"),
    ("en", "can both of us get the same noble", "rules nobles"),
    ("de", "können wir beide denselben Adligen kriegen", "rules nobles"),
    ("nl", "kunnen we allebei dezelfde edele krijgen", "rules nobles"),
    ("en", "are nobles worth three points each", "rules nobles"),
    ("de", "sind Adlige drei Punkte wert", "rules nobles"),
    ("de", "wann darf ich Gold nehmen", "rules gold"),
    ("nl", "hoeveel punten heb je nodig om te winnen", "rules end"),
    ("fr", "l'or sert-il pour les nobles", "rules nobles"),
    ("en", "how is the game set up", "rules"),
    ("en", "did I take red more often than blue", "log sam take red"),
    ("nl", "wat is de duurste kaart die ik kocht", "log sam buy"),
    ("de", "welche Karten kann keiner von uns kaufen", "afford"),
    ("en", "what could I buy if I had one more white", "try take d"),
]
"""Lines, and what they mean, which the answer that their other words ask for does not hold."""

TOLD = [
    ("de", "was darf ich alles nehmen", "rules take"),
    ("en", "how many points is a noble worth", "rules nobles"),
    ("de", "wie viele Punkte bringt ein Adliger", "rules nobles"),
    ("fr", "combien de points rapporte un noble", "rules nobles"),
    ("nl", "hoeveel punten is een edele waard", "rules nobles"),
    ("en", "how many points does one need to win", "rules end"),
    ("de", "wie viele Punkte braucht man zum Sieg", "rules end"),
    ("fr", "combien de points faut-il pour gagner", "rules end"),
]
"""Questions about a rule in words that also stand in one about the state."""


def _asked(line: str) -> Ask:
    command, _, about = line.partition(" ")
    return Ask(command, about)


def _offered(parsed: Parsed) -> list[Parsed]:
    assert isinstance(parsed, Which)
    return [meant for _told, meant in parsed.options]


@pytest.mark.parametrize(("language", "line", "meant"), ASKED)
def test_what_an_answer_would_leave_out_is_asked_about(
    language: str, line: str, meant: str
) -> None:
    assert _asked(meant) in _offered(meaning(language, "act", line))


@pytest.mark.parametrize(("language", "line", "meant"), TOLD)
def test_a_rule_is_told_that_nobody_is_named_beside(language: str, line: str, meant: str) -> None:
    assert meaning(language, "act", line) == _asked(meant)
