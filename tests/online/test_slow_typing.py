"""News on the page for slow typists: keys are pressed in a real browser.

Any key silences a screen reader. Pauses between keys are simulated by a clock that the test puts
into the page; the reader is computed from the page's output. A real reader hears the same in
`test_orca.py`.
"""

import json
import math
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from splendor_access.online.server import people
from tests.online.chromium import Page, chromium
from tests.online.firefox import FirefoxPage, firefox
from tests.online.guests import Guest, hosting, kept, run
from tests.online.test_browser import sit
from tests.tiers import soak_only, time_limit, tries

LOG = """
window.log = []
addEventListener("keydown", event => log.push([performance.now(), event.key, []]), true)
new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(each => {
  if (each.localName === "p") {
    log.push([performance.now(), "", each.textContent.replace("\\u00a0", "").split("\\n")])
  }
}))).observe(document.getElementById("live"), {childList: true})
"""
"""Notes when a key is pressed, and when something is said."""

SLOW, FAST = 1000 / 16, 1000 / 40
"""Milliseconds that a voice takes for a character: by default, and of somebody with experience."""

ALLOWED = 1000 / 15
"""Milliseconds that the page allows for a character where it knows of nobody fast."""

SLOWEST = 6000
"""Milliseconds without a key after which everything is said."""


class Event(NamedTuple):
    """An event at a time: a key, or lines spoken."""

    at: float
    key: str
    lines: Sequence[str]


class Reader:
    """A screen reader: it begins to speak after a while, and a key silences it.

    `heard` are the lines spoken completely, `surely` those finished half a second before a key at
    the latest, and `begun` all lines begun.
    """

    def __init__(self, events: Sequence[Event], after: float, each: float) -> None:
        self.heard: list[str] = []
        self.surely: list[str] = []
        self.begun: list[str] = []
        waiting: list[tuple[str, float, float]] = []
        for event in [*events, Event(math.inf, "", ())]:
            if event.key or event.at == math.inf:
                self.heard += [line for line, _begin, end in waiting if end <= event.at]
                self.surely += [line for line, _begin, end in waiting if end + 500 <= event.at]
                self.begun += [line for line, begin, _end in waiting if begin <= event.at]
                waiting = []
            for line in event.lines:
                begin = max([event.at + after, *(end for _line, _begin, end in waiting)])
                waiting.append((line, begin, begin + len(line) * each))


class Seat:
    """Ana at her page, and Ben, whose lines all differ."""

    def __init__(self, page: Page | FirefoxPage, ben: Guest) -> None:
        self.page = page
        self.said: list[str] = []
        self._ben = ben
        self._numbers = count(1)

    async def passes(self, time: float) -> None:
        """Advance the time."""
        await self.page.eval(f"pass({time})")

    async def key(self, name: str) -> None:
        """Press a key: a letter, or a named one."""
        await (self.page.type(name) if len(name) == 1 else self.page.press(name))

    async def types(self, text: str, apart: float) -> None:
        """Type a text, its letters so many milliseconds apart."""
        for letter in text:
            await self.passes(apart)
            await self.key(letter)

    async def news(self) -> str:
        """Let Ben say something, and wait until the page has it."""
        text = f"this is number {next(self._numbers)}"
        await self._ben.type(f"say {text}")
        told = "document.body.textContent + next?.body.textContent"
        await self.page.until(f"({told}).includes('{text}')")
        self.said.append(f"Ben says: {text}")
        return self.said[-1]

    async def enters(self, line: str, apart: float) -> None:
        """Type a line and enter it; wait for its answer on the page."""
        await self.types(line, apart)
        once = "(next ?? document).querySelector('[name=once]').value"
        before = await self.page.eval(once)
        await self.key("Enter")
        await self.page.until(f"{once} !== '{before}'")

    async def events(self) -> list[Event]:
        """Return the events so far."""
        return [Event(*each) for each in json.loads(await self.page.eval("JSON.stringify(log)"))]

    async def lines(self) -> list[str]:
        """Return the lines spoken since the last key."""
        told: list[str] = []
        for event in await self.events():
            told = [] if event.key else [*told, *event.lines]
        return told

    async def shown(self) -> list[str]:
        """Return Ben's lines on the page, in order."""
        page = await self.page.eval("document.getElementById('talk').innerText")
        return [
            line for line in page.replace("\u00a0", "").split("\n") if line.startswith("Ben says")
        ]


