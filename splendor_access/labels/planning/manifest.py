"""The manifest: content and place of each label, for other programs and for `verify`."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from splendor_access.braille.cells import dot_numbers
from splendor_access.game.cards import Card, Noble
from splendor_access.game.notation import NotationError, parse_any_card, parse_any_noble
from splendor_access.labels.planning.cell_grid import CellGrid
from splendor_access.labels.planning.content import Kind, OwnText, label_item, own_item
from splendor_access.labels.planning.layout import LabelLayout, LabelLine, Mark
from splendor_access.labels.planning.plan import (
    JOBS,
    USUAL,
    Box,
    Dot,
    Job,
    Label,
    Machine,
    Matrix,
    Page,
    Plan,
    PrintLine,
    dots_from,
    first_dot,
)
from splendor_access.labels.planning.sheets import PRODUCTS
from splendor_access.labels.standards import STANDARDS, Measures, breaks

NAME = "manifest.json"

MOST_BYTES = 20_000_000


class OwnDeck(msgspec.Struct, frozen=True):
    """Cards or tiles that are not of the box: the name of their file, and their codes."""

    file: str
    cards: tuple[str, ...]

    @staticmethod
    def of(file: str | None, things: Sequence[Card | Noble]) -> "OwnDeck | None":
        """Return the deck of a file, or None for the things of the box."""
        return (
            None if file is None else OwnDeck(file, tuple(label_item(each).code for each in things))
        )

    def deck(self) -> tuple[Card, ...]:
        """Return the cards. Raises NotationError."""
        return tuple(map(parse_any_card, self.cards))

    def tiles(self) -> tuple[Noble, ...]:
        """Return the noble tiles. Raises NotationError."""
        return tuple(map(parse_any_noble, self.cards))


class Written(msgspec.Struct, frozen=True):
    """A file that was written and proven: its name, its plan, and the hash of its bytes."""

    name: str
    plan: Plan
    sha256: str

    @staticmethod
    def of(name: str, plan: Plan, data: bytes) -> "Written":
        """Return a file with these bytes, which are not kept: there may be hundreds of files."""
        return Written(name, plan, hashlib.sha256(data).hexdigest())


def manifest(
    files: Sequence[Written], format_name: str, own: OwnDeck | None, tiles: OwnDeck | None
) -> bytes:
    """Return the manifest of all files, as JSON. Lengths are in mm, as in a plan."""
    facts = {
        "v": 1,
        "format": format_name,
        "deck": own,
        "nobles": tiles,
        "files": [_file(file) for file in files],
        "labels": [
            _label(label, page.number, file)
            for file in files
            for page in file.plan.pages
            for label in page.labels
        ],
    }
    return msgspec.json.format(msgspec.json.encode(facts), indent=1) + b"\n"


def _file(file: Written) -> dict[str, object]:
    plan = file.plan
    return {
        "file": file.name,
        "kind": plan.kind.value,
        "standard": plan.standard,
        "measures": plan.measures,
        "table": plan.table,
        "layout": plan.layout.value,
        "sheet": plan.sheet.name,
        "columns": plan.sheet.columns,
        "pages": len(plan.pages),
        "page_sizes": [(page.width, page.height) for page in plan.pages],
        "outlined": any(page.cuts for page in plan.pages),
        "grid": plan.grid,
        "job": plan.job.name,
        "machine": plan.machine,
        "labels": sum(len(page.labels) for page in plan.pages),
        "sha256": file.sha256,
    }


def _label(label: Label, page: int, file: Written) -> dict[str, object]:
    return {
        "file": file.name,
        "kind": label.item.kind.value,
        "number": label.number,
        "page": page,
        "place": label.place,
        "card": label.item.code,
        "ink": label.item.thing.ink if isinstance(label.item.thing, OwnText) else "",
        "text": [line.text for line in label.lines],
        "cells": [line.cells for line in label.lines],
        "dots": [dot_numbers(line.cells) for line in label.lines],
        "box": label.box,
        "first_dot": first_dot(label, file.plan.measures),
        "print_lines": label.print_lines,
        "matrix": label.matrix,
        "sha256": hashlib.sha256(msgspec.json.encode(label)).hexdigest(),
    }


class PlannedLabel(msgspec.Struct, frozen=True):
    """A label in a manifest.

    `first_dot` is the place of dot 1 of its first cell. Manifests of earlier versions have no
    places.
    """

    file: str
    kind: str
    number: int
    card: str
    text: tuple[str, ...]
    cells: tuple[str, ...]
    page: int
    place: int
    ink: str = ""
    box: Box | None = None
    first_dot: Dot | None = None
    print_lines: tuple[PrintLine, ...] = ()
    matrix: Matrix | None = None

    def drawn(self, measures: Measures) -> Label:
        """Return the label as far as it is drawn, with its text in place of what it is for."""
        assert self.box is not None
        lines = zip(self.text, self.cells, strict=False)
        return Label(
            self.number,
            self.place,
            own_item(OwnText(self.card, self.ink), Kind.TEXTS),
            tuple(LabelLine(text, cells) for text, cells in lines),
            self.box,
            self.dots(measures),
            self.print_lines,
            self.matrix,
        )

    def dots(self, measures: Measures) -> tuple[Dot, ...]:
        """Return the places of its dots, if the manifest has them."""
        return () if self.first_dot is None else dots_from(self.first_dot, self.cells, measures)


class FileEntry(msgspec.Struct, frozen=True):
    """A file in a manifest, without its labels."""

    file: str
    standard: str
    table: str
    measures: Measures
    layout: str
    sheet: str
    page_sizes: tuple[tuple[float, float], ...] = ()
    outlined: bool = True
    grid: CellGrid | None = None
    columns: int | None = None
    job: str | None = None
    machine: Machine | None = None


class PlannedFile(msgspec.Struct, frozen=True):
    """A file in a manifest, with its labels in order; pages are numbered from 1.

    `sizes` has the width and height of each page, if the manifest and the format have them.
    `outlined`: the file draws the outlines of labels. `grid` has their places on a page of cells,
    if they stand in a grid. `job` is the print job, where the manifest has all that is drawn, and
    `machine` what the file was made for. Manifests of earlier versions have neither.
    """

    standard: str
    table: str
    measures: Measures
    sizes: tuple[tuple[float, float], ...]
    labels: tuple[PlannedLabel, ...]
    outlined: bool
    grid: CellGrid | None = None
    job: Job | None = None
    machine: Machine | None = None

    def drawn(self) -> Plan | None:
        """Return the plan of a drawing, as far as it is drawn, if the manifest has all of it."""
        if self.job is None or not self.sizes or not all(each.box for each in self.labels):
            return None
        pages = []
        for number, (width, height) in enumerate(self.sizes, start=1):
            labels = tuple(each.drawn(self.measures) for each in self.labels if each.page == number)
            cuts = tuple(label.box for label in labels) if self.outlined else ()
            pages.append(Page(number, width, height, labels, cuts))
        return Plan(
            Kind.TEXTS,
            self.standard,
            self.measures,
            self.table,
            LabelLayout.WRAP,
            Mark.NONE,
            PRODUCTS["l7160"],  # it is not drawn
            tuple(pages),
            machine=self.machine or Machine(),
            job=self.job,
        )

    def chosen(self) -> dict[str, Measures]:
        """Return the measures by their standard, if that allows them."""
        standard = STANDARDS.get(self.standard)
        if standard is None or any(breaks(standard, self.measures)):
            return {}
        return {self.standard: self.measures}


class Earlier(msgspec.Struct, frozen=True):
    """The manifest of an earlier export: its files, their labels, and its own deck."""

    format: str
    files: tuple[FileEntry, ...]
    labels: tuple[PlannedLabel, ...]
    deck: OwnDeck | None = None
    nobles: OwnDeck | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the files."""
        return tuple(file.file for file in self.files)

    def planned(self, name: str) -> PlannedFile | None:
        """Return the file of that name with its labels, or None if the manifest has none."""
        entry = next((each for each in self.files if each.file == name), None)
        labels = [label for label in self.labels if label.file == name]
        if entry is None or not labels:
            return None
        # A file of one sheet has the number that the sheet has among all.
        numbers = {page: i for i, page in enumerate(dict.fromkeys(each.page for each in labels), 1)}
        return PlannedFile(
            entry.standard,
            entry.table,
            entry.measures,
            tuple(size for size in entry.page_sizes if all(size)),
            tuple(msgspec.structs.replace(each, page=numbers[each.page]) for each in labels),
            entry.outlined,
            entry.grid,
            None if entry.job is None else {**JOBS, "": USUAL}.get(entry.job),
            entry.machine,
        )


ManifestState = Literal["read", "none", "damaged", "other"]
"""What a manifest beside a file is: it has the file, is missing or damaged, or has others alone."""


def manifest_state(folder: Path, earlier: Earlier | None, name: str) -> ManifestState:
    """Return what the manifest in a folder, read as `earlier`, is for the file of that name."""
    if earlier is None:
        return "damaged" if (folder / NAME).exists() else "none"
    return "read" if earlier.planned(name) else "other"


def read_manifest(folder: Path) -> Earlier | None:
    """Return the manifest in a folder, or None if there is none of ours."""
    path = folder / NAME
    try:
        if not path.is_file() or path.stat().st_size > MOST_BYTES:
            return None
        found = msgspec.json.decode(path.read_bytes(), type=Earlier)
        if found.deck is not None:
            found.deck.deck()
        if found.nobles is not None:
            found.nobles.tiles()
    except (OSError, ValueError, msgspec.MsgspecError, RecursionError, NotationError):
        return None
    return found if all(map(_has_cells, found.labels)) else None


def _has_cells(label: PlannedLabel) -> bool:
    text = "".join(label.cells)
    return bool(text.strip("\u2800")) and all("\u2800" <= cell <= "\u283f" for cell in text)
