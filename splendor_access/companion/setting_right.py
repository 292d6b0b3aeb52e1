"""Mishaps at a real table, set right: each as what it was, with an entry of its own or `fix`."""

from collections.abc import Callable, Sequence

import msgspec

from splendor_access.companion.corrections import Corrections
from splendor_access.companion.counting import TokenCount
from splendor_access.companion.descriptions import describe_thing, entry_line
from splendor_access.companion.mishaps import Mishap, mishap
from splendor_access.companion.naming import (
    Thing,
    explain_elsewhere,
    explain_misfit,
    named,
    nearest,
)
from splendor_access.companion.own_words import OwnWords, ReportedAction
from splendor_access.game.actions import Action, Buy, Pass, Reserve, Return, Revealed, Take
from splendor_access.game.cards import GOLD, LEVELS, NO_GEMS, Card, Gems, gems, lacking, minus, plus
from splendor_access.game.chance import unseen
from splendor_access.game.events import IllegalAction, Reason, Refusal
from splendor_access.game.legality import eligible_nobles, may_reserve
from splendor_access.game.set_right import (
    BringNoble,
    CountTokens,
    LeaveEmpty,
    SetRight,
    ShowCard,
    SwapCards,
    TurnUp,
    left_empty,
    parse_set_right,
    set_right_text,
)
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_INDEX
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.prompts import Choice
from splendor_access.session.saving import Saving
from splendor_access.table.book import Entered, Step
from splendor_access.table.database import SaveError
from splendor_access.table.real_start import DoesNotFit
from splendor_access.table.real_table import RealTable
from splendor_access.talk.messages import Message, Messages, clean, say
from splendor_access.talk.narrate import refused
from splendor_access.talk.parsing.commands import Act, Do, Parsed
from splendor_access.talk.parsing.things import parse_gems
from splendor_access.talk.parsing.vocabulary import Vocabulary

MOST_SHOWN = 8
"""More cards than this are not offered of one that was shown."""


