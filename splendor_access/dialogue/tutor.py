"""Where a listener is in the tutorial: what it has seen done, and which step comes next."""

from collections.abc import Iterable, Sequence

from splendor_access.game.events import Event
from splendor_access.talk.lessons import LESSONS, completed, teach, title
from splendor_access.talk.messages import Arg, Message, Messages, as_typed, clean, say
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.question import Asked, line_of


class Tutor:
    """The tutorial of one seat. It is quiet until it is asked, and again once it is left.

    `at` is the step to be learned now, an index; past the last one all are learned.
    """

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self.on = False
        self.at = 0
        self._begun = False
        self._done: set[int] = set()
        self._reminded: int | None = None

    def begin(self) -> None:
        """Begin with the first step, as a game does that is begun as a tutorial."""
        self.on = self._begun = True

    def answer(self, asked: Asked, vocabulary: Vocabulary, events: Iterable[Event]) -> Messages:
        """Answer `tutorial`: the step that is due, or another one, or all of them by title.

        `events` are all of the game so far; one who comes back goes on behind the
        last step that was done in it.
        """
        word = " ".join(asked.words)
        number = vocabulary.number(word) if word else None
        if word in vocabulary.words("off"):
            self.on = False
            return [say("tutorial-off")]
        if word in vocabulary.words("steps"):
            return self._steps()
        if word and number is None and word not in vocabulary.words("next"):
            return [vocabulary.not_understood("tutorial", line_of(asked, "tutorial"))]
        if number is not None and not 1 <= number <= len(LESSONS):
            return [say("no-such-step", typed=clean(as_typed(asked.words)), count=len(LESSONS))]
        first = not self._begun
        if first:
            self._come_back(events)
        self.begin()
        if number is not None:
            self.at = number - 1
        elif word and not first:
            self.at = min(self.at + 1, len(LESSONS))
        return self._step(asked)

    def saw(self, command: str | None, events: Sequence[Event]) -> Messages:
        """Take note of a command that was answered and of one's own actions; return hints."""
        done = [each for event in events for each in completed(event, self._seat)]
        seen = {*done, *([command] if command else [])}
        self._done |= {i for i, lesson in enumerate(LESSONS) if lesson.by & set(done)}
        if not self.on or self.at >= len(LESSONS) or not seen:
            return []
        lesson = LESSONS[self.at]
        if lesson.by & seen:
            self._done.add(self.at)
            self.at += 1
            return [self._next()]
        if done and self._reminded != self.at:
            self._reminded = self.at
            return [self._open(set(done))]
        return []

    def _come_back(self, events: Iterable[Event]) -> None:
        done = {each for event in events for each in completed(event, self._seat)}
        learned = [i for i, lesson in enumerate(LESSONS) if lesson.by & done]
        self._done |= set(learned)
        self.at = learned[-1] + 1 if learned else 0

    def _open(self, done: set[str]) -> Message:
        """Tell that something else was done, and that the step waits."""
        facts: dict[str, Arg] = {"number": self.at + 1, "title": title(LESSONS[self.at])}
        early = next((i for i, each in enumerate(LESSONS) if i > self.at and each.by & done), None)
        if early is None:
            return say("hint-open", **facts)
        return say("hint-early", early=early + 1, other=title(LESSONS[early]), **facts)

    def _next(self) -> Message:
        if self.at == len(LESSONS):
            return say("hint-last", number=self.at)
        return say("hint-done", number=self.at, next=self.at + 1, title=title(LESSONS[self.at]))

    def _step(self, asked: Asked) -> Messages:
        if self.at == len(LESSONS):
            return [say("tutorial-over", count=len(LESSONS))]
        lesson, count = LESSONS[self.at], len(LESSONS)
        lines = [say("tutorial", number=self.at + 1, count=count, title=title(lesson))]
        lines += teach(lesson, asked)
        return [*lines, say("tutorial-known")] if self.at in self._done else lines

    def _steps(self) -> Messages:
        lines = [say("tutorial-steps", count=len(LESSONS))]
        for at, lesson in enumerate(LESSONS):
            known = "done" if at in self._done else "here" if at == self.at else "open"
            lines.append(say("tutorial-step", number=at + 1, title=title(lesson), known=known))
        return lines
