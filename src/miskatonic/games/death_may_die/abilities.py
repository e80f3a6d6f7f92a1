"""Who has something to say on an occasion: skills, cards and Relics of an investigator; the scenario, the Elder One
with its revealed Stages, the Unknown; the enemies. Rules name the occasion, never a card.
"""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from miskatonic.games.death_may_die.maps import box_of
from miskatonic.games.death_may_die.rows.abilities import ONCE_PER_RUN, ONCE_PER_TURN, Abilities, Ability
from miskatonic.games.death_may_die.rows.cards import (
    ENEMIES,
    INVESTIGATORS,
    RELICS,
    SKILLS,
    TRANSFORMED,
    UNKNOWN_MONSTERS,
    Side,
)
from miskatonic.games.death_may_die.rows.effects import Effect, Per, fixed
from miskatonic.games.death_may_die.rows.elder_one import STAGES
from miskatonic.games.death_may_die.rows.scenario import RULES, SCENARIOS
from miskatonic.games.death_may_die.rows.tracks import TOP_LEVEL
from miskatonic.games.death_may_die.state import ELDER, NO_KIND, DeathMayDie, Held, Owned
from miskatonic.kernel import Name


@dataclass(slots=True)
class Voice:
    """One ability as somebody has it: what it comes from, the rule behind it, what its limit is counted by; of a
    claimed card, the card.
    """

    ability: Ability
    source: Name
    rule: str
    key: str
    held: Held | None = None
    level: int = 0


Voices = tuple[Voice, ...]
NONE: Voices = ()
USES = FREE, SPECIAL, ANY_TIME = "free_action", "action", "any_time"
"""DMD-020, DMD-083, DMD-084: the occasions of abilities that their holder uses."""


class Profile:
    """Everything an investigator can do and is subject to, by occasion; modifiers by their word; skill levels. Equal
    ones are the same object.
    """

    __slots__ = (
        "by_trigger", "coins", "counted", "heals_by_signs", "ignored", "ignoring", "levels", "modifiers", "own",
        "own_modifiers", "reach", "reduces", "searches", "shortcuts", "sums", "usable",
    )  # fmt: skip

    def __init__(self, own: Sequence[Voice], printed: Sequence[Voice], levels: dict[str, int]) -> None:
        everything = [*own, *printed]
        self.by_trigger = _by_trigger(everything)
        """The own skills, cards and Relics, then what is printed for everybody."""
        self.modifiers = _modifiers(self.by_trigger.get("passive", NONE))
        self.sums = {op: _fixed_sum(found) for op, found in self.modifiers.items()}
        """What the modifiers of a kind come to; None where that depends on the table."""
        self.counted: dict[str, Any] = {}
        """How it is counted then, once it has been looked up."""
        self.levels = levels
        self.own = _by_trigger(own)
        """Only the seat's own skills, cards and Relics."""
        self.own_modifiers = _modifiers(self.own.get("passive", NONE))
        self.usable = tuple([voice for use in USES for voice in self.by_trigger.get(use, NONE)])
        """What can be done in the action phase by an ability."""
        self.reduces = any(effect.op == "mod_reduce" for voice in everything for effect in voice.ability.effect)
        """Whether anything could make a packet smaller."""
        self.coins = tuple([one for one in self.by_trigger.get("after_roll", NONE) if is_coin(one)])
        after = [effect.amount for one in self.by_trigger.get("after_roll", NONE) for effect in one.ability.effect]
        self.heals_by_signs = Per("elder_sign_counted_as_success") in after
        """DMD-194: whether elder signs that are counted as successes heal."""
        self.searches = frozenset([effect.what for _, effect in self.modifiers.get("mod_search", ())])
        """DMD-109: how this investigator Searches otherwise than others."""
        self.reach = max([fixed(effect.amount) for _, effect in self.modifiers.get("mod_range", ())], default=0)
        """DMD-178, DMD-180: how far targets may be; the farthest of what one has."""
        self.shortcuts = tuple([effect for _, effect in self.own_modifiers.get("mod_adjacent", ())])
        """DMD-047: what is adjacent for this investigator when it Runs."""
        self.ignored = frozenset([effect.what for _, effect in self.own_modifiers.get("mod_ignore", ())])
        """Rule elements that do not count for this investigator."""
        self.ignoring = frozenset([effect.who for _, effect in self.modifiers.get("mod_ignore", ())])
        """Enemies for whom walls do not count."""


def is_coin(voice: Voice) -> bool:
    """DMD-073: a card that gives a reroll when one wants it."""
    return voice.ability.effect[0].op == "mod_reroll"


def side_of(scenario: int, held: Held) -> Side:
    """The side of a claimed card that is in force (DMD-018)."""
    side = SCENARIOS.rows[scenario].discoveries[held.card].side(held.right)
    assert side is not None, "nobody claims a side that is not there"
    return side


@functools.lru_cache(8192)
def held_name(scenario: int, held: Held) -> Name:
    """A claimed card, by the name of its side."""
    card = SCENARIOS.rows[scenario].discoveries[held.card]
    return Name(f"side-{side_of(scenario, held).id}", f"card:{card.id}")


