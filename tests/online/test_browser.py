"""The page in a real browser: by keyboard alone, with script off, and as screen readers get it."""

import asyncio
import difflib
import json
from pathlib import Path

import pytest

from splendor_access.bots import load
from splendor_access.game.chance import Chance
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import action_text
from splendor_access.game.position import parse_position
from splendor_access.online.page.handlers import ServerPages
from splendor_access.online.server import beginnings
from splendor_access.table.setup import new_table, table_from
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.braille_display.test_faults import LAST_TURN
from tests.driver import PATIENCE
from tests.online.chromium import Chromium, Page, chromium
from tests.online.firefox import FirefoxPage
from tests.online.guests import Guest, Host, hosting, kept, run
from tests.tiers import SOAK, drawn, time_limit

GOLDEN = Path(__file__).parent / "pages"
LIVE = "[...document.querySelectorAll('#live>p')].map(each => each.textContent)"

WRITTEN = LIVE.replace("#live>p", "#live>p, #past>p")
"""What was written to be said, also where a key has cut it since and it has moved up."""

ONE_BATCH = f"""{{
const said = document.createElement("p")
said.textContent = {LIVE}.join("\\n").replaceAll("\\u00a0", "")
document.getElementById("live").replaceChildren(said)
}}"""
"""Makes one batch of those that were said: how many there were is a matter of chance."""

GAPS = """
window.gaps = []
new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(each => {
  if (each.localName === "p") gaps.push(performance.now() - key)
}))).observe(document.getElementById("live"), {childList: true})
"""
"""Notes how long no key was pressed whenever something is said."""


