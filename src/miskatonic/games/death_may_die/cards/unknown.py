"""The Unknown: monsters of every box with their own cards, and the Mythos cards that call them (DMD-160 to DMD-167)."""

from miskatonic.games.death_may_die.rows.abilities import on
from miskatonic.games.death_may_die.rows.cards import (
    ENEMIES,
    MONSTER,
    MYTHOS,
    UNKNOWN_MONSTERS,
    Enemy,
    Mythos,
    UnknownMonster,
)
from miskatonic.games.death_may_die.rows.conditions import alone, stress_full
from miskatonic.games.death_may_die.rows.effects import (
    ALL,
    ANY,
    DIRECT,
    Enemies,
    deal_wounds,
    for_each_enemy,
    gain_stress,
    heal_enemies,
    lose_sanity,
    move_enemies,
    place_enemies,
    place_fire,
    place_investigator,
    summon,
)
from miskatonic.games.death_may_die.rows.modifiers import mod_forbid, mod_run, mod_symbol

for enemy in (
    Enemy(
        "deep_one", MONSTER, health=2, standard=1, bonus=1, figures=5, abilities=(on("enemy_presence", mod_run(-1)),)
    ),
    Enemy(
        "ghoul",
        MONSTER,
        health=2,
        standard=1,
        bonus=1,
        figures=5,
        abilities=(on("enemy_wounds", heal_enemies(Enemies("this", "its_space"), ALL)),),
    ),
    Enemy(
        "byakhee",
        MONSTER,
        health=3,
        standard=2,
        bonus=0,
        figures=2,
        abilities=(on("enemy_attacks", gain_stress(1, "defender"), when=alone()),),
    ),
    Enemy(
        "fire_vampire",
        MONSTER,
        health=4,
        standard=2,
        bonus=1,
        figures=2,
        abilities=(on("enemy_attacks", place_fire("its_space", 1)),),
    ),
    Enemy(
        "hunting_horror",
        MONSTER,
        health=4,
        standard=2,
        bonus=1,
        figures=2,
        abilities=(on("enemy_summoned", lose_sanity(1)),),
    ),
    Enemy(
        "chthonian",
        MONSTER,
        health=6,
        standard=3,
        bonus=0,
        figures=1,
        abilities=(on("enemy_attacks", gain_stress(1, "others_in_your_space")),),
    ),
    Enemy(
        "shoggoth",
        MONSTER,
        health=6,
        standard=2,
        bonus=2,
        figures=1,
        abilities=(on("enemy_survives", heal_enemies(Enemies("this", "its_space"), 1)),),
    ),
    Enemy(
        "star_spawn",
        MONSTER,
        health=5,
        standard=2,
        bonus=1,
        figures=2,
        abilities=(on("enemy_attacks", mod_symbol("elder_sign", "tentacle", ANY, "this_roll", optional=False)),),
    ),
    Enemy(
        "disciple",
        MONSTER,
        health=3,
        standard=1,
        bonus=1,
        figures=4,
        abilities=(on("enemy_killed", gain_stress(1, "killer")),),
    ),
    Enemy(
        "night_gaunt",
        MONSTER,
        health=2,
        standard=1,
        bonus=1,
        figures=5,
        abilities=(on("enemy_wounds", place_investigator("nearest_gate", "defender")),),
    ),
    Enemy(
        "tcho_tcho",
        MONSTER,
        health=2,
        standard=1,
        bonus=1,
        figures=5,
        abilities=(on("enemy_attacks", deal_wounds(1, "defender"), when=stress_full()),),
    ),
    Enemy(
        "hound",
        MONSTER,
        health=3,
        standard=2,
        bonus=0,
        figures=3,
        abilities=(on("enemy_presence", mod_forbid("sneak_past_it")),),
    ),
    Enemy(
        "shambler",
        MONSTER,
        health=4,
        standard=2,
        bonus=0,
        figures=2,
        abilities=(on("enemy_survives", place_enemies(Enemies("this", "its_space"), "random_gate")),),
    ),
    Enemy(
        "yugg",
        MONSTER,
        health=4,
        standard=1,
        bonus=2,
        figures=2,
        abilities=(on("turn_end_here", gain_stress(1, overflow=True)),),
    ),
):
    ENEMIES.add(enemy)

