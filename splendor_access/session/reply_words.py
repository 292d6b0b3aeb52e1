"""The words of a reply: whether it asks, says yes or no, or wants something when a game is over.

All reading of replies rests on this. A yes or no may stand in a sentence, or be meant by an unclear
one; and the end of a game is also where one is about to leave it.
"""

import itertools
import re
from collections.abc import Iterable, Sequence
from functools import cache, cached_property

from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Do
from splendor_access.talk.parsing.likelihood import IDLE
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

TURNING = ("happen", "able", "take", "have", "future")
"""What a verb means that stands before who does it, though it is a small word: `do I get gold`."""

ASKING = ("who", "what", "many", "when", "why")
"""What words of a question can mean."""

LONGEST_SAYING = 6
"""The most words of one saying."""

LONGEST_PAIR = 40
"""Signs of the longest word that may be two colours in one."""

AFTER_A_GAME = ("rematch", "new", "coach", "quit")
"""The commands that can be asked for in one's own words when a game is over."""


@cache
def own_sayings(language: str, kind: str) -> frozenset[str]:
    """Return the sayings of a kind in one language, without those of English beside it."""
    return frozenset(map(_joined, Locale(language).words(f"words-{kind}")))


def _joined(text: str) -> str:
    return "-".join(fold(word) for word in re.findall(r"[\w']+", text.replace("\u2019", "'")))


def _mentions(text: str, sayings: Iterable[str]) -> bool:
    said = f"-{_joined(text)}-"
    return any(f"-{each}-" in said for each in sayings)


