"""Questions about all the choices of a prompt: these are read again, or the way to each offered."""

import pytest

from splendor_access.session.prompts import Choice
from splendor_access.talk.parsing.commands import Ask
from tests.talk.held_out.situation import at_prompt, typed


@pytest.mark.parametrize(
    ("prompt", "language", "line"),
    [
        ("which", "en", "what did they cost again"),
        ("which", "en", "how many points do they give"),
        ("which", "en", "which of the two is cheaper"),
        ("which", "de", "was kosten die beiden"),
        ("which", "de", "wie viele Punkte bringen sie"),
        ("which", "fr", "elles coûtaient combien déjà"),
        ("which", "fr", "laquelle des deux est la moins chère"),
        ("which", "nl", "wat kosten die twee"),
        ("which", "nl", "hoeveel punten geven ze"),
        ("noble", "en", "what do they want"),
        ("noble", "nl", "wat vroegen die twee ook alweer"),
    ],
)
def test_who_asks_about_all_choices_hears_them_again(prompt: str, language: str, line: str) -> None:
    one = at_prompt(prompt, language)
    question = one.open_prompt
    head, *options = [said.message.name for said in typed(one, line)]
    assert head in ("which-card", "menu-noble")
    assert options == ["option", "option"]
    assert one.open_prompt == question


@pytest.mark.parametrize(
    ("prompt", "language", "line"),
    [
        ("which", "en", "which of them am I closer to"),
        ("which", "de", "bei welcher bin ich näher dran"),
        ("which", "de", "was fehlt mir für die zwei"),
        ("which", "fr", "il me manque quoi pour ces deux-là"),
        ("which", "nl", "bij welke ben ik het dichtst in de buurt"),
        ("noble", "nl", "welke ben ik het dichtst bij"),
    ],
)
def test_the_way_to_each_choice_is_offered(prompt: str, language: str, line: str) -> None:
    one = at_prompt(prompt, language)
    typed(one, line)
    asked = one.open_prompt
    assert isinstance(asked, Choice)
    ways = [Ask("need", "a4"), Ask("need", "c1")]
    ways = ways if prompt == "which" else [Ask("goal", "n1"), Ask("goal", "n2")]
    assert [parsed for _told, parsed in asked.options] == ways


@pytest.mark.parametrize(
    ("language", "line", "place"),
    [
        ("en", "what does the second of them cost", "c1"),
        ("de", "was kostet die mit drei Punkten", "c1"),
        ("de", "was kostet die erste", "a4"),
    ],
)
def test_a_question_about_one_of_them_is_answered(language: str, line: str, place: str) -> None:
    one = at_prompt("which", language)
    assert typed(one, line)[0].message.args["place"] == place
