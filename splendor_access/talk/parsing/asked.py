"""What a sentence asks: the readings that its words allow, exactly or nearly."""

from collections.abc import Iterator
from itertools import pairwise

from splendor_access.game.state import HAND_PLACES, TILE_PLACES
from splendor_access.talk.messages import clean, fold, say
from splendor_access.talk.parsing.commands import Ask, Do, Parsed, Unclear, Which
from splendor_access.talk.parsing.left_out import OF_CARDS, OF_PAST, MoreSaid
from splendor_access.talk.parsing.past import OF_THE_PAST
from splendor_access.talk.parsing.readings import DEEDS, Answerable, readings
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.subjects import onward, part_named, subjects_named
from splendor_access.talk.parsing.wording import ASKING

FILTERS = ("colour", "number", "level", "points", "cost", "cheap", "expensive", "without", "or")
_KILLING = frozenset({"past", "not", "name", "me", "came"})
"""What rules a reading out, also in words that have another meaning beside."""

_IDLE = frozenset({"filler", "idle", "what", "want", "give", "letter"})
"""What says nothing about the subject of a question."""

_OF_COLOURS = ("bank", "me")
"""The commands that tell how many gems of a colour there are."""

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
    | {"place", "name", "next", "say"}
)
"""What is never idle, also in words that can be small ones."""

OF_ONE_CARD = ("points", "cost", "bonus", "level")
"""What is compared of cards that is told where they are looked at."""

MOST_COMPARED = 3
"""The most cards that are offered to be weighed."""


