### "Ask me here": where and about what a player wants to be asked; and what lasts for a time.

asks-normal = where something could matter
asks-all = wherever something is allowed
asks-few = only for reactions and in the own turn
window-after_mythos = after the encounter cards
window-before_turns = before the first turn
window-in_turn = between the actions of others
window-turn_ends = at the end of a turn
window-after_hunters = before each investigator is attacked
window-after_attacks = after the attacks
window-upkeep_begins = before cards ready
window-test = in tests of others

ask-asks = { NAME($seat) }: { ask-asks.question }
    .question = where and about what do you want to be asked?
option-asks = How I am asked …
option-done = { $left ->
        [none] Leave it so
       *[other] { upgrading-seat }Ready, { $left } experience is kept
    }
option-level = Ask me { NAME($level) }
option-here = Ask me { NAME($where) }
option-not_here = Don't ask me { NAME($where) } in particular
option-always = Always ask about { NAME($card, case: "acc") }
option-never = Never ask about { NAME($card, case: "acc") }
option-usual = Ask about { NAME($card, case: "acc") } as usual
option-quiet_turn = Do nothing, and don't ask again this turn
verb-asks = How I am asked
verb-done = Done
verb-level = In general ask me
verb-here = Ask me also
verb-not_here = Ask me no longer
verb-always = Always ask about
verb-never = Never ask about
verb-usual = As usual again
verb-quiet_turn = Not this turn

event-wish = { NAME($seat) }: { $verb ->
        [level] asked { NAME($level) }
        [here] asked { NAME($where) }
        [not_here] not asked { NAME($where) } in particular
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
        [turn] not before the next turn
       *[round] not before the next round
    }

board-label_lasting = For a time
board-lasting = { NAME($about) }: { $what ->
        [willpower] { skill-willpower } { $amount }
        [intellect] { skill-intellect } { $amount }
        [combat] { skill-combat } { $amount }
        [agility] { skill-agility } { $amount }
        [skill_value] value of tests { $amount }
        [shroud] shroud { $amount }
        [actions] actions { $amount }
        [test_clues] clues { $amount }
        [test_damage] { $amount ->
            [none] more damage, depending on the result
           *[other] damage { $amount }
        }
        [instead_of_willpower] { NAME($skill) } instead of { skill-willpower }
        [instead_of_intellect] { NAME($skill) } instead of { skill-intellect }
        [instead_of_combat] { NAME($skill) } instead of { skill-combat }
        [instead_of_agility] { NAME($skill) } instead of { skill-agility }
        [cannot_attack] not attacked by enemies that are not Elite
        [no_tokens] reveals no chaos tokens
       *[blank] no text
    } until the end of the { $until ->
        [test] test
        [turn] turn
        [phase] phase
       *[round] round
    } ({ NAME($card) })
