"""What questions of a session are answered, and what they ask back."""

import json
import re

import pytest

from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.commands import COMMANDS
from tests.driver import decision, opened, press, session, snapshot, table, told
from tests.tiers import tries


def test_an_action_to_try_is_asked_back_like_one_to_do() -> None:
    one = opened("human", "easy")
    before = snapshot(one.table)
    heard = told(one, "try take 2 bl")
    assert heard == told(one, "take 2 bl")
    assert told(one, "try take 2 bl then take bl green red") == heard
    assert told(one, "2")[0] == '"bl green red" can mean 2 things. Which number did you mean?'
    assert told(one, "1")[0].startswith("After taking 2 black and taking blue, green and red")
    told(one, "try take 2 bl")
    assert told(one, "ss")[0].startswith("After taking 2 blue, ")
    told(one, "try buy level b with 1 gold then take ser")
    assert told(one, "2")[0].startswith("Step 1 is not possible")
    assert snapshot(one.table) == before


@pytest.mark.parametrize("line", ["try take red", "try buy red"])
def test_a_pipe_is_told_what_an_action_to_try_can_be(line: str) -> None:
    (answer,) = told(opened("human", "easy", strict=True), line)
    assert answer.startswith(f'"{line.removeprefix("try ")}" can mean several: ')


def test_nothing_is_advised_when_the_game_is_over() -> None:
    one = opened("human", "easy", seed=3)
    while not one.table.over:
        press(one, decision(one.table), one.table.state.to_act)
    for line in ("afford", "afford red", "need a1", "try take ser", "goal", "threat"):
        assert told(one, line) == ["The game is over."]


def test_what_a_noble_asks_is_told_by_need_and_goal() -> None:
    one = opened("human", "easy")
    (line,) = told(one, "need n1")
    assert line.startswith("n1 needs ")
    assert line in told(one, "goal")
    assert told(one, "goal n1") == [line]
    assert told(one, "goal n5") == ["n5 is empty."]
    assert told(one, "goal zebra")[0].startswith('"goal zebra"')


def test_json_takes_a_question_as_it_can_be_asked() -> None:
    one = opened("human", "easy")
    for line, same in (
        ("need B2", "need b2"),
        ("worth B2", "worth b2"),
        ("threat Ben", "threat ben"),
        ("me cards", "cards"),
        ("player ben cards", "cards ben"),
        ("need n1", "goal n1"),
        ("the bank", "bank"),
    ):
        answers = [json.loads(told(one, f"json {each}")[0])["answer"] for each in (line, same)]
        assert answers[0] == answers[1]
    assert told(one, "json save")[0].startswith('"json save" is not clear')
    assert told(one, "json find zz")[0].startswith('"find zz" is not clear')


QUOTED = re.compile('["\u00ab] ?(.+?) ?["\u00bb]')


@pytest.mark.parametrize("language", languages())
def test_what_is_said_back_is_what_was_typed(language: str) -> None:
    """Capitals, accents and commas too, and never the English name of a command."""
    one = session(table("human", "easy"), language=language)
    one.opening()
    locale = Locale(language)
    # What alias and key keep is without capitals.
    commands = sorted(set(COMMANDS) - {"alias", "key"})
    some = commands[languages().index(language) :: tries(len(languages()), 1)]
    for word in ("Z", *(locale.words(f"command-{command}")[0] for command in some)):
        line = f"{word.capitalize()} Z\u00e9bre,\u00c9t\u00e9"
        for text in told(one, line):
            for said in QUOTED.findall(text):
                assert said in line or said in line.replace(",", " "), text


@pytest.mark.parametrize(
    ("language", "line", "quoted"),
    [
        ("fr", "Voir Carte \u00c9meraude", "Carte \u00c9meraude"),
        ("fr", "acheter Niveau B", "Niveau B"),
        ("fr", "r\u00e9server b1 \u00c9t\u00e9", "r\u00e9server b1 \u00c9t\u00e9"),
        ("fr", "essayer Prendre \u00c9t\u00e9", "\u00c9t\u00e9"),
        ("fr", "acheter b2 avec \u00c9t\u00e9", "\u00c9t\u00e9"),
        ("nl", "Koop Zz", "Koop Zz"),
        ("nl", "bekijk Rode", "Rode"),
    ],
)
def test_a_part_of_a_line_is_said_back_as_it_was_typed(
    language: str, line: str, quoted: str
) -> None:
    one = session(table("human", "easy"), language=language)
    one.opening()
    assert quoted in QUOTED.findall(told(one, line)[0])
