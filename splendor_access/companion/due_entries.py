"""What is due at a real table: the cards and nobles asked for, and how a game under way stands.

A card is named in a line by its code or in words. Where the companion joins a game already under
way, `UnderWay` asks for all that the players have, one thing after another.
"""

import re
from collections.abc import Callable, Sequence

import msgspec

from splendor_access.companion.descriptions import (
    ask_for_due,
    code_of,
    describe_start_entry,
    describe_thing,
    is_none,
    label_words,
    parse_plain_entry,
    parse_unseen_level,
    remaining_to_lay,
)
from splendor_access.companion.moves import RealMoves
from splendor_access.companion.naming import (
    Thing,
    explain_elsewhere,
    explain_misfit,
    looks_like_code,
    named,
    nearest,
    normalised,
    parse_code,
)
from splendor_access.game.actions import Buy, Revealed
from splendor_access.game.cards import CARDS, LEVELS, NOBLES, Card, Hidden, Noble
from splendor_access.game.chance import unseen
from splendor_access.game.events import IllegalAction
from splendor_access.game.legality import refusal
from splendor_access.game.notation import card_code
from splendor_access.game.set_right import LeaveEmpty
from splendor_access.game.state import HAND_INDEX, HAND_PLACES, TILE_PLACES
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.intents import EntryPrompt
from splendor_access.session.prompts import Choice
from splendor_access.table.book import Entered, Known
from splendor_access.table.real_start import Agreed, AtStart, DoesNotFit, Due, Had, Laid
from splendor_access.table.real_table import RealTable
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, Messages, clean, fold, say
from splendor_access.talk.narrate import refused
from splendor_access.talk.parsing.commands import Act, Do, Menu, Pay
from splendor_access.talk.parsing.vocabulary import Vocabulary

MOST_OFFERED = 6
"""More matching cards than this are only counted."""


_SAY_HOW = (
    "companion-no-such",
    "companion-no-card-so",
    "companion-describes-none",
    "begun-no-such",
)
"""Answers behind which it is said how a card can be described."""


class CardRequest(msgspec.Struct, frozen=True):
    """A card reserved unseen that must be named: before the action `then`, or in secret."""

    seat: int
    place: str
    then: Act | Pay | None = None


