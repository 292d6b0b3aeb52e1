"""Sentences while work takes long."""

from threading import Event

import pytest

from splendor_access.labels.making import export
from splendor_access.labels.making.export import Progress


def test_a_sentence_is_said_once_and_again_only_after_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rounds = 0
    said: list[tuple[int, str]] = []
    thrice = Event()

    class Rounds(Event):
        """Counts the reports that could be made in place of waiting."""

        def wait(self, timeout: float | None = None) -> bool:
            nonlocal rounds
            rounds += 1
            if rounds == 3:
                work.now("two")
            return super().wait(0.001 if timeout else 30)

    def tell(sentence: str) -> None:
        said.append((rounds, sentence))
        if len(said) == 4:
            thrice.set()

    monkeypatch.setattr(export, "Event", Rounds)
    work = Progress(tell)
    work.now("one")
    with work:
        assert thrice.wait(30)
    assert said[:4] == [
        (1, "one"),
        (3, "two"),
        (3 + export.AGAIN, "two"),
        (3 + 2 * export.AGAIN, "two"),
    ]
    count = len(said)
    assert not Event().wait(0.02)
    assert len(said) == count


def test_quick_work_says_nothing() -> None:
    said: list[str] = []
    with Progress(said.append) as work:
        work.now("one")
    assert said == []


def test_work_that_fails_says_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "EVERY", 0.001)
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
