"""One browser for the tests of a process, and a judge of all frames that servers of tests send."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
import pytest

from splendor_access.online.client import connection
from splendor_access.online.page.seat import PageSeat
from splendor_access.online.protocol import frames
from splendor_access.online.protocol.frames import ToSeat
from splendor_access.online.protocol.told import Told, is_long
from splendor_access.online.server.attendance import Visitor
from splendor_access.online.server.web import SocketVisitor
from tests.online import chromium
from tests.online.alone import Site
from tests.online.nats_server import SHARED

Deliver = Callable[[Any, ToSeat], None]


@pytest.fixture(scope="session", autouse=True)
def one_browser() -> Iterator[None]:
    """End the browser of this process with its last test, and its NATS server."""
    yield
    chromium.end()
    SHARED.end()


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a home whose name is short enough for a socket."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the page alone."""
    # Loaded late: hardly any test builds a page.
    from tests.release.page.__main__ import build

    return build(tmp_path_factory.mktemp("built") / "page")


@pytest.fixture
def site(built: Path) -> Iterator[Site]:
    """Serve the page alone."""
    site = Site(built)
    yield site
    site.cut()


@pytest.fixture(autouse=True)
def soon_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a seat that has lost its server many times look for it as soon as after the first."""
    monkeypatch.setattr(connection, "PAUSES", connection.PAUSES[:1])


@pytest.fixture(autouse=True)
def judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every frame that a server of a test sends be one that a seat takes."""
    told: WeakKeyDictionary[Visitor, Told] = WeakKeyDictionary()

    def judge(visitor: Visitor, frame: ToSeat) -> None:
        if not is_long(frame):
            assert frames.to_seat(frames.encode(frame)) == frame
        if isinstance(frame, frames.WelcomeFrame) and visitor in told and told[visitor].players:
            # Pages connect again without a new visitor.
            del told[visitor]
        before = told.get(visitor, Told())
        if isinstance(frame, frames.WelcomeFrame):
            before = msgspec.structs.replace(before, watches=frame.seat < 0)
        if isinstance(frame, frames.NewsFrame):
            # The seat has the game already.
            before = msgspec.structs.replace(before, players=before.people)
        told[visitor] = before.after(frame)

    for kind in (SocketVisitor, PageSeat):
        monkeypatch.setattr(kind, "deliver", _judged(kind.deliver, judge))


def _judged(deliver: Deliver, judge: Deliver) -> Deliver:
    def judged(visitor: Any, frame: ToSeat) -> None:
        judge(visitor, frame)
        deliver(visitor, frame)

    return judged