@functools.cache
def relic_name(owned: Owned) -> Name:
    """A Relic, by the name of the side that lies up."""
    return (TRANSFORMED if owned.transformed else RELICS).names[owned.relic]


@functools.lru_cache(8192)
def skills_given(scenario: int, held: Held) -> tuple[tuple[str, int], ...]:
    """DMD-116: the skills that a Companion gives, each with how many levels."""
    effects = [effect for ability in side_of(scenario, held).abilities for effect in ability.effect]
    return tuple([(effect.what, fixed(effect.amount)) for effect in effects if effect.op == "mod_skill"])


@functools.lru_cache(8192)
def _levels(who: int, base: tuple[int, ...], scenario: int, held: tuple[Held, ...]) -> dict[str, int]:
    """DMD-116: base and what Companions add, at most four; a foreign skill is there as long as they are."""
    levels = dict(zip(INVESTIGATORS[who].skills, base, strict=True))
    for card in held:
        for skill, more in skills_given(scenario, card):
            levels[skill] = levels.get(skill, 0) + more
    return {skill: min(level, TOP_LEVEL) for skill, level in levels.items()}


@functools.lru_cache(4096)
def _profile(
    who: int,
    unique: int,
    first: int,
    second: int,
    held: tuple[Held, ...],
    relics: tuple[Owned, ...],
    scenario: int,
    elder_one: int,
    stage: int,
) -> Profile:
    levels = _levels(who, (unique, first, second), scenario, held)
    voices: list[Voice] = []
    for skill, level in levels.items():
        voices += _of_skill(skill, level)
    for card in held:
        name = held_name(scenario, card)
        voices += _voices(side_of(scenario, card).abilities, name, "DMD-020", f"d{card.card}", card)
    for owned in relics:
        voices += _voices(RELICS[owned.relic].side(owned.transformed), relic_name(owned), "DMD-168", f"r{owned.relic}")
    return Profile(voices, _printed(scenario, elder_one, stage), levels)


@functools.cache
def _of_skill(skill: str, level: int) -> list[Voice]:
    row = SKILLS[SKILLS.number(skill)]
    name = SKILLS.names[SKILLS.number(skill)]
    rule = row.rules[level - 1] if len(row.rules) == TOP_LEVEL else row.rules[0]
    return _voices(row.levels[level - 1], name, rule, skill, level=level)


def _voices(
    abilities: Abilities, source: Name, rule: str, key: str, held: Held | None = None, level: int = 0
) -> list[Voice]:
    return [Voice(one, source, rule, f"{key}.{number}", held, level) for number, one in enumerate(abilities)]


def _by_trigger(voices: Sequence[Voice]) -> dict[str, Voices]:
    found: dict[str, list[Voice]] = {}
    for voice in voices:
        found.setdefault(voice.ability.trigger, []).append(voice)
    return {trigger: tuple(said) for trigger, said in found.items()}


def _modifiers(passive: Sequence[Voice]) -> dict[str, tuple[tuple[Voice, Effect], ...]]:
    """Standing modifiers; those of other occasions join when their occasion comes."""
    found: dict[str, list[tuple[Voice, Effect]]] = {}
    for voice in passive:
        for effect in voice.ability.effect:
            found.setdefault(effect.op, []).append((voice, effect))
    return {op: tuple(modifiers_) for op, modifiers_ in found.items()}


def _fixed_sum(found: Sequence[tuple[Voice, Effect]]) -> int | None:
    if any(isinstance(effect.amount, Per) or voice.ability.when for voice, effect in found):
        return None
    return sum([fixed(effect.amount) for _, effect in found])


def profile(game: DeathMayDie, seat: int) -> Profile:
    """What a seat can do and is subject to."""
    mine: Profile = (game.profiles or look_up(game))[seat]
    return mine


def look_up(game: DeathMayDie) -> tuple[Profile, ...]:
    """The same of all seats, which the position remembers from then on."""
    found = []
    for seat in range(game.seats):
        found.append(_profile_of(game, seat))
    game.profiles = known = tuple(found)
    return known


def _profile_of(game: DeathMayDie, seat: int) -> Profile:
    base = game.levels
    at = 3 * seat
    return _profile(
        game.who[seat],
        base[at],
        base[at + 1],
        base[at + 2],
        game.held[seat],
        game.relics[seat],
        game.scenario,
        game.elder_one,
        game.stage,
    )


def levels(game: DeathMayDie, seat: int) -> dict[str, int]:
    """DMD-116: the levels of all skills a seat has."""
    return profile(game, seat).levels


@functools.lru_cache(1024)
def _printed(scenario: int, elder_one: int, stage: int) -> Voices:
    """What the scenario, the Elder One and its revealed Stages say to everybody (DMD-148)."""
    box = box_of(scenario, elder_one)
    voices: list[Voice] = []
    for row in box.elder_one.stages[: stage + 1]:
        voices += _voices(row.ongoing, STAGES.names[STAGES.number(row.id)], "DMD-148", row.id)
    for rule in (*box.scenario.printed, *box.elder_one.printed):
        voices += _voices(rule.abilities, RULES.names[RULES.number(rule.id)], "DMD-016", rule.id)
    return tuple(voices)


