"""The synthesiser of a speech service for tests: it writes down what it is told, and is silent.

The daemon starts it with a file that has the name of a folder. It imports little: each of a hundred
services of the tests starts one.
"""
# ruff: noqa: PTH123, SIM115  # pathlib takes as long as all the rest

import json
import re
import sys
import threading
import time
from html import unescape


class Synthesiser:
    """Speaks the protocol of a module: commands come in on lines, some with a block of data."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._log = open(f"{folder}/heard", "a")
        self._number = self._read("heard").count('"kind"')
        self._manner: dict[str, str] = {}
        self._lock = threading.Lock()
        self._stopped = threading.Event()

    def run(self) -> None:
        """Answer commands until there are no more."""
        kinds = {"SPEAK": "text", "CHAR": "char", "KEY": "key", "SOUND_ICON": "icon"}
        for line in sys.stdin:
            command = line.strip()
            if command == "INIT":
                self._send("299-ready", "299 OK LOADED SUCCESSFULLY")
            elif command == "AUDIO":
                self._send("207 OK RECEIVING AUDIO SETTINGS")
                # The daemon would open the sound card itself if this were accepted.
                wanted = "audio_output_method=server" in self._block()
                self._send("300 MODULE ERROR" if wanted else "203 OK AUDIO INITIALIZED")
            elif command in ("LOGLEVEL", "SET"):
                self._send("203 OK RECEIVING SETTINGS")
                settings = dict(each.partition("=")[::2] for each in self._block())
                self._manner |= settings if command == "SET" else {}
                self._send("203 OK SETTINGS RECEIVED")
            elif command.startswith("LIST VOICES"):
                self._send("200-Ann\ten\tnone", "200 OK VOICE LIST SENT")
            elif command in kinds:
                self._send("202 OK RECEIVING MESSAGE")
                self._say("\n".join(self._block()), kinds[command])
            elif command in ("STOP", "PAUSE"):
                self._stopped.set()
            elif command == "QUIT":
                self._send("210 OK QUIT")
                return

    def _say(self, text: str, kind: str) -> None:
        plain = " ".join(unescape(re.sub("<[^>]*>", "", text)).split())
        self._number += 1
        self._stopped.clear()
        began = time.monotonic()
        about = {"kind": kind, "manner": self._manner, "began": began}
        self._note(self._number, text=plain, outcome="speaking", **about)
        self._send("200 OK SPEAKING")
        threading.Thread(target=self._speak, args=(self._number, unescape(text), plain)).start()

    def _speak(self, number: int, text: str, plain: str) -> None:
        self._send("701 BEGIN")
        before, _, behind = text.partition(self._held(text) or "\n")
        self._mark(before)
        seconds, each = map(float, self._read("seconds").split())
        self._stopped.wait(seconds + each * len(plain))
        while not self._stopped.is_set() and self._held(text):
            self._stopped.wait(0.005)
        stopped = self._stopped.is_set()
        self._mark("" if stopped else behind)
        self._send("703 STOP" if stopped else "702 END")
        outcome = "stopped" if stopped else "finished"
        self._note(number, outcome=outcome, ended=time.monotonic())

    def _held(self, text: str) -> str | None:
        """Return the text at which to hold, or None."""
        try:
            places = self._read("hold")
        except FileNotFoundError:  # nothing is held, or not any more
            places = ""
        return next((place for place in places.split("\n") if place and place in text), None)

    def _mark(self, text: str) -> None:
        for mark in re.findall(r'<mark name="(\d+)"/>', text):
            self._send(f"700-{mark}", "700 INDEX MARK")

    def _note(self, number: int, **event: object) -> None:
        with self._lock:
            self._log.write(json.dumps({"number": number, **event}) + "\n")
            self._log.flush()

    def _send(self, *lines: str) -> None:
        with self._lock:
            sys.stdout.write("".join(f"{line}\n" for line in lines))
            sys.stdout.flush()

    def _block(self) -> list[str]:
        """Return the lines up to a lone full stop; a line with two begins with one."""
        lines = []
        for line in sys.stdin:
            text = line.rstrip("\n")
            if text == ".":
                break
            lines.append(text[1:] if text.startswith("..") else text)
        return lines

    def _read(self, name: str) -> str:
        with open(f"{self._folder}/{name}") as file:
            return file.read()


if __name__ == "__main__":
    with open(sys.argv[1]) as named:
        Synthesiser(named.read()).run()
