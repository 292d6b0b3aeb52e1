"""Records: a game as text, both ways, continued from any cut, and texts that are no record."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splendor_access.game.actions import Buy, Reserve, Revealed, Take
from splendor_access.game.cards import LEVELS, Card, Hidden, gems
from splendor_access.game.chance import Chance, Deal
from splendor_access.game.events import IllegalAction, Reason, Refusal
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import NotationError
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import (
    Entry,
    Player,
    Record,
    RecordError,
    Undone,
    entry_text,
    parse_entry,
    parse_record,
    record_text,
    steps,
)
from splendor_access.game.rules import apply, play_out
from splendor_access.game.state import HAND_LIMIT, HAND_PLACES, RuleSet, State
from tests.game.situations import (
    chances,
    dealt,
    decisions,
    replace,
    rule_sets,
    seated,
    table,
)

NAMES = ("Ana", "Bruno van der Berg", "\u00c9lodie", "")


def played(
    start: State, deal: Deal, chance: Chance, most: int = 4000
) -> tuple[Record, list[tuple[State, int]]]:
    """Play at random; return the record, and where decisions were due: state, entries before."""
    entries: list[Entry] = []
    cuts = []
    for state, action in decisions(start, deal, chance, most=most):
        cuts.append((state, len(entries)))
        whole = with_payment(state, action)
        entries += [whole, *play_out(state, whole, deal)[2]]
    players = tuple(Player(name) for name in NAMES[: len(start.seats)])
    return Record(players, start, tuple(entries), deal), cuts


def last_state(record: Record) -> State:
    """Return the state a record ends in."""
    return [record.start, *(after for _before, _entry, after, _events in steps(record))][-1]


GAMES = st.builds(
    lambda rules, players, chance: (dealt(rules, players, chance.seed), chance),
    rule_sets,
    st.integers(2, 4),
    chances,
)


@given(GAMES)
def test_a_whole_game_both_ways(game: tuple[tuple[State, Deal], Chance]) -> None:
    (start, deal), chance = game
    record, _ = played(start, deal, chance)
    text = record_text(record)
    found = parse_record(text)
    assert record_text(found) == text
    assert (found.players, found.start, found.entries) == (
        record.players,
        record.start,
        record.entries,
    )
    assert found.deal is not None
    for level, deck in enumerate(deal.decks):
        assert found.deal.decks[level] == deck[4:]


@given(game=GAMES, at=st.integers(0, 10**6))
def test_a_game_cut_anywhere_goes_on_as_if_it_had_not_been(
    game: tuple[tuple[State, Deal], Chance], at: int
) -> None:
    (start, deal), chance = game
    record, cuts = played(start, deal, chance)
    decision = at % len(cuts)
    state, entries = cuts[decision]
    kept = replace(record, entries=record.entries[:entries])
    read = parse_record(record_text(kept, with_deck=True))
    resumed = last_state(read)
    assert resumed == state
    assert read.deal is not None
    expected = list(decisions(state, deal, chance, first=decision))
    assert list(decisions(resumed, read.deal, chance, first=decision)) == expected
    placed = parse_position(position_text(state))
    assert list(decisions(placed, deal, chance, first=decision)) == expected


def test_one_game_is_the_same_from_every_cut() -> None:
    start, deal = dealt(seed=11)
    chance = Chance(11)
    record, cuts = played(start, deal, chance)
    whole = [state for state, _ in cuts]
    for decision, (_state, entries) in enumerate(cuts):
        kept = replace(record, entries=record.entries[:entries])
        read = parse_record(record_text(kept, with_deck=True))
        assert read.deal is not None
        rest = [now for now, _ in decisions(last_state(read), read.deal, chance, first=decision)]
        assert rest == whole[decision:]


@given(game=GAMES, most=st.integers(0, 60))
def test_an_unfinished_record_hides_only_cards_unseen_and_not_bought(
    game: tuple[tuple[State, Deal], Chance], most: int
) -> None:
    (start, deal), chance = game
    record, _ = played(start, deal, chance, most)
    end = last_state(record)
    if end.phase == "over":
        return
    text = record_text(record)
    found = parse_record(text)
    assert found.deal is None
    assert "deck" not in text
    assert last_state(found) == end.view(None)
    assert record_text(found) == text
    pairs = zip(found.entries, record.entries, strict=True)
    changed = [(mine, other) for mine, other in pairs if mine != other]
    for mine, other in changed:
        assert isinstance(other, Revealed)
        assert mine == Revealed(Hidden(other.card.level))
    secret = [held for seat in end.seats for held in seat.hand if held and held.blind]
    assert len(changed) == len(secret)


def test_the_decks_can_be_asked_for() -> None:
    start, deal = dealt()
    record, _ = played(start, deal, Chance(5), most=25)
    found = parse_record(record_text(record, with_deck=True))
    assert found.entries == record.entries
    assert found.deal == Deal(tuple(deck[4:] for deck in deal.decks))


@pytest.mark.parametrize("place", HAND_PLACES[:HAND_LIMIT])
def test_a_secret_of_the_first_position_is_open_once_bought(place: str) -> None:
    hand = ("a0d 3s", "a0o 3e", "a0r 3d")
    start, deal = table(
        seated(tokens="ssseeeddd", hand=hand, blind=True), seated(), tiles=("3 4s4e",)
    )
    players = (Player("A"), Player("B"))
    bought = Record(players, start, (with_payment(start, Buy(place)),))
    found = parse_record(record_text(bought))
    assert last_state(found) == last_state(bought).view(None)
    hidden = [h for h in found.start.seats[0].hand if h and isinstance(h.card, Hidden)]
    assert len(hidden) == 2
    again = (Take(gems("ero")), Reserve("c"), Revealed(deal.decks[2][0]))
    filled = replace(bought, entries=bought.entries + again)
    assert last_state(parse_record(record_text(filled))) == last_state(filled).view(None)


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        (Take(gems("ser")), "take ser"),
        (Buy("b2", gems("srr")), "buy b2 with 1s2r"),
        (Undone(2), "undone 2"),
        (Undone(2, seen=True), "undone 2 seen"),
    ],
)
def test_entries_both_ways(entry: Entry, line: str) -> None:
    assert entry_text(entry) == line
    assert parse_entry(line) == (entry, "")


def test_reveals_have_their_place() -> None:
    start, _ = dealt()
    card = start.market[8]
    assert isinstance(card, Card)
    for seen in (card, Hidden("c")):
        line = entry_text(Revealed(seen), "c3")
        assert parse_entry(line) == (Revealed(seen), "c3")
    assert entry_text(Revealed(Hidden("c")), "h1") == "reveal h1 ?c"


def test_marks_of_decisions_taken_back_change_nothing() -> None:
    start, deal = dealt()
    record, _ = played(start, deal, Chance(5), most=10)
    marked = replace(record, entries=(Undone(1), *record.entries, Undone(3, seen=True)))
    found = parse_record(record_text(marked))
    assert last_state(found) == last_state(record).view(None)
    assert found.entries[0] == Undone(1)
    assert found.entries[-1] == Undone(3, seen=True)


def test_a_name_stays_on_its_line() -> None:
    start, _ = dealt()
    record = Record((Player("Ana\nseat human Eve"), Player(" B \u2028 b ", "easy")), start)
    players = parse_record(record_text(record)).players
    assert players == (Player("Ana seat human Eve"), Player("B b", "easy"))


START = dealt()[0]
CARD = START.market[0]
OTHER = dealt()[1].decks[0][4]
HEAD = f"splendor-record 1\nseat human A\nseat easy B\nstart {position_text(START)}\n"


def deck_lines(deal: Deal) -> str:
    """Write the decks that are left after the first cards were laid out."""
    left = Deal(tuple(deck[4:] for deck in deal.decks))
    text = record_text(Record((Player("A"), Player("B")), START, (), left), with_deck=True)
    return "".join(line + "\n" for line in text.splitlines() if line.startswith("deck"))


DECKS = deck_lines(dealt()[1])


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "not-a-record"),
        ("hello", 1, "not-a-record"),
        ("\n\n splendor-records 1", 3, "not-a-record"),
        ("splendor-record 4", 1, "newer-record"),
        (f"splendor-record {'9' * 5000}", 1, "not-a-record"),
        ("splendor-record 1", 1, "record-seats"),
        (HEAD.replace("seat easy B\n", ""), 3, "record-seats"),
        (HEAD.replace("seat", "chair"), 2, "no-start"),
        ("splendor-record 1\ntake ser", 2, "no-start"),
        (HEAD + "jump", 5, "not-an-action"),
        (HEAD + f"start {position_text(START)}", 5, "not-an-action"),
        (HEAD.replace("2024", "1999"), 4, "no-such-edition"),
        (HEAD + "reveal a1 c4s 3s3o6d", 5, "reveal-elsewhere"),
        (
            HEAD + "reserve a1\nreveal a2 " + entry_text(Revealed(OTHER), "")[8:],
            6,
            "reveal-elsewhere",
        ),
        (HEAD + "reserve a1\nreveal a1 x", 6, "not-a-card"),
        (HEAD + "undone x", 5, "not-an-action"),
        (f"splendor-record 1\n{DECKS}", 2, "no-start"),
        (HEAD + DECKS.replace("deck a ", "deck x "), 5, "record-deck"),
        (HEAD + DECKS.replace("deck a ", "deck ab "), 5, "record-deck"),
        (HEAD + "deck a", 5, "record-deck"),
        (HEAD + DECKS.replace("deck a ", "deck b "), 5, "record-deck"),
        (HEAD + DECKS.replace("deck a ", "deck a x, "), 5, "not-a-card"),
    ],
)
def test_texts_that_are_no_record(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert caught.value.line == line
    assert isinstance(caught.value.cause, NotationError)
    assert caught.value.cause.reason == reason


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("take sg", Reason.GOLD_NOT_TAKEN),
        ("buy c1", Reason.CANNOT_AFFORD),
        ("return s", Reason.PHASE),
        ("pass", Reason.CAN_ACT),
        ("reserve a1\ntake ser", Reason.REVEAL_FIRST),
        (f"reserve a1\n{entry_text(Revealed(CARD or OTHER), 'a1')}", Reason.WRONG_REVEAL),
    ],
)
def test_records_that_break_the_rules(lines: str, reason: Reason) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(HEAD + lines)
    assert caught.value.line == 4 + len(lines.splitlines())
    assert isinstance(caught.value.cause, Refusal)
    assert caught.value.cause.reason == reason


def test_a_deck_that_says_otherwise_than_the_reveals_is_refused() -> None:
    deck = dealt()[1].decks[0]
    right = f"reserve a1\n{entry_text(Revealed(deck[4]), 'a1')}\n"
    wrong = f"reserve a1\n{entry_text(Revealed(deck[5]), 'a1')}\n"
    assert len(parse_record(HEAD + DECKS + right).entries) == 2
    assert len(parse_record(HEAD + wrong).entries) == 2
    with pytest.raises(RecordError) as caught:
        parse_record(HEAD + DECKS + wrong)
    assert isinstance(caught.value.cause, NotationError)
    assert caught.value.cause.reason == "record-deck"


def test_a_record_of_what_is_illegal_cannot_be_played() -> None:
    record = Record((Player("A"), Player("B")), START, (Take(gems("sg")),))
    with pytest.raises(IllegalAction):
        list(steps(record))


def long_record() -> str:
    start, deal = dealt(seed=3)
    return record_text(played(start, deal, Chance(3), most=20)[0], with_deck=True)


LONG = long_record()


@given(data=st.data())
def test_a_record_with_slips_is_read_or_refused(data: st.DataObject) -> None:
    lines = LONG.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        line = lines[at]
        cut = data.draw(st.integers(0, len(line)))
        change = data.draw(st.sampled_from(["put", "drop", "double", "swap", "cut"]))
        if change == "put":
            put = data.draw(
                st.sampled_from(list("segrodabchn0123456789?:,- ")) | st.text(max_size=3)
            )
            lines[at] = line[:cut] + put + line[cut + 1 :]
        elif change == "drop":
            lines.pop(at)
        elif change == "double":
            lines.insert(at, line)
        elif change == "swap":
            lines[at], lines[0] = lines[0], lines[at]
        else:
            lines[at] = line[:cut]
        if not lines:
            break
    with contextlib.suppress(RecordError):
        record = parse_record("\n".join(lines))
        assert len(list(steps(record))) == len(record.entries)
        if record.deal:
            assert [len(deck) for deck in record.deal.decks] == list(record.start.decks)
            assert len(record.deal.decks) == len(LEVELS)


@given(st.text() | st.text("splendor-record 1\nseat human start sp1 24 deck a"))
def test_any_text_is_refused_as_a_record(text: str) -> None:
    for whole in (text, f"splendor-record 1\n{text}", HEAD + text):
        with contextlib.suppress(RecordError):
            assert parse_record(whole).players


def test_rules_of_the_house_are_kept() -> None:
    start, deal = dealt(RuleSet("2014", any_gold=False, target=8))
    record, _ = played(start, deal, Chance(1))
    assert parse_record(record_text(record)).start.rules == start.rules
    assert apply(start, Take(gems("ser")))[0].seats[0].tokens == gems("ser")
