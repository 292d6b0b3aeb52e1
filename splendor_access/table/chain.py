"""What a save holds of a game: its beginning, its rows, and the chain of digests over them.

Each digest covers the beginning of the game and all rows so far. One that fits proves all that
comes before it. How many rows there should be it cannot prove: that is in the tally, a file of its
own, which ends with a second copy of the beginning. It also has a digest of the whole file of a
save that was closed, whose other bytes no row vouches for.
"""

import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

from splendor_access.game.cards import LEVELS
from splendor_access.game.chance import Chance, Deal, unseen
from splendor_access.game.digests import sha256
from splendor_access.game.notation import card_code, parse_card
from splendor_access.game.position import (
    parse_position,
    parse_rules,
    position_text,
    rules_text,
)
from splendor_access.game.record import Player
from splendor_access.game.rules import unknown_start
from splendor_access.game.state import State


class Beginning(msgspec.Struct, frozen=True, omit_defaults=True):
    """The beginning of a game, in the notation.

    `real`: it is played with a real box, and has no decks and no seed. If not even the open cards
    were known, `start` has the rules and the number of players: `blank 2024 4`, or `under-way 2024
    4` for a game in which the players had tokens and cards already. `me` is then the seat whose
    questions are answered.
    """

    players: tuple[Player, ...]
    start: str
    decks: tuple[tuple[str, ...], ...]
    seed: int
    real: bool = False
    me: int = 0


def beginning(players: Iterable[Player], start: State, deal: Deal, chance: Chance) -> Beginning:
    """Return the beginning of a game, to save before its first decision."""
    decks = tuple(tuple(map(card_code, deck)) for deck in deal.decks)
    return Beginning(tuple(players), position_text(start), decks, chance.seed)


def real_beginning(
    players: Iterable[Player], start: State, me: int, *, under_way: bool
) -> Beginning:
    """Return the beginning of a game with a real box, to save before its first entry."""
    count = len(start.seats)
    bare = start == unknown_start(start.rules, count)
    word = "under-way" if under_way else "blank"
    text = f"{word} {rules_text(start.rules)} {count}" if bare else position_text(start)
    return Beginning(tuple(players), text, (), 0, real=True, me=me)


def is_under_way(kept: Beginning) -> bool:
    """Return whether a game with a real box was under way before its first entry."""
    return kept.start.startswith("under-way ")


def parse_real_beginning(kept: Beginning) -> State:
    """Return the first state of a game with a real box. Raises ValueError."""
    word, *fields = kept.start.split()
    if word not in ("blank", "under-way"):
        return parse_position(kept.start, kept=True)
    rules, players = fields
    if players not in ("2", "3", "4"):
        raise ValueError(players)
    return unknown_start(parse_rules(rules), int(players))


def parse_beginning(kept: Beginning) -> tuple[State, Deal, Chance]:
    """Parse a beginning into values. Raises ValueError if it makes no sense."""
    start = parse_position(kept.start, kept=True)
    deal = Deal(tuple(tuple(map(parse_card, deck)) for deck in kept.decks))
    if len(deal.decks) != len(LEVELS):
        raise ValueError(f"{len(deal.decks)} decks")
    for deck, left, pile in zip(deal.decks, start.decks, unseen(start), strict=True):
        if len(deck) < left or set(deck[len(deck) - left :]) != set(pile):
            raise ValueError("a deck that does not fit the first position")
    return start, deal, Chance(kept.seed)


FORMAT = 2
"""The version of the format, which each digest covers too."""

ENDED = "ended"
"""The row that is written once the end of the game has been told."""


class Row(msgspec.Struct, frozen=True):
    """One row of a save: a decision (`take ser`), `undo K`, which keeps K decisions, or `ended`.

    `seat` is its sender, or None for the table itself, and `command` the id of its command, if any.
    """

    text: str
    seat: int | None = None
    command: str | None = None


def beginning_digest(beginning: str) -> str:
    """Return the digest of the beginning of a game, given as JSON."""
    return _digest(FORMAT, beginning)


def row_digest(previous: str, number: int, row: Row) -> str:
    """Return the digest of a row with this number, counted from 1."""
    return _digest(previous, number, row.text, row.seat, row.command)


def _digest(*values: str | int | None) -> str:
    return sha256(msgspec.json.encode(values)).hexdigest()


