"""The speech backlog, and the shortening of bursts of news."""

import pytest

from splendor_access.speech.backlog import MOST, Backlog, Batch, SpokenLine
from splendor_access.speech.paths import LONGEST, Urgency


def lines(urgency: Urgency, *texts: str) -> list[SpokenLine]:
    return [SpokenLine(text, urgency) for text in texts]


def texts(batch: Batch | None) -> list[str]:
    return [line.text for line in batch.lines] if batch else []


def taken(backlog: Backlog) -> list[list[str]]:
    found = []
    while batch := backlog.take():
        found.append(texts(batch))
    return found


def test_news_that_waits_is_said_in_one_go_in_its_order() -> None:
    backlog = Backlog(whole=False)
    backlog.add(lines("moves", "one"))
    backlog.add([*lines("background", "two"), *lines("turn", "three")])
    batch = backlog.take()
    assert batch == Batch(
        (*lines("moves", "one"), *lines("background", "two"), SpokenLine("three", "turn"))
    )
    assert batch
    assert batch.urgency == "turn"
    assert backlog.take() is None
    assert not backlog


def test_no_secret_is_said_any_more_when_the_device_is_passed_on() -> None:
    backlog = Backlog(whole=True)
    long = SpokenLine("a card " * LONGEST, "answer", secret=True)
    backlog.add([*lines("moves", "one"), long])
    backlog.add([SpokenLine("another", "answer", secret=True)])
    backlog.add(lines("turn", "two"))
    backlog.forget_secrets()
    assert taken(backlog) == [["one"], ["two"]]


def test_of_a_burst_the_background_is_left_out_first() -> None:
    backlog = Backlog(whole=False)
    for move in range(MOST):
        backlog.add([*lines("moves", f"move {move}"), *lines("background", "dealt")])
    backlog.add(lines("turn", "turn"))
    batch = backlog.take()
    assert texts(batch) == [*(f"move {move}" for move in range(MOST)), "turn"]
    assert batch
    assert batch.omitted == MOST


def test_of_a_great_burst_only_the_calls_are_left() -> None:
    backlog = Backlog(whole=False)
    for move in range(1000):
        backlog.add(lines("moves", f"move {move}"))
    backlog.add(lines("turn", "turn"))
    batch = backlog.take()
    assert batch == Batch((SpokenLine("turn", "turn"),), omitted=1000)


def test_the_parts_of_a_long_answer_are_said_before_news() -> None:
    backlog = Backlog(whole=False)
    backlog.add(lines("answer", "a" * 1500, "b" * 1500))
    backlog.add(lines("moves", "news"))
    assert taken(backlog) == [["a" * 1500], ["b" * 1500], ["news"]]


def test_where_nothing_may_be_lost_all_is_kept_as_it_came() -> None:
    backlog = Backlog(whole=True)
    for move in range(MOST + 5):
        backlog.add(lines("moves", f"move {move}"))
    assert taken(backlog) == [[f"move {move}"] for move in range(MOST + 5)]


@pytest.mark.parametrize("text", ["word " * 1000, "x" * 5000])
def test_a_line_too_long_for_one_utterance_is_cut_and_not_lost(text: str) -> None:
    backlog = Backlog(whole=False)
    backlog.add(lines("answer", text))
    portions = taken(backlog)
    assert all(sum(map(len, portion)) <= LONGEST for portion in portions)
    joined = (" " if " " in text else "").join(text for portion in portions for text in portion)
    assert joined.strip() == text.strip()


def test_what_is_forgotten_is_returned() -> None:
    backlog = Backlog(whole=False)
    backlog.add(lines("moves", "one", "two"))
    assert backlog.clear() == lines("moves", "one", "two")
    assert len(backlog) == 0


def test_no_portion_is_longer_than_is_said_at_once() -> None:
    """Not even by the letter after which a space happens to come."""
    for length in range(LONGEST - 1, LONGEST + 3):
        backlog = Backlog(whole=True)
        backlog.add(lines("answer", f"{'x' * length} {'y' * LONGEST}"))
        portions = [text for portion in taken(backlog) for text in portion]
        assert max(map(len, portions)) <= LONGEST
        assert "".join(portions).replace(" ", "") == "x" * length + "y" * LONGEST
