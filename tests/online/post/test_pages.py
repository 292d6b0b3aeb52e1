"""The pages of the post, and a server that sends mails, from the first link to the first move."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path

import pytest

from splendor_access import ExitCode
from splendor_access.online.post.sending import SmtpCarrier
from splendor_access.online.server.house import House, Mailing
from splendor_access.online.server.operator import operated
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.driver import run as run_program
from tests.driver import sentence
from tests.online.browsers import SHOWN, Browser
from tests.online.chromium import chromium
from tests.online.club.test_pages import member
from tests.online.guests import Host, hosting, run
from tests.online.post.posted import Postman, answer, text

MAILING = Mailing("club+*@club.example", "smtp://127.0.0.1")


@pytest.fixture
def postman(monkeypatch: pytest.MonkeyPatch) -> Postman:
    """Let the mails of servers be carried nowhere."""
    made = Postman()
    monkeypatch.setattr(SmtpCarrier, "send", lambda _self, *about: made.send(*about))
    return made


@asynccontextmanager
async def clubhouse(folder: Path, link: str = "") -> AsyncIterator[Host]:
    house = House(name="The Tuesday club", mailing=MAILING, link=link)
    async with hosting(folder, house=house) as host:
        yield host


def shown(page: Browser) -> list[str]:
    """Return the lines of a page."""
    return [" ".join(each.text_content().split()) for each in page.page.xpath(SHOWN)]


async def mails(postman: Postman, count: int) -> list[EmailMessage]:
    """Wait for so many mails in all, and return them."""
    while len(postman.bag) < count:
        await asyncio.sleep(0.01)
    return [mail for _to, mail in postman.bag]


def _number(host: Host, name: str) -> str:
    member = host.server.members.by_name(name)
    assert member
    return member.number


def link_in(mail: EmailMessage) -> str:
    """Return the path of the page that a mail leads to."""
    found = re.search(r"<https://club\.example(/post/\w+)>", str(mail["List-Unsubscribe"]))
    assert found
    return found[1]


def test_from_the_address_to_the_first_move(tmp_path: Path, postman: Postman) -> None:
    async def test() -> None:
        async with (
            clubhouse(tmp_path, "https://club.example/") as host,
            member(host, "Ana") as ana,
            member(host, "Ben") as ben,
        ):
            assert "When it is your turn" in shown(ana)
            root = f"http://127.0.0.1:{host.port}"
            await ana.open(f"{root}/about")
            assert sentence("stored-post") in shown(ana)
            await ana.open(f"{root}/club/post")
            assert "No mails." in shown(ana)
            await ana.press("Send a mail that asks for yes", address="no address")
            assert ana.status == 422
            assert sentence("post-no-address") in shown(ana)
            await ana.press("Send a mail that asks for yes", address="Ana@home.example")
            assert "Sent: answer yes to the mail at Ana@home.example" in shown(ana)
            (asked,) = await mails(postman, 1)
            # Who only looks at the link has confirmed nothing, nor has a program that stops mails.
            await ben.send(link_in(asked), {"List-Unsubscribe": "One-Click"})
            assert not host.server.post.posts.of(_number(host, "Ana")).address
            await ana.open(f"{root}/club/post")
            await ana.press("Send a mail that asks for yes", address="Ana@home.example")
            (_first, asked) = await mails(postman, 2)
            await ana.open(root + link_in(asked))
            assert "Mails for Ana to this address?" in shown(ana)
            await ana.press("Yes, send them")
            assert sentence("mail-confirmed") in shown(ana)
            await ana.open(f"{root}/club/post")
            assert "On: mails go to ana@home.example" in shown(ana)

            await ana.open(f"{root}/club")
            await ana.press("Make a table that waits", size="2", pace="72")
            await ben.open()
            assert any(", 3 days a move" in line for line in shown(ben)), shown(ben)
            await ben.press("Sit down")
            (*_asked, turn) = await mails(postman, 3)
            assert turn["Subject"] == "Your turn, with Ben"
            await host.server.post.deliver(answer(turn, "take ser"))
            (*_before, done) = await mails(postman, 4)
            assert text(done)[0] == "You took blue, green and red."

            # A mail program stops the mails by itself, with what the standard says.
            await ben.send(link_in(done), {"List-Unsubscribe": "One-Click"})
            assert ben.status == 200
            await ana.open(f"{root}/club/post")
            assert "No mails." in shown(ana)
            await ben.open(root + link_in(done))
            assert ben.status == 404

    run(test)


def test_quiet_hours_and_zones_are_typed(tmp_path: Path, postman: Postman) -> None:
    async def test() -> None:
        async with clubhouse(tmp_path) as host, member(host, "Ana") as ana:
            await ana.open(f"http://127.0.0.1:{host.port}/club/post")
            change = "Keep these settings"
            await ana.press(change, quiet="yes", begins="23", ends="7:30", zone="amsterdam")
            (post,) = host.server.post.posts.all.values()
            assert (post.quiet, post.zone) == ((23 * 60, 7 * 60 + 30), "Europe/Amsterdam")
            await ana.press(change, quiet="yes", begins="late", ends="7:30", zone="amsterdam")
            assert sentence("post-no-time") in shown(ana)
            await ana.press(change, quiet="yes", begins="23", ends="7:30", zone="nowhere")
            assert sentence("post-no-zone") in shown(ana)
        assert not postman.bag

    run(test)


@pytest.mark.parametrize("language", languages())
def test_the_page_says_who_carries_notices_and_how_an_iphone_gets_them(
    tmp_path: Path, language: str, postman: Postman
) -> None:
    async def test() -> None:
        async with (
            clubhouse(tmp_path, "https://club.example/") as host,
            member(host, "Ana", language) as ana,
        ):
            locale, address = Locale(language), f"http://127.0.0.1:{host.port}/club/post"
            await ana.open(address)
            assert locale.attribute("post-iphone") in shown(ana)
            assert locale.attribute("post-push-help") in shown(ana)
            keys = {"p256dh": P256DH, "auth": "AAAAAAAAAAAAAAAAAAAAAA"}
            here = locale.attribute("post-push-here")
            for bad in ("http://push.example/x", "https://127.0.0.1/x", "https://push.example:22/"):
                await ana.press(here, endpoint=bad, **keys)
                assert locale.text(say("post-no-browser")) in shown(ana)
            await ana.press(here, endpoint="https://fcm.googleapis.com/fcm/send/x", **keys)
            line = locale.text(say("post-browser", company="Google"))
            assert any(each.startswith(line) for each in shown(ana)), shown(ana)
            # The same browser with other keys takes its own place.
            await ana.press(
                here,
                endpoint="https://fcm.googleapis.com/fcm/send/x",
                p256dh=P256DH,
                auth="BAAAAAAAAAAAAAAAAAAAAA",
            )
            (post,) = host.server.post.posts.all.values()
            assert [each.auth for each in post.browsers] == ["BAAAAAAAAAAAAAAAAAAAAA"]
            await ana.press(locale.attribute("post-push-off"))
            assert not any(each.startswith(line) for each in shown(ana))
        assert not postman.bag

    run(test)


P256DH = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
"""The generator of the curve, as a key."""


def test_others_see_no_page_of_a_member(tmp_path: Path, postman: Postman) -> None:
    async def test() -> None:
        async with clubhouse(tmp_path) as host:
            root = f"http://127.0.0.1:{host.port}"
            async with Browser(f"{root}/club") as eve:
                await eve.open(f"{root}/club/post")
                assert "Invitation" in eve.text
                await eve.send("/club/post", {"do": "stop"})
                assert "Invitation" in eve.text
                await eve.open(f"{root}/post/abcdefghijklmnopqrst")
                assert eve.status == 404
        assert not postman.bag

    run(test)


def test_another_mail_server_hands_mails_over(home: Path, postman: Postman) -> None:
    """By the command, which asks for the mail again while no server runs."""

    async def test() -> None:
        async with clubhouse(home / "tables") as host, operated(host.server, lambda: None):
            member, _word = await host.server.members.invite("Ana")
            await host.server.post.office.ask(member.number, "ana@home.example", "en")
            (asked,) = await mails(postman, 1)
            confirmed = answer(asked, "yes")
            done = await asyncio.to_thread(run_program, "server", "mail", typed=confirmed)
            assert (done.code, done.lines) == (0, [])
            assert host.server.post.posts.of(member.number).address == "ana@home.example"
            (_asked, told) = await mails(postman, 2)
            assert text(told) == [sentence("mail-confirmed")]

    run(test)
    assert run_program("server", "mail", typed=b"From: ana@home.example").code == ExitCode.LATER


STUB = """
(() => {
  const made = key => ({
    options: { applicationServerKey: key },
    unsubscribe: async () => { delete sessionStorage.had },
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: KEYS })
  })
  PushManager.prototype.getSubscription = async () =>
    sessionStorage.had ? made(new Uint8Array([4, 1])) : null
  PushManager.prototype.subscribe = async wish => made(wish.applicationServerKey)
})()
"""
"""A browser's way to its maker, who cannot be reached from here."""


