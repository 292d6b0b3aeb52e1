"""The outcomes of all saved games, and statistics of them: wins, points and turns.

An outcome has the players of a game and their scores. The statistics are grouped by kind of game
and by opponent.
"""

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import date
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from typing import Literal

import msgspec

from splendor_access.game.position import rules_text
from splendor_access.game.record import HUMAN, Player
from splendor_access.game.rules import winners
from splendor_access.game.state import Seat
from splendor_access.saved_games import restore
from splendor_access.settings.files import (
    Unreadable,
    Unwritable,
    home,
    make_home,
    mend_all,
    read_twice,
    replace_twice,
)
from splendor_access.table import saves
from splendor_access.table.database import SaveError, explain
from splendor_access.table.real_table import RealTable
from splendor_access.table.review import game_digest, kept_loss, losses
from splendor_access.table.table import Table
from splendor_access.talk.messages import Arg, Message, Messages, clean, fold, say
from splendor_access.talk.narrate import level_of

Kind = Literal["computer", "keyboard", "friends", "box"]
KINDS: tuple[Kind, ...] = ("computer", "keyboard", "friends", "box")
"""Against the computer, several people at one keyboard, online with friends, with a real box."""


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of a game, finished or not.

    `seat` belongs to the player whose statistics these are, or is None if several people shared a
    keyboard and nothing tells them apart. `points` and `turns` have one number for each seat;
    `turns` is None if the game began in the middle. `day` is the last day of play. `digest`
    identifies a finished game; the coach finds by it the `loss`, the average cost of a turn of
    `seat`.
    """

    game: str
    day: date
    kind: Kind
    rules: str
    players: tuple[Player, ...]
    seat: int | None
    points: tuple[int, ...]
    finished: bool
    winners: tuple[int, ...]
    turns: tuple[int, ...] | None = None
    digest: str | None = None
    loss: float | None = None

    @property
    def people(self) -> dict[int, str]:
        """The names of the people by seat."""
        return {at: each.name for at, each in enumerate(self.players) if each.kind == HUMAN}


def read_outcome(name: str) -> Outcome:
    """Read the outcome of a saved game. Raises SaveError if it cannot be read."""
    table = restore.find(name).table
    people = table.humans
    seat: int | None = None
    kind: Kind = "keyboard"
    if isinstance(table, RealTable):
        kind, seat = "box", table.me
    elif len(people) == 1:
        kind, seat = "computer", people[0]
    return outcome_of(table, name, date.fromtimestamp(saves.last_written(name)), kind, seat)


def outcome_of(table: Table, name: str, day: date, kind: Kind, seat: int | None) -> Outcome:
    """Return the outcome so far of the game at a table."""
    whole = all(each == Seat() for each in table.start.seats)
    return Outcome(
        game=name,
        day=day,
        kind=kind,
        rules=rules_text(table.start.rules),
        players=table.players,
        seat=seat,
        points=tuple(each.points for each in table.state.seats),
        finished=table.over,
        winners=tuple(winners(table.state)) if table.over else (),
        turns=_turns(table) if whole else None,
        digest=game_digest(table.record()) if table.over else None,
    )


def _turns(table: Table) -> tuple[int, ...]:
    """Return the number of turns of each seat."""
    acted = [each.state.to_act for each in table.moments if each.state.phase == "act"]
    return tuple(map(acted.count, range(len(table.players))))


def save_outcome(link: str, number: int, table: Table, seat: int) -> None:
    """Save the outcome so far of an online game; one that cannot be written is not counted."""
    # A server may change its address; the code of a table never changes.
    code = link.rstrip("/").rpartition("/")[2]
    name = f"{sha256(code.encode()).hexdigest()[:12]}-{number}"
    gone = outcome_of(table, name, date.today(), "friends", seat)
    with suppress(Unwritable, OSError):
        make_home()
        _folder().mkdir(mode=0o700, exist_ok=True)
        facts = msgspec.to_builtins(gone)
        # TOML has no null.
        known = {name: fact for name, fact in facts.items() if fact is not None}
        replace_twice(_folder() / f"{name}.toml", known)


class SavedOutcomes(msgspec.Struct, frozen=True):
    """The saved outcomes of online games, the names of unreadable ones, and what was mended."""

    outcomes: Sequence[Outcome]
    unreadable: Sequence[str]
    mended: Messages


def saved_outcomes() -> SavedOutcomes:
    """Read the saved outcomes of online games, and mend damaged ones."""
    mended, found, unreadable = mend_all(_folder()), [], []
    for path in sorted(_folder().glob("*.toml")):
        try:
            found.append(msgspec.convert(read_twice(path), Outcome))
        except (Unreadable, msgspec.ValidationError):
            unreadable.append(path.stem)
    return SavedOutcomes(found, unreadable, mended)


def _folder() -> Path:
    return home() / "elsewhere"


_KINDS = {
    "computer": say("stats-computer"),
    "keyboard": say("stats-keyboard"),
    "friends": say("stats-friends"),
    "box": say("stats-box"),
}

By = Literal["all", "kind", "players", "level", "person"]


class Group(msgspec.Struct, frozen=True):
    """Statistics of games that have something in common, such as an opponent.

    `wins` counts finished games, `shared` those among them with several winners. `points` and
    `turns` are averages of finished games, or None without any. So is `loss`, the cost of a turn in
    games won out of 100, over the `reviewed` games that the coach has seen.
    """

    by: By
    name: str
    games: int
    finished: int
    wins: int
    shared: int
    points: float | None
    turns: float | None
    reviewed: int
    loss: float | None


class Statistics(msgspec.Struct, frozen=True):
    """The statistics of one player. `v` is the version of their JSON.

    `left_out` are games of several people at one keyboard in which the player is unknown;
    `unreadable` are games that cannot be read.
    """

    v: int
    groups: tuple[Group, ...]
    games: tuple[Outcome, ...]
    left_out: tuple[str, ...]
    unreadable: tuple[str, ...]


class Gathered(msgspec.Struct, frozen=True):
    """The outcomes of all saved games, why others cannot be read, and which were mended."""

    outcomes: tuple[Outcome, ...]
    unreadable: tuple[tuple[str, SaveError], ...]
    mended: Messages


class UnknownPerson(LookupError):
    """No game has a person of this name: `people` are the known ones."""

    def __init__(self, people: Sequence[str]) -> None:
        super().__init__()
        self.people = people


def gather() -> Gathered:
    """Read all games, local and online, latest first."""
    outcomes: list[Outcome] = []
    unreadable: list[tuple[str, SaveError]] = []
    for name in saves.save_names():
        try:
            outcomes.append(read_outcome(name))
        except SaveError as error:
            unreadable.append((name, error))
    elsewhere = saved_outcomes()
    outcomes += elsewhere.outcomes
    unreadable += [(name, SaveError("corrupt", name)) for name in elsewhere.unreadable]
    # A stable sort keeps the order of games played on the same day.
    outcomes.sort(key=lambda each: each.day, reverse=True)
    mended = [*elsewhere.mended, *mend_all(losses())]
    return Gathered(tuple(outcomes), tuple(unreadable), mended)


def statistics(gathered: Gathered, me: str | None = None) -> Statistics:
    """Return the statistics of one player: by name, or of the usual player here.

    Raises UnknownPerson if no game has a person of that name.
    """
    seated = _of_person(gathered.outcomes, me) if me else _of_usual_player(gathered.outcomes)
    games = tuple(map(_with_loss, (each for each in seated if each.seat is not None)))
    left_out = () if me else tuple(each.game for each in seated if each.seat is None)
    unreadable = tuple(name for name, _why in gathered.unreadable)
    return Statistics(1, tuple(_groups(games)), games, left_out, unreadable)


def _of_person(outcomes: Sequence[Outcome], name: str) -> list[Outcome]:
    found = [_with_seat(each, {fold(name.strip())}) for each in outcomes]
    if all(each.seat is None for each in found):
        # The same name may be spelt in several ways.
        people = {fold(each): each for one in reversed(outcomes) for each in one.people.values()}
        raise UnknownPerson(sorted(people.values(), key=fold))
    return found


def _of_usual_player(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Find the usual player in games of several people, by the names in the other games."""
    names = {fold(each.people[each.seat]) for each in outcomes if each.seat in each.people}
    return [_with_seat(each, names) if each.seat is None else each for each in outcomes]


