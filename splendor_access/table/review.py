"""The turns of a seat in a game that was played: which gave most away, and what was better.

Whoever waits for it does so in a process of its own, and nothing else is held up.
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator

import msgspec

from splendor_access.bots._review import WORLDS, given_away, weighed
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.notation import action_text
from splendor_access.game.record import Record, parse_record, record_text
from splendor_access.game.state import State
from splendor_access.table.replayed import Replayed

TOLD = 3
"""So many turns are told."""
LOOKED_AT = 6
"""So many turns are looked ahead from: those that gave most away at first sight."""
LEAST = 2
"""What gives away less games of 100 than this is not told."""
HARDLY = 100
"""What gives away no more than this is as good as the best, in hundredths of a percent."""


class Turn(msgspec.Struct, frozen=True):
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
    lost: list[Turn]


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
                found.append(Turn(at, action_text(better.best), loss, better.better))
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
