"""The documents are true: samples, codes, command lines, links, and required mentions."""

import argparse
import json
import re
import shlex
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from splendor_access import ExitCode, commands
from splendor_access.braille.liblouis import version
from splendor_access.braille.tables import BrailleUnavailable
from splendor_access.commands import _cli
from splendor_access.game.notation import NotationError, parse_card, parse_noble
from splendor_access.game.position import parse_position
from splendor_access.game.record import parse_record
from splendor_access.labels.formats import names as formats
from splendor_access.labels.options.arguments import add_options
from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.embossers import EMBOSSERS
from splendor_access.labels.planning.layout import LabelLayout
from splendor_access.labels.planning.sheets import NAMES as SHEETS
from splendor_access.labels.standards import NAMES as NAMES_OF_MEASURES
from splendor_access.labels.standards import STANDARDS
from splendor_access.session.prompts import Confirm
from splendor_access.settings.names import Words
from splendor_access.settings.settings import CHOICES
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.commands import COMMANDS, Ask, Context, Do, Unclear
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.docs.samples import (
    DOCUMENTS,
    PROGRAM,
    ROOT,
    SCENES,
    blocks,
    comparable,
    headings,
    heard,
    language_of,
    original,
    prompts,
    prose,
    samples,
    spans,
)
from tests.driver import session, told
from tests.driver import table as begun
from tests.talk.untranslated import untranslated

TEXTS = {
    str(document.relative_to(ROOT)): document.read_text(encoding="utf-8") for document in DOCUMENTS
}
NAMES = sorted(TEXTS)
ENGLISH = [name for name in NAMES if language_of(ROOT / name) == "en"]
TRANSLATED = [name for name in NAMES if name not in ENGLISH and original(ROOT / name).exists()]
PLAYER_GUIDES = [name for name in NAMES if name.endswith("/player.md")]
LOCALES = sorted((ROOT / "splendor_access/talk/locales").glob("*.ftl"))
QUOTED = {**TEXTS, **{path.name: path.read_text(encoding="utf-8") for path in LOCALES}}

COST = r"(?:(?:\d{1,2}[segrod])+|(?:[segrod]\d{1,2})+)"
CARD = re.compile(rf"(?<![\w=])\??([abc]\d[segrod][ ]?{COST})(?!\w)", re.IGNORECASE)
TILE = re.compile(
    r"(?<![\w.,:/])(\d (?:(?:\d[segrod]){2,}|(?:[segrod]\d){2,}))(?!\w)", re.IGNORECASE
)

IN_PART = {f"docs/{language}/README.md" for language in languages()}
"""Guides of which only the first part must be translated."""

TYPED_AT_A_SHELL = re.compile(r"(?:\.venv\S)?(?:bin/|Scripts\\)?splendor-access(?: .*)?")


def shell_lines(text: str) -> list[str]:
    """Return the shell command lines of a document."""
    lines = [line for _heading, block in blocks(text) for line in block.splitlines()]
    return [*lines, *spans(text)]


# Samples


@pytest.mark.parametrize("cells", [False, True])
@pytest.mark.parametrize("language", languages())
def test_samples_are_what_the_program_prints(language: str, cells: bool) -> None:
    if cells:
        try:
            version()
        except BrailleUnavailable:
            pytest.skip("cells need liblouis (Debian: python3-louis)")
    tried = [
        sample
        for name in NAMES
        for sample in samples(ROOT / name)
        if sample.language == language and bool(re.search("[\u2800-\u28ff]", sample.block)) == cells
    ]
    assert tried
    wrong = [
        (sample.block, now)
        for sample, now in zip(tried, heard(tried), strict=True)
        if comparable(now) != comparable(sample.block)
    ]
    assert not wrong, "to write down what is heard now: python -m tests.docs.samples"


def test_the_readme_begins_with_a_sample() -> None:
    (first,) = samples(ROOT / "README.md")
    lines = TEXTS["README.md"].splitlines()
    assert len(lines) < 120
    heard_first = [line for line in lines if line][:10]
    assert "    make play" in heard_first
    assert re.search("two to four players and half an hour", " ".join(heard_first))
    assert f"    {first.lines[-1]}" in lines[:55]


