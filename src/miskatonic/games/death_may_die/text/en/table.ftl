### What is said at the table: questions, options, reasons why not, the log, endings, settings, labels.

game-name = Death May Die
game-tagline = Lose your mind, break the ritual, kill the god

## Questions

ask-scenario = Which story do you play?
ask-elder_one = Which Elder One do you face?
ask-investigator_pick = { NAME($who) }: { ask-investigator_pick.question }
    .question = who are you?
ask-relic = { NAME($who) }: { ask-relic.question }
    .question = which Relic do you take?
ask-keep_relic = { NAME($source) }: { NAME($who) } draws Relics. { ask-keep_relic.question }
    .question = Which one do you keep?
ask-action = { NAME($who) }: { ask-action.question }
    .question = what do you do? { $count ->
        [0] No actions left
        [one] 1 action left
       *[other] { $count } actions left
    }.
ask-run = { NAME($who) }: { ask-run.question }
    .question = where next? { $count ->
        [one] 1 space left
       *[other] { $count } spaces left
    }.
ask-targets = { NAME($who) }: { ask-targets.question }
    .question = who else is a target, besides { LIST($enemies) }?
ask-boost = { NAME($who) }: { ask-boost.question }
    .question = strengthen the attack on { LIST($enemies, case: "the") }?
ask-keep = { NAME($who) }: { ask-keep.question }
    .question = keep this roll?
ask-signs = { NAME($who) }: { ask-signs.question }
    .question = how many elder signs count as successes?
ask-split = { NAME($who) }: { ask-split.question }
    .question = where does the wound go? { $count ->
        [one] 1 left
       *[other] { $count } left
    }.
ask-carry = { NAME($who) }: { ask-carry.question }
    .question = who takes the wound? { $count ->
        [one] 1 left
       *[other] { $count } left
    }.
ask-reduce_wounds = { NAME($who) }: { ask-reduce_wounds.question }
    .question = { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } coming your way. Prevent any?
ask-reduce_sanity = { NAME($who) }: { ask-reduce_sanity.question }
    .question = you are about to lose { $count } sanity. Prevent any?
ask-skill = { NAME($who) }: { ask-skill.question }
    .question = which skill do you raise?
ask-heal = { NAME($who) }: { ask-heal.question }
    .question = { $count ->
        [one] heal 1 point. Which
       *[other] heal { $count } points. Which
    }?
ask-share = { NAME($source) }: who is healed?
ask-fight = { NAME($who) }: { ask-fight.question }
    .question = who attacks next?
ask-end_order = { NAME($who) }: { ask-end_order.question }
    .question = what happens first at the end of your turn?
ask-order = { NAME($who) }: { ask-order.question }
    .question = which effect comes first?
ask-before_mythos = { NAME($who) }: { ask-before_mythos.question }
    .question = anything else before the Mythos card?
ask-before_third = { NAME($who) }: { ask-before_third.question }
    .question = anything else before you Search or Fight?
ask-before_attack = { NAME($who) }: { ask-before_attack.question }
    .question = anything else before the next attack?
ask-before_end = { NAME($who) }: { ask-before_end.question }
    .question = anything else before your turn ends?
ask-choose = { NAME($who) }: { ask-choose.question }
    .question = { NAME($source) }. Which do you choose?
ask-may = { NAME($who) }: { ask-may.question }
    .question = { NAME($source) }. Do you want it?
ask-free_action = { NAME($who) }: { ask-free_action.question }
    .question = { NAME($source) } gives a free action. What do you do?
ask-how_many = { NAME($who) }: { ask-how_many.question }
    .question = how many { NAME($token, case: "many") } do you give up?
ask-trade = { NAME($who) }: { ask-trade.question }
    .question = what changes hands?
ask-consent_trade = { NAME($who) } wants { NAME($card) } from you. Do you agree?
ask-consent_taken = { NAME($who) } wants to take you along. Do you agree?
ask-discard = { NAME($who) }: { ask-discard.question }
    .question = { NAME($source) }. Which card do you discard?
ask-take_card = { NAME($who) }: { ask-take_card.question }
    .question = { NAME($source) }. Which card do you take?
ask-search_how = { NAME($who) }: { ask-search_how.question }
    .question = Search, or take a Relic instead?
ask-which_discovery = { NAME($who) }: { ask-which_discovery.question }
    .question = which of these do you resolve?
