"""Whole games through a session, with every question asked in every prompt, and all of it linted.

No computer opponent takes part: the seats act by a seeded choice among the legal actions.
"""

import msgspec

from splendor_access.game.actions import Action, Buy, Reserve, Return
from splendor_access.game.cards import LEVELS, Card
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions
from splendor_access.game.notation import action_text, card_code
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet, State
from splendor_access.session.prompts import Choice, Confirm
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import COMMANDS
from tests.tiers import SOAK
from tests.transcripts.linter import PROMPTS, RETOLD, command, lint
from tests.transcripts.recorder import Recorder, table

NAMES = ("Ana", "Bea", "Cleo", "Dora")

WORDS = Locale("en")
READING = (
    ["board", "row a", "row 2", "look b2", "look a1", "look h1", "look n1", "code c3", "code a"]
    + ["look red", "player", "player ana", "player b", "log", "log 3", "position mine", "?"]
    + ["record", "help quit", "help notation", "help accessibility", "json afford"]
    + [WORDS.example(name) for name, kind in COMMANDS.items() if kind == "read"]
)
"""Questions that only read, each command among them."""

MISTYPED = (
    ["boarrd", "foo", "yes", "  ", "red", "take red", "take gr", "take ssss", "take 2 2", "buy c5"]
    + ["buy c9", "buy z5", "buy with", "buy b2 with", "buy b2 with x", "reserve h1", "noble n7"]
    + ["player zed", "row d", "log x", "help foo", "look", "look 9 red", "settings foo", "pass"]
    + ["settings verbosity loud", "return ssssss", "99", "buy h3", "3 4s4e", "ready", "again"]
    + ["noble 3 4s4e", "buy c4s 3s3o6d", "look blue 9 points", "take 4 red", "take g"]
)
OTHERS = ["settings", "settings codes", "save", "take", "reserve", "buy", "return", "noble"]


class Game(msgspec.Struct, frozen=True):
    """What one test plays: `people` of the seats share the keyboard."""

    seed: int
    seats: int
    people: int
    verbosity: str = "normal"
    edition: str = "2024"
    settings: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return f"{self.seed}-{self.people}of{self.seats}-{self.verbosity}-{self.edition}"


GAMES = [
    Game(1, 2, 1),
    Game(2, 2, 1, "brief", "2014"),
    Game(3, 2, 1, "full"),
    Game(4, 3, 1, "normal", "up-to-three", (("gems", "stones"), ("order", "printed"))),
    Game(5, 4, 1, "brief"),
    Game(6, 2, 2),
    Game(7, 3, 2, "full", "2014"),
    Game(8, 4, 4, "brief"),
    Game(9, 2, 1, "normal", "2024", (("codes", "on"), ("cells", "on"))),
    Game(10, 3, 2, "brief", "2014", (("changed", "on"),)),
]


def choose(state: State) -> Action:
    """Return a seeded choice among the legal actions, purchases before the others."""
    options = legal_actions(state)
    chance = Chance(hash_of(state))
    buys = [action for action in options if isinstance(action, Buy)]
    if buys and chance.number("buy") % 4:
        return chance.pick(buys, "which")
    kinds = list({type(action): action for action in options})
    kind = chance.pick(kinds, "kind")
    return chance.pick([action for action in options if isinstance(action, kind)], "which")


def hash_of(state: State) -> int:
    """Return a number that belongs to a state."""
    seats = [(*seat.tokens, *seat.bonuses, len(seat.cards)) for seat in state.seats]
    text = repr((seats, state.bank, state.decks, state.to_act, state.phase, state.passes))
    return Chance(1).number(text)


def typed(action: Action, number: int) -> list[str]:
    """Return one of the ways in which an action can be typed."""
    text = action_text(action)
    match action:
        case Reserve(place=place) if place in LEVELS and number % 2:
            return [f"reserve deck {place}"]
        case Return() if number % 2:
            return [text.removeprefix("return ")]
        case Buy(place=place) if number % 2:
            # Where that does not leave one payment open, or is none, it is asked or refused.
            return [f"buy {place} with 1g"]
        case _:
            return [text]


