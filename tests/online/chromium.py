"""A real headless Chromium, by its DevTools protocol."""

import asyncio
import base64
import itertools
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from subprocess import DEVNULL
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from tests.driver import PATIENCE
from tests.labels.accessible import AXE, BROWSERS

OPTIONS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--mute-audio"),
    *("--remote-debugging-port=0", "--disable-background-networking", "--hide-scrollbars"),
    "about:blank",
)

CODES = {"Enter": 13, "Tab": 9, "Space": 32, "ArrowUp": 38, "ArrowDown": 40, "Escape": 27}
CODES |= {"Shift": 16, "Control": 17}
KEYS = {name: {"Enter": "\r", "Space": " "}.get(name, "") for name in CODES}


CLOCK = """
(() => {
  let now = 1000
  let last = 0
  const timers = new Map()
  const [fetched, soon] = [window.fetch, window.setTimeout]
  let asked = 0
  window.fetch = (...what) => {
    asked++
    const whole = async answer => new Response(await answer.text(), answer)
    return fetched(...what).then(whole).finally(() => soon(() => asked--, 50))
  }
  performance.now = () => now
  window.setTimeout = (does, after = 0) => { timers.set(++last, [now + after, does]); return last }
  window.clearTimeout = number => timers.delete(number)
  window.pass = async time => {
    // Before so much time has passed a server has answered.
    while (asked && time >= 10000) await new Promise(done => soon(done, 5))
    const end = now + time
    for (;;) {
      const [first] = [...timers].sort((one, other) => one[1][0] - other[1][0])
      if (!first || first[1][0] > end) break
      timers.delete(first[0])
      now = Math.max(now, first[1][0])
      first[1][1]()
      await null
    }
    now = end
  }
  window.later = time => { if (!asked) pass(time) }
})()
"""
"""A clock for a page, under the test's control: time advances by `pass`, in milliseconds.

`later` is for tests that wait for an answer: while one is on its way no time passes, so that a
busy machine does not make the page give it up.
"""


class Chromium:
    """A browser. Each page has its own cookies, as on another machine."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self.heard: dict[str, list[tuple[str, Any]]] = {}
        self._visitors: list[str] = []
        self._reading = asyncio.create_task(self._read())

    async def ask(self, method: str, session: str | None = None, **params: Any) -> Any:
        """Send a command of the protocol, and return its result."""
        number = next(self._numbers)
        self._waiting[number] = asyncio.get_running_loop().create_future()
        message = {"id": number, "method": method, "params": params}
        await self._socket.send(json.dumps(message | ({"sessionId": session} if session else {})))
        return await self._waiting[number]

    async def _read(self) -> None:
        async for data in self._socket:
            message = json.loads(data)
            waiting = self._waiting.pop(message.get("id", 0), None)
            if waiting is None:
                heard = self.heard.setdefault(message.get("sessionId", ""), [])
                heard.append((message.get("method", ""), message.get("params")))
            elif "error" in message:
                waiting.set_exception(RuntimeError(message["error"]["message"]))
            else:
                waiting.set_result(message["result"])

    async def page(
        self,
        address: str,
        *,
        language: str = "en",
        script: bool = True,
        width: int = 1280,
        scheme: str = "light",
        clock: bool = False,
        proxy: str = "",
    ) -> "Page":
        """Open an address as a new visitor; with `clock` time stands still there until `pass`.

        With a proxy it is asked for everything, also for what is on this machine.
        """
        by = {"proxyServer": proxy, "proxyBypassList": "<-loopback>"} if proxy else {}
        context = (await self.ask("Target.createBrowserContext", **by))["browserContextId"]
        self._visitors.append(context)
        page = await self.tab(context)
        await page.ask("Network.setExtraHTTPHeaders", headers={"Accept-Language": language})
        if not script:
            await page.ask("Emulation.setScriptExecutionDisabled", value=True)
        if clock:
            await page.ask("Page.addScriptToEvaluateOnNewDocument", source=CLOCK)
        await page.look(width, scheme)
        await page.open(address)
        return page

    async def tab(self, context: str = "") -> "Page":
        """Return a new tab of a visitor, or one whose visitor is that of the browser's profile."""
        whose = {"browserContextId": context} if context else {}
        target = await self.ask("Target.createTarget", url="about:blank", **whose)
        attached = await self.ask(
            "Target.attachToTarget", targetId=target["targetId"], flatten=True
        )
        page = Page(self, attached["sessionId"])
        for domain in ("Page", "Runtime", "Log", "Network", "Inspector"):
            await page.ask(f"{domain}.enable")
        return page

    async def close_pages(self) -> None:
        """Close all pages."""
        while self._visitors:
            context = self._visitors.pop()
            await self.ask("Target.disposeBrowserContext", browserContextId=context)

    async def close(self) -> None:
        """Leave the browser to the next test."""
        self._reading.cancel()
        await self._socket.close()


