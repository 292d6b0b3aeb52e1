"""From a sentence to what it means, by what its words mean and not by their order.

A line is read as tokens (`senses.py`). The deed, the mood, what is denied, persons, things and
times among them make the meaning. Only a line that orders or states, denies nothing, and has no
unknown word acts; a guess asks, a wish is told what would be.
"""

import itertools
import re
from collections.abc import Callable, Sequence

from splendor_access.game.actions import Buy, Take
from splendor_access.game.cards import ORDER
from splendor_access.game.state import MARKET_PLACES, TILE_PLACES
from splendor_access.talk.messages import clean, say
from splendor_access.talk.parsing.commands import (
    Act,
    Ask,
    Context,
    Do,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
    deed_told,
    only_told,
)
from splendor_access.talk.parsing.orders import Orders, asks_leave
from splendor_access.talk.parsing.payments_said import denies_payment, payments_said
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Reader
from splendor_access.talk.parsing.sentences import Meant, asked_which, card_is_vague, is_of_others
from splendor_access.talk.parsing.takes_said import completed
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.parsing.wording import ASKING, WISHING

_BESIDE = (
    *("filler", "me", "want", "future", "letter", "payment", "card", "tokens", "deck", "hand"),
    *("bank", "board", "every", "except", "noble"),
)
"""What words beside a deed may mean for it to be done; with any other it is asked about."""

_HANGING = ("filler", "idle", "me", "rather", "value", "afford", *WISHING, *ASKING)
"""What words mean at the end of a question that only ask about what stands before."""

_LETTERS = re.compile(r"[serod]{2,3}")

MOST_UNKNOWN = 2
"""A line with more unknown words than this is not guessed at."""

TOPICS = ("advice", "threat", "value", "coach")
"""What is asked about also without the words of a question."""


