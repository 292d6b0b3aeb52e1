"""Who speaks: the player's own screen reader, or this program. Never both.

`decide` decides from a record of facts, and `gather_facts` collects them.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Literal

import msgspec

from splendor_access.settings.settings import SpeechSetting
from splendor_access.settings.system import is_classic_console

Mode = Literal["reader", "direct", "off"]

Reason = Literal["asked", "piped", "reader", "remote", "console", "unsure", "answers", "silent"]
"""Why that one speaks.

It was requested; nobody types or reads along; a screen reader runs; it would run at the other end
of the line, or is part of the console; it cannot be ruled out; a path to a voice answers, or none
does.
"""

SCREEN_READERS = {
    "orca": "Orca",
    "cthulhu": "Cthulhu",
    "odilia": "Odilia",
    "nvda": "NVDA",
    "jfw": "JAWS",
    "narrator": "Narrator",
    "supernova": "SuperNova",
    "snova": "SuperNova",
    "fusion": "Fusion",
    "zoomtext": "ZoomText",
    "zt": "ZoomText",
    "zdsrmain": "ZDSR",
    "zdsrmain_x64": "ZDSR",
    "boypcreader": "BoyPCReader",
    "pctkusr": "PC-Talker",
    "pctkusr64": "PC-Talker",
    "sensereader": "Sense Reader",
    "sa": "System Access",
    "wineyes": "Window-Eyes",
    "voiceover": "VoiceOver",
    "fenrir": "Fenrir",
    "fenrirscreenreader": "Fenrir",
    "tdsr": "TDSR",
    "yasr": "yasr",
    "emacspeak": "Emacspeak",
    "espeakup": "Speakup",
    "speechd-up": "Speakup",
    "brltty": "BRLTTY",
}
"""Programs that read a terminal, by process name, with their names for players.

On Windows only the names of NVDA, JAWS, Narrator and ZDSR are certain. Fusion runs JAWS, too, and
all but Narrator should tell Windows that they run, which is checked as well.
"""

CUTTING = ("Fenrir", "TDSR")
"""Screen readers that read the rows of the screen one by one, and cut words at their ends."""

COMPARING = {"Fenrir", "NVDA"}
"""The screen readers that say only the rows that did not stand on the screen before.

NVDA does so in the old console of Windows, and also in Windows Terminal unless one sets it to take
what that tells of new text.
"""

SERVICES = ("speech-dispatcher", "speech-dispatch")  # Linux truncates the names of processes
"""Processes on Linux without which a path that starts no service cannot answer."""

_SIGNS = ("TMUX", "STY", "WSL_DISTRO_NAME", "INSIDE_EMACS", "EMACSPEAK_DIR")
_NO_SCREEN = re.compile(r"(-x|--screen-driver=?)\s*no\b")
_SCRIPT = re.compile(r"(python|bash|sh|env)[\d.]*")


class Facts(msgspec.Struct, frozen=True):
    """The known facts about the machine and the player.

    `terminal`: a person types and reads along. `screen_readers` are the names of those running;
    `flagged`: Windows reports one. `visible`: the list of processes shows all of them. `elsewhere`:
    an unlisted program shows the terminal, as in tmux. `answers`: a path to a voice is open, or
    None if unknown.
    """

    setting: SpeechSetting
    terminal: bool
    ci: bool = False
    ssh: bool = False
    console: bool = False
    screen_readers: tuple[str, ...] = ()
    flagged: bool = False
    visible: bool = True
    elsewhere: bool = False
    answers: bool | None = None


class WhoSpeaks(msgspec.Struct, frozen=True):
    """Who speaks, why, and the screen reader's name. `alone`: no other voice is known."""

    mode: Mode
    reason: Reason
    screen_reader: str | None = None
    alone: bool = False


def decide(facts: Facts) -> WhoSpeaks:
    """Decide who speaks. A path counts as answering until that is known."""
    screen_reader = facts.screen_readers[0] if facts.screen_readers else None
    doubt = _doubt(facts)
    match facts.setting:
        case "direct":
            # A player who asks for this knows of screen readers that are invisible from here.
            return WhoSpeaks("direct", "asked", screen_reader, alone=screen_reader is None)
        case "reader" | "off":
            return WhoSpeaks(facts.setting, "asked", screen_reader)
        case "auto":
            if facts.ci or not facts.terminal:
                return WhoSpeaks("off", "piped")
            if doubt:
                return WhoSpeaks("reader", doubt, screen_reader)
            if facts.answers is False:
                return WhoSpeaks("off", "silent")
            return WhoSpeaks("direct", "answers", alone=True)


def compares_screens(known: Facts) -> bool:
    """Return whether a screen reader may leave out rows that stood on the screen before."""
    if COMPARING.intersection(known.screen_readers):
        return True
    decision = decide(known)
    may_run = decision.mode == "reader" or decision.screen_reader is not None
    return may_run and is_classic_console()


def _doubt(facts: Facts) -> Reason | None:
    """Return why a screen reader may be reading the terminal, or None."""
    if facts.screen_readers:
        return "reader"
    if not facts.terminal:
        return None
    if facts.ssh:
        return "remote"
    if facts.console:
        return "console"
    if facts.flagged or facts.elsewhere or not facts.visible:
        return "unsure"
    return None