def test_every_scene_has_a_sample() -> None:
    found = {heading for text in TEXTS.values() for heading, _block in blocks(text)}
    assert set(SCENES) <= found


# Codes


@pytest.mark.parametrize("name", sorted(QUOTED))
def test_codes_are_of_real_cards_and_tiles(name: str) -> None:
    # In a position a number stands before the bank, which looks like a tile.
    text = re.sub("(?m)sp1 .*$", "", QUOTED[name])
    wrong = []
    for pattern, parse in ((CARD, parse_card), (TILE, parse_noble)):
        for code in pattern.findall(text):
            try:
                parse(code)
            except NotationError as error:
                wrong.append(str(error))
    assert not wrong


def test_codes_are_found() -> None:
    text = "c4s 3s3o6d, `C4S3S3O6D`, c4s s3o3d6 and ?b2o5d; 3 4s4e. take 2 1s, b2, 12 4s4e, a 1s"
    assert CARD.findall(text) == ["c4s 3s3o6d", "C4S3S3O6D", "c4s s3o3d6", "b2o5d"]
    assert TILE.findall(text) == ["3 4s4e"]


def test_quoted_positions_and_records_can_be_read() -> None:
    kinds = []
    for _heading, block in blocks(TEXTS["docs/notation.md"]):
        if block.startswith("sp1 "):
            parse_position(block)
            kinds.append("position")
        if block.startswith("splendor-record "):
            parse_record(block)
            kinds.append("record")
    assert set(kinds) == {"position", "record"}


def test_fields_of_the_quoted_position_are_explained() -> None:
    text = TEXTS["docs/notation.md"]
    (line,) = [block for _heading, block in blocks(text) if block.startswith("sp1 ")]
    fields = line.split()
    cards = fields.pop(8)
    assert cards.count("/") == 2
    assert set(fields[:-1]) <= set(spans(text))


# Command lines


def command_lines(text: str) -> list[list[str]]:
    """Return the command lines of a document, without the name of the program."""
    found = []
    for line in shell_lines(text):
        if TYPED_AT_A_SHELL.fullmatch(line):
            found.append(line)
        elif make := re.fullmatch(r'make play ARGS="(.*)"', line):
            found.append(f"{PROGRAM} play {make[1]}")
    return [split(line) for line in found]


def split(line: str) -> list[str]:
    """Return the words of a command line after the name of the program."""
    return [word.strip('"') for word in shlex.split(line, posix=False)[1:]]


@pytest.fixture(scope="module")
def parser() -> argparse.ArgumentParser:
    return _cli.command_parser(Locale("en"), commands.names())


@pytest.mark.parametrize("name", NAMES)
def test_command_lines_can_be_typed(name: str, parser: argparse.ArgumentParser) -> None:
    wrong = []
    for words in command_lines(TEXTS[name]):
        if not words:
            continue
        try:
            parser.parse_args(words)
        except SystemExit as ended:
            if ended.code:
                wrong.append(words)
    assert not wrong


def test_command_lines_are_found() -> None:
    found = [words for name in NAMES for words in command_lines(TEXTS[name])]
    assert {words[0] for words in found if words} == set(commands.names())
    assert ["play", "--quick"] in found


def test_goals_of_make_exist() -> None:
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    goals = {
        line.split()[1]
        for text in TEXTS.values()
        for line in shell_lines(text)
        if re.match(r"make [a-z]", line)
    }
    assert goals >= {"play", "test", "check", "bench"}
    assert all(f"\n{goal}:" in rules for goal in goals)


def test_installation_is_that_of_the_set_up() -> None:
    script = (ROOT / ".ci/setup").read_text(encoding="utf-8")
    tools = ("sudo ", "brew ", "py ", ".venv\\Scripts")
    typed = shell_lines(TEXTS["docs/install.md"])
    elsewhere = re.compile("labels --format|_VERSION_all.deb")
    lines = [line for line in typed if line.startswith(tools) and not elsewhere.search(line)]
    assert len(lines) == 6
    assert all(f"{line}'" in script for line in lines)


# Required contents


def parts_of(name: str, heading: str) -> tuple[str, str]:
    """Return the text before and after the heading with this English name."""
    place = headings(TEXTS[original_name(name)]).index((2, heading))
    before, _, behind = TEXTS[name].partition(f"\n## {headings(TEXTS[name])[place][1]}\n")
    return before, behind


