"""What a line asks or orders of the cards and nobles that were told last.

By its words, as in `what does the cheaper one cost`, or with the place of what was told alone in
that of a pronoun: `can I pay for it`.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from splendor_access.game.actions import Buy, Reserve
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.session.leaning.line import Behind, ContextReading, LeaningLine
from splendor_access.session.leaning.told_things import MOST_POINTED, Pointed, ToldThings
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
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

_SAID = {
    "look": ("cost", "points", "level", "bonus", "many", "how", "colour", "pay", "again", "plan"),
    "need": (
        *("need", "far", "fast", "afford", "able", "enough", "many", "how", "me", "have", "wish"),
        *("further", "colour", "tokens", "buy", "pay"),
    ),
    "worth": ("value", "worth", "most", "points", "able"),
    "threat": ("other", "name", "able", "wish", "afford", "buy", "pay", "have", "enough"),
}
"""The senses of the words that an answer to each question accounts for."""

_INHERITED = ("need", "look", "worth", "code", "goal")
"""Questions that are asked anew of another thing."""

_SUBJECTS = ("game", "rule", "bank", "round", "turn", "deck", "board", "noble", "bonus", "history")
"""What a line may be about besides what was told."""

_NARROWED = ("afford", "need", "worth", "find", "hint", "hand", "help")
"""Questions that a line without its card is taken for."""

_DESCRIBING = ("place", "colour", "cheap", "expensive", "row", "deck", "noble")
"""What a line has that names a card by itself, or another thing."""

_PRICES = ("cheap", "expensive", "big", "cost")
"""Of these, what may say that a card costs too much."""

_BEHIND = (
    *("buy", "take", "reserve", "afford", "able", "idle", "now", "me", "should", "wish", "pay"),
    *("need", "not", "then", "value", "rather", "want", "filler", "name", "other", "aim", "must"),
)
"""What stands behind a pronoun that is an article, too: `koop die maar`, `je la prends`."""

_NOUNS = (
    *("game", "card", "noble", "rule", "bank", "points", "round", "turn", "deck", "hand", "tokens"),
    *("bonus", "level", "board"),
)
"""What makes an article of a word that stands before it."""

_LONGEST = 3
"""The most words of a pronoun."""

_GUESSED = 2
"""So many guesses at a line with a place in it are offered."""

_PIECE = re.compile(r"\w+'?|[^\w]+")

_COMPARING = ("cheap", "expensive", "small", "big", "less", "most")


class AskedOfThings(Behind):
    """Reads one line behind an answer about cards or nobles."""

    @cached_property
    def things(self) -> ToldThings:
        """What was told lately."""
        assert self._scene.seat is not None
        return ToldThings(self._last, self._scene.state, self._scene.seat)

    @cached_property
    def _pointed(self) -> Pointed | None:
        return self.things.pointed(self._line, self._vocabulary)

    def options(self) -> list[Parsed]:
        """Return what the line may mean, the likeliest first."""
        if self._pointed is None or {*self._line.named_places} == {*self.things.current}:
            return []
        if compared := [*self._compared(self._pointed)]:
            return [*dict.fromkeys(compared)]
        if self._pointed.itself and self._is_of_else(self._pointed):
            return []
        found = [
            parsed
            for command in self._commands(self._pointed)
            for place in self._pointed.places[:MOST_POINTED]
            if (parsed := self._of(command, place))
        ]
        return [*dict.fromkeys(found)]

    @property
    def chooses(self) -> bool:
        """Whether the line chooses one of several things that were told."""
        return self._pointed is not None and not self._pointed.itself

    def is_certain(self, parsed: Parsed) -> bool:
        """Return whether a question says all that the line does."""
        match parsed:
            case Ask(command=command) | Look(command=command) if (
                self._pointed and self._pointed.sure
            ):
                said = frozenset(_SAID.get("need" if command == "goal" else command, ()))
                return not self._line.unsaid(said | self._pointed.said)
            case _:
                return False

    def _is_of_else(self, told: Pointed) -> bool:
        """Return whether a line that chooses nothing is rather about something else: `the game`.

        So it is of many things, and of what was told before the last answer unless it says so.
        """
        said = self._line.has("card") or self._line.says("repeating")
        if len(told.places) > MOST_POINTED or not (self.things.is_last or said):
            return True
        counts = self._line.has("many")
        if (self._line.has("colour") and not counts) or self._line.names_letter:
            return True  # "what does the blue one cost"
        named = (each for each in self._line.tokens if not each.has("filler", "idle", "card"))
        soon = self._line.has("far", "fast")  # "how many turns till I can get it"
        subjects = [each for each in _SUBJECTS if not (soon and each == "turn")]
        return any(each.has(*subjects) for each in named)

    def _commands(self, pointed: Pointed) -> Sequence[str]:
        """Return the commands that the words of a line ask for, the likeliest first."""
        ordered = [] if self._has("not") else [*self._ordered()]
        of_other = [*self._asked_of_other()]
        if of_other == ["threat"]:
            return of_other
        asked = [*of_other, *ordered, *self._asked()]
        if pointed.itself:
            return asked
        last = self._last.asked.command
        if last in _INHERITED and not self._has("cost", "level", "bonus", "pay", "plan", "many"):
            return [*ordered, last, *asked]  # "its neighbour, the one for four points"
        more = ["look", *(["try"] if last == "afford" else [])]
        return [*asked, *more] if self._line.says("have") else asked or more

    def _asked_of_other(self) -> Iterator[str]:
        """Yield the commands by which a line asks what another player can do with a thing."""
        has = self._has
        named = any(e.has("name") and not e.has("filler") for e in self._line.tokens)
        able = has("able", "afford", "enough", "threat") or (self._asks and has("buy", "pay"))
        of_other = self._other is not None and (named or not self._line.has("me"))
        if of_other and (able or (named and has("have", "far", "fast", "need"))):
            yield "threat"
            if not (named and able):
                yield "need"  # a pronoun may be the card

    def _asked(self) -> Iterator[str]:
        """Yield the commands that words of a line ask for, beside those that point at a thing."""
        has, done = self._has, not self._has("past")
        if has("when") and has("reserve", "buy", "take", "past"):
            yield "log"
        turns = has("many") and has("turn", "round")
        buys = has("able") and has("buy", "take")
        of_noble = has("want", "wish") and bool(self._tiles)
        if has("need", "far", "fast", "afford", "enough") or turns or buys or of_noble:
            yield "need"
        gold = any("g" in self._vocabulary.gems(each.word) for each in self._line.tokens)
        if (has("keep") and self._asks and done) or (gold and has("many")):
            yield "try"
        if has("value"):
            yield "worth"
        told = has("cost", "level", "bonus", "pay", "plan") or self._names_points or of_noble
        told |= has("aim") and has("what")  # "what does it go for"
        counts = has("many") and self._line.has("colour")
        if told or counts or self._repeats:
            yield "look"
        if counts and has("me", "have"):
            yield "need"
        if has("need", "far") and not told and len(self.things.current) > 1:
            yield "look"

    def _ordered(self) -> Iterator[str]:
        """Yield what a line orders to be done with a thing, or takes for an aim."""
        has, asks = self._has, self._asks
        if has("past"):
            return
        if has("reserve"):
            yield "reserve"
        if has("buy", "pay") and not asks:
            yield "buy"
        if has("aim") or (has("plan") and has("me")):
            yield "aim"
        wants = has("take", "want") or self._line.says("have")
        if wants and not has("buy", "reserve") and self.chooses and not asks and not self._repeats:
            yield from ("buy", "reserve")

    @property
    def _tiles(self) -> list[str]:
        """The nobles that the line points at: `what does the middle one still want from me`."""
        places = self._pointed.places if self._pointed else ()
        return [each for each in places if each in TILE_PLACES]

    @property
    def _names_points(self) -> bool:
        """Whether the line has the word for points, and not only one for the score."""
        points = self._vocabulary.words("points")
        return self._has("points") and any(fold(e.word) in points for e in self._line.tokens)

    @property
    def _of_other(self) -> bool:
        """Whether the line is about what another player can do."""
        return self._other is not None and not self._line.has("me")

    @property
    def _asks(self) -> bool:
        words = ("able", "wish", "what", "who", "many", "how", "when", "why")
        return self._has(*words) or self._line.text.rstrip().endswith("?")

    @property
    def _repeats(self) -> bool:
        """Whether the line asks to hear one thing again."""
        one = self.chooses or len(self.things.current) == 1
        told = self._line.has("card") or self.things.is_last
        return self._line.says("repeating") and one and told

    def _has(self, *senses: str) -> bool:
        """Return whether a word has one of these senses that does not point at a thing."""
        pointing = self._pointed.said if self._pointed else frozenset[str]()
        words = (each for each in self._line.uncorrected if each.senses.isdisjoint(pointing))
        return any(each.has(*senses) for each in words)

    def _compared(self, pointed: Pointed) -> Iterator[Parsed]:
        """Yield what is asked of several cards at once: which of them is cheaper, or sooner had."""
        has = self._line.has
        if not has("what", "who") or not (self._line.ranks or has("able", "without")):
            return
        ranked = not pointed.said.isdisjoint(_COMPARING)
        if not (ranked or self._line.says("of-them")) or has("ordinal"):
            return
        several = [each for each in self.things.listed if each not in TILE_PLACES]
        if len(several) < 2:
            return
        if has("able") and not has("fast", *_COMPARING):
            yield Ask("threat", self._other or "") if self._of_other else Ask("afford")
        told = has("points") or self._line.says("repeating")
        last = self._last.asked.command
        needs = has("fast", "able", "colour")
        command = "need" if needs else "look" if told else "worth"
        command = last if last in ("need", "worth") else command
        priced = has("cost") and command == "worth"
        several = [*pointed.places] if ranked and len(several) > MOST_POINTED else several
        for place in several[:MOST_POINTED]:
            if found := self._of(command, place):
                yield found
        for place in pointed.places if priced and ranked else ():
            if found := self._of("look", place):
                yield found

    def _of(self, command: str, place: str) -> Parsed | None:
        """Return a command for one thing; None where it has none such."""
        tile = place in TILE_PLACES
        match command:
            case "buy" if not tile:
                return Act(Buy(place))
            case "reserve" if place in MARKET_PLACES:
                return Act(Reserve(place))
            case "log" if place in HAND_PLACES:
                return Ask("log", f"{self._word('words-mine')} {self._word('command-reserve')}")
            case "log" if not tile:
                return Ask("log", place)
            case "threat":
                return Ask("threat", self._other or "")
            case "need" | "goal" if tile:
                return Ask("goal", place)
            case "try" if not tile:
                return Ask("try", f"buy {place}")
            case "aim":
                return Do("aim", place)
            case "need" | "worth" if not tile:
                return Ask(command, place)
            case "look" | "code":
                parsed = self._parse(f"{self._word(f'command-{command}')} {place}")
                return None if isinstance(parsed, Unclear) else parsed
            case _:
                return None


class WithPlace:
    """Reads one line with the place of what was told alone where a pronoun of it stands.

    `alone` is what the line means by itself, and `parse` reads another one.
    """

    def __init__(
        self,
        line: LeaningLine,
        place: str,
        vocabulary: Vocabulary,
        alone: Parsed,
        parse: Callable[[str], Parsed],
    ) -> None:
        self._line = line
        self._place = place
        self._vocabulary = vocabulary
        self._alone = alone
        self._parse = parse

    def reading(self) -> ContextReading | None:
        """Return what the line means of it; None where it is about something else."""
        tokens = self._line.tokens
        if len(tokens) < 2 or self._line.is_idle or not _lacks_card(self._alone, tokens):
            return None
        if self._line.has(*_DESCRIBING) and not self._is_too_much():
            return None
        asks = isinstance(self._alone, Ask | Look) and self._alone.command != "threat"
        for text in self._lines():
            found = self._about(self._parse(text))
            if found and (found.answered or not asks):
                return found
        return None

    def _is_too_much(self) -> bool:
        """Return whether a price is asked about, and no card is called by it: `is it too dear`."""
        prices = [each for each in self._line.tokens if each.has(*_DESCRIBING)]
        said = " ".join(each.word for each in self._line.tokens)
        known = (each.replace("-", " ") for each in self._vocabulary.words("too-much"))
        return all(each.has(*_PRICES) for each in prices) and any(each in said for each in known)

    def _lines(self) -> Iterator[str]:
        """Yield the line with the place where a pronoun stands, or behind what follows it."""
        sure = self._vocabulary.words("leaning-it")
        unsure = self._vocabulary.words("leaning-it-or-the")
        for before, word, behind in self._spans():
            if word in sure or (word in unsure and self._ends(behind)):
                yield f"{before}{self._place} {behind}"
                yield f"{before}{behind} {self._place}"

    def _spans(self) -> Iterator[tuple[str, str, str]]:
        """Yield each word, or words, of the line with what stands before and behind it."""
        pieces = _PIECE.findall(self._line.text.replace("\u2019", "'"))
        for count in range(_LONGEST * 2 - 1, 0, -2):
            for at in range(len(pieces) - count + 1):
                words = pieces[at : at + count]
                if all(piece[0].isalnum() for piece in words[::2]):
                    said = "-".join(map(fold, words[::2]))
                    before, behind = "".join(pieces[:at]), "".join(pieces[at + count :])
                    yield re.sub(r"-$", " ", before), said, behind

    def _ends(self, behind: str) -> bool:
        """Return whether no noun stands behind a word that may be an article."""
        if not behind.strip(" -'.!,"):
            return True
        first = self._line.read(behind)[:1]
        known = (each for each in first if not each.guessed and not each.has(*_NOUNS))
        return any(each.has(*_BEHIND) for each in known)

    def _about(self, parsed: Parsed) -> ContextReading | None:
        """Return a meaning that is about the place; of guesses those that are."""
        match parsed:
            case Act() | Pay() | Ask() | Look() if names_place(parsed, self._place):
                return ContextReading([parsed], certain=True)
            case Which(guessed=True, options=options):
                about = [each for _told, each in options if names_place(each, self._place)]
                beside = isinstance(self._alone, Which) and self._alone.guessed
                return ContextReading(about[:_GUESSED] if beside else about) if about else None
            case _:
                return None


def names_place(parsed: Parsed, place: str) -> bool:
    """Return whether a meaning is about the card or noble at a place."""
    match parsed:
        case Act(action=Buy(place=named) | Reserve(place=named)) | Pay(place=named):
            return named == place
        case Look(place=found):
            return found == place
        case Ask(about=about) | Do(about=about):
            return place in about.split()
        case _:
            return False


def _lacks_card(alone: Parsed, tokens: Sequence[Sensed]) -> bool:
    """Return whether what a line means by itself may lack its card.

    Where it is about the person who types, `him` is a card: Dutch `hem`.
    """
    match alone:
        case Ask(command="threat"):
            return any(each.has("me", "want") for each in tokens)
        case Ask(command="score"):
            counts = any(each.has("many") for each in tokens)
            return counts and any(each.has("points") for each in tokens)
        case Ask(command=command):
            return command in _NARROWED
        case Which():
            return alone.guessed
        case _:
            return isinstance(alone, Unclear | Menu)
