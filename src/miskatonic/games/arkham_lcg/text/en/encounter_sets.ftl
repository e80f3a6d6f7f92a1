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
    .text = Revelation: test agility (3). You take damage equal to the amount you fail by.

## Striking Fear

card-rotting_remains = Rotting Remains
    .gen = Rotting Remains'
    .dat = Rotting Remains
    .acc = Rotting Remains
    .ins = Rotting Remains
    .gender = neuter
    .text = Revelation: test willpower (3). You take horror equal to the amount you fail by.
card-frozen_in_fear = Frozen in Fear
    .gen = Frozen in Fear's
    .dat = Frozen in Fear
    .acc = Frozen in Fear
    .ins = Frozen in Fear
    .gender = neuter
    .text = Revelation: it goes into your threat area. Each round, your first move, fight or evade action costs 1 more action. Forced, at the end of your turn: test willpower (3); success discards this card.
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

## Dark Cult

card-acolyte = Acolyte
    .gen = Acolyte's
    .dat = the Acolyte
    .acc = the Acolyte
    .ins = the Acolyte
    .gender = neuter
    .text = Spawn: any empty location. Forced, after it enters play: it gets 1 doom.
card-wizard_of_the_order = Wizard of the Order
    .gen = the Wizard of the Order's
    .dat = the Wizard of the Order
    .acc = the Wizard of the Order
    .ins = the Wizard of the Order
    .gender = neuter
    .text = Spawn: any empty location. Retaliate. Forced, at the end of the mythos phase: it gets 1 doom.
card-mysterious_chanting = Mysterious Chanting
    .gen = Mysterious Chanting's
    .dat = Mysterious Chanting
    .acc = Mysterious Chanting
    .ins = Mysterious Chanting
    .gender = neuter
    .text = Revelation: the nearest Cultist enemy gets 2 doom. If there is none in play, search the encounter deck and its discard pile for one, draw it, and shuffle the encounter deck.

## Nightgaunts

card-hunting_nightgaunt = Hunting Nightgaunt
    .gen = the Hunting Nightgaunt's
    .dat = the Hunting Nightgaunt
    .acc = the Hunting Nightgaunt
    .ins = the Hunting Nightgaunt
    .gender = neuter
    .text = Hunter. While you try to evade it, whatever a chaos token subtracts from your skill counts double.
card-on_wings_of_darkness = On Wings of Darkness
    .gen = On Wings of Darkness'
    .dat = On Wings of Darkness
    .acc = On Wings of Darkness
    .ins = On Wings of Darkness
    .gender = neuter
    .text = Revelation: test agility (4). If you fail, you take 1 damage and 1 horror; then you disengage from every enemy that isn't a Nightgaunt and are carried to a Central location.

## Locked Doors

card-locked_door = Locked Door
    .gen = the Locked Door's
    .dat = the Locked Door
    .acc = the Locked Door
    .ins = the Locked Door
    .gender = neuter
    .text = Revelation: it is attached to the location with the most clues that has no Locked Door yet. That location can't be investigated. Action: test combat (4) to force it or agility (4) to pick it; success discards this card.
