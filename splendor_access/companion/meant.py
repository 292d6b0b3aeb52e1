"""What a deed that was told means at a table: the action, with the card that is meant."""

from collections.abc import Mapping, Sequence

from splendor_access.companion.clauses import Deed
from splendor_access.companion.naming import NEAREST
from splendor_access.companion.told_gems import counted
from splendor_access.game.actions import Buy, ChooseNoble, Reserve, Return, Take
from splendor_access.game.cards import NO_GEMS, Card, Gems
from splendor_access.game.notation import as_dict
from splendor_access.game.set_right import left_empty
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, State
from splendor_access.talk.messages import clean, say
from splendor_access.talk.parsing.commands import Act, Context, Do, Parsed, Pay, Unclear, Which
from splendor_access.talk.parsing.descriptions import read_description
from splendor_access.talk.parsing.read_words import words_read
from splendor_access.talk.parsing.vocabulary import Vocabulary


def action_meant(deed: Deed, context: Context, vocabulary: Vocabulary) -> Parsed | None:
    """Return what a deed means, or None where its card is none of those that can be meant.

    `context` is that of the seat that did it, as everybody may know it.
    """
    match deed.what:
        case "take":
            return Act(Take(deed.gems))
        case "return":
            return Act(Return(deed.gems))
        case "noble":
            return Act(ChooseNoble(deed.place))
        case "reveal":
            return _reveal(deed, context.state)
        case "reserve" | "buy" if deed.place:
            return _with_payment(deed.what, deed.place, deed.paid)
        case _:
            return _described(deed, context, vocabulary)


def _reveal(deed: Deed, state: State) -> Parsed:
    awaited = state.awaiting.place if state.awaiting else ""
    gaps = [] if awaited else left_empty(state)
    place = deed.place or (gaps[0] if len(gaps) == 1 else "")
    if place in gaps:
        return Do("turn-up", f"{place} {deed.described}")
    if deed.place and awaited and deed.place != awaited:
        return Unclear(say("companion-card-first", place=awaited))
    return Do("card", deed.described)


def _with_payment(what: str, place: str, paid: Gems | None) -> Parsed:
    if what == "reserve":
        return Act(Reserve(place))
    if paid is None:
        return Act(Buy(place))
    if not any(paid):
        return Act(Buy(place, NO_GEMS))
    return Pay(place, {letter: n for letter, n in as_dict(paid).items() if n})


def _described(deed: Deed, context: Context, vocabulary: Vocabulary) -> Parsed | None:
    """Return what is meant by a card that is described, what was paid for it perhaps behind."""
    there: Mapping[str, Card] = context.known_cards()
    places = MARKET_PLACES if deed.what == "reserve" else (*MARKET_PLACES, *HAND_PLACES)
    there = {place: card for place, card in there.items() if place in places}
    found = _fitting(deed.described, there, vocabulary)
    paid: Gems | None = None
    if not found and deed.what == "buy":
        for described, given in _parted(deed.described, vocabulary):
            found, paid = _fitting(described, there, vocabulary), given
            if found:
                break
    if not found:
        return _nearest(deed, there, vocabulary)
    typed = clean(deed.described)
    options = tuple(
        (say("placed", place=place, card=there[place]), _with_payment(deed.what, place, paid))
        for place in found
    )
    if len(options) == 1:
        return options[0][1]
    return Which(say("which-card", typed=typed, count=len(options)), options)


def _nearest(deed: Deed, there: Mapping[str, Card], vocabulary: Vocabulary) -> Parsed | None:
    """Offer the cards nearest to one that lies nowhere, or None where its words are not clear."""
    told = read_description(deed.described, vocabulary)
    if told is None or not told.certain:
        return None
    if any(reading.points is None and not reading.cost for reading in told.readings):
        return None
    near = told.nearest(there.values(), NEAREST)
    options = tuple(
        (say("placed", place=place, card=card), _with_payment(deed.what, place, None))
        for each in near
        for place, card in there.items()
        if card == each
    )
    return Which(say("companion-none-lies", typed=clean(deed.described)), options)


def _fitting(text: str, there: Mapping[str, Card], vocabulary: Vocabulary) -> Sequence[str]:
    """Return the places whose cards a description fits, none where it is not certain."""
    told = read_description(text, vocabulary)
    if told is None or not told.certain:
        return []
    fits = told.fitting(there.values())
    return [place for place, card in there.items() if card in fits]


def _parted(text: str, vocabulary: Vocabulary) -> Sequence[tuple[str, Gems]]:
    """Return a description and the gems behind it, in each way that a line can be parted."""
    words = text.split()
    ways: list[tuple[str, Gems]] = []
    for at in range(len(words) - 1, 0, -1):
        read = words_read(words[at:], vocabulary)
        given = None if read.ignored or read.guessed else counted(read.tokens)
        if given and any(given):
            ways.append((" ".join(words[:at]), given))
    return ways
