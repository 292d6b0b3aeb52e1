"""The outcome of each held-out line about a turn, typed where it can be meant.

The table is made for what the line means: the cards that it names lie there, and who acts can do
it. Of a mishap or a correction the English meaning cannot be compared. There an entry that is
ordinary is wrong, and an entry of what happened, a question or a way to force it is right; whether
it is the right question has to be read for the open lines.
"""

import json
import re
from collections.abc import Sequence
from functools import cache
from typing import Literal

import msgspec

from splendor_access.companion.session import CompanionSession
from splendor_access.game.actions import Action, Buy, ChooseNoble, Reserve, Return, Revealed, Take
from splendor_access.game.cards import (
    CARDS,
    GOLD,
    NOBLES,
    ORDER,
    Card,
    Gems,
    as_gems,
    gems,
    plus,
)
from splendor_access.game.chance import unseen
from splendor_access.game.legality import default_payment, price
from splendor_access.game.notation import parse_action, parse_card
from splendor_access.game.record import Player
from splendor_access.game.state import (
    HAND_PLACES,
    MARKET_INDEX,
    MARKET_PLACES,
    TILE_INDEX,
    Held,
    Reveal,
    RuleSet,
    Seat,
    State,
    with_card,
)
from splendor_access.session.dialogue import OwnDevices
from splendor_access.session.intents import Intent
from splendor_access.session.prompts import Choice
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.table.book import Entered
from splendor_access.table.real_table import RealTable
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Act, Menu, Pay
from tests.companion.held_out.cards import FOLDER

NAMES = ("Ana", "Ben", "Cyd")

Outcome = Literal["understood", "asked back", "refused by its rule", "refused", "wrong"]

IN_WORDS = ("mishap", "correction")
"""The kinds whose meaning is told in English."""

_ASKING = ("prompt-fix", "prompt-count", "prompt-which")
"""Prompts that ask what really happened, or how the tokens lie."""

_TOLD_LATER = ("companion-not-entered", "companion-kept-until")
"""Messages that name a part of a line that is not entered yet."""


class SaidTurn(msgspec.Struct, frozen=True):
    """A line of a file of turns; see README.md."""

    said: str
    means: str | list[str]
    kind: str
    next: str = ""
    page: str = ""


class Meant(msgspec.Struct, frozen=True):
    """What a line means: an action of a seat, or a card turned up at a place."""

    what: Action | Card
    seat: int | None = None
    place: str = ""


def said_turns(language: str, which: str) -> list[SaidTurn]:
    """Return the lines of a language, of `turns` or `turns_open`."""
    text = (FOLDER / f"{which}.{language}.json").read_text("utf-8")
    return msgspec.convert(json.loads(text), list[SaidTurn])


@cache
def judged(language: str, which: str) -> list[tuple[SaidTurn, Outcome, Sequence[str]]]:
    """Return each line, its outcome, and what was answered."""
    return [(line, *_outcome(line, language)) for line in said_turns(language, which)]


def _outcome(line: SaidTurn, language: str) -> tuple[Outcome, Sequence[str]]:
    in_words = line.kind in IN_WORDS
    meant = [] if in_words else meanings(line.means)
    table = _before(line, meant)
    speaker = NAMES.index(line.page) if line.page else 0
    style = Style(language, Settings())
    company = OwnDevices(table) if line.page else None
    session = CompanionSession(table, speaker, style, company=company)
    session.opening()
    if in_words:
        _play_a_round(table, line)
    started, version = len(table.book.steps), table.version
    said = session.handle(Intent("keyboard", text=line.said, seen=version, begun=version))
    texts = [style.text(each.message, each.kind) for each in said]
    steps = [step.entered for step in table.book.steps[started:]]
    asks = session.open_prompt is not None or session.prompt_word.name in _ASKING
    forced = any(each.message.name == "companion-force" for each in said)
    if in_words:
        changed = table.version != version
        return _of_words(steps, changed=changed, asks=asks, forced=forced), texts
    done = [_is_entered(each, one, table) for each, one in zip(steps, meant, strict=False)]
    if len(steps) > len(meant) or not all(done):
        return "wrong", texts
    if len(steps) == len(meant):
        return "understood", texts
    if steps and not asks and len(steps) < len(meant):
        left = any(each.message.name in _TOLD_LATER for each in said)
        return "asked back" if left else "wrong", texts
    if forced:
        return "wrong", texts
    prompt = session.open_prompt
    if isinstance(prompt, Choice):
        options = [option for _told, option in prompt.options]
        one = meant[len(steps)]
        fits = [o for o in options if isinstance(o, Act) and _same(o.action, one.what)]
        places = [o for o in options if isinstance(o, Pay | Menu)]
        return "asked back" if fits or places else "refused", texts
    return ("asked back" if asks else "refused"), texts


