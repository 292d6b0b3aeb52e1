"""How many tables can be made, and the lifetime of an abandoned one."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from splendor_access.online.client.connection import NotThere
from splendor_access.online.host import make_table
from splendor_access.online.protocol import refusals
from splendor_access.online.protocol.frames import LONGEST_AWAY, MOST_SEATS, WantedTable
from splendor_access.online.server import doors, tables
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.house import DAY, House
from splendor_access.online.server.store import COPY, FILE, Store
from splendor_access.online.server.tables import Unwanted, last_path, rules_of
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.driver import sentence
from tests.online.browsers import Browser
from tests.online.guests import Guest, hosting, kept, run, seated
from tests.online.test_resting import _closed, _come, _open_files

WANTED = WantedTable("Ana", 2, "2024")
OLD = time.time() - 2 * DAY


async def _make(port: int, client: str = "") -> int:
    """Make a table as a program does; return the status."""
    headers = {"X-Forwarded-For": client} if client else {}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(f"http://127.0.0.1:{port}/tables", data=msgspec.json.encode(WANTED)) as answer,
    ):
        return answer.status


def test_programs_and_pages_are_counted_alike(tmp_path: Path) -> None:
    house = House(makes=((3, 600.0), (5, 86_400.0)))

    async def test() -> None:
        async with hosting(tmp_path, "127.0.0.1", house=house) as host:
            root = f"http://127.0.0.1:{host.port}"
            assert [await _make(host.port) for _table in range(2)] == [200, 200]
            async with Browser(f"{root}/", "nl") as cleo:
                for status in (200, 429):
                    await cleo.open("/")
                    await cleo.press("Maak een tafel", name="Cleo", size="2", bots="0")
                    assert cleo.status == status
                assert Locale("nl").text(say("friends-made-much")) in cleo.text
            with pytest.raises(NotThere) as refused:
                await make_table(root, WANTED)
            told = refusals.not_there(refused.value.why, root)
            assert Locale("en").text(told) == sentence("friends-made-much")
            # Nobody else waits for that.
            assert await _make(host.port, "203.0.113.7") == 200
            # In ten minutes there are more, and then no more that day.
            host.server.tables.house = House(makes=((3, 0.0), (5, 86_400.0)))
            assert [await _make(host.port) for _table in range(3)] == [200, 200, 429]
            host.server.tables.house = House(makes=((3, 0.0), (5, 0.0)))
            assert await _make(host.port) == 200

    run(test)


def test_a_form_that_is_sent_twice_counts_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path, house=House(makes=((1, 600.0),))) as host:
            async with Browser(f"http://127.0.0.1:{host.port}/") as ana:
                await ana.open("/")
                form = ana.page.forms[0]
                fields = {**dict(form.form_values()), "name": "Ana", "size": "2", "bots": "0"}
                for _time in range(3):
                    await ana.send("/", fields)
                    assert ana.status == 200
                    assert "Ana" in ana.text
            assert len([*tmp_path.iterdir()]) == 1

    run(test)


def test_the_limits_are_told_in_every_language() -> None:
    for language in languages():
        assert Locale(language).text(refusals.explain("made-much", {}))
    assert doors.TABLES[0][0] < House().tables


def _age(*folders: Path) -> None:
    """Make tables older than they may become."""
    for folder in folders:
        for path in (*folder.iterdir(), folder):
            os.utime(path, (OLD, OLD))


def _uncertain(store: Store) -> list[Path]:
    """Make tables that were damaged, or have lost their count of games: they may have had one."""
    made = [store.make(new_code(), kept()).path for _table in range(3)]
    (made[1] / "1.sqlite").write_bytes(b"")
    for name in (FILE, COPY):
        (made[0] / name).write_bytes(b"{")
        text = (made[2] / name).read_text()
        (made[2] / name).write_text(text.replace('"games":0', '"games":1'))
    return made


async def _gone(folder: Path) -> None:
    while folder.exists():
        await asyncio.sleep(0.005)


def test_tables_whose_game_never_began_are_removed_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the server runs, and at a new start."""
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path))
    folder = tmp_path / "tables"
    store = Store(folder)

    def made(code: str = "") -> Path:
        return store.make(code or new_code(), kept(3)).path

    async def test() -> None:
        async with hosting(folder) as host:
            code = host.server.tables.make(WANTED, Locale("en"), keep=True).code
            own = store.find(code)
            async with seated(host) as guests:
                link = guests[0].connection.link
                await guests[0].type("take ser")
            await _closed(folder)
            played = store.find(link.rpartition("/")[2])
            assert own
            assert played
            young, uncertain = made(), _uncertain(store)
            code = new_code()
            waiting = made(code)
            zoe = Guest(f"http://127.0.0.1:{host.port}/{code}", "Zoe")
            await zoe.come()
            _age(own.path, played.path, waiting, *uncertain)
            stay = {own.path, played.path, waiting, young, *uncertain}

            code, half = new_code(), folder / ("0" * 64)
            old = made(code)
            half.mkdir()
            _age(old, half)
            async with Browser(f"http://127.0.0.1:{host.port}/{code}") as page:
                await page.open()
                assert page.status == 200
                await host.server.tables.tidy()
                assert {*folder.iterdir()} == stay
                with pytest.raises(NotThere, match="no-table"):
                    await Guest(page.link, "Eve").come()
                await page.open()
                assert page.status == 404
            # Somebody waits at that one: it is as young as any.
            assert (waiting / FILE).stat().st_mtime > OLD + DAY

            await host.server.close()
            old = made()
            _age(old, young)
            await host.start()
            await _gone(old)
            await _gone(young)
            await host.server.tables.tidy()
            assert {*folder.iterdir()} == stay - {young}
            await zoe.hears("The connection is back.")
            guests = await _come(*guests)
            assert guests[0].state.to_act == 1
            for guest in (*guests, zoe):
                await guest.go()

    run(test)


