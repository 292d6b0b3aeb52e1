"""One seat at a remote table: frames of the server in, news and a session out."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal
from uuid import uuid4

from splendor_access.game.position import parse_rules
from splendor_access.game.record import HUMAN, Player
from splendor_access.online.client.leaving import Leaving, device_frame, explain_devices
from splendor_access.online.client.links import Aims
from splendor_access.online.client.seat_table import OutOfStep, SeatTable
from splendor_access.online.protocol import frames, refusals
from splendor_access.online.protocol.frames import ToSeat, ToServer
from splendor_access.online.protocol.told import Told
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.intents import Said
from splendor_access.session.news import whose_turn
from splendor_access.session.prompts import Confirm, Handover
from splendor_access.session.session import Session
from splendor_access.session.watching import Watching
from splendor_access.settings.style import Style
from splendor_access.table.table import Table
from splendor_access.talk import rulebook
from splendor_access.talk.messages import PATH, Arg, Message, Messages, Typed, clean, say
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named
from splendor_access.talk.ready import ready_sentence

ACTS_OF_HOST = {
    "mute": ("friends-mute-off", "friends-mute-on"),
    "remove": ("friends-remove-on", "friends-remove-on"),
    "lock": ("friends-lock-off", "friends-lock-on"),
}
"""Messages about the host's acts, undone and done."""

LONGEST_TALK = 500
"""The most characters of a chat message that are passed on."""


def explain_loss(frame: frames.WelcomeFrame) -> Messages:
    """Say what a damaged game has lost, if anything, and to the host which file was kept.

    That another file of the table was damaged, and is whole again, is said too.
    """
    told = [say("friends-mended-here")] if frame.mended else []
    if frame.missing is None:
        return told
    told.append(say("resume-damaged", game="none", count=frame.missing))
    return (
        [*told, say("friends-damaged-file", file=clean(frame.file, PATH))] if frame.file else told
    )


