"""Members: one name each, keys by words of one use, and nothing left of those who leave."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from splendor_access.online.club.members import (
    DAY,
    INVITED_DAYS,
    Member,
    Members,
    MemberSettings,
    Unfit,
    with_table,
)
from splendor_access.online.server.devices import LIFE, MOST_DEVICES
from splendor_access.online.server.doors import digest, new_code
from splendor_access.online.server.store import Store
from splendor_access.settings.error_log import logged_events
from splendor_access.table.database import SaveError
from tests.online.guests import run
from tests.online.test_port import Clock


@asynccontextmanager
async def club(folder: Path, clock: Clock | None = None) -> AsyncIterator[Members]:
    """Yield the members of a server in a folder."""
    with ThreadPoolExecutor(2) as beside:
        yield Members(Store(folder, (clock or Clock()).now), beside)


async def enrolled(members: Members, name: str) -> tuple[Member, str]:
    """Invite somebody, who comes in; return the member and the key."""
    _member, word = await members.invite(name)
    came = await members.come_in(word)
    assert came
    return came


def test_an_invitation_is_exchanged_once_for_a_key(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as members:
            invited, word = await members.invite(" Ana ")
            assert members.of_word(word) == invited
            assert await members.come_in(new_code()) is None
            hers = new_code()
            came = await members.come_in(word, hers)
            assert came
            assert (came[0].name, came[1]) == ("Ana", hers)
            assert members.of_key(came[1]) == came[0]
            # Sent twice it is one device; at another one the word is void.
            assert await members.come_in(word, came[1]) == came
            assert await members.come_in(word) is None
        # All of it outlives the server.
        async with club(tmp_path) as members:
            assert members.of_key(came[1]) == came[0]
            assert members.of_word(word) is None

    run(test)


def test_no_two_members_have_names_that_look_or_sound_alike(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as members:
            ana, _key = await enrolled(members, "Ana")
            for name in ("ANA", "An\u00e1", "\u0410na", " ana "):
                assert (await members.invite(name))[0].number == ana.number
                assert members.is_taken(name)
            assert not members.is_taken("Anna")
            for name in ("", "take", "a1", "Ana has won", "x" * 21):
                with pytest.raises(Unfit):
                    await members.invite(name)
            assert [*members.all] == [ana.number]

    run(test)


def test_who_lost_all_devices_is_invited_again(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with club(tmp_path, clock) as members:
            _ana, key = await enrolled(members, "Ana")
            _ana, void = await members.invite("Ana")
            _ana, word = await members.invite("Ana")
            assert await members.come_in(void) is None
            came = await members.come_in(word)
            assert came
            await members.revoke(came[0].number, digest(key))
            assert members.of_key(key) is None
            assert members.of_key(came[1])
            # An invitation that nobody used is void one day.
            _ana, word = await members.invite("Ana")
            clock.time += INVITED_DAYS * DAY + 1
            assert await members.come_in(word) is None

    run(test)


def test_a_word_lets_one_more_device_in_for_ten_minutes(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with club(tmp_path, clock) as members:
            ana, _key = await enrolled(members, "Ana")
            late = members.new_word(ana)
            clock.time += LIFE + 1
            assert await members.come_in(late) is None
            came: tuple[Member, str] | None = None
            for _device in range(MOST_DEVICES):
                came = await members.come_in(members.new_word(ana))
            assert came
            # The oldest one has made room: nobody is locked out by lost devices.
            assert len(came[0].keys) == MOST_DEVICES
            assert members.of_key(came[1]) == came[0]

    run(test)


def test_who_leaves_is_in_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path))

    async def test() -> None:
        with logged_events():
            async with club(tmp_path / "tables") as members:
                ana, key = await enrolled(members, "Anastasia")
                await enrolled(members, "Ben")
                await members.change(
                    ana.number,
                    lambda found: with_table(
                        msgspec.structs.replace(found, settings=MemberSettings(shown=True)),
                        "code-of-a-table",
                    ),
                )
                await members.leave(ana.number)
                assert members.of_key(key) is None
                assert not members.is_taken("Anastasia")
                await members.change(ana.number, lambda found: found)
                assert len(members.all) == 1
                secrets = ("Anastasia", key, digest(key), "code-of-a-table")
                for file in tmp_path.rglob("*"):
                    text = file.read_text() if file.is_file() else ""
                    assert not [each for each in secrets if each in text], file
                assert "Ben" not in (tmp_path / "server.log").read_text()

    run(test)


def test_two_servers_of_a_store_never_overwrite_each_other(tmp_path: Path) -> None:
    """Whoever writes second is refused, reads again, and can then."""

    async def test() -> None:
        async with club(tmp_path) as first, club(tmp_path) as other:
            ana, _key = await enrolled(first, "Ana")
            other._read(f"member/{ana.number}")
            await first.change(ana.number, lambda found: with_table(found, "one"))
            with pytest.raises(SaveError, match="busy"):
                await other.change(ana.number, lambda found: with_table(found, "two"))
            await other.change(ana.number, lambda found: with_table(found, "two"))
            assert other.all[ana.number].tables == ("two", "one")

    run(test)


def test_a_damaged_document_lets_nobody_in_and_stops_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as members:
            ana, key = await enrolled(members, "Ana")
            _ben, other = await enrolled(members, "Ben")
        for file in (tmp_path / "shelf" / "member").glob(f"{ana.number}.*"):
            file.write_bytes(b"?")
        async with club(tmp_path) as members:
            assert members.of_key(key) is None
            assert members.of_key(other)
            await asyncio.sleep(0)

    run(test)
