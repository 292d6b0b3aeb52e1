"""Who speaks: the decision as a table, and the gathering of its facts."""

import os
import pty
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from splendor_access.speech import screen_readers
from splendor_access.speech.screen_readers import (
    Facts,
    WhoSpeaks,
    compares_screens,
    decide,
    find_screen_readers,
    gather_facts,
)
from tests.cases import every

DESK = Facts("auto", terminal=True, answers=True)
"""A terminal on a desktop, a speech service that answers, and no screen reader."""


def facts(**changes: object) -> Facts:
    return msgspec.structs.replace(DESK, **changes)


@every(
    ("known", "choice"),
    [
        (facts(), WhoSpeaks("direct", "answers", alone=True)),
        (facts(answers=None), WhoSpeaks("direct", "answers", alone=True)),
        (facts(answers=False), WhoSpeaks("off", "silent")),
        # Nobody sits there.
        (facts(terminal=False), WhoSpeaks("off", "piped")),
        (facts(terminal=False, screen_readers=("Orca",)), WhoSpeaks("off", "piped")),
        (facts(ci=True), WhoSpeaks("off", "piped")),
        (facts(ci=True, ssh=True), WhoSpeaks("off", "piped")),
        # A screen reader runs, or may.
        (facts(screen_readers=("Orca",)), WhoSpeaks("reader", "reader", "Orca")),
        (facts(screen_readers=("BRLTTY", "Orca")), WhoSpeaks("reader", "reader", "BRLTTY")),
        (facts(screen_readers=("NVDA",), answers=False), WhoSpeaks("reader", "reader", "NVDA")),
        (facts(ssh=True), WhoSpeaks("reader", "remote")),
        (facts(console=True), WhoSpeaks("reader", "console")),
        (facts(visible=False), WhoSpeaks("reader", "unsure")),
        (facts(elsewhere=True), WhoSpeaks("reader", "unsure")),
        (facts(flagged=True), WhoSpeaks("reader", "unsure")),
        (facts(flagged=True, screen_readers=("NVDA",)), WhoSpeaks("reader", "reader", "NVDA")),
        (facts(ssh=True, answers=False), WhoSpeaks("reader", "remote")),
        # It was asked for.
        (facts(setting="reader"), WhoSpeaks("reader", "asked")),
        (facts(setting="off"), WhoSpeaks("off", "asked")),
        (facts(setting="direct"), WhoSpeaks("direct", "asked", alone=True)),
        (facts(setting="direct", answers=False), WhoSpeaks("direct", "asked", alone=True)),
        (facts(setting="direct", terminal=False), WhoSpeaks("direct", "asked", alone=True)),
        (facts(setting="direct", ci=True), WhoSpeaks("direct", "asked", alone=True)),
        (facts(setting="direct", ssh=True), WhoSpeaks("direct", "asked", alone=True)),
        (facts(setting="direct", screen_readers=("Orca",)), WhoSpeaks("direct", "asked", "Orca")),
    ],
)
def test_the_decision(known: Facts, choice: WhoSpeaks) -> None:
    assert decide(known) == choice


@every(
    ("known", "old_console", "compares"),
    [
        (facts(screen_readers=("Fenrir",)), False, True),
        (facts(screen_readers=("BRLTTY", "Fenrir"), setting="reader"), False, True),
        (facts(screen_readers=("NVDA",)), False, True),
        (facts(screen_readers=("NVDA",), setting="direct"), False, True),
        (facts(screen_readers=("JAWS",)), False, False),
        (facts(screen_readers=("JAWS",)), True, True),
        (facts(screen_readers=("JAWS",), setting="direct"), True, True),
        (facts(flagged=True), True, True),
        (facts(setting="reader"), True, True),
        (facts(), True, False),  # the program speaks, and no reader is known
        (facts(answers=False), True, False),
        (facts(ssh=True), False, False),
    ],
)
def test_who_may_leave_out_what_stands_on_the_screen(
    known: Facts, old_console: bool, compares: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen_readers, "is_classic_console", lambda: old_console)
    assert compares_screens(known) == compares


