"""What there is to do for the ritual: jobs at spaces, scenario by scenario, each with what it is worth."""

from collections.abc import Callable
from typing import NamedTuple

from miskatonic.bots.death_may_die.danger import Strength
from miskatonic.bots.death_may_die.sight import Person, Sight

STEP = 7.0
"""What one step of the ritual is worth, in points."""


class Job(NamedTuple):
    """An action of the scenario at a space: what it is worth, how likely; whether enemies must be away first, all of
    them or some kind; how often it can be done there.
    """

    space: int
    action: str
    worth: float
    chance: float = 1.0
    clear: str = "any"
    """Which enemies must not be there; `""`: nobody minds."""
    times: int = 1
    steps: float = 1.0
    """How many steps of the ritual it is likely to achieve."""
    per: str = ""
    """The enemies each of which counts as a step, if it is done with them."""


def jobs(sight: Sight, person: Person) -> list[Job]:
    """What somebody could do for the ritual now."""
    if sight.disrupted:
        return []
    return JOBS[sight.scenario.id](sight, person)


def _chance(sight: Sight, person: Person, space: int, needed: int = 2) -> float:
    return Strength(sight, person, space).succeeds(needed, 1)


def _unquiet_grief(sight: Sight, person: Person) -> list[Job]:
    """Evidence is examined where it is, and pleaded in the courthouse."""
    found = []
    held = person.tokens.get("evidence", 0)
    others = sum(other.tokens.get("evidence", 0) for other in sight.living if other.seat != person.seat)
    court = sight.space("courthouse")
    if held + others < sight.missing or held == 0:
        for at in sight.with_token("evidence"):
            found.append(Job(at, "examine_trail", STEP * 0.8, _chance(sight, person, at), steps=0.0))
    if held:
        successes = min(held, sight.missing, Strength(sight, person, court).successes())
        haunted = "accuser" in sight.tokens[court]
        enough = min(held, 3) / min(3, sight.missing)
        found.append(
            Job(court, "plead_case", STEP * successes * (0.4 if haunted else 0.55 + 0.45 * enough), steps=successes)
        )
    return found


def _island_of_the_damned(sight: Sight, person: Person) -> list[Job]:
    """Inmates are freed where they are; bolts on the way have to be forced."""
    found = []
    far, roads = sight.roads.opened[person.space], sight.roads
    for at in sight.with_token("inmates"):
        found.append(Job(at, "free_inmates", STEP, _chance(sight, person, at), steps=1.0))
    shut = [at for at in sight.with_token("inmates") if roads.far[person.space][at] > far[at]]
    for goal in shut:
        here = min(
            (at for at, beyond in enumerate(roads.shut) if beyond and roads.far[person.space][at] < 50),
            key=lambda at: roads.far[person.space][at] + 5 + min(roads.opened[to][goal] for to in roads.shut[at]),
            default=-1,
        )
        if here >= 0:
            further = min(roads.opened[to][goal] for to in roads.shut[here])
            worth = max(1.0, STEP - 0.7 * further)
            found.append(Job(here, "force_bolt", worth, _chance(sight, person, here), "", steps=0.0))
    return found


def _deliver_us_from_evil(sight: Sight, person: Person) -> list[Job]:
    """The altar is broken with bare hands, better with bones."""
    altar = sight.space("altar_chamber")
    held = person.tokens.get("bone", 0)
    successes = Strength(sight, person, altar).successes() + held / 2
    found = [Job(altar, "break_altar", min(sight.missing, successes) * 3.4, 1.0, "cultist", 5, successes)]
    if held < 2:
        for at in sight.with_token("bone"):
            found.append(Job(at, "gather_bones", 3.2, steps=0.0))
    return found


def _by_order_of_the_queen(sight: Sight, person: Person) -> list[Job]:
    """Kegs come from the armoury and go to the pillars."""
    if not person.tokens.get("keg", 0):
        return [Job(at, "take_powder", STEP * 0.9, steps=0.0) for at in sight.with_token("keg")]
    queen = sight.with_token("queen")
    return [
        Job(at, "set_charge", STEP * 1.3, _chance(sight, person, at), steps=1.0)
        for at in sight.with_token("pillar")
        if at not in queen or sight.missing == 1
    ]


def _festival_of_death(sight: Sight, person: Person) -> list[Job]:
    """Games are played at the booths, where nobody of the town is in the way."""
    found = []
    for at in sight.with_token("booth"):
        prizes = sight.tokens[at].get("prize", 0)
        if prizes >= 2:
            continue
        if sight.tokens[at].get("townsfolk", 0):
            found.append(Job(at, "usher_crowd", STEP * 0.5, 1.0, "", steps=0.0))
        else:
            found.append(Job(at, "play_game", STEP * 0.85, _chance(sight, person, at), times=2 - prizes))
    return found


def _beauty_and_the_beast(sight: Sight, person: Person) -> list[Job]:
    """Worshippers of the Beast are brought to the pit."""
    pit = sight.space("pit")
    successes = Strength(sight, person, pit).successes()
    return [Job(pit, "feed_beast", STEP, 1.0, "", 3, successes, "cultist")]


JOBS: dict[str, Callable[[Sight, Person], list[Job]]] = {
    "unquiet_grief": _unquiet_grief,
    "island_of_the_damned": _island_of_the_damned,
    "deliver_us_from_evil": _deliver_us_from_evil,
    "by_order_of_the_queen": _by_order_of_the_queen,
    "festival_of_death": _festival_of_death,
    "beauty_and_the_beast": _beauty_and_the_beast,
}