ask-shuffle_back = { NAME($who) }: { ask-shuffle_back.question }
    .question = which card goes back into the deck?
ask-peek = { NAME($who) }: { ask-peek.question }
    .question = these are next. On top or on the bottom?
ask-space = { NAME($source) }: which space?
ask-adjacent = { NAME($source) }: which adjacent space?
ask-any_space = { NAME($source) }: which space?
ask-target_space = { NAME($source) }: which space is hit?
ask-way = { NAME($source) }: which way?
ask-enemy_way = { NAME($source) }: where does { NAME($enemy, case: "the") } go { NAME($space, case: "from") }?
ask-token_way = { NAME($source) }: where does the { NAME($token) } token go { NAME($space, case: "from") }?
ask-place_first = { NAME($source) }: too few are left for all of these spaces. Where first?
ask-gain_first = { NAME($source) }: too few are left for everybody. Who first?
ask-summon_kind = { NAME($source) }: which one appears?
ask-enemy = { NAME($source) }: which enemy?
ask-investigator = { NAME($source) }: which investigator?
ask-block = { NAME($source) }: which passage?
ask-clear = { NAME($source) }: which passage is cleared?

## Options

option-box = { NAME($what) }
option-against = { NAME($what) }
option-investigator = { NAME($investigator) }
option-relic = { NAME($relic) }
option-run = { $way ->
        [steps] Run step by step
       *[whole] Run { NAME($space, case: "to") }
    }
option-go = Go { NAME($space, case: "to") }
option-along = Take { NAME($whom) } along
option-sneak = Sneak past { NAME($enemy, case: "the") }{ $count ->
        [one] { "" }
       *[other] , 1 of { $count }
    }
option-stop = Stop here
option-attack = Attack { NAME($enemy, case: "the") }{ $wounds ->
        [0] { "" }
        [one] {" "}(1 wound)
       *[other] {" "}({ $wounds } wounds)
    }{ $count ->
        [one] { "" }
       *[other] , 1 of { $count }
    }
option-target = { CAP(NAME($enemy, case: "the")) } too{ $wounds ->
        [0] { "" }
        [one] {" "}(1 wound)
       *[other] {" "}({ $wounds } wounds)
    }{ $count ->
        [one] { "" }
       *[other] , 1 of { $count }
    }
option-enough = Enough
option-boost = { NAME($source) }: { $count ->
        [one] 1 more wound
       *[other] { $count } more wounds
    }{ $stress ->
        [0] { "" }
       *[other] {" "}for { $stress } stress
    }
option-no = No
option-yes = { $paid ->
        [0] Yes: { LIST($effects, sep: "; ") }
       *[other] { LIST($cost_of, sep: "; ") }: { LIST($effects, sep: "; ") }
    }
option-option = { $paid ->
        [0] { CAP(LIST($effects, sep: "; ")) }
       *[other] { CAP(LIST($cost_of, sep: "; ")) } → { LIST($effects, sep: "; ") }
    }
option-rest = Rest
option-trade = Trade
option-scenario = { NAME($action) }
option-special = { NAME($card) } (1 action)
option-free = { NAME($card) } (free)
option-use = Use { NAME($card) }
option-end = End your actions
option-go_on = Go on
option-keep = Keep it
option-reroll = Reroll { NAME($face) } for { $count } stress
option-reroll_free = Reroll { NAME($face) } for free
option-lucky = { NAME($card) }: one free reroll
option-count = { $count ->
        [0] None
        [one] 1 elder sign: { $successes } successes
       *[other] { $count } elder signs: { $successes } successes
    }
option-wound = { CAP(NAME($enemy, case: "the")) } ({ $left } health left)
option-rest_on = All { $count } to { NAME($enemy, case: "the") } ({ $left } health left)
option-self = You ({ $health } health left)
option-companion = { NAME($card) } ({ $left } health left)
option-reduce = { NAME($source) }: { $count } less
option-accept = Take it all
option-skill = { NAME($skill) } to level { $level }
option-heal = { $stress } stress, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }{ $tokens ->
        [0] { "" }
       *[other] , { $tokens } Fatigue
    }
