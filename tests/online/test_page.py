"""The page without script, on a real server over real sockets."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from splendor_access.bots import load
from splendor_access.braille.cells import code_cells
from splendor_access.game.cards import Card
from splendor_access.game.chance import Chance, Deal
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import action_text, card_code
from splendor_access.game.record import Player
from splendor_access.game.state import MARKET_PLACES, RuleSet
from splendor_access.online.page import handlers
from splendor_access.online.server import beginnings
from splendor_access.online.server.game import with_bots
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.settings.files import settings_path
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.table.setup import new_table
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.commands import COMMANDS
from tests.driver import sentence
from tests.online.browsers import Browser
from tests.online.guests import Guest, Host, hosting, kept, run
from tests.tiers import SOAK, tries


@asynccontextmanager
async def sitting(
    folder: Path, rules: str = "2024", others: tuple[str, ...] = ("en",)
) -> AsyncIterator[tuple[Host, list[Browser]]]:
    """Let Ana and others sit at a new table, each in a browser."""
    async with hosting(folder) as host:
        link = await host.make(msgspec.structs.replace(kept(1 + len(others)), rules=rules))
        browsers = [Browser(link, language) for language in ("en", *others)]
        for browser, name in zip(browsers, ("Ana", "Ben", "Cleo"), strict=False):
            await browser.__aenter__()
            await browser.sit(name)
        await browsers[0].open()
        try:
            yield host, browsers
        finally:
            for browser in browsers:
                await browser.__aexit__()


async def game(host: Host, browser: Browser) -> Table:
    """Return the table, as the server knows it."""
    shared = await host.server.tables.find(browser.link.rpartition("/")[2])
    assert shared
    assert shared.game
    return shared.game.table


async def play(host: Host, browsers: list[Browser], until: Callable[[Table], bool]) -> None:
    """Let everybody do what an easy opponent would do, with buttons where there are some."""
    for number in range(500):
        table = await game(host, browsers[0])
        if until(table):
            return
        state = table.state
        action = with_payment(state, load("easy")(state, Chance(number), number))
        browser = browsers[state.to_act]
        await browser.open()
        assert browser.title.startswith(("Your turn", "noble", "return")), browser.title
        text = action_text(action)
        word, _, about = text.partition(" ")
        button = f"{word.capitalize()} {about}"
        if button in browser.buttons and word == "reserve":
            await browser.press(button)
        else:
            await browser.type(text)
        assert table.version > 0
        assert table.version > 0, browser.new


def test_two_browsers_play_a_whole_game_and_another(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, f"2024+points={tries(2, 15)}") as (host, (ana, ben)):
            await play(host, [ana, ben], lambda table: table.over)
            await ana.open()
            assert ana.title.startswith("over"), ana.title
            assert any("points, " in line for line in ana.lines), ana.lines
            for browser in (ben, ana):
                await browser.open()
                await browser.press("Play again")
            # The seats are turned: it is Ben who begins.
            await ben.follow("What is new")
            assert ben.title.startswith("Your turn")
            assert "Ana and you." in " ".join(ben.new)

    run(test)


def test_a_page_tells_what_was_not_heard_and_leads_to_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, others=("fr", "nl")) as (_host, (ana, ben, cleo)):
            assert ana.title == "Your turn – Splendor"
            await ben.open()
            assert ben.title == "attente – Splendor"
            assert await ana.type("take ser") == ["You took blue, green and red."]
            assert ana.title == "wait – Splendor"
            await ben.follow("Quoi de neuf")
            assert ben.address.endswith("#new") or "after=" in ben.address
            assert ben.title == "À vous – Splendor"
            assert ben.new == [
                "Ana prend bleu, vert, rouge.",
                "À vous : aucun point, aucun jeton.",
            ] or ben.new[0].startswith("Ana prend")
            await ben.follow("Quoi de neuf")
            assert ben.new == ["Rien de neuf."]
            await cleo.open()
            assert "Ana neemt blauw, groen, rood." in cleo.lines
            assert "after=" not in cleo.address

    run(test)


def test_a_move_at_a_question_is_not_done_and_the_question_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (host, (ana, ben)):
            await ana.press("Take", **{"gem-s": "1", "gem-e": "1", "gem-d": "1"})
            await ben.open()
            await ben.press("Take 2 red")
            await ana.open()
            await ana.press("Take back my last turn")
            await ben.open()
            typed = await ben.type("sure thing, take ser")
            assert 'Not done yet: "sure thing, take ser". Answer yes or no first.' in typed
            typed = await ben.type("buy a1")
            assert 'Not done yet: "buy a1". Answer yes or no first.' in typed
            assert "may Ana take back" in " ".join(ben.new)
            table = await game(host, ana)
            assert sum(table.state.seats[0].tokens) == 3
            await ben.type("yeah")
            assert sum(table.state.seats[0].tokens) == 0

    run(test)


def test_what_is_done_by_buttons(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (host, (ana, ben)):
            await ana.press("Take", **{"gem-s": "1", "gem-e": "1", "gem-d": "1"})
            assert ana.new == ["You took blue, green and white."]
            await ben.open()
            await ben.press("Take 2 red")
            assert "You took 2 red." in ben.new
            await ana.open()
            await ana.press("Reserve from deck c")
            assert "yes or no" in ana.title
            assert {"yes", "no"} <= {*ana.buttons}
            await ana.press("yes")
            assert any("reserved" in line for line in ana.new)
            assert ana.page.xpath("//section[@id='you']//li//*[contains(@class, 'words')]")
            await ben.open()
            shown = ben.page.xpath("//section[@id='other-1']//li")[0].text_content().split()
            assert "unseen" in shown
            await ben.press("Reserve b2")
            await ana.open()
            await ana.press("Take back my last turn")
            await ben.open()
            assert "may Ana take back" in " ".join(ben.lines)
            await ben.press("yes")
            table = await game(host, ana)
            assert table.state.to_act == 0
            await ana.press("help")
            assert "help" in " ".join(ana.new)
            assert ana.page.xpath("//details[@id='typed']") == []
            await ana.type("score")
            assert "score" in ana.buttons

    run(test)


def test_the_tokens_that_are_too_many_are_given_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (_host, (ana, ben)):
            for number, colours in enumerate(("ser", "ods", "ero", "dse"), 1):
                await ana.open()
                await ana.type(f"take {colours}")
                await ben.open()
                if number < 3:
                    await ben.press(f"Reserve a{number}")
                elif number == 3:
                    await ben.type("take ser")
            bank = ana.page.xpath("//section[@id='bank']/ul//i/@data-text")
            assert len(bank) == 6, "a colour that is used up is told too"
            assert {"0s", "0e"} < {*bank}
            assert ana.title == "return – Splendor"
            (heading,) = ana.page.xpath("//h1")
            # What there is to choose from is in the log, and in the form.
            assert re.fullmatch(r"You hold 12 .* or letter\. Round \d\.", heading.text_content())
            fields = ana.page.xpath("//form[@id='give-back']//input[@type='number']")
            assert [each.get("name")[-1] for each in fields] == [*"serod"]
            await ana.press("Give back", **{"gem-s": "9"})
            assert ana.title.startswith("return"), "more than there are"
            await ana.press("Give back", **{"gem-s": "1", "gem-d": "1"})
            assert ana.new[0] == "You gave back blue and white."
            assert ana.title.startswith("wait")
            await ben.open()
            offered = ben.page.xpath("//form[@id='take']//input[@type='checkbox']/@name")
            assert [each[-1] for each in offered] == [*"srod"], "green is used up"

    run(test)


def test_a_form_is_done_once_and_one_of_an_old_page_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (host, (ana, ben)):
            form = dict(ana.page.get_element_by_id("command").form_values())
            address = ana.page.get_element_by_id("command").get("action")
            for _press in range(2):
                await ana.send(address, {**form, "line": "take ser"})
            assert ana.new == ["You took blue, green and red."]
            await ben.open()
            await ben.type("take ser")
            await ana.send(address, {**form, "line": "take ser", "once": "another"})
            assert any("meanwhile" in line for line in ana.new), ana.new
            await ana.send(address, {**form, "once": "third", "reply": "yes", "asked": "77"})
            assert any("meanwhile" in line for line in ana.new)
            assert (await game(host, ana)).version == 2

    run(test)


def test_forms_of_others_are_refused_in_words(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (host, (ana, _ben)):
            form = dict(ana.page.get_element_by_id("command").form_values())
            address = ana.page.get_element_by_id("command").get("action")
            sent = {**form, "line": "take ser"}
            await ana.send(address, {**sent, "token": "guessed"})
            assert ana.status == 403
            assert "nothing was done" in ana.text
            await ana.send(address, sent, Origin="http://elsewhere.example")
            assert ana.status == 403
            assert "another site" in ana.text
            assert (await game(host, ana)).version == 0
            await ana.send(address, {**sent, "line": "x" * 20_000})
            assert ana.status == 413
            await ana.send(address, sent, Origin=ana.root)
            assert (await game(host, ana)).version == 1

    run(test)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "name"),
        ("Ana", "cannot both be called"),
        ("x" * 30, "too long"),
        ("undo", "command"),
    ],
)
def test_who_cannot_sit_down_is_told_why_and_may_try_again(
    tmp_path: Path, name: str, why: str
) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(3))
            async with Browser(link) as ana, Browser(link) as ben:
                await ana.sit("Ana")
                await ben.sit(name)
                assert ben.status == 422
                (problem,) = ben.page.xpath("//*[@id='problem']")
                assert why in problem.text_content()
                assert ben.title.startswith(problem.text_content())
                assert "<b>" not in ben.text
                form = ben.page.forms[0]
                await ben.send(form.get("action"), {**dict(form.form_values()), "name": "Ben"})
                assert "At the table" in ben.text

    run(test)


def test_the_language_is_the_browser_s_until_another_is_chosen(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            for header, language in (("de-DE, fr;q=0.8, en;q=0.9", "en"), ("nl-BE", "nl")):
                if header.startswith("de") and "de" in languages():
                    language = "de"  # noqa: PLW2901
                async with Browser(link, header) as browser:
                    await browser.open()
                    assert browser.page.get("lang") == language
            async with Browser(link, "nl") as browser:
                await browser.open()
                await browser.follow("Français")
                assert browser.page.get("lang") == "fr"
                await browser.sit("Ana")
                assert browser.page.get("lang") == "fr"

    run(test)


def test_settings_are_kept_by_the_browser_and_no_file_is_written(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path / "tables") as (host, (ana, _ben)):
            await ana.press(
                "Keep these settings", **{"set-verbosity": "brief", "set-language": "nl"}
            )
            assert ana.page.get("lang") == "nl"
            assert any("uitvoerigheid" in line or "verbosity" in line for line in ana.new)
            await ana.type("instellingen edelstenen stenen")
            await host.server.close()
            await host.start()
            await ana.open()
            assert ana.page.get("lang") == "nl"
            for chosen in ("verbosity", "brief"), ("gems", "stones"):
                assert (
                    ana.page.xpath(f"//*[@id='set-{chosen[0]}']/option[@selected]")[0].get("value")
                    == (chosen[1])
                )
            assert not settings_path().exists()

    run(test)


def test_a_card_is_felt_as_its_code_and_the_short_board_has_one_button_for_each(
    tmp_path: Path,
) -> None:
    """Who has the turn gets them as buttons that open; who waits has nothing to open."""

    async def test() -> None:
        async with sitting(tmp_path) as (host, (ana, ben)):
            assert not ana.page.xpath("//*[@aria-braillelabel] | //summary[.//*[@class='words']]")
            cards = (await game(host, ana)).state.market
            codes = [
                f"{place} {card_code(card)}"
                for place, card in zip(MARKET_PLACES, cards, strict=True)
                if isinstance(card, Card)
            ]
            cells = [code_cells(code, Style("en", Settings()).table).cells for code in codes]
            said = [words.text_content() for words in ana.page.xpath("//td/*[@class='words']")]
            for browser in (ana, ben):
                await browser.open()
                await browser.press("Keep these settings", **{"set-felt": "on"})
                felt = browser.page.xpath("//td/*[@role='img']")
                assert [each.get("aria-braillelabel") for each in felt] == cells
                assert [each.get("aria-label") for each in felt] == said
                await browser.press("Keep these settings", **{"set-compact": "on"})
            opens = ana.page.xpath("//td/details/summary")
            assert [each.get("aria-braillelabel") for each in opens] == cells
            assert [each.find("span[@class='words']").text for each in opens] == said
            assert [each.text for each in opens[0].getparent().findall("span/button")] == [
                "Reserve a1"
            ]
            assert not ben.page.xpath("//td/details")
            assert len(ben.page.xpath("//td/*[@role='img']")) == len(codes) == 12

    run(test)


@pytest.mark.parametrize("language", languages() if SOAK else ["nl"])
def test_no_command_of_a_page_touches_the_machine(
    tmp_path: Path, own_home: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every word of help, with a file behind it too: nothing is written, and all is answered."""
    monkeypatch.chdir(tmp_path)

    async def test() -> None:
        async with sitting(tmp_path / "tables") as (_host, (ana, _ben)):
            await ana.press("Keep these settings", **{"set-language": language})
            words = [Locale(language).words(f"command-{name}")[0] for name in COMMANDS]
            no = Locale(language).words("words-no")[0]
            about = ("", " mine.txt", " f1 board")
            tried = [f"{word}{rest}" for word in words for rest in about]
            lines = tried[:: tries(8, 1)]  # of every rest a third
            lines += [f"settings {name} {tmp_path}/x.txt" for name in ("table", "texts", "signal")]
            lines += ["settings speech direct", "settings display off", "key f5 score"]
            for line in lines:
                new = await ana.type(line)
                assert new, line
                if no in ana.buttons:
                    await ana.press(no)
        assert [each.name for each in tmp_path.iterdir()] == ["tables"]
        assert not [*own_home.rglob("*.toml")]

    run(test)


