"""What a typist's line at a question, or at the end of a game, may want besides an answer to it.

It may be about all choices at once: `what do they cost`, `which is nearer`. Everything found here
is asked about first, but for the score of a game that is over, and choices that are read again.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from splendor_access.game.actions import Reserve
from splendor_access.game.cards import LEVELS
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES, State
from splendor_access.session.beside import MOST, BesideReader, is_unseen
from splendor_access.session.choosing import ChoiceReader
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.listener import LastAnswer
from splendor_access.session.prompts import (
    Choice,
    Confirm,
    Handover,
    Prompt,
    Reply,
    noble_choice,
    option_place,
    option_thing,
)
from splendor_access.session.replies import ReplyReader
from splendor_access.session.unsure import DoubtReader
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import clean, say
from splendor_access.talk.parsing.commands import (
    Act,
    Ask,
    Context,
    Do,
    Look,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
    command_of,
)
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

if TYPE_CHECKING:
    from splendor_access.session.beside import WeighingReader
    from splendor_access.session.turned import TurnedReplies


MOST_DEEDS = 3
"""So many deeds are offered before what takes back the last one."""

LIKELIEST = 2
"""So many meanings that words alone make likely are offered beside the score at the end."""


class Asides:
    """Finds it, with the words of a language and the names at a table.

    `context` returns what a line is parsed in.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        names: Sequence[str],
        dialogue: Dialogue,
        context: Callable[[Scene], Context],
    ) -> None:
        self._vocabulary = vocabulary
        self._dialogue = dialogue
        self._context = context
        self._reader = BesideReader(vocabulary, names)
        self._replies = ReplyReader(vocabulary, names)
        self._doubts = DoubtReader(vocabulary, names)
        self._choices = ChoiceReader(vocabulary, names)
        self._all_choices = AllChoicesReader(vocabulary, names)

    def asked(self, text: str, options: Sequence[Parsed], scene: Scene) -> Which | None:
        """Return the question which of these a line means; None where there are none."""
        nearest = CommandParser(self._vocabulary).nearest(text, self._context(scene))
        return nearest.question(options, MOST)

    def advice(self, text: str, scene: Scene) -> Which | None:
        """Return what a line may ask that asks which choice is best, beside a hint.

        Where cards are to choose from that is what each is worth.
        """
        prompt = self._dialogue.prompt
        if (
            scene.seat is None
            or isinstance(prompt, Handover)
            or not self._replies.asks_advice(text)
        ):
            return None
        choice = prompt.behind if isinstance(prompt, Choice) and prompt.passing else prompt
        options = choice.options if isinstance(choice, Choice) else ()
        places = {place: 0 for _told, each in options if (place := option_place(each))}
        cards = [place for place in places if place in MARKET_PLACES]
        worth = [Ask("worth", each) for each in cards[: MOST - 2]] if len(cards) > 1 else []
        everything = [Ask("worth")] if worth else []
        return self.asked(text, [Ask("hint"), *worth, *everything], scene)

    def of_all_choices(self, text: str, scene: Scene) -> Reply | Which | None:
        """Return the answer to a line about all choices: they are read again, or it is asked."""
        prompt = self._dialogue.prompt
        pays = isinstance(prompt, Choice) and prompt.word == "pay"
        if pays and scene.seat is not None and self._replies.asks_what_is_left(text):
            weighed = self._weighed(text, prompt, scene)[:MOST_DEEDS]
            return self.asked(text, [*weighed, Ask("again"), Ask("me"), Ask("bank")], scene)
        choice = prompt.behind if isinstance(prompt, Choice) and prompt.guessed else prompt
        if choice is None and scene.state.phase == "noble":
            choice = noble_choice(scene.state)
        if scene.seat is None or not isinstance(choice, Choice):
            return None
        found = self._all_choices.asked(choice, text, scene.state)
        return self.asked(text, found[:MOST], scene) if isinstance(found, list) else found

    def resuming(self, text: str, scene: Scene) -> Which | None:
        """Return what a line may ask that asks, before one leaves, how one gets back."""
        leaves = self._dialogue.leaving and not self._vocabulary.begins_command(text)
        if scene.seat is None or not leaves or not self._replies.asks_how_to_resume(text):
            return None
        leaving = self._vocabulary.locale.words("command-quit")[0]
        return self.asked(text, [Do("save"), Ask("help", leaving)], scene)

    def regretted(self, meant: Parsed | Reply, text: str, scene: Scene) -> Which | None:
        """Return the question whether one's last move is taken back: `oops, that was wrong`.

        It is asked where a line of one's own turn, to which no question is open, may mean that.
        """
        seat, own = scene.seat, scene.state.to_act == scene.seat and scene.state.phase != "over"
        if seat is None or not own or self._dialogue.prompt is not None:
            return None
        asks = meant == Ask("help", "undo") and not self._vocabulary.begins_command(text)
        aims = any(each.has("aim") for each in self._replies.tokens(text))
        unclear = isinstance(meant, Unclear) or _guesses(meant)
        asked = self._replies.begins_asking(text)
        regrets = unclear and self.takes_back(text) and not aims and not asked
        if self._context(scene).before() is None or not (asks or regrets):
            return None
        options = meant.options if isinstance(meant, Which) else ()
        guesses = [each for _told, each in options if each != Do("undo")]
        deeds = [each for each in guesses if isinstance(each, Act | Pay)][:MOST_DEEDS]
        if deeds and not self.takes_back(self._replies.before_things(text)):
            return None  # "two green, oops, two white"
        told = [Ask("help", "undo")] if asks else [each for each in guesses if each not in deeds]
        nearest = CommandParser(self._vocabulary).nearest(text, self._context(scene))
        return nearest.question([*deeds, Do("undo"), *told])

    def leaning(
        self, text: str, scene: Scene, last: LastAnswer | None, cards: Sequence[str]
    ) -> Parsed | None:
        """Return what a line means that leans on the last answer, in which `cards` were told."""
        # Loaded late: most games have no such line before the first move.
        from splendor_access.session.leaning.leaning import Leaning

        context = self._context(scene)

        @cache
        def parse(line: str) -> Parsed:
            return CommandParser(self._vocabulary).parse(line, context)

        def ask(line: str, options: Sequence[Parsed]) -> Which | None:
            return self.asked(line, options, scene)

        return Leaning(text, self._vocabulary, scene, last, cards, parse, ask).meant()

    def taken_up(self, text: str, scene: Scene) -> Which | None:
        """Return the question whether an order is taken up again whose question was left."""
        from splendor_access.session.leaning.line import LeaningLine

        begun, line = self._dialogue.begun, LeaningLine(text, self._vocabulary, scene.names)
        resumes = line.says("resume", "do") and not line.begins_asking and line.names_nothing
        return self.asked(text, [begun], scene) if begun and resumes else None

    def told(self, text: str, scene: Scene) -> list[Parsed]:
        """Return what an unclear line is likely to ask, of what only tells something."""
        nearest = CommandParser(self._vocabulary).nearest(text, self._context(scene))
        return [each for each in nearest.options() if isinstance(each, Ask | Look)]

    def instead(self, choice: Choice, text: str, scene: Scene) -> Parsed | Reply | None:
        """Return what a line wants in the place of the choices, or which it names in an order."""
        return self._turned(scene).instead(choice, text)

    def turned(
        self, confirm: Confirm, text: str, scene: Scene, *, denied: bool
    ) -> Parsed | Reply | None:
        """Return what a line wants that turns from a yes or no; `denied`: it says no anyway."""
        return self._turned(scene).at_confirm(confirm, text, denied=denied)

    def _turned(self, scene: Scene) -> "TurnedReplies":
        # Loaded late: few replies turn from what is asked.
        from splendor_access.session.turned import TurnedReplies

        context = self._context(scene)
        return TurnedReplies(
            self._vocabulary, scene, context, lambda line, meant: self.asked(line, meant, scene)
        )

    def besides_choices(self, choice: Choice, text: str, scene: Scene) -> Which | Reply | None:
        """Return what is meant where a line chooses nothing for certain, to be asked about.

        That is something else than what it denies, or the choices in a row that it tells.
        """
        return self._turned(scene).at_unclear_choice(choice, text) or self._in_row(
            choice, text, scene
        )

    def _in_row(self, choice: Choice, text: str, scene: Scene) -> Which | None:
        """Return the question whether the choices in a row were meant that a line tells.

        The command `row`, with a letter, reads a row. What asks for a price is rather told it.
        """
        first, *others = self._vocabulary.plain(text).split() or [""]
        command = self._vocabulary.command(first)
        reads = command is not None and (command != "row" or others[:1] in [[e] for e in LEVELS])
        if choice.guessed or reads or "?" in text:
            return None
        found = self._doubts.in_row(choice, text)
        if not found:
            return None
        offered = [choice.options[at - 1][1] for at in found]
        asked = any(each.has("cost", "points") for each in self._replies.tokens(text))
        looks = [
            Look("look", option_place(each), option_thing(each, scene.state)) for each in offered
        ]
        return self.asked(text, [*offered, *(looks if asked else [])], scene)

    def while_passing(self, text: str, scene: Scene) -> Which | Unclear | None:
        """Return what a line asks of either player, or that it takes the turn back."""
        if scene.seat is None:
            return None
        if self.takes_back(text):
            return Unclear(say("not-a-command", typed=clean(text)))
        if self._vocabulary.begins_command(text):
            return None
        return self.asked(text, self._reader.of_whom(text, scene.seat, named=False), scene)

    def takes_back(self, text: str) -> bool:
        """Return whether who passes the device on may want another turn."""
        several = len(text.split()) > 1 or not self._vocabulary.begins_command(text)
        return several and self._reader.takes_back(text)

    def asks_of_piles(self, meant: Parsed | Reply, text: str, scene: Scene) -> bool:
        """Return whether an unclear line asks about the tokens to give back."""
        returns = scene.state.phase == "return" and self._dialogue.prompt is None
        unclear = isinstance(meant, Unclear) or _guesses(meant)
        return returns and unclear and self._reader.asks_of_piles(text)

    def beside(self, meant: Parsed | Reply, text: str, scene: Scene) -> Which | None:
        """Return what an unclear line may ask that is no reply."""
        prompt, state = self._dialogue.prompt, scene.state
        own = not self._vocabulary.begins_command(text)
        if scene.seat is None or isinstance(meant, Reply):
            return None
        weighed = self._weighed(text, prompt, scene)
        if isinstance(prompt, Choice) and prompt.passing:
            prompt = prompt.behind
        if own and (gold := self._reader.asks_for_gold(meant, text)):
            return self.asked(text, gold, scene)
        unseen = is_unseen(prompt)
        if unseen and own and (other := self._reader.other_card(text)):
            return self.asked(text, [Act(Reserve(other))], scene)
        if isinstance(prompt, Confirm) and self._reader.leans(text, leaves=prompt.leaves):
            return None  # "if it is saved, then yes" is rather an answer
        strays = own and self._reader.strays(meant, text, unseen=unseen)
        unclear = _guesses(meant) or (own and isinstance(meant, Unclear))
        if unclear and any(command_of(each) == "threat" for each in weighed):
            topics = self._reader.topics(text, prompt, state)
            return self.asked(text, [*weighed, *topics], scene)
        if not strays and not (unclear and self._reader.asks(text, state)):
            return None
        topics = self._reader.topics(text, prompt, state)
        looks = [each for each in topics if isinstance(each, Look)]
        about = list(dict.fromkeys([*looks, *weighed, *topics]))
        if isinstance(prompt, Handover):
            about = self._reader.of_whom(text, scene.seat, named=True)
        more = [meant] if isinstance(meant, Ask) else []
        room = MOST - len(more)
        bare = isinstance(prompt, Choice) and not about and not self._reader.names_card(text)
        bare &= not (_of_several(prompt) and self._replies.begins_asking(text))
        bare |= strays or isinstance(prompt, Handover)
        near = [] if bare else self.told(text, scene)
        near = [each for each in near if each not in [*about[: room - 1], *more, Ask("help")]][:1]
        return self.asked(text, [*about[: room - len(near)], *near, *more], scene)

    def rather(self, meant: Parsed | Reply, text: str, scene: Scene) -> Which | Unclear | None:
        """Return what a line rather asks than what it was read as, or that it is half a yes or no.

        It asks of the other player, or of what would be then. At one guess a yes or no with a
        reason is one: `yes, but only if I can buy b4 with it`.
        """
        if scene.seat is None or isinstance(meant, Reply):
            return None
        unclear = isinstance(meant, Unclear) or _guesses(meant)
        prompt = self._dialogue.prompt
        if unclear and isinstance(prompt, Choice) and prompt.sole and self._half_answers(text):
            return Unclear(say("not-a-command", typed=clean(text)))
        if self._vocabulary.begins_command(text):
            return None
        weighed = self._weighed(text, prompt, scene)
        threat = [each for each in weighed if command_of(each) == "threat"]
        options = [parsed for _told, parsed in meant.options] if isinstance(meant, Which) else []
        told = [each for each in (meant, *options) if isinstance(each, Ask | Look)]
        if threat and (unclear or meant == Ask("afford")) and self._reader.asks(text, scene.state):
            return self.asked(text, [*threat, *told], scene)
        then = self._weighing(scene).afterwards(text, prompt, meant)
        return self.asked(text, [*then, meant], scene) if then else None

    def _half_answers(self, text: str) -> bool:
        """Return whether a line has a yes or a no in it, and does not ask."""
        said, _comma, _rest = text.partition(",")
        asks = self._replies.begins_asking(text) and self._vocabulary.agrees(said) is None
        return self._vocabulary.leans(text) is not None and not asks

    def _weighed(self, text: str, prompt: Prompt | None, scene: Scene) -> list[Parsed]:
        """Return what a line may ask about the deeds that are to choose from."""
        others = [name for seat, name in enumerate(scene.names) if seat != scene.seat]
        rival = others[0] if len(others) == 1 else ""
        return self._weighing(scene).likely(text, prompt, scene.state, rival)

    def _weighing(self, scene: Scene) -> "WeighingReader":
        # Loaded late: few lines ask that.
        from splendor_access.session.beside import WeighingReader

        return WeighingReader(self._vocabulary, scene.names)

    def with_topics(self, offered: Sequence[Parsed], text: str, scene: Scene) -> Which | None:
        """Return the question whether a noble is chosen or asked about; None where it is chosen.

        As in `can the second still come later`, or `then Ben gets the second`.
        """
        asks = self._reader.asks(text, scene.state) or self._choices.says_more(text)
        if scene.state.phase != "noble" or not asks:
            return None
        topics = self._reader.topics(text, None, scene.state)
        return self.asked(text, [*offered, *topics], scene)

    def after_game(self, meant: Parsed | Reply, text: str, scene: Scene) -> Which | Ask | None:
        """Return what a line at the end of a game may ask for that does not say so for certain.

        A sentence leaves at once only if it says nothing else.
        """
        own = not self._vocabulary.begins_command(text)
        if own and self._replies.mentions(text, "wanting-score"):
            return Ask("score")
        unclear = isinstance(meant, Unclear) or _guesses(meant)
        sentence = own and len(text.split()) > 1
        asked: Sequence[Parsed] = ()
        if own and meant == Do("quit") and not self._replies.after_game(text):
            asked = [Do("quit")]
        elif own and isinstance(meant, Ask) and meant.command == "log" and self._records(text):
            asked = [meant, Ask("record")]
        elif own and meant == Ask("again") and self._replies.mentions(text, "wanting-rematch"):
            asked = [Do("rematch"), Ask("again")]
        elif isinstance(meant, Ask) and self._replies.asks_for_blunders(text):
            asked = self._replies.may_want(text)
        elif unclear or (own and isinstance(meant, Act | Pay | Menu)):
            asked = self._likely_at_end(text, scene) if sentence else ()
            asked = asked or self._replies.may_want(text)
            asked = asked or (self._at_end(text, meant) if sentence else ())
        return self.asked(text, asked, scene)

    def _records(self, text: str) -> bool:
        """Return whether a line has a word for the record, which may be one for the log, too."""
        return any(each.has("record") for each in self._replies.tokens(text))

    def _likely_at_end(self, text: str, scene: Scene) -> list[Parsed]:
        """Return what a question at the end of a game is likely to be, before what it may want."""
        if not self._replies.begins_asking(text):
            return []
        near = [each for each in self.told(text, scene) if each != Ask("score")][:LIKELIEST]
        return [Ask("score"), *near, *self._replies.may_want(text)][:MOST]

    def _at_end(self, text: str, meant: Parsed | Reply) -> list[Parsed]:
        """Return what an unclear line at the end of a game is likely to want."""
        asks = self._replies.begins_asking(text) or self._replies.ends_asking(text)
        likely: list[Parsed] = [Ask("score")] if asks else [Do("rematch"), Do("quit")]
        guessed = meant.options if isinstance(meant, Which) and meant.guessed else ()
        return [*likely, *(each for _told, each in guessed)]


def _of_several(prompt: object) -> bool:
    """Return whether several things are to choose from, and not ways to pay for one."""
    options = prompt.options if isinstance(prompt, Choice) else ()
    return len({option_place(each) for _told, each in options}) > 1


def _guesses(meant: Parsed | Reply) -> bool:
    return isinstance(meant, Which) and meant.guessed


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
