"""Files of home-made cards: what is read, and a line for each error."""

from pathlib import Path

import pytest

from splendor_access.game import cards
from splendor_access.game.cards import CARDS, Card
from splendor_access.labels.options import own_files
from splendor_access.labels.options.own_files import BadDeck, parse_cards
from splendor_access.talk.locale import Locale
from tests.labels.runs import labels

Capsys = pytest.CaptureFixture[str]

HEAD = "level,points,bonus,sapphire,emerald,ruby,onyx,diamond"
GOOD = f"{HEAD}\n1,0,d,0,0,2,1,0\n3,12,s,12,0,,0,7\n2,1,r,,,,,\n"


def errors(text: str) -> list[str]:
    """Return the errors in a file of cards."""
    with pytest.raises(BadDeck) as bad:
        parse_cards(text)
    return [Locale("en").text(message) for message in bad.value.messages]


def test_the_cards_of_the_box_are_read_from_their_own_file() -> None:
    data = Path(cards.__file__).parent / "data/development_cards.csv"
    assert parse_cards(data.read_text(encoding="utf-8")) == CARDS


def test_home_made_cards() -> None:
    first, second, third = parse_cards(GOOD)
    assert first == CARDS[0]
    assert second == Card("c", 12, "s", (12, 0, 0, 0, 0, 7))
    assert not any(third.cost)


def test_columns_may_stand_in_any_order_and_others_beside_them() -> None:
    text = "Name, bonus ,level,points,diamond,onyx,ruby,emerald,sapphire\nMine,d,1,0,0,1,2,0,0\n"
    assert parse_cards(text) == (CARDS[0],)
    assert parse_cards(text.replace("\n", "\r\n")) == (CARDS[0],)


@pytest.mark.parametrize("delimiter", [";", "\t"])
def test_other_delimiters_are_read(delimiter: str) -> None:
    """A spreadsheet in French or Dutch writes semicolons."""
    assert parse_cards(GOOD.replace(",", delimiter)) == parse_cards(GOOD)


def test_each_error_is_reported_with_row_and_column() -> None:
    text = f"{HEAD}\n1,0,d,0,0,2,1,0\n4,x,g,0,0,2,1,100\n\n1,0,d,0,0\n1,0,d,-1,=1+1,2,1,0\n"
    assert errors(text) == [
        'Row 3, column level: "4" is wrong. A level is 1, 2 or 3.',
        'Row 3, column points: "x" is wrong. Points are a number from 0 to 99.',
        'Row 3, column bonus: "g" is wrong. A bonus is one letter of s e r o d.',
        'Row 3, column diamond: "100" is wrong. A cost is a number from 0 to 99.',
        'Row 5, column -: "5" is wrong. The row has that many fields, which is not as many as the '
        "first row.",
        'Row 6, column sapphire: "-1" is wrong. A cost is a number from 0 to 99.',
        'Row 6, column emerald: "=1+1" is wrong. A cost is a number from 0 to 99.',
    ]


def test_of_many_errors_the_first_are_reported() -> None:
    lines = errors(f"{HEAD}\n" + "9,0,d,0,0,2,1,0\n" * 50)
    assert len(lines) == own_files.MOST_ERRORS + 1
    assert lines[-1] == "30 more errors."


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "The file has no cards."),
        ("\n \n", "The file has no cards."),
        (HEAD, "The file has no cards."),
        ("level,points\n1,0\n", "The first row does not name each of these once: bonus, sapphire"),
        (f"{HEAD},level\n", "The first row does not name each of these once: level. It needs"),
        (f"{HEAD}\n" + "1,0,d,0,0,2,1,0\n" * 2001, "The file is too large. At most 2000 cards"),
        (f'{HEAD}\n"{"x" * 200_000}",0\n', "Row 2 is not in the form of CSV."),
    ],
)
def test_what_is_no_deck(text: str, error: str) -> None:
    (line,) = errors(text)
    assert line.startswith(error)


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"\xff\xfe\x00", "deck.csv is not in UTF-8."),
        (b"\x00" * 1_000_001, "The file is too large. At most 2000 cards can be read."),
    ],
)
def test_files_that_are_no_text(data: bytes, error: str, capsys: Capsys, tmp_path: Path) -> None:
    (tmp_path / "deck.csv").write_bytes(data)
    run = labels(capsys, "list", "--cards", tmp_path / "deck.csv")
    assert (run.code, run.lines, run.errors) == (3, [], [error])


