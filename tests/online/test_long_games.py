"""A game of thousands of moves and undos, as one seat alone can make it: nobody is shut out."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import asyncssh
import msgspec
import pytest
from aiohttp import web

from splendor_access.game.position import position_text
from splendor_access.online.client import connection
from splendor_access.online.protocol import frames, told
from splendor_access.online.protocol.frames import (
    GameFrame,
    MoreFrame,
    NewsFrame,
    ToldRow,
    ToSeat,
    UnreadableFrame,
)
from splendor_access.online.server import beginnings, shared_table
from splendor_access.online.server.doors import digest, new_code
from splendor_access.online.server.game import with_bots
from splendor_access.online.server.port import StoredSeat, StoredTable
from splendor_access.online.server.store import Store
from splendor_access.table.chain import Row as Stored
from splendor_access.talk.locale import Locale
from tests.driver import Piped, sentence, table
from tests.online.browsers import Browser
from tests.online.guests import Guest, hosting, kept, run, seated, settle
from tests.tiers import SOAK, tries

LONG = tries(2500, 20_000)
KEYS = new_code(), new_code()
PLACES = tuple(
    StoredSeat(name, key=digest(key)) for name, key in zip(("Ana", "Ben"), KEYS, strict=True)
)


def _grown(home: Path, rows: int) -> str:
    """Save a table with a game of that many rows, an even number; return its code.

    A seat could send them; committed one by one they would keep the disk busy for half a minute.
    """
    code = new_code()
    store = Store(home / "tables")
    folder = store.make(code, StoredTable(1, PLACES, "2024", 2, host=digest(KEYS[0])))
    laid = table("human", "human")
    save = folder.begin(1, laid)
    folder.write(StoredTable(1, PLACES, "2024", 2, games=1, host=digest(KEYS[0])))
    save._connection.execute("PRAGMA synchronous = OFF")
    for _turn in range(rows // 2):
        save.commit(Stored("reserve a1", 0, "x" * 32))
        save.commit(Stored("undo 0", 0, "y" * 32))
    save.count()
    save.close()
    return code


async def _heard(link: str, hello: frames.HelloFrame) -> list[dict[str, Any]]:
    """Join like a foreign program; return the frames until the game is complete."""
    heard: list[dict[str, Any]] = []
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{link}/socket", max_msg_size=frames.LARGEST_PART) as socket,
    ):
        await socket.send_str(frames.encode(hello))
        while not heard or (
            heard[-1]["type"] not in ("game", "news", "more", "goodbye") or heard[-1].get("left")
        ):
            heard.append(await socket.receive_json())
    return heard


def test_a_game_of_thousands_of_moves_and_undos_is_open_to_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By join, watching, coming back, on a page, and after a new start."""
    code = _grown(tmp_path, LONG)

    async def test() -> None:
        async with hosting(tmp_path / "tables") as host:
            link = f"http://127.0.0.1:{host.port}/{code}"
            ana, ben = (Guest(link, "", key=key) for key in KEYS)
            zoe = Guest(link, "Zoe", watches=True)
            for guest in (ana, ben, zoe):
                await guest.come()
                assert guest.seat.session
                assert guest.seat.session.table.version == LONG
            await ana.type("take ser")
            for guest in (ben, zoe):
                await guest.hears("Ana took")
            await host.server.close()
            await host.start()
            for guest in (ana, ben, zoe):
                await guest.hears("The connection is back.")
            await ben.hears("Your turn")
            await ben.type("take ser")
            await ana.hears("Ben took")
            # A program that has lost what it knew is told all once more.
            heard = await _heard(
                link, frames.HelloFrame(1, key=KEYS[0], game=1, version=1, parts=True)
            )
            news = [each for each in heard if each["type"] in ("news", "more")]
            assert sum(len(each["rows"]) for each in news) == LONG + 1
            assert all(len(each["rows"]) <= told.PART for each in news)
            async with Browser(link) as page:
                await page.open()
                form = page.page.forms[0]
                fields = {**dict(form.form_values()), "name": "Eve", "watch": "1"}
                await page.send(form.get("action"), fields)
                assert await page.type("score")
                await zoe.hears("Ben took")
                assert position_text(ana.state.view(None)) == position_text(zoe.state)
            for guest in (ana, ben, zoe):
                await guest.go()

    run(test)


