"""The coach: the most costly turns of a game, in its words, on a record and after a game."""

import asyncio
from pathlib import Path

import pytest

from splendor_access.bots import load
from splendor_access.game.actions import Buy, Take
from splendor_access.game.cards import Hidden, gems
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions
from splendor_access.game.notation import action_text
from splendor_access.game.record import Player, Record, parse_record, record_text
from splendor_access.game.state import RuleSet
from splendor_access.session import replay
from splendor_access.session.replay import Replay
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.table import review as table_review
from splendor_access.table.review import Replayed, Review, review, turns_of
from splendor_access.table.setup import new_table, table_from
from splendor_access.table.table import Table
from splendor_access.talk.questions.hint import suggestions
from tests.driver import QUICK, AtTerminal, play_out, run, sentence, session, table, told
from tests.game.situations import seated
from tests.game.situations import table as laid_out
from tests.tiers import SOAK, tries

pytestmark = pytest.mark.usefixtures("brief_advice")
PLAYERS = (Player("Ana"), Player("Ben", "expert"))


def missed() -> Record:
    """Return a game in which Ben could have won, and took tokens instead."""
    ana = seated(cards="b3s6s", bonuses="ssssss")
    ben = seated(cards="b3o6o", bonuses="oooooo")
    start, _ = laid_out(
        ana, ben, market={"c1": "c4e7s", "c2": "c4d7o"}, rules=RuleSet(target=7), to_act=1
    )
    laid = table_from(start, [Player("Ana"), Player("Ben")], 1)
    for action in (Take(gems("ser")), Buy("c1"), Buy("c2")):
        laid.act(action)
    assert laid.over
    return laid.record()


def played(seed: int, level: str = "easy", target: int = tries(4, 15)) -> Table:
    """Return a game of a person who plays like an opponent; a soak plays it to 15 points."""
    laid = new_table([*PLAYERS], RuleSet(target=target), seed)
    while not laid.over:
        view, number = laid.state.view(laid.state.to_act), len(laid.moments)
        laid.act(load(level)(view, Chance(seed), number))
    return laid


def coached(record: Record) -> Replay:
    return Replay(record, Style("en", Settings()), words=False, coached=True)


def lines(one: Replay, *typed: str) -> list[str]:
    """Type lines at a walk with the coach, and let the coach think on demand."""
    said = [message for text in typed for message in one.handle(text)]
    if one.wanted is not None:
        said += asyncio.run(one.think())
    return [Style("en", Settings()).printed(message) for message in said]


def test_a_win_that_was_missed_is_the_worst_turn() -> None:
    record = missed()
    found = review(record, 1)
    assert (found.turns, len(found.lost)) == (2, 1)
    [turn] = found.lost
    assert (turn.at, turn.best, turn.better) == (0, "buy c2", turn.worlds)
    assert turn.loss > 20
    assert review(record, 0).lost == []


def test_what_is_told_of_it_and_the_walk_there() -> None:
    one = coached(missed())
    _, head, good, mean, worst, *_ = lines(one, "coach ben")
    assert (head, good) == ("For Ben:", "You made 2 turns. Of these 1 was the best possible.")
    assert mean.startswith("On average a turn lowered your chance of winning by ")
    assert worst == sentence("coach-worst", count=1)
    [place, turn, better, ask] = lines(one, "1")
    assert place == "Turn 1 of 3, round 1: Ben."
    assert turn.startswith("1: round 1. You took blue, green and red. That lowered your chance of ")
    assert better == "Surely better: buy c2. That wins for certain, with 7 points."
    assert ask == sentence("coach-ask")
    assert lines(one, "again") == [place, turn, better, ask]
    assert lines(one, "hint") == [
        "For Ben:",
        "Best: buy c2. That wins for certain, with 7 points.",
    ]
    assert lines(one, "2")[0].startswith('"2" is not a command')
    assert lines(one, "turn 2") == ["Turn 2 of 3, round 1: Ana."]


def test_whose_turns_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    async def review_here(record: Record, seat: int) -> Review:
        return review(record, seat)

    monkeypatch.setattr(replay, "review_apart", review_here)
    monkeypatch.setattr(table_review, "WORLDS", tries(2, 8))
    one = coached(missed())
    assert one.wanted is None
    whom = sentence("coach-whom", names=["Ana", "Ben"], example="coach Ana")
    assert Style("en", Settings()).printed(one.opening()[-1]) == whom
    assert lines(one, "coach nobody") == [whom]
    # The place is said, so that nobody asks there about another turn.
    assert lines(one, "coach ana")[-2:] == [sentence("coach-nothing"), sentence("replay-over")]
    alone = coached(played(3, target=1).record())
    alone.opening()
    assert alone.wanted == 0
    assert lines(alone)[0] == "For Ana:"


def test_each_loss_is_of_a_turn_that_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_review, "WORLDS", tries(2, 8))
    for seed in range(tries(1, 6)):
        record = played(seed).record()
        found = review(record, 0)
        made = {at: view for at, view, _ in turns_of(Replayed(record), 0)}
        assert found.turns == len(made) >= found.good > 0
        assert len(found.lost) == 3
        losses = [turn.loss for turn in found.lost]
        assert losses == sorted(losses, reverse=True)
        for turn in found.lost:
            assert turn.best in map(action_text, legal_actions(made[turn.at]))
            assert 0 < turn.better <= turn.worlds
        again = parse_record(record_text(record))
        assert review(again, 0) == found, "the same each time"


