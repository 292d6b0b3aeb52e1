"""What goes wrong at a spoken table: how people tell it, and what then really lies there."""

from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from splendor_access.game.actions import Action, Pass, Reserve, Return, Take
from splendor_access.game.cards import GOLD, LEVELS, NO_GEMS, ORDER, Card, Gems, gems, minus, plus
from splendor_access.game.chance import Deal
from splendor_access.game.legality import forced_refusal, surplus
from splendor_access.game.rules import force
from splendor_access.game.set_right import (
    BringNoble,
    CountTokens,
    LeaveEmpty,
    SetRight,
    ShowCard,
    SwapCards,
    TurnUp,
    left_empty,
    set_right,
)
from splendor_access.game.state import HAND_LIMIT, HAND_PLACES, MARKET_INDEX, TILE_INDEX, State
from tests.companion.reading_out import read_out
from tests.companion.spoken import COLOURS, DECK, NUMBERS, said, spoken_gems

LAST = ""
"""In place of a line: the last choice of those that are offered."""

_SAID = {
    "swapped": {
        "en": ["{a} and {b} are swapped", "we mixed up {a} and {b}"],
        "de": ["{a} und {b} sind vertauscht", "wir haben {a} und {b} verwechselt"],
        "fr": ["{a} et {b} sont inversées", "on a échangé {a} et {b}"],
        "nl": ["{a} en {b} zijn verwisseld", "{a} en {b} liggen door elkaar"],
    },
    "skipped": {
        "en": ["we skipped {who}", "{who} was left out"],
        "de": ["{who} wurde übersprungen", "wir haben {who} ausgelassen"],
        "fr": ["on a sauté {who}", "{who} n'a pas joué"],
        "nl": ["we hebben {who} overgeslagen", "{who} is overgeslagen"],
    },
    "twice": {
        "en": ["{who} played twice in a row", "{who} had two turns"],
        "de": ["{who} war zweimal dran", "{who} hat einen Zug zu viel gemacht"],
        "fr": ["{who} a joué deux fois de suite", "{who} a joué une fois de trop"],
        "nl": ["{who} was twee keer aan de beurt", "{who} heeft een beurt te veel gehad"],
    },
    "four": {
        "en": ["{who} took four different ones", "{who} grabbed four different gems"],
        "de": ["{who} hat vier verschiedene genommen", "{who} nahm vier verschiedene"],
        "fr": ["{who} a pris quatre jetons différents", "{who} a pris quatre différents"],
        "nl": ["{who} heeft vier verschillende gepakt", "{who} nam vier verschillende fiches"],
    },
    "fourth": {
        "en": ["{who} reserved a fourth card", "{who} has four reserved cards now"],
        "de": ["{who} hat eine vierte Karte reserviert", "{who} hat jetzt vier Karten reserviert"],
        "fr": ["{who} a réservé une quatrième carte", "{who} a réservé quatre cartes"],
        "nl": ["{who} heeft een vierde kaart gereserveerd", "{who} reserveerde vier kaarten"],
    },
    "fourth, named": {
        "en": ["{who} reserved a fourth card, {card}", "{who} reserved {card}, the fourth card"],
        "de": ["{who} hat eine vierte Karte reserviert: {card}"],
        "fr": ["{who} a réservé une quatrième carte, {card}"],
        "nl": ["{who} heeft een vierde kaart gereserveerd, {card}"],
    },
    "forced": {
        "en": ["force nobody counted"],
        "de": ["erzwinge keiner hat gezählt"],
        "fr": ["forcer personne n'a compté"],
        "nl": ["forceer niemand telde"],
    },
    "although": {
        "en": ["{who} took two {colour} although only three were left"],
        "de": ["{who} nahm zwei {colour}, obwohl nur noch drei da waren"],
        "fr": ["{who} a pris deux {colour} alors qu'il n'en restait que trois"],
        "nl": ["{who} pakte twee {colour} terwijl er nog maar drie lagen"],
    },
    "counted": {
        "en": ["we counted: {who} has {number} {colour}", "{who} really has {number} {colour}"],
        "de": ["nachgezählt: {who} hat {number} {colour}"],
        "fr": ["on a recompté : {who} a {number} {colour}"],
        "nl": ["nageteld: {who} heeft {number} {colour}"],
    },
    "noble": {
        "en": ["we forgot {who}'s noble, {place}", "{who} forgot to take noble {place}"],
        "de": ["wir haben den Adligen {place} für {who} vergessen"],
        "fr": ["on a oublié le noble {place} de {who}"],
        "nl": ["we zijn edele {place} van {who} vergeten"],
    },
    "seen": {
        "en": ["{who} dropped the reserved card and everybody saw {card}"],
        "de": ["die reservierte Karte von {who} ist umgekippt: {card}"],
        "fr": ["on a vu la carte réservée de {who} : {card}"],
        "nl": ["de gereserveerde kaart van {who} viel, hij is {card}"],
    },
    "gold": {
        "en": ["{who} forgot the gold", "{who} didn't take the gold"],
        "de": ["{who} hat das Gold vergessen", "{who} hat das Gold nicht genommen"],
        "fr": ["{who} a oublié son or", "{who} n'a pas pris son or"],
        "nl": ["{who} heeft het goud vergeten", "{who} heeft zijn goud niet gepakt"],
    },
    "gold later": {
        "en": ["{who} now takes the forgotten gold"],
        "de": ["{who} nimmt jetzt das vergessene Gold"],
        "fr": ["{who} prend maintenant l'or oublié"],
        "nl": ["{who} pakt nu alsnog het goud"],
    },
    "given late": {
        "en": ["{who} forgot to return tokens and now gives back {gems}"],
        "de": ["{who} hat das Zurücklegen vergessen und legt jetzt {gems} zurück"],
        "fr": ["{who} a oublié de rendre des jetons et rend maintenant {gems}"],
        "nl": ["{who} was vergeten terug te leggen en legt nu {gems} terug"],
    },
    "nothing given": {
        "en": ["{who} gave nothing back"],
        "de": ["{who} hat nichts zurückgelegt"],
        "fr": ["{who} n'a rien rendu"],
        "nl": ["{who} heeft niets teruggelegd"],
    },
    "unturned": {
        "en": ["nobody turned up a card", "we forgot to turn over a new card at {place}"],
        "de": ["keiner hat eine neue Karte aufgedeckt", "bei {place} wurde vergessen nachzulegen"],
        "fr": ["personne n'a retourné de carte", "on a oublié de retourner une carte en {place}"],
        "nl": [
            "niemand heeft een kaart omgedraaid",
            "bij {place} zijn we een nieuwe kaart vergeten",
        ],
    },
}

