"""A speech service for tests."""

from collections.abc import Iterator

import pytest

from tests.speech.service import Service


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    with Service() as service:
        for name, value in service.environment.items():
            monkeypatch.setenv(name, value)
        yield service
