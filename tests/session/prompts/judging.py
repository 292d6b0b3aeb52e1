"""What comes of a line at a prompt, held against what it means."""

import asyncio
import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from splendor_access.companion.session import CompanionSession
from splendor_access.console.loop import Loop
from splendor_access.console.setup.questions import PlayerLeft, RealAnswers, Setup
from splendor_access.console.terminal import Terminal
from splendor_access.game.position import position_text
from splendor_access.game.record import Player
from splendor_access.game.rules import unknown_start
from splendor_access.game.state import RuleSet
from splendor_access.session.prompts import Choice, Confirm, Handover, noble_choice
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.table.real_table import RealTable
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message
from splendor_access.talk.narrate import your_turn
from tests.talk.held_out.situation import at_prompt, typed

Result = TypeVar("Result")

SET_UP = ("names", "opponents", "strength", "first", "begun")
ASKED = dict(
    zip(
        SET_UP,
        ("setup-name", "setup-bots", "setup-level", "setup-first", "setup-begun"),
        strict=True,
    )
)
"""The entry of each question before a game."""


class Line(NamedTuple):
    """A line at a prompt, and what it means. `lacking`: that does not come of it yet."""

    prompt: str
    line: str
    means: str
    lacking: bool = False


def lines(language: str, kind: str = "lines") -> list[Line]:
    """Return the lines of a language: those at all prompts, `casual` yes and no, or `questions`."""
    found: list[Line] = []
    prompt = ""
    for row in Path(__file__).with_name(f"{kind}.{language}.txt").read_text("utf-8").splitlines():
        if row.startswith("# "):
            prompt = row[2:]
        elif row:
            line, means = row.split(" = ")
            found.append(Line(prompt, line.removeprefix("- "), means, line.startswith("- ")))
    return found


def comes_of(line: Line, language: str) -> str:
    """Return the meaning if it came of the line, else something else."""
    if line.prompt in SET_UP:
        return _at_setup(line, language)
    if line.prompt == "companion":
        return _at_box(line, language)
    if line.prompt == "more":
        return _at_more(line, language)
    return _in_session(line, language)


# In a game


class Came(NamedTuple):
    """What there is after a line."""

    state: str
    left: str
    prompt: str
    texts: tuple[str, ...]


def _came(one: AnySession, *entered: str) -> Came:
    said = [each for line in entered for each in typed(one, line)]
    return Came(
        position_text(one.table.state),
        f"{one.finished} {one.another} {one.seat}",
        repr(_open(one)),
        tuple(one.style.text(each.message, each.kind) for each in said),
    )


def _open(one: AnySession) -> object:
    """Return what the open prompt is about."""
    match one.open_prompt:
        case Choice() as choice:
            return choice.lines()
        case Confirm(messages=messages):
            return messages
        case Handover(seat=seat):
            return seat
    return None


def _question(one: AnySession) -> list[str]:
    """Return the lines of the open question."""
    match one.open_prompt:
        case Choice() as choice:
            asked = choice.lines()
        case Confirm(messages=messages):
            asked = [*messages]
        case Handover() as handover:
            asked = handover.messages()
        case _ if one.table.state.phase == "noble":
            asked = noble_choice(one.table.state).lines()
        case _:
            asked = your_turn(one.table.state, 0, None)
    return [one.style.text(each, "turn") for each in asked]


def _in_session(line: Line, language: str) -> str:
    def fresh() -> AnySession:
        return at_prompt(line.prompt, language)

    before = _came(fresh())
    one = fresh()
    question = _question(one)
    found = _came(one, line.line)
    means = line.means
    stays = found[:3] == before[:3]
    if means == "again":
        return means if stays and set(question) <= set(found.texts) else f"{found.texts}"
    if means.startswith("?"):
        answer = _came(fresh(), means[1:]).texts
        heart = set(answer) & set(found.texts) or _heart(answer, found.texts)
        return means if stays and heart else f"{found.texts}"
    if means.startswith("later "):
        asked = _is_asked_later(one, fresh(), line) if stays else _is_asked_now(one, fresh(), means)
        return means if asked else f"{found.texts}"
    if means.startswith("part "):
        rest = _came(one, "o")
        whole = _came(fresh(), f"return {means[5:]}o")
        ok = stays and rest[:3] == whole[:3] != before[:3]
        return means if ok else f"{found.texts} {rest.texts}"
    twin = fresh()
    if line.prompt in ("payment", "which") and " " in means and not means.startswith("pick"):
        typed(twin, "cancel")
        wanted = _came(twin, means)
    else:
        wanted = _came(twin, _typed(means))
    ok = found[:3] == wanted[:3] and not (stays and means != "cancel")
    return means if ok else f"{found.texts}"


def _typed(means: str) -> str:
    return means.removeprefix("pick ") if means != "cancel" else "no"


def _heart(answer: Sequence[str], said: Sequence[str]) -> bool:
    """Say whether an answer is part of what was said, or the other way round."""
    return any(one and (one in two or two in one) for one in answer for two in said)


def _is_asked_now(one: AnySession, twin: AnySession, means: str) -> bool:
    """Say whether a deed is asked about at once, in the place of the question."""
    typed(twin, "no")
    return _came(one, "yes")[:2] == _came(twin, means.removeprefix("later "))[:2]


