"""Sentences and replies of one's own: what they do, ask and answer, in a session."""

from itertools import permutations

import pytest

from splendor_access.game.actions import Buy, ChooseNoble, Reserve, Take
from splendor_access.game.cards import Card, gems, minus
from splendor_access.session.choosing import ChoiceReader
from splendor_access.session.prompts import Choice
from splendor_access.session.replies import ReplyReader
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import Act, Ask, Do
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.cases import every
from tests.driver import session, table, told
from tests.talk.held_out.situation import at_prompt, typed


def test_a_word_that_is_not_known_beside_a_deed_is_asked_about() -> None:
    one = at_prompt("turn", "en")
    before = one.table.version
    assert typed(one, "buyy a2")[0].message.name == "guessed"
    assert one.table.version == before
    typed(one, "yeah")
    assert one.table.version > before


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "see one"), ("en", "sea one"), ("de", "zeh eins"), ("fr", "ces un"), ("nl", "zee een")],
)
def test_a_place_that_dictation_writes_as_words_is_looked_at(language: str, line: str) -> None:
    first = typed(at_prompt("turn", language), line)[0].message
    assert (first.name, first.args["place"]) == ("placed", "c1")


@pytest.mark.parametrize("line", ["reserve the cheapest", "reserve cheap"])
def test_the_cheapest_is_asked_about_that_the_whole_price_and_what_is_left_of_it_differ_in(
    line: str,
) -> None:
    one = at_prompt("turn", "en")
    before = one.table.version
    names = [said.message.name for said in typed(one, line)]
    assert names == ["which-card", "option", "option"]
    assert one.table.version == before


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "help me out"), ("de", "hilfe was mach ich"), ("fr", "aide moi à décider")],
)
def test_a_call_for_help_in_a_sentence_offers_the_hint(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    assert isinstance(one.open_prompt, Choice)
    options = [meant for _told, meant in one.open_prompt.options]
    assert {Ask("hint"), Ask("help")} <= {*options}


def test_nothing_is_done_behind_what_is_not_clear() -> None:
    one = at_prompt("turn", "en")
    before = one.table.version
    names = [said.message.name for said in typed(one, "find level, b cheap")]
    assert names[:2] == ["not-understood", "left-undone"]
    assert one.table.version == before


def test_a_line_of_several_is_done_one_after_another() -> None:
    one = at_prompt("turn", "en")
    names = [said.message.name for said in typed(one, "row a then bank")]
    assert names[0].startswith("row")
    assert any(name.startswith("bank") for name in names)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "row a then reserve a1 then bank"),
        ("en", "row a, reserve a1, bank"),
        ("de", "reihe a dann reserviere a1 dann bank"),
        ("fr", "rangée a puis réserve a1 puis banque"),
        ("nl", "rij a, dan reserveer a1, dan bank"),
    ],
)
def test_commands_before_and_behind_a_deed_are_done_in_their_order(
    language: str, line: str
) -> None:
    one = at_prompt("turn", language)
    names = [said.message.name for said in typed(one, line)]
    assert names[0].startswith("row")
    assert names.index("reserved-me") < names.index("bank-lacking")
    assert one.table.actions[-1] == Reserve("a1")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "from deck a instead"),
        ("de", "doch lieber von Stapel a"),
        ("fr", "plutôt dans la pile a"),
        ("nl", "liever stapel a"),
    ],
)
def test_another_card_at_the_question_about_one_is_asked_about(language: str, line: str) -> None:
    one = at_prompt("yes-no", language)
    before = one.table.version
    assert [said.message.name for said in typed(one, line)] == ["guessed", "option-deed"]
    assert one.table.version == before


@pytest.mark.parametrize(
    ("language", "line"), [("en", "one of each"), ("de", "eins von jedem"), ("nl", "een van elk")]
)
def test_one_of_each_pile_is_not_the_first_pile(language: str, line: str) -> None:
    one = at_prompt("give-back", language)
    before = one.table.state
    assert "given-partly" not in [said.message.name for said in typed(one, line)]
    assert one.table.state == before


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "who is winning and what can I buy"),
        ("de", "wer führt und was kann ich kaufen"),
        ("fr", "qui mène et que puis-je acheter"),
        ("nl", "wie staat voor en wat kan ik kopen"),
    ],
)
def test_two_questions_of_one_line_are_both_answered(language: str, line: str) -> None:
    names = [said.message.name for said in typed(at_prompt("turn", language), line)]
    assert names[0] == "standing"
    assert "afford" in names


