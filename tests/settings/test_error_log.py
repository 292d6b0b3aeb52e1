"""What is logged of faults inside the program, and what is not."""

import logging
from pathlib import Path

import pytest

from splendor_access.settings import error_log, files


class BadRequest(Exception):
    """A request that is not one of HTTP, as aiohttp says it."""

    code = 400


def logged(error: Exception) -> str:
    """Return what is logged when a library reports an exception."""
    logger = logging.Logger("aiohttp.server")
    logger.addHandler(error_log.ErrorLog())
    try:
        raise error
    except Exception:  # whatever is given
        logger.exception("Error handling request from %s", "192.0.2.7")
    log = files.home() / "error.log"
    return log.read_text() if log.exists() else ""


def test_the_place_and_the_kind_of_a_fault_are_logged_and_no_text_of_it() -> None:
    text = logged(KeyError("tb-nokz-code-of-a-table"))
    assert "aiohttp.server: KeyError\n" in text
    assert f"{Path(__file__)}:" in text
    assert text.rstrip().endswith(" logged")
    assert "nokz" not in text
    assert "192.0.2.7" not in text


def test_what_a_stranger_sends_is_not_logged() -> None:
    assert logged(BadRequest("GET /\x00")) == ""


def test_the_log_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(error_log, "LARGEST", 100)
    for number in range(20):
        error_log.append(f"{number:02} {'x' * 47}\n")
    log = files.home() / "error.log"
    kept = (log.with_suffix(".log.1").read_text() + log.read_text()).splitlines()
    assert [line[:2] for line in kept[-3:]] == ["17", "18", "19"]
    assert len(kept) < 8


def test_errors_are_logged_once_however_often_it_is_asked_for() -> None:
    root = logging.getLogger()
    before = [*root.handlers]
    try:
        error_log.log_errors()
        error_log.log_errors()
        assert sum(isinstance(each, error_log.ErrorLog) for each in root.handlers) == 1
    finally:
        root.handlers[:] = before
