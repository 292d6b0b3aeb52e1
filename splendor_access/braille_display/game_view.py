"""The game as lines of a braille view, and the effect of a key on each item."""

from collections.abc import Iterator, Sequence

from splendor_access.braille.layout import Item, Layout, Line
from splendor_access.braille.pages import Spot
from splendor_access.braille_display import lines
from splendor_access.braille_display.ask_menus import TAKES, InReach, Openings, Seen, typed_line
from splendor_access.braille_display.entry_choices import count_up, entry_items
from splendor_access.braille_display.keys import Agreement
from splendor_access.braille_display.lines import (
    ROWS,
    SUMS,
    PastLines,
    Summary,
    ViewEntry,
    about_of,
)
from splendor_access.braille_display.menus import (
    PICKED,
    Effect,
    OpenMenu,
    PickGem,
    ViewItem,
    complete,
    handfuls,
    picked,
    prompt_items,
)
from splendor_access.braille_display.view import Formatter
from splendor_access.game.cards import LEVELS, ORDER, gems
from splendor_access.game.events import Ended, TurnBegan
from splendor_access.game.legality import eligible_nobles, surplus
from splendor_access.game.state import State
from splendor_access.session.listener import kind_of
from splendor_access.session.prompts import Choice, Confirm, Handover, SaveTrouble
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.describe import Scene
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, say
from splendor_access.talk.narrate import result, your_turn

HOME = "turn"
MENU = "menu"
ANSWER = "answer"
NEWS = "news"
DIFFERENT = "different"


