"""Output that nobody reads: a signal ends the program all the same."""

import os
import signal
import subprocess
import sys
from select import select

import pytest

PROGRAM = [sys.executable, "-m", "splendor_access"]
QUESTIONS = b"rules\nhelp\n" * 5000
"""Their answers fill any pipe."""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("arguments", [("play", "--seat", "Ana", "--bot", "easy"), ("agent",)])
def test_a_signal_ends_the_program(
    arguments: tuple[str, ...], number: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    typed = tmp_path_factory.mktemp("typed") / "lines"
    typed.write_bytes(QUESTIONS)
    reading, writing = os.pipe()
    with typed.open("rb") as lines:
        program = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=lines,
            stdout=writing,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "COVERAGE_PROCESS_START": ""},
        )
    try:
        while select([], [writing], [], 0)[1]:
            with pytest.raises(subprocess.TimeoutExpired):
                program.wait(0.05)
        program.send_signal(number)
        assert program.wait(10) is not None
    finally:
        program.kill()
        program.wait()
        os.close(reading)
        os.close(writing)