@asynccontextmanager
async def opened(link: str, by: str) -> AsyncIterator[Page | FirefoxPage]:
    """Open a page with a clock of its own in a browser."""
    if by == "firefox":
        async with firefox() as tab:
            await tab.stop_time()
            await tab.open(link)
            yield tab
    else:
        async with chromium() as browser:
            yield await browser.page(link, clock=True)


@asynccontextmanager
async def seat(folder: Path, by: str = "chromium") -> AsyncIterator[Seat]:
    """Sit Ana down at a page with a clock of its own, the focus in the command line."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "CHAT_LIMIT", (100_000, 0.0))
        async with hosting(folder / "tables") as host:
            link = await host.make(kept(2))
            async with opened(link, by) as ana:
                await sit(ana, "Ana")
                await ana.until("document.readyState === 'complete'")
                ben = Guest(link, "Ben")
                await ben.come()
                await ben.begun()
                await ana.until("(next ?? document).title.startsWith('Your turn')")
                await ana.tab_to("it.id === 'line'")
                await ana.eval(LOG)
                await ana.eval("pass(60000)")
                await ana.until("document.title.startsWith('Your turn') && !due.length")
                await ana.eval("log.length = 0")
                yield Seat(ana, ben)
                assert ana.complaints == []
                await ben.go()


def keys(chance: Random, low: float, high: float) -> Iterator[tuple[float, str]]:
    """Draw keys, and the milliseconds before each; some are no letters."""
    while True:
        gap = math.exp(chance.uniform(math.log(low), math.log(high)))
        yield gap, chance.choice([*"abcdefgh" * 2, "ArrowUp", "Shift", "Escape", "Space"])


TYPISTS = [(120, 3000, SLOW), (330, 460, SLOW), (120, 120, FAST), (2900, 3000, SLOW)]
"""The least and the most milliseconds between keys, and a voice."""


BROWSERS = ["chromium", "firefox"][: tries(1, 2)]


CASES = [("chromium", *each) for each in TYPISTS[: tries(1, 4)]]
CASES += [(each, *TYPISTS[0]) for each in BROWSERS[1:]]


@pytest.mark.parametrize(("by", "low", "high", "voice"), CASES)
def test_news_is_heard_once_however_slowly_somebody_types(
    tmp_path: Path, by: str, low: float, high: float, voice: float
) -> None:
    async def test() -> None:
        async with seat(tmp_path, by) as ana:
            for seed in range(tries(1, 8 if by == "chromium" else 3)):
                chance = Random(seed)
                for gap, key in islice(keys(chance, low, high), 50):
                    before = chance.uniform(0, gap)
                    await ana.passes(before)
                    if chance.random() < 0.3:
                        await ana.news()
                    await ana.passes(gap - before)
                    await ana.key(key)
                await ana.passes(3 * SLOWEST)
                assert await ana.page.eval("due.length") == 0
            events = await ana.events()
            for after in (100, 450):
                reader = Reader(events, after, voice)
                told = [line for line in reader.heard if line in ana.said]
                assert [*dict.fromkeys(told)] == ana.said
                # The page does not know how fast a voice is.
                surely = [
                    line for line in Reader(events, after, ALLOWED).surely if line in ana.said
                ]
                assert [line for line in ana.said if surely.count(line) > 1] == []

    run(test, seconds=time_limit(60, 600))


PACES = [(400, 1200), (2500, 6000), (60, 300), (700, 2100), (120, 360)]
"""How many milliseconds letters are apart, and how long news waits then."""


async def waits(ana: Seat, rest: float) -> None:
    """News comes when no key was pressed for so long, and not before."""
    line = await ana.news()
    await ana.passes(rest - 1)
    assert await ana.lines() == []
    await ana.passes(1)
    assert (await ana.lines())[-1:] == [line]
    await ana.passes(10 * SLOWEST)


@soak_only
def test_how_long_news_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with seat(tmp_path) as ana:
            # No key has been pressed for long.
            line = await ana.news()
            assert await ana.lines() == [line]
            await ana.passes(10 * SLOWEST)
            # Nothing stands in the field.
            for key in ("ArrowUp", "Shift", "Escape"):
                await ana.key(key)
                await waits(ana, 300)
            for apart, rest in PACES[: tries(2, 5)]:
                await ana.types("abcdefghij" * 2, apart)
                await waits(ana, rest)
                # Any key counts, and one long pause or two make no difference.
                for key in ("Shift", "a", "b", "ArrowUp", "a"):
                    await ana.passes(apart)
                    await ana.key(key)
                    await waits(ana, rest)
                # What a line is entered with ends it; and then it is a line of its own.
                await ana.enters("", 0)
                await waits(ana, 300)
            # How long somebody listens before a line is no matter of letters.
            for _time in range(9):
                await ana.passes(5000)
                await ana.enters("a", 0)
            await ana.passes(10 * SLOWEST)
            await ana.types("a", 0)
            await waits(ana, rest)

    run(test)


@pytest.mark.parametrize("by", BROWSERS)
def test_what_a_key_cuts_is_said_again_and_nothing_else_is(tmp_path: Path, by: str) -> None:
    async def test() -> None:
        async with seat(tmp_path, by) as ana:
            await ana.types("abcdefghi", 400)
            await ana.passes(1200)
            # A reader has not begun yet.
            first = await ana.news()
            assert await ana.lines() == [first]
            for rest in (2400, 4800, 6000, 6000):
                await ana.passes(200)
                await ana.key("Shift")
                await ana.passes(rest - 1)
                assert await ana.lines() == []
                await ana.passes(1)
                assert await ana.lines() == [first]
            await ana.passes(10 * SLOWEST)
            await ana.key("Shift")
            # Two lines, of which one is heard.
            second, third = await ana.news(), await ana.news()
            await ana.passes(1200)
            assert await ana.lines() == [second, third]
            await ana.passes(500 + len(second) * ALLOWED + 100)
            await ana.key("j")
            # What comes meanwhile is said behind it.
            fourth = await ana.news()
            await ana.passes(2400)
            assert await ana.lines() == [third, fourth]
            assert await ana.shown() == ana.said
            # News that follows on news, with no key between.
            await ana.passes(100)
            fifth = await ana.news()
            await ana.passes(500 + 2 * len(third) * ALLOWED)
            await ana.key("k")
            await ana.passes(2400)
            assert await ana.lines() == [fifth]
            assert await ana.shown() == ana.said
            # Control says that it was enough; but not of what has not begun.
            await ana.passes(1000)
            sixth = await ana.news()
            await ana.passes(100)
            await ana.key("Control")
            await ana.passes(SLOWEST)
            assert await ana.lines() == [sixth]
            await ana.passes(10 * SLOWEST)
            assert await ana.shown() == ana.said

    run(test)


def test_answers_come_at_once_and_are_not_repeated(tmp_path: Path) -> None:
    async def test() -> None:
        async with seat(tmp_path) as ana:
            score = ["You: no points, no cards bought.", "Ben: no points, no cards bought."]
            await ana.enters("score", 3000)
            await ana.passes(300)
            assert await ana.lines() == score
            # Before a reader has begun.
            await ana.passes(400)
            await ana.key("a")
            await ana.passes(SLOWEST)
            assert await ana.lines() == score
            # After it has.
            await ana.passes(600)
            await ana.key("b")
            await ana.passes(10 * SLOWEST)
            assert await ana.lines() == []
            # News that was cut is said before the answer, and one is not kept waiting.
            news = await ana.news()
            await ana.page.eval("document.getElementById('line').value = ''")
            await ana.enters("score", 1000)
            await ana.passes(300)
            assert await ana.lines() == [news, *score]
            assert await ana.shown() == ana.said

    run(test)
