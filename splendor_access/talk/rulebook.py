"""The rules in force in words: in parts, and their differences from the usual rules."""

from splendor_access.game.rules import bank_at_start
from splendor_access.game.state import RuleSet
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import Arg, Message, Messages, say
from splendor_access.talk.narrate import levels

PARTS = (
    "edition",
    "setup",
    "turn",
    "take",
    "reserve",
    "buy",
    "gold",
    "limit",
    "nobles",
    "end",
)
"""The parts in the order in which they are read. In the locale files `part-NAME` is the title, with
`.words` that name it, and `rules-NAME` what is told, a line each."""

USUAL = RuleSet()

_TAKES = {"2014": "exactly", "up-to-three": "freely"}
"""How many different gems an edition lets one take; in the others fewer where few are left."""


def part_title(part: str) -> Message:
    """Return the subject of a part, as a part of a sentence."""
    return say(f"part-{part}")


def rule_facts(scene: Scene) -> dict[str, Arg]:
    """Return the values of a game's rules for sentences about them."""
    rules, players = scene.state.rules, len(scene.names)
    tiles = rules.tile_count(players)
    return {
        **paper_facts(rules),
        "players": players,
        "tokens": bank_at_start(players)[0],
        "tiles": tiles,
        "nobles": "usual" if tiles == USUAL.tile_count(players) else "house",
        "begins": "me" if rules.first == scene.seat and not scene.guarded else "other",
        "first": scene.names[rules.first],
        "levels": levels(),
    }


def paper_facts(rules: RuleSet) -> dict[str, Arg]:
    """Return the values of rules for any number of players; `tiles` may be `usual`."""
    return {
        "edition": rules.edition,
        "takes": _TAKES.get(rules.edition, "fewer"),
        "gold": "any" if rules.any_gold else "missing",
        "target": rules.target,
        "tiles": "usual" if rules.tiles is None else rules.tiles,
    }


def on_paper(part: str, rules: RuleSet) -> Messages:
    """Return a part of the rules for any number of players, but for `setup`, which has tokens."""
    if part == "edition":
        return [edition(rules), *(house_rules(rules, _ANY) or [say("house-none")])]
    return [say(f"rules-{part}", **paper_facts(rules), levels=levels())]


_ANY = 2
"""A number of players: tiles of a house rule are as many for any."""


def tell(part: str, scene: Scene) -> Messages:
    """Return a part of the rules, as messages of a line or several."""
    if part == "edition":
        return [edition(scene.state.rules), *house(scene)]
    return [say(f"rules-{part}", **rule_facts(scene))]


def edition(rules: RuleSet) -> Message:
    """Name the edition, and its differences."""
    return say("rules-edition", edition=rules.edition, takes=_TAKES.get(rules.edition, "fewer"))


def house(scene: Scene) -> Messages:
    """Name the house rules of a game, or say that there are none."""
    return house_rules(scene.state.rules, len(scene.names)) or [say("house-none")]


def house_rules(rules: RuleSet, players: int) -> Messages:
    """Tell the house rules, if there are any."""
    named = house_named(rules, players)
    return [say("house-rules", named=named)] if named else []


def house_named(rules: RuleSet, players: int) -> list[Arg]:
    """Name each house rule. Who begins is none, because it changes no rule."""
    named: list[Arg] = []
    if rules.any_gold != USUAL.any_gold:
        named.append(say("house-gold"))
    if rules.target != USUAL.target:
        named.append(say("house-target", target=rules.target))
    if rules.tile_count(players) != USUAL.tile_count(players):
        named.append(say("house-tiles", tiles=rules.tile_count(players)))
    return named


def rule_differences(rules: RuleSet, players: int) -> Messages:
    """Describe the differences from the usual rules, if there are any."""
    told = [] if rules.edition == USUAL.edition else [edition(rules)]
    return [*told, *house_rules(rules, players)]
