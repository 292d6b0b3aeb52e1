"""The contents of a page: facts for its templates, from what one seat may know."""

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from splendor_access.game.actions import Action, Buy, ChooseNoble, Pass, Reserve, Take
from splendor_access.game.cards import COLOURS, GOLD, LEVELS, ORDER, Card, Gems, Hidden, Noble, gems
from splendor_access.game.notation import action_text
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES, Held
from splendor_access.online.page.lines import PageLines, ToldLine
from splendor_access.session.news import describe_outcome
from splendor_access.session.prompts import Choice, Confirm, describe_option
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.settings.names import FOR_GUESTS, LANGUAGE, Words, values
from splendor_access.settings.settings import PROFILE
from splendor_access.settings.style import Style
from splendor_access.table.real_table import RealTable
from splendor_access.talk import describe
from splendor_access.talk.describe import written_code
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, Colour, Message, Messages, clean, say

SHOWN = 12
"""How many lines already heard precede the new ones."""

TEXTS = (
    *("page-skip", "page-log", "page-new", "page-nothing-new", "page-command", "page-send"),
    *("page-market", "page-row", "page-decks", "page-bank", "page-nobles", "page-you"),
    *("page-a-card", "page-a-noble"),
    *("page-take", "page-take-these", "page-give-back", "page-give-back-these"),
    *("page-settings", "page-change", "page-ask", "page-more", "page-download", "page-typed"),
    *(
        "page-name",
        "page-sit",
        "page-who",
        "page-word",
        "page-word-use",
        "page-watch",
        "page-people",
        "page-say",
        "page-language",
        "page-away",
    ),
    *("page-about", "page-alone", "page-make", "page-seats", "page-bots", "page-level"),
    *("page-back", "page-answers", "page-hand", "game-name", "alone-files", "alone-file-take"),
    "alone-copy",
    *(
        "connection-lost",
        "connection-back",
        "page-unsent",
        "page-notify",
        "page-notified",
        "page-unnotified",
    ),
)
"""Texts that templates name by themselves; sentences with variables are made here."""

_FIVE = [ORDER[at] for at in COLOURS]

OF_REAL_TABLES = ("check", "fix", "secret")
"""Commands with an extra button in a game with a real box."""

QUESTIONS = ("help", "rules", "afford", "score", "last", "log", "settings")
"""Commands with a button under the help of a page."""


class Button(msgspec.Struct, frozen=True):
    """A button: its text, and the name and value that its form sends; `main` stands out."""

    text: str
    name: str
    value: str
    main: bool = True


class CardPicture(msgspec.Struct, frozen=True):
    """A card or tile for the eye: its colour as a letter, its points, and its cost."""

    colour: str
    points: str
    cost: Sequence[str]


class ThingShown(msgspec.Struct, frozen=True):
    """A card, tile or deck at its place, with its possible actions.

    `cells`: its place and code in braille, if the reader has asked for that.
    """

    place: str
    text: str
    picture: CardPicture | None = None
    buttons: Sequence[Button] = ()
    cells: str = ""


class Token(msgspec.Struct, frozen=True):
    """Tokens of a colour: their letter, their number, and both in words."""

    letter: str
    count: int
    text: str
    most: int = 0


class PersonShown(msgspec.Struct, frozen=True):
    """A person at the table, in sentences and for the eye."""

    name: str
    lines: Sequence[str]
    points: int
    tokens: Sequence[Token]
    bonuses: Sequence[Token]
    hand: Sequence[ThingShown]
    here: bool
    replace: Button | None = None


class Select(msgspec.Struct, frozen=True):
    """A setting: its name in words, and its values with their words."""

    name: str
    text: str
    value: str
    values: Sequence[tuple[str, str]]


class PageView(msgspec.Struct, frozen=True):
    """A whole page of a game. `short`: each card is one button, which opens its actions."""

    state: str
    heading: str
    mine: bool
    past: Sequence[ToldLine]
    new: Sequence[ToldLine]
    count: int
    market: Sequence[tuple[str, Sequence[ThingShown]]] = ()
    decks: Sequence[ThingShown] = ()
    bank: Sequence[Token] = ()
    take: Sequence[Token] = ()
    pairs: Sequence[Button] = ()
    give_back: Sequence[Token] = ()
    tiles: Sequence[ThingShown] = ()
    watchers: str = ""
    you: PersonShown | None = None
    others: Sequence[PersonShown] = ()
    answers: Sequence[Button] = ()
    actions: Sequence[Button] = ()
    questions: Sequence[Button] = ()
    settings: Sequence[Select] = ()
    hidden: bool = False
    short: bool = False


