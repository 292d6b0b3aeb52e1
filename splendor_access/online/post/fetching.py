"""The mails that come in by IMAP: each is read, done, and then deleted."""

import imaplib
import ssl
from collections.abc import Callable
from contextlib import suppress

from splendor_access.online.post.reading import LARGEST_MAIL
from splendor_access.online.post.sending import PATIENCE, Account
from splendor_access.settings.error_log import EVENTS
from splendor_access.table.database import SaveError


class NotFetched(Exception):  # a refusal, not a fault
    """The mailbox cannot be read now."""


class Mailbox:
    """The inbox of an account: `imaps://host:993`, or `imap://host:143` which encrypts first."""

    def __init__(self, account: Account) -> None:
        self._account = account

    def fetch(self, take: Callable[[bytes], None]) -> int:
        """Let every mail be taken, delete it, and return how many there were. Raises NotFetched.

        What cannot be taken, by SaveError, stays for the next time. It is called in a thread.
        """
        taken = 0
        try:
            with self._connected() as line:
                line.select("INBOX")
                for number in self._numbers(line):
                    kind, found = line.uid("FETCH", number, f"(BODY.PEEK[]<0.{LARGEST_MAIL}>)")
                    raw = [part[1] for part in found if isinstance(part, tuple)]
                    if kind != "OK" or not raw:
                        continue
                    with suppress(SaveError):
                        take(raw[0])
                        # Done, and then deleted: what is left by a crash in between is done again,
                        # and changes nothing.
                        line.uid("STORE", number, "+FLAGS.SILENT", r"(\Deleted)")
                        taken += 1
                if taken:
                    line.expunge()
        except (OSError, imaplib.IMAP4.error, ValueError) as error:
            EVENTS.info("mailbox-failed why=%s", type(error).__name__)
            raise NotFetched from error
        return taken

    @staticmethod
    def _numbers(line: imaplib.IMAP4) -> list[str]:
        kind, found = line.uid("SEARCH", "UNDELETED")
        return found[0].decode().split() if kind == "OK" and found and found[0] else []

    def _connected(self) -> imaplib.IMAP4:
        account, secure = self._account, ssl.create_default_context()
        line: imaplib.IMAP4
        if account.encrypts:
            line = imaplib.IMAP4_SSL(
                account.host, account.port, ssl_context=secure, timeout=PATIENCE
            )
        else:
            line = imaplib.IMAP4(account.host, account.port, timeout=PATIENCE)
            if not account.plain:
                line.starttls(secure)
        line.login(account.user, account.secret)
        return line