def _of_words(steps: Sequence[Entered], *, changed: bool, asks: bool, forced: bool) -> Outcome:
    if steps and all(isinstance(each.what, Action) and not each.reason for each in steps):
        return "wrong"
    if changed:
        return "understood"
    if asks:
        return "asked back"
    return "refused by its rule" if forced else "refused"


def _play_a_round(table: RealTable, line: SaidTurn) -> None:
    """Enter a turn of everybody, of the gems that a correction speaks of."""
    text = line.means if isinstance(line.means, str) else ""
    taken = "sro" if "in place of black" in text else "ser"
    for _name in NAMES:
        mine = NAMES[table.state.to_act] in text
        if mine and "hidden" in text:
            table.enter(Entered(Reserve("c")))
        elif mine and "gold" in text and "three" not in text:
            table.enter(Entered(Reserve("c1")))
            decks = unseen(table.state.view(None))
            shown = parse_card(text.rsplit(": ", 1)[1]) if "hidden" in text else None
            table.enter(Entered(Revealed(next(c for c in decks[2] if c != shown))))
        else:
            table.enter(Entered(Take(gems(taken))))


def _is_entered(entered: Entered, meant: Meant, table: RealTable) -> bool:
    at = [step.entered for step in table.book.steps].index(entered)
    seat = table.book.steps[at].before.to_act
    if isinstance(meant.what, Card):
        return entered.what == Revealed(meant.what)
    return seat == meant.seat and _same(entered.what, meant.what)


def _same(done: object, meant: Action | Card) -> bool:
    if isinstance(done, Buy) and isinstance(meant, Buy):
        return done.place == meant.place and meant.payment in (None, done.payment)
    return done == meant


def meanings(means: str | list[str]) -> list[Meant]:
    """Return the entries of a meaning; a seat is None where none is named."""
    return [_meaning(text) for text in ([means] if isinstance(means, str) else means)]


def _meaning(text: str) -> Meant:
    place, mark, rest = text.partition(": ")
    if mark:
        return Meant(parse_card(rest), place=place)
    word, _, rest = text.partition(" ")
    named = [*map(fold, NAMES)]
    seat = named.index(fold(word)) if fold(word) in named else None
    command = text if seat is None else rest
    verb, _, about = command.partition(" ")
    code, _, paid = about.partition(" with ")
    if verb in ("buy", "reserve") and re.match(r"[abc]\d[serod]", code):
        card = parse_card(code)
        place = f"{card.level}2"
        paid = f" with {paid}" if paid else ""
        return Meant(parse_action(f"{verb} {place}{paid}"), seat, code)
    return Meant(parse_action(command.replace("deck ", "")), seat)


# The table


def _before(line: SaidTurn, meant: list[Meant]) -> RealTable:
    """Return a table where all that is meant can be done in order."""
    first = NAMES.index(line.next or line.page or _named(line, meant))
    seats = [msgspec.structs.replace(Seat(), tokens=gems("s")) for _name in NAMES]
    acting = first
    for at, each in enumerate(meant):
        if each.seat is None:
            meant[at] = msgspec.structs.replace(each, seat=acting)
        acting = meant[at].seat or 0
        following = meant[at + 1 : at + 2]
        stays = following and isinstance(following[0].what, Return | ChooseNoble | Card)
        acting = acting if stays else (acting + 1) % len(NAMES)
    market = _market(meant, line)
    state = State(
        rules=RuleSet(),
        bank=(7, 7, 5, 7, 7, 7),
        market=market,
        decks=(36, 26, 16),
        tiles=tuple(sorted(NOBLES, key=lambda tile: _overlap(tile.cost, meant))[:4]),
        seats=tuple(seats),
        to_act=first,
    )
    if meant and isinstance(meant[0].what, Card):
        place = meant[0].place
        empty = [None if at == MARKET_INDEX[place] else c for at, c in enumerate(market)]
        awaiting = Reveal(place[0], place)
        state = msgspec.structs.replace(state, market=tuple(empty), awaiting=awaiting)
    for each in meant:
        state = _able(state, each, meant)
    players = [Player(name) for name in NAMES]
    return RealTable(players, state)


def _overlap(asked: Gems, meant: Sequence[Meant]) -> int:
    """Return how much of what a noble asks for is paid, so that its bonuses would be too many."""
    paid = [each.what.payment for each in meant if isinstance(each.what, Buy)]
    return sum(min(a, b) for counts in paid if counts for a, b in zip(asked, counts, strict=True))


