"""Saved games: their files, and everything that can be wrong with them."""

import ctypes
import errno
import json
import os
import random
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

if sys.platform != "win32":
    import resource

from splendor_access.game.actions import Action
from splendor_access.game.cards import CARDS, NOBLES, gems
from splendor_access.game.notation import action_text
from splendor_access.game.position import position_text
from splendor_access.game.record import Player, parse_record
from splendor_access.saved_games.restore import FoundGame, find, unfinished
from splendor_access.settings import system
from splendor_access.table import contents, database, saves
from splendor_access.table.chain import (
    FORMAT,
    Beginning,
    Row,
    parse_real_beginning,
    proven_wanted,
    tally_path,
)
from splendor_access.table.contents import records
from splendor_access.table.database import SaveError
from splendor_access.table.saves import create, create_at, folder, save_names
from splendor_access.table.table import POINTS, parse_wanted, start_saving, wanted_code
from splendor_access.talk.messages import Handful
from tests.driver import (
    PROGRAM,
    QUICK,
    SAVED,
    WAY_BACK,
    Done,
    Piped,
    Process,
    decision,
    record_in,
    reopened,
    run,
    run_python,
    saved_rows,
    sentence,
    table,
)
from tests.table.old_format import format_1
from tests.tiers import sampled, tries

PLAY = ("play", "--seat", "Ana", "--seed", "1")

CHOICES = sentence("save-trouble-choices")
DAMAGED = sentence("resume-corrupt")
BUSY = sentence("resume-busy")
UNSAVED = sentence("unsaved")
LEFT_UNSAVED = sentence("left-unsaved")
LEFT_IN_TROUBLE = sentence("left-in-trouble", **WAY_BACK)
FIRST_TURN = sentence("your-turn", points=0, tokens=0)
SECOND_TURN = sentence("your-turn", points=0, tokens=3)
TOOK = sentence("took-me", gems=Handful(gems("ser")))
NOT_DONE = "could not be saved, so it was not done"


def resumed(round_: int) -> str:
    return sentence("resumed", round=round_)


def start_of(name: str, **args: str) -> str:
    """Return a sentence as far as the system's own words in it."""
    return sentence(name, detail="|", **args).partition("|")[0]


def home() -> Path:
    return Path(os.environ["SPLENDOR_ACCESS_HOME"])


def reason(name: str) -> str:
    with pytest.raises(SaveError) as caught:
        find(name)
    return caught.value.reason


def quiet(done: Done) -> None:
    """Nothing went wrong inside the program."""
    assert "Something went wrong" not in done.err
    assert "Traceback" not in done.err
    assert not (home() / "error.log").exists()


def test_folders_and_files_are_for_the_user_alone() -> None:
    program = (
        "import os, sys; os.umask(0); os.environ['PYTHONINSPECT'] = '';"
        "from splendor_access.commands._cli import main; sys.exit(main())"
    )
    with Piped(*QUICK, program=(sys.executable, "-c", program)) as game:
        game.type("take ser", "settings verbosity brief", "save")
        game.until(SAVED)
        modes = {
            path.relative_to(home()).as_posix(): stat.S_IMODE(path.stat().st_mode)
            for path in (home(), *home().rglob("*"))
        }
    assert modes.keys() >= {".", "games", "games/1.sqlite", "games/1.sqlite-wal", "settings.toml"}
    for name, mode in modes.items():
        assert mode == (0o700 if (home() / name).is_dir() else 0o600), name


def test_the_log_of_errors_is_for_the_user_alone() -> None:
    program = (
        "import os, sys; os.umask(0); from splendor_access import commands;"
        "from splendor_access.commands import _cli as cli;"
        "commands.load = lambda name: 1 / 0; sys.exit(cli.main())"
    )
    done = run_python("-c", program, "doctor")
    assert done.code == 1
    assert done.out == ""
    log = home() / "error.log"
    assert done.err == f"{sentence('crashed', file=str(log))}\n"
    assert stat.S_IMODE(log.stat().st_mode) == 0o600
    assert "ZeroDivisionError" in log.read_text(encoding="utf-8")


