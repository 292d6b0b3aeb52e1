"""Lines and menus of random games, in every braille table on displays of every width.

Each game is played once per language. Cells are compared with the messages, and the effects of keys
with the choices.
"""

import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import accumulate, chain, count, groupby, pairwise
from typing import NamedTuple

import pytest

from splendor_access.braille.cells import BLANK, code_cells, text_cells
from splendor_access.braille.layout import GOES_ON, MARK, CellRow, Item, Layout, Line
from splendor_access.braille.pages import Pages, Spot
from splendor_access.braille.tables import OFFERED, default_table
from splendor_access.braille.tables import BrailleTable as Braille
from splendor_access.braille.tables import table as braille_table
from splendor_access.braille_display.ask_menus import QUESTIONS
from splendor_access.braille_display.controller import SOURCE
from splendor_access.braille_display.displays import Key, KeyName
from splendor_access.braille_display.game_view import ANSWER, HOME, MENU
from splendor_access.braille_display.keys import (
    Abilities,
    Chosen,
    FeltFrame,
    Focus,
    Outcome,
    interpret,
)
from splendor_access.braille_display.menus import OpenMenu, Submit, handfuls
from splendor_access.game.actions import Buy, ChooseNoble, Reserve, Return, Take
from splendor_access.game.cards import LEVELS
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions, refusal
from splendor_access.game.notation import action_text, letter_text
from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import RuleSet, Seat, State
from splendor_access.session.intents import Intent, Meaning
from splendor_access.table.setup import new_table
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Run, say
from splendor_access.talk.parsing.commands import Act, Ask, Do
from tests.braille_display.slate import Slate, SlateGame
from tests.game import situations
from tests.game.situations import seated
from tests.tiers import sampled, tries

SIZES = (*((width, 1) for width in (2, 12, 14, 18, 20, 32, 40, 64, 80)), (32, 10))
FOR_CARDS = 12
"""Enough cells for every field of a card in computer braille."""

SEED, LOOK = 8, 40
"""A game of four, and the numbers of decisions at which the lines are examined.

They are examined, too, at the first return of tokens, and at the end, which comes early.
"""

CODE_GROUPS = re.compile(r"(?:\d+[a-z])+")
GROUP = re.compile(r"\d+[a-z]")
PLACE = re.compile(r"[abchn]\d")

PIECES = 100
"""More pieces than any item has."""

View = tuple[Line, ...]


class Look(NamedTuple):
    """A view, the posted effects of its keys (other than replies to a question), and the state."""

    view: View
    posted: tuple[Meaning, ...]
    state: State


@cache
def looks(language: str) -> tuple[Look, ...]:
    """Return looks at some positions, each followed by its menus."""
    return (*_played(language), *_visited(language))


@cache
def views(language: str) -> tuple[View, ...]:
    """Return each view once."""
    return tuple(dict.fromkeys(look.view for look in looks(language)))


def _played(language: str) -> Iterator[Look]:
    people = (Player("Ana", HUMAN), *(Player(name, "easy") for name in ("Ben", "Cleo", "Dan")))
    one = SlateGame(new_table(people, RuleSet(target=3), SEED), Slate(), language=language)
    chance = random.Random(SEED)
    phases = {"act"}
    for number in count():
        state = one.session.table.state
        due = state.phase not in phases and (state.to_act == 0 or state.phase == "over")
        if number == LOOK or due:
            phases.add(state.phase)
            yield from _looked(one)
        if state.phase == "over":
            yield from _asked(one)
            return
        one.act(action_text(chance.choice(legal_actions(state))))


def _visited(language: str) -> Iterator[Look]:
    """Yield looks before and in the choice of a noble, by a player with gold to pay with."""
    built = "c4e 7s,c5e 7s3e,b2e 5e,b3e 6e"
    seats = (seated(tokens="ddgg", bonuses="ssssrrrr", cards=built), Seat())
    tiles = ("3 4s4e", "3 4e4r", "3 3s3e3d")
    state, deal = situations.table(*seats, tiles=tiles, market={"a1": "a0r 2r2d"})
    people = (Player("Ana", HUMAN), Player("Ben", "easy"))
    one = SlateGame(Table(people, state, deal, Chance(1)), Slate(), language=language)
    yield from _looked(one)
    yield from _asked(one)
    one.do(Intent(SOURCE, cancels=True))
    one.act("take rod")
    yield from _looked(one)


