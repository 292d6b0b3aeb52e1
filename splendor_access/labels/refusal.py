"""Why labels are not made."""

from splendor_access.talk.messages import Message


class Refused(Exception):
    """Labels cannot be made as asked; `message` says why, with the figures.

    `usage` means that the command line is wrong, `file` that a file is.
    """

    def __init__(self, message: Message, *, usage: bool = False, file: bool = False) -> None:
        super().__init__(message.name, message.args)
        self.message = message
        self.usage = usage
        self.file = file
