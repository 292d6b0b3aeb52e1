"""`agent`: lines of JSON for other programs, both ways."""

import json
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from splendor_access.bots import names
from splendor_access.commands.agent import LONGEST, MOST_ATTEMPTS, Program
from splendor_access.game.chance import Chance, deal_unseen
from splendor_access.game.legality import legal_actions
from splendor_access.game.notation import action_text, parse_action
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.rules import play_out
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.docs.samples import blocks
from tests.driver import run
from tests.tiers import sampled

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/agent.md").read_text(encoding="utf-8")
BLOCKS = [block for _heading, block in blocks(GUIDE)]
[SHOWN] = [block.splitlines() for block in BLOCKS if '"clock":10}' in block]
[EXAMPLE] = [block for block in BLOCKS if "#!/usr/bin/perl" in block]
POSITION = json.loads(SHOWN[0])["position"]


def asked(*lines: str, bot: str = "easy") -> list[dict[str, Any]]:
    done = run("agent", "--bot", bot, typed="".join(f"{line}\n" for line in lines))
    assert (done.code, done.err) == (0, "")
    return [json.loads(line) for line in done.lines]


def test_the_guide_shows_what_is_said() -> None:
    assert [json.dumps(each, separators=(",", ":")) for each in asked(SHOWN[0], bot="normal")] == (
        SHOWN[1:]
    )


@sampled(3)
@pytest.mark.parametrize("bot", names())
def test_each_level_answers_with_what_is_legal(bot: str) -> None:
    line = json.dumps({"position": POSITION})
    [first, second] = asked(line, line, bot=bot)
    assert first == second
    assert parse_action(first["action"]) in legal_actions(parse_position(POSITION))


def test_expert_answers_as_hard_does_where_there_is_no_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("splendor_access.bots.expert.choose", lambda *_: pytest.fail("too long"))
    [answer] = asked(json.dumps({"position": POSITION, "clock": 2.9}), bot="expert")
    assert [answer] == asked(json.dumps({"position": POSITION}), bot="hard")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "line"),
        ("{", "line"),
        ("[" * 5000, "line"),
        ('{"position":5}', "line"),
        ('{"legal":[]}', "line"),
        ('{"position":"sp1"}', "position"),
        (json.dumps({"position": POSITION.replace(" act ", " over ")}), "position"),
        (json.dumps({"position": POSITION.replace(" 2 0 act - 0", " 2 0 act - 5")}), "position"),
        (json.dumps({"position": POSITION, "legal": ["pass"]}), "legal"),
    ],
)
def test_a_line_that_cannot_be_answered_says_why(line: str, reason: str) -> None:
    [refused, after] = asked(line, json.dumps({"position": POSITION}))
    assert refused["refused"] == reason
    assert "action" in after


def test_a_game_that_is_over_leaves_nothing_to_decide() -> None:
    state, deal = deal_unseen(parse_position(POSITION), Chance(1))
    for number in range(2000):
        options = legal_actions(state)
        if not options:
            break
        state = play_out(state, Chance(1).pick(options, number), deal)[0]
    assert asked(json.dumps({"position": position_text(state)})) == [
        {"refused": "nothing-to-decide", "detail": ""}
    ]


def test_every_reason_is_in_the_guide() -> None:
    source = (ROOT / "splendor_access/commands/agent.py").read_text(encoding="utf-8")
    for reason in ("line", "position", "nothing-to-decide", "legal", "action", "not-legal"):
        assert f'"{reason}"' in source
        assert f"- `{reason}`:" in GUIDE


def against(script: str, tmp_path: Path, *options: str) -> list[dict[str, Any]]:
    """Play against a program in Python, and return the lines of output."""
    file = tmp_path / "player.py"
    file.write_text(script)
    command = shlex.join([sys.executable, str(file)])
    done = run("agent", "--bot", "easy", "--against", command, *options)
    assert (done.code, done.err) == (0, "")
    return [json.loads(line) for line in done.lines]


def test_no_games_are_played_or_only_a_number_of_them(tmp_path: Path) -> None:
    assert against("", tmp_path, "--games", "0") == []
    refused = run("agent", "--against", "true", "--games", "-1")
    assert (refused.code, refused.out) == (2, "")
    assert "-1 is not a number of games." in refused.err


