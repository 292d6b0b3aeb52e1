"""Descriptions of cards, held against all cards there are."""

from itertools import product

import pytest

from splendor_access.game.cards import CARDS, ORDER, Card, gems
from splendor_access.game.legality import default_payment
from splendor_access.game.notation import card_code, parse_card
from splendor_access.game.state import Seat
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.filters import Filter, parse_filter, places_of
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.cases import every

VOCABULARIES = {language: Vocabulary(Locale(language)) for language in languages()}

TERMS = {
    "de": ("rot", "bl", "stufe b", "c", "punkte", "3 punkte", "prestigepunkte", "kostet onyx"),
    "en": ("red", "bl", "level b", "c", "points", "3 points", "prestige points", "cost onyx"),
    "fr": (
        "rouge",
        "bl",
        "niveau b",
        "c",
        "points",
        "3 points",
        "points de prestige",
        "coûte onyx",
    ),
    "nl": ("rood", "bl", "niveau b", "c", "punten", "3 punten", "1 punt", "kost onyx"),
}
DENIALS = {
    "de": ("ohne", "kein", "keine", "nicht", "außer", "weder"),
    "en": ("no", "not", "without", "except", "neither", "nor"),
    "fr": ("sans", "pas", "aucun", "aucune", "non", "ni", "sauf"),
    "nl": ("zonder", "geen", "niet", "behalve", "noch"),
}


def read(line: str, language: str = "en") -> Filter | None:
    words = VOCABULARIES[language].split(line)
    return parse_filter(words, VOCABULARIES[language], number="points")


def fitting(line: str, language: str = "en") -> set[Card]:
    found = read(line, language)
    assert found is not None, line
    return {card for card in CARDS if found.fits(card)}


READ_OUT = {
    "de": "die grüne, die ein blaues und zwei weiße kostet",
    "en": "the green one that costs a blue and two white",
    "fr": "la verte qui coûte un bleu et deux blancs",
    "nl": "de groene die een blauwe en twee witte kost",
}


@pytest.mark.parametrize("language", languages())
def test_a_card_that_is_read_out_is_that_card_alone(language: str) -> None:
    assert fitting(READ_OUT[language], language) == {parse_card("a0e 1s2d")}


def test_a_card_that_is_read_out_in_few_words_is_that_card_alone() -> None:
    assert fitting("green one blue two white") == {parse_card("a0e 1s2d")}
    assert fitting("level two white two points five red") == {parse_card("b2d 5r")}


@pytest.mark.parametrize("language", languages())
def test_every_filter_can_be_denied(language: str) -> None:
    """What is denied is all but what is meant, alone and beside another filter."""
    assert language in TERMS
    everything, terms = {*CARDS}, TERMS[language]
    for denial, term in product(DENIALS[language], terms):
        meant = fitting(term, language)
        assert 0 < len(meant) < len(CARDS)
        denied = f"{denial} {term}"
        assert fitting(denied, language) == everything - meant, denied
        for other in terms[:-1]:  # behind a cost all gems are of the cost
            both = f"{other} {denied}"
            assert fitting(both, language) == fitting(other, language) - meant, both


@pytest.mark.parametrize("language", languages())
def test_a_denial_holds_before_and_behind_the_word_for_level_or_cost(language: str) -> None:
    level, cost = TERMS[language][2], TERMS[language][7]
    for term, denial in product((level, cost), DENIALS[language]):
        word, value = term.split()
        assert fitting(f"{word} {denial} {value}", language) == fitting(
            f"{denial} {term}", language
        )


def bonus(letters: str) -> set[Card]:
    return {card for card in CARDS if card.bonus in letters}


def costing(**counts: int) -> set[Card]:
    return {
        card
        for card in CARDS
        if all(card.cost[ORDER.index(letter)] == n for letter, n in counts.items())
    }


