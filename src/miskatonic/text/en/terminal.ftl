# What the terminal says of itself: line mode, full screen, picker, commands.

terminal-seat = Seat { $number }, { NAME($who) }
terminal-decides = Decision: { $seat }
terminal-cost = { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
terminal-list = { LIST($things) }
terminal-barred = Not possible here:
terminal-nothing-to-undo = Nothing has been decided yet, so there is nothing to take back.
result-won = Won.
result-lost = Lost.
terminal-decisions = { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }
terminal-turns = { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
terminal-undo-key = { $key } { $what }
terminal-undo-decision = one decision
terminal-undo-action = the whole action
terminal-undo-turn = the whole turn
terminal-saved = Saved: { $file }
terminal-kept = Kept: { $file }. Go on later with: miskatonic play --resume

terminal-no-sequel = No other table follows this one.
terminal-no-campaign = { $file } is no campaign.
terminal-campaign-kept = The campaign is kept in: { $file }
terminal-fate-sealed = Chance: the seed was drawn by lot and is shown when the game is over. Until then there is its seal (SHA-256): { $seal }
terminal-fate-open = Chance: the seed was { $seed }; its seal (SHA-256) is { $seal }
terminal-fate-known = Chance: the seed was chosen or came with the game, so somebody may know what the cards will bring.

## Line mode

terminal-line-welcome = A number answers. u takes back, ? says why, ? and a name looks it up, h helps, q leaves.
terminal-line-help =
    A number picks that option.
    These take back: { $undos }.
    ? says why this is asked and what is not possible here; ? 3 explains option 3.
    i says what a sensible player would do here, and why.
    ? and a name looks up a card, place, monster, investigator or symbol; ? and an id the rule.
    g tells the goal again: how you win, how you lose, what you do on your turn.
    c reads your own ability and cards.
    o lists the options again, b tells the board, l the log, r what happened since your last decision.
    s saves; s FILE saves a copy in that file.
    q keeps the game and leaves; miskatonic play --resume goes on.
terminal-hint = A sensible player would pick { $number }: { $say }.
terminal-no-hint = Nobody knows what would be best here.
terminal-look-several = { $count ->
        [one] 1 name has
       *[other] { $count } names have
    } this in it: { LIST($names) }.
terminal-look-near = There is no { $wish } here. Did you mean { LIST($names) }?
terminal-look-nothing = There is no { $wish } here: ? and a number explains an option, ? and a name or a rule's id looks it up.
terminal-line-empty = Nothing was answered: type the number of an option, or h for help.
terminal-line-empty-early = Nothing was answered: there is still something to do. To stop anyway ({ $say }), type { $number }.
terminal-line-wrong = { $line } is no answer here: one of the numbers shown, or h for help.
terminal-line-wrong-over = The game is over: u takes back, s saves, q leaves.
terminal-line-wrong-row = A number from 1 to { $last }, or q to leave.
terminal-line-go-on = g goes on with the campaign at its next table.
terminal-line-over = u takes back the last decision, s saves, q leaves.
terminal-line-default = Empty line: { $number }.

## Choosing a game

terminal-which-game = Which game
terminal-game = Game
terminal-seats = Seats
terminal-options = Options
terminal-content = In the box
terminal-default = default
terminal-language = Language
terminal-language-name = English
terminal-begin = Begin
terminal-continue = Continue { $game }: { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }
terminal-continue-since = { $what } ({ $when })
terminal-saves = Saved games
terminal-no-saves = None yet. Every game is kept by itself.
terminal-picker-hint = ↑ ↓ choose a row, ← → change it, Enter takes it.
terminal-save-broken = This save can't be opened.

## Full screen

terminal-your-decision = Your decision
terminal-log = Log
terminal-people = Investigators
terminal-key-undo = Undo
terminal-key-why = Why?
terminal-key-details = Details
terminal-key-look = Look up
terminal-key-hint = Hint
terminal-key-cards = Cards
terminal-key-recap = Recap
terminal-key-save = Save
terminal-key-language = Language
terminal-key-help = Help
terminal-key-quit = Leave
terminal-key-back = Back
terminal-key-board = In words
terminal-filtered = Only { NAME($place) }. Esc: all options.
terminal-nothing-there = Nothing can be done there now.
terminal-number-typed = Option { $number } … or Enter
terminal-help =
    ↑ ↓ and Enter, a number, or the mouse: pick an option.
    A click on a lit place shows only what concerns it; Esc shows everything again.
    These take back: { $undos }.
    ? says why this is asked and what is not possible here.
    d reads everything about the option that is pointed at, / looks up a card, place, monster, investigator, symbol or rule.
    i says what a sensible player would do here, and why.
    g shows the goal again: how you win, how you lose, what you do on your turn.
    c shows the cards in play and what they do, b the position in words, l the whole log, r what happened since your last decision.
    s saves; every decision is kept by itself anyway.
    F2 or L changes the language. Tab moves between panels.
    q keeps the game and leaves.
terminal-look-help =
    Write a name, or a part of one: a card, a place, a monster, an investigator, a symbol. Or the id of a rule, such as { $rule }.
    ↑ ↓ choose among several, PgUp and PgDn turn the page, Esc closes.
terminal-look-none = There is no { $wish } here.
terminal-legend-action = can be chosen, with the number of the option
terminal-over-go-on = Go on with the campaign
terminal-over-undo = Take back the last decision
terminal-over-undo-far = Take back { $what }
terminal-over-save = Save
terminal-over-new = New game
terminal-over-quit = Leave
terminal-too-small = The table is drawn with 100 columns and 30 lines; here it is told. b reads all of it.

## Replay and rules

terminal-replay-at = After { $number } of { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }
terminal-replay-next = Then: { $what }
terminal-replay-end = The record ends here.
terminal-replay-hint = → forward, ← back, PgDn and PgUp ten at once, Home and End
terminal-no-rule = No rule has all these words.

## A table in words, for environments and language models

spoken-wait = Wait
spoken-holds = You hold: { $seats }
spoken-number = Question number { $number }:
spoken-look-nothing = There is no { $wish } here. A number explains an option; a name or a rule's id is looked up.
