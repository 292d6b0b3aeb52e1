"""What is different by a correction: what everybody has now, the market, the bank and the turn."""

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest

from splendor_access.game.cards import Card, Hidden
from splendor_access.game.state import MARKET_PLACES, TILE_PLACES, Seat, State
from splendor_access.talk.describe import Scene, bank, card_at
from splendor_access.talk.messages import Arg, Messages, say
from splendor_access.talk.questions._outlook import brief_card, clauses


def differences(before: State, after: State, scene: Scene) -> Messages:
    """Tell what a correction changes: what everybody has now, the market, the bank and the turn."""
    before, after = before.view(None), after.view(None)
    lines = [
        say("companion-now", name=scene.names[i], news=clauses(parts))
        for i, (then, now) in enumerate(zip(before.seats, after.seats, strict=True))
        if (parts := _seat(then, now))
    ]
    places = zip(MARKET_PLACES, before.market, after.market, strict=True)
    for place, was, card in places:
        if was != card:
            lines.append(card_at(place, card, "dealt") if card else say("place-empty", place=place))
    lines += [
        say("placed-noble", place=place, noble=tile)
        for place, was, tile in zip_longest(TILE_PLACES, before.tiles, after.tiles)
        if tile and was != tile
    ]
    lines += bank(scene) if before.bank != after.bank else []
    if (before.to_act, before.phase) != (after.to_act, after.phase) and after.phase != "over":
        lines.append(say("companion-next", name=scene.names[after.to_act]))
    return [say("companion-corrected"), *lines] if lines else [say("companion-same")]


def _seat(then: Seat, now: Seat) -> Sequence[Arg]:
    parts: list[Arg] = []
    if then.tokens != now.tokens:
        count = sum(now.tokens)
        parts.append(say("companion-holds", gems=now.tokens, count=count))
    came, gone = _changed(then.cards, now.cards)
    parts += [say("companion-bought", card=brief_card(card)) for card in came]
    parts += [say("companion-not-bought", card=brief_card(card)) for card in gone]
    came, gone = _changed(_held(then), _held(now))
    parts += [say("companion-reserved", card=brief_card(card)) for card in came]
    parts += [say("companion-not-reserved", card=brief_card(card)) for card in gone]
    came_nobles = [tile for tile in now.nobles if tile not in then.nobles]
    gone_nobles = [tile for tile in then.nobles if tile not in now.nobles]
    parts += [say("companion-visited", noble=tile) for tile in came_nobles]
    parts += [say("companion-not-visited", noble=tile) for tile in gone_nobles]
    if then.points != now.points:
        parts.append(say("changed-points", points=now.points))
    return parts


def _changed(
    had: Sequence[Card | Hidden], has: Sequence[Card | Hidden]
) -> tuple[Sequence[Card | Hidden], Sequence[Card | Hidden]]:
    """Return what has come and what has gone."""
    before, after = Counter(had), Counter(has)
    return [*(after - before).elements()], [*(before - after).elements()]


def _held(seat: Seat) -> list[Card | Hidden]:
    return [held.card for held in seat.hand if held]