class ReplyWords:
    """Reads the words of replies, with those of a language and the names at a table."""

    def __init__(self, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._reader = Reader(vocabulary, names)

    def orders(self, text: str) -> bool:
        """Return whether a line names a deed; French `pioche` with a letter is a deck."""
        tokens = [*self._reader.tokens(text), Sensed("", frozenset())]
        return any(
            one.has(*DEEDS) and not (one.has("deck") and two.has("letter"))
            for one, two in itertools.pairwise(tokens)
        )

    def begins_asking(self, text: str) -> bool:
        """Return whether a line begins or ends as a question."""
        begun = self.tokens(text)[:2]
        if begun[1:] and begun[0].has("filler") and self.is_where(begun[1]):
            begun = begun[:1]  # "da wo ich grün behalte"
        asks = any(
            each.has(*ASKING) and not each.guessed and not each.has("name") for each in begun
        )
        return asks or text.rstrip().endswith("?")

    def opens_question(self, text: str) -> bool:
        """Return whether a line ends as a question, or its first word is one for questions.

        `We are` and `it is`, which are idle words too, may begin a reason.
        """
        words = [*text.split()[:1], text]
        begun = [each for word in words for each in self._reader.tokens(word)[:1]]
        asks = any(each.has(*ASKING) and not each.has("is", "am", "idle") for each in begun)
        return asks or "?" in text

    def asks_of_cards(self, text: str) -> bool:
        """Return whether a line begins or ends as a question, and has a word for cards."""
        cards = self._vocabulary.words("card")
        return self.begins_asking(text) and any(t.word in cards for t in self.tokens(text))

    def is_where(self, token: Sensed) -> bool:
        """Return whether a word may begin a clause about what is chosen: `where I keep green`."""
        return token.word in self._vocabulary.words("where")

    def begins_with_where(self, text: str) -> bool:
        """Return whether a line begins with such a word."""
        return fold(text).partition(" ")[0] in self._vocabulary.words("where")

    def ends_asking(self, text: str) -> bool:
        """Return whether a line ends as a question, as in `the first one costs what`."""
        asks = any(each.has(*ASKING) and not each.guessed for each in self.tokens(text)[-2:])
        return asks or text.rstrip().endswith("?")

    def asks(self, text: str, tokens: Sequence[Sensed]) -> bool:
        """Return whether a reply, whose tokens are given, is a question."""
        asks = text.rstrip().endswith("?") or any(each.has(*ASKING) for each in tokens)
        verb = self._reader.tokens(text)[:1]
        return asks or (self.is_turned(text) and any(e.has("have", "keep", "happen") for e in verb))

    def is_turned(self, text: str) -> bool:
        """Return whether the verb stands before the one who does it, as in `do I get gold`."""
        verb, subject, *_others = [*self._reader.tokens(text), *(Sensed("", frozenset()),) * 2]
        who = subject.has("me", "other", "somebody") and not subject.has("own")  # "keep my blue"
        return who and (not verb.has("me", "filler", "place", "not") or verb.has(*TURNING))

    def mentions(self, text: str, kind: str) -> bool:
        """Return whether a line has a word or phrase of a kind."""
        return _mentions(text, self._vocabulary.words(kind))

    def says(self, text: str, kind: str) -> bool:
        """Return whether a saying of the language itself is in a line: `ta` thanks in English."""
        return _mentions(text, own_sayings(self._vocabulary.locale.language, kind))

    def without(self, text: str, *kinds: str) -> str:
        """Return the words of a line that are in no saying of these kinds, the longest first."""
        language = self._vocabulary.locale.language
        sayings = frozenset().union(*(own_sayings(language, each) for each in kinds))
        words, rest = re.findall(r"[\w']+|\?", text.replace("\u2019", "'")), list[str]()
        while words:
            counts = range(min(LONGEST_SAYING, len(words)), 0, -1)
            said = ("-".join(map(fold, words[:count])) for count in counts)
            count = next((n for n, each in zip(counts, said, strict=True) if each in sayings), 0)
            rest += [] if count else words[:1]
            del words[: count or 1]
        return " ".join(rest)

    def before_things(self, text: str) -> str:
        """Return the words of a line before the first that names gems, a card or a number."""
        things = ("colour", "place", "number")
        words = itertools.takewhile(
            lambda word: not any(each.has(*things) for each in self._reader.tokens(word)),
            text.split(),
        )
        return " ".join(words)

    def behind_but(self, text: str) -> str:
        """Return what stands behind a yes or no and a `but`; nothing where there is none."""
        first, but, *others = [*text.replace(",", " ").split(), "", ""]
        replies = self._vocabulary.agrees(first) is not None
        replies = replies and fold(but) in self._vocabulary.words("but")
        return " ".join(others).strip() if replies else ""

    def without_interjection(self, text: str) -> str:
        """Return a line without the small words that it begins with: `hm, do I get gold`."""
        known = self._vocabulary.words
        idle = known("before-order") | known("leaning-beside")
        idle -= known("yes") | known("no") | known("agreeing") | known("declining")
        words = text.split()
        while words[1:] and (word := fold(words[0].strip(",.!"))) in idle:
            if any(each.has(*TURNING) for each in self._reader.tokens(word)):
                break  # "do I get gold"
            words.pop(0)
        return " ".join(words)

    def _made_of(self, text: str, sayings: str, beside: str) -> bool:
        """Return whether a line is made of sayings, and of words that may stand beside them."""
        words = self._vocabulary.words
        kinds = {"meant": words(sayings), "beside": words(beside) | words("polite")}
        return "meant" in (self._vocabulary.sayings(text, kinds) or ())

    def tokens(self, text: str) -> list[Sensed]:
        """Return the tokens of a reply, without words that say nothing in one, such as `pay`."""
        told = self._idle.sub(" ", text.replace("\u2019", "'"))
        tokens = [each for token in self._reader.tokens(told) for each in self._parted(token)]
        for one, two in itertools.pairwise(tokens):
            both = f"{one.word}-{two.word}"
            kind = next(
                (k for k in ("cheap", "expensive") if both in self._vocabulary.words(k)), ""
            )
            if kind:
                at = tokens.index(one)
                tokens[at : at + 2] = [Sensed(both, frozenset([kind]))]
                break
        return tokens

    @cached_property
    def _idle(self) -> re.Pattern[str]:
        idle = sorted(self._vocabulary.locale.words("words-replying"), key=len, reverse=True)
        return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, idle))})(?!\w)", re.IGNORECASE)

    def _parted(self, token: Sensed) -> list[Sensed]:
        """Return the colours that are one word, such as `blauwgroene`; else the token itself."""
        word = token.word
        if (token.senses and not token.guessed) or len(word) > LONGEST_PAIR:
            return [token]
        for at in range(3, len(word) - 2):
            halves = word[:at], word[at:]
            parts = (
                self._reader.tokens(" ".join(halves))
                if all(map(self._reader.colour, halves))
                else []
            )
            if parts and all(each.has("colour") and not each.guessed for each in parts):
                return parts
        return [token]

    def colours(self, tokens: Sequence[Sensed]) -> tuple[set[str], set[str]]:
        """Return the colours that are said, and those that are denied."""
        wanted: set[str] = set()
        unwanted: set[str] = set()
        denied = False
        for each in tokens:
            if each.has("not", "except", "without", "cancel"):
                denied = True
            elif each.has("rather"):
                denied = False
            elif each.has("colour"):
                (unwanted if denied else wanted).update(self._vocabulary.gems_begun(each.word))
        return wanted, unwanted - wanted

    def letters(self, token: Sensed) -> set[str]:
        """Return the letters of the colours that a word names."""
        return {*self._vocabulary.gems_begun(token.word)} if token.has("colour") else set()