def test_a_deed_whose_first_word_is_also_a_command_stays_one() -> None:
    one = at_prompt("turn", "nl")
    typed(one, "ik neem graag groen, rood en blauw, alsjeblieft")
    assert one.table.actions[-1] == Take(gems("ser"))


def test_gems_joined_by_and_stay_one_deed_in_a_line_of_several() -> None:
    one = at_prompt("turn", "en")
    typed(one, "take red and white and green and then show the board")
    assert one.table.actions[-1] == Take(gems("erd"))


def test_two_commands_with_one_word_between_are_both_answered() -> None:
    one = at_prompt("turn", "en")
    names = [said.message.name for said in typed(one, "bank then score")]
    assert names[0] == "bank-lacking"
    assert len(names) > 1


@pytest.mark.parametrize(
    ("language", "asked", "line"),
    [
        ("en", "look a2", "buy it"),
        ("en", "find red", "buy the first"),
        ("de", "schau a2", "kauf die"),
        ("fr", "voir a2", "achète-la"),
        ("nl", "kijk a2", "koop die"),
    ],
)
def test_it_and_the_first_are_a_card_of_the_last_answer_and_are_asked_about(
    language: str, asked: str, line: str
) -> None:
    one = at_prompt("turn", language)
    typed(one, asked)
    before = one.table.version
    assert typed(one, line)[0].message.name == "guessed"
    assert one.table.version == before
    typed(one, one.vocabulary.locale.words("words-yes")[0])
    action = one.table.actions[-1]
    assert isinstance(action, Buy)
    assert action.place == "a2"


def test_a_question_about_it_is_answered_and_without_an_answer_it_is_nothing() -> None:
    one = at_prompt("turn", "en")
    assert typed(one, "buy it")[0].message.name == "menu-cards"
    typed(one, "cancel")
    typed(one, "look b4")
    assert typed(one, "need it")[0].message.args["place"] == "b4"
    assert typed(one, "reserve that one")[0].message.name == "guessed"
    typed(one, "no")
    typed(one, "find red")  # several cards
    assert typed(one, "buy it")[0].message.name == "menu-cards"


def test_what_is_left_undone_is_said_before_the_question_and_its_choices() -> None:
    one = at_prompt("turn", "en")
    names = [said.message.name for said in typed(one, "take red, bank")]
    assert names[:2] == ["left-undone", "which-gems"]


