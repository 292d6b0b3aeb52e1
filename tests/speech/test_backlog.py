"""The speech backlog, and the shortening of bursts of news."""

import pytest

from splendor_access.speech.paths import LONGEST, Urgency
from splendor_access.speech.speaker import MOST, Backlog, Batch, SpokenLine
from tests.session.test_round_of_three import turns


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


def test_much_news_is_said_in_short_and_all_of_it() -> None:
    backlog = Backlog(whole=False)
    for move in range(MOST):
        long = SpokenLine(f"move {move} in full", "moves", short=f"move {move}")
        backlog.add([long, *lines("background", f"card {move}")])
    backlog.add(lines("turn", "turn"))
    both = [f"{each} {move}" for move in range(MOST) for each in ("move", "card")]
    assert taken(backlog) == [[*both, "turn"]]


def test_little_news_is_said_as_usual() -> None:
    backlog = Backlog(whole=False)
    for move in range(MOST):
        backlog.add([SpokenLine(f"move {move} in full", "moves", short=f"move {move}")])
    assert taken(backlog) == [[f"move {move} in full" for move in range(MOST)]]


@pytest.mark.parametrize("words_a_minute", [60, 180, 300, 450])
def test_a_voice_of_any_pace_says_all_of_a_game_in_order(words_a_minute: int) -> None:
    """News comes each second: a slow voice has much of it waiting at a time."""
    backlog, said, free = Backlog(whole=False), list[str](), 0.0
    news = [line for _one, heard in turns() for line in heard]
    for second, text in enumerate(news):
        while free <= second and (batch := backlog.take()):
            said += texts(batch)
            free = second + sum(len(each.split()) for each in texts(batch)) * 60 / words_a_minute
        backlog.add([SpokenLine(text, "moves", short=text.removesuffix("."))])
    said += [text for portion in taken(backlog) for text in portion]
    assert [text.removesuffix(".") for text in said] == [text.removesuffix(".") for text in news]


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
