"""Who signed which file of the folder, as it is read from the files themselves."""

import re
import subprocess
from pathlib import Path

from tests.release.parts import NotBuilt, sha256
from tests.release.windows.contents import PROGRAM

SIGNERS = ("Python Software Foundation", "Microsoft Corporation")
"""The names on the signatures of Python's own files."""

MACHINE_CODE = (".exe", ".dll", ".pyd")


def list_signatures(folder: Path) -> None:
    """Write `signatures.txt`: for each file of machine code its signer, or its SHA-256 alone.

    Raises NotBuilt for a file of Python without a whole signature of one of `SIGNERS`.
    """
    program = folder / PROGRAM
    lines = []
    for path in sorted(program.rglob("*")):
        if path.suffix not in MACHINE_CODE:
            continue
        signer = signer_of(path)
        name = path.relative_to(program).as_posix()
        if name.startswith("python/") and signer not in SIGNERS:
            raise NotBuilt(f"{name} has no whole signature of Python's makers: {signer}")
        lines.append(f"{sha256(path.read_bytes())}  {name}  {signer or 'unsigned'}")
    (program / "signatures.txt").write_text("\n".join(lines) + "\n", newline="\r\n")


def signer_of(path: Path) -> str | None:
    """Return who signed a file, if its bytes are those that were signed.

    Whether the signer's certificate is genuine is not looked into: Windows does that.
    """
    told = subprocess.run(
        ["osslsigncode", "verify", str(path)], capture_output=True, text=True, check=False
    ).stdout
    digests = re.findall(r"(?:Current|Calculated) message digest +: (\w+)", told)
    signer = re.search(r"Signer #0:\s+Subject: .*?/O=([^/\n]+)", told)
    if len(digests) < 2 or digests[0] != digests[1] or not signer:
        return None
    return signer[1]
