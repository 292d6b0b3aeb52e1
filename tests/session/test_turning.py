"""A reply that turns from the open question: corrects it, lets it be and goes on, or asks first."""

import pytest

from splendor_access.game.actions import Take
from splendor_access.game.cards import gems
from splendor_access.game.notation import action_text
from splendor_access.session.prompts import Choice, Confirm
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.parsing.commands import Act
from tests.talk.held_out.situation import at_prompt, typed

LANGUAGES = ("en", "de", "fr", "nl")

PAYMENT, CARDS, UNSEEN, LEAVING = "buy a2 with 1g", "reserve white", "reserve b", "quit"

CORRECTED = {
    (PAYMENT, "buy a3"): (
        "oh a3 it should've been, sorry",
        "ach a3 hätte das heißen sollen",
        "a3 c'était, désolée",
        "a3 had dat moeten zijn, sorry",
    ),
    (PAYMENT, "buy a2 with 1s1e"): (
        "scrap the gold, the normal price",
        "nee halt, doch ganz ohne gold",
        "non, sans l'or finalement",
        "doe bij nader inzien toch zonder goud",
    ),
    (CARDS, "reserve b2"): (
        "sorry, i meant black",
        "sorry, schwarz wars",
        "pardon, noir je voulais dire",
        "sorry, zwart moest het zijn",
    ),
    (CARDS, "reserve c2"): (
        "not white, the blue one on row c",
        "nicht weiß, die blaue in reihe c",
        "pas blanc, la bleue de la rangée c",
        "niet wit, die blauwe op rij c",
    ),
    (UNSEEN, "reserve a"): (
        "i mean a, not b",
        "a mein ich, nicht b",
        "a je veux dire, pas b",
        "a bedoel ik, niet b",
    ),
    (UNSEEN, "reserve c"): (
        "deck c, mistyped",
        "stapel c, hab mich vertippt",
        "la pile c, faute de frappe",
        "stapel c, tikfout",
    ),
    (UNSEEN, "reserve b4"): (
        "oops slip of the tongue, b four it was",
        "ups versprochen, b vier wars",
        "oups ma langue a fourché, b quatre",
        "oeps verspreking, b vier was het",
    ),
}
"""Lines in each language that correct what was ordered, and what is asked about."""

OF_THE_ROW = [
    ("en", "I'd like to reserve a2", "typo, the fourth in that row", "reserve a4"),
    ("de", "ich nehme a2", "nein, die vierte in der gleichen Reihe", "buy a4"),
    ("fr", "je prends a2", "mal tapé, la quatre de cette rangée, je la réserve", "reserve a4"),
    ("nl", "ik neem a2", "typefout, de vierde in die rij", "reserve a4"),
]
"""What is ordered, another card of its row that is meant instead, and what is asked about."""

LET_BE = (
    "forget the card, i take blue green red",
    "vergiss die karte, ich nehm blau grün rot",
    "laisse la carte, je prends bleu vert rouge",
    "vergeet die kaart, ik pak blauw groen rood",
)
ASKED_INSTEAD = (
    "drop that, show me the bank",
    "lass das mal, zeig mir die bank",
    "oublie ça, montre-moi la banque",
    "laat dat maar, toon me de bank",
)
ASKED_FIRST = (
    "hold on, bank first",
    "moment, erst die bank",
    "attends, d'abord la banque",
    "wacht, eerst de bank",
)


def _at(language: str, before: str) -> AnySession:
    one = at_prompt("turn", language)
    typed(one, before)
    return one


def _told(one: AnySession, line: str) -> list[str]:
    return [said.message.name for said in typed(one, line)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("before", "meant"), CORRECTED)
def test_what_corrects_an_order_is_asked_about(language: str, before: str, meant: str) -> None:
    """The deed of the open question with what is named instead is offered, and not done."""
    _assert_asked(language, before, CORRECTED[before, meant][LANGUAGES.index(language)], meant)


@pytest.mark.parametrize(("language", "before", "line", "meant"), OF_THE_ROW)
def test_another_card_of_the_row_in_question_is_asked_about(
    language: str, before: str, line: str, meant: str
) -> None:
    _assert_asked(language, before, line, meant)


def _assert_asked(language: str, before: str, line: str, meant: str) -> None:
    one = _at(language, before)
    state = one.table.state
    _told(one, line)
    assert one.table.state == state
    prompt = one.open_prompt
    assert isinstance(prompt, Choice)
    assert prompt.guessed
    assert meant in {
        action_text(each.action) for _text, each in prompt.options if isinstance(each, Act)
    }


@pytest.mark.parametrize(("language", "line"), [*zip(LANGUAGES, LET_BE, strict=True)])
def test_an_order_behind_never_mind_is_done(language: str, line: str) -> None:
    """It is as plain as it would be without it; at a yes or no it is asked whether it is done."""
    one = _at(language, PAYMENT)
    typed(one, line)
    assert one.table.actions[-1] == Take(gems("ser"))
    one = _at(language, UNSEEN)
    state = one.table.state
    assert _told(one, line)[-1] == "ask-put-off"
    assert one.table.state == state


@pytest.mark.parametrize(("language", "line"), [*zip(LANGUAGES, ASKED_INSTEAD, strict=True)])
@pytest.mark.parametrize("before", [PAYMENT, CARDS, UNSEEN, LEAVING])
def test_a_question_behind_never_mind_is_answered(language: str, line: str, before: str) -> None:
    """The question that is let be is closed."""
    one = _at(language, before)
    assert "bank-lacking" in _told(one, line)
    assert one.open_prompt is None


@pytest.mark.parametrize(("language", "line"), [*zip(LANGUAGES, ASKED_FIRST, strict=True)])
@pytest.mark.parametrize("before", [PAYMENT, CARDS, UNSEEN, LEAVING])
def test_what_is_asked_first_leaves_the_question_open(
    language: str, line: str, before: str
) -> None:
    """It is answered, and the question is still to be answered."""
    one = _at(language, before)
    prompt = one.open_prompt
    assert "bank-lacking" in _told(one, line)
    assert isinstance(prompt, Choice | Confirm)
    assert one.open_prompt is prompt
