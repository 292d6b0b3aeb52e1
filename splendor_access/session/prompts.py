"""Prompts and menus: the program's questions, and how replies are understood."""

from collections.abc import Callable, Sequence
from typing import Literal, assert_never

import msgspec

from splendor_access.game.actions import Action, Buy, ChooseNoble, Pass, Reserve, Return, Take
from splendor_access.game.cards import LEVELS, NO_GEMS, Card, Gems, Hidden, Noble, minus
from splendor_access.game.legality import legal_actions, may_reserve, payments, refusal
from splendor_access.game.notation import count_text, letter_text
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_INDEX, State
from splendor_access.talk.messages import Handful, Message, Messages, clean, say, secret
from splendor_access.talk.narrate import refused
from splendor_access.talk.parsing.commands import (
    Act,
    Ask,
    Do,
    Look,
    Menu,
    Parsed,
    Pay,
    Unclear,
    fitting_payments,
)
from splendor_access.talk.parsing.vocabulary import Vocabulary


class Choice(msgspec.Struct, frozen=True):
    """A prompt answered by a number, or by the word for an option.

    `behind` is the prompt that returns when this one, which only reads, is answered, or when no
    guess of it is right. `secret`: the options reveal what only one person may know.
    """

    word: str
    head: Message
    options: Sequence[tuple[Message, Parsed]]
    behind: "Choice | Confirm | Handover | None" = None
    secret: bool = False

    @property
    def reads(self) -> bool:
        """Whether every option only reads something out, or does nothing but aim or keep."""
        return all(
            isinstance(parsed, Ask | Look)
            or (isinstance(parsed, Do) and parsed.command in ("aim", "save"))
            for _described, parsed in self.options
        )

    @property
    def guessed(self) -> bool:
        """Whether it asks what an unclear line means."""
        return self.head.name == "guessed"

    @property
    def pays(self) -> bool:
        """Whether the options are ways to pay for one card."""
        return len({option_place(each) for _told, each in self.options}) == 1 < len(self.options)

    @property
    def orders(self) -> bool:
        """Whether a deed is among the options."""
        return any(isinstance(parsed, Act | Pay | Menu) for _described, parsed in self.options)

    @property
    def passing(self) -> bool:
        """Whether a line that is no reply is read as if it were not there: nothing hangs on it."""
        return self.guessed or self.reads

    @property
    def sole(self) -> bool:
        """Whether it asks for yes or no to one guess."""
        return self.guessed and len(self.options) == 1

    def option(self, reply: "Reply") -> Parsed | None:
        """Return the option that a reply chooses, or None."""
        number = reply.word
        if isinstance(number, int) and 0 < number <= len(self.options):
            return self.options[number - 1][1]
        return None

    def lines(self) -> Messages:
        """Return the prompt and its options, numbered if there are several to choose from."""
        numbered = [
            described if self.sole else say("option", number=number, option=described)
            for number, (described, _parsed) in enumerate(self.options, 1)
        ]
        return secret([self.head, *numbered]) if self.secret else [self.head, *numbered]


class Confirm(msgspec.Struct, frozen=True):
    """A prompt answered by yes or no; reading and chat commands work beside it.

    Over a pipe anything else is no. For a typist the program says so and asks again. `leaves`: it
    asks whether to leave the game. `behind` is the prompt that returns afterwards.
    """

    messages: Sequence[Message]
    yes: Callable[[], Messages]
    no: Callable[[], Messages]
    leaves: bool = False
    behind: "Prompt | None" = None

    def again(self, meant: Parsed, typed: str) -> Messages:
        """Say that a line is neither yes nor no, or is not done now, and ask again.

        A key or button has nothing `typed`.
        """
        told: Messages = []
        if not isinstance(meant, Unclear):
            told = [say("not-done-yet", typed=clean(typed)) if typed else say("not-done")]
        elif typed.strip():
            told = [say("neither-yes-nor-no", typed=clean(typed))]
        return [*told, *self.messages]


class SaveTrouble(msgspec.Struct, frozen=True):
    """A failed save: try again, play on unsaved, or quit."""

    again: Callable[[], Messages]
    unsaved: Callable[[], Messages]


class Handover(msgspec.Struct, frozen=True):
    """The device must be passed to a seat, whose player then says `ready`.

    `messages` asks for it, `says_ready` recognises the word in that player's language, and `passed`
    completes it.
    """

    seat: int
    messages: Callable[[], Messages]
    says_ready: Callable[[str], bool]
    passed: Callable[[], None]


Prompt = Choice | Confirm | SaveTrouble | Handover

FEW = 4
"""So many choices are heard in one go."""


def question_lines(prompt: Prompt | None) -> Messages:
    """Return the lines of a prompt, with its choices; none without one."""
    match prompt:
        case Choice() as choice:
            return choice.lines()
        case Confirm(messages=messages):
            return [*messages]
        case Handover() as handover:
            return handover.messages()
        case SaveTrouble():
            return [say("save-trouble-choices")]
        case None:
            return []
        case _ as unknown:
            assert_never(unknown)


class Reply(msgspec.Struct, frozen=True):
    """A reply to an open prompt: the number of an option, yes or no, leave it, or a way out.

    `repeat` asks for the question once more. `behind`: what else was typed behind a yes
    or no.
    """

    word: int | Literal["yes", "no", "cancel", "again", "unsaved", "quit", "repeat"]
    behind: str = ""


def option_place(parsed: Parsed) -> str | None:
    """Return the place that an option is about, or None."""
    match parsed:
        case Act(action=Buy() | Reserve() | ChooseNoble() as action):
            return action.place
        case Look(place=place):
            return place
        case Ask(about=about) | Do(command="aim", about=about):
            return about.split()[-1] if about else None
        case _:
            return None


