"""Write the patch that gives the project's tables to liblouis.

To write it, type: python -m tests.braille.upstream_patch

Each table and each test is a new file there, and a line in the list of a `Makefile.am`.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.braille.notation_yaml import FOLDER, TABLES, yaml_path

PATCH = Path(__file__).parents[2] / "docs" / "upstream.patch"

LETTER = """\
From: the splendor_access authors
Subject: [PATCH] Add tables for the notation of Splendor cards

The braille edition of the board game Splendor writes each card as a short
code: level, points and bonus, then the cost ("c4s 3s3o6d"). These tables
write such codes in the braille that readers of {languages} use,
and read them back, so that programs need no code of their own for it:
games, label makers, OCR of braille.

Each table includes one of liblouis' own and adds what the notation needs:

- en-splendor-ueb: the space in "3 4s4e" stands between two numbers. It is
  not the space inside a number (en-ueb-g1 before 3.33 took it for that).
- en-splendor-comp6: a digit that stands alone has no dots 456 before it,
  which are the sign for "_" too.
- The others need no rule, or plain dots in place of virtual ones. They are
  here so that each language has the same names.

Each has a test of all 90 cards and 10 tiles in both directions. The licence
is that of liblouis' tables, LGPL 2.1 or later.
---
"""

LANGUAGES = {
    "de": "German",
    "en": "English",
    "fr": "French",
    "nl": "Dutch",
}

LISTS = {
    "tables/Makefile.am": {
        "de": (96, ["de-g2.ctb", "de-g2-detailed.ctb"], ["devanagari.cti"]),
        "en": (120, ["en-in-g1.ctb", "en-nabcc.utb"], ["en-ueb-chardefs.uti"]),
        "fr": (160, ["fr-bfu-comp8.utb", "fr-bfu-g2.ctb"], ["ga-g1.utb"]),
        "nl": (288, ["nl-NL-g0.utb", "nl-print.dis"], ["nl-unicode.dis"]),
    },
    "tests/braille-specs/Makefile.am": {
        "de": (41, ["de-g2-dictionary.yaml", "de-g2-sbs.yaml"], ["el-backward.yaml"]),
        "en": (46, ["en-gb-g1_harness.yaml", "en-nabcc.yaml"], ["en-ueb-02-stand_alone.yaml"]),
        "fr": (76, ["fr-bfu-g2.yaml", "fr-bfu-g2_harness.yaml"], ["ga-g1_harness.yaml"]),
        "nl": (111, ["nl-comp8_harness.yaml", "nl-g0_harness.yaml"], ["no_8dot_harness.yaml"]),
    },
}
"""In each list of liblouis, by language: a line number, and the names around the new ones.

The number may be wrong: `git apply` looks for the names.
"""


def patch() -> str:
    """Return the whole patch."""
    names = [LANGUAGES[code] for code in sorted({name[:2] for name in TABLES})]
    languages = f"{', '.join(names[:-1])} and {names[-1]}"
    tables = {f"tables/{name}.ctb": FOLDER / f"{name}.ctb" for name in TABLES}
    tests = {f"tests/braille-specs/{name}.yaml": yaml_path(name) for name in TABLES}
    parts = [
        *(_in_list(file, new) for file, new in zip(LISTS, (tables, tests), strict=True)),
        *(_new_file(file, path) for file, path in {**tables, **tests}.items()),
    ]
    return LETTER.format(languages=languages) + "\n" + "".join(parts)


def _new_file(name: str, path: Path) -> str:
    lines = path.read_text(encoding="utf-8").splitlines()
    return (
        f"diff --git a/{name} b/{name}\nnew file mode 100644\n--- /dev/null\n+++ b/{name}\n"
        f"@@ -0,0 +1,{len(lines)} @@\n" + _marked("+", lines)
    )


def _in_list(name: str, files: Iterable[str]) -> str:
    new = [Path(file).name for file in files]
    text = f"diff --git a/{name} b/{name}\n--- a/{name}\n+++ b/{name}\n"
    shift = 0
    for code, (line, before, after) in LISTS[name].items():
        added = [file for file in new if file.startswith(code)]
        if added:
            old = len(before) + len(after)
            text += f"@@ -{line},{old} +{line + shift},{old + len(added)} @@\n"
            text += _marked(" ", listed(name, before)) + _marked("+", listed(name, added))
            text += _marked(" ", listed(name, after))
            shift += len(added)
    return text


def listed(name: str, files: Iterable[str]) -> list[str]:
    """Return lines as they are in a list: that of the tests has a margin made of tabs."""
    width = 40 if name.startswith("tests") else 0
    return [f"\t{file}{_tabs(8 + len(file), width)}\\" for file in files]


def _tabs(column: int, width: int) -> str:
    return "\t" * max(1, -(-(width + 8 - column) // 8)) if width else " "


def _marked(mark: str, lines: Sequence[str]) -> str:
    return "".join(f"{mark}{line}\n" for line in lines)


if __name__ == "__main__":
    PATCH.write_text(patch(), encoding="utf-8")
