"""The command line: flags, exit codes, and messages about wrong ones."""

import json
import os
import sys
from pathlib import Path

import pytest

from splendor_access import ExitCode, __version__, commands
from splendor_access.commands import _cli
from splendor_access.talk.locale import Locale, languages
from tests.cases import every
from tests.driver import CLI, Piped, run, run_process, run_python, sentence
from tests.tiers import sampled, tries

COMMANDS = ("play", "resume", "replay", "simulate", "doctor")


def home_is_untouched() -> bool:
    return not Path(os.environ["SPLENDOR_ACCESS_HOME"]).exists()


def test_version() -> None:
    assert run_process("--version") == (0, f"splendor-access {__version__}\n", "")


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help(command: str, flag: str) -> None:
    done = run(*([command] if command else []), flag)
    assert (done.code, done.err) == (0, "")
    assert "\x1b" not in done.out
    assert done.out.isascii()
    if command:
        assert sentence(f"cli-{command}") in done.out
    else:
        assert all(sentence(f"cli-{each}") in done.out for each in COMMANDS)
    assert home_is_untouched()


def test_every_option_is_explained() -> None:
    for command in commands.names():
        done = run(command, "--help")
        options = [line.split() for line in done.lines if line.startswith("  -")]
        assert options
        for words in options:
            assert len(words) > 1, (command, words)


WRONG = {
    "nothing": [],
    "no command": ["dance"],
    "no flag": ["play", "--dance"],
    "shortened flag": ["play", "--qui"],
    "no value": ["play", "--seat"],
    "language": ["play", "--lang", "xx"],
    "language glued": ["resume", "--lang=xx"],
    "language with escapes": ["doctor", "--lang", "\x1b[2J\u202e"],
    "no language": ["play", "--lang"],
    "edition": ["play", "--edition", "2015"],
    "house rule": ["play", "--house", "dance"],
    "house rule without number": ["play", "--house", "points=x"],
    "seed": ["play", "--seed", "x"],
    "negative seed": ["play", "--seed=-1"],
    "great seed": ["play", "--seed", "9" * 30],
    "seed of other digits": ["play", "--seed", "\u0663"],
    "empty seed": ["play", "--seed", ""],
    "bot": ["play", "--bot", "oracle"],
    "bot with escapes": ["play", "--bot", "\x1b[2J"],
    "endless bot": ["play", "--bot", "x" * 10_000],
    "verbosity": ["play", "--verbosity", "loud"],
    "flag with escapes": ["play", "--\x1b[2J"],
    "argument with no utf-8": ["play", "\udcff"],
    "too much": ["resume", "1", "2"],
    "no file": ["replay"],
    "games": ["simulate", "--games", "x"],
    "fewer than no games": ["simulate", "--games", "-1"],
    "part of a game": ["simulate", "--games", "1.5"],
    "players": ["simulate", "--players", "5"],
    "simulate seed": ["simulate", "--seed", "x"],
    "simulate bot": ["simulate", "--bot", "oracle"],
    "simulate edition": ["simulate", "--edition", "1914"],
    "two bots for three": ["simulate", "--players", "3", "--bot", "easy", "--bot", "easy"],
    "three bots for two": ["simulate", "--bot", "easy", "--bot", "easy", "--bot", "easy"],
}


