### What is said at the table: questions, options, reasons why not, the log, endings, settings, labels. Where there is no card,
### seat or thing to name, it is called "none". In English the accusative is the name with its article.

game-name = Arkham Horror: The Card Game
game-tagline = Follow the clues, hold your nerve, and trust no token in the bag

## Questions: setup and the round

ask-choose_weakness = { NAME($seat) }: { ask-choose_weakness.question }
    .question = which basic weakness joins your deck?
ask-choose_lead = { NAME($seat) }: { ask-choose_lead.question }
    .question = who is the lead investigator?
ask-mulligan = { NAME($seat) }: { ask-mulligan.question }
    .question = which cards do you put back for new ones? You can do this only once.
ask-next_turn = { NAME($seat) }, lead investigator: { ask-next_turn.question }
    .question = who takes the next turn?
ask-turn = { NAME($seat) }: { ask-turn.question }
    .question = what do you do? { $count ->
        [0] No actions left
        [one] 1 action left
       *[other] { $count } actions left
    }.
ask-hand_size = { NAME($seat) }: { ask-hand_size.question }
    .question = too many cards in hand. Which one do you discard? { $count } to go.

## Questions: tests

ask-test = { NAME($seat) }: { $kind ->
        [fight] attacking { NAME($target, case: "acc") }, { NAME($skill) }
        [evade] evading { NAME($target, case: "acc") }, { NAME($skill) }
        [investigate] investigating { NAME($target, case: "acc") }, { NAME($skill) }
       *[other] { NAME($source) }, a test of { NAME($skill) }
    } against { $count }. Commit cards, or draw the token?
    .question = { $kind ->
        [fight] attacking { NAME($target, case: "acc") }
        [evade] evading { NAME($target, case: "acc") }
        [investigate] investigating { NAME($target, case: "acc") }
       *[other] { NAME($source) }
    }. Commit cards?
ask-help = { NAME($helper) }: { ask-help.question }
    .question = { NAME($seat) } tests { NAME($skill) } against { $count }. Do you commit a card?
ask-which_skill = { NAME($seat) }: { ask-which_skill.question }
    .question = which skill do you test?
ask-which_token = { NAME($seat) }: { ask-which_token.question }
    .question = which of the revealed tokens counts?

## Questions: enemies and harm

ask-attacker = { NAME($seat) }: { ask-attacker.question }
    .question = which enemy attacks you first?
ask-prey = { NAME($seat) }, lead investigator: { ask-prey.question }
    .question = several investigators are equally good prey for { NAME($enemy, case: "acc") }. Whom does it choose?
ask-victim = { NAME($seat) }, lead investigator: { ask-victim.question }
    .question = whom does { NAME($enemy) } attack next?
ask-spawn_at = { NAME($seat) }: { ask-spawn_at.question }
    .question = where does { NAME($source, case: "acc") } spawn?
ask-hunter = { NAME($seat) }, lead investigator: { ask-hunter.question }
    .question = which hunter moves next?
ask-hunts = { NAME($seat) }, lead investigator: { ask-hunts.question }
    .question = two ways are equally short. Where does { NAME($source, case: "acc") } move?
ask-nearest = { NAME($seat) }, lead investigator: { ask-nearest.question }
    .question = { NAME($source) }. Several enemies are equally near. Which one is meant?
ask-shut = { NAME($seat) }, lead investigator: { ask-shut.question }
    .question = { NAME($source) }. Several locations are tied for the most clues. Which one is locked?
ask-harm = { NAME($seat) }: { ask-harm.question }
    .question = { $source ->
        [none] you take
       *[other] { NAME($source, case: "acc") } deals you
    } { dealt-harm }. Who takes it?
ask-assign = { NAME($seat) }: { ask-assign.question }
    .question = { $source ->
        [none] you take
       *[other] { NAME($source, case: "acc") } deals you
    } { dealt-harm }. Who takes the next point of { $kind ->
        [damage] damage
       *[horror] horror
    }? { $count } left.
ask-ending = { NAME($seat) }, lead investigator: { ask-ending.question }
    .question = the last enemy and the last investigators fall together. Which ending do you choose?
ask-new_lead = { NAME($seat) }: { ask-new_lead.question }
    .question = the lead investigator is out of the game. Who leads now?
ask-trauma = { NAME($seat) }: { ask-trauma.question }
    .question = damage and horror defeat you at once. Which trauma do you suffer?

## Questions: cards

ask-order = { NAME($seat) }: { ask-order.question }
    .question = several effects at once. Which one comes first?
ask-discard_order = { NAME($seat) }: { ask-discard_order.question }
    .question = several cards are discarded at once, and the last one ends up on top. Which one goes first?
ask-results = { NAME($seat) }: { ask-results.question }
    .question = the test has several results. Which one comes first?
ask-fit_slots = { NAME($seat) }: { ask-fit_slots.question }
    .question = you don't have enough slots. Which card do you discard?
ask-make_room = { NAME($seat) }: { ask-make_room.question }
    .question = there is no free slot for { NAME($card, case: "acc") }. Which card do you discard for it?
ask-choose_x = { NAME($seat) }: { ask-choose_x.question }
    .question = { NAME($card) } costs X. How many resources do you pay?
