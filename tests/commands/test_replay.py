"""Replaying records: whole games, and the place of an error."""

import re
from pathlib import Path

import pytest

from splendor_access.commands.replay import explain
from splendor_access.game.cards import gems
from splendor_access.game.events import Bought
from splendor_access.game.position import position_text
from splendor_access.game.record import HUMAN, Player, RecordError, parse_record, record_text
from splendor_access.game.state import RuleSet
from splendor_access.session.answers import Answers
from splendor_access.session.listener import Listener
from splendor_access.session.replay import Replay
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.table.review import Replayed
from splendor_access.table.setup import new_table
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Handful, Message, say
from splendor_access.talk.parsing.commands import Ask
from tests.driver import AtTerminal, Done, decision, play_out, record_in, run, sentence, table

EN = Locale("en")


def replay(text: str | bytes, tmp_path: Path) -> Done:
    file = tmp_path / "game.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return run("replay", str(file))


def whole() -> str:
    laid = table("human", "easy", "normal", seed=12)
    play_out(laid)
    return record_text(laid.record())


WHOLE = whole()


def test_a_whole_record(tmp_path: Path) -> None:
    done = replay(WHOLE, tmp_path)
    assert (done.code, done.err) == (0, "")
    told = Replay(parse_record(WHOLE), Style("en", Settings())).narration()
    assert done.lines == [EN.text(message) for message in told]
    assert sentence("game-over") in done.lines
    names = {line.partition(":")[0] for line in done.lines[-3:]}
    assert names == {"Ana", "Ben", "Cleo"}


def test_windows_line_ends_and_empty_lines(tmp_path: Path) -> None:
    changed = WHOLE.replace("\n", "\r\n\r\n")
    assert replay(changed, tmp_path) == replay(WHOLE, tmp_path)


def test_a_game_printed_while_it_is_played(tmp_path: Path) -> None:
    typed = "take ser\ntake rod\nundo\ntake srd\nreserve c\nrecord\nrecord with deck\n"
    game = run("play", "--quick", "--seed", "4", typed=typed)
    first = record_in(game.out)
    second = record_in(game.out.replace("splendor-record", "-", 1))
    assert "deck a " in second
    for record in (first, second):
        done = replay(record, tmp_path)
        assert (done.code, done.err) == (0, "")
        undone = "replay-undone-seen" if "seen" in record else "replay-undone"
        assert sentence(undone, count=2) in done.lines
        assert sentence("took", name="Guest", gems=Handful(gems("srd"))) in done.lines
        assert sentence("replay-unfinished") in done.lines