def test_who_sits_down_first_is_told_who_is_there_and_what_can_be_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, Browser(await host.make(kept(2))) as ana:
            await ana.sit("Ana")
            assert ana.lines[:2] == ["Here: Ana.", "1 seat is free."]
            assert ana.lines[-1] == sentence("friends-waiting-help")

    run(test)


def test_who_leaves_can_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (_host, (ana, ben)):
            await ana.press("Leave the table")
            await ana.press("yes")
            assert "Your seat is kept" in ana.text or "left the table" in ana.text
            await ben.open()
            (name,) = ben.page.xpath("//section[@id='other-1']/h2")
            assert name.text_content() == "Ana, away for now"
            await ana.follow("To the table")
            assert ana.title.startswith("Your turn")
            assert await ana.type("take ser") == ["You took blue, green and red."]

    run(test)


def test_a_page_goes_on_after_a_new_start_of_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (host, (ana, ben)):
            await ana.type("take ser")
            await host.server.close()
            await host.start()
            await ana.follow("What is new")
            assert "wait" in ana.title
            assert ana.new, "what is told to one who comes back"
            await ben.open()
            assert await ben.type("take ser")
            assert (await game(host, ben)).version == 2

    run(test)


def test_a_page_waits_for_computer_opponents_and_sits_with_programs(tmp_path: Path) -> None:
    async def test() -> None:
        bots = with_bots(["easy"], [], Locale("en"))
        async with hosting(tmp_path) as host:
            link = await host.make(kept(3, *bots))
            async with Browser(link) as ana:
                await ana.sit("Ana")
                ben = Guest(link, "Ben", "nl")
                await ben.come()
                await ben.begun()
                await ana.follow("What is new")
                await ben.hears("Ana", 0)
                while not ana.title.startswith("Your turn"):
                    await ana.follow("What is new")
                await ana.type("take ser")
                await ben.hears("Ana neemt blauw, groen, rood.")
                await ben.type("neem odr")
                await ana.follow("What is new")
                assert any(line.startswith("Ben took") for line in ana.lines)
                await ben.go()

    run(test)