ask-discard_cost = { NAME($seat) }: { ask-discard_cost.question }
    .question = { $source ->
        [none] your own ability
       *[other] { NAME($source) }
    }. Which card do you discard to pay for it?
ask-search = { NAME($seat) }: { ask-search.question }
    .question = { NAME($source) }. Which card do you take?
ask-move_to = { NAME($seat) }: { ask-move_to.question }
    .question = { NAME($source) }. Where do you move?
ask-get_away = { NAME($seat) }: { ask-get_away.question }
    .question = { NAME($source) }. Do you disengage from all your enemies, and do you move?
ask-which_deck = { NAME($seat) }: { ask-which_deck.question }
    .question = { NAME($source) }. Which deck do you look at?
ask-put_on_top = { NAME($seat) }: { ask-put_on_top.question }
    .question = { NAME($source) }. Which of these { $count } cards will be drawn last?
ask-choose_skill = { NAME($seat) }: { ask-choose_skill.question }
    .question = { NAME($source) }. Which skill gets +2?
ask-lose_asset = { NAME($seat) }: { ask-lose_asset.question }
    .question = { NAME($source) }. Which of your assets do you discard?
ask-keep_one = { NAME($seat) }: { ask-keep_one.question }
    .question = { NAME($source) }. Which one card do you keep?
ask-give = { NAME($seat) }: { ask-give.question }
    .question = { $count ->
        [one] 1 clue
       *[other] { $count } clues
    } still to be paid. How many do you pay?
ask-whats_going_on = { NAME($seat) }, lead investigator: { ask-whats_going_on.question }
    .question = { NAME($source) } The agenda advances. Which of the two do you choose?
ask-what_have_you_done = { NAME($seat) }, lead investigator: { ask-what_have_you_done.question }
    .question = { NAME($source) } Does the house burn?

## Questions: windows in which nobody has to do anything

ask-after_mythos = { LIST($seats) }: { ask-after_mythos.question }
    .question = do you use anything before the mythos phase ends?
ask-before_turns = { LIST($seats) }: { ask-before_turns.question }
    .question = do you use anything before the first turn?
ask-after_hunters = { LIST($seats) }: { ask-after_hunters.question }
    .question = do you use anything before enemies attack?
ask-after_attacks = { LIST($seats) }: { ask-after_attacks.question }
    .question = do you use anything before the enemy phase ends?
ask-in_turn = { LIST($seats) }: { ask-in_turn.question }
    .question = do you use anything between actions?
ask-turn_ends = { LIST($seats) }: { ask-turn_ends.question }
    .question = no actions are left. Do you use anything before the turn ends?
ask-upkeep_begins = { LIST($seats) }: { ask-upkeep_begins.question }
    .question = do you use anything before cards ready?

## Questions: reactions

ask-react_advance = { LIST($seats) }: { ask-react_advance.question }
    .question = { NAME($source) } advances. Do you react?
ask-react_attack = { LIST($seats) }: { ask-react_attack.question }
    .question = { CAP(NAME($source, case: "acc")) } { $point ->
        [after] has attacked
       *[when] attacks
    } { NAME($seat) }. Do you react?
ask-react_defeat = { LIST($seats) }: { ask-react_defeat.question }
    .question = { CAP(NAME($source, case: "acc")) } { $point ->
        [after] has been
       *[when] is being
    } defeated. Do you react?
ask-react_discovery = { LIST($seats) }: { ask-react_discovery.question }
    .question = { NAME($seat) } { $point ->
        [would] would discover
        [when] is about to discover
       *[after] has discovered
    } { $count ->
        [one] 1 clue
       *[other] { $count } clues
    }. Do you react?
ask-react_drawing = { LIST($seats) }: { ask-react_drawing.question }
    .question = { NAME($seat) } draws { NAME($source, case: "acc") }. Do you react?
ask-react_drawn = { LIST($seats) }: { ask-react_drawn.question }
    .question = { NAME($seat) } has drawn from their deck. Do you react?
ask-react_engagement = { LIST($seats) }: { ask-react_engagement.question }
    .question = { CAP(NAME($source, case: "acc")) } engages { NAME($seat) }. Do you react?
ask-react_arrival = { LIST($seats) }: { ask-react_arrival.question }
    .question = { NAME($source) } has moved. Do you react?
ask-react_controlling = { LIST($seats) }: { ask-react_controlling.question }
    .question = { NAME($seat) } takes control of { NAME($source, case: "acc") }. Do you react?
ask-react_deckempty = { LIST($seats) }: { ask-react_deckempty.question }
    .question = { NAME($seat) } has no cards left in the deck. Do you react?
ask-react_doomed = { LIST($seats) }: { ask-react_doomed.question }
    .question = doom is about to advance { NAME($source, case: "acc") }. Do you react?
ask-react_fromdeck = { LIST($seats) }: { ask-react_fromdeck.question }
    .question = { NAME($source) } is discarded from a deck. Do you react?
ask-react_revealing = { LIST($seats) }: { ask-react_revealing.question }
    .question = { NAME($source) } is revealed. Do you react?
ask-react_entering = { LIST($seats) }: { ask-react_entering.question }
    .question = { NAME($seat) } enters { NAME($source, case: "acc") }. Do you react?
