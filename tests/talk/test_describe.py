"""Answers to the questions that only read, on tables laid out for one purpose."""

import pytest

from splendor_access.game.cards import NO_GEMS, Hidden, gems
from splendor_access.game.notation import USUAL, parse_card, parse_noble
from splendor_access.game.state import Held, State
from splendor_access.talk import describe
from splendor_access.talk.describe import Scene
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Form, Message
from tests.game.situations import emptied, replace, seated, table


def laid() -> State:
    """Lay out a game of three in which deck a is empty and seat 1 holds a card of deck c unseen."""
    state, _deal = table(
        seated(tokens="ssrrr"),
        seated(tokens="so", hand=("c4d 7o", None, "b2d 5r"), nobles="3 3e3r3o"),
        seated(tokens="ooo", hand=("b2e 5e", None, None), blind=True),
        tiles=("3 4s4e", "3 3s3e3d", "3 4e4r"),
        to_act=1,
        market={"a1": "a0r 2r2d", "a4": None, "b1": "b2r 5o3d", "c2": "c4s 3s3o6d"},
    )
    unseen = Held(parse_card("c4d 7o"), blind=True)
    mine = replace(state.seats[1], hand=(unseen, None, state.seats[1].hand[2]))
    return replace(state, seats=(state.seats[0], mine, state.seats[2]), decks=(0, 26, 14))


STATE = laid()
NAMES = ("Ana", "Bea", "Cleo")
ENGLISH = Locale("en")


def scene(seat: int | None = 1, state: State = STATE, *, guarded: bool = False) -> Scene:
    return Scene(state.view(None if guarded else seat), NAMES, seat, 7, guarded)


def texts(messages: list[Message], form: Form = "normal") -> list[str]:
    return [ENGLISH.text(message, form) for message in messages]


def test_the_board_is_told_place_by_place() -> None:
    head, *lines = texts(describe.board(scene()))
    assert head == "11 cards on the table; left in deck a: none, b: 26, c: 14."
    assert [line[:2] for line in lines] == [f"{level}{i}" for level in "abc" for i in range(1, 5)]
    assert lines[0] == "a1, red, costs 2 red and 2 white."
    assert lines[3] == "a4 is empty."
    assert lines[9] == "c2, blue, 4 points, costs 3 blue, 3 black and 6 white."
    assert texts(describe.board(scene()), "brief")[0] == "11 cards."


def test_an_empty_board_is_a_word() -> None:
    head, *lines = texts(describe.board(scene(state=emptied(STATE))))
    assert head == "No cards on the table; left in deck a: none, b: none, c: none."
    assert all(line.endswith(" is empty.") for line in lines)


def test_a_row_is_one_level() -> None:
    head, *lines = texts(describe.row(scene(), "a"))
    assert head == "Row a: 3 cards, none left in the deck."
    assert len(lines) == 4
    assert texts(describe.row(scene(), "c"))[0] == "Row c: 4 cards, 14 left in the deck."


def test_the_bank_ends_with_what_is_lacking() -> None:
    assert texts(describe.bank(scene())) == [
        "Bank: 2 blue, 5 green, 5 gold, 2 red, 1 black and 5 white."
    ]
    poor = replace(STATE, bank=gems("ssd"))
    assert texts(describe.bank(scene(state=poor))) == [
        "Bank: 2 blue and 1 white; none left: green, gold, red and black."
    ]
    nothing = texts(describe.bank(scene(state=replace(STATE, bank=NO_GEMS))))
    assert nothing[0].startswith("Bank: none")


def test_nobles_that_went_leave_their_places() -> None:
    first, second, _third, *others = STATE.tiles
    state = replace(STATE, tiles=(first, None, second, *others))
    head, *lines = texts(describe.nobles(scene(state=state)))
    assert head.startswith("2 nobles on the table")
    assert [line[:2] for line in lines] == ["n1", "n3"]
    gone = replace(STATE, tiles=(None,) * 4)
    assert texts(describe.nobles(scene(state=gone))) == ["No nobles on the table."]


def test_a_player_is_told_a_line_a_fact() -> None:
    assert texts(describe.player(scene(), 0)) == [
        "Ana: no points, no cards bought.",
        "Ana's tokens, 5: 2 blue and 3 red.",
        "Ana's bonuses: none.",
    ]
    assert texts(describe.player(scene(), 1)) == [
        "You: 3 points, no cards bought.",
        "You were visited by 1 noble.",
        "Your tokens, 2: 1 blue and 1 black.",
        "Your bonuses: none.",
        "Your hand, 2 cards:",
        "h1, white, 4 points, costs 7 black; only you know it.",
        "h3, white, 2 points, costs 5 red.",
    ]


@pytest.mark.parametrize("form", ["brief", "normal", "full", "braille"])
def test_what_others_reserved_unseen_is_a_level(form: Form) -> None:
    told = " ".join(texts(describe.player(scene(), 2), form))
    assert "5 green" not in told
    assert "5e" not in told
    assert texts(describe.player(scene(), 2))[-2:] == [
        "Cleo holds 1 reserved card:",
        "h1 of Cleo: an unseen card of level b.",
    ]
    open_to_all = texts(describe.player(scene(0), 1))
    assert "h3 of Bea: white, 2 points, costs 5 red." in open_to_all


def test_a_hand_others_can_read_is_veiled() -> None:
    assert texts(describe.hand(scene(guarded=True))) == [
        "Your hand, 2 cards:",
        "h1 is a card of level c, which only you may see.",
        "h3, white, 2 points, costs 5 red.",
    ]
    assert describe.has_veiled(scene(guarded=True))
    assert not describe.has_veiled(scene())
    assert not describe.has_veiled(scene(0, guarded=True))
    assert texts(describe.hand(scene(0))) == ["Your hand is empty."]


def test_scores_come_the_best_first() -> None:
    assert texts(describe.score(scene())) == [
        "You: 3 points, no cards bought.",
        "Ana: no points, no cards bought.",
        "Cleo: no points, no cards bought.",
    ]


def test_the_decks_are_one_line() -> None:
    assert texts(describe.decks(scene())) == ["Left in deck a: none, b: 26, c: 14."]


def test_whose_turn_it_is() -> None:
    assert texts(describe.turn(scene())) == ["Your turn: 3 points, 2 tokens.", "Round 7."]
    assert texts(describe.turn(scene(0)))[0] == "It is Bea's turn."
    assert texts(describe.turn(scene(None)))[0] == "It is Bea's turn."
    last = replace(STATE, ending=True)
    assert texts(describe.turn(scene(state=last)))[1] == "Round 7, the last one."
    assert texts(describe.turn(scene(state=replace(STATE, phase="over")))) == ["The game is over."]


def test_a_card_or_tile_by_itself() -> None:
    card, tile = parse_card("c4s 3s3o6d"), parse_noble("3 4s4e")
    assert texts([describe.look("c2", card)]) == [
        "c2, blue, 4 points, costs 3 blue, 3 black and 6 white."
    ]
    assert texts([describe.look(None, card)]) == [
        "Level c, blue, 4 points, costs 3 blue, 3 black and 6 white."
    ]
    assert texts([describe.look("n1", tile)])[0].startswith("n1, 3 points")
    assert texts([describe.look(None, tile)])[0].startswith("Noble, 3 points")
    assert texts([describe.card_at("a4", None)]) == ["a4 is empty."]
    assert texts([describe.card_at("a4", Hidden("a"))]) == ["a4, an unseen card of level a."]
    assert describe.written_code(card, USUAL) == "c4s 3s3o6d"
    assert describe.written_code(tile, USUAL) == "3 4s4e"
