"""The lessons of the notation: what is asked, what comes again, and when a lesson is passed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splendor_access.braille.tables import table
from splendor_access.game.cards import CARDS, NOBLES
from splendor_access.game.notation import NotationError, card_code, noble_code
from splendor_access.teaching.braille_course import (
    KNOWN,
    LESSONS,
    PASSED,
    ROUND,
    Course,
    LearnerProgress,
    Lesson,
    find_lesson,
)

TABLE = table("en-ueb-g1")


def course(lesson: Lesson = LESSONS[0], seed: int = 1) -> Course:
    return Course(TABLE, LearnerProgress(lesson=lesson.name, seed=seed))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_code_is_read_as_itself_and_as_nothing_else(lesson: Lesson) -> None:
    assert len(set(lesson.codes)) == len(lesson.codes) > 3
    assert [lesson.parse(code.upper()) for code in lesson.codes] == [*lesson.codes]
    with pytest.raises(NotationError):
        lesson.parse("z9")


def test_the_lessons_end_with_all_cards_and_tiles() -> None:
    *_, cards, tiles = LESSONS
    assert {*cards.codes, *tiles.codes} == {*map(card_code, CARDS), *map(noble_code, NOBLES)}


@given(
    lesson=st.sampled_from(LESSONS),
    seed=st.integers(0, 2**32 - 1),
    rights=st.lists(st.booleans(), min_size=ROUND, max_size=ROUND),
)
def test_a_round(lesson: Lesson, seed: int, rights: list[bool]) -> None:
    one = course(lesson, seed)
    asked: list[str] = []
    missed: list[str] = []
    at_once = 0
    for number, right in enumerate(rights):
        question = one.question
        assert question in lesson.codes
        assert question not in asked[-3:]
        if number > 3 and not rights[number - 4]:
            assert question in missed, "what was missed comes again"
        answer = question if right else next(c for c in lesson.codes if c != question)
        assert not one.round_over
        assert one.answer(answer) == right
        asked.append(question)
        at_once += right and question not in missed
        if not right:
            missed.append(question)
    assert one.round_over
    assert one.progress.missed == [*dict.fromkeys(missed)]
    assert one.progress.right == at_once
    at = LESSONS.index(lesson)
    passed = one.progress.right >= PASSED
    assert one.following is LESSONS[min(at + passed, len(LESSONS) - 1)]


def test_who_is_always_right_knows_a_lesson_soon() -> None:
    lesson = LESSONS[1]
    one = course(lesson)
    for _ in range(KNOWN * len(lesson.codes)):
        one.answer(one.question)
        if one.round_over:
            one.begin(lesson)
    assert one.known(lesson) == len(lesson.codes)
    one.answer("no")
    assert one.known(lesson) == len(lesson.codes) - 1


@given(st.sampled_from(LESSONS), st.integers(0, 2**32 - 1))
def test_choices_hold_the_answer_and_others_of_the_lesson(lesson: Lesson, seed: int) -> None:
    one = course(lesson, seed)
    offered = one.choices()
    assert one.question in offered
    assert len(set(offered)) == 4
    assert set(offered) <= set(lesson.codes)
    assert one.choices() == offered, "asked for again they are the same"


def test_wrong_choices_feel_like_the_right_one() -> None:
    one = course(LESSONS[2])
    one.question = "6d"
    near = one.choices()
    assert all(code[0] == "6" or code[1] == "d" for code in near)


@pytest.mark.parametrize(
    ("text", "number"), [("1", 0), ("7", 6), ("two", 1), ("0", None), ("8", None), ("x", None)]
)
def test_lessons_are_called_by_number_or_name(text: str, number: int | None) -> None:
    words = ["one", "two", "three", "four", "five", "six", "seven"]
    assert find_lesson(words, text) == (None if number is None else LESSONS[number])
