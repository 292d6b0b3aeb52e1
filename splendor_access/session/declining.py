"""What stands behind a no at a yes-or-no question: an order, a question, or another card."""

from collections.abc import Callable, Sequence

from splendor_access.session.beside import is_unseen
from splendor_access.session.prompts import Confirm, Reply
from splendor_access.session.replies import ReplyReader
from splendor_access.talk.describe import Scene
from splendor_access.talk.parsing.commands import Act, Ask, Do, Look, Menu, Parsed, Pay
from splendor_access.talk.parsing.vocabulary import Vocabulary


class Declining:
    """Reads it, with the words of a language and the names at a table.

    `parse` returns what a line means there, `turned` what one wants that turns from the question.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        names: Sequence[str],
        parse: Callable[[str, Scene], Parsed | Reply],
        turned: Callable[..., Parsed | Reply | None],
    ) -> None:
        self._vocabulary = vocabulary
        self._replies = ReplyReader(vocabulary, names)
        self._parse = parse
        self._turned = turned

    def meant(
        self, prompt: Confirm, lines: tuple[str, str], scene: Scene, reply: Reply | Do | None
    ) -> Parsed | Reply | None:
        """Return what a line wants besides a no; `reply` is what it says of the question.

        `lines` are the line as it is typed, and without its `instead`.
        """
        text, plain = lines
        found = self._turned(prompt, text, scene, denied=reply is not None)
        found = found or self._no_and_more(prompt, text, scene)
        if found or reply or plain == text:
            return found
        return self._other_card(prompt, plain, scene)

    def _no_and_more(self, prompt: Confirm, text: str, scene: Scene) -> Reply | None:
        """Return the no in front of an order or question, with what stands behind it.

        As in `not b, deck c`, where a card would be reserved unseen.
        """
        rest = self._ordered_instead(text)
        if not rest:
            return None
        other = self._other_card(prompt, rest, scene)
        if other is not None and not self._replies.orders(rest):
            return Reply("no", f"{self._vocabulary.locale.words('command-reserve')[0]} {rest}")
        meant = self._parse(rest, scene)
        asks = self._replies.begins_asking(rest) or self._vocabulary.begins_command(rest)
        certain = isinstance(meant, Act | Pay | Menu) or (
            asks and isinstance(meant, Ask | Look | Do)
        )
        return Reply("no", rest) if certain and not self._replies.leaves(rest) else None

    def _ordered_instead(self, text: str) -> str | None:
        """Return what stands behind a no, or is ordered in one's own words without it."""
        rest = self._replies.behind_no(text)
        if rest is not None or self._replies.begins_asking(text):
            return rest
        told, comma, behind = text.partition(",")
        if comma and any(each.has("not") for each in self._replies.tokens(told)):
            return behind.strip()
        plain = self._vocabulary.begins_command(text) or "?" in text
        if plain or self._vocabulary.leans(text):  # "sure thing, take ser"
            return None
        return text if self._replies.orders(text) else None

    def _other_card(self, prompt: Confirm, text: str, scene: Scene) -> Act | None:
        """Return the reservation that a line means instead of the one that is asked about."""
        if self._vocabulary.begins_command(text) and not text.split()[1:]:
            return None
        if not is_unseen(prompt):
            return None
        reserve = self._vocabulary.locale.words("command-reserve")[0]
        meant = self._parse(f"{reserve} {text}", scene)
        return meant if isinstance(meant, Act) else None
