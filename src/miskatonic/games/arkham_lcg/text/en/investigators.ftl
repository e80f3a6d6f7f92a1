# Investigators: the name with its forms, who they are (.subtitle), the ability (.text), the elder sign (.elder);
# then their signature cards and signature weaknesses: the name with its forms, and what the card does (.text).

## Investigators

card-roland_banks = Roland Banks
    .gen = Roland Banks's
    .gender = masculine
    .subtitle = The Fed
    .text = Reaction, once per round, after you defeat an enemy: you discover 1 clue at your location.
    .elder = +1 per clue lying on your location.
card-daisy_walker = Daisy Walker
    .gen = Daisy Walker's
    .gender = feminine
    .subtitle = The Librarian
    .text = Each turn you have 1 additional action that only serves for action abilities on Tomes.
    .elder = +0. On a success you draw 1 card per Tome you control.
card-skids_otoole = “Skids” O'Toole
    .gen = “Skids” O'Toole's
    .gender = masculine
    .subtitle = The Ex-Con
    .text = Free, once per turn, in your own turn, 2 resources: you have 1 additional action this turn.
    .elder = +2. On a success 2 resources are yours.
card-agnes_baker = Agnes Baker
    .gen = Agnes Baker's
    .gender = feminine
    .subtitle = The Waitress
    .text = Reaction, once per phase, after horror is placed on you yourself (not on your assets): an enemy at your location takes 1 damage.
    .elder = +1 per horror on you.
card-wendy_adams = Wendy Adams
    .gen = Wendy Adams's
    .gender = feminine
    .subtitle = The Urchin
    .text = Reaction, once per test or ability, when you reveal a chaos token: discard a card of your choice from your hand that is not a weakness. The token is cancelled as if it had never been revealed and goes back into the bag; you reveal another one.
    .elder = +0; while Wendy's Amulet is in play, you succeed automatically instead (the difficulty counts as 0).

## Signature cards and signature weaknesses

card-rolands_38_special = Roland's .38 Special
    .gen = Roland's .38 Special's
    .text = Only for Roland Banks's deck. Uses (4 ammo). Action, 1 ammo: Fight. You have +1 combat in this attack, or +3 instead if a clue lies on your location. The attack deals 1 more damage.
card-cover_up = Cover Up
    .gen = Cover Up's
    .text = Revelation: it goes into your threat area and gets 3 clues. Reaction of any investigator at your location, when they would discover clues there: they take as many clues off this card instead, at most as many as lie on the location, and the location keeps its own. Forced, when the game ends: if any clue is left on this card, you suffer 1 mental trauma.
card-daisys_tote_bag = Daisy's Tote Bag
    .gen = Daisy's Tote Bag's
    .text = Only for Daisy Walker's deck. You have 2 more hand slots, for Tome assets only.
card-the_necronomicon = The Necronomicon
    .gen = The Necronomicon's
    .subtitle = John Dee Translation
    .text = Revelation: it goes into your threat area and gets 3 horror. It fills a hand slot there as well, and it cannot leave play while any horror is on it. Every elder sign you reveal counts as an auto-fail. Action, only yours: move 1 horror from this card onto Daisy Walker; it is not dealt and cannot be assigned to assets. If no horror is left on the card then, discard it.
card-on_the_lam = On the Lam
    .gen = On the Lam's
    .text = Only for “Skids” O'Toole's deck. Fast, after your turn has begun: non-Elite enemies cannot attack you until the round is over, not even with attacks of opportunity.
card-hospital_debts = Hospital Debts
    .gen = Hospital Debts'
    .text = Revelation: it goes into your threat area. Free, twice per round for each investigator at your location: they move 1 resource from their own pool onto this card. Forced, when the game ends or you are eliminated: with fewer than 6 resources on this card, you earn 2 experience less for the scenario.
card-heirloom_of_hyperborea = Heirloom of Hyperborea
    .gen = Heirloom of Hyperborea's
    .subtitle = Artifact from Another Life
    .text = Only for Agnes Baker's deck. Reaction, after a Spell card you played has resolved: you draw 1 card.
card-dark_memory = Dark Memory
    .gen = Dark Memory's
    .text = The current agenda gets 1 doom and may advance because of it. Forced, at the end of your turn, while this card is in your hand: you reveal it and suffer 2 horror.
card-wendys_amulet = Wendy's Amulet
    .gen = Wendy's Amulet's
    .text = Only for Wendy Adams's deck. The topmost event of your discard pile can be played (not committed) as though you held it in hand. Forced: each event you play goes under your deck as it resolves, not to the discard pile.
card-abandoned_and_alone = Abandoned and Alone
    .gen = Abandoned and Alone's
    .text = Revelation: you suffer 2 direct horror, and your whole discard pile is removed from the game.
