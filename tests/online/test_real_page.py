"""A game with a real box for people with a page each: on a real server, over real sockets."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from splendor_access.companion.session import CompanionSession
from splendor_access.game.cards import Card, Hidden
from splendor_access.game.chance import unseen
from splendor_access.game.legality import default_payment
from splendor_access.game.notation import card_code
from splendor_access.game.record import Player
from splendor_access.game.rules import unknown_start
from splendor_access.game.state import State
from splendor_access.online.server.devices import LIFE
from splendor_access.online.server.real_company import RealCompany, pages_path
from splendor_access.session.intents import Intent
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.table import saves
from splendor_access.table.chain import tally_path
from splendor_access.table.real_table import RealTable
from splendor_access.table.setup import new_rematch
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.companion.entering import laying
from tests.driver import Piped, sentence
from tests.game.situations import dealt, seated, table
from tests.online.browsers import Browser
from tests.online.guests import hosting, run
from tests.tiers import tries

START, _DEAL = table(
    seated(tokens="serod"),
    seated(tokens="serod"),
    seated(tokens="ser"),
    market={"a1": "a0r 3d", "b1": "b2o 5d"},
    tiles=("3 4s4e", "3 3s3e3d", "3 4e4r"),
)
NAMES = ("Ana", "Ben", "Cyd")


class Party(NamedTuple):
    """A real table with a keyboard, where Ana sits, and pages for Ben and Cyd."""

    table: RealTable
    company: RealCompany
    keyboard: CompanionSession
    heard: list[str]
    ben: Browser
    cyd: Browser

    def type(self, line: str) -> list[str]:
        """Type a line at the keyboard; return what is said there."""
        intent = Intent("keyboard", text=line, seen=self.table.version)
        said = self.keyboard.handle(intent)
        self.company.tell(said, intent)
        return [self.keyboard.style.text(each.message, each.kind) for each in said]


@asynccontextmanager
async def party(
    folder: Path, start: State | None = None, language: str = "en"
) -> AsyncIterator[Party]:
    """Let Ben and Cyd each open a page at a real table."""
    real = RealTable([*map(Player, NAMES)], start or START.view(None))
    keyboard = CompanionSession(real, 0, Style("en", Settings()))
    heard: list[str] = []

    def post(intent: Intent) -> None:
        said = keyboard.handle(intent)
        heard.extend(keyboard.style.text(each.message, each.kind) for each in said)

    keyboard.opening()
    async with hosting(folder) as host:
        company = RealCompany(real)
        company.begin(keyboard, post)
        link = f"http://127.0.0.1:{host.port}/{host.server.tables.add_real(company)}"
        async with Browser(link, language) as ben, Browser(link) as cyd:
            for browser, name in ((ben, "Ben"), (cyd, "Cyd")):
                await browser.open()
                await browser.press(name)
            yield Party(real, company, keyboard, heard, ben, cyd)


def test_each_chooses_a_free_name_and_nobody_takes_that_of_another(tmp_path: Path) -> None:
    async def test() -> None:
        real = RealTable([*map(Player, NAMES)], START.view(None), 1)
        async with hosting(tmp_path) as host:
            link = f"http://127.0.0.1:{host.port}/{host.server.tables.add_real(RealCompany(real))}"
            async with Browser(link) as first, Browser(link) as second:
                await first.open()
                await second.open()
                # Ben has the keyboard.
                assert first.buttons == ["Ana", "Cyd"]
                await first.press("Ana")
                assert any("Splendor" in line for line in first.lines), first.lines
                await second.press("Ana")
                assert second.status == 422
                assert second.buttons == ["Cyd", "Get my page back"]
                await second.press("Cyd")
                assert second.status == 200
                await first.open()
                assert not first.page.xpath("//*[@id='said']")
            # A browser that comes back has its seat by its key; others find none.
            async with Browser(link) as third:
                await third.open()
                assert third.buttons == ["Get my page back"]
                assert sentence("friends-full") in third.text

    run(test)


WORD = re.compile(r"(?:[2-9a-z]{4}-){6}[2-9a-z]{4}")


def test_the_keyboard_gives_a_name_back_to_who_lost_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with party(tmp_path) as at, Browser(at.ben.link) as phone:
            (told,) = at.type("device")
            assert told.startswith("With a page: Ben and Cyd.")
            assert at.type("device ana") == [told], "who has the keyboard has no page"
            (void,) = WORD.findall(at.type("device ben")[0])
            (word,) = WORD.findall(at.type("device new Ben")[0])
            await phone.open()
            assert "Ben" not in phone.buttons
            for wrong in ("ben", void, "a word"):
                await phone.press("Get my page back", name=wrong)
                assert phone.status == 422
                assert sentence("page-word-void") in phone.text or wrong == "ben"
            await phone.press("Get my page back", name=f" {word.upper()} ")
            assert phone.status == 200
            assert any("Splendor" in line for line in phone.lines), phone.lines
            at.type("ana took ser")
            await phone.open()
            assert "Reserve a1" in phone.buttons
            # The lost device says why it plays no more, and the word is used up.
            await at.ben.open()
            assert sentence("friends-revoked") in at.ben.text
            await at.ben.open()
            assert sentence("friends-key-unknown") in at.ben.text
            await at.ben.press("Get my page back", name=word)
            assert at.ben.status == 422
            # After ten minutes it would be, too.
            (late,) = WORD.findall(at.type("device ben")[0])
            monkeypatch.setattr(at.company._words, "_now", lambda: time.time() + LIFE + 1)
            await at.ben.press("Get my page back", name=late)
            assert at.ben.status == 422
            await phone.open()
            assert "Reserve a1" in phone.buttons

    run(test)


def test_what_is_for_friends_elsewhere_is_answered_on_a_page(tmp_path: Path) -> None:
    async def test() -> None:
        async with party(tmp_path) as at:
            assert await at.ben.type("device new") == [sentence("companion-page-there")]
            assert await at.ben.type("say hello") == [sentence("friends-only")]
            assert await at.ben.type("here") == ["Here: Ana, Ben and Cyd."]

    run(test)


def test_a_page_whose_game_is_gone_says_so_and_leads_to_it_again(tmp_path: Path) -> None:
    async def test() -> None:
        company = RealCompany(RealTable([*map(Player, NAMES)], START.view(None)))
        async with hosting(tmp_path) as host:
            link = f"http://127.0.0.1:{host.port}/{host.server.tables.add_real(company)}"
            async with Browser(link) as ben, Browser(link) as other:
                await ben.open()
                await ben.press("Ben")
                # A program that is started again knows nothing, until it resumes the game.
                await host.server.close()
                await host.start()
                for browser, told in ((ben, "page-gone"), (other, "friends-unknown")):
                    await browser.open()
                    assert browser.status == 404
                    assert sentence(told) in browser.text
                assert not other.page.xpath("//a")
                host.server.tables.add_real(company)
                await ben.follow("To the table")
                assert ben.title == "Ana – Splendor"

    run(test)


def test_a_free_name_needs_no_word(tmp_path: Path) -> None:
    async def test() -> None:
        real = RealTable([*map(Player, NAMES)], START.view(None))
        company = RealCompany(real)
        keyboard = CompanionSession(real, 0, Style("en", Settings()))
        company.begin(keyboard, lambda _intent: None)
        keyboard.opening()
        for line, told in (
            ("device", say("companion-pages-of", names=[], count=0)),
            ("device cyd", say("companion-page-free", name="Cyd")),
        ):
            said = keyboard.handle(Intent("keyboard", text=line, seen=real.version))
            assert [each.message for each in said] == [told]

    run(test)


def test_what_one_enters_all_others_hear_and_see(tmp_path: Path) -> None:
    async def test() -> None:
        async with party(tmp_path) as at:
            # Dictated, and of somebody else.
            said = await at.ben.type("Ana took blue green red")
            assert "Ana took blue, green and red." in said
            assert at.heard[0] == "You took blue, green and red."
            await at.cyd.open()
            assert "Ana took blue, green and red." in at.cyd.lines
            assert "2 blue" in at.cyd.text
            # It is Ben's turn: buttons for it are on his page alone.
            await at.ben.open()
            assert "Reserve a1" in at.ben.buttons
            assert "Reserve a1" not in at.cyd.buttons
            await at.ben.press("Reserve a1")
            assert at.table.state.awaiting
            assert at.ben.title.startswith("a1")
            card = card_code(unseen(at.table.state)[0][0]).replace(" ", "")
            await at.cyd.open()
            assert at.cyd.title.startswith("a1")
            assert any(line.startswith("a1 is now") for line in await at.cyd.type(card))
            assert any(line.startswith("Ben reserved a1") for line in at.heard)

    run(test)


def test_on_a_page_i_is_who_has_the_page(tmp_path: Path) -> None:
    async def test() -> None:
        async with party(tmp_path) as at:
            before = at.table.state
            for line in ("I took blue green red", "I take ser", "I want to take ser"):
                assert "Ana is next, not Ben." in " ".join(await at.ben.type(line)), line
            assert at.table.state == before
            # At the keyboard of all it is whoever is next.
            assert "You took blue, green and red." in at.type("I take ser")
            assert "Ben took green, red and white." in at.type("I took erd")
            await at.cyd.open()
            assert "You took blue, black and white." in await at.cyd.type("I took sod")

    run(test)


def test_a_correction_and_an_undo_are_told_to_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with party(tmp_path) as at:
            await at.ben.type("ana took ser")
            await at.cyd.open()
            await at.cyd.type("ben took ser")
            await at.ben.open()
            await at.ben.type("fix ana")
            # What Ben is about to correct is not the entry it was any more.
            at.type("undo")
            await at.ben.open()
            assert "No longer: You took blue, green and red." in at.ben.lines
            assert at.ben.lines[-1] != sentence("prompt-fix")
            await at.cyd.open()
            assert "No longer: Ben took blue, green and red." in at.cyd.lines
            begin = len(at.heard)
            await at.ben.type("fix ana")
            said = await at.ben.type("took erd")
            assert said[0] == sentence("companion-corrected")
            assert said.count(said[0]) == 1
            assert at.heard[begin] == sentence("companion-corrected")
            await at.cyd.open()
            assert at.cyd.lines.count(sentence("companion-corrected")) == 1

    run(test)


def test_cards_laid_by_one_are_heard_by_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        start, _deal = dealt(players=3)
        async with party(tmp_path, unknown_start(start.rules, 3)) as at:
            (_place, first), (_next, second), *rest = laying(start)
            assert (await at.ben.type(first))[0].startswith("a1, ")
            await at.cyd.open()
            assert any(line.startswith("a1, ") for line in at.cyd.lines)
            assert at.heard[0].startswith("a1, ")
            # Nobody can act before all lies there.
            await at.ben.open()
            assert not [each for each in at.ben.buttons if each.startswith(("Reserve", "Buy"))]
            assert not at.ben.page.xpath("//*[@id='take']")
            # A card for a place that somebody else has just entered is asked about.
            await at.cyd.open()
            at.type(second)
            version = at.table.version
            assert (await at.cyd.type(rest[0][1]))[-1].endswith("Is this for a3? yes or no.")
            assert at.table.version == version

    run(test)


def test_what_was_asked_of_a_turn_is_not_done_after_somebody_else_entered_it(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with party(tmp_path) as at:
            for line in ("reserved deck a", "took ser", "took odr"):
                at.type(line)
            await at.ben.open()
            await at.ben.type("bought h1")
            await at.cyd.open()
            await at.cyd.type("bought a")
            assert "Never mind" in at.cyd.buttons
            at.type("reserved a2")
            for browser in (at.ben, at.cyd):
                await browser.open()
                assert browser.lines[-1] == sentence("meanwhile")
                assert browser.title.startswith("a2")
                assert "Never mind" not in browser.buttons
                # Each is offered the same cards for a2.
                assert (await browser.type("a0s9o"))[1] == sentence("companion-nearest")
            await at.ben.type("1")
            await at.ben.type("reserved a3")
            before = at.table.state
            await at.cyd.open()
            assert at.cyd.title.startswith("a3")
            await at.cyd.type("2")
            assert at.table.state == before

    run(test)


@pytest.mark.parametrize("language", ["de", *languages()][: tries(1, 5)])
def test_what_is_asked_on_a_page_is_left_by_a_button_or_by_its_words(
    tmp_path: Path, language: str
) -> None:
    async def test() -> None:
        async with party(tmp_path, language=language) as at:
            for line in ("reserved deck a", "took ser", "took odr"):
                at.type(line)
            locale = Locale(language)
            never_mind = locale.text(say("page-never-mind"))
            check, fix, buy = (
                locale.words(f"command-{name}")[0] for name in ("check", "fix", "buy")
            )
            await at.ben.open()
            title = at.ben.title
            assert never_mind not in at.ben.buttons
            for line in (check, f"{fix} cyd", f"{buy} h1"):
                for words in ("", f"{never_mind}."):
                    await at.ben.type(line)
                    assert at.ben.title != title, line
                    await (at.ben.type(words) if words else at.ben.press(never_mind))
                    assert locale.text(say("cancelled")) in at.ben.new
                    assert at.ben.title == title

    run(test)


def test_what_is_mostly_replied_is_a_button(tmp_path: Path) -> None:
    async def test() -> None:
        real = RealTable([*map(Player, NAMES)], unknown_start(START.rules, 3), under_way=True)
        keyboard = CompanionSession(real, 0, Style("en", Settings()))
        lies = (line for _place, line in laying(dealt(players=3)[0]))
        for line in ("cyd", *lies, "2s"):
            keyboard.handle(Intent("keyboard", text=line))
        async with hosting(tmp_path) as host:
            link = f"http://127.0.0.1:{host.port}/{host.server.tables.add_real(RealCompany(real))}"
            async with Browser(link) as ben:
                await ben.open()
                await ben.press("Ben")
                assert ben.title.startswith("Ana cards")
                for due in ("reserved", "points"):
                    await ben.press("done")
                    assert ben.title.startswith(f"Ana {due}")
                await ben.press("yes")
                assert ben.title.startswith("Ben tokens")

    run(test)


async def secret(browser: Browser, place: str, card: Card) -> None:
    """Enter a card in secret on a page."""
    await browser.open()
    assert await browser.type(f"secret {place}") == [sentence("companion-secret", place=place)]
    assert browser.page.get_element_by_id("line").get("type") == "password"
    assert await browser.type(card_code(card)) == [sentence("companion-kept", place=place)]
    assert browser.page.get_element_by_id("line").get("type") != "password"


LINES = (
    "hand",
    "ben",
    "board",
    "last",
    "log",
    "log talk",
    "changed",
    "position",
    "record",
    "check",
    "no",
    "never mind",
    "fix",
    "fix ben",
    "back",
    "score",
    "afford",
    "threat",
    "json hand",
    "hint",
    "need 2o",
    "find blue",
    "worth",
    "help secret",
    "try ben buys h1",
)
"""What somebody types who would like to know more than he may."""


def test_a_secret_card_makes_no_difference_to_anybody_else(tmp_path: Path) -> None:
    """Twins: two tables that differ in one card which Ben has entered on his own page."""

    async def pages(card: Card, folder: Path) -> Sequence[object]:
        seen: list[object] = []
        async with party(folder) as at:
            at.type("took ser")
            at.type("ben reserved deck a")
            at.type("cyd took ser")
            await secret(at.ben, "h1", card)
            for line in LINES[:: tries(2, 1)]:
                await at.cyd.open()
                seen += await at.cyd.type(line)
                seen += [text for _n, text in _shown(at.cyd)]
                seen += at.type(line)
            seen += at.heard
            # As a purchase that others enter asks which card it was, so they learn nothing by it.
            at.type("took od")
            seen += at.type("ben bought h1")
            at.keyboard.cancel()
            await at.cyd.open()
            seen += await at.cyd.type("ben bought h1")
            # What is typed then counts, whatever its owner has entered.
            other = unseen(START)[0][-1]
            seen += await at.cyd.type(card_code(other))
            seen += await at.cyd.type("undo")
        return seen

    async def both() -> None:
        possible = [each for each in unseen(START)[0] if each.bonus == "s"]
        one = await pages(possible[0], tmp_path / "one")
        other = await pages(possible[1], tmp_path / "other")
        assert one == other
        assert len(one) > 100
        assert sentence("companion-which-reserved", name="Ben", place="h1") in one

    run(both)


def _shown(browser: Browser) -> list[tuple[int, str]]:
    """Return all that a page says, without what is drawn anew each time."""
    texts = browser.page.xpath("//main//text()")
    return [*enumerate(each.strip() for each in texts if each.strip() and "http" not in each)]


def test_its_owner_sees_a_secret_card_and_buys_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with party(tmp_path) as at:
            at.type("took ser")
            at.type("ben reserved deck a")
            at.type("cyd took ser")
            bens = at.table.state.seats[1]
            card = next(each for each in unseen(at.table.state)[0] if default_payment(bens, each))
            await at.ben.open()
            heard = len(at.heard)
            await secret(at.ben, "h1", card)
            assert card_code(card) not in at.ben.page.get_element_by_id("more").text_content()
            assert any(line.startswith("h1") for line in await at.ben.type("hand"))
            # Ana, who is to act, is not called again by it.
            assert len(at.heard) == heard
            at.type("took od")
            await at.ben.open()
            await at.ben.press("Buy h1")
            assert at.table.state.seats[1].cards == (card,)

    run(test)


def test_a_card_that_turns_up_elsewhere_was_misread_by_its_owner(tmp_path: Path) -> None:
    """Were it refused, whoever tries cards would find out which one somebody has."""

    async def test() -> None:
        async with party(tmp_path) as at:
            at.type("took ser")
            at.type("ben reserved deck a")
            card = unseen(at.table.state)[0][0]
            await secret(at.ben, "h1", card)
            at.type("reserved a1")
            await at.cyd.open()
            assert (await at.cyd.type(card_code(card)))[0].startswith("a1 is now")
            held = at.table.state.seats[1].hand[0]
            assert held
            assert held.card == Hidden("a")
            await at.ben.open()
            misread = sentence("companion-misread", place="h1")
            assert misread in at.ben.lines
            assert misread not in at.cyd.text
            assert misread not in at.heard

    run(test)


def test_the_next_game_at_the_keyboard_is_the_next_on_the_pages(tmp_path: Path) -> None:
    async def test() -> None:
        async with party(tmp_path) as at:
            following = new_rematch(at.table)
            assert isinstance(following, RealTable)
            keyboard = CompanionSession(following, 0, Style("en", Settings()))
            at.company.begin(keyboard, at.heard.append)  # type: ignore[arg-type]
            await at.ben.open()
            assert at.ben.title.startswith("a1")
            assert (await at.ben.type("a0s1e1r1o1d"))[0].startswith("a1, ")
            assert following.version == 1
            assert at.table.version == 0

    run(test)


def test_a_program_is_told_that_the_link_is_for_a_browser(tmp_path: Path) -> None:
    async def test() -> None:
        async with party(tmp_path) as at:
            done = await asyncio.to_thread(_joined, at.ben.link)
            assert sentence("friends-page-only") in done

    run(test)


def _joined(link: str) -> str:
    with Piped("join", link, "--name", "Dan") as program:
        return program.rest()


def test_the_companion_serves_pages_beside_its_keyboard(tmp_path: Path) -> None:
    """The program itself: its link, an entry on a phone that it says, one that it makes."""

    async def test() -> None:
        seats = ("--seat", "Ana", "--seat", "Ben", "--me", "Ana")
        async with Browser("http://127.0.0.1/") as ben, Browser("http://127.0.0.1/") as phone:
            with Piped("companion", *seats, "--host", "--port", "0") as ana:
                await asyncio.to_thread(ana.until, "3 nobles.")
                (ben.link,) = re.findall(r"http://\S+", ana.said)
                ben.root = ben.link.rpartition("/")[0]
                await ben.open()
                await ben.press("Ben")
                await ben.type("a0s1e1r1o1d")
                await asyncio.to_thread(ana.until, "a1, blue")
                ana.type("a0s3o")
                await asyncio.to_thread(ana.until, "a2, blue")
                await ben.open()
                assert any(line.startswith("a2, blue") for line in ben.lines)
                ana.finish()
            (name,) = saves.save_names()
            for damaged in (pages_path(), tally_path(saves.folder() / f"{name}.sqlite")):
                content = damaged.read_bytes()
                damaged.write_bytes(content[:9] + b"?" + content[10:])
            with Piped("companion", "--game", name, "--host", "--port", "0") as ana:
                told = await asyncio.to_thread(ana.until, "3 nobles.")
                for mended in ("pages.toml", f"{name}.tally"):
                    assert told.count(sentence("friends-mended", file=mended)) == 1
                # The game has the link and the names that it had.
                (link,) = re.findall(r"http://\S+", ana.said)
                assert link.rpartition("/")[2] == ben.link.rpartition("/")[2]
                await ben.open(link)
                assert ben.title.startswith("a3")
                ana.type("device ben")
                await asyncio.to_thread(ana.until, "within 10 minutes")
                await asyncio.to_thread(ana.until, "\n")
                phone.link, phone.root = link, link.rpartition("/")[0]
                await phone.open()
                await phone.press("Get my page back", name=WORD.findall(ana.said)[-1])
                assert phone.title.startswith("a3")
                ana.type("a0s1e1r1o1d")
                await asyncio.to_thread(ana.until, "is at a1 already")

    run(test)
