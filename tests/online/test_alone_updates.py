"""A newer version of the page alone, in the middle of a game; and what a newer one has written."""

import json
import shutil
from pathlib import Path

import pytest

from tests.online.alone import READY, TOLD, Site, come_back, enter, opened
from tests.online.guests import run
from tests.tiers import drawn

pytestmark = pytest.mark.soak

LOOK = "navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => 1)"
WORDS = "fetch('words.js').then(answer => answer.text()).then(text => text.includes('newer one'))"

FORMAT = """
new Promise(done => {
  const opening = indexedDB.open("splendor-access", 1);
  opening.onsuccess = () => {
    const writing = opening.result.transaction("about", "readwrite");
    writing.objectStore("about").put(NUMBER, "format");
    writing.oncomplete = () => { opening.result.close(); done(1); };
  };
})
"""


def make_newer(folder: Path) -> None:
    """Change the page as a newer version would: a word of it, and the version."""
    words, service = folder / "words.js", folder / "service.js"
    words.write_text(words.read_text("utf-8").replace("Loaded.", "A newer one."), "utf-8")
    known, rest = service.read_text("utf-8").split(";\n", 1)
    files = json.loads(known.removeprefix("const FILES = "))
    files["version"] = "newer"
    service.write_text(f"const FILES = {json.dumps(files)};\n{rest}", "utf-8")


@drawn(1)
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_an_update_waits_for_the_next_start(browser: str, built: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(built, tmp_path / "page")
    site = Site(folder, encodes=True)

    async def test() -> None:
        async with opened(browser, site.address) as page:
            await page.until(READY)
            for line in ("en", "quit", "play --seat Ana --bot easy --seed 3", "take ser"):
                await enter(page, line)
            await page.until("document.title.startsWith('Your turn')")
            make_newer(folder)
            await page.eval(LOOK)
            await page.until(f"{TOLD}.includes('A newer version of this page is ready.')")
            assert not await page.eval(WORDS)
            await enter(page, "take sod")
            await page.until("document.title.startsWith('Your turn')")
            # A second tab does not take the version away under the first one.
            beside = await page.another()
            second = await page.another()
            await second.open(site.address)
            await second.until("document.body.innerText.includes('open in another tab')")
            assert not await second.eval(WORDS)
            await second.crash()
            if browser == "chromium":
                await page.crash()  # Firefox kills all tabs at once
            third = await beside.another()
            await come_back(third, site.address, "unfinished game")
            assert await third.eval(WORDS)
            assert "Your turn: no points, 6 tokens." in await enter(third, "yes")

    try:
        run(test, seconds=900)
    finally:
        site.cut()


@drawn(1)
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_what_a_newer_page_has_written_is_left_alone(browser: str, site: Site) -> None:
    async def test() -> None:
        async with opened(browser, site.address) as page:
            await page.until(READY)
            for line in ("en", "quit", "play --seat Ana --bot easy --seed 3", "take ser"):
                await enter(page, line)
            await page.until("document.title.startsWith('Your turn')")
            await page.eval(FORMAT.replace("NUMBER", "2"))
            await page.open(site.address)
            newer = "Your saved games are of a newer version of this page."
            await page.until(f"document.body.innerText.includes({newer!r})")
            await page.eval(FORMAT.replace("NUMBER", "1"))
            await page.open(site.address)
            await page.until(f"{READY} && {TOLD}.includes('unfinished game')")
            assert "Your turn: no points, 3 tokens." in await enter(page, "yes")

    run(test, seconds=900)
