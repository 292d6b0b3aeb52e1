"""Orders in another shape than an order's: a card first, a reason, a payment, a question behind."""

import pytest

from splendor_access.session.prompts import Choice
from splendor_access.talk.parsing.commands import Pay
from tests.talk.held_out.situation import at_prompt, typed
from tests.talk.test_orders import offered


@pytest.mark.parametrize(
    ("language", "line", "deeds"),
    [
        ("en", "cheapest one I can afford, buy it", ["buy a2"]),
        ("en", "the most expensive one, I'll reserve it", ["reserve c1", "reserve c3"]),
        ("de", "das billigste was ich bezahlen kann, das kaufe ich", ["buy a2"]),
        ("de", "die teuerste, reservier sie", ["reserve c1", "reserve c3"]),
        ("fr", "la moins chère que je peux payer, je l'achète", ["buy a2"]),
        ("fr", "la plus chère, je la réserve", ["reserve c1", "reserve c3"]),
        ("nl", "de goedkoopste die ik kan betalen, koop die", ["buy a2"]),
        ("nl", "de duurste, die reserveer ik", ["reserve c1", "reserve c3"]),
    ],
)
def test_a_card_may_be_called_before_its_deed(language: str, line: str, deeds: list[str]) -> None:
    assert offered(language, line)[: len(deeds)] == deeds


@pytest.mark.parametrize(
    ("language", "line", "deed"),
    [
        ("en", "so that Ben doesn't get it I reserve b1", "reserve b1"),
        ("en", "take two whites because there are four of them", "take dd"),
        ("en", "two whites cause there's four of them", "take dd"),
        ("de", "damit der ben nicht drankommt reservier ich b1", "reserve b1"),
        ("de", "nimm zwei weiße weil da vier liegen", "take dd"),
        ("fr", "pour que Ben ne l'ait pas je réserve b1", "reserve b1"),
        ("fr", "je prends deux blancs parce qu'il y en a quatre", "take dd"),
        ("nl", "zodat ben hem niet krijgt reserveer ik b1", "reserve b1"),
        ("nl", "ik pak twee witte want er liggen er vier", "take dd"),
    ],
)
def test_a_reason_may_stand_before_an_order_or_behind(language: str, line: str, deed: str) -> None:
    assert offered(language, line)[0] == deed


@pytest.mark.parametrize(
    ("language", "line", "deed"),
    [
        ("en", "buy the green one in level 1, use the gold for the missing ruby", "a3 with 1s1g1r"),
        ("en", "pay for the ruby card without touching my gold", "a2 with 1s1e"),
        ("en", "buy a2, the gold can go", "a2 with 1s1g"),
        ("de", "kauf die grüne in reihe a, gold für den fehlenden rubin", "a3 with 1s1g1r"),
        ("de", "bezahl die rote karte ohne mein gold anzufassen", "a2 with 1s1e"),
        ("de", "a3 her damit, das gold darf ruhig draufgehen", "a3 with 1s1g1r"),
        ("fr", "achète la verte du niveau 1, l'or pour le rubis manquant", "a3 with 1s1g1r"),
        ("fr", "paye la carte rouge sans mon or", "a2 with 1s1e"),
        ("fr", "achete a2 mais touche pas à mes bleus, mets l'or", "a2 with 1e1g"),
        ("nl", "koop de groene van niveau 1, goud voor de ontbrekende robijn", "a3 with 1s1g1r"),
        ("nl", "betaal de rode kaart zonder mijn goud aan te raken", "a2 with 1s1e"),
    ],
)
def test_a_payment_may_be_said_behind_a_card(language: str, line: str, deed: str) -> None:
    assert offered(language, line)[0] == f"buy {deed}"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "swap 1s1e for a2"),
        ("en", "I'll trade one blue and one green for the card a2"),
        ("en", "exchange my green and blue for the red card a2"),
        ("de", "tausche einen blauen und einen grünen gegen a2"),
        ("de", "ich geb blau und grün für a2 her"),
        ("fr", "j'échange un bleu et un vert contre a2"),
        ("fr", "échange 1s1e contre a2"),
        ("nl", "ruil 1s1e in voor a2"),
        ("nl", "ik ruil een blauwe en een groene voor a2 in"),
    ],
)
def test_gems_that_are_given_for_a_card_buy_it(language: str, line: str) -> None:
    paid = str(Pay("a2", {"s": 1, "e": 1}))
    assert offered(language, line)[:2] == [paid, "buy a2"]


@pytest.mark.parametrize("line", ["swap a2 for b1", "trade with Ben", "trade my red for a blue"])
def test_of_any_other_trade_it_is_told_what_can_be_done(line: str) -> None:
    one = at_prompt("turn", "en")
    typed(one, line)
    assert one.open_prompt is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "buy a2, and what came up in its place?"),
        ("de", "kauf a2, und was kam dafür auf den tisch?"),
        ("fr", "achète a2, et qu'est-ce qui est arrivé à sa place ?"),
        ("nl", "koop a2, en wat kwam ervoor in de plaats?"),
    ],
)
def test_an_order_that_a_question_follows_is_asked_about(language: str, line: str) -> None:
    deed, would_be, *_others = offered(language, line)
    assert deed == "buy a2"
    assert "try" in would_be


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "if Ben leaves it alone I'll buy b3 next turn"),
        ("de", "wenn ben sie liegen lässt kaufe ich b3 nächste runde"),
        ("fr", "si Ben la laisse j'achète b3 au prochain tour"),
        ("nl", "als ben hem laat liggen koop ik b3 volgende beurt"),
    ],
)
def test_of_a_deed_on_a_condition_what_would_be_comes_first(language: str, line: str) -> None:
    would_be, deed, *_others = offered(language, line)
    assert "try" in would_be
    assert deed == "buy b3"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "what should I take because Ben wants red"),
        ("en", "Ben took it because he needs red"),
        ("de", "was soll ich nehmen weil ben rot will"),
        ("fr", "qu'est-ce que je prends parce que Ben veut le rouge"),
        ("nl", "wat moet ik pakken want ben wil rood"),
    ],
)
def test_what_orders_nothing_has_no_deed_before_its_reason(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    version = one.table.version
    typed(one, line)
    prompt = one.open_prompt
    options = prompt.options if isinstance(prompt, Choice) else ()
    assert one.table.version == version
    assert not any(str(meant).startswith("Act(") for _told, meant in options[:1])
