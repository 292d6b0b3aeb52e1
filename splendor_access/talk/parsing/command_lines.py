"""From a line that begins with a command to what it means. The words are those of the locale files.

A `CommandLines` does not decide whether an action is legal, and changes nothing.
"""

import re
from itertools import dropwhile, pairwise

from splendor_access.game.actions import Buy, ChooseNoble, Pass, Reserve, Return, Take
from splendor_access.game.cards import LEVELS, ORDER, Card, Gems, Noble, gems, plus
from splendor_access.game.legality import refusal, surplus
from splendor_access.game.notation import NotationError, letter_text, parse_noble
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.talk.messages import Message, Typed, as_typed, clean, fold, say
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
    deed_told,
)
from splendor_access.talk.parsing.filters import parse_filter
from splendor_access.talk.parsing.read_words import word_lists
from splendor_access.talk.parsing.sentences import (
    not_gems,
    which_line,
)
from splendor_access.talk.parsing.things import (
    Make,
    by_code,
    joined_place,
    parse_gems,
    parse_held_card,
    parse_one_card,
    place_of,
    tile_text,
)
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named

PLACES = (*MARKET_PLACES, *HAND_PLACES, *TILE_PLACES)


class CommandLines:
    """Parses command lines with the words of a language."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def _parse_words(self, words: list[str], line: str, context: Context) -> Parsed:
        place = joined_place(words, self._vocabulary)
        if place:
            words = [place]
        command = self._vocabulary.command(words[0]) if words else None
        fillers = self._vocabulary.words("filler")
        if command is None and words and words[0] in fillers:
            # "The noble tile n2", "the bank": the line begins behind its small words.
            known = self._vocabulary.is_command_word
            rest = [*dropwhile(lambda word: word in fillers and not known(word), words)]
            words = rest or words
            command = self._vocabulary.command(words[0])
        if command is not None:
            # English words are those of the notation, in which a run of letters is nothing else;
            # gold cannot be taken, and `gr` is green.
            english = words[0] == "take" or self._vocabulary.locale.language == "en"
            spelt = command == "take" and english and "g" not in "".join(words[1:])
            return self._parse_command(command, words[1:], line, context, spelt=spelt)
        bare = self._parse_bare(words, context) if words else None
        return bare or Unclear(say("not-a-command", typed=clean(line)))

    def _parse_bare(self, words: list[str], context: Context) -> Parsed | None:
        """Parse a line that begins with no command: an answer to what is due, or a card to see."""
        state = context.state
        if state.to_act == context.seat and state.phase == "return":
            tokens = self._parse_tokens("return", words, context)
            if tokens:
                return tokens
        if len(words) == 1 and words[0] in TILE_PLACES and state.phase == "noble":
            return Act(ChooseNoble(str(words[0])))
        named = seats_named(" ".join(words), context.names)
        if len(named) == 1 and fold(context.names[named[0]]) == " ".join(words):
            return Ask("player", str(named[0]))
        item = by_code(" ".join(words))
        begins_code = re.fullmatch(r"[a-z]\d", words[0]) or re.match(r"[abc]\d[serod]", words[0])
        if isinstance(item, Card) or begins_code:
            return self._parse_card("look", words, as_typed(words), context)
        if isinstance(item, Noble):
            if state.phase == "noble" and state.to_act == context.seat:
                return self._parse_noble(words, as_typed(words), context)
            return self._parse_card("look", words, as_typed(words), context)
        return None

    def _parse_command(
        self, command: str, words: list[str], line: str, context: Context, *, spelt: bool = False
    ) -> Parsed:
        if not self._takes(command, words, context):
            return Unclear(self._vocabulary.not_understood(command, line))
        match command:
            case "turn" if words and words[0].isdigit():
                return Ask("log", f"round {words[0]}")
            case "take" | "return":
                meant = self._parse_tokens(command, words, context, spelt=spelt)
                return meant or Unclear(self._not_gems(command, words, line))
            case "reserve" | "buy":
                return self._parse_purchase(command, words, line, context)
            case "noble":
                return self._parse_noble(words, line, context)
            case "pass":
                return Act(Pass())
            case "undo":
                number = self._vocabulary.number(words[0]) if len(words) == 1 else None
                return Do("undo", str(number) if number and number > 1 else "")
            case "look" | "code":
                return self._parse_card(command, words, line, context)
            case "need" | "goal" if self._is_tile(words):
                return Ask("goal", Typed(" ".join(words), line))
            case "need" if words and not context.strict:
                return self._one_card(command, words, line, context, lambda p: Ask(command, p))
            case "row":
                level = self._vocabulary.level(words)
                return (
                    Ask("row", level)
                    if level
                    else Unclear(self._vocabulary.not_understood("row", line))
                )
            case "me" | "player" if words and self._vocabulary.command(words[-1]) == "cards":
                return self._parse_cards(command, words[:-1], context)
            case "cards":
                return self._parse_cards(command, words, context)
            case "player":
                return self._parse_player("player", words, context)
            case "why" if len(words) > 1 and not seats_named(" ".join(words), context.names):
                return Unclear(say("not-a-command", typed=clean(line)))
            case "settings" | "alias" | "key" | "help" | "rules" | "force":
                # What is kept has its accents.
                about_it = self._behind(command, self._vocabulary.plain(line))
                about = Typed(" ".join(about_it).casefold(), " ".join(about_it))
                return (Ask if command in ("help", "rules") else Do)(command, about)
            case "record":
                # The name of a file stays as it was typed.
                return Ask(command, " ".join(self._behind(command, line)))
            case _:
                known = COMMANDS[command]
                return (Ask if known == "read" else Do)(command, Typed(" ".join(words), line))

    def _behind(self, command: str, line: str) -> list[str]:
        """Return the words behind that of a command, as they were typed."""

        def before(word: str) -> bool:
            bare = self._vocabulary.plain(word)  # a lone `?` is a command too
            return command not in map(self._vocabulary.command, (word, bare))

        return [*dropwhile(before, line.split())][1:]

    def _is_tile(self, words: list[str]) -> bool:
        """Return whether words name a noble, or a place for one."""
        text = tile_text(words, self._vocabulary)
        return text in TILE_PLACES or isinstance(by_code(text), Noble)

    def _takes(self, command: str, words: list[str], context: Context) -> bool:
        """Return whether these words may follow a command that takes none, or only a few."""
        match command:
            case "deck" if words:
                return self._vocabulary.level(words) is not None  # the answer tells of all decks
            case "me" if words and self._vocabulary.command(words[-1]) == "cards":
                return not set(words[:-1]) - self._vocabulary.words("filler")
            case "bank" | "me":
                fillers = self._vocabulary.words("filler") - self._vocabulary.words("card")
                return all(map(self._vocabulary.gems_begun, set(words) - fillers))
            case "turn" if len(words) == 1 and words[0].isdigit():
                return True  # the number of a round
            case "position":
                return not set(words) - self._vocabulary.words("mine")
            case "record" if words:
                # A file has an ending or a folder, so that no other word is taken for its name.
                named = any(set("./\\") & set(word) for word in words)
                return named or self._vocabulary.command(words[-1].rpartition("-")[2]) == "deck"
            case "undo" if len(words) == 1 and words[0] not in self._vocabulary.words("filler"):
                number = self._vocabulary.number(words[0])
                alone = not context.strict and not context.friends
                return alone and number is not None and number > 0
            case "score":
                known = self._vocabulary.words("points") | self._vocabulary.words("filler")
                return not set(words) - known
            case _ if self._vocabulary.locale.attribute(f"command-{command}", "usage"):
                return True
            case _:
                return not set(words) - self._vocabulary.words("filler")

    def _parse_player(self, command: str, words: list[str], context: Context) -> Parsed:
        wanted = " ".join(words)
        if not wanted and len(context.names) == 2:
            return Ask(command, str(1 - context.seat))
        found = seats_named(wanted, context.names)
        if len(found) == 1:
            return Ask(command, str(found[0]))
        meant = found or range(len(context.names))
        options = tuple(
            (say("option-player", name=context.names[i]), Ask(command, str(i))) for i in meant
        )
        if wanted and not found:
            return Which(
                say("no-such-player", typed=clean(as_typed(words)), count=len(options)), options
            )
        return Which(say("which-player", count=len(options)), options)

    def _parse_cards(self, command: str, words: list[str], context: Context) -> Parsed:
        """Parse whose bought cards are meant: `cards ada`, `me cards`, `player ada cards`."""
        if command == "cards" and len(words) == 1 and words[0] in LEVELS and not context.strict:
            called = [fold(name) for name in context.names]
            if words[0] not in called:
                return Ask("row", words[0])  # "the b cards"
        if command == "player" or set(words) - self._vocabulary.words("mine"):
            return self._parse_player("cards", words, context)
        return Ask("cards", str(context.seat))

    def _parse_noble(self, words: list[str], line: str, context: Context) -> Parsed:
        fillers = self._vocabulary.words("filler")
        words = [word for word in words if word not in fillers]
        if not words:
            return Menu("noble")
        if len(words) == 1 and re.fullmatch(r"n[0-9]", words[0]):
            return Act(ChooseNoble(str(words[0])))
        number = self._vocabulary.number(words[0]) if len(words) == 1 else None
        if number is not None and 0 < number <= len(TILE_PLACES):
            return Act(ChooseNoble(TILE_PLACES[number - 1]))
        text = " ".join(words)
        try:
            tile = parse_noble(text)
        except NotationError:
            return Unclear(self._vocabulary.not_understood("noble", line))
        if tile in context.state.tiles:
            return Act(ChooseNoble(TILE_PLACES[context.state.tiles.index(tile)]))
        return Unclear(say("noble-not-out", noble=tile))

    # Gems

    def _parse_tokens(
        self, command: str, words: list[str], context: Context, *, spelt: bool = False
    ) -> Parsed | None:
        """Parse gems to take or to return; None when the words are not gems."""
        idle = self._vocabulary.words("filler") | self._vocabulary.words("article")
        if not set(words) - idle:
            return Menu(command)
        if command == "take":
            other = self._take_other(words, context)
            if other:
                return other
        numbered = self._by_number(words, context) if command == "return" else None
        strict = context.strict or spelt
        either = command == "take"  # it is asked which; gems that are given back are gone
        meanings = [numbered] if numbered else []
        meanings = meanings or parse_gems(words, self._vocabulary, strict=strict, either=either)
        if not meanings:
            return None
        if command == "take" and len(meanings) == 1 and not context.strict:
            meanings = self._nearly_a_colour(words, meanings[0], spelt=spelt)
        make = Take if command == "take" else Return
        if len(meanings) > 1:
            # A meaning that could never be allowed is not worth a question.
            due = (1, 2, 3) if command == "take" else (surplus(context.state),)
            meanings = [m for m in meanings if sum(m) in due] or meanings[:1]
            if all(refusal(context.state, make(m)) for m in meanings):
                meanings = meanings[:1]
        if len(meanings) == 1:
            twice = self._two_of_it(words, meanings[0], context) if command == "take" else None
            return twice or Act(make(meanings[0]))
        options = tuple(
            (say("meant-gems", gems=m, letters=letter_text(m)), Act(make(m))) for m in meanings
        )
        return Which(say("which-gems", typed=clean(as_typed(words)), count=len(options)), options)

    def _two_of_it(self, words: list[str], meant: Gems, context: Context) -> Which | None:
        """Return the question whether two are meant, where one alone cannot be taken."""
        if context.strict or sum(meant) != 1:
            return None
        named = [word for word in words if len(word) > 1 and self._vocabulary.gems(word)]
        if not named or any(self._vocabulary.number(word) is not None for word in words):
            return None
        two = Take(plus(meant, meant))
        if not refusal(context.state, Take(meant)) or refusal(context.state, two):
            return None
        take = self._vocabulary.locale.words("command-take")[0]
        told = deed_told(Act(two), f"{take} {letter_text(two.gems)}")
        return Which(say("guessed", typed=clean(as_typed(words)), count=1), ((told, Act(two)),))

    def _nearly_a_colour(self, words: list[str], meant: Gems, *, spelt: bool) -> list[Gems]:
        """Return what letters mean, and the colour whose word they nearly are.

        `spelt`: in the order of the notation they are nothing else.
        """
        idle = self._vocabulary.words("filler") | self._vocabulary.words("article")
        telling = [word for word in words if word not in idle]
        run = len(telling) == 1 and len(telling[0]) == 3 and not set(telling[0]) - set(ORDER)
        if not run or (spelt and telling[0] == letter_text(meant)):
            return [meant]
        near = self._vocabulary.gem_nearly(telling[0])
        return [meant] if near is None else [meant, gems(near)]

    def _not_gems(self, command: str, words: list[str], line: str) -> Message:
        place = tile_text(words, self._vocabulary).replace(" ", "")
        if command == "take" and place in PLACES:
            kind = "tile" if place in TILE_PLACES else "held" if place in HAND_PLACES else "open"
            return say("take-is-for-tokens", place=place, kind=kind)
        unknown = not_gems(command, words, self._vocabulary)
        return unknown or self._vocabulary.not_understood(command, line)

    def _take_other(self, words: list[str], context: Context) -> Parsed | None:
        """Parse what is taken beside gems: a noble that visits, or a card that is described."""
        vocabulary = self._vocabulary
        articles = vocabulary.words("article")
        text = tile_text([word for word in words if word not in articles], vocabulary)
        if vocabulary.words("tile").intersection(words) and not text:
            return Menu("noble")
        if text in TILE_PLACES and context.state.phase == "noble":
            return Act(ChooseNoble(text))
        if not vocabulary.words("card").intersection(words) or "".join(text.split()) in PLACES:
            return None
        meanings: dict[str, Parsed] = {}
        said = as_typed(words)
        for command in ("buy", "reserve"):
            parsed = self._parse_purchase(command, words, said, context)
            if not isinstance(parsed, Unclear):
                meanings[f"{vocabulary.locale.words(f'command-{command}')[0]} {said}"] = parsed
        if len(meanings) == 1:
            return next(iter(meanings.values()))  # from a deck, which is not bought
        return which_line(said, meanings) if meanings else None

    def _by_number(self, words: list[str], context: Context) -> Gems | None:
        """Parse tokens to return by their numbers in the list of those held."""
        if not all(re.fullmatch(r"[1-6]", word) for word in words):
            return None
        tokens = context.state.seats[context.seat].tokens
        held = [letter for letter, n in zip(ORDER, tokens, strict=True) if n]
        chosen = [int(word) for word in words]
        if max(chosen) > len(held):
            return None
        return gems("".join(held[i - 1] for i in chosen))

    # Cards

    def _parse_purchase(
        self, command: str, words: list[str], line: str, context: Context
    ) -> Parsed:
        place = joined_place(words, self._vocabulary)
        words = [place] if place else self._vocabulary.without_article(words)
        if not set(words) - (self._vocabulary.words("filler") - {*LEVELS}):
            return Menu(command)
        if command == "reserve":
            deck = self._parse_deck(words, context)
            if deck:
                return deck
        dividers = [i for i, word in enumerate(words) if word in self._vocabulary.words("with")]
        if command == "buy" and dividers:
            return self._parse_paid(words, dividers[-1], line, context)
        make = Buy if command == "buy" else Reserve
        return self._one_card(command, words, line, context, lambda place: Act(make(place)))

    def _parse_deck(self, words: list[str], context: Context) -> Parsed | None:
        """Parse a deck to reserve from; None when the words name something else."""
        said = any(word in self._vocabulary.words("deck") for word in words)
        # Written without its accent, the French "à" is the name of a deck here.
        fillers = self._vocabulary.words("filler") - {*LEVELS}
        named = [word for word in words if word not in fillers]
        if said:
            ordinals = word_lists(self._vocabulary.locale.language).ordinals
            for word, following in pairwise(words):
                number = ordinals.get(word, 0)
                if following in self._vocabulary.words("deck") and 1 <= number <= len(LEVELS):
                    return Act(Reserve(LEVELS[number - 1]))  # "the second deck"
            named = [word for word in named if ordinals.get(word) != 1]  # "the first of deck b"
        if said or (len(named) == 1 and named[0] in LEVELS):
            level = self._vocabulary.level(named)
            if level:
                return Act(Reserve(level), asked=not said and not context.strict)
            if not set(named) - self._vocabulary.words("deck"):
                return Menu("reserve", decks=True)
        return None

    def _parse_paid(self, words: list[str], divider: int, line: str, context: Context) -> Parsed:
        """Parse a card, then what it is paid with: behind `with`, unless that is of the card."""
        card, payment = words[:divider], words[divider + 1 :]
        if not (card and payment):
            return Unclear(self._vocabulary.not_understood("buy", line))
        meanings = parse_gems(payment, self._vocabulary, strict=True)
        if not meanings and parse_filter(words, self._vocabulary, number="points"):
            return self._one_card("buy", words, line, context, lambda place: Act(Buy(place)))
        stands = self._vocabulary.words("standing-for").intersection(payment[1:])
        if not meanings or stands:  # "gold for green" pays no green
            return Unclear(say("payment-not-understood", typed=clean(as_typed(payment))))
        # A word that is both a gem and a run of letters is a gem here: payments have counts.
        given = {c: n for c, n in zip(ORDER, meanings[0], strict=True) if n}
        return self._one_card("buy", card, line, context, lambda place: Pay(place, given))

    def _parse_card(self, command: str, words: list[str], line: str, context: Context) -> Parsed:
        if not set(words) - (self._vocabulary.words("filler") - {*LEVELS}):
            return Unclear(self._vocabulary.not_understood(command, line))
        text = " ".join(words)
        if len(words) == 1 and words[0] in TILE_PLACES:
            at = TILE_PLACES.index(words[0])
            tiles = context.state.tiles
            return Look(command, str(words[0]), tiles[at] if at < len(tiles) else None)
        item = by_code(text)
        if item is not None:
            return Look(command, place_of(item, context), item)
        there = context.known_cards()
        return self._one_card(
            command, words, line, context, lambda p: Look(command, p, there.get(p))
        )

    def _one_card(
        self, command: str, words: list[str], line: str, context: Context, make: Make
    ) -> Parsed:
        vocabulary = self._vocabulary
        words = vocabulary.without_article(words)
        if command != "reserve" and vocabulary.words("held").intersection(words):
            return parse_held_card(command, words, line, context, vocabulary, make)
        idle = vocabulary.words("filler") | vocabulary.words("mine")
        place = joined_place([word for word in words if word not in idle], vocabulary)
        words = [place] if place else words
        return parse_one_card(command, words, line, context, vocabulary, make)
