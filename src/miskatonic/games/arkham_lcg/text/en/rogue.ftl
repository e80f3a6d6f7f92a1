# Rogue cards: the name with its forms, who it is (.subtitle), and what the card does (.text).

## Level 0

card-switchblade = Switchblade
    .gen = Switchblade's
    .dat = Switchblade
    .acc = Switchblade
    .ins = Switchblade
    .gender = neuter
    .text = Fast. Action: Fight. If you succeed by 2 or more, the attack deals 1 more damage.
card-burglary = Burglary
    .gen = Burglary's
    .dat = Burglary
    .acc = Burglary
    .ins = Burglary
    .gender = neuter
    .text = Action, exhaust this card: Investigate. A success gains you 3 resources in place of clues, even if no clue lies on the location.
card-pickpocketing = Pickpocketing
    .gen = Pickpocketing's
    .dat = Pickpocketing
    .acc = Pickpocketing
    .ins = Pickpocketing
    .gender = neuter
    .text = Reaction, after you have evaded an enemy, even automatically, exhaust this card: you draw 1 card.
card-41_derringer = .41 Derringer
    .gen = .41 Derringer's
    .dat = .41 Derringer
    .acc = .41 Derringer
    .ins = .41 Derringer
    .gender = neuter
    .text = Uses (3 ammo). Action, 1 ammo: Fight. You have +2 combat for this attack. If you succeed by 2 or more, it deals 1 more damage.
card-leo_de_luca = Leo De Luca
    .gen = Leo De Luca's
    .dat = Leo De Luca
    .acc = Leo De Luca
    .ins = Leo De Luca
    .gender = masculine
    .subtitle = The Louisiana Lion
    .text = You have 1 additional action in each of your turns.
card-hard_knocks = Hard Knocks
    .gen = Hard Knocks'
    .dat = Hard Knocks
    .acc = Hard Knocks
    .ins = Hard Knocks
    .gender = neuter
    .text = Free, during your skill test, 1 resource: +1 combat or +1 agility for this test. As often as you can pay.
card-elusive = Elusive
    .gen = Elusive's
    .dat = Elusive
    .acc = Elusive
    .ins = Elusive
    .gender = neuter
    .text = Fast, only on your own turn: you disengage from all enemies and move to any other revealed location without enemies, connecting or not. If there is none, you only disengage.
card-backstab = Backstab
    .gen = Backstab's
    .dat = Backstab
    .acc = Backstab
    .ins = Backstab
    .gender = neuter
    .text = Fight, with your agility in place of combat. The attack deals 2 more damage. Playing this card provokes no attacks of opportunity.
card-sneak_attack = Sneak Attack
    .gen = Sneak Attack's
    .dat = Sneak Attack
    .acc = Sneak Attack
    .ins = Sneak Attack
    .gender = neuter
    .text = An exhausted enemy at your location takes 2 damage.
card-opportunist = Opportunist
    .gen = Opportunist's
    .dat = Opportunist
    .acc = Opportunist
    .ins = Opportunist
    .gender = neuter
    .text = Can be committed to your own skill tests only. If you succeed by 3 or more, this card comes back to your hand after the test and is not discarded.

## Level 1

card-leo_de_luca_1 = Leo De Luca
    .gen = Leo De Luca's
    .dat = Leo De Luca
    .acc = Leo De Luca
    .ins = Leo De Luca
    .gender = masculine
    .subtitle = The Louisiana Lion
    .text = You have 1 additional action in each of your turns.
card-cat_burglar_1 = Cat Burglar
    .gen = Cat Burglar's
    .dat = Cat Burglar
    .acc = Cat Burglar
    .ins = Cat Burglar
    .gender = neuter
    .text = Your agility is 1 higher. Action, exhaust this card: you disengage from all enemies and move to a connecting location. This provokes no attacks of opportunity.

## Level 3

card-sure_gamble_3 = Sure Gamble
    .gen = Sure Gamble's
    .dat = Sure Gamble
    .acc = Sure Gamble
    .ins = Sure Gamble
    .gender = neuter
    .text = Fast, after you have revealed a chaos token with a negative modifier: the modifier counts as positive, on symbol tokens too; whatever else the token does stays.

## Level 4

card-hot_streak_4 = Hot Streak
    .gen = Hot Streak's
    .dat = Hot Streak
    .acc = Hot Streak
    .ins = Hot Streak
    .gender = neuter
    .text = You get 10 resources.
