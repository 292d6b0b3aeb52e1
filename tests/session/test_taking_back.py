"""A move that is taken back in one's own words, when one is to act again: it is asked about."""

import pytest

from splendor_access.game.position import parse_position
from splendor_access.session.prompts import Choice
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.table.setup import table_from
from splendor_access.talk.parsing.commands import Do, Parsed
from tests.driver import session
from tests.talk.held_out.situation import PEOPLE, typed

BEFORE = (
    "sp1 2024 2 0 act - 0 2s1e1g2r1o4d a0o3e,a0r2s1e,a0e2s2r,a0d1s2e1r1o/b2r5o,b1o3e2o3d,"
    "b1e3s2o2d,b2s5s/c3d3s3e5r3o,c5s3s7d,c3r5s3e3o3d,c4r7e 32/24/15 34s4e,33e3r3o,33r3o3d "
    "1s2e3g1r2o:a0o2e1r,a0s1e1r1o1d:b2e2s1o4d,-,-:. 1s1e1g1r1o:a0r3d,a1s4r:?b,c4d7o,-:."
)
"""A position in which both players can take what they are to take."""


def _after_own_turn(language: str) -> AnySession:
    """Return a session whose player has had a turn, and is to act again."""
    one = session(table_from(parse_position(BEFORE), PEOPLE, 1), language=language)
    one.opening(resumed=True)
    words = one.vocabulary.locale.words
    buy, take, ready = (words(f"command-{each}")[0] for each in ("buy", "take", "ready"))
    for line in (f"{buy} a2", ready, f"{take} dd", ready):
        typed(one, line)
    assert one.open_prompt is None
    return one


def _asked(one: AnySession) -> list[Parsed]:
    prompt = one.open_prompt
    return [meant for _told, meant in prompt.options] if isinstance(prompt, Choice) else []


REGRETS = [
    ("en", "oops, can I undo that"),
    ("en", "no wait that was wrong"),
    ("en", "oh, I misclicked there"),
    ("de", "ups, kann ich das rückgängig machen"),
    ("de", "mist, ich hab mich vertippt"),
    ("fr", "oups je me suis trompé"),
    ("fr", "est-ce que je peux annuler mon coup"),
    ("nl", "oeps, verkeerde kleur"),
    ("nl", "kan ik dat ongedaan maken"),
]


@pytest.mark.parametrize(("language", "line"), REGRETS)
def test_taking_a_move_back_is_offered_and_never_done(language: str, line: str) -> None:
    one = _after_own_turn(language)
    version = one.table.version
    typed(one, line)
    assert one.table.version == version
    assert Do("undo") in _asked(one)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I mean do that"),
        ("en", "let's do that one"),
        ("de", "na dann mach das so"),
        ("fr", "d'accord on fait comme ça"),
        ("nl", "ik bedoel doe dat"),
        ("nl", "laten we dat doen"),
        ("nl", "doe die maar"),
    ],
)
def test_who_says_to_do_that_is_not_offered_to_take_a_move_back(language: str, line: str) -> None:
    one = _after_own_turn(language)
    typed(one, line)
    assert Do("undo") not in _asked(one)


def test_a_move_that_a_line_itself_corrects_is_not_taken_back() -> None:
    one = _after_own_turn("en")
    typed(one, "two red, oops, two white")
    assert Do("undo") not in _asked(one)


def test_a_question_is_no_regret() -> None:
    one = _after_own_turn("nl")
    typed(one, "welke kaarten willen geen groen")
    assert Do("undo") not in _asked(one)
