### What is said at the table: questions, options, why something can't be done, the log, the end, settings.

## Questions

ask-ancient_one = { NAME($seat) }: { ask-ancient_one.question }
    .question = which Ancient One stirs in its sleep tonight?
ask-investigator = { NAME($seat) }: { ask-investigator.question }
    .question = who will you be?
ask-starting_card = { CAP(NAME($who, case: "the")) }: { ask-starting_card.question }
    .question = from which deck do you draw a starting card?
ask-move = { CAP(NAME($who, case: "the")) }: { ask-move.question }
    .question = where do you go?
ask-entrance = { CAP(NAME($who, case: "the")) }: { ask-entrance.question }
    .question = what do you do at the museum entrance?
ask-ready = { CAP(NAME($who, case: "the")) }: { ask-ready.question }
    .question = { $count ->
        [0] no dice are left in your pool. Do you add one?
        [one] 1 die in your pool. Do you roll?
       *[other] { $count } dice in your pool. Do you roll?
    }
ask-rolled = { CAP(NAME($who, case: "the")) }: { ask-rolled.question }
    .question = { $completed ->
        [yes] what else do you do with this roll?
       *[no] what do you do with this roll? If it completes nothing, you discard a die.
    }
ask-reroll = { CAP(NAME($who, case: "the")) }: { ask-reroll.question }
    .question = what do you reroll? { $picked ->
        [0] { $count ->
            [one] 1 die
           *[other] Up to { $count } dice
        }
       *[other] Picked so far: { LIST($faces) }. { $count ->
            [one] You may pick 1 more
           *[other] You may pick up to { $count } more
        }
    }.
ask-turn_die = { CAP(NAME($who, case: "the")) }: { ask-turn_die.question }
    .question = which die do you turn, and to what?
ask-secure = { CAP(NAME($who, case: "the")) }: { ask-secure.question }
    .question = which die do you secure on { NAME($card, case: "acc") }?
ask-discard_die = { CAP(NAME($who, case: "the")) }: { ask-discard_die.question }
    .question = which die do you discard?
ask-lock = { CAP(NAME($who, case: "the")) }: { ask-lock.question }
    .question = which die does { NAME($source, case: "acc") } lock?
ask-terror_order = { CAP(NAME($who, case: "the")) }: { ask-terror_order.question }
    .question = which terror effect comes first?
ask-midnight_order = { CAP(NAME($who, case: "the")) }: { ask-midnight_order.question }
    .question = what does midnight bring first?
ask-place_monster = { CAP(NAME($who, case: "the")) }: { ask-place_monster.question }
    .question = where does { NAME($monster, case: "acc") } appear?
ask-defeat = { CAP(NAME($who, case: "the")) }: { ask-defeat.question }
    .question = { $count ->
        [one] which monster do you defeat?
       *[other] which monsters do you defeat? Up to { $count }, one after another.
    }
ask-assist = { CAP(NAME($who, case: "the")) }: { ask-assist.question }
    .question = { NAME($other, case: "the") } asks you to keep a die ({ NAME($face) }). If the adventure fails, you will lose 1 sanity or 1 stamina. Do you help?
ask-helper_loss = { CAP(NAME($who, case: "the")) }: { ask-helper_loss.question }
    .question = the adventure you helped with has failed. What do you lose?
ask-choose_effect = { CAP(NAME($who, case: "the")) }: { ask-choose_effect.question }
    .question = which will it be?
ask-devour_unless = { CAP(NAME($who, case: "the")) }: { ask-devour_unless.question }
    .question = do you pay, or are you devoured?
ask-reward_order = { CAP(NAME($who, case: "the")) }: { ask-reward_order.question }
    .question = which part of the reward comes next?
ask-scrounge = { CAP(NAME($who, case: "the")) }: { ask-scrounge.question }
    .question = you gain { NAME($kind, case: "acc") }, or something else instead. What do you take?
ask-lose_card = { CAP(NAME($who, case: "the")) }: { ask-lose_card.question }
    .question = which { NAME($kind) } do you lose?
ask-pay_trophies = { CAP(NAME($who, case: "the")) }: { ask-pay_trophies.question }
    .question = which trophies do you give up? The price is { $count }.
ask-prevent_sanity = { CAP(NAME($who, case: "the")) }: { ask-prevent_sanity.question }
    .question = you are about to lose { $count } sanity. Do you prevent it?
