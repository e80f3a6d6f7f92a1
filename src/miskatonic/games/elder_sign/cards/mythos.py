"""The 32 Mythos cards: what happens when one is drawn, and what lasts while it lies open (ES-193 to ES-197)."""

from miskatonic.games.elder_sign.rows.effects import (
    EACH,
    HELPER,
    NOT_AT_ENTRANCE,
    choose,
    clock,
    discard_dice,
    doom,
    gain,
    gate,
    lose,
    monster,
    when,
)
from miskatonic.games.elder_sign.rows.mythos import MYTHOS, Mythos
from miskatonic.games.elder_sign.rows.occasions import OF_MYTHOS, Says, carries_out
from miskatonic.games.elder_sign.rules import entrance, midnight, trophies
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel import Option, total

PRICE_OF_THE_NIGHT = 3
"""What it costs in trophies to end The Long Night."""


def may_end_the_long_night(game: ElderSign, seat: int) -> list[Option]:
    """ES-196: at the entrance it can be bought off."""
    price = PRICE_OF_THE_NIGHT + total(entrance.surcharge(game.ancient_one))
    if trophies.total(game, seat) < price:
        return []
    card = MYTHOS.number("the_long_night")
    return [Option("end_long_night", (card, price), about=(MYTHOS.names[card].thing,), count=price)]


@carries_out("end_long_night", "ES-196", OF_MYTHOS)
async def end_the_long_night(game: ElderSign, picked: Option) -> None:
    """The price is paid, the night is over."""
    card, price = picked.value
    await trophies.pay(game, game.active, price, "ES-196")
    midnight.end(game, card)


for row in (
    Mythos(
        "sudden_terror",
        now=(monster(),),
    ),
    Mythos(
        "the_hour_draws_near",
        now=(doom(),),
        locks=("green",),
    ),
    Mythos(
        "a_crack_in_the_sky",
        now=(doom(),),
        when="next_midnight",
        lasting=(doom(),),
    ),
    Mythos(
        "whispers_behind_the_plaster",
        now=(doom(),),
        when="terror",
        lasting=(lose("sanity"),),
    ),
    Mythos(
        "a_draught_from_nowhere",
        now=(doom(),),
        when="terror",
        lasting=(lose("stamina"),),
    ),
    Mythos(
        "the_guards_have_fled",
        now=(monster(),),
        when="on_move",
        lasting=(lose("sanity"),),
    ),
    Mythos(
        "the_lamps_gutter",
        now=(doom(),),
        locks=("yellow",),
    ),
    Mythos(
        "ink_runs_like_blood",
        now=(doom(),),
        locks=("red",),
    ),
    Mythos(
        "a_procession_of_robes",
        now=(monster(),),
        when="next_midnight",
        lasting=(when("monsters_in_play>=3", (doom(),)),),
    ),
    Mythos(
        "the_stars_wheel_wrong",
        now=(doom(2),),
    ),
    Mythos(
        "something_scratches_below",
        now=(doom(), monster()),
        when="terror",
        lasting=(monster(),),
    ),
    Mythos(
        "a_quiet_night",
        now=(),
        changes={"free_first_aid": 1},
    ),
    Mythos(
        "false_dawn",
        now=(),
        when="next_midnight",
        lasting=(monster(),),
    ),
    Mythos(
        "dreams_without_sleep",
        now=(lose("sanity", who=EACH),),
        forbids="free_first_aid",
    ),
    Mythos(
        "fever_in_the_walls",
        now=(lose("stamina", who=EACH),),
        when="on_assist",
        lasting=(lose("stamina", who=HELPER),),
    ),
    Mythos(
        "a_door_opens_inward",
        now=(gate(),),
        when="on_fail_other_world",
        lasting=(lose("sanity"),),
    ),
    Mythos(
        "between_two_worlds",
        now=(when("other_world_in_play>=1", (doom(),), (monster(),)),),
        when="next_midnight",
        lasting=(when("other_world_in_play>=1", (doom(),)),),
    ),
    Mythos(
        "heavy_footsteps",
        now=(monster(),),
        forbids="focus",
    ),
    Mythos(
        "every_man_for_himself",
        now=(doom(),),
        forbids="assist",
    ),
    Mythos(
        "the_shop_is_boarded_up",
        now=(doom(),),
        forbids="souvenir_shop",
    ),
    Mythos(
        "the_ledger_is_missing",
        now=(monster(),),
        forbids="lost_and_found",
    ),
    Mythos(
        "fog_in_the_galleries",
        now=(doom(),),
        changes={"clue_reroll_max_dice": 3},
    ),
    Mythos(
        "a_frenzied_search",
        now=(doom(),),
        when="on_success",
        lasting=(gain("clue"),),
    ),
    Mythos(
        "an_anonymous_parcel",
        now=(monster(),),
        changes={"souvenir_price": -1},
    ),
    Mythos(
        "the_old_wards_stir",
        now=(doom(),),
        when="on_monster_trophy",
        lasting=(choose((gain("sanity"),), (gain("stamina"),)),),
    ),
    Mythos(
        "clockwork_gone_mad",
        now=(doom(),),
        when="on_fail",
        lasting=(clock(),),
    ),
    Mythos(
        "two_shadows_one_man",
        now=(monster(2),),
        when="terror",
        lasting=(lose("stamina"),),
    ),
    Mythos(
        "the_choir_below",
        now=(doom(), monster()),
        locks=("green",),
    ),
    Mythos(
        "an_eclipse_unforetold",
        now=(doom(2),),
        when="terror",
        lasting=(discard_dice("any"),),
    ),
    Mythos(
        "sleepwalkers",
        now=(doom(), monster()),
        when="next_midnight",
        lasting=(lose("sanity", who=NOT_AT_ENTRANCE),),
    ),
    Mythos(
        "broken_seals",
        now=(doom(), monster()),
        locks=("yellow",),
        stays=True,
        ends_with_a_sign=True,
    ),
    Mythos(
        "the_long_night",
        now=(doom(),),
        when="each_midnight",
        lasting=(monster(),),
        stays=True,
        says=Says(at_the_entrance=may_end_the_long_night),
    ),
):
    MYTHOS.add(row)
