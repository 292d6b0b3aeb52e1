"""The operator of a server: orders by the socket, the file of `serve --config`, and the log."""

import asyncio
import os
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest

from splendor_access.commands import server
from splendor_access.online.club.members import INVITED_DAYS
from splendor_access.online.configuration import SETTINGS, Misconfigured, read_configuration
from splendor_access.online.server import operator
from splendor_access.online.server.doors import digest
from splendor_access.online.server.house import DAY, House
from splendor_access.online.server.operator import (
    NoServer,
    ServerOrder,
    is_served,
    operated,
    socket_path,
)
from splendor_access.online.server.port import StoredSeat
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.online.server.store import Store
from splendor_access.settings.error_log import logged_events
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.driver import run as program
from tests.driver import sentence
from tests.online.browsers import Browser
from tests.online.guests import Guest, Host, hosting, kept, run, seated


@asynccontextmanager
async def _operated(home: Path, *proxies: str, house: House | None = None) -> AsyncIterator[Host]:
    """Run a server that takes orders, with a log."""
    with logged_events():
        async with (
            hosting(home / "tables", *proxies, house=house) as host,
            operated(host.server, lambda: None, "http://club.example/") as operates,
        ):
            assert operates
            yield host


async def _give(do: str, about: str = "") -> list[str]:
    """Give an order as the command does; return what it says."""
    words = [about] if about else []
    done = await asyncio.to_thread(program, "server", do, *words)
    return done.lines or done.err.splitlines()


def test_a_list_tells_of_the_people_there(home: Path) -> None:
    async def test() -> None:
        olga = StoredSeat("Olga", "easy")
        async with _operated(home) as host, seated(host, 2, olga) as guests:
            name = digest(guests[0].connection.link.rpartition("/")[2])[:8]
            assert await _give("list") == [
                f"{name}: 2 here, Ana, Ben and Olga (computer), from 127.0.0.1",
                sentence("operator-kept", waiting=0, playing=1, over=0),
            ]

    run(test)


def test_a_message_is_heard_at_every_table(home: Path) -> None:
    async def test() -> None:
        async with _operated(home) as host, seated(host) as guests:
            async with Browser(await host.make(kept(2))) as cleo:
                await cleo.sit("Cleo")
                assert await _give("message", "Cake\x1b[2J at nine.") == [
                    sentence("operator-told", count=3)
                ]
                told = sentence("friends-said", name="server", text="Cake [2J at nine.")
                for guest in guests:
                    await guest.hears(told)
                await cleo.open()
                assert told in cleo.lines
            assert "no words" in (await _give("message", "\x07"))[0]
            # Nobody at a table can have that name.
            link = await host.make(kept(2))
            mallory = Guest(link, "server")
            await mallory.come()
            assert mallory.seat.gone
            await mallory.go()

    run(test)


