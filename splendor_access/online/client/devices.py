"""The command by which a seat is played at another device: what is typed, and what is told.

The server gives the word, knows the keys of all devices, and takes them away. A word is told to
its owner alone, and is typed at the other device in the place of a name.
"""

from splendor_access.online.protocol import frames
from splendor_access.talk.messages import Message, Messages, say
from splendor_access.talk.parsing.vocabulary import Vocabulary


def device_frame(about: str, vocabulary: Vocabulary) -> frames.DeviceFrame | None:
    """Return what the words behind the command ask for, or None if they are not understood.

    Nothing lists the devices, `new` asks for a word, and a number takes the seat from a device.
    """
    about = about.strip()
    if not about:
        return frames.DeviceFrame("list")
    if vocabulary.command(about) == "new":
        return frames.DeviceFrame("word")
    number = vocabulary.number(about)
    return None if number is None else frames.DeviceFrame("revoke", number)


def explain_devices(frame: frames.DevicesFrame) -> Messages:
    """Tell the word where there is a new one, else the devices and what can be done."""
    if frame.word:
        return [say("friends-device-word", word=frame.word, count=frame.minutes)]
    told = [_device(number, each) for number, each in enumerate(frame.devices, 1)]
    return [*told, say("friends-device-help", count=len(told))]


def _device(number: int, device: frames.SeatDevice) -> Message:
    return say(
        "friends-device",
        number=number,
        here="yes" if device.here else "no",
        added="yes" if device.added else "no",
        days=device.days,
    )
