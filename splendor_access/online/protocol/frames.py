"""The frames of the protocol: one JSON object each, with its `type`.

A seat sends those of `ToServer`, the server those of `ToSeat`. A decision travels as text in the
notation, and a card that the seat may not know as `?b`, where b is its level.
"""

from typing import Annotated, Literal, cast

import msgspec
from msgspec import Meta

from splendor_access.game.record import HUMAN, Player
from splendor_access.talk.messages import ECHO, clean

VERSION: Literal[1] = 1
"""The version of the protocol. Both sides must have the same one."""

LARGEST = 16_384
"""The largest frame for the server, in bytes."""

LARGEST_PART = 1_048_576
"""The largest frame for a seat, in bytes."""

MOST_SEATS = 4

At = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
"""A seat number from the server."""

Somebody = Annotated[int, Meta(ge=-(2**31), lt=MOST_SEATS)]
"""A seat, or the negative number of a spectator."""

Count = Annotated[int, Meta(ge=0, lt=2**53)]
"""A count from the server: of games, rows and the like."""

Fact = str | Count

Id = Annotated[str, Meta(pattern=r"^[!-~]{1,100}$(?!\n)")]
"""A seat's id of a command, which is stored with it. Python's `$` would admit a newline."""

Level = Annotated[str, Meta(pattern=r"^[!-~]{0,100}$(?!\n)")]
"""A kind of player, or the level of a computer opponent; empty for none."""

Name = Annotated[str, Meta(pattern=r"\S", max_length=ECHO)]
"""A name at a table."""

Secret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_~-]{1,200}$(?!\n)")]
"""A code or a key: it is part of links, and is read out and typed."""


