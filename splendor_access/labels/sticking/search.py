"""The search for the one thing that a player means: by a code, a description, and questions.

A description is held against each thing: those count that it may be of, with how they differ from
it.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Literal

import msgspec

from splendor_access.game.cards import ORDER, Card, Gems, Noble, as_gems, gems
from splendor_access.game.notation import NotationError
from splendor_access.labels.making.assembly import thing_name
from splendor_access.labels.planning.content import Kind, LabelItem, OwnText, parse_label_code
from splendor_access.talk.messages import Colour, Message, Messages, clean, fold, say
from splendor_access.talk.parsing.descriptions import Reading
from splendor_access.talk.parsing.loose import LooseDescription, Part, read_loosely
from splendor_access.talk.parsing.vocabulary import Vocabulary

MOST_APART = 4
"""With more parts of a cost that it does not have, a thing is not compared any further."""


Field = Literal["level", "points", "bonus", "cost", "missed", "without"]


class Mismatch(msgspec.Struct, frozen=True):
    """One way in which a thing is not as it was described: what it has, and what was told.

    A `cost` has another number or another colour than was told, `missed` was not told, and
    `without` was told not to be there. Of a cost, `letter` and `has` are the colour and the number,
    and `told` is the part that was told.
    """

    what: Field
    has: int | str = 0
    told: int | str | Part = 0
    letter: str = ""


_KINDS = {"tile": Kind.NOBLES, "chip": Kind.TOKENS}


def _is_unsure(reading: Reading) -> bool:
    """Return whether a colour of the cost was not told for sure."""
    return any(len(colours) > 1 for colours, _count in reading.cost)


def whole_cost(described: LooseDescription) -> Gems | None:
    """Return the cost that was told in a plain reading, if it is told for sure."""
    return next((cost for each in described.plain if (cost := _cost_told(each))), None)


def _cost_told(reading: Reading) -> Gems | None:
    """Return the cost that was told, if it is told for sure, with all its numbers."""
    letters = [letter for colours, _count in reading.cost for letter in colours]
    if not reading.cost or _is_unsure(reading) or len({*letters}) < len(letters):
        return None
    counts = dict(zip(letters, (count for _colours, count in reading.cost), strict=True))
    if None in counts.values():
        return None
    return as_gems(counts.get(letter) or 0 for letter in ORDER)


def _differences(told: Reading, item: LabelItem) -> tuple[Mismatch, ...] | None:
    """Return how a thing differs from what was told; None where it is of another kind."""
    kinds = {_KINDS[kind] for kind in told.kinds}
    if kinds and item.kind not in kinds:
        return None
    if item.kind is Kind.TOKENS:
        named = Kind.TOKENS in kinds and told.level is None and told.points is None
        return () if named and (not told.bonus or item.code in told.bonus) else None
    if not isinstance(item.thing, Card | Noble):
        return None
    return (*_of_head(told, item.thing), *_of_cost(told, item.thing))


def _of_head(told: Reading, thing: Card | Noble) -> Iterator[Mismatch]:
    level, bonus = (thing.level, thing.bonus) if isinstance(thing, Card) else ("", "")
    if told.level not in (None, level):
        yield Mismatch("level", level, str(told.level))
    if told.points not in (None, thing.points):
        yield Mismatch("points", thing.points, told.points or 0)
    if told.bonus and bonus not in told.bonus:
        yield Mismatch("bonus", bonus, min(told.bonus))


def _of_cost(told: Reading, thing: Card | Noble) -> Iterator[Mismatch]:
    cost = {letter: n for letter, n in zip(ORDER, thing.cost, strict=True) if n}
    for letter in sorted(told.without & cost.keys()):
        yield Mismatch("without", cost.pop(letter), letter=letter)
    parts: list[Part] = []
    for colours, count in told.cost:
        (letter, *others) = sorted(colours)
        if not others and letter in cost and count in (None, cost[letter]):
            del cost[letter]
        else:
            parts.append((colours, count))
    # Where a number is left out, not all of the cost was meant to be told.
    whole = bool(told.cost) and all(count is not None for _colours, count in told.cost)
    if len(parts) > MOST_APART:
        yield from (Mismatch("cost", 0, part, min(part[0])) for part in parts)
        return
    yield from _least(parts, cost, whole=whole)


def _least(parts: Sequence[Part], cost: dict[str, int], *, whole: bool) -> tuple[Mismatch, ...]:
    """Return the fewest differences of a cost from the parts that were told, in any order.

    A part that stands for no part of the cost counts twice: nobody sees what is not there. With
    `whole`, all of the cost was meant to be told.
    """
    if not parts:
        missed = (Mismatch("missed", n, letter=letter) for letter, n in cost.items())
        return tuple(missed) if whole else ()
    part, *others = parts
    best: tuple[Mismatch, ...] | None = None
    for letter in (*cost, ""):
        rest = {key: n for key, n in cost.items() if key != letter}
        first = _apart(letter, cost.get(letter, 0), part)
        if best is not None and len(first) >= len(best):
            continue
        found = (*first, *_least(others, rest, whole=whole))
        if best is None or len(found) < len(best):
            best = found
    assert best is not None
    return best


def _apart(letter: str, count: int, part: Part) -> tuple[Mismatch, ...]:
    """Return the differences of a part of a cost from one that was told."""
    right = letter in part[0], part[1] in (None, count)
    return (Mismatch("cost", count, part, letter),) * (2 - sum(right))


class Fit(msgspec.Struct, frozen=True):
    """A thing that a description may be of, and how it differs from it."""

    item: LabelItem
    differences: tuple[Mismatch, ...] = ()


def things_described(described: LooseDescription, items: Sequence[LabelItem]) -> list[Fit]:
    """Return the things that are described: all that fit but for one missed or wrong word.

    An unsure word is that one already. Of several readings, those count that are plain and that
    something fits whole, if there are any.
    """
    whole = [each for each in described.plain if _fits_something(each, items)]
    if whole:
        return _fitting(whole, items)
    readings = (*described.plain, *described.others)
    # More than one part of the cost may have been left out on purpose.
    return _fitting(readings, items) or _fitting(readings, items, partly=True)


def _fits_something(reading: Reading, items: Sequence[LabelItem]) -> bool:
    return any(_differences(reading, item) == () for item in items)


def _fitting(
    readings: Sequence[Reading], items: Sequence[LabelItem], *, partly: bool = False
) -> list[Fit]:
    """Return the things that differ in one word at most; `partly`: also in any words left out."""
    best: dict[LabelItem, Fit] = {}
    for reading in readings:
        allowed = 0 if _is_unsure(reading) else 1
        for item in items:
            found = _differences(reading, item)
            if found is None:
                continue
            missed = all(each.what == "missed" for each in found)
            if len(found) > allowed and not (partly and missed):
                continue
            before = best.get(item)
            if before is None or len(found) < len(before.differences):
                best[item] = Fit(item, found)
    return [best[item] for item in items if item in best]


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
