"""What a reply in the player's own words chooses of several things.

A prompt's choices are what it offers. A reply is a number or an ordinal, a place, a name, or what
differs between the choices.
"""

import itertools
import re
from collections.abc import Callable, Iterable, Sequence

from splendor_access.game.actions import Return, Take
from splendor_access.game.cards import LEVELS, NO_GEMS, ORDER, Card, Gems, Noble, as_gems, minus
from splendor_access.game.state import State
from splendor_access.session.prompts import Choice, Reply, option_place, option_thing
from splendor_access.session.replies import ReplyReader
from splendor_access.session.reply_words import ASKING
from splendor_access.session.tokens import PaymentReader
from splendor_access.talk.messages import Message, fold
from splendor_access.talk.parsing.commands import Act, Ask, Do, Look, Parsed, Which, command_of
from splendor_access.talk.parsing.descriptions import read_description
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.things import parse_gems
from splendor_access.talk.parsing.vocabulary import Vocabulary, one_slip

COUNTED = ("deck", "round", "turn", "level", "history")
"""What an ordinal counts that is none of the choices."""

_CHOOSING = (
    *("filler", "idle", "me", "own", "colour", "number", "colours", "letter", "card", "noble"),
    *("place", "level", "points", "cost", "deck", "ordinal-1", "ordinal-2", "ordinal", "other"),
    *("ordinal-other", "ordinal-last", "last", "relative", "with", "without", "except", "not"),
    *("then", "rather", "only", "both", "every", "any", "from", "bound", "pay", "payment", "plan"),
    *("take", "buy", "reserve", "give", "return", "want", "wish", "need", "keep", "stay", "have"),
    *("cheap", "expensive", "most", "less", "more", "bid", "tokens", "pair", "now"),
)
"""What words of a reply may mean for it to choose: those that call a choice, and small ones."""

_NAME = 4
"""A word of a name that is shorter is like too many others."""


