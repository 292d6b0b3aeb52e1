"""What a player can choose from when a command leaves it open: menus and ways to pay."""

from splendor_access.dialogue.prompts import Choice
from splendor_access.game.actions import Action, Buy, ChooseNoble, Pass, Reserve, Return, Take
from splendor_access.game.cards import LEVELS, NONE, Card, Gems, Hidden, minus
from splendor_access.game.legality import legal_actions, refusal
from splendor_access.game.payment import payments
from splendor_access.game.state import TILE_INDEX, State
from splendor_access.talk.messages import Handful, Message, say
from splendor_access.talk.narrate import refused
from splendor_access.talk.parsing.commands import Act, Menu, fitting_payments

KINDS: dict[str, type[Action]] = {
    "take": Take,
    "reserve": Reserve,
    "buy": Buy,
    "return": Return,
    "noble": ChooseNoble,
    "pass": Pass,
}


def choices(command: str, state: State) -> list[Action]:
    """Return the legal actions of an acting command."""
    return [action for action in legal_actions(state) if isinstance(action, KINDS[command])]


def menu(asked: Menu, state: State, seen: State) -> Choice | Message:
    """Return all that a command could mean now, or why it is not allowed.

    `seen` is the state as those at the screen may know it.
    """
    command = asked.command
    actions = choices(command, state)
    if command == "return":
        # In the order in which the call to give back names what is held.
        actions.reverse()
    if not actions:
        return _why_not(command, state)
    if asked.decks:
        actions = [a for a in actions if isinstance(a, Reserve) and a.place in LEVELS]
        if not actions:
            return say("nothing-in-decks")
    options = [(option(action, seen), Act(action)) for action in actions]
    head = say("menu-decks" if asked.decks else f"menu-{command}", count=len(options))
    return Choice("which", head, options)


def nobles(state: State) -> Choice:
    """Return the prompt which of the nobles that visit is chosen."""
    options = [(option(action, state), Act(action)) for action in choices("noble", state)]
    return Choice("noble", say("menu-noble", count=len(options)), options)


def _why_not(command: str, state: State) -> Message:
    probes: dict[str, Action] = {
        "take": Take(NONE),
        "return": Return(NONE),
        "noble": ChooseNoble(""),
        "reserve": Reserve("a1"),
    }
    if state.phase != "act" or command in ("return", "noble"):
        refused_for = refusal(state, probes.get(command, Pass()))
        if refused_for:
            return refused(refused_for)
    if command == "reserve" and None not in state.seats[state.to_act].hand:
        return say("refused-hand-full")
    return say(f"nothing-to-{command}")


def option(action: Action, seen: State) -> Message:
    """Tell one action of a menu."""
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
    """Return the payments for a card the seat to act can afford that have the counts given."""
    card = state.card_at(place)
    assert isinstance(card, Card)
    return fitting_payments(payments(state, state.seats[state.to_act], card), given)


def pay(state: State, place: str, ways: list[Gems]) -> Choice:
    """Return the prompt which payment is meant, telling what each would leave."""
    tokens = state.seats[state.to_act].tokens
    options = [
        (say("option-payment", payment=way, left=minus(tokens, way)), Act(Buy(place, way)))
        for way in ways
    ]
    return Choice("pay", say("menu-pay", count=len(options)), options)
