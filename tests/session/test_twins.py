"""Whole games beside their twins, in which other cards lie unseen in hands.

Nobody who may not know such a card reads, hears or feels a difference: not in answers, not in the
history, not on the display, and not in what a bot is sent. The sessions live through whole games.
"""

from collections.abc import Iterator, Sequence

import msgspec
import pytest

from splendor_access.braille_display.controller import Controller
from splendor_access.braille_display.viewport import Viewport
from splendor_access.game.actions import Action, Buy, Pass, Reserve, Return, Take
from splendor_access.game.cards import LEVELS
from splendor_access.game.chance import Chance, Deal
from splendor_access.game.legality import legal_actions
from splendor_access.game.notation import action_text
from splendor_access.game.state import HAND_INDEX, State
from splendor_access.session.dialogue import OwnDevices
from splendor_access.session.intents import Intent, Said
from splendor_access.session.prompts import Handover
from splendor_access.session.session import Session
from splendor_access.session.shared_keyboard import AnySession, SharedKeyboard
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.speech.spoken import spoken_text
from splendor_access.table.opponents import bot_question
from splendor_access.table.table import Table
from tests.braille_display.slate import Slate
from tests.driver import table
from tests.tiers import sampled, tries
from tests.transcripts.test_games import READING

PARTS = 20
"""Each of these parts plays games of its own, so that they can run side by side."""

DECISIONS = tries(8, 100)
"""So many decisions are made in each part, or more until a hidden card has been shown."""

GAMES = 30
"""In so many games a hidden card is shown at the latest."""

ASKED = (
    *READING,
    *("log talk", "older talk", "older talk", "newer talk", "again", "again", "log 9", "log mine"),
    *("older", "newer market", "position", "record", "position mine", "record deck", "json threat"),
    *("need h1", "look h1", "code h2", "try reserve c then take sod", "player ben", "reserve"),
    *("take", "undo", "save", "ready?", "\x1b[2J", "hand 9", "settings codes on"),
    *("settings codes off", "settings verbosity brief", "settings verbosity full", "1", "no"),
)

REPEATS = ("again", "older talk", "newer talk", "log talk")
"""What tells a person again what they were shown in this turn."""

OWN = ("hand", "yes", "position mine", "record deck", "yes", "json hand", "again", "log talk")
"""What shows a person their own cards, but nobody while the keyboard is passed on."""


class Seat:
    """A session with a display beside it; `heard` is what was printed, spoken and felt last."""

    def __init__(self, one: AnySession) -> None:
        self.one = one
        self._slate = Slate(40)
        viewport = Viewport(self._slate, lambda _outcome: None)
        viewport.status(self._slate.now)
        self._viewport = viewport
        self._controller = Controller(one, lambda _intent: None, viewport)
        viewport.show(self._controller.view)

    def told(self, said: Sequence[Said], intent: Intent | None) -> list[str]:
        """Tell the display too; return all that reaches the player."""
        style, view = self.one.style, self._controller.view
        printed = [style.text(each.message, each.kind) for each in said]
        self._controller.tell(said, intent)
        self._viewport.refresh()
        felt = [str([item.runs for item in view.line(name).items]) for name in view.names(1)]
        words = style.locale.words("spoken-words")
        voiced = [spoken_text(text, words) for text in printed]
        return [*printed, *voiced, style.text(self.one.prompt_word), self._slate.cells, *felt]

    def type(self, text: str) -> list[str]:
        """Type a line, and return all that reaches the player."""
        intent = Intent("keyboard", text=text, seen=self.one.table.version)
        return self.told(self.one.handle(intent), intent)


def exchanged(deal: Deal, level: str, one: int, other: int) -> Deal:
    """Return a deal with two cards of a deck in each other's place, counted from its end."""
    decks = [[*deck] for deck in deal.decks]
    deck = decks[LEVELS.index(level)]
    deck[-one], deck[-other] = deck[-other], deck[-one]
    return Deal(tuple(map(tuple, decks)), deal.tiles)