def page(seat: PageLines, after: int | None) -> PageView:
    """Return the page for a seat that has heard the lines up to a number, or all."""
    lines = [*seat.lines]
    if after is None:
        after = seat.count
    past = [line for line in lines if line.number <= after][-max(SHOWN, seat.take_coming()) :]
    new = [line for line in lines if line.number > after]
    session = seat.session
    if session is None:
        return _before(seat, past, new)
    return _Game(seat, session).view(past, new)


def state_of(seat: PageLines) -> str:
    """Return the first words of a page's title."""
    word = seat.prompt_word
    return seat.style.text(say("page-your-turn") if word == say("prompt-you") else word)


def _before(seat: PageLines, past: Sequence[ToldLine], new: Sequence[ToldLine]) -> PageView:
    """Return the page of a table before its game."""
    style = seat.style
    words = [style.locale.words(f"command-{name}")[0] for name in ("begin", "quit")]
    begin = Button(style.text(say("page-begin")), "press", words[0])
    leave = Button(style.text(say("page-leave")), "press", words[1])
    return PageView(
        state=state_of(seat),
        heading=style.text(seat.heading),
        mine=False,
        past=past,
        new=new,
        count=seat.count,
        watchers=_watchers(seat),
        answers=[Button(text, "press", line) for text, line in seat.offers],
        actions=[leave] if seat.watches else [begin, leave],
    )


def _watchers(seat: PageLines) -> str:
    names: list[Arg] = [clean(each.name) for each in seat.watchers]
    return seat.style.text(say("friends-watchers", names=names)) if names else ""


