# Neutral cards: the name with its forms, and what the card does (.text).

## Level 0

card-knife = Knife
    .gen = Knife's
    .dat = Knife
    .acc = Knife
    .ins = Knife
    .gender = neuter
    .text = Action: Fight with +1 combat. Action, discard it: Fight with +2 combat, for 1 extra damage.
card-flashlight = Flashlight
    .gen = Flashlight's
    .dat = Flashlight
    .acc = Flashlight
    .ins = Flashlight
    .gender = neuter
    .text = Uses (3 supplies). Action, 1 supply: Investigate against 2 less shroud, never below 0.
card-emergency_cache = Emergency Cache
    .gen = Emergency Cache's
    .dat = Emergency Cache
    .acc = Emergency Cache
    .ins = Emergency Cache
    .gender = neuter
    .text = You gain 3 resources.
card-guts = Guts
    .gen = Guts'
    .dat = Guts
    .acc = Guts
    .ins = Guts
    .gender = neuter
    .text = Only 1 copy can be committed to a test. If the test succeeds, you draw 1 card.
card-perception = Perception
    .gen = Perception's
    .dat = Perception
    .acc = Perception
    .ins = Perception
    .gender = neuter
    .text = Only 1 copy can be committed to a test. If the test succeeds, you draw 1 card.
card-overpower = Overpower
    .gen = Overpower's
    .dat = Overpower
    .acc = Overpower
    .ins = Overpower
    .gender = neuter
    .text = Only 1 copy can be committed to a test. If the test succeeds, you draw 1 card.
card-manual_dexterity = Manual Dexterity
    .gen = Manual Dexterity's
    .dat = Manual Dexterity
    .acc = Manual Dexterity
    .ins = Manual Dexterity
    .gender = neuter
    .text = Only 1 copy can be committed to a test. If the test succeeds, you draw 1 card.
card-unexpected_courage = Unexpected Courage
    .gen = Unexpected Courage's
    .dat = Unexpected Courage
    .acc = Unexpected Courage
    .ins = Unexpected Courage
    .gender = neuter
    .text = Only 1 copy can be committed to a test.

## Level 3

card-bulletproof_vest_3 = Bulletproof Vest
    .gen = Bulletproof Vest's
    .dat = Bulletproof Vest
    .acc = Bulletproof Vest
    .ins = Bulletproof Vest
    .gender = neuter
card-elder_sign_amulet_3 = Elder Sign Amulet
    .gen = Elder Sign Amulet's
    .dat = Elder Sign Amulet
    .acc = Elder Sign Amulet
    .ins = Elder Sign Amulet
    .gender = neuter
