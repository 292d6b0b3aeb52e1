"""The loop of a game: killed and resumed, driven by several sources, and its own failures."""

import asyncio
import io
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from splendor_access.console.keyboard import Interrupted
from splendor_access.console.loop import Loop
from splendor_access.console.terminal import Terminal
from splendor_access.game.notation import parse_action
from splendor_access.game.record import record_text
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.settings import system
from splendor_access.table import opponents
from splendor_access.table.table import start_saving
from tests.driver import (
    CLI,
    LEFT,
    ROOT,
    SAVED,
    Piped,
    play_out,
    record_in,
    reopened,
    run,
    run_process,
    run_python,
    saved_rows,
    sentence,
    session,
    table,
    told,
)
from tests.tiers import tries

SEED = 11
PLAY = ("play", "--seat", "Ana", "--bot", "easy", "--bot", "random", "--seed", str(SEED))


@pytest.fixture(scope="module")
def undisturbed() -> tuple[list[str], str]:
    """Return the lines of a whole game, and its record."""
    laid = table("human", "easy", "random", seed=SEED)
    typed = play_out(laid)
    record = record_text(laid.record())
    return typed, record.replace("easy Ben", "easy Ada").replace("random Cleo", "random Bruno")


def test_a_whole_game_from_a_pipe(undisturbed: tuple[list[str], str]) -> None:
    typed, record = undisturbed
    done = run_process(*PLAY, typed="".join(f"{line}\n" for line in [*typed, "record"]))
    assert (done.code, done.err) == (0, "")
    assert sentence("game-over") in done.lines
    assert record_in(done.out) == record


def test_each_kind_of_line_is_printed_as_its_setting_says() -> None:
    done = run(*PLAY, typed="settings moves brief\ntake seo\n")
    assert any(line.startswith(("Ada: ", "Bruno: ")) for line in done.lines)
    assert any(line.startswith("You took ") for line in done.lines)


LINES = tries(4, 1)
"""The number of lines between two kills."""


def test_a_game_killed_again_and_again_is_the_same_game(
    undisturbed: tuple[list[str], str],
) -> None:
    typed, record = undisturbed
    arguments: tuple[str, ...] = PLAY
    told = 0
    for begin in range(0, len(typed), LINES):
        *before, line = typed[begin : begin + LINES]
        with Piped(*arguments) as game:
            # Opponents that were killed in thought move before anything is read.
            game.type(*before, "save", line)
            game.until(f"{SAVED}\n")
            game.until("\n")
            # Told is done, whatever happens now.
            game.kill()
        rows = saved_rows()
        assert {*before, line} <= {*rows[told:]}
        told = len(rows)
        arguments = ("resume", "1")
    last = run("resume", "1", typed="record\n")
    assert last.code == 0
    assert record_in(last.out) == record


def test_a_game_killed_at_once_has_done_a_move_or_has_not() -> None:
    arguments: tuple[str, ...] = ("play", "--quick", "--seed", "3")
    with Piped(*arguments) as game:
        game.until("Your turn")
    for number in range(tries(4, 40)):
        with Piped("resume", "1") as game:
            game.until("Your turn")
            game.type("take ser" if number % 2 else "take rod")
            time.sleep(number % 8 * 0.003)
            game.kill()
        laid = reopened()
        assert laid.save
        laid.save.close()
        assert len(laid.moments) == len(saved_rows())
        assert not laid.over


# In this process, with a scripted keyboard


class Script:
    """A keyboard that gives lines, or raises interruptions, then waits forever."""

    def __init__(self, typed: Sequence[str | BaseException]) -> None:
        self._typed = list(typed)

    async def read(self, prompt: Callable[[], str]) -> str:
        """Give the next line."""
        assert prompt().endswith("> ")
        if not self._typed:
            await asyncio.Event().wait()
        line = self._typed.pop(0)
        if isinstance(line, BaseException):
            raise line
        return line

    def hide(self, on: bool) -> None:
        """Do nothing."""

    def interrupt(self, write: Callable[[], None]) -> None:
        """Write above the empty line."""
        write()