def _with_seat(each: Outcome, names: Iterable[str]) -> Outcome:
    """Return an outcome with the seat of the only person who has one of these names."""
    found = [seat for seat, name in each.people.items() if fold(name) in names]
    return msgspec.structs.replace(each, seat=found[0] if len(found) == 1 else None)


def _with_loss(each: Outcome) -> Outcome:
    """Return an outcome with the coach's result, if there is one."""
    loss = kept_loss(each.digest, _seat(each)) if each.digest else None
    return msgspec.structs.replace(each, loss=loss)


def _groups(games: Sequence[Outcome]) -> Iterable[Group]:
    if not games:
        return
    yield _group("all", "", games)
    for kind in KINDS:
        yield from _group_if_any("kind", kind, [each for each in games if each.kind == kind])
    for count in range(2, 5):
        yield from _group_if_any(
            "players", str(count), [each for each in games if len(each.players) == count]
        )
    levels = [[each.kind for each in _others(one) if each.kind != HUMAN] for one in games]
    yield from _by_opponent("level", games, levels, str)
    names = [[each.name for each in _others(one) if each.kind == HUMAN] for one in games]
    yield from _by_opponent("person", games, names, fold)


def _others(one: Outcome) -> list[Player]:
    return [each for seat, each in enumerate(one.players) if seat != one.seat]


