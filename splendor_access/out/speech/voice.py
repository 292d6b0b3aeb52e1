"""A voice that is never waited for: paths in a process of their own, which is watched.

A process that ends, or does not answer in time, is started once more; then the next path takes
its place. What had been handed over and was not yet heard is said again there, from the line at
which it broke off. When no path is left the voice is gone, and all are tried again now and then.
"""

import asyncio
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import assert_never

import msgspec

from splendor_access.out.speech import Ability, Manner, Urgency, Utterance
from splendor_access.out.speech.child import (
    Adopt,
    Check,
    Done,
    Gone,
    Hello,
    Reached,
    Ready,
    Reply,
    Request,
    Say,
    Stop,
    Voiceless,
)
from splendor_access.out.speech.paths import Progress, none

PATIENCE = 1.5
"""Seconds in which a request must be answered."""
OPENING = 3.0
"""Seconds in which a path must be open; some ask their engine for thousands of voices."""
LOADING = 10.0
"""Seconds in which the process must run, before it has anything to do with speech."""
WATCH = 0.5
"""Seconds after which a path that speaks is asked whether it is still there."""
REST = (10.0, 20.0, 40.0, 60.0)
"""Seconds after which all paths are tried again when none was left; the last one for ever."""

PACE = 20.0
"""Characters a second that a path without progress is taken to speak; voices are slower."""
SLOWEST = 3.0
"""Characters a second under which an utterance whose end is not told counts as over."""

FAILURES = 2
"""A path that fails so often without a whole utterance between is given up."""


class Changed(msgspec.Struct, frozen=True):
    """Another path speaks now, or none. `again`: after a time in which none did."""

    path: str | None
    before: str | None
    again: bool = False


class Free(msgspec.Struct, frozen=True):
    """All that was handed over has been heard."""


Event = Changed | Free | Voiceless


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)

SILENT = Gone("failed")
"""A process that has ended without a word, or did not answer in time."""


class _Process:
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
        """Whether a request has not been answered yet."""
        return self._answered < self._count

    @property
    def silent_for(self) -> float:
        """Seconds since its last reply; none before the first, while Python itself starts."""
        return 0.0 if self._replied is None else monotonic() - self._replied

    def ask(self, request: Callable[[int], Request]) -> int:
        """Write a request and return its number.

        It never waits: what the pipe cannot take is kept in memory.
        """
        self._count += 1
        self._input.write(_ENCODER.encode(request(self._count)) + b"\n")
        asyncio.get_running_loop().call_later(PATIENCE, self._overdue, self._count)
        return self._count

    def answered(self, number: int) -> None:
        """Note that requests up to a number are done."""
        self._answered = number

    async def reply(self) -> Reply:
        """Wait for a reply; the end of a process is one too."""
        line = await self._output.readline()
        self._replied = monotonic()
        try:
            return _DECODER.decode(line)
        except msgspec.DecodeError:
            return SILENT

    async def end(self) -> None:
        """End the process: with its input if it listens, by force if not."""
        self._input.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(0 if self.owes else 0.2):
                await self._process.wait()
        self._kill()
        await self._process.wait()

    def _overdue(self, number: int) -> None:
        if self._answered < number:
            self._kill()

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()


