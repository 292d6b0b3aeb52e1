"""Going back: log, its parts and players, older and newer, again and spelling."""

import pytest

from splendor_access.game.notation import parse_action
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet
from splendor_access.session.intents import Intent
from splendor_access.session.listener import TALK_LIMIT, TALK_PLACE, Listener
from splendor_access.session.shared_keyboard import AnySession, open_session
from splendor_access.settings.settings import load_settings
from splendor_access.table.setup import new_table
from splendor_access.talk.messages import line
from tests.talk.held_out.situation import at_prompt
from tests.talk.held_out.situation import typed as messages


@pytest.fixture
def session() -> AnySession:
    """Play a game in which Ana and a computer opponent have moved twice."""
    table = new_table([Player("Ana"), Player("Bruno", "easy")], RuleSet(), 1)
    game = open_session(table, "en", load_settings({}, {}), strict=True)
    game.opening()
    for action in ("take ser", "take erd", "reserve b1", "take oo"):
        seat = table.state.to_act
        if seat == 0:
            typed(game, action)
        else:
            game.handle(Intent("bot", action=parse_action(action), seat=seat, seen=table.version))
    return game


def typed(session: AnySession, text: str) -> list[str]:
    said = session.handle(Intent("keyboard", text=text))
    return [session.style.text(each.message, each.kind) for each in said]


OWN = ["You took blue, green and red."]
OTHERS = ["Bruno took green, red and white.", "Bruno took 2 black."]


def test_log_tells_all_in_order(session: AnySession) -> None:
    lines = typed(session, "log")
    assert lines[0] == "5 lines:"
    assert (lines[1], lines[2], lines[-1]) == (*OWN, OTHERS[0], OTHERS[1])


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("moves", OTHERS),
        ("bruno", OTHERS),
        ("br 1", OTHERS[1:]),
        ("moves one", OTHERS[1:]),
        ("market", ["b1 is now black, 3 points, costs 6 black."]),
    ],
)
def test_log_tells_a_part(session: AnySession, words: str, expected: list[str]) -> None:
    assert typed(session, f"log {words}")[1:] == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("mine take", ["Round 1: You took blue, green and red."]),
        (
            "moves take",
            ["Round 1: Bruno took green, red and white.", "Round 2: Bruno took 2 black."],
        ),
        ("take second", ["Round 1: Bruno took green, red and white."]),
        ("bruno -1", ["Round 2: Bruno took 2 black."]),
        ("bruno -2", ["Round 1: Bruno took green, red and white."]),
        ("bruno -3", []),
        ("bruno round 2-", ["Round 2: Bruno took 2 black."]),
        ("bruno round 1-1", ["Round 1: Bruno took green, red and white."]),
        ("bruno round -1", ["Round 2: Bruno took 2 black."]),
    ],
)
def test_log_tells_what_was_done_by_whom_and_when(
    session: AnySession, words: str, expected: list[str]
) -> None:
    assert typed(session, f"log {words}")[1:] == expected


@pytest.mark.parametrize("words", ["log market buy", "older buy", "log round", "log talk take"])
def test_log_drops_no_part_of_what_it_cannot_tell(session: AnySession, words: str) -> None:
    assert typed(session, words)[0].startswith(f'"{words}" is not clear.')


def test_who_comes_is_in_the_whole_log_and_in_no_part_of_it(session: AnySession) -> None:
    number = session.table.log[0].number
    session.listener.announce(number, [line("Cleo is here.")])
    assert typed(session, "log")[-1] == OTHERS[1]
    assert "Cleo is here." in typed(session, "log")
    assert "Cleo is here." not in typed(session, "log bruno") + typed(session, "log moves")


def test_a_part_of_the_log_that_is_empty_denies_nothing_else(session: AnySession) -> None:
    assert typed(session, "log buy bruno") == ["Nothing of that kind has happened yet."]
    for words in ("log take black round 1", "log take green -1"):
        assert typed(session, words) == ["Nothing of that kind happened then."]


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("log buy level a", 4),
        ("log reserve level b", 2),  # one of them unseen
        ("log reserve level b 1 point", 0),
        ("has Ben bought a level one card", 2),
        ("log ben buy gold", 1),
        ("did I pay with gold for anything", 0),
    ],
)
def test_log_tells_of_cards_of_a_level_and_of_those_paid_with_gold(words: str, count: int) -> None:
    told = [each.message for each in messages(at_prompt("turn", "en"), words)]
    assert sum(each.name == "log-round" for each in told) == count
    assert told[0].name == ("log" if count else "log-none-such")


