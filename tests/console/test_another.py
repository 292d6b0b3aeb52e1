"""One game after another: `rematch` and `new`, at the end of a game and in its middle."""

import asyncio
import io

import pytest

from splendor_access.console.loop import Loop
from splendor_access.console.terminal import Terminal
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet
from splendor_access.table import saves
from splendor_access.table.setup import new_rematch, new_table
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.console.test_loop import Beside
from tests.driver import (
    QUICK,
    WAY_BACK,
    AtTerminal,
    Done,
    play_out,
    reopened,
    run,
    saved_rows,
    sentence,
    session,
    table,
)
from tests.speech.service import Service

ASKED = sentence("ask-another", saved="yes")


@pytest.fixture(scope="module")
def whole() -> list[str]:
    """Return the lines of a whole game."""
    return play_out(table("human", "easy", seed=1))


def play(*typed: str, options: tuple[str, ...] = QUICK) -> Done:
    return run(*options, typed="".join(f"{line}\n" for line in typed))


def test_at_the_end_it_is_told_what_can_be_typed(whole: list[str]) -> None:
    done = play(*whole, "again", "take ser", "help", "settings hints off", "undo", whole[-1])
    at = done.lines.index(sentence("over-now"))
    refused = done.lines.index(sentence("refused-over", friends="no"))
    assert refused > at + 1  # `again` always repeats that
    assert done.lines[refused + 1] == "Now you can: rematch, new, coach, undo, record and quit."
    # Undone and ended again, it is not told again.
    assert done.lines.count(sentence("game-over")) == 2
    assert done.lines.count(sentence("over-now")) == 1
    assert done.lines[-1] == sentence("goodbye")


@pytest.mark.parametrize("language", languages())
def test_what_is_told_at_the_end_can_be_typed(language: str) -> None:
    locale = Locale(language)
    for name in ("rematch", "new", "coach", "quit"):
        word = locale.words(f"command-{name}")[0]
        assert word in locale.text(say("over-now"))
        assert word in locale.text(say("over-now"), "brief")
        # An online table keeps its players, and continues.
        there = name not in ("new", "coach")
        assert (word in locale.text(say("over-now-friends"))) == there
        assert (word in locale.text(say("over-now-friends"), "brief")) == there


def test_a_rematch_is_a_new_game_of_the_same_players(whole: list[str]) -> None:
    done = play(*whole, "settings verbosity brief", "alias bk bank", "rematch", "bk", "save")
    began = [i for i, line in enumerate(done.lines) if line.startswith("Splendor")]
    assert len(began) == 2
    # The players' settings stay, and the other player begins.
    second = done.lines[began[1] :]
    assert second[0] == "Splendor: you, Ada."
    assert second[2].startswith("Ada: ")
    assert any(line.startswith("Bank: ") for line in second)
    assert saved_rows("1")[-1] == "ended"
    laid = reopened("2")
    assert laid.save
    laid.save.close()
    assert laid.state.rules.first == 1
    assert laid.chance != table("human", "easy", seed=1).chance
    assert done.code == 0


def test_new_asks_who_plays_by_the_same_rules(whole: list[str]) -> None:
    options = (*QUICK, "--edition", "2014", "--house", "points=10")
    done = play("new", "yes", "Ana", "2", "normal", "Bruno", "quit", "yes", options=options)
    asked = done.lines.index(sentence("setup-name", name="Guest"))
    rest = done.lines[asked:]
    assert (
        "Splendor, edition 2014: you, Ada (computer, challenging)"
        " and Bruno (computer, challenging)." in rest
    )
    assert any("10 points" in line for line in rest)
    assert any(line.startswith("Bruno took ") for line in rest)
    assert saves.save_names() == ["2", "1"]


def test_leaving_the_questions_leaves_the_program() -> None:
    for answer in ("quit", ""):
        done = play("new", "yes", *([answer] if answer else []))
        assert done.code == 0
        assert done.lines[-1] == sentence("setup-name", name="Guest")


@pytest.mark.parametrize("command", ["rematch", "new"])
def test_in_the_middle_of_a_game_it_is_asked_first(command: str) -> None:
    done = play("take ser", command, "no", "turn", command, "yes")
    assert done.lines.count(ASKED) == 2
    stayed = done.lines.index(sentence("stayed"))
    assert done.lines[stayed + 1].startswith("Your turn")
    assert sentence("left-for", **WAY_BACK, game="1") in done.lines
    assert saved_rows("1")[0] == "take ser"


def test_a_rematch_goes_on_at_the_next_seat_and_by_the_same_rules() -> None:
    players = [Player("Ana"), Player("Ada", "easy"), Player("Bo", "normal")]
    one = new_table(players, RuleSet("2014", first=1, target=10), 1)
    two = new_rematch(one)
    assert two.players == one.players
    assert two.start.rules == RuleSet("2014", first=2, target=10)
    assert new_rematch(two).state.to_act == 0


def test_a_rematch_of_a_position_begins_at_the_position() -> None:
    one = table("human", "easy", seed=1)
    play_out(one)
    moment = one.moments[12].state
    laid = new_table(one.players, RuleSet(), 5)
    laid.start = moment
    again = new_rematch(laid)
    assert again.start.view(None) == moment.view(None)


def test_people_at_one_keyboard_keep_their_languages() -> None:
    options = ("play", "--seat", "Ana", "--seat", "Ben", "--lang", "en", "--lang", "fr")
    done = play("rematch", "yes", "prêt", "banque", options=options)
    second = done.lines[done.lines.index(sentence("left-for", **WAY_BACK, game="1")) :]
    assert any(line.startswith("Banque") for line in second)


def test_the_game_left_can_be_gone_on_with_at_once() -> None:
    """An ended or left game releases its files and locks."""
    play("take ser", "rematch", "yes", "quit", "yes")
    assert sentence("resumed", round=2) in run("resume", "1").lines


def test_speech_goes_on_in_the_next_game() -> None:
    typed = "take ser\nrematch\nyes\nscore\n"
    with Service() as service:
        env = {**service.environment, "SPLENDOR_ACCESS_SPEECH": "direct"}
        done = run(*QUICK, typed=typed, env=env)
        spoken = service.quiet(done.lines[-1])
    assert sum(text.startswith("Splendor") for text in spoken) == 2
    assert any("Ada: no points" in text for text in spoken)


def test_a_channel_that_lasts_is_not_closed_with_the_game() -> None:
    lasting, beside = Beside(), Beside("rematch", "yes")
    one = session(table("human", "human"))

    async def play() -> None:
        terminal = Terminal(io.StringIO())
        loop = Loop(one, None, terminal, typed=False, channels=[beside], lasting=[lasting])
        await loop.run(one.opening())

    asyncio.run(asyncio.wait_for(play(), 20))
    assert one.another == "rematch"
    assert beside.closed
    assert not lasting.closed
    assert lasting.told == beside.told


@pytest.mark.parametrize("options", [(), ("--plain",)])
def test_at_a_terminal(options: tuple[str, ...]) -> None:
    enter = "\n" if options else "\r"
    with AtTerminal(*QUICK, *options) as game:
        game.until("you> ")
        for typed, then in (("rematch", "yes or no> "), ("yes", "Ada took"), ("", "you> ")):
            game.type(typed + enter if typed else "")
            game.until(then)
        for typed, then in (("new", "yes or no> "), ("yes", "answer> ")):
            game.type(typed + enter)
            game.until(then)
        game.type("\x03")
        assert game.end() == 0
        assert "Traceback" not in game.said
