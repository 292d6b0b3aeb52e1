"""docs/adding.md, followed to the letter: its examples work in a copy of the checkout."""

import os
import pty
import re
import select
import shutil
import sys
import textwrap
from pathlib import Path
from typing import NamedTuple

import pytest

from splendor_access.braille_display.displays import VARIABLE
from tests.copies import copy_checkout, run_tests
from tests.docs.samples import ROOT
from tests.driver import PATIENCE, QUICK, AtTerminal, Piped, run
from tests.tiers import SOAK, drawn, sampled

TEXT = (ROOT / "docs/adding.md").read_text(encoding="utf-8")
PARTS = dict(re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL))

PROGRAM = (sys.executable, "-P", "-m", "splendor_access")
"""The program on PYTHONPATH, wherever it is started."""


class Step(NamedTuple):
    """A text for a file: as a whole, at its end, or below a line."""

    path: str
    below: str
    text: str


def steps(part: str) -> list[Step]:
    """Return the steps of a part's example."""
    found = re.findall(
        r"`([\w./]+)`(?:, below `([^`]+)`| is)?:\n\n((?:(?:    .*)?\n)+)", PARTS[part]
    )
    return [
        Step(path, below, re.sub("(?m)^    ", "", text).rstrip()) for path, below, text in found
    ]


def follow(step: Step, folder: Path) -> None:
    """Follow a step."""
    path = folder / step.path
    if path.suffix == ".py" and not step.below:
        assert not path.exists()
        path.write_text(f"{step.text}\n", encoding="utf-8")
        return
    text = path.read_text(encoding="utf-8")
    if step.below:
        assert text.count(f"\n{step.below}\n") == 1, step
        text = text.replace(f"\n{step.below}\n", f"\n{step.below}\n\n{step.text}\n")
    else:
        text += f"\n{step.text}\n"
    path.write_text(text, encoding="utf-8")


def languages_of(done: list[Step]) -> set[str]:
    return {Path(step.path).stem for step in done if step.path.endswith(".ftl")}


def leave_out(language: str, folder: Path) -> None:
    """Remove a language from a copy: its texts, its guides, its name in others, and its link."""
    locales = folder / "splendor_access/talk/locales"
    (locales / f"{language}.ftl").unlink()
    shutil.rmtree(folder / "docs" / language, ignore_errors=True)
    for path in (folder / "README.md", *locales.glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        text = re.sub(rf"(?m)^language-{language} = .*\n", "", text)
        path.write_text(text.replace(f"(docs/{language}/README.md)", ""), encoding="utf-8")


def prepared(folder: Path, parts: list[str], without: Step | None = None) -> Path:
    """Return a copy in which examples were followed, without a language that they omit."""
    done = [step for part in parts for step in steps(part)]
    folder.mkdir(exist_ok=True)
    copy_checkout(folder)
    for file in sorted((folder / "splendor_access/talk/locales").glob("*.ftl")):
        if file.stem not in languages_of(done):
            leave_out(file.stem, folder)
    for step in done:
        if step != without:
            follow(step, folder)
    return folder


EXAMPLES = {"A computer opponent": 3, "A question": 9, "A braille display": 3}
"""The parts with an example, and the number of its steps."""


def run_named(folder: Path, parts: list[str], *options: str) -> tuple[int, str]:
    """Run the tests named by parts in a copy, as `make test` does; return exit code and output."""
    named = {name for part in parts for name in re.findall(r"`(tests/[\w/]+\.py)`", PARTS[part])}
    named -= {"tests/braille_display/virtual_display.py"}
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("SOAK", raising=False)
        process = run_tests(folder, *options, *sorted(named))
    output, _ = process.communicate()
    return process.returncode, output


@pytest.fixture(scope="module")
def added(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy in which every example was followed."""
    return prepared(tmp_path_factory.mktemp("added"), [*EXAMPLES])


def test_examples_are_whole() -> None:
    assert {part: len(steps(part)) for part in EXAMPLES} == EXAMPLES


def test_an_opponent_of_ones_own_is_made_in_its_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = re.findall(r"\n\n((?:(?: {8}.*)?\n)+)", PARTS["An opponent of your own"])
    file, simulate, play = (textwrap.dedent(block).strip() for block in blocks)
    (tmp_path / "careful.py").write_text(f"{file}\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    done = run(*simulate.replace("--games 20", "--games 4").split()[1:])
    assert (done.code, done.err, len(done.lines)) == (0, "", 4)
    done = run(*play.split()[1:], *QUICK[1:], typed="take ser\ntake ser\n")
    assert (done.code, done.err) == (0, "")
    assert "you and Ada (computer, careful)." in done.out


def told(folder: Path, typed: str, *options: str) -> str:
    """Play with the program of a copy, and return the output."""
    with Piped(*QUICK, *options, program=PROGRAM, env={"PYTHONPATH": str(folder)}) as game:
        game.type(typed)
        return game.finish()


def test_examples_are_played_with(added: Path) -> None:
    heard = told(added, "spent\ntake ser\nspent\nhelp impatient", "--bot", "impatient")
    assert "\nPlayers hold no tokens.\n" in heard
    assert "you and Ada (computer, impatient)." in heard
    assert "\nPlayers hold 4 tokens.\nThe opponent impatient buys what it can" in heard
    with Piped("play", "--help", program=PROGRAM, env={"PYTHONPATH": str(added)}) as helped:
        assert "expert, impatient, random, or a file" in " ".join(helped.finish().split())
    heard = told(added, "sortis\nprendre ser\nsortis", "--lang", "fr")
    assert "\nLes joueurs n'ont aucun jeton.\n" in heard
    assert "\nLes joueurs ont 6 jetons ensemble.\n" in heard


def test_the_display_of_the_example_shows_the_game_and_takes_keys(added: Path) -> None:
    hands, terminal = pty.openpty()

    def felt() -> str:
        """Return the next picture."""
        line = b""
        while not line.endswith(b"\n"):
            assert select.select([hands], [], [], PATIENCE)[0], line
            line += os.read(hands, 1)
        return line.decode().strip()

    env = {"PYTHONPATH": str(added), VARIABLE: f"terminal:{os.ttyname(terminal)}"}
    with AtTerminal(*QUICK, program=PROGRAM, env=env) as game:
        game.until("with 40 cells shows the game.")
        home = felt()
        assert len(home) == 40
        os.write(hands, b"\n")
        # The terminal echoes typed text, and the line below begins differently.
        while (shown := felt())[:4] in ("", home[:4]):
            pass
        assert len(shown) == 40
    os.close(hands)
    os.close(terminal)


if SOAK:  # they take minutes

    def test_examples_pass_the_tests_that_are_named(added: Path) -> None:
        code, output = run_named(added, [*EXAMPLES])
        assert code == 0, output

    @sampled(1)
    @drawn(1)
    @pytest.mark.parametrize("part", EXAMPLES)
    def test_a_step_that_is_left_out_is_noticed(part: str, tmp_path: Path) -> None:
        """The named tests notice each missing step."""
        for number, without in enumerate(steps(part)):
            folder = prepared(tmp_path / str(number), [part], without)
            assert run_named(folder, [part], "-x")[0] != 0, without
