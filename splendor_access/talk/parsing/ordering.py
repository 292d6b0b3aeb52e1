"""Orders in other shapes than a command's: in polite words, said anew, stated, or reworded."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import msgspec

from splendor_access.game.actions import Take
from splendor_access.game.legality import refusal
from splendor_access.talk.messages import clean
from splendor_access.talk.parsing.commands import Act, Context, Parsed, Pay, Which
from splendor_access.talk.parsing.parting import PLACED, WHOLE, Parting

if TYPE_CHECKING:
    from splendor_access.talk.parsing.nearest import Nearest
    from splendor_access.talk.parsing.polite import Polite
    from splendor_access.talk.parsing.restated import Restated
    from splendor_access.talk.parsing.reworded import Reworded

MOST_UNLIKE = 2
"""More gems of different colours than this are a whole take."""

SURE = 3
"""A deed in so few words takes nothing back."""


class Ordering(Parting, ABC):
    """Finds such orders. How a line is parsed, and what is nearest to it, is left open."""

    @abstractmethod
    def nearest(self, line: str, context: Context) -> "Nearest":
        """Return what finds the meanings nearest to a line."""

    def _ordered_besides(self, line: str, context: Context) -> Parsed | None:
        """Return the deed of a command with nothing but small words around it: `yes buy a2 then`.

        The command has to be whole.
        """
        if not is_open(context) or line.rstrip().endswith("?"):
            return None
        command = self._polite(context).command(line)
        parsed = self.parse(command, context) if command else None
        return parsed if isinstance(parsed, Act | Pay) else None

    def _wanted(self, line: str, context: Context) -> Parsed | None:
        """Return the question whether to do what a line politely wants: `I'd like to buy a2`.

        What the rules forbid is refused at once.
        """
        if not is_open(context) or line.rstrip().endswith("?"):
            return None
        plain = self._polite(context).plainly(line)
        wanted = self.parse(plain, context) if plain else None
        match wanted:
            case Act(action=action) if refusal(context.state, action):
                return wanted
            case Act() | Pay():
                return self._meaning(context).guessed(line, wanted)
            case Which(prompt=prompt, options=options) if all(map(_does, options)):
                args = {**prompt.args, "typed": clean(line)}
                return msgspec.structs.replace(
                    wanted, prompt=msgspec.structs.replace(prompt, args=args)
                )
            case _:
                return None

    def _refused_at_once(self, line: str, parsed: Parsed, context: Context) -> Parsed:
        """Return a meaning; a deed that would be refused once it was agreed to is done now."""
        if not is_open(context) or line.rstrip().endswith("?"):
            return parsed
        match parsed:
            case Which(options=((_told, Act(action=action) as deed),)) if parsed.guessed:
                whole = PLACED.search(line) is not None
                if isinstance(action, Take):
                    whole = sum(action.gems) > MOST_UNLIKE or max(action.gems) > 1
                forbidden = whole and refusal(context.state, action)
                return deed if forbidden and not self._meaning(context).corrects(line) else parsed
            case _:
                return parsed

    def _corrected(self, line: str, context: Context) -> Parsed | None:
        """Return the question whether the deed was meant that is said anew: `c1, no, c2`."""
        if not is_open(context) or len(line.split()) <= SURE:
            return None
        options = self._restated(context).corrected(line)
        return self.nearest(line, context).question(options)

    def _stated(self, line: str, parsed: Parsed, context: Context) -> Parsed | None:
        """Return the question whether a deed was meant that is stated where it is only tried."""
        if not is_open(context) or self._command_of(line) in WHOLE:
            return None
        reworded = self._reworded_question(line, parsed, context)
        if reworded is not None:
            return reworded
        options = self._restated(context).meant(line, parsed)
        return self.nearest(line, context).question(options)

    def _reworded_question(self, line: str, parsed: Parsed, context: Context) -> Parsed | None:
        """Return the question whether a deed was meant that is ordered in an unusual shape."""
        options = self._reworded(context).meant(line, parsed) if is_open(context) else []
        return self.nearest(line, context).question(options) if options else None

    def _is_one_order(self, line: str, context: Context) -> bool:
        """Return whether a line is one order that commas part."""
        if not is_open(context):
            return False
        return self._reworded(context).is_one(line) or self._wanted(line, context) is not None

    def _polite(self, context: Context) -> "Polite":
        # Loaded late, as the grammar is.
        from splendor_access.talk.parsing.polite import Polite

        return Polite(self._vocabulary, context.names)

    def _restated(self, context: Context) -> "Restated":
        # Loaded late, as the grammar is.
        from splendor_access.talk.parsing.restated import Restated

        part_of = msgspec.structs.replace(context, guesses=False)
        return Restated(
            self._vocabulary,
            context.names,
            context.state,
            lambda part: self.parse(part, part_of),
            context.takes_done,
        )

    def _reworded(self, context: Context) -> "Reworded":
        # Loaded late, as the grammar is.
        from splendor_access.talk.parsing.reworded import Reworded

        return Reworded(self._vocabulary, context, lambda part: self.parse(part, context))


def _does(option: tuple[object, Parsed]) -> bool:
    return isinstance(option[1], Act | Pay)


def is_open(context: Context) -> bool:
    """Return whether a typist has a turn, and no question stands; parts of a line are read so."""
    own = context.sentences and context.guesses and not context.strict
    return own and not context.prompted and context.state.phase == "act"
