"""Scenario 6, Die Schöne und das Biest: feed the Beast in the pit with those who worship it."""

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
    any_of,
    has_type,
    in_space,
    lacks_card,
    no_enemy,
    safe,
    token_min,
    with_enemy,
)
from miskatonic.games.death_may_die.rows.effects import (
    Enemies,
    Per,
    choose,
    claim,
    deal_wounds,
    discard_card,
    disrupt_ritual,
    draw_mythos,
    gain_stress,
    gain_token,
    heal,
    lose_token,
    move_enemies,
    peek_mythos,
    place_investigator,
    place_token,
    progress,
    remove_enemies,
    remove_token,
    roll,
    summon,
    swap_investigators,
    switch_side,
    way,
    when,
    wound_enemies,
)
from miskatonic.games.death_may_die.rows.modifiers import (
    mod_damage,
    mod_dice,
    mod_enemy,
    mod_range,
    mod_reduce,
    mod_reroll,
    mod_run,
    mod_skill,
    mod_sneak,
    mod_targets,
)
from miskatonic.games.death_may_die.rows.scenario import Action, Laid, Ritual, Rule, Scenario, Space

SCENARIO = Scenario(
    "beauty_and_the_beast",
    6,
    monsters=(
        Enemy(
            "gug",
            MONSTER,
            health=5,
            standard=2,
            bonus=1,
            figures=2,
            abilities=(on("enemy_attacks", deal_wounds(1, "others_in_your_space")),),
        ),
    ),
    layout=(
        Laid("t11", "B", 1, 0, 180),
        Laid("t16", "A", 0, 1, 180),
        Laid("t01", "A", 1, 1, 180),
        Laid("t13", "A", 2, 1, 270),
        Laid("t05", "A", 3, 1, 0),
        Laid("t03", "B", 1, 2, 180),
        Laid("t10", "A", 2, 2, 180),
        Laid("t04", "A", 2, 0, 90),
    ),
    spaces=(
        Space("rose_garden", "t11", "b"),
        Space("ruined_avenue", "t11", "a"),
        Space("entrance_hall", "t01", "a"),
        Space("ballroom", "t16", "a"),
        Space("library", "t16", "b"),
        Space("west_wing", "t16", "c"),
        Space("kitchen", "t03", "a"),
        Space("bramble_crypt", "t03", "b"),
        Space("orangery", "t04", "c"),
        Space("hunting_lodge", "t04", "a"),
        Space("kennels", "t04", "b"),
        Space("great_stair", "t13", "a"),
        Space("beautys_chamber", "t05", "a"),
        Space("hall_of_echoes", "t05", "b"),
        Space("cistern", "t10", "b"),
        Space("pit", "t10", "a"),
    ),
    start="rose_garden",
    gates=("west_wing", "bramble_crypt", "hunting_lodge"),
    links=(("stairs", "library", "cistern"),),
    tokens=(
        Token("beast", 1, setup=(("pit", 1),)),
        Token("rose", 4, setup=(("rose_garden", 1), ("orangery", 1), ("beautys_chamber", 1), ("bramble_crypt", 1))),
    ),
    enemies=(
        ("cultist", "ballroom", 1),
        ("cultist", "kitchen", 1),
        ("cultist", "great_stair", 1),
        ("cultist", "orangery", 1),
        ("gug", "west_wing", 1),
    ),
    actions=(
        Action(
            "lure",
            (roll(per_success=(move_enemies(Enemies("cultist", "board", "nearest"), 1, "your_space"),)),),
            require=no_enemy("cultist"),
        ),
        Action(
            "feed_beast",
            (
                roll(
                    per_success=(
                        when(
                            with_enemy("cultist"),
                            (remove_enemies(Enemies("cultist", "your_space", "choose")), progress()),
                        ),
                    )
                ),
            ),
            require=all_of(in_space("pit"), with_enemy("cultist")),
        ),
    ),
    ritual=Ritual(
        "fed",
        6,
        (
            disrupt_ritual(),
            remove_enemies(Enemies("cultist", "space:pit")),
            remove_enemies(Enemies("cultist", "space:cistern")),
            wound_enemies(Enemies("monster", "space:pit"), 3),
            heal(3, who="each"),
        ),
    ),
    printed=(
        Rule(
            "s6_hunger",
            (
                on(
                    "turn_end",
                    choose(way(cost=(lose_token("rose", 1),)), way(gain_stress(1))),
                    when=all_of(in_space("pit"), no_enemy("cultist")),
                ),
            ),
        ),
        Rule(
            "s6_rose",
            (
                on(
                    "free_action",
                    remove_token("rose", "your_space", 1),
                    gain_token("rose", 1),
                    when=all_of(safe(), token_min("rose", 1, "your_space")),
                ),
                on("any_time", heal(2), cost=(lose_token("rose", 1),)),
            ),
        ),
        Rule("s6_dead", (on("on_eliminated", place_token("rose", "your_space", Per("rose_held"))),)),
    ),
    on_advance=(
        summon("cultist", "nearest_gate"),
        summon("cultist", "farthest_gate"),
        gain_stress(1, "each_near:pit:0"),
    ),
    mythos=(
        Mythos(
            "s6_m1",
            symbol=True,
            effect=(
                gain_stress(1, "each_near:pit:1"),
                move_enemies(Enemies("cultist", "board", "nearest", 2), 1, "your_space"),
            ),
            summon=(summon("cultist", "gate_yellow"),),
        ),
        Mythos(
            "s6_m2",
            symbol=True,
            effect=(move_enemies(Enemies("cultist"), 2, "your_space"),),
            summon=(summon("cultist", "gate_red"),),
        ),
        Mythos(
            "s6_m3",
            symbol=True,
            effect=(move_enemies(Enemies("gug"), 2, "your_space"),),
            summon=(summon("gug", "gate_yellow"),),
        ),
        Mythos(
            "s6_m4",
            symbol=False,
            effect=(choose(way(cost=(lose_token("rose", 1),)), way(gain_stress(2, overflow=True))),),
        ),
        Mythos(
            "s6_m5",
            symbol=False,
            effect=(swap_investigators("nearest_other"), gain_stress(1)),
            summon=(summon("cultist", "gate_yellow"),),
        ),
        Mythos(
            "s6_m6",
            symbol=True,
            effect=(choose(way(deal_wounds(1)), way(cost=(gain_stress(2),))),),
            summon=(summon("cultist", "gate_blue"),),
        ),
        Mythos(
            "s6_m7",
            symbol=False,
            effect=(move_enemies(Enemies("gug", "board", "nearest"), 1, "your_space"), draw_mythos(1)),
        ),
        Mythos(
            "s6_m8",
            symbol=True,
            effect=(
                choose(
                    way(discard_card("item_or_companion"), require=any_of(has_type("item"), has_type("companion"))),
                    way(deal_wounds(1)),
                ),
            ),
            summon=(summon("gug", "gate_blue"),),
        ),
    ),
    discoveries=(
        Discovery(
            "s6_d01",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(claim("right"))),),
            left=Side(
                "enchanted_rose",
                ITEM,
                (on("when_attacked", mod_reduce("attacked", wounds=1, sanity=1), limit=ONCE_PER_TURN),),
            ),
            right=Side(
                "thorned_heart",
                CONDITION,
                (on("on_rest", deal_wounds(1)), on("action", discard_card(), cost=(gain_stress(2),))),
            ),
        ),
        Discovery(
            "s6_d02",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("candle_bearer", COMPANION, (always(mod_skill("arcane_mastery")),), health=1),
        ),
        Discovery(
            "s6_d03",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side("huntsman", COMPANION, (always(mod_skill("marksman")),), health=2),
        ),
        Discovery(
            "s6_d04",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "far_mirror", ITEM, (on("free_action", peek_mythos(2), limit=ONCE_PER_TURN, cost=(gain_stress(1),)),)
            ),
        ),
        Discovery(
            "s6_d05",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("wolf_pelt", ITEM, (always(mod_sneak(1), mod_run(1)),)),
        ),
        Discovery(
            "s6_d06",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "dinner_bell",
                ITEM,
                (
                    on(
                        "free_action",
                        move_enemies(Enemies("cultist", "board", "nearest"), 2, "your_space"),
                        limit=ONCE_PER_TURN,
                    ),
                ),
            ),
        ),
        Discovery(
            "s6_d07",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("silver_dagger", ITEM, (on("on_attack", mod_damage(1, "this_attack"), limit=ONCE_PER_TURN),)),
        ),
        Discovery(
            "s6_d08",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side("golden_gown", ITEM, (always(mod_reroll(1, "attacked")),)),
        ),
        Discovery(
            "s6_d09",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("locket", ITEM, (on("on_sanity_loss", mod_reduce("any_source", sanity=1), limit=ONCE_PER_TURN),)),
        ),
        Discovery(
            "s6_d10",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "sister",
                COMPANION,
                (always(mod_skill("toughness")), on("turn_end", switch_side(), when=token_min("rose", 1, "you"))),
                health=2,
            ),
            right=Side(
                "sister_envy",
                CONDITION,
                (
                    on("turn_start", gain_stress(1), when=alone(False)),
                    on("action", switch_side(), cost=(lose_token("rose", 1),)),
                ),
            ),
        ),
        Discovery(
            "s6_d11",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side("boar", ITEM, (on("action", progress(), when=in_space("pit"), discard=True),)),
        ),
        Discovery(
            "s6_d12",
            (
                choose(
                    way(heal(3), discard_card(), require=lacks_card("thorned_heart")),
                    way(heal(stress=1), discard_card()),
                ),
            ),
        ),
        Discovery(
            "s6_d13",
            (choose(way(claim("left"), cost=(deal_wounds(1),)), way(claim("right"))),),
            left=Side("claw", ITEM, (always(mod_dice(1, "attack_in_space")), on("on_kill", heal(stress=1)))),
            right=Side(
                "prey",
                CONDITION,
                (
                    always(mod_enemy(Enemies("monster"), "move", 1)),
                    on("action", discard_card(), cost=(deal_wounds(1),)),
                ),
            ),
        ),
        Discovery(
            "s6_d14",
            (
                choose(
                    way(place_investigator("space:ballroom"), heal(stress=2), discard_card()),
                    way(gain_stress(1), discard_card()),
                ),
            ),
        ),
        Discovery(
            "s6_d15",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side("blunderbuss", ITEM, (always(mod_range(1)), always(mod_targets(2, "target_space")))),
        ),
    ),
)