@pytest.mark.parametrize("verbosity", ["brief", "full"])
def test_how_much_is_told(verbosity: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(WHOLE)
    done = run("replay", str(file), "--verbosity", verbosity)
    assert done.code == 0
    assert done.out != replay(WHOLE, tmp_path).out


BROKEN = {
    "nothing": (b"", 1),
    "other text": (b"hello\n", 1),
    "no text": (b"\x00\x01\x02\x03", 1),
    "newer": (b"splendor-record 4\n", 1),
    "only a head": (b"splendor-record 1\n", 1),
    "no start": (b"splendor-record 1\nseat human A\ntake ser\n", 3),
    "escapes": (b"splendor-record 1\nseat human \x1b[2J\n", 2),
    "long": (b"splendor-record 1\n" + b"x" * 10_000 + b"\n", 2),
    "long head": (b"splendor-record " + b"9" * 10_000 + b"\n", 1),
}


@pytest.mark.parametrize(("content", "line"), BROKEN.values(), ids=BROKEN.keys())
def test_a_file_that_is_no_record(content: bytes, line: int, tmp_path: Path) -> None:
    done = replay(content, tmp_path)
    assert (done.code, done.out) == (3, "")
    assert done.err.startswith(sentence("replay-line", line=line, problem=""))
    assert len(done.err.splitlines()) == 1
    assert len(done.err) < 250
    assert "\x1b" not in done.err


def test_bytes_that_are_no_utf_8(tmp_path: Path) -> None:
    done = replay(b"splendor-record 1\nseat human \xff\n", tmp_path)
    assert (done.code, done.out) == (3, "")
    assert done.err.startswith("game.txt ")
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("name", ["missing", ".", "\x1b[2J\u202e"])
def test_a_file_that_cannot_be_opened(name: str, tmp_path: Path) -> None:
    done = run("replay", str(tmp_path / name))
    assert (done.code, done.out) == (3, "")
    assert len(done.err.splitlines()) == 1
    assert "\x1b" not in done.err
    assert "\u202e" not in done.err


def failing_line(text: str) -> int | None:
    """Return the number of the line at which reading a record fails."""
    try:
        parse_record(text)
    except RecordError as error:
        said = EN.text(explain(error))
        return error.line if said.startswith(f"Line {error.line}: ") else 0
    return None


def test_a_broken_line_is_named_by_its_number() -> None:
    """Each line of a record spoilt in turn: a wrong one is refused at or after its place."""
    lines = WHOLE.splitlines()
    head = next(i for i, line in enumerate(lines) if line.startswith("start"))
    refused = 0
    for at in range(head + 4, len(lines)):
        verb = lines[at].partition(" ")[0]
        for spoilt in (f"{verb} zz", "buy a9", "reveal a1 c4s 3s3o6d", "pass"):
            text = "\n".join([*lines[:at], spoilt, *lines[at + 1 :]])
            line = failing_line(text)
            if line:
                refused += 1
                assert line >= at + 1
                assert line == at + 1 or not spoilt.endswith(" zz")
    assert refused > 3 * (len(lines) - head - 4)


def test_a_record_cut_anywhere_is_an_unfinished_game(tmp_path: Path) -> None:
    laid = table("human", "easy", seed=12)
    for _ in range(9):
        laid.act(decision(laid))
    text = record_text(laid.record())
    done = replay(text, tmp_path)
    assert done.code == 0
    assert sentence("replay-unfinished") in done.lines
    assert done.lines[-2].startswith("Ana:")


def test_opponents_that_this_program_does_not_have(tmp_path: Path) -> None:
    done = replay(WHOLE.replace("seat normal", "seat oracle"), tmp_path)
    assert (done.code, done.err) == (0, "")
    assert "oracle" in done.lines[0]


# Walking


def walker(text: str = WHOLE, language: str = "en") -> Replay:
    return Replay(parse_record(text), Style(language, Settings()))


def walked(one: Replay, *typed: str) -> list[str]:
    """Return the answer to the last of these lines."""
    told: list[Message] = []
    for line in typed:
        told = one.handle(line)
    return [EN.text(message) for message in told]


def test_walking_on_tells_what_telling_all_at_once_tells() -> None:
    one = walker()
    lines = [EN.text(message) for message in one.opening()[:-1]]
    while (told := walked(one, ""))[-1] != sentence("replay-all-heard"):
        lines += told
    assert lines == [EN.text(message) for message in walker().narration()]
    assert walked(walker(), "next 500")[-1] == lines[-1]


def test_back_and_to_a_turn() -> None:
    one = walker()
    count = Replayed(parse_record(WHOLE)).count
    first = walked(one, "")
    assert walked(one, "", "", "back 2") == [
        sentence("replay-place", turn=2, count=count, round=1, name="Ben")
    ]
    assert walked(one, "back")[0].startswith("Turn 1 of")
    assert walked(one, "previous")[0] == sentence("replay-at-beginning")
    assert walked(one, "next") == first
    assert walked(one, "turn 8") == [
        sentence("replay-place", turn=8, count=count, round=3, name="Ben")
    ]
    assert walked(one, "turn") == walked(one, "turn 8")
    for typed in ("0", str(count + 1), "x", "9" * 400):
        assert "turns are 1 to" in walked(one, f"turn {typed}")[0]
    assert walked(one, "turn") == walked(one, "turn 8")
    assert walked(one, "turn two") == walked(one, "turn 2")
    assert walked(one, "next 500", "turn") == [sentence("replay-over")]


ASKED = ("board", "bank", "me", "afford", "score", "nobles", "goal", "last")


def test_every_question_is_answered_as_it_was_at_that_point() -> None:
    """At each decision the answers are those of the game itself, for the player to act."""
    laid = table("human", "easy", seed=12)
    one, style = None, Style("en", Settings())
    play_out(laid)
    one = walker(record_text(laid.record()))
    again = table("human", "easy", seed=12)
    for at, moment in enumerate(laid.moments):
        seat = moment.state.to_act
        answers = Answers(again, Listener(seat), style, guarded=False, strict=True, named=True)
        for asked in ASKED[at % 4 :: 4]:
            reply = answers.answer(Ask(asked))
            assert isinstance(reply, list)
            assert walked(one, asked) == [EN.text(message) for message in reply], (at, asked)
        again.act(decision(again))
        one.handle("")
    assert again.state == laid.state


def test_everyone_is_called_by_name() -> None:
    one = walker()
    walked(one, "next 60")
    told = walked(one, "turn 30")
    name = told[0].removesuffix(".").rpartition(": ")[2]
    assert name in ("Ana", "Ben", "Cleo")
    for question in ("me", "score", "log", "last", "player ana", "older"):
        lines = walked(one, question)
        assert not re.search(r"\byour?\b", " ".join(lines), re.IGNORECASE), lines
    assert walked(one, "me")[0].startswith(f"{name}: ")
    for question in ("afford", "hand", "goal", "need c1"):
        first, *_, last = walked(one, question)
        assert first == sentence("answer-for", name=name)
        assert last != first
    assert walked(one, "afford zz") == ['"afford zz" is not clear. Example: afford red']


def test_a_record_that_stops_is_told_to_its_last_decision() -> None:
    laid = table("human", "easy", seed=12)
    while not any(isinstance(logged.event, Bought) for logged in laid.log):
        laid.act(decision(laid))
    told = walked(walker(record_text(laid.record())), "next 500")
    assert told[-3] == sentence("replay-unfinished")
    cards = [line.rpartition(", ")[2] for line in told[-2:]]
    assert sorted(cards) == ["1 card bought.", "no cards bought."]


def test_undone_decisions_are_steps_of_their_own() -> None:
    laid = table("human", "easy", seed=12)
    for _ in range(4):
        laid.act(decision(laid))
    laid.undo_to(2)
    laid.act(decision(laid))
    one = walker(record_text(laid.record()))
    assert walked(one, "", "", "") == [sentence("replay-undone-seen", count=2)] or walked(
        one, "turn 3", ""
    ) == [sentence("replay-undone", count=2)]
    assert walked(one, "")[0].startswith("Ana ")
    assert walked(one, "turn 3", "score") == walked(one, "", "turn 3", "score")


def test_nothing_can_be_played() -> None:
    one = walker()
    before = walked(one, "turn 5", "board")
    for typed in ("take ser", "buy a1", "reserve b", "undo", "take", "pass", "rematch", "save"):
        assert walked(one, typed) == [sentence("replay-reads")]
    assert walked(one, "again") == [sentence("replay-reads")]
    assert walked(one, "board") == before


def test_settings_and_help_work_and_quit_leaves() -> None:
    one = walker()
    assert walked(one, "help")[-1] == sentence("replay-help")
    assert walked(one, "help bank")[0].startswith("The bank")
    assert walked(one, "settings verbosity brief")
    assert walked(one, "")[0].startswith("Ana: ")
    assert walked(one, "look red")[0]
    assert walked(one, "quit") == [sentence("goodbye")]
    assert one.finished


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", ("suite", "retour", "suivant", "précédent")), ("nl", ("verder", "terug"))],
)
def test_walking_in_other_languages(language: str, words: tuple[str, ...]) -> None:
    one = walker(language=language)
    for word in words:
        told = walked(one, word)
        locale = Locale(language)
        assert told
        assert "?" not in told[0]
        count = Replayed(parse_record(WHOLE)).count
        place = say("replay-place", turn=1, count=count, round=1, name="Ana")
        assert (told == [locale.text(place)]) == (word in words[1::2])