@pytest.mark.parametrize("had", [False, True])
def test_a_browser_subscribes_at_a_button_or_anew_for_another_key(
    tmp_path: Path, postman: Postman, had: bool
) -> None:
    async def test() -> None:
        async with (
            clubhouse(tmp_path, "https://club.example/") as host,
            chromium() as browser,
        ):
            root = f"http://127.0.0.1:{host.port}"
            _member, word = await host.server.members.invite("Ana")
            page = await browser.page(f"{root}/club#{word}")
            await page.until("document.getElementById('word').value")
            await page.eval("document.querySelector('button').click()")
            await page.until("document.getElementById('lists')")
            keys = json.dumps({"p256dh": P256DH, "auth": "AAAAAAAAAAAAAAAAAAAAAA"})
            stub = STUB.replace("KEYS", keys)
            await page.ask("Page.addScriptToEvaluateOnNewDocument", source=stub)
            if had:
                await page.eval("sessionStorage.had = 'yes'")
            await page.open(f"{root}/club/post")
            if not had:
                await page.until("document.getElementById('push').hidden === false")
                assert await page.axe() == []
                await page.eval("document.querySelector('#push button').click()")
            await page.until("document.body.textContent.includes('Google carries')")
            assert await page.eval("sessionStorage.had || ''") == ""
            assert page.complaints == []
        assert not postman.bag

    run(test)
