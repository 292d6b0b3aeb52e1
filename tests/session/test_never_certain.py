"""Replies that ask, doubt, deny or suppose: none of them chooses, gives, pays or agrees."""

import pytest

from splendor_access.game.actions import Buy, Reserve
from splendor_access.session.choosing import ChoiceReader
from splendor_access.session.prompts import Choice
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import Act
from tests.talk.held_out.situation import at_prompt, typed

WHICH = {
    "en": """maybe c1
        a4 is too dear
        c1 costs too much
        should I take a4
        wouldn't c1 be smarter
        can I even afford the first
        a4 or c1
        I was thinking of c1 but no""",
    "de": """vielleicht c1
        die erste wäre mir zu teuer
        a4 kostet mich zu viel
        sollte ich lieber c1
        hat die erste mehr Punkte
        krieg ich für die erste Gold
        nimmt Ben sonst c1
        lieber nicht die erste""",
    "fr": """peut-être c1
        la première serait trop chère
        c1 coûte trop cher
        c1 ne serait-elle pas mieux
        la deuxième est-elle mieux
        dois-je prendre a4
        plutôt pas la première
        est-ce que je peux payer la première""",
    "nl": """misschien c1
        de eerste is me te duur
        zal ik a4 nemen
        heeft de eerste meer punten
        pakt Ben anders c1
        liever niet de eerste
        zou c1 niet slimmer zijn
        was het a4 die groen kost""",
}
GIVE = {
    "en": """should I give two red
        maybe two red
        do I have two red
        two red is too much
        not two red""",
    "de": """soll ich zwei rote abgeben
        vielleicht zwei rote
        hab ich zwei rote
        zwei rote sind zu viel
        nicht zwei rote""",
    "fr": """dois-je rendre deux rouges
        peut-être deux rouges
        ai-je deux rouges
        deux rouges c'est trop
        pas deux rouges""",
    "nl": """zal ik twee rode geven
        misschien twee rode
        heb ik twee rode
        twee rode is te veel
        niet twee rode""",
}
NOBLE = {
    "en": """and the other one, does he come back
        then ben gets the second
        the other comes next turn right
        can't I have both""",
    "de": """und der andere, kommt der dann im nächsten Zug
        und den anderen, krieg ich den auch noch
        den zweiten kriegt dann ben
        kann ich nicht beide haben""",
    "fr": """et l'autre alors, je le perds pour de bon
        et le deuxième, il reviendra
        l'autre je pourrai l'avoir au prochain tour""",
    "nl": """en de andere, komt die volgende beurt
        de tweede gaat dan naar ben
        krijg ik ze niet allebei""",
}
PAYMENT = {
    "en": """no, pay green red and black
        is there any gold left over there if I spend mine""",
    "de": "nein, zahl grün rot und schwarz",
}
ORDERED = {
    "de": "ich nehm zwei rote und sonst nix",
    "en": "I take five red and nothing else",
}
"""Gems that are ordered where cards are to choose from that cost as many."""

DEEDS_OF_CARD = {
    "en": "what do I have in my hand",
    "de": "was hab ich auf der Hand",
    "fr": "qu'est-ce que j'ai en main",
    "nl": """wat heb ik in mijn hand
        hoe lang doe ik over a4""",
}
"""At a card that may be bought or reserved."""

CASES = [
    (prompt, language, line.strip())
    for prompt, lines in (
        ("which", WHICH),
        ("give-back", GIVE),
        ("noble", NOBLE),
        ("which", DEEDS_OF_CARD),
        ("which", ORDERED),
        ("payment", PAYMENT),
    )
    for language, text in lines.items()
    for line in text.splitlines()
] + [("yes-no", "en", "am I sure"), ("yes-no", "de", "bin ich sicher")]


@pytest.mark.parametrize(
    ("language", "line"),
    [(language, line) for language, text in DEEDS_OF_CARD.items() for line in text.splitlines()],
)
def test_a_question_is_no_choice_between_two_deeds(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    deeds = [Act(Buy("c1")), Act(Reserve("c1"))]
    head = say("guessed", typed="c1", count=len(deeds))
    choice = Choice("which", head, [(say("option", number=1), each) for each in deeds])
    reader = ChoiceReader(one.style.vocabulary, one.table.names)
    assert reader.choice(choice, line.strip(), one.table.state) is None


@pytest.mark.parametrize(("prompt", "language", "line"), CASES)
def test_what_is_not_certain_does_nothing(prompt: str, language: str, line: str) -> None:
    one = at_prompt(prompt, language)
    before = one.table.version
    assert typed(one, line)
    assert one.table.version == before


@pytest.mark.parametrize(
    ("language", "before", "line"),
    [
        ("en", "reserve green", "two diamonds for me"),
        ("en", "reserve green", "scrap that, two diamonds for me"),
        ("fr", "réserver blanc", "la deuxième elle coûte cher"),
        ("fr", "réserver blanc", "la deuxième, elle coûte cher"),
        ("de", "reserviere weiß", "die zweite kostet viel"),
        ("nl", "reserveer zwart", "de tweede is duur"),
    ],
)
def test_neither_gems_nor_a_price_beside_an_ordinal_choose_a_card(
    language: str, before: str, line: str
) -> None:
    one = at_prompt("turn", language)
    typed(one, before)
    version = one.table.version
    typed(one, line)
    assert one.table.version == version


@pytest.mark.parametrize("prompt", ["payment", "which", "noble"])
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "another time"),
        ("en", "one other thing"),
        ("en", "drop it, I'll have another think"),
        ("en", "let me have another look"),
        ("de", "ein anderes Mal"),
        ("de", "eine andere Frage"),
        ("de", "ein anderer Gedanke"),
        ("fr", "autre chose d'abord"),
        ("fr", "une autre fois"),
        ("fr", "une autre question"),
        ("nl", "een andere keer"),
        ("nl", "een ander moment"),
        ("nl", "een andere vraag eerst"),
    ],
)
def test_another_time_or_thing_is_none_of_two_choices(
    language: str, prompt: str, line: str
) -> None:
    one = at_prompt(prompt, language)
    typed(one, line)
    assert one.table.version == at_prompt(prompt, language).table.version


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "let me have another think"),
        ("de", "ich überlege noch mal"),
        ("fr", "je vais y réfléchir encore"),
        ("nl", "ik moet er nog eens over slapen"),
    ],
)
def test_whoever_wants_to_think_again_leaves_the_choices(language: str, line: str) -> None:
    one = at_prompt("payment", language)
    typed(one, line)
    assert one.open_prompt is None