def test_nothing_is_done_behind_a_deed_that_is_refused() -> None:
    one = at_prompt("turn", "en")
    before = one.table.version
    names = [said.message.name for said in typed(one, "take blue then buy a2")]
    assert names == ["refused-take-exactly", "left-undone"]
    assert one.table.version == before


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "reserve a1, if i get gold"),
        ("de", "wenn ich blau nehme, kaufe a2"),
        ("de", "reserviere a1, wenn ich gold bekomme"),
        ("fr", "réserve a1, si j'ai un or, puis banque"),
        ("nl", "reserveer a1, zodra ik goud krijg, dan bank"),
    ],
)
def test_what_depends_on_something_is_not_several_lines(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    before = one.table.version
    typed(one, line)
    assert one.table.version == before


def test_news_of_a_deed_come_between_the_answers_before_and_behind_it() -> None:
    one = at_prompt("turn", "en")
    said = typed(one, "show me the bank, then reserve a1, then tell me the score")
    told = [(each.kind, each.message.name) for each in said]
    assert told == [
        ("answers", "bank-lacking"),
        ("mine", "reserved-me"),
        ("market", "dealt-news"),
        ("answers", "standing"),
        ("answers", "standing-me"),
        ("turn", "pass-device"),
    ]


def test_letters_that_cannot_be_taken_are_no_example() -> None:
    one = at_prompt("turn", "en")
    assert [said.message.name for said in typed(one, "gg")] == ["refused-gold-not-taken"]


def test_over_a_pipe_a_line_is_one_line() -> None:
    one = session(table("human", "easy"), strict=True)
    assert told(one, "row a then bank")[0] == '"row a then bank" is not clear. Example: row b'


def test_a_card_in_question_can_be_looked_at() -> None:
    one = at_prompt("which", "en")
    before = one.table.version
    assert typed(one, "look a4")[0].message.name.startswith("placed")
    assert one.table.version == before


def test_what_was_done_is_a_query_of_the_log() -> None:
    one = at_prompt("turn", "en")
    asked = [one.style.text(said.message) for said in typed(one, "when did Ben buy the red card")]
    assert asked == ["1 line:", "Round 4: Ben bought a1, red, paying 3 white."]


@pytest.mark.parametrize(
    ("language", "reply"),
    [("en", "the cheap one"), ("de", "die billige"), ("fr", "a4"), ("nl", "de eerste")],
)
def test_a_card_is_chosen_by_what_differs(language: str, reply: str) -> None:
    one = at_prompt("which", language)
    typed(one, reply)
    held = one.table.state.seats[0].hand[1]
    assert held
    assert held.card == at_prompt("which", language).table.state.card_at("a4")


@every(
    ("language", "line", "payment"),
    [
        ("en", "buy a2, blue and gold", "sg"),
        ("en", "buy a2, gold for the blue", "eg"),
        ("en", "buy a2 with gold for green", "sg"),
        ("de", "kaufe a2 mit gold für grün", "sg"),
        ("fr", "achète a2 avec l'or pour le vert", "sg"),
        ("nl", "koop a2 met goud voor groen", "sg"),
        ("en", "buy a2 and keep the green", "sg"),
        ("en", "save my gold and buy a2", "se"),
        ("de", "a2 kaufen, das Gold für den blauen", "eg"),
        ("de", "kaufe a2, aber den grünen behalte ich", "sg"),
        ("fr", "acheter a2, l'or pour le bleu", "eg"),
        ("fr", "j'achète a2 mais je garde le vert", "sg"),
        ("nl", "a2 kopen, het goud voor de blauwe", "eg"),
        ("nl", "koop a2 maar ik hou mijn groene", "sg"),
    ],
)
def test_what_a_sentence_says_of_a_payment_is_paid(language: str, line: str, payment: str) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    prompt = one.open_prompt
    if isinstance(prompt, Choice):
        assert len(prompt.options) == 1
        typed(one, "1")
    assert one.table.actions[-1] == Buy("a2", gems(payment))


@every(
    ("language", "line"),
    [
        ("en", "reserve the one that gives red"),
        ("de", "reserviere die, die rot gibt"),
        ("fr", "réserve celle qui donne du rouge"),
        ("nl", "reserveer die rood geeft"),
    ],
)
def test_of_several_cards_that_an_order_describes_one_is_to_be_chosen(
    language: str, line: str
) -> None:
    one = at_prompt("turn", language)
    typed(one, "c1")
    typed(one, "c3")
    typed(one, line)
    prompt = one.open_prompt
    assert isinstance(prompt, Choice)
    reserved = [Act(Reserve(place)) for place in ("a2", "b1", "c3", "c4")]
    assert [each for _told, each in prompt.options] == reserved


@every(
    ("language", "reply"),
    [
        *(("en", each) for each in ("put the green one aside", "I'll put green aside for a1")),
        *(("de", each) for each in ("das grüne heb ich mir für a1 auf", "grün leg ich beiseite")),
        *(("fr", each) for each in ("je mets le vert de côté pour a1", "je mets le vert à part")),
        *(("nl", each) for each in ("de groene leg ik opzij voor a1", "leg groen maar opzij")),
    ],
)
def test_what_is_put_by_at_a_payment_is_kept(language: str, reply: str) -> None:
    one = at_prompt("payment", language)
    typed(one, reply)
    assert one.table.actions[-1] == Buy("a2", gems("sg"))


@every(
    ("language", "reply"),
    [
        *(("en", each) for each in ("the other than n1", "not n1, the other", "n2, not the other")),
        *(("de", each) for each in ("nicht n1, den anderen", "n2, nicht den anderen")),
        *(("fr", each) for each in ("pas n1, l'autre", "n2, pas l'autre")),
        *(("nl", each) for each in ("niet n1, de andere", "n2, niet de andere")),
    ],
)
def test_the_other_of_two_is_not_the_one_that_is_named(language: str, reply: str) -> None:
    one = at_prompt("noble", language)
    typed(one, reply)
    assert one.table.actions[-1] == ChooseNoble("n2")


@pytest.mark.parametrize(
    ("language", "reply"),
    [
        ("en", "noble number one please"),
        ("de", "Adliger Nummer eins bitte"),
        ("fr", "noble numéro un s'il vous plaît"),
        ("nl", "edele nummer één alstublieft"),
    ],
)
def test_one_is_a_number_behind_the_word_for_it(language: str, reply: str) -> None:
    one = at_prompt("noble", language)
    typed(one, reply)
    assert one.table.actions[-1] == ChooseNoble("n1")


@pytest.mark.parametrize(
    ("language", "reply"),
    [
        ("nl", "och, laat die aankoop maar"),
        ("nl", "ik laat de aankoop toch maar"),
        ("fr", "oublie l'achat"),
        ("de", "ach, lass den Kauf"),
    ],
)
def test_a_deed_that_is_let_be_is_cancelled(language: str, reply: str) -> None:
    one = at_prompt("payment", language)
    before = one.table.version
    assert typed(one, reply)[0].message.name == "cancelled"
    assert one.table.version == before


def test_an_option_is_chosen_by_its_number_in_a_phrase() -> None:
    one = at_prompt("which", "en")
    typed(one, "card two")
    held = one.table.state.seats[0].hand[1]
    assert held
    assert held.card == at_prompt("which", "en").table.state.card_at("c1")


@pytest.mark.parametrize(("line", "left"), [("without blue", "ssroo"), ("without green", "seroo")])
def test_a_payment_is_chosen_by_what_it_leaves(line: str, left: str) -> None:
    one = at_prompt("payment", "en")
    typed(one, line)
    assert one.table.state.seats[0].tokens == gems(left)


def test_a_wish_at_a_guess_does_nothing() -> None:
    one = at_prompt("turn", "en")
    typed(one, "red green blue")
    before = one.table.version
    typed(one, "I'd like to take blue, green and red")
    assert one.table.version == before


def test_an_unknown_word_leaves_no_game() -> None:
    one = at_prompt("confirmation", "nl")
    typed(one, "stop mine.txt")
    assert not one.finished


def test_a_prompt_is_left_in_words() -> None:
    one = at_prompt("which", "en")
    assert [said.message.name for said in typed(one, "forget it")] == ["cancelled"]
    assert one.open_prompt is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "take blue, green and red"),
        ("de", "nimm blau, grün und rot"),
        ("fr", "prends un bleu, un vert et un rouge"),
        ("nl", "neem blauw, groen en rood"),
    ],
)
def test_the_colours_of_one_deed_are_not_several_lines(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    before = one.table.state.seats[0].tokens
    typed(one, line)
    assert sum(one.table.state.seats[0].tokens) == sum(before) + 3


@pytest.mark.parametrize(
    ("language", "line", "place"),
    [
        ("en", "dearer", "c1"),
        ("en", "the costlier one", "c1"),
        ("de", "die kostspieligere", "c1"),
        ("fr", "le plus coûteux", "c1"),
        ("fr", "la plus onéreuse", "c1"),
        ("fr", "la moins onéreuse", "a4"),
        ("nl", "de prijzigste", "c1"),
        ("nl", "de minst prijzige", "a4"),
    ],
)
def test_one_card_of_two_is_called_by_its_price(language: str, line: str, place: str) -> None:
    one = at_prompt("which", language)
    card = one.table.state.card_at(place)
    typed(one, line)
    assert card in [held.card for held in one.table.state.seats[0].hand if held]


@pytest.mark.parametrize(("language", "word"), [("nl", "blauwgroene"), ("de", "blaugr\u00fcn")])
def test_two_colours_may_be_one_word(language: str, word: str) -> None:
    reader = ReplyReader(Vocabulary(Locale(language)), ())
    assert [each.senses for each in reader.tokens(word)] == [{"colour"}, {"colour"}]


@pytest.mark.parametrize(
    ("prompt", "language", "line"),
    [
        ("which", "de", "die weiße"),
        ("payment", "en", "which one is cheaper"),
        ("give-back", "en", "keep all blue"),
        ("give-back", "de", "gold behalten"),
    ],
)
def test_what_chooses_nothing_for_certain_gets_the_choices_again(
    prompt: str, language: str, line: str
) -> None:
    one = at_prompt(prompt, language)
    before, open_prompt = one.table.version, one.open_prompt
    names = [said.message.name for said in typed(one, line)]
    assert names[0] in ("none-of-these", "not-a-command", "not-done")
    assert "option" in names
    assert (one.table.version, one.open_prompt) == (before, open_prompt)


@pytest.mark.parametrize(
    ("language", "line", "left"),
    [
        ("en", "use gold for the green", "seroo"),
        ("de", "mit Gold für Blau", "ssroo"),
        ("fr", "l'or comme bleu", "ssroo"),
        ("en", "last one", "ssroo"),
        ("en", "option b", "ssroo"),
        ("en", "gold instead of blue", "ssroo"),
        ("fr", "laisse-moi le bleu", "ssroo"),
        ("fr", "je tiens à mon bleu", "ssroo"),
        ("nl", "goud in plaats van groen", "seroo"),
    ],
)
def test_gold_pays_for_the_colour_that_it_is_to_stand_for(
    language: str, line: str, left: str
) -> None:
    one = at_prompt("payment", language)
    typed(one, line)
    assert one.table.state.seats[0].tokens == gems(left)


@pytest.mark.parametrize("line", ["one and four", "1 and 4"])
def test_every_pile_that_is_counted_is_given_back(line: str) -> None:
    one = at_prompt("give-back", "en")
    typed(one, line)
    assert one.table.state.seats[0].tokens == gems("sseegroodd")


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "yes but save first"), ("de", "ja aber erst speichern"), ("fr", "oui mais sauvegarde")],
)
def test_a_yes_with_a_condition_leaves_no_game(language: str, line: str) -> None:
    one = at_prompt("confirmation", language)
    typed(one, line)
    assert not one.finished
    assert one.open_prompt


