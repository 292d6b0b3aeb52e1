"""Makes the files of labels; each is read back and proven before it gets its name.

They are written atomically: all of them, or none that looks finished.
"""

import errno
import os
import re
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from threading import Event, Thread
from types import TracebackType
from typing import Self

import msgspec

from splendor_access.game.state import RuleSet
from splendor_access.labels.formats import Format, UnreadableLabels, load, of_kind
from splendor_access.labels.making.aids import aids_page, make_aids
from splendor_access.labels.making.assembly import Assembly, assembly, cut_size
from splendor_access.labels.making.warnings import find_warnings
from splendor_access.labels.options.options import PRINT_SIZES, Options
from splendor_access.labels.planning.cell_grid import grid_message
from splendor_access.labels.planning.content import TEXT_PAGES, Kind
from splendor_access.labels.planning.embossers import find_embosser, in_grid, paginate_labels
from splendor_access.labels.planning.layers import thickness
from splendor_access.labels.planning.layout import Room
from splendor_access.labels.planning.manifest import NAME as MANIFEST
from splendor_access.labels.planning.manifest import OwnDeck, Written, manifest, read_manifest
from splendor_access.labels.planning.plan import (
    Design,
    Job,
    Plan,
    alignment,
    label_room,
    make_plan,
    single_pages,
    stacked,
    trimmed,
    without_outlines,
)
from splendor_access.labels.planning.printing import FORMATS as WITH_QR
from splendor_access.labels.planning.printing import QrPlan, with_matrices, with_print
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.verification.drawing import picture
from splendor_access.labels.verification.proof import NotAsPlanned, prove
from splendor_access.settings.system import explain
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import PATH, Message, clean, say


class Folder:
    """A folder in which files appear only when all of them are written and proven.

    Until then their names begin with a dot and end in `.part`. Links are not followed: an
    existing file is replaced, never written through. Raises LabelsRefused where the folder or a
    file cannot be written.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._parts: dict[str, Path] = {}
        self._stale: list[str] = []
        self._made = False

    def __enter__(self) -> Self:
        """Make the folder."""
        try:
            self._made = not self._path.exists()
            self._path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._unwritable(error) from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Give the files their final names, or remove all of them after an error."""
        if kind is None:
            self._finish()
        else:
            self._discard()

    def check_free(self, names: list[str]) -> None:
        """Raise LabelsRefused if one of the files exists already."""
        for name in names:
            if os.path.lexists(self._path / name):
                raise LabelsRefused(say("label-file-exists", file=name))

    def drop(self, names: list[str]) -> None:
        """Remove files of an earlier export once all new ones are in place."""
        self._stale += names

    def write(self, name: str, data: bytes) -> Path:
        """Write a file under its temporary name, and return its path."""
        part = self._path / f".{name}.part"
        try:
            part.unlink(missing_ok=True)
            with part.open("xb") as file:
                self._parts[name] = part
                file.write(data)
        except OSError as error:
            raise self._unwritable(error) from error
        return part

    def _finish(self) -> None:
        try:
            for name, part in self._parts.items():
                part.replace(self._path / name)
            for name in self._stale:
                (self._path / name).unlink(missing_ok=True)
        except OSError as error:
            self._discard()
            raise self._unwritable(error) from error

    def _discard(self) -> None:
        for part in self._parts.values():
            part.unlink(missing_ok=True)
        if self._made:
            try:
                self._path.rmdir()
            except OSError:
                return  # not empty: it is used by others

    def _unwritable(self, error: OSError) -> LabelsRefused:
        # Windows says of a file on the way that it exists, or that nothing is there.
        unclear = error.errno in (errno.EEXIST, errno.ENOENT)
        if unclear and any(each.is_file() for each in self._path.parents):
            error = NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        folder = clean(str(self._path), PATH)
        return LabelsRefused(say("label-unwritable", folder=folder, detail=explain(error)))


EVERY = 3.0
"""The seconds between two reports."""

AGAIN = 10
"""After this many reports that would say the same, the sentence is said again."""


