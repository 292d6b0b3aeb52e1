"""A line that was begun before somebody else entered something at a real table is asked about."""

import asyncio
import termios
from pathlib import Path

import msgspec
import pytest

from splendor_access.braille.cells import BLANK, text_cells
from splendor_access.companion.session import CompanionSession
from splendor_access.game.cards import gems
from splendor_access.game.chance import unseen
from splendor_access.game.notation import card_code
from splendor_access.game.position import position_text
from splendor_access.game.record import Player
from splendor_access.game.rules import unknown_start
from splendor_access.online.server.real_company import RealCompany
from splendor_access.session.dialogue import OwnDevices
from splendor_access.session.intents import Intent
from splendor_access.session.prompts import Choice
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.table.real_table import RealTable
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import line, say
from tests.braille_display.slate import Slate, SlateGame
from tests.companion.entering import laying
from tests.driver import AtTerminal, sentence
from tests.game.situations import dealt, seated, table
from tests.online.browsers import Browser
from tests.online.chromium import chromium
from tests.online.guests import hosting, run
from tests.online.test_real_page import NAMES, party
from tests.tiers import tries

START, _DEAL = table(
    seated(tokens="s"),
    seated(tokens="e"),
    seated(tokens="d"),
    market={"a1": "a0r 3d", "a2": "a0r 2r2d", "b1": "b2o 5d"},
    tiles=("3 4s4e", "3 3s3e3d", "3 4e4r"),
)


def question(whom: str, *names: str, kind: str = "other", language: str = "en") -> str:
    """Return what is asked about a line that others came before."""
    asked = say("companion-meanwhile", names=[*names], count=len(names), kind=kind, whom=line(whom))
    return Locale(language).text(asked)


class Two:
    """The keyboard, where Ana sits, and Ben at a device of his own, at one real table."""

    def __init__(self, table: RealTable | None = None, language: str = "en") -> None:
        self.table = table or RealTable([*map(Player, NAMES)], START.view(None))
        self.keyboard = CompanionSession(self.table, 0, Style(language, Settings()), hides=True)
        self.ben = CompanionSession(
            self.table, 1, Style(language, Settings()), company=OwnDevices(self.table)
        )
        self.keyboard.opening()
        self.ben.opening()

    def elsewhere(self, *lines: str) -> None:
        """Let Ben enter lines on his page; the keyboard is told."""
        for text in lines:
            self.ben.handle(Intent("page", text=text, seen=self.table.version))
        self.keyboard.handle(Intent("server", happened=list))

    def type(self, text: str, begun: int | None = None) -> list[str]:
        """End a line at the keyboard that was begun for a version; return what is said."""
        begun = self.table.version if begun is None else begun
        seen = self.table.version
        said = self.keyboard.handle(Intent("keyboard", text=text, seen=seen, begun=begun))
        return [self.keyboard.style.text(each.message, each.kind) for each in said]

    def late(self, text: str, *entered: str) -> list[str]:
        """Begin a line, let Ben enter others, and end it."""
        begun = self.table.version
        self.elsewhere(*entered)
        return self.type(text, begun)


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_half_typed_line_is_not_the_next_players(plain: tuple[str, ...]) -> None:
    """The program itself: Ana types half a line for Ben, whose own page is faster."""
    enter = "\n" if plain else "\r"

    async def test() -> None:
        seats = (part for name in NAMES for part in ("--seat", name))
        place = ("--from", position_text(START.view(None)), "--host", "--port", "0")
        with AtTerminal("companion", *seats, *place, "--speech", "off", *plain) as ana:
            await asyncio.to_thread(ana.until, "you> ")
            link = next(word for word in ana.said.split() if word.startswith("http://"))
            ana.type(f"took ser{enter}")
            await asyncio.to_thread(ana.until, "Ben> ")
            ana.type("took er")
            async with Browser(link) as ben:
                await ben.open()
                await ben.press("Ben")
                await ben.type("took odr")
                await asyncio.to_thread(ana.until, "Ben took red, black and white.")
                ana.type(f"d{enter}")
                await asyncio.to_thread(ana.until, question("Cyd", "Ben"))
                await asyncio.to_thread(ana.until, "yes or no> ")
                ana.type(f"no{enter}")
                await asyncio.to_thread(ana.until, "Not entered: took erd")
                await asyncio.to_thread(ana.until, "Cyd> ")
                # What is begun now counts as ever, and who is named is not asked about.
                ana.type(f"took erd{enter}")
                await asyncio.to_thread(ana.until, "Cyd took green, red and white.")
                await asyncio.to_thread(ana.until, "you> ")
                ana.type("ana took e")
                await ben.open()
                assert "Cyd took green, red and white." in ben.lines
                ana.type(f"rd{enter}")
                await asyncio.to_thread(ana.until, "You took green, red and white.")
            assert "Traceback" not in ana.said

    run(test)


