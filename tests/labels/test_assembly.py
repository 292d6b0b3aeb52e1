"""The assembly list as text, in braille and as a page."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from lxml import html

from splendor_access.braille.cells import BLANK, code_cells
from splendor_access.braille.tables import table
from splendor_access.labels.formats import FormatKind, brf
from splendor_access.labels.making.assembly import INDENT, NAMES, Assembly, assembly, wrap_cells
from splendor_access.labels.options.options import PRINT_SIZES
from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.embossers import EMBOSSERS
from splendor_access.labels.planning.plan import Machine, Plan
from splendor_access.talk.locale import Locale, languages
from tests.labels.accessible import check
from tests.labels.plans import plan_for
from tests.tiers import sampled, tries

KINDS = (Kind.CARDS, Kind.NOBLES, Kind.TOKENS)


def plans(of: FormatKind, machine: Machine | None = None) -> tuple[Plan, ...]:
    return tuple(plan_for(of, kind, machine=machine) for kind in KINDS)


def made(of: FormatKind, language: str = "en", size: int = 18) -> dict[str, str]:
    files = assembly(Assembly(plans(of), of, size), Locale(language))
    return {name: data.decode() for name, data in files.items()}


def test_files() -> None:
    assert tuple(made("flat")) == NAMES


# As text


def test_text_is_plain_lines() -> None:
    text = made("flat")["assembly.txt"]
    assert text.splitlines()[:5] == [
        "Assembly list",
        "Sheets and list have one order: level, bonus colour, points, cost.",
        "",
        "Cards: 90 labels on 5 sheets, each 63.5 by 38.1 mm",
        "1, sheet 1, row 1, column 1: level a, white, costs 2 red and 1 black. Code a0d 2r1o",
    ]
    assert "Noble tiles: 10 labels on 1 sheet, each 58 by 38 mm" in text
    assert text.count("Code ") == 140


def test_text_tells_where_a_label_lies() -> None:
    """The rows and columns of the list are those of the boxes on the page."""
    entries = re.findall(
        r"^(\d+), sheet (\d+), row (\d+), column (\d+): .* Code (.*)$",
        made("flat")["assembly.txt"],
        re.MULTILINE,
    )
    expected = []
    for plan in plans("flat"):
        rows = sorted({label.box.y for page in plan.pages for label in page.labels})
        columns = sorted({label.box.x for page in plan.pages for label in page.labels})
        for page in plan.pages:
            for label in page.labels:
                place = rows.index(label.box.y) + 1, columns.index(label.box.x) + 1
                expected.append((label.number, page.number, *place, label.item.code))
    assert entries == [tuple(map(str, entry)) for entry in expected]


def test_embossed_labels_are_counted_from_the_top() -> None:
    text = made("cells")["assembly.txt"]
    assert "Cards: 90 labels on 11 pages\n" in text
    codes = re.findall(r"page (\d+), label (\d+) from the top: .* Code (a.*)$", text, re.MULTILINE)
    (cards, *_) = plans("cells")
    pages = brf.read(brf.write(cards)).pages
    for page, place, code in codes:
        blocks = "\n".join(pages[int(page) - 1].lines).split("\n\n")
        on_label = blocks[int(place) - 1].replace("\n", "")
        assert on_label.startswith(code_cells(code.split()[0], table(cards.table)).cells)


# In braille


@sampled(4)
@pytest.mark.parametrize("embosser", EMBOSSERS)
@pytest.mark.parametrize("of", ["flat", "cells"])
def test_braille_fits_every_embosser(of: FormatKind, embosser: str) -> None:
    of_embosser = plans(of, Machine(embosser=embosser))
    data = assembly(Assembly(of_embosser, of, 18), Locale("en"))["assembly.brf"]
    profile = EMBOSSERS[embosser]
    assert data.endswith((profile.line_end + profile.page_end).encode())
    pages = [page.lines for page in brf.read(data).pages]
    assert max(map(len, pages)) <= profile.rows
    assert max(len(line) for page in pages for line in page) <= profile.columns
    # No page begins in the middle of an entry.
    assert not any(page[0].startswith(BLANK) for page in pages)


def test_braille_has_every_code_in_order() -> None:
    data = assembly(Assembly(plans("flat"), "flat", 18), Locale("en"))["assembly.brf"]
    lines = [line for page in brf.read(data).pages for line in page.lines]
    text = "\n".join(lines).replace("\n" + BLANK * INDENT, BLANK)
    entries = iter(text.split("\n"))
    for plan in plans("flat"):
        for label in plan.labels:
            cells = BLANK + code_cells(label.item.code, table(plan.table)).cells
            assert any(entry.endswith(cells) for entry in entries), label.item.code


def test_folding_keeps_every_word_and_breaks_only_long_ones() -> None:
    words = ["\u2801" * length for length in (3, 5, 9, 1, 30, 2, 12)]
    for columns in range(INDENT + 1, 40):
        lines = wrap_cells(BLANK.join(words), columns)
        assert max(map(len, lines)) <= columns
        assert "".join(lines).replace(BLANK, "") == "".join(words)
        assert all(line.startswith(BLANK * INDENT) for line in lines[1:])
        if columns >= max(map(len, words)) + INDENT:
            assert [word for line in lines for word in line.split(BLANK) if word] == words


# As a page


@sampled(4)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("of", ["flat", "cells"])
def test_page_is_structured(of: FormatKind, language: str) -> None:
    page = html.fromstring(made(of, language)["assembly.html"])
    assert page.get("lang") == language
    levels = [int(head.tag[1]) for head in page.iter("h1", "h2", "h3")]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))
    rows = 0
    for sheet in page.iter("table"):
        name = str(sheet.attrib["aria-labelledby"])
        heading = page.find(f".//h3[@id='{name}']")
        assert heading is not None
        assert heading.text
        assert [head.get("scope") for head in sheet.iterfind("thead/tr/th")] == ["col", "col"]
        for row in sheet.iterfind("tbody/tr"):
            place, thing = row
            assert (place.tag, place.get("scope"), thing.tag) == ("th", "row", "td")
            rows += 1
    assert rows == 140


def test_page_has_the_same_order_as_the_text() -> None:
    files = made("flat")
    page = html.fromstring(files["assembly.html"])
    on_page = [
        " | ".join(" ".join(map(str, part.itertext())) for part in row)
        for row in page.iterfind(".//tbody/tr")
    ]
    entry = re.compile(r"^(\d+), sheet \d+, (row .*?): (.*)\. Code (.*)$", re.MULTILINE)
    in_text = [
        f"{number}, {place} | {thing} {code}"
        for number, place, thing, code in entry.findall(files["assembly.txt"])
    ]
    assert on_page == in_text


@pytest.mark.parametrize("size", [PRINT_SIZES[0], PRINT_SIZES[-1]])
def test_page_has_large_letters(size: int) -> None:
    assert f"font-size: {size}pt;" in made("flat", size=size)["assembly.html"]


@pytest.mark.parametrize("of", ["flat", "cells"][: tries(1, 2)])
def test_axe_finds_no_fault(of: FormatKind, tmp_path: Path) -> None:
    checked = check(made(of, size=28)["assembly.html"], tmp_path)
    assert checked.violations == []
    assert checked.unsure == []
    assert {"scope-attr-valid", "th-has-data-cells", "html-has-lang"} <= set(checked.passes)


def test_axe_would_find_faults(tmp_path: Path) -> None:
    page = made("flat")["assembly.html"]
    broken = page.replace(' lang="en"', "").replace('scope="row"', 'scope="rows"')
    found = {violation.partition(":")[0] for violation in check(broken, tmp_path).violations}
    assert {"html-has-lang", "scope-attr-valid"} <= found
