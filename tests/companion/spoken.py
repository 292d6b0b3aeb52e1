"""Games as they are spoken at a table: each entry of a record said in words, with mishaps."""

from collections.abc import Sequence
from random import Random

from splendor_access.game.actions import Buy, ChooseNoble, Pass, Reserve, Return, Revealed, Take
from splendor_access.game.cards import ORDER, Card, Gems
from splendor_access.game.legality import default_payment
from splendor_access.game.notation import action_text
from splendor_access.game.record import Entry
from splendor_access.game.state import HAND_PLACES, State
from tests.companion.reading_out import read_out

COLOURS = {
    "en": ["blue", "green", "gold", "red", "black", "white"],
    "de": ["blau", "grün", "Gold", "rot", "schwarz", "weiß"],
    "fr": ["bleu", "vert", "or", "rouge", "noir", "blanc"],
    "nl": ["blauw", "groen", "goud", "rood", "zwart", "wit"],
}
NUMBERS = {
    "en": ["no", "one", "two", "three", "four", "five", "six", "seven"],
    "de": ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben"],
    "fr": ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept"],
    "nl": ["geen", "een", "twee", "drie", "vier", "vijf", "zes", "zeven"],
}
_TAKE = {
    "en": ["{who} took {gems}", "{who}: {gems}", "{gems} for {who}", "{who} grabs {gems}"],
    "de": ["{who} nahm {gems}", "{who}: {gems}", "{who} hat sich {gems} genommen"],
    "fr": ["{who} a pris {gems}", "{who} : {gems}", "{who} prend {gems}"],
    "nl": ["{who} nam {gems}", "{who}: {gems}", "{who} heeft {gems} gepakt"],
}
_RETURN = {
    "en": ["{who} gave back {gems}", "{who} puts {gems} back in the bank"],
    "de": ["{who} legt {gems} zurück", "{who} hat {gems} zurückgegeben"],
    "fr": ["{who} rend {gems}", "{who} a rendu {gems}"],
    "nl": ["{who} geeft {gems} terug", "{who} heeft {gems} teruggegeven"],
}
_RESERVE = {
    "en": ["{who} reserved {card}", "{who} took a gold and reserved {card}"],
    "de": ["{who} hat {card} reserviert", "{who} reserviert {card}, nimmt ein Gold dazu"],
    "fr": ["{who} réserve {card}", "{who} a réservé {card}"],
    "nl": ["{who} reserveert {card}", "{who} heeft {card} gereserveerd"],
}
DECK = {"en": "deck", "de": "Stapel", "fr": "pile", "nl": "stapel"}
_BUY = {
    "en": ["{who} bought {card}", "{who} gets {card}"],
    "de": ["{who} hat {card} gekauft", "{who} kauft {card}"],
    "fr": ["{who} achète {card}", "{who} a acheté {card}"],
    "nl": ["{who} koopt {card}", "{who} heeft {card} gekocht"],
}
_PAID = {
    "en": ["{who} bought {card} for {gems}", "{who} pays {gems} for {card}"],
    "de": ["{who} hat {card} für {gems} gekauft", "{who} hat für {card} {gems} bezahlt"],
    "fr": ["{who} achète {card} pour {gems}", "{who} a payé {gems} pour {card}"],
    "nl": ["{who} koopt {card} voor {gems}", "{who} heeft {card} gekocht voor {gems}"],
}
_NOBLE = {
    "en": "{who} gets noble {place}",
    "de": "{who} bekommt den Adligen {place}",
    "fr": "{who} reçoit le noble {place}",
    "nl": "{who} krijgt edele {place}",
}
UNTURNED = {
    "en": ("empty", "nobody turned up a card", "we forgot to turn over a new card at a2"),
    "de": ("leer", "keiner hat eine neue Karte aufgedeckt", "bei a2 wurde vergessen nachzulegen"),
    "fr": ("vide", "personne n'a retourné de carte", "on a oublié de retourner une carte en a2"),
    "nl": (
        "leeg",
        "niemand heeft een kaart omgedraaid",
        "bij a2 zijn we een nieuwe kaart vergeten",
    ),
}
"""How people say that no card was turned up at a2."""

RESERVE_AND_TAKE = {
    "en": ("ana reserved a2", "ben took ser"),
    "de": ("Ana hat a2 reserviert", "Ben nahm ser"),
    "fr": ("Ana a réservé a2", "Ben a pris ser"),
    "nl": ("Ana heeft a2 gereserveerd", "Ben nam ser"),
}
"""A reservation of a2 by Ana, and a take of Ben."""

NO = {"en": "no", "de": "nein", "fr": "non", "nl": "nee"}


def said(entry: Entry, before: State, names: Sequence[str], language: str, rng: Random) -> str:
    """Return how people say an entry of a record."""
    who = names[before.to_act]

    def of(kinds: dict[str, list[str]], **facts: str) -> str:
        return rng.choice(kinds[language]).format(who=who, **facts)

    match entry:
        case Take(taken):
            return of(_TAKE, gems=spoken_gems(taken, language, rng))
        case Return(given):
            return of(_RETURN, gems=spoken_gems(given, language, rng))
        case Reserve(place):
            card = place if place[1:] else f"{DECK[language]} {place}"
            return of(_RESERVE if before.bank[2] else _BUY_LESS_GOLD, card=card)
        case Buy(place, paid) if place not in HAND_PLACES and any(paid or ()):
            return of(_PAID, card=place, gems=spoken_gems(paid or (), language, rng))
        case Buy(place, paid):
            card_there = before.card_at(place)
            assert isinstance(card_there, Card)
            assert paid == default_payment(before.seats[before.to_act], card_there)
            return of(_BUY, card=place)
        case ChooseNoble(place):
            return _NOBLE[language].format(who=who, place=place)
        case Pass():
            return action_text(entry)
        case Revealed(card=Card() as card_there):
            return read_out(card_there, language, rng)
        case _ as other:
            raise AssertionError(other)


_BUY_LESS_GOLD = {language: ways[:1] for language, ways in _RESERVE.items()}


def spoken_gems(counts: Gems | tuple[()], language: str, rng: Random) -> str:
    """Return gems in words, in any order: `two red and a blue`."""
    parts = []
    for letter, n in zip(ORDER, counts, strict=False):
        colour = COLOURS[language][ORDER.index(letter)]
        one = rng.random() < 0.5 and n == 1
        parts += [colour if one else f"{NUMBERS[language][n]} {colour}"] if n else []
    rng.shuffle(parts)
    return rng.choice([" ", ", "]).join(parts)


def slip(entry: Take, rng: Random) -> Take | None:
    """Return what somebody enters by mistake in place of a take of three."""
    if sum(entry.gems) != 3:
        return None
    there = [at for at, n in enumerate(entry.gems) if n]
    others = [at for at in (0, 1, 3, 4, 5) if at not in there]
    wrong = [*entry.gems]
    wrong[rng.choice(there)] = 0
    wrong[rng.choice(others)] = 1
    return Take(tuple(wrong))  # type: ignore[arg-type]
