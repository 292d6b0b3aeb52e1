"""Print jobs: what a file has for one way of making labels, and what it leaves out."""

import msgspec


class Job(msgspec.Struct, frozen=True):
    """A print job, by its name on the command line; "" is the usual one.

    `formats` can be made for it, the first if none is named. On spot plates print shops find dots
    and outlines; without them dots are printed in black, 0.0, to white, 1.0, as `grey` says.
    `marks` are the crosses in the corners and the ruler.
    """

    name: str = ""
    formats: tuple[str, ...] = ()
    spot_plates: bool = True
    grey: float = 0.0
    words: bool = True
    outlines: bool = True
    marks: bool = True


USUAL = Job()

JOBS = {
    job.name: job
    for job in (
        Job("swell", ("pdf",), spot_plates=False, words=False, outlines=False, marks=False),
        Job("uv", ("pdf",), marks=False),
        Job("home", ("pdf",), spot_plates=False, grey=0.5),
        Job("embosser", ("brf", "pef"), words=False, outlines=False, marks=False),
    )
}
"""Swell paper, which rises where it is black; raised ink on a machine of a print shop; a printer at
home, which raises nothing; and an embosser, which takes cells and no drawing."""
