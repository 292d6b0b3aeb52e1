"""The command line: `splendor-access play`, `resume`, `replay`, `simulate`, `tables`, `doctor`."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from splendor_access import __version__
from splendor_access.commands.arguments import Parser, Unworded
from splendor_access.game.notation import NotationError
from splendor_access.game.state import EDITIONS
from splendor_access.preferences import files, settings, sources
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Arg, Message, say

if TYPE_CHECKING:
    from splendor_access.console.console import Console
    from splendor_access.console.keyboard import Keyboard
    from splendor_access.labels.touch import Touch
    from splendor_access.out.terminal import Terminal

DONE, FAILED, USAGE, BAD_FILE, INTERRUPTED = 0, 1, 2, 3, 130

COMMANDS = ("play", "resume", "replay", "simulate", "ask", "tables", "labels", "teach", "doctor")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    # Without one of them (`>&-`) what is written there goes nowhere.
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  # lives on
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  # lives on
    try:
        return _main(words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        from splendor_access.out.terminal import silence

        silence()
        return DONE
    except Exception:  # nothing may reach the terminal as a traceback
        return _crashed()


def _main(words: list[str]) -> int:
    stored, unreadable = files.read_file()
    wishes = _langs(words)
    offered = languages()
    locale = Locale(sources.language(wishes[0] if wishes else None, stored, offered))
    unknown = [wish for wish in wishes if wish not in offered]
    if unknown:
        return _wrong(locale, say("usage-lang", typed=unknown[0], languages=[*offered]))
    return Command(locale, _parsed(locale, words), stored, unreadable).run()


def _langs(words: Sequence[str]) -> list[str]:
    """Find the languages before anything else: messages about the other words need them."""
    found = []
    for word, following in pairwise([*words, ""]):
        if word == "--lang" and following:
            found.append(following)
        elif word.startswith("--lang="):
            found.append(word.partition("=")[2])
    return found


def _wrong(locale: Locale, message: Message) -> int:
    """Tell what is wrong with the command line; what is said back of it is cleaned and cut."""
    # Loaded late: it reads whole commands, which `simulate` and `doctor` do without.
    from splendor_access.talk.messages import clean

    facts = {name: clean(a) if isinstance(a, str) else a for name, a in message.args.items()}
    sys.stderr.write(f"{locale.text(Message(message.name, facts))}\n")
    return USAGE


def _crashed() -> int:
    import traceback

    path = files.home() / "error.log"
    try:
        files.make_home()
        log = os.open(path, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
        with os.fdopen(log, "a", encoding="utf-8") as file:
            traceback.print_exc(file=file)
    except OSError:
        path = Path("-")
    try:
        locale = Locale(sources.language(None, {}, languages()))
        sentence = locale.text(say("crashed", file=str(path)))
    except Exception:  # the words themselves are what is broken
        sentence = f"splendor-access: {path}"
    sys.stderr.write(f"{sentence}\n")
    return FAILED


def _parsed(locale: Locale, words: list[str]) -> argparse.Namespace:
    if not words or any(word in ("-h", "--help") for word in words):
        return _parser(locale).parse_args(words)
    try:
        return _parser(None).parse_args(words)
    except Unworded:
        return _parser(locale).parse_args(words)


def _parser(locale: Locale | None) -> Parser:
    """Return the parser of command lines; without a language it has no words and is made sooner."""

    def about(name: str) -> str:
        return locale.text(say(f"cli-{name}")) if locale else ""

    parser = Parser(locale=locale, prog="splendor-access", description=about("about"))
    _common(parser, about)
    parser.add_argument(
        "--version",
        action="version",
        version=f"splendor-access {__version__}",
        help=about("version"),
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        sub = commands.add_parser(name, locale=locale, help=about(name), description=about(name))
        _common(sub, about)
        sub.add_argument(
            "--lang", action="append", default=[], metavar="LANGUAGE", help=about("lang")
        )
        _OPTIONS[name](sub, about)
    return parser


About = Callable[[str], str]


def _common(parser: argparse.ArgumentParser, about: About) -> None:
    parser.add_argument("-h", "--help", action="help", help=about("help"))


def _play_options(parser: argparse.ArgumentParser, about: About) -> None:
    add = parser.add_argument
    add("--seat", action="append", default=[], metavar="NAME", help=about("seat"))
    add("--bot", action="append", default=[], metavar="LEVEL", help=about("bot"))
    add("--seed", metavar="N", help=about("seed"))
    add("--edition", choices=EDITIONS, default=EDITIONS[0], help=about("edition"))
    add("--house", action="append", default=[], metavar="RULE", help=about("house"))
    add("--quick", action="store_true", help=about("quick"))
    add("--tutorial", action="store_true", help=about("tutorial"))
    add("--position", metavar="LINE", help=about("position"))
    _listening_options(parser, about)


def _listening_options(parser: argparse.ArgumentParser, about: About) -> None:
    verbosities = settings.CHOICES["verbosity"]
    parser.add_argument("--plain", action="store_true", help=about("plain"))
    parser.add_argument("--display-only", action="store_true", help=about("display-only"))
    display = settings.CHOICES["display"]
    parser.add_argument("--display", choices=display, help=about("display"))
    parser.add_argument("--verbosity", choices=verbosities, help=about("verbosity"))
    parser.add_argument("--theme", choices=settings.CHOICES["theme"], help=about("theme"))
    parser.add_argument("--signal", metavar="SOUND", help=about("signal"))
    parser.add_argument("--speech", choices=settings.CHOICES["speech"], help=about("speech"))
    printed = settings.CHOICES["transcript"]
    parser.add_argument("--transcript", choices=printed, help=about("transcript"))
    parser.add_argument("--text", choices=settings.CHOICES["text"], help=about("text"))


def _resume_options(parser: argparse.ArgumentParser, about: About) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=about("game"))
    _listening_options(parser, about)


def _replay_options(parser: argparse.ArgumentParser, about: About) -> None:
    parser.add_argument("file", metavar="FILE", help=about("file"))
    parser.add_argument(
        "--verbosity", choices=settings.CHOICES["verbosity"], help=about("verbosity")
    )


def _simulate_options(parser: argparse.ArgumentParser, about: About) -> None:
    add = parser.add_argument
    add("--games", type=int, default=1, metavar="N", help=about("games"))
    add("--players", type=int, choices=(2, 3, 4), default=2, help=about("players"))
    add("--seed", default="0", metavar="N", help=about("seed"))
    add("--edition", choices=EDITIONS, default=EDITIONS[0], help=about("edition"))
    add("--bot", action="append", default=[], metavar="NAME", help=about("bot"))
    add("--json", action="store_true", help=about("json"))
    add("--legal", action="store_true", help=about("legal"))


def _ask_options(parser: argparse.ArgumentParser, about: About) -> None:
    add = parser.add_argument
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--game", metavar="NAME", help=about("game"))
    source.add_argument("--position", metavar="LINE", help=about("ask-position"))
    add("--seat", type=int, metavar="N", help=about("ask-seat"))
    add("--json", action="store_true", help=about("json"))
    add("question", nargs="+", metavar="QUESTION", help=about("question"))


def _tables_options(parser: argparse.ArgumentParser, about: About) -> None:
    parser.add_argument("--json", action="store_true", help=about("json"))


def _labels_options(parser: argparse.ArgumentParser, about: About) -> None:
    from splendor_access.labels.arguments import add_options

    add_options(parser, about)


def _teach_options(parser: argparse.ArgumentParser, about: About) -> None:
    tables = settings.CHOICES["table"]
    parser.add_argument("--table", choices=tables, metavar="NAME", help=about("teach-table"))
    parser.add_argument("--plain", action="store_true", help=about("plain"))
    parser.add_argument("--display-only", action="store_true", help=about("display-only"))


def _doctor_options(_parser: argparse.ArgumentParser, _about: About) -> None:
    """Add nothing: doctor has no options of its own."""


_OPTIONS = {
    "play": _play_options,
    "resume": _resume_options,
    "replay": _replay_options,
    "simulate": _simulate_options,
    "ask": _ask_options,
    "tables": _tables_options,
    "labels": _labels_options,
    "teach": _teach_options,
    "doctor": _doctor_options,
}


class Command:
    """One parsed command line."""

    def __init__(
        self,
        locale: Locale,
        arguments: argparse.Namespace,
        stored: dict[str, object],
        unreadable: str | None,
    ) -> None:
        self._locale = locale
        self._arguments = arguments
        flags = {name: getattr(arguments, name, None) for name in settings.FLAGS}
        self._settings = sources.load(flags, stored)
        self._notices = [say("settings-unreadable", detail=unreadable)] if unreadable else []
        self._notices += [self._passed_over(each) for each in sources.passed_over(stored)]

    def _passed_over(self, each: sources.PassedOver) -> Message:
        from splendor_access.preferences.names import Words

        if each.name is None:
            return say("setting-unknown", typed=each.value)
        name = Words(self._locale).name(each.name)
        source = say(f"source-{each.source}")
        return say("setting-strange", typed=each.value, name=name, source=source)

    def run(self) -> int:
        """Do it, and return the exit code."""
        match self._arguments.command:
            case "play":
                return self._play()
            case "resume":
                return self._resume()
            case "replay":
                return self._replay()
            case "simulate":
                return self._simulate()
            case "ask":
                return self._ask()
            case "tables":
                return self._tables()
            case "labels":
                return self._labels()
            case "teach":
                return self._teach()
            case _:
                return self._doctor()

    def _play(self) -> int:
        from splendor_access.commands.play import Wishes, play
        from splendor_access.game.position import parse_position, parse_rules

        wanted = self._arguments
        seed = _seed(wanted.seed)
        if wanted.seed is not None and seed is None:
            return _wrong(self._locale, say("usage-seed", typed=wanted.seed))
        unknown = self._unknown_bot() or self._unknown_sound()
        if unknown:
            return _wrong(self._locale, unknown)
        try:
            rules = parse_rules("+".join([wanted.edition, *wanted.house]))
            position = parse_position(wanted.position) if wanted.position is not None else None
        except NotationError as error:
            from splendor_access.talk.narrate import misread

            return _wrong(self._locale, misread(error))
        quick = wanted.quick or wanted.tutorial
        said = wanted.lang or wanted.quick or wanted.seat or wanted.position
        wishes = Wishes(
            *(wanted.seat, wanted.bot, seed, rules, position, quick, wanted.tutorial),
            first=files.is_first_run() and not said,
        )
        return play(self._console(), wishes)

    def _resume(self) -> int:
        from splendor_access.commands.play import resume

        unknown = self._unknown_sound()
        if unknown:
            return _wrong(self._locale, unknown)
        return resume(self._console(), self._arguments.game)

    def _console(self) -> "Console":
        from splendor_access.console.console import Console

        wanted = self._arguments
        return Console(
            self._locale,
            self._settings,
            self._notices,
            plain=wanted.plain,
            languages=wanted.lang,
            signal=self._sound_file(),
            display_only=wanted.display_only,
        )

    def _sound_file(self) -> Path | None:
        """Return the file that `--signal` or the environment names, but no setting can."""
        wish = self._arguments.signal or os.environ.get("SPLENDOR_ACCESS_SIGNAL")
        if not wish or wish in settings.CHOICES["signal"]:
            return None
        return Path(wish).expanduser().absolute()

    def _unknown_sound(self) -> Message | None:
        file = self._sound_file()
        if file is None or file.is_file():
            return None
        names: list[Arg] = [*settings.CHOICES["signal"]]
        return say("usage-signal", typed=file.name, names=names)

    def _unknown_bot(self) -> Message | None:
        if not self._arguments.bot:
            return None
        from splendor_access.bots import names

        offered = names()
        unknown = [name for name in self._arguments.bot if name not in offered]
        return say("usage-bot", typed=unknown[0], names=[*offered]) if unknown else None

    def _replay(self) -> int:
        from splendor_access.commands.replay import problem, told
        from splendor_access.game.record import RecordError, parse_record

        path = Path(self._arguments.file)
        try:
            record = parse_record(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            detail = getattr(error, "strerror", None) or str(error)
            _wrong(self._locale, say("unreadable-file", file=path.name, detail=detail))
            return BAD_FILE
        except RecordError as error:
            _wrong(self._locale, problem(error))
            return BAD_FILE
        form = self._settings.verbosity
        self._terminal().write([self._locale.text(message, form) for message in told(record)])
        return DONE

    def _simulate(self) -> int:
        from splendor_access.commands.simulate import simulate

        wanted = self._arguments
        seed = _seed(wanted.seed)
        if seed is None:
            return _wrong(self._locale, say("usage-seed", typed=wanted.seed))
        unknown = self._unknown_bot()
        if unknown:
            return _wrong(self._locale, unknown)
        if wanted.games < 0:
            return _wrong(self._locale, say("usage-games", count=wanted.games))
        bots = wanted.bot or ["random"]
        if len(bots) not in (1, wanted.players):
            wrong = say("usage-bots", count=len(bots), players=wanted.players)
            return _wrong(self._locale, wrong)
        lines = simulate(
            wanted.games, wanted.players, seed, wanted.edition, bots, legal=wanted.legal
        )
        if wanted.json:
            import msgspec

            encoder = msgspec.json.Encoder()
            for each in lines:
                sys.stdout.write(encoder.encode(each).decode() + "\n")
        else:
            turns = 0
            for each in lines:
                turns = each.get("turn", turns)
                if each["type"] == "end":
                    sys.stdout.write(self._locale.text(_summary(each, turns + 1)) + "\n")
        sys.stdout.flush()
        return DONE

    def _ask(self) -> int:
        from splendor_access.commands.ask import NoAnswer, answer, position_table, saved_table
        from splendor_access.game.position import parse_position
        from splendor_access.preferences.style import Style

        wanted = self._arguments
        style = Style(self._locale.language, self._settings)
        try:
            if wanted.position is None:
                table = saved_table(wanted.game)
            else:
                table = position_table(parse_position(wanted.position), style)
            question = " ".join(wanted.question)
            told = answer(table, wanted.seat, question, style, as_json=wanted.json)
        except NotationError as error:
            from splendor_access.talk.narrate import misread

            return _wrong(self._locale, misread(error))
        except NoAnswer as none:
            _wrong(self._locale, none.message)
            return USAGE if none.usage else FAILED
        self._terminal().write([*map(style.printed, told)])
        return DONE

    def _terminal(self) -> "Terminal":
        """Return standard output as the settings want it to look."""
        from splendor_access.out.terminal import Terminal

        terminal = Terminal(sys.stdout, wrap=self._settings.wrap == "on")
        terminal.use_theme(self._settings.theme)
        return terminal

    def _tables(self) -> int:
        from splendor_access.braille.tables import BrailleUnavailable
        from splendor_access.out.terminal import Terminal
        from splendor_access.preferences.braille_tables import (
            as_json,
            explain,
            listing,
            own_listing,
        )

        language = self._locale.language
        try:
            if self._arguments.json:
                lines = [as_json(language)]
            else:
                lines = [self._locale.text(m) for m in (*listing(language), *own_listing())]
        except BrailleUnavailable as error:
            sys.stderr.write(f"{self._locale.text(explain(error))}\n")
            return FAILED
        Terminal(sys.stdout).write(lines)
        return DONE

    def _labels(self) -> int:
        from splendor_access.braille.tables import BrailleUnavailable
        from splendor_access.labels.command import run
        from splendor_access.out.terminal import Terminal
        from splendor_access.preferences.braille_tables import explain
        from splendor_access.preferences.style import Style

        order = Style(self._locale.language, self._settings).locale.order
        try:
            outcome = run(self._arguments, self._locale, order)
        except BrailleUnavailable as error:
            sys.stderr.write(f"{self._locale.text(explain(error))}\n")
            return FAILED
        if outcome.touch is not None:
            return self._touch(outcome.touch)
        told = [self._locale.text(each) for each in outcome.messages]
        Terminal(sys.stdout).write(told if outcome.data is None else [outcome.data])
        for complaint in outcome.errors:
            sys.stderr.write(f"{self._locale.text(complaint)}\n")
        return outcome.code

    def _touch(self, touch: "Touch") -> int:
        from splendor_access.console.console import Console
        from splendor_access.console.guide import lead_through

        console = Console(self._locale, self._settings, self._notices, plain=True)

        async def lead(keyboard: "Keyboard") -> int:
            console.say(*console.notices, *touch.opening())
            await lead_through(console, touch, keyboard)
            return DONE

        return console.run(lead, words=list)

    def _teach(self) -> int:
        from splendor_access.braille.tables import BrailleUnavailable
        from splendor_access.commands.teach import teach
        from splendor_access.console.console import Console
        from splendor_access.preferences.braille_tables import explain
        from splendor_access.preferences.style import Style

        console = Console(
            self._locale,
            self._settings,
            self._notices,
            plain=self._arguments.plain,
            display_only=self._arguments.display_only,
        )
        try:
            return teach(console, Style(self._locale.language, self._settings).table)
        except BrailleUnavailable as error:
            sys.stderr.write(f"{self._locale.text(explain(error))}\n")
            return FAILED

    def _doctor(self) -> int:
        from splendor_access.braille.tables import default_table, table
        from splendor_access.commands.doctor import consult
        from splendor_access.out.terminal import Terminal

        name = self._settings.table
        of_language = default_table(self._locale.language, "display")
        chosen = of_language if name == "default" else table(name)
        consult(self._locale, self._settings, chosen, Terminal(sys.stdout))
        return DONE


def _seed(text: str | None) -> int | None:
    if text is None or not (text.isascii() and text.isdecimal()):
        return None
    return int(text) if int(text) < 2**63 else None


def _summary(end: dict[str, object], turns: int) -> Message:
    winners = [str(seat) for seat in end["winners"]]  # type: ignore[attr-defined]  # lists of int
    points = [str(n) for n in end["points"]]  # type: ignore[attr-defined]
    name = "simulate-won" if len(winners) == 1 else "simulate-shared"
    return say(
        "simulate-game",
        game=int(str(end["game"])),
        winners=say(name, seats=[*winners]),
        points=say("simulate-points", points=[*points]),
        turns=turns,
    )
