### "Ask me here": when and about what a player wants to be asked; and lasting effects.

asks-normal = whenever it could matter
asks-all = whenever anything is allowed
asks-few = only to react or to take a turn
window-after_mythos = after the encounter cards
window-before_turns = before the first turn
window-in_turn = between other players' actions
window-turn_ends = at the end of a turn
window-after_hunters = before each investigator is attacked
window-after_attacks = after the attacks
window-upkeep_begins = before cards ready
window-test = during other players' tests

ask-asks = { NAME($seat) }: { ask-asks.question }
    .question = when do you want to be asked, and about what?
option-asks = When to ask me …
option-done = { $left ->
        [none] Leave it like this
       *[other] { upgrading-seat }Done, saving { $left } experience
    }
option-level = Ask me { NAME($level) }
option-here = Ask me { NAME($where) }
option-not_here = No separate questions { NAME($where) }
option-always = Always ask about { NAME($card, case: "acc") }
option-never = Never ask about { NAME($card, case: "acc") }
option-usual = Ask about { NAME($card, case: "acc") } as usual
option-quiet_turn = Do nothing, and don't ask again this turn
verb-asks = When to ask me
verb-done = Done
verb-level = In general, ask me
verb-here = Also ask me
verb-not_here = Stop asking me
verb-always = Always ask about
verb-never = Never ask about
verb-usual = Ask as usual
verb-quiet_turn = Not this turn

event-wish = { NAME($seat) }: { $verb ->
        [level] asked { NAME($level) }
        [here] asked { NAME($where) }
        [not_here] no separate questions { NAME($where) }
        [always] always asked about { NAME($card, case: "acc") }
        [never] never asked about { NAME($card, case: "acc") }
       *[usual] asked about { NAME($card, case: "acc") } as usual
    }.

## In words

board-asks = Asked { NAME($level) }
board-asks_here = also { LIST($windows) }
board-asks_always = always about { LIST($cards) }
board-asks_never = never about { LIST($cards) }
board-asks_quiet = { $quiet ->
        [turn] not until the next turn
       *[round] not until the next round
    }

board-label_lasting = Lasting effects
board-lasting = { NAME($about) }: { $what ->
        [willpower] { skill-willpower } { $amount }
        [intellect] { skill-intellect } { $amount }
        [combat] { skill-combat } { $amount }
        [agility] { skill-agility } { $amount }
        [base_willpower] base { skill-willpower } { $amount }
        [base_intellect] base { skill-intellect } { $amount }
        [base_combat] base { skill-combat } { $amount }
        [base_agility] base { skill-agility } { $amount }
        [skill_value] skill value { $amount }
        [shroud] shroud { $amount }
        [actions] actions { $amount }
        [test_clues] clues { $amount }
        [test_damage] { $amount ->
            [none] extra damage, depending on the result
           *[other] damage { $amount }
        }
        [instead_of_willpower] { NAME($skill) } instead of { skill-willpower }
        [instead_of_intellect] { NAME($skill) } instead of { skill-intellect }
        [instead_of_combat] { NAME($skill) } instead of { skill-combat }
        [instead_of_agility] { NAME($skill) } instead of { skill-agility }
        [cannot_attack] can't be attacked by non-Elite enemies
        [no_tokens] reveals no chaos tokens
       *[blank] text box blank
    } until the end of the { $until ->
        [test] test
        [turn] turn
        [phase] phase
       *[round] round
    } ({ NAME($card) })
