# Neutral cards: the name with its forms, and what the card does (.text).

## Level 0

card-knife = Knife
    .gen = Knife's
    .text = Action: Fight with +1 combat. Action, discard it: Fight with +2 combat, for 1 extra damage.
card-flashlight = Flashlight
    .gen = Flashlight's
    .text = Uses (3 supplies). Action, 1 supply: Investigate against 2 less shroud, never below 0.
card-emergency_cache = Emergency Cache
    .gen = Emergency Cache's
    .text = You gain 3 resources.
card-guts = Guts
    .gen = Guts'
    .text = Only 1 copy can be committed to a test. If the test succeeds, you draw 1 card.
card-perception = Perception
    .gen = Perception's
    .text = Only 1 copy can be committed to a test. If the test succeeds, you draw 1 card.
card-overpower = Overpower
    .gen = Overpower's
    .text = Only 1 copy can be committed to a test. If the test succeeds, you draw 1 card.
card-manual_dexterity = Manual Dexterity
    .gen = Manual Dexterity's
    .text = Only 1 copy can be committed to a test. If the test succeeds, you draw 1 card.
card-unexpected_courage = Unexpected Courage
    .gen = Unexpected Courage's
    .text = Only 1 copy can be committed to a test.

## Level 3

card-bulletproof_vest_3 = Bulletproof Vest
    .gen = Bulletproof Vest's
card-elder_sign_amulet_3 = Elder Sign Amulet
    .gen = Elder Sign Amulet's
