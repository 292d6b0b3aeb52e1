"""Doctor's part on speech: who speaks, each path to a voice, and a test sentence."""

import asyncio
import shutil
from collections.abc import Callable
from typing import assert_never

from splendor_access.settings.libraries import install_command
from splendor_access.settings.settings import Settings
from splendor_access.settings.system import program, to_install
from splendor_access.speech.child import Gone, Ready
from splendor_access.speech.paths import Utterance
from splendor_access.speech.screen_readers import decide, gather_facts
from splendor_access.speech.speaker import GRACE, manner, paths
from splendor_access.speech.spoken import spoken_text
from splendor_access.speech.voice import Voice, try_path
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, Message, clean, say

FOLLOWED = ("language", "rate", "voice", "punctuation")
"""Abilities that the game has settings for."""

SENTENCE = 8.0
"""The longest time, in seconds, for the sentence to be heard or given up."""


def examine_speech(settings: Settings) -> list[Message]:
    """Return who would speak in a game at a terminal, and a line for each path to a voice."""
    return [_speaker(settings), *asyncio.run(_paths(settings))]


def _speaker(settings: Settings) -> Message:
    decision = decide(gather_facts(settings.speech, terminal=True))
    names: list[Arg] = [decision.screen_reader] if decision.screen_reader else []
    return say("doctor-speaks", mode=decision.mode, reason=decision.reason, readers=names)


async def _paths(settings: Settings) -> list[Message]:
    names = paths(settings)
    found = await asyncio.gather(*map(try_path, names))
    return [_path(name, result) for name, result in zip(names, found, strict=True)]


def _path(name: str, result: Ready | Gone) -> Message:
    if isinstance(result, Ready):
        known: list[Arg] = [word for word in FOLLOWED if word in result.abilities]
        return say(
            "doctor-speech", path=name, through=result.name, settings=known, count=len(known)
        )
    return say("doctor-no-speech", path=name, mend=explain(name, result))


def explain(path: str, gone: Gone) -> Message:
    """Explain why a path has no voice, and how to fix it."""
    match gone.reason:
        case "missing" if path == "speech-dispatcher":
            return say("speech-no-module", step=to_install("speechd"))
        case "missing":
            command = install_command((path,))
            if command is None:
                return say("library-elsewhere")
            step = say("to-install", command=command)
            return say("speech-missing", path=path, detail=clean(gone.detail), step=step)
        case "stopped" if path != "speech-dispatcher":
            return say("speech-stopped")
        case "stopped":
            if shutil.which(path):
                return say("speech-idle", program=program())
            return say("speech-absent", step=to_install("speech-dispatcher"))
        case "mute":
            return say("speech-mute", step=to_install("synthesiser"))
        case "failed":
            return say("speech-broken", detail=clean(gone.detail) or "none")
        case _ as unknown:
            assert_never(unknown)


def try_speech(
    locale: Locale,
    settings: Settings,
    write: Callable[[Message], None],
    heard: Callable[[Message], bool | None],
) -> Message:
    """Speak a sentence, ask by `heard` whether it was heard, and return the conclusion.

    This may start a speech service.
    """
    path = asyncio.run(_speak(locale, settings))
    if path is None:
        return say("doctor-not-spoken")
    asked = say("doctor-hear", path=path, sentence=say("doctor-sentence"))
    write(asked)
    while (agrees := heard(asked)) is None:
        pass  # the second question
    return say("doctor-heard", program=program()) if agrees else say("doctor-not-heard")


async def _speak(locale: Locale, settings: Settings) -> str | None:
    """Speak the sentence; return the name of the voice, or None."""
    over = asyncio.Event()
    voice = Voice(
        paths(settings), manner(locale, settings), lambda _event: over.set(), may_start=True
    )
    text = spoken_text(locale.text(say("doctor-sentence")), locale.words("spoken-words"))
    voice.begin()
    voice.say(Utterance((text,)), "answer")
    try:
        async with asyncio.timeout(SENTENCE):
            while voice.busy and voice.available():
                over.clear()
                await over.wait()
    except TimeoutError:
        pass
    name = voice.name if voice.available() else None
    await voice.close(GRACE)
    return name
