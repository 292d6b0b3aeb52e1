"""The situation that the held-out lines are about, set up in a real session."""

import re
from functools import cache
from pathlib import Path

from splendor_access.game.chance import Chance, deal_unseen
from splendor_access.game.notation import parse_action
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import HUMAN, Player, parse_record
from splendor_access.game.state import State
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.table.review import Replayed
from splendor_access.table.setup import table_from
from splendor_access.table.table import Table
from tests.driver import session
from tests.game.situations import decisions

FOLDER = Path(__file__).parent
PEOPLE = (Player("Ada", HUMAN), Player("Ben", HUMAN))
PROMPTS = (
    "turn",
    "payment",
    "give-back",
    "noble",
    "which",
    "yes-no",
    "hand-over",
    "confirmation",
    "end",
)
"""The prompts of a session; those of the set-up and of a long answer are no part of one."""

BEFORE = {
    "payment": "buy a2 with 1g",
    "which": "reserve white",
    "yes-no": "reserve b",
    "hand-over": "take ser",
    "confirmation": "quit",
}
"""What Ada has typed to come to a prompt."""


@cache
def _blocks() -> list[str]:
    """Return the indented texts of the situation: a position, its record, two more positions."""
    text = (FOLDER / "situation.md").read_text(encoding="utf-8")
    found = re.findall(r"(?:^ {4,}.*\n)+", text, re.MULTILINE)
    return ["\n".join(line.strip() for line in block.splitlines()) for block in found]


def _with_history() -> Table:
    replayed = Replayed(parse_record(_blocks()[1] + "\n"))
    laid = replayed.table(len(replayed.decisions))
    assert position_text(laid.state.view(None)) == _blocks()[0]
    laid.state, laid.deal = deal_unseen(laid.state, Chance(1))
    return laid


def _ended() -> Table:
    """Return a finished game that Ben lost."""
    for seed in range(1, 50):
        start = table_from(parse_position(_blocks()[0]), PEOPLE, seed)
        state: State = start.state
        for _state, action in decisions(start.state, start.deal, Chance(seed)):
            start.act(action)
        state = start.state
        if state.phase == "over" and state.seats[0].points > state.seats[1].points:
            return start
    raise AssertionError("no game that Ben lost")


def at_prompt(prompt: str, language: str, *, strict: bool = False) -> AnySession:
    """Return a session at a prompt, in which everything before it has been told."""
    if prompt in ("give-back", "noble"):
        position = _blocks()[2 if prompt == "give-back" else 3]
        laid = table_from(parse_position(position), PEOPLE, 1)
    else:
        laid = _ended() if prompt == "end" else _with_history()
    one = session(laid, language=language, strict=strict)
    one.opening(resumed=True)
    if prompt in BEFORE:
        typed(one, BEFORE[prompt])
    return one


def typed(one: AnySession, line: str) -> list[Said]:
    """Type a line, and return the answer."""
    return one.handle(Intent("keyboard", text=line, seen=one.table.version))


def deed(line: str) -> bool:
    """Say whether a line is an action in the notation of records."""
    try:
        parse_action(line)
    except ValueError:
        return False
    return True
