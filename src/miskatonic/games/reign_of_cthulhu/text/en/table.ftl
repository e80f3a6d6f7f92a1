### What is said at the table: questions, options, why something can't be done, the log, the end, settings, labels.

## Questions

ask-investigator = { CAP(NAME($who, case: "the")) }: { ask-investigator.question }
    .question = who will you be?
ask-action = { CAP(NAME($who, case: "the")) }: { ask-action.question }
    .question = what do you do? { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }.
ask-after_actions = { CAP(NAME($who, case: "the")) }: { ask-after_actions.question }
    .question = no actions left. Anything else before you draw cards?
ask-window = Does anyone want to play a relic now?
ask-hand_limit = { CAP(NAME($who, case: "the")) }: { ask-hand_limit.question }
    .question = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } over the hand limit. Which one do you part with?
ask-relic_duty = { CAP(NAME($who, case: "the")) }: { ask-relic_duty.question }
    .question = you must play a relic before your turn ends. Which one?
ask-consent_give = { CAP(NAME($who, case: "the")) } offers you { NAME($card, case: "acc") }. Do you agree?
ask-consent_take = { CAP(NAME($who, case: "the")) } asks you for { NAME($card, case: "acc") }. Do you agree?
ask-cure = Where do you go to recover?
ask-shift_to = Where does the cultist { NAME($place, case: "from") } go?
ask-shift_second = Do you move a second cultist?
ask-shoggoth_order = Which Shoggoth moves next?
ask-shoggoth_way = Which way does the Shoggoth { NAME($place, case: "from") } go?

# Old Ones

ask-web = Atlach-Nacha: a cultist { NAME($place, case: "in") }, or a sanity token?
ask-dagon = Dagon: at which gate does the next cultist appear?
ask-tremor = Shudde M'ell: how many sanity tokens does { NAME($who, case: "the") } give up? The group still has to give up { $count }.
ask-sloth = Tsathoggua: how many cards does { NAME($who, case: "the") } discard? The group still has to discard { $count }.
ask-sloth_card = { CAP(NAME($who, case: "the")) }: { ask-sloth_card.question }
    .question = which card do you discard to Tsathoggua?

## Options

option-investigator = Play { NAME($investigator, case: "the") }

# Actions

option-walk = Walk { NAME($place, case: "to") }
option-drive = Walk { NAME($place, case: "to") } by way of { NAME($via, case: "the") }
option-bus = Take the bus { NAME($place, case: "to") }, discarding { NAME($card, case: "acc") }
option-gate = Step through the gate { NAME($place, case: "to") }
option-defeat_cultist = { $count ->
        [one] Defeat a cultist
       *[other] Defeat all { $count } cultists
    }
option-defeat_shoggoth = Defeat the Shoggoth ({ $count ->
        [one] 1 action
       *[other] { $count } actions
    })
option-give = Give { NAME($whom, case: "dat") } { NAME($card, case: "acc") }{ $count ->
        [2] {" "}(2 actions)
       *[other] { "" }
    }
option-take = Take { NAME($card, case: "acc") } from { NAME($whom, case: "the") }{ $count ->
        [2] {" "}(2 actions)
       *[other] { "" }
    }
option-seal = Seal the gate of { NAME($town) } ({ $count ->
        [one] 1 clue
       *[other] { $count } clues
    })
option-seal_linked = Seal the gate of { NAME($town) } ({ $count ->
        [one] 1 clue
       *[other] { $count } clues
    } and { NAME($card, case: "acc") })
option-shift = Move a cultist { NAME($place, case: "from") }
option-shift_to = { CAP(NAME($place, case: "to")) }
option-drag = Move the Shoggoth { NAME($left, case: "from") } { NAME($place, case: "to") } (2 actions)
option-hop = Ride to another bus stop: { NAME($place, case: "the") } (no card)
option-end_actions = End your actions

# At any time

option-pick = Take { NAME($card, case: "acc") } from the discards (no action)
option-lend = { investigator-magician }: give { NAME($whom, case: "dat") } { NAME($card, case: "acc") } (no action)
option-borrow = { investigator-magician }: take { NAME($card, case: "acc") } from { NAME($whom, case: "the") } (no action)
option-discard = Discard { NAME($card, case: "acc") }
option-continue = Go on
option-quiet = Go on and don't ask again this turn

# Answers

