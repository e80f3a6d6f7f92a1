"""Tsathoggua: the slothful toad god wears investigators down with Fatigue until they stop acting."""

from miskatonic.games.death_may_die.rows.abilities import always, on
from miskatonic.games.death_may_die.rows.cards import CULTIST, MONSTER, Enemy, Mythos, Token
from miskatonic.games.death_may_die.rows.conditions import elder_on_board, near, tentacles_min, token_min
from miskatonic.games.death_may_die.rows.effects import (
    ANY,
    Enemies,
    Per,
    choose,
    deal_wounds,
    for_each,
    gain_stress,
    gain_token,
    lose_token,
    move_enemies,
    summon,
    way,
    when,
)
from miskatonic.games.death_may_die.rows.elder_one import ElderOne, Stage
from miskatonic.games.death_may_die.rows.modifiers import mod_actions, mod_heal_token, mod_symbol
from miskatonic.games.death_may_die.rows.scenario import Rule

ELDER_ONE = ElderOne(
    "tsathoggua",
    tokens=(Token("fatigue", 26),),
    printed=(
        Rule("fatigue_actions", (always(mod_actions(Per("four_fatigue", -1))),)),
        Rule("fatigue_rest", (always(mod_heal_token("fatigue")),)),
    ),
    cultist=Enemy(
        "cultist_of_tsathoggua",
        CULTIST,
        health=2,
        standard=1,
        bonus=0,
        figures=10,
        abilities=(on("enemy_attacks", gain_token("fatigue", 1, "defender"), when=tentacles_min(1)),),
    ),
    monster=Enemy(
        "amorphous_scion",
        MONSTER,
        health=5,
        standard=2,
        bonus=0,
        figures=2,
        abilities=(on("enemy_survives", gain_token("fatigue", 1, "attacker")),),
    ),
    stages=(
        Stage(
            "tsathoggua_1",
            ongoing=(
                on(
                    "on_elder_advance",
                    for_each(
                        "each_in_your_space",
                        choose(way(gain_token("fatigue", 1, "it")), way(cost=(gain_stress(1, "it"),)), by="it"),
                    ),
                    summon("amorphous_scion", "farthest_gate"),
                ),
            ),
        ),
        Stage(
            "tsathoggua_2",
            health=12,
            standard=1,
            bonus=2,
            place="your_space",
            ongoing=(on("elder_turn_end", when(near("elder_space", 1), (gain_token("fatigue", 1),))),),
        ),
        Stage(
            "tsathoggua_3",
            health=11,
            standard=1,
            bonus=1,
            place="gate_yellow",
            reveal=(
                for_each(
                    "each", choose(way(gain_token("fatigue", 1, "it")), way(cost=(gain_stress(2, "it"),)), by="it")
                ),
            ),
            ongoing=(on("elder_turn_end", move_enemies(Enemies("elder_one"), 1, "nearest_investigator")),),
        ),
        Stage(
            "tsathoggua_4",
            health=11,
            standard=1,
            place="gate_blue",
            reveal=(summon("cultist", "each_gate"),),
            ongoing=(
                on(
                    "enemy_attacks",
                    mod_symbol("elder_sign", "success", ANY, "this_roll", optional=False),
                    when=token_min("fatigue", 2, "you"),
                ),
            ),
        ),
    ),
    mythos=(
        Mythos(
            "tsa_m1", symbol=True, effect=(gain_token("fatigue", 1, "each"),), summon=(summon("cultist", "gate_blue"),)
        ),
        Mythos(
            "tsa_m2",
            symbol=True,
            effect=(move_enemies(Enemies("amorphous_scion"), 2, "your_space"),),
            summon=(summon("amorphous_scion", "gate_red"),),
        ),
        Mythos(
            "tsa_m3",
            symbol=True,
            effect=(move_enemies(Enemies("cultist", "board", "nearest", 2), 1, "your_space"),),
            summon=(summon("cultist", "gate_red"),),
        ),
        Mythos(
            "tsa_m4",
            symbol=False,
            effect=(when(token_min("fatigue", 2, "you"), (deal_wounds(1),), (gain_token("fatigue", 1),)),),
        ),
        Mythos(
            "tsa_m5",
            symbol=True,
            effect=(move_enemies(Enemies("cultist"), 1, "your_space"),),
            summon=(summon("cultist", "gate_yellow"),),
        ),
        Mythos(
            "tsa_m6",
            symbol=False,
            effect=(
                when(
                    elder_on_board(), (move_enemies(Enemies("elder_one"), 2, "your_space"),), (gain_stress(1, "each"),)
                ),
            ),
        ),
        Mythos(
            "tsa_m7",
            symbol=True,
            effect=(choose(way(gain_token("fatigue", 1, "each_in_your_space")), way(cost=(gain_stress(2),))),),
            summon=(summon("amorphous_scion", "gate_blue"),),
        ),
        Mythos(
            "tsa_m8",
            symbol=False,
            effect=(
                lose_token("fatigue", 1, "each"),
                move_enemies(Enemies("cultist_or_monster"), 1, "nearest_investigator"),
            ),
        ),
    ),
)
