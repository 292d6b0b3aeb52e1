"""Lines that report an action, and lines that do not."""

from splendor_access.companion.own_words import ReportedAction, parse_report
from splendor_access.game.actions import Buy, Return, Take
from splendor_access.game.cards import gems
from splendor_access.game.state import State
from splendor_access.talk.locale import Locale
from splendor_access.talk.parsing.commands import Act, Unclear
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.game.situations import seated, table

VOCABULARY = Vocabulary(Locale("en"))


def told(line: str, state: State) -> ReportedAction | None:
    return parse_report(line, VOCABULARY, state, ("Ana", "Ben"), strict=False)


def test_where_something_is_due_only_what_it_can_be_is_an_answer() -> None:
    """Anything else may be a question or a name for another parser."""
    state, _deal = table(seated(tokens="rrrrrrsssss"), seated(), phase="return")
    for line in ("zebra", "score", "ana zebra"):
        assert told(line, state) is None, line
    assert told("r", state) == ReportedAction(None, Act(Return(gems("r"))))
    assert told("ana r", state) == ReportedAction(0, Act(Return(gems("r"))))


def test_an_action_that_is_not_understood_is_told_to_be_none() -> None:
    state, _deal = table(seated(), seated())
    found = told("ben take zebra", state)
    assert found
    assert (found.seat, type(found.parsed)) == (1, Unclear)
    assert told("zebra", state) is None


def test_what_one_says_of_oneself_is_of_ones_own_cards() -> None:
    state, _deal = table(seated(), seated(hand=("a0r 2r2d", None, None)))
    line = "I want to buy my reserved card"
    found = [
        parse_report(line, VOCABULARY, state, ("Ana", "Ben"), strict=False, speaker=speaker)
        for speaker in (1, None)
    ]
    assert found[0] == ReportedAction(1, Act(Buy("h1")))
    # Ana, who is next, has none.
    assert found[1] != ReportedAction(None, Act(Buy("h1")))


def test_a_name_that_looks_like_i_is_a_name() -> None:
    state, _deal = table(seated(), seated())
    french = Vocabulary(Locale("fr"))
    for name in ("J'Rod", "Ik", "I"):
        line = f"{name.lower()} prend ser"
        found = parse_report(line, french, state, (name, "Ben"), strict=False, speaker=1)
        assert found == ReportedAction(0, Act(Take(gems("ser")))), name
