"""Scenario 5, Festival of Death: win the games of a fair that feeds on its guests."""

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
    not_,
    safe,
    stress_full,
    token_min,
    token_none,
    with_enemy,
)
from miskatonic.games.death_may_die.rows.effects import (
    ALL,
    Enemies,
    Per,
    band,
    choose,
    claim,
    deal_wounds,
    discard_card,
    disrupt_ritual,
    for_each,
    free_action,
    gain_stress,
    heal,
    lose_sanity,
    may,
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
    wound_enemies,
)
from miskatonic.games.death_may_die.rows.modifiers import (
    mod_dice,
    mod_reroll,
    mod_rest,
    mod_skill,
    mod_sneak,
    mod_symbol,
)
from miskatonic.games.death_may_die.rows.scenario import Action, Laid, Ritual, Rule, Scenario, Space

SCENARIO = Scenario(
    "festival_of_death",
    5,
    monsters=(
        Enemy(
            "gyaa_yothn",
            MONSTER,
            health=4,
            standard=2,
            bonus=1,
            figures=2,
            abilities=(on("enemy_attacks", gain_stress(Per("elder_sign"), "defender", overflow=True)),),
        ),
    ),
    layout=(
        Laid("t16", "B", 0, 0, 270),
        Laid("t06", "B", 2, 0, 0),
        Laid("t12", "B", 0, 1, 180),
        Laid("t05", "B", 1, 1, 180),
        Laid("t13", "B", 2, 1, 180),
        Laid("t04", "B", 0, 2, 90),
        Laid("t10", "B", 2, 2, 270),
        Laid("t09", "B", 1, 2, 270),
    ),
    spaces=(
        Space("ticket_booth", "t05", "c"),
        Space("midway", "t05", "a"),
        Space("candy_stalls", "t05", "b"),
        Space("carousel", "t13", "b"),
        Space("freak_tent", "t06", "a"),
        Space("fortune_teller", "t13", "a"),
        Space("hall_of_mirrors", "t10", "c"),
        Space("big_top", "t10", "a"),
        Space("beast_cages", "t10", "b"),
        Space("ring_of_fire", "t09", "a"),
        Space("shooting_gallery", "t04", "a"),
        Space("caravan_row", "t04", "b"),
        Space("puppet_theatre", "t12", "a"),
        Space("high_striker", "t12", "b"),
        Space("ghost_train", "t12", "c"),
        Space("dark_wood", "t16", "a"),
        Space("ferris_wheel", "t16", "b"),
    ),
    start="ticket_booth",
    gates=("dark_wood", "freak_tent", "beast_cages"),
    tokens=(
        Token(
            "booth",
            4,
            setup=(("fortune_teller", 1), ("shooting_gallery", 1), ("high_striker", 1), ("hall_of_mirrors", 1)),
        ),
        Token("prize", 8),
        Token(
            "townsfolk",
            8,
            setup=(
                ("carousel", 2),
                ("candy_stalls", 2),
                ("ring_of_fire", 2),
                ("ferris_wheel", 1),
                ("puppet_theatre", 1),
            ),
        ),
    ),
    fire=(("ring_of_fire", 1),),
    enemies=(
        ("cultist", "high_striker", 1),
        ("cultist", "fortune_teller", 1),
        ("cultist", "big_top", 2),
        ("gyaa_yothn", "beast_cages", 1),
    ),
    actions=(
        Action(
            "play_game",
            (roll(band(2, place_token("prize", "your_space", 1), progress()), per_sign=(heal(stress=1),)),),
            require=all_of(
                safe(),
                token_min("booth", 1, "your_space"),
                token_none("townsfolk", "your_space"),
                not_(token_min("prize", 2, "your_space")),
            ),
            cost=(gain_stress(1),),
        ),
        Action(
            "usher_crowd", (move_token("townsfolk", 3, "start", 2),), require=token_min("townsfolk", 1, "your_space")
        ),
    ),
    ritual=Ritual("prizes", 7, (disrupt_ritual(),)),
    printed=(
        Rule("s5_need_stress"),
        Rule(
            "s5_victims",
            (
                on(
                    "on_elder_advance",
                    for_each(
                        "each_token:townsfolk",
                        when(
                            with_enemy("any"),
                            (remove_token("townsfolk", "its_space", 1), summon("cultist", "its_space")),
                        ),
                    ),
                ),
            ),
        ),
        Rule(
            "s5_saved",
            (
                on(
                    "state",
                    remove_token("townsfolk", "start", 1),
                    heal(stress=1),
                    when=token_min("townsfolk", 1, "start"),
                ),
            ),
        ),
        Rule("s5_dead"),
    ),
    on_advance=(
        move_token("townsfolk", 1, "token:booth", ALL),
        move_enemies(Enemies("gyaa_yothn"), 1, "nearest_investigator"),
    ),
    mythos=(
        Mythos(
            "s5_m1",
            symbol=True,
            effect=(move_token("townsfolk", 1, "token:booth", ALL),),
            summon=(summon("cultist", "gate_blue"),),
        ),
        Mythos(
            "s5_m2",
            symbol=True,
            effect=(move_enemies(Enemies("gyaa_yothn"), 3, "your_space"),),
            summon=(summon("gyaa_yothn", "gate_red"),),
        ),
        Mythos("s5_m3", symbol=False, effect=(gain_stress(1, "each"),), summon=(summon("cultist", "gate_yellow"),)),
        Mythos(
            "s5_m4",
            symbol=False,
            effect=(heal(who="each_in_your_space", stress=2), lose_sanity(1, "each_in_your_space")),
        ),
        Mythos("s5_m5", symbol=True, effect=(summon("cultist", "each_gate"),)),
        Mythos("s5_m6", symbol=True, effect=(place_fire("token:townsfolk", 1), place_fire("your_space", 1))),
        Mythos(
            "s5_m7", symbol=False, effect=(place_investigator("space:hall_of_mirrors"), gain_stress(1, overflow=True))
        ),
        Mythos(
            "s5_m8",
            symbol=True,
            effect=(move_enemies(Enemies("gyaa_yothn"), 1, "your_space"),),
            summon=(summon("gyaa_yothn", "gate_blue"),),
        ),
    ),
    discoveries=(
        Discovery(
            "s5_d01",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("lucky_coin", ITEM, (on("after_roll", mod_reroll(1, "this_roll"), limit=ONCE_PER_TURN),)),
        ),
        Discovery(
            "s5_d02",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side("strongwoman", COMPANION, (always(mod_skill("brawling")),), health=2),
        ),
        Discovery(
            "s5_d03",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(claim("right"))),),
            left=Side("clown_mask", ITEM, (always(mod_sneak(1)),)),
            right=Side(
                "painted_smile", CONDITION, (always(mod_rest(-1)), on("action", discard_card(), cost=(lose_sanity(1),)))
            ),
        ),
        Discovery(
            "s5_d04", (claim("left"),), left=Side("candy_floss", ITEM, (on("any_time", heal(stress=3), discard=True),))
        ),
        Discovery(
            "s5_d05",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("loaded_dice", ITEM, (always(mod_reroll(1, "scenario_action")),)),
        ),
        Discovery(
            "s5_d06",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(claim("right"))),),
            left=Side("knife_thrower", COMPANION, (always(mod_skill("marksman")),), health=1),
            right=Side(
                "pinned",
                CONDITION,
                (on("on_run", gain_stress(1)), on("action", discard_card(), cost=(gain_stress(1),))),
            ),
        ),
        Discovery(
            "s5_d07",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "fire_flask",
                ITEM,
                (
                    on(
                        "free_action",
                        wound_enemies(Enemies("any", "chosen_within_1"), 2),
                        place_fire("chosen_space", 1),
                        discard=True,
                    ),
                ),
            ),
        ),
        Discovery(
            "s5_d08",
            (choose(way(claim("right"), free_action("scenario")), way(discard_card(), cost=(gain_stress(1),))),),
            right=Side(
                "cursed_prize",
                CONDITION,
                (
                    on("turn_end", gain_stress(1), when=with_enemy("any")),
                    on("action", discard_card(), cost=(deal_wounds(1),)),
                ),
            ),
        ),
        Discovery(
            "s5_d09",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side("fortune_card", ITEM, (always(mod_symbol("elder_sign", "success", 1, "own_rolls")),)),
        ),
        Discovery(
            "s5_d10",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "whip",
                ITEM,
                (
                    always(mod_dice(1, "attack_in_space")),
                    on(
                        "after_attack",
                        may(move_enemies(Enemies("any", "your_space", "choose"), 1, "away_from_you")),
                        limit=ONCE_PER_TURN,
                    ),
                ),
            ),
        ),
        Discovery(
            "s5_d11",
            (
                when(
                    token_min("townsfolk", 1, "your_space"),
                    (heal(stress=2), discard_card()),
                    (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
                ),
            ),
            left=Side(
                "lost_child", COMPANION, (always(mod_skill("swiftness")), on("on_lose", lose_sanity(1))), health=1
            ),
        ),
        Discovery(
            "s5_d12",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "mirror_shard",
                ITEM,
                (on("free_action", place_investigator("any_space"), cost=(gain_stress(1),), discard=True),),
            ),
        ),
        Discovery(
            "s5_d13",
            (choose(way(heal(stress=1), free_action("scenario"), discard_card()), way(heal(2), discard_card())),),
        ),
        Discovery(
            "s5_d14",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "tranquiliser",
                ITEM,
                (on("free_action", wound_enemies(Enemies("monster", "within_1", "choose"), 4), discard=True),),
            ),
        ),
        Discovery(
            "s5_d15",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "calf",
                COMPANION,
                (
                    on("free_action", peek_mythos(1), limit=ONCE_PER_TURN),
                    on("turn_end", switch_side(), when=stress_full()),
                ),
                health=2,
            ),
            right=Side(
                "lying_head",
                CONDITION,
                (on("on_search", gain_stress(1)), on("action", switch_side(), cost=(gain_stress(1),))),
            ),
        ),
    ),
)
