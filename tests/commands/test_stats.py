"""`stats`: statistics of the saved games, by kind of game and by opponent."""

import asyncio
import csv
import itertools
import json
import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from splendor_access.bots import load
from splendor_access.game.actions import Action, Revealed
from splendor_access.game.cards import LEVELS
from splendor_access.game.chance import Chance, unseen
from splendor_access.game.legality import legal_actions, with_payment
from splendor_access.game.notation import action_text
from splendor_access.game.record import Player, record_text
from splendor_access.game.rules import winners
from splendor_access.game.state import RuleSet, State
from splendor_access.saved_games.statistics import save_outcome
from splendor_access.settings.files import home
from splendor_access.table import review, saves
from splendor_access.table.real_table import RealTable
from splendor_access.table.setup import new_table
from splendor_access.table.table import Table, start_saving
from splendor_access.talk.locale import languages
from splendor_access.talk.messages import say
from tests.driver import Piped, run, sentence, table
from tests.online.guests import Guest, hosting, kept
from tests.online.guests import run as in_loop
from tests.table.old_format import format_1
from tests.tiers import tries


def quick(laid: Table) -> Action:
    """Return an action of the fastest bot that finishes a game."""
    return load("easy")(laid.state.view(laid.state.to_act), laid.chance, len(laid.moments))


def saved(*players: Player, moves: int | None = None, seed: int = 1) -> Table:
    """Save a game: a whole one, or with that many decisions."""
    plain = table(*(["human"] * len(players)), seed=seed)
    laid = new_table(players, plain.start.rules, seed)
    return _played(laid, moves)


def _played(laid: Table, moves: int | None) -> Table:
    start_saving(laid)
    assert laid.save
    while not laid.over and len(laid.moments) != moves:
        laid.act(quick(laid))
    laid.mark_end_told()
    laid.save.close()
    return laid


def saved_box(*names: str, me: int, seed: int = 1) -> Table:
    """Save the last turns of a game with a real box, begun from a position."""
    begun = new_table([*map(Player, names)], table("human", "human").start.rules, seed)
    while not begun.state.ending:
        begun.act(quick(begun))
    real = RealTable(begun.players, begun.state.view(None), me)
    start_saving(real)
    while not real.over:
        awaited = real.state.awaiting
        if awaited:
            real.act(Revealed(unseen(real.state)[LEVELS.index(awaited.level)][0]))  # type: ignore[arg-type]
        else:
            real.act(legal_actions(real.state)[0])
    assert real.save
    real.save.close()
    return real


def counted(*arguments: str) -> Any:
    done = run("stats", "--json", *arguments)
    assert (done.code, done.err) == (0, "")
    return json.loads(done.out)


def group(found: Any, by: str, name: str = "") -> dict[str, Any]:
    return next(each for each in found["groups"] if (each["by"], each["name"]) == (by, name))


ANA, BEN, CYD = map(Player, ("Ana", "Ben", "Cyd"))
EASY = Player("Dora", "easy")


def test_without_games_it_says_how_to_begin_one() -> None:
    assert run("stats") == (0, f"{sentence('games-head', count=0)}\n", "")
    assert run("stats", "--csv").lines == [
        "by,name,games,finished,wins,shared,points,turns,reviewed,loss",
    ]


def test_wins_points_and_turns_by_kind_of_game_and_by_opponent() -> None:
    alone = [saved(ANA, EASY, seed=seed) for seed in range(4)]
    saved(ANA, EASY, seed=9, moves=5)
    together = [saved(BEN, ANA, seed=seed) for seed in range(2)]
    box = saved_box("Ben", "Cyd", "Ana", me=2)
    found = counted()

    def expected(games: Sequence[tuple[Table, int]]) -> tuple[int, int, float]:
        won = sum(seat in winners(laid.state) for laid, seat in games)
        points = sum(laid.state.seats[seat].points for laid, seat in games) / len(games)
        return len(games), won, round(points, 1)

    def told(by: str, name: str = "") -> tuple[int, int, float]:
        one = group(found, by, name)
        return one["finished"], one["wins"], one["points"]

    against_easy = [(laid, 0) for laid in alone]
    at_keyboard = [(laid, 1) for laid in together]
    with_box = [(box, 2)]
    assert told("kind", "computer") == told("level", "easy") == expected(against_easy)
    assert told("kind", "keyboard") == expected(at_keyboard)
    assert told("kind", "box") == told("person", "Cyd") == told("players", "3")
    assert told("kind", "box") == expected(with_box)
    assert told("person", "Ben") == expected([*at_keyboard, *with_box])
    assert told("all") == expected([*against_easy, *at_keyboard, *with_box])
    assert (group(found, "all")["games"], group(found, "level", "easy")["games"]) == (8, 5)
    turns = [sum(m.state.to_act == 0 and m.state.phase == "act" for m in t.moments) for t in alone]
    assert group(found, "kind", "computer")["turns"] == round(sum(turns) / 4, 1)
    # Nobody knows the number of turns before a position.
    assert group(found, "kind", "box")["turns"] is None


