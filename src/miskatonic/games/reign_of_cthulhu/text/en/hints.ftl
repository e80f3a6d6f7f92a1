### Why a sensible player would pick what a hint says: whole sentences.

hint-seal = Nothing is worth more than a sealed gate, and it drives cultists out of { NAME($town) }.
hint-seal_wins = It is the last open gate: with this seal you win.
hint-way_to_seal = You hold the clues for the gate of { NAME($town) }, and it can be sealed this turn: { $count ->
        [one] 1 action
       *[other] { $count } actions
    }, including the seal.
hint-towards_seal = You hold the clues for the gate of { NAME($town) }: this is on the way there.
hint-free_the_way = Nobody can Walk from here until a cultist is defeated, and the gate of { NAME($town) } can be sealed this turn.
hint-towards_partner = { CAP(NAME($who, case: "the")) } is somewhere { NAME($town) } clues can change hands.
hint-towards_meeting = Together you hold more { NAME($town) } clues than either of you alone: its gate is a good place to meet.
hint-towards_shoggoth = The Shoggoth { NAME($place, case: "in") } is on its way to a gate, and defeating it earns a relic.
hint-towards_cultists = { $count ->
        [one] The cultist { NAME($place, case: "in") } is the worst danger you can do something about.
       *[other] The { $count } cultists { NAME($place, case: "in") } are the worst danger you can do something about.
    }
hint-full_place = There is no room for a fourth cultist { NAME($place, case: "in") }: the next one would cause an awakening ritual.
hint-few_in_pool = { $count ->
        [0] No cultist is left in the pool: the next one to be placed loses the game.
        [one] Only 1 cultist is left in the pool; if one must be placed and there is none, the game is lost.
       *[other] Only { $count } cultists are left in the pool; if one must be placed and there is none, the game is lost.
    }
hint-fewer_here = Fewer cultists { NAME($place, case: "in") } now means no ritual there later.
hint-defeat_shoggoth = It would leave through a gate and cause a ritual; defeating it earns a relic.
hint-hand_over = { CAP(NAME($who, case: "the")) } is collecting { NAME($town) } clues and still needs { $count }.
hint-hand_over_last = It is the last { NAME($town) } clue { NAME($who, case: "the") } needs for the seal.
hint-shift = Moved away from there, this cultist is much less dangerous.
hint-drag = There, the Shoggoth is farther from a gate.
hint-pick = A free clue.
hint-relic = This is the moment for { NAME($relic, case: "acc") }: it is unlikely to do more later.
hint-relic_forced = Of everything you could part with, { NAME($relic, case: "acc") } does the most for you now.
hint-agree = Whoever asks has a plan for it, and you win or lose together.
hint-missed_least = Of all the options, this one costs you the least.
hint-investigator = Over many completed games, this investigator did best of those on offer.
hint-better_there = You can do the most from there.
hint-wanted_clue = It brings a clue to where a seal is being prepared.
hint-worst_danger = Of the dangers it could remove, this is the worst.
hint-least_danger = It does the least harm there.
hint-song = That is where sanity is needed most.
hint-next = Put Evil Stirs as late as possible, and what the next player needs before it.
hint-pass = Nothing you could do now is worth what it costs.
hint-end_actions = Nothing in reach is worth another action now.
hint-end_out = You have no actions left.
hint-any = One answer is as good as another here.
hint-end_meeting = Wait here: together you hold more { NAME($town) } clues than either of you alone, and this gate is a good place to meet.
hint-free_to_go = Nobody can Walk from here until a cultist is defeated.
hint-ticket = The ticket is a clue of { NAME($town) }.
hint-ticket_spare = The ticket is a clue of { NAME($town) } that nobody needs.
hint-by_gate = The quickest way is through the gate.
hint-meets_shoggoth = A Shoggoth waits { NAME($place, case: "in") }.
hint-price_roll = The price is a sanity roll.
hint-price_mad = The price is a sanity roll: { $percent }% that it takes { $count ->
        [one] your last token
       *[other] your last { $count } tokens
    } and you go insane.
