"""The ladder: every finished game that counts is kept, and every place can be computed from them.

A season ends with a date that the operator names; the next one begins the day after. Of people
there are only the numbers of members, which say nothing once the member has left.
"""

import asyncio
import threading
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from datetime import UTC, date, datetime

import msgspec

from splendor_access.online.club.desk import Ladder, LadderLine
from splendor_access.online.server.port import StoredText, TableStore
from splendor_access.table.database import SaveError

KIND = "result"
"""The kind of the documents with the games of one day."""

SEASONS = "club/seasons"
"""The document with the last days of all seasons."""

BASE, SCALE = 1000, 20
"""What is told of a skill: who has played nothing has about so many points."""


class GameResult(msgspec.Struct, frozen=True):
    """A finished game: its table and number, when it ended, and the rank of each member.

    The day belongs to the document; `at` is in seconds since 1970.
    """

    table: str
    game: int
    at: int
    ranks: tuple[tuple[str, int], ...]


class Skill(msgspec.Struct, frozen=True):
    """What the games of a season say of a member. `change` is what the last one did."""

    mu: float
    sigma: float
    games: int = 0
    change: int = 0

    @property
    def points(self) -> int:
        """The skill that is nearly certain, as it is told."""
        return BASE + round(SCALE * (self.mu - 3 * self.sigma))


def after(skills: Mapping[str, Skill], result: GameResult) -> dict[str, Skill]:
    """Return the skills of the members in a game after it."""
    # Loaded late: a server without a ladder needs no such library.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    fresh = model.rating()
    first = Skill(fresh.mu, fresh.sigma)
    before = [skills.get(number, first) for number, _rank in result.ranks]
    teams = [[model.create_rating([each.mu, each.sigma])] for each in before]
    rated = model.rate(teams, ranks=[float(rank) for _number, rank in result.ranks])
    found = {}
    for (number, _rank), old, (new,) in zip(result.ranks, before, rated, strict=True):
        skill = Skill(new.mu, new.sigma, old.games + 1)
        found[number] = msgspec.structs.replace(skill, change=skill.points - old.points)
    return found


def skills_of(results: Iterable[GameResult]) -> dict[str, Skill]:
    """Return the skills of all who have played, from all games in the order of their ends."""
    skills: dict[str, Skill] = {}
    for result in sorted(results, key=lambda each: (each.at, each.table, each.game)):
        skills |= after(skills, result)
    return skills


def ladder_lines(
    skills: Mapping[str, Skill], names: Mapping[str, str], me: str
) -> tuple[LadderLine, ...]:
    """Return the ladder of those who have names: equal points share a place."""
    there = [
        (each.points, names[number], number) for number, each in skills.items() if number in names
    ]
    there.sort(key=lambda each: (-each[0], each[1].casefold()))
    lines = []
    for points, name, number in there:
        place = 1 + sum(other > points for other, _name, _number in there)
        skill = skills[number]
        lines.append(LadderLine(place, name, points, skill.games, skill.change, number == me))
    return tuple(lines)