class _Game:
    """The page of a game."""

    def __init__(self, seat: PageLines, session: AnySession) -> None:
        self._seat = seat
        self._session = session
        self._style = seat.style
        self._answers = session.answers
        self._scene = self._answers.told()
        self._state = self._scene.state
        self._mine = self._state.to_act == session.seat and self._state.phase != "over"

    def view(self, past: Sequence[ToldLine], new: Sequence[ToldLine]) -> PageView:
        """Return the whole page."""
        state = self._state
        acts = self._may("act")
        return PageView(
            state=state_of(self._seat),
            heading=self._heading(),
            mine=self._mine,
            past=past,
            new=new,
            count=self._seat.count,
            market=[(level, [self._card(f"{level}{n}") for n in range(1, 5)]) for level in LEVELS],
            decks=[self._deck(level, state.decks[at]) for at, level in enumerate(LEVELS)],
            bank=self._tokens(state.bank),
            take=self._tokens(state.bank, gold=False, some=True) if acts else (),
            pairs=[self._pair(each) for each in _FIVE if acts and self._allows(_two(each))],
            give_back=self._give_back() if self._may("return") else (),
            tiles=[self._tile(place) for place in TILE_PLACES[: len(state.tiles)]],
            watchers=_watchers(self._seat),
            you=self._person(self._session.seat) if self._session.seat >= 0 else None,
            others=[self._person(each) for each in self._others()],
            answers=[*_answers(self._session)],
            actions=[*self._actions()],
            questions=[_question(self._word(name)) for name in self._questions()],
            settings=[*_settings(self._style)],
            hidden=self._session.entering is not None and self._session.entering.hidden,
            short=self._style.settings.compact == "on",
        )

    def _questions(self) -> Sequence[str]:
        return (*OF_REAL_TABLES, *QUESTIONS) if self._session.table.real else QUESTIONS

    def _heading(self) -> str:
        """Name the winner, or the next step and the round; choices are in the log."""
        session = self._session
        if session.entering:
            return self._style.text(session.entering.message)
        told = describe_outcome(session.table, session.seat)[:2] or describe.turn(self._scene)
        return " ".join(map(self._style.text, [told[0], *told[1:][-1:]]))

    def _word(self, command: str) -> str:
        return self._style.locale.words(f"command-{command}")[0]

    def _others(self) -> list[int]:
        count, own = len(self._state.seats), self._session.seat
        if own < 0:
            return [*range(count)]
        return [(own + each) % count for each in range(1, count)]

    def _may(self, phase: str) -> bool:
        session = self._session
        confirms = isinstance(session.open_prompt, Confirm)
        waits = session.table.waits or confirms or session.entering is not None
        return self._mine and self._state.phase == phase and not waits

    def _allows(self, action: Action) -> bool:
        return self._mine and self._session.table.refusal(action) is None

    def _sentence(self, message: Message) -> str:
        return " ".join(map(self._style.text, self._style.with_codes([message])))

    # Cards and tiles

    def _card(self, place: str) -> ThingShown:
        card = dict(zip(MARKET_PLACES, self._state.market, strict=True))[place]
        buttons = [*self._buttons(place)] if card else []
        sentence = self._sentence(describe.card_at(place, card))
        return ThingShown(place, sentence, _picture(card), buttons, self._felt(place, card))

    def _felt(self, place: str, item: Card | Noble | Hidden | None) -> str:
        """Return a place and its code in cells, for the display of a screen reader that asks."""
        if self._style.settings.felt == "off" or item is None or isinstance(item, Hidden):
            return ""
        code = written_code(item, self._style.locale.writing)
        return self._style.cells_of(f"{place} {code}")[0] or ""

    def _buttons(self, place: str) -> Sequence[Button]:
        if not self._may("act"):
            return ()
        buttons = []
        if self._allows(Buy(place)):
            buttons.append(self._button(say("page-buy", place=place), "buy", place))
        if place not in HAND_PLACES and self._allows(Reserve(place)):
            buttons.append(self._button(say("page-reserve", place=place), "reserve", place))
        return buttons

    def _button(self, message: Message, command: str, place: str) -> Button:
        line = f"{self._word(command)} {place}"
        return Button(self._style.text(message), "press", line, main=command == "buy")

    def _deck(self, level: str, left: int) -> ThingShown:
        may = self._may("act") and self._allows(Reserve(level))
        reserve = self._button(say("page-reserve-unseen", level=level), "reserve", level)
        sentence = self._style.text(say("page-deck", level=level, left=left))
        return ThingShown(level, sentence, None, [reserve] if may else ())

    def _tile(self, place: str) -> ThingShown:
        tile = self._state.tiles[TILE_PLACES.index(place)]
        choose = ChooseNoble(place)
        buttons = []
        if self._may("noble") and self._allows(choose):
            chosen = self._style.text(say("page-choose", place=place))
            buttons.append(Button(chosen, "action", action_text(choose)))
        if tile is None:
            return ThingShown(place, self._style.text(say("place-empty", place=place)))
        if self._session.seat >= 0 and self._state.phase != "over":
            buttons.append(self._aim(place, tile))
        sentence = self._sentence(say("placed-noble", place=place, noble=tile))
        return ThingShown(place, sentence, _picture(tile), buttons, self._felt(place, tile))

    def _aim(self, place: str, tile: Noble) -> Button:
        """Return the button that makes a noble the aim, or lets it go."""
        aimed = self._session.table.wanted.get(self._session.seat) == tile
        text = self._style.text(say("page-aim-off" if aimed else "page-aim", place=place))
        about = self._style.locale.words("words-off")[0] if aimed else place
        return Button(text, "press", f"{self._word('aim')} {about}")

    # Tokens

    def _tokens(self, counts: Gems, *, gold: bool = True, some: bool = False) -> list[Token]:
        return [
            Token(letter, count, self._counted(letter, count))
            for letter, count in zip(ORDER, counts, strict=True)
            if (count or not some) and (gold or letter != ORDER[GOLD])
        ]

    def _counted(self, letter: str, count: int) -> str:
        return self._style.text(say("page-gem", gem=Colour(letter), count=count))

    def _pair(self, letter: str) -> Button:
        two = _two(letter)
        text = self._style.text(say("page-take-pair", gems=two.gems))
        return Button(text, "action", action_text(two))

    def _give_back(self) -> list[Token]:
        held = self._state.seats[self._session.seat].tokens
        return [
            msgspec.structs.replace(token, most=token.count)
            for token in self._tokens(held, some=True)
        ]

    # People

    def _person(self, seat: int) -> PersonShown:
        it, mine = self._state.seats[seat], seat == self._session.seat
        order = self._style.settings.player.split("-")
        lines = describe.player(self._scene, seat, order)
        aim = self._session.answers.aim() if mine else None
        if aim:
            lines = [*lines, say("page-your-aim", place=aim)]
        people = self._seat.people
        hand = [
            self._held(place, held, mine=mine)
            for place, held in zip(HAND_PLACES, it.hand, strict=False)
            if held
        ]
        return PersonShown(
            name=self._scene.names[seat],
            lines=self._texts(lines),
            points=it.points,
            tokens=self._tokens(it.tokens, some=True),
            bonuses=self._tokens(it.bonuses, some=True),
            hand=hand,
            here=people[seat].here if seat < len(people) else True,
            replace=self._replace(seat),
        )

    def _replace(self, seat: int) -> Button | None:
        """Return the button that lets the computer play for an absent player."""
        people = self._seat.people
        if self._session.table.real or not people:
            return None
        person = people[seat]
        if person.here or person.computer or self._session.seat < 0 or self._state.phase == "over":
            return None
        text = self._style.text(say("page-replace", name=clean(person.name)))
        return Button(text, "press", f"{self._word('replace')} {clean(person.name)}")

    def _texts(self, lines: Messages) -> list[str]:
        cards = ("placed", "held-blind", "held-by", "hand-veiled")
        return [*map(self._style.text, (line for line in lines if line.name not in cards))]

    def _held(self, place: str, held: Held, *, mine: bool) -> ThingShown:
        card = held.card
        if isinstance(card, Hidden):
            sentence = self._style.text(say("page-hidden", place=place, card=card))
        else:
            name = "held-blind" if held.blind and mine else "placed"
            sentence = self._sentence(describe.card_at(place, card, name))
        buttons = self._buttons(place) if mine else ()
        return ThingShown(place, sentence, _picture(card), buttons, self._felt(place, card))

    # Other actions

    def _actions(self) -> Sequence[Button]:
        text = self._style.text
        buttons = []
        if self._may("act") and self._allows(Pass()):
            passing = describe_option(Pass(), self._state)
            buttons.append(Button(text(passing), "action", action_text(Pass())))
        table = self._session.table
        if isinstance(table, RealTable):
            if table.rows:
                buttons.append(Button(text(say("page-undo-entry")), "do", "undo"))
        elif table.last_turn_of(self._session.seat) is not None:
            buttons.append(Button(text(say("page-undo")), "do", "undo"))
        if self._state.phase == "over" and not (self._seat.watches or table.real):
            buttons.append(Button(text(say("page-again")), "do", "rematch"))
        buttons.append(Button(text(say("page-leave")), "do", "quit"))
        return buttons


