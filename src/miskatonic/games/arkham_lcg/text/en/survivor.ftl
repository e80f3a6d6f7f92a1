# Survivor cards: the name with its forms, and what the card does (.text).

## Level 0

card-leather_coat = Leather Coat
    .gen = Leather Coat's
    .dat = Leather Coat
    .acc = Leather Coat
    .ins = Leather Coat
    .gender = neuter
card-scavenging = Scavenging
    .gen = Scavenging's
    .dat = Scavenging
    .acc = Scavenging
    .ins = Scavenging
    .gender = neuter
    .text = Reaction, after you investigate and succeed by at least 2, exhaust it: take an Item of your choice from your discard pile into your hand.
card-baseball_bat = Baseball Bat
    .gen = Baseball Bat's
    .dat = Baseball Bat
    .acc = Baseball Bat
    .ins = Baseball Bat
    .gender = neuter
    .text = Action: Fight with +2 combat, for 1 extra damage. If a skull or auto-fail turns up for this attack, the bat is discarded once the attack is over.
card-rabbits_foot = Rabbit's Foot
    .gen = Rabbit's Foot's
    .dat = Rabbit's Foot
    .acc = Rabbit's Foot
    .ins = Rabbit's Foot
    .gender = neuter
    .text = Reaction, after you fail a test, exhaust it: draw 1 card.
card-stray_cat = Stray Cat
    .gen = Stray Cat's
    .dat = Stray Cat
    .acc = Stray Cat
    .ins = Stray Cat
    .gender = neuter
    .text = Free, discard it: you evade one non-Elite enemy at your location without a test, no matter whom it is engaged with, if anybody.
card-dig_deep = Dig Deep
    .gen = Dig Deep's
    .dat = Dig Deep
    .acc = Dig Deep
    .ins = Dig Deep
    .gender = neuter
    .text = Free, during your skill test, 1 resource: +1 willpower or +1 agility for this test. As often as you can pay.
card-cunning_distraction = Cunning Distraction
    .gen = Cunning Distraction's
    .dat = Cunning Distraction
    .acc = Cunning Distraction
    .ins = Cunning Distraction
    .gender = neuter
    .text = Evade: you evade every enemy at your location without a test, Elite ones too, no matter whom they are engaged with, if anybody.
card-look_what_i_found = “Look what I found!”
    .gen = “Look what I found!”'s
    .dat = “Look what I found!”
    .acc = “Look what I found!”
    .ins = “Look what I found!”
    .gender = neuter
    .text = Fast, after you fail by 2 or less while investigating: you discover 2 clues at your location.
card-lucky = Lucky!
    .gen = Lucky!'s
    .dat = Lucky!
    .acc = Lucky!
    .ins = Lucky!
    .gender = neuter
    .text = Fast, when you would fail a test: your skill value in it goes up by 2. No help against an auto-fail.
card-survival_instinct = Survival Instinct
    .gen = Survival Instinct's
    .dat = Survival Instinct
    .acc = Survival Instinct
    .ins = Survival Instinct
    .gender = neuter
    .text = If the test is an evasion and succeeds, whoever takes it may at once disengage from all other enemies, and may then move to a connecting location.

## Level 1

card-aquinnah_1 = Aquinnah
    .gen = Aquinnah's
    .dat = Aquinnah
    .acc = Aquinnah
    .ins = Aquinnah
    .gender = feminine
    .subtitle = The Forgotten Daughter
    .text = Reaction, when an enemy attacks you and another one is at your location, exhaust her and deal her 1 horror: the damage of the attack goes to another enemy there, your choice. The horror of the attack stays yours.

## Level 2

card-close_call_2 = Close Call
    .gen = Close Call's
    .dat = Close Call
    .acc = Close Call
    .ins = Close Call
    .gender = neuter
    .text = Fast, after anybody evades an enemy at your location that is neither Elite nor a weakness: that enemy is shuffled into the encounter deck.
card-lucky_2 = Lucky!
    .gen = Lucky!'s
    .dat = Lucky!
    .acc = Lucky!
    .ins = Lucky!
    .gender = neuter
    .text = Fast, when you would fail a test: your skill value in it goes up by 2, and you draw 1 card. The 2 points are no help against an auto-fail.

## Level 3

card-will_to_survive_3 = Will to Survive
    .gen = Will to Survive's
    .dat = Will to Survive
    .acc = Will to Survive
    .ins = Will to Survive
    .gender = neuter
    .text = Fast, only on your own turn: until it ends, your tests are made without chaos tokens.

option-drag = Move to { NAME($place, case: "acc") }; your enemies come along
