# The card with the goal: "You win when …", "You lose when …", "In a round". What a scenario is about stands with its words.

goal-win-clues = { $count ->
        [one] clue brings the act forward: { NAME($act) }.
       *[other] clues bring the act forward: { NAME($act) }.
    }
    .more = Clues of all investigators count together.
goal-lose-out = nobody is left: every investigator is defeated or has resigned.
goal-lose-doom = doom brings the agendas to their end; { NAME($agenda) } is the one now.
goal-turn-actions = { $actions ->
        [one] 1 action each
       *[other] { $actions } actions each
    }
    .more = investigate, move, fight, evade, play a card, draw, take a resource.
goal-turn-enemies = Enemies attack
    .more = hunters come, and those engaged with you strike. Then each draws a card and takes a resource.
goal-turn-mythos = Mythos
    .more = 1 doom on the agenda, and each draws an encounter card.
