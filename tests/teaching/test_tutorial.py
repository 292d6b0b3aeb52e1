"""The tutorial: followed, not followed, left, come back to, and without its hints."""

import re

import pytest

from splendor_access.console.setup.new_game import TUTORIAL_SEED
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions
from splendor_access.game.notation import parse_action
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet
from splendor_access.session.intents import Intent
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.table.setup import new_table
from splendor_access.table.table import Table
from splendor_access.teaching.tutorial import LESSONS
from tests.driver import decision, play_out, run, sentence, session, table, texts, told

STEPS = len(LESSONS)


def taught(seed: int = TUTORIAL_SEED, *kinds: str) -> AnySession:
    one = session(table(*(kinds or ("human", "easy")), seed=seed))
    one.listener.tutor.begin()
    one.opening()
    return one


def typed(one: AnySession, line: str) -> list[str]:
    """Type a line, and let the computer opponents move."""
    said = one.handle(Intent("keyboard", text=line))
    while one.bot is not None:
        said += one.handle(Intent("bot", action=decision(one.table), seat=one.bot))
    return texts(one, said)


def exercise(lines: list[str]) -> str | None:
    """Return what the last line that says so asks to be typed."""
    found = [match[1] for line in lines if (match := re.search(r"[Tt]ype: (.*)$", line))]
    return found[-1] if found else None


def at(one: AnySession) -> int:
    """Return the number of the step that is due."""
    return one.listener.tutor.at + 1


@pytest.mark.parametrize("seed", [TUTORIAL_SEED, 1, 2, 3, 4, 5])
def test_whoever_types_what_it_says_learns_every_step(seed: int) -> None:
    one = taught(seed)
    line, number = "tutorial", 0
    while at(one) <= STEPS:
        number += 1
        assert number < 50, "it does not come to an end"
        asked = exercise(typed(one, line))
        line = asked if asked and asked != line else "tutorial"
    assert one.table.round < 7
    assert typed(one, "tutorial")[0] == sentence("tutorial-over", count=STEPS)


@pytest.mark.parametrize("seed", range(8))
def test_any_legal_play_goes_on_with_at_most_one_hint_a_turn(seed: int) -> None:
    one = taught(seed)
    typed(one, "tutorial")
    chance = Chance(seed)
    while not one.table.over and one.table.round < 12:
        state = one.table.state
        action: Action = chance.pick(legal_actions(state), len(one.table.moments))
        said = one.handle(Intent("display", action=action, seat=state.to_act))
        assert sum(each.kind == "hints" for each in said) <= 1
        while one.bot is not None:
            one.handle(Intent("bot", action=decision(one.table), seat=one.bot))
        before = one.table.state
        lines = typed(one, chance.pick(["tutorial", "tutorial next", "tutorial 5"], state.to_act))
        assert lines[0].startswith(("Step ", "You have done all"))
        assert one.table.state is before


@pytest.mark.parametrize(
    ("rules", "step", "said"),
    [
        (
            RuleSet("2024"),
            2,
            "left in the bank, you take one of each, or fewer.",
        ),
        (
            RuleSet("2014"),
            2,
            "left in the bank, you take one of each.",
        ),
        (RuleSet("up-to-three"), 2, "you can take one, two or three gems of different colours."),
        (RuleSet("up-to-three"), 7, "Instead of different gems"),
        (RuleSet(), 6, "A bonus beyond the cost gives nothing back."),
        (RuleSet(), 9, "To use it even where you have the gem, say so, as in buy h1 with 1g."),
        (RuleSet(any_gold=False), 9, "by a house rule for no others."),
        (
            RuleSet(),
            10,
            "you cannot refuse it. It is worth 3 points. No other noble takes its place.",
        ),
        (RuleSet(), 11, "Turns go clockwise, and around a table the youngest begins."),
        (RuleSet(), 15, "rules reads the rules, with the edition and house rules of the game."),
        (RuleSet(), 16, "When somebody has 15 points"),
        (RuleSet(target=21), 16, "When somebody has 21 points"),
        (RuleSet(), 16, "if those are equal too, the victory is shared."),
    ],
)
def test_steps_teach_the_rules_of_the_game(rules: RuleSet, step: int, said: str) -> None:
    one = session(new_table([Player("Ana"), Player("Ada", "easy")], rules, 1))
    one.opening()
    assert said in typed(one, f"tutorial {step}")[1]


