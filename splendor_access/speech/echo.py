"""What is said of a line while it is typed: letters, words, or nothing."""

from typing import Literal

import msgspec

from splendor_access.preferences.settings import EchoSetting


class Edit(msgspec.Struct, frozen=True):
    """What one key press did to the line being typed.

    `text` is what was typed or deleted; the character that the cursor moved to (empty after the
    last); the whole line that was recalled or submitted; the word that was completed, or the words
    it could become, parted by spaces. Any other key has no text.
    """

    kind: Literal["typed", "deleted", "moved", "recalled", "completed", "submitted", "key"]
    text: str = ""


class Echo:
    """Follows a line as it is edited. In words, a typed word is said when it has ended."""

    def __init__(self) -> None:
        self._word = ""

    def heard(self, edit: Edit, echo: EchoSetting) -> str:
        """Return what is to be said of a key press; `""` is nothing.

        One character is to be named, and more are to be read.
        """
        typed = edit.kind == "typed"
        if edit.kind == "deleted":
            self._word = self._word[: -len(edit.text)]
        elif not typed:
            self._word = ""
        if echo == "none" or edit.kind in ("submitted", "key"):
            return ""
        if not typed or echo == "letters":
            return edit.text
        self._word += edit.text
        if edit.text[-1:].isalnum():
            return ""
        word, self._word = self._word.strip(), ""
        return word