@pytest.mark.parametrize(
    ("line", "rounds"),
    [
        ("when did I reserve h1", [6]),
        ("when did Ben take white", [1, 2, 3]),
        ("did Ben take blue", [2]),
        ("how often did I take gold", [6]),
        ("who took gold in round five", [5]),
        ("what did Ben pay for his last card", [6]),
        ("who reserved last", [7]),
    ],
)
def test_the_log_is_asked_for_colours_rounds_and_what_was_last(
    line: str, rounds: list[int]
) -> None:
    one = at_prompt("turn", "en")
    asked = typed(one, line)[1:]
    assert [said.message.args["round"] for said in asked] == rounds


@pytest.mark.parametrize(
    "line",
    ["I took white", "what color did Ben take most", "who bought the most cards", "sorry Ben"],
)
def test_what_the_log_cannot_tell_gets_no_answer_to_something_else(line: str) -> None:
    one = at_prompt("turn", "en")
    first = typed(one, line)[0].message.name
    assert first in ("guessed", "not-a-command", "not-a-command-topic")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "you buy a2"),
        ("de", "man kauft a2"),
        ("de", "kaufst du a2"),
        ("fr", "il achète a2"),
        ("fr", "j'achetais a2"),
        ("nl", "jij koopt a2"),
    ],
)
def test_what_somebody_else_does_is_not_done(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    before = one.table.version
    typed(one, line)
    assert one.table.version == before


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "take res"), ("de", "nimm red")],
)
def test_letters_that_are_nearly_a_colour_are_asked_about(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    before = one.table.version
    asked = [said.message.name for said in typed(one, line)]
    assert asked == ["which-gems", "option", "option"]
    assert one.table.version == before


@pytest.mark.parametrize(("language", "line"), [("en", "take ser"), ("de", "take erd")])
def test_letters_in_the_order_of_the_notation_always_act(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    before = one.table.version
    typed(one, line)
    assert one.table.version > before


@pytest.mark.parametrize(
    ("language", "take", "asked"),
    [
        ("de", "nimm", "red rod roe ros"),
        ("fr", "prendre", "red ord ore ors"),  # codespell:ignore ore
        ("nl", "neem", "red ode rde rod roe"),
    ],
)
def test_letters_are_nearly_a_colour_of_the_language_of_the_game_alone(
    language: str, take: str, asked: str
) -> None:
    """English has `red` for those who type it whole, but nobody mistypes it in another language."""
    found = set()
    for letters in {*map("".join, permutations("serod", 3))} - {"der", "des"}:  # articles
        one = session(table("human", "human"), language=language)
        said = typed(one, f"{take} {letters}")[0].message.name
        assert said == "which-gems" or one.table.version, letters
        found |= {letters} if said == "which-gems" else set()
    assert found == {*asked.split()}


@pytest.mark.parametrize("line", ["take sgr", "take ssr", "take ss"])
def test_a_refusal_of_gold_or_of_a_pair_says_what_the_letters_are(line: str) -> None:
    one = at_prompt("turn", "en")
    _refused, letters = typed(one, line)
    told = "g is gold, green is e; s is blue, black is o."
    assert one.style.text(letters.message) == told
    assert [said.message.name for said in typed(one, "take two blue")] == ["refused-two-need-four"]


def test_over_a_pipe_a_refusal_of_gold_stands_alone() -> None:
    strict = at_prompt("turn", "en", strict=True)
    assert [said.message.name for said in typed(strict, "take sgr")] == ["refused-gold-not-taken"]


@pytest.mark.parametrize(("line", "turns"), [("undo 2", 2), ("undo two turns", 2), ("undo", 1)])
def test_so_many_turns_are_undone_as_are_named(line: str, turns: int) -> None:
    one = at_prompt("turn", "en")
    before = len(one.table.turns_of(0))
    typed(one, line)
    typed(one, "yes")
    assert len(one.table.turns_of(0)) == before - turns


def test_more_turns_than_there_were_are_not_undone() -> None:
    one = at_prompt("turn", "en")
    before = one.table.version
    (said,) = typed(one, "undo 9")
    assert one.style.text(said.message) == "You have had 7 turns so far; nothing is taken back."
    assert one.table.version == before


def test_an_option_about_a_word_that_is_no_place_is_not_looked_up() -> None:
    one = at_prompt("turn", "en")
    options = tuple((say("option-line", line=word), Ask("find", word)) for word in ("ch", "gold"))
    choice = Choice("which", say("which-card", typed="x", count=2), options)
    reader = ChoiceReader(one.style.vocabulary, one.table.names)
    assert reader.choice(choice, "the blue one", one.table.state) is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "the least expensive"),
        ("de", "die weniger teure"),
        ("fr", "le moins cher"),
        ("nl", "de minst dure"),
    ],
)
def test_the_least_expensive_of_two_cards_is_the_cheap_one(language: str, line: str) -> None:
    one = at_prompt("which", language)
    typed(one, line)
    held = one.table.state.seats[0].hand[1]
    assert held is not None
    assert isinstance(held.card, Card)
    assert held.card.cost == gems("eeee")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "reserve the 4"),
        ("de", "reserviere die 4"),
        ("fr", "réserve la carte numéro 4"),
        ("nl", "hou de 5"),
        ("fr", "achète la plus chère"),
    ],
)
def test_a_bare_number_or_the_dearest_of_all_calls_no_card_for_certain(
    language: str, line: str
) -> None:
    one = at_prompt("turn", language)
    before = one.table.version
    assert typed(one, line)[0].message.name in ("guessed", "which-gems")
    assert one.table.version == before


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "one more game, please, against a stronger computer"),
        ("en", "play again, but with a different opponent"),
        ("de", "noch eine Partie, bitte, gegen einen stärkeren Computer"),
        ("fr", "encore une partie, contre un ordinateur plus fort"),
        ("nl", "nog een potje, tegen een sterkere computer"),
    ],
)
def test_another_game_against_others_is_not_begun_against_the_same(
    language: str, line: str
) -> None:
    one = at_prompt("end", language)
    typed(one, line)
    assert one.another is None
    assert isinstance(one.open_prompt, Choice)
    assert one.open_prompt.options[0][1] == Do("new")