def play(game: Game) -> Recorder:
    """Play a game to its end, asking on the way."""
    players = [Player(n, "human" if i < game.people else "easy") for i, n in enumerate(NAMES)]
    dealt = table(players[: game.seats], RuleSet(game.edition), game.seed)
    recorder = Recorder(dealt, choose, {"verbosity": game.verbosity, **dict(game.settings)})
    asked: set[str] = set()
    chance = Chance(game.seed)
    for number in range(4000):
        questions = [*READING, *MISTYPED, *OTHERS]
        if recorder.prompt in asked and number % 40:
            questions = [chance.pick(questions, number, i) for i in range(2)]
        asked.add(recorder.prompt)
        for question in questions:
            ask(recorder, question, asked)
        if dealt.over:
            return recorder
        if recorder.prompt == "ready":
            recorder.type("ready")
        for line in typed(choose(dealt.state), number):
            ask(recorder, line, asked)
    raise AssertionError("the game does not end")


def ask(recorder: Recorder, line: str, asked: set[str]) -> None:
    """Type a line; where it opens a question, ask everything inside that one, then leave it."""
    prompt, version = recorder.prompt, recorder.session.table.version
    recorder.type(line)
    if recorder.session.table.version != version:
        assert line not in READING, line
        return
    if recorder.prompt == prompt or line == "ready":
        return
    opened = recorder.prompt
    if opened not in asked:
        asked.add(opened)
        for inner in READING:
            ask_inside(recorder, inner, line)
            assert recorder.prompt == opened, inner
    if opened == "pay" or (line.startswith("reserve ") and opened == "yes or no"):
        recorder.type("1" if opened == "pay" else "yes")
        assert recorder.session.table.version != version
        return
    recorder.session.cancel()
    assert recorder.prompt == prompt


def ask_inside(recorder: Recorder, inner: str, outer: str) -> None:
    """Ask something in the question that `outer` opened, and come back to that question."""
    session = recorder.session
    before = session.open_prompt
    recorder.type(inner)
    if isinstance(session.open_prompt, Choice) and session.open_prompt.behind is before:
        recorder.type("1")
        assert session.open_prompt is before
    elif session.open_prompt is None:
        # A card was looked at instead of chosen, or no was said to what was asked.
        recorder.type(outer)
    elif session.open_prompt is not before and isinstance(before, Confirm | Choice):
        recorder.type("no" if recorder.prompt == "yes or no" else "1")
        if session.open_prompt is None:
            recorder.type(outer)


def test_whole_games() -> None:
    """In one test: a game takes longer to play than to check."""
    prompts = set()
    for game in GAMES if SOAK else GAMES[1::5]:  # of one at the keyboard, and of several
        played = play(game)
        prompts |= {exchange.prompt for exchange in played.transcript}
        check_rules(game, played)
        check_questions(game, played)
        check_secrets(game, played)
    # Nobody can type while another person has the keyboard; in two games nobody has too much.
    assert prompts == PROMPTS - ({"wait"} if SOAK else {"wait", "return"})


def check_rules(game: Game, played: Recorder) -> None:
    breaches = lint(played.transcript)
    shown = [f"{b.rule}: {b.exchange.prompt}> {b.exchange.typed}: {b.what}" for b in breaches]
    assert not shown, game


SECRET = ("hand", "position mine", "record with deck")
"""What tells secrets waits while the keyboard is passed on."""

REFUSING = ("refused-", "not-", "no-such-place", "no-such-number", "meanwhile")


def check_questions(game: Game, played: Recorder) -> None:
    """Questions that only read work in every prompt."""
    for exchange in played.transcript:
        if exchange.typed in READING and command(exchange) not in RETOLD:
            refusals = {name for name in exchange.names if name.startswith(REFUSING)}
            if exchange.typed in SECRET:
                refusals.discard("not-ready")
            assert not refusals, (game, exchange)


def check_secrets(game: Game, played: Recorder) -> None:
    """Cards reserved unseen: no line tells of one before it is bought, but to its one owner."""
    session = played.session
    alone = game.people == 1
    for seat, one in enumerate(session.table.moments[-1].state.seats):
        for held in one.hand:
            if not held or not held.blind or (alone and seat == 0):
                continue
            assert isinstance(held.card, Card)
            words = session.style.text(say("placed", place="", card=held.card)).strip(" .")
            secrets = {words, card_code(held.card), card_code(held.card).replace(" ", "")}
            for exchange in played.transcript:
                if exchange.prompt not in ("yes or no", "over"):
                    told = [line for line in exchange.heard if any(s in line for s in secrets)]
                    assert not told, game
