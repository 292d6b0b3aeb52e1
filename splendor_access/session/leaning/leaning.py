"""What a typist's line means by the last answers, or that it is talk: `buy it`, `why`, `thanks`.

Three readers take the question, the cards, the deeds and the player of these answers over, and the
line gives what differs: `Advice`, with `Trials`, of what was advised or tried; `OfAnswer`, with
`AskedOfThings` and `Reasked`, of what was told and the question; and `WithPlace`, of what was told
alone. Behind advice it is asked first, else the answer. The first thing that is said by words of
the line decides; behind it comes what is only likely. It is answered at once where it is a question
and the line says nothing besides. Else it is asked about, with what the line may mean alone behind
it. Nothing is done by it.

`SmallTalk` reads lines between the moves that want nothing of the program: thanks, sighs, a word to
somebody.
"""

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from splendor_access.game.legality import refusal
from splendor_access.session.leaning.advice import Advice
from splendor_access.session.leaning.asked_of_things import AskedOfThings, WithPlace
from splendor_access.session.leaning.line import MOST, Behind, ContextReading, LeaningLine
from splendor_access.session.leaning.reasked import COUNTED, Reasked
from splendor_access.session.listener import LastAnswer
from splendor_access.session.reply_words import ReplyWords
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import clean, fold, say
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
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

ADVISED = ("hint", "try", "aim")
"""Questions behind which a line is rather about the advice than about a card in it."""

_POINTING = ("of-them", "for-it", "meant", "left", "right", "next", "neighbour", "above", "below")
"""Sayings by which a line leans on what was told, whatever it may mean alone."""


class Leaning:
    """Reads one line behind an answer; `told` are its cards, or those told behind a deed.

    `parse` returns what a line means by itself, and `ask` the question which of some is meant.
    """

    def __init__(
        self,
        text: str,
        vocabulary: Vocabulary,
        scene: Scene,
        last: LastAnswer | None,
        told: Sequence[str],
        parse: Callable[[str], Parsed],
        ask: Callable[[str, Sequence[Parsed]], Which | None],
    ) -> None:
        self._text = text
        self._vocabulary = vocabulary
        self._scene = scene
        self._last = last
        self._told = told or (last.tiles if last else ())
        self._parse = parse
        self._ask = ask
        self._line = LeaningLine(text, vocabulary, scene.names)

    def meant(self) -> Parsed | None:
        """Return what the line means behind the answer; None if it does not lean on it."""
        talk = SmallTalk(self._text, self._vocabulary, self._scene.names)
        answer = talk.answer()
        if talk.thanks():
            return answer
        if answer and isinstance(self._alone, Ask | Look | Do):
            answer = None  # "never mind" asks how something is taken back
        readings: list[ContextReading] = []
        for each in self._readings(talks=answer is not None):
            readings += [] if each.likely and talk.is_talk else [each]
            if each.certain:
                break
        if not readings:
            return answer or talk.beside()
        if self._alone == Ask("help"):
            return None  # "I do not understand"
        readings.sort(key=lambda each: each.likely)
        first = readings[0]
        return first.meant[0] if first.answered else self._asked(readings)

    def _readings(self, *, talks: bool) -> Iterator[ContextReading]:
        """Yield what the line may mean, in the order of the readers."""
        pronoun: Iterable[ContextReading] = () if talks else self._of_pronoun()
        if self._last is None:
            yield from pronoun
            return
        args = self._line, self._last, self._scene, self._vocabulary, self._alone, self._parse
        advice, told = Advice(*args), OfAnswer(*args)
        if self._last.asked.command in ADVISED:
            yield from itertools.chain(advice.readings(), pronoun, told.readings())
        else:
            yield from itertools.chain(told.readings(), advice.readings(), pronoun)

    def _of_pronoun(self) -> Iterator[ContextReading]:
        if len(self._told) == 1:
            (place,) = self._told
            placed = WithPlace(self._line, place, self._vocabulary, self._alone, self._parse)
            if found := placed.reading():
                yield found

    def _asked(self, readings: Sequence[ContextReading]) -> Which | None:
        """Return the question which of some meanings the line has, or what it means alone."""
        first = readings[0]
        if first.certain:
            return self._ask(self._text, first.meant)
        alike = [each for each in readings if each.likely == first.likely]
        told = dict.fromkeys(meant for each in alike for meant in each.meant)
        found = [each for each in told if not isinstance(each, Unclear)]
        beside = [each for each in _meanings(self._alone) if each not in found]
        room = MOST - min(len(beside), 2 if first.likely else 1)
        return self._ask(self._text, [*found[:room], *beside][:MOST])

    @cached_property
    def _alone(self) -> Parsed:
        """What the line means by itself."""
        return self._parse(self._text)