@pytest.mark.parametrize(
    ("language", "prompt", "line"),
    [("fr", "end", "bien joué"), ("fr", "confirmation", "oui plus tard")],
)
def test_praise_and_a_yes_for_later_leave_nothing(language: str, prompt: str, line: str) -> None:
    one = at_prompt(prompt, language)
    typed(one, line)
    assert not one.finished


@pytest.mark.parametrize(
    ("language", "line", "given"),
    [
        ("en", "not the gold, rather two red", "rr"),
        ("fr", "pas l'or, plutôt deux rouges", "rr"),
        ("nl", "zwart, twee stuks", "oo"),
        ("fr", "un vert plus un blanc", "ed"),
    ],
)
def test_what_is_rather_given_back_and_counted_behind_is_given(
    language: str, line: str, given: str
) -> None:
    one = at_prompt("give-back", language)
    before = one.table.state.seats[0].tokens
    typed(one, line)
    assert minus(before, one.table.state.seats[0].tokens) == gems(given)


@pytest.mark.parametrize(
    ("language", "line"), [("fr", "celui à trois couleurs"), ("nl", "die met drie kleuren")]
)
def test_a_noble_is_chosen_by_the_number_of_its_colours(language: str, line: str) -> None:
    one = at_prompt("noble", language)
    second = one.table.state.tiles[1]
    typed(one, line)
    assert second in one.table.state.seats[0].nobles


