"""Make the page alone in dist/page: python -m tests.release.page [OPTIONS].

Exit code 1: nothing was made, and the last line says why.
"""

import argparse
import shutil
import sys
from collections.abc import Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.release.archives import ROOT
from tests.release.page.contents import fill, on_the_wire
from tests.release.page.parts import WHEELS, lock
from tests.release.parts import NotBuilt

DIST = ROOT / "dist" / "page"
MB = 10**6

MOST, MOST_WITH_LABELS = 8 * MB, 14 * MB
"""Bytes that come over the wire before the first question, and with what labels need."""

PORT = 8765


def build(into: Path = DIST) -> Path:
    """Make the folder, and print what comes over the wire. Raises NotBuilt."""
    with TemporaryDirectory() as name:
        folder = Path(name) / "page"
        folder.mkdir()
        fill(folder)
        first, whole = on_the_wire(folder), on_the_wire(folder, later=True)
        sizes = f"{first / MB:.2f} MB to the first question, {whole / MB:.2f} MB with labels"
        print(f"{into}: {sizes}", flush=True)
        for size, most in ((first, MOST), (whole, MOST_WITH_LABELS)):
            if size > most:
                raise NotBuilt(f"{size / MB:.2f} MB, and at most {most // MB} are allowed.")
        shutil.rmtree(into, ignore_errors=True)
        shutil.copytree(folder, into)
    return into


def build_twice() -> None:
    """Make the folder, and again in another one. Raises NotBuilt if their bytes differ."""
    first = _contents(build())
    with TemporaryDirectory(prefix="another folder ") as name:
        if _contents(build(Path(name) / "page")) != first:
            raise NotBuilt("Built twice, the files differ.")


def _contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def serve(folder: Path = DIST, port: int = PORT) -> None:
    """Serve the folder to this machine, and say the address."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"http://127.0.0.1:{server.server_port}/", flush=True)
        server.serve_forever()


def main(arguments: Sequence[str]) -> int:
    """Make the page, or serve it; return the exit code."""
    parser = argparse.ArgumentParser(prog="make page", description="Make the page alone")
    parser.add_argument("--twice", action="store_true", help="build again, and compare the bytes")
    parser.add_argument("--serve", action="store_true", help="serve what was built here")
    parser.add_argument("--lock", action="store_true", help=f"write {WHEELS.name} anew")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.lock:
            lock()
        elif chosen.serve:
            if not DIST.is_dir():
                build()
            serve()
        else:
            (build_twice if chosen.twice else build)()
    except NotBuilt as reason:
        print(f"Not built. {reason}")
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
