"""Meanings of a known kind, completed from the line: whom, what, when and how much they are about.

Each word of a line that can be a part of what is asked or ordered is one: a player, a deed, a
round, an order, a number, the value of a setting, a place, a noble, colours.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from splendor_access.game.cards import LEVELS, ORDER
from splendor_access.game.state import TILE_PLACES
from splendor_access.talk.locale import languages
from splendor_access.talk.messages import fold, say
from splendor_access.talk.parsing.asked import OF_ONE_CARD
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Ask,
    Do,
    Look,
    Menu,
    Parsed,
    Unclear,
    Which,
    only_told,
)
from splendor_access.talk.parsing.likelihood import IDLE, TALK
from splendor_access.talk.parsing.logged import LoggedSentence
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.subjects import goes_on
from splendor_access.talk.parsing.wording import ASKING

_FILE = re.compile(r"\b[\w-]+\.[a-z]{2,4}\b", re.IGNORECASE)
"""The name of a file."""

_DEAR = ("expensive", "big")
"""What the words for the row of the great cards mean."""

_OF_PLACE = {
    "need": ("need", "far", "when", "afford", "able"),
    "worth": ("value",),
    "code": ("braille",),
    "aim": ("aim",),
    "look": ("cost", "points", "bonus", "colours", "level"),
}
"""Commands about a card, with what speaks for each."""

_WORD = re.compile(r"\w+")

_FURTHER = ("every", "next", "again", "ordinal", "rather", "except", "letter")
"""What the words mean by which more advice may be asked for than the best: `plan B`."""

SETTINGS: dict[str, Sequence[str]] = {
    "setting-rate": (),
    "setting-verbosity": ("brief", "full", "normal"),
    "setting-gems": ("stones", "colours"),
    "setting-hints": ("off", "same"),
    "setting-theme": ("dark", "light", "off"),
    "setting-signal": ("bell", "chime", "off"),
    "setting-wrap": ("on", "off"),
    "setting-cells": ("on", "off"),
    "setting-language": (),
    "setting-voice": (),
    "setting-profile": ("expert", "learning"),
    "setting-changed": ("on", "off"),
    "setting-buyable": ("on", "off"),
    "setting-cards": ("line", "words"),
    "setting-speech": ("off", "auto"),
    "setting-echo": ("letters", "words", "none"),
    "setting-compact": ("on", "off"),
    "setting-codes": ("on", "off"),
    "setting-zero": ("on", "off"),
    "setting-punctuation": ("none", "some", "most", "all"),
    "setting-clear": ("on", "off"),
    "setting-order": ("printed", "rulebook"),
    "setting-display": ("off", "auto"),
    "setting-market": ("off", "brief"),
    "setting-moves": ("full", "brief"),
    "setting-card": (),
}
"""The settings that a line can be about, with the values that are offered."""

SUBJECTS = {
    "save": "about-save",
    "bonus": "term-bonus",
    "quit": "command-quit",
    "undo": "command-undo",
    "about": "words-about",
    "code": "about-code",
    "points": "term-points",
    "stalemate": "term-stalemate",
    "pass": "command-pass",
    "level": "term-level",
    "rematch": "command-rematch",
    "gem": "term-gem",
    "token": "term-token",
    "deck": "term-deck",
}
"""What help explains that a line can be about, with the entry that has its words."""


class Completed(LoggedSentence):
    """One sentence as tokens, and what a kind of meaning is about in it."""

    def meant(self, kind: str) -> Iterator[Parsed]:
        """Yield what a line means that is of a kind, with what it is about."""
        command, *part = kind.split()
        if command == TALK:
            return
        if command == "settings":
            yield from self._set("".join(part))
            return
        if command == "help" and part:
            yield Ask(command, self._vocabulary.locale.words(SUBJECTS[part[0]])[0])
            return
        if part or command == "help":
            topics = [*self._topics()] if command == "help" else part
            yield from (Ask(command, topic) for topic in topics or [""])
            return
        deed = command in (*DEEDS, "noble")
        if command in ("buy", "take", "reserve") and self._place in TILE_PLACES:
            deed, command = False, "need"
        yield from self._done_or_told(command) if deed else self._asked_about(command)

    def beside(self) -> Iterator[Parsed]:
        """Yield what words of the line name beside what is likely."""
        file = _FILE.search(self._line)
        if file:
            yield Ask("record", file[0])
        if self._has(*SETTINGS):
            yield from [*self._set()][:1]
        places = dict.fromkeys(self._things("place"))
        if len(places) > 1 and not self._has("past", "name"):
            asks = self._asks or self._has(*OF_ONE_CARD)
            if asks and not self._has("should", "rather", "value", "advice"):
                yield from (self._parse("look", [place]) for place in places)
            yield Ask("worth")
        if self._place and not self._has("past", "name"):
            named = [command for command, senses in _OF_PLACE.items() if self._has(*senses)]
            for command in named[:1]:
                yield from single(self._asked_of(command))
        if self._place and self._has("who") and not self._has("past", "name"):
            yield Ask("threat")  # "who'll grab a2 before me"
        seat, other = self._context.seat, self._other()
        if self._has("came") and self._has("bonus", "points") and not self._place:
            names = [self._context.names[seat if other is None else other].casefold(), "buy"]
            yield Ask("log", " ".join([*names, *self._things("colour")]))
        yield from self._called_stones()
        yield from self._became()
        yield from self._ranked()
        if self._asks_for_both():
            yield Ask("rules", "turn")
        if self._has("gold-of-ten"):
            yield Ask("rules", "limit")
        row = self._has("level") and not (self._place or self._has("letter", "number", "me"))
        if row and self._has("cheap", "small", *_DEAR):
            yield Ask("row", LEVELS[-1 if self._has(*_DEAR) else 0])
        yield from self._counts(other)
        if self._has("history") and self._has("return", "say", "further", "number"):
            yield Ask("older")
        held = self._has("held", "hand") and not self._has("name", "other") and self._part("held")
        if held and self._has("need", "far", "end", "fast", "when"):
            yield Ask("need", held)
        if held_in := self._bought_from_hand():
            yield held_in
        if other is not None and self._has("have") and self._has("card") and self._coloured:
            yield Ask("cards", str(other))
        if self._has("lesson") and not self._place:
            yield Ask("tutorial")
        aims = self._has("aim") or (self._has("plan") and self._has("me") and not self._has(*DEEDS))
        if aims and not self._has("name", "other"):
            yield from self._aimed()
        name = self._part("named")
        if name and (self._has("plan", "why") or (self._unknown and self._has("what"))):
            yield Ask("why", name)

    def _places_to_read(self) -> list[Parsed]:
        """Return what is at each of several places that a line names to hear no more of them."""
        places = [*dict.fromkeys(self._things("place"))]
        of_more = ("past", "name", "other", "should", "rather", "value", "advice", "need", "pay")
        done = any(each.has(*DEEDS, "happen") and not each.guessed for each in self._tokens)
        if len(places) < 2 or done or self._has(*of_more, "not", "or", "able", "aim", "braille"):
            return []
        looks = [each for place in places for each in single(self._parse("look", [place]))]
        return [*looks, Ask("worth")]

    def _bought_from_hand(self) -> Parsed | None:
        """Return the purchase of a card of one's own hand: `buy the one I've tucked away`."""
        about_other = self._has("name", "other", "place", "noble", "many", "rule")
        if about_other or not self._has("buy", "pay") or not self._has("held", "hand"):
            return None
        return next(single(self._parse("buy", [self._word("held")])), None)

    def _counts(self, other: int | None) -> Iterator[Parsed]:
        """Yield what is counted or has changed; `other` is the seat of the one who is named."""
        if self._has("changed") and not self._has("name", *DEEDS):
            yield Ask("changed")
        if other is not None and self._has("able") and self._has("end", "winning"):
            points = fold(self._vocabulary.locale.words("words-aim-points")[0])
            yield Ask("goal", points)  # "can Ben finish it this round"
        if self._has("many") and self._has("buy") and self._has("both"):
            yield Ask("score")  # "how many cards has each of us bought"
        if other is not None and self._has("many") and self._has("reserve"):
            yield Ask("player", str(other))
        colour_asked = self._has("colours") and self._has("what")
        if self._has("take") and (self._has("pair") or 2 in self._numbers) and colour_asked:
            yield self._parse("take", [])  # "what colour can I take two of"

    def _ranked(self) -> Iterator[Parsed]:
        """Yield the card that comes first, or those of a row that only its cards are called by.

        As in `the cheapest one for me` and `which of the small ones has a point`, and the card
        that is told by its row and its place in it: `row b, the second one`.
        """
        if self._place or self._has("past", "name"):
            return
        level, number = self._level(), self._counted()
        counts = self._has("points", "colour", "cost", "colours", "tokens")
        if self._has("level") and level and number and not counts:
            yield from single(self._parse("look", [f"{level}{number}"]))
        elif self._has("cheap", "expensive") and self._has(*ASKING, "card"):
            yield from [*single(self._parse("look", [*self._described()]))][:1]
        elif self._has("small", "big") and not self._has("level", "who", "me", "other"):
            row = LEVELS[0 if self._has("small") else -1]
            described = self._description()
            if described and self._has("points", "colour"):
                yield Ask("find", f"{self._word('level')} {row} {described}")

    def _called_stones(self) -> Iterator[Do]:
        """Yield the setting that calls gems by their stones, where several are called so."""
        stones = len(self._things("colour")) > 1 and not self._has(*DEEDS)
        said = {fold(word) for word in _WORD.findall(self._line)} if stones else set()
        locale = self._vocabulary.locale
        called_so = {fold(locale.attribute(f"gem-{letter}", "stone")) for letter in ORDER}
        if said and len(said & (self._called("stones") | called_so)) > 1:
            called = locale.attribute("setting-gems", "name")
            value = locale.text(say("value-stones"))
            yield Do("settings", f"{called} {value}")

    def _aimed(self) -> Iterator[Parsed]:
        """Yield the aim that is set, let go or asked for."""
        aimed = self._place or self._noble_told()
        if aimed:
            yield Do("aim", aimed)
            return
        described = [*self._described()] if self._things("colour", "points") else []
        fits = self._parse("look", described) if described else None
        if isinstance(fits, Look):
            yield Do("aim", str(fits.place))
        elif self._has("past") or (self._has("have") and self._has("what")):
            yield Do("aim")
        else:
            yield from single(self._asked_of("aim"))

    def _is_of_race(self) -> bool:
        """Return whether a line is about who comes to the points that end a game, and when."""
        return self._has("points", "end", "winning", "number", "last") and not self._has(
            "noble", "place", "ordinal-2", "ordinal-3", "card"
        )

    def _topics(self) -> Iterator[str]:
        """Yield what help explains of a line: a word of the game, then a deed."""
        locale = self._vocabulary.locale
        deed = next((each for each in DEEDS if self._has(each)), None)
        if self._has("leave") and not self._has("end"):
            deed = "quit"
        asked = ("what", "relative", "filler", "help", "number")
        odd = ("colour",) if not self._has("define", "rule") else ()
        told = [t for t in self._tokens if not t.guessed and not t.has("define", *asked, *odd)]
        about = self._vocabulary.topics.about([each.word for each in told])
        named = about and self._vocabulary.command(about) != "help"  # "help me out"
        first = [about] if about and named else []
        command = [locale.words(f"command-{deed}")[0]] if deed else []
        yield from [*command, *first] if deed == "quit" or self._has("how") else [*first, *command]

    def _set(self, likely: str = "", *, valued: bool = False) -> Iterator[Parsed]:
        """Yield the setting that is named, with the values that are, or all of them.

        `likely`: the one where none is named. `valued`: only where a value is.
        """
        locale = self._vocabulary.locale
        said = {fold(word) for word in _WORD.findall(self._line)}
        senses = [sense for each in self._tokens for sense in each.senses if sense in SETTINGS]
        known = sorted(senses, key=lambda each: each != "setting-rate")  # of a voice too
        known += [each for each in SETTINGS if fold(locale.attribute(each, "name")) in said]
        if not known and f"setting-{likely}" in SETTINGS:
            known = [f"setting-{likely}"]
        if not known:
            back = said & self._called("default") or self._has("return", "undo")
            back = back or likely == "default"
            if back or not valued:
                yield Do("settings", locale.text(say("value-default")) if back else "")
            return
        called = locale.attribute(known[0], "name")
        if known[0] == "setting-language":
            told = [each for each in languages() if self._has(f"language-{each}")]
            named = [locale.text(say(f"language-{each}")) for each in told]
            yield from (Do("settings", f"{called} {fold(each)}") for each in named or [""])
            return
        values = SETTINGS[known[0]]
        word = {each: locale.text(say(f"value-{each}")) for each in values}
        named = [each for each in values if said & self._called(each)]
        numbers = [str(n) for n in self._numbers if n > 1 and not values]
        if valued and not (named or numbers):
            return
        if known[0] == "setting-signal" and not named:
            yield Do("settings", called)
        said_first = [*named, *(each for each in values if each not in named)]
        for value in numbers or [word[each] for each in said_first] or [""]:
            yield Do("settings", f"{called} {value}".strip())

    def _called(self, value: str) -> set[str]:
        """Return the words for the value of a setting."""
        locale = self._vocabulary.locale
        called = (locale.text(say(f"value-{value}")), *locale.words(f"value-{value}", "words"))
        return set(map(fold, called))

    def _done_or_told(self, deed: str) -> Iterator[Parsed]:
        """Yield a deed with what it is done to, or its list.

        Of a question or a denial there is only what would be; of a wish and the like there is both.
        """
        parsed = self._deed_with(deed)
        moods = ("wish", "should", "able", "not", "except")
        told_of = not self._place or self._tokens[0].has("me", "name")  # not "a2 is bought by me"
        supposed = self._asks or any(t.has(*moods) and not t.guessed for t in self._tokens)
        supposed = supposed or (self._has("past") and told_of)
        supposed = supposed or self._vocabulary.wonders(self._line)
        if supposed and isinstance(parsed, Menu):
            yield Ask("afford") if deed == "buy" else Ask("help", deed)
            return
        for each in single(parsed):
            if not supposed or not self._asks_or_denies:
                yield each
            if supposed:
                yield only_told(each)

    @property
    def _asks_or_denies(self) -> bool:
        """Return whether a line is a question by its mark or its first word, or denies."""
        first = next((each for each in self._tokens if each.senses - IDLE), self._tokens[0])
        denied = any(each.has("not") and not each.guessed for each in self._tokens)
        return denied or self._line.rstrip().endswith("?") or first.has(*ASKING, "able", "should")

    def _deed_with(self, deed: str) -> Parsed | None:
        """Return a deed with what it is done to, or its list; None where it cannot be meant."""
        phase = {"return": "return", "noble": "noble"}.get(deed, "act")
        if deed != "undo" and self._context.state.phase != phase:
            return None
        if deed == "take" and self._either_or():
            return None
        denied = any(
            one.has("not", "without") and two.has("colour") for one, two in pairwise(self._tokens)
        )
        left_out = denied or any(
            each.has("except") and not each.has("not") for each in self._tokens
        )
        if deed == "take" and self._noble_told():
            return None
        by_gems = deed == "take" and not self._place and not left_out
        gems = self._gems() if by_gems else []
        parsed = self._known(self._parse(deed, self._in_order(gems))) if gems else None
        if parsed is None and deed != "noble":
            parsed = self._act(deed)
        if parsed is None or isinstance(parsed, Unclear):
            parsed = self._parse(deed, [])
        return parsed

    def _asked_about(self, command: str) -> Iterator[Parsed]:
        """Yield what is asked with what it is about, and then what tells more, where it may."""
        locale = self._vocabulary.locale
        if command in ("log", "last", "again") and self._has("say") and self._has("past", "so-far"):
            yield Ask("log", locale.words("words-talk")[0])
        if command == "log":
            yield from self._logged()
            return
        if command == "last":
            yield from self._last_of_one()
        asked = self._asked_of(command)
        if command == "worth" and isinstance(asked, Unclear):
            asked = Ask(command)  # "where do I get most points per chip"
        yield from single(asked)
        if asked == Do("aim") and self._unknown and not self._asks:
            yield Do("aim", locale.words("words-off")[0])  # "my aim can be shelved"
        several = any(number > 1 for number in self._numbers)  # "three ideas"
        if command == "hint" and (several or self._wants_another() or self._has(*_FURTHER)):
            yield Ask("hint", locale.words("words-further")[0])
        if command == "rules":
            if self._has("next") or goes_on(self._line, self._vocabulary):
                yield Ask("rules", locale.words("words-next")[0])
            numbers = [n for n in [self._counted()] if n is not None]
            yield from (Ask("rules", str(number)) for number in numbers)
            if self._has("every"):
                yield Ask("rules", locale.words("words-all")[0])
            elif not numbers:
                yield Ask("rules", locale.words("words-parts")[0])

    def _asked_of(self, command: str) -> Parsed | None:
        """Return a command that reads or does something else, with what it is about."""
        match command:
            case "need" | "worth" | "look" | "code":
                held = command == "need" and self._has("held", "hand") and self._part("held")
                named = self._place or self._noble_told() or held
                noble = named in TILE_PLACES and command in ("need", "worth")
                about = [named] if named else [*self._described()]
                if not about and command != "worth":
                    return None
                return self._parse("goal" if noble else command, [*filter(None, about)])
            case "aim" if self._place:
                return Do("aim", self._place)
            case "aim" if self._noble_told():
                return self._parse("aim", [str(self._noble_told())])
            case "aim" if self._has("points", "winning"):
                return Do("aim", self._vocabulary.locale.words("words-aim-points")[0])
            case "aim" if self._has("not", "return", "cancel", "undo", "leave", "spare"):
                return Do("aim", self._vocabulary.locale.words("words-off")[0])
            case "afford" if self._place:
                return self._asked_of("need")
            case "find" if (
                self._has("most") and self._has("points") and (best := self._part("best"))
            ):
                return Ask("find", best)
            case "find" | "afford":
                filters = self._description() or ""
                return Ask(command, filters) if filters or command == "afford" else None
            case "player" | "cards" | "threat" | "why":
                named = self._part("named" if command == "threat" else "name")
                return self._parse(command, [named] if named else [])
            case "me" | "bank":
                return self._parse(command, self._things("colour"))
            case "goal" if self._is_of_race():
                return Ask("goal", fold(self._vocabulary.locale.words("words-aim-points")[0]))
            case "goal":
                tile = self._part("tile") or (None if self._has("who") else self._noble_told())
                return self._parse(command, [tile] if tile else [])
            case "row":
                level = self._level()
                return self._parse(command, [level]) if level else Ask("board")
            case _:
                return (Ask if COMMANDS[command] == "read" else Do)(command)


def single(parsed: Parsed | None) -> Iterator[Parsed]:
    """Yield a meaning, or those of a question which, as far as they can be done."""
    match parsed:
        case Which(options=options):
            for _text, meant in options:
                yield from single(meant)
        case None | Unclear():
            pass
        case _:
            yield parsed
