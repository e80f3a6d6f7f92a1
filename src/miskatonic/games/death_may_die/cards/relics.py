"""The Relics, both sides of each (DMD-168)."""

from miskatonic.games.death_may_die.rows.abilities import ONCE_PER_TURN, always, on
from miskatonic.games.death_may_die.rows.cards import RELICS, TRANSFORMED, Relic
from miskatonic.games.death_may_die.rows.conditions import safe, target_is
from miskatonic.games.death_may_die.rows.effects import (
    ANY,
    Enemies,
    gain_action,
    gain_stress,
    heal,
    move_enemies,
    peek_mythos,
    shuffle_mythos,
    wound_enemies,
)
from miskatonic.games.death_may_die.rows.modifiers import (
    mod_adjacent,
    mod_damage,
    mod_dice,
    mod_ignore,
    mod_reduce,
    mod_reroll,
    mod_run,
    mod_sneak,
    mod_symbol,
)

for relic in (
    Relic(
        "mysterious_key",
        common=(always(mod_adjacent("each_gate", "each_gate")),),
        transformed=(always(mod_adjacent("your_space", "each_gate")),),
    ),
    Relic(
        "pocket_watch",
        common=(on("after_roll", mod_reroll(1, "this_roll"), limit=ONCE_PER_TURN),),
        transformed=(
            on("after_roll", mod_reroll(1, "this_roll"), limit=ONCE_PER_TURN),
            on("free_action", gain_action(1), limit=ONCE_PER_TURN, cost=(gain_stress(2),)),
        ),
    ),
    Relic(
        "bone_flute",
        common=(
            on(
                "free_action",
                move_enemies(Enemies("cultist_or_monster", "within_2", "choose"), 1, "your_space"),
                limit=ONCE_PER_TURN,
            ),
        ),
        transformed=(
            on(
                "free_action",
                move_enemies(Enemies("cultist_or_monster", "within_2", "choose"), 2, "any_space"),
                wound_enemies(Enemies("cultist_or_monster", "within_2", "choose"), 1),
                limit=ONCE_PER_TURN,
            ),
        ),
    ),
    Relic(
        "obsidian_mirror",
        common=(on("free_action", peek_mythos(1), limit=ONCE_PER_TURN),),
        transformed=(
            on("free_action", peek_mythos(2), limit=ONCE_PER_TURN),
            on("free_action", shuffle_mythos(1), limit=ONCE_PER_TURN, cost=(gain_stress(3),)),
        ),
    ),
    Relic(
        "ships_compass",
        common=(always(mod_run(1)),),
        transformed=(always(mod_run(2)), always(mod_ignore("fire_leaving"))),
    ),
    Relic(
        "medallion",
        common=(on("when_attacked", mod_reduce("attacked", wounds=1), limit=ONCE_PER_TURN),),
        transformed=(always(mod_reduce("any_source", wounds=1, sanity=1), limit=ONCE_PER_TURN),),
    ),
    Relic(
        "music_box",
        common=(on("on_rest", heal(who="others_in_your_space", stress=1)),),
        transformed=(on("turn_end", heal(1, who="each_in_your_space")),),
    ),
    Relic(
        "lancet", common=(on("on_kill", heal(wounds=1), limit=ONCE_PER_TURN),), transformed=(on("on_kill", heal(2)),)
    ),
    Relic(
        "blind_lantern",
        common=(on("turn_end", heal(stress=1), when=safe()),),
        transformed=(on("turn_end", heal(stress=1)), always(mod_sneak(2))),
    ),
    Relic(
        "chess_queen",
        common=(on("on_attack", mod_damage(1, "this_attack"), limit=ONCE_PER_TURN, when=target_is("cultist")),),
        transformed=(on("on_attack", mod_damage(2, "this_attack"), limit=ONCE_PER_TURN),),
    ),
    Relic(
        "jar_of_teeth",
        common=(always(mod_symbol("elder_sign", "success", 1, "attack")),),
        transformed=(always(mod_symbol("elder_sign", "success", ANY, "own_rolls")),),
    ),
    Relic(
        "veiled_idol",
        common=(on("on_sanity_loss", heal(stress=1), limit=ONCE_PER_TURN),),
        transformed=(on("on_sanity_loss", heal(stress=1)), always(mod_dice(1, "own_rolls"))),
    ),
):
    RELICS.add(relic)
    TRANSFORMED.add(relic)
