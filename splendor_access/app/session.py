"""One keyboard's side of a game: what a line means now, and what its listener is told.

A session knows neither terminal nor clock. `handle` takes an intent and returns what is to be
said; whoever sits at the keyboard answers to `prompt`.
"""

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from splendor_access.app.saves import SaveError
from splendor_access.app.settings import CHOICES, Settings, write_file
from splendor_access.app.table import Table, keep
from splendor_access.game.actions import Action, Buy, ChooseNoble, Reserve, Return, Take
from splendor_access.game.cards import CARDS, ORDER, Card, Hidden
from splendor_access.game.events import Drew, Ended, Event, Refusal, TurnBegan
from splendor_access.game.notation import PRINTED, count_text, letter_text
from splendor_access.game.position import position_text
from splendor_access.game.record import HUMAN, Player, record_text
from splendor_access.game.rules import missing, payments
from splendor_access.game.state import HAND_INDEX, Held
from splendor_access.talk import describe
from splendor_access.talk.commands import (
    COMMANDS,
    Act,
    Ask,
    Do,
    Look,
    Menu,
    Parsed,
    Pay,
    Reader,
    Surroundings,
    Unclear,
    Which,
    choices,
    clean,
    fitting_payments,
)
from splendor_access.talk.describe import Scene
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, Message, item, line, say
from splendor_access.talk.narrate import narrate, refused, result, your_turn

Urgency = Literal["answer", "turn", "news"]


class Said(msgspec.Struct, frozen=True):
    """One line for the listener: an answer, a call to act, or news of what others did."""

    message: Message
    urgency: Urgency = "answer"


class Intent(msgspec.Struct, frozen=True):
    """What a source wants: a typed line, or an action of a seat.

    `seen` is the version of the table its source last knew; an action for an older one is not
    done, because it was meant for a table that is no longer there.
    """

    source: str
    text: str | None = None
    action: Action | None = None
    seat: int | None = None
    seen: int | None = None


class Choice(msgspec.Struct, frozen=True):
    """A question answered by a number, or by the word that names an option."""

    prompt: str
    options: tuple[tuple[Message, Parsed], ...]


class Confirm(msgspec.Struct, frozen=True):
    """A question answered by yes; anything else is no.

    `reading`: commands that only read are answered, and the question stays.
    """

    yes: Callable[[], list[Message]]
    no: Callable[[], list[Message]]
    reading: bool = True


class Trouble(msgspec.Struct, frozen=True):
    """Something could not be saved: try again, play on unsaved, or quit."""

    again: Callable[[], list[Message]]
    unsaved: Callable[[], list[Message]]


class Handover(msgspec.Struct, frozen=True):
    """The device is to be passed to a seat, who then says `ready`."""

    seat: int


Question = Choice | Confirm | Trouble | Handover


