"""ReplyReader at a prompt in the player's own words: the one reader for all prompts.

A prompt's choices are what it offers. A reply is a number or an ordinal, a place, what differs
between the choices, yes or no as people say them, or a word that leaves the prompt.
"""

from collections.abc import Callable, Sequence

from splendor_access.game.actions import Buy, ChooseNoble, Reserve, Return, Take
from splendor_access.game.cards import LEVELS, NO_GEMS, ORDER, Card, Noble, as_gems, minus
from splendor_access.game.state import TILE_INDEX, State
from splendor_access.session.prompts import Choice, Reply
from splendor_access.talk.parsing.commands import Act, Ask, Look, Parsed
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.things import parse_gems
from splendor_access.talk.parsing.vocabulary import Vocabulary

_ASKING = ("who", "what", "many", "when", "why")
_DEEDS = ("take", "buy", "reserve", "return", "pass", "undo")


class ReplyReader:
    """Reads replies with the words of a language and the names at a table."""

    def __init__(self, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._reader = Reader(vocabulary, names)

    def choice(self, choice: Choice, text: str, state: State) -> Reply | None:
        """Return the option that a reply means, or that it leaves the prompt; None if neither."""
        tokens = self._reader.tokens(text)
        if self._leaves(text, tokens):
            return Reply("cancel")
        if len(choice.options) == 1 and self.agrees(text) is True:
            return Reply(1)
        if text.rstrip().endswith("?") or any(each.has(*_ASKING) for each in tokens):
            return None
        if self._vocabulary.wonders(text) and any(each.has(*_DEEDS) for each in tokens):
            return None  # "I'd like to take red": a wish about a deed chooses nothing
        if any(not each.senses and each.word not in LEVELS for each in tokens):
            return None  # an unknown word never chooses
        options = [parsed for _described, parsed in choice.options]
        ways: tuple[Callable[[], int | None], ...] = (
            lambda: self._counted(tokens, len(options)),
            lambda: self._placed(tokens, options),
            lambda: self._given(tokens, options),
            lambda: self._paid(tokens, options),
            lambda: self._described(tokens, options, state),
        )
        for way in ways:
            number = way()
            if number is not None:
                return Reply(number)
        return None

    def agrees(self, text: str, *, leaves: bool = False) -> bool | None:
        """Return whether a reply says yes or no, also in a sentence; None where it is unclear.

        `leaves`: it is asked whether to leave, so `bye` is a yes.
        """
        plain = self._vocabulary.agrees(text)
        if plain is not None or "?" in text:
            return plain
        tokens = self._reader.tokens(text)
        words = self._vocabulary.words
        if any(each.guessed or each.has("place", "colour", *_ASKING) for each in tokens):
            return None
        no = words("no") | words("declining")
        yes = words("yes") | words("agreeing")
        agreed = any(each.word.replace(" ", "-") in yes for each in tokens)
        if any(each.has("not", "stay", "cancel") or each.word in no for each in tokens):
            return None if agreed else False
        unknown = sum(not each.senses and each.word not in yes for each in tokens)
        if leaves and not unknown and any(each.has("leave") for each in tokens):
            return True
        if any(each.has(*_DEEDS) for each in tokens):
            return None
        return True if agreed and unknown <= (2 if leaves else 0) else None

    def ready(self, text: str) -> bool:
        """Return whether a line says that somebody is there to take the device."""
        tokens = self._reader.tokens(text)
        there = any(each.has("ready") for each in tokens)
        other = ("not", "wait", "place", "colour", *_ASKING, "undo", "buy", "take", "reserve")
        return there and "?" not in text and not any(each.has(*other) for each in tokens)

    def _leaves(self, text: str, tokens: Sequence[Sensed]) -> bool:
        if self._vocabulary.agrees(text) is False:
            return True
        leaves = any(each.has("cancel") for each in tokens)
        return leaves and not any(each.thing for each in tokens)

    def _counted(self, tokens: Sequence[Sensed], count: int) -> int | None:
        """Return the number of an option, as it is counted: `the second`, `number two`."""
        told = [each for each in tokens if not each.has("filler") or each.has("number", "ordinal")]
        idle = ("take", "buy", "reserve", "noble", "card", "me", "deck")
        told = [each for each in told if each.has("ordinal") or not each.has(*idle)]
        if len(told) != 1:
            return None
        word = told[0].word
        for number in range(1, count + 1):
            if told[0].has(f"ordinal-{number}"):
                return number
        if told[0].has("ordinal-last"):
            return count
        if told[0].has("ordinal-other", "other") and count == 2:
            return count
        told_number = self._vocabulary.number(word)
        article = word in self._vocabulary.words("article") and len(tokens) > 1
        return told_number if told_number and told_number <= count and not article else None

    @staticmethod
    def _one(fitting: Sequence[int], count: int) -> int | None:
        return fitting[0] if len(fitting) == 1 < count else None

    def _placed(self, tokens: Sequence[Sensed], options: Sequence[Parsed]) -> int | None:
        places = {each.word for each in tokens if each.has("place")}
        if not places:
            return None
        fitting = [n for n, each in enumerate(options, 1) if _place(each) in places]
        return fitting[0] if len(fitting) == 1 else None

    def _given(self, tokens: Sequence[Sensed], options: Sequence[Parsed]) -> int | None:
        """Return the option that takes or gives just what is said, beside what all of them do."""
        gems = [
            each.action.gems
            for each in options
            if isinstance(each, Act) and isinstance(each.action, Take | Return)
        ]
        if len(gems) != len(options):
            return None
        words = [each.word for each in tokens if each.has("colour", "number")]
        meant = parse_gems(words, self._vocabulary, strict=True) if words else []
        if len(meant) != 1:
            return None
        shared = as_gems(map(min, *gems)) if len(gems) > 1 else NO_GEMS
        for number, each in enumerate(gems, 1):
            if each == meant[0] or minus(each, shared) == meant[0]:
                return number
        return None

    def _paid(self, tokens: Sequence[Sensed], options: Sequence[Parsed]) -> int | None:
        """Return the payment that is meant: `without gold`, `blue and gold`, `keep the green`."""
        paid = [
            each.action.payment
            for each in options
            if isinstance(each, Act) and isinstance(each.action, Buy) and each.action.payment
        ]
        if len(paid) != len(options):
            return None
        keeps = any(each.has("reserve", "keep") for each in tokens)
        wanted, unwanted = self._colours(tokens)
        if keeps:
            wanted, unwanted = unwanted, wanted
        if not wanted and not unwanted:
            return None
        fitting = [
            number
            for number, way in enumerate(paid, 1)
            if all(way[ORDER.index(c)] for c in wanted)
            and not any(way[ORDER.index(c)] for c in unwanted)
        ]
        return self._one(fitting, len(options))

    def _colours(self, tokens: Sequence[Sensed]) -> tuple[set[str], set[str]]:
        """Return the colours that are said, and those that are denied."""
        wanted: set[str] = set()
        unwanted: set[str] = set()
        denied = False
        for each in tokens:
            if each.has("not", "except", "without"):
                denied = True
            elif each.has("rather"):
                denied = False
            elif each.has("colour"):
                (unwanted if denied else wanted).update(self._vocabulary.gems_begun(each.word))
        return wanted, unwanted - wanted

    def _described(
        self, tokens: Sequence[Sensed], options: Sequence[Parsed], state: State
    ) -> int | None:
        """Return the card or noble that is described by what differs."""
        things = [_thing(each, state) for each in options]
        wanted, unwanted = self._colours(tokens)
        costs = any(each.has("cost", "with", "need") for each in tokens)
        levels = {each.word for each in tokens if each.word in LEVELS}
        if any(each.has("level") for each in tokens):
            numbers = (self._vocabulary.number(each.word) for each in tokens)
            levels |= {LEVELS[n - 1] for n in numbers if n and n <= len(LEVELS)}
        points = {
            self._vocabulary.number(each.word)
            for at, each in enumerate(tokens)
            if each.has("number") and any(near.has("points") for near in tokens[at : at + 3])
        }
        fitting = []
        for number, thing in enumerate(things, 1):
            if thing is None:
                return None
            has = {c for c, n in zip(ORDER, thing.cost, strict=True) if n}
            own = has if costs or isinstance(thing, Noble) else {thing.bonus}
            if not wanted <= own or own & unwanted:
                continue
            if points and thing.points not in points:
                continue
            if levels and getattr(thing, "level", None) not in levels:
                continue
            fitting.append(number)
        cheap = any(each.has("cheap") for each in tokens)
        if cheap or any(each.has("expensive") for each in tokens):
            totals = [sum(thing.cost) for thing in things if isinstance(thing, Card)]
            best = (min if cheap else max)(totals, default=0)
            fitting = [n for n, total in enumerate(totals, 1) if total == best]
            return self._one(fitting, len(options))
        told = wanted or unwanted or points or levels
        return self._one(fitting, len(options)) if told else None


def _place(parsed: Parsed) -> str | None:
    match parsed:
        case Act(action=Buy() | Reserve() | ChooseNoble() as action):
            return action.place
        case Look(place=place):
            return place
        case Ask(about=about):
            return about.split()[-1] if about else None
        case _:
            return None


def _thing(parsed: Parsed, state: State) -> Card | Noble | None:
    """Return the card or noble that an option is about, if the state shows it."""
    place = _place(parsed)
    if place in TILE_INDEX:
        tiles = state.tiles
        return tiles[TILE_INDEX[place]] if TILE_INDEX[place] < len(tiles) else None
    if place is None or len(place) != 2 or place[0] not in "abch":
        return None
    found = state.card_at(place)
    return found if isinstance(found, Card) else None