def test_log_keeps_what_is_muted(session: AnySession) -> None:
    typed(session, "settings moves off")
    table = session.table
    typed(session, "take seo")
    seen = table.version
    said = session.handle(Intent("bot", action=parse_action("take erd"), seat=1, seen=seen))
    assert not [each for each in said if each.kind == "moves"]
    assert typed(session, "log mine")[-1].startswith("You took")


def test_the_moves_that_are_mine_are_not_those_of_others(session: AnySession) -> None:
    assert typed(session, "log my moves")[1:] == typed(session, "log mine")[1:] != []


def test_talk_keeps_the_answers(session: AnySession) -> None:
    deck = typed(session, "deck")
    assert typed(session, "log talk 1")[1:] == deck


def test_log_says_what_it_does_not_understand(session: AnySession) -> None:
    assert typed(session, "log zebra") == ['"log zebra" is not clear. Example: log moves 10']


def test_older_and_newer_keep_their_place_while_others_move(session: AnySession) -> None:
    assert typed(session, "older moves") == [f"2 of 2: {OTHERS[1]}"]
    assert typed(session, "older moves") == [f"1 of 2: {OTHERS[0]}"]
    assert typed(session, "older moves") == ["There is nothing older."]
    typed(session, "take seo")
    table = session.table
    action = parse_action("take ed")
    if table.refusal(action):
        action = parse_action("take rod")
    session.handle(Intent("bot", action=action, seat=1, seen=table.version))
    assert typed(session, "newer moves") == [f"2 of 3: {OTHERS[1]}"]
    assert typed(session, "newer bruno") == ["There is nothing newer."]


def test_again_spells_when_it_is_asked_for_twice(session: AnySession) -> None:
    deck = typed(session, "deck")
    assert typed(session, "again") == deck
    assert typed(session, "again") == ["L e f t, i n, d e c k, a, 3 6, b, 2 5, c, 1 6."]
    assert typed(session, "bank") != deck
    assert typed(session, "again")[0].startswith("Bank")


def test_of_a_long_answer_again_spells_the_last_line_and_then_those_before(
    session: AnySession,
) -> None:
    board = typed(session, "board")
    assert typed(session, "again") == board
    for heard in reversed(board):
        (spelled,) = typed(session, "again")
        assert spelled.startswith(f"{heard[0]} {heard[1]}")


def test_answers_can_be_muted_and_are_kept(session: AnySession) -> None:
    told = typed(session, "bank")
    typed(session, "settings answers off")
    assert typed(session, "board") == [
        "13 lines were not said, because answers are off. To hear them, type: log talk 13"
    ]
    whole = typed(session, "log talk 13")
    assert whole[0] == "13 lines:"
    assert whole[2].startswith("a1, ")
    assert typed(session, "log talk 13") == whole, "what is told of the history is no talk itself"
    assert typed(session, "again")[1:] == whole[1:]
    typed(session, "settings answers same")
    assert typed(session, "bank") == told


@pytest.mark.parametrize(
    "words",
    ["log", "last", "older", "help", "settings", "record", "boar", "buy c1", "take", "undo"],
)
def test_what_does_not_ask_about_the_game_is_never_muted(session: AnySession, words: str) -> None:
    typed(session, "settings answers off")
    assert not any("answers are off" in each for each in typed(session, words))


def test_a_question_back_is_never_muted() -> None:
    game = open_session(
        new_table([Player("Ana")] * 2, RuleSet(), 1), "en", load_settings({}, {}), strict=False
    )
    typed(game, "settings answers off")
    assert len(typed(game, "need level b")) == 5


def test_older_talk_stays_at_its_line_when_old_answers_go() -> None:
    listener = Listener(0)
    listener.keep([line(str(number)) for number in range(TALK_LIMIT)])
    listener.places[TALK_PLACE] = 7
    listener.keep([line("new")] * 5)
    assert len(listener.talk) == TALK_LIMIT
    assert listener.talk[listener.places[TALK_PLACE]] == line("7")
    listener.keep([line("newer")] * TALK_LIMIT)
    assert listener.places[TALK_PLACE] == 0
