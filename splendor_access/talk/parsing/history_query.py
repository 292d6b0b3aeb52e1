"""The part of a history that is asked for, as in `log`, `log 10`, `log ana`, `log market 5`."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from splendor_access.game.cards import LEVELS, ORDER, Card, Hidden
from splendor_access.game.events import Bought, Event, Passed, Reserved, Returned, Took, Visited
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.filters import Filter, parse_filter
from splendor_access.talk.parsing.read_words import rounds_counted, word_lists
from splendor_access.talk.parsing.vocabulary import Vocabulary

BUFFERS = ("moves", "market", "mine", "talk")
"""The parts of the history; muted ones are kept, too."""

EVENTS: dict[str, type[Event]] = {
    "take": Took,
    "reserve": Reserved,
    "buy": Bought,
    "return": Returned,
    "noble": Visited,
    "pass": Passed,
}
"""The events that acting commands cause."""


class HistoryQuery(msgspec.Struct, frozen=True):
    """A part of the history: the latest `count` lines, of one buffer, of one seat.

    Also what was done in one way (`deed`), with a card of one `place`, with cards that are
    described, from a deck (`unseen`), with tokens of some colours (`gems`, letters), or in some
    `rounds`, the first and the last of which are given, and negative ones are counted back from
    now. Of all that fits `order` is the one that is meant, counted from the first, and `back` the
    turn, counted from the last.
    """

    count: int | None = None
    buffer: str | None = None
    seat: int | None = None
    deed: str | None = None
    place: str | None = None
    described: Filter | None = None
    unseen: bool = False
    gems: str = ""
    rounds: tuple[int, int] | None = None
    back: int | None = None
    order: int | None = None

    @property
    def by_round(self) -> bool:
        """Whether each line is told with its round."""
        by = (self.deed, self.place, self.described, self.gems, self.rounds, self.back, self.order)
        return self.unseen or any(by)

    def fits(self, event: Event) -> bool:
        """Return whether an event is asked for, as far as it is a deed."""
        if self.gems:
            return self._moved(event)
        if self.deed and not isinstance(event, EVENTS[self.deed]):
            return False
        places = (getattr(event, "place", None), getattr(event, "hand_place", None))
        if self.place and self.place not in places:
            return False
        if self.unseen and str(places[0]) not in LEVELS:
            return False
        match getattr(event, "card", None):
            case Card() as card if self.described:
                return self.described.fits(card)
            case Hidden(level=level) if self.described:
                return self.described.is_of_level(level)
            case _:
                return not self.described

    def _moved(self, event: Event) -> bool:
        """Return whether tokens of these colours were taken, given back or paid."""
        match event:
            case Took(gems=gems) if self.deed == "take":
                return all(gems[ORDER.index(letter)] for letter in self.gems)
            case Returned(gems=gems) if self.deed == "return":
                return all(gems[ORDER.index(letter)] for letter in self.gems)
            case Reserved(gold=True):
                return self.deed == "take" and self.gems == "g"
            case Bought(payment=payment) if self.deed == "buy":
                return all(payment[ORDER.index(letter)] for letter in self.gems)
            case _:
                return False


def history_query(about: str, vocabulary: Vocabulary, names: Sequence[str]) -> HistoryQuery | None:
    """Return the part of the history that words behind `log` ask for; None where it is none.

    They are rounds, numbers, orders, places, deeds, names, parts of the history and gems; what is
    left has to describe a card as a whole.
    """
    known = vocabulary.words
    wanted, described = HistoryQuery(), list[str]()
    folded = [fold(name) for name in names]
    ordinals = word_lists("en").ordinals | word_lists(vocabulary.locale.language).ordinals
    behind = iter(_without_articles(about.split(), vocabulary))
    for word in behind:
        of_row = known("level") | (known("deck") if word in LEVELS else frozenset())
        if described and described[-1] in of_row:
            described.append(word)  # its letter may also begin a name
            continue
        command = vocabulary.command(word)
        fitting = [seat for seat, name in enumerate(folded) if name.startswith(word)]
        kinds = [kind for kind in BUFFERS if word in known(kind)]
        number = vocabulary.number(word)
        found: dict[str, object] = {}
        if word in known("rounds"):
            found = {"rounds": rounds_counted(next(behind, ""), vocabulary)}
            if not found["rounds"]:
                return None
        elif word[:1] == "-" and word[1:].isdigit():
            found = {"back": int(word[1:])}
        elif command in EVENTS:
            found = {"deed": command}
        elif word in (*MARKET_PLACES, *HAND_PLACES):
            found = {"place": word}
        elif number:
            found = {"count": number}
        elif kinds:
            mine = {*kinds, wanted.buffer} == {"moves", "mine"}  # "log meine züge"
            found = {"buffer": "mine" if mine else kinds[0]}
        elif len(fitting) == 1:
            found = {"seat": fitting[0]}
        elif word in ordinals:
            found = {"order": ordinals[word]}
        else:
            described.append(word)
        wanted = replace(wanted, **found)
    meant = _of_what(described, wanted, vocabulary) if described else wanted
    if meant is None or not meant.by_round:
        return meant
    done = meant.deed or meant.gems or meant.back  # which the market has not
    return None if meant.buffer == "talk" or (meant.buffer == "market" and done) else meant


def _without_articles(words: Sequence[str], vocabulary: Vocabulary) -> list[str]:
    """Return words without an article that could be a level or begin a name: `a level a`."""
    level, article = vocabulary.words("level"), vocabulary.words("article")
    if level.isdisjoint(words):
        return [*words]
    pairs = zip(["", *words], words, strict=False)
    return [word for before, word in pairs if before in level or word not in article]


def _of_what(
    described: list[str], wanted: HistoryQuery, vocabulary: Vocabulary
) -> HistoryQuery | None:
    """Return a query with the gems or the cards that words of it describe."""
    if wanted.deed == "reserve" and not vocabulary.words("deck").isdisjoint(described):
        described = [each for each in described if each not in vocabulary.words("deck")]
        if len(described) == 1 and described[0] in LEVELS:  # "deck b"
            described = [*sorted(vocabulary.words("level"))[:1], *described]
        wanted = replace(wanted, unseen=True)
    if not described:
        return wanted
    colours = [vocabulary.gems(word) for word in described]
    if wanted.deed in ("take", "return") and all(len(each) == 1 for each in colours):
        letters = "".join(letter for each in colours for letter in each)
        return replace(wanted, gems=letters)
    if wanted.deed == "buy" and all(each == ["g"] for each in colours):
        return replace(wanted, gems="g")  # of gold no card is
    if wanted.count is not None:
        described = [str(wanted.count), *described]
    cards = parse_filter(described, vocabulary, number="points")
    return None if cards is None else replace(wanted, count=None, described=cards)
