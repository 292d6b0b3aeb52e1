"""What a line means behind advice: behind a hint, a trial, a plan, an aim, a threat or nobles.

It is one saying, as in `why that` and `do it`; or it gives the part that differs: another gem or
card, the first step, which of two. A deed is asked about.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property

from splendor_access.game.actions import Action, Buy, Reserve
from splendor_access.game.legality import refusal
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.session.leaning.line import MOST, Behind, ContextReading, LeaningLine
from splendor_access.session.leaning.trials import Offers, Trials, trial_of
from splendor_access.session.listener import LastAnswer
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import (
    Act,
    Ask,
    Do,
    Look,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
)

_KINDS = (
    *("leaning-why", "leaning-why-not", "leaning-do", "leaning-else"),
    *("leaning-left", "leaning-want"),
)
"""What a line can say that is one saying, by the entries of its words."""

_PRICED = ("look", "need", "worth", "afford", "find", "code")
"""Questions about cards behind which it may be asked what would be left."""

_SUPPOSED = (
    *("me", "bank", "score", "afford", "need", "goal", "hand", "nobles", "cards", "rules", "help"),
    *("find", "log", "look", "worth", "turn", "try"),
)
"""Questions that may be about what would be, where a line says so."""


class Advice(Behind):
    """Reads one line behind such an answer."""

    def readings(self) -> Iterator[ContextReading]:
        """Yield what the line means, what it says before what is only likely."""
        if whole := self._whole() or (self._trials.anew() if self._tried else None):
            yield whole
            return
        offers, alone = self._offers(), self._alone
        vague = alone.guessed if isinstance(alone, Which) else isinstance(alone, Unclear)
        commands = self._vocabulary.begins_command(self._line.text) and not isinstance(alone, Act)
        supposed = offers.supposed and not commands and self._may_suppose(alone)
        if vague or supposed:
            if offers.said:
                yield ContextReading(offers.said)
            elif self._line.refuses and self._last.deeds:
                yield ContextReading([Unclear(say("not-done"))], certain=True)
        near = not _orders_one(alone) if isinstance(alone, Which) else self._line.asks
        near &= not (commands and isinstance(alone, Unclear))  # it has a refusal of its own
        if vague and near and offers.likely:
            yield ContextReading(offers.likely, likely=True)

    def _may_suppose(self, alone: Parsed) -> bool:
        """Return whether a certain meaning of the line may be another one behind an answer."""
        match alone:
            case Act(action=Buy()) | Which() | Menu() | Do(command="aim"):
                return True
            case Act(action=action):
                return refusal(self._scene.state, action) is not None
            case Ask(command=command) | Look(command=command):
                return command in _SUPPOSED
            case _:
                return False

    @cached_property
    def _trials(self) -> Trials:
        args = self._line, self._last, self._scene, self._vocabulary, self._alone, self._parse
        return Trials(*args)

    # Whole sayings

    def _whole(self) -> ContextReading | None:
        """Return what a line means that is one saying about the last answer."""
        deeds, hinted = self._last.deeds, self._last.asked.command == "hint"
        acts: list[Parsed] = [*map(Act, deeds)]
        orders = "?" not in self._line.text
        match self._kind:
            case None if hinted and len(deeds) > 1 and self._only_counts:
                meant = acts  # the second best, or the second of them
            case "leaning-why" if hinted and deeds:
                return ContextReading([self._hint("command-why")], certain=len(deeds) == 1)
            case "leaning-why-not" if hinted and deeds and (places := self._line.named_places):
                place = places[0]
                others = [Ask("try", f"buy {place}"), Ask("need", place), Ask("worth", place)]
                meant = [self._hint("command-why"), *others]
            case "leaning-else" if hinted and len(deeds) == 1:
                meant = [self._hint("words-further")]
            case "leaning-do" if orders and deeds:
                meant = acts[:1] if self._tried else acts
            case "leaning-left":
                meant = [*self._left()]
            case "leaning-want" if orders and len(self._last.cards) == 1:
                (place,) = self._last.cards
                reserves = [] if place in HAND_PLACES else [Act(Reserve(place))]
                meant = [Act(Buy(place)), *reserves, Ask("need", place)]
            case _:
                return None
        return ContextReading(meant, certain=True) if meant else None

    def _left(self) -> Iterator[Ask]:
        """Yield the trials whose answers tell what would be left."""
        if self._tried:
            yield self._tried
        elif self._last.asked.command == "hint":
            yield from map(trial_of, self._last.deeds)
        elif self._last.asked.command in _PRICED and len(self._last.cards) <= MOST:
            yield from (Ask("try", f"buy {place}") for place in self._last.cards)

    @cached_property
    def _kind(self) -> str | None:
        """The one thing that the line says; None if it says another, or several."""
        known = {kind: self._vocabulary.words(kind) for kind in _KINDS}
        known |= {"place": frozenset((*MARKET_PLACES, *HAND_PLACES))}
        said = self._line.made_of(known)
        kinds = {each for each in said if each != "place"}
        named = "place" in said
        return kinds.pop() if len(kinds) == 1 and named == ("leaning-why-not" in kinds) else None

    @property
    def _tried(self) -> Ask | None:
        """The trial that was asked for last, of a deed that is allowed; None if none was."""
        asked = self._last.asked
        tried = isinstance(asked, Ask) and asked.command == "try" and self._last.deeds
        return asked if tried and isinstance(asked, Ask) else None

    @property
    def _only_counts(self) -> bool:
        """Whether the line names one of several by its order, and asks nothing."""
        asks = "?" in self._line.text or self._line.has("what", "why", "many", "how", "who")
        return not asks and self._line.has("ordinal") and not self._line.says("why")

    # What differs

    def _offers(self) -> Offers:
        if self._aims and self._line.says("drop") and self._line.means("aim"):
            return Offers([self._off, Do("aim")])
        finders = {
            "hint": self._of_hint,
            "try": self._trials.offers,
            "need": self._of_plan,
            "worth": self._of_several,
            "look": self._of_several,
            "aim": self._of_aim,
            "threat": self._of_threat,
            "why": self._of_reason,
            "goal": self._of_nobles,
        }
        finder = finders.get(self._last.asked.command)
        return finder() if finder else Offers()

    # Hints

    def _of_hint(self) -> Offers:
        """Return what is meant behind a hint: why, what else, what it said first, or to do it."""
        line = self._line
        why, more = self._hint("command-why"), self._hint("words-further")
        acts: list[Parsed] = [*map(Act, self._last.deeds)]
        tries: list[Parsed] = [*map(trial_of, self._last.deeds)]
        if line.says("first") or (line.ordinals == [1] and self._is_further):
            first = [] if line.begins_asking else [*map(Act, self._first())]
            return Offers([*first, Ask("hint")])
        if line.says("else") and line.names_nothing:
            return Offers([more])
        if aimed := self._aimed_at():
            return Offers(aimed, supposed=line.says("why"))
        if line.says("if"):
            return Offers([*acts, *tries])
        told = line.named_places or not line.asks or line.means("points")
        if told and (described := self._described()):
            return Offers((), described)
        if line.says("why"):
            return Offers([why, *([self._last.asked] if self._is_further or self._aims else [])])
        if line.asks and line.says("then"):
            return Offers(tries, supposed=line.names_gems)
        if line.does:
            return Offers(acts)
        return Offers((), [why, more] if line.asks else [*acts[:1], more])

    @property
    def _aims(self) -> list[LastAnswer]:
        """The aims that were told before the last answer."""
        return [each for each in self._last.before if each.asked.command == "aim"]

    @property
    def _is_further(self) -> bool:
        return self._last.asked == self._hint("words-further")

    def _hint(self, entry: str) -> Ask:
        return Ask("hint", self._word(entry))

    def _aimed_at(self) -> list[Parsed]:
        """Return what is asked of the aim that was told before a hint, or the noble aimed at."""
        aims = self._aims
        nobles = bool(aims and aims[0].tiles) and self._line.means("noble")
        aims_at = self._line.means("aim", "plan") or nobles
        lacks = self._line.asks and self._line.means("need", "far")
        if aims and (aims_at or lacks) and not self._line.named_places:
            far = _far(aims[0])
            why = self._hint("command-why")
            return [*far, why, Do("aim")] if lacks else [Ask("hint"), why, *far, Do("aim")]
        return _of_tiles(self._line)

    def _first(self) -> Sequence[Action]:
        """Return the deed of the hint that came first of those that were told."""
        hints = [each for each in (self._last, *self._last.before) if each.asked == Ask("hint")]
        return hints[0].deeds if hints else ()

    # Plans, and several answers

    def _of_plan(self) -> Offers:
        """Return what is meant behind the way to a card: its first step, or one of several."""
        if self._line.says("step") and not self._line.asks:
            reserves = [Act(Reserve(each)) for each in self._last.cards if each in MARKET_PLACES]
            return Offers([*map(Act, self._last.deeds), *reserves])
        several = self._of_several()
        rather = [Ask("hint"), self._hint("words-further")] if self._line.says("else") else []
        return several if several.said else Offers(rather)

    def _of_several(self) -> Offers:
        """Return what is asked of cards, or done, of which each was asked about before."""
        cards = [*dict.fromkeys(place for each in self._last.alike for place in each.cards)]
        if len(cards) < 2 or not self._line.says("compare"):
            return Offers()
        deeds = {"buy": Buy, "take": Buy, "reserve": Reserve}
        deed = next((make for verb, make in deeds.items() if self._line.means(verb)), None)
        if deed is not None and not self._line.means("should"):
            return Offers([Act(deed(each)) for each in cards], supposed=self._line.names_nothing)
        asked = "need" if self._line.says("nearer") else self._last.asked.command
        if asked == "look":
            return Offers()
        return Offers([Ask(asked, each) for each in cards], supposed=True)

    # Aims, threats and nobles

    @property
    def _off(self) -> Do:
        return Do("aim", self._word("words-off"))

    def _of_aim(self) -> Offers:
        """Return what is meant behind an aim: to drop it, another one, or how far one is."""
        off, asked = self._off, _far(self._last)
        described = _of_tiles(self._line) or self._described()
        others = [each for each in described if each not in asked]
        if self._other and self._line.says("compare"):
            return Offers([*asked, Ask("threat", self._other)], supposed=True)
        if others and not self._line.asks:
            return Offers(others, supposed=True)
        if self._line.says("drop", "no") and not self._line.begins_asking:
            return Offers([off, Do("aim")])
        asks_far = self._line.means("need", "far", "many", "when", "fast")
        far = self._line.names_nothing and (asks_far or self._line.says("nearer"))
        told = self._line.asks or self._line.means("far")
        return Offers([*asked, Do("aim")] if told else (), [off, *asked], supposed=far)

    def _described(self) -> list[Parsed]:
        """Return what is asked and done with the cards that a line names or describes."""
        aims: list[Parsed] = [Do("aim", each) for each in self._places[: MOST - 1]]
        if len(self._places) != 1:
            return aims
        (place,) = self._places
        held = [Act(Reserve(place))] if place in MARKET_PLACES else []
        asked, tried = Ask("need", place), Ask("try", f"buy {place}")
        if self._line.means("reserve"):
            return [*held, asked, tried]
        if self._line.asks:
            return [tried, asked, *aims, *held]
        buys = self._line.has("buy")
        return [Act(Buy(place)), tried, asked] if buys else [*aims, asked, *held, tried]

    def _of_threat(self) -> Offers:
        """Return what is meant behind a threat: what to do, and what one could have oneself."""
        cards = [each for each in self._last.cards if each in MARKET_PLACES]
        reserves = [Act(Reserve(each)) for each in cards[:2]]
        if self._line.means("should", "advice"):
            return Offers([Ask("hint"), Ask("afford"), *reserves], supposed=True)
        pays = self._line.means("able", "buy", "have", "pay", "afford")
        if self._line.means("me") and pays and self._line.asks:
            needs = [Ask("need", each) for each in cards[:1]]
            return Offers([Ask("afford"), Ask("hint"), *needs], supposed=True)
        return Offers((), [Ask("hint"), Ask("afford")])

    def _of_reason(self) -> Offers:
        """Return what is meant behind the reason of a move: what to do, or what is threatened."""
        rivals = [name for seat, name in enumerate(self._scene.names) if seat != self._scene.seat]
        threat = Ask("threat", rivals[0].casefold() if len(rivals) == 1 else "")
        advises = self._line.means("should", "advice", "better") or self._line.says("compare")
        return Offers((), [Ask("hint"), threat] if advises else [threat, Ask("hint")])

    def _of_nobles(self) -> Offers:
        """Return which noble is aimed at behind what is missing for each."""
        tiles = [each for each in self._last.tiles if each in TILE_PLACES]
        aims: list[Parsed] = [Do("aim", each) for each in tiles]
        return Offers(aims) if self._line.says("aim") and not self._line.begins_asking else Offers()


def _far(aim: LastAnswer) -> list[Parsed]:
    """Return the question how far one is from an aim."""
    needs: list[Parsed] = [Ask("need", each) for each in aim.cards[:1]]
    return needs or [Ask("goal", each) for each in aim.tiles[:1]]


def _of_tiles(line: LeaningLine) -> list[Parsed]:
    """Return what is asked and done with the nobles that a line counts: `the second noble`."""
    tiles = [each for each in line.named_places if each in TILE_PLACES]
    counted = [f"n{each}" for each in line.ordinals] if line.means("noble") else []
    aims: list[Parsed] = [Do("aim", each) for each in tiles or counted]
    return [*aims, *(Ask("goal", each) for each in tiles or counted)]


def _orders_one(asked: Which) -> bool:
    """Return whether it is asked whether one deed is meant, and nothing else."""
    return len(asked.options) == 1 and isinstance(asked.options[0][1], Act | Pay)
