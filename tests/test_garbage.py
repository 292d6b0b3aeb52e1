"""Garbage wherever text comes in: it gets an answer, and changes nothing.

Typed lines, records, positions, files of a player and command lines; 80,000 in all in `make soak`,
which types other lines each time.
"""

import argparse
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from splendor_access import ExitCode, commands
from splendor_access.game.legality import legal_actions, refusal
from splendor_access.game.notation import NotationError, action_text
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import Forced, RecordError, Undone, parse_record, record_text
from splendor_access.game.rules import apply
from splendor_access.game.set_right import SetRight
from splendor_access.game.state import State
from splendor_access.session.intents import Intent
from splendor_access.session.prompts import Handover
from splendor_access.settings import files
from splendor_access.settings.settings import (
    CHOICES,
    SETTINGS,
    allows,
    ignored_values,
    load_settings,
)
from splendor_access.table.table import Table, start_saving
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.commands import COMMANDS
from tests.driver import ROOT, Done, decision, play_out, run, session, snapshot, table, texts
from tests.game.midgame import played, strewn
from tests.garbage import Garbage
from tests.tiers import first_seed, tries
from tests.transcripts.test_games import MISTYPED, OTHERS, READING

PARTS = tries(1, 10)
"""The number of parts of typed lines and command lines, which can run in parallel."""

LINES = tries(300, 10_000)
RECORDS = tries(75, 30_000)
POSITIONS = tries(250, 50_000)
SETTINGS_FILES = tries(50, 10_000)
COMMAND_LINES = tries(20, 1000)

WAITING = ("host", "serve")
"""Commands that wait for online players."""

HOME = "SPLENDOR_ACCESS_HOME"
SPACES = "\u00a0\u202f"
"""French puts them before some punctuation."""
PATIENCE = 2.0
"""Seconds of processor time after which an answer counts as hanging."""


@contextmanager
def soon(*what: object) -> Iterator[None]:
    """Fail if a block takes too much processor time."""
    begun = time.thread_time()
    yield
    assert time.thread_time() - begun < PATIENCE, what


def clean(text: str) -> bool:
    """Return whether a text is printable."""
    return all(c.isprintable() or c in SPACES for c in text)


# Typed lines


def typed_words(language: str) -> list[str]:
    """Return meaningful lines of a language."""
    locale = Locale(language)
    examples = [locale.example(name) for name in COMMANDS]
    words = [word for name in COMMANDS for word in locale.words(f"command-{name}")]
    kinds = ("filler", "deck", "level", "mine", "points", "with")
    words += [word for kind in kinds for word in locale.words(f"words-{kind}")]
    return [*READING, *MISTYPED, *OTHERS, *examples, " ".join(words), "a1 b2 c3 h1 h2 n1 ser 1 2"]


def acted(before: tuple[object, ...], laid: Table) -> bool:
    """Return whether a table has changed, which must be by one legal action or one undo."""
    if snapshot(laid) == before:
        return False
    state, entries, log, moments, _version = before
    assert isinstance(state, State)
    assert isinstance(moments, tuple)
    assert isinstance(entries, tuple)
    if len(laid.moments) == len(moments) + 1:
        action = laid.entries[len(entries)]
        assert not isinstance(action, Undone | Forced | SetRight)
        assert refusal(state, action) is None
        assert laid.moments[-1].state == state
    else:
        assert isinstance(laid.entries[-1], Undone)
        assert [moment.state for moment in laid.moments] == [
            moment.state for moment in moments[: len(laid.moments)]
        ]
        assert isinstance(log, tuple)
        assert tuple(laid.log) == log[: len(laid.log)]
    return True


