"""The meaning of a typed line: a reply to the open prompt, or a command."""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from splendor_access.game.actions import Action, Return
from splendor_access.game.legality import surplus
from splendor_access.game.notation import NotationError, parse_action
from splendor_access.game.state import State
from splendor_access.session.choosing import ChoiceReader, describes
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.history import takes_done
from splendor_access.session.intents import ReadsOn
from splendor_access.session.listener import LastAnswer, Listener, was_dropped
from splendor_access.session.prompts import (
    Choice,
    Confirm,
    Handover,
    Reply,
    SaveTrouble,
    noble_choice,
    parse_choice,
)
from splendor_access.session.replies import ReplyReader
from splendor_access.session.tokens import GiftReader
from splendor_access.settings.names import LANGUAGE, language_wanted
from splendor_access.settings.style import Style
from splendor_access.table.table import Table
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import clean, fold, say
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Act,
    Ask,
    Context,
    Do,
    Look,
    Parsed,
    Unclear,
    Which,
    reads,
)
from splendor_access.talk.parsing.parser import CommandParser

if TYPE_CHECKING:
    from splendor_access.session.asides import Asides
    from splendor_access.session.doubting import Doubts
    from splendor_access.session.turning import Declining

WAYS_OUT: tuple[Literal["again", "unsaved", "quit"], ...] = ("again", "unsaved", "quit")
"""How to continue when a save fails, in the order of their numbers."""

CODE = re.compile(r"[abch]?[1-4]|n[1-5]|[a-c]|[sergod]{1,6}")
"""Places, levels and letters of gems."""

SEVERAL = re.compile(r"[,;]|\s\w+\s")
"""A line that can be several has one of these."""


