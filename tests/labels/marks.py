"""Counts how often the proof of label files is wrong about marks drawn at random over them.

    python -m tests.labels.marks --count 200 --seed 1 [--format pdf] [--only 17] [--keep FOLDER]

For each format it makes some sets of labels, changes a file in `--count` ways, and compares what
`splendor-access labels verify` says with what geometry alone says. A change that matters must be a
fault; one that does not matter must leave the file proven. After the marks come files that other
programs saved again or changed; see marks.md.
"""

import argparse
import contextlib
import io
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from splendor_access.commands import _cli
from tests.labels import marked_cells, marked_dxf, marked_pdf, marked_solids, marked_svg, resaved
from tests.labels.drawn_marks import draw
from tests.labels.geometry import pages

SETS = {
    "pdf": (
        ("--what", "cards", "--select", "level c"),
        ("--what", "nobles", "--for", "uv"),
        ("--what", "cards", "--select", "level b", "--for", "swell"),
    ),
    "svg": (
        ("--what", "cards", "--select", "level c"),
        ("--what", "cards", "--select", "level b", "--place", "top"),
        ("--what", "nobles", "--standard", "ada"),
    ),
    "dxf": (
        ("--what", "cards", "--select", "level c"),
        ("--what", "nobles", "--standard", "nls800"),
    ),
    "brf": (
        (
            "--what",
            "cards",
        ),
        ("--what", "cards", "--grid", "even"),
    ),
    "pef": (
        (
            "--what",
            "cards",
        ),
        (
            "--what",
            "nobles",
        ),
    ),
    "stl": (
        ("--what", "cards", "--select", "level c red"),
        (
            "--what",
            "nobles",
        ),
    ),
    "3mf": (
        ("--what", "cards", "--select", "level c red"),
        (
            "--what",
            "nobles",
        ),
    ),
}
"""The sets of labels of each format, as words for the command line."""

PAPER = {"pdf": marked_pdf, "svg": marked_svg, "dxf": marked_dxf}
CELLS = {"brf": marked_cells.brf, "pef": marked_cells.pef}


@dataclass(frozen=True)
class Case:
    """A changed file: what was done to it, and whether that matters."""

    name: str
    matters: bool
    content: bytes


class Deck:
    """A set of labels that the program made, in a folder of its own."""

    def __init__(self, form: str, words: tuple[str, ...], folder: Path) -> None:
        self.form = form
        self.folder = folder
        code, _, errors = run("--format", form, *words, "--out", str(folder))
        if code:
            raise RuntimeError(errors)
        self.manifest = json.loads((folder / "manifest.json").read_text())

    @property
    def files(self) -> list[str]:
        """The files of labels."""
        return [entry["file"] for entry in self.manifest["files"]]

    def case(self, file: str, chance: Random) -> Case:
        """Change a file."""
        content = (self.folder / file).read_bytes()
        if self.form in CELLS:
            return Case(*CELLS[self.form](content, chance))
        page = chance.choice(pages(self.manifest, file))
        if self.form not in PAPER:
            in_zip = self.form == "3mf"
            return Case(*marked_solids.changed(content, page, chance, in_zip=in_zip))
        writer = PAPER[self.form]
        mark, matter = draw(page, writer.tools(content), chance)
        return Case(str(mark), matter, writer.marked(content, mark, page, chance))

    def proven(self, file: str, content: bytes) -> bool:
        """Return whether the program proves a file, which takes the place of the one it made."""
        path = self.folder / file
        original = path.read_bytes()
        path.write_bytes(content)
        try:
            code, _, _ = run("verify", str(path))
        finally:
            path.write_bytes(original)
        return code == 0


def run(*words: str) -> tuple[int, str, str]:
    """Run `splendor-access labels` with these words: its exit code, output and errors."""
    out, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
        code = _cli.main(["labels", *words])
    return code, out.getvalue(), errors.getvalue()


def decks(form: str, folder: Path) -> list[Deck]:
    """Make the sets of labels of a format."""
    return [Deck(form, words, folder / f"{form}-{i}") for i, words in enumerate(SETS[form])]


def drawn(form: str, made: list[Deck], number: int, seed: int) -> tuple[Deck, str, Case]:
    """Return the case of a number: the set, the file that was changed, and the change."""
    chance = Random(f"{seed} {form} {number}")
    deck = made[number % len(made)]
    files = deck.files
    # A joined file of solids says nothing that its plates do not, and takes as long as all.
    if form in {"stl", "3mf"} and len(files) > 1:
        files = files[1:]
    file = chance.choice(files)
    return deck, file, deck.case(file, chance)


class Count:
    """How many changes mattered or not, and what the program was wrong about."""

    def __init__(self) -> None:
        self.tried: Counter[bool] = Counter()
        self.wrong: Counter[bool] = Counter()
        self.named: list[str] = []

    def add(self, name: str, *, matters: bool, proven: bool) -> None:
        """Count a verdict of the program."""
        self.tried[matters] += 1
        if matters == proven:
            self.wrong[matters] += 1
            self.named.append(
                f"{name}: {'matters, but proven' if proven else 'harmless, but a fault'}"
            )

    def __str__(self) -> str:
        """Say the counts."""
        return (
            f"{self.tried[True]} matter, {self.wrong[True]} of them proven;"
            f" {self.tried[False]} do not, {self.wrong[False]} of them a fault"
        )


def lines(form: str, numbers: range, seed: int, folder: Path, keep: Path | None) -> Iterator[str]:
    """Yield what is to be said about a format."""
    made = decks(form, folder)
    marks = Count()
    for number in numbers:
        deck, file, case = drawn(form, made, number, seed)
        if keep:
            (keep / f"{form}-{number}-{file}").write_bytes(case.content)
        proven = deck.proven(file, case.content)
        marks.add(f"{number} {file}, {case.name}", matters=case.matters, proven=proven)
    yield f"{form}, marks, seed {seed}: {marks}"
    yield from (f"  {name}" for name in marks.named)
    if len(numbers) == 1:
        return
    again = Count()
    missing: set[str] = set()
    for deck in made:
        file = deck.files[-1]
        for change in resaved.CHANGES[form]:
            content = change.apply(deck.folder / file)
            if content is None:
                missing.add(change.tool)
                continue
            proven = deck.proven(file, content)
            again.add(f"{file}, {change.name}", matters=change.matters, proven=proven)
    yield f"{form}, saved again: {again}"
    yield from (f"  {name}" for name in again.named)
    yield from (f"  not tried, because it is not installed: {tool}" for tool in sorted(missing))


def main() -> None:
    """Count as the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--count", type=int, default=200, help="marks for each format")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--format", choices=SETS, help="only this format")
    parser.add_argument("--only", type=int, help="only the mark of this number")
    parser.add_argument("--keep", type=Path, help="a folder in which the changed files are left")
    chosen = parser.parse_args()
    numbers = range(chosen.count) if chosen.only is None else range(chosen.only, chosen.only + 1)
    if chosen.keep:
        chosen.keep.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        os.environ["SPLENDOR_ACCESS_HOME"] = f"{name}/home"
        for form in [chosen.format] if chosen.format else SETS:
            for line in lines(form, numbers, chosen.seed, Path(name), chosen.keep):
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
