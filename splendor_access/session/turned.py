"""What a reply wants that turns from the open question: another card, something else, or to ask.

`no, a3 I meant` is the deed of the question with another card, and is asked about. A whole order
behind `never mind` is as certain as it would be without it, and a question there is answered.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import msgspec

from splendor_access.game.actions import Reserve, Take
from splendor_access.game.cards import LEVELS, ORDER, Card, gems
from splendor_access.game.legality import refusal
from splendor_access.game.state import MARKET_PLACES
from splendor_access.session.beside import is_unseen
from splendor_access.session.choosing import ChoiceReader
from splendor_access.session.prompts import Choice, Confirm, Reply, option_place
from splendor_access.session.replies import ReplyReader
from splendor_access.session.tokens import PaymentReader
from splendor_access.session.turning import Turned, TurnReader
from splendor_access.session.unsure import DoubtReader
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import clean, fold, say
from splendor_access.talk.parsing.commands import (
    Act,
    Ask,
    Context,
    Look,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
    command_of,
    reads,
)
from splendor_access.talk.parsing.completed import single
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

_OF_DEEDS = ("help", "rules", "try")
"""Questions that a deed is taken for which is named and not ordered."""

MOST_WORDS = 3
"""The most words that name a question without asking it."""


class TurnedReplies:
    """Reads such replies. `context` is what a line is parsed in, `ask` asks which is meant."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        scene: Scene,
        context: Context,
        ask: Callable[[str, Sequence[Parsed]], Which | None],
    ) -> None:
        self._vocabulary = vocabulary
        self._state = scene.state
        self._context = msgspec.structs.replace(context, prompted=False, guesses=True)
        self._ask = ask
        self._turns = TurnReader(vocabulary, scene.names)
        self._replies = ReplyReader(vocabulary, scene.names)
        self._choices = ChoiceReader(vocabulary, scene.names)
        self._payments = PaymentReader(vocabulary, scene.names)
        self._doubts = DoubtReader(vocabulary, scene.names)

    def instead(self, choice: Choice, text: str) -> Parsed | Reply | None:
        """Return what a line wants in the place of the choices, or which it names in an order."""
        if self._payments.plainly_kept(choice, text) != text:
            return None  # "I put green aside for a1" reserves nothing
        return (
            self._choices.yes_and(choice, text)
            or self._in_same_row(choice, text)
            or self._otherwise(choice, text)
            or self._paid_otherwise(choice, text)
            or self._at_choice(choice, text)
            or self._behind_no(choice, text)
            or self._ordered_whole(choice, text)
        )

    def _paid_otherwise(self, choice: Choice, text: str) -> Which | None:
        """Return the question about a payment that is none of the choices: `without gold`."""
        asks = self._replies.begins_asking(text) or self._vocabulary.wonders(text)
        paid = None if asks else self._payments.otherwise(choice, text, self._state)
        return self._ask(text, [paid]) if paid else None

    def _behind_no(self, choice: Choice, text: str) -> Parsed | Reply | None:
        """Return what is wanted behind a no, where it is one of the choices or something certain.

        As in `no, just buy it`, and `no, take two green`. A guess near to it is asked about.
        """
        rest = self._replies.behind_no(text)
        if rest is None or (choice.sole and self._replies.is_other(text)):
            return None
        chosen = None if choice.sole else self._choices.choice(choice, rest, self._state)
        more = self._replies.goes_on(rest) or (choice.guessed and self._replies.names_more(rest))
        pays = choice.word == "pay" and not self._replies.orders(rest)
        if chosen and isinstance(chosen.word, int):
            return chosen
        if chosen or pays or not more:
            return None
        meant = self._parse(rest)
        denies = any(each.has("not") for each in self._turns.said(rest))
        why = denies and not self._asks(rest) and not self._replies.orders(rest)
        if choice.sole and why and isinstance(meant, Which) and meant.guessed:
            return Reply("cancel")  # "no, for h1 it would not be enough"
        return None if isinstance(meant, Unclear) else meant

    def _otherwise(self, choice: Choice, text: str) -> Which | Unclear | Reply | None:
        """Return what a line wants that first says none of the choices: `neither, the black one`.

        None where it does not say so. It never chooses. Who only says why leaves them.
        """
        rest = self._replies.behind_none(text)
        if rest is None:
            return None
        if self._replies.only_explains(rest):
            return Reply("cancel")
        options = [parsed for _told, parsed in choice.options]
        lines, deeds = [rest], {command_of(each) for each in options}
        asks = self._replies.begins_asking(rest)
        whole = asks or choice.guessed or self._replies.orders(rest)
        if len(deeds) == 1 and not whole:
            (deed,) = deeds
            lines.insert(0, f"{self._vocabulary.locale.words(f'command-{deed}')[0]} {rest}")
        places = {*map(option_place, options)} - {None}
        for line in lines:
            done = [each for each in self._done(line) if each not in options]
            done = [each for each in done if asks == isinstance(each, Ask | Look)]
            meant = [each for each in done if option_place(each) not in places]
            if meant:
                break
        meant.sort(key=lambda each: command_of(each) not in deeds)
        return self._ask(text, meant) or Unclear(say("not-a-command", typed=clean(text)))

    def _ordered_whole(self, choice: Choice, text: str) -> Act | Pay | Reply | Which | None:
        """Return the deed that a whole order is for; a reply where it is among the choices.

        As in `I take two blue` while a card is to be chosen that costs two blue. Gems alone, as
        in `two diamonds for me`, are asked about.
        """
        if not self._replies.orders(text):
            gems_alone = self._choices.takes_gems(choice, text) and not choice.passing
            takes = self._deeds([text], []) if gems_alone else []
            return self._ask(text, [each for each in takes if command_of(each) == "take"])
        meant = self._parse(text)
        options = [parsed for _told, parsed in choice.options]
        if not isinstance(meant, Act | Pay):
            return None
        if meant in options:
            return Reply(options.index(meant) + 1)
        if choice.passing:
            return meant
        if command_of(meant) in map(command_of, options):
            return None
        allowed = isinstance(meant, Act) and refusal(self._state, meant.action) is None
        chosen = self._choices.choice(choice, text, self._state, takes=True)
        option = choice.option(chosen) if chosen else None
        # "take the four green one"
        return meant if allowed else self._ask(text, [option]) if option else None

    def _at_choice(self, choice: Choice, text: str) -> Parsed | Reply | None:
        """Return what is wanted where one of several things is to be chosen."""
        if exchanged := self._exchanged(choice, text):
            return self._ask(text, [exchanged])
        if self._turns.lets_be(text) and not self._names_thing(text):
            return Reply("cancel")
        turned = self._turns.turned(text)
        if turned is None or not turned.turns:
            return None
        if asked := self._asked(turned):
            lets_be = turned.has("lets-be") and not turned.has("puts-off")
            return Reply("cancel", turned.rest) if lets_be and not choice.passing else asked
        first = text.split(maxsplit=1)[:1]
        one = "?" not in text and any(map(self._replies.begins_asking, first))
        if not turned.begins and (one or text.rstrip().endswith("?")):
            return None
        if chosen := self._chosen(choice, turned):
            return chosen
        lets_be = turned.has("lets-be") and not choice.reads
        if lets_be and self._replies.only_explains(turned.rest):
            return Reply("cancel")
        deed = (
            self._ordered(choice, turned, text)
            or self._corrected(choice, turned, text)
            or self._tried(choice, turned, text)
        )
        if deed:
            return deed
        if self._names(turned) and not choice.passing:
            return Reply("cancel", turned.rest)
        return None

    def _names_thing(self, text: str) -> bool:
        """Return whether a line names a colour or a place: `leave me the blue`."""
        return any(each.has("colour", "place") for each in self._turns.said(text))

    def _chosen(self, choice: Choice, turned: Turned) -> Reply | None:
        """Return the choice that the rest makes, unless that is called only by what it is not."""
        others = any(each.has("ordinal-other", "other") for each in self._turns.said(turned.rest))
        if choice.sole or others:
            return None
        chosen = self._choices.choice(choice, turned.rest, self._state)
        return chosen if chosen and isinstance(chosen.word, int) else None

    def at_unclear_choice(self, choice: Choice, text: str) -> Which | Reply | None:
        """Return what is meant in the place of something denied: `not white, the blue one`.

        Who denies the deed that is asked about leaves it: `I buy nothing after all`.
        """
        if self._wants_none(text):
            return Reply("cancel")
        turned = self._turns.turned(text)
        if turned and turned.denies and (found := self._corrected(choice, turned, text)):
            return found
        tokens = self._turns.tokens(text)
        if any(each.thing for each in tokens) or not any(each.has("not") for each in tokens):
            return None
        deeds = {command_of(parsed) for _told, parsed in choice.options}
        if self._asks(text) or not any(each.has(deed) for each in tokens for deed in deeds):
            return None
        meant = self._parse(text)
        denied = isinstance(meant, Unclear) and meant.answer.name == "not-done"
        return Reply("cancel") if denied or self._replies.mentions(text, "nothing") else None

    def _wants_none(self, text: str) -> bool:
        """Return whether a line wants none of the choices, and nothing else."""
        if not self._replies.mentions(text, "none-of-them"):
            return False
        named = ("place", "colour", "level", *DEEDS)
        tokens = self._turns.tokens(text)
        return not self._asks(text) and not any(each.has(*named) for each in tokens)

    def _exchanged(self, choice: Choice, text: str) -> Act | None:
        """Return the take of a guess with one colour for another: `white instead of the green`."""
        option = choice.options[0][1]
        taken = option.action if isinstance(option, Act) and choice.sole else None
        if not isinstance(taken, Take) or self._replies.begins_asking(text):
            return None
        wanted, unwanted = self._turns.colours(self._turns.said(text))
        old = {letter for letter, count in zip(ORDER, taken.gems, strict=True) if count}
        if len(wanted) != 1 or len(unwanted) != 1 or not unwanted <= old or wanted & old:
            return None
        return Act(Take(gems("".join((old - unwanted) | wanted))))

    def at_confirm(self, confirm: Confirm, text: str, *, denied: bool) -> Parsed | Reply | None:
        """Return what is wanted where a yes or no is asked for; `denied`: it is a no anyway.

        Then a reason may stand behind it, as in `no wait, we are only in round eight`.
        """
        turned = self._turns.turned(text)
        if turned is None:
            return None
        asked = self._asked(turned)
        if asked and turned.turns == {"puts-off"}:
            return asked
        if is_unseen(confirm) and not self._replies.begins_asking(turned.rest):
            cards = self._other_cards(str(confirm.messages[0].args["level"]), turned.rest)
            plain = [each for each in cards if str(option_place(each)) not in LEVELS]
            if len(cards) == len(plain) == 1 and turned.has("lets-be"):
                reserve = self._vocabulary.locale.words("command-reserve")[0]
                return Reply("no", f"{reserve} {option_place(plain[0])}")
            if cards:
                return self._ask(text, cards)
        reason = denied and self._replies.declares(turned.rest)
        if asked and not (reason and len(turned.rest.split()) > MOST_WORDS):
            keeps = turned.has("puts-off") or isinstance(asked, Which)
            return asked if keeps else Reply("no", turned.rest)
        meant = self._parse(turned.rest)
        ordered = isinstance(meant, Act | Pay | Menu) and bool(turned.turns)
        return Reply("no", turned.rest) if ordered or self._names(turned) else None

    def _other_cards(self, level: str, rest: str) -> list[Parsed]:
        """Return what is to be reserved in the place of the top card of a deck."""
        if self._replies.orders(rest):
            return []
        deck = self._other_deck(rest)
        named = [Act(Reserve(deck))] if deck and deck != level else []
        heard = (self._doubts.heard_place(clause) for clause in rest.split(","))
        if place := next((each for each in heard if each in MARKET_PLACES), None):
            return [Act(Reserve(place))]  # as dictation writes it
        reserve = self._vocabulary.locale.words("command-reserve")[0]
        cards = self._deeds([f"{reserve} {self._asked_for(rest)}"], [Act(Reserve(level))])
        return list(dict.fromkeys([*named, *cards]))

    def _other_deck(self, rest: str) -> str | None:
        """Return the level whose deck is named, and nothing else: `the c pile`."""
        words = [fold(word) for word in re.findall(r"[\w']+", rest)]
        levels = {*words} & {*LEVELS}
        known = self._vocabulary.words("deck") | self._vocabulary.words("level")
        idle = known | self._vocabulary.words("filler") | self._vocabulary.words("article")
        strange = [word for word in words if word not in idle | {*LEVELS}]
        named = not known.isdisjoint(words) or (
            LEVELS[0] not in levels and len(words) <= MOST_WORDS
        )
        return levels.pop() if len(levels) == 1 and len(strange) <= int(named) else None

    def _asked_for(self, rest: str) -> str:
        """Return what a line asks for, without the words that do: `I want a red`."""
        words = rest.split()
        asking = self._vocabulary.words("asking-for")
        count = next((n for n in (4, 3, 2, 1) if "-".join(map(fold, words[:n])) in asking), 0)
        return " ".join(words[count:]) or rest

    def _asked(self, turned: Turned) -> Ask | Look | Which | None:
        """Return the question that the rest is; of one that is put off also what it may be."""
        rest = turned.rest
        if not turned.begins or self._vocabulary.agrees(rest) is not None:
            return None
        meant, asks = self._parse(rest), self._asks(rest)
        if isinstance(meant, Which) and turned.has("puts-off"):
            return meant if meant.guessed and reads(meant) else None
        told = isinstance(meant, Ask) and meant.command in _OF_DEEDS and not asks
        if told and self._replies.orders(rest):
            return None  # "it is to reserve that I want"
        sure = asks or turned.has("puts-off") or self._vocabulary.begins_command(rest)
        return meant if isinstance(meant, Ask | Look) and sure else None

    def _asks(self, rest: str) -> bool:
        """Return whether the rest asks, by its first words or its last ones."""
        rest = self._asked_for(rest)
        return self._replies.begins_asking(rest) or self._replies.ends_asking(rest)

    def _names(self, turned: Turned) -> bool:
        """Return whether the rest names a question in a few words: `no, sorry, the bank`."""
        short = len(turned.rest.split()) <= MOST_WORDS and turned.has("lets-be", "corrects")
        named = any(each.has("colour", "place") for each in self._turns.tokens(turned.rest))
        if not short or not turned.begins or named or self._replies.orders(turned.rest):
            return False
        agrees = self._vocabulary.agrees(turned.rest) is not None
        return not agrees and isinstance(self._parse(turned.rest), Ask | Look)

    def _corrected(self, choice: Choice, turned: Turned, text: str) -> Which | None:
        """Return the question about the deed of the choices with what the rest names."""
        options = [parsed for _told, parsed in choice.options]
        placed = any(each.has("place") for each in self._turns.said(turned.rest))
        if choice.word == "pay" and not placed:
            return self._ask(text, self._beside(options, turned.rest))
        verbs = [
            self._vocabulary.locale.words(f"command-{command_of(each)}")[0]
            for each in options
            if isinstance(each, Act | Pay)
        ]
        if self._replies.orders(turned.rest) or self._asks(turned.rest):
            return None
        tokens = self._turns.tokens(turned.rest)
        if not any(each.thing for each in tokens):
            return None
        if not any(each.has("colour", "place") for each in tokens):
            likely = self._doubts.likely(choice, turned.rest, self._state)
            if len(likely) == 1:  # "erm, the big one, three points"
                return self._ask(text, [options[likely[0] - 1]])
        named = self._asked_for(turned.rest)
        take = self._vocabulary.locale.words("command-take")[0]
        lines = [f"{verb} {named}" for verb in dict.fromkeys(verbs)]
        lines = [f"{take} {named}", *lines] if self._counts(named) and verbs else lines
        return self._ask(text, self._deeds(lines, options))

    def _counts(self, named: str) -> bool:
        """Return whether gems are named as they are taken: by how many they are, or several."""
        tokens = self._turns.tokens(named)
        counts = any(one.has("number") and two.has("colour") for one, two in pairwise(tokens))
        counts |= len(self._turns.colours(tokens)[0]) > 1
        return counts and not any(each.has("place", "cost", "with", "points") for each in tokens)

    def _ordered(self, choice: Choice, turned: Turned, text: str) -> Parsed | None:
        """Return the whole order that the rest is; one behind a guess or a slip is asked about.

        So are gems alone: `no, the two white ones` may be cards.
        """
        meant = self._parse(turned.rest)
        pays = choice.word == "pay" and not self._replies.orders(turned.rest)
        if pays or not isinstance(meant, Act | Pay):
            return None  # "rather blue and green"
        allowed = isinstance(meant, Pay) or refusal(self._state, meant.action) is None
        sure = allowed and turned.has("lets-be") and self._replies.orders(turned.rest)
        return meant if sure else self._ask(text, [meant])

    def _tried(self, choice: Choice, turned: Turned, text: str) -> Which | None:
        """Return the question about the deed that the rest would try, or wants with a card."""
        if choice.word == "pay" and not self._replies.orders(turned.rest):
            return None
        meant = self._parse(turned.rest)
        tried = isinstance(meant, Ask) and meant.command == "try" and not self._asks(turned.rest)
        deeds = self._deeds([turned.rest], []) if tried else []
        return self._ask(text, deeds or self._of_one_card(choice, turned.rest))

    def _of_one_card(self, choice: Choice, rest: str) -> list[Parsed]:
        """Return another deed with the card that is named, or that the choices are about.

        As in `b3, and hold it, not buy it`, and `reserve it I meant`.
        """
        tokens = self._turns.tokens(rest)
        places = {each.word for each in tokens if each.has("place")}
        if not places and not any(each.has("colour", "number") for each in tokens):
            places = {str(option_place(parsed)) for _told, parsed in choice.options}
        denied = [two for one, two in pairwise(tokens) if one.has("not")]
        wanted = [each for each in tokens if each not in denied and not each.has("not")]
        verbs = [deed for deed in ("buy", "reserve") if any(each.has(deed) for each in wanted)]
        if len(places) != 1 or len(verbs) != 1 or self._asks(rest):
            return []
        verb = self._vocabulary.locale.words(f"command-{verbs[0]}")[0]
        return self._deeds([f"{verb} {places.pop()}"], [])

    def _beside(self, options: Sequence[Parsed], rest: str) -> list[Parsed]:
        """Return the same deed with the card beside the one in question, of the colour named.

        As in `the green one next to it`.
        """
        place, deed = str(option_place(options[0])), command_of(options[0])
        if place not in MARKET_PLACES or not self._replies.points_beside(rest):
            return []
        named, _denied = self._turns.colours(self._turns.said(rest))
        near = [f"{place[0]}{number}" for number in (int(place[1]) - 1, int(place[1]) + 1)]
        cards = {each: self._state.card_at(each) for each in near if each in MARKET_PLACES}
        verb = self._vocabulary.locale.words(f"command-{deed}")[0]
        lines = [
            f"{verb} {each}"
            for each, card in cards.items()
            if isinstance(card, Card) and (not named or card.bonus in named)
        ]
        return self._deeds(lines, options)

    def _in_same_row(self, choice: Choice, text: str) -> Which | None:
        """Return the question about another card of the row in question: `no, the fourth there`.

        The deed is the one that the line says, or else that of the choices.
        """
        turned = self._turns.turned(text)
        options = [parsed for _told, parsed in choice.options]
        places = {str(option_place(each)) for each in options}
        if not turned or not turned.turns or len(places) != 1 or self._asks(turned.rest):
            return None
        (here,) = places
        tokens = self._turns.said(turned.rest)
        named = any(each.has("place", "colour", "points", "noble", "name") for each in tokens)
        rows = [each for each in tokens if each.has("level") and each.word not in LEVELS]
        numbers = [number for each in tokens if (number := self._number(each))]
        if here not in MARKET_PLACES or named or len(rows) != 1 or len(numbers) != 1:
            return None
        said = [deed for deed in ("buy", "reserve") if any(each.has(deed) for each in tokens)]
        deeds = dict.fromkeys(said or map(command_of, options))
        verbs = [self._vocabulary.locale.words(f"command-{deed}")[0] for deed in deeds]
        lines = [f"{verb} {here[0]}{numbers[0]}" for verb in verbs]
        return self._ask(text, self._deeds(lines, options))

    def _number(self, token: Sensed) -> int | None:
        """Return the number that a word counts by: `four`, `fourth`."""
        counted = (kind[8:] for kind in token.senses if kind.startswith("ordinal-"))
        ordinal = next((int(each) for each in counted if each.isdigit()), None)
        known = token.has("number") and not token.has("filler")
        return ordinal or (self._vocabulary.number(token.word) if known else None)

    def _deeds(self, lines: Sequence[str], options: Sequence[Parsed]) -> list[Parsed]:
        """Return the deeds that lines are, but those that are asked about already."""
        done = [each for line in lines for each in self._done(line)]
        return [each for each in done if each not in options and isinstance(each, Act | Pay)]

    def _done(self, line: str) -> Iterator[Parsed]:
        """Yield what a line means, and in the place of what a deed would bring the deed."""
        for each in single(self._parse(line)):
            if isinstance(each, Ask) and each.command == "try":
                yield from single(self._parse(each.about))
            elif not isinstance(each, Unclear):
                yield each

    def _parse(self, line: str) -> Parsed:
        return CommandParser(self._vocabulary).parse(line, self._context)
