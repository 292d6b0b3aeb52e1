"""`simulate`: games between computer opponents, in a sentence each or as lines of JSON.

The JSON hides nothing: it has one value for each deal, decision and end.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from splendor_access import ExitCode
from splendor_access.bots import Choose, load
from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._arguments import (
    offered_bots,
    parse_all_bots,
    parse_seed,
    whole_number,
)
from splendor_access.commands._game import rules_option
from splendor_access.game.actions import Action, Buy
from splendor_access.game.cards import LEVELS, Card, Hidden, Noble
from splendor_access.game.chance import Chance, Deal, shuffled_deal
from splendor_access.game.events import EndReason
from splendor_access.game.legality import legal_actions, with_payment
from splendor_access.game.notation import action_text, as_dict, card_code, noble_code
from splendor_access.game.position import rules_text
from splendor_access.game.rules import begin, end_reason, play_out, winners
from splendor_access.game.state import EDITIONS, RuleSet, Seat, State
from splendor_access.talk.messages import Message, say

PLACE = 40

TURN_LIMIT = 400
"""Turns per player after which a game is scored as it stands."""

_CARD_CODES: dict[Card, str] = {}


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `simulate`."""
    add = parser.add_argument
    add("--games", type=whole_number, default=1, metavar="N", help=about("games-count"))
    add("--players", type=whole_number, choices=(2, 3, 4), default=2, help=about("players"))
    add("--seed", default="0", metavar="N", help=about("seed"))
    add("--edition", choices=EDITIONS, help=about("edition"))
    add("--house", action="append", default=[], metavar="RULE", help=about("house"))
    add(
        "--bot",
        action="append",
        default=[],
        metavar="NAME",
        help=about("bot-or-file", bots=offered_bots),
    )
    add("--json", action="store_true", help=about("json"))
    add("--legal", action="store_true", help=about("legal"))


def run(invocation: Invocation) -> int:
    """Play the games, and write each line at once."""
    given = invocation.arguments
    seed = parse_seed(given.seed)
    named, files = parse_all_bots(given.bot, invocation.locale)
    if given.games < 0:
        raise CannotRun(say("usage-games", count=given.games))
    # Loaded late, here and below: `--help` imports this module.
    from splendor_access.table.opponents import OwnBotFailed
    from splendor_access.table.setup import first_problem

    rules = rules_option(given)
    problem = first_problem(rules.first, given.players)
    if problem:
        raise CannotRun(problem)
    bots = named or ["random"]
    if len(bots) not in (1, given.players):
        raise CannotRun(say("usage-bots", count=len(bots), players=given.players))
    games, size = given.games, given.players
    lines = simulate(games, size, seed, rules, bots, legal=given.legal, files=files)
    try:
        _write(invocation, lines)
    except OwnBotFailed as failed:
        sys.stdout.flush()
        raise CannotRun(failed.message, ExitCode.BAD_FILE) from failed
    # Not after Ctrl-C: nobody may read.
    sys.stdout.flush()
    return ExitCode.DONE


def _write(invocation: Invocation, lines: Iterator[dict[str, Any]]) -> None:
    if invocation.arguments.json:
        encoder = msgspec.json.Encoder()
        for line in lines:
            sys.stdout.write(encoder.encode(line).decode() + "\n")
    else:
        turns, terminal = 0, invocation.terminal()
        for line in lines:
            turns = line.get("turn", turns)
            if line["type"] == "end":
                terminal.write([invocation.locale.text(_summary(line, turns + 1))])


def _summary(end: dict[str, Any], turns: int) -> Message:
    winners = [str(seat) for seat in end["winners"]]
    points = [str(count) for count in end["points"]]
    name = "simulate-won" if len(winners) == 1 else "simulate-shared"
    return say(
        "simulate-game",
        game=end["game"],
        winners=say(name, seats=[*winners]),
        points=say("simulate-points", points=[*points]),
        turns=turns,
    )


