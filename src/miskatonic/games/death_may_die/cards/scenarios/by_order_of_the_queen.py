"""Scenario 4, By Order of the Queen: powder kegs for the pillars of a castle whose Queen thirsts."""

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
    has_card,
    killed_this_turn,
    safe,
    successes_min,
    target_is,
    token_min,
    token_none,
    wounds_min,
)
from miskatonic.games.death_may_die.rows.effects import (
    Enemies,
    Per,
    band,
    choose,
    claim,
    deal_wounds,
    discard_card,
    disrupt_ritual,
    for_each,
    gain_fire,
    gain_stress,
    gain_token,
    heal,
    heal_enemies,
    lose_sanity,
    lose_token,
    move_enemies,
    move_token,
    peek_mythos,
    place_fire,
    place_investigator,
    place_token,
    progress,
    remove_token,
    roll,
    summon,
    switch_side,
    way,
    when,
)
from miskatonic.games.death_may_die.rows.modifiers import (
    mod_damage,
    mod_dice,
    mod_enemy,
    mod_range,
    mod_reduce,
    mod_reroll,
    mod_rest,
    mod_run,
    mod_skill,
    mod_sneak,
)
from miskatonic.games.death_may_die.rows.scenario import Action, Laid, Ritual, Rule, Scenario, Space

