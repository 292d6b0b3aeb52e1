"""The course of the notation in braille: its lessons, the choice of questions, and the dialogue.

A course knows no words and no device. A question is always a code of the notation, or a letter or
number of one; the right answer is the same code. A teacher knows neither terminal nor display: a
typed line, in letters or in braille, or the code of a choice comes in, and messages go out.
"""

import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from secrets import randbits
from typing import Literal

import msgspec

from splendor_access.braille.cells import code_cells, dot_numbers
from splendor_access.braille.tables import BrailleTable
from splendor_access.game.cards import (
    CARDS,
    COLOURS,
    GOLD,
    LEVELS,
    NO_GEMS,
    NOBLES,
    ORDER,
    Card,
    Gems,
)
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
from splendor_access.settings import files
from splendor_access.settings.files import Keeper, read_value
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import (
    Arg,
    Code,
    Colour,
    Message,
    Messages,
    clean,
    fold,
    line,
    say,
)
from splendor_access.talk.parsing.vocabulary import Vocabulary

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


Request = Literal["choices", "dots", "show", "lessons", "again", "help", "quit", "go"]
REQUESTS: tuple[Request, ...] = ("choices", "dots", "show", "lessons")
"""The requests with their own words here; the others are also commands of the game."""

SKIPPED = ("filler", "level", "points", "cost", "asks")
"""The kinds of words that an answer may contain but does not need."""


