"""Turns told at a real table in whatever words and order: each line is that deed, or none."""

from functools import cache
from pathlib import Path

import pytest

from splendor_access.companion.clauses import Deed
from splendor_access.companion.own_words import OwnWords, deeds
from splendor_access.game.actions import Buy, Reserve, Return, Take
from splendor_access.game.cards import gems
from splendor_access.game.chance import unseen
from splendor_access.game.notation import action_text, card_code, parse_action
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.cases import every
from tests.companion.entering import NAMES
from tests.companion.held_out import turns
from tests.companion.test_entering import laid, played
from tests.driver import table


@cache
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(Locale(language))


def told(line: str, language: str = "en", speaker: int | None = None) -> list[Deed] | None:
    return deeds(line, vocabulary(language), NAMES, speaker)


@pytest.mark.parametrize("language", languages())
def test_open_lines_about_turns_are_read_as_they_were_meant(language: str) -> None:
    outcomes = [
        (line.said, outcome)
        for line, outcome, _texts in turns.judged(language, "turns_open")
        if line.kind not in turns.IN_WORDS
    ]
    assert not [each for each in outcomes if each[1] not in ("understood", "asked back")]
    assert sum(outcome == "asked back" for _line, outcome in outcomes) < 4


def ways_of_saying() -> list[tuple[str, str, str]]:
    """Return lines in each language with their meanings: a seat, if one is named, and a command."""
    folder = Path(__file__).parent / "corpus"
    lines = [
        (language, *line.split(" = "))
        for language in languages()
        for line in (folder / f"told.{language}.txt").read_text("utf-8").splitlines()
    ]
    return [(language, said, means) for language, said, means in lines]


@every(("language", "said", "means"), ways_of_saying())
def test_a_turn_can_be_told_in_whatever_order_and_voice(
    language: str, said: str, means: str
) -> None:
    found = told(said, language)
    assert found
    [deed] = found
    who, _, command = means.partition(" ")
    seat = int(who) if who.isdigit() else None
    assert deed.seat == seat
    action = parse_action(command if who.isdigit() else means)
    place = getattr(action, "place", "")
    assert (deed.what, deed.place) == (action_text(action).split()[0], place)
    match action:
        case Take(taken) | Return(taken):
            assert deed.gems == taken
        case Buy(payment=paid):
            assert deed.paid == paid


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Cyd nimmt zwei rote, dann reserviert Ana a2"),
        ("nl", "Cyd pakt twee rode, daarna reserveert Ana a2"),
    ],
)
def test_a_verb_before_who_did_it_belongs_to_what_follows(language: str, line: str) -> None:
    found = told(line, language)
    assert found
    assert [(deed.what, deed.seat) for deed in found] == [("take", 2), ("reserve", 0)]


@pytest.mark.parametrize(
    ("line", "taken"),
    [
        ("ben took blue, no, green, red and white", "erd"),
        ("ben took blue, green and red, no, white", "sed"),
        ("ben took two blue, sorry, two red", "rr"),
        ("cyd, no, ben took blue green red", "ser"),
        ("ben took three: blue, green and red", "ser"),
    ],
)
def test_what_is_taken_back_within_a_sentence_is_left_out(line: str, taken: str) -> None:
    assert told(line) == [Deed("take", 1, gems(taken), text=told(line)[0].text)]  # type: ignore[index]


def test_a_line_of_several_turns_is_parted_at_names_marks_and_small_words() -> None:
    found = told("Ben took red blue green. Cyd bought a2, turned up green one blue two white")
    assert found
    assert [(each.what, each.seat, each.place) for each in found] == [
        ("take", 1, ""),
        ("buy", 2, "a2"),
        ("reveal", None, ""),
    ]
    assert found[2].described == "green one blue two white"


@pytest.mark.parametrize(
    "line",
    [
        "ben didn't take red blue green",
        "did ben take red blue green?",
        "ben took red, or blue",
        "ben and cyd took red blue green",
        "ben took red blue green and something",
        "ben should take red blue green",
        "red",
        "ben red",
        "ben didn't buy a2",
        "ben returned blue instead of green",
        "ben took two blue although only three were there",
    ],
)
def test_a_line_that_leaves_a_word_over_is_no_deed(line: str) -> None:
    assert told(line) is None


