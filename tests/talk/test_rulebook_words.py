"""Words of the rulebooks are understood in commands and explained by help, in every language."""

import pytest

from splendor_access.game.actions import Action, Buy, ChooseNoble, Reserve, Return, Take
from splendor_access.game.cards import gems
from splendor_access.talk.locale import Locale
from splendor_access.talk.parsing.commands import Act, Ask, Context, Look, Parsed, Pay
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.cases import every
from tests.driver import session, told
from tests.driver import table as begun
from tests.game.situations import seated, table

MARKET = {"b1": "b2r 5o3d", "b2": "b2o 5d", "c1": "c5o 7r3o", "a1": "a0r 2r2d"}
STATE = table(seated(tokens="ssserrgg"), seated(), market=MARKET, tiles=("3 4s4e", "3 3s3e3d"))[0]

SER = Act(Take(gems("ser")))
UNSEEN = Act(Reserve("b"))


def meaning(language: str, typed: str, *, strict: bool = False) -> Parsed:
    context = Context(STATE, 0, ("Ana", "Bea"), strict=strict)
    return CommandParser(Vocabulary(Locale(language))).parse(typed, context)


LINES: dict[str, dict[str, Parsed]] = {
    "en": {
        "take 1 blue piece, 1 red piece and 1 green piece": SER,
        "take blue, red and green pieces from the supply": SER,
        "take one sapphire chip, one ruby chip and one emerald chip": SER,
        "take 2 blue pieces from the bank": Act(Take(gems("ss"))),
        "return 2 blue chips": Act(Return(gems("ss"))),
        "return 1 gold joker": Act(Return(gems("g"))),
        "reserve pile b": UNSEEN,
        "reserve the top card of pile b": UNSEEN,
        "reserve face-down card of level b": UNSEEN,
        "reserve face down b": UNSEEN,
        "reserve the face-up card b2": Act(Reserve("b2")),
        "reserve face up card b2": Act(Reserve("b2")),
        "buy development card b2": Act(Buy("b2")),
        "purchase the development card b2": Act(Buy("b2")),
        "buy the development b2": Act(Buy("b2")),
        "buy red 2 prestige points": Act(Buy("b1")),
        "buy b2 with 1 gold joker": Pay("b2", {"g": 1}),
        "buy b2 with 2 pieces of gold": Pay("b2", {"g": 2}),
        "noble tile n2": Act(ChooseNoble("n2")),
        "the noble tile n2": Act(ChooseNoble("n2")),
        "supply": Ask("bank"),
        "the supply": Ask("bank"),
        "the rules": Ask("rules"),
        "the rules nobles": Ask("rules", "nobles"),
        "pile b": Ask("deck", "b"),
        "face-up cards": Ask("board", "cards"),
        "face up cards": Ask("board", "cards"),
        "development cards": Ask("cards", "0"),
        "prestige": Ask("score"),
        "prestige points": Ask("score", "points"),
        "development card b2": Look("look", "b2", STATE.known_cards(0)["b2"]),
    },
    "fr": {
        "prendre 1 pierre précieuse bleue, 1 rouge et 1 verte": SER,
        "prendre un jeton bleu, un jeton rouge et un jeton vert de la réserve": SER,
        "prendre 2 pierres précieuses bleues": Act(Take(gems("ss"))),
        "rendre 1 joker or": Act(Return(gems("g"))),
        "réserve b2": Act(Reserve("b2")),
        "réserver pile b": UNSEEN,
        "réserver paquet b": UNSEEN,
        "réserver la première carte du paquet b": UNSEEN,
        "réserver carte face cachée b": UNSEEN,
        "réserver la carte face visible b2": Act(Reserve("b2")),
        "acheter la carte développement b2": Act(Buy("b2")),
        "acheter rouge 2 points de prestige": Act(Buy("b1")),
        "acheter b2 avec 1 joker or": Pay("b2", {"g": 1}),
        "acheter b2 avec 1 joker d'or": Pay("b2", {"g": 1}),
        "tuile noble n2": Act(ChooseNoble("n2")),
        "noble tuile n2": Act(ChooseNoble("n2")),
        "paquet b": Ask("deck", "b"),
        "la banque": Ask("bank"),
    },
    "nl": {
        "neem 1 blauwe edelsteenfiche, 1 rode en 1 groene": SER,
        "neem twee blauwe fiches uit de voorraad": Act(Take(gems("ss"))),
        "geef 1 gouden joker": Act(Return(gems("g"))),
        "reserveer trekstapel b": UNSEEN,
        "reserveer de bovenste kaart van trekstapel b": UNSEEN,
        "reserveer gedekte kaart b": UNSEEN,
        "reserveer de open kaart b2": Act(Reserve("b2")),
        "koop ontwikkelingskaart b2": Act(Buy("b2")),
        "koop rood 2 prestigepunten": Act(Buy("b1")),
        "koop b2 met 1 gouden joker": Pay("b2", {"g": 1}),
        "koop b2 met 2 gouden jokers": Pay("b2", {"g": 2}),
        "edele tegel n2": Act(ChooseNoble("n2")),
        "edellieden": Ask("nobles"),
        "trekstapel b": Ask("deck", "b"),
        "voorraad": Ask("bank"),
        "de voorraad": Ask("bank"),
    },
}


