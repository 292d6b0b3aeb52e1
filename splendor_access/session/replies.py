"""Replies in the player's own words that hold at every prompt: once more, no more.

Yes and no are in `reply_words`, what chooses one of several things is in `choosing`, what pays or
gives back tokens in `tokens`.
"""

import re
from collections.abc import Sequence

from splendor_access.session.intents import ReadsOn
from splendor_access.session.reply_words import (
    AFTER_A_GAME,
    ASKING,
    AgreementReader,
    own_sayings,
)
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Do
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import one_slip

_INVERTED = re.compile(r"\w-(?:t-)?(?:elle|il|on|je|tu)s?\b", re.IGNORECASE)
"""How a French verb stands before who does it: `serait-elle`."""

_THINGS = ("colour", "number", "place", "points", "level")

_CALLING = (
    *("ordinal", "other", "noble", "deck", "tokens", "bank", "board", "hand", "cost", "cheap"),
    *("expensive", "big", "small", "most", "less", *_THINGS),
)
"""What words mean that call one of several things, or ask about something."""

_SIDES = ("neighbour", "left", "right", "next")
"""Where a card may lie that is pointed at, seen from another one."""


class ReplyReader(AgreementReader):
    """Reads replies with the words of a language and the names at a table."""

    def leaves(self, text: str) -> bool:
        """Return whether a reply leaves a prompt, or says no to all of it."""
        if self._vocabulary.agrees(text) is False:
            return True
        tokens = self.tokens(text)
        if self._lets_be(tokens):
            return True
        said, comma, rest = text.partition(",")
        if comma and self.leaves(said) and not self.goes_on(rest):
            return True
        if self._asks_something(text, tokens) or not self._only_leaves(tokens):
            return False
        unknown = [each for each in tokens if not each.senses or each.guessed]
        no = self._vocabulary.words("no") | self._vocabulary.words("declining")
        known = [each for each in tokens if not each.guessed]
        refuses = any(each.has("cancel") or each.word.replace(" ", "-") in no for each in known)
        if any(each.has(*_THINGS) for each in tokens) or len(unknown) > int(refuses):
            return False
        if any(each.has("cancel") for each in known):
            return True
        picks = any(each.has("ordinal", "card", "noble") for each in tokens)
        return not picks and (refuses or any(each.has("not") for each in tokens))

    def _asks_something(self, text: str, tokens: Sequence[Sensed]) -> bool:
        """Return whether a reply asks, though it may deny: `did I buy it or not`."""
        begun = [each for each in tokens[:2] if not each.has("bid")]  # "laat maar"
        asks = any(each.has(*ASKING) and not each.guessed for each in begun)
        or_not = any(each.has("or") for each in tokens) and tokens[-1].has("not")
        begins_with_person = any(each.has("want") and " " in each.word for each in tokens[:1])
        turned = self.is_turned(text.partition(",")[0]) and not begins_with_person
        return asks or or_not or turned or text.rstrip().endswith("?")

    def names_more(self, text: str) -> bool:
        """Return whether what stands behind a no names anything: `no, for my reserved card`."""
        tokens = self._reader.tokens(text)
        return bool(tokens) and not self._only_leaves(tokens)

    def goes_on(self, text: str) -> bool:
        """Return whether what stands behind a no orders or asks something else."""
        tokens = self._reader.tokens(text)
        denied = any(each.has("not", "without", "cancel") for each in tokens)
        deed = any(each.has(*DEEDS) and not each.has("noun") for each in tokens) and not denied
        other = ("ordinal", "ordinal-other", "ordinal-last", "other")
        named = any(each.has("place", "colour", "want", *other) for each in tokens)
        unknown = [each.word for each in tokens if not each.senses]
        commands = {None, *map(self._vocabulary.command, unknown)}
        return deed or named or commands > {None} or self._asks_something(text, tokens)

    def only_explains(self, text: str) -> bool:
        """Return whether what stands behind a no only says why: it names, orders, asks nothing."""
        tokens = self._reader.tokens(text)
        if self.opens_question(text) or self.is_turned(text):
            return False
        denied = any(each.has("not", "without", "cancel") for each in tokens)
        said = [each for each in tokens if not each.has("filler") or each.has("colour", "place")]
        called = any(each.has(*_CALLING) for each in said)
        ordered = any(each.has(*DEEDS) and not each.has("noun") for each in said) and not denied
        commands = {self._vocabulary.command(each.word) for each in tokens if not each.senses}
        return not (called or ordered) and commands <= {None}

    def points_beside(self, text: str) -> bool:
        """Return whether a line points at what lies beside something: `the one next to it`."""
        return any(self.mentions(text, f"pointing-{side}") for side in _SIDES)

    @staticmethod
    def _lets_be(tokens: Sequence[Sensed]) -> bool:
        """Return whether a deed is let be, by its noun: `laat die aankoop maar`."""
        lets = any(each.has("bid", "leave") for each in tokens)
        deed = any(each.has("noun") and each.has(*DEEDS) for each in tokens)
        idle = ("bid", "leave", "noun", "filler", "idle", "rather", "me", "cancel")
        return lets and deed and all(each.has(*idle) for each in tokens)

    def repeats(self, text: str) -> bool:
        """Return whether a line asks for the question again: `can you repeat the choices`."""
        if self._vocabulary.command(self._vocabulary.plain(text)) is not None:
            return False
        return self._made_of(text, "repeating", "question-words") or self._asks_for_choices(text)

    def _asks_for_choices(self, text: str) -> bool:
        """Return whether a line asks what there is to choose: `remind me what the choices were`."""
        if not self.mentions(text, "the-choices"):
            return False
        tokens = self._reader.tokens(text)
        other = ("advice", "should", "cheap", "expensive", "most", "points", "rule", "place")
        about = (*other, "colour", "name", "able", "not", "bank", "happen", *DEEDS)
        asks = self.begins_asking(text) or any(each.has("what") for each in tokens)
        named = self._vocabulary.words("the-choices")  # "wat is het verschil"
        return asks and not any(each.has(*about) and each.word not in named for each in tokens)

    def thanks(self, text: str) -> bool:
        """Return whether a line only thanks: `thank you very much`."""
        return self._made_of(text, "thanking", "polite")

    def is_undecided(self, text: str) -> bool:
        """Return whether a reply says that its person does not know: `no idea`."""
        said, _comma, rest = text.partition(",")
        told = rest if rest and self._vocabulary.agrees(said) else text  # "fine, whatever you like"
        return self._made_of(told, "undecided", "rest-words") or self._finds_all_good(told)

    def _finds_all_good(self, text: str) -> bool:
        """Return whether a reply says of all choices that they are good: `both are fine`."""
        words = self._vocabulary.words
        beside = words("rest-words") | words("polite") | words("pronouns")
        kinds = {"all": words("every-choice"), "good": words("good-choice"), "beside": beside}
        return {"all", "good"} <= {*(self._vocabulary.sayings(text, kinds) or ())}

    def asks_advice(self, text: str) -> bool:
        """Return whether a line asks which choice is best, and nothing else: `which is better`."""
        return self._made_of(text.rstrip(" ?"), "advising", "rest-words")

    def is_other(self, text: str) -> bool:
        """Return whether a reply chooses what was not named, of two things: `no, the other one`."""
        tokens = self.tokens(text)
        idle = ("filler", "not", "cancel", "rather", "card", "noble", "idle", "number")
        others = [each for each in tokens if each.has("ordinal-other", "other")]
        no = self._vocabulary.words("no") | self._vocabulary.words("declining")
        return bool(others) and all(
            each in others or each.has(*idle) or each.word in no for each in tokens
        )

    def asks_how_many(self, text: str) -> bool:
        """Return whether a line asks how many tokens must be given back: `how many must go`."""
        tokens = [each for each in self._reader.tokens(text) if not each.guessed]
        other = ("colour", "card", "noble", "points", "name", "player", "place", "bonus", "round")
        asks = any(each.has("many", "far") for each in tokens)
        if self._vocabulary.wonders(text) and any(each.has("must") for each in tokens):
            asks |= any(each.has("number") for each in tokens)  # "must I give back three"
        must = any(each.has("must", "should", "return", "spare", "give") for each in tokens)
        have = any(each.has("have", "tokens", "deck", "bank", "turn", "hand") for each in tokens)
        return asks and not any(each.has(*other) for each in tokens) and (must or not have)

    def only_chooses(self, text: str) -> bool:
        """Return whether a line is a choice and nothing else: `2`, `the other one`, `no`."""
        if self._vocabulary.agrees(text) is not None:
            return True
        tokens = self._reader.tokens(text)
        kinds = ("ordinal", "ordinal-other", "other", "number")
        idle = ("filler", "idle", "rather", *kinds)
        cards = self._vocabulary.words("card")
        whole = all(each.has(*idle) and not each.guessed for each in tokens)
        other = any(
            each.has("noble", "tokens", "turn", "round", *DEEDS) or each.word in cards
            for each in tokens
        )
        return whole and not other and "?" not in text and any(each.has(*kinds) for each in tokens)

    def counts_piles(self, text: str) -> bool:
        """Return whether a line names piles by their numbers: `pile 2, pile 4`."""
        tokens = self.tokens(text)
        told = any(each.has("deck") for each in tokens[:1])
        return told and not any(each.word in ("a", "b", "c") for each in tokens)

    def takes_back(self, tokens: Sequence[Sensed]) -> bool:
        """Return whether what is chosen is taken back behind it: `a4, no wait`."""
        no = self._vocabulary.words("no") | self._vocabulary.words("declining")
        picks = [at for at, each in enumerate(tokens) if each.has("place", "ordinal", "colour")]
        behind = tokens[picks[0] + 1 :] if picks else []
        told = [each for each in behind if not each.has("not")]
        return any(each.has("wait") or each.word in no for each in told)

    def behind_none(self, text: str) -> str | None:
        """Return what a reply says behind `neither of them`; None where it does not begin so."""
        none = sorted(self._vocabulary.locale.words("words-none-of-them"), key=len, reverse=True)
        no = self._vocabulary.locale.words("words-no")
        begun, said = ("|".join(map(re.escape, each)) for each in (no, none))
        told = text.replace("\u2019", "'")
        found = re.match(rf"\W*(?:(?:{begun})\W+)?(?:{said})\b\W*", told, re.IGNORECASE)
        return told[found.end() :] or None if found else None

    def behind_no(self, text: str) -> str | None:
        """Return what a reply says behind a no in front of it; None where there is nothing."""
        told = text.replace("\u2019", "'")
        said, _comma, rest = told.partition(",")
        if rest.strip() and (self._vocabulary.agrees(said) is False or self.leaves(said)):
            return rest.strip()
        return self._behind(told, "words-no")

    def means_what_is_asked(self, text: str, answer: str) -> bool:
        """Return whether a reply to `does this mean no?` is a yes: `yes, that means no`."""
        *_before, last = self._vocabulary.plain(text).split() or [""]
        same = fold(last.strip(".!")) in self._vocabulary.words(answer)
        begun = self._behind(text, "words-yes") or self._behind(text, "words-agreeing")
        return same and begun is not None

    def _behind(self, text: str, kind: str) -> str | None:
        """Return what stands behind a word of a kind that is the first of a text, or None."""
        said = "|".join(map(re.escape, self._vocabulary.locale.words(kind)))
        found = re.match(rf"\W*(?:{said})\b\W*", text, re.IGNORECASE)
        return text[found.end() :] or None if found else None

    def behind_yes(self, text: str) -> str | None:
        """Return what a reply says behind a yes in front of it; None where there is nothing."""
        return self._behind(text.replace("\u2019", "'"), "words-yes")

    def asked_behind_but(self, text: str) -> str:
        """Return the question behind a yes or no and a `but`: `sure, but what would I get`."""
        rest = self.behind_but(text)
        if not rest:
            return ""
        if self._agrees_if(text):
            return rest if self.ends_asking(rest) else ""
        asks = self.opens_question(rest) or self.begins_asking(rest) or self.is_turned(rest)
        return rest if asks or self._vocabulary.wonders(rest) else ""

    def begun_with(self, text: str) -> bool | None:
        """Return the yes or no that a line begins with, and says on without asking or ordering.

        As in `yep, before Ben gets his hands on it` and `nah, he would only take it`.
        """
        first, *others = text.replace(",", " ").split() or [""]
        agreed = self._vocabulary.agrees(first)
        unsure = agreed is None or "?" in text or bool(self.asked_behind_but(text))
        if unsure or not others or self._is_english_alone(first):
            return None
        kinds = ("yes", "agreeing") if agreed else ("no", "declining")
        said_on = self.without(" ".join(others), *kinds)
        rest = self.without_interjection(said_on)
        tokens = self._reader.tokens(rest)
        then = any(each.has("then") for each in self._reader.tokens(said_on)[:1])
        asks = self.begins_asking(rest) or (self.is_turned(rest) and not then)
        named = ("place", "number", "rather", *(() if agreed else ("colour", "ordinal")))
        names = any(t.has(*named) and not t.guessed and self.letters(t) != {"g"} for t in tokens)
        somebody = any(each.has("name", "other") for each in tokens)
        commands = {self._vocabulary.command(each.word) for each in tokens if not each.senses}
        orders = bool(commands - {None}) or self._vocabulary.begins_command(rest)
        orders = orders or (self.orders(rest) and not somebody)
        turned = self._vocabulary.words("no" if agreed else "yes") | self._vocabulary.words("but")
        takes_back = any(each.word in turned for each in tokens)
        more = asks or names or orders or takes_back
        return agreed if tokens and not more else None

    def _is_english_alone(self, word: str) -> bool:
        """Return whether a yes or no is one in English alone: German `na`, French `y en a`."""
        kinds = ("yes", "no", "agreeing", "declining")
        language = self._vocabulary.locale.language
        own = frozenset().union(*(own_sayings(language, each) for each in kinds))
        return len(word) == 1 or (len(word) == 2 and fold(word) not in own)

    def leans(self, text: str, *, leaves: bool) -> bool | None:
        """Return whether an unclear reply may mean yes, or no; None if neither.

        `leaves`: it is asked whether to leave.
        """
        begun = self.begun_with(text)
        if begun is not None or self.asked_behind_but(text):
            return begun
        return super().leans(text, leaves=leaves)

    def gives_reason(self, text: str, *, leaves: bool) -> bool:
        """Return whether a line is a reason for a yes or a no, perhaps behind one.

        `leaves`: it is asked whether to leave.
        """
        if self.begun_with(text) is not None:
            return True
        if self.orders(text) or self._vocabulary.begins_command(text):
            return False
        asks = self.asked_behind_but(text)
        return not asks and self.reason(text, leaves=leaves) is not None

    def without_reason(self, text: str) -> str | None:
        """Return the part of a reply before its reason, if that is told apart and chooses nothing.

        It stands behind a `because`, or behind a comma.
        """
        said, because, rest = self._reasoned(text)
        if not said.strip() or text.rstrip().endswith("?"):
            return None
        tokens = self._reader.tokens(rest)
        if not because and (self._vocabulary.wonders(rest) or self.asks(rest, tokens)):
            return None  # "the first, what does it cost"
        if self._vocabulary.agrees(said) is False and self.goes_on(rest):
            return None  # "no, the settings"
        turned = ("cancel", "rather", "wait", "ordinal", "undo")
        said_of_it = ("not", "except", "keep", "need", "stay", "colour", "place", "number", *DEEDS)
        priced = ("cost", "expensive")
        about = () if because else (*said_of_it, *priced)
        no = self._vocabulary.words("no") | self._vocabulary.words("declining")
        denied = any(each.word in no or each.has(*turned, *about) for each in tokens)
        return None if denied else said

    def _reasoned(self, text: str) -> tuple[str, bool, str]:
        """Return a reply before its reason, whether a word says that it is one, and the reason."""
        words = sorted(self._vocabulary.locale.words("words-because"), key=len, reverse=True)
        because = re.search(rf"\b(?:{'|'.join(map(re.escape, words))})\b", text, re.IGNORECASE)
        if because:
            return text[: because.start()].rstrip(" ,;"), True, text[because.end() :]
        said, comma, rest = text.partition(",")
        return (said, False, rest) if comma else ("", False, "")

    def reads_on(self, text: str, *, asked: bool) -> ReadsOn | None:
        """Return what a line does behind a long answer; None if it is about something else.

        `asked`: a yes or no is open besides.
        """
        for word in ("enough", "reading-on"):
            if self._made_of(text, word, "rest-words"):
                return "leave" if word == "enough" else "on"
        agrees = self._vocabulary.agrees(text)
        if agrees is None:
            return None
        return "ask" if asked else "on" if agrees else "leave"

    def after_game(self, text: str) -> Do | None:
        """Return what a line at the end of a game asks for: another one, or to leave.

        "One more game, against a stronger one" asks for no certain one: not the same is wanted.
        """
        for said in (text, self.without_reason(text)):
            for command in AFTER_A_GAME if said else ():
                if self._made_of(said or "", f"wanting-{command}", "game-words"):
                    differs = command == "rematch" and self.wants_others(text)
                    return None if differs else Do(command)
        return None

    def without_lead(self, text: str) -> str | None:
        """Return a question without what leads to it, or asks once more: `wait, what was it again`.

        None if there is nothing of that kind.
        """
        if asked := self.asked_behind_but(text):
            return asked
        lead, comma, behind = text.partition(",")
        rest = (
            behind
            if behind.strip() and len(lead.split()) < 4 and self.begins_asking(behind)
            else text
        )
        anew = self._vocabulary.locale.words("words-anew")
        last = next((each for each in anew if fold(rest).rstrip(" ?.").endswith(f" {each}")), "")
        plain = rest.rstrip(" ?.").removesuffix(last) if last else rest
        asks = self.begins_asking(plain) or self._vocabulary.wonders(plain)
        if not asks and comma and len(lead.split()) < 4:
            begins = self._vocabulary.begins_command(
                behind.strip()
            )  # "before that, read the score again"
            return behind.strip() if begins else None
        return plain.strip() if asks and plain != text else None

    def is_of_me(self, text: str) -> bool:
        """Return whether a line is about the person who types it: `now it is my turn`."""
        return any(each.has("me") for word in text.split() for each in self._reader.tokens(word))

    def ready(self, text: str, name: str) -> bool:
        """Return whether a line says that the person of this name is there to take the device."""
        tokens = self._reader.tokens(text)
        there = any(each.has("ready") for each in tokens)
        named = {each.word for each in tokens if each.has("name")}
        if named == {fold(name)}:
            # "Ben is er": what would ask without a name tells who is there.
            tokens = [each for each in tokens if not each.has("name", "ready")]
        elif named:
            return False
        other = ("not", "wait", "place", "colour", "undo", "buy", "take", "reserve")
        asks = any(each.has(*ASKING) and not _idles(each) for each in tokens)
        return there and "?" not in text and not asks and not any(t.has(*other) for t in tokens)

    def may_be_ready(self, text: str) -> bool:
        """Return whether a line may say that who takes the device is there: `Ben has it now`."""
        tokens = [each for each in self._reader.tokens(text) if not each.guessed]
        there = any(each.has("ready", "name", "have", "give", "turn") for each in tokens)
        other = ("not", "wait", "other", "place", "colour", "again", *ASKING, *DEEDS)
        ready = self._vocabulary.locale.words("command-ready")
        near = any(one_slip(fold(word), fold(each)) for word in text.split() for each in ready)
        asks = "?" in text or any(each.has(*other) and not each.has("am") for each in tokens)
        return (there or near or self.declares(text)) and not asks

    def doubts(self, text: str) -> bool:
        """Return whether a reply is not sure of what it names: `maybe c1`, `a4 is too dear`.

        `And the other, does it come later` does not choose it.
        """
        tokens = self._reader.tokens(text)
        adds = all(each.has("then") and each.has("filler") for each in tokens[:1])
        other = any(each.has("ordinal-other", "other") for each in tokens)
        if adds and (other or "," in text):
            return True
        asked = any(each.has("should") for each in tokens) and self._vocabulary.wonders(text)
        unsure = self.mentions(text, "hedging") or self.mentions(text, "too-much")
        return asked or unsure or _INVERTED.search(text.replace("\u2019", "'")) is not None

    def asks_what_is_left(self, text: str) -> bool:
        """Return whether a line asks what one would have after paying: `do I keep blue then`."""
        tokens = self._reader.tokens(text)
        asks = self.asks(text, tokens) or self.is_turned(text)
        after = any(each.has("then", "keep", "stay", "future") for each in tokens)
        about = ["place", "card", "noble", "points", "rule", "why", "name", "deck", "order"]
        given = ("give", "return", "pay")
        gives = all(any(t.has(*kind) for t in tokens) for kind in (("keep",), ("colour",), given))
        about += [] if gives else ["wish"]  # "what do I keep if I give blue"
        clause = self.begins_with_where(text) or self.begins_with_where(text.partition(" ")[2])
        clause |= self.mentions(text, "plain-price") or self.mentions(text, "left-out")
        return asks and after and not (clause or any(each.has(*about) for each in tokens))


def _idles(token: Sensed) -> bool:
    """Return whether a word asks nothing though it could elsewhere: `I am in front of it`."""
    return token.has("idle", "am")
