"""`teach` from a learner's side: by the cells alone, in codes or in words, and left at any time."""

import re
import tomllib
from pathlib import Path

import brlapi
import pytest
import tomli_w

from splendor_access.braille.cells import cells_code, code_cells, dot_numbers, text_cells
from splendor_access.braille.tables import OFFERED, BrailleTable, table
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, say
from splendor_access.teaching.braille_course import (
    LESSONS,
    ROUND,
    Course,
    LearnerProgress,
    Teacher,
    progress_path,
)
from tests.braille_display.fingertips import Fingertips, ends
from tests.braille_display.test_games import program
from tests.braille_display.virtual_display import VirtualDisplay
from tests.driver import AtTerminal, Piped, run, run_process, sentence
from tests.tiers import SOAK

EN = Locale("en")


def teacher(name: str = "en-us-comp8", lesson: int = 0) -> Teacher:
    return Teacher(Course(table(name), LearnerProgress(lesson=LESSONS[lesson].name)), EN, list)


def names(told: list[Message]) -> list[str]:
    return [message.name for message in told]


def read(cells: str, chosen: BrailleTable) -> str:
    """Read cells like a learner who knows the table."""
    return cells_code(cells, chosen)


def test_from_the_first_letter_to_the_last_tile_by_the_cells_alone() -> None:
    chosen = table("en-ueb-g1")
    rounds = 0
    with Piped("teach", "--table", chosen.name) as learner:
        learner.until("\n")
        while rounds < len(LESSONS):
            line = learner.until("\n")
            if line.startswith("Question"):
                learner.type(read(learner.until("\n").strip(), chosen))
                assert learner.until("\n").startswith("Right"), learner.said
            elif line.startswith(f"{ROUND} of {ROUND}"):
                rounds += 1
                learner.type("")
    assert [line for line in learner.said.splitlines() if line.startswith("Lesson")] == [
        sentence("teach-lesson", lesson=say(f"teach-title-{lesson.name}")) for lesson in LESSONS[1:]
    ]


@pytest.mark.parametrize("lesson", range(len(LESSONS)))
def test_what_choices_say_can_be_typed(lesson: int) -> None:
    one = teacher(lesson=lesson)
    for _ in range(ROUND):
        question = one.course.question
        said = EN.text(one.meaning(question))
        assert said in [EN.text(each) for each in one.handle("choices")]
        assert names(one.handle(said))[0] == "teach-right", said


@pytest.mark.parametrize("language", languages())
def test_nothing_is_named_twice(language: str) -> None:
    locale = Locale(language)
    one = Teacher(Course(table("en-us-comp8"), LearnerProgress()), locale, list)
    for code in LESSONS[0].codes:
        named = locale.text(one.meaning(code)).split(", ")
        assert len({*named}) == len(named), named


@pytest.mark.parametrize("chosen", OFFERED, ids=lambda each: each.name)
def test_every_table_can_be_learned(chosen: BrailleTable) -> None:
    one = teacher(chosen.name, 5)
    assert read(one.cells, chosen) == one.course.question


def test_a_wrong_answer_is_told_with_the_right_one_and_comes_again() -> None:
    one = teacher(lesson=2)
    missed = one.course.question
    wrong = next(code for code in LESSONS[2].codes if code != missed)
    told = one.handle(wrong)
    assert names(told) == ["teach-wrong", "teach-question", "teach-cells"]
    said = EN.text(told[0])
    assert missed in said
    assert wrong in said
    for _ in range(3):
        assert one.course.question != missed
        one.handle(one.course.question)
    assert one.course.question == missed


def test_what_is_no_answer_changes_nothing() -> None:
    one = teacher(lesson=5)
    before = one.course.question
    for text in ("zzz", "c4s", "14", "c9s 3s3o6d", "\x1b[2J", "x" * 500):
        assert names(one.handle(text)) == ["teach-unclear"]
    for text in ("help", "lessons", "dots", "choices", "again", ""):
        one.handle(text)
    assert (one.course.question, one.course.progress.asked) == (before, 0)


