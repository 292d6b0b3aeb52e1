"""Orders in polite words, and with small words around them."""

import pytest

from splendor_access.game.position import position_text
from splendor_access.session.prompts import Choice
from splendor_access.talk.parsing.commands import Act
from tests.talk.held_out.situation import at_prompt, typed
from tests.talk.test_orders import offered


@pytest.mark.parametrize(
    ("language", "line", "deed"),
    [
        ("en", "I'd like to take blue, red and white", "take srd"),
        ("en", "I would like red, green and white please", "take erd"),
        ("de", "ich möchte gerne a2 kaufen", "buy a2"),
        ("de", "ich hätte gern blau, rot und weiß", "take srd"),
        ("de", "ich würde lieber c4 reservieren", "reserve c4"),
        ("fr", "je voudrais prendre un bleu, un vert et un rouge s'il te plaît", "take ser"),
        ("fr", "j'aimerais bien acheter a2", "buy a2"),
        ("nl", "ik zou graag een blauwe, een rode en een witte willen pakken", "take srd"),
        ("nl", "ik zou a2 willen kopen", "buy a2"),
    ],
)
def test_a_polite_order_is_asked_about_and_done_on_yes(language: str, line: str, deed: str) -> None:
    assert offered(language, line) == [deed]
    one = at_prompt("turn", language)
    before = one.table.state
    typed(one, line)
    assert one.table.state == before
    typed(one, one.vocabulary.locale.words("words-yes")[0])
    assert one.table.state != before


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "could I take blue, red and white"),
        ("en", "I'd like to buy a2, can I?"),
        ("de", "darf ich a2 kaufen"),
        ("fr", "je peux acheter a2"),
        ("nl", "mag ik blauw, rood en wit"),
        ("nl", "zou ik a2 kopen"),
    ],
)
def test_a_question_stays_one(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    prompt = one.open_prompt
    asked = [meant for _told, meant in prompt.options] if isinstance(prompt, Choice) else []
    assert not any(isinstance(meant, Act) for meant in asked)


@pytest.mark.parametrize(
    ("language", "line", "command"),
    [
        ("en", "buy a2 then", "buy a2"),
        ("en", "ok then buy a2 please", "buy a2"),
        ("en", "yes, take white blue and red", "take srd"),
        ("de", "ja kauf a2 doch einfach", "buy a2"),
        ("de", "na gut, nimm dann rot weiß blau", "take srd"),
        ("fr", "achète a2 alors", "buy a2"),
        ("fr", "bon allez achète a2", "buy a2"),
        ("nl", "koop a2 dan maar", "buy a2"),
        ("nl", "ja neem wit blauw en rood", "take srd"),
    ],
)
def test_small_words_around_a_whole_command_change_nothing(
    language: str, line: str, command: str
) -> None:
    one, plain = at_prompt("turn", language), at_prompt("turn", language)
    typed(one, line)
    [verb, about] = command.split()
    typed(plain, f"{one.vocabulary.locale.words(f'command-{verb}')[0]} {about}")
    assert position_text(one.table.state) == position_text(plain.table.state)
    assert one.table.version == plain.table.version > at_prompt("turn", language).table.version


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "why not buy a2"),
        ("en", "buy a2 then?"),
        ("de", "warum nicht kauf a2"),
        ("fr", "achète a2 alors ?"),
        ("nl", "koop a2 dan?"),
    ],
)
def test_a_question_with_a_command_in_it_does_nothing(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    version = one.table.version
    typed(one, line)
    assert one.table.version == version


@pytest.mark.parametrize(
    ("language", "line", "why"),
    [
        ("en", "I'd like green, white and black", "refused-bank-lacks"),
        ("de", "ich hätte gern schwarz, grün und weiß", "refused-bank-lacks"),
        ("fr", "mets-moi deux verts", "refused-two-need-four"),
        ("nl", "doe dan maar een zwarte een groene en een witte", "refused-bank-lacks"),
        ("nl", "ik zou graag a1 willen kopen", "refused-cannot-afford"),
    ],
)
def test_what_the_rules_forbid_is_refused_at_once(language: str, line: str, why: str) -> None:
    one = at_prompt("turn", language)
    told = typed(one, line)
    assert one.open_prompt is None
    assert told[0].message.name == why
