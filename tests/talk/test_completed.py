"""What is offered for a line names whom it is about, which card, which colour and when."""

import pytest

from splendor_access.talk.parsing.alternatives import MOST
from tests.talk.held_out.classing import effect
from tests.talk.held_out.situation import at_prompt

OFFERED = """
en | log ben -1 | what's Ben just been up to, I was on the phone
en | log ben -2 | what did Ben do before that
en | log take black 1 | who nabbed the last black
en | log mine buy first | when did I get my very first card
en | log market | what cards have come up since the start
en | log mine buy | where did all my white go
en | score | how many cards has each of us bought
en | player ben | how many has Ben put aside
en | look b2 | what's in row b, second one
en | find level a 1 point | which of the small ones has one point
en | bank white | are there enough whites to take two
en | take | what colour can I take two of right now
en | rules setup | does the gap get filled when someone buys
en | rules end | once somebody hits 15 does the other still get a go
en | help notation | which letter was onyx again
de | log ben -1 | und Ben grad eben, was war das
de | log ben -2 | was hat Ben davor gemacht
de | log ben 3 | gib mir nochmal die letzten drei Züge von Ben
de | log take black 1 | wann ging der letzte schwarze weg
de | log market | welche karten sind seit beginn dazugekommen
de | worth | wo krieg ich am meisten Punkte pro Chip
de | aim off | mein Vorhaben kannst du wieder vergessen
en | log mine buy black | which round did I get my black card in
de | log return | hat irgendwer schon was zurückgeben müssen
nl | aim off | mijn plan mag je weer vergeten
nl | log return | heeft iemand al iets moeten teruggeven
de | score | wie viele karten hat jeder von uns gekauft
de | look b2 | was liegt in Reihe b auf Platz zwei
de | find level a 1 point | welche von den kleinen hat einen punkt
de | look c1 | welche karte da draußen ist am teuersten
de | bank white | sind genug weiße da um zwei zu nehmen
de | take | von welcher farbe kann ich zwei nehmen
de | rules end | wenn einer 15 hat darf der andere dann noch ran
en | rules nobles | do bonuses count towards nobles
en | rules limit | can I keep more than ten
de | rules nobles | zählen Boni für Adlige
fr | rules limit | je peux garder plus de dix
fr | player ben | Ben a plus de bonus que moi
nl | log ben buy blue | hoeveel goud heeft Ben voor zijn blauwe kaart neergelegd
de | rules setup | wer fängt eigentlich an
de | find 5 points | gibt es was mit 5 Punkten zu holen
fr | log ben reserve deck | c'était à quel tour que Ben a réservé sa carte face cachée
fr | look a4 | la carte la plus chère du niveau a c'est laquelle pour moi
fr | goal points | est-ce que Ben peut finir ce tour
fr | log ben -1 | Ben vient de faire quoi, j'étais pas là
fr | log ben -2 | Ben a fait quoi avant ça
fr | log market | quelles cartes sont arrivées depuis le début
fr | log mine buy | où est passé mon blanc
fr | log c1 | où est passée la c1
fr | score | combien de cartes chacun a acheté
fr | look a2 | la carte la moins chère pour moi
fr | find level a 1 point | laquelle des petites donne un point
fr | bank white | y a assez de blancs pour en prendre deux
fr | take | je peux en prendre deux de quelle couleur
fr | rules setup | la place est remplie quand quelqu'un achète
fr | rules end | règles pour gagner
fr | rules end | si quelqu'un arrive à 15 l'autre joue encore
nl | log ben -1 | en Ben zojuist, wat was dat
nl | log ben -2 | wat deed Ben daarvoor
nl | log ben 3 | geef me de laatste drie zetten van Ben nog eens
nl | log take black 1 | wie heeft als laatste zwart gegrepen
nl | log mine buy | waar is mijn witte steen gebleven
nl | log c1 | waar is c1 gebleven
nl | log market | welke kaarten zijn er sinds het begin bijgekomen
nl | score | hoeveel kaarten heeft ieder van ons gekocht
nl | look b2 | wat ligt er in rij b op plaats twee
nl | find level a 1 point | welke van de kleine heeft een punt
nl | bank white | zijn er genoeg witte om er twee te pakken
nl | take | van welke kleur kan ik er twee pakken
nl | log round 1 | vertel ronde een na
nl | find 5 points | is er iets van 5 punten te krijgen
nl | find 1 point | geef mij de eenpunters
nl | goal points | kan Ben het deze ronde uitmaken
nl | rules end | regels om te winnen
"""

TOLD = """
en | find red cheap | red cards, sorted by price
de | find red cheap | rote Karten, nach Preis geordnet
fr | find red cheap | les cartes rouges, triées par prix
nl | find red cheap | rode kaarten, op prijs gesorteerd
en | log ben -2 | What was Ben's turn before his last one?
de | log ben -2 | was hat Ben vor seinem letzten Zug gemacht
en | log ben reserve white | that white card Ben's got reserved, what's it cost
en | log ben -1 | tell me Ben's last go again
en | log ben reserve deck | has Ben ever reserved blind
en | log ben reserve deck b | did Ben reserve from deck b
en | log mine reserve deck | did I reserve anything unseen
de | log ben reserve deck | wann hat Ben die verdeckte Karte reserviert
fr | log ben reserve deck | Ben a déjà réservé à l'aveugle
nl | log ben reserve deck | heeft ben al eens iets blind weggelegd
nl | find cost no white | welke kaarten vragen geen enkele witte
en | log ben -2 | what did Ben do two goes back
nl | log ben -2 | wat deed Ben twee zetten terug
en | find black no points | which black ones have no points
en | find blue no points | any blue card with no points
en | find blue no points cost no white | blue cards without points that cost no white
de | find blue no points | irgendeine blaue Karte ohne Punkte
fr | find blue no points | une carte bleue sans points
nl | find blue no points | een blauwe kaart zonder punten
de | log ben reserve white | Bens reservierte weiße Karte, was kostet die
fr | log ben 3 | redonne les trois derniers coups de Ben
fr | log ben 2 | redonne-moi les deux derniers coups de Ben
nl | log ben reserve white | die witte die Ben heeft gereserveerd, wat kost die
"""


def _rows(text: str) -> list[list[str]]:
    return [row.split(" | ") for row in text.strip().splitlines()]


@pytest.mark.parametrize(("language", "command", "line"), _rows(OFFERED))
def test_what_is_offered_is_about_what_the_line_names(
    language: str, command: str, line: str
) -> None:
    wanted = effect(at_prompt("turn", language), command).texts
    asked = effect(at_prompt("turn", language), line)
    assert asked.names[0] == "guessed"
    assert len(asked.choices) <= MOST
    chosen = [
        effect(at_prompt("turn", language), line, str(number))
        for number in range(1, len(asked.choices) + 1)
    ]
    assert any(set(wanted) <= set(each.texts) for each in chosen), asked.texts


@pytest.mark.parametrize(("language", "command", "line"), _rows(TOLD))
def test_what_is_told_is_about_what_the_line_names(language: str, command: str, line: str) -> None:
    wanted = effect(at_prompt("turn", language), command).texts
    assert effect(at_prompt("turn", language), line).texts == wanted