ask-react_entersplay = { LIST($seats) }: { ask-react_entersplay.question }
    .question = { NAME($source) } enters play. Do you react?
ask-react_evasion = { LIST($seats) }: { ask-react_evasion.question }
    .question = { NAME($seat) } evades { NAME($source, case: "acc") }. Do you react?
ask-react_failure = { LIST($seats) }: { ask-react_failure.question }
    .question = { NAME($seat) } { $point ->
        [would] would fail
       *[after] has failed
    } the test by { $count }. Do you react?
ask-react_gameend = { LIST($seats) }: { ask-react_gameend.question }
    .question = the game ends. Do you react?
ask-react_healed = { LIST($seats) }: { ask-react_healed.question }
    .question = { NAME($source) } has healed damage or horror. Do you react?
ask-react_cancelled = { LIST($seats) }: { ask-react_cancelled.question }
    .question = { $source ->
        [none] { NAME($seat) } has cancelled something
       *[other] { NAME($source) } has cancelled something
    }. Do you react?
ask-react_harm = { LIST($seats) }: { ask-react_harm.question }
    .question = { NAME($seat) } { $point ->
        [after] has taken
       *[when] takes
    } damage or horror{ $source ->
        [none] { "" }
       *[other] {" "}({ NAME($source) })
    }. Do you react?
ask-react_leaving = { LIST($seats) }: { ask-react_leaving.question }
    .question = { NAME($seat) } leaves { NAME($source, case: "acc") }. Do you react?
ask-react_phasebegin = { LIST($seats) }: { ask-react_phasebegin.question }
    .question = { $phase ->
        [mythos] the mythos phase
        [investigation] the investigation phase
        [enemy] the enemy phase
       *[upkeep] the upkeep phase
    } begins. Do you react?
ask-react_phaseend = { LIST($seats) }: { ask-react_phaseend.question }
    .question = { $phase ->
        [mythos] the mythos phase
        [investigation] the investigation phase
        [enemy] the enemy phase
       *[upkeep] the upkeep phase
    } ends. Do you react?
ask-react_playing = { LIST($seats) }: { ask-react_playing.question }
    .question = { NAME($seat) } plays { NAME($source, case: "acc") }. Do you react?
ask-react_reveal = { LIST($seats) }: { ask-react_reveal.question }
    .question = { $token ->
        [none] { NAME($seat) } is about to reveal a chaos token.
       *[other] { NAME($seat) } reveals a chaos token: { NAME($token) }.
    } Do you react?
ask-react_roundend = { LIST($seats) }: { ask-react_roundend.question }
    .question = the round ends. Do you use anything?
ask-react_spawn = { LIST($seats) }: { ask-react_spawn.question }
    .question = { CAP(NAME($source, case: "acc")) } spawns. Do you react?
ask-react_success = { LIST($seats) }: { ask-react_success.question }
    .question = { NAME($seat) } succeeds { $count ->
        [0] with nothing to spare
       *[other] by { $count }
    }. Do you react?
ask-react_testbegin = { LIST($seats) }: { ask-react_testbegin.question }
    .question = { NAME($seat) } begins a test. Do you react?
ask-react_committed = { LIST($seats) }: { ask-react_committed.question }
    .question = { NAME($seat) } has committed { NAME($card, case: "acc") }. Do you react?
ask-react_symboleffect = { LIST($seats) }: { ask-react_symboleffect.question }
    .question = a symbol brings an effect of { NAME($source, case: "acc") }. Do you react?
ask-react_testend = { LIST($seats) }: { ask-react_testend.question }
    .question = { NAME($seat, case: "gen") } test is over. Do you react?
ask-react_turnbegin = { LIST($seats) }: { ask-react_turnbegin.question }
    .question = { NAME($seat, case: "gen") } turn begins. Do you use anything?
ask-react_turnend = { LIST($seats) }: { ask-react_turnend.question }
    .question = { NAME($seat, case: "gen") } turn ends. Do you use anything?

## Options

# Parts of sentences: whom an enemy is engaged with and what damage it has; which ability; by what; how much harm.

aim-foe = { $engaged ->
        [none] { $damage ->
            [0] { "" }
           *[other] {" "}({ $damage } damage on it)
        }
       *[other] { $damage ->
            [0] {" "}(engaged with { NAME($engaged) })
           *[other] {" "}(engaged with { NAME($engaged) }, { $damage } damage on it)
        }
    }
aim-hurt = { $damage ->
            [0] { "" }
           *[other] {" "}({ $damage } damage on it)
        }
by-ability = { $ability ->
        [discard] {" "}(from the discard pile)
        [aside] {" "}(lying open)
        [damage] {" "}(damage)
        [horror] {" "}(horror)
        [willpower] {" "}({ skill-willpower })
        [intellect] {" "}({ skill-intellect })
        [combat] {" "}({ skill-combat })
        [agility] {" "}({ skill-agility })
        [lita] {" "}(give it Lita)
        [ends] {" "}(ends the scenario)
       *[other] { "" }
    }
by-source = { $source ->
        [none] { "" }
       *[other] {" "}({ NAME($source) })
    }
