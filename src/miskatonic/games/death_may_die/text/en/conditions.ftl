# Conditions on cards, as clauses after "if", "while" or "requires:". $who is "you", or "it" for each of several in turn;
# $yes is false where something must not be so.

if-has_card = { $who ->
        [it] they { $yes ->
            [true] have
           *[false] do not have
        }
       *[you] you { $yes ->
            [true] have
           *[false] do not have
        }
    } { NAME($side) }
if-has_type = you have { $what ->
        [item] an Item
        [companion] a Companion
       *[item_or_companion] an Item or a Companion
    }
if-others_have_type = another investigator in your space has { $what ->
       *[item] an Item
    }
if-safe = your space is Safe
if-with_enemy = there is { $yes ->
        [true] { NAME($enemy, case: "acc") }
       *[false] no { NAME($enemy) }
    } in { $where ->
        [there] that space
       *[here] your space
    }
if-alone = { $yes ->
        [true] no other investigator
       *[false] another investigator
    } is in your space
if-company_within = another investigator is within { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } of you
if-stage_min = Stage { $count ->
        [2] II
        [3] III
       *[other] { $count }
    } has been revealed
if-elder_on_board = the Elder One is { $yes ->
        [true] on the board
       *[false] not on the board
    }
if-ritual_disrupted = the ritual is { $yes ->
        [true] disrupted
       *[false] not disrupted yet
    }
if-stress_full = your stress is at its maximum
if-stress_min = you have at least { $count } stress
if-wounds_min = { $who ->
        [it] they have
       *[you] you have
    } at least { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
if-wounds_dealt = it dealt { $yes ->
        [true] wounds
       *[false] no wounds
    }
if-stress_spent = you took { $yes ->
        [true] stress
       *[false] no stress
    } to reroll
if-successes_min = the roll shows at least { $count ->
        [one] 1 success
       *[other] { $count } successes
    }
if-tentacles_min = the roll shows at least { $count ->
        [one] 1 tentacle
       *[other] { $count } tentacles
    }
if-token_min = { $sole ->
        [true] the { NAME($token) } is { $yes ->
            [true] in your space
           *[false] not in your space
        }
       *[false] { $where ->
            [you] you hold
            [board] the board has
            [start] the Start space has
            [here_on_passages] a passage from your space has
            [passage] the passage you crossed has
           *[your_space] your space has
        } { $yes ->
            [true] at least { $count ->
                [one] 1 { NAME($token) } token
               *[other] { $count } { NAME($token) } tokens
            }
           *[false] { $count ->
                [1] no { NAME($token) } token
               *[more] fewer than { $count } { NAME($token) } tokens
            }
        }
    }
if-in_space = you are { NAME($space, case: "in") }
if-near = you are within { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } of the Elder One
if-killed_this_turn = you killed { $yes ->
        [true] an enemy
       *[false] no enemy
    } this turn
if-fire_here = your space has Fire
if-target_is = the target is { NAME($enemy, case: "acc") }
if-enemy_is = the enemy is { NAME($enemy, case: "acc") }
if-own_roll = it is not against you
if-roll_is_attack = it is for your attack
if-sneaked_this_run = you Sneaked during it
if-during_run = you are on a Run
if-none_on_board = there is no { NAME($enemy) } on the board
