"""What a question asks for certain is answered with all that it says, and with nothing else.

Each line is held against the command that has exactly its answer.
"""

import pytest

from tests.talk.held_out.classing import effect
from tests.talk.held_out.situation import at_prompt

ANSWERED = [
    ("en", "what have I done up to now", "log mine"),
    ("de", "was hat Ben bisher alles gemacht", "protokoll ben"),
    ("fr", "qu'est-ce que Ben a fait jusqu'à présent", "journal ben"),
    ("nl", "wat heeft Ben tot dusver gedaan", "logboek ben"),
    ("en", "how much gold did Ben spend", "log ben buy gold"),
    ("de", "in welcher Runde hat Ben Gold ausgegeben", "protokoll ben buy gold"),
    ("en", "what did my second card cost", "log mine buy second"),
    ("nl", "wat heeft mijn zwarte kaart gekost", "logboek ada koop zwarte"),
    ("en", "which card turned up when I bought a3", "log market"),
    ("fr", "quelle carte est arrivée quand Ben a réservé c1", "journal marché"),
    ("en", "what does the third noble cost", "look n3"),
    ("fr", "combien de points pour le deuxième noble", "voir n2"),
    ("de", "wie verlasse ich das", "hilfe beenden"),
    ("nl", "hoe kom ik hieruit", "help stop"),
    ("en", "another suggestion", "hint more"),
    ("de", "noch ein Tipp", "tipp mehr"),
    ("fr", "une autre suggestion", "conseil plus"),
    ("fr", "quelqu'un a déjà passé son tour", "journal passer"),
    ("fr", "quelle carte à points je peux acheter", "achetables points"),
    ("nl", "nog een tip", "tip meer"),
    ("en", "most tokens one can hold", "rules limit"),
    ("de", "was ohne Punkte kann ich kaufen", "bezahlbar ohne punkte"),
    ("en", "what can I buy with no points", "afford no points"),
    ("en", "what does the red one with four points cost", "find red four points"),
    ("en", "cards that don't need any black", "find no cost black"),
    ("en", "a4's bonus", "look a4"),
    ("en", "is gold one of the ten", "rules limit"),
    ("nl", "telt het goud bij de tien", "regels grens"),
    ("de", "darf ich meine reservierte Karte zurücklegen", "regeln reservieren"),
    ("nl", "mag ik mijn gereserveerde kaart teruggeven", "regels reserveren"),
    ("en", "what does hint do", "help hint"),
    ("en", "cheapest red one on the table", "find red cheap"),
    ("de", "hilfe goldene", "hilfe gold"),
    ("en", "those costing blue that are not of row c", "find cost blue no level c"),
    ("en", "cards of level c, no green", "find level c no cost green"),
    (
        "fr",
        "les cartes qui ne sont pas au niveau b et coûtent du noir",
        "cherche coût noir sans niveau b",
    ),
    ("nl", "kaarten die niet in rij b liggen en rood kosten", "zoek kost rood geen niveau b"),
]
"""Lines of one's own, and what they ask."""

ASKED = [
    ("en", "what is missing for the second noble"),
    ("en", "what can I buy without gold"),
    ("de", "was kam, nachdem Ben reserviert hat"),
]
"""Lines that may mean more than one thing."""


@pytest.mark.parametrize(("language", "line", "means"), ANSWERED)
def test_a_question_is_answered_exactly(language: str, line: str, means: str) -> None:
    answers = [effect(at_prompt("turn", language), each).texts for each in (line, means)]
    assert answers[0] == answers[1]


@pytest.mark.parametrize(("language", "line"), ASKED)
def test_what_may_mean_more_is_asked_about(language: str, line: str) -> None:
    assert effect(at_prompt("turn", language), line).names[0] == "guessed"


OFFERED = [
    ("en", "I'd rather read this in dutch", "language dutch"),
    ("de", "könnte das Ganze auf Englisch laufen", "language english"),
    ("nl", "het piepje mag nu uit", "settings signal off"),
    ("en", "what was Ben's third buy about, hm", "log ben buy third"),
    ("en", "rounds 2 to 4, what was reserved", "log reserve round 2-4"),
    ("de", "womit wohl hat Ben in Runde sechs bezahlt", "log ben buy round 6"),
    ("en", "the noble for blue and green, my aim please", "aim n1"),
    ("en", "one line further back in the history", "older"),
    ("nl", "een regel terug in de geschiedenis, graag", "ouder"),
    ("en", "which card did I set as my target again", "aim"),
    ("en", "how far is my held card really, roughly", "need h1"),
    ("en", "have f4 tell what I can buy", "key f4 afford"),
    ("de", "Reihe b nicht, aber Rot soll das kosten", "suche kostet rot nicht stufe b"),
    ("en", "f9 should read the bank to me", "key f9 bank"),
    ("de", "f8 soll die Bank sagen", "key f8 bank"),
    ("en", "buy any red one I can afford", "buy a2"),
    ("de", "kauf die grüne, die ich mir leisten kann", "kaufe a3"),
    ("fr", "achète une verte que je peux me payer", "acheter a3"),
    ("nl", "koop een rode die ik kan betalen", "koop a2"),
    ("de", "nimm die billigste, die ich zahlen kann", "kaufe a2"),
    ("nl", "neem de goedkoopste die ik kan betalen", "koop a2"),
    ("en", "no reds bought by Ben so far, right", "log ben buy reds"),
    ("en", "is there gold left for me to get", "bank"),
    ("de", "lies mal bitte die günstige Reihe", "reihe a"),
    ("de", "gehört das Gold auch zu den zehn Chips", "rules limit"),
    ("fr", "la suite des règles", "règles suite"),
    ("en", "what on earth is Ben fiddling at", "why ben"),
]
"""Lines that are asked about, and what is among the choices with all that the line says of it."""


@pytest.mark.parametrize(("language", "line", "means"), OFFERED)
def test_what_is_offered_has_all_that_the_line_says(language: str, line: str, means: str) -> None:
    wanted = effect(at_prompt("turn", language), means).texts
    asked = effect(at_prompt("turn", language), line)
    numbers = map(str, range(1, len(asked.choices) + 1))
    chosen = [effect(at_prompt("turn", language), line, each).texts for each in numbers]
    assert any(set(wanted) <= set(texts) for texts in chosen), asked.texts


def test_what_came_to_the_market_is_told_by_place_and_round() -> None:
    one = at_prompt("turn", "en")
    of_place, of_round = (effect(one, f"log market {each}").texts for each in ("a1", "round 6"))
    assert [line.split(":")[0] for line in of_place] == ["2 lines", "Round 4", "Round 6"]
    assert [line[:14] for line in of_round] == ["2 lines:", "Round 6: b3 is", "Round 6: a1 is"]
