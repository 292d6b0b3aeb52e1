"""Computer opponents, which think in a process of their own.

The process gets one line of JSON a decision (bot, position as its seat knows it, a seed for this
decision alone, from which the one of the game cannot be computed, and the decision's number) and
answers with one action line. A slow or broken bot never holds up the game:
the process is replaced, and the decision made here when that does not help.
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
from splendor_access.table.own_bots import OwnBot, OwnBotFailed, own_file
from splendor_access.table.worker import PATIENCE, Worker
from splendor_access.talk.messages import Message, clean, say

STAND_IN = "easy"
"""The level that plays on where a player's own file cannot."""


class BotQuestion(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    bot: str
    position: str
    seed: int
    number: int


def question(bot: str, view: State, chance: Chance, number: int) -> BotQuestion:
    """Return what a bot is asked for the seat to act."""
    derived = chance.derived("bot", view.to_act, number)
    return BotQuestion(bot, position_text(view), derived.seed, number)


def decide(decision: BotQuestion) -> Action:
    """Return a bot's answer: a function of the question alone."""
    state = parse_position(decision.position)
    return load(decision.bot)(state, Chance(decision.seed), decision.number)


class Opponents(Worker):
    """Asks bots in a process. With `own` it asks files of the player too, each seat in its own.

    `troubles` is what is wrong with such files, until it has been told. Once a file has failed,
    the decisions of its seat are those of another level.
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
        decision = question(bot, view, chance, number)
        for _attempt in range(2):
            action = await self._ask(decision)
            if action is not None and refusal(view, action) is None:
                return action
            self.stop()
        return decide(decision)

    def stop(self) -> None:
        """End what thinks, and with it whatever it is thinking about."""
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
        """Return what a player's own file does; None once it has failed, of which it is told."""
        key = (bot, view.to_act)
        if key not in self._own:
            file = own_file(bot)
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
            # It has ended or is frozen (TimeoutError), or what it answers is no action.
            return None


def work() -> None:
    """Answer decisions from standard input until it ends."""
    for line in sys.stdin.buffer:
        action = decide(msgspec.json.decode(line, type=BotQuestion))
        sys.stdout.buffer.write(action_text(action).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    work()
