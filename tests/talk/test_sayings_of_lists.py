"""Sayings that want a list, or all of something, and those that want something explained."""

import pytest

from splendor_access.session.prompts import Choice
from splendor_access.talk.messages import Message
from splendor_access.talk.parsing.commands import Do
from tests.talk.held_out.situation import at_prompt, typed


def _told(language: str, line: str) -> list[Message]:
    return [said.message for said in typed(at_prompt("turn", language), line)]


@pytest.mark.parametrize(
    ("language", "line", "command"),
    [
        ("en", "glossary", "help words"),
        ("en", "some more alternatives", "hint more"),
        ("en", "full board", "board"),
        ("en", "explanation about gold", "help gold"),
        ("de", "Wörterliste", "hilfe wörter"),
        ("de", "noch ein paar Alternativen", "tipp mehr"),
        ("de", "Adelige anzeigen", "adlige"),
        ("de", "Auslage komplett", "auslage"),
        ("de", "umschauen", "auslage"),
        ("de", "alle Einstellungen aufzählen", "einstellungen alle"),
        ("fr", "lexique", "aide mots"),
        ("fr", "encore quelques alternatives", "conseil plus"),
        ("fr", "plateau complet", "plateau"),
        ("fr", "lister tous les réglages", "réglages tous"),
        ("nl", "woordenlijst", "help woorden"),
        ("nl", "geef nog een paar alternatieven", "tip meer"),
        ("nl", "edelen tonen", "edelen"),
        ("nl", "welke comandos bestaan er", "help"),
        ("nl", "alle instellingen opsommen", "instellingen alle"),
    ],
)
def test_a_saying_is_its_command(language: str, line: str, command: str) -> None:
    assert _told(language, line) == _told(language, command)


@pytest.mark.parametrize(
    ("language", "line", "aim"),
    [
        ("en", "from now on I play for points, keep that in mind", "points"),
        ("de", "behalt die c4 für mi im Aug", "c4"),
        ("fr", "garde c4 à l'œil pour moi", "c4"),
        ("nl", "hou c4 in de gaten voor me", "c4"),
    ],
)
def test_what_is_to_be_kept_in_mind_may_be_an_aim(language: str, line: str, aim: str) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    prompt = one.open_prompt
    assert isinstance(prompt, Choice)
    aims = [meant for _told, meant in prompt.options if isinstance(meant, Do)]
    word = aim if aim == "c4" else one.style.locale.words("words-aim-points")[0]
    assert Do("aim", word) in aims


@pytest.mark.parametrize("line", ["zeg dat laatste nog es", "zeg dat nog es"])
def test_once_more_may_be_shortened(line: str) -> None:
    assert _told("nl", line) == _told("nl", "herhaal")
