"""Output that nobody reads: a signal ends the program all the same."""

import fcntl
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from select import select

import pytest

from tests.tiers import sampled

PROGRAM = [sys.executable, "-m", "splendor_access"]
QUESTIONS = b"rules\nhelp\n" * 5000
"""Their answers fill any pipe."""


@sampled(2)
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


def test_ctrl_c_ends_a_command_whose_last_line_nobody_reads() -> None:
    """The line stays in the program, which must not write it at its end."""
    reading, writing = os.pipe()
    fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, 4096)
    program = subprocess.Popen(
        [*PROGRAM, "simulate", "--games", "9999", "--bot", "random"],
        stdin=subprocess.DEVNULL,
        stdout=writing,
        env={**os.environ, "PYTHONUNBUFFERED": ""},
    )
    try:
        # A game is computed without a rest, so that one who sleeps waits for the reader.
        while select([], [writing], [], 0)[1] or not _sleeps(program.pid):
            assert program.poll() is None
            time.sleep(0.05)
        program.send_signal(signal.SIGINT)
        assert program.wait(10) == 130
    finally:
        program.kill()
        program.wait()
        os.close(reading)
        os.close(writing)


def _sleeps(number: int) -> bool:
    """Return whether a process waits for something."""
    stat = Path(f"/proc/{number}/stat").read_text(encoding="utf-8", errors="replace")
    return stat.rpartition(")")[2].split()[0] == "S"
