"""Who signed which file of the folder, read from the files themselves, without a network."""

import base64
import re
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.release.parts import NotBuilt, sha256
from tests.release.windows.contents import PROGRAM

SIGNERS = ("Python Software Foundation", "Microsoft Corporation")
"""The names on the signatures of Python's own files."""

ROOTS = {
    "5367f20c7ade0e2bca790915056d086b720c33c1fa2a2661acf787e3292e1270": (
        "Microsoft Identity Verification Root Certificate Authority 2020"
    ),
    "552f7bdcf1a7af9e6ce672017f4f12abf77240c78e761ac203d1d9d20ac89988": "DigiCert Trusted Root G4",
    "8ef01bb5e07987053659e039e5a72580c88c444bc1a31ab412ce81a4ad53044e": (
        "Microsoft Windows Third Party Component CA 2013"
    ),
}
"""The certificates in whose name a signer is believed, by their SHA-256; the last is no root, but
the highest that comes with the files that it vouches for."""

MACHINE_CODE = (".exe", ".dll", ".pyd")

_INDIRECT = bytes.fromhex("060a2b060104018237020104")
"""What stands in front of the signed digest of a program (SPC_INDIRECT_DATA)."""

_CERTIFICATE = re.compile(
    r"-----BEGIN CERTIFICATE-----\n(.*?)-----END CERTIFICATE-----\n", re.DOTALL
)


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
    """Return who signed a file, if its bytes are those that were signed and the signer is genuine.

    A certificate may have expired since. Whether it was called back is not looked into.
    """
    told = _run("osslsigncode", "verify", "-ignore-cdp", "-in", str(path)).stdout
    digests = re.findall(r"(?:Current|Calculated) message digest +: (\w+)", told)
    signer = re.search(r"Signer #0:\s+Subject: .*?/O=([^/\n]+)", told)
    if len(digests) < 2 or digests[0] != digests[1] or not signer:
        return None
    return signer[1] if _is_genuine(path, bytes.fromhex(digests[0])) else None


def _is_genuine(path: Path, digest: bytes) -> bool:
    """Return whether a signer vouched for by one of `ROOTS` has signed this digest of a file."""
    with TemporaryDirectory() as name:
        signature, signed, roots = (Path(name) / each for each in ("signature", "signed", "roots"))
        _run("osslsigncode", "extract-signature", "-pem", "-in", str(path), "-out", str(signature))
        listed = _run("openssl", "pkcs7", "-in", str(signature), "-print_certs").stdout
        believed = [
            each[0]
            for each in _CERTIFICATE.finditer(listed)
            if sha256(base64.b64decode(each[1])) in ROOTS
        ]
        content = _signed(base64.b64decode("".join(signature.read_text().splitlines()[1:-1])))
        if not believed or not content.endswith(digest):
            return False
        roots.write_text("".join(believed))
        signed.write_bytes(content)
        words = ("-inform", "PEM", "-in", str(signature), "-binary", "-content", str(signed))
        trust = ("-CAfile", str(roots), "-no-CApath", "-no-CAstore", "-partial_chain")
        any_time = ("-no_check_time", "-purpose", "any", "-out", "/dev/null")
        return _run("openssl", "smime", "-verify", *words, *trust, *any_time).returncode == 0


def _signed(signature: bytes) -> bytes:
    """Return what was signed: the first sequence behind `_INDIRECT`, without its head."""
    rest = signature.partition(_INDIRECT)[2]
    for _outer in range(2):
        rest = _inside(rest)
    return rest


def _inside(coded: bytes) -> bytes:
    """Return the contents of the first value in DER, or nothing."""
    if len(coded) < 2:
        return b""
    length, begin = coded[1], 2
    if length >= 0x80:
        begin += length - 0x80
        length = int.from_bytes(coded[2:begin])
    return coded[begin : begin + length]


def _run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, check=False)