def test_something_else_is_seen_and_the_step_waits() -> None:
    one = taught()
    typed(one, "row a")
    reserved = typed(one, "reserve b2")
    assert (
        "That was already step 8, reserving a card. Step 2, taking gems, is still open."
        " Type: tutorial" in reserved
    )
    assert at(one) == 2
    again = typed(one, "reserve b3")
    assert not any("Step 2" in line for line in again), "it is said once"
    assert "Step 2 is done. Step 3 is about what you hold. Type: tutorial" in typed(one, "take sre")


def test_a_step_that_was_done_before_says_so() -> None:
    one = taught()
    typed(one, "reserve b2")
    assert typed(one, "tutorial 8")[-1] == sentence("tutorial-known")
    assert typed(one, "tutorial next")[0].startswith("Step 9 of ")


def test_a_bare_next_goes_on_in_the_tutorial_alone() -> None:
    one = taught()
    typed(one, "tutorial 8")
    assert typed(one, "next")[0].startswith("Step 9 of ")
    typed(one, "tutorial off")
    assert any("tutorial next" in line for line in typed(one, "next")), "it is asked which"


def test_steps_are_chosen_listed_and_left() -> None:
    one = taught()
    assert typed(one, "tutorial 12")[0].startswith("Step 12 of ")
    assert typed(one, "tutorial")[0].startswith("Step 12 of ")
    assert typed(one, "tutorial steps")[12] == "12: hearing again, where you are."
    assert typed(one, "tutorial off") == [sentence("tutorial-off")]
    assert typed(one, "last") == [sentence("nothing-happened")], "no hint after it is left"
    assert typed(one, "tut")[0].startswith("Step 12 of ")


@pytest.mark.parametrize("wrong", ["0", "17", "x", "next 3", "-1"])
def test_a_step_that_is_none(wrong: str) -> None:
    one = taught()
    (line,) = typed(one, f"tutorial {wrong}")
    assert f'"{wrong}"' in line or f'"tutorial {wrong}"' in line
    assert at(one) == 1


def test_a_game_that_is_gone_on_with_goes_on_behind_the_last_deed() -> None:
    laid = table("human", "easy", seed=TUTORIAL_SEED)
    for line in ("take sed", "take rod", "take sed", "take seo", "buy a2"):
        laid.act(parse_action(line))
    one = session(laid)
    one.opening(resumed=True)
    assert told(one, "tutorial")[0] == "Step 6 of 16: bonuses."


def test_without_hints_the_steps_are_still_told() -> None:
    one = taught()
    typed(one, "settings hints off")
    assert not any("Step 1" in line for line in typed(one, "row a"))
    assert typed(one, "log talk")[-1].startswith("Step 1 is done."), "it is kept all the same"
    assert typed(one, "tutorial")[0] == "Step 2 of 16: taking gems."


def test_hints_at_the_beginning_are_hints_too() -> None:
    one = session(table("human", "easy"))
    told(one, "settings hints off")
    assert sentence("opening-help") not in texts(one, one.opening())


def test_hints_come_before_the_device_is_passed_on() -> None:
    one = taught(TUTORIAL_SEED, "human", "human")
    typed(one, "row a")
    lines = typed(one, "take sed")
    assert lines[-1].startswith("Pass the device")
    assert lines[-2].startswith("Step 2 is done.")


def test_after_the_game_there_is_nothing_to_try() -> None:
    laid = table("human", "easy", seed=TUTORIAL_SEED)
    play_out(laid)
    one = session(laid)
    for number in range(1, STEPS + 1):
        assert told(one, f"tutorial {number}")[2] == sentence("exercise-over")


def test_the_same_tutorial_comes_each_time() -> None:
    first, second = (run("play", "--tutorial", typed="tutorial\nboard\ntake sed\n") for _ in "12")
    assert first.out == second.out
    assert first.lines[1] == sentence("opening-tutorial")
    other = run("play", "--tutorial", "--seed", "3", typed="tutorial\nboard\n")
    assert other.lines[3] == first.lines[3]
    assert other.out != first.out


def test_a_save_of_the_tutorial_is_a_save_like_others() -> None:
    run("play", "--tutorial", "--seat", "Ana", typed="tutorial\nrow a\ntake sed\n")
    lines = run("resume", typed="tutorial\n").lines
    assert "Step 3 of 16: what you hold." in lines


def test_every_table_is_left_as_it_was() -> None:
    one = taught()
    before: Table = one.table
    state, version = before.state, before.version
    for number in range(1, STEPS + 1):
        typed(one, f"tutorial {number}")
    assert (before.state, before.version) == (state, version)
