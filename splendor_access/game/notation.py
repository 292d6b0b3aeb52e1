"""The rulebook's notation for cards, tiles, gems and actions, written and parsed.

    card   := level points bonus SPACE cost      c4s 3s3o6d
    noble  := points SPACE requirement           3 4s4e
    cost   := (count letter)+                    zero counts left out

Parsing is more lenient than writing: the space may be missing, gems may come in any order, the
letter may stand before the count (`s3o3d6`), the 0 of a card without points may be missing
(`ao 1s1e1r1d`), and capitals do not matter. docs/notation.md has the whole grammar.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

import msgspec

from splendor_access.game.actions import (
    Action,
    Buy,
    ChooseNoble,
    Pass,
    Reserve,
    Return,
    Take,
)
from splendor_access.game.cards import (
    CARDS,
    LEVELS,
    NO_GEMS,
    NOBLES,
    ORDER,
    Card,
    Gems,
    Noble,
    as_gems,
    gems,
)
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES

PRINTED = "dserog"
"""The order of gems on printed cards, from the top; gold is never a cost."""


class NotationError(ValueError):
    """A text that is not in the notation: a reason and the part of the text that is wrong."""

    def __init__(self, reason: str, text: str = "") -> None:
        super().__init__(f"{reason}: {text}")
        self.reason = reason
        self.text = text


def count_text(counts: Gems, order: str = ORDER) -> str:
    """Write counts as `3s3o6d`; `0` when there are none."""
    return _count_text(counts, order)


@lru_cache(maxsize=4096)
def _count_text(counts: Gems, order: str) -> str:
    parts = [f"{counts[ORDER.index(c)]}{c}" for c in order if counts[ORDER.index(c)]]
    return "".join(parts) or "0"


def letter_text(counts: Gems) -> str:
    """Write counts as one letter a token: `sse`."""
    return "".join(c * n for c, n in zip(ORDER, counts, strict=True))


_COUNTS = re.compile(r"(?:\d{1,2}[segrod])+|(?:[segrod]\d{1,2})+")


def parse_counts(text: str) -> Gems:
    """Parse `3s3o6d`, `s3o3d6` or `0`; each colour at most once."""
    compact = re.sub(r"[\s,]+", "", text.lower())
    if compact == "0":
        return NO_GEMS
    if not _COUNTS.fullmatch(compact):
        raise NotationError("not-counts", text)
    letters = re.findall(r"[segrod]", compact)
    if len(set(letters)) != len(letters):
        raise NotationError("gem-twice", text)
    numbers = map(int, re.findall(r"\d+", compact))
    found = dict(zip(letters, numbers, strict=True))
    return from_dict(found)


def parse_letters(text: str) -> Gems:
    """Parse token letters such as `ser` or `s e r`."""
    compact = re.sub(r"[\s,]+", "", text.lower())
    if not compact or set(compact) - set(ORDER):
        raise NotationError("not-gems", text)
    return gems(compact)


class Writing(msgspec.Struct, frozen=True):
    """How codes are written: the order of gems, and whether a card without points has its 0.

    Without the 0 such a card is `ao 1s1e1r1d`.
    """

    order: str = ORDER
    zero: bool = True


USUAL = Writing()
"""The writing of actions, positions, records and JSON, and the default elsewhere."""


def card_code(card: Card, writing: Writing = USUAL) -> str:
    """Write a card as `c4s 3s3o6d`."""
    points = card.points if card.points or writing.zero else ""
    return f"{card.level}{points}{card.bonus} {count_text(card.cost, writing.order)}"


def noble_code(noble: Noble, writing: Writing = USUAL) -> str:
    """Write a noble tile as `3 4s4e`."""
    return f"{noble.points} {count_text(noble.cost, writing.order)}"


_CARDS = frozenset(CARDS)
_NOBLES = {(noble.points, noble.cost): noble for noble in NOBLES}


def parse_card(text: str) -> Card:
    """Parse a card's code; the text must name one of the 90 cards. Raises NotationError."""
    return _parse_card(text)


@lru_cache(maxsize=256)
def _parse_card(text: str) -> Card:
    card = parse_any_card(text)
    if card not in _CARDS:
        raise NotationError("no-such-card", text)
    return card


def parse_any_card(text: str) -> Card:
    """Parse the code of a card, also of a home-made one. Raises NotationError."""
    compact = re.sub(r"[\s,]+", "", text.lower())
    found = re.fullmatch(r"([abc])((?:[1-9]?\d)?)([serod])(.+)", compact)
    if not found:
        raise NotationError("not-a-card", text)
    level, points, bonus, cost = found.groups()
    return Card(level, int(points or 0), bonus, parse_counts(cost))


def parse_noble(text: str) -> Noble:
    """Parse a noble tile's code; the text must name one of the ten tiles. Raises NotationError."""
    noble = parse_any_noble(text)
    if (noble.points, noble.cost) not in _NOBLES:
        raise NotationError("no-such-noble", text)
    return noble


def parse_any_noble(text: str) -> Noble:
    """Parse the code of a tile, also of a home-made one, without a name. Raises NotationError.

    Without a space the points are one digit.
    """
    typed = re.sub(r"[\s,]+", " ", text.lower()).strip()
    found = re.fullmatch(r"([1-9]?\d) (.+)", typed) or re.fullmatch(r"(\d)(.+)", typed)
    if not found:
        raise NotationError("not-a-noble", text)
    points, cost = int(found[1]), parse_counts(found[2])
    return _NOBLES.get((points, cost)) or Noble(points, cost, "")


def action_text(action: Action) -> str:
    """Write an action as one line: `take ser`, `buy b2 with 1s2r`, `noble n2`."""
    match action:
        case Take() | Return():
            verb = "take" if isinstance(action, Take) else "return"
            return f"{verb} {letter_text(action.gems) or 0}"
        case Reserve():
            return f"reserve {action.place}"
        case Buy():
            paid = "" if action.payment is None else f" with {count_text(action.payment)}"
            return f"buy {action.place}{paid}"
        case ChooseNoble():
            return f"noble {action.place}"
        case Pass():
            return "pass"


def parse_action(text: str) -> Action:
    """Parse an action line; the action need not be legal.

    Raises NotationError for a line that is no action.
    """
    verb, _, rest = text.strip().lower().partition(" ")
    rest = rest.strip()
    match verb:
        case "take":
            return Take(parse_letters(rest))
        case "return":
            return Return(NO_GEMS if rest == "0" else parse_letters(rest))
        case "reserve":
            return Reserve(_place(rest, (*MARKET_PLACES, *LEVELS)))
        case "buy":
            place, paid, payment = rest.partition(" with ")
            counts = parse_counts(payment) if paid else None
            return Buy(_place(place.strip(), (*MARKET_PLACES, *HAND_PLACES)), counts)
        case "noble":
            return ChooseNoble(_place(rest, TILE_PLACES))
        case "pass" if not rest:
            return Pass()
        case _:
            raise NotationError("not-an-action", text)


def _place(text: str, places: tuple[str, ...]) -> str:
    if text not in places:
        raise NotationError("not-a-place", text)
    return text


def as_dict(counts: Gems) -> dict[str, int]:
    """Return counts as a dict from code letter to number, for JSON."""
    return dict(zip(ORDER, counts, strict=True))


def from_dict(counts: Mapping[str, int]) -> Gems:
    """Return the counts of a mapping from code letter to number; missing letters count 0."""
    return as_gems(counts.get(letter, 0) for letter in ORDER)
