"""The program's own voice: the order of utterances, and what interrupts what.

An answer to the player silences the present utterance, and so does any key. News waits for the
voice to be free, and all waiting news is said in one utterance. With piped input nothing is
interrupted.
"""

import asyncio
import sys
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from time import monotonic
from typing import assert_never

import msgspec

from splendor_access.settings.settings import EchoSetting, Settings
from splendor_access.settings.style import Kind
from splendor_access.speech.child import Voiceless
from splendor_access.speech.paths import LONGEST, ORDERS, Manner, Urgency, Utterance
from splendor_access.speech.spoken import Echo, Edit, SpokenPhrase, spoken_text
from splendor_access.speech.voice import Adopted, Changed, Free, Voice
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, say

MOST = 5
"""The most lines of news in one utterance that are said as usual; more are said in short."""

_NEWS = ("moves", "background")


class SpokenLine(msgspec.Struct, frozen=True):
    """A line of speech, with its urgency to the listener.

    `short` has other words for it, if any, for when many lines wait. `secret`: it must not be heard
    after the device has been passed on. `language` is that of its words. `event`: it tells what
    `last` tells again; `call`: it calls to act.
    """

    text: str
    urgency: Urgency
    secret: bool = False
    language: str = "en"
    short: str = ""
    event: bool = False
    call: bool = False


class Batch(msgspec.Struct, frozen=True):
    """Lines of one utterance."""

    lines: tuple[SpokenLine, ...]

    @property
    def language(self) -> str:
        """The language of its lines."""
        return self.lines[0].language

    @property
    def urgency(self) -> Urgency:
        """The greatest urgency of its lines."""
        order: tuple[Urgency, ...] = ("answer", "turn", "moves", "background")
        return min((line.urgency for line in self.lines), key=order.index, default="background")


class Backlog:
    """Waiting batches. `whole`: nothing is shortened, and each batch stays separate."""

    def __init__(self, *, whole: bool) -> None:
        self._whole = whole
        self._waiting: deque[Batch] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, lines: Sequence[SpokenLine]) -> None:
        """Append lines, in batches short enough for one utterance."""
        self._waiting.extend(map(Batch, _portions(lines)))

    @property
    def lines(self) -> list[SpokenLine]:
        """All waiting lines."""
        return [line for batch in self._waiting for line in batch.lines]

    def clear(self) -> list[SpokenLine]:
        """Forget and return everything."""
        lines = self.lines
        self._waiting.clear()
        return lines

    def forget_secrets(self) -> None:
        """Drop every secret line."""
        kept = [tuple(line for line in batch.lines if not line.secret) for batch in self._waiting]
        self._waiting = deque(map(Batch, filter(None, kept)))

    def take(self) -> Batch | None:
        """Return the next batch, or None.

        Accumulated news is said in one utterance, in short if it is more than MOST lines.
        """
        if not self._waiting:
            return None
        if self._whole or self._answers():
            return self._waiting.popleft()
        lines: list[SpokenLine] = []
        language = self._waiting[0].language
        while self._waiting and not self._answers() and self._waiting[0].language == language:
            lines += self._waiting.popleft().lines
        first, *others = _portions(_shortened(lines))
        self._waiting.extendleft(map(Batch, reversed(others)))
        return Batch(first)

    def _answers(self) -> bool:
        return self._waiting[0].urgency == "answer"


def _shortened(lines: Sequence[SpokenLine]) -> list[SpokenLine]:
    if sum(line.urgency in _NEWS for line in lines) <= MOST:
        return [*lines]
    return [msgspec.structs.replace(line, text=line.short or line.text) for line in lines]


def _portions(lines: Iterable[SpokenLine]) -> list[tuple[SpokenLine, ...]]:
    """Return lines in groups of at most LONGEST characters; a longer line is cut at spaces."""
    portions: list[tuple[SpokenLine, ...]] = []
    room = 0
    for line in lines:
        for text in _cut(line.text):
            if len(text) > room:
                portions.append(())
                room = LONGEST
            portions[-1] = (*portions[-1], msgspec.structs.replace(line, text=text))
            room -= len(text)
    return portions


def _cut(text: str) -> list[str]:
    pieces = []
    while len(text) > LONGEST:
        end = text.rfind(" ", 0, LONGEST + 1)
        end = end if end > 0 else LONGEST
        pieces.append(text[:end])
        text = text[end:].lstrip()
    return [*pieces, text] if text else pieces


