"""Sessions played without a terminal, with all that is heard written down."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance, Deal, shuffled_deal
from splendor_access.game.record import Player
from splendor_access.game.rules import begin
from splendor_access.game.state import RuleSet, State
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import open_session
from splendor_access.settings.settings import load_settings
from splendor_access.table.table import Table
from splendor_access.talk.messages import Message
from tests.transcripts.linter import Exchange

Choose = Callable[[State], Action]
"""The next action of a seat that nobody types for."""


def table(players: Sequence[Player], rules: RuleSet | None = None, seed: int = 1) -> Table:
    """Deal a game."""
    rules = rules or RuleSet()
    deal = shuffled_deal(Chance(seed), rules.tile_count(len(players)))
    return Table(players, begin(rules, len(players), deal), deal, Chance(seed))


def laid(players: Sequence[Player], start: State, deal: Deal) -> Table:
    """Lay out a game that goes on from a state."""
    return Table(players, start, deal, Chance(1))


class Recorder:
    """One keyboard at a table; seats without a person act as `choose` says."""

    def __init__(
        self,
        played: Table,
        choose: Choose,
        settings: Mapping[str, str] | None = None,
        *,
        tutorial: bool = False,
        language: str = "en",
    ) -> None:
        self.session = open_session(
            played, language, load_settings(settings or {}, {}), strict=False
        )
        if tutorial:
            self.session.listener.tutor.begin()
        self.transcript: list[Exchange] = []
        self._choose = choose
        self._prompt = self._text(self.session.prompt_word)
        self._heard(" ", self.session.opening())

    def type(self, line: str) -> Exchange:
        """Type a line and let the others act; return what was heard."""
        self._prompt = self._text(self.session.prompt_word)
        return self._heard(line, self.session.handle(Intent("keyboard", text=line)))

    def play(self, lines: Iterable[str]) -> None:
        """Type lines one after another."""
        for line in lines:
            self.type(line)

    @property
    def prompt(self) -> str:
        """The word of the prompt that is there now."""
        return self._text(self.session.prompt_word)

    def _text(self, message: Message) -> str:
        return self.session.style.text(message)

    def _heard(self, typed: str, said: list[Said]) -> Exchange:
        said = list(said)
        while self.session.bot is not None:
            table = self.session.table
            action = self._choose(table.state)
            intent = Intent("bot", action=action, seat=self.session.bot, seen=table.version)
            assert table.refusal(action) is None, action
            said += self.session.handle(intent)
        exchange = Exchange(
            prompt=self._prompt,
            typed=typed,
            heard=tuple(self.session.style.text(each.message, each.kind) for each in said),
            names=tuple(each.message.name for each in said),
        )
        self.transcript.append(exchange)
        return exchange