class RemoteSeat:
    """A seat, whatever serves it: a remote terminal, a page, a line of ssh.

    Frames for the server go to `send`. `session` is that of the current game, once there is one;
    the next game has another session, and the previous one is finished. `key` proves the ownership
    of the seat. A spectator (`watches`) has a negative number. `gone` is why the server ended the
    connection for good. `aims` keeps what the seat wants. `command` is the id of the next command,
    if it has one already. A seat that `looks` only wants the state of the table.
    """

    def __init__(
        self,
        style: Style,
        send: Callable[[ToServer], None],
        *,
        key: str = "",
        strict: bool = False,
        watches: bool = False,
        looks: bool = False,
        aims: Aims | None = None,
    ) -> None:
        self.style = style
        self._aims = aims
        self.key = key
        self.watches = watches
        self._looks = looks
        self.command = ""
        self.number = -1
        self._expected = 0
        # The number of the game after which this seat has requested the next one.
        self._wish: int | None = None
        # The names that have requested the next game: a bad connection may repeat them often.
        self._wished: set[str] = set()
        self.host = False
        self.people: Sequence[frames.SeatedPerson] = ()
        self.size = 0
        self._rules = self._first = ""
        self.ready: Sequence[int] = ()
        self.watchers: Sequence[frames.Watcher] = ()
        self._seen: set[str] | None = None
        self.game = 0
        self.session: Session | None = None
        self.resumed = False
        self.gone: Messages = []
        self.connected = True
        self._strict = strict
        self._give = send
        self._table: SeatTable | None = None
        self._leaving: Leaving | None = None
        self._dialogue: Dialogue | None = None
        self._sent: frames.ActFrame | frames.UndoFrame | None = None
        self._asked = 0
        self._reply: frames.ReplyFrame | None = None
        # The damaged game and its losses: the connection may break again.
        self._damage: tuple[int, int | None, bool] | None = None

    @property
    def is_up_to_date(self) -> bool:
        """Whether the server has told who is there, and the game if there is one."""
        return bool(self.people) and self.game >= self._expected

    # To the server

    def hello(self, name: str) -> frames.HelloFrame:
        """Return the first frame of a connection: the seat's identity and known version."""
        heard = self._table.version if self._table else 0
        return frames.HelloFrame(
            v=frames.VERSION,
            name=name,
            key=self.key,
            game=self.game,
            version=heard,
            watch=self.watches,
            look=self._looks,
        )

    def told(self) -> Told:
        """Return what is known at the beginning of a connection."""
        players = len(self.session.table.players) if self.session else 0
        return Told(self.watches, self.number if players else None, players)

    def request_whole_game(self) -> None:
        """Request the whole game with the next `hello`."""
        self.game = 0

    def _send(self, action: str | None) -> None:
        assert self._table
        name, version = self.command or uuid4().hex, self._table.version
        undo = frames.UndoFrame(name, version)
        self._sent = undo if action is None else frames.ActFrame(name, version, action)
        self._give(self._sent)
        if not self.connected and self._dialogue:
            self._dialogue.unsaid.append(say("friends-sent-later"))

    # From the server

    def receive(self, frame: ToSeat) -> list[Said]:
        """Receive a frame, and return messages other than the news. Raises OutOfStep."""
        match frame:
            case frames.WelcomeFrame():
                self.number, self.host = frame.seat, frame.host
                self.key = frame.key or self.key
                self._expected = frame.game
                if self._wish is not None:
                    self._give(frames.BeginFrame(self._wish))
                if self._sent:
                    # It is done once, whether it arrived before the connection broke or not.
                    self._give(self._sent)
                return self._hear_damage(frame)
            case frames.SeatsFrame():
                return self._hear_people(frame)
            case frames.GameFrame():
                self._begin(frame)
            case frames.NewsFrame():
                self._follow(frame)
            case frames.DoneFrame(id=name):
                self._answered(name)
            case frames.RefusedFrame(id=name):
                self._answered(name)
                if not name and frame.why in refusals.UNBEGUN:
                    self._wish, self._wished = None, set()
                return [Said(refusals.explain(frame.why, frame.facts))]
            case frames.AskedFrame() if frame.seat == self.number:
                return [Said(say("friends-asked", names=self._others_here()))]
            case frames.AskedFrame():
                self._ask(frame)
            case frames.AnsweredFrame(seat=seat):
                self._answered("")
                refused = "undo-refused" if frame.about == "undo" else "friends-replace-refused"
                return [Said(Message(refused, {"name": self._name(seat)}))]
            case frames.ReplacedFrame() if self._table:
                return [Said(self._describe_replacement(frame), "turn")]
            case frames.SaidFrame():
                told = self._talk(frame)
                return [Said(told, "talk")]
            case frames.ManagedFrame():
                return [Said(self._describe_act(frame), "turn")]
            case frames.PresenceFrame() if self._table:
                message = "friends-is-back" if frame.here else "friends-is-away"
                return [Said(Message(message, {"name": self._name(frame.seat)}), "turn")]
            case frames.DevicesFrame():
                return [*map(Said, explain_devices(frame))]
            case frames.GoodbyeFrame():
                return self._hear_goodbye(frame)
        return []

    def announce_loss(self, why: Message | None = None) -> list[Said]:
        """Announce that the connection is lost, or why reconnecting fails."""
        self._cut_off(away=True)
        return [Said(why or say("connection-lost"), "turn")]

    def announce_connection(self) -> list[Said]:
        """Announce that the connection is back."""
        self._cut_off(away=False)
        return [Said(say("connection-back"), "turn")]

    def _cut_off(self, *, away: bool) -> None:
        if self._table:
            self._table.cut_off = away

    def _hear_damage(self, frame: frames.WelcomeFrame) -> list[Said]:
        """Report, once, the losses of a damaged game, and to the host the file that was kept."""
        before, self._damage = self._damage, (frame.game, frame.missing, frame.mended)
        told = explain_loss(frame) if self._damage != before else []
        return [Said(message, "turn") for message in told]

    def _hear_goodbye(self, frame: frames.GoodbyeFrame) -> list[Said]:
        """Announce the end of the connection, which is final unless the server only closes."""
        why = refusals.explain(frame.why, frame.facts)
        if frame.why != "closing":
            return self.end(why)
        self._cut_off(away=True)
        return [Said(why, "turn")]

    def end(self, why: Message) -> list[Said]:
        """Note the final end of the connection, and return the messages about it."""
        self.gone = [why]
        if self._leaving:
            self._leaving.finished = True
        return [Said(why, "turn")] if self.session else []

    def _talk(self, frame: frames.SaidFrame) -> Message:
        text: Arg = ready_sentence(frame.text) or clean(frame.text, LONGEST_TALK)
        if frame.seat == self.number:
            return say("friends-said-me", text=text)
        return say("friends-said", name=clean(frame.name), text=text)

    @staticmethod
    def _describe_act(frame: frames.ManagedFrame) -> Message:
        facts: dict[str, Arg] = {"name": clean(frame.name)} if frame.name else {}
        return Message(ACTS_OF_HOST[frame.what][frame.on], facts)

    def _answered(self, name: str) -> None:
        if self._sent and name in ("", self._sent.id):
            self._sent = None
            if self._table:
                self._table.note_answer()

    def _hear_people(self, frame: frames.SeatsFrame) -> list[Said]:
        before, self.people = self.people, frame.people
        self.size, self.ready, self.watchers = frame.size, frame.ready, frame.watchers
        self._rules, self._first = frame.rules, frame.first
        watching = self._new_spectators(frame)
        known = {person.name for person in before}
        came = [person.name for person in frame.people if person.name not in known]
        want = [self.people[seat].name for seat in frame.ready if seat != self.number]
        wish = [name for name in want if name not in self._wished]
        self._wished |= {*wish}
        if not before:
            return []
        told = [] if self.session else [say("friends-came", name=clean(name)) for name in came]
        told += [say("friends-wants", name=clean(name)) for name in wish]
        told += [say("friends-watches", name=clean(name)) for name in watching]
        return [Said(message, "turn") for message in told]

    def _new_spectators(self, frame: frames.SeatsFrame) -> list[str]:
        """Return the new spectators; nobody is announced twice, whatever breaks."""
        others = {each.name for each in frame.watchers if each.seat != self.number}
        new = sorted(others - self._seen) if self._seen is not None else []
        self._seen = (self._seen or set()) | others
        return new

    def _begin(self, frame: frames.GameFrame) -> None:
        """Begin a game from this seat's view; a game that was left for it is finished."""
        players = [Player(player.name, player.kind) for player in frame.players]
        table = SeatTable(players, frame.start, self._send)
        table.follow(frame.rows, frame.position, frame.told)
        if self._aims and self.number >= 0:
            wanted = self._aims.kept(frame.number, self.number)
            if wanted is not None:
                table.wanted[self.number] = wanted
            table.keep = partial(self._aims.keep, frame.number, self.number)
        if self._wish is not None and frame.number > self._wish:
            self._wish = None
        self._wished = set()
        if self._leaving:
            self._leaving.go_on()
        self._asked = 0
        self._table, self.game, self.resumed = table, frame.number, bool(frame.rows)
        self.session = (Watching if self.watches else Session)(
            table,
            self.number,
            self.style,
            strict=self._strict,
            company=self,
            saving=self._leave,
        )
        if table.before:
            self.session.listener.undos = table.before[1]

    def _leave(self, table: Table, dialogue: Dialogue) -> Leaving:
        self._leaving = Leaving(table, dialogue, self._request_next_game, watches=self.watches)
        return self._leaving

    @property
    def choices_of_first(self) -> list[str]:
        """The names of whom the host can let begin the first game; none if that is settled."""
        settled = self.session or self._first or parse_rules(self._rules or "2024").first
        wanted = self.host and not settled and len(self.people) > 1
        return [each.name for each in self.people] if wanted else []

    def begin_with(self, name: str) -> Messages:
        """Request the first game, in which that player begins."""
        self._wish = self.game
        self._give(frames.BeginFrame(self.game, name))
        return [say("friends-ready")]

    def _request_next_game(self) -> Messages:
        self._wish = self.game
        self._give(frames.BeginFrame(self.game))
        return [say("friends-ready")]

    def _follow(self, frame: frames.NewsFrame) -> None:
        table = self._table
        if table is None or frame.game != self.game or frame.version > table.version:
            raise OutOfStep(f"{frame.game} {frame.version}")
        table.follow(frame.rows[table.version - frame.version :], frame.position)

    def _name(self, seat: int) -> str:
        assert self._table
        return self._table.names[seat]

    def _ask(self, frame: frames.AskedFrame) -> None:
        """Ask whether another seat may undo turns."""
        if self._dialogue is None:
            return
        if frame.question == self._asked:
            # The connection broke: the question is still open, or the reply was lost.
            if self._reply:
                self._give(self._reply)
            return
        self._asked, self._reply = frame.question, None

        def reply(*, yes: bool) -> Messages:
            answer = frames.ReplyFrame(frame.question, yes)
            if frame.question == self._asked:
                self._reply = answer
            self._give(answer)
            return [] if yes else [say("not-done")]

        facts: dict[str, Arg] = {"name": self._name(self.number), "asker": self._name(frame.seat)}
        if frame.about == "replace":
            facts["gone"] = self._name(frame.who)
        question = Message("ask-undo" if frame.about == "undo" else "ask-computer", facts)
        self._dialogue.ask(Confirm([question], partial(reply, yes=True), partial(reply, yes=False)))

    def _describe_replacement(self, frame: frames.ReplacedFrame) -> Message:
        """Say who plays for a seat now."""
        if frame.level:
            return say("friends-replaced", name=self._name(frame.seat))
        if frame.seat == self.number:
            return say("friends-replaced-back-me")
        return say("friends-replaced-back", name=self._name(frame.seat))

    # The company of its session

    def join(self, seat: int, dialogue: Dialogue) -> None:  # noqa: ARG002
        """Register the session of the seat."""
        self._dialogue = dialogue

    def handover(self, seat: int) -> Handover | None:  # noqa: ARG002
        """Return None: no device is passed."""
        return None

    def next_holder(self) -> int | None:
        """Return None: no device is passed."""
        return None

    def online_command(self, command: str, about: str) -> Messages:
        """Run a command for tables with friends elsewhere, and return its answer."""
        match command:
            case "say" if about:
                self._give(frames.TalkFrame(about.typed if isinstance(about, Typed) else about))
                return []
            case "say":
                return [say("friends-say-what")]
            case "here":
                return self.who_is_here()
            case _ if self.watches:
                return [say("friends-watching" if self.session else "friends-watching-wait")]
            case "begin":
                return (
                    self._request_next_game()
                    if self._over or not self.session
                    else [say("friends-begun")]
                )
            case "replace":
                return self._replace(about)
            case "device":
                wanted = device_frame(about, Vocabulary(self.style.locale))
                if wanted is None:
                    return [say("friends-device-which")]
                self._give(wanted)
                return []
            case _ if not self.host:
                return [say("friends-host-only")]
            case "lock":
                self._give(frames.ManageFrame("lock"))
                return []
            case _:
                return self._manage("mute" if command == "mute" else "remove", about)

    def whose_turn(self) -> list[Said]:
        """Say whom the seat waits for."""
        due = whose_turn(self._table, self.number) if self._table else []
        return [Said(message, "turn") for message in due]

    @property
    def _over(self) -> bool:
        return self._table is not None and self._table.over

    def _manage(self, what: Literal["mute", "remove"], about: str) -> Messages:
        """Mute or remove another person by name."""
        seats = [*range(len(self.people)), *(each.seat for each in self.watchers)]
        names = [
            *(each.name for each in self.people),
            *(each.name for each in self.watchers),
        ]
        found = [seats[at] for at in seats_named(about, names)] if about else []
        if len(found) != 1 or found[0] == self.number:
            return [say("friends-whom", what=what)]
        self._give(frames.ManageFrame(what, found[0]))
        return []

    def _replace(self, about: str) -> Messages:
        """Request that the computer plays for a person by name, or for the only absent one."""
        others = [*enumerate(self.people)]
        away = [seat for seat, each in others if not each.here and not each.computer]
        found = seats_named(about, [each.name for each in self.people]) if about else away
        if len(found) != 1 or found[0] == self.number:
            return [say("friends-replace-whom")]
        self._give(frames.ReplaceFrame(found[0]))
        return []

    def _others_here(self) -> list[Arg]:
        """Return the names of the others who are present, without computer opponents."""
        return [
            clean(each.name)
            for seat, each in enumerate(self.people)
            if each.here and each.kind == HUMAN and not each.computer and seat != self.number
        ]

    def who_is_here(self) -> Messages:
        """Say who is at the table, who is away, and how many can still come."""
        here: list[Arg] = [clean(each.name) for each in self.people if each.here]
        gone: list[Arg] = [
            clean(each.name) for each in self.people if not each.here and not each.computer
        ]
        replaced: list[Arg] = [clean(each.name) for each in self.people if each.computer]
        free = 0 if self.session else self.size - len(self.people)
        told = [say("friends-here", names=here)]
        told += [say("friends-gone", names=gone)] if gone else []
        told += [say("friends-computer", names=replaced)] if replaced else []
        watching: list[Arg] = [clean(each.name) for each in self.watchers]
        told += [say("friends-watchers", names=watching)] if watching else []
        told += [say("friends-free", count=free)] if free else []
        return [*told, *self._rules_of_first_game()]

    def _rules_of_first_game(self) -> Messages:
        """Say by which rules the first game is to be played, and who begins it."""
        if self.session or not self._rules:
            return []
        rules = parse_rules(self._rules)
        named = seats_named(self._first, [each.name for each in self.people])
        first = named[0] if self._first and len(named) == 1 else rules.first
        if self._first and len(named) != 1:
            begins = say("friends-begins", name=clean(self._first))
        elif first == self.number:
            begins = say("friends-begins-me")
        elif first < len(self.people):
            begins = say("friends-begins", name=clean(self.people[first].name))
        else:
            begins = say("friends-begins-later", number=rules.first + 1)
        edition = say("edition-named", edition=rules.edition)
        return [edition, *rulebook.house_rules(rules, self.size), begins]

    def ask_undo(self, asker: int, seat: int, agreed: Callable[[], Messages]) -> Messages:  # noqa: ARG002
        """Let the server ask everybody whose turns would be undone."""
        self._send(None)
        return [say("waiting", name=self._name(seat))]
