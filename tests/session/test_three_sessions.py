"""Several people with a device each: one session a seat on one table, in three languages."""

from collections.abc import Iterator, Sequence

import pytest

from splendor_access.game.actions import Take
from splendor_access.game.cards import Card, gems
from splendor_access.game.events import Dealt, TurnBegan
from splendor_access.game.notation import card_code
from splendor_access.session.dialogue import OwnDevices
from splendor_access.session.intents import Intent, Said
from splendor_access.session.prompts import Confirm, Handover
from splendor_access.session.session import Session
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, Handful, say
from splendor_access.talk.parsing.commands import Act
from tests.driver import decision, snapshot, table

LANGUAGES = ("en", "fr", "nl")
ORDERS = {"forwards": 1, "backwards": -1}
EVENTS = ("moves", "mine", "market")


class Game:
    """A table of three people, and what each of them has heard."""

    def __init__(self, laid: Table, order: int = 1) -> None:
        self.table = laid
        company = OwnDevices(laid)
        self.sessions = {
            seat: Session(laid, seat, Style(LANGUAGES[seat], Settings()), company=company)
            for seat in laid.humans
        }
        self.heard: dict[int, list[Said]] = {seat: [] for seat in self.sessions}
        self._order = order
        for seat, session in self.sessions.items():
            self.heard[seat] += session.opening()

    def type(self, seat: int, line: str, seen: int | None = None) -> list[str]:
        """Type a line at the device of a seat; the others fetch their news. Return the answer."""
        version = self.table.version if seen is None else seen
        return self.post(seat, Intent("keyboard", text=line, seen=version))

    def post(self, seat: int, intent: Intent) -> list[str]:
        """Hand an intent to the session of a seat; the others fetch their news."""
        said = self.sessions[seat].handle(intent)
        self.heard[seat] += said
        for other in [*self.sessions][:: self._order]:
            if other != seat:
                self.heard[other] += self.sessions[other].news()
        return self.texts(seat, said)

    def play(self, decisions: int) -> None:
        """Let whoever is to act do what a bot would, until the game is over at the latest."""
        for _ in range(decisions):
            if not self.table.over:
                meant = Act(decision(self.table))
                intent = Intent("keyboard", meant=meant, seen=self.table.version)
                self.post(self.table.state.to_act, intent)

    def texts(self, seat: int, said: Sequence[Said]) -> list[str]:
        """Return the words of what was said to a seat."""
        return [self.sessions[seat].style.text(each.message, each.kind) for each in said]

    def latest(self, seat: int, since: int) -> list[str]:
        """Return what a seat has heard since it had heard so many lines."""
        return self.texts(seat, self.heard[seat][since:])

    def marks(self) -> dict[int, int]:
        """Return how many lines each seat has heard."""
        return {seat: len(said) for seat, said in self.heard.items()}


def sentence(seat: int, name: str, /, **args: Arg) -> str:
    return Locale(LANGUAGES[seat]).text(say(name, **args))


@pytest.fixture(params=[*ORDERS.values()], ids=[*ORDERS])
def game(request: pytest.FixtureRequest) -> Game:
    return Game(table("human", "human", "human"), request.param)


def test_each_hears_every_event_once_in_their_own_language(game: Game) -> None:
    game.play(60)
    for seat, session in game.sessions.items():
        told = [said.message for said in game.heard[seat] if said.kind in EVENTS]
        new = ("dealt-news", "dealt-next")
        market = (*new, "emptied", "last-of-deck", "bank-none", "bank-again")
        deeds = [message for message in told if message.name not in market]
        narrated, events = session.answers.narrated, [logged.event for logged in game.table.log]
        compact = [line for each in events for line in narrated(each, compact=True)]
        whole = [line for each in events for line in narrated(each)]
        # Of the deeds of others only those with a card that had not been told are told whole.
        pairs = zip(compact, whole, strict=True)
        both = [pair for pair in pairs if pair[0].name not in market]
        assert all(line in pair for line, pair in zip(deeds, both, strict=True))
        # What came since the seat's own last turn is told when it is its turn again.
        turns = [at for at, each in enumerate(events) if each == TurnBegan(seat)]
        dealt = [each.card for each in events[: turns[-1]] if isinstance(each, Dealt)]
        heard = [message.args["card"] for message in told if message.name in new]
        of_deeds = [
            message.args["card"] for message in deeds if message in whole and "card" in message.args
        ]
        assert len(heard) == len(set(heard))
        assert set(dealt) <= {*heard, *of_deeds}
        assert session.style.locale.language == LANGUAGES[seat]
        assert session.news() == []


def test_a_move_is_said_to_each_in_their_own_words(game: Game) -> None:
    before = game.marks()
    taken: dict[str, Arg] = {"name": "Ana", "gems": Handful(gems("ser"), listed=True)}
    assert game.type(0, "take ser")[0] == sentence(0, "took-me", gems=Handful(gems("ser")))
    assert game.latest(1, before[1]) == [
        sentence(1, "took-news", **taken),
        sentence(1, "your-turn", points=0, tokens=0),
    ]
    assert game.latest(2, before[2]) == [sentence(2, "took-news", **taken)]


def test_the_result_is_told_once_to_each(game: Game) -> None:
    game.play(500)
    assert game.table.over
    for said in game.heard.values():
        assert sum(each.message.name == "game-over" for each in said) == 1


def test_nobody_is_asked_to_hand_over_and_only_the_seat_to_act_is_called(game: Game) -> None:
    for _ in range(30):
        game.play(1)
        for seat, session in game.sessions.items():
            assert not isinstance(session.open_prompt, Handover)
            waits = session.prompt_word == say("prompt-wait")
            assert waits == (game.table.state.to_act != seat)
    assert game.type(game.table.state.to_act, "ready") != []