def drive(one: AnySession, *typed: str | BaseException, patience: float = 20) -> str:
    """Run a loop over typed lines, and return the output."""
    output = io.StringIO()

    async def run_loop() -> None:
        await Loop(one, Script(typed), Terminal(output), typed=True).run(one.opening())

    asyncio.run(asyncio.wait_for(run_loop(), patience))
    return output.getvalue()


@pytest.fixture(autouse=True)
def _found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def test_ctrl_c_and_ctrl_d_at_a_prompt() -> None:
    laid = table("human", "easy")
    start_saving(laid)
    one = session(laid)
    said = drive(
        one, "take", Interrupted(), Interrupted(), EOFError(), "no", EOFError(), EOFError()
    )
    assert sentence("cancelled") in said
    assert sentence("how-to-leave") in said
    assert said.count(sentence("ask-quit", saved="yes")) == 2
    assert said.count(sentence("stayed")) == 1
    assert said.endswith(f"{LEFT}\n")
    assert not one.failed


def test_undo_and_quit_cancel_a_thinking_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    cancelled = []

    async def think(_self: object, decision: opponents.BotQuestion) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            cancelled.append(decision.number)

    monkeypatch.setattr(opponents.Opponents, "_ask", think)
    laid = table("human", "easy")
    start_saving(laid)
    one = session(laid)
    said = drive(one, "take ser", "bank", "undo", "take rod", "quit", "yes")
    assert sentence("bank", gems=(3, 3, 5, 3, 4, 4)) in said
    assert sentence("undone", count=1) in said
    assert cancelled == [1, 1]
    assert said.endswith(f"{LEFT}\n")


FAILING = {
    "an opponent": (
        "from splendor_access.table import opponents;opponents.Opponents.choose = lambda *_: 1 / 0",
        "take ser\n",
    ),
    "an opponent that thinks": (
        "from splendor_access.table import opponents\n"
        "async def choose(*_): 1 / 0\n"
        "opponents.Opponents.choose = choose",
        "take ser\n",
    ),
    "a keyboard": (
        "from splendor_access.console import keyboard\n"
        "async def read(*_): 1 / 0\n"
        "keyboard.PlainKeyboard.read = read",
        "",
    ),
    "a session": (
        "from splendor_access.session.session import Session\nSession.handle = lambda *_: 1 / 0",
        "bank\n",
    ),
    "an opening": (
        "from splendor_access.session.session import Session\n"
        "Session.opening = lambda *_, **__: 1 / 0",
        "",
    ),
}


@pytest.mark.parametrize(("change", "typed"), FAILING.values(), ids=FAILING.keys())
def test_a_failure_of_a_source_ends_the_program_with_a_sentence(change: str, typed: str) -> None:
    program = f"{change}\nimport sys\n{CLI}\nsys.exit(cli.main())"
    with Piped("play", "--quick", "--seed", "1", program=(sys.executable, "-c", program)) as game:
        if typed:
            game.type(typed.strip())
        said = game.rest()
        assert game.end() == 1
    log = Path(os.environ["SPLENDOR_ACCESS_HOME"]) / "error.log"
    saved = [
        sentence("crashed-saved"),
        sentence("crashed-go-on", program=system.program(), game="1"),
    ]
    assert said.splitlines()[-3:] == [sentence("crashed", file=str(log)), *saved]
    assert "Traceback" not in said
    assert "ZeroDivisionError" in log.read_text(encoding="utf-8")


def test_ctrl_c_in_a_pipe() -> None:
    with Piped(*PLAY) as game:
        game.type("take ser")
        game.until("You took")
        game.interrupt()
        assert "Traceback" not in game.rest()
        assert game.end() == 130
    done = run("resume", typed="record\n")
    assert done.code == 0
    assert "take ser" in done.lines


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGHUP])
def test_a_game_ended_from_outside_goes_on(ending: signal.Signals) -> None:
    with Piped(*PLAY) as game:
        game.type("take ser")
        game.until("You took")
        game.process.send_signal(ending)
        assert "Traceback" not in game.rest()
        assert game.end() == 0
    assert "take ser" in run("resume", typed="record\n").lines


# Channels beside the keyboard


