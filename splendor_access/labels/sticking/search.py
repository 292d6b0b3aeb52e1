"""The search for the one thing that a player means: by a code, a description, and questions."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Literal

import msgspec

from splendor_access.game.cards import ORDER, Card, Gems, Noble, gems
from splendor_access.game.notation import NotationError
from splendor_access.labels.making.assembly import thing_name
from splendor_access.labels.planning.content import LabelItem, OwnText, parse_label_code
from splendor_access.labels.sticking.clues import Fit, Mismatch, things_described, whole_cost
from splendor_access.talk.messages import Colour, Message, Messages, clean, fold, say
from splendor_access.talk.parsing.loose import LooseDescription, Part, read_loosely
from splendor_access.talk.parsing.vocabulary import Vocabulary

Answer = int | str | None


class CardQuestion(msgspec.Struct, frozen=True):
    """A question about a card: how it is asked, what its answer is for a thing, and its form."""

    name: str
    message: Message
    answer: Callable[[LabelItem], Answer]
    takes: Literal["number", "level", "colour"]

    def parse(self, text: str, vocabulary: Vocabulary) -> Answer:
        """Return a typed answer, or None where it is none."""
        words = vocabulary.split(text)
        if self.takes == "level":
            return vocabulary.level(words)
        if len(words) != 1:
            return None
        if self.takes == "number":
            return vocabulary.number(words[0])
        found = vocabulary.gems(words[0]) or vocabulary.gems_begun(words[0])
        return found[0] if len(found) == 1 else None


def _level(item: LabelItem) -> Answer:
    return item.thing.level if isinstance(item.thing, Card) else None


def _bonus(item: LabelItem) -> Answer:
    return item.thing.bonus if isinstance(item.thing, Card) else None


def _points(item: LabelItem) -> Answer:
    return item.thing.points if isinstance(item.thing, Card | Noble) else None


def _colours(item: LabelItem) -> Answer:
    return sum(map(bool, item.thing.cost)) if isinstance(item.thing, Card | Noble) else None


def _cost(letter: str) -> Callable[[LabelItem], Answer]:
    def answer(item: LabelItem) -> Answer:
        thing = item.thing
        return thing.cost[ORDER.index(letter)] if isinstance(thing, Card | Noble) else None

    return answer


QUESTIONS = (
    CardQuestion("points", say("label-find-ask-points"), _points, "number"),
    CardQuestion("colours", say("label-find-ask-colours"), _colours, "number"),
    CardQuestion("level", say("label-find-ask-level"), _level, "level"),
    CardQuestion("bonus", say("label-find-ask-bonus"), _bonus, "colour"),
    *(
        CardQuestion(
            letter, say("label-find-ask-cost", gem=Colour(letter)), _cost(letter), "number"
        )
        for letter in "serod"
    ),
)
"""What is easiest to tell comes first: numbers, then colours."""


def best_question(items: Sequence[LabelItem], asked: set[str]) -> CardQuestion | None:
    """Return the question that leaves the fewest things on average, or None if none helps."""
    best: tuple[int, CardQuestion] | None = None
    for question in QUESTIONS:
        answers = Counter(map(question.answer, items))
        if question.name in asked or len(answers) < 2:
            continue
        left = sum(count * count for count in answers.values())
        if best is None or left < best[0]:
            best = left, question
    return best[1] if best else None


SOME = 10
"""The most labels that are named one by one; of more only their number is given."""


class FoundThings(msgspec.Struct, frozen=True):
    """The things that a text may mean, and how each differs from it.

    `ignored` are words that mean nothing. `no_such_cost` is a cost that was told and nothing has.
    """

    fits: tuple[Fit, ...] = ()
    ignored: tuple[str, ...] = ()
    no_such_cost: Gems | None = None

    @property
    def exact(self) -> tuple[LabelItem, ...]:
        """The things that fit whole."""
        return tuple(fit.item for fit in self.fits if not fit.differences)


def search(text: str, items: Sequence[LabelItem], vocabulary: Vocabulary) -> FoundThings | None:
    """Return what a code or a description can mean, or None where it means nothing."""
    own = _own_texts(text, items)
    try:
        thing = parse_label_code(text.strip().lower())
    except NotationError:
        pass
    else:
        return FoundThings(
            tuple(map(Fit, (*own, *(item for item in items if item.thing == thing))))
        )
    if own:
        return FoundThings(tuple(map(Fit, own)))
    asked = read_loosely(text, vocabulary)
    if asked is None:
        return None
    return _described(asked, items)


def _own_texts(text: str, items: Sequence[LabelItem]) -> tuple[LabelItem, ...]:
    """Return the texts that are typed whole, or else those with it, or all its words, in them."""
    typed = fold(text.strip())
    names = {
        item: (fold(item.code), fold(item.thing.ink))
        for item in items
        if isinstance(item.thing, OwnText)
    }
    whole = tuple(item for item, own in names.items() if typed in own)
    if whole or not typed:
        return whole
    part = tuple(item for item, own in names.items() if any(typed in each for each in own))
    words = set(_WORD.findall(typed))
    return part or tuple(
        item for item, (_, ink) in names.items() if words and words <= set(_WORD.findall(ink))
    )


_WORD = re.compile(r"\w+")


def _described(asked: LooseDescription, items: Sequence[LabelItem]) -> FoundThings:
    cost = whole_cost(asked)
    costs = {item.thing.cost for item in items if isinstance(item.thing, Card | Noble)}
    return FoundThings(
        tuple(things_described(asked, items)),
        asked.ignored,
        None if cost is None or cost in costs else cost,
    )


def name_of(item: LabelItem) -> str:
    """Return a unique name of a thing: labels without a code may have the same braille."""
    return clean(item.thing.ink) if isinstance(item.thing, OwnText) else item.code


def _difference(each: Mismatch) -> Message:
    """Say what a thing has in place of what was told."""
    match each.what, each.told:
        case (("level" | "points"), told) if not isinstance(told, tuple):
            return say("label-find-head", what=each.what, has=each.has or "none", told=told)
        case "bonus", str(told):
            bonus = Colour(str(each.has)) if each.has else "none"
            return say("label-find-head", what=each.what, has=bonus, told=Colour(told))
        case "cost", tuple() as part:
            has = _gems(each.letter, int(each.has))
            return say("label-find-cost", has=has, told=_told(part))
        case "missed", _:
            return say("label-find-missed", has=_gems(each.letter, int(each.has)))
        case _:
            return say("label-find-without", has=_gems(each.letter, int(each.has)))


def _told(part: Part) -> Gems | str:
    """Return a part of a cost as it was told, or `unsure` where its colour was."""
    colours, count = part
    (letter, *others) = sorted(colours)
    return "unsure" if others or count is None else _gems(letter, count)


def _gems(letter: str, count: int) -> Gems:
    return gems(letter * count)


class Search:
    """Narrows things down to the one that is `found`, by a description and answers to questions.

    While more than one fits, there may be a `question`. What fits but for one thing is `doubted`,
    and found only when it is confirmed. `waiting` are the things whose labels are not on yet, where
    that tells which cards can be in the hand.
    """

    def __init__(self, items: Sequence[LabelItem], vocabulary: Vocabulary) -> None:
        self.found: LabelItem | None = None
        self.question: CardQuestion | None = None
        self.doubted: LabelItem | None = None
        self.fits: tuple[Fit, ...] = ()
        self.waiting: Collection[LabelItem] | None = None
        self._items = items
        self._vocabulary = vocabulary
        self._asked: set[str] = set()

    def describe(self, text: str) -> Messages:
        """Begin with a code or a description. Return what there is to say but for what is found."""
        found = search(text, self._items, self._vocabulary)
        if found is None:
            return [say("label-find-unclear", typed=clean(text))]
        self._asked = set()
        messages: Messages = []
        if found.ignored and len(found.exact) != 1:
            messages.append(say("label-find-ignored", words=[*map(clean, found.ignored)]))
        if found.no_such_cost is not None:
            messages.append(say("label-find-no-cost", cost=found.no_such_cost))
        return [*messages, *self._narrow(self._possible(found))]

    def _possible(self, found: FoundThings) -> Sequence[Fit]:
        """Leave out what has its label and fits but for one thing, where another fits whole."""
        if self.waiting is None or not {*self.waiting}.intersection(found.exact):
            return found.fits
        return [fit for fit in found.fits if not fit.differences or fit.item in self.waiting]

    def answer(self, question: CardQuestion, text: str) -> Messages:
        """Take the answer to a question; what is none may be another description."""
        self._asked.add(question.name)
        if text.strip() == "?" or fold(text.strip()) in self._vocabulary.words("unsure"):
            return self._narrow(self.fits)
        answer = question.parse(text, self._vocabulary)
        if answer is None:
            self._asked.discard(question.name)
            return self._not_answered(question, text)
        fitting = [fit for fit in self.fits if question.answer(fit.item) == answer]
        if not fitting:
            return [say("label-find-no-such-answer", typed=clean(text)), question.message]
        return self._narrow(fitting)

    def confirm(self) -> None:
        """Take what is doubted as found."""
        self.found, self.doubted = self.doubted, None

    def leave_out(self, wrong: LabelItem) -> Messages:
        """Continue with the other things that fit."""
        return self._narrow([fit for fit in self.fits if fit.item != wrong])

    def forget(self) -> None:
        """Drop what is found, doubted or asked."""
        self.found, self.question, self.doubted = None, None, None

    def _narrow(self, fits: Sequence[Fit]) -> Messages:
        """Find the one thing that is left, or ask what tells the things apart."""
        self.forget()
        self.fits = tuple(fits)
        if not fits:
            return [say("label-find-none")]
        if len(fits) == 1:
            return self._alone(fits[0])
        items = [fit.item for fit in fits]
        self.question = best_question(items, self._asked)
        if self.question is None:
            items = [fit.item for fit in fits if not fit.differences] or items
            if len(items) > SOME:
                return [say("label-find-open-many", count=len(items))]
            return [say("label-find-open", codes=[*map(name_of, items)])]
        return [say("label-find-many", count=len(items)), self.question.message]

    def _alone(self, fit: Fit) -> Messages:
        """Take the only thing that fits; one that does not fit whole must be confirmed."""
        if not fit.differences:
            self.found = fit.item
            return []
        self.doubted = fit.item
        differences = [*map(_difference, fit.differences)]
        return [say("label-find-near", words=thing_name(fit.item), differences=[*differences])]

    def _not_answered(self, question: CardQuestion, text: str) -> Messages:
        """Take a line that does not answer a question as a description, unless it is one word."""
        is_code = any(item.code == text.strip().lower() for item in self._items)
        if not is_code and len(text.split()) == 1:
            return [say("label-find-no-answer", typed=clean(text)), question.message]
        return self.describe(text)