def told_about(card: Card) -> Iterator[str]:
    """Yield how a card is written, and its price in each language."""
    yield card_code(card)
    for language in LANGUAGES:
        yield Locale(language).text(say("line", text=card))


def test_only_its_owner_hears_which_card_was_drawn(game: Game) -> None:
    before = game.marks()
    mine = game.type(0, "reserve deck b")
    held = game.table.state.seats[0].hand[0]
    assert held
    assert isinstance(held.card, Card)
    assert sentence(0, "drew", place="h1", card=held.card) in mine
    for seat in (1, 2):
        for line in ("player Ana", "log", "last", "look h1", "position", "again"):
            game.type(seat, line)
        heard = "\n".join(game.latest(seat, before[seat]))
        assert not [words for words in told_about(held.card) if words in heard]
    # Nobody reads along, so that the owner is not asked before the hand is shown.
    assert game.sessions[0].open_prompt is None
    assert any(words in "\n".join(game.type(0, "hand")) for words in told_about(held.card))


def test_a_stale_intent_is_refused_with_the_news_and_changes_nothing() -> None:
    one = Game(table("human", "human", "human"))
    seen = one.table.version
    ana, ben = one.sessions[0], one.sessions[1]
    ana.handle(Intent("keyboard", text="take ser", seen=seen))
    before = snapshot(one.table)
    # Ben has not been told of it yet.
    late = ben.handle(Intent("keyboard", text="take rod", seen=seen))
    assert one.texts(1, late) == [
        sentence(1, "meanwhile"),
        sentence(1, "took-news", name="Ana", gems=Handful(gems("ser"), listed=True)),
        sentence(1, "your-turn", points=0, tokens=0),
    ]
    assert snapshot(one.table) == before
    assert ben.news() == []
    assert one.type(1, "take rod")[0] == sentence(1, "took-me", gems=Handful(gems("rod")))


def test_a_session_acts_for_its_own_seat_alone(game: Game) -> None:
    before = snapshot(game.table)
    assert game.type(1, "take ser")[0] == sentence(1, "not-your-turn", name="Ana")
    foreign = Intent("x", action=Take(gems("ser")), seat=0, seen=game.table.version)
    assert game.post(1, foreign)[0] == sentence(1, "meanwhile")
    assert snapshot(game.table) == before


def test_a_computer_opponent_is_heard_of_by_all() -> None:
    one = Game(table("human", "human", "easy"))
    one.type(0, "take ser")
    one.type(1, "take rod")
    assert one.sessions[0].bot == one.sessions[1].bot == 2
    before = one.marks()
    intent = Intent("bot", action=decision(one.table), seat=2, seen=one.table.version)
    one.post(0, intent)
    for seat in (0, 1):
        assert one.latest(seat, before[seat])[0].startswith("Cleo")


# Undo


def test_undo_of_ones_own_turn_is_told_to_all_once(game: Game) -> None:
    game.type(0, "take ser")
    before = game.marks()
    assert game.type(0, "undo")[0] == sentence(0, "undone", count=1)
    for seat in (1, 2):
        heard = game.latest(seat, before[seat])
        assert heard[0] == sentence(seat, "undone", count=1)
        assert len(heard) == 2
    assert game.table.moments == []


def test_undo_over_the_turns_of_others_asks_them_at_their_devices(game: Game) -> None:
    for seat, line in enumerate(("take ser", "take rod", "take sed")):
        game.type(seat, line)
    before = game.marks()
    assert game.type(0, "undo") == [sentence(0, "waiting", name="Ben")]
    assert game.latest(1, before[1]) == [sentence(1, "ask-undo", name="Ben", asker="Ana")]
    assert isinstance(game.sessions[1].open_prompt, Confirm)
    assert game.sessions[2].open_prompt is None
    before = game.marks()
    assert game.type(1, "oui") == []
    assert game.latest(0, before[0]) == [sentence(0, "waiting", name="Cleo")]
    before = game.marks()
    said = game.type(2, "ja")
    assert said[0] == sentence(2, "undone", count=3)
    for seat in (0, 1):
        assert game.latest(seat, before[seat])[0] == sentence(seat, "undone", count=3)
    assert game.latest(0, before[0])[-1] == sentence(0, "your-turn", points=0, tokens=0)
    assert game.table.moments == []


def test_undo_is_not_done_where_one_does_not_agree(game: Game) -> None:
    game.type(0, "take ser")
    game.type(1, "take rod")
    kept = snapshot(game.table)
    game.type(0, "undo")
    before = game.marks()
    assert game.type(1, "non") == [sentence(1, "not-done")]
    assert game.latest(0, before[0]) == [sentence(0, "undo-refused", name="Ben")]
    assert snapshot(game.table) == kept


def test_undo_is_not_done_on_another_table_than_was_agreed_on(game: Game) -> None:
    game.type(0, "take ser")
    game.type(1, "take rod")
    game.type(0, "undo")
    game.type(2, "take sed")
    kept, before = snapshot(game.table), game.marks()
    game.type(1, "oui")
    assert game.latest(0, before[0])[0] == sentence(0, "meanwhile")
    assert snapshot(game.table) == kept


def test_one_without_a_session_does_not_agree_to_an_undo() -> None:
    laid = table("human", "human")
    ana = Session(laid, 0, Style("en", Settings()))
    ana.handle(Intent("keyboard", text="take ser"))
    laid.act(Take(gems("rod")))
    said = ana.handle(Intent("keyboard", text="undo"))
    assert said[0].message == say("undo-refused", name="Ben")
    assert len(laid.moments) == 2
