"""What comes of a reply at a question of the program, and of a line there that is none."""

from collections.abc import Callable, Sequence

import msgspec

from splendor_access.game.actions import Take
from splendor_access.game.cards import ORDER
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.intents import Said
from splendor_access.session.line_parser import LineParser
from splendor_access.session.prompts import Choice, Confirm, Handover, Reply, SaveTrouble
from splendor_access.session.saving import Saving
from splendor_access.table.table import Table
from splendor_access.talk.messages import Message, Messages, clean, say
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Act,
    Ask,
    Do,
    Look,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
    reads,
)

NO_REPLY = ("not-a-command", "not-a-command-near", "not-a-command-topic", "nothing-typed")
"""Answers that say no more than that a line means nothing; at a prompt it is no choice of it."""

MEANT = "meant-answer"
"""The question whether an unclear reply to a question means yes, or no."""


class Deeds(msgspec.Struct, frozen=True):
    """What a session can do: run a command, parse a line, respond to it, call to act again."""

    run: Callable[[Parsed], Messages]
    parse: Callable[[str], Parsed | Reply]
    respond: Callable[[Parsed | Reply, str], Messages]
    call: Callable[[], Sequence[Said]]


class Replying:
    """Answers replies of one seat. `strict`: its lines are piped in instead of typed."""

    def __init__(
        self,
        table: Table,
        seat: int,
        dialogue: Dialogue,
        saving: Saving,
        lines: LineParser,
        deeds: Deeds,
        *,
        strict: bool,
    ) -> None:
        self._table = table
        self._seat = seat
        self._dialogue = dialogue
        self._saving = saving
        self._lines = lines
        self._deeds = deeds
        self._strict = strict
        self._put_off: str | None = None

    def question(self) -> Messages:
        """Return what the program waits for a reply to, with its choices; nothing at a turn."""
        if self._dialogue.prompt is not None:
            return self._dialogue.question()
        if self._table.state.phase not in ("return", "noble"):
            return []
        called = [each.message for each in self._deeds.call()]
        given = self._dialogue.given_so_far(kinds=len(called) - 1) if called else []
        return [*(given or called[:1]), *called[1:]]  # nothing where another seat is asked

    @staticmethod
    def lets_be(meant: Parsed | Reply) -> bool:
        """Return whether a reply leaves the open question."""
        return isinstance(meant, Reply) and meant.word == "cancel"

    def behind_cancel(self, meant: Parsed | Reply) -> Messages:
        """Return the answer to what was asked behind a cancel, and the question that is due now."""
        asked = meant.behind if isinstance(meant, Reply) else ""
        prompt = self._dialogue.prompt
        told = self._deeds.respond(self._deeds.parse(asked), asked) if asked else []
        return [*told, *(self.question() if self._dialogue.prompt is prompt else [])]

    def ask_again(self, meant: Parsed | Reply, typed: str) -> Messages:
        """Return a refusal and the question, for a typist's line that is no reply and no command.

        A yes-or-no, and trouble with the save, say so by themselves.
        """
        prompt = self._dialogue.prompt
        own = self._strict or isinstance(prompt, Confirm | SaveTrouble)
        back = isinstance(prompt, Handover) and self._lines.takes_back(typed)
        if own or not isinstance(meant, Unclear) or (self._lines.is_command(typed) and not back):
            return []
        passing = isinstance(prompt, Choice) and prompt.passing
        leans = self._leans_at(prompt, typed)
        if passing and typed.strip() and leans is None:
            self._dialogue.cancel()  # nothing of what was guessed, so what was asked before is due
        asked = self.question()
        if not asked or not typed.strip():
            return asked
        refused = meant.answer
        if back:
            return self._ask_undo(typed)
        if isinstance(prompt, Handover) and self._lines.may_be_ready(typed):
            return self._ask_ready(prompt)
        if isinstance(prompt, Choice) and leans is not None:
            if not leans:
                return self._ask_dropped(typed)
            if prompt.sole:
                return self._ask_agreed(typed)
        if refused.name in NO_REPLY and isinstance(prompt, Choice):
            refused = say("none-of-these", typed=clean(typed))
        return [refused, *(self._dialogue.reminder() or asked)]

    def _ask_dropped(self, typed: str) -> Messages:
        """Ask whether an unclear reply chooses none of the choices."""

        def drop() -> Messages:
            self._dialogue.cancel()
            return [say("cancelled"), *self.question()]

        return self._dialogue.confirm(
            Confirm([say(MEANT, answer="no", typed=clean(typed))], drop, list)
        )

    def _ask_agreed(self, typed: str) -> Messages:
        """Ask whether an unclear reply to one guess says yes to it."""
        return self._dialogue.confirm(
            Confirm(
                [say(MEANT, answer="yes", typed=clean(typed))],
                lambda: self._deeds.respond(Reply(1), typed),
                list,
            )
        )

    def _ask_ready(self, prompt: Handover) -> Messages:
        """Ask whether who is to take the device is there, as an unclear line may say."""

        def ready() -> Messages:
            prompt.passed()
            self._dialogue.prompt = None
            return []

        question = say("ask-ready", name=self._table.names[prompt.seat])
        return self._dialogue.confirm(Confirm([question], ready, list))

    def _ask_undo(self, typed: str) -> Messages:
        """Ask whether the turn is taken back that has just been done."""
        question = [
            say("guessed", typed=clean(typed), count=1),
            say("option-meant", meant="undo", subject="", value="", line=""),
        ]
        return self._dialogue.confirm(Confirm(question, lambda: self._deeds.run(Do("undo")), list))

    def answer(self, meant: Parsed | Reply, typed: str) -> Messages:
        """Answer a line at a yes-or-no question, or at trouble with the save."""
        prompt = self._dialogue.prompt
        if isinstance(prompt, SaveTrouble):
            return self._at_trouble(prompt, meant)
        assert isinstance(prompt, Confirm)
        return self._at_confirm(prompt, meant, typed)

    def _at_confirm(self, prompt: Confirm, meant: Parsed | Reply, typed: str) -> Messages:
        if meant == Reply("yes") or self._repeats_put_off(prompt, meant):
            self._dialogue.prompt = None
            return [*prompt.yes(), *self._ask_put_off()]
        quits = meant == Do("quit") and not prompt.leaves
        talks = isinstance(meant, Do) and COMMANDS[meant.command] == "friends"
        tells = reads(meant) or meant == Do("save")
        tells |= isinstance(meant, Which) and meant.guessed
        if not isinstance(meant, Reply) and (tells or quits or talks):
            return self._deeds.run(meant)
        if not isinstance(meant, Reply) and not self._strict:
            if typed and not isinstance(meant, Unclear):
                self._put_off = self._lines.without_instead(typed)
            leans = self._leans(typed) if isinstance(meant, Unclear) else None
            if leans is not None and prompt.messages[0].name != MEANT:
                return self._ask_meant(prompt, typed, agreed=leans)
            return prompt.again(meant, typed)
        self._dialogue.prompt = None
        if isinstance(meant, Reply) and meant.behind:
            self._put_off = meant.behind
        return [*prompt.no(), *self._ask_put_off()]

    def _repeats_put_off(self, prompt: Confirm, meant: Parsed | Reply) -> bool:
        """Return whether a line means what it is asked about whether to do it now."""
        first = prompt.messages[0]
        if first.name != "ask-put-off" or not isinstance(meant, Act | Pay | Menu):
            return False
        return self._deeds.parse(str(first.args["typed"])) == meant

    def _leans(self, typed: str) -> bool | None:
        """Return whether an unclear reply may mean yes, or no; who only says something declines."""
        leans = self._lines.leans(typed)
        return False if leans is None and self._lines.declares(typed) else leans

    def _leans_at(self, prompt: object, typed: str) -> bool | None:
        """Return whether an unclear reply may mean yes, or no; also to one guess of a deed."""
        sole = isinstance(prompt, Choice) and prompt.sole and prompt.orders
        return self._leans(typed) if sole else self._lines.leans(typed)

    def _ask_meant(self, prompt: Confirm, typed: str, *, agreed: bool) -> Messages:
        """Ask whether an unclear reply means yes, or no."""
        question = say(MEANT, answer="yes" if agreed else "no", typed=clean(typed))
        return self._dialogue.confirm(
            Confirm([question], prompt.yes if agreed else prompt.no, list)
        )

    def _ask_put_off(self) -> Messages:
        """Ask whether to do now what was typed at a yes-or-no question, which is answered."""
        if self._put_off is None or isinstance(self._dialogue.prompt, Confirm):
            return []
        typed, self._put_off = self._put_off, None
        if self._saving.finished:
            return []
        meant = self._deeds.parse(typed)
        if isinstance(meant, Ask | Look):
            return self._deeds.respond(meant, typed)
        acts = isinstance(meant, Act | Pay | Menu)
        if acts and (self._table.over or self._table.state.to_act != self._seat):
            return [say("left-undone", typed=clean(typed))]

        def do() -> Messages:
            return self._deeds.respond(self._deeds.parse(typed), typed)

        question = say("ask-put-off", typed=clean(typed))
        done = self._dialogue.unless_changed(do)
        return self._dialogue.confirm(Confirm([question], done, lambda: [say("not-done")]))

    def _at_trouble(self, prompt: SaveTrouble, meant: Parsed | Reply) -> Messages:
        match meant:
            case Reply(word="again"):
                self._dialogue.prompt = None
                return prompt.again()
            case Reply(word="unsaved"):
                self._dialogue.prompt = None
                self._saving.stop()
                return [say("unsaved"), *prompt.unsaved()]
            case Reply(word="quit"):
                return self._saving.leave()
            case Ask() | Look():
                return self._deeds.run(meant)
            case _:
                return [say("save-trouble-choices")]

    @staticmethod
    def mixes_up(meant: Parsed, told: Message, typed: str) -> bool:
        """Return whether a take in letters was refused that may stand for other colours.

        They are those of gold or doubled ones, as in `take gsr`.
        """
        *_verb, letters = typed.split() or [""]
        run = len(letters) in (2, 3) and not set(letters) - set(ORDER)
        takes = isinstance(meant, Act) and isinstance(meant.action, Take)
        odd = "g" in letters or len(set(letters)) < len(letters)
        return run and takes and odd and told.name.startswith("refused-")