class ChoiceReader:
    """Reads what chooses, with the words of a language and the names at a table."""

    def __init__(self, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._reader = Reader(vocabulary, names)
        self._replies = ReplyReader(vocabulary, names)
        self._payments = PaymentReader(vocabulary, names)

    def choice(
        self, choice: Choice, text: str, state: State, *, takes: bool = False
    ) -> Reply | None:
        """Return the option that a reply means, or that it leaves the prompt; None if neither.

        `takes`: also the card whose cost is what a line takes, to be asked about.
        """
        text = self._payments.plainly_kept(choice, text)
        tokens = self._replies.tokens(text)
        deeds = [command_of(parsed) for _told, parsed in choice.options]
        asks = self._replies.begins_asking(text) or self._replies.is_turned(text)
        if named := None if asks else self._by_deed(self._reader.tokens(text), deeds):
            return Reply(named)  # but not in "what do I have in my hand", which may be a deed
        if named := None if asks else self._by_reasoned_deed(text, deeds):
            return Reply(named)
        if choice.sole and self._agrees_to(text, deeds[0]):
            return Reply(1)
        if self._replies.leaves(text) or (choice.sole and self._replies.concludes_no(text)):
            return Reply("cancel")
        if len(deeds) == 1 and self._replies.agrees(text, deed=deeds[0]) is True:
            return Reply(1)
        if self._replies.asks(text, tokens) or self._replies.takes_back(tokens):
            return None
        said, comma, _rest = text.partition(",")
        if self._replies.doubts(text) or (comma and self._vocabulary.agrees(said) is False):
            return None  # what stands behind a no is read for itself: "no, pay green and red"
        if choice.pays and self._replies.points_beside(text):
            return None  # "the green one next to it" is a card
        counts = state.phase == "noble" and not any(each.has("take") for each in tokens)
        if not (takes or counts) and self.takes_gems(choice, text):
            return None  # "I take two red and nothing else" at cards of which one costs two red
        if any(t.has("ordinal") for t in tokens) and any(
            t.has("cost", "expensive") for t in tokens
        ):
            return None  # "the second one costs a lot" is a reason against it, or a question
        if self._vocabulary.wonders(text) and any(each.has(*DEEDS) for each in tokens):
            return None  # "I'd like to take red": a wish about a deed chooses nothing
        turned = any(each.has("not", "except", "ordinal-other") for each in tokens)
        told = [described for described, _parsed in choice.options]
        words = dict.fromkeys(re.findall(r"\w+", fold(text)))
        as_typed = [self._as_named(each, words) for each in tokens]
        named = None if turned else self._named(as_typed, told)  # "not Francis, the other one"
        if named is not None:
            return Reply(named)
        known = {*LEVELS, *self._vocabulary.words("option")}
        if not all(each.word in known or each.has(*_CHOOSING) for each in tokens):
            return None  # nor does an unknown word, or one of another subject: `how long for a4`
        if any(each.has("past") and not each.has(*DEEDS, "have") for each in tokens):
            return None  # "a4 was what"
        if any(each.has("bank", "tokens") and tokens[-1].has("ordinal-1") for each in tokens):
            return None  # "the bank first"
        options = [parsed for _described, parsed in choice.options]
        number = self._of_two(tokens, options, state)
        if number is None and not self._denies_a_choice(tokens):  # "not c1" says none for certain
            number = self._meant(tokens, options, state, text)
        return None if number is None else Reply(number)

    def takes_gems(self, choice: Choice, text: str) -> bool:
        """Return whether a line takes gems by their number, where cards are to choose from."""
        tokens = self._reader.tokens(text)
        calls = ("with", "cost", "need", "place", "ordinal", "level", "points", "pay", "keep")
        counted = [
            at
            for at, (one, two) in enumerate(itertools.pairwise(tokens))
            if one.has("number") and two.has("colour")
        ]
        several = any(  # "two diamonds for me", but not "the one for four green"
            (self._vocabulary.number(tokens[at].word) or 1) > 1
            and not (at and tokens[at - 1].has("filler"))
            for at in counted
        )
        takes = several or any(each.has("take") and not each.has("filler") for each in tokens)
        named = any(
            each.has(*calls) or (each.has("card") and not each.has("number")) for each in tokens
        )
        cards = len({option_place(each) for _told, each in choice.options}) > 1
        return cards and takes and bool(counted) and not named

    def says_more(self, text: str) -> bool:
        """Return whether a reply has words that call no choice: `then Ben gets the second`."""
        tokens = self._reader.tokens(text)
        return any(each.senses and not each.guessed and not each.has(*_CHOOSING) for each in tokens)

    def yes_and(self, choice: Choice, text: str) -> Reply | None:
        """Return a yes beside which tokens are given back: `yes, and give back a black`."""
        rest = self._replies.behind_yes(text) if choice.sole else None
        tokens = self._reader.tokens(rest) if rest else []
        adds = any(each.has("then") and each.has("filler") for each in tokens[:1])
        asks = self._replies.begins_asking(text) or any(
            each.has("what", "why", "many") for each in tokens
        )
        denies = any(each.has("not", "without", "rather", "wait") for each in tokens)
        gives = any(each.has("return", "give") for each in tokens)
        return Reply(1, rest) if rest and adds and gives and not asks and not denies else None

    def _agrees_to(self, text: str, deed: str) -> bool:
        """Return whether a reply is a yes and the deed that is asked about: `yes, undo`."""
        rest = self._replies.behind_yes(text)
        tokens = self._reader.tokens(rest) if rest else []
        idle = ("filler", "idle", "me", "now", "take", "want", deed)
        agreeing = self._vocabulary.words("agreeing")
        known = all(
            each.word in agreeing or (each.has(*idle) and not each.has("not") and not each.guessed)
            for each in tokens
        )
        return bool(tokens) and known

    def quoted(self, choice: Choice, text: str) -> Reply | None:
        """Return the only guess that tells something whose own words a reply is: `help with buy`.

        Beside them may stand a yes, a please, and small words. Some of them do, unless the guess
        does something: `move` alone takes no move back.
        """
        denies = any(each.has("not") for each in self._reader.tokens(text))
        if not choice.guessed or denies or text.rstrip().endswith("?"):
            return None
        words = self._vocabulary.words
        beside = words("yes") | words("agreeing") | words("polite")
        whole = {*re.findall(r"\w+", fold(text))} - beside
        said = whole - words("filler")
        own = [
            {*re.findall(r"\w+", fold(self._vocabulary.locale.text(told)))}
            if isinstance(parsed, Ask | Look | Do)
            else set()
            for told, parsed in choice.options
        ]
        exact = [number for number, each in enumerate(own, 1) if whole and whole == each - beside]
        telling = [
            number
            for number, (_told, parsed) in enumerate(choice.options, 1)
            if isinstance(parsed, Ask | Look) or command_of(parsed) == "settings"
        ]
        fitting = exact or [number for number in telling if said and said <= own[number - 1]]
        return Reply(fitting[0]) if len(fitting) == 1 else None

    def _by_reasoned_deed(self, text: str, deeds: Sequence[str]) -> int | None:
        """Return the option whose deed stands before why not another: `reserve, I can't buy it`."""
        said, _comma, rest = text.partition(",")
        if not rest or not any(each.has("not") for each in self._reader.tokens(rest)):
            return None
        idle = self._vocabulary.words("before-order")
        tokens = [each for each in self._reader.tokens(said) if each.word not in idle]
        return self._by_deed(tokens, deeds)

    @staticmethod
    def _by_deed(tokens: Sequence[Sensed], deeds: Sequence[str]) -> int | None:
        """Return the only option of a deed that a line names, and no other: `buy, not reserve`."""
        said = [token for token in tokens if not token.has("filler", "idle", "me")]
        known = all(each.has("not", "rather", *DEEDS) and not each.guessed for each in said)
        if not known or any(each.has("not") for each in said[-1:]):
            return None
        denied = [two for one, two in itertools.pairwise(said) if one.has("not")]
        wanted = [each for each in said if each.has(*DEEDS) and each not in denied]
        named = {deed for each in wanted for deed in DEEDS if each.has(deed)} & {*deeds}
        fitting = [number for number, deed in enumerate(deeds, 1) if deed in named]
        return fitting[0] if len(named) == len(fitting) == 1 < len(deeds) else None

    def _meant(
        self, tokens: Sequence[Sensed], options: Sequence[Parsed], state: State, text: str = ""
    ) -> int | None:
        """Return the number of the option that words choose, or None."""
        ways: tuple[Callable[[], int | None], ...] = (
            lambda: self._counted(tokens, len(options)),
            lambda: self._placed(tokens, options),
            lambda: self._given(tokens, options),
            lambda: self._payments.paid(tokens, options, text),
            lambda: self._described(tokens, options, state),
        )
        return next((found for way in ways if (found := way()) is not None), None)

    def _of_two(
        self, tokens: Sequence[Sensed], options: Sequence[Parsed], state: State
    ) -> int | None:
        """Return the other of two options where one is named: `not n1, the other`."""
        others = [at for at, each in enumerate(tokens) if each.has("ordinal-other")]
        if len(options) != 2 or not others:
            return None
        apart = ("ordinal-other", "not", "except", "without", "more", "less")
        rest = [each for each in tokens if not each.has(*apart)]
        named = self._meant(rest, options, state) if rest else None
        denies = any(each.has("not", "except", "without") for each in tokens)
        counted = any(each.has("number", "ordinal") for each in rest)
        if named is None or (counted and not denies):
            return None  # "the other, number two" does not say which
        before = itertools.takewhile(
            lambda each: each.has("filler", "not", "except"), reversed(tokens[: others[0]])
        )
        denied = any(each.has("not", "except") for each in before)  # "n2, not the other"
        return named if denied else 3 - named

    @staticmethod
    def _denies_a_choice(tokens: Sequence[Sensed]) -> bool:
        """Return whether a choice is denied by what it is called: `not c1`, `anyone but c1`."""
        if any(each.has("any", "every", "both") for each in tokens):
            return any(each.has("place") for each in tokens)
        denied = [at for at, each in enumerate(tokens) if each.has("not", "except", "without")]
        behind = tokens[denied[0] :] if denied else []
        called = ("place", "ordinal", "number", "cheap", "expensive", "points", "level")
        if denied and not any(each.has(*called) for each in behind):
            return any(each.has("place", "ordinal") for each in tokens)  # "c1 rather not"
        # "the blue one" is called by its colour.
        pronouns = [two for one, two in itertools.pairwise(behind) if one.has("colour")]
        return any(
            each.has(*called) and not (each in pronouns and each.has("card")) for each in behind
        )

    def counts(self, text: str) -> bool:
        """Return whether a line of two words or more counts: `last one`, `no. 2`."""
        first, second, *_others = [*self._replies.tokens(text), *(Sensed("", frozenset()),) * 2]
        if first.word in self._vocabulary.words("option"):
            return second.has("number")
        return first.has("ordinal") and second.has("number", "card")

    def named(self, text: str, told: Sequence[Message]) -> int | None:
        """Return the only option that a reply calls by a name."""
        return self._named(self._replies.tokens(text), told)

    def about(self, choice: Choice, text: str, state: State) -> Look | None:
        """Return the question about one of the options, as in `what does the first one cost`."""
        tokens = self._replies.tokens(text)
        begins = any(map(self._replies.begins_asking, (text, text.partition(",")[2])))
        if not (begins or self._replies.ends_asking(text)):
            return None
        counted = [t for t in tokens if not t.has("filler") or t.has("ordinal", *COUNTED)]
        other = [one for one, two in itertools.pairwise(counted) if two.has(*COUNTED)]
        if any(each.has("ordinal") for each in other):
            return None  # "how many cards are in the second deck"
        if any(each.has("happen", "able") for each in tokens):
            return None  # "what happens with the other one"
        asked = [each for each in tokens if each.has("ordinal") and not each.has(*ASKING)]
        number = self._counted(asked, len(choice.options)) if len(asked) == 1 else None
        option = choice.options[number - 1][1] if number else None
        thing = option_thing(option, state) if option else None
        return Look("look", option_place(option), thing) if option and thing else None

    @staticmethod
    def _as_named(token: Sensed, words: Iterable[str]) -> Sensed:
        """Return a word that is only one slip away from a known one as it was typed."""
        if not token.guessed:
            return token
        typed = next((word for word in words if one_slip(word, token.word)), None)
        return token if typed is None else Sensed(typed, frozenset())

    def _named(self, tokens: Sequence[Sensed], told: Sequence[Message]) -> int | None:
        """Return the only option with a name that a word of the reply is, or begins."""
        names = [self.name_words(each) for each in told]
        fitting = {
            number
            for number, own in enumerate(names, 1)
            for each in tokens
            if each.word in own
            or (len(each.word) >= _NAME and any(name.startswith(each.word) for name in own))
        }
        known = set().union(*names)
        unknown = [each for each in tokens if not each.senses and each.word not in known]
        return fitting.pop() if len(fitting) == 1 and not unknown else None

    def name_words(self, told: Message) -> set[str]:
        """Return the words by which an option can be called: of a noble or of a player."""
        noble, player = told.args.get("noble"), told.args.get("name")
        if isinstance(player, str):
            return {fold(player)}
        if not isinstance(noble, Noble):
            return set()
        words = re.findall(r"\w+", fold(self._vocabulary.locale.noble_name(noble)))
        return {
            word
            for word in words
            if len(word) >= _NAME
            and all(each.guessed or not _says(each) for each in self._reader.tokens(word))
        }

    def _counted(self, tokens: Sequence[Sensed], count: int) -> int | None:
        """Return the number of an option, as it is counted: `the second`, `number two`."""
        option = self._vocabulary.words("option")
        named = ("number", "ordinal", "turn")  # not "my first turn", whose words are small ones
        told = [each for each in tokens if not each.has("filler") or each.has(*named)]
        told = [each for each in told if each.word not in option and each.senses != {"idle"}]
        idle = ("take", "buy", "reserve", "noble", "card", "me", "deck")
        told = [each for each in told if each.has("ordinal", "turn") or not each.has(*idle)]
        if any(each.has("ordinal") for each in told):
            told = [each for each in told if self._vocabulary.number(each.word) != 1]  # "last one"
            told = [each for each in told if not self._counts_all(each, tokens, count)]
        counted = bool(tokens) and tokens[0].word in option
        numbered = any(
            one.word in option and two.has("number") for one, two in itertools.pairwise(tokens)
        )
        if counted and tokens[1:] and tokens[1].word in LEVELS:
            number = LEVELS.index(tokens[1].word) + 1  # "option b"
            return number if number <= count else None
        if self._names_matter(tokens):
            return None
        if not told and (counted or numbered):
            told = [each for each in tokens[1:] if each.has("number")]  # "option one"
        if len(told) != 1:
            return None
        word = told[0].word
        for number in range(1, count + 1):
            if told[0].has(f"ordinal-{number}"):
                return number
        if told[0].has("ordinal-last"):
            return count
        if told[0].has("ordinal-other", "other") and count == 2:
            return count
        told_number = self._vocabulary.number(word)
        article = word in self._vocabulary.words("article") and len(tokens) > 1
        article = article and not counted and not numbered  # "noble number one"
        return told_number if told_number and told_number <= count and not article else None

    def _names_matter(self, tokens: Sequence[Sensed]) -> bool:
        """Return whether another of a kind is named that is none of the choices: `another time`."""
        matters = self._vocabulary.words("other-matter")
        return any(
            one.has("ordinal-other", "other") and two.word in matters
            for one, two in itertools.pairwise(tokens)
        )

    def _counts_all(self, token: Sensed, tokens: Sequence[Sensed], count: int) -> bool:
        """Return whether a word is how many there are: `the first of the two`."""
        before = tokens[tokens.index(token) - 1]
        of_all = self._vocabulary.number(token.word) == count and before is not token
        return of_all and before.has("filler", "idle") and not before.thing

    def _placed(self, tokens: Sequence[Sensed], options: Sequence[Parsed]) -> int | None:
        places = {each.word for each in tokens if each.has("place")}
        if not places:
            return None
        fitting = [n for n, each in enumerate(options, 1) if option_place(each) in places]
        return fitting[0] if len(fitting) == 1 else None

    def _given(self, tokens: Sequence[Sensed], options: Sequence[Parsed]) -> int | None:
        """Return the option that takes or gives just what is said, beside what all of them do."""
        gems = [
            each.action.gems
            for each in options
            if isinstance(each, Act) and isinstance(each.action, Take | Return)
        ]
        if len(gems) != len(options):
            return None
        words = [each.word for each in tokens if each.has("colour", "number")]
        meant = parse_gems(words, self._vocabulary, strict=True) if words else []
        if len(meant) != 1:
            return None
        shared = as_gems(map(min, *gems)) if len(gems) > 1 else NO_GEMS
        said = meant[0]
        for number, each in enumerate(gems, 1):
            if each == said or minus(each, shared) == said:
                counted = [two for two in gems if _counts_as(two, said)]
                count = any(each.has("number") for each in tokens)
                doubtful = each != said and count and any(two != each for two in counted)
                return None if doubtful else number
        return None

    def _described(
        self, tokens: Sequence[Sensed], options: Sequence[Parsed], state: State
    ) -> int | None:
        """Return the card or noble that is described by what differs."""
        if any(each.has("not", "except", "far") or _spares(each) for each in tokens):
            return None  # what is not meant, or is left alone, does not say for certain what is
        things = [option_thing(each, state) for each in options]
        cards = [each for each in things if isinstance(each, Card)]
        if None in things or len(cards) not in (0, len(things)):
            return None
        told = read_description(" ".join(each.word for each in tokens), self._vocabulary)
        if cards and told and told.certain:
            meant = told.fitting(cards) or told.unfinished(cards)
            return _one([cards.index(each) + 1 for each in meant], len(cards))
        fitting = [n for n, each in enumerate(things, 1) if each and self._differs(tokens, each)]
        if any(two.has("colours") for one, two in itertools.pairwise(tokens) if one.has("number")):
            return self._of_colours(tokens, things)
        cheap = any(each.has("cheap") for each in tokens)
        dear = any(each.has("expensive") and not each.has("cheap") for each in tokens)
        if cheap or dear:
            turned = any(each.has("less") and not each.has("cheap") for each in tokens)
            cheap = cheap != turned  # "the least expensive"
            totals = [sum(card.cost) for card in cards]
            best = (min if cheap else max)(totals, default=0)
            fitting = [n for n, total in enumerate(totals, 1) if total == best]
            return _one(fitting, len(options))
        return _one(fitting, len(options)) if any(self._replies.colours(tokens)) else None

    def _of_colours(
        self, tokens: Sequence[Sensed], things: Sequence[Card | Noble | None]
    ) -> int | None:
        """Return the thing whose cost has so many colours: `the one of three colours`."""
        counts = [self._vocabulary.number(each.word) for each in tokens if each.has("number")]
        fitting = [
            n for n, each in enumerate(things, 1) if each and sum(map(bool, each.cost)) in counts
        ]
        return _one(fitting, len(things))

    def _differs(self, tokens: Sequence[Sensed], thing: Card | Noble) -> bool:
        """Return whether a thing has the colours that are said, and none that is denied."""
        wanted, unwanted = self._replies.colours(tokens)
        counts = {
            (letter, self._vocabulary.number(each.word))
            for each, behind in itertools.pairwise(tokens)
            if each.has("number") and behind.has("colour")
            for letter in self._vocabulary.gems_begun(behind.word)
        }
        cost = dict(zip(ORDER, thing.cost, strict=True))
        costs = any(each.has("cost", "with", "need") for each in tokens)
        in_cost = {letter for letter, n in cost.items() if n}
        own = in_cost if isinstance(thing, Noble) or costs or counts else {thing.bonus}
        known = all(cost[letter] == count for letter, count in counts)
        return known and wanted <= own and not own & unwanted


def _spares(token: Sensed) -> bool:
    """Return whether a word leaves something alone: `hands off`; `keep` may reserve it."""
    return token.has("keep") and not token.has("reserve")


def _counts_as(gems: Gems, said: Gems) -> bool:
    """Return whether there are as many of each colour as is said of it."""
    return all(count in (0, here) for here, count in zip(gems, said, strict=True))


def _says(token: Sensed) -> bool:
    """Return whether a word means something beside the name of a setting or of its value."""
    return any(not sense.startswith(("setting-", "language-")) for sense in token.senses)


def _one(fitting: Sequence[int], count: int) -> int | None:
    return fitting[0] if len(fitting) == 1 < count else None


def describes(parsed: Parsed, *, paying: bool, orders: bool) -> bool:
    """Return whether a line describes cards, or is a guess; at a choice it is then about that.

    `paying`: it is asked about cards where ways to pay for one are to choose from. `orders`: the
    line names a deed.
    """
    match parsed:
        case Ask(command="find"):
            return not paying
        case Ask(command="worth" | "try", about=about):
            return not orders and not re.search(r"\b[abch][1-4]\b", about)
        case Which(options=options):
            asks = all(isinstance(meant, Ask | Look) for _described, meant in options)
            return parsed.guessed and (asks or not orders)
        case _:
            return False
