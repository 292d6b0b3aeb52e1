"""A voice that never blocks: paths in a process of their own, which is watched.

A process that ends, or does not answer in time, is started once more; then the next path takes its
place, and repeats the lines not heard yet, from the line that was interrupted. When no path is left
there is no voice, and all are tried again now and then.
"""

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import assert_never

import msgspec

from splendor_access.speech.child import (
    Adopt,
    ChildRuns,
    Gone,
    Reached,
    Ready,
    Request,
    RequestDone,
    Say,
    StillThere,
    Stop,
    Voiceless,
)
from splendor_access.speech.paths import Ability, Manner, SpeechProgress, Urgency, Utterance, none
from splendor_access.speech.process import LATE, Process, start_process, wait_until_open

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
