"""The command line: finds the language, parses the arguments and runs one subcommand."""

import argparse
import errno
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from io import TextIOWrapper
from itertools import pairwise

from splendor_access import ExitCode, __version__, commands
from splendor_access.braille.library import choose_library
from splendor_access.braille.tables import BrailleUnavailable
from splendor_access.commands import CannotRun, ConsoleOpener, Crashed, Invocation
from splendor_access.commands._arguments import Misused, Parser, Unworded
from splendor_access.settings import error_log, files
from splendor_access.settings.settings import (
    CHOICES,
    FLAGS,
    IgnoredValue,
    Settings,
    ignored_values,
    language_in_force,
    library_path,
    load_settings,
)
from splendor_access.talk.locale import Locale, faults, languages
from splendor_access.talk.messages import ECHO, PATH, Arg, Message, Messages, clean, fold, say


def main(arguments: Sequence[str] | None = None, open_console: ConsoleOpener | None = None) -> int:
    """Run a command line and return its exit code.

    With `open_console` games are played elsewhere than at the terminal.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    # If one of them is closed (`>&-`), its output is discarded.
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  # lives on
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  # lives on
    _write_utf8()
    try:
        return _main(words, open_console)
    except KeyboardInterrupt:
        from splendor_access.console.terminal import is_stalled, silence

        if is_stalled():
            silence()
        return ExitCode.INTERRUPTED
    except BrokenPipeError:
        from splendor_access.console.terminal import silence

        silence()
        return ExitCode.DONE
    except Crashed as error:
        return report_error(error, error.left, words)
    except Exception as error:  # nothing may reach the terminal as a traceback
        return report_error(error, [], words)
    finally:
        if faults:
            error_log.append("".join(f"{fault}\n" for fault in faults))


def last_line() -> str:
    """Return the last line of a window that closes with the program, in the language in force."""
    stored, _unreadable = files.read_settings()
    locale = Locale(language_in_force(None, stored, languages()))
    return locale.text(say("window-closes"))


def _main(words: list[str], open_console: ConsoleOpener | None) -> int:
    stored, unreadable = files.read_settings()
    words = _with_languages(words)
    named = _option_values("--lang", words)
    offered = languages()
    locale = Locale(language_in_force(named[0] if named else None, stored, offered))
    settings = _speech_settings(words, stored)
    unknown = [language for language in named if language not in offered]
    if unknown:
        message = say("usage-lang", typed=unknown[0], languages=[*offered])
        _report(locale, settings, message)
        return ExitCode.USAGE
    try:
        arguments = _parse(locale, in_english(_languages_last(words), locale))
    except Misused as error:
        _speak(locale, settings, error.sentence)
        return ExitCode.USAGE
    choose_library(library_path(stored))
    flags = {name: getattr(arguments, name, None) for name in FLAGS}
    notices = [say("settings-unreadable", detail=unreadable)] if unreadable else []
    notices += [_invalid_setting(locale, each) for each in ignored_values(stored)]
    settings = load_settings(flags, stored)
    if any(settings.value(name) not in CHOICES[name] for name in ("table", "texts")):
        from splendor_access.settings.braille_tables import refusals

        notices += refusals(settings)
    invocation = Invocation(arguments, locale, settings, notices, open_console)
    try:
        return commands.load(arguments.command).run(invocation)
    except CannotRun as error:
        _report(locale, settings, error.message)
        return error.code
    except BrailleUnavailable as error:
        from splendor_access.settings.table_list import explain

        _write_error(locale, settings, locale.text(explain(error)))
        return ExitCode.FAILED


def _write_utf8() -> None:
    """Write UTF-8 into pipes and files on Windows, too, which has other encodings and line ends.

    All readers expect it, and at a console Python does the right thing.
    """
    if sys.platform == "win32" and "PYTHONIOENCODING" not in os.environ:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper) and not stream.isatty():
                stream.reconfigure(encoding="utf-8", newline="\n")


def _option_values(option: str, words: Sequence[str]) -> list[str]:
    """Find the values of an option before parsing: messages about the other words need them."""
    found = []
    for before, word in pairwise(["", *words]):
        if before == option:
            found.append(word)
        elif word.startswith(f"{option}="):
            found.append(word.partition("=")[2])
    return found


def _with_languages(words: Sequence[str]) -> list[str]:
    """Return a command line with a code for each language that is called by a name."""
    found: list[str] = []
    for before, word in pairwise(["", *words]):
        option, equals, value = word.partition("=")
        if before == "--lang":
            found.append(_language_code(word))
        elif option == "--lang" and equals:
            found.append(f"--lang={_language_code(value)}")
        else:
            found.append(word)
    return found


def _language_code(typed: str) -> str:
    if typed in languages():
        return typed
    # Loaded late: mostly a code is given, or nothing.
    from splendor_access.settings.names import language_named

    return language_named(typed) or typed


def in_english(words: list[str], locale: Locale) -> list[str]:
    """Return a command line with the program's own name for the subcommand."""
    names = commands.names()
    if not words or words[0] in names or words[0].startswith("-"):
        return words
    typed = fold(words[0])
    meant = [name for name in names if typed in map(fold, subcommand_words(name, locale))]
    return [*meant[:1], *words[1:]] if meant else words


def subcommand_words(name: str, locale: Locale) -> Sequence[str]:
    """Return what a language calls a subcommand; a new one has its own name alone."""
    entry = f"words-cli-{name}"
    return locale.words(entry) if locale.has(entry) else [name]


def _languages_last(words: list[str]) -> list[str]:
    """Move languages from before the subcommand to after it; without a subcommand, ask for help."""
    at = 0
    while at < len(words):
        if words[at] == "--lang" and words[at + 1 :]:
            at += 2
        elif words[at].startswith("--lang="):
            at += 1
        else:
            break
    if not at:
        return words
    before, behind = words[:at], words[at:]
    return [behind[0], *before, *behind[1:]] if behind else ["--help"]


