"""What is left of a save in the bytes of its files, where sqlite does not find it.

A page whose place is lost still holds its rows, and a log whose check does not fit still holds
pages. Whatever looks like a record is found here. The digests say which are.
"""

import re
from collections.abc import Iterator

import msgspec

from splendor_access.table.chain import Row

_DIGEST = 64
_DIGEST_KIND = b"\x81\x0d"
"""How sqlite writes that a text as long as a digest follows."""

_HEADS = range(6, 10)
"""How long the head of a record of `entries` can be."""

_LONGEST = 4096
"""Bytes of the longest row that is looked for."""

_BEGINNING = re.compile(rb'(\{"players":[^\0]+?\})([0-9a-f]{64})')
CODE = re.compile(r"[abc][0-5][serod] (?:[0-9][serod]){1,5}|3 (?:[34][serod]){2,3}|points")
"""What a seat wants, as older versions stored it."""

_WANTED = re.compile(
    rb"([\x00-\x03])\x03\x00[\x0f-\x7f]((?:%b)(?:#[0-9a-f]{16})?)" % CODE.pattern.encode()
)


class Records(msgspec.Struct):
    """The records of a save: beginnings with their digests, entries, and what seats want.

    An entry is its number, its row, or None where it cannot be one, and its digest. What a seat
    wants is as it is stored.
    """

    beginnings: list[tuple[object, object]] = []
    entries: list[tuple[object, Row | None, object]] = []
    wanted: dict[int, str] = {}


def records(content: bytes) -> Records:
    """Return what looks like records in the bytes of a file."""
    beginnings: list[tuple[object, object]] = [
        (_text(found[1]), _text(found[2])) for found in _BEGINNING.finditer(content)
    ]
    wanted = {found[1][0]: found[2].decode() for found in _WANTED.finditer(content)}
    return Records(beginnings, [*_entries(content)], wanted)


def _entries(content: bytes) -> Iterator[tuple[object, Row | None, object]]:
    at = content.find(_DIGEST_KIND)
    while at >= 0:
        end = at + len(_DIGEST_KIND)
        for length in _HEADS:
            head = content[max(0, end - length) : at]
            if head[:2] == bytes((length, 0)):
                # The number stands before the head.
                number = _numbers(content[max(0, end - length - 9) : end - length])[-1:]
                row, digest = _row(_numbers(head[2:]), content[end : end + _LONGEST])
                if row and number:
                    yield number[0], row, digest
        at = content.find(_DIGEST_KIND, at + 1)


def _row(kinds: list[int], content: bytes) -> tuple[Row | None, object]:
    """Return a row and its digest, from the kinds of its columns and what follows them."""
    if len(kinds) != 3:
        return None, None
    texts: list[object] = []
    at = 0
    for kind in (*kinds, 2 * _DIGEST + 13):
        size = 0 if kind in (0, 8, 9) else 1 if kind == 1 else (kind - 13) // 2
        part = content[at : at + size]
        at += size
        if kind in (0, 8, 9):
            texts.append(None if kind == 0 else kind - 8)
        elif kind == 1:
            texts.append(int.from_bytes(part, signed=True))
        else:
            texts.append(_text(part) if kind >= 13 and kind % 2 else b"")
    return as_row(*texts[:3]), texts[3]


def as_row(text: object, seat: object, command: object) -> Row | None:
    """Return a row from its columns, or None where they cannot be those of one."""
    if not (isinstance(text, str) and isinstance(seat, int | None)):
        return None
    if not isinstance(command, str | None):
        return None
    try:
        f"{text}{command}".encode()
    except UnicodeError:  # has no digest
        return None
    return Row(text, seat, command)


def _numbers(content: bytes) -> list[int]:
    """Return numbers as sqlite writes them: seven bits a byte, the last byte without the eighth."""
    numbers, number = [], 0
    for byte in content:
        number = number << 7 | byte & 127
        if byte < 128:
            numbers.append(number)
            number = 0
    return numbers


def _text(part: bytes) -> str:
    return part.decode("utf-8", "surrogateescape")
