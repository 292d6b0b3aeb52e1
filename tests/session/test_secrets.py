"""What a seat may not know changes nothing that it can hear.

A game is played, and then told of as if other cards lay unseen in the hands of the others (and,
where people share a screen, in one's own). Every reading command must be answered as before.
"""

import msgspec
import pytest

from splendor_access.game.actions import Revealed
from splendor_access.game.cards import LEVELS, Card, Hidden
from splendor_access.game.chance import unseen
from splendor_access.game.events import Drew
from splendor_access.game.record import Player
from splendor_access.game.state import State
from splendor_access.session.answers import Answers
from splendor_access.session.listener import Listener
from splendor_access.session.prompts import Confirm
from splendor_access.settings.settings import load_settings
from splendor_access.settings.style import Style
from splendor_access.table.table import Logged, Moment, Table
from splendor_access.talk.parsing.commands import COMMANDS, Ask, Context, Look
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.teaching.tutorial import LESSONS
from tests.tiers import tries
from tests.transcripts.recorder import table
from tests.transcripts.test_games import NAMES, READING, choose

STYLE = Style("en", load_settings({}, {}))
VOCABULARY = Vocabulary(STYLE.locale)
WORDS = [
    *READING,
    *("threat", "goal", "changed 9", "afford points", "worth points", "find cheap", "log talk"),
    *(f"need {place}" for place in ("a1", "a4", "b1", "b3", "c2", "c4", "h1")),
    *(
        "try take ser",
        "try reserve c then take sod",
        "try buy a1",
        "json threat",
        "json goal",
        "json hand",
        "json me",
        "json code h1",
    ),
    *(f"tutorial {number}" for number in range(1, len(LESSONS) + 1)),
]

OWN = ("hand", "position mine", "record deck", "look h1", "json hand", "me")
"""What shows a person their own cards, but nobody while the keyboard is passed on."""

Swap = dict[Card, Card]


def moments() -> list[tuple[Table, int]]:
    """Return tables out of the middle of games, each with a seat that listens."""
    found = []
    for seed in range(40):
        players = 2 + seed % 3
        played = table([Player(name) for name in NAMES[:players]], seed=seed)
        while len(played.moments) < 20 + seed * 2 and not played.over:
            played.act(choose(played.state))
        if not played.over:
            found.append((played, seed % players))
    return found


def secrets(state: State, viewer: int | None) -> list[Card]:
    """Return the cards that only others than the viewer know; all that came unseen for None."""
    return [
        held.card
        for i, seat in enumerate(state.seats)
        for held in seat.hand
        if held and held.blind and isinstance(held.card, Card) and i != viewer
    ]


def swaps(played: Table, viewer: int | None) -> Swap:
    """Give each secret card the face of another one that the viewer cannot know either."""
    secret = secrets(played.state, viewer)
    pool = unseen(played.state.view(viewer))
    swap: Swap = {}
    for card in secret:
        others = [c for c in pool[LEVELS.index(card.level)] if c not in secret]
        free = [c for c in others if c not in swap.values()]
        if free:
            swap[card] = free[len(swap) % len(free)]
    return swap


def swapped(played: Table, swap: Swap) -> Table:
    """Return the table as it would be with the other faces, its history included."""

    def face(card: Card | Hidden) -> Card | Hidden:
        return swap.get(card, card) if isinstance(card, Card) else card

    def state(of: State) -> State:
        seats = tuple(
            msgspec.structs.replace(
                seat,
                hand=tuple(
                    msgspec.structs.replace(held, card=face(held.card))
                    if held and held.blind
                    else held
                    for held in seat.hand
                ),
            )
            for seat in of.seats
        )
        return msgspec.structs.replace(of, seats=seats)

    other = Table(played.players, played.start, played.deal, played.chance)
    other.state = state(played.state)
    other.moments = [Moment(state(m.state), m.entries, m.log) for m in played.moments]
    other.entries = [
        Revealed(face(entry.card)) if isinstance(entry, Revealed) else entry
        for entry in played.entries
    ]
    other.log = [
        Logged(
            logged.number,
            msgspec.structs.replace(logged.event, card=face(logged.event.card))
            if isinstance(logged.event, Drew)
            else logged.event,
        )
        for logged in played.log
    ]
    other.version = played.version
    return other


def heard(
    played: Table, seat: int, words: str, *, guarded: bool, next_one: int | None = None
) -> object:
    """Return what a reading command is answered, or what is asked back.

    While the keyboard is passed on to a next one, that is answered with yes.
    """
    answers = Answers(
        played, Listener(seat), STYLE, guarded=guarded, strict=False, passed_to=lambda: next_one
    )
    context = Context(answers.scene().state, seat, played.names)
    match CommandParser(VOCABULARY).parse(words, context):
        case Ask(command="again"):
            return None
        case Ask() as asked:
            answer = answers.answer(asked)
            if not isinstance(answer, Confirm):
                return answer
            return [*answer.messages, *(() if next_one is None else answer.yes())]
        case Look() as looked:
            return answers.look(looked)
        case asked_back:
            return asked_back


APART = tries(12, 3)
"""Each position is asked every so many of the words, from another one on."""


@pytest.mark.parametrize("guarded", [False, True])
def test_only_the_hidden_cards_differ_and_every_answer_is_the_same(guarded: bool) -> None:
    told = 0
    for played, seat in moments():
        viewer = None if guarded else seat
        swap = swaps(played, viewer)
        if not swap:
            continue
        told += 1
        other = swapped(played, swap)
        assert other.state != played.state
        assert other.state.view(viewer) == played.state.view(viewer)
        for words in WORDS[told % APART :: APART]:
            one = heard(played, seat, words, guarded=guarded)
            assert heard(other, seat, words, guarded=guarded) == one, words
        for words in OWN if guarded else ():
            next_one = (seat + 1) % len(played.players)
            one, two = (
                heard(each, seat, words, guarded=True, next_one=next_one)
                for each in (played, other)
            )
            assert one == two, words
    assert told > 15


def test_a_seat_that_knows_a_card_hears_of_it() -> None:
    """The same tables tell the owner of a card about the other face: the swap is a real one."""
    differing = 0
    for played, seat in moments():
        swap = swaps(played, None)
        own = [card for card in secrets(played.state, None) if card in swap]
        mine = played.state.seats[seat].hand
        if any(held and held.card in own for held in mine):
            other = swapped(played, swap)
            one, two = (heard(t, seat, "me", guarded=False) for t in (played, other))
            assert one != two
            differing += 1
    assert differing > 5


def test_every_reading_command_is_among_them() -> None:
    reading = {name for name, kind in COMMANDS.items() if kind == "read"}
    asked = {VOCABULARY.command(words.split()[0]) for words in WORDS}
    assert reading <= asked
