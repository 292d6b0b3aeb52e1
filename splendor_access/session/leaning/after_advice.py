"""What a line in one's own words may mean behind a hint, a trial, a plan, an aim or a threat.

The line gives the part that differs: another gem or card, the first step, which of two. It is asked
about, in front of what the line may mean by itself; a trial is told at once.
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from splendor_access.game.actions import Action, Buy, Reserve, Take
from splendor_access.game.cards import ORDER, Gems, minus, plus
from splendor_access.game.cards import gems as gems_of
from splendor_access.game.notation import action_text, letter_text
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.session.last_answer import LastAnswer
from splendor_access.session.leaning.gist import Gist
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import (
    Act,
    Ask,
    Do,
    Look,
    Parsed,
    Pay,
    Unclear,
    Which,
)
from splendor_access.talk.parsing.vocabulary import Vocabulary

MOST = 4
"""So many meanings are offered."""

WHOLE = 3
"""An order that names so many colours is one by itself."""

OF_SEVERAL = ("worth", "need")
"""Questions of one card, of which several are compared."""

_SUPPOSED = (
    *("me", "bank", "score", "afford", "need", "goal", "hand", "nobles", "cards", "rules", "help"),
    *("find", "log", "look", "worth", "turn", "try"),
)
"""Questions that may be about what would be, where a line says so."""


class Offers(msgspec.Struct):
    """What a line may mean: `said` by its sayings, and `likely` where it says nothing by itself.

    `supposed`: what is said goes before a question that the line would be by itself.
    """

    said: Sequence[Parsed] = ()
    likely: Sequence[Parsed] = ()
    supposed: bool = False


class AfterAdvice:
    """Reads such lines, with the words of a language and the names at a table.

    `parse` returns what a line means by itself, and `ask` the question which of some meanings one
    has.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        names: Sequence[str],
        last: LastAnswer,
        parse: Callable[[str], Parsed],
        ask: Callable[[str, Sequence[Parsed]], Which | None],
    ) -> None:
        self._vocabulary = vocabulary
        self._names = names
        self._last = last
        self._parse = parse
        self._ask = ask
        self._read: dict[str, Parsed] = {}

    def said(self, text: str) -> Parsed | None:
        """Return what a line means by its sayings; None if it has none of them."""
        gist, offers, alone = self._gist(text), self._offers(text), self._alone(text)
        guessed = alone.guessed if isinstance(alone, Which) else isinstance(alone, Unclear)
        commands = self._vocabulary.begins_command(text) and not isinstance(alone, Act)
        supposed = offers.supposed and not commands and _may_suppose(alone)
        if not guessed and not supposed:
            return None
        if offers.said:
            return self._asked(text, offers.said)
        denies = gist.refuses and bool(self._last.deeds)
        return Unclear(say("not-done")) if denies else None

    def likely(self, text: str) -> Parsed | None:
        """Return what is likely behind the answer, where a line means nothing certain by itself."""
        gist, offers, alone = self._gist(text), self._offers(text), self._alone(text)
        if not (isinstance(alone, Unclear) or (isinstance(alone, Which) and alone.guessed)):
            return None
        near = not _orders_one(alone) if isinstance(alone, Which) else gist.asks
        return self._asked(text, offers.likely) if near and offers.likely else None

    def _asked(self, text: str, meant: Sequence[Parsed]) -> Which | None:
        """Return the question which of these a line means, or what it means by itself."""
        alone = self._alone(text)
        beside = [each for _told, each in alone.options] if isinstance(alone, Which) else [alone]
        beside = [] if isinstance(alone, Unclear) else beside
        found = [*dict.fromkeys(meant)][: MOST - bool(beside)]
        return self._ask(text, [*found, *beside][:MOST])

    def _alone(self, text: str) -> Parsed:
        if text not in self._read:
            self._read[text] = self._parse(text)
        return self._read[text]

    def _gist(self, text: str) -> Gist:
        return Gist(text, self._vocabulary, self._names)

    def _offers(self, text: str) -> Offers:
        finders = {
            "hint": self._of_hint,
            "try": self._of_trial,
            "need": self._of_plan,
            "worth": self._of_several,
            "aim": self._of_aim,
            "threat": self._of_threat,
            "goal": self._of_nobles,
        }
        finder = finders.get(self._last.asked.command)
        return finder(self._gist(text)) if finder else Offers()

    # Hints

    def _of_hint(self, gist: Gist) -> Offers:
        """Return what is meant behind a hint: why, what else, what it said first, or to do it."""
        why, more = self._hint("command-why"), self._hint("words-further")
        acts: list[Parsed] = [*map(Act, self._last.deeds)]
        tries: list[Parsed] = [Ask("try", action_text(each)) for each in self._last.deeds]
        if gist.says("first") or (gist.ordinals == [1] and self._is_further):
            first = [] if gist.begins_asking else [*map(Act, self._first())]
            return Offers([*first, Ask("hint")])
        if gist.says("else") and gist.names_nothing:
            return Offers([more])
        if aimed := self._aimed_at(gist):
            return Offers(aimed)
        if gist.says("if"):
            return Offers([*acts, *tries])
        told = gist.places or not gist.asks or gist.has("points")
        if told and (described := self._described(gist)):
            return Offers((), described)
        if gist.says("why"):
            return Offers([why, *([self._last.asked] if self._is_further else [])])
        if gist.asks and gist.says("then"):
            return Offers(tries, supposed=gist.names_gems)
        if gist.does:
            return Offers(acts)
        return Offers((), [why, more] if gist.asks else [*acts[:1], more])

    @property
    def _is_further(self) -> bool:
        return self._last.asked == self._hint("words-further")

    def _hint(self, entry: str) -> Ask:
        return Ask("hint", self._vocabulary.locale.words(entry)[0])

    def _aimed_at(self, gist: Gist) -> list[Parsed]:
        """Return what is asked of the aim that was told before a hint, or the noble aimed at."""
        aims = [each for each in self._last.before if each.asked.command == "aim"]
        asks = gist.has("aim") or (gist.asks and gist.has("need", "far"))
        if aims and asks and not gist.places:
            return [*(Ask("need", each) for each in aims[0].cards[:1]), Do("aim")]
        return _of_tiles(gist)

    def _first(self) -> Sequence[Action]:
        """Return the deed of the hint that came first of those that were told."""
        hints = [each for each in (self._last, *self._last.before) if each.asked == Ask("hint")]
        return hints[0].deeds if hints else ()

    # Trials

    def _of_trial(self, gist: Gist) -> Offers:
        """Return what is meant behind a trial: the same with something else, or to do it."""
        again = Ask("try", self._last.asked.about) if isinstance(self._last.asked, Ask) else None
        deed, trials = self._deed(), self._trials()
        if again is None or deed is None:
            return Offers()
        if len(trials) > 1 and (gist.says("compare") or gist.ordinals):
            return self._of_trials(gist, trials)
        changed = [*self._changed(deed, gist)]
        whole = gist.orders and len(gist.colours) >= WHOLE
        if changed and not whole and (gist.says("do") or not gist.orders):
            tries = [Ask("try", each) for each in changed]
            told = [again, *tries] if gist.says("then") else [*tries, again]
            return Offers(tries if isinstance(deed, Take) else told, supposed=True)
        places = [each for each in gist.places if each in (*MARKET_PLACES, *HAND_PLACES)]
        if places and action_text(deed).split()[1] not in places:
            behind: list[Parsed] = [*self._bought_behind(self._last.deeds or [deed], places)]
            instead = [Ask("try", f"{self._verb(deed)} {places[0]}")]
            after = gist.says("then")
            first: list[Parsed] = [*behind, again, *instead]
            return Offers(first if after else [*instead, *behind], supposed=after)
        if gist.does:
            return Offers([Act(each) for each in self._last.deeds[:1]])
        if gist.denies:
            return Offers()
        return Offers([again], supposed=True) if gist.says("then") else Offers((), [again])

    @staticmethod
    def _verb(deed: Action) -> str:
        return "reserve" if isinstance(deed, Reserve) else "buy"

    def _deed(self) -> Action | None:
        """Return the deed that was tried, though it be against the rules."""
        if self._last.deeds:
            return self._last.deeds[0]
        match self._parse(str(getattr(self._last.asked, "about", ""))):
            case Act(action=action):
                return action
            case _:
                return None

    def _trials(self) -> list[LastAnswer]:
        """Return the trials that were told one after another, the first one first."""
        return [each for each in self._alike() if each.deeds]

    def _alike(self) -> list[LastAnswer]:
        """Return the last answers to the same command, told one after another, the first first."""
        told = [self._last]
        for each in self._last.before:
            if each.asked.command != self._last.asked.command:
                break
            told.insert(0, each)
        return told

    def _of_trials(self, gist: Gist, trials: Sequence[LastAnswer]) -> Offers:
        """Return what is meant of several trials: one is done, or each is told again."""
        counted = [trials[n - 1] for n in gist.ordinals if n <= len(trials)] or trials
        deeds = [each.deeds[0] for each in counted]
        if gist.begins_asking or (gist.asks and not gist.ordinals):
            tries = [Ask("try", action_text(each)) for each in deeds]
            behind = [e for deed in deeds for e in self._bought_behind([deed], gist.places)]
            return Offers([*tries[:2], *behind], supposed=True)
        return Offers([*map(Act, deeds)], supposed=gist.names_nothing)

    @staticmethod
    def _bought_behind(deeds: Sequence[Action], places: Sequence[str]) -> Iterator[Ask]:
        """Yield the trials to buy one of some cards after some deeds."""
        told = " then ".join(map(action_text, deeds))
        yield from (Ask("try", f"{told} then buy {place}") for place in places)

    def _changed(self, deed: Action, gist: Gist) -> list[str]:
        """Return deeds that differ by the gems that a line names."""
        match deed:
            case Take(gems=gems):
                takes = _other_takes(letter_text(gems), gist.colours)
                return [action_text(Take(gems_of(each))) for each in takes]
            case Buy(place=place, payment=payment) if payment is not None:
                ways = _other_payments(payment, gist.colours)
                return [action_text(Buy(place, each)) for each in ways]
            case _:
                return []

    # Plans, and several answers

    def _of_plan(self, gist: Gist) -> Offers:
        """Return what is meant behind the way to a card: its first step, or one of several."""
        if gist.says("step") and not gist.asks:
            reserves = [Act(Reserve(each)) for each in self._last.cards if each in MARKET_PLACES]
            return Offers([*map(Act, self._last.deeds), *reserves])
        several = self._of_several(gist)
        rather = [Ask("hint"), self._hint("words-further")] if gist.says("else") else []
        return several if several.said else Offers(rather)

    def _of_several(self, gist: Gist) -> Offers:
        """Return what is asked of cards, or done, of which each was asked about before."""
        cards = [*dict.fromkeys(place for each in self._alike() for place in each.cards)]
        if len(cards) < 2 or not gist.says("compare"):
            return Offers()
        deeds = {"buy": Buy, "take": Buy, "reserve": Reserve}
        deed = next((make for verb, make in deeds.items() if gist.has(verb)), None)
        if deed is not None and not gist.asks:
            return Offers([Act(deed(each)) for each in cards], supposed=gist.names_nothing)
        return Offers([Ask(self._last.asked.command, each) for each in cards], supposed=True)

    # Aims, threats and nobles

    def _of_aim(self, gist: Gist) -> Offers:
        """Return what is meant behind an aim: to drop it, another one, or how far one is."""
        off = Do("aim", self._vocabulary.locale.words("words-off")[0])
        asked: list[Parsed] = [Ask("need", each) for each in self._last.cards[:1]]
        asked = asked or [Ask("goal", each) for each in self._last.tiles[:1]]
        described = _of_tiles(gist) or self._described(gist)
        others = [each for each in described if each not in asked]
        if others and not gist.asks:
            return Offers(others, supposed=True)
        if gist.says("drop", "no") and not gist.begins_asking:
            return Offers([off, Do("aim")])
        far = gist.names_nothing and gist.has("need", "far", "many", "when", "fast")
        told = gist.asks or gist.has("far")
        return Offers([*asked, Do("aim")] if told else (), [off, *asked], supposed=far)

    def _described(self, gist: Gist) -> list[Parsed]:
        """Return what is asked and done with the cards that a line names or describes."""
        if not gist.described:
            return []
        need = self._vocabulary.locale.words("command-need")[0]
        match self._parse(f"{need} {gist.described}"):
            case Ask(command="need", about=place):
                places = [place]
            case Which(options=options):
                places = [
                    e.about for _t, e in options if isinstance(e, Ask) and e.command == "need"
                ]
            case _:
                places = []
        places = [*dict.fromkeys(each for each in places if each in (*MARKET_PLACES, *HAND_PLACES))]
        aims: list[Parsed] = [Do("aim", each) for each in places[: MOST - 1]]
        if len(places) != 1:
            return aims
        (place,) = places
        held = [Act(Reserve(place))] if place in MARKET_PLACES else []
        asked, tried = Ask("need", place), Ask("try", f"buy {place}")
        if gist.has("reserve"):
            return [*held, asked, tried]
        return [tried, asked, *aims, *held] if gist.asks else [*aims, asked, *held, tried]

    def _of_threat(self, gist: Gist) -> Offers:
        """Return what is meant behind a threat: what to do, and what one could have oneself."""
        cards = [each for each in self._last.cards if each in MARKET_PLACES]
        reserves = [Act(Reserve(each)) for each in cards[:2]]
        if gist.has("should", "advice"):
            return Offers([Ask("hint"), Ask("afford"), *reserves], supposed=True)
        if gist.has("me") and gist.has("able", "buy", "have", "pay", "afford") and gist.asks:
            needs = [Ask("need", each) for each in cards[:1]]
            return Offers([Ask("afford"), Ask("hint"), *needs], supposed=True)
        return Offers((), [Ask("hint"), Ask("afford")])

    def _of_nobles(self, gist: Gist) -> Offers:
        """Return which noble is aimed at behind what is missing for each."""
        tiles = [each for each in self._last.tiles if each in TILE_PLACES]
        aims: list[Parsed] = [Do("aim", each) for each in tiles]
        return Offers(aims) if gist.says("aim") and not gist.begins_asking else Offers()


