"""A table with altered files: everybody hears of it, and nothing is overwritten."""

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from html import unescape
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from splendor_access import ExitCode
from splendor_access.online.protocol import frames
from splendor_access.online.server.doors import digest, new_code
from splendor_access.online.server.game import Thinkers
from splendor_access.online.server.port import StoredSeat, StoredTable
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.online.server.store import COPY, FILE, Store, TableFolder
from splendor_access.table import contents, saves
from splendor_access.table.database import SaveError
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, say
from tests.driver import PATIENCE, Piped, decision, sentence, table
from tests.driver import run as program
from tests.online.browsers import Browser
from tests.online.guests import Guest, Host, hosting, kept, laid_out, run
from tests.tiers import tries

LANGUAGES = ("en", "de", "fr", "nl")
MOVES = 6
KEPT_ROWS = 2


def _flip(path: Path, at: int, bit: int = 0) -> bytes:
    """Change one bit of a file; return the original bytes."""
    content = path.read_bytes()
    changed = bytearray(content)
    changed[at] ^= 1 << bit
    path.write_bytes(bytes(changed))
    return content


def _flip_row(path: Path, number: int = KEPT_ROWS + 1) -> bytes:
    """Change one bit of a row; return the original bytes of the file."""
    with closing(sqlite3.connect(path)) as file:
        query = "SELECT digest FROM entries WHERE number = ?"
        (found,) = file.execute(query, (number,)).fetchone()
    return _flip(path, path.read_bytes().index(found.encode()) - 1)


def _told(language: str, count: int) -> str:
    return Locale(language).text(say("resume-damaged", game="none", count=count))


@asynccontextmanager
async def _played(host: Host, languages: tuple[str, ...]) -> AsyncIterator[list[Guest]]:
    """Seat people with these languages, the first one as the host, and make some moves."""
    key = new_code()
    link = await host.make(kept(len(languages)), digest(key))
    names = ("Ana", "Ben", "Cleo", "Dan")
    guests = [Guest(link, name, language) for name, language in zip(names, languages, strict=False)]
    # As `host` makes a table, the first seat is that of the host.
    folder = next(host.folder.iterdir())
    try:
        for guest in guests:
            await guest.come()
            if guest is guests[0]:
                host.server.tables.opened[folder.name].kept = _hosted(folder)
        for guest in guests:
            await guest.begun()
        for number in range(MOVES):
            for guest in guests:
                await guest.until(lambda g=guest, n=number: _version(g) == n)  # type: ignore[misc]
            await guests[guests[0].state.to_act].move(number)
        yield guests
    finally:
        for guest in guests:
            await guest.go()


def _hosted(folder: Path) -> StoredTable:
    """Make the first seat the host's."""
    found = TableFolder(folder).read()
    hosted = msgspec.structs.replace(found, host=found.places[0].key)
    TableFolder(folder).write(hosted)
    return hosted


def _version(guest: Guest) -> int:
    assert guest.seat.session
    return guest.seat.session.table.version


def _heard(guest: Guest) -> list[str]:
    """Return a seat's messages about damage."""
    texts = {_told(guest.seat.style.locale.language, count) for count in range(20)}
    return [line for line in guest.lines if line in texts or ".damaged" in line]


async def _look(link: str, key: str) -> dict[str, object]:
    """Look at a seat, like `join` without a link; return the welcome."""
    async with connect(f"{link.replace('http', 'ws')}/socket") as socket:
        await socket.send(frames.encode(frames.HelloFrame(1, key=key, look=True)))
        welcome: dict[str, object] = json.loads(await socket.recv())
        return welcome


