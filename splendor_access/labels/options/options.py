"""The options of `labels`, checked and turned into values."""

import argparse
import math
import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from splendor_access.braille.tables import (
    FILE,
    OFFERED,
    BrailleTable,
    default_table,
    own_tables,
    table,
)
from splendor_access.braille.validation import validate
from splendor_access.game.cards import CARDS, NOBLES, Card, Noble
from splendor_access.game.notation import NotationError, Writing
from splendor_access.game.position import parse_house
from splendor_access.game.state import EDITIONS, RuleSet
from splendor_access.labels import standards
from splendor_access.labels.formats import FormatKind
from splendor_access.labels.options.own_files import (
    read_deck,
    read_nobles,
    read_own_texts,
    table_parts,
    text_table,
)
from splendor_access.labels.planning.cell_grid import GridChoice, parse_grid
from splendor_access.labels.planning.content import (
    OF_THE_BOX,
    TEXT_PAGES,
    Kind,
    LabelItem,
    items,
)
from splendor_access.labels.planning.embossers import grid_room
from splendor_access.labels.planning.layers import check_margin, check_plate, in_layers, key_of
from splendor_access.labels.planning.layout import LabelLayout, Mark
from splendor_access.labels.planning.plan import JOBS, USUAL, Design, Job, Machine
from splendor_access.labels.planning.sheets import (
    BED,
    CARD,
    LEAST_BED,
    LEAST_CARD,
    MOST_BED,
    MOST_CARD,
    Edge,
    Piece,
    Sheet,
    default_sheet,
    find_sheet,
)
from splendor_access.labels.planning.sheets import NAMES as SHEET_NAMES
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import STANDARDS, Measures, breaks
from splendor_access.settings.braille_tables import own_table
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, say
from splendor_access.talk.narrate import misread
from splendor_access.talk.parsing.filters import parse_filter
from splendor_access.talk.parsing.vocabulary import Vocabulary

ALL = "all"
MOST_MM = 100.0

PRINT_SIZES = range(18, 29)
"""The sizes of large print on lists for sighted helpers, in points."""


