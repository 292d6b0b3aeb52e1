"""The course of the notation in braille: its lessons, and the choice of the next question.

A course knows no words and no device. A question is always a code of the notation, or a letter or
number of one; the right answer is the same code.
"""

import re
from collections.abc import Callable, Sequence

import msgspec

from splendor_access.braille.cells import code_cells
from splendor_access.braille.tables import BrailleTable
from splendor_access.game.cards import CARDS, COLOURS, LEVELS, NOBLES, ORDER
from splendor_access.game.chance import Chance
from splendor_access.game.notation import (
    NotationError,
    card_code,
    count_text,
    noble_code,
    parse_card,
    parse_counts,
    parse_noble,
)

ROUND = 10
"""The number of questions in a round."""

PASSED = 8
"""The right first answers in a round that lead on to the next lesson."""

KNOWN = 2
"""The right answers in a row after which a code counts as known."""

_WAIT = 3
"""The number of other questions before the same code again."""

_CHOICES = 4


_BONUSES = "".join(ORDER[i] for i in COLOURS)


class Lesson(msgspec.Struct, frozen=True):
    """Codes of one kind. `parse` returns the code of an answer. It raises NotationError."""

    name: str
    codes: tuple[str, ...]
    parse: Callable[[str], str]


def _counts(text: str) -> str:
    return count_text(parse_counts(text))


def _pattern(pattern: str) -> Callable[[str], str]:
    def parse(text: str) -> str:
        compact = re.sub(r"[\s,]+", "", text.lower())
        if not re.fullmatch(pattern, compact):
            raise NotationError("not-a-card", text)
        return compact

    return parse


def _number(text: str) -> str:
    return str(int(_pattern(r"\d{1,2}")(text)))


LESSONS = (
    Lesson("letters", (*LEVELS, *ORDER), _pattern(f"[{''.join(LEVELS)}{ORDER}]")),
    Lesson("numbers", tuple(map(str, range(11))), _number),
    Lesson("counts", tuple(f"{n}{gem}" for n in range(1, 8) for gem in _BONUSES), _counts),
    Lesson(
        "heads",
        tuple(dict.fromkeys(card_code(card).split()[0] for card in CARDS)),
        _pattern(rf"[{''.join(LEVELS)}]\d[{_BONUSES}]"),
    ),
    Lesson("costs", tuple(dict.fromkeys(count_text(card.cost) for card in CARDS)), _counts),
    Lesson("cards", tuple(map(card_code, CARDS)), lambda text: card_code(parse_card(text))),
    Lesson("tiles", tuple(map(noble_code, NOBLES)), lambda text: noble_code(parse_noble(text))),
)


class LearnerProgress(msgspec.Struct):
    """The progress of a learner.

    `rows` has the number of right answers in a row by lesson and code. `asked` counts all
    questions, `round` those of this round, and `right` the right first answers; `missed` has the
    codes of the others.
    """

    lesson: str = LESSONS[0].name
    asked: int = 0
    seed: int = 0
    rows: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    round: int = 0
    right: int = 0
    missed: list[str] = msgspec.field(default_factory=list)
    recent: list[str] = msgspec.field(default_factory=list)


class Course:
    """One learner's course, in the cells of one table."""

    def __init__(self, table: BrailleTable, progress: LearnerProgress) -> None:
        self.table = table
        self.progress = progress
        self.question = ""
        self._chance = Chance(progress.seed)
        self.ask()

    @property
    def lesson(self) -> Lesson:
        """The present lesson."""
        return next(each for each in LESSONS if each.name == self.progress.lesson)

    @property
    def round_over(self) -> bool:
        """Whether a round is complete; `go_on` or `begin` starts another."""
        return self.progress.round >= ROUND

    @property
    def following(self) -> Lesson:
        """The lesson of the next round."""
        at = LESSONS.index(self.lesson)
        passed = self.progress.right >= PASSED
        return LESSONS[min(at + 1, len(LESSONS) - 1)] if passed else self.lesson

    def known(self, lesson: Lesson) -> int:
        """Return how many codes of a lesson the learner knows."""
        rows = self.progress.rows.get(lesson.name, {})
        return sum(rows.get(code, 0) >= KNOWN for code in lesson.codes)

    def begin(self, lesson: Lesson) -> None:
        """Begin a round of a lesson."""
        progress = self.progress
        progress.lesson, progress.round, progress.right = lesson.name, 0, 0
        progress.missed, progress.recent = [], []
        self.ask()

    def ask(self) -> None:
        """Choose the next question: a code missed a while ago, else the one known least."""
        progress = self.progress
        rows = progress.rows.get(progress.lesson, {})
        fresh = [code for code in self.lesson.codes if code not in progress.recent[-_WAIT:]]
        due = [code for code in fresh if code in progress.missed and not rows.get(code)]
        self.question = min(
            due or fresh,
            key=lambda code: (
                rows.get(code, 0),
                self._chance.number("ask", progress.asked, code),
            ),
        )

    def answer(self, code: str) -> bool:
        """Take the learner's answer, and return whether it is right."""
        progress = self.progress
        rows = progress.rows.setdefault(progress.lesson, {})
        right = code == self.question
        rows[self.question] = rows.get(self.question, 0) + 1 if right else 0
        if self.question not in progress.missed:
            if right:
                progress.right += 1
            else:
                progress.missed.append(self.question)
        progress.asked += 1
        progress.round += 1
        progress.recent = [*progress.recent, self.question][-_WAIT:]
        if not self.round_over:
            self.ask()
        return right

    def choices(self) -> list[str]:
        """Return the code in question among others that feel much like it, in random order.

        Raises BrailleUnavailable.
        """
        asked = code_cells(self.question, self.table).cells
        others = sorted(
            (code for code in self.lesson.codes if code != self.question),
            key=lambda code: _difference(asked, code_cells(code, self.table).cells),
        )
        offered = [self.question, *others[: _CHOICES - 1]]
        return [*self._chance.shuffled(offered, "choices", self.progress.asked)]


def _difference(cells: str, others: str) -> int:
    """Return the number of dots in which two rows of cells differ."""
    width = max(len(cells), len(others))
    pairs = zip(cells.ljust(width, "\u2800"), others.ljust(width, "\u2800"), strict=True)
    return sum((ord(one) ^ ord(other)).bit_count() for one, other in pairs)


def find_lesson(words: Sequence[str], text: str) -> Lesson | None:
    """Return a lesson by its number from 1 or by its name; `words` are the names in order."""
    if text.isdecimal() and 0 < int(text[:3]) <= len(LESSONS):
        return LESSONS[int(text) - 1]
    return LESSONS[words.index(text)] if text in words else None
