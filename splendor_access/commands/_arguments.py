"""The arguments of a command line: parsed by argparse in the player's language, and checked.

argparse looks up its sentences with gettext by their English text. Here they are entries of the
locale files: `usage-...` for sentences, `metavar-...` for the arguments of options. The checks are
those that several subcommands take; all raise CannotRun.
"""

import argparse
import re
import sys
import textwrap
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from splendor_access import ExitCode
from splendor_access.commands import CannotRun
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import ECHO, NO_BREAK, PARTED, Arg, fold, say

LONGEST_NUMBER = 18
"""The most digits of a number on the command line, beyond anything counted here."""

_LONG = re.compile(rf"\S{{{ECHO},}}")

SENTENCES = {
    "usage: ": "usage-head",
    "positional arguments": "usage-arguments",
    "options": "usage-options",
    "argument %(argument_name)s: %(message)s": "usage-argument",
    "unrecognized arguments: %s": "usage-unrecognized",
    "not allowed with argument %s": "usage-not-with",
    "ignored explicit argument %r": "usage-takes-nothing",
    "the following arguments are required: %s": "usage-required",
    "one of the arguments %s is required": "usage-one-required",
    "expected one argument": "usage-one-expected",
    "expected at most one argument": "usage-at-most-one",
    "expected at least one argument": "usage-at-least-one",
    "expected %s argument": "usage-some-expected",
    "expected %s arguments": "usage-some-expected",
    "invalid %(type)s value: %(value)r": "usage-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "usage-command",
    "%(prog)s: error: %(message)s\n": "usage-error",
}
"""The sentences of argparse that this program's command lines can cause."""


def whole_number(text: str) -> int:
    """Return the number typed. Raises ValueError for one too long to be spoken."""
    if len(text) > LONGEST_NUMBER:
        raise ValueError(text)
    return int(text)


class Misused(Exception):  # a refusal in words, not a fault
    """A command line is wrong, and this sentence tells the player so."""

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self.sentence = sentence


class Unworded(Exception):  # not an error of the program: the line is parsed again, with words
    """A command line is wrong, and the parser has no language to say so."""


class _Formatter(argparse.HelpFormatter):
    """Breaks lines for readers: no colon begins one in French, and no word is cut."""

    def start_section(self, heading: str | None) -> None:
        """Begin a part under its head, which brings its own colon: in French after a space."""
        super().start_section(heading and heading.removesuffix(":"))

    def _split_lines(self, text: str, width: int) -> list[str]:
        whole = PARTED.sub(NO_BREAK, " ".join(text.split()))
        rows = textwrap.wrap(whole, width, break_long_words=False, break_on_hyphens=False)
        return [row.replace(NO_BREAK, " ") for row in rows]

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + row for row in self._split_lines(text, width - len(indent)))


class Parser(argparse.ArgumentParser):
    """A parser with a language, or one that raises Unworded instead of a message.

    Nearly all command lines are right, and parsing them without a language is faster.
    """

    def __init__(self, *, locale: Locale | None = None, **options: Any) -> None:  # noqa: ANN401  # argparse's own
        argparse._ = partial(_sentence, locale)  # type: ignore[attr-defined]
        argparse.ngettext = partial(_plural, locale)  # type: ignore[attr-defined]
        self._locale = locale
        options["formatter_class"] = _Formatter
        if locale is None:
            # Nothing is formatted yet, and measuring the terminal is slow.
            options["formatter_class"] = partial(_Formatter, width=80)
        super().__init__(**options, add_help=False, allow_abbrev=False)

    def arguments(self) -> list[argparse.Action]:
        """Return all arguments, with the metavars of the language."""
        for action in self._actions:
            if self._locale and isinstance(action.metavar, str):
                entry = f"metavar-{action.metavar.lower().replace('=', '-')}"
                if self._locale.has(entry):
                    action.metavar = self._locale.attribute(entry)
        return self._actions

    def parse_known_args(self, *arguments: Any, **options: Any) -> Any:  # noqa: ANN401  # as above
        """Parse a command line, with the metavars of the language."""
        if self._locale:
            self.arguments()
        found, rest = super().parse_known_args(*arguments, **options)
        words = getattr(found, "words", None)
        if isinstance(words, list) and not any(word.startswith("-") for word in rest):
            # argparse collects words only before the first option.
            found.words, rest = [*words, *rest], []
        return found, rest

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:  # noqa: ANN401  # as above
        """Return the value of an argument, which may be typed in the player's language."""
        if self._locale and action.choices and arg_string not in action.choices:
            # Loaded late: mostly the program's own words are typed.
            from splendor_access.settings.names import Words

            offered = [each for each in action.choices if isinstance(each, str)]
            arg_string = Words(self._locale).parse_value(fold(arg_string), offered) or arg_string
        return super()._get_value(action, arg_string)

    def error(self, message: str) -> NoReturn:
        """Report an error, without control characters that may have been typed.

        Raises Misused.
        """
        if self._locale is None:
            raise Unworded
        printable = "".join(c if c.isprintable() else " " for c in message)
        said = _LONG.sub(lambda word: f"{word[0][:ECHO]}...", printable)
        form = _sentence(self._locale, "%(prog)s: error: %(message)s\n")
        # The error comes first, because the usage takes long to hear.
        sentence = form % {"prog": self.prog, "message": said}
        sys.stderr.write(sentence)
        self.print_usage(sys.stderr)
        raise Misused(sentence)


