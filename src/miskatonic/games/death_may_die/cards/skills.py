"""The common skills, four levels each (DMD-178 to DMD-201)."""

from miskatonic.games.death_may_die.rows.abilities import ONCE_PER_TURN, always, on
from miskatonic.games.death_may_die.rows.cards import COMMON, SKILLS, Skill
from miskatonic.games.death_may_die.rows.conditions import during_run
from miskatonic.games.death_may_die.rows.effects import (
    ANY,
    Enemies,
    Per,
    free_action,
    heal,
    may,
    move_investigator,
    wound_enemies,
)
from miskatonic.games.death_may_die.rows.modifiers import (
    mod_actions,
    mod_dice,
    mod_range,
    mod_reduce,
    mod_reroll,
    mod_run,
    mod_sneak,
    mod_symbol,
    mod_targets,
)

for skill in (
    Skill(
        "marksman",
        COMMON,
        (
            (always(mod_range(1)),),
            (always(mod_range(1)), always(mod_dice(2, "attack_ranged"))),
            (always(mod_range(2)), always(mod_dice(2, "attack_ranged"))),
            (
                always(mod_range(2)),
                always(mod_dice(2, "attack_ranged")),
                on("free_action", free_action("attack", ranged=True), limit=ONCE_PER_TURN),
            ),
        ),
        ("DMD-178", "DMD-179", "DMD-180", "DMD-181"),
    ),
    Skill(
        "stealth",
        COMMON,
        (
            (always(mod_sneak(1)),),
            (always(mod_sneak(3)),),
            (always(mod_sneak(3)), on("on_sneak", wound_enemies(Enemies("this", "its_space"), 1))),
            (always(mod_sneak(ANY)), on("on_sneak", wound_enemies(Enemies("this", "its_space"), 1))),
        ),
        ("DMD-182", "DMD-183", "DMD-184", "DMD-185"),
    ),
    Skill(
        "swiftness",
        COMMON,
        (
            (always(mod_run(1)),),
            (always(mod_run(1)), on("free_action", free_action("run"), limit=ONCE_PER_TURN)),
            (
                always(mod_run(1)),
                on("free_action", free_action("run"), limit=ONCE_PER_TURN),
                on("on_leave", may(move_investigator(1, "your_new_space", "chosen_other")), when=during_run()),
            ),
            (
                always(mod_run(1)),
                on("free_action", free_action("run"), limit=ONCE_PER_TURN),
                on("on_leave", may(move_investigator(1, "your_new_space", "chosen_other")), when=during_run()),
                always(mod_actions(1)),
            ),
        ),
        ("DMD-186", "DMD-187", "DMD-188", "DMD-189"),
    ),
    Skill(
        "brawling",
        COMMON,
        (
            (always(mod_dice(1, "attack_in_space")),),
            (always(mod_dice(1, "attack_in_space")), always(mod_targets(ANY, "your_space"))),
            (
                always(mod_dice(1, "attack_in_space")),
                always(mod_targets(ANY, "your_space")),
                always(mod_reroll(2, "attack_in_space")),
            ),
            (
                always(mod_dice(1, "attack_in_space")),
                always(mod_targets(ANY, "your_space", full=True)),
                always(mod_reroll(2, "attack_in_space")),
            ),
        ),
        ("DMD-190", "DMD-191", "DMD-192", "DMD-193"),
    ),
    Skill(
        "arcane_mastery",
        COMMON,
        (
            (always(mod_symbol("elder_sign", "success", 1, "any_roll")),),
            (always(mod_symbol("elder_sign", "success", ANY, "any_roll")),),
            (
                always(mod_symbol("elder_sign", "success", ANY, "any_roll")),
                on("after_roll", heal(stress=Per("elder_sign_counted_as_success"))),
            ),
            (
                always(mod_symbol("elder_sign", "success", ANY, "any_roll", value=2)),
                on("after_roll", heal(stress=Per("elder_sign_counted_as_success"))),
            ),
        ),
        ("DMD-194", "DMD-195", "DMD-196", "DMD-197"),
    ),
    Skill(
        "toughness",
        COMMON,
        (
            (always(mod_reroll(1, "attacked_or_fire")),),
            (always(mod_reduce("attacked_or_fire", wounds=1, sanity=1)),),
            (always(mod_reduce("any_source", wounds=1, sanity=1)),),
            (always(mod_reduce("any_source", wounds=2, sanity=1)),),
        ),
        ("DMD-198", "DMD-199", "DMD-200", "DMD-201"),
    ),
):
    SKILLS.add(skill)
