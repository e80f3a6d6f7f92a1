# What cards do, made from their rows. Every `do-…` is a clause without capital or full stop; whoever is addressed is told
# in the imperative. $who is the name of whom it is about ("folk-…"), $where of a space, $those of enemies' figures,
# $per of what is counted ("none": nothing); $count 0 is "all" or "any number".

sentence = { CAP(NAME($what)) }.

## Abilities: the occasion, how often, what happens

ability = { NAME($on) }{ $limit ->
        [turn] , once per turn
        [run] , once per Run
       *[none] { "" }
    }: { NAME($does) }
ability-limited = { $limit ->
        [run] once per Run
       *[turn] once per turn
    }: { NAME($does) }
ability-while = while { LIST($when) }: { NAME($does) }
ability-state = as soon as { LIST($when) }: { NAME($does) }

on-on_claim = when you claim this card
on-on_lose = when you lose this card
on-action = special action
on-free_action = free action
on-any_time = at any time on your turn
on-on_run = when you begin a Run
on-on_sneak = when you Sneak past an enemy
on-on_leave = when you leave a space
on-on_enter = when you enter a space
on-after_run = after your Run
on-on_attack = when you attack
on-after_attack = after your attack
on-on_kill = when you kill an enemy
on-when_attacked = when you are attacked
on-after_attacked = after an attack against you
on-when_wounded = when you take wounds
on-before_roll = before a roll
on-after_roll = after a roll
on-reroll_by_stress = when you take stress to reroll
on-on_rest = when you Rest
on-other_rests = when another investigator in your space Rests
on-other_leaves = when another investigator leaves your space
on-on_search = when you Search
on-on_sanity_loss = when you lose sanity
on-turn_start = at the start of your turn
on-turn_end = at the end of your turn
on-fire_rolled = after you roll for Fire
on-first_turn = at the start of your first turn
on-on_elder_advance = when the Elder One advances
on-on_reveal = when a Stage is revealed
on-elder_turn_end = at the end of each turn
on-enemy_attacks = when it attacks you
on-enemy_attacked = when you attack it
on-enemy_survives = if it survives your attack
on-enemy_killed = when you kill it
on-enemy_wounds = if its attack wounds you
on-enemy_summoned = when it is summoned
on-enemy_presence = in its space
on-turn_end_here = at the end of your turn in its space
on-on_eliminated = when an investigator is eliminated

## Flow

do-all = { LIST($does) }
do-then = { LIST($does, sep: ", then ") }
do-afterwards = { LIST($does, sep: ". Then, ") }
do-for = { LIST($cost) } → { NAME($does) }
do-when = if { LIST($when) }, { NAME($does) }
do-when_else = if { LIST($when) }, { NAME($does) }; otherwise, { NAME($otherwise) }
do-may = you may { LIST($does) }
do-choose = choose one: { LIST($ways, sep: " — OR — ") }
do-each_chooses = { NAME($who) } chooses one: { LIST($ways, sep: " — OR — ") }
do-for_each = for { NAME($who) }: { NAME($does) }
do-for_each_space = for each space with a { NAME($token) } token: { NAME($does) }
do-repeat = { $per ->
        [none] up to { $count } times
       *[other] { NAME($per) }{ $count ->
            [1] { "" }
           *[more] , { $count } times
        }
    }, { NAME($does) }
do-roll = make a roll. { CAP(LIST($outcomes, sep: "; ")) }
do-roll_against = roll { $count ->
        [one] 1 standard die
       *[other] { $count } standard dice
    } against yourself. { CAP(LIST($outcomes, sep: "; ")) }
roll-least = with { $count }+ successes: { NAME($does) }
roll-otherwise = otherwise: { NAME($does) }
roll-success = for each success: { NAME($does) }
roll-sign = for each elder sign: { NAME($does) }

## What is counted

per-tentacle = for each tentacle
per-elder_sign = for each elder sign
per-elder_sign_counted_as_success = for each elder sign counted as a success
per-target = for each target
per-health_of_killed_enemy = for each point of health of the killed enemy
per-other_investigator_within_2 = for each other investigator within 2 spaces
per-relic_and_item_you_have = for each Relic and each Item you have
per-four_fatigue = for every 4 Fatigue tokens you hold
per-bone_held_beyond_first = for each Bones token you hold beyond the first
per-bone_discarded = for each of them