@pytest.mark.parametrize("language", languages())
def test_yes_enters_it_no_drops_it_and_anything_else_is_asked_again(language: str) -> None:
    locale = Locale(language)
    yes, no = (locale.words(f"words-{word}")[0] for word in ("yes", "no"))
    for reply in (yes, no, ""):
        at = Two(language=language)
        at.type("ana took ser")
        asked = at.late("took erd", "took sod")
        assert asked[-1] == question("Cyd", "Ben", language=language)
        version = at.table.version
        said = at.type(reply)
        assert at.table.version == version + (reply == yes)
        if not reply:
            assert said[-1] == asked[-1]
        elif reply == no:
            assert said[0] == locale.text(say("companion-not-entered", text="took erd"))
        else:
            assert at.table.book.steps[-1].before.to_act == 2


def test_after_a_whole_round_it_is_still_asked() -> None:
    at = Two()
    entered = ("took odr", "took ser", "took ser")
    asked = at.late("took ser", *entered)
    assert asked[-1] == question("Ana", "Ana", "Ben", "Cyd", kind="still")
    # Named or not: it may be the turn that somebody else has entered.
    assert Two().late("ana took ser", *entered)[-1] == asked[-1]
    assert "You took" in at.type("yes")[0]


def test_who_is_named_and_has_not_moved_is_not_asked_about() -> None:
    at = Two()
    assert "Ben took green, red and white." in at.late("ben took erd", "ana took ser")


def test_who_is_named_and_has_moved_is_not_next() -> None:
    at = Two()
    at.type("ana took ser")
    assert at.late("ben took erd", "took odr")[0] == sentence(
        "companion-not-next", name="Cyd", other="Ben"
    )


def test_a_choice_that_only_reads_does_not_let_it_through() -> None:
    at = Two()
    at.type("ana took ser")
    begun = at.table.version
    at.type("look red")
    assert isinstance(at.keyboard.open_prompt, Choice)
    at.elsewhere("took odr")
    assert at.type("took erd", begun)[-1] == question("Cyd", "Ben")
    version = at.table.version
    at.type("yes")
    assert at.table.version == version + 1
    assert at.keyboard.open_prompt is None


def test_a_question_is_answered_at_once() -> None:
    at = Two()
    assert at.late("bank", "ana took ser")[-1].startswith("Bank: ")


def test_what_leaves_something_open_is_asked_about_first() -> None:
    at = Two()
    at.type("ana took ser")
    for text in ("bought red", "take", "reserve"):
        version = at.table.version
        assert at.late(text, "took odr")[-1].startswith("Ben has moved"), text
        assert at.type("no")[0] == sentence("companion-not-entered", text=text)
        at.type("undo")
        assert at.table.version == version + 2, text


def test_a_move_that_comes_while_it_is_asked_is_not_answered_with_yes() -> None:
    at = Two()
    at.type("ana took ser")
    at.late("took erd", "took odr")
    at.elsewhere("took ser")
    version = at.table.version
    assert sentence("meanwhile") in at.type("yes")
    assert at.table.version == version


def test_an_undo_means_what_was_entered_before_it_was_begun() -> None:
    at = Two()
    at.type("ana took ser")
    version = at.table.version
    assert sentence("meanwhile") in at.late("undo", "took odr")
    assert at.table.version == version + 1
    at.type("undo")
    assert at.table.state.to_act == 1


def test_a_correction_that_was_left_meanwhile_takes_nothing_in() -> None:
    at = Two()
    for text in ("ana took ser", "ben took ser", "fix ana"):
        at.type(text)
    said = at.late("took odr", "undo")
    assert said[-1] == question("Ben", kind="still") or said[-1] == question("Ben")
    assert at.table.state.to_act == 1


