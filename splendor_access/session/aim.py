"""The aim of a seat: a card, a noble or points, kept over turns and with the game."""

from splendor_access.game.state import TILE_PLACES
from splendor_access.session.answers import Answers
from splendor_access.session.choosing import ChoiceReader
from splendor_access.session.prompts import Choice
from splendor_access.settings.style import Style
from splendor_access.table.table import POINTS, Table
from splendor_access.talk.messages import (
    Messages,
    Typed,
    as_typed,
    clean,
    fold,
    say,
    secret,
)
from splendor_access.talk.parsing.commands import Context, Do, Unclear, Which
from splendor_access.talk.parsing.things import parse_one_card
from splendor_access.talk.question import CannotAnswer


class Aim:
    """What one seat aims at, told to nobody else: where it is `guarded`, as a secret.

    `strict`: lines are piped in instead of typed.
    """

    def __init__(
        self,
        table: Table,
        seat: int,
        answers: Answers,
        style: Style,
        *,
        guarded: bool,
        strict: bool,
    ) -> None:
        self._table = table
        self._seat = seat
        self._answers = answers
        self._style = style
        self._guarded = guarded
        self._strict = strict
        self._told: Messages = []

    def answer(self, about: str) -> Messages | Which:
        """Answer `aim`, `aim CARD`, `aim NOBLE`, `aim points` or `aim off`.

        A typist whose words fit several cards is asked which. Who passes the device on is told
        nothing.
        """
        told = self._answered(about)
        if isinstance(told, list):
            self._answers.keep_aim(told)
        return told

    def _answered(self, about: str) -> Messages | Which:
        passed_on = self._answers.not_ready()
        if passed_on:
            return passed_on
        if self._table.over:
            return [say("game-over")]
        if not about:
            return self.short() or [say("aim-none")]
        if fold(about) in self._style.vocabulary.words("off"):
            self._table.unwant(self._seat)
            return [say("aim-off")]
        if self._means_points(about):
            self._table.want(self._seat, POINTS)
            return self.short()
        place = self._tile(about) or self._card(about)
        if not isinstance(place, str):
            return place
        state = self._answers.scene().state
        things = state.known_cards(self._seat)
        tiles = dict(zip(TILE_PLACES, state.tiles, strict=False))
        thing = things.get(place) or tiles.get(place)
        if thing is None:
            return [self._answers.nothing_at(place)]
        self._table.want(self._seat, thing)
        return self.short()

    def short(self) -> Messages:
        """Say what is short and who is faster; what has gone is forgotten."""
        told = self._told = self._short()
        return secret(told) if self._guarded else told

    def after_turn(self) -> Messages:
        """Say what is short after a turn; of the race by points only what has changed."""
        before = self._told
        told = self.short()
        return [] if self._answers.aim() == POINTS and self._told == before else told

    def _short(self) -> Messages:
        place = self._answers.aim()
        if self._table.over or self._seat not in self._table.wanted or self._answers.not_ready():
            return []
        if place == POINTS:
            from splendor_access.talk.questions import goal

            asked = self._answers.asked("")
            return [say("aim"), *goal.tell_race(goal.ask(asked), asked)]
        if place is None:
            self._table.unwant(self._seat)
            return [say("aim-gone")]
        if place in TILE_PLACES:
            return [say("aim"), *self._answers.question("goal", place)]
        from splendor_access.talk.questions import need

        asked = self._answers.asked(place)
        try:
            return [say("aim"), *need.tell_short(need.ask(asked), asked)]
        except CannotAnswer as none:
            return [none.message]

    def _means_points(self, about: str) -> bool:
        """Return whether words mean to win by points: `aim points`, `aim win`."""
        vocabulary = self._style.vocabulary
        kinds = {"points": vocabulary.words("aim-points"), "beside": vocabulary.words("filler")}
        return "points" in (vocabulary.sayings(about, kinds) or ())

    def _words(self, about: str) -> list[str]:
        """Return the words behind the command, which remember how they were typed."""
        line = about.typed if isinstance(about, Typed) else about
        return self._style.vocabulary.split(line)[-len(about.split()) :]

    def _tile(self, about: str) -> str | Which | None:
        """Return the place of the noble that words mean: `n2`, `noble 2`, `Suleiman`.

        A typist who means just any is asked which.
        """
        state, vocabulary = self._answers.scene().state, self._style.vocabulary
        if fold(about) in TILE_PLACES:
            return fold(about)
        tiles = zip(TILE_PLACES, state.tiles, strict=False)
        there = [(place, tile) for place, tile in tiles if tile]
        options = [
            (say("option-noble", place=place, noble=tile), Do("aim", place))
            for place, tile in there
        ]
        reader = ChoiceReader(vocabulary, self._table.names)
        words = self._words(about)
        if vocabulary.words("tile").intersection(words):
            found = reader.choice(Choice("which", say("aim"), options), about, state)
            number = found.word if found else None
            if not isinstance(number, int) and len(there) > 1 and not self._strict:
                prompt = say("which-gems", typed=clean(as_typed(words)), count=len(there))
                return Which(prompt, tuple(options))
        else:
            number = reader.named(about, [told for told, _aim in options])
        return there[number - 1][0] if isinstance(number, int) else None

    def _card(self, about: str) -> str | Messages | Which:
        """Return the place of the card that words mean, or what is to be said or asked."""
        if self._strict:
            # Loaded late, here and below: a game without an aim does not need it.
            from splendor_access.talk.questions import need

            try:
                return need.ask(self._answers.asked(about)).place
            except CannotAnswer as none:
                return [none.message]
        scene, vocabulary = self._answers.scene(), self._style.vocabulary
        context = Context(scene.state, self._seat, scene.names)
        words = vocabulary.without_article(self._words(about))
        line = about.typed if isinstance(about, Typed) else about
        parsed = parse_one_card(
            "aim", words, line, context, vocabulary, lambda place: Do("aim", place)
        )
        match parsed:
            case Do(about=place):
                return place
            case Which():
                return parsed
            case Unclear():
                return [parsed.answer]
        raise AssertionError(parsed)