LAST_WORDS = 10.0
"""The longest time, in seconds, for the remaining lines after the end of piped input."""
DEAD = 1.5 if sys.platform == "linux" else 6.0
"""Seconds without a sign of life that end this wait.

A path is silent while it opens, and those of Windows and macOS load much more.
"""
GRACE = 0.3
"""Seconds for the last words to reach a voice that outlives the program."""
ASIDE = 3.0
"""Seconds for the last words of an engine that falls silent with the program."""
OPENING = 3.0
"""Seconds for a voice to begin before the program ends."""


class Speaker:
    """Speaks lines. `typed`: a person types, so speech can be interrupted.

    `changed` is called when another path speaks, or none; `chosen` with the name
    of the voice of the settings, once it is known whether it speaks (if not, it does not exist, or
    the path takes none, as `takes_voices` says); `tell` with messages for the player.
    """

    def __init__(
        self,
        locale: Locale,
        settings: Settings,
        *,
        typed: bool,
        may_start: bool,
        changed: Callable[[Changed], None],
        chosen: Callable[[str, bool], None],
        tell: Callable[[Message], None],
    ) -> None:
        self._locale = locale
        self._typed = typed
        self._changed = changed
        self._chosen = chosen
        self._tell = tell
        self._echo = Echo()
        self._backlog = Backlog(whole=not typed)
        self._saying: Sequence[SpokenLine] = ()
        self._unheard = 0  # lines of news that keys have cut off, until that is said
        self._missed: list[SpokenLine] = []  # calls to act that keys have cut off before they began
        self._manner = self._adopted = manner(locale, settings)
        self._voice = Voice(paths(settings), self._manner, self._handle_event, may_start=may_start)
        self._voice.begin()

    @property
    def name(self) -> str:
        """The name of the voice."""
        return self._voice.name

    @property
    def takes_voices(self) -> bool:
        """Whether a voice can be chosen."""
        return "voice" in self._voice.abilities

    @property
    def lasting(self) -> bool:
        """Whether the voice continues after the end of the program."""
        return self.name != "none" and "lasting" in self._voice.abilities

    def available(self) -> bool:
        """Return whether there is a voice, or may yet be."""
        return self._voice.available()

    @property
    def may_open_late(self) -> bool:
        """Whether there is no voice only because no path opened in time."""
        return self._voice.may_open_late

    async def wait_until_open(self) -> None:
        """Wait until there is a voice."""
        await self._voice.wait_until_open()

    def follow(self, locale: Locale, settings: Settings) -> None:
        """Speak by the present settings, as far as the path can."""
        self._locale = locale
        before, self._manner = self._manner, manner(locale, settings)
        if before == self._manner:
            return
        self._adopt(self._manner)
        for setting in ("rate", "punctuation"):
            is_new = getattr(before, setting) != getattr(self._manner, setting)
            if is_new and setting not in self._voice.abilities:
                self._tell(say("speech-cannot", path=self.name, setting=setting))

    def _adopt(self, manner: Manner) -> None:
        if manner != self._adopted:
            self._adopted = manner
            self._voice.adopt(manner)

    def hush(self) -> None:
        """Be silent at once, and drop what waits."""
        self._backlog.clear()
        self._voice.stop()

    def forget_secrets(self) -> None:
        """Drop all secrets: the device is being passed on."""
        self._backlog.forget_secrets()
        if self._voice.busy and any(line.secret for line in self._saying):
            self._voice.stop()

    def say(
        self,
        lines: Sequence[SpokenPhrase],
        *,
        own: bool,
        retold: bool = False,
        still: bool = False,
    ) -> None:
        """Say printed lines.

        `own`: they answer the player; `retold`: they tell the news again; `still`: the table is as
        it was, so a call to act that was cut off still holds.
        """
        if own and self._typed and lines:
            self.hush()
        words, language = self._words(), self._manner.language
        said = [
            SpokenLine(
                spoken_text(each.text, words),
                _urgency(each.kind, own=own),
                each.secret,
                language,
                spoken_text(each.short, words),
                each.kind in ("mine", "moves", "market", "talk"),
                each.call,
            )
            for each in lines
        ]
        self._backlog.add([each for each in said if each.text])
        if own and self._unheard:
            how = self._locale.text(say("speech-cut-short", count=self._unheard))
            self._unheard = 0
            if not retold:
                self._backlog.add([SpokenLine(how, "turn", language=language)])
        if own:
            missed, self._missed = self._missed, []
            self._backlog.add(missed if still else [])
        self._next()

    def hear(self, edit: Edit, echo: EchoSetting) -> None:
        """Fall silent at a key press, and echo its effect."""
        left = len(self._voice.unheard)
        waiting = [*(self._saying[-left:] if left else ()), *self._backlog.lines]
        self._unheard += sum(each.event and each.urgency != "answer" for each in waiting)
        begun = 1 if left else 0
        self._missed += [each for each in waiting[begun:] if each.call]
        self.hush()
        text = self._echo.text_for(edit, echo)
        if len(text) > 1:
            text = spoken_text(text, self._words())
        if text:
            self._adopt(self._manner)
            name = self._locale.attribute("speech-space") if text == " " else text
            self._saying = ()
            self._voice.say(Utterance((name,), sign=len(text) == 1), "answer")

    def unheard(self, *, secrets: bool) -> list[str]:
        """Return the lines not heard yet, with or without secrets, and forget them."""
        left = [line for line in self._backlog.clear() if secrets or not line.secret]
        told = secrets or not any(line.secret for line in self._saying)
        return [*(self._voice.unheard if told else ()), *(each.text for each in left)]

    async def wait_until_finished(self) -> None:
        """Wait until everything has been said, if there is a voice at all."""
        while self._speaks():
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Close the voice; with piped input, finish first."""
        if self._typed:
            await self.wait_until_begun()
        aside = self.name != "none" and not self.lasting
        limit = LAST_WORDS if not self._typed else ASIDE if aside else 0.0
        begun = monotonic()
        while self._speaks() and monotonic() - begun < limit:
            if self._flushed() and not aside:
                break
            await asyncio.sleep(0.01)
        await self._voice.close(GRACE if self._typed else limit)

    async def wait_until_begun(self) -> None:
        """Wait a moment for a voice, and hand over everything if it continues by itself."""
        with suppress(TimeoutError):
            async with asyncio.timeout(OPENING):
                while self.name == "none" and self._speaks():
                    await asyncio.sleep(0.01)
        if self.lasting:
            self._hand_over_all()

    def _flushed(self) -> bool:
        """Hand everything to a voice that does not report when it is free; return success.

        Such a voice keeps the order, and continues after the end of the program.
        """
        if self.name == "none" or "progress" in self._voice.abilities:
            return False
        self._hand_over_all()
        return True

    def _hand_over_all(self) -> None:
        while batch := self._backlog.take():
            self._hand_over(batch)

    def _speaks(self) -> bool:
        voice = self._voice
        waits = voice.busy or bool(self._backlog)
        return waits and voice.available() and voice.silent_for < DEAD

    def _next(self) -> None:
        """Say the next batch, if the voice is free."""
        if self._voice.busy:
            return
        batch = self._backlog.take()
        if batch:
            self._hand_over(batch)

    def _hand_over(self, batch: Batch) -> None:
        self._saying = batch.lines
        self._adopt(msgspec.structs.replace(self._manner, language=batch.language))
        self._voice.say(Utterance(tuple(each.text for each in batch.lines)), batch.urgency)

    def _words(self) -> Sequence[str]:
        return self._locale.words("spoken-words")

    def _handle_event(self, event: Changed | Free | Voiceless | Adopted) -> None:
        match event:
            case Free():
                self._next()
            case Voiceless(voice) | Adopted(voice):
                self._chosen(voice, isinstance(event, Adopted))
            case Changed():
                self._changed(event)
            case _ as unknown:
                assert_never(unknown)


def paths(settings: Settings) -> Sequence[str]:
    """Return the paths to a voice in order of preference."""
    engine = settings.engine
    order = ORDERS.get(sys.platform, ORDERS["linux"])
    return order if engine == "default" else (engine, *(p for p in order if p != engine))


def manner(locale: Locale, settings: Settings) -> Manner:
    """Return how to speak, from the settings."""
    return Manner(
        locale.attribute("speech-language"),
        None if settings.rate == "default" else int(settings.rate),
        None if settings.voice == "default" else settings.voice,
        None if settings.punctuation == "default" else settings.punctuation,
        None if settings.pace == "default" else int(settings.pace),
    )


def _urgency(kind: Kind, *, own: bool) -> Urgency:
    if own:
        return "answer"
    match kind:
        case "answers" | "turn":
            return "turn"
        case "mine" | "moves":
            return "moves"
        case "market" | "hints" | "talk":
            return "background"
        case _ as unknown:
            assert_never(unknown)
