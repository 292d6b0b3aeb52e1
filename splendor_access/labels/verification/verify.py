"""Verifies a file of labels, ours or anyone's: reads it back to cards and finds what is wrong."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from splendor_access.braille.cells import mirrored
from splendor_access.braille.tables import FILE, OFFERED, BrailleTable
from splendor_access.game.cards import ORDER, Card, Noble
from splendor_access.game.notation import PRINTED, NotationError, Writing
from splendor_access.labels.formats import (
    MOST_BYTES,
    FileContents,
    FormatKind,
    UnreadableLabels,
    load,
    names,
)
from splendor_access.labels.options.options import Options, label_tables
from splendor_access.labels.planning.content import (
    TEXT_PAGES,
    WITHOUT_CODES,
    Kind,
    Thing,
    label_item,
)
from splendor_access.labels.planning.layout import is_written
from splendor_access.labels.planning.manifest import ManifestState, PlannedFile
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import STANDARDS, Measures
from splendor_access.labels.verification.comparison import (
    SOME,
    Comparison,
    Extent,
    compare,
    nearest_item,
    written_difference,
)
from splendor_access.labels.verification.drawing import with_unplanned
from splendor_access.labels.verification.grouping import check_density
from splendor_access.labels.verification.proof import Outlines, back_translate_label, parse_label
from splendor_access.labels.verification.recognise import FoundLabel, Recognised, fits, recognise
from splendor_access.labels.verification.single_dots import (
    Limits,
    judged,
    without_hidden,
    wrong_sizes,
)
from splendor_access.settings import files
from splendor_access.talk.messages import PATH, Message, clean, say


class VerifiedLabel(msgspec.Struct, frozen=True):
    """A label of a file: its cells, and what it is for or what is wrong with it.

    `exact` says that the cells are just those that the table writes; `zero`, that a card without
    points has its 0. `text` is that of a label of one's own, which only a manifest tells.
    """

    found: FoundLabel
    lines: tuple[str, ...] = ()
    thing: Thing | None = None
    exact: bool = False
    zero: bool = True
    fault: Message | None = None
    text: str = ""

    def code(self, writing: Writing) -> str:
        """Return the code of the thing or a text of one's own, or "" where neither is known."""
        return self.text if self.thing is None else label_item(self.thing, writing).code


