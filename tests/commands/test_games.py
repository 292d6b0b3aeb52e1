"""The list of saved games: by `games`, and where `resume` cannot or need not guess."""

import os
import time
from datetime import date, datetime
from typing import Self

import pytest

from splendor_access.saved_games import listing
from splendor_access.saved_games.listing import MOST
from splendor_access.table import saves
from splendor_access.table.table import start_saving
from splendor_access.talk.locale import languages
from tests.driver import QUICK, Piped, decision, play_out, run, sentence, table


def saved(*kinds: str, moves: int = 0, ended: bool = False, seed: int = 1) -> str:
    """Save a game with that many decisions, or a whole one; return its number."""
    laid = table(*kinds, seed=seed)
    start_saving(laid)
    assert laid.save
    for _ in range(moves):
        laid.act(decision(laid))
    if ended:
        play_out(laid)
        laid.mark_end_told()
    laid.save.close()
    return laid.save.name


def age(name: str, days: float) -> None:
    for path in saves.folder().glob(f"{name}.*"):
        then = time.time() - days * 86_400
        os.utime(path, (then, then))


def test_without_games_it_says_how_to_begin_one() -> None:
    assert run("games") == (0, f"{sentence('games-head', count=0)}\n", "")


def test_each_game_with_number_state_day_and_players() -> None:
    first = saved("human", "easy", ended=True, seed=12)
    second = saved("human", "easy", "normal", moves=6)
    third = saved("human", "human", moves=1)
    fourth = saved("human", "easy")
    age(first, 400)
    age(second, 1)
    done = run("games")
    assert (done.code, done.err) == (0, "")
    assert done.lines == [
        sentence("games-head", count=4),
        f"Game {fourth}, round 1, today: Ana no points and Ben (computer, easy) no points.",
        f"Game {third}, round 1, today: Ana no points and Ben no points.",
        f"Game {second}, round 3, yesterday: Ana no points, Ben (computer, easy) no points"
        " and Cleo (computer, challenging) no points.",
        done.lines[4],
    ]
    then = time.localtime(time.time() - 400 * 86_400)
    day = f"{then.tm_mday} {time.strftime('%B', then)} {then.tm_year}"
    assert done.lines[4].startswith(f"Game {first}, won by ")
    assert f", {day}: Ana " in done.lines[4]


@pytest.mark.parametrize("language", languages())
def test_a_date_in_each_language(language: str) -> None:
    days = {"en": "1 March 2024", "fr": "1er mars 2024", "nl": "1 maart 2024"}
    day = {**days, "de": "1. M\u00e4rz 2024"}[language]
    name = saved("human", "easy")
    then = time.mktime((2024, 3, 1, 12, 0, 0, 0, 0, -1))
    for path in saves.folder().glob(f"{name}.*"):
        os.utime(path, (then, then))
    assert f" {day}" in run("games", "--lang", language).lines[1]


def test_games_that_cannot_simply_be_gone_on_with() -> None:
    first, second, third = (saved("human", "easy", moves=4, seed=n) for n in range(3))
    path = saves.folder() / f"{first}.sqlite"
    path.write_bytes(b"nothing")
    # Its second file has what it began with, and how many moves there were.
    path.with_suffix(".tally").unlink()
    with (saves.folder() / f"{second}.tally").open("r+b") as tally:
        tally.truncate(0)
    (saves.folder() / f"{second}.tally").unlink()
    laid = table("human", "human", seed=5)
    start_saving(laid)
    play_out(laid)  # its end was never told
    assert laid.save
    laid.save.close()
    with Piped("resume", third) as other:
        other.until("Your turn")
        lines = run("games").lines
        assert any(line.startswith(f"Game {third}, open in another program, ") for line in lines)
        other.finish()
    assert f"Game {first}: {sentence('resume-corrupt')}" in lines
    assert any(line.startswith(f"Game {laid.save.name}, over, but you have not") for line in lines)


def test_a_game_that_lost_moves_says_so() -> None:
    name = saved("human", "easy", moves=4)
    save = saves.folder() / f"{name}.sqlite"
    before = save.read_bytes()
    other = saved("human", "easy", moves=6)
    (saves.folder() / f"{other}.sqlite").write_bytes(before)
    line = next(each for each in run("games").lines if each.startswith(f"Game {other}"))
    assert "damaged, " in line


