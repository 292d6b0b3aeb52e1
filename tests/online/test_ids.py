"""What a seat may call its commands: whatever the server takes and commits can be read again."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from splendor_access.bots import load
from splendor_access.game.chance import Chance
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import action_text
from splendor_access.online.protocol import frames
from splendor_access.online.protocol.frames import ToSeat, UnreadableFrame
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.game import Thinkers
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.online.server.store import Store, TableFolder
from splendor_access.table import contents
from splendor_access.table.chain import Row
from splendor_access.table.table import start_saving
from tests.driver import PATIENCE, decision, saved_rows, sentence, table
from tests.online.guests import Guest, hosting, kept, laid_out, run, seated
from tests.tiers import tries

STRANGE = [
    "",
    "a\n",
    "\n",
    "a\x00b",
    "\x00",
    "\u202eab",
    "a\u00a0b",
    "a b",
    " ",
    "\x7f",
    "\x1b[2J",
    "\u00e9",
    "\U0001f600",
    "\u2028",
    "\ufeff",
    "\ud7ff\ue000",
    "x" * 101,
]
"""Ids that today's protocol does not know; those of raw random bytes are like them."""

GOOD = ["1", "!", "~", "4cf0fde15022493c99304fb179dc2208", "a" * 100, '"\\', "d3b0-7384", "++/="]

ids = st.one_of(
    st.text(max_size=110),
    st.text(st.characters(categories=["Cc", "Cf", "Zs", "Zl", "Zp", "Co", "Cn"]), max_size=4),
    st.binary(max_size=20).map(lambda drawn: drawn.decode("latin-1")),
    st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=100),
    st.sampled_from([*STRANGE, *GOOD]),
)


class Listener:
    """Somebody in this process who is told of commands that were done."""

    address = ""

    def __init__(self) -> None:
        self.done: list[str] = []

    @staticmethod
    def had(_game: int, rows: int) -> int:
        """Return that all has arrived."""
        return rows

    def deliver(self, frame: ToSeat) -> None:
        """Take a frame."""
        if isinstance(frame, frames.DoneFrame):
            self.done.append(frame.id)


async def _played(folder: Path, names: list[str]) -> tuple[list[str], list[str]]:
    """Let two send commands called so; return what the server confirmed, and the rows it has."""
    with ThreadPoolExecutor(1) as beside:
        shared = SharedTable(TableFolder(folder), beside, Thinkers())
        seats = [Listener(), Listener()]
        for number, listener in enumerate(seats):
            assert await shared.enter(listener, frames.HelloFrame(1, name=f"Ana {number}"))
        confirmed: list[str] = []
        for name in names:
            assert shared.game
            state, rows = shared.game.table.state, len(shared.game.rows)
            action = action_text(with_payment(state, load("easy")(state, Chance(rows), rows)))
            # Every third takes back what the seat has just done.
            undo = len(confirmed) % 3 == 2
            what = {"type": "undo"} if undo else {"type": "act", "action": action}
            told = seats[1 - state.to_act if undo else state.to_act]
            try:
                frame = frames.to_server(json.dumps({**what, "id": name, "version": rows}))
            except UnreadableFrame:
                continue
            await shared.do(told, frame)
            if len(shared.game.rows) > rows:
                assert told.done[-1] == name
                confirmed.append(name)
        assert shared.game
        rows_before = [row.text for row in shared.game.rows]
        await shared.close("closing")
    return confirmed, rows_before


@settings(max_examples=tries(5, 400))
@given(st.lists(ids, min_size=3, max_size=12))
def test_whatever_the_server_takes_is_there_at_its_next_start(
    tmp_path_factory: pytest.TempPathFactory, names: list[str]
) -> None:
    folder = Store(tmp_path_factory.mktemp("store")).make(new_code(), kept()).path
    confirmed, before = asyncio.run(_played(folder, ["first", *names]))
    assert confirmed
    found = TableFolder(folder).open(TableFolder(folder).read())
    assert [row.text for row in found.rows] == before
    assert [row.command for row in found.rows] == confirmed
    assert not list(folder.glob("*damaged*"))
    found.log.close()


@pytest.mark.parametrize("name", STRANGE)
def test_a_strange_id_is_no_frame_of_the_protocol(name: str) -> None:
    for what in ({"type": "act", "action": "take ser"}, {"type": "undo"}):
        with pytest.raises(UnreadableFrame):
            frames.to_server(json.dumps({**what, "id": name, "version": 0}))


@pytest.mark.parametrize("name", GOOD)
def test_an_id_of_ascii_without_spaces_is_taken(name: str) -> None:
    frame = frames.to_server(json.dumps({"type": "undo", "id": name, "version": 0}))
    assert frame == frames.UndoFrame(name, 0)


def test_who_sends_a_strange_id_is_sent_away_and_nothing_is_undone(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            link = ana.connection.link
            await ana.type("take ser")
            await ben.hears("Ana took")
            await ben.go()
            for name in ("a\n", "\u202e", "\x00"):
                await _sends(
                    Guest(link, "", key=ben.seat.key), frames.ActFrame(name, 1, "take edo")
                )
            back = Guest(link, "", key=ben.seat.key)
            await back.come()
            await back.type("take edo")
            await ana.hears("Ben took")
            await host.server.close()
            await host.start()
            await ana.hears("connection is back")
            await ana.type("take srd")
            await back.hears("Ana took blue, red, white")
            assert not list(tmp_path.rglob("*damaged*"))
            await back.go()

    run(test, seconds=PATIENCE)


async def _sends(guest: Guest, act: frames.ActFrame) -> None:
    """Come, send what is none of the protocol, and be sent away."""
    await guest.come()
    guest.connection.send(act)
    await guest.until(lambda: bool(guest.seat.gone))
    assert guest.lines[-1] == sentence("friends-unreadable")
    await guest.go()


def test_a_game_with_strange_ids_on_its_disk_comes_back_whole(tmp_path: Path) -> None:
    """Servers took any text until now."""
    laid = table("human", "human")
    folder = laid_out(tmp_path, laid)
    for name in STRANGE:
        laid.act(decision(laid), name)
    assert laid.save
    laid.save.close()
    for _time in range(2):
        found = TableFolder(folder).open(TableFolder(folder).read())
        assert [row.command for row in found.rows] == STRANGE
        assert found.table.state == laid.state
        found.log.close()
    assert not list(folder.glob("*damaged*"))


texts = st.text(max_size=20)


@settings(max_examples=tries(6, 1000))
@given(
    st.lists(st.builds(Row, texts, st.none() | st.integers(0, 3), st.none() | texts), min_size=1)
)
def test_every_row_that_a_save_takes_is_read_again(rows: list[Row]) -> None:
    laid = table("human", "human")
    start_saving(laid)
    save = laid.save
    assert save
    for row in rows:
        save.add(row)
    save.close()
    found = contents.read_contents(save.path)
    assert found.rows == tuple(rows)
    assert not found.flawed
    assert found.missing == 0
    assert saved_rows(save.name) == [row.text for row in rows]
