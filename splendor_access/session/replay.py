"""Walks through a recorded game: forward, back, to any turn, with every question answered there.

What a typist says meanwhile in their own words is read by `ReplayWords`.
"""

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Literal

import msgspec

from splendor_access.game.events import Ended, Event
from splendor_access.game.notation import parse_action
from splendor_access.game.position import against_rules
from splendor_access.game.record import HUMAN, Record
from splendor_access.session.answers import Answers
from splendor_access.session.listener import Listener
from splendor_access.session.prompts import Choice, Confirm
from splendor_access.settings import settings_command
from splendor_access.settings.names import LANGUAGE, language_wanted
from splendor_access.settings.style import Style
from splendor_access.table.review import (
    RecordedDecision,
    Replayed,
    Review,
    ReviewedTurn,
    Reviewer,
    keep_loss,
    review,
    review_apart,
    turns_of,
)
from splendor_access.talk import rulebook
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, Message, Messages, clean, fold, line, say
from splendor_access.talk.narrate import introduced, misread, narrate, result, standing
from splendor_access.talk.parsing.commands import Ask, Context, Do, Look, Parsed, Unclear, Which
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named
from splendor_access.talk.questions.hint import instead, step, why

ORDINALS = range(1, 11)
"""The ordinals that have a word."""


class ReplayWords:
    """Reads such lines, of one language."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def goes_back(self, text: str) -> bool:
        """Return whether a line is the word for back, a please beside it."""
        return self._only(text, "back")

    def asks_better(self, text: str) -> bool:
        """Return whether a line asks what would have been better in a reviewed turn, and why."""
        return self._only(text.rstrip(" ?"), "asking-better")

    def rank(self, text: str, at: int | None, count: int) -> int | None:
        """Return which of `count` reviewed turns a line goes to; `at` is the one shown now.

        As in `go to the second mistake`, or `the next one`.
        """
        if self._only(text, "next-mistake"):
            found = (at or 0) + 1
        else:
            words = self._vocabulary.words
            said = self._vocabulary.sayings(text, {**self._beside, "mistake": words("blunders")})
            named = [int(kind) for kind in said or () if kind.isdecimal()]
            found = named[0] if len(named) == 1 else 0
        return found if 0 < found <= count else None

    def chosen(self, text: str, count: int) -> int | Literal["no"] | None:
        """Return which of `count` guesses a line chooses; a yes is enough for a single one."""
        agrees = self._vocabulary.agrees(text)
        if agrees is False:
            return "no"
        number = 1 if agrees and count == 1 else self._vocabulary.number(text.strip())
        if text.strip().isdecimal():
            number = int(text)
        return number if number and number <= count else None

    def _only(self, text: str, sayings: str) -> bool:
        kinds = {"meant": self._vocabulary.words(sayings), **self._beside}
        said = self._vocabulary.sayings(text, kinds) or ()
        return "meant" in said and not any(kind.isdecimal() for kind in said)

    @cached_property
    def _beside(self) -> dict[str, frozenset[str]]:
        """Return the words that may stand beside those that count: each ordinal is a kind."""
        words, locale = self._vocabulary.words, self._vocabulary.locale
        ordinals = {
            str(number): frozenset(map(fold, locale.words(f"senses-ordinal-{number}")))
            for number in ORDINALS
        }
        return {"beside": words("beside-walking") | words("polite"), **ordinals}


class Coach:
    """Tells the review of one seat, and addresses its player by name."""

    def __init__(self, game: Replayed, names: Sequence[str], seat: int, review: Review) -> None:
        self._game = game
        self._names = names
        self._seat = seat
        self._review = review

    @property
    def turns(self) -> list[ReviewedTurn]:
        """The reviewed turns to tell, the worst first."""
        return self._review.lost

    def summary(self) -> Messages:
        """Summarise the seat's play, and list the most costly turns."""
        review = self._review
        if not review.turns:
            return [say("coach-no-turns", name=self._names[self._seat])]
        head = say("answer-for", name=self._names[self._seat])
        good = say("coach-good", good=review.good, count=review.turns)
        mean = say("coach-mean", loss=review.loss)
        if not review.lost:
            return [head, good, mean, say("coach-nothing")]
        told = [line for rank in range(1, len(review.lost) + 1) for line in self.turn(rank)]
        return [
            head,
            good,
            mean,
            say("coach-worst", count=len(review.lost)),
            *told,
            say("coach-walk", count=len(review.lost)),
        ]

    def turn(self, rank: int) -> Messages:
        """Describe one of the turns: the action, the better one, and the reason."""
        turn = self.turns[rank - 1]
        event = self._game.decisions[turn.at].events[0]
        (deed,) = narrate(event, self._names, self._seat)
        played = (self._game.turns[turn.at] - 1) // len(self._names) + 1
        return [
            say("coach-turn", rank=rank, round=played, deed=deed, loss=turn.loss),
            self._better(turn),
        ]

    def _better(self, turn: ReviewedTurn) -> Message:
        view, done = next((v, d) for at, v, d in turns_of(self._game, self._seat) if at == turn.at)
        best = parse_action(turn.best)
        reason = instead(view, best, done)
        return say(
            "coach-better",
            sure=_certainty(turn),
            step=step(best),
            why=why(reason, view, self._names),
        )