_DIGEST = 64
"""The characters of a digest."""

_SLOT = 256
"""The bytes of each of the two copies, so that neither crosses a sector of a disk."""


class Tally(msgspec.Struct, frozen=True):
    """The number of rows of a save, the digest of the last one, and whether that is `ended`.

    `played` is a number that grows over all games each time one is begun or resumed: the game with
    the highest number is the one played last, whatever the clock says. `file` is the digest of the
    file as it was closed; empty while the game is open, after a crash, and in older versions.
    """

    played: int
    rows: int
    digest: str
    ended: bool = False
    file: str = ""


def tally_path(save: Path) -> Path:
    """Return the path of the tally of a save."""
    return save.with_suffix(".tally")


def read_tally(save: Path) -> Tally | None:
    """Return the tally of a save, or None if there is no intact one."""
    path = tally_path(save)
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            content = file.read(2 * _SLOT)
    except OSError:
        return None
    found = [tally for at in (0, _SLOT) if (tally := _parsed(content[at : at + _SLOT]))]
    return max(found, key=lambda tally: (tally.played, tally.rows), default=None)


def file_digest(save: Path) -> str:
    """Return the digest of the file of a save that is closed. Raises OSError."""
    return sha256(save.read_bytes()).hexdigest()


def is_tally_damaged(save: Path) -> bool:
    """Return whether a save has a tally of which anything is not as it was written."""
    try:
        content = tally_path(save).read_bytes()
    except OSError:
        return False
    slots = content[:_SLOT], content[_SLOT : 2 * _SLOT]
    text = content[2 * _SLOT :].decode(errors="replace")
    # Those of older versions have no copy of the beginning.
    copied = not text or text == _copied(text[: -_DIGEST - 1])
    return not (copied and all(map(_parsed, slots)))


def wanted_text(seat: int, card: str) -> str:
    """Return what a seat wants as it is stored: a code, and its digest."""
    # What damage has left need not be text.
    return f"{card}#{_check(f'{seat} {card}'.encode(errors='surrogateescape')).decode()}"


def proven_wanted(seat: int, text: str) -> str | None:
    """Return what a seat wants from how it is stored, or None if the digest does not prove it."""
    card = text.partition("#")[0]
    return card if text == wanted_text(seat, card) else None


class TallyFile:
    """The file of a tally, held open. Raises OSError if it cannot be made."""

    def __init__(self, save: Path) -> None:
        flags = os.O_CREAT | os.O_RDWR | getattr(os, "O_BINARY", 0)
        self._file = os.open(tally_path(save), flags, 0o600)
        self._slot = 0

    def write(self, tally: Tally, *, at_once: bool = True) -> None:
        """Write a tally, to the disk `at_once` or within seconds. Raises OSError."""
        os.lseek(self._file, self._slot * _SLOT, os.SEEK_SET)
        os.write(self._file, _text(tally))
        if at_once:
            os.fsync(self._file)
        self._slot = 1 - self._slot

    def copy(self, beginning: str) -> None:
        """Write what the game began with behind the tally. Raises OSError."""
        text = _copied(beginning).encode()
        os.lseek(self._file, 2 * _SLOT, os.SEEK_SET)
        os.write(self._file, text)
        os.ftruncate(self._file, 2 * _SLOT + len(text))

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)


def write_tally(save: Path, tally: Tally, beginning: str) -> TallyFile:
    """Write a tally twice, and the copy of a beginning. Return the file. Raises OSError."""
    file = TallyFile(save)
    try:
        file.copy(beginning)
        file.write(tally)
        file.write(tally)
    except OSError:
        file.close()
        raise
    return file


def _copied(beginning: str) -> str:
    return f"{beginning}{beginning_digest(beginning)}\n"


def _text(tally: Tally) -> bytes:
    return _slot(msgspec.json.encode(tally))


def _slot(encoded: bytes) -> bytes:
    return (encoded + b" " + _check(encoded)).ljust(_SLOT - 1) + b"\n"


def _check(encoded: bytes) -> bytes:
    return sha256(encoded).hexdigest()[:16].encode()


def _parsed(slot: bytes) -> Tally | None:
    encoded = slot.partition(b" ")[0]
    if slot != _slot(encoded):
        return None
    try:
        return msgspec.json.decode(encoded, type=Tally)
    except msgspec.MsgspecError:
        return None
