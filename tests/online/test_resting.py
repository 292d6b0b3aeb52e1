"""A table that all have left: its files are closed, and nothing is lost when somebody comes."""

import asyncio
import signal
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

import aiohttp

from splendor_access.game.position import position_text
from splendor_access.online.client.connection import Connection
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.protocol import frames
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.game import with_bots
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.online.server.store import Store
from splendor_access.table import contents
from splendor_access.talk.locale import Locale
from tests.driver import Piped, sentence
from tests.online.browsers import Browser
from tests.online.guests import Guest, Host, hosting, kept, run, seated, settle
from tests.tiers import time_limit, tries


def _open_files(folder: Path) -> list[str]:
    """Return which files below a folder this process has open."""
    found = []
    for number in Path("/proc/self/fd").iterdir():
        # One that listed them is closed by now.
        with suppress(OSError):
            found.append(str(number.readlink()))
    return [path for path in found if path.startswith(f"{folder}/")]


async def _closed(folder: Path) -> None:
    """Wait until no file of a table is open."""
    while _open_files(folder):
        await asyncio.sleep(0.005)


def _table(host: Host) -> SharedTable:
    (found,) = host.server.tables.opened.values()
    return found


async def _leave(host: Host, *guests: Guest) -> None:
    for guest in guests:
        await guest.go()
    await _closed(host.folder)


async def _come(*guests: Guest) -> list[Guest]:
    """Let guests come back as new programs do, which know nothing but their keys."""
    back = [Guest(each.connection.link, "", key=each.seat.key) for each in guests]
    for each in back:
        await each.come()
    for each in back:
        await each.begun()
    return back


STARTED = """
import resource, runpy
from splendor_access.online.server import doors
doors.RESERVED = min(doors.RESERVED, {files} // 2)
resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}))
runpy.run_module("splendor_access", run_name="__main__")
"""


def test_hundreds_of_games_begin_where_few_files_may_be_open(tmp_path: Path) -> None:
    count, files = tries(30, 400), tries(90, 1024)
    codes = [new_code() for _game in range(count)]
    for code in codes:
        Store(tmp_path / "tables").make(code, kept(2))

    async def sit(session: aiohttp.ClientSession, link: str, name: str) -> str:
        """Take a seat; return what is told last: of the game, once there is one."""
        async with session.ws_connect(f"{link}/socket") as socket:
            await socket.send_str(frames.encode(frames.HelloFrame(1, name=name)))
            while True:
                frame = await socket.receive_json()
                if frame["type"] == ("seats" if name == "Ana" else "game"):
                    return str(frame["type"])
                assert frame["type"] in ("welcome", "seats"), frame

    async def test(port: int) -> None:
        async with aiohttp.ClientSession() as session:
            for code in codes:
                for name in ("Ana", "Ben"):
                    await sit(session, f"http://127.0.0.1:{port}/{code}", name)

    program = (sys.executable, "-c", STARTED.format(files=files))
    home = {"SPLENDOR_ACCESS_HOME": str(tmp_path)}
    with Piped("serve", "--port", "0", env=home, program=program) as server:
        server.until("http://127.0.0.1:")
        port = int(server.until("/").rstrip("/"))
        run(lambda: test(port), seconds=time_limit(60, 240))
        server.process.send_signal(signal.SIGTERM)
        assert "Traceback" not in server.rest()
    found = map(Store(tmp_path / "tables").find, codes)
    assert all(each and each.newest() == 1 for each in found)


def test_who_comes_back_finds_the_game_and_plays_on(tmp_path: Path) -> None:
    """To its end and beyond: an undo of the last turn, and another game."""

    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as guests:
            number = 0
            while guests[0].state.phase != "over":
                if number % 9 == 5:
                    position = position_text(guests[0].state.view(None))
                    await _leave(host, *guests)
                    assert _table(host).game is None
                    guests[:] = await _come(*guests)
                    assert position_text(guests[1].state.view(None)) == position
                await guests[guests[0].state.to_act].move(number)
                await settle(guests)
                number += 1
            for _time in range(2):
                await _leave(host, *guests)
                (file,) = tmp_path.glob("*/1.sqlite")
                assert contents.read_contents(file).finished
                guests[:] = await _come(*guests)
                assert guests[0].state.phase == "over"
            last = guests[1]
            await last.type("undo")
            await last.type("yes")  # the end is taken back only then
            await _agree(guests[0])
            await last.until(lambda: last.state.phase != "over")
            await _leave(host, *guests)
            guests[:] = await _come(*guests)
            assert guests[0].state.phase != "over"
            while guests[0].state.phase != "over":
                await guests[guests[0].state.to_act].move(number)
                await settle(guests)
                number += 1
            await _leave(host, *guests)
            guests[:] = await _come(*guests)
            for guest in guests:
                await guest.type("rematch")
            for guest in guests:
                await guest.until(partial(_in_second, guest))
            await _leave(host, *guests)
            guests[:] = await _come(*guests)
            assert guests[0].seat.game == 2

    run(test)


