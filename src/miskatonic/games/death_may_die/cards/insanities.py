"""The insanities: what happens at every threshold, before the skill rises (DMD-041)."""

from miskatonic.games.death_may_die.rows.cards import INSANITIES, Insanity
from miskatonic.games.death_may_die.rows.conditions import (
    alone,
    any_of,
    has_type,
    none_on_board,
    others_have_type,
    with_enemy,
)
from miskatonic.games.death_may_die.rows.effects import (
    Enemies,
    choose,
    deal_wounds,
    discard_card,
    gain_fire,
    gain_stress,
    heal,
    move_enemies,
    move_investigator,
    place_fire,
    summon,
    take_card,
    way,
    when,
    wound_enemies,
)

for card in (
    Insanity("bloodletting", (deal_wounds(1), deal_wounds(1, "others_in_your_space"))),
    Insanity("pyromania", (place_fire("your_space", 1), gain_fire(1), heal(stress=2))),
    Insanity("sleepwalking", (move_investigator(2, "nearest_gate"), heal(stress=1))),
    Insanity(
        "night_terrors",
        (
            when(
                none_on_board("monster"),
                (summon("scenario_monster", "nearest_gate"),),
                (move_enemies(Enemies("monster", "board", "nearest"), 2, "your_space"),),
            ),
        ),
    ),
    Insanity(
        "hoarding",
        (
            choose(
                way(take_card("item", "chosen_other"), gain_stress(1), require=others_have_type("item")),
                way(gain_stress(2, overflow=True)),
            ),
        ),
    ),
    Insanity(
        "persecution",
        (
            when(
                alone(),
                (heal(stress=1),),
                (gain_stress(1, "others_in_your_space"), move_investigator(2, "away_from_investigators")),
            ),
        ),
    ),
    Insanity(
        "fugue",
        (
            choose(
                way(discard_card("item_or_companion"), require=any_of(has_type("item"), has_type("companion"))),
                way(gain_stress(2, overflow=True)),
            ),
        ),
    ),
    Insanity(
        "frenzy",
        (
            when(
                with_enemy("any"),
                (wound_enemies(Enemies("any", "your_space"), 1), gain_stress(1)),
                (gain_stress(1, overflow=True),),
            ),
        ),
    ),
):
    INSANITIES.add(card)