@every(
    ("language", "line", "meant"),
    [
        ("en", "not red", {*CARDS} - bonus("r")),
        ("en", "no red or blue", {*CARDS} - bonus("rs")),
        ("en", "not red and blue", {*CARDS} - bonus("rs")),
        ("en", "neither red nor blue", {*CARDS} - bonus("rs")),
        ("en", "no red and level b", {c for c in CARDS if c.level == "b"} - bonus("r")),
        ("en", "not red blue", bonus("s")),
        ("fr", "sans rouge ni bleu", {*CARDS} - bonus("rs")),
        ("nl", "geen rood of blauw", {*CARDS} - bonus("rs")),
        ("en", "red or blue", bonus("rs")),
        ("en", "red blue", bonus("rs")),
        ("nl", "rood of blauw", bonus("rs")),
        ("en", "red points", {c for c in bonus("r") if c.points}),
        ("en", "points red", {c for c in bonus("r") if c.points}),
        ("en", "red 2 points", {c for c in bonus("r") if c.points == 2}),
        ("en", "points 2", {c for c in CARDS if c.points == 2}),
        ("en", "points 0", {c for c in CARDS if not c.points}),
        ("en", "no points 2", {c for c in CARDS if c.points != 2}),
        ("en", "2 points of prestige", {c for c in CARDS if c.points == 2}),
        ("en", "no points of prestige", {c for c in CARDS if not c.points}),
        ("en", "2 or 3 points", {c for c in CARDS if c.points in (2, 3)}),
        ("en", "no 2 or 3 points", {c for c in CARDS if c.points not in (2, 3)}),
        ("en", "level 1 and 2", {c for c in CARDS if c.level in "ab"}),
        ("en", "level b 2", {c for c in CARDS if c.level == "b" and c.points == 2}),
        ("en", "points level 2", {c for c in CARDS if c.level == "b" and c.points}),
        ("en", "points no 2", {c for c in CARDS if c.points and c.points != 2}),
        ("en", "the middle row", {c for c in CARDS if c.level == "b"}),
        ("en", "red in the bottom row", {c for c in bonus("r") if c.level == "a"}),
        ("en", "not in the top row", {c for c in CARDS if c.level != "c"}),
        ("en", "second row 2 points", {c for c in CARDS if c.level == "b" and c.points == 2}),
        ("de", "rote in der unteren reihe", {c for c in bonus("r") if c.level == "a"}),
        ("fr", "rouge rangée du milieu", {c for c in bonus("r") if c.level == "b"}),
        ("nl", "rood in de tweede rij", {c for c in bonus("r") if c.level == "b"}),
        ("en", "the red one", bonus("r")),
        ("en", "a blue card", bonus("s")),
        ("en", "a or b", {c for c in CARDS if c.level in "ab"}),
        ("en", "six white", costing(d=6)),
        ("en", "one with seven black", costing(o=7)),
        ("en", "one blue one green one red one black", {parse_card("a0d 1s1e1r1o")}),
        ("de", "man braucht fünf blaue und kriegt blau", {parse_card("b2s 5s")}),
        ("fr", "cinq noirs seulement", {parse_card("b2r 5o")}),
        ("nl", "eentje met zeven zwart", costing(o=7)),
        ("en", "red one point", {c for c in bonus("r") if c.points == 1}),
        ("en", "one", {c for c in CARDS if c.points == 1}),
        ("en", "red 1", {c for c in bonus("r") if c.points == 1}),
        ("fr", "une bleue", bonus("s")),
        ("nl", "een blauwe kaart", bonus("s")),
        ("en", "blue with 2 points", {c for c in bonus("s") if c.points == 2}),
        ("en", "cost red and black", {c for c in CARDS if c.cost[3] and c.cost[4]}),
        ("en", "cost red or black", {c for c in CARDS if c.cost[3] or c.cost[4]}),
        ("en", "no cost red black", costing(r=0, o=0)),
        ("en", "cost no red or black", costing(r=0, o=0)),
        ("en", "cost red no black", {c for c in CARDS if c.cost[3] and not c.cost[4]}),
        ("en", "cost 3 red", costing(r=3)),
        ("en", "cost 3 red 2 blue", costing(r=3, s=2)),
        ("en", "cost no 3 red", {*CARDS} - costing(r=3)),
        ("en", "cost 4", {c for c in CARDS if sum(c.cost) == 4}),
        ("en", "blue cost red 4 points", {c for c in bonus("s") if c.cost[3] and c.points == 4}),
    ],
)
def test_what_a_description_means(language: str, line: str, meant: set[Card]) -> None:
    assert fitting(line, language) == meant


