"""One reader's own braille: the table of codes, that of sentences, and why it is these."""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from splendor_access.braille.tables import (
    BrailleTable,
    BrailleUnavailable,
    NoBraille,
    TerminalBraille,
    default_table,
    file_table,
    for_codes,
    like,
    table,
)
from splendor_access.settings.settings import CHOICES, Settings
from splendor_access.talk.messages import PATH, Message, clean, say

Use = Literal["table", "texts"]
"""The setting that names the table of codes, or that of sentences."""

USES: tuple[Use, ...] = ("table", "texts")

Why = Literal["setting", "refused", "brltty", "foreign", "unlike", "six", "codes", "language"]
"""Why a table is taken.

- `setting`: the player has chosen it.
- `refused`: the player has chosen a file that cannot be used, so this is what stands in for it.
- `brltty`: BRLTTY has one that writes the same.
- `foreign`, `unlike`: it is the one of the language, because BRLTTY's is for another language, or
  there is none that writes the same.
- `six`: the display has six dots, and sentences in eight would lose some of them.
- `codes`: sentences are in the table of the codes.
- `language`: it is the one of the language.
"""


class TableChoice(msgspec.Struct, frozen=True):
    """A table, and why it is taken; `named` is the file or BRLTTY's table that this is about."""

    table: BrailleTable
    why: Why
    named: str = ""


def for_reader(
    language: str, settings: Settings, terminal: TerminalBraille | None
) -> tuple[TableChoice, TableChoice]:
    """Return the tables of codes and of sentences. Raises BrailleUnavailable without liblouis.

    That happens only where a file has been chosen.
    """
    codes = _codes(language, settings.table, terminal)
    texts = _texts(language, settings, terminal, codes)
    return msgspec.structs.replace(codes, table=for_codes(codes.table)), texts


def _codes(language: str, setting: str, terminal: TerminalBraille | None) -> TableChoice:
    usual = default_table(language, "display")
    if setting != "default":
        return _chosen("table", setting, usual)
    named = terminal.computer if terminal else ""
    if not named:
        return TableChoice(usual, "language")
    found = like(named, "computer")
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
        found = like(terminal.literary, "literary")
        if found and found.language == language:
            return TableChoice(found, "brltty", terminal.literary)
        if terminal.dots == 6 and codes.table.dots == 8:
            return TableChoice(default_table(language, "paper"), "six")
    return TableChoice(codes.table, "codes")


def _chosen(use: Use, setting: str, otherwise: BrailleTable) -> TableChoice:
    if setting in CHOICES[use]:
        return TableChoice(table(setting), "setting")
    found = _own(use, setting)
    if isinstance(found, Message):
        return TableChoice(otherwise, "refused", setting)
    return TableChoice(found, "setting")


def refusals(settings: Settings) -> list[Message]:
    """Return why files that the settings name cannot be used."""
    named = [(use, settings.value(use)) for use in USES]
    found = [_own(use, value) for use, value in named if value not in CHOICES[use]]
    return [each for each in found if isinstance(each, Message)]


def own_file(use: Use, typed: str) -> str | Message:
    """Return how to name a file of the player's in the settings, or why it cannot be used."""
    found = own_table(use, typed)
    return found if isinstance(found, Message) else found.name


def own_table(use: Use, typed: str) -> BrailleTable | Message:
    """Return the table of a file of the player's, or why it cannot be used."""
    try:
        path = Path(typed).expanduser()
        name = str(path.absolute()) if path.is_file() else typed
    except (OSError, RuntimeError):  # the home of nobody, or a name that no file can have
        name = typed
    return _own(use, name)


@cache
def _own(use: Use, file: str) -> BrailleTable | Message:
    """Return the table of a file, or why it cannot be used."""
    # Loaded late: most readers have no file of their own.
    from splendor_access.braille.validation import lacking_letters, validate
    from splendor_access.settings.braille_tables import explain

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
        if error.reason == NoBraille.BROKEN_TABLE:
            return say("own-table-broken", file=clean(file, PATH), detail=clean(error.detail, PATH))
        return explain(error)
    if validation.faults:
        wrong, code = validation.faults[0].wrong.value, validation.faults[0].code
        return say("own-table-unfit", file=clean(file, PATH), wrong=wrong, code=code)
    # Where a code has one of dots 7 and 8 they cannot be marks, as if the table had six dots.
    return found if validation.six_dots else msgspec.structs.replace(found, dots=6)