## Whom

folk-you = you
folk-it = they
folk-each = each investigator
folk-each_in_your_space = each investigator in your space
folk-others_in_your_space = each other investigator in your space
folk-each_within_1 = each investigator within 1 space of you (you included)
folk-each_within_2 = each investigator within 2 spaces of you (you included)
folk-each_within_2_of_it = each investigator within 2 spaces of it
folk-each_in_elder_space = each investigator in the Elder One's space
folk-each_with_the_enemy = each investigator in { NAME($enemy, case: "the") }'s space
folk-each_with_enemy = each investigator in any { NAME($enemy) }'s space
folk-each_at = each investigator { NAME($space, case: "in") }
folk-each_near = each investigator within { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } of { NAME($space, case: "the") }
folk-nearest_other = the nearest other investigator
folk-chosen_in_your_space = an investigator of your choice in your space

## Where: the space itself, and .in with its preposition

where-your_space = your space
    .in = in your space
    .to = to your space
    .gen = your space
where-start = the Start space
    .in = in the Start space
    .to = to the Start space
    .gen = the Start space
where-gate_red = the Red Gate
    .in = at the Red Gate
    .to = to the Red Gate
    .gen = the Red Gate
where-gate_yellow = the Yellow Gate
    .in = at the Yellow Gate
    .to = to the Yellow Gate
    .gen = the Yellow Gate
where-gate_blue = the Blue Gate
    .in = at the Blue Gate
    .to = to the Blue Gate
    .gen = the Blue Gate
where-each_gate = each Gate
    .in = at each Gate
    .to = to each Gate
    .gen = each Gate
where-nearest_gate = the nearest Gate
    .in = at the nearest Gate
    .to = to the nearest Gate
    .gen = the nearest Gate
where-farthest_gate = the farthest Gate
    .in = at the farthest Gate
    .to = to the farthest Gate
    .gen = the farthest Gate
where-random_gate = a random Gate
    .in = at a random Gate
    .to = to a random Gate
    .gen = a random Gate
where-random_location = a Random Location
    .in = at a Random Location
    .to = to a Random Location
    .gen = a Random Location
where-space = { NAME($space, case: "the") }
    .in = { NAME($space, case: "in") }
    .to = { NAME($space, case: "to") }
    .gen = { NAME($space, case: "the") }
where-its_space = its space
    .in = in its space
    .to = to its space
    .gen = its space
where-chosen_space = that space
    .in = in that space
    .to = to that space
    .gen = that space
where-the_enemy = { NAME($enemy, case: "the") }'s space
    .in = in { NAME($enemy, case: "the") }'s space
    .to = to { NAME($enemy, case: "the") }'s space
    .gen = { NAME($enemy, case: "the") }'s space
where-enemy = each { NAME($enemy) }'s space
    .in = in each { NAME($enemy) }'s space
    .to = to each { NAME($enemy) }'s space
    .gen = each { NAME($enemy) }'s space
where-token = the nearest space with a { NAME($token) } token
    .in = in the nearest space with a { NAME($token) } token
    .to = to the nearest space with a { NAME($token) } token
    .gen = the nearest space with a { NAME($token) } token
where-the_token = the { NAME($token, case: "gen") } space
    .in = in the { NAME($token, case: "gen") } space
    .to = to the { NAME($token, case: "gen") } space
    .gen = the { NAME($token, case: "gen") } space
where-nearest_investigator = the nearest investigator
    .in = in the nearest investigator's space
    .to = into the nearest investigator's space
    .gen = the nearest investigator
where-most_wounded = the most wounded investigator
    .in = in the most wounded investigator's space
    .to = into the most wounded investigator's space
    .gen = the most wounded investigator
where-farthest_from_start = the space farthest from the Start space
    .in = in the space farthest from the Start space
    .to = to the space farthest from the Start space
    .gen = the space farthest from the Start space