def original_name(name: str) -> str:
    """Return the name of a document's English original, or its own."""
    return name if name in ENGLISH else str(original(ROOT / name).relative_to(ROOT))


@pytest.mark.parametrize("name", PLAYER_GUIDES)
def test_every_command_is_in_the_player_guide(name: str) -> None:
    language = language_of(ROOT / name)
    locale = Locale(language)
    named = [each for each in COMMANDS if f"command-{each}" not in untranslated(language)]
    before, behind = parts_of(name, "All commands")
    listed = re.findall(r"(?m)^- ((?:`[^`]+`(?: ?: |, )?)+)$", behind)
    words = {re.findall("`([^`]+)`", line)[0]: re.findall("`([^`]+)`", line)[1:] for line in listed}
    assert set(words) == {locale.words(f"command-{command}")[0] for command in named}
    for command in named:
        main, *others = locale.words(f"command-{command}")
        assert words[main] == [*others, *locale.words(f"command-{command}", "short")]
    told = {span.split()[0] for span in spans(before)}
    typed = {line.split()[0] for sample in samples(ROOT / name) for line in sample.typed if line}
    assert set(words) <= told | typed


@pytest.mark.parametrize("name", PLAYER_GUIDES)
def test_every_setting_prompt_and_option_is_in_the_player_guide(name: str) -> None:
    language = language_of(ROOT / name)
    locale, words = Locale(language), Words(Locale(language))
    quoted = set(spans(TEXTS[name]))
    for setting, values in CHOICES.items():
        if f"setting-{setting}" in untranslated(language):
            continue
        assert words.name(setting) in quoted
        # A field order or a table has many values; the guide shows how to choose one.
        many = "default" in values or "-" in values[0]
        named = {words.value(value) for value in values}
        assert many or values == ("off", "on") or named <= quoted, setting
    found = {span for span in quoted if prompts(language).fullmatch(f"{span}> ")}
    assert found >= {
        locale.attribute(each) for each in locale.names() if each.startswith("prompt-")
    }


@pytest.mark.parametrize("name", PLAYER_GUIDES)
def test_lines_in_the_prose_can_be_typed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a record is written
    language = language_of(ROOT / name)
    vocabulary = Vocabulary(Locale(language))
    one = session(begun("human", "easy"), language=language)
    one.opening()
    context = Context(one.table.state, 0, one.table.names)
    tried = 0
    ada = one.table.names[1]
    for line in dict.fromkeys(re.sub(r"\bada\b", ada, span) for span in spans(TEXTS[name])):
        word, _, rest = line.partition(" ")
        command = vocabulary.command(word)
        in_a_replay = command in ("turn", "undo") and rest.isdecimal()
        if not rest or command in (None, "alias", "json") or in_a_replay:
            continue
        tried += 1
        meant = CommandParser(vocabulary).parse(line, context)
        assert not isinstance(meant, Unclear), line
        if isinstance(meant, Ask | Do):
            # A wrong word is repeated in quotation marks.
            again = re.search(f'["\u00ab] ?(?:\\S+ )?{re.escape(rest)}', told(one, line)[0])
            assert not again, line
            while isinstance(one.open_prompt, Confirm):
                told(one, "no")
    assert tried > 60


def test_all_choices_are_in_the_guide_for_label_makers() -> None:
    guide = TEXTS["docs/labels.md"]
    quoted = set(spans(guide))
    choices = (*STANDARDS, *SHEETS, *EMBOSSERS, *LabelLayout, *Kind, *NAMES_OF_MEASURES)
    assert quoted >= {str(choice) for choice in choices}
    assert all(name.upper() in guide for name in formats())
    parser = argparse.ArgumentParser()
    add_options(parser, lambda _name, **_listed: "")
    options = {option for action in parser._actions for option in action.option_strings}
    options -= {"-h", "--help", "--print-text"}
    assert not [option for option in options if option not in guide]


