"""Lists of the offered braille tables, validated by the liblouis of this machine."""

import json
from collections.abc import Sequence

import msgspec

from splendor_access.braille.cells import code_cells, dot_numbers, text_cells
from splendor_access.braille.tables import (
    OFFERED,
    BrailleTable,
    BrailleUnavailable,
    NoBraille,
    Use,
    default_table,
    own_folder,
    own_tables,
    table_for_codes,
)
from splendor_access.braille.validation import Validation, validate
from splendor_access.settings.names import Words
from splendor_access.settings.system import to_get_tables, without_liblouis
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import PATH, Code, Message, clean, say

SAMPLE = "c4s 3s3o6d"


class ValidatedTable(msgspec.Struct, frozen=True):
    """A table with its validation, or in `problem` why it cannot be used."""

    table: BrailleTable
    cells: str = ""
    validation: Validation | None = None
    problem: BrailleUnavailable | None = None


def validate_tables(tables: Sequence[BrailleTable]) -> list[ValidatedTable]:
    """Validate tables. Raises BrailleUnavailable if there is no liblouis at all."""
    tried = []
    for table in tables:
        try:
            tried.append(ValidatedTable(table, code_cells(SAMPLE, table).cells, validate(table)))
        except BrailleUnavailable as error:
            if error.reason not in (NoBraille.NO_TABLE, NoBraille.BROKEN_TABLE):
                raise
            tried.append(ValidatedTable(table, problem=error))
    return tried


def offered_tables(language: str) -> list[ValidatedTable]:
    """Validate the tables that a player can choose, those of a language first.

    Raises BrailleUnavailable if none of them can be used.
    """
    tried = validate_tables(sorted(OFFERED, key=lambda table: table.language != language))
    if all(each.validation is None for each in tried):
        assert tried[0].problem
        raise tried[0].problem
    return tried


def tables_listing(language: str) -> list[Message]:
    """Return the number of the tables to choose from, and a line for each.

    Raises BrailleUnavailable.
    """
    tried = offered_tables(language)
    usable = sum(each.validation is not None and each.validation.passed for each in tried)
    return [say("tables", count=usable), *(_line(each, language) for each in tried)]


def texts_listing(locale: Locale) -> list[Message]:
    """Return a line for each table of a language, with a sample sentence in its cells.

    Tables that this liblouis lacks are left out. Raises BrailleUnavailable.
    """
    sentence = locale.text(say("table-sentence"))
    tried = [each.table for each in offered_tables(locale.language) if _passed(each)]
    return [
        say("table-texts", name=each.name, title=each.display_name, cells=made.cells)
        for each in tried
        if each.language == locale.language
        for made in [text_cells(sentence, each)]
    ]


def own_listing(language: str) -> list[Message]:
    """Return the number of the project's own tables, and a line for each.

    Raises BrailleUnavailable.
    """
    head = say("tables-own", count=len(own_tables()), folder=str(own_folder()))
    return [head, *(_line(each, language) for each in validate_tables(own_tables()))]


def tables_json(language: str) -> str:
    """Return all usable tables as one line of ASCII JSON. Raises BrailleUnavailable."""
    usable = [_facts(each) for each in offered_tables(language) if _passed(each)]
    own = [_facts(each) for each in validate_tables(own_tables()) if _passed(each)]
    return json.dumps({"v": 1, "sample": SAMPLE, "tables": usable, "own": own})


def explain(error: BrailleUnavailable) -> Message:
    """Return the message for missing braille: what to install, or what is wrong."""
    detail = clean(error.detail, PATH)
    match error.reason:
        case NoBraille.BROKEN_TABLE:
            return say("braille-failed", detail=detail)
        case NoBraille.NO_TABLE:
            return say("braille-no-table", detail=detail, step=to_get_tables())
        case NoBraille.NO_LIBRARY:
            return say("braille-no-library", detail=detail)
        case _:
            return without_liblouis()


def table_problem(name: str, problem: BrailleUnavailable) -> Message:
    """Return why a table, by its name or file, cannot be used."""
    detail = clean(problem.detail, PATH)
    match problem.reason:
        case NoBraille.BROKEN_TABLE:
            return say("own-table-broken", file=clean(name, PATH), detail=detail)
        case NoBraille.NO_TABLE if detail != name:
            return say("table-lacking", name=clean(name, PATH), file=detail)
        case _:
            return explain(problem)


def _passed(tried: ValidatedTable) -> bool:
    return tried.validation is not None and tried.validation.passed


def _line(tried: ValidatedTable, language: str) -> Message:
    table, validation = tried.table, tried.validation
    if validation is None:
        assert tried.problem
        return table_problem(table.name, tried.problem)
    if validation.faults:
        fault = validation.faults[0]
        return say("table-refused", name=table.name, wrong=fault.wrong.value, code=fault.code)
    uses = _uses(table)
    return say(
        "table",
        name=table.name,
        title=table.display_name,
        language=Words(Locale(language)).language(table.language),
        kind="contracted" if table.uncontracted else table.kind,
        dots=table.dots,
        longest=validation.longest,
        default=uses[0] if uses else "none",
        code=Code(SAMPLE),
        cells=tried.cells,
    )


def _uses(table: BrailleTable) -> list[str]:
    uses: tuple[Use, ...] = ("display", "paper")
    return [
        use
        for language in languages()
        for use in uses
        if default_table(language, use).name == table.name
    ]


def _facts(tried: ValidatedTable) -> dict[str, object]:
    table, validation = tried.table, tried.validation
    assert validation is not None
    return {
        "name": table.name,
        "title": table.display_name,
        "language": table.language,
        "kind": table.kind,
        "dots": table.dots,
        "codes": table_for_codes(table).name,
        "default": _uses(table),
        "longest": validation.longest,
        "free_dots": [*validation.free_dots],
        "cells": tried.cells,
        "dot_numbers": dot_numbers(tried.cells),
        "files": [*table.paths()],
    }
