"""The game itself: values and pure functions, without words, clock, files or hidden randomness.

Other programs import from here what is in `__all__`, as docs/library.md shows. The names in it and
what they do stay, or are said to change in the version; all else may change at any time.
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
from splendor_access.game.cards import CARDS, NOBLES, Card, Gems, Hidden, Noble, gems
from splendor_access.game.chance import Chance
from splendor_access.game.events import Event, IllegalAction, Reason, Refusal
from splendor_access.game.game import Game
from splendor_access.game.notation import NotationError, action_text, parse_action
from splendor_access.game.record import Player, RecordError
from splendor_access.game.state import EDITIONS, RuleSet, Seat, State

__all__ = [
    "CARDS",
    "EDITIONS",
    "NOBLES",
    "Action",
    "Buy",
    "Card",
    "Chance",
    "ChooseNoble",
    "Event",
    "Game",
    "Gems",
    "Hidden",
    "IllegalAction",
    "Noble",
    "NotationError",
    "Pass",
    "Player",
    "Reason",
    "RecordError",
    "Refusal",
    "Reserve",
    "Return",
    "Revealed",
    "RuleSet",
    "Seat",
    "State",
    "Take",
    "action_text",
    "gems",
    "parse_action",
]