def test_a_card_is_for_the_place_that_was_asked_for() -> None:
    start, _deal = dealt(players=3)
    at = Two(RealTable([*map(Player, NAMES)], unknown_start(start.rules, 3)))
    (_a1, first), (_a2, second), (_a3, third), *_rest = laying(start)
    asked = at.late(second, first)
    assert asked[-1] == question("a2")
    assert at.type("yes")[0].startswith("a2, ")
    at.late(third, "bank")
    assert len(at.table.book.unlaid) == 12 + 4 - 3


def test_what_others_began_with_is_for_whom_it_was_asked() -> None:
    """A game under way: tokens are asked for one player after the other."""
    start, _deal = dealt(players=3)
    table = RealTable([*map(Player, NAMES)], unknown_start(start.rules, 3), under_way=True)
    at = Two(table)
    at.elsewhere("ana")
    due = table.book.due
    version = table.version
    while due and due.kind == "place":
        for _place, code in laying(start):
            at.elsewhere(code)
        due = table.book.due
    assert table.version > version
    assert due
    said = at.late("done", "done")
    assert said[-1].startswith(
        sentence("companion-meanwhile", names=[], count=0, kind="other", whom=line("x")).split(".")[
            0
        ]
    )
    before = table.version
    at.type("no")
    assert table.version == before


def test_a_card_that_nobody_had_asked_for_yet_is_the_one_that_is_asked_for() -> None:
    at = Two()
    at.type("ana took ser")
    card = card_code(unseen(at.table.state)[0][0])
    assert at.late(card, "reserved a1")[0].startswith("a1 is now ")


def test_while_a_card_is_asked_for_a_move_waits_for_it() -> None:
    at = Two()
    at.type("ana took ser")
    kept = sentence("companion-kept-until", place="a1", text="took erd")
    assert at.late("took erd", "reserved a1")[-1] == kept


def begun_with_a_waiting_line() -> tuple[Two, str]:
    """Return a table where Ben's turn waits for a card, and the code of that card."""
    at = Two()
    at.type("ana reserved a1")
    at.ben.handle(Intent("page", text="took erd", seen=at.table.version))
    assert at.table.state.awaiting
    return at, card_code(unseen(at.table.state)[0][0])


def test_a_move_that_waits_is_entered_when_somebody_else_enters_the_card() -> None:
    at, card = begun_with_a_waiting_line()
    at.type(card)
    at.ben.handle(Intent("server", happened=list))
    assert at.table.state.to_act == 2
    assert at.table.state.seats[1].tokens == gems("eerd")


def test_a_move_that_waits_is_dropped_when_somebody_else_enters_another_for_it() -> None:
    at, card = begun_with_a_waiting_line()
    at.type(card)
    at.type("ben took rod")
    before = at.table.version
    said = at.ben.handle(Intent("server", happened=list))
    told = [at.ben.style.text(each.message, each.kind) for each in said]
    assert sentence("companion-not-entered", text="took erd") in told
    assert at.table.version == before


def test_after_the_end_nothing_is_asked() -> None:
    at = Two()
    begun = at.table.version
    at.elsewhere("ana took ser")
    at.table.state = msgspec.structs.replace(at.table.state, phase="over")
    assert at.type("took erd", begun) == [sentence("refused-over", friends="no")]


def test_a_card_typed_unseen_is_never_read_back() -> None:
    at = Two()
    at.type("reserved deck a")
    card = card_code(unseen(at.table.state)[0][0])
    at.elsewhere("took odr")
    assert at.type("secret")
    begun = at.table.version
    at.elsewhere("undo")
    for text in (card, card[:4], "took ser"):
        said = " ".join(at.type(text, begun))
        assert said == sentence("meanwhile"), text


@pytest.mark.parametrize("plain", [(), ("--plain",)][: tries(1, 2)])
def test_what_is_half_typed_unseen_is_not_shown_when_the_question_goes(
    plain: tuple[str, ...],
) -> None:
    enter = "\n" if plain else "\r"

    async def test() -> None:
        seats = (part for name in NAMES for part in ("--seat", name))
        place = ("--from", position_text(START.view(None)), "--host", "--port", "0")
        with AtTerminal("companion", *seats, *place, "--speech", "off", *plain) as ana:
            await asyncio.to_thread(ana.until, "you> ")
            link = next(word for word in ana.said.split() if word.startswith("http://"))
            for typed, then in (("reserved deck a", "Ben> "), ("secret", "h1> ")):
                ana.type(typed + enter)
                await asyncio.to_thread(ana.until, then)
            ana.type("a0d3")
            async with Browser(link) as ben:
                await ben.open()
                await ben.press("Ben")
                await ben.type("undo")
                await asyncio.to_thread(ana.until, "you> " if not plain else "No longer")
                ana.type(f"o{enter}")
                await asyncio.to_thread(ana.until, "> " if plain else "you> ")
                ana.type(f"bank{enter}")
                await asyncio.to_thread(ana.until, "Bank: ")
            assert "a0d3" not in ana.said
            assert termios.tcgetattr(ana._keys)[3] & termios.ECHO or not plain

    run(test)


