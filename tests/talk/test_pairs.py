"""One entry for one thing: no new entry is nearly another one, which a selector would make one."""

from collections.abc import Iterator
from difflib import SequenceMatcher

from fluent.syntax import FluentSerializer, ast

from tests.talk.samples import file_of, written
from tests.tiers import soak_only

ALIKE = 0.88
SHORTEST = 25
"""So many characters has an entry that is compared. Words alone are often alike by chance."""

STAY = {
    "The verb of `you` is another one than that of a name.": """
        owns-nobles owns-nobles-me
        bought-cards bought-cards-me
        standing standing-me
        your-turn your-turn-named
        advice-useful why-useful
        advice-cheaper why-cheaper
        bought bought-me
    """,
    "One of them says whose lines they are, in the middle of both of its forms.": """
        more more-before
    """,
    "One of them says nothing of none, or says it in other words.": """
        card-points card-head-points
        card-head-points points-counted
        card-head-points changed-points
        cards-counted cards-counted-left
        nobles goal
        goal-other goal-runner
    """,
    "One is a whole message, and the other stands in one, or they differ in their short forms.": """
        card-points points-counted
        dealt changed-place
        last-of-deck refused-deck-empty
        target-counted target-points
        hand-veiled option-veiled
        begun-unclear label-find-no-answer
        companion-holds companion-check-tokens
        assembly-card label-print-card
        took took-news
        evening-line card-head-points
    """,
    "They tell of different things, and in other languages by other sentences.": """
        tokens bonuses
        tokens-me bonuses-me
        counted counted-me
        try-noble refused-noble-not-eligible
        friends-client-older friends-client-newer
        usage-bind usage-proxy
        tutorial rules-part
        label-at label-at-wrong
        label-at-wrong label-at-card-wrong
        label-progress-unreadable teach-unreadable
        label-progress-not-kept teach-not-kept
        alone-loading alone-fetching
    """,
    "One offers what the other asks, or they ask for different things.": """
        try-reserve-unseen page-reserve-unseen
        view-reserve-deck ask-unseen
        ask-quit ask-another
    """,
    "One explains a key, whose name the name of the entry ends with, the other a menu's line.": """
        view-key-what view-what
    """,
    "One explains a setting in a sentence, the other an option behind its name.": """
        setting-verbosity cli-verbosity
        setting-speech cli-speech
    """,
    "Each is the reason of an error, whose name the name of the entry ends with.": """
        install-not-writable install-noexec
        save-corrupt save-table
        resume-not-writable resume-failed
        no-display-locked no-display-no-key
        label-fault-base label-fault-height
        label-fault-off-page label-fault-edge
        label-fault-count label-fault-labels
    """,
}
"""The pairs that stay, each on a line, by the reason."""


def texts() -> dict[str, str]:
    """Return the normal texts that are long enough, by the names of their entries.

    Lists of words are none: two kinds of sayings may have many words in common.
    """
    write, named = FluentSerializer().serialize_entry, ast.Identifier("x")
    found = {
        name: write(ast.Message(named, message.value)).removeprefix("x =").strip()
        for name, message in written(file_of("en")).items()
        if message.value and not name.startswith("words-")
    }
    return {name: text for name, text in found.items() if len(text) >= SHORTEST}


def alike() -> Iterator[frozenset[str]]:
    """Yield the pairs of entries that are nearly equal, of those that have words in common."""
    behind: list[tuple[str, str, set[str]]] = []
    match = SequenceMatcher(autojunk=False)
    for name, text in reversed(texts().items()):
        words = {*text.split()}
        match.set_seq2(text)
        for other, later, said in behind:
            shorter, longer = sorted((len(text), len(later)))
            if 2 * shorter <= ALIKE * (shorter + longer) or 2 * len(words & said) < len(words):
                continue
            match.set_seq1(later)
            if match.quick_ratio() > ALIKE and match.ratio() > ALIKE:
                yield frozenset((name, other))
        behind.append((name, text, words))


@soak_only
def test_what_is_nearly_equal_is_one_entry_or_stays_for_a_reason() -> None:
    stay = {frozenset(line.split()) for pairs in STAY.values() for line in pairs.split("\n")}
    found = {*alike()}
    new = found - stay
    assert not new, "make these one entry with a selector, or enter them with their reason"
    gone = stay - found - {frozenset()}
    assert not gone, "these are not alike any more"
