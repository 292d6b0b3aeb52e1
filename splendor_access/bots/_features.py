"""The features of a position: integers, a block of them for each seat.

The functions use nothing but numbers, indexes and loops. The trainer compiles the very same source,
so that training and play have the same features. Cards are numbers in the order of `CARDS`: 90, 91
and 92 are unknown cards of levels a, b and c, -1 is an empty place.
"""

from collections.abc import MutableSequence, Sequence

Ints = Sequence[int]

UNKNOWN = 90
"""The number of an unknown card of the first level."""

BLOCK = 51
"""The number of features of a seat."""

SEAT_SCALE = (
    *(10, 3, 6, 10),  # points
    *(4, 4, 3, 4, 4, 4, 10, 3),  # tokens
    *(5, 5, 5, 5, 5, 12),  # bonuses
    3,  # free places in the hand
    *(2, 2, 2, 3),  # nobles
    *(3, 4, 4, 4) * 4,  # cards by points and turns
    *(40, 20),  # prices after bonuses
    *(5, 5, 1, 1),  # what the next purchases lead to
    *(2,) * 6,  # the hand
)
"""The divisors of the features of a seat, so that most of them are between 0 and 1."""

SHARED_SCALE = (7, 7, 5, 7, 7, 7, 1)
"""The divisors of the shared features: the bank, and whether the end has begun."""


def feature_count(players: int) -> int:
    """Return the number of features of a position: seats, bank and end, places in the round."""
    return players * BLOCK + len(SHARED_SCALE) + players


def feature_scales(players: int) -> tuple[int, ...]:
    """Return the divisors of all features of a position, which training uses."""
    return SEAT_SCALE * players + SHARED_SCALE + (1,) * players


def fill_shared(out: MutableSequence[int], at: int, bank: Ints, ending: bool) -> None:
    """Write the shared features into `out`, from index `at` on."""
    for i in range(6):
        out[at + i] = bank[i]
    out[at + 6] = 1 if ending else 0


def fill_seat(  # noqa: PLR0915  # written out, because it is most of what a decision takes
    out: MutableSequence[int],
    at: int,
    own: Ints,
    target: int,
    lying: Ints,
    costs: Sequence[Ints],
    asked: Sequence[Ints],
) -> None:
    """Write the features of a seat into `out`, from index `at` on.

    `own` has its six tokens, six bonuses, points, and three cards of the hand; `lying` the twelve
    cards of the market and the noble tiles. A row of `costs` has six counts, the points and the
    index of the bonus; a row of `asked` has six counts and the points of a noble tile.
    """
    for i in range(at, at + BLOCK):
        out[i] = 0
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
    out[at + 10] = held
    out[at + 11] = max(0, held - 7)
    b0 = own[6]
    b1 = own[7]
    b3 = own[9]
    b4 = own[10]
    b5 = own[11]
    out[at + 12] = b0
    out[at + 13] = b1
    out[at + 14] = b3
    out[at + 15] = b4
    out[at + 16] = b5
    out[at + 17] = built
    for i in range(13, 16):
        if own[i] < 0:
            out[at + 18] += 1
    # The points of nobles that one more bonus brings, by its index.
    n0 = 0
    n1 = 0
    n3 = 0
    n4 = 0
    n5 = 0
    for i in range(12, len(lying)):
        if lying[i] < 0:
            continue
        wants = asked[lying[i]]
        d0 = max(0, wants[0] - b0)
        d1 = max(0, wants[1] - b1)
        d3 = max(0, wants[3] - b3)
        d4 = max(0, wants[4] - b4)
        d5 = max(0, wants[5] - b5)
        lack = d0 + d1 + d3 + d4 + d5
        if lack <= 1:
            out[at + 19] += 1
            brings = wants[6]
            if d0 == lack:
                n0 = brings
            if d1 == lack:
                n1 = brings
            if d3 == lack:
                n3 = brings
            if d4 == lack:
                n4 = brings
            if d5 == lack:
                n5 = brings
        elif lack == 2:
            out[at + 20] += 1
        elif lack == 3:
            out[at + 21] += 1
        elif lack <= 5:
            out[at + 22] += 1
    # A colour's bonuses and tokens together, so that one subtraction gives what is lacking.
    t0 = b0 + own[0]
    t1 = b1 + own[1]
    t3 = b3 + own[3]
    t4 = b4 + own[4]
    t5 = b5 + own[5]
    gold = own[2]
    most_now = 0
    most_soon = 0
    for k in range(15):
        card = lying[k] if k < 12 else own[k + 1]
        if card < 0 or card >= UNKNOWN:
            continue
        cost = costs[card]
        c0 = cost[0]
        c1 = cost[1]
        c3 = cost[3]
        c4 = cost[4]
        c5 = cost[5]
        price = 0
        lack = 0
        most = 0
        if c0 > b0:
            price += c0 - b0
            if c0 > t0:
                most = c0 - t0
                lack = most
        if c1 > b1:
            price += c1 - b1
            if c1 > t1:
                lack += c1 - t1
                most = max(most, c1 - t1)
        if c3 > b3:
            price += c3 - b3
            if c3 > t3:
                lack += c3 - t3
                most = max(most, c3 - t3)
        if c4 > b4:
            price += c4 - b4
            if c4 > t4:
                lack += c4 - t4
                most = max(most, c4 - t4)
        if c5 > b5:
            price += c5 - b5
            if c5 > t5:
                lack += c5 - t5
                most = max(most, c5 - t5)
        worth = cost[6]
        if worth == 0:
            row = 23
        elif worth <= 2:
            row = 27
        elif worth == 3:
            row = 31
        else:
            row = 35
        if price < 8:
            out[at + 39] += worth * (8 - price)
            if price < 6:
                out[at + 40] += 6 - price
        lack -= gold
        turns = 0
        if lack > 0:
            turns = max((lack + 2) // 3, (most - gold + 1) // 2)
        if turns <= 3:
            out[at + row + turns] += 1
        if turns <= 1:
            colour = cost[7]
            brings = worth
            if colour == 0:
                brings += n0
            elif colour == 1:
                brings += n1
            elif colour == 3:
                brings += n3
            elif colour == 4:
                brings += n4
            else:
                brings += n5
            most_soon = max(most_soon, brings)
            if turns == 0:
                most_now = max(most_now, brings)
        if k >= 12:
            out[at + 45 + (3 if worth >= 3 else 0) + (2 if turns > 2 else turns)] += 1
    out[at + 41] = most_now
    out[at + 42] = most_soon
    if most_now >= togo:
        out[at + 43] = 1
    if most_soon >= togo:
        out[at + 44] = 1