def test_a_file_that_is_not_there(capsys: Capsys, tmp_path: Path) -> None:
    run = labels(capsys, "list", "--cards", tmp_path / "none.csv")
    assert (run.code, run.lines) == (3, [])
    assert run.errors == ["none.csv cannot be read: there is no such file or folder"]


def test_labels_of_home_made_cards_are_proven_and_verified(capsys: Capsys, tmp_path: Path) -> None:
    deck = tmp_path / "deck.csv"
    deck.write_text(GOOD, encoding="utf-8-sig")
    out = tmp_path / "out"
    run = labels(capsys, "--format", "svg", "--cards", deck, "--out", out)
    assert (run.code, run.errors) == (0, [])
    assert run.lines[0].startswith("3 labels were read back")
    run = labels(capsys, "verify", out / "cards.svg", "--cards", deck)
    assert run.code == 0
    assert run.lines[2:] == [
        "The cards are compared with those of deck.csv.",
        "All 3 cards are there.",
        "Recognised: 3 cards.",
        "Page 1, label 1: a0d 2r1o.",
        "Page 1, label 2: c12s 12s7d.",
        "Page 1, label 3: b1r 0.",
    ]
    assert labels(capsys, "verify", out / "cards.svg").lines == run.lines
    (out / "manifest.json").unlink()
    run = labels(capsys, "verify", out / "cards.svg")
    assert run.code == 1
    assert "Page 1, label 2: it reads c12s 12s7d, and there is no such card." in run.lines
    assert labels(capsys, "preview", "c12s", "12s7d", "--cards", deck).code == 0


def test_no_points_may_be_an_empty_field() -> None:
    assert parse_cards(f"{HEAD}\n1,,d,0,0,2,1,0\n") == parse_cards(f"{HEAD}\n1,0,d,0,0,2,1,0\n")


def test_own_noble_tiles_are_made_proven_and_verified(capsys: Capsys, tmp_path: Path) -> None:
    file = tmp_path / "nobles.csv"
    file.write_text(
        "points;sapphire;emerald;ruby;onyx;diamond\n14;5;;;;5\n3;4;4;0;0;0\n", encoding="utf-8"
    )
    out = tmp_path / "out"
    assert labels(capsys, "--format", "svg", "--nobles", file, "--out", out).code == 0
    run = labels(capsys, "verify", out / "nobles.svg")
    assert (run.code, run.errors) == (0, [])
    assert run.lines[-2:] == ["Page 1, label 1: 14 5s5d.", "Page 1, label 2: 3 4s4e."]
    assert "The noble tiles are compared with those of nobles.csv." in run.lines
    (out / "manifest.json").unlink()
    run = labels(capsys, "verify", out / "nobles.svg")
    assert run.code == 1
    assert "Page 1, label 1: it reads 14 5s5d, and" in run.lines[1]
    first = labels(capsys, "list", "--nobles", file).lines[1]
    assert first == "14 5s5d: 14 points, wants 5 blue and 5 white."


def test_what_is_no_noble_tile(capsys: Capsys, tmp_path: Path) -> None:
    file = tmp_path / "nobles.csv"
    file.write_text("points,sapphire,emerald,ruby,onyx,diamond\n100,5,0,0,0,5\n", encoding="utf-8")
    run = labels(capsys, "list", "--nobles", file)
    assert (run.code, run.lines) == (3, [])
    assert run.errors == ['Row 2, column points: "100" is wrong. Points are a number from 0 to 99.']
    assert labels(capsys, "preview", "4", "5s5d").code == 2