class Options(msgspec.Struct, frozen=True):
    """Which labels to make, and how.

    `deck` has all the cards, `cards` only those that get a label; `deck_file` is the name of their
    file, or None for the cards of the box. `layer` is the layer height of a 3D printer in mm, or
    None if the program chooses it. `texts` are the player's own, and so are the `nobles` of a
    `nobles_file`. `parts` are those of the table, and `rules` those that pages of text tell.
    """

    kinds: tuple[Kind, ...]
    deck: tuple[Card, ...]
    cards: tuple[Card, ...]
    writing: Writing
    standard: str
    measures: Measures
    table: BrailleTable
    edge: Edge
    layout: LabelLayout
    mark: Mark
    machine: Machine
    layer: float | None
    sheet: str | None
    margin: float | None
    start_at: int
    job: Job
    grid: GridChoice | None
    deck_file: str | None = None
    texts: tuple[LabelItem, ...] = ()
    nobles: tuple[Noble, ...] = NOBLES
    nobles_file: str | None = None
    parts: tuple[LabelItem, ...] = ()
    card: Piece = CARD
    bed: tuple[float, float] = BED
    rules: RuleSet = RuleSet()

    @property
    def cut_marks(self) -> bool:
        """Whether there are to be marks that can be felt, to cut along."""
        return self.grid is not None and self.grid.marks

    def items(self, kind: Kind) -> tuple[LabelItem, ...]:
        """Return the labels to make of a kind."""
        if kind is Kind.TEXTS:
            return self.texts
        if kind is Kind.TABLE:
            return self.parts
        return items(kind, self.writing, cards=self.cards, nobles=self.nobles)

    def design(self, kind: Kind, form: FormatKind) -> tuple[Design, list[Message]]:
        """Return the design of the labels of a kind, and messages about it.

        If all kinds are wanted, those that do not fit the sheet go on their default sheet.
        Raises LabelsRefused.
        """
        messages: list[Message] = []
        landscape = self.layout is LabelLayout.LANDSCAPE
        name = default_sheet(
            kind,
            solid=form == "solid",
            landscape=landscape,
            edge=self.edge,
            card=self.card,
            cut=self.cut_marks and form == "flat",
        )
        chosen = self.sheet or name
        try:
            sheet = self.find_sheet(chosen, kind)
        except LabelsRefused as refused:
            if refused.usage or len(self.kinds) == 1 or chosen == name:
                raise
            sheet = self.find_sheet(name, kind)
            messages = [refused.message, say("label-other-sheet", kind=kind.value, sheet=name)]
        measures, machine = self.measures, self.machine
        if form == "solid":
            measures, layer = in_layers(STANDARDS[self.standard], measures, self.layer)
            within = self._within(sheet)
            key = key_of((within.margin_x, within.margin_y), measures.base)
            machine = msgspec.structs.replace(machine, layer=layer, key=key)
            check_plate(machine)
            check_margin(self.margin)
        has = None
        if form == "cells" and self.grid is not None and kind not in TEXT_PAGES:
            has = grid_room(self.grid, sheet, machine, measures)
        layout = self.layout
        if kind is Kind.CARDS and self.edge is Edge.TOP:
            layout = LabelLayout.STACK  # of staggered cards only the head shows
            messages.append(_at_top(sheet))
        design = Design(
            self.standard,
            measures,
            self.table,
            self._within(sheet),
            layout,
            self.mark,
            self._first_place(kind, sheet),
            machine,
            has,
        )
        return design, messages

    def find_sheet(self, name: str, kind: Kind) -> Sheet:
        """Return the sheet of that name for a kind of piece. Raises LabelsRefused."""
        landscape = self.layout is LabelLayout.LANDSCAPE
        return find_sheet(
            name, kind, landscape=landscape, edge=self.edge, card=self.card, bed=self.bed
        )

    def _within(self, sheet: Sheet) -> Sheet:
        if self.margin is None:
            return sheet
        most = min(sheet.width, sheet.height) / 2
        if self.margin >= most:
            raise LabelsRefused(
                say(
                    "label-margin-too-wide",
                    margin=self.margin,
                    width=sheet.width,
                    height=sheet.height,
                )
            )
        return sheet.with_margin(self.margin)

    def _first_place(self, kind: Kind, sheet: Sheet) -> int:
        if kind is not self.kinds[0]:
            return 1  # only one sheet has been begun
        if self.start_at > sheet.places:
            raise LabelsRefused(
                say(
                    "label-start-too-far",
                    place=self.start_at,
                    sheet=sheet.name,
                    places=sheet.places,
                ),
                usage=True,
            )
        return self.start_at


def _at_top(sheet: Sheet) -> Message:
    """Describe the place of a label at the upper edge of a card."""
    if sheet.is_cut:
        return say("label-at-top", width=sheet.width, height=sheet.height)
    return say("label-over-ink", sheet=sheet.name, width=sheet.width)


def choice(option: str, typed: str, names: Iterable[str]) -> str:
    """Return `typed` if it is one of the names. Raises LabelsRefused with the list of them."""
    offered = sorted(names) if isinstance(names, set | frozenset) else list(names)
    if typed in offered:
        return typed
    raise LabelsRefused(
        say("label-choice", option=option, typed=clean(typed), names=[*offered]), usage=True
    )


def millimetres(option: str, typed: str) -> float:
    """Parse a length in mm. Raises LabelsRefused unless it is a number from 0 to MOST_MM."""
    try:
        value = float(typed)
    except ValueError:
        value = math.nan
    if not 0 <= value <= MOST_MM:
        raise LabelsRefused(say("label-length", option=option, typed=clean(typed)), usage=True)
    return value


def label_tables() -> dict[str, BrailleTable]:
    """Return the tables to choose from, by name."""
    return {each.name: each for each in (*OFFERED, *own_tables())}


def chosen_table(name: str | None, language: str) -> BrailleTable:
    """Return a table for labels: all codes pass its validation, in six dots.

    Raises LabelsRefused and BrailleUnavailable.
    """
    if name is None:
        chosen = default_table(language, "paper")
    elif FILE.fullmatch(name):
        found = own_table("table", name)
        if isinstance(found, Message):
            raise LabelsRefused(found, usage=True)
        chosen = found
    else:
        chosen = table(choice("--notation", name, label_tables()))
    validation = validate(chosen)
    if not validation.passed or not validation.six_dots:
        raise LabelsRefused(say("label-table-unfit", name=chosen.name), usage=True)
    return chosen


