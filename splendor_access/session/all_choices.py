"""What a line at a prompt asks about all its choices: `what do they cost`, `which is nearer`."""

from collections.abc import Sequence

from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES, State
from splendor_access.session.prompts import Choice, Reply, option_place, option_thing
from splendor_access.session.replies import ReplyReader
from splendor_access.session.reply_words import DEEDS
from splendor_access.talk.parsing.commands import Ask, Look, Parsed
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

_TOLD = ("cost", "points", "worth", "need", "want", "plan", "cheap", "expensive")
"""What is asked of cards and nobles that is told where they are read to choose from."""

_NEAR = ("need", "far", "winning")
"""What is asked about the way to a card or noble."""

_ELSEWHERE = (
    *("place", "ordinal", "level", "name", "round", "turn", "tokens", "bank", "hand", "board"),
    *("advice", "should", "future", "wish", *DEEDS),
)
"""What a question names, or is about, that is not only about the choices."""


class AllChoicesReader:
    """Reads such questions, with the words of a language and the names at a table."""

    def __init__(self, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._reader = Reader(vocabulary, names)
        self._replies = ReplyReader(vocabulary, names)

    def asked(self, choice: Choice, text: str, state: State) -> Reply | list[Parsed] | None:
        """Return that the choices are read again, or which questions about them may be meant.

        None where a line is not about all of them, or they are not several cards or nobles.
        """
        options = [each for _told, each in choice.options]
        places = list(dict.fromkeys(place for each in options if (place := option_place(each))))
        if len(places) < 2 or not all(option_thing(each, state) for each in options):
            return None
        if not self._is_about_all(text, len(places)):
            return None
        tokens = self._reader.tokens(text)
        mine = self._replies.is_of_me(text)
        if mine and any(each.has(*_NEAR) for each in tokens):
            return [_way_to(each) for each in places if each not in HAND_PLACES]
        if mine or not any(each.has(*_TOLD) for each in tokens):
            return None
        cards = [each for each in places if each in MARKET_PLACES]
        plain = any(self._replies.mentions(text, each) for each in ("both-choices", "pronouns"))
        if any(each.has("cost") for each in tokens) and cards and not plain:
            # "which costs that much" asks for one of them.
            there = {option_place(each): option_thing(each, state) for each in options}
            return [*(Look("look", each, there[each]) for each in cards), *map(_way_to, cards)]
        return Reply("repeat")

    def _is_about_all(self, text: str, count: int) -> bool:
        """Return whether a line asks, and calls the choices by `they`, or by how many they are."""
        tokens = self._reader.tokens(text)
        asks = self._replies.begins_asking(text) or self._replies.ends_asking(text)
        if not (asks or self._vocabulary.wonders(text)) or self._vocabulary.begins_command(text):
            return False
        tokens = [each for each in tokens if not each.guessed]
        other = any(each.has(*_ELSEWHERE) for each in tokens)
        both = count == 2 and self._replies.mentions(text, "both-choices")
        things = [each for each in tokens if not each.has("filler") or self._is_card(each)]
        named = not both and any(each.has("card", "noble", "number") for each in things)
        return not other and not named and (both or self._replies.mentions(text, "all-choices"))

    def _is_card(self, token: Sensed) -> bool:
        """Return whether a word is one for a card; `one` stands for one, but names none."""
        return token.word in self._vocabulary.words("card")


def _way_to(place: str) -> Ask:
    """Return the question what is lacked for a card or noble."""
    assert place in (*MARKET_PLACES, *TILE_PLACES)
    return Ask("need" if place in MARKET_PLACES else "goal", place)
