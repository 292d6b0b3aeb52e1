"""What a key on a thing opens, for whom; menus without typing; and cards in reach."""

import re
from collections.abc import Callable, Iterator, Sequence

import msgspec

from splendor_access.braille.pages import Spot
from splendor_access.braille_display import lines
from splendor_access.braille_display.entry_choices import NARROW, narrowed
from splendor_access.braille_display.lines import ViewEntry
from splendor_access.braille_display.menus import (
    AskWhat,
    CloseMenu,
    Effect,
    EnterLine,
    ExplainKeys,
    OpenMenu,
    Picks,
    ShowSum,
    Submit,
    ViewItem,
    choice_item,
    lack,
    lacks,
    menu,
    opens,
    ready_takes,
)
from splendor_access.game.actions import Buy
from splendor_access.game.cards import COLOURS, LEVELS, ORDER, Card, lacking
from splendor_access.game.legality import legal_actions
from splendor_access.game.notation import letter_text
from splendor_access.game.state import HAND_INDEX, TILE_INDEX
from splendor_access.session.prompts import Handover
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.settings.names import GROUPS, Words, values
from splendor_access.table.table import place_of_wanted
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import Message, line, say
from splendor_access.talk.parsing.commands import Ask, Do
from splendor_access.talk.ready import READY

LINES = (*reversed(LEVELS), "hand")
"""The lines with cards for sale, from the top."""


class InReach:
    """The cards that interest a seat. Each person has their own.

    `scene` returns what the person may know.
    """

    def __init__(self, session: AnySession, scene: Callable[[], Scene]) -> None:
        self._session = session
        self._scene = scene

    def want(self, place: str) -> None:
        """Keep a card next to home as long as it exists."""
        card = self._known().get(place)
        if card:
            self._session.table.want(self._session.seat, card)

    @property
    def wanted(self) -> str | None:
        """The place of the card or noble that the player wants, or `points`.

        While the device is passed on, it is nobody's.
        """
        if self._session.answers.not_ready():
            return None
        wanted = self._session.table.wanted.get(self._session.seat)
        return place_of_wanted(wanted, self._scene().state, self._session.seat)

    def goal(self) -> Iterator[ViewEntry]:
        """Yield the wanted card or noble with what is missing.

        An affordable card is at home anyway.
        """
        place = self.wanted or ""
        state = self._session.table.state
        mine = state.seats[self._session.seat]
        tile = state.tiles[TILE_INDEX[place]] if place in TILE_INDEX else None
        if tile:
            missed = lacking(tile.cost, mine.bonuses)
            if any(missed):
                yield ViewEntry("wanted", say("view-lacks", place=place, missing=missed), place)
            return
        card = self._known().get(place)
        if card and lack(mine, card):
            yield ViewEntry("wanted", lacks(place, mine, card), place)

    def narrowed(
        self, level: str, most: int, opening: Callable[[ViewEntry], ViewItem]
    ) -> Iterator[ViewItem]:
        """Yield the cards of a level that lack at most that many gems, after their count."""
        scene = self._scene()
        seat, cards = scene.state.seats[self._session.seat], self._known()
        there = [entry for entry in lines.row(scene, level) if entry.key in cards]
        near = [entry for entry in there if lack(seat, cards[entry.key]) <= most]
        message = say("view-near", level=level, count=len(near), of=len(there))
        yield ViewItem(ViewEntry("near", message), OpenMenu("near"))
        yield from map(opening, near)

    def next_buyable(self, here: Spot, items: Callable[[str], Sequence[ViewItem]]) -> Spot | None:
        """Return the next affordable card below a place, or else from the top."""
        found = [
            Spot(name, item.entry.key)
            for name in LINES
            for item in items(name)
            if item.entry.marked
        ]
        begin = 0
        for number, spot in enumerate(found):
            if here.line in LINES and (LINES.index(spot.line), spot.key) <= (
                LINES.index(here.line),
                here.key,
            ):
                begin = number + 1
        return found[begin % len(found)] if found else None

    def _known(self) -> dict[str, Card]:
        return self._scene().state.known_cards(self._session.seat)


QUESTIONS = ("afford", "changed", "goal", "threat", "worth", "hint", "why", "last", "score", "turn")
"""Questions without arguments."""

MENUS = ("ask", "help", "say", "find", "try", "log", "settings")
"""The menus of this module; each setting has one more, `settings NAME`."""

