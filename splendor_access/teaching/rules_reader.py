"""The rules, read out part by part, with the listener's place in them."""

from splendor_access.settings.style import Style
from splendor_access.talk import rulebook
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import Message, Messages, clean, fold, said_back, say
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.rulebook import PARTS


class RulesReader:
    """The reading of the rules for one seat. `at` is the index of the next part."""

    def __init__(self) -> None:
        self.at = 0

    def answer(self, about: str, scene: Scene, style: Style, vocabulary: Vocabulary) -> Messages:
        """Answer `rules`: with the next part, another one, the list of parts, or all of them."""
        word = fold(about)
        if word in vocabulary.words("parts"):
            return self._parts()
        if word in vocabulary.words("all"):
            return [line for at in range(len(PARTS)) for line in _part(at, scene, style)]
        number = vocabulary.number(word)
        if number is not None and not 1 <= number <= len(PARTS):
            return [say("no-such-part", typed=clean(said_back(about)))]
        if number is not None:
            self.at = number - 1
        elif word in vocabulary.words("next"):
            if self.at == len(PARTS) - 1:
                return [say("rules-read")]
            self.at += 1
        elif word in vocabulary.words("back"):
            self.at = max(0, self.at - 1)
        elif word:
            part = _named(word, vocabulary)
            if part is None:
                return [say("no-such-part", typed=clean(said_back(about)))]
            self.at = PARTS.index(part)
        return [*_part(self.at, scene, style), self._onward()]

    def _onward(self) -> Message:
        if self.at == len(PARTS) - 1:
            return say("rules-read")
        return say("rules-onward", title=rulebook.part_title(PARTS[self.at + 1]))

    def _parts(self) -> Messages:
        lines = [say("rules-parts", count=len(PARTS))]
        for at, part in enumerate(PARTS):
            here = "here" if at == self.at else "elsewhere"
            lines.append(
                say("rules-part-listed", number=at + 1, title=rulebook.part_title(part), here=here)
            )
        return lines


def _named(words: str, vocabulary: Vocabulary) -> str | None:
    """Return the part that words name, if need be without fillers among them."""
    entries = {f"part-{part}": part for part in PARTS}
    fillers = vocabulary.words("filler")
    telling = " ".join(word for word in words.split() if word not in fillers)
    found = vocabulary.entry(words, [*entries]) or vocabulary.entry(telling, [*entries])
    return entries[found] if found else None


def _part(at: int, scene: Scene, style: Style) -> Messages:
    part = PARTS[at]
    head = say("rules-part", number=at + 1, count=len(PARTS), title=rulebook.part_title(part))
    return [head, *style.lines(rulebook.tell(part, scene))]
