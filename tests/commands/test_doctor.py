"""What doctor says of each channel."""

import os
import shutil
import subprocess
import sys
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from splendor_access import __version__
from splendor_access.braille.cells import code_cells, text_cells
from splendor_access.braille.tables import OFFERED, default_table
from splendor_access.braille_display.displays import Status, _brlapi
from splendor_access.console.doctor import SAMPLE, display_test
from splendor_access.settings.system import program, to_install, without_liblouis
from splendor_access.speech import voice
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Arg, say
from tests.braille_display.virtual_display import VirtualDisplay
from tests.driver import (
    CLI,
    DOCTOR,
    PATIENCE,
    ROOT,
    TRUSTING,
    WITHOUT_LIBLOUIS,
    AtTerminal,
    environment,
    run,
    run_python,
    sentence,
)
from tests.speech.service import Service
from tests.tiers import soak_only

HOME = "SPLENDOR_ACCESS_HOME"
CELLS = "\u2809\u2832\u280e\u2800\u2812\u280e\u2812\u2815\u2816\u2819"


def test_everything_is_told_a_line_each() -> None:
    done = run("doctor")
    assert (done.code, done.err) == (0, "")
    python = ".".join(map(str, sys.version_info[:3]))
    assert done.lines[0] == sentence("doctor-head", version=__version__, python=python)
    expected = [
        sentence("doctor-text", editable="no"),
        sentence("doctor-cells", cells="yes"),
        sentence("doctor-tables", names=[table.name for table in OFFERED], total=len(OFFERED)),
        sentence("doctor-no-display", mend=say("no-display-not-running", detail=":99")),
        sentence("doctor-saves", folder=os.environ[HOME]),
        sentence("doctor-language", language="en", languages=[*languages()]),
    ]
    assert [line for line in expected if line not in done.lines] == []
    assert len(done.lines) == len({line.partition(":")[0] for line in done.lines})
    assert list(Path(os.environ[HOME]).iterdir()) == []


def test_at_a_terminal_lines_are_edited() -> None:
    for term, editable in (("xterm-256color", "yes"), ("dumb", "no")):
        with AtTerminal(program=DOCTOR, columns=200, env={"TERM": term}) as shown:
            assert shown.end() == 0
            assert sentence("doctor-text", editable=editable) in shown.lines
            assert "\x1b" not in shown.said


def test_speech_is_told_path_by_path(monkeypatch: pytest.MonkeyPatch) -> None:
    with Service() as service:
        done = run("doctor", env={**service.environment, "SPLENDOR_ACCESS_SPEECH": "direct"})
        follows = ["language", "rate", "voice", "punctuation"]
        found = sentence(
            "doctor-speech",
            path="speech-dispatcher",
            through="speech-dispatcher",
            settings=[*follows],
            count=len(follows),
        )
        assert found in done.lines
        assert sum(line.startswith("Speech through ") for line in done.lines) == 2
        assert sentence("doctor-speaks", mode="direct", reason="asked", readers=[]) in done.lines
        assert service.texts == []
        service.freeze()
        with monkeypatch.context() as short:
            short.setattr(voice, "OPENING", 0.5)
            frozen = run("doctor", env=service.environment)
        broken = sentence("speech-broken", detail="none")
        told = [line for line in frozen.lines if line.startswith("Speech through speech-")]
        assert told == [sentence("doctor-no-speech", path="speech-dispatcher", mend=broken)]
        service.thaw()
        service.kill()
        absent = run("doctor", env=service.environment)
        assert sentence("speech-idle", program=program()) in "\n".join(absent.lines)


@pytest.mark.parametrize(
    ("answer", "then", "facts"),
    [("yes", "doctor-heard", {"program": program()}), ("no", "doctor-not-heard", {})],
)
def test_a_sentence_is_spoken_and_asked_about(
    answer: str, then: str, facts: dict[str, Arg]
) -> None:
    with Service() as service:
        env = {**service.environment, "SPLENDOR_ACCESS_SPEECH": "auto"}
        with AtTerminal(program=DOCTOR, columns=200, env=env) as shown:
            shown.until("Did you hear it? Type yes or no.")
            assert service.texts == ["This is the voice of the game: code c4 s, 3 s, 3 o, 6 d."]
            shown.type(f"{answer}\r")
            shown.until(sentence(then, **facts))
            assert shown.end() == 0


def test_where_nothing_speaks_no_sentence_is_asked_about() -> None:
    with Service() as service:
        service.kill()
        env = {**service.environment, "SPLENDOR_ACCESS_SPEECH": "auto"}
        with AtTerminal(program=DOCTOR, columns=200, env=env) as shown:
            shown.until(sentence("doctor-not-spoken"))
            assert shown.end() == 0