# Facts


def gather_facts(setting: SpeechSetting, *, terminal: bool) -> Facts:
    """Collect the facts that the setting needs. `answers` is None or False."""
    environment = os.environ
    plain = Facts(setting, terminal, ci=bool(environment.get("CI")))
    on_linux = sys.platform.startswith("linux")
    # The screen readers that cut words run on Linux.
    looks = terminal and on_linux if setting in ("reader", "off") else True
    if not looks or (setting == "auto" and decide(plain).mode == "off"):
        return plain
    processes = _processes()
    started = not on_linux or bool(environment.get("SPEECHD_ADDRESS"))
    started = started or _runs(SERVICES, processes or ())
    return msgspec.structs.replace(
        plain,
        ssh=any(environment.get(name) for name in ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")),
        console=_on_console(environment),
        screen_readers=find_screen_readers(processes or ()),
        flagged=sys.platform == "win32" and _flagged(),
        visible=processes is not None,
        elsewhere=_elsewhere(environment),
        answers=None if started or setting == "direct" else False,
    )


def find_screen_readers(processes: Iterable[Sequence[str]]) -> tuple[str, ...]:
    """Return the names of the screen readers among processes, each given by its words."""
    names = []
    for words in processes:
        name = next((SCREEN_READERS[n] for n in _names(words) if n in SCREEN_READERS), None)
        if name == "BRLTTY" and _NO_SCREEN.search(" ".join(words)):
            continue  # it only serves other programs
        if name and name not in names:
            names.append(name)
    return tuple(names)


def _runs(names: Sequence[str], processes: Iterable[Sequence[str]]) -> bool:
    return any(name in names for words in processes for name in _names(words))


def _names(words: Sequence[str]) -> list[str]:
    """Return the possible names of a process: its program, and the script that a program runs."""
    names = [_base(word) for word in words if not word.startswith("-")][:2]
    return names if names and _SCRIPT.fullmatch(names[0]) else names[:1]


def _base(word: str) -> str:
    name = re.split(r"[/\\]", word)[-1].casefold()
    # NixOS renames and wraps a program: .orca-wrapped
    return re.sub(r"\.(exe|py)$|^\.(?=.+-wrapped$)|-wrapped$", "", name)


def _processes() -> list[list[str]] | None:
    """Return the words of every process, or None if some are hidden."""
    if sys.platform.startswith("linux"):
        return _linux_processes(Path("/proc"))
    if sys.platform == "win32":
        # Loaded late: it works on Windows only.
        from splendor_access.speech.windows import programs

        listed = programs()
    else:
        listed = _programs_of_mac()
    return [[name] for name in listed] or None


def _flagged() -> bool:
    """Return whether a screen reader has reported to Windows that it runs."""
    from splendor_access.speech.windows import flagged

    return flagged()


def _programs_of_mac() -> list[str]:
    """Return the names of all running programs; none if they cannot be listed."""
    with suppress(OSError, subprocess.SubprocessError):
        listed = subprocess.run(
            ["ps", "-axo", "comm="],  # noqa: S607  # a program of the system
            capture_output=True,
            timeout=1.5,
            check=True,
            errors="replace",
        ).stdout.splitlines()
        return [line.strip() for line in listed]
    return []


def _linux_processes(proc: Path) -> list[list[str]] | None:
    found = {}
    for number in _numbers(proc):
        with suppress(OSError):  # it has ended
            words = (proc / str(number) / "cmdline").read_text(errors="replace")
            found[number] = words.rstrip("\0").split("\0")
    with suppress(OSError):
        # If other people's processes are hidden, that of the system itself is, too.
        (proc / "1" / "cmdline").read_bytes()
        above = _ancestors(proc, os.getpid())
        return [found.pop(number) for number in above if number in found] + [*found.values()]
    return None


def _numbers(proc: Path) -> list[int]:
    return [int(entry.name) for entry in proc.glob("[0-9]*")]


def _ancestors(proc: Path, number: int) -> Iterator[int]:
    """Yield the ancestors of a process, nearest first.

    A screen reader that reads a terminal from within, such as TDSR, is among them.
    """
    with suppress(OSError, ValueError, IndexError):
        while number > 1:
            # The program name, in brackets, may have any characters.
            fields = (proc / str(number) / "stat").read_text(errors="replace").rpartition(")")[2]
            number = int(fields.split()[1])
            yield number


def _on_console(environment: Mapping[str, str]) -> bool:
    """Return whether this is a Linux console, which Speakup or BRLTTY may read."""
    name = ""
    if sys.platform != "win32":
        with suppress(OSError):  # no terminal
            name = os.ttyname(0)
    at_console = re.fullmatch(r"/dev/(tty\d+|console|tty[SU].*|hvc\d+)", name)
    return bool(at_console) or environment.get("TERM") == "linux"


def _elsewhere(environment: Mapping[str, str]) -> bool:
    """Return whether the terminal may be shown on another machine or out of sight."""
    return environment.get("TERM") == "dumb" or any(map(environment.get, _SIGNS))
