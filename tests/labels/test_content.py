"""What gets a label, and in which order."""

from splendor_access.game.cards import CARDS, NOBLES
from splendor_access.game.notation import PRINTED, Writing, card_code
from splendor_access.labels.planning.content import Kind, items


def test_the_box_is_labelled_in_the_order_of_printed_lists() -> None:
    cards = items(Kind.CARDS)
    assert [item.thing for item in cards] == [*CARDS]
    bonuses = [(card.level, card.bonus) for card in CARDS]
    assert [key for at, key in enumerate(bonuses) if key not in bonuses[:at]] == [
        (level, bonus) for level in "abc" for bonus in "dsero"
    ]
    assert [item.thing for item in items(Kind.NOBLES)] == [*NOBLES]


def test_there_are_seven_tokens_of_each_colour_and_five_gold() -> None:
    letters = "".join(item.code for item in items(Kind.TOKENS))
    assert letters == "ssssssseeeeeeegggggrrrrrrroooooooddddddd"


def test_pieces_join_to_the_code_and_keep_a_number_with_its_letter() -> None:
    for kind in (Kind.CARDS, Kind.NOBLES):
        for item in items(kind):
            assert " ".join("".join(field) for field in item.fields) == item.code
            assert all(piece[-1].isalpha() and piece[0].isdigit() for piece in item.fields[1])


def test_gems_may_be_in_the_order_of_printed_cards() -> None:
    assert [item.code for item in items(Kind.CARDS, Writing(PRINTED))] == [
        card_code(card, Writing(PRINTED)) for card in CARDS
    ]


def test_aids_have_no_code() -> None:
    assert items(Kind.AIDS) == ()
