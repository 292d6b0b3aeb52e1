"""`splendor-access ask`: questions about saved games and positions, told and as JSON."""

import json

import pytest

from splendor_access.braille.cells import code_cells
from splendor_access.braille.liblouis import has_liblouis
from splendor_access.braille.tables import default_table
from tests.driver import CLI, WITHOUT_LIBLOUIS, decision, opened, press, run, run_python

LINE = (
    "sp1 2024 2 0 act - 0 1s4e3g4r4o4d "
    "a0r2r2d,a0e1s1r1o1d,a0s1e2r1o1d,a0e1s2d/b2r5o3d,b2o5d,b1o3e2o3d,b1r3s2r3o/"
    "c5o7r3o,c4o7r,c5s3s7d,c5e7s3e 34/26/16 34e4r,33s3e3d,33s3o3d "
    "3s2g:a0r3d,a1r4d:-,-,-:. 0:.:?c,-,-:."
).replace("34/26/16", "34/26/15")


def test_a_position_is_asked_about() -> None:
    told = run("ask", "--position", LINE, "afford", "red")
    assert told.code == 0
    assert told.lines[:2] == [
        "You can buy 1:",
        "a1, red, with 2 gold.",
    ]


def test_the_answer_as_json() -> None:
    told = run("ask", "--position", LINE, "--json", "find", "5", "points")
    assert told.out.count("\n") == 1
    answer = json.loads(told.out)
    assert answer.keys() == {"v", "question", "seat", "answer"}
    assert (answer["v"], answer["question"], answer["seat"]) == (1, "find 5 points", 0)
    assert [card["place"] for card in answer["answer"]["cards"]] == ["c1", "c3", "c4"]


def asked(question: str, seat: int = 0) -> object:
    told = run("ask", "--position", LINE, "--seat", str(seat), "--json", *question.split())
    assert told.code == 0
    return json.loads(told.out)["answer"]


def counts(**tokens: int) -> dict[str, int]:
    return dict.fromkeys("segrod", 0) | tokens


def test_what_lies_open_as_json() -> None:
    board = asked("board")
    assert isinstance(board, dict)
    assert board["decks"] == {"a": 34, "b": 26, "c": 15}
    assert len(board["cards"]) == 12
    assert board["cards"][0] == {"place": "a1", "code": "a0r 2r2d"}
    assert asked("bank") == {"tokens": counts(s=1, e=4, g=3, r=4, o=4, d=4)}
    assert asked("nobles") == {
        "nobles": [
            {"place": "n1", "code": "3 4e4r"},
            {"place": "n2", "code": "3 3s3e3d"},
            {"place": "n3", "code": "3 3s3o3d"},
        ]
    }
    assert asked("score") == {
        "seats": [{"seat": 0, "points": 1, "cards": 2}, {"seat": 1, "points": 0, "cards": 0}]
    }


def test_what_a_player_has_as_json() -> None:
    mine = asked("me")
    assert mine == {
        "seat": 0,
        "points": 1,
        "tokens": counts(s=3, g=2),
        "bonuses": counts(r=2),
        "cards": 2,
        "hand": [],
        "nobles": [],
    }
    assert asked("player", seat=1) == mine
    assert asked("player 0", seat=1) == mine
    # A card that came unseen is its owner's secret; here nobody knows it.
    assert asked("hand", seat=1) == {"cards": [{"place": "h1", "code": "?c", "blind": True}]}
    assert run("ask", "--position", LINE, "--json", "bank", "red").code == 2


@pytest.mark.parametrize(
    ("words", "place", "code"),
    [
        ("code a4", "a4", "a0e 1s2d"),
        ("code n1", "n1", "3 4e4r"),
        ("code green level c", "c4", "c5e 7s3e"),
        ("code c4s 3s3o6d", None, "c4s 3s3o6d"),  # it lies nowhere
    ],
)
def test_the_code_and_the_cells_of_a_card(words: str, place: str | None, code: str) -> None:
    if not has_liblouis():
        pytest.skip("cells need liblouis (Debian: python3-louis)")
    ours, of_displays = default_table("en", "paper"), default_table("en", "display")
    cells = code_cells(code, of_displays).cells
    assert run("ask", "--position", LINE, *words.split()).lines == [code, cells]
    answer = {"place": place, "code": code, "cells": cells, "table": of_displays.name}
    assert asked(words) == answer
    env = {"SPLENDOR_ACCESS_NOTATION": "label", "SPLENDOR_ACCESS_ORDER": "printed"}
    told = run("ask", "--position", LINE, "--json", *words.split(), env=env)
    cells = code_cells(code, ours).cells  # JSON has one order, independent of the printed one
    assert json.loads(told.out)["answer"] == {**answer, "cells": cells, "table": ours.name}