class Cards:
    """The cards asked for at one table.

    `asking` is a reserved card that must be named, or None. `seat` is the player at the keyboard,
    who can keep a card secret. With `hides`, secret input is not echoed.
    """

    def __init__(
        self,
        table: RealTable,
        seat: int,
        dialogue: Dialogue,
        moves: RealMoves,
        vocabulary: Callable[[], Vocabulary],
    ) -> None:
        self.asking: CardRequest | None = None
        self.hides = False
        self._scanned: Thing | None = None
        self._table = table
        self._seat = seat
        self._dialogue = dialogue
        self._moves = moves
        self._vocabulary = vocabulary

    @property
    def secret(self) -> bool:
        """Whether the card asked for is known to its owner alone."""
        return self.asking is not None and self.asking.then is None

    @property
    def place(self) -> str:
        """The place whose card or tile is asked for, or an empty string."""
        if self.asking:
            return self.asking.place
        unlaid = self._table.book.unlaid
        awaiting = self._table.state.awaiting
        return unlaid[0] if unlaid else awaiting.place if awaiting else ""

    @property
    def due_holding(self) -> Due | None:
        """The cards or nobles asked for of a player in a game under way, or None."""
        due = None if self.asking else self._table.book.due
        return due if due and due.kind in ("card", "reserved", "noble") else None

    def is_on_label(self, typed: str) -> bool:
        """Return whether a line repeats the label whose code came before it."""
        if self._scanned is None or looks_like_code(typed):
            return False  # mostly the next code comes at once
        thing, locales = self._scanned, (self._vocabulary().locale, Locale("en"))
        return fold(typed.strip()) in {fold(each.text(label_words(thing))) for each in locales}

    def can_name(self, typed: str, *, partly: bool = False) -> bool:
        """Return whether a line can name the card or tile asked for.

        With `partly` words may be left over that do not.
        """
        vocabulary = self._vocabulary()
        words = vocabulary.split(typed)
        if self._left_empty(typed):
            return True
        if not words or re.fullmatch(r"[a-z]\d", typed.strip().lower()):
            return False
        if vocabulary.is_command_word(words[0]) and not parse_code(typed):
            return False
        if looks_like_code(words[0]) and re.search(r"\d", typed):
            return True
        meant = named(typed, self.candidates(), vocabulary)
        if meant.description:
            return partly or meant.description.certain
        return bool(meant.things)

    @property
    def may_be_empty(self) -> bool:
        """Whether a card is awaited, which may not have been turned up."""
        waits = self._table.state.awaiting is not None
        return waits and not (self.asking or self._table.book.due)

    def _left_empty(self, typed: str) -> bool:
        """Return whether a line says that no card was turned up where one is awaited."""
        return self.may_be_empty and fold(typed.strip(" .!")) in self._vocabulary().words("empty")

    def card_to_name(self, parsed: Act | Pay | Menu) -> CardRequest | None:
        """Return the card that must be named before this purchase, or None."""
        match parsed:
            case Act(action=Buy(place=place)) | Pay(place=place) if place in HAND_INDEX:
                # A purchase must not reveal a secret entry.
                seen = self._table.state.view(self._seat)
                held = seen.seats[seen.to_act].held_at(place)
                if held and isinstance(held.card, Hidden):
                    return CardRequest(self._table.state.to_act, place, parsed)
        return None

    def candidates(self) -> list[Thing]:
        """Return the candidates: those of the level due, or all while the cards are laid out."""
        state, place = self._table.state, self.place
        hidden = dict(zip(LEVELS, unseen(state.view(self._seat)), strict=True))
        if place in TILE_PLACES or (self.due_holding and self.due_holding.kind == "noble"):
            taken = [tile for seat in state.seats for tile in seat.nobles]
            return [tile for tile in NOBLES if tile not in (*state.tiles, *taken)]
        if self.due_holding:
            return [card for level in LEVELS for card in hidden[level]]
        if self.asking:
            held = state.seats[self.asking.seat].held_at(place)
            assert held
            return [*hidden[held.card.level]]
        return [*hidden[place[0]]]

    def enter_line(self, typed: str) -> Messages:
        """Enter the cards that a line names, up to the first unclear one."""
        if not self.place and not self.due_holding:
            return [say("companion-no-card-due")]
        if self._left_empty(typed):
            return self._moves.enter(Entered(LeaveEmpty(self.place)))
        lines: Messages = []
        parts = _split_codes(typed)
        for at, part in enumerate(parts):
            thing = self._only_match(part) if self.place or self.due_holding else None
            if thing is None:
                rest = parts[at + 1 :]
                missed = [say("companion-not-entered", text=", ".join(rest))] if rest else []
                return [*lines, *self._explain_unclear(part), *missed]
            self._dialogue.drop_choice()
            self._scanned = thing
            lines += self._enter(thing)
        return lines

    def _only_match(self, typed: str) -> Thing | None:
        """Return the only match, or None."""
        found = named(typed, self.candidates(), self._vocabulary())
        if not found.things and self._table.book.unlaid:
            thing = parse_code(typed)
            return thing if thing and self._free_place(thing) else None
        return found.only

    def _free_place(self, thing: Thing) -> str:
        """Return the first place of the start that takes a thing, or an empty string."""
        state = self._table.state
        if isinstance(thing, Noble):
            places = [p for p in self._table.book.unlaid if p in TILE_PLACES]
            return places[0] if places and thing not in state.tiles else ""
        hidden = unseen(state.view(self._seat))[LEVELS.index(thing.level)]
        places = [p for p in self._table.book.unlaid if p[0] == thing.level]
        return places[0] if places and thing in hidden else ""

    def _explain_unclear(self, typed: str) -> Messages:
        """Explain why a line does not name one card, and offer the matches or the nearest ones."""
        if self.secret:
            return [say("companion-secret-unclear", place=self.place)]
        there = self.candidates()
        found = named(typed, there, self._vocabulary()).things
        shown = clean(typed)
        if len(found) > MOST_OFFERED:
            return [say("companion-many-fit", typed=shown, count=len(found))]
        if found:
            return self._offer(say("companion-which", typed=shown, count=len(found)), found)
        heads = self._explain_nothing(typed)
        near = nearest(typed, there, self._vocabulary())
        if near:
            return [*heads, *self._offer(say("companion-nearest"), near)]
        cards = any(isinstance(each, Card) for each in there)
        lies = heads[0].name not in _SAY_HOW
        return [*heads, say("companion-example")] if cards and not lies else heads

    def _explain_nothing(self, typed: str) -> Messages:
        """Say why nothing that is asked for fits a line: where it lies, or that there is none."""
        shown, names, vocabulary = clean(typed), self._table.names, self._vocabulary()
        told = explain_elsewhere(typed, self._table.state.view(None), names, self.place, vocabulary)
        if told:
            return told
        everywhere = named(typed, CARDS, vocabulary)
        if self.due_holding:
            return [say("begun-no-such", typed=shown, name=names[self.due_holding.seat])]
        if everywhere.description and not everywhere.things:
            return [say("companion-no-card-so", typed=shown)]
        known = parse_code(typed) or everywhere.things or looks_like_code(typed)
        name = "companion-no-such" if known else "companion-describes-none"
        return [say(name, typed=shown, place=self.place)]

    def _offer(self, head: Message, things: Sequence[Thing]) -> Messages:
        options = [(describe_thing(each), Do("card", code_of(each))) for each in things]
        return self._dialogue.offer(Choice("which", head, options))

    def _enter(self, thing: Thing) -> Messages:
        """Enter the card or tile asked for."""
        place = self.place
        if self.asking:
            assert isinstance(thing, Card)
            return self._enter_requested(self.asking, thing)
        if self.due_holding:
            return self._enter_holding(self.due_holding, thing)
        if not self._table.book.unlaid:
            assert isinstance(thing, Card)
            return self._moves.enter(Entered(Revealed(thing)))
        place = self._free_place(thing)
        trouble = self._moves.enter(Entered(Laid(place, thing)))
        if trouble:
            return trouble
        name = "placed-noble" if isinstance(thing, Noble) else "placed"
        told = say(name, place=place, noble=thing, card=thing)
        unlaid = self._table.book.unlaid
        if not unlaid and self._table.book.under_way:
            return [told]
        if not unlaid:
            begins = self._table.names[self._table.state.to_act]
            return [told, say("companion-all-laid", name=begins)]
        return [told, remaining_to_lay(unlaid)] if unlaid[0][0] != place[0] else [told]

    def _enter_holding(self, due: Due, thing: Thing) -> Messages:
        """Enter a card or noble that a player owns in a game under way."""
        kind = due.kind
        assert kind in ("card", "reserved", "noble")
        entry = Had(due.seat, kind, thing)
        try:
            trouble = self._moves.enter(Entered(entry))
        except DoesNotFit as error:
            return [explain_misfit(error, Entered(entry), self._table.state, self._table.names)]
        return trouble or [describe_start_entry(entry, self._table.state, self._table.names)]

    def keep_secret(self, about: str) -> Messages:
        """Ask the player at the keyboard for a card that nobody else may know."""
        hand = self._table.state.seats[self._seat].hand
        unknown = [
            place
            for place, held in zip(HAND_PLACES, hand, strict=False)
            if held and isinstance(held.card, Hidden) and about in ("", place)
        ]
        if not unknown or self._table.state.awaiting or self._table.book.due:
            return [say("companion-no-secret")]
        self.asking = CardRequest(self._seat, unknown[0])
        asked = "companion-secret" if self.hides else "companion-secret-seen"
        return [say(asked, place=unknown[0])]

    def _enter_requested(self, asking: CardRequest, card: Card) -> Messages:
        """Name a card reserved unseen, and do the action that waited for it."""
        known = Entered(Known(asking.seat, asking.place, card))
        try:
            after = self._table.book.add(known).state
        except (DoesNotFit, IllegalAction):
            return [say("companion-no-such", typed=card_code(card), place=asking.place)]
        then = asking.then
        if then is None:
            self.asking = self._scanned = None
            return self._moves.enter(known) or [say("companion-kept", place=asking.place)]
        action = then.action if isinstance(then, Act) else Buy(then.place)
        why = refusal(after, action)
        if why:
            return [refused(why, after.rules.edition)]
        self.asking = None
        return self._moves.enter(known) or self._moves.play(then)


