"""Subcommands: each module has what a command line needs, and a new file is a new subcommand."""

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from splendor_access import ExitCode, bots, commands
from splendor_access.commands import CannotRun, _cli
from splendor_access.commands._arguments import offered_bots, parse_all_bots, parse_bots
from splendor_access.talk import locale
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Arg, Message, say
from tests.driver import run_python
from tests.talk.made_up import offer
from tests.tiers import sampled

NAMES = commands.names()
FOLDER = Path(commands.__file__).parent
GUIDE = Path(__file__).parents[2] / "docs/commands.md"

DANCE = '''
"""`dance`: dances a little."""


PLACE = 15


def add_options(parser, about):
    parser.add_argument("--steps", type=int, default=3, metavar="N", help=about("steps"))


def run(invocation):
    print("step " * invocation.arguments.steps)
    return ExitCode.FAILED
'''
WORDS = """
cli-dance = dance a little
cli-steps = how many steps
"""


def test_every_file_is_a_subcommand() -> None:
    files = {path.stem for path in FOLDER.glob("*.py") if not path.stem.startswith("_")}
    assert set(NAMES) == files
    assert {"play", "resume", "doctor"} <= files
    assert tuple(sorted(NAMES)) == NAMES


@pytest.mark.parametrize("name", ["dance", "_game", "__init__", "", "play.py"])
def test_there_is_no_other_subcommand(name: str) -> None:
    with pytest.raises(KeyError):
        commands.load(name)


def test_no_two_subcommands_have_the_same_place() -> None:
    assert len({commands.load(name).PLACE for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_subcommand_has_its_words_in_every_language(name: str) -> None:
    used: dict[str, dict[str, Callable[[Locale], Arg]]] = {name: {}}

    def about(word: str, **listed: Callable[[Locale], Arg]) -> str:
        used[word] = listed
        return ""

    commands.load(name).add_options(argparse.ArgumentParser(), about)
    for language in languages():
        words = Locale(language)
        for word, listed in used.items():
            facts = {key: found(words) for key, found in listed.items()}
            assert words.text(Message(f"cli-{word}", facts))


def test_help_lists_the_opponents_that_are_found() -> None:
    names = offered_bots(Locale("en"))
    assert len(names) == len(bots.names())
    english = Locale("en").text(say("cli-bot", bots=names))
    ladder = (
        "gentle (very easy), easy, fairly-easy, fair (medium), normal (challenging), fairly-hard, "
        "hard, very-hard, expert or random"
    )
    assert ladder in english
    french = Locale("fr").text(say("cli-bot", bots=offered_bots(Locale("fr"))))
    assert "difficile), expert ou random (au hasard)" in french


@pytest.mark.parametrize("parse", [parse_bots, parse_all_bots])
def test_a_level_that_is_not_there_is_answered_with_all_by_their_numbers(
    parse: Callable[[list[str], Locale], object],
) -> None:
    told = {}
    for language in ("en", "de"):
        words = Locale(language)
        with pytest.raises(CannotRun) as refused:
            parse(["10"], words)
        told[language] = words.text(refused.value.message)
    assert "from: 1 gentle (very easy), 2 easy, 3 fairly-easy, 4 fair (medium)," in told["en"]
    assert told["en"].endswith("8 very-hard, 9 expert and random.")
    assert "1 gentle (kinderleicht), 2 easy (leicht)," in told["de"]


@pytest.mark.parametrize("name", NAMES)
def test_a_subcommand_is_in_the_guide(name: str) -> None:
    assert re.search(rf"^    splendor-access {name}\b", GUIDE.read_text("utf-8"), re.MULTILINE)


@sampled(2)
@pytest.mark.parametrize(
    ("arguments", "own"),
    [
        ("play --seat a --seat a", {"_game", "play"}),
        ("simulate --games 0", {"_game", "simulate"}),
        ("tables", {"tables"}),
        ("--version", set()),
    ],
)
def test_a_command_line_imports_only_its_own_subcommand(arguments: str, own: set[str]) -> None:
    program = (
        "import contextlib, io, sys\n"
        "from splendor_access.commands import _cli as cli\n"
        "with contextlib.suppress(SystemExit), contextlib.redirect_stdout(io.StringIO()):\n"
        "    cli.main(sys.argv[1:])\n"
        "found = [name.split('.') for name in sys.modules]\n"
        "print(*(last for *room, last in found if room == ['splendor_access', 'commands']))"
    )
    done = run_python("-c", program, *arguments.split())
    assert set(done.out.split()) == {"_arguments", "_cli", *own}


def test_help_loads_nothing_slow() -> None:
    program = (
        "import sys\n"
        "from splendor_access import commands\n"
        "for name in commands.names(): commands.load(name)\n"
        "slow = {'asyncio', 'sqlite3', 'prompt_toolkit', 'PIL', 'reportlab', 'louis'}\n"
        "print(*slow & {*sys.modules})"
    )
    assert run_python("-c", program).out.split() == []


@pytest.fixture
def _dance(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Add a file to the folder of subcommands, and its words to a language."""
    folder = tmp_path / "commands"
    folder.mkdir()
    (folder / "dance.py").write_text(DANCE, encoding="utf-8")
    monkeypatch.setattr(commands, "__path__", [*commands.__path__, str(folder)])
    # So that the module is forgotten after the test.
    monkeypatch.setitem(sys.modules, "splendor_access.commands.dance", None)
    del sys.modules["splendor_access.commands.dance"]
    text = (locale.FOLDER / "en.ftl").read_text(encoding="utf-8") + WORDS
    offer(monkeypatch, tmp_path, language="xx", text=text)
    monkeypatch.setenv("SPLENDOR_ACCESS_LANG", "xx")


@pytest.mark.usefixtures("_dance")
def test_a_new_file_is_a_new_subcommand(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.names() == tuple(sorted([*NAMES, "dance"]))
    assert _cli.main(["dance", "--steps", "2"]) == ExitCode.FAILED
    assert capsys.readouterr().out == "step step \n"


@pytest.mark.usefixtures("_dance")
def test_a_new_subcommand_is_in_the_help_at_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ["--help"], ["dance", "--help"]:
        with pytest.raises(SystemExit):
            _cli.main(words)
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    at = lines.index("dance dance a little")
    assert lines[at - 1].startswith("play ")
    assert lines[at + 1].startswith("resume ")
    assert "--steps N how many steps" in lines
