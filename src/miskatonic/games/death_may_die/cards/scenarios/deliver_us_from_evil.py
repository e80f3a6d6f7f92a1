"""Scenario 3, Deliver Us from Evil: the catacombs of Paris, bones for an altar that must be broken."""

from miskatonic.games.death_may_die.rows.abilities import ONCE_PER_TURN, always, on
from miskatonic.games.death_may_die.rows.cards import (
    COMPANION,
    CONDITION,
    ITEM,
    MONSTER,
    Discovery,
    Enemy,
    Mythos,
    Side,
    Token,
)
from miskatonic.games.death_may_die.rows.conditions import (
    all_of,
    alone,
    in_space,
    no_enemy,
    not_,
    ritual_disrupted,
    safe,
    token_min,
    wounds_dealt,
    wounds_min,
)
from miskatonic.games.death_may_die.rows.effects import (
    ANY,
    Enemies,
    Per,
    band,
    block_passage,
    choose,
    claim,
    deal_wounds,
    discard_card,
    disrupt_ritual,
    draw_discovery,
    gain_stress,
    gain_token,
    heal,
    lose_sanity,
    lose_token,
    may,
    move_enemies,
    place_fire,
    place_investigator,
    place_token,
    progress,
    remove_token,
    repeat,
    roll,
    stop_move,
    summon,
    switch_side,
    way,
    when,
    wound_enemies,
)
from miskatonic.games.death_may_die.rows.modifiers import (
    mod_adjacent,
    mod_damage,
    mod_dice,
    mod_ignore,
    mod_range,
    mod_reduce,
    mod_reroll,
    mod_rest,
    mod_run,
    mod_skill,
    mod_symbol,
)
from miskatonic.games.death_may_die.rows.scenario import Action, Laid, Ritual, Rule, Scenario, Space

