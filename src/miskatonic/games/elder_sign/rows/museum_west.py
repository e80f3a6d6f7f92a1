"""The first 24 Adventure cards: tasks row by row, then what success gives and failure costs."""

from miskatonic.games.elder_sign.rows.adventure import Adventure, Task
from miskatonic.games.elder_sign.rows.effects import EACH, discard_terrors, doom, fail_adventure, lose
from miskatonic.games.elder_sign.rows.tasks import LORE_ONE, PERIL_ONE, TERROR_ONE, investigation

MUSEUM_WEST = (
    Adventure(
        "ancient_relics",
        trophies=1,
        tasks=(
            Task((LORE_ONE, investigation(3)), slot="full"),
            Task((LORE_ONE, investigation(3))),
        ),
        terror=(lose("sanity"),),
        rewards={"clue": 1, "spell": 1},
        penalties={"sanity": 1},
    ),
    Adventure(
        "a_terrible_discovery",
        trophies=2,
        tasks=(
            Task((investigation(3), TERROR_ONE), sanity=1),
            Task((LORE_ONE, LORE_ONE), sanity=1),
        ),
        rewards={"clue": 2, "elder_sign": 1},
        penalties={"sanity": 2},
    ),
    Adventure(
        "did_you_hear_that",
        trophies=2,
        tasks=(
            Task((PERIL_ONE,), slot="full"),
            Task((PERIL_ONE, PERIL_ONE)),
        ),
        locks=("green",),
        rewards={"spell": 1, "unique_item": 1, "monster": 1},
        penalties={"stamina": 1},
    ),
    Adventure(
        "the_loading_dock",
        trophies=1,
        tasks=(
            Task((PERIL_ONE,)),
            Task((PERIL_ONE, investigation(3))),
        ),
        terror=(discard_terrors(),),
        rewards={"common_item": 1},
        penalties={"sanity": 1, "stamina": 1},
    ),
    Adventure(
        "the_storage_closet",
        trophies=2,
        tasks=(
            Task((investigation(3),), slot="full"),
            Task((investigation(3),)),
            Task((LORE_ONE, LORE_ONE)),
        ),
        ordered=True,
        rewards={"clue": 1, "unique_item": 1, "gate": 1},
        penalties={"sanity": 1, "doom": 1},
    ),
    Adventure(
        "the_key_to_the_beyond",
        trophies=2,
        tasks=(
            Task((investigation(3),)),
            Task((LORE_ONE, PERIL_ONE, investigation(2))),
        ),
        ordered=True,
        terror=(lose("sanity"),),
        rewards={"clue": 2, "gate": 1},
        penalties={"sanity": 1},
    ),
    Adventure(
        "riot_in_the_streets",
        trophies=2,
        tasks=(
            Task((investigation(3),)),
            Task((investigation(9),)),
        ),
        ordered=True,
        terror=(lose("stamina"),),
        rewards={"elder_sign": 1, "unique_item": 1, "common_item": 1},
        penalties={"doom": 1},
    ),
    Adventure(
        "unnatural_habitat",
        trophies=2,
        tasks=(
            Task((), slot="empty"),
            Task((PERIL_ONE, PERIL_ONE, investigation(3))),
        ),
        terror=(lose("sanity"),),
        rewards={"spell": 1},
        penalties={"stamina": 1},
    ),
    Adventure(
        "dont_fall_asleep",
        trophies=2,
        tasks=(
            Task((TERROR_ONE,)),
            Task((TERROR_ONE, TERROR_ONE)),
        ),
        midnight=(lose("sanity", who=EACH),),
        rewards={"clue": 1, "spell": 1, "elder_sign": 1},
        penalties={"sanity": 1},
    ),
    Adventure(
        "the_hidden_passage",
        trophies=2,
        tasks=(
            Task((investigation(3),)),
            Task((PERIL_ONE, investigation(3))),
            Task((LORE_ONE,)),
        ),
        ordered=True,
        rewards={"elder_sign": 2},
        penalties={"stamina": 2},
    ),
    Adventure(
        "something_has_broken_free",
        trophies=1,
        tasks=(
            Task((PERIL_ONE,), slot="full"),
            Task((TERROR_ONE, TERROR_ONE)),
        ),
        terror=(fail_adventure(),),
        rewards={"monster": 1, "clue": 1, "spell": 1, "unique_item": 1},
        penalties={"stamina": 1},
    ),
    Adventure(
        "hallway_on_fire",
        trophies=2,
        tasks=(
            Task((PERIL_ONE,), stamina=1),
            Task((PERIL_ONE,), stamina=1),
        ),
        ordered=True,
        terror=(lose("stamina"),),
        rewards={"unique_item": 2},
        penalties={"stamina": 2},
    ),
    Adventure(
        "horrible_visions",
        trophies=1,
        tasks=(
            Task((PERIL_ONE, TERROR_ONE)),
            Task((LORE_ONE, PERIL_ONE)),
        ),
        midnight=(doom(2),),
        rewards={"unique_item": 1, "elder_sign": 1},
        penalties={"sanity": 2, "stamina": 2},
    ),
    Adventure(
        "late_night_break_in",
        trophies=1,
        tasks=(
            Task((investigation(3),), slot="full"),
            Task((investigation(6),)),
        ),
        terror=(lose("trophies"),),
        rewards={"clue": 1},
        penalties={"stamina": 1},
    ),
    Adventure(
        "theres_something_in_the_basement",
        trophies=1,
        tasks=(
            Task((investigation(6),), slot="full"),
            Task((LORE_ONE,)),
            Task((TERROR_ONE,)),
        ),
        rewards={"clue": 1, "unique_item": 1},
        penalties={"sanity": 1, "stamina": 1},
    ),
    Adventure(
        "tempest_in_a_teapot",
        trophies=1,
        tasks=(
            Task((investigation(4),), slot="full"),
            Task((TERROR_ONE,)),
            Task((PERIL_ONE, LORE_ONE)),
        ),
        ordered=True,
        rewards={"clue": 1, "unique_item": 1, "elder_sign": 1},
        penalties={"sanity": 1, "stamina": 1, "doom": 1},
    ),
    Adventure(
        "a_secret_gathering",
        trophies=1,
        tasks=(
            Task((investigation(6),)),
            Task((LORE_ONE, LORE_ONE)),
        ),
        terror=(lose("sanity"),),
        rewards={"monster": 1, "clue": 1, "gate": 1, "elder_sign": 1},
        penalties={"stamina": 2},
    ),
    Adventure(
        "the_missing_records",
        trophies=1,
        tasks=(
            Task((investigation(6),)),
            Task((LORE_ONE, investigation(3))),
        ),
        rewards={"clue": 2},
        penalties={"sanity": 1},
    ),
    Adventure(
        "vermin_in_the_pipes",
        trophies=2,
        tasks=(
            Task((investigation(3),)),
            Task((investigation(3),)),
            Task((investigation(3), PERIL_ONE)),
        ),
        rewards={"common_item": 2, "clue": 1},
        penalties={"stamina": 1},
    ),
    Adventure(
        "the_archives",
        trophies=2,
        tasks=(
            Task((LORE_ONE,), slot="full"),
            Task((LORE_ONE, investigation(3))),
            Task((LORE_ONE, PERIL_ONE)),
        ),
        rewards={"unique_item": 2},
        penalties={"sanity": 1},
    ),
    Adventure(
        "stay_away_from_the_windows",
        trophies=2,
        tasks=(
            Task((investigation(8),)),
            Task((PERIL_ONE, PERIL_ONE)),
        ),
        rewards={"elder_sign": 2},
        penalties={"sanity": 1, "stamina": 2, "doom": 1},
    ),
    Adventure(
        "gate_to_elsewhere",
        trophies=2,
        tasks=(
            Task((LORE_ONE,), slot="full"),
            Task((LORE_ONE, LORE_ONE)),
        ),
        rewards={"clue": 2, "gate": 1},
        penalties={"doom": 1},
    ),
    Adventure(
        "administration_office",
        trophies=1,
        tasks=(
            Task((LORE_ONE,)),
            Task((investigation(9),)),
        ),
        rewards={"clue": 2},
        penalties={"sanity": 1, "clue": 1},
    ),
    Adventure(
        "we_need_to_find_help",
        trophies=2,
        tasks=(
            Task((), slot="empty"),
            Task((PERIL_ONE, PERIL_ONE, LORE_ONE, investigation(3))),
        ),
        locks=("red",),
        rewards={"common_item": 1, "spell": 1},
        penalties={"sanity": 2, "stamina": 1},
    ),
)
