"""The report of doctor: what works on this machine, and what to install or start for the rest."""

import os
import platform
import queue
import select
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from splendor_access import __version__
from splendor_access.braille.tables import BrailleTable, BrailleUnavailable
from splendor_access.braille_display import displays
from splendor_access.braille_display.displays import Device, Key, Picture, Problem, Status
from splendor_access.console.terminal import Terminal
from splendor_access.settings import files, libraries
from splendor_access.settings.braille_tables import TableChoice, choose_tables
from splendor_access.settings.settings import Settings
from splendor_access.settings.system import explain, program, to_get_tables, to_install, unusable
from splendor_access.speech.aloud import Until, say_aloud
from splendor_access.speech.doctor import examine_speech, try_speech
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import PATH, Arg, Message, Run, clean, say
from splendor_access.talk.parsing.vocabulary import Vocabulary

SAMPLE = "c4s 3s3o6d"

Cells = tuple[str, ...]
"""The cells of each row of a display."""

Events = queue.SimpleQueue[Key | Status]
"""Keys and statuses from a display."""

LOOK = 0.1
"""Seconds between two checks for a key of the display while waiting for an answer."""


def run_doctor(
    locale: Locale, preferences: Settings, terminal: Terminal, notices: Sequence[Message]
) -> None:
    """Report what works, one line per channel; at a terminal, try the display and speech, too.

    `notices` say what is wrong with the settings.
    """
    typing = os.isatty(0) and terminal.interactive

    def write(*messages: Message, until: Until = "heard") -> None:
        terminal.write([locale.text(message) for message in messages])
        heard = [locale.text(_without_cells(message)) for message in messages]
        say_aloud(heard, locale, preferences, terminal=typing, until=until)

    def ask(question: Message) -> None:
        write(question, until="answered")

    vocabulary = Vocabulary(locale)

    def heard(question: Message) -> bool | None:
        """Read a yes or no; None if the second answer is neither, either."""
        typed = os.read(0, 4096).decode(errors="replace")
        agrees = vocabulary.agrees(typed)
        if agrees is not None or not typed:
            return bool(agrees)
        if typed.strip():
            write(say("neither-yes-nor-no", typed=clean(typed.strip())))
        ask(question)
        return None

    display = displays.chosen()
    events: Events = queue.SimpleQueue()
    display.start(events.put, events.put)
    try:
        status = events.get()
        assert isinstance(status, Status)
        codes, texts = choose_tables(locale.language, preferences, status.braille)
        write(*examine(locale, preferences, (codes, texts), terminal, status, notices))
        # Windows cannot wait for a key of the display and a typed line at once.
        if status.connected and typing and sys.platform != "win32" and _sample(codes.table):
            asked, windows = display_test(locale, codes.table, status, texts.table)
            display.show(Picture(1, windows[0]))  # felt while the question is heard
            ask(asked)
            write(_try_display(display, windows, events, lambda: heard(asked)))
    finally:
        display.close()
    if preferences.speech != "off" and typing:
        write(try_speech(locale, preferences, ask, heard), until="begun")


def _without_cells(message: Message) -> Message:
    """Return a message for the ear, without cells."""
    if "cells" not in message.args or message.name == "doctor-cells":
        return message
    return Message(message.name, {**message.args, "cells": "none"})


def examine(
    locale: Locale,
    preferences: Settings,
    tables: tuple[TableChoice, TableChoice],
    terminal: Terminal,
    display: Status,
    notices: Sequence[Message] = (),
) -> list[Message]:
    """Return a line per channel: whether it is available, through what, and what to do."""
    editable = os.isatty(0) and terminal.interactive and terminal.unfit is None
    offered: list[Arg] = [*languages()]
    return [
        say("doctor-head", version=__version__, python=platform.python_version()),
        say("doctor-text", editable="yes" if editable else "no"),
        say("doctor-cells", cells="yes" if terminal.has_cells else "no"),
        *_braille(locale, *tables),
        *_display(display),
        *examine_speech(preferences),
        _sounds(),
        *_libraries(),
        *_settings(notices),
        _saves(),
        say("doctor-language", language=locale.language, languages=offered),
    ]


def _sample(table: BrailleTable) -> str:
    """Return the cells of the sample, or an empty string if braille cannot be made."""
    from splendor_access.braille.cells import code_cells

    try:
        return code_cells(SAMPLE, table).cells
    except BrailleUnavailable:
        return ""


def _braille(locale: Locale, codes: TableChoice, texts: TableChoice) -> list[Message]:
    from splendor_access.braille.cells import code_cells
    from splendor_access.braille.liblouis import version
    from splendor_access.settings.table_list import explain, offered_tables

    table = codes.table
    try:
        cells = code_cells(SAMPLE, table).cells
    except BrailleUnavailable as error:
        return [say("doctor-no-braille", mend=explain(error)), *_pybrl()]
    tried = offered_tables(locale.language)
    names: list[Arg] = [each.table.name for each in tried if each.validation]
    lacking: list[Arg] = [each.table.name for each in tried if not each.validation]
    return [
        say("doctor-braille", version=version(), table=table.name, code=SAMPLE, cells=cells),
        _liblouis(table),
        say("doctor-codes", table=table.name, why=codes.why, named=clean(codes.named, PATH)),
        say("doctor-texts", table=texts.table.name, why=texts.why, named=clean(texts.named, PATH)),
        say("doctor-tables", names=names, total=len(tried)),
        *([say("doctor-no-tables", names=lacking, step=to_get_tables())] if lacking else []),
        *_pybrl(),
    ]