by-cost = { $resources ->
        [0] { by-uses }
        [one] {" "}(1 resource)
       *[other] {" "}({ $resources } resources)
    }
by-uses = { $spent ->
        [0] { "" }
        [one] {" "}(1 use)
       *[other] {" "}({ $spent } uses)
    }
tested-skill = { $skill ->
        [willpower] { skill-willpower }
        [intellect] { skill-intellect }
        [combat] { skill-combat }
       *[agility] { skill-agility }
    }
dealt-damage = { $damage } damage
dealt-horror = { $horror } horror
dealt-harm = { $damage ->
        [0] { dealt-horror }
       *[other] { $horror ->
            [0] { dealt-damage }
           *[other] { dealt-damage } and { dealt-horror }
        }
    }

option-weakness = { NAME($card) }
option-swap = Put { NAME($card, case: "acc") } back
option-leave = Keep { NAME($card, case: "acc") } after all
option-redraw = Draw { $count ->
        [one] 1 new card
       *[other] { $count } new cards
    }
option-keep = { $card ->
        [none] Keep this hand
       *[other] Keep { NAME($card, case: "acc") }
    }
option-turn = { NAME($next) }
option-investigate = { $card ->
        [none] Investigate { NAME($target, case: "acc") }
       *[other] Investigate with { NAME($card, case: "ins") }{ $target ->
            [none] { "" }
           *[other] : { NAME($target) }
        }
    }
option-move = Move to { NAME($place, case: "acc") }
option-fight = { $card ->
        [none] Fight { NAME($target, case: "acc") }{ aim-foe }
       *[other] Fight { NAME($target, case: "acc") }{ aim-foe } with { NAME($card, case: "ins") }{ $ability ->
            [throw] , throwing it
           *[other] { "" }
        }
    }
option-evade = { $card ->
        [none] Evade { NAME($target, case: "acc") }{ aim-hurt }
       *[other] Evade { NAME($target, case: "acc") }{ aim-hurt } with { NAME($card, case: "ins") }
    }
option-engage = Engage { NAME($target, case: "acc") }{ aim-foe }
option-parley = Parley: { $target ->
        [none] { NAME($card) }
       *[other] { NAME($target) }
    }
option-resign = Resign: { NAME($card) }
option-draw = Draw a card
option-resource = Take a resource
option-play = Play { NAME($card, case: "acc") }{ by-ability }{ $target ->
        [none] { "" }
       *[other] {" "}on { NAME($target, case: "acc") }{ aim-foe }
    }
option-use = { $ability ->
        [own] Use your own ability
       *[other] Use { NAME($card, case: "acc") }
    }{ by-ability }{ $target ->
        [none] { "" }
       *[other] {" "}on { NAME($target, case: "acc") }{ aim-foe }
    }
option-react = { $ability ->
        [own] Use your own ability
        [discard] { NAME($card) }{ by-ability }
        [aside] { NAME($card) }{ by-ability }
       *[other] { NAME($card) }
    }{ $target ->
        [none] { "" }
       *[other] : { NAME($target) }{ aim-foe }
    }
option-advance = Spend the clues: { NAME($act) } advances
option-end_turn = End the turn
option-pass = Do nothing
option-quiet = Do nothing, and don't ask again this round
option-commit = Commit { NAME($card, case: "acc") }
option-uncommit = Take { NAME($card, case: "acc") } back
option-draw_token = Draw the token
option-ready = { NAME($helper) } is ready
option-none = { NAME($helper) } commits nothing
option-skill = { CAP(NAME($skill)) }
option-token = { CAP(LIST($tokens)) }
option-next = { CAP(NAME($target, case: "acc")) }{ aim-hurt }
option-prey = { NAME($prey) }
option-enemy = { CAP(NAME($target, case: "acc")) }{ aim-foe }
option-place = { NAME($place) }
option-harm = { LIST($shares, sep: "; ") }{ $fallen ->
        [0] { "" }
        [one] {" "}– { LIST($defeats) } is defeated
       *[other] {" "}– { LIST($defeats) } are defeated
    }
share-taken = { NAME($card) }: { dealt-harm }
option-assign = { NAME($card) } takes 1{ $fallen ->
        [0] { "" }
       *[other] {" "}– and is defeated
    }
option-rest = { NAME($card) } takes all the rest{ $fallen ->
        [0] { "" }
       *[other] {" "}– and is defeated
    }
option-trauma = { $kind ->
        [physical] Physical trauma
       *[mental] Mental trauma
    }
option-lead = { NAME($lead) }
option-ending = { $choice ->
        [r1] Resolution 1
        [r2] Resolution 2
        [r3] Resolution 3
        [r4] Resolution 4
       *[none] No resolution
    }
option-order = { NAME($card) }
option-discard = Discard { NAME($card, case: "acc") }
option-take = Take { NAME($card, case: "acc") }
option-disengage = Disengage from all enemies and stay here
option-stay = Change nothing
option-x = { $count ->
        [0] No resources
        [one] 1 resource
       *[other] { $count } resources
    }
option-deck = { $whose ->
        [none] The encounter deck
       *[other] { NAME($whose, case: "gen") } deck
    }
option-under = { NAME($card) }
option-give = { $count ->
        [0] None
        [one] 1 clue
       *[other] { $count } clues
    }
