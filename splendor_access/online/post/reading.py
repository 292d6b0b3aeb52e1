"""A mail that came in: whose turn's key it has, who sent it, and the lines that were written.

Only the first paragraph counts. In doubt a line is taken for a quotation: a move that is not done
can be sent again.

Nothing here trusts a mail. What is no person's reply is refused with a word for the log: nobody is
answered about it, so that no two programs ever write to each other.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from email import message_from_bytes
from email.headerregistry import Address
from email.message import EmailMessage, MIMEPart
from email.policy import EmailPolicy
from email.utils import getaddresses
from html.parser import HTMLParser
from typing import Literal, cast

import msgspec

MOST_LINES = 5
"""The most lines of a reply."""

LONGEST_LINE = 300
"""The most characters of a line in a reply."""

_ATTRIBUTION = re.compile(r"(on|am|le|op)\b.*\d.*\b(wrote|schrieb|écrit|schreef)\b.*:", re.I)

_RULE = re.compile(
    # Outlook's and others' line above a whole mail, and the signature's two hyphens.
    r"-{4,}.*\w.*-{4,}|_{10,}|--"
    r"|begin forwarded message:|anfang der weitergeleiteten nachricht:"
    r"|début du message (réexpédié|transféré) ?:|begin doorgestuurd bericht:"
    # What telephones and programs add.
    r"|sent (from|with|via) .*|get outlook for .*|von meinem .* gesendet|gesendet (von|mit) .*"
    r"|holen sie sich outlook .*|diese nachricht wurde .* gesendet.*"  # codespell:ignore
    r"|envoyé (de|depuis|avec|à partir) .*|télécharger outlook .*|obtenir outlook .*"
    r"|verstuurd (vanaf|met) .*|verzonden (vanaf|met) .*|outlook (voor|für|pour|for) .*",
    re.I,
)

_HEADER = re.compile(
    r"\*?(from|sent|date|to|subject|von|gesendet|datum|an|betreff|de|envoyé|à"
    r"|objet|van|verzonden|aan|onderwerp) ?:\*? .*",  # codespell:ignore
    re.I,
)

_SIGNED = "-----BEGIN PGP SIGNED MESSAGE-----"

_QUOTED = (">", "|")


def written(text: str) -> tuple[str, ...]:
    """Return the lines of the first paragraph that is no quotation; none if there is none."""
    lines = [_plain(line) for line in text.splitlines()]
    found: list[str] = []
    at = 0
    while at < len(lines) and len(found) < MOST_LINES:
        line = lines[at]
        if line == _SIGNED:
            at = lines.index("", at) if "" in lines[at:] else len(lines)
            continue
        ends, attributed = _attribution(lines, at)
        if line.startswith(_QUOTED) or not line or attributed:
            if found or (attributed and not _is_quoted(lines, ends)):
                break
            at = ends
            continue
        if _RULE.fullmatch(line) or _is_headed(lines, at):
            break
        at += 1
        if not line.startswith("```") and len(line) <= LONGEST_LINE:
            found.append(line)
    return tuple(found)


def _plain(line: str) -> str:
    """Return a line without invisible characters and the marks of bold type."""
    seen = (each for each in line if unicodedata.category(each) not in ("Cc", "Cf") or each == "\t")
    short = " ".join("".join(seen).split())
    return short.strip("*").strip() if re.fullmatch(r"\*[^*:]+\*", short) else short


def _attribution(lines: Sequence[str], at: int) -> tuple[int, bool]:
    """Return the line behind the words that introduce a quotation, and whether there are any."""
    for ends in range(at + 1, min(at + 4, len(lines) + 1)):
        if _ATTRIBUTION.fullmatch(" ".join(lines[at:ends])):
            return ends, True
    # In whatever language: a line with a colon, and then the quotation.
    return at + 1, lines[at].endswith(":") and _is_quoted(lines, at + 1)


def _is_quoted(lines: Sequence[str], at: int) -> bool:
    after = next((line for line in lines[at:] if line), "")
    return after.startswith(_QUOTED)


def _is_headed(lines: Sequence[str], at: int) -> bool:
    """Return whether the headers of a quoted mail begin at a line."""
    return at + 1 < len(lines) and all(map(_HEADER.fullmatch, lines[at : at + 2]))


def unflowed(text: str, *, deletes_space: bool) -> str:
    """Return a text of the form `format=flowed` with its paragraphs as one line each."""
    found: list[str] = []
    flows = False
    for line in text.splitlines():
        stuffed = line[1:] if line.startswith(" ") else line
        if flows and not stuffed.startswith(">"):
            found[-1] += stuffed
        else:
            found.append(stuffed)
        flows = stuffed.endswith(" ") and stuffed != "-- " and not stuffed.startswith(">")
        if flows and deletes_space:
            found[-1] = found[-1][:-1]
    return "\n".join(found)


_UNSEEN = ("head", "style", "script", "title", "template", "blockquote")

_UNSEEN_CLASSES = ("gmail_quote", "gmail_attr", "gmail_signature", "moz-cite-prefix")

_APART = ("p", "tr", "table", "ul", "ol", "h1", "h2", "h3", "pre")

_ON_A_LINE = ("div", "br", "li")

_VOID = ("br", "hr", "img", "input", "meta", "link", "base", "col", "wbr")


class _Reader(HTMLParser):
    """Collects the text of a page as lines, without quotations and what nobody sees."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self._unseen = ""
        self._depth = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self._unseen:
            self._depth += tag == self._unseen
            return
        given = {name: value or "" for name, value in attrs}
        classes = given.get("class", "").split()
        style = "".join(given.get("style", "").split()).casefold()
        if tag == "hr" or given.get("id") == "divRplyFwdMsg":
            self.text += "\n" + "_" * 20 + "\n"
        unseen = tag in _UNSEEN or "display:none" in style or "hidden" in given
        if (unseen or any(each in classes for each in _UNSEEN_CLASSES)) and tag not in _VOID:
            self._unseen, self._depth = tag, 1
        self._break(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag == self._unseen:
            self._depth -= 1
            if not self._depth:
                self._unseen = ""
        elif not self._unseen:
            self._break(tag)

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            # Other spaces than these are shown as they are.
            self.text += re.sub(r"[ \t\r\n\f]+", " ", data)

    def _break(self, tag: str) -> None:
        if tag in _APART:
            self.text += "\n\n"
        elif tag in _ON_A_LINE:
            self.text += "\n"


def from_html(text: str) -> str:
    """Return the text of a mail that is written as a page."""
    reader = _Reader()
    reader.feed(text)
    reader.close()
    return reader.text


LARGEST_MAIL = 1_000_000
"""The most bytes of a mail that are read."""

LONGEST_ADDRESS = 254
"""The most characters of an address."""

HOPS = 30
"""The most servers that a mail can have come through."""

SENT_TO = ("to", "cc", "delivered-to", "x-original-to", "envelope-to", "resent-to")
"""The headers that can have the address with the key."""

NESTED = 100
"""The deepest part that is read."""

Why = Literal["from", "own", "loop", "automatic", "key", "keys"]


class Refused(Exception):  # a refusal with its word, not a fault
    """A mail is nobody's reply, or belongs to no turn."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


class MailReply(msgspec.Struct, frozen=True):
    """What somebody wrote above or below a quoted mail; `id` is the mail's own, if it has one."""

    key: str
    sender: str
    lines: tuple[str, ...]
    id: str = ""


class Bounced(msgspec.Struct, frozen=True):
    """A mail with this key could not be delivered to an address, and never will be."""

    key: str
    address: str


class KeyedAddress:
    """The address that mails are answered to: `*` stands for the key, as in `club+*@example.org`.

    `host` is where it is.
    """

    def __init__(self, template: str) -> None:
        self._before, _, rest = template.casefold().partition("*")
        self._after, _, self.host = rest.rpartition("@")
        pattern = rf"{re.escape(self._before)}([a-z2-7]{{20}}){re.escape(self._after)}"
        self._pattern = re.compile(rf"{pattern}@{re.escape(self.host)}")

    def with_key(self, key: str) -> str:
        """Return the address with a key."""
        return f"{self._before}{key}{self._after}@{self.host}"

    @property
    def plain(self) -> str:
        """The address without a key, or the host's `club` where the key is all of a name."""
        return f"{self._before.rstrip('+-_.=') or 'club'}@{self.host}"

    def key_of(self, address: str) -> str | None:
        """Return the key in an address, or None."""
        found = self._pattern.fullmatch(address.casefold())
        return found[1] if found else None

    def is_own(self, address: str) -> bool:
        """Return whether the club itself writes from an address."""
        return address.casefold() == self.plain or self.key_of(address) is not None

    def new_id(self, name: str) -> str:
        """Return the Message-ID of a mail of the club."""
        return f"<{name}@splendor-access.{self.host}>"

    def is_own_id(self, text: str) -> bool:
        """Return whether a Message-ID is one of the club's."""
        return text.strip().casefold().endswith(f"@splendor-access.{self.host}>")


def is_mail_address(text: str) -> bool:
    """Return whether a text is an address for mails, and nothing beside it."""
    found = re.fullmatch(r"[^\s@<>\"(),:;]+@[^\s@<>\"(),:;.]+(\.[^\s@<>\"(),:;.]+)+", text)
    return found is not None and len(text) <= LONGEST_ADDRESS


class _Utf8Policy(EmailPolicy):
    """Headers with bytes beyond ASCII are UTF-8, as mail programs write them now."""

    def header_fetch_parse(self, name: str, value: str) -> str:
        whole = value.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
        return cast("str", super().header_fetch_parse(name, whole))


def read_mail(raw: bytes, to: KeyedAddress) -> MailReply | Bounced:
    """Return what a mail to the club says. Raises Refused."""
    message = message_from_bytes(raw[:LARGEST_MAIL], policy=_Utf8Policy())
    try:
        return _read(cast("EmailMessage", message), to)
    except Refused:
        raise
    except (ValueError, LookupError, AttributeError, TypeError, RecursionError) as error:
        # The library of Python raises these on headers that break its rules.
        raise Refused("from") from error


def _read(message: EmailMessage, to: KeyedAddress) -> MailReply | Bounced:
    sender = _sender(message)
    if to.is_own(sender) or to.is_own_id(_header(message, "message-id")):
        raise Refused("own")
    if len(message.get_all("received", [])) > HOPS:
        raise Refused("loop")
    keys = _keys(message, to)
    lost = _undelivered(message)
    if lost and len(keys) == 1:
        return Bounced(keys.pop(), lost)
    if lost or _is_automatic(message, sender):
        raise Refused("automatic")
    if len(keys) != 1:
        raise Refused("keys" if keys else "key")
    lines = _lines(message)
    return MailReply(keys.pop(), sender, lines, _header(message, "message-id").strip())


def _header(message: MIMEPart, name: str) -> str:
    return str(message.get(name, ""))


def _sender(message: EmailMessage) -> str:
    """Return the one address that a mail is from, in lower case."""
    found = message.get_all("from", [])
    addresses: tuple[Address, ...] = found[0].addresses if len(found) == 1 else ()
    if len(addresses) != 1:
        raise Refused("from")
    address = addresses[0].addr_spec.casefold()
    if not is_mail_address(address):
        raise Refused("from")
    return address


def _keys(message: EmailMessage, to: KeyedAddress) -> set[str]:
    given = [str(value) for name in SENT_TO for value in message.get_all(name, [])]
    found = {to.key_of(address) for _name, address in getaddresses(given)}
    return {key for key in found if key}


_PRECEDENCES = ("bulk", "junk", "list", "auto_reply")

_AUTOMATIC_HEADERS = (
    "x-auto-response-suppress",
    "x-autoreply",
    "x-autorespond",
    "list-id",
)

_ABSENT = re.compile(
    r"(auto(matic|matische|matisch)? ?(reply|response|antwort|antwoord)?|réponse automatique|"
    r"out of (the )?office|abwesenheitsnotiz|abwesend|absence du bureau|afwezigheidsbericht|"
    r"afwezig) ?(:|\bre:)",
    re.IGNORECASE,
)
"""How a subject begins that a program writes for an absent person."""

_PROGRAMS = ("mailer-daemon", "postmaster", "no-reply", "noreply", "do-not-reply", "donotreply")


def _is_automatic(message: EmailMessage, sender: str) -> bool:
    """Return whether a program wrote a mail by itself."""
    submitted = _header(message, "auto-submitted").partition(";")[0].strip().casefold()
    if submitted not in ("", "no"):
        return True
    if _header(message, "precedence").strip().casefold() in _PRECEDENCES:
        return True
    if any(name in message for name in _AUTOMATIC_HEADERS):
        return True
    if message.get_content_type() == "multipart/report":
        return True
    if _header(message, "return-path").strip() == "<>":
        return True
    return sender.partition("@")[0] in _PROGRAMS or bool(
        _ABSENT.match(_header(message, "subject").strip())
    )


def _undelivered(message: EmailMessage) -> str:
    """Return the address to which a mail could not be delivered for good, or nothing."""
    if message.get_param("report-type") != "delivery-status":
        return ""
    for part in message.walk():
        if part.get_content_type() != "message/delivery-status":
            continue
        for fields in part.iter_parts():
            action = _header(fields, "action").strip().casefold()
            status = _header(fields, "status").strip()
            if action == "failed" and status.startswith("5."):
                wanted = fields.get("original-recipient") or fields.get("final-recipient") or ""
                return str(wanted).rpartition(";")[2].strip().casefold()
    return ""


def _lines(message: EmailMessage) -> tuple[str, ...]:
    """Return the lines written in a mail, or its subject where it has no text at all."""
    empty = True
    for text in _texts(message):
        lines = written(text)
        if lines:
            return lines
        empty = empty and not text.strip()
    subject = _header(message, "subject").strip()
    if empty and not re.match(r"\w{1,3}\s?:", subject):
        return written(subject)
    return ()


def _texts(message: EmailMessage, depth: int = 0) -> Iterator[str]:
    """Yield the texts of a mail, the plain ones of alternatives first, without what is attached."""
    if depth > NESTED or message.is_attachment():
        return
    kind = message.get_content_type()
    if message.get_content_maintype() == "multipart":
        if message.is_multipart():
            parts = [cast("EmailMessage", part) for part in message.iter_parts()]
            if kind == "multipart/alternative":
                parts.sort(key=lambda part: part.get_content_type() != "text/plain")
            for part in parts:
                yield from _texts(part, depth + 1)
        return
    if kind not in ("text/plain", "text/html"):
        return
    text = _decoded(message)
    if kind == "text/html":
        yield from_html(text)
    elif message.get_param("format", "") == "flowed":
        yield unflowed(text, deletes_space=message.get_param("delsp", "") == "yes")
    else:
        yield text


def _decoded(message: EmailMessage) -> str:
    found = message.get_payload(decode=True)
    body = found if isinstance(found, bytes) else b""
    try:
        return body.decode(message.get_content_charset("utf-8"), "replace")
    except (LookupError, ValueError):
        return body.decode("utf-8", "replace")
