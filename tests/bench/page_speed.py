"""The page alone in Chromium: its second start, a typed line, and a decision of the expert.

A browser slows down pages, and not their workers. So the time in the worker is measured as it is,
and counts fourfold.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec

from splendor_access.bots import load
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet
from splendor_access.table.opponents import BotQuestion, bot_question
from splendor_access.table.setup import new_table
from tests.bench.figures import Figure
from tests.online.alone import COMPILED, READY, Site, enter
from tests.online.chromium import Chromium, Page, chromium
from tests.online.chromium import end as end_browser
from tests.release.page.__main__ import build

ROUNDS, ANSWERS, DECISIONS, THOUGHT = 5, 15, 12, 3
THROTTLED = 4
"""How many times as slow as this machine a phone is taken to be."""

IMPORTS = 3
"""The most of a start, in imports, beside the load of Python."""

LINE, DECISION = 0.1, 3.0
"""The most seconds of an answer, and of a decision."""

KEPT = 5_000_000
"""Bytes of what is kept beside the game, as saved games are, while lines are measured."""

NAMES = ("Ana", "Ben", "Cyd", "Dora")

LINES = ("bank", "board", "afford", "score", "a1")

IMPORT = """
from time import perf_counter
begun = perf_counter()
import splendor_access.commands._in_page
print(perf_counter() - begun)
"""

BARE = """
(async () => {
  const begun = performance.now();
  const { loadPyodide } = await import("/pyodide.mjs");
  const lockFileContents = await (await fetch("/pyodide-lock.json")).text();
  await loadPyodide({ indexURL: `${location.origin}/`, lockFileContents });
  return performance.now() - begun;
})()
"""

ANSWERED = """
(async line => {
  const fields = new URLSearchParams(new FormData(document.getElementById("command")));
  fields.set("line", line);
  const begun = performance.now();
  const { text } = await wire.ask("", { method: "POST", body: fields });
  const come = performance.now();
  put(parsed(text));
  return JSON.stringify([come - begun, performance.now() - come]);
})
"""
"""Returns the milliseconds until the answer has come, and until it is in the page."""

KEEP = "wire.send('take', { name: 'kept.txt', data: new Uint8Array(KEPT) })"

DECIDED = """
(async lines => {
  const thinker = new Worker("python.js", { type: "module" });
  thinker.postMessage({ what: "think" });
  const times = [];
  for (const line of lines) {
    const decided = new Promise(done => { thinker.onmessage = done; });
    const begun = performance.now();
    thinker.postMessage({ what: "decide", id: times.length, line });
    await decided;
    times.push(performance.now() - begun);
  }
  thinker.terminate();
  return times;
})
"""
"""Returns the milliseconds that opponents think about questions. The first loads the program."""


@cache
def _folder() -> Path:
    return build(Path(tempfile.mkdtemp(prefix="page")) / "page")


@asynccontextmanager
async def _visit() -> AsyncIterator[tuple[Chromium, Page, Site]]:
    """Open the page, started once and compiled."""
    site = Site(_folder())
    async with chromium() as browser:
        page = await browser.page(site.address)
        await page.until(READY)
        while not await page.eval(COMPILED):
            await asyncio.sleep(0.2)
        yield browser, page, site
    end_browser()
    site.cut()


def second_start() -> Figure:
    """Compare the second start with the load of Python and the imports of the same modules."""
    starting, loading, importing = asyncio.run(_starts())
    most = loading + IMPORTS * importing
    return Figure(
        "second start of the page alone",
        f"{starting:.2f} s to the first question",
        f"{starting / most:.2f} times the load of Pyodide ({loading:.2f} s) and {IMPORTS} imports"
        f" in CPython ({importing:.2f} s each)",
        "at most 1",
        starting <= most,
    )


async def _starts() -> tuple[float, float, float]:
    """Return the seconds of a start, of loading Python bare, and of the imports in CPython."""
    starting: list[float] = []
    loading: list[float] = []
    importing: list[float] = []
    async with _visit() as (browser, page, site):
        # A visitor of a single file has no service worker, so all is as it was fetched.
        bare = await browser.page(f"{site.address}page.css")
        for _round in range(ROUNDS):
            begun = perf_counter()
            await page.open(site.address)
            await page.until(READY)
            starting.append(perf_counter() - begun)
            await bare.open(f"{site.address}page.css")
            loading.append(await bare.eval(BARE) / 1000)
            command = [sys.executable, "-c", IMPORT]
            done = await asyncio.to_thread(
                subprocess.run, command, stdout=subprocess.PIPE, check=True
            )
            importing.append(float(done.stdout))
    return median(starting), median(loading), median(importing)


def typed_line() -> Figure:
    """Measure how long lines are answered on a slow phone."""
    times = asyncio.run(_lines())
    slowest = max(times, key=lambda line: times[line])
    return Figure(
        "line on the page alone",
        f"{times[slowest] * 1000:.0f} ms, {slowest} being the slowest of {len(LINES)}",
        f"{THROTTLED} times as slow as here, beside {KEPT // 10**6} MB of saved games",
        f"at most {LINE * 1000:.0f} ms",
        times[slowest] <= LINE,
    )


async def _lines() -> dict[str, float]:
    times: dict[str, float] = {}
    async with _visit() as (_browser, page, _site):
        for line in ("", "quit", "play --seat Ana --bot easy --seed 3"):
            await enter(page, line)
        await page.until("document.title.startsWith('Your turn')")
        await page.eval(KEEP.replace("KEPT", str(KEPT)))
        for line in LINES:
            times[line] = await _answered(page, line)
    return times


async def _answered(page: Page, line: str) -> float:
    """Return the seconds of an answer on a slow phone: the least, since others only add to it."""
    slow = 0.0
    for rate, at, counts in ((1, 0, THROTTLED), (THROTTLED, 1, 1)):
        await page.ask("Emulation.setCPUThrottlingRate", rate=rate)
        code = f"({ANSWERED})({json.dumps(line)})"
        slow += counts * min([json.loads(await page.eval(code))[at] for _round in range(ANSWERS)])
    return slow / 1000


def expert_decision() -> Figure:
    """Measure how long the strongest opponent thinks on a slow phone, with two to four players."""
    times = asyncio.run(_decisions())
    middle, longest = median(times), max(times)
    return Figure(
        "decision of the expert on the page alone",
        f"{middle:.2f} s, at most {longest:.2f} s of {len(times)}",
        f"{THROTTLED} times as slow as here, with two, three and four players",
        f"at most {DECISION:.0f} s",
        longest <= DECISION,
    )


async def _decisions() -> list[float]:
    """Return the seconds of each decision: the least of some, since others only add to it."""
    asked = [question for players in range(2, 5) for question in _questions(players)]
    lines = json.dumps([asked[0], *asked])
    async with _visit() as (_browser, page, _site):
        rounds = [(await page.eval(f"({DECIDED})({lines})"))[1:] for _round in range(THOUGHT)]
    return [THROTTLED * min(each) / 1000 for each in zip(*rounds, strict=True)]


def _questions(players: int) -> list[str]:
    """Return decisions from the beginning of a game to its end."""
    laid = new_table([Player(name) for name in NAMES[:players]], RuleSet(), players)
    asked: list[BotQuestion] = []
    while laid.state.phase != "over":
        view, number = laid.state.view(laid.state.to_act), len(asked)
        asked.append(bot_question("expert", view, laid.chance, number))
        laid.act(load("normal")(view, laid.chance, number))
    last = len(asked) - 1
    chosen = (asked[last * at // (DECISIONS - 1)] for at in range(DECISIONS))
    return [msgspec.json.encode(question).decode() for question in chosen]
