### Why a sensible player would pick what a hint says: whole sentences.

hint-run_job = { CAP(NAME($space, case: "in")) } you can use “{ NAME($action) }” this very turn.
hint-on_the_way = It is on the way { NAME($space, case: "to") }, where “{ NAME($action) }” has to be done.
hint-run_attack = There you reach { NAME($enemy, case: "acc") } with actions left to attack.
hint-run_rest = { CAP(NAME($space, case: "in")) } nobody disturbs you: you can Rest there.
hint-run_safe = { CAP(NAME($space, case: "in")) } you are Safe: the turn ends with a Search instead of a Fight.
hint-better_there = Of all the spaces in reach it is the one from which the next turns promise most.
hint-sneak = Whoever is left behind does not attack you when the turn ends.
hint-stop = Going on would bring you nothing but new followers.
hint-attack = About { $percent }% to kill it now; left alive, it attacks when your turn ends, and keeps you from resting and searching.
hint-attack_wounds = It will hardly die at once, but the wounds stay (on average { $wounds } of the { $left } it still takes); left alive, it attacks when your turn ends, and keeps you from resting and searching.
hint-attack_stage = The ritual is disrupted, so every wound counts: on average { $wounds } with this attack, of the { $left } that this Stage still takes.
hint-attack_elder = The ritual is disrupted, so every wound counts; about { $percent }% to beat this Stage with one attack.
hint-attack_last = It is the last Stage: about { $percent }% to win the game with this attack.
hint-rest = You are Safe now, and a calm mind is good for rerolls when it matters.
hint-rest_wounds = { $count ->
        [one] One wound is
       *[other] { $count } wounds are
    } too many to meet the next attack with, and you are Safe now.
hint-rest_ready = The last step of the ritual brings the Elder One: first all of you should be fit to fight it.
hint-prepare = The ritual can't be broken without it.
hint-ritual = Every step counts: { $count } more until the ritual is disrupted.
hint-disrupt = With this the ritual can be disrupted, and from then on the Elder One can be hurt.
hint-end_search = Nothing is worth another action, and in a Safe space the turn ends with a Search.
hint-end = Another action would cost more than it brings.
hint-keep = What another roll could bring is not worth its price.
hint-reroll_life = It is a matter of life and death: { $percent }% to survive instead of { $before }%, if you go on rerolling.
hint-reroll_wound = A wound is worse than what this reroll costs.
hint-reroll_goal = About { $percent }% instead of { $before }% to get what you need, if you go on rerolling.
hint-reroll_free = It costs nothing, and this die can only get better.
hint-reroll = Every success counts here, and you can bear the stress.
hint-use = { CAP(NAME($card)) } brings more now than it would later.
hint-boost = Wounds count here, and you can pay the price.
hint-target = The same roll can hurt this enemy too.
hint-wound = There a wound does the most good.
hint-carry_self = You have health to spare; your Companion may be needed later.
hint-carry_companion = You can't afford the wound; that is what Companions are for.
hint-reduce = What is prevented need not be healed.
hint-grow = Thresholds make you stronger, and you are far from the end of the track.
hint-heal = That is what would hurt you most.
hint-needs_it = Nobody needs it more.
hint-skill = In the fight against the Elder One this skill will help most.
hint-brings = Weighed against its price, it brings the most.
hint-pass = Nothing on offer is worth its price now.
hint-least = Of all the possibilities this one hurts you least.
hint-mythos = The fewer summoning symbols come up, the later the Elder One advances.
hint-agree = Whoever asks has a plan for it, and you win or lose together.
hint-thought_best = The bot thinks it the strongest of these.
hint-any = Here one answer is as good as another.
hint-price = { CAP(LIST($lines, sep: "; ")) }.
hint-chance = About { $percent }% to succeed.
hint-end_waits = The last step of the ritual brings the Elder One: better wait until all of you are fit to fight it. In a Safe space the turn ends with a Search.
