"""The table of a seat does what follows the rules, and of anything else nothing at all."""

import re

import pytest

from splendor_access.game.actions import Take
from splendor_access.game.cards import gems
from splendor_access.game.position import position_text
from splendor_access.game.record import Player
from splendor_access.game.rules import apply
from splendor_access.online.client.seat_table import OutOfStep, SeatTable
from splendor_access.online.protocol.frames import ToldRow
from splendor_access.session.session import Session
from splendor_access.settings.style import Style
from tests.driver import chosen_settings, snapshot, texts
from tests.online.hostile_server import NAMES, START

PLAYERS = [*map(Player, NAMES)]
TAKEN = ToldRow("take ser", 0)
HIDDEN = re.sub(r" (\w+),", " ?a,", START, count=1)

WRONG = {
    "another position": [TAKEN],
    "no such move": [TAKEN, ToldRow("take sssss", 1)],
    "no move": [TAKEN, ToldRow("fly", 1)],
    "no such card": [TAKEN, ToldRow("reserve a1", 1, ("x9",))],
    "no card": [TAKEN, ToldRow("reserve a1", 1)],
    "a card that nobody sees in the market": [TAKEN, ToldRow("reserve a1", 1, ("?a",))],
    "a card of another level": [TAKEN, ToldRow("reserve a", 1, ("?c",))],
    "a card that nobody had": [TAKEN, ToldRow("buy h1 with g", 1, (), "a1s1e1r1o")],
    "an undo of what was not done": [TAKEN, ToldRow("undo 1", 0)],
    "an undo from the end": [TAKEN, TAKEN, ToldRow("undo -1", 0)],
    "an undo of nothing": [TAKEN, ToldRow("undo", 0)],
    "an undo without end": [TAKEN, ToldRow("undo " + "9" * 5000, 0)],
}


@pytest.mark.parametrize("rows", WRONG.values(), ids=WRONG)
def test_rows_that_do_not_fit_change_nothing(rows: list[ToldRow]) -> None:
    table = SeatTable(PLAYERS, START, lambda _action: None)
    session = Session(table, 0, Style("en", chosen_settings()))
    session.opening()
    before = snapshot(table)
    with pytest.raises(OutOfStep):
        table.follow(rows, START)
    assert snapshot(table) == before
    assert texts(session, session.news()) == []
    # It is the same table that goes on.
    moved = position_text(apply(table.state, Take(gems("ser")))[0])
    table.follow([TAKEN], moved)
    assert position_text(table.state) == moved
    assert texts(session, session.news())[0].startswith("You took")


BEGINNINGS = {
    "none": "",
    "not one": "sp1 x",
    "of three": START.replace("2024 2", "2024 3"),
    "with a card that nobody sees": HIDDEN,
    "while a card is turned over": START.replace(" act ", " reveal:a1 "),
}


@pytest.mark.parametrize("start", BEGINNINGS.values(), ids=BEGINNINGS)
def test_a_game_begins_at_no_such_position(start: str) -> None:
    assert start != START
    with pytest.raises(OutOfStep):
        SeatTable(PLAYERS, start, lambda _action: None)


def test_a_game_begins_for_as_many_as_play() -> None:
    for players in ([], PLAYERS[:1], [*PLAYERS, Player("Cleo")]):
        with pytest.raises(OutOfStep):
            SeatTable(players, START, lambda _action: None)