ask-prevent_stamina = { CAP(NAME($who, case: "the")) }: { ask-prevent_stamina.question }
    .question = you are about to lose { $count } stamina. Do you prevent it?
ask-pay_sanity = { CAP(NAME($who, case: "the")) }: { ask-pay_sanity.question }
    .question = the task costs { $count } sanity. How do you pay?
ask-pay_stamina = { CAP(NAME($who, case: "the")) }: { ask-pay_stamina.question }
    .question = the task costs { $count } stamina. How do you pay?
ask-lower_maximum = { CAP(NAME($who, case: "the")) }: { ask-lower_maximum.question }
    .question = which of your maximums do you lower by 1?
ask-bury = { CAP(NAME($who, case: "the")) }: { ask-bury.question }
    .question = the next Mythos card is { NAME($mythos, case: "acc") }. Where does it go?

## Options

option-ancient_one = Face { NAME($ancient_one) }
option-investigator = Play { NAME($investigator, case: "the") }

# Moving

option-go = Go { NAME($place, case: "to") }
option-stay = Stay { NAME($place, case: "in") }
option-heal = { NAME($healer) }: { NAME($who, case: "the") } regains 1 { NAME($kind) } (once a day)
option-peek = { NAME($card) }: look at the next Mythos card
option-bury = Put it on the bottom of the deck and discard Anna Kaslow
option-leave = Leave it on top

# Cards

option-use = Use { NAME($card, case: "acc") }: { NAME($card, case: "does") }

# Before a roll

option-roll = Roll the dice
option-give_up = Give up: the adventure fails, with its penalties
option-end_attack = End the attack
option-focus = Focus: keep { NAME($die, case: "acc") } ({ NAME($face) })
option-ask = Ask { NAME($who, case: "the") } to keep { NAME($die, case: "acc") } ({ NAME($face) })
option-take_off = Take { NAME($die, case: "acc") } ({ NAME($face) }) off { NAME($card, case: "acc") } and roll it
option-trust_fund = Trust fund: give up { NAME($price, case: "acc") } to add the yellow and red dice

# After a roll

option-complete = { $place ->
        [place-battle] Strike the Ancient One
       *[other] { $monster ->
            [none] Complete task { $row }
           *[other] { $defeats ->
                [no] Complete a task of { NAME($monster, case: "acc") }
               *[yes] Defeat { NAME($monster, case: "acc") }
            }{ $row ->
                [0] { "" }
               *[other] {" "}(task { $row })
            }
        }
    } with { LIST($faces) }{ $special ->
        [yellow] {" "}(with the yellow die)
        [red] {" "}(with the red die)
        [both] {" "}(with the yellow and red dice)
       *[none] { "" }
    }{ $secured ->
        [0] { "" }
        [one] {" "}(1 of them secured)
       *[other] {" "}({ $secured } of them secured)
    }{ $sanity ->
        [0] { "" }
       *[other] , losing { $sanity } sanity
    }{ $stamina ->
        [0] { "" }
       *[other] , losing { $stamina } stamina
    }{ $clock ->
        [0] { "" }
       *[other] , moving the clock on
    }
option-clue = Spend 1 clue to reroll dice
option-read_terror = Your ability: change { NAME($face) } to { NAME($new_face) } on { NAME($die, case: "acc") }
option-raise = Your ability: raise { NAME($die, case: "acc") } ({ NAME($face) }) by 1
option-research = { investigator-mandy_thompson }: reroll up to 2 of these dice (once a day)
option-pickman = { NAME($card) }: reroll 1 die
option-tommy_gun = { common_item-tommy_gun }: reroll 1 die
option-fail = { $terror ->
        [true] Let the roll fail: terror strikes, then you discard a die
       *[false] Let the roll fail
    }
option-no_terror = Let the roll fail, but use { NAME($card, case: "acc") }: no terror effects
option-no_discard = Let the roll fail, but discard { NAME($card, case: "acc") } instead of a die
option-discard = Discard { NAME($die, case: "acc") } ({ NAME($face) })
option-roll_on = Stop here and roll the rest

# Picking dice

