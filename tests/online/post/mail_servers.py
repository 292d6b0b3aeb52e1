"""A mail server of tests: aiosmtpd takes mails, and Debian's dovecot has those to the club.

dovecot is unpacked, not installed, by .ci/setup. It expects its files below /usr, so it gets a view
of the disk of its own, in which they are there.
"""

import os
import smtplib
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from email import message_from_bytes
from itertools import count
from pathlib import Path

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from splendor_access.online.post.sending import Account, SmtpCarrier
from splendor_access.online.post.service import Mailbox, NotFetched
from tests.driver import PATIENCE
from tests.online.outside import FOLDER

OTHER = 65534
"""dovecot opens no mailbox as the administrator, who runs tests in places."""


class MailServers:
    """Servers that run. `carrier` and `mailbox` are the club's ways to them."""

    def __init__(self, folder: Path, smtp: int, imap: int) -> None:
        self._inbox = folder / "mail"
        self._smtp = smtp
        self._taken: list[bytes] = []
        self._numbers = count()
        secret = folder / "secret"
        secret.write_text("secret\n", "utf-8")
        self.carrier = SmtpCarrier(Account(f"smtp://127.0.0.1:{smtp}"))
        self.mailbox = Mailbox(Account(f"imap://127.0.0.1:{imap}", "club", str(secret)))

    async def handle_DATA(  # noqa: N802  # a name of aiosmtpd
        self, _server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        """Take a mail: into the box of the club, or to be read by the players."""
        raw = envelope.content
        assert isinstance(raw, bytes)
        if envelope.rcpt_tos[0].endswith("@club.example"):
            name = f"{next(self._numbers)}.test"
            path = self._inbox / "tmp" / name
            path.write_bytes(raw)
            path.chmod(0o666)
            path.rename(self._inbox / "new" / name)
        else:
            self._taken.append(raw)
        return "250 OK"

    def taken(self) -> Sequence[bytes]:
        """Return the mails to players since the last time."""
        taken, self._taken = self._taken, []
        return taken

    def send_to_club(self, mails: Sequence[bytes]) -> None:
        """Send mails, one after another."""
        with smtplib.SMTP("127.0.0.1", self._smtp, timeout=PATIENCE) as line:
            for raw in mails:
                line.send_message(message_from_bytes(raw))


@contextmanager
def mail_servers(_folder: Path) -> Iterator[MailServers]:
    """Run both during a test."""
    # Its name is short enough for sockets, and everybody may look into it.
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        folder.chmod(0o755)
        for name in ("mail", "mail/new", "mail/cur", "mail/tmp", "base"):
            (folder / name).mkdir()
            (folder / name).chmod(0o777)
        smtp, imap = free_port(), free_port()
        servers = MailServers(folder, smtp, imap)
        controller = Controller(servers, hostname="127.0.0.1", port=smtp)
        controller.start()
        dovecot = _dovecot(folder, imap)
        try:
            _await(servers.mailbox, folder)
            yield servers
        finally:
            controller.stop()
            dovecot.terminate()
            dovecot.wait()


def free_port() -> int:
    """Return the number of a port that nobody has now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _dovecot(folder: Path, port: int) -> subprocess.Popen[bytes]:
    user = OTHER if os.getuid() == 0 else os.getuid()
    group = OTHER if os.getuid() == 0 else os.getgid()
    (folder / "dovecot.conf").write_text(
        f"""
base_dir = {folder}/base
state_dir = {folder}/state
log_path = {folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = nobody
default_internal_group = nogroup
default_login_user = nobody
mail_location = maildir:{folder}/mail
mail_uid = {user}
mail_gid = {group}
first_valid_uid = 1
passdb {{
  driver = static
  args = password=secret
}}
userdb {{
  driver = static
  args = uid={user} gid={group} home={folder}/mail
}}
service imap-login {{
  chroot =
  inet_listener imap {{
    port = {port}
  }}
  inet_listener imaps {{
    port = 0
  }}
}}
service anvil {{
  chroot =
}}
service stats {{
  chroot =
}}
""",
        "utf-8",
    )
    own = [] if os.getuid() == 0 else ["--map-root-user"]
    below = f"mount -t overlay overlay -o lowerdir={FOLDER}:/usr /usr"
    run = f"{below} && exec dovecot -F -c {folder}/dovecot.conf"
    return subprocess.Popen(["unshare", "--mount", *own, "sh", "-c", run])


def _await(mailbox: Mailbox, folder: Path) -> None:
    """Wait until the mailbox can be read."""
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            mailbox.fetch(lambda _raw: None)
        except NotFetched:
            log = folder / "log"
            assert time.monotonic() < ends, log.read_text() if log.exists() else "no dovecot"
            time.sleep(0.2)
        else:
            return
