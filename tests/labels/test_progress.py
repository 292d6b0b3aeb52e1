"""Sentences while work takes long."""

from threading import Event

import pytest

from splendor_access.labels import progress
from splendor_access.labels.progress import Progress


def test_the_last_sentence_is_said_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "EVERY", 0.001)
    said: list[str] = []
    thrice = Event()

    def tell(sentence: str) -> None:
        said.append(sentence)
        if said[-3:] == ["two"] * 3:
            thrice.set()

    with Progress(tell) as work:
        work.now("one")
        work.now("two")
        assert thrice.wait(30)
    count = len(said)
    assert not Event().wait(0.02)
    assert len(said) == count


def test_quick_work_says_nothing() -> None:
    said: list[str] = []
    with Progress(said.append) as work:
        work.now("one")
    assert said == []


def test_work_that_fails_says_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "EVERY", 0.001)
    told = Event()

    def fail() -> None:
        with Progress(lambda _: told.set()) as work:
            work.now("one")
            assert told.wait(30)
            raise OSError("full")

    with pytest.raises(OSError, match="full"):
        fail()
    told.clear()
    assert not told.wait(0.02)
