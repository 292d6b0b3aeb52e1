"""The class of the answer that a held-out line gets, beside that of the line that it means.

The line is typed in one session and its canonical line in a twin. What was done, what was asked
and what was said are compared, not how it was parsed. Where README.md lets a question be answered
in any way, the words of its `answer` must be in what is said.
"""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from splendor_access.game.notation import letter_text
from splendor_access.game.position import position_text
from splendor_access.session.prompts import Choice
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Handful, Message, fold
from splendor_access.talk.parsing.commands import Parsed
from tests.talk.held_out.situation import FOLDER, PROMPTS, at_prompt, deed, typed

Outcome = Literal[
    "understood",
    "asked back",
    "refused by its rule",
    "refused with a pointer",
    "refused without",
    "informed wrongly",
    "acted wrongly",
]

UNCLEAR = re.compile(
    r"not-a-|not-understood|no-such|no-card|not-done|neither|bare-gems|take-is-for|payment-not|"
    r"nothing-|place-|card-not|noble-not|refused|not-ready|not-your|reserve-from|already|meant-|"
    r"denied|not-clear|talk-|thanked|choices-again|none-of-these|friends-only|companion-only|game-over"
)
"""The names of answers that a line means nothing here, or is not done."""

_NUMBERS = {
    language: {
        fold(word): str(number)
        for number, words in enumerate(Locale(language).words("words-number"))
        for word in words.split()
    }
    for language in languages()
}

NO = frozenset(("no", "none", "nein", "keine", "non", "aucun", "nee", "geen"))
"""Answers that nothing such has happened."""

NEITHER = frozenset(
    """yes no none ja nein keine keiner oui non aucun aucune nee geen nothing nichts rien niets
    1st each je chacun allebei elk""".split()  # noqa: SIM905  # to be read
)
"""Words of an answer that are told by what stands there."""

EXPLAINING = ("help", "rules")
"""The commands that explain a subject, one as well as the other."""

NAMING = ("key", "alias")
"""The commands that are told again as they were typed, in the words of any language."""

POINTED = ("example", "near", "topic", "letters", "line")
"""What an answer may name to be typed instead."""


class Line(msgspec.Struct, frozen=True):
    """A held-out line; see README.md."""

    line: str
    prompt: str
    kind: str
    means: Any
    deed: bool
    answer: str | None = None
    at: str | None = None
    before: list[str] = []
    """What the same player typed just before, from the first line on."""

    @property
    def group(self) -> str:
        """The kind it is counted under."""
        return self.kind if self.prompt == "turn" else self.prompt


class Effect(msgspec.Struct, frozen=True):
    """What typing a line did, asked and said."""

    state: str
    left: bool
    prompt: str
    texts: tuple[str, ...]
    names: tuple[str, ...]
    choices: tuple[Parsed, ...]
    messages: tuple[Message, ...]

    @property
    def refused(self) -> bool:
        """Whether the line meant nothing, or was not done."""
        return bool(self.names) and bool(UNCLEAR.match(self.names[0]))


def lines(language: str, which: str) -> list[Line]:
    """Return the lines of a language: the open ones, or one of the sets that are kept apart."""
    kind = {"open": "lines_open", "kept": "lines"}.get(which, which.replace("-", "_"))
    name = f"{kind}.{language}.json"
    return msgspec.convert(json.loads((FOLDER / name).read_text(encoding="utf-8")), list[Line])


def effect(one: AnySession, *entered: str) -> Effect:
    """Type lines, and return what came of it."""
    told = [each for line in entered for each in typed(one, line)]
    prompt = one.open_prompt
    choices = tuple(meant for _text, meant in prompt.options) if isinstance(prompt, Choice) else ()
    return Effect(
        state=position_text(one.table.state),
        left=one.finished,
        prompt=type(prompt).__name__
        + str(getattr(prompt, "messages", getattr(prompt, "head", ""))),
        texts=tuple(one.style.text(each.message, each.kind) for each in told),
        names=tuple(each.message.name for each in told),
        choices=choices,
        messages=tuple(each.message for each in told),
    )


