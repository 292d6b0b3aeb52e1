"""Player aids: what they say, how wide they are, and that codes in them are codes."""

import re
from html import escape
from itertools import cycle, product
from pathlib import Path

import pytest

from splendor_access.braille.cells import code_cells
from splendor_access.braille.tables import default_table, table
from splendor_access.game.cards import CARDS, NOBLES
from splendor_access.game.notation import parse_card, parse_noble
from splendor_access.game.rules import GEM_TOKENS
from splendor_access.game.state import EDITIONS, RuleSet
from splendor_access.labels.formats import load
from splendor_access.labels.making.aids import CARD, TILE, aids, aids_page, make_aids, page_texts
from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.embossers import EMBOSSERS
from splendor_access.labels.planning.layers import in_layers
from splendor_access.labels.planning.layout import Room
from splendor_access.labels.planning.plan import Design, Machine, label_room, trimmed
from splendor_access.labels.planning.sheets import default_sheet, find_sheet
from splendor_access.labels.standards import STANDARDS
from splendor_access.labels.verification.proof import NotAsPlanned, back_translate_label, prove
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.rulebook import PARTS, USUAL
from tests.cases import every
from tests.labels.accessible import check
from tests.labels.plans import PAPER, design, dot_removed, first_pages
from tests.labels.runs import labels
from tests.tiers import SOAK, tries

LOCALE = Locale("en")
PAGE = find_sheet("a4", Kind.AIDS)


def told(name: str, locale: Locale, rules: RuleSet = USUAL, kind: Kind = Kind.AIDS) -> list[str]:
    """Return the lines of a text."""
    texts = page_texts(kind, rules)[name]
    return [line for text in texts for line in locale.text(text).split("\n") if line]


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
    _, *lines = told("setup", Locale(language))
    by_players = [re.findall(r"\d+", line) for line in lines if re.match(r"\D+[234] \w+\s?:", line)]
    assert by_players == [[f"{n}", f"{GEM_TOKENS[n]}", f"{n + 1}"] for n in (2, 3, 4)]
    places = [f"{level}{n}" for level in "abc" for n in (1, 4)]
    assert all(place in " ".join(lines) for place in (*places, "n1"))


@pytest.mark.parametrize("language", languages())
def test_all_that_is_in_the_box_is_counted(language: str) -> None:
    counts = re.findall(r"\b\d+\b", " ".join(told("setup", Locale(language))))
    of_levels = [f"{sum(card.level == level for card in CARDS)}" for level in "abc"]
    assert counts[:3] == of_levels
    assert f"{len(NOBLES)}" in counts


@pytest.mark.parametrize("language", languages())
def test_edition_and_house_rules_are_followed(language: str) -> None:
    locale = Locale(language)
    turns = {told("turn", locale, RuleSet(edition))[2] for edition in EDITIONS}
    assert len(turns) == len(EDITIONS) == 3
    usual = {name: told(name, locale) for name in aids()}
    for rules, changed in (
        (RuleSet(any_gold=False), {"rules"}),
        (RuleSet(target=21), {"rules"}),
        (RuleSet(tiles=2), {"setup", "rules"}),
        (RuleSet(tiles=0), {"setup", "turn", "rules"}),
        (RuleSet(first=1), set()),
    ):
        texts = {name: told(name, locale, rules) for name in aids()}
        assert {name for name in aids() if texts[name] != usual[name]} == changed
    assert "21" in " ".join(told("rules", locale, RuleSet(target=21)))
    assert "15" in " ".join(usual["rules"])
    without = told("setup", locale, RuleSet(tiles=0))
    by_players = [
        re.findall(r"\d+", line) for line in without if re.match(r"\D+[234] \w+\s?:", line)
    ]
    assert by_players == [[f"{n}", f"{GEM_TOKENS[n]}"] for n in (2, 3, 4)]
    *others, none = told("turn", locale, RuleSet(tiles=0))
    assert others == usual["turn"][:-1]
    assert len(none) < len(usual["turn"][-1]) / 2  # that there are no nobles


def test_what_was_left_out_of_the_rules_is_told() -> None:
    text = " ".join(line for name in ("turn", "rules") for line in told(name, LOCALE))
    for sentence in (
        "With fewer than 3 colours left, take 1 of each, or fewer.",
        "You cannot refuse it. At most one a turn: of several you choose.",
        "Gold is any colour, even one that you have, if you choose so.",
        "None is replaced.",
        "With equal cards too, the victory is shared.",
    ):
        assert sentence in text


