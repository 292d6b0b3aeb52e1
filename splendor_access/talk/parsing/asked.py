"""What a sentence asks, by what its words mean, and only where every word of it is about that.

An answer that leaves a word of the line out would tell something that was not asked, so such a
line is not answered here, and whoever typed it is told where to look.
"""

from collections.abc import Callable, Sequence

from splendor_access.game.state import HAND_PLACES, TILE_PLACES
from splendor_access.talk.parsing.commands import (
    Ask,
    Context,
    Do,
    Look,
    Parsed,
    Unclear,
)
from splendor_access.talk.parsing.filters import parse_filter
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named

ASKING = ("who", "what", "many", "when", "why")
FILTERS = (
    "colour",
    "number",
    "level",
    "points",
    "cost",
    "cheap",
    "expensive",
    "without",
    "or",
)
_RULES = {
    "noble": "nobles",
    "winning": "end",
    "points": "end",
    "game": "end",
    "hand": "reserve",
    "reserve": "reserve",
    "deck": "reserve",
    "tokens": "limit",
    "return": "limit",
    "bonus": "buy",
    "buy": "buy",
    "take": "take",
    "turn": "turn",
}
"""The part of the rules that a line is about, by the first of these senses in it."""

_NOUNS = frozenset(
    {"card", "noble", "deck", "hand", "bank", "turn", "round", "board", "tokens", "bonus"}
    | {"points", "game", "coach", "advice", "threat", "value", "rule", "winning", "braille"}
)
_TOLD = {
    "look": "place card cost points bonus many board level",
    "code": "place braille card",
    "need": "need place me many afford buy hand held cost tokens card",
    "worth": "value place cost me many card buy",
    "afford": "afford buy me card colour number level cheap points with many tokens bonus wish",
    "find": "card board colour number level points cost cheap expensive without not or more",
    "hint": "advice me take buy reserve next turn wish card tokens game now",
    "threat": "threat name other buy reserve take afford card next turn wish place who me both",
    "score": "points winning who many name other both me game past",
    "player": "name other tokens bonus hand card points many colour reserve past held",
    "cards": "name other me card many buy past bonus",
    "me": "me tokens bonus card many colour points hand",
    "nobles": "noble many points cost bonus card board",
    "hand": "hand held me card many reserve past",
    "bank": "bank tokens many colour",
    "deck": "deck many card bank level",
    "board": "board card",
    "turn": "turn who me next round many name other both",
    "rules": "rule many wish noble winning points game hand reserve deck tokens return bonus buy"
    " take turn card not colour me cost when",
    "log": "past who when name take buy reserve return pass noble card colour number points place"
    " round ordinal last turn me game cheap expensive",
    "last": "last past name other turn",
    "why": "why name other past plan take buy reserve return me",
    "coach": "coach me past many game",
}
"""What the words of a question may mean that is answered so, beside its small words."""


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
        self._tokens = tokens
        self._vocabulary = vocabulary
        self._context = context
        self._parse = parse
        self._senses = {sense for token in tokens for sense in token.senses}
        self._unknown = [token for token in tokens if not token.senses]
        self._guessed = any(token.guessed for token in tokens)
        self._asks = line.rstrip().endswith("?") or self._has(*ASKING)
        self._place = next((token.word for token in tokens if token.has("place")), None)

    def _has(self, *senses: str) -> bool:
        return not self._senses.isdisjoint(senses)

    def _things(self, *kinds: str) -> list[str]:
        return [token.word for token in self._tokens if token.has(*kinds)]

    def _asks_for_more(self) -> bool:
        """Return whether a line asks for something else than what a deed would do."""
        refused = self._has("why") and self._has("not")  # "why can't I take gold"
        return self._has("past", "who", "when", "why", "many", "rule") and not refused

    def _covers(self, told: Parsed) -> bool:
        """Return whether an answer is about every word of the line."""
        if isinstance(told, Unclear):
            return True
        command = told.command if isinstance(told, Ask | Look | Do) else ""
        about = {*_TOLD.get(command, "").split(), "what"}
        for token in self._tokens:
            small = token.has("filler") and not token.has(*_NOUNS)
            if not small and about.isdisjoint(token.senses):
                return False
        return True

    # Persons

    def _other(self) -> int | None:
        """Return the seat of another player who is named, or of the only other one."""
        seat, names = self._context.seat, self._context.names
        for word in self._things("name"):
            found = seats_named(word, names)
            if len(found) == 1 and found[0] != seat:
                return found[0]
        if self._has("other", "both") and len(names) == 2 and not self._has("name"):
            return 1 - seat
        return None

    # Questions

    def _question(self, deed: str | None) -> Parsed | None:
        has = self._has
        other = self._other()
        name = "" if other is None else self._context.names[other].casefold()
        if self._context.state.phase == "noble" and has("points", "many") and other is None:
            return Ask("nobles")
        if has("coach") and self._context.state.phase == "over":
            return Do("coach")
        if has("why") and name:
            return Ask("why", name)
        if has("plan") and name and not deed and not self._place:
            return Ask("why", name)
        if has("threat"):
            return Ask("threat", name)
        if has("value"):
            return Ask("worth")
        if has("advice") and not self._place and not self._things("colour"):
            return Ask("hint")
        if has("rule") and not self._place and not name:
            return self._rule()
        past = self._past(deed, name)
        if past is not None:
            return past
        if name and (deed in ("buy", "reserve", "take") or has("afford")):
            return Ask("threat", name)
        scores = has("winning") or (has("points") and (has("many", "who") or name))
        if scores and not self._things("colour") and not has("card"):
            return Ask("score")
        if other is not None:
            return self._of_other(str(other))
        return self._of_table(deed)

    def _rule(self) -> Parsed | None:
        if self._things("colour") and not self._has("wish"):
            return Ask("rules", "gold")
        part = next((part for sense, part in _RULES.items() if self._has(sense)), None)
        return None if part is None else Ask("rules", part)

    def _past(self, deed: str | None, name: str) -> Parsed | None:
        """Return the question about what has been done, as a part of the log."""
        has = self._has
        if not has("past") or has("need", "afford"):
            return None
        deed = deed if deed not in ("undo", "pass") else None
        about = [name] if name else []
        if has("me", "both") and not name:
            return None
        if deed:
            about.append(deed)
        number = self._counted()
        if has("round") and number:
            return Ask("log", " ".join([*([name] if name else []), "round", str(number)]))
        if self._place and deed and not has("many", "last"):
            return Ask("log", " ".join([*about, self._place]))
        if has("card") and has("last") and not name and not deed:
            return Ask("log", "market 1")
        if deed and (has("who", "when") or (name and deed in ("buy", "reserve"))):
            described = self._things("colour", "number", "points")
            counted = self._counted() is not None and not has("points")
            vague = has("points") and self._counted() is None
            if counted or vague or (described and not has("card", "points")):
                return None
            return Ask("log", " ".join([*about, *described]))
        if name and has("last", "past") and not self._things("colour", "points"):
            return None if has("hand", "tokens", "card", "bonus") else Ask("last")
        return None

    def _counted(self) -> int | None:
        """Return a number or ordinal of the line."""
        for token in self._tokens:
            for number in range(1, 6):
                if token.has(f"ordinal-{number}"):
                    return number
        numbers = (self._vocabulary.number(word) for word in self._things("number"))
        return next(filter(None, numbers), None)

    def _of_other(self, seat: str) -> Parsed | None:
        has = self._has
        if has("card") and not has("hand") and has("many", "what"):
            return Ask("cards", seat)
        if has("tokens", "bonus", "hand", "card", "points", "many", "what") or self._things(
            "colour"
        ):
            return Ask("player", seat)
        return None

    def _of_table(self, deed: str | None) -> Parsed | None:
        has = self._has
        place, things = self._place, self._things(*FILTERS)
        if place in TILE_PLACES:
            return self._look(place)
        if has("braille") and place:
            return self._parse("code", [place])
        if has("need", "afford") and place:
            return Ask("need", place)
        if has("cost") and place and has("me"):
            return Ask("worth", place)
        if deed in ("buy", None) and has("afford", "buy") and not place:
            described = self._things("colour", "level", "cheap", "points")
            return Ask("afford", " ".join(described))
        if deed is not None or has("wish"):
            return None
        if place:
            seen = (has("what", "many") or self._alone()) and not has("me", "with")
            return self._look(place) if seen else None
        if has("need") and has("held", "hand"):
            held = [p for p in self._context.known_cards() if p in HAND_PLACES]
            return Ask("need", held[0]) if len(held) == 1 else None
        if has("deck") and has("many", "bank"):
            return Ask("deck")
        if has("noble"):
            return Ask("nobles")
        if has("hand"):
            return Ask("hand")
        found = self._found(things)
        if found is not None and has("card", "what") and not has("many"):
            return found
        if has("me") and (has("tokens", "bonus") or (self._asks and has("many", "what"))):
            return Ask("cards" if has("card") else "me")
        if has("tokens") and self._asks:
            return Ask("bank")
        if has("round", "turn") and self._asks:
            return Ask("turn")
        if has("board"):
            return Ask("board")
        return found if has("card") else None

    def _alone(self) -> bool:
        return all(token.has("place", "filler") for token in self._tokens)

    def _look(self, place: str) -> Parsed:
        return self._parse("look", [place])

    def _found(self, things: Sequence[str]) -> Ask | None:
        words = list(things)
        if not words:
            return None
        if self._has("without", "not") and not self._has("cost") and self._things("colour"):
            words = [word for word in words if word not in self._things("without")]
            no = sorted(self._vocabulary.locale.words("words-without"))[0]
            cost = self._vocabulary.locale.words("words-cost")[0]
            words = [cost, no, *words]
        if self._has("more") and self._things("number"):
            return Ask("find", self._vocabulary.locale.words("words-points")[0])
        if parse_filter(words, self._vocabulary, number="points") is None:
            return None
        return Ask("find", " ".join(words))
