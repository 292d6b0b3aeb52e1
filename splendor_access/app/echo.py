"""What is said of a line while it is typed: letters, words, or nothing."""

from splendor_access.app.keyboard import Edit

ECHOES = ("letters", "words", "none")


class Echo:
    """Follows a line as it is edited. In words, a typed word is said when it has ended."""

    def __init__(self) -> None:
        self._word = ""

    def heard(self, edit: Edit, echo: str) -> str:
        """Return what is to be said of a key press; `""` is nothing.

        `echo` is one of ECHOES. One character is to be named, and more are to be read.
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
