"""A person who follows a game at a real table, with as few typed characters as possible."""

from collections.abc import Iterator, Sequence

from splendor_access.companion.naming import Thing, normalised, spellings
from splendor_access.companion.session import CompanionSession
from splendor_access.game.actions import Buy, ChooseNoble, Pass, Reserve, Return, Revealed, Take
from splendor_access.game.cards import LEVELS, NOBLES, Card
from splendor_access.game.chance import unseen
from splendor_access.game.legality import default_payment
from splendor_access.game.notation import action_text, count_text, letter_text
from splendor_access.game.record import Player, Record
from splendor_access.game.rules import unknown_start
from splendor_access.game.state import HAND_INDEX, MARKET_INDEX, TILE_PLACES, RuleSet, State
from splendor_access.session.intents import Intent
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.table.real_table import RealTable

NAMES = ("Ana", "Ben", "Cyd", "Dan")


class Companion:
    """A session with its output, line by line; `heard` has all of it."""

    def __init__(
        self,
        players: int = 4,
        language: str = "en",
        rules: RuleSet | None = None,
        table: RealTable | None = None,
        settings: Settings | None = None,
        *,
        hides: bool = True,
    ) -> None:
        seats = [Player(name) for name in NAMES[:players]]
        self.table = table or RealTable(seats, unknown_start(rules or RuleSet(), players))
        style = Style(language, settings or Settings())
        self.session = CompanionSession(self.table, 0, style, hides=hides)
        self.heard = [style.text(said.message, said.kind) for said in self.session.opening()]

    def type(self, line: str) -> list[str]:
        """Type a line, and return the answer."""
        said = self.session.handle(Intent("keyboard", text=line, seen=self.table.version))
        lines = [self.session.style.text(each.message, each.kind) for each in said]
        self.heard += lines
        return lines

    @property
    def prompt(self) -> str:
        """The word before the cursor."""
        return self.session.style.text(self.session.prompt_word)

    @property
    def state(self) -> State:
        """The table as entered."""
        return self.table.state


def shortest(thing: Thing, there: Sequence[Thing]) -> str:
    """Return the shortest unique start of a code."""
    others = {code for each in there if each != thing for code in spellings(each)}
    begun = [
        code[:length]
        for code in spellings(thing)
        for length in range(1, len(code) + 1)
        if not any(other.startswith(code[:length]) for other in others) and code[0].isdigit()
    ]
    whole = min(spellings(thing), key=len)
    return min((text for text in begun if len(text) > 2), key=lambda t: (len(t), t), default=whole)


def laying(start: State) -> Iterator[tuple[str, str]]:
    """Yield the lines that lay down the cards and nobles of a first position."""
    hidden = {
        level: list(pile) for level, pile in zip(LEVELS, unseen(blank_of(start)), strict=True)
    }
    for place, at in MARKET_INDEX.items():
        card = start.market[at]
        assert isinstance(card, Card)
        yield place, shortest(card, hidden[place[0]])
        hidden[place[0]].remove(card)
    nobles = list(NOBLES)
    for place, tile in zip(TILE_PLACES, start.tiles, strict=False):
        assert tile
        yield place, shortest(tile, nobles)
        nobles.remove(tile)


def blank_of(start: State) -> State:
    """Return the table of a game before its cards were laid down."""
    return unknown_start(start.rules, len(start.seats))


def told(record: Record, states: Sequence[State]) -> Iterator[tuple[str, str, State]]:
    """Yield the lines for each entry of a record: its kind, the line, and the state after it.

    `states` are those before each entry, and the last one. Cards from a deck are named when they
    are bought.
    """
    drawn: set[tuple[int, str]] = set()
    for entry, before, after in zip(record.entries, states[:-1], states[1:], strict=True):
        me = before.to_act
        match entry:
            case Take(gems):
                yield "take", f"t {letter_text(gems)}", after
            case Return(gems):
                yield "return", letter_text(gems), after
            case Reserve(place):
                yield "reserve", f"res {place}", after
                if place in LEVELS:
                    drawn.add((me, _drawn_to(before)))
            case Buy(place, payment):
                card = before.card_at(place)
                assert isinstance(card, Card)
                usual = payment == default_payment(before.seats[me], card)
                paid = "" if usual else f" with {count_text(payment or ())}"  # type: ignore[arg-type]
                yield "buy", f"b {place}{paid}", after
                if (me, place) in drawn:
                    drawn.remove((me, place))
                    yield "known", normalised(shortest(card, [])), after
            case ChooseNoble() | Pass():
                yield "other", action_text(entry), after
            case Revealed(card):
                assert before.awaiting
                if before.awaiting.place not in HAND_INDEX:
                    assert isinstance(card, Card)
                    there = unseen(before)[LEVELS.index(card.level)]
                    yield "turned up", shortest(card, there), after


def _drawn_to(before: State) -> str:
    seat = before.seats[before.to_act]
    return next(place for place, at in HAND_INDEX.items() if seat.hand[at] is None)
