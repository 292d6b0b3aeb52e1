"""The page alone as its tests open it: a web server that can be cut off, and browsers."""

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.online.chromium import Page, chromium
from tests.online.firefox import FirefoxPage, firefox

TOLD = (
    "[...document.querySelectorAll('#live>p, #past>p')].map(each => each.textContent).join('\\n')"
)
READY = "document.getElementById('line') && typeof spoken !== 'undefined'"
HEARD = "typeof spoken === 'undefined' || (spoken = [], 0)"
COMPILED = """
Promise.all(["program.tar", "python_stdlib.zip"].map(name => caches.match(name)))
  .then(all => all.every(answer => answer && !answer.headers.has("Uncompiled")))
"""
RECORD = "wire.send('file').then(answer => answer.text)"

AnyPage = Page | FirefoxPage


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_what: Any) -> None:
        """Say nothing."""


class Site:
    """A web server with the page, which can be cut off."""

    def __init__(self, folder: Path) -> None:
        handler = partial(_Quiet, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def cut(self) -> None:
        """Take the server away, as in flight mode."""
        self._server.shutdown()
        self._server.server_close()


@asynccontextmanager
async def opened(browser: str, address: str) -> AsyncIterator[AnyPage]:
    """Open the page in a browser."""
    if browser == "firefox":
        async with firefox() as tab:
            await tab.open(address)
            yield tab
    else:
        async with chromium() as whole:
            yield await whole.page(address)


async def enter(page: AnyPage, line: str) -> str:
    """Type a line by keys, and return what was told since."""
    await page.eval(HEARD)
    before = str(await page.eval(TOLD))
    await page.type(line)
    await page.press("Enter")
    await page.until(f"{TOLD} !== {before!r}")
    after = str(await page.eval(TOLD))
    kept = next(at for at in range(len(before) + 1) if after.startswith(before[at:]))
    return after[len(before) - kept :]
