"""The things that a description of what is in the hand may be of, and how they differ from it."""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from splendor_access.game.cards import ORDER, Card, Gems, Noble, as_gems
from splendor_access.labels.planning.content import Kind, LabelItem
from splendor_access.talk.parsing.descriptions import Reading
from splendor_access.talk.parsing.loose import LooseDescription, Part

MOST_APART = 4
"""With more parts of a cost that it does not have, a thing is not compared any further."""


Field = Literal["level", "points", "bonus", "cost", "missed", "without"]


class Mismatch(msgspec.Struct, frozen=True):
    """One way in which a thing is not as it was described: what it has, and what was told.

    A `cost` has another number or another colour than was told, `missed` was not told, and
    `without` was told not to be there. Of a cost, `letter` and `has` are the colour and the number,
    and `told` is the part that was told.
    """

    what: Field
    has: int | str = 0
    told: int | str | Part = 0
    letter: str = ""


_KINDS = {"tile": Kind.NOBLES, "chip": Kind.TOKENS}


def _is_unsure(reading: Reading) -> bool:
    """Return whether a colour of the cost was not told for sure."""
    return any(len(colours) > 1 for colours, _count in reading.cost)


def whole_cost(described: LooseDescription) -> Gems | None:
    """Return the cost that was told in a plain reading, if it is told for sure."""
    return next((cost for each in described.plain if (cost := _cost_told(each))), None)


def _cost_told(reading: Reading) -> Gems | None:
    """Return the cost that was told, if it is told for sure, with all its numbers."""
    letters = [letter for colours, _count in reading.cost for letter in colours]
    if not reading.cost or _is_unsure(reading) or len({*letters}) < len(letters):
        return None
    counts = dict(zip(letters, (count for _colours, count in reading.cost), strict=True))
    if None in counts.values():
        return None
    return as_gems(counts.get(letter) or 0 for letter in ORDER)


def _differences(told: Reading, item: LabelItem) -> tuple[Mismatch, ...] | None:
    """Return how a thing differs from what was told; None where it is of another kind."""
    kinds = {_KINDS[kind] for kind in told.kinds}
    if kinds and item.kind not in kinds:
        return None
    if item.kind is Kind.TOKENS:
        named = Kind.TOKENS in kinds and told.level is None and told.points is None
        return () if named and (not told.bonus or item.code in told.bonus) else None
    if not isinstance(item.thing, Card | Noble):
        return None
    return (*_of_head(told, item.thing), *_of_cost(told, item.thing))


def _of_head(told: Reading, thing: Card | Noble) -> Iterator[Mismatch]:
    level, bonus = (thing.level, thing.bonus) if isinstance(thing, Card) else ("", "")
    if told.level not in (None, level):
        yield Mismatch("level", level, str(told.level))
    if told.points not in (None, thing.points):
        yield Mismatch("points", thing.points, told.points or 0)
    if told.bonus and bonus not in told.bonus:
        yield Mismatch("bonus", bonus, min(told.bonus))


def _of_cost(told: Reading, thing: Card | Noble) -> Iterator[Mismatch]:
    cost = {letter: n for letter, n in zip(ORDER, thing.cost, strict=True) if n}
    for letter in sorted(told.without & cost.keys()):
        yield Mismatch("without", cost.pop(letter), letter=letter)
    parts: list[Part] = []
    for colours, count in told.cost:
        (letter, *others) = sorted(colours)
        if not others and letter in cost and count in (None, cost[letter]):
            del cost[letter]
        else:
            parts.append((colours, count))
    # Where a number is left out, not all of the cost was meant to be told.
    whole = bool(told.cost) and all(count is not None for _colours, count in told.cost)
    if len(parts) > MOST_APART:
        yield from (Mismatch("cost", 0, part, min(part[0])) for part in parts)
        return
    yield from _least(parts, cost, whole=whole)


def _least(parts: Sequence[Part], cost: dict[str, int], *, whole: bool) -> tuple[Mismatch, ...]:
    """Return the fewest differences of a cost from the parts that were told, in any order.

    A part that stands for no part of the cost counts twice: nobody sees what is not there. With
    `whole`, all of the cost was meant to be told.
    """
    if not parts:
        missed = (Mismatch("missed", n, letter=letter) for letter, n in cost.items())
        return tuple(missed) if whole else ()
    part, *others = parts
    best: tuple[Mismatch, ...] | None = None
    for letter in (*cost, ""):
        rest = {key: n for key, n in cost.items() if key != letter}
        first = _apart(letter, cost.get(letter, 0), part)
        if best is not None and len(first) >= len(best):
            continue
        found = (*first, *_least(others, rest, whole=whole))
        if best is None or len(found) < len(best):
            best = found
    assert best is not None
    return best


def _apart(letter: str, count: int, part: Part) -> tuple[Mismatch, ...]:
    """Return the differences of a part of a cost from one that was told."""
    right = letter in part[0], part[1] in (None, count)
    return (Mismatch("cost", count, part, letter),) * (2 - sum(right))


class Fit(msgspec.Struct, frozen=True):
    """A thing that a description may be of, and how it differs from it."""

    item: LabelItem
    differences: tuple[Mismatch, ...] = ()


def things_described(described: LooseDescription, items: Sequence[LabelItem]) -> list[Fit]:
    """Return the things that are described: all that fit but for one missed or wrong word.

    An unsure word is that one already. Of several readings, those count that are plain and that
    something fits whole, if there are any.
    """
    whole = [each for each in described.plain if _fits_something(each, items)]
    if whole:
        return _fitting(whole, items)
    readings = (*described.plain, *described.others)
    # More than one part of the cost may have been left out on purpose.
    return _fitting(readings, items) or _fitting(readings, items, partly=True)


def _fits_something(reading: Reading, items: Sequence[LabelItem]) -> bool:
    return any(_differences(reading, item) == () for item in items)


def _fitting(
    readings: Sequence[Reading], items: Sequence[LabelItem], *, partly: bool = False
) -> list[Fit]:
    """Return the things that differ in one word at most; `partly`: also in any words left out."""
    best: dict[LabelItem, Fit] = {}
    for reading in readings:
        allowed = 0 if _is_unsure(reading) else 1
        for item in items:
            found = _differences(reading, item)
            if found is None:
                continue
            missed = all(each.what == "missed" for each in found)
            if len(found) > allowed and not (partly and missed):
                continue
            before = best.get(item)
            if before is None or len(found) < len(before.differences):
                best[item] = Fit(item, found)
    return [best[item] for item in items if item in best]
