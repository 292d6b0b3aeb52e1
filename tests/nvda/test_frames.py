"""What the add-on for NVDA and the game tell each other, and what each does with nonsense."""

import importlib.util
import json
import random
import threading
from types import ModuleType
from typing import Any

import msgspec
import pytest

from splendor_access.braille_display.displays import Key, Picture, Status, ThreadedDevice
from splendor_access.braille_display.displays.json_lines import (
    LONGEST_LINE,
    UNREADABLE,
    BadLine,
    Peer,
)
from splendor_access.braille_display.displays.nvda import PROTOCOL, NvdaDevice, pipe_name
from tests.release.nvda_addon import SOURCES
from tests.tiers import tries

NONCE, PID = "0f" * 16, 4321
HELLO = {"type": "hello", "protocol": PROTOCOL, "version": "9.9", "nonce": NONCE, "pid": PID}


def frames_module() -> ModuleType:
    """Return the add-on's module of frames, which needs nothing of NVDA."""
    path = SOURCES / "globalPlugins/splendorAccess/frames.py"
    spec = importlib.util.spec_from_file_location("splendor_frames", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FRAMES = frames_module()


def line(frame: object) -> bytes:
    return json.dumps(frame).encode() + b"\n"


def greeted() -> Any:
    """Return a conversation with a game that has answered, on a display of 4 cells."""
    talk = FRAMES.Conversation(NONCE, "9.9", PID)
    talk.feed(line(HELLO))
    talk.tell_display("Four", 4, 1)
    talk.take_unsent()
    return talk


def picture(number: int, cells: str = "⠁⠃⠉⠙", cursor: int | None = None) -> bytes:
    return line({"type": "picture", "number": number, "cells": [cells], "cursor": cursor})


def sent(talk: Any) -> list[dict[str, Any]]:
    return [json.loads(each) for each in talk.take_unsent().splitlines()]


def test_a_key_tells_the_picture_that_was_felt_and_for_how_long() -> None:
    talk = greeted()
    assert not talk.press("home", 0, 1.0)
    assert talk.feed(picture(7, cursor=2))
    assert talk.picture.dots() == [1, 3, 9 | 0xC0, 25]
    talk.note_shown(talk.picture, 10.0)
    talk.feed(picture(8, cursor=2))
    talk.note_shown(talk.picture, 11.0)
    assert talk.press("route", 3, 12.0)
    assert talk.press("home", 0, 12.5)
    first, second = sent(talk)
    assert (first["picture"], first["age"], first["argument"]) == (8, 2.0, 3)
    assert (second["name"], second["age"], second["pause"]) == ("home", 2.5, 0.5)
    talk.note_shown(None, 13.0)
    assert not talk.press("home", 0, 13.5)
    talk.note_shown(talk.picture, 14.0)
    talk.press("home", 0, 14.25)
    assert sent(talk)[0]["age"] == 0.25


def test_a_game_that_owes_an_answer_for_a_second_hangs_until_it_answers() -> None:
    talk = greeted()
    for now in (0.0, 0.2, 0.5, 1.0):
        talk.tick(now)
    assert [each["number"] for each in sent(talk)] == [1, 2, 3]
    assert not talk.hangs(1.0)
    assert talk.hangs(1.1)
    talk.feed(line({"type": "pong", "number": 3}))
    assert not talk.hangs(9.0)


@pytest.mark.parametrize(
    "wrong",
    [
        {**HELLO, "nonce": "00" * 16},
        {**HELLO, "pid": PID + 1},
        {**HELLO, "protocol": PROTOCOL + 1},
        {**HELLO, "version": 3},
        {"type": "picture", "number": 1, "cells": ["⠁"], "cursor": None},
        {"type": "pong", "number": 1},
    ],
)
def test_whoever_does_not_answer_the_greeting_is_not_listened_to(wrong: dict[str, Any]) -> None:
    talk = FRAMES.Conversation(NONCE, "9.9", PID)
    with pytest.raises(FRAMES.Nonsense):
        talk.feed(line(wrong))
    assert talk.picture is None
    assert not talk.greeted


def test_a_picture_for_the_display_before_is_passed_over() -> None:
    talk = greeted()
    talk.feed(picture(1))
    talk.tell_display("Three", 3, 1)
    assert talk.picture is None
    assert not talk.feed(picture(2))
    assert talk.feed(picture(3, "⠁⠃⠉"))
    talk.tell_display("", 0, 0)
    assert [each["type"] for each in sent(talk)] == ["display", "no_display"]


def mangled(good: bytes, chance: random.Random) -> bytes:
    """Return a line in which something is wrong, in most cases."""
    at, to = sorted((chance.randrange(len(good)), chance.randrange(len(good))))
    replaced: list[bytes] = [
        *(b"", b"\0", b"\xff\xfe", b"null", b"[[[[", b'"', b"-1", b"1e999", b"{}", b"\\ud800"),
        *(b"9" * 5000, b"[" * 3000, chance.randbytes(20), b"true", "\u2900".encode()),
    ]
    return good[:at] + chance.choice(replaced) + good[to:]


def test_a_thousand_broken_lines_of_the_game_show_nothing_and_raise_nothing_else() -> None:
    chance = random.Random(1)
    good = [picture(1), picture(2, cursor=3), line({"type": "pong", "number": 0})]
    refused = 0
    for _time in range(tries(1000, 5000)):
        talk = greeted()
        try:
            talk.feed(mangled(chance.choice(good), chance) + b"\n")
        except FRAMES.Nonsense:
            refused += 1
        if talk.picture:
            assert len(talk.picture.dots()) == 4
            assert all(0 <= dots <= 255 for dots in talk.picture.dots())
    assert refused > 0.9 * tries(1000, 5000)
    with pytest.raises(FRAMES.Nonsense):
        greeted().feed(b"x" * (FRAMES.LONGEST_LINE + 1))


class Listening(Peer):
    """The other end, which keeps what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[msgspec.Struct] = []

    def receive(self) -> bytes:
        """See `Peer`."""
        return b""

    def dispatch(self, waiting: bytes) -> int:
        """See `Peer`."""
        return len(waiting)

    def rest(self, device: ThreadedDevice, seconds: float) -> None:
        """See `Peer`."""

    def write(self, said: msgspec.Struct) -> None:
        """See `Peer`."""
        self.told.append(said)


class Game:
    """The device of the game without its thread: keys and statuses that it reports."""

    def __init__(self) -> None:
        self.device = NvdaDevice("Kilo Tango")
        self.keys: list[Key] = []
        self.statuses: list[Status] = []
        self.device._on_key, self.device._on_status = self.keys.append, self.statuses.append
        self.device._patience = threading.Timer(0, lambda: None)
        self.device.forget()
        self.peer = Listening()

    def take(self, frame: object) -> None:
        """Take a line."""
        said = frame if isinstance(frame, bytes) else json.dumps(frame).encode()
        self.device.take(said, self.peer, stopped=False)

    def show(self, number: int) -> None:
        """Show a picture."""
        self.device._latest = Picture(number, ("⠁⠃⠉⠙",))
        self.device._show_latest(self.peer)


def test_the_add_on_and_the_game_understand_each_other() -> None:
    game = Game()
    talk = FRAMES.Conversation(NONCE, "9.9", PID)
    for frame in sent(talk):
        game.take(frame)
    (hello,) = game.peer.told
    answer = {**msgspec.to_builtins(hello), "pid": PID}
    talk.feed(line({"type": "hello", **answer}))
    assert talk.greeted
    talk.tell_display("Four", 4, 1)
    talk.tick(0.0)
    for frame in sent(talk):
        game.take(frame)
    assert (game.statuses[0].name, game.statuses[0].columns) == ("Four", 4)
    game.show(3)
    talk.feed(b"".join(msgspec.json.encode(each) + b"\n" for each in game.peer.told[1:]))
    assert talk.picture.dots() == [1, 3, 9, 25]
    talk.note_shown(talk.picture, 0.0)
    talk.press("route", 2, 5.0)
    for frame in sent(talk):
        game.take(frame)
    assert [(key.name, key.argument, key.picture) for key in game.keys] == [("route", 2, 3)]
    talk.tell_display("", 0, 0)
    game.take(sent(talk)[0])
    assert game.statuses[-1].problem
    assert game.statuses[-1].problem.message.name == "no-display-nvda-none"


@pytest.mark.parametrize(("protocol", "older"), [(0, "add-on"), (PROTOCOL + 1, "game")])
def test_whichever_is_older_is_named_in_words(protocol: int, older: str) -> None:
    game = Game()
    game.take({"type": "hello", "protocol": protocol, "version": "1.2", "nonce": NONCE})
    problem = game.statuses[0].problem
    assert problem
    assert (problem.kind, problem.message.args["older"]) == ("refused", older)
    with pytest.raises(BadLine):
        game.take({"type": "display", "name": "Four", "columns": 4})


def test_a_thousand_broken_lines_of_the_add_on_press_nothing() -> None:
    chance = random.Random(2)
    game = Game()
    game.take({"type": "hello", "protocol": PROTOCOL, "version": "1.2", "nonce": NONCE})
    game.take({"type": "display", "name": "Four", "columns": 4})
    game.show(5)
    key = {"type": "key", "name": "route", "argument": 3, "picture": 5, "age": 1, "pause": 1}
    refused = 0
    for _time in range(tries(1000, 5000)):
        try:
            game.take(mangled(json.dumps(key).encode(), chance)[:LONGEST_LINE])
        except (*UNREADABLE, BadLine):
            refused += 1
    assert refused > 0.7 * tries(1000, 5000)
    assert refused + len(game.keys) + len(game.statuses) - 1 == tries(1000, 5000)
    assert {each.picture for each in game.keys} <= {5}
    assert all(each.argument <= 3 for each in game.keys)


def test_a_pipe_is_named_for_the_words_of_the_title() -> None:
    assert pipe_name("Kilo Tango") == "splendor-access-kilo-tango"
