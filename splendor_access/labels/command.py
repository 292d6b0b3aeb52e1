"""What `splendor-access labels` does, from its options to what is told."""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from splendor_access.labels.decks import BadDeck
from splendor_access.labels.export import Target, export
from splendor_access.labels.formats import names
from splendor_access.labels.listing import listing, listing_json, sheet_json, sheet_listing
from splendor_access.labels.preview import find_item, preview
from splendor_access.labels.refusal import Refused
from splendor_access.labels.wishes import choice, read_wishes
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, say

DONE, FAILED, USAGE, BAD_FILE = 0, 1, 2, 3


class Outcome(msgspec.Struct, frozen=True):
    """What is told, what is complained of, and the exit code."""

    told: Sequence[Message] = ()
    complaints: Sequence[Message] = ()
    code: int = DONE


def run(wanted: argparse.Namespace, locale: Locale, order: str) -> Outcome:
    """Do what the command line asks for. Raises BrailleUnavailable."""
    try:
        return Outcome(_told(wanted, locale, order))
    except BadDeck as bad:
        return Outcome(complaints=bad.messages, code=BAD_FILE)
    except Refused as refused:
        code = USAGE if refused.usage else BAD_FILE if refused.file else FAILED
        return Outcome(complaints=[refused.message], code=code)


def _told(wanted: argparse.Namespace, locale: Locale, order: str) -> list[Message]:
    wishes = read_wishes(wanted, locale, order)
    words = " ".join(wanted.words)
    if words and wanted.action not in ("preview", "verify"):
        raise Refused(say("label-words-behind", typed=clean(words)), usage=True)
    match wanted.action:
        case "list":
            return listing_json(wishes, locale) if wanted.json else listing(wishes)
        case "sheets":
            return sheet_json(wishes) if wanted.json else sheet_listing(wishes)
        case "preview":
            return preview(find_item(words, wishes, locale), wishes)
        case _:
            if wanted.format is None:
                raise Refused(say("label-which-format", names=[*names()]), usage=True)
            name = choice("--format", wanted.format, names())
            target = Target(Path(wanted.out), name, wanted.print_text, wanted.force)
            return export(wishes, target, locale)
