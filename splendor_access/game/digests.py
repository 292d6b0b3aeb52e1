"""`blake2b` and `sha256` from Python's own modules, from which its `random` takes them too.

hashlib has the same, but loads OpenSSL first, which takes longer than loading all the rules.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # typeshed knows no other names
    from hashlib import blake2b, sha256
else:
    try:
        from _blake2 import blake2b

        try:
            from _sha2 import sha256
        except ImportError:  # Python 3.11
            from _sha256 import sha256
    except ImportError:  # a Python without them
        from hashlib import blake2b, sha256

__all__ = ["blake2b", "sha256"]
