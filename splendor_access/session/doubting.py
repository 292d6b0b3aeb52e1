"""Which of the choices an unclear line at a question of the program may mean, to be asked about."""

from collections.abc import Sequence

from splendor_access.game.state import MARKET_PLACES
from splendor_access.session.asides import Asides
from splendor_access.session.choosing import COUNTED
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.prompts import (
    Choice,
    Confirm,
    Handover,
    Reply,
    describe_option,
    noble_choice,
    option_place,
)
from splendor_access.session.replies import ReplyReader
from splendor_access.session.unsure import MOST, DoubtReader
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import Message, clean, say
from splendor_access.talk.parsing.commands import Act, Ask, Look, Parsed, Unclear, Which
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.parsing.wording import ASKING

_CALLING = (
    *("card", "noble", "relative", "able", "cost", "cheap", "expensive", "big", "small", "colour"),
    *("points", "worth", "need", "afford", "keep", "far", "most", "less", "more"),
)
"""What words of a line may mean that says something of one of the choices."""

LEAST_KNOWN = 2
"""So many words of such a line are known."""


class Doubts:
    """Finds them, with the words of a language and the names at a table."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        names: Sequence[str],
        dialogue: Dialogue,
        asides: Asides,
    ) -> None:
        self._vocabulary = vocabulary
        self._dialogue = dialogue
        self._asides = asides
        self._replies = ReplyReader(vocabulary, names)
        self._reader = DoubtReader(vocabulary, names)

    def doubted(
        self, meant: Parsed | Reply, text: str, scene: Scene
    ) -> Which | Unclear | Look | None:
        """Return which of the choices a typist's unclear reply may mean, to be asked about.

        What seems to be a question of another kind is one only where no single choice is likely.
        """
        if isinstance(meant, Reply | Act):
            return None
        prompt, state = self._dialogue.prompt, scene.state
        if isinstance(prompt, Choice) and prompt.passing:
            prompt = prompt.behind
        own = not self._vocabulary.begins_command(text)
        guess = isinstance(meant, Which) and (meant.guessed or own)
        mine = meant == Ask("turn") and own and self._replies.is_of_me(text)
        there = isinstance(prompt, Handover) and (guess or mine)
        if there and self._replies.may_be_ready(text):
            return Unclear(say("not-a-command", typed=clean(text)))
        unclear = isinstance(meant, Unclear) and meant.answer.name != "no-such-number"
        asks = self._replies.begins_asking(text.rstrip(" ?")) or self._asks_of_player(text)
        asked = asks or self._replies.ends_asking(text.rstrip(" ?"))
        bare = own and not asked and not self._vocabulary.wonders(text)
        reads_only = isinstance(meant, Ask | Look) and (
            bare
            or self._replies.counts_piles(text)
            or self._tells_gift(meant, text, scene)
            or (isinstance(prompt, Choice) and not asked and self._spares(meant, text))
        )
        lacks = isinstance(prompt, Choice) and self._lacks(text)
        bare_answer = not (isinstance(meant, Ask) and meant.about)
        lacked = self._lacked(prompt, meant, text, scene) if lacks and bare_answer else None
        if lacked:
            return lacked
        if not (unclear or guess or reads_only):
            return None
        offered: Sequence[tuple[Message, Parsed]] = ()
        if prompt is None and state.phase == "noble":
            prompt = noble_choice(state)
        if asks and not own:
            return None
        if isinstance(prompt, Choice) and self._is_clause(text):
            asks = asked = False
        if isinstance(prompt, Choice) and asks:
            likely = self._reader.likely(prompt, text, state)
            more = (*COUNTED, "need", "able", "wish", "happen", "rule", "name")
            one = len(likely) == 1 and not any(
                t.has(*more) or (t.has("other") and not t.has("filler"))  # French `il`
                for t in self._replies.tokens(text)
            )
            if lacks and (lacked := self._lacked(prompt, meant, text, scene)):
                return lacked
            look = self._reader.looked_at(prompt, likely[0], state) if one else None
            return look and self.looked(look, prompt, text, scene)
        if isinstance(prompt, Choice):
            offered = [prompt.options[at - 1] for at in self._reader.likely(prompt, text, state)]
        elif prompt is None and state.phase == "return":
            gifts = self._reader.gifts(text, state, self._dialogue.given)
            offered = [(describe_option(each, state), Act(each)) for each in gifts]
        if asks or not offered or (reads_only and len(offered) > 1):
            if not (reads_only and bare):
                return self._nearest(prompt, text, scene) if bare and not offered else None
            advice = isinstance(meant, Ask) and meant.command == "hint"  # "what do you think"
            if isinstance(prompt, Confirm) and prompt.leaves and not advice:
                return Unclear(say("not-a-command", typed=clean(text)))
            again = isinstance(meant, Ask) and meant.command == "again"
            if not isinstance(prompt, Choice) or again or len(text.split()) == 1:
                return None
            return self._choosing(prompt, meant, text, scene)
        options = [each for _told, each in offered]
        wider = self._asides.with_topics(options, text, scene)
        return wider or Which(say("guessed", typed=clean(text), count=len(offered)), tuple(offered))

    def _asks_of_player(self, text: str) -> bool:
        """Return whether a line names a player, and asks behind that: `and Ben, how many`."""
        named, _comma, rest = text.partition(",")
        player = any(each.has("name") and not each.guessed for each in self._replies.tokens(named))
        return player and self._replies.begins_asking(rest)

    def _lacks(self, text: str) -> bool:
        """Return whether a line asks what somebody lacks for something."""
        tokens = self._replies.tokens(text)
        lacks = any(each.has("need", "far") for each in tokens)
        asks = [each for each in tokens if each.has(*ASKING) and not self._replies.is_where(each)]
        return lacks and any(not each.guessed for each in asks)

    def _lacked(
        self, choice: object, meant: Parsed | Reply, text: str, scene: Scene
    ) -> Which | None:
        """Return what is lacked for the one choice that a question names, to be asked about."""
        if not isinstance(choice, Choice):
            return None
        likely = self._reader.likely(choice, text, scene.state)
        place = option_place(choice.options[likely[0] - 1][1]) if len(likely) == 1 else None
        if not place or (isinstance(meant, Ask) and place in meant.about):
            return None
        lacked = Ask("need" if place in MARKET_PLACES else "goal", place)
        return self._asides.asked(text, [lacked, *_told(meant)], scene)

    def looked(self, look: Look, choice: Choice, text: str, scene: Scene) -> Look | Which:
        """Return the look at an option, or whether it is chosen where nothing of it is asked.

        As in `read it as two`: only in some languages the first word asks.
        """
        wants = ("plan", "want") if self._begins_asking(text) else ()  # not "the second wants it"
        about = ("cost", "points", "need", "bonus", "again", *wants)
        tokens = self._replies.tokens(text)
        lacks = any(t.has("need", "far") for t in tokens) and any(t.has("me") for t in tokens)
        if lacks and look.place in MARKET_PLACES:  # "what would I need for the second"
            return self._asides.asked(text, [Ask("need", look.place), look], scene) or look
        named = any(each.has(*about) for each in tokens)
        if named or text.rstrip().endswith("?"):
            return look
        chosen = [each for _told, each in choice.options if option_place(each) == look.place]
        return self._asides.asked(text, [*chosen, look], scene) or look

    def _is_clause(self, text: str) -> bool:
        """Return whether a line is a clause about a choice: `where red is needed`."""
        return "?" not in text and self._replies.begins_with_where(text)

    def _nearest(self, prompt: object, text: str, scene: Scene) -> Which | None:
        """Return which of a few choices a line means that says something else of them.

        As in `the one that pays off sooner`. Beside them is what it is likely to ask.
        """
        if not isinstance(prompt, Choice) or prompt.guessed or len(prompt.options) >= MOST:
            return None
        options = [each for _told, each in prompt.options]
        if prompt.pays:
            return None
        tokens = self._replies.tokens(text)
        known = [
            each for each in tokens if not each.guessed and each.senses - {"filler", "payment"}
        ]
        called = any(each.has(*_CALLING) for each in known)
        asks = any(each.has(*ASKING) for each in known)
        if asks or not called or len(known) < LEAST_KNOWN or len(known) * 2 < len(tokens):
            return None
        return self._asides.asked(text, [*options, *self._asides.told(text, scene)], scene)

    def _begins_asking(self, text: str) -> bool:
        """Return whether the first word of a line asks, as in `what do you think`."""
        return any(each.has(*ASKING) for each in self._replies.tokens(text)[:1])

    def _choosing(
        self, choice: Choice, meant: Parsed | Reply, text: str, scene: Scene
    ) -> Which | None:
        """Return which of a few choices a line means that asks nothing, or what it would tell."""
        options = [each for _told, each in choice.options]
        few = options if len(options) < MOST else []
        return self._asides.asked(text, [*few, *_told(meant)], scene)

    def _spares(self, meant: Parsed | Reply, text: str) -> bool:
        """Return whether rules would be told to a line that spares a colour: `green may go`."""
        ruled = isinstance(meant, Ask) and meant.command == "rules" and "?" not in text
        return ruled and any(each.has("colour") for each in self._replies.tokens(text))

    def _tells_gift(self, meant: Parsed | Reply, text: str, scene: Scene) -> bool:
        """Return whether a line that is tried may give back: `green and red may go`."""
        tried = isinstance(meant, Ask) and meant.command == "try" and scene.state.phase == "return"
        begun = self._replies.tokens(text)[:1]
        return tried and all(each.has("colour", "number") for each in begun) and "?" not in text


def _told(meant: Parsed | Reply) -> list[Parsed]:
    """Return what a line would tell, if it tells anything."""
    return [meant] if isinstance(meant, Ask | Look) else []
