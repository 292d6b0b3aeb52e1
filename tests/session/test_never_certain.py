"""Replies that ask, doubt, deny or suppose: none of them chooses, gives, pays or agrees."""

import pytest

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
CASES = [
    (prompt, language, line.strip())
    for prompt, lines in (("which", WHICH), ("give-back", GIVE))
    for language, text in lines.items()
    for line in text.splitlines()
] + [("yes-no", "en", "am I sure"), ("yes-no", "de", "bin ich sicher")]


@pytest.mark.parametrize(("prompt", "language", "line"), CASES)
def test_what_is_not_certain_does_nothing(prompt: str, language: str, line: str) -> None:
    one = at_prompt(prompt, language)
    before = one.table.version
    assert typed(one, line)
    assert one.table.version == before
