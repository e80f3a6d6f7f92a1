# The Dunwich Legacy: investigators, their signature cards and signature weaknesses.

card-jenny_barnes = Jenny Barnes
    .gen = Jenny Barnes's
    .dat = Jenny Barnes
    .acc = Jenny Barnes
    .ins = Jenny Barnes
    .gender = feminine
    .subtitle = The Dilettante
    .text = In each upkeep phase you gain 1 more resource.
    .elder = +1 per resource in your pool.
card-jennys_twin_45s = Jenny's Twin .45s
    .gen = Jenny's Twin .45s'
    .dat = Jenny's Twin .45s
    .acc = Jenny's Twin .45s
    .ins = Jenny's Twin .45s
    .gender = plural
    .subtitle = A Perfect Fit
    .text = Only for Jenny Barnes's deck. You choose how many resources to pay for it; that is how much ammo it has. Action, 1 ammo: Fight. You have +2 combat for this attack, and it deals 1 more damage.
card-searching_for_izzie = Searching for Izzie
    .gen = Searching for Izzie's
    .dat = Searching for Izzie
    .acc = Searching for Izzie
    .ins = Searching for Izzie
    .gender = neuter
    .text = Revelation: it is attached to the location farthest from you. Two actions, by anybody there: Investigate. If you succeed, this card is discarded and no clues are discovered. Forced, when the game ends: if this card is in play, you suffer 1 mental trauma.

## Questions, options, reports

ask-farthest = { NAME($seat) }, lead investigator: { ask-farthest.question }
    .question = { NAME($source) }. Several locations are equally far away. Which one is meant?
