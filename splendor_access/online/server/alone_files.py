"""The page alone beside the tables of a server: its files as they lie, under a path of its own."""

from pathlib import Path

from aiohttp import web

from splendor_access.online.page.http import HEADERS

ALONE = "alone"
"""The path of the page. Its service worker and what that keeps reach no further."""

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "connect-src 'self'; img-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "form-action 'none'; base-uri 'none'"
)
"""Nothing foreign and nothing inline runs, and no address outside is asked."""

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".tar": "application/x-tar",
    ".zip": "application/zip",
}
"""The types of the page's files by their endings."""

PACKED = {".gz": "application/gzip"}
"""The page unpacks these itself: nothing may be said of an encoding."""

FIRST = "index.html"


def has_page(folder: Path) -> bool:
    """Return whether a folder has the page, as it was built."""
    return all((folder / name).is_file() for name in (FIRST, "service.js", "program.tar.gz"))


class AloneFiles:
    """The files of a page alone, for everybody; no cookie is read or set."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of the page."""
        return [
            web.get(f"/{ALONE}", self._lead),
            web.get(f"/{ALONE}/{{name:[^/]*}}", self._send),
        ]

    async def _lead(self, _request: web.Request) -> web.StreamResponse:
        # The names in the page are those of its own folder.
        raise web.HTTPPermanentRedirect(f"/{ALONE}/", headers=HEADERS)

    async def _send(self, request: web.Request) -> web.StreamResponse:
        """Send a file. Raises HTTPNotFound for any other name."""
        name = request.match_info["name"] or FIRST
        kind = (TYPES | PACKED).get(Path(name).suffix)
        path = self._folder / name
        if kind is None or path.name != name or not path.is_file():
            raise web.HTTPNotFound(headers=HEADERS)
        own = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
        return web.FileResponse(path, headers={**HEADERS, **own, "Content-Type": kind})
