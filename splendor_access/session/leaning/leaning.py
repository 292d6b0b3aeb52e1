"""What a typist's line means by the last answers, where it alone means nothing for certain.

The question, the cards and the player of these answers are taken over, and the line gives what
differs. Nothing is done by it: a deed is asked about.
"""

from collections.abc import Callable, Sequence
from functools import cached_property

from splendor_access.game.legality import refusal
from splendor_access.session.last_answer import LastAnswer
from splendor_access.session.leaning.asked_of_things import AskedOfThings
from splendor_access.session.leaning.leaning_line import LeaningLine
from splendor_access.session.leaning.reasked import COUNTED, Reasked
from splendor_access.session.leaning.told_things import ToldThings
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import (
    Act,
    Ask,
    Do,
    Look,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
)
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.vocabulary import Vocabulary

MOST = 4
"""So many meanings are offered."""

MOST_BESIDE = 2
"""So many of them are what the line may mean alone."""

_POINTING = ("of-them", "for-it", "meant", "left", "right", "next", "neighbour", "above", "below")
"""Sayings by which a line leans on what was told, whatever it may mean alone."""


class Leaning:
    """Reads such lines. `parse` returns what a line means by itself, and `ask` a question which."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        scene: Scene,
        last: LastAnswer,
        parse: Callable[[str], Parsed],
        ask: Callable[[str, Sequence[Parsed]], Which | None],
    ) -> None:
        self._vocabulary = vocabulary
        self._scene = scene
        self._last = last
        self._parse = parse
        self._ask = ask

    def meant(self, text: str, *, chooses: bool = False) -> Parsed | None:
        """Return what a line means behind the last answers; None if it does not lean on them.

        `chooses`: only if it asks for certain, or chooses one of several things that were told.
        """
        line = LeaningLine(text, self._vocabulary, self._scene.names)
        alone = self._parse(text)
        certain_alone = self._is_certain(alone, text)
        points = line.says(*_POINTING) or self._chooses(line, alone)
        leans = points or line.leads or line.says("narrowing", "likewise")
        leans |= line.says("repeating") and self._last.asked.command in COUNTED
        bare = line.leads and isinstance(alone, Look)  # "and n3"
        own = line.named_places and not (line.says("meant", "repeating") or bare)
        if (own and (certain_alone or not line.leads)) or (certain_alone and not leans):
            return None
        found, certain, chosen = self._found(line)
        if not found or (chooses and not (chosen or (certain and len(found) == 1))):
            return None
        if len(found) == 1 and certain and isinstance(found[0], Ask | Look):
            return found[0]
        if certain_alone and not points:
            return None
        weak = not (chosen or leans or line.says("repeating"))
        most = MOST - 1 if weak else MOST_BESIDE
        beside = [each for each in _meanings(alone) if each not in found][:most]
        return self._ask(text, [*found[: MOST - len(beside)], *beside])

    @cached_property
    def _things(self) -> ToldThings:
        state, seat = self._scene.state, self._scene.seat
        assert seat is not None
        return ToldThings(self._last, state.known_cards(seat), state.seats[seat])

    def _found(self, line: LeaningLine) -> tuple[list[Parsed], bool, bool]:
        """Return what a line may mean by the last answers.

        Besides whether that is certain, and whether one of several things is chosen.
        """
        names = self._scene.names
        other = self._other(line)
        name = None if other is None else names[other].casefold()
        again = Reasked(line, self._last, self._vocabulary, names, other, self._scene.round)
        of_things = AskedOfThings(
            line, self._last, self._things, self._vocabulary, name, self._parse
        )
        asked, ordered = again.options(), of_things.options()
        if asked and all(map(again.is_certain, asked)):
            return asked, len(asked) == 1, False
        repeated = [Ask("again")] if line.says("repeating") and not of_things.chooses else []
        found = [*dict.fromkeys([*asked, *ordered, *repeated])]
        certain = not (repeated and found == repeated)
        certain &= all(again.is_certain(each) for each in asked)
        certain &= all(of_things.is_certain(each) for each in ordered)
        of_other = any(isinstance(each, Ask) and each.command == "threat" for each in ordered)
        return found, certain, of_things.chooses or of_other

    def _chooses(self, line: LeaningLine, alone: Parsed) -> bool:
        """Return whether a line is about what was told, though it may mean something alone.

        As `the last one` behind a list, which is not what was done last, and `which costs least`.
        """
        things = self._things
        several = len(things.listed) > 1 and things.is_last
        past = any(each.has("past") and not each.has("idle") for each in line.tokens)
        match alone:
            case Ask(command="log" | "last") if several:
                turns = line.has("turn", "round", "when", "name")
                turns |= line.has("me") and not line.has("card")
                return line.has("ordinal") and not (past or turns or line.has("who", *DEEDS))
            case Ask(command="log" | "last"):
                return line.has("when") and bool(self._last.cards)
            case Ask(command="score") if len(things.current) == 1 and things.is_last:
                whose = line.has("me", "name", "both", "winning", "board", "need", "many")
                points = self._vocabulary.words("points")
                return any(fold(each.word) in points for each in line.tokens) and not whose
            case Ask(command="find" | "worth"):
                begun = self._vocabulary.begins_command(line.text)
                nouns = self._vocabulary.words("card") - self._vocabulary.words("article")
                named = any(fold(each.word) in nouns for each in line.tokens)
                listed = len(things.current) > 1 or line.ranks
                return several and listed and not (begun or named or line.has("board"))
            case _:
                return False

    def _is_certain(self, alone: Parsed, text: str) -> bool:
        """Return whether a line has a meaning of its own, and leaves no choice in own words."""
        open_choice = isinstance(alone, Which) and not self._vocabulary.begins_command(text)
        guessed = isinstance(alone, Which) and alone.guessed
        refused = isinstance(alone, Act) and refusal(self._scene.state, alone.action) is not None
        vague = guessed or open_choice or refused
        return not vague and not isinstance(alone, Unclear | Menu)

    def _named(self, line: LeaningLine) -> int | None:
        """Return the seat of another player whose name is in a line."""
        names = self._scene.names
        said = {fold(each.word) for each in line.tokens if each.has("name")}
        return next((seat for seat in self._others if fold(names[seat]) in said), None)

    def _other(self, line: LeaningLine) -> int | None:
        """Return the seat of another player that a line may be about, by name or a pronoun."""
        named = self._named(line)
        said = any(each.has("other") and not each.has("ordinal-other") for each in line.tokens)
        return self._others[0] if named is None and said and len(self._others) == 1 else named

    @property
    def _others(self) -> list[int]:
        return [each for each in range(len(self._scene.names)) if each != self._scene.seat]


def _meanings(parsed: Parsed) -> list[Parsed]:
    """Return what a line may mean alone, the likeliest first."""
    match parsed:
        case Which(options=options):
            return [meant for _told, meant in options]
        case Act() | Pay() | Ask() | Look() | Do():
            return [parsed]
        case _:
            return []
