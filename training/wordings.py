"""Learn which senses of a line speak for which command: `python -m training.wordings`.

With `apart` every fourth line of `wide_open`, `more_open` and `lines` is left out, to be counted.

The lines are those of `lines`, the open ones of `tests/talk`, in all languages, and the sayings of
the locale files.
A line is known by the senses of its words alone, and by pairs of them side by side, so that one
table is for all languages.
"""

import itertools
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import fold, say
from splendor_access.talk.parsing import likelihood
from splendor_access.talk.parsing.completed import SETTINGS, SUBJECTS
from splendor_access.talk.parsing.senses import Reader
from splendor_access.talk.rulebook import PARTS
from tests.talk.held_out.classing import lines
from tests.talk.test_corpus import corpus, vocabulary
from tests.talk.test_meanings import templates
from tests.talk.test_nearest import ASKED, DOUBTED, LIKELIER, TALKED

ROUNDS, BATCH, RATE, FALL = 12, 1024, 0.5, 1e-5
SPOKEN, SAID, SAYING, CERTAIN = 3.0, 3.0, 0.4, 15.0
"""What open lines, templates, sayings, and lines that must be understood count."""

LEAST_LINES = {"command ": 6, ":": 3, "-": 15, " ": 30, "": 8}
"""What fewer lines have is not learned: commands, words, how words begin, pairs, senses."""

WIDE, EVERY = ("wide-open", "more-open"), 4
"""The sets of which every so manieth line is left out."""

OPEN = (
    "open",
    "later-open",
    "wide-open",
    "more-open",
    "sharp-open",
    "past-open",
    "asked-open",
    "deeds-open",
    "broad-open",
    "fresh",
    "later",
    "last",
    "second-open",
    "third-open",
    "fourth-open",
    "fifth-open",
    "sixth-open",
    "seventh-open",
    "eighth-open",
    "kept",
    "final",
)
"""The sets that may be read."""

FAINT = 1
"""What speaks no more than this for or against a kind is left out, to keep the table small."""

LIMITS = (-28, 28)
"""The signs next to a zero that JSON writes as they are: from `#` to `[`."""

LINES = Path(__file__).parent / "lines"
"""The lines of each language, sorted by the kind of their meaning."""

FILLED = {"{card}": "b3", "{level}": "b", "Sam": "Ben"}

Row = tuple[str, str, str, float]
"""The language, a line, the kind that it is of, and what it counts."""


def kind(language: str, meant: str) -> str | None:
    """Return the kind of a meaning, as `nearest` has it; None where there is none."""
    first, *rest = meant.split()
    command = vocabulary(language).command(first)
    if command == "try" and rest:
        return kind(language, " ".join(rest))
    if command == "settings" and rest:
        return f"settings {_setting(language, rest[0])}".strip()
    if command == "help" and rest:
        return f"help {_subject(language, rest[0])}".strip()
    parts = [f"part-{part}" for part in PARTS]
    part = vocabulary(language).entry(rest[0], parts) if command == "rules" and rest else None
    return f"rules {part.removeprefix('part-')}" if part else command


def _setting(language: str, word: str) -> str:
    """Return the English name of a setting that can be guessed, or nothing."""
    english, own = Locale("en"), Locale(language)
    if word == english.text(say("value-default")):
        return word
    named = {
        fold(locale.attribute(each, "name")): each.removeprefix("setting-")
        for each in SETTINGS
        for locale in (own, english)
    }
    return named.get(fold(word), "")


def _subject(language: str, word: str) -> str:
    """Return the name of what help explains of a word, or nothing."""
    locales = (Locale(language), Locale("en"))
    return next(
        (
            name
            for name, entry in SUBJECTS.items()
            for locale in locales
            if fold(word) in (name, *map(fold, locale.words(entry)))
        ),
        "",
    )


def rows(language: str, *, apart: bool) -> Iterator[Row]:
    """Yield all lines of a language of which something can be learned."""
    found = (
        *_sorted(language, apart=apart),
        *_open(language, apart=apart),
        *_written(language),
        *_sayings(language),
    )
    for line, meant, counts in found:
        of = meant if meant == likelihood.TALK else kind(language, meant)
        if of:
            yield language, line, of, counts


def _open(language: str, *, apart: bool) -> Iterator[tuple[str, str, float]]:
    for which in OPEN:
        for number, line in enumerate(lines(language, which)):
            left_out = apart and which in WIDE and number % EVERY == EVERY - 1
            if left_out or (line.prompt != "turn" and line.kind != "question"):
                continue
            match line.means:
                case None:
                    yield line.line, likelihood.TALK, SPOKEN
                case str(meant) | {"wish": str(meant)} | {"ask": [str(meant), *_]}:
                    yield line.line, meant, SPOKEN
                case _:
                    pass