option-reroll = Pick { NAME($die, case: "acc") } ({ NAME($face) })
option-reroll_all = Reroll all of them
option-reroll_picked = Reroll the picked dice
option-reroll_none = Leave the dice as they are
option-turn = Turn { NAME($die, case: "acc") } from { NAME($face) } to { NAME($new_face) }
option-secure = Secure { NAME($die, case: "acc") } ({ NAME($face) })
option-lock = Lock { NAME($die, case: "acc") } ({ NAME($face) })

# At the entrance

option-first_aid = First aid: regain { $count } { NAME($kind) } (free)
option-full_care = First aid: regain all { NAME($kind) } for { $count ->
        [one] 1 trophy
       *[other] { $count } trophies
    }
option-full_recovery = First aid: regain all sanity and all stamina for { $count ->
        [one] 1 trophy
       *[other] { $count } trophies
    }
option-lost_and_found = Search the Lost and Found (roll a green die)
option-buy = Souvenir: { NAME($kind, case: "acc") } for { $count ->
        [one] 1 trophy
       *[other] { $count } trophies
    }{ $card ->
        [none] { "" }
       *[other] , discarding { NAME($card, case: "acc") }
    }
option-wait = Wait and do nothing
option-pay = { CAP(LIST($trophies, case: "acc")) } (worth { $count })

# Answers

option-help = Help
option-refuse = Refuse
option-own_points = Pay with your own { NAME($kind) }
option-pay_with = Pay 1 { NAME($kind) } with { NAME($card, case: "acc") }
option-suffer = Take the loss
option-enough = That's enough
option-first = { CAP(NAME($source, case: "acc")) }
option-place = { $row ->
        [0] Put it below { NAME($place, case: "acc") }
       *[other] Put it on { NAME($place, case: "acc") }, task { $row }
    }
option-defeat = Defeat { NAME($monster, case: "acc") } { NAME($place, case: "in") }
option-take = Take { NAME($kind, case: "acc") }
option-give_up_card = Lose { NAME($card, case: "acc") }
option-lose = Lose 1 { NAME($kind) }
option-lower = Lower your maximum { NAME($kind) } by 1
option-next = { $kind ->
        [kind-gate] The gate opens
        [kind-monster] The monster appears
       *[kind-doom] The doom track changes
    }
option-way = { CAP(LIST($effects)) }
option-pay_up = { CAP(LIST($effects)) }
option-be_devoured = Be devoured

# What a choice between effects can mean; lists of these make up an option

effect-gain_sanity_1 = regain 1 sanity
effect-gain_sanity_2 = regain 2 sanity
effect-gain_stamina_1 = regain 1 stamina
effect-gain_stamina_2 = regain 2 stamina
effect-lose_sanity_1 = lose 1 sanity
effect-lose_stamina_1 = lose 1 stamina
effect-lose_clue_1 = discard 1 clue
effect-lose_trophies_1 = give up 1 trophy
effect-lose_trophies_2 = give up 2 trophies
effect-lose_common_item_1 = discard a common item
effect-lose_unique_item_1 = discard a unique item
effect-lose_spell_1 = discard a spell

## Kinds of options, and of what can't be done

verb-ancient_one = Choose the Ancient One
verb-investigator = Choose an investigator
verb-go = Move
verb-stay = Stay
verb-heal = Heal somebody
verb-peek = Look at the next Mythos card
verb-bury = Put the card on the bottom
verb-leave = Leave the card on top
verb-use = Use a card
verb-roll = Roll
verb-give_up = Give up
verb-end_attack = End the attack
verb-focus = Focus
verb-ask = Ask for assistance
verb-take_off = Take a die off a spell
verb-trust_fund = Add the yellow and red dice
verb-complete = Complete a task
verb-clue = Spend a clue
verb-read_terror = Change a terror result
verb-raise = Raise a die
verb-research = Mandy Thompson's research
verb-pickman = Richard Upton Pickman's help
verb-tommy_gun = The Tommy Gun's reroll
verb-fail = Let the roll fail
verb-no_terror = Fail without terror effects
verb-no_discard = Fail without losing a die
verb-discard = Discard a die
verb-roll_on = Roll the rest
verb-reroll = Pick a die
verb-reroll_all = Reroll all dice
verb-reroll_picked = Reroll the picked dice
verb-reroll_none = Leave the dice
verb-turn = Turn a die
verb-secure = Secure a die
verb-lock = Choose the locked die
verb-first_aid = Free first aid
verb-full_care = Regain all sanity or stamina
verb-full_recovery = Regain all sanity and stamina
verb-lost_and_found = Lost and Found
verb-buy = Buy a souvenir
verb-wait = Wait
verb-pay = Pay with trophies
verb-help = Help
verb-refuse = Refuse
verb-own_points = Pay with your own points
verb-pay_with = Pay with a card
verb-suffer = Take the loss
verb-enough = That's enough
verb-first = Choose what comes first
verb-place = Place the monster
verb-defeat = Defeat a monster
verb-take = Choose what to take
verb-give_up_card = Lose a card
verb-lose = Choose the loss
verb-lower = Lower a maximum
verb-next = Choose what happens next
verb-way = Choose an effect
verb-pay_up = Pay the price
verb-be_devoured = Be devoured

