# The card with the goal: "You win when …", "You lose when …", "In a round". What a scenario is about stands with its words.

goal-win-clues = { $count ->
        [one] clue advances the act: { NAME($act) }.
       *[other] clues advance the act: { NAME($act) }.
    }
    .more = The clues of all investigators count together.
goal-lose-out = nobody is left: every investigator is defeated or has resigned.
goal-lose-doom = doom advances the last agenda; { NAME($agenda) } is the current one.
goal-turn-actions = { $actions ->
        [one] 1 action each
       *[other] { $actions } actions each
    }
    .more = investigate, move, fight, evade, play a card, draw, take a resource.
goal-turn-enemies = Enemies attack
    .more = hunters move, and enemies engaged with you strike. Then each of you draws a card and gains a resource.
goal-turn-mythos = Mythos
    .more = 1 doom on the agenda, and each of you draws an encounter card.
