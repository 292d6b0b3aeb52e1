"""Reasons for which labels cannot be made."""

from splendor_access.settings.libraries import (
    EXTRAS,
    extra_of,
    faults,
    install_command,
    library_of,
)
from splendor_access.settings.system import system, unusable
from splendor_access.talk.messages import Message, say


class LabelsRefused(Exception):
    """Labels cannot be made as asked; `message` says why, with the figures.

    `usage`: the command line is wrong; `file`: a file is.
    """

    def __init__(self, message: Message, *, usage: bool = False, file: bool = False) -> None:
        super().__init__(message.name, message.args)
        self.message = message
        self.usage = usage
        self.file = file


def missing_library(error: ModuleNotFoundError) -> LabelsRefused:
    """Return the refusal for a missing library, with the command to install it.

    The command names the libraries of the extra, not the extra: the program may run from a
    checkout. A page in a browser lacks some for good. Raises the error again if the module
    belongs to no extra.
    """
    library = library_of(str(error.name))
    extra = extra_of(library)
    if extra is None:
        raise error
    if system() == "page":
        return LabelsRefused(say("label-elsewhere"))
    command = install_command(EXTRAS[extra])
    for fault in faults((library,)):
        if fault.problem != "missing" or command is None:
            return LabelsRefused(unusable(fault))
    assert command
    return LabelsRefused(say("label-library", library=library, command=command))
