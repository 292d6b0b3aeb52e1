"""What `splendor-access labels` does, from its options to what is told."""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from splendor_access.labels.decks import BadDeck
from splendor_access.labels.export import Target, export, export_picture, export_ruler
from splendor_access.labels.formats import names
from splendor_access.labels.listing import listing, listing_json, sheet_json, sheet_listing
from splendor_access.labels.manifest import read_manifest
from splendor_access.labels.options import ACTIONS
from splendor_access.labels.preview import find_item, preview
from splendor_access.labels.refusal import Refused
from splendor_access.labels.touch import Touch
from splendor_access.labels.verify import as_json, read_file, told, verify
from splendor_access.labels.wishes import Wishes, choice, print_size, read_wishes
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, say

DONE, FAILED, USAGE, BAD_FILE = 0, 1, 2, 3


class Outcome(msgspec.Struct, frozen=True):
    """What is told, what is complained of, and the exit code.

    `data` is a line for programs; `touch` is a check that is still to be done.
    """

    told: Sequence[Message] = ()
    complaints: Sequence[Message] = ()
    code: int = DONE
    data: str | None = None
    touch: Touch | None = None


def run(wanted: argparse.Namespace, locale: Locale, order: str) -> Outcome:
    """Do what the command line asks for. Raises BrailleUnavailable."""
    try:
        return _done(wanted, locale, order)
    except BadDeck as bad:
        return Outcome(complaints=bad.messages, code=BAD_FILE)
    except Refused as refused:
        code = USAGE if refused.usage else BAD_FILE if refused.file else FAILED
        return Outcome(complaints=[refused.message], code=code)


def _done(wanted: argparse.Namespace, locale: Locale, order: str) -> Outcome:
    wishes = read_wishes(wanted, locale, order)
    action, typed = wanted.action, wanted.words
    if action is None and typed and typed[0] in ACTIONS:  # it stands behind options
        action, typed = typed[0], typed[1:]
    words = " ".join(typed)
    if words and action not in ("preview", "verify"):
        raise Refused(say("label-words-behind", typed=clean(words)), usage=True)
    match action:
        case "list":
            if wanted.json:
                return Outcome(data=listing_json(wishes, locale))
            return Outcome(listing(wishes))
        case "sheets":
            if wanted.json:
                return Outcome(data=sheet_json(wishes))
            return Outcome(sheet_listing(wishes))
        case "preview":
            lines = preview(find_item(words, wishes, locale), wishes) if words else []
            if wanted.png:
                lines += export_picture(wishes, _target(wanted, "pdf"), locale)
            elif not words:
                raise Refused(say("label-preview-what"), usage=True)
            return Outcome(lines)
        case "verify" if not words:
            things = [item for kind in wishes.kinds for item in wishes.items(kind)]
            if not things:
                raise Refused(say("label-aids-no-codes"), usage=True)
            return Outcome(touch=Touch(things, locale))
        case "verify":
            return _verified(words, wanted, wishes, locale)
        case _:
            if wanted.format is None:
                raise Refused(say("label-which-format", names=[*names()]), usage=True)
            name = choice("--format", wanted.format, names())
            target = _target(wanted, name)
            if action == "ruler":
                return Outcome(export_ruler(wishes, target))
            return Outcome(export(wishes, target, locale))


def _target(wanted: argparse.Namespace, name: str) -> Target:
    size = print_size(wanted.print_size)
    return Target(Path(wanted.out), name, wanted.print_text, size, wanted.force)


def _verified(name: str, wanted: argparse.Namespace, wishes: Wishes, locale: Locale) -> Outcome:
    earlier, own_name = read_manifest(Path(name).parent), Path(name).name
    chosen = earlier.chosen(own_name) if earlier else {}
    if wanted.measure:
        chosen[wishes.standard] = wishes.measures
    verdict = verify(
        read_file(name),
        wishes,
        standard=wanted.standard,
        known=wanted.notation is not None,
        chosen=chosen,
        planned=earlier.codes(own_name) if earlier else (),
    )
    code = DONE if verdict.right else FAILED
    if wanted.json:
        return Outcome(data=as_json(verdict, wishes, locale), code=code)
    return Outcome(told(own_name, verdict, wishes), code=code)
