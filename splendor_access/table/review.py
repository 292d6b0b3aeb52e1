"""The game of a record, decision by decision, and the review of a seat's turns in it.

`Replayed` has the decisions one by one, and the table before each of them. The review tells those
turns that gave most away, and the better moves. `review_apart` computes it in a separate process,
so that nothing else is held up.
"""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from typing import Annotated

import msgspec

from splendor_access.bots._advice import KEPT, advised
from splendor_access.bots._foresight import best_first, finish_turn, near_end, weigh
from splendor_access.bots._value import Judge
from splendor_access.bots.expert import outlook
from splendor_access.game.actions import Action, Buy, Revealed
from splendor_access.game.chance import Chance, Deal, deal_unseen
from splendor_access.game.events import Event, TurnBegan
from splendor_access.game.notation import action_text
from splendor_access.game.position import position_text
from splendor_access.game.record import (
    Entry,
    Record,
    Undone,
    entry_text,
    parse_record,
    record_text,
    steps,
)
from splendor_access.game.rules import apply
from splendor_access.game.state import State
from splendor_access.settings.files import (
    Unreadable,
    Unwritable,
    home,
    make_home,
    read_twice,
    replace_twice,
)
from splendor_access.settings.system import kill
from splendor_access.table.table import Table


class RecordedDecision(msgspec.Struct, frozen=True):
    """A decision of a record with the cards that it turned over, or the mark of an undo."""

    entries: tuple[Entry, ...]
    after: State
    events: tuple[Event, ...]

    @property
    def undone(self) -> Undone | None:
        """The mark, or None where this is a decision."""
        first = self.entries[0]
        return first if isinstance(first, Undone) else None


