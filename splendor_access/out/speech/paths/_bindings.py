"""python3-speechd, which distributions install for their own Python only."""

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from splendor_access.out.speech import Unavailable

_PLACES = "lib/python3*/*-packages/speechd/__init__.py"


def speechd() -> ModuleType:
    """Return the module: of this Python, or else the system's, which is plain Python.

    It is then found by `import speechd` too. Raises Unavailable.
    """
    try:
        return import_module("speechd")
    except ImportError:
        found = sorted(Path("/usr").glob(_PLACES))
    if not found:
        raise Unavailable("missing", "python3-speechd")
    spec = spec_from_file_location(
        "speechd", found[0], submodule_search_locations=[str(found[0].parent)]
    )
    assert spec
    assert spec.loader
    sys.modules["speechd"] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
