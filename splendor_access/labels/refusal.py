"""Why labels are not made."""

from splendor_access.talk.messages import Message


class Refused(Exception):
    """Labels cannot be made as asked; `message` tells why, with the figures.

    `usage` says that the command line is to blame, `file` that a file is.
    """

    def __init__(self, message: Message, *, usage: bool = False, file: bool = False) -> None:
        super().__init__(message.name, message.args)
        self.message = message
        self.usage = usage
        self.file = file
