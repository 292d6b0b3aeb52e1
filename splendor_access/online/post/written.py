"""What a person wrote in a mail, without quotations, signatures and what programs add.

Only the first paragraph counts. In doubt a line is taken for a quotation: a move that is not done
can be sent again.
"""

import re
import unicodedata
from collections.abc import Sequence
from html.parser import HTMLParser

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
