"""A child process that speaks. It must answer requests in time, or is ended."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import msgspec

from splendor_access.settings.system import kill
from splendor_access.speech.child import Gone, Ready, Reply, Request

PATIENCE = 1.5
"""Seconds of silence after which a process that owes an answer is ended."""
OPENING = 3.0 if sys.platform == "linux" else 10.0
"""Seconds in which a path must first open; some ask their engine for thousands of voices.

Those of Windows and macOS load much more, and there are fewer of them to wait for.
"""
LOADING = 10.0
"""Seconds in which the process must start, before it does anything about speech."""

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)

SILENT = Gone("failed")
"""The reply of a process that has ended without one."""

LATE = Gone("failed", "")
"""The reply of a process that has not opened its path in time, though it might on an idle machine.
"""


class Process:
    """One running child. Requests are written at once; it must answer each of them in time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin
        assert process.stdout
        self._process = process
        self._input = process.stdin
        self._output = process.stdout
        self._count = 0
        self._answered = 0
        self._replied: float | None = None

    @property
    def owes(self) -> bool:
        """Whether a request is still unanswered."""
        return self._answered < self._count

    @property
    def silent_for(self) -> float:
        """Seconds since its last reply; 0 before the first, while Python itself starts."""
        return 0.0 if self._replied is None else monotonic() - self._replied

    def ask(self, request: Callable[[int], Request]) -> int:
        """Write a request and return its number.

        It never blocks: data that the pipe cannot take is kept in memory.
        """
        self._count += 1
        self._input.write(_ENCODER.encode(request(self._count)) + b"\n")
        asyncio.get_running_loop().call_later(PATIENCE, self._overdue, self._count)
        return self._count

    def mark_done(self, number: int) -> None:
        """Note that all requests up to a number are done."""
        self._answered = number

    async def reply(self) -> Reply:
        """Wait for a reply; the end of a process is one, too."""
        try:
            line = await self._output.readline()
            return _DECODER.decode(line)
        except (ValueError, msgspec.MsgspecError):  # it is not of the protocol, or too long
            kill(self._process)
            # The end of a process is known when all that it has said is read.
            await self._output.read()
            return SILENT
        finally:
            self._replied = monotonic()

    async def end(self) -> None:
        """End the process: by closing its input, or else by force."""
        self._input.close()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(0 if self.owes else 0.2):
                    await self._process.wait()
        finally:  # even if the program ends in the meantime
            kill(self._process)
            await self._process.wait()

    def _overdue(self, number: int) -> None:
        """End a process that owes an answer and has sent nothing in the meantime."""
        if self._answered >= number:
            return
        if self.silent_for < PATIENCE:
            rest = PATIENCE - self.silent_for
            asyncio.get_running_loop().call_later(rest, self._overdue, number)
        else:
            kill(self._process)


async def try_path(path: str) -> Ready | Gone:
    """Open a path and close it again, without starting any service; return the result."""
    try:
        process = await start_process(path, may_start=False)
    except OSError as error:
        return Gone("failed", str(error))
    try:
        return await wait_until_open(process)
    finally:
        await process.end()


async def wait_until_open(process: Process, times: int = 1) -> Ready | Gone:
    """Wait until a process has opened its path; return the reason if it does not.

    It may take `times` as long as on the first attempt.
    """
    reply: Reply = SILENT
    try:
        for patience in (LOADING, times * OPENING):
            async with asyncio.timeout(patience):
                reply = await process.reply()
    except TimeoutError:
        return LATE
    return reply if isinstance(reply, Ready | Gone) else SILENT


async def start_process(path: str, *, may_start: bool) -> Process:
    """Start a process for a path. Raises OSError."""
    options = ["--may-start"] if may_start else []
    return Process(
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "splendor_access.speech.child", path, *options),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            # Ctrl-C at the terminal is for the game; the process ends with its input.
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
    )
