"""A row told by where it lies, a card by its place in it, and decks, in sentences of players."""

import pytest

from splendor_access.talk.locale import Locale
from splendor_access.talk.parsing.things import with_places, with_rows
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.cases import every
from tests.talk.held_out.situation import at_prompt, typed

DEEDS = [
    ("en", "reserve the first card in the bottom row", "reserve a1"),
    ("en", "buy the red one in the bottom row", "buy a2"),
    ("en", "middle row", "row b"),
    ("en", "what are the cards in the bottom row", "row a"),
    ("en", "may I buy the red one in the bottom row", "try buy a2"),
    ("en", "reserve from the second deck", "reserve deck b"),
    ("fr", "réserver la première carte du paquet b", "réserver paquet b"),
    ("en", "put aside the top card of level two", "reserve deck b"),
    ("en", "I reserve the top card of deck a", "reserve deck a"),
    ("de", "reserviere blind aus Stufe drei", "reserviere stapel c"),
    ("fr", "je réserve à l'aveugle au niveau trois", "réserver paquet c"),
    ("nl", "ik reserveer blind uit niveau drie", "reserveer stapel c"),
    ("en", "I reserve a card from the deck", "reserve deck"),
    ("en", "I'm reserving a card from the top deck", "reserve deck"),
    ("en", "reserve a card blind from the top deck, level three", "reserve deck c"),
    ("de", "ich kaufe die rote Karte aus der unteren Reihe", "kaufe a2"),
    ("de", "reserviere die erste Karte in der unteren Reihe", "reserviere a1"),
    ("de", "was liegt in der mittleren Reihe", "reihe b"),
    ("fr", "j'achète la carte rouge de la rangée du bas", "acheter a2"),
    ("fr", "réserve la première carte de la rangée du bas", "réserver a1"),
    ("fr", "lis-moi la rangée du milieu", "rangée b"),
    ("nl", "ik koop de rode kaart uit de onderste rij", "koop a2"),
    ("nl", "reserveer de derde kaart van de bovenste rij", "reserveer c3"),
    ("nl", "middelste rij", "rij b"),
    ("en", "I purchase the card number two from first row", "buy a2"),
    ("de", "karte nummer drei aus reihe b reservieren", "reserviere b3"),
    ("fr", "j'achète la carte numéro deux de la première rangée", "acheter a2"),
    ("nl", "ik koop kaart nummer twee uit de eerste rij", "koop a2"),
    ("en", "reserve the one in slot 4 of the b row", "reserve b4"),
    ("en", "what is in slot 3 of the c row", "look c3"),
    ("en", "read me the b row", "row b"),
    ("de", "reservier die auf platz 4 der b-reihe", "reserviere b4"),
    ("de", "was liegt auf platz 3 der c-reihe", "schau c3"),
    ("fr", "réserve la carte en position 2 de la rangée c", "réserver c2"),
    ("nl", "reserveer de tweede van de b-rij", "reserveer b2"),
    ("nl", "reserveer die op plek 4 van rij b", "reserveer b4"),
]


@every(("language", "line", "command"), DEEDS)
def test_a_row_or_deck_that_is_told_in_a_sentence_is_that_one(
    language: str, line: str, command: str
) -> None:
    meant, told = at_prompt("turn", language), at_prompt("turn", language)
    assert [each.message for each in typed(told, line)] == [
        each.message for each in typed(meant, command)
    ]
    assert told.table.state == meant.table.state


def test_where_several_fit_the_line_is_said_back_as_it_was_typed() -> None:
    one = at_prompt("turn", "en")
    first = typed(one, "reserve something from the top row")[0].message
    assert first.args["typed"] == "reserve something from the top row"


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("the third card in the middle row", "the b3 card in"),
        ("the red one in the bottom row", "the red one in row a"),
        ("row b and level two", "row b and level b"),
        ("the bottom card of the deck", "the bottom card of the deck"),
        ("the first card", "the first card"),
    ],
)
def test_words_for_rows_and_places(line: str, named: str) -> None:
    words = with_rows(line.split(), Vocabulary(Locale("en")))
    assert " ".join(words) == named


def test_a_place_in_a_row_of_a_deck_is_none() -> None:
    words = ["the", "first", "card", "of", "the", "deck", "in", "the", "bottom", "row"]
    assert with_places(words, Vocabulary(Locale("en"))) == words
