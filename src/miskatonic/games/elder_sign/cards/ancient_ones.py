"""The eight Ancient Ones: signs needed, doom track, combat task and attack (ES-021 to ES-024).

Their special abilities are rules of their own and stand in the rules.
"""

from typing import NamedTuple

from miskatonic.games.elder_sign.effects import EACH, Effects, choose, devour, doom, lose, lose_game, reduce_max
from miskatonic.games.elder_sign.tasks import LORE_ONE, PERIL_ONE, TERROR_ONE, Requirements, investigation


class AncientOne(NamedTuple):
    """A printed Ancient One; on the track `M` is a space on which a monster appears (ES-022)."""

    id: str
    signs: int
    track: str
    attack: Effects
    combat: Requirements = ()
    awakens: Effects = ()
    masks: bool = False
    """ES-007: whether the masks are among the monsters."""


ANCIENT_ONES = (
    AncientOne(
        "azathoth",
        signs=14,
        track="..M...M..M..",
        awakens=(lose_game(),),
        attack=(),
    ),
    AncientOne(
        "cthulhu",
        signs=13,
        track="..M..M..M..",
        combat=(
            TERROR_ONE,
            LORE_ONE,
            PERIL_ONE,
        ),
        attack=(reduce_max(), doom()),
    ),
    AncientOne(
        "hastur",
        signs=13,
        track="...M...M...",
        combat=(
            LORE_ONE,
            TERROR_ONE,
            investigation(3),
        ),
        attack=(lose("sanity", 2, who=EACH),),
    ),
    AncientOne(
        "ithaqua",
        signs=11,
        track="..M..M...",
        combat=(
            PERIL_ONE,
            PERIL_ONE,
            investigation(2),
        ),
        attack=(lose("stamina", 2, who=EACH),),
    ),
    AncientOne(
        "nyarlathotep",
        signs=11,
        track=".M...M...",
        combat=(
            LORE_ONE,
            PERIL_ONE,
            investigation(2),
        ),
        attack=(devour(who=EACH, unless=(lose("clue"),)),),
        masks=True,
    ),
    AncientOne(
        "shub_niggurath",
        signs=12,
        track=".M..M..M..",
        combat=(
            TERROR_ONE,
            TERROR_ONE,
            PERIL_ONE,
        ),
        attack=(devour(who=EACH, unless=(lose("trophies"),)),),
    ),
    AncientOne(
        "yig",
        signs=10,
        track="..M..M..",
        combat=(
            PERIL_ONE,
            PERIL_ONE,
        ),
        awakens=(devour(who=EACH, unless=(lose("spell"), lose("common_item"), lose("unique_item"))),),
        attack=(choose((lose("clue"),), (lose("sanity"), lose("stamina")), who=EACH),),
    ),
    AncientOne(
        "yog_sothoth",
        signs=12,
        track="...M..M...",
        combat=(
            LORE_ONE,
            LORE_ONE,
            investigation(3),
        ),
        attack=(devour(who=EACH, unless=(lose("trophies"),)),),
    ),
)

NUMBER = {card.id: number for number, card in enumerate(ANCIENT_ONES)}
CTHULHU, HASTUR, ITHAQUA = NUMBER["cthulhu"], NUMBER["hastur"], NUMBER["ithaqua"]
SHUB_NIGGURATH, YIG, YOG_SOTHOTH = NUMBER["shub_niggurath"], NUMBER["yig"], NUMBER["yog_sothoth"]
