"""Games with the questions asked at random: every answer is clean in every form.

Each answer is put into words in normal, brief and full, and these are linted; into braille; and
into JSON, which is read back as the facts that the question promises.
"""

from collections.abc import Iterator, Sequence
from functools import cache

import msgspec
import pytest

from splendor_access.commands._question import answer
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions
from splendor_access.game.notation import action_text
from splendor_access.game.record import Player
from splendor_access.game.state import EDITIONS, MARKET_PLACES, RuleSet
from splendor_access.settings.settings import load_settings
from splendor_access.settings.style import Style
from splendor_access.table.table import Table
from splendor_access.talk import questions
from splendor_access.talk.messages import Message
from splendor_access.talk.question import load_question
from tests.talk.samples import is_part
from tests.tiers import tries
from tests.transcripts.linter import Exchange, is_code, lint
from tests.transcripts.recorder import table
from tests.transcripts.test_games import NAMES, choose

GAMES = tries(8, 300)
ASKED = 9
"""Questions asked in each game, at moments chosen by chance."""

STYLES = {
    form: Style("en", load_settings({"verbosity": form}, {}))
    for form in ("normal", "brief", "full")
}
WORDS = {
    "afford": ("", "red", "2", "points", "level b", "cheap"),
    "cards": ("", *NAMES[:2]),
    "changed": ("", "2", "3", "9"),
    "find": ("blue", "3 points", "cost no onyx", "level b cheap", "white level 3"),
    "goal": ("",),
    "hint": ("", "more"),
    "threat": ("",),
    "why": ("",),
    "worth": ("", "points", "level a", "green"),
    "log": ("", "10", "ana 3", "market 5", "mine"),
    "last": ("",),
    "position": ("", "mine"),
}


class Asked(msgspec.Struct, frozen=True):
    """A question that was asked in a game by a seat, and what it was answered."""

    game: int
    seat: int
    question: str
    told: Sequence[Message]
    json: str

    def __str__(self) -> str:
        return f"game {self.game}, seat {self.seat}: {self.question}"


def dealt(game: int) -> Table:
    """Deal a game; seats, edition and house rules change from game to game."""
    rules = RuleSet(EDITIONS[game % 3], any_gold=game % 5 != 0, target=(15, 15, 21)[game % 3])
    people = [Player(name) for name in NAMES[: 2 + game % 3]]
    return table(people, rules, seed=game)


def question(name: str, played: Table, seat: int, chance: Chance, number: int) -> str:
    """Return a question with words that fit the moment."""
    if name == "need":
        held = [
            place for place, card in zip(MARKET_PLACES, played.state.market, strict=True) if card
        ]
        return f"need {chance.pick(held, 'place', number)}" if held else "need a1"
    if name == "try":
        options = [*map(action_text, legal_actions(played.state))]
        own = played.state.to_act == seat and played.state.phase == "act"
        first = chance.pick(options, "try", number) if own else "take ser"
        return f"try {first}{' then take ser' if number % 3 == 0 else ''}"
    return f"{name} {chance.pick(WORDS[name], 'words', number)}".strip()


def asked_in(game: int) -> Iterator[Asked]:
    """Play a game and ask on the way."""
    played, chance = dealt(game), Chance(1000 + game)
    names = [*questions.names(), "log", "last", "position"]
    moments = sorted(chance.number("moment", i) % 140 for i in range(ASKED))
    number = 0
    while moments:
        while moments and (len(played.moments) >= moments[0] or played.over):
            moments.pop(0)
            number += 1
            seat = chance.number("seat", number) % len(played.players)
            name = names[(game * ASKED + number) % len(names)]
            yield ask(game, played, seat, question(name, played, seat, chance, number))
        if not played.over:
            played.act(choose(played.state))


def ask(game: int, played: Table, seat: int, words: str) -> Asked:
    state = played.state
    told = answer(played, seat, words, STYLES["normal"], as_json=False)
    facts = ""
    name = words.split(maxsplit=1)[0]
    if name in questions.names() and not told[0].name.startswith(("try-", "game-over", "why-none")):
        (line,) = answer(played, seat, words, STYLES["normal"], as_json=True)
        facts = str(line.args["text"])
    assert played.state is state
    return Asked(game, seat, words, told, facts)


@cache
def everything() -> tuple[Asked, ...]:
    """Return all that was asked in all games; once for all tests."""
    return tuple(asked for game in range(GAMES) for asked in asked_in(game))


def test_every_question_is_asked_often() -> None:
    counts = dict.fromkeys((*questions.names(), *WORDS), 0)
    for asked in everything():
        counts[asked.question.split()[0]] += 1
    assert min(counts.values()) > GAMES // 3, counts


@pytest.mark.parametrize("form", STYLES)
def test_answers_break_no_rule(form: str) -> None:
    found = []
    for asked in everything():
        heard = tuple(map(STYLES[form].text, asked.told))
        names = tuple(message.name for message in asked.told)
        breaches = lint([Exchange("you", asked.question, heard, names)])
        found += [f"{asked}: {breach.rule}: {breach.what}" for breach in breaches]
    assert not found


def test_braille_is_short_text_and_codes() -> None:
    locale = STYLES["normal"].locale
    wrong = []
    for asked in everything():
        lines = []
        for message in asked.told:
            runs = locale.brailled(message)
            text = "".join(run.text for run in runs)
            lines.append(text)
            codes = [run.text for run in runs if run.is_code]
            bad = [code for code in codes if not (is_code(code) or is_part(code))]
            spaced = text != text.strip() or "  " in text or not text
            longer = len(text) > len(locale.text(message, "full"))  # as much is told on displays
            if bad or spaced or (longer and message.name != "line"):
                wrong.append(f"{asked}: {text!r}")
        if asked.question.split()[0] in questions.names() and len(set(lines)) < len(lines):
            wrong.append(f"{asked}: a line comes twice")
    assert not wrong


def test_json_is_read_back_as_the_facts_of_the_question() -> None:
    count = 0
    for asked in everything():
        if not asked.json:
            continue
        line = msgspec.json.decode(asked.json)
        assert list(line) == ["v", "question", "seat", "answer"]
        assert (line["v"], line["question"], line["seat"]) == (1, asked.question, asked.seat)
        facts = load_question(asked.question.split()[0]).Answer  # type: ignore[attr-defined]  # every module has one
        msgspec.convert(line["answer"], facts, strict=True)
        count += 1
    assert count > GAMES * ASKED // 2
