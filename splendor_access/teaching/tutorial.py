"""The tutorial and the rules, each in its parts, with the listener's place in them."""

from collections.abc import Iterable, Sequence

import msgspec

from splendor_access.game.actions import Buy, Reserve, Take
from splendor_access.game.cards import LEVELS, NO_GEMS, Gems
from splendor_access.game.events import Bought, Event, Reserved, Took
from splendor_access.game.legality import legal_actions, missing, price, refusal
from splendor_access.game.reach import Way, fewest_turns
from splendor_access.settings.style import Style
from splendor_access.talk import rulebook
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import (
    Arg,
    Handful,
    Message,
    Messages,
    as_typed,
    clean,
    fold,
    said_back,
    say,
)
from splendor_access.talk.parsing.subjects import part_named
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.question import Asked, in_hand, line_of
from splendor_access.talk.rulebook import PARTS, rule_facts


class TutorialStep(msgspec.Struct, frozen=True):
    """One step. Any of `by` completes it: a command that was answered, or an action of the player.

    Actions are `took`, `took-pair`, `bought` and `reserved`.
    """

    name: str
    by: frozenset[str]


def _lesson(name: str, *by: str) -> TutorialStep:
    return TutorialStep(name, frozenset(by))


LESSONS = (
    _lesson("table", "row", "board", "look", "find"),
    _lesson("gems", "took"),
    _lesson("mine", "me", "bank"),
    _lesson("afford", "afford", "need"),
    _lesson("buy", "bought"),
    _lesson("bonus", "worth", "me", "afford"),
    _lesson("pair", "took-pair"),
    _lesson("reserve", "reserved"),
    _lesson("hand", "hand", "me"),
    _lesson("nobles", "goal", "nobles"),
    _lesson("others", "threat", "changed", "player"),
    _lesson("again", "last", "again", "log", "older", "newer"),
    _lesson("try", "try"),
    _lesson("undo", "undo"),
    _lesson("settings", "settings", "help"),
    _lesson("end", "score", "goal"),
)
"""The steps in order. Their words in the locale files are `title-NAME`, `lesson-NAME` and
`exercise-NAME`."""


def completed_by(event: Event, seat: int) -> list[str]:
    """Return the names, as in `TutorialStep.by`, of an event of a seat."""
    if isinstance(event, Took | Bought | Reserved) and event.seat == seat:
        match event:
            case Took():
                return ["took", "took-pair"] if max(event.gems) > 1 else ["took"]
            case Bought():
                return ["bought"]
            case Reserved():
                return ["reserved"]
    return []


def step_title(lesson: TutorialStep) -> Message:
    """Return the subject of a step, as a part of a sentence."""
    return say(f"title-{lesson.name}")


def teach(lesson: TutorialStep, asked: Asked) -> list[Message]:
    """Explain a step, with an example to type now."""
    return [say(f"lesson-{lesson.name}", **rule_facts(asked.scene)), _exercise(lesson, asked)]


def _exercise(lesson: TutorialStep, asked: Asked) -> Message:
    if asked.state.phase == "over":
        return say("exercise-over")
    match lesson.name:
        case "gems":
            return _gems(asked)
        case "buy":
            return _buy(asked)
        case "pair":
            return _pair(asked)
        case "reserve":
            return _reserve(asked)
        case "try":
            return _try(asked)
        case name:
            return say(f"exercise-{name}")


def _gems(asked: Asked) -> Message:
    take = _useful([take for take in _takes(asked) if max(take) == 1], asked)
    nearest = _nearest(asked)
    if take is None:
        return say("exercise-later")
    if nearest is None:
        return say("exercise-gems", gems=Handful(take))
    place, card = nearest[0], asked.cards()[nearest[0]]
    return say("exercise-gems-towards", place=place, card=card, gems=Handful(take))


def _buy(asked: Asked) -> Message:
    nearest = _nearest(asked)
    if nearest is None:
        return say("exercise-later")
    place, way = nearest
    card = asked.cards()[place]
    if way.turns == 1:
        return say("exercise-buy", place=place, card=card)
    lacks, take = missing(asked.mine, card), way.actions[0]
    if not isinstance(take, Take):
        return say("exercise-buy-need", place=place, card=card, missing=lacks)
    gems = Handful(take.gems)
    return say("exercise-buy-lacks", place=place, card=card, missing=lacks, gems=gems)


def _pair(asked: Asked) -> Message:
    pair = _useful([take for take in _takes(asked) if max(take) > 1], asked)
    return say("exercise-gems", gems=Handful(pair)) if pair else say("exercise-later")


def _try(asked: Asked) -> Message:
    take = _useful(_takes(asked), asked)
    return say("exercise-try", gems=Handful(take)) if take else say("exercise-later")


def _reserve(asked: Asked) -> Message:
    state = asked.on_turn()
    dear = {
        place: sum(price(asked.mine, card))
        for place, card in asked.cards().items()
        if card.points and not refusal(state, Reserve(place)) and refusal(state, Buy(place))
    }
    if not dear:
        return say("exercise-later")
    place = min(dear, key=dear.__getitem__)
    return say("exercise-reserve", place=place, card=asked.cards()[place])


def _takes(asked: Asked) -> list[Gems]:
    return [a.gems for a in legal_actions(asked.on_turn()) if isinstance(a, Take)]


