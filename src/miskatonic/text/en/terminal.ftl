# The terminal's own words: line mode, full screen, picker, commands.

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
terminal-kept = Saved: { $file }. Continue later with: miskatonic play { $resume }

terminal-no-sequel = There is no next table after this one.
terminal-no-campaign = { $file } isn't a campaign file.
terminal-campaign-kept = The campaign is saved in: { $file }
terminal-fate-sealed = Chance: the seed was drawn at random and will be shown when the game is over. Until then, this is its seal (SHA-256): { $seal }
terminal-fate-open = Chance: the seed was { $seed }; its seal (SHA-256) is { $seal }
terminal-fate-known = Chance: the seed was chosen or came with the game, so somebody may know what the cards will bring.

## Line mode

terminal-line-welcome = Type a number to answer. u: undo, ?: why, ? and a name: look it up, h: help, q: leave.
terminal-line-help =
    A number picks that option.
    To undo: { $undos }.
    ? says why you are asked and what isn't possible here; ? 3 explains option 3.
    i says what a sensible player would do here, and why.
    ? and a name looks up a card, place, monster, investigator or symbol; ? and an id the rule.
    g shows the goal again: how you win, how you lose, what you do on your turn.
    c shows your ability and cards.
    o lists the options again, b describes the board, l shows the log, r what happened since your last decision.
    s saves; s FILE saves a copy in that file.
    q saves the game and leaves; miskatonic play --resume continues it.
terminal-hint = A sensible player would pick { $number }: { $say }.
terminal-no-hint = There is no hint for this.
terminal-look-several = { $count ->
        [one] 1 name contains
       *[other] { $count } names contain
    } this: { LIST($names) }.
terminal-look-near = There is no { $wish } here. Did you mean { LIST($names) }?
terminal-look-nothing = There is no { $wish } here. ? and a number explains an option, ? and a name or a rule's id looks it up.
terminal-line-empty = You gave no answer: type the number of an option, or h for help.
terminal-line-empty-early = You gave no answer: there is still something to do. To stop anyway ({ $say }), type { $number }.
terminal-line-wrong = { $line } isn't an answer here: type one of the numbers shown, or h for help.
terminal-line-wrong-over = The game is over: u takes back the last decision, s saves, q leaves.
terminal-line-wrong-row = Type a number from 1 to { $last }, or q to leave.
terminal-line-go-on = g continues the campaign at its next table.
terminal-line-over = u takes back the last decision, s saves, q leaves.
terminal-line-default = Enter alone: { $number }.

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
terminal-no-saves = None yet. Games are saved automatically.
terminal-picker-hint = ↑ ↓ choose a row, ← → change it, Enter selects it.
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
terminal-nothing-there = You can't do anything there now.
terminal-number-typed = Option { $number } … or Enter
terminal-help =
    ↑ ↓ and Enter, a number, or the mouse: pick an option.
    Click a lit place to see only the options there; Esc shows everything again.
    To undo: { $undos }.
    ? says why you are asked and what isn't possible here.
    d shows everything about the selected option, / looks up a card, place, monster, investigator, symbol or rule.
    i says what a sensible player would do here, and why.
    g shows the goal again: how you win, how you lose, what you do on your turn.
    c shows the cards in play and what they do, b the position in words, l the whole log, r what happened since your last decision.
    s saves, but every decision is saved automatically anyway.
    F2 or L changes the language. Tab moves between panels.
    q saves the game and leaves.
terminal-look-help =
    Type a name or part of one: a card, a place, a monster, an investigator, a symbol. Or the id of a rule, such as { $rule }.
    ↑ ↓ move between matches, PgUp and PgDn turn the page, Esc closes.
terminal-look-none = There is no { $wish } here.
terminal-legend-action = can be chosen, with the number of the option
terminal-over-go-on = Continue the campaign
terminal-over-undo = Take back the last decision
terminal-over-undo-far = Take back { $what }
terminal-over-save = Save
terminal-over-new = New game
terminal-over-quit = Leave
terminal-too-small = The board needs 100×30 characters; here it is described in words. b shows all of it.

## Replay and rules

terminal-replay-at = After { $number } of { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }
terminal-replay-next = Then: { $what }
terminal-replay-end = The record ends here.
terminal-replay-hint = → forward, ← back, PgDn and PgUp ten at a time, Home and End
terminal-no-rule = No rule contains all these words.

## A table in words, for environments and language models

spoken-wait = Wait
spoken-holds = You play: { $seats }
spoken-number = Question number { $number }:
spoken-look-nothing = There is no { $wish } here. A number explains an option; a name or a rule's id looks it up.