def _sentence(locale: Locale | None, english: str) -> str:
    name = SENTENCES.get(english)
    if locale is None or name is None:
        return english
    # Fluent trims the space and line end of a text.
    end = english[len(english.rstrip()) :]
    return locale.attribute(name) + end


def _plural(locale: Locale | None, one: str, many: str, count: int) -> str:
    return _sentence(locale, one if count == 1 else many)


def parse_seed(text: str) -> int:
    """Return the seed typed: a whole number below 2 to the power of 63."""
    # Python refuses to convert thousands of digits.
    seed = int(text) if text.isascii() and text.isdecimal() and len(text) < 40 else None
    if seed is None or seed >= 2**63:
        raise CannotRun(say("usage-seed", typed=text))
    return seed


def offered_bots(locale: Locale) -> list[Arg]:
    """Return the computer opponents that `--bot` takes, with what the language calls them."""
    from splendor_access.bots import LADDER, names

    offered: list[Arg] = []
    for name in (*LADDER, *(each for each in names() if each not in LADDER)):
        entry = f"level-{name}"
        word = locale.attribute(entry, "word") or locale.attribute(entry)
        offered.append(
            name
            if word.replace(" ", "-") == name
            else say("help-word-there", word=name, there=word)
        )
    return offered


def _refused(typed: str, locale: Locale, own: Sequence[str] = ()) -> CannotRun:
    """Return the refusal of what names no opponent: it lists all, the weakest first, by number."""
    from splendor_access.bots import LADDER

    names = [*offered_bots(locale), *own]
    numbered: list[Arg] = [
        say("level-numbered", number=at, level=name) for at, name in enumerate(names, 1)
    ]
    return CannotRun(
        say("usage-bot", typed=typed, names=numbered[: len(LADDER)] + names[len(LADDER) :])
    )


def parse_bots(typed: Sequence[str], locale: Locale) -> list[str]:
    """Return the computer opponents that words name. Refuses unknown ones."""
    if not typed:
        return []
    from splendor_access.bots import names
    from splendor_access.table.opponents import ENDING, own_names
    from splendor_access.talk.parsing.vocabulary import named_level

    found = []
    for word in typed:
        level = named_level(word, names(), locale)
        if level is None and (word.endswith(ENDING) or word in own_names()):
            raise CannotRun(say("usage-bot-own", typed=word))
        if level is None:
            raise _refused(word, locale)
        found.append(level)
    return found


def parse_all_bots(typed: Sequence[str], locale: Locale) -> tuple[list[str], dict[str, Path]]:
    """Return the names of opponents, and the files of the player's own ones.

    Each file has been loaded in a process, as in a game.
    """
    if not typed:
        return [], {}
    from splendor_access.bots import names
    from splendor_access.table.opponents import ENDING, file_in_folder, is_free_name, own_names
    from splendor_access.talk.parsing.vocabulary import named_level

    found: list[str] = []
    files: dict[str, Path] = {}
    for word in typed:
        level = named_level(word, names(), locale)
        named = file_in_folder(word) if level is None else None
        if level is None and named is None:
            if not word.endswith(ENDING):
                raise _refused(word, locale, own_names())
            named = Path(word).absolute()
            if not is_free_name(named.stem) or named_level(named.stem, names(), locale):
                raise CannotRun(say("usage-bot-name", file=named.name))
        if named:
            level = named.stem
            if files.setdefault(level, named) != named:
                raise CannotRun(say("usage-bot-twice", file=named.name))
        assert level
        found.append(level)
    for file in files.values():
        _load(file)
    return found, files


def _load(file: Path) -> None:
    # Loaded late: few games are against a file.
    import asyncio

    from splendor_access.table.opponents import OwnBotFailed, check_own_bot

    try:
        asyncio.run(check_own_bot(file))
    except OwnBotFailed as failed:
        raise CannotRun(failed.message, ExitCode.BAD_FILE) from failed


def parse_away(text: str | None) -> int:
    """Return how many minutes a player may be away, as typed or by default."""
    from splendor_access.online.protocol.frames import AWAY, LONGEST_AWAY

    if text is None:
        return AWAY
    minutes = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0
    if not 1 <= minutes <= LONGEST_AWAY:
        raise CannotRun(say("usage-away", typed=text, most=LONGEST_AWAY))
    return minutes


def parse_port(text: str | None) -> int | None:
    """Return the port typed, or None; 0 stands for any free one."""
    if text is None:
        return None
    port = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 65_536
    if port > 65_535:
        raise CannotRun(say("usage-port", typed=text))
    return port


def check_name(typed: str | None, locale: Locale) -> None:
    """Refuse a name that no table takes."""
    if typed is None:
        return
    from splendor_access.table.names import name_problem
    from splendor_access.talk.parsing.vocabulary import Vocabulary

    problem = name_problem(typed, [], Vocabulary(locale))
    if problem:
        raise CannotRun(problem)


def check_bind(typed: str) -> None:
    """Refuse what is neither an address nor the name of a machine."""
    from ipaddress import ip_address

    try:
        ip_address(typed)
    except ValueError:
        name = re.fullmatch(r"[a-z\d-]+(\.[a-z\d-]+)*", typed, re.ASCII | re.IGNORECASE)
        if not name or not any(map(str.isalpha, typed)):
            raise CannotRun(say("usage-bind", typed=typed)) from None
