"""Checks a page of HTML with axe-core in a browser without a window."""

import shutil
import subprocess
import sys
from html import unescape
from pathlib import Path

import msgspec

AXE = Path(sys.prefix) / "axe/node_modules/axe-core/axe.min.js"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

_CHECK = """
axe.run().then(found => {
  const names = list => list.map(rule => rule.id);
  document.body.textContent = "AXE" + JSON.stringify({
    violations: found.violations.map(rule => rule.id + ": " + rule.nodes[0].html),
    unsure: found.incomplete.map(rule => rule.id + ": " + rule.nodes[0].html),
    passes: found.passes.map(rule => rule.id)
  }) + "AXE";
});
"""


class Checked(msgspec.Struct, frozen=True):
    """The rules that a page breaks, those that axe cannot decide, and those it keeps."""

    violations: list[str]
    unsure: list[str]
    passes: list[str]


def check(page: str, folder: Path) -> Checked:
    """Run all rules on a page; a folder is needed to put it into."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert browser, "the tests need a Chromium; .ci/setup test installs it"
    assert AXE.is_file(), "the tests need axe-core; .ci/setup test installs it"
    script = AXE.read_text(encoding="utf-8").replace("</script>", "<\\/script>")
    file = folder / "checked.html"
    checks = f"<script>{script}</script><script>{_CHECK}</script></body>"
    file.write_text(page.replace("</body>", checks), encoding="utf-8")
    options = ("--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile")
    done = subprocess.run(
        [browser, *options, "--virtual-time-budget=60000", "--dump-dom", file.as_uri()],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    _, *found, _ = unescape(done.stdout).split("AXE", 2)
    assert found, done.stdout[-1000:] + done.stderr
    return msgspec.json.decode(found[0], type=Checked)