class EndReader(ReplyWords):
    """Reads them, with the words of a language and the names at a table."""

    def may_want(self, text: str) -> list[Do]:
        """Return what a line at the end of a game may ask for, by words of it among others."""
        wanted = [each for each in AFTER_A_GAME if self.mentions(text, f"wanting-{each}")]
        if "coach" not in wanted and self.mentions(text, "blunders"):
            wanted.append("coach")
        first = ["new"] if self.wants_others(text) else []
        return [Do(each) for each in dict.fromkeys([*first, *wanted])]

    def wants_others(self, text: str) -> bool:
        """Return whether a line is about other opponents than those of the game before."""
        return self.mentions(text, "wanting-new") or self.mentions(text, "other-opponents")

    def asks_for_blunders(self, text: str) -> bool:
        """Return whether a line asks where something went wrong; `wo` is a command, too."""
        return self.begins_with_where(text) and self.mentions(text, "blunders")

    def leaves_coach(self, text: str) -> bool:
        """Return whether a line leaves the coach for the end of the game."""
        return self._made_of(text, "leaving-coach", "game-words")

    def asks_what_is_kept(self, text: str) -> bool:
        """Return whether a line at the question whether to leave asks what becomes of the game."""
        text = self.without_interjection(self.behind_but(text) or text)
        asks = self._vocabulary.wonders(text) or self.begins_asking(text)
        turned = self.is_turned(text) and self._vocabulary.leans(text) is None
        asks = asks or turned or any(each.has("future", "is") for each in self.tokens(text)[:1])
        told = self.mentions(text, "kept") and self._vocabulary.leans(text) is None
        who = any(each.has("who") for each in self.tokens(text))  # "whose turn is it when I return"
        return told or (asks and not who and self.mentions(text, "resuming"))

    def asks_how_to_resume(self, text: str) -> bool:
        """Return whether a line at that question asks how one gets back into the game."""
        asks_how = any(each.has("how") for each in self.tokens(text))
        return asks_how and self.mentions(text, "resuming") and not self.mentions(text, "kept")


_LEAVING = (
    *("filler", "idle", "me", "own", "cancel", "not", "without", "except", "bid", "leave", "noun"),
    *("want", "wish", "rather", "then", "now", "more", "further", "every", "any", "both", "other"),
    *("plan", "cheap", "expensive", "small", "big", "able", "have", "stay", "keep", "game"),
    *("take", "buy", "reserve", "return", "pass", "undo", "pay"),
)
"""What words may mean beside those that leave a prompt."""


