# Akcje wykonywane poza zwykłymi, akcje dodatkowe i cofanie akcji.

ask-take_action = { NAME($seat) }: { ask-take_action.question }
    .question = { NAME($source) } pozwala ci teraz wykonać akcję. Którą?
ask-which_bonus = { NAME($seat) }: { ask-which_bonus.question }
    .question = dodatkową akcję z której karty wydajesz?
ask-lose_bonus = { NAME($seat) }: { ask-lose_bonus.question }
    .question = dodatkową akcję z której karty tracisz?
ask-react_actiondone = { LIST($seats) }: { ask-react_actiondone.question }
    .question = { NAME($seat) } kończy akcję. Czy reagujesz?
option-bonus = { NAME($card) }
verb-bonus = Dodatkowa akcja

event-taken_back = { NAME($card) } cofa ostatnią akcję { NAME($seat, case: "gen") }.

step-taken_back = cofa akcję
