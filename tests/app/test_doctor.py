"""What doctor says of each channel."""

import os
import sys
from pathlib import Path

from splendor_access import __version__
from splendor_access.talk.locale import languages
from tests.app.driver import AtTerminal, run, run_python, sentence

HOME = "SPLENDOR_ACCESS_HOME"


def test_everything_is_told_a_line_each() -> None:
    done = run("doctor")
    assert (done.code, done.err) == (0, "")
    python = ".".join(map(str, sys.version_info[:3]))
    assert done.lines[0] == sentence("doctor-head", version=__version__, python=python)
    expected = [
        sentence("doctor-text", editable="no"),
        sentence("doctor-cells", cells="yes"),
        sentence("doctor-saves", folder=os.environ[HOME]),
        sentence("doctor-language", language="en", languages=[*languages()]),
    ]
    assert [line for line in expected if line not in done.lines] == []
    assert len(done.lines) == len({line.partition(":")[0] for line in done.lines})
    assert list(Path(os.environ[HOME]).iterdir()) == []


def test_at_a_terminal_lines_are_edited() -> None:
    for term, editable in (("xterm-256color", "yes"), ("dumb", "no")):
        with AtTerminal("doctor", columns=200, env={"TERM": term}) as shown:
            assert shown.end() == 0
            assert sentence("doctor-text", editable=editable) in shown.lines
            assert "\x1b" not in shown.said


def test_output_without_cells() -> None:
    done = run("doctor", env={"PYTHONIOENCODING": "ascii"})
    assert (done.code, done.err) == (0, "")
    assert sentence("doctor-cells", cells="no") in done.lines
    assert done.out.isascii()


def test_a_folder_that_cannot_be_made() -> None:
    Path(os.environ[HOME]).write_text("a file")
    done = run("doctor")
    assert done.code == 0
    start = sentence("doctor-no-saves", folder=os.environ[HOME], detail="|").partition("|")[0]
    assert any(line.startswith(start) for line in done.lines)


def test_without_liblouis() -> None:
    program = (
        "import sys; sys.modules['louis'] = None; from splendor_access import cli;"
        "sys.exit(cli.main())"
    )
    done = run_python("-c", program, "doctor")
    assert (done.code, done.err) == (0, "")
    missing = sentence("braille-missing")
    assert any(line.endswith(missing) for line in done.lines)
    played = run_python("-c", program, "play", "--quick", typed="code b2\ncode b3\n")
    assert (played.code, played.err) == (0, "")
    assert played.lines.count(missing) == 1
