"""The short board in a real browser: all cards on a small phone, each one button that opens."""

from pathlib import Path

import pytest

from splendor_access.online.server import beginnings
from splendor_access.table.setup import new_table
from tests.online.chromium import chromium
from tests.online.guests import Guest, hosting, kept, run
from tests.online.test_browser import enter, sit

SMALLEST = 44
"""Pixels across of what a finger can hit."""

CARDS = """
[...document.querySelectorAll("#market td summary")].map(each => each.getBoundingClientRect())
  .map(({ width, height }) => Math.min(width, height))
"""

OPEN = "[...document.querySelectorAll('details.thing[open] button')].map(each => each.textContent)"


def test_all_cards_are_on_a_small_phone_and_each_is_one_button(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        beginnings, "new_table", lambda players, rules, _seed: new_table(players, rules, 7)
    )

    async def test() -> None:
        async with hosting(tmp_path / "tables") as host, chromium() as browser:
            link = await host.make(kept(2))
            ana = await browser.page(link, width=320)
            await sit(ana, "Ana")
            ben = Guest(link, "Ben")
            await ben.come()
            await ben.begun()
            await ana.until("document.getElementById('market')")
            for line in ("settings compact on", "settings felt on"):
                await enter(ana, line)
            await ana.until("document.querySelector('summary[aria-braillelabel]')")
            for scheme, forced in (("light", False), ("dark", False), ("dark", True)):
                await ana.look(320, scheme, forced=forced)
                sizes = await ana.eval(CARDS)
                assert len(sizes) == 12
                assert min(sizes) >= SMALLEST
                market = "document.getElementById('market').getBoundingClientRect()"
                assert await ana.eval(f"{market}.height") <= 640
                assert await ana.eval("document.documentElement.scrollWidth") == 320
                assert await ana.axe() == []
            # One is open at a time, also while others talk.
            await ana.tab_to("it.textContent.includes('a2, ')")
            await ana.press("Enter")
            assert await ana.eval(OPEN) == ["Reserve a2"]
            await ana.tab_to("it.textContent.includes('b3, ')")
            await ana.press("Enter")
            assert await ana.eval(OPEN) == ["Reserve b3"]
            assert await ana.axe() == []
            await ben.type("say hello")
            await ana.until("document.getElementById('live').textContent.includes('hello')")
            assert await ana.eval(OPEN) == ["Reserve b3"]
            assert await ana.eval("document.activeElement.localName") == "summary"
            # What was open goes with its buttons, and the card is there once.
            await enter(ana, "take ser")
            await ana.until("document.title.startsWith('wait')")
            assert await ana.eval(OPEN) == []
            assert await ana.eval("document.querySelectorAll('#market td .card').length") == 12
            await ben.hears("Your turn")
            await ben.type("take ser")
            await ana.until("document.title.startsWith('Your turn')")
            await ana.tab_to("it.textContent.includes('b3, ')")
            await ana.press("Enter", "Tab", "Enter")
            await ben.hears("Ana reserved b3")
            await ben.go()

    run(test)