## Why not; each follows the name of the action and a colon

barred-battle = not in the battle with the Ancient One
barred-mythos = forbidden by the Mythos card { NAME($source, case: "acc") }
barred-once_a_turn = only once a turn
barred-asked_already = only one player, and only once per roll, whatever the answer
barred-no_failed_roll = only right after a failed roll, and only one of focus and assistance
barred-nobody_here = no other investigator is on your card
barred-last_die = it is your last die: with nothing left to roll, the adventure would fail
barred-die_locked = { NAME($die, case: "acc") } is locked ({ NAME($card) })
barred-in_order = { $monster ->
        [none] task { $row }
       *[other] { NAME($monster, case: "acc") }{ $row ->
            [0] { "" }
           *[other] {" "}(task { $row })
        }
    } has to wait; on this card, tasks go from top to bottom
barred-too_costly = { $monster ->
        [none] the cost of task { $row }
       *[other] the cost for { NAME($monster, case: "acc") }{ $row ->
            [0] { "" }
           *[other] {" "}(task { $row })
        }
    } would take your last point
barred-no_clue = you have no clues
barred-too_few_trophies = costs { $count ->
        [one] 1 trophy
       *[other] { $count } trophies
    }, you have { $have }

## The log

event-ancient_one = { NAME($ancient_one) } stirs in its sleep. There is not much time.
event-investigator = { NAME($seat) } became { NAME($investigator, case: "the") }.
event-first_player = { CAP(NAME($who, case: "the")) } goes first.
event-adventure_revealed = In the museum: { NAME($place, case: "acc") }.
event-adventure_added = An additional Adventure is in play until it is resolved: { NAME($place, case: "acc") }.
event-turn_begins = { CAP(NAME($who, case: "gen")) } turn.
event-turn_without = { NAME($seat) } no longer has an investigator and can only watch the clock.
event-moved = { CAP(NAME($who, case: "the")) } went { NAME($place, case: "to") }.
event-clock_moved = The clock moved on to { $hour ->
        [3] III
        [6] VI
        [9] IX
       *[12] XII
    }.

# Rolling

event-rolled = { CAP(NAME($who, case: "the")) } rolled { LIST($faces) }.
event-rerolled = { CAP(NAME($who, case: "the")) } rerolled: { LIST($old_faces) } → { LIST($faces) }.
event-die_turned = { CAP(NAME($who, case: "the")) } changed { NAME($old_face) } to { NAME($face) }.
event-die_added = { CAP(NAME($who, case: "the")) } added { NAME($die, case: "acc") } to the pool.
event-no_dice_left = { CAP(NAME($who, case: "the")) } had no dice left to roll.
event-task_completed = { CAP(NAME($who, case: "the")) } { $monster ->
        [none] completed task { $row }
       *[other] { $defeats ->
            [no] completed a task of { NAME($monster, case: "acc") }
           *[yes] overcame { NAME($monster, case: "acc") }
        }{ $row ->
            [0] { "" }
           *[other] {" "}(task { $row })
        }
    } { NAME($place, case: "in") } with { LIST($faces) }.
