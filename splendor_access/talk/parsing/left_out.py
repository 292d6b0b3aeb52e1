"""What the answer to a command would leave out of a line that says more than that it is asked.

Of a reading that is by what the whole line says more than the reading holds; of an answer by words
that only another one can be about.
"""

from collections.abc import Sequence
from itertools import pairwise

from splendor_access.game.state import TILE_PLACES
from splendor_access.talk.parsing.commands import Ask, Look, Parsed, command_of
from splendor_access.talk.parsing.past import PastQuestion
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Sensed

OF_PAST = ("log", "last")
"""The commands that tell what was done."""

OF_CARDS = ("cards", "hand")
"""The commands that tell which cards somebody has bought or reserved."""


class MoreSaid(PastQuestion):
    """One sentence as tokens: what in it a reading does not hold."""

    def _says_more(self, command: str, about: Sequence[str]) -> bool:
        """Return whether a line says more than that a command is asked."""
        has, of_past = self._has, command in OF_PAST
        match command:
            case "need" if self._supposes_purchase():
                return True  # "suppose I buy a2, what can I pay for then"
            case "need":
                return len(self._things("colour")) > 1  # these are gems
            case "rules" if not about:
                return not (self._names_rules() or has("game"))  # "a tie?"
            case "rules" if self._asks_what_not():
                return True
            case "rules" if about == ("=turn",) and self._counts_turns():
                return True
            case "rules" if has("points") and has("winning"):
                return any(t.has("need") and " " in t.word for t in self._tokens)  # "il me faut"
            case "help" if has("opening-is"):
                return len(self._things("colour")) < 2 or has("or")  # "is it red"
            case "changed":  # "what did I have before my last turn"
                others = any(t.has("bound") and not t.has("bound-before") for t in self._tokens)
                return has("bound-before") and not others
            case "afford":
                pays = self._has("without") and self._coloured  # "what can I buy without gold"
                later = self._bounds_turn()
                others = later or has("nobody")  # "which card can none of us buy"
                return pays or others or self._pays_with_cards() or self._counts_cards()
            case "goal" if has("both") and has("points") and not has("need", "end", "winning"):
                return True  # "how many points do we have each"
            case "score" if has("end", "far") and has("many") and not has("past"):
                # "how many points does Ben want to finish"
                return self._context.state.phase != "over"
            case "score":
                laid = has("board") and has("many")  # "how many points lie on the table"
                return laid or (has("ordinal") and has("turn", "round"))  # "my first turn"
            case "goal":
                return has("who") and not self._place
            case "hint":  # "what was my best move", "must I give back gold"
                returns = has("return") and self._context.state.phase != "return"
                keeps = has("keep") and self._place is not None  # "should I keep gold for h1"
                returns &= not has("take", "buy", "reserve")
                explains = has("define") and not has("me")  # "what is reserving good for"
                return has("past") or returns or keeps or explains
            case "player" if has("many", "both") and self._is_of_me_too():
                return True  # "how much red do Ben and I have together"
            case "player" if any(t.has("many") and t.has("further") for t in self._tokens):
                return True  # "how many more tokens does Ben have"
            case "player" | "me" if has("more", "less", "most") and self._other() is not None:
                return has("me", "most", "many")  # "how much more gold than Ben do I have"
            case "bank":
                return has("with", "somebody")  # "something with red", "are you still there"
            case "deck":  # "which card is on top of deck b"
                return has("card") and has("what") and not has("many", "bank")
            case "me":
                return has("how") and has("take", "get")  # "how do I get gold"
            case "find" if self._next_to("me", "card"):
                return True  # "which of my cards"
            case "find" if has("any", "every") and has("number") and not has("card"):
                return True  # "any three except blue"
            case "log" if has("buy") and has("held", "hand") and not has("reserve"):
                return True  # "did I buy anything from my hand"
            case "log" if not about and has("have") and not has("past", "happen", "history"):
                return True  # "was hab ich denn alles"
            case "log" if has("pay") and has("reserve", "held"):
                return True  # "what did Ben pay for the card he reserved"
            case "log" if has("cost") and self._place:
                return True  # "what did c1 cost again" is not about what was done
            case "log" if self._asks_how_one_does() or (has("how") and not has("past")):
                return True  # "how is the game set up"
            case "log" if has("many") and has("both"):  # "how many did each of us buy"
                return True
            case "help" if has("noble") and self._coloured:
                return True  # "what nobles is red good for"
            case "find" | "worth":  # of all the cards with points that is one
                return has("most") and has("points") and not has("more")
            case "threat" if self._is_no_purchase() or has("nobody"):
                return True  # "which card can nobody afford"
            case "threat":  # "if I take red, can Ben buy a3"
                sooner = self._place is not None and has("ordinal", "fast")  # "who gets c1 first"
                return sooner or len(self._deeds()) > 1 or self._place in TILE_PLACES
            case "hand" if has("past") and (has("buy") or not has("me")):
                return True  # "how many cards have been reserved"
            case "cards" | "hand" if has("ordinal"):
                return True  # one of them
            case _ if of_past and has("when") and not has("past"):
                return True  # "when do I pay"
            case _:
                return (of_past or command in OF_CARDS) and self._bounds()

    def _supposes_purchase(self) -> bool:
        """Return whether it is asked what can be bought once something else is."""
        bought = [each for each in self._tokens if each.has("buy", "afford", "pay")]
        return len(bought) > 1 and self._has("what") and not self._has("need", "how", "many")

    def _asks_what_not(self) -> bool:
        """Return whether it is asked what is not to be done: `which card must I not buy`."""
        asks = any(t.has("what") and not t.has("how", "rule") for t in self._tokens[:1])
        return asks and any(t.has("not") and not t.has("filler", "idle") for t in self._tokens)

    def _is_of_me_too(self) -> bool:
        """Return whether a line names its speaker beside another player."""
        mine = any(t.has("me") and not t.has("filler", "idle") for t in self._tokens)
        return mine and self._has("name", "other")

    def _bounds_turn(self) -> bool:
        """Return whether a line is about what is before or after a turn: `after this turn`."""
        told = [t for t in self._tokens if t.has("bound") or not t.has("filler")]
        pairs = pairwise(told)
        return any(one.has("bound") and two.has("turn", "round", "now") for one, two in pairs)

    def _counts_turns(self) -> bool:
        """Return whether more turns than one are counted: `what can I buy in two turns`."""
        pairs = pairwise(self._tokens)
        return any(
            one.has("number")
            and two.has("turn", "round")
            and (self._vocabulary.number(one.word) or 0) > 1
            for one, two in pairs
        )

    def _is_no_purchase(self) -> bool:
        """Return whether only a deed is asked about that gets no card: `can Ben pass`."""
        if self._has("buy", "noble", "afford", "threat", "winning"):
            return False
        tokens = self._has("take") and self._has("tokens") and not self._place
        return tokens or self._has("pass", "return") or (self._has("reserve") and not self._place)

    def _deeds(self) -> set[str]:
        """Return the words for deeds that are nothing else."""
        return {t.word for t in self._tokens if t.has(*DEEDS) and not t.has("filler", "want")}

    def _bounds(self) -> bool:
        """Return whether a line is about what was before or after something: `since round 4`."""
        told = [
            t
            for t in self._tokens
            if t.has("bound", "place", "number") or not t.has("filler", "me")
        ]
        pairs = pairwise(told)
        limits = ("place", "number", "round", "ordinal", "last")
        return any(one.has("bound") and other.has(*limits) for one, other in pairs)

    def _pays_with_cards(self) -> bool:
        """Return whether cards are what would be paid with, and not what is bought."""
        told = [each for each in self._tokens if not each.has("filler") or each.has("with", "card")]
        pairs = pairwise(told)
        return any(one.has("with") and other.has("card") for one, other in pairs)

    def _counts_cards(self) -> bool:
        """Return whether a number is that of cards: `can I buy two cards`."""
        numbers = [self._vocabulary.number(token.word) or 0 for token in self._tokens]
        return any(
            number > 1 and behind.has("card")
            for number, behind in zip(numbers, self._tokens[1:], strict=False)
        )

    def _names_rules(self) -> bool:
        """Return whether a line has the word for the rules themselves."""
        words = [word for each in self._tokens for word in each.word.split()]
        return any(self._vocabulary.command(word) == "rules" for word in words)