def test_games_are_numbered_and_never_overwritten() -> None:
    for number in ("1", "2", "3"):
        save = create(table("human", "easy").kept())
        assert save.name == number
        save.close()
    (folder() / "2.sqlite").unlink()
    (folder() / "notes.sqlite").write_text("not a game", encoding="utf-8")
    save = create(table("human", "easy").kept())
    assert save.name == "4"


def test_latest_is_the_unfinished_game_played_last() -> None:
    for row in ("take ser", "ended", "take ser"):
        save = create(table("human", "easy").kept())
        save.add(Row(row))
        save.close()
    # The clock says otherwise, as it does when it was set back.
    for at, name in enumerate(("3", "1", "2")):
        os.utime(folder() / f"{name}.sqlite", (1_000_000 + at, 1_000_000 + at))
    assert save_names() == ["3", "2", "1"]
    assert going_on() == ["3", "1"]
    again = reopened("1")
    assert again.save
    again.save.close()
    assert save_names() == ["1", "3", "2"]
    assert going_on() == ["1", "3"]
    for file in folder().glob("1.*"):
        file.write_bytes(b"")
    assert going_on() == ["3", "1: corrupt"]


def going_on() -> list[str]:
    """Return the games that can be resumed, and why others cannot."""
    return [
        each.name if isinstance(each, FoundGame) else f"{each[0]}: {each[1].reason}"
        for each in unfinished()
    ]


@pytest.mark.parametrize("place", ["saves._write", "saves.write_tally", "saves.Path.replace"])
def test_a_game_that_was_killed_while_it_was_made_is_no_game(place: str) -> None:
    program = (
        f"import os\nfrom splendor_access.table import saves\n{place} = lambda *_: os._exit(9)\n"
    )
    main = "from splendor_access.commands._cli import main; main()"
    assert run_python("-c", program + main, *QUICK).code == 9
    assert {path.name for path in folder().iterdir()} - {"1.tally"} == {"1.new"}
    assert save_names() == []
    assert run("resume").lines == [sentence("resume-none")]
    run(*QUICK, typed="take ser\n")
    assert save_names() == ["2"]


def test_a_number_is_given_to_one_of_two_programs() -> None:
    create(table("human", "easy").kept()).close()
    (folder() / "2.new").touch()
    assert create(table("human", "easy").kept()).name == "3"


def test_no_games_at_all() -> None:
    assert save_names() == []
    assert going_on() == []
    assert reason("1") == "missing"
    assert reason("../1") == "missing"


def begun() -> Path:
    """Save a game of a few moves, and return its file."""
    laid = table("human", "easy")
    start_saving(laid)
    for _ in range(4):
        laid.act(decision(laid))
    assert laid.save
    laid.save.close()
    return laid.save.path


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _lose(path: Path) -> None:
    """Leave nothing of a game but how many rows it had."""
    _empty(path)
    os.truncate(path.with_suffix(".tally"), 512)


def _truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def _to_half_a_header(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50])


def _overwrite(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:] = os.urandom(len(content) - 4096)
    path.write_bytes(content)


def _text(path: Path) -> None:
    path.write_text("take ser\n" * 1000, encoding="utf-8")


def _sql(statement: str) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection, connection:
            # As Debian's sqlite does; where deleted rows are not wiped they are found again.
            connection.execute("PRAGMA secure_delete = ON")
            connection.execute(statement)
        connection.close()

    return change