if SOAK:  # behind ssh the same program is used

    def test_by_ssh_too(tmp_path: Path) -> None:
        code = _grown(tmp_path, LONG)
        options = ("serve", "--port", "0", "--ssh", "0")

        async def test(port: int) -> None:
            call = asyncssh.connect(
                "127.0.0.1",
                port,
                username=code,
                known_hosts=None,
                client_keys=None,
                password="",
                agent_path=None,
                config=None,
            )
            async with call as line, line.create_process() as process:
                process.stdin.write(f"{KEYS[0]}\n")
                await process.stdout.readuntil("Your turn")
                process.stdin.write("take ser\n")
                await process.stdout.readuntil("You took blue, green and red.")

        with Piped(*options, env={"SPLENDOR_ACCESS_HOME": str(tmp_path)}) as server:
            server.until("-p ")
            port = int(server.until(" "))
            run(lambda: test(port))
            server.process.send_signal(signal.SIGTERM)


def test_a_program_that_knows_no_parts_gets_the_game_whole_or_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = _grown(tmp_path, LONG)

    async def test() -> None:
        async with hosting(tmp_path / "tables") as host:
            link = f"http://127.0.0.1:{host.port}/{code}"
            fits = LONG < 10_000
            for hello in (
                frames.HelloFrame(1, key=KEYS[0]),
                frames.HelloFrame(1, name="Zoe", watch=True),
            ):
                heard = await _heard(link, hello)
                if fits:
                    assert heard[-1]["type"] == "game"
                    assert len(heard[-1]["rows"]) == LONG
                monkeypatch.setattr("splendor_access.online.server.web.LARGEST_PART", 100_000)
                heard = await _heard(link, hello)
                assert heard[-1] == {"type": "goodbye", "why": "client-older"}
                monkeypatch.undo()

    run(test)


def test_an_undo_is_refused_in_words_before_a_game_grows_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_table, "MOST_ROWS", 4)

    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            for _time in range(2):
                await ana.type("take ser", "undo")
            assert await ana.type("take ser")
            assert sentence("friends-undo-much") in await ana.type("undo")
            assert ana.state.to_act == 1
            await settle([ana, ben])
            await ben.type("take ser")
            await ana.hears("Ben took")

    run(test)


