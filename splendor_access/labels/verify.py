"""Verifies a file of labels, ours or anyone's: reads it back to cards and finds what is wrong."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from splendor_access.braille.tables import OFFERED, Table
from splendor_access.game.cards import Card
from splendor_access.game.notation import NotationError
from splendor_access.labels.content import Thing, item_of, parse_code
from splendor_access.labels.formats import MOST_BYTES, FileContents, Unreadable, load, names
from splendor_access.labels.grid import SLACK
from splendor_access.labels.libraries import missing
from splendor_access.labels.nearest import nearest
from splendor_access.labels.options import Options
from splendor_access.labels.proof import code_of, parse_label
from splendor_access.labels.recognise import FoundLabel, Recognised, recognise
from splendor_access.labels.refusal import Refused
from splendor_access.labels.standards import STANDARDS, Measures
from splendor_access.talk.messages import Message, clean, say


class VerifiedLabel(msgspec.Struct, frozen=True):
    """A label of a file: its cells, and what it is for or what is wrong with it."""

    found: FoundLabel
    lines: tuple[str, ...] = ()
    thing: Thing | None = None
    fault: Message | None = None

    def code(self, order: str) -> str:
        """Return the code of the thing, or "" where it is not known."""
        return "" if self.thing is None else item_of(self.thing, order).code


class Verdict(msgspec.Struct, frozen=True):
    """What was found in a file; `faults` are about the file as a whole.

    `as_planned` says that each label is where the manifest beside the file has it.
    """

    recognised: Recognised
    table: Table
    labels: tuple[VerifiedLabel, ...]
    faults: tuple[Message, ...]
    as_planned: bool = False

    @property
    def right(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults and all(label.fault is None for label in self.labels)


def read_file(name: str) -> FileContents:
    """Return the contents of a file. Raises Refused."""
    path = Path(name)
    shown = clean(path.name)
    ending = path.suffix.lower().removeprefix(".")
    if ending not in names():
        raise Refused(say("label-no-format", file=shown, names=[*names()]), usage=True)
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Refused(say("unreadable-file", file=shown, detail=detail), file=True) from error
    if len(data) > MOST_BYTES:
        raise Refused(say("label-file-large", file=shown, most=MOST_BYTES // 10**6), file=True)
    form = load(ending)
    try:
        return form.read(data)
    except ModuleNotFoundError as error:
        raise missing(ending, form, error) from error
    except Unreadable as error:
        why = say(f"label-unreadable-{error.reason}", detail=clean(error.detail))
        raise Refused(say("label-unreadable", file=shown, why=why), file=True) from error
    except Exception as error:  # a damaged file may break a library in any way
        why = say("label-unreadable-broken", detail=clean(str(error)))
        raise Refused(say("label-unreadable", file=shown, why=why), file=True) from error


def verify(
    contents: FileContents,
    options: Options,
    *,
    standard: str | None,
    table_given: bool,
    chosen: Mapping[str, Measures],
    planned: Sequence[str],
) -> Verdict:
    """Read the labels of a file back, and find what is wrong with them.

    Without `table_given` other tables than that of the options are tried too. `chosen` has the
    measures of standards where they are not the nominal ones. `planned` has the codes of the
    labels in their order, if they are known. Raises Refused where there is no label, and
    BrailleUnavailable.
    """
    recognised = recognise(contents, standard, chosen)
    if not recognised.labels:
        raise Refused(say("label-no-dots"), file=True)
    tables = [options.table]
    if not table_given:
        tables += [each for each in OFFERED if each.uncontracted is None and each not in tables]
    table, labels = _best(recognised, tables)
    faults = [*_of_size(recognised, contents)]
    from_behind, others = _best(_mirrored(recognised), tables)
    if _count(others) > _count(labels):
        table, labels = from_behind, others
        faults.insert(0, say("label-mirrored"))
        planned = ()
    displaced = [*_displaced(labels, planned, options)]
    faults += displaced
    there = {label.thing for label in labels}
    explained = tuple(_explained(label, there, options, table) for label in labels)
    return Verdict(recognised, table, explained, tuple(faults), bool(planned) and not displaced)


def _best(recognised: Recognised, tables: Sequence[Table]) -> tuple[Table, list[VerifiedLabel]]:
    """Return the first table in which most labels are codes, and the labels read in it."""
    best: tuple[Table, list[VerifiedLabel]] | None = None
    for table in tables:
        labels = [_understand(found, table) for found in recognised.labels]
        if best is None or _count(labels) > _count(best[1]):
            best = table, labels
        if _count(labels) == len(labels):
            break
    assert best is not None
    return best


def _count(labels: Sequence[VerifiedLabel]) -> int:
    return sum(label.thing is not None for label in labels)


def _understand(found: FoundLabel, table: Table) -> VerifiedLabel:
    for lines in found.candidates:
        try:
            return VerifiedLabel(found, lines, parse_label(lines, table))
        except NotationError:
            continue
    return VerifiedLabel(found, found.candidates[0] if found.candidates else ())


def _mirrored(recognised: Recognised) -> Recognised:
    """Return the labels as they would be read from behind."""
    return msgspec.structs.replace(
        recognised,
        labels=tuple(
            msgspec.structs.replace(found, candidates=tuple(map(_mirror, found.candidates)))
            for found in recognised.labels
        ),
    )


def _mirror(lines: tuple[str, ...]) -> tuple[str, ...]:
    width = max(map(len, lines))
    return tuple(
        "".join(_turned(cell) for cell in reversed(line.ljust(width, "\u2800"))).rstrip("\u2800")
        for line in lines
    )


def _turned(cell: str) -> str:
    bits = ord(cell) - 0x2800
    return chr(0x2800 + ((bits & 0b111) << 3) + (bits >> 3 & 0b111))


def _of_size(recognised: Recognised, contents: FileContents) -> Iterator[Message]:
    if recognised.standard is None:
        return
    if recognised.scale != 1.0:
        percent = round(100 * recognised.scale, 1)
        yield say("label-scaled", percent=percent, standard=recognised.standard)
    standard = STANDARDS[recognised.standard]
    for name in ("base", "height"):
        found = getattr(contents, name)
        if found is None:
            continue
        least, most = getattr(standard.least, name), getattr(standard.most, name)
        if not least - SLACK <= found <= most + SLACK:
            yield say(
                "label-dot-size",
                measure=name,
                value=round(found, 2),
                least=least,
                most=most,
                standard=recognised.standard,
            )


SOME = 10
"""So many labels or cards are named one by one; of more only the number is given."""


def _displaced(
    labels: Sequence[VerifiedLabel], planned: Sequence[str], options: Options
) -> Iterator[Message]:
    """Yield the labels that are right by themselves, but not those that were planned there."""
    if not planned:
        return
    if len(labels) != len(planned):
        yield say("label-manifest-count", planned=len(planned))
        return
    found = [
        (label, code)
        for label, code in zip(labels, planned, strict=True)
        if label.thing is not None and not _is(label.thing, code)
    ]
    if len(found) > SOME:
        yield say("label-many-displaced", count=len(found))
        return
    for label, code in found:
        page, number = label.found.page, label.found.number
        meant = clean(code)
        yield say(
            "label-displaced", page=page, number=number, code=label.code(options.order), meant=meant
        )


def _is(thing: Thing, code: str) -> bool:
    try:
        return parse_code(code) == thing
    except NotationError:
        return False


# What is wrong with a label


def _explained(
    label: VerifiedLabel, there: Collection[Thing | None], options: Options, table: Table
) -> VerifiedLabel:
    """Return a label with its fault, if it has one. `there` is what all labels are for."""
    found = label.found
    fault: Message | None = None
    if found.fault:
        fault = say(f"label-fault-{found.fault}", detail=found.detail)
    elif label.thing is None and not _is_text(label):
        near = nearest(label.lines, there, options, table)
        text = clean(code_of(label.lines, table))
        fault = near or say("label-fault-unread", detail=text)
    elif label.thing is not None and not _exists(label.thing, options):
        near = nearest(label.lines, there, options, table)
        fault = near or say("label-fault-none-such", detail=label.code(options.order))
        label = msgspec.structs.replace(label, thing=None)
    return msgspec.structs.replace(label, fault=fault)


def _exists(thing: Thing, options: Options) -> bool:
    return thing in options.deck if isinstance(thing, Card) else True


_LONGEST = 40
"""No code has so many cells, even with each gem on a line of its own."""


def _is_text(label: VerifiedLabel) -> bool:
    """Say whether a label is too long for a code, as player aids are."""
    return sum(map(len, label.lines)) > _LONGEST