def every_fact() -> Iterator[Facts]:
    """Yield all records of facts of the setting `auto`."""
    flags = ("terminal", "ci", "ssh", "console", "flagged", "visible", "elsewhere")
    for number in range(2 ** len(flags)):
        values = {name: bool(number >> i & 1) for i, name in enumerate(flags)}
        for seen in ((), ("Orca",)):
            for answers in (None, True, False):
                yield facts(**values, screen_readers=seen, answers=answers)


def test_unasked_the_program_speaks_only_where_nothing_else_can() -> None:
    for known in every_fact():
        sure = known.terminal and known.visible and not (known.ci or known.ssh or known.console)
        alone = sure and not (known.flagged or known.elsewhere or known.screen_readers)
        assert (decide(known).mode == "direct") == (alone and known.answers is not False)


@every(
    ("process", "reader"),
    [
        (["orca"], "Orca"),
        (["/nix/store/x/bin/.orca-wrapped"], "Orca"),
        (["/usr/bin/python3", "/nix/store/x/bin/.orca-wrapped"], "Orca"),
        (["/usr/bin/odilia"], "Odilia"),
        (["/usr/bin/python3", "-m", "fenrirscreenreader"], "Fenrir"),
        (["ZDSRMain_x64.exe"], "ZDSR"),
        (["/usr/bin/python3", "/usr/bin/orca", "--replace"], "Orca"),
        (["/usr/bin/python3", "-s", "/usr/bin/orca"], "Orca"),
        (["/usr/bin/python3.11", "/usr/local/bin/fenrir"], "Fenrir"),
        (["python3", "/home/ana/tdsr/tdsr.py"], "TDSR"),
        (["/bin/bash", "/usr/bin/emacspeak"], "Emacspeak"),
        (["yasr"], "yasr"),
        (["/usr/sbin/brltty", "-b", "auto"], "BRLTTY"),
        (["/usr/sbin/brltty", "-x", "no"], None),
        (["brltty", "-xno"], None),
        (["brltty", "--screen-driver=no"], None),
        (["nvda.exe"], "NVDA"),
        (["jfw.exe"], "JAWS"),
        (["Narrator.exe"], "Narrator"),
        (["Supernova.exe"], "SuperNova"),
        (["Fusion.exe"], "Fusion"),
        (["ZoomText.exe"], "ZoomText"),
        (["Zt.exe"], "ZoomText"),
        (["PCTKUSR64.exe"], "PC-Talker"),
        (["SA.exe"], "System Access"),
        (["/System/Library/CoreServices/VoiceOver.app/Contents/MacOS/VoiceOver"], "VoiceOver"),
        (["vim", "/home/ana/orca"], None),
        (["/usr/bin/python3", "game.py", "nvda"], None),
        ([""], None),
        ([], None),
    ],
)
def test_readers_are_known_by_their_processes(process: list[str], reader: str | None) -> None:
    assert find_screen_readers([["init"], process]) == ((reader,) if reader else ())


def test_a_reader_is_named_once() -> None:
    assert find_screen_readers([["orca"], ["orca"], ["nvda.exe"]]) == ("Orca", "NVDA")


def processes(folder: Path, *commands: list[str]) -> Path:
    for number, words in enumerate(commands, 1):
        (folder / str(number)).mkdir()
        (folder / str(number) / "cmdline").write_text("".join(f"{word}\0" for word in words))
    return folder


def test_processes_of_linux(tmp_path: Path) -> None:
    listed = processes(tmp_path, ["/sbin/init"], ["python3", "/usr/bin/orca"])
    assert sorted(screen_readers._linux_processes(listed) or []) == [
        ["/sbin/init"],
        ["python3", "/usr/bin/orca"],
    ]


