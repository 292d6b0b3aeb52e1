"""How a game begins for one seat, or goes on: who plays, by which rules, how it stands."""

from splendor_access.game.record import HUMAN
from splendor_access.table.table import Table
from splendor_access.talk import describe, rulebook
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


def return_to(table: Table, scene: describe.Scene) -> Messages:
    """Tell one who comes back how the game stands."""
    if table.over:
        return [] if table.end_told else [say("resumed-end")]
    return [
        say("resumed", round=table.round),
        *rulebook.differences(table.state.rules, len(table.players)),
        *describe.score(scene),
    ]


def whose_turn(table: Table, seat: int) -> Messages:
    """Tell whom a seat waits for, where it cannot see the others."""
    due = table.state.to_act
    waits = table.elsewhere and not table.over and due != seat
    return [say("turn-of", name=table.names[due])] if waits else []


def _player(table: Table, seat: int, *, me: bool) -> Message:
    player = table.players[seat]
    if player.kind == HUMAN:
        return say("player-me") if me else say("player-human", name=player.name)
    return say("player-bot", name=player.name, level=say(f"level-{player.kind}"))