def _in_second(guest: Guest) -> bool:
    return guest.seat.game == 2


async def _agree(guest: Guest) -> None:
    """Say yes where somebody asks."""
    session = guest.seat.session
    assert session
    while session.open_prompt is not None:
        await guest.type("yes")


def test_a_question_is_still_asked_after_all_were_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as guests:
            ana, ben = guests
            await ana.type("take ser")
            await ben.hears("Your turn")
            await ben.type("take ser")
            await ana.hears("Ben took")
            ana.by_lines.type("undo")
            await ben.hears("yes or no")
            await _leave(host, *guests)
            guests[:] = ana, ben = await _come(*guests)
            await ben.hears("yes or no")
            await ben.type("yes")
            await ana.until(lambda: not ana.seat.session.table.moments)  # type: ignore[union-attr]
            assert ana.state.to_act == 0

    run(test)


def _to_act(guest: Guest) -> bool:
    return guest.state.to_act == guest.seat.number


def test_a_computer_opponent_moves_once_whoever_goes_and_comes(tmp_path: Path) -> None:
    async def test() -> None:
        bots = with_bots(["easy"], [], Locale("en"))
        async with hosting(tmp_path) as host, seated(host, 1, *bots) as guests:
            for _time in range(6):
                (ana,) = guests
                await ana.until(partial(_to_act, ana))
                await ana.move()
                # Gone while it thinks.
                await _leave(host, ana)
                guests[:] = await _come(ana)
            (ana,) = guests
            await ana.until(partial(_to_act, ana))
            game = _table(host).game
            assert game
            # A turn may have more than one decision of hers.
            turns = [turn.seat for turn in game.turns if turn.phase == "act"]
            assert turns == [number % 2 for number in range(len(turns))]
            assert len(turns) >= 6

    run(test)


def test_who_was_away_longer_is_told_to_be_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as guests:
            ana, ben = guests
            table = _table(host)
            table.absence.after = 0.01
            await ana.go()
            await _leave(host, ben)
            while len(table.absence._told) < 2:
                await asyncio.sleep(0.005)
            (ben,) = await _come(ben)
            guests[1] = ben
            (guests[0],) = await _come(ana)
            await ben.hears("Ana is back.")
            assert table.absence.minutes(0) > 0

    run(test)


def test_who_only_looks_leaves_nothing_open(tmp_path: Path) -> None:
    """Neither one who asks how it stands, nor a page without a seat, nor a wrong key."""

    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as guests:
            ana, ben = guests
            link = ana.connection.link
            zoe = Guest(link, "Zoe", watches=True)
            await zoe.come()
            await ana.go()
            await ben.go()
            await zoe.until(lambda: not any(each.here for each in zoe.seat.people))
            # Who watches is there.
            assert _open_files(tmp_path)
            await _leave(host, zoe)
            async with Browser(link) as page:
                await page.open()
                assert page.status == 200
            eve = Guest(link, "Eve", key=new_code())
            await eve.come()
            assert eve.seat.gone
            assert not _open_files(tmp_path)
            connection = Connection(link, "")
            seat = connection.seat = RemoteSeat(
                ana.seat.style, connection.send, key=ana.seat.key, looks=True
            )
            await connection.open()
            await connection.receive_until(lambda: seat.is_up_to_date)
            assert seat.session
            await _closed(tmp_path)
            await connection.close()
            guests[:] = await _come(*guests)

    run(test)


def test_a_game_that_cannot_be_opened_again_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as guests:
            ana, ben = guests
            await _leave(host, ana, ben)
            (file,) = tmp_path.glob("*/1.sqlite")
            tally = file.with_suffix(".tally")
            whole, counted = file.read_bytes(), tally.read_bytes()
            file.write_bytes(b"x")
            tally.unlink()
            again = Guest(ana.connection.link, "", key=ana.seat.key)
            await again.come()
            assert again.seat.gone
            assert _told(again) == sentence("resume-corrupt")
            async with Browser(ana.connection.link) as page:
                page._session.cookie_jar.update_cookies({"seat": ana.seat.key})
                await page.open()
                assert page.status == 503
                assert "1" in page.text
            await again.go()
            file.write_bytes(whole)
            tally.write_bytes(counted)
            guests[:] = await _come(ana, ben)
            await guests[0].type("take ser")

    run(test)


def _told(guest: Guest) -> str:
    return guest.seat.style.text(guest.seat.gone[0])
