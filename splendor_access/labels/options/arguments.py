"""The arguments of `labels` on the command line."""

import argparse
from collections.abc import Callable

from splendor_access.game.state import EDITIONS
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg

ACTIONS = ("list", "preview", "find", "pair", "verify", "sheets", "ruler", "slate")


def add_options(parser: argparse.ArgumentParser, about: Callable[..., str]) -> None:
    """Add the arguments of `labels`. Their values are checked later, in the player's language."""
    add = parser.add_argument
    add("action", nargs="?", choices=ACTIONS, metavar="ACTION", help=about("label-action"))
    add("words", nargs="*", metavar="WORD", help=about("label-words"))
    add("--format", metavar="FORMAT", help=about("label-format", formats=_formats))
    add("--for", dest="job", metavar="NAME", help=about("label-for"))
    add("--what", default="all", metavar="WHAT", help=about("label-what"))
    add("--select", metavar="WORDS", help=about("label-select"))
    add("--standard", metavar="NAME", help=about("label-standard", standards=_standards))
    add("--measure", action="append", default=[], metavar="NAME=MM", help=about("label-measure"))
    add("--notation", metavar="TABLE", help=about("label-notation"))
    add("--place", default="bottom", metavar="EDGE", help=about("label-place"))
    add("--layout", default="wrap", metavar="LAYOUT", help=about("label-layout"))
    add("--sheet", metavar="NAME", help=about("label-sheet"))
    add("--margin", metavar="MM", help=about("label-margin"))
    add("--start-at", default="1", metavar="K", help=about("label-start-at"))
    add(
        "--print-text",
        action=argparse.BooleanOptionalAction,
        default=True,
        help=about("label-print-text"),
    )
    add("--print-size", default="18", metavar="PT", help=about("label-print-size"))
    add("--orientation-mark", default="tokens", metavar="MARK", help=about("label-mark"))
    add("--cards", metavar="FILE", help=about("label-cards"))
    add("--nobles", metavar="FILE", help=about("label-nobles"))
    add("--qr", action="store_true", help=about("label-qr"))
    add("--text", metavar="FILE", help=about("label-text"))
    add("--embosser", metavar="NAME", help=about("label-embosser"))
    add("--grid", metavar="NAME", help=about("label-grid"))
    add("--cut-marks", action="store_true", help=about("label-cut-marks"))
    add("--card", metavar="MMxMM", help=about("label-card"))
    add("--edition", choices=EDITIONS, help=about("edition"))
    add("--house", action="append", default=[], metavar="RULE", help=about("house"))
    add("--bed", metavar="MMxMM", help=about("label-bed"))
    add("--plate", metavar="MM", help=about("label-plate"))
    add("--layer", metavar="MM", help=about("label-layer"))
    add("--out", default="labels", metavar="DIR", help=about("label-out"))
    add("--force", action="store_true", help=about("label-force"))
    add("--png", action="store_true", help=about("label-png"))
    add("--json", action="store_true", help=about("json"))


def _formats(_locale: Locale) -> list[Arg]:
    from splendor_access.labels import formats

    return [*formats.names()]


def _standards(_locale: Locale) -> list[Arg]:
    from splendor_access.labels.standards import STANDARDS

    return [*STANDARDS]
