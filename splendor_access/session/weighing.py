"""What a line may ask about the deeds that are to choose from, and what each would bring.

As in `could he buy one of those`, `have I room for it` and `what would I be left with`. Nothing of
it is certain: each is asked about.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from splendor_access.game.actions import Buy, Reserve
from splendor_access.game.cards import ORDER, Gems
from splendor_access.game.notation import action_text
from splendor_access.game.state import MARKET_PLACES, State
from splendor_access.session.beside import is_unseen
from splendor_access.session.prompts import Choice, Confirm, Prompt, option_place, option_thing
from splendor_access.session.reply_words import ReplyWords
from splendor_access.talk.parsing.commands import Act, Ask, Look, Parsed, command_of
from splendor_access.talk.parsing.senses import Sensed

MOST = 2
"""So many cards, or deeds, are asked about for each thing that may be asked of them."""

_BUYING = ("able", "afford", "buy", "pay", "threat", "take")
"""What is asked of a card that somebody may buy."""

_AFTER = ("then", "keep", "stay", "future", "tokens", "have", "limit", "cost", "gone")
"""What is asked of what a deed would leave."""

_LEFT = ("then", "future", "cost", "gone", "pay", "stay", "keep")
"""What says that one asks of what would be left, and not of what one has now."""

_RULED = ("reserve", "buy", "take")
"""Deeds that have rules of their own."""


class WeighingReader(ReplyWords):
    """Finds it, with the words of a language and the names at a table."""

    def likely(self, text: str, prompt: Prompt | None, state: State, rival: str) -> list[Parsed]:
        """Return what a question is likely to be about, likely ones first.

        `rival` is the name of the only other player, or nothing.
        """
        deeds, tokens = deeds_of(prompt), self._known(text)
        told = isinstance(prompt, Choice) and prompt.pays and _has(tokens, "cost")
        if not deeds or told or any(each.has("place", "noble", "board") for each in tokens):
            return []  # the ways to pay tell what it costs
        found: list[Parsed] = []
        of_cards = len({option_place(each) for each in deeds}) > 1
        buys = of_cards or _has(tokens, "able", "afford", "buy", "pay", "threat")
        if rival and buys and self.is_of_rival(text):
            found.append(Ask("threat", rival))
        reserves = all(isinstance(each.action, Reserve) for each in deeds)
        if reserves and (_has(tokens, "hand") or self.mentions(text, "room")):
            found.append(Ask("hand"))
        if not found and of_cards:
            found += self._of_cards(tokens, deeds, state)
        after = any(each.has("wish") for each in tokens) and _has(tokens, "colour", "number")
        if after or _has(tokens, *_AFTER):
            found += _tries(deeds)
        found += self._keeping(tokens, deeds)
        kinds = {command_of(each) for each in deeds}
        named = [deed for deed in _RULED if deed in kinds and any(t.has(deed) for t in tokens)]
        found += [Ask("rules", deed) for deed in named if len(named) == 1]
        return list(dict.fromkeys(found))

    def afterwards(self, text: str, prompt: Prompt | None, meant: Parsed) -> list[Parsed]:
        """Return the trials that a line asks for which would be answered by how it is now.

        As in `how many chips would that leave me`, and `could I buy a3 next turn`.
        """
        deeds = deeds_of(prompt)
        if not deeds or not isinstance(meant, Ask):
            return []
        tokens = self._known(text)
        match meant:
            case Ask(command="me", about=about) if not about and _has(tokens, *_LEFT):
                return _tries(deeds)
            case Ask(command="me") if _gains(tokens):
                return _tries(deeds)
            case Ask(command="try", about=about) if not self.is_of_rival(text) and _has(
                tokens, "then", "next", "future"
            ):
                joined = self._vocabulary.locale.words("words-then")[0]
                lines = [action_text(each.action) for each in deeds[:MOST]]
                return [Ask("try", f"{line} {joined} {about}") for line in lines]
            case _:
                return []

    def _known(self, text: str) -> list[Sensed]:
        """Return the tokens of a line that are known as they stand."""
        joining = self._vocabulary.words("and")
        tokens = [each for each in self._reader.tokens(text) if not each.guessed]
        return [each for each in tokens if each.word not in joining]

    def _keeping(self, tokens: Sequence[Sensed], deeds: Sequence[Act]) -> Iterator[Act]:
        """Yield the payment that keeps most of a colour: `which of them leaves me more blue`."""
        paid = {n: way for n, each in enumerate(deeds) if (way := _payment(each))}
        letters = {letter for each in tokens for letter in self.letters(each)}
        keeps = _has(tokens, "keep", "stay", "more", "most")
        if len(paid) < MOST or len(letters) != 1 or not keeps:
            return
        at = ORDER.index(letters.pop())
        least = min(way[at] for way in paid.values())
        fitting = [n for n, way in paid.items() if way[at] == least]
        if len(fitting) == 1:
            yield deeds[fitting[0]]

    def is_of_rival(self, text: str) -> bool:
        """Return whether a line is about another player."""
        tokens = self._known(text)
        if any(each.has("name") for each in tokens):
            return True
        mine = any(each.has("me") for word in text.split() for each in self._known(word))
        buys = _has(tokens, "able", "afford", "buy", "pay", "threat", "take")
        return self.mentions(text, "pronouns") and buys and not mine  # not "il me manque"

    @staticmethod
    def _of_cards(tokens: Sequence[Sensed], deeds: Sequence[Act], state: State) -> list[Parsed]:
        """Return what is asked of the cards on the market among the choices."""
        places = list(dict.fromkeys(option_place(each) for each in deeds))
        cards = [each for each in places if each in MARKET_PLACES]
        needs: list[Parsed] = [Ask("need", each) for each in cards[:MOST] if each]
        things = {option_place(each): option_thing(each, state) for each in deeds}
        looks: list[Parsed] = [Look("look", each, things[each]) for each in cards[:MOST]]
        if _has(tokens, "points", "most", "colour", "bonus"):
            return [*looks, *(Ask("worth", each) for each in cards[:MOST] if each)]
        if _has(tokens, "cheap", "less", "far", "need", "cost"):
            return [*needs, *looks]
        return [Ask("afford"), *needs] if cards and _has(tokens, *_BUYING) else []


def deeds_of(prompt: Prompt | None) -> list[Act]:
    """Return the deeds that a prompt asks about."""
    if isinstance(prompt, Confirm) and is_unseen(prompt):
        return [Act(Reserve(str(prompt.messages[0].args["level"])))]
    options = prompt.options if isinstance(prompt, Choice) else ()
    return [parsed for _told, parsed in options if isinstance(parsed, Act)]


def _tries(deeds: Sequence[Act]) -> list[Parsed]:
    """Return the questions what the first deeds would bring."""
    return [Ask("try", action_text(each.action)) for each in deeds[:MOST]]


def _payment(deed: Act) -> Gems | None:
    return deed.action.payment if isinstance(deed.action, Buy) else None


def _gains(tokens: Sequence[Sensed]) -> bool:
    """Return whether a line is about a colour, and not that one has it: `is there gold in it`."""
    has = any(
        (one.has("have") and two.has("me")) or (one.has("me") and two.has("have"))
        for one, two in pairwise(tokens)
    )
    return _has(tokens, "colour") and not has and not _has(tokens, "many")


def _has(tokens: Sequence[Sensed], *senses: str) -> bool:
    said = [each for each in tokens if not each.has("filler") or each.has("then", "tokens")]
    return any(each.has(*senses) for each in said)