option-choose = { $choice ->
        [discard] Everybody discards a random card
        [horror] You take 2 horror
        [clue] Spend 1 clue
        [damage] You take 2 damage
        [rivertown] You move to Rivertown
        [r1] The house burns (resolution 1)
        [r2] The house is left standing (resolution 2)
        [power] Draw 2 cards, 2 doom on the agenda
        [harm] Take 1 damage and 1 horror
        [heal_damage] Heal 1 damage
        [heal_horror] Heal 1 horror
        [willpower] { CAP(skill-willpower) }
        [intellect] { CAP(skill-intellect) }
        [combat] { CAP(skill-combat) }
       *[agility] { CAP(skill-agility) }
    }

# What else an option does

warn-resources = { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }
warn-clues = { $count ->
        [one] 1 clue
       *[other] { $count } clues
    }
warn-leaves = no free slot; to make room you discard { LIST($cards) }
warn-leaves_some = no free slot; to make room you choose from: { LIST($cards, sep: ", ") }
warn-opportunity = attack of opportunity: { LIST($enemies) }
warn-no_clues = no clues here

## What can be done, even when it can't be done now

verb-weakness = Weakness
verb-swap = Put back
verb-leave = Keep after all
verb-redraw = Redraw
verb-keep = Keep
verb-turn = Next turn
verb-investigate = Investigate
verb-move = Move
verb-fight = Fight
verb-evade = Evade
verb-engage = Engage
verb-parley = Parley
verb-resign = Resign
verb-draw = Draw
verb-resource = Resource
verb-play = Play
verb-use = Use
verb-react = React
verb-advance = Advance the act
verb-end_turn = End the turn
verb-pass = Do nothing
verb-quiet = Not this round
verb-commit = Commit
verb-uncommit = Take back
verb-draw_token = Token
verb-ready = Ready
verb-none = Nothing
verb-skill = Skill
verb-token = Token
verb-next = Attacker
verb-prey = Prey
verb-enemy = Enemy
verb-place = Location
verb-harm = Damage and horror
verb-assign = 1 point
verb-rest = All the rest
verb-trauma = Trauma
verb-lead = Lead investigator
verb-ending = Ending
verb-order = Order
verb-discard = Discard
verb-take = Take
verb-drag = Move on
verb-disengage = Disengage
verb-stay = Stay
verb-x = Resources
verb-deck = Deck
verb-under = Drawn last
verb-give = Clues
verb-choose = Choose

barred-cannot_investigate = { NAME($place, case: "acc") } can't be investigated ({ NAME($source) })
barred-cannot_enter = { NAME($place, case: "acc") } can't be entered{ $source ->
        [none] {" "}now
       *[other] {" "}({ NAME($source) })
    }
barred-aloof = { NAME($enemy, case: "acc") } is aloof and unengaged
barred-engaged = you are already engaged with { NAME($enemy, case: "acc") }
barred-massive = { NAME($enemy, case: "acc") } is massive
barred-actions = needs { $count ->
        [one] 1 action
       *[other] { $count } actions
    }, { $have } left ({ NAME($card) })
barred-exhausted = { NAME($card) } is exhausted
barred-uses = { NAME($card) } is used up
barred-resources = { barred-resources.here } ({ NAME($card) })
    .here = { $count ->
        [one] 1 resource
       *[other] { $count } resources
    } short
barred-clues = { NAME($card) }: needs { $count ->
        [one] 1 clue
       *[other] { $count } clues
    }
barred-hand = { NAME($card) }: you have no card to discard
barred-cannot_play = { barred-cannot_play.here } ({ NAME($card) })
    .here = { NAME($source) } forbids it
barred-unique = { NAME($card) } is { barred-unique.here }
    .here = unique and already in play
barred-only_then = { NAME($card) } is { barred-only_then.here }
    .here = played only at the moment it names
barred-no_target = { NAME($card) } has { barred-no_target.here }
    .here = no target here
barred-no_effect = { NAME($card) } { barred-no_effect.here }
    .here = would change nothing now
barred-group_clues = { NAME($card) }: the group needs { $count ->
        [one] 1 clue
       *[other] { $count } clues
    } and has { $have }
barred-no_icons = no matching icon on { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand
barred-own_tests = only for your own tests ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
barred-one_each = a helper can commit only one card
barred-max_committed = no more than one copy in a test
barred-not_here = not allowed in this test by its text ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })

## The log: setup, rounds, turns

event-laid_out = { $campaign ->
        [none] { NAME($scenario) }, a single scenario
       *[other] { NAME($campaign) }: { NAME($scenario) }
    }. Difficulty: { NAME($difficulty) }.
event-investigators = { $count ->
        [one] Investigator: { LIST($who) }.
       *[other] Investigators: { LIST($who) }.
    }{ $lead ->
        [none] {""}
       *[other] {" "}Lead investigator: { NAME($lead) }.
    }
