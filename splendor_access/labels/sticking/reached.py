"""The progress of sticking and checking a set of labels, in a file for each set."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from splendor_access.labels.planning.content import LabelItem
from splendor_access.labels.sticking.dialogue import DoneLabels
from splendor_access.labels.sticking.find import Finder
from splendor_access.labels.sticking.made import MadeLabel
from splendor_access.labels.sticking.pair import Pairing
from splendor_access.labels.sticking.touch import Checked, Touch
from splendor_access.settings import files
from splendor_access.settings.files import Keeper, read_value
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, say

_Reached = TypeVar("_Reached", DoneLabels, Checked)


def stuck_path(labels: Sequence[MadeLabel]) -> Path:
    """Return the path of the progress of sticking a set of labels."""
    return _path("stuck", [label.item for label in labels])


def saved_finder(
    labels: Sequence[MadeLabel], locale: Locale, *, strict: bool = False
) -> tuple[Finder, list[Message]]:
    """Return a guide through the sticking of labels, and messages about its file."""
    stuck, keeper, notices = _kept(stuck_path(labels), DoneLabels())
    return Finder(labels, stuck, locale, keeper.keep, strict=strict), notices


def saved_pairing(labels: Sequence[MadeLabel], locale: Locale) -> tuple[Pairing, list[Message]]:
    """Return a dialogue that pairs labels and cards, and messages about its file."""
    path = _path("paired", [label.item for label in labels])
    paired, keeper, notices = _kept(path, DoneLabels())
    return Pairing(labels, paired, locale, keeper.keep), notices


def touch_check(items: Sequence[LabelItem], locale: Locale) -> tuple[Touch, list[Message]]:
    """Return a check by touch, and messages about its file."""
    checked, keeper, notices = _kept(_path("checked", items), Checked())
    return Touch(items, locale, checked, keeper.keep), notices


def _path(what: str, items: Sequence[LabelItem]) -> Path:
    """Return the path of a file; the same things in the same order are one set."""
    names = msgspec.json.encode([(item.kind.value, item.code) for item in items])
    return files.home() / f"labels-{what}-{hashlib.sha256(names).hexdigest()[:16]}.toml"


def _kept(path: Path, new: _Reached) -> tuple[_Reached, Keeper, list[Message]]:
    read, unreadable = read_value(path, type(new))
    value = new if read is None else read
    keeper = Keeper(
        path,
        value,
        lambda detail: say("label-progress-not-kept", detail=detail),
        unreadable=unreadable,
    )
    if unreadable is None:
        return value, keeper, []
    trouble = say("label-progress-unreadable", file=path.name, detail=unreadable)
    return value, keeper, [trouble]