event-roll_failed = { CAP(NAME($who, case: "gen")) } roll failed.
event-terror = Terror took hold of { NAME($who, case: "the") }: { NAME($source, case: "acc") }.
event-dice_discarded = { CAP(NAME($who, case: "the")) } discarded { LIST($faces, case: "acc") }.
event-focused = { CAP(NAME($who, case: "the")) } focused and kept { NAME($face) }.
event-assisted = { CAP(NAME($who, case: "the")) } helped { NAME($other, case: "the") } and kept { NAME($face) }.
event-refused = { CAP(NAME($who, case: "the")) } refused to help.
event-secured = { CAP(NAME($who, case: "the")) } secured { NAME($face) } on { NAME($card, case: "acc") }.
event-taken_off = { CAP(NAME($who, case: "the")) } took { NAME($die, case: "acc") } off { NAME($card, case: "acc") }.
event-spell_over = No dice were left on { NAME($card, case: "acc") }: { NAME($who, case: "gen") } spell faded.
event-locked = { CAP(NAME($source, case: "acc")) } locked { NAME($die, case: "acc") }.
event-unlocked = { CAP(NAME($source, case: "acc")) } released { NAME($die, case: "acc") }.

# Adventures

event-resolved = { CAP(NAME($who, case: "the")) } resolved { NAME($place, case: "acc") }!
event-failed = { CAP(NAME($who, case: "the")) } failed { NAME($place, case: "in") }.
event-gate_opened = A gate opened: { NAME($place, case: "acc") }.
event-world_lost = The way to { NAME($place, case: "acc") } closed for ever.

# Monsters

event-monster_appeared = { CAP(NAME($monster, case: "acc")) } came out of the dark { NAME($place, case: "in") }.
event-monster_kept_away = No monster came near { NAME($who, case: "the") }.
event-monster_beaten = { CAP(NAME($who, case: "the")) } defeated { NAME($monster, case: "acc") }.
event-monster_taken = { CAP(NAME($who, case: "the")) } took { NAME($monster, case: "acc") } as a trophy.

# At the entrance

event-searched = { CAP(NAME($who, case: "the")) } searched the Lost and Found and rolled { NAME($face) }.
event-trophies_spent = { CAP(NAME($who, case: "the")) } gave up { LIST($trophies, case: "acc") }.
event-waited = { CAP(NAME($who, case: "the")) } waited at the museum entrance.

# Investigators and their cards

event-card_gained = { CAP(NAME($who, case: "the")) } gained { NAME($card, case: "acc") }.
event-card_lost = { CAP(NAME($who, case: "the")) } lost { NAME($card, case: "acc") }.
event-card_used = { CAP(NAME($who, case: "the")) } used { NAME($card, case: "acc") }.
event-ally_left = { CAP(NAME($card)) } left { NAME($who, case: "the") }.
event-deck_empty = There were no { NAME($kind, case: "many") } left to draw.
event-ability = { CAP(NAME($who, case: "the")) } used a once-a-day ability.
event-clues_gained = { CAP(NAME($who, case: "the")) } gained { $count ->
        [one] 1 clue
       *[other] { $count } clues
    }.
event-clues_lost = { CAP(NAME($who, case: "the")) } gave up { $count ->
        [one] 1 clue
       *[other] { $count } clues
    }.
event-sanity_gained = { CAP(NAME($who, case: "the")) } regained { $count } sanity (now { $left }).
event-stamina_gained = { CAP(NAME($who, case: "the")) } regained { $count } stamina (now { $left }).
event-sanity_lost = { CAP(NAME($who, case: "the")) } lost { $count } sanity ({ $left ->
        [0] none left
       *[other] { $left } left
    }).
event-stamina_lost = { CAP(NAME($who, case: "the")) } lost { $count } stamina ({ $left ->
        [0] none left
       *[other] { $left } left
    }).
