# Mystic cards: the name with its forms, and what the card does (.text).

## Level 0

card-forbidden_knowledge = Forbidden Knowledge
    .gen = Forbidden Knowledge's
    .dat = Forbidden Knowledge
    .acc = Forbidden Knowledge
    .ins = Forbidden Knowledge
    .gender = neuter
    .text = Uses (4 secrets); discarded once none is left. Free, exhaust it and take 1 horror: 1 secret moves from here into your resource pool and is a resource from then on.
card-holy_rosary = Holy Rosary
    .gen = Holy Rosary's
    .dat = Holy Rosary
    .acc = Holy Rosary
    .ins = Holy Rosary
    .gender = neuter
    .text = Your willpower is 1 higher.
card-shrivelling = Shrivelling
    .gen = Shrivelling's
    .dat = Shrivelling
    .acc = Shrivelling
    .ins = Shrivelling
    .gender = neuter
    .text = Uses (4 charges). Action, 1 charge: Fight with willpower in place of combat, for 1 extra damage. If a skull, cultist, tablet, elder thing or auto-fail turns up for this attack, you take 1 horror at once.
card-scrying = Scrying
    .gen = Scrying's
    .dat = Scrying
    .acc = Scrying
    .ins = Scrying
    .gender = neuter
    .text = Uses (3 charges). Action, 1 charge, exhaust it: you alone look at the top 3 cards of one investigator's deck, or of the encounter deck, and put them back on top in any order you like.
card-arcane_studies = Arcane Studies
    .gen = Arcane Studies'
    .dat = Arcane Studies
    .acc = Arcane Studies
    .ins = Arcane Studies
    .gender = neuter
    .text = Free, during your skill test, 1 resource: +1 willpower or +1 intellect for this test. As often as you can pay.
card-arcane_initiate = Arcane Initiate
    .gen = Arcane Initiate's
    .dat = Arcane Initiate
    .acc = Arcane Initiate
    .ins = Arcane Initiate
    .gender = neuter
    .text = Forced, after it enters play: it gets 1 doom. Free, exhaust it: search the top 3 cards of your deck for a Spell; if there is one, you draw it. Then your deck is shuffled.
card-drawn_to_the_flame = Drawn to the Flame
    .gen = Drawn to the Flame's
    .dat = Drawn to the Flame
    .acc = Drawn to the Flame
    .ins = Drawn to the Flame
    .gender = neuter
    .text = You draw the top encounter card. Then you discover 2 clues at whatever location you are at by then.
card-ward_of_protection = Ward of Protection
    .gen = Ward of Protection's
    .dat = Ward of Protection
    .acc = Ward of Protection
    .ins = Ward of Protection
    .gender = neuter
    .text = Fast, when you draw a treachery that is not a weakness: its revelation effect is canceled. Then you take 1 horror.
card-blinding_light = Blinding Light
    .gen = Blinding Light's
    .dat = Blinding Light
    .acc = Blinding Light
    .ins = Blinding Light
    .gender = neuter
    .text = Evade with willpower in place of agility. If you succeed, the enemy you evaded takes 1 damage. If a skull, cultist, tablet, elder thing or auto-fail turns up for this attempt, you lose 1 action this turn.
card-fearless = Fearless
    .gen = Fearless's
    .dat = Fearless
    .acc = Fearless
    .ins = Fearless
    .gender = neuter
    .text = If the test succeeds, you heal 1 horror from yourself.

## Level 1

card-mind_wipe_1 = Mind Wipe
    .gen = Mind Wipe's
    .dat = Mind Wipe
    .acc = Mind Wipe
    .ins = Mind Wipe
    .gender = neuter
    .text = Fast, after a phase begins: pick a non-Elite enemy at your location. Until the phase ends, nothing in its printed text box counts except its traits.

## Level 2

card-blinding_light_2 = Blinding Light
    .gen = Blinding Light's
    .dat = Blinding Light
    .acc = Blinding Light
    .ins = Blinding Light
    .gender = neuter
    .text = Evade with willpower in place of agility. If you succeed, the enemy you evaded takes 2 damage. If a skull, cultist, tablet, elder thing or auto-fail turns up for this attempt, you lose 1 action this turn and take 1 horror.

## Level 3

card-book_of_shadows_3 = Book of Shadows
    .gen = Book of Shadows'
    .dat = Book of Shadows
    .acc = Book of Shadows
    .ins = Book of Shadows
    .gender = neuter
    .text = You have one more arcane slot. Action, exhaust it: 1 charge goes onto a Spell asset you control.

## Level 4

card-grotesque_statue_4 = Grotesque Statue
    .gen = Grotesque Statue's
    .dat = Grotesque Statue
    .acc = Grotesque Statue
    .ins = Grotesque Statue
    .gender = neuter
    .text = Uses (4 charges); discarded once none is left. Reaction, when you would reveal a chaos token, 1 charge: reveal 2 in its place, resolve the one you choose and ignore the other as if it had never come up.
