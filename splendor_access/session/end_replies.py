"""What a reply may want at the end of a game, or ask where one is about to leave it."""

from splendor_access.session.reply_words import ReplyWords
from splendor_access.talk.parsing.commands import Do

AFTER_A_GAME = ("rematch", "new", "coach", "quit")
"""The commands that can be asked for in one's own words when a game is over."""


class EndReader(ReplyWords):
    """Reads them, with the words of a language and the names at a table."""

    def may_want(self, text: str) -> list[Do]:
        """Return what a line at the end of a game may ask for, by words of it among others."""
        wanted = [each for each in AFTER_A_GAME if self.mentions(text, f"wanting-{each}")]
        if "coach" not in wanted and self.mentions(text, "blunders"):
            wanted.append("coach")
        first = ["new"] if self.wants_others(text) else []
        return [Do(each) for each in dict.fromkeys([*first, *wanted])]

    def wants_others(self, text: str) -> bool:
        """Return whether a line is about other opponents than those of the game before."""
        return self.mentions(text, "wanting-new") or self.mentions(text, "other-opponents")

    def asks_for_blunders(self, text: str) -> bool:
        """Return whether a line asks where something went wrong; `wo` is a command, too."""
        return self.begins_with_where(text) and self.mentions(text, "blunders")

    def leaves_coach(self, text: str) -> bool:
        """Return whether a line leaves the coach for the end of the game."""
        return self._made_of(text, "leaving-coach", "game-words")

    def asks_what_is_kept(self, text: str) -> bool:
        """Return whether a line at the question whether to leave asks what becomes of the game."""
        text = self.without_interjection(text)
        asks = self._vocabulary.wonders(text) or self.begins_asking(text) or self.is_turned(text)
        asks = asks or any(each.has("future", "is") for each in self.tokens(text)[:1])
        told = self.mentions(text, "kept") and self._vocabulary.leans(text) is None
        return told or (asks and self.mentions(text, "resuming"))

    def asks_how_to_resume(self, text: str) -> bool:
        """Return whether a line at that question asks how one gets back into the game."""
        asks_how = any(each.has("how") for each in self.tokens(text))
        return asks_how and self.mentions(text, "resuming") and not self.mentions(text, "kept")
