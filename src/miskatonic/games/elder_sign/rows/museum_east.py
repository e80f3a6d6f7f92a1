"""The other 24 Adventure cards."""

from miskatonic.games.elder_sign.rows.adventure import Adventure, Task
from miskatonic.games.elder_sign.rows.effects import (
    EACH,
    choose,
    discard_terrors,
    doom,
    fail_adventure,
    lose,
    monster,
)
from miskatonic.games.elder_sign.rows.tasks import LORE_ONE, PERIL_ONE, TERROR_ONE, investigation

MUSEUM_EAST = (
    Adventure(
        "a_peculiar_specimen",
        trophies=2,
        tasks=(
            Task((investigation(3),)),
            Task((investigation(6),)),
            Task((PERIL_ONE,)),
        ),
        ordered=True,
        rewards={"elder_sign": 1, "monster": 1},
        penalties={"stamina": 1},
    ),
    Adventure(
        "mysterious_tome",
        trophies=2,
        tasks=(
            Task((investigation(3), TERROR_ONE)),
            Task((LORE_ONE, LORE_ONE)),
        ),
        rewards={"clue": 1, "gate": 1, "spell": 1},
        penalties={"doom": 1},
    ),
    Adventure(
        "lights_out",
        trophies=2,
        tasks=(
            Task((investigation(3),)),
            Task((PERIL_ONE, PERIL_ONE)),
            Task((LORE_ONE, LORE_ONE)),
        ),
        ordered=True,
        rewards={"elder_sign": 1, "spell": 1},
        penalties={"stamina": 2, "doom": 1},
    ),
    Adventure(
        "the_elder_sign",
        trophies=2,
        tasks=(
            Task((LORE_ONE,), sanity=1),
            Task((LORE_ONE,), stamina=1),
            Task((investigation(2), LORE_ONE)),
        ),
        ordered=True,
        rewards={"doom": -1, "elder_sign": 1, "clue": 2},
        penalties={"sanity": 1},
    ),
    Adventure(
        "the_writing_on_the_wall",
        trophies=2,
        tasks=(
            Task((), slot="empty"),
            Task((LORE_ONE, PERIL_ONE, investigation(3))),
        ),
        rewards={"spell": 1, "gate": 1, "common_item": 1, "monster": 1},
        penalties={"doom": 1},
    ),
    Adventure(
        "gala_in_the_great_hall",
        trophies=2,
        tasks=(
            Task((investigation(2), LORE_ONE, PERIL_ONE)),
            Task((investigation(3),), sanity=1),
        ),
        locks=("yellow",),
        terror=(doom(),),
        rewards={"clue": 2, "spell": 1, "elder_sign": 1},
        penalties={"doom": 1},
    ),
    Adventure(
        "please_do_not_touch_the_exhibits",
        trophies=2,
        tasks=(
            Task((TERROR_ONE, TERROR_ONE), sanity=1),
            Task((PERIL_ONE, PERIL_ONE), stamina=1),
        ),
        terror=(doom(),),
        rewards={"elder_sign": 2},
        penalties={"sanity": 1, "stamina": 1, "doom": 1},
    ),
    Adventure(
        "medusa_exhibit",
        trophies=2,
        tasks=(
            Task((TERROR_ONE,), sanity=1),
            Task((LORE_ONE,), sanity=1),
            Task((investigation(7),)),
        ),
        ordered=True,
        terror=(discard_terrors(),),
        rewards={"monster": 1, "spell": 1, "common_item": 1, "clue": 1},
        penalties={"sanity": 2},
    ),
    Adventure(
        "the_guided_tour",
        trophies=2,
        tasks=(
            Task((investigation(2),)),
            Task((investigation(4),)),
            Task((LORE_ONE,)),
        ),
        ordered=True,
        rewards={"clue": 2, "common_item": 1},
        penalties={"sanity": 1, "stamina": 1},
    ),
    Adventure(
        "you_become_that_which_you_fear_most",
        trophies=2,
        tasks=(
            Task((), slot="empty"),
            Task((TERROR_ONE, TERROR_ONE, TERROR_ONE)),
        ),
        midnight=(monster(),),
        rewards={"monster": 1, "clue": 1, "unique_item": 1, "elder_sign": 1},
        penalties={"sanity": 1},
    ),
    Adventure(
        "the_curator",
        trophies=2,
        tasks=(
            Task((LORE_ONE, LORE_ONE, LORE_ONE)),
            Task((LORE_ONE, investigation(3))),
        ),
        midnight=(choose((lose("trophies", 2),), (lose("sanity"), lose("stamina")), who=EACH),),
        rewards={"clue": 1, "common_item": 1, "elder_sign": 1},
        penalties={"sanity": 2},
    ),
    Adventure(
        "the_hedge_maze",
        trophies=2,
        tasks=(
            Task((investigation(2), PERIL_ONE)),
            Task((PERIL_ONE, PERIL_ONE)),
        ),
        midnight=(lose("stamina", who=EACH),),
        rewards={"monster": 1, "common_item": 1, "unique_item": 1, "elder_sign": 1},
        penalties={"stamina": 1},
    ),
    Adventure(
        "public_lavatory",
        trophies=2,
        tasks=(
            Task((), slot="empty"),
            Task((), slot="empty"),
            Task((PERIL_ONE, LORE_ONE, LORE_ONE)),
        ),
        rewards={"monster": 2, "elder_sign": 2},
        penalties={"sanity": 1, "stamina": 1},
    ),
    Adventure(
        "forgotten_knowledge",
        trophies=1,
        tasks=(
            Task((LORE_ONE,)),
            Task((TERROR_ONE, investigation(8))),
        ),
        rewards={"spell": 2, "common_item": 1},
        penalties={"sanity": 1},
    ),
    Adventure(
        "the_hall_of_the_dead",
        trophies=1,
        tasks=(
            Task((LORE_ONE,)),
            Task((PERIL_ONE, PERIL_ONE)),
            Task((investigation(5),)),
        ),
        rewards={"clue": 1, "common_item": 1, "unique_item": 1},
        penalties={"stamina": 1},
    ),
    Adventure(
        "the_graveyard",
        trophies=1,
        tasks=(
            Task((PERIL_ONE,)),
            Task((TERROR_ONE,)),
            Task((investigation(7),)),
        ),
        terror=(discard_terrors(),),
        rewards={"common_item": 1, "unique_item": 1, "gate": 1},
        penalties={"sanity": 1},
    ),
    Adventure(
        "the_security_office",
        trophies=1,
        tasks=(
            Task((investigation(2),)),
            Task((investigation(3),)),
            Task((investigation(6),)),
        ),
        ordered=True,
        rewards={"ally": 1},
        penalties={"sanity": 2},
    ),
    Adventure(
        "transported_by_magic",
        trophies=2,
        tasks=(
            Task((investigation(6),)),
            Task((LORE_ONE, LORE_ONE)),
        ),
        midnight=(doom(per_other_world=True),),
        rewards={"gate": 1, "spell": 2},
        penalties={"sanity": 1, "doom": 1},
    ),
    Adventure(
        "when_night_falls",
        trophies=2,
        tasks=(
            Task((), slot="empty"),
            Task((TERROR_ONE,)),
            Task((PERIL_ONE, LORE_ONE, LORE_ONE)),
        ),
        terror=(monster(),),
        rewards={"clue": 1, "unique_item": 1, "elder_sign": 1},
        penalties={"sanity": 2, "stamina": 2},
    ),
    Adventure(
        "the_gift_shop",
        trophies=1,
        tasks=(
            Task((investigation(3),)),
            Task((LORE_ONE, investigation(3))),
        ),
        ordered=True,
        terror=(monster(),),
        rewards={"unique_item": 1},
        penalties={"sanity": 1},
    ),
    Adventure(
        "haunted_by_a_shadowy_figure",
        trophies=2,
        tasks=(
            Task((), slot="empty"),
            Task((PERIL_ONE, TERROR_ONE)),
        ),
        terror=(monster(),),
        rewards={"monster": 1, "clue": 1, "unique_item": 1, "elder_sign": 1},
        penalties={"sanity": 2},
    ),
    Adventure(
        "koi_pond",
        trophies=2,
        tasks=(
            Task((TERROR_ONE,), slot="full"),
            Task((TERROR_ONE, PERIL_ONE, PERIL_ONE)),
        ),
        terror=(fail_adventure(),),
        rewards={"monster": 1, "clue": 1, "common_item": 1, "elder_sign": 1},
        penalties={"sanity": 1, "stamina": 2},
    ),
    Adventure(
        "remains_of_the_high_priest",
        trophies=1,
        tasks=(
            Task((PERIL_ONE,)),
            Task((LORE_ONE, investigation(6))),
        ),
        terror=(discard_terrors(),),
        rewards={"clue": 1, "spell": 1},
        penalties={"stamina": 1},
    ),
    Adventure(
        "blood_on_the_floor",
        trophies=2,
        tasks=(
            Task((investigation(2),)),
            Task((investigation(3),)),
            Task((TERROR_ONE, PERIL_ONE)),
        ),
        ordered=True,
        rewards={"clue": 1, "common_item": 1, "elder_sign": 1},
        penalties={"sanity": 1, "stamina": 1},
    ),
)
