"""A voice that never blocks: paths in a child process, which is watched and must answer in time.

A process that ends, or does not answer in time, is started once more; then the next path takes its
place, and repeats the lines not heard yet, from the line that was interrupted. When no path is left
there is no voice, and all are tried again now and then.
"""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import assert_never

import msgspec

from splendor_access.settings.system import kill
from splendor_access.speech.child import (
    Adopt,
    ChildRuns,
    Gone,
    Reached,
    Ready,
    Reply,
    Request,
    RequestDone,
    Say,
    StillThere,
    Stop,
    Voiceless,
)
from splendor_access.speech.paths import Ability, Manner, SpeechProgress, Urgency, Utterance, none

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


WATCH = 0.5
"""Seconds after which a speaking path is asked whether it is still there."""
REST = (10.0, 20.0, 40.0, 60.0)
"""Seconds before all paths are tried again when none was left; the last one repeats forever."""

PACE = 200
"""Words a minute assumed for a path that reports no progress, where the player sets none."""
WORD = 6.0
"""Characters of a word, with the space behind it."""
SLOWEST = 3.0
"""Characters per second; an utterance that takes longer counts as over."""

LONGEST = 8
"""The factor by which a path may open more slowly if none did before."""

FAILURES = 2
"""A path that fails this often without a whole utterance in between is given up."""


class Changed(msgspec.Struct, frozen=True):
    """Another path speaks now, or none. `again`: after a time without any."""

    path: str | None
    before: str | None
    again: bool = False


class Free(msgspec.Struct, frozen=True):
    """Everything handed over has been heard."""


class Adopted(msgspec.Struct, frozen=True):
    """The path speaks with this voice now, as the manner wants it."""

    voice: str


Event = Changed | Free | Voiceless | Adopted


