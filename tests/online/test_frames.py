"""What a server may send that means harm: joined by the real program, over real sockets."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Event
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from splendor_access import ExitCode
from splendor_access.game.actions import Take
from splendor_access.game.cards import gems
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.rules import apply
from splendor_access.online import join
from splendor_access.online.client import connection
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.protocol import frames
from splendor_access.online.protocol.refusals import REASONS
from splendor_access.session.intents import Said
from splendor_access.settings.files import home
from tests.driver import PATIENCE, Done, Piped, run_here, sentence
from tests.online.hostile_server import (
    BYE,
    START,
    Heard,
    Told,
    begun,
    game,
    hostile,
    seats,
    welcome,
)
from tests.tiers import sampled, tries

EVIL = "\x1b]0;owned\x07\x1b[2J\u202eliame"
CANNOT_BE = "The server sent something that cannot be."
NO_TABLE = "This server sends what cannot be at a table."


@contextmanager
def _typing(text: str) -> Iterator[None]:
    """Let standard input give these lines, and not end."""
    before = os.dup(0)
    reads, writes = os.pipe()
    os.write(writes, text.encode())
    os.dup2(reads, 0)
    try:
        yield
    finally:
        os.close(writes)  # on Windows nothing can be done to what somebody waits for
        os.dup2(before, 0)
        for file in (before, reads):
            os.close(file)


def joined(
    *scripts: Sequence[Told],
    typed: str = "",
    options: Sequence[str] = (),
    pauses: Sequence[float] = (0.0, 0.01),
) -> tuple[Done, Heard]:
    """Join a server that tells this to the first connections, and says goodbye to all after."""

    def script(number: int) -> Sequence[Told]:
        return scripts[number] if number < len(scripts) else [BYE]

    with hostile(script) as (link, heard):
        return _run(link, typed, options, pauses), heard


def _run(link: str, typed: str, options: Sequence[str], pauses: Sequence[float]) -> Done:
    """Run the program, whose input does not end before it does."""
    with pytest.MonkeyPatch.context() as patch, _typing(typed):
        patch.setattr(connection, "PAUSES", pauses)
        return run_here("join", link, "--name", "Ana", *options)


def is_clean(done: Done) -> bool:
    """Say whether the program ended as it should, and wrote nothing but words."""
    written = done.out + done.err
    plain = all(line.isprintable() for line in written.split("\n"))
    return plain and done.code in (0, 1) and not done.err and not (home() / "error.log").exists()


SAID: dict[str, dict[str, Any]] = {
    "said": {"type": "said", "seat": 1, "name": EVIL, "text": EVIL},
    "managed": {"type": "managed", "what": "mute", "name": EVIL},
    "refused": {"type": "refused", "why": EVIL},
    "facts": {"type": "refused", "why": "name-long", "facts": {"typed": EVIL}},
    "came": seats(watchers=[{"seat": -3, "name": EVIL}]),
    "goodbye": {"type": "goodbye", "why": EVIL},
    "detail": {"type": "goodbye", "why": "save-failed", "facts": {"detail": EVIL}},
}


def test_nobody_hears_that_a_game_has_not_begun_which_is_still_on_its_way() -> None:
    """A line that is piped meanwhile is for the game."""
    heard = Event()
    said = {"type": "said", "seat": 1, "name": "Ben", "text": "hello"}
    late: list[Told] = [welcome(), seats(), said, heard, game()]
    with hostile(lambda _number: late) as (link, _heard), Piped("join", link) as program:
        program.type("bank", "quit")
        before = program.until("Ben says: hello")
        heard.set()
        told = program.finish()
        assert program.end() == ExitCode.DONE
    assert "Bank: " in told
    assert sentence("friends-waiting-help") not in f"{before}{told}"


def test_who_is_refused_hears_it_though_nothing_is_typed() -> None:
    """The end of the input was a farewell before the server had answered."""
    heard = Event()
    with hostile(lambda _number: [heard, BYE]) as (link, _heard), Piped("join", link) as program:
        assert program.process.stdin
        program.process.stdin.close()
        heard.set()
        assert program.rest() == f"{sentence('friends-removed')}\n"
        assert program.end() == ExitCode.FAILED


def test_a_server_that_never_describes_its_table_keeps_no_piped_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(join, "DESCRIBED", 0.1)
    done, _heard = joined([welcome(game=0)], typed="here\n")
    assert (done.code, done.lines[-1]) == (ExitCode.FAILED, sentence("fault-silent"))


@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
def test_no_text_of_a_frame_does_more_to_a_terminal_than_be_shown(said: dict[str, Any]) -> None:
    people = [{"name": name, "kind": "human", "here": True} for name in ("Ana", EVIL)]
    players = [{"name": name, "kind": "human"} for name in ("Ana", EVIL)]
    told = [welcome(), seats(people=people), game(players=players)]
    # Once where the game has begun, and once before.
    for before in (told, [welcome(game=0), seats(people=people)]):
        ends = [] if said["type"] == "goodbye" else [BYE]
        done, _heard = joined([*before, said, *ends], typed="here\nboard\nhere\nplayers\nrecord\n")
        assert is_clean(done), done
        assert "liame" in done.out


IMPOSSIBLE: dict[str, Told] = {
    "asked by nobody": {"type": "asked", "question": 1, "seat": 99},
    "asked by one too many": {"type": "asked", "question": 1, "seat": 2},
    "asked for nobody": {"type": "asked", "question": 1, "seat": 1, "about": "replace"},
    "asked for one too many": {
        **{"type": "asked", "question": 1, "seat": 1, "about": "replace", "who": 2}
    },
    "nobody is away": {"type": "presence", "seat": 99, "here": False},
    "one too many is away": {"type": "presence", "seat": 2, "here": False},
    "nobody before is away": {"type": "presence", "seat": -1, "here": False},
    "nobody is replaced": {"type": "replaced", "seat": 2, "level": "easy"},
    "replaced by a dragon": {"type": "replaced", "seat": 1, "level": "dragon"},
    "nobody refused": {"type": "answered", "seat": 2},
    "nobody is muted": {"type": "managed", "what": "mute"},
    "nobody wants to begin": seats(ready=[2]),
    "nobody is there": seats(people=[]),
    "another one comes": seats(people=[*seats()["people"] * 2], size=4),
    "a dragon comes": seats(people=[{"name": "Ana", "kind": "dragon", "here": True}] * 2),
    "another seat": welcome(seat=1),
    "no such seat": welcome(seat=9),
    "no players": game(number=2, players=[]),
    "one player": game(number=2, players=game()["players"][:1]),
    "nameless players": game(number=2, players=[{"name": "\x1b", "kind": "human"}] * 2),
    "a dragon plays": game(number=2, players=[{"name": "Ana", "kind": "dragon"}] * 2),
    "no position": game(number=2, start="sp1 x", position="sp1 x"),
    "a position of three": game(number=2, start=START.replace("2024 2", "2024 3")),
    "no such move": game(number=2, rows=[{"text": "take ssssss", "seat": 0}]),
    "no such undo": game(number=2, rows=[{"text": "undo 7", "seat": 0}]),
    "an undo from the end": game(
        number=2, rows=[{"text": "take ser", "seat": 0}, {"text": "undo -1", "seat": 0}]
    ),
    "a move that leads elsewhere": game(number=2, rows=[{"text": "take ser", "seat": 0}]),
    "no text": "\x1b[2J",
    "no frame": {"type": "dragon"},
    "a number without end": f'{{"type":"done","id":{"9" * 5000}}}',
}


@pytest.fixture
def back(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Return what is set when the program says that the connection is back."""
    said, announce = Event(), RemoteSeat.announce_connection

    def announced(seat: RemoteSeat) -> list[Said]:
        said.set()
        return announce(seat)

    monkeypatch.setattr(RemoteSeat, "announce_connection", announced)
    return said