where-any_space = any space
    .in = in any space of your choice
    .to = to any space of your choice
    .gen = any space
where-adjacent = an adjacent space
    .in = in an adjacent space of your choice
    .to = to an adjacent space of your choice
    .gen = an adjacent space

## Enemies: words for several kinds, like the names of one kind; .acc with an article, .the as something known

foe-any = enemy
    .the = the enemy
    .gen = enemy's
    .acc = an enemy
    .ins = enemy
    .gender = neuter
foe-cultist = Cultist
    .the = the Cultist
    .gen = Cultist's
    .acc = a Cultist
    .ins = Cultist
    .gender = neuter
foe-monster = monster
    .the = the monster
    .gen = monster's
    .acc = a monster
    .ins = monster
    .gender = neuter
foe-cultist_or_monster = Cultist or monster
    .the = the Cultist or monster
    .gen = Cultist's or monster's
    .acc = a Cultist or a monster
    .ins = Cultist or monster
    .gender = neuter
foe-scenario_monster = scenario monster
    .the = the scenario monster
    .gen = scenario monster's
    .acc = a scenario monster
    .ins = scenario monster
    .gender = neuter
foe-unknown_1 = Unknown monster in slot 1
    .the = the Unknown monster in slot 1
    .gen = Unknown monster's
    .acc = an Unknown monster in slot 1
    .ins = Unknown monster in slot 1
    .gender = neuter
foe-unknown_2 = Unknown monster in slot 2
    .the = the Unknown monster in slot 2
    .gen = Unknown monster's
    .acc = an Unknown monster in slot 2
    .ins = Unknown monster in slot 2
    .gender = neuter
foe-elder_one = Elder One
    .the = the Elder One
    .gen = Elder One's
    .acc = the Elder One
    .ins = Elder One
    .gender = neuter
foe-this = it
    .the = it
    .gen = its
    .acc = it
    .ins = it
    .gender = neuter
foe-attacker = attacker
    .the = the attacker
    .gen = attacker's
    .acc = the attacker
    .ins = attacker
    .gender = neuter

those-the = { NAME($enemy, case: "the") }
    .acc = { NAME($enemy, case: "the") }
those-each = each { NAME($enemy) }{ $scope ->
        [none] { "" }
       *[other] { " " }{ NAME($scope) }
    }
    .acc = every { NAME($enemy) }{ $scope ->
        [none] { "" }
       *[other] { " " }{ NAME($scope) }
    }
those-nearest = { $count ->
        [1] the nearest { NAME($enemy) }
       *[more] each of the { $count } nearest { NAME($enemy) } figures
    }
    .acc = { $count ->
        [1] the nearest { NAME($enemy) }
       *[more] each of the { $count } nearest { NAME($enemy) } figures
    }
those-chosen = one { NAME($enemy) } of your choice{ $scope ->
        [none] { "" }
       *[other] { " " }{ NAME($scope) }
    }
    .acc = one { NAME($enemy) } of your choice{ $scope ->
        [none] { "" }
       *[other] { " " }{ NAME($scope) }
    }

scope-your_space = in your space
scope-within_1 = within 1 space of you
scope-within_2 = within 2 spaces of you
scope-chosen_within_1 = in one space of your choice within 1 space of you
scope-space = { NAME($space, case: "in") }
scope-token = in a space with a { NAME($token) } token

## Investigators

