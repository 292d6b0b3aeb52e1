"""Player aids: what they say, how wide they are, and that codes in them are codes."""

import re
from pathlib import Path

import pytest

from splendor_access.braille.cells import code_cells
from splendor_access.braille.tables import table
from splendor_access.game.notation import parse_card, parse_noble
from splendor_access.game.rules import GEM_TOKENS
from splendor_access.labels.aids import CARD, TILE, aids, aids_page, make_aids
from splendor_access.labels.content import Kind
from splendor_access.labels.embossers import EMBOSSERS
from splendor_access.labels.layout import Room
from splendor_access.labels.proof import code_of
from splendor_access.labels.sheets import find_sheet
from splendor_access.talk.locale import Locale, languages
from tests.labels.accessible import check
from tests.labels.plans import PAPER, design
from tests.labels.runs import labels

LOCALE = Locale("en")
PAGE = find_sheet("a4", Kind.AIDS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [40, 32, 28])
def test_lines_are_no_wider_than_asked_and_no_page_is_nearly_empty(
    columns: int, language: str
) -> None:
    plan = make_aids(design(PAGE), Room(columns, 25), Locale(language))
    for label in plan.labels:
        assert 3 < len(label.lines) <= 25
        assert all(0 < len(line.cells) <= columns for line in label.lines)
    assert {each.columns for each in EMBOSSERS.values()} >= {40, 32, 28}


@pytest.mark.parametrize("language", languages())
def test_the_table_is_set_up_by_the_rules(language: str) -> None:
    _, *lines = Locale(language).text(aids()["setup"]).split("\n")
    by_players = [re.findall(r"\d+", line) for line in lines if re.match(r"\D+[234] \w+\s?:", line)]
    assert by_players == [[f"{n}", f"{GEM_TOKENS[n]}", f"{n + 1}"] for n in (2, 3, 4)]
    places = [f"{level}{n}" for level in "abc" for n in (1, 4)]
    assert all(place in " ".join(lines) for place in (*places, "n1"))


@pytest.mark.parametrize("name", ["en-ueb-g1", "en-ueb-g2"])
def test_all_words_are_there_in_their_order(name: str) -> None:
    plan = make_aids(design(PAGE, table(name)), Room(32, 25), LOCALE)
    found = " ".join(line.text for label in plan.labels for line in label.lines)
    meant = " ".join(LOCALE.text(message) for message in aids().values())
    assert found.split() == meant.split()


def test_cells_read_back_to_the_words() -> None:
    plan = make_aids(design(PAGE), Room(32, 25), LOCALE)
    for label in plan.labels:
        read = code_of([line.cells for line in label.lines], PAPER)
        assert read.split() == " ".join(line.text for line in label.lines).split()


def test_codes_are_never_contracted() -> None:
    contracted = table("en-ueb-g2")
    plan = make_aids(design(PAGE, contracted), Room(40, 40), LOCALE)
    cells = "\u2800".join(line.cells for label in plan.labels for line in label.lines)
    assert code_cells(CARD, contracted).cells in cells
    assert code_cells(TILE, contracted).cells in cells
    assert parse_card(CARD)
    assert parse_noble(TILE)


def test_a_word_wider_than_a_line_is_cut_and_kept() -> None:
    plan = make_aids(design(PAGE), Room(8, 400), LOCALE)
    found = "".join(line.text for label in plan.labels for line in label.lines)
    meant = "".join(LOCALE.text(message) for message in aids().values())
    assert found.replace(" ", "") == "".join(meant.split())


def test_axe_finds_no_fault_in_the_page(tmp_path: Path) -> None:
    checked = check(aids_page(LOCALE).decode(), tmp_path)
    assert (checked.violations, checked.unsure) == ([], [])
    assert {"document-title", "html-has-lang", "list", "page-has-heading-one"} <= {*checked.passes}


def test_the_embosser_says_how_wide_the_file_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name, columns in (("generic", 40), ("a4", 32), ("narrow", 28)):
        out = tmp_path / name
        words = ("--format", "brf", "--what", "aids", "--embosser", name, "--out", out)
        assert labels(capsys, *words).code == 0
        lines = (out / "aids.brf").read_text().splitlines()
        assert columns - 8 < max(map(len, lines)) <= columns
        assert {path.name for path in out.iterdir()} == {"aids.brf", "aids.html", "manifest.json"}