def test_a_game_without_end_ends_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who agree could take and give back for ever; a computer opponent goes no further."""
    monkeypatch.setattr(shared_table, "LONGEST_GAME", 4)

    async def test() -> None:
        bots = with_bots(["easy"], [], Locale("en"))
        async with hosting(tmp_path) as host, seated(host, 2, *bots) as (ana, ben):
            (shared,) = host.server.tables.opened.values()
            game = shared.game
            assert game
            for guest in (ana, ben):
                await guest.hears("Your turn")
                await guest.type("take ser")
            await ana.until(lambda: ana.state.to_act == 1 and len(game.rows) == 4)
            # Whatever the opponent has taken, a card can be reserved.
            assert sentence("friends-game-long") in await ana.type("reserve a1")
            assert len(game.rows) == 4

    run(test)


def test_a_table_has_so_many_games_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beginnings, "MOST_GAMES", 2)

    async def test() -> None:
        async with hosting(tmp_path) as host:
            table = msgspec.structs.replace(kept(2), rules="2024+points=1")
            link = await host.make(table)
            ana, ben = Guest(link, "Ana"), Guest(link, "Ben")
            for guest in (ana, ben):
                await guest.come()
            for game in (1, 2):
                for guest in (ana, ben):
                    await guest.until(lambda g=guest, n=game: g.seat.game == n)  # type: ignore[misc]
                number = 0
                while ana.state.phase != "over":
                    await (ana, ben)[ana.state.to_act].move(number)
                    await settle([ana, ben])
                    number += 1
                for guest in (ana, ben):
                    await guest.type("rematch")
            for guest in (ana, ben):
                await guest.hears(sentence("friends-games-much"))
                await guest.go()
            assert len([*tmp_path.glob("*/*.sqlite")]) == 2

    run(test)


ROWS = tuple(ToldRow("take ser", 0) for _row in range(3))


def _game(*rows: ToldRow, left: int = 0) -> GameFrame:
    return GameFrame(1, (), "", rows, "", left)


@pytest.mark.parametrize(
    "sent",
    [
        [MoreFrame(ROWS)],
        [_game(left=-1)],
        [_game(left=3), MoreFrame(())],
        [_game(left=3), MoreFrame((), 3)],
        [_game(left=3), MoreFrame(ROWS, 3)],
        [_game(left=2), MoreFrame(ROWS, -1)],
        [_game(left=4), MoreFrame(ROWS)],
        [_game(left=3), _game(left=3)],
        [_game(left=3), NewsFrame(1, 0, (), "")],
        [_game(left=3), MoreFrame(ROWS), MoreFrame(ROWS)],
    ],
    ids=range(10),
)
def test_parts_that_do_not_follow_are_a_broken_connection(sent: list[ToSeat]) -> None:
    taking = told.Parts()
    for frame in sent[:-1]:
        taking.take(frame, 100)
    with pytest.raises(UnreadableFrame):
        taking.take(sent[-1], 100)


def test_what_is_kept_of_parts_is_bounded() -> None:
    taking, kept, left = told.Parts(), 0, 10**9
    taking.take(_game(left=left), 100)
    while kept + frames.LARGEST_PART < told.LARGEST_GAME:
        left -= 1
        assert taking.take(MoreFrame(ROWS[:1], left), frames.LARGEST_PART) is None
        kept += frames.LARGEST_PART
    with pytest.raises(UnreadableFrame):
        taking.take(MoreFrame(ROWS[:1], left - 1), frames.LARGEST_PART)


@pytest.mark.parametrize("count", [0, 1, told.PART, told.PART + 1, 3 * told.PART])
def test_what_is_split_is_whole_again(count: int) -> None:
    rows = tuple(ToldRow(f"undo {number}", 0) for number in range(count))
    for whole in (GameFrame(1, (), "a", rows, "b"), NewsFrame(1, 7, rows, "b")):
        taking = told.Parts()
        pieces = [*told.split(whole)]
        # What else is told meanwhile is not held back.
        said = frames.SaidFrame(0, "Ana", "hello")
        for piece in pieces[:-1]:
            assert taking.take(piece, 1) is None
            assert taking.take(said, 1) is said
        assert taking.take(pieces[-1], 1) == whole
        assert len(pieces) == max(1, -(-count // told.PART))
        assert told.is_long(whole) == (len(pieces) > 1)


@asynccontextmanager
async def _breaking_off() -> AsyncIterator[tuple[str, list[float]]]:
    """Serve like an older program, whose snapshot exceeds its own limit."""
    came: list[float] = []

    async def socket(request: web.Request) -> web.WebSocketResponse:
        answer = web.WebSocketResponse()
        await answer.prepare(request)
        await answer.receive()
        came.append(asyncio.get_running_loop().time())
        assert request.transport
        request.transport.abort()
        return answer

    app = web.Application()
    app.add_routes([web.get("/{code}/socket", socket)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/{new_code()}", came
    await runner.cleanup()


def test_a_server_that_breaks_off_at_once_is_a_lost_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection, "PAUSES", (0.2, 1.0))

    async def test() -> None:
        async with _breaking_off() as (link, came):
            ana = Guest(link, "Ana")
            await ana.connection.open()
            await ana.hears("The connection is lost.")
            while len(came) < 3:
                await asyncio.sleep(0.01)
            # Each time it is left in peace for longer.
            assert came[2] - came[1] > 2 * (came[1] - came[0])
            assert len(ana.lines) == 1
            await ana.go()

    run(test)