ALLOWED = """
window.shown = []
Object.defineProperty(Notification, "permission", { get: () => "granted" })
Notification.requestPermission = async () => "granted"
ServiceWorkerRegistration.prototype.showNotification = async function(title, { tag }) {
  shown.push([title, tag, Boolean(this.active)])
}
"""
"""Notes notifications instead of showing them: a browser without windows allows none."""


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every table be dealt alike."""
    monkeypatch.setattr(
        beginnings, "new_table", lambda players, rules, _seed: new_table(players, rules, 7)
    )


async def table_of(host: Host, link: str) -> Table:
    shared = await host.server.tables.find(link.rpartition("/")[2])
    assert shared
    assert shared.game
    return shared.game.table


async def sit(page: Page | FirefoxPage, name: str) -> None:
    """Sit down by keys."""
    await page.tab_to("it.id === 'name'")
    await page.type(name)
    await page.press("Enter")
    await page.until("document.getElementById('line')")


async def enter(page: Page, line: str) -> None:
    """Type a line into the command line by keys, and wait until something is told."""
    await listen(page)
    if not await page.eval("document.activeElement.id === 'line'"):
        await page.tab_to("it.id === 'line'")
    await page.eval("document.body.dataset.old = 'yes'")
    await page.eval("document.getElementById('live').append(document.createElement('i'))")
    await page.type(line)
    await page.press("Enter")
    await page.until(
        "document.getElementById('live') && (!document.body.dataset.old"
        " || document.getElementById('live').lastElementChild.localName === 'p')"
    )


async def listen(page: Page) -> None:
    """Hear what was said to its end, in no time: what a key cuts short is said again."""
    await page.eval("typeof spoken === 'undefined' || (spoken = [])")


async def fetch(page: Page) -> None:
    """Ask what is new where there is no script."""
    await page.tab_to("it.parentElement.id === 'fetch'")
    await page.eval("document.body.dataset.old = 'yes'")
    await page.press("Enter")
    await page.until("document.getElementById('live') && !document.body.dataset.old")


async def heard(page: Page) -> list[str]:
    """Return what the live region has said so far."""
    return [*await page.eval(LIVE)]


async def says(page: Page, text: str) -> None:
    await page.until(f"document.body.innerText.includes({text!r})")


async def complete_game(host: Host, link: str, ana: Page, ben: Page) -> None:
    """Play to the end: Ana has script, Ben has none."""
    for number in range(400):
        table = await table_of(host, link)
        if table.over:
            return
        state = table.state
        action = with_payment(state, load("easy")(state, Chance(number), number))
        page = (ana, ben)[state.to_act]
        if page is ben:
            await fetch(ben)
        else:
            await ana.until("!document.title.startsWith('wait')")
        version = table.version
        await enter(page, action_text(action))
        while table.version == version:
            await asyncio.sleep(0.01)


def test_a_game_to_its_end_by_keyboard_alone_and_with_script_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path / "tables") as host, chromium() as browser:
            with pytest.MonkeyPatch.context() as patch:
                if not SOAK:  # which plays it from its beginning
                    begin = parse_position(LAST_TURN)
                    patch.setattr(
                        beginnings, "new_table", lambda seats, *_: table_from(begin, seats, 7)
                    )
                link = await host.make(kept(2))
                ana = await browser.page(link, width=1280)
                ben = await browser.page(link, script=False, width=320, scheme="dark")
                assert await ana.axe() == []
                await sit(ana, "Ana")
                await sit(ben, "Ben")
                await ana.until("document.title.startsWith('Your turn')")
            await complete_game(host, link, ana, ben)
            await ana.until("document.title.startsWith('over')")
            await fetch(ben)
            assert await ben.eval("document.title") == "over – Splendor"
            assert await ana.axe() == []
            assert await ben.axe() == []
            assert await ben.eval("document.documentElement.scrollWidth") == 320
            await ben.tab_to("it.textContent === 'Play again'")
            await ben.press("Enter")
            await ana.tab_to("it.textContent === 'Play again'")
            await ana.press("Enter")
            await ana.until("!document.title.startsWith('over')")
            assert not (await table_of(host, link)).over
            for page in (ana, ben):
                assert page.complaints == []
                assert {each.split("/")[2] for each in page.asked_for} == {link.split("/")[2]}

    run(test, seconds=time_limit(120, 600))


def test_news_and_answers_are_said_once_in_order_and_nothing_held_is_rebuilt(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with hosting(tmp_path / "tables") as host, chromium() as browser:
            link = await host.make(kept(2))
            ana = await browser.page(link)
            await sit(ana, "Ana")
            ben = Guest(link, "Ben")
            await ben.come()
            await ben.begun()
            await ana.until("document.title.startsWith('Your turn')")
            region = "document.getElementById('live').outerHTML.split('>')[0]"
            assert await ana.eval(region) == '<div id="live" role="log"'
            begin = len(await heard(ana))
            await ana.eval(GAPS)
            for _time in range(3):
                await enter(ana, "score")
            await enter(ana, "board")
            said = (await heard(ana))[begin:]
            answer = "You: no points, no cards bought.\nBen: no points, no cards bought."
            # Equal answers differ by a space that nobody hears; a long one is one element.
            assert [each.rstrip("\u00a0") for each in said[:3]] == [answer] * 3
            assert {len(each) - len(answer) for each in said[:3]} == {0, 1}
            assert len(said) == 4
            assert said[3].count("\n") == 12
            # News waits while keys are pressed, and leaves the half line where it is.
            await enter(ana, "take ser")
            await ben.hears("Your turn")
            await listen(ana)
            await ana.type("boa")
            await ben.type("take odr")
            await ana.until("document.title.startsWith('Your turn')")
            news = (await heard(ana))[-1]
            assert news.rstrip("\u00a0").split("\n")[0] == "Ben took red, black, white."
            assert await ana.eval("document.activeElement.value") == "boa"
            await ana.press("ArrowUp")
            assert await ana.eval("document.activeElement.value") == "take ser"
            await ana.press("ArrowDown")
            assert await ana.eval("document.activeElement.value") == "boa"
            await holds(ana, ben)
            assert min(await ana.eval("gaps")) >= 270, "a key that is pressed silences what is said"
            await lost_and_back(host, ana, ben)
            await ben.go()

    run(test)


async def holds(ana: Page, ben: Guest) -> None:
    """Let news come while something is ticked, and press what then goes away."""
    # A choice that is held stays, and so does the focus.
    await ana.tab_to("it.name === 'gem-s'")
    await ana.press("Space")
    await ben.type("say hello")
    await ana.until(f"{LIVE}.some(each => each.includes('Ben says: hello'))")
    assert await ana.eval("document.activeElement.name") == "gem-s"
    assert await ana.eval("document.activeElement.checked")
    for gem in "ed":
        await ana.tab_to(f"it.name === 'gem-{gem}'")
        await ana.press("Space")
    await ana.tab_to("it.value === 'take'")
    await ana.press("Enter")
    await ana.until("document.title.startsWith('wait')")
    # The button that was pressed is there until the focus leaves it.
    assert await ana.eval("document.activeElement.value") == "take"
    assert await ana.eval("document.activeElement.getAttribute('aria-disabled')") == "true"
    await ana.press("Tab")
    await ana.until("!document.getElementById('take')")


async def lost_and_back(host: Host, ana: Page, ben: Guest) -> None:
    """End the server and begin it again: both are said, and a line is not lost."""
    await ben.until(lambda: ben.state.to_act == 1)
    before = len(ben.lines)
    close = ServerPages.close

    async def closed(pages: ServerPages) -> None:
        await close(pages)
        # What is asked for now is never answered with a page on which to sit down.
        await ana.until("!fetching")
        await ana.eval("refresh()")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ServerPages, "close", closed)
        await host.server.close()
    if not await ana.eval("document.activeElement.id === 'line'"):
        await ana.tab_to("it.id === 'line'")
    await ana.eval("document.activeElement.value = ''")
    await ana.type("score")
    await ana.press("Enter")
    await ana.until(f"{WRITTEN}.some(each => each.includes('could not be sent'))")
    assert await ana.eval("document.activeElement.value") == "score"
    await ana.until(f"{WRITTEN}.some(each => each.includes('The connection is lost'))")
    await host.start()
    await ana.until(f"{WRITTEN}.some(each => each.includes('The connection is back'))")
    await ben.hears("The connection is back", before)
    await ben.type("take ser")
    await ana.until("document.title.startsWith('Your turn')")
    await ana.until(f"{WRITTEN}.some(each => each.includes('Ben took'))")


SCHEMES = [(language, scheme) for language in languages() for scheme in ("light", "dark")]


@drawn(2)
@pytest.mark.parametrize(("language", "scheme"), SCHEMES if SOAK else [("nl", "dark")])
def test_axe_finds_nothing_in_any_state(tmp_path: Path, language: str, scheme: str) -> None:
    async def test() -> None:
        async with hosting(tmp_path / "tables") as host, chromium() as browser:
            await states(host, browser, language, scheme)
            for position, command in LATE.items() if SOAK else ():
                await late(host, browser, language, scheme, position, command)

    run(test, seconds=3 * PATIENCE)


TOO_MANY = LAST_TURN.replace(" 4s1e3g1r3d ", " 1s1e3g1r1d ").replace(" 2g3o:", " 3s2g3o2d:")

NOBLES = (
    "sp1 2024 2 0 noble - 0 2s2e5g1r4o2d a0r2r2d,a0d1s1o3d,a0r1e2o2d,a1e4o/b1r3s2r3o,b3o6o,b2r5o3d,"
    "b2o5d/c4d3r6o3d,c4r7e,c5r7e3r,c4o3e6r3o 10/19/14 33s3o3d,-,33r3o3d 1s1e2r:a1r4d,a0s3o,a0d2r1o,"
    "a0s2o1d,a0e1s1r2o1d,a0e3r,a1d4e,a0e1s2d,a0e2s2r,b2o5e3r,b2s1r4o2d,b2s3s5d,b2r4s2e1d,a0d2s2e1o,"
    "a0r1s1e1o2d,a0o2s1r2d,b1e3s2o2d,a0o1s1e1r1d:-,-,-:33s3e3d 1s1e1r2d:a0e1s1r1o1d,a0s2e2o,"
    "a0e3s1e1d,a0s1s3e1r,a0r2s1e,a0r3d,a0s2e2r1d,a0o1e3r1o,a0s1e1r1o1d,a0d1s1e1r1o,a0o2e1r,"
    "a0r1r3o1d,b2d5r3o,b1r2r3o2d,c4e6s3e3d,c3s3e3r5o3d,a1s4r:-,-,-:."
)

LATE = {TOO_MANY: "take ser", NOBLES: "nobles", LAST_TURN: "buy"}
"""Positions and commands after which tokens, a noble or a card are to be chosen."""


async def late(
    host: Host, browser: Chromium, language: str, scheme: str, position: str, command: str
) -> None:
    """Look at what is asked late in a game, and at the page of somebody who watches."""
    begin = parse_position(position)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            beginnings, "new_table", lambda players, _rules, _seed: table_from(begin, players, 7)
        )
        link = await host.make(kept(2))
        ana = await browser.page(link, language=language, scheme=scheme)
        await sit(ana, "Ana")
        ben = Guest(link, "Ben")
        await ben.come()
        await ben.begun()
    await ana.until("document.getElementById('market')")
    await enter(ana, command)
    shown = [await ana.axe()]
    watching = await browser.page(link, language=language, scheme=scheme)
    shown.append(await watching.axe())
    await watching.tab_to("it.id === 'name'")
    await watching.type("Zoe")
    await watching.tab_to("it.name === 'watch'")
    await watching.press("Enter")
    await watching.until("document.getElementById('market')")
    shown.append(await watching.axe())
    assert shown == [[]] * len(shown)
    await ben.go()


async def states(host: Host, browser: Chromium, language: str, scheme: str) -> None:
    link = await host.make(kept(2))
    root = link.rpartition("/")[0]
    for address in ("/", "/about"):
        page = await browser.page(f"{root}{address}", language=language, scheme=scheme)
        assert await page.axe() == []
    ana = await browser.page(link, language=language, scheme=scheme)
    assert await ana.axe() == []
    await ana.tab_to("it.id === 'name'")
    await ana.type("undo")
    await ana.press("Enter")
    await ana.until("document.getElementById('problem')")
    assert await ana.axe() == []
    await ana.eval("document.getElementById('name').value = ''")
    await sit(ana, "Ana")
    ben = Guest(link, "Ben", language)
    await ben.come()
    await ben.begun()
    await ana.until("document.getElementById('market')")
    shown = [await ana.axe()]
    for line in ("take sss", "reserve c", "yes", "settings"):
        await enter(ana, line)
        if SOAK or line in ("reserve c", "settings"):  # a question, and an answer of many lines
            shown.append(await ana.axe())
    await ana.eval("document.querySelectorAll('details').forEach(each => each.open = true)")
    shown.append(await ana.axe())
    assert shown == [[]] * len(shown)
    await ben.go()


@pytest.mark.parametrize("language", languages() if SOAK else ["en"])
def test_the_tree_that_screen_readers_get(tmp_path: Path, language: str) -> None:
    async def test() -> None:
        async with hosting(tmp_path / "tables") as host, chromium() as browser:
            link = await host.make(kept(2))
            ana = await browser.page(link, language=language)
            trees = {"seat": await ana.tree()}
            await sit(ana, "Ana")
            ben = Guest(link, "Ben")
            await ben.come()
            await ben.begun()
            await ana.until("document.getElementById('market')")
            await ana.until(f"{LIVE}.join('\\n').split('\\n').length === 4")
            await ana.eval(ONE_BATCH)
            trees["turn"] = await ana.tree()
            await enter(ana, "reserve c")
            trees["question"] = await ana.tree()
            await enter(ana, "no")
            await enter(ana, "take sss")
            await ana.eval(ONE_BATCH)
            trees["refused"] = await ana.tree()
            await ben.go()
            trees["end"] = await end(host, browser, language)
            differ = [compare(f"{language}-{name}", lines) for name, lines in trees.items()]
            assert differ == [[]] * len(trees)

    run(test)


async def end(host: Host, browser: Chromium, language: str) -> list[str]:
    """Return the tree of one who has just won."""
    begin = parse_position(LAST_TURN)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            beginnings, "new_table", lambda players, _rules, _seed: table_from(begin, players, 7)
        )
        link = await host.make(kept(2))
        page = await browser.page(link, language=language)
        await sit(page, "Ana")
        ben = Guest(link, "Ben")
        await ben.come()
        await ben.begun()
    await page.until("document.getElementById('market')")
    await enter(page, "buy c3")
    await ben.hears("Your turn")
    await ben.move()
    hint = json.dumps(Locale(language).text(say("over-now-friends")))
    await page.until(f"{LIVE}.some(each => each.includes({hint}))")
    await page.eval(ONE_BATCH)
    tree = await page.tree()
    await ben.go()
    return tree


def compare(name: str, lines: list[str]) -> list[str]:
    """Return how a tree differs from the one that is kept, which is written where there is none."""
    text = "\n".join(lines).replace("\\u00a0", "") + "\n"
    file = GOLDEN / f"{name}.txt"
    if not file.exists():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return [f"{file} was written: read it"]
    there = file.read_text(encoding="utf-8").splitlines()
    return [*difflib.unified_diff(there, text.splitlines(), lineterm="", n=1)]


def test_a_worker_notifies_whose_turn_it_is_since_a_page_may_not_on_android(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, chromium() as browser:
            link = await host.make(kept(2))
            ben = Guest(link, "Ben")
            ana = await browser.page(link)
            await sit(ana, "Ana")
            await ben.come()
            await ana.until("document.getElementById('market')")
            await ana.eval(ALLOWED)
            await ana.eval("document.getElementById('settings').open = true")
            await ana.tab_to("it.id === 'notify'")
            await ana.press("Enter")
            await ana.until("document.getElementById('notify').ariaPressed === 'true'")
            await enter(ana, "take ser")
            await ana.eval("Object.defineProperty(document, 'hidden', { get: () => true })")
            await ben.until(lambda: ben.state.to_act == 1)
            assert await ana.eval("shown") == []
            await ben.type("take ser")
            await ana.until("shown.length")
            path = link[link.rindex("/") :]
            (title, tag, active), *others = await ana.eval("shown")
            assert (title.split(" ")[:2], tag, active, others) == (["Your", "turn"], path, True, [])
            assert not ana.complaints
            await ben.go()

    run(test, seconds=3 * PATIENCE)