def _is_asked_later(one: AnySession, twin: AnySession, line: Line) -> bool:
    typed(one, "no")
    if not isinstance(one.open_prompt, Confirm):
        return False
    done = _came(one, "yes")
    typed(twin, "no")
    return done[:2] == _came(twin, line.means.removeprefix("later "))[:2]


# Before a game


class Asked:
    """A console that answers the questions before a game, each with the lines given for it."""

    display = None
    typed = True

    def __init__(self, language: str, answers: dict[str, list[str]]) -> None:
        self.locale = Locale(language)
        self.said: list[Message] = []
        self._answers = answers

    def say(self, *messages: Message) -> None:
        """Keep messages."""
        self.said += messages

    def speak(self, language: str) -> None:
        """Use another language."""
        self.locale = Locale(language)

    async def read(self, _keyboard: object, _prompt: Message) -> str:
        """Answer the question that was asked last."""
        question = next(each.name for each in reversed(self.said) if each.name in self._answers)
        waiting = self._answers[question]
        if not waiting:
            raise PlayerLeft
        return waiting.pop(0)


def _at_setup(line: Line, language: str) -> str:
    at = ASKED[line.prompt]
    usual: dict[str, list[str]] = {
        "setup-name": ["Sam, Kim"] if line.prompt in ("opponents", "first") else ["Sam"],
        "setup-bots": ["0" if line.prompt == "first" else "1"],
        "setup-level": ["easy"],
        "setup-first": [""],
        "setup-rules": [""],
        "setup-real-names": ["Sam, Kim"],
        "setup-me": [""],
        "setup-begun": ["no"],
        "setup-began": [""],
    }
    usual[at] = [line.line]
    console = Asked(language, usual)
    if line.prompt == "begun":
        setup = Setup(console, None)  # type: ignore[arg-type]  # a console that only asks
        got = _finished(lambda: asyncio.run(setup.ask_real(RealAnswers([]))))
        came = None if got is None else "yes" if got.under_way else "no"
    else:
        game = setup_of(console, [])
        came = None if game is None else _setup_result(line.prompt, *game)
    names = [each.name for each in console.said]
    if came is not None:
        return came
    if names[-1] != at or names.count(at) < 2:
        return f"{names}"
    if line.means == "about" and "setup-about" in names:
        return "about"
    return "help" if f"help-{at}" in names else "again"


def setup_of(console: Asked, levels: Sequence[str]) -> tuple[list[Player], RuleSet] | None:
    """Ask the questions before a game, and return the answers, or None where somebody leaves."""
    setup = Setup(console, None)  # type: ignore[arg-type]  # a console that only asks
    return _finished(lambda: asyncio.run(setup.ask(levels, RuleSet(), None)))


def _finished(ask: Callable[[], Result]) -> Result | None:
    try:
        return ask()
    except PlayerLeft:
        return None


def _setup_result(prompt: str, players: Sequence[Player], rules: RuleSet) -> str:
    people = [each.name for each in players if each.kind == "human"]
    bots = [each.kind for each in players if each.kind != "human"]
    match prompt:
        case "names":
            return ", ".join(people)
        case "opponents":
            return str(len(bots))
        case "strength":
            return bots[0]
    assert rules.first is not None
    return players[rules.first].name


# With a real box


def _at_box(line: Line, language: str) -> str:
    laid = RealTable([Player("Ada"), Player("Ben")], unknown_start(RuleSet(), 2))
    one = CompanionSession(laid, 0, Style(language, Settings()))
    one.opening()
    asked = one.entering
    assert asked
    said = [each.message for each in typed(one, line.line)]
    if one.entering != asked:
        return f"{said}"
    names = [each.name for each in said]
    if any(name.startswith("help") for name in names):
        return "help"
    return "again" if said == [asked.message] else f"{said}"


# A long answer


class Rows(Terminal):
    """A terminal of eight rows."""

    rows = 8


def _at_more(line: Line, language: str) -> str:
    one = at_prompt("turn", language)
    output = io.StringIO()
    script = ["board", line.line, ""]
    waiting: list[str] = []
    marks: list[int] = []

    class Keys:
        """A keyboard that notes the prompt at each line."""

        async def read(self, prompt: Callable[[], str]) -> str:
            """Give the next line."""
            waiting.append(prompt())
            marks.append(output.tell())
            if not script:
                raise EOFError
            return script.pop(0)

        def hide(self, on: bool) -> None:
            """Do nothing."""

        def interrupt(self, write: Callable[[], None]) -> None:
            """Write at once."""
            write()

    async def play() -> None:
        terminal = Rows(output)
        terminal.paged = True
        loop = Loop(one, Keys(), terminal, typed=True)
        await asyncio.wait_for(loop.run([]), 60)

    asyncio.run(play())
    text = output.getvalue()
    answer = text[marks[1] : marks[2]]
    after, more = waiting[2], waiting[1]
    if line.means.startswith("?"):
        wanted = _came(at_prompt("turn", language), line.means[1:]).texts
        return line.means if all(each in answer for each in wanted) else answer
    if after == more and len(answer.splitlines()) > 1:
        return "enter"
    return "leave" if after != more and len(answer.splitlines()) <= 1 else answer
