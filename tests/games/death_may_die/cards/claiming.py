"""What the tests of all scenarios look at alike: what a Discovery card costs, and what is claimed."""

from typing import NamedTuple

from miskatonic.games.death_may_die.abilities import side_of
from tests.games.death_may_die.play import Play


class Claim(NamedTuple):
    """One way to resolve a Discovery card, with its price; nothing claimed: it is discarded."""

    card: str
    answer: str
    stress: int
    wounds: int
    side: str


def check_claim(scenario: str, claim: Claim) -> None:
    """DMD-109, DMD-112, DMD-113: the answer is open, its price is paid, and the card lies where it belongs."""
    game = Play("huikong", "leon", scenario=scenario).finds(claim.card)
    if claim.answer:
        assert game.prompt == "choose"
        game.do(claim.answer)
    assert game.game.stress[0] == claim.stress
    assert game.game.wounds[0] == claim.wounds
    assert game.cards(0) == ([claim.side] if claim.side else [])
    number = int(claim.card.rpartition("d")[2]) - 1
    assert (number in game.game.discovery_pile) is not bool(claim.side)


def check_forced(scenario: str, claim: Claim, stress: int) -> None:
    """DMD-112: with so much stress only one way is left, and it is taken by itself."""
    game = Play("huikong", "leon", scenario=scenario).stress(stress, 0).finds(claim.card)
    assert game.prompt != "choose"
    assert game.cards(0) == ([claim.side] if claim.side else [])
    assert game.game.stress[0] == stress + claim.stress


def check_companion(scenario: str, side: str, skill: str, health: int) -> None:
    """DMD-115, DMD-116: a level more of a skill; so many wounds end it, and it takes the level along."""
    game = Play("peters", "mike", scenario=scenario).holds(0, side)
    own = {"brawling": 1, "swiftness": 1}.get(skill, 0)
    assert game.level(0, skill) == own + 1
    (held,) = game.game.held[0]
    assert side_of(game.game.scenario, held).health == health
    start = game.space_of(0)
    game.companion(0, side, health - 1).stress(4, 0).enemies("cultist", start).attacked("success")
    if game.prompt.startswith("reduce"):
        game.do("accept")
    if game.prompt == "keep":
        game.do("keep")
    game.do(f"companion:{held.card}")
    assert game.cards(0) == []
    assert game.level(0, skill) == own
    assert game.game.wounds[0] == 0