def test_the_lines_have_what_json_has() -> None:
    for seed in range(3):
        saved(ANA, EASY, seed=seed)
    saved(ANA, BEN, moves=3)
    whole = group(counted(), "all")
    for language in languages():
        lines = run("stats", "--lang", language).lines
        assert len(lines) == 6
        for number in (whole["wins"], whole["finished"], whole["points"], whole["turns"]):
            shown = str(number).removesuffix(".0")
            assert shown.replace(".", "." if language == "en" else ",") in lines[0]
    lines = run("stats").lines
    assert lines[1:] == [
        "1 game is not finished, and not counted here.",
        lines[0].replace("All games", "Against the computer"),
        "At one keyboard: 1 game, not finished.",
        lines[0].replace("All games", "Against the computer (easy)"),
        "Against Ben: 1 game, not finished.",
    ]


def test_what_all_games_have_in_common_is_not_told_twice() -> None:
    saved(ANA, EASY)
    lines = run("stats").lines
    assert [line.partition(":")[0] for line in lines] == [
        "All games",
        "Against the computer (easy)",
    ]


def test_csv_has_the_groups_of_json() -> None:
    saved(ANA, Player('Dora, "the bot"', "easy"))
    saved(ANA, Player("Ben, the baker"), seed=2)
    rows = [*csv.DictReader(run("stats", "--csv").lines)]
    assert [
        {name: "" if fact is None else str(fact) for name, fact in each.items()}
        for each in counted()["groups"]
    ] == rows
    assert rows[-1]["name"] == "Ben, the baker"


def coach(laid: Table, file: Path) -> float:
    """Review a finished game by its record, and return the average cost of a turn."""
    file.write_text(record_text(laid.record()))
    told = run("coach", str(file))
    assert (told.code, told.err) == (0, "")
    return float(re.search(r"chance of winning by ([\d.]+) percent", told.out)[1])  # type: ignore[index]


@pytest.mark.usefixtures("brief_advice")
def test_what_the_coach_found_is_compared_over_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "WORLDS", tries(1, 4))
    rules = RuleSet(target=3)
    games = [_played(new_table([ANA, EASY], rules, seed), None) for seed in range(3)]
    assert "Coach" not in run("stats").out
    once = coach(games[0], tmp_path / "game.txt")
    assert run("stats").lines[-1].startswith(f"Coach, 1 game: a turn cost {once:g} percent")
    last = 0.4
    review.keep_loss(games[1].record(), 0, last)
    found = counted()
    assert [each["loss"] for each in found["games"]] == [None, last, once]
    whole = group(found, "all")
    assert (whole["reviewed"], whole["loss"]) == (2, round((once + last) / 2, 1))
    assert run("stats").lines[-1] == sentence("stats-coach", count=2, loss=whole["loss"], last=last)
    # An unreadable file is not compared, and stays as it is.
    [damaged, whole_one] = (saves.folder().parent / "coach").glob("*-0.toml")
    damaged.with_suffix(".copy").unlink()
    for content in (b"loss = 'x'", b"\xff", b"loss = nan"):
        damaged.write_bytes(content)
        assert group(counted(), "all")["reviewed"] == 1
        assert damaged.read_bytes() == content
    assert whole_one.exists()


def test_games_of_others_are_left_out_until_somebody_says_who_it_is() -> None:
    saved(ANA, EASY, moves=0)
    saved(BEN, CYD, moves=0)
    last = sentence("stats-left-out", count=1, name="Ben")
    assert run("stats").lines[-1] == last
    assert run("stats", "--csv").err == f"{last}\n"
    found = counted()
    assert (len(found["games"]), found["left_out"]) == (1, ["2"])
    # Names are compared as everywhere: without capitals and accents.
    of_ben = run("stats", "--me", " b\u00c9n ")
    assert of_ben.lines[0].startswith("All games of b\u00c9n: ")
    assert of_ben.lines[-1].startswith("Against Cyd: ")
    assert counted("--me", "ben")["games"][0]["seat"] == 0
    assert counted("--me", "ben")["left_out"] == []


def test_where_two_people_could_be_the_player_a_game_is_left_out() -> None:
    saved(ANA, EASY, moves=0)
    saved(BEN, EASY, moves=0)
    saved(ANA, BEN, moves=0)
    assert counted()["left_out"] == ["3"]


def test_a_name_that_nobody_has_gets_those_that_there_are() -> None:
    saved(ANA, BEN, moves=0)
    saved(Player("ana"), EASY, moves=0)
    done = run("stats", "--me", "Zoe")
    assert (done.code, done.out) == (2, "")
    assert done.err.strip().endswith(sentence("stats-nobody", typed="Zoe", names=["ana", "Ben"]))


