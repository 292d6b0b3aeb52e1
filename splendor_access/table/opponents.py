"""Computer opponents, which think in a separate process.

For each decision the process gets a line of JSON (the bot, the position as its seat knows it, a
seed for this decision alone, from which the one of the game cannot be computed, and the number of
the decision) and answers with an action line. A slow or broken bot never holds up the game: the
process is replaced, and if that does not help the decision is made here.
"""

import sys

import msgspec

from splendor_access.bots import load, names
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.legality import refusal
from splendor_access.game.notation import action_text, parse_action
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.state import State
from splendor_access.table.own_bots import OwnBot, OwnBotFailed, own_bot_file
from splendor_access.table.worker import PATIENCE, Worker
from splendor_access.talk.messages import Message, clean, say

STAND_IN = "easy"
"""The level that takes over when a player's own file fails."""


class BotQuestion(msgspec.Struct, frozen=True):
    """A decision that a bot has to make."""

    bot: str
    position: str
    seed: int
    number: int


def bot_question(bot: str, view: State, chance: Chance, number: int) -> BotQuestion:
    """Return the question to a bot for the seat to act."""
    derived = chance.derived("bot", view.to_act, number)
    return BotQuestion(bot, position_text(view), derived.seed, number)


def decide_here(decision: BotQuestion) -> Action:
    """Return a bot's answer: a function of the question alone."""
    state = parse_position(decision.position)
    return load(decision.bot)(state, Chance(decision.seed), decision.number)


class Opponents(Worker):
    """Asks bots in a process. With `own` also the player's own files, each seat in its own process.

    `troubles` has messages about such files until they have been told. Once a file has failed,
    `STAND_IN` makes the decisions of its seat.
    """

    def __init__(self, patience: float = PATIENCE, *, own: bool = False) -> None:
        super().__init__("splendor_access.table.opponents", patience=patience)
        self.troubles: list[Message] = []
        self._takes_own = own
        self._own: dict[tuple[str, int], OwnBot | None] = {}

    async def choose(self, bot: str, view: State, chance: Chance, number: int) -> Action:
        """Return the action of a bot for the seat to act."""
        if self._takes_own and bot not in names():
            action = await self._own_choice(bot, view, chance, number)
            if action is not None:
                return action
            bot = STAND_IN
        decision = bot_question(bot, view, chance, number)
        for _attempt in range(2):
            action = await self._ask(decision)
            if action is not None and refusal(view, action) is None:
                return action
            self.stop()
        return decide_here(decision)

    def stop(self) -> None:
        """End all processes, and drop the decisions under way."""
        super().stop()
        for own in filter(None, self._own.values()):
            own.stop()

    async def close(self) -> None:
        """See `Worker`."""
        await super().close()
        for own in filter(None, self._own.values()):
            await own.close()

    async def _own_choice(
        self, bot: str, view: State, chance: Chance, number: int
    ) -> Action | None:
        """Return the action of a player's own file, or None after a failure, which is reported."""
        key = (bot, view.to_act)
        if key not in self._own:
            file = own_bot_file(bot)
            self._own[key] = OwnBot(file, self._patience) if file else None
            if file is None:
                self._tell(bot, say("own-bot-gone", bot=clean(bot)))
        own = self._own[key]
        if own is None:
            return None
        derived = chance.derived("bot", view.to_act, number)
        try:
            return await own.choose(view, derived.seed, number)
        except OwnBotFailed as failed:
            self._tell(bot, failed.message)
            self._own[key] = None
            await own.close()
            return None

    def _tell(self, bot: str, why: Message) -> None:
        self.troubles += [
            why,
            say("own-bot-replaced", bot=clean(bot), level=say(f"level-{STAND_IN}")),
        ]

    async def _ask(self, decision: BotQuestion) -> Action | None:
        try:
            line = await self.exchange(msgspec.json.encode(decision) + b"\n")
            return parse_action(line.decode())
        except (OSError, ValueError):
            # It has ended or is frozen (TimeoutError), or its answer is no action.
            return None


def answer_decisions() -> None:
    """Answer decisions from standard input until it ends."""
    for line in sys.stdin.buffer:
        action = decide_here(msgspec.json.decode(line, type=BotQuestion))
        sys.stdout.buffer.write(action_text(action).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    answer_decisions()
