"""Computer opponents: one module a bot, found by name.

A bot is a module of this folder with

    choose(view: State, chance: Chance, decision: int) -> Action

`view` is what the seat to act may know, and may hold `Hidden`; the answer is legal in it, a
purchase may leave its payment open. It must be a pure function of its arguments: whatever is
random comes from `chance.pick(..., "bot", decision)`. `chance` is for that decision alone: the
seed of the game, and so the order of the decks, cannot be computed from it. A module whose name
begins with `_` is not a bot.
"""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.state import State

__all__ = ["LADDER", "Choose", "load", "names"]

LADDER = ("gentle", "easy", "fair", "normal", "hard", "expert")
"""The opponents that players are asked to choose from, from the weakest to the strongest."""

Choose = Callable[[State, Chance, int], Action]
"""How a bot decides: from a view, chance and the number of the decision in its game."""


def names() -> tuple[str, ...]:
    """Return the names of all bots, in alphabetical order."""
    return tuple(sorted(m.name for m in iter_modules(__path__) if not m.name.startswith("_")))


def load(name: str) -> Choose:
    """Return the `choose` of a bot; its module is imported only now.

    Raises KeyError if it does not exist.
    """
    if name not in names():
        raise KeyError(name)
    choose: Choose = import_module(f"{__name__}.{name}").choose
    return choose
