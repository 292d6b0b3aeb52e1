"""The coach after a game: a walk away from its end and back."""

import signal
from pathlib import Path

import pytest

from splendor_access.console.guide import OF_THE_END, CoachAtEnd
from splendor_access.session.session import Session
from splendor_access.session.shared_keyboard import AnySession, open_session
from splendor_access.settings.settings import load_settings
from splendor_access.table import saves
from splendor_access.table.review import Replayed
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.driver import (
    SAVED,
    AtTerminal,
    Done,
    play_out,
    run,
    saved_rows,
    sentence,
    table,
    told,
)
from tests.tiers import sampled, tries
from tests.transcripts.golden import hold

END = (
    "sp1 2024 2 0 act - 0 1s2e2g3r2o2d a0r2r2d,a0e1s1r1o1d,a0s1e2r1o1d,a0e1s2d/"
    "b2r5o3d,b2o5d,b1o3e2o3d,b1r3s2r3o/c5o7r3o,c4o7r,c5s3s7d,c5e7s3e 25/21/12 "
    "34e4r,33s3e3d,33s3o3d 3s1g2e1r1o:a0d2r1o,a0d1s1o3d,a0d1s1e1r1o,a0d1s2e1r1o,a0r3d,a0r1r3o1d,"
    "a0r1e2o2d,a0r1s1e1o1d,c5d7o3d,c4e6s3e3d,b2e5e,b2e2s1o4d:-,-,-:. "
    "2g2d1o:b2s1r4o2d,b2s3s5d,c4r7e,a0o1e3r1o,a0o2e2d,a0o2e1r,c3r5s3e3o3d,b2d5r:-,-,-:."
)
"""A game at 13 to 13 that ends after the next turn of each."""

PLAY = ("play", "--position", END, "--seed", "1")
AT_END, BACK = sentence("coach-at-end"), sentence("coach-left")
SCORE = "You: 15 points, 13 cards bought."


def play(*typed: str, options: tuple[str, ...] = PLAY) -> Done:
    return run(*options, typed="".join(f"{line}\n" for line in ("buy b2", *typed)))


def after(done: Done, line: str) -> list[str]:
    """Return the lines after the last line with this text."""
    lines = done.lines
    return lines[len(lines) - lines[::-1].index(line) :]


def test_what_is_heard_from_the_coach_and_back() -> None:
    typed = ("coach", "score", "last", "turn", "1", "back", "score", "coach", "quit")
    heard = play(*typed).out
    hold(heard, Path(__file__).with_name("coach_and_back.txt"))


def test_the_score_is_that_of_the_end_and_the_end_of_input_leaves() -> None:
    done = play("coach", "score")
    assert after(done, AT_END)[0] == SCORE
    assert (done.code, done.lines[-1]) == (0, sentence("goodbye"))


@pytest.mark.parametrize("way", [("coach",), ("coach", "back")])
def test_a_rematch_is_played(way: tuple[str, ...]) -> None:
    done = play(*way, "rematch", "save")
    assert sentence("replay-reads") not in done.lines
    assert after(done, AT_END).count("Your turn: 13 points, 8 tokens.") == 1
    assert done.lines.count(SAVED) == 1
    assert saves.save_names() == ["2", "1"]


def test_new_asks_who_plays() -> None:
    assert sentence("setup-name", name="Guest") in play("coach", "new").lines


def test_quit_leaves_the_game_that_has_ended() -> None:
    done = play("coach", "quit", "score")
    assert (done.code, done.lines[-1]) == (0, sentence("goodbye"))
    assert saved_rows("1")[-1] == "ended"


def test_again_repeats_what_was_said_last() -> None:
    done = play("coach", "again", "score", "again", "back", "again")
    assert done.lines.count(AT_END) == 2
    assert done.lines.count(SCORE) == 3  # once at the end of the game
    assert done.lines.count(BACK) == 2


def test_the_last_turns_can_be_taken_back_and_the_game_goes_on() -> None:
    done = play("coach", "undo", "score", "buy b2")
    assert "You: 13 points, 12 cards bought." in done.lines
    assert done.lines.count(sentence("game-over")) == 2
    assert done.lines[-1] == sentence("goodbye")


