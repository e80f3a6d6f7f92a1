# The four Agents sets, one of which comes unseen into The Devourer Below.

## Agents of Hastur

card-screeching_byakhee = Screeching Byakhee
    .gen = Screeching Byakhee's
    .dat = the Screeching Byakhee
    .acc = the Screeching Byakhee
    .ins = the Screeching Byakhee
    .gender = neuter
    .text = Prey: whoever has the least sanity left. Hunter. While it is engaged with an investigator who has 4 or less sanity left, its fight and evade values are 1 higher. Victory 1.
card-the_yellow_sign = The Yellow Sign
    .gen = The Yellow Sign's
    .dat = The Yellow Sign
    .acc = The Yellow Sign
    .ins = The Yellow Sign
    .gender = neuter
    .text = Revelation: test willpower (4). If you fail, you take 2 horror, search your deck for a Madness weakness, draw it and shuffle the deck.

## Agents of Yog-Sothoth

card-yithian_observer = Yithian Observer
    .gen = Yithian Observer's
    .dat = the Yithian Observer
    .acc = the Yithian Observer
    .ins = the Yithian Observer
    .gender = neuter
    .text = Prey: whoever has the fewest cards in hand. Forced, when it attacks you: discard a random card from your hand; if you have none, this attack deals 1 more damage and 1 more horror. Victory 1.
card-offer_of_power = Offer of Power
    .gen = Offer of Power's
    .dat = Offer of Power
    .acc = Offer of Power
    .ins = Offer of Power
    .gender = neuter
    .text = Peril. Revelation: choose one. Either draw 2 cards, and the current agenda gets 2 doom, which may make it advance; or take 2 horror.

## Agents of Shub-Niggurath

card-relentless_dark_young = Relentless Dark Young
    .gen = Relentless Dark Young's
    .dat = the Relentless Dark Young
    .acc = the Relentless Dark Young
    .ins = the Relentless Dark Young
    .gender = neuter
    .text = Prey: the lowest agility. Forced, at the end of the round: it heals 2 damage. Victory 1.
card-goat_spawn = Goat Spawn
    .gen = Goat Spawn's
    .dat = the Goat Spawn
    .acc = the Goat Spawn
    .ins = the Goat Spawn
    .gender = neuter
    .text = Hunter. Retaliate. Forced, when it is defeated: every investigator at its location takes 1 horror.

## Agents of Cthulhu

card-young_deep_one = Young Deep One
    .gen = Young Deep One's
    .dat = the Young Deep One
    .acc = the Young Deep One
    .ins = the Young Deep One
    .gender = neuter
    .text = Prey: the lowest combat. Hunter. Forced, after it engages you: you take 1 horror.
card-dreams_of_rlyeh = Dreams of R'lyeh
    .gen = Dreams of R'lyeh's
    .dat = Dreams of R'lyeh
    .acc = Dreams of R'lyeh
    .ins = Dreams of R'lyeh
    .gender = plural
    .text = Revelation: it goes into your threat area. You have −1 willpower and −1 sanity. Action: test willpower (3); success discards this card.

ask-offer_of_power = { NAME($seat) }: { ask-offer_of_power.question }
    .question = { NAME($source) }. Which of the two do you choose?
