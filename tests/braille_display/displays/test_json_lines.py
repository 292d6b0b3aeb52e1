"""The device that speaks JSON lines, against a display inside the test."""

import queue
from collections.abc import Iterator
from typing import Any

import pytest

from splendor_access.braille_display import displays
from splendor_access.braille_display.displays import (
    Device,
    Key,
    KeyName,
    Picture,
    Status,
    ThreadedDevice,
    json_lines,
)
from splendor_access.braille_display.displays.json_lines import (
    LONGEST_LINE,
    MOST_UNREAD,
    REST,
    connect,
)
from tests.braille_display.json_display import FELT, PATIENCE, JsonDisplay


class Game:
    """The device as the game uses it, with its keys and statuses."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self._keys: queue.SimpleQueue[Key] = queue.SimpleQueue()
        self._statuses: queue.SimpleQueue[Status] = queue.SimpleQueue()
        device.start(self._keys.put, self._statuses.put)

    def key(self) -> Key:
        """Wait for the next key."""
        return self._keys.get(timeout=PATIENCE)

    def status(self) -> Status:
        """Wait for the next status."""
        return self._statuses.get(timeout=PATIENCE)

    def show(self, number: int, cell: int = 1, columns: int = 20, rows: int = 1) -> None:
        """Show a picture of one repeated cell."""
        self.device.show(Picture(number, (shown(cell, columns),) * rows))


def shown(cell: int, columns: int = 20) -> str:
    return chr(0x2800 + cell) * columns


@pytest.fixture
def display() -> Iterator[JsonDisplay]:
    with JsonDisplay(20) as display:
        yield display


@pytest.fixture
def waiting(display: JsonDisplay) -> Iterator[Game]:
    """Start a game that waits for a display to be announced."""
    game = Game(connect(str(display.path)))
    display.accept()
    yield game
    game.device.close()


@pytest.fixture
def game(display: JsonDisplay, waiting: Game) -> Game:
    """Start a game on a display of 20 cells; picture 1 is there."""
    display.announce()
    assert waiting.status().connected
    waiting.show(1)
    display.read()
    return waiting


def test_the_display_is_what_the_other_side_says(display: JsonDisplay, waiting: Game) -> None:
    keys: dict[KeyName, str] = {"home": "Space+Dot2"}
    display.announce(rows=3, routing=False, dots_keys=True, keys=keys, unknown="left alone")
    assert waiting.status() == Status(True, "Lines", 20, 3, False, True, keys=keys)


def test_cells_are_told_as_characters_and_as_dots(display: JsonDisplay, waiting: Game) -> None:
    display.announce(columns=2, rows=2)
    waiting.device.show(Picture(7, ("\u2801\u2813", "\u28ff\u2800"), cursor=3))
    assert display.read() == {
        "type": "picture",
        "number": 7,
        "cells": ["\u2801\u2813", "\u28ff\u2800"],
        "dots": ["1-125", "12345678-0"],
        "cursor": 3,
    }


def test_keys_name_the_picture_that_was_felt(display: JsonDisplay, game: Game) -> None:
    game.show(2, 2)
    display.read()
    display.press("route", 19)
    display.press("dots", 0xFF, age=0.25)
    display.press("line_up", picture=1)
    assert [game.key() for _ in range(3)] == [
        Key("route", 19, 2, FELT, FELT),
        Key("dots", 0xFF, 2, 0.25, FELT),
        Key("line_up", 0, 1, FELT, FELT),
    ]


def test_a_key_on_the_same_cells_counts_for_the_latest_picture(
    display: JsonDisplay, game: Game
) -> None:
    for number in (2, 3):
        game.show(number, 2)
        assert display.read()["number"] == number
    display.press("home", picture=2)
    display.press("home", picture=1)
    assert [game.key().picture for _ in range(2)] == [3, 1]


BAD: list[tuple[bytes | dict[str, Any], str]] = [
    (b"nonsense\n", "malformed"),
    (b'"text"\n', "object"),
    # Too deep or cut off: the versions of Python differ.
    (b'{"type": ' + b"[" * 3000 + b"\n", "r"),
    (b'{"type": "key", "name": "\xff"}\n', "utf-8"),
    ({"type": "lamp"}, "lamp"),
    ({"type": "key", "name": "home"}, "picture"),
    ({"type": "key", "name": "jump", "picture": 1, "age": 1}, "jump"),
    ({"type": "key", "name": "home", "picture": 1, "age": -1}, "age"),
    ({"type": "key", "name": "home", "picture": 0, "age": 1}, "picture"),
    ({"type": "key", "name": "home", "picture": 2, "age": 1}, "picture"),
    ({"type": "key", "name": "home", "picture": 1, "age": 1, "argument": 1}, "argument"),
    ({"type": "key", "name": "route", "picture": 1, "age": 1, "argument": 20}, "argument"),
    ({"type": "key", "name": "dots", "picture": 1, "age": 1, "argument": 256}, "argument"),
    ({"type": "display", "name": "", "columns": 0}, "columns"),
    ({"type": "display", "columns": 20}, "name"),
]


@pytest.mark.parametrize(("line", "why"), BAD, ids=[why for _, why in BAD])
def test_a_bad_line_is_answered_and_changes_nothing(
    line: bytes | dict[str, Any], why: str, display: JsonDisplay, game: Game
) -> None:
    display.write(b"\n")
    display.write(line)
    said = display.read()
    assert said["type"] == "error"
    assert why in said["message"].casefold()
    assert said["line"]
    display.press("home")
    assert game.key() == Key("home", 0, 1, FELT, FELT)


def test_keys_pressed_while_the_program_was_stopped_do_nothing(
    display: JsonDisplay, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        # As if the program had just been stopped, at each check.
        patched.setattr(displays, "STOPPED", -1.0)
        display.press("home")
        assert "stopped" in display.read()["message"]
    display.press("line_up")
    assert game.key().name == "line_up"


def test_lines_come_in_pieces(display: JsonDisplay, game: Game) -> None:
    line = b'{"type": "key", "name": "home", "picture": 1, "age": 1}\n'
    for at in range(len(line)):
        display.write(line[at : at + 1])
    display.write(line * 2)
    assert [game.key().name for _ in range(3)] == ["home"] * 3


def test_a_line_without_end_ends_the_connection(display: JsonDisplay, game: Game) -> None:
    display.write(b"x" * (LONGEST_LINE + 1))
    with pytest.raises(ConnectionError):
        display.read()
    display.connect()
    assert display.read()["number"] == 1


def test_the_game_never_waits_for_who_does_not_read(display: JsonDisplay, game: Game) -> None:
    for number in range(2, 20000):
        game.show(number, number % 256)
    game.show(20000, 255)
    read = [display.read()["number"]]
    while read[-1] < 20000:
        read.append(display.read()["number"])
    assert display.picture["cells"] == [shown(255)]
    # Unread output is not kept forever.
    with pytest.raises(ConnectionError):
        display.write(b"nonsense\n" * MOST_UNREAD)
    display.connect()
    assert display.read()["number"] == 20000


def test_it_rests_where_there_is_nothing_to_do(
    display: JsonDisplay, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests: queue.SimpleQueue[tuple[float, bool]] = queue.SimpleQueue()
    rest = ThreadedDevice.rest

    def noted(device: ThreadedDevice, file: int, seconds: float, *, writing: bool = False) -> None:
        rests.put((seconds, writing))
        rest(device, file, seconds, writing=writing)

    monkeypatch.setattr(ThreadedDevice, "rest", noted)
    game.show(2, 2)
    assert display.read()["number"] == 2
    assert rests.get(timeout=PATIENCE) == (REST, False)


def test_another_size_drops_what_was_there(display: JsonDisplay, game: Game) -> None:
    display.announce(columns=12, rows=2)
    assert game.status().columns == 12
    game.show(2, 2)
    game.show(3, 3, columns=12)
    game.show(4, 4, columns=12, rows=2)
    assert display.read()["number"] == 4
    display.press("home", picture=1)
    assert display.read()["type"] == "error"


def test_the_same_display_announced_again_gets_the_picture_again(
    display: JsonDisplay, game: Game
) -> None:
    display.announce()
    assert display.read()["number"] == 1
    display.press("home")
    assert game.key().picture == 1


def test_it_goes_and_comes_back(display: JsonDisplay, game: Game) -> None:
    display.go()
    gone = game.status()
    assert gone.problem
    assert (gone.connected, gone.problem.kind) == (False, "absent")
    game.show(2, 2)
    display.listen()
    display.connect()
    assert game.status().connected
    assert display.read()["number"] == 2
    display.press("home", picture=1)
    assert display.read()["type"] == "error"


def test_whoever_says_nothing_is_no_display(
    display: JsonDisplay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(json_lines, "SILENCE", 0.0)
    game = Game(connect(str(display.path)))
    status = game.status()
    game.device.close()
    assert status.problem
    assert status.problem.kind == "absent"
    assert str(display.path) == status.problem.message.args["path"]


def test_closing_ends_the_connection(display: JsonDisplay, game: Game) -> None:
    game.device.close()
    with pytest.raises(ConnectionError):
        display.read()
    game.show(2)
    game.device.close()
