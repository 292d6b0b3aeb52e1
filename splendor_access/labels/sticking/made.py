"""The labels that were made: what is on each and where it lies, by the manifest beside them."""

from collections.abc import Mapping
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
from splendor_access.talk.messages import PATH, Message, clean, say

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