def _useful(takes: Sequence[Gems], asked: Asked) -> Gems | None:
    """Return the take with the most gems that the nearest card lacks, or None."""
    nearest = _nearest(asked)
    lacks = missing(asked.mine, asked.cards()[nearest[0]]) if nearest else NO_GEMS

    def use(take: Gems) -> int:
        return sum(map(min, take, lacks))

    return max(takes, key=use, default=None)


def _nearest(asked: Asked) -> tuple[str, Way] | None:
    """Return the card of the first level or the hand that takes the fewest turns, and its way.

    Of equal ones it is the cheapest. Without such cards it is one of the other levels.
    """
    cards = asked.cards()
    near = [p for p, card in cards.items() if card.level == LEVELS[0] or in_hand(p)] or [*cards]
    found = ((place, fewest_turns(asked.state, asked.seat, place)) for place in near)
    ways = {place: way for place, way in found if way}
    if not ways:
        return None
    place = min(ways, key=lambda at: (ways[at].turns, sum(price(asked.mine, cards[at]))))
    return place, ways[place]


class Tutor:
    """The tutorial of one seat. It is quiet before it is asked for and after it is left.

    `at` is the index of the present step, or the number of steps once all are learned.
    """

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self.on = False
        self.at = 0
        self._begun = False
        self._done: set[int] = set()
        self._reminded: int | None = None

    def begin(self) -> None:
        """Begin with the first step, in a game that was started as a tutorial."""
        self.on = self._begun = True

    def answer(self, asked: Asked, vocabulary: Vocabulary, events: Iterable[Event]) -> Messages:
        """Answer `tutorial`: with the present step, another one, or the titles of all.

        `events` are all events of the game so far; a player who returns continues after the last
        step that was completed in them.
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
        """Note an answered command and the player's own actions; return hints."""
        done = [each for event in events for each in completed_by(event, self._seat)]
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
        done = {each for event in events for each in completed_by(event, self._seat)}
        learned = [i for i, lesson in enumerate(LESSONS) if lesson.by & done]
        self._done |= set(learned)
        self.at = learned[-1] + 1 if learned else 0

    def _open(self, done: set[str]) -> Message:
        """Say that other steps were completed, and that the present one still waits."""
        facts: dict[str, Arg] = {"number": self.at + 1, "title": step_title(LESSONS[self.at])}
        early = next((i for i, each in enumerate(LESSONS) if i > self.at and each.by & done), None)
        if early is None:
            return say("hint-open", **facts)
        return say("hint-early", early=early + 1, other=step_title(LESSONS[early]), **facts)

    def _next(self) -> Message:
        if self.at == len(LESSONS):
            return say("hint-last", number=self.at)
        return say(
            "hint-done", number=self.at, next=self.at + 1, title=step_title(LESSONS[self.at])
        )

    def _step(self, asked: Asked) -> Messages:
        if self.at == len(LESSONS):
            return [say("tutorial-over", count=len(LESSONS))]
        lesson, count = LESSONS[self.at], len(LESSONS)
        lines = [say("tutorial", number=self.at + 1, count=count, title=step_title(lesson))]
        lines += teach(lesson, asked)
        return [*lines, say("tutorial-known")] if self.at in self._done else lines

    def _steps(self) -> Messages:
        lines = [say("tutorial-steps", count=len(LESSONS))]
        for at, lesson in enumerate(LESSONS):
            known = "done" if at in self._done else "here" if at == self.at else "open"
            lines.append(say("tutorial-step", number=at + 1, title=step_title(lesson), known=known))
        return lines


class RulesReader:
    """The reading of the rules for one seat. `at` is the index of the next part."""

    def __init__(self) -> None:
        self.at = 0

    def answer(self, about: str, scene: Scene, style: Style, vocabulary: Vocabulary) -> Messages:
        """Answer `rules`: with the next part, another one, the list of parts, or all of them."""
        word = fold(about)
        if word in vocabulary.words("parts"):
            return self._parts()
        if word in vocabulary.words("all"):
            return [line for at in range(len(PARTS)) for line in _part(at, scene, style)]
        number = vocabulary.number(word)
        if number is not None and not 1 <= number <= len(PARTS):
            return [say("no-such-part", typed=clean(said_back(about)))]
        if number is not None:
            self.at = number - 1
        elif word in vocabulary.words("next"):
            if self.at == len(PARTS) - 1:
                return [say("rules-read")]
            self.at += 1
        elif word in vocabulary.words("back"):
            self.at = max(0, self.at - 1)
        elif word:
            part = part_named(word, vocabulary)
            if part is None:
                return [say("no-such-part", typed=clean(said_back(about)))]
            self.at = PARTS.index(part)
        return [*_part(self.at, scene, style), self._onward()]

    def _onward(self) -> Message:
        if self.at == len(PARTS) - 1:
            return say("rules-read")
        return say("rules-onward", title=rulebook.part_title(PARTS[self.at + 1]))

    def _parts(self) -> Messages:
        lines = [say("rules-parts", count=len(PARTS))]
        for at, part in enumerate(PARTS):
            here = "here" if at == self.at else "elsewhere"
            lines.append(
                say("rules-part-listed", number=at + 1, title=rulebook.part_title(part), here=here)
            )
        return lines


def _part(at: int, scene: Scene, style: Style) -> Messages:
    part = PARTS[at]
    head = say("rules-part", number=at + 1, count=len(PARTS), title=rulebook.part_title(part))
    return [head, *style.lines(rulebook.tell(part, scene))]
