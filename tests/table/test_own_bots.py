"""Opponents that are a player's own files: whole games, what they are told, what may be wrong."""

import asyncio
import json
import os
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace

from splendor_access.game.actions import Action
from splendor_access.game.cards import Card, Hidden
from splendor_access.game.notation import card_code
from splendor_access.game.position import parse_position
from splendor_access.game.state import State
from splendor_access.table import saves
from splendor_access.table.opponents import Opponents, OwnBot, Worker, bot_question, decide_here
from splendor_access.table.own_process import NO_CHOOSE
from splendor_access.talk.messages import Message, say
from tests.driver import QUICK, Done, Piped, record_in, run, run_process, sentence, table
from tests.tiers import SOAK

LAID = table("human", "careful", seed=4)

CAREFUL = """
from splendor_access.game.actions import Buy
from splendor_access.game.legality import legal_actions
def choose(view, chance, decision):
    options = legal_actions(view)
    purchases = [option for option in options if isinstance(option, Buy)]
    return chance.pick(purchases or options, "bot", decision)
"""
PYTHONS_CHANCE = """
import random
from splendor_access.game.legality import legal_actions
from splendor_access.game.notation import action_text
def choose(view, chance, decision):
    words = {action_text(option): option for option in legal_actions(view)}
    return words[random.choice([*set(words)])]
"""
NOISY = f"""
import os, sys
print("printed")
{PYTHONS_CHANCE}
quietly = choose
def choose(*asked):
    print("printed")
    print("printed", file=sys.stderr, flush=True)
    os.write(1, b"printed")
    assert sys.stdin.read() == ""
    return quietly(*asked)
"""
NOSY = """
import os
from pathlib import Path
from splendor_access.game.legality import legal_actions
from splendor_access.game.position import position_text
def choose(view, chance, decision):
    with Path(__file__).with_name(f"seen{view.to_act}").open("a") as seen:
        print(os.getpid(), position_text(view), file=seen)
    assert decision < 8
    options = legal_actions(view)
    blind = [each for each in options if getattr(each, "place", "") in ("a", "b", "c")]
    return (blind or options)[0]
"""


Case = TypeVar("Case")


def written(folder: Path, text: str, name: str = "careful") -> str:
    file = folder / f"{name}.py"
    file.write_text(text, encoding="utf-8")
    return str(file)


def some(cases: dict[str, Case]) -> dict[str, Case]:
    """Return those of each run: a process for each takes a while."""
    return cases if SOAK else dict(list(cases.items())[:3])


def shown(card: Card | Hidden) -> str:
    assert isinstance(card, Card)
    return card_code(card)


def simulated(*files: str, games: int = 1) -> Done:
    bots = [word for file in files for word in ("--bot", file)]
    return run("simulate", "--games", str(games), "--seed", "3", "--json", *bots)


def moves(done: Done) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in done.out.splitlines()]
    return [line for line in lines if line["type"] == "move"]


def test_a_whole_game_over_a_pipe(tmp_path: Path) -> None:
    """Seat 0 types what the file did there in a simulated game, so the same game is played."""
    bot = written(tmp_path, CAREFUL)
    done = simulated(bot)
    typed = [str(move["action"]) for move in moves(done) if move["player"] == 0]
    with Piped("play", "--quick", "--seed", "3", "--bot", bot) as game:
        game.type(*typed, "record")
        heard = game.finish()
        assert game.end() == 0
    assert "you and Ada (computer, careful)." in heard
    lines = [line.partition(" with ")[0] for line in record_in(heard).splitlines()]
    assert "seat careful Ada" in lines
    acted = ("take", "reserve", "buy", "return", "noble", "pass")
    played = [line for line in lines if line.partition(" ")[0] in acted]
    assert played == [move["action"] for move in moves(done)]
    assert len(played) > 40


def test_simulated_games_are_the_same_whatever_a_file_takes_chance_from_and_prints(
    tmp_path: Path,
) -> None:
    plain = simulated(written(tmp_path, PYTHONS_CHANCE, "plain"))
    assert (plain.code, plain.err) == (0, "")
    assert len(moves(plain)) > 40
    bot = written(tmp_path, NOISY, "noisy")
    noisy = run_process("simulate", "--seed", "3", "--json", "--bot", bot)
    assert (noisy.code, noisy.err, noisy.lines) == (0, "", plain.lines)


def test_a_file_gets_what_its_seat_may_know(tmp_path: Path) -> None:
    done = simulated(written(tmp_path, NOSY))
    assert done.code == 3
    seen = [(tmp_path / f"seen{seat}").read_text().splitlines() for seat in range(2)]
    pids = [{line.split()[0] for line in lines} for lines in seen]
    # Each seat has a process, so that one cannot remember for the other.
    assert [*map(len, pids)] == [1, 1]
    assert len({*pids[0], *pids[1], str(os.getpid())}) == 3
    made = moves(done)
    # Each has reserved three hidden cards by now: its own ones are there, the other's are not.
    hands = made[5]["seats"]
    assert isinstance(hands, list)
    for seat in range(2):
        known = parse_position(seen[seat][3].partition(" ")[2]).seats
        own, others = known[seat].hand, known[1 - seat].hand
        cards = [held.card for held in own if held]
        assert [*map(shown, cards)] == hands[seat]["reserved"]
        assert all(held and isinstance(held.card, Hidden) for held in others)