class Session:
    """The people at one keyboard; `holder` is the seat that has it now.

    `strict` is for input that nobody types at a prompt: see interfaces of the command line.
    """

    def __init__(
        self, table: Table, language: str, settings: Settings, *, strict: bool
    ) -> None:
        self.table = table
        self.settings = settings
        self.strict = strict
        self.finished = False
        self.failed = False
        self.question: Question | None = None
        humans = table.humans
        self.guarded = len(humans) > 1
        self.holder = table.state.to_act if table.state.to_act in humans else humans[0]
        self._language = language
        self._heard = dict.fromkeys(humans, 0)
        self._called: int | None = None
        self._result_told = False
        self._last: list[Message] = []
        self.locale = self._locale()
        self._reader: Reader | None = None
        self._cells_missed = False

    # What the world around needs to know

    @property
    def prompt(self) -> Message:
        """The word of the prompt, which says what is due."""
        match self.question:
            case Choice():
                return say(f"prompt-{self.question.prompt}")
            case Confirm():
                return say("prompt-sure")
            case Trouble():
                return say("prompt-trouble")
            case Handover():
                return say("prompt-ready")
            case None:
                pass
        state = self.table.state
        if state.phase == "over":
            return say("prompt-over")
        if state.to_act != self.holder:
            return say("prompt-wait")
        return say(f"prompt-{'you' if state.phase == 'act' else state.phase}")

    @property
    def bot(self) -> int | None:
        """The seat of the computer opponent that is to act now, or None."""
        state = self.table.state
        waits = isinstance(self.question, Trouble) or self.finished or state.phase == "over"
        return None if waits or state.to_act in self.table.humans else state.to_act

    @property
    def reader(self) -> Reader:
        """The reader of typed lines; made when the first one comes."""
        if self._reader is None:
            others = [Locale("en")] if self.locale.language != "en" else []
            self._reader = Reader(self.locale, *others)
        return self._reader

    def opening(self, *, resumed: bool = False) -> list[Said]:
        """Tell who plays, and what is due."""
        table = self.table
        if resumed:
            head = [say("resumed", round=table.round)]
            head += describe.score(self._scene())
            self._heard = dict.fromkeys(self._heard, table.log[-1].number if table.log else 0)
        else:
            players: list[Arg] = [
                self._introduced(seat, player) for seat, player in enumerate(table.players)
            ]
            head = [say("opening", edition=table.state.rules.edition, players=players)]
            head.append(say("opening-help"))
        return [*(Said(message) for message in head), *self.news()]

    @property
    def leaving(self) -> bool:
        """Whether the player has been asked whether to leave."""
        return isinstance(self.question, Confirm) and not self.question.reading

    def _introduced(self, seat: int, player: Player) -> Message:
        if player.kind == HUMAN:
            alone = seat == self.holder and not self.guarded
            return say("player-me") if alone else say("player-human", name=player.name)
        return say("player-bot", name=player.name, level=say(f"level-{player.kind}"))

    # Intents

    def handle(self, intent: Intent) -> list[Said]:
        """Do or answer what a source wants, and return all that is now to be said."""
        if intent.action is not None:
            answer = self._handle_action(intent)
        else:
            answer = self._handle_text(intent.text or "")
        said = [Said(message) for message in answer]
        if answer:
            self._last = answer
        return said + self.news()

    def cancel(self) -> list[Said]:
        """Drop the question that is open (Ctrl-C), or say how to leave."""
        if isinstance(self.question, Choice | Confirm):
            self.question = None
            return [Said(say("cancelled")), *self._turn_again()]
        return [Said(say("how-to-leave"))]

    def leave(self) -> list[Said]:
        """Ask once whether to leave (quit, or end of input at a terminal)."""
        return [Said(message) for message in self._quit()]

    def end_of_input(self) -> list[Said]:
        """Leave without a question, as when piped input ends."""
        return [Said(message) for message in self._leave()]

    def begin_save(self, *, ask: bool) -> list[Said]:
        """Begin to save the game; where that fails ask what to do, or play on unsaved."""
        try:
            keep(self.table)
        except SaveError as error:
            detail = clean(error.detail)
            told = [say("playing-unsaved", detail=detail)]
            if ask:
                told = [say("cannot-begin-save", detail=detail), say("save-trouble-choices")]
                self.question = Trouble(self._begin_save_again, list)
            return [Said(message) for message in told]
        return []

    def _begin_save_again(self) -> list[Message]:
        return [said.message for said in self.begin_save(ask=True)]

    def _save_trouble(self, error: SaveError, again: Callable[[], list[Message]]) -> list[Message]:
        """Ask what to do about a decision that could not be saved, and was not done."""
        self.question = Trouble(again, again)
        detail = clean(error.detail)
        return [say(f"save-{error.reason}", detail=detail), say("save-trouble-choices")]

    def _handle_action(self, intent: Intent) -> list[Message]:
        stale = intent.seen is not None and intent.seen != self.table.version
        if stale or intent.seat != self.table.state.to_act:
            return [say("meanwhile")] if intent.seat in self.table.humans else []
        assert intent.action is not None
        refusal = self.table.refusal(intent.action)
        if refusal:
            return [self._refused(refusal)]
        return self._act(intent.action)

    def _handle_text(self, text: str) -> list[Message]:
        match self.question:
            case Trouble():
                return self._answer_trouble(text)
            case Confirm():
                return self._answer_confirm(text)
            case Choice():
                chosen = self._chosen(text, self.question)
                if chosen is not None:
                    self.question = None
                    return self._run(chosen)
            case Handover() | None:
                pass
        return self._run(self._read(text))

    def _read(self, text: str) -> Parsed:
        number = text.strip()
        if self.question is None and number.isdecimal() and self.table.state.phase == "noble":
            options = choices("noble", self.table.state)
            if 0 < int(number[:4]) <= len(options):
                return Act(options[int(number[:4]) - 1])
        around = Surroundings(
            self._scene().state, self.holder, self.table.names, strict=self.strict
        )
        return self.reader.read(text, around)

    def _chosen(self, text: str, question: Choice) -> Parsed | None:
        word = text.strip().casefold()
        if word.isdecimal() and len(word) < 4:
            number = int(word)
            if 0 < number <= len(question.options):
                return question.options[number - 1][1]
            return Unclear(say("no-such-number", typed=clean(text), count=len(question.options)))
        for _described, parsed in question.options:
            if word and word == _address(parsed):
                return parsed
        return None

    def _answer_confirm(self, text: str) -> list[Message]:
        question = self.question
        assert isinstance(question, Confirm)
        if self.reader.is_yes(text):
            self.question = None
            return question.yes()
        if question.reading and text.strip():
            parsed = self._read(text)
            if isinstance(parsed, Ask | Look) or parsed == Do("quit"):
                return self._run(parsed)
        self.question = None
        return question.no()

    def _answer_trouble(self, text: str) -> list[Message]:
        question = self.question
        assert isinstance(question, Trouble)
        word = text.strip().casefold()
        numbered = {"1": "again", "2": "unsaved", "3": "quit"}
        kinds = {w: kind for kind in numbered.values() for w in self.locale.words(f"words-{kind}")}
        match numbered.get(word) or kinds.get(word):
            case "again":
                self.question = None
                return question.again()
            case "unsaved":
                self.question = None
                if self.table.save:
                    self.table.save.close()
                    self.table.save = None
                return [say("unsaved"), *question.unsaved()]
            case "quit":
                self.finished = self.failed = True
                return [say("left-unsaved")]
            case _:
                parsed = self._read(text)
                if isinstance(parsed, Ask | Look):
                    return self._run(parsed)
                return [say("save-trouble-choices")]

    def _run(self, parsed: Parsed) -> list[Message]:
        match parsed:
            case Unclear():
                return [parsed.answer]
            case Ask():
                return self._ask(parsed.command, parsed.about)
            case Look():
                return self._look(parsed)
            case Which():
                return self._offer("which", parsed.question, parsed.options)
            case Do():
                return self._do(parsed.command, parsed.about)
            case Act() | Pay() | Menu():
                return self._play(parsed)

    # Acting

    def _play(self, parsed: Act | Pay | Menu) -> list[Message]:
        state = self.table.state
        if isinstance(self.question, Handover):
            return [say("not-ready", name=self.table.names[self.question.seat])]
        if state.phase == "over":
            return [say("refused-over")]
        if state.to_act != self.holder:
            return [say("not-your-turn", name=self.table.names[state.to_act])]
        self.question = None
        match parsed:
            case Menu():
                return self._menu(parsed.command)
            case Pay():
                return self._pay(parsed)
            case Act():
                return self._try(parsed.action, asked=parsed.asked)

    def _try(self, action: Action, *, asked: bool) -> list[Message]:
        refusal = self.table.refusal(action)
        if refusal:
            if self._is_veiled(action):
                return [say("refused-cannot-afford-veiled", place=str(getattr(action, "place", "")))]
            return [self._refused(refusal)]
        if asked and isinstance(action, Reserve):
            self.question = Confirm(lambda: self._act(action), lambda: [say("not-done")])
            gold = "yes" if self.table.state.bank[ORDER.index("g")] else "no"
            return [say("ask-unseen", level=action.place, gold=gold)]
        return self._act(action)

    def _refused(self, refusal: Refusal) -> Message:
        return refused(refusal, self.table.state.rules.edition)

    def _is_veiled(self, action: Action) -> bool:
        """Say whether a refusal would tell others what a card that only its owner knows costs."""
        if not isinstance(action, Buy) or action.place not in HAND_INDEX or not self.guarded:
            return False
        held = self.table.state.seats[self.holder].hand[HAND_INDEX[action.place]]
        return isinstance(held, Held) and held.blind

    def _act(self, action: Action) -> list[Message]:
        try:
            self.table.act(action)
        except SaveError as error:
            return self._save_trouble(error, lambda: self._act(action))
        return []

    def _menu(self, command: str) -> list[Message]:
        state = self.table.state
        actions = choices(command, state)
        if not actions:
            return [self._why_not(command)]
        options = tuple((self._option(action), Act(action)) for action in actions)
        return self._offer("which", say(f"menu-{command}", count=len(options)), options)

    def _why_not(self, command: str) -> Message:
        state = self.table.state
        probes: dict[str, Action] = {
            "return": Return((0,) * len(ORDER)),
            "noble": ChooseNoble(""),
            "reserve": Reserve("a1"),
        }
        if command in probes:
            refusal = self.table.refusal(probes[command])
            if refusal:
                return self._refused(refusal)
        if state.phase != "act":
            return say(f"refused-phase-{state.phase}")
        return say(f"nothing-to-{command}")

    def _option(self, action: Action) -> Message:
        scene = self._scene()
        match action:
            case Take() | Return():
                return say("option-gems", gems=action.gems)
            case Reserve() if action.place in ORDER or len(action.place) == 1:
                return say("option-deck", level=action.place)
            case ChooseNoble():
                tiles = self.table.state.tiles
                tile = tiles[int(action.place[1]) - 1]
                assert tile is not None
                return say("option-noble", place=action.place, noble=tile)
            case Buy() | Reserve():
                card = scene.state.card_at(action.place)
                if isinstance(action, Buy) and isinstance(card, Hidden):
                    return say("option-veiled", place=action.place, level=card.level)
                assert card is not None
                return say("option-card", place=action.place, card=card)
            case _:
                return say("option-pass")

    def _pay(self, parsed: Pay) -> list[Message]:
        state = self.table.state
        seat = state.seats[state.to_act]
        first = Buy(parsed.place)
        refusal = self.table.refusal(first)
        card = state.card_at(parsed.place)
        if refusal or not isinstance(card, Card):
            return self._try(first, asked=False)
        ways = fitting_payments(payments(state, seat, card), parsed.given)
        if not ways:
            whole = tuple(parsed.given.get(letter, 0) for letter in ORDER)
            wrong = self.table.refusal(Buy(parsed.place, whole))
            if wrong and not self._is_veiled(first):
                return [self._refused(wrong)]
            return [say("no-such-payment", gems=whole)]
        if len(ways) == 1:
            return self._act(Buy(parsed.place, ways[0]))
        options = tuple(
            (say("option-payment", payment=way, left=_left(seat.tokens, way)), Act(Buy(parsed.place, way)))
            for way in ways
        )
        return self._offer("pay", say("menu-pay", count=len(options)), options)

    def _offer(
        self, prompt: str, head: Message, options: tuple[tuple[Message, Parsed], ...]
    ) -> list[Message]:
        self.question = Choice(prompt, options)
        numbered = [
            say("option", number=number, option=described)
            for number, (described, _parsed) in enumerate(options, 1)
        ]
        return [head, *numbered]

    # Reading

    def _scene(self) -> Scene:
        viewer = None if self.guarded else self.holder
        return Scene(
            state=self.table.state.view(viewer),
            names=self.table.names,
            seat=self.holder,
            round=self.table.round,
            guarded=self.guarded,
        )

    def _ask(self, command: str, about: str) -> list[Message]:
        scene = self._scene()
        match command:
            case "board":
                return self._with_codes(describe.board(scene))
            case "row":
                return self._with_codes(describe.row(scene, about))
            case "bank":
                return describe.bank(scene)
            case "me":
                return self._with_codes(describe.player(scene, self.holder))
            case "player":
                return self._with_codes(describe.player(scene, int(about)))
            case "nobles":
                return self._with_codes(describe.nobles(scene))
            case "hand":
                return self._hand()
            case "deck":
                return describe.decks(scene)
            case "score":
                return describe.score(scene)
            case "turn":
                return describe.turn(scene)
            case "afford":
                return self._with_codes(describe.afford(scene))
            case "log":
                return self._log(about)
            case "last":
                return self._last_moves()
            case "again":
                return self._last or [say("nothing-to-repeat")]
            case "position":
                return self._position(about)
            case "record":
                return self._record(about)
            case _:
                return self._help(about)

    def _with_codes(self, messages: list[Message]) -> list[Message]:
        """Add the lines of codes and cells that the settings ask for."""
        lines = []
        for message in messages:
            lines.append(message)
            about = item(message)
            if about is not None and self.settings.on("codes"):
                lines.append(line(describe.code(about, self.locale.order)))
            if about is not None and self.settings.on("cells"):
                lines += self._cells(describe.code(about, self.locale.order))
        return lines

    def _cells(self, code: str) -> list[Message]:
        """Return a line of braille cells; where there is no braille, say so once."""
        # Loaded late: liblouis and its tables are not needed to play.
        from splendor_access.braille.cells import code_cells
        from splendor_access.braille.tables import BrailleUnavailable, Missing, default_table

        try:
            return [line(code_cells(code, default_table(self._language, "display")).cells)]
        except BrailleUnavailable as error:
            if self._cells_missed:
                return []
            self._cells_missed = True
            broken = error.reason is Missing.BROKEN_TABLE
            name = "braille-failed" if broken else "braille-missing"
            return [say(name, detail=clean(error.detail))]

    def _look(self, parsed: Look) -> list[Message]:
        if parsed.item is None:
            held = self._held_at(parsed.place)
            if held and held.blind:
                return [say("hand-veiled", place=str(parsed.place), level=held.card.level)]
            return [say("place-empty", place=str(parsed.place))]
        code = describe.code(parsed.item, self.locale.order)
        lines = [line(code), *self._cells(code)]
        if parsed.command == "look":
            lines.insert(0, describe.look(parsed.place, parsed.item))
        return lines

    def _held_at(self, place: str | None) -> Held | None:
        if place not in HAND_INDEX:
            return None
        return self.table.state.seats[self.holder].hand[HAND_INDEX[place]]

    def _hand(self) -> list[Message]:
        scene = self._scene()
        if not describe.has_veiled(self._owner_scene()):
            return self._with_codes(describe.hand(scene))
        if self.strict:
            return [say("hand-readable"), *self._shown_hand()]
        self.question = Confirm(
            self._shown_hand, lambda: self._with_codes(describe.hand(self._owner_scene()))
        )
        return [say("hand-readable"), say("ask-show-hand")]

    def _owner_scene(self) -> Scene:
        state = self.table.state.view(self.holder)
        return msgspec.structs.replace(self._scene(), state=state)

    def _shown_hand(self) -> list[Message]:
        return self._with_codes(describe.hand(self._owner_scene(), shown=True))

    def _log(self, about: str) -> list[Message]:
        messages = [
            message
            for logged in self.table.log
            for message in self._narrated(logged.event, shared=True)
        ]
        if about.isdecimal() and int(about[:4]):
            messages = messages[-int(about[:4]) :]
        elif about:
            return [say("not-understood", typed=clean(f"log {about}"), example="log 10")]
        return [say("log", count=len(messages)), *messages]

    def _narrated(self, event: Event, *, shared: bool = False) -> list[Message]:
        if isinstance(event, Drew) and shared and self.guarded:
            return []
        viewer = self.holder
        if isinstance(event, Drew) and self.guarded:
            return [say("drew-veiled", place=event.hand_place)] if event.seat == viewer else []
        return narrate(event, self.table.names, viewer)

    def _last_moves(self) -> list[Message]:
        """Tell all that happened since the holder's own last decision began."""
        own = [i for i, moment in enumerate(self.table.moments) if moment.state.to_act == self.holder]
        begin = self.table.moments[own[-1]].log if own else 0
        messages = [
            message
            for logged in self.table.log[begin:]
            for message in self._narrated(logged.event, shared=True)
        ]
        return messages or [say("nothing-happened")]

    def _position(self, about: str) -> list[Message]:
        if self.reader.command(about) == "me" or about in self.locale.words("words-mine"):
            text = position_text(self.table.state.view(self.holder))
            return [say("position-mine"), line(text)]
        return [line(position_text(self.table.state.view(None)))]

    def _record(self, about: str) -> list[Message]:
        with_deck = bool(about) and about.split()[-1].lstrip("-").endswith("deck")
        if with_deck and not self.strict and not self.table.over:
            self.question = Confirm(self._record_with_deck, lambda: [say("not-done")])
            return [say("ask-with-deck")]
        return self._record_with_deck() if with_deck else self._record_lines(with_deck=False)

    def _record_with_deck(self) -> list[Message]:
        return self._record_lines(with_deck=True)

    def _record_lines(self, *, with_deck: bool) -> list[Message]:
        text = record_text(self.table.record(), with_deck=with_deck)
        return [line(each) for each in text.splitlines()]

    def _help(self, about: str) -> list[Message]:
        if about:
            command = self.reader.command(about)
            if command:
                return self._help_command(command)
            topic = f"help-{about.split()[0]}"
            if about.isalpha() and self.locale.has(topic):
                return [say(topic)]
            return [say("no-help", typed=clean(about))]
        acting = [name for name, kind in COMMANDS.items() if kind == "act" and self._possible(name)]
        lines = [say("help-now", commands=self._main_words(acting))] if acting else []
        reading = [name for name, kind in COMMANDS.items() if kind == "read"]
        others = [name for name, kind in COMMANDS.items() if kind == "do"]
        return [
            *lines,
            say("help-read", commands=self._main_words(reading)),
            say("help-do", commands=self._main_words(others)),
            say("help-more"),
        ]

    def _possible(self, command: str) -> bool:
        state = self.table.state
        if state.to_act != self.holder or state.phase == "over":
            return False
        if command == "pass":
            return not any(choices(name, state) for name in ("take", "reserve", "buy"))
        return bool(choices(command, state))

    def _main_words(self, commands: Sequence[str]) -> list[Arg]:
        return [self.locale.words(f"command-{name}")[0] for name in commands]

    def _help_command(self, command: str) -> list[Message]:
        name = f"command-{command}"
        words = self.locale.words(name)
        short: list[Arg] = [*words[1:], *self.locale.words(name, "short")]
        lines = [
            line(self.locale.attribute(name, "about")),
            say("help-usage", usage=self.locale.attribute(name, "usage") or words[0]),
            say("help-example", example=self.locale.example(command)),
        ]
        return [*lines, say("help-short", words=short)] if short else lines

    # Doing

    def _do(self, command: str, about: str) -> list[Message]:
        match command:
            case "undo":
                self.question = None
                return self._undo()
            case "settings":
                return self._settings(about)
            case "save":
                return [say("saved" if self.table.save else "save-none")]
            case "ready":
                return self._ready()
            case _:
                return self._quit()

    def _ready(self) -> list[Message]:
        if not isinstance(self.question, Handover):
            return [say("nobody-waits")]
        self.holder = self.question.seat
        self.question = None
        return []

    def _quit(self) -> list[Message]:
        if self.table.over:
            self.finished = True
            return [say("goodbye")]
        waiting = self.question

        def stay() -> list[Message]:
            self.question = waiting
            return [say("stayed")]

        self.question = Confirm(self._leave, stay, reading=False)
        return [say("ask-quit" if self.table.save else "ask-quit-unsaved")]

    def _leave(self) -> list[Message]:
        self.finished = True
        if isinstance(self.question, Trouble):
            self.failed = True
            return [say("left-unsaved")]
        if self.table.over:
            return []
        return [say("left" if self.table.save else "left-unsaved")]

    def _undo(self) -> list[Message]:
        to = self.table.last_turn_of(self.holder)
        if to is None:
            return [say("nothing-to-undo")]
        asked = self._others_since(to)
        if not asked:
            return self._undo_to(to)
        return self._ask_others(to, asked)

    def _others_since(self, decisions: int) -> list[int]:
        """Return the other people whose turns an undo would take back."""
        seats = {moment.state.to_act for moment in self.table.moments[decisions:]}
        return sorted(seats & set(self.table.humans) - {self.holder})

    def _ask_others(self, to: int, asked: list[int]) -> list[Message]:
        first, *others = asked

        def yes() -> list[Message]:
            return self._ask_others(to, others) if others else self._undo_to(to)

        def no() -> list[Message]:
            return [say("undo-refused", name=self.table.names[first])]

        self.question = Confirm(yes, no)
        names = self.table.names
        return [say("ask-undo", name=names[first], asker=names[self.holder])]

    def _undo_to(self, decisions: int) -> list[Message]:
        try:
            taken_back = self.table.undo_to(decisions)
        except SaveError as error:
            return self._save_trouble(error, lambda: self._undo_to(decisions))
        last = self.table.log[-1].number if self.table.log else 0
        self._heard = {seat: min(number, last) for seat, number in self._heard.items()}
        self._called = None
        self._result_told = False
        undone = [
            say("taken-back", deed=message)
            for event in taken_back
            for message in self._narrated(event, shared=True)
            if not isinstance(event, TurnBegan)
        ]
        mark = self.table.entries[-1]
        seen = [say("undo-seen")] if getattr(mark, "seen", False) else []
        return [say("undone", count=len(undone)), *undone, *seen]

    def _settings(self, about: str) -> list[Message]:
        name, _, value = about.partition(" ")
        if not name:
            lines = [say("settings-head", count=len(CHOICES))]
            return lines + [self._setting(name) for name in CHOICES]
        if name not in CHOICES:
            names: list[Arg] = list(CHOICES)
            return [say("no-such-setting", typed=clean(name), names=names)]
        if not value:
            shown: list[Message] = []
            for choice in CHOICES[name]:
                shown.append(say("setting-value", name=name, value=choice))
                shown += [say("setting-example", example=text) for text in self._preview(name, choice)]
            return [self._setting(name), *shown]
        if value not in CHOICES[name]:
            values: list[Arg] = list(CHOICES[name])
            return [say("no-such-value", typed=clean(value), name=name, values=values)]
        self.settings = self.settings.changed(name, value)
        self.locale = self._locale()
        self._reader = None
        done = say("setting-changed", name=name, value=value)
        try:
            write_file({name: value})
        except OSError as error:
            return [done, say("settings-not-kept", detail=clean(error.strerror or str(error)))]
        return [done]

    def _setting(self, name: str) -> Message:
        source = say(f"source-{self.settings.sources[name]}")
        about = say(f"setting-{name}")
        return say("setting", name=name, value=self.settings[name], source=source, about=about)

    def _preview(self, name: str, value: str) -> list[str]:
        """Return a sample line as it would be with another value of a setting."""
        settings = self.settings.changed(name, value)
        locale = _locale(self.locale.language, settings)
        sample = say("placed", place="c4", card=CARDS[-13])
        form = settings["verbosity"]
        lines = [locale.text(sample, form)]  # type: ignore[arg-type]  # one of CHOICES
        code = describe.code(CARDS[-13], locale.order)
        if settings.on("codes"):
            lines.append(code)
        if settings.on("cells"):
            lines += [locale.text(message) for message in self._cells(code)]
        return lines

    def _locale(self) -> Locale:
        return _locale(self._language, self.settings)

    # Telling

    def news(self) -> list[Said]:
        """Return what the holder has not been told yet, and the call to act."""
        said: list[Said] = []
        table = self.table
        for logged in table.log:
            if logged.number <= self._heard[self.holder]:
                continue
            self._heard[self.holder] = logged.number
            said += [Said(message, "news") for message in self._narrated(logged.event)]
        if table.over and not self._result_told:
            self._result_told = True
            ended = table.log[-1].event
            assert isinstance(ended, Ended)
            told = result(table.state, ended, table.names, self.holder)
            return said + [Said(message, "turn") for message in told]
        return said + self._call()

    def _call(self) -> list[Said]:
        state = self.table.state
        if self.question is not None or self.finished or state.phase == "over":
            return []
        if state.to_act in self.table.humans and state.to_act != self.holder:
            self.question = Handover(state.to_act)
            return [Said(say("pass-device", name=self.table.names[state.to_act]), "turn")]
        if state.to_act != self.holder or self._called == self.table.version:
            return []
        return self._turn_again()

    def _turn_again(self) -> list[Said]:
        state = self.table.state
        if state.to_act != self.holder or state.phase == "over":
            return []
        self._called = self.table.version
        lines = your_turn(state, self.holder)
        if state.phase == "act" and self._possible("pass"):
            lines.append(say("only-pass"))
        if state.phase == "noble":
            options = choices("noble", state)
            lines += [
                say("option", number=number, option=self._option(action))
                for number, action in enumerate(options, 1)
            ]
        return [Said(message, "turn") for message in lines]


def _left(tokens: tuple[int, ...], paid: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(have - n for have, n in zip(tokens, paid, strict=True))


def _locale(language: str, settings: Settings) -> Locale:
    order = PRINTED if settings["order"] == "printed" else ORDER
    return Locale(language, stones=settings["gems"] == "stones", order=order)


def _address(parsed: Parsed) -> str | None:
    """Return the word that chooses an option, beside its number."""
    match parsed:
        case Act(action=Take() | Return() as action):
            return letter_text(action.gems)
        case Act(action=Buy() as action) if action.payment is not None:
            return count_text(action.payment)
        case Act(action=Buy() | Reserve() | ChooseNoble() as action):
            return action.place
        case Look(place=str() as place):
            return place
        case _:
            return None