def test_the_answer_to_a_move_has_the_moves_of_computer_opponents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handlers, "PATIENCE", 30.0)

    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2, *with_bots(["easy"], [], Locale("en"))))
            async with Browser(link) as ana:
                await ana.sit("Ana")
                while not ana.title.startswith("Your turn"):
                    await ana.follow("What is new")
                await ana.type("take ser")
                assert ana.title.startswith("Your turn"), ana.lines

    run(test)


def test_nothing_foreign_is_asked_for_or_let_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (_host, (ana, _ben)):
            policy = ana.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "http:" not in policy
            addresses = ana.page.xpath("//@src|//@href|//@action")
            assert addresses
            assert all(each.startswith(("/", "#")) for each in addresses)
            assert not ana.page.xpath("//@style|//style|//@onclick|//script[not(@src)]")
            for address in ana.page.xpath("//@src|//link/@href"):
                await ana.open(str(address))
                assert ana.status == 200
                assert "immutable" in ana.headers["Cache-Control"]
            await ana.open("/static/page.py")
            assert ana.status == 404
            await ana.open("/aaaa-bbbb")
            assert ana.status == 404
            assert "no table at this link" in ana.text
            await ana.open()
            cookies = {each.key: each for each in ana.cookies}
            assert cookies["seat"]["httponly"]
            assert cookies["seat"]["samesite"] == "Lax"
            assert cookies["seat"]["path"] == ana.link[len(ana.root) :]

    run(test)


