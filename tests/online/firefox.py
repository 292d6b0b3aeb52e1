"""A real headless Firefox, by the WebDriver BiDi protocol."""

import asyncio
import itertools
import json
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from copy import copy
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.driver import PATIENCE
from tests.online.chromium import CLOCK

KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Space": " ", "ArrowUp": "\ue013"}
KEYS |= {"Escape": "\ue00c", "Shift": "\ue008", "Control": "\ue009"}

LISTENS = b"WebDriver BiDi listening on "


SHOWN = "`${location} ${document.readyState} ${document.title}\\n${document.body?.innerText}`"
"""What a page shows where it does not what a test waits for."""


class FirefoxPage:
    """A tab of a browser."""

    def __init__(self, socket: ClientConnection, process: int) -> None:
        self._socket = socket
        self._process = process
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self.complaints: list[str] = []
        self._context = ""
        self._reading = asyncio.create_task(self._read())

    async def begin(self) -> None:
        """Take the tab that the browser has opened."""
        await self.ask("session.new", capabilities={})
        await self.ask("session.subscribe", events=["log.entryAdded"])
        tree = await self.ask("browsingContext.getTree")
        self._context = tree["contexts"][0]["context"]

    async def another(self) -> "FirefoxPage":
        """Return a new tab beside this one, with the same cookies and storage."""
        tab = copy(self)
        tab._context = (await self.ask("browsingContext.create", type="tab"))["context"]
        return tab

    async def crash(self) -> None:
        """Kill all tabs, as it happens where there is no memory left."""
        for folder in Path("/proc").iterdir():
            with suppress(OSError, ValueError):
                words = (folder / "cmdline").read_bytes().replace(b"\0", b" ").split()
                parent = words[words.index(b"-parentPid") + 1]
                if b"tab" in words and int(parent) == self._process:
                    os.kill(int(folder.name), signal.SIGKILL)

    async def ask(self, method: str, **params: Any) -> Any:
        """Send a command of the protocol, and return its result."""
        number = next(self._numbers)
        self._waiting[number] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        return await self._waiting[number]

    async def _read(self) -> None:
        async for data in self._socket:
            message = json.loads(data)
            waiting = self._waiting.pop(message.get("id") or 0, None)
            if waiting is None:
                if message.get("method") == "log.entryAdded":
                    self.complaints.append(str(message["params"].get("text"))[:600])
            elif message["type"] == "error":
                waiting.set_exception(RuntimeError(message["message"]))
            else:
                waiting.set_result(message["result"])

    async def stop_time(self) -> None:
        """Let time stand still on pages opened from now on, until `pass`."""
        await self.ask("script.addPreloadScript", functionDeclaration=f"() => {{{CLOCK}}}")

    async def open(self, address: str) -> None:
        """Open an address."""
        await self.ask(
            "browsingContext.navigate", context=self._context, url=address, wait="complete"
        )

    async def eval(self, code: str) -> Any:
        """Return the value of a piece of script: a text, a number or a truth."""
        result = await self.ask(
            "script.evaluate",
            expression=code,
            target={"context": self._context},
            awaitPromise=True,
        )
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        return result["result"].get("value")

    async def until(self, code: str) -> None:
        """Wait until a piece of script is true."""
        late = asyncio.get_running_loop().time() + 6 * PATIENCE
        while not await self.eval(f"Boolean({code})"):
            if asyncio.get_running_loop().time() > late:
                raise AssertionError(f"{code}\n{await self.eval(SHOWN)}\n{self.complaints}")
            await asyncio.sleep(0.05)

    async def press(self, *keys: str) -> None:
        """Press keys by their names in browsers."""
        await self._keys([KEYS[key] for key in keys])

    async def tab_to(self, code: str) -> None:
        """Press Tab until the focused element, `it`, satisfies a condition."""
        for _press in range(200):
            await self.press("Tab")
            if await self.eval(f"(it => Boolean({code}))(document.activeElement)"):
                return
        raise AssertionError(code)

    async def type(self, text: str) -> None:
        """Type a text, letter by letter."""
        await self._keys([*text])

    async def _keys(self, values: list[str]) -> None:
        actions = [{"type": each, "value": key} for key in values for each in ("keyDown", "keyUp")]
        await self.ask(
            "input.performActions",
            context=self._context,
            actions=[{"type": "key", "id": "keyboard", "actions": actions}],
        )

    async def close(self) -> None:
        """Leave the browser."""
        self._reading.cancel()
        await self._socket.close()


@asynccontextmanager
async def firefox(
    lasting: Path | None = None, /, **preferences: bool | int | str
) -> AsyncIterator[FirefoxPage]:
    """Run a browser with one tab, and kill it; its profile goes, or is a folder that stays.

    In the names of preferences `_` stands for a dot.
    """
    profile = lasting or Path(tempfile.mkdtemp(prefix="firefox"))
    # After some kills a browser would ask first what to do.
    asks = 'user_pref("toolkit.startup.max_resumed_crashes", -1);\n'
    wanted = (
        f'user_pref("{name.replace("_", ".")}", {json.dumps(value)});\n'
        for name, value in preferences.items()
    )
    (profile / "user.js").write_text(asks + "".join(wanted), encoding="utf-8")
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(profile)]
    process = await asyncio.create_subprocess_exec(
        *command,
        "--remote-debugging-port=0",
        "about:blank",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        assert process.stderr
        line = b""
        while LISTENS not in line:
            line = await process.stderr.readline()
            assert line, "the browser has ended"
        drained = asyncio.create_task(process.stderr.read())
        address = line.partition(LISTENS)[2].decode().strip()
        async with connect(f"{address}/session", max_size=None) as socket:
            page = FirefoxPage(socket, process.pid)
            await page.begin()
            yield page
            await page.close()
        drained.cancel()
    finally:
        process.kill()
        await process.wait()
        if not lasting:
            shutil.rmtree(profile, ignore_errors=True)