def test_everybody_hears_once_what_a_damaged_game_has_lost(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, _played(host, LANGUAGES) as guests:
            ana, ben, cleo, dan = guests
            link = ana.connection.link
            zoe = Guest(link, "Zoe", "fr", watches=True)
            await zoe.come()
            folder = next(tmp_path.iterdir())
            # One has gone, and comes when the server has been started twice since.
            await dan.go()
            await ana.until(lambda: not ana.seat.people[3].here)
            await host.server.close()
            before = {path.name: path.read_bytes() for path in folder.glob("1.*")}
            before["1.sqlite"] = b""
            _flip_row(folder / "1.sqlite")
            damaged = (folder / "1.sqlite").read_bytes()
            await host.start()
            for guest in (ana, ben, cleo, zoe):
                await guest.until(lambda g=guest: _version(g) == KEPT_ROWS)  # type: ignore[misc]
            lost = MOVES - KEPT_ROWS
            assert [_heard(guest) for guest in (ben, cleo, zoe)] == [
                [_told(language, lost)] for language in ("de", "fr", "fr")
            ]
            told, where = _heard(ana)
            assert told == _told("en", lost)
            assert (tmp_path.parent / where.rpartition(" ")[2]).read_bytes() == damaged
            assert (folder / "1.damaged-tally").read_bytes() == before["1.tally"]
            # Who watches has no seat that could be kept: the same program hears it once.
            number = zoe.seat.number
            assert zoe.connection.socket
            zoe.connection.socket.transport.abort()
            await zoe.until(lambda: zoe.seat.number != number)
            assert len(_heard(zoe)) == 1
            welcome = await _look(link, dan.seat.key)
            assert "missing" not in welcome, "one who only looks takes nothing from who comes"
            # Whoever has heard it does not hear it again, however often the connection breaks.
            for again in range(2):
                await host.server.close()
                await host.start()
                await ana.until(lambda n=again: _back(ana) == n + 2)  # type: ignore[misc]
                await ben.until(lambda n=again: _back(ben) == n + 2)  # type: ignore[misc]
            assert len(_heard(ana)) == 2
            assert len(_heard(ben)) == len(_heard(cleo)) == len(_heard(zoe)) == 1
            for comes in range(2):
                late = Guest(link, "", "nl", key=dan.seat.key)
                await late.come()
                await late.begun()
                assert _heard(late) == [_told("nl", lost)] * (not comes)
                assert late.lines[comes == 0].startswith("Je spel gaat verder")
                await late.go()
                await host.server.close()
                await host.start()
            await zoe.go()

    run(test, seconds=3 * PATIENCE)


def _back(guest: Guest) -> int:
    said = Locale(guest.seat.style.locale.language).text(say("connection-back"))
    return guest.lines.count(said)


def test_everybody_who_sits_there_hears_once_of_a_mended_file(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, _played(host, LANGUAGES[:2]) as guests:
            for number, name in enumerate((FILE, COPY, "1.tally"), 1):
                await host.server.close()
                _flip(next(tmp_path.iterdir()) / name, 40)
                for again in range(2):
                    await host.start()
                    for guest in guests:
                        times = 2 * number - 1 + again
                        await guest.until(lambda g=guest, n=times: _back(g) == n)  # type: ignore[misc]
                    if not again:
                        await host.server.close()
                for guest, language in zip(guests, LANGUAGES, strict=False):
                    told = Locale(language).text(say("friends-mended-here"))
                    assert guest.lines.count(told) == number

    run(test, seconds=2 * PATIENCE)


def test_a_page_tells_it_before_the_game_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            ben = Guest(await host.make(kept(2)), "Ben")
            async with Browser(ben.connection.link, "nl") as ana:
                await ana.sit("Ana")
                await ben.come()
                await ben.begun()
                await ana.type("take ser")
                await ben.hears("Ana took")
                await host.server.close()
                _flip_row(next(tmp_path.iterdir()) / "1.sqlite", 1)
                await host.start()
                await ana.open()
                assert ana.lines[0] == _told("nl", 1)
                await ana.open()
                assert ana.lines.count(_told("nl", 1)) == 1
                await ben.hears(_told("en", 1))
                mended = Locale("nl").text(say("friends-mended-here"))
                # A page that the server has forgotten begins its lines anew.
                for name in (FILE, COPY, "1.tally", ""):
                    await host.server.close()
                    if name:
                        _flip(next(tmp_path.iterdir()) / name, 40)
                    await host.start()
                    for _again in range(2):
                        await ana.open()
                        assert ana.lines.count(mended) == bool(name)
            await ben.go()

    run(test, seconds=PATIENCE)


def test_a_terminal_hears_it_and_counts_the_game_once(tmp_path: Path, own_home: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            ana = Guest(await host.make(kept(2)), "Ana")
            await ana.come()
            with Piped("join", ana.connection.link, "--name", "Ben") as ben:
                await ana.begun()
                await ana.type("take ser")
                await asyncio.to_thread(ben.until, "Ana took")
                await host.server.close()
                _flip_row(next(tmp_path.iterdir()) / "1.sqlite", 1)
                await host.start()
                await asyncio.to_thread(ben.until, _told("en", 1))
                await asyncio.to_thread(ben.until, "It is Ana's turn.")
                await ana.hears(_told("en", 1))
                await host.server.close()
                _flip(next(tmp_path.iterdir()) / FILE, 40)
                await host.start()
                await asyncio.to_thread(ben.until, sentence("friends-mended-here"))
                await ana.hears(sentence("friends-mended-here"))
                ben.type("quit", "yes")
                await asyncio.to_thread(ben.end)
            counted = (own_home / "splendor-access" / "elsewhere").glob("*.toml")
            assert [path.stem[-2:] for path in counted] == ["-1"]
            await ana.go()

    run(test, seconds=2 * PATIENCE)


def _game(folder: Path) -> tuple[Path, StoredTable]:
    """Lay out a table with a game of some moves; return its folder."""
    laid = table("human", "human")
    made = laid_out(folder, laid)
    for number in range(MOVES):
        laid.act(decision(laid), f"id-{number}")
    assert laid.save
    laid.save.close()
    return made, TableFolder(made).read()


def _opened(folder: Path) -> SharedTable:
    """Open a table and its game as for the first visitor. Raises SaveError."""
    with ThreadPoolExecutor(1) as beside:
        shared = SharedTable(TableFolder(folder), beside, Thinkers())
        asyncio.run(shared._wake())
    assert shared.game
    shared.game._log.close()
    return shared


def _old(kept_now: StoredTable) -> bytes:
    """Return the file of a table from before digests."""
    facts = msgspec.to_builtins(kept_now)
    del facts["damaged"]
    # What stood there was written down, too.
    facts["places"] = [msgspec.structs.asdict(place) for place in kept_now.places]
    for place in facts["places"]:
        del place["missing"]
    return msgspec.json.encode(facts)


def test_no_changed_bit_of_a_table_is_taken_for_what_was_written(tmp_path: Path) -> None:
    folder, true = _game(tmp_path)
    file = folder / FILE
    game = (folder / "1.sqlite").read_bytes()
    bits = [(at, bit) for at in range(len(file.read_bytes())) for bit in range(8)]
    for at, bit in random.Random(5).sample(bits, tries(40, len(bits))):
        whole = _flip(file, at, bit)
        assert TableFolder(folder).read() == true
        copy = (folder / COPY).read_bytes()
        (folder / COPY).unlink()
        with pytest.raises(SaveError) as error:
            TableFolder(folder).read()
        assert error.value.reason == "table"
        file.write_bytes(whole)
        (folder / COPY).write_bytes(copy)
    assert TableFolder(folder).read() == true
    assert (folder / "1.sqlite").read_bytes() == game


def test_no_changed_bit_of_an_old_table_begins_another_game(tmp_path: Path) -> None:
    """Without a digest, an unnoticed change is at least no other game, and no error."""
    folder, true = _game(tmp_path)
    file = folder / FILE
    file.write_bytes(_old(true))
    (folder / COPY).unlink()
    bits = [(at, bit) for at in range(len(file.read_bytes())) for bit in range(8)]
    games = file.read_bytes().index(b'"games":1') + len('"games":')
    chosen = random.Random(6).sample(bits, tries(40, len(bits)))
    refused: set[str] = set()
    for at, bit in [*chosen, *((games, bit) for bit in range(8))]:
        whole = _flip(file, at, bit)
        try:
            shared = _opened(folder)
        except SaveError as error:
            refused.add(error.reason)
        else:
            assert shared.game
            assert shared.game.number == 1
            assert len(shared.game.rows) == MOVES
            assert shared.people == [place.name for place in true.places]
        file.write_bytes(whole)
        (folder / COPY).unlink(missing_ok=True)
        assert TableFolder(folder).newest() == 1
    # Of a game that is not there the file is said to be what cannot be read.
    assert {"table"} < refused <= {"table", "corrupt"}
    assert len(contents.read_contents(folder / "1.sqlite").rows) == MOVES


@pytest.mark.parametrize(
    ("true", "changed"),
    [
        (b'"v":1', b'"v":3'),
        (b'"kind":"human"', b'"kind":"humao"'),
        (b'"computer":""', b'"computer":"x"'),
        (b'"computer"', b'"computep"'),
        (b'"rules":"2024"', b'"rules":"2025"'),
        (b'"size":2', b'"size":0'),
        (b'"size":2', b'"size":6'),
        (b'"games":1', b'"games":9'),
        (b'"away":5', b'"away":0'),
        (b'"locked"', b'"lockee"'),
    ],
)
def test_an_old_table_that_cannot_be_is_refused(
    tmp_path: Path, true: bytes, changed: bytes
) -> None:
    folder, now = _game(tmp_path)
    assert true in _old(now)
    (folder / FILE).write_bytes(_old(now).replace(true, changed, 1))
    (folder / COPY).unlink()
    with pytest.raises(SaveError):
        _opened(folder)


@pytest.mark.parametrize(
    "changed",
    [
        {"v": 3},
        {"rules": "2025"},
        {"size": 1},
        {"size": 6},
        {"games": -1},
        {"away": 0},
        {"locked": "no"},
        {"places": (StoredSeat("Ana", "humao"), StoredSeat("Ben"))},
        {"places": (StoredSeat("Ana", computer="x"), StoredSeat("Ben"))},
        {"places": (StoredSeat("Ana", missing="one"), StoredSeat("Ben"))},  # type: ignore[arg-type]
    ],
    ids=str,
)
def test_what_reading_refuses_is_never_written(tmp_path: Path, changed: dict[str, object]) -> None:
    folder, true = _game(tmp_path)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(SaveError):
        TableFolder(folder).write(msgspec.structs.replace(true, **changed))
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_a_hosted_game_that_was_emptied_tells_how_many_moves_are_missing(tmp_path: Path) -> None:
    folder, true = _game(tmp_path)
    path = folder / "1.sqlite"
    path.write_bytes(b"")
    shared = _opened(folder)
    assert [place.missing for place in shared.kept.places] == [MOVES, MOVES]
    assert shared._lost == MOVES
    assert (folder / "1.damaged").read_bytes() == b""
    assert [place.name for place in shared.kept.places] == true.names
    # From the deal on, as if nobody had moved.
    assert contents.read_contents(path).rows == ()


def test_a_table_whose_file_is_lost_or_damaged_goes_on_from_its_copy(tmp_path: Path) -> None:
    code = new_code()
    laid = table("human", "human")
    folder = laid_out(tmp_path, laid, code)
    assert laid.save
    laid.save.close()
    true, whole = TableFolder(folder).read(), (folder / FILE).read_bytes()
    for name in (FILE, COPY):
        for content in (None, b"", whole[:30], whole.replace(b'"games":1', b'"games":0')):
            (folder / name).unlink()
            if content is not None:
                (folder / name).write_bytes(content)
            found = Store(tmp_path).find(code)
            assert found
            assert found.path == folder
            shared = _opened(folder)
            assert shared.kept.names == true.names
            assert shared.mended == ([] if content is None else [name])
            assert [place.mended for place in shared.kept.places] == [content is not None] * 2
            assert (folder / FILE).read_bytes() == (folder / COPY).read_bytes()
            assert TableFolder(folder).read() == shared.kept
            TableFolder(folder).write(true)
    for name in (FILE, COPY):
        (folder / name).unlink()
    # It is not said that there is no such table: its game is there.
    found = Store(tmp_path).find(code)
    assert found
    assert found.path == folder
    with pytest.raises(SaveError, match="table"):
        TableFolder(folder).read()


def test_a_damaged_table_is_said_to_be_damaged(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            code = new_code()
            laid = table("human", "human")
            folder = laid_out(tmp_path, laid, code)
            assert laid.save
            laid.save.close()
            link = f"http://127.0.0.1:{host.port}/{code}"
            file = folder / FILE
            (folder / COPY).unlink()
            for at in (file.read_bytes().index(b'"games":1') + 8, 30, -5):
                whole = _flip(file, at, 0 if at > 100 else 7)
                for language in LANGUAGES:
                    guest = Guest(link, "Ana", language)
                    await guest.come()
                    said = Locale(language).text(say("resume-table"))
                    assert [guest.seat.style.text(each) for each in guest.seat.gone] == [said]
                    await guest.go()
                    async with Browser(link, language) as browser:
                        await browser.open()
                        assert browser.status == 503
                        assert said in unescape(browser.text)
                file.write_bytes(whole)
            for path in folder.glob("1.*"):
                path.write_bytes(b"")
            guest = Guest(link, "Dan", watches=True)
            await guest.come()
            assert [message.name for message in guest.seat.gone] == ["resume-corrupt"]
            await guest.go()

    run(test, seconds=PATIENCE)


def test_an_old_table_gets_a_digest_when_it_is_written(tmp_path: Path) -> None:
    folder, true = _game(tmp_path)
    (folder / FILE).write_bytes(_old(true))
    (folder / COPY).unlink()
    assert _opened(folder).kept == true
    assert b'"check":"' in (folder / FILE).read_bytes()
    assert (folder / COPY).read_bytes() == (folder / FILE).read_bytes()
    assert TableFolder(folder).read() == true


def test_what_a_newer_program_wrote_is_said_to_be_newer(tmp_path: Path) -> None:
    folder, true = _game(tmp_path)
    # This program does not write what it would not read.
    text = msgspec.json.encode(msgspec.structs.replace(true, v=2))[:-1]
    check = sha256(text).hexdigest().encode()
    for name in (FILE, COPY):
        (folder / name).write_bytes(text + b',"check":"' + check + b'"}')
    with pytest.raises(SaveError) as error:
        TableFolder(folder).read()
    assert (error.value.reason, error.value.detail) == ("newer", "2")


def test_a_game_that_the_table_does_not_know_of_is_gone_on_with(tmp_path: Path) -> None:
    """As after a loss of power between the two files."""
    folder, true = _game(tmp_path)
    TableFolder(folder).write(msgspec.structs.replace(true, games=0))
    shared = _opened(folder)
    assert shared.game
    assert len(shared.game.rows) == MOVES
    assert shared.kept.games == 1
    # But never with the game of others.
    strangers = msgspec.structs.replace(true, games=0, places=true.places[::-1])
    TableFolder(folder).write(strangers)
    with pytest.raises(SaveError, match="table"):
        _opened(folder)


def test_no_game_is_begun_over_another_one(tmp_path: Path) -> None:
    folder, _true = _game(tmp_path)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(SaveError):
        saves.create_at(folder / "1.sqlite", table("human", "human").kept())
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    code = new_code()
    other = Store(tmp_path).make(code, kept()).path
    shutil.copy(folder / "1.sqlite", other)
    (other / FILE).unlink()
    with pytest.raises(SaveError, match="table"):
        Store(tmp_path).make(code, kept())


def test_a_second_damage_keeps_both_files_and_counts_all_that_was_not_told(tmp_path: Path) -> None:
    folder, _true = _game(tmp_path)
    first, second = _flipped(folder, 5), None
    shared = _opened(folder)
    assert [place.missing for place in shared.kept.places] == [2, 2]
    second = _flipped(folder, 2)
    shared = _opened(folder)
    assert [place.missing for place in shared.kept.places] == [5, 5]
    assert (folder / "1.damaged").read_bytes() == first
    assert (folder / "1.damaged2").read_bytes() == second
    assert shared.kept.damaged == "1.damaged2"
    assert TableFolder(folder).read() == shared.kept


def _flipped(folder: Path, number: int) -> bytes:
    _flip_row(folder / "1.sqlite", number)
    return (folder / "1.sqlite").read_bytes()


def test_a_start_that_breaks_off_loses_nothing_and_is_told_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, _true = _game(tmp_path)
    damaged = _flipped(folder, 3)

    def full(*_what: object) -> None:
        raise SaveError("full")

    for broken in ("keep_at", "replace_at"):
        with monkeypatch.context() as patch:
            patch.setattr(saves, broken, full)
            with pytest.raises(SaveError):
                _opened(folder)
        assert (folder / "1.sqlite").read_bytes() == damaged
    shared = _opened(folder)
    assert shared.game
    assert len(shared.game.rows) == 2
    assert all(place.missing for place in shared.kept.places)
    assert (folder / "1.damaged").read_bytes() == damaged


def test_no_changed_bit_of_a_hosted_game_is_passed_over(tmp_path: Path) -> None:
    folder, true = _game(tmp_path)
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    whole = [row.text for row in contents.read_contents(folder / "1.sqlite").rows]
    chance = random.Random(8)
    seen = {"mended": 0, "told": 0}
    # Most of a file of sqlite is empty.
    filled = {name: [at for at, byte in enumerate(files[name]) if byte] for name in files}
    for number in range(tries(20, 2000)):
        shutil.rmtree(folder)
        folder.mkdir()
        for name, content in files.items():
            (folder / name).write_bytes(content)
        name = sorted(files)[number % len(files)]
        places = range(len(files[name])) if number % 3 == 0 else filled[name]
        _flip(folder / name, chance.choice(places), chance.randrange(8))
        now, mended = TableFolder(folder).mend(TableFolder(folder).read())
        assert mended == ([name] if name != "1.sqlite" else [])
        assert [place.mended for place in now.places] == [bool(mended)] * 2
        found = TableFolder(folder).open(now)
        found.log.close()
        assert TableFolder(folder).mend(found.kept) == (found.kept, [])
        rows = [row.text for row in found.rows]
        assert rows == whole[: len(rows)]
        assert bool(mended) == (found.missing is None)
        if mended:
            assert (rows, found.kept.names) == (whole, true.names)
            seen["mended"] += 1
            continue
        seen["told"] += 1
        assert found.missing == len(whole) - len(rows)
        assert (folder / "1.damaged").read_bytes() != b""
        assert all(place.missing == found.missing for place in TableFolder(folder).read().places)
    assert min(seen.values()), seen


def test_a_game_whose_tables_have_lost_their_names_is_damaged(tmp_path: Path) -> None:
    folder, true = _game(tmp_path)
    path = folder / "1.sqlite"
    content = path.read_bytes()
    for name in (b"CREATE TABLE entries", b"CREATE TABLE game", b"digest TEXT", b"beginning TEXT"):
        path.write_bytes(content.replace(name, name[:-6] + b"x" + name[-5:]))
        found = TableFolder(folder).open(true)
        assert (len(found.rows), found.missing) == (MOVES, 0)
        found.log.close()


def _host_again(*options: str) -> Piped:
    return Piped("host", "--port", "0", "--name", "Ana", *options)


def test_the_host_hears_first_what_is_lost_and_once(own_home: Path) -> None:
    with Piped("host", "--port", "0", "--name", "Ana", "--seats", "2", "--bot", "easy") as ana:
        ana.type("take ser")
        ana.until("You took blue, green and red.")
        ana.until("Your turn")
        ana.type("quit", "yes")
        ana.end()
    [path] = (own_home / "splendor-access" / "tables").glob("*/1.sqlite")
    before = _flip_row(path, 1)
    damaged = path.read_bytes()
    with _host_again() as ana:
        heard = ana.until("Your turn")
        again = Locale("en").text(say("friends-again"))
        assert f"{again}\n{_told('en', 2)}\nThe damaged file is kept" in heard
        assert sentence("friends-restore", file="1.damaged") in heard
        assert heard.count(_told("en", 2)) == 1
    for damaged_file in (path.parents[2] / "hosted.toml", path.parent / FILE):
        _flip(damaged_file, 40)
    with _host_again() as ana:
        heard = ana.until("Your turn")
        assert _told("en", 2) not in heard
        mended = [sentence("friends-mended", file=name) for name in ("hosted.toml", FILE)]
        assert "\n".join([again, *mended, ""]) in heard
        for line in ("take ser", "take ser"):
            ana.type(line)
            ana.until("Your turn")
    # The host goes back to the kept file, which proves to be mended by hand.
    kept_file = path.with_suffix(".damaged")
    assert kept_file.read_bytes() == damaged
    kept_file.write_bytes(before)
    with _host_again("--restore", "1.damaged") as ana:
        heard = ana.until("Your turn")
        assert sentence("friends-restored", file="1.damaged", kept="1.left") in heard
        assert again in heard
        assert "missing" not in heard
    assert len(contents.read_contents(path).rows) == 2
    # And back, to what was played after the damage; a path is as good as a name.
    with _host_again("--restore", str(path.with_suffix(".left"))) as ana:
        ana.until("Your turn")
    assert len(contents.read_contents(path).rows) == 4
    assert len(contents.read_contents(path.with_suffix(".left2")).rows) == 2
    with _host_again("--restore", "2.damaged") as ana:
        names: Arg = ["1.damaged", "1.left", "1.left2"]
        told = sentence("friends-restore-none", typed="2.damaged", names=names, count=3)
        ana.until(told)
        assert ana.end() == ExitCode.USAGE
    done = program("host", "--restore", "1.left", "--new")
    assert (done.code, done.err) == (ExitCode.USAGE, sentence("usage-restore") + "\n")
    # What cannot be opened is not said to be open.
    for name in (FILE, COPY):
        (path.parent / name).write_bytes(b"")
    with _host_again() as ana:
        heard = ana.until("host --new")
        assert ana.end() == ExitCode.FAILED
    assert again not in heard
    assert Locale("en").text(say("resume-table")) in heard


def test_a_host_goes_back_to_a_file_with_a_log_and_everybody_hears_it(tmp_path: Path) -> None:
    folder, true = _game(tmp_path)
    path = folder / "1.sqlite"
    _flip_row(path)
    shutil.copyfile(path, folder / "log")
    repaired = TableFolder(folder).open(true)
    repaired.log.close()
    (folder / "log").replace(folder / "1.damaged-wal")
    before = {file.name: file.read_bytes() for file in folder.glob("1.damaged*")}
    left = TableFolder(folder).go_back("1.damaged")
    assert TableFolder(folder).read().places[0].missing is None, (
        "it is told of the file that is read now"
    )
    assert (folder / "1.sqlite-wal").read_bytes() == before["1.damaged-wal"]
    assert (folder / "1.tally").read_bytes() == before["1.damaged-tally"]
    found = TableFolder(folder).open(TableFolder(folder).read())
    assert [place.missing for place in found.kept.places] == [MOVES - KEPT_ROWS] * 2
    found.log.close()
    assert {file.name: file.read_bytes() for file in folder.glob("1.damaged*")}.items() >= (
        before.items()
    )
    TableFolder(folder).go_back(left)
    assert not (folder / "1.sqlite-wal").exists()
    assert len(contents.read_contents(path).rows) == KEPT_ROWS


@pytest.mark.parametrize("broken", ["nothing of it is readable", "it is played"])
def test_who_cannot_go_back_keeps_what_there_is(tmp_path: Path, broken: str) -> None:
    folder, true = _game(tmp_path)
    file = folder / "1.damaged"
    shutil.copyfile(folder / "1.sqlite", file)
    (folder / "1.tally").unlink()
    if broken == "it is played":
        played = TableFolder(folder).open(true).log
        assert played
    else:
        file.write_bytes(b"?" * 5000)
        played = None
    before = {each.name: each.read_bytes() for each in folder.iterdir() if "-shm" not in each.name}
    with pytest.raises(SaveError) as error:
        TableFolder(folder).go_back("1.damaged")
    assert error.value.reason == ("busy" if played else "corrupt")
    after = {each.name: each.read_bytes() for each in folder.iterdir() if "-shm" not in each.name}
    assert after == before
    if played:
        played.close()


def test_a_game_with_a_log_is_kept_and_made_anew_with_it(tmp_path: Path) -> None:
    """As left by a killed server; the log of the old file is not applied to the new one."""
    laid = table("human", "human")
    folder = laid_out(tmp_path, laid)
    for _ in range(MOVES):
        laid.act(decision(laid))
    copy = tmp_path / "killed"
    shutil.copytree(folder, copy)
    assert laid.save
    laid.save.close()
    log = copy / "1.sqlite-wal"
    _flip(log, log.stat().st_size - 50)
    before = log.read_bytes()
    shared = _opened(copy)
    assert shared.game
    # The log has each row once more than sqlite reads it.
    assert len(shared.game.rows) == MOVES
    assert shared._lost == 0
    assert (copy / "1.damaged-wal").read_bytes() == before
    again = _opened(copy)
    assert again.game
    assert [row.text for row in again.game.rows] == [row.text for row in shared.game.rows]


def test_a_log_with_a_damaged_row_is_not_done_to_the_new_file(tmp_path: Path) -> None:
    folder, _true = _game(tmp_path)
    copy = tmp_path / "killed"
    with closing(sqlite3.connect(folder / "1.sqlite")) as file:
        file.execute("PRAGMA journal_mode = WAL")
        with file:
            file.execute("UPDATE entries SET row = 'take sss' WHERE number = 3")
        shutil.copytree(folder, copy)
    assert (copy / "1.sqlite-wal").stat().st_size
    (copy / "1.sqlite-shm").unlink(missing_ok=True)
    for missing in (0, None):
        found = TableFolder(copy).open(TableFolder(copy).read())
        # The file below the log has the row as it was written.
        assert len(found.rows) == MOVES
        assert found.missing == missing
        found.log.close()


def test_a_new_game_is_told_without_what_the_last_one_lost(tmp_path: Path) -> None:
    folder, _true = _game(tmp_path)
    _flipped(folder, 3)

    async def test() -> None:
        with ThreadPoolExecutor(1) as beside:
            shared = SharedTable(TableFolder(folder), beside, Thinkers())
            await shared._begin()
            assert shared.kept.games == 2
            assert [place.missing for place in shared.kept.places] == [None, None]
            await shared.close("closing")

    asyncio.run(test())