def test_a_game_that_cannot_be_read_is_told_and_the_others_count() -> None:
    saved(ANA, EASY)
    broken = saves.folder() / "2.sqlite"
    broken.write_bytes(b"nothing")
    lines = run("stats").lines
    assert lines[0].startswith("All games: ")
    assert lines[-1] == f"Game 2: {sentence('resume-corrupt')}"
    assert counted()["unreadable"] == ["2"]
    broken.unlink()
    assert counted()["unreadable"] == []


def test_a_game_of_format_1_counts() -> None:
    laid = table("human", "easy")
    rows = []
    while not laid.over:
        rows.append(laid.decided(quick(laid)).row.text)
        laid.act(quick(laid))
    format_1(laid, rows)
    whole = group(counted(), "all")
    assert (whole["finished"], whole["points"]) == (1, laid.state.seats[0].points)


def _is_other(guest: Guest, before: State) -> bool:
    return guest.state != before


@pytest.mark.usefixtures("brief_advice")
def test_games_at_tables_elsewhere_count_where_they_were_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "WORLDS", 1)  # what the coach finds does not matter

    async def test() -> None:
        home = {"SPLENDOR_ACCESS_HOME": str(tmp_path / "ana")}

        def count() -> Any:
            return json.loads(run("stats", "--json", env=home).out)

        async with hosting(tmp_path / "server") as host:
            link = await host.make(msgspec.structs.replace(kept(), rules="2024+points=1"))
            ben = Guest(link, "Ben")
            with Piped("join", link, "--name", "Ana", env=home) as ana:
                await asyncio.to_thread(ana.until, "Here: Ana.")
                await ben.come()
                await ben.begun()
                await asyncio.to_thread(ana.until, "Your turn")
                ana.type("take ser", "quit", "yes")
                await asyncio.to_thread(ana.rest)
            (unfinished,) = (await asyncio.to_thread(count))["games"]
            assert (unfinished["kind"], unfinished["seat"]) == ("friends", 0)
            assert (unfinished["finished"], unfinished["turns"]) == (False, [1, 0])
            with Piped("join", link, env=home) as ana:
                await asyncio.to_thread(ana.until, "Your game continues")
                await ben.until(lambda: ben.state.to_act == 1)
                # Decisions are numbered: with the same number both could repeat themselves forever.
                for number in itertools.count():
                    if ben.state.phase == "over":
                        break
                    if ben.state.to_act == 1:
                        await ben.move(number)
                        continue
                    before = ben.state
                    if before.phase == "act":  # her program may hear of his move after he does
                        await asyncio.to_thread(ana.until, "Your turn")
                    state = before.view(0)
                    action = load("easy")(state, Chance(0), number)
                    ana.type(action_text(with_payment(state, action)))
                    await ben.until(partial(_is_other, ben, before))
                await asyncio.to_thread(ana.until, "The game is over")
                ana.type(f"record {tmp_path / 'game.txt'}", "quit")
                await asyncio.to_thread(ana.rest)
            found = await asyncio.to_thread(count)
            (finished,) = found["games"]
            assert (finished["finished"], finished["loss"]) == (True, None)
            await asyncio.to_thread(run, "coach", str(tmp_path / "game.txt"), env=home)
            assert (await asyncio.to_thread(count))["games"][0]["loss"] is not None
            assert finished["points"] == [seat.points for seat in ben.state.seats]
            assert group(found, "person", "Ben")["finished"] == 1
            assert "With friends elsewhere" not in run("stats", env=home).out  # all games are
            await ben.go()

    in_loop(test)


def test_a_damaged_outcome_is_mended_and_a_lost_one_told() -> None:
    for link in ("https://x.example/a", "https://x.example/b"):
        save_outcome(link, 1, table("human", "human"), 0)
    review.keep_loss(table("human", "human").record(), 0, 1.5)
    whole = counted()
    first, second = sorted((home() / "elsewhere").glob("*.toml"))
    (loss,) = (home() / "coach").glob("*.toml")
    for file in (first, loss):
        file.write_bytes(file.read_bytes().replace(b" = ", b" =  ", 1))
    done = run("stats")
    for file in (first, loss):
        assert done.lines.count(sentence("friends-mended", file=file.name)) == 1
    assert counted() == whole
    for file in (second, second.with_suffix(".copy")):
        file.write_bytes(b"?")
    told = sentence("game-unreadable", game=second.stem, problem=say("resume-corrupt"))
    assert run("stats").lines[-1] == told
    assert counted()["unreadable"] == [second.stem]


def test_counting_leaves_every_game_as_it_is() -> None:
    saved(ANA, EASY, moves=4)
    saved(ANA, EASY)
    before = {path.name: path.read_bytes() for path in saves.folder().iterdir()}
    assert run("stats").code == 0
    assert {path.name: path.read_bytes() for path in saves.folder().iterdir()} == before


def test_a_game_is_found_without_a_look_at_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a thousand games that took minutes."""
    saved(ANA, EASY, moves=1)
    monkeypatch.setattr(saves, "save_names", None)
    assert saves.read_save("1").rows
