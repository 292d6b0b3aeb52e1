"""The speech backlog: in order, with bursts of news shortened."""

from collections import deque
from collections.abc import Iterable, Sequence

import msgspec

from splendor_access.speech.paths import LONGEST, Urgency

MOST = 5
"""The most lines of news in one utterance that are said as usual; more are said in short."""

_NEWS = ("moves", "background")


class SpokenLine(msgspec.Struct, frozen=True):
    """A line of speech, with its urgency to the listener.

    `short` is what is said of it where much waits, if that is something else. `secret`: it must not
    be heard after the device has been passed on. `language` is that of its words. `event`: it tells
    what `last` tells again; `call`: it calls to act.
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