SCENARIO = Scenario(
    "deliver_us_from_evil",
    3,
    monsters=(
        Enemy(
            "ghast",
            MONSTER,
            health=2,
            standard=2,
            bonus=0,
            figures=5,
            abilities=(on("enemy_wounds", gain_stress(1, "defender")), on("enemy_presence", mod_ignore("rubble"))),
        ),
        Enemy(
            "dhole",
            MONSTER,
            health=6,
            standard=2,
            bonus=1,
            figures=1,
            abilities=(on("enemy_summoned", gain_stress(1, "each_within_2")),),
        ),
    ),
    layout=(
        Laid("t09", "B", 0, 0, 180),
        Laid("t05", "B", 1, 0, 180),
        Laid("t14", "B", 1, 1, 180),
        Laid("t16", "B", 2, 1, 180),
        Laid("t01", "B", 0, 1, 180),
        Laid("t04", "B", 2, 2, 90),
        Laid("t15", "B", 1, 2, 270),
        Laid("t06", "B", 3, 2, 180),
        Laid("t08", "B", 3, 1, 270),
    ),
    spaces=(
        Space("entrance_shaft", "t05", "b"),
        Space("skull_gallery", "t05", "a"),
        Space("passion_crypt", "t05", "c"),
        Space("rotunda", "t09", "a"),
        Space("plague_pit", "t01", "a"),
        Space("sunken_chapel", "t01", "b"),
        Space("silent_arch", "t14", "b"),
        Space("quarry_bath", "t14", "a"),
        Space("processional", "t16", "b"),
        Space("sealed_vault", "t16", "a"),
        Space("altar_chamber", "t08", "a"),
        Space("flooded_gallery", "t06", "a"),
        Space("innocents_ossuary", "t04", "a"),
        Space("low_passage", "t04", "b"),
        Space("lamp_crossing", "t15", "a"),
        Space("fallen_stair", "t15", "b"),
    ),
    start="entrance_shaft",
    gates=("sealed_vault", "sunken_chapel", "fallen_stair"),
    links=(("tunnel", "plague_pit", "innocents_ossuary"),),
    tokens=(
        Token(
            "bone",
            10,
            setup=(
                ("skull_gallery", 2),
                ("plague_pit", 2),
                ("innocents_ossuary", 2),
                ("rotunda", 2),
                ("quarry_bath", 2),
            ),
            most_held=3,
        ),
        Token("rubble", 6, on_passages=True),
    ),
    enemies=(
        ("cultist", "altar_chamber", 2),
        ("cultist", "processional", 1),
        ("ghast", "sealed_vault", 1),
        ("ghast", "sunken_chapel", 1),
    ),
    actions=(
        Action(
            "gather_bones",
            (
                repeat(
                    2,
                    when(
                        all_of(token_min("bone", 1, "your_space"), not_(token_min("bone", 3, "you"))),
                        (may(remove_token("bone", "your_space", 1), gain_token("bone", 1)),),
                    ),
                ),
            ),
            require=all_of(safe(), token_min("bone", 1, "your_space")),
        ),
        Action(
            "break_altar",
            (
                may(lose_token("bone", ANY, removed=True), mod_dice(Per("bone_discarded"), "this_roll")),
                roll(per_success=(progress(),)),
            ),
            require=all_of(in_space("altar_chamber"), no_enemy("cultist")),
        ),
    ),
    ritual=Ritual("altar_damage", 8, (disrupt_ritual(),)),
    printed=(
        Rule("s3_weight", (always(mod_run(Per("bone_held_beyond_first", -1))),)),
        Rule("s3_rubble", (on("on_enter", gain_stress(1), stop_move(), when=token_min("rubble", 1, "passage")),)),
        Rule("s3_dead", (on("on_eliminated", place_token("bone", "your_space", Per("bone_held"))),)),
    ),
    on_advance=(
        block_passage("rubble", "your_space"),
        move_enemies(Enemies("ghast"), 1, "nearest_investigator"),
        summon("cultist", "space:processional"),
    ),
    mythos=(
        Mythos(
            "s3_m1",
            symbol=True,
            effect=(block_passage("rubble", "your_space"), gain_stress(1)),
            summon=(summon("ghast", "gate_red"),),
        ),
        Mythos(
            "s3_m2",
            symbol=True,
            effect=(move_enemies(Enemies("ghast"), 2, "your_space"),),
            summon=(summon("ghast", "gate_yellow"),),
        ),
        Mythos(
            "s3_m3",
            symbol=True,
            effect=(
                when(
                    token_min("bone", 1, "you"),
                    (choose(way(lose_token("bone", 1), place_token("bone", "your_space", 1)), way(deal_wounds(1))),),
                    (place_token("bone", "your_space", 1),),
                ),
            ),
            summon=(summon("cultist", "gate_blue"),),
        ),
        Mythos("s3_m4", symbol=False, effect=(place_investigator("random_location"), gain_stress(1, overflow=True))),
        Mythos(
            "s3_m5",
            symbol=True,
            effect=(
                when(ritual_disrupted(False), (progress(-1),), (gain_stress(1),)),
                summon("cultist", "space:altar_chamber"),
            ),
        ),
        Mythos(
            "s3_m6",
            symbol=False,
            effect=(
                when(
                    token_min("tunnel", 1, "board"),
                    (remove_token("tunnel", "token:tunnel", 1),),
                    (deal_wounds(1, "each_in_your_space"),),
                ),
            ),
            summon=(summon("dhole", "gate_blue"),),
        ),
        Mythos("s3_m7", symbol=True, effect=(summon("ghast", "nearest_gate"), summon("ghast", "farthest_gate"))),
        Mythos(
            "s3_m8",
            symbol=False,
            effect=(move_enemies(Enemies("cultist_or_monster"), 1, "nearest_investigator"), gain_stress(1)),
        ),
    ),
    discoveries=(
        Discovery(
            "s3_d01",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("miner_lamp", ITEM, (always(mod_ignore("rubble")),)),
        ),
        Discovery(
            "s3_d02",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(claim("right"))),),
            left=Side("cataphile", COMPANION, (always(mod_skill("swiftness")),), health=2),
            right=Side(
                "turned_around", CONDITION, (always(mod_run(-1)), on("action", discard_card(), cost=(gain_stress(1),)))
            ),
        ),
        Discovery(
            "s3_d03",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("pick", ITEM, (always(mod_dice(1, "attack_in_space")), always(mod_dice(1, "scenario_action")))),
        ),
        Discovery(
            "s3_d04",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "quarry_charge",
                ITEM,
                (
                    on(
                        "free_action",
                        wound_enemies(Enemies("any", "chosen_within_1"), 3),
                        place_fire("chosen_space", 1),
                        discard=True,
                    ),
                ),
            ),
        ),
        Discovery(
            "s3_d05",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("chalk_map", ITEM, (always(mod_adjacent("your_space", "start")),)),
        ),
        Discovery(
            "s3_d06",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(claim("right"))),),
            left=Side("monk", COMPANION, (always(mod_skill("arcane_mastery")),), health=1),
            right=Side(
                "possessed",
                CONDITION,
                (on("on_search", gain_stress(1)), on("action", discard_card(), cost=(lose_sanity(1),))),
            ),
        ),
        Discovery(
            "s3_d07",
            (roll(band(2, heal(stress=2), discard_card()), fail=(claim("right"),)),),
            right=Side(
                "choking_dust", CONDITION, (always(mod_rest(-1)), on("action", discard_card(), cost=(gain_stress(1),)))
            ),
        ),
        Discovery(
            "s3_d08",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side("reliquary", ITEM, (always(mod_symbol("elder_sign", "success", 1, "own_rolls")),)),
        ),
        Discovery(
            "s3_d09",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side("gendarme", COMPANION, (always(mod_skill("marksman")),), health=2),
        ),
        Discovery(
            "s3_d10",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "plague_mask", ITEM, (on("on_sanity_loss", mod_reduce("any_source", sanity=1), limit=ONCE_PER_TURN),)
            ),
        ),
        Discovery(
            "s3_d11",
            (claim("left"),),
            left=Side("absinthe", ITEM, (on("any_time", heal(stress=4), lose_sanity(1), discard=True),)),
        ),
        Discovery(
            "s3_d12",
            (
                choose(
                    way(summon("ghast", "your_space"), draw_discovery(2, 1), discard_card()),
                    way(gain_stress(1), discard_card()),
                ),
            ),
        ),
        Discovery(
            "s3_d13",
            (
                choose(
                    way(claim("left"), cost=(gain_stress(1),)),
                    way(claim("right"), cost=(deal_wounds(1),)),
                    way(discard_card()),
                ),
            ),
            left=Side("holy_oil", ITEM, (on("on_attack", mod_damage(2, "this_attack"), discard=True),)),
            right=Side(
                "burning_oil",
                ITEM,
                (
                    on(
                        "free_action",
                        wound_enemies(Enemies("any", "chosen_within_1"), 1),
                        place_fire("chosen_space", 2),
                        discard=True,
                    ),
                ),
            ),
        ),
        Discovery(
            "s3_d14",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "doll",
                ITEM,
                (
                    on("after_attacked", heal(stress=1), when=wounds_dealt()),
                    on("turn_end", switch_side(), when=wounds_min(3)),
                ),
            ),
            right=Side(
                "weeping_doll",
                CONDITION,
                (
                    on("turn_end", lose_sanity(1), when=alone()),
                    on("free_action", switch_side(), limit=ONCE_PER_TURN, cost=(gain_stress(2),)),
                ),
            ),
        ),
        Discovery(
            "s3_d15",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side("chassepot", ITEM, (always(mod_range(2)), always(mod_reroll(1, "attack_ranged")))),
        ),
    ),
)