DAMAGE = {
    "empty": _empty,
    "truncated": _truncate,
    "half a header": _to_half_a_header,
    "overwritten": _overwrite,
    "text": _text,
    "no game": _sql("DELETE FROM game"),
    "no JSON": _sql("UPDATE game SET beginning = 'x'"),
    "number": _sql("UPDATE game SET beginning = 3"),
    "seed": _sql("UPDATE game SET beginning = replace(beginning, '\"seed\":1', '\"seed\":2')"),
    "no entries": _sql("DROP TABLE entries"),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_game_goes_on_from_the_copy_of_its_beginning(damage: Callable[[Path], None]) -> None:
    path = begun()
    began, rows = find("1").contents.beginning, saved_rows("1")
    damage(path)
    before = path.read_bytes()
    found = find("1")
    assert found.contents.beginning == began
    good = len(found.contents.rows)
    assert found.contents.missing == len(rows) - good
    told = sentence("resume-damaged", game="1", count=len(rows) - good)
    done = run("resume", "1")
    quiet(done)
    assert done.lines[0] == told
    assert saved_rows("2")[:good] == rows[:good]
    assert (folder() / "1.damaged").read_bytes() == before


def test_a_game_of_which_nothing_is_left_is_left_as_it_is() -> None:
    path = begun()
    for content in (b"", b"take ser\n" * 1000):
        path.write_bytes(content)
        path.with_suffix(".tally").write_bytes(content)
        done = run("resume", "1")
        quiet(done)
        assert (done.code, done.out) == (1, f"{DAMAGED}\n")
        assert path.read_bytes() == content


BAD_ROWS = {
    "no row": ("DELETE FROM entries WHERE number = 4", 3, 1),
    "a row between": ("DELETE FROM entries WHERE number = 2", 1, 3),
    "no rows": ("DELETE FROM entries", 0, 4),
    "other order": ("UPDATE entries SET number = -number", 4, 0),
    "another word": ("UPDATE entries SET row = replace(row, 'e', 'd') WHERE number = 3", 2, 2),
    "another seat": ("UPDATE entries SET seat = 0 WHERE number = 2", 1, 3),
    "a command": ("UPDATE entries SET command = 'x' WHERE number = 4", 3, 1),
    "bytes": ("UPDATE entries SET row = x'ff00' WHERE number = 3", 2, 2),
    "no Unicode": ("UPDATE entries SET row = CAST(x'ff41' AS TEXT) WHERE number = 3", 2, 2),
    "a row too many": ("INSERT INTO entries VALUES (5, 'pass', 0, NULL, 'x')", 4, 1),
    "a digest": ("UPDATE entries SET digest = 'x' WHERE number = 2", 4, 0),
    "the last digest": ("UPDATE entries SET digest = 'x' WHERE number = 4", 4, 0),
    "the first digest": ("UPDATE game SET digest = 'x'", 4, 0),
    "version": ("PRAGMA user_version = 6", 4, 0),
}


@sampled(7)
@pytest.mark.parametrize(("statement", "good", "missing"), BAD_ROWS.values(), ids=BAD_ROWS.keys())
def test_a_game_goes_on_after_its_last_good_row(statement: str, good: int, missing: int) -> None:
    before = saved_rows(begun().stem)
    _sql(statement)(folder() / "1.sqlite")
    damaged = (folder() / "1.sqlite").read_bytes()
    asked = run("ask", "record")
    told = sentence("resume-damaged", game="1", count=missing)
    assert (asked.code, asked.err) == (0, f"{told}\n")
    done = run("resume", typed="record\n")
    quiet(done)
    assert done.code == 0
    assert done.lines[:3] == [told, sentence("resume-new-file", game="2"), resumed(good // 2 + 1)]
    assert saved_rows("2")[:good] == before[:good]
    assert save_names() == ["2"]
    assert (folder() / "1.damaged").read_bytes() == damaged
    again = run("resume", typed="record\n")
    assert again.lines[0].startswith(resumed(0).partition("0")[0])
    assert record_in(again.out) == record_in(done.out)


def test_wanted_cards_outlive_damage_and_a_late_save() -> None:
    """What is written among them by somebody else is left alone."""
    laid = table("human", "human")
    first, second = laid.state.known_cards(0)["c2"], laid.state.known_cards(0)["a1"]
    laid.want(0, second)
    start_saving(laid)
    laid.want(1, first)
    laid.want(0, first)
    assert laid.save
    laid.save.close()
    assert find("1").table.wanted == {0: first, 1: first}
    with closing(sqlite3.connect(folder() / "1.sqlite")) as file, file:
        file.execute("INSERT INTO wanted VALUES (7, 'no card')")
        file.execute("INSERT INTO entries VALUES (1, 'take ser', 0, NULL, 'wrong')")
    assert find("1").damaged
    assert reopened().wanted == {0: first, 1: first}
    assert find("2").table.wanted == {0: first, 1: first}
    assert not find("2").damaged


def test_every_kind_of_want_is_found_again_in_the_bytes_of_a_file() -> None:
    card, tile = CARDS[0], NOBLES[0]
    laid = table("human", "human", "human")
    start_saving(laid)
    laid.want(0, card)
    laid.want(1, tile)
    laid.want(2, POINTS)
    assert laid.save
    laid.save.close()
    content = (folder() / "1.sqlite").read_bytes()
    found = records(content).wanted
    codes = {seat: proven_wanted(seat, text) or "" for seat, text in found.items()}
    assert {seat: parse_wanted(code) for seat, code in codes.items()} == {
        0: card,
        1: tile,
        2: POINTS,
    }


def test_no_changed_bit_of_a_want_is_another_one() -> None:
    """Neither another card, nor one that another seat wants; the last bytes of a page hold it."""
    laid = table("human", "human")
    start_saving(laid)
    cards = [laid.state.known_cards(0)[place] for place in ("a1", "c2")]
    for seat, card in enumerate(cards):
        laid.want(seat, card)
    assert laid.save
    laid.save.close()
    path = laid.save.path
    whole = path.read_bytes()
    wanted = {seat: wanted_code(card) for seat, card in enumerate(cards)}
    bits = [(at, bit) for at in range(len(whole) - 80, len(whole)) for bit in range(8)]
    for at, bit in random.Random(2).sample(bits, tries(60, len(bits))):
        changed = bytearray(whole)
        changed[at] ^= 1 << bit
        path.write_bytes(bytes(changed))
        found = contents.read_contents(path)
        assert found.flawed
        assert found.wanted.items() <= wanted.items()
    path.write_bytes(whole)
    assert contents.read_contents(path).wanted == wanted
    # Those of older versions have no digest.
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE wanted SET card = 'points' WHERE seat = 0")
    tally_path(path).unlink()
    assert contents.read_contents(path).wanted == {**wanted, 0: POINTS}
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE wanted SET card = 'a0r 2o2d!' WHERE seat = 0")
    found = contents.read_contents(path)
    assert (found.flawed, found.wanted) == (True, {1: wanted[1]})


def test_a_wanted_card_that_cannot_be_written_is_still_wanted() -> None:
    laid = table("human", "easy")
    start_saving(laid)
    assert laid.save
    laid.save.close()
    card = laid.state.known_cards(0)["c2"]
    laid.want(0, card)
    assert laid.wanted == {0: card}


def test_a_damaged_game_offers_the_one_before_it() -> None:
    begun()
    _sql("DELETE FROM entries WHERE number > 2")(begun())
    done = run("resume")
    assert done.lines[:4] == [
        sentence("resume-damaged", game="2", count=2),
        sentence("resume-new-file", game="3"),
        sentence("resume-older", program=system.program(), game="1"),
        resumed(2),
    ]
    assert {path.suffix for path in folder().glob("1.*")} == {".sqlite", ".tally"}
    _lose(begun())
    named = run("resume", "4")
    assert (named.code, named.lines) == (
        1,
        [DAMAGED, sentence("resume-older", program=system.program(), game="3")],
    )
    assert run("resume", "1").lines[0] == resumed(3)


def test_a_row_that_is_left_of_a_log_is_found_where_sqlite_drops_it() -> None:
    with Piped(*QUICK) as game:
        game.type("take ser", "save")
        game.until(SAVED)
        game.kill()
    log = folder() / "1.sqlite-wal"
    assert len(saved_rows()) == 2
    content = log.read_bytes()
    log.write_bytes(content[:-100])
    done = run("resume")
    assert done.lines[:3] == [
        sentence("resume-damaged", game="1", count=0),
        sentence("resume-new-file", game="2"),
        resumed(2),
    ]
    assert (folder() / "1.damaged-wal").read_bytes() == content[:-100]


def test_what_was_half_written_in_place_is_taken_back() -> None:
    before = saved_rows(begun().stem)
    program = (
        "import os, sqlite3, sys\ngame = sqlite3.connect(sys.stdin.read(), isolation_level=None)\n"
        "for each in ('journal_mode = DELETE', 'cache_size = 1', 'cache_spill = 1'):\n"
        "    game.execute(f'PRAGMA {each}')\n"
        "game.execute('BEGIN')\n"
        "game.execute('UPDATE entries SET row = 1')\n"
        "game.execute('INSERT INTO game VALUES (zeroblob(200000), 1)')\n"
        "os._exit(0)\n"
    )
    assert run_python("-c", program, typed=str(folder() / "1.sqlite")).code == 0
    assert (folder() / "1.sqlite-journal").exists()
    assert not find("1").damaged
    assert saved_rows() == before


def test_a_tally_that_is_behind_or_gone_is_no_fault() -> None:
    path = begun()
    tally = path.with_suffix(".tally")
    begin = tally.read_bytes()
    laid = reopened()
    laid.act(decision(laid))
    assert laid.save
    laid.save.close()
    for content in (begin, b"", b"x" * 512, tally.read_bytes()[:300]):
        tally.write_bytes(content)
        assert not find("1").damaged
    tally.unlink()
    assert run("resume").lines[0] == resumed(3)


@pytest.mark.parametrize("slot", [0, 1])
def test_half_a_tally_still_says_which_game_was_played_last(slot: int) -> None:
    path = begun()
    begun()
    again = reopened("1")
    assert again.save
    again.save.close()
    content = bytearray(path.with_suffix(".tally").read_bytes())
    content[256 * slot + 20] ^= 1
    path.with_suffix(".tally").write_bytes(content)
    assert save_names() == ["1", "2"]


def test_a_game_of_format_1_is_converted_and_the_old_file_kept() -> None:
    laid = table("human", "easy", seed=3)
    for _ in range(6):
        laid.act(decision(laid))
    rows = [action_text(each) for each in laid.entries if isinstance(each, Action)]
    path = format_1(laid, [*rows, "undo 4", *rows[4:]])
    assert run("ask", "record").code == 0
    done = run("resume", typed="record\n")
    quiet(done)
    assert done.lines[0] == resumed(4)
    assert [line for line in record_in(done.out).splitlines() if line in rows] == rows
    assert saved_rows()[:9] == [*rows, "undo 4", *rows[4:]]
    assert not find("1").damaged
    with closing(sqlite3.connect(path.with_suffix(".format1"))) as old:
        assert old.execute("PRAGMA user_version").fetchone() == (1,)
        assert old.execute("SELECT count(*) FROM entries").fetchone() == (9,)
    old.close()
    if sys.platform != "win32":
        assert {stat.S_IMODE(file.stat().st_mode) for file in folder().iterdir()} == {0o600}


@pytest.mark.parametrize(
    "place", ["_write", "write_tally", "Path.replace", "sync", "open_database"]
)
def test_a_conversion_that_is_killed_begins_anew(place: str) -> None:
    format_1(table("human", "easy"), ["take ser"])
    program = f"import os\nfrom splendor_access.table import saves\nsaves.{place} = "
    main = "lambda *_: os._exit(9)\nfrom splendor_access.commands._cli import main; main()"
    with Piped("resume", program=(sys.executable, "-c", program + main)) as killed:
        assert killed.end() == 9
    assert run("resume", typed="log\n").lines[0] == resumed(1)
    assert saved_rows()[0] == "take ser"


def test_a_game_of_format_1_that_makes_no_sense() -> None:
    format_1(table("human", "easy"), ["take ser", "undo -1", "pass"])
    assert run("resume").lines[:2] == [
        sentence("resume-damaged", game="1", count=2),
        sentence("resume-new-file", game="2"),
    ]


def test_a_newer_game_is_named_so() -> None:
    path = begun()
    _sql("PRAGMA user_version = 7")(path)
    _sql("UPDATE game SET digest = 'of another kind'")(path)
    _sql("UPDATE entries SET digest = 'of another kind'")(path)
    path.with_suffix(".tally").unlink()
    done = run("resume", "1")
    quiet(done)
    assert done.code == 1
    assert done.lines == [sentence("resume-newer", detail="7")]
    # Beside it lies what the newer program found.
    kept = folder() / f"1.format{FORMAT}"
    kept.write_bytes(b"")
    done = run("resume", "1")
    assert done.lines == [sentence("resume-newer-kept", detail=kept.name)]
    listed = run("games").lines
    assert any(sentence("resume-newer-kept", detail=kept.name) in line for line in listed), listed


def test_a_damaged_game_is_passed_over_for_an_older_one() -> None:
    begun()
    _lose(begun())
    done = run("resume")
    quiet(done)
    assert done.code == 0
    assert done.lines[:3] == [
        sentence("resume-passed-over", game="2"),
        DAMAGED,
        resumed(3),
    ]


def test_a_game_is_open_in_one_program_only() -> None:
    with Piped(*QUICK) as game:
        game.until(FIRST_TURN)
        for name in ([], ["1"]):
            other = run("resume", *name)
            quiet(other)
            assert other.code == 1
            assert other.lines[-1] == BUSY
        game.type("take ser", "save")
        game.until(SAVED)
        game.finish()
    assert run("resume", "1").lines[0] == resumed(2)


def test_a_game_that_is_played_can_be_asked_about() -> None:
    with Piped(*QUICK, "--seed", "1") as game:
        game.until(FIRST_TURN)
        for number in range(1, 4):
            game.type(f"reserve b{number}")
            game.until("Your turn")
            asked = run("ask", "hand")
            quiet(asked)
            assert asked.lines[0] == sentence("hand", count=number)
        game.finish()
        assert game.end() == 0
    assert run("ask", "hand").lines[0] == sentence("hand", count=3)


def test_two_programs_begin_two_games() -> None:
    with Piped(*QUICK) as one, Piped(*QUICK) as two:
        for game in (one, two):
            game.type("take ser")
        told = [game.until(SECOND_TURN) for game in (one, two)]
        assert told[0] == told[1]
        for game in (one, two):
            game.finish()
            assert game.end() == 0
    assert sorted(save_names()) == ["1", "2"]


def mortal() -> None:
    """Give up root's right to pass over the modes of files."""
    drop_from_bounding_set = 24
    libc = ctypes.CDLL(None, use_errno=True)
    for capability in (1, 2):  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
        libc.prctl(drop_from_bounding_set, capability, 0, 0, 0)


def run_mortal(*arguments: str, typed: str = "") -> Done:
    return run_python(*PROGRAM[1:], *arguments, typed=typed, preexec_fn=mortal)


def a_file_above() -> None:
    home().parent.mkdir(parents=True, exist_ok=True)
    home().write_text("a file", encoding="utf-8")


def a_folder_for_reading() -> None:
    home().mkdir(mode=0o500)


def a_games_folder_for_reading() -> None:
    (home() / "games").mkdir(parents=True, mode=0o500)


def a_closed_folder() -> None:
    home().mkdir(mode=0o000)


NOT_WRITABLE = (a_file_above, a_folder_for_reading, a_games_folder_for_reading, a_closed_folder)


@pytest.mark.parametrize(
    "obstacle", NOT_WRITABLE[:: tries(2, 1)], ids=lambda obstacle: obstacle.__name__
)
def test_a_folder_that_cannot_be_written_to(obstacle: Callable[[], None]) -> None:
    obstacle()
    done = run_mortal(
        *PLAY, typed="again\nboard\ntake ser\nunsaved\ntake ser\nsave\nrecord\nquit\nyes\n"
    )
    quiet(done)
    assert done.err == ""
    assert done.code == 1
    trouble = [line for line in done.lines if line.startswith(start_of("cannot-begin-save"))]
    assert len(trouble) == 2
    assert done.lines.count(CHOICES) == 3
    assert UNSAVED in done.lines
    assert sentence("save-none") in done.lines
    assert sentence("ask-quit", saved="no") in done.lines
    assert done.lines[-1] == LEFT_UNSAVED
    record = parse_record(record_in(done.out))
    assert len(record.entries) == 2


@pytest.mark.parametrize(
    "obstacle", NOT_WRITABLE[1 :: tries(2, 1)], ids=lambda obstacle: obstacle.__name__
)
def test_quick_plays_unsaved_without_a_question(obstacle: Callable[[], None]) -> None:
    obstacle()
    done = run_mortal(*QUICK, typed="take ser\n")
    quiet(done)
    assert (done.code, done.err) == (1, "")
    told = [line for line in done.lines if line.startswith(start_of("playing-unsaved"))]
    assert len(told) == 1
    assert TOOK in done.lines
    assert done.lines[-1] == LEFT_UNSAVED


def test_a_game_for_reading_only_is_not_gone_on_with() -> None:
    path = begun()
    path.chmod(0o400)
    path.parent.chmod(0o500)
    done = run_mortal("resume", "1")
    path.parent.chmod(0o700)
    quiet(done)
    assert done.code == 1
    assert done.lines[0].startswith(start_of("resume-not-writable"))


def limit(process: Process, size: int) -> None:
    """Let a program write files only up to a size, as a disk that is full."""
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_disk_that_fills_up_in_mid_game() -> None:
    with Piped(*PLAY) as game:
        game.type("take ser")
        game.until(SECOND_TURN)
        limit(game.process, 100)
        game.type("take rod", "reserve c1", "board", "hand")
        assert "You " not in game.until(NOT_DONE)
        game.until(CHOICES)
        game.until(CHOICES)
        game.until(sentence("hand", count=0))
        game.type("again")
        game.until(NOT_DONE)
        game.until(CHOICES)
        limit(game.process, resource.RLIM_INFINITY)
        game.type("again")
        game.until(sentence("took-me", gems=Handful(gems("rod"))))
        game.until(sentence("your-turn", points=0, tokens=6))
        game.type("record", "save")
        record = record_in(game.until(SAVED))
        game.finish()
        assert game.end() == 0
    again = run("resume", typed="record\n")
    assert again.code == 0
    assert record_in(again.out) == record


def test_playing_on_unsaved_and_the_record_of_it(tmp_path: Path) -> None:
    with Piped(*PLAY) as game:
        game.until(FIRST_TURN)
        limit(game.process, 100)
        game.type("take ser", "2")
        game.until(UNSAVED)
        game.until(TOOK)
        game.until(SECOND_TURN)
        game.type("reserve c1", "record", "quit", "no", "quit", "yes")
        rest = game.rest()
        assert sentence("ask-quit", saved="no") in rest
        assert rest.endswith(f"{LEFT_UNSAVED}\n")
        assert game.end() == 1
    file = tmp_path / "game.txt"
    file.write_text(record_in(rest), encoding="utf-8")
    replayed = run("replay", str(file))
    assert (replayed.code, replayed.err) == (0, "")
    assert sentence("took", name="Ana", gems=Handful(gems("ser"))) in replayed.lines
    # What was committed before is still there to go on with.
    assert run("resume").lines[0] == resumed(1)


def test_quitting_in_trouble() -> None:
    with Piped(*PLAY) as game:
        game.until(FIRST_TURN)
        limit(game.process, 100)
        game.type("take ser", "quit")
        assert game.rest().endswith(f"{LEFT_IN_TROUBLE}\n")
        assert game.end() == 1
    again = run("resume")
    assert (again.code, again.lines[0]) == (0, resumed(1))


def test_input_that_ends_in_trouble() -> None:
    with Piped(*PLAY) as game:
        game.until(FIRST_TURN)
        limit(game.process, 100)
        game.type("take ser")
        assert game.finish().endswith(f"{LEFT_IN_TROUBLE}\n")
        assert game.end() == 1


def test_an_opponents_move_that_cannot_be_saved() -> None:
    with Piped(*QUICK) as game:
        game.until(FIRST_TURN)
        path = folder() / "1.sqlite-wal"
        limit(game.process, path.stat().st_size + 5000)
        game.type("take ser")
        game.until(TOOK)
        assert "Ada" not in game.until(NOT_DONE)
        game.until(CHOICES)
        limit(game.process, resource.RLIM_INFINITY)
        game.type("again")
        game.until("Ada")
        game.until(SECOND_TURN)
        game.finish()
        assert game.end() == 0


def test_undo_that_cannot_be_saved() -> None:
    with Piped(*QUICK) as game:
        game.type("take ser")
        game.until(SECOND_TURN)
        limit(game.process, 100)
        game.type("undo")
        game.until(NOT_DONE)
        game.type("turn")
        game.until(SECOND_TURN)
        limit(game.process, resource.RLIM_INFINITY)
        game.type("1")
        game.until(sentence("undone", count=0)[:-1])
        game.finish()
        assert game.end() == 0
    assert run("resume").lines[0] == resumed(1)


def test_a_full_disk_at_the_beginning_leaves_nothing_behind() -> None:
    done = run_python(
        *PROGRAM[1:],
        *PLAY,
        typed="quit\n",
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)),
    )
    quiet(done)
    assert (done.code, done.err) == (1, "")
    assert done.lines[0].startswith("The game cannot be saved (")
    assert CHOICES in done.lines
    assert list(folder().iterdir()) == []


def test_a_full_disk_leaves_nothing_of_a_game_of_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_what: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(saves, "write_tally", full)
    kept = Beginning((Player("Ana"), Player("Ben")), "2024", (), 0)
    with pytest.raises(SaveError) as error:
        create_at(tmp_path / "game.sqlite", kept)
    assert error.value.reason == "full"
    assert [*tmp_path.iterdir()] == []


def test_a_setting_that_cannot_be_kept() -> None:
    done = run_python(
        *PROGRAM[1:],
        *QUICK,
        typed="settings verbosity brief\nbank\n",
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
    )
    quiet(done)
    assert sentence("settings-changed", name="verbosity", value="brief") in done.lines
    assert any(line.startswith(start_of("settings-not-kept")) for line in done.lines)
    assert not (home() / "settings.toml").exists()


def test_games_whose_files_went_away_meanwhile() -> None:
    begun()
    with Piped("resume") as game:
        game.until(sentence("resumed", round=3))
        shutil.rmtree(folder())
        game.type("take ser", "quit", "yes")
        assert "Traceback" not in game.rest()


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        *((number, "full") for number in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)),
        *((number, "not-writable") for number in (errno.EACCES, errno.EROFS)),
    ],
    ids=lambda value: errno.errorcode.get(value, str(value)),
)
def test_a_full_disk_is_told_as_full(number: int, reason: str) -> None:
    with pytest.raises(SaveError) as told_as, database.translated_errors():
        raise OSError(number, os.strerror(number))
    assert told_as.value.reason == reason


def test_a_save_from_a_position_that_is_refused_today_opens() -> None:
    """The older program took any tile for visited."""
    rows = json.loads(
        (Path(__file__).parents[1] / "game" / "positions.json").read_text(encoding="utf-8")
    )
    line = next(row["position"] for row in rows if row["why"].startswith("a tile without its"))
    kept = Beginning((Player("Ana"), Player("Ben")), line, (), 0, real=True, me=0)
    assert position_text(parse_real_beginning(kept)) == f"sp2{line[3:]}"