option-who = { NAME($whom) }
option-space = { CAP(NAME($space, case: "in")) }
option-passage = Between { NAME($space, case: "the") } and { NAME($beyond, case: "the") }
option-enemy = { CAP(NAME($enemy, case: "the")) } { NAME($space, case: "in") }{ $wounds ->
        [0] { "" }
        [one] {" "}(1 wound)
       *[other] {" "}({ $wounds } wounds)
    }{ $count ->
        [one] { "" }
       *[other] , 1 of { $count }
    }
option-kind = { NAME($kind) }
option-effect = { NAME($source) }: { LIST($effects, sep: "; ") }
option-number = { $count } { NAME($token, case: "many") }
option-give = Give { NAME($card) } to { NAME($whom) }
option-take = Take { NAME($card) } from { NAME($whom) }
option-agree = Agree
option-refuse = Refuse
option-card = { NAME($card) }
option-search = Search
option-relic_instead = A Relic instead
option-resolve = { NAME($card) }
option-mythos = { NAME($card) }{ $symbol ->
        [true] {" "}(with a symbol)
       *[false] { "" }
    }
option-top = { NAME($card) } on top
option-bottom = { NAME($card) } on the bottom

## What can be done, also when it can't

verb-box = Story
verb-against = Elder One
verb-investigator = Investigator
verb-relic = Relic
verb-run = Run
verb-go = Next space
verb-along = Take along
verb-sneak = Sneak
verb-stop = Stop
verb-attack = Attack
verb-target = More targets
verb-enough = Enough
verb-boost = Strengthen the attack
verb-no = No
verb-yes = Yes
verb-option = Choose one
verb-rest = Rest
verb-trade = Trade
verb-scenario = Scenario action
verb-special = Special action
verb-free = Free action
verb-use = Any time on your turn
verb-end = End your actions
verb-go_on = Go on
verb-keep = Keep the roll
verb-reroll = Reroll for stress
verb-reroll_free = Free reroll
verb-lucky = Cards
verb-count = Elder signs
verb-wound = Wounds
verb-rest_on = All the rest
verb-self = You
verb-companion = Companion
verb-reduce = Prevent
verb-accept = Take it all
verb-skill = Skill
verb-heal = Heal
verb-who = Investigator
verb-space = Space
verb-passage = Passage
verb-enemy = Enemy
verb-kind = Enemy
verb-effect = Order
verb-number = How many
verb-give = Give
verb-take = Take
verb-agree = Agree
verb-refuse = Refuse
verb-card = Card
verb-search = Search
verb-relic_instead = Relic
verb-resolve = Discovery
verb-mythos = Mythos card
verb-top = On top
verb-bottom = On the bottom

barred-no_way = there is no way out of here
barred-nobody = no enemy in reach
barred-watchful = nobody can Sneak past { NAME($enemy, case: "the") }
barred-sneaks_used = { $count ->
        [one] the only Sneak of this Run has been used
       *[other] all { $count } Sneaks of this Run have been used
    }
barred-not_your_turn = { NAME($card) }: only on { NAME($who, case: "gen") } turn
barred-too_far = the nearest enemy, { NAME($enemy, case: "the") }, is { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } away; your reach is { $reach ->
        [0] only your own space
        [one] 1 space
       *[other] { $reach } spaces
    }
barred-behind = { NAME($enemy, case: "the") } is behind something that blocks the way
barred-ritual = { NAME($enemy, case: "the") } can't be hurt before the ritual is disrupted
barred-not_safe = there are enemies here
barred-unhurt = nothing to heal
barred-alone = nobody else is here
barred-forbidden = a card forbids it
barred-nothing = nobody here has an Item or a Companion to give
barred-requires = { NAME($action) }: only if { LIST($requires, sep: "; ") }
barred-cant_pay = the price can't be paid in full
barred-not_fulfilled = { LIST($effects, sep: "; ") }
barred-no_action = { NAME($card) } needs an action, and none is left
barred-used = { NAME($card) } has already been used this turn
barred-not_now = { NAME($card) } can't be used here and now
barred-no_use = { NAME($card) } would do nothing now
barred-stress_full = a reroll costs { $count } stress, and you have no room for it

## The log

log-source = { $source ->
        [none] { "" }
       *[other] { CAP(NAME($source)) }:{" "}
    }
