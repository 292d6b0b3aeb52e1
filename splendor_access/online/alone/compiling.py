"""The archives of the page with compiled modules in them, so that its next start is faster.

Python compiles what it imports at each start: in a browser that is two thirds of the start. What
the page fetches holds sources, which are half as large; its own Python compiles them afterwards.
"""

import asyncio
import io
import marshal
import tarfile
import zipfile
from importlib.util import MAGIC_NUMBER

UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
"""The mark of a compiled module that is compared with no source, as there is none."""


async def compiled(name: str, data: bytes | memoryview) -> bytes:
    """Return a zip file or a tar file with its modules compiled; others can work meanwhile."""
    return await (_in_zip(data) if name.endswith(".zip") else _in_tar(data))


async def _in_zip(data: bytes | memoryview) -> bytes:
    made = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(data), metadata_encoding="utf-8") as given,
        zipfile.ZipFile(made, "w") as kept,
    ):
        for entry in given.namelist():
            name, contents = _compiled(entry, given.read(entry))
            kept.writestr(zipfile.ZipInfo(name), contents)
            await asyncio.sleep(0)
    return made.getvalue()


async def _in_tar(data: bytes | memoryview) -> bytes:
    made = io.BytesIO()
    with (
        tarfile.open(fileobj=io.BytesIO(data)) as given,
        tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as kept,
    ):
        for entry in given:
            file = given.extractfile(entry)
            entry.name, contents = _compiled(entry.name, file.read() if file else b"")
            entry.size = len(contents)
            kept.addfile(entry, io.BytesIO(contents))
            await asyncio.sleep(0)
    return made.getvalue()


def _compiled(name: str, contents: bytes) -> tuple[str, bytes]:
    """Return a file as it is, or compiled if it is a module."""
    if not name.endswith(".py"):
        return name, contents
    code = compile(contents, name, "exec", dont_inherit=True)
    return f"{name}c", MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)
