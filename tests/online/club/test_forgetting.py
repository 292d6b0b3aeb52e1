"""Who leaves a club is in no file of the server, and games go on and stay to be looked at."""

from pathlib import Path

import pytest

from splendor_access.online.club.desk import ClubWish
from splendor_access.online.club.members import MemberSettings
from splendor_access.online.server.copying import export_records
from splendor_access.online.server.store import Store
from tests.online.club.guild import Guild, guild
from tests.online.guests import run

NAME = "Anastasia"


def written(folder: Path, text: str) -> list[str]:
    """Return the files in which a text is."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    return [file.name for file in files if text.encode() in file.read_bytes()]


async def _names(club: Guild, code: str) -> list[str]:
    """Return the names at a table after it was closed and read anew."""
    await club.server.tables.close()
    club.server.tables.opened.clear()
    table = await club.server.tables.find(code)
    assert table
    await table.look()
    async with table.order:
        await table._wake()
        assert table.game
        names = [*table.game.table.names]
        await table._rest()
    assert names == table.kept.names
    return names


def test_names_of_members_are_written_with_no_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, NAME, "Ben") as club:
            code = await club.table(NAME, "Ben")
            await club.play(code, 5)
            (folder,) = [path for path in tmp_path.iterdir() if path.name != "shelf"]
            assert written(folder, NAME) == []
            assert await _names(club, code) == [NAME, "Ben"]
            place = Store(tmp_path).find(code)
            assert place
            assert place.read().names == [f"={club.number(NAME)}", f"={club.number('Ben')}"]
            assert (await club.wish("Ben")).mine[0].names == (NAME,)

    run(test)


@pytest.mark.parametrize("turns", [3, 10_000])
def test_who_leaves_is_in_no_file_and_the_game_is_still_there(tmp_path: Path, turns: int) -> None:
    async def test() -> None:
        async with guild(tmp_path, NAME, "Ben") as club:
            code = await club.table(NAME, "Ben", rated=True)
            ranks = await club.play(code, turns)
            assert await club.club.wish(club.keys[NAME], ClubWish("depart"))
            assert written(tmp_path, NAME) == []
            assert await _names(club, code) == ["N. N. 1", "Ben"]
            (mine,) = (await club.wish("Ben")).mine
            assert mine.names == ("N. N. 1",)
            assert mine.stage == ("over" if ranks else "playing")
            count = export_records(Store(tmp_path), tmp_path / "records")
            assert count == (1 if ranks else 0)
            for file in (tmp_path / "records").iterdir():
                assert "N. N. 1" in file.read_text()
                assert "Ben" in file.read_text()
            # Somebody else can have the name, and has nothing of hers.
            await club.come(NAME)
            assert (await club.wish(NAME)).mine == ()
            assert await _names(club, code) == ["N. N. 1", "Ben"]

    run(test)


def test_a_name_stays_with_finished_games_where_that_was_wanted(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, NAME, "Ben") as club:
            code = await club.table(NAME, "Ben")
            await club.play(code)
            await club.wish(NAME, "change", settings=MemberSettings(named=True))
            key = club.keys[NAME]
            await club.club.wish(key, ClubWish("depart"))
            assert await club.club.wish(key, ClubWish()) is None
            assert await _names(club, code) == [NAME, "Ben"]
        async with guild(tmp_path, clock=club.clock) as again:
            again.keys = club.keys
            assert await _names(again, code) == [NAME, "Ben"]

    run(test)
