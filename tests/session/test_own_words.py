"""Sentences and replies of one's own: what they do, ask and answer, in a session."""

import pytest

from tests.talk.held_out.situation import at_prompt, typed


def test_a_word_that_is_not_known_beside_a_deed_is_asked_about() -> None:
    one = at_prompt("turn", "en")
    before = one.table.version
    assert typed(one, "buyy a2")[0].message.name == "guessed"
    assert one.table.version == before
    typed(one, "yeah")
    assert one.table.version > before


def test_a_line_of_several_is_done_one_after_another() -> None:
    one = at_prompt("turn", "en")
    names = [said.message.name for said in typed(one, "row a then bank")]
    assert names[0].startswith("row")
    assert any(name.startswith("bank") for name in names)


def test_what_was_done_is_a_query_of_the_log() -> None:
    one = at_prompt("turn", "en")
    asked = [one.style.text(said.message) for said in typed(one, "when did Ben buy the red card")]
    assert asked == ["1 line:", "Round 4: Ben bought red from a1, paying 3 white."]


@pytest.mark.parametrize(
    ("language", "reply"),
    [("en", "the cheap one"), ("de", "die billige"), ("fr", "a4"), ("nl", "de eerste")],
)
def test_a_card_is_chosen_by_what_differs(language: str, reply: str) -> None:
    one = at_prompt("which", language)
    typed(one, reply)
    held = one.table.state.seats[0].hand[1]
    assert held
    assert held.card == at_prompt("which", language).table.state.card_at("a4")


def test_a_wish_at_a_guess_does_nothing() -> None:
    one = at_prompt("turn", "en")
    typed(one, "red green blue")
    before = one.table.version
    typed(one, "I'd like to take blue, green and red")
    assert one.table.version == before


def test_an_unknown_word_leaves_no_game() -> None:
    one = at_prompt("confirmation", "nl")
    typed(one, "stop mine.txt")
    assert not one.finished


def test_a_prompt_is_left_in_words() -> None:
    one = at_prompt("which", "en")
    assert [said.message.name for said in typed(one, "forget it")] == ["cancelled"]
    assert one.open_prompt is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "take blue, green and red"),
        ("de", "nimm blau, grün und rot"),
        ("fr", "prends un bleu, un vert et un rouge"),
        ("nl", "neem blauw, groen en rood"),
    ],
)
def test_the_colours_of_one_deed_are_not_several_lines(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    before = one.table.state.seats[0].tokens
    typed(one, line)
    assert sum(one.table.state.seats[0].tokens) == sum(before) + 3
