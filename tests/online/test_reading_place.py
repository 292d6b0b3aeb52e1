"""While others move, the page stays where it is read: only what differs is replaced."""

from pathlib import Path

import msgspec

from splendor_access.bots import load
from splendor_access.game.chance import Chance
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import action_text
from tests.online.chromium import Page, chromium
from tests.online.guests import Guest, hosting, kept, run
from tests.online.test_browser import sit, table_of
from tests.tiers import time_limit, tries

MARK = """
window.read = () => [...document.querySelectorAll(
  "h1,h2,h3,main>section,table,tr,th,td,td>.words,select,#settings summary,"
  + "#market li,#bank .tokens li,#nobles li"
)]
window.places = read()
window.replaced = 0
const elements = node => node.nodeType === 1 ? 1 + node.querySelectorAll("*").length : 0
new MutationObserver(changes => changes.forEach(({target, removedNodes}) => {
  if (!target.closest("#talk")) removedNodes.forEach(each => { replaced += elements(each) })
})).observe(document.querySelector("main"), {childList: true, subtree: true})
"""
"""Keeps the places where somebody may read, and counts elements that go."""

MOVED = "read().flatMap((each, at) => each === places[at] ? [] : [each.outerHTML.slice(0, 60)])"

FRESH = """
fetch(location.href).then(answer => answer.text()).then(text => {
  const page = new DOMParser().parseFromString(text, "text/html")
  dress(page)
  find("settings", page).open = true
  page.querySelectorAll("[name=once]").forEach(each => {
    each.setAttribute("value", document.querySelector("[name=once]").value)
  })
  const ids = ["state", "answers", "market", "bank", "nobles", "you", "other-1", "more"]
  return ids.filter(id => find(id).outerHTML !== find(id, page).outerHTML).join()
})
"""
"""Returns what is not as if the page had just been opened."""


async def shows(page: Page, version: int) -> None:
    """Wait until a page knows a version of the game, and shows it."""
    await page.until(f"(next ?? document).querySelector('[name=seen]').value >= {version}")
    await page.eval("pass(60000)")


async def holds(ana: Page) -> None:
    """Choose a value without sending it, and change the setting by a line: the choice stays."""
    chosen = "document.getElementById('set-verbosity').value"
    await ana.eval(f"{chosen} = 'brief'")
    await ana.eval("document.activeElement.blur(), document.getElementById('line').focus()")
    await ana.type("set verbosity full")
    await ana.press("Enter")
    await ana.until("(next ?? document).querySelector('#set-verbosity [value=full][selected]')")
    await ana.eval("pass(60000)")
    assert await ana.eval(chosen) == "brief"


async def back_again(ana: Page, ben: Guest) -> None:
    """Press a button: it is there until the focus leaves it, and stays if it counts again."""
    await ana.tab_to("it.value === 'reserve a1'")
    await ana.press("Enter")
    await shows(ana, 1)
    assert await ana.eval("document.activeElement.getAttribute('aria-disabled')") == "true"
    await ben.until(lambda: ben.state.to_act == 1)
    await ben.type("take ser")
    await shows(ana, 2)
    assert await ana.eval("document.activeElement.value") == "reserve a1"
    assert await ana.eval("document.activeElement.getAttribute('aria-disabled')") is None
    await ana.press("Tab")
    await ana.eval("pass(1)")
    assert await ana.eval("document.querySelector('[value=\"reserve a1\"]').isConnected")


def test_only_what_differs_is_replaced_in_a_whole_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path / "tables") as host, chromium() as browser:
            rules = f"2024+points={tries(1, 15)}"
            link = await host.make(msgspec.structs.replace(kept(2), rules=rules))
            ana = await browser.page(link, clock=True)
            await sit(ana, "Ana")
            ben = Guest(link, "Ben")
            await ben.come()
            await ben.begun()
            await ana.until("document.getElementById('market')")
            await ana.eval(MARK)
            await back_again(ana, ben)
            table = await table_of(host, link)
            replaced, moves = 0, 0
            # She has opened her settings, and reads a card.
            await ana.eval("document.getElementById('settings').open = true")
            card = "document.querySelectorAll('td>.words')[6].firstChild"
            await ana.eval(f"getSelection().collapse({card}, 3)")
            while not table.over:
                version = table.version
                if table.state.to_act == 0:
                    action = load("easy")(table.state, Chance(version), version)
                    await ana.eval(
                        "document.activeElement.blur(), document.getElementById('line').focus()"
                    )
                    await ana.type(action_text(with_payment(table.state, action)))
                    await ana.press("Enter")
                    await shows(ana, version + 1)
                    await ana.eval(f"getSelection().collapse({card}, 3)")
                else:
                    await ben.until(lambda: ben.state.to_act == 1)
                    before = await ana.eval("replaced")
                    read = await ana.eval(f"{card}.data")
                    await ben.move(version)
                    await shows(ana, version + 1)
                    replaced += await ana.eval("replaced") - before
                    moves += 1
                    assert await ana.eval(f"getSelection().anchorNode === {card}")
                    same = read == await ana.eval(f"{card}.data")
                    assert await ana.eval("getSelection().anchorOffset") == (3 if same else 0)
                assert await ana.eval(MOVED) == []
                assert await ana.eval("document.getElementById('settings').open")
                assert await ana.eval(FRESH) == ""
            assert moves > 1
            # Buttons that cannot be pressed any more, a hand that is empty: few of some 170, and
            # most of them in the first moves.
            assert replaced < tries(8, 3) * moves, (replaced, moves)
            await holds(ana)
            assert ana.complaints == []
            await ben.go()

    run(test, seconds=time_limit(60, 600))
