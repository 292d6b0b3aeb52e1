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
    ],
)
def test_what_explains_it_among_the_choices_is_asked_back(
    language: str, line: str, means: str, answer: str | None
) -> None:
    assert classed(language, line, means, answer) == "asked back"


def test_an_answer_that_does_not_hold_what_is_asked_informs_wrongly() -> None:
    assert classed("en", "log ben", "log mine", "9 red") == "informed wrongly"
