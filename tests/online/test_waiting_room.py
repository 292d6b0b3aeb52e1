"""Lines at a table elsewhere whose game has not begun."""

import pytest

from splendor_access.game.record import HUMAN
from splendor_access.online.client.by_lines import WaitingRoom
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.protocol import frames
from splendor_access.online.protocol.frames import SeatedPerson, ToServer
from splendor_access.online.protocol.told import Impossible, Told
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style


class Waiting:
    """A host who waits with Ben, who has gone for now, for a third."""

    def __init__(self, language: str = "en") -> None:
        self.sent: list[ToServer] = []
        self.seat = RemoteSeat(Style(language, Settings(), alone=False), self.sent.append)
        self.seat.receive(frames.WelcomeFrame(frames.VERSION, "", 0, host=True, key="key"))
        people = (SeatedPerson("Ana", HUMAN, here=True), SeatedPerson("Ben", HUMAN, here=False))
        self.seat.receive(frames.SeatsFrame(people, 3))
        self.room = WaitingRoom(self.seat)

    def told(self, line: str) -> list[str]:
        """Type a line, and return what is answered."""
        return [self.seat.style.text(message) for message in self.room.answer(line)]


def test_who_is_there_is_told() -> None:
    waiting = Waiting()
    told = ["Here: Ana.", "Away: Ben. Their seats are kept.", "1 seat is free."]
    assert waiting.told("here") == waiting.told(" HERE ") == told
    assert Waiting("fr").told("présents")[0].endswith("Ana.")
    assert not waiting.sent


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("2024", ["Edition 2024.", "You begin."]),
        ("up-to-three+first=1", ["Up to three gems by free choice.", "Ben begins."]),
        (
            "2014+first=2+points=21",
            [
                "Edition 2014.",
                "House rules: 21 points end the game.",
                "Player 3 begins, who is still to come.",
            ],
        ),
    ],
)
def test_what_is_to_be_played_is_told_before_it_begins(rules: str, told: list[str]) -> None:
    waiting = Waiting()
    frame = frames.SeatsFrame(tuple(waiting.seat.people), 3, rules=rules)
    Told(seat=0, welcomed=True).after(frame)
    waiting.seat.receive(frame)
    assert waiting.told("here")[3:] == told


@pytest.mark.parametrize(
    ("first", "told"),
    [("ben", "Ben begins."), ("Ana", "You begin."), ("Cleo", "Cleo begins.")],
)
def test_who_begins_by_name_is_told(first: str, told: str) -> None:
    waiting = Waiting()
    people = tuple(waiting.seat.people)
    waiting.seat.receive(frames.SeatsFrame(people, 3, rules="2024", first=first))
    assert waiting.told("here")[-1] == told


@pytest.mark.parametrize("rules", ["2024+first=3", "1999", "2024+points=0", "x" * 5000])
def test_rules_that_nobody_can_play_by_come_from_no_server(rules: str) -> None:
    waiting = Waiting()
    frame = frames.SeatsFrame(tuple(waiting.seat.people), 3, rules=rules)
    with pytest.raises(Impossible):
        Told(seat=0, welcomed=True).after(frame)


@pytest.mark.parametrize(
    ("line", "frame"),
    [
        ("say Hello, Ben", frames.TalkFrame("Hello, Ben")),
        ("begin", frames.BeginFrame(0)),
        ("lock", frames.ManageFrame("lock")),
        ("mute ben", frames.ManageFrame("mute", 1)),
        ("remove Ben", frames.ManageFrame("remove", 1)),
    ],
)
def test_what_is_for_the_table_is_sent(line: str, frame: ToServer) -> None:
    waiting = Waiting()
    assert waiting.room.understands(line)
    waiting.told(line)
    assert waiting.sent == [frame]
    assert not waiting.room.left


@pytest.mark.parametrize("line", ["bank", "take ser", "xyzzy", "", "  "])
def test_what_is_for_the_game_has_to_wait(line: str) -> None:
    waiting = Waiting()
    assert not waiting.room.understands(line)
    assert waiting.told(line)[0].startswith("The game has not begun.")
    assert not waiting.sent


def test_who_quits_has_left() -> None:
    waiting = Waiting()
    assert waiting.room.understands("quit")
    assert waiting.told("quit")[0].startswith("You have left the table.")
    assert waiting.room.left