class Frame(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """One message between a seat and its server."""


# From a seat


class HelloFrame(Frame, frozen=True, tag="hello"):
    """The first frame of a seat, which identifies it by its key or else by a name.

    `game` and `version` say what the seat has heard already: it gets the rest. A spectator
    (`watch`) gets no seat, and only what everybody may know. A `look` at one's own seat gets the
    same news as a return, without being present. `parts`: it accepts a game in parts.
    """

    v: int
    program: str = ""
    name: str = ""
    key: str = ""
    game: int = 0
    version: int = 0
    watch: bool = False
    look: bool = False
    parts: bool = False


class ActFrame(Frame, frozen=True, tag="act"):
    """Do an action at a version of the table. A command whose `id` is known is not repeated."""

    id: Id
    version: int
    action: str


class UndoFrame(Frame, frozen=True, tag="undo"):
    """Undo the seat's last turn and everything since, if the others with undone turns agree."""

    id: Id
    version: int


class ReplyFrame(Frame, frozen=True, tag="reply"):
    """The answer to another seat's question."""

    question: int
    yes: bool


class TalkFrame(Frame, frozen=True, tag="talk"):
    """Say something to everybody at the table."""

    text: str


class BeginFrame(Frame, frozen=True, tag="begin"):
    """Begin the game after that number, or the first one, once everybody present asks for it.

    It is sent again with each connection, and ignored if that game has begun. `first` is the name
    of who begins the first game, if the host says so.
    """

    game: int = 0
    first: Annotated[str, Meta(max_length=ECHO)] = ""


class ManageFrame(Frame, frozen=True, tag="manage"):
    """Let the host mute or remove a person, or lock the table; a repetition undoes it."""

    what: Literal["mute", "remove", "lock"]
    seat: int = -1


class ReplaceFrame(Frame, frozen=True, tag="replace"):
    """Let a computer opponent play for an absent person, if everybody present agrees."""

    seat: int


class DeviceFrame(Frame, frozen=True, tag="device"):
    """List the devices of one's seat, ask for a word to add one, or take the seat from one."""

    what: Literal["list", "word", "revoke"]
    number: int = 0


class LeaveFrame(Frame, frozen=True, tag="leave"):
    """Leave for now; the seat is kept."""


ToServer = (
    HelloFrame
    | ActFrame
    | UndoFrame
    | ReplyFrame
    | TalkFrame
    | BeginFrame
    | ManageFrame
    | ReplaceFrame
    | DeviceFrame
    | LeaveFrame
)


# From the server


class SeatedPerson(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person with a seat: a name, `human` or the level of a computer opponent, and presence.

    `computer` is the level of the opponent that plays for an absent person.
    """

    name: Name
    kind: Level
    here: bool
    computer: Level = ""


class SeatedPlayer(Player, frozen=True):
    """A player of a game."""

    name: Name
    kind: Level = HUMAN


class Watcher(msgspec.Struct, frozen=True):
    """A spectator, with a negative number in place of a seat."""

    seat: Annotated[int, Meta(ge=-(2**31), lt=0)]
    name: Name


class ToldRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision (`take ser`), or `undo K`, which keeps the first K decisions.

    `cards` are those that it turned over, in order. `shown` is a card bought from a hand, if the
    seat could not see it there.
    """

    text: str
    seat: At | None
    cards: tuple[str, ...] = ()
    shown: str = ""


class WelcomeFrame(Frame, frozen=True, tag="welcome"):
    """The answer to `hello`: the seat, and its key if it was just taken.

    A spectator has a negative number in place of a seat. `game` is the number of the current game;
    0 before the first one. `missing` is the number of moves lost with a damaged file, reported
    once, and `file` tells the host the name of the old one. `mended`, reported once too: a file of
    the table was damaged, and was written anew from its copy.
    """

    v: Literal[1]
    program: str
    seat: Somebody
    host: bool = False
    key: Secret | Literal[""] = ""
    game: Count = 0
    missing: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    file: str = ""
    mended: bool = False


class SeatsFrame(Frame, frozen=True, tag="seats"):
    """The people at the table. `size` counts its seats; `ready` are those that want to begin.

    `rules`, as in a position, are those of the first game until it begins; `first` is the name of
    who begins it, if the host gave one.
    """

    people: tuple[SeatedPerson, ...]
    size: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    ready: tuple[At, ...] = ()
    watchers: tuple[Watcher, ...] = ()
    rules: str = ""
    first: Annotated[str, Meta(max_length=ECHO)] = ""


class GameFrame(Frame, frozen=True, tag="game"):
    """A game has begun, or is resumed: its number, its players, and all its rows.

    `start` is its first position, and `position` that after all rows. `left` is the number of rows
    that follow in frames `more`. `told` is how many rows the player was told earlier, if known.
    """

    number: Count
    players: Annotated[tuple[SeatedPlayer, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    start: str
    rows: tuple[ToldRow, ...]
    position: str
    left: Count = 0
    told: Count | None = None


class NewsFrame(Frame, frozen=True, tag="news"):
    """The rows since a version of the table, and the position after them.

    `left` is the number of rows that follow in frames `more`.
    """

    game: Count
    version: Count
    rows: tuple[ToldRow, ...]
    position: str
    left: Count = 0


class MoreFrame(Frame, frozen=True, tag="more"):
    """The next rows of a game sent in parts, and the number `left` after them."""

    rows: tuple[ToldRow, ...]
    left: Count = 0


class DoneFrame(Frame, frozen=True, tag="done"):
    """The command with this id has been done, and its news was sent before."""

    id: Id


class RefusedFrame(Frame, frozen=True, tag="refused"):
    """A command was refused, or a seat. `why` is one of `refusals.REASONS`."""

    why: str
    facts: dict[str, Fact] = {}
    id: Id | Literal[""] = ""


class AskedFrame(Frame, frozen=True, tag="asked"):
    """A question of another seat, to be answered yes or no.

    It is about an undo of turns, this seat's among them; or about a computer opponent that plays
    for `who`.
    """

    question: Count
    seat: At
    about: Literal["undo", "replace"] = "undo"
    who: Annotated[int, Meta(ge=-1, lt=MOST_SEATS)] = -1


class AnsweredFrame(Frame, frozen=True, tag="answered"):
    """A seat refused this seat's request."""

    seat: At
    about: Literal["undo", "replace"] = "undo"


SERVER = -(2**31)
"""In place of a seat: the server itself speaks."""


class SaidFrame(Frame, frozen=True, tag="said"):
    """A chat message. `seat` is SERVER for a message of the server's operator to all tables."""

    seat: Somebody
    name: Name
    text: str


class ManagedFrame(Frame, frozen=True, tag="managed"):
    """An act of the host: `what` is that of `manage`; `on` is False if it was undone."""

    what: Literal["mute", "remove", "lock"]
    name: Name | Literal[""] = ""
    on: bool = True


class PresenceFrame(Frame, frozen=True, tag="presence"):
    """A seat has been away for a while, or is back after that."""

    seat: At
    here: bool


class ReplacedFrame(Frame, frozen=True, tag="replaced"):
    """A computer opponent plays for a seat now; without a level its player does again."""

    seat: At
    level: Level = ""


class SeatDevice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A device of a seat: whether it is this one, or was added, and how many days ago."""

    here: bool = False
    added: bool = False
    days: Count = 0


class DevicesFrame(Frame, frozen=True, tag="devices"):
    """The devices of this seat, and a new word with which one more can come, within `minutes`."""

    devices: tuple[SeatDevice, ...]
    word: Secret | Literal[""] = ""
    minutes: Count = 0


class GoodbyeFrame(Frame, frozen=True, tag="goodbye"):
    """The server ends this connection. `why` is one of `refusals.REASONS`."""

    why: str
    facts: dict[str, Fact] = {}


ToSeat = (
    WelcomeFrame
    | SeatsFrame
    | GameFrame
    | NewsFrame
    | MoreFrame
    | DoneFrame
    | RefusedFrame
    | AskedFrame
    | AnsweredFrame
    | SaidFrame
    | ManagedFrame
    | PresenceFrame
    | ReplacedFrame
    | DevicesFrame
    | GoodbyeFrame
)

_encoder = msgspec.json.Encoder()
_to_server: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
_to_seat: msgspec.json.Decoder[ToSeat] = msgspec.json.Decoder(ToSeat)


class UnreadableFrame(ValueError):
    """Not a frame of the protocol."""


def encode(frame: ToServer | ToSeat) -> str:
    """Return a frame as text."""
    return _encoder.encode(frame).decode()


def to_server(text: str | bytes) -> ToServer:
    """Return the frame in a seat's text. Raises UnreadableFrame."""
    try:
        return _to_server.decode(_text(text, LARGEST))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise UnreadableFrame(str(error)) from error


def to_seat(text: str | bytes) -> ToSeat:
    """Return the frame in the server's text, with clean strings. Raises UnreadableFrame."""
    try:
        frame = _to_seat.decode(_text(text, LARGEST_PART))
        cleaned = cast("ToSeat", _cleaned(frame))
        # Of a name that cannot be seen nothing is left.
        return frame if cleaned == frame else _to_seat.decode(_encoder.encode(cleaned))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise UnreadableFrame(str(error)) from error


def _text(text: str | bytes, most: int) -> str:
    """Return the text of a message. Raises UnreadableFrame for bytes, and for too many of them."""
    if isinstance(text, bytes) or len(text) > most:
        raise UnreadableFrame(str(len(text)))
    if not text.isascii() and len(text.encode()) > most:
        raise UnreadableFrame(str(len(text)))
    return text


def _cleaned(told: object) -> object:
    """Return a value of the server without control characters for a terminal."""
    match told:
        case str():
            return told if told.isprintable() else clean(told, len(told))
        case tuple():
            return tuple(map(_cleaned, told))
        case dict():
            return {_cleaned(name): _cleaned(fact) for name, fact in told.items()}
        case msgspec.Struct():
            fields = {name: _cleaned(getattr(told, name)) for name in told.__struct_fields__}
            return msgspec.structs.replace(told, **fields)
        case _:
            return told


WHERE = "tables"
"""The path for making tables, too short for the code of one."""


AWAY = 5
"""Minutes that a player may be away, by default."""

LONGEST_AWAY = 10_080
"""Minutes in a week, the highest value allowed."""

Number = Annotated[int, Meta(ge=0, lt=2**31)]


class WantedTable(msgspec.Struct, frozen=True):
    """A table to be made: the host's name, its size, its rules, its computer opponents.

    Without a name the host does not play. `rules` are as in a position; `first` is the name of who
    begins, present or not. If a player is gone for
    `away` minutes, the others may let the computer play.
    """

    name: str
    size: Number
    rules: str
    bots: list[str] = []
    away: Number = AWAY
    first: str = ""


class NewTable(msgspec.Struct, frozen=True):
    """A new table: the code of its link, and the key of the host."""

    code: Secret
    key: Secret


PROOF = "X-Splendor-Proof"
"""The header with the secret of the process for ssh, which may then name clients' addresses.
"""


class Gate(msgspec.Struct, frozen=True):
    """The addresses of ssh, and the start of the server's links.

    `shared`: other servers have the same tables, and the same keys.
    """

    addresses: list[str]
    port: int
    web: str
    shared: bool = False
