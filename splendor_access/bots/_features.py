"""The features of a position: integers, a block of them for each seat.

The functions use nothing but numbers, indexes and loops. The trainer compiles the very same source,
so that training and play have the same features. Cards are numbers in the order of `CARDS`: 90, 91
and 92 are unknown cards of levels a, b and c, -1 is an empty place.

A block has four parts: what the seat owns, how far nobles are, sums over the cards that it could
buy, and the best of them. `own` has six tokens, six bonuses, points, and three cards of the hand;
colours of both are in the order of `ORDER`, with gold at index 2.
"""

from collections.abc import MutableSequence, Sequence

Ints = Sequence[int]
Numbers = MutableSequence[int]

UNKNOWN = 90
"""The number of an unknown card of the first level."""

OWNED_SCALE = (
    *(10, 3, 6, 10),  # points
    *(4, 4, 3, 4, 4, 4, 10, 3),  # tokens
    *(5, 5, 5, 5, 5, 12),  # bonuses
    3,  # free places in the hand
)
NOBLES_SCALE = (
    *(2, 2, 2, 3),  # nobles by bonuses that are lacking
    12,  # how near all of them are
)
CARDS_SCALE = (
    *(3, 4, 4, 4) * 4,  # cards by points and turns, up to three
    *(3, 3, 3, 3),  # and of four and five turns
    *(3,) * 12,  # cards of 3, 4 and 5 points by price
    *(40, 20, 20, 20),  # prices and lacks together
    *(2,) * 6,  # the hand by points and turns
    *(6, 12),  # its points and lacks
    *(30,) * 5,  # demand by colour
    *(30,) * 5,  # lack by colour
)
BEST_SCALE = (
    *(5, 5, 1, 1),  # what the next purchases lead to
    4,  # how near the best card of the hand is
    3,  # bonuses for a noble
    *(5, 8),  # the second card of one turn, and two together
    *(5, 6, 1, 12),  # cards of two turns
    *(20, 30),  # the two cards that are the best for their price
)
OWNED_SUMS, NOBLE_SUMS, CARD_SUMS, BEST_SUMS = map(
    len, (OWNED_SCALE, NOBLES_SCALE, CARDS_SCALE, BEST_SCALE)
)
"""The number of features of each part."""

SEAT_SCALE = OWNED_SCALE + NOBLES_SCALE + CARDS_SCALE + BEST_SCALE
"""The divisors of the features of a seat, so that most of them are between 0 and 1."""

BLOCK = len(SEAT_SCALE)
"""The number of features of a seat."""

SHARED_SCALE = (7, 7, 5, 7, 7, 7, 1)
"""The divisors of the shared features: the bank, and whether the end has begun."""

MARK = 5
"""The numbers kept of a card for `fill_best`: turns, worth, colour, rating, lack in the hand."""

FAR = 9
"""The lack of a card that is not in the hand, or not worth two points."""


def feature_count(players: int) -> int:
    """Return the number of features of a position: seats, bank and end, places in the round."""
    return players * BLOCK + len(SHARED_SCALE) + players


def feature_scales(players: int) -> tuple[int, ...]:
    """Return the divisors of all features of a position, which training uses."""
    return SEAT_SCALE * players + SHARED_SCALE + (1,) * players


def fill_shared(out: Numbers, at: int, bank: Ints, ending: bool) -> None:
    """Write the shared features into `out`, from index `at` on."""
    for i in range(6):
        out[at + i] = bank[i]
    out[at + 6] = 1 if ending else 0


def fill_owned(out: Numbers, at: int, own: Ints, target: int) -> None:
    """Write what a seat owns into `out`, from index `at` on."""
    points = own[12]
    togo = target - points
    out[at] = points
    out[at + 1] = min(3, max(0, 3 - togo))
    out[at + 2] = min(6, max(0, 6 - togo))
    out[at + 3] = min(10, max(0, 10 - togo))
    held = 0
    built = 0
    for i in range(6):
        out[at + 4 + i] = own[i]
        held += own[i]
        built += own[6 + i]
        if i != 2:
            out[at + 12 + (i if i < 2 else i - 1)] = own[6 + i]
    out[at + 10] = held
    out[at + 11] = max(0, held - 7)
    out[at + 17] = built
    free = 0
    for i in range(13, 16):
        if own[i] < 0:
            free += 1
    out[at + 18] = free


