"""The page alone beside the tables of a server: `serve` and `host` with --page."""

import json
from pathlib import Path

import aiohttp
import pytest
from yarl import URL

from splendor_access.online.configuration import Misconfigured, read_configuration
from splendor_access.online.host import serving_at
from splendor_access.online.page.http import POLICY
from splendor_access.online.server.house import HERE, House, Serving
from splendor_access.talk.locale import Locale
from tests.driver import Piped, run_here, sentence
from tests.online.alone import READY, TOLD, enter, opened
from tests.online.browsers import Browser
from tests.online.guests import hosting, kept, run
from tests.tiers import drawn

FILES = {
    "index.html": b"<!doctype html><title>Alone</title>",
    "service.js": b"const FILES = {};",
    "program.tar": bytes(20_000),
    "program.tar.gz": b"\x1f\x8b packed",
    "page.wasm": b"\0asm",
    "notes.txt": b"of the operator",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a page, and with a file beside it that is nobody's business."""
    (tmp_path / "secret.js").write_bytes(b"secret")
    made = tmp_path / "page"
    made.mkdir()
    for name, data in FILES.items():
        (made / name).write_bytes(data)
    return made


def test_the_page_lies_beside_the_tables_and_takes_none_of_their_cookies(
    folder: Path, tmp_path: Path
) -> None:
    async def test() -> None:
        async with hosting(tmp_path, house=House(page=str(folder))) as host:
            link = await host.make(kept())
            async with Browser(link) as ana:
                await ana.sit("Ana")
                before = len(ana.cookies)
                await ana.open("/")
                await ana.follow("Play alone in this browser")
                assert ana.address == f"http://127.0.0.1:{host.port}/alone/"
                assert ana.title == "Alone"
                assert "Set-Cookie" not in ana.headers
                assert len(ana.cookies) <= before + 1  # the form for a table has one
            root = f"http://127.0.0.1:{host.port}/alone"
            async with aiohttp.ClientSession(auto_decompress=False) as session:
                types = {
                    "/": "text/html; charset=utf-8",
                    "/service.js": "text/javascript; charset=utf-8",
                    "/page.wasm": "application/wasm",
                    "/program.tar.gz": "application/gzip",
                }
                for name, kind in types.items():
                    async with session.get(root + name) as answer:
                        assert answer.status == 200
                        assert answer.headers["Content-Type"] == kind
                        assert answer.headers["Content-Security-Policy"] == POLICY
                        assert answer.headers["X-Content-Type-Options"] == "nosniff"
                        assert answer.headers["Cache-Control"] == "no-cache"
                        assert "Content-Encoding" not in answer.headers
                        assert await answer.read() == FILES[name[1:] or "index.html"]
                async with session.get(root, allow_redirects=False) as answer:
                    assert answer.status == 308
                    assert answer.headers["Location"] == "/alone/"
                for name in ("notes.txt", "%2e%2e%2fsecret.js", "page.js", ".gz", "a/b"):
                    async with session.get(URL(f"{root}/{name}", encoded=True)) as answer:
                        assert answer.status == 404, name

    run(test)


def test_without_the_option_there_is_no_page(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, Browser(f"http://127.0.0.1:{host.port}/") as ana:
            await ana.open("/")
            assert "alone" not in ana.text
            await ana.open("/alone/")
            assert ana.status == 404

    run(test)


def test_host_and_serve_say_where_it_is(folder: Path, home: Path) -> None:
    async def test() -> None:
        where = Serving(0, chosen=True, addresses=[HERE], house=House(page=str(folder)))
        async with serving_at(where) as server:
            [told] = map(Locale("en").text, server.to_alone())
            assert (
                told == f"To play alone in a browser: http://127.0.0.1:{server.server.port}/alone/"
            )

    run(test)
    served = Piped(
        "serve", "--port", "0", "--page", str(folder), env={"SPLENDOR_ACCESS_HOME": f"{home}"}
    )
    served.until("/alone/")
    served.kill()


def test_a_folder_without_the_page_is_refused(folder: Path, tmp_path: Path) -> None:
    (folder / "program.tar.gz").unlink()
    for command in ("serve", "host"):
        assert run_here(command, "--page", str(folder)).err.startswith("No page to play alone on")
    (tmp_path / "serve.toml").write_text(f'page = "{folder.as_posix()}"\n', encoding="utf-8")
    with pytest.raises(Misconfigured) as refused:
        read_configuration(tmp_path / "serve.toml")
    told = Locale("en").text(refused.value.message)
    assert told == "page takes the folder of the page to play alone on, as make page makes it."
    both = run_here("serve", "--page", str(folder), "--config", str(tmp_path / "serve.toml"))
    assert both.err.startswith(sentence("usage-config"))


@pytest.mark.soak
def test_it_is_built_with_the_same_bytes_again(built: Path, tmp_path: Path) -> None:
    # Loaded late: hardly any test builds a page.
    from tests.release.page.__main__ import build

    again = build(tmp_path / "another folder" / "page")
    first, second = (
        {path.name: path.read_bytes() for path in each.iterdir()} for each in (built, again)
    )
    assert first == second
    manifest = json.loads(first["manifest.webmanifest"])
    assert (manifest["scope"], manifest["start_url"], manifest["name"]) == (".", ".", "Splendor")
    assert {each["src"] for each in manifest["icons"]} <= {*first}


@pytest.mark.soak
@drawn(1)
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_a_browser_keeps_it_beside_the_tables(browser: str, built: Path, tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path, house=House(page=str(built))) as host:
            root = f"http://127.0.0.1:{host.port}/"
            async with opened(browser, root) as page:
                await page.tab_to("it.textContent === 'Play alone in this browser'")
                await page.press("Enter")
                await page.until(READY)
                for line in ("en", "quit", "play --seat Ana --bot easy --seed 3", "take ser"):
                    await enter(page, line)
                await page.until("document.title.startsWith('Your turn')")
                # What is kept for the page alone is not in the way of the tables.
                await page.open(root)
                assert not await page.eval("Boolean(navigator.serviceWorker.controller)")
                await page.until("document.getElementById('bots')")
                await host.server.close()
                await page.open(f"{root}alone/")
                await page.until(f"{READY} && {TOLD}.includes('unfinished game')")
                assert "Your turn: no points, 3 tokens." in await enter(page, "yes")
                assert page.complaints == []

    run(test, seconds=300)
