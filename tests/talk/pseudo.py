"""A language made by machine from the English file: every letter of every text is another one.

Whatever comes out in Latin letters does not stand in the locale file, or is a name of its own.
"""

import re
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

LANGUAGE = "xx"

_LATIN = "abcdefghijklmnopqrstuvwxyz"
_OTHERS = "абцдефгхиѕклмнопярстувшжыз"
_LETTERS = str.maketrans(_LATIN + _LATIN.upper(), _OTHERS + _OTHERS.upper())

_KEPT = re.compile(
    r"""--?[a-z][a-z-]*        # options
    | %\(\w+\)[rs] | %[rs]     # places of argparse
    | \b\w*\d\w*\b             # places, codes, positions
    | \bser\b | \b[a-z]\b      # letters of gems and levels
    """,
    re.VERBOSE,
)

FIXED = {
    "braille-tables",
    "continue-command",
    "table-for-display",
    "table-for-paper",
    "speech-language",
}
"""Entries that are no words."""


def translated(text: str) -> str:
    """Return a text in the letters of the language; what is typed alike everywhere stays."""
    parts, end = [], 0
    for kept in _KEPT.finditer(text):
        parts += [text[end : kept.start()].translate(_LETTERS), kept[0]]
        end = kept.end()
    return "".join([*parts, text[end:].translate(_LETTERS)])


class _Translator(visitor.Transformer):
    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        if node.id.name not in FIXED:
            self.generic_visit(node)
        return node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = translated(node.value)
        return node


@cache
def locale_file(english: str) -> str:
    """Return the locale file of the language from that of English."""
    resource = FluentParser(with_spans=False).parse(english)
    changed = _Translator().visit(resource)
    return FluentSerializer().serialize(changed)
