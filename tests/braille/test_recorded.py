"""The cells of a page in a browser, made beforehand: the same as those of liblouis."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from splendor_access.braille import cells, guarded
from splendor_access.braille.cells import cells_code, code_cells, parse_cells, text_cells
from splendor_access.braille.tables import OFFERED, BrailleTable, BrailleUnavailable, NoBraille
from splendor_access.commands import _cli
from splendor_access.game.cards import CARDS, NOBLES, ORDER
from splendor_access.game.notation import Writing, card_code, noble_code
from splendor_access.labels.planning import layout
from splendor_access.talk.locale import languages
from tests.release.page.cells import CHARACTERS, LISTS, recorded_cells
from tests.tiers import SOAK, drawn

CODES = sorted(
    {card_code(each, Writing(order)) for each in CARDS for order in (ORDER, "dsero")}
    | {noble_code(each, Writing(order)) for each in NOBLES for order in (ORDER, "dsero")}
    | {*CHARACTERS, "a1", "h3", "n5", "12", "4s4e5g4r4o4d", "0", "c4s 3s3o6d"}
)

ORDERS = LISTS if SOAK else (("--format", "brf", "--what", "tokens"),)


def forget() -> None:
    """Let what was made in another way be made anew."""
    for made in (cells._has_blank, cells._stand_in, layout._cells, layout._text_cells):
        made.cache_clear()
    guarded.all_records.cache_clear()


@contextmanager
def in_a_page(folder: Path, made: bytes) -> Iterator[None]:
    """Take all cells from a file, as a page does."""
    with pytest.MonkeyPatch.context() as patch:
        (folder / "recorded.json").write_bytes(made)
        patch.setattr(guarded, "FILE", folder / "recorded.json")
        patch.setattr("splendor_access.braille.liblouis.load_liblouis", None)
        forget()
        yield
    forget()


def test_all_codes_have_the_cells_of_liblouis_and_are_read_back(tmp_path: Path) -> None:
    with in_a_page(tmp_path, recorded_cells(())):
        made = {each.name: [code_cells(code, each) for code in CODES] for each in OFFERED}
        read = {
            each.name: [cells_code(it.cells, each) for it in made[each.name]] for each in OFFERED
        }
        card = parse_cells(code_cells("c4s 3s3o6d", OFFERED[0]).cells, OFFERED[0])
        assert isinstance(card, type(CARDS[0]))
    for table in OFFERED:
        assert made[table.name] == [code_cells(code, table) for code in CODES]
        assert read[table.name] == [cells_code(it.cells, table) for it in made[table.name]]


def test_cells_without_meaning_are_read_as_their_dots(tmp_path: Path) -> None:
    chosen = next(each for each in OFFERED if each.name == "en-us-comp8")
    with in_a_page(tmp_path, recorded_cells(())):
        assert cells_code("⣿⠉", chosen) == r"\12345678/c"


@pytest.mark.parametrize("chosen", OFFERED, ids=lambda each: each.name)
def test_another_text_has_no_cells(
    chosen: BrailleTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splendor_access.braille.pybrl.has_pybrl", lambda: True)
    with in_a_page(
        tmp_path, b'{"%s":{"signs":{"a":"\xe2\xa0\x81"},"after":{}}}' % chosen.name.encode()
    ):
        assert text_cells("a", chosen).cells == "⠁"
        with pytest.raises(BrailleUnavailable) as caught:
            text_cells("aa", chosen)
        assert caught.value.reason is NoBraille.ONLY_CODES


@drawn(2)
@pytest.mark.parametrize("language", languages() if SOAK else ["de"])
def test_labels_and_their_lists_are_the_same(language: str, tmp_path: Path) -> None:
    def labels(name: str) -> dict[str, bytes]:
        folder = tmp_path / name
        for order in ORDERS:
            command = ["labels", "--lang", language, *order, "--out", str(folder), "--force"]
            assert _cli.main(command) == 0
        return {path.name: path.read_bytes() for path in folder.iterdir()}

    expected = labels("here")
    with in_a_page(tmp_path, recorded_cells(ORDERS)):
        assert labels("page") == expected
