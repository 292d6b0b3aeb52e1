"""Either side of the protocol hears nonsense: it ends nothing, and nothing is shown raw."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.protocol import frames
from splendor_access.online.protocol.frames import ToSeat, UnreadableFrame
from splendor_access.online.protocol.parts import Parts
from splendor_access.online.protocol.told import Impossible, Told
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.game import Thinkers
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.online.server.store import Store, open_game, read
from splendor_access.session.intents import Intent
from splendor_access.settings import sources
from splendor_access.settings.style import Style
from tests.online.drawn import messages
from tests.online.guests import kept
from tests.online.hostile_server import game, seats, welcome
from tests.tiers import tries

HOSTILE = Path(__file__).parent / "hostile"
TO_SEAT = [each.__name__ for each in get_args(frames.ToSeat)]
TO_SERVER = [each.__name__ for each in get_args(frames.ToServer)]
BEGUN = [json.dumps(each) for each in (welcome(), seats(), game())]

fuzzed = settings(max_examples=tries(8, 5000), suppress_health_check=list(HealthCheck))
"""Of twenty frames each: 100,000 for either side in the soak."""


class Hearing:
    """A seat that takes texts of a server as over a connection, and all that it says."""

    def __init__(self, *, watches: bool = False) -> None:
        style = Style("en", sources.load_settings({}, {}), alone=False)
        self.seat = RemoteSeat(style, lambda _frame: None, watches=watches)
        self.said: list[str] = []
        self._parts, self._told = Parts(), self.seat.told()

    def take(self, text: str | bytes) -> bool:
        """Take a text; return whether it is a frame that can be."""
        try:
            frame = self._parts.take(frames.to_seat(text), len(text))
            if frame is not None:
                self._told = self._told.after(frame)
                self._hear(frame)
        except (UnreadableFrame, Impossible):
            # The next connection begins.
            self._parts, self._told = Parts(), self.seat.told()
            return False
        return True

    def _hear(self, frame: ToSeat) -> None:
        session = self.seat.session
        if session is None:
            said = self.seat.receive(frame)
        else:
            happened = Intent("server", happened=lambda: self.seat.receive(frame))
            said = session.handle(happened)
        self.said += [self.seat.style.printed(each.message, each.kind) for each in said]

    @property
    def is_clean(self) -> bool:
        """Whether nothing but words was said."""
        return all(line.isprintable() for said in self.said for line in said.split("\n"))


def _grown(value: Any) -> Any:
    """Return a value with what its placeholders stand for."""
    match value:
        case {"$repeat": [text, times]}:
            return text * times
        case {"$join": texts}:
            return "".join(map(_grown, texts))
        case {"$list": [thing, times]}:
            return [_grown(thing)] * times
        case {"$bytes": digits}:
            return bytes.fromhex(digits)
        case dict():
            return {name: _grown(each) for name, each in value.items()}
        case list():
            return [_grown(each) for each in value]
    return value


def _texts(row: dict[str, Any]) -> list[str | bytes]:
    if "raw" in row:
        return [_grown(row["raw"])]
    return [json.dumps(_grown(each)) for each in row.get("frames", [row.get("frame")])]


def _rows(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((HOSTILE / name).read_text(encoding="utf-8"))
    return rows


def test_a_seat_takes_just_the_frames_that_can_be() -> None:
    before = json.loads((HOSTILE / "setup.json").read_text(encoding="utf-8"))["seat"]
    wrong = []
    for row in _rows("frames_to_seat.json"):
        number = row.get("frame", {}).get("seat")
        hearing = Hearing(watches=row["ok"] and row["after"] == "nothing" and _is_below(number))
        assert all(hearing.take(json.dumps(each)) for each in before[row["after"]])
        taken = all(hearing.take(text) for text in _texts(row))
        if (taken, hearing.is_clean) != (row["ok"], True):
            wrong.append(row["why"])
    assert not wrong


def _is_below(number: object) -> bool:
    return isinstance(number, int) and number < 0


def test_a_server_reads_just_the_frames_of_the_protocol() -> None:
    wrong = []
    for row in _rows("frames_to_server.json"):
        # What is no frame then may be one later.
        is_late = "before hello" in row["why"]
        unread = "unreadable" in row["answer"] and " or " not in row["answer"] and not is_late
        if row["ok"] or unread:
            try:
                read_all = [frames.to_server(text) for text in _texts(row)]
            except UnreadableFrame:
                read_all = []
            if bool(read_all) != row["ok"]:
                wrong.append(row["why"])
    assert not wrong


def test_an_id_is_what_the_protocol_says() -> None:
    wrong = []
    for row in _rows("ids.json"):
        for more in ({"type": "act", "action": "take ser"}, {"type": "undo"}):
            try:
                frames.to_server(json.dumps({**more, "id": row["id"], "version": 0}))
                taken = True
            except UnreadableFrame:
                taken = False
            if taken != row["ok"]:
                wrong.append(row["why"])
    assert not wrong


@fuzzed
@given(st.lists(messages(TO_SEAT), min_size=20, max_size=20), st.booleans())
def test_a_seat_stands_whatever_a_server_sends(sent: list[str], begun: bool) -> None:
    hearing = Hearing()
    for text in [*(BEGUN if begun else []), *sent]:
        if not hearing.take(text):
            hearing.take(BEGUN[0])
    assert hearing.is_clean


class Sitting:
    """Somebody in this process, who takes only what can be told."""

    def __init__(self) -> None:
        self._told = Told()

    def deliver(self, frame: ToSeat) -> None:
        """Take a frame."""
        assert frames.to_seat(frames.encode(frame)) == frame
        self._told = self._told.after(frame)


async def _serve(folder: Path, sent: list[tuple[int, str]]) -> list[str]:
    """Let two at a table send this; return the rows of their game."""
    with ThreadPoolExecutor(1) as beside:
        shared = SharedTable(folder, beside, Thinkers())
        people = [Sitting(), Sitting()]
        for number, person in enumerate(people):
            assert await shared.enter(person, frames.HelloFrame(1, name=f"Ana {number}"))
        for seat, text in sent:
            try:
                frame = frames.to_server(text)
            except UnreadableFrame:
                continue
            await shared.do(people[seat], frame)
        assert shared.game
        rows = [row.text for row in shared.game.rows]
        await shared.close("closing")
    return rows


MOVES = ["take ser", "take god", "reserve a", "reserve b1", "TAKE  ser", "take ss", "pass"]


@st.composite
def commands(draw: st.DrawFn) -> str:
    """Return a move or an undo for one of the first versions, with any id."""
    ids = st.sampled_from(["1", "a" * 100, "a\n", "\x00", "\u202e", "a b"]) | st.text(max_size=5)
    told = {"id": draw(ids), "version": draw(st.integers(0, 4))}
    if draw(st.integers(0, 3)) == 0:
        return json.dumps({"type": "undo", **told})
    return json.dumps({"type": "act", "action": draw(st.sampled_from(MOVES)), **told})


@fuzzed
@given(
    st.lists(
        st.tuples(st.integers(0, 1), messages(TO_SERVER) | commands()), min_size=20, max_size=20
    )
)
def test_a_server_stands_whatever_its_seats_send_and_reads_back_what_it_took(
    tmp_path_factory: pytest.TempPathFactory, sent: list[tuple[int, str]]
) -> None:
    folder = Store(tmp_path_factory.mktemp("store")).make(new_code(), kept())
    rows = asyncio.run(_serve(folder, sent))
    found = open_game(folder, read(folder))
    assert [row.text for row in found.rows] == rows
    assert not list(folder.glob("*damaged*"))
    assert found.table.save
    found.table.save.close()
