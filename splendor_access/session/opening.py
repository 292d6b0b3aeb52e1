"""How a game begins for one seat: who plays, by which rules."""

from splendor_access.game.record import HUMAN
from splendor_access.table.table import Table
from splendor_access.talk import rulebook
from splendor_access.talk.messages import Arg, Message, Messages, say


def introduction(table: Table, seat: int, *, by_name: bool) -> Messages:
    """Tell who plays, and by which rules. With `by_name` several people hear it."""
    rules, count = table.state.rules, len(table.players)
    players: list[Arg] = [
        _player(table, each, me=each == seat and not by_name) for each in range(count)
    ]
    usual = "yes" if rules.edition == rulebook.USUAL.edition else "no"
    opening = say("opening", edition=rules.edition, usual=usual, players=players)
    return [opening, *rulebook.house_rules(rules, count)]


def _player(table: Table, seat: int, *, me: bool) -> Message:
    player = table.players[seat]
    if player.kind == HUMAN:
        return say("player-me") if me else say("player-human", name=player.name)
    return say("player-bot", name=player.name, level=say(f"level-{player.kind}"))
