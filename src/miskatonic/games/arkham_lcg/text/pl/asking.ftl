### „Pytaj mnie tutaj”: gdzie i o co gracz chce być pytany; a także to, co trwa przez pewien czas.

asks-normal = tam, gdzie coś może mieć znaczenie
asks-all = wszędzie, gdzie coś wolno
asks-few = tylko o reakcje i we własnej turze
window-after_mythos = po kartach spotkań
window-before_turns = przed pierwszą turą
window-in_turn = między akcjami innych
window-turn_ends = pod koniec tury
window-after_hunters = przed atakami na każdego badacza
window-after_attacks = po atakach
window-upkeep_begins = przed przygotowaniem kart
window-test = w testach innych

ask-asks = { NAME($seat) }: { ask-asks.question }
    .question = gdzie i o co mam cię pytać?
option-asks = O co mam pytać…
option-done = { $left ->
        [none] Zostaw tak
       *[other] { upgrading-seat }Gotowe, zachowane doświadczenie { $left }
    }
option-level = Pytaj mnie { NAME($level) }
option-here = Pytaj mnie { NAME($where) }
option-not_here = Nie pytaj mnie osobno { NAME($where) }
option-always = Zawsze pytaj o { NAME($card, case: "acc") }
option-never = Nigdy nie pytaj o { NAME($card, case: "acc") }
option-usual = Pytaj o { NAME($card, case: "acc") } jak zwykle
option-quiet_turn = Nic nie rób i nie pytaj więcej w tej turze
verb-asks = O co mam pytać
verb-done = Gotowe
verb-level = Na ogół pytaj
verb-here = Pytaj także
verb-not_here = Nie pytaj już osobno
verb-always = Zawsze pytaj o
verb-never = Nigdy nie pytaj o
verb-usual = Znów jak zwykle
verb-quiet_turn = Nie w tej turze

event-wish = { NAME($seat) }: { $verb ->
        [level] pytania { NAME($level) }
        [here] pytania { NAME($where) }
        [not_here] bez osobnych pytań { NAME($where) }
        [always] zawsze pytania o { NAME($card, case: "acc") }
        [never] żadnych pytań o { NAME($card, case: "acc") }
       *[usual] pytania o { NAME($card, case: "acc") } jak zwykle
    }.

## Słowami

board-asks = Pytania { NAME($level) }
board-asks_here = także { LIST($windows) }
board-asks_always = zawsze o: { LIST($cards) }
board-asks_never = nigdy o: { LIST($cards) }
board-asks_quiet = { $quiet ->
        [turn] dopiero od następnej tury
       *[round] dopiero od następnej rundy
    }

board-label_lasting = Przez pewien czas
board-lasting = { NAME($about) }: { $what ->
        [willpower] { skill-willpower } { $amount }
        [intellect] { skill-intellect } { $amount }
        [combat] { skill-combat } { $amount }
        [agility] { skill-agility } { $amount }
        [base_willpower] { skill-willpower }: bazowo { $amount }
        [base_intellect] { skill-intellect }: bazowo { $amount }
        [base_combat] { skill-combat }: bazowo { $amount }
        [base_agility] { skill-agility }: bazowo { $amount }
        [skill_value] wartość w testach { $amount }
        [shroud] zasłona { $amount }
        [actions] akcje { $amount }
        [test_clues] wskazówki { $amount }
        [test_damage] { $amount ->
            [none] większe obrażenia, zależnie od wyniku
           *[other] obrażenia { $amount }
        }
        [instead_of_willpower] { NAME($skill) } zamiast: { skill-willpower }
        [instead_of_intellect] { NAME($skill) } zamiast: { skill-intellect }
        [instead_of_combat] { NAME($skill) } zamiast: { skill-combat }
        [instead_of_agility] { NAME($skill) } zamiast: { skill-agility }
        [cannot_attack] nieelitarni wrogowie nie atakują
        [no_tokens] bez ujawniania żetonów chaosu
       *[blank] bez tekstu
    } do końca { $until ->
        [test] testu
        [turn] tury
        [phase] fazy
       *[round] rundy
    } ({ NAME($card) })