event-loss_prevented = { CAP(NAME($who, case: "the")) } was spared the loss of { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
event-maximum_lowered = { CAP(NAME($who, case: "gen")) } maximum { NAME($kind) } fell to { $count }.
event-devoured = { CAP(NAME($who, case: "the")) } was devoured.
event-eliminated = { NAME($seat) } is out of the game.

# Midnight, the Mythos and doom

event-midnight = Midnight struck.
event-at_midnight = At midnight: { NAME($source, case: "acc") }.
event-mythos = Mythos: { NAME($mythos) } { NAME($mythos, case: "lower") }.
event-mythos_seen = { CAP(NAME($who, case: "the")) } saw the next Mythos card: { NAME($mythos, case: "acc") }.
event-mythos_buried = { CAP(NAME($who, case: "the")) } sent { NAME($mythos, case: "acc") } to the bottom of the deck; Anna Kaslow left.
event-doom_added = Doom drew closer: { $count } of { $of }.
event-doom_removed = Doom drew back by { $count } (now { $left }).
event-sign_gained = Elder Signs: { $count } of { $of }.
event-sign_lost = An Elder Sign lost its power ({ $count ->
        [0] none left
       *[other] { $count } left
    }).

# The battle

event-awakens = { NAME($ancient_one) } awakened! Everything else in the museum fell silent.
event-die_gone = { CAP(NAME($die, case: "acc")) } was lost for good.
event-hit = { CAP(NAME($who, case: "the")) } struck the Ancient One with { LIST($faces) }.
event-attack_over = { CAP(NAME($who, case: "gen")) } attack was over.
event-awakening = As it awakens: { NAME($effect) }
event-ancient_one_attacks = { NAME($ancient_one) } attacked! { NAME($effect) }

## The end

outcome-sealed = The last Elder Sign falls into place, and the way into this world is shut. In the morning the museum opens as if nothing had happened; you have won.
outcome-battle = The thing that woke goes back to where nobody looks for it. Among the ruins of the museum you are still standing; you have won.
outcome-devoured = The last voice in the museum has fallen silent, and something goes out through the open doors. You have lost.
outcome-azathoth = Azathoth opened its eyes, and there was nothing left to see. You have lost.

## Where the numbers come from; each is followed by its rule

why-odds = { $monster ->
        [none] Task { $row }
       *[other] { CAP(NAME($monster, case: "acc")) }{ $row ->
            [0] { "" }
           *[other] {" "}(task { $row })
        }
    }: { $percent }% on this roll
why-whole = The whole adventure: about { $percent }% for the active player, playing as well as possible. This takes account of dice that can be added, dice on spells, focus, assistance, what the investigator can do with a roll, costs and terror.
why-uncounted = Not counted, so the chance may be higher: { LIST($things) }.
why-uncounted_monster = Not counted, so the chance may be lower: terror brings a monster, which can only appear on this card.
why-remaining = { $count ->
        [0] No dice are left in the pool after this
        [one] 1 die is left in the pool after this
       *[other] { $count } dice are left in the pool after this
    }
why-our_design = { $part ->
        [now] Our design: the immediate effect.
        [lasting] Our design: the lingering effect.
        [ability] Our design: the special ability.
       *[all] Our design.
    }
why-price = The printed price is { $count ->
        [one] 1 trophy
       *[other] { $count } trophies
    }

## Settings

setting-ancient_one = Ancient One
setting-ancient_one-random = Drawn at random
setting-ancient_one-choose = Chosen at the table
setting-ancient_one-azathoth = { ancient_one-azathoth }
setting-ancient_one-cthulhu = { ancient_one-cthulhu }
setting-ancient_one-hastur = { ancient_one-hastur }
setting-ancient_one-ithaqua = { ancient_one-ithaqua }
setting-ancient_one-nyarlathotep = { ancient_one-nyarlathotep }
setting-ancient_one-shub_niggurath = { ancient_one-shub_niggurath }
setting-ancient_one-yig = { ancient_one-yig }
setting-ancient_one-yog_sothoth = { ancient_one-yog_sothoth }
setting-investigators = Investigators
setting-investigators-deal = Dealt at random
setting-investigators-choose = Each player picks one
setting-first = First player
setting-first-random = Random

## What is in the box

content-investigators = { $count ->
        [one] 1 investigator
       *[other] { $count } investigators
    }
content-ancient_ones = { $count ->
        [one] 1 Ancient One
       *[other] { $count } Ancient Ones
    }
content-adventures = { $count ->
        [one] 1 Adventure
       *[other] { $count } Adventures
    }
content-other_worlds = { $count ->
        [one] 1 Other World
       *[other] { $count } Other Worlds
    }
content-common_items = { $count ->
        [one] 1 common item
       *[other] { $count } common items
    }
content-unique_items = { $count ->
        [one] 1 unique item
       *[other] { $count } unique items
    }
content-spells = { $count ->
        [one] 1 spell
       *[other] { $count } spells
    }
content-allies = { $count ->
        [one] 1 ally
       *[other] { $count } allies
    }
content-mythos = { $count ->
        [one] 1 Mythos card
       *[other] { $count } Mythos cards
    }
content-monsters = { $count ->
        [one] 1 monster
       *[other] { $count } monsters
    }
content-masks = { $count ->
        [one] 1 mask
       *[other] { $count } masks
    }
