"""Azathoth: the blind chaos tears the map open with Cosmic tokens, in whose light its servants grow stronger."""

from miskatonic.games.death_may_die.rows.abilities import always, on
from miskatonic.games.death_may_die.rows.cards import CULTIST, MONSTER, Enemy, Mythos, Token
from miskatonic.games.death_may_die.rows.conditions import (
    all_of,
    any_of,
    elder_on_board,
    has_type,
    near,
    safe,
    token_min,
)
from miskatonic.games.death_may_die.rows.effects import (
    Enemies,
    choose,
    deal_wounds,
    discard_card,
    for_each,
    gain_stress,
    lose_sanity,
    move_enemies,
    place_investigator,
    place_token,
    remove_token,
    roll,
    summon,
    way,
    when,
)
from miskatonic.games.death_may_die.rows.elder_one import ElderOne, Stage
from miskatonic.games.death_may_die.rows.modifiers import mod_cost, mod_enemy, mod_symbol
from miskatonic.games.death_may_die.rows.scenario import Rule

ELDER_ONE = ElderOne(
    "azathoth",
    tokens=(Token("cosmos", 8, one_per_space=True),),
    printed=(
        Rule("cosmos_limit", ()),
        Rule("cosmos_light", (always(mod_enemy(Enemies("monster", "token:cosmos"), "bonus_dice", 1)),)),
        Rule(
            "cosmos_close",
            (
                on(
                    "action",
                    remove_token("cosmos", "your_space", 1),
                    when=all_of(safe(), token_min("cosmos", 1, "your_space")),
                    cost=(lose_sanity(1),),
                ),
            ),
        ),
    ),
    cultist=Enemy(
        "cultist_of_azathoth",
        CULTIST,
        health=2,
        standard=1,
        bonus=0,
        figures=10,
        abilities=(on("enemy_killed", lose_sanity(1, "killer"), when=token_min("cosmos", 1, "your_space")),),
    ),
    monster=Enemy(
        "dancer", MONSTER, health=3, standard=1, bonus=1, figures=4, abilities=(on("enemy_presence", mod_cost(1)),)
    ),
    stages=(
        Stage(
            "azathoth_1",
            ongoing=(
                on("on_elder_advance", place_token("cosmos", "nearest_gate", 1), summon("dancer", "nearest_gate")),
            ),
        ),
        Stage(
            "azathoth_2",
            health=10,
            standard=1,
            bonus=1,
            place="token:cosmos",
            ongoing=(on("enemy_attacks", mod_symbol("elder_sign", "tentacle", 2, "this_roll", optional=False)),),
        ),
        Stage(
            "azathoth_3",
            health=10,
            standard=1,
            bonus=1,
            place="gate_red",
            reveal=(place_token("cosmos", "each_gate", 1),),
            ongoing=(on("elder_turn_end", move_enemies(Enemies("elder_one"), 1, "your_space")),),
        ),
        Stage(
            "azathoth_4",
            health=11,
            standard=1,
            place="start",
            reveal=(for_each("each", choose(way(lose_sanity(1, "it")), way(deal_wounds(1, "it")), by="it")),),
            ongoing=(
                on(
                    "elder_turn_end",
                    when(near("elder_space", 1), (roll(per_success=(deal_wounds(1),), against_you=True, standard=1),)),
                ),
            ),
        ),
    ),
    mythos=(
        Mythos(
            "aza_m1", symbol=True, effect=(lose_sanity(1, "each_within_2"),), summon=(summon("dancer", "gate_yellow"),)
        ),
        Mythos(
            "aza_m2",
            symbol=True,
            effect=(place_token("cosmos", "your_space", 1),),
            summon=(summon("cultist", "gate_red"),),
        ),
        Mythos(
            "aza_m3",
            symbol=True,
            effect=(move_enemies(Enemies("dancer"), 2, "your_space"),),
            summon=(summon("dancer", "gate_blue"),),
        ),
        Mythos("aza_m4", symbol=False, effect=(place_investigator("token:cosmos"), gain_stress(1, overflow=True))),
        Mythos("aza_m5", symbol=True, effect=(gain_stress(1, "each"),), summon=(summon("cultist", "gate_blue"),)),
        Mythos(
            "aza_m6",
            symbol=False,
            effect=(
                when(
                    elder_on_board(),
                    (deal_wounds(1, "each_in_elder_space"),),
                    (place_token("cosmos", "nearest_gate", 1),),
                ),
            ),
            summon=(summon("cultist", "gate_yellow"),),
        ),
        Mythos(
            "aza_m7",
            symbol=True,
            effect=(move_enemies(Enemies("monster"), 1, "your_space"),),
            summon=(summon("dancer", "gate_red"),),
        ),
        Mythos(
            "aza_m8",
            symbol=False,
            effect=(
                choose(
                    way(lose_sanity(2)),
                    way(discard_card("item_or_companion"), require=any_of(has_type("item"), has_type("companion"))),
                ),
            ),
        ),
    ),
)
