"""From typed lines to what they mean. The words are those of the locale files.

A `CommandParser` does not decide whether an action is legal, and changes nothing. It returns what
a line means, or what it could mean, or why it means nothing.
"""

import re
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from splendor_access.game.actions import Buy, Pass, Reserve, Take
from splendor_access.talk.messages import Typed, clean, fold, say
from splendor_access.talk.parsing.commands import (
    COMMANDS,
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
    only_told,
)
from splendor_access.talk.parsing.plain_lines import (
    OF_A_CARD,
    PLACED,
    SURE,
    WHOLE,
    Ordering,
    is_open,
)
from splendor_access.talk.parsing.read_words import word_lists
from splendor_access.talk.parsing.sentences import (
    AS_TYPED,
    NOTATION,
    VAGUE,
    Meant,
    makes_sense,
    parse_sentence,
    pointer,
)
from splendor_access.talk.parsing.subjects import onward
from splendor_access.talk.parsing.things import with_rows

if TYPE_CHECKING:
    from splendor_access.talk.parsing.meaning import Meaning
    from splendor_access.talk.parsing.nearest import Nearest

DESCRIBED = ("payment-not-understood", "no-card-fits")
"""Answers to a command whose words may be those of a sentence."""

READ_AS_TYPED = ("log", "rules")
"""Commands of which any words are taken that make no sense: a sentence behind them asks."""

_TIMED = re.compile(r"^\w+ (round \d|-\d)")
"""The turn or round of somebody in the log."""

ABBREVIATED = 2
"""Letters of the longest abbreviations, which may be words of a language."""

DEEPEST = 4
"""So many phrases may stand in one another."""


