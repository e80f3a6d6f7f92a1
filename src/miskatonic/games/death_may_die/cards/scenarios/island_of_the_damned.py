"""Scenario 2, Island of the Damned: bolted doors, patients to be freed, and Fishers from Outside in the lagoon."""

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
    elder_on_board,
    has_card,
    safe,
    stage_min,
    stress_min,
    stress_spent,
    target_is,
    token_min,
)
from miskatonic.games.death_may_die.rows.effects import (
    ALL,
    DIRECT,
    Enemies,
    band,
    block_passage,
    choose,
    claim,
    clear_passage,
    deal_wounds,
    discard_card,
    disrupt_ritual,
    enemies_attack,
    for_each,
    gain_stress,
    heal,
    lose_sanity,
    move_enemies,
    place_fire,
    progress,
    remove_token,
    roll,
    summon,
    way,
    when,
    wound_enemies,
)
from miskatonic.games.death_may_die.rows.modifiers import (
    mod_damage,
    mod_dice,
    mod_forbid,
    mod_ignore,
    mod_range,
    mod_reduce,
    mod_rest,
    mod_run,
    mod_search,
    mod_skill,
)
from miskatonic.games.death_may_die.rows.scenario import Action, Laid, Ritual, Rule, Scenario, Space

LUNACY = Side("lunacy", CONDITION, (on("on_sanity_loss", gain_stress(1), limit=ONCE_PER_TURN, when=stress_min(1)),))

