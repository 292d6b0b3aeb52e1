"""Judges the dots of labels one by one: their size, and whether they stand over an edge."""

from collections.abc import Iterator, Sequence
from statistics import median
from typing import Literal

import msgspec

from splendor_access.labels.formats import FileContents, FoundDot, FoundPage
from splendor_access.labels.planning.plan import Box
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import Measures
from splendor_access.labels.verification.grid import SLACK
from splendor_access.labels.verification.recognise import FoundLabel
from splendor_access.talk.messages import Message, say

Size = Literal["base", "height"]
SIZES: tuple[Size, ...] = ("base", "height")

MOST_PAIRS = 5_000_000
"""At most so many labels are held against outlines: their numbers multiplied."""


class Limits(msgspec.Struct, frozen=True):
    """The least and the greatest size of a dot, and the standard that they are from."""

    standard: str
    least: Measures
    most: Measures

    def allow(self, name: str, size: float) -> bool:
        """Return whether a base or a height is within the limits, give or take SLACK."""
        least: float = getattr(self.least, name)
        most: float = getattr(self.most, name)
        return least - SLACK <= size <= most + SLACK


def wrong_sizes(labels: Sequence[FoundLabel], limits: Limits) -> Iterator[tuple[str, Message]]:
    """Yield base or height, where most dots of a file have it wrong, and the fault of the file."""
    for name in SIZES:
        sizes = [size for label in labels for size in _sizes(label, name)]
        if sizes and not limits.allow(name, median(sizes)):
            least, most = getattr(limits.least, name), getattr(limits.most, name)
            yield (
                name,
                say(
                    "label-dot-size",
                    measure=name,
                    value=round(median(sizes), 2),
                    least=least,
                    most=most,
                    exact="yes" if least == most else "no",
                    standard=limits.standard,
                ),
            )


def judged(
    labels: Sequence[FoundLabel], contents: FileContents, limits: Limits, but: Sequence[str] = ()
) -> tuple[FoundLabel, ...]:
    """Return labels with the faults of their dots, `but` for sizes that all have wrong.

    Raises LabelsRefused where pages have too many outlines.
    """
    boxes = [tuple(dict.fromkeys(page.boxes)) for page in contents.pages]
    if sum(len(boxes[label.page - 1]) for label in labels if label.dots) > MOST_PAIRS:
        raise LabelsRefused(say("label-many-outlines"), file=True)
    names = [name for name in SIZES if name not in but]
    return tuple(
        _judged(label, contents.pages[label.page - 1], boxes[label.page - 1], limits, names)
        if label.dots and not label.fault
        else label
        for label in labels
    )


def _judged(
    label: FoundLabel,
    page: FoundPage,
    boxes: Sequence[Box],
    limits: Limits,
    names: Sequence[Size],
) -> FoundLabel:
    replace = msgspec.structs.replace
    for name in names:
        for size in _sizes(label, name):
            if not limits.allow(name, size):
                return replace(label, fault=name, detail=f"{size:.2f}")
    if page.width and page.height:
        paper = Box(0.0, 0.0, page.width, page.height)
        if not all(paper.holds(dot) and not _over(dot, paper) for dot in label.dots):
            return replace(label, fault="off-page")
    if any(_over(dot, box) for box in _near(label, boxes) for dot in label.dots):
        return replace(label, fault="edge")
    return label


def _sizes(label: FoundLabel, name: str) -> list[float]:
    return [size for dot in label.dots if (size := getattr(dot, name)) is not None]


def _near(label: FoundLabel, boxes: Sequence[Box]) -> list[Box]:
    """Return the outlines with an edge that may run through a label."""
    xs, ys = [dot.x for dot in label.dots], [dot.y for dot in label.dots]
    left, right, top, low = min(xs) - _REACH, max(xs) + _REACH, min(ys) - _REACH, max(ys) + _REACH
    return [
        box
        for box in boxes
        if box.x <= right
        and box.x + box.width >= left
        and box.y <= low
        and box.y + box.height >= top
        and not (
            box.x < left and right < box.x + box.width and box.y < top and low < box.y + box.height
        )
    ]


_REACH = 2.0
"""No dot reaches farther than this from its middle, in mm."""


def _over(dot: FoundDot, box: Box) -> bool:
    """Return whether an edge of a box runs through a dot."""
    radius = (dot.base or 0.0) / 2 - SLACK
    right, low = box.x + box.width, box.y + box.height
    across = box.x - radius < dot.x < right + radius
    along = box.y - radius < dot.y < low + radius
    return (along and min(abs(dot.x - box.x), abs(dot.x - right)) < radius) or (
        across and min(abs(dot.y - box.y), abs(dot.y - low)) < radius
    )
