# Actions taken besides those of a turn, additional ones, and taking an action back.

ask-take_action = { NAME($seat) }: { ask-take_action.question }
    .question = { NAME($source) } lets you take an action now. Which one?
ask-which_bonus = { NAME($seat) }: { ask-which_bonus.question }
    .question = which card's additional action do you spend?
ask-lose_bonus = { NAME($seat) }: { ask-lose_bonus.question }
    .question = which card's additional action do you lose?
ask-react_actiondone = { LIST($seats) }: { ask-react_actiondone.question }
    .question = { NAME($seat) } has finished an action. Do you react?
option-bonus = { NAME($card) }
verb-bonus = Additional action

event-taken_back = { NAME($card) } undoes what { NAME($seat) } has just done.

step-taken_back = undoes the action