class Replayed:
    """A game with all its decisions. `turns` has the number of the turn of each of them.

    Turns are counted over all players, from 1. If the game is not over, `turns` ends with the turn
    in which the record stops.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.decisions = _decisions(record)
        began = [
            sum(isinstance(event, TurnBegan) for event in decision.events)
            for decision in self.decisions
        ]
        self.turns = [turn + 1 for turn in accumulate(began, initial=0)]

    @property
    def count(self) -> int:
        """The number of turns of the record."""
        return self.turns[-1]

    def table(self, at: int) -> Table:
        """Return the table before a decision, for questions and not for play."""
        record = self.record
        table = Table(record.players, record.start, record.deal or Deal(()), Chance(0))
        for decision in self.decisions[:at]:
            if decision.undone:
                table.entries += decision.entries
            else:
                table.take_in(decision.entries, decision.after, decision.events)
        return table

    def start_of(self, turn: int) -> int | None:
        """Return the index of the first decision of a turn, or None if there is no such turn."""
        return self.turns.index(turn) if turn in self.turns else None


def _decisions(record: Record) -> Sequence[RecordedDecision]:
    found: list[RecordedDecision] = []
    for _before, entry, after, events in steps(record):
        if isinstance(entry, Revealed) and found and not found[-1].undone:
            begun = found.pop()
            entries, told = (*begun.entries, entry), (*begun.events, *events)
            found.append(RecordedDecision(entries, after, told))
        else:
            found.append(RecordedDecision((entry,), after, tuple(events)))
    return found


WORLDS = 8
"""The number of worlds that are dealt."""


class BetterMove(msgspec.Struct, frozen=True):
    """The move that a hint names, and its gain over the actual one, in hundredths of a percent.

    It did better in `better` of WORLDS worlds.
    """

    best: Action
    loss: int
    better: int


def loss_at_sight(view: State, done: Action) -> int:
    """Return the loss of a move without looking ahead, in hundredths of a percent."""
    me = view.to_act
    judge = Judge(len(view.seats))
    best = best_first(judge, view)[0][0]
    after = finish_turn(judge, apply(view, done)[0], me)
    return max(0, best - weigh(judge, view, after))


def compare_moves(view: State, done: Action, chance: Chance) -> BetterMove:
    """Compare a move with the hint of its moment, looking ahead in the same worlds.

    So the coach never names another move than the hint did, unless that one kept to a plan. The
    gain is 0 where the hint does no better, or so little that it may have named the other.
    """
    done = _open(done)
    options = advised(view)
    best = options[0][1]
    good = any(each[1] == done for each in options if each[0] >= options[0][0] - KEPT)
    exact = near_end(view)
    judge = Judge(len(view.seats))
    gain = better = 0
    for i in range(0 if good else WORLDS):
        world, deal = deal_unseen(view, chance.derived("world", i))
        made, could = (outlook(judge, world, deal, move, exact=exact) for move in (done, best))
        more = could - made
        gain += more
        better += more > 0
    return BetterMove(best, max(0, gain // WORLDS), better)


def _open(action: Action) -> Action:
    """Return an action as `legal_actions` lists it, a purchase without its payment."""
    return Buy(action.place) if isinstance(action, Buy) else action


TOLD = 3
"""The number of turns that are told."""
LOOKED_AT = 12
"""The number of turns that are examined: those with the largest `loss_at_sight`."""
LEAST = 2
"""The least loss that is told, in games of 100."""
HARDLY = 100
"""The largest loss of a move that counts as good, in hundredths of a percent."""


class ReviewedTurn(msgspec.Struct, frozen=True):
    """A decision, by its index in the record, and the best move instead.

    `loss` is the number of games of 100 that it loses; the best move did better in `better` of
    `worlds` deals of the hidden cards.
    """

    at: int
    best: str
    loss: int
    better: int
    worlds: int = WORLDS


class Review(msgspec.Struct, frozen=True):
    """The review of a seat: the number of its turns, of good ones, and the worst ones.

    `loss` is the mean of all turns, in games of 100: of those that were examined what looking ahead
    says, as `lost` tells it, of the others `loss_at_sight`.
    """

    turns: int
    good: int
    loss: float
    lost: list[ReviewedTurn]


def review(record: Record, seat: int) -> Review:
    """Review the turns of a seat by its view at each of them."""
    made = [*turns_of(Replayed(record), seat)]
    losses = {at: loss_at_sight(view, done) for at, view, done in made}
    worst = sorted(losses, key=lambda at: -losses[at])[:LOOKED_AT]
    found = []
    for at, view, done in made:
        if at in worst and losses[at] > HARDLY:
            better = compare_moves(view, done, Chance(at))
            losses[at] = better.loss
            loss = round(better.loss / 100)
            if loss >= LEAST:
                found.append(ReviewedTurn(at, action_text(better.best), loss, better.better))
    return Review(
        turns=len(made),
        good=sum(loss <= HARDLY for loss in losses.values()),
        loss=round(sum(losses.values()) / max(1, len(losses)) / 100, 1),
        lost=sorted(found, key=lambda turn: -turn.loss)[:TOLD],
    )


def turns_of(game: Replayed, seat: int) -> Iterator[tuple[int, State, Action]]:
    """Yield each turn of a seat: its index in the record, the view of the seat, and its action."""
    state = game.record.start
    for at, decision in enumerate(game.decisions):
        done = decision.entries[0]
        if isinstance(done, Action) and state.to_act == seat and state.phase == "act":
            yield at, state.view(seat), done
        state = decision.after


Reviewer = Callable[[Record, int], Awaitable[Review]]
"""Reviews the turns of a seat, and holds nothing else up."""


async def review_apart(record: Record, seat: int) -> Review:
    """Review the turns of a seat in a separate process."""
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
        kill(worker)


def answer_review() -> None:
    """Review the record on standard input, in the separate process."""
    record = parse_record(sys.stdin.buffer.read().decode())
    sys.stdout.buffer.write(msgspec.json.encode(review(record, int(sys.argv[1]))))


if __name__ == "__main__":
    answer_review()


class _Found(msgspec.Struct, frozen=True):
    """The mean loss of a turn, in games of 100."""

    loss: Annotated[float, msgspec.Meta(ge=0, le=100)]


def game_digest(record: Record) -> str:
    """Return a digest that identifies a game: of its players, its beginning and all actions."""
    # Hidden cards may be known in one record and not in another, so they do not count.
    start = position_text(record.start.view(None))
    players = [f"{each.kind} {' '.join(each.name.split())}" for each in record.players]
    done = [entry_text(each) for each in record.entries if not isinstance(each, Revealed)]
    return sha256("\n".join([start, *players, *done]).encode()).hexdigest()[:24]


def keep_loss(record: Record, seat: int, loss: float) -> None:
    """Store the mean loss of a seat; if it cannot be written, later games lack it."""
    with suppress(Unwritable, OSError):
        make_home()
        losses().mkdir(mode=0o700, exist_ok=True)
        replace_twice(_path(game_digest(record), seat), {"loss": loss})


def kept_loss(game: str, seat: int) -> float | None:
    """Return the stored mean loss of a seat, given the digest of the game, or None."""
    with suppress(Unreadable, msgspec.ValidationError):
        return msgspec.convert(read_twice(_path(game, seat)), _Found).loss
    return None


def _path(game: str, seat: int) -> Path:
    return losses() / f"{game}-{seat}.toml"


def losses() -> Path:
    """Return the folder of the mean losses."""
    return home() / "coach"
