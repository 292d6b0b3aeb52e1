"""Warnings: labels that give a hidden card away, high decks, uneven labels, an embosser's ways."""

from collections.abc import Iterator, Sequence
from string import ascii_lowercase

from splendor_access.braille.cells import text_cells
from splendor_access.braille.tables import BrailleTable
from splendor_access.game.cards import LEVELS, ORDER
from splendor_access.labels.formats import FormatKind
from splendor_access.labels.options.options import Options
from splendor_access.labels.planning.content import TEXT_PAGES, Kind
from splendor_access.labels.planning.embossers import Embosser, find_embosser
from splendor_access.labels.planning.layers import thickness
from splendor_access.labels.planning.layout import Mark
from splendor_access.labels.planning.plan import Plan
from splendor_access.labels.planning.printing import braille_width
from splendor_access.labels.planning.sheets import Piece
from splendor_access.talk.messages import Message, say

PAPER = 0.1
CARD = 0.3
HIGHEST = 40.0
"""The thickness of label paper and of a card, and the highest deck that stands safely, in mm."""


def find_warnings(options: Options, plans: Sequence[Plan], of: FormatKind) -> list[Message]:
    """Return the warnings for all files of a format."""
    messages: list[Message] = []
    if of == "cells":
        messages += _of_model(find_embosser(options.machine.embosser))
    for plan in plans:
        if plan.kind is Kind.CARDS:
            messages += (*_some_only(options), *_high_decks(options, plan, of))
        if plan.kind is Kind.CARDS and plan.grid is not None and plan.grid.name == "strips":
            messages += _wide_strips(plan.grid.width, options.card)
        if plan.kind is Kind.TOKENS and plan.mark is Mark.NONE:
            messages.append(_unmarked(options.table))
        if of == "cells" and plan.kind not in TEXT_PAGES and plan.grid is None:
            messages += _uneven(plan)
    return messages


def _of_model(embosser: Embosser) -> Iterator[Message]:
    """Tell what is known of the model of an embosser."""
    if embosser.model:
        yield say(
            "label-embosser-model",
            model=embosser.model,
            edge=embosser.edge,
            sides="both" if embosser.both_sides else "one",
        )


def _some_only(options: Options) -> Iterator[Message]:
    """Warn of levels with labels on only some cards: these tell hidden cards apart."""
    for level in LEVELS:
        cards = sum(card.level == level for card in options.deck)
        labelled = sum(card.level == level for card in options.cards)
        if 0 < labelled < cards:
            yield say("label-some-only", level=level, count=labelled, cards=cards)


def _wide_strips(width: float, card: Piece) -> Iterator[Message]:
    """Warn of strips that are wider than an upright card."""
    if width > card.width:
        yield say("label-strip-wide", width=width, card=card.width)


def _high_decks(options: Options, plan: Plan, of: FormatKind) -> Iterator[Message]:
    material = thickness(plan.machine)[1] if of == "solid" else PAPER
    label = material + plan.measures.height
    for level in LEVELS:
        count = sum(card.level == level for card in options.deck)
        labelled = sum(card.level == level for card in options.cards)
        height = count * CARD + labelled * label
        if labelled and height > HIGHEST:
            yield say(
                "label-deck-high",
                level=level,
                before=round(count * CARD, 1),
                after=round(height, 1),
                thickness=round(label, 2),
            )


def _unmarked(table: BrailleTable) -> Message:
    """Warn of tokens that do not show which way up they are, and name the ambiguous ones."""
    letters = {text_cells(letter, table).cells: letter for letter in ascii_lowercase}
    others = [
        (letter, letters.get(upside_down(text_cells(letter, table).cells))) for letter in ORDER
    ]
    return say(
        "label-unmarked",
        pairs=[
            say("label-upside-down", letter=letter, other=other)
            for letter, other in others
            if other not in (None, letter)
        ],
        unread=[letter for letter, other in others if other is None],
    )


def upside_down(cell: str) -> str:
    """Return the cell that a finger reads when a cell is turned upside down."""
    bits = ord(cell) & 0x3F
    dots = {7 - dot for dot in range(1, 7) if bits >> dot - 1 & 1}
    while not dots & {1, 4}:
        dots = {dot - 1 for dot in dots}
    return chr(0x2800 + sum(1 << dot - 1 for dot in dots))


def _uneven(plan: Plan) -> Iterator[Message]:
    """Warn of labels one below another that a cut along their cells makes of different sizes.

    With one distance all can be cut alike, to the size of the longest.
    """
    lengths = [max(len(line.cells) for line in label.lines) for label in plan.labels]
    heights = [len(label.lines) for label in plan.labels]
    kind, measures = plan.kind.value, plan.measures
    nearest, farthest = (
        round((lines + 1) * measures.line, 1) for lines in (min(heights), max(heights))
    )
    if nearest < farthest:
        yield say(
            "label-uneven",
            kind=kind,
            shortest=min(lengths),
            longest=max(lengths),
            nearest=nearest,
            farthest=farthest,
        )
    elif min(lengths) < max(lengths):
        width = braille_width(max(lengths), measures)
        yield say("label-cut-alike", kind=kind, distance=nearest, width=round(width, 1))
