"""Mails on their way out: none is lost by a refusal or a restart, and none is tried for ever."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from splendor_access.online.post.sending import (
    WAITS,
    Account,
    Letter,
    Letterhead,
    NotSent,
    Outbox,
    SmtpCarrier,
    written_letter,
)
from splendor_access.online.server.store import Store
from tests.online.guests import run
from tests.online.post.mail_servers import free_port
from tests.online.post.posted import CLUB, Postman
from tests.online.test_port import Clock

KEY = "abcdefghijklmnopqrst"


def letter(to: str = "ana@home.example") -> EmailMessage:
    head = Letterhead(CLUB, "Der Dienstagsclub, Köln", "https://club.example/")
    return written_letter(head, Letter(to, KEY, "Du bist dran, mit Zoë", ["Schöne Grüße."]), 4e9)


def test_what_cannot_be_sent_waits_and_is_sent_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        clock, postman, lost = Clock(), Postman(), []
        store = Store(tmp_path, clock.now)
        with ThreadPoolExecutor(2) as beside:
            box = Outbox(store, beside, postman, lambda *about: lost.append(about))
            postman.refuses = False
            assert await box.put("club", "ana@home.example", letter())
            assert await box.send() == WAITS[1]
            again = Outbox(store, beside, postman, lambda *about: lost.append(about))
            assert again.waiting == 1
            postman.refuses = None
            assert await again.send() is None
            assert [to for to, _mail in postman.bag] == ["ana@home.example"]
            assert not store.shelf.names("mail")
            # One that never can be sent is given up.
            postman.refuses = False
            assert await again.put("club", "ana@home.example", letter())
            for _ in WAITS:
                assert again.waiting == 1
                await again.send()
                clock.time += 24 * 3600
            assert again.waiting == 0
            assert not lost
            postman.refuses = True
            assert await again.put("club", "ana@home.example", letter())
            assert await again.send() is None
            assert lost == [("club", "ana@home.example")]
            assert not store.shelf.names("mail")

    run(test)


def test_of_two_servers_that_have_a_mail_one_sends_it(tmp_path: Path) -> None:
    async def test() -> None:
        clock, postman = Clock(), Postman()
        store = Store(tmp_path, clock.now)
        with ThreadPoolExecutor(2) as beside:
            one, other = (
                Outbox(store, beside, postman, lambda *_about: None) for _server in range(2)
            )
            for count in (1, 2):
                assert await one.put("club", "ana@home.example", letter())
                await other.catch_up()
                assert other.waiting == 1
                for box in (other, one):
                    await box.send()
                assert len(postman.bag) == count
                assert one.waiting == other.waiting == 0

    run(test)


class Refusing:
    """A mail server that answers with a code."""

    def __init__(self) -> None:
        self.answer = "250 OK"
        self.got: list[Envelope] = []

    async def handle_RCPT(  # noqa: N802  # a name of aiosmtpd
        self,
        _server: SMTP,
        _session: Session,
        envelope: Envelope,
        address: str,
        _options: list[str],
    ) -> str:
        """Take an address, or refuse it."""
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        """Keep a mail."""
        self.got.append(envelope)
        return "250 OK"


@contextmanager
def refusing() -> Iterator[tuple[Refusing, SmtpCarrier]]:
    handler = Refusing()
    port = free_port()
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield handler, SmtpCarrier(Account(f"smtp://127.0.0.1:{port}"))
    finally:
        controller.stop()


def test_a_mail_server_gets_the_mail_and_what_it_refuses_is_known() -> None:
    with refusing() as (server, carrier):
        sender = CLUB.with_key(KEY)
        carrier.send(sender, "ana@home.example", letter())
        (envelope,) = server.got
        assert (envelope.mail_from, envelope.rcpt_tos) == (sender, ["ana@home.example"])
        assert isinstance(envelope.content, bytes)
        assert b"Auto-Submitted: auto-generated" in envelope.content
        assert envelope.content.isascii()
        for answer, for_good in (("550 no such user", True), ("450 later", False)):
            server.answer = answer
            with pytest.raises(NotSent) as refused:
                carrier.send(sender, "ana@home.example", letter())
            assert refused.value.for_good is for_good
    with pytest.raises(NotSent) as refused:
        carrier.send(sender, "ana@home.example", letter())
    assert not refused.value.for_good


def test_a_letter_cannot_be_given_more_headers() -> None:
    head = Letterhead(CLUB, "A club\r\nBcc: eve@elsewhere.example", "")
    subject = "Your turn, with Ben\r\nBcc: eve@elsewhere.example"
    with pytest.raises(ValueError, match="invalid"):
        written_letter(head, Letter("ana@home.example", KEY, subject, []), 4e9)
    made = written_letter(
        Letterhead(CLUB, "A club"), Letter("ana@home.example", KEY, subject, []), 4e9
    )
    assert "Bcc" not in made
