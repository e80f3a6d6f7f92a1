# Actions taken besides those of a turn, an action taken back, phases skipped and repeated, moments of the set-up.

ask-take_action = { NAME($seat) }: { ask-take_action.question }
    .question = { NAME($source) } lets you take an action now. Which one?
ask-which_bonus = { NAME($seat) }: { ask-which_bonus.question }
    .question = which card's additional action do you spend?
ask-lose_bonus = { NAME($seat) }: { ask-lose_bonus.question }
    .question = which card's additional action do you lose?
ask-react_actiondone = { LIST($seats) }: { ask-react_actiondone.question }
    .question = { NAME($seat) } has finished an action. Do you react?
ask-react_openinghand = { LIST($seats) }: { ask-react_openinghand.question }
    .question = { NAME($seat) } { $point ->
        [after] has drawn
       *[other] is about to draw
    } the opening hand. Do you use anything?
ask-react_mulligan = { LIST($seats) }: { ask-react_mulligan.question }
    .question = { NAME($seat) } keeps this opening hand. Do you use anything?
ask-whose_unique = { NAME($seat) }, lead investigator: { ask-whose_unique.question }
    .question = only one { NAME($card) } can be in play. Whose?
option-whose = { NAME($owner) }
verb-whose = In play
option-bonus = { NAME($card) }
verb-bonus = Additional action

event-taken_back = { NAME($card) } undoes what { NAME($seat) } has just done.
event-stays_out = { NAME($card) } of { NAME($seat) } does nothing in this game.
event-skips_phase = The { $phase ->
        [mythos] mythos
        [investigation] investigation
        [enemy] enemy
       *[upkeep] upkeep
    } phase is skipped.
event-repeats_phase = The { $phase ->
        [mythos] mythos
        [investigation] investigation
        [enemy] enemy
       *[upkeep] upkeep
    } phase is repeated.
event-no_doom_step = { NAME($source) }: no doom is placed on the agenda this time.

step-taken_back = undoes the action
step-skips_phase = The phase is skipped
step-repeats_phase = The phase is repeated
step-no_doom_step = keeps doom off the agenda
step-stays_out = does without { NAME($card) }