def option_thing(parsed: Parsed, state: State) -> Card | Noble | None:
    """Return the card or noble that an option is about, if the state shows it."""
    place = option_place(parsed)
    if place in TILE_INDEX:
        tiles = state.tiles
        return tiles[TILE_INDEX[place]] if TILE_INDEX[place] < len(tiles) else None
    if place not in (*MARKET_PLACES, *HAND_PLACES):
        return None
    found = state.card_at(place)
    return found if isinstance(found, Card) else None


def parse_choice(prompt: Choice, text: str, vocabulary: Vocabulary) -> Reply | Unclear | None:
    """Return the option that a number or word names, or None if the text is no reply."""
    word = vocabulary.plain(text).casefold()
    number = vocabulary.number(word)
    if word.isdecimal() and len(word) < 4:
        number = int(word)
    if number is not None:
        if 0 < number <= len(prompt.options):
            return Reply(number)
        return Unclear(say("no-such-number", typed=clean(text), count=len(prompt.options)))
    named = [
        number
        for number, (described, parsed) in enumerate(prompt.options, 1)
        if word and word in (_option_word(parsed), *_command_line(described))
    ]
    return Reply(named[0]) if len(named) == 1 else None


def _command_line(described: Message) -> list[str]:
    """Return an option's text as a command line, and its first word."""
    typed = described.name in ("option-line", "option-deed")
    line = described.args.get("line") if typed else None
    return [line.casefold(), line.casefold().partition(" ")[0]] if isinstance(line, str) else []


def _option_word(parsed: Parsed) -> str | None:
    """Return the word, other than its number, that chooses an option."""
    match parsed:
        case Act(action=Take() | Return() as action):
            return letter_text(action.gems)
        case Act(action=Buy() as action) if action.payment is not None:
            return count_text(action.payment)
        case Act(action=Buy() | Reserve() | ChooseNoble() as action):
            return action.place
        case Look(place=str() as place) | Ask(command="need", about=place):
            return place
        case Ask(command="try", about=about) if about and " then " not in about:
            return about.split()[:2][-1]
        case _:
            return None


KINDS: dict[str, type[Action]] = {
    "take": Take,
    "reserve": Reserve,
    "buy": Buy,
    "return": Return,
    "noble": ChooseNoble,
    "pass": Pass,
}


def legal_choices(command: str, state: State) -> list[Action]:
    """Return the legal actions of an acting command."""
    return [action for action in legal_actions(state) if isinstance(action, KINDS[command])]


def menu(asked: Menu, state: State, seen: State) -> Choice | Message:
    """Return everything that a command could mean now, or why it is not allowed.

    `seen` is the state as everybody at the screen may know it.
    """
    command = asked.command
    actions = legal_choices(command, state)
    if command == "return":
        # The same order as in the call to give back tokens.
        actions.reverse()
    if not actions:
        return _explain_impossible(command, state)
    if asked.decks:
        actions = [a for a in actions if isinstance(a, Reserve) and a.place in LEVELS]
        if not actions:
            return say("nothing-in-decks")
    options = [(describe_option(action, seen), Act(action)) for action in actions]
    return Choice("which", say("menu-decks") if asked.decks else _head(command, options), options)


def _head(command: str, options: Sequence[object]) -> Message:
    match command:
        case "take" | "return":
            return say("menu-gems", command=command, count=len(options))
        case "reserve" | "buy":
            return say("menu-cards", command=command, count=len(options))
    return say("menu-noble", count=len(options))


def noble_choice(state: State) -> Choice:
    """Return the prompt for a choice among the visiting nobles."""
    options = [
        (describe_option(action, state), Act(action)) for action in legal_choices("noble", state)
    ]
    return Choice("noble", _head("noble", options), options)


def _explain_impossible(command: str, state: State) -> Message:
    probes: dict[str, Action] = {
        "take": Take(NO_GEMS),
        "return": Return(NO_GEMS),
        "noble": ChooseNoble(""),
        "reserve": Reserve("a1"),
    }
    if state.phase != "act" or command in ("return", "noble"):
        refused_for = refusal(state, probes.get(command, Pass()))
        if refused_for:
            return refused(refused_for)
    if command == "reserve" and not may_reserve(state.seats[state.to_act]):
        return say("refused-hand-full")
    return say(f"nothing-to-{command}")


def describe_option(action: Action, seen: State) -> Message:
    """Describe one action of a menu."""
    match action:
        case Take() | Return():
            return say("option-gems", gems=Handful(action.gems))
        case ChooseNoble():
            tile = seen.tiles[TILE_INDEX[action.place]]
            assert tile is not None
            return say("option-noble", place=action.place, noble=tile)
        case Reserve(place=level) if level in LEVELS:
            return say("option-deck", level=level)
        case Buy() | Reserve():
            card = seen.card_at(action.place)
            assert card is not None
            if isinstance(card, Hidden):
                return say("option-veiled", place=action.place, level=card.level)
            return say("option-card", place=action.place, card=card)
        case Pass():
            return say("option-pass")


def ways_to_pay(state: State, place: str, given: dict[str, int]) -> list[Gems]:
    """Return the affordable payments for a card that include the given counts."""
    card = state.card_at(place)
    assert isinstance(card, Card)
    return fitting_payments(payments(state, state.seats[state.to_act], card), given)


def payment_choice(state: State, place: str, ways: list[Gems]) -> Choice:
    """Return the prompt for a payment, which says what each would leave."""
    tokens = state.seats[state.to_act].tokens
    options = [
        (say("option-payment", payment=way, left=minus(tokens, way)), Act(Buy(place, way)))
        for way in ways
    ]
    return Choice("pay", say("menu-pay", count=len(options)), options)