def _looked(one: SlateGame) -> Iterator[Look]:
    view, state = one.controller.view, one.session.table.state
    names = view.names(1)
    yield _look(one, names)
    for name in names:
        for item in view.line(name).items:
            effect = view.effect(name, item.key)
            if isinstance(effect, OpenMenu) and view.open(effect.about):
                yield _look(one, [MENU])
                view.close()
    # Gems are picked one by one, and a full handful opens a menu.
    handed = [letter_text(each) for each in handfuls(state)]
    for letters in sorted({each[:many] for each in handed for many in range(1, 4)}):
        for letter in letters:
            view.pick(letter)
        yield _look(one, [name for name in view.names(1) if name in (HOME, MENU, "bank")])
        view.close()
        view.drop_picks()


def _look(one: SlateGame, names: Sequence[str]) -> Look:
    view, session = one.controller.view, one.session
    lines = tuple(map(view.line, names))
    state = session.table.state
    if session.open_prompt:
        return Look(lines, (), state)
    effects = [view.effect(line.name, item.key) for line in lines for item in line.items]
    return Look(
        lines, tuple(effect.meant for effect in effects if isinstance(effect, Submit)), state
    )


def _asked(one: SlateGame) -> Iterator[Look]:
    """Yield looks at answers; the last is the program's question on the home line."""
    view = one.controller.view
    commands: list[Meaning] = [*map(Ask, QUESTIONS), Ask("help", "display"), Do("quit")]
    for meant in commands:
        one.do(Intent(SOURCE, meant=meant, seen=one.session.table.version))
        yield _look(one, [name for name in view.names(1) if name in (ANSWER, HOME)])


@cache
def lines(language: str) -> tuple[Line, ...]:
    """Return each line of the views once."""
    return tuple(dict.fromkeys(chain(*views(language))))


class Kept(Layout):
    """A layout that lays each line once."""

    def __init__(
        self,
        table: Braille,
        columns: int,
        rows: int,
        mark_word: str | None,
        texts: Braille | None = None,
    ) -> None:
        super().__init__(table, columns, rows, mark_word, texts=texts)
        self.kept: dict[Line, tuple[CellRow, ...]] = {}

    def lay(self, line: Line) -> tuple[CellRow, ...]:
        """Return the rows of a line."""
        if line not in self.kept:
            self.kept[line] = super().lay(line)
        return self.kept[line]

    def pages(self, view: View) -> Pages:
        """Return a view as pages to move in."""
        named = {line.name: line for line in view}
        return Pages([*named], named.__getitem__, self)


@cache
def layout(table: Braille, columns: int, rows: int) -> Kept:
    """Return the program's own default layout."""
    word = Locale(table.language).text(say("view-mark"), "braille")
    return Kept(table, columns, rows, word if table.dots == 6 else None)


APART = tries(31, 2)
"""Each size meets every sixteenth table in `make test`."""

every_table_and_size = pytest.mark.parametrize(
    ("table", "columns", "rows"),
    [
        pytest.param(table, *size, id=f"{table.name}-{size[0]}-{size[1]}")
        for i, table in enumerate(OFFERED)
        for j, size in enumerate(SIZES)
        if (i + j) % APART == 0
    ],
)


# What is felt


@every_table_and_size
def test_rows_are_full_and_hold_all_that_is_told(table: Braille, columns: int, rows: int) -> None:
    _check_lines(layout(table, columns, rows), table.language)


@sampled(2)
@pytest.mark.parametrize(
    ("texts", "columns"), [("en-ueb-g2", 12), ("fr-bfu-g2", 14), ("en-us-g2", 20)]
)
def test_contracted_sentences_beside_codes_of_one_cell_a_sign(texts: str, columns: int) -> None:
    contracted = braille_table(texts)
    codes = default_table(contracted.language, "display")
    _check_lines(Kept(codes, columns, 1, None, contracted), contracted.language)


def _check_lines(laid: Kept, language: str) -> None:
    for line in lines(language):
        found, in_grid = laid.lay(line), bool(line.like) and laid.rows > 1
        for row in found:
            _check_row(row, line, laid)
            # A market in a grid has empty places.
            assert in_grid or row.slots[0].begin == 0
        for item, pieces in zip(line.items, _pieces(found), strict=True):
            _check_item(item, pieces, laid, in_grid=in_grid)


