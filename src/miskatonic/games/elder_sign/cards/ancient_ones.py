"""The Ancient Ones: signs needed, doom track, combat task, attack (ES-021 to ES-024), and what they do while they
sleep.
"""

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES, AncientOne
from miskatonic.games.elder_sign.rows.decks import OTHER_WORLD, SPELL, UNIQUE_ITEM
from miskatonic.games.elder_sign.rows.effects import EACH, choose, devour, doom, lose, lose_game, reduce_max
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.occasions import Says
from miskatonic.games.elder_sign.rows.tasks import LORE_ONE, PERIL_ONE, TERROR_ONE, X, investigation
from miskatonic.games.elder_sign.rules import monsters
from miskatonic.games.elder_sign.state import ENTRANCE, ElderSign
from miskatonic.kernel import tell

# --- Yig ------------------------------------------------------------------------------------------------------------


def avenges_cultists(game: ElderSign, token: int) -> None:
    """A cultist beaten with dice costs an Elder Sign."""
    if MONSTERS[token].id == "cultist":
        basics.lose_signs(game, 1)


def feeds_on_madness(game: ElderSign, what: str) -> None:
    """An investigator who runs out of sanity costs an Elder Sign."""
    if what == "sanity":
        basics.lose_signs(game, 1)


# --- Yog-Sothoth ----------------------------------------------------------------------------------------------------


def closes_a_world(game: ElderSign, card: int) -> None:
    """A failed Other World leaves the game, and with the last of them it awakens."""
    tell(game, "world_lost", "ES-023", {"place": card})
    game.worlds = tuple([world for world in game.worlds if world != card])
    game.removed += (card,)
    basics.unlock(game, card)
    for token in monsters.on_card(game, card):
        basics.leave(game, token)
        game.cup += (token,)
    for other in range(game.seats):
        if game.at[other] == card:
            game.at[other] = ENTRANCE
    looks_for_worlds(game)


def looks_for_worlds(game: ElderSign) -> None:
    """ES-023, ES-230: without an Other World in deck and play it awakens."""
    if not game.worlds and not game.decks[OTHER_WORLD]:
        game.awakening = True


# --- The Ancient Ones -----------------------------------------------------------------------------------------------

for row in (
    AncientOne(
        "azathoth",
        signs=14,
        track=".M..M..M..M.",
        awakens=(lose_game(),),
        attack=(),
    ),
    AncientOne(
        "cthulhu",
        signs=13,
        track="..M.M.M.M..",
        combat=(
            TERROR_ONE,
            LORE_ONE,
            PERIL_ONE,
        ),
        attack=(reduce_max(), doom()),
        punishes=SPELL,
        takes="sanity",
        invented=True,
    ),
    AncientOne(
        "hastur",
        signs=13,
        track="..M..MM.MM.",
        combat=(
            investigation(X),
            LORE_ONE,
            TERROR_ONE,
        ),
        attack=(lose("sanity", 2, who=EACH),),
        surcharge=1,
        invented=True,
    ),
    AncientOne(
        "ithaqua",
        signs=11,
        track="..M.M..M.",
        combat=(
            investigation(3),
            TERROR_ONE,
            PERIL_ONE,
        ),
        attack=(lose("stamina", 2, who=EACH),),
        punishes=UNIQUE_ITEM,
        takes="stamina",
        invented=True,
    ),
    AncientOne(
        "nyarlathotep",
        signs=11,
        track="M.M.M.M..",
        combat=(
            TERROR_ONE,
            TERROR_ONE,
        ),
        attack=(devour(who=EACH, unless=(lose("clue"),)),),
        masks=True,
    ),
    AncientOne(
        "shub_niggurath",
        signs=12,
        track="M.MMM.MMM.",
        combat=(
            LORE_ONE,
            LORE_ONE,
            TERROR_ONE,
        ),
        attack=(devour(who=EACH, unless=(lose("trophies"),)),),
        monsters_need=(TERROR_ONE,),
    ),
    AncientOne(
        "yig",
        signs=10,
        track="M.MMM.M.",
        combat=(
            PERIL_ONE,
            PERIL_ONE,
        ),
        awakens=(devour(who=EACH, unless=(lose("spell"), lose("common_item"), lose("unique_item"))),),
        attack=(choose((lose("clue"),), (lose("sanity"), lose("stamina")), who=EACH),),
        says=Says(beaten_with_dice=avenges_cultists, devoured=feeds_on_madness),
    ),
    AncientOne(
        "yog_sothoth",
        signs=12,
        track="..M..M.MM.",
        combat=(
            LORE_ONE,
            LORE_ONE,
            investigation(3),
        ),
        attack=(devour(who=EACH, unless=(lose("trophies"),)),),
        says=Says(world_failed=closes_a_world, world_gone=looks_for_worlds),
    ),
):
    ANCIENT_ONES.add(row)
