"""Computer opponents that think in the process of their game, to start none for each game."""

from splendor_access.game.actions import Action
from splendor_access.table.opponents import BotQuestion, Opponents, decide_here


async def think_here(_opponents: Opponents, decision: BotQuestion) -> Action:
    """Make the decision of a bot, in place of `Opponents._ask`."""
    return decide_here(decision)