@pytest.mark.parametrize(
    ("language", "prompt", "line"),
    [
        ("en", "turn", "reserve a1, why not?"),
        ("fr", "turn", "réserver a1, pourquoi pas ?"),
        ("nl", "turn", "a1 reserveren, waarom niet?"),
        ("nl", "turn", "kost a3 kopen me mijn goud"),
        ("fr", "turn", "ça me coûterait mon or d'acheter a3"),
        ("fr", "turn", "la c4 réservé"),
        ("fr", "turn", "réserve c4 avec un bleu"),
        ("nl", "noble", "de andere, nummer twee"),
    ],
)
def test_a_question_about_a_deed_and_what_may_be_told_do_nothing(
    language: str, prompt: str, line: str
) -> None:
    one = at_prompt(prompt, language)
    before = one.table.version
    typed(one, line)
    assert one.table.version == before


@pytest.mark.parametrize(
    ("language", "line"),
    [("fr", "acheter, ça marche comment"), ("nl", "mijn aankopen en die van Ben")],
)
def test_no_list_is_shown_for_a_part_that_only_names_a_deed(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    names = [said.message.name for said in typed(one, line)]
    assert "menu-cards" not in names
    assert "left-undone" not in names


@pytest.mark.parametrize(
    ("language", "line", "like"),
    [
        ("fr", "le tour sept", "journal tour 7"),
        ("fr", "les trois derniers coups de Ben", "journal ben 3"),
        ("nl", "drie laatste zetten van Ben", "logboek ben 3"),
    ],
)
def test_a_part_of_the_log_is_told_by_its_count(language: str, line: str, like: str) -> None:
    one, other = at_prompt("turn", language), at_prompt("turn", language)
    told_then = [said.message for said in typed(other, like)]
    assert [said.message for said in typed(one, line)] == told_then
    assert told_then[0].name == "log"


@pytest.mark.parametrize(
    ("language", "line", "choice"),
    [
        ("fr", "un de chaque hormis le rouge", Take(gems("sed"))),
        ("nl", "alles behalve rood, van elk een", Take(gems("sed"))),
    ],
)
def test_one_of_each_is_of_what_the_bank_has(language: str, line: str, choice: Take) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    assert isinstance(one.open_prompt, Choice)
    assert one.open_prompt.options[0][1] == Act(choice)


def test_what_is_given_for_a_card_is_asked_about() -> None:
    one = at_prompt("turn", "fr")
    typed(one, "pour a2 je donne vert et or")
    assert isinstance(one.open_prompt, Choice)
    assert one.open_prompt.options[0][1] == Act(Buy("a2", gems("eg")))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "how many cards are in the second deck"),
        ("fr", "combien de cartes dans la deuxième pioche"),
        ("nl", "hoeveel kaarten zitten er nog in de tweede stapel"),
    ],
)
def test_an_ordinal_of_a_deck_is_no_choice(language: str, line: str) -> None:
    one = at_prompt("which", language)
    names = [said.message.name for said in typed(one, line)]
    assert "placed" not in names


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "la même chose"),
        ("fr", "pareil que la dernière fois"),
    ],
)
def test_the_same_as_before_is_asked_about(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    assert isinstance(one.open_prompt, Choice)
    assert one.open_prompt.options[0][1] == Act(Take(gems("ser")))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(
            ("en", each)
            for each in ("2", "no", "yes please", "the second", "the other one", "number two")
        ),
        *(("de", each) for each in ("2", "nein", "die zweite", "das andere", "nummer zwei")),
        *(("fr", each) for each in ("2", "le deuxième", "numéro deux", "la seconde")),
        *(("nl", each) for each in ("2", "de tweede", "de andere", "nummer twee")),
    ],
)
def test_a_choice_where_nothing_is_asked_is_told_so(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    assert [each.message.name for each in typed(one, line)] == ["no-question"]
    assert one.open_prompt is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", each) for each in ("what should Ben do next", "what should Ben take")),
        *(("de", each) for each in ("was soll Ben tun", "was sollte Ben jetzt machen")),
        ("fr", "que devrait faire Ben maintenant"),
        ("nl", "wat moet Ben kopen"),
    ],
)
def test_nobody_is_advised_for_another_player(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    assert [each.message.name for each in typed(one, line)] == ["guessed", "option", "option"]
    assert isinstance(one.open_prompt, Choice)
    options = [meant for _told, meant in one.open_prompt.options]
    assert options == [Ask("threat", "ben"), Ask("player", "1")]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", each) for each in ("should I go for b2", "should I aim for b2")),
        *(("de", each) for each in ("soll ich b2 anstreben", "soll ich auf b2 zielen")),
        ("fr", "dois-je viser b2"),
        *(("nl", each) for each in ("zal ik voor b2 gaan", "moet ik op b2 mikken")),
    ],
)
def test_who_asks_whether_to_go_for_a_card_is_offered_it_as_an_aim(
    language: str, line: str
) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    assert isinstance(one.open_prompt, Choice)
    assert one.open_prompt.options[0][1] == Do("aim", "b2")
    typed(one, "1")
    assert one.answers.aim() == "b2"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", each) for each in ("what is this about", "what is the game about")),
        *(("en", each) for each in ("what is splendor", "what kind of game is this")),
        *(("de", each) for each in ("worum geht es hier", "worum geht's")),
        *(("fr", each) for each in ("de quoi s'agit-il", "c'est quoi ce jeu")),
        *(("nl", each) for each in ("waar gaat dit over", "wat is dit voor spel")),
    ],
)
def test_what_the_game_is_about_is_told(language: str, line: str) -> None:
    asked = {"en": "help about", "de": "hilfe über", "fr": "aide à propos", "nl": "help over"}
    about = typed(at_prompt("turn", language), asked[language])
    assert len(about) > 1
    assert typed(at_prompt("turn", language), line) == about


