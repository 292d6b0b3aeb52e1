"""How likely each kind of meaning is of a line, as was learned (`python -m training.wordings`).

How much each sense of a line, each pair of senses side by side, and each word speaks for each
command was learned from lines in four languages; `likelihood.json` has it. Each counts the less,
the more of them a line has.
"""

import math
from collections.abc import Collection, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec

from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

TALK = "null"
"""The kind of a line that names nothing that the program can do."""

IDLE = frozenset({"filler", "idle"})
"""Senses that say nothing."""

LEAST_LETTERS, STEM = 3, 5
"""The letters of the shortest word that can be a command's, and how many a word begins with."""

SIGNS = (*range(35, 127), *range(161, 256))
"""The signs of the kinds of meaning in `likelihood.json`: what Latin 1 can print."""

MIDDLE, SCALE = 63, 3
"""The sign of a zero there, and how many signs are one."""


TEMPERED = 1.25
"""The table is learned from lines it then knows well: of others it is less sure by so much."""


class _Table(msgspec.Struct, frozen=True):
    """For each sense, pair or word, how much it speaks for each kind of meaning.

    Two signs each: that of the kind, and the number. What is not there is zero.
    """

    kinds: tuple[str, ...]
    senses: dict[str, str]


@cache
def _table() -> _Table:
    path = Path(__file__).parent / "likelihood.json"
    return msgspec.json.decode(path.read_bytes(), type=_Table)


def is_learned(word: str, vocabulary: Vocabulary) -> bool:
    """Return whether a word of the language is one that meanings were learned from."""
    return f"{vocabulary.locale.language}:{fold(word)}" in _table().senses


def telling(tokens: Sequence[Sensed], vocabulary: Vocabulary, line: str) -> set[str]:
    """Return what a line's meaning is learned from: its senses, alone and with those behind them.

    `?` and `gold` are among them, its words with their language, how they begin, commands whose
    words they are, how many say something, and how many are not known.
    """
    told = {sense for token in tokens for sense in token.senses - IDLE or token.senses}
    gold = any(token.has("colour") and "g" in vocabulary.gems(token.word) for token in tokens)
    asked = line.rstrip().endswith("?")
    weighty = [each for each in (token.senses - IDLE for token in tokens) if each]
    ends = [frozenset("^"), *weighty, frozenset("$")]
    pairs = {f"{a} {b}" for one, two in pairwise(ends) for a in one for b in two}
    words = {word for token in tokens for word in token.word.split() if len(word) >= LEAST_LETTERS}
    stems = {f"{word[:STEM]}-" for word in words if len(word) > LEAST_LETTERS}
    own = {f"{vocabulary.locale.language}:{fold(word)}" for word in words}
    commands = {f"command {command}" for command in map(vocabulary.command, words) if command}
    unknown = min(sum(not token.senses for token in tokens), 3)
    counts = {f"words {min(len(weighty), 4)}", f"unknown {unknown}"}
    return (
        told
        | pairs
        | stems
        | own
        | commands
        | counts
        | {"bias", *(["gold"] * gold), *(["?"] * asked)}
    )


def ranked(senses: Collection[str]) -> list[tuple[float, str]]:
    """Return how likely each kind of meaning is of a line with these senses, the likely first."""
    table = _table()
    rows = [table.senses[each].encode("latin-1") for each in senses if each in table.senses]
    scale = SCALE * TEMPERED * math.sqrt(len(rows))
    told = [0] * (SIGNS[-1] + 1)  # whole, so that the order of a set changes nothing
    for row in rows:
        for kind, sign in zip(row[::2], row[1::2], strict=True):
            told[kind] += sign - MIDDLE
    sums = [told[sign] for sign, _kind in zip(SIGNS, table.kinds, strict=False)]
    weights = [math.exp((each - max(sums)) / scale) for each in sums]
    return sorted(zip([w / sum(weights) for w in weights], table.kinds, strict=True), reverse=True)