@sampled(12)
@pytest.mark.parametrize("sent", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_frame_that_cannot_be_breaks_the_connection_and_nothing_else(
    sent: Told, back: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on where it was; the next connection may make sense again."""
    monkeypatch.setattr(connection, "STEADY", 0.0)
    line = "take ser"
    done, heard = joined(begun(sent), begun(seats(), back, BYE), typed=f"board\n{line}\n")
    assert is_clean(done), done
    assert done.out.count(CANNOT_BE) == 1, done.out
    assert done.out.count("The connection is back.") == 1
    assert "lost" not in done.out
    # The move that was under way is still wanted.
    assert isinstance(heard.connections[1][0], frames.HelloFrame)


@pytest.mark.parametrize("begins", [begun(), [welcome()]], ids=["a game", "none"])
def test_a_server_that_keeps_sending_what_cannot_be_is_told_of_once(
    begins: list[Told], back: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried again ever more slowly."""
    broken: Told = {"type": "presence", "seat": 2, "here": False}
    pauses = (0.0, 0.05, 0.1, 0.2)
    monkeypatch.setattr(connection, "STEADY", PATIENCE)

    def script(number: int) -> Sequence[Told]:
        if number < len(pauses):
            return [*begins, broken] if number else begun(broken)
        monkeypatch.setattr(connection, "STEADY", 0.0)
        return begun(back, BYE)

    with hostile(script) as (link, heard):
        done = _run(link, "board\ntake ser\n", (), pauses=(0.0, 0.05))
    assert is_clean(done), done
    assert done.out.count(CANNOT_BE) == done.out.count("The connection is back.") == 1, done.out
    gaps = [after - before for before, after in zip(heard.times, heard.times[1:], strict=False)]
    assert len(gaps) == len(pauses)
    assert all(gap >= pause for gap, pause in zip(gaps, pauses, strict=True)), gaps


NEVER = (PATIENCE, PATIENCE)
"""Pauses before a program comes back, in seconds, in which one that leaves has ended."""

AT_ONCE: dict[str, list[Told]] = {
    "no such seat": [welcome(seat=9)],
    "a seat of nobody": [welcome(seat=3), seats()],
    "no welcome": [seats(), game()],
    "a game first": [game()],
    "no text": ["\x1b[2J"],
    "no players": [welcome(), seats(), game(players=[])],
    "a dragon plays": [
        *[welcome(), seats(), game(players=[{"name": n, "kind": "dragon"} for n in "AB"])]
    ],
}


@pytest.mark.parametrize("sent", AT_ONCE.values(), ids=AT_ONCE)
def test_a_server_that_never_made_sense_is_left(sent: list[Told]) -> None:
    done, heard = joined(sent, sent, pauses=NEVER)
    assert is_clean(done), done
    assert (done.code, len(heard.connections)) == (1, 1)
    assert done.out.splitlines()[-1].startswith(NO_TABLE)
    assert "lost" not in done.out


@pytest.mark.parametrize("sent", [[welcome()], [welcome(seat=-1), game(players=[])]])
def test_who_watches_leaves_such_a_server_too(sent: list[Told]) -> None:
    done, heard = joined(sent, sent, options=["--watch"], pauses=NEVER)
    assert is_clean(done), done
    assert (done.code, len(heard.connections)) == (1, 1)
    assert done.out.splitlines()[-1].startswith(NO_TABLE)
    assert "lost" not in done.out


def test_who_was_never_given_a_seat_is_not_told_that_it_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(join, "PATIENCE", 0.1)
    done, _heard = joined([], typed="quit\n")
    assert (done.code, done.out, done.err) == (0, "Goodbye.\n", "")


def test_an_error_in_a_game_elsewhere_says_only_what_is_known_of_its_save(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_any: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(RemoteSeat, "_talk", fail)
    said = {"type": "said", "seat": 1, "name": "Ben", "text": "hello"}
    done, _heard = joined(begun(said))
    assert done.code == 1
    assert "Only the server of this table knows what is saved of the game." in done.err
    assert "lost" not in done.err


# Whatever else a server may send: frames of the schema, with any text or number in any place.

TEXTS = [
    *[
        EVIL,
        "",
        " ",
        "\ud800",
        "\x00",
        "\u2028",
        "\u200b",
        "a\nb",
        "x" * 9000,
        "{ $name }",
        "human",
    ],
    *[
        "easy",
        "dragon",
        "take ser",
        "take ss",
        "take s",
        "reserve a",
        "reserve a1",
        "buy h1",
        "pass",
    ],
    *["buy a1 with 9s", "undo 0", "undo 1", "undo -1", "undo " + "9" * 5000, "undo", "return s"],
    *[
        "noble n1",
        "?a",
        "?b",
        "?c",
        "?x",
        "-",
        START,
        START.replace(" act ", " over "),
        "sp1",
        "sp2",
    ],
    *START.split(),
    *REASONS,
]
NUMBERS = [-(2**70), -(2**31), -99, -2, -1, 0, 1, 2, 3, 4, 9, 99, 2**31, 2**53, 2**70, 10**4000]
ROW = {"text": "take ser", "seat": 0, "cards": [], "shown": ""}
MOVED = position_text(apply(parse_position(START), Take(gems("ser")))[0])
VALID: list[dict[str, Any]] = [
    welcome(),
    seats(ready=[0], watchers=[{"seat": -1, "name": "Cleo"}]),
    game(),
    game(number=2, rows=[ROW], position=MOVED),
    {"type": "news", "game": 1, "version": 0, "rows": [ROW], "position": MOVED},
    {"type": "more", "rows": [ROW], "left": 1},
    {"type": "done", "id": "1"},
    {"type": "refused", "why": "stale", "facts": {"name": "Ben", "count": 3}, "id": "1"},
    {"type": "asked", "question": 1, "seat": 1, "about": "replace", "who": 1},
    {"type": "asked", "question": 2, "seat": 1, "about": "undo"},
    {"type": "answered", "seat": 1},
    {"type": "said", "seat": 1, "name": "Ben", "text": "hello"},
    {"type": "managed", "what": "mute", "name": "Ben", "on": True},
    {"type": "presence", "seat": 1, "here": False},
    {"type": "replaced", "seat": 1, "level": "easy"},
    {"type": "devices", "devices": [{"here": True}, {"added": True, "days": 3}]},
    {"type": "goodbye", "why": "removed", "facts": {}},
]


def test_a_farewell_behind_news_that_does_not_follow_is_heard() -> None:
    ahead: Told = {"type": "news", "game": 1, "version": 5, "rows": [ROW], "position": MOVED}
    done, heard = joined(begun(ahead, BYE))
    assert is_clean(done), done
    assert done.lines[-1] == sentence("friends-removed")
    assert len(heard.connections) == 1


def test_every_frame_of_a_server_is_among_those_that_are_changed() -> None:
    tags = {str(frame.__struct_config__.tag) for frame in get_args(frames.ToSeat)}
    assert {each["type"] for each in VALID} == tags


def _changed(draw: st.DrawFn, value: Any) -> Any:
    """Return a value of a frame with something else in some places of it."""
    if draw(st.integers(0, 9)) == 0:
        return draw(st.sampled_from([*TEXTS, *NUMBERS, None, True, [], {}]))
    match value:
        case dict():
            return {name: _changed(draw, each) for name, each in value.items() if name != "type"}
        case list():
            times = draw(st.sampled_from([0, 1, 1, 1, 1, 2, 5]))
            return [_changed(draw, each) for each in value * times]
        case str():
            return draw(st.sampled_from([value] * len(TEXTS) + TEXTS) | st.text())
        case bool():
            return draw(st.booleans())
        case int():
            return draw(st.sampled_from([value] * len(NUMBERS) + NUMBERS))
    return value


@st.composite
def told(draw: st.DrawFn) -> list[Told]:
    """Return what a server tells: mostly the beginning of a game, and then whatever it likes."""
    sent: list[Told] = [*begun()] if draw(st.integers(0, 3)) else []
    for each in draw(st.lists(st.sampled_from(VALID), min_size=1, max_size=8)):
        frame = _changed(draw, each) if draw(st.booleans()) else each
        sent.append({"type": each["type"], **frame} if isinstance(frame, dict) else "{")
    return sent


LINES = "board\nhere\nscore\nlog\nplayers\nrecord\nlast\nsay hello\nyes\ntake ser\n"


@settings(max_examples=tries(12, 2000), suppress_health_check=list(HealthCheck))
@given(first=told(), second=told(), watches=st.booleans())
def test_nothing_that_a_server_sends_ends_the_program_or_reaches_the_terminal_raw(
    first: list[Told], second: list[Told], watches: bool
) -> None:
    options = ["--watch"] if watches else []
    numbered = [
        [_for_watcher(each) if watches else each for each in sent] for sent in (first, second)
    ]
    done, _heard = joined(*([*sent, BYE] for sent in numbered), typed=LINES, options=options)
    assert is_clean(done), (done, first, second)


def _for_watcher(told: Told) -> Told:
    """Return a frame as one who watches would get it."""
    is_seat = isinstance(told, dict) and told["type"] == "welcome" and told.get("seat") == 0
    return {**told, "seat": -1} if is_seat and isinstance(told, dict) else told
