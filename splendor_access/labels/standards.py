"""The measures of braille, and the standards for them."""

from collections.abc import Iterator

import msgspec


class Measures(msgspec.Struct, frozen=True):
    """The measures of braille in mm.

    `base` is the diameter of a dot at its foot and `height` its height; `dot` is the distance
    between the centres of neighbouring dots of a cell, `cell` that between cells and `line` that
    between lines.
    """

    base: float
    height: float
    dot: float
    cell: float
    line: float


NAMES = Measures.__struct_fields__


class Standard(msgspec.Struct, frozen=True):
    """A standard: its nominal measures, and the least and most that it allows."""

    name: str
    nominal: Measures
    least: Measures
    most: Measures


class Break(msgspec.Struct, frozen=True):
    """A measure that a standard does not allow."""

    standard: str
    measure: str
    value: float
    least: float
    most: float


def _fixed(name: str, *values: float) -> Standard:
    only = Measures(*values)
    return Standard(name, only, only, only)


STANDARDS: dict[str, Standard] = {
    standard.name: standard
    for standard in (
        Standard(
            "marburg",
            Measures(1.6, 0.5, 2.5, 6.0, 10.0),
            Measures(1.3, 0.5, 2.5, 6.0, 10.0),
            Measures(1.6, 0.5, 2.5, 6.0, 10.0),
        ),
        _fixed("nls800", 1.44, 0.48, 2.34, 6.2, 10.0),
        Standard(
            "ada",
            Measures(1.5, 0.7, 2.5, 6.2, 10.0),
            Measures(1.5, 0.6, 2.3, 6.1, 10.0),
            Measures(1.6, 0.9, 2.5, 7.6, 10.2),
        ),
        Standard(
            "california",
            Measures(1.6, 0.7, 2.5, 7.6, 10.0),
            Measures(1.5, 0.6, 2.5, 7.6, 10.0),
            Measures(1.6, 0.9, 2.5, 7.6, 10.2),
        ),
        Standard(
            "din-large",
            Measures(1.5, 0.7, 2.7, 6.6, 10.8),
            Measures(1.5, 0.6, 2.7, 6.6, 10.8),
            Measures(1.5, 0.7, 2.7, 6.6, 10.8),
        ),
        _fixed("enlarged", 1.6, 0.8, 3.2, 8.4, 13.0),
    )
}
"""By name: Marburg Medium (the default), NLS Specification 800, ADA 703.3, California Building
Code, DIN 32976 large, and the Swedish enlarged measures."""

DEFAULT = "marburg"

_ROUNDING = 1e-6


def breaks(standard: Standard, measures: Measures, slack: float = _ROUNDING) -> Iterator[Break]:
    """Yield every measure that a standard does not allow; `slack` is in mm."""
    for name in NAMES:
        value = getattr(measures, name)
        least, most = getattr(standard.least, name), getattr(standard.most, name)
        if not least - slack <= value <= most + slack:
            yield Break(standard.name, name, value, least, most)


def meets(measures: Measures) -> list[str]:
    """Return the names of the standards that allow all measures."""
    return [name for name, each in STANDARDS.items() if not any(breaks(each, measures))]