def test_a_round_tells_what_was_missed_and_goes_on_as_asked() -> None:
    one = teacher()
    first = one.course.question
    told = one.handle("show")
    assert told[0].name == "teach-shown"
    while not one.course.round_over:
        told = one.handle(one.course.question)
    assert names(told)[-3:] == ["teach-round", "teach-missed", "teach-next"]
    assert f"{first}," in EN.text(told[-2])
    assert names(one.handle("s")) == ["teach-next"], "no answer is taken between rounds"
    assert names(one.handle("again")) == ["teach-lesson", "teach-question", "teach-cells"]
    assert one.course.lesson is LESSONS[0]
    assert names(one.handle("lesson cards"))[0] == "teach-lesson"
    assert one.course.lesson is LESSONS[5]
    assert names(one.handle("lesson 9")) == ["teach-unclear"]


@pytest.mark.parametrize("lesson", range(len(LESSONS)))
def test_all_can_be_done_by_choosing(lesson: int) -> None:
    one = teacher(lesson=lesson)
    while not one.course.round_over:
        question = one.course.question
        offered = {text: message for message, text in one.offers()}
        assert EN.text(offered[question]) == EN.text(one.meaning(question))
        assert names(one.handle(question))[0] == "teach-right"
    begun = [names(one.handle(text))[0] for _message, text in one.offers()[-len(LESSONS) :]]
    assert begun == ["teach-lesson"] * len(LESSONS)
    offered = {text: message for message, text in one.offers()}
    assert names(one.handle(next(text for text in offered if text == "show")))[0] == "teach-shown"
    assert names(one.handle("quit")) == ["teach-left"]


def test_what_was_learned_is_kept_when_the_program_is_killed() -> None:
    with Piped("teach") as learner:
        learner.until("Which letter?\n")
        learner.type("lesson 2", "show")
        learner.until("It is")
        learner.until("Question 2")
        learner.kill()
    kept = tomllib.loads(progress_path().read_text())
    assert (kept["lesson"], kept["asked"], kept["round"]) == ("numbers", 1, 1)
    assert oct(progress_path().stat().st_mode)[-3:] == "600"
    again = run("teach", typed="quit\n")
    assert "Question 2 of 10. Which number?" in again.out
    assert again.code == 0
    assert again.lines[-1] == sentence("teach-left")


def test_the_end_of_input_leaves() -> None:
    done = run("teach")
    assert (done.code, done.err) == (0, "")
    assert done.lines[-1] == sentence("teach-left")


@pytest.mark.parametrize("content", ["lesson = [", 'lesson = "dancing"\n', "asked = true\n"])
def test_a_damaged_file_is_told_and_left_as_it_is(content: str) -> None:
    path = progress_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
    done = run("teach", typed="show\n")
    assert done.code == 0
    assert "start again" in done.lines[0]
    assert path.read_text() == content


def test_a_file_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "teach.new").mkdir()
    done = run("teach", typed="show\nshow\n", env={"SPLENDOR_ACCESS_HOME": str(tmp_path)})
    assert done.code == 0
    assert sum("cannot be kept" in line for line in done.lines) == 1


def test_without_the_table_it_says_where_it_is_looked_for() -> None:
    done = run_process("teach", env={"LOUIS_TABLEPATH": "/nowhere"})
    assert done.code == 1
    assert done.out == ""
    step = say("tables-elsewhere", path="/nowhere")
    assert done.err == f"{sentence('braille-no-table', detail='en-us-comp8.ctb', step=step)}\n"


def test_at_a_terminal_ctrl_c_does_not_leave() -> None:
    with AtTerminal("teach") as learner:
        learner.shows("read>")
        learner.type("\x03")
        learner.until(sentence("how-to-leave"))
        learner.until("read>")
        learner.type("quit\r")
        assert learner.end() == 0


def test_a_table_that_is_not_offered() -> None:
    done = run("teach", "--table", "klingon")
    assert done.code == 2
    assert "klingon" in done.err
    assert done.out == ""


