"""Cards as they are read out: everything that was said fits, and nothing is taken by a guess."""

import json
import random
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from splendor_access.game.cards import CARDS, ORDER, Card
from splendor_access.game.notation import card_code
from splendor_access.session.prompts import Choice
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.commands import Ask, Parsed
from splendor_access.talk.parsing.descriptions import CardDescription, read_description
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.companion.reading_out import read_out
from tests.talk.held_out.situation import at_prompt, typed
from tests.tiers import tries

FOLDER = Path(__file__).parents[1] / "companion" / "held_out"


@cache
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(Locale(language))


def read(text: str, language: str = "en") -> CardDescription:
    description = read_description(text, vocabulary(language))
    assert description, text
    return description


def codes(cards: Sequence[Card]) -> list[str]:
    return [card_code(card) for card in cards]


def fitting(text: str, language: str = "en") -> list[str]:
    return codes(read(text, language).fitting(CARDS))


def open_lines(language: str) -> list[dict[str, Any]]:
    text = (FOLDER / f"cards_open.{language}.json").read_text("utf-8")
    return [*json.loads(text)]


@pytest.mark.parametrize("language", languages())
def test_every_open_line_is_read_as_it_was_meant(language: str) -> None:
    wrong = []
    for line in open_lines(language):
        told = read(line["said"], language)
        fits = {*codes(told.fitting(CARDS))}
        unfinished = {*line.get("cards_if_cost_unfinished", ["none"])}
        if not told.certain or fits not in ({*line["cards"]}, unfinished):
            wrong.append((line["said"], fits))
    assert not wrong


@pytest.mark.parametrize("language", languages())
def test_each_card_that_is_read_out_whole_is_meant_alone(language: str) -> None:
    rng = random.Random(34)
    for card in CARDS * tries(1, 20):
        said = read_out(card, language, rng)
        told = read(said, language)
        assert told.certain, said
        assert told.fitting(CARDS) == [card], said


@pytest.mark.parametrize("language", languages())
def test_a_card_that_contradicts_a_number_or_colour_is_never_meant(language: str) -> None:
    rng = random.Random(7)
    for card in CARDS:
        others = [each for each in CARDS if each.bonus != card.bonus]
        wrong = msgspec.structs.replace(card, bonus=rng.choice(others).bonus)
        said = read_out(wrong, language, rng)
        meant = read(said, language).fitting(CARDS)
        assert all(_told(each) == _told(wrong) for each in meant), said


def _told(card: Card) -> tuple[Any, ...]:
    return card.bonus, card.points, card.cost


def test_one_of_several_words_for_it_is_an_article_or_a_number() -> None:
    assert fitting("the green one that costs a blue and two white") == ["a0e 1s2d"]
    assert fitting("two blue, a green, a black and a white") == []
    assert fitting("a blue one for four red") == ["a1s 4r"]


def test_what_dictation_writes_for_a_number_counts_where_nothing_else_fits() -> None:
    assert fitting("blue to green to black") == ["a0s 2e2o"]
    assert fitting("white for points seven black") == ["c4d 7o"]
    assert fitting("a blue card for three black") == ["a0s 3o"]
    assert fitting("quatre points, pas de vert", "fr") == fitting("four points, no green")


def test_a_part_of_a_cost_leaves_the_rest_open() -> None:
    assert fitting("one with seven black") == ["c4d 7o", "c5d 7o3d"]
    assert fitting("only five black") == ["b2r 5o"]
    assert fitting("white five red") == ["b2d 5r"]
    assert codes(read("white five red").unfinished(CARDS)) == ["b2d 5r3o", "c3d 3s3e5r3o"]
    green = read("green two blue")
    assert green.fitting(CARDS) == []
    assert codes(green.unfinished(CARDS)) == ["a0e 2s2r", "b2e 2s1o4d"]


def test_colours_may_stand_before_their_numbers() -> None:
    assert fitting("red 5 black 3") == ["b2d 5r3o"]
    assert fitting("green, 2 points, blue 5, green 3") == ["b2e 5s3e"]
    assert fitting("white three six white") == ["b3d 6d"]


def test_one_number_for_several_colours() -> None:
    assert fitting("blue, one each of green red black and white") == ["a0s 1e1r1o1d"]
    assert fitting("weiß, je eins blau grün rot schwarz", "de") == ["a0d 1s1e1r1o"]