event-boxes = { NAME($scenario) }, against { NAME($elder_one) }.
event-laid_out = On the map: { LIST($enemies) }; { LIST($tokens) }.
event-investigator_chosen = { CAP(NAME($seat)) } plays { NAME($investigator) }.
event-insanity_dealt = { NAME($who) } suffers from { NAME($insanity) }.
event-unknown_monster = Slot { $number }: { NAME($unknown) } appears { NAME($space, case: "in") }.
event-relic_gained = { NAME($who) } has the Relic { NAME($relic) }.
event-transformed = { NAME($who) }'s Relic turns over: { NAME($relic) }.
event-turn_begins = { NAME($who) }'s turn, { $count ->
        [one] 1 action
       *[other] { $count } actions
    }.
event-actions_gained = { log-source }{ NAME($who) } has { $count ->
        [one] 1 more action
       *[other] { $count } more actions
    }.
event-moved = { NAME($who) } goes { NAME($from_space, case: "from") } { NAME($space, case: "to") }.
event-taken_along = { NAME($who) } takes { LIST($others) } along.
event-followed = { CAP(LIST($enemies, case: "the")) } { $count ->
        [one] follows
       *[other] follow
    } { NAME($who) } { NAME($space, case: "to") }.
event-sneaked = { NAME($who) } sneaks past { NAME($enemy, case: "the") }.
event-placed = { NAME($who) } is placed { NAME($space, case: "in") }; nobody follows.
event-attack = { NAME($who) } attacks { LIST($enemies, case: "the") }.
event-rolled = { NAME($who) } rolls: { LIST($dice) }.
event-rerolled = { NAME($who) } rerolls { NAME($face) }{ $how ->
        [reroll] {" "}for stress
       *[other] {" "}for free
    }: { NAME($new_face) }.
event-signs_counted = { NAME($who) } counts { $count ->
        [one] 1 elder sign
       *[other] { $count } elder signs
    } as { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }.
event-signs_forced = { $count ->
        [one] 1 elder sign counts
       *[other] { $count } elder signs count
    } as { NAME($into) }.
event-reached = { $count ->
        [one] 1 success
       *[other] { $count } successes
    }: that is enough.
event-not_reached = { $count ->
        [one] 1 success
       *[other] { $count } successes
    }: not enough.
event-hits = { $count ->
        [0] Nothing hits.
        [one] It comes to 1 wound.
       *[other] It comes to { $count } wounds.
    }
event-enemy_wounded = { log-source }{ CAP(NAME($enemy, case: "the")) } takes { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }, { $left } health left{ $lost ->
        [0] .
       *[other] ; { $lost } surplus lost.
    }
event-immune = { CAP(NAME($enemy, case: "the")) } can't be hurt yet.
event-killed_enemy = { log-source }{ NAME($who) } kills { NAME($enemy, case: "the") } { NAME($space, case: "in") }.
event-enemy_healed = { log-source }{ CAP(NAME($enemy, case: "the")) } heals { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }.
event-enemy_removed = { CAP(NAME($enemy, case: "the")) } is taken off the board.
event-enemy_attacks = { CAP(NAME($enemy, case: "the")) } attacks { NAME($who) }.
event-wounded = { log-source }{ NAME($who) } takes { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } ({ $left } health left).
event-wounds_prevented = { NAME($source) } spares { NAME($who) } { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }.
event-sanity_prevented = { NAME($source) } saves { NAME($who) } { $count } sanity.
event-companion_wounded = { log-source }{ NAME($held) } takes { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } for { NAME($who) }.
event-stress = { log-source }{ NAME($who) } takes { $count } stress (now { $now }).
event-stress_full = { log-source }{ NAME($who) } has no room for { $count } stress.
event-healed = { log-source }{ NAME($who) } heals { $wounds ->
        [0] { $stress } stress
        [one] { $stress ->
            [0] 1 wound
           *[other] { $stress } stress and 1 wound
        }
       *[other] { $stress ->
            [0] { $wounds } wounds
           *[other] { $stress } stress and { $wounds } wounds
        }
    }.
