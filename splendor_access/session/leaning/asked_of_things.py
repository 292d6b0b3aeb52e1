"""What a line asks or orders of the cards and nobles that were told last."""

from collections.abc import Callable, Iterator, Sequence

from splendor_access.game.actions import Buy, Reserve
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.session.last_answer import LastAnswer
from splendor_access.session.leaning.leaning_line import LeaningLine
from splendor_access.session.leaning.told_things import MOST_POINTED, Pointed, ToldThings
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Act, Ask, Do, Look, Parsed, Unclear
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

_COMPARING = ("cheap", "expensive", "small", "big", "less", "most")


class AskedOfThings:
    """Reads one line behind an answer about cards or nobles. `parse` reads a command line."""

    def __init__(
        self,
        line: LeaningLine,
        last: LastAnswer,
        things: ToldThings,
        vocabulary: Vocabulary,
        name: str | None,
        parse: Callable[[str], Parsed],
    ) -> None:
        self._line = line
        self._last = last
        self._things = things
        self._vocabulary = vocabulary
        self._name = name
        self._parse = parse
        self._pointed = things.pointed(line, vocabulary)

    def options(self) -> list[Parsed]:
        """Return what the line may mean, the likeliest first."""
        if self._pointed is None or {*self._line.named_places} == {*self._things.current}:
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
        if len(told.places) > MOST_POINTED or not (self._things.is_last or said):
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
        found = [*self._worded()]
        if found or pointed.itself:
            return found
        asked = self._last.asked.command
        return [asked if asked in _INHERITED else "look"]

    def _worded(self) -> Iterator[str]:
        """Yield the commands that words of a line ask for, beside those that point at a thing."""
        has, done = self._has, not self._has("past")
        if has("when") and has("reserve", "buy", "take", "past"):
            yield "log"
        named = any(e.has("name") and not e.has("filler") for e in self._line.tokens)
        able = has("able", "afford", "enough", "threat") or (self._asks and has("buy", "pay"))
        if self._of_other and (able or (named and has("have", "far", "fast", "need"))):
            yield "threat"
            if named and able:
                return  # a pronoun may be the card
            yield "need"
        if not self._line.has("not"):
            yield from self._ordered()
        turns = has("many") and has("turn", "round")
        buys = has("able") and has("buy", "take")
        if has("need", "far", "fast", "afford", "enough") or turns or buys:
            yield "need"
        gold = any("g" in self._vocabulary.gems(each.word) for each in self._line.tokens)
        if (has("keep") and self._asks and done) or (gold and has("many")):
            yield "try"
        if has("value"):
            yield "worth"
        told = has("cost", "level", "bonus", "pay", "plan") or self._names_points
        counts = has("many") and self._line.has("colour")
        if told or counts or self._repeats:
            yield "look"
        if counts and has("me", "have"):
            yield "need"
        if has("need", "far") and not told and len(self._things.current) > 1:
            yield "look"

    def _ordered(self) -> Iterator[str]:
        """Yield what a line orders to be done with a thing, or takes for an aim."""
        has, asks = self._has, self._asks
        if has("past"):
            return
        if has("reserve"):
            yield "reserve"
        if has("buy") and not asks:
            yield "buy"
        if has("aim") or (has("plan") and has("me")):
            yield "aim"
        if has("take", "want") and not has("buy", "reserve") and self.chooses and not asks:
            yield from ("buy", "reserve")

    @property
    def _names_points(self) -> bool:
        """Whether the line has the word for points, and not only one for the score."""
        points = self._vocabulary.words("points")
        return self._has("points") and any(fold(e.word) in points for e in self._line.tokens)

    @property
    def _of_other(self) -> bool:
        """Whether the line is about what another player can do."""
        return self._name is not None and not self._line.has("me")

    @property
    def _asks(self) -> bool:
        words = ("able", "wish", "what", "who", "many", "how", "when", "why")
        return self._has(*words) or self._line.text.rstrip().endswith("?")

    @property
    def _repeats(self) -> bool:
        """Whether the line asks to hear one thing again."""
        one = self.chooses or len(self._things.current) == 1
        told = self._line.has("card") or self._things.is_last
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
        several = [each for each in self._things.listed if each not in TILE_PLACES]
        if len(several) < 2:
            return
        if has("able") and not has("fast", *_COMPARING):
            yield Ask("threat", self._name or "") if self._of_other else Ask("afford")
        told = has("points") or self._line.says("repeating")
        command = "need" if has("fast", "able") else "look" if told else "worth"
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
                locale = self._vocabulary.locale
                deed = locale.words("command-reserve")[0]
                return Ask("log", f"{locale.words('words-mine')[0]} {deed}")
            case "log" if not tile:
                return Ask("log", place)
            case "threat":
                return Ask("threat", self._name or "")
            case "need" | "goal" if tile:
                return Ask("goal", place)
            case "try" if not tile:
                return Ask("try", f"buy {place}")
            case "aim":
                return Do("aim", place)
            case "need" | "worth" if not tile:
                return Ask(command, place)
            case "look" | "code":
                word = self._vocabulary.locale.words(f"command-{command}")[0]
                parsed = self._parse(f"{word} {place}")
                return None if isinstance(parsed, Unclear) else parsed
            case _:
                return None