# On a braille display alone


def choose(learner: Fingertips, wanted: str) -> None:
    """Go to a choice, and choose it."""
    felt = learner.text
    while felt != wanted:
        then = learner.press("FWINRT")
        # Text longer than the display continues in the next window.
        felt = next((each for each in (f"{felt} {then}", then) if wanted.startswith(each)), then)
    learner.say_yes()


@pytest.mark.parametrize("columns", [12, 40] if SOAK else [12])
def test_a_round_on_a_display_by_choosing_and_by_typing(columns: int, tmp_path: Path) -> None:
    chosen = table("en-us-comp8")
    begun = {"lesson": "heads", "asked": 6, "seed": 1, "round": 6, "right": 6}
    progress = tmp_path / "teach.toml"
    progress.write_text(tomli_w.dumps(begun))
    with (
        VirtualDisplay(columns) as display,
        program(display, tmp_path, command="teach") as game,
    ):
        learner = Fingertips(display)
        learner.until(lambda text: text)
        for number in range(7, ROUND + 1):
            while not learner.text.startswith(f"{number}. "):
                learner.press("FWINRT")
            while not re.match(r"[abc]\d[serod]( |$)", learner.text):
                learner.press("FWINRT")
            code = learner.text[:3]
            if number % 2:
                meaning = Teacher(
                    Course(chosen, LearnerProgress(lesson="heads")), EN, list
                ).meaning(code)
                choose(learner, EN.text(meaning))
            else:
                display.type(text_cells(code, chosen).cells)
                learner.press("ENTER")
            learner.until(lambda text: text.startswith("right"))
        while "10/10" not in learner.text:
            learner.press("FWINRT")
        assert learner.press("FWINRT") == "next: costs"
        assert learner.press("FWINRT") == "again"
        choose(learner, "quit")
        learner.until(lambda text: text.startswith("left"))
        while not ends(game):
            learner.say_yes()
        assert game.end() == 0
    kept = tomllib.loads(progress.read_text())
    assert (kept["round"], kept["right"]) == (ROUND, ROUND)


@pytest.mark.parametrize(("setting", "name"), [("screen", "en-gb-comp8"), ("label", "en-ueb-g1")])
def test_a_display_teaches_in_the_braille_of_its_reader_or_of_labels(
    setting: str, name: str, tmp_path: Path
) -> None:
    (tmp_path / "teach.toml").write_text(tomli_w.dumps({"lesson": "heads"}))
    heads = {code_cells(code, table(name)).cells: code for code in LESSONS[3].codes}
    with VirtualDisplay(40) as display:
        client = brlapi.Connection(display.host.encode(), display.auth.encode())
        computer = brlapi.PARAM_COMPUTER_BRAILLE_TABLE
        client.setParameter(computer, 0, brlapi.PARAMF_GLOBAL, "en_GB")
        client.closeConnection()
        env = {"SPLENDOR_ACCESS_NOTATION": setting}
        with program(display, tmp_path, command="teach", env=env):
            learner = Fingertips(display)
            learner.until(lambda text: text)
            while not (asked := set(heads) & set(display.cells().split("\u2800"))):
                learner.press("FWINRT")
            display.type(text_cells("dots", table(name)).cells)
            learner.press("ENTER")
            numbers = dot_numbers(asked.pop())
            felt = text_cells(numbers, table(name)).cells
            display.wait_for(lambda cells: felt in cells)


@pytest.mark.parametrize(
    ("given", "setting", "name"),
    [
        ((), "screen", "en-us-comp8"),
        ((), "label", "en-ueb-g1"),
        (("--table", "nl-comp8"), "label", "nl-comp8"),
    ],
)
def test_the_table_of_labels_can_be_learned_by_a_setting(
    given: tuple[str, ...], setting: str, name: str
) -> None:
    done = run("teach", *given, env={"SPLENDOR_ACCESS_NOTATION": setting})
    assert done.lines[0] == sentence("teach-opening", table=name)
