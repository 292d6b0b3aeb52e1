"""The page alone: what its Python does in the browser, tried in this Python."""

import asyncio
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import PIPE

import pytest

from splendor_access.braille.tables import BrailleUnavailable, NoBraille
from splendor_access.commands import _in_page
from splendor_access.commands._in_page import FIRST, OFFERED, InPage
from splendor_access.online.alone.compiling import compiled
from splendor_access.online.alone.copies import NAME
from splendor_access.online.alone.thinkers import decided
from splendor_access.online.alone.words import loading_words
from splendor_access.settings.files import write_settings
from splendor_access.settings.system import system
from splendor_access.settings.table_list import explain
from splendor_access.talk.locale import Locale, languages
from tests.online.alone import EVENING, NEARLY_OVER
from tests.online.guests import run
from tests.project.test_rooms import PACKAGE, module, sources
from tests.release.page.contents import PROGRAM_WITHOUT, matches

QUESTIONS = ("Ana", "1", "easy", "Ana", "")


class Visit:
    """Somebody at a page alone, who reads each new line once."""

    def __init__(
        self, ask: Callable[[str], Awaitable[str]], fetch: Callable[[str], Awaitable[bool]]
    ) -> None:
        self.news: list[int] = []
        self.it = InPage(ask, self._changed, fetch, kept)
        self._heard = 0

    def _changed(self, number: int) -> None:
        self.news.append(number)
        self.it.shown(0)
        self.it.delivered()

    def hear(self) -> list[str]:
        """Return the lines that are new."""
        new = [each for each in self.it.page.lines if each.number > self._heard]
        self._heard = self.it.page.count
        return [each.text for each in new]

    async def form(self, **fields: str) -> list[str]:
        """Send a form of the page as it is now, and return the answer."""
        page = self.it.page
        await self.it.form({"seen": f"{page.version}", "asked": f"{page.question}", **fields})
        return self.hear()

    async def line(self, text: str) -> list[str]:
        """Type a line, and return the answer."""
        return await self.form(line=text)

    async def opponents(self) -> list[str]:
        """Return what is told until it is the turn of a person."""
        heard: list[str] = []
        while self.it.page.session and self.it.page.session.bot is not None:
            await asyncio.sleep(0)
            heard += self.hear()
        return heard

    async def left(self) -> None:
        """Wait until the next command is asked for."""
        while not self.it.page.lines[-1].text.startswith("What next?"):
            await asyncio.sleep(0)
        self.hear()


async def here(line: str) -> str:
    return decided(line)


async def kept(_name: str) -> bool:
    return False


async def fetched(_name: str) -> bool:
    return True


