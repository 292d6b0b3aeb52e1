"""How many lines a player hears to choose a move, with and without the questions of a player.

    python -m tests.transcripts.heard

Twenty positions are in `positions.sp1`, two lines each: the table at the end of the player's last
turn, and now, when the player is on turn again, both as the player knows them. `record` as an
argument plays games between computer opponents and writes such positions anew.

What one must know to choose: what one can buy now or soon, what the others can do next, what is
different since last time, and what a plan takes. Without the questions that is read off the table:
all of it, or by a sparing player, who knows row c and the nobles by heart, the rest. With them it
is asked for: all four, or by a sparing player the first two.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import msgspec

from splendor_access.bots import load
from splendor_access.game.chance import Chance
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.rules import play_out
from splendor_access.game.state import RuleSet, State
from splendor_access.talk import describe
from splendor_access.talk.describe import Scene
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.question import Asked, Past, load_question
from tests.game.situations import dealt

FILE = Path(__file__).with_name("positions.sp1")
POSITIONS = 20
LOCALE = Locale("en")
NAMES = ("Ana", "Ben", "Cleo", "Dan")


class Recorded(msgspec.Struct, frozen=True):
    """A position in which a seat is on turn, and the one at the end of its last turn."""

    then: State
    now: State

    @property
    def asked(self) -> Asked:
        """A question of the seat on turn, without words."""
        seat = self.now.to_act
        names = NAMES[: len(self.now.seats)]
        past = [Past(seat, self.then), Past((seat + 1) % len(names), self.then)]
        return Asked(Scene(self.now, names, seat), (), Vocabulary(LOCALE), past)


def recorded() -> list[Recorded]:
    """Read the positions that were written down."""
    lines = FILE.read_text(encoding="utf-8").split("\n")[:-1]
    states = [parse_position(line) for line in lines]
    return [Recorded(*pair) for pair in zip(states[::2], states[1::2], strict=True)]


def record() -> None:
    """Play games of two to four and write down a position from the middle of each."""
    lines = []
    for number in range(POSITIONS):
        players = 2 + number % 3
        state, deal = dealt(RuleSet(), players, 100 + number)
        chance, choose = Chance(number), load("normal")
        seat, turns, decisions = number % players, 5 + number % 12, 0
        then: State | None = None
        while turns or state.to_act != seat or state.phase != "act":
            acting = state.to_act
            action = choose(state.view(acting), chance, decisions)
            state, decisions = play_out(state, action, deal)[0], decisions + 1
            if acting == seat and state.to_act != seat:
                then, turns = state, max(0, turns - 1)
        assert then
        lines += [position_text(each.view(seat)) for each in (then, state)]
    FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")


def question(name: str, asked: Asked, words: str = "") -> list[Message]:
    """Return the answer to a question."""
    asked = msgspec.structs.replace(asked, words=words.split())
    module = load_question(name)
    return module.tell(module.ask(asked), asked)


def players(scene: Scene) -> list[Message]:
    """Return what `player` tells of each of the others."""
    others = [seat for seat in range(len(scene.names)) if seat != scene.seat]
    return [line for seat in others for line in describe.player(scene, seat)]


def plan(asked: Asked) -> list[Message]:
    """Return what is missing for the nearest card with points that cannot be bought yet."""
    near = [each for each in load_question("afford").ask(asked).cards if each.short]
    cards = asked.cards()
    scoring = [each.place for each in near if cards[each.place].points]
    dear = [place for place, card in cards.items() if card.points]
    return question("need", asked, (scoring or dear)[0])


def ways(asked: Asked) -> dict[str, list[Message]]:
    """Return all that is heard, by each way of finding a move."""
    scene, seat = asked.scene, asked.seat
    own = [*describe.player(scene, seat), *describe.bank(scene)]
    table = [*describe.board(scene), *describe.nobles(scene)]
    rows = [*describe.row(scene, "a"), *describe.row(scene, "b")]
    first = [*question("afford", asked), *question("threat", asked)]
    return {
        "without, all": [*table, *own, *players(scene)],
        "without, sparing": [*rows, *own, *players(scene)],
        "with, all": [*question("changed", asked), *first, *plan(asked)],
        "with, sparing": first,
    }


class Figure(msgspec.Struct, frozen=True):
    """What is heard by one way in every position: lines, and words."""

    lines: Sequence[int]
    words: Sequence[int]


def figures() -> dict[str, Figure]:
    """Count the lines and words of each way."""
    found: dict[str, list[list[Message]]] = {}
    for each in recorded():
        for way, told in ways(each.asked).items():
            found.setdefault(way, []).append(told)
    return {
        way: Figure(
            [len(each) for each in told],
            [sum(len(LOCALE.text(message).split()) for message in each) for each in told],
        )
        for way, told in found.items()
    }


if __name__ == "__main__":
    if sys.argv[1:] == ["record"]:
        record()
    for way, figure in figures().items():
        least, most = min(figure.lines), max(figure.lines)
        sys.stdout.write(
            f"{way}: {median(figure.lines):g} lines ({least} to {most}),"
            f" {median(figure.words):g} words\n"
        )
