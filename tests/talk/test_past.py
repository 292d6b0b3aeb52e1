"""Questions about the past get exactly the part of the log that they ask for, or are asked back."""

import pytest

from tests.talk.held_out.classing import effect
from tests.talk.held_out.situation import at_prompt

EXACT = """
en | log mine buy first | the first card I bought
en | log ben -1 | what did Ben do last turn
en | log ben round -2 | what did Ben do in the round before last
en | log mine -2 | what did I do two turns ago
en | log ben buy round 6- | what did Ben buy after round five
en | log ben buy round 1-5 | what did Ben buy before round six
en | log ben take round -3- | what did Ben take in the last three rounds
en | log mine buy black | in which round did I buy my black card
en | log reserve first | who was the first to reserve
en | log mine round 3 | my third turn
en | log ben round 1 | Ben's first move
en | log round -1 | tell me about the last round
en | log mine take white round 1-3 | did I take any white before round four
en | log market | which new cards came out so far
en | older | older entries
en | log round 3-4 | tell me what went on in the third and fourth round
en | log ben round 2-3 | what did Ben do in the second and third turn
en | log ben take green | did my mate ever pick up a green
en | log 5 | the last five entries
de | log round 3-4 | was war in der dritten und vierten Runde
de | log ben take green | hat mein Kumpel schon mal grün genommen
de | log mine | alle Züge die ich gemacht habe
de | log mine buy first | die erste Karte die ich gekauft habe
de | log mine -2 | was hab ich vor zwei Zügen gemacht
de | log ben round -2 | was hat Ben vorletzte Runde gemacht
de | log ben buy blue | was hat Ben für seine blaue Karte bezahlt
de | log ben buy round 1-5 | was hat Ben vor Runde sechs gekauft
de | log mine reserve 1 | wann hab ich zuletzt reserviert und was
de | log reserve first | wer hat als Erster reserviert
de | log ben round 4 | was war Bens vierter Zug
de | log round -1 | erzähl mir die letzte Runde
de | log take first | wer hat zuerst genommen
de | older | ältere Einträge
fr | log mine buy second | la deuxième carte que j'ai achetée
fr | log mine round -2 | qu'est-ce que j'ai fait il y a deux tours
fr | log ben round -2 | qu'a fait Ben à l'avant-dernier tour
fr | log ben buy round 6- | qu'a acheté Ben après le tour cinq
fr | log ben buy blue | combien Ben a payé sa carte bleue
fr | log mine reserve round 5- | j'ai réservé depuis le tour cinq
fr | log mine buy black | à quel tour j'ai acheté ma carte noire
fr | log buy first | qui a acheté la toute première carte
fr | log mine round 1 | mon coup du tour 1 s'il te plaît
fr | log mine round 1 | mon premier coup
fr | log round 3-4 | que s'est-il passé aux troisième et quatrième tours
fr | log ben take green | est-ce que mon pote a déjà pris un vert
fr | older | les entrées plus anciennes
nl | log round 3-4 | vertel wat er in de derde en vierde ronde voorviel
nl | log ben take green | heeft mijn maat ooit groen gepakt
nl | log mine -2 | wat deed ik twee beurten geleden
nl | log mine round 1 | mijn zet in ronde 1 graag
nl | log ben buy first | wat was Bens eerste aankoop
nl | log ben round -1 | wat deed Ben in de laatste ronde
nl | log ben buy round 1-5 | wat heeft Ben voor ronde zes gekocht
nl | log mine reserve 1 | wanneer heb ik voor het laatst gereserveerd en wat
nl | log mine take first | wat pakte ik het eerst
nl | log reserve first | wie reserveerde als eerste
nl | log take first | wie pakte eerst
nl | log 5 | de laatste vijf regels van het verslag
"""

ASKED_BACK = """
en | what did I do before I reserved
en | what did Ben take the turn I bought a2
en | what did I take just before I bought my blue card
en | who would have reserved b3
en | which card replaced the one I bought in round 5
de | was hab ich gemacht bevor ich reserviert habe
de | wie viele Karten hat Ben in den letzten Runden gekauft
de | welche Karten lagen in Runde zwei aus
de | wer hätte b3 reserviert
fr | qu'est-ce que j'ai fait avant de réserver
fr | quelles cartes étaient sur la table au tour deux
nl | hoeveel kaarten heeft Ben de laatste rondes gekocht
nl | wie zou b3 gereserveerd hebben
"""


@pytest.mark.parametrize("row", EXACT.strip().splitlines())
def test_exactly_what_is_asked_for_is_told(row: str) -> None:
    language, command, line = row.split(" | ")
    told = effect(at_prompt("turn", language), line)
    assert not told.refused
    assert told.texts == effect(at_prompt("turn", language), command).texts


@pytest.mark.parametrize("row", ASKED_BACK.strip().splitlines())
def test_what_the_log_cannot_tell_is_asked_back(row: str) -> None:
    language, line = row.split(" | ")
    assert effect(at_prompt("turn", language), line).names[0] == "guessed"


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "well played Ben"), ("de", "gut gespielt Ben")],
)
def test_praise_asks_for_nothing_of_the_past(language: str, line: str) -> None:
    names = effect(at_prompt("turn", language), line).names
    assert names[0] in ("not-a-command", "guessed")
