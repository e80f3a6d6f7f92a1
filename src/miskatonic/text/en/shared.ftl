# Messages every game and every way to play can use.

# LIST($things): $before already contains the commas.
list-and = { $before } and { $last }

# Several sentences in a row.
sentences = { LIST($lines, sep: " ") }

# A hint about an answer that no bot judges.
hint-unjudged = The hint can't judge this answer: take it as a guess.

# LIST of nothing.
nothing = nothing
    .gen = nothing
    .dat = nothing
    .acc = nothing
    .ins = nothing

# A seat at the table. English needs no gender here; "neuter" stands for "they".
seat-0 = Player 1
    .the = Player 1
    .gen = Player 1's
    .dat = Player 1
    .acc = Player 1
    .ins = Player 1
    .gender = neuter
seat-1 = Player 2
    .the = Player 2
    .gen = Player 2's
    .dat = Player 2
    .acc = Player 2
    .ins = Player 2
    .gender = neuter
seat-2 = Player 3
    .the = Player 3
    .gen = Player 3's
    .dat = Player 3
    .acc = Player 3
    .ins = Player 3
    .gender = neuter
seat-3 = Player 4
    .the = Player 4
    .gen = Player 4's
    .dat = Player 4
    .acc = Player 4
    .ins = Player 4
    .gender = neuter
seat-4 = Player 5
    .the = Player 5
    .gen = Player 5's
    .dat = Player 5
    .acc = Player 5
    .ins = Player 5
    .gender = neuter
seat-5 = Player 6
    .the = Player 6
    .gen = Player 6's
    .dat = Player 6
    .acc = Player 6
    .ins = Player 6
    .gender = neuter
seat-6 = Player 7
    .the = Player 7
    .gen = Player 7's
    .dat = Player 7
    .acc = Player 7
    .ins = Player 7
    .gender = neuter
seat-7 = Player 8
    .the = Player 8
    .gen = Player 8's
    .dat = Player 8
    .acc = Player 8
    .ins = Player 8
    .gender = neuter

# The kernel's own events. $what is an option in full; $fate is "same" or "new".

event-forced = The only option: { $what }.
event-undone = { $decisions ->
        [one] 1 decision was taken back
       *[other] { $decisions } decisions were taken back
    }; { $fate ->
        [new] from here on, everything random is drawn afresh
       *[same] everything random will come out the same again
    }.

# The rules have changed since then; $was and $now are their versions.
event-new_rules = { $what ->
        [cards] The cards of the game have changed
       *[rules] The rules have been updated (version { $was } became { $now })
    }. The game continues from the start of { $where ->
        [step] the step that was interrupted
       *[turn] its last turn
    }{ $decisions ->
        [0] .
        [one] ; 1 decision was taken back.
       *[other] ; { $decisions } decisions were taken back.
    }
event-untold = Something happened here that can no longer be described.

# How far something is taken back: undo-<mark>. A game with other marks has its own messages for them.

undo-decision = The last decision
undo-action = The whole action
undo-turn = The whole turn

# A setting every game has.

setting-fate = Chance after taking a decision back
setting-fate-same = Same as before
setting-fate-new = Drawn afresh

save-other-cards = The save can't be continued: the cards of the game have changed since it was made. The version of Miskatonic that made it can still continue it.

## The card with the goal

goal-heading-wins = You win when
goal-heading-loses = You lose when
goal-heading-left = left
goal-heading-turn = On your turn
goal-row-wins = { $of } { $say } ({ $have } of { $of })
goal-row-loses = { $say } Left: { $left }.
goal-title = The goal
goal-later = The goal is shown as soon as the investigators are chosen.
cause-measure = { $what }: { $value } of { $goal }.