def _check_row(row: CellRow, line: Line, laid: Kept) -> None:
    assert len(row.cells) == laid.columns
    blanks = row.cells
    for slot in row.slots:
        assert 0 <= slot.begin < slot.end <= laid.columns
        assert row.cells[slot.begin] != BLANK != row.cells[slot.end - 1]
        blanks = blanks[: slot.begin] + BLANK * (slot.end - slot.begin) + blanks[slot.end :]
    items = [line.items[slot.item] for slot in row.slots if not slot.last]
    goes_on = laid.rows == 1 and any(item.alone and item.active for item in items)
    room = goes_on and row.slots[-1].end < laid.columns
    assert blanks.strip(BLANK) == (GOES_ON if room else "")
    for one, other in pairwise(row.slots):
        worded = line.items[one.item].marked and laid.mark_word
        gap = min(1, line.items[other.item].gap)
        assert other.begin - one.end >= (1 if worded else gap)


def _pieces(rows: tuple[CellRow, ...]) -> list[list[str]]:
    """Return the pieces of each item without marks, after a check of their count."""
    found = [(slot, _bare(row.cells[slot.begin : slot.end])) for row in rows for slot in row.slots]
    found.sort(key=lambda piece: (piece[0].item, piece[0].part))
    items = [[*item] for _, item in groupby(found, lambda piece: piece[0].item)]
    for number, item in enumerate(items):
        slots = [(slot.item, slot.part, slot.last) for slot, _ in item]
        last = len(slots) - 1
        assert slots == [(number, part, part == last) for part in range(len(slots))]
    return [[cells for _, cells in item] for item in items]


def _bare(cells: str) -> str:
    return "".join(chr(ord(cell) & ~MARK) for cell in cells)


def _check_item(item: Item, pieces: list[str], laid: Kept, *, in_grid: bool) -> None:
    """Compare the pieces of an item with its words, and their ends with the possible breaks."""
    words = _words(laid.table, laid.texts, item.runs)
    if item.marked and laid.mark_word is not None:
        words += _words(laid.table, laid.texts, (Run(laid.mark_word),))
    at, ends = 0, set()
    for piece in pieces:
        at += len(piece.replace(BLANK, ""))
        ends.add(at)
    told = "".join("".join(word.pieces) for word in words)
    assert "".join(pieces).replace(BLANK, "") == told
    begin = 0
    for word in words:
        length = sum(map(len, word.pieces))
        cut = {end - begin for end in ends if begin < end < begin + length}
        begin += length
        if not cut:
            continue
        assert length > laid.columns or in_grid, word
        enough = laid.table.kind == "computer" and laid.columns >= FOR_CARDS
        assert not (word.has_code and enough) or in_grid, word
        if word.has_code and max(map(len, word.pieces)) <= laid.columns:
            assert cut <= {*accumulate(map(len, word.pieces))}, word


class Word(NamedTuple):
    """The text between two spaces: the cells of the pieces between which it may break."""

    pieces: tuple[str, ...]
    has_code: bool


@cache
def _words(table: Braille, texts: Braille, runs: tuple[Run, ...]) -> tuple[Word, ...]:
    parts = [(run.is_code, text) for run in runs for text in re.split("( )", run.text) if text]
    words = [[*word] for gap, word in groupby(parts, lambda part: part[1] == " ") if not gap]
    made = []
    for word in words:
        pieces = chain(*(_groups(table, texts, text, is_code) for is_code, text in word))
        made.append(Word(tuple(map(_bare, pieces)), any(is_code for is_code, _ in word)))
    return tuple(made)


def _groups(table: Braille, texts: Braille, text: str, is_code: bool) -> list[str]:
    """Return the cells of the counts of a code, or of other text."""
    if not is_code:
        return [text_cells(text, table if PLACE.fullmatch(text) else texts).cells]
    groups = GROUP.findall(text) if CODE_GROUPS.fullmatch(text) else [text]
    return [code_cells(group, table).cells for group in groups]


