# Дії понад звичайні, додаткові дії та скасування зробленого.

ask-take_action = { NAME($seat) }: { ask-take_action.question }
    .question = { NAME($source) } дозволяє вам зараз виконати дію. Яку?
ask-which_bonus = { NAME($seat) }: { ask-which_bonus.question }
    .question = додаткову дію з якої карти ви витрачаєте?
ask-lose_bonus = { NAME($seat) }: { ask-lose_bonus.question }
    .question = додаткову дію з якої карти ви втрачаєте?
ask-react_actiondone = { LIST($seats) }: { ask-react_actiondone.question }
    .question = { NAME($seat) } завершує дію. Чи реагуєте ви?
option-bonus = { NAME($card) }
verb-bonus = Додаткова дія

event-taken_back = { NAME($card) } скасовує останню дію { NAME($seat, case: "gen") }.

step-taken_back = скасовує дію
