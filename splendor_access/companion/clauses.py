"""One clause that tells of one deed: `Ben took red blue green`, `a2 was bought by Cyd`."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Literal

import msgspec

from splendor_access.companion.saying_words import PLACES, SayingLists, counted, deck_level, is_take
from splendor_access.game.cards import NO_GEMS, Gems, gems
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.talk.parsing.read_words import SaidWord, word_lists, words_read
from splendor_access.talk.parsing.vocabulary import Vocabulary


class Deed(msgspec.Struct, frozen=True):
    """One thing that somebody did.

    `seat` is who did it, or None where nobody is named. `what` is the kind: gems were taken or
    given back, a card was reserved, bought or turned up, or a noble came. A card is told by its
    `place`, by the level of its deck, by `described` words, or by the number of a held card.
    `paid` are the gems that were paid, or None.
    """

    what: Literal["take", "buy", "reserve", "return", "noble", "reveal"]
    seat: int | None = None
    gems: Gems = NO_GEMS
    place: str = ""
    described: str = ""
    paid: Gems | None = None
    text: str = ""


class _Word(msgspec.Struct, frozen=True):
    """A word of a line with its kind, and what it stands for."""

    kind: str
    text: str
    value: str | int | SaidWord = ""


class Clause:
    """One clause, whose words are sorted by their kinds."""

    def __init__(
        self,
        words: Sequence[str],
        vocabulary: Vocabulary,
        names: Sequence[str],
        lists: SayingLists,
        speaker: int | None,
    ) -> None:
        self._vocabulary = vocabulary
        self._lists = lists
        self._names = names
        self._speaker = speaker
        self._marked = False
        self._text = " ".join(words)
        self._words = self._in_context([*self._sorted(words)])
        self._kinds = [word.kind for word in self._words]

    # Words

    def _sorted(self, words: Sequence[str]) -> Iterator[_Word]:
        at = 0
        while at < len(words):
            length, word = self._next(words, at)
            elided = word.kind == "other" and word.text.endswith("'")
            if not (elided and word.text in self._lists.idle):
                yield word
            at += length

    def _in_context(self, words: Sequence[_Word]) -> list[_Word]:
        """Return the words as the verbs beside them mean them."""
        verbs = {word.value for word in words if word.kind == "verb"}
        kinds = {word.kind for word in words}

        def meant(word: _Word) -> str:
            if verbs & {"buy", "pay"} and word.text in self._lists.held:
                return "held"  # "bought her reserved card"
            if "pay" in verbs and word.text in self._lists.without:
                return "free"  # "without paying"
            if "deck" in kinds and word.text in self._lists.without:
                return "blind"  # "without looking"
            if word.kind == "paying" and self._kept_with_gold(words):
                return "other"  # "takes a2 in hand, with a joker"
            gold = word.kind == "other" and self._vocabulary.gems(word.text) == ["g"]
            reserves = "reserve" in verbs and not verbs & {"buy", "pay"}
            return "gold" if gold and reserves else word.kind

        return [msgspec.structs.replace(word, kind=meant(word)) for word in words]

    def _kept_with_gold(self, words: Sequence[_Word]) -> bool:
        """Return whether a card is taken in hand, and gold alone is told beside it."""
        if not any(word.text in self._lists.hand for word in words):
            return False
        said = [w.text for w in words if w.kind == "other" and w.text not in self._lists.hand]
        read = words_read(said, self._vocabulary, self._lists.idle)
        return not read.ignored and counted(read.tokens) == gems("g")

    def _next(self, words: Sequence[str], at: int) -> tuple[int, _Word]:
        """Return the next word, or the few that are one, and how many they are."""
        here, lists = words[at], self._lists
        for seat, name in enumerate(self._names):
            whole = name.split()
            if [*words[at : at + len(whole)]] == whole:
                return len(whole), _Word("name", name, seat)
        place = self._place(words[at : at + 2])
        if place:
            return place[1], _Word("place", place[0], place[0])
        verb = lists.verbs.get(here)
        if verb:
            return 1, _Word("verb", here, verb)
        following = words[at + 1 :]
        own = bool(following) and following[0] in lists.own
        if here in lists.whose and (own or self._begins_name(following)):
            return 1, _Word("of", here)  # "for Ben", "for himself", "for me"
        if here in lists.denying and following and self._is_points(following[0]):
            return 1, _Word("other", here)  # "no points"
        for kind, group in (
            ("denying", lists.denying),
            ("i", lists.i),
            ("he", lists.he),
            ("held", lists.held),
            ("noble", self._vocabulary.words("tile")),
            ("deck", self._vocabulary.words("deck") | lists.blind),
            ("free", lists.free),
            ("paying", lists.paying),
        ):
            if here in group:
                return 1, _Word(kind, here)
        return 1, _Word("other", here)

    def _is_points(self, word: str) -> bool:
        return word in self._vocabulary.words("points")

    def _begins_name(self, words: Sequence[str]) -> bool:
        return any([*words[: len(name.split())]] == name.split() for name in self._names)

    def _place(self, words: Sequence[str]) -> tuple[str, int] | None:
        """Return the place that a word or two are, as in `b2`, `b two` and `bee two`."""
        here = words[0]
        if here in PLACES:
            return here, 1
        letter = self._lists.letters.get(here, here)
        if len(words) == 2 and len(letter) == 1:
            number = self._vocabulary.number(words[1])
            joined = f"{letter}{number}"
            if here != "a" and joined in PLACES:  # "a" is a word of its own
                return joined, 2
        return None

    # Deeds

    def deed(self, *, marked: bool = False) -> Deed | None:
        """Return the one deed that all words of the clause tell of, or None.

        `marked`: a colon stands in it, as behind the name of who did it.
        """
        self._marked = marked
        seat = self._seat()
        if seat is False or ("denying" in self._kinds and "free" not in self._kinds):
            return None
        deed = self._of_verbs(self._verbs(), seat)
        return deed and msgspec.structs.replace(deed, seat=seat, text=self._text)

    def _of_verbs(self, verbs: set[object], seat: int | None) -> Deed | None:
        """Return the deed that the verbs and what stands beside them tell of."""
        if "noble" in self._kinds:
            return self._noble(verbs)
        comes = verbs == {"come"} or not verbs
        if "reveal" in verbs or (comes and seat is None and "place" in self._kinds):
            return self._reveal(verbs)
        if "reserve" in verbs or ("put" in verbs and self._is_card()) or self._keeps(verbs):
            return self._reserve(verbs)
        if verbs == {"return"} and self._place_of_card():  # "gives two green for a3"
            return self._buy({"pay"})
        if verbs & {"return", "put"}:
            return self._gems("return") if verbs <= {"return", "put"} else None
        if verbs & {"buy", "pay"} or self._is_card():
            return self._buy(verbs)
        deed = self._gems("take") if verbs <= {"take", "get"} else None
        told_of = self._marked or "of" in self._kinds  # "black for Ben"
        named = deed and seat is not None and (told_of or sum(deed.gems) > 1)
        told = deed and (verbs or named or is_take(deed.gems))
        return deed if told else None

    def _verbs(self) -> set[object]:
        return {word.value for word in self._words if word.kind == "verb"}

    def _place_of_card(self) -> bool:
        return any(word.value in MARKET_PLACES for word in self._words if word.kind == "place")

    def _keeps(self, verbs: set[object]) -> bool:
        """Return whether a card is taken in hand, with gold, or from a deck: reserved, that is."""
        if not verbs <= {"take", "get", "put", "return"} or not verbs:
            return False
        if "deck" in self._kinds:
            return "take" in verbs
        in_hand = any(word.text in self._lists.hand for word in self._words)
        if in_hand and verbs <= {"take", "put"} and "paying" not in self._kinds:
            return self._is_card()
        if verbs == {"return"} and not self._place_of_card():
            kinds = {token.kind for token in self._tokens("other", "paying") or ()}
            return not kinds.isdisjoint(("points", "level", "row", "cost"))
        if not self._place_of_card() or "paying" in self._kinds:
            return False
        given = self._counted("other")
        return (
            "held" in self._kinds
            or given == gems("g")
            or (verbs == {"return"} and not any(given or NO_GEMS))
        )

    def _seat(self) -> int | Literal[False] | None:
        """Return who is named; False where that is more than one."""
        named = {word.value for word in self._words if word.kind == "name"}
        if "i" in self._kinds:
            named.add(-1)
        if len(named) > 1:
            return False
        who = named.pop() if named else None
        if who == -1:
            return self._speaker
        return who if isinstance(who, int) else None

    def _is_card(self) -> bool:
        """Return whether a card is named: by a place, a deck, the hand, or words about it."""
        if any(kind in self._kinds for kind in ("place", "deck", "held")):
            return True
        tokens = self._tokens("other", "paying")
        kinds = {token.kind for token in tokens or ()}
        costs = "paying" in self._kinds and "colour" in kinds and "number" in kinds
        return costs or not kinds.isdisjoint(("points", "level", "row", "cost"))

    def _rest(self, *kinds: str) -> str:
        """Return the words of some kinds as they were said, without those that say nothing."""
        said = [word.text for word in self._words if word.kind in kinds]
        read = words_read(said, self._vocabulary, self._lists.idle)
        beside = {*read.ignored, *self._lists.beside}
        heard = word_lists(self._vocabulary.locale.language).heard

        def means(word: str, following: str) -> bool:
            """Return whether a word is of the card; one of little meaning only before a gem."""
            idle = word in heard and word in self._lists.idle
            return word not in beside and not (idle and not self._vocabulary.gems(following))

        return " ".join(word for word, after in pairwise([*said, ""]) if means(word, after))

    def _tokens(self, *kinds: str) -> tuple[SaidWord, ...] | None:
        """Return what the words of some kinds mean; None where one means nothing."""
        said = [word.text for word in self._words if word.kind in kinds]
        read = words_read(said, self._vocabulary, self._lists.idle)
        return None if read.ignored or read.guessed else read.tokens

    def _counted(self, *kinds: str) -> Gems | None:
        """Return the gems that the words of some kinds count, or None if they say anything else."""
        tokens = self._tokens(*kinds)
        return None if tokens is None else counted(tokens)

    def _gems(self, what: Literal["take", "return"]) -> Deed | None:
        allowed = {"name", "i", "he", "verb", "other", "of", "paying"}
        found = self._counted("other") if {*self._kinds} <= allowed else None
        if "paying" in self._kinds and what == "take":
            return None
        if what == "take" and found and not is_take(found):
            found = self._sum_first() or found
        return Deed(what, gems=found) if found and any(found) else None

    def _sum_first(self) -> Gems | None:
        """Return the gems of "three gems: blue, green and red", or None."""
        tokens = self._tokens("other") or ()
        if not tokens or tokens[0].kind != "number" or tokens[0].article:
            return None
        found = counted(tokens[1:])
        whole = found is not None and sum(found) == tokens[0].value and is_take(found)
        return found if whole and sorted(found or NO_GEMS)[-3:] == [1, 1, 1] else None

    def _noble(self, verbs: set[object]) -> Deed | None:
        allowed = {"name", "i", "he", "verb", "other", "of", "noble", "place", "paying"}
        comes = verbs <= {"take", "get", "come", "reveal"} or verbs == {"return", "come"}
        if not {*self._kinds} <= allowed or not comes:
            return None
        places = [str(word.value) for word in self._words if word.kind == "place"]
        ordinals = word_lists(self._vocabulary.locale.language).ordinals
        others = [word.text for word in self._words if word.kind == "other"]
        idle = self._lists.idle
        found = {text: self._vocabulary.number(text) for text in others if text not in idle}
        numbers = {**found, **{text: ordinals[text] for text in others if text in ordinals}}
        places += [f"n{number}" for number in numbers.values()]
        known = None not in numbers.values()
        if not known or len(places) != 1 or places[0] not in TILE_PLACES:
            return None
        return Deed("noble", place=places[0])

    def _card(self, kinds: Sequence[str]) -> Deed | None:
        """Return the card that a clause names, as a deed without its kind."""
        places = [str(word.value) for word in self._words if word.kind == "place"]
        tokens = self._tokens(*kinds) or ()
        if len(places) > 1:
            return None
        if places:
            return Deed("reserve", place=places[0]) if places[0] not in TILE_PLACES else None
        in_hand = any(word.text in self._lists.hand for word in self._words)
        if "held" in self._kinds and not (in_hand and self._keeps(self._verbs())):
            numbers = [t.value for t in tokens if t.kind == "number"]
            ordinals = word_lists(self._vocabulary.locale.language).ordinals
            said = [ordinals[w.text] for w in self._words if w.text in ordinals]
            at = [*said, *numbers, 1][0]
            return Deed("reserve", place=f"h{at}") if f"h{at}" in HAND_PLACES else None
        if "deck" in self._kinds:
            level = deck_level(
                [word.text for word in self._words if word.kind in ("other", "deck")],
                self._vocabulary,
            )
            return Deed("reserve", place=level) if level else None
        described = self._rest(*kinds)
        return Deed("reserve", described=described) if described else None

    def _reserve(self, verbs: set[object]) -> Deed | None:
        if not verbs <= {"reserve", "put", "take", "get", "return"} or "free" in self._kinds:
            return None
        card = self._card(["other", "paying"])
        if card is None:
            return None
        if card.described:
            return card if self._tokens("other", "paying") is not None else None
        if "deck" in self._kinds:
            return card
        given = self._counted("other")
        return card if given in (NO_GEMS, gems("g")) else None

    def _buy(self, verbs: set[object]) -> Deed | None:
        if not verbs <= {"buy", "pay", "get", "take"}:
            return None
        if "place" in self._kinds or "held" in self._kinds:
            card = self._card(["other"])
            kinds = [*self._kinds]
            other = "other" if "held" not in kinds else "none"
            paid = self._payment(other)
            if card is None or paid is False:
                return None
            return msgspec.structs.replace(card, what="buy", paid=paid)
        if "free" in self._kinds or ("pay" in verbs and "buy" not in verbs):
            return None
        described = self._rest("other", "paying")
        if self._tokens("other", "paying") is None or not described:
            return None
        return Deed("buy", described=described)

    def _payment(self, kind: str) -> Gems | Literal[False] | None:
        """Return what was paid, None where that was not said, False where it is not clear."""
        if kind == "none":  # of a held card the words behind the payment count
            at = self._kinds.index("held")
            begun = [i for i, each in enumerate(self._kinds) if each == "paying" or i > at]
            words = [w.text for i, w in enumerate(self._words) if i in begun and w.kind == "other"]
            before = [
                w.text for i, w in enumerate(self._words) if i not in begun and w.kind == "other"
            ]
            idle = {*self._lists.idle, *word_lists(self._vocabulary.locale.language).ordinals}
            if any(word not in idle for word in before):
                return False
            read = words_read(words, self._vocabulary)
            tokens = None if read.guessed else read.tokens
        else:
            tokens = self._tokens(kind)
        found = None if tokens is None else counted(tokens)
        if found is None:
            return False
        if "free" in self._kinds:
            return False if any(found) else NO_GEMS
        return found if any(found) else None

    def _reveal(self, verbs: set[object]) -> Deed | None:
        places = [str(word.value) for word in self._words if word.kind == "place"]
        if not verbs <= {"reveal", "get", "come"} or len(places) > 1 or "name" in self._kinds:
            return None
        described = self._rest("other", "paying", "noble")
        tokens = self._tokens("other", "paying", "noble")
        if not tokens or not any(token.kind == "colour" for token in tokens):
            return None
        return Deed("reveal", place=places[0] if places else "", described=described)