class LineParser:
    """Parses the lines of one seat. `strict`: they are not typed at a prompt.

    `listener` finds who hears the answers: the last one, and the progress in the tutorial.
    """

    def __init__(self, table: Table, style: Style, dialogue: Dialogue, *, strict: bool) -> None:
        self.listener: Callable[[], Listener | None] = lambda: None
        self._table = table
        self._style = style
        self._dialogue = dialogue
        self._strict = strict

    def parse(self, text: str, scene: Scene) -> Parsed | Reply:
        """Parse a line, in which aliases are already expanded.

        `scene` is what the seat may know that the line is about. For a spectator, its seat is the
        subject of the questions.
        """
        chooses = isinstance(self._dialogue.prompt, Choice) or scene.state.phase == "noble"
        wanted = language_wanted(text, plainly=chooses)  # "Frans graag" may choose a noble
        if wanted is not None:
            return Do("settings", f"{LANGUAGE} {wanted}".strip())
        plain_command = self._strict or self._is_plain(text)
        if not plain_command and self._replies.thanks(text):
            return Reply("repeat") if self._is_asked(scene) else Unclear(say("thanked"))
        reply: Parsed | Reply | None = None
        asked, prompt = self._is_asked(scene), self._dialogue.prompt
        if asked and self._is_told_by_question(text, scene):
            return Reply("repeat")
        if isinstance(prompt, Confirm) and self._hedges(text):
            return Unclear(say("not-a-command", typed=clean(text)))
        if (asked or self._is_said(text)) and self.repeats(text):
            if asked:
                return Reply("repeat")
            text = self._style.locale.words("command-again")[0]
        if self._goes_back(text):
            return Reply("cancel" if isinstance(prompt, Choice) else "no")
        if asked and not self._strict and (resuming := self._asides.resuming(text, scene)):
            return resuming
        if asked and not self._strict and (of_all := self._asides.of_all_choices(text, scene)):
            return of_all
        match prompt:
            case SaveTrouble():
                reply = self._way_out(text)
            case Confirm() as confirm:
                reply = self._yes_or_no(confirm, text)
                plain = self.without_instead(text)
                begun = reply is None and self._gives_reason(text)
                if reply in (None, Reply("no")) and not (self._strict or begun):
                    more = self._declining.meant(confirm, (text, plain), scene, reply)
                    if more:
                        return more
                text = text if self._gives_reason(text) else plain
            case Choice() as choice:
                reply, whole = self._at_choice(choice, text, scene)
                if reply and whole:
                    return reply
            case Handover() as handover:
                aside = None if self._strict else self._asides.while_passing(text, scene)
                if aside:
                    return aside
                name = scene.names[handover.seat]
                told = not self._strict and self._replies.ready(text, name)
                if told or handover.says_ready(text):
                    return Do("ready")
        if reply is None and not plain_command:
            if self._gives_reason(text):
                return Unclear(say("not-a-command", typed=clean(text)))
            if leaning := self._leaning(text, scene):
                return leaning
        meant = reply or self._command(text, scene)
        if not plain_command and (regretted := self._asides.regretted(meant, text, scene)):
            return regretted
        if not asked and self._is_unclear(meant) and self._replies.only_chooses(text):
            return Unclear(say("no-question", typed=clean(text)))
        if scene.state.phase == "over" and not asked and not self._strict:
            meant = self._asides.after_game(meant, text, scene) or meant
        if asked and self._is_unclear(meant):
            question = self._replies.without_lead(text)
            answered = self._command(question, scene) if question else None
            meant = answered if isinstance(answered, Ask | Look) else meant
        return meant if not asked or self._strict else self._at_question(meant, text, scene)

    def _at_choice(
        self, choice: Choice, text: str, scene: Scene
    ) -> tuple[Parsed | Reply | None, bool]:
        """Return what a line chooses or wants instead, and whether it can mean nothing else."""
        reply: Parsed | Reply | None = parse_choice(choice, text, self._style.vocabulary)
        if reply or self._strict:
            return reply, False
        reasoned = self._gives_reason(text)
        if not reasoned and (instead := self._asides.instead(choice, text, scene)):
            return instead, True
        reply = self._own_words(choice, text, scene) or self._behind_guess(choice, text, scene)
        if reply or reasoned:
            return reply, False
        return self._asides.besides_choices(choice, text, scene), True

    def _is_plain(self, text: str) -> bool:
        """Return whether a line is a command with codes behind it."""
        word, *others = text.split() or [""]
        command = self._style.vocabulary.command(word)
        return command not in (None, "why") and all(map(CODE.fullmatch, others))

    def _at_question(self, meant: Parsed | Reply, text: str, scene: Scene) -> Parsed | Reply:
        """Return what a typist's line at a question may mean that is no certain reply to it."""
        if self._is_unclear(meant) and (advised := self._asides.advice(text, scene)):
            return advised
        if self._is_unclear(meant) and self._agrees_to_guesses(text):
            return Unclear(say("not-a-command", typed=clean(text)))
        if rather := self._asides.rather(meant, text, scene):
            return rather
        if self._asides.asks_of_piles(meant, text, scene):
            return Reply("repeat")
        found = self._doubts.doubted(meant, text, scene) or self._asides.beside(meant, text, scene)
        if found is None and (plain := self._replies.without_interjection(text)) != text:
            found = self._asides.beside(meant, plain, scene)
        return found or meant

    def _agrees_to_guesses(self, text: str) -> bool:
        """Return whether a typist says yes, and nothing else, where guesses are to choose from."""
        prompt = self._dialogue.prompt
        rest = self._replies.behind_yes(text)
        guesses = isinstance(prompt, Choice) and prompt.guessed and not prompt.sole
        return guesses and rest is not None and not self._replies.names_more(rest)

    def _is_told_by_question(self, text: str, scene: Scene) -> bool:
        """Return whether a typist is undecided, or asks what the question of the program tells."""
        if self._strict:
            return False
        prompt = self._dialogue.prompt
        many = prompt is None and scene.state.phase == "return"
        asks = many and self._replies.asks_how_many(text)
        return asks or self._replies.is_undecided(text)

    def _hedges(self, text: str) -> bool:
        """Return whether a typist says neither yes nor no: `yes and no`."""
        if self._strict or self._style.vocabulary.agrees(text) is not None:
            return False
        return self._replies.hedges(text) and not self.is_command(text)

    def _goes_back(self, text: str) -> bool:
        """Return whether a typist goes back from a question: there the word undoes no turn."""
        if self._strict or not isinstance(self._dialogue.prompt, Choice | Confirm):
            return False
        vocabulary = self._style.vocabulary
        return fold(vocabulary.plain(text)) in vocabulary.words("back")

    def is_command(self, text: str) -> bool:
        """Return whether a line begins with the word of a command, and is no sentence."""
        return self._style.vocabulary.begins_command(text)

    def _is_said(self, text: str) -> bool:
        """Return whether a line begins with the command that talks to others: `say it again`."""
        word = text.split(maxsplit=1)[:1]
        return bool(word) and fold(word[0]) in self._style.locale.words("command-say")

    def repeats(self, text: str) -> bool:
        """Return whether a typist's line asks for the question again."""
        return not self._strict and self._replies.repeats(text)

    def _is_asked(self, scene: Scene) -> bool:
        """Return whether the program waits for a reply to something it asked."""
        state = scene.state
        due = state.to_act == scene.seat and state.phase in ("return", "noble")
        return due or self._dialogue.prompt is not None

    def parts(self, text: str, scene: Scene) -> list[str]:
        """Return the lines that a typist's one line is; none where it is only one."""
        if self._strict or self._is_asked(scene) or scene.seat is None:
            return []
        return CommandParser(self._style.vocabulary).parts(text, self._context(scene))

    def parts_with_question(self, text: str, scene: Scene) -> list[str]:
        """Return what a typist's one line is parted into; none where no part only reads."""
        parser = CommandParser(self._style.vocabulary)
        parts = [] if self._strict else parser.parted(text, self._context(scene))
        return parts if any(map(parser.reads, parts)) else []

    def without_instead(self, text: str) -> str:
        """Return a line at a yes-or-no question without its `instead`, which means the question."""
        if self._strict:
            return text
        instead = self._style.vocabulary.words("instead")
        return " ".join(word for word in text.split() if fold(word.strip(",.!")) not in instead)

    def reads_on(self, text: str) -> ReadsOn | None:
        """Return what a line does behind a long answer; None if it is about something else."""
        plain = self._style.vocabulary.plain(text)
        if not plain:
            return "on"
        if self._style.vocabulary.command(plain):
            return None
        prompt = self._dialogue.prompt
        asked = isinstance(prompt, Confirm) or (isinstance(prompt, Choice) and prompt.sole)
        return self._replies.reads_on(text, asked=asked)

    @property
    def _asides(self) -> "Asides":
        # Loaded late: nothing is asked besides over a pipe.
        from splendor_access.session.asides import Asides

        return Asides(self._style.vocabulary, self._table.names, self._dialogue, self._context)

    @property
    def _declining(self) -> "Declining":
        from splendor_access.session.turning import Declining

        return Declining(
            self._style.vocabulary, self._table.names, self._command, self._asides.turned
        )

    @property
    def _doubts(self) -> "Doubts":
        from splendor_access.session.doubting import Doubts

        return Doubts(self._style.vocabulary, self._table.names, self._dialogue, self._asides)

    @property
    def _replies(self) -> ReplyReader:
        return ReplyReader(self._style.vocabulary, self._table.names)

    def _own_words(self, choice: Choice, text: str, scene: Scene) -> Reply | Look | Which | None:
        """Return what a typist's own words choose or ask, unless they are a command that reads."""
        reader = ChoiceReader(self._style.vocabulary, self._table.names)
        if self._strict:
            return None
        vocabulary = self._style.vocabulary
        alone = vocabulary.command(vocabulary.plain(text)) is not None
        if not alone and (quoted := reader.quoted(choice, text)):
            return quoted
        if self._asks(text) and not reader.counts(text):
            return None
        asked: Reply | Look | Which | None = reader.about(choice, text, scene.state)
        if isinstance(asked, Look):
            asked = self._doubts.looked(asked, choice, text, scene)
        reply = asked or reader.choice(choice, text, scene.state)
        told = None if reply or self._replies.doubts(text) else self._replies.without_reason(text)
        return reader.choice(choice, told, scene.state) if told else reply

    def _behind_guess(self, choice: Choice, text: str, scene: Scene) -> Parsed | None:
        """Return what a reply to a guess chooses of what was asked before: `no, the first`."""
        asked = choice.behind if choice.guessed else None
        if choice.guessed and asked is None and scene.state.phase == "noble":
            asked = noble_choice(scene.state)
        if not isinstance(asked, Choice):
            return None
        if asked.sole and not choice.sole and self._style.vocabulary.agrees(text):
            return None  # a yes at several questions is none to what was asked before
        if len(choice.options) == 1 and self._replies.is_other(text):
            others = [parsed for _told, parsed in asked.options if parsed != choice.options[0][1]]
            return others[0] if len(others) == 1 else None
        reply = self._own_words(asked, text, scene)
        return asked.option(reply) if isinstance(reply, Reply) else reply

    def _is_unclear(self, meant: Parsed | Reply) -> bool:
        """Return whether a typist's line means nothing for certain."""
        guess = isinstance(meant, Which) and meant.guessed
        return not self._strict and (guess or isinstance(meant, Unclear))

    def leans(self, text: str) -> bool | None:
        """Return whether a typist's unclear reply may mean yes, or no; None if neither."""
        leaves = self._dialogue.leaving
        return None if self._strict else self._replies.leans(text, leaves=leaves)

    def _gives_reason(self, text: str) -> bool:
        """Return whether a typist gives a reason for a yes or a no where one is asked for."""
        prompt = self._dialogue.prompt
        deed = isinstance(prompt, Choice) and prompt.sole and prompt.orders
        asked = not self._strict and (deed or isinstance(prompt, Confirm))
        return asked and self._replies.gives_reason(text, leaves=self._dialogue.leaving)

    def declares(self, text: str) -> bool:
        """Return whether a typist's unclear reply says something, and asks nothing."""
        return not self._strict and self._replies.declares(text) and not self.is_command(text)

    def takes_back(self, text: str) -> bool:
        """Return whether a typist who passes the device on may want another turn."""
        return not self._strict and self._asides.takes_back(text)

    def may_be_ready(self, text: str) -> bool:
        """Return whether a typist's unclear line may say that the next player is there."""
        return not self._strict and self._replies.may_be_ready(text)

    def _asks(self, text: str) -> bool:
        """Return whether a line begins with a command that neither acts nor leaves."""
        word, _, rest = self._style.vocabulary.plain(text).partition(" ")
        command = self._style.vocabulary.command(word)
        if command == "me" and rest:
            return False  # where the command is the word for "I", it begins any sentence
        return command is not None and COMMANDS[command] != "act" and command != "quit"

    def _yes_or_no(self, prompt: Confirm, text: str) -> Reply | Do | None:
        """Return a yes or no; in piped input everything but the word for yes is a no."""
        if self._strict:
            return Reply("yes") if self._style.vocabulary.is_yes(text) else None
        agrees = self._style.vocabulary.agrees(text)
        if agrees is None and prompt.leaves and self._replies.asks_what_is_kept(text):
            return Do("save")
        first = prompt.messages[0]
        asked = str(first.args["answer"]) if first.name == "meant-answer" else ""
        if asked and self._replies.means_what_is_asked(text, asked):
            return Reply("yes")
        if agrees is None and not self._asks(text):
            deed = "reserve" if prompt.messages[0].name == "ask-unseen" else ""
            agrees = self._replies.agrees(text, leaves=prompt.leaves, deed=deed)
            if agrees is None and self._replies.asks_what_comes(text):
                return Reply("repeat")
        return None if agrees is None else Reply("yes" if agrees else "no")

    def _way_out(self, text: str) -> Reply | None:
        """Return the way out of trouble that a number or word names."""
        word = fold(self._style.vocabulary.plain(text))
        for number, way in enumerate(WAYS_OUT, 1):
            if word == str(number) or word in self._style.vocabulary.words(way):
                return Reply(way)
        return None

    def _command(self, text: str, scene: Scene) -> Parsed | Reply:
        state, seat = scene.state, scene.seat
        assert seat is not None
        if state.phase == "noble" and state.to_act == seat:
            offered = noble_choice(state)
            reply: Parsed | Reply | None = None
            if text.strip().isdecimal():
                reply = parse_choice(offered, text, self._style.vocabulary)
            elif not self._strict:
                reply = self._own_words(offered, text, scene)
            option = offered.option(reply) if isinstance(reply, Reply) else reply
            if option:
                return option
        if state.phase == "over" and not self._strict:
            wanted = self._replies.after_game(text)
            if wanted:
                return wanted
        if state.phase == "return" and (self._strict or state.to_act == seat):
            given = self._given(text, state)
            if given:
                return given
        parsed = CommandParser(self._style.vocabulary).parse(text, self._context(scene))
        if isinstance(parsed, Which) and (listener := self.listener()) and listener.tutor.on:
            # "next" goes on with what is being learned.
            meant = [each for _told, each in parsed.options if isinstance(each, Ask)]
            parsed = next((each for each in meant if each.command == "tutorial"), parsed)
        prompt = self._dialogue.prompt
        gives = isinstance(parsed, Act) and isinstance(parsed.action, Return)
        own = not self._strict and not self.is_command(text)
        if gives and own and self._keeps_open(text):
            return Unclear(say("not-a-command", typed=clean(text)))
        guessed = isinstance(parsed, Which) and parsed.guessed
        if guessed and isinstance(prompt, Handover) and not reads(parsed):
            return Unclear(say("not-a-command", typed=clean(text)))
        choosing = isinstance(prompt, Choice) and not prompt.passing
        chosen = choosing or state.phase in ("return", "noble")
        if chosen and own and self._describes(parsed, text):
            return Unclear(say("not-a-command", typed=clean(text)))
        return parsed

    def _describes(self, parsed: Parsed, text: str) -> bool:
        """Return whether a line at a choice is about what is to be chosen."""
        prompt = self._dialogue.prompt
        paying = isinstance(prompt, Choice) and prompt.pays and self._replies.asks_of_cards(text)
        return describes(parsed, paying=paying, orders=self._replies.orders(text))

    def _given(self, text: str, state: State) -> Act | Reply | None:
        """Return the tokens to give back that a line names, for a typist also by their piles."""
        if self._strict:
            return _parse_return(text, surplus(state))
        if any(self._dialogue.given) and self._replies.leaves(text):
            return Reply("cancel")
        reader = GiftReader(self._style.vocabulary, self._table.names)
        told = [] if self._asks(text) else [text, self._replies.without_reason(text)]
        given = next(
            (found for each in told if each and (found := reader.given(each, state))), None
        )
        return Act(given) if given else None

    def _keeps_open(self, text: str) -> bool:
        """Return whether a typist names tokens to give back, but gives none for certain."""
        reader = GiftReader(self._style.vocabulary, self._table.names)
        return reader.keeps_open(text, self._replies.tokens(text))

    def _told_cards(self) -> Sequence[str]:
        """Return the places of the cards in the last answer, or in what was told behind a deed."""
        listener, answer = self.listener(), self._last_answer()
        if answer:
            return answer.cards
        return listener.places_told() if listener else ()

    def _last_answer(self) -> LastAnswer | None:
        """Return the last answer, unless something was done on the table behind it."""
        listener = self.listener()
        answer = listener.last_answer if listener else None
        return answer if answer and answer.version == self._table.version else None

    def _leaning(self, text: str, scene: Scene) -> Parsed | None:
        """Return what a typist's line means that leans on the last answer."""
        prompt = self._dialogue.prompt
        passing = prompt is None or (isinstance(prompt, Choice) and prompt.passing)
        if not passing or scene.state.phase != "act" or not (listener := self.listener()):
            return None
        dropped = was_dropped(listener.last) and self._asides.taken_up(text, scene)
        last, cards = self._last_answer(), self._told_cards()
        return dropped or self._asides.leaning(text, scene, last, cards)

    def _context(self, scene: Scene) -> Context:
        state, seat = scene.state, scene.seat
        assert seat is not None

        def before() -> Action | None:
            last = self._table.last_turn_of(seat)
            return None if last is None else self._table.actions[last]

        prompt = self._dialogue.prompt
        return Context(
            state,
            seat,
            scene.names,
            self._strict,
            self._table.elsewhere,
            before,
            prompted=prompt is not None,
            told=self._told_cards,
            guesses=not isinstance(prompt, Confirm | SaveTrouble),
            takes_done=self._takes_done,
        )

    def _takes_done(self, part: str) -> Sequence[Action]:
        """Return the takes in a part of the log."""
        return takes_done(self._table, self._style.vocabulary, part)


def _parse_return(text: str, due: int) -> Act | None:
    """Return the action that gives back tokens: letters in any order, or `return red`."""
    try:
        action = parse_action(text)
    except NotationError:
        return None
    return Act(action) if isinstance(action, Return) and sum(action.gems) == due else None