class Results:
    """The results on the shelf of a server, and the ladders made of them.

    `ends` is the last day of the season, as 2026-12-31, or nothing.
    """

    def __init__(self, store: TableStore, beside: Executor, ends: str = "") -> None:
        self._store = store
        self._beside = beside
        self._order = threading.Lock()
        # Each game with the day of its document.
        self._found: dict[tuple[str, int], tuple[str, GameResult]] = {}
        self._skills: dict[str, tuple[int, dict[str, Skill]]] = {}
        self._changes = 0
        self._collect()
        self._ends = self._seasons(ends)

    def _collect(self) -> None:
        with self._order:
            self._found = {
                (each.table, each.game): (name, each)
                for name, text in self._store.shelf.texts(KIND).items()
                for each in _results(text)
            }
            self._changes += 1

    async def catch_up(self) -> None:
        """Take what another server has kept meanwhile. Raises SaveError."""
        await asyncio.get_running_loop().run_in_executor(self._beside, self._collect)

    def _read(self, name: str) -> tuple[list[GameResult], int]:
        found = self._store.shelf.read(name)
        return _results(found), found.version if found else 0

    def _seasons(self, ends: str) -> Sequence[str]:
        """Return the last days of all seasons; those that are over stay what they were."""
        found = self._store.shelf.read(SEASONS)
        kept = msgspec.json.decode(found.text, type=list[str]) if found else []
        over = [day for day in kept if day < self._today()]
        wanted = sorted({*over, *([ends] if ends else [])})
        if wanted != kept:
            text = msgspec.json.encode(wanted).decode()
            try:
                self._store.shelf.write(SEASONS, text, found.version if found else 0)
            except SaveError as error:
                # Another server that begins at the same time writes the same.
                if error.reason != "busy":
                    raise
        return wanted

    def _today(self) -> str:
        return _day(self._store.now())

    @property
    def all(self) -> list[GameResult]:
        """All results."""
        return [result for _name, result in self._found.values()]

    def knows(self, table: str, game: int, ranks: Sequence[tuple[str, int]]) -> bool:
        """Return whether a game is kept with these ranks."""
        found = self._found.get((table, game))
        return found is not None and found[1].ranks == tuple(ranks)

    async def record(self, table: str, game: int, ranks: Sequence[tuple[str, int]]) -> None:
        """Keep how a game has ended; one that went on after an undo is kept anew. Raises SaveError.

        Fewer than two members are no game.
        """
        if len(ranks) > 1 and not self.knows(table, game, ranks):
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._beside, self._record, table, game, tuple(ranks))

    def _record(self, table: str, game: int, ranks: tuple[tuple[str, int], ...]) -> None:
        with self._order:
            before = self._found.get((table, game))
            at = before[1].at if before else int(self._store.now())
            name = before[0] if before else f"{KIND}/{_day(at)}"
            others, version = self._read(name)
            result = GameResult(table, game, at, ranks)
            kept = [each for each in others if (each.table, each.game) != (table, game)]
            text = msgspec.json.encode([*kept, result]).decode()
            self._store.shelf.write(name, text, version)
            self._found[table, game] = name, result
            self._changes += 1

    def season(self, ends: str = "") -> tuple[str, str]:
        """Return the last day of the season before a season, and its own; nothing for no end.

        Without one it is the present one.
        """
        today = self._today()
        if ends not in self._ends:
            ends = next((day for day in self._ends if day >= today), "")
        earlier = [day for day in self._ends if day < (ends or "9999")]
        return (earlier[-1] if earlier else ""), ends

    def results_of(self, ends: str = "") -> list[GameResult]:
        """Return the results of a season, or of the present one."""
        before, last = self.season(ends)
        return [each for each in self.all if before < _day(each.at) <= (last or "9999")]

    async def skills(self, ends: str = "") -> dict[str, Skill]:
        """Return what the games of a season, or of the present one, say of all who played."""
        _before, last = self.season(ends)
        changes, skills = self._skills.get(last, (-1, {}))
        if changes != self._changes:
            changes, results = self._changes, self.results_of(ends)
            loop = asyncio.get_running_loop()
            skills = await loop.run_in_executor(self._beside, skills_of, results)
            self._skills[last] = changes, skills
        return skills

    async def ladder(self, names: Mapping[str, str], me: str = "", ends: str = "") -> Ladder:
        """Return the ladder of a season, or of the present one, for a member."""
        _before, last = self.season(ends)
        lines = ladder_lines(await self.skills(ends), names, me)
        over, today = bool(last) and last < self._today(), self._today()
        earlier = tuple(day for day in self._ends if day < today and day != last)
        return Ladder(last, over, lines, earlier)


def _results(found: StoredText | None) -> list[GameResult]:
    """Return the results of a document, if there is one."""
    return msgspec.json.decode(found.text, type=list[GameResult]) if found else []


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Return whether a text is a day, as 2026-12-31."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