def test_a_word_that_is_not_understood_leaves_nothing_certain() -> None:
    told = read("bluish six black three points")
    assert codes(told.fitting(CARDS)) == ["b3o 6o"]
    assert told.ignored == ("bluish",)
    assert not told.certain
    assert not read("gren, three red").certain
    assert fitting("gren, three red") == ["a0e 3r"]


def test_compound_words_of_points() -> None:
    assert fitting("weißer Fünfpunkter", "de") == ["c5d 7o3d"]
    assert fitting("zwarte vijfpunter", "nl") == ["c5o 7r3o"]


def test_levels() -> None:
    bottom = fitting("white from the bottom row")
    assert bottom == fitting("white level one") == fitting("white row a")
    assert {code[:1] for code in bottom} == {"a"}
    assert fitting("second row, three points, red") == ["b3r 6r"]
    assert fitting("rouge du deuxième niveau, trois points", "fr") == ["b3r 6r"]


@pytest.mark.parametrize("line", ["took ser", "bank", "ana took blue green red", "", "red?green"])
def test_what_describes_no_card_is_no_description(line: str) -> None:
    told = read_description(line, vocabulary("en"))
    assert told is None or not told.certain


def test_the_nearest_differ_in_the_least() -> None:
    assert codes(read("black five points seven green three red").nearest(CARDS, 1)) == ["c5r 7e3r"]
    # One colour of a cost that is far off counts no more than points and a little.
    assert codes(read("blue three points seven black").nearest(CARDS, 2)) == ["b3s 6s", "b3o 6o"]


def lines() -> Iterator[str]:
    words = ["one", "two", "blue", "red", "points", "level", "with", "no", "each", "gives", "a"]
    rng = random.Random(2)
    for _ in range(tries(60, 3000)):
        yield " ".join(rng.choices(words, k=rng.randint(1, 40)))


def test_no_line_of_such_words_takes_long_or_fails() -> None:
    for line in lines():
        told = read_description(line, vocabulary("en"))
        assert told is None or len(told.readings) <= len(ORDER) ** 3


@pytest.mark.parametrize(
    ("language", "line", "about"),
    [
        ("en", "Can I hold more than ten?", Ask("rules", "limit")),
        ("en", "can i keep more than ten tokens", Ask("rules", "limit")),
        ("de", "Kann ich mehr als zehn behalten?", Ask("rules", "limit")),
        ("fr", "Puis-je en avoir plus de dix ?", Ask("rules", "limit")),
        ("nl", "Mag ik er meer dan tien houden?", Ask("rules", "limit")),
    ],
)
def test_what_is_allowed_is_no_description_of_a_card(
    language: str, line: str, about: Parsed
) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    asked = one.open_prompt
    assert isinstance(asked, Choice)
    assert asked.options[0][1] == about


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "buy the green one for three blue, one green and one white"),
        ("en", "I'd like to buy the green one for three blue, one green and one white"),
        ("de", "ich kaufe die grüne für drei Blaue, eine Grüne und eine Weiße"),
        ("fr", "achète la verte à trois bleus, un vert et un blanc"),
        ("fr", "J'achète la carte rouge à un bleu, un vert, un noir et un blanc"),
        ("fr", "Je voudrais acheter la verte à trois bleus, un vert et un blanc"),
        ("nl", "koop de groene van drie blauwe, een groene en een witte"),
    ],
)
def test_where_no_card_fits_none_is_bought_that_fits_a_part(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    version = one.table.version
    assert typed(one, line)[0].message.name == "no-card-fits"
    assert one.table.version == version


@pytest.mark.parametrize(
    ("language", "line", "plain"),
    [
        ("en", "which cards don't want any green", "find cost no green"),
        ("en", "which cards don't want red", "find cost no red"),
        ("en", "cards without any red", "find cost no red"),
        ("de", "Karten, die kein Rot verlangen", "finde kostet kein rot"),
    ],
)
def test_a_card_that_wants_none_of_a_colour_costs_none(
    language: str, line: str, plain: str
) -> None:
    one = at_prompt("turn", language)
    assert [said.message for said in typed(one, line)] == [
        said.message for said in typed(at_prompt("turn", language), plain)
    ]