def test_a_number_beside_gems_must_be_how_many_they_are() -> None:
    found = told("cyd took three of the same colour, three reds")
    assert found
    assert found[0].gems == gems("rrr")
    assert told("cyd took two of them, three reds") is None


def test_who_has_a_page_is_i() -> None:
    assert told("I took two reds", speaker=2) == [
        Deed("take", 2, gems("rr"), text="i took two reds")
    ]


def test_lines_told_ahead_wait_for_the_card_and_keep_their_order() -> None:
    companion = laid(played(0))
    state = companion.state
    place = "a1"
    said = companion.type(f"ana reserves {place}, ben took two reds and then cyd took two whites")
    assert said[-2:] != []
    assert f"First enter {place}." in " ".join(said)
    assert companion.prompt == place
    companion.type("dan took two greens")
    companion.type("bank")
    next_card = unseen(companion.state.view(None))[0][0]
    companion.type(card_code(next_card))
    done = [step.entered.what for step in companion.table.book.steps][-5:]
    assert done[0] == Reserve(place)
    assert done[2:] == [Take(gems("rr")), Take(gems("dd")), Take(gems("ee"))]
    assert state != companion.state


def test_questions_among_turns_are_answered_where_they_stand() -> None:
    companion = laid(played(0))
    said = companion.type("row a then reserve a1 then bank")
    assert said[0] == "Row a: 4 cards, 36 left in the deck."
    assert said[-2:] == [
        "You reserved a1 and took 1 gold; it is h1 in your hand.",
        "Bank: 7 blue, 7 green, 4 gold, 7 red, 7 black and 7 white.",
    ]
    companion = laid(played(0))
    said = companion.type("Ana took red blue green, bank, Ben reserves a1, Cyd took red blue green")
    assert said[-1] == "First enter a1. Then this follows: Cyd took red blue green"
    companion = laid(played(0))
    before = companion.state
    companion.type("bank, Ana took red and elephants")
    assert companion.state == before


def test_what_is_told_behind_a_refusal_is_not_entered_and_read_back() -> None:
    companion = laid(played(0))
    before = companion.state
    said = companion.type("ana took four reds and then ben took two whites")
    assert said[-1] == "Not entered: ben took two whites"
    assert companion.state == before


def test_a_purchase_may_name_the_card_by_what_stands_on_it() -> None:
    found = told("bought the green one that costs a blue and two white")
    assert found
    assert found[0].what == "buy"
    assert found[0].described
    free = told("a2 for Ben, he didn't have to pay anything")
    assert free
    assert free[0].paid == gems("")
    assert Buy("a2", free[0].paid)


@pytest.mark.parametrize(
    ("line", "who"),
    [
        ("Dan: rood, zwart", [3]),
        ("Dan rood en zwart", [3]),
        ("Dan neemt rood en zwart", [3]),
        ("Ben neemt blauw, rood en zwart, dan reserveert Cyd a2", [1, 2]),
    ],
)
def test_a_player_called_like_a_connecting_word_is_heard(line: str, who: list[int]) -> None:
    names = ["Ana", "Ben", "Cyd", "Dan"]
    found = deeds(line, vocabulary("nl"), names, None)
    assert found
    assert [deed.seat for deed in found] == who


def test_what_follows_a_turn_without_a_name_is_of_who_had_it() -> None:
    there = table("human", "human", "human")
    own = OwnWords(there, None, lambda: vocabulary("en"))
    turn, shown = Deed("buy", 1, text="buys b2"), Deed("reveal", text="reveal a0s 3o")
    given, noble = Deed("return", text="returns o"), Deed("noble", text="noble n3")
    assert [*own.lines([given])] == ["returns o"]
    for follows in (given, noble):
        told = [turn.text, shown.text, f"{there.names[1]} {follows.text}"]
        assert [*own.lines([turn, shown, follows])] == told
    named = Deed("return", 2, text="returns d")
    assert [*own.lines([turn, named])] == [turn.text, named.text]