_RATHER = {
    "en": "no, {right} instead of {wrong}",
    "de": "nein, {right} statt {wrong}",
    "fr": "non, {right} au lieu de {wrong}",
    "nl": "nee, {right} in plaats van {wrong}",
}


class Told(msgspec.Struct, frozen=True):
    """A line about a mishap, and the table when it has been entered."""

    line: str
    after: State


def rather(wrong: Take, right: Take, language: str) -> str:
    """Return how a take is corrected of which one gem was wrong."""
    letters = [
        letter
        for gone in (minus(right.gems, wrong.gems), minus(wrong.gems, right.gems))
        for letter, n in zip(ORDER, gone, strict=True)
        if n > 0
    ]
    colours = [COLOURS[language][ORDER.index(letter)] for letter in letters]
    return _RATHER[language].format(right=colours[0], wrong=colours[1])


class Mishaps:
    """The mishaps of one table in one language. `latest` is who did what before, if anybody."""

    def __init__(self, names: Sequence[str], deal: Deal, language: str, rng: Random) -> None:
        self.latest: tuple[int, Action] | None = None
        self._names = names
        self._deal = deal
        self._language = language
        self._rng = rng

    def _say(self, kind: str, seat: int = 0, **facts: str) -> str:
        words = self._rng.choice(_SAID[kind][self._language])
        return words.format(who=self._names[seat], **facts)

    def any(self, state: State) -> tuple[str, list[Told]] | None:
        """Return one of the mishaps that can happen now: its kind, and what is told of it."""
        if state.awaiting:
            place = state.awaiting.place
            if place not in MARKET_INDEX:
                return None
            line = self._say("unturned", place=place)
            return "unturned", [Told(line, _right(state, LeaveEmpty(place)))]
        if state.phase == "return":
            line = self._say("nothing given", state.to_act)
            return "nothing given", [Told(line, _forced(state, Return(NO_GEMS)))]
        possible = [*self._of_turns(state), *self._of_things(state)] if state.phase == "act" else []
        kinds = sorted({kind for kind, _told in possible})
        if not kinds:
            return None
        # A card too many can be reserved so seldom that it mostly is.
        kind = self._rng.choice([*kinds, *(["fourth"] * len(kinds) if "fourth" in kinds else ())])
        return self._rng.choice([each for each in possible if each[0] == kind])

    def _of_turns(self, state: State) -> Iterator[tuple[str, list[Told]]]:
        me = state.to_act
        yield "skipped", [Told(self._say("skipped", me), _forced(state, Pass()))]
        there = [letter for letter, n in zip(ORDER, state.bank, strict=True) if n and letter != "g"]
        if len(there) > 3:
            four = Take(gems("".join(self._rng.sample(there, 4))))
            words = spoken_gems(four.gems, self._language, self._rng)
            told = [Told(self._say("four", me), state), Told(words, _forced(state, four))]
            yield "four", told
        yield from self._fourth(state)
        for at, letter in enumerate(ORDER):
            if state.bank[at] in (2, 3) and letter != "g":
                line = self._say("although", me, colour=COLOURS[self._language][at])
                yield "although", [Told(line, _forced(state, Take(gems(2 * letter))))]
        if self.latest and self.latest[0] != me and not state.passes:
            who, after = self.latest[0], state
            while after.to_act != who and after.phase == "act":
                after = _forced(after, Pass())
            if after.to_act == who and after.phase == "act":
                yield "twice", [Told(self._say("twice", who), after)]

    def _fourth(self, state: State) -> Iterator[tuple[str, list[Told]]]:
        """Yield how a card too many is reserved: told, told with its place, and first refused."""
        me, hand = state.to_act, state.seats[state.to_act].hand
        places = [
            place
            for place in (*MARKET_INDEX, *LEVELS)
            if forced_refusal(state, Reserve(place)) is None
        ]
        if len(hand) != HAND_LIMIT or None in hand or not places:
            return
        reserve = Reserve(self._rng.choice(places))
        after = _forced(state, reserve)
        card = reserve.place if reserve.place[1:] else f"{DECK[self._language]} {reserve.place}"
        yield "fourth", [Told(self._say("fourth", me), state), Told(card, after)]
        if reserve.place in MARKET_INDEX:
            yield "fourth", [Told(self._say("fourth, named", me, card=card), after)]
        line = said(reserve, state, self._names, self._language, self._rng)
        yield "fourth", [Told(line, state), Told(self._say("forced"), after)]

    def _of_things(self, state: State) -> Iterator[tuple[str, list[Told]]]:
        rng, language = self._rng, self._language
        for row in LEVELS:
            places = [
                place
                for place in MARKET_INDEX
                if place[0] == row and isinstance(state.card_at(place), Card)
            ]
            if len(places) > 1:
                a, b = rng.sample(places, 2)
                line = self._say("swapped", a=a, b=b)
                yield "swapped", [Told(line, _right(state, SwapCards(a, b)))]
        for place in left_empty(state):
            level = LEVELS.index(place[0])
            card = self._deal.decks[level][-state.decks[level]]
            line = f"{place}: {read_out(card, language, rng)}"
            yield "turned up later", [Told(line, _right(state, TurnUp(place, card)))]
        for place, at in TILE_INDEX.items():
            if at < len(state.tiles) and state.tiles[at]:
                who = rng.randrange(len(state.seats))
                line = self._say("noble", who, place=place)
                yield "noble", [Told(line, _right(state, BringNoble(who, place)))]
        for who, seat in enumerate(state.seats):
            hidden = [
                (place, held.card)
                for place, held in zip(HAND_PLACES, seat.hand, strict=False)
                if held and held.blind
            ]
            for place, drawn in hidden[:1] if len(hidden) == 1 else ():
                assert isinstance(drawn, Card)
                line = self._say("seen", who, card=read_out(drawn, language, rng))
                yield "seen", [Told(line, _right(state, ShowCard(who, place, drawn)))]
            for at in range(len(ORDER)):
                yield from self._of_tokens(state, who, at)
        if self.latest and isinstance(self.latest[1], Reserve):
            who = self.latest[0]
            if state.seats[who].tokens[GOLD]:
                without = _moved(state, who, minus(NO_GEMS, gems("g")))
                later = _moved(without, who, gems("g"))
                told = [Told(self._say("gold", who), without)]
                yield "gold", [*told, Told(self._say("gold later", who), later)]

    def _of_tokens(self, state: State, who: int, at: int) -> Iterator[tuple[str, list[Told]]]:
        """Yield what can be wrong with the tokens of one colour that somebody has."""
        held, letter = state.seats[who].tokens[at], ORDER[at]
        if held and letter != "g" and surplus(state) <= 0:
            words = spoken_gems(gems(letter), self._language, self._rng)
            less = _moved(state, who, minus(NO_GEMS, gems(letter)))
            yield "given late", [Told(self._say("given late", who, gems=words), less)]
        if letter != "g" and state.bank[at] and 0 < held < 6:
            number = NUMBERS[self._language][held + 1]
            colour = COLOURS[self._language][at]
            line = self._say("counted", who, number=number, colour=colour)
            told = [Told(line, state), Told(LAST, _moved(state, who, gems(letter)))]
            yield "counted", told


def _right(state: State, what: SetRight) -> State:
    return set_right(state, what)[0]


def _forced(state: State, action: Action) -> State:
    return force(state, action, "told")[0]


def _moved(state: State, who: int, moved: Gems) -> State:
    seats = [plus(s.tokens, moved) if at == who else s.tokens for at, s in enumerate(state.seats)]
    return _right(state, CountTokens(minus(state.bank, moved), tuple(seats)))