do-deal_wounds = { $who ->
        [folk-you] take
        [folk-it] they take
       *[other] { NAME($who) } takes
    } { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-gain_stress = { $who ->
        [folk-you] take
        [folk-it] they take
       *[other] { NAME($who) } takes
    } { $count } stress{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }{ $rest ->
        [wounds] { " " }(any that doesn't fit becomes wounds)
        [whole] { " " }(all of it must fit)
       *[lost] { "" }
    }
do-lose_sanity = { $who ->
        [folk-you] lose
        [folk-it] they lose
       *[other] { NAME($who) } loses
    } { $count } sanity{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-heal = { $who ->
        [folk-you] heal
        [folk-it] they heal
       *[other] { NAME($who) } heals
    } { $count } stress or { $count ->
        [one] wound
       *[other] wounds
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-heal_shared = heal { $count } stress or { $count ->
        [one] wound
       *[other] wounds
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }, divided as you like between yourself and the investigators within 1 space of you
do-heal_stress = { $who ->
        [folk-you] heal
        [folk-it] they heal
       *[other] { NAME($who) } heals
    } { $count } stress{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-heal_wounds = { $who ->
        [folk-you] heal
        [folk-it] they heal
       *[other] { NAME($who) } heals
    } { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-gain_fire = put { $count } Fire on your board
do-discard_fire = discard { $count ->
        [0] all Fire
       *[other] { $count } Fire
    } from your board
do-gain_token = { $who ->
        [folk-you] gain
        [folk-it] they gain
       *[other] { NAME($who) } gains
    } { $count } { NAME($token) } { $count ->
        [one] token
       *[other] tokens
    }
do-lose_token = { $who ->
        [folk-you] discard
        [folk-it] they discard
       *[other] { NAME($who) } discards
    } { $count ->
        [0] any number of { NAME($token) } tokens
        [one] 1 { NAME($token) } token
       *[other] { $count } { NAME($token) } tokens
    }{ $removed ->
        [true] { " " }(removed from the game)
       *[false] { "" }
    }
do-pick_up = take { $count } { NAME($token) } { $count ->
        [one] token
       *[other] tokens
    } from your space
do-level_up = raise one skill of your choice by 1 level
do-move = move { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } towards { NAME($where) }
do-move_away = move { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } away from the other investigators
do-follow = follow to the same space
do-take_along = take one other investigator along with you
do-place_investigator = place your figure { NAME($where, case: "in") }
do-stop_move = end your move here
do-swap_investigators = swap places with { NAME($who) }
do-gain_action = gain { $count ->
        [one] 1 action
       *[other] { $count } actions
    } this turn
do-free_action = { $who ->
        [folk-you] perform
       *[other] { NAME($who) } may perform
    } { $what ->
        [run] a free Run
        [attack] a free attack
        [ranged_attack] a free attack on a target outside your space
        [scenario] a scenario action for free
       *[any] any action for free
    }
do-draw_discovery = draw { $count } Discovery cards and resolve { $keep } of them (discard the rest)
do-gain_relic = draw { $count } random Relics and keep { $keep }
do-claim = claim { NAME($side) }
do-claim_left = claim the left side
do-claim_right = claim the right side
do-discard_this = discard this card
do-discard_item_or_companion = discard one of your Items or Companions
do-discard_side = discard { NAME($side) }
do-take_card = take { $what ->
       *[item] 1 Item
    } from another investigator in your space
do-switch_side = switch this card to its other side
do-search = Search

## What you may do: the same, after "you may"

may-heal = heal { $count } stress or { $count ->
        [one] wound
       *[other] wounds
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
may-heal_stress = heal { $count } stress
may-pick_up = take { $count } { NAME($token) } { $count ->
        [one] token
       *[other] tokens
    } from your space
may-lose_token = discard { $count ->
        [0] any number of { NAME($token) } tokens
        [one] 1 { NAME($token) } token
       *[other] { $count } { NAME($token) } tokens
    }{ $removed ->
        [true] { " " }(removed from the game)
       *[false] { "" }
    }
may-search = Search
may-follow = follow to the same space
may-take_along = take one other investigator along with you
may-move_enemies_away = move { NAME($those, case: "acc") } { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } away from you
may-mod_dice = roll { $count ->
        [one] 1 more bonus die
       *[other] { $count } more bonus dice
    } { NAME($when) }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
may-cancel_tentacle = count { $count ->
        [one] 1 tentacle as a blank
       *[other] { $count } tentacles as blanks
    }

## Enemies

do-summon = summon { $sole ->
        [true] { NAME($enemy, case: "the") }
       *[false] 1 { NAME($enemy) }
    } { NAME($where, case: "in") }
do-enemies_move = { NAME($those) } moves { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } towards { NAME($where) }
do-enemies_move_into = { NAME($those) } moves directly { $where ->
        [where-your_space] into your space
       *[other] { NAME($where, case: "to") }
    }
do-move_enemies = move { NAME($those, case: "acc") } { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } { $where ->
        [where-any_space] in any direction
       *[other] towards { NAME($where) }
    }
do-move_enemies_away = move { NAME($those, case: "acc") } { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } away from you
do-place_enemies = place { NAME($those, case: "acc") } { NAME($where, case: "in") }
do-wound_enemies = { NAME($those) } takes { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
do-heal_enemies = { NAME($those) } heals { $count ->
        [0] all its wounds
        [one] 1 wound
       *[other] { $count } wounds
    }
do-kill_enemies = kill { NAME($those, case: "acc") }
do-remove_enemies = return { NAME($those, case: "acc") } to the reserve (this isn't a kill)
do-enemies_attack = { NAME($those) } attacks you

## Board and story

do-place_fire = place { $count } Fire { NAME($where, case: "in") }
do-remove_fire = remove { $count ->
        [0] all Fire
       *[other] { $count } Fire
    } from { NAME($where) }
do-place_token = place 1 { NAME($token) } token { NAME($where, case: "in") }
do-place_held = place all your { NAME($token) } tokens { NAME($where, case: "in") }
do-remove_token = remove 1 { NAME($token) } token from { NAME($where) }
do-remove_nearest = remove the nearest { NAME($token) } token
do-move_token = { $pick ->
        [the] the { NAME($token) } moves
        [each] each { NAME($token) } token moves
       *[nearest] { $many ->
            [1] the nearest { NAME($token) } token moves
           *[more] up to { $many } of the nearest { NAME($token) } tokens move
        }
    } { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } towards { NAME($where) }
do-move_token_away = { $pick ->
        [the] the { NAME($token) } moves
        [each] each { NAME($token) } token moves
       *[nearest] { $many ->
            [1] the nearest { NAME($token) } token moves
           *[more] up to { $many } of the nearest { NAME($token) } tokens move
        }
    } { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } away from you
do-block_passage = put 1 { NAME($token) } token on a free passage of { NAME($where) }
do-clear_passage = remove 1 { NAME($token) } token from a passage of { NAME($where) }
do-clear_passages = remove every { NAME($token) } token from the board
do-progress = { $more ->
        [true] raise
       *[false] lower
    } the ritual counter by { $count }
do-disrupt_ritual = the ritual is disrupted
do-draw_mythos = draw and resolve { $count } more Mythos { $count ->
        [one] card
       *[other] cards
    } after this one
do-resolve_discarded = resolve the top card of the Mythos discard pile again; no further card is drawn
do-shuffle_mythos = shuffle { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of your choice from the Mythos discard pile back into the deck
do-peek_mythos = { $count ->
        [one] look at the top card of the Mythos deck and put it back on top or on the bottom
       *[other] look at the top { $count } cards of the Mythos deck and put each back on top or on the bottom
    }

## What lasts

when-attack = when you attack
when-attack_in_space = when you attack a target in your space
when-attack_ranged = when you attack a target outside your space
when-monster_attack = when you attack a monster
when-attacked = when you are attacked
when-attacked_or_fire = when you are attacked or roll for Fire
when-own_rolls = on your rolls (never on rolls against yourself)
when-any_roll = on any roll
when-any_source = from any source
when-scenario_action = on rolls for scenario actions
when-this_roll = in this roll

do-mod_dice = { $who ->
        [folk-you] roll
       *[other] { NAME($who) } rolls
    } { $count ->
        [one] 1 more bonus die
       *[other] { $count } more bonus dice
    } { $who ->
        [folk-you] { NAME($when) }
       *[other] on rolls that are not against themselves
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-mod_reroll = { $when ->
        [when-this_roll] { "" }
       *[other] { NAME($when) },{ " " }
    }you get { $count ->
        [one] 1 free reroll
       *[other] { $count } free rerolls
    }{ $when ->
        [when-this_roll] { " " }{ NAME($when) }
       *[other] { "" }
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-count_signs = you may count { $count ->
        [0] any number of elder signs as { $value ->
            [1] successes
           *[more] { $value } successes each
        }
        [one] 1 elder sign as { $value ->
            [1] a success
           *[more] { $value } successes
        }
       *[other] up to { $count } elder signs as { $value ->
            [1] successes
           *[more] { $value } successes each
        }
    } { NAME($when) }
do-signs_count = { $count ->
        [0] every elder sign in this roll counts as a { $into ->
            [success] success
           *[tentacle] tentacle
        }
       *[other] up to { $count } elder signs in this roll count as { $into ->
            [success] successes
           *[tentacle] tentacles
        }
    }
do-cancel_tentacle = count { $count ->
        [one] 1 tentacle as a blank
       *[other] { $count } tentacles as blanks
    }
do-mod_reduce = you may { $wounds ->
        [0] { "" }
        [one] take 1 fewer wound
       *[other] take { $wounds } fewer wounds
    }{ $sanity ->
        [0] { "" }
       *[other] { $wounds ->
            [0] { "" }
           *[other] { " and " }
        }lose { $sanity } less sanity
    }{ $when ->
        [none] { "" }
       *[other] { " " }{ NAME($when) }
    }
do-mod_damage = { $when ->
        [this_attack] this attack deals
       *[attack] your attacks deal
    } { $count ->
        [one] 1 more wound
       *[other] { $count } more wounds
    }
do-mod_targets = with one attack, you may target { $count ->
        [0] any number of figures
       *[other] up to { $count } figures
    } in { $where ->
        [your_space] your space
       *[target_space] the same space
    }; { $full ->
        [true] each of them takes all the wounds
       *[false] divide the wounds among them as you like
    }
do-mod_range = you may attack targets up to { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } away
do-mod_run = your Run is { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } { $more ->
        [true] longer
       *[false] shorter
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-mod_sneak = you may Sneak { $count ->
        [0] any number of times
        [1] once
        [2] twice
       *[more] { $count } times
    } per Run
do-mod_rest = your Rest heals { $count } { $more ->
        [true] more
       *[false] less
    }{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-mod_actions = you have { $count } { $more ->
        [true] more
       *[false] fewer
    } { $count ->
        [one] action
       *[other] actions
    } each turn{ $per ->
        [none] { "" }
       *[other] { " " }{ NAME($per) }
    }
do-mod_adjacent = when you Run, { $what ->
        [each_gate-each_gate] the three Gates are adjacent to each other
        [your_space-each_gate] your space is adjacent to each Gate
       *[your_space-start] your space is adjacent to the Start space
    }
do-mod_forbid = { $what ->
        [trade] you can't Trade
        [sneak_past_it] you can't Sneak past it
       *[enemies_attack_you] no enemy attacks you until the end of this turn
    }
do-mod_cost = each reroll for stress costs { $count } more stress
do-mod_enemy = { $what ->
        [bonus_dice] { NAME($those) } attacks with { $count } { $more ->
            [true] more
           *[false] fewer
        } bonus { $count ->
            [one] die
           *[other] dice
        }
       *[move] { NAME($those) } that moves towards you moves { $count ->
            [one] 1 space
           *[other] { $count } spaces
        } { $more ->
            [true] farther
           *[false] less
        }
    }
do-mod_skill = you have { $count ->
        [one] 1 more level
       *[other] { $count } more levels
    } of { NAME($skill) }
do-mod_ignore = { $what ->
        [fire_leaving] you don't pick up Fire when you leave a space
        [rubble] Rubble does not stop { $enemy ->
            [none] you
           *[other] { NAME($enemy, case: "the") }
        }
       *[bolts] Bolts do not stop { $enemy ->
            [none] you
           *[other] { NAME($enemy, case: "acc") }
        }
    }
do-mod_search = { $what ->
        [draw_two] when you Search, draw 2 cards, resolve 1 and discard the other
        [free_items] when you Search, you may claim Items without taking stress or wounds for them
       *[relic_instead] instead of Searching, you may take a random Relic with its transformed side up
    }
do-mod_heal_token = for each point you may heal, you may discard 1 { NAME($token) } token instead