def _certainty(turn: ReviewedTurn) -> str:
    if turn.better == turn.worlds:
        return "sure"
    return "likely" if turn.better * 4 >= turn.worlds * 3 else "open"


_COUNT = re.compile(r"[0-9]{1,4}")


class Replay:
    """Leads through a complete game, as a spectator hears it.

    Questions are answered for the player to act, with that player's knowledge, and everybody has a
    name. `words`: the messages returned are already in the words of the style. `coached`: it begins
    with the coach, at the end of the game. `typed`: lines are typed by a person, who may use their
    own words. `wanted` is the seat that the coach must review now, or None.
    """

    def __init__(
        self,
        record: Record,
        style: Style,
        *,
        words: bool = True,
        coached: bool = False,
        typed: bool = False,
    ) -> None:
        self.finished = False
        self.wanted: int | None = None
        self._coached = coached
        self._typed = typed
        self._offered: tuple[tuple[Message, Parsed], ...] = ()
        self._coach: Coach | None = None
        self._game = Replayed(record)
        self._names = [player.name for player in record.players]
        self._style = style
        self._words = words
        self._at = len(self._game.decisions) if coached else 0
        self._listeners = {seat: Listener(seat) for seat in range(len(self._names))}
        self._last: Messages = []

    # As a guide

    @property
    def locale(self) -> Locale:
        """The language that it speaks now."""
        return self._style.locale

    @property
    def prompt(self) -> Message:
        """The prompt of the next line."""
        return say("prompt-replay")

    def opening(self) -> Messages:
        """Introduce the players, and say how to walk."""
        head = self._introduction()
        if self._coached:
            return self._in_words([*head, *self._ask_coach("")])
        return self._in_words([*head, say("replay-walk", count=self._game.count)])

    def offers(self) -> list[tuple[Message, str]]:
        """Return the choices for a display, in place of typed lines."""
        words = [next(iter(self._style.locale.words(f"words-{name}"))) for name in ("next", "back")]
        commands = ("coach", "board", "quit")
        words += [self._style.locale.words(f"command-{name}")[0] for name in commands]
        ranks = range(1, len(self._coach.turns) + 1) if self._coach else ()
        return [(line(word), word) for word in (*words, *map(str, ranks))]

    def leave(self) -> Messages:
        """End the replay."""
        self.finished = True
        return self._in_words([say("goodbye")])

    def handle(self, text: str) -> Messages:
        """Answer a line."""
        vocabulary = self._style.vocabulary
        word, _, rest = fold(text.strip()).partition(" ")
        if vocabulary.command(word) == "again" and not rest:
            return self._in_words(self._last or [say("nothing-to-repeat")])
        if vocabulary.command(word) == "quit":
            return self.leave()
        wanted = language_wanted(text)
        if wanted is not None:
            about = f"{LANGUAGE} {wanted}".strip()
            return self._in_words(settings_command.answer_settings(about, self._style))
        offered, self._offered = self._offered, ()
        chosen = self._own_words.chosen(text, len(offered)) if offered else None
        if chosen == "no":
            return self._in_words([say("cancelled")])
        if chosen:
            self._last = self._meant(offered[chosen - 1][1], self._answers_here())
            return self._in_words(self._last)
        self._last = self._answer(text, word, rest, vocabulary)
        return self._in_words(self._last)

    def narration(self) -> Messages:
        """Narrate the whole game at once."""
        lines = self._introduction()
        for decision in self._game.decisions:
            lines += self._narrate(decision)
        return self._in_words([*lines, *self._end()])

    async def think(self, review: Reviewer | None = None) -> Messages:
        """Let the coach review the wanted turns, elsewhere than in a process if a way is given.

        This takes seconds.
        """
        seat, self.wanted = self.wanted, None
        assert seat is not None
        found = await (review or review_apart)(self._game.record, seat)
        self._keep(seat, found)
        return self._begin_coach(seat, found)

    def reviews(self) -> Messages:
        """Return the coach's reviews of each person, or of everyone if there are no people."""
        seats = self._people or [*range(len(self._names))]
        lines = self._introduction()[:1]
        for seat in seats:
            found = review(self._game.record, seat)
            self._keep(seat, found)
            lines += Coach(self._game, self._names, seat, found).summary()
        return self._in_words(lines)

    # The coach

    @property
    def _people(self) -> list[int]:
        players = self._game.record.players
        return [i for i, player in enumerate(players) if player.kind == HUMAN]

    def _ask_coach(self, name: str) -> Messages:
        """Start the coach on the turns of a player, by default of the only person."""
        found = seats_named(name, self._names) if name else self._people
        if len(found) != 1:
            names: list[Arg] = [*self._names]
            word = self._style.locale.words("command-coach")[0]
            return [say("coach-whom", names=names, example=f"{word} {self._names[0]}")]
        self.wanted = found[0]
        return [say("coach-looks", name=self._names[found[0]])]

    def _begin_coach(self, seat: int, found: Review) -> Messages:
        self._coach = Coach(self._game, self._names, seat, found)
        # The place is said, because the reviewed turns are elsewhere.
        self._last = [*self._coach.summary(), self._place()]
        return self._in_words(self._last)

    def _keep(self, seat: int, found: Review) -> None:
        """Keep the review of a finished game, to compare it with others."""
        if found.turns and self._game.table(len(self._game.decisions)).over:
            keep_loss(self._game.record, seat, found.loss)

    def _go_to(self, rank: int) -> Messages:
        """Go to one of the reviewed turns."""
        assert self._coach
        self._at = self._coach.turns[rank - 1].at
        return [self._place(), *self._coach.turn(rank), say("coach-ask")]

    # Walking

    def _answer(self, text: str, word: str, rest: str, vocabulary: Vocabulary) -> Messages:
        number = int(rest) if _COUNT.fullmatch(rest) else vocabulary.number(rest)
        if vocabulary.command(word) == "coach":
            return self._ask_coach(rest)
        turns = len(self._coach.turns) if self._coach else 0
        if _COUNT.fullmatch(word) and not rest and 1 <= int(word) <= turns:
            return self._go_to(int(word))
        if not word or word in vocabulary.words("next"):
            return self._next(number or 1)
        if word in vocabulary.words("back"):
            return self._back(number or 1)
        if vocabulary.command(word) == "turn":
            return self._turn(number, rest) if rest else [self._place()]
        if vocabulary.command(word) == "help" and not rest:
            return [say("replay-walk", count=self._game.count), say("replay-help")]
        return self._led(text) or self._ask(text, vocabulary)

    def _led(self, text: str) -> Messages:
        """Go where a typist's own words go, or tell what they ask about a reviewed turn."""
        if not self._typed or not self._coach:
            return []
        ranks = {turn.at: rank for rank, turn in enumerate(self._coach.turns, 1)}
        at = ranks.get(self._at)
        if at and self._own_words.asks_better(text):
            return self._coach.turn(at)
        rank = self._own_words.rank(text, at, len(ranks))
        return self._go_to(rank) if rank else []

    @property
    def _own_words(self) -> ReplayWords:
        return ReplayWords(self._style.vocabulary)

    def _is_walk(self, text: str, vocabulary: Vocabulary) -> bool:
        """Return whether a line moves or is about moving, and is no question about a turn."""
        word = fold(text.strip()).partition(" ")[0]
        if not word or word in vocabulary.words("next") or word in vocabulary.words("back"):
            return True
        if _COUNT.fullmatch(word) or vocabulary.command(word) == "coach":
            return True
        turns = len(self._coach.turns) if self._coach and self._typed else 0
        if self._own_words.rank(text, None, turns):
            return True
        return vocabulary.command(word) in ("turn", "help")

    @property
    def _at_end(self) -> bool:
        """Whether the last decision has been made at this place."""
        return self._at == len(self._game.decisions)

    def _next(self, count: int) -> Messages:
        decisions = self._game.decisions[self._at : self._at + count]
        if not decisions:
            return [say("replay-all-heard")]
        self._at += len(decisions)
        lines = [message for decision in decisions for message in self._narrate(decision)]
        return [*lines, *self._end()] if self._at_end else lines

    def _back(self, count: int) -> Messages:
        if not self._at:
            return [say("replay-at-beginning"), self._place()]
        self._at = max(0, self._at - count)
        return [self._place()]

    def _turn(self, turn: int | None, typed: str) -> Messages:
        at = None if turn is None else self._game.start_of(turn)
        if at is None:
            return [say("no-such-turn", typed=clean(typed), count=self._game.count)]
        self._at = at
        return [self._place()]

    def _place(self) -> Message:
        table = self._game.table(self._at)
        if table.over:
            return say("replay-over")
        name = self._names[table.state.to_act]
        turn, count = self._game.turns[self._at], self._game.count
        return say("replay-place", turn=turn, count=count, round=table.round, name=name)

    # Telling

    def _introduction(self) -> list[Message]:
        """Introduce the players and, unless the coach goes over their turns, the rules."""
        players: list[Arg] = [*map(introduced, self._game.record.players)]
        opening, rules = say("replay-opening", players=players), self._game.record.start.rules
        if self._coached:
            return [opening]
        edition = say("edition-named", edition=rules.edition)
        fault = against_rules(self._game.record.start)
        odd = [say("replay-against-rules", reason=misread(fault))] if fault else []
        return [opening, edition, *rulebook.house_rules(rules, len(players)), *odd]

    def _narrate(self, decision: RecordedDecision) -> Messages:
        undone = decision.undone
        if undone:
            name = "replay-undone-seen" if undone.seen else "replay-undone"
            return [say(name, count=undone.decisions)]
        events = decision.events
        return [message for event in events for message in narrate(event, self._names, None)]

    def _end(self) -> Messages:
        decisions = self._game.decisions
        state = decisions[-1].after if decisions else self._game.record.start
        ended = _ended([event for decision in decisions for event in decision.events])
        if ended:
            return result(state, ended, self._names, None)
        seats = range(len(self._names))
        return [say("replay-unfinished"), *(standing(state, i, self._names, None) for i in seats)]

    def _in_words(self, messages: Messages) -> Messages:
        if not self._words:
            return messages
        return [line(self._style.printed(message)) for message in messages]

    # Questions

    def _ask(self, text: str, vocabulary: Vocabulary) -> Messages:
        table = self._game.table(self._at)
        seat = table.state.to_act
        context = Context(table.state.view(seat), seat, table.names, strict=True)
        parser = CommandParser(vocabulary)
        parsed = parser.parse(text, context)
        if self._typed and isinstance(parsed, Unclear):
            context = msgspec.structs.replace(context, strict=False)
            guessed = parser.parse(text, context)
            parsed = self._readable(guessed) or parsed
        return self._meant(parsed, self._answers_here())

    def _answers_here(self) -> Answers:
        table = self._game.table(self._at)
        listener = self._listeners[table.state.to_act]
        return Answers(table, listener, self._style, guarded=False, strict=True, named=True)

    @staticmethod
    def _readable(guessed: Parsed) -> Parsed | None:
        """Return what of a typist's line can be told here, or asked back; None if nothing."""
        if isinstance(guessed, Which):
            told = tuple(each for each in guessed.options if isinstance(each[1], Ask | Look))
            prompt = guessed.prompt
            if guessed.guessed:
                prompt = say("guessed", typed=prompt.args["typed"], count=len(told))
            return Which(prompt, told) if told else None
        return guessed if isinstance(guessed, Ask | Look) else None

    def _meant(self, parsed: Parsed, answers: Answers) -> Messages:
        match parsed:
            case Ask():
                reply = answers.answer(parsed)
                assert not isinstance(reply, Which)  # nobody can be asked back
                return [*reply.messages] if isinstance(reply, Confirm) else reply
            case Look():
                return answers.look(parsed)
            case Which(options=options) if parsed.guessed:
                self._offered = options
                return Choice("which", parsed.prompt, options).lines()
            case Which(options=options) if all(isinstance(m, Ask | Look) for _, m in options):
                return [each for _, meant in options for each in self._meant(meant, answers)]
            case Do(command="settings"):
                return settings_command.answer_settings(parsed.about, self._style)
            case Unclear():
                return [parsed.answer]
            case _:
                return [say("replay-reads")]


def _ended(events: Sequence[Event]) -> Ended | None:
    return next((event for event in reversed(events) if isinstance(event, Ended)), None)