def simulate(
    games: int,
    players: int,
    seed: int,
    rules: RuleSet,
    bots: Sequence[str],
    legal: bool,
    files: Mapping[str, Path] | None = None,
) -> Iterator[dict[str, Any]]:
    """Play games and yield the output, one value per line.

    A value has a `type` and the number of its `game`, from 0:

    `deal`: `players`, `edition`, `rules` (edition and house rules, as in a position), `bank`,
    `market` and `decks` (by level, decks top first) and `nobles` (n1 first). Game k depends on
    `seed`, the rules and k alone.

    `move`, one per decision: `turn` (turns of all players, from 0; the decisions of a turn share
    it), `player`, `phase` (`act`, `return` or `noble`), with `legal` the list of the legal action
    lines, each once and purchases without payment, `action`, for a purchase `payment` (fewest
    gold), and the `bank`, `seats` and `market` after the action and a noble's visit that needed no
    choice. A seat has `tokens`, `bonuses`, `points`, `cards` (the number bought), `reserved` (three
    places) and `nobles` (in order of arrival).

    `end`: `winners`, `points`, `cards`, and the `reason`: `points`, `stalemate`, or `turn limit`
    after 400 turns per player.

    Counts have all six letters, s e g r o d. A single bot takes every seat; without one the bots
    are `random`. `files` are the player's own bots by name. Raises ValueError for another number of
    bots, KeyError for an unknown one, and OwnBotFailed if one of `files` fails.
    """
    seating = tuple(bots) or ("random",)
    if len(seating) == 1:
        seating *= players
    if len(seating) != players:
        raise ValueError(len(seating))
    from splendor_access.table.opponents import blocking_bot

    own = files or {}
    with ExitStack() as processes:
        choosers = [
            processes.enter_context(blocking_bot(own[name])) if name in own else load(name)
            for name in seating
        ]
        for game in range(games):
            chance = Chance(seed, game)
            deal = shuffled_deal(chance, rules.tile_count(players))
            state = begin(rules, players, deal)
            yield _deal_line(game, state, deal)
            yield from _play(game, state, deal, choosers, chance, legal)


def _play(
    game: int, state: State, deal: Deal, choosers: list[Choose], chance: Chance, legal: bool
) -> Iterator[dict[str, Any]]:
    turn = decision = 0
    limit = TURN_LIMIT * len(choosers)
    while state.phase != "over" and turn < limit:
        player, phase = state.to_act, state.phase
        line: dict[str, Any] = {
            "type": "move",
            "game": game,
            "turn": turn,
            "player": player,
            "phase": phase,
        }
        if legal:
            line["legal"] = [action_text(action) for action in legal_actions(state)]
        derived = chance.derived("bot", player, decision)
        action = _unpaid(choosers[player](state.view(player), derived, decision))
        line["action"] = action_text(action)
        whole = with_payment(state, action)
        if isinstance(whole, Buy) and whole.payment is not None:
            line["payment"] = as_dict(whole.payment)
        state, _events, _reveals = play_out(state, whole, deal)
        line["bank"] = as_dict(state.bank)
        line["seats"] = [_seat(seat) for seat in state.seats]
        line["market"] = _market(state)
        yield line
        decision += 1
        turn += state.to_act != player
    yield {
        "type": "end",
        "game": game,
        "winners": list(winners(state)),
        "points": [seat.points for seat in state.seats],
        "cards": [len(seat.cards) for seat in state.seats],
        "reason": (end_reason(state) or EndReason.TURN_LIMIT).value,
    }


def _unpaid(action: Action) -> Action:
    return Buy(action.place) if isinstance(action, Buy) else action


def _deal_line(game: int, state: State, deal: Deal) -> dict[str, Any]:
    return {
        "type": "deal",
        "game": game,
        "players": len(state.seats),
        "edition": state.rules.edition,
        "rules": rules_text(state.rules),
        "bank": as_dict(state.bank),
        "market": _market(state),
        "decks": {
            level: [card_code(card) for card in deck[4:]]
            for level, deck in zip(LEVELS, deal.decks, strict=True)
        },
        "nobles": [noble_code(tile) for tile in deal.tiles],
    }


def _market(state: State) -> dict[str, list[str | None]]:
    codes = [_code(card) for card in state.market]
    return {level: codes[4 * i : 4 * i + 4] for i, level in enumerate(LEVELS)}


def _seat(seat: Seat) -> dict[str, Any]:
    return {
        "tokens": as_dict(seat.tokens),
        "bonuses": as_dict(seat.bonuses),
        "points": seat.points,
        "cards": len(seat.cards),
        "reserved": [_code(held.card) if held else None for held in seat.hand],
        "nobles": [_tile(noble) for noble in seat.nobles],
    }


def _code(card: Card | Hidden | None) -> str | None:
    if not isinstance(card, Card):
        return None
    return card_code(card)


def _tile(noble: Noble) -> str:
    return noble_code(noble)