class Voice:
    """Says one utterance at a time; `notify` is called at its end and at changes."""

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
        self._newest: Process | None = None  # the running one
        self._process: Process | None = None  # the same, once it is ready to speak
        self._life: float | None = None  # the time of the last reply of an open path
        self._name: str | None = None
        self.abilities: tuple[Ability, ...] = ()
        self._gone = False
        self._times = 1  # factor of the time that a path may take to open
        self._late = False
        self._current: tuple[Utterance, Urgency] | None = None
        self._number = 0
        self._line = 0
        self._offset = 0
        self._request = 0
        self._adopting = 0  # the request for the present manner, until it is answered
        self._due: asyncio.TimerHandle | None = None  # when the utterance counts as over
        self._watch: asyncio.TimerHandle | None = None
        self._quiet = True
        self._failures = 0
        self._opened = asyncio.Event()
        self._silence = none.connect(self._soon, may_start=False)

    @property
    def name(self) -> str:
        """The name of the voice."""
        return self._name or self._silence.name

    def available(self) -> bool:
        """Return whether there is a voice, or may yet be."""
        return not self._gone

    @property
    def may_open_late(self) -> bool:
        """Whether a path did not open in time, but might with more."""
        return self._late

    @property
    def busy(self) -> bool:
        """Whether something is being said, or waits for a path."""
        return self._current is not None

    @property
    def silent_for(self) -> float:
        """Seconds since the last activity of a path; 0 while the first is loading."""
        if self._life is not None:
            return monotonic() - self._life
        return self._newest.silent_for if self._newest else 0.0

    @property
    def unheard(self) -> tuple[str, ...]:
        """The lines handed over and not yet begun, or begun and not yet over."""
        return self._current[0].lines[self._line :] if self._current else ()

    def begin(self) -> None:
        """Start the first path. Needs a running loop."""
        self._living = asyncio.create_task(self._live())

    async def wait_until_open(self) -> None:
        """Wait until a path is open."""
        await self._opened.wait()

    def say(self, utterance: Utterance, urgency: Urgency) -> None:
        """Say something, without waiting for the end of the previous utterance."""
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
        self._adopt()

    def _adopt(self) -> None:
        self._adopting = self._ask(lambda number: Adopt(number, self._manner))

    async def close(self, grace: float) -> None:
        """Close the path once it has taken everything, or after `grace` seconds."""
        if self._living is None:
            return
        process = self._process
        deadline = monotonic() + grace
        while process and process is self._process and process.owes:
            if monotonic() > deadline:
                break
            await asyncio.sleep(0.005)
        self._forget()
        self._living.cancel()
        await asyncio.gather(self._living, return_exceptions=True)
        self._living = None

    # The process

    async def _live(self) -> None:
        """Use one path after another, each for as long as it works."""
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
            self._times = min(2 * self._times, LONGEST)

    async def _use(self, path: str) -> None:
        """Use a path until it fails for good."""
        self._failures = 0
        while True:
            try:
                self._newest = process = await start_process(path, may_start=self._may_start)
            except OSError:  # there are too many processes
                return
            try:
                reply = await wait_until_open(process, self._times)
                self._late |= reply is LATE
                if isinstance(reply, Ready):
                    self._begin(process, reply)
                    await self._listen(process)
            finally:
                was_open, self._process = self._process is not None, None
                self._stop_waiting()
                if self._current and self._current[0].sign:
                    self._drop()  # a late echo would be wrong
                await process.end()
            self._failures += 1
            if not was_open or self._failures >= FAILURES:
                return

    def _begin(self, process: Process, ready: Ready) -> None:
        self._process = process
        self._life = monotonic()
        self.abilities = ready.abilities
        self._quiet = True
        self._adopt()
        before, again = self._name, self._gone
        self._name, self._gone = ready.name, False
        self._opened.set()
        if before != ready.name:
            self._notify(Changed(ready.name, before, again))
        self._hand_over()

    async def _listen(self, process: Process) -> None:
        """Handle replies until there are no more."""
        while True:
            reply = await process.reply()
            match reply:
                case RequestDone(number):
                    self._life = monotonic()
                    process.mark_done(number)
                    if number == self._adopting and self._manner.voice:
                        self._notify(Adopted(self._manner.voice))
                    if number == self._request and self._current:
                        self._wait_for_end()
                case Reached(progress):
                    self._reached(progress)
                case Voiceless():
                    self._adopting = 0
                    self._notify(reply)
                case Gone():
                    return
                case ChildRuns() | Ready():
                    pass
                case _ as unknown:
                    assert_never(unknown)

    def _ask(self, request: Callable[[int], Request]) -> int:
        return self._process.ask(request) if self._process else 0

    # The utterance

    def _hand_over(self) -> None:
        """Give the path the present utterance, from the first line that was not heard."""
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
        self._stop_waiting()
        self._watch = asyncio.get_running_loop().call_later(WATCH, self._check)

    def _wait_for_end(self) -> None:
        """Wait for the end of the utterance, or for its longest possible time."""
        length = sum(map(len, self.unheard))
        if "progress" in self.abilities:
            lasts = 2 + length / SLOWEST
        else:
            lasts = length / WORD * 60 / (self._manner.pace or PACE)
        self._due = asyncio.get_running_loop().call_later(lasts, self._over)

    def _stop_waiting(self) -> None:
        """Stop waiting for the end of the utterance."""
        for timer in (self._due, self._watch):
            if timer:
                timer.cancel()
        self._due = self._watch = None

    def _forget(self) -> None:
        self._stop_waiting()
        self._current = None

    def _soon(self, progress: SpeechProgress) -> None:
        asyncio.get_running_loop().call_soon(self._reached, progress)

    def _over(self) -> None:
        self._failures = 0
        self._drop()

    def _drop(self) -> None:
        self._forget()
        self._notify(Free())

    def _check(self) -> None:
        self._ask(StillThere)
        self._watch = asyncio.get_running_loop().call_later(WATCH, self._check)

    def _reached(self, progress: SpeechProgress) -> None:
        if self._current is None or progress.number != self._current[0].number:
            return
        if progress.line is None:
            self._over()
        else:
            self._line = self._offset + progress.line