@asynccontextmanager
async def visit(
    ask: Callable[[str], Awaitable[str]] = here,
    fetch: Callable[[str], Awaitable[bool]] = fetched,
) -> AsyncIterator[Visit]:
    came = Visit(ask, fetch)
    await came.it.page.settle()
    try:
        yield came
    finally:
        session = came.it.page.session
        if session and session.table.save:
            session.table.save.close()
        while rest := asyncio.all_tasks() - {asyncio.current_task()}:
            # Somebody who is asked who plays could only be interrupted: that ends the question.
            for task in rest:
                task.cancel()
            await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing import what the program has not on a page."""
    for source in sources():
        if matches(source.relative_to(PACKAGE).as_posix(), PROGRAM_WITHOUT):
            monkeypatch.setitem(sys.modules, f"splendor_access.{module(source)}", None)
    # A browser has no processes.
    monkeypatch.setattr(asyncio, "create_subprocess_exec", None)


@pytest.fixture(autouse=True)
def english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path / "home"))
    (tmp_path / "files").mkdir()
    monkeypatch.chdir(tmp_path / "files")
    write_settings({"lang": "en"})


def test_a_game_is_played_kept_and_gone_on_with() -> None:
    async def test() -> None:
        asked: list[str] = []

        async def ask(line: str) -> str:
            asked.append(line)
            return decided(line)

        async with visit(ask) as ana:
            assert ana.hear()[0].startswith("Who plays at this keyboard?")
            for answer in QUESTIONS:
                told = await ana.line(answer)
            assert told[-1] == "Your turn: no points, no tokens."
            shown = ana.it.shown(0)
            assert "<title>Your turn – Splendor</title>" in shown
            assert shown.count('name="press" value="reserve ') == 15
            assert 'autocorrect="off"' in shown
            assert await ana.form(action="take", **{"gem-s": "1", "gem-e": "1", "gem-r": "1"}) == [
                "You took blue, green and red."
            ]
            assert (await ana.opponents())[0].startswith("Ada took ")
            assert len(asked) == 1
            assert ana.news == sorted(ana.news)
            assert ana.it.record().startswith("splendor-record 1\nseat human Ana\n")
        async with visit() as again:
            assert again.hear()[-1] == "You have an unfinished game. Continue it? yes or no."
            assert (await again.line("yes"))[-1] == "Your turn: no points, 3 tokens."

    run(test, seconds=8)


def test_who_was_to_give_back_tokens_when_the_page_was_killed_is_asked_again() -> None:
    async def test() -> None:
        async with visit() as ana:
            await ana.line("quit")
            await ana.line(f'play --position "{NEARLY_OVER}"')
            asked = (await ana.line("take sod"))[1:]
        async with visit() as again:
            assert (await again.line("yes"))[-len(asked) :] == asked
            assert asked[0].startswith("You hold 11 tokens and may keep 10")
            shown = again.it.shown(0)
            assert "<title>return – Splendor</title>" in shown
            assert 'id="give-back"' in shown
            assert await again.line("return o") == ["You gave back 1 black."]

    run(test, seconds=8)


def test_what_opponents_beside_do_not_decide_is_decided_here() -> None:
    async def test() -> None:
        async def silent(_line: str) -> str:
            return ""

        async with visit(silent) as ana:
            for answer in QUESTIONS:
                await ana.line(answer)
            await ana.line("take ser")
            assert any(line.startswith("Ada ") for line in await ana.opponents())

    run(test, seconds=8)


def test_beside_a_game_lines_are_command_lines() -> None:
    async def test() -> None:
        async with visit() as ana:
            ana.hear()
            assert (await ana.line("quit"))[0].startswith("What next? Type play for a new game")
            next_command = "What next? Help lists everything."
            *told, last = await ana.line("help")
            assert [line.partition(":")[0] for line in told] == [*OFFERED]
            assert await ana.line("host") == [
                "Not here: host needs the installed program.",
                next_command,
            ]
            assert await ana.line("quit") == ["To leave, close this page.", last]
            assert await ana.line("wat is dat") == ['Not understood: "wat is dat".', last]
            no_games = "There are no saved games yet. To begin one: play"
            assert (await ana.line("games"))[0] == no_games
            assert (await ana.line("replay"))[0].startswith("replay: ")
            told = await ana.line("splendor-access play --seat Ana --bot easy")
            assert told[0] == "Splendor, edition 2024: you and Ada (computer, easy)."
            await ana.line("quit")
            await ana.line("yes")
            await ana.left()
            assert (await ana.line("resume"))[0] == "Your game continues in round 1."
            await ana.line("quit")
            await ana.line("yes")
            # At once, while the game is still being left.
            await ana.line("stats")
            while "All games: 1 game, not finished." not in [
                line.text for line in ana.it.page.lines
            ]:
                await asyncio.sleep(0)

    run(test, seconds=8)


def test_an_evening_of_several_games_and_what_is_beside_them() -> None:
    async def test() -> None:
        async with visit() as ana:
            await ana.line("quit")
            for line, text in EVENING:
                told = [*await ana.line(line), *await ana.opponents()]
                while text not in " ".join(told):
                    await asyncio.sleep(0)
                    told += ana.hear()

    run(test, seconds=20)


def test_answers_can_be_pressed() -> None:
    async def test() -> None:
        async with visit() as ana:
            offered: list[list[str]] = []
            for pressed in ("Guest", "2", "hard", "Ada", "2024"):
                offered.append([line for _text, line in ana.it.page.offers])
                assert f'name="press" value="{pressed}"' in ana.it.shown(0)
                told = await ana.form(press=pressed)
            assert offered[0] == [
                "Guest",
                "box",
                "back",
                "help",
                "quit",
                *(f"language {each}" for each in languages() if each != "en"),
            ]
            assert told[0].startswith("Splendor, edition 2024: you, Ada")
            assert not ana.it.page.offers
            await ana.line("quit")
            await ana.line("yes")
            await ana.left()
            assert [line for _text, line in ana.it.page.offers] == [*FIRST, "help"]

    run(test, seconds=8)


def test_the_language_can_be_pressed(tmp_path: Path) -> None:
    (tmp_path / "home" / "settings.toml").unlink()

    async def test() -> None:
        async with visit() as ana:
            assert ana.hear()[1] == "Für Deutsch tippe 2."
            assert ana.it.page.offers == [
                ("English", "en"),
                ("Deutsch", "de"),
                ("Français", "fr"),
                ("Nederlands", "nl"),
            ]
            assert (await ana.form(press="de"))[-1].startswith("Wer spielt an dieser Tastatur?")

    run(test, seconds=8)


def test_files_come_in_and_go_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit() as ana:
            await ana.line("quit")
            await ana.line("play --seat Ana --bot easy --seed 3")
            await ana.line("take ser")
            await ana.line("record mine.txt")
            assert '<a href="#files" download="mine.txt">mine.txt</a>' in ana.it.shown(0)
            await ana.line("quit")
            await ana.line("yes")
            await ana.left()
            (tmp_path / "files" / "other.txt").write_bytes(
                (tmp_path / "files" / "mine.txt").read_bytes()
            )
            ana.it.took("other.txt")
            assert ana.hear()[0].startswith("Kept: other.txt.")
            told = await ana.line("replay other.txt")
            assert told[0] == "Record of a game of Ana and Ada (computer, easy)."

    run(test, seconds=8)


def test_a_copy_of_all_games_is_kept_and_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit() as ana:
            await ana.line("quit")
            await ana.line("play --seat Ana --bot easy --seed 3")
            await ana.line("take ser")
            await ana.opponents()
            copy = ana.it.all_games()
            assert copy == ana.it.all_games()
            assert f'download="{NAME}">Keep a copy of all games' in ana.it.shown(0)
            await ana.line("quit")
            await ana.line("yes")
            await ana.left()

            def take(data: bytes) -> list[str]:
                (tmp_path / "files" / "copy.zip").write_bytes(data)
                ana.it.took("copy.zip")
                assert not (tmp_path / "files" / "copy.zip").exists()
                return ana.hear()

            assert take(b"PK") == ["Not taken: copy.zip does not hold games."]
            for file in (tmp_path / "home" / "games").iterdir():
                file.unlink()
            back = "1 game is back. To continue it, type resume when no game is open."
            assert take(copy) == [back]
            assert take(copy) == ["No game was new."]
            assert (await ana.line("resume"))[-1] == "Your turn: no points, 3 tokens."
            await ana.line("quit")
            await ana.line("yes")
            await ana.left()
            # It was played on meanwhile: the one that was kept gets another number.
            await ana.line("resume")
            await ana.line("take sod")
            await ana.opponents()
            assert take(copy) == [back]
            assert {path.name for path in (tmp_path / "home" / "games").glob("*.sqlite")} == {
                "1.sqlite",
                "2.sqlite",
            }

    run(test, seconds=8)


# Python 3.13 announces what 3.14 does; 3.11.2 cannot be told yet to do the same.
@pytest.mark.filterwarnings("ignore:Python 3.14 will:DeprecationWarning")
@pytest.mark.parametrize("ending", ["zip", "tar"])
def test_modules_of_an_archive_are_compiled_for_the_next_start(ending: str, tmp_path: Path) -> None:
    (tmp_path / "greeting").mkdir()
    (tmp_path / "greeting" / "__init__.py").write_text("WORD = 'hello'\n", encoding="utf-8")
    (tmp_path / "greeting" / "words.ftl").write_text("hello = hello\n", encoding="utf-8")
    archive = Path(shutil.make_archive(str(tmp_path / "some"), ending, tmp_path, "greeting"))
    made = asyncio.run(compiled(archive.name, archive.read_bytes()))
    assert made == asyncio.run(compiled(archive.name, memoryview(archive.read_bytes())))
    archive.write_bytes(made)
    shutil.unpack_archive(archive, tmp_path / "site")
    there = {path.name for path in (tmp_path / "site" / "greeting").iterdir()}
    assert there == {"__init__.pyc", "words.ftl"}
    place = archive if ending == "zip" else tmp_path / "site"
    code = f"import sys; sys.path.insert(0, {str(place)!r}); import greeting; print(greeting.WORD)"
    done = subprocess.run([sys.executable, "-c", code], stdout=PIPE, check=True)
    assert done.stdout.split() == [b"hello"]


def test_a_real_box_is_followed() -> None:
    async def test() -> None:
        async with visit() as ana:
            await ana.line("quit")
            for answer in ("companion", "Ana, Ben", "Ana", "no", "Ana"):
                told = await ana.line(answer)
            assert told[-1] == "Left to enter: 12 cards, 3 nobles."
            assert (await ana.line("a0s1e1r1o1d"))[0].startswith("a1")

    run(test, seconds=8)


def test_what_one_person_was_told_in_secret_is_gone_with_the_device() -> None:
    async def test() -> None:
        async with visit() as both:
            page = both.it.page
            await both.line("quit")
            for text in ("play --seat Ana --seat Ben", "reserve a", "yes", "ready", "take ser"):
                await both.line(text)
            await both.line("ready")
            await both.line("hand")
            shown = await both.line("yes")
            [card] = [text for text in shown if text.startswith("h1")]
            assert card in [line.text for line in page.lines]
            moves = page.moves
            assert card not in await both.line("take sod")
            assert card not in [line.text for line in page.lines]
            assert shown[-1] in [line.text for line in page.lines] or shown[-1] == card
            assert page.moves == moves + 1
            assert f'data-moves="{page.moves}"' in both.it.shown(0)

    run(test, seconds=8)


def test_labels_are_made_after_what_they_need_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "parts.json").write_text('{"labels": 3}', encoding="utf-8")
    monkeypatch.setattr(_in_page, "PARTS", tmp_path / "parts.json")
    network = [False, True]

    async def fetch(name: str) -> bool:
        assert name == "labels"
        return network.pop(0)

    async def test() -> None:
        async with visit(fetch=fetch) as ana:
            await ana.line("quit")
            told = await ana.line("labels --format brf --what tokens --out paper")
            assert told[0].startswith("Loading what labels need, 3 megabytes.")
            await ana.left()
            assert "Not loaded." in " ".join(line.text for line in ana.it.page.lines)
            told = await ana.line("labels --format brf --what tokens --out paper")
            await ana.left()
            told = [line.text for line in ana.it.page.lines]
            assert "This can take a minute. The page is silent until then." in told
            assert "tokens.brf: 40 labels on 4 pages, 365 dots." in told
            assert 'download="paper/tokens.brf">paper/tokens.brf</a>' in ana.it.shown(0)

    run(test, seconds=8)


def test_the_course_offers_its_answers() -> None:
    async def test() -> None:
        async with visit() as ana:
            await ana.line("quit")
            told = await ana.line("teach")
            assert told[-1].startswith("⠎") or len(told[-1]) < 20
            offered = [line for _text, line in ana.it.page.offers]
            assert "show" in offered
            assert "lesson 2" in offered
            told = await ana.form(press=offered[0])
            assert told[0].startswith(("Right", "No"))
            await ana.form(press="quit")
            await ana.left()

    run(test, seconds=8)


def test_a_button_of_a_game_that_has_ended_answers_no_question() -> None:
    async def test() -> None:
        async with visit() as ana:
            ana.hear()
            assert await ana.form(action="buy a1") == [
                "Something happened meanwhile, so this was not done."
            ]
            assert (await ana.line(""))[0].startswith("How many computer opponents")

    run(test, seconds=8)


def test_a_fault_is_told_and_the_page_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with visit() as ana:
            for answer in QUESTIONS:
                await ana.line(answer)
            monkeypatch.setattr("splendor_access.session.session.Session.handle", None)
            told = await ana.line("score")
            assert told[0].startswith("Something went wrong inside the program.")
            assert "Your game is saved up to the last move." in told
            assert told[-1].startswith("What next?")

    run(test, seconds=8)


@pytest.fixture
def in_browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the program think that it is in a browser."""
    monkeypatch.setattr(sys, "platform", "emscripten")
    system.cache_clear()
    yield
    system.cache_clear()


@pytest.mark.usefixtures("in_browser")
def test_a_page_says_which_cells_it_has_and_nothing_to_install() -> None:
    missing = explain(BrailleUnavailable(NoBraille.ONLY_CODES))
    told = [Locale(language).text(missing) for language in languages()]
    assert (
        "Only codes have braille cells on this page: other texts need the installed program."
        in told
    )
    assert not [text for text in told if "liblouis" in text]


@pytest.mark.usefixtures("in_browser")
def test_a_wrong_command_line_is_not_spoken() -> None:
    async def test() -> None:
        async with visit() as ana:
            await ana.line("quit")
            told = await ana.line("play --speech direct --bot heavy")
            assert told[0].startswith('"heavy" is not a computer opponent.')
            assert told[-1].startswith("What next?")

    run(test, seconds=8)


def test_the_lines_of_loading_are_there_in_each_language() -> None:
    words = loading_words(7, 25)
    assert [*words] == [*languages()]
    for lines in words.values():
        assert "7" in lines["loading"]
        assert "25" in lines["anew"]
        assert [re.findall(r"\d+", each) for each in lines["parts"]] == [["25"], ["50"], ["75"]]