class Page:
    """A page of the browser."""

    def __init__(self, browser: Chromium, session: str) -> None:
        self._browser = browser
        self._session = session
        self._forced = False

    async def ask(self, method: str, **params: Any) -> Any:
        """Send a command of the protocol to this page."""
        return await self._browser.ask(method, self._session, **params)

    async def another(self) -> "Page":
        """Return a new tab beside this one, with the same cookies and storage."""
        here = (await self.ask("Target.getTargetInfo"))["targetInfo"]
        return await self._browser.tab(here["browserContextId"])

    async def crash(self) -> None:
        """Kill the tab, and take it away."""
        here = (await self.ask("Target.getTargetInfo"))["targetInfo"]
        # A tab that has crashed does not answer.
        crashing = asyncio.create_task(self.ask("Page.crash"))
        while "Inspector.targetCrashed" not in [method for method, _params in self._heard]:
            await asyncio.sleep(0.01)
        crashing.cancel()
        await self._browser.ask("Target.closeTarget", targetId=here["targetId"])

    async def workers(self) -> list["Page"]:
        """Return the workers of the page, in which script can be run as in a page."""
        wanted = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": True}
        await self.ask("Target.setAutoAttach", **wanted)
        return [
            Page(self._browser, params["sessionId"])
            for method, params in self._heard
            if method == "Target.attachedToTarget" and params["targetInfo"]["type"] == "worker"
        ]

    async def look(self, width: int, scheme: str = "light", *, forced: bool = False) -> None:
        """Set the width, a light or dark scheme, and whether a theme forces its colours on pages.

        A narrow page is that of a small phone.
        """
        await self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=900 if width > 320 else 640,
            deviceScaleFactor=1,
            mobile=False,
        )
        wanted = [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "forced-colors", "value": "active" if forced else "none"},
        ]
        await self.ask("Emulation.setEmulatedMedia", features=wanted)
        self._forced = forced

    async def open(self, address: str) -> None:
        """Open an address."""
        await self.ask("Page.navigate", url=address)
        await self.until("document.readyState === 'complete' && location.href !== 'about:blank'")

    async def eval(self, code: str) -> Any:
        """Return the value of a piece of script; it also runs where pages have none."""
        result = await self.ask(
            "Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:1000])
        return result["result"].get("value")

    async def until(self, code: str) -> None:
        """Wait until a piece of script is true."""
        late = asyncio.get_running_loop().time() + 3 * PATIENCE
        while True:
            assert asyncio.get_running_loop().time() < late, code
            try:
                if await self.eval(f"Boolean({code})"):
                    return
            except RuntimeError as error:  # the page is being replaced, or its script is not there
                replaced = ("context", "navigated", "null", "is not defined")
                if not any(word in str(error) for word in replaced):
                    raise
            await asyncio.sleep(0.01)

    async def press(self, *keys: str) -> None:
        """Press keys by their names in browsers."""
        for key in keys:
            shift = 8 if key.startswith("Shift+") else 0
            name = key.removeprefix("Shift+")
            text = KEYS[name]
            facts = {"key": " " if name == "Space" else name, "code": name, "modifiers": shift}
            facts["windowsVirtualKeyCode"] = CODES[name]
            down = {"type": "keyDown" if text else "rawKeyDown", "text": text}
            await self.ask("Input.dispatchKeyEvent", **facts, **down)
            await self.ask("Input.dispatchKeyEvent", type="keyUp", **facts)

    async def type(self, text: str) -> None:
        """Type a text, letter by letter."""
        for letter in text:
            await self.ask("Input.dispatchKeyEvent", type="keyDown", text=letter, key=letter)
            await self.ask("Input.dispatchKeyEvent", type="keyUp", key=letter)

    async def tab_to(self, code: str) -> None:
        """Press Tab until the focused element, `it`, satisfies a condition."""
        for _press in range(200):
            await self.press("Tab")
            if await self.eval(f"(it => Boolean({code}))(document.activeElement)"):
                return
        raise AssertionError(code)

    async def tree(self) -> list[str]:
        """Return the accessibility tree as lines: role, name, state."""
        nodes = (await self.ask("Accessibility.getFullAXTree"))["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        lines: list[str] = []

        def walk(node: dict[str, Any], depth: int) -> None:
            role = node.get("role", {}).get("value", "")
            name = node.get("name", {}).get("value", "")
            shown = not node.get("ignored") and role not in ("none", "generic", "InlineTextBox")
            if shown:
                states = [
                    f"{each['name']}={each['value'].get('value')}"
                    for each in node.get("properties", ())
                    if each["name"] in STATES
                    and each["value"].get("value") not in (False, "false", None)
                ]
                lines.append(" ".join(("  " * depth + role, json.dumps(name), *states)))
            if role in ("StaticText", "listbox", "option", "MenuListPopup"):
                return
            for child in node.get("childIds", ()):
                if child in by_id:
                    walk(by_id[child], depth + shown)

        walk(nodes[0], 0)
        return lines

    async def axe(self) -> list[str]:
        """Return axe-core's findings, with undecided ones. The required contrast is 7 to 1.

        What colours a theme forces on a page axe-core does not know.
        """
        await self.ask("Emulation.setScriptExecutionDisabled", value=False)
        await self.eval(AXE.read_text(encoding="utf-8") + ";0")
        rules = {
            "color-contrast": {"enabled": not self._forced},
            "color-contrast-enhanced": {"enabled": not self._forced},
        }
        found = await self.eval(
            f"axe.run({{rules: {json.dumps(rules)}}}).then(found => "
            "[...found.violations, ...found.incomplete].map("
            "rule => rule.id + ': ' + rule.nodes[0].html + rule.nodes[0].failureSummary))"
        )
        return [*found]

    async def picture(self, path: Path) -> None:
        """Save a picture of the whole page for inspection."""
        shot = await self.ask("Page.captureScreenshot", captureBeyondViewport=True)
        await asyncio.to_thread(path.write_bytes, base64.b64decode(shot["data"]))

    @property
    def _heard(self) -> list[tuple[str, Any]]:
        return self._browser.heard.get(self._session, [])

    @property
    def complaints(self) -> list[str]:
        """The browser's complaints: errors of scripts, refused loads, a broken policy."""
        kinds = ("Log.entryAdded", "Runtime.exceptionThrown")
        return [json.dumps(params)[:600] for method, params in self._heard if method in kinds]

    @property
    def asked_for(self) -> list[str]:
        """The addresses that the page has requested."""
        sent = [params for method, params in self._heard if method == "Network.requestWillBeSent"]
        return [params["request"]["url"] for params in sent]


STATES = ("checked", "disabled", "expanded", "focused", "invalid", "level", "live", "pressed")


class Running(NamedTuple):
    """The one browser of a test process: where it listens, and what is to be ended at last."""

    address: str
    process: subprocess.Popen[bytes]
    profile: Path


_running: list[Running] = []


@asynccontextmanager
async def chromium() -> AsyncIterator[Chromium]:
    """Give a test the browser of its process; its pages are closed when the test has done."""
    if not _running or _running[0].process.poll() is not None:
        end()
        profile = Path(tempfile.mkdtemp(prefix="chromium"))
        _running.append(await asyncio.to_thread(_start, profile))
    async with connect(_running[0].address, max_size=None) as socket:
        browser = Chromium(socket)
        try:
            yield browser
            await browser.close_pages()
        except BaseException:
            end()  # who knows what it is at
            raise
        finally:
            await browser.close()


@asynccontextmanager
async def lasting_chromium(profile: Path) -> AsyncIterator[Page]:
    """Run a browser of its own, whose profile is a folder that stays, and kill it."""
    running = await asyncio.to_thread(_start, profile)
    try:
        async with connect(running.address, max_size=None) as socket:
            browser = Chromium(socket)
            yield await browser.tab()
            await browser.close()
    finally:
        _kill(running.process)


def _start(profile: Path) -> Running:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert program, "the tests need a Chromium; .ci/setup test installs it"
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    command = [program, f"--user-data-dir={profile}", *OPTIONS]
    process = subprocess.Popen(command, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)
    while not port.exists() or port.read_text(encoding="utf-8").count("\n") == 0:
        time.sleep(0.02)
        assert process.poll() is None, "the browser has ended"
    number, path = port.read_text(encoding="utf-8").split("\n")[:2]
    return Running(f"ws://127.0.0.1:{number}{path}", process, profile)


def end() -> None:
    """End the browser of this process, if there is one."""
    while _running:
        _address, process, profile = _running.pop()
        _kill(process)
        shutil.rmtree(profile, ignore_errors=True)


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        # Debian's program is a script that stays beside the browser.
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