def test_behind_a_proxy_with_tls_cookies_and_the_link_are_for_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            outside = {"Host": "splendor.example", "X-Forwarded-Proto": "https"}
            async with Browser(link, headers=outside) as ana, Browser(link) as ben:
                await ana.sit("Ana")
                address = f"https://splendor.example/{link.rpartition('/')[2]}"
                assert address in ana.page.xpath("//section[@id='people']/p")[0].text_content()
                await ana.send(ana.page.forms[0].get("action"), {}, Origin="http://elsewhere")
                assert "another site" in ana.text
                await ben.sit("Ben")
                for browser, encrypted in ((ana, "true"), (ben, "")):
                    assert {str(each["secure"]).lower() for each in browser.cookies} == {encrypted}

    run(test)


def test_the_record_is_a_download(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as (_host, (ana, ben)):
            await ana.type("reserve c")
            await ana.press("yes")
            await ben.open(ben.link[len(ben.root) :] + "/record")
            assert "attachment" in ben.headers["Content-Disposition"]
            assert "reserve c" in ben.text
            code, *_cells = await ana.type("code h1")
            assert code not in ben.text
            assert ben.text.endswith("reveal h1 ?c\n")

    run(test)


def test_a_seat_that_no_page_asks_for_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handlers, "AWAY", 0.02)
    monkeypatch.setattr(handlers, "FORGOTTEN", 0.02)

    async def test() -> None:
        async with sitting(tmp_path) as (host, (ana, ben)):
            shared = await host.server.tables.find(ana.link.rpartition("/")[2])
            assert shared
            while not shared.empty:
                await asyncio.sleep(0.01)
            await ana.open()
            assert ana.title.startswith("Your turn")
            assert ben.title.startswith("wait")

    run(test)


