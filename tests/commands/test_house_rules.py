"""House rules as they are typed: every way takes the same ones, and refuses in the same words.

`house_rules.json` has a row for each line (`lines`: one `--house` for each), and whether so many
seats can play by it. It was written by somebody who had not read the code.
"""

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from splendor_access.commands import CannotRun
from splendor_access.commands._game import rules_option, start_options
from splendor_access.console.setup.questions import first_seat
from splendor_access.game import Game
from splendor_access.game.cards import InvalidValue
from splendor_access.game.notation import NotationError
from splendor_access.game.position import parse_position, parse_rules, position_text
from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import RuleSet
from splendor_access.online.protocol.frames import WantedTable
from splendor_access.online.server.tables import Unwanted, rules_of
from splendor_access.table.setup import first_problem, new_table
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, clean, say
from splendor_access.talk.narrate import misread

ROWS = json.loads(Path(__file__).with_name("house_rules.json").read_text(encoding="ascii"))


def typed(lines: Sequence[str]) -> argparse.Namespace:
    """Return the options of a command with these house rules."""
    return argparse.Namespace(edition=None, house=[*lines], first=None, position=None)


def play(lines: Sequence[str], seats: int) -> RuleSet | Message:
    try:
        found = start_options(typed(lines))
    except CannotRun as refused:
        return refused.message
    begins = first_seat(found.begins or 0, ["Ana", "Ben", "Cleo", "Dan"][:seats])
    return begins if isinstance(begins, Message) else found.rules


def host(lines: Sequence[str], seats: int) -> RuleSet | Message:
    try:
        rules = rules_option(typed(lines))
    except CannotRun as refused:
        return refused.message
    return first_problem(rules.first, seats) or rules


def server(lines: Sequence[str], seats: int) -> RuleSet | Message:
    try:
        return parse_rules(rules_of(WantedTable("Ana", seats, "+".join(["2024", *lines]))))
    except Unwanted as refused:
        return refused.message


def position(lines: Sequence[str], seats: int) -> RuleSet | Message:
    written = "+".join(["2024", *lines])
    try:
        # Parsed alone first: a typed blank would end the field.
        rules = parse_rules(written)
        laid = new_table([Player("Ana", HUMAN)] * seats, RuleSet(tiles=rules.tiles), 1)
        fields = position_text(laid.state).split(" ")
        begins = str(min(rules.first, seats - 1))
        return parse_position(" ".join([fields[0], written, fields[2], begins, *fields[4:]])).rules
    except NotationError as error:
        if error.reason == "position-first":
            return say("misread-first", seat=int(error.text), last=seats - 1)
        return misread(error)


def library(rules: RuleSet, seats: int) -> bool:
    try:
        Game.new(seats, seed=1, rules=rules)
    except InvalidValue:
        return False
    return True


def test_every_way_takes_the_same_house_rules_and_refuses_in_the_same_words() -> None:
    otherwise = []
    for row in ROWS:
        lines, seats = row.get("lines", [row["line"]]), row["seats"]
        found = play(lines, seats)
        if isinstance(found, RuleSet) is not row["ok"]:
            otherwise.append(("play", row, found))
        if host(lines, seats) != found:
            otherwise.append(("host", row, host(lines, seats)))
        # Where rules stand in one field, `+` parts them, which no option does.
        if not any("+" in line for line in lines):
            for way in (server, position):
                if way(lines, seats) != found:
                    otherwise.append((way.__name__, row, way(lines, seats)))
        if isinstance(found, RuleSet):
            if not library(found, seats):
                otherwise.append(("library", row, found))
        elif found.name == "misread-first":
            if library(rules_option(typed(lines)), seats):
                otherwise.append(("library", row, found))
        elif found.args["text"] not in [clean(line) for line in lines]:
            otherwise.append(("quotes", row, found))
    assert not otherwise


@pytest.mark.parametrize("language", languages())
def test_the_refusal_says_what_is_taken(language: str) -> None:
    """The first and the last number of each range is taken, and none beside them."""
    told = Locale(language).text(misread(NotationError("no-such-rule", "x")), "full")
    ranges = re.findall(r"(first|points|tiles)=N \(([0-9]+)[^0-9)]+([0-9]+)\)", told)
    assert [name for name, _least, _most in ranges] == ["first", "points", "tiles"]
    for name, least, most in ranges:
        for number in (int(least), int(most)):
            parse_rules(f"2024+{name}={number}")
        for number in (int(least) - 1, int(most) + 1):
            with pytest.raises(NotationError):
                parse_rules(f"2024+{name}={number}")
    assert "gold=missing" in told
    parse_rules("2024+gold=missing")
