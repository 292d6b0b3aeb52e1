"""Lines that lean on the last answers by a card of several, another player, row, round or filter.

What each means is told as the English command line that has the same answer.
"""

import pytest

from tests.talk.held_out.classing import Judge, Line
from tests.talk.held_out.situation import at_prompt, typed

ANSWERED = [
    ("en", ["row b"], "how many blacks for the first", "look b1"),
    ("en", ["b2"], "and the one right of it", "look b3"),
    ("en", ["bank"], "how many reds was that", "bank"),
    ("en", ["log mine buy"], "ben's i should have said", "log ben buy"),
    ("en", ["row a"], "row b sorry", "row b"),
    ("en", ["find level b"], "only the ones that cost no blue", "find level b cost no blue"),
    ("de", ["a3"], "und was fehlt mir da noch dazu", "need a3"),
    ("de", ["c4"], "und die links daneben", "look c3"),
    ("de", ["protokoll meine kaufen"], "und er", "log ben buy"),
    ("de", ["gefahr"], "und ich", "afford"),
    ("de", ["karten"], "seine auch", "cards ben"),
    ("de", ["protokoll runde 6"], "und die runde davor", "log round 5"),
    ("en", ["log ben round 6"], "the round before", "log ben round 5"),
    ("de", ["b1"], "bringt die punkte", "look b1"),
    ("de", ["ziel n1"], "und n3", "goal n3"),
    ("fr", ["c2"], "et celle juste après dans la rangée", "look c3"),
    ("fr", ["besoin b2"], "nan b3, j'ai fourché", "need b3"),
    ("fr", ["valeur b2"], "je voulais dire b3", "worth b3"),
    ("fr", ["moi"], "et lui", "player ben"),
    ("nl", ["nodig b1"], "niet de één, de vier", "need b4"),
    ("nl", ["logboek ronde 3"], "vijf moest dat zijn", "log round 5"),
    ("nl", ["logboek ben"], "alleen wat hij gekocht heeft", "log ben buy"),
    ("nl", ["a4"], "nee a3 sorry", "look a3"),
    ("nl", ["logboek ben nemen"], "en wat heeft hij gereserveerd", "log ben reserve"),
    ("nl", ["zoek rood"], "alleen met punten", "find red points"),
    ("nl", ["logboek ben"], "en ik dan, wat heb ik allemaal gedaan", "log mine"),
    ("nl", ["rij b"], "en nou die rij eronder, de goedkope", "row a"),
    ("en", ["look b4"], "am i a long way off", "need b4"),
    ("de", ["schau b4"], "bin ich weit weg davon?", "need b4"),
    ("fr", ["regarder b4"], "je suis loin du compte ?", "need b4"),
    ("nl", ["bekijk b4"], "ben ik er nog ver vanaf?", "need b4"),
    ("nl", ["kaarten"], "niet die van mij, die van de overkant", "cards ben"),
    ("en", ["afford"], "and on level b", "afford level b"),
    ("en", ["need b2"], "no wait, c not b", "need c2"),
    ("en", ["look a3", "look b3"], "what was the price on the one before", "look a3"),
    ("en", ["row c"], "read me number two of those again", "look c2"),
    ("de", ["bezahlbar"], "und auf stufe b", "afford level b"),
    ("de", ["fehlt b2"], "ups, c nicht b", "need c2"),
    ("de", ["fehlt a1"], "quatsch, die erste in der mittleren Reihe meinte ich", "need b1"),
    ("fr", ["achats"], "et au niveau b", "afford level b"),
    ("fr", ["b2"], "et celle juste au-dessus", "look c2"),
    ("nl", ["betaalbaar"], "en op niveau b", "afford level b"),
    ("nl", ["bekijk a3", "bekijk b3"], "wat kostte die daarvoor", "look a3"),
]