def _question(word: str) -> Button:
    return Button(word, "press", word, main=False)


def _two(letter: str) -> Take:
    return Take(gems(letter * 2))


def _picture(item: Card | Noble | Hidden | None) -> CardPicture | None:
    match item:
        case Card():
            return CardPicture(item.bonus, str(item.points or ""), _chips(item.cost))
        case Noble():
            return CardPicture("noble", str(item.points), _chips(item.cost))
        case Hidden():
            return CardPicture("hidden", item.level, ())
        case None:
            return None


def _chips(cost: Gems) -> list[str]:
    return [f"{n}{letter}" for letter, n in zip(ORDER, cost, strict=True) if n]


def _answers(session: AnySession) -> Sequence[Button]:
    """Return the replies to the open prompt as buttons."""
    style, entering = session.style, session.entering
    never_mind = Button(style.text(say("page-never-mind")), "cancel", "yes")
    match session.open_prompt:
        case Choice(options=options):
            numbered = enumerate(map(style.text, (told for told, _parsed in options)), 1)
            return [*(Button(told, "reply", f"{n}") for n, told in numbered), never_mind]
        case Confirm():
            words = [(style.locale.words(f"words-{each}")[0], each) for each in ("yes", "no")]
            return [Button(word, "reply", reply) for word, reply in words]
        case None if entering:
            lines = [Button(each, "press", each) for each in entering.lines]
            return [*lines, never_mind] if entering.cancels else lines
    return ()


def _settings(style: Style) -> Sequence[Select]:
    language = style.locale.language
    return [
        Select(name, text, language if name == LANGUAGE else style.settings.value(name), offered)
        for name, text, offered in _offered(language)
    ]


@cache
def _offered(language: str) -> Sequence[tuple[str, str, Sequence[tuple[str, str]]]]:
    """Return the settings of a page: each its name, what it is called, and its values."""
    words = Words(Locale(language))
    return [
        (name, words.name(name), [(each, words.value(each)) for each in values(name)])
        for name in FOR_GUESTS
        if name != PROFILE
    ]


@cache
def texts(language: str) -> Mapping[str, str]:
    """Return the texts that templates name by themselves."""
    locale = Locale(language)
    return {name: locale.attribute(name) for name in TEXTS}
