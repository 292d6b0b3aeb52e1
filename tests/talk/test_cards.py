"""The bought cards of a player, which lie open to all: heard, as facts, and by every wording."""

import pytest

from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Form
from splendor_access.talk.parsing.commands import Ask, Context, Which
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.game.situations import seated, table
from tests.talk.asking import NAMES, answer, heard, of

STATE, _DEAL = table(
    seated(cards="a0d 3s,b2s 5s,b3s 6s,a0s 3o,a1r 4d"),
    seated(),
    seated(cards="a0o 3e", hand=("c4s 3s3o6d", None, None), blind=True),
)


@pytest.mark.parametrize(
    ("form", "lines"),
    [
        (
            "normal",
            [
                "You have bought 5 cards, with 6 points:",
                "3 blue: 3 and 2 points; 1 card without.",
                "1 red: 1 point.",
                "1 white: no points.",
            ],
        ),
        ("brief", ["You: 5 cards, 6 points.", "3 blue: 3, 2.", "1 red: 1.", "1 white: no points."]),
        ("braille", ["you 5c 6p", "3s 3, 2p", "1r 1p", "1d"]),
    ],
)
def test_cards_are_told_by_colour_the_most_points_first(form: Form, lines: list[str]) -> None:
    assert heard("cards", of(STATE), form) == lines


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("", "You have bought 5 cards, with 6 points:"),
        ("0", "You have bought 5 cards, with 6 points:"),
        ("ana", "You have bought 5 cards, with 6 points:"),
        ("Ben", "Ben has bought no cards."),
        ("c", "Cleo has bought 1 card, with no points:"),
        ("2", "Cleo has bought 1 card, with no points:"),
        ("3", '"cards 3" is not clear. Example: cards Ada'),
        ("eve", '"cards eve" is not clear. Example: cards Ada'),
    ],
)
def test_cards_of_others_are_told_by_name_or_seat(words: str, first: str) -> None:
    assert heard("cards", of(STATE, words=words))[0] == first


def test_facts_have_the_code_of_every_bought_card_and_no_other() -> None:
    of_ana, of_cleo = (answer("cards", of(STATE, 1, words)) for words in ("0", "2"))
    assert [card for pile in of_ana.colours for card in pile.codes] == [
        "b3s 6s",
        "b2s 5s",
        "a0s 3o",
        "a1r 4d",
        "a0d 3s",
    ]
    assert [card for pile in of_cleo.colours for card in pile.codes] == ["a0o 3e"]


def meaning(line: str, language: str = "en", players: int = 3) -> object:
    context = Context(STATE, 0, NAMES[:players], strict=False)
    return CommandParser(Vocabulary(Locale(language))).parse(line, context)


@pytest.mark.parametrize(
    ("language", "line", "seat"),
    [
        ("en", "cards", "0"),
        ("en", "cd", "0"),
        ("en", "me cards", "0"),
        ("en", "cards mine", "0"),
        ("en", "cards cleo", "2"),
        ("en", "player cleo cards", "2"),
        ("en", "PL Be CARDS", "1"),
        ("fr", "cartes", "0"),
        ("fr", "moi cartes", "0"),
        ("fr", "joueur cleo cartes", "2"),
        ("fr", "me cards", "0"),
        ("nl", "kaarten ben", "1"),
        ("nl", "ik kaarten", "0"),
        ("nl", "speler ben kaarten", "1"),
        ("nl", "player ben cards", "1"),
    ],
)
def test_cards_are_asked_for_in_each_language(language: str, line: str, seat: str) -> None:
    assert meaning(line, language) == Ask("cards", seat)


@pytest.mark.parametrize("line", ["cards eve", "player cards", "player eve cards", "cards 1"])
def test_whose_cards_is_asked_where_it_is_open(line: str) -> None:
    asked = meaning(line)
    assert isinstance(asked, Which)
    assert [meant for _name, meant in asked.options] == [Ask("cards", seat) for seat in "012"]


def test_with_two_players_the_cards_of_a_player_are_those_of_the_other() -> None:
    assert meaning("player cards", players=2) == Ask("cards", "1")
