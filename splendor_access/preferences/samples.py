"""What each value of a setting sounds like, before it is chosen."""

import msgspec

from splendor_access.game.cards import CARDS, NOBLES, NONE, gems
from splendor_access.game.notation import card_code
from splendor_access.game.state import Held, RuleSet, Seat, State, with_card
from splendor_access.preferences.names import LANGUAGE, Words, values
from splendor_access.preferences.settings import SETTINGS, parse_change
from splendor_access.preferences.style import Kind, Style
from splendor_access.talk import describe
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import Arg, Message, line, say

CARD = next(card for card in CARDS if card.level == "c")
WHITE_COST = next(card for card in CARDS if card.cost[-1] and card.cost[0])
NO_POINTS = next(card for card in CARDS if not card.points)
HAND = (Held(CARDS[0]), None, None)


def samples(name: str, style: Style) -> list[Message]:
    """Return a sample with each value of a setting, for those that printed lines can show."""
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
    """Return a style that differs in one value."""
    if name == LANGUAGE:
        return Style(value, style.settings)
    change = parse_change(name, value)
    assert change
    return Style(style.locale.language, style.settings.with_change(change))


def _sample(name: str, style: Style) -> list[str]:
    """Return lines in a style that show what a setting does."""
    took = say("took-me", gems=gems("ser"))
    reserved: dict[str, Arg] = {"place": "c4", "card": CARD, "gold": "yes"}
    player = style.locale.words("bot-names")[0]
    others = say("took", name=player, gems=gems("ser"))
    dealt = say("dealt", place="c4", card=CARD)
    shown: list[tuple[Message, Kind]]
    match name:
        case "mine":
            shown = [(say("reserved-me", hand="h1", **reserved), "mine")]
        case "moves":
            shown = [(say("reserved", name=player, **reserved), "moves")]
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
            return [describe.code_of(WHITE_COST, style.locale.writing)]
        case "zero":
            return [describe.code_of(NO_POINTS, style.locale.writing)]
        case "theme":
            themed = style.settings.theme != "off"
            shown = [(say("news-word", line=others) if themed else others, "moves")]
        case "changed":
            gained = say("changed-gained", gems=gems("ser"))
            news = say("changed-player", name=player, news=gained)
            turn = say("your-turn", points=3, tokens=5)
            summed_up = style.settings.changed == "on"
            shown = [(news, "turn"), (turn, "turn")] if summed_up else [(turn, "turn")]
        case "answers" if not style.says("answers"):
            return [style.text(say("answer-kept", count=5))]
        case _:
            placed = say("placed", place="c4", card=CARD)
            shown = [(message, "answers") for message in style.with_codes([placed])]
    return [style.printed(message, kind) for message, kind in shown if style.says(kind)]


def _player(style: Style) -> list[Message]:
    """Return the parts of a player, and a player in the order that is set now."""
    words = Words(style.locale)
    called = words.name("player")
    order = style.settings.player
    parts: list[Arg] = [words.value(each) for each in values("player")[0].split("-")]
    seat = msgspec.structs.replace(with_card(Seat(tokens=gems("ssr")), CARD), hand=HAND)
    state = State(RuleSet(), NONE, (None,) * 12, (0, 0, 0), (), (seat,), 0)
    described = describe.player(Scene(state, ("",), 0), 0, order.split("-"))
    return [
        say("setting-many", name=called, values=parts),
        say("setting-value", name=called, value=words.value(order), count=1),
        *(line(style.text(message)) for message in described),
    ]


def _tables(name: str, style: Style) -> list[Message]:
    """Return a line for each braille table, with a card or a sentence in its cells."""
    # Loaded late: liblouis and its tables are not needed to play.
    from splendor_access.braille.tables import BrailleUnavailable
    from splendor_access.preferences.braille_tables import explain, listing, texts_listing

    try:
        return listing(style.locale.language) if name == "table" else texts_listing(style.locale)
    except BrailleUnavailable as error:
        return [explain(error)]