def test_the_coach_names_the_hint_of_the_moment_and_its_mean_holds_what_it_tells(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_review, "WORLDS", tries(2, 8))
    told = 0
    for seed in range(tries(1, 6)):
        record = played(seed).record()
        found = review(record, 0)
        views = {at: view for at, view, _ in turns_of(Replayed(record), 0)}
        for turn in found.lost:
            assert suggestions(views[turn.at])[0].action == turn.best
            told += 1
        lost = sum(turn.loss - 0.5 for turn in found.lost)
        assert found.turns * (found.loss + 0.05) >= lost
    assert told


def test_the_coach_knows_no_more_than_the_player_did() -> None:
    """Each turn is judged by its seat's knowledge at that time, not by the rest of the game."""
    for seed in range(2, 2 + tries(2, 12)):
        laid = played(seed, "random")
        hidden = 0
        for _, view, _ in turns_of(Replayed(laid.record()), 1):
            held = [h for h in view.seats[0].hand if h and h.blind]
            hidden += len(held)
            assert all(isinstance(h.card, Hidden) for h in held)
        assert hidden or seed > 2


if SOAK:  # it takes whole games

    def test_a_strong_player_gives_less_away_than_a_weak_one() -> None:
        weak, strong = (review(played(5, level).record(), 0).loss for level in ("easy", "hard"))
        assert strong < 0.5 < weak


def test_a_record_is_told_at_once_to_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_text(missed()))
    done = run("coach", str(file))
    assert (done.code, done.err) == (0, "")
    assert done.lines[0] == "Record of a game of Ana and Ben."
    assert done.lines[1:3] == ["For Ana:", "You made 1 turn. Of these 1 was the best possible."]
    assert done.lines[4:6] == [sentence("coach-nothing"), "For Ben:"]
    assert run("coach", str(tmp_path / "none")).code == 3


def test_at_a_terminal_a_record_is_walked_through(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record_text(missed()))
    with AtTerminal("coach", str(file)) as game:
        game.until("replay> ")
        assert "For Ana:" not in game.said
        game.type("quit\r")
        assert game.end() == 0


def test_the_coach_comes_after_the_game() -> None:
    one = session(table("human", "easy"))
    assert told(one, "coach")[0] == sentence("coach-early")
    assert not one.finished


def test_a_game_that_has_ended_is_walked_through() -> None:
    whole = play_out(table("human", "easy", seed=1))
    typed = "".join(f"{line}\n" for line in (*whole, "coach", "1", "hint", "quit"))
    done = run(*QUICK, typed=typed)
    assert (done.code, done.err) == (0, "")
    at = done.lines.index(sentence("over-now"))
    after = done.lines[at + 1 :]
    assert after[0].startswith("Record of a game of ")
    assert after[1] == sentence("coach-looks", name="Guest")
    assert after[2] == "For Guest:"
    assert after[-1] == sentence("goodbye")
    assert run("stats").lines[-1].startswith("Coach, 1 game: a turn cost ")
    assert any(line.startswith("Best: ") for line in after)


# A typist's own words

OWN_WORDS = {
    "en": ("why is that bad", "go to the first mistake", "what was on the table"),
    "de": ("warum war das schlecht", "zeig mir den ersten Fehler", "was lag auf dem Tisch"),
    "fr": (
        "pourquoi c'était mauvais",
        "montre-moi la première erreur",
        "qu'y avait-il sur la table",
    ),
    "nl": ("waarom is dat slecht", "ga naar de eerste fout", "wat lag er op tafel"),
}


def reviewed(language: str) -> Replay:
    """Return the review of Ben's turns, as a typist hears it."""
    style = Style(language, Settings())
    one = Replay(missed(), style, words=False, coached=True, typed=True)
    one.handle(f"{style.locale.words('command-coach')[0]} Ben")
    asyncio.run(one.think(review_here))
    return one


async def review_here(record: Record, seat: int) -> Review:
    return review(record, seat)


@pytest.mark.parametrize("language", OWN_WORDS)
def test_a_typist_is_led_to_a_mistake_and_told_what_was_better(language: str) -> None:
    better, first, table_then = OWN_WORDS[language]
    one = reviewed(language)
    there = [each.name for each in one.handle("1")]
    assert "coach-better" in there
    assert "coach-better" in [each.name for each in one.handle(better)]
    one = reviewed(language)
    assert [each.name for each in one.handle(first)] == there
    assert one.handle(table_then)[0].name != "not-a-command"


def test_a_guess_at_a_recorded_turn_is_chosen_by_its_number() -> None:
    one = reviewed("en")
    one.handle("1")
    asked = one.handle("what did Ana have then")
    if asked[0].name == "guessed":
        assert one.handle("1" if len(asked) > 2 else "yes")[0].name != "replay-place"
        assert one.handle("1")[0].name == "replay-place"
