"""Cards and labels held together: in any order, from any heap, and kept."""

from pathlib import Path
from random import Random

import pytest

from splendor_access.labels import command
from splendor_access.labels.planning.content import Kind, items
from splendor_access.labels.planning.printing import words
from splendor_access.labels.sticking.find import DoneLabels, MadeLabel, Pairing, made_labels
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import line
from tests.labels.runs import labels
from tests.tiers import sampled

Capsys = pytest.CaptureFixture[str]
EN = Locale("en")
ALL = tuple(
    MadeLabel(item, "flat", 1, line(str(at)), item.code, "\u2801")
    for kind in (Kind.CARDS, Kind.NOBLES, Kind.TOKENS)
    for at, item in enumerate(items(kind))
)
CARD = "level b white 2 points cost 5 red 3 black"


def pairing(paired: DoneLabels | None = None, locale: Locale = EN) -> Pairing:
    return Pairing(ALL, DoneLabels() if paired is None else paired, locale, list)


def heard(guide: Pairing, *lines: str) -> list[str]:
    """Return the answer to the last of some lines."""
    answers = [[EN.text(message) for message in guide.handle(line)] for line in lines]
    return answers[-1]


def test_a_label_and_its_card_in_either_order() -> None:
    together = [
        "They belong together: level b, white, 2 points, costs 5 red and 3 black. Stick the label "
        "on, if it is not on.",
        "139 of 140 labels left.",
    ]
    assert heard(pairing(), "b2d 5r3o") == ["b2d 5r3o. Now the card."]
    assert heard(pairing(), "b2d 5r3o", CARD) == together
    assert heard(pairing(), CARD)[0].endswith("costs 5 red and 3 black. Now the label.")
    assert heard(pairing(), CARD, "B2D5R3O") == together
    assert heard(pairing(), "b2d 5r3o", "b2d 5r3o") == together


def test_the_wrong_label_is_named_and_the_card_stays_in_the_hand() -> None:
    guide = pairing()
    assert heard(guide, CARD, "b2d 5r") == [
        "They do not belong together. The label b2d 5r is for level b, white, 2 points, costs 5 "
        "red. The card is level b, white, 2 points, costs 5 red and 3 black: it needs b2d 5r3o. "
        "Now another label."
    ]
    assert heard(guide, "b2d 5r3o")[0].startswith("They belong together: ")
    assert heard(guide, "left")[0] == "139 of 140 labels left."


def test_a_card_that_is_not_sure_is_asked_about_before_it_is_compared() -> None:
    guide = pairing()
    asked = heard(guide, "b2d 5r3o", "5 red 3 black")
    assert asked[-1] == "How many points? Type a number, or unsure."
    assert heard(guide, "2")[0].startswith("They belong together: ")
    guide = pairing()
    doubt = heard(guide, "b2d 5r3o", "level b white 2 points cost 5 red 3 blue")
    assert doubt[-1].startswith("Nothing fits whole. The nearest is level b, white, 2 points")
    assert heard(guide, "no") == ["No label fits."]
    assert heard(guide, CARD)[0].startswith("They belong together: ")


def test_a_label_counts_once_and_each_token_for_itself() -> None:
    guide = pairing()
    assert heard(guide, "b2d 5r3o", CARD, "b2d 5r3o", CARD)[1:] == [
        "These were together before.",
        "139 of 140 labels left.",
    ]
    for _ in range(3):
        last = heard(guide, "r", "red token")
    assert last[-1] == "136 of 140 labels left."


def test_what_waits_and_the_last_pair_are_taken_back() -> None:
    guide = pairing()
    assert heard(guide, "undo") == ["Nothing to take back: no label is marked as done."]
    heard(guide, "b2d 5r3o", CARD, "a0d 2r1o")
    assert heard(guide, "undo") == ["Begin again with a card and a label."]
    assert heard(guide, "undo") == ["Not done: b2d 5r3o.", "140 of 140 labels left."]


@sampled(2)
@pytest.mark.parametrize("language", languages())
def test_a_whole_deck_from_two_shuffled_heaps(language: str) -> None:
    """Each card takes the next label until one belongs to it; what is told of others is true."""
    locale = Locale(language)
    chance = Random(language)
    of_cards = [label for label in ALL if label.item.kind is Kind.CARDS]
    heap = chance.sample(of_cards, 12)
    paired = DoneLabels()
    guide = pairing(paired, locale)
    for card in chance.sample(heap, len(heap)):
        guide.handle(card.item.code if chance.random() < 0.3 else locale.text(words(card.item)))
        while guide.search.question is not None:
            guide.handle(str(guide.search.question.answer(card.item)))
        # A code is taken for a label first; the card follows.
        if guide.felt is not None:
            guide.handle(card.item.code)
        else:
            for label in chance.sample(heap, len(heap)):
                done = len(paired.done)
                guide.handle(label.item.code)
                assert (len(paired.done) > done) is (label is card)
                if label is card:
                    break
    assert sorted(ALL[at].item.code for at in paired.done) == sorted(
        label.item.code for label in heap
    )


def test_what_is_paired_is_kept_on_the_disk(capsys: Capsys, tmp_path: Path) -> None:
    run = labels(capsys, "--format", "svg", "--what", "nobles", "--out", tmp_path)
    assert run.code == 0
    made = made_labels(tmp_path)
    guide, notices = command.saved_pairing(made, EN)
    assert not notices
    heard(guide, "3 4s4e", "3 4s4e")
    again, _ = command.saved_pairing(made, EN)
    assert heard(again, "left")[0] == "9 of 10 labels left."
    assert len(heard(again, "left")) == 10


def test_a_folder_without_labels_cannot_be_paired(capsys: Capsys, tmp_path: Path) -> None:
    run = labels(capsys, "pair", "--out", tmp_path)
    assert (run.code, run.lines) == (3, [])
    assert "manifest.json is missing" in run.errors[0]
