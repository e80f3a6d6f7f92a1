# Seeker cards: the name with its forms, who it is (.subtitle), and what the card does (.text).

## Level 0

card-magnifying_glass = Magnifying Glass
    .gen = Magnifying Glass's
    .dat = Magnifying Glass
    .acc = Magnifying Glass
    .ins = Magnifying Glass
    .gender = neuter
    .text = Fast. Your intellect is 1 higher whenever you investigate.
card-old_book_of_lore = Old Book of Lore
    .gen = Old Book of Lore's
    .dat = Old Book of Lore
    .acc = Old Book of Lore
    .ins = Old Book of Lore
    .gender = neuter
    .text = Action, exhaust this card: pick an investigator at your location. They search the top 3 cards of their deck, draw one of them and shuffle the others back in.
card-research_librarian = Research Librarian
    .gen = Research Librarian's
    .dat = Research Librarian
    .acc = Research Librarian
    .ins = Research Librarian
    .gender = neuter
    .text = Reaction, after this card has entered play: you search your deck, take a Tome asset from it into your hand and shuffle.
card-dr_milan_christopher = Dr. Milan Christopher
    .gen = Dr. Milan Christopher's
    .dat = Dr. Milan Christopher
    .acc = Dr. Milan Christopher
    .ins = Dr. Milan Christopher
    .gender = masculine
    .subtitle = Professor of Entomology
    .text = Your intellect is 1 higher. Reaction, after your investigation succeeds: you gain 1 resource.
    .taboo = With the taboo list: his reaction also exhausts him.
card-hyperawareness = Hyperawareness
    .gen = Hyperawareness's
    .dat = Hyperawareness
    .acc = Hyperawareness
    .ins = Hyperawareness
    .gender = neuter
    .text = Free, during your skill test, 1 resource: +1 intellect or +1 agility for this test. As often as you can pay.
card-medical_texts = Medical Texts
    .gen = Medical Texts'
    .dat = Medical Texts
    .acc = Medical Texts
    .ins = Medical Texts
    .gender = neuter
    .text = Action: pick an investigator at your location and take an intellect test (2). A success heals 1 damage from them, a failure deals 1 damage to them.
card-mind_over_matter = Mind over Matter
    .gen = Mind over Matter's
    .dat = Mind over Matter
    .acc = Mind over Matter
    .ins = Mind over Matter
    .gender = neuter
    .text = Fast, only on your own turn: for the rest of the round your intellect may stand in for combat and for agility, as you decide test by test; in such a test only bonuses and icons for intellect, and wild icons, count.
card-working_a_hunch = Working a Hunch
    .gen = Working a Hunch's
    .dat = Working a Hunch
    .acc = Working a Hunch
    .ins = Working a Hunch
    .gender = neuter
    .text = Fast, only on your own turn: you discover 1 clue at your location.
card-barricade = Barricade
    .gen = Barricade's
    .dat = Barricade
    .acc = Barricade
    .ins = Barricade
    .gender = neuter
    .text = Attached to your location. Non-Elite enemies can't move in, though they may still spawn there. Forced, when an investigator leaves that location: discard this card.
card-deduction = Deduction
    .gen = Deduction's
    .dat = Deduction
    .acc = Deduction
    .ins = Deduction
    .gender = neuter
    .text = If the test is part of an investigation and succeeds, whoever takes it discovers 1 more clue at the location investigated.

## Level 1

card-magnifying_glass_1 = Magnifying Glass
    .gen = Magnifying Glass's
    .dat = Magnifying Glass
    .acc = Magnifying Glass
    .ins = Magnifying Glass
    .gender = neuter
    .text = Fast. Your intellect is 1 higher whenever you investigate. Free, while no clue lies on your location: take this card back into your hand.

## Level 2

card-disc_of_itzamna_2 = Disc of Itzamna
    .gen = Disc of Itzamna's
    .dat = Disc of Itzamna
    .acc = Disc of Itzamna
    .ins = Disc of Itzamna
    .gender = neuter
    .subtitle = Protective Amulet
    .text = Reaction, when an enemy that is not Elite spawns where you are, discard this card: the enemy is discarded as well, which does not count as defeating it.
card-encyclopedia_2 = Encyclopedia
    .gen = Encyclopedia's
    .dat = Encyclopedia
    .acc = Encyclopedia
    .ins = Encyclopedia
    .gender = neuter
    .text = Action, exhaust this card: pick an investigator at your location and a skill. They have +2 to that skill for the rest of the phase.

## Level 4

card-cryptic_research_4 = Cryptic Research
    .gen = Cryptic Research's
    .dat = Cryptic Research
    .acc = Cryptic Research
    .ins = Cryptic Research
    .gender = neuter
    .text = Fast, only on your own turn: an investigator you pick at your location draws 3 cards.
