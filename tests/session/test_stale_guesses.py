"""A yes, a no or a number answers what was asked last, and nothing that lies further back."""

import pytest

from splendor_access.session.prompts import Choice
from tests.talk.held_out.situation import at_prompt, typed

ORDER = {
    "en": "I think I'll take blue and green and white",
    "de": "ich glaub ich nehm blau und grün und weiß",
    "fr": "bon on prend alors bleu avec vert avec blanc",
    "nl": "ik denk dat ik blauw en groen en wit neem",
}
"""Orders that are asked about."""

YES = {"en": "yes", "de": "ja", "fr": "oui", "nl": "ja"}
LOOK = {"en": "look b1", "de": "ansehen b1", "fr": "voir b1", "nl": "bekijk b1"}
TRY = {
    "en": "try take dre",
    "de": "probiere nimm dre",
    "fr": "essayer prendre dre",
    "nl": "probeer neem dre",
}


@pytest.mark.parametrize("language", ORDER)
def test_one_question_may_be_asked_before_an_order_is_confirmed(language: str) -> None:
    one = at_prompt("turn", language)
    before = one.table.version
    typed(one, ORDER[language])
    typed(one, LOOK[language])
    typed(one, YES[language])
    assert one.table.version == before + 1


@pytest.mark.parametrize("language", ORDER)
@pytest.mark.parametrize("between", ["two questions", "what another move would bring"])
def test_what_was_asked_about_before_other_things_is_not_done(language: str, between: str) -> None:
    one = at_prompt("turn", language)
    before = one.table.version
    lines = [LOOK[language]] * 2 if between == "two questions" else [TRY[language]]
    for line in [ORDER[language], *lines, YES[language]]:
        told = [said.message.name for said in typed(one, line)]
    assert one.table.version == before
    assert told == ["no-question"]


def test_no_guess_comes_back_from_behind_another_one() -> None:
    one = at_prompt("turn", "en")
    for line in (ORDER["en"], "how they are doing then", "maybe buy the red one I guess", "no"):
        typed(one, line)
    assert one.open_prompt is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "i think so"),
        ("de", "ja, das meine ich"),
        ("fr", "je crois que oui"),
        ("nl", "ja dat bedoel ik"),
    ],
)
def test_a_yes_in_other_words_is_one(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    before = one.table.version
    typed(one, ORDER[language])
    typed(one, line)
    assert one.table.version == before + 1


@pytest.mark.parametrize(
    ("language", "line", "plain"),
    [
        ("en", "no, take green, red and white", "take green, red and white"),
        ("en", "no, the settings", "settings"),
        ("fr", "non, les réglages", "réglages"),
        ("nl", "nee, hoeveel goud heb ik", "hoeveel goud heb ik"),
    ],
)
def test_what_stands_behind_a_no_is_read_for_itself(language: str, line: str, plain: str) -> None:
    one = at_prompt("turn", language)
    typed(one, ORDER[language])
    heard = [said.message for said in typed(one, line)]
    assert heard == [said.message for said in typed(at_prompt("turn", language), plain)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "yes, and give back a black"),
        ("de", "ja, und gib ein schwarz zurück"),
        ("fr", "oui et rends un noir"),
        ("nl", "ja, en geef een zwarte terug"),
    ],
)
def test_what_is_to_be_given_back_beside_a_yes_takes_nothing_from_it(
    language: str, line: str
) -> None:
    one = at_prompt("turn", language)
    before = one.table.version
    typed(one, ORDER[language])
    assert "left-undone" in [said.message.name for said in typed(one, line)]
    assert one.table.version == before + 1


@pytest.mark.parametrize(
    ("language", "question", "yes"),
    [
        ("en", "how many cards may i actually have", "yes go on then"),
        ("de", "wie viele karten darf ich da eigentlich haben", "ja dann mach mal"),
        ("fr", "combien de cartes j'ai le droit d'avoir au fait", "oui vas-y alors"),
        ("nl", "hoeveel kaarten mag ik er eigenlijk hebben", "ja doe maar dan"),
    ],
)
def test_a_yes_in_passing_at_several_guesses_gets_them_again(
    language: str, question: str, yes: str
) -> None:
    one = at_prompt("yes-no", language)
    typed(one, question)
    guesses = one.open_prompt
    assert isinstance(guesses, Choice)
    version = one.table.version
    typed(one, yes)
    assert one.open_prompt == guesses
    assert one.table.version == version
