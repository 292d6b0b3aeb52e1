"""A year of a club, by a clock of its own: names, keys, tables, results, and people who leave.

`make test` has a few people, the soak 500 with 2,000 tables.
"""

import random
from collections.abc import Sequence
from pathlib import Path

import msgspec

from splendor_access.online.club.desk import ClubWish
from splendor_access.online.club.ladder import GameResult, ladder_lines, skills_of
from splendor_access.online.club.members import Unfit
from splendor_access.online.server.house import DAY, House, Lives
from splendor_access.online.server.store import Store
from splendor_access.table.names import likeness
from tests.driver import PATIENCE
from tests.online.club.guild import Guild, guild
from tests.online.club.test_forgetting import written
from tests.online.guests import run
from tests.online.test_port import Clock
from tests.tiers import SOAK, time_limit

PEOPLE = 500 if SOAK else 12
TABLES = 2_000 if SOAK else 24
DAYS = 365 if SOAK else 60
PLAYED = 0.3 if SOAK else 0.8
"""The part of the tables at which a game is played to its end."""

LIVES = Lives(playing=90 * DAY, over=30 * DAY)
SYLLABLES = ("ka", "lo", "mi", "nu", "pe", "ri", "so", "ta", "ve", "zu")


def _called(number: int) -> str:
    """Return a name that nobody else has, and no file by chance."""
    return "".join(SYLLABLES[int(digit)] for digit in f"{number:03}").capitalize() + "wyx"


def _ladder_again(folder: Path, clock: Clock) -> list[GameResult]:
    """Read all results from the files."""
    store, results = Store(folder, clock.now), []
    for name in store.shelf.names("result"):
        found = store.shelf.read(name)
        assert found
        results += msgspec.json.decode(found.text, type=list[GameResult])
    return results


async def _sits(club: Guild, names: Sequence[str], chance: random.Random) -> str:
    """Let people meet at a table, and play it to its end, or not at all."""
    made = await club.wish(
        names[0], "make", size=len(names), rules="2024+points=1", rated=chance.random() < 0.7
    )
    if made.why:
        # Too many of hers wait; somebody sits down there instead.
        assert made.why == "club-waiting-much"
        return ""
    for name in names[1:]:
        assert not (await club.wish(name, "sit", table=made.made)).why
    if chance.random() < PLAYED:
        await club.play(made.made)
    return made.made


async def _nobody_is_let_in(club: Guild, keys: Sequence[str]) -> None:
    """Try keys that were taken away, and look whether any two names are alike."""
    for key in keys:
        assert await club.club.wish(key, ClubWish()) is None
    seen: set[str] = set()
    for each in club.server.members.all.values():
        assert not seen & likeness(each.name)
        seen |= likeness(each.name)


async def _ladder_is_right(club: Guild, folder: Path) -> None:
    """Compute the ladder again from the files."""
    results, members = _ladder_again(folder, club.clock), club.server.members
    assert len(results) > TABLES // 8
    me = next(iter(members.all))
    called = {each.number: each.name for each in members.all.values()}
    told = await club.club.results.ladder(called, me)
    _before, ends = club.club.results.season()
    season = [each for each in results if each in club.club.results.results_of(ends)]
    assert told.lines == ladder_lines(skills_of(season), called, me)


def test_a_year_of_a_club(tmp_path: Path) -> None:
    chance, clock = random.Random(9), Clock()
    clock.time = 1_764_547_200.0
    revoked: list[str] = []
    gone: list[tuple[str, str]] = []
    number = 0

    async def test() -> None:
        nonlocal number
        house = House(LIVES, season="2026-03-31")
        async with guild(tmp_path, clock=clock, house=house) as club:
            members = club.server.members
            for day in range(DAYS):
                while len(members.all) < PEOPLE * (day + 1) // DAYS or len(members.all) < 5:
                    await club.come(_called(number))
                    number += 1
                names = [each.name for each in members.all.values()]
                for name in chance.sample(names, 2):
                    # Whoever wants a name that is taken is taken for its owner.
                    before = len(members.all)
                    wanted = name.replace("a", chance.choice("a\u00e1\u0430")).upper()
                    try:
                        await members.invite(wanted)
                    except Unfit:
                        continue
                    assert len(members.all) == before
                made = TABLES * (day + 1) // DAYS - TABLES * day // DAYS
                for _table in range(made):
                    await _sits(club, chance.sample(names, chance.choice([2, 2, 3, 4])), chance)
                name = chance.choice(names)
                found = members.by_name(name)
                assert found
                if day % 5 == 0:
                    other = await members.come_in(members.new_word(found))
                    assert other
                    await members.revoke(found.number, found.keys[0].digest)
                    revoked.append(club.keys[name])
                    club.keys[name] = other[1]
                if day % 7 == 3 and len(names) > 5:
                    key = club.keys.pop(name)
                    await club.club.wish(key, ClubWish("depart"))
                    gone.append((name, key))
                shut_out = [
                    *chance.sample(revoked, min(5, len(revoked))),
                    *(key for _, key in gone),
                ]
                await _nobody_is_let_in(club, shut_out)
                clock.time += DAY
                await club.server.tables.tidy()
                await club.club.tick()
            for name, key in gone:
                assert written(tmp_path, name) == written(tmp_path, key) == []
            await _ladder_is_right(club, tmp_path)

    run(test, seconds=time_limit(6, 39) * PATIENCE)