class Progress:
    """A context that calls `tell` with a sentence when work has changed, from a thread.

    It does so every few seconds at most. Shorter work reports nothing, and a sentence is said again
    only after long: then it tells that the work still goes on. A page in a browser has no threads:
    there nothing is reported.
    """

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell
        self._sentence = ""
        self._done = Event()
        threads = sys.platform != "emscripten"
        self._thread = Thread(target=self._run, daemon=True) if threads else None

    def __enter__(self) -> Self:
        """Start the thread."""
        if self._thread:
            self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Stop the thread."""
        self._done.set()
        if self._thread:
            self._thread.join()

    def now(self, sentence: str) -> None:
        """Set the sentence for the next reports."""
        self._sentence = sentence

    def _run(self) -> None:
        told, silent = "", 0
        while not self._done.wait(EVERY):
            sentence = self._sentence
            silent += 1
            if sentence and (sentence != told or silent >= AGAIN):
                self._tell(sentence)
                told, silent = sentence, 0


class Target(msgspec.Struct, frozen=True):
    """The folder and the format of files, and whether they may replace others."""

    folder: Path
    format: str
    print_text: bool = True
    print_size: int = PRINT_SIZES[0]
    force: bool = False
    qr: bool = False


def export(options: Options, target: Target, locale: Locale, progress: Progress) -> list[Message]:
    """Write and prove the files; return a report with warnings.

    Raises LabelsRefused and BrailleUnavailable; then it leaves no file.
    """
    form = load(target.format)
    plans, messages = make_plans(options, form, target, locale)
    wanted = [named for plan in plans for named in _files(plan, form, target.format)]
    things = tuple(plan for plan in plans if plan.kind not in TEXT_PAGES)
    lists = assembly(Assembly(things, form.KIND, target.print_size), locale) if things else {}
    of_text = [kind for kind in options.kinds if kind in TEXT_PAGES]
    aids = {f"{kind}.html": aids_page(locale, kind, options.rules) for kind in of_text}
    with Folder(target.folder) as folder:
        if not target.force:
            folder.check_free([*(name for name, _ in wanted), *lists, *aids, MANIFEST])
        stale = _stale(options, target, {name for name, _ in wanted})
        folder.drop(stale)
        written = []
        for number, (name, plan) in enumerate(wanted, start=1):
            step = say("label-making", file=name, number=number, count=len(wanted))
            progress.now(locale.text(step))
            written.append(_write(folder, name, plan, form, options))
        for name, data in (lists | aids).items():
            folder.write(name, data)
        own = OwnDeck.of(options.deck_file, options.deck)
        tiles = OwnDeck.of(options.nobles_file, options.nobles)
        folder.write(MANIFEST, manifest(written, target.format, own, tiles))
    made = [
        say(
            "label-made",
            file=file.name,
            labels=sum(1 for _ in file.plan.labels),
            pages=len(file.plan.pages),
            dots=_dots(file.plan),
        )
        for file in written
    ]
    proven = sum(1 for plan in plans for _ in plan.labels)
    head = say("label-proven", labels=proven, folder=clean(str(target.folder), PATH))
    made += (say("label-aids", file=name, kind=Path(name).stem) for name in aids)
    if stale:
        messages.append(say("label-stale", names=[*stale]))
    if lists:
        messages.append(say("label-assembly", names=[*lists]))
    return [head, *made, *messages, *find_warnings(options, plans, form.KIND)]


def _stale(options: Options, target: Target, wanted: Collection[str]) -> list[str]:
    """Return the files of an earlier, larger set that the new one does not replace.

    Left in place, they would be printed together with the new ones.
    """
    earlier = read_manifest(target.folder)
    if earlier is None:
        return []
    sheet = re.compile(rf"({'|'.join(options.kinds)})(-[0-9]+)?\.{target.format}")
    return [name for name in earlier.names if sheet.fullmatch(name) and name not in wanted]


def export_ruler(options: Options, target: Target, locale: Locale) -> list[Message]:
    """Write the outlines of a sheet and two rulers, for a test print on plain paper.

    Raises LabelsRefused.
    """
    form = load(target.format)
    if form.KIND != "flat":
        raise LabelsRefused(say("label-ruler-flat", formats=[*of_kind("flat")]), usage=True)
    design, _ = options.design(options.kinds[0], form.KIND)
    title = locale.text(say("label-ruler-title", sheet=design.sheet.name))
    plan = msgspec.structs.replace(
        alignment(options.kinds[0], design), title=title, language=locale.language
    )
    name = f"ruler.{target.format}"
    with Folder(target.folder) as folder:
        if not target.force:
            folder.check_free([name])
        _write(folder, name, plan, form, options)
    return [
        say(
            "label-ruler",
            file=name,
            folder=clean(str(target.folder), PATH),
            sheet=design.sheet.name,
        )
    ]


PICTURE = "preview.png"


def export_picture(options: Options, target: Target, locale: Locale) -> list[Message]:
    """Draw a picture of the first page of the first kind. Raises LabelsRefused."""
    plans, _ = make_plans(options, load("pdf"), target, locale)
    page = plans[0].pages[0]
    with Folder(target.folder) as folder:
        if not target.force:
            folder.check_free([PICTURE])
        folder.write(PICTURE, picture(plans[0]))
    folder_name, sheet = clean(str(target.folder), PATH), plans[0].sheet.name
    head = say("label-picture", file=PICTURE, folder=folder_name, sheet=sheet)
    rows: dict[float, list[str]] = {}
    for label in page.labels:
        rows.setdefault(label.box.y, []).append(label.item.code)
    return [
        head,
        *(say("label-row", row=row, codes=[*codes]) for row, codes in enumerate(rows.values(), 1)),
    ]


def make_plans(
    options: Options, form: Format, target: Target, locale: Locale
) -> tuple[list[Plan], list[Message]]:
    """Return a plan for each kind of label, and messages about them."""
    job = options.job
    if options.grid is not None and form.KIND != "cells":
        job = _with_cut_lines(options, target.format)
    if target.qr and not (target.format in WITH_QR and job.words):
        raise LabelsRefused(say("label-qr-formats", names=[*WITH_QR]), usage=True)
    plans, messages = [], []
    for kind in options.kinds:
        design, notes = options.design(kind, form.KIND)
        messages += notes
        if kind in TEXT_PAGES:
            plans.append(_text_pages(design, form, locale, kind, options.rules))
            continue
        if job.cut_lines and not design.sheet.is_cut:
            raise LabelsRefused(say("label-marks-sheet", sheet=design.sheet.name), usage=True)
        plan = make_plan(kind, options.items(kind), design)
        if form.KIND == "solid":
            plan = trimmed(plan)
        elif form.KIND == "cells":
            plan = paginate_labels(
                plan
                if options.grid is None
                else in_grid(plan, options.grid, design.start_at, options.card)
            )
            if plan.grid is not None:
                messages.append(grid_message(plan.grid, kind.value, plan.sheet.name, plan.measures))
                if plan.grid.marks:
                    messages.append(say("label-cut-marks"))
        if target.qr:
            coded = with_matrices(plan, locale)
            plan = coded.plan
            messages += _short_of_qr(coded)
        if target.print_text and form.KIND == "flat" and job.words:
            plan, without = with_print(plan, locale)
            if without:
                messages.append(say("label-no-print", kind=kind.value, count=without))
        if job.swell or job.cut_lines:
            messages.append(cut_size(plan, felt=job.cut_lines))
        plans.append(plan)
    if options.kinds == (Kind.TABLE, Kind.TOKENS):
        messages.append(say("label-other-side"))
    if form.KIND == "solid":
        messages += _printing(plans, target.format)
    if job.cut_lines and job.spot_plates:
        messages.append(say("label-cut-lines"))
    if job.name:
        messages.insert(0, say("label-job", job=job.name))
    return [_for_job(plan, job, locale) for plan in plans], messages


def _with_cut_lines(options: Options, name: str) -> Job:
    """Return the print job of a drawing with lines to cut along. Raises LabelsRefused."""
    formats = [*of_kind("cells")]
    if options.cut_marks:
        if name in _WITH_CUT_LINES:
            # What swells has outlines that are felt.
            return msgspec.structs.replace(options.job, cut_lines=not options.job.swell)
        formats = sorted([*formats, *_WITH_CUT_LINES])
    option = "--cut-marks" if options.cut_marks else "--grid"
    raise LabelsRefused(
        say("label-grid-format", option=option, formats=[*formats], format=name), usage=True
    )


_WITH_CUT_LINES = ("pdf", "svg")
"""The drawings in which lines are raised. An engraver cuts by itself, and plates have grooves."""


def _short_of_qr(coded: QrPlan) -> Iterator[Message]:
    """Name the labels with the code alone in their QR code, and those without one."""
    for name, of in (("label-short-qr", coded.short), ("label-no-qr", coded.without)):
        if of:
            codes = [item.code for item in of] if len(of) <= _MOST_NAMED else []
            yield say(name, count=len(of), codes=[*codes], named="yes" if codes else "no")


_MOST_NAMED = 20
"""The most labels that are named one by one."""


def _for_job(plan: Plan, job: Job, locale: Locale) -> Plan:
    """Adapt a plan to a print job, and give it a title."""
    labels = sum(1 for _ in plan.labels)
    title = locale.text(say("label-title", kind=plan.kind.value, labels=labels))
    plan = plan if job.outlines else without_outlines(plan)
    return msgspec.structs.replace(plan, job=job, title=title, language=locale.language)


def _text_pages(design: Design, form: Format, locale: Locale, kind: Kind, rules: RuleSet) -> Plan:
    """Return the plan of pages of text: of the embosser, of the sheet, or plates."""
    if form.KIND != "cells":
        plan = make_aids(design, label_room(design), locale, kind, rules)
        return trimmed(plan) if form.KIND == "solid" else plan
    embosser = find_embosser(design.machine.embosser)
    room = Room(embosser.columns, embosser.rows)
    return paginate_labels(make_aids(design, room, locale, kind, rules))


def _printing(plans: Sequence[Plan], name: str) -> Iterator[Message]:
    """Yield the settings for the 3D printer, and which files to print."""
    machine, height = plans[0].machine, plans[0].measures.height
    sheet, plate = thickness(machine)
    yield say(
        "label-printing",
        height=height,
        layers=round(height / machine.layer),
        layer=machine.layer,
        plate=plate,
    )
    if any(len(page.labels) > 1 for plan in plans for page in plan.pages):
        yield say("label-grooves", sheet=sheet)
    if plate != machine.plate:
        yield say("label-plate-layers", plate=plate, asked=machine.plate)
    for plan in plans:
        if len(plan.pages) > 1:
            files = [file for file, _ in _files(plan, load(name), name)]
            first, last = files[-len(plan.pages)], files[-1]
            whole = files[0] if len(files) > len(plan.pages) else "none"
            yield say("label-plates", whole=whole, first=first, last=last)


def _files(plan: Plan, form: Format, name: str) -> list[tuple[str, Plan]]:
    """Return the files of a plan: the whole, and one for each page if machines take only one.

    A solid with more dots than MOST_JOINED has no file of the whole.
    """
    whole = (f"{plan.kind}.{name}", plan if form.PAGES else stacked(plan))
    by_page = not form.PAGES or form.KIND == "solid"
    if not by_page or len(plan.pages) == 1:
        return [whole]
    single = [
        (f"{plan.kind}-{number}.{name}", page)
        for number, page in enumerate(single_pages(plan), start=1)
    ]
    too_large = form.KIND == "solid" and _dots(plan) > MOST_JOINED
    return single if too_large else [whole, *single]


MOST_JOINED = 5_000
"""The most dots of a solid with all plates in a row, which is for checking: about 25 MB."""


def _dots(plan: Plan) -> int:
    return sum(len(label.dots) for label in plan.labels)


def _write(folder: Folder, name: str, plan: Plan, form: Format, options: Options) -> Written:
    try:
        data = form.write(plan)
        path = folder.write(name, data)
        prove(plan, form.read(path.read_bytes()), options.table, form.KIND)
    except (UnreadableLabels, OSError) as error:
        raise LabelsRefused(say("label-not-read-back", file=name)) from error
    except NotAsPlanned as error:
        raise LabelsRefused(fault_message(error, name)) from error
    return Written.of(name, plan, data)


def fault_message(error: NotAsPlanned, file: str) -> Message:
    """Return the message about the fault of a file, with the label in question."""
    fault = say(f"label-fault-{error.fault}", detail=error.detail)
    card = error.label.item.code if error.label else "none"
    return say("label-wrong", file=file, card=card, fault=fault)
