"""What a name can be: signs that are heard, words that nobody takes for the program's own."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, clean, fold, say
from splendor_access.talk.narrate import whole_sentences, words_before_a_name, words_behind_a_name
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import lexicon
from splendor_access.talk.parsing.vocabulary import Vocabulary

NAME_LENGTH = 20

NO_PROPOSAL = "none"
"""The proposal where there is none; no player can be called so."""

_ZWNJ, _ZWJ, _MONGOLIAN = "\u200c", "\u200d", "\u180e"
_UNHEARD = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufffd\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef]"
)
"""Signs that show nothing, though they count as letters, marks or symbols."""

_TOGETHER = (
    {"CJK", "HIRAGANA", "KATAKANA"},
    {"CJK", "LATIN"},
    {"CJK", "HANGUL"},
    {"CJK", "BOPOMOFO"},
)
"""Scripts that stand in one word."""

_DECORATED = ("<font>", "<wide>", "<circle>", "<square>", "<super>", "<sub>")
_LIGATURES = "\ufb00", "\ufdff"
_MARKED = 2
"""A letter bears so many accents at most."""

_EYE = str.maketrans(
    "\u0410\u0412\u0421\u0415\u041d\u041a\u041c\u041e\u0420\u0422\u0425\u0423"
    "\u0430\u0441\u0435\u043e\u0440\u0445\u0443"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7",
    "ABCEHKMOPTXYaceopxyABEZHIKMNOPTYX",
)
_CYRILLIC = {latin: sign for sign, latin in _EYE.items() if 0x400 <= sign < 0x500}
_EAR = str.maketrans(
    {"\u0142": "l", "\xf8": "o", "\u0111": "d", "\u0131": "i"}
    | {"\u06cc": "\u064a", "\u0649": "\u064a", "\u0640": ""}
    | {chr(0x0D7A + i): f"{c}\u0d4d" for i, c in enumerate("\u0d23\u0d28\u0d30\u0d32\u0d33\u0d15")}
)
"""Letters that are written in several ways."""

_ACCENTED = ("LATIN", "GREEK", "CYRILLIC", "ARABIC", "HEBREW")
"""Scripts whose marks are often left out, or not heard."""

_PLACE = re.compile(r"[abchn] ?[0-9]|[abc]?[0-9]?([0-9][serod])+")
_PARTS = re.compile(r"[,:/]|\?$|>$|^-|\w \(|\w{3}\. \w")
_INITIALS = "KLMRS"
"""A proposal has one of these letters behind it; the first that is no trap in any language."""
_TO_PEOPLE = ("say", "mute", "remove", "replace", "player")
"""Commands behind which names or any text stand."""


def tidy_name(name: str) -> str:
    """Return a name as it is kept: blanks as one space, letters with their accents in one sign."""
    return unicodedata.normalize("NFC", re.sub("[ \u3000]+", " ", name).strip(" "))


def name_problem(name: str, taken: Sequence[str], vocabulary: Vocabulary) -> Message | None:
    """Return why a name cannot be a player's, or None.

    `taken` are the names of those who sit there already. What is proposed can be taken as it is.
    """
    problem = _problem(name, taken, vocabulary)
    if problem is None or problem.name in ("name-empty", "name-long"):
        return problem
    if problem.name == "name-look-alike":
        plain = unicodedata.normalize("NFKC", tidy_name(name))
        other = _problem(plain, taken, vocabulary)
        if other and other.name != "name-look-alike":
            return name_problem(plain, taken, vocabulary)
    proposal = _proposal(problem.name, name, taken, vocabulary)
    return say(problem.name, **{**problem.args, "proposal": proposal})


def is_taken(name: str, taken: Sequence[str]) -> bool:
    """Return whether a name differs in nothing that is heard or seen from one that is taken."""
    own = likeness(name)
    return any(own & likeness(each) for each in taken)


def likeness(name: str) -> frozenset[str]:
    """Return what is heard and what is seen of a name: two are alike that have one in common."""
    return frozenset({f"heard {_heard(name)}", f"seen {tidy_name(name).translate(_EYE)}"})


def _problem(name: str, taken: Sequence[str], vocabulary: Vocabulary) -> Message | None:
    """Return why a name cannot be a player's, as yet without a proposal, or None."""
    name = tidy_name(name)
    shown = clean(name)
    if _unheard(name) or _badly_marked(name):
        return say("name-characters", proposal=NO_PROPOSAL)
    if any(map(_is_decorated, name)):
        return say("name-look-alike", proposal=NO_PROPOSAL)
    if not any(unicodedata.category(c) in ("Lu", "Ll", "Lt", "Lo") for c in name):
        return say("name-empty")
    if len(name) > NAME_LENGTH:
        return say("name-long", typed=shown)
    if not all(map(_one_script, re.findall(r"[^\W\d_]+", name))):
        return say("name-scripts", typed=shown, proposal=NO_PROPOSAL)
    twice = say("name-twice", typed=shown, proposal=NO_PROPOSAL) if is_taken(name, taken) else None
    return _wording(name, shown, vocabulary) or twice


