"""Finds labels for the card in the hand, or cards and labels for each other, from any heap.

The code on a label is typed as it is felt, and the card is described, in any order. A label that
is on is compared with its card in the same way: each counts once. Both dialogues know the labels
that were made, that are done, and that are left.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from splendor_access.braille.cells import BLANK, dot_numbers
from splendor_access.game.notation import NotationError
from splendor_access.labels.formats import FormatKind, load, names
from splendor_access.labels.making.assembly import place_on_page, thing_name
from splendor_access.labels.planning.content import (
    TEXT_PAGES,
    WITHOUT_CODES,
    Kind,
    LabelItem,
    OwnText,
    label_item,
    own_item,
    parse_label_code,
)
from splendor_access.labels.planning.manifest import FileEntry, PlannedLabel, read_manifest
from splendor_access.labels.planning.sheets import NAMES, find_sheet
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.sticking.search import SOME, Search, name_of
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import PATH, Message, Messages, clean, fold, say
from splendor_access.talk.parsing.vocabulary import Vocabulary

_TELLING = 3
"""So many cells at the beginning of a label tell it from others."""


class MadeLabel(msgspec.Struct, frozen=True):
    """A label that was made: what it is for, where it lies, and its first line."""

    item: LabelItem
    of: FormatKind
    page: int
    place: Message
    text: str
    cells: str

    def where(self) -> Message:
        """Say where it lies, and what it is for."""
        return say(
            "label-find-at",
            kind=self.item.kind.value,
            of=self.of,
            page=self.page,
            place=self.place,
            words=thing_name(self.item),
        )

    def beginning(self) -> Message:
        """Say how it begins under the finger."""
        first = self.cells.split(BLANK)[0]
        # The points of a noble tile say too little: all tiles begin alike.
        dots = dot_numbers(first if len(first) >= _TELLING else self.cells)
        return say("label-find-begins", text=self.text, dots=dots)


def made_labels(folder: Path) -> tuple[MadeLabel, ...]:
    """Return the labels in a folder in the order of the lists, without player aids.

    Raises LabelsRefused where there are none.
    """
    shown = clean(str(folder), PATH)
    unknown = LabelsRefused(say("label-find-no-manifest", folder=shown), file=True)
    earlier = read_manifest(folder)
    if earlier is None or earlier.format not in names():
        raise unknown
    files = {file.file: file for file in earlier.files}
    labels: dict[tuple[str, int], PlannedLabel] = {}
    # A sheet with a file of its own comes after the file that has all sheets on one page.
    for label in earlier.labels:
        if label.kind not in TEXT_PAGES and label.file in files:
            labels[label.kind, label.number] = label
    if not labels:
        raise LabelsRefused(say("label-find-no-labels", folder=shown), file=True)
    try:
        of = load(earlier.format).KIND
        return tuple(_made(label, files, of) for label in labels.values())
    except (KeyError, ValueError, IndexError) as error:
        raise unknown from error


def _made(label: PlannedLabel, files: Mapping[str, FileEntry], of: FormatKind) -> MadeLabel:
    file = files[label.file]
    kind = Kind(label.kind)
    columns = 1 if file.grid is None else len(file.grid.columns)
    if of != "cells" and file.columns is not None:
        columns = file.columns
    elif of != "cells" and file.sheet in NAMES:  # of an earlier version
        columns = find_sheet(file.sheet, kind, landscape=file.layout == "landscape").columns
    place = place_on_page(label.place, columns, of)
    if kind in WITHOUT_CODES:
        item = own_item(OwnText(label.card, label.ink), kind)
    else:
        item = label_item(parse_label_code(label.card))
    return MadeLabel(item, of, label.page, place, label.text[0], label.cells[0])


class DoneLabels(msgspec.Struct):
    """Which labels are done, by their numbers in the set, from 0, in the order they were done."""

    done: list[int] = []


class CardDialogue(ABC):
    """A dialogue about the labels of a set, in which cards are described.

    `keep` is called after each label that is done.
    """

    name: str
    """How the messages of the dialogue begin."""

    def __init__(
        self,
        labels: Sequence[MadeLabel],
        progress: DoneLabels,
        locale: Locale,
        keep: Callable[[], Messages],
    ) -> None:
        self.finished = False
        self.vocabulary = Vocabulary(locale)
        self.search = Search([*dict.fromkeys(each.item for each in labels)], self.vocabulary)
        self.labels = labels
        self.progress = progress
        self.keep = keep
        self.last: Messages = []
        progress.done[:] = [at for at in dict.fromkeys(progress.done) if 0 <= at < len(labels)]

    @property
    def prompt(self) -> Message:
        """The prompt word: what is to be told next."""
        if self.search.question:
            return say("label-find-prompt-answer")
        if self.search.doubted is not None:
            return say("label-find-prompt-sure")
        return self.next_prompt()

    @abstractmethod
    def next_prompt(self) -> Message:
        """Return the prompt word where nothing is asked."""

    def opening(self) -> Messages:
        """Say what is left, and what can be typed."""
        return [self.amount(), say(f"label-{self.name}-opening")]

    def offers(self) -> list[tuple[Message, str]]:
        """Return no choices: codes are felt, and cards are described."""
        return []

    def leave(self) -> Messages:
        """Finish, and say what is left."""
        self.finished = True
        return [self.amount()]

    def handle(self, text: str) -> Messages:
        """Return the answer to a line."""
        word = fold(text.strip())
        command = self.vocabulary.command(word)
        if word in self.vocabulary.words("quit") or command == "quit":
            return self.leave()
        if command == "help" and not (self.search.question and word == "?"):
            return [say(f"label-{self.name}-help"), say(f"label-{self.name}-help-more")]
        if not word or word in self.vocabulary.words("again") or command == "again":
            return self.last or self.opening()
        if word in self.vocabulary.words("remaining"):
            return [self.amount(), *self.left(self.not_done())]
        if word in self.vocabulary.words("back") or command == "undo":
            return self.undo()
        return self.told(text, word)

    @abstractmethod
    def told(self, text: str, word: str) -> Messages:
        """Return the answer to a line that is no command; `word` is the line, folded."""

    @abstractmethod
    def left(self, labels: Sequence[MadeLabel]) -> Messages:
        """Return what tells which labels are left."""

    def undo(self) -> Messages:
        """Take back the label that was done last."""
        if not self.progress.done:
            return [say("label-find-nothing-done")]
        code = name_of(self.labels[self.progress.done.pop()].item)
        return [say("label-find-undone", code=code), *self.keep(), self.amount()]

    def amount(self) -> Message:
        """Return how many labels are left."""
        count = len(self.labels)
        return say("label-find-amount", left=count - len(self.progress.done), count=count)

    def not_done(self) -> list[MadeLabel]:
        """Return the labels that are left."""
        return [label for at, label in enumerate(self.labels) if at not in self.progress.done]


class Finder(CardDialogue):
    """Leads through the sticking of labels: each card is described, and its label is named.

    `strict`: nobody types the lines, and all that is not the word for yes is a no.
    """

    name = "find"

    def __init__(
        self,
        labels: Sequence[MadeLabel],
        stuck: DoneLabels,
        locale: Locale,
        keep: Callable[[], Messages],
        *,
        strict: bool = False,
    ) -> None:
        super().__init__(labels, stuck, locale, keep)
        self.at: int | None = None
        self._strict = strict
        self._restarting = False

    @property
    def prompt(self) -> Message:
        """The prompt word: what is to be told next."""
        return say("label-find-prompt-sure") if self._restarting else super().prompt

    def next_prompt(self) -> Message:
        """Return the word for a card, or for whether its label is on."""
        return say("label-find-prompt" if self.at is None else "label-find-prompt-on")

    def handle(self, text: str) -> Messages:
        """Return the answer to a line."""
        if not self._restarting:
            return super().handle(text)
        agrees = self.vocabulary.agrees(text)
        if agrees is None and not self._strict:
            unclear = [say("neither-yes-nor-no", typed=clean(text))] if text.strip() else []
            return [*unclear, self._sure()]
        self._restarting = False
        sure = self.vocabulary.is_yes(text) if self._strict else agrees
        return self._restart() if sure else [self.amount()]

    def told(self, text: str, word: str) -> Messages:
        """Return the answer to a description, or to a word about the label that is named."""
        if word in self.vocabulary.words("restart"):
            self._restarting = True
            return [self._sure()]
        if self.search.question:
            return self._heard(self._named(self.search.answer(self.search.question, text)))
        if self.search.doubted is not None and self.vocabulary.is_yes(word):
            self.search.confirm()
            return self._heard(self._named([]))
        if word in self.vocabulary.words("done") or self.vocabulary.is_yes(word):
            return self._done()
        if word in self.vocabulary.words("no"):
            return self._heard(self._not_that())
        return self.handle_description(text)

    def _sure(self) -> Message:
        """Ask whether to begin with all labels again."""
        return say("label-find-restart", count=len(self.progress.done))

    def handle_description(self, text: str) -> Messages:
        """Return the answer to a code or a description."""
        before = self.search.fits
        self.search.waiting = {label.item for label in self.not_done()}
        messages = self.search.describe(text)
        if self.search.found is not None and self.search.fits is before:
            return messages  # it was not understood, and the label that was named still stands
        return self._heard(self._named(messages))

    def once(self, text: str) -> tuple[Messages, bool]:
        """Return the answer to a description that nothing follows, and whether one label fits."""
        messages = self.handle_description(text)
        if len(self.search.fits) > 1:
            # Those that fit whole come first.
            fits = sorted(self.search.fits, key=lambda fit: len(fit.differences))
            items = [fit.item for fit in fits]
            codes = [*map(name_of, items[:SOME])]
            cards = not any(isinstance(item.thing, OwnText) for item in items)
            which = say("label-which", count=len(items), codes=[*codes])
            messages = [which if cards else say("label-find-open", codes=[*codes])]
        return messages, self.at is not None

    def _heard(self, messages: Messages) -> Messages:
        self.last = messages
        return messages

    def _named(self, messages: Messages) -> Messages:
        """Add the label of the thing that was found, if one was."""
        self.at = None
        item = self.search.found
        if item is None:
            return messages
        places = [at for at, label in enumerate(self.labels) if label.item == item]
        free = [at for at in places if at not in self.progress.done]
        self.at = free[0] if free else places[0]
        label = self.labels[self.at]
        already = [] if free else [say("label-find-already")]
        return [*messages, label.where(), label.beginning(), *already]

    def _not_that(self) -> Messages:
        """Continue with the other things that fit, after a wrong one."""
        wrong = self.search.doubted if self.at is None else self.labels[self.at].item
        if wrong is None:
            return [say("label-find-opening")]
        return self._named(self.search.leave_out(wrong))

    # What is done

    def _done(self) -> Messages:
        if self.at is None:
            return [say("label-find-nothing-named")]
        code, at = name_of(self.labels[self.at].item), self.at
        self.at = None
        if at in self.progress.done:
            return [say("label-find-already"), self.amount()]
        self.progress.done.append(at)
        return [say("label-find-done", code=code), *self.keep(), self.amount()]

    def undo(self) -> Messages:
        """Take back the last label; what is named no longer is."""
        if self.progress.done:
            self.at = None
            self.search.forget()
        return super().undo()

    def _restart(self) -> Messages:
        self.progress.done.clear()
        self.at = None
        self.search.forget()
        return [*self.keep(), self.amount()]

    def left(self, labels: Sequence[MadeLabel]) -> Messages:
        """Tell what is left sheet by sheet, or each label where they are few."""
        if len(labels) <= SOME:
            return [label.where() for label in labels]
        sheets = Counter((label.item.kind, label.page, label.of) for label in labels)
        return [
            say("label-find-left", kind=kind.value, page=page, of=of, count=count)
            for (kind, page, of), count in sheets.items()
        ]


class Pairing(CardDialogue):
    """A dialogue in which each label is compared with the card that it goes on."""

    name = "pair"

    def __init__(
        self,
        labels: Sequence[MadeLabel],
        paired: DoneLabels,
        locale: Locale,
        keep: Callable[[], Messages],
    ) -> None:
        super().__init__(labels, paired, locale, keep)
        self.felt: LabelItem | None = None

    def next_prompt(self) -> Message:
        """Return the word for what is missing: the label or the card."""
        return say("label-pair-prompt" if self.felt is None else "label-find-prompt")

    def told(self, text: str, word: str) -> Messages:
        """Return the answer to a code that is felt, or to a card that is described."""
        self.last = self._told(text, word)
        return self.last

    def _told(self, text: str, word: str) -> Messages:
        """Take a code that is felt, the description of a card, or an answer about one."""
        search = self.search
        if search.question is not None:
            return self._compared(search.answer(search.question, text))
        if search.doubted is not None and self.vocabulary.is_yes(word):
            search.confirm()
            return self._compared([])
        if search.doubted is not None and word in self.vocabulary.words("no"):
            return self._compared(search.leave_out(search.doubted))
        if self.felt is None and (felt := self._parse(text)) is not None:
            self.felt = felt
            return self._compared([])
        return self._compared(search.describe(text))

    def _parse(self, text: str) -> LabelItem | None:
        """Return the label whose code or text is typed whole, or None."""
        typed = fold(text.strip())
        for label in self.labels:
            thing = label.item.thing
            if isinstance(thing, OwnText) and typed in (fold(label.item.code), fold(thing.ink)):
                return label.item
        try:
            return label_item(parse_label_code(text.strip().lower()))
        except NotationError:
            return None

    def _compared(self, messages: Messages) -> Messages:
        """Say whether the label and the card belong together, once both are known."""
        felt, card = self.felt, self.search.found
        if felt is None:
            if card is None:
                return messages
            return [*messages, say("label-pair-card", words=thing_name(card))]
        if card is None:
            return messages or [say("label-pair-felt", code=name_of(felt))]
        self.felt = None
        if felt.thing != card.thing:
            apart = say(
                "label-pair-apart",
                felt=name_of(felt),
                of=thing_name(felt),
                words=thing_name(card),
                meant=name_of(card),
            )
            return [*messages, apart]
        self._drop()
        return [*messages, say("label-pair-together", words=thing_name(card)), *self._done(card)]

    def _drop(self) -> None:
        """Forget the label and the card in the hands."""
        self.felt = None
        self.search.forget()
        self.search.fits = ()

    # What is done

    def _done(self, card: LabelItem) -> Messages:
        places = [at for at, label in enumerate(self.labels) if label.item.thing == card.thing]
        free = [at for at in places if at not in self.progress.done]
        if not free:
            return [say("label-pair-already"), self.amount()]
        self.progress.done.append(free[0])
        return [*self.keep(), self.amount()]

    def undo(self) -> Messages:
        """Take back the label or the card that waits for the other, or else the last pair."""
        if self.felt is not None or self.search.fits:
            self._drop()
            return [say("label-pair-dropped")]
        return super().undo()

    def left(self, labels: Sequence[MadeLabel]) -> Messages:
        """Name the labels that are left where they are few."""
        return [label.where() for label in labels] if len(labels) <= SOME else []
