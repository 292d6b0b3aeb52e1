"""Orders and questions of their own, typed while something is to be chosen, and a yes with a verb.

The lines are those of people who played whole games by what they heard.
"""

import pytest

from splendor_access.game.actions import Reserve
from splendor_access.game.notation import action_text
from splendor_access.session.choosing import ChoiceReader
from splendor_access.session.prompts import Choice, Reply
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import Act, Ask, Do, Look
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.talk.held_out.situation import at_prompt, typed


def done(one: AnySession) -> str:
    action = one.table.actions[-1]
    assert action is not None
    return action_text(action)


def names(one: AnySession, line: str) -> list[str]:
    return [said.message.name for said in typed(one, line)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "take four green for me"),
        ("en", "take the four green one"),
        ("de", "nimm vier grüne"),
        ("fr", "prends quatre verts"),
        ("nl", "pak vier groene"),
        ("nl", "ik neem die met vier groen"),
    ],
)
def test_an_order_for_gems_chooses_no_card_by_its_cost(language: str, line: str) -> None:
    one = at_prompt("which", language)
    before = one.table.version
    assert names(one, line)[0] == "guessed"
    assert one.table.version == before
    asked = one.open_prompt
    assert isinstance(asked, Choice)
    assert [meant for _told, meant in asked.options] == [Act(Reserve("a4"))]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I take red, green and white"),
        ("de", "ich nehme Rot, Grün und Weiß"),
        ("fr", "je prends rouge, vert et blanc"),
        ("nl", "ik neem rood, groen en wit"),
    ],
)
def test_an_order_that_is_allowed_is_carried_out_while_a_card_is_to_be_chosen(
    language: str, line: str
) -> None:
    one = at_prompt("which", language)
    typed(one, line)
    assert done(one) == "take erd"


@pytest.mark.parametrize(
    ("language", "line", "order", "act"),
    [
        ("en", "not sure about a2", "I buy a3", "buy a3"),
        ("en", "what about a2", "I buy a2 with 1e1g", "buy a2 with 1e1g"),
        ("de", "was ist mit a2", "ich kaufe a3", "buy a3"),
        ("fr", "et a2 alors", "j'achète a3", "buy a3"),
        ("nl", "ik claim a2", "Ik koop a3", "buy a3"),
        ("nl", "ik claim a4", "reserveer a2", "reserve a2"),
    ],
)
def test_an_order_at_guesses_is_the_order_and_chooses_none_of_them(
    language: str, line: str, order: str, act: str
) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    typed(one, order)
    assert done(one).startswith(act)


@pytest.mark.parametrize(
    ("language", "line", "reply", "act"),
    [
        ("nl", "ik claim a2", "Kopen, niet reserveren", "buy a2"),
        ("nl", "ik claim a2", "niet kopen, reserveren", "reserve a2"),
        ("en", "bagsy a2", "reserve, not buy", "reserve a2"),
        ("de", "ich kralle mir a2", "kaufen", "buy a2"),
        ("fr", "je chourave a2", "réserver", "reserve a2"),
    ],
)
def test_one_of_two_deeds_is_chosen_by_its_verb(
    language: str, line: str, reply: str, act: str
) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    typed(one, reply)
    assert done(one).startswith(act)


@pytest.mark.parametrize(
    ("language", "line", "reply"),
    [
        ("en", "then red, green and white", "yes take those"),
        ("en", "then red, green and white", "yes, take them"),
        ("en", "then red, green and white", "yes, do it"),
        ("de", "dann rot, weiß und grün", "ja, nimm sie"),
        ("fr", "alors vert, blanc et rouge", "oui, prends-les"),
        ("nl", "dan groen, wit en rood", "ja, neem ze"),
    ],
)
def test_yes_with_the_verb_that_is_asked_about_is_yes(language: str, line: str, reply: str) -> None:
    one = at_prompt("turn", language)
    assert names(one, line)[0] == "guessed"
    typed(one, reply)
    assert done(one) == "take erd"


def test_a_question_beside_an_order_that_is_asked_about_leaves_it_open() -> None:
    one = at_prompt("turn", "en")
    typed(one, "then red, green and white")
    asked = one.open_prompt
    assert names(one, "will that cost me anything?")[0] == "guessed"
    typed(one, "no")
    assert one.open_prompt == asked
    typed(one, "yes")
    assert done(one) == "take erd"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "What would be a good first move?"),
        ("en", "what cards can I pick from on the table?"),
    ],
)
def test_another_question_is_asked_back_while_a_card_is_to_be_chosen(
    language: str, line: str
) -> None:
    one = at_prompt("which", language)
    before = one.open_prompt
    assert names(one, line)[0] == "guessed"
    typed(one, "yes")
    assert one.open_prompt == before


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "do I keep blue then"),
        ("en", "how much gold have I got then"),
        ("de", "behalte ich dann noch Blau"),
        ("de", "hab ich dann noch grün"),
        ("fr", "est-ce que je garde du bleu"),
        ("nl", "houd ik dan nog blauw over"),
    ],
)
def test_what_would_be_left_is_asked_back_and_pays_nothing(language: str, line: str) -> None:
    one = at_prompt("payment", language)
    before = one.table.version, one.open_prompt
    assert names(one, line)[0] == "guessed"
    typed(one, "1")
    assert (one.table.version, one.open_prompt) == before


@pytest.mark.parametrize(
    ("language", "line", "beside"),
    [
        ("en", "you chatter far too much", "{}, please"),
        ("en", "what about paying hm", "yes, {}"),
        ("de", "ich kralle mir a2", "ja, {}"),
        ("fr", "et a2 alors", "oui, {}"),
        ("nl", "ik claim a2", "{}, graag"),
    ],
)
def test_a_guess_that_tells_something_may_be_said_back(
    language: str, line: str, beside: str
) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    asked = one.open_prompt
    assert isinstance(asked, Choice)
    telling = [(told, meant) for told, meant in asked.options if isinstance(meant, Ask | Look)]
    assert telling
    for told, meant in telling:
        if one.open_prompt != asked:
            typed(one, line)
        typed(one, beside.format(one.style.text(told).rstrip(".")))
        assert one.open_prompt is None, meant


@pytest.mark.parametrize(
    ("reply", "number"),
    [("move", None), ("take the last move back", 1), ("score", 2), ("the score, please", 2)],
)
def test_a_part_of_a_guess_does_nothing_that_changes_the_game(
    reply: str, number: int | None
) -> None:
    vocabulary = Vocabulary(Locale("en"))
    options = [
        (say("option-meant", meant=meant.command, subject="", line=""), meant)
        for meant in (Do("undo"), Ask("score"))
    ]
    choice = Choice("which", say("guessed", typed="hm", count=2), options)
    found = ChoiceReader(vocabulary, ("Ada", "Ben")).quoted(choice, reply)
    assert found == (Reply(number) if number else None)