SCENARIO = Scenario(
    "island_of_the_damned",
    2,
    monsters=(
        Enemy(
            "fisher",
            MONSTER,
            health=3,
            standard=1,
            bonus=2,
            figures=2,
            abilities=(on("enemy_attacked", gain_stress(1, "attacker"), when=stress_spent(False)),),
        ),
    ),
    layout=(
        Laid("t15", "B", 0, 0, 270),
        Laid("t16", "A", 1, 0, 90),
        Laid("t01", "A", 2, 0, 0),
        Laid("t06", "A", 3, 0, 0),
        Laid("t02", "A", 0, 1, 0),
        Laid("t05", "A", 1, 1, 180),
        Laid("t03", "B", 2, 1, 90),
        Laid("t08", "B", 3, 1, 0),
    ),
    spaces=(
        Space("holding_cell", "t03", "b"),
        Space("corridor", "t03", "a"),
        Space("chapel", "t01", "a"),
        Space("boat_landing", "t06", "a"),
        Space("guard_post", "t06", "b"),
        Space("courtyard", "t08", "a"),
        Space("washroom", "t05", "a"),
        Space("refectory", "t05", "b"),
        Space("laundry", "t02", "b"),
        Space("boiler_room", "t02", "a"),
        Space("mens_ward", "t15", "a"),
        Space("isolation", "t15", "b"),
        Space("theatre", "t16", "c"),
        Space("morgue", "t16", "a"),
        Space("pharmacy", "t16", "b"),
    ),
    start="holding_cell",
    gates=("morgue", "boat_landing", "boiler_room"),
    tokens=(
        Token(
            "bolt",
            8,
            passages=(
                ("corridor", "holding_cell"),
                ("refectory", "theatre"),
                ("isolation", "theatre"),
                ("pharmacy", "theatre"),
                ("chapel", "boat_landing"),
                ("courtyard", "guard_post"),
                ("boiler_room", "mens_ward"),
            ),
            on_passages=True,
            blocks=True,
        ),
        Token(
            "inmates", 5, setup=(("isolation", 1), ("pharmacy", 1), ("guard_post", 1), ("chapel", 1), ("laundry", 1))
        ),
    ),
    enemies=(
        ("cultist", "corridor", 1),
        ("cultist", "theatre", 2),
        ("cultist", "guard_post", 1),
        ("fisher", "boat_landing", 1),
    ),
    actions=(
        Action(
            "force_bolt",
            (roll(band(2, clear_passage("bolt", "your_space")), fail=(gain_stress(1),)),),
            require=token_min("bolt", 1, "your_space"),
        ),
        Action(
            "free_inmates",
            (roll(band(2, remove_token("inmates", "your_space", 1), progress()), fail=(gain_stress(1),)),),
            require=all_of(safe(), token_min("inmates", 1, "your_space")),
        ),
    ),
    ritual=Ritual("freed", 4, (disrupt_ritual(),)),
    printed=(
        Rule("s2_bolts", (always(mod_ignore("bolts", "cultist")),)),
        Rule("s2_elder_breaks", (on("on_reveal", clear_passage("bolt", "any_space", ALL), when=stage_min(2)),)),
        Rule("s2_dead"),
    ),
    on_advance=(
        when(elder_on_board(False), (block_passage("bolt", "your_space"),)),
        move_enemies(Enemies("fisher"), 1, "nearest_investigator"),
        gain_stress(1, "each_near:theatre:1"),
    ),
    mythos=(
        Mythos(
            "s2_m1",
            symbol=True,
            effect=(
                when(
                    has_card("lunacy"),
                    (move_enemies(Enemies("fisher"), DIRECT, "your_space"),),
                    (move_enemies(Enemies("fisher"), 2, "your_space"),),
                ),
            ),
            summon=(summon("fisher", "gate_yellow"),),
            invented=False,
        ),
        Mythos(
            "s2_m2",
            symbol=False,
            effect=(gain_stress(1, "each"), when(elder_on_board(False), (block_passage("bolt", "your_space"),))),
        ),
        Mythos(
            "s2_m3",
            symbol=True,
            effect=(move_enemies(Enemies("cultist"), 2, "your_space"),),
            summon=(summon("cultist", "gate_red"),),
        ),
        Mythos(
            "s2_m4",
            symbol=True,
            effect=(for_each("each", when(has_card("lunacy"), (lose_sanity(1, "it"),))),),
            summon=(summon("cultist", "gate_blue"),),
        ),
        Mythos(
            "s2_m5",
            symbol=False,
            effect=(choose(way(deal_wounds(1), heal(stress=2)), way(gain_stress(2, overflow=True))),),
        ),
        Mythos(
            "s2_m6",
            symbol=True,
            effect=(
                when(
                    elder_on_board(False), (block_passage("bolt", "nearest_gate"), block_passage("bolt", "your_space"))
                ),
            ),
            summon=(summon("cultist", "gate_yellow"),),
        ),
        Mythos(
            "s2_m7",
            symbol=True,
            effect=(move_enemies(Enemies("fisher"), 1, "nearest_investigator"),),
            summon=(summon("fisher", "gate_blue"),),
        ),
        Mythos(
            "s2_m8",
            symbol=False,
            effect=(
                move_enemies(Enemies("cultist", "board", "nearest"), 3, "your_space"),
                enemies_attack(Enemies("cultist", "your_space", "choose")),
            ),
        ),
    ),
    discoveries=(
        Discovery(
            "s2_d01",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(claim("right"))),),
            left=Side("noah", COMPANION, (always(mod_skill("brawling")),), health=1),
            right=LUNACY,
        ),
        Discovery(
            "s2_d02",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(claim("right"))),),
            left=Side("silent_patient", COMPANION, (always(mod_skill("stealth")),), health=1),
            right=LUNACY,
        ),
        Discovery(
            "s2_d03",
            (roll(band(2, claim("left")), fail=(claim("right"),)),),
            left=Side(
                "torn_jacket", ITEM, (on("when_attacked", mod_reduce("attacked", wounds=1), limit=ONCE_PER_TURN),)
            ),
            right=Side(
                "restrained",
                CONDITION,
                (always(mod_run(-1)), on("action", roll(band(2, discard_card()), fail=(gain_stress(1),)))),
            ),
        ),
        Discovery(
            "s2_d04",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("surgeon_kit", ITEM, (on("action", heal(who="chosen_in_your_space", wounds=3)),)),
        ),
        Discovery(
            "s2_d05",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("ether", ITEM, (on("any_time", mod_forbid("enemies_attack_you"), discard=True),)),
        ),
        Discovery(
            "s2_d06",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side(
                "skeleton_keys", ITEM, (on("free_action", clear_passage("bolt", "your_space"), limit=ONCE_PER_TURN),)
            ),
        ),
        Discovery(
            "s2_d07",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("truncheon", ITEM, (always(mod_dice(1, "attack_in_space")),)),
        ),
        Discovery(
            "s2_d08",
            (
                when(
                    has_card("lunacy"),
                    (gain_stress(1), discard_card()),
                    (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
                ),
            ),
            left=Side("boatman", COMPANION, (always(mod_skill("toughness")),), health=2),
        ),
        Discovery(
            "s2_d09",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side(
                "galvanic_rod",
                ITEM,
                (
                    on(
                        "on_attack",
                        mod_damage(2, "this_attack"),
                        limit=ONCE_PER_TURN,
                        when=target_is("monster"),
                        cost=(gain_stress(1),),
                    ),
                ),
            ),
        ),
        Discovery("s2_d10", (choose(way(heal(stress=4), lose_sanity(1), discard_card()), way(discard_card())),)),
        Discovery(
            "s2_d11",
            (
                when(
                    has_card("lunacy"),
                    (choose(way(discard_card("lunacy"), discard_card(), cost=(gain_stress(1),)), way(discard_card())),),
                    (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
                ),
            ),
            left=Side("nurse", COMPANION, (always(mod_rest(1)), always(mod_skill("arcane_mastery"))), health=2),
        ),
        Discovery(
            "s2_d12",
            (
                when(
                    has_card("lunacy"),
                    (heal(stress=3), lose_sanity(1), discard_card()),
                    (choose(way(claim("right")), way(discard_card(), cost=(gain_stress(2),))),),
                ),
            ),
            right=LUNACY,
        ),
        Discovery(
            "s2_d13",
            (choose(way(claim("left"), cost=(gain_stress(1),)), way(discard_card())),),
            left=Side("doctor_notes", ITEM, (always(mod_dice(1, "scenario_action")),)),
        ),
        Discovery(
            "s2_d14",
            (choose(way(claim("left"), cost=(gain_stress(2),)), way(discard_card())),),
            left=Side("harpoon", ITEM, (always(mod_range(1), mod_dice(1, "attack_ranged")),)),
        ),
        Discovery(
            "s2_d15",
            (
                choose(
                    way(claim("left"), cost=(gain_stress(1),)),
                    way(claim("right"), cost=(deal_wounds(1),)),
                    way(discard_card()),
                ),
            ),
            left=Side("storm_lantern", ITEM, (always(mod_search("draw_two")),)),
            right=Side(
                "lamp_oil",
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
    ),
)
