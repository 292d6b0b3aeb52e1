"""The picture in the guide is what the program draws."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.printing import with_print
from splendor_access.labels.verification.drawing import picture
from splendor_access.talk.locale import Locale
from tests.labels.plans import planned

IN_THE_GUIDE = Path(__file__).parents[2] / "docs/labels-nobles.png"


def test_the_picture_in_the_guide_is_up_to_date() -> None:
    plan, _ = with_print(planned(Kind.NOBLES), Locale("en"))
    with Image.open(BytesIO(picture(plan))) as drawn, Image.open(IN_THE_GUIDE) as kept:
        assert drawn.size == kept.size
        # Other versions of PDFium smooth edges in other ways.
        difference = ImageStat.Stat(ImageChops.difference(drawn, kept))
        assert max(difference.mean) < 0.5


def test_a_picture_without_dots_would_not_pass_for_it() -> None:
    plan, _ = with_print(planned(Kind.TOKENS), Locale("en"))
    with Image.open(BytesIO(picture(plan))) as drawn, Image.open(IN_THE_GUIDE) as kept:
        difference = ImageStat.Stat(ImageChops.difference(drawn, kept))
        assert max(difference.mean) > 1
