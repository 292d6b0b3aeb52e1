"""A question that says more than an answer holds is asked back, and not answered as if it did not.

What it is about is among what is offered. Where nothing more is said, it is answered at once.
"""

import pytest

from splendor_access.talk.parsing.commands import Ask, Parsed, Which
from tests.talk.test_corpus import meaning

ASKED = """
en | rules take | may I take three of the same
en | rules take | can I take three of the same colour
de | rules take | darf ich drei gleiche nehmen
fr | rules take | je peux prendre trois de la même couleur
nl | rules take | mag ik drie dezelfde pakken
nl | rules take | mag ik nooit twee dezelfde pakken
en | afford | which card must I not buy
de | afford | welche Karte darf ich nicht kaufen
nl | afford | welke kaart moet ik niet kopen
en | rules reserve | may I reserve four cards
de | rules reserve | darf man mehr als drei Karten reservieren
fr | rules reserve | peut-on réserver plus de trois cartes
nl | rules reserve | mag je meer dan drie kaarten reserveren
en | afford | what can I buy next turn
en | rules turn | what can I buy in three turns
en | afford | what can I buy after this turn
de | afford | was kann ich nächste Runde kaufen
de | afford | was kann ich nach diesem Zug kaufen
fr | afford | que puis-je acheter au prochain tour
fr | afford | que puis-je acheter après ce tour
nl | afford | wat kan ik volgende beurt kopen
nl | afford | wat kan ik na deze beurt kopen
de | rules turn | darf ich zweimal pro Zug reservieren
nl | rules turn | mag ik twee keer per beurt reserveren
en | changed | what did I have before my last turn
en | last | what happened before my turn
de | changed | was hat sich vor meinem Zug geändert
nl | last | wat had ik voor mijn laatste beurt
en | need c1 | who can buy c1 first
de | need c1 | wer kann c1 zuerst kaufen
nl | need c1 | wie kan c1 het eerst kopen
fr | need c1 | qui peut acheter c1 en premier
en | log buy | which cards were bought by nobody yet
de | log buy | welche Karte hat noch niemand gekauft
fr | log buy | quelles cartes n'ont encore été achetées par personne
nl | log buy | welke kaarten zijn nog door niemand gekocht
en | threat | which card can nobody afford
en | rules reserve | may I reserve another card
de | rules reserve | darf ich noch eine Karte reservieren
nl | rules reserve | mag ik nog een kaart reserveren
en | hand | how many more cards can I reserve
de | hand | wie viele Karten kann ich noch reservieren
fr | hand | combien de cartes puis-je encore réserver
nl | hand | hoeveel kaarten kan ik nog reserveren
en | log ada buy | which reserved card did Ada buy
en | log sam buy | did I ever buy a card from my hand
de | log ada buy | welche reservierte Karte hat Ada gekauft
fr | log sam buy | ai-je déjà acheté une carte de ma main
nl | log buy | kocht iemand iets van zijn hand
nl | log ada buy | welke gereserveerde kaart heeft ada gekocht
en | me | how many tokens did I have in round four
fr | log ada | combien de jetons avait Ada après le tour quatre
en | log sam | have I done anything this turn
de | log ada | was hat Ada diese Runde gemacht
fr | log ada -1 | qu'a fait Ada ce tour-ci
nl | log sam | heb ik deze beurt al iets gedaan
fr | log ada buy | combien Ada a payé la carte qu'il a réservée
nl | player 1 | hoeveel fiches heeft ada plus ik
fr | board | combien de cartes restent visibles
nl | board | hoeveel kaarten liggen er nog open
en | player 1 | how many more tokens does Ada have
fr | player 1 | combien de jetons Ada a en plus
nl | player 1 | hoeveel fiches heeft ada meer
fr | find points | combien de points y a-t-il en tout sur la table
de | score | wer hat den ersten Punkt bekommen
fr | threat ada | Ada peut-il passer
fr | threat ada | Ada peut-il encore prendre des jetons
"""
"""What has to be offered, and the line."""

TOLD = """
en | find red | only the red cards
en | find white row a | only list the white cards in row a
de | find roten | nur die roten Karten
nl | find rode | alleen de rode kaarten
nl | find witte rij a | noem alleen de witte kaarten van rij a
en | find cost red | which cards need only red
en | log ada buy second | how much gold did Ada pay for her second card
de | log ada buy zweite | mit wie viel Gold hat Ada ihre zweite Karte bezahlt
nl | log ada buy tweede | met hoeveel goud betaalde ada zijn tweede kaart
en | log sam buy gold first | my first purchase with gold
en | find red no cost green | cards that give red but cost no green
de | find rot kein kostet grun | Karten, die Rot bringen aber kein Grün kosten
fr | find rouge pas cout vert | les cartes qui donnent du rouge mais ne coûtent pas de vert
fr | find rouges pas cout vert | les cartes rouges qui ne coûtent pas de vert
nl | find rood geen kost groen | kaarten die rood geven maar geen groen kosten
en | log ada take gold | has gold been taken by anyone but me
de | log ada take gold | hat außer mir jemand Gold genommen
fr | log ada take or | quelqu'un d'autre que moi a pris de l'or
nl | log ada take goud | heeft iemand anders dan ik goud gepakt
en | log pass | has nobody passed yet
en | afford | what can I buy now
de | afford | lies nur die Karten vor, die ich kaufen kann
nl | afford | wat kan ik deze beurt kopen
fr | rules take | puis-je prendre trois pareilles
"""
"""What is answered at once, and the line."""


def _rows(table: str) -> list[list[str]]:
    return [row.split(" | ") for row in table.strip().splitlines()]


def _asked(line: str) -> Ask:
    command, _, about = line.partition(" ")
    return Ask(command, about)


def _offered(parsed: Parsed) -> list[Parsed]:
    assert isinstance(parsed, Which), parsed
    return [meant for _told, meant in parsed.options]


@pytest.mark.parametrize(("language", "meant", "line"), _rows(ASKED))
def test_a_question_that_says_more_is_asked_back(language: str, meant: str, line: str) -> None:
    assert _asked(meant) in _offered(meaning(language, "act", line))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "which cards cost more red than white"),
        ("fr", "quelles cartes coûtent plus de rouge que de blanc"),
        ("nl", "welke kaarten kosten meer rood dan wit"),
    ],
)
def test_colours_that_are_compared_describe_no_cards(language: str, line: str) -> None:
    assert not isinstance(meaning(language, "act", line), Ask)


@pytest.mark.parametrize(("language", "meant", "line"), _rows(TOLD))
def test_a_question_that_says_no_more_is_answered(language: str, meant: str, line: str) -> None:
    assert meaning(language, "act", line) == _asked(meant)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "how many points do I get for it"),
        ("de", "wie viele Punkte krieg ich dafür"),
        ("fr", "combien de points ça me rapporte"),
        ("nl", "hoeveel punten krijg ik ervoor"),
    ],
)
def test_what_a_noble_brings_is_told_where_one_is_chosen(language: str, line: str) -> None:
    assert meaning(language, "noble", line) == Ask("nobles")


def test_what_somebody_has_is_no_part_of_the_past() -> None:
    parsed = meaning("de", "return", "was hab ich denn alles")
    assert Ask("me") in _offered(parsed)
