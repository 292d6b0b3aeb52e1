"""What goes wrong at a real table, told in its own words: each is entered, or led to."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from splendor_access.companion.counting import corrected, explanations
from splendor_access.companion.mishaps import mishap
from splendor_access.game.actions import Buy, Reserve, Return, Take
from splendor_access.game.cards import (
    LEVELS,
    NO_GEMS,
    ORDER,
    Card,
    Gems,
    as_gems,
    gems,
    minus,
    plus,
)
from splendor_access.game.chance import unseen
from splendor_access.game.legality import legal_actions, refusal
from splendor_access.game.notation import NotationError, card_code
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import parse_record, record_text
from splendor_access.game.set_right import (
    BringNoble,
    CountTokens,
    LeaveEmpty,
    ShowCard,
    SwapCards,
    TurnUp,
    left_empty,
)
from splendor_access.table.book import Entered
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.cases import every
from tests.companion.entering import NAMES, Companion
from tests.companion.held_out import turns
from tests.companion.reading_out import read_out
from tests.companion.spoken import NO, RESERVE_AND_TAKE, UNTURNED
from tests.companion.test_entering import laid, played
from tests.tiers import tries


def begun(*lines: str) -> Companion:
    """Return a companion of four players after some lines; cards that turn up are any."""
    companion = laid(played(0))
    for line in lines:
        companion.type(line)
        turn_up(companion)
    return companion


def turn_up(companion: Companion) -> None:
    """Enter the first card that can lie where one is awaited."""
    awaiting = companion.state.awaiting
    if awaiting:
        card = unseen(companion.state.view(None))[LEVELS.index(awaiting.level)][0]
        companion.type(card_code(card))


def last(companion: Companion) -> object:
    return companion.table.book.steps[-1].entered.what


def kept(companion: Companion) -> None:
    """Expect the record of what was entered to be read back as the same game."""
    record = companion.table.record()
    text = record_text(record)
    assert text.startswith("splendor-record 3\n")
    again = parse_record(text)
    assert again.entries == record.entries
    assert record_text(again) == text


@pytest.mark.parametrize("language", languages())
def test_open_mishaps_are_entered_asked_about_or_refused_by_their_rule(language: str) -> None:
    outcomes = [
        (line.said, outcome)
        for line, outcome, _texts in turns.judged(language, "turns_open")
        if line.kind in turns.IN_WORDS
    ]
    assert not [each for each in outcomes if each[1] == "wrong"]
    led = [each for each in outcomes if each[1] != "refused"]
    assert len(led) >= len(outcomes) - 4, outcomes


def told_mishaps() -> list[tuple[str, str, str]]:
    """Return lines in each language with the kinds of the mishaps that they tell of."""
    folder = Path(__file__).parent / "corpus"
    lines = [
        (language, *line.split(" = "))
        for language in languages()
        for line in (folder / f"mishaps.{language}.txt").read_text("utf-8").splitlines()
    ]
    return [(language, said, kind) for language, said, kind in lines]


@every(("language", "said", "kind"), told_mishaps())
def test_a_mishap_is_told_in_many_words(language: str, said: str, kind: str) -> None:
    found = mishap(said, Vocabulary(Locale(language)), NAMES)
    assert found
    assert found.kind == kind


def test_two_cards_that_lie_in_each_others_place() -> None:
    companion = begun()
    one, other = (companion.state.card_at(place) for place in ("b1", "b3"))
    said = companion.type("b1 and b3 are the wrong way round")
    assert said[0] == "The cards at b1 and b3 have changed places."
    assert companion.state.card_at("b1") == other
    assert companion.state.card_at("b3") == one
    assert last(companion) == SwapCards("b1", "b3")
    kept(companion)
    companion.type("undo")
    assert companion.state.card_at("b1") == one


@pytest.mark.parametrize(
    ("language", "said"), [(language, each) for language in UNTURNED for each in UNTURNED[language]]
)
def test_a_card_that_nobody_turned_up_is_entered_and_turned_up_later(
    language: str, said: str
) -> None:
    companion = laid(played(0), language)
    reserve, take = RESERVE_AND_TAKE[language]
    companion.type(reserve)
    assert companion.prompt == "a2"
    companion.type(said)
    assert last(companion) == LeaveEmpty("a2")
    assert left_empty(companion.state) == ["a2"]
    companion.type(take)
    assert companion.state.to_act == 2
    position = position_text(companion.state)
    assert position.startswith("sp2 ")
    assert parse_position(position) == companion.state
    card = unseen(companion.state.view(None))[0][3]
    companion.type(f"a2: {read_out(card, language, Random(3))}")
    assert last(companion) == TurnUp("a2", card)
    assert companion.state.card_at("a2") == card
    kept(companion)


def test_a_card_that_was_entered_but_not_turned_up_is_left_out() -> None:
    companion = begun("ana reserved a2", "ben took ser")
    companion.type("nobody turned up a card at a2")
    assert left_empty(companion.state) == ["a2"]
    assert companion.state.to_act == 2
    companion.type("fix a2")
    assert companion.type("1")[0].startswith("To be corrected: a2 stays empty")
    card = unseen(companion.state.view(None))[0][3]
    companion.type(card_code(card))
    assert companion.state.card_at("a2") == card
    companion.type("fix a2")
    companion.type("1")
    companion.type("empty")
    assert left_empty(companion.state) == ["a2"]


def test_a_card_that_lies_elsewhere_is_not_turned_up_later() -> None:
    companion = begun("ana reserved a2")
    companion.type("fix a2")
    companion.type("1")
    companion.type("empty")
    assert left_empty(companion.state) == ["a2"]
    before = companion.state
    lies = companion.state.card_at("a1")
    assert isinstance(lies, Card)
    said = companion.type(f"a2: {_words(lies)}")
    assert said[0].startswith("That card is at a1 already: ")
    assert companion.state == before


def test_a_forgotten_card_skips_nobody() -> None:
    companion = begun("ana took ser")
    companion.type("we forgot to turn over a new card in row b")
    assert companion.state.to_act == 1


def test_gold_that_was_forgotten_lies_in_the_bank_and_can_be_taken_later() -> None:
    companion = begun("reserved c1")
    companion.type("ana forgot her gold")
    assert companion.state.seats[0].tokens == NO_GEMS
    assert companion.state.bank == plus(companion.table.start.bank, NO_GEMS)
    assert companion.state.to_act == 1
    companion.type("ana now takes the gold that she forgot")
    assert companion.state.seats[0].tokens == gems("g")
    kept(companion)


def test_tokens_given_back_late_and_out_of_turn() -> None:
    companion = begun("took ser", "took ser")
    companion.type("ana forgot to return tokens and now gives back a blue")
    assert companion.state.seats[0].tokens == gems("er")
    assert companion.state.to_act == 2
    kept(companion)


def test_what_nobody_has_is_not_given_back() -> None:
    companion = begun("took ser")
    before = companion.state
    said = companion.type("ana forgot, she now gives back two white")
    assert said
    assert companion.state == before


def test_nothing_given_back_though_tokens_were_due() -> None:
    companion = laid(played(0))
    full = as_gems(8 * (letter == "o") for letter in ORDER)
    state = companion.state
    seats = (msgspec.structs.replace(state.seats[0], tokens=full), *state.seats[1:])
    companion.table.book = msgspec.structs.replace(
        companion.table.book, start=msgspec.structs.replace(companion.state, seats=seats), steps=()
    )
    companion.table.state = companion.table.book.state
    companion.type("took ser")
    assert companion.state.phase == "return"
    companion.type("ana gave nothing back")
    assert last(companion) == Return(NO_GEMS)
    assert companion.state.to_act == 1
    assert sum(companion.state.seats[0].tokens) == 11
    assert "forced return 0 because" in record_text(companion.table.record())


def test_a_turn_that_was_skipped() -> None:
    companion = begun("took ser")
    companion.type("we skipped ben")
    assert companion.state.to_act == 2


def test_a_turn_that_is_dropped_leaves_the_later_ones_to_their_players() -> None:
    companion = begun("took ser", "took sro", "took erd")
    companion.type("fix ana")
    head, *_options = companion.type("drop")
    assert head == "Whose are the later turns then?"
    companion.type("1")
    assert not companion.table.book.pending
    assert [seat.tokens for seat in companion.state.seats[:3]] == [
        NO_GEMS,
        gems("sro"),
        gems("erd"),
    ]


def test_no_takes_back_what_was_just_entered() -> None:
    companion = begun("took ser")
    companion.type("ben took two reds")
    assert companion.type("no") == ["No longer: Ben took 2 red."]
    assert companion.state.to_act == 1
    before = companion.state
    companion.type("no")
    assert companion.state == before


@pytest.mark.parametrize("word", ["never mind", "cancel", "done", "stop"])
def test_a_correction_is_left_in_many_words(word: str) -> None:
    companion = begun("took ser")
    companion.type("fix ana")
    assert companion.prompt == "fix"
    companion.type(word)
    assert companion.prompt == "Ben"


def test_a_noble_that_was_forgotten_comes_out_of_turn() -> None:
    companion = begun("took ser")
    tile = companion.state.tiles[1]
    companion.type("we forgot ana's noble, the second")
    assert last(companion) == BringNoble(0, "n2")
    assert companion.state.seats[0].nobles == (tile,)
    assert companion.state.tiles[1] is None
    kept(companion)


def test_a_hidden_card_that_was_shown_is_known_to_all() -> None:
    companion = begun("reserved deck a")
    card = unseen(companion.state.view(None))[0][5]
    companion.type(f"ana dropped her reserved card and everybody saw {_words(card)}")
    assert last(companion) == ShowCard(0, "h1", card)
    held = companion.state.seats[0].hand[0]
    assert held
    assert not held.blind
    kept(companion)


def test_who_drops_a_card_is_asked_which_one_or_has_none_that_is_hidden() -> None:
    companion = begun("reserved deck a")
    [asked] = companion.type("ana dropped her card")
    assert asked == companion.session.style.text(
        say(
            "companion-which-shown",
            name="Ana",
            place="h1",
            example=unseen(companion.state.view(None))[0][0],
        )
    )
    assert companion.type("ben dropped his card") == [
        companion.session.style.text(say("companion-nothing-hidden", name="Ben"))
    ]


def _words(card: Card) -> str:
    names = dict(zip("serod", ("blue", "green", "red", "black", "white"), strict=True))
    cost = " ".join(f"{n} {names[c]}" for c, n in zip(ORDER, card.cost, strict=True) if n)
    points = f"{card.points} points " if card.points else "no points "
    return f"{names[card.bonus]} {points}{cost}"


def test_a_take_is_corrected_by_what_it_was_and_was_not() -> None:
    companion = begun("took sro")
    companion.type("scratch that, it was white, not black")
    assert companion.table.book.steps[-1].entered.what == Take(gems("srd"))


def test_a_count_of_more_tokens_than_there_are_names_those_that_are_too_many() -> None:
    companion = begun("took ser", "took seo", "took sed", "took ser")
    said = companion.type("we counted: ben has six blue, not one")
    assert said == ["There are not so many: 2 blue too many."]


def test_somebody_who_has_not_had_a_turn_yet_did_not_have_two() -> None:
    companion = begun()
    assert companion.type("ana went twice")[0] == "Which entry is wrong? The latest comes first."


def test_counted_tokens_offer_what_explains_them_and_that_they_are_so() -> None:
    companion = begun("took ser", "took sro", "took sed", "took ser")
    said = companion.type("we counted: ben has two blue, not one")
    assert said[0] == "One of these could be the mistake. Which one was it?"
    assert said[-1].endswith("None of these: let the tokens be as they lie.")
    companion.type(str(len(said) - 1))
    assert companion.state.seats[1].tokens == gems("ssro")
    assert companion.prompt == "you"
    kept(companion)
    companion.type("undo")
    companion.type("count ben 2s1r1o")
    companion.type("1")
    assert companion.state.seats[1].tokens == gems("ssro")
    assert companion.prompt == "you"


def test_a_count_goes_round_and_is_left_by_never_mind() -> None:
    companion = begun("took ser")
    companion.type("count")
    assert companion.prompt == "count"
    for _ in range(5):
        said = companion.type("")
    assert said == ["The tokens are as they were entered."]
    companion.type("count")
    assert companion.type("never mind") == ["Cancelled."]
    companion.type("count ana 5s")
    assert companion.prompt != "count"


def test_a_count_with_tokens_too_many_or_too_few_is_refused() -> None:
    companion = begun("took ser")
    before = companion.state
    companion.type("count")
    companion.type("0")
    for _ in range(4):
        said = companion.type("")
    assert said[0].startswith("That is not all")
    assert companion.state == before


# Mistakes made up, and found again


class Wrong(msgspec.Struct):
    """A table where entry `at` was wrong: what it was really, and what the seats really have."""

    companion: Companion
    at: int
    really: Take | Buy
    counted: list[Gems]


def made_up(rng: Random) -> Wrong | None:
    """Return a table where one entry was wrong, or None where none can have been."""
    companion = begun()
    table = companion.table
    for _ in range(rng.randint(6, 16)):
        view = companion.state.view(None)
        actions = [a for a in legal_actions(view) if not isinstance(a, Reserve) or a.place[1:]]
        buys = [action for action in actions if isinstance(action, Buy)]
        table.act(rng.choice(buys if buys and rng.random() < 0.6 else actions))
        turn_up(companion)
    steps = table.book.steps
    latest = [at for at in range(len(steps)) if isinstance(steps[at].entered.what, Take | Buy)]
    weights = [1.5**at for at in range(len(latest))]
    at = rng.choices(latest, weights)[0]
    step = steps[at]
    what = step.entered.what
    assert isinstance(what, Take | Buy)
    really = _other(what, rng)
    if really is None or refusal(step.before, really) is not None:
        return None
    counted = table.book.fix(at, msgspec.structs.replace(step.entered, what=really))
    if counted.pending:
        return None
    return Wrong(companion, at, really, [seat.tokens for seat in counted.state.seats])


def _other(what: Take | Buy, rng: Random) -> Take | Buy | None:
    """Return what was really done in place of an entry."""
    if isinstance(what, Take):
        if sum(what.gems) != 3:
            return None
        there = [c for c, n in zip(ORDER, what.gems, strict=True) if n]
        others = [c for c in "serod" if c not in there]
        changed = minus(what.gems, gems(rng.choice(there)))
        return Take(plus(changed, gems(rng.choice(others))))
    paid: Gems = what.payment or NO_GEMS
    spent = [c for c, n in zip(ORDER, paid, strict=True) if n and c != "g"]
    if not spent:
        return None
    return Buy(what.place, plus(minus(paid, gems(rng.choice(spent))), gems("g")))


def test_the_true_mistake_is_among_the_first_three_in_eighty_of_a_hundred() -> None:
    rng = Random(34)
    found = tried = 0
    while tried < tries(12, 100):
        case = made_up(rng)
        if case is None:
            continue
        offered = explanations(case.companion.table.book, case.counted)
        tried += 1
        found += any(each.at == case.at and each.entered.what == case.really for each in offered)
        for each in offered:
            assert not corrected(case.companion.table.book, each).pending
    assert found >= 0.8 * tried, f"{found} of {tried}"


def test_a_count_that_nothing_explains_stands_as_it_is() -> None:
    companion = begun("took ser")
    tokens = [gems("ddd"), *[NO_GEMS] * 3]
    assert explanations(companion.table.book, tokens) != []
    tokens = [gems("dddddd"), *[NO_GEMS] * 3]
    assert explanations(companion.table.book, tokens) == []
    right = CountTokens(minus(plus(companion.state.bank, gems("ser")), gems("dddddd")), (*tokens,))
    assert right.seats[0] == gems("dddddd")


def test_tokens_told_by_their_number_are_asked_for_and_entered_with_what_was_told() -> None:
    companion = begun()
    companion.type("ana took four different ones")
    assert companion.prompt == "which"
    companion.type("blue green")
    assert companion.prompt == "which"
    companion.type("blue green red white")
    [step] = companion.table.book.steps[-1:]
    assert step.entered == Entered(Take(gems("serd")), 0, "ana took four different ones")
    assert companion.state.to_act == 1


def test_the_question_for_tokens_is_left_by_never_mind() -> None:
    companion = begun()
    before = companion.state
    companion.type("ana took four different ones")
    companion.type("never mind")
    assert companion.prompt == "you"
    assert companion.state == before


def test_what_was_done_although_the_rules_forbid_it_is_entered_with_why() -> None:
    companion = begun("ana took ser", "ben took sod", "cyd took ser", "dan took sod")
    line = "ana took two blue although only three were left"
    companion.type(line)
    [step] = companion.table.book.steps[-1:]
    assert step.entered == Entered(Take(gems("ss")), 0, line)


def test_what_the_entries_allow_is_asked_about_where_it_was_told_to_be_against_the_rules() -> None:
    companion = begun()
    before = companion.state
    said = companion.type("ana took two blue although only three were left")
    assert said[0] == "By what was entered, the rules allow that. What is so?"
    assert companion.state == before
    companion.type("2")
    assert companion.prompt == "count"


def test_a_mishap_that_leads_to_its_entry_stands_with_what_was_told() -> None:
    companion = begun("ana took ser")
    companion.type("oops, ana was wrong")
    assert companion.prompt == "fix"
    companion.type("two blue, a green and a red")
    [step] = companion.table.book.steps[-1:]
    assert step.entered.what == Take(gems("sser"))
    assert step.entered.reason == "oops, ana was wrong"


def test_no_and_the_right_tokens_correct_the_latest_take() -> None:
    companion = begun("ana took ser", "ben took sod")
    companion.type("no, red instead of black")
    assert last(companion) == Take(gems("srd"))
    companion.type("no, blue green white")
    assert last(companion) == Take(gems("sed"))
    companion.type("no, red")
    assert companion.prompt == "fix"


def test_no_that_is_wrong_takes_the_latest_entry_back() -> None:
    companion = begun("ana took ser")
    before = companion.table.rows
    assert companion.type("no, that's wrong")
    assert companion.table.rows == before - 1
    assert companion.state.to_act == 0


def test_a_correction_of_somebody_who_was_not_next_says_who_was() -> None:
    companion = begun("ana took ser")
    companion.type("fix ana")
    said = companion.type("ben took sod")
    assert said == ["At that moment Ana was next, not Ben."]


def test_a_noble_that_was_forgotten_is_asked_for_where_none_is_due() -> None:
    companion = begun("ana took ser")
    said = companion.type("ben should have got a noble last round, he takes it now")
    assert said[0].startswith("No noble is due to Ben.")
    companion.type("2")
    assert last(companion) == BringNoble(1, "n2")


def test_a_reservation_without_gold_is_entered_where_there_is_none() -> None:
    companion = begun()
    said = companion.type("ana reserved c3, no gold left")
    assert said[0] == "By what was entered, the rules allow that. What is so?"
    companion.type("1")
    assert last(companion) == Reserve("c3")


def test_what_somebody_does_not_have_is_told_of_that_player() -> None:
    companion = begun("ana took ser")
    said = companion.type("ben forgot, he now returns a red")
    otherwise = "If the tokens lie otherwise, type: count"
    assert said == ["Ben lacks 1 red for that.", "Ben holds no tokens.", otherwise]
    assert companion.type("cyd forgot the gold")[0] == "Cyd lacks 1 gold for that."


def test_gold_that_the_bank_does_not_have_is_told_of_the_bank() -> None:
    companion = begun("ana reserved c1", "ben reserved c2", "cyd reserved c3", "dan reserved c4")
    companion.type("ana reserved b1")
    turn_up(companion)
    said = companion.type("ben now takes the gold that he forgot")
    assert said == ["The bank lacks 1 gold for that.", "If the tokens lie otherwise, type: count"]


def test_a_reservation_of_a_card_that_lies_nowhere_offers_the_nearest() -> None:
    companion = begun("ana took ser")
    hidden = next(
        card
        for card in unseen(companion.state.view(None))[1]
        if card.points and len([n for n in card.cost if n]) > 1
    )
    before = companion.state
    said = companion.type(f"ben reserved {_words(hidden)}")
    assert said[0].startswith("No card that lies there is so: ")
    assert companion.prompt == "which"
    assert companion.state == before
    companion.type("1")
    assert companion.state.seats[1].hand[0] is not None


@pytest.mark.parametrize("word", ["never mind", "cancel", "done", "stop"])
def test_a_list_of_entries_is_left_in_many_words(word: str) -> None:
    companion = begun("ana took ser", "ben took sod")
    rows = companion.table.rows
    companion.type("fix")
    assert companion.prompt == "which"
    assert companion.type(word) == ["Cancelled."]
    assert companion.prompt == "Cyd"
    assert companion.table.rows == rows


def test_a_turn_of_a_named_player_is_entered_while_a_list_is_open() -> None:
    companion = begun("ana took ser")
    companion.type("fix")
    companion.type("ben reserved the top card of the lowest deck")
    assert last(companion) == Reserve("a")
    assert companion.prompt == "Cyd"


def test_a_list_that_is_open_goes_with_what_is_told() -> None:
    companion = begun("ana took ser")
    companion.type("fix")
    companion.type("ben took four different ones")
    companion.type("blue green red white")
    assert last(companion) == Take(gems("serd"))
    assert companion.prompt == "Cyd"


def with_three_reserved(language: str = "en") -> Companion:
    """Return a companion in which Ana has reserved three cards, and Ben is next."""
    companion = laid(played(0), language)
    reserve = FOURTH[language][0].removesuffix("b2")
    lines = [f"{reserve}a1", "t ser", "t ser", "t sod", f"{reserve}a2"]
    for line in (*lines, "t 1e1r1d", "t 1e1r1d", "t srd", f"{reserve}a3"):
        companion.type(line)
        turn_up(companion)
    return companion


def with_three_reserved_and_to_act(language: str = "en") -> Companion:
    companion = with_three_reserved(language)
    for line in ("t ser", "t ser", "t sod"):
        companion.type(line)
    return companion


def kept_as_position(companion: Companion) -> None:
    """Expect the state to be read back from its line, which is of no legal game."""
    line = position_text(companion.state)
    assert line.startswith("sp2 ")
    assert parse_position(line) == companion.state
    with pytest.raises(NotationError):
        parse_position(line.replace("sp2 ", "sp1 "))


FOURTH = {
    "en": ("ana reserves b2", "Ana reserved a fourth card"),
    "de": ("ana reserviert b2", "Ana hat eine vierte Karte reserviert"),
    "fr": ("ana réserve b2", "Ana a réservé une quatrième carte"),
    "nl": ("ana reserveert b2", "Ana reserveerde een vierde kaart"),
}


@pytest.mark.parametrize("language", languages())
def test_a_fourth_reserved_card_is_refused_by_its_rule_and_can_be_forced(language: str) -> None:
    companion = with_three_reserved_and_to_act(language)
    before = companion.state
    rule, forced = companion.type(FOURTH[language][0])
    assert rule == companion.session.style.text(say("refused-hand-full"))
    assert forced == companion.session.style.text(say("companion-force"))
    assert companion.state == before
    word = companion.session.style.locale.words("command-force")[0]
    companion.type(f"{word} so was it")
    assert [held and held.card for held in companion.state.seats[0].hand[3:]] == [
        before.card_at("b2")
    ]
    assert companion.state.seats[0].tokens == gems("gggg")
    kept(companion)
    kept_as_position(companion)


@pytest.mark.parametrize("language", languages())
def test_a_fourth_reserved_card_is_told_of_and_then_named(language: str) -> None:
    companion = with_three_reserved_and_to_act(language)
    line = FOURTH[language][1]
    _whose, rule, asked = companion.type(line)
    assert rule == companion.session.style.text(say("refused-hand-full"))
    assert asked == companion.session.style.text(say("companion-fourth", name="Ana"))
    assert companion.prompt == companion.session.style.text(say("prompt-which"))
    example = asked.rpartition(", ")[2].split()[-2:]
    companion.type(" ".join(example))  # from a deck
    assert [held and held.blind for held in companion.state.seats[0].hand] == [
        *(False, False, False, True)
    ]
    assert companion.state.to_act == 1
    assert any(each.endswith(f": {line}") for each in companion.heard)
    kept(companion)
    kept_as_position(companion)


@pytest.mark.parametrize(
    "line", ["ana reserved a fourth card, b2", "ana reserved b2 although she had three"]
)
def test_a_fourth_reserved_card_that_is_named_is_entered_at_once(line: str) -> None:
    companion = with_three_reserved_and_to_act()
    companion.type(line)
    assert last(companion) == Reserve("b2")
    assert f"forced reserve b2 because {line}" in record_text(companion.table.record())


def test_a_fourth_reserved_card_is_told_of_while_a_place_is_empty() -> None:
    companion = with_three_reserved()
    for line in ("ben reserves a1", "nobody turned up a card", "t ser", "t sod"):
        companion.type(line)
    assert companion.state.card_at("a1") is None
    companion.type("ana reserved a fourth card, b2")
    assert last(companion) == Reserve("b2")


def test_a_fourth_reserved_card_can_be_bought_and_a_fifth_has_no_place() -> None:
    companion = with_three_reserved_and_to_act()
    companion.type("ana reserved b2 although she had three")
    turn_up(companion)
    assert "h4, red, 2 points, costs 5 black and 3 white." in companion.type("hand")
    for _each in range(3):
        companion.type("we skipped " + NAMES[companion.state.to_act])
    assert companion.type("reserve b3") == [
        "You already hold three reserved cards, and three is the most."
    ]
    assert companion.type("hint")
    companion.type("buy h4 for nothing")
    companion.type("force nobody counted")
    assert len(companion.state.seats[0].hand) == 3
    assert companion.state.seats[0].cards[0].bonus == "r"
    kept(companion)


def test_what_is_no_answer_to_which_card_asks_again_and_leaves() -> None:
    companion = with_three_reserved_and_to_act()
    before = companion.state
    [asked] = companion.type("ana reserved a fourth card")[2:]
    assert companion.type("the moon") == [asked]
    assert companion.type("buy b2") == [asked]
    assert companion.type("bank")[0].startswith("Bank:")
    assert companion.type("never mind") == ["Cancelled."]
    assert companion.state == before
    assert companion.type("ben reserved a fourth card")[0].startswith("Which entry is wrong?")


def test_what_cannot_be_forced_is_not_offered_to_be() -> None:
    companion = with_three_reserved()
    said = companion.type("ana buys h2")
    assert len(said) == 1
    assert said[0].startswith("Ben is next, not Ana.")


def test_a_card_is_described_behind_a_colon() -> None:
    companion = laid(played(0), "fr")
    companion.type("Ana réserve la pile b")
    card = unseen(companion.state.view(None))[1][0]
    words = read_out(card, "fr", Random(2))
    assert words == "blanc 1 point coûte 3 vert 2 rouge 2 noir"
    companion.type(f"on a vu la carte réservée de Ana : {words}")
    assert last(companion) == ShowCard(0, "h1", card)


def test_a_mishap_is_heard_where_the_deed_in_it_cannot_be_so() -> None:
    companion = laid(played(0), "nl")
    companion.type("Ana reserveert blind van stapel a")
    card = unseen(companion.state.view(None))[0][4]
    words = read_out(card, "nl", Random(1))
    companion.type(f"de gereserveerde kaart van Ana viel, hij is {words}")
    assert last(companion) == ShowCard(0, "h1", card)


def test_several_mishaps_in_a_row_are_about_who_really_acted_last() -> None:
    companion = begun("ana took ser", "a1 and a2 are swapped")
    companion.type("ana played twice in a row")
    assert companion.state.to_act == 0


def test_the_tokens_asked_for_may_be_parted_by_commas() -> None:
    companion = begun("ana took four different ones")
    companion.type("one blue, one black, one red, one white")
    assert last(companion) == Take(gems("srod"))


LEFT = {
    "en": ("never mind", "cancel", "leave it"),
    "de": ("schon gut", "lass es", "abbrechen"),
    "fr": ("laisse tomber", "tant pis", "laissez"),
    "nl": ("laat maar", "annuleren", "afbreken"),
}


@every(("language", "left"), [(each, left) for each in LEFT for left in LEFT[each]])
def test_never_mind_takes_no_entry_back_and_says_that_no_does(language: str, left: str) -> None:
    companion = laid(played(0), language)
    companion.type("t ser")
    rows, prompt = companion.table.rows, companion.prompt
    stands = companion.session.style.text(say("companion-stands"))
    for _again in range(2):
        assert companion.type(left)[0] == stands
        assert companion.table.rows == rows
        assert companion.prompt == prompt
    companion.type(NO[language])
    assert companion.table.rows == rows - 1


def test_never_mind_after_a_correction_tells_the_correction() -> None:
    companion = begun("ana took ser", "ben took sod")
    for line in ("fix ana", "took srd"):
        told = companion.type(line)
    assert companion.type("never mind")[1:] == told
    assert companion.state.seats[0].tokens == gems("srd")
    companion.type("no")
    assert companion.state.seats[0].tokens == gems("ser")


def test_never_mind_alone_asks_about_no_entry() -> None:
    companion = begun("ana took ser")
    companion.type("score")
    companion.type("never mind")
    assert companion.prompt == "Ben"


def test_a_purchase_of_a_card_that_lies_nowhere_offers_the_nearest() -> None:
    companion = begun("ana took ser")
    said = companion.type("ben bought the white one with seven points and five green")
    assert said[0].startswith("No card that lies there is so: ")
    assert companion.prompt == "which"