# Drawings of so many pages are verified in the soak: it takes fifteen seconds.
@every(
    "name,language",
    [*zip(["brf", "pef", "pdf", *(["svg", "dxf"] if SOAK else [])], cycle(languages()))],
)
def test_the_parts_of_the_rules_are_printed_and_verified(
    name: str, language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / name
    words = ("--lang", language, "--format", name, "--what", "rules", "--house", "points=21")
    run = labels(capsys, *words, "--out", out)
    assert (run.code, run.errors) == (0, [])
    assert {"rules.html", "manifest.json", f"rules.{name}"} <= {path.name for path in out.iterdir()}
    assert not list(out.glob("assembly*"))
    run = labels(capsys, "verify", out / f"rules.{name}", "--lang", language)
    assert (run.code, run.errors) == (0, [])
    page = (out / "rules.html").read_text(encoding="utf-8")
    locale = Locale(language)
    for part in PARTS:
        lines = told(part, locale, RuleSet(target=21), Kind.RULES)
        assert len(lines) > 1
        assert all(escape(line) in page for line in lines)


def test_a_house_rule_that_is_none_is_quoted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ("--format", "brf", "--what", "rules", "--house", "tiles=9", "--out", tmp_path / "out")
    run = labels(capsys, *words)
    assert (run.code, run.lines) == (2, [])
    assert "tiles" in run.errors[0]
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("name", ["en-ueb-g1", "en-ueb-g2"])
def test_all_words_are_there_in_their_order(name: str) -> None:
    plan = make_aids(design(PAGE, table(name)), Room(32, 50), LOCALE)
    found = " ".join(line.text for label in plan.labels for line in label.lines)
    meant = " ".join(line for name in aids() for line in told(name, LOCALE))
    assert found.split() == meant.split()


@pytest.mark.parametrize("language", languages())
def test_each_page_of_several_has_heading_and_number_and_divides_no_paragraph(
    language: str,
) -> None:
    locale = Locale(language)
    plan = make_aids(design(PAGE), Room(30, 17), locale)
    pages = [[line.text for line in label.lines] for label in plan.labels]
    assert 8 <= len(pages) <= 10
    for (message,) in aids().values():
        whole = "".join(run.text for run in locale.brailled(message))
        title, *paragraphs = filter(None, whole.split("\n"))
        of_text = [page for page in pages if page[0].rstrip("123") == f"{title} "]
        assert len(of_text) in (2, 3)
        assert [page[0] for page in of_text] == [
            f"{title} {number + 1}" for number in range(len(of_text))
        ]
        assert all(" ".join(page).endswith((*paragraphs,)) for page in of_text)
        words = " ".join(line for page in of_text for line in page[1:]).split()
        assert words == " ".join(paragraphs).split()


def test_cells_read_back_to_the_words() -> None:
    plan = make_aids(design(PAGE), Room(32, 25), LOCALE)
    for label in plan.labels:
        read = back_translate_label([line.cells for line in label.lines], PAPER)
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
    meant = " ".join(line for name in aids() for line in told(name, LOCALE))
    assert found.replace(" ", "") == "".join(meant.split())


@pytest.mark.parametrize(
    ("language", "name"), [*product(languages(), ("stl", "3mf"))][:: tries(8, 1)]
)
def test_the_table_is_set_up_on_plates_that_are_read_back(language: str, name: str) -> None:
    form, standard = load(name), STANDARDS["marburg"]
    measures, layer = in_layers(standard, standard.nominal)
    sheet = find_sheet(default_sheet(Kind.AIDS, landscape=False, solid=True), Kind.AIDS)
    paper = default_table(language, "paper")
    way = Design(standard.name, measures, paper, sheet, machine=Machine(layer=layer))
    plan = trimmed(make_aids(way, label_room(way), Locale(language)))
    plate = first_pages(plan, 1)
    assert max(plate.pages[0].width, plate.pages[0].height) <= 200
    contents = form.read(form.write(plate))
    prove(plate, contents, paper, form.KIND)
    assert {round(dot.height or 0, 3) for dot in contents.pages[0].dots} == {measures.height}
    with pytest.raises(NotAsPlanned):
        prove(plate, form.read(form.write(dot_removed(plate, 1))), paper, form.KIND)


if SOAK:  # plates of cards are files of their own too

    @pytest.mark.parametrize("name", ["stl", "3mf"])
    def test_plates_are_files_of_their_own_and_as_the_manifest_says(
        name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        run = labels(capsys, "--format", name, "--what", "aids", "--out", tmp_path)
        assert (run.code, run.errors) == (0, [])
        # All in one file would be too large.
        files = {f"aids-{number}.{name}" for number in range(1, 9)}
        assert {path.name for path in tmp_path.iterdir()} == {*files, "aids.html", "manifest.json"}
        assert run.lines[-1].startswith(f"Print aids-1.{name} to aids-8.{name} one by one. ")
        assert not any("Cut along" in line for line in run.lines)
        (page,) = load(name).read((tmp_path / f"aids-2.{name}").read_bytes()).pages
        assert (page.width, page.height) == pytest.approx((184, 176))
        run = labels(capsys, "verify", tmp_path / f"aids-2.{name}")
        assert (run.code, run.errors) == (0, [])
        assert run.lines[1].startswith("Same as in the manifest beside the file: every dot")
        assert run.lines[2].startswith("Page 1, label 1: Setting up the table 2 ")


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
        lines = (out / "aids.brf").read_text(encoding="utf-8").splitlines()
        assert columns - 8 < max(map(len, lines)) <= columns
        assert {path.name for path in out.iterdir()} == {"aids.brf", "aids.html", "manifest.json"}
