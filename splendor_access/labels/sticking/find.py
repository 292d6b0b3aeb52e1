"""Finds the label of the card in the hand, in any order, and keeps which labels are on."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec

from splendor_access.game.notation import NotationError
from splendor_access.labels.planning.content import LabelItem, OwnText, parse_label_code
from splendor_access.labels.sticking.clues import Description, parse_clues
from splendor_access.labels.sticking.made import MadeLabel
from splendor_access.labels.sticking.narrowing import CardQuestion, best_question
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, Messages, clean, fold, say
from splendor_access.talk.parsing.vocabulary import Vocabulary

SOME = 10
"""The most labels that are named one by one; of more only their number is given."""


class Stuck(msgspec.Struct):
    """Which labels are on, by their numbers in the set, from 0, in the order they were stuck."""

    done: list[int] = []


class FoundThings(msgspec.Struct, frozen=True):
    """The things that a text may mean.

    `others` fit less well. `nearly` says that one thing of the description does not fit. `ignored`
    are words that mean nothing.
    """

    items: tuple[LabelItem, ...] = ()
    others: tuple[LabelItem, ...] = ()
    nearly: bool = False
    ignored: tuple[str, ...] = ()


def search(text: str, items: Sequence[LabelItem], vocabulary: Vocabulary) -> FoundThings | None:
    """Return what a code or a description can mean, or None where it means nothing."""
    own = _own_texts(text, items)
    try:
        thing = parse_label_code(text.strip().lower())
    except NotationError:
        pass
    else:
        return FoundThings((*own, *(item for item in items if item.thing == thing)))
    if own:
        return FoundThings(own)
    asked = parse_clues(text, vocabulary)
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


def _described(asked: Description, items: Sequence[LabelItem]) -> FoundThings:
    ranks = [(found, nearly) for found, nearly in asked.ranked(items) if found]
    if not ranks:
        return FoundThings(ignored=asked.ignored)
    best, nearly = ranks[0]
    others = dict.fromkeys(item for found, _ in ranks for item in found if item not in best)
    return FoundThings(tuple(best), tuple(others), nearly, asked.ignored)


def _name(item: LabelItem) -> str:
    """Return a unique name of a thing: labels without a code may have the same braille."""
    return clean(item.thing.ink) if isinstance(item.thing, OwnText) else item.code


class Finder:
    """Leads through the sticking of labels: each card is described, and its label is named.

    `keep` is called after each label that is done. `strict`: nobody types the lines, and all that
    is not the word for yes is a no.
    """

    def __init__(
        self,
        labels: Sequence[MadeLabel],
        stuck: Stuck,
        locale: Locale,
        keep: Callable[[], Messages],
        *,
        strict: bool = False,
    ) -> None:
        self.finished = False
        self.at: int | None = None
        self._labels = labels
        self._kinds = tuple(dict.fromkeys(label.item for label in labels))
        self._stuck = stuck
        self._keep = keep
        self._strict = strict
        self._locale = locale
        self._vocabulary = Vocabulary(locale)
        self._items: tuple[LabelItem, ...] = ()
        self._others: tuple[LabelItem, ...] = ()
        self._question: CardQuestion | None = None
        self._asked: set[str] = set()
        self._restarting = False
        self._last: Messages = []
        stuck.done[:] = [at for at in dict.fromkeys(stuck.done) if 0 <= at < len(labels)]

    @property
    def prompt(self) -> Message:
        """The prompt word."""
        if self._restarting:
            return say("label-find-prompt-sure")
        if self._question:
            return say("label-find-prompt-answer")
        return say("label-find-prompt" if self.at is None else "label-find-prompt-on")

    def opening(self) -> Messages:
        """Say what is left, and what can be typed."""
        return [self._amount(), say("label-find-opening")]

    def offers(self) -> list[tuple[Message, str]]:
        """Return no choices: a card is described in words."""
        return []

    def leave(self) -> Messages:
        """Finish, and say what is left."""
        self.finished = True
        return [self._amount()]

    def handle(self, text: str) -> Messages:
        """Return the answer to a line."""
        word = fold(text.strip())
        command = self._vocabulary.command(word)
        if self._restarting:
            agrees = self._vocabulary.agrees(text)
            if agrees is None and not self._strict:
                unclear = [say("neither-yes-nor-no", typed=clean(text))] if word else []
                return [*unclear, self._sure()]
            self._restarting = False
            sure = self._vocabulary.is_yes(text) if self._strict else agrees
            return self._restart() if sure else [self._amount()]
        if word in self._vocabulary.words("quit") or command == "quit":
            return self.leave()
        if command == "help" and not (self._question and word == "?"):
            return [say("label-find-help"), say("label-find-help-more")]
        if not word or word in self._vocabulary.words("again") or command == "again":
            return self._last or self.opening()
        if word in self._vocabulary.words("remaining"):
            return [*self._left()]
        if word in self._vocabulary.words("restart"):
            self._restarting = True
            return [self._sure()]
        if word in self._vocabulary.words("back") or command == "undo":
            return self._undo()
        if self._question:
            return self._heard(self._answered(self._question, text))
        if word in self._vocabulary.words("done") or self._vocabulary.is_yes(word):
            return self._done()
        if word in self._vocabulary.words("no"):
            return self._heard(self._not_that())
        return self.handle_description(text)

    def _sure(self) -> Message:
        """Ask whether to begin with all labels again."""
        return say("label-find-restart", count=len(self._stuck.done))

    def handle_description(self, text: str) -> Messages:
        """Return the answer to a code or a description."""
        found = search(text, self._kinds, self._vocabulary)
        if found is None:
            return [say("label-find-unclear", typed=clean(text))]
        self._asked = set()
        self._others = found.others
        messages: Messages = []
        if found.ignored and len(found.items) != 1:
            messages.append(say("label-find-ignored", words=[*map(clean, found.ignored)]))
        if found.nearly and found.items:
            messages.append(say("label-find-nearly"))
        return self._heard([*messages, *self._narrow(found.items)])

    def once(self, text: str) -> tuple[Messages, bool]:
        """Return the answer to a description that nothing follows, and whether one label fits."""
        messages = self.handle_description(text)
        if len(self._items) > 1:
            codes = [*map(_name, self._items[:SOME])]
            cards = not any(isinstance(item.thing, OwnText) for item in self._items)
            which = say("label-which", count=len(self._items), codes=[*codes])
            messages = [which if cards else say("label-find-open", codes=[*codes])]
        return messages, self.at is not None

    def _heard(self, messages: Messages) -> Messages:
        self._last = messages
        return messages

    # The search

    def _narrow(self, items: Sequence[LabelItem]) -> Messages:
        """Name the label of the one thing that is left, or ask what tells the things apart."""
        self._items, self.at, self._question = tuple(items), None, None
        if not items:
            return [say("label-find-none")]
        if len(items) == 1:
            return self._name(items[0])
        self._question = best_question(items, self._asked)
        if self._question is None:
            if len(items) > SOME:
                return [say("label-find-open-many", count=len(items))]
            return [say("label-find-open", codes=[*map(_name, items)])]
        return [say("label-find-many", count=len(items)), self._question.message]

    def _name(self, item: LabelItem) -> Messages:
        places = [at for at, label in enumerate(self._labels) if label.item == item]
        free = [at for at in places if at not in self._stuck.done]
        self.at = free[0] if free else places[0]
        label = self._labels[self.at]
        already = [] if free else [say("label-find-already")]
        return [label.where(), label.beginning(), *already]

    def _answered(self, question: CardQuestion, text: str) -> Messages:
        """Take the answer to a question; what is none may be another description."""
        self._asked.add(question.name)
        if text.strip() == "?" or fold(text.strip()) in self._vocabulary.words("unsure"):
            return self._narrow(self._items)
        answer = question.parse(text, self._vocabulary)
        if answer is None:
            self._asked.discard(question.name)
            return self._not_answered(question, text)
        fitting = [item for item in self._items if question.answer(item) == answer]
        if not fitting:
            return [say("label-find-no-such-answer", typed=clean(text)), question.message]
        return self._narrow(fitting)

    def _not_answered(self, question: CardQuestion, text: str) -> Messages:
        """Take a line that does not answer a question as a description, unless it is one word."""
        is_code = any(item.code == text.strip().lower() for item in self._kinds)
        if not is_code and len(text.split()) == 1:
            return [say("label-find-no-answer", typed=clean(text)), question.message]
        return self.handle_description(text)

    def _not_that(self) -> Messages:
        """Continue with the other things that fit, after a wrong one."""
        if self.at is None:
            return [say("label-find-opening")]
        wrong = self._labels[self.at].item
        others = [item for item in self._others if item != wrong]
        self._others = ()
        return self._narrow(others)

    # What is done

    def _done(self) -> Messages:
        if self.at is None:
            return [say("label-find-nothing-named")]
        code, at = _name(self._labels[self.at].item), self.at
        self.at = None
        if at in self._stuck.done:
            return [say("label-find-already"), self._amount()]
        self._stuck.done.append(at)
        return [say("label-find-done", code=code), *self._keep(), self._amount()]

    def _undo(self) -> Messages:
        if not self._stuck.done:
            return [say("label-find-nothing-done")]
        at = self._stuck.done.pop()
        self.at, self._question = None, None
        code = _name(self._labels[at].item)
        return [say("label-find-undone", code=code), *self._keep(), self._amount()]

    def _restart(self) -> Messages:
        self._stuck.done.clear()
        self.at, self._question = None, None
        return [*self._keep(), self._amount()]

    def _amount(self) -> Message:
        count = len(self._labels)
        return say("label-find-amount", left=count - len(self._stuck.done), count=count)

    def _left(self) -> Iterator[Message]:
        """Yield what is left: sheet by sheet, and each label where they are few."""
        left = [label for at, label in enumerate(self._labels) if at not in self._stuck.done]
        yield self._amount()
        if len(left) <= SOME:
            yield from (label.where() for label in left)
            return
        sheets = Counter((label.item.kind, label.page, label.of) for label in left)
        for (kind, page, of), count in sheets.items():
            yield say("label-find-left", kind=kind.value, page=page, of=of, count=count)
