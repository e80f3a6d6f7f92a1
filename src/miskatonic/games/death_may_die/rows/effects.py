"""What cards do, as data: an effect is a list of steps, carried out from top to bottom (DMD-099, DMD-100).

Each word below is one kind of step. A step concerns "you" unless it says otherwise: the active investigator for Mythos,
Stage and scenario effects, the holder for cards, the investigator involved for enemies (DMD-101).
Spaces and enemies are named by words that `rules/targets.py` and `rules/spaces.py` read.
"""

from dataclasses import dataclass

from miskatonic.games.death_may_die.rows.conditions import Condition

ALL = ANY = 99
"""As many as there are; as many as one likes."""
DIRECT = 98
"""Of a movement: into the space at once."""


@dataclass(frozen=True, slots=True)
class Per:
    """So many for each of something."""

    what: str
    times: int = 1


Number = int | Per


def fixed(number: Number) -> int:
    """A number that is printed as it is."""
    assert isinstance(number, int), f"{number} depends on the table"
    return number


@dataclass(frozen=True, slots=True)
class Enemies:
    """Which enemies: of a kind, in a scope, all of them or the nearest or chosen ones, and how many."""

    kind: str = "any"
    scope: str = "board"
    pick: str = "all"
    many: int = 1


@dataclass(frozen=True, slots=True, eq=False)
class Effect:
    """One step. Which fields count depends on the word (`op`). Each is one on its card, and equal to no other."""

    op: str
    who: str = "you"
    amount: Number = 1
    what: str = ""
    at: str = ""
    enemies: Enemies | None = None
    when: str = ""
    cond: Condition | None = None
    parts: tuple["Effects", ...] = ()
    ways: tuple["Way", ...] = ()
    """Of a choice its options, of a roll its bands."""
    second: Number = 0
    """Another number: of a roll its bonus dice, of healing the wounds, of a reduction the sanity."""
    flag: bool = False


