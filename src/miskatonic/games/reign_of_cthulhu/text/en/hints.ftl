### Why a sensible player would pick what a hint says: whole sentences.

hint-seal = Nothing is worth more than a sealed gate, and it drives cultists out of { NAME($town) }.
hint-seal_wins = It is the last open gate: with this seal you win.
hint-way_to_seal = You hold the clues for the gate of { NAME($town) }, and it can be sealed this turn: { $count ->
        [one] 1 action
       *[other] { $count } actions
    }, the seal included.
hint-towards_seal = You hold the clues for the gate of { NAME($town) }: this is on the way there.
hint-free_the_way = Nobody walks away from here before a cultist is defeated, and the gate of { NAME($town) } can be sealed this turn.
hint-towards_partner = { CAP(NAME($who, case: "the")) } is where { NAME($town) } clues can change hands.
hint-towards_meeting = Together you hold more { NAME($town) } clues than either alone: its gate is a good place to meet.
hint-towards_shoggoth = The Shoggoth { NAME($place, case: "in") } is on its way to a gate, and defeating it brings a relic.
hint-towards_cultists = { $count ->
        [one] The cultist { NAME($place, case: "in") } is the worst danger you can do something about.
       *[other] The { $count } cultists { NAME($place, case: "in") } are the worst danger you can do something about.
    }
hint-full_place = There is no room for a fourth cultist { NAME($place, case: "in") }: the next one would begin an awakening ritual.
hint-few_in_pool = { $count ->
        [0] No cultist is left in the pool: the next one to be placed loses the game.
        [one] Only 1 cultist is left in the pool; if one must be placed and there is none, the game is lost.
       *[other] Only { $count } cultists are left in the pool; if one must be placed and there is none, the game is lost.
    }
hint-fewer_here = Fewer cultists { NAME($place, case: "in") } now means no ritual there later.
hint-defeat_shoggoth = It would leave through a gate and begin a ritual; defeated, it brings a relic.
hint-hand_over = { CAP(NAME($who, case: "the")) } collects the clues of { NAME($town) } and still lacks { $count }.
hint-hand_over_last = It is the last { NAME($town) } clue that { NAME($who, case: "the") } lacks for the seal.
hint-shift = Moved away from there, this cultist is much less of a danger.
hint-drag = There the Shoggoth is farther from a gate.
hint-pick = A clue for nothing.
hint-relic = This is the moment for { NAME($relic, case: "acc") }: it would hardly bring more later.
hint-relic_forced = Of all you could part with, { NAME($relic, case: "acc") } does the most for you now.
hint-agree = Whoever asks has a plan for it, and you win or lose together.
hint-missed_least = Of all the possibilities this one costs you least.
hint-investigator = In many games played to the end this investigator did best of those on offer.
hint-better_there = From there the most can be done.
hint-wanted_clue = It brings a clue to where a seal is being prepared.
hint-worst_danger = That is the worst of the dangers it could take away.
hint-least_danger = There it does the least harm.
hint-song = Sanity is needed there most.
hint-next = Evil Stirs as late as possible, and before it what the next player needs.
hint-pass = Nothing that could be done now would bring more than it costs.
hint-end_actions = Nothing in reach is worth another action now.
hint-end_out = You have no actions left.
hint-any = Here one answer is as good as another.
hint-end_meeting = Wait here: together you hold more { NAME($town) } clues than either alone, and this gate is a good place to meet.
hint-free_to_go = Nobody walks away from here before a cultist is defeated.
hint-ticket = The ticket is a clue of { NAME($town) }.
hint-ticket_spare = The ticket is a clue of { NAME($town) } that nobody needs.
hint-by_gate = The quickest way is through the gate.
hint-meets_shoggoth = A Shoggoth waits { NAME($place, case: "in") }.
hint-price_roll = The price is a sanity roll.
hint-price_mad = The price is a sanity roll: { $percent }% that it takes { $count ->
        [one] your last token
       *[other] your last { $count } tokens
    } and you go insane.