def test_nobody_comes_back_to_a_table_while_it_is_being_closed(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has just been told looks at once, when its files may still be there."""
    looked: list[str] = []

    async def test() -> None:
        async with _operated(home) as host, Browser(await host.make(kept(2))) as page:
            await page.sit("Ana")
            close = SharedTable.close

            async def closed(self: SharedTable, why: str, **how: bool) -> None:
                await close(self, why, **how)
                await page.open()
                looked.append(page.text)

            monkeypatch.setattr(SharedTable, "close", closed)
            name = digest(page.link.rpartition("/")[2])[:8]
            assert await _give("close", name) == [sentence("operator-closed")]
            assert "closed this table for good" in looked[0]
            assert not host.server.tables.opened
            assert not [*(home / "tables").iterdir()]
            await page.open()
            assert page.status == 404

    run(test)


@pytest.mark.parametrize("by", ["link", "name"])
def test_a_table_is_closed_for_good(home: Path, by: str) -> None:
    async def test() -> None:
        async with _operated(home) as host, seated(host) as (ana, ben):
            link = ana.connection.link
            name = link if by == "link" else digest(link.rpartition("/")[2])[:8]
            other = await host.make(kept(2))
            assert await _give("close", name[:-1] if by == "name" else "1f2e3d4c") != [
                sentence("operator-closed")
            ]
            assert await _give("close", name) == [sentence("operator-closed")]
            for guest in (ana, ben):
                await guest.until(lambda g=guest: bool(g.seat.gone))  # type: ignore[misc]
                assert guest.seat.gone[0].name == "friends-closed"
            async with Browser(link) as page:
                await page.open()
                assert page.status == 404
                await page.open(other)
                assert page.status == 200
            assert len([*(home / "tables").iterdir()]) == 1

    run(test)


def test_a_banned_address_is_kept_out_until_it_is_not(home: Path) -> None:
    """Who is there from it goes, and after a new start of the server it is still banned."""

    async def test() -> None:
        async with _operated(home, "127.0.0.1") as host:
            link = await host.make(kept(2))
            away = {"X-Forwarded-For": "203.0.113.7"}
            async with Browser(link) as ana, Browser(link, headers=away) as mallory:
                await ana.sit("Ana")
                await mallory.sit("Mallory")
                (table,) = host.server.tables.opened.values()
                assert table.addresses == ["127.0.0.1", "203.0.113.7"]
                for wrong in ("here", "127.0.0.1", "0.0.0.0/0", "::/0"):
                    assert "not the address" in (await _give("ban", wrong))[0]
                assert "203.0.113.0/24" in (await _give("ban", "203.0.113.0/24"))[0]
                assert table.addresses == ["127.0.0.1"]
                await mallory.open()
                assert mallory.status == 403
                for language in languages():
                    assert Locale(language).attribute("friends-banned") in mallory.text
                await host.server.close()
                await host.start()
                await mallory.open()
                assert mallory.status == 403
                await ana.open()
                assert ana.status == 200
            async with aiohttp.ClientSession(headers=away) as session:
                with pytest.raises(aiohttp.WSServerHandshakeError):
                    await session.ws_connect(f"{link}/socket")

    run(test)


def test_a_damaged_file_of_bans_loses_none_while_the_server_runs(home: Path) -> None:
    files = [home / "tables" / f"banned.{end}" for end in ("toml", "copy")]

    async def test() -> None:
        async with _operated(home) as host:
            await _give("ban", "203.0.113.7")
            for file in files:
                file.write_bytes(b"?")
            assert "203.0.113.8" in (await _give("ban", "203.0.113.8"))[0]
            assert host.server.tables.banned == ["203.0.113.7", "203.0.113.8"]
            assert files[0].with_suffix(".damaged").read_bytes() == b"?"

    run(test)
    store = Store()
    assert (store.mend_bans(), len(store.banned())) == ([], 2)
    files[0].write_bytes(b"?")
    assert store.mend_bans() == [say("friends-mended", file="banned.toml")]
    for file in files:
        file.write_bytes(b"?")
    why = say("unreadable-file", file=str(files[0]), detail=say("file-damaged"))
    assert store.mend_bans() == [why, say("operator-bans-lost")]
    # A server that starts has none, and keeps what cannot be read.
    Store().ban("203.0.113.9", on=True)
    assert Store().banned() == ["203.0.113.9"]


def test_a_ban_ends_and_others_are_not_banned(home: Path) -> None:
    async def test() -> None:
        async with _operated(home) as host:
            tables = host.server.tables
            for address in ("203.0.113.7", "2001:db8::1"):
                await _give("ban", address)
            assert "203.0.113.7" in (await _give("list"))[-1]
            assert tables.is_banned("2001:db8::/64"), "a house has one address"
            assert not tables.is_banned("203.0.113.8")
            assert not tables.is_banned("")
            assert "not banned" in (await _give("unban", "203.0.113.8"))[0]
            assert "203.0.113.7" in (await _give("unban", "203.0.113.7"))[0]
            assert not tables.is_banned("203.0.113.7")
            assert tables.is_banned("2001:db8::/64")

    run(test)


def test_only_the_own_user_gives_orders(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with _operated(home) as host:
            assert stat.S_IMODE(socket_path().stat().st_mode) == 0o600
            own = os.getuid()
            with monkeypatch.context() as other:
                other.setattr(os, "getuid", lambda: own + 1)
                assert await _give("list") == [sentence("operator-no-server")]
            # A second server of this user leaves the first one its socket.
            async with operated(host.server, lambda: None) as operates:
                assert not operates
            for nonsense in (b"\n", b"{}\n", b"x" * 70_000):
                # The whole path may be longer than a system takes.
                monkeypatch.chdir(home)
                reader, writer = await asyncio.open_unix_connection(socket_path().name)
                writer.write(nonsense)
                writer.write_eof()
                assert await reader.read() == b""
                writer.close()
            assert not host.server.soon
            assert (await _give("list"))[0].startswith("Tables:")
        assert not socket_path().exists()
        # One that a crash has left is no server.
        socket_path().touch()
        assert await _give("list") == [sentence("operator-no-server")]
        async with _operated(home):
            assert (await _give("list"))[0].startswith("Tables:")

    run(test)


def test_a_folder_with_a_long_path_has_room_for_the_socket(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(home / ("a" * 120)))

    async def test() -> None:
        async with _operated(home):
            assert (await _give("list"))[0].startswith("Tables:")
            assert is_served(socket_path().parent)
        assert not socket_path().exists()
        assert not is_served(socket_path().parent)

    run(test)


def test_on_windows_it_is_not_said_that_no_server_runs(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "sys", SimpleNamespace(platform="win32"))
    done = program("server", "list")
    assert (done.code, done.err.splitlines()) == (1, [sentence("operator-on-windows")])


def test_what_an_order_needs_is_told(home: Path) -> None:
    for line in ("list now", "stop it", "close", "ban", "message"):
        done = program("server", *line.split())
        assert done.code == 2
        assert done.err.count("\n") == 1
    with pytest.raises(NoServer):
        operator.give_order(ServerOrder("list"))


def test_the_log_has_events_without_people(home: Path) -> None:
    async def test() -> None:
        async with _operated(home) as host, seated(host) as (ana, ben):
            await ana.type("say quite secret words")
            await ana.type("take ser")
            await ben.hears("Ana took")
            await _give("message", "Cake at nine.")
            code = ana.connection.link.rpartition("/")[2]
            name = digest(code)[:8]
            keys = [guest.seat.key for guest in (ana, ben)]
        text = (home / "server.log").read_text()
        events = [line.partition(" ")[2] for line in text.splitlines()]
        assert events[0].startswith("server-started version=")
        assert f"game-begun table={name} game=1 people=2" in events
        assert "operator-message people=2" in events
        assert f"came table={name} seat=0" in events
        assert f"left table={name} seat=1" in events
        assert events[-1] == "server-stopped people=0 soon=False"
        for secret in ("Ana", "Ben", "secret", "Cake", "127.0.0.1", code, *keys):
            assert secret not in text
        assert stat.S_IMODE((home / "server.log").stat().st_mode) == 0o600

    run(test)


# The file of `serve --config`

RIGHT = """
port = 7400
addresses = ["127.0.0.1", "::1"]
proxies = ["127.0.0.1"]
link = "https://splendor.example.org"
name = "The Tuesday club"
contact = "ana@club.example"
languages = ["nl", "en"]
waiting-days = 2
playing-days = 100
finished-days = 10
season-ends = 2026-12-31
tables = 50
tables-in-ten-minutes = 5
tables-in-a-day = 6
welcome = { en = "Tuesdays at eight.", nl = "Dinsdags om acht uur." }
"""


def _read(folder: Path, text: str) -> str:
    """Return why a file is refused, in English."""
    file = folder / "server.toml"
    file.write_text(text)
    with pytest.raises(Misconfigured) as refused:
        read_configuration(file)
    for language in languages():
        assert Locale(language).text(refused.value.message)
    return Locale("en").text(refused.value.message)


def test_a_whole_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text(RIGHT)
    found = read_configuration(file)
    assert (found.port, found.link) == (7400, "https://splendor.example.org/")
    house = found.house
    assert (house.lives.unbegun, house.lives.playing, house.lives.over) == (
        2 * DAY,
        100 * DAY,
        10 * DAY,
    )
    assert [*house.makes] == [(5, 600.0), (6, DAY)]
    assert house.words_of_welcome("nl") == "Dinsdags om acht uur."
    assert [*house.offered()] == ["en", "nl"]
    file.write_text("")
    assert read_configuration(file).house.lives.over == 30 * DAY


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("port = 65536", "port takes a whole number from 0 to 65535."),
        ("port = true", "port takes a whole number"),
        ('port = "7400"', "port takes a whole number"),
        ('season-ends = "31.12.2026"', "season-ends takes a day"),
        ("season-ends = 2026-12-31T00:00:00", "season-ends takes a day"),
        ("finished-days = 0", "finished-days takes a whole number from 1"),
        ("tables = 1.5", "tables takes a whole number"),
        ("addresses = []", "addresses takes a list of addresses"),
        ('addresses = "127.0.0.1"', "addresses takes a list of addresses"),
        ("proxies = [7]", "proxies takes a list of addresses"),
        ('proxies = ["caddy"]', "proxies takes a list of addresses"),
        ('link = "splendor.example.org"', "link takes the address of your server"),
        ('link = "https://x.example/path"', "link takes the address"),
        ('name = ""', "name takes a text"),
        ("welcome = 5", "welcome takes a text"),
        ('welcome = { xx = "Hoi" }', "welcome takes a list of languages"),
        ('languages = ["xx"]', "languages takes a list of languages: "),
        ('certificate = "/nowhere.pem"', "certificate takes the name of a file that can be read"),
        ("colour = 1", "There is no setting colour. The settings: port, "),
        ("port =", "server.toml cannot be read"),
    ],
)
def test_a_wrong_value_is_refused_in_words(tmp_path: Path, line: str, told: str) -> None:
    assert _read(tmp_path, line).startswith(told)


def test_a_certificate_has_a_key(tmp_path: Path) -> None:
    (tmp_path / "cert.pem").write_text("x")
    path = (tmp_path / "cert.pem").as_posix()
    assert "belong together" in _read(tmp_path, f'certificate = "{path}"')


def test_a_file_replaces_the_options(tmp_path: Path) -> None:
    done = program("serve", "--config", str(tmp_path / "server.toml"), "--port", "0")
    assert (done.code, done.err.splitlines()) == (2, [sentence("usage-config")])
    done = program("serve", "--config", str(tmp_path / "server.toml"))
    assert done.code == 2
    assert "server.toml cannot be read" in done.err


def test_pages_say_what_the_file_says(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text(RIGHT)
    house = read_configuration(file).house

    async def test() -> None:
        async with hosting(tmp_path / "tables", house=house) as host:
            root = f"http://127.0.0.1:{host.port}/"
            async with Browser(root, "nl") as ana, Browser(root, "de") as ben:
                await ana.open("/")
                assert "The Tuesday club" in ana.text
                assert "Dinsdags om acht uur." in ana.text
                # A language that is not offered is none.
                await ben.open("/")
                assert "Tuesdays at eight." in ben.text
                await ben.open(await host.make(kept(2)))
                assert "Deutsch" not in ben.text
                assert "Nederlands" in ben.text

    run(test)


def test_every_setting_is_in_the_guide() -> None:
    text = (Path(__file__).parents[2] / "docs/serving.md").read_text()
    assert [name for name in SETTINGS if f"`{name}`" not in text] == []


def test_members_are_invited_listed_and_expelled(home: Path) -> None:
    async def test() -> None:
        async with _operated(home) as host:
            assert await _give("members") == [sentence("operator-members", count=0)]
            told = await _give("invite", "Ana")
            assert told[0] == sentence("operator-invited", name="Ana", days=INVITED_DAYS)
            assert told[1].startswith("http://club.example/club#")
            assert await _give("members") == [
                sentence("operator-members", count=1),
                sentence("operator-member", name="Ana", devices=0, invited="yes"),
            ]
            came = await host.server.members.come_in(told[1].rpartition("#")[2])
            assert came
            assert await _give("members") == [
                sentence("operator-members", count=1),
                sentence("operator-member", name="Ana", devices=1, invited="no"),
            ]
            # Invited again she keeps her devices; a name that nobody can have is refused in words.
            assert (await _give("invite", "ANA"))[0] == told[0]
            assert host.server.members.of_key(came[1])
            assert "is a command" in (await _give("invite", "take"))[0]
            assert await _give("expel", "Ben") == [sentence("operator-no-member", typed="Ben")]
            assert await _give("expel", "Ana") == [sentence("operator-expelled", name="Ana")]
            assert host.server.members.of_key(came[1]) is None
        log = (home / "server.log").read_text()
        assert "member-invited" in log
        assert not [each for each in ("Ana", *came, told[1]) if str(each) in log]

    run(test)
