"""A line that is handed to the voice."""

import msgspec

from splendor_access.preferences.style import Kind


class Phrase(msgspec.Struct, frozen=True):
    """A printed line that is to be spoken: its words, what it is, and whether it is secret."""

    text: str
    kind: Kind
    secret: bool = False
