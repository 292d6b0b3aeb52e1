"""The page alone as its tests open it: a web server that can be cut off, and browsers."""

import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from splendor_access.bots import load
from splendor_access.game.chance import Chance
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import action_text
from splendor_access.game.position import parse_position
from tests.online.chromium import Page, chromium, lasting_chromium
from tests.online.firefox import FirefoxPage, firefox

TOLD = (
    "[...document.querySelectorAll('#live>p, #past>p')].map(each => each.textContent).join('\\n')"
)
READY = "document.getElementById('line') && typeof spoken !== 'undefined'"
OFFERS = "document.activeElement.textContent === 'Play here'"
HEARD = "typeof spoken === 'undefined' || (spoken = [], 0)"
COMPILED = """
Promise.all(["program.tar", "python_stdlib.zip"].map(name => caches.match(name)))
  .then(all => all.every(answer => answer && !answer.headers.has("Uncompiled")))
"""
RECORD = "wire.send('file').then(answer => answer.text)"

NEARLY_OVER = (
    "sp1 2014+points=1 2 0 act - 0 4s1e5g4r2o1d a0d2s2o,a0e1s1r2o1d,a0s2o1d,a0e1s1r1o1d/"
    "b3s6s,b1o3e2o3d,b2o5e3r,b2e5e/c4e6s3e3d,c5r7e3r,c4o7r,c3r5s3e3o3d 36/26/16 "
    "34e4r,33s3e3r,33r3o3d 3e2o3d:.:-,-,-:. 0:.:-,-,-:."
)

EVENING = (
    ("play --tutorial --seed 7", "Your turn: no points, no tokens."),
    ("tutorial", "Step 1 of 16: the cards on the table."),
    ("take ser", "Your turn: no points, 3 tokens."),
    ("record mine.txt", "The record is in mine.txt"),
    ("why", "Ada wanted "),
    ("hint", "Best: "),
    ("position", "sp1 2024 "),
    ("quit", "Leave the game?"),
    ("yes", "What next?"),
    (f'play --position "{NEARLY_OVER}"', "Your turn: no points, 8 tokens."),
    ("buy b2", "You win with 1 point."),
    ("coach", "To leave the coach, type back."),
    ("back", "Back at the end of the game."),
    ("rematch", "Your turn: no points, 8 tokens."),
    ("quit", "Leave the game?"),
    ("yes", "What next?"),
    ("games", "3 saved games, the one played last first:"),
    ("resume 1", "Your game continues in round 2."),
    ("undo", "No longer: You took blue, green and red."),
    ("quit", "Leave the game?"),
    ("yes", "What next?"),
    ("stats", "All games: 1 win in 1 game"),
    ("replay mine.txt", "3 turns."),
    ("next", "took blue, green and red."),
    ("row a", "a1, "),
    ("quit", "What next?"),
    ("coach mine.txt", "You made 1 turn."),
    ("quit", "What next?"),
    ("ask --game 2 score", "You: 1 point, 1 card bought."),
    ("quit", "To leave, close this page."),
)
"""Lines beside and in games, and what is told after each, in English."""

ACTIONS = ("take ", "buy ", "reserve ", "return ", "noble ", "pass")

AnyPage = Page | FirefoxPage


class _Noted(SimpleHTTPRequestHandler):
    asked: list[str]
    failing: list[str]
    encodes: bool

    def do_GET(self) -> None:
        """Give a file, or none where it is one of those that fail now."""
        name = self.path.rpartition("/")[2]
        if name not in self.failing:
            return super().do_GET()
        self.failing.remove(name)
        return self.send_error(503)

    def translate_path(self, path: str) -> str:
        """Return the path of a file, for whoever takes this for a proxy too."""
        return super().translate_path(urlsplit(path).path)

    def log_request(self, *_what: Any) -> None:
        """Note what is asked for."""
        self.asked.append(self.path)

    def log_message(self, *_what: Any) -> None:
        """Say nothing."""

    def end_headers(self) -> None:
        """Say of packed files that they are encoded, as some servers do."""
        if self.encodes and self.path.endswith(".gz"):
            self.send_header("Content-Encoding", "gzip")
        super().end_headers()


class Site:
    """A web server with the page, which can be cut off. Some say that packed files are encoded.

    It is also a proxy, which notes in `asked` what a browser asks for, and gives the page alone.
    A file fails as often as its name stands in `failing`.
    """

    def __init__(self, folder: Path, *, encodes: bool = False) -> None:
        self.asked: list[str] = []
        self.failing: list[str] = []
        known = {"encodes": encodes, "asked": self.asked, "failing": self.failing}
        kind = type("Handler", (_Noted,), known)
        handler = partial(kind, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def cut(self) -> None:
        """Take the server away, as in flight mode."""
        self._server.shutdown()
        self._server.server_close()


@asynccontextmanager
async def opened(browser: str, address: str, profile: Path | None = None) -> AsyncIterator[AnyPage]:
    """Open the page in a browser. One with a profile is killed at the end, and can come again."""
    if browser == "firefox":
        async with firefox(profile) as tab:
            await tab.open(address)
            yield tab
    elif profile:
        async with lasting_chromium(profile) as page:
            await page.open(address)
            yield page
    else:
        async with chromium() as whole:
            yield await whole.page(address)


async def press_line(page: AnyPage, line: str) -> str:
    """Type a line by keys, and return all that was told before."""
    # What was not read to its end would be said again because of the keys.
    await page.eval(HEARD)
    before = str(await page.eval(TOLD))
    await page.type(line)
    await page.press("Enter")
    return before


def since(before: str, now: str) -> str:
    """Return what was told since; old lines go when there are many."""
    kept = next(at for at in range(len(before) + 1) if now.startswith(before[at:]))
    return now[len(before) - kept :]


async def come_back(page: AnyPage, address: str, asked: str) -> None:
    """Open the page, until it asks something.

    On a busy machine a browser notices late that a tab is gone, and offers to play here.
    """
    await page.open(address)
    told = f"{READY} && {TOLD}.includes({json.dumps(asked)})"
    await page.until(f"({told}) || {OFFERS}")
    if await page.eval(OFFERS):
        await page.press("Enter")
        await page.until(told)


async def enter(page: AnyPage, line: str, awaited: str = "") -> str:
    """Type a line by keys, and return what was told since, at least with an awaited text."""
    before = seen = await press_line(page, line)
    while True:
        await page.until(f"{TOLD} !== {json.dumps(seen)}")
        seen = str(await page.eval(TOLD))
        if awaited in since(before, seen):
            return since(before, seen)


async def chosen(page: AnyPage, number: int) -> str:
    """Return an action that the easy opponent would do in the place of the person."""
    position = (await enter(page, "position")).split("sp1 ")[1].split("\n")[0].strip()
    state = parse_position(f"sp1 {position}")
    return action_text(with_payment(state, load("easy")(state, Chance(number), number)))


async def moves(page: AnyPage) -> list[str]:
    """Return the actions of the game by its record."""
    record = str(await page.eval(RECORD))
    return [line for line in record.splitlines() if line.startswith(ACTIONS)]
