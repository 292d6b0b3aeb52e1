"""A mail that goes out: plain text, an address for the answer, and three ways to stop it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from secrets import token_hex

import msgspec

from splendor_access.online.post.reading import KeyedAddress


class Letterhead(msgspec.Struct, frozen=True):
    """What every mail of a club has: the address for answers, the club's name, and its link.

    `link` is empty where the server is not known to have an address for others.
    """

    address: KeyedAddress
    name: str
    link: str = ""

    def stop_link(self, key: str) -> str:
        """Return the page that stops the mails of a key, or nothing."""
        return f"{self.link}post/{key}" if self.link else ""


class Letter(msgspec.Struct, frozen=True):
    """A mail: to whom, with which key for the answer, and what it says, line by line.

    `answers` is the Message-ID of the mail that it answers.
    """

    to: str
    key: str
    subject: str
    lines: Sequence[str]
    answers: str = ""


def written_letter(head: Letterhead, letter: Letter, now: float) -> EmailMessage:
    """Return a letter as it is sent. Programs see that no person wrote it, and do not answer."""
    message = EmailMessage(policy=SMTP)
    own = head.address.with_key(letter.key)
    message["From"] = Address(head.name, addr_spec=head.address.plain)
    message["To"] = Address(addr_spec=letter.to)
    message["Reply-To"] = Address(head.name, addr_spec=own)
    message["Subject"] = " ".join(letter.subject.split())
    message["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    message["Message-ID"] = head.address.new_id(token_hex(12))
    if letter.answers:
        message["In-Reply-To"] = message["References"] = letter.answers
    message["Auto-Submitted"] = "auto-replied" if letter.answers else "auto-generated"
    message["X-Auto-Response-Suppress"] = "All"
    message["Precedence"] = "bulk"
    ways = [f"<mailto:{own}?subject=stop>"]
    stops = head.stop_link(letter.key)
    if stops:
        ways.insert(0, f"<{stops}>")
    if stops.startswith("https:"):
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message["List-Unsubscribe"] = ", ".join(ways)
    message.set_content("".join(f"{line}\n" for line in letter.lines), cte="quoted-printable")
    return message
