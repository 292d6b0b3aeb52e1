"""What a key of a braille display means at a place of a view, as a pure function.

This knows lines, items and typed cells, and nothing of the game.
"""

import msgspec

from splendor_access.braille.cells import BLANK
from splendor_access.braille.pages import Pages, Shown, Spot
from splendor_access.out.displays import Key

GUARD = 0.15
"""So many seconds a picture must have been felt before a key can agree to what it says."""


class Typing(msgspec.Struct, frozen=True):
    """A line being typed in braille: its cells, and before which of them the cursor is.

    `elsewhere`: it is typed at another keyboard, and only felt here.
    """

    cells: str = ""
    cursor: int = 0
    elsewhere: bool = False


class Hand(msgspec.Struct, frozen=True):
    """Where a reader is, and the line being typed, which stands in place of the home line."""

    spot: Spot
    typing: Typing | None = None


class Powers(msgspec.Struct, frozen=True):
    """What a display can do beside moving: keys for the cells, and a key to choose."""

    routing: bool = True
    choosing: bool = True


class Felt(msgspec.Struct, frozen=True):
    """A picture that was on the display: its number, its cells, and what they belonged to."""

    number: int
    shown: Shown
    pages: Pages
    hand: Hand
    cursor: int | None = None
    first: int = 0
    """Which cell of the line being typed is the first one shown."""


class Chosen(msgspec.Struct, frozen=True):
    """An item was chosen. `sure`: its picture was the latest, and was felt long enough.

    What is not sure does nothing but open a menu.
    """

    line: str
    key: str
    sure: bool


class Written(msgspec.Struct, frozen=True):
    """A line was typed and ended."""

    cells: str


class Left(msgspec.Struct, frozen=True):
    """The reader goes back to where it was before."""


class Helped(msgspec.Struct, frozen=True):
    """The reader asks for help."""


Outcome = Chosen | Written | Left | Helped


def press(
    hand: Hand, key: Key, now: Felt, felt: Felt, powers: Powers, home: str
) -> tuple[Hand, Outcome | None]:
    """Return where the reader is after a key, and what is to be done.

    `now` is the picture that is on the display by now, `felt` the one that was when the key was
    pressed. `home` names the home line.
    """
    if hand.typing and not hand.typing.elsewhere and hand.spot.line == home:
        typed = _type(hand, hand.typing, key, felt)
        if typed:
            return typed
    if key.name == "dots":
        return _begin_typing(hand, key, now.pages.begin(home)), None
    modal = now.pages.line(hand.spot.line).modal
    match key.name:
        case "route":
            return _route(hand, key, now, felt)
        case "choose" | "enter":
            return _choose(hand, key, now, felt)
        case "line_down" if hand.spot.asking:
            return _choose(hand, key, now, felt)
        case "back" | "escape" | "backspace":
            return hand, Left()
        case "line_up" | "line_down" | "top" | "bottom" if modal:
            return hand, Left()
        case "help":
            return hand, Helped()
        case "nothing":
            return hand, None
        case _:
            return _at(hand, _moved(hand.spot, key, now.pages, powers, home)), None


def _moved(spot: Spot, key: Key, pages: Pages, powers: Powers, home: str) -> Spot:
    by_item = not powers.routing

    def begun(there: Spot) -> Spot:
        # The home line is another one when the turn comes, and is then felt from its begin.
        stays = not by_item or there.line in (spot.line, home)
        return there if stays else pages.acting(there)

    match key.name:
        case "line_up":
            return begun(pages.up(spot))
        case "line_down":
            return begun(pages.down(spot))
        case "top":
            return begun(pages.top())
        case "bottom":
            return begun(pages.bottom())
        case "home":
            return pages.begin(home)
        case "window_right":
            if _asks(spot, pages, powers):
                return msgspec.structs.replace(spot, asking=True)
            return begun(pages.next(spot)) if by_item else pages.right(spot)
        case "window_left":
            if spot.asking:
                return msgspec.structs.replace(spot, asking=False)
            return pages.previous(spot) if by_item else pages.left(spot)
        case _:
            raise AssertionError(key.name)


def _asks(spot: Spot, pages: Pages, powers: Powers) -> bool:
    """Say whether the window that says how to choose comes next."""
    if powers.routing or powers.choosing or spot.asking:
        return False
    return pages.item(spot.line, spot.item).active and pages.ends(spot)


def _at(hand: Hand, spot: Spot) -> Hand:
    return msgspec.structs.replace(hand, spot=spot)


def _route(hand: Hand, key: Key, now: Felt, felt: Felt) -> tuple[Hand, Outcome | None]:
    found = felt.shown.at(key.argument)
    if found is None:
        return hand, None
    line, slot = found
    item = felt.pages.item(line, slot.item)
    return _chosen(hand, Spot(line, item.key, slot.item, slot.part), key, now, felt)


def _choose(hand: Hand, key: Key, now: Felt, felt: Felt) -> tuple[Hand, Outcome | None]:
    return _chosen(hand, felt.hand.spot, key, now, felt)


def _chosen(hand: Hand, spot: Spot, key: Key, now: Felt, felt: Felt) -> tuple[Hand, Outcome | None]:
    item = felt.pages.item(spot.line, spot.item)
    felt_all = not item.alone or felt.shown.whole(spot.line, spot.item)
    spot = now.pages.found(msgspec.structs.replace(spot, asking=False), hand.spot.line)
    if not (item.active or item.alone):
        return _at(hand, spot), None
    sure = felt.number == now.number and key.age >= GUARD
    if sure and not (item.active and felt_all):
        # What comes behind it is felt first.
        return _at(hand, now.pages.right(spot)), None
    return _at(hand, spot) if sure else hand, Chosen(spot.line, item.key, sure)


# Typing


def _begin_typing(hand: Hand, key: Key, home: Spot) -> Hand:
    typing = hand.typing if hand.typing and not hand.typing.elsewhere else Typing()
    if not typing.cells and not key.argument:
        return hand
    return Hand(home, _insert(typing, key.argument))


def _insert(typing: Typing, dots: int) -> Typing:
    cell = chr(ord(BLANK) + dots)
    before, behind = typing.cells[: typing.cursor], typing.cells[typing.cursor :]
    return Typing(before + cell + behind, typing.cursor + 1)


def _type(hand: Hand, typing: Typing, key: Key, felt: Felt) -> tuple[Hand, Outcome | None] | None:
    """Return what a key does to the line being typed, or None where it is no key for that."""
    cells, cursor = typing.cells, typing.cursor
    match key.name:
        case "dots":
            after: Typing | None = _insert(typing, key.argument)
        case "backspace":
            after = Typing(cells[: cursor - 1] + cells[cursor:], cursor - 1) if cursor else typing
        case "window_left":
            after = Typing(cells, max(0, cursor - 1))
        case "window_right":
            after = Typing(cells, min(len(cells), cursor + 1))
        case "route" if felt.hand.typing and key.argument < len(felt.shown.cells[0]):
            after = Typing(cells, min(len(cells), felt.first + key.argument))
        case "escape" | "back":
            after = None
        case "enter" | "choose":
            return msgspec.structs.replace(hand, typing=None), Written(cells)
        case _:
            return None
    return Hand(hand.spot, after if after and after.cells else None), None
