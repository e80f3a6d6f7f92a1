"""The Other World cards: Adventures that a gate brings into play (ES-095 to ES-098)."""

from miskatonic.games.elder_sign.rows.adventure import OtherWorld, Task
from miskatonic.games.elder_sign.rows.effects import lose
from miskatonic.games.elder_sign.rows.tasks import LORE_ONE, PERIL_ONE, TERROR_ONE, investigation

OTHER_WORLDS = (
    OtherWorld(
        "another_dimension",
        trophies=2,
        tasks=(
            Task((LORE_ONE, investigation(1)), slot="partial", covered=(1,)),
            Task((TERROR_ONE, PERIL_ONE)),
        ),
        rewards={"spell": 1, "common_item": 1, "elder_sign": 1},
        penalties={"sanity": 1, "stamina": 2},
    ),
    OtherWorld(
        "city_of_the_great_race",
        trophies=2,
        tasks=(
            Task((investigation(3),), slot="full"),
            Task((TERROR_ONE, LORE_ONE, PERIL_ONE)),
        ),
        rewards={"elder_sign": 1, "unique_item": 3},
        penalties={"sanity": 1, "stamina": 2},
    ),
    OtherWorld(
        "great_hall_of_celeano",
        trophies=2,
        tasks=(
            Task((TERROR_ONE,), slot="full"),
            Task((LORE_ONE,)),
            Task((investigation(6),)),
        ),
        rewards={"elder_sign": 1, "spell": 1, "doom": -1},
        penalties={"sanity": 1},
    ),
    OtherWorld(
        "plateau_of_leng",
        trophies=2,
        tasks=(
            Task((LORE_ONE, TERROR_ONE)),
            Task((TERROR_ONE, PERIL_ONE, TERROR_ONE)),
        ),
        terror=(lose("sanity"),),
        rewards={"doom": -1, "elder_sign": 1, "clue": 2},
        penalties={"sanity": 2},
    ),
    OtherWorld(
        "rlyeh",
        trophies=2,
        tasks=(
            Task((investigation(1), investigation(1)), slot="partial", covered=(1,)),
            Task((LORE_ONE, LORE_ONE, PERIL_ONE, TERROR_ONE)),
        ),
        rewards={"ally": 1, "elder_sign": 3},
        penalties={"sanity": 2, "stamina": 2},
    ),
    OtherWorld(
        "the_abyss",
        trophies=2,
        tasks=(
            Task((PERIL_ONE, TERROR_ONE), slot="full"),
            Task((LORE_ONE, LORE_ONE, PERIL_ONE)),
        ),
        rewards={"elder_sign": 2, "spell": 1, "common_item": 1},
        penalties={"sanity": 2, "stamina": 1},
    ),
    OtherWorld(
        "the_dreamlands",
        trophies=2,
        tasks=(Task((PERIL_ONE, LORE_ONE, investigation(3))),),
        rewards={"clue": 2, "elder_sign": 1},
        penalties={"sanity": 1},
    ),
    OtherWorld(
        "yuggoth",
        trophies=2,
        tasks=(
            Task((PERIL_ONE, TERROR_ONE), slot="partial", covered=(1,)),
            Task((investigation(8),)),
        ),
        rewards={"elder_sign": 2, "common_item": 1, "unique_item": 1},
        penalties={"sanity": 2, "stamina": 1},
    ),
)