@functools.lru_cache(1024)
def _printed_by_trigger(scenario: int, elder_one: int, stage: int) -> dict[str, Voices]:
    return _by_trigger(_printed(scenario, elder_one, stage))


def printed(game: DeathMayDie, trigger: str) -> Voices:
    """What is printed for everybody on an occasion."""
    return _printed_by_trigger(game.scenario, game.elder_one, game.stage).get(trigger, NONE)


def voices(game: DeathMayDie, seat: int, trigger: str) -> Voices:
    """What has something to say on an occasion that concerns a seat: its own cards, then what is printed for all."""
    mine: Profile = (game.profiles or look_up(game))[seat]
    return mine.by_trigger.get(trigger, NONE)


def own_voices(game: DeathMayDie, seat: int, trigger: str) -> Voices:
    """Only its own cards among these."""
    return profile(game, seat).own.get(trigger, NONE)


def modifiers(game: DeathMayDie, seat: int, op: str) -> tuple[tuple[Voice, Effect], ...]:
    """The standing modifiers of a kind that concern a seat."""
    mine: Profile = (game.profiles or look_up(game))[seat]
    return mine.modifiers.get(op, ())


def own_modifiers(game: DeathMayDie, seat: int, op: str) -> tuple[tuple[Voice, Effect], ...]:
    """Of these the ones of own cards."""
    return profile(game, seat).own_modifiers.get(op, ())


@functools.lru_cache(1024)
def card_of(kind: int, slots: tuple[int, ...]) -> Abilities:
    """DMD-163: the abilities of an enemy; its Unknown card, if it came by one, may have others."""
    row = ENEMIES[kind]
    for slot in slots:
        unknown = UNKNOWN_MONSTERS[slot]
        if unknown.enemy == row.id and unknown.abilities is not None:
            return unknown.abilities
    return row.abilities


@functools.lru_cache(1024)
def kind_voices(kind: int, slots: tuple[int, ...]) -> dict[str, Voices]:
    """What is on an enemy's card, by occasion."""
    return _by_trigger(_voices(card_of(kind, slots), ENEMIES.names[kind], "DMD-026", ENEMIES[kind].id))


class Cast:
    """The enemies of a game: by figure what is on its card and what it changes by being somewhere (DMD-026), the
    figures of each kind; and what words for enemies mean, once it has been looked up. Equal ones are the same object.
    """

    __slots__ = ("figures", "figures_meant", "kinds_meant", "presence", "said", "summoned")

    def __init__(self, kinds: tuple[int, ...], slots: tuple[int, ...]) -> None:
        self.said = tuple([kind_voices(kind, slots) if kind != NO_KIND else {} for kind in kinds])
        self.figures = {kind: tuple([figure for figure, one in enumerate(kinds) if one == kind]) for kind in kinds}
        self.presence: dict[str, list[int]] = {}
        """By what it changes, how much each figure adds."""
        for figure, said in enumerate(self.said):
            for voice in said.get("enemy_presence", NONE):
                for effect in voice.ability.effect:
                    self.presence.setdefault(effect.op, [0] * len(kinds))[figure] += fixed(effect.amount)
        self.kinds_meant: dict[str, frozenset[int]] = {}
        self.figures_meant: dict[str, tuple[int, ...]] = {}
        self.summoned: dict[str, tuple[int, ...]] = {}


@functools.lru_cache(1024)
def _cast(scenario: int, elder_one: int, slots: tuple[int, ...], kinds: tuple[int, ...]) -> Cast:
    return Cast(kinds, slots)


def cast(game: DeathMayDie) -> Cast:
    """The enemies of this game, which the position remembers from then on."""
    found: Cast | None = game.cast
    if found is None:
        game.cast = found = _cast(game.scenario, game.elder_one, game.slots, game.kinds)
    return found


def enemy_voices(game: DeathMayDie, figure: int, trigger: str) -> Voices:
    """What an enemy's card says on an occasion; the Elder One speaks by its Stage cards (DMD-145)."""
    if figure == ELDER:
        return printed(game, trigger)
    enemies: Cast = game.cast or cast(game)
    return enemies.said[figure].get(trigger, NONE)


def mark(seat: int, voice: Voice) -> str:
    """By what a limit is counted."""
    return f"{seat}.{voice.key}"


def is_used(game: DeathMayDie, seat: int, voice: Voice) -> bool:
    """Whether it was used as often as it may be this turn, or this Run."""
    limit = voice.ability.limit
    return bool(limit) and mark(seat, voice) in (game.used_run if limit == ONCE_PER_RUN else game.used_turn)


def use(game: DeathMayDie, seat: int, voice: Voice) -> None:
    """It counts as used."""
    if voice.ability.limit == ONCE_PER_TURN:
        game.used_turn += (mark(seat, voice),)
    elif voice.ability.limit == ONCE_PER_RUN:
        game.used_run += (mark(seat, voice),)