def test_each_seat_of_a_game_has_its_own_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, NOSY)
    monkeypatch.setenv("SPLENDOR_ACCESS_BOTS", str(tmp_path))

    async def met() -> None:
        asked = Opponents(own=True)
        try:
            for number in range(4):
                state = replace(LAID.state, to_act=number % 2)
                view = state.view(number % 2)
                await asked.choose("careful", view, LAID.chance, number)
        finally:
            await asked.close()
        assert asked.troubles == []

    asyncio.run(asyncio.wait_for(met(), 30))
    seen = [(tmp_path / f"seen{seat}").read_text().splitlines() for seat in range(2)]
    assert [len({line.split()[0] for line in lines}) for lines in seen] == [1, 1]
    assert seen[0][0].split()[0] != seen[1][0].split()[0]


FLOOD = """
import os
for file in range(3, 20):
    try:
        os.write(file, bytes(10_000_000))
    except OSError:
        pass
"""
"""It writes a line without an end wherever it can."""

BY_ZERO = "ZeroDivisionError: division by zero"
NO_ATTRIBUTE = "AttributeError: module 'os' has no attribute 'nowhere'"

WRONG = {
    "bracket": ("def choose(view:\n", "own-bot-failed", "SyntaxError: '(' was never closed", 1),
    "exit": ("\nraise SystemExit(3)\n", "own-bot-failed", "SystemExit: 3", 2),
    "empty": ("chosen = 1\n", "own-bot-empty", "", 0),
    "error": ("import os\nos.nowhere\n", "own-bot-failed", NO_ATTRIBUTE, 2),
    "flood": (FLOOD, "own-bot-ended", "", 0),
    "killed": ("import os\nos._exit(0)\n", "own-bot-ended", "", 0),
}


@pytest.mark.parametrize(("text", "name", "detail", "line"), some(WRONG).values(), ids=some(WRONG))
def test_a_file_that_cannot_be_loaded_is_refused(
    text: str, name: str, detail: str, line: int, tmp_path: Path
) -> None:
    bot = written(tmp_path, text)
    done = run("play", "--quick", "--bot", bot)
    why = sentence(name, file="careful.py", detail=detail, line=line, when="load")
    assert (done.code, done.out, done.err) == (3, "", f"{why}\n")
    assert saves.save_names() == []


def test_a_process_that_is_stopped_has_no_more_input(tmp_path: Path) -> None:
    """So it ends where another program has started it, and only that one is killed."""

    async def test() -> None:
        worker = Worker("splendor_access.table.own_process", str(written(tmp_path, "")))
        await worker.start()
        process = worker._worker
        assert process
        assert process.stdin
        worker.stop()
        assert process.stdin.is_closing()
        await worker.close()

    asyncio.run(test())


def test_what_a_process_said_before_it_ended_counts(tmp_path: Path) -> None:
    async def test() -> bytes:
        worker = Worker("splendor_access.table.own_process", str(written(tmp_path, "")))
        await worker.start()
        assert worker._worker is not None
        assert await worker._worker.wait() == 0
        try:
            return await worker.exchange(b"asked\n")
        finally:
            await worker.close()

    assert json.loads(asyncio.run(test())) == {"failed": NO_CHOOSE}


def test_files_that_are_not_there_or_have_no_plain_name(tmp_path: Path) -> None:
    for name in ("random", "human", "Careful", "so-so", "1st", "x" * 21, "easy"):
        done = run("simulate", "--bot", written(tmp_path, CAREFUL, name))
        assert done.code == 2
        assert done.err == sentence("usage-bot-name", file=f"{name}.py") + "\n"
    done = run("simulate", "--lang", "de", "--bot", written(tmp_path, CAREFUL, "leicht"))
    assert done.code == 2
    done = run("simulate", "--bot", str(tmp_path / "absent.py"))
    assert done.code == 3
    assert done.err.startswith("absent.py cannot be read")
    (tmp_path / "other").mkdir()
    files = [written(folder, CAREFUL) for folder in (tmp_path, tmp_path / "other")]
    done = simulated(*files)
    assert (done.code, done.err) == (2, sentence("usage-bot-twice", file="careful.py") + "\n")


def test_tables_of_others_refuse_them(tmp_path: Path) -> None:
    bot, env = written(tmp_path, CAREFUL), {"SPLENDOR_ACCESS_BOTS": str(tmp_path)}
    for command in ("host", "agent"):
        for word in (bot, "careful"):
            done = run(command, "--bot", word, env=env)
            assert done.code == 2
            assert "It plays only at this keyboard" in done.err