def _of_tiles(gist: Gist) -> list[Parsed]:
    """Return what is asked and done with the nobles that a line counts: `the second noble`."""
    tiles = [each for each in gist.places if each in TILE_PLACES]
    counted = [f"n{each}" for each in gist.ordinals] if gist.has("noble") else []
    aims: list[Parsed] = [Do("aim", each) for each in tiles or counted]
    return [*aims, *(Ask("goal", each) for each in tiles or counted)]


def _orders_one(asked: Which) -> bool:
    """Return whether it is asked whether one deed is meant, and nothing else."""
    return len(asked.options) == 1 and isinstance(asked.options[0][1], Act | Pay)


def _other_takes(taken: str, named: str) -> list[str]:
    """Return the letters of takes that differ from one by gems that are named."""
    kept = [each for each in named if each in taken]
    new = [each for each in named if each not in taken and each != "g"]
    if len({*taken}) < len(taken):
        return [each * len(taken) for each in new if len(new) == 1]
    if len(new) == 1 and len(kept) < len(taken):
        gone = kept if len(kept) == 1 else [each for each in taken if each not in kept]
        return [taken.replace(each, new[0]) for each in gone]
    return [named] if len(new) > 1 and len(named) == len(taken) else []


def _other_payments(paid: Gems, named: str) -> list[Gems]:
    """Return payments that differ by gold in the place of a gem, or a gem in that of gold."""
    here = [letter for letter, count in zip(ORDER, paid, strict=True) if count]
    new = [each for each in named if each not in here]
    gone = [each for each in here if each in named and each != "g"]
    gone = gone or [each for each in here if each != "g"]
    if "g" in new:
        swaps = [(each, "g") for each in gone]
    else:
        swaps = [("g", each) for each in new] if "g" in here else []
    return [plus(minus(paid, gems_of(out)), gems_of(come)) for out, come in swaps]


def _may_suppose(alone: Parsed) -> bool:
    """Return whether a certain meaning of a line may be another one behind an answer."""
    cheapest = isinstance(alone, Act) and isinstance(alone.action, Buy)
    asks = isinstance(alone, Ask | Look) and alone.command in _SUPPOSED
    return cheapest or asks or isinstance(alone, Which)