def test_programs_of_mac(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    listed = screen_readers._processes()
    assert listed
    assert any("python" in name for (name,) in listed)


def test_where_nothing_is_listed_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("PATH", "")
    assert screen_readers._processes() is None


def test_hidden_processes_are_noticed(tmp_path: Path) -> None:
    (processes(tmp_path, ["/sbin/init"], ["sh"]) / "1" / "cmdline").unlink()
    assert screen_readers._linux_processes(tmp_path) is None


def gathered(monkeypatch: pytest.MonkeyPatch, *commands: list[str], **environment: str) -> Facts:
    """Return the facts of a desktop with these processes."""
    for name in ("CI", "TMUX", "STY", "SSH_TTY", "SSH_CLIENT", "SSH_CONNECTION", "SPEECHD_ADDRESS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(screen_readers, "_processes", lambda: [*commands])
    return gather_facts("auto", terminal=True)


@pytest.mark.parametrize(
    ("environment", "fact"),
    [
        ({"SSH_CONNECTION": "::1 1 ::1 22"}, "ssh"),
        ({"SSH_TTY": "/dev/pts/3"}, "ssh"),
        ({"TERM": "linux"}, "console"),
        ({"TMUX": "/tmp/tmux-0/default,1,0"}, "elsewhere"),
        ({"STY": "1.pts-0"}, "elsewhere"),
        ({"WSL_DISTRO_NAME": "Debian"}, "elsewhere"),
        ({"INSIDE_EMACS": "29"}, "elsewhere"),
        ({"TERM": "dumb"}, "elsewhere"),
        ({"CI": "true"}, "ci"),
    ],
)
def test_signs_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], fact: str
) -> None:
    plain = gathered(monkeypatch)
    assert not getattr(plain, fact)
    assert getattr(gathered(monkeypatch, **environment), fact)


def test_a_desktop_with_and_without_a_speech_service(monkeypatch: pytest.MonkeyPatch) -> None:
    assert gathered(monkeypatch).answers is False
    assert decide(gathered(monkeypatch)).reason == "silent"
    with_service = gathered(monkeypatch, ["/usr/bin/speech-dispatcher", "--spawn"])
    assert with_service == Facts("auto", terminal=True)
    assert decide(with_service).mode == "direct"


def test_an_orca_beside_the_service(monkeypatch: pytest.MonkeyPatch) -> None:
    known = gathered(monkeypatch, ["speech-dispatcher"], ["python3", "/usr/bin/orca"])
    assert decide(known) == WhoSpeaks("reader", "reader", "Orca")


def test_a_container_alone_keeps_nobody_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "exists", lambda path: path.name in (".dockerenv", ".containerenv"))
    known = gathered(monkeypatch, ["speech-dispatcher"], container="podman")
    assert decide(known).mode == "direct"


def test_the_reader_that_the_game_runs_in_comes_first(tmp_path: Path) -> None:
    ours = (["init"], ["orca"], ["python3", "tdsr"], ["bash"], ["python3", "game"])
    listed = processes(tmp_path, *ours)
    for number, above in ((5, 4), (4, 3), (3, 2), (2, 1)):
        stat = listed / str(number) / "stat"
        stat.write_text(f"{number} (a) name) S {above} 1 1")
    assert [*screen_readers._ancestors(listed, 5)] == [4, 3, 2, 1]


def test_what_does_not_matter_is_not_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_readers, "_processes", lambda: pytest.fail("looked"))
    for setting in ("reader", "off"):
        assert gather_facts(setting, terminal=False).setting == setting
    assert decide(gather_facts("auto", terminal=False)).reason == "piped"


def test_this_machine_can_be_looked_at() -> None:
    listed = screen_readers._processes()
    assert listed
    assert any(words[1:3] == ["-m", "pytest"] or "pytest" in " ".join(words) for words in listed)


def test_a_pseudo_terminal_is_no_console(monkeypatch: pytest.MonkeyPatch) -> None:
    _ours, theirs = pty.openpty()
    name = os.ttyname(theirs)
    monkeypatch.setattr(os, "ttyname", lambda _descriptor: name)
    assert not screen_readers._on_console({"TERM": "xterm"})
    monkeypatch.setattr(os, "ttyname", lambda _descriptor: "/dev/tty2")
    assert screen_readers._on_console({"TERM": "xterm"})