def test_output_without_cells() -> None:
    done = run("doctor", encoding="ascii")
    assert (done.code, done.err) == (0, "")
    assert sentence("doctor-cells", cells="no") in done.lines
    assert done.out.isascii()


def test_a_folder_that_cannot_be_made() -> None:
    Path(os.environ[HOME]).write_text("a file")
    done = run("doctor")
    assert done.code == 0
    start = sentence("doctor-no-saves", folder=os.environ[HOME], detail="|").partition("|")[0]
    assert any(line.startswith(start) for line in done.lines)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for the size of a file")
def test_a_disk_on_which_no_game_fits_is_not_said_to_be_available() -> None:
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
    start = "from splendor_access.__main__ import main; raise SystemExit(main())"
    done = run_python("-c", limit + TRUSTING + start, "doctor")
    assert (done.code, done.err) == (0, "")
    # The system refuses such a write like one to a full disk, and sqlite calls both an error.
    full = [
        sentence("doctor-no-saves", folder=os.environ[HOME], detail=say(name))
        for name in ("system-full", "system-broken")
    ]
    assert len(set(full) & {*done.lines}) == 1
    assert list(Path(os.environ[HOME]).iterdir()) == []


@pytest.mark.parametrize(
    ("text", "wrong", "faults"),
    [
        ('speech = "direct"\n', [], 0),
        ('spech = "direct"\n', ['"spech" in your settings file is not a setting'], 1),
        ('speech = "loud"\nechoo = 1\n', ['"loud" (', '"echoo" in'], 2),
        ("speech = \n", ["The settings file cannot be read, so it is ignored: "], 1),
    ],
)
def test_what_is_wrong_with_the_settings_is_told(text: str, wrong: list[str], faults: int) -> None:
    file = Path(os.environ[HOME]) / "settings.toml"
    file.parent.mkdir(parents=True)
    file.write_text(text)
    done = run("doctor")
    assert (done.code, done.err) == (0, "")
    at = done.lines.index(sentence("doctor-settings", faults=faults, file=str(file)))

    before = done.lines[at - len(wrong) : at]
    assert all(line.startswith(each) for line, each in zip(before, wrong, strict=True))


def test_a_wrong_setting_of_the_environment_is_not_laid_to_the_file() -> None:
    done = run("doctor", env={"SPLENDOR_ACCESS_VERBOSITY": "loud"})
    (line,) = [line for line in done.lines if '"loud"' in line]
    assert "environment" in line
    assert not [line for line in done.lines if line.startswith("Settings:")]


def test_brltty_that_is_not_installed_is_told_from_one_that_does_not_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []
    monkeypatch.setattr(shutil, "which", lambda name, path: asked.append((name, path)))
    found = _brlapi._not_running(b":0")
    assert found.message == say("no-display-not-installed", step=to_install("brltty"))
    assert asked == [("brltty", f"{os.environ['PATH']}:/sbin:/usr/sbin")]
    # Elsewhere one can only say that it does not answer.
    assert _brlapi._not_running(b"desk:0").message.name == "no-display-not-running"


def test_a_binding_of_another_python_is_told_from_one_out_of_sight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = "".join(map(str, sys.version_info[:2]))
    own, other = f"brlapi.cpython-{here}-x86_64-linux-gnu.so", "brlapi.cpython-39-x86_64.so"
    monkeypatch.setattr(sys, "base_prefix", "/usr")
    assert _brlapi._out_of_sight([other, own]).name == "no-display-isolated"
    told = _brlapi._out_of_sight([other])
    python = ".".join(map(str, sys.version_info[:2]))
    assert told == say("no-display-other-python", found="3.9", here=python)
    # Another Python of the same release looks for modules elsewhere.
    monkeypatch.setattr(sys, "base_prefix", "/opt/python")
    assert _brlapi._out_of_sight([own]).name == "no-display-other-python"


def test_without_liblouis() -> None:
    program = f"{WITHOUT_LIBLOUIS}{TRUSTING}{CLI}\nsys.exit(cli.main())"
    done = run_python("-c", program, "doctor")
    assert (done.code, done.err) == (0, "")
    missing = Locale("en").text(without_liblouis())
    assert any(line.endswith(missing) for line in done.lines)
    assert sentence("doctor-pybrl") not in done.lines
    played = run_python("-c", program, "play", "--quick", typed="code b2\ncode b3\n")
    assert (played.code, played.err) == (0, "")
    assert played.lines.count(missing) == 1


