"""A line that may lean on the last answers: its words, and the sayings that point back.

And a `ContextReading` of it, which is what it may mean by them.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, cached_property
from itertools import pairwise

import msgspec

from splendor_access.game.state import HAND_PLACES, MARKET_PLACES
from splendor_access.session.listener import LastAnswer
from splendor_access.session.reply_words import ASKING, ReplyWords
from splendor_access.talk.describe import Scene
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Ask, Look, Parsed, Unclear, Which
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

POINTING = (
    *("left", "right", "next", "neighbour", "above", "below", "middle", "of-them"),
    *("meant", "opposite", "further-back", "for-it", "repeating", "narrowing", "likewise"),
    "have",
)
"""The kinds of sayings that point back; their words are `words-pointing-KIND`.

Those of all other kinds, which say what is wanted of advice, are `words-gist-KIND`.
"""

RANKING = ("cheap", "expensive", "small", "big", "most", "less", "fast")
"""Senses that choose one of several things by comparing them."""

MOST = 4
"""So many meanings are offered."""

BEGUN = 6
"""So many words of a line are its beginning."""

SHORT = 3
"""Accents may be left out in a saying of more letters."""

_CLAUSE = re.compile(r"[,;.:!\u2026]")
_WORD = re.compile(r"[\w']+")

_SMALL = ("filler", "idle")

_IDLE = frozenset((*_SMALL, "what", "is", "then", "and", "now", "card", "give", "am"))
"""Senses that say nothing of what is asked."""

_WEIGHTY = frozenset(
    ("not", "without", "except", "other", "name", "past", "only", "round", "turn", "deck", "hand")
)
"""Senses that are never idle, also in words that can be small ones."""

_NAMING = ("place", "name", "noble", "points")
"""Senses that name something other than gems."""


class ContextReading(msgspec.Struct, frozen=True):
    """What a line may mean by the last answers, the likeliest first.

    `certain`: it says nothing besides, so that a question that is alone is answered at once, and
    nothing else is offered beside a deed. `likely`: no word of it says so, and it is only likely
    behind such an answer.
    """

    meant: Sequence[Parsed]
    certain: bool = False
    likely: bool = False

    @property
    def answered(self) -> bool:
        """Whether it is answered at once, and not asked about."""
        told = len(self.meant) == 1 and isinstance(self.meant[0], Ask | Look | Unclear)
        return told and self.certain


class LeaningLine:
    """One typed line, with the words of a language and the names at a table.

    `tokens` are its words, and `rest` is what is left of it without what points back.
    """

    def __init__(self, text: str, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self.text = text
        self._vocabulary = vocabulary
        self._language = vocabulary.locale.language
        self._reader = Reader(vocabulary, names)
        self._words = ReplyWords(vocabulary, names)
        self._said: dict[str, bool] = {}
        self.tokens = self._reader.tokens(text)

    # Words

    def read(self, text: str) -> list[Sensed]:
        """Return the words of a part of the line."""
        return self._reader.tokens(text)

    def has(self, *senses: str) -> bool:
        """Return whether a word of the line can mean one of these."""
        return any(each.has(*senses) for each in self.tokens)

    def means(self, *senses: str) -> bool:
        """Return whether a word that is known, and no small one, can mean one of these."""
        return any(each.has(*senses) for each in self._firm)

    @property
    def people(self) -> list[Sensed]:
        """The words that name people, without those who are not meant: `not his, mine`."""
        return self._people[False] or self._people[True]

    @property
    def not_mine(self) -> bool:
        """Whether the line denies what is one's own, and names nobody else: `not mine`."""
        return not self._people[False] and any(each.has("own") for each in self._people[True])

    @property
    def contrasts(self) -> bool:
        """Whether the line tells who is meant from who is not."""
        return bool(self._people[False] and self._people[True])

    @cached_property
    def _people(self) -> dict[bool, list[Sensed]]:
        """The words that name people, those who are denied apart."""
        found: dict[bool, list[Sensed]] = {False: [], True: []}
        denied = False
        for token in self.tokens:
            person = token.has("me", "other", "name")
            if person:
                found[denied].append(token)
            small = token.has("filler") and not person
            denied = self._denies(token) or (denied and small)
        return found

    @cached_property
    def _replied(self) -> list[Sensed]:
        """The words without those that say nothing in a reply, such as `pay`."""
        return self._words.tokens(self.text)

    @cached_property
    def _firm(self) -> list[Sensed]:
        return [each for each in self._replied if not (each.guessed or each.has(*_SMALL))]

    @property
    def names_letter(self) -> bool:
        """Whether the line has the letter of a row or deck, which is no article."""
        return any(each.has("letter") and not each.has("filler") for each in self.tokens)

    @property
    def counts_turns(self) -> bool:
        """Whether an ordinal of the line counts no thing that was told: `a good first move`."""
        other = ("turn", "round", "game", "happen")
        return any(one.has("ordinal") and two.has(*other) for one, two in pairwise(self.tokens))

    @property
    def ranks(self) -> bool:
        """Whether the line compares things, by what they cost or by their points."""
        return self.has(*RANKING) or (self.has("more") and self.has("points"))

    @cached_property
    def ordinals(self) -> list[int]:
        """The numbers by which the line counts things."""
        kinds = (kind for each in self._replied for kind in each.senses)
        counted = [kind[8:] for kind in kinds if kind.startswith("ordinal-")]
        return [int(each) for each in counted if each.isdigit()]

    @cached_property
    def named_places(self) -> tuple[str, ...]:
        """The places that the line names, and does not deny."""
        return self._named("place")

    @cached_property
    def named_numbers(self) -> tuple[str, ...]:
        """The numbers that the line names, and does not deny."""
        return self._named("number")

    @property
    def named_letters(self) -> tuple[str, ...]:
        """The letters of rows that the line names, and does not deny: `b, not a`."""
        small = {each.word for each in self.tokens if each.has("filler")}
        return tuple(each for each in self._named("letter") if each not in small)

    def _named(self, sense: str) -> tuple[str, ...]:
        found: list[str] = []
        denied = False
        for token in self.tokens:
            named = token.has(sense) and not token.has("card")
            if named and not denied and token.word not in found:
                found.append(token.word)
            small = token.has("filler") and not token.has(sense)
            denied = self._denies(token) or (denied and small)
        return tuple(found)

    def _denies(self, token: Sensed) -> bool:
        lead = fold(token.word) in self._vocabulary.words("no")  # "no, b3"
        return token.has("not", "without") and not lead

    @cached_property
    def colours(self) -> str:
        """The letters of the gems that the line names, each once."""
        named = (self._words.letters(each) for each in self._replied)
        return "".join(dict.fromkeys(letter for each in named if len(each) == 1 for letter in each))

    @cached_property
    def described(self) -> str:
        """The words of the line that can describe a card; nothing where they are too few."""
        tokens = self._replied
        while tokens and tokens[0].has("not", "without", "rather", *_SMALL):
            tokens = tokens[1:]  # "no, rather the red one"
        things = [each for each in tokens if each.thing or each.has("points", "card")]
        things = [each for each in things if not each.has("filler") or each.has("colour")]
        told = any(each.has("colour", "place", "points") for each in things)
        return " ".join(each.word for each in things) if told else ""

    @property
    def names_gems(self) -> bool:
        """Whether the line names no card, noble or player: at most colours."""
        return not any(each.has(*_NAMING) and not each.has(*_SMALL) for each in self._replied)

    @property
    def names_nothing(self) -> bool:
        """Whether the line does not name colours, either."""
        named = (each for each in self._replied if each.has("colour"))
        return self.names_gems and all(each.has(*_SMALL) for each in named)

    # Sayings

    def says(self, *kinds: str) -> bool:
        """Return whether the line has a saying of one of these kinds."""
        return any(map(self._says, kinds))

    def _says(self, kind: str) -> bool:
        if kind not in self._said:
            found = _pattern(self._language, _entry(kind)).search(self._plain)
            self._said[kind] = bool(found) or (kind == "meant" and self._corrects)
        return self._said[kind]

    @cached_property
    def _corrects(self) -> bool:
        """Whether a first clause says that the last line was wrong."""
        begun = _CLAUSE.split(self._plain, maxsplit=1)
        known = Locale(self._language).words("words-correcting")
        return len(begun) > 1 and begun[0].strip() in known

    @cached_property
    def leads(self) -> bool:
        """Whether the line begins as one that asks the same of something else: `and for`."""
        return bool(_pattern(self._language, "leaning-and").match(self._plain))

    @cached_property
    def named_anew(self) -> str:
        """What stands behind such a beginning; nothing where the line has none."""
        begun = _pattern(self._language, "leaning-and").match(self._plain)
        words = self._plain[begun.end() :].split() if begun else []
        idle = self._vocabulary.words("leaning-beside")
        while words and words[-1].strip("?!.,") in idle:
            words.pop()
        return " ".join(words).strip(" ?!.,")

    @cached_property
    def _plain(self) -> str:
        return self.text.replace("\u2019", "'").casefold()

    @cached_property
    def rest(self) -> str:
        """The line without its sayings that point back."""
        text = self._plain
        if self.leads:
            text = _pattern(self._language, "leaning-and").sub(" ", text, count=1)
        for kind in POINTING:
            text = _pattern(self._language, _entry(kind)).sub(" ", text)
        return " ".join(text.split())

    @property
    def demands(self) -> bool:
        """Whether the line asks which card wants a colour; `the white one` is called by it."""
        the = self._vocabulary.words("the")
        named = any(e.word in the and two.has("colour") for e, two in pairwise(self.tokens))
        wants = self.has("plan", "want", "need", "cost") and self.has("colour")
        return wants and self.has("what", "relative") and not (named or self.has("me"))

    @property
    def demanded(self) -> str:
        """The rest of the line, with what a card wants as what it needs: `which wants white`."""
        if not self.demands:
            return self.rest
        needs, *_others = Locale(self._language).words("said-needs")
        words = self._reader.tokens(self.rest)
        return " ".join(needs if each.has("plan", "want") else each.word for each in words)

    @cached_property
    def corrected(self) -> str:
        """The line without its sayings that only correct something: `I wanted`."""
        text = _pattern(self._language, _entry("meant")).sub(" ", self._plain)
        return " ".join(text.split()).strip(" ,.;:!?")

    @cached_property
    def uncorrected(self) -> list[Sensed]:
        """The words of that."""
        return self._reader.tokens(self.corrected)

    def unsaid(self, said: frozenset[str]) -> list[Sensed]:
        """Return the words of the rest that were not understood, and are not idle."""
        return [each for each in self._reader.tokens(self.rest) if not _is_said(each, said)]

    def made_of(self, kinds: Mapping[str, Collection[str]]) -> list[str]:
        """Return the kinds of sayings that the line is made of; none where it has other words.

        What may stand beside them is left out.
        """
        known = {**kinds, **self._beside}
        plain = self._vocabulary.plain(self.text.replace("?", " "))
        idle = self._vocabulary.words("leaning-beside")
        bare = " ".join(word for word in plain.split() if fold(word) not in idle)
        said = self._vocabulary.sayings(plain, known) or self._vocabulary.sayings(bare, known)
        return [each for each in said or () if each in kinds]

    @property
    def is_idle(self) -> bool:
        """Whether the line is made of sayings that say nothing, such as `and now please`."""
        known = {**self._beside, "and": self._vocabulary.words("leaning-and")}
        return self._vocabulary.sayings(self.text, known) is not None

    @property
    def _beside(self) -> dict[str, frozenset[str]]:
        words = self._vocabulary.words
        beside = words("leaning-beside") | words("agreeing") | words("yes")
        return {"beside": beside, "polite": words("polite")}

    # What it does

    @cached_property
    def begins_asking(self) -> bool:
        """Whether the line begins or ends as a question."""
        return self._words.begins_asking(self.text)

    @cached_property
    def asks(self) -> bool:
        """Whether the line asks, or supposes; what it says of doing something asks nothing."""
        does = self.says("do")
        rest = self._words.without(self.text, "gist-do", "gist-step", "gist-first")
        tokens = self._words.tokens(self.text if does else rest)
        asking = [each for each in tokens if not each.guessed][: 1 if does else None]
        asks = any(each.has(*ASKING) and not each.has("name") for each in asking)
        turned = self._words.is_turned(rest) and not does
        return asks or turned or "?" in self.text or self._vocabulary.wonders(rest)

    @cached_property
    def denies(self) -> bool:
        """Whether the line begins with a refusal, or refuses and names nothing."""
        begun = " ".join(self._plain.split()[:BEGUN])
        lets = any(each.has("bid") for each in self._replied[:2])  # "laat maar"
        refused = _pattern(self._language, _entry("no")).search(begun)
        return bool(refused) and (lets or not self.begins_asking)

    @property
    def refuses(self) -> bool:
        """Whether the line denies, and names at most what is kept: `I'd rather keep my gold`."""
        kept = self.means("keep") or self.colours == "g"
        return self.denies and not self.named_places and (self.names_nothing or kept)

    @cached_property
    def does(self) -> bool:
        """Whether the line agrees to a deed, or says to do it."""
        rest = self._words.without(self.text, "agreeing")  # "why not, do that"
        denied = any(each.has("not") and not each.guessed for each in self._words.tokens(rest))
        return (self.says("do") or self._agrees) and not self.asks and not denied

    @property
    def _agrees(self) -> bool:
        """Whether the line begins with a yes, says more, and orders or asks nothing else."""
        if self._vocabulary.agrees(self.text) is not None or self.denies:
            return False
        words = self._plain.replace(",", " ").split()
        yes = self._vocabulary.words("yes") | self._vocabulary.words("agreeing")
        begun = {"-".join(map(fold, words[:count])) for count in (1, 2, 3)}
        return not yes.isdisjoint(begun) and self.names_nothing and not self.asks

    def only_orders(self, deed: str) -> bool:
        """Return whether the line orders a deed, and says nothing else: `in that case buy`."""
        idle = ("gist-then", "gist-do", "leaning-beside", "leaning-and", "agreeing", "yes")
        rest = self._reader.tokens(self._words.without(self.text, *idle))
        told = [each for each in rest if each.has(deed) or not each.has(*_SMALL)]
        done = any(each.guessed or not each.has(deed) or each.has("past") for each in told)
        return bool(told) and not done and "?" not in self.text

    @property
    def orders(self) -> bool:
        """Whether the line names a deed."""
        return any(each.has(*DEEDS) and not each.guessed for each in self._replied)