class Voice:
    """Says one utterance at a time; `notify` is told when that is over, and of what goes wrong."""

    def __init__(
        self,
        paths: Sequence[str],
        manner: Manner,
        notify: Callable[[Event], None],
        *,
        may_start: bool,
    ) -> None:
        self._paths = paths
        self._manner = manner
        self._notify = notify
        self._may_start = may_start
        self._living: asyncio.Task[None] | None = None
        self._newest: _Process | None = None  # the one that runs
        self._process: _Process | None = None  # the same, when it is ready to speak
        self._name: str | None = None
        self.abilities: tuple[Ability, ...] = ()
        self._gone = False
        self._current: tuple[Utterance, Urgency] | None = None
        self._number = 0
        self._line = 0
        self._offset = 0
        self._request = 0
        self._due: asyncio.TimerHandle | None = None  # when the utterance counts as over
        self._watch: asyncio.TimerHandle | None = None
        self._quiet = True
        self._failures = 0
        self._opened = asyncio.Event()
        self._silence = none.connect(self._soon, may_start=False)

    @property
    def name(self) -> str:
        """What speaks now."""
        return self._name or self._silence.name

    def available(self) -> bool:
        """Say whether something speaks, or may yet."""
        return not self._gone

    @property
    def busy(self) -> bool:
        """Whether something is being said, or waits for a path to say it."""
        return self._current is not None

    @property
    def silent_for(self) -> float:
        """Seconds since the present process has last given a sign of life."""
        return self._newest.silent_for if self._newest else 0.0

    @property
    def unheard(self) -> tuple[str, ...]:
        """The lines that were handed over and not yet begun, or begun and not yet over."""
        return self._current[0].lines[self._line :] if self._current else ()

    def begin(self) -> None:
        """Start the first path. Needs a running loop."""
        self._living = asyncio.create_task(self._live())

    async def opened(self) -> None:
        """Wait until a path is open."""
        await self._opened.wait()

    def say(self, utterance: Utterance, urgency: Urgency) -> None:
        """Say something. Of what was said before, the end is waited for no more."""
        self._number += 1
        self._current = msgspec.structs.replace(utterance, number=self._number), urgency
        self._line = 0
        self._hand_over()

    def stop(self) -> None:
        """Be silent at once."""
        self._forget()
        if self._process and not self._quiet:
            self._quiet = True
            self._ask(Stop)

    def adopt(self, manner: Manner) -> None:
        """Speak in this manner from now on."""
        self._manner = manner
        if self._process:
            self._ask(lambda number: Adopt(number, manner))

    async def close(self, grace: float = 0.3) -> None:
        """Let go of the path; what was handed over in time is spoken to its end, if it can."""
        if self._living is None:
            return
        process = self._process
        deadline = monotonic() + grace
        while process and process.owes and monotonic() < deadline:
            await asyncio.sleep(0.005)
        self._forget()
        self._living.cancel()
        with suppress(asyncio.CancelledError):
            await self._living
        self._living = None

    # The process

    async def _live(self) -> None:
        """Use one path after another, for as long as each of them works."""
        rests = iter(REST)
        rest = REST[0]
        while True:
            for path in self._paths:
                await self._use(path)
            if not self._gone:
                self._gone = True
                before, self._name = self._name, None
                self._notify(Changed(None, before))
                self._forget()
            rest = next(rests, rest)
            await asyncio.sleep(rest)

    async def _use(self, path: str) -> None:
        """Use a path until it fails for good."""
        self._failures = 0
        while True:
            self._newest = process = await _started(path, may_start=self._may_start)
            try:
                opened = await _opened(process)
                if isinstance(opened, Ready):
                    self._begin(process, opened)
                    await self._listen(process)
            finally:
                was_open, self._process = self._process is not None, None
                self._hold()
                if self._current and self._current[0].sign:
                    self._forget()  # an echo that comes late says something wrong
                await process.end()
            self._failures += 1
            if not was_open or self._failures >= FAILURES:
                return

    def _begin(self, process: _Process, ready: Ready) -> None:
        self._process = process
        self.abilities = ready.abilities
        self._quiet = True
        self._ask(lambda number: Adopt(number, self._manner))
        before, again = self._name, self._gone
        self._name, self._gone = ready.name, False
        self._opened.set()
        if before != ready.name:
            self._notify(Changed(ready.name, before, again))
        self._hand_over()

    async def _listen(self, process: _Process) -> None:
        """Take replies until there are no more."""
        while True:
            reply = await process.reply()
            match reply:
                case Done(number):
                    process.answered(number)
                    if number == self._request and self._current:
                        self._handed_over()
                case Reached(progress):
                    self._reached(progress)
                case Voiceless():
                    self._notify(reply)
                case Gone():
                    return
                case Hello() | Ready():
                    pass
                case _ as unknown:
                    assert_never(unknown)

    def _ask(self, request: Callable[[int], Request]) -> int:
        return self._process.ask(request) if self._process else 0

    # The utterance

    def _hand_over(self) -> None:
        """Give the path what is to be said, from the line on that was not heard yet."""
        if not self._current:
            return
        if self._gone:
            self._silence.say(*self._current)
        if not self._process:
            return
        utterance, urgency = self._current
        rest = msgspec.structs.replace(utterance, lines=utterance.lines[self._line :])
        self._offset = self._line
        self._quiet = False
        self._request = self._ask(lambda number: Say(number, rest, urgency))
        self._hold()
        self._watch = asyncio.get_running_loop().call_later(WATCH, self._check)

    def _handed_over(self) -> None:
        """Wait for the end of the utterance, or for the time that it takes at most."""
        length = sum(map(len, self.unheard))
        lasts = 2 + length / SLOWEST if "progress" in self.abilities else length / PACE
        self._due = asyncio.get_running_loop().call_later(lasts, self._over)

    def _hold(self) -> None:
        """Stop waiting for the end of the utterance."""
        for timer in (self._due, self._watch):
            if timer:
                timer.cancel()
        self._due = self._watch = None

    def _forget(self) -> None:
        self._hold()
        self._current = None

    def _soon(self, progress: Progress) -> None:
        asyncio.get_running_loop().call_soon(self._reached, progress)

    def _over(self) -> None:
        self._failures = 0
        self._forget()
        self._notify(Free())

    def _check(self) -> None:
        self._ask(Check)
        self._watch = asyncio.get_running_loop().call_later(WATCH, self._check)

    def _reached(self, progress: Progress) -> None:
        if self._current is None or progress.number != self._current[0].number:
            return
        if progress.line is None:
            self._over()
        else:
            self._line = self._offset + progress.line


async def tried(path: str) -> Ready | Gone:
    """Open a path and close it again, without starting anything; return what came of it."""
    process = await _started(path, may_start=False)
    try:
        return await _opened(process)
    finally:
        await process.end()


async def _opened(process: _Process) -> Ready | Gone:
    """Wait until a process has opened its path; return why it has not otherwise."""
    reply: Reply = SILENT
    for patience in (LOADING, OPENING):
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                reply = await process.reply()
    return reply if isinstance(reply, Ready | Gone) else SILENT


async def _started(path: str, *, may_start: bool) -> _Process:
    options = ["--may-start"] if may_start else []
    return _Process(
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "splendor_access.out.speech.child", path, *options),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            # Ctrl-C at the terminal is for the game; the process ends with its input.
            start_new_session=True,
        )
    )