def test_a_long_list_is_cut_and_tells_how_to_hear_it_all() -> None:
    for seed in range(MOST + 2):
        saved("human", "easy", seed=seed)
    done = run("games")
    assert len(done.lines) == MOST + 3
    assert done.lines[-2:] == [sentence("games-more", count=2), sentence("games-by-name")]
    whole = run("games", "--all")
    assert len(whole.lines) == MOST + 3
    assert whole.lines[-1].startswith("Game 1,")


def test_resume_names_the_games_there_are() -> None:
    name = saved("human", "easy")
    listed = run("games").lines
    done = run("resume", "99")
    assert (done.code, done.lines) == (1, [sentence("resume-missing", detail="99"), *listed])
    other = saved("human", "easy")
    assert run("resume").lines[0] == sentence("games-others", count=1)
    assert run("resume", name).lines[0] == sentence("resumed", round=1)
    assert other in saves.save_names()


def test_a_game_that_is_left_for_another_is_in_the_list() -> None:
    done = run(*QUICK, typed="take ser\nrematch\nyes\nquit\nyes\n")
    assert done.code == 0
    assert [line[:7] for line in run("games").lines[1:]] == ["Game 2,", "Game 1,"]


def test_the_list_leaves_every_game_as_it_is() -> None:
    saved("human", "easy", moves=4)
    before = {path.name: path.read_bytes() for path in saves.folder().iterdir()}
    assert run("games").code == 0
    assert {path.name: path.read_bytes() for path in saves.folder().iterdir()} == before


def test_games_are_listed_by_who_played_and_whether_they_are_over() -> None:
    two = saved("human", "easy", ended=True, seed=12)
    three = saved("human", "easy", "normal")
    assert run("games", "cleo").lines[0] == sentence("games-filtered", count=1)
    assert run("games", "CLE", "ben").lines[1].startswith(f"Game {three}, ")
    assert len(run("games", "ana").lines) == 3
    assert [line[:7] for line in run("games", "--unfinished").lines[1:]] == [f"Game {three},"[:7]]
    assert run("games", "zoe").lines == [sentence("games-filtered", count=0)]
    assert two in run("games", "--all", "ben").out


def test_a_game_gets_a_name_and_is_resumed_by_it() -> None:
    name = saved("human", "easy", moves=2)
    other = saved("human", "easy")
    done = run("games", "--rename", name, "--to", "with-ana")
    assert done.out == f"Game {name} is now called with-ana.\n"
    assert "Game with-ana, round 2" in run("games").out
    assert [line[:13] for line in run("games", "with-").lines[1:]] == ["Game with-ana"]
    assert not list(saves.folder().glob(f"{name}.*"))
    assert run("resume", "with-ana", typed="score\n").code == 0
    for wrong in ("7", "a/b", ".x", ""):
        said = run("games", "--rename", other, "--to", wrong).out
        assert said == f"{sentence('game-name-wrong', typed=wrong)}\n"
    assert "already" in run("games", "--rename", other, "--to", "with-ana").out


def test_a_deleted_game_is_gone_with_all_its_files() -> None:
    name = saved("human", "easy", moves=2)
    kept = saved("human", "easy")
    done = run("games", "--delete", name)
    assert done.out.startswith(f"Deleted: Game {name}, round 2, today: Ana ")
    assert not list(saves.folder().glob(f"{name}.*"))
    assert [line[:6] for line in run("games").lines[1:]] == [f"Game {kept}"]
    assert run("games", "--delete", name).code == 2


@pytest.mark.parametrize(("year", "told"), [(2026, "3 May"), (2027, "3 May 2026")])
def test_the_year_of_a_game_is_told_where_it_is_not_this_one(
    monkeypatch: pytest.MonkeyPatch, year: int, told: str
) -> None:
    class Day(date):
        @classmethod
        def today(cls) -> Self:
            return cls(year, 11, 27)

    name = saved("human", "easy")
    monkeypatch.setattr(listing, "date", Day)
    monkeypatch.setattr(saves, "last_written", lambda _name: datetime(2026, 5, 3, 12).timestamp())
    assert f"Game {name}, round 1, {told}:" in run("games").out
