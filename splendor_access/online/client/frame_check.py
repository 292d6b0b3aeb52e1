"""Checks a server's frame against what a seat knows already: its people, and what exists.

`protocol.frames` itself bounds the numbers and texts of a frame.
"""

from collections.abc import Iterable

from splendor_access import bots
from splendor_access.game.notation import NotationError
from splendor_access.game.position import parse_rules
from splendor_access.game.record import HUMAN
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.client.seat_table import OutOfStep
from splendor_access.online.protocol import frames
from splendor_access.online.protocol.frames import ToSeat
from splendor_access.talk.messages import ECHO

KINDS = frozenset({HUMAN, *bots.names()})
"""The kinds of players at a seat."""


class Impossible(OutOfStep):
    """No server that follows the protocol sends this frame."""


def check(frame: ToSeat, seat: RemoteSeat) -> None:
    """Raise Impossible for an impossible frame."""
    if not _is_possible(frame, seat):
        raise Impossible(type(frame).__name__)


def _is_possible(frame: ToSeat, seat: RemoteSeat) -> bool:
    playing = len(seat.session.table.players) if seat.session else 0
    match frame:
        case frames.WelcomeFrame():
            stays = seat.watches or seat.session is None or frame.seat == seat.number
            return (frame.seat < 0) == seat.watches and stays
        case frames.SeatsFrame():
            count = len(frame.people)
            return (
                _has_seat(seat, count)
                and count in ({playing} if playing else range(frame.size + 1))
                and all(at < count for at in frame.ready)
                and _are_names(each.name for each in frame.people)
                and _are_names(each.name for each in frame.watchers)
                and all(each.kind in KINDS for each in frame.people)
                and all(each.computer in {"", *KINDS} for each in frame.people)
                and _are_rules(frame.rules, frame.size)
                and (not frame.first or _are_names([frame.first]))
            )
        case frames.GameFrame():
            count = len(frame.players)
            return (
                frame.number > 0
                and _has_seat(seat, count)
                and (not seat.people or count == len(seat.people))
                and _are_names(player.name for player in frame.players)
                and all(player.kind in KINDS for player in frame.players)
            )
        case frames.AskedFrame():
            who = frame.who >= 0 or frame.about == "undo"
            return frame.seat < playing and frame.who < playing and who
        case frames.AnsweredFrame():
            return frame.seat < playing
        case frames.PresenceFrame():
            # Before a game nobody is told about it.
            return not playing or frame.seat < playing
        case frames.ReplacedFrame():
            return (not playing or frame.seat < playing) and frame.level in {"", *KINDS}
        case frames.ManagedFrame():
            return frame.what == "lock" or _are_names([frame.name])
        case _:
            return True


def _has_seat(seat: RemoteSeat, count: int) -> bool:
    """Return whether the seat is one of `count` seats, or a spectator's."""
    return seat.watches or 0 <= seat.number < count


def _are_rules(text: str, seats: int) -> bool:
    """Return whether so many can play by these rules; a real table sends none."""
    try:
        return not text or parse_rules(text).first < seats
    except NotationError:
        return False


def _are_names(names: Iterable[str]) -> bool:
    return all(0 < len(name.strip()) <= ECHO for name in names)
