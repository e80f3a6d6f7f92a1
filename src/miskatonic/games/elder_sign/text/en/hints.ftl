### Why a sensible player would pick what a hint says: whole sentences.

hint-attempt_signs = About { $percent }% to resolve it, and it brings { $count ->
        [one] an Elder Sign
       *[other] { $count } Elder Signs
    }.
hint-attempt = About { $percent }% to resolve it, and of all the cards its rewards and trophies are best worth the risk.
hint-entrance = No card promises more than what can be had at the entrance.
hint-roll = There is nothing to lose by rolling.
hint-roll_chance = About { $percent }% to resolve the card from here.
hint-buy_sign = You still need { $count ->
        [one] 1 Elder Sign
       *[other] { $count } Elder Signs
    }, and this is a sure one.
hint-buy = It will help more in the next attempts than the trophies would.
hint-care = Without more sanity and stamina the next failure could be the last.
hint-search = It costs no trophies, and it may well turn up something useful.
hint-use = It helps more now than it is worth in the hand.
hint-keep = What this die shows will be needed.
hint-again = Rolled or turned, these dice promise more than they show.
hint-leave_dice = As they lie the dice are better than a new roll would be.
hint-complete = The dice show what the task needs, and enough are left for the rest.
hint-resolves = With this task nothing more can go wrong here.
hint-die_least = This die is needed least for what is left.
hint-give_up = There is hardly a chance left, and going on would cost more.
hint-least_in_the_way = There it is least in the way.
hint-costs_least = Of all the possibilities this one costs you least.
hint-take = It is what you can use best.
hint-mythos = The next midnight will be easier that way.
hint-help = You can bear the risk, and you win or lose together.
hint-did_best = In many games played to the end it went best this way.
hint-any = Here one answer is as good as another.
hint-attempt_slim = Only about { $percent }% to resolve it, but no other card promises more.
hint-attempt_prey = Only about { $percent }% to resolve it, but a monster can be had there, even if the rest fails.
hint-counts_on = That counts on { LIST($cards) }.
hint-loss = { $kind ->
        [kind-doom] +
       *[other] −
    }{ $count } { $count ->
        [one] { NAME($kind) }
       *[other] { NAME($kind, case: "many") }
    }
hint-else = If it fails: { LIST($losses) }.
hint-else_devoured = If it fails: { LIST($losses) }, which would devour you.
hint-roll_slim = The card can hardly be resolved any more, but there is nothing to lose by rolling.
hint-complete_slim = The dice show what the task needs; for the rest it takes more than dice.
hint-complete_prey = The monster is yours, even if the rest of the card fails.