@every("arguments", WRONG.values())
def test_wrong_words_are_a_matter_of_usage(arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.replace("\n", "").isprintable()
    assert "Traceback" not in done.err
    assert 1 <= len(done.err.splitlines()) <= 12
    assert home_is_untouched()


def test_an_unknown_language_is_answered_with_those_that_there_are() -> None:
    done = run("play", "--lang", "tlh")
    expected = sentence("usage-lang", typed="tlh", languages=[*languages()])
    assert done == (2, "", f"{expected}\n")
    assert run("play", "--lang", "").err == expected.replace("tlh", "") + "\n"
    assert run("play", "--lang", "x" * 10_000).err == (
        sentence("usage-lang", typed=f"{'x' * 77}...", languages=[*languages()]) + "\n"
    )


@pytest.mark.parametrize("language", languages())
def test_every_language_plays(language: str) -> None:
    for arguments, env in (
        (["--lang", language], {}),
        ([], {"SPLENDOR_ACCESS_LANG": language}),
        ([], {"LANG": f"{language}_XX.UTF-8"}),
    ):
        done = run("play", "--quick", *arguments, typed="board\n", env=env)
        assert (done.code, done.err) == (0, "")
        assert len(done.lines) > 10


def test_simulate_writes_lines_of_json_only() -> None:
    done = run("simulate", "--games", "2", "--seed", "3", "--json", "--legal", "--bot", "easy")
    assert (done.code, done.err) == (0, "")
    assert all(line.startswith('{"type":"') and line.endswith("}") for line in done.lines)
    assert done.out.count('"type":"end"') == 2
    assert '"legal":[' in done.out
    assert home_is_untouched()


def test_simulate_in_words() -> None:
    done = run("simulate", "--games", "3", "--players", "4", "--edition", "up-to-three")
    assert (done.code, done.err) == (0, "")
    assert len(done.lines) == 3
    assert run("simulate", "--games", "0") == (0, "", "")


def test_simulate_into_a_closed_pipe() -> None:
    with Piped("simulate", "--games", "2000", "--json") as one:
        one.until('"type":"move"')
        assert one.process.stdout
        one.process.stdout.close()
        assert one.process.wait(20) == 0


def test_ctrl_c_in_simulate() -> None:
    with Piped("simulate", "--games", "2000", "--json") as one:
        one.until('"type":"move"')
        one.interrupt()
        assert "Traceback" not in one.rest()
        assert one.end() == 130


@sampled(2)
@pytest.mark.parametrize(
    "arguments",
    [("play", "--quick"), ("simulate",), ("doctor",), ("replay", "x"), ("dance",)],
)
def test_no_streams_at_all(arguments: tuple[str, ...]) -> None:
    program = (
        "import os, subprocess, sys\n"
        "close = lambda: [os.close(n) for n in (0, 1, 2)]\n"
        "done = subprocess.run([sys.executable, '-m', 'splendor_access', *sys.argv[1:]],"
        " preexec_fn=close)\n"
        "print(done.returncode)"
    )
    done = run_python("-c", program, *arguments)
    codes = {"replay": 3, "dance": 2}
    assert (done.out, done.err) == (f"{codes.get(arguments[0], 0)}\n", "")


@pytest.mark.parametrize(
    "arguments", [("play", "--quick"), ("simulate", "--json"), ("doctor",)][: tries(2, 3)]
)
def test_output_that_cannot_be_written(arguments: tuple[str, ...]) -> None:
    program = (
        "import subprocess, sys\n"
        "with open('/dev/full', 'w') as full:\n"
        "    done = subprocess.run([sys.executable, '-m', 'splendor_access', *sys.argv[1:]],"
        " stdout=full, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)\n"
        "print(done.returncode, done.stderr)"
    )
    done = run_python("-c", program, *arguments)
    assert done.out.startswith("1 The output could not be written: the disk is full\n")
    assert not (Path(os.environ["SPLENDOR_ACCESS_HOME"]) / "error.log").exists()
    assert len(done.out.strip().splitlines()) == (3 if "play" in arguments else 1)
    assert "Exception ignored" not in done.out


def test_a_failure_anywhere_is_one_sentence() -> None:
    for part in ("files.read_settings", "languages"):
        program = f"import sys; {CLI}; cli.{part} = lambda: 1 / 0;sys.exit(cli.main())"
        done = run_python("-c", program, "doctor")
        assert (done.code, done.out) == (1, "")
        assert len(done.err.splitlines()) == 1


def test_main_can_be_called() -> None:
    assert _cli.main(["simulate", "--games", "0"]) == 0
    assert _cli.main(["replay", "nowhere"]) == 3
    with pytest.raises(SystemExit) as caught:
        _cli.main(["--version"])
    assert caught.value.code == 0
    assert sys.stdout is not None


def test_what_is_wrong_comes_before_the_usage() -> None:
    done = run("play", "--edition", "2013")
    assert (done.code, done.out) == (2, "")
    first, *rest = done.err.splitlines()
    assert "'2013'" in first
    assert "2024, 2014, up-to-three" in first.replace("'", "")
    assert rest[0].startswith(f"{Locale('en').attribute('usage-head')} splendor-access play")


@pytest.mark.parametrize("language", languages())
def test_a_language_may_stand_before_the_subcommand(language: str) -> None:
    behind = run("play", "--quick", "--seed", "1", "--lang", language, typed="bank\n")
    assert run("--lang", language, "play", "--quick", "--seed", "1", typed="bank\n") == behind
    glued = run(f"--lang={language}", "play", "--quick", "--seed", "1", typed="bank\n")
    assert glued == behind
    # Alone it counts as a request for help in that language.
    alone = run("--lang", language)
    assert (alone.code, alone.err) == (0, "")
    assert Locale(language).attribute("cli-about") in " ".join(alone.out.split())


@pytest.mark.parametrize(
    "arguments",
    [
        "play --quick --seed 1",
        "games",
        "simulate --games 2 --players 4 --bot normal",
        "doctor",
        "tables",
        "labels list",
        "replay GAME",
        "ask board",
    ][:: tries(2, 1)],
)
def test_every_command_wraps_lines_where_it_is_asked_to(arguments: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "--quick", typed=f"take ser\nrecord {file}\nrematch\nyes\n")
    words = arguments.replace("GAME", str(file)).split()
    typed = "help\nquit\nyes\n" if words[0] == "play" else ""
    plain = run(*words, typed=typed)
    done = run(*words, "--wrap", "on", typed=typed)
    assert done.code == plain.code == 0
    # A path, such as that of the home of a test, is one word.
    assert max(len(line) for line in done.lines if " " in line) <= 80
    if words[0] != "play":
        assert " ".join(done.out.split()) == " ".join(plain.out.split())


@pytest.mark.parametrize("arguments", ["ask board --json", "tables --json", "simulate --json"])
def test_lines_for_programs_are_never_wrapped(arguments: str) -> None:
    run("play", "--quick")
    done = run(*arguments.split(), "--wrap", "on")
    assert done.code == 0
    assert all(json.loads(line) for line in done.lines)


def test_what_went_wrong_is_kept_also_at_the_very_first_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(commands, "load", lambda _name: 1 / 0)
    done = run("play")
    log = Path(os.environ["SPLENDOR_ACCESS_HOME"]) / "error.log"
    assert (done.code, done.err) == (1, f"{sentence('crashed', file=str(log))}\n")
    assert "ZeroDivisionError" in log.read_text()


def test_an_interrupt_before_a_game_ends_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "load", interrupted)
    done = run("games")
    assert done == (ExitCode.INTERRUPTED, "", "")
