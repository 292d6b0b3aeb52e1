"""Items as lines of a braille view, in the words and braille of one listener."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import get_args

from splendor_access.braille import liblouis
from splendor_access.braille.cells import text_cells
from splendor_access.braille.layout import Item, Layout, Line
from splendor_access.braille.pages import Spot
from splendor_access.braille.tables import BrailleTable
from splendor_access.braille_display.displays import KeyName
from splendor_access.braille_display.keys import Agreement, agreement
from splendor_access.braille_display.menus import Effect, ViewItem, care_of
from splendor_access.braille_display.viewport import status_cells
from splendor_access.settings.style import Style
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, Run, say

_WORDS = {
    "new": say("view-new"),
    "choose": say("view-choose"),
    "again": say("view-once-more"),
    "what": say("view-what"),
    "key": say("view-key"),
    **{f"key {name}": say(f"view-key-{name.replace('_', '-')}") for name in get_args(KeyName)},
}
"""The words of a view by name; the effect of a key has the name `key` and that of the key."""


_UNSEEN = re.compile(r"(?<!\S)\?([abc]+)\b")
"""The symbol of a deck, or of cards from decks that were not seen."""


@lru_cache
def _needs_signs(table: BrailleTable) -> bool:
    """Return whether a table writes `?c` with more than a cell per character."""
    return len(text_cells("?c", table).cells) > 2


class Formatter:
    """Puts items into words, and lays them out by a listener's settings."""

    def __init__(self, style: Style) -> None:
        self._style = style
        self._layouts: dict[object, Layout] = {}

    @property
    def locale(self) -> Locale:
        """The present language."""
        return self._style.locale

    @property
    def in_words(self) -> bool:
        """Whether words replace marks, as on six-dot displays."""
        marks = self._style.settings.marks
        terminal = self._style.terminal_braille
        six = self._style.table.dots == 6 or (terminal is not None and terminal.dots == 6)
        return marks == "words" or (marks == "auto" and six)

    def item(self, item: ViewItem) -> Item:
        """Return an item ready for layout, in plain words if codes cannot be brailled."""
        entry, gap = item.entry, item.entry.gap
        runs = self.locale.brailled(entry.message)
        if any(run.is_code for run in runs) and not liblouis.has_liblouis():
            # Words need a blank before them; codes in a row do not.
            runs, gap = (Run(self.locale.text(entry.message, "brief")),), gap or 2
        if any(not run.is_code and "?" in run.text for run in runs):
            runs = tuple(self._decks_in_words(run) for run in runs)
        active, care = item.effect is not None, care_of(item.effect)
        return Item(entry.key, runs, entry.marked, active, gap, entry.leads, item.alone, care)

    def _decks_in_words(self, run: Run) -> Run:
        """Return a text with `deck c` in place of `?c`, if the table adds signs to that."""
        if run.is_code or not _needs_signs(self._style.texts):
            return run

        def named(found: re.Match[str]) -> str:
            return self.text(say("view-deck-of", level=" ".join(found[1])))

        return Run(_UNSEEN.sub(named, run.text))

    def layout(self, columns: int, rows: int, *, cursor: bool) -> Layout:
        """Return the layout of lines, with the braille table of the settings."""
        table, texts = self._style.table, self._style.texts
        word = self.text(say("view-mark")) if self.in_words else None
        # Another locale may write the gems of a code in another order.
        wanted = (columns, rows, table, texts, word, cursor, id(self.locale))
        if wanted not in self._layouts:
            layout = Layout(table, columns, rows, word, cursor=cursor, texts=texts)
            self._layouts = {wanted: layout}
        return self._layouts[wanted]

    def text(self, message: Message) -> str:
        """Return a message as brailled text."""
        return self.locale.text(message, "braille")

    def word(self, name: str) -> str:
        """Return a word of the view, such as `new`, or a key's effect, such as `key home`."""
        return self.text(_WORDS[name])

    @property
    def near(self) -> int | None:
        """The most gems that cards of a narrowed row lack, or None if rows are not narrowed."""
        value = self._style.settings.near
        return None if value == "off" else int(value)

    def status_cells(self, due: str | None, points: int) -> str:
        """Return the cells at the left: whose turn it is, and points; empty if they are off."""
        on = self._style.settings.status == "on"
        return status_cells(due, points, self._style.table) if on else ""

    @property
    def slow(self) -> bool:
        """Whether the settings say that several rows take long to redraw."""
        return self._style.settings.slow == "on"

    @property
    def agreement(self) -> Agreement:
        """The conditions under which a key agrees, by the settings."""
        return agreement(self._style.settings.agree)


class StaticView:
    """A view of unchanging items by line; the first line is home."""

    def __init__(self, formatter: Formatter, items: Mapping[str, Sequence[ViewItem]]) -> None:
        self.home = next(iter(items))
        self.layout = formatter.layout
        self.word = formatter.word
        self.agreement = formatter.agreement
        self.slow = formatter.slow
        self._formatter = formatter
        self._items = items

    def preceded_by(self, item: ViewItem) -> "StaticView":
        """Return this view with another item first, which replaces one with the same key."""
        others = [each for each in self._items[self.home] if each.entry.key != item.entry.key]
        return StaticView(self._formatter, {**self._items, self.home: [item, *others]})

    def names(self, _rows: int, _line: str) -> Sequence[str]:
        """Return the names of the lines, from the top."""
        return [*self._items]

    def line(self, name: str) -> Line:
        """Return a line."""
        return Line(name, tuple(map(self._formatter.item, self._items[name])))

    def message(self, name: str, key: str) -> Message | None:
        """Return the message of an item."""
        found = (each.entry for each in self._items.get(name, ()) if each.entry.key == key)
        return next((entry.message for entry in found), None)

    def effect(self, name: str, key: str) -> Effect | None:
        """Return the effect of a key on an item."""
        return next((each.effect for each in self._items[name] if each.entry.key == key), None)

    def status_cells(self) -> str:
        """Return nothing: nobody plays here."""
        return ""

    def has_news(self) -> bool:
        """Return False: there is never any news."""
        return False

    def note_spot(self, _spot: Spot) -> None:
        """Ignore a key."""
