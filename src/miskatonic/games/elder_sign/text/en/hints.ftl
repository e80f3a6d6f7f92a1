### Why a sensible player would pick what a hint says: whole sentences.

hint-attempt_signs = About { $percent }% to resolve it, and it earns { $count ->
        [one] an Elder Sign
       *[other] { $count } Elder Signs
    }.
hint-attempt = About { $percent }% to resolve it, and no other card's rewards and trophies are more worth the risk.
hint-entrance = No card offers more than the entrance does.
hint-roll = You have nothing to lose by rolling.
hint-roll_chance = About { $percent }% to resolve the card from here.
hint-buy_sign = You still need { $count ->
        [one] 1 Elder Sign
       *[other] { $count } Elder Signs
    }, and this is a sure one.
hint-buy = It will help you more in your next attempts than the trophies would.
hint-care = Without more sanity and stamina, your next failure could be your last.
hint-search = It costs no trophies, and it may well turn up something useful.
hint-use = Using it now is worth more than keeping it.
hint-keep = You will need what this die shows.
hint-again = Rerolled or turned, these dice promise more than they show now.
hint-leave_dice = The dice are better as they are than a reroll would be.
hint-complete = The dice show what the task needs, and enough are left for the rest.
hint-resolves = Once this task is done, nothing more can go wrong here.
hint-die_least = This is the die you need least for what is left.
hint-give_up = There is hardly any chance left, and going on would cost more.
hint-least_in_the_way = It is least in your way there.
hint-costs_least = Of all the options, this one costs you the least.
hint-take = It is the most useful to you.
hint-mythos = The next midnight will be easier that way.
hint-help = You can bear the risk, and you win or lose together.
hint-did_best = Over many completed games, this choice did best.
hint-any = One answer is as good as another here.
hint-attempt_slim = Only about { $percent }% to resolve it, but no other card promises more.
hint-attempt_prey = Only about { $percent }% to resolve it, but you can take a monster there even if the rest fails.
hint-counts_on = This relies on { LIST($cards) }.
hint-loss = { $kind ->
        [kind-doom] +
       *[other] −
    }{ $count } { $count ->
        [one] { NAME($kind) }
       *[other] { NAME($kind, case: "many") }
    }
hint-else = If it fails: { LIST($losses) }.
hint-else_devoured = If it fails: { LIST($losses) }, which would devour you.
hint-roll_slim = There is little hope of resolving the card now, but you have nothing to lose by rolling.
hint-complete_slim = The dice show what the task needs; the rest will take more than dice.
hint-complete_prey = The monster is yours, even if the rest of the card fails.
