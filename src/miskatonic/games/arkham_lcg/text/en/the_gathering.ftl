# The Gathering: reference card, agendas, acts, locations, enemies and Lita. The back of an act or agenda is .back, with our story in .story.

## Reference card

card-the_gathering = The Gathering
    .gen = The Gathering's
    .dat = The Gathering
    .acc = The Gathering
    .ins = The Gathering
    .gender = neuter
    .skull = −X, where X is how many Ghoul enemies are at your location.
    .cultist = −1. If you fail, you take 1 horror.
    .tablet = −2. If a Ghoul enemy is at your location, you take 1 damage.
    .skull_hard = −2. If you fail, then after the test: search the encounter deck and its discard pile for a Ghoul enemy and draw it; the encounter deck is shuffled.
    .cultist_hard = Another token is revealed. If you fail, you take 2 horror.
    .tablet_hard = −4. If a Ghoul enemy is at your location, you take 1 damage and 1 horror.

## Agendas

card-whats_going_on = What's Going On?!
    .gen = What's Going On?!'s
    .dat = What's Going On?!
    .acc = What's Going On?!
    .ins = What's Going On?!
    .gender = neuter
    .back = The lead investigator chooses: every investigator discards 1 random card from their hand, or the lead investigator takes 2 horror.
    .story = The clock on the mantel strikes an hour that does not exist. When it falls silent, nobody can say how long you have all been staring at the wall.
card-rise_of_the_ghouls = Rise of the Ghouls
    .gen = Rise of the Ghouls'
    .dat = Rise of the Ghouls
    .acc = Rise of the Ghouls
    .ins = Rise of the Ghouls
    .gender = neuter
    .back = The encounter discard pile is shuffled into the encounter deck. Cards are discarded from its top until a Ghoul enemy comes up; the lead investigator draws it.
    .story = Beneath the boards something digs, patiently and with many hands. Then the digging stops, and that is worse.
card-theyre_getting_out = They're Getting Out!
    .gen = They're Getting Out!'s
    .dat = They're Getting Out!
    .acc = They're Getting Out!
    .ins = They're Getting Out!
    .gender = neuter
    .text = Forced, at the end of the enemy phase: each unengaged Ghoul enemy, even an exhausted one, moves 1 location closer to the Parlor. Forced, at the end of the round: 1 doom goes onto this agenda for every Ghoul enemy in the Hallway or the Parlor.
    .back = At act 1 or 2: resolution 3. At act 3: every investigator who has not resigned is defeated and suffers 1 physical trauma.
    .story = The front door bursts from its hinges, outward. Gray shapes lope off into the sleeping streets of Arkham.

## Acts

card-trapped = Trapped
    .gen = Trapped's
    .dat = Trapped
    .acc = Trapped
    .ins = Trapped
    .gender = neuter
    .back = The Hallway, the Cellar, the Attic and the Parlor enter play. All enemies in the Study are discarded, all investigators are placed in the Hallway, and the Study is removed from the game.
    .story = Under the carpet there is a hatch that was not there yesterday. You climb down through it and find yourselves, against all reason, upstairs in your own hallway.
card-the_barrier = The Barrier
    .gen = The Barrier's
    .dat = The Barrier
    .acc = The Barrier
    .ins = The Barrier
    .gender = neuter
    .text = Objective: when the round ends, investigators in the Hallway may together spend 3 clues per investigator; then the act advances.
    .back = The Parlor is revealed. Lita Chantler, set aside until now, is placed there. The Ghoul Priest, also set aside, spawns in the Hallway.
    .story = The glow over the parlor door goes out like a candle. A stranger with a drawn blade looks at you from inside, and then past you.
card-what_have_you_done = What Have You Done?
    .gen = What Have You Done?'s
    .dat = What Have You Done?
    .acc = What Have You Done?
    .ins = What Have You Done?
    .gender = neuter
    .text = Objective: the act advances as soon as the Ghoul Priest is defeated.
    .back = The lead investigator chooses: the house is burned down (resolution 1), or it is left standing (resolution 2).
    .story = The priest lies still, but the earth under the house does not. Lita holds out a box of matches and waits for your word.

## Locations

card-study = Study
    .gen = Study's
    .dat = the Study
    .acc = the Study
    .ins = the Study
    .gender = neuter
card-hallway = Hallway
    .gen = Hallway's
    .dat = the Hallway
    .acc = the Hallway
    .ins = the Hallway
    .gender = neuter
card-attic = Attic
    .gen = Attic's
    .dat = the Attic
    .acc = the Attic
    .ins = the Attic
    .gender = neuter
    .text = Forced, after you enter: you take 1 horror. Victory 1.
card-cellar = Cellar
    .gen = Cellar's
    .dat = the Cellar
    .acc = the Cellar
    .ins = the Cellar
    .gender = neuter
    .text = Forced, after you enter: you take 1 damage. Victory 1.
card-parlor = Parlor
    .gen = Parlor's
    .dat = the Parlor
    .acc = the Parlor
    .ins = the Parlor
    .gender = neuter
    .unrevealed = Nobody can move in here.
    .text = Action: Resign. As long as no player controls Lita Chantler, she has: Action: Parley. Test intellect (4); if you succeed, you take control of her.

## Enemies

card-ghoul_priest = Ghoul Priest
    .gen = Ghoul Priest's
    .dat = the Ghoul Priest
    .acc = the Ghoul Priest
    .ins = the Ghoul Priest
    .gender = neuter
    .text = Prey: the highest combat. Hunter. Retaliate. Victory 2.
card-flesh_eater = Flesh-Eater
    .gen = Flesh-Eater's
    .dat = the Flesh-Eater
    .acc = the Flesh-Eater
    .ins = the Flesh-Eater
    .gender = neuter
    .text = Spawn: Attic; discarded if that is not in play. Victory 1.
card-icy_ghoul = Icy Ghoul
    .gen = Icy Ghoul's
    .dat = the Icy Ghoul
    .acc = the Icy Ghoul
    .ins = the Icy Ghoul
    .gender = neuter
    .text = Spawn: Cellar; discarded if that is not in play. Victory 1.

## Story asset

card-lita_chantler = Lita Chantler
    .gen = Lita Chantler's
    .dat = Lita Chantler
    .acc = Lita Chantler
    .ins = Lita Chantler
    .gender = feminine
    .subtitle = The Zealot
    .text = While you control her: all investigators at your location have +1 combat. Reaction, when an investigator at your location makes a successful attack on a Monster enemy: that attack deals 1 extra damage.
