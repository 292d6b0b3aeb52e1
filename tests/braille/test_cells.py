"""Cells of texts and codes, back again, and the positions between."""

import re
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from splendor_access.braille import liblouis
from splendor_access.braille.cells import (
    BLANK,
    Cells,
    card_cells,
    cells_code,
    cells_text,
    code_cells,
    code_cells_by_field,
    dot_numbers,
    join_cells,
    parse_cells,
    run_cells,
    text_cells,
)
from splendor_access.braille.tables import OFFERED, BrailleTable, own_tables, table, table_for_codes
from splendor_access.game.cards import CARDS, NOBLES
from splendor_access.game.notation import (
    PRINTED,
    NotationError,
    Writing,
    card_code,
    noble_code,
    parse_card,
)
from splendor_access.talk.messages import Run
from tests.braille.notation_yaml import CODES, TABLES
from tests.cases import every
from tests.driver import run_python
from tests.tiers import sampled, tries

ALL = [*OFFERED, *own_tables()]
FOR_CODES = [offered for offered in ALL if table_for_codes(offered) == offered]
every_table = pytest.mark.parametrize("chosen", ALL, ids=lambda chosen: chosen.name)
every_code_table = pytest.mark.parametrize("chosen", FOR_CODES, ids=lambda chosen: chosen.name)
few_examples = settings(max_examples=tries(5, 1000))
"""Of each table."""

NAMES = ["Zoë’s", "łódź", "字", "😀", "\u2068Ann\u2069", "soft\u00adhyphen", "e\u0301", "“ﬁ”", "‽"]


def assert_consistent(made: Cells) -> None:
    """Positions stay inside, never go back, and agree where a character has cells of its own."""
    assert all("\u2800" <= cell <= "\u28ff" for cell in made.cells)
    assert len(made.to_text) == len(made.cells)
    assert len(made.to_cell) == len(made.text)
    assert all(0 <= at < len(made.text) for at in made.to_text)
    assert all(0 <= at <= max(0, len(made.cells) - 1) for at in made.to_cell)
    assert all(one <= other for one, other in pairwise(made.to_text))
    assert all(one <= other for one, other in pairwise(made.to_cell))


@sampled(8)
@every_table
def test_numbers_with_a_blank_between_are_numbers_of_their_own(chosen: BrailleTable) -> None:
    """Rule 6.6 of Unified English Braille has another space, for one number in groups of digits."""
    one, other = text_cells("12", chosen).cells, text_cells("3", chosen).cells
    made = text_cells("12 3", chosen)
    assert made.cells == f"{one}{BLANK}{other}"
    assert_consistent(made)
    assert text_cells("12  3 12", chosen).cells == f"{one}{BLANK}{BLANK}{other}{BLANK}{one}"
    assert text_cells("a1 2r", chosen).cells.count(BLANK) == 1


@every_code_table
def test_all_codes_are_distinct_and_read_back(chosen: BrailleTable) -> None:
    made = [code_cells(code, chosen) for code in CODES]
    assert len({one.cells for one in made}) == len(CODES) == 100
    assert [cells_code(one.cells, chosen) for one in made] == list(CODES)
    for one in made:
        assert_consistent(one)