event-begins_hurt = { NAME($seat) } begins with trauma: { $physical } physical, { $mental } mental.
event-log_brings = Campaign log, “{ NAME($note) }”: { NAME($what) }: { LIST($subjects) }.
event-log_counts = Campaign log, “{ NAME($note) }”: { NAME($what) }: { $count }.
event-scenario = { NAME($scenario) } begins. { NAME($story) }
event-weakness_chosen = { NAME($seat) } plays with the weakness { NAME($card) }.
event-weakness_dealt = { NAME($seat) } plays with a random basic weakness: { NAME($card) }.
    .others = { NAME($seat) } plays with a random basic weakness.
event-mulligan = { NAME($seat) } puts { $count ->
        [one] 1 card
       *[other] { $count } cards
    } back and draws as many new ones.
event-begins_in_play = { NAME($seat) } begins the game with { NAME($card, case: "acc") } in play.
event-keeps = { NAME($seat) } keeps the opening hand.
event-round = Round { $count }.
event-phase = { $phase ->
        [mythos] Mythos phase
        [investigation] Investigation phase
        [enemy] Enemy phase
       *[upkeep] Upkeep phase
    }, round { $count }.
event-turn = { CAP(NAME($seat, case: "gen")) } turn.
event-resolution = { $resolution ->
        [r1] Resolution 1.
        [r2] Resolution 2.
        [r3] Resolution 3.
        [r4] Resolution 4.
       *[none] No resolution was reached.
    }

# Acts, agendas, doom

event-doom = { $count } doom on { NAME($card) }{ $source ->
        [none] { "" }
       *[other] {" "}({ NAME($source) })
    }: { $needed ->
        [0] { $total } in play.
       *[other] { $total } of { $needed } in play.
    }
event-advances = { $kind ->
        [act] The act
       *[agenda] The agenda
    } { NAME($card) } advances. { NAME($story) }
event-current = { NAME($card) } is now current.
event-spends_clues = { NAME($seat) } spends { $count ->
        [one] 1 clue
       *[other] { $count } clues
    }.
event-placed = All investigators are now in { NAME($place, case: "acc") }.
event-removed = { CAP(NAME($place, case: "acc")) } is removed from the game{ $count ->
        [0] .
       *[other] ; discarded with it: { LIST($cards) }.
    }

# Actions

event-uses = { NAME($seat) } uses { NAME($card, case: "acc") }{ $target ->
        [none] { "" }
       *[other] {" "}on { NAME($target, case: "acc") }
    }{ by-cost }.
event-triggers = { $own ->
        [true] { NAME($seat) } uses { GENDER($seat) ->
            [feminine] her
           *[masculine] his
        } own ability
       *[false] { NAME($seat) }: { NAME($card, case: "acc") } takes effect
    }{ $target ->
        [none] { "" }
       *[other] {" "}on { NAME($target, case: "acc") }
    }{ by-cost }.
event-plays = { NAME($seat) } plays { NAME($card, case: "acc") }{ $count ->
        [0] .
        [one] {" "}for 1 resource.
       *[other] {" "}for { $count } resources.
    }
event-play_lost = { NAME($seat) } no longer has { NAME($card, case: "acc") }: nothing is played.
event-dearer = { NAME($source) }: this action costs { NAME($seat) } { $count ->
        [one] 1 more action
       *[other] { $count } more actions
    }.
event-more_actions = { NAME($seat) } has { $count ->
        [one] 1 more action
       *[other] { $count } more actions
    } this turn{ by-source }.
event-lost_action = { NAME($seat) } loses 1 action this turn ({ NAME($source) }).
event-moves = { NAME($seat) } moves to { NAME($place, case: "acc") }.
event-revealed = { CAP(NAME($place, case: "acc")) } { GENDER($place) ->
        [plural] are
       *[other] is
    } revealed: { $count ->
        [0] no clues
        [one] 1 clue
       *[other] { $count } clues
    }.
event-gains = { NAME($seat) } gains { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }{ by-source }.
event-loses = { NAME($seat) } loses { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }{ by-source }.
event-discovers = { NAME($seat) } discovers { $count ->
        [one] 1 clue
       *[other] { $count } clues
    } at { NAME($place, case: "acc") }{ $source ->
        [none] { "" }
       *[other] {" "}({ NAME($source) })
    }.
event-no_clues = { NAME($seat) } discovers nothing: there are no clues at { NAME($place, case: "acc") }.
event-covered_up = { NAME($seat) } discovers nothing and takes { $count ->
        [one] 1 clue
       *[other] { $count } clues
    } off { NAME($card, case: "acc") } instead.

# Tests

event-test = { NAME($seat) } { $kind ->
        [fight] attacks { NAME($target, case: "acc") }
        [evade] tries to evade { NAME($target, case: "acc") }
        [investigate] investigates { NAME($target, case: "acc") }
       *[other] takes a test
    }{ $source ->
        [none] { "" }
       *[other] {" "}({ NAME($source) })
    }: { tested-skill } { $value } against { $count }.
event-commits = { NAME($seat) } commits { NAME($card, case: "acc") }.
event-token = { NAME($seat) } reveals a token: { NAME($token) }{ $symbol ->
        [true] {" "}({ $worth })
       *[false] { "" }
    }.