def test_a_record_without_a_decision() -> None:
    head = WHOLE[: WHOLE.index("deck a")]
    text = "\n".join(
        [*head.splitlines()[:-1], f"start {position_text(table('human', 'easy', 'normal').start)}"]
    )
    one = walker(text)
    assert walked(one, "") == [sentence("replay-all-heard")]
    assert walked(one, "turn")[0].startswith("Turn 1 of 1, round 1")


def test_at_a_terminal_it_walks_and_with_all_it_tells_at_once(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(WHOLE)
    with AtTerminal("replay", str(file)) as game:
        game.until("replay> ")
        assert sentence("game-over") not in game.said
        for typed, then in (("", "Ana took"), ("turn 5", "Turn 5 of"), ("bank", "Bank: ")):
            game.type(f"{typed}\r")
            game.until(then)
            game.until("replay> ")
        game.type("quit\r")
        assert game.end() == 0
    with AtTerminal("replay", str(file), "--all") as game:
        assert sentence("game-over") in game.rest()


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        (RuleSet(), ["Edition 2024."]),
        (
            RuleSet("2014", target=21),
            ["Edition 2014.", "House rules: 21 points end the game."],
        ),
    ],
)
def test_the_rules_are_told_first(rules: RuleSet, told: list[str], tmp_path: Path) -> None:
    laid = new_table([Player("Ana", HUMAN), Player("Ben", HUMAN)], rules, 1)
    lines = replay(record_text(laid.record()), tmp_path).lines
    assert lines[1 : 1 + len(told)] == told
    assert not lines[1 + len(told)].startswith(("Edition", "House"))


def test_a_start_that_no_game_reaches_is_said(tmp_path: Path) -> None:
    """Earlier versions recorded such starts as if they were like others."""
    laid = new_table([Player("Ana", HUMAN), Player("Ben", HUMAN)], RuleSet(), 1)
    text = record_text(laid.record()).replace(" 2 0 act - 0 ", " 2 1 act - 0 ", 1)
    assert text.count("sp1") == 1
    lines = replay(text, tmp_path).lines
    reason = sentence("misread-position-begins", text="0")
    assert lines[1:3] == ["Edition 2024.", f"It begins as no game by the rules can: {reason}"]