class SettingRight:
    """What people tell of mishaps, at one table.

    `at` is how many tokens of unknown colours somebody took, or 1 for a card that was reserved;
    these are asked for. It is None where nothing is.
    """

    def __init__(
        self,
        table: RealTable,
        dialogue: Dialogue,
        saving: Saving,
        corrections: Corrections,
        count: TokenCount,
        vocabulary: Callable[[], Vocabulary],
    ) -> None:
        self._table = table
        self._dialogue = dialogue
        self._saving = saving
        self._corrections = corrections
        self._count = count
        self._vocabulary = vocabulary
        self.at: int | None = None
        self._asked = Mishap("some")
        self._reason = ""

    def cancel(self) -> bool:
        """Stop asking for tokens or a card, and return whether they were asked for."""
        was, self.at = self.at, None
        return was is not None

    def tells(self, typed: str) -> bool:
        """Return whether a line tells of a mishap."""
        vocabulary = self._vocabulary()
        told = mishap(typed, vocabulary, self._table.names)
        return told is not None and not vocabulary.leaves(typed)

    def denies(self, typed: str) -> bool:
        """Return whether a line says no more than that the latest entry is wrong."""
        told = mishap(typed, self._vocabulary(), self._table.names)
        return told is not None and told.kind == "no"

    def take(self, typed: str) -> Messages:
        """Set right what a line tells of."""
        told = mishap(typed, self._vocabulary(), self._table.names)
        assert told
        match told.kind:
            case "swapped":
                return self._enter(SwapCards(*told.places[:2]))
            case "seen":
                return self._seen(told)
            case "unturned":
                return self._unturned(told)
            case "counted":
                return self._count.take_some(told.seat, told.gems)
            case "gone":
                return self._count.begin("")
            case "some":
                return self._ask_for_tokens(told, typed)
            case "although":
                return self._although(told, typed)
            case "gold":
                return self._gold(told)
            case "noble":
                return self._noble(told)
            case "given" if told.seat is not None:
                return self._move(told.seat, minus(NO_GEMS, told.gems))
            case "nothing-given":
                return self._nothing_given(told, typed)
            case "skipped":
                return self._skipped(told, typed)
            case "twice":
                return self._twice(told, typed)
            case "fourth":
                return self._fourth(told, typed)
            case "corrected":
                found = self._corrected(told)
            case "unpaid":
                found = self._fix_latest(told, Buy)
            case _:
                found = self._fix(told)
        self._corrections.reason = typed
        return found

    def _ask_for_tokens(self, told: Mishap, typed: str) -> Messages:
        """Ask which tokens were taken, where only their number was told."""
        seat = self._table.state.to_act if told.seat is None else told.seat
        self.at, self._asked, self._reason = told.count, told, typed
        return [say("companion-which-tokens", name=self._table.names[seat], count=told.count)]

    def _take_tokens(self, typed: str) -> Messages:
        vocabulary = self._vocabulary()
        found = parse_gems(vocabulary.split(typed), vocabulary, strict=True)
        if len(found) != 1 or sum(found[0]) != self.at:
            return self._ask_for_tokens(self._asked, self._reason)
        self.at = None
        return self._add_as_told(Take(found[0]), self._asked.seat, self._reason)

    @property
    def asks_card(self) -> bool:
        """Whether the fourth card that somebody reserved is asked for."""
        return self.at is not None and self._asked.kind == "fourth"

    def _ask_for_card(self, told: Mishap, typed: str) -> Messages:
        """Ask which card was reserved, where only the number of it was told."""
        self.at, self._asked, self._reason = 1, told, typed
        return [say("companion-fourth", name=self._table.names[self._table.state.to_act])]

    def take_asked(self, typed: str) -> Messages:
        """Enter what was asked for, against the rules if it is."""
        vocabulary = self._vocabulary()
        if vocabulary.leaves(typed) or vocabulary.agrees(typed) is False:
            self.cancel()
            return [say("cancelled")]
        return self._take_card(typed) if self.asks_card else self._take_tokens(typed)

    def card_named(self, typed: str) -> Reserve | None:
        """Return the reservation that a line means where a card is asked for, or None."""
        if not self.asks_card:
            return None
        verb = self._vocabulary().locale.words("said-reserve")[0]
        own = OwnWords(self._table, None, self._vocabulary)
        for line in (typed, f"{verb} {typed}"):
            match own.reported(line):
                case ReportedAction(parsed=Act(action=Reserve() as action)):
                    return action
        return None

    def _take_card(self, typed: str) -> Messages:
        action = self.card_named(typed)
        if action is None:
            return self._ask_for_card(self._asked, self._reason)
        self.at = None
        return self._add_as_told(action, None, self._reason)

    def _add_as_told(self, action: Action, seat: int | None, reason: str) -> Messages:
        """Enter an action, with the reason that was told for what is against the rules."""
        refusal = self._table.refusal(action)
        return self._add(Entered(action, seat, clean(reason) if refusal else ""))

    def _although(self, told: Mishap, typed: str) -> Messages:
        """Enter what was done against the rules, or ask where the entries say otherwise."""
        table, vocabulary = self._table, self._vocabulary()
        found = OwnWords(table, None, self._vocabulary).reported(told.described)
        action = found.parsed.action if found and isinstance(found.parsed, Act) else None
        if found is None or action is None:
            return self._fix(told)
        no_gold = isinstance(action, Reserve) and not table.state.bank[GOLD]
        if table.refusal(action) or no_gold:
            return self._add_as_told(action, found.seat, typed)
        entry = entry_line(Entered(action, found.seat), table.state, table.names, vocabulary)
        options: list[tuple[Message, Parsed]] = [
            (entry, Act(action)),
            (say("companion-count-offer"), Do("count")),
        ]
        return self._dialogue.offer(Choice("which", say("companion-within-rules"), options))

    def take_choice(self, command: str, about: str) -> Messages:
        """Enter what was chosen, as a line of a record is written."""
        self._dialogue.drop_choice()
        what = parse_set_right(about)
        assert what, command
        return self._enter(what)

    def _enter(self, what: SetRight) -> Messages:
        return self._add(Entered(what))

    def _add(self, entered: Entered) -> Messages:
        try:
            self._table.enter(entered)
        except IllegalAction as error:
            return [refused(error.refusal, self._table.state.rules.edition)]
        except DoesNotFit as error:
            return [explain_misfit(error, entered, self._table.state, self._table.names)]
        except SaveError as error:
            return self._saving.trouble(error, lambda: self._add(entered))
        return []

    def _seen(self, told: Mishap) -> Messages:
        """Enter the hidden card that somebody has shown, or ask which one it was."""
        state, names = self._table.state, self._table.names
        seat = state.to_act if told.seat is None else told.seat
        hidden = [
            (place, held.card.level)
            for place, held in zip(HAND_PLACES, state.seats[seat].hand, strict=False)
            if held and held.blind and (not told.places or place in told.places)
        ]
        if not hidden:
            return [say("companion-nothing-hidden", name=names[seat])]
        options: list[tuple[Message, Do]] = []
        decks = unseen(state.view(None))
        for place, level in hidden:
            there = [*decks[LEVELS.index(level)]]
            for card in named(told.described, there, self._vocabulary()).things:
                assert isinstance(card, Card)
                shown = set_right_text(ShowCard(seat, place, card))
                options.append((describe_thing(card), Do("shown", shown)))
        if len(options) == 1:
            return self.take_choice("shown", options[0][1].about)
        if not 0 < len(options) <= MOST_SHOWN:
            place, level = hidden[0]
            example = decks[LEVELS.index(level)][0]
            return [say("companion-which-shown", name=names[seat], place=place, example=example)]
        head = say("companion-which", typed=clean(told.described), count=len(options))
        return self._dialogue.offer(Choice("which", head, options))

    def _unturned(self, told: Mishap) -> Messages:
        """Enter that no card was turned up: at the place awaited, or where one was entered."""
        awaited = self._table.state.awaiting
        rows = [place for place in told.places if place in MARKET_PLACES]
        if awaited and (not rows or awaited.place in rows):
            return self._enter(LeaveEmpty(awaited.place))
        if left_empty(self._table.state) and set(rows) <= {*left_empty(self._table.state)}:
            return [say("place-empty", place=(*rows, *left_empty(self._table.state))[0])]
        steps: Sequence[Step] = self._table.book.steps
        for at in range(len(steps) - 1, -1, -1):
            before = steps[at].before.awaiting
            if isinstance(steps[at].entered.what, Revealed) and before and before.place in rows:
                return self._corrections.correct(at, Entered(LeaveEmpty(before.place)))
        return self._fix_latest(told, Revealed)

    def turn_up(self, about: str) -> Messages:
        """Enter the card that was turned up later, at a place that was left empty."""
        place, _, described = about.partition(" ")
        state, vocabulary = self._table.state, self._vocabulary()
        there: list[Thing] = [*unseen(state.view(None))[LEVELS.index(place[0])]]
        found = named(described, there, vocabulary)
        if isinstance(found.only, Card):
            return self._enter(TurnUp(place, found.only))
        lies = explain_elsewhere(described, state.view(None), self._table.names, place, vocabulary)
        things = found.things or nearest(described, there, vocabulary)
        if not 0 < len(things) <= MOST_SHOWN:
            many = say("companion-many-fit", typed=clean(described), count=len(things))
            return lies or [many]
        options: list[tuple[Message, Do]] = [
            (describe_thing(each), Do("shown", set_right_text(TurnUp(place, each))))
            for each in things
            if isinstance(each, Card)
        ]
        if found.things:
            head = say("companion-which", typed=clean(described), count=len(things))
            return self._dialogue.offer(Choice("which", head, options))
        why = lies or [say("companion-no-card-so", typed=clean(described))]
        return [*why, *self._dialogue.offer(Choice("which", say("companion-nearest"), options))]

    def _gold(self, told: Mishap) -> Messages:
        """Enter that gold was forgotten with a reservation, or that it is taken now."""
        seat = self._last_seat() if told.seat is None else told.seat
        return self._move(seat, gems("g") if told.later else minus(NO_GEMS, gems("g")))

    def _move(self, seat: int, moved: Gems) -> Messages:
        """Move tokens out of turn, from the bank to a seat or, below 0, back."""
        state = self._table.state
        tokens, bank = plus(state.seats[seat].tokens, moved), minus(state.bank, moved)
        held, name = state.seats[seat].tokens, self._table.names[seat]
        as_entered = say("companion-check-tokens", name=name, gems=held, count=sum(held))
        if min(tokens) < 0:
            why = [say("companion-lacks", name=name, gems=lacking(NO_GEMS, tokens)), as_entered]
        else:
            why = [say("companion-bank-lacks", gems=lacking(NO_GEMS, bank))]
        if min(*tokens, *bank) < 0:
            return [*why, say("companion-lie-otherwise")]
        all_tokens = [each.tokens for each in state.seats]
        all_tokens[seat] = tokens
        return self._enter(CountTokens(bank, tuple(all_tokens)))

    def _noble(self, told: Mishap) -> Messages:
        """Enter a noble that was forgotten: the one named, or the one that is deserved."""
        state = self._table.state
        seat = self._last_seat() if told.seat is None else told.seat
        due = eligible_nobles(msgspec.structs.replace(state, to_act=seat))
        places = told.places[:1] or due
        if len(places) == 1:
            return self._enter(BringNoble(seat, places[0]))
        name = self._table.names[seat]
        head = say("companion-noble", name=name)
        if not places:
            has = state.seats[seat].nobles
            if has:
                return [say("companion-has-nobles", name=name, nobles=[*has])]
            head = say("companion-no-noble", name=name)
            places = [place for place, tile in zip(TILE_INDEX, state.tiles, strict=False) if tile]
        options: list[tuple[Message, Do]] = [
            (
                say("placed-noble", place=place, noble=state.tiles[int(place[1]) - 1] or ""),
                Do("noble-came", set_right_text(BringNoble(seat, place))),
            )
            for place in places
        ]
        return self._dialogue.offer(Choice("which", head, options))

    def _nothing_given(self, told: Mishap, typed: str) -> Messages:
        """Enter that nothing was given back where something was due."""
        state = self._table.state
        if state.phase == "return" and told.seat in (None, state.to_act):
            return self._add(Entered(Return(NO_GEMS), state.to_act, clean(typed)))
        return self._fix_latest(told, Return)

    def _fourth(self, told: Mishap, typed: str) -> Messages:
        """Say by which rule somebody holds a card too many, and enter it or ask which it is."""
        state, names = self._table.state, self._table.names
        seat = state.to_act if told.seat is None else told.seat
        may = state.phase != "act" or may_reserve(state.seats[state.to_act])
        if seat != state.to_act or may:
            self._corrections.reason = typed  # by the entries it is not the fourth one
            return self._fix(told)
        whose = say("answer-for", name=names[seat])
        rule = refused(Refusal(Reason.HAND_FULL), state.rules.edition)
        rows = [place for place in told.places if place in MARKET_PLACES]
        if not rows:
            return [whose, rule, *self._ask_for_card(told, typed)]
        return self._add_as_told(Reserve(rows[0]), told.seat, typed)

    def _skipped(self, told: Mishap, typed: str) -> Messages:
        """Enter that a turn was left out, or lead to where it was."""
        state = self._table.state
        if state.phase == "act" and told.seat in (None, state.to_act):
            return self._add(Entered(Pass(), state.to_act, clean(typed)))
        return self._fix(told)

    def _twice(self, told: Mishap, typed: str) -> Messages:
        """Enter that the others were skipped, where somebody has just had a turn."""
        state = self._table.state
        if state.phase != "act" or told.seat != self._last_seat() or told.seat == state.to_act:
            return self._fix(told)
        said: Messages = []
        while self._table.state.to_act != told.seat and not said:
            said = self._add(Entered(Pass(), self._table.state.to_act, clean(typed)))
        return said

    def _corrected(self, told: Mishap) -> Messages:
        """Correct the latest take or return in which the wrong gems are, or which is told anew."""
        steps = self._table.book.steps
        for at in range(len(steps) - 1, -1, -1):
            what, seat = steps[at].entered.what, steps[at].before.to_act
            if not isinstance(what, Take | Return) or told.seat not in (None, seat):
                continue
            if any(lacking(told.instead, what.gems)):
                continue
            whole = sum(told.gems) == sum(what.gems)
            if not whole and not any(told.instead):
                return self._corrections.begin(f"at {at}")
            really = told.gems if whole else plus(minus(what.gems, told.instead), told.gems)
            entered = Entered(type(what)(really), seat)
            return self._corrections.correct(at, entered)
        return self._fix(told)

    def _fix_latest(self, told: Mishap, kind: type) -> Messages:
        """Begin to correct the latest entry of a kind, of who and what was told."""
        steps: Sequence[Step] = self._table.book.steps
        for at in range(len(steps) - 1, -1, -1):
            what, seat = steps[at].entered.what, steps[at].before.to_act
            about = not told.places or getattr(what, "place", "") in told.places
            if isinstance(what, kind) and told.seat in (None, seat) and about:
                return self._corrections.begin(f"at {at}")
        return self._fix(told)

    def _fix(self, told: Mishap) -> Messages:
        """Offer the entries of who was named, or the latest, to be corrected."""
        about = "" if told.seat is None else self._table.names[told.seat]
        found = self._corrections.begin(about)
        empty = [each.name for each in found] == ["companion-fix-none"]
        return self._corrections.begin("") if empty and about else found

    def _last_seat(self) -> int:
        """Return who has acted last."""
        steps = self._table.book.steps
        acted = [step for step in steps if isinstance(step.entered.what, Action)]
        return acted[-1].before.to_act if acted else self._table.state.to_act
