# Guardian cards: the name with its forms, and what the card does (.text).

## Level 0

card-45_automatic = .45 Automatic
    .gen = .45 Automatic's
    .dat = .45 Automatic
    .acc = .45 Automatic
    .ins = .45 Automatic
    .gender = neuter
    .text = Uses (4 ammo). Action, 1 ammo: Fight. You have +1 combat for this attack, and it deals 1 more damage.
card-physical_training = Physical Training
    .gen = Physical Training's
    .dat = Physical Training
    .acc = Physical Training
    .ins = Physical Training
    .gender = neuter
    .text = Free, during your skill test, 1 resource: +1 willpower or +1 combat for this test. As often as you can pay.
card-beat_cop = Beat Cop
    .gen = Beat Cop's
    .dat = Beat Cop
    .acc = Beat Cop
    .ins = Beat Cop
    .gender = neuter
    .text = Your combat is 1 higher. Free, discard this card: an enemy at your location takes 1 damage.
card-first_aid = First Aid
    .gen = First Aid's
    .dat = First Aid
    .acc = First Aid
    .ins = First Aid
    .gender = neuter
    .text = Uses (3 supplies); discarded once they are gone. Action, 1 supply: an investigator at your location heals 1 damage or 1 horror.
card-machete = Machete
    .gen = Machete's
    .dat = Machete
    .acc = Machete
    .ins = Machete
    .gender = neuter
    .text = Action: Fight. You have +1 combat for this attack. It deals 1 more damage if its target is engaged with you and no other enemy is.
card-guard_dog = Guard Dog
    .gen = Guard Dog's
    .dat = Guard Dog
    .acc = Guard Dog
    .ins = Guard Dog
    .gender = neuter
    .text = Reaction, when this card takes damage from an enemy's attack, even lethal damage: that enemy takes 1 damage.
card-evidence = Evidence!
    .gen = Evidence!'s
    .dat = Evidence!
    .acc = Evidence!
    .ins = Evidence!
    .gender = neuter
    .text = Fast, after you have defeated an enemy: you discover 1 clue at your location.
card-dodge = Dodge
    .gen = Dodge's
    .dat = Dodge
    .acc = Dodge
    .ins = Dodge
    .gender = neuter
    .text = Fast, when an enemy makes any attack on an investigator at your location, yourself included: the attack is canceled.
card-dynamite_blast = Dynamite Blast
    .gen = Dynamite Blast's
    .dat = Dynamite Blast
    .acc = Dynamite Blast
    .ins = Dynamite Blast
    .gender = neuter
    .text = Pick your location or one connecting to it. All enemies and all investigators there, yourself included, take 3 damage each.
card-vicious_blow = Vicious Blow
    .gen = Vicious Blow's
    .dat = Vicious Blow
    .acc = Vicious Blow
    .ins = Vicious Blow
    .gender = neuter
    .text = If the test is part of an attack and succeeds, the attack deals 1 more damage.

## Level 1

card-extra_ammunition_1 = Extra Ammunition
    .gen = Extra Ammunition's
    .dat = Extra Ammunition
    .acc = Extra Ammunition
    .ins = Extra Ammunition
    .gender = neuter
    .text = A Firearm asset of an investigator at your location gets 3 ammo, even beyond its printed number.

## Level 2

card-police_badge_2 = Police Badge
    .gen = Police Badge's
    .dat = Police Badge
    .acc = Police Badge
    .ins = Police Badge
    .gender = neuter
    .text = Your willpower is 1 higher. Free, while an investigator at your location (yourself included) takes a turn, discard this card: that investigator has 2 additional actions this turn.
card-beat_cop_2 = Beat Cop
    .gen = Beat Cop's
    .dat = Beat Cop
    .acc = Beat Cop
    .ins = Beat Cop
    .gender = neuter
    .text = Your combat is 1 higher. Free, exhaust this card and deal it 1 damage: an enemy at your location takes 1 damage.

## Level 4

card-shotgun_4 = Shotgun
    .gen = Shotgun's
    .dat = Shotgun
    .acc = Shotgun
    .ins = Shotgun
    .gender = neuter
    .text = Uses (2 ammo). Action, 1 ammo: Fight. You have +3 combat for this attack. Instead of the usual damage, it deals as much as you succeed by, at least 1 and at most 5. If you fail and hit another investigator, it deals as much as you fail by, again 1 to 5.