@pytest.mark.parametrize(
    "code",
    [ExitCode.DONE, ExitCode.FAILED, ExitCode.USAGE, ExitCode.BAD_FILE, ExitCode.INTERRUPTED],
)
def test_exit_codes_are_in_the_guide_to_commands(code: int) -> None:
    part = TEXTS["docs/commands.md"].partition("## Exit codes")[2].partition("\n## ")[0]
    assert f"\n- {code}: " in part


def test_counts_in_json_are_json() -> None:
    objects = [span for span in spans(TEXTS["docs/notation.md"]) if span.startswith("{")]
    assert [json.loads(each) for each in objects] == [dict.fromkeys("seod", 4) | {"g": 5, "r": 4}]


# Form


@pytest.mark.parametrize("name", TRANSLATED)
def test_a_translated_guide_has_the_headings_of_the_english_one(name: str) -> None:
    ours, theirs = (headings(TEXTS[each]) for each in (name, original_name(name)))
    assert [level for level, _ in ours] == [level for level, _ in theirs[: len(ours)]]
    assert len(ours) == len(theirs) or name in IN_PART


@pytest.mark.parametrize("name", TRANSLATED)
def test_a_translated_guide_has_the_samples_of_the_english_one(name: str) -> None:
    ours, theirs = (numbers_of_blocks(TEXTS[each]) for each in (name, original_name(name)))
    assert [number for _, number in ours] == [number for _, number in theirs[: len(ours)]], ours


def numbers_of_blocks(text: str) -> list[tuple[str, int]]:
    """Return the number of indented blocks under each heading of a document."""
    under = Counter(heading for heading, _block in blocks(text))
    return [(heading, under[heading]) for _, heading in headings(text)]


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    text = prose(TEXTS[name])
    links = re.findall(r"\[[^\]]+\]\(([^)]+)\)", text)
    assert text.count("](") == len(links)
    missing = [link for link in links if not (ROOT / name).parent.joinpath(link).exists()]
    assert not missing


@pytest.fixture(scope="module")
def known() -> list[str]:
    """Return the files in the rooms of the project."""
    rooms = ("splendor_access", "braille_tables", "docs", "tests", "training")
    return [path.as_posix() for folder in rooms for path in (ROOT / folder).rglob("*")]


@pytest.mark.parametrize("name", NAMES)
def test_files_that_are_named_exist(name: str, known: list[str]) -> None:
    paths = [
        span
        for span in spans(TEXTS[name])
        if re.fullmatch(r"(?:[\w.]+/)+\w+\.\w+|\w+\.(?:py|ftl)|[a-z_]+/[a-z_/]+", span)
    ]
    # Files of examples, which test_adding.py makes.
    made = re.findall(r"`(splendor_access/[\w./]+)` is:$", TEXTS[name], re.MULTILINE)
    for path in paths:
        there = any(f"/{each}".endswith(f"/{path}") for each in (*known, *made))
        assert there or "NAME" in path or "LANGUAGE" in path, path


@pytest.mark.parametrize("name", NAMES)
def test_headings_go_down_one_step_at_a_time(name: str) -> None:
    levels = [
        len(line) - len(line.lstrip("#"))
        for line in prose(TEXTS[name]).splitlines()
        if line.startswith("#")
    ]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("name", NAMES)
def test_documents_read_well_line_by_line(name: str) -> None:
    text = TEXTS[name]
    assert text.startswith("# ")
    if name in ENGLISH:
        # Other languages are called by their own names.
        plain = re.sub(r"\[[^\]]+\]\(docs/\w+/README\.md\)", "", text)
        assert not re.search(r"[^\n\u0020-\u007e\u2800-\u28ff]", plain)
    else:
        assert not re.search(r"[^\n\u0020-\u007e\u00ab\u00bb\u00c0-\u017e\u2800-\u28ff]", text)
        # French typography separates these from their words, and no line may begin with one.
        assert not re.search(r"(?m)^ *[:;?!\u00bb]|\u00ab$", text)
    assert not re.search(r"(?m)[ \t]$|^\||<[a-z!]|!\[|\n\n\n(?! {4})", text)
    too_long = [line for line in prose(text).splitlines() if len(line) > 88]
    assert not too_long


def test_spelling() -> None:
    files = [*ENGLISH, "tests/docs"]
    command = [sys.executable, "-m", "codespell_lib", *files]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
