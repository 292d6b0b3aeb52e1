"""The order `server copy`, and what `doctor --store` tells: by the program, over a real NATS."""

import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from time import time
from unittest.mock import ANY

import pytest
from nats.js.api import StorageType, StreamConfig

from splendor_access.game.position import position_text
from splendor_access.online.jetstream.client import KEEP, PATIENCE, SUBJECTS, JetStream
from splendor_access.online.jetstream.store import JetStore, examine_nats
from splendor_access.online.server import copying
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.port import Place, StoredSeat, TableCopy
from splendor_access.online.server.store import GONE, Store
from splendor_access.table.chain import Row
from splendor_access.table.database import SaveError
from tests.driver import decision, run_here, sentence, table
from tests.online.guests import Guest, kept, laid_out, run
from tests.online.nats_server import SHARED, NatsServer
from tests.online.several import started


def _played(folder: Path, moves: int) -> str:
    """Lay out a table with a game in progress; return its code."""
    laid, code = table("human", "human"), new_code()
    laid_out(folder, laid, code)
    for _move in range(moves):
        laid.act(decision(laid))
    assert laid.save
    laid.save.close()
    return code


def test_games_in_progress_move_to_nats_and_back(tmp_path: Path) -> None:
    home, back = tmp_path / "home", tmp_path / "back"
    code = _played(home / "tables", 40)
    Store(home / "tables").make(new_code(), kept(2, StoredSeat("Ana")))
    store = SHARED.store(tmp_path, time)
    url = SHARED.server.url
    digests = {each.copy().digest for each in Store(home / "tables").places()}
    first = run_here("server", "copy", str(home), url)
    again = run_here("server", "copy", url, str(back))
    assert (first.code, first.err, again.code, again.err) == (0, "", 0, "")
    assert first.out == again.out
    assert first.out.startswith("The same at both ends: tables 2, other documents 0.")
    assert {each.copy().digest for each in store.places()} == digests
    assert {each.copy().digest for each in Store(back / "tables").places()} == digests
    ends = []
    for opened in (Store(home / "tables"), Store(back / "tables"), store):
        place = opened.find(code)
        assert place
        found = place.open(place.read())
        ends.append((len(found.rows), position_text(found.table.state)))
        found.log.close()
    assert ends == [ends[0]] * 3
    assert ends[0][0] == 40


def test_a_copy_that_was_broken_off_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = Store(tmp_path / "tables")
    for moves in range(4):
        _played(tmp_path / "tables", moves)
    store = SHARED.store(tmp_path, time)
    adopt = type(store).adopt
    left = 2

    def breaks(_self: object, copy: TableCopy) -> Place:
        nonlocal left
        if not left:
            raise SaveError("away")
        left -= 1
        return adopt(store, copy)

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(type(store), "adopt", breaks)
        broken = run_here("server", "copy", str(tmp_path), SHARED.server.url)
        assert (broken.code, broken.err) == (1, f"{sentence('copy-broken')}\n")
    assert len(store.places()) == 2
    assert copying.copy_all(source, store).tables == 4
    # A folder that was only half made is none.
    half = tmp_path / "back" / f"{source.places()[0].name}{GONE}"
    half.mkdir(parents=True)
    back = Store(tmp_path / "back")
    assert copying.copy_all(store, back).tables == 4
    assert len(back.places()) == 4


def test_nats_is_copied_while_people_play_and_comes_back_from_the_copy(tmp_path: Path) -> None:
    store, home = SHARED.store(tmp_path, time), tmp_path / "backup"
    url = SHARED.server.url

    async def test() -> None:
        server, one = await started(url)
        code = new_code()
        await asyncio.to_thread(store.make, code, kept(2))
        link = f"http://127.0.0.1:{server.port}/{code}"
        ana, ben = guests = [Guest(link, name) for name in ("Ana", "Ben")]
        for guest in guests:
            await guest.come()
        for guest in guests:
            await guest.begun()
        await ana.type("take ser")
        assert await asyncio.to_thread(run_here, "server", "copy", str(home), url) == (2, "", ANY)
        done = await asyncio.to_thread(run_here, "server", "copy", url, str(home))
        assert done.code == 0
        await ben.hears("Ana took blue, green, red.")
        for guest in guests:
            await guest.go()
        await server.close()
        # All is lost, and brought back; who comes again is where the copy was made.
        for stream, subject in SUBJECTS.items():
            await asyncio.to_thread(store.servers.jet.erase, subject, stream)
        assert await asyncio.to_thread(store.find, code) is None
        done = await asyncio.to_thread(run_here, "server", "copy", str(home), url)
        assert done.code == 0
        server, one = await started(url)
        ben = Guest(f"http://127.0.0.1:{server.port}/{code}", "", key=ben.seat.key)
        await ben.come()
        await ben.begun()
        assert [row.text for row in await asyncio.to_thread(_rows, one, code)] == ["take ser"]
        assert await ben.type("take ser") == ["You took blue, green and red."]
        await ben.go()
        await server.close()

    run(test)


def _rows(store: JetStore, code: str) -> Sequence[Row]:
    place = store.find(code)
    assert place
    return place.rows_from(1, 0)


def test_what_cannot_be_copied_is_told(tmp_path: Path) -> None:
    url = "nats://127.0.0.1:1"
    for words, told in (
        ([str(tmp_path)], sentence("copy-words")),
        (["/none", url], sentence("copy-nothing", place="/none")),
    ):
        done = run_here("server", "copy", *words)
        assert done.code == 2
        assert told in done.err


def test_doctor_tells_of_nats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SHARED.store(tmp_path, time).make(new_code(), kept(2))
    done = run_here("doctor", "--store", SHARED.server.url)
    lines = done.out.splitlines()
    assert lines[0].startswith("NATS: release 2.")
    assert lines[0].endswith("each move is kept once.")
    assert lines[1:3] == ["Tables: 1 not begun, 0 in a game, 0 over.", "Servers now: 0."]
    assert lines[3].startswith("Writing: half of the moves within ")
    assert done.code == 0
    words = "doctor", "--store", SHARED.server.url, "--store-credentials"
    monkeypatch.setitem(sys.modules, "nkeys", None)
    assert "nats-py nkeys" in run_here(*words, __file__).err


def test_doctor_tells_what_is_wrong_with_nats(tmp_path: Path) -> None:
    tables = f'jetstream {{ store_dir: "{tmp_path}", max_file_store: 300KB }}'
    nats = NatsServer(tmp_path, tables, name="small", jetstream=False)
    nats.start()
    try:
        jet = JetStream([nats.url])
        with suppress(SaveError):
            for number in count():
                jet.put(f"splendor.keep.x.{number}", b"x" * 10_000, None, seconds=1)
        full = run_here("doctor", "--store", nats.url)
        assert (full.code, full.err) == (1, f"{sentence('store-full', address=nats.url)}\n")
        jet.wait(jet._js.delete_stream(KEEP), PATIENCE)
        forgets = StreamConfig(
            KEEP, subjects=[SUBJECTS[KEEP]], storage=StorageType.MEMORY, max_msgs_per_subject=1
        )
        jet.wait(jet._js.add_stream(forgets), PATIENCE)
        jet.close()
        late = JetStore(JetStream([nats.url]), lambda: time() + 100)
        told = [each.name for each in examine_nats(late)]
        late.close()
        assert told[-2:] == ["store-memory", "store-clock"]
        assert sentence("store-memory") in run_here("doctor", "--store", nats.url).out
    finally:
        nats.kill()
