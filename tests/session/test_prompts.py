"""What people type at each prompt, and what comes of it; see prompts/README.md."""

import pytest

from splendor_access.session.dialogue import Dialogue
from splendor_access.session.prompts import Choice
from splendor_access.session.session import Session
from splendor_access.talk.locale import languages
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import Ask, Do, Parsed
from tests.driver import table
from tests.session.prompts.judging import Line, comes_of, lines
from tests.talk.held_out.situation import at_prompt, typed
from tests.tiers import tries

STEP = tries(8, 1)
"""Of so many lines at prompts one is tried."""


@pytest.mark.parametrize("language", languages())
def test_lines_at_prompts_come_to_what_they_mean(language: str) -> None:
    begin = languages().index(language)
    tried = [line for line in lines(language)[begin::STEP] if not line.lacking]
    found = [(line, comes_of(line, language)) for line in tried]
    assert not [(line, came) for line, came in found if came != line.means]


@pytest.mark.parametrize("language", languages())
def test_yes_and_no_are_understood_as_they_are_said_in_passing(language: str) -> None:
    asked = ("yes-no", "confirmation")
    said = lines(language, "casual")[languages().index(language) :: STEP]
    tried = [line._replace(prompt=prompt) for line in said for prompt in asked]
    found = [(line, comes_of(line, language)) for line in tried]
    assert not [(line, came) for line, came in found if came != line.means]


@pytest.mark.parametrize("language", languages())
def test_a_question_at_a_prompt_is_answered_and_the_prompt_stays(language: str) -> None:
    tried = [line for line in lines(language, "questions") if not line.lacking]
    begin = languages().index(language)
    found = [(line, comes_of(line, language)) for line in tried[begin::STEP]]
    assert not [(line, came) for line, came in found if came != line.means]


@pytest.mark.parametrize("name", ["Will Smith", "Wo Lee", "Do Min Lee", "Can Yilmaz", "May"])
def test_a_name_that_begins_as_a_question_does_is_a_name(name: str) -> None:
    assert comes_of(Line("names", name, name), "en") == name


@pytest.mark.parametrize("language", languages())
def test_nine_of_ten_lines_at_prompts_are_understood(language: str) -> None:
    found = lines(language)
    assert len(found) == len({(line.prompt, line.line) for line in found}) >= 91
    assert sum(not line.lacking for line in found) * 10 >= len(found) * 9


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", Line("payment", "not the blue one", "buy a2 with 1e1g")),
        ("en", Line("yes-no", "yeah go on", "yes")),
        ("en", Line("yes-no", "what happens if I say no", "again")),
        ("de", Line("yes-no", "was passiert, wenn ich ja sage", "again")),
        ("fr", Line("opponents", "c'est quoi", "help")),
        ("en", Line("names", "where are the rules", "help")),
        ("de", Line("names", "ich verstehe das nicht", "help")),
        ("nl", Line("names", "waar gaat dit over", "about")),
        ("en", Line("strength", "which one is for beginners", "help")),
        ("en", Line("first", "does it matter", "help")),
    ],
)
def test_a_reply_with_words_that_mean_something_elsewhere(language: str, line: Line) -> None:
    assert comes_of(line, language) == line.means


def test_a_line_that_means_something_else_is_told_from_one_that_fits() -> None:
    assert comes_of(Line("payment", "the first one", "pick 2"), "en") != "pick 2"
    assert comes_of(Line("yes-no", "yes", "no"), "en") != "no"
    assert comes_of(Line("names", "Sam", "Kim"), "en") == "Sam"


@pytest.mark.parametrize("prompt", ["give-back", "noble"])
def test_who_is_not_asked_is_told_nothing_of_the_question(prompt: str) -> None:
    asked = at_prompt(prompt, "en")
    other = Session(asked.table, 1, asked.style)
    for line in ("frotz", "frotz the glubu", "99 99"):
        assert [each.message.name for each in typed(other, line)]
        assert other.open_prompt is None


def test_choices_behind_what_was_named_are_counted() -> None:
    one = at_prompt("give-back", "en")
    typed(one, "1")
    _refused, head, *choices = [each.message for each in typed(one, "99")]
    assert head.args["kinds"] == len(choices) == 6


