"""The command `settings`: the list of settings, samples of their values, and changes."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from splendor_access.braille.tables import FILE
from splendor_access.game.cards import CARDS, NO_GEMS, NOBLES, gems
from splendor_access.game.events import Dealt, Event, Reserved, Took
from splendor_access.game.notation import card_code
from splendor_access.game.state import Held, RuleSet, Seat, State, with_card
from splendor_access.settings.braille_tables import USES, offered_table_refusal, own_table_setting
from splendor_access.settings.files import Unwritable, write_settings
from splendor_access.settings.names import (
    FOR_GUESTS,
    GROUPS,
    LANGUAGE,
    NAMES,
    Words,
    language_named,
    values,
)
from splendor_access.settings.settings import (
    BACK,
    CHOICES,
    IN_PROFILES,
    PROFILE,
    SETTINGS,
    language_in_force,
    parse_change,
)
from splendor_access.settings.style import Kind, Style
from splendor_access.settings.system import how_started
from splendor_access.talk import describe
from splendor_access.talk.describe import Scene
from splendor_access.talk.locale import languages
from splendor_access.talk.messages import Arg, Message, clean, fold, line, said_back, say
from splendor_access.talk.narrate import narrate

CARD = next(card for card in CARDS if card.level == "c")
WHITE_COST = next(card for card in CARDS if card.cost[-1] and card.cost[0])
NO_POINTS = next(card for card in CARDS if not card.points)
HAND = (Held(CARDS[0]), None, None)


def samples(name: str, style: Style) -> list[Message]:
    """Return a sample of each value of a setting, if printed lines can show it."""
    if name in ("table", "texts"):
        return _tables(name, style)
    if name == "player":
        return _player(style)
    if name in SETTINGS and not SETTINGS[name].sample:
        return []
    words = Words(style.locale)
    alike: dict[tuple[str, ...], list[Arg]] = {}
    for value in values(name):
        shown = tuple(_sample(name, _changed(style, name, value)))
        alike.setdefault(shown, []).append(words.value(value))
    lines: list[Message] = []
    for shown, called in alike.items():
        lines.append(say("setting-value", name=words.name(name), value=called, count=len(called)))
        lines += [line(each) for each in shown] or [say("setting-silent")]
    return lines


def _changed(style: Style, name: str, value: str) -> Style:
    """Return a style that differs in one setting."""
    if name == LANGUAGE:
        return Style(value, style.settings)
    change = parse_change(name, value)
    assert change
    return Style(style.locale.language, style.settings.with_change(change))


def _sample(name: str, style: Style) -> list[str]:
    """Return lines in a style that show the effect of a setting, as a game says them."""
    player = style.locale.words("bot-names")[0]

    def told(event: Event) -> Message:
        return narrate(event, ("", player), viewer=0, compact=True)[0]

    took, others = (told(Took(seat, gems("ser"))) for seat in (0, 1))
    mine, theirs = (told(Reserved(seat, "c4", "h1", CARD, gold=True)) for seat in (0, 1))
    dealt = told(Dealt("c4", CARD, left=1))
    shown: list[tuple[Message, Kind]]
    match name:
        case "mine":
            shown = [(mine, "mine")]
        case "moves":
            shown = [(theirs, "moves")]
        case "market":
            shown = [(dealt, "market")]
        case "hints":
            shown = [(say("opening-help"), "hints")]
        case "talk":
            hello = style.text(say("friends-hello"))
            shown = [(say("friends-said", name=player, text=hello), "talk")]
        case "profile":
            shown = [(took, "mine"), (others, "moves"), (dealt, "market")]
        case "repeats":
            shown = [(message, "answers") for message in style.collapsed([others, others])]
        case "noble":
            shown = [(say("placed-noble", place="n1", noble=NOBLES[0]), "answers")]
        case "notation":
            shown = [(each, "answers") for each in style.code_lines(card_code(CARD))]
        case "order":
            return [describe.written_code(WHITE_COST, style.locale.writing)]
        case "zero":
            return [describe.written_code(NO_POINTS, style.locale.writing)]
        case "theme":
            themed = style.settings.theme != "off"
            shown = [(say("news-word", line=others) if themed else others, "moves")]
        case "changed":
            gained = say("changed-gained", gems=gems("ser"))
            news = say("changed-player", name=player, news=gained)
            turn = say("your-turn", points=3, tokens=5)
            summed_up = style.settings.changed == "on"
            shown = [(news, "turn"), (turn, "turn")] if summed_up else [(turn, "turn")]
        case "buyable":
            turn = say("your-turn", points=3, tokens=5)
            count = say("buyable", count=2, places=["b1", "h1"])
            shown = [(turn, "turn"), (count, "turn")]
            shown = shown if style.settings.buyable == "on" else shown[:1]
        case "answers" if not style.says("answers"):
            return [style.text(say("answer-kept", count=5))]
        case _:
            placed = say("placed", place="c4", card=CARD)
            shown = [(message, "answers") for message in style.with_codes([placed])]
    return [style.printed(message, kind) for message, kind in shown if style.says(kind)]


def _player(style: Style) -> list[Message]:
    """Return the parts of a player, and a player described in the present order."""
    words = Words(style.locale)
    called = words.name("player")
    order = style.settings.player
    parts: list[Arg] = [words.value(each) for each in values("player")[0].split("-")]
    seat = msgspec.structs.replace(with_card(Seat(tokens=gems("ssr")), CARD), hand=HAND)
    state = State(RuleSet(), NO_GEMS, (None,) * 12, (0, 0, 0), (), (seat,), 0)
    described = describe.player(Scene(state, ("",), 0), 0, order.split("-"))
    return [
        say("setting-many", name=called, values=parts),
        say("setting-value", name=called, value=words.value(order), count=1),
        *(line(style.text(message)) for message in described),
    ]


def _tables(name: str, style: Style) -> list[Message]:
    """Return a line for each braille table, with a sample card or sentence in its cells."""
    # Loaded late: liblouis and its tables are not needed to play.
    from splendor_access.braille.tables import BrailleUnavailable
    from splendor_access.settings.table_list import explain, tables_listing, texts_listing

    try:
        return (
            tables_listing(style.locale.language)
            if name == "table"
            else texts_listing(style.locale)
        )
    except BrailleUnavailable as error:
        return [explain(error)]


SPEAKING = {"on": "auto", "off": "off"}
"""What `voice on` and `voice off` mean: no voice is called so, and speech is asked for."""


def answer_settings(about: str, style: Style) -> list[Message]:
    """Answer `settings`, `settings NAME` and `settings NAME VALUE`, and change the style."""
    word, _, typed = about.partition(" ")
    said_word, _, said_value = said_back(about).partition(" ")
    if not word:
        return _overview(style)
    words = Words(style.locale)
    name = words.parse_name(word)
    if name is None and fold(word) in words.all:
        return [*(_setting(each, style) for each in [*CHOICES, LANGUAGE]), _profile(style)]
    if name is None and not typed and words.parse_value(word, [BACK]):
        return _reset(CHOICES, style) or [say("settings-default")]
    if name is None:
        return [_no_such_setting(said_word, [words.name(each) for each in NAMES])]
    if not typed:
        head = _profile(style) if name == PROFILE else _setting(name, style)
        return [head, *samples(name, style)]
    if style.guest and name not in FOR_GUESTS:
        return [say("page-only-terminal")]
    if name == "voice" and (silenced := words.parse_value(typed, [*SPEAKING])):
        name, typed = "speech", SPEAKING[silenced]
    value = words.parse_value(typed, values(name))
    if name == LANGUAGE:
        value = value or language_named(typed)
    if words.parse_value(typed, [BACK]):
        return _default(name, style)
    if name == LANGUAGE and value:
        return _speak(value, style, keep=value)
    if name in USES and not value and FILE.fullmatch(said_value):
        found = own_table_setting(name, said_value)
        if isinstance(found, Message):
            return [found]
        typed = found
    if name in USES and value and value != "default":
        refused = offered_table_refusal(value)
        if refused:
            return [refused]
    value = value or typed
    change = parse_change(name, value) if name != LANGUAGE else None
    if change is None:
        return [_no_such_value(name, said_value, words)]
    style.use(style.settings.with_change(change))
    if name == "voice" and style.spoken:
        # Who speaks says whether there is such a voice, as soon as that is known.
        return _keep(change, style)
    if name == PROFILE:
        done = say("profile-changed", name=words.value(value))
    else:
        done = say("settings-changed", name=words.name(name), value=words.value(value))
    lacks = change.get("felt") == "on" and style.cells_of("a0")[0] is None
    return [done, *(style.cells("a0") if lacks else ()), *_keep(change, style)]


def _overview(style: Style) -> list[Message]:
    """List all settings by groups, and those that are not at their defaults."""
    words = Words(style.locale)
    lines = [say("settings-head", count=len(NAMES) - 1)]
    for group, names in GROUPS.items():
        named: list[Arg] = [words.name(each) for each in names]
        lines.append(say(f"settings-{group}", names=named))
    changed = [_setting(name, style) for name in CHOICES if name in style.settings.sources]
    changed = changed or [say("settings-unchanged")]
    # On a page alone nobody sees the file.
    kept = [] if style.guest or how_started() == "page" else [say("settings-kept")]
    return [*lines, *changed, _profile(style), *kept]


def _default(name: str, style: Style) -> list[Message]:
    """Reset one setting, the language, or all settings of profiles to the default."""
    if name == LANGUAGE:
        return _speak(language_in_force(None, {}, languages()), style, keep=None)
    told = _reset(IN_PROFILES if name == PROFILE else [name], style)
    return told or [_profile(style) if name == PROFILE else _setting(name, style)]


def _reset(names: Iterable[str], style: Style) -> list[Message]:
    """Reset settings to their defaults, and list them."""
    words, before = Words(style.locale), style.settings
    style.use(before.reset(names))
    told = [
        say(
            "setting-put-back",
            name=words.name(name),
            value=words.value(style.settings.value(name)),
            before=words.value(before.value(name)),
        )
        for name in names
        if before.value(name) != style.settings.value(name)
    ]
    return [*told, *_keep(dict.fromkeys(names), style)]


def _speak(language: str, style: Style, *, keep: str | None) -> list[Message]:
    """Change the language, and answer in the new one."""
    style.speak(language)
    words = Words(style.locale)
    done = say("language-changed", value=words.value(language))
    return [done, *(_keep({"lang": keep}, style) if style.alone else [])]


def _keep(changes: Mapping[str, str | None], style: Style) -> list[Message]:
    """Write changes, except those of guests, to the settings file; return a message on failure."""
    if style.guest:
        return []
    try:
        write_settings(changes)
    except Unwritable as error:
        return [say("settings-not-kept", detail=error.detail)]
    return []


def _no_such_setting(word: str, names: Sequence[str]) -> Message:
    # Loaded late: nothing is guessed in most games.
    from difflib import get_close_matches

    near = get_close_matches(word.casefold(), names, n=1, cutoff=0.6)
    if near:
        return say("no-such-setting-near", typed=clean(word), near=near[0])
    return say("no-such-setting", typed=clean(word))


def _no_such_value(name: str, typed: str, words: Words) -> Message:
    called = words.name(name)
    if name in SETTINGS and SETTINGS[name].pattern is not None and name not in USES:
        described = say(f"setting-{name}")
        return say("no-such-value-of", typed=clean(typed), name=called, about=described)
    if name == "player":
        # For 24 orders the words of one are enough.
        parts: list[Arg] = [words.value(each) for each in values(name)[0].split("-")]
        return say("no-such-order", typed=clean(typed), name=called, values=parts)
    allowed: list[Arg] = [words.value(each) for each in words.offered_values(name)]
    return say("no-such-value", typed=clean(typed), name=called, values=allowed)


def _setting(name: str, style: Style) -> Message:
    words = Words(style.locale)
    value = style.locale.language if name == LANGUAGE else style.settings.value(name)
    facts: dict[str, Arg] = {
        "name": words.name(name),
        "value": words.value(value),
        "about": say(f"setting-{name}"),
    }
    source = style.settings.sources.get(name, "default")
    if source == "default":
        return say("setting-default", **facts)
    return say("setting", source=say(f"source-{source}"), **facts)


def _profile(style: Style) -> Message:
    name = style.settings.profile()
    return say("profile", name=Words(style.locale).value(name) if name else "own")
