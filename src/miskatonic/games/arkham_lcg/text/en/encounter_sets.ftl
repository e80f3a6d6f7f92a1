# Encounter sets used by several scenarios: the name with its forms, and what the card does (.text).

## Rats

card-swarm_of_rats = Swarm of Rats
    .gen = Swarm of Rats'
    .dat = the Swarm of Rats
    .acc = the Swarm of Rats
    .ins = the Swarm of Rats
    .gender = neuter
    .text = Hunter.

## Ghouls

card-ghoul_minion = Ghoul Minion
    .gen = Ghoul Minion's
    .dat = the Ghoul Minion
    .acc = the Ghoul Minion
    .ins = the Ghoul Minion
    .gender = neuter
card-ravenous_ghoul = Ravenous Ghoul
    .gen = Ravenous Ghoul's
    .dat = the Ravenous Ghoul
    .acc = the Ravenous Ghoul
    .ins = the Ravenous Ghoul
    .gender = neuter
    .text = Prey: whoever has the least health left.
card-grasping_hands = Grasping Hands
    .gen = Grasping Hands'
    .dat = Grasping Hands
    .acc = Grasping Hands
    .ins = Grasping Hands
    .gender = neuter
    .text = Revelation: test agility (3). You take as much damage as you fall short.

## Striking Fear

card-rotting_remains = Rotting Remains
    .gen = Rotting Remains'
    .dat = Rotting Remains
    .acc = Rotting Remains
    .ins = Rotting Remains
    .gender = neuter
    .text = Revelation: test willpower (3). You take as much horror as you fall short.
card-frozen_in_fear = Frozen in Fear
    .gen = Frozen in Fear's
    .dat = Frozen in Fear
    .acc = Frozen in Fear
    .ins = Frozen in Fear
    .gender = neuter
    .text = Revelation: it goes into your threat area. In every round, your first move, fight or evade action costs 1 more action. Forced, at the end of your turn: test willpower (3); success discards this card.
card-dissonant_voices = Dissonant Voices
    .gen = Dissonant Voices'
    .dat = Dissonant Voices
    .acc = Dissonant Voices
    .ins = Dissonant Voices
    .gender = neuter
    .text = Revelation: it goes into your threat area. You can play neither assets nor events. Forced, at the end of the round: it is discarded.

## Ancient Evils

card-ancient_evils = Ancient Evils
    .gen = Ancient Evils'
    .dat = Ancient Evils
    .acc = Ancient Evils
    .ins = Ancient Evils
    .gender = neuter
    .text = Revelation: the current agenda gets 1 doom and may advance because of it.

## Chilling Cold

card-crypt_chill = Crypt Chill
    .gen = Crypt Chill's
    .dat = Crypt Chill
    .acc = Crypt Chill
    .ins = Crypt Chill
    .gender = neuter
    .text = Revelation: test willpower (4). If you fail, discard an asset you control, your choice; if there is none you can discard, you take 2 damage.
card-obscuring_fog = Obscuring Fog
    .gen = Obscuring Fog's
    .dat = Obscuring Fog
    .acc = Obscuring Fog
    .ins = Obscuring Fog
    .gender = neuter
    .text = Revelation: it is attached to your location; a second one there is discarded instead. The shroud there is 2 higher. Forced, after that location is investigated with success: it is discarded.