def _speech_settings(words: Sequence[str], stored: Mapping[str, object]) -> Settings:
    """Return the settings needed before the command line is understood."""
    named = _option_values("--speech", words)
    return load_settings({"speech": named[-1] if named else None}, stored)


_PATHS = ("file", "folder", "path")
"""Facts that tell a place, which is told to its end."""


def _report(locale: Locale, settings: Settings, message: Message) -> None:
    """Report an error; quotes from the command line are cleaned and cut."""
    facts = {
        name: clean(fact, PATH if name in _PATHS else ECHO) if isinstance(fact, str) else fact
        for name, fact in message.args.items()
    }
    _write_error(locale, settings, locale.text(Message(message.name, facts)))


def _write_error(locale: Locale, settings: Settings, sentence: str) -> None:
    """Write a sentence to standard error."""
    sys.stderr.write(f"{sentence}\n")
    _speak(locale, settings, sentence)


def _speak(locale: Locale, settings: Settings, sentence: str) -> None:
    """Speak an error, if the player has chosen this program's voice."""
    if settings.speech == "direct":
        # Loaded late: hardly any command line is wrong.
        from splendor_access.speech.aloud import say_aloud

        sys.stderr.flush()
        say_aloud([sentence], locale, settings, terminal=os.isatty(0) and sys.stderr.isatty())


def _invalid_setting(locale: Locale, each: IgnoredValue) -> Message:
    """Report an invalid setting."""
    if each.name is None:
        return say("setting-unknown", typed=each.value)
    from splendor_access.settings.names import Words

    name = Words(locale).name(each.name)
    source = say(f"source-{each.source}")
    return say("setting-strange", typed=each.value, name=name, source=source)


def report_error(error: BaseException, left: Messages, words: Sequence[str]) -> int:
    """Report an error, and what remains of a game; return the exit code."""
    unwritten = _output_error(error)
    if unwritten:
        from splendor_access.console.terminal import silence
        from splendor_access.settings.system import explain

        # Python itself would try to write once more at its end.
        silence()
        messages = [say("output-failed", detail=explain(unwritten)), *left]
    else:
        import traceback

        path = error_log.append(traceback.format_exc())
        messages = [*(_wrong_library() or [say("crashed", file=clean(str(path), PATH))]), *left]
    try:
        stored, _unreadable = files.read_settings()
        locale = Locale(language_in_force(None, stored, languages()))
        sentence = "\n".join(map(locale.text, messages))
    except Exception:  # the locale files may be broken
        sys.stderr.write(f"splendor-access: {messages[0].args}\n")
        return ExitCode.FAILED
    sys.stderr.write(f"{sentence}\n")
    with suppress(Exception):  # speech may be broken
        _speak(locale, _speech_settings(words, stored), sentence)
    return ExitCode.FAILED


def _wrong_library() -> Messages:
    """Say which of the libraries that are loaded cannot be used, if one was the cause."""
    from splendor_access.settings import libraries
    from splendor_access.settings.system import unusable

    loaded = tuple(name for name in libraries.all_of_them() if libraries.is_loaded(name))
    return [unusable(fault) for fault in libraries.faults(loaded)]


def _output_error(error: BaseException) -> OSError | None:
    """Return the error of an unwritable output, or None for any other error."""
    cause = error.__cause__ or error
    full = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
    if isinstance(cause, OSError) and cause.errno in full and cause.filename is None:
        return cause
    try:
        # The buffer mostly holds what could not be written, and fails again.
        sys.stdout.write("")
        sys.stdout.flush()
    except OSError as again:
        return again
    return None


def _parse(locale: Locale, words: list[str]) -> argparse.Namespace:
    """Return the parsed command line, or exit with help or an error."""
    names = commands.names()
    wanted = [name for name in names if name in words[:1]]
    if words and not any(word in ("-h", "--help") for word in words):
        with suppress(Unworded):
            return command_parser(None, wanted).parse_args(words)
    return command_parser(locale, wanted or names).parse_args(words)


def _own_words(locale: Locale, names: Iterable[str]) -> str | None:
    """Return the line of help with what a language calls the subcommands, if it differs."""
    called = {name: subcommand_words(name, locale)[0] for name in names}
    told: list[Arg] = [f"{own} ({name})" for name, own in called.items() if own != name]
    return locale.text(say("cli-own-words", words=told)) if told else None


def command_parser(locale: Locale | None, names: Iterable[str]) -> Parser:
    """Return the command-line parser for these subcommands.

    Without a language it has no messages, and is made faster.
    """

    def about(name: str, **listed: Callable[[Locale], Arg]) -> str:
        if not locale:
            return ""
        facts = {key: found(locale) for key, found in listed.items()}
        return locale.text(Message(f"cli-{name}", facts))

    own = _own_words(locale, names) if locale else None
    parser = Parser(locale=locale, prog="splendor-access", description=about("about"), epilog=own)
    parser.add_argument("-h", "--help", action="help", help=about("help"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"splendor-access {__version__}",
        help=about("version"),
    )
    parsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    found = {name: commands.load(name) for name in names}
    for name, subcommand in sorted(found.items(), key=lambda each: each[1].PLACE):
        sub = parsers.add_parser(name, locale=locale, help=about(name), description=about(name))
        sub.add_argument("-h", "--help", action="help", help=about("help"))
        sub.add_argument(
            "--lang", action="append", default=[], metavar="LANGUAGE", help=about("lang")
        )
        sub.add_argument("--wrap", choices=CHOICES["wrap"], help=about("wrap"))
        subcommand.add_options(sub, about)
    return parser