def fill_nobles(
    out: Numbers, at: int, own: Ints, tiles: Ints, asked: Sequence[Ints], leads: Numbers
) -> None:
    """Write how far nobles are into `out`, from index `at` on.

    A row of `asked` has six counts and the points of a noble tile. Of each colour, `leads` gets the
    points of the noble that one more bonus brings, and then 1 if a noble not far away asks for it.
    """
    for i in range(NOBLE_SUMS):
        out[at + i] = 0
    for i in range(12):
        leads[i] = 0
    for k in range(len(tiles)):
        if tiles[k] < 0:
            continue
        wants = asked[tiles[k]]
        lack = 0
        for i in range(6):
            lack += max(0, wants[i] - own[6 + i])
        if lack <= 1:
            out[at] += 1
        elif lack <= 3:
            out[at + lack - 1] += 1
        elif lack <= 5:
            out[at + 3] += 1
        out[at + 4] += max(0, 7 - lack)
        for i in range(6):
            more = max(0, wants[i] - own[6 + i])
            if lack <= 1 and more == lack:
                leads[i] = wants[6]
            if lack <= 4 and more > 0:
                leads[6 + i] = 1


def add_card(out: Numbers, at: int, own: Ints, cost: Ints, held: bool, mark: Numbers) -> None:
    """Add a card that a seat could buy to the features in `out` from index `at` on.

    `cost` has six counts, the points and the index of the bonus. `held` is whether the card is in
    the seat's hand. `mark` gets what `fill_best` needs of the card.
    """
    worth = cost[6]
    price = 0
    lack = 0
    most = 0
    for i in range(6):
        asks = cost[i] - own[6 + i]
        if asks > 0:
            price += asks
            colour = at + 44 + (i if i < 2 else i - 1)
            out[colour] += (worth + 1) * asks
            lacks = asks - own[i]
            if lacks > 0:
                lack += lacks
                most = max(most, lacks)
                out[colour + 5] += (worth + 1) * lacks
    lack = max(0, lack - own[2])
    most = max(0, most - own[2])
    turns = max((lack + 2) // 3, (most + 1) // 2)
    if turns <= 3:
        row = 0 if worth == 0 else 4 if worth <= 2 else 8 if worth == 3 else 12
        out[at + row + turns] += 1
    elif turns <= 5 and worth > 0:
        out[at + (18 if worth >= 4 else 16) + turns - 4] += 1
    if worth >= 3:
        if price <= 9:
            out[at + 20 + 4 * min(2, worth - 3) + max(0, price - 2) // 2] += 1
        out[at + 34] += max(0, 12 - price)
    else:
        out[at + 35] += max(0, 4 - lack)
    out[at + 32] += worth * max(0, 8 - price)
    out[at + 33] += max(0, 6 - price)
    if held:
        out[at + 36 + (3 if worth >= 3 else 0) + min(2, turns)] += 1
        out[at + 42] += worth
        out[at + 43] += lack
    mark[0] = turns
    mark[1] = worth
    mark[2] = cost[7]
    mark[3] = 3 * worth - 2 * lack - price
    mark[4] = lack if held and worth >= 2 else FAR


def fill_best(  # noqa: PLR0915  # written out, because every decision takes it often
    out: Numbers, at: int, marks: Sequence[Ints], count: int, leads: Ints, togo: int
) -> None:
    """Write the best cards into `out`, from index `at` on, by the marks of `count` of them.

    `leads` is what `fill_nobles` made of the nobles, `togo` the points that the target is away.
    """
    now = 0
    soon = 0
    nearest = FAR
    helping = 0
    first = 0
    second = 0
    later = 0
    later_second = 0
    best = -20
    next_best = -20
    for k in range(count):
        mark = marks[k]
        rating = mark[3]
        if rating > best:
            next_best = best
            best = rating
        elif rating > next_best:
            next_best = rating
        if mark[4] < nearest:  # noqa: PLR1730  # no call of `min`, as above
            nearest = mark[4]
        turns = mark[0]
        if turns > 2:
            continue
        worth = mark[1]
        if worth > later:
            later_second = later
            later = worth
        elif worth > later_second:
            later_second = worth
        if turns > 1:
            continue
        if worth > first:
            second = first
            first = worth
        elif worth > second:
            second = worth
        brings = worth + leads[mark[2]]
        helping += leads[6 + mark[2]]
        if brings > soon:  # noqa: PLR1730
            soon = brings
        if turns == 0 and brings > now:
            now = brings
    out[at] = now
    out[at + 1] = soon
    out[at + 2] = 1 if now >= togo else 0
    out[at + 3] = 1 if soon >= togo else 0
    out[at + 4] = max(0, 4 - nearest)
    out[at + 5] = helping
    out[at + 6] = second
    out[at + 7] = first + second
    out[at + 8] = later
    out[at + 9] = later + later_second
    out[at + 10] = 1 if later + later_second >= togo else 0
    out[at + 11] = max(0, later + later_second + 6 - togo)
    out[at + 12] = max(0, best + 12)
    out[at + 13] = max(0, next_best + 12)
