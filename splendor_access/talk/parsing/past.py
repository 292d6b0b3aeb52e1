"""What a question about the past asks for: exactly that part of the log, or nothing for certain.

The player, the deed, what it was done with and the time are taken from the line. A line that says
more than these is not answered by the log; where that is a time, by no other part of the past
either.
"""

from collections.abc import Sequence
from itertools import pairwise

from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Ask
from splendor_access.talk.parsing.read_words import word_lists
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import seats_named
from splendor_access.talk.parsing.wording import Wording

OF_THE_PAST = ("log", "last", "cards", "hand", "player", "me", "score", "why", "goal")
"""The commands that answer a question about the past in a wider way."""

_SAYING = frozenset(
    {"past", "name", "me", "other", "both", "who", "what", "many", "often", "when", "turn"}
    | {"round", "happen", "last", "ordinal", "noble", "card", "colour", "place", "number", "held"}
    | {"participle", "have", "hand", "any", "every", "filler", "idle", "now", "pay", "came", "ago"}
    | {"tokens", "history", "ever", "letter", "relative", "somebody", "tell", "so-far", *DEEDS}
)
"""What the words of such a question can mean."""

_DOUBTING = frozenset(
    {"not", "wish", "able", "should", "must", "need", "why", "next", "future", "threat", "rule"}
    | {"without", "except", "or", "most", "more", "less", "same", "winning", "begin"}
)
"""What makes of it another question, also in words that can be small ones."""

_SURE = frozenset({"past", "when", "name", "often", "last", "ordinal", "came", "now", *DEEDS})
"""What such a word means rather than a doubt."""

_TIMES = ("bound", "ordinal", "last", "ago", "last-but-one")
"""What tells a time, or which of several is meant."""


