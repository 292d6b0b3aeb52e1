"""The line being typed, as the terminal gets it: the same screens as prompt-toolkit paints."""

import asyncio
import io
import random
import re
import tomllib
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

import pyte
import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.lexers import SimpleLexer
from prompt_toolkit.output.vt100 import Vt100_Output

from splendor_access.console.line import SOLID, LineOutput, LineRenderer
from splendor_access.console.terminal import RESET
from tests.tiers import tries

ROWS, COLUMNS = 12, 30

TRIED = [f"3.0.{patch}" for patch in range(43, 54)]
"""The versions of prompt-toolkit that pass these tests; PYTHONPATH can provide another one."""

KEYS = (
    *"abcdefgh   ",
    *("\x7f", "\x7f", "\x1b[D", "\x1b[D", "\x1b[C", "\x1b[A", "\x1b[B", "\x1b[H", "\x1b[F"),
    *("\x1b[3~", "\x01", "\x05", "\x0b", "\x15", "\x17", "\x19", "\x14", "\x1b[1;5D", "\x1b[1;5C"),
    *("\x1b[200~a word and another \x1b[201~", f"\x1b[200~{'x' * 35}\x1b[201~", "\r", "\r", "\x03"),
)

AFTER_ENTER = re.compile(
    r"(\r\x1b\[29C)?"  # where the last column has been reached
    r"(\r\n)+\x1b\[\?2004lAn answer\.\n\x1b\[\?2004h\x1b\[Jyou> "
)
"""The output of Enter: the end of the line, and the text after it."""


class Screen:
    """A terminal as wide as a narrow window, and its bytes."""

    def __init__(self) -> None:
        self.pipe = io.StringIO()
        self.screen = pyte.HistoryScreen(COLUMNS, ROWS, history=10_000, ratio=0.5)
        self._stream = pyte.Stream(self.screen)
        self._read = 0

    def new(self) -> str:
        """Show the new output, and return it."""
        text = self.pipe.getvalue()[self._read :]
        self._read += len(text)
        self._stream.feed(text.replace("\n", "\r\n"))
        return text

    def state(self) -> tuple[list[str], int, int]:
        """Return the rows, with the scrollback, and the position of the cursor."""
        gone = ["".join(row[at].data for at in range(COLUMNS)) for row in self.screen.history.top]
        rows = [*gone, *self.screen.display]
        return rows, len(gone) + self.screen.cursor.y, self.screen.cursor.x


async def typed(keys: Sequence[str], *, quiet: bool) -> tuple[list[str], list[object]]:
    """Type keys one at a time; return the output and the screen after each."""
    shown = Screen()
    make = LineOutput if quiet else Vt100_Output
    size = Size(ROWS, COLUMNS)
    output = make(shown.pipe, lambda: size, "xterm", enable_bell=False, enable_cpr=False)
    with create_pipe_input() as pipe, create_app_session(pipe, output):
        session: PromptSession[str] = PromptSession(
            lexer=SimpleLexer(SOLID if quiet else ""), output=output, input=pipe
        )
        session.app.max_render_postpone_time = 0
        if quiet:
            LineRenderer.take_over(session.app)
        pressed = prompts = 0

        def press(_keys: object) -> None:
            nonlocal pressed
            pressed += 1

        session.app.key_processor.after_key_press += press

        async def read() -> None:
            nonlocal prompts
            while True:
                prompts += 1
                with suppress(KeyboardInterrupt):
                    await session.prompt_async([(SOLID if quiet else "", "you> ")])
                shown.pipe.write("An answer.\n")

        reading = asyncio.create_task(read())

        async def settled(key: int, prompt: int) -> None:
            app = session.app
            while (pressed, prompts) < (key, prompt) or not app.is_running or app.invalidated:
                await asyncio.sleep(0)

        await settled(0, 1)
        outputs, states = [shown.new()], [shown.state()]
        for i, key in enumerate(keys, start=1):
            pipe.send_text(key)
            ended = sum(key in "\r\x03" for key in keys[:i])
            await settled(i, 1 + ended)
            outputs.append(shown.new())
            states.append(shown.state())
        reading.cancel()
        await asyncio.wait([reading])
    return outputs, [*states]


@pytest.mark.parametrize("seed", range(tries(2, 50)))
def test_random_keys_give_the_same_screens_as_they_would_without_it(seed: int) -> None:
    chance = random.Random(seed)
    keys = chance.choices(KEYS, k=60)
    _, plain = asyncio.run(typed(keys, quiet=False))
    outputs, quiet = asyncio.run(typed(keys, quiet=True))
    for key, one, other in zip(["", *keys], plain, quiet, strict=True):
        assert one == other, f"after {key!r} of {keys}"
    for key, written in zip(keys, outputs[1:], strict=True):
        if key == "\r":
            assert AFTER_ENTER.fullmatch(written), f"{written!r} in {keys}"


def test_colours_end_before_anything_but_text() -> None:
    """A terminal would fill the rows that it erases or adds with them."""
    pipe = io.StringIO()
    output = LineOutput(pipe, lambda: Size(ROWS, COLUMNS), "xterm", enable_cpr=False)
    output.ink = lambda: "<ink>"
    for after in (output.erase_end_of_line, output.flush, lambda: output.write("\r\n")):
        output.write("a")
        output.write("b")
        after()
        output.flush()
        assert pipe.getvalue().startswith(f"<ink>ab{RESET}")
        pipe.truncate(pipe.seek(0))


def test_the_versions_that_were_tried_are_those_that_are_installed() -> None:
    """`console/line.py` replaces private parts of prompt-toolkit."""
    file = Path(__file__).parents[2] / "pyproject.toml"
    project = tomllib.loads(file.read_text(encoding="utf-8"))["project"]
    (bounds,) = [each for each in project["dependencies"] if each.startswith("prompt-toolkit")]
    patch = int(TRIED[-1].rpartition(".")[2])
    assert bounds == f"prompt-toolkit>={TRIED[0]},<3.0.{patch + 1}"
    assert version("prompt-toolkit") in TRIED
