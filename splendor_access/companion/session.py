"""The session of a game with a real box: what is laid, done and turned up is entered in lines."""

import re
from collections.abc import Sequence

import msgspec

from splendor_access.companion.check import Check
from splendor_access.companion.corrections import Corrections
from splendor_access.companion.deeds import parse_deed
from splendor_access.companion.moves import RealMoves
from splendor_access.companion.naming import (
    Thing,
    as_code,
    description,
    fitting,
    looks_like_code,
    nearest,
    whole,
)
from splendor_access.companion.tells import card_lies, code_of, described, left_to_lay, named_call
from splendor_access.dialogue.menus import nobles
from splendor_access.dialogue.prompts import Choice, Handover, Reply, Trouble, chosen
from splendor_access.game.actions import Buy, Pass, Revealed
from splendor_access.game.cards import LEVELS, NOBLES, Card, Hidden, Noble
from splendor_access.game.chance import unseen
from splendor_access.game.events import IllegalAction
from splendor_access.game.legality import refusal
from splendor_access.game.notation import card_code
from splendor_access.game.state import HAND_INDEX, TILE_PLACES
from splendor_access.preferences.style import Style
from splendor_access.session.intents import Intent, Said
from splendor_access.session.session import Session
from splendor_access.table.book import DoesNotFit, Entered, Known, Laid
from splendor_access.table.database import SaveError
from splendor_access.table.real_table import RealTable
from splendor_access.talk.commands import COMMANDS, Act, Do, Menu, Parsed, Pay
from splendor_access.talk.messages import Message, Messages, Typed, clean, fold, line, say
from splendor_access.talk.narrate import refused

MOST_OFFERED = 6
"""Of more cards that fit, only their number is told."""


class Asking(msgspec.Struct, frozen=True):
    """A card that was reserved unseen must be named, so that this can be done."""

    seat: int
    place: str
    then: Act | Pay