class PastQuestion(Wording):
    """One sentence as tokens: whose deeds of the past it asks for, and which."""

    _taken: list[Sensed] = []  # noqa: RUF012  # set anew before it is added to
    """The words that are a part of the time which was found."""

    _lost = False
    """Whether the line asks for a part of the past that was not found in it as a whole."""

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

    def _past(self) -> Ask | None:
        """Return the part of the log that is asked for, if the line asks for nothing else."""
        if self._asks_what_came():
            return Ask("log", "market")
        if not self._is_of_past():
            return None
        self._taken = []
        persons, deed = self._person(), self._deed_done()
        plain = all(map(self._is_plain, self._tokens))
        if self._tokens[-1].has("bound"):
            self._taken.append(self._tokens[-1])  # "did Ben take gold before"
        times = [t for t in self._tokens if t.has(*_TIMES) and t not in self._taken]
        told = bool(times or self._numbered())
        self._lost = told or persons is None or deed is None or self._supposes()
        if self._is_of_this_turn() or (self._has("nobody") and self._has("card")):
            self._lost = True  # "which card was bought by nobody"
            return None
        if persons is None or deed is None or not plain or (self._has("card") and not deed):
            return None
        if not deed and self._asks_how_many_there_were():
            return None
        of_what, time = self._of_what(deed), self._time(deed)
        if time == ["-1"] and not deed and (not persons or not self._units()):
            self._lost = False  # what was done last, by all, has a command of its own
            return None
        rest = [t for t in self._tokens if t.has("bound", "number") and t not in self._taken]
        if of_what is None or time is None:
            return None
        if any(t.has("bound") or not t.has("filler") for t in rest):
            return None
        done = persons and self._has("happen") and not deed
        whole = done and self._has("every", "so-far")
        how = deed and (self._asks_round() or (deed == "buy" and self._has("pay", "how", "cost")))
        passed = deed == "pass" and not self._place
        if not (time or whole or how or passed):
            return None
        if passed and self._has("both") and not self._has("name"):
            persons = []  # "has anybody passed their turn"
        return Ask("log", " ".join([*persons, *([deed] if deed else []), *of_what, *time]))

    def _is_of_this_turn(self) -> bool:
        """Return whether a line is about the turn or round that is played now."""
        units = self._vocabulary.words("rounds")
        words = [word for t in self._tokens if t.has("now") for word in t.word.split()[1:]]
        return any(word in units or self._vocabulary.command(word) == "turn" for word in words)

    def _asks_how_many_there_were(self) -> bool:
        """Return whether it is asked what somebody had, of which the log tells nothing."""
        done = any(t.has("participle") and not t.has("have") for t in self._tokens)
        return self._has("have") and self._has("many", "tokens", "bonus") and not done

    def _asks_what_came(self) -> bool:
        """Return whether a line asks what lay down after a deed: `what came when Ben bought a1`."""
        came = next((at for at, t in enumerate(self._tokens) if t.has("came")), None)
        if came is None or self._has("noble", "not"):
            return False
        asks = any(each.has("what") for each in self._tokens[:came])
        asks &= self._has("card") or " " in self._tokens[came].word  # not "was kam, nachdem"
        behind = self._tokens[came + 1 :]
        told = any(each.has("past", "noun") and each.has(*DEEDS) for each in behind)
        return asks and told and any(each.has("when", "bound-after") for each in behind)

    def _is_of_past(self) -> bool:
        """Return whether a line asks what was done: `who bought a2`, `Ben's last purchase`."""
        if self._has("why") or len(self._tokens) < 2 or self._context.state.phase == "over":
            return False
        if self._asks_how_one_does():
            return False
        if self._has("came") and not self._has("noble"):
            return False  # "what card came last"
        if self._has("opening-is") and not self._has(*DEEDS):
            return False  # "is this my last turn"
        small = frozenset(("filler", "then"))
        begun = next((t for t in self._tokens if not t.senses <= small), self._tokens[0])
        if begun.has("me") and not begun.has("own") and not begun.has("have", "idle"):
            return self._asks and self._has("past")  # "I took red" tells, and asks nothing
        if self._has("past") or self._counts_turn() or any(self._numbered()):
            return True
        done = any(t.has(*DEEDS) and not t.has("filler") for t in self._tokens)
        return done and self._has("who") and self._has("ordinal", "last")

    def _next_to(self, first: str, second: str) -> bool:
        """Return whether a word with one sense stands right before one with another."""
        return any(one.has(first) and other.has(second) for one, other in pairwise(self._tokens))

    def _asks_how_one_does(self) -> bool:
        """Return whether a line asks how something is done, by nobody who is named.

        Without its accent the French word for `pays` is the one for `paid`.
        """
        begun = self._tokens[0]
        return begun.has("how") and self._has("somebody") and not self._has("have", "name", "me")

    def _counts_turn(self) -> bool:
        """Return whether a deed is told by its place: `my third turn`, `the last round`."""
        told = [t for t in self._tokens if not t.has("filler") or t.has("me", "name", "ordinal")]
        counts = any(
            one.has("ordinal", "last", "last-but-one") and (self._is_unit(two) or two.has(*DEEDS))
            for one, two in pairwise(told)
        )
        turn = any(t.has("last") and " " in t.word and self._is_unit(t) for t in told)
        named = self._has("own", "name", "tell")
        return (counts or turn) and named and not self._has("wish", "should")

    def _numbered(self) -> list[Sensed]:
        """Return the words for rounds that have a number, of somebody or told about."""
        named = self._has("own", "name", "tell", "past")
        pairs = pairwise(t for t in self._tokens if t.has("number") or not self._small(t))
        found = [one for one, two in pairs if self._is_round(one) and two.has("number")]
        return found if named and not self._has("wish", "should", "able") else []

    def _asks_round(self) -> bool:
        """Return whether it is asked in which round something was done."""
        pairs = pairwise(self._tokens)
        return any(one.has("what") and self._is_round(two) for one, two in pairs)

    def _supposes(self) -> bool:
        """Return whether a line asks what would have been: `who would have reserved b3`."""
        begun, verb = self._tokens[:2]
        return begun.has("who") and verb.has("wish") and not verb.has("past", "when")

    @staticmethod
    def _is_plain(token: Sensed) -> bool:
        """Return whether a word can belong to a question about the past."""
        if token.guessed or token.senses.isdisjoint({*_SAYING, *_TIMES}):
            return False
        if token.has("points"):
            return False  # German "Punkt" is a full stop, too
        return token.senses.isdisjoint(_DOUBTING) or not token.senses.isdisjoint(_SURE)

    def _person(self) -> list[str] | None:
        """Return the name of who did it, nothing for everybody, None where that is not clear."""
        other = self._other()
        mine = [t for t in self._tokens if t.has("me")]
        if other is not None and any(not t.has("filler", "idle") for t in mine):
            return None
        if other is None and (self._has("other") or not (mine or self._has("name"))):
            return None if self._has("other") else []
        seat = self._context.seat if other is None else other
        return [self._context.names[seat].casefold()]

    def _deed_done(self) -> str | None:
        """Return the deed, nothing for any, None where it is not one alone."""
        if self._has("noble"):
            got = self._has("take", "came", "have", "past")
            return "noble" if got and not self._has("buy", "reserve", "return") else None
        found: set[str] = set()
        for token in self._tokens:
            if token is self._retold():
                continue
            meant = [d for d in DEEDS if token.has(d) and not self._is_idle(token)]
            found.update(meant[:1])
        if found == {"take"} and self._names_card():
            return None  # "when did I get my first card"
        owned = self._has("cost") and self._has("me", "name", "other") and not self._place
        owned &= not self._has("held")
        if (self._has("pay") or owned) and not found - {"buy"}:
            return "buy"
        if found == {"return"} and self._place:
            return "reserve"  # "who put b3 back"
        return next(iter(found), "") if len(found) < 2 and "undo" not in found else None

    def _names_card(self) -> bool:
        """Return whether a card is named by more than `one`."""
        return any(each.has("card") and not each.has("number") for each in self._tokens)

    def _retold(self) -> Sensed | None:
        """Return the word that orders turns to be told: `give me back Ben's last three turns`."""
        begun = next((each for each in self._tokens if not each.has("filler")), None)
        orders = begun is not None and begun.has("take", "return", "give")
        orders = orders and begun is not None and not begun.has("past", "participle", "me")
        told = self._has("last") and any(map(self._is_unit, self._tokens))
        return begun if orders and told else None

    @staticmethod
    def _is_idle(token: Sensed) -> bool:
        return token.has("filler", "idle") and not token.has("past", "participle", "reserve")

    def _of_what(self, deed: str) -> list[str] | None:
        """Return what the deed was done with, or None where that is not told by the log."""
        colours = self._things("colour")
        gold = [each for each in colours if "g" in self._vocabulary.gems(each)]
        if deed == "buy" and gold == colours != [] and not self._place:
            # "how much gold did my second card cost" is about the second of all.
            return [] if self._next_to("many", "colour") and self._has("ordinal") else gold[:1]
        if deed in ("buy", "reserve"):  # gold pays for a card, and comes with one
            colours = [each for each in colours if each not in gold]
        if colours and deed not in ("take", "return", "buy", "reserve"):
            return None
        if deed == "buy" and self._has("hand", "held"):
            return None  # "did I buy anything from my hand"
        of_card = deed in ("buy", "reserve")
        if of_card and (len(colours) > 1 or (colours and not self._has("card") and self._place)):
            return None
        unseen = self._unseen() if deed == "reserve" else []
        return [*colours, *unseen, *([self._place] if self._place else [])]

    def _unseen(self) -> list[str]:
        """Return the words for a deck where a card was drawn from one: `reserved blind`."""
        if not self._has("deck"):
            return []
        words = self._vocabulary.locale.words
        letter = next(
            (t.word for t in self._tokens if t.has("letter") and not t.has("filler")), None
        )
        level = [fold(words("words-level")[0]), letter] if letter else []
        return [fold(words("words-deck")[0]), *level]

    # Times

    def _time(self, deed: str) -> list[str] | None:
        """Return the rounds, or which of several; nothing for any time, None if not clear."""
        told = [t for t in self._tokens if t.has("bound", "number", "last") or not self._small(t)]
        counted = [t for t in told if t.has("number")]
        if self._has("last") and self._units() and len(counted) == 1:
            self._taken += counted  # "in the last three rounds"
            number = self._vocabulary.number(counted[0].word)
            return ["round", f"-{number}-"] if self._has("rounds") else [str(number)]
        for at, token in enumerate(told):
            behind = told[at + 1] if at + 1 < len(told) else None
            if two := self._two_ordinals(told[at : at + 3]):
                return ["round", f"{two[0]}-{two[1]}"] if two[0] + 1 == two[1] else None
            found = self._rounds(told[at - 1] if at else None, token, behind)
            if found is not None:
                return found
            found = self._turn_before(told[at - 1] if at else None, token, behind)
            if found is not None:
                return found
        if any(t.has("last-but-one") for t in told):
            return None
        number = next((n for t in told for n in range(1, 11) if t.has(f"ordinal-{n}")), None)
        if number is not None:
            ordinals = word_lists(self._vocabulary.locale.language).ordinals
            word = next((word for word, at in ordinals.items() if at == number), None)
            return [word] if word and deed else None
        if self._has("last"):
            return None if self._has("rounds") else ["1"] if deed else ["-1"]
        return []

    @staticmethod
    def _small(token: Sensed) -> bool:
        return token.has("filler", "idle") and not token.has("turn", "round", "ordinal", "me")

    def _rounds(
        self, before: Sensed | None, token: Sensed, behind: Sensed | None
    ) -> list[str] | None:
        """Return the rounds that a word begins to name, with what limits them before it."""
        if behind is None:
            return None
        number = None
        if self._is_round(token) and behind.has("number"):
            number = self._vocabulary.number(behind.word)
        elif token.has("ordinal") and (self._is_unit(behind)):
            number = next((n for n in range(1, 11) if token.has(f"ordinal-{n}")), None)
        if number is None:
            return None
        self._taken += [token, behind]
        limit = before if before is not None and before.has("bound") else None
        self._taken += [limit] if limit else []
        span = str(number)
        if limit is not None and limit.has("bound-before"):
            span = f"1-{number - 1}"
        elif limit is not None and limit.has("bound-until"):
            span = f"1-{number}"
        elif limit is not None and limit.has("bound-after"):
            span = f"{number + 1}-"
        elif limit is not None:
            span = f"{number}-"
        return ["round", span]

    def _two_ordinals(self, told: Sequence[Sensed]) -> tuple[int, int] | None:
        """Return the numbers of two rounds that are counted: `the third and fourth round`."""
        if len(told) < 3 or not self._is_unit(told[2]):
            return None
        numbers = [n for each in told[:2] for n in range(1, 11) if each.has(f"ordinal-{n}")]
        if len(numbers) != 2:
            return None
        self._taken += told
        first, second = numbers
        return first, second

    def _turn_before(
        self, before: Sensed | None, token: Sensed, behind: Sensed | None
    ) -> list[str] | None:
        """Return the turn or round that is counted back from now: `two turns ago`, `last round`."""
        near = [each for each in (behind, before) if each and self._is_unit(each)]
        if token.has("last-but-one"):
            back = 2
        elif token.has("last") and (" " in token.word or not token.has("filler")):
            back = 1
            near = [token] if " " in token.word and self._is_unit(token) else near
        elif token.has("number") and near[:1] == [behind]:
            ago = self._has("ago") or (before is not None and before.has("bound-before"))
            back = (self._vocabulary.number(token.word) or 0) if ago else 0
        else:
            back = 0
        if not back or not near or (back == 1 and near[0].has("rounds")):
            return None
        self._taken += [token, *([before] if before and before.has("bound") else [])]
        either = self._vocabulary.command(near[0].word.split()[-1]) == "turn"
        of_all = either and not self._has("me", "name", "other", "tell")
        return ["round", f"-{back}"] if self._is_round(near[0]) and not of_all else [f"-{back}"]

    def _is_round(self, token: Sensed) -> bool:
        """Return whether a word is one for a round; French has one word for it and for a turn."""
        words = self._vocabulary.words("rounds")
        return token.has("round") or not words.isdisjoint(token.word.split())

    def _units(self) -> list[Sensed]:
        """Return the words for turns and rounds."""
        return [each for each in self._tokens if self._is_unit(each)]

    @staticmethod
    def _is_unit(token: Sensed) -> bool:
        """Return whether a word is one for a turn or a round."""
        counted = token.has("happen") and not token.has("past", "filler", "idle")
        return counted or token.has("turn", "round")