class Beside:
    """A channel that posts its own lines at the start, and keeps its messages."""

    def __init__(self, *lines: str) -> None:
        self.lines = lines
        self.told: list[tuple[str, list[str]]] = []
        self.closed = False

    def begin(self, session: AnySession, post: Callable[[Intent], None]) -> None:
        """Post from another thread, as a device does."""
        self.session = session
        seen = session.table.version

        def press() -> None:
            for line in self.lines:
                post(Intent("beside", text=line, seen=seen))

        thread = threading.Thread(target=press)
        thread.start()
        thread.join()

    def tell(self, said: Sequence[Said], intent: Intent | None) -> None:
        """Keep the messages."""
        source = intent.source if intent else ""
        self.told.append((source, [self.session.style.text(each.message) for each in said]))

    async def close(self) -> None:
        """Do nothing."""
        self.closed = True


def test_a_channel_hears_all_and_is_one_more_way_in() -> None:
    beside = Beside("take ser")
    one = session(table("human", "human"))
    output = io.StringIO()

    async def run_loop() -> None:
        keyboard = Script(["bank", EOFError(), EOFError()])
        loop = Loop(one, keyboard, Terminal(output), typed=True, channels=[beside])
        await loop.run(one.opening())

    asyncio.run(asyncio.wait_for(run_loop(), 20))
    assert beside.closed
    assert one.table.entries[0] == parse_action("take ser")
    sources = [source for source, _lines in beside.told]
    assert sources[0] == ""
    assert {"beside", "keyboard"} <= set(sources)
    heard = [line for _source, lines in beside.told for line in lines]
    assert output.getvalue().splitlines() == heard


def test_a_game_without_a_keyboard_is_played_from_a_channel() -> None:
    beside = Beside("take ser", "quit", "yes")
    one = session(table("human", "human"))

    async def run_loop() -> None:
        loop = Loop(one, None, Terminal(io.StringIO()), typed=False, channels=[beside])
        await loop.run(one.opening())

    asyncio.run(asyncio.wait_for(run_loop(), 20))
    assert one.finished
    assert beside.told[-1][1] == [sentence("left-unsaved")]


def test_a_file_of_the_output_has_no_card_that_its_owner_alone_may_know() -> None:
    beside = Beside("hand", "yes", "quit", "yes")
    one = session(table("human", "human"))
    told(one, "reserve deck b", "ready", "take ser", "ready")
    output = io.StringIO()

    async def run_loop() -> None:
        loop = Loop(one, None, Terminal(output), typed=False, channels=[beside])
        await loop.run(one.opening())

    asyncio.run(asyncio.wait_for(run_loop(), 20))
    held = one.table.state.seats[0].hand[0]
    assert held
    card = sentence("held-blind", place="h1", card=held.card)
    heard = [line for _source, lines in beside.told for line in lines]
    printed = output.getvalue().splitlines()
    assert (card in heard, card in printed) == (True, False)
    assert sentence("hand-readable") in printed


LEFT_OF_A_GAME = {
    "saved": ("", ["crashed-saved", "crashed-go-on"]),
    "unsaved": ("_.table.save = None", ["crashed-unsaved"]),
    "unreadable": (
        "[file.write_bytes(b'') for file in _.table.save.path.parent.iterdir()]",
        ["crashed-unreadable", "resume-corrupt"],
    ),
    "damaged": (
        "_.table.save.path.with_name('1.sqlite-wal').write_bytes(b'')",
        ["resume-damaged", "crashed-go-on"],
    ),
}


@pytest.mark.parametrize(("before", "names"), LEFT_OF_A_GAME.values(), ids=LEFT_OF_A_GAME.keys())
def test_a_failure_tells_what_is_really_left_of_the_game(before: str, names: list[str]) -> None:
    program = (
        "import sys\nfrom splendor_access.commands import _cli as cli\n"
        "from splendor_access.session.session import Session\n"
        f"def fail(_, text):\n    {before or 'pass'}\n    1 / 0\n"
        "Session._parsed = lambda _, text: fail(_, text) if text == 'bank' else told(_, text)\n"
    )
    program = program.replace("Session._parsed", "told = Session._parsed\nSession._parsed", 1)
    arguments = ("play", "--quick", "--seed", "1")
    done = run_python("-c", f"{program}sys.exit(cli.main())", *arguments, typed="take ser\nbank\n")
    assert done.code == 1
    said = done.err.splitlines()[1:]
    command = system.program()
    assert said == [sentence(name, game="1", count=2, detail="", program=command) for name in names]
