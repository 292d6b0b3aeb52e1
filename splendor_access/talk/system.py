"""What the system says where something fails, in the words of the player's language."""

import errno

from splendor_access.talk.messages import Arg, clean, say

NAMES = {
    errno.ENOENT: "missing",
    errno.EACCES: "no-rights",
    errno.EPERM: "no-rights",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EEXIST: "exists",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENAMETOOLONG: "long",
    errno.EIO: "broken",
    errno.EMFILE: "open",
}
"""The entries of errors, under `system-NAME`."""


def explain(error: OSError | ValueError) -> Arg:
    """Return why something failed; what has no words here is left in those of the system."""
    name = NAMES.get(getattr(error, "errno", None) or 0)
    if name:
        return say(f"system-{name}")
    return clean(getattr(error, "strerror", None) or str(error))
