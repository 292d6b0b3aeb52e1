"""Either side of the protocol hears nonsense: it ends nothing, and nothing is shown raw."""

import asyncio
import json
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from splendor_access.game.legality import legal_actions
from splendor_access.game.notation import action_text
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.protocol import frames
from splendor_access.online.protocol.frames import ToSeat, UnreadableFrame
from splendor_access.online.protocol.told import Impossible, Parts, Told
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.game import Thinkers
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.online.server.store import Store, TableFolder
from splendor_access.session.intents import Intent
from splendor_access.settings.settings import load_settings
from splendor_access.settings.style import Style
from tests.online.drawn import messages, nearly
from tests.online.guests import kept
from tests.tiers import tries

HOSTILE = Path(__file__).parent / "hostile"
TO_SEAT = [each.__name__ for each in get_args(frames.ToSeat)]
TO_SERVER = [each.__name__ for each in get_args(frames.ToServer)]

FRAMES = 20
fuzzed = settings(max_examples=tries(5, 50_000 // FRAMES), suppress_health_check=list(HealthCheck))
"""Either side gets 20,000 frames in the soak: it draws a part of 50,000."""


class Hearing:
    """A seat that takes texts of a server as over a connection, and all that it says."""

    def __init__(self, *, watches: bool = False) -> None:
        style = Style("en", load_settings({}, {}), alone=False)
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


class Sitting:
    """Somebody in this process, who takes only what can be told."""

    address = ""

    def __init__(self) -> None:
        self._told = Told()
        self.texts: list[str] = []

    @staticmethod
    def had(_game: int, rows: int) -> int:
        """Return that all has arrived."""
        return rows

    def deliver(self, frame: ToSeat) -> None:
        """Take a frame."""
        self.texts.append(frames.encode(frame))
        assert frames.to_seat(self.texts[-1]) == frame
        self._told = self._told.after(frame)


class Sent(msgspec.Struct, frozen=True):
    """A text of a seat; in place of one, the move of that number of those it can make now."""

    seat: int
    text: str = ""
    move: int = 0
    """The seat whose turn it is makes it."""


class Asked:
    """Two at a table of a server, and what they hear."""

    def __init__(self, shared: SharedTable) -> None:
        self._shared = shared
        self.people = [Sitting(), Sitting()]
        self.taken = 0

    async def enter(self) -> None:
        """Sit down, which begins the game."""
        for number, person in enumerate(self.people):
            assert await self._shared.enter(person, frames.HelloFrame(1, name=f"Ana {number}"))

    async def send(self, sent: Sent) -> None:
        """Send a text."""
        game = self._shared.game
        assert game
        seat, text = sent.seat, sent.text
        if not text:
            moves = legal_actions(game.table.state)
            if not moves:
                return
            seat, action = game.table.state.to_act, moves[sent.move % len(moves)]
            told = {"id": f"m{self.taken}", "action": action_text(action)}
            text = json.dumps({"type": "act", "version": len(game.rows), **told})
        else:
            text = text.replace('"now"', str(len(game.rows)))
            text = text.replace('"asked"', str(self._question()))
        try:
            frame = frames.to_server(text)
        except UnreadableFrame:
            return
        self.taken += 1
        await self._shared.do(self.people[seat], frame)

    def _question(self) -> int:
        """Return the number of the question that was asked last, 0 before one."""
        told = [text for person in self.people for text in person.texts if '"asked"' in text]
        return max((json.loads(text)["question"] for text in told), default=0)


async def _serve(folder: Path, sent: Iterable[Sent]) -> tuple[list[str], list[str]]:
    """Let two at a table send this; return the rows of their game, and what the first hears."""
    with ThreadPoolExecutor(1) as beside:
        shared = SharedTable(TableFolder(folder), beside, Thinkers())
        asked = Asked(shared)
        await asked.enter()
        for each in sent:
            await asked.send(each)
        assert shared.game
        rows = [row.text for row in shared.game.rows]
        await shared.close("closing")
    return rows, asked.people[0].texts


UNDO = json.dumps({"type": "undo", "id": "u", "version": "now"})
AGREED = json.dumps({"type": "reply", "question": "asked", "yes": True})
TRUE = [
    *(Sent(0, move=7 * number) for number in range(30)),
    Sent(0, json.dumps({"type": "talk", "text": "hello"})),
    Sent(1, UNDO),
    Sent(0, AGREED),
    Sent(0, UNDO),
    *(Sent(0, move=11 * number) for number in range(10)),
]
"""What two people at a table could send."""


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Return all that a true server tells a seat of a game, from the third frame on its news."""
    folder = Store(tmp_path_factory.mktemp("told")).make(new_code(), kept()).path
    rows, texts = asyncio.run(_serve(folder, TRUE))
    assert len(rows) > 30
    assert any(row.startswith("undo") for row in rows)
    told = [json.loads(text) for text in texts]
    # Before that the second person was expected.
    begun = [frame["type"] for frame in told].index("game")
    return [told[0], *told[begun - 1 :]]


@fuzzed
@given(st.data())
def test_a_seat_stands_whatever_a_server_sends(
    story: list[dict[str, Any]], data: st.DataObject
) -> None:
    hearing, told = Hearing(), 0
    for _number in range(FRAMES):
        match data.draw(st.integers(0, 3)):
            case 0:
                text = data.draw(messages(TO_SEAT))
            case 1:
                text = data.draw(nearly(story))
            case _:
                # The true server goes on.
                text, told = json.dumps(story[told]), (told + 1) % len(story)
        if not hearing.take(text):
            # Somebody has broken the connection, and is told all from the beginning.
            told = 3
            if not all(hearing.take(json.dumps(each)) for each in story[:told]):
                # The welcome was to another seat.
                assert hearing.is_clean
                hearing, told = Hearing(), 0
    assert hearing.is_clean


MOVES = ["take ser", "take god", "reserve a", "reserve b1", "TAKE  ser", "take ss", "pass"]


@st.composite
def commands(draw: st.DrawFn) -> str:
    """Return a move or an undo for one of the versions, with any id."""
    ids = st.sampled_from(["1", "a" * 100, "a\n", "\x00", "\u202e", "a b"]) | st.text(max_size=5)
    told = {"id": draw(ids), "version": draw(st.just("now") | st.integers(0, 4))}
    if draw(st.integers(0, 3)) == 0:
        return json.dumps({"type": "undo", **told})
    return json.dumps({"type": "act", "action": draw(st.sampled_from(MOVES)), **told})


sent_texts = st.builds(
    Sent, st.integers(0, 1), messages(TO_SERVER) | commands() | st.sampled_from([UNDO, AGREED])
)
sent_moves = st.builds(Sent, st.just(0), move=st.integers(0, 10_000))


@fuzzed
@given(st.lists(sent_texts | sent_moves, min_size=FRAMES, max_size=FRAMES))
def test_a_server_stands_whatever_its_seats_send_and_reads_back_what_it_took(
    tmp_path_factory: pytest.TempPathFactory, sent: list[Sent]
) -> None:
    folder = Store(tmp_path_factory.mktemp("store")).make(new_code(), kept()).path
    rows, _told = asyncio.run(_serve(folder, sent))
    found = TableFolder(folder).open(TableFolder(folder).read())
    assert [row.text for row in found.rows] == rows
    assert not list(folder.glob("*damaged*"))
    found.log.close()
