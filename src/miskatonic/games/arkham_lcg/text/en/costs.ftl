# What things cost besides, what can't be used, how many may be in play.

barred-cannot_use = { NAME($card) } is { barred-cannot_use.here }
    .here = not among the cards you can use now
barred-cannot_commit = a card you can't use now ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
barred-limit = { NAME($card) } has { barred-limit.here }
    .here = been used as often as it may be
barred-limit_in_play = { barred-limit_in_play.here } ({ NAME($card) })
    .here = { NAME($source) } already fills the limit
barred-no_seal = { barred-no_seal.here } ({ NAME($card) })
    .here = there is no { NAME($token) } left in the bag
barred-entry_cost = you can't pay what it costs to enter { NAME($place, case: "acc") }
warn-actions = { $count ->
        [one] 1 more action
       *[other] { $count } more actions
    }

event-too_dear = { NAME($source) }: { NAME($seat) } can't pay { $count ->
        [one] 1 more action
       *[other] { $count } more actions
    }, so this part does not happen.
event-pays_entry = { NAME($seat) } pays to enter { NAME($place, case: "acc") }.
event-cannot_pay_entry = { NAME($seat) } can't pay to enter { NAME($place, case: "acc") }.
event-over_limit = { NAME($card) } is discarded: { NAME($source) } already fills the limit.

step-too_dear = can't pay for it
step-pays_entry = pays to enter
step-cannot_pay_entry = can't pay to enter
step-over_limit = is one too many
