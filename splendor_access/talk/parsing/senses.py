"""Tokens of a line, each with what it can mean: the senses of the locale files, and things.

Of a colour among them it is told what it belongs to: a card as in `red cards`, what it costs as in
`cards that cost red`, or a comparison as in `more red than white`.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, cached_property, lru_cache
from itertools import pairwise

import msgspec

from splendor_access.game.cards import LEVELS
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.vocabulary import Vocabulary, one_slip, seats_named

SENSES = "senses-"
"""The entries of a locale file whose words mean what the rest of their names says."""

LONGEST = 5
"""The most words of one saying."""

DIGITS = {"a": 4, "b": 4, "c": 4, "h": 4, "n": 5}
"""How many places begin with a letter."""

_VOWELS = re.compile("[aeiouy]")
"""What some leave out in a hurry: `wht`, `grn`."""

_WORD = re.compile(r"[\w']+|\?")
_ELIDED = re.compile(r"^(qu|[a-z])'(?=\w)")

_COUNTED = frozenset(("last", "round", "turn", "card", "tokens", "points"))
"""What a number counts that stands before it: `ces trois derniers tours` names no place."""

_PLACE = r"[abc][1-4]|h[1-4]|n[1-5]"
_OF_PLACES = ("buy", "reserve", "take")
"""What is ordered of places."""

_PAYMENT = re.compile(r"(?:\d[segrod])+|0")
_ENDINGS = ("s", "e", "n", "en", "es", "er", "em", "x", "te", "ten", "tje", "tjes", "je", "jes")
"""How the names of colours may end besides."""

LONGEST_GUESS = 40
"""The most letters of a word that is compared with known ones."""

MOST_GUESSES = 500
"""So many words that are not known are kept with what they may mean."""

MOST_LINES = 100
"""So many lines are kept with their tokens: of one line they are asked for again and again."""

MOST_WORDS = 30
"""A line of more words is no sentence."""

_STRANGE = re.compile(r"[^\w\s.,;:!?'\"()/+\-\u2010-\u201f\u2026\u00ab\u00bb]")
"""A line with other signs is no sentence."""

MOST_OF_A_CARD = 4
"""The most words that call a card by its colour behind a verb that is misheard."""

SHORTEST_COMPOUND = 8
"""The fewest letters of a word that is made of several."""

LONG = 2
"""A word of more letters is compared with others."""

_KINDS = (
    "level",
    "points",
    "cost",
    "cheap",
    "expensive",
    "with",
    "without",
    "or",
    "deck",
    "held",
    "colours",
)
"""Kinds of words of descriptions, as a `Vocabulary` has them."""


class Sensed(msgspec.Struct, frozen=True):
    """Words of a line that mean one thing, and what they can mean.

    `word` is how a command would have them. `guessed`: they are not known as they stand.
    """

    word: str
    senses: frozenset[str]
    guessed: bool = False

    def has(self, *senses: str) -> bool:
        """Return whether it can mean one of these."""
        return not self.senses.isdisjoint(senses)

    @property
    def thing(self) -> bool:
        """Whether it can stand in the description of a card or of gems."""
        return self.has("colour", "number", "place", *_KINDS)


class Lexicon:
    """The senses of the words of one language."""

    def __init__(self, locale: Locale) -> None:
        self._senses: dict[tuple[str, ...], list[tuple[tuple[str, ...], str]]] = {}
        self._misheard: dict[tuple[str, ...], str] = {}
        self.guesses: dict[str, Sensed] = {}
        for name in locale.names():
            if not name.startswith(SENSES) or name == "senses-misheard":
                continue
            for text in locale.words(name):
                words = tuple(_words(text))
                entry = words, name[len(SENSES) :]
                self._senses.setdefault(tuple(map(fold, words)), []).append(entry)
        for pair in locale.words("senses-misheard"):
            *heard, meant = map(fold, _words(pair))
            self._misheard[tuple(heard)] = meant

    def senses(self, words: Sequence[str]) -> frozenset[str]:
        """Return what words mean together; of words that only accents tell apart, those typed."""
        folded = tuple(map(fold, words))
        entries = self._senses.get(folded, [])
        if folded != tuple(words) and any(words_of == tuple(words) for words_of, _s in entries):
            entries = [each for each in entries if each[0] == tuple(words)]
        return frozenset(sense for _words_of, sense in entries)

    def misheard(self, words: Sequence[str]) -> str | None:
        """Return the word that dictation writes so."""
        return self._misheard.get(tuple(words))

    @cached_property
    def single(self) -> list[str]:
        """The single words of four letters and more."""
        return [words[0] for words in self._senses if len(words) == 1 and len(words[0]) > 3]


@cache
def lexicon(language: str) -> Lexicon:
    """Return the lexicon of a language, made at the first line that needs it."""
    return Lexicon(Locale(language))


def _fitted(token: Sensed, before: Sequence[Sensed]) -> Sensed:
    """Return a word with what those before it make of it.

    A participle behind a form of `have` is past, and a pronoun behind a thing asks nothing.
    """
    senses = token.senses
    if "participle" in senses and any(each.has("have") for each in before):
        senses |= {"past"}
    if "relative" in senses and any(each.thing or each.has("card", "noble") for each in before):
        senses = senses - {"who", "what"} | {"idle"}
    return msgspec.structs.replace(token, senses=senses)


def _placed(token: Sensed, before: Sensed | None, behind: Sensed | None) -> Sensed:
    """Return a word with what those next to it make of it.

    `reserved` is what a card is where one stands behind it; `could I have` with a participle wishes
    nothing to be given. A name that is the word for `am` beside `I` names nobody, and the French
    word for gold and for `or` is gold behind an article or `my`.
    """
    senses = token.senses
    near = [each for each in (before, behind) if each]
    begins = before is None and not token.has("past", "participle")  # French "réserve celle-là"
    if behind and token.has("held") and behind.has("card") and not begins:
        senses -= {"past", "reserve"}
    if behind and token.has("take") and " " in token.word and behind.has("participle"):
        senses = frozenset(("able", "wish", "me"))
    if behind and token.has("threat") and " " in token.word and behind.has("colour", "card"):
        senses = frozenset(("filler",))  # "voor zijn blauwe kaart"
    if before and before.has("card") and token.has("held") and behind and behind.has("is"):
        senses -= {"past", "reserve"}  # "ma carte réservée est"
    if before and before.has("deck") and token.has("letter"):
        senses = frozenset(("letter",))  # "pile a"
    if token.has("am") and any(each.has("me") and not each.has("filler") for each in near):
        senses = senses - {"name", "what"} | {"idle"}
    if before and token.has("colour") and token.has("or"):
        elided = len(before.word) == 1 and before.has("filler")
        senses = frozenset(("colour",)) if elided or before.has("number", "me") else senses
    return msgspec.structs.replace(token, senses=senses)


def _valued(tokens: Sequence[Sensed]) -> Iterator[Sensed]:
    """Yield the words of a line; what a card is worth in numbers alone, it is worth in points."""
    around = [None, *tokens, None, None]
    for before, token, behind, third in zip(around, tokens, around[2:], around[3:], strict=False):
        counted = behind is not None and behind.has("number")
        counted = counted and not (third and third.has("colour", "points", "tokens", "card"))
        counted |= before is not None and before.has("number")
        valued = token.has("worth") and counted
        yield Sensed(token.word, frozenset(("points",))) if valued else token


def _aged(tokens: Sequence[Sensed]) -> Iterator[Sensed]:
    """Yield the words of a line; turns that lie back are counted: `what did I do two goes back`."""
    asks = False
    for at, token in enumerate(tokens):
        number, unit = tokens[at - 2 : at] if at > 1 else (token, token)
        counted = number.has("number") and unit.has("turn", "round", "happen")
        back = token.has("return") and not token.has("participle") and asks
        if back and " " in token.word and unit.has("number") and unit is not token:
            yield Sensed(token.word, frozenset(("ago", "turn")))  # "two goes back"
        else:
            yield Sensed(token.word, frozenset(("ago",))) if back and counted else token
        asks = asks or token.has("what", "past")


def _words(text: str) -> list[str]:
    """Return the words of a text without capitals, elided ones parted: `j'achète` is two."""
    found: list[str] = []
    text = unicodedata.normalize("NFC", text.replace("\u2019", "'")).casefold()
    for word in _WORD.findall(text):
        elided = _ELIDED.match(word)
        if elided:
            found.append(elided[0].strip("'"))
        rest = word[elided.end() :] if elided else word
        found.append(rest if rest == "'k" else rest.strip("'") or rest)
    return found


class Reader:
    """Turns lines into tokens, by the words of a language and the names at the table."""

    def __init__(self, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._lexicon = lexicon(vocabulary.locale.language)
        self._names = names

    def tokens(self, line: str) -> list[Sensed]:
        """Return the tokens of a line, in their order."""
        return [*_tokens(self._vocabulary, tuple(self._names), line)]

    def read(self, line: str) -> list[Sensed]:
        """Return the tokens of a line that is not kept."""
        words = [part for word in _words(line) if word != "?" for part in self._parts(word)]
        if len(words) > MOST_WORDS or _STRANGE.search(line):
            return [Sensed(word, frozenset()) for word in words]
        found: list[Sensed] = []
        at = 0
        while at < len(words):
            token, used = self._misheard(words[at:], found) or self._next(words[at:], found)
            found.append(_fitted(token, found))
            at += used
        found = [*_aged([*_valued(found)])]
        beside = zip(found, [None, *found[:-1]], [*found[1:], None], strict=False)
        return [_placed(token, before, behind) for token, before, behind in beside]

    def _misheard(
        self, typed: Sequence[str], before: Sequence[Sensed]
    ) -> tuple[Sensed, int] | None:
        """Return what dictation writes as another word: `by a2`, `take read blue`."""
        heard = self._lexicon.misheard([fold(typed[0])])
        if heard is None or heard in DIGITS or self.colour(fold(typed[0])):
            return None
        senses = self._lexicon.senses([heard]) | self._thing(heard)
        if "colour" in senses:
            fits = any(each.has("take", "return", "colour") for each in before)
        else:
            behind = typed[1:]
            fits = bool(behind) and (self._place(behind) is not None or self._is_card(behind))
            fits &= not before
        return (Sensed(heard, senses, guessed=True), 1) if fits else None

    def _is_card(self, typed: Sequence[str]) -> bool:
        """Return whether a few words are a card by its colour, and no more: `the green card`."""
        *_before, last = [fold(each) for each in typed]
        coloured = any(self.colour(fold(each)) for each in typed)
        return len(typed) <= MOST_OF_A_CARD and coloured and "card" in self._lexicon.senses([last])

    def _parts(self, word: str) -> list[str]:
        """Return the words that one is made of, as `Zweipunktekarten`; else the word itself."""
        folded = fold(word)
        known = len(word) < SHORTEST_COMPOUND or len(word) > LONGEST_GUESS
        if known or self._lexicon.senses([word]) or self._thing(folded):
            return [word]
        for at in range(LONG + 1, len(folded) - LONG):
            head, rest = folded[:at], folded[at:]
            if self.colour(head) and self.colour(rest):
                return [head, rest]  # "blaugrün"
            if self._thing(head).isdisjoint(("colour", "number", "points")):
                continue
            parts = [rest] if self._counted(rest) else self._parts(rest)
            if self._counted(parts[-1]):
                return [head, *parts]
        return [word]

    def _counted(self, word: str) -> bool:
        return not self._lexicon.senses([word]).isdisjoint(("card", "points", "tokens"))

    def _next(self, typed: Sequence[str], before: Sequence[Sensed]) -> tuple[Sensed, int]:
        accented = self._vocabulary.accented
        words = [word if word in accented else fold(word) for word in typed]
        ordered = any(each.has(*_OF_PLACES) for each in before[-1:])
        place = self._place(words, ordered=ordered)
        *_first, unit, number = [*[Sensed("", frozenset())] * 2, *before]
        joins = number.has("number") and unit.has("round", "turn")  # "rounds 4 and 5" names no n5
        if place and not (joins and place[0].guessed):
            return place
        for count in range(min(LONGEST, len(words)), 1, -1):
            senses = self._lexicon.senses(typed[:count])
            other = self._counts_last(typed, count) or self._names_player(words[:count], before)
            if senses and not other:
                return Sensed(" ".join(words[:count]), senses), count
        word = self.colour(words[0]) or self._name(words[0]) or words[0]
        senses = self._lexicon.senses(typed[:1]) | self._thing(word)
        return (Sensed(word, senses) if senses else self._guess(word)), 1

    def _names_player(self, words: Sequence[str], before: Sequence[Sensed]) -> bool:
        """Return whether a name stands behind a verb, and not in a saying: Dutch `mag Ben er`."""
        named = words[0] in map(fold, self._names)
        begun = bool(before) and before[-1].has("able", "have", "wish", "rule", "must", "past")
        return named and begun

    def _counts_last(self, typed: Sequence[str], count: int) -> bool:
        """Return whether words end with the number of the last ones: `les deux derniers coups`."""
        number = self._vocabulary.number(fold(typed[count - 1]))
        return number is not None and "last" in self._lexicon.senses(typed[count : count + 1])

    def _place(self, words: Sequence[str], *, ordered: bool = False) -> tuple[Sensed, int] | None:
        """Return a place, in one word or as dictation writes it: `see two`, `zeh eins`.

        `ordered`: behind a deed its number may be misheard, too: `reserve before`, `buy see for`.
        """
        bare = words[0].removesuffix("s").removesuffix("'")  # "a4's"
        if re.fullmatch(_PLACE, bare):
            return Sensed(bare, frozenset(["place"])), 1
        heard = self._lexicon.misheard(words[:1]) if ordered else None
        unit = "round" in self._lexicon.senses(words[1:2])  # "buy before round six"
        if heard and re.fullmatch(_PLACE, heard) and not unit:
            return Sensed(heard, frozenset(["place"]), guessed=True), 1
        for count in (1, 2):
            letter = words[0] if count == 1 else None
            if letter not in DIGITS:
                letter = self._lexicon.misheard(words[:count])
            if letter in DIGITS and len(words) > count:
                number = self._vocabulary.number(words[count])
                if number is None and ordered:
                    heard = self._lexicon.misheard(words[count : count + 1])
                    number = self._vocabulary.number(heard) if heard else None
                more, behind = [*words[count + 1 : count + 3], "", ""][:2]
                counts = self.colour(more) or not self._lexicon.senses([more]).isdisjoint(_COUNTED)
                counts = counts or "tokens" in self._lexicon.senses([behind])  # "3 new gems"
                if number and number <= DIGITS[letter] and not counts:
                    told = self._vocabulary.number(words[count]) is not None
                    sure = count == 1 and letter == words[0] and told
                    place = frozenset(["place"])
                    return Sensed(f"{letter}{number}", place, guessed=not sure), count + 1
        return None

    def _thing(self, word: str) -> frozenset[str]:
        vocabulary = self._vocabulary
        found = {kind for kind in _KINDS if word in vocabulary.words(kind)}
        if self.colour(word):
            found.add("colour")
        if vocabulary.number(word) is not None:
            found.add("number")
        if word in LEVELS:
            found.add("letter")
        if word in vocabulary.accented:
            found.add("filler")
        if _PAYMENT.fullmatch(word):
            found.add("payment")
        if word in map(fold, self._names) or (len(word) > 2 and seats_named(word, self._names)):
            found.add("name")
        if word in (vocabulary.words("filler") | vocabulary.words("polite")):
            found.add("filler")
        return frozenset(found)

    def colour(self, word: str) -> str | None:
        """Return the name of a colour that a folded word is, in any of its forms."""
        if len(word) < 2:
            return None
        for ending in ("", *_ENDINGS):
            form = word.removesuffix(ending)
            whole = not ending or (form != word and len(form) > LONG)
            if whole and len(self._vocabulary.gems(form)) == 1:
                return form
        return None

    def _name(self, word: str) -> str | None:
        """Return the name of a player that a word is the genitive of: `Ada's`, `Adas`."""
        bare = word.removesuffix("s").removesuffix("'")
        return bare if bare != word and bare in map(fold, self._names) else None

    def _guess(self, word: str) -> Sensed:
        """Return what a word may mean that is not known; a line is read more than once."""
        known = self._lexicon.guesses
        found = known.get(word)
        if found is None:
            if len(known) >= MOST_GUESSES:
                known.clear()
            known[word] = found = self._near(word)
        return found

    def _near(self, word: str) -> Sensed:
        """Return a word that is one slip away from a known one, or that means nothing."""
        heard = self._lexicon.misheard([word])
        if heard and heard not in DIGITS:
            return Sensed(heard, self._lexicon.senses([heard]) | self._thing(heard), guessed=True)
        if fold(word) in self._vocabulary.words("no-slips"):
            return Sensed(word, frozenset())
        colours = self._vocabulary.gem_names()
        bare = {each for each in colours if len(word) > 1 and word == _VOWELS.sub("", fold(each))}
        if len(bare) == 1:
            return Sensed(bare.pop(), frozenset(("colour",)), guessed=True)
        if LONG < len(word) <= LONGEST_GUESS:
            near = [each for each in (*colours, *self._lexicon.single) if one_slip(word, each)]
            if near:
                senses = self._lexicon.senses(near[:1]) | self._thing(near[0])
                return Sensed(near[0], senses, guessed=True)
        return Sensed(word, frozenset())


@lru_cache(MOST_LINES)
def _tokens(vocabulary: Vocabulary, names: tuple[str, ...], line: str) -> tuple[Sensed, ...]:
    return tuple(Reader(vocabulary, names).read(line))


def colours_card(tokens: Sequence[Sensed]) -> bool:
    """Return whether a colour is that of a card, beside whose word it stands: `red cards`."""
    return any(is_of_card(tokens, at) for at, each in enumerate(tokens) if each.has("colour"))


def is_of_card(tokens: Sequence[Sensed], at: int) -> bool:
    """Return whether the colour at a place stands beside a word for a card."""
    beside = [*tokens[max(at - 1, 0) : at], *tokens[at + 1 : at + 2]]
    return any(each.has("card") for each in beside)


def is_given(tokens: Sequence[Sensed], at: int) -> bool:
    """Return whether the colour at a place is what a card gives, as no price stands nearer."""
    gives = [abs(n - at) for n, each in enumerate(tokens) if each.has("give", "bonus")]
    costs = [abs(n - at) for n, each in enumerate(tokens) if each.has("cost", "need")]
    return bool(gives) and min(gives) < min(costs, default=len(tokens))


def is_priced(tokens: Sequence[Sensed], vocabulary: Vocabulary) -> bool:
    """Return whether a card is called by its colour and price: `the red one for two blue`."""
    coloured = next((at for at, each in enumerate(tokens) if each.has("colour")), len(tokens))
    behind = [each for each in tokens[coloured + 1 :] if not each.has("card")]
    pairs = pairwise(behind[:2])
    known = vocabulary.words("priced")
    return any(fold(one.word) in known and two.has("number") for one, two in pairs)


def compares_colours(tokens: Sequence[Sensed], vocabulary: Vocabulary) -> bool:
    """Return whether two colours are compared: `more red than white`."""
    joining = vocabulary.words("and") | vocabulary.words("or")
    coloured = [at for at, each in enumerate(tokens) if each.has("colour")]
    for first, second in pairwise(coloured):
        between = tokens[first + 1 : second]
        joined = any(each.has("or") or each.word in joining for each in between)
        more = first > 0 and tokens[first - 1].has("more", "less")
        if more and between and not joined:
            return True
    return False