@every(
    ("language", "reply"),
    [
        ("en", "the four blue four green"),
        ("de", "der vier blau vier grün"),
        ("fr", "le quatre bleus quatre verts"),
        ("nl", "die vier blauw vier groen"),
    ],
)
def test_a_noble_is_chosen_by_what_it_counts(language: str, reply: str) -> None:
    one = at_prompt("noble", language)
    typed(one, reply)
    assert one.table.actions[-1] == ChooseNoble("n1")


def test_who_takes_gems_chooses_no_noble_by_them() -> None:
    one = at_prompt("noble", "en")
    version = one.table.version
    typed(one, "take three green")
    assert one.table.version == version


@every(
    ("language", "line"),
    [
        ("en", "how many green does the bank have"),
        ("de", "wie viel grün hat die bank"),
        ("fr", "la banque a combien de verts"),
        ("nl", "hoeveel groen heeft de bank"),
    ],
)
def test_what_the_bank_has_is_told_at_a_payment(language: str, line: str) -> None:
    one = at_prompt("payment", language)
    assert [said.message.name for said in typed(one, line)][:1] == ["bank-lacking"]


@every(
    ("language", "line"),
    [
        ("en", "I mistyped, keep playing"),
        ("de", "da hab ich mich vertippt, weiterspielen"),
        ("fr", "je me suis trompé, on continue la partie"),
        ("nl", "foutje getikt, verder spelen"),
    ],
)
def test_who_mistyped_a_last_word_plays_on(language: str, line: str) -> None:
    one = at_prompt("confirmation", language)
    typed(one, line)
    assert one.open_prompt is None
    assert one.table.state.to_act == 0