class Judge:
    """Classes the lines of one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._locale = Locale(language)
        self._before: list[str] = []

    def _at(self, prompt: str) -> AnySession:
        one = at_prompt(prompt, self._language)
        for line in self._before:
            typed(one, line)
        return one

    def _twin(self, prompt: str, *entered: str) -> Effect:
        return effect(self._at(prompt), *entered)

    def outcome(self, line: Line) -> Outcome:
        """Return the class of a line."""
        self._before = line.before
        before = self._twin(line.prompt)
        found = self._twin(line.prompt, line.line)
        match line.means:
            case {"ask": list() as meant}:
                return self._asked(line, before, found, meant, acts=False)
            case {"wish": str() as meant}:
                return self._wish(line, before, found, meant)
            case {"deny": str()}:
                return self._denied(before, found)
            case None:
                return self._beyond(line.prompt, before, found)
            case list() as meant:
                return self._asked(line, before, found, [meant[0]], acts=True, whole=meant)
            case str() as meant:
                return self._asked(line, before, found, [meant], acts=line.deed)
        raise AssertionError(line)

    def _canonical(self, meant: str) -> list[str]:
        """Return what is typed for a meaning at its prompt."""
        if match := re.fullmatch(r"pick (\d)", meant):
            return [match[1]]
        if meant == "cancel":
            return ["no"]
        return [meant]

    def _asked(
        self,
        line: Line,
        before: Effect,
        found: Effect,
        meant: Sequence[str],
        *,
        acts: bool,
        whole: Sequence[str] = (),
    ) -> Outcome:
        at = line.prompt
        meant = [*meant, *self._in_own_words(meant[0])]
        if meant[0] == "cancel":
            closed = found.prompt != before.prompt and found.state == before.state
            return "understood" if closed else self._not_done(line, before, found, meant)
        twins = [self._twin(at, *self._canonical(each)) for each in (whole or meant)[:1]]
        others = [*self._explaining(meant[0]), *self._in_own_words(meant[0])]
        twins += [self._twin(at, each) for each in others]
        if meant[0] == "help save":  # what is told of the game itself answers best
            twins.append(self._twin(at, "save"))
        if whole:
            twins = [self._twin(at, *whole), *(self._twin(at, each) for each in whole)]
        if at in ("payment", "which", "noble") and deed(meant[0]):
            fresh = self._at("turn" if at != "noble" else "noble")
            twins = [effect(fresh, meant[0])]
        if line.before:  # a deed that is plain is done as if nothing had been typed before it
            twins += [effect(at_prompt(at, self._language), each) for each in meant if deed(each)]
        changed = found.state != before.state or found.left != before.left
        if changed:
            # `reserve c` asks first, and whoever says it in words that are plain has said yes.
            decks = [each for each in meant if re.fullmatch(r"reserve [abc]", each)]
            twins += [self._twin(at, each, "yes") for each in decks]
            same = any(t.state == found.state and t.left == found.left for t in twins)
            if not same and at == "give-back" and acts:
                given = self._part(before, found, meant[0])
                return "understood" if given else "acted wrongly"
            # The coach of a game that is over is no deed, though the session is left for it.
            only_left = found.state == before.state
            return "understood" if same and (acts or only_left) else "acted wrongly"
        if self._offers(line, found, before, [*meant, *whole]):
            return "asked back"
        if found.choices and any(found.choices == twin.choices for twin in twins):
            return "asked back"  # by the same choices, the line itself said back
        if isinstance(line.means, dict) and self._asked_again(at, before, found, meant):
            return "asked back"
        for twin in twins:
            if twin.state != before.state or twin.left != before.left:
                continue
            if twin.prompt == found.prompt != before.prompt:
                return "understood"
            if twin.texts == found.texts:
                refused = found.refused
                return "refused by its rule" if refused else "understood"
            if found.refused and twin.texts[:1] == found.texts[:1] != ():
                return "refused by its rule"  # and what letters mean is told beside it
        if not found.refused and self._heart(line, found, twins, before):
            return "understood"
        tried = [self._twin(at, f"try {each}") for each in meant if deed(each) and not acts]
        if any(twin.texts == found.texts for twin in tried):
            return "asked back"  # tried without acting
        return self._not_done(line, before, found, [*meant, *whole])

    def _in_own_words(self, meant: str) -> list[str]:
        """Return what is named in words of the language: `key f6 stand` for `key f6 score`."""
        verb, *words = meant.split()
        if verb not in NAMING:
            return []
        known = self._locale.names()
        entries = [f"command-{word}" for word in words]
        own = [
            self._locale.words(entry)[0] if entry in known else word
            for entry, word in zip(entries, words, strict=True)
        ]
        return [" ".join([verb, *own])]

    def _explaining(self, meant: str) -> list[str]:
        """Return the other lines that explain what `help` or `rules` with a word does."""
        verb, _, about = meant.partition(" ")
        if verb not in EXPLAINING or not about:
            return []
        entry = f"command-{about}"
        known = self._locale.names()
        words = [about, *([self._locale.words(entry)[0]] if entry in known else [])]
        lines = [f"{each} {word}" for each in EXPLAINING for word in words]
        return [each for each in lines if each != meant]

    def _asked_again(
        self, prompt: str, before: Effect, found: Effect, meant: Sequence[str]
    ) -> bool:
        """Say whether the open question is asked once more, and what is meant answers it."""
        if found.prompt != before.prompt:
            return False
        if set(meant) <= {"yes", "no"}:
            return found.texts[-1:] == self._twin(prompt, "repeat").texts[-1:] != ()
        return "option" in found.names and all(map(deed, meant))

    def _part(self, before: Effect, found: Effect, meant: str) -> bool:
        return before.state != found.state and meant.startswith("return")

    def _offers(self, line: Line, found: Effect, before: Effect, meant: Sequence[str]) -> bool:
        """Say whether what is meant is among the choices of a question that was asked."""
        if found.prompt == before.prompt or found.prompt.startswith("NoneType"):
            return False
        explaining = [other for each in meant for other in self._explaining(each)]
        for each in [*meant, *explaining]:
            picks = each in ("yes", "no", "cancel") or each.startswith("pick ")
            here = picks or line.prompt in ("noble", "end", "give-back", "hand-over")
            at = line.prompt if here else "turn"
            own, start = self._twin(at, *self._canonical(each)), self._twin(at)
            deck = re.fullmatch(r"reserve (deck )?[abc]", each)  # who agrees to it has said yes
            drawn = self._twin(at, each, "yes") if deck else own
            done = {own.state, drawn.state, *self._done_alone(line, each)}
            if picks and not found.choices:
                yes = self._twin(at, line.line, "yes")
                if (yes.state, yes.left, yes.prompt) == (own.state, own.left, own.prompt):
                    return True
            for number in range(1, len(found.choices) + 1):
                chosen = self._twin(line.prompt, line.line, str(number))
                if chosen.state != start.state and chosen.state in done:
                    return True
                if chosen.texts and set(own.texts) <= set(chosen.texts):
                    return True
                if own.refused and own.texts[0] in chosen.texts:
                    return True  # and what letters mean is told beside it
                if chosen.state == start.state and self._answers(line, each, own, found, chosen):
                    return True
                asks = not own.prompt.startswith("NoneType")
                if asks and own.prompt == chosen.prompt != found.prompt:
                    return True
            if not found.choices:
                yes = self._twin(line.prompt, line.line, "yes")
                if start.state != yes.state in done or yes.left != found.left:
                    return True
        return False

    def _done_alone(self, line: Line, meant: str) -> set[str]:
        """Return what a deed would bring if nothing had been typed before the line."""
        if not line.before or not deed(meant.replace(" deck ", " ")):
            return set()
        says = ([meant], [meant, "yes"])
        return {effect(at_prompt(line.prompt, self._language), *each).state for each in says}

    def _answers(self, line: Line, meant: str, own: Effect, found: Effect, chosen: Effect) -> bool:
        """Say whether a choice of the same kind as what is meant holds the true answer."""
        if not line.answer or not isinstance(line.means, str):
            return False
        told = msgspec.structs.replace(  # behind the question and its numbers
            chosen,
            texts=chosen.texts[len(found.texts) :],
            names=chosen.names[len(found.names) :],
        )
        explains = meant.partition(" ")[0] in EXPLAINING
        alike = explains or bool(set(own.names[:1]).intersection(told.names[:2]))
        return alike and self._holds(line.answer, told, least=1 if explains else 2)

    def _heart(self, line: Line, found: Effect, twins: Sequence[Effect], before: Effect) -> bool:
        """Say whether a true answer is in what was said, and the prompt still stands."""
        if found.prompt != before.prompt:
            return False
        hard, soft = self._hearts(line.answer or "")
        if hard or soft:
            return self._holds(line.answer or "", found, least=1)
        none = found.names[:1] in (("log-none-such",), ("log-none-then",))
        if none and line.answer and fold(line.answer) in NO:
            return True
        for twin in twins:
            if twin.texts and (
                set(twin.texts) <= set(found.texts)
                or (len(found.texts) > 0 and set(found.texts) <= set(twin.texts))
            ):
                return True
            if twin.names and twin.names[0] == found.names[0] and line.answer:
                return True
        return False

    def _hearts(self, answer: str) -> tuple[list[str], list[str]]:
        """Return the words of an answer that must be said, and those of which half must be."""
        words = re.findall(r"\w+", self._in_digits(answer))
        words = [w for w in words if w not in NEITHER]
        hard = [w for w in words if any(map(str.isdigit, w)) or w == "ben"]
        return hard, [w for w in words if len(w) > 3 and w not in hard]

    def _holds(self, answer: str, found: Effect, *, least: int) -> bool:
        """Say whether an answer is in what was said, by at least so many of its words."""
        hard, soft = self._hearts(answer)
        there = set(re.findall(r"\w+", self._in_digits(" ".join(found.texts))))
        if hard:
            return len(hard) >= least and set(hard) <= there
        known = sum(w in there for w in soft)
        return len(soft) >= least and known * 2 >= max(len(soft), 1)

    def _in_digits(self, text: str) -> str:
        """Return a text folded, its numbers in digits."""
        numbers = _NUMBERS[self._language]
        return re.sub(r"\w+", lambda word: numbers.get(word[0], word[0]), fold(text))

    def _wish(self, line: Line, before: Effect, found: Effect, meant: str) -> Outcome:
        if found.state != before.state or found.left != before.left:
            return "acted wrongly"
        if found.prompt != before.prompt and not found.prompt.startswith("NoneType"):
            return "asked back"
        verb, _, about = meant.partition(" ")
        place = about.partition(" ")[0]
        asked = [meant, f"try {meant}", f"{meant}?"]
        asked += [f"{word} {place}" for word in ("need", "worth", "look")] if place else []
        asked += ["afford", "hint", f"help {verb}", f"rules {verb}"]
        for each in asked:
            twin = self._twin(line.prompt, each)
            if twin.texts == found.texts and twin.state == before.state:
                return "understood"
        return self._not_done(line, before, found, [meant])

    def _denied(self, before: Effect, found: Effect) -> Outcome:
        if found.state != before.state or found.left != before.left:
            return "acted wrongly"
        known = found.refused or any("try" in name for name in found.names)
        return "understood" if known or found.prompt == before.prompt else "asked back"

    def _beyond(self, prompt: str, before: Effect, found: Effect) -> Outcome:
        if found.state != before.state or found.left != before.left:
            return "acted wrongly"
        if found.prompt != before.prompt or found.texts == self._twin(prompt, "repeat").texts:
            return "asked back"
        if found.refused:
            return "refused with a pointer" if self._pointers(found) else "refused without"
        return "understood" if any("help" in name for name in found.names) else "informed wrongly"

    def _not_done(self, line: Line, before: Effect, found: Effect, meant: Sequence[str]) -> Outcome:
        """Class a line that was neither understood nor asked about."""
        if found.names and found.names[0] in ("guessed", "which-gems"):
            return "refused without"  # something else is asked about, and nothing told
        if found.names[:1] == ("given-partly",) and self._begins(found, meant):
            return "asked back"  # for the rest
        if not found.refused:
            stays = line.deed and found.prompt != before.prompt
            return "asked back" if stays and found.names else "informed wrongly"
        wanted = [self._twin(line.prompt, each) for each in meant]
        for pointer in self._pointers(found):
            for each in (pointer, f"help {pointer}"):
                twin = self._twin(line.prompt, each)
                if any(twin.state == w.state and twin.texts == w.texts for w in wanted):
                    return "refused with a pointer"
        topic = any("topic" in each.args for each in found.messages)
        return "refused with a pointer" if topic and not line.deed else "refused without"

    @staticmethod
    def _begins(found: Effect, meant: Sequence[str]) -> bool:
        """Say whether what was given back is a part of what is meant."""
        given = found.messages[0].args["gems"]
        letters = letter_text(given.gems) if isinstance(given, Handful) else "?"
        return all(letters.count(each) <= meant[0].split()[-1].count(each) for each in letters)

    def _pointers(self, found: Effect) -> list[str]:
        return [
            str(each.args[name]) for each in found.messages for name in POINTED if name in each.args
        ]


def judged(language: str, which: str) -> Iterator[tuple[Line, Outcome]]:
    """Yield every line that is typed at a prompt of a session, with its class."""
    judge = Judge(language)
    for line in lines(language, which):
        if line.prompt in PROMPTS:
            yield line, judge.outcome(line)
