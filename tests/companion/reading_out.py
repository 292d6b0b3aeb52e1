"""Cards read out as people do it at a table, in each language, drawn from a seed."""

from random import Random

from splendor_access.game.cards import GOLD, ORDER, Card

_NUMBERS = {
    "en": ["no", "one", "two", "three", "four", "five", "six", "seven"],
    "de": ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben"],
    "fr": ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept"],
    "nl": ["geen", "een", "twee", "drie", "vier", "vijf", "zes", "zeven"],
}
_COLOURS = {
    "en": {
        "s": ["blue", "sapphire"],
        "e": ["green", "emerald"],
        "r": ["red", "ruby"],
        "o": ["black", "onyx"],
        "d": ["white", "diamond"],
    },
    "de": {
        "s": ["blau", "blaue"],
        "e": ["grün", "grüne"],
        "r": ["rot", "rote"],
        "o": ["schwarz", "schwarze"],
        "d": ["weiß", "weiße"],
    },
    "fr": {
        "s": ["bleu", "bleue"],
        "e": ["vert", "verte"],
        "r": ["rouge", "rubis"],
        "o": ["noir", "noire"],
        "d": ["blanc", "blanche"],
    },
    "nl": {
        "s": ["blauw", "blauwe"],
        "e": ["groen", "groene"],
        "r": ["rood", "rode"],
        "o": ["zwart", "zwarte"],
        "d": ["wit", "witte"],
    },
}
_POINTS = {
    "en": ("point", "points", "no points"),
    "de": ("Punkt", "Punkte", "keine Punkte"),
    "fr": ("point", "points", "sans points"),
    "nl": ("punt", "punten", "zonder punten"),
}
_COSTS = {"en": "costs", "de": "kostet", "fr": "coûte", "nl": "kost"}
_LEVELS = {"en": "level", "de": "Stufe", "fr": "niveau", "nl": "niveau"}


def read_out(card: Card, language: str, rng: Random) -> str:
    """Return a whole reading of a card: its bonus, points if it has any, and cost."""
    word = rng.randrange(2)
    digits = rng.random() < 0.3
    comma = rng.choice([", ", " "])

    def number(n: int) -> str:
        return str(n) if digits else _NUMBERS[language][n]

    bonus = _COLOURS[language][card.bonus][word]
    one, many, none = _POINTS[language]
    points = f"{number(card.points)} {one if card.points == 1 else many}"
    head = [bonus, points] if card.points else [bonus, *rng.choices([[], [none]])[0]]
    level = f"{_LEVELS[language]} {'abc'.index(card.level) + 1}"
    if card.points and rng.random() < 0.3:
        head.reverse()
    if rng.random() < 0.3:
        head.insert(rng.choice([0, len(head)]), level)
    parts = [(letter, n) for letter, n in zip(ORDER, card.cost, strict=True) if n]
    assert not card.cost[GOLD]
    rng.shuffle(parts)
    cost = comma.join(f"{number(n)} {_COLOURS[language][letter][word]}" for letter, n in parts)
    costs = f"{_COSTS[language]} " if rng.random() < 0.3 else ""
    return f"{comma.join(head)}{comma}{costs}{cost}"