def test_a_braille_display_is_described_and_tried() -> None:
    with VirtualDisplay(20) as hardware:
        env = hardware.environment()
        told = [
            sentence("doctor-display", name="Baum ultra", columns=20, rows=1),
            sentence("doctor-display-keys", routing="yes", dots="yes"),
            sentence("display-everywhere"),
        ]
        # Nobody answers at the other end of a pipe, so nothing is asked.
        assert [line for line in run("doctor", env=env).lines if line in told] == told
        assert CELLS + "\u2800" * 10 not in hardware.pictures()
        asked, there = (
            sentence("doctor-feel", code="c4s 3s3o6d", cells=CELLS),
            brailled_question("en"),
        )
        for typed, answer in (("yes\n", "felt"), ("no\n", "not-felt"), (None, "felt-key")):
            with AtTerminal(program=DOCTOR, columns=400, env=env) as shown:
                shown.until(asked)
                hardware.wait_for(CELLS + "\u2800" * 10)
                if typed is None:
                    # A player with only the display feels the question after the line.
                    hardware.press_until("RoutingKey", lambda cells: cells.startswith(there))
                    hardware.route(3)
                else:
                    shown.type(typed)
                facts: dict[str, Arg] = {"program": program()} if answer == "not-felt" else {}
                assert sentence(f"doctor-{answer}", **facts) in shown.rest()
                assert shown.end() == 0
            hardware.press_until("TOP", lambda cells: not cells.startswith(CELLS))


def test_the_question_stands_beside_the_line_where_there_is_room() -> None:
    with VirtualDisplay(40) as hardware:
        env = {**hardware.environment(), "SPLENDOR_ACCESS_LANG": "nl"}
        with AtTerminal(program=DOCTOR, columns=400, env=env) as shown:
            sample = code_cells(SAMPLE, default_table("nl", "display")).cells
            hardware.wait_for(sample + "\u2800\u2800" + brailled_question("nl"))
            hardware.press("LNDN")
            assert Locale("nl").text(say("doctor-felt-key")) in shown.rest()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("columns", "rows"), [(2, 1), (12, 1), (20, 1), (40, 1), (18, 3)])
def test_the_line_and_the_question_are_felt_at_every_size(
    language: str, columns: int, rows: int
) -> None:
    table, status = default_table(language, "display"), Status(True, "", columns, rows)
    _, windows = display_test(Locale(language), table, status)
    assert {(len(window), *map(len, window)) for window in windows} == {(rows, *[columns] * rows)}
    cells = "".join(chain(*windows)).replace("\u2800", "")
    assert cells == (code_cells(SAMPLE, table).cells + brailled_question(language)).replace(
        "\u2800", ""
    )


def brailled_question(language: str) -> str:
    """Return the cells of the question, without the line before it."""
    asked = Locale(language).text(say("doctor-feel", code="", cells=""), "braille")
    return text_cells(asked, default_table(language, "display")).cells


def test_a_display_that_goes_while_it_is_tried() -> None:
    with VirtualDisplay(2) as hardware:
        gone = say("no-display-not-running", detail=hardware.host)
        with AtTerminal(program=DOCTOR, columns=400, env=hardware.environment()) as shown:
            shown.until(sentence("doctor-feel", code="c4s 3s3o6d", cells=CELLS[:2]))
            hardware.wait_for(CELLS[:2])
            hardware.kill()
            assert sentence("doctor-no-display", mend=gone) in shown.rest()
            assert shown.end() == 0


def test_the_sample_is_in_the_table_of_the_reader() -> None:
    done = run("doctor", env={"SPLENDOR_ACCESS_TABLE": "en-ueb-g1"})
    assert any("en-ueb-g1: c4s 3s3o6d is \u2809\u283c" in line for line in done.lines)


@soak_only
def test_a_program_that_was_installed_apart_from_the_system_says_so(tmp_path: Path) -> None:
    """As by pipx and uv: the module of the system's Python exists and cannot be imported."""
    folder = tmp_path / "apart"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    ours = str(Path(msgspec.__file__).parents[1])
    program = "from splendor_access.commands import _cli as cli; raise SystemExit(cli.main())"
    done = subprocess.run(
        [folder / "bin" / "python", "-c", program, "doctor"],
        env=environment(PYTHONPATH=os.pathsep.join((str(ROOT), ours))),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    command = f"sed -i 's/packages = false/packages = true/' {folder}/pyvenv.cfg"
    mend = say("no-display-isolated", command=command)
    assert sentence("doctor-no-display", mend=mend) in done.stdout.splitlines()
    subprocess.run(["sh", "-c", command], check=True)
    subprocess.run([folder / "bin" / "python", "-c", "import brlapi"], check=True)
