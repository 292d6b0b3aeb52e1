"""Meaningless text: noise, shuffled words, and good text with slips, at random."""

import random
from collections.abc import Sequence

NOISE: tuple[str, ...] = (
    *"\x00\x07\x08\x1b\x7f\x9b\r\v\f\u2028\u202e\u2066\u200b\ufeff\ud800\udcff\ufffe\U000e0041",
    *(
        "\x1b[2J",
        "\x1b]0;x\x07",
        "%s",
        "{ $x }",
        "../..",
        "~",
        "$(id)",
        "\N{COMBINING ACUTE ACCENT}",
    ),
    *"éßñ\u0130ﬁ²٣½Ⅳ中🂡⠁⣿ \t'\"\\/,:;.?!-+*=[](){}<>|&%$#@^_`",
)
NUMBERS = ("0", "-1", "1.5", "00", "007", "99", "1e9", "٣", "²", "9" * 19, "9" * 5000)
LONG = ("e" * 300, "ser" * 2000, "[" * 3000, "a b " * 1000, "\u0301" * 500)


class Garbage:
    """Makes garbage from good text; the same seed makes the same."""

    def __init__(self, seed: int | str, good: Sequence[str]) -> None:
        self.random = random.Random(seed)
        self._good = good
        self._words = [*{word for text in good for word in text.split()}]

    def text(self) -> str:
        """Return noise, shuffled words, or good text with slips."""
        match self.random.randrange(8):
            case 0:
                return "".join(self._piece() for _ in range(self.random.randrange(12)))
            case 1 | 2 | 3:
                return " ".join(self._word() for _ in range(self.random.randint(1, 5)))
            case _:
                return self.spoiled(self.random.choice(self._good))

    def spoiled(self, text: str) -> str:
        """Return a text with a few slips: characters and words missing, added, doubled, moved."""
        for _ in range(self.random.choice((1, 1, 1, 2, 3, 8))):
            text = self._slip(text)
        return text

    def _slip(self, text: str) -> str:
        at = self.random.randrange(len(text) + 1)
        to = min(len(text), at + self.random.choice((1, 1, 1, 2, 5, 40)))
        match self.random.randrange(8):
            case 6 | 7 if text[at:to].isalnum():
                # Still a number, or still a letter.
                alike = "0123456789" if text[at].isdigit() else "abcdegnorsht"
                return text[:at] + self.random.choice(alike) + text[at + 1 :]
            case 0:
                return text[:at] + text[to:]
            case 1:
                return text[:at] + self._piece() + text[at:]
            case 2:
                return text[:at] + self._piece() + text[to:]
            case 3:
                return text[:to] + text[at:]
            case 4:
                other = self.random.choice(self._good)
                return text[:at] + other[self.random.randrange(len(other) + 1) :]
            case _:
                # In their order, with two exchanged: lines of a record, fields of a position.
                parts = text.split(" ")
                one, two = (self.random.randrange(len(parts)) for _ in range(2))
                parts[one], parts[two] = parts[two], parts[one]
                return " ".join(parts)

    def _word(self) -> str:
        kind = self.random.random()
        if kind < 0.8:
            return self.random.choice(self._words)
        return self.spoiled(self.random.choice(self._words)) if kind < 0.95 else self._piece()

    def _piece(self) -> str:
        kind = self.random.random()
        if kind < 0.5:
            return self.random.choice(NOISE)
        if kind < 0.8:
            return chr(self.random.randrange(32, 127))
        if kind < 0.99:
            return self.random.choice(NUMBERS[:-1])
        return self.random.choice((NUMBERS[-1], *LONG))