@every("strict", [False, True])
@every(
    ("language", "typed", "meant"),
    [(language, typed, meant) for language, each in LINES.items() for typed, meant in each.items()],
)
def test_lines_in_words_of_the_rulebooks(
    language: str, typed: str, meant: Parsed, strict: bool
) -> None:
    assert _plain(meaning(language, typed, strict=strict)) == _plain(meant)


def _plain(parsed: Parsed) -> Parsed | Action:
    """Return what is meant, without whether it is confirmed first."""
    return parsed.action if isinstance(parsed, Act) else parsed


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "piece, pieces, chip, chips, prestige, face-up, face up, supply, development"),
        ("en", "gold joker, draw pile, face-down, noble tile, purchase, discount, gem token"),
        ("fr", "pierre précieuse, pierres précieuses, tuile noble, paquet, pile, face visible"),
        ("fr", "pas cher, bon marché, le joker, une tuile noble"),
        ("nl", "niet duur, goedkoop, een trekstapel"),
        ("en", "inexpensive, the draw pile"),
        ("fr", "face cachée, prestige, réserve, carte développement, points de victoire"),
        ("nl", "edellieden, gouden joker, edelsteenfiche, gelijke stand, trekstapel, open"),
        ("nl", "gedekt, voorraad, prestigepunten, ontwikkelingskaart, tegel, gedekte kaart"),
    ],
)
def test_help_explains_words_of_the_rulebooks(language: str, words: str) -> None:
    one = session(begun("human", "easy"), language=language)
    one.opening()
    command = Locale(language).words("command-help")[0]
    for word in words.split(", "):
        lines = told(one, f"{command} {word}")
        assert f'"{word}"' not in lines[0], lines
        assert f"« {word} »" not in lines[0], lines


@pytest.mark.parametrize(
    ("typed", "scoring"),
    [
        ("find 0 points", False),
        ("find 0 prestige points", False),
        ("find 2 prestige points", True),
        ("find prestige", True),
        ("find red prestige points", True),
    ],
)
def test_points_that_are_numbered_ask_for_that_number(typed: str, scoring: bool) -> None:
    one = session(begun("human", "easy"))
    one.opening()
    _head, *lines = told(one, typed)
    assert lines
    assert all(("point" in line) == scoring for line in lines)


def test_a_line_of_nothing_but_small_words_is_no_command() -> None:
    for typed in ("the", "of the", "from the"):
        assert "not a command" in told(session(begun("human", "easy")), typed)[0]