event-rests = { NAME($who) } rests.
event-sanity_lost = { log-source }{ NAME($who) } loses { $count } sanity ({ $left } left).
event-stopped = The threshold stops the loss: { NAME($who) } is spared { $count } sanity.
event-threshold = { NAME($who) } reaches threshold { $number }: { NAME($insanity) }.
event-level_up = { NAME($who) }: { NAME($skill) } rises to level { $level }.
event-level_down = { NAME($who) }: { NAME($skill) } falls to level { $level }.
event-die_gained = { NAME($who) } has 1 more bonus die from now on.
event-fire_placed = { $count } Fire { NAME($space, case: "in") }.
event-no_fire_left = There is no Fire left for { NAME($space, case: "the") }.
event-fire_removed = { $count } Fire { NAME($space, case: "in") } goes out.
event-fire_caught = { log-source }{ NAME($who) } catches { $count } Fire (now { $now }).
event-fire_put_out = { $count } Fire on { NAME($who) } goes out.
event-fire_roll = { NAME($who) } burns: { $count ->
        [one] 1 die
       *[other] { $count } dice
    }.
event-token_laid = { $count } × { NAME($token) } laid { NAME($space, case: "in") }.
event-no_token_left = There is no { NAME($token) } left for { NAME($space, case: "the") }.
event-token_lifted = { $count } × { NAME($token) } { NAME($space, case: "in") } is taken away.
event-token_moved = The { NAME($token) } token moves { NAME($from_space, case: "from") } { NAME($space, case: "to") }.
event-token_gained = { log-source }{ NAME($who) } gains { $count } × { NAME($token) }.
event-no_token_gained = { log-source }{ NAME($who) } gains no { NAME($token) }: none left, or no more can be carried.
event-token_lost = { NAME($who) } gives up { $count } × { NAME($token) }.
event-passage_blocked = { NAME($token) } between { LIST($spaces, case: "the") }.
event-passage_cleared = { NAME($token) } between { LIST($spaces, case: "the") } is gone.
event-scenario_action = { NAME($who) }: { NAME($action) }.
event-progress = { NAME($counter) }: { $count } of { $target }.
event-disrupted = The ritual is disrupted! The Elder One can bleed.
event-card_used = { NAME($who) } uses { NAME($card) }.
event-trades = { NAME($who) } trades.
event-handed_over = { NAME($held) } goes from { NAME($who) } to { NAME($whom) }.
event-mythos = Mythos: { NAME($mythos) }.
event-symbols = Symbols in the discard pile: { $count } of 3.
event-skipped = { NAME($source) }: nothing can be done here.
event-one_way = { NAME($source) }: only one of the options is possible now.
event-nobody_moves = { NAME($source) }: there is nobody to move.
event-stays = { CAP(NAME($enemy, case: "the")) } stays { NAME($space, case: "in") }.
event-enemy_moved = { CAP(NAME($enemy, case: "the")) } moves { NAME($from_space, case: "from") } { NAME($space, case: "to") }.
event-enemy_placed = { CAP(NAME($enemy, case: "the")) } is placed { NAME($space, case: "in") }.
event-summoned = { CAP(NAME($enemy, case: "the")) } appears { NAME($space, case: "in") }.
event-none_left = { NAME($kind) }: none left in reserve for { NAME($space, case: "the") }.
event-peeked = { NAME($who) } looks ahead: { LIST($cards) }.
event-put_below = { NAME($mythos) } goes to the bottom.
event-reshuffled = The Mythos discard pile is shuffled into the deck.
event-shuffled_back = { NAME($who) } shuffles { NAME($mythos) } back into the deck.
event-search_phase = { NAME($who) } searches.
event-fight_phase = { NAME($who) } must fight.
event-nothing_to_find = { NAME($who) } finds nothing: the Discovery deck is empty.
event-found = { NAME($who) } finds: { NAME($discovery) }.
event-discovery_discarded = { NAME($discovery) } is discarded.
event-claimed = { NAME($who) } claims { NAME($held) }.
event-card_discarded = { NAME($who) } discards { NAME($held) }.
event-switched = { NAME($who) }: { NAME($before) } becomes { NAME($held) }.
event-spared = No enemy attacks { NAME($who) } this turn.
event-advance = { NAME($elder_one) } advances to space { $count }.
event-unknown_advances = The Unknown, slot { $number }: { NAME($unknown) }.
event-elder_summoned = { NAME($elder_one) } is summoned!
event-stage_revealed = Stage revealed: { NAME($stage) }.
event-stage_beaten = { NAME($who) } beats { NAME($stage) }!
event-location_drawn = A location is drawn: { NAME($location) } ({ NAME($space) }).
event-killed = { NAME($who) } is killed.
event-mad = { NAME($who) } has lost the last of their sanity.

## How it ends

