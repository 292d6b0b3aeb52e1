"""A whole game, what its person types, and how much of it was told."""

from typing import NamedTuple

from splendor_access.game.notation import action_text
from splendor_access.talk.locale import Locale
from splendor_access.talk.narrate import narrate
from tests.driver import decision, table


class Undisturbed(NamedTuple):
    """The rows of a game of Ana against `easy`, what she types, and the line told of each row."""

    arguments: tuple[str, ...]
    rows: list[str]
    typed: list[str]
    told: list[str]

    def announced(self, said: str, begin: int = 0) -> int:
        """Return how many rows after the first ones were told in whole lines."""
        lines = iter(said[: said.rindex("\n")].split("\n") if "\n" in said else [])
        count = 0
        for sought in self.told[begin:]:
            if sought not in lines:
                break
            count += 1
        return count


def undisturbed(seed: int) -> Undisturbed:
    """Play a whole game in this process."""
    laid = table("human", "easy", seed=seed)
    arguments = ("play", "--seat", "Ana", "--bot", "easy", "--seed", str(seed))
    game = Undisturbed(arguments, [], [], [])
    locale = Locale("en")
    while not laid.over:
        seat, action, log = laid.state.to_act, decision(laid), len(laid.log)
        game.rows.append(action_text(action))
        if seat == 0:
            game.typed.append(game.rows[-1])
        laid.act(action)
        first, *_others = narrate(laid.log[log].event, ["Ana", "Ada"], 0)
        game.told.append(locale.text(first))
    return game
