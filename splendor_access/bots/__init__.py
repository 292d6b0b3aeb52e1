"""Computer opponents: one module a bot, found by name.

A bot is a module of this folder with

    choose(view: State, chance: Chance, decision: int) -> Action

`view` is the view of the seat to act, and may contain `Hidden`; the action is legal in it, and a
purchase may leave its payment open. `choose` is a pure function of its arguments: random choices
use `chance.pick(..., "bot", decision)`. `chance` is for that decision alone: the seed of the game,
and so the order of the decks, cannot be computed from it. A module whose name begins with `_` is
not a bot. In the name of a bot, a hyphen stands for an underline of its module.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.state import State

__all__ = ["LADDER", "Choose", "load", "names"]

LADDER = (
    *("gentle", "easy", "fairly-easy", "fair", "normal"),
    *("fairly-hard", "hard", "very-hard", "expert"),
)
"""The opponents that players choose from, from the weakest to the strongest."""

Choose = Callable[[State, Chance, int], Action]
"""The function of a bot: from a view, a chance and the number of the decision in its game."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of all bots, in alphabetical order."""
    there = (m.name for m in iter_modules(__path__) if not m.name.startswith("_"))
    return tuple(sorted(name.replace("_", "-") for name in there))


def load(name: str) -> Choose:
    """Import the module of a bot, and return its `choose`.

    Raises KeyError if there is no such bot.
    """
    if name not in names():
        raise KeyError(name)
    choose: Choose = import_module(f"{__name__}.{name.replace('-', '_')}").choose
    return choose
