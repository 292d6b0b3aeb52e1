"""The manifest: what is on each label and where, for other programs and for `verify`."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from splendor_access.braille.cells import dot_numbers
from splendor_access.labels.content import Kind
from splendor_access.labels.plan import Label, Plan
from splendor_access.labels.standards import STANDARDS, Measures, breaks

NAME = "manifest.json"

MOST_BYTES = 20_000_000


class Written(msgspec.Struct, frozen=True):
    """A file that was written and proven: its name, what it was made from, and its bytes."""

    name: str
    plan: Plan
    data: bytes


def manifest(files: Sequence[Written], format_name: str) -> bytes:
    """Return the manifest of all files, as JSON."""
    facts = {
        "v": 1,
        "format": format_name,
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
        "pages": len(plan.pages),
        "labels": sum(len(page.labels) for page in plan.pages),
        "sha256": hashlib.sha256(file.data).hexdigest(),
    }


def _label(label: Label, page: int, file: Written) -> dict[str, object]:
    return {
        "file": file.name,
        "kind": label.item.kind.value,
        "number": label.number,
        "page": page,
        "place": label.place,
        "card": label.item.code,
        "text": [line.text for line in label.lines],
        "cells": [line.cells for line in label.lines],
        "dots": [dot_numbers(line.cells) for line in label.lines],
        "sha256": hashlib.sha256(msgspec.json.encode(label)).hexdigest(),
    }


class _File(msgspec.Struct, frozen=True):
    file: str
    standard: str
    measures: Measures


class _Label(msgspec.Struct, frozen=True):
    file: str
    kind: str
    card: str


class Earlier(msgspec.Struct, frozen=True):
    """The manifest of an earlier export: its files, and the codes on their labels."""

    files: tuple[_File, ...]
    labels: tuple[_Label, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the files."""
        return tuple(file.file for file in self.files)

    def chosen(self, name: str) -> dict[str, Measures]:
        """Return the measures of a file by their standard, if that allows them."""
        return {
            each.standard: each.measures
            for each in self.files
            if each.file == name
            and each.standard in STANDARDS
            and not any(breaks(STANDARDS[each.standard], each.measures))
        }

    def codes(self, name: str) -> tuple[str, ...]:
        """Return the codes on the labels of a file in their order; aids have none."""
        return tuple(
            label.card for label in self.labels if label.file == name and label.kind != Kind.AIDS
        )


def read_manifest(folder: Path) -> Earlier | None:
    """Return the manifest in a folder, or None where there is none of ours."""
    path = folder / NAME
    try:
        if not path.is_file() or path.stat().st_size > MOST_BYTES:
            return None
        return msgspec.json.decode(path.read_bytes(), type=Earlier)
    except (OSError, ValueError, RecursionError):
        return None