def test_tokens_are_given_back_a_few_at_a_time() -> None:
    one = at_prompt("give-back", "en")
    version = one.table.version
    said = [each.message for each in typed(one, "one white")]
    assert [(each.name, each.args["count"]) for each in said] == [("given-partly", 1)]
    assert one.table.version == version
    names = [each.message.name for each in typed(one, "two reds")]
    assert names == ["refused-return-exactly", "given-partly"]
    assert typed(one, "cancel")[0].message.name == "cancelled"
    typed(one, "red")
    typed(one, "black")
    assert one.table.state.seats[0].tokens == (3, 2, 1, 1, 1, 2)


def test_over_a_pipe_tokens_are_given_back_at_once() -> None:
    one = at_prompt("give-back", "en", strict=True)
    version = one.table.version
    assert [each.message.name for each in typed(one, "return d")] == ["refused-return-exactly"]
    assert one.table.version == version


def test_a_question_that_only_reads_takes_the_place_of_one_that_does() -> None:
    def choice(*meant: Parsed) -> Choice:
        return Choice("number", say("prompt-choice"), [(say("goodbye"), each) for each in meant])

    dialogue = Dialogue(table("human", "human"))
    dialogue.offer(choice(Do("quit")))
    deed = dialogue.prompt
    for asked in ("bank", "tiles"):
        dialogue.offer(choice(Ask(asked)))
    assert dialogue.cancel() == "back"
    assert dialogue.prompt == deed
    assert dialogue.cancel() == "dropped"


@pytest.mark.parametrize(
    ("language", "line"), [("en", "back"), ("de", "zur\u00fcck"), ("fr", "retour"), ("nl", "terug")]
)
@pytest.mark.parametrize(
    ("prompt", "left"), [("which", "cancelled"), ("payment", "cancelled"), ("yes-no", "not-done")]
)
def test_who_goes_back_from_a_question_takes_no_turn_back(
    language: str, line: str, prompt: str, left: str
) -> None:
    one = at_prompt(prompt, language)
    version = one.table.version
    assert left in [each.message.name for each in typed(one, line)]
    assert (one.open_prompt, one.table.version) == (None, version)


@pytest.mark.parametrize(
    ("language", "part", "line"),
    [
        *(("en", "one white", each) for each in ("how many must go", "how many more")),
        ("en", "one white", "how many do I still have to return"),
        ("de", "ein Weiß", "wie viele noch"),
        ("fr", "un blanc", "combien dois-je encore en rendre"),
        ("nl", "een witte", "hoeveel moet ik er nog teruggeven"),
    ],
)
def test_how_many_must_go_is_told_without_those_that_were_named(
    language: str, part: str, line: str
) -> None:
    one = at_prompt("give-back", language)
    names = [each.message.name for each in typed(one, line)]
    assert names[0] == "must-return"
    typed(one, part)
    told, *choices = [each.message for each in typed(one, line)]
    assert (told.name, told.args["count"]) == ("given-partly", 1)
    assert [each.name for each in choices] == ["option"] * 6


@pytest.mark.parametrize("line", ["how many tokens do I have", "how many points do I have"])
def test_how_many_of_something_else_is_no_question_of_the_prompt(line: str) -> None:
    one = at_prompt("give-back", "en")
    assert "must-return" not in [each.message.name for each in typed(one, line)]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("how much is it", "what would be left", "wheres the difference there")),
        (
            "de",
            (
                "was kostet es mich",
                "was bleibt mir",
                "was kostet mich das",
                "wo ist da der Unterschied",
            ),
        ),
        ("fr", ("c'est combien", "que me reste-t-il", "c'est quoi la différence là")),
        (
            "nl",
            ("hoeveel kost het", "wat hou ik over", "wat kost me dat", "waar zit 'm het verschil"),
        ),
    ],
)
@pytest.mark.parametrize("prompt", ["payment", "which"])
def test_a_question_about_the_choices_is_answered_by_them_alone(
    language: str, lines: tuple[str, ...], prompt: str
) -> None:
    one = at_prompt(prompt, language)
    assert isinstance(one.open_prompt, Choice)
    asked = one.open_prompt.lines()
    for line in lines:
        assert [each.message for each in typed(one, line)] == asked, line


def test_a_noble_is_called_by_a_name_that_is_a_language_too() -> None:
    one = at_prompt("noble", "nl")
    typed(one, "Frans graag")
    assert len(one.table.state.seats[0].nobles) == 1
