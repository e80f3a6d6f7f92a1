# Дії понад звичайні, скасування дії, пропущені й повторені фази, моменти підготовки.

ask-take_action = { NAME($seat) }: { ask-take_action.question }
    .question = { NAME($source) } дозволяє вам зараз виконати дію. Яку?
ask-which_bonus = { NAME($seat) }: { ask-which_bonus.question }
    .question = додаткову дію з якої карти ви витрачаєте?
ask-lose_bonus = { NAME($seat) }: { ask-lose_bonus.question }
    .question = додаткову дію з якої карти ви втрачаєте?
ask-react_actiondone = { LIST($seats) }: { ask-react_actiondone.question }
    .question = { NAME($seat) } завершує дію. Чи реагуєте ви?
ask-react_openinghand = { LIST($seats) }: { ask-react_openinghand.question }
    .question = { NAME($seat) } { $point ->
        [after] уже має
       *[other] ось-ось добере
    } початкову руку. Чи застосовуєте ви щось?
ask-react_mulligan = { LIST($seats) }: { ask-react_mulligan.question }
    .question = { NAME($seat) }: початкова рука готова. Чи застосовуєте ви щось?
ask-whose_unique = { NAME($seat) } (головний дослідник): { ask-whose_unique.question }
    .question = { NAME($card) }: у грі може бути лише одна така карта. Чия?
option-whose = { NAME($owner) }
verb-whose = У грі
option-bonus = { NAME($card) }
verb-bonus = Додаткова дія

event-taken_back = { NAME($card) } скасовує останню дію { NAME($seat, case: "gen") }.
event-stays_out = { NAME($seat) }: карта { NAME($card) } у цій грі не діє.
event-skips_phase = Фазу { $phase ->
        [mythos] міфу
        [investigation] дослідження
        [enemy] ворогів
       *[upkeep] відновлення
    } пропущено.
event-repeats_phase = Фазу { $phase ->
        [mythos] міфу
        [investigation] дослідження
        [enemy] ворогів
       *[upkeep] відновлення
    } буде повторено.
event-no_doom_step = { NAME($source) }: цього разу приреченість на загрозу не кладуть.

step-taken_back = скасовує дію
step-skips_phase = Фазу пропущено
step-repeats_phase = Фазу повторено
step-no_doom_step = стримує приреченість
step-stays_out = без карти { NAME($card) }
