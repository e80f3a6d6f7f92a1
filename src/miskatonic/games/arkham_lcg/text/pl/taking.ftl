# Akcje poza zwykłymi, cofanie akcji, fazy pominięte i powtórzone, chwile przygotowania gry.

ask-take_action = { NAME($seat) }: { ask-take_action.question }
    .question = { NAME($source) } pozwala ci teraz wykonać akcję. Którą?
ask-which_bonus = { NAME($seat) }: { ask-which_bonus.question }
    .question = dodatkową akcję z której karty wydajesz?
ask-lose_bonus = { NAME($seat) }: { ask-lose_bonus.question }
    .question = dodatkową akcję z której karty tracisz?
ask-react_actiondone = { LIST($seats) }: { ask-react_actiondone.question }
    .question = { NAME($seat) } kończy akcję. Czy reagujesz?
ask-react_openinghand = { LIST($seats) }: { ask-react_openinghand.question }
    .question = { NAME($seat) } { $point ->
        [after] ma już
       *[other] zaraz dobierze
    } początkową rękę. Czy używasz czegoś?
ask-react_mulligan = { LIST($seats) }: { ask-react_mulligan.question }
    .question = { NAME($seat) }: początkowa ręka gotowa. Czy używasz czegoś?
ask-whose_unique = { NAME($seat) } (główny badacz): { ask-whose_unique.question }
    .question = { NAME($card) }: w grze może być tylko jedna taka karta. Czyja?
option-whose = { NAME($owner) }
verb-whose = W grze
option-bonus = { NAME($card) }
verb-bonus = Dodatkowa akcja

event-taken_back = { NAME($card) } cofa ostatnią akcję { NAME($seat, case: "gen") }.
event-stays_out = { NAME($seat) }: karta { NAME($card) } nie działa w tej grze.
event-skips_phase = Faza { $phase ->
        [mythos] Mitów
        [investigation] badaczy
        [enemy] wrogów
       *[upkeep] utrzymania
    } zostaje pominięta.
event-repeats_phase = Faza { $phase ->
        [mythos] Mitów
        [investigation] badaczy
        [enemy] wrogów
       *[upkeep] utrzymania
    } zostaje powtórzona.
event-no_doom_step = { NAME($source) }: tym razem na tajemnicy nie pojawia się zagłada.

step-taken_back = cofa akcję
step-skips_phase = Faza pominięta
step-repeats_phase = Faza powtórzona
step-no_doom_step = wstrzymuje zagładę
step-stays_out = bez karty { NAME($card) }