class CommandParser(Ordering):
    """Parses lines with the words of a language: commands, and sentences of one's own."""

    def parse(self, line: str, context: Context) -> Parsed:
        """Return what a line means."""
        if not self._vocabulary.plain(line):
            return Unclear(say("nothing-typed"))
        talk = self._talk(line) if context.friends else None
        if talk:
            return talk
        first, *others = self._vocabulary.plain(line).split()
        if self._vocabulary.command(first) and all(map(NOTATION.fullmatch, others)):
            parsed = self._parse_words(self._vocabulary.split(line), line, context)
            if makes_sense(parsed, self._vocabulary, context.names):
                parsed = only_told(parsed) if line.rstrip().endswith("?") else parsed
                return self._vague(line, self._accented(first, line, parsed, context), context)
        of_rows = self._of_rows(line, context)
        if of_rows is None:
            return self._sentence(line, context)
        return self._reworded_question(line, of_rows, context) or of_rows

    def _accented(self, verb: str, line: str, parsed: Parsed, context: Context) -> Parsed:
        """Return a deed; where accents make its verb another word, ask: `réservé c4` is past."""
        acts = isinstance(parsed, Act | Pay) and context.sentences and not context.strict
        if not acts or verb.isascii():
            return parsed
        words = self._vocabulary.locale.words(f"command-{self._vocabulary.command(verb)}")
        return parsed if verb.casefold() in words else self._meaning(context).guessed(line, parsed)

    def _of_rows(self, line: str, context: Context) -> Parsed | None:
        """Return what a line means that names a row by where it lies: `the red in the top row`."""
        words = [*map(fold, self._vocabulary.plain(line).split())]
        named = with_rows(words, self._vocabulary) if context.sentences else words
        if named == words:
            return None
        asks = "?" if line.rstrip().endswith("?") else ""
        parsed = self.parse(" ".join(named) + asks, context)
        match parsed:
            case Unclear():
                return None
            case Which(prompt=prompt) if "typed" in prompt.args:
                told = msgspec.structs.replace(prompt, args={**prompt.args, "typed": clean(line)})
                return msgspec.structs.replace(parsed, prompt=told)
            case _:
                return parsed

    def _sentence(self, line: str, context: Context) -> Parsed:
        """Return what a line means that is no command in its notation."""
        line = self._impolite(line)
        ordered = self._ordered_besides(line, context) or self._corrected(line, context)
        if ordered is not None:
            return ordered
        checked = self._checked(line, context)
        if checked is not None:
            return checked
        parsed = self._parse_words(self._vocabulary.split(line), line, context)
        if self._is_saying(line):
            parsed = Unclear(say("not-a-command", typed=clean(line)))
        if not self._is_known(parsed, context):
            parsed = self._own_words(line, context)
        if isinstance(parsed, Unclear) and parsed.answer.name in DESCRIBED and not context.strict:
            said = self._read(line, context) if context.sentences else parsed
            none = parsed.answer.name == "no-card-fits" and isinstance(said, Act | Pay)
            parsed = parsed if none or isinstance(said, Unclear | Ask) else said
        if not context.strict:
            parsed = self._referred(line, context) or self._dictated(line, context) or parsed
        parsed = self._taken_back(line, self._keyed(line, parsed, context), context)
        first = self._vocabulary.plain(line).partition(" ")[0]
        if self._vocabulary.command(first):
            parsed = self._accented(first, line, parsed, context)
        parsed = self._vague(line, parsed, context)
        # Whoever asks "buy b2?", or whether they may, has not decided yet.
        wonders = self._vocabulary.wonders(line) and not _weighs(parsed)
        asks = line.rstrip().endswith("?") or wonders or self._wishes(line, parsed, context)
        told = only_told(parsed) if asks else parsed
        wanted = None if isinstance(told, Act | Pay | Look) else self._wanted(line, context)
        meant = wanted or self._stated(line, told, context) or told
        return self._refused_at_once(line, meant, context)

    def _led(self, line: str, meaning: "Meaning", context: Context) -> Parsed | None:
        """Return the command or saying behind words that lead to it: `I want to quit`."""
        words = self._vocabulary.plain(line).split()
        for at in range(1, len(words)):
            if not meaning.leads(words[at - 1]) and not meaning.leads(" ".join(words[:at])):
                return None
            parsed = self._parse_line(" ".join(words[at:]), context, deep=0, whole=True)
            friends = isinstance(parsed, Do) and COMMANDS[parsed.command] == "friends"
            if isinstance(parsed, Ask | Do) and not parsed.about and not friends:
                return onward(parsed, line, self._vocabulary)
        return None

    @staticmethod
    def _goes_before(meant: Meant, command: str | None, others: list[str], *, strict: bool) -> bool:
        """Return whether a sentence goes before why a line that begins like it is no command.

        `others` are the words behind the first one. In a short line that begins with a command the
        sentence has to be of another kind: ordered by that word, or asked with it.
        """
        guessed = isinstance(meant.parsed, Which) and meant.parsed.prompt.name == "guessed"
        if guessed and (strict or not others):
            return False
        if command is None or len(others) >= SURE:
            return True
        match meant.parsed:
            case Menu(command=known):
                return known == command and not meant.has("place", "with", "payment")
            case Act(action=Pass()):
                return True
            case Act() | Pay():
                return meant.closed or bool(meant.ordered and meant.ordered != command)
            case Which(prompt=prompt):
                asks = prompt.name == "which-gems" or (guessed and meant.ordered == command)
                counted = meant.has("number") and meant.has("colour")  # "take two wide"
                takes = all(
                    isinstance(each, Act) and isinstance(each.action, Take)
                    for _t, each in meant.parsed.options
                )
                opens = takes and meant.has("number", "same", "pair", "different")  # "take two"
                return asks and (meant.has("place") or counted or opens) and bool(meant.ordered)
            case Ask(command="find"):
                return meant.has("points", "cheap", "colour", "expensive")
            case Ask(command="hand") if command == "cards":
                return True
            case Ask(command=known):
                return meant.asked or (known == command and meant.has("name", "place"))
            case Look():
                return meant.asked
            case Do():
                return not meant.has("place")
            case _:
                return False

    @staticmethod
    def _explains(command: str | None, others: list[str], phrased: Parsed) -> bool:
        """Return whether a line is a command that explains itself better than a guess does."""
        if command is None:
            return False
        if COMMANDS[command] == "act":
            return len(others) < SURE
        if COMMANDS[command] == "friends":
            return not others  # where there are friends it has been taken before
        stranger = isinstance(phrased, Which) and phrased.prompt.name == "no-such-player"
        return len(others) < SURE - 1 or not (stranger or isinstance(phrased, Unclear))

    def _impolite(self, line: str) -> str:
        """Return a line without a `please`, unless it says something as a whole: `wie bitte?`."""
        said = self._vocabulary.impolite(line)
        plain = self._vocabulary.plain(line)
        whole = said != line and any(
            True for _each in self._vocabulary.phrases.lines(plain, whole=True)
        )
        return line if whole else said

    def _checked(self, line: str, context: Context) -> Ask | Look | None:
        """Return what is asked behind the command that checks a real table: `check the bank`."""
        word, _, rest = self._vocabulary.plain(line).partition(" ")
        if not rest or not is_open(context) or self._vocabulary.command(word) != "check":
            return None
        parsed = self.parse(rest, context)
        return parsed if isinstance(parsed, Ask | Look) else None

    def _taken_back(self, line: str, parsed: Parsed, context: Context) -> Parsed:
        """Return the question whether a deed was meant where its line denies: `c1, no, c2`.

        So it is asked where a line is about what somebody else does: `she buys a2`.
        """
        if not context.sentences or context.strict:
            return parsed
        if isinstance(parsed, Do) and parsed.command == "key" and not re.match(r"\S+ \S*\d", line):
            denied = self._meaning(context).corrects(line)  # "touche pas aux saphirs"
            return Unclear(say("not-done")) if denied else parsed
        if not isinstance(parsed, Act | Pay):
            return parsed
        count, meaning = len(line.split()), self._meaning(context)
        doubts = (count > SURE and meaning.corrects(line)) or (count > 1 and meaning.doubtful(line))
        return meaning.guessed(line, parsed) if doubts else parsed

    def _keyed(self, line: str, parsed: Parsed, context: Context) -> Parsed:
        """Return the question what a key is to do that is told in a sentence: `key f6 should ...`.

        With the name of a command behind it, it is taken as it is typed.
        """
        key, _, told = parsed.about.partition(" ") if isinstance(parsed, Do) else ("", "", "")
        named = isinstance(parsed, Do) and parsed.command == "key" and told and key[1:].isdigit()
        if not named or not is_open(context) or self._command_of(told):
            return parsed
        return self.nearest(line, context).asked_back() or parsed

    def _vague(self, line: str, parsed: Parsed, context: Context) -> Parsed:
        """Return the question whether a card was meant that a bare number or its price names."""
        if not isinstance(parsed, Act | Pay) or context.strict or not context.sentences:
            return parsed
        takes = isinstance(parsed, Act) and not isinstance(parsed.action, Buy | Reserve)
        placed = takes or PLACED.search(line)
        vague = not placed and self._meaning(context).vague(line, parsed)
        return self._meaning(context).guessed(line, parsed) if vague else parsed

    def _is_saying(self, line: str) -> bool:
        """Return whether a line that begins with a reading command is a saying: `log out`."""
        words = self._vocabulary.plain(line).split()
        command = self._vocabulary.command(words[0]) if len(words) > 1 else None
        if command is None or command in AS_TYPED or COMMANDS[command] == "act":
            return False
        return any(True for _each in self._vocabulary.phrases.lines(" ".join(words), whole=True))

    def _is_known(self, parsed: Parsed, context: Context) -> bool:
        """Return whether a command makes sense here: no tokens of a real box are counted in a game.

        There `count the reds Ben has` asks.
        """
        counts = isinstance(parsed, Do) and parsed.command == "count" and parsed.about
        known = makes_sense(parsed, self._vocabulary, context.names)
        return known and not (counts and is_open(context))

    def _own_words(self, line: str, context: Context) -> Parsed:
        """Return what a line means, or a question where another meaning is far likelier."""
        said = self._parse_line(line, context, deep=0, whole=True)
        if self._is_known(said, context):
            return said
        parsed = self._read(line, context)
        open_turn = context.state.phase == "act" and not context.prompted
        doubts = open_turn and context.guesses and context.sentences and not context.strict
        told = isinstance(parsed, Ask) and parsed.command == "log" and _TIMED.search(parsed.about)
        doubts = doubts and not told  # nothing is likelier than the turn that is named
        return self.nearest(line, context).doubted(parsed) if doubts else parsed

    def _read(self, line: str, context: Context) -> Parsed:
        """Return what a line means that is no saying; else why it means nothing."""
        phrased = self._parse_line(line, context, deep=0)
        if isinstance(phrased, Do) and phrased.command == "settings" and not PLACED.search(line):
            return self._commanded("settings", line, context) or phrased
        if not context.sentences:
            known = makes_sense(phrased, self._vocabulary, context.names)
            return phrased if known else self._why(line, phrased, context)
        first, *others = self._vocabulary.plain(line).split()
        command = self._vocabulary.command(first)
        if command == "me" and others[1:] and PLACED.search(line):
            command = None  # "ik claim b1"
        if others[2:] and len(first) <= ABBREVIATED and self._meaning(context).orders(first):
            command = None  # "wo krieg ich am meisten Punkte", where `wo` is short for `worth`
        if isinstance(phrased, Ask) and phrased.command == command in READ_AS_TYPED:
            alone = self._meaning(context).leads(" ".join(others))  # "rules of the game"
            return Ask(command) if alone else self._commanded(command, line, context) or phrased
        lettered = None if context.strict else self._bare_letters(line, context)
        if lettered:
            return lettered
        meaning = self._meaning(context)
        meant = meaning.read(line)
        if meant and self._goes_before(meant, command, others, strict=context.strict):
            return meant.parsed
        if self._is_known(phrased, context):
            return phrased
        reads = command is not None and COMMANDS[command] not in ("act", "friends")
        reads &= len(first) > ABBREVIATED or not meaning.orders(first)  # "wo bin ich" asks
        if reads and command not in (*AS_TYPED, "help") and meaning.alone(" ".join(others)):
            parsed = self._parse_words([fold(first)], first, context)
            if not isinstance(parsed, Unclear):
                return parsed
        led = self._led(line, meaning, context)
        if led is not None:
            return led
        counts = isinstance(phrased, Do) and phrased.command == "count"  # "zählen Chips für Adlige"
        helps = command == "help" and len(others) > 1  # "help me out"
        if self._explains(command, others, phrased) and not counts and not helps:
            looks = command in ("find", "worth")
            looks = looks and not makes_sense(phrased, self._vocabulary, context.names)
            unclear = looks or isinstance(phrased, Unclear)
            told = self._commanded(str(command), line, context) if unclear else None
            return told or phrased
        whose = isinstance(phrased, Which) and phrased.prompt.name == "no-such-player"
        if whose and len(others) < SURE and self._vocabulary.command(others[-1]) == "cards":
            return phrased  # "player eve cards"
        why = self._why(line, phrased, context)
        spelt = isinstance(why, Unclear) and why.answer.name == "not-a-command-near"
        if isinstance(why, Unclear) and spelt and others and is_open(context):
            near = self._parse_line(str(why.answer.args["example"]), context, deep=DEEPEST)
            if isinstance(near, Act | Pay):
                return meaning.guessed(line, near)
        guesses = context.guesses and not context.strict and not spelt
        asked = self.nearest(line, context).asked_back() if guesses else None
        short = command is not None and len(others) < SURE
        offers = isinstance(asked, Which) and any(
            command_of(meant) == command for _text, meant in asked.options
        )
        shown = (
            command in WHOLE and isinstance(why, Unclear) and why.answer.name == "not-understood"
        )
        return why if asked is None or (short and (shown or not offers)) else asked

    def _commanded(self, command: str, line: str, context: Context) -> Parsed | None:
        """Return the question about a command before a sentence, as in `log what Ben bought`."""
        guesses = context.guesses and context.sentences and not context.strict
        guesses &= command == "settings" or COMMANDS[command] == "read"
        return self.nearest(line, context).commanded(command) if guesses else None

    def _referred(self, line: str, context: Context) -> Parsed | None:
        """Return what a command means for the card of the last answer: `buy it`, `need the first`.

        A deed is asked about first.
        """
        word, *others = re.split(r"[\s-]+", fold(self._vocabulary.plain(line)))
        command = self._vocabulary.command(word)
        if command not in OF_A_CARD or not others:
            return None
        ordinals = word_lists(self._vocabulary.locale.language).ordinals
        words = self._vocabulary.words
        known = words("it") | words("filler") | words("card") | words("article") | ordinals.keys()
        if not words("it").union(ordinals).intersection(others):
            return None
        told = context.told() if known.issuperset(others) else ()
        counted = [ordinals[each] for each in others if each in ordinals]
        places = told[counted[0] - 1 : counted[0]] if counted else told
        if len(places) != 1:
            return None
        parsed = self._parse_line(f"{word} {places[0]}", context, deep=DEEPEST)
        acts = isinstance(parsed, Act | Pay)
        return self._meaning(context).guessed(line, parsed) if acts else parsed

    def _dictated(self, line: str, context: Context) -> Parsed | None:
        """Return that a card is looked at whose place dictation writes as words: `see one`."""
        words = self._vocabulary.plain(line).split()
        if not context.sentences or len(words) != 2 or self._vocabulary.command(words[0]):
            return None
        place = self._meaning(context).place(line)
        return self._parse_line(place, context, deep=DEEPEST) if place else None

    def _bare_letters(self, line: str, context: Context) -> Which | None:
        """Return the question whether letters alone are gems or a colour: `rod` is nearly red."""
        word = fold(self._vocabulary.plain(line))
        run = re.fullmatch(r"[serod]{3}", word) and not self._vocabulary.gems(word)
        if context.state.phase != "act" or not run:
            return None
        parsed = self._parse_tokens("take", [word], context)
        return parsed if isinstance(parsed, Which) else None

    def _why(self, line: str, phrased: Parsed, context: Context) -> Parsed:
        """Return why a line means nothing, and what is near to it."""
        if isinstance(phrased, Unclear) and phrased.answer.name == "not-a-command":
            answer = pointer(
                line,
                self._vocabulary,
                context,
                lambda text: self._parse_line(text, context, deep=DEEPEST),
            )
            return Unclear(answer)
        return phrased

    def _wishes(self, line: str, parsed: Parsed, context: Context) -> bool:
        """Return whether a sentence that would act only wishes; a command never does."""
        if context.strict or not context.sentences or not isinstance(parsed, Act | Pay | Menu):
            return False
        return self._command_of(line) is None and self._meaning(context).only_wishes(line)

    def nearest(self, line: str, context: Context) -> "Nearest":
        """Return what finds the meanings nearest to a line."""
        # Loaded late: most games have no line that has to be guessed at.
        from splendor_access.talk.parsing.nearest import Nearest

        return Nearest.of(line, self._vocabulary, context, partial(self._of_words, context))

    def _talk(self, line: str) -> Do | None:
        """Parse what is said to the others, as it is typed; `say that again` is not for them."""
        word, _, text = line.strip().partition(" ")
        if self._vocabulary.command(fold(word)) != "say" or not text.strip():
            return None
        for groups in self._vocabulary.phrases.lines(self._vocabulary.plain(line)):
            if any(self._vocabulary.command(each) == "again" for group in groups for each in group):
                return None
        return Do("say", Typed(fold(text), text.strip()))

    def _parse_line(self, line: str, context: Context, *, deep: int, whole: bool = False) -> Parsed:
        """Parse a line as a sentence, or else as a command. A phrase may stand in another.

        `whole`: only as a saying that has a meaning as a whole.
        """
        meant = None
        if deep < DEEPEST:

            def parse(text: str) -> Parsed:
                return self._parse_line(text, context, deep=deep + 1)

            meant = parse_sentence(line, self._vocabulary, context.names, parse, whole=whole)
        if meant is None or isinstance(meant, Unclear):
            parsed = self._parse_words(self._vocabulary.split(line), line, context)
            if meant is None or not (isinstance(parsed, Unclear) and parsed.answer.name in VAGUE):
                return parsed
        return meant


def _weighs(parsed: Parsed) -> bool:
    """Return whether it is asked which was meant, a deed or what is asked of what one can pay."""
    asked = [meant for _told, meant in parsed.options] if isinstance(parsed, Which) else []
    return any(isinstance(each, Ask) and each.command == "afford" for each in asked)
