"""A game at a real table that is entered and read on a braille display of 20 cells alone."""

from splendor_access.companion.session import CompanionSession
from splendor_access.game.record import Player, Record
from splendor_access.game.rules import unknown_start
from splendor_access.game.state import RuleSet
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.table.real_table import RealTable
from tests.braille_display.slate import Slate, SlateGame
from tests.companion.entering import NAMES, Companion, laying
from tests.companion.test_corrections import SEED, err_five_times
from tests.companion.test_entering import played
from tests.tiers import soak_only

CELLS = 20
MOST = 6
"""The most pictures of an answer to be felt."""


def felt(language: str = "en", players: int = 4) -> SlateGame:
    """Return an empty game on a display."""
    table = RealTable([*map(Player, NAMES[:players])], unknown_start(RuleSet(), players))
    opened = CompanionSession(table, 0, Style(language, Settings()))
    return SlateGame(opened, Slate(CELLS), language)


def test_a_card_is_entered_and_read_back() -> None:
    one = felt()
    assert one.press("home").startswith("enter a1")
    assert one.type("a0r 3d").startswith("a1 a0r 3d")
    assert one.press("home").startswith("enter a2")
    assert "a1" in one.type("a0r 3d")


class Felt(Companion):
    """A companion on a display of 20 cells; `heard` has the text felt, line by line."""

    def __init__(self, record: Record) -> None:
        super().__init__(len(record.players), rules=record.start.rules)
        self.one = SlateGame(self.session, Slate(CELLS))

    def type(self, line: str) -> list[str]:
        """Type a line with dot keys, and feel the output of `check` to its end."""
        felt = [self.one.type(line)]
        while (
            line in ("check", "yes")
            and len(felt) < MOST
            and self.one.press("window_right") != felt[-1]
        ):
            felt.append(self.one.text)
        self.heard.append(" ".join(felt))
        return felt


@soak_only
def test_five_human_errors_are_found_and_corrected_by_cells_alone() -> None:
    record = played(SEED)
    felt = Felt(record)
    for _place, line in laying(record.start):
        felt.one.type(line)
    err_five_times(record, felt, "n1")