class GameView:
    """The lines of a game, for the player of the session's seat.

    `opened` is the subject of the open menu, `owner` the key of the item that opened it, and
    `opened_on` the line of that. `picks` are the letters of the gems picked so far. `answers` is
    the last answer; `notice` is shown before the turn until a key is pressed.
    """

    home = HOME

    def __init__(self, session: AnySession) -> None:
        self._session = session
        self.opened: str | None = None
        self.owner = ""
        self.opened_on = HOME
        self.picks = ""
        self.answers: list[Message] = []
        self.notice: Message | None = None
        self._home_key: Message | None = None
        self._read = session.table.log[-1].number if session.table.log else 0
        self._announced = 0
        self._holder = session.seat
        self._items: dict[str, list[ViewItem]] = {}
        self._brailled: dict[str, tuple[Item, ...]] = {}
        self._layout: Layout | None = None
        self._looked: Seen | None = None
        self._formatter = Formatter(session.style)
        self._like: dict[tuple[str, Locale], tuple[Item, ...]] = {}
        self._past = PastLines(session)
        self._in_reach = InReach(session, lambda: self._scene)
        self._openings = Openings(session, lambda: self._seen, lambda: self.picks, self._in_reach)

    # What happens

    def changed(self) -> bool:
        """Note that the table may have changed, and return whether that closed the menu.

        A menu that would change is closed, so that nothing unfelt is shown there. Picked gems that
        are no longer available are dropped.
        """
        before = self._items.get(MENU)
        self._forget()
        session = self._session
        if self._holder != session.seat:
            self._holder = session.seat
            self._formatter = Formatter(session.style)
            begin = session.table.last_turn_of(self._holder)
            known = session.table.log[: 0 if begin is None else session.table.moments[begin].log]
            self._read = known[-1].number if known else 0
        if isinstance(session.open_prompt, Handover):
            # One person's answers are not meant for the next one.
            self.picks, self.answers, self.opened = "", [], None
        state, entering = self._state, session.entering
        counts = entering is not None and entering.counts
        if (
            self.picks
            and not counts
            and not any(
                all(n <= m for n, m in zip(gems(self.picks), handful, strict=True))
                for handful in handfuls(state)
            )
        ):
            self.picks = ""
        if self.opened is not None and self._of(MENU) != before:
            self.opened = None
            return True
        return False

    def mark_heard(self) -> None:
        """Note that the reader knows all events."""
        log, announced = self._session.table.log, self._session.listener.announced
        self._read = log[-1].number if log else 0
        self._announced = announced[-1].place if announced else 0

    def open(self, about: str) -> bool:
        """Open the menu about an item, and return whether there is one."""
        self._drop(MENU)
        self.opened = about
        if not self._of(MENU):
            self.opened = None
        return self.opened is not None

    def close(self) -> None:
        """Close the menu."""
        self._forget()
        self.opened = None

    def drop_picks(self) -> None:
        """Drop the picked gems."""
        self._forget()
        self.picks = ""

    def answer(self, messages: list[Message]) -> None:
        """Show an answer in place of the previous one."""
        self._forget()
        self.answers = messages

    def pick(self, letter: str) -> bool:
        """Pick a gem or drop it; return whether the handful is complete, and its menu open."""
        state, entering = self._state, self._session.entering
        if entering and entering.counts:
            self.picks = count_up(self.picks, letter)
            self._forget()
            return False
        self.picks = picked(state, self.picks, letter)
        self._forget()
        return complete(state, self.picks) and self.open(PICKED)

    def effect(self, name: str, key: str) -> Effect | None:
        """Return the present effect of a key on an item."""
        if name not in (*self.names(1), *SUMS):
            return None
        return next((each.effect for each in self._of(name) if each.entry.key == key), None)

    def meaning(self, name: str, key: str) -> Message | None:
        """Return what an item is, or None for an item that is gone."""
        if name not in (*self.names(1), *SUMS):
            return None
        found = (each.entry for each in self._of(name) if each.entry.key == key)
        return next((entry.means or entry.message for entry in found), None)

    # As a view

    def layout(self, columns: int, rows: int, *, cursor: bool) -> Layout:
        """Return the layout of lines for the player."""
        layout = self._formatter.layout(columns, rows, cursor=cursor)
        if layout is not self._layout:
            self._layout, self._brailled = layout, {}
        return layout

    def word(self, name: str) -> str:
        """Return a word of the view."""
        return self._formatter.word(name)

    def status_cells(self) -> str:
        """Return whose turn it is and the player's points, if the settings ask for them."""
        state, holder = self._session.table.state, self._session.seat
        due: str | None = None
        if state.phase != "over":
            due = "" if state.to_act == holder else self._session.table.names[state.to_act]
        return self._formatter.status_cells(due, state.seats[holder].points)

    @property
    def agreement(self) -> Agreement:
        """The conditions under which a key agrees to its effect."""
        return self._formatter.agreement

    @property
    def slow(self) -> bool:
        """Whether the settings say that several rows take long to redraw."""
        return self._formatter.slow

    def names(self, rows: int, line: str = HOME) -> Sequence[str]:
        """Return the names of the lines from the top; those of the sum are apart."""
        market = list(reversed(LEVELS))
        own = ["me", "bank"]
        # On several rows the market is directly below the turn.
        table = [*market, *own] if rows > 1 else [*own, *market]
        others = [f"seat{seat}" for seat in self._others()]
        menu_line = [MENU] if self.opened is not None else []
        if (self.opened_on if line == MENU else line) in SUMS:
            return [*SUMS, *menu_line]
        answer = [ANSWER] if self.answers else []
        # Lines below home are always at the same distance.
        return [
            *answer,
            NEWS,
            DIFFERENT,
            HOME,
            *menu_line,
            *table,
            "decks",
            "nobles",
            "hand",
            *others,
            "log",
        ]

    def _others(self) -> list[int]:
        """Return the other seats, the next to play first."""
        count = len(self._session.table.players)
        return [(self._session.seat + i) % count for i in range(1, count)]

    def line(self, name: str) -> Line:
        """Return a line."""
        if name not in self._brailled:
            self._brailled[name] = tuple(map(self._formatter.item, self._of(name)))
        items = self._brailled[name]
        if name in ROWS:
            return Line(name, items, self._possible(name), stack=len(ROWS))
        if name in LEVELS and self._formatter.near is None:
            last = name == LEVELS[0]
            return Line(name, items, self._possible(name), stack=len(LEVELS), ends_stack=last)
        return Line(name, items, modal=name == MENU, owner=self.owner)

    def has_news(self) -> bool:
        """Return whether there are events that the reader has not felt."""
        holder, announced = self._session.seat, self._session.listener.announced
        if announced and announced[-1].place > self._announced:
            return True
        unread = [each for each in self._session.table.log if each.number > self._read]
        return any(
            kind_of(each.event, holder) in ("moves", "market")
            for each in unread
            if not isinstance(each.event, TurnBegan)
        )

    def note_spot(self, spot: Spot) -> None:
        """Note that the reader has pressed a key, and is now at a place."""
        if self.notice is not None:
            self.notice = None
            self._drop(HOME)
        self.mark_felt(spot.line)
        if spot.line != ANSWER and isinstance(self._session.open_prompt, Handover):
            # The next person may touch the display before the prompt is answered.
            self._drop(ANSWER)
            self.answers = []
        if spot.line != MENU:
            self.opened = None

    def mark_felt(self, name: str) -> None:
        """Note that a line is felt, which may be that of the news."""
        if name in (NEWS, DIFFERENT):
            self.mark_heard()
            self._drop(HOME)

    def lead_home(self, key: Message | None) -> None:
        """Say before `ask` on the home line which key leads there, or no longer."""
        self._home_key = key
        self._drop(HOME)

    def want(self, place: str) -> None:
        """Keep a card next to home as long as it exists."""
        self._in_reach.want(place)
        self._drop(HOME)

    def next_buyable(self, spot: Spot) -> Spot | None:
        """Return the next affordable card below a place, or else from the top."""
        return self._in_reach.next_buyable(spot, self._of)

    # Items

    def _of(self, name: str) -> list[ViewItem]:
        if name not in self._items:
            self._items[name] = [*self._make_items(name)]
        return self._items[name]

    def _possible(self, name: str) -> tuple[Item, ...]:
        wanted = name, self._formatter.locale
        if wanted not in self._like:
            entries = (self._sum.possible if name in ROWS else lines.possible)(name)
            self._like[wanted] = tuple(self._formatter.item(ViewItem(entry)) for entry in entries)
        return self._like[wanted]

    @property
    def _sum(self) -> Summary:
        return Summary(self._scene, self._formatter.locale.writing.order)

    @property
    def _state(self) -> State:
        return self._scene.state

    @property
    def _scene(self) -> Scene:
        return self._seen.scene

    @property
    def _seen(self) -> Seen:
        """The player's knowledge, gathered once for all items made of it."""
        if self._looked is None:
            session = self._session
            prompt = session.open_prompt
            asked = session.waits or isinstance(prompt, SaveTrouble | Handover | Confirm)
            entering = session.entering
            asked |= entering is not None and not entering.turn
            scene = session.answers.scene_apart()
            actor = scene.state.to_act if session.table.real else session.seat
            self._looked = Seen(scene, actor, isinstance(prompt, Handover), asked)
        return self._looked

    def _forget(self) -> None:
        """Remake all items on their next use."""
        self._items, self._brailled = {}, {}
        self._looked = None

    def _drop(self, name: str) -> None:
        """Remake the items of a line on their next use."""
        self._items.pop(name, None)
        self._brailled.pop(name, None)

    def _make_items(self, name: str) -> Iterator[ViewItem]:
        scene = self._scene
        match name:
            case "news" | "different" | "log":
                yield from map(self._openings.item, self._past.entries(name))
            case "turn":
                yield from self._due()
            case "menu":
                yield from self._menu()
            case "answer":
                for number, message in enumerate(self.answers):
                    typed = typed_line(message, self._session)
                    entry = ViewEntry(str(number), message, about_of(message))
                    yield ViewItem(entry, typed) if typed else self._openings.item(entry)
            case "bank":
                yield from self._bank()
            case "me":
                own = self._session.seat
                yield from (self._openings.belonging(each, own) for each in lines.me(scene))
            case "decks" | "nobles" | "hand":
                yield from map(self._openings.item, lines.ON_TABLE[name](scene))
            case level if level in LEVELS and self._formatter.near is not None:
                yield from self._in_reach.narrowed(level, self._formatter.near, self._openings.item)
            case name if name in SUMS:
                yield from map(self._openings.item, self._sum.entries(name))
            case level if level in LEVELS:
                yield from map(self._openings.item, lines.row(scene, level))
            case line_of_seat:
                seat = int(line_of_seat.removeprefix("seat"))
                theirs = lines.opponent(scene, seat)
                yield from (self._openings.belonging(each, seat) for each in theirs)

    def _menu(self) -> list[ViewItem]:
        return self._openings.menu(self.opened) if self.opened is not None else []

    # Gems to be picked

    def _pickable_item(self, entry: ViewEntry) -> ViewItem:
        letter, state = entry.about, self._state
        if letter is None or not self._seen.acting:
            return ViewItem(entry)
        may = any(handful[ORDER.index(letter)] for handful in handfuls(state))
        return ViewItem(entry, PickGem(letter) if may else None)

    def _bank(self) -> Iterator[ViewItem]:
        """Yield the bank; gems to return are picked on the home line instead."""
        state = self._state
        if state.phase == "return":
            yield from map(ViewItem, lines.gems("bank", state.bank))
            return
        yield from map(self._pickable_item, lines.gems("bank", state.bank, self._marked_picks))
        yield from self._picked_items("view-take")

    @property
    def _marked_picks(self) -> str:
        """The gems to mark: none where marks are words, which would move the rest of the line."""
        return "" if self._formatter.in_words else self.picks

    def _picked_items(self, message: str) -> Iterator[ViewItem]:
        """Yield the gems picked so far, with a key that takes or returns them if that is legal."""
        if self.picks:
            entry = ViewEntry(PICKED, say(message, gems=gems(self.picks)))
            yield ViewItem(entry, OpenMenu(PICKED) if self._openings.menu(PICKED) else None)

    # The next step

    def _due(self) -> Iterator[ViewItem]:
        if self._session.table.cut_off:
            yield ViewItem(ViewEntry("cut-off", say("connection-lost")))
        if self.notice:
            yield ViewItem(ViewEntry("notice", self.notice))
        prompt = self._session.open_prompt
        if prompt:
            yield from prompt_items(prompt)
            if isinstance(prompt, Choice | Confirm):
                yield from self._openings.commands()
            return
        state, table, holder = self._state, self._session.table, self._session.seat
        if self._session.waits:
            yield ViewItem(ViewEntry("sent", say("view-sent")))
            return
        entering = self._session.entering
        if entering:
            yield from entry_items(entering, self.picks, self._formatter.locale.writing.order)
        if entering and not entering.turn:
            pass
        elif state.phase == "over":
            ended = table.log[-1].event if table.log else None
            if isinstance(ended, Ended):
                _over, *results = result(state, ended, table.names, holder)
                yield from (ViewItem(ViewEntry(f"result{i}", m)) for i, m in enumerate(results))
        elif state.to_act != holder and not entering:
            yield ViewItem(ViewEntry("wait", say("view-wait", name=table.names[state.to_act])))
        elif state.phase == "return":
            if not entering:
                yield ViewItem(ViewEntry("return", say("try-give-back", count=surplus(state))))
            held = state.seats[state.to_act].tokens
            yield from map(
                self._pickable_item, [*lines.gems("tokens", held, self._marked_picks)][1:]
            )
            yield from self._picked_items("view-return")
        elif state.phase == "noble":
            if not entering:
                yield ViewItem(ViewEntry("head", your_turn(state, holder)[0]))
            may_come = eligible_nobles(state)
            eligible = (entry for entry in lines.nobles(self._scene) if entry.about in may_come)
            yield from map(self._openings.item, eligible)
        else:
            if not entering:
                name = table.names[holder] if len(self._session.languages) > 1 else None
                yield ViewItem(ViewEntry("you", your_turn(state, holder, name)[0]))
            yield from self._new()
            if self._openings.menu(TAKES):
                yield ViewItem(ViewEntry(TAKES, self._openings.word("take")), OpenMenu(TAKES))
            buyable = lines.buyable(state)
            yield from (self._openings.item(each, state.to_act) for each in buyable)
            if not entering:
                yield from map(self._openings.item, self._in_reach.goal())
        # What a turn needs stands before it.
        if self._home_key:
            yield ViewItem(ViewEntry("home-key", self._home_key))
        yield from self._openings.commands()

    def _new(self) -> Iterator[ViewItem]:
        """Yield a word for news where marks are words, which may have no room."""
        if self._formatter.in_words and self.has_news():
            yield ViewItem(ViewEntry("new", say("view-new")))