class Verdict(msgspec.Struct, frozen=True):
    """What was found in a file; `faults` are about the file as a whole.

    `as_planned` says what of all labels is as the manifest beside the file has it. `hidden` is how
    many dots were left out, because no machine makes them, and `unicode` says that cells are not in
    ASCII.
    """

    recognised: Recognised
    table: BrailleTable
    labels: tuple[VerifiedLabel, ...]
    faults: tuple[Message, ...]
    as_planned: Extent = ""
    hidden: int = 0
    manifest: ManifestState = "none"
    unicode: bool = False

    @property
    def right(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults and all(label.fault is None for label in self.labels)

    def count(self, kind: Kind) -> int:
        """Return how many labels were recognised as things of a kind."""
        return sum(
            label.thing is not None and label_item(label.thing).kind is kind
            for label in self.labels
        )


def read_labels(name: str, planned: PlannedFile | None) -> tuple[FileContents, FormatKind]:
    """Return the contents of a file and the kind of its format. Raises LabelsRefused.

    `planned` is the file as a manifest has it, if there is one: what is drawn is compared with it.
    """
    path = Path(name)
    shown = clean(path.name)
    ending = path.suffix.lower().removeprefix(".")
    if ending not in names():
        raise LabelsRefused(say("label-no-format", file=shown, names=[*names()]), usage=True)
    try:
        data = files.read_bytes(path, MOST_BYTES)
    except files.Unreadable as error:
        message = say("unreadable-file", file=shown, detail=error.detail)
        raise LabelsRefused(message, file=True) from error
    if len(data) > MOST_BYTES:
        raise LabelsRefused(
            say("label-file-large", file=shown, most=MOST_BYTES // 10**6), file=True
        )
    form = load(ending)
    try:
        contents = form.read(data)
        for page in contents.pages:
            check_density(page)
        contents = without_hidden(ending, data, contents)
        return with_unplanned(ending, data, contents, planned), form.KIND
    except (LabelsRefused, ModuleNotFoundError):
        raise
    except UnreadableLabels as error:
        detail = clean(error.detail) or "none"
        why = say(f"label-unreadable-{error.reason}", detail=detail, form=error.form)
        raise LabelsRefused(say("label-unreadable", file=shown, why=why), file=True) from error
    except Exception as error:  # a damaged file may break a library in any way
        why = say("label-unreadable-broken", detail=clean(str(error)))
        raise LabelsRefused(say("label-unreadable", file=shown, why=why), file=True) from error


def verify(
    contents: FileContents,
    options: Options,
    *,
    kind: FormatKind,
    standard: str | None,
    table_given: bool,
    chosen: Mapping[str, Measures],
    planned: PlannedFile | None,
) -> Verdict:
    """Read the labels of a file back, and find what is wrong with them.

    Without `table_given` other tables than that of the options are tried too. `chosen` has the
    measures of standards where they are not the nominal ones. `planned` is the file as a manifest
    has it, if there is one. Raises LabelsRefused where there is no label, and BrailleUnavailable.
    """
    outlined = _with_planned_outlines(contents, planned, kind)
    recognised = recognise(outlined, standard, chosen)
    hidden = sum(page.hidden for page in contents.pages)
    if not recognised.labels:
        raise LabelsRefused(say("label-only-hidden" if hidden else "label-no-dots"), file=True)
    guessed = planned is None and standard is None and not fits(recognised, contents)
    recognised, of_dots = _judged(recognised, outlined, planned)
    faults = [*of_dots]
    tables = [options.table] if table_given else _tables(options, planned)
    table, labels = _best(recognised, tables, options)
    texts = planned is not None and all(
        each.kind in (Kind.TEXTS, Kind.TABLE) for each in planned.labels
    )
    if texts:
        labels = [VerifiedLabel(label.found, label.lines) for label in labels]
    from_behind, others = _best(_mirrored(recognised), tables, options)
    comparison = Comparison()
    if _count(others) > _count(labels) and not texts:
        table, labels = from_behind, others
        faults.insert(0, say("label-mirrored"))
    elif planned is not None:
        things = [(label.found, label.thing) for label in labels]
        comparison = compare(things, contents, planned, kind, options.writing)
        # Of a file that was scaled nothing is in its place.
        faults += comparison.faults if recognised.scale == 1.0 else ()
        if texts:
            labels = [
                msgspec.structs.replace(label, text=planned.labels[i].card)
                if i in comparison.same
                else label
                for i, label in enumerate(labels)
            ]
    elif _is_of_another(recognised, options, table, planned):
        faults.append(say("label-other-table", table=table.name, expected=options.table.name))
    there = {label.thing for label in labels}
    explained = tuple(
        _explained(label, there, options, table, comparison.of_labels.get(i), i in comparison.same)
        for i, label in enumerate(labels)
    )
    faults += _twice(explained, options)
    aids = planned is not None and all(each.kind in TEXT_PAGES for each in planned.labels)
    if not (aids or texts) and not _count(explained):
        if guessed:
            # Nothing shows that the dots are of the standard by which they were judged.
            faults = [fault for fault in faults if fault not in of_dots]
        faults.append(say("label-none-recognised"))
    extent: Extent = "" if faults else comparison.extent
    found = Verdict(recognised, table, explained, tuple(faults), extent, hidden)
    return msgspec.structs.replace(found, unicode=contents.unicode)


def _with_planned_outlines(
    contents: FileContents, planned: PlannedFile | None, kind: FormatKind
) -> FileContents:
    """Leave out the rectangles of drawn pages that are no planned outline, if there are planned.

    A rectangle that no machine makes may lie across labels, and take dots from them.
    """
    if planned is None or kind != "flat":
        return contents
    pages = []
    for number, page in enumerate(contents.pages, start=1):
        outlines = Outlines(page)
        meant = (label.box for label in planned.labels if label.page == number)
        there = tuple(box for box in meant if box and outlines.has(box, kind))
        pages.append(msgspec.structs.replace(page, boxes=there or page.boxes))
    return msgspec.structs.replace(contents, pages=tuple(pages))


def _tables(options: Options, planned: PlannedFile | None) -> list[BrailleTable]:
    """Return the tables to try, first the one that is expected: the manifest's or the player's.

    With the manifest's, no other is tried. A file that it names is not opened: whoever made the
    labels has it. Raises LabelsRefused.
    """
    named = label_tables().get(planned.table) if planned else None
    if named is not None:
        return [named]
    if planned and FILE.fullmatch(planned.table) and _has_codes(planned):
        message = say("label-own-table", file=clean(planned.table, PATH))
        raise LabelsRefused(message, usage=True)
    offered = (each for each in OFFERED if each.uncontracted is None)
    return [*dict.fromkeys((options.table, *offered))]


def _has_codes(planned: PlannedFile) -> bool:
    return any(each.kind not in WITHOUT_CODES for each in planned.labels)


def _is_of_another(
    recognised: Recognised, options: Options, table: BrailleTable, planned: PlannedFile | None
) -> bool:
    """Return whether the player's table reads all labels too, though it writes other cells.

    Then nothing tells whether the other table is meant, or all labels are wrong in the same way.
    """
    if planned is not None or table == options.table:
        return False
    return all(
        _understand(found, options.table, options).thing is not None for found in recognised.labels
    )


def _best(
    recognised: Recognised, tables: Sequence[BrailleTable], options: Options
) -> tuple[BrailleTable, list[VerifiedLabel]]:
    """Return the table that reads most labels and, of several, writes most so; and the labels.

    The first table is the one that is expected. If it reads as many as any, another is taken only
    if that writes every label just so.
    """
    expected, *others = tables
    first = [_understand(found, expected, options) for found in recognised.labels]
    table, labels = expected, first
    for other in others:
        if _all_exact(labels):
            break
        read = [_understand(found, other, options) for found in recognised.labels]
        if (_count(read), _exact(read)) > (_count(labels), _exact(labels)):
            table, labels = other, read
    if _count(labels) == _count(first) and not _all_exact(labels):
        return expected, first
    return table, labels


def _exact(labels: Sequence[VerifiedLabel]) -> int:
    return sum(label.exact for label in labels)


def _all_exact(labels: Sequence[VerifiedLabel]) -> bool:
    return _exact(labels) == len(labels)


def _count(labels: Sequence[VerifiedLabel]) -> int:
    return sum(label.thing is not None for label in labels)


def _understand(found: FoundLabel, table: BrailleTable, options: Options) -> VerifiedLabel:
    """Read a label as a code: in the first way that is exact, or else the first that is a code."""
    read: VerifiedLabel | None = None
    for lines in found.candidates:
        try:
            thing = parse_label(lines, table)
        except NotationError:
            continue
        for writing in _writings(options):
            if is_written(label_item(thing, writing), table, lines, options.mark):
                return VerifiedLabel(found, lines, thing, exact=True, zero=writing.zero)
        read = read or VerifiedLabel(found, lines, thing)
    return read or VerifiedLabel(found, found.candidates[0] if found.candidates else ())


def _writings(options: Options) -> Iterable[Writing]:
    """Return the ways in which codes may be written: first with the 0, then without it.

    The order of gems is the player's, the usual or the printed one.
    """
    orders = dict.fromkeys((options.writing.order, ORDER, PRINTED))
    return (Writing(order, zero) for zero in (True, False) for order in orders)


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
        "".join(mirrored(cell) for cell in reversed(line.ljust(width, "\u2800"))).rstrip("\u2800")
        for line in lines
    )


def _judged(
    recognised: Recognised, contents: FileContents, planned: PlannedFile | None
) -> tuple[Recognised, list[Message]]:
    """Return the labels with the faults of single dots, and the faults that all dots have."""
    if recognised.standard is None:
        return recognised, []
    faults: list[Message] = []
    if recognised.scale != 1.0:
        percent = round(100 * recognised.scale, 1)
        faults.append(say("label-scaled", percent=percent, standard=recognised.standard))
    standard = STANDARDS[recognised.standard]
    limits = Limits(standard.name, standard.least, standard.most)
    if planned is not None:
        limits = Limits(planned.standard, planned.measures, planned.measures)
    wrong = dict(wrong_sizes(recognised.labels, limits))
    labels = judged(recognised.labels, contents, limits, [*wrong])
    recognised = msgspec.structs.replace(recognised, labels=labels)
    return recognised, [*faults, *wrong.values()]


def _twice(labels: Sequence[VerifiedLabel], options: Options) -> Iterator[Message]:
    """Yield which cards and tiles are on more labels than there are of them."""
    counts = Counter(label.thing for label in labels if label.thing and not label.fault)
    decks: list[tuple[str, tuple[Card | Noble, ...]]] = [
        ("cards", options.deck),
        ("nobles", options.nobles),
    ]
    for kind, deck in decks:
        own = Counter(deck)
        twice = [
            label_item(thing, options.writing).code for thing in own if counts[thing] > own[thing]
        ]
        if twice:
            yield say("label-twice", kind=kind, codes=[*twice[:SOME]])


# What is wrong with a label


def _explained(
    label: VerifiedLabel,
    there: Collection[Thing | None],
    options: Options,
    table: BrailleTable,
    differs: Message | None,
    same: bool,
) -> VerifiedLabel:
    """Return a label with its fault, if it has one.

    `there` is what all labels are for; `differs` is how it differs from the manifest, and `same`
    says that its cells are those of the manifest.
    """
    found, thing = label.found, label.thing
    fault: Message | None = None
    if found.fault:
        fault = say(f"label-fault-{found.fault}", detail=found.detail)
    elif thing is not None and not _exists(thing, options):
        near = nearest_item(label.lines, there, options, table)
        fault = near or say("label-fault-none-such", detail=label.code(options.writing))
        label = msgspec.structs.replace(label, thing=None)
    elif differs is not None:
        fault = differs
    elif thing is None and not same and not _is_text(label):
        near = nearest_item(label.lines, there, options, table)
        text = clean(back_translate_label(label.lines, table))
        fault = near or say("label-fault-unread", detail=text)
    elif thing is not None and not label.exact and not same:
        fault = written_difference(label.lines, label_item(thing, options.writing), table)
    return msgspec.structs.replace(label, fault=fault)


def _exists(thing: Thing, options: Options) -> bool:
    match thing:
        case Card():
            return thing in options.deck
        case Noble():
            return thing in options.nobles
        case _:
            return True


_LONGEST = 40
"""No code has so many cells, even with each gem on a line of its own."""


def _is_text(label: VerifiedLabel) -> bool:
    """Return whether a label is too long for a code, as player aids are."""
    return sum(map(len, label.lines)) > _LONGEST
