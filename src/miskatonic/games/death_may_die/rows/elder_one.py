"""What an Elder One's box holds (DMD-007, DMD-052): minions, four Stage cards, eight Mythos cards, tokens, rules. An
Elder One is one module in `cards/elder_ones/`; nothing else lists them.
"""

from typing import NamedTuple

from miskatonic.games.death_may_die.rows.abilities import Abilities
from miskatonic.games.death_may_die.rows.cards import ENEMIES, MYTHOS, TOKENS, Enemy, Mythos, Token
from miskatonic.games.death_may_die.rows.effects import Effects
from miskatonic.games.death_may_die.rows.scenario import RULES, Rule
from miskatonic.kernel import Catalogue

STAGE_I, STAGE_II, STAGE_III, FINAL = range(4)


class Stage(NamedTuple):
    """DMD-146: where the figure goes when it is revealed, what else happens then, what lasts, its health and dice."""

    id: str
    health: int = 0
    standard: int = 0
    bonus: int = 0
    place: str = ""
    reveal: Effects = ()
    ongoing: Abilities = ()
    invented: bool = True


class ElderOne(NamedTuple):
    """Everything in one Elder One box."""

    id: str
    cultist: Enemy
    monster: Enemy
    stages: tuple[Stage, Stage, Stage, Stage]
    mythos: tuple[Mythos, ...]
    tokens: tuple[Token, ...] = ()
    printed: tuple[Rule, ...] = ()


ELDER_ONES: Catalogue[ElderOne] = Catalogue("elder_one", parts=lambda row: ("text",))
STAGES: Catalogue[Stage] = Catalogue("stage")


def add_elder_one(elder_one: ElderOne) -> None:
    """An Elder One and everything in its box into the catalogues."""
    ELDER_ONES.add(elder_one)
    ENEMIES.add(elder_one.cultist)
    ENEMIES.add(elder_one.monster)
    for stage in elder_one.stages:
        STAGES.add(stage)
    for card in elder_one.mythos:
        MYTHOS.add(card)
    for token in elder_one.tokens:
        TOKENS.add(token)
    for rule in elder_one.printed:
        RULES.add(rule)
