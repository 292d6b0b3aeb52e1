"""What .editorconfig tells editors is how the files are."""

import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONFIG = ConfigParser()
CONFIG.read_string(f"[top]\n{(ROOT / '.editorconfig').read_text(encoding='utf-8')}")


def files(suffix: str) -> list[Path]:
    """Return the files of the project with an ending."""
    listed = ["git", "ls-files", "-z", f"*{suffix}"]
    found = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in found.split("\0") if name and (path := ROOT / name).exists()]


@pytest.mark.parametrize("suffix", [".py", ".ftl", ".html", ".css", ".js", ".toml", ".md"])
def test_files_are_as_editors_are_told(suffix: str) -> None:
    sections = [CONFIG[name] for name in CONFIG if name == "*" or suffix[1:] in name]
    told = {key: value for section in sections for key, value in section.items()}
    assert told["trim_trailing_whitespace"] == "true"
    found = files(suffix)
    assert found
    for path in found:
        text = path.read_bytes().decode(told["charset"])
        lines = text.split("\n")
        assert "\r" not in text, path
        assert not text or lines[-1] == "", path
        assert not [line for line in lines if line != line.rstrip(" ")], path
        assert not [line for line in lines if line.startswith("\t")], path