@every_table_and_size
def test_all_rows_come_by_in_both_directions(table: Braille, columns: int, rows: int) -> None:
    laid = layout(table, columns, rows)
    for view in chain(*map(_ways, views(table.language))):
        pages = laid.pages(view)
        every = {(line.name, row) for line in view for row in range(len(laid.lay(line)))}
        way = _way(pages.top(), pages.right)
        assert {*chain(*(pages.shown(spot).rows for spot in way))} - {None} == every
        way = _way(way[-1], pages.left)
        assert {*chain(*(pages.shown(spot).rows for spot in way))} - {None} == every


def _ways(view: View) -> Iterator[View]:
    """Yield the lines that can be read as one: moving on does not leave a menu."""
    others = tuple(line for line in view if not line.modal)
    if others:
        yield others
    yield from ((line,) for line in view if line.modal)


def _way(begin: Spot, move: Callable[[Spot], Spot]) -> list[Spot]:
    """Return the places along a key, one after another, until it moves no further."""
    way = [begin]
    while (spot := move(way[-1])) != way[-1]:
        way.append(spot)
    return way


# Choices


@every_table_and_size
def test_whatever_does_something_is_chosen_by_each_piece(
    table: Braille, columns: int, rows: int
) -> None:
    for line in lines(table.language):
        pages = layout(table, columns, rows).pages((line,))
        for slot in chain(*(row.slots for row in pages.rows(line.name))):
            item = line.items[slot.item]
            if item.active:
                spot = Spot(line.name, item.key, slot.item, slot.part)
                assert _chosen(pages, spot, "route", Abilities()) == item.key


@every_table_and_size
def test_whatever_does_something_is_come_to_without_routing_keys(
    table: Braille, columns: int, rows: int
) -> None:
    for view in chain(*map(_ways, views(table.language))):
        pages = layout(table, columns, rows).pages(view)
        way = _way(pages.first_active(pages.top()), pages.next)
        active = {(line.name, item.key) for line in view for item in line.items if item.active}
        assert active <= {(spot.line, spot.key) for spot in way}
        assert active <= {(spot.line, spot.key) for spot in _way(way[-1], pages.previous)}
        for spot in way:
            if (spot.line, spot.key) in active and pages.ends(spot):
                assert _chosen(pages, spot, "choose", Abilities(routing=False)) == spot.key
                asking, _ = _pressed(pages, Focus(spot), "window_right", ONE_BY_ONE)
                assert asking.spot.asking
                assert _chosen(pages, asking.spot, "line_down", ONE_BY_ONE) == spot.key


def test_keys_hand_in_legal_actions_and_commands() -> None:
    acts, commands = set(), set()
    for look in looks("en"):
        for meant in look.posted:
            match meant:
                case Act(action=action):
                    assert refusal(look.state, action) is None
                    acts.add(type(action))
                case Ask(command=command) | Do(command=command):
                    commands.add(command)
                case _:
                    raise AssertionError(meant)
    assert acts == {Buy, Take, Reserve, Return, ChooseNoble}
    assert commands == {
        *("need", "cards", "aim", "undo", "help", "quit", "tutorial", "rules", "rematch", "new"),
        "coach",
        *QUESTIONS,
    }
    decks = {Act(Reserve(level)) for level in LEVELS}
    assert decks < {meant for look in looks("en") for meant in look.posted}


ONE_BY_ONE = Abilities(routing=False, choosing=False)


def _chosen(pages: Pages, spot: Spot, name: KeyName, abilities: Abilities) -> str | None:
    """Press a key at a place until something is chosen, after feeling longer text to its end."""
    focus = Focus(spot)
    for _ in range(PIECES):
        focus, outcome = _pressed(pages, focus, name, abilities)
        if isinstance(outcome, Chosen):
            assert outcome.line == spot.line
            return outcome.key
    return None


def _pressed(
    pages: Pages, focus: Focus, name: KeyName, abilities: Abilities
) -> tuple[Focus, Outcome | None]:
    shown = pages.shown(focus.spot)
    felt = FeltFrame(1, shown, pages, focus)
    placed = pages.slot(shown, focus.spot)
    assert placed
    row, slot = placed
    key = Key(name, row * len(shown.cells[0]) + slot.begin, 1, 1.0)
    return interpret(focus, key, felt, felt, abilities, HOME, "agreed")
