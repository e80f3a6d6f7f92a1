"""The investigators, each with the unique skill it brings (DMD-029); a level says all that is in force at it."""

from miskatonic.games.death_may_die.rows.abilities import ONCE_PER_RUN, ONCE_PER_TURN, always, on
from miskatonic.games.death_may_die.rows.cards import INVESTIGATORS, SKILLS, UNIQUE, Investigator, Skill
from miskatonic.games.death_may_die.rows.conditions import (
    all_of,
    alone,
    company_within,
    enemy_is,
    own_roll,
    roll_is_attack,
    safe,
    sneaked_this_run,
    wounds_dealt,
)
from miskatonic.games.death_may_die.rows.effects import (
    ANY,
    Enemies,
    Per,
    choose,
    free_action,
    gain_relic,
    gain_stress,
    heal,
    kill_enemies,
    may,
    move_enemies,
    move_investigator,
    repeat,
    search,
    way,
    wound_enemies,
)
from miskatonic.games.death_may_die.rows.modifiers import (
    mod_damage,
    mod_dice,
    mod_reroll,
    mod_search,
    mod_symbol,
    mod_targets,
)

for unique, common in (
    # --- Agatha
    (
        (
            "agatha",
            Skill(
                "killer_instinct",
                UNIQUE,
                (
                    (on("on_attack", mod_damage(1, "this_attack"), limit=ONCE_PER_TURN, cost=(gain_stress(1),)),),
                    (on("on_attack", mod_damage(2, "this_attack"), limit=ONCE_PER_TURN, cost=(gain_stress(1),)),),
                    (on("on_attack", mod_damage(2, "this_attack"), limit=ONCE_PER_TURN),),
                    (always(mod_damage(2, "attack")),),
                ),
            ),
        ),
        ("marksman", "stealth"),
    ),
    # --- Huikong
    (
        (
            "huikong",
            Skill(
                "self_defense",
                UNIQUE,
                (
                    (
                        on(
                            "after_attacked",
                            heal(stress=1),
                            may(move_enemies(Enemies("attacker", "your_space"), 1, "away_from_you")),
                            when=wounds_dealt(False),
                        ),
                    ),
                    (
                        on(
                            "after_attacked",
                            heal(stress=1),
                            may(move_enemies(Enemies("attacker", "your_space"), 1, "away_from_you")),
                            when=wounds_dealt(False),
                        ),
                        always(mod_reroll(1, "attacked")),
                    ),
                    (
                        on(
                            "after_attacked",
                            heal(stress=1),
                            may(move_enemies(Enemies("attacker", "your_space"), 1, "away_from_you")),
                            when=wounds_dealt(False),
                        ),
                        always(mod_reroll(2, "attacked")),
                    ),
                    (
                        on(
                            "after_attacked",
                            kill_enemies(Enemies("attacker", "your_space")),
                            when=all_of(wounds_dealt(False), enemy_is("cultist_or_monster")),
                        ),
                        on(
                            "after_attacked",
                            heal(stress=1),
                            may(move_enemies(Enemies("attacker", "your_space"), 1, "away_from_you")),
                            when=wounds_dealt(False),
                        ),
                        always(mod_reroll(2, "attacked")),
                    ),
                ),
            ),
        ),
        ("swiftness", "toughness"),
    ),
    # --- Julien
    (
        (
            "julien",
            Skill(
                "silent_witness",
                UNIQUE,
                (
                    (on("after_roll", may(heal(Per("tentacle"))), when=own_roll()),),
                    (on("after_roll", may(heal(Per("tentacle", 2))), when=own_roll()),),
                    (
                        on(
                            "after_roll",
                            repeat(
                                Per("tentacle"),
                                choose(way(heal(2)), way(mod_symbol("tentacle", "blank", 1, "this_roll"))),
                            ),
                            when=own_roll(),
                        ),
                    ),
                    (
                        on(
                            "after_roll",
                            repeat(Per("tentacle"), may(heal(2)), may(mod_symbol("tentacle", "blank", 1, "this_roll"))),
                            when=own_roll(),
                        ),
                    ),
                ),
            ),
        ),
        ("stealth", "arcane_mastery"),
    ),
    # --- Leon
    (
        (
            "leon",
            Skill(
                "show_off",
                UNIQUE,
                (
                    (always(mod_dice(1, "own_rolls"), when=alone(False)),),
                    (always(mod_dice(1, "own_rolls"), when=company_within(2)),),
                    (
                        always(mod_dice(1, "own_rolls"), when=company_within(2)),
                        always(mod_reroll(1, "any_roll"), when=company_within(2)),
                    ),
                    (
                        always(mod_dice(Per("other_investigator_within_2"), "own_rolls")),
                        always(mod_reroll(Per("other_investigator_within_2"), "any_roll")),
                    ),
                ),
            ),
        ),
        ("marksman", "swiftness"),
    ),
    # --- Mike
    (
        (
            "mike",
            Skill(
                "proficient",
                UNIQUE,
                (
                    (on("reroll_by_stress", mod_reroll(1, "this_roll"), when=roll_is_attack()),),
                    (on("reroll_by_stress", mod_reroll(1, "this_roll")),),
                    (
                        on("reroll_by_stress", mod_reroll(1, "this_roll")),
                        on("before_roll", may(heal(stress=1)), when=roll_is_attack()),
                    ),
                    (on("reroll_by_stress", mod_reroll(1, "this_roll")), on("before_roll", may(heal(stress=1)))),
                ),
            ),
        ),
        ("brawling", "toughness"),
    ),
    # --- Peters
    (
        (
            "peters",
            Skill(
                "surgeon",
                UNIQUE,
                (
                    (on("on_kill", heal(1, who="chosen_in_your_space")),),
                    (on("on_kill", heal(Per("health_of_killed_enemy"), who="chosen_in_your_space")),),
                    (on("on_kill", heal(Per("health_of_killed_enemy"), who="each_within_1", shared=True)),),
                    (on("on_kill", heal(Per("health_of_killed_enemy"), who="each_within_1")),),
                ),
            ),
        ),
        ("brawling", "swiftness"),
    ),
    # --- Ruth
    (
        (
            "ruth",
            Skill(
                "sly",
                UNIQUE,
                (
                    (on("on_sneak", heal(stress=1), limit=ONCE_PER_RUN),),
                    (
                        on("on_sneak", heal(stress=1), limit=ONCE_PER_RUN),
                        on("on_sneak", wound_enemies(Enemies("this", "its_space"), 1)),
                    ),
                    (on("on_sneak", heal(1), wound_enemies(Enemies("this", "its_space"), 1)),),
                    (
                        on("on_sneak", heal(1), wound_enemies(Enemies("this", "its_space"), 1)),
                        on("after_run", may(search()), limit=ONCE_PER_TURN, when=all_of(sneaked_this_run(), safe())),
                    ),
                ),
            ),
        ),
        ("stealth", "swiftness"),
    ),
    # --- Sally
    (
        (
            "sally",
            Skill(
                "avid_photographer",
                UNIQUE,
                (
                    (on("other_leaves", may(move_investigator(1, "that_investigator"))),),
                    (
                        on("other_leaves", may(move_investigator(1, "that_investigator"))),
                        always(mod_dice(1, "own_rolls", "others_in_your_space")),
                    ),
                    (
                        on("other_leaves", may(move_investigator(1, "that_investigator"))),
                        always(mod_dice(1, "own_rolls", "others_in_your_space")),
                        on("other_rests", may(heal(3))),
                    ),
                    (
                        on("other_leaves", may(move_investigator(1, "that_investigator"))),
                        always(mod_dice(1, "own_rolls", "others_in_your_space")),
                        on("other_rests", may(heal(3))),
                        on("free_action", free_action("any", "chosen_in_your_space"), limit=ONCE_PER_TURN),
                    ),
                ),
            ),
        ),
        ("arcane_mastery", "toughness"),
    ),
    # --- Sandra
    (
        (
            "sandra",
            Skill(
                "relic_seeker",
                UNIQUE,
                (
                    (on("first_turn", gain_relic(2, 1)),),
                    (on("first_turn", gain_relic(2, 1)), always(mod_search("free_items"))),
                    (
                        on("first_turn", gain_relic(2, 1)),
                        always(mod_search("free_items")),
                        on("turn_end", heal(stress=Per("relic_and_item_you_have"))),
                    ),
                    (
                        on("first_turn", gain_relic(2, 1)),
                        always(mod_search("free_items")),
                        on("turn_end", heal(stress=Per("relic_and_item_you_have"))),
                        always(mod_search("relic_instead")),
                    ),
                ),
            ),
        ),
        ("brawling", "arcane_mastery"),
    ),
    # --- Stella
    (
        (
            "stella",
            Skill(
                "chemical_explosives",
                UNIQUE,
                (
                    (always(mod_targets(2, "target_space")),),
                    (always(mod_targets(2, "target_space")), always(mod_reroll(Per("target"), "attack"))),
                    (always(mod_targets(ANY, "target_space")), always(mod_reroll(Per("target"), "attack"))),
                    (always(mod_targets(ANY, "target_space", full=True)), always(mod_reroll(Per("target"), "attack"))),
                ),
            ),
        ),
        ("arcane_mastery", "marksman"),
    ),
):
    who, skill = unique
    SKILLS.add(skill)
    INVESTIGATORS.add(Investigator(who, (skill.id, *common)))
