"""The game itself: values and pure functions, without words, clock, files or hidden randomness.

Other programs import the names in `__all__` from here, as docs/library.md shows. A change of these
names or of their behaviour is a new version; all else may change at any time.
"""

from splendor_access.game.actions import (
    Action,
    Buy,
    ChooseNoble,
    Pass,
    Reserve,
    Return,
    Revealed,
    Take,
)
from splendor_access.game.cards import CARDS, NOBLES, Card, Gems, Hidden, InvalidValue, Noble, gems
from splendor_access.game.chance import Chance, unseen
from splendor_access.game.events import (
    AgainstRules,
    Bought,
    Dealt,
    Drew,
    Emptied,
    Ended,
    EndReason,
    Event,
    IllegalAction,
    LastRound,
    Passed,
    Reason,
    Refusal,
    Reserved,
    Returned,
    Took,
    TurnBegan,
    Visited,
)
from splendor_access.game.game import Game
from splendor_access.game.legality import legal_actions
from splendor_access.game.notation import (
    NotationError,
    action_text,
    card_code,
    noble_code,
    parse_action,
    parse_card,
    parse_noble,
)
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import Player, RecordError
from splendor_access.game.state import EDITIONS, Held, RuleSet, Seat, State

__all__ = [
    "CARDS",
    "EDITIONS",
    "NOBLES",
    "Action",
    "AgainstRules",
    "Bought",
    "Buy",
    "Card",
    "Chance",
    "ChooseNoble",
    "Dealt",
    "Drew",
    "Emptied",
    "EndReason",
    "Ended",
    "Event",
    "Game",
    "Gems",
    "Held",
    "Hidden",
    "IllegalAction",
    "InvalidValue",
    "LastRound",
    "Noble",
    "NotationError",
    "Pass",
    "Passed",
    "Player",
    "Reason",
    "RecordError",
    "Refusal",
    "Reserve",
    "Reserved",
    "Return",
    "Returned",
    "Revealed",
    "RuleSet",
    "Seat",
    "State",
    "Take",
    "Took",
    "TurnBegan",
    "Visited",
    "action_text",
    "card_code",
    "gems",
    "legal_actions",
    "noble_code",
    "parse_action",
    "parse_card",
    "parse_noble",
    "parse_position",
    "position_text",
    "unseen",
]