POINTS = 5
"""The highest number of points on a card."""


class AskMenus:
    """The menus of a session's player."""

    def __init__(self, session: AnySession) -> None:
        self._session = session

    def menu(self, about: str) -> list[ViewItem]:
        """Return a menu; empty if there is none of that name, or nobody may ask now."""
        name, _, setting = about.partition(" ")
        if name not in MENUS or isinstance(self._session.open_prompt, Handover):
            return []
        items = [*(self._values(setting) if setting else self._items(name))]
        back = ViewItem(ViewEntry("back", say("view-back")), CloseMenu(), alone=True)
        return [*items, back] if items else []

    def _items(self, about: str) -> Iterator[ViewItem]:
        match about:
            case "ask":
                yield ViewItem(ViewEntry("sum", say("view-sum")), ShowSum())
                for name in QUESTIONS:
                    yield self._word(name, Submit(Ask(name)))
                for name in ("say", "find", "try", "log", "settings"):
                    if self.menu(name):
                        yield self._word(name, OpenMenu(name))
                yield self._word("tutorial", Submit(Ask("tutorial")))
            case "help":
                yield ViewItem(ViewEntry("keys", say("view-keys")), Submit(Ask("help", "display")))
                yield ViewItem(ViewEntry("explain", say("view-explain")), ExplainKeys())
                yield ViewItem(ViewEntry("what", say("view-what")), AskWhat())
                for name in ("tutorial", "rules"):
                    yield self._word(name, Submit(Ask(name)))
                yield self._word("settings", OpenMenu("settings"))
            case "say" if self._session.table.elsewhere:
                yield from self._sentences()
            case "say":
                pass
            case "find":
                yield from (self._question("find", text) for text in self._find_arguments())
            case "try":
                yield from (self._question("try", text) for text in self._try_arguments())
            case "log":
                kinds = [self._first(f"words-{kind}") for kind in ("moves", "market", "talk")]
                yield from (self._question("log", kind) for kind in kinds)
            case _:
                words = Words(self._session.style.locale)
                for group in dict.fromkeys(("braille", *GROUPS)):
                    for name in GROUPS[group]:
                        about = f"settings {name}"
                        yield ViewItem(ViewEntry(name, line(words.name(name))), OpenMenu(about))

    def _sentences(self) -> Iterator[ViewItem]:
        """Yield ready sentences to the others, and the player's own: aliases that say something."""
        style = self._session.style
        for name in READY:
            yield choice_item(name, say(name), Do("say", style.locale.text(say(name))))
        for alias, meant in self._session.shortcuts.aliases.items():
            word, _, text = meant.partition(" ")
            if text and style.vocabulary.command(word) == "say":
                yield choice_item(f"alias {alias}", line(text), Do("say", text))

    def _find_arguments(self) -> Iterator[str]:
        """Yield what `find` takes: levels, colours, points."""
        locale = self._session.style.locale
        level = self._first("words-level")
        yield from (f"{level} {letter}" for letter in LEVELS)
        yield from (locale.attribute(f"gem-{ORDER[i]}") for i in COLOURS)
        yield from (locale.text(say("points-counted", points=n)) for n in range(1, POINTS + 1))

    def _try_arguments(self) -> Iterator[str]:
        """Yield what `try` takes: the best takes, and the cards in reach of a purchase."""
        state, holder = self._session.answers.scene().state, self._session.seat
        if state.to_act != holder or state.phase != "act":
            return
        take, buy = (self._first(f"command-{name}") for name in ("take", "buy"))
        yield from (f"{take} {letter_text(each)}" for each in ready_takes(state, holder, None))
        places = [action.place for action in legal_actions(state) if isinstance(action, Buy)]
        yield from (f"{buy} {place}" for place in dict.fromkeys(places))

    def _values(self, name: str) -> Iterator[ViewItem]:
        words = Words(self._session.style.locale)
        for value in values(name):
            text = f"{words.name(name)} {words.value(value)}"
            yield choice_item(value, line(text), Do("settings", f"{name} {value}"))

    def _question(self, command: str, about: str) -> ViewItem:
        return ViewItem(ViewEntry(about, line(about)), Submit(Ask(command, about)))

    def _word(self, command: str, effect: Effect) -> ViewItem:
        return ViewItem(ViewEntry(command, line(self._first(f"command-{command}"))), effect)

    def _first(self, name: str) -> str:
        return self._session.style.locale.words(name)[0]


TAKES = "take"