def _pybrl() -> list[Message]:
    """Say what pybrl is good for, if it works."""
    from splendor_access.braille import pybrl

    return [say("doctor-pybrl")] if pybrl.has_pybrl() else []


def _liblouis(table: BrailleTable) -> Message:
    """Name the version of liblouis, and the folder of the table's files."""
    from splendor_access.braille.library import load_liblouis

    found = load_liblouis()
    folder = clean(str(Path(table.paths()[0]).parent), PATH)
    name = clean(found.name, PATH)
    return say("doctor-liblouis", module="yes" if found.module else "no", file=name, folder=folder)


def _display(status: Status) -> list[Message]:
    untried = [say("doctor-nvda-untried")] if sys.platform == "win32" else []
    if status.problem:
        return [_no_display(status.problem), *untried]
    return [
        say("doctor-display", name=status.name, columns=status.columns, rows=status.rows),
        say(
            "doctor-display-keys",
            routing=_yes_or_no(status.routing),
            dots=_yes_or_no(status.dots_keys),
        ),
        *([say("display-everywhere")] if status.everywhere else []),
        *untried,
    ]


def _no_display(problem: Problem) -> Message:
    return say("doctor-no-display", mend=problem.message)


def _yes_or_no(known: bool | None) -> str:
    return {True: "yes", False: "no", None: "unknown"}[known]


def display_test(
    locale: Locale, table: BrailleTable, status: Status, texts: BrailleTable | None = None
) -> tuple[Message, list[Cells]]:
    """Return the question about the sample, and the windows that show it."""
    from splendor_access.braille.cells import BLANK
    from splendor_access.braille.layout import Item, Layout, Line

    asked = say("doctor-feel", code=SAMPLE, cells="")
    sample = Item("sample", (Run(SAMPLE, is_code=True),))
    line = Line("feel", (sample, Item("asked", locale.brailled(asked))))
    rows = Layout(table, status.columns, status.rows, texts=texts).lay(line)
    cells = rows[0].cells[: rows[0].slots[0].end]
    every = [row.cells for row in rows]
    every += [BLANK * status.columns] * (-len(every) % status.rows)
    windows = [
        tuple(every[begin : begin + status.rows]) for begin in range(0, len(every), status.rows)
    ]
    return say("doctor-feel", code=SAMPLE, cells=cells), windows


def _try_display(
    display: Device, windows: Sequence[Cells], events: Events, heard: Callable[[], bool | None]
) -> Message:
    """Show one window after another, each until a key is pressed; return the verdict."""
    for number, cells in enumerate(windows, 1):
        display.show(Picture(number, cells))
        answer = _answer(events, heard, number)
        if answer:
            return answer
    return say("doctor-felt-key")


def _answer(events: Events, heard: Callable[[], bool | None], number: int) -> Message | None:
    """Wait for a line at the terminal, and return its verdict; None after a key of the display."""
    while True:
        if select.select([0], [], [], LOOK)[0]:
            felt = heard()
            if felt is not None:
                return say("doctor-felt") if felt else say("doctor-not-felt", program=program())
        while not events.empty():
            match events.get():
                case Key(picture=pressed_on):
                    if pressed_on == number:
                        return None
                case Status(problem=Problem() as problem):
                    return _no_display(problem)


def _sounds() -> Message:
    from splendor_access.speech.sound import players

    found = players()
    if found:
        return say("doctor-signal", player=Path(found[0]).stem)
    return say("doctor-no-signal", step=to_install("alsa-utils"))


def _libraries() -> list[Message]:
    """Say which libraries cannot be used, and what is without them."""
    found = [
        say("doctor-library", extra=f"extra-{extra}", mend=unusable(fault))
        for extra, names in {"core": libraries.CORE, **libraries.EXTRAS}.items()
        for fault in libraries.faults(names)
    ]
    return found or [say("doctor-libraries")]


def _settings(notices: Sequence[Message]) -> list[Message]:
    """Say what is wrong with the settings; nothing where none were ever changed."""
    file = files.settings_path()
    try:
        files.read_bytes(file)
    except files.Missing:
        return [*notices]
    except files.Unreadable:
        pass  # the notices say why
    elsewhere = say("source-environment")
    faults = sum(each.args.get("source") != elsewhere for each in notices)
    return [*notices, say("doctor-settings", faults=faults, file=clean(str(file), PATH))]


def _saves() -> Message:
    """Write a game of one move below the folder of saves, and read it back."""
    from splendor_access.game.record import Player
    from splendor_access.game.rules import unknown_start
    from splendor_access.game.state import RuleSet
    from splendor_access.table import saves
    from splendor_access.table.chain import Row, real_beginning
    from splendor_access.table.contents import read_contents
    from splendor_access.table.database import SaveError

    people = [Player(name) for name in ("A", "B")]
    game = real_beginning(people, unknown_start(RuleSet(), 2), 0, under_way=False)
    where = clean(str(files.home()), PATH)
    try:
        with TemporaryDirectory(prefix=".try-", dir=files.make_home()) as folder:
            path = Path(folder) / "1.sqlite"
            tried = saves.create_at(path, game)
            try:
                tried.commit(Row("take ser"))
            finally:
                tried.close()
            read = read_contents(path)
    except OSError as error:
        return say("doctor-no-saves", folder=where, detail=explain(error))
    except SaveError as error:
        return say("doctor-no-saves", folder=where, detail=error.detail)
    if [row.text for row in read.rows] != ["take ser"] or read.flawed:
        return say("doctor-no-saves", folder=where, detail=say("system-broken"))
    return say("doctor-saves", folder=where)
