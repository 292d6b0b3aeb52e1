"""Computer opponents in their process: it may die, freeze or talk rubbish, the game goes on."""

import asyncio
import os
import select
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance, shuffled_deal
from splendor_access.table.opponents import Opponents, bot_question, decide_here
from tests.driver import QUICK, ROOT, Piped, run_python, sentence, table

LAID = table("easy", "normal", seed=4)

APART = {"PYTHONPATH": str(ROOT)}
"""Makes a program start its own Python and no fork, in which bots think in the game's process."""


def expected(number: int) -> Action:
    return decide_here(bot_question("normal", LAID.state.view(0), LAID.chance, number))


async def ask(asked: Opponents, number: int) -> Action:
    return await asked.choose("normal", LAID.state.view(0), LAID.chance, number)


def meet(deed: Callable[[Opponents], Awaitable[None]], patience: float = 20.0) -> None:
    async def run() -> None:
        met = Opponents(patience)
        try:
            await deed(met)
        finally:
            await met.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def worker(asked: Opponents) -> int:
    assert asked._worker
    return asked._worker.pid


@pytest.fixture(autouse=True)
def one_process() -> None:
    """Let them think in their process, which this file is about."""


@pytest.fixture(autouse=True)
def _found(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in APART.items():
        monkeypatch.setenv(name, value)


def test_a_decision_is_that_of_the_question_alone() -> None:
    async def deed(asked: Opponents) -> None:
        for number in (0, 7, 0):
            assert await ask(asked, number) == expected(number)

    meet(deed)


@pytest.mark.parametrize("seed", [5, 2**63 - 1])
def test_a_bot_is_told_nothing_that_the_decks_could_be_computed_from(seed: int) -> None:
    laid = table("easy", "normal", seed=seed)
    told = {
        msgspec.json.encode(bot_question("easy", view, laid.chance, number))
        for view in (laid.state.view(0), replace(laid.state, to_act=1).view(1))
        for number in range(200)
    }
    assert len(told) == 400
    known = set()
    for line in told:
        decision = msgspec.json.decode(line)
        assert set(decision) == {"bot", "position", "seed", "number"}
        known.add(decision["seed"])
        for other in (Chance(decision["seed"]), Chance(decision["seed"], 1)):
            assert shuffled_deal(other, 3) != laid.deal
    # Neither the seed nor what the cards are shuffled by; and each decision has its own.
    assert len(known) == 400
    assert not known & {seed, *(laid.chance.number("deck", a, i) for a in "abc" for i in range(40))}


def test_a_killed_process_is_replaced() -> None:
    async def deed(asked: Opponents) -> None:
        await ask(asked, 0)
        first = worker(asked)
        os.kill(first, signal.SIGKILL)
        assert await ask(asked, 1) == expected(1)
        assert worker(asked) != first

    meet(deed)


def test_a_frozen_process_is_replaced() -> None:
    async def deed(asked: Opponents) -> None:
        await ask(asked, 0)
        first = worker(asked)
        os.kill(first, signal.SIGSTOP)
        asked._patience = 0.2
        asking = asyncio.create_task(ask(asked, 1))
        while asked._worker is None or asked._worker.pid == first:
            await asyncio.sleep(0)
        asked._patience = 20.0
        assert await asking == expected(1)

    meet(deed)


RUBBISH = {
    "nothing": "",
    "no action": "print('dance', flush=True); input()",
    "illegal": "print('buy c1', flush=True); input()",
    "no text": "import os; os.write(1, b'\\xff\\xfe\\n'); input()",
    "endless": "print('x' * 200_000, flush=True); input()",
    "silence": "import time; time.sleep(1000)",
    "unreadable": "raise SystemExit(3)",
}


@pytest.mark.parametrize("program", RUBBISH.values(), ids=RUBBISH.keys())
def test_a_process_that_cannot_decide(
    program: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{program}"\n', encoding="utf-8")
    python.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(python))

    async def deed(asked: Opponents) -> None:
        assert await ask(asked, 3) == expected(3)

    meet(deed, patience=0.5)


def test_no_process_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    async def deed(asked: Opponents) -> None:
        assert await ask(asked, 3) == expected(3)

    meet(deed)


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_stopping_ends_the_process() -> None:
    pids: list[int] = []

    async def deed(asked: Opponents) -> None:
        await ask(asked, 0)
        pids.append(worker(asked))
        asked.stop()
        asked.stop()
        assert await ask(asked, 1) == expected(1)
        pids.append(worker(asked))

    meet(deed)
    assert all(map(gone, pids))


def children(pid: int) -> list[int]:
    """Return the processes that a program has started."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError):  # a thread that has ended meanwhile
            found += (task / "children").read_text(encoding="ascii").split()
    return [*map(int, found)]


def test_a_process_killed_in_mid_game_is_not_noticed() -> None:
    moves = ["take ser", "take rod", "take ser"]
    with Piped(*QUICK, env=APART) as game:
        game.type(*moves)
        undisturbed = game.finish()
    with Piped(*QUICK, env=APART) as game:
        heard = ""
        for number, move in enumerate(moves):
            game.type(move)
            heard += game.until(sentence("your-turn", points=0, tokens=3 * number))
            if number == 1:
                heard += game.until("\n")
                for child in children(game.process.pid):
                    os.kill(child, signal.SIGKILL)
        heard += game.finish()
        assert game.end() == 0
    assert heard == undisturbed


def test_no_process_outlives_the_game() -> None:
    with Piped(*QUICK, env=APART) as game:
        game.type("take ser")
        game.until(sentence("your-turn", points=0, tokens=3))
        (child,) = children(game.process.pid)
        ended = os.pidfd_open(child)
        game.kill()
        # The worker's input has ended with the game.
        assert select.select([ended], [], [], 20)[0]
        os.close(ended)


def test_a_process_that_is_started_by_another_ends_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In an environment of Windows `python` is a small program that starts the real one."""
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\n{sys.executable} "$@"\nexit $?\n', encoding="utf-8")
    python.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(python))
    ended: list[int] = []

    async def deed(asked: Opponents) -> None:
        for number in range(2):
            assert await ask(asked, number) == expected(number)
            ended.extend(os.pidfd_open(child) for child in children(worker(asked)))
            if number == 0:
                asked.stop()

    meet(deed)
    assert len(ended) == 2
    for each in ended:
        assert select.select([each], [], [], 20)[0]
        os.close(each)


FROZEN = """
import asyncio, sys
from splendor_access.table import opponents
from splendor_access.commands import _cli as cli
async def never(self, decision):
    await asyncio.Event().wait()
opponents.Opponents._ask = never
sys.exit(cli.main())
"""


def test_a_thinking_opponent_holds_up_no_end() -> None:
    with Piped(*QUICK, program=(sys.executable, "-c", FROZEN)) as game:
        game.type("take ser")
        game.until("You took")
        game.interrupt()
        assert "Traceback" not in game.rest()
        assert game.end() == 130


def test_the_worker_says_nothing_of_its_own() -> None:
    done = run_python("-m", "splendor_access.table.opponents")
    assert (done.code, done.out, done.err) == (0, "", "")
