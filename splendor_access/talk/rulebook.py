"""The rules in force as they are told: in parts, and what differs from the rules as usual."""

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


def title(part: str) -> Message:
    """Return what a part is about, as a piece of a sentence."""
    return say(f"part-{part}")


def facts(scene: Scene) -> dict[str, Arg]:
    """Return what the rules of a game change in sentences about them."""
    rules, players = scene.state.rules, len(scene.names)
    tiles = rules.tile_count(players)
    return {
        "edition": rules.edition,
        "takes": _TAKES.get(rules.edition, "fewer"),
        "gold": "any" if rules.any_gold else "missing",
        "target": rules.target,
        "players": players,
        "tokens": bank_at_start(players)[0],
        "tiles": tiles,
        "nobles": "usual" if tiles == USUAL.tile_count(players) else "house",
        "begins": "me" if rules.first == scene.seat and not scene.guarded else "other",
        "first": scene.names[rules.first],
        "levels": levels(),
    }


def tell(part: str, scene: Scene) -> Messages:
    """Return a part of the rules, as messages of a line or several."""
    if part == "edition":
        return [edition(scene.state.rules), *house(scene)]
    return [say(f"rules-{part}", **facts(scene))]


def edition(rules: RuleSet) -> Message:
    """Say what the edition is, and what it changes."""
    return say("rules-edition", edition=rules.edition, takes=_TAKES.get(rules.edition, "fewer"))


def house(scene: Scene) -> Messages:
    """Name the house rules of a game, or say that there are none."""
    return house_rules(scene.state.rules, len(scene.names)) or [say("house-none")]


def house_rules(rules: RuleSet, players: int) -> Messages:
    """Name the house rules, if there are any. Who begins is none, because it changes no rule."""
    named: list[Arg] = []
    if rules.any_gold != USUAL.any_gold:
        named.append(say("house-gold"))
    if rules.target != USUAL.target:
        named.append(say("house-target", target=rules.target))
    if rules.tile_count(players) != USUAL.tile_count(players):
        named.append(say("house-tiles", tiles=rules.tile_count(players)))
    return [say("house-rules", named=named)] if named else []


def differences(rules: RuleSet, players: int) -> Messages:
    """Say what differs from the rules as usual; nothing if they are those."""
    told = [] if rules.edition == USUAL.edition else [edition(rules)]
    return [*told, *house_rules(rules, players)]
