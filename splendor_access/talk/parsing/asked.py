"""What a sentence asks: the readings that its words allow, exactly or nearly."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import msgspec

from splendor_access.game.cards import LEVELS
from splendor_access.game.state import HAND_PLACES, TILE_PLACES
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Ask, Context, Do, Parsed, Unclear
from splendor_access.talk.parsing.filters import parse_filter
from splendor_access.talk.parsing.readings import DEEDS, Answerable, readings
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.sentences import asked_which
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named

ASKING = ("who", "what", "many", "when", "why", "how", "define")
FILTERS = ("colour", "number", "level", "points", "cost", "cheap", "expensive", "without", "or")
_KILLING = frozenset({"past", "not", "name", "me", "came"})
"""What rules a reading out, also in words that have another meaning beside."""

_IDLE = frozenset({"filler", "idle", "what", "want", "give", "letter"})
"""What says nothing about the subject of a question."""

_OF_THE_PAST = ("log", "last")
"""The commands that tell what was done."""

_OF_CARDS = ("cards", "hand")
"""The commands that tell which cards somebody has bought or reserved."""

_OF_OTHERS = ("threat",)
"""The commands that tell what others can do."""

_WEIGHTY = frozenset(
    {"card", "noble", "deck", "hand", "bank", "round", "tokens", "bonus", "points", "game"}
    | {
        "coach",
        "advice",
        "threat",
        "value",
        "winning",
        "braille",
        "bid",
        "not",
        "only",
        "more",
        "less",
        "colours",
    }
    | {"place", "name", "next"}
)
"""What is never idle, also in words that can be small ones."""

MOST_COUNTED = 10
"""The last ordinal that is known: the tenth round."""

MOST_COMPARED = 3
"""The most cards that are offered to be weighed."""

MOST_POINTS = 5
"""The most points of a card."""

MOST_COST = 14
"""The most gems of a cost."""


def _without(token: Sensed, sense: str) -> Sensed:
    return msgspec.structs.replace(token, senses=token.senses - {sense})


class Enquiry:
    """One sentence as tokens: what it asks, and of whom."""

    def __init__(
        self,
        line: str,
        tokens: Sequence[Sensed],
        vocabulary: Vocabulary,
        context: Context,
        parse: Callable[[str, list[str]], Parsed],
    ) -> None:
        self._line = line
        if context.state.phase == "return":
            tokens = [_without(each, "reserve") if each.has("keep") else each for each in tokens]
        self._tokens = tokens
        self._vocabulary = vocabulary
        self._context = context
        self._parse = parse
        self._senses = {sense for token in tokens for sense in token.senses}
        if line.rstrip().endswith("?"):
            self._senses.add("asked")
        self._unknown = [token for token in tokens if not token.senses]
        self._guessed = any(token.guessed for token in tokens)
        self._asks = line.rstrip().endswith("?") or self._has(*ASKING)
        self._place = next((token.word for token in tokens if token.has("place")), None)

    def _has(self, *senses: str) -> bool:
        return not self._senses.isdisjoint(senses)

    def _things(self, *kinds: str) -> list[str]:
        return [token.word for token in self._tokens if token.has(*kinds)]

    # Persons and numbers

    def _other(self) -> int | None:
        """Return the seat of another player who is named, or of the only other one."""
        seat, names = self._context.seat, self._context.names
        for word in self._things("name"):
            found = seats_named(word, names)
            if len(found) == 1 and found[0] != seat:
                return found[0]
        if self._has("other") and len(names) == 2 and not self._has("name"):
            return 1 - seat
        return None

    def _counted(self) -> int | None:
        """Return a number or ordinal of the line."""
        for token in self._tokens:
            for number in range(1, MOST_COUNTED + 1):
                if token.has(f"ordinal-{number}"):
                    return number
        numbers = (self._vocabulary.number(word) for word in self._things("number"))
        return next(filter(None, numbers), None)

    # Readings

    def _answer(self) -> Parsed | None:
        """Return the first reading that is about every word of the line."""
        if self._tells_of_thing():
            return None
        for reading in self._allowed():
            if reading.command in _OF_OTHERS and (self._orders() or self._is_about_me()):
                continue
            if reading.command in (*_OF_THE_PAST, *_OF_CARDS) and self._orders():
                continue
            if reading.command in _OF_THE_PAST and self._states():
                continue
            if reading.command == "score" and self._boasts():
                continue
            if not self._left(reading):
                asked = self._asked(reading)
                if asked is not None:
                    return asked
        return None

    def _compare(self) -> Parsed | None:
        """Return the question which of several cards is to be weighed: `a2 or b1`, `which of`."""
        places = [*dict.fromkeys(self._things("place"))]
        weighs = self._has("or", "rather", "most", "value", "should", *DEEDS)
        if not weighs or self._has("past", "not", "name") or len(places) > MOST_COMPARED:
            return None
        asked = [Ask("worth", place) for place in places]
        return asked_which(self._line, asked, self._vocabulary)

    def _states(self) -> bool:
        """Return whether a line tells what was done, and asks nothing: `I took red`, `well played`.

        So does one that tells somebody to play: `play against the computer`.
        """
        begun, told = self._tokens[0], [each for each in self._tokens if not each.has("filler")]
        if self._asks:
            return False
        if begun.has("me") and not begun.has("filler", "past", "have"):
            return True
        ordered = begun.has("happen") and not begun.has("past", "last")
        return ordered or all(each.has("participle") for each in told)

    def _boasts(self) -> bool:
        """Return whether a line says who wins, or asks when: `I win this`."""
        begun, verb, *_others = [*self._tokens, self._tokens[-1]]
        boasts = not self._asks and begun.has("me") and verb.has("winning")
        return boasts or (self._has("far") and self._has("name"))

    def _deeds(self) -> set[str]:
        """Return the words for deeds that are nothing else."""
        return {each.word for each in self._tokens if each.has(*DEEDS) and not each.has("filler")}

    def _bounds(self) -> bool:
        """Return whether a line is about what was before or after something: `since round 4`."""
        told = [
            t
            for t in self._tokens
            if t.has("bound", "place", "number") or not t.has("filler", "me")
        ]
        pairs = pairwise(told)
        limits = ("place", "number", "round", "ordinal")
        return any(one.has("bound") and other.has(*limits) for one, other in pairs)

    def _tells_of_thing(self) -> bool:
        """Return whether a line says how something is: `a2 is too expensive`."""
        if len(self._tokens) < 3 or self._line.rstrip().endswith("?"):
            return False
        begun, verb, *others = self._tokens
        is_so = verb.has("what", "wish") and verb.has("idle", "filler")
        asks = any(each.has(*ASKING) and not each.has("idle", "filler") for each in others)
        return begun.has("place", "colour") and is_so and not asks

    def _orders(self) -> bool:
        """Return whether a line begins with a deed that it orders: `buy the card I reserved`."""
        begun = self._tokens[0]
        asks = self._line.rstrip().endswith("?") or begun.has(*ASKING, "past", "held")
        return begun.has(*DEEDS) and not asks

    def _is_about_me(self) -> bool:
        """Return whether a line asks what its speaker can do: `can I`, `darf ich`, `je peux`."""
        pairs = pairwise(self._tokens)
        return any(
            {"me", "able"} <= one.senses | other.senses and one.has("me") != other.has("me")
            for one, other in pairs
        )

    def _pays_with_cards(self) -> bool:
        """Return whether cards are what would be paid with, and not what is bought."""
        told = [each for each in self._tokens if not each.has("filler") or each.has("with", "card")]
        pairs = pairwise(told)
        return any(one.has("with") and other.has("card") for one, other in pairs)

    def _near(self, most: int) -> list[Parsed]:
        """Return the readings that leave the fewest words of the line out, up to a number."""
        found: list[tuple[int, Parsed]] = []
        for reading in readings():
            if not self._holds(reading):
                continue
            asked = self._asked(reading)
            if asked is not None and asked not in [each for _left, each in found]:
                against = sum(not reading.never.isdisjoint(t.senses) for t in self._tokens)
                found.append((len(self._left(reading)) + 2 * against, asked))
        found.sort(key=lambda each: each[0])
        known = sum(t.senses.isdisjoint(_IDLE) for t in self._tokens)
        return [asked for left, asked in found if left <= found[0][0] + 1 and left * 2 <= known][
            :most
        ]

    def _allowed(self) -> Iterator[Answerable]:
        for reading in readings():
            ruled_out = any(self._rules_out(token, reading) for token in self._tokens)
            if not ruled_out and self._holds(reading):
                yield reading

    def _holds(self, reading: Answerable) -> bool:
        """Return whether all that a reading needs is there."""
        here = reading.phase in ("", self._context.state.phase)
        return here and all(self._has(*need) for need in reading.needs)

    @staticmethod
    def _rules_out(token: Sensed, reading: Answerable) -> bool:
        against = token.senses & reading.never
        if not against or (token.has("filler", "idle") and token.senses.isdisjoint(_WEIGHTY)):
            return False
        return bool(against & _KILLING) or token.senses.isdisjoint(reading.may)

    def _left(self, reading: Answerable) -> list[Sensed]:
        """Return the words that a reading says nothing about."""
        return [token for token in self._tokens if not self._covers(token, reading)]

    @staticmethod
    def _covers(token: Sensed, reading: Answerable) -> bool:
        if not token.senses.isdisjoint(reading.may):
            return True
        return not token.senses.isdisjoint(_IDLE) and token.senses.isdisjoint(_WEIGHTY)

    def _asked(self, reading: Answerable) -> Parsed | None:
        """Return what a reading asks; None where a part of that is not in the line."""
        parts: list[str] = []
        for kind in reading.about:
            part = self._part(kind.rstrip("?"))
            if part is None and (not kind.endswith("?") or self._dropped(kind.rstrip("?"))):
                return None
            parts += part.split() if part else []
        if reading.command == "need" and len(self._things("colour")) > 1:
            return None  # these are gems
        if reading.command == "afford" and self._pays_with_cards():
            return None
        if reading.command in (*_OF_THE_PAST, *_OF_CARDS) and self._bounds():
            return None
        if reading.command in _OF_CARDS and self._has("ordinal"):
            return None  # one of them
        if reading.command in _OF_OTHERS and len(self._deeds()) > 1:
            return None  # "if I take red, can Ben buy a3"
        if reading.command == "goal" and self._has("who"):
            return None
        if reading.command == "hand" and self._has("past") and not self._has("me"):
            return None  # "how many cards have been reserved"
        if reading.command == "hint" and self._has("past"):
            return None  # "what was my best move"
        if reading.command == "bank" and self._has("with", "somebody"):
            return None  # "something with red", "are you still there"
        if (
            reading.command in ("find", "worth")
            and "best" not in reading.about
            and self._has("most")
            and self._has("points")
            and not self._has("more")
        ):
            return None  # of all the cards with points that is one
        match reading.command:
            case "look" | "code":
                parsed = self._parse(reading.command, parts)
            case "coach":
                parsed = Do("coach")
            case "quit":
                parsed = Do("quit")
            case "row" | "take" | "return" | "need":
                parsed = self._parse(reading.command, parts)
            case _:
                parsed = Ask(reading.command, " ".join(parts))
        return None if isinstance(parsed, Unclear) else parsed

    def _part(self, kind: str) -> str | None:
        """Return a part of what is asked about, as it would be typed."""
        if kind.startswith("="):
            return kind[1:]
        other, names = self._other(), self._context.names
        mine = self._context.seat
        place = self._place
        match kind:
            case "name":
                own = self._has("me") and other is None
                seat = mine if own else other
                return None if seat is None else names[seat].casefold()
            case "named":
                return names[other].casefold() if other is not None and self._has("name") else None
            case "topic":
                words = [token.word for token in self._tokens if not token.has("define")]
                return self._vocabulary.topics.about(words)
            case "seat":
                return None if other is None else str(other)
            case "own":
                return str(mine)
            case "deed":
                deed = next((deed for deed in ("noble", *DEEDS) if self._has(deed)), None)
                scored = deed == "take" and self._has("points")
                return "buy" if scored else deed  # "how did Ben get his point"
            case "tile":
                return place if place in TILE_PLACES else None
            case "place":
                return place
            case "gems":
                moved = self._has("take", "return") and not self._has("buy", "reserve")
                return (" ".join(self._things("colour")) or None) if moved else None
            case "colours":
                return " ".join(self._things("colour")) or None
            case "held":
                held = [each for each in self._context.known_cards() if each in HAND_PLACES]
                return held[0] if len(held) == 1 else None
            case "round":
                number = self._counted()
                several = any(
                    each in ("last", "ordinal-last") for t in self._tokens for each in t.senses
                )
                several |= self._has("ordinal") and self._has("number")
                return None if number is None or several else f"round {number}"  # "last two rounds"
            case "level":
                return self._level()
            case "best":
                points = [card.points for card in self._context.known_cards().values()]
                utmost = [t for t in self._tokens if t.has("most") and not t.has("more", "rather")]
                if not utmost:
                    return None
                found = (min if utmost[0].has("less") else max)(points, default=0)
                return f"{found} {self._word('points')}"
            case _:
                return self._description()

    def _dropped(self, kind: str) -> bool:
        """Return whether a part that may be missing is in the line, and could not be read."""
        match kind:
            case "gems":
                return self._coloured
            case "filter":
                told = [t for t in self._tokens if t.has(*FILTERS) and not self._article(t)]
                return any(not t.has("filler", "idle") for t in told)
            case "name" | "named":
                return self._has("name", "other")
            case _:
                return False

    @property
    def _coloured(self) -> bool:
        return bool(self._things("colour"))

    def _level(self) -> str | None:
        """Return the letter of the level that is named."""
        letters = [token.word for token in self._tokens if token.has("letter")]
        others = [letter for letter in letters if letter != "a"]
        number = self._counted()
        if not others and number is not None and number <= len(LEVELS):
            return LEVELS[number - 1]
        return next(iter([*others, *letters]), None)

    def _description(self) -> str | None:
        """Return the description of cards in the line, as `find` reads it."""
        words = [*self._described()]
        text = " ".join(words)
        if not words or parse_filter(words, self._vocabulary, number="points") is None:
            return None
        return text

    def _described(self) -> Iterator[str]:
        """Yield the words of a description as the locale files write them."""
        points, costs = self._word("points"), self._word("cost")
        compared = next((t for t in self._tokens if t.has("more", "less")), None)
        number = self._number_compared(compared, "points")
        if compared and number is not None:
            yield from self._compared(compared, number, points, MOST_POINTS)
            return
        bare = compared and (compared.has("from") or self._things("number"))
        if bare and self._has("points"):
            return  # "the most that a card has"
        number = None if self._things("colour") else self._number_compared(compared)
        if compared and number is not None and self._has("cost"):
            yield from self._compared(compared, number, costs, MOST_COST)
            return
        denies = any(token.has("without", "not", "except") for token in self._tokens)
        verb_last = self._tokens[-1].has("cost") and bool(self._things("colour")) and not denies
        if verb_last:  # "Karten, die rot kosten"
            yield costs
        if denies and self._things("colour"):
            if not self._has("bonus"):
                yield costs
            yield self._no()
        elif (
            self._has("need", "only")
            and not self._has("cost")
            and self._things("colour", "colours")
        ):
            yield costs
        known = self._vocabulary.words
        for at, token in enumerate(self._tokens):
            level = at > 0 and self._tokens[at - 1].has("level")
            if token.has("colours"):
                if self._has("only", "number"):
                    yield str(self._counted() or 1)
                    yield token.word
            elif token.has("cost") and not (denies or verb_last):
                yield token.word if token.word in known("cost") else costs
            elif token.has("points"):
                yield token.word if token.word in known("points") else points
            elif token.has("cheap", "expensive"):
                turned = at > 0 and self._tokens[at - 1].has("less")  # "the least expensive"
                yield self._word("cheap" if token.has("cheap") != turned else "expensive")
            elif token.has("without", "not", "except"):
                if not self._things("colour"):
                    yield self._no()
            elif token.has("letter"):
                if self._has("level") and token.word == self._level():
                    yield token.word
            elif token.has("number") and self._has("colours"):
                continue
            elif token.has("colour", "number", "level", "or") and (
                level or not self._article(token)
            ):
                yield token.word

    def _no(self) -> str:
        """Return a word of descriptions for what is not there."""
        known = self._vocabulary.words("without")
        said = (token.word for token in self._tokens if token.word in known)
        return next(said, self._word("without"))

    def _article(self, token: Sensed) -> bool:
        """Return whether a word is an article and no number: `a`, `eine`."""
        one = token.word.isalpha() and self._vocabulary.number(token.word) == 1
        article = one or token.word in self._vocabulary.words("article")
        return article and not self._has("points", "cost")

    def _word(self, kind: str) -> str:
        """Return the word of descriptions of a kind."""
        return fold(self._vocabulary.locale.words(f"words-{kind}")[0])

    def _number_compared(self, compared: Sensed | None, *behind: str) -> int | None:
        """Return the number that is compared, with what stands right `behind` it, or None."""
        pairs = pairwise([*self._tokens, Sensed("", frozenset())])
        for token, following in pairs if compared else ():
            counts = following.has(*behind) if behind else not following.has("points", "colours")
            article = token.word in self._vocabulary.words("article")
            if token.has("number") and counts and not article:
                return self._vocabulary.number(token.word)
        return None

    def _compared(self, compared: Sensed, number: int, of: str, highest: int) -> Iterator[str]:
        """Yield each number of points, or of what a card costs, above or below one."""
        least = number + (not compared.has("from"))
        most = number - (not compared.has("from"))
        told = range(least, highest + 1) if compared.has("more") else range(most + 1)
        either, costs = self._word("or"), self._word("cost")
        for at, each in enumerate(told):
            yield from ([either] if at else [])
            yield from (of, str(each)) if of == costs else (str(each), of)