option-agree = Agree
option-refuse = Refuse
option-accept = Accept
option-decline = Decline
option-enough = That's enough
option-rest = { CAP(NAME($place, case: "in")) }
option-move_first = The Shoggoth { NAME($place, case: "in") }
option-way = { CAP(NAME($place, case: "to")) }
option-web_cultist = Add a cultist { NAME($place, case: "in") }
option-web_sanity = Give up 1 sanity token
option-gate_first = { CAP(NAME($place, case: "in")) }
option-share = { CAP(NAME($who, case: "the")) } gives up { $count ->
        [0] nothing
       *[other] { $count }
    }

## Kinds of options, and of what can't be done

verb-investigator = Choose an investigator
verb-walk = Walk
verb-drive = Walk two locations
verb-bus = Take the bus
verb-gate = Use a gate
verb-defeat_cultist = Defeat a cultist
verb-defeat_shoggoth = Defeat a Shoggoth
verb-hand_over = Give or take a card
verb-give = Give a card
verb-take = Take a card
verb-seal = Seal the gate
verb-seal_linked = Seal the gate, with a linked clue
verb-shift = Move a cultist
verb-shift_to = Move a cultist to
verb-drag = Move a Shoggoth
verb-hop = Ride from stop to stop
verb-end_actions = End your actions
verb-pick = Take a clue from the discards
verb-lend = Magician: give a relic
verb-borrow = Magician: take a relic
verb-discard = Discard a card
verb-continue = Go on
verb-quiet = Go on without questions
verb-agree = Agree
verb-refuse = Refuse
verb-accept = Accept
verb-decline = Decline
verb-enough = That's enough
verb-rest = Recover
verb-move_first = Move next
verb-way = Choose the way
verb-web_cultist = Add a cultist
verb-web_sanity = Give up sanity
verb-gate_first = Choose the gate
verb-share = Share the loss

## Why not; each follows the name of the action and a colon

barred-already_sealed = the gate of { NAME($town) } is already sealed
barred-clues_missing = { $count ->
        [one] 1 { NAME($town) } clue
       *[other] { $count } { NAME($town) } clues
    } missing
barred-linked_clue_missing = a clue of a linked town is missing (linked: { LIST($towns) })
barred-clues_and_linked_missing = { $count ->
        [one] 1 { NAME($town) } clue
       *[other] { $count } { NAME($town) } clues
    } and a clue of a linked town missing (linked: { LIST($towns) })
barred-clues_or_linked_missing = { $count ->
        [one] 1 clue missing: of { NAME($town) }, or
       *[other] { $count } { NAME($town) } clues missing, one of which may be
    } of a linked town (linked: { LIST($towns) })
barred-no_cultist_here = there is no cultist here
barred-too_few_actions = takes { $count } actions, only { $left } left
barred-no_bus_stop = there is no bus stop here
barred-no_clue = you have no clues to discard
barred-gate_sealed = the gate { NAME($place, case: "in") } is sealed
barred-last_open_gate = the gate { NAME($place, case: "in") } is the only one still open
barred-nobody_here = nobody else is at your location
barred-wrong_town = neither you nor { NAME($who, case: "the") } has a clue of { NAME($town) }, and no other clues can change hands here
barred-refused = { NAME($who, case: "the") } has already refused this turn ({ NAME($card) })

## The log

event-investigator_chosen = { CAP(NAME($seat, case: "the")) } became { NAME($investigator, case: "the") }.
event-dealt = { CAP(NAME($who, case: "gen")) } first cards: { LIST($cards) }.
event-relic_at_start = { CAP(NAME($who, case: "the")) } brought a relic along: { NAME($card) }.
event-turn_begins = { CAP(NAME($who, case: "gen")) } turn: { $count ->
        [one] 1 action
       *[other] { $count } actions
    }.

# Actions

event-walked = { CAP(NAME($who, case: "the")) } walked { NAME($place, case: "to") }.
event-bus_taken = { CAP(NAME($who, case: "the")) } took the bus { NAME($place, case: "to") }, discarding { NAME($card, case: "acc") }.
event-hopped = { CAP(NAME($who, case: "the")) } rode { NAME($place, case: "to") }, from stop to stop.
event-gate_used = { CAP(NAME($who, case: "the")) } stepped through the gate { NAME($place, case: "to") }.
event-cultists_defeated = { CAP(NAME($who, case: "the")) } defeated { $count ->
        [one] a cultist
       *[other] { $count } cultists
    } { NAME($place, case: "in") }.