class Enquiry(MoreSaid):
    """One sentence as tokens: what it asks, and of whom."""

    # Readings

    def _answer(self) -> Parsed | None:
        """Return the first reading that is about every word of the line."""
        if self._tells_of_thing():
            return None
        pursued = self._explained() or self._pursued()
        if pursued is not None:
            return pursued
        for reading in self._allowed():
            if self._lost and reading.command in OF_THE_PAST:
                continue
            of_me = self._orders() or self._is_about_me() or self._states_deed()
            if reading.command in _OF_OTHERS and of_me:
                continue
            if self._has("ever") and reading.command not in (*OF_PAST, "rules"):
                continue  # "have I ever had three gold"
            if reading.command in (*OF_PAST, *OF_CARDS, "need") and self._orders():
                continue
            if reading.command in OF_PAST and self._states():
                continue
            if reading.command == "score" and self._boasts():
                continue
            if (
                reading.command in _OF_COLOURS
                and not self._asks
                and len(self._things("colour")) > 1
            ):
                continue
            if "level" not in reading.may and self._next_to("level", "letter"):
                continue
            if not self._left(reading):
                asked = self._asked(reading)
                if asked is not None:
                    return self._unadvised(asked)
        return None

    def _explained(self) -> Parsed | None:
        """Return the help that is asked for by `what does afford do`."""
        command = self._vocabulary.command
        told = [t for t in self._tokens if not t.has("what") or command(t.word)]
        named = [t.word for t in told if command(t.word) and not t.has("happen")]
        does = len(told) == 2 and any(t.has("happen") for t in told) and not self._has("past")
        asks = does and len(named) == 1 and self._tokens[0].has("what") and not self._has("last")
        return Ask("help", named[0]) if asks else None

    def _gives_back_card(self) -> bool:
        """Return whether a line is about giving back a card: `may I put my reserved card back`."""
        return self._has("return") and self._has("held", "card") and self._has("wish", "rule")

    def _pursued(self) -> Parsed | None:
        """Return the question what is meant by `should I go for b2`: to aim at it, or to do it."""
        goes = self._has("aim") or (self._has("future") and self._has("should"))
        if not goes or not self._place or self._has("past", "name", *DEEDS):
            return None
        done = [self._parse(command, [self._place]) for command in ("buy", "reserve")]
        meant = [Do("aim", self._place), Ask("worth", self._place), *done]
        told = [each for each in meant if not isinstance(each, Unclear)]
        return self._asked_which(told)

    def _unadvised(self, asked: Parsed) -> Parsed:
        """Return what is asked; where it is what another player should do, what of it is known."""
        other = self._other()
        name = "" if other is None else self._context.names[other]
        advises = self._has("should", "must") and not self._has("able", "afford", "threat")
        if asked != Ask("threat", name.casefold()) or not advises:
            return asked
        known = (asked, Ask("player", str(other)))
        told = tuple(
            (say("option-meant", meant=f"{each.command}-of", subject=name, value="", line=""), each)
            for each in known
        )
        return Which(say("guessed", typed=clean(self._line), count=len(told)), told)

    def _compare(self) -> Parsed | None:
        """Return the question which of several cards is to be weighed: `a2 or b1`, `which of`."""
        places = [*dict.fromkeys(self._things("place"))]
        weighs = self._has("or", "rather", "most", "value", "should", *DEEDS)
        if not weighs or self._has("past", "not", "name") or len(places) > MOST_COMPARED:
            return None
        asked: list[Parsed] = [Ask("worth", each) for each in places]
        asked += [Ask("worth"), Ask("hint")]
        if self._has(*OF_ONE_CARD):
            asked = [*(self._parse("look", [place]) for place in places), *asked]
        return self._asked_which(asked)

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
        reserved = self._place is not None and self._has("participle") and not self._has("have")
        praised = all(each.has("participle", "name") for each in told)  # "well played Ben"
        praised &= all(each.has("participle") for each in told[:1])
        return ordered or reserved or praised

    def _boasts(self) -> bool:
        """Return whether a line says who wins, or asks when: `I win this`."""
        begun, verb, *_others = [*self._tokens, self._tokens[-1]]
        boasts = not self._asks and begun.has("me") and verb.has("winning")
        return boasts or (self._has("far") and self._has("name"))

    def _bids(self) -> bool:
        """Return whether a line orders what is no deed here: `let Ben begin`, `do what Ben did`."""
        if not self._tokens or not self._tokens[0].has("bid"):
            return False
        return " " in self._tokens[0].word or any(t.has("name") for t in self._tokens[1:2])

    def _is_of_another_turn(self) -> bool:
        """Return whether a line is about the turn or round before, or one that is counted."""
        turns = ("turn", "round")
        if any(t.has("last") and (t.has(*turns) or " " in t.word) for t in self._tokens):
            return True
        pairs = pairwise(self._tokens)
        return any(
            (one.has("last", "number", "ordinal") and other.has(*turns))
            or (one.has(*turns) and other.has("last", "number"))
            for one, other in pairs
        )

    def _colours_something_else(self) -> bool:
        """Return whether colours are named that are neither a card's nor what it is paid with."""
        told = [each for each in self._tokens if each.has("card") or not each.has("filler")]
        of_card = any(
            (one.has("colour") and other.has("place", "card"))
            or (one.has("place", "card") and other.has("colour"))
            for one, other in pairwise(told)
        )
        paid = self._has("with", "pay", "give", "cost", "keep", "rather")
        return self._coloured and not of_card and not paid

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

    def _counts_gems(self) -> bool:
        """Return whether a line does nothing but count gems: `one white one red`, `two for me`."""
        if self._line.rstrip().endswith("?"):
            return False
        only = all(each.has("colour", "number", "filler", "me", "every") for each in self._tokens)
        mine = self._has("me") and self._has("number") and self._has("colour")
        several = len(self._things("colour")) > 1 or mine
        counts = self._next_to("number", "filler") and max(self._numbers, default=0) > 1
        named = any(each.has("card") and not each.has("filler") for each in self._tokens)
        return only and not named and self._has("number", "every") and (several or counts)

    @property
    def _numbers(self) -> list[int]:
        return [self._vocabulary.number(word) or 0 for word in self._things("number")]

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
        if reading.command == "log" and parts[-1:] == ["reserve"]:
            parts += self._unseen()
        if self._says_more(reading.command, reading.about) and "best" not in reading.about:
            return None
        if parts == ["gold"] and not any(
            "g" in self._vocabulary.gems(w) for w in self._things("colour")
        ):
            return None  # "may one take red"
        parsed: Parsed
        match reading.command:
            case "look" if reading.about == ("numbered",) and self._has("need"):
                meant = [self._parse(each, parts) for each in ("look", "goal")]
                parsed = self._asked_which(meant)
            case "look" | "code":
                parsed = self._parse(reading.command, parts)
            case "coach":
                parsed = Do("coach")
            case "quit":
                parsed = Do("quit")
            case "row" | "take" | "return" | "need":
                parsed = self._parse(reading.command, parts)
            case "rules" if not parts and self._has("next"):
                parsed = Ask("rules", self._vocabulary.locale.words("words-next")[0])
            case "rules" if parts in (["limit"], ["reserve"]) and self._counts_rest():
                held = Ask("hand" if parts == ["reserve"] else "me")
                parsed = self._asked_which([held, Ask("rules", *parts)])
            case "deck" if self._has("board") and not self._has("deck"):
                parsed = self._asked_which([Ask("board"), Ask("deck")])  # "still face up"
            case "rules" if parts and self._wants_all_rules(parts[0]):
                return None
            case "hint" if self._wants_another():
                parsed = Ask("hint", self._vocabulary.locale.words("words-further")[0])
            case _:
                asked = Ask(reading.command, " ".join(parts))
                parsed = onward(asked, self._line, self._vocabulary)
        return None if isinstance(parsed, Unclear) else parsed

    def _wants_all_rules(self, part: str) -> bool:
        """Return whether a line names the rules, and not for certain a part of them.

        As in `read me the rules from the top`, which is about no top card.
        """
        vocabulary = self._vocabulary
        if not self._names_rules():
            return False
        words = {word for each in self._tokens for word in each.word.split()}
        named = any(part_named(word, vocabulary) == part for word in words)
        return not named and Ask("rules", part) not in subjects_named(self._line, vocabulary.locale)

    def _part(self, kind: str) -> str | None:
        """Return a part of what is asked about, as it would be typed."""
        if kind == "=quit":
            return self._vocabulary.locale.words("command-quit")[0]
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
                topic = self._vocabulary.topics.about(words)
                return topic if topic and self._vocabulary.topics.explains(topic) else None
            case "gem":
                return fold(self._vocabulary.locale.words("term-gem")[0])
            case "numbered":
                return self._noble_told()
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
            case "count":
                number = self._counted()
                return None if number is None else str(number)
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