class AgreementReader(EndReader):
    """Reads it, with the words of a language and the names at a table."""

    def agrees(self, text: str, *, leaves: bool = False, deed: str = "") -> bool | None:
        """Return whether a reply says yes or no, also in a sentence; None where it is unclear.

        `leaves`: it is asked whether to leave, so `bye` is a yes. `deed`: what else is asked about.
        """
        plain = self._vocabulary.agrees(text)
        if self.mentions(text, "hedging"):
            return None  # "yeah, we'll see"
        asked, _mark, answer = text.rpartition("?")
        if plain is None and asked.strip() and answer.strip():
            return self._vocabulary.agrees(answer)  # "without looking? rather not"
        if plain is not None or "?" in text:
            return plain
        if self.is_turned(text) and self._reader.tokens(text)[0].has("am"):
            return None  # "am I sure"
        if leaves and self._made_of(text, "wanting-quit", "game-words"):
            return True
        tokens = self._reader.tokens(text)
        said, comma, rest = text.partition(",")
        before, _comma, last = text.rpartition(",")
        for part, other in ((said, rest), (last, before)) if comma else ():
            agreed = self._vocabulary.agrees(part)
            if agreed is not None and not self._contradicts(agreed, other):
                return agreed  # "it is what I want, yes"
        if self.concludes_no(text):
            return False
        if self.asks_what_comes(text):
            return None
        words = self._vocabulary.words
        if any(each.guessed or each.has("place", "colour", *ASKING) for each in tokens):
            return None
        no = words("no") | words("declining")
        yes = words("yes") | words("agreeing")
        agreed = any(each.word.replace(" ", "-") in yes for each in tokens)
        stays = ("not", "cancel", "stay", "wait") if leaves else ("not", "cancel")
        if any(each.has(*stays) or each.word in no for each in tokens):
            denied = any(each.word in no for each in tokens)
            turn = ("turn", "again") if leaves else ()  # "one more turn"
            more = not denied and not self._only_leaves(tokens, *turn)
            return None if agreed or more or self._orders_besides(tokens, deed) else False
        idle = ("filler", "idle", "me", "now", "want", "leave", *([] if leaves else ["stay", deed]))
        unknown = sum(not each.has(*idle) and each.word not in yes for each in tokens)
        if leaves and not unknown and any(each.has("leave") for each in tokens):
            return True
        commands = {self._vocabulary.command(each.word) for each in tokens if each.word not in yes}
        otherwise = {*DEEDS, "rather"} - {deed}
        if any(each.has(*otherwise) for each in tokens) or commands - {None, "quit", deed}:
            return None  # "yes but save first"
        return True if agreed and unknown <= (2 if leaves else 0) else None

    def concludes_no(self, text: str) -> bool:
        """Return whether a reason ends with a no, as in `green is what I need, so no`."""
        before, comma, last = text.rpartition(",")
        concluded = self.without_interjection(last.strip())
        if not comma or "?" in text or self._vocabulary.agrees(concluded) is not False:
            return False
        follows = concluded != last.strip()  # "so no", where a no alone may ask: "it is blue, no"
        return not self.orders(before) and (follows or not self.begins_asking(before))

    def _orders_besides(self, tokens: Sequence[Sensed], deed: str) -> bool:
        """Return whether something is ordered beside what is denied: `the green one, not gold`."""
        denials = [at for at, each in enumerate(tokens) if each.has("not", "cancel", "without")]
        otherwise = {*DEEDS} - {deed}
        return any(
            each.has(*otherwise) and not each.has("cancel", "filler", "idle")
            for each in tokens[: denials[0] if denials else None]
        )

    def _contradicts(self, agreed: bool, rest: str) -> bool:
        """Return whether what follows a yes or no takes it back, or is about something else."""
        tokens = self._reader.tokens(rest)
        about: Sequence[str] = ("place", "colour", *DEEDS)
        other = self._vocabulary.words("declining" if agreed else "agreeing") | (
            self._vocabulary.words("no" if agreed else "yes")
        )
        turned = any(each.word.replace(" ", "-") in other for each in tokens)
        turned |= self.begins_asking(rest) or self.begins_asking(" ".join(rest.split()[1:]))
        denied = agreed and any(each.has("not", "cancel") for each in tokens)
        own = agreed and any(each.has("own") for each in tokens)  # "it helps with my green one"
        about = DEEDS if own else about
        return turned or denied or any(each.has(*about) for each in tokens)

    def leans(self, text: str, *, leaves: bool) -> bool | None:
        """Return whether an unclear reply may mean yes, or no; None if neither.

        `leaves`: it is asked whether to leave, so who has a turn yet says no.
        """
        asked, mark, said = text.rpartition("?")
        if mark and asked.strip() and said.strip():
            return self.leans(said, leaves=leaves)  # "only one point in it? then I'm staying"
        leans = self._vocabulary.leans(text)
        if "?" not in text and self._declines_kindly(text):
            return False
        if "?" not in text and self._agrees_if(text):
            return True
        if "?" not in text and self.reason(text, leaves=leaves) is False:
            return False  # "hm, gold is too good for that one"
        if leans is not None or "?" in text:
            return leans
        rest = text.partition(",")[2]
        if rest.strip() and (self.begins_asking(rest) or self.is_turned(rest)):
            return None  # "wait, do I get gold for it"
        tokens = [each for each in self._reader.tokens(text) if not each.guessed]
        stays = leaves and any(each.has("stay", "wait") for each in tokens)
        if stays or self.mentions(text, "mistaken"):
            return False
        denies = any(each.has("not", "further") for each in tokens)
        goes = leaves and not denies and any(each.has("leave") for each in tokens)
        return True if goes else self.reason(text, leaves=leaves)

    def reason(self, text: str, *, leaves: bool) -> bool | None:
        """Return whether what is said is rather a reason for a yes, or for a no: `feeling brave`.

        `leaves`: it is asked whether to leave, so who is called to supper rather says yes.
        """
        kinds = ("called-away", "playing-on") if leaves else ("daring", "shying")
        goes, stays = (self.says(text, each) for each in kinds)
        asks = goes != stays and self.opens_question(text)
        if goes == stays or asks or self.is_turned(text.rpartition(",")[2].strip()):
            return None
        denies = any(each.has("not", "without") for each in self._reader.tokens(text))
        return goes and not denies

    def declares(self, text: str) -> bool:
        """Return whether a line of several words says something, and asks nothing: `too risky`."""
        hedges = self.mentions(text, "hedging") or self.mentions(text, "undecided")
        asks = "?" in text or self.begins_asking(text) or self.ends_asking(text)
        idle = all(each.senses and each.senses <= IDLE for each in self._reader.tokens(text))
        replies = self._vocabulary.words("yes") | self._vocabulary.words("no")
        says_one = not replies.isdisjoint(fold(text).split())  # as the question does: "yes or no"
        nothing = idle or says_one or hedges or asks or self._vocabulary.wonders(text)
        return len(text.split()) > 1 and not nothing

    def hedges(self, text: str) -> bool:
        """Return whether a reply says half yes and half no, or that its person does not know."""
        unsure = self.mentions(text, "undecided")
        half = self.mentions(text, "hedging") and self.agrees(text) is None
        half |= self._supposes(text)
        return (unsure or half) and not text.rstrip().endswith("?")

    def _supposes(self, text: str) -> bool:
        """Return whether a reply answers behind a condition: `if I get the gold, yes`.

        Or whether it is a yes before one: `yes but only if I get gold`.
        """
        condition, _comma, answer = text.rpartition(",")
        begun = fold(condition).split()[:1]
        supposing = self._vocabulary.words("supposing")
        supposes = not supposing.isdisjoint(begun)
        if supposes and self._vocabulary.agrees(answer) is not None:
            return True
        return self._agrees_if(text)

    def _agrees_if(self, text: str) -> bool:
        """Return whether a reply is a yes on a condition."""
        words = fold(text).replace(",", " ").split()
        only = {each.word for each in self._reader.tokens(text) if each.has("only")}
        idle = self._vocabulary.words("but") | only
        rest = [*itertools.dropwhile(idle.__contains__, words[1:])]
        agreed = bool(words) and self._vocabulary.agrees(words[0]) is True
        return agreed and not self._vocabulary.words("supposing").isdisjoint(rest[:1])

    def _declines_kindly(self, text: str) -> bool:
        """Return whether a reply thanks, and then says why not: `thanks, but it's a gamble`."""
        if not self.mentions(text, "thanks-but"):
            return False
        words = fold(text).replace(",", " ").split()
        but = self._vocabulary.words("but")
        why = " ".join([*itertools.dropwhile(lambda word: word not in but, words)][1:])
        return not self.opens_question(why) and not self.is_turned(why)

    def asks_what_comes(self, text: str) -> bool:
        """Return whether a line asks what a yes or no does: `what happens if I say yes`."""
        *_before, last = text.split(",")
        tokens = [each for each in self._reader.tokens(text) if not each.guessed]
        words = self._vocabulary.words("yes") | self._vocabulary.words("no")
        leans = "," in text and self._vocabulary.leans(last) is not None
        if leans and not self._vocabulary.wonders(last):
            return False  # "it's late, so yes"
        asks = self.begins_asking(text) or any(
            each.has("rule") and " " in each.word for each in tokens
        )
        return asks and any(each.word in words for each in tokens[1:])  # not "yes, what is it"

    def _only_leaves(self, tokens: Sequence[Sensed], *more: str) -> bool:
        """Return whether a reply names nothing else: not `switch that off, I'm not blind`.

        `more`: what else its words may mean.
        """
        commands = {self._vocabulary.command(each.word) for each in tokens if not each.senses}
        known = [each for each in tokens if each.senses and not each.guessed]
        return all(each.has(*_LEAVING, *more) for each in known) and commands <= {None}