event-shoggoth_defeated = { CAP(NAME($who, case: "the")) } defeated the Shoggoth { NAME($place, case: "in") }.
event-relic_earned = Among the remains { NAME($who, case: "the") } found a relic: { NAME($card) }.
event-handed_over = { CAP(NAME($who, case: "the")) } gave { NAME($whom, case: "dat") } { NAME($card, case: "acc") }.
event-refused = { CAP(NAME($who, case: "the")) } refused the exchange: { NAME($card) }.
event-gate_sealed = { CAP(NAME($who, case: "the")) } sealed the gate of { NAME($town) } with { $count ->
        [one] 1 clue
       *[other] { $count } clues
    }!
event-town_relieved = { $count ->
        [0] There were no cultists to drive { NAME($town, case: "from") }
        [one] The seal drove 1 cultist { NAME($town, case: "from") }
       *[other] The seal drove { $count } cultists { NAME($town, case: "from") }
    }.
event-cultist_moved = { CAP(NAME($who, case: "the")) } lured a cultist { NAME($left, case: "from") } { NAME($place, case: "to") }.
event-discarded = { CAP(NAME($who, case: "the")) } discarded { NAME($card, case: "acc") }.
event-clue_taken_back = { CAP(NAME($who, case: "the")) } took { NAME($card, case: "acc") } from the discards.

# Drawing cards and summoning

event-drew = { CAP(NAME($who, case: "the")) } drew { LIST($cards, case: "acc") }.
event-evil_stirs = Evil stirs. { CAP(NAME($who, case: "the")) } felt it first.
event-regrouped = The cultists regrouped: { $count ->
        [one] 1 discarded summoning card was
       *[other] { $count } discarded summoning cards were
    } shuffled on top of the deck.
event-summoning_card = Summoning card: { NAME($place) }.
event-summoning_reshuffled = A new summoning deck was shuffled from { $count ->
        [one] 1 discarded card
       *[other] { $count } discarded cards
    }.
event-cultist_placed = A cultist appeared { NAME($place, case: "in") } (now { $count }).
event-fourth_cultist = There was no room for a fourth cultist { NAME($place, case: "in") }: an awakening ritual began.
event-shoggoth_placed = A Shoggoth crawled out of the dark { NAME($place, case: "in") }.
event-shoggoth_moved = A Shoggoth crept { NAME($left, case: "from") } { NAME($place, case: "to") }.
event-shoggoth_driven = { CAP(NAME($who, case: "the")) } drove a Shoggoth out of its lair { NAME($place, case: "in") }.
event-cards_taken = From the bottom of the summoning deck came: { LIST($places) }.
event-shoggoth_left = A Shoggoth left through the gate { NAME($place, case: "in") }: an awakening ritual began.

# Old Ones and sanity

event-old_one_awakes = { NAME($old_one) } awoke (Old Ones: { $number } of 7).
event-cultists_removed = Azathoth swallowed { $count ->
        [one] 1 cultist
       *[other] { $count } cultists
    } from the pool.
event-rolled = { CAP(NAME($who, case: "the")) } rolled the sanity die: { $face ->
        [face-blank] a blank face, and nothing happened
       *[other] { NAME($face) }
    }.
event-sanity_lost = { CAP(NAME($who, case: "the")) } lost { $count ->
        [one] 1 sanity token
       *[other] { $count } sanity tokens
    } ({ $left ->
        [0] none left
       *[other] { $left } left
    }).
event-insane = { CAP(NAME($who, case: "gen")) } mind gave way to madness.
event-sanity_gained = { CAP(NAME($who, case: "the")) } regained { $count ->
        [one] 1 sanity token
       *[other] { $count } sanity tokens
    } (now { $left }).
event-cured = { CAP(NAME($who, case: "the")) } recovered and is sane again.
event-rests = { CAP(NAME($who, case: "the")) } went { NAME($place, case: "to") } to recover.

## The end

outcome-gates_sealed = The fourth seal holds, and the last gate is shut. Under the sea something turns over in its sleep; you have won.
outcome-cultists = The pool ran out of cultists: they are everywhere now, and nobody can stop them. You have lost.
outcome-shoggoths = One more Shoggoth pushed its way into the world than you could ever have faced. You have lost.
outcome-cthulhu = The stars are right. Cthulhu is awake, and the reign of humankind is over. You have lost.
outcome-deck = There were no cards left to draw: you ran out of time, and the gates stayed open. You have lost.
outcome-all_insane = The last clear mind went out, and nobody remembers what the gates were for. You have lost.