@cache
def _vocabularies() -> list[Vocabulary]:
    """Return the words of all languages: at a table they may meet."""
    return [Vocabulary(Locale(each)) for each in languages()]


def _proposal(why: str, name: str, taken: Sequence[str], vocabulary: Vocabulary) -> str:
    """Return a name like a refused one that everybody at the table understands as a name."""
    return next(
        (
            proposal
            for proposal in _proposals(why, tidy_name(name), vocabulary)
            if not any(_problem(proposal, taken, each) for each in _vocabularies())
        ),
        NO_PROPOSAL,
    )


def _proposals(why: str, name: str, vocabulary: Vocabulary) -> Iterator[str]:
    """Yield the name without what is wrong with it, then names with an initial, a guest's last.

    Digits and single letters are left out: with an initial they are heard as a place or a code.
    """
    plain = vocabulary.plain(name)
    match why:
        case "name-look-alike":
            # An alphabet of other letters is read as the plain one; another name would be a guess.
            yield tidy_name(clean(unicodedata.normalize("NFKC", name), NAME_LENGTH))
            return
        case "name-word" | "name-command":
            bases = [plain.capitalize(), plain.split()[-1].capitalize()]
        case "name-scripts":
            bases = [name.translate(each) for each in (_EYE, _CYRILLIC)]
            yield from bases
        case "name-characters":
            shown = "".join(sign for sign in name if not _unheard(sign))
            bases = [tidy_name(shown), tidy_name("".join(c for c in shown if not _is_mark(c)))]
            yield from bases
        case "name-sentence":
            bases = plain.split()[:1]
            yield from bases
        case _:
            bases = [plain]
    for base in (*bases, vocabulary.locale.attribute("default-name")):
        letters = re.sub("[ .'\u2019-]", "", base)
        if len(base) > 1 and letters.isalpha():
            yield from (f"{base[:16].strip()} {initial}." for initial in _INITIALS)


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _wording(name: str, shown: str, vocabulary: Vocabulary) -> Message | None:
    plain = vocabulary.plain(name)
    words = [fold(word) for word in plain.split()]
    whole = " ".join(words)
    # An accent tells the Vietnamese name Tu with an accent from the French pronoun.
    joined = plain.casefold()
    letters = joined.replace(" ", "") if all(len(word) == 1 for word in words) else joined
    if vocabulary.is_command_word(whole) or _orders(words, vocabulary):
        return say("name-command", typed=shown, proposal=NO_PROPOSAL)
    if letters in _listeners() or _of_program(words, vocabulary):
        return say("name-word", typed=shown, proposal=NO_PROPOSAL)
    if _PARTS.search(name) or _tells(plain.split(), words, vocabulary):
        return say("name-sentence", typed=shown, proposal=NO_PROPOSAL)
    return None


def _unheard(name: str) -> bool:
    """Return whether a name has a sign that is neither seen nor heard."""
    for at, sign in enumerate(name):
        if sign in (_ZWNJ, _ZWJ, _MONGOLIAN):
            if not _joins(sign, name[at - 1] if at else "", name[at + 1 : at + 2]):
                return True
        elif not sign.isprintable() or unicodedata.category(sign) == "Co" or _UNHEARD.match(sign):
            return True
    return False


def _joins(sign: str, before: str, behind: str) -> bool:
    """Return whether a script needs a sign that joins or parts between these two."""
    virama = any(c and unicodedata.combining(c) == 9 for c in (before, behind))
    if sign == _ZWJ:
        return virama
    script = "MONGOLIAN" if sign == _MONGOLIAN else "ARABIC"
    return virama or (_script(before) == _script(behind) == script)


def _badly_marked(name: str) -> bool:
    """Return whether marks stand on no letter, enclose it, or are too many."""
    count, bearer = 0, " "
    for sign in unicodedata.normalize("NFD", name):
        kind = unicodedata.category(sign)
        if kind not in ("Mn", "Me", "Mc"):
            count, bearer = 0, sign
        elif kind == "Me" or bearer == " ":
            return True
        elif unicodedata.combining(sign) not in (0, 7, 9):
            count += 1
            if count > _MARKED + (_script(bearer) in ("HEBREW", "ARABIC")):
                return True
    return False


def _is_decorated(sign: str) -> bool:
    """Return whether a sign is a letter dressed up as another, such as a circled one."""
    made = unicodedata.decomposition(sign)
    first, last = _LIGATURES
    small = unicodedata.category(sign) in ("Ll", "Lo") and re.search(
        "SMALL CAPITAL|TURNED", unicodedata.name(sign, "")
    )
    return made.startswith(_DECORATED) or (made[:1] == "<" and first <= sign <= last) or bool(small)