class Teacher:
    """Leads through a course in one language. `keep` is called after each answer.

    All methods may raise BrailleUnavailable.
    """

    def __init__(self, course: Course, locale: Locale, keep: Callable[[], Messages]) -> None:
        self.course = course
        self.locale = locale
        self.finished = False
        self._vocabulary = Vocabulary(locale)
        self._keep = keep
        numbers = locale.words("words-number")
        self._numbers = [words.split()[0] for words in numbers]

    @property
    def prompt(self) -> Message:
        """The prompt word."""
        return say("prompt-teach-more" if self.course.round_over else "prompt-teach")

    @property
    def cells(self) -> str:
        """The cells of the question."""
        return code_cells(self.course.question, self.course.table).cells

    @property
    def task(self) -> Message:
        """The question in words."""
        return say(f"teach-ask-{self.course.lesson.name}")

    def opening(self) -> Messages:
        """Introduce the course, and ask the first question."""
        return [say("teach-opening", table=self.course.table.name), *self._ask()]

    def handle(self, text: str) -> Messages:
        """Take a line, and return the reply."""
        request = self._request(text)
        lesson = self._lesson(text)
        course = self.course
        if request == "quit":
            return self.leave()
        if request == "help":
            return [say("teach-help")]
        if request == "lessons":
            return self._lessons()
        if lesson or (course.round_over and request in ("go", "again")):
            course.begin(lesson or (course.lesson if request == "again" else course.following))
            return [self._begun(course.lesson), *self._ask()]
        if course.round_over:
            return [self._following()]
        match request:
            case "choices":
                offered = [self.meaning(code) for code in course.choices()]
                return [say("teach-choices", count=len(offered)), *offered]
            case "dots":
                return [say("teach-dots", dots=dot_numbers(self.cells))]
            case "again" | "go":
                return self._ask()
            case "show":
                return self._answered("")
            case _:
                return self._answer(text)

    def offers(self) -> list[tuple[Message, str]]:
        """Return choices that replace typing: each a message, and the line that it enters.

        Answers come first, then requests, then the lessons.
        """
        course = self.course
        if course.round_over:
            offered = [(self._following(), "")]
            others = ["again"] if course.following is not course.lesson else []
        else:
            offered = [(self.meaning(code), code) for code in course.choices()]
            others = ["show"]
        words = [self.locale.words(f"words-{name}")[0] for name in (*others, "quit")]
        offered += [(line(word), word) for word in words]
        command = self.locale.words("words-lesson")[0]
        lessons = enumerate(LESSONS, 1)
        return [*offered, *((self._begun(each), f"{command} {n}") for n, each in lessons)]

    def leave(self) -> Messages:
        """End the course; it will continue from here."""
        self.finished = True
        return [say("teach-left")]

    def meaning(self, code: str) -> Message:
        """Describe a code of the present lesson in words."""
        match self.course.lesson.name:
            case "letters":
                return self._letter(code)
            case "numbers":
                return line(self._numbers[int(code)])
            case "counts" | "costs":
                return say("taught-cost", counts=self._counts(parse_counts(code)))
            case "heads":
                return self._head(Card(code[0], int(code[1]), code[2], NO_GEMS))
            case "cards":
                card = parse_card(code)
                counts = self._counts(card.cost)
                return say("taught-card", head=self._head(card), counts=counts)
            case _:
                noble = parse_noble(code)
                number = self._numbers[noble.points]
                return say("taught-tile", number=number, counts=self._counts(noble.cost))

    # Parsing

    def _request(self, text: str) -> Request | None:
        word = fold(text.strip())
        if not word:
            return "go"
        found = next(
            (request for request in REQUESTS if word in self._vocabulary.words(request)), None
        )
        command = self._vocabulary.command(word) if len(word) > 1 else None
        if command == "quit" or word in self._vocabulary.words("quit"):
            return "quit"
        return found or ("again" if command == "again" else "help" if command == "help" else None)

    def _lesson(self, text: str) -> Lesson | None:
        command, _, name = fold(text.strip()).partition(" ")
        titles = [fold(self.locale.attribute(f"teach-title-{each.name}")) for each in LESSONS]
        if command not in self._vocabulary.words("lesson"):
            return None
        return find_lesson(titles, name.strip())

    def _answer(self, text: str) -> Messages:
        lesson = self.course.lesson
        try:
            code = lesson.parse(self._as_code(text))
        except NotationError:
            other = next(each for each in lesson.codes if each != self.course.question)
            example = self.meaning(other)
            return [say("teach-unclear", typed=clean(text), code=Code(other), example=example)]
        return self._answered(code)

    def _as_code(self, text: str) -> str:
        """Replace the numbers and gems of an answer by digits and letters."""
        words = fold(text).replace(",", " ").split()
        skipped = {word for kind in SKIPPED for word in self._vocabulary.words(kind)}
        kept = [word for word in words if word not in skipped or len(words) == 1]
        parts = [*map(self._digits, kept)]
        # A gem may have two names at once: "sapphire, blue".
        twice = [one == other and one in ORDER for one, other in pairwise(parts)]
        return " ".join(
            part for part, again in zip(parts, [False, *twice], strict=False) if not again
        )

    def _digits(self, word: str) -> str:
        gems = self._vocabulary.gems(word)
        if len(gems) == 1:
            return gems[0]
        number = self._vocabulary.number(word)
        return word if number is None else str(number)

    # Replying

    def _ask(self) -> Messages:
        number = self.course.progress.round + 1
        asked = say("teach-question", number=number, of=ROUND, task=self.task)
        code = Code(self.course.question)
        return [asked, say("teach-cells", cells=self.cells, code=code)]

    def _answered(self, code: str) -> Messages:
        course = self.course
        question = course.question
        meant: dict[str, Arg] = {"code": Code(question), "meaning": self.meaning(question)}
        if course.answer(code):
            told = [say("teach-right", **meant)]
        elif code:
            told = [say("teach-wrong", given=Code(code), **meant)]
        else:
            told = [say("teach-shown", **meant)]
        told += self._keep()
        return told + (self._round_over() if course.round_over else self._ask())

    def _round_over(self) -> Messages:
        progress = self.course.progress
        missed = [
            say("teach-missed", code=Code(code), meaning=self.meaning(code))
            for code in progress.missed
        ]
        return [say("teach-round", right=progress.right, of=ROUND), *missed, self._following()]

    def _following(self) -> Message:
        course = self.course
        more = course.following is not course.lesson
        title = self._title(course.following)
        return say("teach-next" if more else "teach-once-more", lesson=title)

    def _lessons(self) -> Messages:
        course = self.course
        return [
            say(
                "teach-lessons-line",
                number=number,
                lesson=self._title(lesson),
                known=course.known(lesson),
                of=len(lesson.codes),
                here="yes" if lesson is course.lesson else "no",
            )
            for number, lesson in enumerate(LESSONS, 1)
        ]

    def _begun(self, lesson: Lesson) -> Message:
        return say("teach-lesson", lesson=self._title(lesson))

    def _title(self, lesson: Lesson) -> Message:
        return say(f"teach-title-{lesson.name}")

    def _letter(self, letter: str) -> Message:
        if letter in LEVELS:
            return say("card-level", level=letter)
        stone = self.locale.attribute(f"gem-{letter}", "stone")
        if letter == ORDER[GOLD]:  # which has one name
            return line(stone)
        return say("taught-gem", stone=stone, colour=Colour(letter))

    def _head(self, card: Card) -> Message:
        number = self._numbers[card.points]
        gem = Colour(card.bonus)
        return say("taught-head", level=card.level, count=card.points, number=number, gem=gem)

    def _counts(self, counts: Gems) -> list[Arg]:
        return [
            say(
                "taught-one" if n == 1 else "taught-count",
                number=self._numbers[n],
                gem=Colour(letter),
            )
            for letter, n in zip(ORDER, counts, strict=True)
            if n
        ]


def progress_path() -> Path:
    """Return the path of the file with the learner's progress."""
    return files.home() / "teach.toml"


def load_progress() -> tuple[LearnerProgress, Arg | None]:
    """Return the progress so far, and why its file cannot be read, if so."""
    progress, unreadable = read_value(progress_path(), LearnerProgress)
    if progress is None:
        return LearnerProgress(seed=randbits(32)), unreadable
    if progress.lesson not in (lesson.name for lesson in LESSONS):
        return LearnerProgress(seed=randbits(32)), clean(progress.lesson)
    return progress, None


def progress_keeper(progress: LearnerProgress, unreadable: Arg | None) -> Keeper:
    """Return a keeper that writes the progress after each answer."""
    return Keeper(
        progress_path(),
        progress,
        lambda detail: say("teach-not-kept", detail=detail),
        unreadable=unreadable,
    )