## Where the numbers come from; each is followed by its rule

why-summoning_rate = { $count ->
        [one] 1 summoning card
       *[other] { $count } summoning cards
    } per step; Old Ones revealed: { $number }
why-actions = { CAP(NAME($who, case: "the")) } has { $count ->
        [one] 1 action
       *[other] { $count } actions
    } a turn
why-insane_action = One of them was lost when { NAME($who, case: "the") } went insane
why-hand_limit = { CAP(NAME($who, case: "the")) } holds { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; the limit is { $limit }
why-walk = A Walk costs { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
why-bus = The bus costs { $count ->
        [one] 1 action
       *[other] { $count } actions
    } and a clue, and takes you to the town of that clue
why-bus_own_town = A clue of { NAME($town) } takes you anywhere, because that is where you are
why-gate = Using a gate costs { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
why-sweep = The Hunter defeats all cultists here at once; there { $count ->
        [one] is 1
       *[other] are { $count }
    }
why-defeat_cultist = A cultist costs { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
why-defeat_shoggoth = A Shoggoth costs { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
why-hand_over = Only relics and { NAME($town) } clues change hands here, and only if both agree
why-seal = A seal costs { $count ->
        [one] 1 { NAME($town) } clue
       *[other] { $count } { NAME($town) } clues
    }
why-seal_held = You hold { $count ->
        [one] 1 { NAME($town) } clue
       *[other] { $count } { NAME($town) } clues
    }
warn-gate_roll = sanity roll for the gate
warn-shoggoth_roll = sanity roll: Shoggoth { NAME($place, case: "in") }
warn-met_roll = sanity roll: { LIST($people, case: "the") }

## Settings

setting-difficulty = Difficulty
setting-difficulty-introductory = { setting-difficulty-introductory.plain } ({ setting-difficulty-introductory.more })
    .plain = Introductory
    .more = 44 clues
setting-difficulty-standard = { setting-difficulty-standard.plain } ({ setting-difficulty-standard.more })
    .plain = Standard
    .more = 40 clues
setting-difficulty-expert = { setting-difficulty-expert.plain } ({ setting-difficulty-expert.more })
    .plain = Expert
    .more = 36 clues
setting-investigators = Investigators
setting-investigators-draft = Each player picks one of two
setting-investigators-choose = Each player picks any
setting-investigators-deal = Dealt at random
setting-first = First player
setting-first-random = Random
setting-consent = When cards change hands
setting-consent-ask = Ask the other player
setting-consent-waive = Agree without asking

## What is in the box

content-investigators = { $count ->
        [one] 1 investigator
       *[other] { $count } investigators
    }
content-places = { $count ->
        [one] 1 location
       *[other] { $count } locations
    }
content-old_ones = { $count ->
        [one] 1 Old One
       *[other] { $count } Old Ones
    }
content-relics = { $count ->
        [one] 1 relic
       *[other] { $count } relics
    }
content-summoning_cards = { $count ->
        [one] 1 summoning card
       *[other] { $count } summoning cards
    }
content-clues = { $count ->
        [one] 1 clue card
       *[other] { $count } clue cards
    }
content-evil_stirs = { $count ->
        [one] 1 Evil Stirs card
       *[other] { $count } Evil Stirs cards
    }

## Labels

label-pool = Pool
label-cultists = Cultists
label-shoggoths = Shoggoths
label-deck = Player deck
label-discard = Player discards
label-relic_deck = Relic deck
label-summoning_deck = Summoning deck
label-summoning_discard = Summoning discards
label-summoning_rate = Summoning rate
label-old_ones = Old Ones
label-hand = Hand
label-sanity = Sanity
label-actions = Actions
label-insane = Insane
label-sane = Sane
label-gate_open = Open gate
label-gate_sealed = Sealed gate
label-gate_warded = Sealed gate, warded town
label-bus_stop = Bus stop
label-cure = Recovery location
label-face_down = { $count } face down
label-turn_of = { CAP(NAME($who, case: "gen")) } turn
label-in_force = In force
label-cancelled = Cancelled
label-towns = Towns
