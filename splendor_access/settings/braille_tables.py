"""The choice of one reader's braille tables, for codes and for sentences, with the reasons."""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from splendor_access.braille.tables import (
    BrailleTable,
    BrailleUnavailable,
    TerminalBraille,
    default_table,
    file_table,
    matching_table,
    table,
    table_for_codes,
)
from splendor_access.settings.settings import CHOICES, Settings
from splendor_access.talk.messages import PATH, Message, clean, say

Use = Literal["table", "texts"]
"""The setting that names the table for codes, or the one for sentences."""

USES: tuple[Use, ...] = ("table", "texts")

Why = Literal["setting", "refused", "brltty", "foreign", "unlike", "six", "codes", "language"]
"""Why a table was chosen.

- `setting`: by the player.
- `refused`: because the player's choice is a file that cannot be used.
- `brltty`: because it writes the same as the table of BRLTTY.
- `foreign`, `unlike`: as the default of the language, because BRLTTY's table is for another
  language, or no table writes the same.
- `six`: because the display has six dots, and sentences in eight dots would lose some.
- `codes`: because it is the table for codes.
- `language`: as the default of the language.
"""


class TableChoice(msgspec.Struct, frozen=True):
    """A table, and why it was chosen; `named` is the file or BRLTTY's table in question."""

    table: BrailleTable
    why: Why
    named: str = ""


def choose_tables(
    language: str, settings: Settings, terminal: TerminalBraille | None
) -> tuple[TableChoice, TableChoice]:
    """Return the tables for codes and for sentences.

    Raises BrailleUnavailable without liblouis, but only if the player has chosen a file.
    """
    codes = _codes(language, settings.table, terminal)
    texts = _texts(language, settings, terminal, codes)
    return msgspec.structs.replace(codes, table=table_for_codes(codes.table)), texts


def _codes(language: str, setting: str, terminal: TerminalBraille | None) -> TableChoice:
    usual = default_table(language, "display")
    if setting != "default":
        return _chosen("table", setting, usual)
    named = terminal.computer if terminal else ""
    if not named:
        return TableChoice(usual, "language")
    found = matching_table(named, "computer")
    if found is None:
        return TableChoice(usual, "unlike", named)
    if found.language != language:
        return TableChoice(usual, "foreign", named)
    return TableChoice(found, "brltty", named)


def _texts(
    language: str, settings: Settings, terminal: TerminalBraille | None, codes: TableChoice
) -> TableChoice:
    if settings.texts != "default":
        return _chosen("texts", settings.texts, codes.table)
    if terminal:
        found = matching_table(terminal.literary, "literary")
        if found and found.language == language:
            return TableChoice(found, "brltty", terminal.literary)
        if terminal.dots == 6 and codes.table.dots == 8:
            return TableChoice(default_table(language, "paper"), "six")
    return TableChoice(codes.table, "codes")


def _chosen(use: Use, setting: str, otherwise: BrailleTable) -> TableChoice:
    if setting in CHOICES[use]:
        return TableChoice(table(setting), "setting")
    found = _table_of_file(use, setting)
    if isinstance(found, Message):
        return TableChoice(otherwise, "refused", setting)
    return TableChoice(found, "setting")


def refusals(settings: Settings) -> list[Message]:
    """Return messages about the chosen files that cannot be used."""
    named = [(use, settings.value(use)) for use in USES]
    found = [_table_of_file(use, value) for use, value in named if value not in CHOICES[use]]
    return [each for each in found if isinstance(each, Message)]


def own_table_setting(use: Use, typed: str) -> str | Message:
    """Return the value for the settings that names a file, or why it cannot be used."""
    found = own_table(use, typed)
    return found if isinstance(found, Message) else found.name


def own_table(use: Use, typed: str) -> BrailleTable | Message:
    """Return the table of a file as the player types it, or why it cannot be used."""
    try:
        path = Path(typed).expanduser()
        name = str(path.absolute()) if path.is_file() else typed
    except (OSError, RuntimeError):  # an unknown user's home, or an impossible file name
        name = typed
    return _table_of_file(use, name)


def offered_table_refusal(name: str) -> Message | None:
    """Return why an offered table cannot be used on this machine, or None if it can."""
    # Loaded late: liblouis is not needed to play.
    from splendor_access.braille.cells import code_cells, text_cells
    from splendor_access.settings.table_list import table_problem

    chosen = table(name)
    try:
        text_cells(name, chosen)
        code_cells("a0", table_for_codes(chosen))
    except BrailleUnavailable as error:
        return table_problem(name, error)
    return None


@cache
def _table_of_file(use: Use, file: str) -> BrailleTable | Message:
    """Return the table of a file, or why it cannot be used."""
    # Loaded late: most readers have no file of their own.
    from splendor_access.braille.validation import lacking_letters, validate
    from splendor_access.settings.table_list import table_problem

    try:
        found = file_table(file, "")
        if found is None:
            return say("own-table-absent", file=clean(file, PATH))
        if use == "texts":
            letters = lacking_letters(found)
            about = say("own-table-letters", file=clean(file, PATH), letters=[*letters])
            return about if letters else found
        validation = validate(found)
    except BrailleUnavailable as error:
        return table_problem(file, error)
    if validation.faults:
        wrong, code = validation.faults[0].wrong.value, validation.faults[0].code
        return say("own-table-unfit", file=clean(file, PATH), wrong=wrong, code=code)
    # If codes use dots 7 and 8, these cannot be marks, as if the table had six dots.
    return found if validation.six_dots else msgspec.structs.replace(found, dots=6)