@sampled(8)
@every_table
def test_a_code_is_one_call_with_what_its_fields_give_one_by_one(
    chosen: BrailleTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = {*CODES, *map(partial(card_code, writing=Writing(PRINTED)), CARDS)}
    codes |= {
        *map(partial(noble_code, writing=Writing(PRINTED)), NOBLES),
        "4s4e5g4r4o4d",
        "0",
        " 3s  6d ",
    }
    expected = {code: code_cells_by_field(code, table_for_codes(chosen)) for code in codes}
    code_cells("3s", chosen)
    calls: list[str] = []

    def translate(paths: Sequence[str], text: str) -> tuple[str, list[int], list[int]]:
        calls.append(text)
        return bare(paths, text)

    bare = liblouis.translate
    monkeypatch.setattr(liblouis, "translate", translate)
    monkeypatch.setattr(liblouis, "knows", None)
    assert {code: code_cells(code, chosen) for code in codes} == expected
    assert len(calls) == len(codes)


@sampled(6)
@every_code_table
@few_examples
@given(code=st.text("0123456789abcsegrod ", min_size=1, max_size=16))
def test_whatever_looks_like_a_code_is_translated_by_fields(
    chosen: BrailleTable, code: str
) -> None:
    assert code_cells(code, chosen) == code_cells_by_field(code, chosen)


def test_a_table_without_a_blank_cell_makes_codes_too() -> None:
    swedish = BrailleTable("tried", "sv", "", "computer", 8, ("se-se.ctb",))
    made = code_cells("c4s 3s3o6d", swedish)
    assert made == code_cells_by_field("c4s 3s3o6d", swedish)
    assert cells_code(made.cells, swedish) == "c4s 3s3o6d"


@sampled(6)
@every_code_table
def test_cells_lead_to_the_card_or_tile(chosen: BrailleTable) -> None:
    for card in CARDS:
        assert parse_cells(code_cells(card_code(card), chosen).cells, chosen) == card
    for noble in NOBLES:
        assert parse_cells(code_cells(noble_code(noble), chosen).cells, chosen) == noble


@every_code_table
def test_computer_braille_has_one_cell_a_character(chosen: BrailleTable) -> None:
    if chosen.kind == "computer":
        made = code_cells("c4s 3s3o6d", chosen)
        assert made.to_text == made.to_cell == tuple(range(10))


def test_known_cells() -> None:
    ueb = code_cells("c4s 3s3o6d", table("en-ueb-g1"))
    assert dot_numbers(ueb.cells) == ("14-3456-145-234-0-3456-14-234-3456-14-135-3456-124-56-145")
    assert ueb.to_cell == (0, 1, 3, 4, 5, 7, 8, 10, 11, 13)
    assert ueb.to_text == (0, 1, 1, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 9)
    assert dot_numbers(code_cells("c4s 3s3o6d", table("en-us-comp8")).cells) == (
        "14-256-234-0-25-234-25-135-235-145"
    )


@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("en-us-comp8", "en-splendor-comp8"),
        ("en-us-comp6", "en-splendor-comp6"),
        ("en-nabcc", "en-splendor-comp8"),
        ("en-ueb-g1", "en-splendor-ueb"),
        ("fr-bfu-comp8", "fr-splendor-comp8"),
        ("fr-bfu-comp6", "fr-splendor-comp6"),
        ("nl-comp8", "nl-splendor-comp8"),
        ("nl-NL-g0", "nl-splendor-g0"),
    ],
)
def test_codes_follow_the_rules_of_their_braille(name: str, own: str) -> None:
    for code in CODES:
        assert code_cells(code, table(name)).cells == TABLES[own](code)


def test_numbers_of_a_tile_stay_apart() -> None:
    assert code_cells("3 4s4e", table("en-ueb-g1")).cells == "⠼⠉⠀⠼⠙⠎⠼⠙⠰⠑"


def test_codes_inside_a_sentence_of_grade_2() -> None:
    grade_2, grade_1 = table("en-ueb-g2"), table("en-ueb-g1")
    runs = [Run("You can buy "), Run("c4s 3s3o6d", is_code=True), Run(", but not yet.")]
    made = run_cells(runs, grade_2)
    assert made.text == "You can buy c4s 3s3o6d, but not yet."
    assert_consistent(made)
    code = code_cells("c4s 3s3o6d", grade_1)
    start = made.to_cell[len("You can buy ")]
    assert made.cells[start : start + len(code.cells)] == code.cells
    before, after = made.cells[:start], made.cells[start + len(code.cells) :]
    assert cells_text(before, grade_2) == "You can buy "
    assert cells_text(after, grade_2) == ", but not yet."
    assert len(before) < len(text_cells("You can buy ", grade_1).cells)


def test_codes_may_have_a_table_of_their_own() -> None:
    runs = [Run("buy "), Run("3 4s4e", is_code=True)]
    made = run_cells(runs, table("en-ueb-g1"), table("en-us-comp8"))
    assert made.cells == "⠃⠥⠽⠀" + code_cells("3 4s4e", table("en-us-comp8")).cells


@sampled(8)
@every_table
def test_every_code_keeps_its_place_in_a_sentence(chosen: BrailleTable) -> None:
    for code in CODES:
        made = run_cells([Run("b2: "), Run(code, is_code=True), Run("; next")], chosen)
        start, end = made.to_cell[4], made.to_cell[4 + len(code)]
        assert made.cells[start:end] == code_cells(code, chosen).cells
        assert cells_code(made.cells[start:end], chosen) == code


@sampled(8)
@every_table
@few_examples
@given(text=st.text(max_size=40) | st.sampled_from(NAMES))
def test_any_text_becomes_cells(chosen: BrailleTable, text: str) -> None:
    assert_consistent(text_cells(text, chosen))


@sampled(8)
@every_table
@few_examples
@given(text=st.text(st.characters(max_codepoint=126, min_codepoint=32), max_size=60))
def test_no_character_code_in_cells(chosen: BrailleTable, text: str) -> None:
    made = text_cells(text, chosen)
    assert_consistent(made)
    assert len(made.cells) <= 6 * len(text) + 6