event-several_tokens = { NAME($seat) } reveals several tokens at once: { LIST($tokens) }.
event-token_apart = { NAME($seat) } reveals a token: { NAME($token) }.
event-several_apart = { event-several_tokens }
event-treated = { NAME($card) }: { NAME($token) } counts as { NAME($now) }.
event-ignored = { NAME($card) }: { NAME($token) } is ignored.
event-sealed = Sealed on { NAME($card, case: "acc") }: { LIST($tokens) }.
event-no_seal = { NAME($card) } is discarded, as there is no { NAME($token) } in the bag to seal on it.
event-passed = { NAME($seat) } succeeds: { $value } against { $count }, { $margin ->
        [0] just enough
       *[other] by { $margin }
    }.
event-failed = { NAME($seat) } fails: { $value } against { $count }, by { $margin }.
event-cancelled = { $token ->
        [none] { $source ->
            [none] { NAME($seat) } cancels it
           *[other] { NAME($source) }: { NAME($seat) } cancels it
        }{ $card ->
            [none] .
           *[other] {" "}with { NAME($card, case: "acc") }.
        }
       *[other] { $card ->
            [none] { NAME($seat) } cancels
           *[other] { NAME($seat) } uses { NAME($card, case: "acc") } and cancels
        } the token: { NAME($token) }.
    }

# Enemies

event-spawns = { CAP(NAME($enemy, case: "acc")) } spawns at { NAME($place, case: "acc") }.
event-no_spawn = { CAP(NAME($enemy, case: "acc")) } has nowhere to spawn and is discarded.
event-unique_there = { CAP(NAME($enemy, case: "acc")) } is unique and already in play: the new one is discarded.
event-engages = { CAP(NAME($enemy, case: "acc")) } is now engaged with { NAME($seat) }.
event-disengages = { CAP(NAME($enemy, case: "acc")) } is no longer engaged with { NAME($seat) }.
event-evaded = { NAME($seat) } evades { NAME($enemy, case: "acc") } and exhausts it.
event-enemy_moves = { CAP(NAME($enemy, case: "acc")) } moves to { NAME($place, case: "acc") }.
event-enemy_held = { CAP(NAME($enemy, case: "acc")) } can't enter { NAME($place, case: "acc") } and stays.
event-opportunity = { CAP(NAME($seat, case: "gen")) } action provokes an attack of opportunity from { NAME($enemy, case: "acc") }.
event-retaliates = { CAP(NAME($enemy, case: "acc")) } retaliates against { NAME($seat) }.
event-attacks = { CAP(NAME($enemy, case: "acc")) } attacks { NAME($seat) }.
event-enemy_hit = { CAP(NAME($enemy, case: "acc")) } takes { $count } damage{ by-source }.
event-enemy_defeated = { CAP(NAME($enemy, case: "acc")) } is defeated{ $seat ->
        [none] { "" }
       *[other] {" "}by { NAME($seat) }
    }{ $victory ->
        [0] .
       *[other] {" "}and goes to the victory display.
    }

# Damage, horror, elimination

event-damage_placed = { NAME($card) } takes { $count } damage{ by-source }.
event-horror_placed = { NAME($card) } takes { $count } horror{ by-source }.
event-healed = { NAME($card) } heals { dealt-harm }{ by-source }.
event-asset_defeated = { NAME($card) } is defeated and leaves { NAME($seat) }.
event-defeated = { NAME($seat) } is defeated{ $how ->
        [damage] {" "}by damage
        [horror] {" "}by horror
       *[other] { "" }
    }.
event-leads = { NAME($seat) } is now the lead investigator.
event-resigned = { NAME($seat) } resigns.
event-trauma = { NAME($seat) } suffers { $physical ->
        [0] { $mental } mental trauma
       *[other] { $physical } physical trauma
    }.
event-killed = { NAME($seat) } is killed.

# Cards

event-draws = { NAME($seat) } draws { NAME($card, case: "acc") }{ by-source }.
    .others = { NAME($seat) } draws a card{ by-source }.
event-no_cards = { NAME($seat) } has no cards left to draw.
event-deck_emptied = { CAP(NAME($seat, case: "gen")) } deck was empty: the discard pile becomes the new deck, at the cost of 1 horror.
event-weakness = { NAME($seat) } has drawn a weakness: { NAME($card) }.
event-encounter = { NAME($seat) } draws an encounter card: { NAME($card) }.
event-redirected = { NAME($card) } counts as drawn by { NAME($partner) }, not by { NAME($seat) }{ by-source }.
event-shuffled_back = { NAME($card) } goes back into the encounter deck, which is shuffled{ by-source }.
event-gives = { NAME($seat) } gives { NAME($partner, case: "dat") } { NAME($card, case: "acc") }{ by-source }.
event-gives_resources = { NAME($seat) } gives { NAME($partner, case: "dat") } { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }{ by-source }.
event-no_encounter = There is no encounter card left for { NAME($seat) }.
event-encounter_shuffled = The encounter discard pile is shuffled and becomes the encounter deck.
event-threatens = { NAME($card) } enters { NAME($seat, case: "gen") } threat area.
event-attached = { NAME($card) } is attached to { NAME($host, case: "acc") }.
event-not_attached = { NAME($card) } can't be attached to { NAME($host, case: "acc") } again.
event-discards = { NAME($seat) } discards { NAME($card, case: "acc") }{ by-source }.
event-card_discarded = { NAME($card) } is discarded.
event-deck_discards = From the top of { $pile ->
        [encounter] the encounter deck
       *[own] { NAME($seat, case: "gen") } deck
    }, { LIST($cards) } { $count ->
        [one] is
       *[other] are
    } discarded{ by-source }.