SCENARIO = Scenario(
    "by_order_of_the_queen",
    4,
    monsters=(
        Enemy(
            "serpent_man",
            MONSTER,
            health=2,
            standard=1,
            bonus=0,
            figures=5,
            abilities=(on("enemy_wounds", gain_fire(1, "defender")),),
        ),
    ),
    layout=(
        Laid("t05", "B", 1, 0, 270),
        Laid("t15", "B", 2, 0, 180),
        Laid("t11", "B", 0, 1, 90),
        Laid("t13", "A", 1, 1, 90),
        Laid("t07", "A", 2, 1, 180),
        Laid("t12", "A", 3, 1, 270),
        Laid("t04", "A", 1, 2, 0),
        Laid("t08", "A", 2, 2, 90),
    ),
    spaces=(
        Space("gatehouse", "t11", "a"),
        Space("stables", "t11", "b"),
        Space("great_courtyard", "t13", "a"),
        Space("hall_of_spears", "t05", "a"),
        Space("thorn_chapel", "t05", "b"),
        Space("armoury", "t05", "c"),
        Space("portrait_gallery", "t15", "a"),
        Space("queens_tower", "t15", "b"),
        Space("servants_passage", "t07", "b"),
        Space("feast_hall", "t07", "a"),
        Space("stake_balcony", "t12", "a"),
        Space("kitchens", "t08", "a"),
        Space("wine_cellar", "t08", "b"),
        Space("bone_stair", "t04", "b"),
        Space("dungeon", "t04", "c"),
        Space("blood_crypt", "t04", "a"),
    ),
    start="gatehouse",
    gates=("queens_tower", "stake_balcony", "blood_crypt"),
    links=(("stairs", "thorn_chapel", "dungeon"),),
    tokens=(
        Token("keg", 5, setup=(("armoury", 5),), most_held=1),
        Token(
            "pillar",
            5,
            setup=(("thorn_chapel", 1), ("portrait_gallery", 1), ("feast_hall", 1), ("wine_cellar", 1), ("dungeon", 1)),
        ),
        Token("queen", 1, setup=(("queens_tower", 1),)),
    ),
    enemies=(
        ("cultist", "great_courtyard", 1),
        ("cultist", "armoury", 1),
        ("cultist", "feast_hall", 1),
        ("serpent_man", "queens_tower", 1),
        ("serpent_man", "blood_crypt", 1),
    ),
    actions=(
        Action(
            "take_powder",
            (remove_token("keg", "your_space", 1), gain_token("keg", 1)),
            require=all_of(safe(), token_min("keg", 1, "your_space"), token_none("keg", "you")),
        ),
        Action(
            "set_charge",
            (
                roll(
                    band(
                        2,
                        lose_token("keg", 1),
                        remove_token("pillar", "your_space", 1),
                        progress(),
                        place_fire("your_space", 1),
                        place_investigator("adjacent"),
                    ),
                    fail=(gain_stress(1),),
                ),
            ),
            require=all_of(safe(), token_min("keg", 1, "you"), token_min("pillar", 1, "your_space")),
        ),
    ),
    ritual=Ritual("pillars_down", 3, (disrupt_ritual(),)),
    printed=(
        Rule(
            "s4_spark",
            (
                on(
                    "fire_rolled",
                    lose_token("keg", 1),
                    place_token("keg", "space:armoury", 1),
                    deal_wounds(1),
                    when=all_of(successes_min(1), token_min("keg", 1, "you")),
                ),
            ),
        ),
        Rule(
            "s4_queen",
            (
                on(
                    "turn_end",
                    deal_wounds(1),
                    heal_enemies(Enemies("serpent_man"), 1),
                    when=token_min("queen", 1, "your_space"),
                ),
            ),
        ),
        Rule("s4_dead", (on("on_eliminated", place_token("keg", "space:armoury", Per("keg_held"))),)),
    ),
    on_advance=(move_token("queen", 2, "nearest_investigator"), summon("serpent_man", "token:queen")),
    mythos=(
        Mythos(
            "s4_m1",
            symbol=True,
            effect=(move_token("queen", 2, "nearest_investigator"),),
            summon=(summon("serpent_man", "gate_red"),),
        ),
        Mythos(
            "s4_m2",
            symbol=False,
            effect=(for_each("each", when(wounds_min(1), (gain_stress(1, "it", overflow=True),))),),
            summon=(summon("cultist", "gate_yellow"),),
        ),
        Mythos(
            "s4_m3",
            symbol=True,
            effect=(move_enemies(Enemies("serpent_man"), 2, "your_space"),),
            summon=(summon("serpent_man", "gate_blue"),),
        ),
        Mythos("s4_m4", symbol=False, effect=(when(has_card("thirst"), (deal_wounds(1),), (gain_stress(2),)),)),
        Mythos(
            "s4_m5",
            symbol=True,
            effect=(
                when(
                    token_min("keg", 1, "you"),
                    (choose(way(gain_fire(1)), way(cost=(gain_stress(2),))),),
                    (place_fire("your_space", 1),),
                ),
            ),
            summon=(summon("cultist", "gate_red"),),
        ),
        Mythos("s4_m6", symbol=True, effect=(gain_stress(1, overflow=True),), summon=(summon("cultist", "gate_blue"),)),
        Mythos(
            "s4_m7",
            symbol=False,
            effect=(
                when(token_min("stairs", 1, "board"), (remove_token("stairs", "token:stairs", 1),), (gain_stress(2),)),
            ),
        ),
        Mythos(
            "s4_m8",
            symbol=True,
            effect=(
                summon("serpent_man", "token:pillar"),
                move_enemies(Enemies("cultist", "board", "nearest", 2), 1, "your_space"),
            ),
        ),
    ),
    discoveries=(
        Discovery(
            "s4_d01",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("stake", ITEM, (always(mod_dice(1, "monster_attack")),)),
        ),
        Discovery(
            "s4_d02",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("garlic", ITEM, (always(mod_enemy(Enemies("monster", "your_space"), "bonus_dice", -1)),)),
        ),
        Discovery(
            "s4_d03",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side("scout", COMPANION, (always(mod_skill("marksman")),), health=2),
        ),
        Discovery(
            "s4_d04",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(claim("right"))),),
            left=Side("cup_refused", ITEM, (always(mod_rest(1)),)),
            right=Side(
                "thirst",
                CONDITION,
                (
                    on("turn_end", gain_stress(1), when=killed_this_turn(False)),
                    on("on_kill", heal(wounds=1)),
                    on("action", discard_card(), cost=(gain_stress(2),)),
                ),
            ),
        ),
        Discovery(
            "s4_d05",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side(
                "silver_sabre",
                ITEM,
                (
                    on("on_attack", mod_damage(1, "this_attack"), limit=ONCE_PER_TURN, when=target_is("monster")),
                    always(mod_reroll(1, "attack_in_space")),
                ),
            ),
        ),
        Discovery(
            "s4_d06",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(claim("right"))),),
            left=Side(
                "signet", ITEM, (on("free_action", move_token("queen", 3, "away_from_you"), limit=ONCE_PER_TURN),)
            ),
            right=Side(
                "thrall",
                CONDITION,
                (
                    on("turn_end", move_token("queen", 1, "your_space")),
                    on("action", discard_card(), cost=(deal_wounds(1),)),
                ),
            ),
        ),
        Discovery(
            "s4_d07",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("powder_horn", ITEM, (always(mod_dice(1, "scenario_action")),)),
        ),
        Discovery(
            "s4_d08",
            (claim("left"),),
            left=Side("chalice", ITEM, (on("any_time", heal(wounds=3), lose_sanity(1), discard=True),)),
        ),
        Discovery(
            "s4_d09",
            (
                when(
                    has_card("thirst"),
                    (deal_wounds(1), discard_card()),
                    (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
                ),
            ),
            left=Side("boyar", COMPANION, (always(mod_skill("brawling")),), health=2),
        ),
        Discovery(
            "s4_d10",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("bat_cloak", ITEM, (always(mod_sneak(2)),)),
        ),
        Discovery(
            "s4_d11",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "mirror", ITEM, (on("free_action", peek_mythos(2), limit=ONCE_PER_TURN, cost=(gain_stress(1),)),)
            ),
        ),
        Discovery(
            "s4_d12",
            (choose(way(claim("left"), cost=(deal_wounds(1),)), way(discard_card())),),
            left=Side(
                "armour",
                ITEM,
                (
                    on("on_claim", heal(wounds=1)),
                    on("when_wounded", mod_reduce("any_source", wounds=1), limit=ONCE_PER_TURN),
                    always(mod_run(-1)),
                ),
            ),
        ),
        Discovery(
            "s4_d13",
            (
                choose(
                    way(deal_wounds(1), heal(stress=3), discard_card()),
                    way(place_fire("your_space", 1), discard_card()),
                ),
            ),
        ),
        Discovery(
            "s4_d14",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "servant",
                COMPANION,
                (always(mod_skill("stealth")), on("turn_end", switch_side(), when=token_min("queen", 1, "your_space"))),
                health=1,
            ),
            right=Side(
                "betrayer",
                CONDITION,
                (
                    on("turn_end", move_enemies(Enemies("serpent_man", "board", "nearest"), 1, "your_space")),
                    on("action", discard_card(), cost=(gain_stress(2),)),
                ),
            ),
        ),
        Discovery(
            "s4_d15",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side("crossbow", ITEM, (always(mod_range(1), mod_dice(1, "attack_ranged")),)),
        ),
    ),
)
