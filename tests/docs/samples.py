"""Samples in the documents: what a player types, and the program's output.

A sample is an indented block with typed lines after their prompts (`you> row b`), as at a terminal
with `--plain`. Its first line is a command line; otherwise `SCENES` has the command line for the
heading above. A block may begin later than the program, and stop earlier.

A guide in another language is in its own folder, such as `docs/fr`. It has the headings of the
English guide of that name, or the first of them, and its samples are run in that language.

After a change of the program's words `python -m tests.docs.samples` runs every sample again and
writes the new output.
"""

import json
import os
import pty
import re
import select
import shlex
import struct
import tempfile
import termios
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from fcntl import ioctl
from functools import cache
from pathlib import Path
from typing import NamedTuple

from splendor_access.talk.locale import Locale, languages
from tests.forks import Fork

ROOT = Path(__file__).parents[2]
DOCUMENTS = (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")))
PROGRAM = "splendor-access"

_MARKET = (
    "a0r3d,a0o3e,a0d2s2o,a1d4e/b2o5d,b2r5o,b1e2e3r3d,b2s3s5d/c4s3s3o6d,c4r7e,c3d3s3e5r3o,c5o7r3o"
)
_TWELVE_CARDS = (
    "a0s3o,a0s1e1r1o1d,a0s2e2r1d,a1s4r,a0e3r,a0e1s2d,a0e2s2r,a1e4o,a0r2s1e,a0r2r2d,a1r4d,b2r4s2e1d"
)
_POSITIONS = {
    "pay": (
        f"sp1 2024 2 0 act - 0 2s3e4g3r2o3d {_MARKET} 35/26/16 34s4e,33e3r3o,34r4o"
        " 2s1g2o1d:a0d3s:-,-,-:. 1e1r:.:-,-,-:."
    ),
    "return": (
        f"sp1 2024 2 0 return - 0 1s1e3g1r3o3d {_MARKET} 36/26/16 34s4e,33e3r3o,34r4o"
        " 3s3e2g3r1o:.:-,-,-:. 1d:.:-,-,-:."
    ),
    "noble": (
        f"sp1 2024 2 0 noble - 0 3s3e5g4r2o3d {_MARKET} 25/25/16 34s4e,34e4r,34r4o"
        f" 1s:{_TWELVE_CARDS}:-,-,-:. 1e2o1d:.:-,-,-:."
    ),
    "ahead": (
        f"sp1 2024 2 0 act - 0 4s3g3r4o2d {_MARKET} 36/24/12 34s4e,33e3r3o,34r4o"
        " 1g2d:c5s3s7d,c5d7o3d,b3o6o:-,-,-:. 4e1g1r:c4s7d,c5e7s3e,b2e5e:-,-,-:."
    ),
    "end": (
        f"sp1 2024+first=1 2 0 act - 0 3s4e4g3r4o1d {_MARKET} 36/24/12 34s4e,33e3r3o,34r4o"
        " 1g3d:c5s3s7d,c5d7o3d,b3o6o:-,-,-:. 1s1r:c4s7d,c5e7s3e,b2e5e:-,-,-:."
    ),
}


def _from(position: str) -> str:
    return f"{PROGRAM} play --seat Ana --seed 1 --position '{_POSITIONS[position]}'"


_BEGINNING = f"{PROGRAM} play --quick --seed 1"
_TWO_PEOPLE = f"{PROGRAM} play --seat Ana --seat Ben --seed 5"
_AT_A_BOX = f"{PROGRAM} companion --seat Ana --seat Ben --from '{_POSITIONS['pay']}'"
SCENES = {
    "Learning by playing": f"{PROGRAM} play --tutorial",
    "Reading the table": _BEGINNING,
    "What happened": _BEGINNING,
    "Looking ahead": _from("ahead"),
    "Taking gems": _BEGINNING,
    "In your own words": _BEGINNING,
    "Naming a card": _BEGINNING,
    "Finding and weighing cards": _from("pay"),
    "Reserving": _from("pay"),
    "Buying and paying": _from("pay"),
    "Giving tokens back": _from("return"),
    "Nobles": _from("noble"),
    "The end": _from("end"),
    "When a line is not understood": _BEGINNING,
    "Undo": _BEGINNING,
    "Leaving": _BEGINNING,
    "Words and keys of your own": _BEGINNING,
    "One keyboard for several people": _TWO_PEOPLE,
    "Settings": _BEGINNING,
    "Codes and cells": _BEGINNING,
    "Enter the cards": f"{PROGRAM} companion --seat Ana --seat Ben --me Ana",
    "Begin in the middle of a game": f"{PROGRAM} companion --seat Ana --seat Ben --me Ana --from",
    "Enter the turns": _AT_A_BOX,
    "When people err": _AT_A_BOX,
    "Compare with the table": _AT_A_BOX,
    "High contrast": _BEGINNING,
    "The rules by ear": f"{_BEGINNING} --house points=10",
}
"""The command lines of samples without their own, by English heading."""

SCREEN = struct.pack("HHHH", 200, 1000, 0, 0)
"""Rows and columns of the terminal: nothing is wrapped, and no answer is longer than a screen."""
LONGEST = 20.0
"""Seconds that the program may take for one answer."""

END = "\x1c"
"""What is printed when the program has ended, and stands in no text."""

ONE_AFTER_ANOTHER = f"""
import json, os, sys
from contextlib import suppress
from splendor_access.commands import _cli
from splendor_access.console import loop
loop.GRACE, loop.PATIENCE = {LONGEST}, ({LONGEST}, {LONGEST})
for terminal, home, arguments in json.loads(sys.argv[1]):
    opened = os.open(terminal, os.O_RDWR | os.O_NOCTTY)
    for number in range(3):
        os.dup2(opened, number)
    os.close(opened)
    os.environ["SPLENDOR_ACCESS_HOME"] = home
    with suppress(SystemExit):
        _cli.main(arguments)
    print(end={END!r}, flush=True)
"""
"""Runs the program at one terminal after another.

Its prompt always waits for computer opponents: a machine may be busy.
"""


class Sample(NamedTuple):
    """An indented block with a conversation, and its command line."""

    command: str
    block: str
    language: str = "en"

    @property
    def typed(self) -> list[str]:
        """The typed lines."""
        prompt = prompts(self.language)
        return [line[found.end() :] for line in self.lines if (found := prompt.match(line))]

    @property
    def lines(self) -> list[str]:
        """The lines of the block."""
        return self.block.splitlines()


_AT_A_REAL_TABLE = "[abc][1-4]|h[1-3]|n[1-5]|Ana|Ben"
"""The prompts of a game with a real box: the due entry, and the next player."""


@cache
def prompts(language: str) -> re.Pattern[str]:
    """Return the pattern of the prompts of a language at the start of a line."""
    locale = Locale(language)
    names = [name for name in locale.names() if name.startswith("prompt-")]
    words = [locale.attribute(name) for name in (*names, "begun-prompt-turn")]
    return re.compile(f"(?:{'|'.join(map(re.escape, words))}|{_AT_A_REAL_TABLE})> ")


_OPPONENTS = re.compile(
    rf"((?:{'|'.join(Locale('en').words('bot-names'))}) (?!(?:can|kan|kann|peut) )\w+).*"
)
"""An opponent's action, as opposed to the player's choices."""


def language_of(document: Path) -> str:
    """Return the language of a document."""
    folder = document.parent.name
    return folder if folder in languages() else "en"


def original(document: Path) -> Path:
    """Return the English original of a guide in another language."""
    folder = document.parents[1]
    return folder.parent / document.name if document.name == "README.md" else folder / document.name


def headings(text: str) -> list[tuple[int, str]]:
    """Return the headings of a document: the level of each, and its words."""
    found = re.findall(r"(?m)^(#+) +(.+?)$", text)
    return [(len(signs), words) for signs, words in found]


def scenes(document: Path) -> Mapping[str, str]:
    """Return the command lines of samples by the headings of a document."""
    if language_of(document) == "en" or not original(document).exists():
        return SCENES
    here, there = (headings(_text(each)) for each in (document, original(document)))
    pairs = zip(here, there, strict=False)
    return {ours: SCENES[theirs] for (_, ours), (_, theirs) in pairs if theirs in SCENES}


def _text(document: Path) -> str:
    return document.read_text(encoding="utf-8")


def prose(text: str) -> str:
    """Return a document without its indented blocks."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("    "))


def spans(text: str) -> list[str]:
    """Return the code spans in the prose of a document."""
    return [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", prose(text))]


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """Yield each indented block of a document with the heading above it."""
    heading = ""
    block: list[str] = []
    for line in [*text.splitlines(), ""]:
        if line.startswith("    "):
            block.append(line[4:])
            continue
        if block:
            yield heading, "\n".join(block)
            block = []
        if line.startswith("#"):
            heading = line.lstrip("#").strip()


def whole_blocks(text: str) -> list[tuple[str, str]]:
    """Return the indented blocks of a document; empty lines do not end one."""
    lines = text.splitlines()
    filled = ["    " if not line and _between(lines, at) else line for at, line in enumerate(lines)]
    return [
        (heading, re.sub("(?m)^ +$", "", block)) for heading, block in blocks("\n".join(filled))
    ]


def _between(lines: list[str], at: int) -> bool:
    """Return whether an empty line is between two indented ones."""
    before = next((line for line in reversed(lines[:at]) if line), "")
    after = next((line for line in lines[at:] if line), "")
    return before.startswith("    ") and after.startswith("    ")


def samples(document: Path) -> list[Sample]:
    """Return the conversations of a document."""
    found = []
    language = language_of(document)
    behind = scenes(document)
    for heading, block in blocks(_text(document)):
        first = block.partition("\n")[0]
        if any(map(prompts(language).match, block.splitlines())):
            command = first if first.startswith(f"{PROGRAM} ") else behind[heading]
            found.append(Sample(command, block, language))
    return found


def heard(said: Sequence[Sample]) -> list[str]:
    """Return samples of one language with the program's present output.

    They are run in one process, each at its own terminal and in its own folder: a process for each
    would take many times as long.
    """
    shown = at_terminals(
        [(shlex.split(sample.command)[1:], sample.typed) for sample in said],
        said[0].language if said else "en",
    )
    return [_part_of(sample, output) for sample, output in zip(said, shown, strict=True)]


def _part_of(sample: Sample, output: str) -> str:
    """Return the part of the program's output that a sample shows."""
    lines = sample.lines
    shown = [sample.command, *output.splitlines()]
    there, here = (_prompts_at(each, sample.language) for each in (shown, lines))
    begin = there[0] - here[0]
    end = there[-1] + len(lines) - here[-1]
    return "\n".join(shown[begin:end])


def _prompts_at(lines: list[str], language: str) -> list[int]:
    return [at for at, line in enumerate(lines) if prompts(language).match(line)]


def comparable(block: str) -> list[str]:
    """Return the lines of a sample, without the details of an opponent's actions.

    A better computer opponent makes no document wrong.
    """
    return [_OPPONENTS.sub(r"\1", line) for line in block.splitlines()]


def at_terminals(runs: Sequence[tuple[list[str], list[str]]], language: str) -> list[str]:
    """Return the terminals' output of runs of the program, each with arguments and typed lines."""
    with ExitStack() as stack:
        ours: list[int] = []
        places = []
        for arguments, _typed in runs:
            terminal, theirs = pty.openpty()
            stack.callback(os.close, terminal)
            stack.callback(os.close, theirs)  # the program opens it when its turn comes
            ioctl(theirs, termios.TIOCSWINSZ, SCREEN)
            ours.append(terminal)
            home = stack.enter_context(tempfile.TemporaryDirectory())
            places.append((os.ttyname(theirs), home, arguments))
        environment = {
            "PATH": os.environ["PATH"],
            "MAKELEVEL": "1",
            "SPLENDOR_ACCESS_LANG": language,  # or a first run would ask for it
            "SPLENDOR_ACCESS_SPEECH": "off",
            "TERM": "dumb",
            "LC_ALL": "C.UTF-8",
        }
        first, theirs = pty.openpty()
        stack.callback(os.close, first)
        program = Fork([json.dumps(places)], environment, theirs, ONE_AFTER_ANOTHER)
        os.close(theirs)
        stack.callback(program.wait, LONGEST)
        stack.callback(program.kill)
        return [
            _conversation(terminal, [*typed], prompts(language))
            for terminal, (_arguments, typed) in zip(ours, runs, strict=True)
        ]


def _conversation(terminal: int, typed: list[str], prompt: re.Pattern[str]) -> str:
    shown = ""
    while True:
        shown += _answer(terminal, prompt)
        if shown.endswith(END):
            return shown.removesuffix(END)
        last = shown.rpartition("\n")[2]
        if not typed:
            _end(terminal, prompt)
            return shown.removesuffix(last)
        os.write(terminal, f"{typed.pop(0)}\n".encode())


def _end(terminal: int, prompt: re.Pattern[str]) -> None:
    """End a program that waits for a line, by the end of its input at each prompt."""
    for _prompt in range(10):
        os.write(terminal, b"\x04")
        if _answer(terminal, prompt).endswith(END):
            return
    raise TimeoutError


def _answer(terminal: int, prompt: re.Pattern[str]) -> str:
    """Return the output up to the next prompt, or to the end of the program."""
    shown = b""
    until = time.monotonic() + LONGEST
    while True:
        last = shown.decode(errors="replace").rpartition("\n")[2]
        if last == END or prompt.fullmatch(last):
            return shown.decode().replace("\r\n", "\n")
        ready, _, _ = select.select([terminal], [], [], max(0, until - time.monotonic()))
        if not ready:
            raise TimeoutError(shown)
        shown += os.read(terminal, 65_536)


def refreshed(document: Path) -> str:
    """Return a document with all its samples run again."""
    done, text = "", _text(document)
    found = samples(document)
    for sample, now in zip(found, heard(found), strict=True):
        before, _, text = text.partition(_indented(sample.block))
        done += before + _indented(now)
    return done + text


def _indented(block: str) -> str:
    return "".join(f"    {line}\n" for line in block.splitlines())


if __name__ == "__main__":
    for document in DOCUMENTS:
        document.write_text(refreshed(document), encoding="utf-8")
