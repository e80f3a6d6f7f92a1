"""Scenario 1, Unquiet Grief: the dead accusers of Kilkenny walk until a fair hearing with evidence ends the grudge."""

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
    fire_here,
    has_card,
    in_space,
    safe,
    stress_full,
    tentacles_min,
    token_min,
    token_none,
)
from miskatonic.games.death_may_die.rows.effects import (
    ALL,
    DIRECT,
    Enemies,
    Per,
    band,
    choose,
    claim,
    deal_wounds,
    discard_card,
    discard_fire,
    disrupt_ritual,
    gain_fire,
    gain_stress,
    gain_token,
    heal,
    level_up,
    lose_sanity,
    lose_token,
    move_enemies,
    move_token,
    place_fire,
    place_token,
    progress,
    remove_fire,
    remove_token,
    roll,
    summon,
    switch_side,
    way,
    when,
    wound_enemies,
)
from miskatonic.games.death_may_die.rows.modifiers import (
    mod_cost,
    mod_damage,
    mod_dice,
    mod_enemy,
    mod_forbid,
    mod_ignore,
    mod_range,
    mod_reduce,
    mod_reroll,
    mod_skill,
    mod_symbol,
)
from miskatonic.games.death_may_die.rows.scenario import Action, Laid, Ritual, Rule, Scenario, Space