@sampled(8)
@every_table
def test_printable_ascii_is_known(chosen: BrailleTable) -> None:
    for code_point in range(32, 127):
        if chr(code_point) != " ":
            assert liblouis.knows(chosen.paths(), chr(code_point)), chr(code_point)


@every_table
@every("name", NAMES)
def test_unknown_characters_are_replaced(chosen: BrailleTable, name: str) -> None:
    made = text_cells(name, chosen)
    assert_consistent(made)
    assert made.text == name
    assert made.cells
    assert BLANK not in made.cells
    escape = text_cells("\\x", chosen).cells
    assert escape not in made.cells


@pytest.mark.parametrize(
    ("text", "like"),
    [
        ("Zoë’s", "Zoe's"),
        ("字字", "??"),
        ("\u2068Ann\u2069", "Ann"),
        ("soft\u00adhyphen", "softhyphen"),
        ("one\ntwo\tthree", "one two three"),
        ("“ﬁ”", '"fi"'),
        ("…", "..."),
        ("łø", "lo"),
    ],
)
def test_what_stands_in(text: str, like: str) -> None:
    computer = table("en-us-comp8")
    made = text_cells(text, computer)
    assert made.cells == text_cells(like, computer).cells
    assert made.text == text


def test_positions_of_a_replacement_of_two_characters() -> None:
    made = text_cells("aﬁ\u00adb", table("en-us-comp8"))
    assert cells_text(made.cells, table("en-us-comp8")) == "afib"
    assert made.to_text == (0, 1, 1, 3)
    assert made.to_cell == (0, 1, 3, 3)


def test_cells_in_a_text_stay_as_they_are() -> None:
    for chosen in OFFERED:
        assert text_cells("⠓⠀⠕", chosen).cells == "⠓⠀⠕"


def test_spaces_stay() -> None:
    for chosen in OFFERED:
        made = text_cells("  two  spaces ", chosen)
        assert [*map(len, re.findall("\u2800+", made.cells))] == [2, 2, 1]


def test_nothing() -> None:
    empty = text_cells("", table("en-ueb-g1"))
    assert empty == Cells() == join_cells([]) == run_cells([], table("en-ueb-g1"))
    assert text_cells("\u200b\u00ad", table("en-ueb-g1")) == Cells("", "\u200b\u00ad", (), (0, 0))
    assert cells_text("", table("en-ueb-g1")) == ""


def test_later_tables_are_tried() -> None:
    card = parse_card("c4s 3s3o6d")
    cells = code_cells("c4s 3s3o6d", table("en-ueb-g1")).cells
    assert parse_cells(cells, table("en-us-comp8"), table("en-ueb-g1")) == card


def test_cells_that_are_no_code() -> None:
    with pytest.raises(NotationError) as caught:
        parse_cells("⠓⠊", table("en-us-comp8"), table("en-ueb-g1"))
    assert (caught.value.reason, caught.value.text) == ("not-a-card", "hi")


@pytest.mark.parametrize("strange", ["c4s", "\u2809 \u2832", "\u27ff\u2900"])
def test_what_is_no_cell_is_no_code(strange: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_cells(strange, table("en-ueb-g1"))
    assert caught.value.text == "".join(c for c in strange if c not in "\u2809\u2832")


def test_cards_have_the_cells_of_their_codes() -> None:
    for name in ("en-us-comp8", "en-ueb-g2"):
        chosen = table(name)
        card, noble = CARDS[0], NOBLES[0]
        assert card_cells(card, chosen) == code_cells(card_code(card), chosen)
        assert card_cells(noble, chosen) == code_cells(noble_code(noble), chosen)


def test_importing_the_room_loads_nothing() -> None:
    program = """if True:
        import sys
        from splendor_access import braille
        print(*(name for name in sys.modules if "braille." in name or name == "louis"))
        braille.OFFERED
        print("louis" in sys.modules)
        braille.card_cells
        print("louis" in sys.modules)
    """
    assert run_python("-c", program).lines == ["", "False", "False"]


def test_a_stray_dot_is_not_read_over() -> None:
    code = code_cells("c4s 3s3o6d", table("en-ueb-g1")).cells
    with pytest.raises(NotationError):
        parse_cells(chr(ord(code[0]) | 0x80) + code[1:], table("en-ueb-g1"))


def test_dot_numbers() -> None:
    assert dot_numbers("⠉⠲⠀⣿") == "14-256-0-12345678"
    assert dot_numbers("") == ""
