"""What people type on the page alone is answered there as it is by the same program here."""

import asyncio
import json
import re
from pathlib import Path

import pytest

from splendor_access.game.record import record_text
from splendor_access.session import saving
from splendor_access.settings import settings_command
from splendor_access.settings.files import write_settings
from splendor_access.settings.settings import CHOICES
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.companion.entering import NAMES, laying, told
from tests.companion.test_entering import played, states
from tests.online.alone import READY, RECORD, Site, come_back
from tests.online.chromium import Page, chromium
from tests.online.guests import run
from tests.online.test_alone import visit
from tests.talk.test_corpus import CORPUS
from tests.tiers import drawn

pytestmark = pytest.mark.soak

COUNT = 270
"""Lines in each language, some of which would leave the game and are left out."""

BEGINS = "play --seat Ana --bot easy --seed 7"
"""Typed wherever a game has ended."""

TYPED = """
(async (first, typed, begins, waits) => {
  const parsed = text => new DOMParser().parseFromString(text, "text/html");
  const all = [];
  let page = parsed((await wire.ask("?after=0")).text);
  const value = name => page.querySelector(`#act [name=${name}]`).value;
  const say = async line => {
    const after = value("after");
    const fields = { line, after, seen: value("seen"), asked: value("asked") };
    page = parsed((await wire.send("form", { fields })).text);
    while (waits.some(each => page.title.startsWith(each))) {
      await new Promise(done => setTimeout(done, 20));
      page = parsed((await wire.ask(`?after=${after}`)).text);
    }
    all.push([...page.querySelectorAll("#past [data-n]")]
      .filter(each => Number(each.dataset.n) > Number(after)).map(each => each.textContent));
  };
  for (const line of first) await say(line);
  all.length = 0;
  for (const line of typed) {
    if (!page.getElementById("market")) await say(begins);
    await say(line);
  }
  return JSON.stringify(all);
})
"""


def lines(language: str) -> list[str]:
    """Return lines as people type them, with cells among the answers."""
    found = []
    for line in (CORPUS / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            found.append(line.split(" = ")[0].split(" : ")[0])
    kept = [found[at * len(found) // (COUNT - 50)] for at in range(COUNT - 50)]
    cells = [f"table {name}" for name in CHOICES["table"]]
    shown = [f"{word} a{1 + at % 4}" for at, word in enumerate(["card", "a1"] * 12)]
    for at, table in enumerate(cells + shown):
        kept.insert(4 * at + 1, table)
    kept.insert(1, "cells on")
    return kept[:COUNT]


async def answered_here(typed: list[str]) -> tuple[list[list[str]], set[str]]:
    """Return the answers of the page's program here, and the lines that leave the game."""
    found, leaving = [], set()
    async with visit() as ana:
        await ana.line("quit")

        async def say_line(line: str) -> None:
            found.append([*await ana.line(line), *await ana.opponents()])

        for line in typed:
            if ana.it.page.session is None:
                await say_line(BEGINS)
            await say_line(line)
            session = ana.it.page.session
            if session is None or session.finished:
                while ana.it.page.session is not None:
                    await asyncio.sleep(0)
                leaving.add(line)
    return found, leaving


@drawn(1)
@pytest.mark.parametrize("language", languages())
def test_typed_lines_are_answered_as_in_this_python(
    language: str, site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SPLENDOR_ACCESS_SPEECH", raising=False)
    for module in (saving, settings_command):
        monkeypatch.setattr(module, "how_started", lambda: "page")
    monkeypatch.setattr(saving, "program", lambda: "splendor-access")
    # All files there are read for each page, as a browser has none but those of the player.
    (tmp_path / "files").mkdir()
    monkeypatch.chdir(tmp_path / "files")
    typed, leaving = lines(language), {""}

    async def test() -> None:
        nonlocal typed, leaving
        while leaving:
            typed = [line for line in typed if line not in leaving]
            monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path / f"{len(typed)}"))
            write_settings({"lang": language})
            expected, leaving = await answered_here(typed)
        async with chromium() as whole:
            page = await whole.page(site.address, language=language)
            await page.until(READY)
            waits = [Locale(each).text(say("prompt-wait")) for each in languages()]
            given = ([language, "quit"], typed, BEGINS, waits)
            asked = f"{TYPED}({', '.join(map(json.dumps, given))})"
            found = json.loads(await page.eval(asked))
        # It is told after a while, and another Python takes longer. Lines change the language.
        waiting = {Locale(each).text(say("waiting", name="Ada")) for each in languages()}
        found = [[line for line in told if line not in waiting] for told in found]
        differing = [pair for pair in zip(found, expected, strict=False) if pair[0] != pair[1]]
        assert differing == []
        assert len(found) == len(expected) >= 250

    run(test, seconds=300)


def test_a_game_of_four_with_a_real_box_is_entered_over_hours(site: Site) -> None:
    record = played(1)
    before = states(record)
    typed = [line for _place, line in laying(record.start)]
    typed += [line for _kind, line, _after in told(record, before)]
    begins = " ".join(("companion", *(f"--seat {name}" for name in NAMES), "--me Ana"))

    third = len(typed) // 3

    async def entered(page: Page, first: list[str], lines: list[str]) -> None:
        await page.until(READY)
        asked = ", ".join(map(json.dumps, (first, lines, "", [])))
        assert len(json.loads(await page.eval(f"{TYPED}({asked})"))) == len(lines)

    async def test() -> None:
        async with chromium() as whole:
            page = await whole.page(site.address)
            await entered(page, ["en", "quit", begins], typed[:third])
            # The screen is locked, and unlocked again.
            for state in ("frozen", "active"):
                await page.ask("Page.setWebLifecycleState", state=state)
            await entered(page, [], typed[third : 2 * third])
            # It is locked for hours, and there is no memory for the page.
            beside = await page.another()
            await page.ask("Page.setWebLifecycleState", state="frozen")
            await page.crash()
            page = await beside.another()
            await come_back(page, site.address, "unfinished game")
            await entered(page, ["yes"], typed[2 * third :])
            again = str(await page.eval(RECORD)).splitlines()
            there = record_text(record).splitlines()
            meant = [line for line in there if not line.startswith("deck")]
            # A card never named is unknown there; the first lines have the names.
            unknown = {
                at for at, line in enumerate(again) if re.fullmatch(r"reveal h\d \?\w", line)
            }
            compared = [at for at in range(5, len(meant)) if at not in unknown]
            assert len(again) == len(meant) > 100
            assert [again[at] for at in compared] == [meant[at] for at in compared]

    run(test, seconds=300)