def test_a_file_that_is_there_is_asked_about(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    file.write_text("mine", encoding="utf-8")
    with AtTerminal(*PLAY, "--plain") as game:
        game.until("you> ")
        for typed, then in (("buy b2", "over> "), ("coach", AT_END), ("", "replay> ")):
            game.type(f"{typed}\n" if typed else "")
            game.until(then)
        game.type(f"record {file}\n")
        game.until("yes or no> ")
        game.type("yes\n")
        game.until("replay> ")
        game.type("back\n")
        game.until(BACK)
        game.until("over> ")
    assert file.read_text(encoding="utf-8").startswith("splendor-record")


def test_the_prompts_are_in_the_language_that_is_spoken_now() -> None:
    def until(game: AtTerminal, name: str, language: str) -> None:
        game.until(f"{Locale(language).text(say(name))}> ")

    with AtTerminal(*PLAY, "--plain") as game:
        until(game, "prompt-you", "en")
        for typed, prompt, language in (
            ("buy b2", "prompt-over", "en"),
            ("language french", "prompt-over", "fr"),
            ("coach", "prompt-replay", "fr"),
            ("sprache deutsch", "prompt-replay", "de"),
            ("stopp", "prompt-sure", "de"),
        ):
            game.type(f"{typed}\n")
            until(game, prompt, language)


def test_back_at_a_question_answers_the_question(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    file.write_text("mine", encoding="utf-8")
    one, walk, _laid = ended(strict=False)
    walk.handle(f"record {file}")
    assert walk.prompt == one.prompt_word
    walk.handle("back")
    assert not walk.finished
    assert file.read_text(encoding="utf-8") == "mine"
    one.cancel()
    walk.handle("back")
    assert walk.left


@pytest.mark.parametrize("plain", [(), ("--plain",)][: tries(1, 2)])
def test_the_system_ends_the_program_in_the_coach(plain: tuple[str, ...]) -> None:
    enter = "\n" if plain else "\r"
    with AtTerminal(*PLAY, *plain) as game:
        game.until("you> ")
        for typed, then in (("buy b2", "over> "), ("coach", "replay> ")):
            game.type(typed + enter)
            game.until(then)
        game.process.send_signal(signal.SIGTERM)
        assert game.end() == 0
        assert "Traceback" not in game.said


def ended(
    language: str = "en", people: int = 1, *, strict: bool = True
) -> tuple[AnySession, CoachAtEnd, Table]:
    """Return a session of a finished game, with the coach begun, and its table."""
    laid = table(*["human"] * people, *["easy"] * (2 - people), seed=1)
    play_out(laid)
    one = open_session(laid, language, load_settings({}, {}), strict=strict)
    one.opening()
    told(one, "coach")
    assert one.another == "coach"
    return one, CoachAtEnd(one, words=True), laid


@pytest.mark.parametrize("language", languages())
def test_what_is_said_of_it_can_be_typed(language: str) -> None:
    locale = Locale(language)
    for name in ("command-score", "command-rematch", "command-new", "command-quit", "words-back"):
        assert locale.words(name)[0] in locale.text(say("coach-at-end")), name
    one, walk, _laid = ended(language)
    assert not one.finished
    walk.handle(locale.words("words-back")[0])
    assert walk.finished
    assert walk.left


@sampled(2)
@pytest.mark.parametrize(
    ("language", "leaving", "another"),
    [
        ("en", "back to the end please", "one more game"),
        ("de", "zurück zum Spiel", "noch eine Partie bitte"),
        ("fr", "quitter le bilan", "on rejoue"),
        ("nl", "terug naar het einde", "nog een potje"),
    ],
)
def test_whoever_types_leaves_the_coach_in_sentences(
    language: str, leaving: str, another: str
) -> None:
    for typed in (True, False):
        one, _walk, _laid = ended(language, strict=False)
        walk = CoachAtEnd(one, words=True, typed=typed)
        walk.handle("turn 1")
        walk.handle(leaving)
        assert walk.left is walk.finished is typed
        one, _walk, _laid = ended(language, strict=False)
        walk = CoachAtEnd(one, words=True, typed=typed)
        walk.handle("turn 1")
        walk.handle(another)
        assert (one.another == "rematch") is typed


@pytest.mark.parametrize("people", [1, 2])
def test_wherever_one_stands_the_end_is_meant(people: int) -> None:
    one, walk, laid = ended(people=people)
    at_end = walk.handle("score")
    walk.handle("turn 3")
    place = walk.handle("turn")
    assert place == walk.handle("again")
    assert walk.handle("score") == at_end
    # Other questions are about that turn.
    there = Session(Replayed(laid.record()).table(2), 0, one.style)
    assert walk.handle("bank")[0].args["text"] in told(there, "bank")
    walk.handle("rematch")
    assert walk.finished
    assert not walk.left
    assert one.another == "rematch"


def test_a_display_offers_the_way_back_and_what_comes_after() -> None:
    _one, walk, _laid = ended()
    offered = [word for _told, word in walk.offers()]
    assert offered == ["back", "score", "last", "rematch", "new", "quit"]
    assert {*offered} - {"back"} < {*OF_THE_END}
