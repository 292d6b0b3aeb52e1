"""What a language can say that English does not need: forms of gems, numbers of names."""

import re
from itertools import product
from pathlib import Path

import pytest

from splendor_access.game.cards import gems
from splendor_access.talk.locale import FOLDER, Locale, languages
from splendor_access.talk.messages import Colour, Run, fold, say
from tests.talk.made_up import changed

COUNT_R = """{ $count ->
        [one] { $count } czerwony
        [few] { $count } czerwone
       *[many] { $count } czerwonych
    }
    .stone =
        { $count ->
            [one] { $count } rubin
            [few] { $count } rubiny
           *[many] { $count } rubinów
        }
    .with =
        { $count ->
            [one] { $count } czerwonym
           *[many] { $count } czerwonymi
        }
    .stone-with =
        { $count ->
            [one] { $count } rubinem
           *[many] { $count } rubinami
        }"""
POINTS = """{ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    .with =
        { $points ->
            [one] { $points } punktem
           *[many] { $points } punktami
        }"""
TOOK = """{ COUNT($gems) ->
        [one] Jest
        [few] Są
       *[many] Jest
    } { $gems }, z { FORM($gems, "with") }."""

GEM = """noir
    .stone = onyx
    .words = noir, noirs, onyx
    .of = de noir
    .stone-of = d'onyx"""
LACKING = """Il n'y a plus { FORM($lacking, "of") }."""
THREAT = """{ $names } { COUNT($names) ->
        [one] ne peut
       *[other] ne peuvent
    } rien acheter."""


def made_up(
    monkeypatch: pytest.MonkeyPatch, folder: Path, language: str = "xx", **entries: str
) -> Locale:
    changes = {key.replace("_", "-"): v for key, v in entries.items()}
    return changed(monkeypatch, folder, changes, language)


@pytest.mark.parametrize(("stones", "heard"), [(False, "de noir"), (True, "d'onyx")])
def test_a_gem_takes_the_form_a_sentence_asks_for(
    stones: bool, heard: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_up(monkeypatch, tmp_path, gem_o=GEM, bank_lacking=LACKING)
    lacking = say("bank-lacking", gems=gems("ss"), lacking=[Colour("o")])
    assert Locale("xx", stones=stones).text(lacking) == f"Il n'y a plus {heard}."


def test_several_gems_take_it_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    white = "blanc\n    .stone = diamant\n    .words = blanc\n    .of = de blanc"
    locale = made_up(
        monkeypatch,
        tmp_path,
        gem_o=GEM,
        gem_d=white,
        bank_lacking=LACKING,
        list_and="{ $others } ni { $last }",
    )
    lacking = say("bank-lacking", gems=gems("ss"), lacking=[Colour("d"), Colour("o")])
    assert locale.text(lacking) == "Il n'y a plus de blanc ni de noir."


def test_a_form_that_a_gem_lacks_is_a_fault_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    locale = made_up(monkeypatch, tmp_path, bank_lacking=LACKING)
    lacking = say("bank-lacking", gems=gems("ss"), lacking=[Colour("o")])
    assert locale.text(lacking) == Locale("en").text(lacking)
    (fault,) = faults
    assert fault.endswith("a gem without of")


def test_a_verb_agrees_with_how_many_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locale = made_up(monkeypatch, tmp_path, threat_none=THREAT)
    assert locale.text(say("threat-none", names=["Ana"])) == "Ana ne peut rien acheter."
    both = locale.text(say("threat-none", names=["Ana", "Bea"]))
    assert both == "Ana and Bea ne peuvent rien acheter."


@pytest.mark.parametrize(
    ("stones", "counts", "heard"),
    [
        (False, "r", "Jest 1 czerwony, z 1 czerwonym."),
        (True, "rr", "Są 2 rubiny, z 2 rubinami."),
        (True, "rrrrr", "Jest 5 rubinów, z 5 rubinami."),
        (True, "ro", "Są 1 rubin and 1 onyx, z 1 rubinem and 1 onyx."),
    ],
)
def test_counts_take_a_case_in_each_plural_of_the_language(
    stones: bool, counts: str, heard: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_up(monkeypatch, tmp_path, "pl", count_r=COUNT_R, took_me=TOOK)
    locale = Locale("pl", stones=stones)
    took = say("took-me", gems=gems(counts))
    assert locale.text(took) == heard
    assert locale.brailled(took)[-1] == Run(".")


def test_a_number_of_things_takes_a_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wins = "Wygrywa { $name } z { points-counted.with }, to jest { points-counted }."
    locale = made_up(monkeypatch, tmp_path, "pl", points_counted=POINTS, won=wins)
    won = locale.text(say("won", name="Ana", points=22))
    assert won == "Wygrywa Ana z 22 punktami, to jest 22 punkty."


def test_spaces_of_french_print_are_not_brailled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "{ $place } : \u00ab { $card } \u00bb ? ?b"
    locale = made_up(monkeypatch, tmp_path, placed=text)
    message = say("placed", place="b2", card="x")
    assert locale.text(message) == "b2 : \u00ab x \u00bb ? ?b"
    assert locale.brailled(message) == (Run("b2: \u00abx\u00bb? ?b"),)


@pytest.mark.parametrize(
    ("typed", "compared"),
    [
        ("TAKE", "take"),
        ("R\u00c9SERVER", "reserver"),
        ("re\u0301server", "reserver"),
        ("E\u00c9N", "een"),
    ],
)
def test_capitals_and_accents_make_no_difference(typed: str, compared: str) -> None:
    assert fold(typed) == compared


ONE = {
    "menu": ("menu-gems", "menu-cards", "menu-noble", "menu-pay"),
    "target": ("ended-points", "changed-ending", "goal-race"),
}


@pytest.mark.parametrize("language", languages())
def test_one_thing_is_no_plural(language: str) -> None:
    locale = Locale(language)
    said = [say(name, count=1, command="take") for name in ONE["menu"]]
    said += [say(name, target=1, race=["Ana"]) for name in ONE["target"]]
    said += [say("last-round", name="Ana", points=1), say("last-round-me", points=1)]
    said += [say("goal-finish", points=1, means=["n1"], when=when) for when in ("now", "next")]
    for sure, when in product(("yes", "no"), ("this", "next", "last")):
        said.append(say("threat-finish", name="Ana", points=1, means=["n1"], sure=sure, round=when))
    for message in said:
        assert not re.search(r"\b1 [^\W\d]+(s|en)\b", locale.text(message)), message


FEMININE = (
    "carte|ligne|partie|touche|chose|gemme|étiquette|page|feuille|table|place|erreur|sorte|réponse"
    "|question|rangée|couleur|couche|émeraude|colonne|tuile|plaque|pioche|décision|visite"
)


def test_one_of_a_feminine_thing_is_a_word_in_french() -> None:
    """Voices read the digit as `un`."""
    source = (FOLDER / "fr.ftl").read_text(encoding="utf-8")
    one = re.compile(rf"(\{{ \$\w+ \}}|(?<!\d)1) (autre |nouvelle )?({FEMININE})\b")
    lines = [line for line in source.splitlines() if ".braille" not in line]
    assert not [line for line in lines if one.search(line)]
