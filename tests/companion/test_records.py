"""Records of games with a real box: replayed, queried, and given to others without secrets."""

from pathlib import Path

import pytest

from splendor_access.game.chance import unseen
from splendor_access.game.notation import card_code
from splendor_access.game.record import parse_record
from splendor_access.talk.locale import languages
from tests.companion.entering import Companion, laying
from tests.companion.test_entering import SEATS, laid, played
from tests.driver import run
from tests.tiers import sampled


def entered() -> list[str]:
    """Return the lines of a game with errors, a skipped turn and two unknown cards."""
    lines = [line for _place, line in laying(played(0, 2).start)]
    lines += ["took ser", "took eeo", "force we were generous", "reserved deck a"]
    lines += ["ben reserved deck b", "ben took sod", "force ana was away", "took erd"]
    return lines


def secret_card() -> str:
    """Return a card that Ana can have drawn in that game."""
    companion = laid(played(0, 2))
    for line in entered()[15:]:
        companion.type(line)
    return card_code(unseen(companion.state)[0][0])


@sampled(2)
@pytest.mark.parametrize("language", languages())
def test_a_record_is_given_to_others_who_replay_it_in_their_language(
    language: str, tmp_path: Path
) -> None:
    """Nothing in it tells a card that only its owner knows."""
    file, secret = tmp_path / "game.txt", secret_card()
    typed = "\n".join([*entered(), "secret", secret, f"record {file}"])
    assert run(*SEATS, typed=typed).code == 0
    text = file.read_text("utf-8")
    assert text.startswith("splendor-record 2\n")
    assert secret not in text
    assert text.count("reveal h1 ?") == 2
    parse_record(text)
    done = run("replay", str(file), "--all", "--lang", language)
    assert done.code == 0
    assert not done.err
    assert sum("we were generous" in line for line in done.lines) == 1
    assert sum("ana was away" in line for line in done.lines) == 1
    assert secret not in done.out


def test_a_game_with_a_real_box_is_asked_from_the_command_line() -> None:
    secret = secret_card()
    run(*SEATS, typed="\n".join([*entered(), "secret", secret]))
    assert run("ask", "bank", "--lang", "en").lines[0].startswith("Bank: ")
    asked = run("ask", "--seat", "1", "hand", "--lang", "en")
    assert asked.code == 0
    assert secret not in asked.out
    assert "level b" in asked.out
    assert run("ask", "record", "--lang", "en").lines[0] == "splendor-record 2"
    line = run("ask", "position", "--lang", "en").lines[0]
    assert secret.replace(" ", "") not in line
    assert run("ask", "--position", line, "score", "--lang", "en").code == 0
    # Ben is next, but questions are answered for Ana.
    assert "costs" in run("ask", "hand", "--lang", "en").out
    assert '"answer"' in run("ask", "--json", "bank", "--lang", "en").out


def test_a_record_is_begun_from_where_it_ends() -> None:
    companion = Companion(2)
    for line in entered():
        companion.type(line)
    [line] = companion.type("position")
    begun = run(*SEATS, "--from", line, typed="position\ntook erd\nscore")
    assert line in begun.lines
    assert run("play", "--quick", "--position", line, "--lang", "en", typed="score\n").code == 0
