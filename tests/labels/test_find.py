"""The label of the card in the hand: found by any description, and kept when it is on."""

import json
import random
from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest

from splendor_access.commands import _cli
from splendor_access.game.cards import CARDS, NOBLES, ORDER, gems
from splendor_access.game.notation import parse_card
from splendor_access.labels import command
from splendor_access.labels.planning.content import Kind, items
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.sticking.find import DoneLabels, Finder, MadeLabel, made_labels
from splendor_access.labels.sticking.search import search, whole_cost
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.descriptions import Reading
from splendor_access.talk.parsing.loose import LooseDescription
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.labels.descriptions import CARD_LABELS, ambiguous, counted, described, outcome
from tests.labels.runs import labels
from tests.tiers import drawn, sample, sampled, soak_only, tries

Capsys = pytest.CaptureFixture[str]
EN = Locale("en")
ALL = [item for kind in (Kind.CARDS, Kind.NOBLES, Kind.TOKENS) for item in items(kind)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with labels of everything."""
    out = tmp_path_factory.mktemp("labels") / "out"
    assert _cli.main(["labels", "--format", "svg", "--out", str(out)]) == 0
    return out


@pytest.fixture(scope="module")
def made(folder: Path) -> tuple[MadeLabel, ...]:
    return made_labels(folder)


def finder(made: tuple[MadeLabel, ...], stuck: DoneLabels | None = None) -> Finder:
    return Finder(made, DoneLabels() if stuck is None else stuck, EN, list)


def heard(guide: Finder, *lines: str) -> list[str]:
    """Return the answer to the last of some lines."""
    answers = [[EN.text(message) for message in guide.handle(line)] for line in lines]
    return answers[-1]


def found(text: str, locale: Locale = EN) -> list[str]:
    answer = search(text, ALL, Vocabulary(locale))
    return [] if answer is None else list(dict.fromkeys(item.code for item in answer.exact))


def _letters(locale: Locale, count: int, letter: str) -> str:
    return f"{count}{letter}"


def _number_first(locale: Locale, count: int, letter: str) -> str:
    return f"{count} {locale.attribute(f'gem-{letter}')},"


def _colour_first(locale: Locale, count: int, letter: str) -> str:
    return f"{locale.attribute(f'gem-{letter}')}: {count}"


def _spelled(locale: Locale, count: int, letter: str) -> str:
    number = locale.words("words-number")[count].split()[0]
    return f"{number} {locale.attribute(f'gem-{letter}')}"


@sampled(4)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("write", [_letters, _number_first, _colour_first, _spelled])
def test_the_cost_tells_what_fits_whole_in_any_order(
    language: str, write: Callable[[Locale, int, str], str]
) -> None:
    locale = Locale(language)
    vocabulary = Vocabulary(locale)
    chance = random.Random(f"{language} {write.__name__}")
    costs = {card: card.cost for card in CARDS} | {noble: noble.cost for noble in NOBLES}
    for thing, counts in chance.sample([*costs.items()], tries(5, len(costs))):
        cost = [(n, letter) for n, letter in zip(counts, ORDER, strict=True) if n]
        orders = list(permutations(cost))
        for order in chance.sample(orders, min(len(orders), tries(1, 12))):
            text = " ".join(write(locale, count, letter) for count, letter in order)
            answer = search(text, ALL, vocabulary)
            assert answer
            assert {item.thing for item in answer.exact} == {thing}, text


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("c4s 3s3o6d", ["c4s 3s3o6d"]),
        ("C4S3O3S6D", ["c4s 3s3o6d"]),
        ("level c blue 4 points cost 6 white 3 blue 3 black", ["c4s 3s3o6d"]),
        ("a card with the number 4 and a blue gem: 3 blue, 3 black, 6 white", ["c4s 3s3o6d"]),
        ("The number 4. A blue gem. White 6, blue 3, black 3.", ["c4s 3s3o6d"]),
        ("points 4 bonus blue 3 3 6", ["c4s 3s3o6d"]),
        ("4 blue, 3 blue 3 black 6 white", ["c4s 3s3o6d"]),
        ("3 ? 3 ? 6 white blue bonus", ["c4s 3s3o6d"]),
        ("3 blue 3 dark 6 white", ["c4s 3s3o6d"]),
        ("3 dark blue 3 black 6 white", ["c4s 3s3o6d"]),
        ("3 blue or black 3 blue or black 6 white", ["c4s 3s3o6d"]),
        ("the green one that costs a blue and two white", ["a0e 1s2d"]),
        ("green, no points, one blue to white", ["a0e 1s2d"]),
        ("green one blue two white", ["a0e 1s2d"]),
        ("level c, blue, four points, seven wihte", ["c4s 7d"]),
        ("c4s", ["c4s 7d", "c4s 3s3o6d"]),
        ("level c blue 4 points no black", ["c4s 7d"]),
        ("cost 7 white 0 blue", ["c4s 7d"]),
        ("noble 4 blue 4 green", ["3 4s4e"]),
        ("gold token", ["g"]),
        ("bottom row, 2 red 1 black", ["a0d 2r1o"]),
        ("it's 7 white", ["c4s 7d"]),
        ("banana", []),
        ("", []),
        ("9 blue", []),
    ],
)
def test_what_a_description_means(text: str, codes: list[str]) -> None:
    assert found(text) == codes


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "mittlere Reihe, ein Punkt, schwarz"),
        ("en", "middle row, one point, black"),
        ("en", "second row, black, one point"),
        ("fr", "rangée du milieu, un point, noire"),
        ("nl", "middelste rij, een punt, zwart"),
    ],
)
def test_a_number_behind_a_row_that_has_its_name_is_no_level(language: str, line: str) -> None:
    assert found(line, Locale(language)) == ["b1o 3e2o3d", "b1o 2s2e3d"]


def test_what_fits_whole_is_not_asked_about_because_of_another_reading(
    made: tuple[MadeLabel, ...],
) -> None:
    """In "blue 4 points 7 white" the blue may stand for the bonus, or "blue 7" for a cost."""
    assert heard(finder(made), "level c blue 4 points 7 white")[0].startswith("Sheet 4, row 5")


@sampled(3)
@pytest.mark.parametrize(
    ("told", "differs"),
    [
        ("level c blue 4 points cost 3 blue 3 green 6 white", "it costs 3 black, not 3 green"),
        ("level c blue 4 points cost 3 blue 4 black 6 white", "it costs 3 black, not 4 black"),
        ("level c blue 4 points cost 3 blue 6 white", "it costs 3 black too"),
        ("level c red 4 points cost 3 blue 3 black 6 white", "its bonus is blue, not red"),
        ("level c blue 5 points cost 3 blue 3 black 6 white", "its points are 4, not 5"),
        ("level b blue 4 points cost 3 blue 3 black 6 white", "its level is c, not b"),
        ("level c blue 4 points cost 3 blue 0 black 6 white", "it does cost 3 black"),
    ],
)
def test_what_does_not_fit_is_said_before_a_label_is_named(
    told: str, differs: str, made: tuple[MadeLabel, ...]
) -> None:
    guide = finder(made)
    answer = heard(guide, told)
    assert answer[-1] == (
        "Nothing fits whole. The nearest is level c, blue, 4 points, costs 3 blue, 3 black and "
        f"6 white; {differs}. Is it that card? Type yes, or describe it again."
    )
    assert (guide.at, EN.text(guide.prompt)) == (None, "yes or no")
    assert heard(guide, "no") == ["No label fits."]
    assert "3 black and 6 white." in heard(guide, told, "yes")[0]
    assert heard(guide, "yes")[0] == "Done: c4s 3s3o6d."


def test_a_cost_that_no_card_has_is_said(made: tuple[MadeLabel, ...]) -> None:
    guide = finder(made)
    assert heard(guide, "3 blue 3 green 6 white")[0] == (
        "No card costs 3 blue, 3 green and 6 white."
    )
    assert guide.at is None
    assert heard(guide, "5 red 5 green 5 blue") == [
        "No card costs 5 blue, 5 green and 5 red.",
        "No label fits.",
    ]


@drawn(2)
@pytest.mark.parametrize("language", languages()[: tries(1, 99)])
def test_no_description_with_one_mistake_is_surely_another_card(
    language: str, pytestconfig: pytest.Config
) -> None:
    """Nor does it lead to another card, or to none, where questions are answered."""
    cards = sample(CARDS, 2, f"{pytestconfig.option.hypothesis_seed} {language}")
    for whole in (True, False):
        counts = counted(language, cards, whole=whole)
        assert {"part missed", "colour wrong", "number wrong"} <= counts.keys()
        for mistake, outcomes in counts.items():
            assert not {"wrong", "lost", "refused"} & outcomes.keys(), (mistake, outcomes)


@soak_only
@pytest.mark.parametrize("language", languages())
def test_whole_true_descriptions_are_asked_about_only_where_they_must_be(language: str) -> None:
    """Twelve are word for word those of another card with one number wrong, or one part missed.

    Of one more the program does not say that it has no points. Who is never surely wrong must ask
    about all these, so that in a deck without labels 14 of 100 are asked about. Ten are five pairs:
    when one of a pair has its label, the other is named at once.
    """
    locale = Locale(language)
    true = [next(described(card, locale, whole=True)) for card in CARDS]
    asked = {each.card for each in true if outcome(each, locale) == "asked"}
    must = ambiguous(language)
    assert len(must) == 12
    assert asked == {*must, parse_card("a0r 3d")}


def test_a_card_is_not_doubted_because_of_one_that_has_its_label() -> None:
    true = "Level a: white, costs 1 blue 1 green 1 red 1 black"
    on = next(at for at, label in enumerate(CARD_LABELS) if label.item.code == "a0d 1s2e1r1o")
    first = heard(finder(CARD_LABELS), true)
    assert first == [
        "2 cards fit.",
        "How many green does it cost? Type a number, 0 for none, or unsure.",
    ]
    assert heard(finder(CARD_LABELS, DoneLabels([on])), true)[0].endswith(
        "level a, white, costs 1 blue, 1 green, 1 red and 1 black."
    )
    # What has its label fits whole: it may be the other one, with a mistake.
    again = "Level a: white, costs 1 blue 2 green 1 red 1 black"
    assert heard(finder(CARD_LABELS, DoneLabels([on])), again)[0] == "2 cards fit."


def test_of_a_deck_that_is_labelled_few_cards_are_asked_about() -> None:
    stuck = DoneLabels()
    asked = []
    for at, card in enumerate(CARDS):
        guide = finder(CARD_LABELS, stuck)
        heard(guide, next(described(card, EN, whole=True)).text)
        if guide.at is None:
            asked.append(card)
        stuck.done.append(at)
    assert len(asked) <= 8


def test_the_place_and_the_beginning_of_a_label(made: tuple[MadeLabel, ...]) -> None:
    assert heard(finder(made), "level b white 2 points cost 5 red 3 black") == [
        "Sheet 3, row 1, column 2: level b, white, 2 points, costs 5 red and 3 black.",
        "Its first line is b2d 5r. It begins with dots 12-3456-12-56-145.",
    ]
    assert heard(finder(made), "3 4s4e") == [
        "Sheet 1 of the noble tiles, row 1, column 1: 3 points, wants 4 blue and 4 green.",
        "Its first line is 3 4s. It begins with dots 3456-14-0-3456-145-234.",
    ]


def test_places_are_those_of_the_assembly_list(folder: Path, made: tuple[MadeLabel, ...]) -> None:
    lines = (folder / "assembly.txt").read_text(encoding="utf-8").splitlines()
    for label in made:
        place = EN.text(label.place)
        entry = f"sheet {label.page}, {place}: "
        assert [x for x in lines if entry in x and x.endswith(f"Code {label.item.code}")], entry
    assert len(made) == 140


def test_labels_of_an_embosser_are_counted_from_the_top(tmp_path: Path) -> None:
    assert _cli.main(["labels", "--format", "brf", "--what", "cards", "--out", str(tmp_path)]) == 0
    (first, *_) = heard(finder(made_labels(tmp_path)), "a0d 2r1o")
    assert first == "Page 1, label 1 from the top: level a, white, costs 2 red and 1 black."


def test_questions_narrow_down_to_every_card(made: tuple[MadeLabel, ...]) -> None:
    for label in made[: 90 : tries(6, 1)]:
        guide = finder(made)
        answer = heard(guide, f"level {label.item.code[0]}")
        for _ in range(9):
            if guide.at is not None:
                break
            assert guide.search.question, answer
            answer = heard(guide, str(guide.search.question.answer(label.item)))
        assert guide.at is not None
        assert made[guide.at].item == label.item


def test_a_question_that_cannot_be_answered_leads_to_another(made: tuple[MadeLabel, ...]) -> None:
    guide = finder(made)
    first = heard(guide, "5 red 3 black")
    assert first == ["2 cards fit.", "How many points? Type a number, or unsure."]
    assert heard(guide, "unsure")[-1] == "Which level? Type a, b or c, or unsure."
    assert heard(guide, "banana")[0] == '"banana" does not answer that.'
    assert heard(guide, "a")[0] == 'None of them has "a".'
    assert "costs 5 red and 3 black." in heard(guide, "b")[0]


def test_cards_that_cannot_be_told_apart_are_named(made: tuple[MadeLabel, ...]) -> None:
    guide = finder(made)
    answer = heard(guide, "c4s")
    while guide.search.question:
        answer = heard(guide, "unsure")
    assert answer == [
        "These cannot be told apart by what you know: c4s 7d and c4s 3s3o6d. Type one of them."
    ]


def test_no_leads_to_the_other_cards_that_fit(made: tuple[MadeLabel, ...]) -> None:
    guide = finder(made)
    heard(guide, "level b white 2 points cost 5 red")
    assert "costs 5 red." in heard(guide, "1")[0]
    assert heard(guide, "no") == ["No label fits."]


def test_a_slip_of_the_fingers_leaves_the_label_that_was_named(
    made: tuple[MadeLabel, ...],
) -> None:
    assert heard(finder(made), "c4s 7d", "yess", "yes")[0] == "Done: c4s 7d."
    assert heard(finder(made), "c4s 7d", "yess") == [
        '"yess" does not describe a card. Example: level b blue 2 points'
    ]


def test_what_is_done_is_counted_and_taken_back(made: tuple[MadeLabel, ...]) -> None:
    stuck = DoneLabels()
    guide = finder(made, stuck)
    assert heard(guide, "yes") == ["Nothing to mark yet. Describe a card first."]
    assert heard(guide, "c4s 7d", "yes") == ["Done: c4s 7d.", "139 of 140 labels left."]
    assert heard(guide, "yes")[0].startswith("Nothing to mark yet.")
    assert heard(guide, "c4s 7d")[-1] == "That label is on already."
    assert heard(guide, "undo") == ["Not done: c4s 7d.", "140 of 140 labels left."]
    assert heard(guide, "undo")[0].startswith("Nothing to take back")


def test_each_copy_of_a_token_is_done_for_itself(made: tuple[MadeLabel, ...]) -> None:
    guide = finder(made)
    places = [heard(guide, "red token", "yes", "red token")[0] for _ in range(6)]
    assert len({*places}) == 6


def test_what_is_left(made: tuple[MadeLabel, ...]) -> None:
    stuck = DoneLabels([*range(138)])
    assert heard(finder(made, stuck), "left") == [
        "2 of 140 labels left.",
        "Sheet 1 of the tokens, row 7, column 3: white.",
        "Sheet 1 of the tokens, row 7, column 4: white.",
    ]
    assert heard(finder(made), "left")[1:3] == ["Sheet 1: 21 left.", "Sheet 2: 21 left."]
    assert heard(finder(made, DoneLabels([*range(140)])), "left") == [
        "None left: all 140 labels are on."
    ]


def test_to_begin_again_must_be_confirmed(made: tuple[MadeLabel, ...]) -> None:
    stuck = DoneLabels([1, 2])
    guide = finder(made, stuck)
    assert heard(guide, "restart")[0].startswith("2 labels are marked as done.")
    heard(guide, "no")
    assert stuck.done == [1, 2]
    heard(guide, "restart", "yes")
    assert stuck.done == []


def test_what_is_done_is_kept_on_the_disk(made: tuple[MadeLabel, ...]) -> None:
    guide, notices = command.saved_finder(made, EN)
    assert not notices
    heard(guide, "c4s 7d", "yes")
    path = command.stuck_path(made)
    assert path.stat().st_mode & 0o777 == 0o600
    again, _ = command.saved_finder(made, EN)
    assert heard(again, "left")[0] == "139 of 140 labels left."
    other, _ = command.saved_finder(made[:90], EN)
    assert heard(other, "left")[0] == "90 of 90 labels left."


def test_a_damaged_file_of_what_is_done_stays_as_it_is(made: tuple[MadeLabel, ...]) -> None:
    guide, _ = command.saved_finder(made, EN)
    heard(guide, "c4s 7d", "yes")
    path = command.stuck_path(made)
    path.write_text("done = nothing", encoding="utf-8")
    guide, notices = command.saved_finder(made, EN)
    assert EN.text(notices[0]).startswith("What you have done so far cannot be read")
    heard(guide, "c4s 7d", "yes")
    assert path.read_text(encoding="utf-8") == "done = nothing"
    path.write_text("done = [5, 5, -1, 9999]", encoding="utf-8")
    guide, _ = command.saved_finder(made, EN)
    assert heard(guide, "left")[0] == "139 of 140 labels left."


def test_the_command_answers_once(folder: Path, capsys: Capsys) -> None:
    run = labels(
        capsys,
        "find",
        "level c blue 4 points cost 7 white",
        "--out",
        folder,
    )
    assert (run.code, run.errors) == (0, [])
    assert run.lines[0].endswith("level c, blue, 4 points, costs 7 white.")
    run = labels(capsys, "find", "c4s", "--out", folder)
    assert (run.code, run.lines) == (1, [])
    assert "Say one of them, such as c4s 7d, c4s 3s3o6d, " in run.errors[0]
    run = labels(capsys, "find", "banana", "--out", folder)
    assert run.errors == ['"banana" does not describe a card. Example: level b blue 2 points']
    run = labels(capsys, "find", "level c blue 4 points cost 10 white", "--out", folder)
    assert (run.code, run.lines) == (1, [])
    assert run.errors[0] == "No card costs 10 white."
    assert run.errors[1].startswith("Nothing fits whole. The nearest is level c, blue, 4 points")


def test_words_that_mean_nothing_are_named(made: tuple[MadeLabel, ...]) -> None:
    assert heard(finder(made), "bleu 7")[0] == "Not understood: bleu."


def test_a_folder_without_labels(tmp_path: Path, capsys: Capsys) -> None:
    run = labels(capsys, "find", "--out", tmp_path)
    assert (run.code, run.lines) == (3, [])
    assert "manifest.json is missing" in run.errors[0]
    for text in ("{}", "[", json.dumps({"format": "../x", "files": [], "labels": []})):
        (tmp_path / "manifest.json").write_text(text, encoding="utf-8")
        with pytest.raises(LabelsRefused):
            made_labels(tmp_path)


@pytest.mark.parametrize("change", [{"card": "z9"}, {"kind": "x"}, {"text": []}, {"cells": []}])
def test_a_manifest_of_others(change: dict[str, object], folder: Path, tmp_path: Path) -> None:
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    manifest["labels"][0] |= change
    manifest["labels"] = manifest["labels"][:1]
    (tmp_path / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    with pytest.raises(LabelsRefused):
        made_labels(tmp_path)


def test_a_cost_is_told_for_sure_only_where_each_colour_is_one() -> None:
    def told(*cost: tuple[str, int | None]) -> LooseDescription:
        return LooseDescription((Reading(cost=tuple((frozenset(c), n) for c, n in cost)),), ())

    assert whole_cost(told(("r", 5), ("o", 3))) == gems("rrrrrooo")
    assert whole_cost(told(("so", 3))) is None
    assert whole_cost(told(("s", 3), ("o", None))) is None
    assert whole_cost(told(("s", 3), ("s", 1))) is None
