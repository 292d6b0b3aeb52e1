"""Which tokens to give back, as several bots decide it."""

from collections.abc import Callable

from splendor_access.game.cards import ORDER, Gems, gems, minus

ONE_TOKEN: tuple[Gems, ...] = tuple(gems(letter) for letter in ORDER)


def spared(tokens: Gems, count: int, worth: Callable[[Gems], float]) -> Gems:
    """Return which tokens to give back, one after another those that keep the most worth."""
    kept = tokens
    for _ in range(count):
        left = [minus(kept, one) for i, one in enumerate(ONE_TOKEN) if kept[i]]
        kept = max(left, key=worth)
    return minus(tokens, kept)