class Typist:
    """Types garbage in a game, with a move now and then, so that the game goes on."""

    def __init__(self, seed: int) -> None:
        self.language = languages()[seed % len(languages())]
        self.garbage = Garbage(f"typed {seed}", typed_words(self.language))
        kinds = [("human", "easy"), ("human", "human", "random"), ("human",) * 4][seed // 3 % 3]
        laid = table(*kinds, seed=seed)
        if seed % 5 == 0:
            start_saving(laid)
        self.one = session(laid, strict=bool(seed & 1), language=self.language)
        self.one.opening()

    def line(self) -> str:
        """Return the next line."""
        chance = self.garbage.random
        if isinstance(self.one.open_prompt, Handover) and chance.random() < 0.2:
            return "ready"  # nothing else hands the keyboard over
        if chance.random() < 0.1:
            return chance.choice(["1", "2", "yes", "no", "ready", "undo", "again"])
        if chance.random() < 0.2:
            options = legal_actions(self.one.table.state)
            return action_text(chance.choice(options)) if options else "score"
        return self.garbage.text()

    def opponents(self) -> None:
        """Let the computer opponents move."""
        one = self.one
        while one.bot is not None:
            seat, seen = one.bot, one.table.version
            one.handle(Intent("bot", action=decision(one.table), seat=seat, seen=seen))


@pytest.mark.parametrize("language", languages())
def test_a_long_word_at_a_prompt_is_answered_soon(language: str) -> None:
    one = session(table("human", "human"), language=language)
    one.opening()
    for line in ("buy", "take red", "try take red"):
        one.handle(Intent("keyboard", text=line))
        for text in ("ser" * 2000, "9" * 5000, "rouge" * 1000, "a b " * 2000):
            with soon(language, line):
                assert one.handle(Intent("keyboard", text=text))


@pytest.mark.parametrize("part", range(PARTS))
def test_typed_lines(part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = moves = 0
    for seed in count(first_seed() + part, PARTS):
        typist = Typist(seed)
        one, laid = typist.one, typist.one.table
        for _ in range(tries(150, 1000)):
            typist.opponents()
            text = typist.line()
            before = snapshot(laid)
            with soon(seed, text):
                said = one.handle(Intent("keyboard", text=text, seen=laid.version))
                told = [*texts(one, said), one.style.text(one.prompt_word)]
            lines += 1
            assert all(map(clean, told)), (seed, text)
            assert said or one.finished, (seed, text)
            refused = any(
                each.message.name.startswith(("refused", "not-", "misread")) for each in said
            )
            changed = acted(before, laid)
            assert not (refused and changed), (seed, text)
            moves += changed
            if one.finished:
                break
        record = laid.record()
        assert parse_record(record_text(record, with_deck=True)).entries == record.entries
        if laid.save:
            laid.save.close()
        if lines >= LINES:
            break
    assert moves > lines / 200


# Records


def good_records() -> list[str]:
    """Return records of whole and of unfinished games."""
    records = [(ROOT / "tests/records/two_people.txt").read_text(encoding="utf-8")]
    for seed in range(4):
        laid = table("human", *["easy", "random", "normal"][: 1 + seed % 3], seed=seed)
        if seed % 2:
            play_out(laid)
        else:
            for _ in range(30):
                laid.act(decision(laid))
            laid.undo_to(20)
        records.append(record_text(laid.record(), with_deck=seed > 1))
    return records


def slips_of_lines(garbage: Garbage, text: str) -> str:
    """Return a text with lines cut, omitted, doubled, moved or spoiled."""
    chance = garbage.random
    lines = text.split("\n")
    for _ in range(chance.choice((1, 1, 2, 5))):
        at, to = (chance.randrange(len(lines)) for _ in range(2))
        match chance.randrange(6):
            case 5:
                del lines[at:]
            case 0:
                del lines[at]
            case 1:
                lines.insert(to, lines[at])
            case 2:
                lines[at], lines[to] = lines[to], lines[at]
            case 3:
                lines.insert(to, garbage.text())
            case _:
                lines[at] = garbage.spoiled(lines[at])
        lines = lines or [""]
    return "\n".join(lines)


def test_records(tmp_path: Path) -> None:
    good = good_records()
    garbage = Garbage("records", [line for text in good for line in text.splitlines()])
    path = tmp_path / "game.txt"
    read = 0
    for number in range(RECORDS):
        text = slips_of_lines(garbage, garbage.random.choice(good))
        with soon(number):
            try:
                record = parse_record(text)
            except RecordError:
                record = None
        if record:
            read += 1
            again = record_text(record, with_deck=True)
            assert record_text(parse_record(again), with_deck=True) == again
        if number % 10 == 0:
            path.write_bytes(text.encode("utf-8", "replace"))
            done = run("replay", str(path))
            calm(done, number)
            whole = text.encode("utf-8", "replace").decode() == text
            assert done.code == (0 if record else 3) or not whole, number
            assert bool(done.out) != bool(done.err), number
    assert read > RECORDS / 50


def calm(done: Done, *what: object) -> None:
    """Assert that nothing failed inside the program, and that its output is printable."""
    log = Path(os.environ[HOME]) / "error.log"
    assert not log.exists(), (what, log.read_text())
    assert "Traceback" not in done.err, what
    # The output consists of lines.
    assert all(map(clean, (done.out + done.err).split("\n"))), what


# Positions


def test_positions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    good = [
        position_text(state)
        for seed in range(12)
        for make in (played, strewn)
        for state in (make(2 + seed % 3, ["2024", "2014", "up-to-three"][seed % 3], seed)[0],)
    ]
    garbage = Garbage("positions", [*good, *("board", "need c1", "threat", "score", "record")])
    read = 0
    for number in range(POSITIONS):
        text = garbage.spoiled(garbage.random.choice(good))
        with soon(number):
            try:
                state = parse_position(text)
            except NotationError:
                state = None
            if state:
                read += 1
                assert parse_position(position_text(state)) == state
                for action in legal_actions(state):
                    assert refusal(state, action) is None
                    apply(state, action)
        if number % 10 == 0:
            words = garbage.random.choice(["board", "need c1", "threat", "record", "worth b2"])
            how = garbage.random.choice([(), ("--json",), ("--lang", "fr"), ("--seat", "1")])
            argument = text.replace("\0", " ")
            done = run("ask", "--position", argument, *how, *words.split())
            calm(done, number)
            assert done.code in (0, 2), number
        if state and read % 10 == 0:
            typed = "".join(f"{garbage.text()}\n" for _ in range(5)).encode("utf-8", "replace")
            done = run("play", "--quick", "--position", text, "--seed", "1", typed=typed)
            calm(done, number)
            assert done.code == 0, number
    assert read >= POSITIONS / 125


# Files of a player


def good_settings() -> list[str]:
    """Return lines of settings files."""
    lines = [f'{name} = "{value}"' for name, values in CHOICES.items() for value in values]
    return [*lines, 'lang = "fr"', "[aliases]", 'b = "buy"', "[keys]", "x = [1, 2]", "a.b = {}"]


def test_files_of_a_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    good = good_settings()
    garbage = Garbage("settings", good)
    home = Path(os.environ[HOME])
    home.mkdir(parents=True)
    for number in range(SETTINGS_FILES):
        lines = [garbage.text() if garbage.random.random() < 0.3 else line for line in good]
        garbage.random.shuffle(lines)
        text = "\n".join(lines[: garbage.random.randrange(1, 9)])
        content = text.encode("utf-8", "surrogatepass" if number % 2 else "replace")
        name = ["settings.toml", "shortcuts.toml"][number % 3 == 0]
        (home / name).write_bytes(content)
        with soon(number):
            stored, _unreadable = files.read_settings()
            settings = load_settings({}, stored)
            assert all(allows(each, settings.value(each)) for each in SETTINGS)
            assert all(clean(each.value) for each in ignored_values(stored))
        if number % 10 == 0:
            done = run(
                "play", "--quick", "--seed", "1", "--bot", "random", typed="bank\nsettings\n"
            )
            calm(done, number)
            assert done.code == 0
            assert (home / name).read_bytes() == content


# Command lines


class Arguments:
    """Makes command lines from existing subcommands and options, mixed with garbage."""

    def __init__(self, folder: Path, part: int) -> None:
        known: list[str] = []
        self._options: dict[str, list[argparse.Action]] = {}
        for name in (each for each in commands.names() if each not in WAITING):
            parser = argparse.ArgumentParser(add_help=False)
            parser.add_argument("--lang", choices=languages())
            commands.load(name).add_options(parser, lambda _name, **_lists: "")
            # It would wait for a braille display.
            options = [each for each in parser._actions if each.dest != "display_only"]
            self._options[name] = options
            known += [word for each in options for word in each.option_strings]
        known += [*READING, *SETTINGS, *languages(), "easy", "brf", "cards", "verify", "points=5"]
        self.garbage = Garbage(f"command lines {part}", known)
        self._files = [str(folder), str(folder / "none"), "/dev/null", "/dev/zero", "-", ""]

    def line(self) -> list[str]:
        """Return a command line."""
        chance = self.garbage.random
        name = chance.choice([*self._options])
        words = [name]
        for _ in range(chance.randrange(4)):
            option = chance.choice(self._options[name])
            words += option.option_strings[:1]
            if option.nargs != 0:
                words.append(self._value(option))
            if chance.random() < 0.2:
                words.insert(chance.randrange(len(words) + 1), self._garbled())
        return words

    def _value(self, option: argparse.Action) -> str:
        chance = self.garbage.random
        kind = chance.random()
        if option.dest == "speech" or (option.dest == "games" and kind < 0.9):
            # Without sound, and without a wait for a million games.
            return chance.choice(["off", "x", "", "2"])
        if kind < 0.4 and option.choices:
            return str(chance.choice([*option.choices]))
        return chance.choice(self._files) if kind < 0.5 else self._garbled()

    def _garbled(self) -> str:
        """Return garbage in the form in which a system can pass it."""
        text = self.garbage.text().replace("\0", "")
        return "".join(c for c in text if not "\ud800" <= c <= "\udc7f")


@pytest.mark.parametrize("part", range(PARTS))
def test_command_lines(part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = Arguments(tmp_path, part)
    codes = dict.fromkeys(range(4), 0)
    for number in range(COMMAND_LINES):
        words = arguments.line()
        typed = "\n".join(arguments.garbage.text() for _ in range(3))
        done = run(*words, typed=typed.encode("utf-8", "surrogatepass"))
        calm(done, number, words)
        if done.code == ExitCode.LATER:
            assert words[:2] == ["server", "mail"], words  # mail servers keep it and try again
        else:
            codes[done.code] += 1
    assert codes[0]
    assert codes[1] or COMMAND_LINES < 100  # a sample need not hold a failure
    assert codes[2] > COMMAND_LINES / 4
