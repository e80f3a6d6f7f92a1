"""The Mythos cards: what happens when one is drawn, and what lasts while it lies open (ES-193 to ES-197)."""

from miskatonic.games.elder_sign.rows.effects import (
    EACH,
    NOT_AT_ENTRANCE,
    clock,
    doom,
    gain,
    gate,
    lose,
    monster,
    when,
)
from miskatonic.games.elder_sign.rows.mythos import MYTHOS, Mythos

THE_STARS_ALIGN, A_WARNING = (doom(),), (doom(),)
STRANGE_SIGHTINGS = (monster(),)
TO_BRING_FORTH_HORRORS = (monster(),)
"""The halves that several cards share. Amid Stillness, on ten of them, is none at all."""

for row in (
    Mythos(
        "sudden_terror",
        now=(monster(),),
        invented=(),
    ),
    Mythos(
        "stars_align_amid_stillness",
        now=THE_STARS_ALIGN,
        copies=4,
        invented=("now",),
    ),
    Mythos(
        "stars_align_above_an_open_door",
        now=THE_STARS_ALIGN,
        adventures=1,
        invented=("now",),
    ),
    Mythos(
        "stars_align_above_black_clouds",
        now=THE_STARS_ALIGN,
        locks=("yellow",),
    ),
    Mythos(
        "stars_align_before_reason_perishes",
        now=THE_STARS_ALIGN,
        when="next_midnight",
        lasting=(lose("sanity", who=NOT_AT_ENTRANCE),),
    ),
    Mythos(
        "stars_align_to_bring_horrors",
        now=THE_STARS_ALIGN,
        when="terror",
        lasting=TO_BRING_FORTH_HORRORS,
    ),
    Mythos(
        "sightings_amid_stillness",
        now=STRANGE_SIGHTINGS,
        copies=2,
        invented=("now",),
    ),
    Mythos(
        "sightings_before_the_storm",
        now=STRANGE_SIGHTINGS,
        when="on_fail",
        lasting=(clock(),),
    ),
    Mythos(
        "sightings_of_a_poisonous_trap",
        now=STRANGE_SIGHTINGS,
        when="terror",
        lasting=(lose("stamina"),),
    ),
    Mythos(
        "sightings_in_lurking_shadows",
        now=STRANGE_SIGHTINGS,
        when="on_move",
        lasting=(lose("sanity"),),
    ),
    Mythos(
        "warning_of_waking_nightmares",
        now=A_WARNING,
        when="terror",
        lasting=(lose("sanity"),),
    ),
    Mythos(
        "warning_of_a_conspiracy",
        now=A_WARNING,
        when="next_midnight",
        lasting=(when("monsters_in_play>=3", (doom(),)),),
    ),
    Mythos(
        "warning_of_a_curse",
        now=A_WARNING,
        locks=("green",),
    ),
    Mythos(
        "warning_of_a_dark_prison",
        now=A_WARNING,
        locks=("red",),
    ),
    Mythos(
        "madness_takes_hold",
        now=(lose("sanity", who=EACH),),
        when="terror",
        lasting=TO_BRING_FORTH_HORRORS,
    ),
    Mythos(
        "esoteric_devices",
        now=(doom(),),
        changes={"clue_reroll_max_dice": 3},
    ),
    Mythos(
        "the_arcane_arts",
        now=(doom(),),
        forbids="souvenir_shop",
    ),
    Mythos(
        "the_right_tools",
        now=(doom(),),
        when="next_midnight",
        lasting=(when("other_world_in_play>=1", (doom(),)),),
    ),
    Mythos(
        "personal_possessions",
        now=(),
        when="on_success",
        lasting=(gain("clue"),),
    ),
    Mythos(
        "grim_knowledge",
        now=(doom(),),
        forbids="focus",
    ),
    Mythos(
        "dark_entities",
        now=(doom(), monster()),
        invented=("now",),
    ),
    Mythos(
        "be_prepared",
        now=(doom(), monster()),
        when="terror",
        lasting=(lose("sanity"),),
    ),
    Mythos(
        "weakness_exposed",
        now=(lose("stamina", who=EACH),),
        invented=("now",),
    ),
    Mythos(
        "keep_your_friends_close",
        now=(doom(),),
        forbids="assist",
    ),
    Mythos(
        "horrible_monsters",
        now=(monster(2),),
        when="on_monster_trophy",
        lasting=(gain("clue"),),
    ),
    Mythos(
        "a_twisted_path",
        now=(gate(),),
        when="terror",
        lasting=TO_BRING_FORTH_HORRORS,
    ),
    Mythos(
        "a_heavy_burden",
        now=(doom(2),),
        invented=("now",),
    ),
    Mythos(
        "too_high_a_price",
        now=(doom(), monster()),
        when="terror",
        lasting=TO_BRING_FORTH_HORRORS,
    ),
):
    MYTHOS.add(row)
