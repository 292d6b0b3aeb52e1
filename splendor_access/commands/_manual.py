"""The man page and the entry of menus, for the packages of systems: made from the parser.

`python -m splendor_access.commands._manual FOLDER` writes `splendor-access.6` into the folder, one
for each other language, such as `splendor-access.de.6`, and `splendor-access.desktop`.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

from splendor_access import __version__, commands
from splendor_access.commands._arguments import Parser
from splendor_access.commands._cli import command_parser
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say

PROGRAM = "splendor-access"

_ENTRY = """\
[Desktop Entry]
Type=Application
Name=Splendor
{comments}
Exec=env SPLENDOR_ACCESS_WINDOW=yes splendor-access play
Terminal=true
Categories=Game;BoardGame;
Keywords=braille;speech;blind;cards;
"""


def manual(locale: Locale) -> str:
    """Return the man page in a language, as the source of troff."""
    return "".join(f"{line}\n" for line in _lines(locale))


def menu_entry() -> str:
    """Return the file that lets menus start a game in a terminal, described in each language."""
    comments = (
        f"Comment{'' if language == 'en' else f'[{language}]'}={Locale(language).text(ABOUT)}"
        for language in sorted(languages(), key=lambda each: each != "en")
    )
    return _ENTRY.format(comments="\n".join(comments))


ABOUT = say("cli-about")


def _lines(locale: Locale) -> Iterator[str]:
    parser = command_parser(locale, commands.names())
    command, parsers = _subcommands(parser)
    first = _named(next(iter(parsers.values())))
    shared = [
        name
        for name in map(_name, first)
        if all(name in map(_name, _named(each)) for each in parsers.values())
    ]
    yield f'.TH SPLENDOR\\-ACCESS 6 "" "{PROGRAM} {__version__}"'
    # Without hyphens and stretched lines, which speech and braille would repeat.
    yield from (".nh", ".ad l")
    yield from _part(locale, "manual-name", f"{PROGRAM} - {locale.text(ABOUT)}")
    yield from _part(locale, "manual-synopsis", f"{PROGRAM} {command} ...")
    if parser.epilog:
        yield from _part(locale, "manual-description", parser.epilog)
    yield from _part(locale, "manual-commands")
    for name, each in parsers.items():
        yield f'.SS "{_escaped(name)}"'
        yield _escaped(each.description or "")
        yield from _options([action for action in _named(each) if _name(action) not in shared])
    yield from _part(locale, "manual-options")
    yield from _options([action for action in first if _name(action) in shared])
    folder = f"~/.local/share/{PROGRAM}"
    yield from _part(locale, "manual-files", locale.text(say("manual-where", folder=folder)))
    yield from _part(locale, "manual-exit", locale.text(say("manual-codes")))


def _part(locale: Locale, name: str, *lines: str) -> Iterator[str]:
    yield f'.SH "{_escaped(locale.attribute(name))}"'
    yield from map(_escaped, lines)


def _subcommands(parser: Parser) -> tuple[str, dict[str, Parser]]:
    """Return the word for a subcommand, and the parser of each, in the order of help."""
    (found,) = (each for each in parser.arguments() if isinstance(each.choices, dict))
    return str(found.metavar), cast(dict[str, Parser], found.choices)


def _named(parser: Parser) -> Sequence[argparse.Action]:
    return [action for action in parser.arguments() if action.help != argparse.SUPPRESS]


def _name(action: argparse.Action) -> str:
    return action.option_strings[-1] if action.option_strings else action.dest


def _options(actions: Sequence[argparse.Action]) -> Iterator[str]:
    for action in actions:
        called = ", ".join(f"\\fB{_escaped(each)}\\fR" for each in action.option_strings)
        value = _escaped(action.metavar) if isinstance(action.metavar, str) else ""
        if action.choices is not None:
            value = "|\\:".join(_escaped(str(each)) for each in action.choices)
        yield ".TP"
        yield " ".join(part for part in (called, value and f"\\fI{value}\\fR") if part)
        yield _escaped(" ".join((action.help or "").replace("%%", "%").split()))


def _escaped(text: str) -> str:
    """Return a text that troff takes for nothing else."""
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain


def main(folder: Path) -> None:
    """Write all files into a folder, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in languages():
        ending = "6" if language == "en" else f"{language}.6"
        page = manual(Locale(language))
        (folder / f"{PROGRAM}.{ending}").write_text(page, encoding="utf-8")
    (folder / f"{PROGRAM}.desktop").write_text(menu_entry(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