class CompanionSession(Session):
    """One keyboard for all that is done at a real table. Questions are those of one seat.

    What only a seat may know is told as at a shared keyboard: when it is asked for.
    """

    def __init__(self, table: RealTable, seat: int, style: Style, *, strict: bool = False) -> None:
        super().__init__(table, seat, style, strict=strict, guarded=True)
        self._real = table
        self._asking: Asking | None = None
        self._corrections = Corrections(
            table, self._dialogue, self._saving, lambda: self.answers, lambda: self.vocabulary
        )
        self._check = Check(table, self._dialogue, lambda: self.answers, lambda: self.vocabulary)
        self._entering = RealMoves(table, seat, self._dialogue, self._saving, self._corrections)

    @property
    def prompt_word(self) -> Message:
        """The word before the cursor: the place that a card is asked for, or who is to act."""
        state = self.table.state
        if self.open_prompt or self.finished:
            return super().prompt_word
        if self._corrections.at is not None:
            return say("prompt-fix")
        if self._check.at is not None:
            return say("prompt-check")
        if self._place:
            return line(self._place)
        if self._real.book.pending:
            return say("prompt-fix")
        if state.phase == "over" or (state.to_act == self.seat and state.phase == "act"):
            return super().prompt_word
        return line(self.table.names[state.to_act])

    @property
    def _place(self) -> str:
        """The place whose card or tile is asked for, or nothing."""
        if self._asking:
            return self._asking.place
        unlaid = self._real.book.unlaid
        awaiting = self.table.state.awaiting
        return unlaid[0] if unlaid else awaiting.place if awaiting else ""

    # Telling

    def opening(self, *, resumed: bool = False) -> list[Said]:
        """Tell who plays, and what is due."""
        said = super().opening(resumed=resumed)
        unlaid = self._real.book.unlaid
        if unlaid:
            said.append(Said(say("companion-lay", place=unlaid[0]), "turn"))
            said.append(Said(left_to_lay(unlaid), "turn"))
        return said

    def _call(self) -> list[Said]:
        state = self.table.state
        correcting = self._corrections.at is not None or self._check.at is not None
        waits = self._place or self.open_prompt or correcting
        if waits or self.finished:
            return []
        if self._real.book.pending:
            if self.listener.called == self.table.version:
                return []
            self.listener.called = self.table.version
            return [Said(message, "turn") for message in self._corrections.pending()]
        if state.phase == "over":
            return []
        if state.to_act == self.seat:
            return super()._call()
        if self.listener.called == self.table.version:
            return []
        self.listener.called = self.table.version
        return [Said(message, "turn") for message in named_call(state, self.table.names)]

    # What a line means

    def handle(self, intent: Intent) -> list[Said]:
        """Do or answer what a source wants, and return all that is now to be said."""
        self._entering.named = None
        return super().handle(intent)

    def _parsed(self, text: str) -> Parsed | Reply:
        typed = self.shortcuts.expanded(text)
        prompt = self.open_prompt
        if isinstance(prompt, Choice):
            reply = chosen(prompt, typed, self.vocabulary)
            if isinstance(reply, Reply):
                return reply
        elif prompt is not None:
            return super()._parsed(text)
        if self._corrections.at is not None and not self._asks(typed):
            return Do("fixed", typed)
        if self._check.at is not None and not self._asks(typed):
            return Do("checked", typed)
        if self._real.book.pending and fold(typed.strip()) in self.vocabulary.words("drop"):
            return Do("drop")
        if self._place and self._names_card(typed):
            return Do("card", typed)
        state = self.table.state
        if state.phase == "noble" and typed.strip().isdecimal():
            offered = nobles(state)
            number = chosen(offered, typed, self.vocabulary)
            option = offered.option(number) if isinstance(number, Reply) else number
            if option:
                return option
        deed = parse_deed(
            typed,
            self.vocabulary,
            state.view(None),
            self.table.names,
            strict=self._strict,
        )
        if deed is None:
            return super()._parsed(text)
        self._entering.named = deed.seat
        return deed.parsed

    def _asks(self, typed: str) -> bool:
        """Return whether a line is a question, or has to do with the program itself."""
        words = self.vocabulary.split(typed)
        command = self.vocabulary.command(words[0]) if words else None
        return command is not None and COMMANDS[command] != "act"

    def _names_card(self, typed: str) -> bool:
        """Return whether a line can name the card or tile that is asked for."""
        vocabulary = self.vocabulary
        words = vocabulary.split(typed)
        if not words or re.fullmatch(r"[a-z]\d", typed.strip().lower()):
            return False
        if vocabulary.is_command_word(words[0]) and not whole(typed):
            return False
        if looks_like_code(words[0]) and re.search(r"\d", typed):
            return True
        if self._place not in TILE_PLACES and description(typed, vocabulary):
            return True
        return bool(fitting(typed, self._possible(), vocabulary))

    def cancel(self) -> list[Said]:
        """Drop what is being asked (Ctrl-C), or say how to leave."""
        asking = self._asking or self._corrections.cancel() or self._check.cancel()
        if not self.open_prompt and asking:
            self._asking = None
            return [Said(say("cancelled")), *self._call()]
        return super().cancel()

    # Doing

    def _play(self, parsed: Act | Pay | Menu) -> Messages:
        state, names = self.table.state, self.table.names
        named = self._entering.named
        if isinstance(self.open_prompt, Handover | Trouble):
            return super()._play(parsed)
        if state.phase == "over":
            return [say("refused-over")]
        if self._real.book.unlaid:
            return [say("companion-lay-first", place=self._place)]
        if state.awaiting:
            return [say("companion-card-first", place=self._place)]
        if named not in (None, state.to_act):
            assert named is not None
            return [
                say("companion-not-next", name=names[state.to_act], other=names[named]),
                *self._skipping(parsed, named),
            ]
        if self._stale:
            return [say("meanwhile")]
        self._dialogue.drop_choice()
        self._asking = self._unknown(parsed)
        if self._asking:
            return [say("companion-which-reserved", name=names[state.to_act], place=self._place)]
        return self._entering.play(parsed)

    def _skipping(self, parsed: Act | Pay | Menu, named: int) -> Messages:
        """Offer to let the turns before that of a seat be skipped."""
        state = self.table.state
        if state.phase != "act" or not isinstance(parsed, Act):
            return []
        count = (named - state.to_act) % len(state.seats)
        skipped = [Entered(Pass())] * count
        return self._corrections.may_force([*skipped, Entered(parsed.action, named)])

    def _unknown(self, parsed: Act | Pay | Menu) -> Asking | None:
        """Return what must be asked before a card that nobody has named is bought."""
        match parsed:
            case Act(action=Buy(place=place)) | Pay(place=place) if place in HAND_INDEX:
                held = self.table.state.seats[self.table.state.to_act].hand[HAND_INDEX[place]]
                if held and isinstance(held.card, Hidden):
                    return Asking(self.table.state.to_act, place, parsed)
        return None

    def _do(self, command: str, about: str) -> Messages:
        match command:
            case "card":
                return self._name(about)
            case "undo":
                return self._take_back()
            case "fix":
                self._check.pause()
                return self._corrections.begin(about)
            case "fixed":
                return self._corrections.take(about)
            case "check":
                self._corrections.cancel()
                return self._check.begin()
            case "checked":
                return self._check.take(about)
            case "drop":
                return self._corrections.drop()
            case "force":
                return self._corrections.force(about.typed if isinstance(about, Typed) else about)
            case _:
                return super()._do(command, about)

    def _take_back(self) -> Messages:
        """Take back what was entered last."""
        self._dialogue.prompt = None
        if self._asking or self._corrections.cancel() or self._check.cancel():
            self._asking = None
            return [say("cancelled")]
        if not self._real.rows:
            return [say("companion-nothing-entered")]
        entered = self._real.book.steps[-1].entered if self._real.book.steps else None
        gone = self._real.book.steps[-1].events if entered else ()
        try:
            self._real.undo_to(self._real.rows - 1)
        except SaveError as error:
            return self._saving.trouble(error, self._take_back)
        if self._real.corrected:
            return self._corrections.told(self._real.corrected.before)
        what = entered.what if entered else None
        if isinstance(what, Laid):
            return [say("companion-taken-up", place=what.place)]
        if isinstance(what, Revealed):
            return [say("companion-taken-up", place=self._place)]
        told = [each for event in gone for each in self.answers.narrated(event, shared=True)]
        return [say("taken-back", deed=each) for each in told]

    # Cards and tiles

    def _possible(self) -> list[Thing]:
        """Return what can be meant: of the level that is due, or of all while cards are laid."""
        state, place = self.table.state, self._place
        hidden = dict(zip(LEVELS, unseen(state), strict=True))
        if place in TILE_PLACES:
            return [tile for tile in NOBLES if tile not in state.tiles]
        if self._asking:
            held = state.seats[self._asking.seat].hand[HAND_INDEX[place]]
            assert held
            return [*hidden[held.card.level]]
        return [*hidden[place[0]]]

    def _name(self, typed: str) -> Messages:
        """Take in one or several cards, as far as each is clear."""
        if not self._place:
            return [say("companion-no-card-due")]
        lines: Messages = []
        parts = _parts(typed)
        for at, part in enumerate(parts):
            thing = self._meant(part) if self._place else None
            if thing is None:
                rest = parts[at + 1 :]
                missed = [say("companion-not-entered", text=", ".join(rest))] if rest else []
                return [*lines, *self._unclear(part), *missed]
            self._dialogue.drop_choice()
            lines += self._enter(thing)
        return lines

    def _meant(self, typed: str) -> Thing | None:
        """Return the one thing that is meant, or None."""
        found = fitting(typed, self._possible(), self.vocabulary)
        if not found and self._real.book.unlaid:
            thing = whole(typed)
            found = [thing] if thing and self._free(thing) else []
        return found[0] if len(found) == 1 else None

    def _free(self, thing: Thing) -> str:
        """Return the first place of the start where a thing can be laid, or nothing."""
        state = self.table.state
        if isinstance(thing, Noble):
            places = [p for p in self._real.book.unlaid if p in TILE_PLACES]
            return places[0] if places and thing not in state.tiles else ""
        hidden = unseen(state)[LEVELS.index(thing.level)]
        places = [p for p in self._real.book.unlaid if p[0] == thing.level]
        return places[0] if places and thing in hidden else ""

    def _unclear(self, typed: str) -> Messages:
        """Say what does not name one card, and offer those that are meant or near."""
        there = self._possible()
        found = fitting(typed, there, self.vocabulary)
        shown = clean(typed)
        if len(found) > MOST_OFFERED:
            return [say("companion-many-fit", typed=shown, count=len(found))]
        if found:
            return self._offer(say("companion-which", typed=shown, count=len(found)), found)
        lies = card_lies(whole(typed), self.table.state, self.table.names, self._place)
        head = lies or say("companion-no-such", typed=shown, place=self._place)
        near = nearest(typed, there)
        return [head, *(self._offer(say("companion-nearest"), near) if near else [])]

    def _offer(self, head: Message, things: Sequence[Thing]) -> Messages:
        options = [(described(each), Do("card", code_of(each))) for each in things]
        return self._dialogue.offer(Choice("which", head, options))

    def _enter(self, thing: Thing) -> Messages:
        """Enter the card or tile that was asked for."""
        place = self._place
        if self._asking:
            assert isinstance(thing, Card)
            return self._enter_known(self._asking, thing)
        if not self._real.book.unlaid:
            assert isinstance(thing, Card)
            return self._entering.enter(Entered(Revealed(thing)))
        place = self._free(thing)
        trouble = self._entering.enter(Entered(Laid(place, thing)))
        if trouble:
            return trouble
        name = "placed-noble" if isinstance(thing, Noble) else "placed"
        told = say(name, place=place, noble=thing, card=thing)
        unlaid = self._real.book.unlaid
        if not unlaid:
            begins = self.table.names[self.table.state.to_act]
            return [told, say("companion-all-laid", name=begins)]
        return [told, left_to_lay(unlaid)] if unlaid[0][0] != place[0] else [told]

    def _enter_known(self, asking: Asking, card: Card) -> Messages:
        """Name a card that was reserved unseen, and do what had to wait for that."""
        known = Entered(Known(asking.seat, asking.place, card))
        try:
            after = self._real.book.add(known).state
        except (DoesNotFit, IllegalAction):
            return [say("companion-no-such", typed=card_code(card), place=asking.place)]
        then = asking.then
        action = then.action if isinstance(then, Act) else Buy(then.place)
        why = refusal(after, action)
        if why:
            return [refused(why, after.rules.edition)]
        self._asking = None
        return self._entering.enter(known) or self._entering.play(then)


def _parts(typed: str) -> list[str]:
    """Return the codes of a line, or the whole line where it is a description."""
    for pattern in (r"[,;]", r"\s+"):
        parts = [part.strip() for part in re.split(pattern, typed) if part.strip()]
        if len(parts) > 1 and all(whole(part) or _begins_code(part) for part in parts):
            return parts
    return [typed]


def _begins_code(part: str) -> bool:
    return bool(re.fullmatch(r"[abc]?\d[segrod](\d[segrod])+\d?", as_code(part)))
