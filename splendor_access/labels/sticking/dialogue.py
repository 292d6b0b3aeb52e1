"""What the dialogues with a card in the hand share: the labels that were made, done and left."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from splendor_access.braille.cells import BLANK, dot_numbers
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
from splendor_access.labels.sticking.search import Search, name_of
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