def _named(line: SaidTurn, meant: Sequence[Meant]) -> str:
    seats = [each.seat for each in meant if each.seat is not None]
    if meant:
        return NAMES[seats[0] if seats else 0]
    text = line.means if isinstance(line.means, str) else line.means[0]
    found = [(fold(text).find(fold(name)), name) for name in NAMES if fold(name) in fold(text)]
    return min(found)[1] if found else NAMES[0]


def _market(meant: Sequence[Meant], line: SaidTurn) -> tuple[Card, ...]:
    """Return open cards: those that are named, and others of which none is turned up later."""
    named: dict[str, Card] = {}
    later = {each.what for each in meant if isinstance(each.what, Card)}
    for each in meant:
        match each.what:
            case Buy(place, tuple() as paid) if place in MARKET_INDEX and not each.place:
                fits = (c for c in CARDS if c.level == place[0] and c not in later)
                named[place] = next(c for c in fits if _payable(c, paid))
            case Buy(place) | Reserve(place) if each.place:
                named[place] = parse_card(each.place)
    market: list[Card] = []
    for place in MARKET_PLACES:
        # Cards of much are described by no line, but for those that are named.
        others = [c for c in CARDS if c.level == place[0] and c not in later | {*named.values()}]
        free = [card for card in others if card not in market]
        market.append(named.get(place) or free[0])
    return tuple(market)


def _payable(card: Card, paid: Gems) -> bool:
    """Return whether a card can cost just what was paid, by bonuses of few cards."""
    rest = [n - p for n, p in zip(card.cost, paid, strict=True)]
    rest[GOLD] = 0
    return min(rest) >= 0 and sum(rest) >= paid[GOLD]


def _able(state: State, meant: Meant, all_meant: Sequence[Meant]) -> State:
    """Return the state with what the seat needs."""
    if meant.seat is None or isinstance(meant.what, Card):
        return state
    seat = state.seats[meant.seat]
    alone = len(all_meant) == 1
    match meant.what:
        case Buy(place, paid):
            if place in HAND_PLACES:
                card = next(c for c in CARDS if c.level == "b" and c not in state.market)
                if paid is not None:
                    fits = (c for c in CARDS if c not in state.market and _payable(c, paid))
                    card = next(fits)
                seat = msgspec.structs.replace(seat, hand=(Held(card), None, None))
            else:
                found = state.card_at(place)
                assert isinstance(found, Card)
                card = found
            seat = _with_bonuses(state, seat, card, paid)
            due = price(seat, card) if paid is None else paid
            seat = msgspec.structs.replace(seat, tokens=due)
            assert default_payment(seat, card) is not None
        case Return(given):
            extra = as_gems(10 * (letter == "o") for letter in ORDER)
            tokens = (
                plus(given, extra)
                if alone
                else as_gems(
                    n + 7 * (letter == "o") for n, letter in zip(given, ORDER, strict=True)
                )
            )
            seat = msgspec.structs.replace(seat, tokens=tokens)
            if alone:
                state = msgspec.structs.replace(state, phase="return", to_act=meant.seat)
        case ChooseNoble(place):
            mine = [state.tiles[TILE_INDEX[place]], state.tiles[0 if place != "n1" else 1]]
            cards = [
                card
                for letter in "serod"
                for card in [c for c in CARDS if c.bonus == letter and c.level == "c"][
                    : max(n.cost[ORDER.index(letter)] for n in mine if n)
                ]
            ]
            for card in cards:
                seat = with_card(seat, card)
            if alone:
                state = msgspec.structs.replace(state, phase="noble", to_act=meant.seat)
    seats = (*state.seats[: meant.seat], seat, *state.seats[meant.seat + 1 :])
    return msgspec.structs.replace(state, seats=seats)


def _with_bonuses(state: State, seat: Seat, card: Card, paid: Gems | None) -> Seat:
    """Return a seat whose bonuses leave just what was paid to be paid."""
    if paid is None:
        return seat
    rest = [n - p for n, p in zip(card.cost, paid, strict=True)]
    gold = paid[GOLD]
    rest[GOLD] = 0
    for at, n in enumerate(rest):
        spared = min(n, gold)
        gold -= spared
        rest[at] -= spared
    owned: list[Card] = [*seat.cards]
    for letter, n in zip(ORDER, rest, strict=True):
        free = [c for c in CARDS if c.bonus == letter and c not in (*owned, *state.market)]
        owned += [c for c in free if c.level == "a" and not c.points][:n]
    for mine in owned[len(seat.cards) :]:
        seat = with_card(seat, mine)
    return seat