def test_who_watches_by_forms_gives_the_place_free_and_comes_back(tmp_path: Path) -> None:
    """There are few such places, and nobody leaves a page by a word."""

    async def test() -> None:
        async with sitting(tmp_path) as (host, (ana, _ben)):
            shared = await host.server.tables.find(ana.link.rpartition("/")[2])
            assert isinstance(shared, SharedTable)
            async with Browser(ana.link) as zoe:
                await zoe.open()
                await zoe.press("Watch without a seat", name="Zoe")
                pages = host.server._pages
                for seat in pages._seats.values():
                    seat.used -= handlers.AWAY + 1
                assert shared._there.watchers
                pages._release_idle()
                assert not shared._there.watchers
                assert shared._there.seats == {0, 1}, "who has a seat keeps it"
                await zoe.open()
                assert zoe.title.startswith("wait")
                pages._release_idle()
                assert shared._there.watchers, "who has just asked is there"

    run(test)


def test_twin_tables_send_the_same_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They differ in a card that only Ana may know; to Ben every page is the same."""
    swapped = False

    def dealt(players: Sequence[Player], rules: RuleSet, _seed: object) -> Table:
        table = new_table(players, rules, 7)
        decks = [list(deck) for deck in table.deal.decks]
        top = len(decks[2]) - table.state.decks[2]
        if swapped:
            decks[2][top], decks[2][top + 5] = decks[2][top + 5], decks[2][top]
        deal = Deal(tuple(map(tuple, decks)), table.deal.tiles)
        return Table(table.players, table.start, deal, table.chance)

    monkeypatch.setattr(beginnings, "new_table", dealt)
    seen: list[list[list[str]]] = []

    async def test() -> None:
        async with sitting(tmp_path / str(swapped)) as (_host, (ana, ben)):
            pages: list[list[str]] = [[], []]

            async def look() -> None:
                for browser, kept_pages in zip((ana, ben), pages, strict=True):
                    for address in ("", browser.link[len(browser.root) :] + "/record"):
                        await browser.open(address)
                        kept_pages.append(plain(browser))
                    await browser.open()

            await ana.type("reserve c")
            await ana.press("yes")
            await look()
            for line in ("player Ana", "log", "json player Ana", "position mine", "take ser"):
                pages[1].append("\n".join(await ben.type(line)))
            await look()
            await ana.type("hand")
            await ana.type("take odr")
            await look()
            seen.append(pages)

    run(test)
    swapped = True
    run(test)
    assert seen[0][1] == seen[1][1]
    assert seen[0][0] != seen[1][0], "the owner must see the difference"


def plain(browser: Browser) -> str:
    """Return a page without what is drawn anew for each table and page."""
    code = browser.link.rpartition("/")[2]
    text = browser.text.replace(code, "CODE")
    text = re.sub(r'name="(token|once)" value="[^"]*"', r'name="\1"', text)
    return re.sub(r"\b\d{13}\b", "NUMBER", text)


def test_anybody_makes_a_table_on_the_first_page(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            root = f"http://127.0.0.1:{host.port}"
            async with Browser(f"{root}/") as ana:
                await ana.open("/")
                await ana.press("Make a table", name="undo")
                assert ana.status == 422
                await ana.press("Make a table", name="Ana", size="2", bots="2")
                assert ana.status == 422
                assert "At a table for 2 at least one seat" in ana.text
                await ana.press("Make a table", name="Ana", size="3", bots="1")
                assert ana.title.startswith("wait")
                (told,) = ana.page.xpath("//section[@id='people']/p")
                assert told.text_content().endswith(ana.address)
                async with Browser(ana.address, "de") as ben:
                    await ben.sit("Ben")
                    await ana.open(ana.address)
                    assert ana.page.xpath("//section[@id='market']")
                await ana.send("/", {"name": "Ana"}, Origin="http://elsewhere.example")
                assert ana.status == 403
                await ana.send("/", {"name": "Ana"})
                assert ana.status == 403

    run(test)