outcome-elder_one_dead = The Elder One is dead. Against all reason, you have won.
outcome-investigator_lost = An investigator fell before the Elder One had even arrived. All is lost.
outcome-all_lost = Nobody is left. All is lost.
outcome-track_end = The Elder One has come into its power. All is lost.

## Where numbers come from

why-actions = Actions per turn: { $count }
why-actions_source = { NAME($source) }: { NUMBER($count) }
why-run = A Run: { $count } spaces
why-run_source = { NAME($source) }: { NUMBER($count) }
why-run_enemies = Enemies here: { NUMBER($count) }
why-run_followers = These follow: { LIST($enemies) }
why-run_fire = Fire caught on leaving { NAME($space, case: "the") }: { $count }
why-rest = A Rest heals { $count } points
why-rest_source = { NAME($source) }: { NUMBER($count) }
why-dice_printed = Bonus dice: { $count }
why-dice_threshold = Bonus dice from your thresholds: { $count }
why-dice_effect = Bonus dice from this effect: { $count }
why-dice_source = { NAME($source) }: { $count ->
        [one] 1 bonus die
       *[other] { $count } bonus dice
    }
why-reroll_source = { NAME($source) }: { $count ->
        [one] 1 free reroll
       *[other] { $count } free rerolls
    }
why-enemy_standard = Standard dice: { $count }
why-enemy_bonus = Bonus dice: { $count }
why-enemy_source = { NAME($source) }: { NUMBER($count) }

why-dice_standard = Standard dice: { $count }
why-stress_rerolls = Room for { $count } stress; a reroll costs { $price }
why-goal = Successes needed: { $count }
why-tentacles_shown = The tentacles cost sanity: { $count }
why-health = { CAP(NAME($enemy, case: "the")) }: { $left } of { $count } health left
why-damage = { NAME($source) }: { $count ->
        [one] 1 more wound
       *[other] { $count } more wounds
    }
why-boost = { NAME($source) }: { $count ->
        [one] 1 more wound
       *[other] { $count } more wounds
    }, { $stress ->
        [0] for free
       *[other] for { $stress } stress
    }
why-next_stage = Then comes { NAME($stage) }; surplus wounds are lost
why-survival = Chance of surviving its attack, taking any stress needed (sanity not counted): { $percent }%
why-sanity = Sanity lost: { $position }, left until the skull: { $count }
why-threshold = Next threshold in { $count }: { NAME($insanity) }, then you raise a skill
why-symbols = Symbols in the discard pile: { $count } of { $needed }
why-deck = Symbols in the deck: { $count } on { $cards } cards, { $percent }% on the next
why-to_red = Advances until the Elder One arrives: { $count }
why-to_end = Advances until all is lost: { $count }
why-ritual = { NAME($counter) }: { $count } of { $target }
why-chances = Successes without stress: { LIST($chances, sep: ", ") }
why-chances_stress = With up to { $count } stress: { LIST($chances, sep: ", ") }
why-relief = { NAME($source) }: { $count } stress healed before the roll
why-kill_chance = Enough wounds with this attack, using everything available: { $percent }%
why-average = Average wounds without stress: { $wounds }
chance-at_least = at least { $count }: { $percent }%
chance-at_most = at most { $count }: { $percent }%
chance-exactly = { $count }: { $percent }%
chance-or_more = { $count } or more: { $percent }%
why-tentacles = Tentacles as the dice fall: { LIST($chances, sep: ", ") }
why-threshold_chance = Chance that tentacles take you to the next threshold: { $percent }%
why-skull_chance = Chance that tentacles take you to the skull: { $percent }%
why-signs = { $count ->
        [one] 1 elder sign counts
       *[other] Up to { $count } elder signs count
    } as { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    } each
why-stage_chance = This Stage beaten with { $count ->
        [one] 1 attack
       *[other] { $count } attacks
    }: about { $percent }%
