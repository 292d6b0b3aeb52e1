"""How child processes are ended."""

import asyncio
import subprocess
import sys

import pytest

from splendor_access.settings.system import kill


@pytest.mark.parametrize("program", ["pass", "import time; time.sleep(1000)"])
def test_only_asyncio_collects_a_process_that_is_killed(
    program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It warns on the terminal where somebody else has collected one."""
    collected: list[int] = []
    polled = subprocess.Popen.poll

    def poll(process: "subprocess.Popen[bytes]") -> int | None:
        collected.append(process.pid)
        return polled(process)

    async def started_and_killed() -> int:
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", program)
        monkeypatch.setattr(subprocess.Popen, "poll", poll)
        kill(process)
        monkeypatch.undo()
        code = await process.wait()
        kill(process)
        return code

    assert asyncio.run(started_and_killed()) != 0
    assert collected == []