class Behind:
    """A reader of one line behind an answer, with what was answered last and the table.

    `alone` is what the line means by itself, and `parse` reads another one.
    """

    def __init__(
        self,
        line: LeaningLine,
        last: LastAnswer,
        scene: Scene,
        vocabulary: Vocabulary,
        alone: Parsed,
        parse: Callable[[str], Parsed],
    ) -> None:
        self._line = line
        self._last = last
        self._scene = scene
        self._vocabulary = vocabulary
        self._alone = alone
        self._parse = parse

    def _word(self, entry: str) -> str:
        """Return the first word of an entry of the locale file."""
        return self._vocabulary.locale.words(entry)[0]

    @cached_property
    def _places(self) -> list[str]:
        """The places of the cards that the line names or describes."""
        if not self._line.described:
            return []
        match self._parse(f"{self._word('command-need')} {self._line.described}"):
            case Ask(command="need", about=place):
                places = [place]
            case Which(options=options):
                asked = [each for _told, each in options if isinstance(each, Ask)]
                places = [each.about for each in asked if each.command == "need"]
            case _:
                places = []
        return [*dict.fromkeys(each for each in places if each in (*MARKET_PLACES, *HAND_PLACES))]

    @cached_property
    def _seat(self) -> int | None:
        """The seat of another player that the line may be about, by name or a pronoun."""
        names, tokens = self._scene.names, self._line.people
        others = [each for each in range(len(names)) if each != self._scene.seat]
        said = {fold(each.word) for each in tokens if each.has("name")}
        named = next((each for each in others if fold(names[each]) in said), None)
        pronoun = any(each.has("other") and not each.has("ordinal-other") for each in tokens)
        pronoun |= self._line.not_mine
        return others[0] if named is None and pronoun and len(others) == 1 else named

    @property
    def _other(self) -> str | None:
        """The name of that player, as in a command line."""
        return None if self._seat is None else self._scene.names[self._seat].casefold()


def _is_said(token: Sensed, said: frozenset[str]) -> bool:
    if token.guessed or not token.senses:
        return False
    small = not token.senses.isdisjoint(_IDLE)
    idle = small and token.senses.isdisjoint(_WEIGHTY)
    idle |= token.has("filler") and token.has("other")  # French `elle`
    return idle or not token.senses.isdisjoint(said)


def _entry(kind: str) -> str:
    return f"pointing-{kind}" if kind in POINTING else f"gist-{kind}"


@cache
def _pattern(language: str, entry: str) -> re.Pattern[str]:
    """Return what finds the sayings of an entry, with their accents or without, longest first."""
    known = (each.replace("\u2019", "'") for each in Locale(language).words(f"words-{entry}"))
    either: set[str] = set()
    for each in known:
        either |= {each.casefold(), fold(each) if len(each) > SHORT else each.casefold()}
    forms = sorted(either, key=len, reverse=True)
    said = (r"[^\w']+".join(map(re.escape, _WORD.findall(form))) for form in forms)
    return re.compile(rf"(?<!\w)(?:{'|'.join(said)})(?!\w)")
