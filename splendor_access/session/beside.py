"""What a line at a question of the program may ask or take back, where it is no reply to it.

Of the deeds that are to choose from it may ask what each would bring, as in `could he buy one of
those`, `have I room for it` and `what would I be left with`. Nothing of it is certain: each is
asked about.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from splendor_access.game.actions import Buy, Reserve, Take
from splendor_access.game.cards import LEVELS, ORDER, Gems
from splendor_access.game.notation import action_text
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES, State
from splendor_access.session.prompts import Choice, Confirm, Prompt, option_place, option_thing
from splendor_access.session.replies import ReplyReader
from splendor_access.session.reply_words import TURNING, ReplyWords
from splendor_access.session.unsure import DoubtReader
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Act, Ask, Do, Look, Parsed, command_of
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.parsing.wording import ASKING

MOST = 4
"""So many questions are offered."""

_ABOUT: dict[str, tuple[Parsed, ...]] = {
    "noble": (Ask("rules", "nobles"), Ask("nobles"), Ask("goal"), Ask("hint")),
    "return": (Ask("rules", "limit"), Ask("me"), Ask("bank"), Ask("hint")),
    "pay": (Ask("bank"), Ask("me"), Ask("rules", "gold")),
    "reserve": (Ask("rules", "reserve"), Ask("me"), Ask("deck"), Ask("bank")),
    "leave": (Do("save"), Ask("score"), Ask("rules")),
}
"""What is asked about at a question that is no list of things to choose from."""

_NAMED: dict[str, Parsed] = {
    "advice": Ask("hint"),
    "bank": Ask("bank"),
    "round": Ask("turn"),
    "noble": Ask("nobles"),
    "hand": Ask("hand"),
}
"""What is asked about by a word that names it."""

_COUNTED = (
    *("colour", "tokens", "place", "name", "points", "round", "turn", "must", "bonus", "hand"),
    "other",
)
"""What a question how many there are names, or is about."""

_ELSEWHERE = ("bank", "card", "noble", "place", "name", "other", "need", "cost", "points", "bonus")
"""What a question names that is not about the tokens one holds."""


class BesideReader:
    """Reads such lines, with the words of a language and the names at a table."""

    def __init__(self, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._names = names
        self._reader = Reader(vocabulary, names)
        self._replies = ReplyReader(vocabulary, names)

    def topics(self, text: str, prompt: Prompt | None, state: State) -> list[Parsed]:
        """Return what a question is likely to be about that is asked at a prompt, or none.

        That is what it names, and then what the prompt is about.
        """
        places = [each.word for each in self._reader.tokens(text) if each.has("place")]
        named: list[Parsed] = [Ask("goal", each) for each in places if each in TILE_PLACES]
        named += [Ask("need", each) for each in places if each in MARKET_PLACES]
        tokens = self._reader.tokens(text)
        said = [each for each in tokens if not each.has("filler")]
        named += [Ask("deck")] if self._counts_deck(text, prompt) else []
        named += [asked for word, asked in _NAMED.items() if any(each.has(word) for each in said)]
        row = self._unseen_row(text, prompt)
        topics = [*named, *row, *self._about(text, prompt, state)]
        return [each for at, each in enumerate(topics) if each not in topics[:at]]

    def _of_cards(self, text: str, choice: Choice, state: State) -> tuple[Parsed, ...]:
        """Return what is asked of the card to be paid, or of the one that is called."""
        tokens = self._reader.tokens(text)
        if not any(each.has("card") for each in tokens) or any(map(_compares, tokens)):
            return ()
        likely = DoubtReader(self._vocabulary, self._names).likely(choice, text, state)
        places = [option_place(parsed) for _told, parsed in choice.options]
        called = {places[at - 1] for at in likely} or {*places}
        if len(called) != 1 or (place := called.pop()) not in (*MARKET_PLACES, *HAND_PLACES):
            return ()
        look = Look("look", place, option_thing(choice.options[places.index(place)][1], state))
        if len({*places}) == 1:
            return (look, Ask("bank"), Ask("me"), Ask("rules", "gold"))
        return (look, Ask("need", place), Ask("worth", place))

    def _counts_deck(self, text: str, prompt: Prompt | None) -> bool:
        """Return whether it may be asked how many cards are left where the card would come from."""
        return is_unseen(prompt) and self._counts_unnamed(text)

    def _counts_unnamed(self, text: str) -> bool:
        """Return whether a line asks how many there are of what it does not name."""
        tokens = self._reader.tokens(text)
        told = [
            each for each in tokens if not each.has("filler")
        ]  # the French "en" is a small word
        named = any(each.has(*_COUNTED) for each in told) or self._replies.is_of_me(text)
        return any(each.has("many") for each in tokens) and not named

    def _unseen_row(self, text: str, prompt: Prompt | None) -> list[Parsed]:
        """Return the row of the deck whose top card is asked about, where its level is asked."""
        if not isinstance(prompt, Confirm) or not is_unseen(prompt):
            return []
        levels = any(each.has("level") for each in self._reader.tokens(text))
        return [Ask("row", str(prompt.messages[0].args["level"]))] if levels else []

    def _about(self, text: str, prompt: Prompt | None, state: State) -> list[Parsed]:
        about: tuple[Parsed, ...]
        match prompt:
            case Confirm(leaves=True):
                about = _ABOUT["leave"]
            case Confirm(messages=[first, *_]) if first.name == "ask-unseen":
                about = _ABOUT["reserve"]
            case None | Choice() if prompt is None or state.phase == "noble":
                about = _ABOUT.get(state.phase, ())
            case Choice():
                about = self._of_cards(text, prompt, state)
                priced = any(
                    _compares(t) or t.has("cost", "not") for t in self._reader.tokens(text)
                )
                pays = prompt.word == "pay" and not priced
                about = about or (_ABOUT["pay"] if pays else ())
            case _:
                about = ()
        return [self._in_words(each) for each in about]

    def _in_words(self, parsed: Parsed) -> Parsed:
        """Return help with a word of the language."""
        if isinstance(parsed, Ask) and parsed.command == "help":
            return Ask("help", self._vocabulary.locale.words(f"command-{parsed.about}")[0])
        return parsed

    def asks(self, text: str, state: State) -> bool:
        """Return whether a line seems to ask, by a word that does, or by its verb in front.

        Who says `both` of nobles does, because only one can come.
        """
        tokens = self._reader.tokens(text)
        if self._vocabulary.wonders(text) or text.rstrip().endswith("?"):
            return True
        if any(each.has(*ASKING) and not each.guessed for each in tokens):
            return True
        if self._begins_with_phrase(text):
            return True
        verb, *_others = [*tokens, Sensed("", frozenset())]
        if self._asks_of_somebody(tokens):
            return True
        of_nobles = ("both", "happen", "wish", "able", "came", "next")
        nobles = state.phase == "noble" and any(each.has(*of_nobles) for each in tokens)
        nobles |= state.phase == "return" and any(each.has("any") for each in tokens)
        return self._replies.is_turned(text) or verb.has("future", "is") or nobles

    @staticmethod
    def _asks_of_somebody(tokens: Sequence[Sensed]) -> bool:
        """Return whether a line begins with a verb before a name: `does Ben get it`."""
        who = next((n for n, each in enumerate(tokens) if n and not each.has("filler")), 0)
        verb = tokens[:1]
        other = ("me", "filler", "place", "not", "name", "colour", "idle")
        named = any(each.has("name") and not each.guessed for each in tokens[who : who + 1])
        return who > 0 and named and not any(each.has(*other) for each in verb)

    def _begins_with_phrase(self, text: str) -> bool:
        """Return whether the first word asks, in a phrase that means one thing: `who's winning`."""
        begun = self._reader.tokens(text)[:1]
        first = [each for word in text.split()[:1] for each in self._reader.tokens(word)]
        phrase = any(" " in each.word for each in begun)
        return phrase and any(each.has(*ASKING) and not each.guessed for each in first)

    def names_card(self, text: str) -> bool:
        """Return whether a line names the place of a card or noble."""
        return any(each.has("place") for each in self._reader.tokens(text))

    def leans(self, text: str, *, leaves: bool) -> bool:
        """Return whether a line rather says yes or no than asks: `if it is saved, then yes`.

        `leaves`: it is asked whether to leave.
        """
        *_before, last = text.split(",")
        if self._replies.leans(text, leaves=leaves) is None:
            return False
        answers = "," in text and self._vocabulary.leans(last) is not None
        if answers and not self._replies.begins_asking(last):
            return True  # "supper is ready, so yes"
        tokens = self._reader.tokens(text)
        begun = any(each.has(*TURNING) for each in tokens[:1])
        idle = ("is", "am", "name")  # "we are" may begin a reason, and "Ben" is Dutch for "am"
        ends = [each for each in [*tokens[:2], *tokens[2:][-2:]] if not each.has(*idle)]
        asks = "?" in text or any(each.has(*ASKING) and not each.guessed for each in ends)
        asks |= self._asks_of_somebody(tokens)
        return not asks and not (begun and self._replies.is_turned(text))

    def strays(self, meant: Parsed, text: str, *, unseen: bool) -> bool:
        """Return whether an answer is hardly about the card in question.

        `unseen`: that would be reserved. As where `it` is taken for a player: `do I see it first`.
        """
        if not unseen:
            return self._is_of_board(meant, text)
        if self._counts_unnamed(text) and isinstance(meant, Ask):
            return meant.command != "deck"
        tokens = self._reader.tokens(text)

        def has(*senses: str) -> bool:
            return any(each.has(*senses) for each in tokens)

        holds = has("hand") or (has("many") and has("have", "keep", "able"))
        if holds and isinstance(meant, Ask) and not has("name", "place", "colour", "happen"):
            return meant.command in ("rules", "log", "goal", "need", "plan")
        match meant:
            case Act():
                return self._replies.begins_asking(text) or (
                    tokens[1:2] != [] and tokens[1].has("me")
                )
            case Ask(command="player"):
                return not has("name")
            case Ask(command="help", about=about):
                return self._vocabulary.command(about) == "return"
            case Ask(command="threat"):
                return not has("able", "afford", "buy", "threat", "place", "colour", "card")
            case Ask(command="log" | "last"):
                return not has("past", "last", "turn", "round")
            case Ask(command="bank"):
                return not has("colour", "tokens")  # "how many are left in there"
            case Ask(command="board"):
                return self._is_of_board(meant, text)
            case Ask(command="try"):
                return not has("place")
            case _:
                return False

    def asks_for_gold(self, meant: Parsed, text: str) -> list[Parsed]:
        """Return what is asked about gold where taking it would be refused: `any gold left`."""
        match meant:
            case Act(action=Take(gems=taken)):
                takes = bool(taken[ORDER.index("g")])
            case Ask(command="try", about="take g"):
                takes = True
            case _:
                takes = False
        there = any(each.has("bank", "any") for each in self._reader.tokens(text))
        if not takes or not (there or self._replies.begins_asking(text)):
            return []
        gold, *_others = self._vocabulary.locale.words("gem-g", "words")
        return [Ask("bank", gold), Ask("rules", "gold")]

    def _is_of_board(self, meant: Parsed, text: str) -> bool:
        """Return whether the table is told to a line that does not name it: `what is that card`."""
        told = any(each.has("board", "every") for each in self._reader.tokens(text))
        return isinstance(meant, Ask) and meant.command == "board" and not told

    def asks_of_piles(self, text: str) -> bool:
        """Return whether a line asks about the tokens to give back: `what is in pile three`."""
        tokens = [each for each in self._reader.tokens(text) if not each.guessed]
        seen = [two for one, two in pairwise(tokens) if one.has("me")]  # "I'll see"
        if not any(each.has("many", "what") and each not in seen for each in tokens):
            return False
        piles = any(each.has("deck") for each in tokens)
        numbered = piles and any(each.has("number", "ordinal") for each in tokens)
        mine = any(each.has("me", "keep") for each in tokens)
        many = any(each.has("many") for each in tokens)
        coloured = any(each.has("colour") for each in tokens)
        named = any(each.has(*_ELSEWHERE) and not each.has("filler") for each in tokens)
        decks = piles and any(each.word in LEVELS[1:] for each in tokens)
        return (numbered or (mine and coloured) or (mine and many)) and not named and not decks

    def other_card(self, text: str) -> str | None:
        """Return the card that is named instead of one unseen: `actually make it b4 instead`."""
        tokens = self._reader.tokens(text)
        places = {each.word for each in tokens if each.has("place")} & {*MARKET_PLACES}
        denied = any(each.has("not", "without", "buy", "wish", *ASKING) for each in tokens)
        return places.pop() if len(places) == 1 and not denied and "?" not in text else None

    def takes_back(self, text: str) -> bool:
        """Return whether somebody who passes the device on wants another turn: `wrong colour`."""
        tokens = self._reader.tokens(text)
        if text.rstrip().endswith("?") or any(each.has("ready") for each in tokens):
            return False
        if any(each.has("name") for each in tokens):
            return any(each.has("undo") for each in tokens)  # "Ada wants to take that back"
        if self._replies.mentions(text, "mistaken"):
            return True
        said = frozenset().union(*(each.senses for each in tokens))
        waits = {"wait", "cancel"} & said
        wanted = {"plan", "past", "colour", "place"} & said
        anew = "undo" in said or waits == {"wait", "cancel"}
        anew |= "turn" in said and bool({"wait", "again"} & said) and "not" not in said
        return bool(waits and wanted) or anew

    def of_whom(self, text: str, seat: int, *, named: bool) -> list[Parsed]:
        """Return what is asked of either player where `she` may be both: `what did she take`.

        So it is while one passes the device on, and anybody may type. `named`: where the one of
        that seat is called by name.
        """
        tokens = self._reader.tokens(text)
        names = {each.word for each in tokens if each.has("name")}
        said = {word for each in tokens for word in each.word.split()}
        called = names == {fold(self._names[seat])} if named else not names
        called = called and (named or not self._vocabulary.words("pronouns").isdisjoint(said))
        asks = any(each.has(*ASKING) for each in tokens)
        if len(self._names) != 2 or not asks or not called:
            return []
        if any(each.has("place", "card", "able", "should", "plan", "threat") for each in tokens):
            return []
        if any(each.has("take", "buy", "reserve", "happen") for each in tokens):
            return [Ask("last"), *(Ask("log", fold(name)) for name in self._names)]
        if any(each.has("have", "tokens", "colour", "bonus", "points") for each in tokens):
            return [Ask("me"), Ask("player", str(1 - seat))]
        return []


def is_unseen(prompt: Prompt | None) -> bool:
    """Return whether it is asked whether to reserve a card unseen."""
    return isinstance(prompt, Confirm) and prompt.messages[0].name == "ask-unseen"


def _compares(token: Sensed) -> bool:
    return token.has("cheap", "expensive")


MOST_OF_EACH = 2
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
                lines = [action_text(each.action) for each in deeds[:MOST_OF_EACH]]
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
        if len(paid) < MOST_OF_EACH or len(letters) != 1 or not keeps:
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
        needs: list[Parsed] = [Ask("need", each) for each in cards[:MOST_OF_EACH] if each]
        things = {option_place(each): option_thing(each, state) for each in deeds}
        looks: list[Parsed] = [Look("look", each, things[each]) for each in cards[:MOST_OF_EACH]]
        if _has(tokens, "points", "most", "colour", "bonus"):
            return [*looks, *(Ask("worth", each) for each in cards[:MOST_OF_EACH] if each)]
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
    return [Ask("try", action_text(each.action)) for each in deeds[:MOST_OF_EACH]]


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
