"""The frames of the protocol: one JSON object each, whose `type` says what it is.

A seat sends those of `ToServer`, the server those of `ToSeat`. A decision travels as text in the
notation, and a card that the seat may not know as `?b`, where b is its level.
"""

from typing import Annotated, Literal, cast

import msgspec
from msgspec import Meta

from splendor_access.game.record import Player
from splendor_access.talk.messages import clean

VERSION = 1
"""The version of the protocol. One that is not the same on both sides is refused."""

LARGEST = 16_384
"""Bytes of a frame that the server takes."""

MOST_SEATS = 4

At = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
"""A seat that a server names."""

Somebody = Annotated[int, Meta(ge=-(2**31), lt=MOST_SEATS)]
"""A seat, or the number below 0 of one who watches."""

Count = Annotated[int, Meta(ge=0, lt=2**53)]
"""A number that a server tells: of games, rows and the like."""

Fact = str | Count

Id = Annotated[str, Meta(pattern=r"^[!-~]{1,100}$(?!\n)")]
"""What a seat calls a command: it is kept with it for good. Python's `$` would let a newline by."""


class Frame(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """One message between a seat and its server."""


# From a seat


class HelloFrame(Frame, frozen=True, tag="hello"):
    """The first frame of a seat: who comes, by the key of a seat or else by a name.

    `game` and `version` say what the seat has heard already: it gets what came after. One who only
    wants to `watch` gets no seat, and what all may know. One who only takes a `look` at a seat that
    was taken before is told as one who comes back, and is not there. `parts`: it takes a game in
    parts.
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
    """Do an action at a version of the table. A command whose `id` is known is not done again."""

    id: Id
    version: int
    action: str


class UndoFrame(Frame, frozen=True, tag="undo"):
    """Take back the last turn of the seat and all since, if those whose turns go with it agree."""

    id: Id
    version: int


class ReplyFrame(Frame, frozen=True, tag="reply"):
    """The answer to a question that the server asked for another seat."""

    question: int
    yes: bool


class TalkFrame(Frame, frozen=True, tag="talk"):
    """Say something to all at the table."""

    text: str


class BeginFrame(Frame, frozen=True, tag="begin"):
    """Begin the game after that number, or the first one, as soon as all who are there say so.

    It is sent again with each connection. Where that game has begun meanwhile, nothing is left to
    do.
    """

    game: int = 0


class ManageFrame(Frame, frozen=True, tag="manage"):
    """The host mutes or removes somebody, or lets nobody else in; the same again takes it back."""

    what: Literal["mute", "remove", "lock"]
    seat: int = -1


class ReplaceFrame(Frame, frozen=True, tag="replace"):
    """Let a computer opponent play for somebody who is away, if all who are present agree."""

    seat: int


class LeaveFrame(Frame, frozen=True, tag="leave"):
    """Go away for now; the seat is kept."""


ToServer = (
    HelloFrame
    | ActFrame
    | UndoFrame
    | ReplyFrame
    | TalkFrame
    | BeginFrame
    | ManageFrame
    | ReplaceFrame
    | LeaveFrame
)


# From the server


class SeatedPerson(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a name, `human` or the level of a computer opponent, and who is connected.

    `computer` is the level of the one that plays for somebody who is away.
    """

    name: str
    kind: str
    here: bool
    computer: str = ""


class Watcher(msgspec.Struct, frozen=True):
    """Who watches. The number, below 0, stands where that of a seat does."""

    seat: Annotated[int, Meta(ge=-(2**31), lt=0)]
    name: str


class ToldRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision (`take ser`), or `undo K`, which keeps the first K decisions.

    `cards` are those that it turned over, in order. `shown` is the card that was bought from a
    hand where the seat could not see it.
    """

    text: str
    seat: At | None
    cards: tuple[str, ...] = ()
    shown: str = ""


class WelcomeFrame(Frame, frozen=True, tag="welcome"):
    """The answer to `hello`: whose seat it is, and the key of one that was just taken.

    One who watches has a number below 0 in place of a seat. `game` is the number of the game that
    is played; 0 before the first one. `missing` says, once, how many moves of it are lost because
    its file was damaged, and `file` tells the host where that is kept.
    """

    v: int
    program: str
    seat: Somebody
    host: bool = False
    key: str = ""
    game: Count = 0
    missing: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    file: str = ""


class SeatsFrame(Frame, frozen=True, tag="seats"):
    """Who is at the table. `size` is how many can be; `ready` are seats that want to begin."""

    people: tuple[SeatedPerson, ...]
    size: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    ready: tuple[At, ...] = ()
    watchers: tuple[Watcher, ...] = ()


class GameFrame(Frame, frozen=True, tag="game"):
    """A game has begun, or is gone on with: its number, its players, and all that was done.

    `start` is its first position, and `position` the one that all rows lead to. So many rows are
    `left`: they come in frames `more`.
    """

    number: Count
    players: tuple[Player, ...]
    start: str
    rows: tuple[ToldRow, ...]
    position: str
    left: Count = 0


class NewsFrame(Frame, frozen=True, tag="news"):
    """What has happened since a version of the table, and the position it led to.

    So many rows are `left`: they come in frames `more`.
    """

    game: Count
    version: Count
    rows: tuple[ToldRow, ...]
    position: str
    left: Count = 0


class MoreFrame(Frame, frozen=True, tag="more"):
    """The next rows of a game that is told in parts, and how many are `left` after them."""

    rows: tuple[ToldRow, ...]
    left: Count = 0


class DoneFrame(Frame, frozen=True, tag="done"):
    """The command with this id has been done; its news went before."""

    id: str


class RefusedFrame(Frame, frozen=True, tag="refused"):
    """A command was not done, or a seat not given. `why` is one of `refusals.REASONS`."""

    why: str
    facts: dict[str, Fact] = {}
    id: str = ""


class AskedFrame(Frame, frozen=True, tag="asked"):
    """Another seat wants something that this one must agree to: yes or no.

    To take back turns, this seat's among them; or that a computer opponent plays for `who`.
    """

    question: Count
    seat: At
    about: Literal["undo", "replace"] = "undo"
    who: Annotated[int, Meta(ge=-1, lt=MOST_SEATS)] = -1


class AnsweredFrame(Frame, frozen=True, tag="answered"):
    """A seat did not agree to what this seat asked for."""

    seat: At
    about: Literal["undo", "replace"] = "undo"


class SaidFrame(Frame, frozen=True, tag="said"):
    """Somebody said something."""

    seat: Somebody
    name: str
    text: str


class ManagedFrame(Frame, frozen=True, tag="managed"):
    """What the host has done: `what` is that of `manage`; `on` is false where it was taken back."""

    what: Literal["mute", "remove", "lock"]
    name: str = ""
    on: bool = True


class PresenceFrame(Frame, frozen=True, tag="presence"):
    """A seat has been away for a while, or is back after that."""

    seat: At
    here: bool


class ReplacedFrame(Frame, frozen=True, tag="replaced"):
    """A computer opponent plays for a seat now; without a level its player does again."""

    seat: At
    level: str = ""


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
    | GoodbyeFrame
)

_encoder = msgspec.json.Encoder()
_to_server: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
_to_seat: msgspec.json.Decoder[ToSeat] = msgspec.json.Decoder(ToSeat)


class UnreadableFrame(ValueError):
    """A frame that is none of the protocol."""


def encode(frame: ToServer | ToSeat) -> str:
    """Return a frame as it is sent."""
    return _encoder.encode(frame).decode()


def to_server(text: str | bytes) -> ToServer:
    """Return the frame that a seat sent. Raises Unreadable."""
    try:
        return _to_server.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise UnreadableFrame(str(error)) from error


def to_seat(text: str | bytes) -> ToSeat:
    """Return the frame that the server sent, with all its texts clean. Raises Unreadable."""
    try:
        frame = cast("ToSeat", _cleaned(_to_seat.decode(text)))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise UnreadableFrame(str(error)) from error
    return frame


def _cleaned(told: object) -> object:
    """Return what a server told, with nothing in it that does more to a terminal than be shown."""
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
"""The path that tables are made at. No code of a table is so short."""


AWAY = 5
"""Minutes that somebody may be away, where nothing else was agreed."""

LONGEST_AWAY = 10_080
"""Minutes in a week: more cannot be agreed."""

Number = Annotated[int, Meta(ge=0, lt=2**31)]

Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_~-]+$", max_length=200)]
"""A code or a key: it stands in links, and is read out and typed."""


class WantedTable(msgspec.Struct, frozen=True):
    """The table that is wanted: the host's name, how many sit there, rules, computer opponents.

    Without a name the host does not play. `rules` are as in a position. When somebody has been
    `away` for so many minutes, the others may let the computer play.
    """

    name: str
    size: Number
    rules: str
    bots: list[str] = []
    away: Number = AWAY


class Made(msgspec.Struct, frozen=True):
    """A table that was made: the code of its link, and the key of the host."""

    code: Secret
    key: Secret


PROOF = "X-Splendor-Proof"
"""The header with what the server has told the process, so that it is believed of addresses."""


class Gate(msgspec.Struct, frozen=True):
    """Where ssh listens, and the beginning of the links of the server."""

    addresses: list[str]
    port: int
    web: str