_ELSEWHERE = {
    "hand": "often when ago round last ordinal so-far ever expensive cheap would-have",
    "cards": "often when ago round last ordinal ever would-have reserve",
    "player": "would-have plan aim take buy",
    "me": "would-have plan aim",
    "score": "plan aim want",
    "threat": "would-have",
    "afford": "would-have more further not",
    "rules": "would-have",
    "rules end": "would-have take buy reserve return noble deck hand",
    "rules -": "would-have take buy reserve return noble deck hand bonus",
    "need": "bank often past ago",
    "worth": "bank often",
    "help": "participle past ago ever noble",
    "log": "plan aim spare expensive cheap more less most",
    "last": "plan aim",
    "turn": "how",
    "bank": "able wish take",
    "find": "buy take reserve tokens noble who often ever other name plan aim",
    "try": "noble who when often ago",
}
"""For each command, what a word may mean that its answer says nothing about.

So for a topic of it; `-` is none.
"""

_RANKS = ("expensive", "cheap")
"""What asks which of several comes first."""

_NEVER_SMALL = frozenset({"would-have", "so-far", *DEEDS})
"""What counts also where the word can be a small one."""

STEM = 4
"""The letters that words have in common which only their endings tell apart."""

_SMALL = frozenset({"filler", "idle"})

_BESIDE = frozenset({"wish", "bound", "winning", "came", "future"})
"""What such a word means rather, where it can mean both."""


def leaves_out(parsed: Parsed, tokens: Sequence[Sensed]) -> bool:
    """Return whether an answer says nothing about a word of the line that is about something."""
    if not isinstance(parsed, Ask | Look):
        return False
    command = command_of(parsed)
    topic = f"{command} {parsed.about or '-'}" if isinstance(parsed, Ask) else command
    elsewhere = frozenset(_ELSEWHERE.get(topic, _ELSEWHERE.get(command, "")).split())
    said = {word[:STEM] for word in parsed.about.split()} if isinstance(parsed, Ask) else set()
    ranks = command == "log"  # which tells all, in the order of time
    left = (t for t in tokens if t.word[:STEM] not in said or (ranks and t.has(*_RANKS)))
    return any(_is_left(each, elsewhere) for each in left)


def _is_left(token: Sensed, elsewhere: frozenset[str]) -> bool:
    meant = token.senses & elsewhere
    if not token.senses.isdisjoint(_SMALL):
        meant &= _NEVER_SMALL
    elif not token.senses.isdisjoint(_BESIDE):
        meant -= {"plan", "aim", "want"}
    return bool(meant) and not token.guessed