for card in (
    UnknownMonster(
        "unk_ghast",
        "ghast",
        "this",
        on_advance=(move_enemies(Enemies("ghast"), 1, "nearest_investigator"), summon("ghast", "random_gate")),
        setup=(summon("ghast", "its_space"),),
    ),
    UnknownMonster(
        "unk_serpent_man",
        "serpent_man",
        "this",
        on_advance=(
            summon("serpent_man", "farthest_gate"),
            move_enemies(Enemies("serpent_man", "board", "nearest"), 1, "most_wounded"),
        ),
    ),
    UnknownMonster(
        "unk_gug",
        "gug",
        "this",
        on_advance=(
            move_enemies(Enemies("gug"), 1, "nearest_investigator"),
            for_each_enemy(Enemies("gug"), deal_wounds(1, "each_in_its_space")),
        ),
    ),
    UnknownMonster("unk_gyaa_yothn", "gyaa_yothn", "this", on_advance=(summon("gyaa_yothn", "random_gate"),)),
    UnknownMonster(
        "unk_fisher",
        "fisher",
        "this",
        on_advance=(move_enemies(Enemies("fisher", "board", "nearest"), DIRECT, "your_space"),),
    ),
    UnknownMonster(
        "unk_unnamable",
        "unnamable",
        "this",
        on_advance=(
            move_enemies(Enemies("unnamable"), 1, "nearest_investigator"),
            for_each_enemy(Enemies("unnamable"), lose_sanity(1, "each_in_its_space")),
        ),
    ),
    UnknownMonster(
        "unk_dhole",
        "dhole",
        "this",
        on_advance=(
            place_enemies(Enemies("dhole"), "random_location"),
            for_each_enemy(Enemies("dhole"), gain_stress(1, "each_in_its_space", overflow=True)),
        ),
        setup=(place_enemies(Enemies("dhole"), "farthest_from_start"),),
        abilities=(
            on("enemy_summoned", gain_stress(1, "each_within_2")),
            on("turn_end_here", gain_stress(1, overflow=True)),
        ),
    ),
    UnknownMonster(
        "unk_dancer",
        "dancer",
        "this",
        on_advance=(summon("dancer", "random_gate"),),
        setup=(summon("dancer", "its_space"),),
    ),
    UnknownMonster(
        "unk_amorphous_scion",
        "amorphous_scion",
        "this",
        on_advance=(
            heal_enemies(Enemies("amorphous_scion"), 2),
            move_enemies(Enemies("amorphous_scion"), 1, "nearest_investigator"),
        ),
        abilities=(on("enemy_survives", heal_enemies(Enemies("this", "its_space"), 1)),),
    ),
    UnknownMonster(
        "unk_deep_one",
        "deep_one",
        "first",
        on_advance=(move_enemies(Enemies("deep_one"), 1, "nearest_investigator"), summon("deep_one", "random_gate")),
        setup=(summon("deep_one", "its_space"),),
    ),
    UnknownMonster(
        "unk_ghoul",
        "ghoul",
        "first",
        on_advance=(
            summon("ghoul", "nearest_gate"),
            move_enemies(Enemies("ghoul", "board", "nearest", 2), 2, "most_wounded"),
        ),
    ),
    UnknownMonster(
        "unk_byakhee",
        "byakhee",
        "first",
        on_advance=(move_enemies(Enemies("byakhee"), DIRECT, "your_space"), summon("byakhee", "gate_red")),
    ),
    UnknownMonster(
        "unk_fire_vampire",
        "fire_vampire",
        "first",
        on_advance=(
            move_enemies(Enemies("fire_vampire"), 1, "nearest_investigator"),
            for_each_enemy(Enemies("fire_vampire"), place_fire("its_space", 1)),
        ),
        setup=(place_fire("its_space", 1),),
    ),
    UnknownMonster(
        "unk_hunting_horror",
        "hunting_horror",
        "first",
        on_advance=(move_enemies(Enemies("hunting_horror", "board", "nearest"), 3, "your_space"),),
    ),
    UnknownMonster(
        "unk_chthonian",
        "chthonian",
        "first",
        on_advance=(place_enemies(Enemies("chthonian"), "random_location"), summon("chthonian", "farthest_gate")),
        setup=(place_enemies(Enemies("chthonian"), "farthest_from_start"),),
    ),
    UnknownMonster(
        "unk_shoggoth",
        "shoggoth",
        "first",
        on_advance=(
            move_enemies(Enemies("shoggoth"), 1, "nearest_investigator"),
            for_each_enemy(Enemies("shoggoth"), lose_sanity(1, "each_in_its_space")),
        ),
    ),
    UnknownMonster(
        "unk_star_spawn", "star_spawn", "first", on_advance=(move_enemies(Enemies("star_spawn"), 1, "your_space"),)
    ),
    UnknownMonster(
        "unk_disciple",
        "disciple",
        "first",
        on_advance=(summon("disciple", "random_gate"), move_enemies(Enemies("disciple"), 1, "nearest_investigator")),
    ),
    UnknownMonster(
        "unk_night_gaunt",
        "night_gaunt",
        "season_2",
        on_advance=(
            move_enemies(Enemies("night_gaunt"), 2, "nearest_investigator"),
            summon("night_gaunt", "farthest_gate"),
        ),
    ),
    UnknownMonster(
        "unk_tcho_tcho",
        "tcho_tcho",
        "season_2",
        on_advance=(summon("tcho_tcho", "each_gate"),),
        setup=(summon("tcho_tcho", "its_space"),),
    ),
    UnknownMonster(
        "unk_hound",
        "hound",
        "season_2",
        on_advance=(
            move_enemies(Enemies("hound", "board", "nearest"), DIRECT, "most_wounded"),
            summon("hound", "farthest_gate"),
        ),
    ),
    UnknownMonster(
        "unk_shambler",
        "shambler",
        "season_2",
        on_advance=(place_enemies(Enemies("shambler", "board", "nearest"), "your_space"),),
    ),
    UnknownMonster(
        "unk_yugg", "yugg", "season_2", on_advance=(move_enemies(Enemies("yugg"), 2, "nearest_investigator"),)
    ),
):
    UNKNOWN_MONSTERS.add(card)

for unknown in (
    Mythos(
        "unk_m1", symbol=False, effect=(move_enemies(Enemies("unknown_1"), 2, "your_space"),), draw_again=True, slot=1
    ),
    Mythos(
        "unk_m2",
        symbol=False,
        effect=(move_enemies(Enemies("unknown_1"), 1, "nearest_investigator"),),
        summon=(summon("unknown_1", "nearest_gate"),),
        draw_again=True,
        slot=1,
    ),
    Mythos(
        "unk_m3", symbol=False, effect=(move_enemies(Enemies("unknown_2"), 2, "your_space"),), draw_again=True, slot=2
    ),
    Mythos(
        "unk_m4",
        symbol=False,
        effect=(move_enemies(Enemies("unknown_2", "board", "nearest"), 2, "your_space"),),
        summon=(summon("unknown_2", "random_gate"),),
        draw_again=True,
        slot=2,
    ),
):
    MYTHOS.add(unknown)
