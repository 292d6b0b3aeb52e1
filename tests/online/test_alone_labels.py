"""Labels of the page alone, offline and after a cold start: those of the program here, proven."""

import base64
from pathlib import Path

import pytest

from splendor_access.commands import _cli
from splendor_access.settings.files import write_settings
from tests.online.alone import READY, TOLD, AnyPage, Site, enter, opened
from tests.online.guests import run
from tests.tiers import drawn

pytestmark = pytest.mark.soak

MADE = {"brf": "cards.brf", "pdf": "cards.pdf", "svg": "cards-1.svg"}

FETCHED = """
wire.send("file", { name: NAME }).then(({ text }) =>
  btoa(Array.from(text, byte => String.fromCharCode(byte)).join("")))
"""


@drawn(1)
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_labels_made_there_are_those_made_here(
    browser: str, site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path / "home"))
    write_settings({"lang": "en"})

    async def test() -> None:
        async with opened(browser, site.address, tmp_path / "profile") as page:
            await page.until(READY)
            for line in ("en", "quit"):
                await enter(page, line)
            told = await made(page, "brf")
            assert told.strip().startswith("Loading what labels need, 3")
            # What labels need is there from now on.
            site.cut()
            assert page.complaints == []
        async with opened(browser, site.address, tmp_path / "profile") as page:
            await page.until(READY)
            await enter(page, "quit", "What next?")
            for form in ("pdf", "svg"):
                assert (await made(page, form)).strip().startswith("This can")
            assert page.complaints == []

    async def made(page: AnyPage, form: str) -> str:
        """Make labels there and here, compare them, and return the beginning of what was told."""
        name = MADE[form]
        told = await enter(page, f"labels --format {form} --out {form}")
        await page.until(f"{TOLD}.includes('in {form}:')")
        await page.until(f"{TOLD}.trim().endsWith('lists everything.')")
        code = FETCHED.replace("NAME", f"'{form}/{name}'")
        there = base64.b64decode(str(await page.eval(code)))
        command = ["labels", "--format", form, "--out", str(tmp_path / form)]
        assert _cli.main(command) == 0
        assert there == (tmp_path / form / name).read_bytes()
        (tmp_path / name).write_bytes(there)
        assert _cli.main(["labels", "verify", str(tmp_path / name)]) == 0
        return told

    (tmp_path / "profile").mkdir()
    run(test, seconds=500)
