"""The event loop: every source posts intents to one queue, and only the session takes them."""

import asyncio
import signal
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from typing import Literal

import msgspec

from splendor_access.console.keyboard import Interrupted, Keyboard, PlainKeyboard, PromptKeyboard
from splendor_access.console.low_vision import explain_limits, explain_no_theme, printed_line
from splendor_access.console.terminal import PrintedLine, Terminal, is_stalled, silence
from splendor_access.session.advising import prepare_advice
from splendor_access.session.intents import Intent, Said
from splendor_access.session.prompts import FEW, Handover, Prompt, Reply, question_lines
from splendor_access.session.shared_keyboard import AnySession, Channel
from splendor_access.table.opponents import Opponents
from splendor_access.talk.messages import Message, say

GRACE = 0.3
"""Seconds that the prompt waits for answers of a server."""

UNHURRIED = 1.0
"""Seconds that the prompt waits for the moves of computer opponents, all of them together."""

PATIENCE = (2.0, 10.0)
"""Seconds until the player hears that the program waits: the first time, and from then on."""

Signal = Literal["end", "interrupt", "terminated"]


class Loop:
    """One game at one keyboard. `typed`: a person types at a terminal; otherwise input is piped.

    Without a keyboard all intents come from the channels. They are closed at the end of the game,
    except for those of `lasting`, which serve the next game, too. A piped action before its turn is
    kept until then, and the lines after it wait. `opponents` think elsewhere than in a process.
    """

    def __init__(
        self,
        session: AnySession,
        keyboard: Keyboard | None,
        terminal: Terminal,
        *,
        typed: bool,
        channels: Sequence[Channel] = (),
        lasting: Sequence[Channel] = (),
        opponents: Opponents | None = None,
    ) -> None:
        self._session = session
        self._keyboard = keyboard
        self._terminal = terminal
        self._typed = typed
        self._channels = [*lasting, *channels]
        self._closed = channels
        self._plain = isinstance(keyboard, PlainKeyboard)
        self._opponents = opponents or Opponents(own=True)
        self._queue: asyncio.Queue[Intent | Signal | BaseException] = asyncio.Queue()
        self._reading: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._thought_for = -1
        self._waiting_since: float | None = None  # for computer opponents
        self._wait_told = False  # the prompt has said it
        self._late = False
        self._kept: Intent | None = None
        self._ended = False
        self._unread: deque[PrintedLine] = deque()
        # What is left of an answer while a question beside it is answered.
        self._rest: list[PrintedLine] = []
        self._held: list[PrintedLine] = []
        settings = session.style.settings
        self._theme = settings.theme
        shared = len(session.languages) > 1
        self._clear = "off" if shared else settings.clear
        self._handovers = session.handovers

    def end(self) -> None:
        """End the game, as when the system ends the program."""
        self._queue.put_nowait("terminated")

    async def run(self, opening: Sequence[Said]) -> None:
        """Play until the session is finished."""
        with self._catching_interrupts() if self._plain and self._typed else nullcontext():
            await self._play(opening)

    @contextmanager
    def _catching_interrupts(self) -> Iterator[None]:
        """Make Ctrl-C an intent during the game."""
        loop, before = asyncio.get_running_loop(), signal.getsignal(signal.SIGINT)

        def interrupted(*_signal: object) -> None:
            if is_stalled():
                # Nobody would hear an answer.
                silence()
                loop.call_soon_threadsafe(self.end)
                return
            loop.call_soon_threadsafe(self._queue.put_nowait, "interrupt")

        signal.signal(signal.SIGINT, interrupted)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    async def _play(self, opening: Sequence[Said]) -> None:
        if isinstance(self._keyboard, PromptKeyboard):
            self._keyboard.pressed = self._pressed
        if isinstance(self._keyboard, PromptKeyboard | PlainKeyboard):
            self._keyboard.now = lambda: self._session.table.version
        try:
            for channel in self._channels:
                channel.begin(self._session, self._poster())
            self._tell([*self._apply_settings(), *opening])
            while not self._session.finished:
                self._think()
                if self._kept and self._handle_if_due(self._kept):
                    continue
                await self._read()
                arrived = await self._next()
                if isinstance(arrived, BaseException):
                    raise arrived
                if isinstance(arrived, Intent) and self._session.table.elsewhere:
                    # The server of the others may be served by this loop, too.
                    await prepare_advice(self._session, arrived)
                self._handle(arrived)
        finally:
            if self._keyboard:
                self._keyboard.hide(False)
            for task in (self._reading, self._thinking):
                if task:
                    task.cancel()
            await self._opponents.close()
            await asyncio.gather(*(channel.close() for channel in self._closed))

    # Sources

    def _poster(self) -> Callable[[Intent], None]:
        """Return the function by which channels post intents, from any thread."""
        loop = asyncio.get_running_loop()

        def post(intent: Intent) -> None:
            with suppress(RuntimeError):  # the game has ended, and its loop is closed
                loop.call_soon_threadsafe(self._queue.put_nowait, intent)

        return post

    def _think(self) -> None:
        table = self._session.table
        seat = self._session.bot
        if self._thinking and (seat is None or self._thought_for != table.version):
            # After an undo or a quit the decision is obsolete.
            if not self._thinking.done():
                self._opponents.stop()
            self._thinking.cancel()
            self._thinking = None
        if seat is None:
            self._waiting_since = None
        elif self._waiting_since is None:
            self._waiting_since = asyncio.get_running_loop().time()
        if seat is not None and self._thinking is None:
            self._thought_for = table.version
            self._thinking = self._task(self._choose(seat, table.version))

    def _task(self, source: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Run a source; if it fails, the loop fails instead of waiting forever."""
        task = asyncio.create_task(source)

        def pass_on(done: asyncio.Task[None]) -> None:
            error = None if done.cancelled() else done.exception()
            if error:
                self._queue.put_nowait(error)

        task.add_done_callback(pass_on)
        return task

    async def _choose(self, seat: int, version: int) -> None:
        table = self._session.table
        action = await self._opponents.choose(
            table.players[seat].kind, table.state.view(seat), table.chance, len(table.moments)
        )
        self._queue.put_nowait(Intent("bot", action=action, seat=seat, seen=version))

    async def _read(self) -> None:
        if self._keyboard is None or self._reading is not None or not self._queue.empty():
            return
        if self._session.waits and not self._late:
            return
        if self._kept and not self._session.open_prompt:
            return
        if self._ended:
            self._queue.put_nowait("end")
            return
        if self._thinking is not None:
            if self._plain:
                return
            waited = asyncio.get_running_loop().time() - (self._waiting_since or 0.0)
            await asyncio.wait([self._thinking], timeout=max(0.0, UNHURRIED - waited))
            if not self._queue.empty():
                return
        self._wait_told = False
        self._reading = self._task(self._read_line(self._keyboard))

    def _pressed(self, key: str) -> None:
        meant = self._session.shortcuts.keys.get(key)
        if meant:
            seen = self._session.table.version
            self._queue.put_nowait(Intent("key", text=meant, seen=seen))

    async def _read_line(self, keyboard: Keyboard) -> None:
        try:
            line = await keyboard.read(self._prompt)
        except EOFError:
            self._queue.put_nowait("end")
        except Interrupted:
            self._queue.put_nowait("interrupt")
        else:
            seen, begun = self._session.table.version, None
            if self._typed and isinstance(keyboard, PromptKeyboard | PlainKeyboard):
                begun = keyboard.begun
            self._queue.put_nowait(Intent("keyboard", text=line, seen=seen, begun=begun))

    def _prompt(self) -> str:
        if self._wait_told and self._session.bot is not None:
            return ""
        word = say("prompt-more") if self._unread else self._session.prompt_word
        return f"{self._session.style.text(word)}> "

    async def _next(self) -> Intent | Signal | BaseException:
        if self._typed and self._reading is None and self._session.waits:
            # Remote answers are mostly immediate; the prompt then comes after them.
            try:
                return await asyncio.wait_for(self._queue.get(), GRACE)
            except TimeoutError:
                self._late = True
                await self._read()
                self._late = False
        if not self._typed or self._thinking is None:
            return await self._queue.get()
        for patience in (PATIENCE[0], *[PATIENCE[1]] * 1000):
            try:
                return await asyncio.wait_for(self._queue.get(), patience)
            except TimeoutError:
                table = self._session.table
                name = table.names[table.state.to_act]
                self._tell([Said(say("waiting", name=name), "turn")])
        return await self._queue.get()

    # Answers

    def _handle(self, arrived: Intent | Signal) -> None:
        session = self._session
        if isinstance(arrived, Intent):
            self._do(arrived)
            return
        if arrived == "terminated":
            self._tell(session.end_of_input())
            return
        if self._plain and self._typed:
            # Nothing was typed at the prompt, so its line has to be ended here.
            self._terminal.write([""])
        self._unread.clear()
        if arrived == "interrupt":
            if isinstance(self._keyboard, PlainKeyboard) and self._reading:
                # The thread still waits for a line: show its prompt.
                self._tell(session.cancel())
                self._keyboard.begin(self._prompt)
            else:
                self._reading = None
                self._tell(session.cancel())
        elif self._kept:
            self._ended = True
            self._reading = None
        else:
            self._reading = None
            asks = self._typed and not session.leaving
            self._tell(session.leave() if asks else session.end_of_input())

    def _do(self, intent: Intent) -> None:
        if intent.source == "bot":
            self._thinking = None
        if intent.source == "keyboard":
            self._reading = None
            if self._unread and self._reads_on(intent.text):
                return
            if self._session.must_wait(intent.text):
                # It is no reply to another player's question.
                refused = self._session.cancel() if self._session.open_prompt else []
                self._kept = intent
                self._tell([*refused, Said(say("friends-kept"))], intent)
                return
        trouble = [Said(each, "turn") for each in self._opponents.troubles]
        self._opponents.troubles.clear()
        before = self._session.open_prompt
        said = self._session.handle(intent)
        if self._asks(before, said):
            # What is typed now answers the question, and reads nothing on.
            self._unread.clear()
            self._rest.clear()
        self._tell([*trouble, *said], intent)

    def _asks(self, before: Prompt | None, said: Sequence[Said]) -> bool:
        """Return whether a question is asked, or asked again, that the player answers."""
        prompt = self._session.open_prompt
        if prompt is None or isinstance(prompt, Handover):
            return False
        told = [each.message for each in said]
        return prompt is not before or all(line in told for line in question_lines(prompt))

    def _reads_on(self, typed: str) -> bool:
        """Read on in a long answer, or leave the rest; return whether that was the whole line.

        A question is answered, and the rest waits behind a short answer. Anything else leaves it.
        A yes or no may be meant for a question asked before the long answer: that is asked again.
        """
        reply = self._session.reads_on(typed)
        if reply == "on" or (reply == "ask" and any(line.asks for line in self._unread)):
            self._show([])
            return True
        if reply == "ask":
            self._unread.clear()
            self._tell(self._session.handle(Intent("keyboard", meant=Reply("repeat"))))
            return True
        if reply is None and self._session.only_reads(typed):
            self._rest += self._unread
        self._unread.clear()
        return reply == "leave"

    def _handle_if_due(self, kept: Intent) -> bool:
        """Handle a kept line if its turn has come, and return whether it was handled."""
        session = self._session
        if self._ended and session.open_prompt:
            # Nobody replies any more.
            self._tell(session.cancel())
        if session.open_prompt or session.must_wait(kept.text):
            return False
        self._kept = None
        now = msgspec.structs.replace(kept, seen=session.table.version)
        self._tell(session.handle(now), now)
        return True

    def _tell(self, said: Sequence[Said], intent: Intent | None = None) -> None:
        said = [*said, *self._apply_settings()]
        for channel in self._channels:
            channel.tell(said, intent)
        self._forget_secrets()
        if self._keyboard:
            entering = self._session.entering
            self._keyboard.hide(entering is not None and entering.hidden)
        lines = self._printed(said)
        if self._keyboard is None:
            # The output goes to a file.
            lines = [line for line in lines if not line.secret]
        elif self._session.apart and any(line.secret for line in lines):
            name = self._session.table.names[self._session.seat]
            lines = [line for line in lines if not line.secret]
            lines.append(PrintedLine(self._text(say("kept-apart", name=name))))
        lines = [*self._held, *lines]
        self._held.clear()
        if intent and intent.source == "bot" and self._half_typed and self._session.bot is not None:
            # More moves follow at once. The line being typed is restored once, after all of them.
            self._held += lines
        elif self._unread:
            # The rest of an answer waits for Enter; later output comes after it.
            self._unread.extend(lines)
        else:
            self._show(lines)

    def _printed(self, said: Sequence[Said]) -> list[PrintedLine]:
        """Return lines as printed; those of a question with few choices are marked as such."""
        asked = question_lines(self._session.open_prompt)
        few = asked if len(asked) <= FEW + 1 else []
        return [
            msgspec.structs.replace(
                printed_line(each, self._session.style, self._terminal), asks=each.message in few
            )
            for each in said
        ]

    def _forget_secrets(self) -> None:
        """Drop all secrets for the next person if the keyboard is being passed on."""
        before, self._handovers = self._handovers, self._session.handovers
        if before == self._handovers:
            return
        self._unread = deque(line for line in self._unread if not line.secret)
        self._rest = [line for line in self._rest if not line.secret]
        self._held = [line for line in self._held if not line.secret]
        if self._clear == "on":
            self._write(self._terminal.clear)

    def _apply_settings(self) -> list[Said]:
        """Apply the settings to the terminal; return messages about unsuitable ones."""
        settings = self._session.style.settings
        themed, self._theme = settings.theme != self._theme, settings.theme
        clears, self._clear = settings.clear != self._clear, settings.clear
        self._terminal.wrap = settings.wrap
        self._terminal.use_theme(self._theme)
        found = explain_no_theme(self._theme, self._terminal) if themed else []
        if clears and self._clear == "on":
            found += explain_limits(self._terminal)
        return [*map(Said, found)]

    @property
    def _half_typed(self) -> bool:
        """Whether a line is begun that would have to be restored after news."""
        keyboard = self._keyboard
        return isinstance(keyboard, PromptKeyboard) and bool(self._reading and keyboard.draft.text)

    def _text(self, message: Message) -> str:
        return self._session.style.text(message)

    def _show(self, lines: Sequence[PrintedLine]) -> None:
        """Write lines, at a terminal at most a screen at once; the rest waits for Enter."""
        self._unread.extend(lines)
        page = self._page()
        if self._rest and not self._unread:
            self._unread.extend(self._rest)
            page.append(self._more("more-before"))
        self._rest.clear()
        self._write(lambda: self._terminal.write(page))
        if not self._unread:
            self._session.table.mark_end_told()

    def _write(self, write: Callable[[], None]) -> None:
        """Write something, and restore the line being typed."""
        if self._keyboard is None or self._reading is None:
            write()
        else:
            # A prompt that still waits is not said once more after each move.
            self._wait_told = self._session.bot is not None and not self._half_typed
            self._keyboard.interrupt(write)

    def _page(self) -> list[PrintedLine]:
        """Take the next lines: all, or a screenful, which does not end within a question."""
        unread, height = self._unread, self._terminal.height
        room = max(4, self._terminal.rows - 4)
        page: list[PrintedLine] = []
        paged = self._typed and self._terminal.paged
        while unread and (
            not paged or not page or height(unread[0]) <= room or (page[-1].asks and unread[0].asks)
        ):
            room -= height(unread[0])
            page.append(unread.popleft())
        if not unread:
            return page
        more = self._more()
        # The last line takes the place of its own announcement.
        last = len(unread) == 1 and height(unread[0]) <= height(more)
        return [*page, unread.popleft() if last else more]

    def _more(self, name: str = "more") -> PrintedLine:
        return PrintedLine(self._text(say(name, count=len(self._unread))))
