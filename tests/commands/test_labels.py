"""The command `labels`: its lists, its answers about one card, and its command line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from splendor_access import ExitCode
from splendor_access.braille.tables import BrailleTable
from splendor_access.game.cards import CARDS
from splendor_access.game.notation import card_code
from splendor_access.labels.options import options
from splendor_access.talk.locale import Locale
from tests.commands.test_tables import NO_LIBLOUIS, ROOT
from tests.labels.runs import Run, labels

Capsys = pytest.CaptureFixture[str]


def test_the_list_has_counts_codes_and_words(capsys: Capsys) -> None:
    run = labels(capsys, "list")
    assert (run.code, run.errors) == (0, [])
    assert run.lines[0] == "Cards, 90:"
    assert run.lines[1] == "a0d 2r1o: Level a: white, costs 2 red and 1 black."
    assert run.lines[91] == "Noble tiles, 10:"
    assert run.lines[102:104] == ["Tokens, 40:", "s: blue, 7 tokens."]
    assert run.lines[-1] == (
        "Player aids, which are pages of text: setting up the table, your turn, codes and rules."
    )
    assert len(run.lines) == 1 + 90 + 1 + 10 + 1 + 6 + 1


def test_the_list_of_a_selection(capsys: Capsys) -> None:
    run = labels(capsys, "list", "--select", "level c red 5")
    assert run.lines == ["Cards, 1:", "c5r 7e3r: Level c: red, 5 points, costs 7 green and 3 red."]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "level a no points"),
        ("fr", "niveau A sans points"),
        ("nl", "niveau a geen punten"),
        ("fr", "niveau a \u00e9conomique sans point"),
    ],
)
def test_a_selection_can_leave_cards_out(language: str, words: str) -> None:
    found = options.select(CARDS, words, Locale(language))
    assert len(found) == 35
    assert {(card.level, card.points) for card in found} == {("a", 0)}


def test_the_list_as_json(capsys: Capsys) -> None:
    (line,) = labels(capsys, "list", "--json").lines
    answer = json.loads(line)
    assert (answer["v"], answer["table"], len(answer["labels"])) == (1, "en-ueb-g1", 140)
    assert [each["card"] for each in answer["labels"][:90]] == [card_code(c) for c in CARDS]
    assert answer["labels"][0] == {
        "kind": "cards",
        "card": "a0d 2r1o",
        "words": "Level a: white, costs 2 red and 1 black",
        "text": ["a0d 2r", "1o"],
        "cells": ["⠁⠼⠚⠰⠙⠀⠼⠃⠗", "⠼⠁⠕"],
        "dots": ["1-3456-245-56-145-0-3456-12-1235", "3456-1-135"],
    }


@pytest.mark.parametrize("typed", ["c4s 3s3o6d", "C4S3O3S6D", "level c blue 4 cost black"])
def test_a_card_is_described(typed: str, capsys: Capsys) -> None:
    run = labels(capsys, "preview", *typed.split())
    assert (run.code, run.errors) == (0, [])
    assert run.lines == [
        "c4s 3s3o6d: Level c: blue, 4 points, costs 3 blue, 3 black and 6 white.",
        "Line 1: ⠉⠼⠙⠎⠀⠼⠉⠎ is c4s 3s.",
        "Line 2: ⠼⠉⠕⠼⠋⠰⠙ is 3o6d.",
        "Line 1 in dots: 14-3456-145-234-0-3456-14-234.",
        "Line 2 in dots: 3456-14-135-3456-124-56-145.",
        "8 cells by 2 lines, 46.1 by 16.6 mm. The label of sheet l7160 is 63.5 by 38.1 mm.",
        "The dots meet: marburg.",
        "The dots do not meet nls800: the width of a dot is 1.6, not 1.44 mm, the height of a dot "
        "is 0.5, not 0.48 mm, the distance of dots is 2.5, not 2.34 mm and the distance of cells "
        "is 6, not 6.2 mm.",
        "The dots do not meet ada: the height of a dot is 0.5, not 0.6 to 0.9 mm and the distance "
        "of cells is 6, not 6.1 to 7.6 mm.",
        "The dots do not meet california: the height of a dot is 0.5, not 0.6 to 0.9 mm and the "
        "distance of cells is 6, not 7.6 mm.",
        "The dots do not meet din-large: the width of a dot is 1.6, not 1.5 mm, the height of a "
        "dot is 0.5, not 0.6 to 0.7 mm, the distance of dots is 2.5, not 2.7 mm, the distance of "
        "cells is 6, not 6.6 mm and the distance of lines is 10, not 10.8 mm.",
        "The dots do not meet enlarged: the height of a dot is 0.5, not 0.8 mm, the distance of "
        "dots is 2.5, not 3.2 mm, the distance of cells is 6, not 8.4 mm and the distance of lines "
        "is 10, not 13 mm.",
    ]


def test_tiles_and_tokens_are_described_too(capsys: Capsys) -> None:
    assert labels(capsys, "preview", "3", "4s4e").lines[0] == (
        "3 4s4e: 3 points, wants 4 blue and 4 green."
    )
    assert labels(capsys, "preview", "gold").lines[:2] == ["g: gold.", "Line 1: ⠿⠛ is g."]


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ((), "Say which card, such as its code, or --png for a picture of a sheet."),
        (("c4s", "9s"), "c4s 9s is not a card of this deck."),
        (("banana",), '"banana" does not describe cards. Example: --select "level c red"'),
    ],
)
def test_what_is_no_card(words: tuple[str, ...], error: str, capsys: Capsys) -> None:
    assert labels(capsys, "preview", *words) == Run(2, [], [error])


def test_a_description_of_many_cards(capsys: Capsys) -> None:
    run = labels(capsys, "preview", "level", "b")
    assert run.code == 2
    assert run.errors[0].startswith("That is 30 cards. Say one of them, such as b1d ")


def test_the_beginning_of_a_code(capsys: Capsys) -> None:
    error = "That is 2 cards. Say one of them, such as c4s 7d and c4s 3s3o6d."
    assert labels(capsys, "preview", "c4s") == Run(2, [], [error])
    assert labels(capsys, "preview", "c4s3").lines[0].startswith("c4s 3s3o6d: ")
    assert labels(capsys, "preview", "C3S").lines[0].startswith("c3s ")
    run = labels(capsys, "preview", "c9s")
    assert run.errors == ['"c9s" does not describe cards. Example: --select "level c red"']


def test_words_may_stand_behind_options(capsys: Capsys) -> None:
    first = "c4s 3s3o6d: Level c: blue, 4 points, costs 3 blue, 3 black and 6 white."
    for words in ("preview --standard ada c4s 3s3o6d", "--standard ada preview c4s 3s3o6d"):
        assert labels(capsys, *words.split()).lines[0] == first
    assert labels(capsys, "--json", "sheets").code == 0
    assert labels(capsys, "preview", "--nothing", "c4s").code == ExitCode.USAGE


def test_the_sheets(capsys: Capsys) -> None:
    run = labels(capsys, "sheets")
    assert run.lines[0] == "17 sheets, with what a label has room for in marburg:"
    assert run.lines[1] == (
        "l7160 for cards: 3 by 7 labels of 63.5 by 38.1 mm, to be taken off, each with room for "
        "9 cells, lines: 3. The page is 210 by 297 mm, the first label 7.2 mm from the left and "
        "15.15 mm from the top, the gaps 2.5 and 0 mm."
    )
    (line,) = labels(capsys, "sheets", "--json", "--standard", "california").lines
    sheet = json.loads(line)["sheets"][0]
    assert (sheet["name"], sheet["kind"], sheet["cells"], sheet["left"]) == (
        "l7160",
        "cards",
        8,
        7.2,
    )


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ((), "Say which file to make, with --format. Choose from: "),
        (("--format", "odt"), '--format cannot be "odt". Choose from: '),
        (("--what", "dice"), '--what cannot be "dice". Choose from: '),
        (("--standard", "iso"), '--standard cannot be "iso". Choose from: '),
        (("--sheet", "l9"), '--sheet cannot be "l9". Choose from: '),
        (("--notation", "es-g1"), '--notation cannot be "es-g1". Choose from: '),
        (("--layout", "x"), '--layout cannot be "x". Choose from: '),
        (("--orientation-mark", "x"), '--orientation-mark cannot be "x". Choose from: '),
        (("--start-at", "0"), "--start-at takes the number of a label on the sheet"),
        (("--start-at", "-1"), "--start-at takes the number of a label on the sheet"),
        (("--start-at", "x"), "--start-at takes the number of a label on the sheet"),
        (("--margin", "wide"), "--margin takes a length from 0 to 100 mm"),
        (("--margin", "nan"), "--margin takes a length from 0 to 100 mm"),
        (("--margin", "-1"), "--margin takes a length from 0 to 100 mm"),
        (("--measure", "cell"), "--measure takes a name and a length"),
        (("--measure", "width=1"), '--measure cannot be "width". Choose from: '),
        (("--measure", "cell=x"), "--measure takes a length"),
        (("--select", "banana"), '"banana" does not describe cards.'),
        (("--select", ""), '"" does not describe cards.'),
        (("--embosser", "x", "--format", "brf"), 'There is no embosser "x"'),
    ],
)
def test_bad_values_are_answered_and_nothing_is_made(
    words: tuple[str, ...],
    error: str,
    capsys: Capsys,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    run = labels(capsys, *words)
    assert run.code == 2
    assert run.lines == []
    assert run.errors[0].startswith(error)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (
            ("--sheet", "l7160", "--what", "nobles"),
            "The labels of sheet l7160 are 63.5 by 38.1 mm.",
        ),
        (("--margin", "20", "--what", "cards"), "A margin of 20 mm leaves no room on a label of"),
        (("--margin", "12", "--what", "cards"), "a0d 2r1o needs "),
        (("--measure", "cell=6.2"), "marburg does not allow it: the distance of cells would be "),
        (("--standard", "ada", "--measure", "height=1"), "ada does not allow it: the height of a "),
        (("--select", "level a 5 points"), 'No card is "level a 5 points".'),
        (
            ("--sheet", "l7160", "--what", "aids"),
            "Player aids and rules need a whole page. Sheet l7160 has labels. Choose a4, letter or "
            "plate.",
        ),
        (
            ("--margin", "96", "--what", "aids"),
            "A margin of 96 mm leaves no room on a label of 194 by 273 mm.",
        ),
        (
            ("--margin", "87", "--what", "aids", "--format", "stl"),
            "A margin of 87 mm leaves no room on a label of 184 by 176 mm.",
        ),
    ],
)
def test_what_cannot_be_made_is_reported_with_figures(
    words: tuple[str, ...],
    error: str,
    capsys: Capsys,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    run = labels(capsys, "--format", "pdf", *words)
    assert run.code == 1
    assert run.lines == []
    assert run.errors[0].startswith(error)
    assert not list(tmp_path.iterdir())


def test_a_table_that_gets_codes_wrong_is_refused(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = BrailleTable("es-g1", "es", "", "literary", 6, ("es-g1.ctb",))
    monkeypatch.setattr(options, "label_tables", lambda: {"es-g1": wrong})
    monkeypatch.setattr(options, "table", lambda _: wrong)
    run = labels(capsys, "--format", "brf", "--notation", "es-g1")
    assert run.code == 2
    assert run.errors == [
        "Labels have six dots, and es-g1 does not write every code right in them."
    ]


def test_without_liblouis_it_says_what_to_install(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", NO_LIBLOUIS, "labels", "--format", "pdf", "--out", tmp_path / "out"],
        env={"PYTHONPATH": str(ROOT), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Braille cells need liblouis. ")
    assert not (tmp_path / "out").exists()


def test_start_at_beyond_the_sheet(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--format", "pdf", "--what", "cards", "--start-at", 22, "--out", tmp_path)
    run = labels(capsys, *words)
    assert run == Run(2, [], ["There is no label 22 on sheet l7160. It has 21."])


def test_player_aids_cannot_be_checked_by_touch(capsys: Capsys) -> None:
    run = labels(capsys, "verify", "--what", "aids")
    assert run == Run(
        2, [], ["Player aids and rules are pages of text. There are no codes to check."]
    )


def test_words_that_mean_nothing(capsys: Capsys) -> None:
    run = labels(capsys, "list", "cards")
    assert run.code == 2
    assert run.errors == ['"cards" is not understood here. Options begin with two hyphens.']


def test_help_names_every_option(capsys: Capsys) -> None:
    with pytest.raises(SystemExit) as left:
        labels(capsys, "--help")
    assert left.value.code == 0
    text = capsys.readouterr().out
    for option in ("--format", "--what", "--select", "--standard", "--notation", "--layout"):
        assert option in text
    assert "make braille labels" in text