why-expected = On average { $wounds } wounds and { $sanity } sanity, before rerolls
why-wound_chances = Wounds: { LIST($chances, sep: ", ") }
why-movers = Mythos cards in the deck that move it: { $count } of { $cards }
why-left_out = Not counted: cards you could use first, and whatever lost sanity triggers
why-left_out_fight = Not counted: lost sanity and whatever it triggers, and any figure moved away meanwhile
why-deadly = Hits that would kill you: { $count }
why-odds_goal = The percentages here are the chances of getting the successes needed
why-odds_attack = The percentages here are the chances of surviving this attack and what the enemy's card adds; lost sanity isn't counted
why-odds_life = The percentages here are the chances of surviving this roll; lost sanity isn't counted
why-reroll_alone = This reroll, and then only free ones: { $percent }%
why-reroll_stress = Using whatever helps afterwards, up to { $count } stress in all: { $percent }%
why-free_rerolls = Free rerolls left: { $count }
why-hurt = To heal: { $stress } stress, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
why-run_stopped = The last step ends the Run
why-run_left = Spaces left after that: { $count }
why-run_alone = { NAME($who) } stays behind alone
why-threshold_die = It also brings a bonus die
why-threshold_relic = It also turns your Relics over
why-advance_chance = An advance at the end of this turn: { $percent }%
why-next_advance = When it advances, { NAME($source) }: { LIST($sentences, sep: " ") }
why-ritual_tokens = { NAME($token) }: { LIST($spaces) }
why-disruption = When it is reached: { LIST($sentences, sep: " ") }
warn-fight = These attack: { LIST($enemies) }. Chance of surviving their wounds, taking any stress needed: { $percent }%
warn-wounds = average wounds: { $wounds }, health left: { $left }
warn-stress = up to { $count } stress in all

## Settings

setting-scenario = Story
setting-scenario-random = At random
setting-scenario-choose = You choose
setting-elder_one = Elder One
setting-elder_one-random = At random
setting-elder_one-choose = You choose
setting-investigators = Choice of investigators
setting-investigators-choose = Everyone chooses
setting-investigators-draft = Each player picks one of two
setting-investigators-deal = Dealt at random
setting-insanities = Insanities
setting-insanities-deal = Dealt at random
setting-unknown = The Unknown
setting-unknown-off = Not used
setting-unknown-relics = { setting-unknown-relics.plain } ({ setting-unknown-relics.more })
    .plain = Relics only
    .more = easier
setting-unknown-one = One monster and Relics
setting-unknown-two = Two monsters and Relics
setting-unknown-one_no_relics = { setting-unknown-one_no_relics.plain } ({ setting-unknown-one_no_relics.more })
    .plain = One monster, no Relics
    .more = harder
setting-unknown-two_no_relics = { setting-unknown-two_no_relics.plain } ({ setting-unknown-two_no_relics.more })
    .plain = Two monsters, no Relics
    .more = hardest
setting-unknown_pool = Unknown monsters from
setting-unknown_pool-all = All boxes
setting-unknown_pool-this_box = This box
setting-elder_location = The last two Stages appear
setting-elder_location-printed = Where the cards say
setting-elder_location-random = At a random location
setting-first = First player
setting-first-random = At random
setting-consent = When cards change hands
setting-consent-ask = Ask the other player
setting-consent-waive = Agree without asking

content-scenarios = { $count ->
        [one] 1 story
       *[other] { $count } stories
    }
content-elder_ones = { $count ->
        [one] 1 Elder One
       *[other] { $count } Elder Ones
    }
content-investigators = { $count ->
        [one] 1 investigator
       *[other] { $count } investigators
    }
content-skills = { $count ->
        [one] 1 skill
       *[other] { $count } skills
    }
content-insanities = { $count ->
        [one] 1 insanity
       *[other] { $count } insanities
    }
content-mythos = { $count ->
        [one] 1 Mythos card
       *[other] { $count } Mythos cards
    }
content-discoveries = { $count ->
        [one] 1 Discovery card
       *[other] { $count } Discovery cards
    }
content-unknown_monsters = { $count ->
        [one] 1 Unknown monster
       *[other] { $count } Unknown monsters
    }
content-relics = { $count ->
        [one] 1 Relic
       *[other] { $count } Relics
    }

undo-phase = The whole phase
measure-track = Summoning track
measure-ritual = Ritual
measure-elder_one = Wounds of the Elder One
measure-fallen = Investigators out of the game

## Names of what dice show

symbol-success = successes
symbol-tentacle = tentacles
symbol-blank = nothing
face-standard_success = success
face-standard_success_tentacle = success with tentacle
face-standard_tentacle = tentacle
face-standard_sign = elder sign
face-standard_blank = blank
face-bonus_success = bonus success
face-bonus_success_sign = bonus success with elder sign
face-bonus_sign = bonus elder sign
face-bonus_blank = bonus blank
