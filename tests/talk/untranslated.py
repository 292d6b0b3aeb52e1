"""Entries that stand in English only for now: python -m tests.talk.untranslated.

A language may lack an entry for a while, and the program says it in English. `untranslated.txt`
names such entries, so that the tests tell them from those that somebody lost. This prints them with
their English texts; with `--note` it first writes the list anew. No release is made with any.
"""

import argparse
import sys
from functools import cache
from pathlib import Path

from fluent.syntax import FluentSerializer, ast

from splendor_access.talk.locale import languages
from tests.talk.samples import file_of, written

LIST = Path(__file__).with_suffix(".txt")


def to_translate(language: str) -> dict[str, ast.Message]:
    """Return the entries of a language's own file; nobody translates what is common to all."""
    return written(file_of(language))


@cache
def untranslated(language: str) -> frozenset[str]:
    """Return the entries that the list names for a language."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    named = (line.split() for line in lines if line and not line.startswith("#"))
    return frozenset(name for code, name in named if code == language)


def missing() -> dict[str, dict[str, str]]:
    """Return the English texts of what each language lacks, by language and name."""
    write = FluentSerializer().serialize_entry
    found = {
        language: {
            name: write(entry)
            for name, entry in to_translate("en").items()
            if name not in to_translate(language)
        }
        for language in languages()
    }
    return {language: texts for language, texts in found.items() if texts}


def excused(fault: str) -> bool:
    """Say whether a fault of a locale file is that it lacks an entry of the list."""
    language, _, name = fault.partition(": no message ")
    return name in untranslated(language)


def note() -> None:
    """Write the list anew; what stands above it stays."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if line.startswith("#")]
    kept += [f"{language} {name}" for language, texts in missing().items() for name in texts]
    LIST.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")


def report() -> str:
    """Return what is missing, language by language, with the English to be translated."""
    parts = []
    for language, texts in missing().items():
        entries = "1 entry" if len(texts) == 1 else f"{len(texts)} entries"
        parts += [f"{language} lacks {entries}:", *(text.rstrip() for text in texts.values())]
    return "\n".join(parts or ["Every language has every entry."])


def main(arguments: list[str]) -> None:
    """Print what is missing."""
    parser = argparse.ArgumentParser(prog="make untranslated", description="What is English only")
    parser.add_argument("--note", action="store_true", help="write tests/talk/untranslated.txt")
    if parser.parse_args(arguments).note:
        note()
    sys.stdout.write(f"{report()}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