def check_options(arguments: argparse.Namespace, locale: Locale, writing: Writing) -> Options:
    """Check a command line. Raises LabelsRefused and BrailleUnavailable."""
    what = choice("--what", arguments.what, (*OF_THE_BOX, Kind.RULES, Kind.TABLE, ALL))
    kinds: tuple[Kind, ...] = OF_THE_BOX if what == ALL else (Kind(what),)
    if kinds == (Kind.TABLE,):
        kinds = (Kind.TABLE, Kind.TOKENS)  # a table without sight needs both sides of tokens
    notation, texts = _table_and_texts(arguments, locale)
    if texts:
        kinds = (Kind.TEXTS,)
    deck = CARDS if arguments.cards is None else read_deck(arguments.cards)
    cards = deck
    if arguments.select is not None or arguments.cards is not None:
        # Descriptions and files have cards only.
        if what == ALL:
            kinds = (Kind.CARDS,)
        if arguments.select is not None:
            cards = select(deck, arguments.select, locale)
    if arguments.nobles is not None and what == ALL:
        kinds = (Kind.NOBLES,) if kinds == OF_THE_BOX else (*kinds, Kind.NOBLES)
    standard = choice("--standard", arguments.standard or standards.DEFAULT, STANDARDS)
    if arguments.sheet is not None:
        choice("--sheet", arguments.sheet, SHEET_NAMES)
    return Options(
        kinds,
        deck,
        cards,
        writing,
        standard,
        _measures(STANDARDS[standard], arguments.measure),
        notation,
        *_edge_and_layout(arguments),
        Mark(choice("--orientation-mark", arguments.orientation_mark, Mark)),
        _machine(arguments),
        None if arguments.layer is None else millimetres("--layer", arguments.layer),
        arguments.sheet,
        None if arguments.margin is None else millimetres("--margin", arguments.margin),
        _start_at(arguments.start_at),
        USUAL if arguments.job is None else JOBS[choice("--for", arguments.job, JOBS)],
        _grid(arguments),
        None if arguments.cards is None else Path(arguments.cards).name,
        texts,
        NOBLES if arguments.nobles is None else read_nobles(arguments.nobles),
        None if arguments.nobles is None else Path(arguments.nobles).name,
        table_parts(locale),
        CARD if arguments.card is None else _card(arguments.card),
        BED if arguments.bed is None else _bed(arguments.bed),
        _rules(arguments),
    )


def _grid(arguments: argparse.Namespace) -> GridChoice | None:
    """Return the grid that is asked for; marks need an even one."""
    chosen = None if arguments.grid is None else parse_grid(arguments.grid)
    if not arguments.cut_marks:
        return chosen
    chosen = chosen or GridChoice("even")
    if chosen.name != "even":
        raise LabelsRefused(say("label-marks-grid", grid=chosen.name), usage=True)
    return msgspec.structs.replace(chosen, marks=True)


def _rules(arguments: argparse.Namespace) -> RuleSet:
    """Return what `--edition` and `--house` say. Raises LabelsRefused."""
    try:
        return parse_house(arguments.edition or EDITIONS[0], arguments.house)
    except NotationError as error:
        raise LabelsRefused(misread(error), usage=True) from error


def _table_and_texts(
    arguments: argparse.Namespace, locale: Locale
) -> tuple[BrailleTable, tuple[LabelItem, ...]]:
    """Return the table of the labels, and the player's own texts, if any."""
    if arguments.text is None:
        return chosen_table(arguments.notation, locale.language), ()
    others = (arguments.cards, arguments.nobles, arguments.select)
    if arguments.what != ALL or others != (None, None, None):
        raise LabelsRefused(say("label-text-alone"), usage=True)
    chosen = text_table(arguments.notation, locale.language)
    return chosen, read_own_texts(arguments.text, chosen)