RECORDER = """
import json, sys
with open(__file__ + ".heard", "a") as heard:
    for line in sys.stdin:
        heard.write(line)
        heard.flush()
        legal = json.loads(line)["legal"]
        action = next((each for each in legal if each.startswith("buy")), legal[-1])
        print(json.dumps({"action": action}), flush=True)
"""


def test_a_program_is_told_what_its_seat_may_know(tmp_path: Path) -> None:
    options = ("--games", "3", "--players", "3", "--seed", "987654321")
    ended = against(RECORDER, tmp_path, *options)
    assert [line["seat"] for line in ended] == [0, 1, 2]
    assert {line["reason"] for line in ended} == {"points"}
    heard = [json.loads(line) for line in (tmp_path / "player.py.heard").read_text().splitlines()]
    assert "987654321" not in json.dumps(heard)
    for line in heard:
        assert line.keys() == {"position", "legal", "clock"}
        state = parse_position(line["position"])
        assert state.view(state.to_act) == state
        assert line["legal"] == [action_text(action) for action in legal_actions(state)]
    assert ended == against(RECORDER, tmp_path, *options)


WRONG = """
import json, sys
for line, answer in zip(sys.stdin, ANSWERS):
    with open(__file__ + ".heard", "a") as heard:
        heard.write(line)
    print(answer, flush=True)
"""


def test_an_answer_that_does_not_count_is_refused_and_at_last_loses(tmp_path: Path) -> None:
    answers = ["nonsense", '{"action":"dance"}', '{"action":"buy c1"}']
    [ended] = against(WRONG.replace("ANSWERS", repr(answers)), tmp_path)
    assert (ended["winners"], ended["reason"]) == ([1], "no answer")
    heard = [json.loads(line) for line in (tmp_path / "player.py.heard").read_text().splitlines()]
    assert [line.get("refused") for line in heard] == [None, "line", "action"]


def test_a_program_that_ends_loses(tmp_path: Path) -> None:
    [ended] = against("", tmp_path)
    assert ended["reason"] == "no answer"


@pytest.mark.parametrize("language", languages())
def test_a_program_that_is_not_there_is_named(language: str) -> None:
    done = run("agent", "--against", "/no/such/program", "--lang", language)
    assert (done.code, done.out) == (2, "")
    words = Locale(language).text(say("usage-against", typed="/no/such/program", detail=""))
    assert done.err.startswith(words)
    assert run("agent", "--against", "'").code == 2
    assert run("agent", "--bot", "nobody").err.startswith('"nobody" is not a computer opponent.')


def test_the_example_of_the_guide_plays() -> None:
    """Perl is on every Debian system."""
    perl = shutil.which("perl")
    assert perl
    assert len(EXAMPLE.splitlines()) <= 20
    script = "\n".join(EXAMPLE.splitlines())
    done = run("agent", "--bot", "easy", "--against", shlex.join([perl, "-e", script]))
    assert (done.code, done.err) == (0, "")
    [ended] = map(json.loads, done.lines)
    assert ended["reason"] == "points"


def test_an_endless_answer_loses_the_game_and_is_not_kept(tmp_path: Path) -> None:
    script = "import sys\nwhile True:\n    sys.stdout.write('x' * 65536)\n"
    [ended] = against(script, tmp_path)
    assert (ended["winners"], ended["reason"]) == ([1], "no answer")


def test_a_program_that_writes_too_much_is_left_waiting() -> None:
    program = Program([sys.executable, "-c", "while True: print('{}')"])
    try:
        state = parse_position(POSITION)
        assert program.choose(state.view(state.to_act)) is None
        assert program._lines.qsize() <= MOST_ATTEMPTS
    finally:
        program.close()


def test_a_question_that_is_too_long_is_refused_and_the_next_one_answered() -> None:
    [refused, after] = asked("x" * (2 * LONGEST + 5), json.dumps({"position": POSITION}))
    assert refused == {"refused": "line", "detail": f"longer than {LONGEST} bytes"}
    assert "action" in after
