"""Answers to the reading commands, for one seat."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from splendor_access.game.actions import Action
from splendor_access.game.cards import Card, Noble
from splendor_access.game.events import Drew, Event
from splendor_access.game.notation import USUAL, parse_action
from splendor_access.game.position import position_text
from splendor_access.game.state import HAND_INDEX, Held, State
from splendor_access.session.help import Help
from splendor_access.session.history import History, Recording
from splendor_access.session.listener import Listener, last_answer
from splendor_access.session.prompts import Confirm
from splendor_access.settings.style import Style
from splendor_access.table.table import Table, place_of_wanted
from splendor_access.talk import describe
from splendor_access.talk.describe import Scene
from splendor_access.talk.facts import ANSWERS, CodeFacts, facts
from splendor_access.talk.messages import Arg, Message, Messages, Typed, clean, line, say, secret
from splendor_access.talk.narrate import narrate
from splendor_access.talk.parsing.commands import Ask, Context, Look, Parsed, Unclear, Which
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.question import Asked, CannotAnswer, Past, load_question


class _Plan(msgspec.Struct, frozen=True):
    """The card to which a hint kept, and the one to which the hints of later turns keep.

    `version` is that of the table at which it was given: asked again there, it is the same.
    """

    version: int = -1
    before: Card | None = None
    after: Card | None = None

    def at(self, version: int) -> Card | None:
        """Return the card to which a hint keeps at a version of the table."""
        return self.before if version == self.version else self.after


class Answers:
    """Answers for one seat.

    `guarded`: other people can read along, so secrets of the seat are shown only on request.
    `strict`: nobody can be asked back. `named`: the listener does not play, so the seat is named,
    and an answer addressed to a player says first to whom. `passed_to` returns the seat that a
    shared device is being passed to, or None: the typist is unknown, so nothing secret is told.
    """

    def __init__(
        self,
        table: Table,
        listener: Listener,
        style: Style,
        *,
        guarded: bool,
        strict: bool,
        named: bool = False,
        passed_to: Callable[[], int | None] = lambda: None,
    ) -> None:
        self._table = table
        self._listener = listener
        self._seat = listener.seat
        self._style = style
        self._guarded = guarded
        self._strict = strict
        self._named = named
        self._passed_to = passed_to
        self._seen: tuple[State, Scene] | None = None
        self._deeds: list[Action] = []
        # Who listens without playing has no part in the hints of the seat.
        self._plan = _Plan(after=None if named else table.plans.get(listener.seat))

    @property
    def _apart(self) -> bool:
        """Whether a display or headphones may carry secrets, as at a real table."""
        return self._guarded and self._table.real and self._style.apart

    def answer(self, asked: Ask) -> Messages | Confirm | Which:
        """Answer a question, or ask first: which thing is meant, or whether to show a secret."""
        self._deeds = []
        answer = self._answer(asked)
        if isinstance(answer, list):
            self._keep(asked, answer)
        return answer

    def keep_aim(self, told: Messages) -> None:
        """Keep what was told of the seat's aim for lines that lean on it."""
        self._deeds = []
        self._keep(Ask("aim", self.aim() or ""), told)

    def _keep(self, asked: Ask | Look, told: Messages) -> None:
        """Keep what was told for lines that lean on it."""
        if asked.command != "again":
            listener, version = self._listener, self._table.version
            kept = last_answer(asked, told, self._deeds, version, listener.last_answer)
            listener.last_answer = kept

    def _answer(self, asked: Ask) -> Messages | Confirm | Which:
        scene = self.scene()
        match asked.command:
            case "hand":
                hand = self._hand()
                return [*self._to_whom(), *hand] if isinstance(hand, list) else hand
            case "log":
                return self._history().log(asked.about)
            case "older" | "newer":
                return self._history().step(asked.about, -1 if asked.command == "older" else 1)
            case "last":
                return self._last()
            case "position":
                return self._position(asked.about)
            case "record":
                return self._record(asked.about)
            case "json":
                return self._json(asked.about)
            case "help":
                helper = Help(
                    self._style,
                    self._style.vocabulary,
                    self.told(),
                    friends=self._table.elsewhere,
                    real=self._table.real,
                )
                return helper.answer(asked.about)
            case "rules":
                reader, told = self._listener.rules, self.told()
                return reader.answer(asked.about, told, self._style, self._style.vocabulary)
            case "tutorial":
                events = [logged.event for logged in self._table.log]
                asking = self.asked(asked.about)
                return self._listener.tutor.answer(asking, self._style.vocabulary, events)
            case "bank":
                return describe.bank(scene)
            case "deck":
                return describe.decks(scene)
            case "score":
                return describe.score(self.told())
            case "turn":
                return describe.turn(self.told())
            case "board":
                lines = describe.board(scene)
            case "row":
                lines = describe.row(scene, asked.about)
            case "me":
                lines = describe.player(self.told(), self._seat, self._order)
            case "player":
                lines = describe.player(self.told(), int(asked.about), self._order)
            case "nobles":
                lines = describe.nobles(scene)
            case _:
                try:
                    lines = self._question(asked.command, asked.about)
                    lines = [*self._to_whom(), *lines]
                except CannotAnswer as none:
                    return none.which if none.which and not self._strict else [none.message]
        return self._style.with_codes(lines)

    def question(self, name: str, about: str = "") -> Messages:
        """Answer a question that has its own module."""
        try:
            return self._question(name, about)
        except CannotAnswer as none:
            return [none.message]

    def _question(self, name: str, about: str) -> Messages:
        asked = self.asked(about)
        return load_question(name).tell(self._found(name, asked), asked)

    def _found(self, name: str, asked: Asked) -> Any:  # noqa: ANN401  # as in `Question.ask`
        """Return the facts of a question that has its own module."""
        found = load_question(name).ask(asked)
        if name == "try":
            self._deeds = [*map(parse_action, found.actions)]
        if name == "need":
            begun = [way[0] for way in (found.way, found.way_with_buying) if way]
            self._deeds = [*map(parse_action, dict.fromkeys(begun))]
        if name == "hint":
            # Loaded late: a game without hints does not need it.
            from splendor_access.talk.questions.hint import plan_after, view_of

            if asked.state.to_act == self._seat:
                after = plan_after(view_of(asked), asked.plan)
                told = found.choices[1:] if found.more else found.choices[:1]
                self._deeds = [parse_action(each.action) for each in told]
                self._plan = _Plan(self._table.version, asked.plan, after)
                if not self._named:
                    self._table.plan(self._seat, after)
        return found

    def json(self, about: str) -> str:
        """Return the facts of a question's answer as one line of JSON.

        Raises KeyError for an unknown question, and CannotAnswer.
        """
        command, _, words = about.partition(" ")
        name = self._style.vocabulary.command(command) or ""
        context = Context(self.scene().state, self._seat, self._table.names, strict=True)
        parsed = CommandParser(self._style.vocabulary).parse(about, context)
        if isinstance(parsed, Ask):  # as in `me cards`, which asks for cards
            name, words = parsed.command, parsed.about
        answer: object
        if name == "code":
            answer = self._code(parsed, words)
        else:
            asked = self.asked(words)
            answer = facts(name, asked) if name in ANSWERS else self._found(name, asked)
        line = {"v": 1, "question": str(about), "seat": self._seat, "answer": answer}
        return msgspec.json.encode(line).decode()

    def _code(self, parsed: Parsed, words: str) -> CodeFacts:
        """Return the code and cells of the thing looked at. Raises KeyError and CannotAnswer."""
        match parsed:
            case Look(item=Card() | Noble() as found):
                code = describe.written_code(found, USUAL)
                return CodeFacts(parsed.place, code, *self._style.cells_of(code))
            case Look():
                raise CannotAnswer(self.nothing_at(parsed.place or ""))
            case Unclear():
                raise CannotAnswer(parsed.answer)
            case Which():
                raise CannotAnswer(several(parsed, words))
            case _:
                raise KeyError("code")

    def _json(self, about: str) -> Messages:
        try:
            return [line(self.json(about))]
        except CannotAnswer as none:
            return [none.message]
        except KeyError:
            return [self._style.vocabulary.about_not_understood("json", about)]

    def asked(self, about: str) -> Asked:
        """Return a question of the seat, with the game so far."""
        words = about.split()
        whole = about.typed if isinstance(about, Typed) else ""
        plan = self._plan.at(self._table.version)
        typed = self._style.vocabulary.split(whole)[-len(words) :]
        words = typed if typed == words else words
        viewer = None if self._guarded else self._seat
        past = [
            Past(moment.state.to_act, moment.state.view(viewer), action)
            for moment, action in zip(self._table.moments, self._table.actions, strict=True)
        ]
        return Asked(self.scene(), words, self._style.vocabulary, past, whole, self.aim(), plan)

    def aim(self) -> str | None:
        """Return the place of what the seat aims at, if the seat sees it there, or `points`.

        While the device is passed on, an aim is nobody's.
        """
        if self.not_ready():
            return None
        wanted = self._table.wanted.get(self._seat)
        return place_of_wanted(wanted, self.scene().state, self._seat)

    def not_ready(self) -> Messages:
        """Say who has to take the device before any secret is told, if it is being passed on."""
        holder = self._passed_to()
        return [] if holder is None else [say("not-ready", name=self._table.names[holder])]

    def look(self, looked: Look) -> Messages:
        """Describe or write one card or tile, with its code and cells."""
        told = self._looked(looked)
        self._deeds = []
        self._keep(looked, told)
        return told

    def _looked(self, looked: Look) -> Messages:
        place = looked.place or ""
        if looked.item is None:
            return [self.nothing_at(place)]
        lines = self._style.code_lines(
            describe.written_code(looked.item, self._style.locale.writing)
        )
        if looked.command == "look":
            lines.insert(0, describe.look(looked.place, looked.item))
        return lines

    def nothing_at(self, place: str) -> Message:
        """Explain why a place shows no card: it is empty, or hides one in a hand."""
        held = self._held_at(place)
        if held and held.blind:
            return say("hand-veiled", place=place, level=held.card.level)
        return say("place-empty", place=place)

    def scene(self) -> Scene:
        """Return the scene that questions are about, made once for each state of the table."""
        state = self._table.state
        if self._seen is None or self._seen[0] is not state:
            self._seen = state, self._scene(state)
        return self._seen[1]

    def _scene(self, state: State) -> Scene:
        return Scene(
            state=state.view(None if self._guarded else self._seat),
            names=self._table.names,
            seat=self._seat,
            round=self._table.round,
            guarded=self._guarded,
            people=self._table.humans,
        )

    def scene_apart(self) -> Scene:
        """Return the scene for a display, with the seat's secrets if only the seat can feel it."""
        scene = self.scene()
        if not self._apart:
            return scene
        return msgspec.structs.replace(scene, state=self._table.state.view(self._seat))

    def narrated(self, event: Event, *, shared: bool = False, compact: bool = False) -> Messages:
        """Narrate an event to the seat; `shared` omits what others may not read again.

        `compact` is for news of others: what they paid is told on request.
        """
        if isinstance(event, Drew) and self._guarded:
            veiled = event.seat == self._seat and not shared
            # At a real table nobody here has seen the card.
            name = "companion-drew" if self._table.real else "drew-veiled"
            return [say(name, place=event.hand_place)] if veiled else []
        told = self.told()
        return narrate(event, told.names, told.seat, compact=compact)

    def told(self) -> Scene:
        """Return the scene with the seat addressed as "you", if any."""
        scene = self.scene()
        return msgspec.structs.replace(scene, seat=None) if self._named else scene

    def _to_whom(self) -> Messages:
        return [say("answer-for", name=self._table.names[self._seat])] if self._named else []

    def _held_at(self, place: str) -> Held | None:
        if place not in HAND_INDEX:
            return None
        return self._table.state.seats[self._seat].held_at(place)

    def _hand(self) -> Messages | Confirm:
        own = msgspec.structs.replace(self.scene(), state=self._table.state.view(self._seat))
        veiled = self._style.with_codes(describe.hand(self.scene()))
        if not describe.has_veiled(own):
            return veiled
        passed_on = self.not_ready()
        if passed_on:
            return [*veiled, *passed_on]

        def shown() -> Messages:
            return secret(self._style.with_codes(describe.hand(own)))

        if self._apart:
            return shown()
        if self._strict:
            return [say("hand-readable"), *shown()]
        return Confirm(self._ask_to_show(), shown, lambda: veiled)

    def _ask_to_show(self) -> Messages:
        return [say("hand-readable"), say("ask-show-hand", name=self._table.names[self._seat])]

    @property
    def _order(self) -> Sequence[str]:
        return self._style.settings.player.split("-")

    def _history(self) -> History:
        return History(
            self._table,
            self._listener,
            self._style,
            self._style.vocabulary,
            lambda event: self.narrated(event, shared=True),
        )

    def _last(self) -> Messages:
        moments = self._table.moments
        own = [moment.log for moment in moments if moment.state.to_act == self._seat]
        told = self._history().since(own[-1] if own else 0)
        return self._style.collapsed(told) or [say("nothing-happened")]

    def _record(self, about: str) -> Messages | Confirm:
        recording = Recording(
            self._table, self._style.vocabulary, strict=self._strict, guest=self._style.guest
        )
        if recording.wants_deck(about) and self.not_ready():
            return self.not_ready()
        return recording.answer(about)

    def _position(self, about: str) -> Messages | Confirm:
        state = self._table.state
        if about not in self._style.vocabulary.words("mine"):
            return [line(position_text(state.view(None)))]
        if describe.has_veiled(self.scene()) and self.not_ready():
            return self.not_ready()
        mine = secret([say("position-mine"), line(position_text(state.view(self._seat)))])
        if self._apart or self._strict or not describe.has_veiled(self.scene()):
            return mine
        return Confirm(self._ask_to_show(), lambda: mine, lambda: [say("not-done")])


def several(which: Which, words: str) -> Message:
    """List the cards that words can mean, where nobody can be asked back."""
    looks = [meant for _, meant in which.options if isinstance(meant, Look)]
    places: list[Arg] = [look.place for look in looks if look.place]
    return say("need-several", typed=clean(words), count=len(places), places=places)