class Twins:
    """A game, and the same game with other cards where they come unseen into a hand.

    With a `holder`, that seat alone takes cards unseen.
    """

    def __init__(self, seed: int, players: int, holder: int | None = None) -> None:
        self._holder = holder
        self.tables = [table(*["human"] * players, seed=seed) for _ in range(2)]
        self.chance = Chance(seed)
        self._kept = dict.fromkeys(LEVELS, 0)
        self.decisions = 0

    @property
    def state(self) -> State:
        """The state of the first game."""
        return self.tables[0].state

    @property
    def stuck(self) -> bool:
        """Whether nothing but a hidden card can keep the seat to act from having to pass.

        That it must pass is told, and what it does then would show it as well.
        """
        return legal_actions(self.state.view(None)) == [Pass()]

    def actions(self) -> Iterator[Action]:
        """Yield actions that no hidden card decides, while the swapped ones are not reached."""
        while not self.tables[0].over and not self.stuck:
            state = self.state
            left = zip(LEVELS, state.decks, strict=True)
            if any(count <= self._kept[level] + 2 for level, count in left):
                return
            options = [
                action
                for action in legal_actions(state.view(None))
                if not (isinstance(action, Buy) and action.place in HAND_INDEX)
                and not (_unseen(action) and self._holder not in (None, state.to_act))
            ]
            blind = [*filter(_unseen, options)]
            number = self.decisions
            pick = blind if blind and not self.chance.number("blind", number) % 4 else options
            if not pick:
                return
            action = self.chance.pick(pick, "action", number)
            kept, deal = {**self._kept}, self.tables[1].deal
            if _unseen(action):
                assert isinstance(action, Reserve)
                self._kept[action.place] += 1
                count = state.decks[LEVELS.index(action.place)]
                twin = self.tables[1]
                twin.deal = exchanged(twin.deal, action.place, count, self._kept[action.place])
            version = self.tables[0].version
            yield action
            assert self.tables[0].version == self.tables[1].version > version, action
            if self.state.decks == state.decks:  # where a card was drawn, that is undone
                self._kept, self.tables[1].deal = kept, deal
            self.decisions += 1

    def asked(self, what: str, count: int) -> list[str]:
        """Return lines that are typed between two actions; what they ask back is refused."""
        lines = [self.chance.pick(ASKED, what, self.decisions, i) for i in range(count)]
        return [*lines, *["no"] * count]


def _unseen(action: Action) -> bool:
    """Say whether an action reserves the top card of a deck."""
    return isinstance(action, Reserve) and action.place in LEVELS


def line_of(action: Action) -> str:
    """Return what is typed for an action, without being asked back."""
    word, _, about = action_text(action).partition(" ")
    if isinstance(action, Take | Return):
        # Apart from each other the letters of gems are never a word.
        return f"{word} {' '.join(about)}"
    return f"{word} deck {about}" if _unseen(action) else f"{word} {about}".strip()


@sampled(1)
@pytest.mark.parametrize("part", range(PARTS))
def test_at_one_keyboard_the_twins_are_alike_but_for_what_is_shown_on_request(part: int) -> None:
    decisions = shown = handed = 0
    for seed in range(part, GAMES * PARTS, PARTS):
        twins = Twins(seed, 2 + seed % 3)
        seats = [
            Seat(SharedKeyboard(laid, "en", Settings(), strict=False)) for laid in twins.tables
        ]
        one, two = (seat.told(seat.one.opening(), None) for seat in seats)
        assert one == two
        looked = -1
        for action in twins.actions():
            before = [*twins.asked("before", 2), line_of(action)]
            after = [*twins.asked("after", 1), "log talk", "older talk"]
            for text in [*before, *after]:
                one, two = (seat.type(text) for seat in seats)
                if text not in REPEATS or looked != seats[0].one.handovers:
                    assert one == two, (seed, text)
            for text in OWN:
                if not isinstance(seats[0].one.open_prompt, Handover):
                    break
                one, two = (seat.type(text) for seat in seats)
                assert one == two, (seed, text)
                handed += 1
            for text in ("ready", "hand", "yes"):
                if text == "ready" and twins.stuck:
                    break
                one, two = (seat.type(text) for seat in seats)
                if text == "yes" and "".join(one) != "".join(two):
                    shown += 1
                    looked = seats[0].one.handovers
                else:
                    assert one == two, (seed, text)
            decisions += 1
            if decisions >= DECISIONS and shown:
                break
        if decisions >= DECISIONS and shown:
            break
    assert shown
    assert handed > decisions


@sampled(1)
@pytest.mark.parametrize("part", range(PARTS))
def test_at_ones_own_device_nobody_learns_what_another_one_holds(part: int) -> None:
    decisions = differing = 0
    for seed in range(part, GAMES * PARTS, PARTS):
        twins = Twins(seed, 3, holder=0)
        games = []
        for laid in twins.tables:
            company = OwnDevices(laid)
            style = [Style(language, Settings()) for language in ("en", "fr", "nl")]
            sessions = [Session(laid, seat, style[seat], company=company) for seat in range(3)]
            games.append([Seat(session) for session in sessions])
        for action in twins.actions():
            actor = twins.state.to_act
            # An undo that the others agree to would put a card back that was exchanged.
            texts = [
                (seat, text)
                for seat in range(3)
                for text in twins.asked(f"seat {seat}", 1)
                if text != "undo"
            ]
            typed = [*texts, (actor, line_of(action)), *((seat, "bank") for seat in range(3))]
            for at, (seat, text) in enumerate(typed):
                if at == len(texts):
                    # A line may have given back some of the tokens that are due.
                    for game in games:
                        game[actor].one.cancel()
                one, two = (game[seat].type(text) for game in games)
                if seat:
                    assert one == two, (seed, seat, text)
                else:
                    differing += one != two
            for seat in (1, 2):
                assert sent(twins.tables[0], seat) == sent(twins.tables[1], seat)
            decisions += 1
            if decisions >= DECISIONS and differing > DECISIONS / 20:
                break
        if decisions >= DECISIONS and differing > DECISIONS / 20:
            break
    assert differing > DECISIONS / 20


def sent(laid: Table, seat: int) -> bytes:
    """Return what a bot in a seat would be sent."""
    return msgspec.json.encode(bot_question("easy", laid.state.view(seat), laid.chance, 1))