def _by_opponent(
    by: By, games: Sequence[Outcome], opponents: Sequence[Sequence[str]], key: Callable[[str], str]
) -> Iterable[Group]:
    """Yield a group for each opponent, the most frequent first."""
    met: dict[str, list[Outcome]] = {}
    shown: dict[str, str] = {}
    for one, names in zip(games, opponents, strict=True):
        for name in dict.fromkeys(map(key, names)):
            met.setdefault(name, []).append(one)
        for name in names:
            shown.setdefault(key(name), name)
    for name, those in sorted(met.items(), key=lambda each: (-len(each[1]), each[0])):
        yield _group(by, shown[name], those)


def _group_if_any(by: By, name: str, games: Sequence[Outcome]) -> Iterable[Group]:
    if games:
        yield _group(by, name, games)


def _group(by: By, name: str, games: Sequence[Outcome]) -> Group:
    over = [each for each in games if each.finished]
    won = [each for each in over if each.seat in each.winners]
    losses = [each.loss for each in over if each.loss is not None]
    return Group(
        by=by,
        name=name,
        games=len(games),
        finished=len(over),
        wins=len(won),
        shared=sum(len(each.winners) > 1 for each in won),
        points=_average(each.points[_seat(each)] for each in over),
        turns=_average(each.turns[_seat(each)] for each in over if each.turns),
        reviewed=len(losses),
        loss=_average(losses),
    )


def _seat(each: Outcome) -> int:
    assert each.seat is not None
    return each.seat


def _average(numbers: Iterable[float]) -> float | None:
    found = [*numbers]
    return round(fmean(found), 1) if found else None


# In words, and for a spreadsheet


def sentences(counted: Statistics, me: str | None = None) -> Messages:
    """Describe statistics in sentences, one line for each group."""
    if not counted.games:
        return []
    first, lines = counted.groups[0], []
    for group in counted.groups:
        if group.by in ("kind", "players") and group.games == first.games:
            # All games are of this kind: the line would be a repetition.
            continue
        about = _about(group, me)
        if not group.finished:
            lines.append(say("stats-none-finished", group=about, count=group.games))
            continue
        lines.append(
            say(
                "stats-line",
                group=about,
                count=group.finished,
                wins=group.wins,
                shared=group.shared,
                points=_number(group.points),
                turns=_number(group.turns),
            )
        )
    unfinished = first.games - first.finished
    if unfinished and first.finished:
        lines.insert(1, say("stats-unfinished", count=unfinished))
    if first.reviewed:
        last = next(each.loss for each in counted.games if each.loss is not None)
        lines.append(
            say(
                "stats-coach",
                count=first.reviewed,
                loss=_number(first.loss),
                last=_number(last),
            )
        )
    return lines


def explain_left_out(counted: Statistics, gathered: Gathered) -> Messages:
    """Say which games are not counted, and why, and what was mended."""
    lines: Messages = [*gathered.mended]
    if counted.left_out:
        names = [
            name
            for one in gathered.outcomes
            if one.game in counted.left_out
            for name in one.people.values()
        ]
        lines.append(say("stats-left-out", count=len(counted.left_out), name=names[0]))
    for name, error in gathered.unreadable:
        lines.append(say("game-unreadable", game=clean(name), problem=explain(error)))
    return lines


def _about(group: Group, me: str | None) -> Message:
    match group.by:
        case "all":
            return say("stats-all-of", name=clean(me)) if me else say("stats-all")
        case "kind":
            return _KINDS[group.name]
        case "players":
            return say("stats-players", count=int(group.name))
        case "level":
            return say("stats-level", level=level_of(group.name))
        case "person":
            return say("stats-person", name=group.name)


def _number(average: float | None) -> Arg:
    """Return an average as an argument of a message; a whole number has no fraction."""
    number = average or 0
    return int(number) if number == int(number) else number


def as_csv(counted: Statistics) -> list[str]:
    """Return the groups as lines of CSV."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(Group.__struct_fields__)
    writer.writerows(map(msgspec.structs.astuple, counted.groups))
    return text.getvalue().splitlines()
