"""The set-up of a game: names, opponents, and the first position."""

import os
from collections.abc import Sequence

import msgspec

from splendor_access.game.chance import Chance, deal_unseen, shuffled_deal
from splendor_access.game.record import Player
from splendor_access.game.rules import apply, begin, unknown_start
from splendor_access.game.state import RuleSet, Seat, State
from splendor_access.table.names import is_taken
from splendor_access.table.real_table import RealTable
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, say


def first_problem(first: int, players: int) -> Message | None:
    """Return why the house rule `first` does not fit a game of so many players, or None."""
    return None if 0 <= first < players else say("misread-first", seat=first, last=players - 1)


def opponents(levels: Sequence[str], taken: Sequence[str], locale: Locale) -> list[Player]:
    """Return computer opponents with unused names."""
    free = [name for name in locale.words("bot-names") if not is_taken(name, taken)]
    return [Player(name, level) for name, level in zip(free, levels, strict=False)]


def _secret_seed() -> int:
    """Draw a seed. What `secrets` would add takes as long to load as a shuffle."""
    return int.from_bytes(os.urandom(8), "big") >> 1


def new_table(players: Sequence[Player], rules: RuleSet, seed: int | None) -> Table:
    """Shuffle, and lay out a game; without a seed a secret one is drawn."""
    chance = Chance(_secret_seed() if seed is None else seed)
    deal = shuffled_deal(chance, rules.tile_count(len(players)))
    return Table(players, begin(rules, len(players), deal), deal, chance)


def new_rematch(ended: Table) -> Table:
    """Lay out another game of the same players by the same rules; the next player begins."""
    start, players = ended.start, ended.players
    if isinstance(ended, RealTable):
        first = (start.rules.first + 1) % len(players)
        rules = msgspec.structs.replace(start.rules, first=first)
        return RealTable(players, unknown_start(rules, len(players)), ended.me)
    if any(seat != Seat() for seat in start.seats):
        # It was begun from a position in the middle of a game, so start there again.
        return table_from(start.view(None), players, None)
    rules = start.rules
    first = (rules.first + 1) % len(players)
    return new_table(players, msgspec.structs.replace(rules, first=first), None)


def table_from(position: State, players: Sequence[Player], seed: int | None) -> Table:
    """Lay out a position; what is hidden in it is dealt from the unseen cards."""
    chance = Chance(_secret_seed() if seed is None else seed)
    state, deal = deal_unseen(position, chance)
    while state.awaiting is not None:
        state, _events = apply(state, deal.reveal(state))
    return Table(players, state, deal, chance)