def test_on_a_page_without_script_a_line_is_begun_on_the_page_it_is_sent_from(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with party(tmp_path, START.view(None)) as at:
            await at.ben.open()
            at.type("ana took ser")
            at.type("ben took odr")
            said = await at.ben.type("took erd")
            assert said[-1] == question("Cyd", "Ana", "Ben")
            assert "Yes" in at.ben.buttons or "yes" in at.ben.buttons
            version = at.table.version
            await at.ben.type("yes")
            assert at.table.version == version + 1
            # It is sure of who is named, and not refused as one of an older page.
            await at.cyd.open()
            at.type("ana took ser")
            assert "Ben took red, black and white." in await at.cyd.type("ben took odr")

    run(test)


def test_a_line_in_braille_is_for_the_table_it_was_begun_for() -> None:
    at = Two()
    at.type("ana took ser")
    one = SlateGame(at.keyboard, Slate(40))
    cells = text_cells("took erd", one.session.style.table).cells
    for number, cell in enumerate(cells):
        one.press("dots", ord(cell) - ord(BLANK))
        if number == 3:
            at.elsewhere("took odr")
    assert one.press("enter").startswith("Ben moved; Cyd?")
    version = at.table.version
    one.press("route")
    assert at.table.version == version + 1
    # What is begun then is for who is next.
    assert not one.type("took ser").startswith("Ben moved")
    assert at.table.version == version + 2


@pytest.mark.parametrize("early", [False, True], ids=["", "before the script is there"])
def test_on_a_page_with_script_a_line_is_begun_with_its_first_letter(
    tmp_path: Path, early: bool
) -> None:
    async def test() -> None:
        real = RealTable([*map(Player, NAMES)], START.view(None))
        async with hosting(tmp_path / "tables") as host, chromium() as browser:
            company = RealCompany(real)
            keyboard = CompanionSession(real, 0, Style("en", Settings()))
            keyboard.opening()

            def post(intent: Intent) -> None:
                keyboard.handle(intent)

            company.begin(keyboard, post)
            link = f"http://127.0.0.1:{host.port}/{host.server.tables.add_real(company)}"
            page = await browser.page(link)
            if early:
                await page.ask("Network.enable")
                await page.ask("Network.setBlockedURLs", urls=["*page.js"])
            await page.eval(
                "[...document.forms].at(-1).requestSubmit"
                "([...document.querySelectorAll('button')].find"
                "(each => each.textContent === 'Ben'))"
            )
            await page.until(
                "document.getElementById('line') && document.readyState === 'complete'"
            )
            await page.eval("document.getElementById('line').focus()")

            def enter(line: str) -> None:
                intent = Intent("keyboard", text=line, seen=real.version)
                company.tell(keyboard.handle(intent), intent)

            async def until(text: str) -> None:
                await page.until(f"document.getElementById('live').textContent.includes({text!r})")

            await page.type("took er")
            if early:
                await page.ask("Network.setBlockedURLs", urls=[])
                await page.eval(
                    "new Promise(there => { const late = document.createElement('script');"
                    "late.src = [...document.scripts].at(-1).src; late.onload = there;"
                    "document.body.append(late) })"
                )
            enter("ana took ser")
            await until("Ana took")
            await page.type("d")
            await page.press("Enter")
            await until(question("Ben", "Ana"))
            await page.type("no")
            await page.press("Enter")
            await until("Not entered: took erd")
            await page.type("took odr")
            await page.press("Enter")
            await until("You took")
            # A line that is emptied and begun anew is for who is next.
            await page.type("x")
            enter("cyd took odr")
            await until("Cyd took")
            await page.eval(
                "(it => { it.value = ''; it.dispatchEvent(new Event('input')) })"
                "(document.getElementById('line'))"
            )
            await page.type("reserved deck a")
            await page.press("Enter")
            await until("Ana reserved")

    run(test)