class Meaning:
    """Reads sentences about one state. `parse` returns the meaning of a command and its words."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        context: Context,
        parse: Callable[[str, list[str]], Parsed],
    ) -> None:
        self._vocabulary = vocabulary
        self._context = context
        self._parse = parse
        self._reader = Reader(vocabulary, context.names)

    def read(self, line: str) -> Meant | None:
        """Return what a sentence means, or None where too little of it is understood."""
        tokens = self._reader.tokens(line)
        parsed = Sentence(line, tokens, self._vocabulary, self._context, self._parse).read()
        if parsed is None:
            return None
        begun = tokens[1:] if tokens[0].has("me") else tokens
        ordered = next((d for d in (*DEEDS, "want") if begun and begun[0].has(d)), "")
        senses = frozenset(sense for token in tokens for sense in token.senses)
        asked = tokens[0].has(*ASKING) or len(tokens) == 1
        closed = tokens[-1].has("place", "colour", "number", *DEEDS)
        return Meant(parsed, ordered, asked, closed, senses)

    def leads(self, words: str) -> bool:
        """Return whether words only lead to what is wanted: `I want to`, `tell me`."""
        idle, more = ("filler", "idle", "me", "want", "what"), ("next", "last")
        return all(t.has(*idle) and not t.has(*more) for t in self._reader.tokens(words))

    def names_gems(self, part: str) -> bool:
        """Return whether a part of a line does nothing but name gems: `the white ones`."""
        tokens = self._reader.tokens(part)
        known = ("colour", "number", "filler", "idle", "me")
        return all(t.has(*known) for t in tokens) and any(t.has("colour") for t in tokens)

    def leads_to(self, part: str) -> bool:
        """Return whether a part of a line asks about what stands behind it: `is it worth it, ...`.

        A part that names something asks about that.
        """
        tokens = self._reader.tokens(part)
        asks = any(each.has("value", "wish", "should", "able", "not") for each in tokens)
        it = any(each.word in self._vocabulary.words("it") for each in tokens)
        named = ("place", "colour", "card", "name", "advice", *DEEDS, *(() if it else ("afford",)))
        return asks and not any(each.has(*named) for each in tokens)

    def hangs(self, part: str) -> bool:
        """Return whether the end of a line asks, and names nothing: `why not`."""
        tokens = self._reader.tokens(part)
        asks = part.rstrip().endswith("?") or any(each.has("how", "why") for each in tokens)
        named = any(each.has("name", "place", "colour", "card") for each in tokens)
        return asks and not named and all(t.has(*_HANGING) or not t.senses for t in tokens)

    def is_one(self, line: str, first: str, last: str) -> bool:
        """Return whether a line is one sentence, though a word such as `then` stands in it.

        The word may be part of a saying, as in `meer dan ik`. The verb of the first part may come
        with the last one, as in `Ben hat rot und grün genommen`.
        """
        between = self._vocabulary.words("between")
        said = (each for each in self._reader.tokens(line) if each.has("most"))
        if any(" " in each.word and between & {*each.word.split()} for each in said):
            return True
        begun, ended = self._reader.tokens(first), self._reader.tokens(last)
        ends = bool(ended) and ended[-1].has("participle")
        helps = any(each.has("have") for each in begun) and not any(t.has("have") for t in ended)
        return ends and helps and not any(each.has("participle") for each in begun)

    def weighs(self, line: str) -> bool:
        """Return whether a line asks which of several cards is best: `which of a2 and b1`."""
        tokens = self._reader.tokens(line)
        places = {each.word for each in tokens if each.has("place")}
        asks = bool(tokens) and tokens[0].has("what")
        return asks and len(places) > 1 and any(each.has("rather", "should") for each in tokens)

    def is_each_turn(self, line: str) -> bool:
        """Return whether a line wishes something for each turn: `tell me each turn`."""
        return any(token.has("each-turn") for token in self._reader.tokens(line))

    def guessed(self, line: str, parsed: Parsed) -> Parsed:
        """Return the question whether a deed was meant."""
        return asked_which(line, [parsed], self._vocabulary, self._context)

    def alone(self, line: str) -> bool:
        """Return whether words say nothing beside a command: `help please then`."""
        tokens = self._reader.tokens(line)
        idle = ("filler", "idle", "now", "me", "wish")  # Dutch "graag" is `please`
        return all(token.has(*idle) and not token.guessed for token in tokens)

    def orders(self, line: str) -> bool:
        """Return whether a line is about a deed or asks, in the words of its own."""
        tokens = self._reader.tokens(line)
        return any(token.has(*DEEDS, *ASKING) for token in tokens)

    def wishes(self, line: str) -> bool:
        """Return whether a line wishes, denies, keeps gems or asks what one may do.

        One that asks besides does not: `what can I do`.
        """
        tokens = self._reader.tokens(line)
        asks = bool(tokens) and tokens[0].has("who", "what", "many", "how", "why")
        keeps = any(token.has("keep") for token in tokens)
        keeps &= any(token.has("colour") for token in tokens)
        return asks_leave(tokens) or (
            not asks and (keeps or any(t.has("wish", "not", "except") for t in tokens))
        )

    def corrects(self, line: str) -> bool:
        """Return whether a line takes something back that it says: `c1, no, c2`."""
        return any(token.has("not", "without") for token in self._reader.tokens(line))

    def doubtful(self, line: str) -> bool:
        """Return whether a deed is denied, or what somebody else does: `she buys a2`."""
        return is_of_others(self._reader.tokens(line), self._vocabulary)

    def vague(self, line: str, parsed: Act | Pay) -> bool:
        """Return whether what a card is called may mean another one: `reserve the 4`."""
        return card_is_vague(self._reader.tokens(line), parsed, self._vocabulary)

    def place(self, line: str) -> str | None:
        """Return the place that is all a line names, also as dictation writes it: `see one`."""
        tokens = self._reader.tokens(line)
        return tokens[0].word if len(tokens) == 1 and tokens[0].has("place") else None

    def only_wishes(self, line: str) -> bool:
        """Return whether a line wishes, and orders nothing."""
        tokens = self._reader.tokens(line)
        return any(token.has("wish") and not token.guessed for token in tokens)


class Sentence(Orders):
    """One sentence as tokens: what it orders, tries or asks."""

    def read(self) -> Parsed | None:
        """Return the meaning; None where too little is understood."""
        lettered = self._lettered()
        if lettered is not None:
            return lettered
        opened = None if self._context.prompted else self._opened()
        if opened is not None:
            return opened
        names = self._has("alias") and not self._place  # "one white short for b3"
        if names or self._has("day", "each-turn") or self._asks_for_both():
            return None  # no day is known, and what is wished for each turn is a setting
        several = len(set(self._things("place"))) > 1
        wonders = self._vocabulary.wonders(self._line)
        if self._bids() or (several and self._guessed):
            return None
        if several and not self._unknown:
            return self._compare() if self._asks or wonders else self._rather()
        if self._unknown or any(t.guessed and not t.has("place") for t in self._tokens):
            return self._unsure()
        if self._either_or() and not self._denied_colours():
            return None
        deed = self._deed()
        thing = self._coloured or self._place is not None or self._has("card")
        wants = self._has("same") or (self._has("want", "wish") and thing)
        wants = wants and not (self._has("should") and self._coloured)  # "should I save my gold"
        if deed is None and not self._asks and wants:
            deed = "take"
        asks = self._asks or (deed is None and not self._has("wish")) or self._has(*TOPICS)
        asks = asks or self._has("able", "past", "must") or self._gives_back_card()
        told: Parsed | None = self._past()
        if told is None and asks and not self._counts_gems():
            told = self._answer()
        if told is not None:
            return told
        if self._has(*TOPICS) or (self._asks and self._asks_for_more()):
            return None
        return self._deed_meant(deed, wish=wonders)

    def _lettered(self) -> Parsed | None:
        """Return a command with letters, as somebody says what they do: `I take ser`.

        Where somebody is told to say so, it is asked about.
        """
        found = self._letters_ordered()
        if found is None:
            return None
        command, letters, leads = found
        parsed = self._known(self._parse(command, [letters]))
        return parsed if leads or parsed is None else self._guess(parsed)

    def _deed_meant(self, deed: str | None, *, wish: bool) -> Parsed | None:
        """Return the deed that is ordered, wished, asked about or denied."""
        if self._context.state.phase == "return" and self._has("keep"):
            return None if self._asks else Unclear(say("not-done"))
        gains = deed in (None, "buy", "reserve", "take")
        wishes = self._asks or wish or self._has("wish")
        meant = self._has("would-have") and self._has("participle")  # "I would have bought a1"
        if wishes and gains and (meant or self._is_of_another_turn() or self._has("ever")):
            return None  # "could I have bought a1 last turn" is not about now
        if self._has("why") and self._has("same") and not (self._coloured or self._place):
            return None  # "why can't one take two of the same"
        if wish and deed == "buy" and self._place and self._colours_something_else():
            return None  # "if I had one more white, I would buy b1"
        told = self._context.state.phase == "act" and self._noble_told()
        if self._has("noble") and (deed in ("buy", "reserve") or told):
            return None
        if deed in ("buy", "reserve") and self._counts_cards() and not self._place:
            return None  # "may I reserve four cards" names no card
        held = deed == "reserve" and not self._place
        if held and all(each.has("hand") for each in self._tokens if each.has("reserve")):
            return None  # "cards in my hand"
        saves = all(each.has("keep") for each in self._tokens if each.has("reserve"))
        kept = deed == "reserve" and self._coloured and saves
        if self._has("keep") and (deed in (None, "take") or kept):
            denies = self._has("not") and not (self._asks or wishes)  # "don't touch the reds"
            return Unclear(say("not-done")) if denies else None  # "should I save gold for h1"
        returns = deed == "return" and (self._coloured or self._has("tokens"))
        if deed == "return" and not returns and self._gives_back_card():
            return None  # "may a reserved card go back to the table"
        if returns and self._context.state.phase != "return" and (wish or self._asks):
            if not self._takes_besides():
                return Ask("rules", "limit")
            deed = "take"  # "muss ich was zurückgeben, wenn ich rot, grün und weiß nehme"
        if self._place in TILE_PLACES and (deed == "take" or self._context.state.phase == "noble"):
            return self._noble(wish=wish)
        perfect = any(each.has("have") for each in self._tokens[:1])  # "have I bought"
        supposes = wish and self._has("me") and not perfect  # "if I took red"
        if self._has("past") and deed != "undo" and not supposes:
            return None  # "I bought a1" is told, and neither ordered nor asked
        if deed is None and (self._asks or len(self._tokens) < 2):
            return None
        if deed is None and self._has("not", "except", "without") and not self._leaves_out():
            return None
        if deed is None and (self._has("need") or not (self._place or self._things("colour"))):
            return None
        denies = self._has("not") and not self._asks and not self._has("wish")
        denies &= not (deed == "buy" and denies_payment(self._tokens))
        if denies and deed is not None and not self._leaves_out():
            return Unclear(say("not-done"))
        if self._other() is not None and self._has("name"):
            return None
        return self._done(deed, wish=wish)

    def _rather(self) -> Parsed | None:
        """Return the question whether the deed said last was meant: `a2? no, rather reserve b1`."""
        changes = self._has("rather") or (self._has("not") and self._has("stay"))
        deed, self._place = self._deed(), self._things("place")[-1]
        parsed = self._act(deed) if changes and deed in ("buy", "reserve") else None
        return self._guess(parsed) if isinstance(parsed, Act | Pay) else None

    def _noble(self, *, wish: bool) -> Parsed | None:
        """Return the choice of a noble."""
        parsed = self._parse("noble", [str(self._place)])
        known = all(t.has("take", "noble", "tile", "place", *_BESIDE) for t in self._tokens)
        if wish or self._asks or self._has("not", "without"):
            return None
        return parsed if known else self._guess(parsed)

    def _unsure(self) -> Parsed | None:
        """Return what a line with unknown words may mean, as a question."""
        deed = self._deed()
        if len(self._unknown) > MOST_UNKNOWN or len(self._unknown) * 2 > len(self._tokens):
            return None
        if self._unknown and deed is None:
            return None
        if not self._unknown and not self._like_an_order(deed):
            return None
        if self._has("past", "not", "name") or self._asks:
            return None
        return self._done(deed, wish=self._vocabulary.wonders(self._line))

    # Deeds

    def _either_or(self) -> bool:
        """Return whether a word such as `or` stands before a colour."""
        told = [token for token in self._tokens if token.thing]
        return any(
            token.has("or") and not token.has("now") and behind.has("colour")
            for token, behind in itertools.pairwise(told)
        )

    def _like_an_order(self, deed: str | None) -> bool:
        """Return whether a line with a guessed word is else a plain order."""
        if self._has("not", "wish", "past", "rule") or self._asks or self._unknown:
            return False
        if deed is None:
            return all(token.has("colour", "number", "filler") for token in self._tokens)
        return bool(self._place or self._things("colour")) and len(self._tokens) > 1

    def _deed(self) -> str | None:
        state = self._context.state
        pays = self._has("pay") and self._has("take") and not self._has("buy", "reserve")
        if pays and self._coloured and self._place in MARKET_PLACES:
            return "buy"  # "I'll have a3, paying with gold"
        for deed in DEEDS:
            card = self._place or self._has("cheap", "expensive", "level", "card", "letter")
            if deed == "return" and state.phase == "act" and card and self._has("reserve"):
                continue  # "leg b4 zurück"
            if deed == "reserve" and self._has("keep") and self._has("buy") and self._coloured:
                continue  # "buy a2 and keep the green"
            plain = any(t.has(deed) and not t.has("filler") for t in self._tokens)
            if self._has(deed) and (plain or deed != "return" or state.phase == "return"):
                return deed
        pays = self._has("give") and self._has("me") and len(self._things("colour")) > 1
        if pays and self._place in MARKET_PLACES:
            return "buy"  # "for a2 I give green and gold"
        return "return" if state.phase == "return" and (self._coloured or self._piles) else None

    def _done(self, deed: str | None, *, wish: bool) -> Parsed | None:
        parsed = self._act(deed)
        if parsed is None:
            return None
        if wish or self._asks or self._has("wish"):
            if len(self._deeds()) > 1:
                return None  # two of them are asked about
            if isinstance(parsed, Menu):
                if self._has("buy") and self._has("reserve"):
                    return None  # "can I buy and reserve in one turn"
                return self._told_of_menu(parsed)
            mine = self._asks or self._has("me") or not self._has("name", "other")
            told = self._guess(parsed) if self._is_kind(wish=wish) else only_told(parsed)
            return None if self._unknown or not mine else told
        if isinstance(parsed, Unclear | Which):
            return parsed
        beside = [*_BESIDE, *(("turn", "last") if deed in ("undo", "pass") else ())]
        beside += ["idle"] if isinstance(parsed, Menu) else []  # nothing is done by a list
        told_of = self._has("somebody") and not self._has("me")  # "you buy a2"
        unsure = deed is None or told_of or self._has("same", "wish", "past", "rule")
        unsure |= deed == "buy" and not self._has("buy")
        unsure |= deed == "reserve" and self._coloured and self._has("with")
        unsure |= self._place is not None and self._has("cost")  # "a3 would cost me my gold"
        last = self._tokens[-1]
        unsure |= bool(self._place) and last.has("participle") and last.has(str(deed))
        unsure = unsure or not all(
            token.thing or token.has(str(deed), *beside) for token in self._tokens
        )
        if self._is_refused(parsed):
            return parsed  # there is nothing to ask about
        if self._unknown or self._guessed or unsure:
            return self._guess(parsed) if isinstance(parsed, Act | Pay | Do) else None
        return parsed

    def _act(self, deed: str | None) -> Parsed | None:
        """Return the deed with what it is done to."""
        match deed:
            case "undo" if not self._place and not self._coloured:
                return self._known(self._parse("undo", self._things("number")))
            case "take" if self._has("noble") and self._context.state.phase == "noble":
                return self._parse("noble", [])
            case "pass" if not self._place and not self._things("colour"):
                return self._parse("pass", [])
            case "return" if self._has("every", "most") and not self._coloured:
                return None  # "one of each" counts no pile
            case "return":
                words = self._things("colour", "number") or []
                return self._known(self._parse("return", words if self._coloured else self._piles))
            case None | "take":
                return self._take(deed)
            case "buy" if self._place and (self._keeps_some or not self._has("with")):
                ways = self._ways_paid()
                if len(ways) > 1:
                    return self._asked_which(ways)
                return ways[0] if ways else self._known(self._parse(deed, [self._place]))
            case _:
                words = self._object(deed)
                parsed = self._known(self._parse(deed, words)) if words or deed else None
                ways = self._ways_paid() if parsed is None and deed == "buy" else []
                return self._asked_which(ways) if ways else parsed

    def _ways_paid(self) -> list[Act]:
        """Return the purchases of the card that is named with the payments that are said."""
        if not self._place:
            return []
        context, words = self._context, self._vocabulary
        said = payments_said(self._line, self._tokens, self._place, context, words)
        return [Act(Buy(self._place, way)) for way in said]

    def _object(self, deed: str) -> list[str]:
        """Return the words that describe the card of a deed."""
        if self._place and deed == "reserve" and not self._has("deck"):
            return [self._place]
        paid = next((i for i, token in enumerate(self._tokens) if token.has("with")), None)
        if self._place and not self._has("deck"):
            behind = self._tokens[paid:] if paid is not None else []
            payment = [
                token.word for token in behind if token.has("colour", "number", "with", "payment")
            ]
            return [self._place, *payment] if len(payment) > 1 else [self._place]
        words = [*self._described()] or self._things("deck", "held")
        if deed == "buy" and self._has("hand") and not self._things("held"):
            words.append(self._word("held"))
        if deed == "reserve" and self._has("deck"):
            known = self._has("colour", "points", "cost", "cheap", "expensive")
            words = [*(words if known else [self._word("deck")]), *self._deck_levels()]
        return words

    def _take(self, deed: str | None) -> Parsed | None:
        if self._has("same") and deed == "take":
            if self._counts_alike():
                return None
            before = self._context.before()
            return Act(before) if before else None
        if self._leaves_out():
            at = next(i for i, token in enumerate(self._tokens) if token.has("except"))
            rest = [token.word for token in self._tokens[at:] if token.has("colour")]
            left = {letter for word in rest for letter in self._vocabulary.gems_begun(word)}
            there = dict(zip(ORDER, self._context.state.bank, strict=True))
            letters = [c for c in ORDER if there[c] and c not in left | {"g"}]
            return self._parse("take", ["".join(letters)]) if len(letters) <= 3 else None
        about_card = self._place or self._describes_card
        counted = any((self._vocabulary.number(w) or 0) > 1 for w in self._things("number"))
        desired = any(each.has("take") and each.has("want") for each in self._tokens)
        wanted = self._has("card") or not self._has("take") or desired  # "I want the red"
        one = wanted and len(self._things("colour")) == 1 and not counted and deed == "take"
        if about_card or one:
            words = self._object("buy")
            each = [self._parse(command, words) for command in ("buy", "reserve")]
            meant = [m for m in each if not isinstance(m, Unclear)]
            if not meant:
                return self._known(each[0])
            ways = [] if self._asks else self._ways_paid()
            if ways:
                return self._asked_which([*ways, *meant])
            return None if deed is None and self._asks else self._either(meant)
        if deed == "take" and self._has("tokens") and not self._has("colour", "number"):
            return self._parse("take", [])
        letters = [token.word for token in self._unknown]
        if deed == "take" and len(letters) == 1 and _LETTERS.fullmatch(letters[0]):
            return self._known(self._parse("take", letters))  # "grab ser"
        if not self._things("colour") or (self._unknown and not self._has("wish", "past")):
            return None
        parsed = self._known(self._parse("take", self._in_order(self._gems())))
        match parsed:
            case Act(action=Take(gems=gems)) if more := completed(gems, self._context.state):
                return self._asked_which([parsed, *map(Act, more)])
        return parsed

    def _either(self, meant: Sequence[Parsed]) -> Parsed:
        """Return the question whether a card is bought or reserved."""
        options = []
        for parsed, command in zip(meant, ("buy", "reserve"), strict=False):
            words = [self._vocabulary.locale.words(f"command-{command}")[0], *self._object("buy")]
            options.append((deed_told(parsed, " ".join(words)), parsed))
        if len(options) == 1:
            return meant[0]
        return Which(say("which-gems", typed=clean(self._line), count=len(options)), tuple(options))