Effects = tuple[Effect, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Way:
    """One option of a choice, with what it requires and costs; or one band of a roll, from `least` successes on."""

    do: Effects = ()
    cost: Effects = ()
    require: Condition | None = None
    least: int = 0


# --- Flow -----------------------------------------------------------------------------------------------------------


def choose(*ways: Way, by: str = "you") -> Effect:
    """Exactly one; only what is allowed and can be paid in full (DMD-112); with none, the step is skipped."""
    return Effect("choose", by, ways=ways)


def way(*do: Effect, cost: Effects = (), require: Condition | None = None) -> Way:
    """One of the options."""
    return Way(do, cost, require)


def may(*do: Effect, cost: Effects = ()) -> Effect:
    """Optional: skip it, or pay in full and do it."""
    return Effect("may", ways=(Way(do, cost),))


def when(cond: Condition, then: Effects, otherwise: Effects = ()) -> Effect:
    """One or the other, depending on the situation at that moment."""
    return Effect("when", cond=cond, parts=(then, otherwise))


def for_each(over: str, *do: Effect) -> Effect:
    """Once for each investigator ("it"), or each space with a token ("its_space")."""
    return Effect("for_each", over, parts=(do,))


def for_each_enemy(enemies: Enemies, *do: Effect) -> Effect:
    """Once for each enemy ("this", "its_space")."""
    return Effect("for_each", "", enemies=enemies, parts=(do,))


def repeat(times: Number, *do: Effect) -> Effect:
    """So many times."""
    return Effect("repeat", amount=times, parts=(do,))


def roll(
    *bands: Way,
    fail: Effects = (),
    per_success: Effects = (),
    per_sign: Effects = (),
    against_you: bool = False,
    standard: int = 3,
    bonus: int = 0,
) -> Effect:
    """DMD-061, DMD-077: a roll with rerolls and tentacles. The highest band reached is carried out, or what `fail`
    says; `per_…` once for each symbol.
    """
    return Effect(
        "roll", amount=standard, second=bonus, ways=bands, parts=(fail, per_success, per_sign), flag=against_you
    )


def band(least: int, *do: Effect) -> Way:
    """With at least that many successes."""
    return Way(do, least=least)


# --- Investigators --------------------------------------------------------------------------------------------------


def deal_wounds(amount: Number = 1, who: str = "you") -> Effect:
    """One packet of wounds, which Companions may carry (DMD-114)."""
    return Effect("deal_wounds", who, amount)


def gain_stress(amount: Number = 1, who: str = "you", *, overflow: bool = False) -> Effect:
    """DMD-030, DMD-031: what does not fit is lost, or becomes wounds."""
    return Effect("gain_stress", who, amount, flag=overflow)


def lose_sanity(amount: Number = 1, who: str = "you") -> Effect:
    """DMD-037, DMD-038: the loss stops at the next threshold."""
    return Effect("lose_sanity", who, amount)


def heal(
    amount: Number = 0, who: str = "you", *, stress: Number = 0, wounds: Number = 0, shared: bool = False
) -> Effect:
    """Points in any mix, or of one track only; `shared`: one pool for all of them."""
    if amount:
        return Effect("heal", who, amount, flag=shared)
    return Effect("heal_stress", who, stress) if stress else Effect("heal_wounds", who, wounds)


def gain_fire(amount: int = 1, who: str = "you") -> Effect:
    """Fire on a board (DMD-131)."""
    return Effect("gain_fire", who, amount)


def discard_fire(amount: int = ALL, who: str = "you") -> Effect:
    """Fire off a board."""
    return Effect("discard_fire", who, amount)


def gain_token(token: str, amount: Number = 1, who: str = "you") -> Effect:
    """Out of the supply, as many as there are (DMD-008)."""
    return Effect("gain_token", who, amount, token)


def lose_token(token: str, amount: Number = 1, who: str = "you", *, removed: bool = False) -> Effect:
    """Back to the supply, or out of the game; `ANY`: as many as you like."""
    return Effect("lose_token", who, amount, token, flag=removed)


def level_up(who: str = "you") -> Effect:
    """A skill of one's choice rises by a level (DMD-035)."""
    return Effect("level_up", who)


def move_investigator(distance: int, to: str, who: str = "you") -> Effect:
    """DMD-088: a real movement, with followers and Fire."""
    return Effect("move_investigator", who, distance, at=to)


def place_investigator(to: str, who: str = "you") -> Effect:
    """DMD-089: put there, without either."""
    return Effect("place_investigator", who, at=to)


def stop_move() -> Effect:
    """The movement under way ends here."""
    return Effect("stop_move")


def swap_investigators(who: str) -> Effect:
    """You and another trade places, by direct placement."""
    return Effect("swap_investigators", who)


def gain_action(amount: int = 1, who: str = "you") -> Effect:
    """More actions in this action phase."""
    return Effect("gain_action", who, amount)


def free_action(action: str = "any", who: str = "you", *, ranged: bool = False) -> Effect:
    """An action for nothing, always optional: run, attack (`ranged`: only outside one's space), scenario, any."""
    return Effect("free_action", who, what=action, flag=ranged)


def draw_discovery(count: int, keep: int) -> Effect:
    """Draw Discovery cards, resolve some, discard the others."""
    return Effect("draw_discovery", amount=count, second=keep)


def claim(side: str) -> Effect:
    """DMD-018: tuck the card under the left or right side of your board."""
    return Effect("claim", what=side)


def discard_card(card: str = "this", who: str = "you") -> Effect:
    """Discard this card, a side by its id, or a card of a type of the owner's choice."""
    return Effect("discard_card", who, what=card)


def take_card(type_: str, of: str) -> Effect:
    """Take a card of that type from another; it stays on its side."""
    return Effect("take_card", of, what=type_)


def switch_side() -> Effect:
    """DMD-118: this card goes under the other side."""
    return Effect("switch_side")


def search(who: str = "you") -> Effect:
    """DMD-109: a Search outside its phase."""
    return Effect("search", who)


def gain_relic(count: int, keep: int, *, transformed: bool = False) -> Effect:
    """Draw Relics at random and keep some."""
    return Effect("gain_relic", amount=count, second=keep, flag=transformed)


# --- Enemies --------------------------------------------------------------------------------------------------------


def summon(enemy: str, at: str, count: int = 1) -> Effect:
    """DMD-106, DMD-107: figures out of the reserve."""
    return Effect("summon", amount=count, what=enemy, at=at)


def move_enemies(enemies: Enemies, distance: int, toward: str) -> Effect:
    """DMD-103: along a shortest path; `DIRECT`: into the space at once."""
    return Effect("move_enemies", amount=distance, at=toward, enemies=enemies)


def place_enemies(enemies: Enemies, at: str) -> Effect:
    """Put them there."""
    return Effect("place_enemies", at=at, enemies=enemies)


def wound_enemies(enemies: Enemies, amount: Number) -> Effect:
    """Wounds that don't come from an attack (DMD-004)."""
    return Effect("wound_enemies", amount=amount, enemies=enemies)


def heal_enemies(enemies: Enemies, amount: int) -> Effect:
    """Wounds off them."""
    return Effect("heal_enemies", amount=amount, enemies=enemies)


def kill_enemies(enemies: Enemies) -> Effect:
    """Outright; never the Elder One."""
    return Effect("kill_enemies", enemies=enemies)


def remove_enemies(enemies: Enemies) -> Effect:
    """Back to the reserve; no kill."""
    return Effect("remove_enemies", enemies=enemies)


def enemies_attack(enemies: Enemies) -> Effect:
    """They attack you at once."""
    return Effect("enemies_attack", enemies=enemies)


# --- Board ----------------------------------------------------------------------------------------------------------


def place_fire(at: str, amount: int = 1) -> Effect:
    """Fire on a space (DMD-131)."""
    return Effect("place_fire", amount=amount, at=at)


def remove_fire(at: str, amount: int = ALL) -> Effect:
    """Fire off a space."""
    return Effect("remove_fire", amount=amount, at=at)


def place_token(token: str, at: str, amount: Number = 1) -> Effect:
    """Tokens onto a space, as many as there are."""
    return Effect("place_token", amount=amount, what=token, at=at)


def remove_token(token: str, at: str, amount: int = 1) -> Effect:
    """Tokens off a space."""
    return Effect("remove_token", amount=amount, what=token, at=at)


def move_token(token: str, distance: int, toward: str, count: int = 1) -> Effect:
    """Tokens move, the nearest to you first."""
    return Effect("move_token", amount=distance, what=token, at=toward, second=count)


def block_passage(token: str, at: str) -> Effect:
    """A token onto a free passage of the space."""
    return Effect("block_passage", what=token, at=at)


def clear_passage(token: str, at: str, amount: int = 1) -> Effect:
    """Such a token off a passage of the space; all of them from anywhere."""
    return Effect("clear_passage", amount=amount, what=token, at=at)


# --- Story ----------------------------------------------------------------------------------------------------------


def progress(amount: int = 1) -> Effect:
    """The scenario's counter; at its target the ritual is disrupted (DMD-142)."""
    return Effect("progress", amount=amount)


def disrupt_ritual() -> Effect:
    """DMD-142."""
    return Effect("disrupt_ritual")


def draw_mythos(count: int = 1) -> Effect:
    """Further Mythos cards when this one is done."""
    return Effect("draw_mythos", amount=count)


def resolve_discarded() -> Effect:
    """DMD-167: the uppermost card of the Mythos discard pile once more."""
    return Effect("resolve_discarded")


def shuffle_mythos(count: int = 1) -> Effect:
    """Chosen cards of the discard pile go back into the deck."""
    return Effect("shuffle_mythos", amount=count)


def peek_mythos(count: int) -> Effect:
    """Look at the top cards and put each on top or at the bottom."""
    return Effect("peek_mythos", amount=count)