FAILS = {
    "error": ("1 / 0", say("own-bot-failed", when="choose", detail=BY_ZERO, line=2)),
    "illegal": (
        "__import__('splendor_access.game').game.parse_action('buy c1')",
        say("own-bot-illegal", action="buy c1"),
    ),
    "hang": ("__import__('time').sleep(1000)", say("own-bot-slow", seconds=0)),
    "none": ("None", say("own-bot-illegal", action="None")),
    "killed": ("__import__('os')._exit(0)", say("own-bot-ended")),
    "endless": ("'x' * 10**6", say("own-bot-illegal", action=("'" + "x" * 199))),
}


@pytest.mark.parametrize(("answer", "why"), some(FAILS).values(), ids=some(FAILS))
def test_where_a_file_fails_it_is_told_and_another_level_plays_on(
    answer: str, why: Message, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, f"def choose(view, chance, decision):\n    return {answer}\n")
    monkeypatch.setenv("SPLENDOR_ACCESS_BOTS", str(tmp_path))
    view = LAID.state.view(0)

    async def met() -> tuple[list[Action], list[Message]]:
        asked = Opponents(20.0, own=True)
        if why.name == "own-bot-slow":
            own = OwnBot(tmp_path / "careful.py")
            await own.load()
            own._patience = 0.1
            asked._own["careful", 0] = own
        try:
            actions = [await asked.choose("careful", view, LAID.chance, n) for n in range(2)]
            return actions, [*asked.troubles]
        finally:
            await asked.close()

    actions, troubles = asyncio.run(asyncio.wait_for(met(), 30))
    assert actions == [decide_here(bot_question("easy", view, LAID.chance, n)) for n in range(2)]
    replaced = say("own-bot-replaced", bot="careful", level=say("level-easy"))
    assert troubles == [say(why.name, file="careful.py", **why.args), replaced]


def test_elsewhere_no_file_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, CAREFUL)
    monkeypatch.setenv("SPLENDOR_ACCESS_BOTS", str(tmp_path))

    async def met(view: State) -> None:
        asked = Opponents()
        try:
            await asked.choose("careful", view, LAID.chance, 0)
        finally:
            await asked.close()

    with pytest.raises(KeyError):
        asyncio.run(met(LAID.state.view(0)))


@pytest.mark.parametrize("language", ["en", *(["de", "fr", "nl"] if SOAK else [])])
def test_a_failure_in_a_game_is_told_once(language: str, tmp_path: Path) -> None:
    bot = written(tmp_path, "def choose(view, chance, decision):\n    return 1 / 0\n")
    done = run(*QUICK, "--lang", language, "--bot", bot, typed="take ser\ntake ser\n")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("careful.py") == 1
    assert done.out.count("ZeroDivisionError") == 1


def test_a_failure_ends_simulated_games(tmp_path: Path) -> None:
    done = simulated(written(tmp_path, "def choose(view, chance, decision):\n    return 1 / 0\n"))
    said = sentence("own-bot-failed", when="choose", file="careful.py", detail=BY_ZERO, line=2)
    assert (done.code, done.err) == (3, f"{said}\n")
    assert [json.loads(line)["type"] for line in done.out.splitlines()] == ["deal"]


def test_a_saved_game_outlives_the_file(tmp_path: Path) -> None:
    bot = written(tmp_path, CAREFUL)
    run(*QUICK, "--bot", bot, typed="take ser\n")
    Path(bot).unlink()
    done = run("resume", typed="take ser\nrecord\n")
    assert done.code == 0
    assert sentence("own-bot-gone", bot="careful") in done.lines
    assert sentence("own-bot-replaced", bot="careful", level=say("level-easy")) in done.lines
    assert "seat careful Ada" in done.lines
    assert "Ada (computer, careful)" in run("games").out
    record = tmp_path / "game"
    record.write_text(record_in(done.out), encoding="utf-8")
    assert "Ada (computer, careful)" in run("replay", str(record)).out
    # Where it lies again it plays again.
    written(tmp_path, CAREFUL)
    again = run("resume", typed="take rod\n")
    assert (again.code, again.err) == (0, "")
    assert "careful.py" not in again.out
    assert "Ada" in again.out


def test_a_folder_of_ones_own_is_named_in_the_settings(tmp_path: Path, own_home: Path) -> None:
    written(tmp_path, CAREFUL)
    home = Path(os.environ["SPLENDOR_ACCESS_HOME"])
    home.mkdir(parents=True, exist_ok=True)
    (home / "settings.toml").write_text(f"bots = '{tmp_path}'\n", encoding="utf-8")
    done = run(*QUICK, "--bot", "careful", typed="take ser\n")
    assert (done.code, done.err) == (0, "")
    assert "you and Ada (computer, careful)." in done.out
    done = run("play", "--bot", "nobody")
    assert done.code == 2
    assert "careful" in done.err
    # The questions before a game know it too, and refuse what cannot be loaded.
    written(tmp_path, "1 / 0\n", "broken")
    done = run("play", "--seed", "1", typed="\n\nbroken\ncareful\n\n")
    assert "broken.py cannot be loaded: ZeroDivisionError: division by zero, line 1." in done.lines
    assert "you and Ada (computer, careful)." in done.out