SCENARIO = Scenario(
    "unquiet_grief",
    1,
    monsters=(
        Enemy(
            "unnamable",
            MONSTER,
            health=4,
            standard=2,
            bonus=0,
            figures=1,
            abilities=(on("enemy_attacks", lose_sanity(1, "defender"), when=tentacles_min(1)),),
        ),
    ),
    layout=(
        Laid("t04", "A", 0, 0, 90),
        Laid("t12", "A", 1, 0, 270),
        Laid("t16", "A", 2, 0, 0),
        Laid("t05", "A", 0, 1, 0),
        Laid("t08", "A", 1, 1, 180),
        Laid("t07", "A", 2, 1, 180),
        Laid("t09", "A", 0, 2, 180),
        Laid("t01", "A", 1, 2, 180),
    ),
    spaces=(
        Space("market_cross", "t08", "b"),
        Space("high_street", "t12", "a"),
        Space("inn_yard", "t04", "b"),
        Space("kyteler_inn", "t04", "a"),
        Space("inn_cellar", "t04", "c"),
        Space("cathedral_steps", "t16", "a"),
        Space("round_tower", "t16", "b"),
        Space("nave", "t16", "c"),
        Space("black_abbey", "t07", "a"),
        Space("abbey_lane", "t07", "b"),
        Space("courthouse", "t08", "a"),
        Space("burning_ground", "t01", "a"),
        Space("gaol", "t09", "a"),
        Space("castle_ditch", "t09", "b"),
        Space("potters_lane", "t05", "a"),
        Space("river_quay", "t05", "b"),
    ),
    start="market_cross",
    gates=("inn_cellar", "round_tower", "castle_ditch"),
    tokens=(
        Token(
            "evidence",
            6,
            setup=(
                ("kyteler_inn", 1),
                ("nave", 1),
                ("black_abbey", 1),
                ("gaol", 1),
                ("river_quay", 1),
                ("burning_ground", 1),
            ),
        ),
        Token("accuser", 2, setup=(("round_tower", 1), ("castle_ditch", 1))),
    ),
    fire=(("burning_ground", 1),),
    enemies=(
        ("cultist", "courthouse", 2),
        ("cultist", "kyteler_inn", 1),
        ("cultist", "black_abbey", 1),
        ("unnamable", "castle_ditch", 1),
    ),
    actions=(
        Action(
            "examine_trail",
            (
                roll(
                    band(2, remove_token("evidence", "your_space", 1), gain_token("evidence", 1)),
                    fail=(gain_stress(1),),
                ),
            ),
            require=all_of(safe(), token_min("evidence", 1, "your_space")),
        ),
        Action(
            "plead_case",
            (roll(per_success=(when(token_min("evidence", 1, "you"), (lose_token("evidence", 1), progress())),)),),
            require=all_of(
                in_space("courthouse"), safe(), token_none("accuser", "your_space"), token_min("evidence", 1, "you")
            ),
        ),
    ),
    ritual=Ritual("verdict", 4, (disrupt_ritual(),)),
    printed=(
        Rule("s1_accusers", (on("turn_end", gain_stress(1), when=token_min("accuser", 1, "your_space")),)),
        Rule(
            "s1_rebuke",
            (
                on(
                    "free_action",
                    move_token("accuser", 2, "away_from_you"),
                    when=all_of(token_min("evidence", 1, "you"), token_min("accuser", 1, "your_space")),
                    cost=(gain_stress(1),),
                ),
            ),
        ),
        Rule("s1_dead", (on("on_eliminated", place_token("evidence", "your_space", Per("evidence_held"))),)),
    ),
    on_advance=(
        move_token("accuser", 2, "nearest_investigator", ALL),
        move_enemies(Enemies("cultist", "board", "nearest"), 2, "your_space"),
    ),
    mythos=(
        Mythos(
            "s1_m1",
            symbol=True,
            effect=(move_token("accuser", 2, "nearest_investigator", ALL),),
            summon=(summon("cultist", "gate_red"),),
        ),
        Mythos(
            "s1_m2",
            symbol=True,
            effect=(gain_stress(1), move_enemies(Enemies("cultist", "board", "nearest"), 1, "your_space")),
            summon=(summon("cultist", "gate_yellow"),),
        ),
        Mythos(
            "s1_m3",
            symbol=True,
            effect=(move_enemies(Enemies("unnamable"), 2, "your_space"),),
            summon=(summon("unnamable", "gate_blue"),),
        ),
        Mythos(
            "s1_m4",
            symbol=False,
            effect=(lose_sanity(1, "each_in_your_space"), move_enemies(Enemies("cultist"), 1, "your_space")),
        ),
        Mythos(
            "s1_m5",
            symbol=True,
            effect=(
                when(
                    token_min("evidence", 1, "you"),
                    (
                        choose(
                            way(lose_token("evidence", 1), place_token("evidence", "nearest_gate", 1)),
                            way(deal_wounds(2)),
                        ),
                    ),
                    (gain_stress(1),),
                ),
            ),
            summon=(summon("cultist", "gate_blue"),),
        ),
        Mythos("s1_m6", symbol=True, effect=(place_fire("space:burning_ground", 1), place_fire("your_space", 1))),
        Mythos(
            "s1_m7",
            symbol=False,
            effect=(
                when(
                    alone(),
                    (move_enemies(Enemies("unnamable", "board", "nearest"), DIRECT, "your_space"),),
                    (gain_stress(1, "each_in_your_space"),),
                ),
            ),
        ),
        Mythos("s1_m8", symbol=False, effect=(summon("cultist", "each_gate"), when(fire_here(), (gain_fire(1),)))),
    ),
    discoveries=(
        Discovery(
            "s1_d01",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("kyteler_ledger", ITEM, (always(mod_dice(1, "scenario_action")),)),
        ),
        Discovery(
            "s1_d02",
            (
                choose(
                    way(claim("left"), cost=(gain_stress(1),)),
                    way(claim("right"), cost=(deal_wounds(1),)),
                    way(discard_card()),
                ),
            ),
            left=Side(
                "whole_rosary", ITEM, (on("on_sanity_loss", mod_reduce("any_source", sanity=1), limit=ONCE_PER_TURN),)
            ),
            right=Side("charred_rosary", ITEM, (always(mod_symbol("elder_sign", "success", 1, "attack")),)),
        ),
        Discovery(
            "s1_d03",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(claim("right"))),),
            left=Side("petronilla_shade", COMPANION, (always(mod_skill("arcane_mastery")),), health=2),
            right=Side(
                "hounded_by_ashes",
                CONDITION,
                (
                    on("on_enter", gain_stress(1), when=fire_here()),
                    on("action", discard_card(), cost=(lose_sanity(1),)),
                ),
            ),
        ),
        Discovery(
            "s1_d04",
            (
                when(
                    has_card("witch_mark"),
                    (gain_stress(1), discard_card()),
                    (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
                ),
            ),
            left=Side("bailiff", COMPANION, (always(mod_skill("toughness")),), health=2),
        ),
        Discovery(
            "s1_d05",
            (roll(band(2, claim("left")), fail=(claim("right"),)),),
            left=Side("silver_bodkin", ITEM, (on("on_attack", mod_damage(1, "this_attack"), limit=ONCE_PER_TURN),)),
            right=Side(
                "witch_mark",
                CONDITION,
                (always(mod_enemy(Enemies("any"), "move", 1)), on("action", discard_card(), cost=(deal_wounds(1),))),
            ),
        ),
        Discovery(
            "s1_d06",
            (
                choose(
                    way(claim("left"), cost=(gain_stress(1),)),
                    way(claim("right"), cost=(gain_stress(1),)),
                    way(discard_card()),
                ),
            ),
            left=Side(
                "pitch_torch",
                ITEM,
                (
                    on(
                        "free_action",
                        wound_enemies(Enemies("any", "chosen_within_1"), 1),
                        place_fire("chosen_space", 1),
                        discard=True,
                    ),
                ),
            ),
            right=Side(
                "wet_cloak",
                ITEM,
                (
                    always(mod_ignore("fire_leaving")),
                    on(
                        "free_action",
                        discard_fire(ALL),
                        remove_fire("your_space", ALL),
                        limit=ONCE_PER_TURN,
                        cost=(gain_stress(1),),
                    ),
                ),
            ),
        ),
        Discovery(
            "s1_d07",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("spade", ITEM, (always(mod_dice(1, "attack_in_space")),)),
        ),
        Discovery(
            "s1_d08",
            (
                choose(
                    way(claim("left"), cost=(gain_stress(1),)),
                    way(claim("right"), cost=(deal_wounds(1),)),
                    way(discard_card()),
                ),
            ),
            left=Side("friar", COMPANION, (always(mod_skill("stealth")),), health=1),
            right=Side("vow_beads", ITEM, (on("turn_end", heal(stress=1)), always(mod_forbid("trade")))),
        ),
        Discovery(
            "s1_d09",
            (
                choose(
                    way(move_token("evidence", 2, "your_space"), discard_card(), cost=(gain_stress(1),)),
                    way(heal(stress=1), discard_card()),
                ),
            ),
        ),
        Discovery(
            "s1_d10",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("cudgel", ITEM, (always(mod_reroll(1, "attack")),)),
        ),
        Discovery(
            "s1_d11",
            (claim("left"),),
            left=Side("well_water", ITEM, (on("any_time", heal(4, who="chosen_in_your_space"), discard=True),)),
        ),
        Discovery(
            "s1_d12",
            (choose(way(lose_sanity(2), level_up(), discard_card()), way(heal(who="each", stress=1), discard_card())),),
        ),
        Discovery(
            "s1_d13",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side("pistol", ITEM, (always(mod_range(1), mod_dice(1, "attack_ranged")),)),
        ),
        Discovery(
            "s1_d14",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "cat_friend",
                COMPANION,
                (always(mod_skill("swiftness")), on("turn_end", switch_side(), when=stress_full())),
                health=1,
            ),
            right=Side(
                "cat_foe",
                CONDITION,
                (on("turn_end", gain_stress(1)), on("action", switch_side(), cost=(deal_wounds(1),))),
            ),
        ),
        Discovery(
            "s1_d15",
            (choose(way(claim("right")), way(discard_card(), cost=(deal_wounds(1),))),),
            right=Side(
                "muzzled", CONDITION, (always(mod_cost(1)), on("action", discard_card(), cost=(gain_stress(1),)))
            ),
        ),
    ),
)