class OfAnswer(Behind):
    """Reads what a line asks of the things told, or of the last question with another part."""

    @cached_property
    def _of_told(self) -> AskedOfThings:
        args = self._line, self._last, self._scene, self._vocabulary, self._alone, self._parse
        return AskedOfThings(*args)

    def readings(self) -> Iterator[ContextReading]:
        """Yield what the line means; where it is certain alone, only if it points at the answer."""
        line, certain_alone = self._line, self._is_certain_alone
        points = line.says(*_POINTING) or self._is_about_told
        leans = points or line.leads or line.says("narrowing", "likewise")
        leans |= line.says("repeating") and self._last.asked.command in COUNTED
        bare = line.leads and isinstance(self._alone, Look)  # "and n3"
        own = line.named_places and not (line.says("meant", "repeating") or bare)
        if (own and (certain_alone or not line.leads)) or (certain_alone and not leans):
            return
        found, certain = self._found()
        if len(found) == 1 and certain and isinstance(found[0], Ask | Look):
            yield ContextReading(found, certain=True)
        elif found and (points or not certain_alone):
            said = self._of_told.chooses or any(map(_says_itself, found))
            yield ContextReading(found, likely=not said)

    def _found(self) -> tuple[list[Parsed], bool]:
        """Return what the line may mean, and whether that is certain."""
        line, told = self._line, self._of_told
        again = Reasked(line, self._last, self._scene, self._vocabulary, self._alone, self._parse)
        asked, ordered = again.options(), told.options()
        if asked and all(map(again.is_certain, asked)):
            return asked, True
        repeated = [Ask("again")] if line.says("repeating") and not told.chooses else []
        found = [*dict.fromkeys([*asked, *ordered, *repeated])]
        certain = all(map(again.is_certain, asked)) and all(map(told.is_certain, ordered))
        of_several = line.says("nearer") and line.says("compare") and len(self._last.alike) > 1
        return found, certain and found != repeated and not of_several

    @property
    def _is_about_told(self) -> bool:
        """Whether the line is about what was told, though it may mean something alone.

        As `the last one` behind a list, which is not what was done last, and `which costs least`.
        """
        line, things = self._line, self._of_told.things
        several = len(things.listed) > 1 and things.is_last
        past = any(each.has("past") and not each.has("idle") for each in line.tokens)
        match self._alone:
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
            case Ask(command="afford" | "need" | "hint" | "hand" | "help") if several:
                return line.has("ordinal") and not line.counts_turns
            case _:
                return False

    @property
    def _is_certain_alone(self) -> bool:
        """Whether the line has a meaning of its own, and leaves no choice in own words."""
        alone, begins = self._alone, self._vocabulary.begins_command(self._line.text)
        open_choice = isinstance(alone, Which) and (alone.guessed or not begins)
        refused = isinstance(alone, Act) and refusal(self._scene.state, alone.action) is not None
        return not (open_choice or refused or isinstance(alone, Unclear | Menu))


def _says_itself(parsed: Parsed) -> bool:
    """Return whether a line says by its words alone that it leans, as one about another player."""
    return isinstance(parsed, Ask) and parsed.command in ("threat", "log", "again")


def _meanings(parsed: Parsed) -> list[Parsed]:
    """Return what a line may mean alone, the likeliest first."""
    match parsed:
        case Which(options=options):
            return [meant for _told, meant in options]
        case Act() | Pay() | Ask() | Look() | Do():
            return [parsed]
        case _:
            return []


_SAYINGS = ("thanking", "talking", "praising", "polite", "leaning-beside")
"""The kinds of sayings that talk is made of."""

MOST_TAKEN = 3
"""A higher number of gems is a price, and no order."""

_IDLE = frozenset(("filler", "idle", "me", "own", "have", "is", "name", "other", "relative", "am"))
"""What words may mean beside talk."""


class SmallTalk:
    """One line, with the words of a language and the names at a table."""

    def __init__(self, text: str, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._text = text
        self._vocabulary = vocabulary
        self._words = ReplyWords(vocabulary, names)

    @property
    def is_talk(self) -> bool:
        """Whether a saying of talk is in a line that asks nothing."""
        asks = "?" in self._text or self._words.begins_asking(self._text)
        return not asks and self._words.says(self._text, "talking")

    def thanks(self) -> bool:
        """Return whether a line only thanks."""
        thanks = self._words.says(self._text, "thanking") and "?" not in self._text
        rest = self._words.without(self._text, *_SAYINGS)
        return thanks and not self._words.says(rest, "gist-do") and self._is_idle(rest)

    def answer(self) -> Unclear | None:
        """Return the answer to a line that thanks, or talks, and says nothing else."""
        if self.thanks():
            return Unclear(say("thanked"))
        rest = self._words.without(self._text, *_SAYINGS)
        commands = self._vocabulary.begins_command(self._text)
        talks = self.is_talk and not commands and self._is_idle(rest)
        return self._unclear() if talks else None

    def beside(self) -> Unclear | None:
        """Return the answer to talk that names a price: `blimey, seven white`."""
        tokens = self._words.tokens(self._words.without(self._text, *_SAYINGS))
        rest = [each for each in tokens if not _says_nothing(each)]
        numbers = (self._vocabulary.number(each.word) for each in rest)
        high = any(number and number > MOST_TAKEN for number in numbers)
        priced = all(each.has("number", "colour", "points") for each in rest)
        return self._unclear() if self.is_talk and high and priced else None

    def _is_idle(self, rest: str) -> bool:
        return all(map(_says_nothing, self._words.tokens(rest)))

    def _unclear(self) -> Unclear:
        return Unclear(say("not-a-command", typed=clean(self._text)))


def _says_nothing(token: Sensed) -> bool:
    """Return whether a word is not known, or a small one."""
    idle = not token.senses or not token.senses.isdisjoint(_IDLE)
    return token.guessed or (idle and not token.has(*DEEDS))
