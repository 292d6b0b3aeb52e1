"""How held-out lines are classed: what is as good an answer as that of the line that is meant.

An answer that holds what is asked counts, also among the choices of a question, and what explains
a thing counts by whichever command it is explained.
"""

import pytest

from tests.talk.held_out.classing import Judge, Line, Outcome


def classed(language: str, line: str, means: str, answer: str | None = None) -> Outcome:
    kind = "rule" if means.startswith(("rules", "help")) else "past"
    return Judge(language).outcome(Line(line, "turn", kind, means, deed=False, answer=answer))


@pytest.mark.parametrize(
    ("language", "line", "means", "answer"),
    [
        ("de", "hilfe beenden", "help quit", None),
        ("nl", "help stop", "help quit", None),
        ("fr", "l'un de nous deux a-t-il déjà passé", "log", "non"),
        ("en", "log pass", "log", "no"),
    ],
)
def test_what_is_told_in_another_way_is_understood(
    language: str, line: str, means: str, answer: str | None
) -> None:
    assert classed(language, line, means, answer) == "understood"


@pytest.mark.parametrize(
    ("language", "line", "means", "answer"),
    [
        ("de", "können zwei Adlige in einem Zug kommen", "help nobles", None),
        ("fr", "combien de nobles par tour", "rules nobles", None),
        ("en", "is gold counted in the ten, somehow", "rules", "10"),
        ("de", "auf f7 sollen meine Karten liegen", "key f7 cards", None),
        ("nl", "f2 wordt betaalbaar", "key f2 afford", None),
    ],
)
def test_what_explains_it_among_the_choices_is_asked_back(
    language: str, line: str, means: str, answer: str | None
) -> None:
    assert classed(language, line, means, answer) == "asked back"


def test_an_answer_that_does_not_hold_what_is_asked_informs_wrongly() -> None:
    assert classed("en", "log ben", "log mine", "9 red") == "informed wrongly"


def at(prompt: str, line: str, means: object) -> Outcome:
    """Return the class of an English line at a prompt."""
    return Judge("en").outcome(Line(line, prompt, "answer", means, deed=False))


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("no idea", "asked back"),
        ("hmm whatnot", "asked back"),
        ("what do I have", "informed wrongly"),
        ("yes", "acted wrongly"),
    ],
)
def test_a_yes_or_no_is_asked_back_by_asking_once_more(line: str, right: Outcome) -> None:
    assert at("yes-no", line, {"ask": ["yes", "no"]}) == right


@pytest.mark.parametrize(
    ("line", "right"),
    [("what do I have", "understood"), ("what does Ben have", "informed wrongly")],
)
def test_what_is_meant_while_the_device_is_passed_on_is_held_against_what_is_said_then(
    line: str, right: Outcome
) -> None:
    # After a turn one holds other tokens than before it.
    assert at("hand-over", line, "player ada") == right


def test_a_deed_that_is_refused_at_once_counts_as_refused_by_its_rule() -> None:
    line = Line("pack zwei grüne in meinen Beutel", "turn", "deed", "take ee", deed=True)
    assert Judge("de").outcome(line) == "refused by its rule"


def test_a_guess_at_a_card_drawn_unseen_is_asked_back() -> None:
    line = Line(
        "blind reserve off the top of the level three deck", "turn", "deed", "reserve c", deed=True
    )
    assert Judge("en").outcome(line) == "asked back"


@pytest.mark.parametrize(
    ("before", "line", "means", "right"),
    [
        (["look a2"], "need a2", "need a2", "understood"),
        (["buy a2 with 1g"], "2", "pick 2", "understood"),
        (["buy a2 with 1g"], "1", "pick 2", "acted wrongly"),
        (["reserve white"], "reserve a4", "pick 1", "understood"),
        (["look a2"], "bank", "need a2", "informed wrongly"),
    ],
)
def test_what_was_typed_before_is_typed_first(
    before: list[str], line: str, means: str, right: Outcome
) -> None:
    held_out = Line(line, "turn", "answer", means, deed=True, before=before)
    assert Judge("en").outcome(held_out) == right