ASKED = [
    ("en", ["c2", "c4"], "which of them two comes cheaper for me", "worth c4"),
    ("en", ["cards"], "no, my rival's", "cards ben"),
    ("fr", ["cartes"], "pas les miennes, celles d'en face", "cards ben"),
    ("en", ["need a4"], "sorry c4. c as in charlie", "need c4"),
    ("en", ["row c"], "now same for the bs", "row b"),
    ("en", ["find level a"], "no green ones please", "find level a no green"),
    ("en", ["row b"], "tell me the cheapest again", "look b1"),
    ("en", ["b2", "b3"], "whichever of those gives more points", "look b2"),
    ("de", ["suche weiß"], "von den beiden die billigere, die reservier ich mal", "reserve a4"),
    ("de", ["reihe b"], "was kost die letzte nochma", "look b4"),
    (
        *("de", ["suche stufe c 3 punkte"], "ist da eine dabei wo man kein weiß braucht"),
        "find level c 3 points cost no white",
    ),
    ("fr", ["voir b4", "voir b1"], "la première des deux, je peux la payer là ?", "need b4"),
    ("fr", ["besoin b3", "besoin h1"], "donc laquelle je peux avoir le plus vite", "need b3"),
    ("fr", ["voir a1"], "il a assez pour ça", "threat ben"),
    ("fr", ["voir a4"], "bon ben achète-la alors", "buy a4"),
    ("nl", ["b1"], "en ben, heeft die hem bijna", "threat ben"),
    ("nl", ["zoek wit"], "hoeveel beurten voor de eerste", "need a4"),
    ("nl", ["edelen"], "hoe ver zit ik van de middelste af", "goal n2"),
    ("en", ["afford"], "pay for the one that isn't using my gold", "buy a2"),
    ("en", ["cards ben"], "not his, mine", "cards"),
    ("en", ["aim b4", "hint"], "what has that got to do with my aim", "hint"),
    ("en", ["try take ser"], "what about two white instead", "try take dd"),
    ("en", ["try take srd", "try take erd"], "I'll do the one with blue in it", "take srd"),
    ("en", ["try reserve c4"], "one row down from that rather", "try reserve b4"),
    (
        "en",
        ["try buy a3"],
        "and after that could I get the one next to it",
        "try buy a3 then buy a2",
    ),
    ("de", ["bezahlbar"], "die ohne Gold zahl ich", "buy a2"),
    ("de", ["karten ben"], "nicht seine, meine", "cards"),
    ("de", ["probiere nimm ser"], "und stattdessen zwei weiße", "try take dd"),
    ("de", ["probiere reserviere c4"], "eine Stufe tiefer lieber", "try reserve b4"),
    ("de", ["schau a3", "schau b3"], "was kostete die davor", "look a3"),
    ("fr", ["achats"], "je paie celle sans or", "buy a2"),
    ("fr", ["cartes ben"], "pas les siennes, les miennes", "cards"),
    ("fr", ["besoin c3"], "non sa voisine, la verte à quatre points", "need c4"),
    ("fr", ["essayer prendre srd", "essayer prendre erd"], "celui avec le bleu, vas-y", "take srd"),
    ("nl", ["betaalbaar"], "die zonder goud betaal ik", "buy a2"),
    ("nl", ["nodig c3"], "nee die ernaast, die groene van vier punten", "need c4"),
    ("nl", ["probeer neem ser"], "en twee witte in plaats daarvan", "try take dd"),
    ("nl", ["probeer reserveer c4"], "liever een rij lager", "try reserve b4"),
    ("de", ["adlige"], "was will der mittlere von mir noch", "goal n2"),
    ("en", ["row b"], "whats the last of them go for", "look b4"),
    ("en", ["row b"], "let me have the green out of those", "buy b3"),
    ("de", ["reihe b"], "her mit der gruenen davon", "reserve b3"),
    ("fr", ["rangée b"], "donne-moi la verte du lot", "buy b3"),
    ("nl", ["rij b"], "geef me de groene daarvan", "buy b3"),
]


@pytest.mark.parametrize(("language", "before", "line", "means"), ANSWERED)
def test_a_question_that_leans_for_certain_is_answered(
    language: str, before: list[str], line: str, means: str
) -> None:
    asked = Line(line, "turn", "fact", means, deed=False, before=before)
    assert Judge(language).outcome(asked) == "understood"


@pytest.mark.parametrize(("language", "before", "line", "means"), ASKED)
def test_a_line_that_leans_and_is_not_certain_is_asked_about(
    language: str, before: list[str], line: str, means: str
) -> None:
    one = at_prompt("turn", language)
    for each in before:
        typed(one, each)
    version = one.table.version
    typed(one, line)
    assert one.table.version == version
    asked = Line(line, "turn", "fact", means, deed=False, before=before)
    assert Judge(language).outcome(asked) == "asked back"


@pytest.mark.parametrize(
    ("language", "before", "line"),
    [
        ("en", "look b1", "don't buy it"),
        ("en", "find red", "buy it"),
        ("fr", "voir b1", "la partie dure combien de temps"),
        ("en", "row b", "get b2"),
        ("de", "reihe b", "a2 oder a3"),
        ("en", "b3", "what does the blue one cost"),
        ("de", "bank", "was hat ben zuletzt gemacht"),
        ("en", "row b", "who was first to reserve"),
        ("fr", "trouver rouge", "j'suis à une ou deux gemmes de quoi"),
        ("nl", "bekijk a3", "waar heb je rood voor nodig"),
    ],
)
def test_a_line_that_does_not_lean_is_as_it_is_alone(language: str, before: str, line: str) -> None:
    alone, behind = at_prompt("turn", language), at_prompt("turn", language)
    typed(behind, before)
    told = [[said.message for said in typed(one, line)] for one in (alone, behind)]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("language", "row", "line"),
    [
        ("en", "row b", "which of those four is blue"),
        ("de", "reihe b", "welche von den vieren ist blau"),
        ("nl", "rij b", "welke van die vier is blauw"),
    ],
)
def test_how_many_were_told_is_no_price_of_them(language: str, row: str, line: str) -> None:
    one = at_prompt("turn", language)
    typed(one, row)
    assert "b4" in one.style.text(typed(one, line)[0].message)


@pytest.mark.parametrize(
    ("language", "command", "line"),
    [
        ("en", "hand", "read my hand, grab then blue white red"),
        ("nl", "hand", "vertel mijn hand, pak dan blauw wit rood"),
    ],
)
def test_the_verb_of_an_order_begins_a_part_of_the_line(
    language: str, command: str, line: str
) -> None:
    one, alone = (at_prompt("turn", language) for _ in range(2))
    assert typed(one, line)[0].message == typed(alone, command)[0].message
    assert one.table.version > alone.table.version
