"""Pages as text: the templates, and the facts of the page of a game."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from secrets import token_urlsafe

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from splendor_access.online.page.lines import PageLines
from splendor_access.online.page.view import page, texts

HERE = Path(__file__).parent


@cache
def _templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(template: str, file: Callable[[str], str], facts: Mapping[str, object]) -> str:
    """Return a page from its template, which escapes every fact.

    `file` returns the address of a static file.
    """
    return _templates().get_template(template).render(facts, file=file)


def game_facts(seat: PageLines, after: int | None) -> dict[str, object]:
    """Return what `game.html` shows to a seat that has heard the lines up to a number, or all."""
    language = seat.style.locale.language
    return {
        "view": page(seat, after),
        "t": texts(language),
        "language": language,
        "seen": seat.version,
        "asked": seat.question,
        "typed": [*seat.typed],
        "begun": seat.session is not None,
        "real": seat.session is not None and seat.session.table.real,
        "alone": False,
        "people": seat.people,
        "link": "",
        "token": "",
        "kept": "",
        "changes": seat.changes,
        "signal": seat.style.settings.signal,
        "asks": after is not None,
        "once": token_urlsafe(9),
    }
