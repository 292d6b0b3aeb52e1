"""Gems that a line names and nothing else are offered as a take."""

import pytest

from splendor_access.game.position import position_text
from splendor_access.session.prompts import Choice
from tests.talk.held_out.situation import at_prompt, typed
from tests.talk.test_orders import offered


@pytest.mark.parametrize(
    ("language", "line", "take"),
    [
        ("en", "1 r 1 e 1 s", "take ser"),
        ("en", "gems: r, d, s", "take srd"),
        ("en", "whitebluered", "take srd"),
        ("en", "one time two whites", "take dd"),
        ("de", "blaurotweiss nehmen", "take srd"),
        ("de", "rotgrünblau bitte", "take ser"),
        ("de", "steine: r, d, s", "take srd"),
        ("fr", "une fois deux blancs", "take dd"),
        ("fr", "deux diams", "take dd"),
        ("fr", "gemmes : r, d, s", "take srd"),
        ("nl", "één keer twee witte", "take dd"),
        ("nl", "roodwitblauw", "take srd"),
        ("nl", "stenen: r, d, s", "take srd"),
    ],
)
def test_gems_alone_are_offered_as_a_take(language: str, line: str, take: str) -> None:
    assert offered(language, line)[0] == take


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "red, white and blue?"),
        ("en", "white or red and blue"),
        ("en", "redeem"),
        ("de", "rotkohl"),
        ("fr", "rouge blanc, carte"),
        ("nl", "roodborstje"),
    ],
)
def test_gems_are_not_offered_beside_anything_else(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    prompt = one.open_prompt
    options = prompt.options if isinstance(prompt, Choice) else ()
    assert not any("Act(action=Take" in str(meant) for _told, meant in options)


@pytest.mark.parametrize("line", ["doe die maar", "die doe maar"])
def test_a_word_of_the_language_beside_others_is_no_letters(line: str) -> None:
    one = at_prompt("turn", "nl")
    assert typed(one, line)[0].message.name == "not-a-command"
    assert typed(one, "doe")[0].message.name != "not-a-command"  # which are three letters


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "take three: one red one white one green"),
        ("de", "ich nehme drei, einen roten, einen grünen und einen weißen"),
        ("fr", "je prends trois jetons, un rouge, un vert et un blanc"),
        ("nl", "ik pak er drie, een rode een witte en een groene"),
    ],
)
def test_the_number_of_all_gems_is_not_that_of_the_first(language: str, line: str) -> None:
    one, twin = at_prompt("turn", language), at_prompt("turn", language)
    typed(one, line)
    typed(twin, "take erd")
    assert position_text(one.table.state) == position_text(twin.table.state)


@pytest.mark.parametrize("line", ["take two: two red and one white", "take three: one red"])
def test_a_number_that_is_not_that_of_all_gems_takes_none(line: str) -> None:
    one = at_prompt("turn", "en")
    before = position_text(one.table.state)
    typed(one, line)
    assert position_text(one.table.state) == before