class Seen(msgspec.Struct, frozen=True):
    """What all items are made of: what the holder may know, and what is asked of them.

    `actor` is the seat for which keys act: at a real table everybody's turns are entered.
    `closed`: the device is passed on, and nothing opens. `asked`: the player can read, and
    nothing else.
    """

    scene: Scene
    actor: int
    closed: bool
    asked: bool

    @property
    def acting(self) -> bool:
        """Whether the player may act, and not only read."""
        state = self.scene.state
        return state.to_act == self.actor and state.phase != "over" and not self.asked


class Openings:
    """The menus of one view. `seen` and `picks` return what is seen and picked at present."""

    def __init__(
        self,
        session: AnySession,
        seen: Callable[[], Seen],
        picks: Callable[[], str],
        in_reach: InReach,
    ) -> None:
        self._session = session
        self._seen = seen
        self._picks = picks
        self._in_reach = in_reach
        self._ask_menus = AskMenus(session)

    def item(self, entry: ViewEntry, of: int | None = None) -> ViewItem:
        """Return an item with the menu that a key on it opens, if there is one.

        A reserved card of seat `of`, or else of the player, opens only while that seat is due.
        """
        about, owner = entry.about, self._session.seat if of is None else of
        hidden = about in HAND_INDEX and owner != self._seen().actor
        if about is None or hidden or not self._opens(about):
            return ViewItem(entry)
        return ViewItem(entry, OpenMenu(about))

    def belonging(self, entry: ViewEntry, seat: int) -> ViewItem:
        """Return a thing of a player; a key on the number of bought cards lists those."""
        bought = self._seen().scene.state.seats[seat].cards and not self._seen().closed
        if entry.key == lines.STANDING and bought:
            return ViewItem(entry, Submit(Ask("cards", str(seat))))
        return self.item(entry, seat)

    def menu(self, about: str) -> list[ViewItem]:
        """Return the menu about something; empty if there is none now."""
        seen = self._seen()
        if seen.closed:
            return []
        if about.startswith(NARROW):
            order = self._session.style.locale.writing.order
            return narrowed(about, self._session.entering, order)
        asking = self._ask_menus.menu(about)
        if asking:
            return asking
        own = seen.actor == self._session.seat
        wants = own and (about == TAKES or about in TILE_INDEX)
        picks = Picks(self._picks(), self._in_reach.wanted if wants else None)
        return menu(about, seen.scene.state, seen.actor, acting=seen.acting, picks=picks)

    def _opens(self, about: str) -> bool:
        seen = self._seen()
        if seen.closed:
            return False
        if about in lines.PLACES or about in LEVELS:
            return opens(about, seen.scene.state, seen.actor, acting=seen.acting)
        return bool(self.menu(about))

    def commands(self) -> Iterator[ViewItem]:
        """Yield the commands that can be chosen on the home line, behind what is due.

        While something is asked these are help and, unless it asks that itself, to quit.
        """
        table = self._session.table
        # The players of an online table are fixed.
        again = ("rematch", *(() if table.elsewhere else ("new", "coach"))) if table.over else ()
        undoes = table.real or table.last_turn_of(self._session.seat) is not None
        corrects = ("fix", "check") if table.real else ()
        names = ("pass", *again, "ask", "undo", *corrects, "help", "quit")
        if self._session.open_prompt:
            names = ("help",) if self._session.leaving else ("help", "quit")
        for name in names:
            if name == "undo" and not undoes:
                continue
            if name in ("rematch", "new", "coach", *corrects, "quit"):
                effect: Effect = Submit(Do(name))
            elif self.menu(name):
                effect = OpenMenu(name)
            else:
                continue
            word = say("view-ask") if name == "ask" else self.word(name)
            yield ViewItem(ViewEntry(name, word), effect)

    def word(self, command: str) -> Message:
        """Return the word of a command."""
        return line(self._session.style.locale.words(f"command-{command}")[0])


def typed_line(message: Message, session: AnySession) -> EnterLine | None:
    """Return the line that a message tells the player to type, if it has a meaning now."""
    locale = session.style.locale
    word = re.escape(locale.words("words-type")[0])
    _before, *told = re.split(rf"\b{word}\b[^:.]*: ", locale.text(message), flags=re.IGNORECASE)
    if not told:
        return None
    typed = told[-1].split(". ")[0].rstrip(".")
    return EnterLine(typed) if session.understands(typed) else None
