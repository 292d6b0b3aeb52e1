"""A position: the whole state of a game as one line, written and parsed.

    sp1 RULES PLAYERS TO-ACT PHASE END PASSES BANK MARKET DECKS TILES SEAT...

docs/notation.md has the grammar. Cards are written without their space. `-` is an empty place,
`.` an empty list, `?b` an unknown card of level b, `?b1s2e2r3d` one that only its owner knows.
`sp2` is a position of a game in which people erred, as they do at a real table.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import get_args

from msgspec.structs import replace as _replace

from splendor_access.game.actions import Pass
from splendor_access.game.cards import (
    CARDS,
    LEVELS,
    NOBLES,
    Card,
    Gems,
    Hidden,
    InvalidValue,
    Noble,
    plus,
)
from splendor_access.game.legality import TOKEN_LIMIT, eligible_nobles, legal_actions, surplus
from splendor_access.game.notation import (
    NotationError,
    card_code,
    count_text,
    noble_code,
    parse_card,
    parse_counts,
    parse_noble,
)
from splendor_access.game.rules import bank_at_start, round_complete
from splendor_access.game.state import (
    EDITIONS,
    HAND_INDEX,
    HAND_LIMIT,
    HAND_PLACES,
    MARKET_INDEX,
    Held,
    Phase,
    Reveal,
    RuleSet,
    Seat,
    State,
    public_seat,
    with_card,
    with_noble,
)

VERSION = 1
AGAINST_RULES = 2
"""The version of positions of a game in which people erred, or that no legal actions lead to."""


def position_text(state: State) -> str:
    """Write a state as a line. It has all that the state has: use `State.view` to hide cards."""
    fields = _shared_fields(state, position_version(state))
    return " ".join([*fields, *map(_seat_text, state.seats)])


class SeenPositions:
    """Writes the lines of the views of a game, state by state, and what stays alike only once.

    All states follow from the start by legal actions.
    """

    def __init__(self, start: State) -> None:
        # Who knows less may not see that something is against the rules.
        self._alike = position_version(start) == VERSION
        self._state: State | None = None
        self._before = ""
        # Each seat, its text for all, and that for its owner.
        self._seats: list[tuple[Seat | None, str, str]] = [(None, "", "")] * len(start.seats)
        self._open = ""

    def line(self, state: State, viewer: int | None) -> str:
        """Return the position of a state as a viewer knows it, or for None as everybody may."""
        if not self._alike:
            return position_text(state.view(viewer))
        if state is not self._state:
            self._take(state)
        if viewer is None or self._seats[viewer][1] == self._seats[viewer][2]:
            return self._open
        texts = [own if at == viewer else all_ for at, (_seat, all_, own) in enumerate(self._seats)]
        return " ".join([self._before, *texts])

    def _take(self, state: State) -> None:
        """Write down what has changed."""
        self._state, self._before = state, " ".join(_shared_fields(state, VERSION))
        for at, seat in enumerate(state.seats):
            if seat is not self._seats[at][0]:
                self._seats[at] = seat, _seat_text(public_seat(seat)), _seat_text(seat)
        self._open = " ".join([self._before, *(all_ for _seat, all_, _own in self._seats)])


def _shared_fields(state: State, version: int) -> list[str]:
    """Return the fields before those of the seats."""
    rows = [state.market[i : i + 4] for i in range(0, 12, 4)]
    return [
        f"sp{version}",
        rules_text(state.rules),
        str(len(state.seats)),
        str(state.to_act),
        _phase_text(state),
        "end" if state.ending else "-",
        str(state.passes),
        count_text(state.bank),
        "/".join(",".join(map(_card_text, row)) for row in rows),
        "/".join(map(str, state.decks)),
        _list(_noble_text(tile) for tile in state.tiles),
    ]


def position_version(state: State) -> int:
    """Return the version of the position line of a state."""
    return AGAINST_RULES if state.erred or against_rules(state) else VERSION


_FIELDS = {"gold": "any_gold", "points": "target"}
"""The fields of house rules that a position names by another word."""


def rules_text(rules: RuleSet) -> str:
    """Write an edition with its house rules: `2024` or `2014+gold=missing+points=21`."""
    parts = [rules.edition]
    if not rules.any_gold:
        parts.append("gold=missing")
    if rules.first:
        parts.append(f"first={rules.first}")
    if rules.target != RuleSet().target:
        parts.append(f"points={rules.target}")
    if rules.tiles is not None:
        parts.append(f"tiles={rules.tiles}")
    return "+".join(parts)


def _list(items: Iterable[str]) -> str:
    return ",".join(items) or "."


def _phase_text(state: State) -> str:
    if state.awaiting is None:
        return state.phase
    hand = f":{state.awaiting.level}" if state.awaiting.place in HAND_INDEX else ""
    return f"reveal:{state.awaiting.place}{hand}"


@lru_cache(maxsize=256)
def _card_text(card: Card | Hidden | None) -> str:
    if card is None:
        return "-"
    if isinstance(card, Hidden):
        return f"?{card.level}"
    return card_code(card).replace(" ", "")


@lru_cache(maxsize=256)
def _noble_text(noble: Noble | None) -> str:
    return "-" if noble is None else noble_code(noble).replace(" ", "")


def _held_text(held: Held | None) -> str:
    if held is None:
        return "-"
    text = _card_text(held.card)
    return f"?{text}" if held.blind and isinstance(held.card, Card) else text


def _seat_text(seat: Seat) -> str:
    cards = _list(map(_card_text, seat.cards))
    hand = _list(map(_held_text, seat.hand))
    return f"{count_text(seat.tokens)}:{cards}:{hand}:{_list(map(_noble_text, seat.nobles))}"


def parse_position(line: str, *, kept: bool = False) -> State:
    """Parse a position line, and check that the position is possible.

    `kept`: the line is from a file, and may be older than a check. What no game reaches is taken
    then, and written as `sp2` from there on.

    Raises NotationError; its reason names the field that is wrong, or the count that does not add
    up.
    """
    fields = line.split()
    if not fields or not re.fullmatch(r"sp\d+", fields[0]):
        raise NotationError("not-a-position", line)
    if fields[0] not in (f"sp{VERSION}", f"sp{AGAINST_RULES}"):
        raise NotationError("newer-position", fields[0])
    if len(fields) < 12:
        raise NotationError("position-fields", str(len(fields)))
    rules, players, to_act, phase, end, passes, bank, market, decks, tiles, *seats = fields[1:]
    if players not in ("2", "3", "4") or len(seats) != int(players):
        raise NotationError("position-players", players)
    awaiting = _parse_reveal(phase)
    state = State(
        rules=parse_rules(rules),
        bank=_parse_tokens(bank),
        market=_parse_market(market),
        decks=tuple(_number(n, 40, decks) for n in decks.split("/")),
        tiles=tuple(_parse_noble(tile) for tile in _items(tiles)),
        seats=tuple(map(_parse_seat, seats)),
        to_act=_number(to_act, len(seats) - 1, to_act),
        phase="act" if awaiting else _parse_phase(phase),
        awaiting=awaiting,
        ending={"end": True, "-": False}.get(end, False),
        passes=_number(passes, len(seats), passes),
    )
    if end not in ("end", "-"):
        raise NotationError("position-end", end)
    _check(state)
    against = against_rules(state)
    by_rules = fields[0] == f"sp{VERSION}"
    if against and by_rules and not kept:
        raise against
    return _replace(state, erred=bool(against) or not by_rules)


def parse_rules(text: str) -> RuleSet:
    """Parse an edition with its house rules. Raises NotationError."""
    edition, *house = text.split("+")
    return parse_house(edition, house)


def parse_house(edition: str, house: Iterable[str]) -> RuleSet:
    """Parse an edition and the house rules, each a text of its own."""
    if edition not in EDITIONS:
        raise NotationError("no-such-edition", edition)
    chosen: dict[str, int | bool] = {}
    rules = RuleSet(edition)
    for rule in house:
        found = re.fullmatch(r"(gold)=missing|(first|points|tiles)=(0|[1-9][0-9]{0,2})", rule)
        if not found:
            raise NotationError("no-such-rule", rule)
        name = found[1] or found[2]
        field = _FIELDS.get(name, name)
        if field in chosen:
            raise NotationError("rule-twice", rule)
        chosen[field] = False if name == "gold" else int(found[3])
        try:
            rules = RuleSet(edition, **chosen)  # type: ignore[arg-type]  # the fields' own types
        except InvalidValue as error:
            raise NotationError("no-such-rule", rule) from error
    return rules


def _number(text: str, most: int, field: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", text) or int(text) > most:
        raise NotationError("position-number", field)
    return int(text)


def _items(text: str) -> list[str]:
    return [] if text == "." else text.split(",")


def _parse_phase(text: str) -> Phase:
    for phase in get_args(Phase):
        if text == phase:
            return phase  # type: ignore[no-any-return]  # get_args is untyped
    raise NotationError("position-phase", text)


def _parse_reveal(text: str) -> Reveal | None:
    found = re.fullmatch(r"reveal:(?:(([abc])[1-4])|(h[1-4]):([abc]))", text)
    if not found:
        return None
    market_place, market_level, hand_place, hand_level = found.groups()
    return Reveal(market_level or hand_level, market_place or hand_place)


def _parse_tokens(text: str) -> Gems:
    if "," in text:  # as people write counts, but here it parts fields
        raise NotationError("not-counts", text)
    return parse_counts(text)


def _parse_cell(text: str) -> Card | Hidden | None:
    if text == "-":
        return None
    if re.fullmatch(r"\?[abc]", text):
        return Hidden(text[1])
    return parse_card(text)


def _parse_noble(text: str) -> Noble | None:
    return None if text == "-" else parse_noble(text)


def _parse_held(text: str) -> Held | None:
    blind = text.startswith("?")
    card = _parse_cell(text[1:] if blind and len(text) > 2 else text)
    return Held(card, blind) if card else None


def _parse_market(text: str) -> tuple[Card | Hidden | None, ...]:
    rows = [row.split(",") for row in text.split("/")]
    if [len(row) for row in rows] != [4, 4, 4]:
        raise NotationError("position-market", text)
    market = tuple(_parse_cell(cell) for row in rows for cell in row)
    for place, at in MARKET_INDEX.items():
        card = market[at]
        if card and card.level != place[0]:
            raise NotationError("position-level", place)
    return market


def _parse_seat(text: str) -> Seat:
    parts = text.split(":")
    if len(parts) != 4:
        raise NotationError("position-seat", text)
    tokens, cards, hand, nobles = parts
    seat = Seat(tokens=_parse_tokens(tokens), hand=tuple(map(_parse_held, hand.split(","))))
    if len(seat.hand) != HAND_LIMIT and (len(seat.hand) != len(HAND_PLACES) or not seat.hand[-1]):
        raise NotationError("position-hand", hand)
    for code in _items(cards):
        seat = with_card(seat, parse_card(code))
    for code in _items(nobles):
        seat = with_noble(seat, parse_noble(code))
    return seat


def _check(state: State) -> None:
    """Refuse an impossible state: lost or doubled pieces, or a phase that is not due."""
    players = len(state.seats)
    tokens: Gems = state.bank
    for seat in state.seats:
        tokens = plus(tokens, seat.tokens)
    if tokens != bank_at_start(players):
        raise NotationError("position-tokens", count_text(tokens))
    if state.rules.first >= players:
        raise NotationError("position-first", str(state.rules.first))
    _check_cards(state)
    nobles = [tile for tile in state.tiles if tile]
    for seat in state.seats:
        nobles += seat.nobles
    if len(state.tiles) != state.rules.tile_count(players) or len(nobles) != len(state.tiles):
        raise NotationError("position-tiles", str(len(nobles)))
    if len(set(nobles)) != len(nobles) or len(nobles) > len(NOBLES):
        raise NotationError("position-tile-twice")
    _check_phase(state)


def _check_cards(state: State) -> None:
    cards: list[Card | Hidden] = [card for card in state.market if card]
    for i, seat in enumerate(state.seats):
        cards += seat.cards
        awaited = state.awaiting.place if state.awaiting and i == state.to_act else None
        cards += [
            held.card
            for place, held in zip(HAND_INDEX, seat.hand, strict=False)
            if held and place != awaited
        ]
    known = [card for card in cards if isinstance(card, Card)]
    for card in known:
        if known.count(card) > 1:
            raise NotationError("position-card-twice", card_code(card))
    if len(state.decks) != len(LEVELS):
        raise NotationError("position-decks", str(len(state.decks)))
    for level, left in zip(LEVELS, state.decks, strict=True):
        there = left + sum(card.level == level for card in cards)
        if there != sum(card.level == level for card in CARDS):
            raise NotationError("position-cards", level)


def _check_end(state: State) -> None:
    """Refuse points without the last round that they begin, and passes that end a game."""
    players = len(state.seats)
    mid_turn = state.awaiting is not None or state.phase in ("return", "noble")
    reached = any(
        seat.points >= state.rules.target
        for i, seat in enumerate(state.seats)
        if not (mid_turn and i == state.to_act)
    )
    if reached != state.ending:
        raise NotationError("position-ending", "end" if reached else "-")
    due = state.passes == players or round_complete(state)
    if state.phase == "over" and not due:
        raise NotationError("position-phase", state.phase)
    most = players - 1 if state.phase == "act" else players
    if state.passes > (0 if state.awaiting else most):
        raise NotationError("position-number", str(state.passes))


def against_rules(state: State) -> NotationError | None:
    """Return what no legal turn leads to."""
    awaited = state.awaiting.place if state.awaiting else None
    for place, at in MARKET_INDEX.items():
        empty = state.market[at] is None and place != awaited
        if empty and state.decks[LEVELS.index(place[0])]:
            return NotationError("position-gap", place)
    if state.phase == "return" and state.passes:
        return NotationError("position-number", str(state.passes))
    if state.to_act != state.rules.first and not any(map(_has_anything, state.seats)):
        return NotationError("position-begins", str(state.rules.first))
    for i, seat in enumerate(state.seats):
        mid_turn = i == state.to_act and (state.phase != "act" or state.awaiting is not None)
        if len(seat.hand) > HAND_LIMIT:
            return NotationError("position-hand", _list(map(_held_text, seat.hand)))
        held = sum(seat.tokens)
        acts = mid_turn and (state.phase == "return" or state.awaiting is not None)
        if held > TOKEN_LIMIT + (3 if acts else 0):
            return NotationError("position-limit", str(i))
        if not all(_deserves(seat, tile) for tile in seat.nobles):
            return NotationError("position-bonuses", str(i))
        if not (mid_turn or seat.nobles) and _eligible(state, i):
            return NotationError("position-no-noble", str(i))
    return _against_turns(state)


def _has_anything(seat: Seat) -> bool:
    return bool(any(seat.tokens) or seat.cards or any(seat.hand) or seat.nobles)


def _deserves(seat: Seat, tile: Noble) -> bool:
    return all(bonus >= cost for bonus, cost in zip(seat.bonuses, tile.cost, strict=True))


def _eligible(state: State, seat: int) -> list[str]:
    return eligible_nobles(_replace(state, to_act=seat))


def _against_turns(state: State) -> NotationError | None:
    """Return what the turns before this one cannot have left."""
    players, to_act, awaiting = len(state.seats), state.to_act, state.awaiting
    if awaiting and awaiting.place in MARKET_INDEX:
        seat = state.seats[to_act]
        taken = [*seat.cards, *(held.card for held in seat.hand if held)]
        if not any(card.level == awaiting.level for card in taken):
            return NotationError("position-reveal", awaiting.place)
    if state.ending and state.phase != "over":

        def turn(seat: int) -> int:
            return (seat - state.rules.first) % players

        acts = state.phase == "act" and awaiting is None
        for i, seat in enumerate(state.seats):
            late = turn(i) > turn(to_act) or (acts and i == to_act)
            if late and seat.points >= state.rules.target:
                return NotationError("position-round", str(to_act))
    last = to_act if state.phase == "over" else to_act - 1
    for back in range(state.passes):
        passed = (last - back) % players
        before = _replace(state, to_act=passed, phase="act", awaiting=None)
        if legal_actions(before) != [Pass()]:
            return NotationError("position-passes", str(passed))
    return None


def _check_phase(state: State) -> None:
    _check_end(state)
    if state.phase == "return" and surplus(state) <= 0:
        raise NotationError("position-phase", state.phase)
    if state.phase == "noble" and len(eligible_nobles(state)) < 2:
        raise NotationError("position-phase", state.phase)
    if state.awaiting is None:
        return
    level, place = state.awaiting.level, state.awaiting.place
    if not state.decks[LEVELS.index(level)]:
        raise NotationError("position-reveal", place)
    there = state.card_at(place)
    if there != (Hidden(level) if place in HAND_INDEX else None):
        raise NotationError("position-reveal", place)