event-makes_room = { NAME($seat) } discards { NAME($card, case: "acc") } to make room for { NAME($source, case: "acc") }.
event-used_up = { NAME($card) } is used up and discarded.
event-controls = { NAME($seat) } takes control of { NAME($card, case: "acc") }.
event-returns = { NAME($card) } returns to { NAME($seat, case: "gen") } hand.
event-fetches = { NAME($seat) } takes { NAME($card, case: "acc") } from the deck ({ NAME($source) }).
    .others = { NAME($seat) } takes a card from the deck ({ NAME($source) }).
event-shuffled_in = { NAME($card) } is shuffled into the encounter deck.
event-scried = { NAME($seat) } has looked at the top of a deck and put it in order ({ NAME($card) }).

## How it ends

outcome-gathering_r1 = You set the match to the curtains yourselves, and nobody looks back until you reach the street. The roof falls in upon what dug beneath it; for a while something sings in the flames, and then nothing does. All you own is what you carry, and the night is still young. You have won.
outcome-gathering_r2 = Nobody strikes the match. The house still stands, with a hole in the parlor floor that no carpet will ever quite cover, and the earth beneath it keeps its peace for now. You listen to that silence until the clock strikes, and lock the door. You have won.
outcome-gathering_r3 = The floor gives way, and the ghouls come up through it, more of them than anybody could count. Nobody gets out of the house in time. Somewhere down the street a woman runs from door to door, and behind every door it is too late an hour for the truth. All is lost.
outcome-gathering_none = Nobody is left to stop it. Behind the curtains the lamps go out, one after another, and the house belongs to the ghouls; whoever got away hears it as far as the corner of the street. You have lost.

## Where numbers come from

line-printed = { NAME($card) }, printed: { $count }
line-base = { NAME($card) }: { $count }
line-card = { NAME($card) }: { NUMBER($count) }
line-icons = Icons of { NAME($card, case: "acc") }: { NUMBER($count) }
line-token = { $card ->
        [none] Token: { NUMBER($count) }
       *[other] Token ({ NAME($card) }): { NUMBER($count) }
    }
line-fails = Automatic failure: { NUMBER($count) }
line-doubled = { NAME($card) } doubles it: { NUMBER($count) }
line-cap = { NAME($card) }, no increase: { NUMBER($count) }
line-set = { NAME($card) } sets it: { NUMBER($count) }
line-floor = Not below 0: { NUMBER($count) }
line-difficulty = Difficulty: { $count }
line-chance = Success: { $percent }%, { $good } of { $all }
line-doom = Doom on { NAME($card) }: { $count }
line-spent = Actions spent: { $count }

## Settings

scenario-the_gathering = The Gathering
    .text = The door of your study is gone, and something is digging under your house. Find out what is going on, break through the barrier, and decide what becomes of the place.
setting-campaign = Campaign
setting-campaign-night_of_the_zealot = Night of the Zealot
    .more = three scenarios in a row
setting-campaign-none = This scenario only
setting-scenario = Scenario
setting-scenario-the_gathering = { scenario-the_gathering }
goal-card-the_gathering = Find out what is digging under your house, and get out.
goal-win-the_gathering = the last act is completed: the Ghoul Priest falls, and you decide what becomes of the house.
setting-difficulty = Difficulty
setting-difficulty-easy = Easy
setting-difficulty-standard = Standard
setting-difficulty-hard = Hard
setting-difficulty-expert = Expert
setting-decks = Investigators and decks
setting-decks-starter = { card-roland_banks } first
setting-decks-random = Starter decks at random
setting-decks-daisy = { card-daisy_walker } first
setting-decks-skids = { card-skids_otoole } first
setting-decks-agnes = { card-agnes_baker } first
setting-decks-wendy = { card-wendy_adams } first
setting-absent = Sitting out
setting-absent-nobody = Nobody
setting-weakness = Basic weaknesses
setting-weakness-random = At random
setting-weakness-choose = Your choice
setting-lead = Lead investigator
setting-lead-1 = The first one
setting-lead-random = At random
setting-lead-ask = Chosen at the start
setting-hands = Hands
setting-hands-closed = Seen by their owners only
setting-hands-open = Open to everybody
setting-asks = When to ask about free abilities and fast cards
setting-asks-normal = Whenever they could matter
setting-asks-all = Whenever they are allowed
setting-asks-few = Only reactions, and on your own turn
content-investigators = { $count ->
        [one] 1 investigator
       *[other] { $count } investigators
    }
content-player_cards = { $count ->
        [one] 1 player card
       *[other] { $count } player cards
    }
content-encounter_cards = { $count ->
        [one] 1 encounter card
       *[other] { $count } encounter cards
    }
content-scenarios = { $count ->
        [one] 1 scenario
       *[other] { $count } scenarios
    }
undo-phase = The whole phase
undo-round = The whole round
measure-doom = Doom
measure-clues = Clues for the acts
