"""The commands, and the meanings of typed lines as values."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

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
from splendor_access.game.cards import LEVELS, NO_GEMS, ORDER, Card, Gems, Noble
from splendor_access.game.notation import (
    NotationError,
    action_text,
    count_text,
    from_dict,
    parse_action,
)
from splendor_access.game.state import State
from splendor_access.talk import questions
from splendor_access.talk.messages import Arg, Handful, Message, say

MOST_NAMED = 4
"""So many cards at most are named by their places."""

Kind = Literal["act", "read", "do", "friends", "real"]

_COMMANDS: dict[str, Kind] = {
    "take": "act",
    "reserve": "act",
    "buy": "act",
    "return": "act",
    "noble": "act",
    "pass": "act",
    "undo": "do",
    "board": "read",
    "row": "read",
    "look": "read",
    "code": "read",
    "bank": "read",
    "me": "read",
    "hand": "read",
    "player": "read",
    "score": "read",
    "nobles": "read",
    "deck": "read",
    "turn": "read",
    "log": "read",
    "older": "read",
    "newer": "read",
    "last": "read",
    "again": "read",
    "position": "read",
    "record": "read",
    "json": "read",
    "help": "read",
    "rules": "read",
    "tutorial": "read",
    "aim": "do",
    "settings": "do",
    "alias": "do",
    "key": "do",
    "save": "do",
    "rematch": "do",
    "new": "do",
    "coach": "do",
    "quit": "do",
    "ready": "do",
    "say": "friends",
    "here": "friends",
    "begin": "friends",
    "replace": "friends",
    "device": "friends",
    "mute": "friends",
    "remove": "friends",
    "lock": "friends",
    "fix": "real",
    "check": "real",
    "count": "real",
    "force": "real",
    "secret": "real",
}
COMMANDS: dict[str, Kind] = {**_COMMANDS, **dict.fromkeys(questions.names(), "read")}
"""Every command; its words, use, explanation and example are in the locale files under
`command-NAME`. Those of the kind `read` work at every prompt and off turn, those of `friends` at
a table with friends elsewhere, and those of `real` where people play with a real box."""


GROUPS: dict[str, Sequence[str]] = {
    "table": ("board", "row", "look", "code", "bank", "nobles", "deck"),
    "players": ("me", "hand", "cards", "player", "score", "turn"),
    "advice": [name for name in questions.names() if name != "cards"],
    "history": ("last", "log", "older", "newer", "again"),
    "texts": ("position", "record", "json", "help", "rules", "tutorial"),
}
"""The reading commands as help lists them: `reads-GROUP` in the locale files."""


class Act(msgspec.Struct, frozen=True):
    """An action; `asked` when what it costs must be confirmed at a prompt first."""

    action: Action
    asked: bool = False


class Pay(msgspec.Struct, frozen=True):
    """A purchase with only a part of the payment, as counts by letter."""

    place: str
    given: dict[str, int]


class Menu(msgspec.Struct, frozen=True):
    """An acting command without its object: offer what is possible.

    `decks`: only which deck the card comes from was left out.
    """

    command: str
    decks: bool = False


class Ask(msgspec.Struct, frozen=True):
    """A reading command with its argument."""

    command: str
    about: str = ""


class Look(msgspec.Struct, frozen=True):
    """A card or tile to be described (`look`) or written (`code`), with its place if it has one."""

    command: str
    place: str | None
    item: Card | Noble | None


class Do(msgspec.Struct, frozen=True):
    """A command that neither acts nor reads, such as undo, settings or quit."""

    command: str
    about: str = ""


class Which(msgspec.Struct, frozen=True):
    """Several meanings: the prompt that asks which, and each meaning with its description."""

    prompt: Message
    options: tuple[tuple[Message, "Parsed"], ...]

    @property
    def guessed(self) -> bool:
        """Whether it asks what an unclear line means."""
        return self.prompt.name == "guessed"


class Unclear(msgspec.Struct, frozen=True):
    """A line without a meaning, and the answer that says why."""

    answer: Message


Parsed = Act | Pay | Menu | Ask | Look | Do | Which | Unclear


def reads(parsed: object) -> bool:
    """Return whether a line only reads, or needs a choice of what to read."""
    if isinstance(parsed, Which):
        return all(reads(meant) for _described, meant in parsed.options)
    return isinstance(parsed, Ask | Look)


def is_understood(parsed: object) -> bool:
    """Return whether a line has a meaning that is not only guessed."""
    guessed = isinstance(parsed, Which) and parsed.prompt.name == "guessed"
    return not guessed and not isinstance(parsed, Unclear)


def action_line(parsed: Act | Pay) -> str:
    """Return the line of an action, with the given part of its payment."""
    if isinstance(parsed, Pay):
        return f"{action_text(Buy(parsed.place))} with {count_text(from_dict(parsed.given))}"
    return action_text(parsed.action)


def command_of(parsed: Parsed) -> str:
    """Return the command that a meaning is of; nothing for a question which, or an answer."""
    match parsed:
        case Act() | Pay():
            return action_line(parsed).partition(" ")[0]
        case Ask() | Look() | Do() | Menu():
            return parsed.command
        case _:
            return ""


def deed_told(parsed: Parsed, line: str) -> Message:
    """Return a deed as it is asked about; `line` is the command line that does it.

    Gems are named, because letters cannot be checked by ear.
    """
    place: Arg = ""
    gems = handed = NO_GEMS
    match parsed:
        case Act(action=Take(gems=gems)):
            deed = "take"
        case Act(action=Return(gems=gems)):
            deed = "return"
        case Act(action=Buy(place=place, payment=payment)) if payment is not None:
            deed, handed = "buy", payment
        case Pay(place=place, given=given):
            deed, handed = "buy", from_dict(given)
        case Act(action=Buy(place=place)):
            deed = "buy-at"
        case Act(action=Reserve(place=place)):
            deed = "draw" if place in LEVELS else "reserve"
        case Act(action=ChooseNoble(place=place)):
            deed = "noble"
        case Act(action=Pass()):
            deed = "pass"
        case Which(options=options) if 1 < len(options) <= MOST_NAMED:
            deed, place = _one_of([meant for _told, meant in options])
        case _:
            deed = ""
    if not deed:
        return say("option-line", line=line)
    handful = Handful(gems)
    return say("option-deed", deed=deed, place=place, gems=handful, payment=handed, line=line)


def _one_of(meant: Sequence[Parsed]) -> tuple[str, list[Arg]]:
    """Return what is done with one of several cards, and their places; nothing where all differ."""
    actions = [each.action for each in meant if isinstance(each, Act)]
    for kind, deed in ((Buy, "buy-one"), (Reserve, "reserve-one")):
        places = [each.place for each in actions if isinstance(each, kind)]
        if len(places) == len(meant):
            return deed, [*dict.fromkeys(places)]
    return "", []


def tried_told(about: str, line: str) -> Message | None:
    """Return what `try` would tell of a deed as it is asked about; None of several deeds."""
    try:
        action = parse_action(about)
    except NotationError:
        return None
    gems = handed = NO_GEMS
    match action:
        case Take(gems=gems):
            deed, place = "take", ""
        case Buy(place=place, payment=payment):
            deed, handed = ("buy", NO_GEMS) if payment is None else ("pay", payment)
        case Reserve(place=place):
            deed = "draw" if place in LEVELS else "reserve"
        case _:
            return None
    handful = Handful(gems)
    return say("option-tried", deed=deed, place=place, gems=handful, payment=handed, line=line)


def only_told(parsed: Parsed) -> Parsed:
    """Return what tells about a deed instead of doing it; anything else as it is.

    So is a question which was meant that already has both.
    """
    match parsed:
        case Act() | Pay():
            return Ask("try", action_line(parsed))
        case Do(command="undo"):
            return Ask("help", "undo")
        case Which(options=options):
            if any(isinstance(each, Ask) and each.command == "try" for _told, each in options):
                return parsed
            return Which(parsed.prompt, tuple(map(_option_only_told, options)))
        case _:
            return parsed


def _option_only_told(option: tuple[Message, Parsed]) -> tuple[Message, Parsed]:
    described, meant = option
    told = only_told(meant)
    if isinstance(told, Ask) and told.command == "try":
        line = str(described.args.get("line", ""))
        named = tried_told(told.about, f"{line}?")
        if described.name in ("option-line", "option-deed"):
            subject = say("option-meant", meant="try-of", subject=line, value="", line=f"{line}?")
            described = named or subject
    return described, told


class Context(msgspec.Struct, frozen=True):
    """What a line is parsed against: the state as the speaker may know it, seat and names.

    `strict` is for lines that nobody types at a prompt: runs of gem letters in the order of the
    notation are never taken for abbreviations, and `reserve c` is not asked about. `friends`:
    others sit elsewhere, and what follows `say` is for them. `before` finds the speaker's last
    action. `sentences`: a line that is no command may be a sentence of one's own. `prompted`: a
    question of the program is open. `told` finds the places of cards in the last answer. `guesses`:
    where a line means nothing as a whole, it is asked whether something near to it is meant.
    `takes_done` finds the takes in a part of the log, named as behind `log`.
    """

    state: State
    seat: int
    names: Sequence[str]
    strict: bool = False
    friends: bool = False
    before: Callable[[], Action | None] = lambda: None
    sentences: bool = True
    prompted: bool = False
    told: Callable[[], Sequence[str]] = tuple
    guesses: bool = True
    takes_done: Callable[[str], Sequence[Action]] = lambda _about: ()

    def known_cards(self) -> dict[str, Card]:
        """Return the known cards of the market and of the speaker's hand by place."""
        return self.state.known_cards(self.seat)


def fitting_payments(ways: Iterable[Gems], given: dict[str, int]) -> list[Gems]:
    """Return the payments that have the counts that were said; counts not said are open.

    A payment that is exactly what was said goes before those with more in it.
    """
    ways = [way for way in ways if all(way[ORDER.index(c)] == n for c, n in given.items())]
    whole = from_dict(given)
    return [whole] if whole in ways else ways