def test_without_braille_a_code_has_no_cells() -> None:
    program = f"{WITHOUT_LIBLOUIS}\n{CLI}\nsys.exit(cli.main())"
    told = run_python("-c", program, "ask", "--position", LINE, "--json", "code", "a4")
    answer = json.loads(told.out)["answer"]
    assert (answer["code"], answer["cells"]) == ("a0e 1s2d", None)
    assert answer["table"] == default_table("en", "display").name


@pytest.mark.parametrize("how", [[], ["--json"]])
def test_a_card_that_is_not_plain_is_asked_back(how: list[str]) -> None:
    told = run("ask", "--position", LINE, *how, "code", "red")
    assert (told.code, told.out) == (2, "")
    assert told.err == '"red" fits 3 cards: a1, b1 and b4. Which place did you mean?\n'


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("code h1", "h1 is a card of level c, which only you may see."),
        ("code n4", "n4 is empty."),
        ("code z9", "There is no place z9: places are a1 to c4, and h1 to h3 in your hand."),
        ("code zebra", '"code zebra" is not clear. Example: code b2'),
        ("code", '"code" is not clear. Example: code b2'),
    ],
)
def test_where_no_card_is_seen_json_says_why(words: str, why: str) -> None:
    told = run("ask", "--position", LINE, "--seat", "1", "--json", *words.split())
    assert (told.code, told.out, told.err) == (2, "", f"{why}\n")


def test_a_card_that_came_unseen_is_told_to_its_owner_alone() -> None:
    run("play", "--seat", "Ana", "--seat", "Ben", "--seed", "1", typed="reserve deck b\n")
    code = json.loads(run("ask", "--seat", "0", "--json", "hand").out)["answer"]["cards"][0]["code"]
    assert code.startswith("b")
    told = run("ask", "--seat", "0", "need", "h1")
    assert told.lines[0].startswith("h1, black, 3 points, costs 6 black; missing 6 black")
    other = json.loads(run("ask", "--seat", "1", "--json", "player").out)["answer"]
    assert other["hand"] == [{"place": "h1", "code": "?b", "blind": True}]


def test_a_seat_asks_for_itself() -> None:
    told = run("ask", "--position", LINE, "--seat", "1", "hand")
    assert told.lines[1] == "h1 is a card of level c, which only you may see."


def test_a_person_asks_where_a_computer_opponent_is_to_act() -> None:
    one = opened("easy", "human", "human", saved=True)
    assert run("ask", "score").lines[1] == "You: no points, no cards bought."
    assert json.loads(run("ask", "--json", "goal").out)["seat"] == 1
    for _ in range(2):
        press(one, decision(one.table), one.table.state.to_act)
    assert json.loads(run("ask", "--json", "goal").out)["seat"] == 2
    assert json.loads(run("ask", "--seat", "0", "--json", "goal").out)["seat"] == 0


def test_a_saved_game_is_asked_about_and_not_changed() -> None:
    run("play", "--quick", "--seed", "1", typed="reserve b1\n")
    first = run("ask", "hand")
    assert (first.lines[0], first.err) == ("Your hand, 1 card:", "")
    assert run("ask", "--game", "1", "hand").out == first.out
    assert run("resume", typed="log 1\n").code == 0


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["--position", LINE, "--seat", "7", "bank"], 2, "There is no seat 7: seats are 0 to 1."),
        (
            ["--position", LINE, "take", "ser"],
            2,
            '"take ser" is not a question. Example: afford red',
        ),
        (["--position", LINE, "--json", "log"], 2, None),
        (["--position", "sp2 x", "bank"], 2, None),
        (["--game", "9", "bank"], 1, 'There is no saved game "9".'),
        (["bank"], 1, None),
        ([], 2, None),
    ],
)
def test_what_cannot_be_asked(words: list[str], code: int, told: str | None) -> None:
    asked = run("ask", *words)
    assert asked.code == code
    assert asked.out == ""
    assert asked.err.strip()
    assert told is None or asked.err.strip() == told
