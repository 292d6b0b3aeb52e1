"""Runs `splendor-access labels`: from its arguments to the messages, files and exit code."""

import argparse
import hashlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from splendor_access import ExitCode
from splendor_access.game.notation import Writing
from splendor_access.labels.formats import names
from splendor_access.labels.listing import (
    find_item,
    label_listing,
    listing_json,
    preview,
    sheet_json,
    sheet_listing,
)
from splendor_access.labels.making.export import (
    Progress,
    Target,
    export,
    export_picture,
    export_ruler,
)
from splendor_access.labels.making.slate import export_guide
from splendor_access.labels.options.arguments import ACTIONS
from splendor_access.labels.options.options import Options, check_options, choice, print_size
from splendor_access.labels.options.own_files import BadDeck
from splendor_access.labels.planning.content import LabelItem
from splendor_access.labels.planning.manifest import manifest_state, read_manifest
from splendor_access.labels.planning.plan import Job
from splendor_access.labels.refusal import LabelsRefused, missing_library
from splendor_access.labels.sticking.find import DoneLabels, Finder, MadeLabel, Pairing, made_labels
from splendor_access.labels.sticking.touch import Checked, Touch
from splendor_access.labels.verification.report import report, report_json
from splendor_access.labels.verification.verify import read_labels, verify
from splendor_access.settings import files
from splendor_access.settings.files import Keeper, read_value
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, say

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


class LabelsOutcome(msgspec.Struct, frozen=True):
    """The messages for stdout, those for stderr, and the exit code.

    `data` is a line of JSON instead of messages; `guide` is a dialogue that follows them.
    """

    messages: Sequence[Message] = ()
    errors: Sequence[Message] = ()
    code: int = ExitCode.DONE
    data: str | None = None
    guide: Finder | Pairing | Touch | None = None


def run(
    arguments: argparse.Namespace, locale: Locale, writing: Writing, tell: Callable[[str], object]
) -> LabelsOutcome:
    """Run the command; during long work, `tell` is called with a sentence now and then.

    Raises BrailleUnavailable.
    """
    try:
        with Progress(tell) as progress:
            return _run(arguments, locale, writing, progress)
    except ModuleNotFoundError as error:
        return LabelsOutcome(errors=[missing_library(error).message], code=ExitCode.FAILED)
    except BadDeck as bad:
        return LabelsOutcome(errors=bad.messages, code=ExitCode.BAD_FILE)
    except LabelsRefused as refused:
        code = (
            ExitCode.USAGE
            if refused.usage
            else ExitCode.BAD_FILE
            if refused.file
            else ExitCode.FAILED
        )
        return LabelsOutcome(errors=[refused.message], code=code)


def _run(
    arguments: argparse.Namespace, locale: Locale, writing: Writing, progress: Progress
) -> LabelsOutcome:
    options = check_options(arguments, locale, writing)
    action, typed = arguments.action, arguments.words
    if action is None and typed and typed[0] in ACTIONS:  # options come first
        action, typed = typed[0], typed[1:]
    words = " ".join(typed)
    if words and action not in ("preview", "verify", "find"):
        raise LabelsRefused(say("label-words-behind", typed=clean(words)), usage=True)
    match action:
        case "list":
            if arguments.json:
                return LabelsOutcome(data=listing_json(options, locale))
            return LabelsOutcome(label_listing(options))
        case "sheets":
            if arguments.json:
                return LabelsOutcome(data=sheet_json(options))
            return LabelsOutcome(sheet_listing(options))
        case "preview":
            lines = preview(find_item(words, options, locale), options) if words else []
            if arguments.png:
                lines += export_picture(options, _target(arguments, "pdf"), locale)
            elif not words:
                raise LabelsRefused(say("label-preview-what"), usage=True)
            return LabelsOutcome(lines)
        case "verify" if not words:
            things = [item for kind in options.kinds for item in options.items(kind)]
            if not things:
                raise LabelsRefused(say("label-aids-no-codes"), usage=True)
            check, notices = touch_check(things, locale)
            return LabelsOutcome(notices, guide=check)
        case "find":
            labels = made_labels(Path(arguments.out))
            guide, notices = saved_finder(labels, locale, strict=not os.isatty(0))
            if not words:
                return LabelsOutcome(notices, guide=guide)
            found, fits = guide.once(words)
            if not fits:
                return LabelsOutcome(errors=[*notices, *found], code=ExitCode.FAILED)
            return LabelsOutcome(found, errors=notices)
        case "pair":
            pairing, notices = saved_pairing(made_labels(Path(arguments.out)), locale)
            return LabelsOutcome(notices, guide=pairing)
        case "slate":
            target = _target(arguments, "brf")
            return LabelsOutcome(export_guide(options, target, locale))
        case "verify":
            progress.now(locale.text(say("label-reading", file=clean(Path(words).name))))
            return _verified(words, arguments, options, locale)
        case _:
            target = _target(arguments, _format(arguments, options.job))
            if action == "ruler":
                return LabelsOutcome(export_ruler(options, target, locale))
            return LabelsOutcome(export(options, target, locale, progress))


def _format(arguments: argparse.Namespace, job: Job) -> str:
    """Return the format on the command line, or else that of the print job."""
    if arguments.format is None:
        if not job.formats:
            raise LabelsRefused(say("label-which-format", names=[*names()]), usage=True)
        return job.formats[0]
    name = choice("--format", arguments.format, names())
    if job.formats and name not in job.formats:
        raise LabelsRefused(
            say("label-job-format", job=job.name, names=[*job.formats], format=name), usage=True
        )
    return name


def _target(arguments: argparse.Namespace, name: str) -> Target:
    size = print_size(arguments.print_size)
    return Target(
        Path(arguments.out), name, arguments.print_text, size, arguments.force, arguments.qr
    )


def _verified(
    name: str, arguments: argparse.Namespace, options: Options, locale: Locale
) -> LabelsOutcome:
    folder, own_name = Path(name).parent, Path(name).name
    earlier = read_manifest(folder)
    planned = earlier.planned(own_name) if earlier else None
    chosen = planned.chosen() if planned else {}
    if arguments.measure:
        chosen[options.standard] = options.measures
    if earlier and earlier.deck and arguments.cards is None:
        deck = earlier.deck.deck()
        options = msgspec.structs.replace(options, deck=deck, deck_file=earlier.deck.file)
    if earlier and earlier.nobles and arguments.nobles is None:
        tiles = earlier.nobles.tiles()
        options = msgspec.structs.replace(options, nobles=tiles, nobles_file=earlier.nobles.file)
    contents, kind = read_labels(name, planned)
    verdict = verify(
        contents,
        options,
        kind=kind,
        standard=arguments.standard,
        table_given=arguments.notation is not None,
        chosen=chosen,
        planned=planned,
    )
    verdict = msgspec.structs.replace(verdict, manifest=manifest_state(folder, earlier, own_name))
    code = ExitCode.DONE if verdict.right else ExitCode.FAILED
    if arguments.json:
        return LabelsOutcome(data=report_json(verdict, options, locale), code=code)
    return LabelsOutcome(report(own_name, verdict, options), code=code)
