"""What is in force as long as its card is: more dice, longer Runs, other rules. Modifiers aren't steps of an effect;
the rules ask for them by their words where they count.
"""

from miskatonic.games.death_may_die.rows.effects import Effect, Enemies, Number


def mod_dice(count: Number, when: str, who: str = "you") -> Effect:
    """Bonus dice more; never on rolls against oneself (DMD-074)."""
    return Effect("mod_dice", who, count, when=when)


def mod_reroll(count: Number, when: str) -> Effect:
    """DMD-073: free rerolls of one die each."""
    return Effect("mod_reroll", amount=count, when=when)


def mod_symbol(symbol: str, into: str, limit: int, when: str, *, optional: bool = True, value: int = 1) -> Effect:
    """DMD-075: that many symbols count as something else, each worth `value`."""
    return Effect("mod_symbol", amount=limit, what=symbol, at=into, when=when, second=value, flag=optional)


def mod_reduce(when: str, *, wounds: int = 0, sanity: int = 0) -> Effect:
    """A packet may be made smaller."""
    return Effect("mod_reduce", amount=wounds, second=sanity, when=when)


def mod_damage(amount: int, when: str) -> Effect:
    """Wounds more by an attack."""
    return Effect("mod_damage", amount=amount, when=when)


def mod_targets(count: int, where: str, *, full: bool = False) -> Effect:
    """So many targets of one attack, in your space or the target's; the wounds are split, or each takes all."""
    return Effect("mod_targets", amount=count, at=where, flag=full)


def mod_range(spaces: int) -> Effect:
    """How far targets may be."""
    return Effect("mod_range", amount=spaces)


def mod_run(spaces: Number) -> Effect:
    """The length of a Run (never below 1)."""
    return Effect("mod_run", amount=spaces)


def mod_sneak(count: int) -> Effect:
    """Sneaks per Run; sources add up."""
    return Effect("mod_sneak", amount=count)


def mod_rest(amount: int) -> Effect:
    """What a Rest heals."""
    return Effect("mod_rest", amount=amount)


def mod_actions(amount: Number) -> Effect:
    """Actions per turn (never below 1)."""
    return Effect("mod_actions", amount=amount)


def mod_adjacent(a: str, b: str) -> Effect:
    """DMD-047: adjacent for you when you Run, and for nothing else (DMD-153)."""
    return Effect("mod_adjacent", what=a, at=b)


def mod_forbid(what: str) -> Effect:
    """Something is not allowed."""
    return Effect("mod_forbid", what=what)


def mod_cost(amount: int) -> Effect:
    """A stress reroll costs more."""
    return Effect("mod_cost", amount=amount)


def mod_enemy(enemies: Enemies, stat: str, amount: int) -> Effect:
    """An enemy's value: its bonus dice against you, how far it moves."""
    return Effect("mod_enemy", amount=amount, what=stat, enemies=enemies)


def mod_skill(skill: str, amount: int = 1) -> Effect:
    """DMD-116: levels of a skill while the card is held."""
    return Effect("mod_skill", amount=amount, what=skill)


def mod_ignore(what: str, kind: str = "") -> Effect:
    """A rule element does not count for you, or for enemies of a kind."""
    return Effect("mod_ignore", kind or "you", what=what)


def mod_search(what: str) -> Effect:
    """How you Search: draw_two, free_items, relic_instead."""
    return Effect("mod_search", what=what)


def mod_heal_token(token: str) -> Effect:
    """Each healed point may discard such a token instead."""
    return Effect("mod_heal_token", what=token)