def test_a_number_alone_is_a_level_where_that_is_meant() -> None:
    def meant(line: str) -> set[Card]:
        found = parse_filter(line.split(), VOCABULARIES["en"], number="level")
        assert found is not None
        return {card for card in CARDS if found.fits(card)}

    assert meant("2") == {card for card in CARDS if card.level == "b"}
    assert meant("2 points") == {card for card in CARDS if card.points == 2}
    assert meant("cost 3 red") == costing(r=3)
    assert meant("cost 7") == {card for card in CARDS if sum(card.cost) == 7}


@pytest.mark.parametrize(
    "line",
    ["not", "red and", "red or", "level", "cost", "cost no", "red not", "red or 3 points"]
    + ["cost 2 red or 3 blue", "points or red", "level 4", "zebra", "red zebra", "gold"],
)
def test_a_description_that_leaves_something_open_is_none(line: str) -> None:
    assert read(line) is None


@pytest.mark.parametrize(
    ("language", "line", "first"),
    [
        ("en", "cheap", "cheap"),
        ("en", "cheapest red", "cheap"),
        ("en", "least expensive", "cheap"),
        ("en", "not expensive", "cheap"),
        ("en", "not cheap", "expensive"),
        ("en", "most expensive", "expensive"),
        ("en", "red", None),
        ("fr", "bon marché", "cheap"),
        ("fr", "pas cher", "cheap"),
        ("fr", "carte pas chère", "cheap"),
        ("fr", "la moins chère", "cheap"),
        ("fr", "la plus chère", "expensive"),
        ("nl", "goedkoopste", "cheap"),
        ("nl", "niet duur", "cheap"),
        ("nl", "de minst dure", "cheap"),
        ("nl", "de duurste", "expensive"),
    ],
)
def test_what_comes_first(language: str, line: str, first: str | None) -> None:
    found = read(line, language)
    assert found is not None
    assert found.first == first


THERE = {f"{card.level}{number}": card for number, card in enumerate(CARDS[:9], 1)}


def test_the_head_of_a_code_and_a_whole_cost_are_descriptions() -> None:
    def meant(line: str) -> list[str] | None:
        return places_of(line.split(), THERE, VOCABULARIES["en"], Seat(), buying=False)

    for place, card in THERE.items():
        head, cost = card_code(card).split()
        assert meant(head) == [p for p, c in THERE.items() if card_code(c).split()[0] == head]
        assert place in (meant(cost) or [])
        assert meant(f"{head} red") is None


@pytest.mark.parametrize(("line", "sign"), [("cheapest", 1), ("most expensive", -1)])
def test_the_cheapest_that_can_be_paid_is_bought(line: str, sign: int) -> None:
    def meant(mine: Seat, *, buying: bool) -> list[str]:
        words, vocabulary = VOCABULARIES["en"].split(line), VOCABULARIES["en"]
        return places_of(words, THERE, vocabulary, mine, buying=buying) or []

    def utmost(cards: dict[str, Card]) -> list[str]:
        prices = {place: sign * sum(card.cost) for place, card in cards.items()}
        return [place for place in cards if prices[place] == min(prices.values())]

    poor, rich = Seat(tokens=gems("sser")), Seat(tokens=gems("sseerroodd"))
    assert {*meant(poor, buying=False)} == {*utmost(THERE)}
    for mine in (poor, rich):
        payable = {p: c for p, c in THERE.items() if default_payment(mine, c) is not None}
        assert {*meant(mine, buying=True)} == {*utmost(payable or THERE)}
