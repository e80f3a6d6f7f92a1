"""The Cult of Umôrdhoth, which two scenarios know: who is wanted, and how they are made to talk."""

from typing import TYPE_CHECKING

from miskatonic.bots.arkham_lcg.danger import odds
from miskatonic.bots.arkham_lcg.scenarios import Known
from miskatonic.bots.arkham_lcg.sight import Foe, Person, Sight, id_of
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, COMBAT
from miskatonic.kernel import Option

if TYPE_CHECKING:
    from miskatonic.bots.arkham_lcg.turn import Turn

WANTED = (
    "the_masked_hunter", "ruth_turner", "wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux",
)  # fmt: skip
TALKS, DOOM = 7.0, 1.6
"""What it is worth to catch one of the Cultists, and to remove a doom."""


def prize(sight: Sight, foe: Foe) -> float:
    """What it is worth, apart from safety, to be rid of an enemy."""
    return DOOM * foe.doom + (TALKS if foe.id in WANTED else 0.0)


def parley(turn: "Turn", option: Option) -> Known | None:
    """A Cultist who talks; None of anybody else."""
    if option.verb == "parley" and id_of(option.args.get("card", "")) in WANTED:
        return Known(TALKS, "hint-parley")
    return None


def is_match(sight: Sight, person: Person, foe: Foe) -> bool:
    """Whether somebody may well make an enemy talk, slip away from it or beat it."""
    match foe.id:
        case "ruth_turner":
            return person.skills[AGILITY] >= 4
        case "victoria_devereux" if person.resources >= 5:
            return True
        case "peter_warren" if person.clues >= 2:
            return True
        case "herman_collins" if person.hand_size >= 5:
            return True
    hits = odds(sight.tokens(person), person.skills[COMBAT] + 1, foe.fight)
    return hits >= 0.5 and person.health > foe.damage and foe.health <= 5
