"""Player aids and the rules: pages of text in braille, and a web page with the same text."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import chain

from splendor_access.braille.cells import BLANK, Cells, run_cells
from splendor_access.braille.tables import BrailleTable
from splendor_access.game.state import RuleSet
from splendor_access.labels.planning.content import Kind, LabelItem
from splendor_access.labels.planning.layout import LabelLine, Room
from splendor_access.labels.planning.plan import Design, Plan, plan_of
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Code, Messages, Run, say
from splendor_access.talk.rulebook import PARTS, USUAL, on_paper, paper_facts, part_title

CARD, TILE = "c4s 3s3o6d", "3 4s4e"
_INDENT = 2
"""The indentation, in cells, of the lines of a paragraph after the first."""


def aids(rules: RuleSet = USUAL) -> dict[str, Messages]:
    """Return the player aids by name: the first line of each is its heading."""
    facts = paper_facts(rules)
    return {
        "setup": [say("aid-setup", **facts)],
        "turn": [say("aid-turn", **facts)],
        "codes": [say("aid-codes", code=Code(CARD), tile=Code(TILE))],
        "rules": [say("aid-rules", **facts)],
    }


def page_texts(kind: Kind, rules: RuleSet) -> dict[str, Messages]:
    """Return the texts of a kind by name: the aids, or the parts of the rules."""
    texts = aids(rules)
    if kind is Kind.AIDS:
        return texts
    return {
        part: [
            say("rules-part", number=number, count=len(PARTS), title=part_title(part)),
            *(texts["setup"] if part == "setup" else on_paper(part, rules)),
        ]
        for number, part in enumerate(PARTS, start=1)
    }


_LEAST = Room(8, 4)
"""The smallest page with room for a text."""


def make_aids(
    design: Design, room: Room, locale: Locale, kind: Kind = Kind.AIDS, rules: RuleSet = USUAL
) -> Plan:
    """Return the pages of all texts of a kind, each as one label.

    Raises LabelsRefused if margins leave no room for a text, and BrailleUnavailable.
    """
    if room.cells < _LEAST.cells or room.lines < _LEAST.lines:
        sheet = design.sheet
        raise LabelsRefused(
            say(
                "label-margin-too-wide",
                margin=sheet.margin_x,
                width=sheet.width,
                height=sheet.height,
            )
        )
    pages: list[tuple[LabelItem, tuple[LabelLine, ...]]] = []
    for name, messages in page_texts(kind, rules).items():
        paragraphs = [each for text in messages for each in _paragraphs(locale.brailled(text))]
        for number, lines in enumerate(_pages(paragraphs, design.table, room), start=1):
            text = "\n".join(line.text for line in lines)
            pages.append((LabelItem(kind, f"{name} {number}", (), text), tuple(lines)))
    return plan_of(kind, pages, design)


def _pages(
    paragraphs: Sequence[list[Run]], table: BrailleTable, room: Room
) -> list[list[LabelLine]]:
    """Return the lines of each page; of several, each begins with the heading and its number."""
    heading, *texts = (
        [*_broken(run_cells(paragraph, table), room.cells)] for paragraph in paragraphs
    )
    whole = [*heading, *chain.from_iterable(texts)]
    if len(whole) <= room.lines:
        return [whole]
    title = "".join(run.text for run in paragraphs[0])

    def numbered(number: int) -> list[LabelLine]:
        return [*_broken(run_cells([Run(f"{title} {number}")], table), room.cells)]

    packed = _packed(texts, max(1, room.lines - len(numbered(1))))
    return [[*numbered(number), *lines] for number, lines in enumerate(packed, start=1)]


def _packed(texts: Sequence[Sequence[LabelLine]], most: int) -> list[list[LabelLine]]:
    """Put paragraphs on the fewest pages, about equally full; only one too long is divided."""
    pieces = [text[at : at + most] for text in texts for at in range(0, len(text), most)]
    fewest = len(_filled(pieces, most))
    ways = (_filled(pieces, full) for full in range(1, most + 1))
    return next(pages for pages in ways if len(pages) == fewest)


def _filled(pieces: Sequence[Sequence[LabelLine]], full: int) -> list[list[LabelLine]]:
    """Fill pages with pieces; a piece that exceeds `full` begins the next page."""
    pages: list[list[LabelLine]] = [[]]
    for piece in pieces:
        if pages[-1] and len(pages[-1]) + len(piece) > full:
            pages.append([])
        pages[-1] += piece
    return pages


def _paragraphs(runs: Sequence[Run]) -> list[list[Run]]:
    """Return the runs of each line of a text."""
    paragraphs: list[list[Run]] = [[]]
    for run in runs:
        first, *others = [run.text] if run.is_code else run.text.split("\n")
        if first:
            paragraphs[-1].append(Run(first, run.is_code))
        paragraphs += ([Run(text)] if text else [] for text in others)
    return [paragraph for paragraph in paragraphs if paragraph]


def _broken(whole: Cells, width: int) -> Iterator[LabelLine]:
    """Break a paragraph at blanks, with indented lines; a word wider than a line is cut."""
    start, indent = 0, 0
    while start < len(whole.cells):
        end = start + width - indent
        if end < len(whole.cells):
            blank = whole.cells.rfind(BLANK, start, end + 1)
            end = blank if blank > start else end
        cells = whole.cells[start:end].strip(BLANK)
        last = whole.to_text[end] if end < len(whole.cells) else len(whole.text)
        if cells:
            yield LabelLine(whole.text[whole.to_text[start] : last].strip(), BLANK * indent + cells)
        start, indent = end, _INDENT
        while whole.cells[start : start + 1] == BLANK:
            start += 1


def aids_page(locale: Locale, kind: Kind = Kind.AIDS, rules: RuleSet = USUAL) -> bytes:
    """Return a web page with all texts of a kind, in the language of the locale."""
    parts: list[str] = []
    for name, messages in page_texts(kind, rules).items():
        texts = (line for message in messages for line in locale.text(message).split("\n"))
        title, *lines = filter(None, texts)
        parts += (
            f'<section aria-labelledby="{name}">',
            f'<h2 id="{name}">{escape(title)}</h2>',
            "<ul>",
            *(f"<li>{escape(each)}</li>" for each in lines),
            "</ul>",
            "</section>",
        )
    title = escape(locale.text(say("aid-title", kind=kind.value)))
    page = (
        "<!DOCTYPE html>",
        f'<html lang="{escape(locale.language)}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>",
        "</head>",
        "<body>",
        "<main>",
        f"<h1>{title}</h1>",
        *parts,
        "</main>",
        "</body>",
        "</html>",
        "",
    )
    return "\n".join(page).encode()
