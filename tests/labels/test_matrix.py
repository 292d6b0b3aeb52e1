"""QR codes on labels, read back by ZXing as a phone reads them."""

from pathlib import Path

import pypdfium2
import pytest
import zxingcpp

from splendor_access.labels.planning.content import Kind, items
from splendor_access.labels.planning.plan import QUIET
from splendor_access.labels.planning.printing import LEAST, MOST, content, with_matrices
from splendor_access.talk.locale import Locale, languages
from tests.labels.plans import planned
from tests.labels.runs import labels
from tests.tiers import tries

Capsys = pytest.CaptureFixture[str]
DPI = 300


def test_a_phone_reads_the_code_and_the_words(tmp_path: Path, capsys: Capsys) -> None:
    run = labels(capsys, "--format", "pdf", "--qr", "--what", "cards", "--out", tmp_path)
    assert (run.code, run.errors) == (0, [])
    coded = with_matrices(planned(Kind.CARDS), Locale("en"))
    assert (len(coded.short), coded.without) == (9, ())
    codes = [item.code for item in coded.short]
    assert (
        "On 9 labels the QR code has the code alone, because the words have no room: "
        f"{', '.join(codes[:-1])} and {codes[-1]}."
    ) in run.lines
    plan = coded.plan
    document = pypdfium2.PdfDocument(tmp_path / "cards.pdf")
    for page in plan.pages[: tries(1, len(plan.pages))]:
        image = document[page.number - 1].render(scale=DPI / 72).to_pil().convert("L")
        scanned = zxingcpp.read_barcodes(image)
        read = sorted(found.text for found in scanned)
        # ZXing reads mirrored codes too, and phones may not.
        for place in (found.position for found in scanned):
            assert place.top_left.y < place.bottom_left.y
            assert place.top_left.x < place.top_right.x
        meant = {item.code: content(item, Locale("en")) for item in items(Kind.CARDS)}
        meant |= {code: code for code in codes}
        assert read == sorted(meant[label.item.code] for label in page.labels)
    document.close()


@pytest.mark.parametrize("language", languages()[: tries(1, 99)])
def test_what_a_phone_reads(language: str) -> None:
    (first, *_) = items(Kind.CARDS)
    code, words = content(first, Locale(language)).splitlines()
    assert code == "a0d 2r1o"
    assert len(words.split()) > 5


def test_a_code_keeps_clear_of_dots_and_edges() -> None:
    for kind in (Kind.CARDS, Kind.NOBLES, Kind.TOKENS):
        plan = with_matrices(planned(kind), Locale("en")).plan
        radius = plan.measures.base / 2
        for label in plan.labels:
            if (matrix := label.matrix) is None:
                continue
            assert LEAST <= matrix.module <= MOST
            quiet = QUIET * matrix.module
            side = len(matrix.rows) * matrix.module
            left, top = matrix.x - quiet, matrix.y - quiet
            box = label.box
            assert left >= box.x - 0.001
            assert top >= box.y - 0.001
            assert matrix.x + side + quiet <= box.x + box.width + 0.001
            assert matrix.y + side + quiet <= box.y + box.height + 0.001
            assert all(
                dot.x + radius <= left + 0.001 or dot.y + radius <= top + 0.001
                for dot in label.dots
            )


def test_labels_without_a_code_are_named(tmp_path: Path, capsys: Capsys) -> None:
    own = tmp_path / "own.csv"
    own.write_text("bank\nabcdefghi abcdefghi abcdefghi\n", encoding="utf-8")
    words = ("--format", "pdf", "--qr", "--text", own, "--notation", "en-us-comp6")
    run = labels(capsys, *words, "--out", tmp_path / "out")
    assert (run.code, run.errors) == (0, [])
    assert (
        "One label gets no QR code, because there is no room for one that a phone can read: "
        "abcdefghi abcdefghi abcdefghi."
    ) in run.lines


@pytest.mark.parametrize("name", ["pdf", "svg"][: tries(1, 2)])
def test_labels_with_codes_are_proven_and_verified(
    name: str, tmp_path: Path, capsys: Capsys
) -> None:
    run = labels(capsys, "--format", name, "--qr", "--what", "nobles", "--out", tmp_path)
    assert (run.code, run.errors) == (0, [])
    assert labels(capsys, "verify", tmp_path / f"nobles.{name}").code == 0


@pytest.mark.parametrize(
    "words", [("--format", "brf"), ("--format", "stl"), ("--format", "dxf"), ("--for", "swell")]
)
def test_where_there_is_no_ink_there_is_no_code(
    words: tuple[str, ...], tmp_path: Path, capsys: Capsys
) -> None:
    run = labels(capsys, *words, "--qr", "--what", "cards", "--out", tmp_path / "out")
    assert run.code == 2
    assert run.errors[0].startswith("--qr needs a file with words in ink: pdf and svg")
    assert not (tmp_path / "out").exists()