def test_nothing_is_deleted_while_the_table_of_the_host_is_not_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path))

    async def test() -> None:
        async with hosting(tmp_path / "tables") as host:
            code = host.server.tables.make(WANTED, Locale("en"), keep=True).code
            own = Store().find(code)
            assert own
            _age(own.path)
            kept_twice = [last_path(), last_path().with_suffix(".copy")]
            content = last_path().read_bytes()
            for file in kept_twice:
                file.write_bytes(b"?")
            await host.server.tables.tidy()
            assert own.path.exists()
            last_path().write_bytes(content)
            other = Store().make(new_code(), kept(2))
            _age(other.path)
            await host.server.tables.tidy()
            assert own.path.exists()
            assert not other.path.exists()

    run(test)


def test_a_full_server_takes_tables_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path))
    folder = tmp_path / "tables"

    async def test() -> None:
        async with hosting(folder, house=House(tables=2)) as host:
            await host.server.tables.tidy()
            assert [await _make(host.port) for _table in range(3)] == [200, 200, 400]
            await host.server.tables.tidy()
            assert await _make(host.port) == 400
            _age(*folder.iterdir())
            await host.server.tables.tidy()
            assert await _make(host.port) == 200
            # Those that are there at a start count, and those whose game has begun do not.
            async with seated(host):
                pass
            await host.server.close()
            await host.start()
            await host.server.tables.tidy()
            assert [await _make(host.port) for _table in range(2)] == [200, 400]

    run(test)


def test_a_table_that_nobody_comes_to_takes_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes, even to a page from before, finds it as it was."""

    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as guests:
            ana, ben = guests
            async with Browser(ana.connection.link) as page:
                page._session.cookie_jar.update_cookies({"seat": ben.seat.key})
                await page.open()
                await ana.type("take ser")
                for guest in guests:
                    await guest.go()
                await page.open()
                monkeypatch.setattr(tables, "REST", 0.0)
                await host.server.tables.tidy()
                assert host.server.tables.opened, "somebody is there"
                (seat,) = host.server._pages._seats.values()
                seat.go()
                while host.server.tables.opened:
                    await asyncio.sleep(0.005)
                    await host.server.tables.tidy()
                assert not _open_files(tmp_path)
                await page.open()
                assert page.title.startswith("Your turn")
                guests[:] = await _come(ana, ben)
                await page.type("take ser")
                await guests[0].hears("Ben took")

    run(test)


def test_a_table_that_somebody_is_just_coming_to_is_not_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path))
    folder = tmp_path / "tables"

    async def test() -> None:
        async with hosting(folder) as host:
            link = await host.make(kept(2))
            async with Browser(link) as page:
                await page.open()
            ((name, table),) = host.server.tables.opened.items()
            old = folder / name
            _age(old)
            async with table.order:
                ana = Guest(link, "Ana")
                coming = asyncio.create_task(ana.come())
                await host.server.tables.tidy()
                assert old.exists()
            await coming
            assert not ana.seat.gone
            await ana.go()

    run(test)


@pytest.mark.parametrize(
    ("wanted", "refused"),
    [
        ({"size": 1}, "setup-too-few"),
        ({"size": MOST_SEATS + 1}, "player-count"),
        ({"size": 2, "bots": ["easy", "easy"]}, "usage-host-bots"),
        ({"size": 3, "bots": ["nobody"]}, "usage-bot"),
        ({"size": 2, "away": 0}, "usage-away"),
        ({"size": 2, "away": LONGEST_AWAY + 1}, "usage-away"),
        ({"size": 2}, None),
        ({"size": MOST_SEATS, "bots": ["easy"] * (MOST_SEATS - 1)}, None),
        ({"size": 2, "away": 1}, None),
        ({"size": 2, "away": LONGEST_AWAY}, None),
    ],
)
def test_the_limits_of_a_table_are_included(wanted: dict[str, Any], refused: str | None) -> None:
    table = msgspec.structs.replace(WANTED, **wanted)
    if refused is None:
        assert rules_of(table) == table.rules
        return
    with pytest.raises(Unwanted) as caught:
        rules_of(table)
    assert caught.value.message.name == refused