def _edge_and_layout(arguments: argparse.Namespace) -> tuple[Edge, LabelLayout]:
    edge = Edge(choice("--place", arguments.place, Edge))
    layout = LabelLayout(choice("--layout", arguments.layout, LabelLayout))
    if edge is Edge.TOP and layout is LabelLayout.LANDSCAPE:
        raise LabelsRefused(say("label-top-landscape"), usage=True)
    if edge is Edge.TOP and arguments.grid == "strips":
        raise LabelsRefused(say("label-top-strips"), usage=True)
    return edge, layout


def _measures(standard: standards.Standard, settings: Iterable[str]) -> Measures:
    values = msgspec.structs.asdict(standard.nominal)
    for setting in settings:
        name, equals, length = setting.partition("=")
        if not equals:
            raise LabelsRefused(say("label-measure-form", typed=clean(setting)), usage=True)
        values[choice("--measure", name, standards.NAMES)] = millimetres("--measure", length)
    measures = Measures(**values)
    for found in breaks(standard, measures):
        raise LabelsRefused(break_message("label-outside", found))
    return measures


def break_message(name: str, found: standards.Break) -> Message:
    """Return the message `name` about a measure that a standard does not allow."""
    return Message(
        name,
        {
            "standard": found.standard,
            "measure": found.measure,
            "value": found.value,
            "least": found.least,
            "most": found.most,
            "exact": "yes" if found.least == found.most else "no",
        },
    )


def _card(typed: str) -> Piece:
    """Parse the size of a card, such as 63x88. Raises LabelsRefused."""
    width, height = _size("--card", typed, _side(LEAST_CARD), _side(MOST_CARD))
    return Piece(width, height)


def _side(piece: Piece) -> tuple[float, float]:
    return piece.width, piece.height


def _bed(typed: str) -> tuple[float, float]:
    """Parse the size of the bed of a 3D printer, such as 180x180. Raises LabelsRefused."""
    return _size("--bed", typed, (LEAST_BED, LEAST_BED), (MOST_BED, MOST_BED))


def _size(
    option: str, typed: str, least: tuple[float, float], most: tuple[float, float]
) -> tuple[float, float]:
    found = _SIZE.fullmatch(typed.strip())
    sizes = tuple(float(side.replace(",", ".")) for side in found.groups()) if found else ()
    if not sizes or any(
        not low <= size <= high for size, low, high in zip(sizes, least, most, strict=True)
    ):
        raise LabelsRefused(
            say(
                "label-size-form",
                option=option,
                typed=clean(typed),
                least=_by(least),
                most=_by(most),
            ),
            usage=True,
        )
    return sizes[0], sizes[1]


_SIZE = re.compile(r"([0-9]{1,4}(?:[.,][0-9]{1,2})?) *[x*\u00d7] *([0-9]{1,4}(?:[.,][0-9]{1,2})?)")


def _by(sides: tuple[float, float]) -> str:
    return f"{sides[0]:g}x{sides[1]:g}"


def _machine(arguments: argparse.Namespace) -> Machine:
    machine = Machine()
    if arguments.embosser is not None:
        machine = msgspec.structs.replace(machine, embosser=arguments.embosser)
    if arguments.plate is not None:
        machine = msgspec.structs.replace(machine, plate=millimetres("--plate", arguments.plate))
    return machine


def print_size(typed: str) -> int:
    """Parse the size of large print in points. Raises LabelsRefused."""
    if not (typed.isascii() and typed.isdecimal() and int(typed[:9]) in PRINT_SIZES):
        raise LabelsRefused(say("label-print-size", typed=clean(typed)), usage=True)
    return int(typed)


def _start_at(typed: str) -> int:
    if not (typed.isascii() and typed.isdecimal() and int(typed[:9]) > 0):
        raise LabelsRefused(say("label-start", typed=clean(typed)), usage=True)
    return int(typed[:9])


def select(deck: tuple[Card, ...], words: str, locale: Locale) -> tuple[Card, ...]:
    """Return the cards that a description fits, such as `level c red`. Raises LabelsRefused."""
    vocabulary = Vocabulary(locale)
    asked = parse_filter(vocabulary.split(words), vocabulary, number="points")
    if asked is None or not words.split():
        raise LabelsRefused(say("label-select-unclear", typed=clean(words)), usage=True)
    found = tuple(card for card in deck if asked.fits(card))
    if not found:
        raise LabelsRefused(say("label-select-none", typed=clean(words)))
    return found