def _split_codes(typed: str) -> list[str]:
    """Return the codes in a line, or the whole line if it is a description."""
    for pattern in (r"[,;]", r"\s+"):
        parts = [part.strip() for part in re.split(pattern, typed) if part.strip()]
        if len(parts) > 1 and all(parse_code(part) or _begins_code(part) for part in parts):
            return parts
    return [typed]


def _begins_code(part: str) -> bool:
    return bool(re.fullmatch(r"[abc]?\d[segrod](\d[segrod])+\d?", normalised(part)))


class UnderWay:
    """The questions about a game under way. Without any it does nothing."""

    def __init__(
        self,
        table: RealTable,
        cards: Cards,
        moves: RealMoves,
        vocabulary: Callable[[], Vocabulary],
    ) -> None:
        self._table = table
        self._cards = cards
        self._moves = moves
        self._vocabulary = vocabulary

    @property
    def due(self) -> Due | None:
        """The entry asked for, other than the cards and nobles on the table, or None."""
        due = self._table.book.due
        return due if due and due.kind != "place" else None

    def question(self) -> Message | None:
        """Return the question for the due entry, or None."""
        due = self._table.book.due
        return ask_for_due(due, self._table.state, self._table.names) if due else None

    @property
    def prompt(self) -> Message:
        """The word before the cursor."""
        due = self.due
        assert due
        return say(f"begun-prompt-{due.kind}", name=self._table.names[due.seat])

    def entry_prompt(self, question: Message) -> EntryPrompt:
        """Return the present question with what keys may enter: the usual reply first."""
        due, locale = self.due, self._vocabulary().locale
        assert due
        if due.kind == "turn":
            return EntryPrompt(question, lines=self._table.names)
        word = "words-yes" if due.kind in ("points", "bank") else "words-done"
        lines: tuple[str, ...] = (locale.words(word)[0],)
        if due.kind == "reserved":
            level = locale.words("words-level")[0]
            lines += tuple(f"{level} {letter}" for letter in LEVELS)
        things = tuple(self._cards.candidates()) if self._cards.due_holding else ()
        return EntryPrompt(question, lines=lines, counts=due.kind == "tokens", things=things)

    def is_answer(self, typed: str) -> bool:
        """Return whether a line answers the present question, whatever else it can mean."""
        due = self._table.book.due
        if due is None or not self._table.book.under_way:
            return False
        vocabulary = self._vocabulary()
        if not typed.strip():
            return due.kind not in ("turn", "place")
        if parse_unseen_level(due, typed, vocabulary):
            return True
        return is_none(typed, vocabulary) or (
            due.kind != "place" and vocabulary.agrees(typed) is True
        )

    def take(self, typed: str) -> Messages:
        """Take an answer to the present question, and ask the next one."""
        due = self._table.book.due
        if due is None:
            return [say("companion-no-card-due")]
        names, vocabulary = self._table.names, self._vocabulary()
        entry = parse_plain_entry(due, typed, vocabulary, names, self._table.state)
        if entry is not None:
            return self._enter(entry)
        if due.kind in ("card", "reserved", "noble"):
            return self.with_next_question(due, self._cards.enter_line(typed))
        question = ask_for_due(due, self._table.state, names)
        differs = due.kind in ("points", "bank") and typed.strip()
        head = say("begun-differs") if differs else say("begun-unclear", typed=clean(typed))
        return [head, question]

    def _enter(self, entry: AtStart) -> Messages:
        due = self._table.book.due
        try:
            trouble = self._moves.enter(Entered(entry))
        except DoesNotFit as error:
            state, names = self._table.state, self._table.names
            assert due
            misfit = explain_misfit(error, Entered(entry), state, names)
            return [misfit, ask_for_due(due, state, names)]
        told = describe_start_entry(entry, self._table.state, self._table.names)
        silent = isinstance(entry, Agreed) or (isinstance(entry, Had) and entry.item is None)
        return self.with_next_question(due, trouble or ([] if silent else [told]))

    def with_next_question(self, before: Due | None, told: Messages) -> Messages:
        """Append the next question to messages, if it has changed."""
        after = self._table.book.due
        if before is None or after == before or not self._table.book.under_way:
            return told
        if after is None:
            following = self._table.names[self._table.state.to_act]
            return [*told, say("begun-all", name=following)]
        if after.kind == "place" and before.kind == "place":
            return told
        return [*told, ask_for_due(after, self._table.state, self._table.names)]