def sorted_lines(language: str) -> Iterator[tuple[str, str]]:
    """Yield the lines of `lines`, each with the kind of meaning that it stands under."""
    meant = ""
    for line in (LINES / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            meant = line.removeprefix("## ").strip()
        elif line.strip():
            yield line.strip(), meant


def _sorted(language: str, *, apart: bool) -> Iterator[tuple[str, str, float]]:
    for number, (line, meant) in enumerate(sorted_lines(language)):
        if not apart or number % EVERY != EVERY - 1:
            yield line, meant, SPOKEN


def _written(language: str) -> Iterator[tuple[str, str, float]]:
    colours, meanings = templates(language)
    for each, colour in zip(meanings, itertools.cycle(colours), strict=False):
        for line in each.lines:
            filled = line.replace("{colour}", colour)
            for slot, value in FILLED.items():
                filled = filled.replace(slot, value)
            yield filled, each.meant, SAID
    for sample in corpus(language):
        if sample.kind not in ("pointed", "never done"):
            yield sample.typed.replace("Sam", "Ben"), sample.meant.split(" | ")[0], CERTAIN
    for of, line, meant in (*ASKED, *DOUBTED, *LIKELIER):
        if of == language:
            yield line, meant, CERTAIN
    for of, line in TALKED:
        if of == language:
            yield line, likelihood.TALK, CERTAIN


def _sayings(language: str) -> Iterator[tuple[str, str, float]]:
    for phrase in vocabulary(language).phrases:
        if "_" in phrase.pattern:
            continue
        whole = re.sub(r"[()]", "", phrase.pattern).split()
        bare = re.sub(r"\([^()]*\)", "", phrase.pattern).split()
        for words in (whole, bare):
            if words:
                line = " ".join(word.split("/")[-1] for word in words)
                yield line, phrase.groups[0][0], SAYING


def learned(found: Sequence[Row]) -> tuple[list[str], dict[str, str]]:
    """Return the kinds, and for each sense how much it speaks for each, as `nearest` has it."""
    readers = {each: Reader(vocabulary(each), ("Ada", "Ben")) for each in languages()}
    told = [
        likelihood.telling(readers[language].tokens(line), vocabulary(language), line)
        for language, line, *_rest in found
    ]
    often = Counter(itertools.chain.from_iterable(told))
    senses = sorted(
        each
        for each, lines in often.items()
        if lines >= next(least for sign, least in LEAST_LINES.items() if sign in each)
    )
    kinds = sorted({of for _language, _line, of, _counts in found})
    known = {sense: number for number, sense in enumerate(senses)}
    lines_of = [[known[each] for each in line if each in known] for line in told]
    goal = np.eye(len(kinds), dtype=np.float32)[[kinds.index(of) for _l, _t, of, _c in found]]
    counts = np.array([[each] for *_rest, each in found], dtype=np.float32)
    table = np.zeros((len(senses), len(kinds)), dtype=np.float32)
    slopes = np.full_like(table, 1e-6)
    chance = np.random.default_rng(1)
    for _round in range(ROUNDS):
        order = chance.permutation(len(found))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            features = np.zeros((len(some), len(senses)), dtype=np.float32)
            for row, line in enumerate(some):
                features[row, lines_of[line]] = 1 / np.sqrt(max(len(lines_of[line]), 1))
            sums = features @ table
            odds = np.exp(sums - sums.max(axis=1, keepdims=True))
            error = (odds / odds.sum(axis=1, keepdims=True) - goal[some]) * counts[some]
            slope = features.T @ error / len(some) + FALL * table
            slopes += slope**2
            table -= RATE * slope / np.sqrt(slopes)
    told_by = np.rint(table * likelihood.SCALE).clip(*LIMITS)
    signs = np.where(np.abs(told_by) > FAINT, told_by, 0) + likelihood.MIDDLE
    return kinds, {sense: _row(row) for sense, row in zip(senses, signs, strict=True)}


def _row(signs: Sequence[int]) -> str:
    """Return the kinds that a sense speaks for or against, each with how much."""
    told = [(kind, sign) for kind, sign in enumerate(signs) if sign != likelihood.MIDDLE]
    return "".join(chr(likelihood.SIGNS[kind]) + chr(int(sign)) for kind, sign in told)


def main(*, apart: bool) -> None:
    """Learn, and write the table into the package; of all lines, unless some are left `apart`."""
    found = [row for language in languages() for row in rows(language, apart=apart)]
    kinds, senses = learned(found)
    text = json.dumps(
        {"kinds": kinds, "senses": senses}, indent=0, separators=(",", ":"), ensure_ascii=False
    )
    path = Path(likelihood.__file__).with_suffix(".json")
    path.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(apart="apart" in sys.argv[1:])