def _script(sign: str) -> str:
    return re.split("[ -]", unicodedata.name(sign, "") if sign else "")[0]


def _one_script(word: str) -> bool:
    scripts = {_script(c) for c in word if unicodedata.category(c) != "Lm"} - {"HALFWIDTH"}
    return len(scripts) < 2 or any(scripts <= each for each in _TOGETHER)


def _heard(name: str) -> str:
    """Return what is heard of a name: its letters and digits, without their accents."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", tidy_name(name)).casefold())
    # What is a letter of its own is no accent.
    apart = apart.replace("\u0438\u0306", "\u0439")
    kept, bearer = [], ""
    for sign in apart.translate(_EAR):
        kind = unicodedata.category(sign)
        if kind[0] in "LN":
            bearer = _script(sign)
        if (kind[0] in "LN" and kind != "Lm") or sign == "\u30fc":
            kept.append(chr(ord(sign) - 0x60) if "\u30a1" <= sign <= "\u30f6" else sign)
        elif kind[0] == "M" and bearer not in _ACCENTED:
            kept.append(sign)
    return "".join(kept)


@cache
def _listeners() -> frozenset[str]:
    """Return what a listener is called in all languages: at a table they may meet."""
    words = (Locale(each).words("names-listener") for each in languages())
    return frozenset(word.casefold() for some in words for word in some)


def _listed(entry: str, vocabulary: Vocabulary) -> frozenset[str]:
    """Return the folded words of an entry, in the language and in English."""
    return _folded(entry, vocabulary.locale.language) | _folded(entry, "en")


@cache
def _folded(entry: str, language: str) -> frozenset[str]:
    return frozenset(map(fold, Locale(language).words(entry)))


def _is_thing(word: str, vocabulary: Vocabulary) -> bool:
    """Return whether a word is a gem, gems by letters, a place or a number."""
    return bool(
        vocabulary.gems(word)
        or _PLACE.fullmatch(word)
        or vocabulary.number(word) is not None
        or vocabulary.level([word])
        or re.fullmatch("[serodg]{2,3}", word)
        or word in vocabulary.words("cheap")
    )


def _of_program(words: list[str], vocabulary: Vocabulary) -> bool:
    """Return whether all of a name is a word of the game, a place, or a number of gems."""
    whole = " ".join(words)
    gem = len(words) == 1 and bool(vocabulary.gems(whole))
    level = len(words) == 1 and len(whole) == 1 and vocabulary.level(words) is not None
    counted = len(words) > 1 and vocabulary.number(words[0]) is not None
    place = counted and bool(vocabulary.gems(words[1]))
    if len(words) == 2 and re.fullmatch("[abchn]", words[0]):
        place = vocabulary.number(words[1]) is not None
    code = all(_PLACE.fullmatch(word) for word in words) or bool(_PLACE.fullmatch(whole))
    # "a2 blue" is heard as a card.
    if any(map(_PLACE.fullmatch, words[:1])):
        code |= all(_is_thing(word, vocabulary) for word in words)
    return gem or level or place or code or whole in _listed("names-program", vocabulary)


def _orders(words: list[str], vocabulary: Vocabulary) -> bool:
    """Return whether a name is a command with what belongs behind it."""
    if len(words) < 2:
        return False
    command = vocabulary.command(words[0])
    thing = any(_is_thing(word, vocabulary) for word in words[1:])
    if command is None:
        known = lexicon(vocabulary.locale.language)
        return thing and not known.senses(words[:1]).isdisjoint(DEEDS)
    return thing or command in _TO_PEOPLE or vocabulary.is_command_word(words[1])


def _tells(typed: list[str], words: list[str], vocabulary: Vocabulary) -> bool:
    """Return whether a name is heard as a sentence of the program."""
    if len(words) < 2:
        return False
    listener = _listeners()
    turn = words[-1] in _listed("term-turn", vocabulary)
    called = words[0] in listener and (typed[1].islower() or turn)
    owned = turn and any("'s" in word for word in words)
    telling = _listed("names-telling", vocabulary).union(
        *_announced(words_behind_a_name, vocabulary)
    )
    told = any(t.islower() and w in telling for t, w in zip(typed[1:], words[1:], strict=True))
    whole = " ".join(words)
    sentences = _listed("names-sentence", vocabulary).union(
        *_announced(whole_sentences, vocabulary)
    )
    begun = {" ".join(words[:count]) for count in range(2, len(words))}
    about = any(begun & each for each in _announced(words_before_a_name, vocabulary))
    return called or owned or told or about or whole in sentences


def _announced(
    derived: Callable[[str], frozenset[str]], vocabulary: Vocabulary
) -> list[frozenset[str]]:
    """Return what is derived from the announcements of the language, and from the English ones."""
    return [derived(language) for language in {vocabulary.locale.language, "en"}]
