"""The turns of a seat in a game that was played: which gave most away, and what was better.

Whoever waits for it does so in a process of its own, and nothing else is held up.
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import msgspec

from splendor_access.bots._last_round import best_first, surely_won
from splendor_access.bots._turns import finished
from splendor_access.bots._value import SURE, Judge, chance_of
from splendor_access.bots.expert import outlook
from splendor_access.game.actions import Action, Buy, Revealed
from splendor_access.game.chance import Chance, deal_unseen
from splendor_access.game.notation import action_text
from splendor_access.game.position import position_text
from splendor_access.game.record import Record, entry_text, parse_record, record_text
from splendor_access.game.rules import apply
from splendor_access.game.state import State
from splendor_access.settings.files import (
    Missing,
    NotKept,
    Unreadable,
    home,
    make_home,
    read_toml,
    replace_file,
)
from splendor_access.table.replayed import Replayed

MOVES = 4
"""So many other moves are looked ahead."""
WORLDS = 8
"""How many worlds are dealt."""


class Weighed(msgspec.Struct, frozen=True):
    """The best move found, and how much more it wins than the one made, in hundredths of a percent.

    It did better in `better` of WORLDS worlds.
    """

    best: Action
    loss: int
    better: int


def given_away(view: State, done: Action) -> int:
    """Return what a move gives away at first sight, in hundredths of a percent."""
    me = view.to_act
    judge = Judge(len(view.seats))
    best = best_first(judge, view)[0][0]
    after = finished(judge, apply(view, done)[0], me)
    made = SURE if surely_won(after, me) else judge.logit(after, me)
    return max(0, chance_of(best) - chance_of(made))


def weighed(view: State, done: Action, chance: Chance) -> Weighed:
    """Look ahead from a move and from the most promising ones, in the same worlds."""
    done = _open(done)
    options = best_first(Judge(len(view.seats)), view)
    moves = [done, *(move for _, move, _ in options[:MOVES] if move != done)]
    totals = dict.fromkeys(moves, 0)
    better = dict.fromkeys(moves, 0)
    for i in range(WORLDS):
        world, deal = deal_unseen(view, chance.derived("world", i))
        found = {move: outlook(world, deal, move) for move in moves}
        for move in moves:
            totals[move] += found[move]
            better[move] += found[move] > found[done]
    best = max(moves, key=totals.__getitem__)
    return Weighed(best, (totals[best] - totals[done]) // WORLDS, better[best])


def _open(action: Action) -> Action:
    """Return an action as it stands among the legal ones, a purchase without its payment."""
    return Buy(action.place) if isinstance(action, Buy) else action


TOLD = 3
"""So many turns are told."""
LOOKED_AT = 6
"""So many turns are looked ahead from: those that gave most away at first sight."""
LEAST = 2
"""What gives away less games of 100 than this is not told."""
HARDLY = 100
"""What gives away no more than this is as good as the best, in hundredths of a percent."""


class ReviewedTurn(msgspec.Struct, frozen=True):
    """A decision, by its place in the record, and what was better.

    `loss`: so many games of 100 are lost by it; `better` in so many of `worlds` deals of what the
    seat could not know.
    """

    at: int
    best: str
    loss: int
    better: int
    worlds: int = WORLDS


class Review(msgspec.Struct, frozen=True):
    """A game of a seat: its turns, how many were as good as any, and those that gave most away.

    `loss` is what a turn gave away at first sight, in the mean, in games of 100.
    """

    turns: int
    good: int
    loss: float
    lost: list[ReviewedTurn]


def review(record: Record, seat: int) -> Review:
    """Judge the turns of a seat by what it could know at each of them."""
    made = [*decisions(Replayed(record), seat)]
    losses = {at: given_away(view, done) for at, view, done in made}
    worst = sorted(losses, key=lambda at: -losses[at])[:LOOKED_AT]
    found = []
    for at, view, done in made:
        if at in worst and losses[at] > HARDLY:
            better = weighed(view, done, Chance(at))
            loss = round(better.loss / 100)
            if loss >= LEAST:
                found.append(ReviewedTurn(at, action_text(better.best), loss, better.better))
    return Review(
        turns=len(made),
        good=sum(loss <= HARDLY for loss in losses.values()),
        loss=round(sum(losses.values()) / max(1, len(losses)) / 100, 1),
        lost=sorted(found, key=lambda turn: -turn.loss)[:TOLD],
    )


def decisions(game: Replayed, seat: int) -> Iterator[tuple[int, State, Action]]:
    """Give each turn of a seat: its place in the record, what the seat knew, and what it did."""
    state = game.record.start
    for at, decision in enumerate(game.decisions):
        done = decision.entries[0]
        if isinstance(done, Action) and state.to_act == seat and state.phase == "act":
            yield at, state.view(seat), done
        state = decision.after


async def reviewed(record: Record, seat: int) -> Review:
    """Judge the turns of a seat in a process of its own."""
    worker = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "splendor_access.table.review", str(seat)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        # Ctrl-C at the terminal is for the program that waits.
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
    )
    try:
        told, _ = await worker.communicate(record_text(record).encode())
        return msgspec.json.decode(told, type=Review)
    except (OSError, msgspec.DecodeError):
        # It has ended on the way.
        return review(record, seat)
    finally:
        if worker.returncode is None:
            worker.kill()


def work() -> None:
    """Answer for the record on standard input."""
    record = parse_record(sys.stdin.buffer.read().decode())
    sys.stdout.buffer.write(msgspec.json.encode(review(record, int(sys.argv[1]))))


if __name__ == "__main__":
    work()


class _Found(msgspec.Struct, frozen=True):
    """What a turn cost in the mean, in games of 100."""

    loss: Annotated[float, msgspec.Meta(ge=0, le=100)]


def game_digest(record: Record) -> str:
    """Return what tells a game from all others: its players, how it began and what they did."""
    # What lay hidden may be known in one record and not in another, so it does not count.
    start = position_text(record.start.view(None))
    players = [f"{each.kind} {' '.join(each.name.split())}" for each in record.players]
    done = [entry_text(each) for each in record.entries if not isinstance(each, Revealed)]
    return sha256("\n".join([start, *players, *done]).encode()).hexdigest()[:24]


def keep_loss(record: Record, seat: int, loss: float) -> None:
    """Keep what a turn of a seat cost; where that cannot be written it is not compared."""
    with suppress(NotKept, OSError):
        make_home()
        _folder().mkdir(mode=0o700, exist_ok=True)
        replace_file(_path(game_digest(record), seat), {"loss": loss})


def kept_loss(game: str, seat: int) -> float | None:
    """Return what was kept of a seat by the digest of the game; None where nothing can be read."""
    with suppress(Missing, Unreadable, msgspec.ValidationError):
        return msgspec.convert(read_toml(_path(game, seat)), _Found).loss
    return None


def _path(game: str, seat: int) -> Path:
    return _folder() / f"{game}-{seat}.toml"


def _folder() -> Path:
    return home() / "coach"
