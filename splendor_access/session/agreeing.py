"""Whether a reply says yes or no, in a sentence too, and which of them an unclear one may mean."""

import itertools
from collections.abc import Sequence

from splendor_access.session.reply_words import ASKING, DEEDS, EndReader
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.likelihood import IDLE
from splendor_access.talk.parsing.senses import Sensed

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
        return asks and any(each.word in words for each in tokens)

    def _only_leaves(self, tokens: Sequence[Sensed], *more: str) -> bool:
        """Return whether a reply names nothing else: not `switch that off, I'm not blind`.

        `more`: what else its words may mean.
        """
        commands = {self._vocabulary.command(each.word) for each in tokens if not each.senses}
        known = [each for each in tokens if each.senses and not each.guessed]
        return all(each.has(*_LEAVING, *more) for each in known) and commands <= {None}
