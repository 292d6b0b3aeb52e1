"""What waits to be spoken: in order, and a burst of news made short."""

from collections import deque
from collections.abc import Iterable, Sequence

import msgspec

from splendor_access.speech.paths import LONGEST, Urgency

MOST = 5
"""So many lines of news are spoken in one go; of more, some are only counted."""

_NEWS = ("moves", "background")


class SpokenLine(msgspec.Struct, frozen=True):
    """A line as it is to be said, and what it is to the listener.

    `secret`: it is not to be heard any more when the device has been passed on. `language` is that
    of its words.
    """

    text: str
    urgency: Urgency
    secret: bool = False
    language: str = "en"


class Batch(msgspec.Struct, frozen=True):
    """Lines that are said in one go. `omitted`: so many lines of news were left out of it."""

    lines: tuple[SpokenLine, ...]
    omitted: int = 0

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
    """Batches that wait. `whole`: nothing is left out, and each batch stays by itself."""

    def __init__(self, *, whole: bool) -> None:
        self._whole = whole
        self._waiting: deque[Batch] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, lines: Sequence[SpokenLine]) -> None:
        """Put lines after all others, in batches that are not too long for one utterance."""
        self._waiting.extend(map(Batch, _portions(lines)))

    @property
    def lines(self) -> list[SpokenLine]:
        """All that waits."""
        return [line for batch in self._waiting for line in batch.lines]

    def clear(self) -> list[SpokenLine]:
        """Forget everything; return it."""
        lines = self.lines
        self._waiting.clear()
        return lines

    def forget_secrets(self) -> None:
        """Leave out every line that is secret."""
        kept = [tuple(line for line in batch.lines if not line.secret) for batch in self._waiting]
        self._waiting = deque(map(Batch, filter(None, kept)))

    def take(self) -> Batch | None:
        """Return what is to be said next, or None.

        News that has piled up is said in one go. If it is more than MOST lines, those in the
        background are left out, and if it still is, all of it. Calls to act are always said.
        """
        if not self._waiting:
            return None
        if self._whole or self._answers():
            return self._waiting.popleft()
        lines: list[SpokenLine] = []
        language = self._waiting[0].language
        while self._waiting and not self._answers() and self._waiting[0].language == language:
            lines += self._waiting.popleft().lines
        kept = _shortened(lines)
        first, *others = _portions(kept) or [()]
        self._waiting.extendleft(map(Batch, reversed(others)))
        return Batch(tuple(first), omitted=len(lines) - len(kept))

    def _answers(self) -> bool:
        return self._waiting[0].urgency == "answer"


def _shortened(lines: Sequence[SpokenLine]) -> list[SpokenLine]:
    kept = [*lines]
    for urgency in reversed(_NEWS):
        if sum(line.urgency in _NEWS for line in kept) > MOST:
            kept = [line for line in kept if line.urgency != urgency]
    return kept


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
