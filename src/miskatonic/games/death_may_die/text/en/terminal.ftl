### The position in words, for the terminal and the list view.

board-turn = { NAME($who) }'s turn. { $count ->
        [one] 1 action left.
       *[other] { $count } actions left.
    }
board-track = { NAME($elder_one) } on the summoning track: space { $count } of { $of }, red from { $red }
board-stage = { NAME($stage) }: { $left } of { $of } health left, { $standard } standard and { $bonus } bonus dice
board-clock = { $count } of { $of } symbols in the discard pile
board-decks = Mythos deck { $mythos } ({ $symbols } with symbols), Discovery deck { $discoveries }
board-ritual = { NAME($counter) }: { $count } of { $of }
board-disrupted = The ritual is disrupted
board-dice = { NAME($who) } has rolled
board-roll = { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }, { $tentacles ->
        [one] 1 tentacle
       *[other] { $tentacles } tentacles
    }, { $signs ->
        [one] 1 elder sign
       *[other] { $signs } elder signs
    }
board-dead = out of the game
board-wounded = Wounds { $count } of { $of }
board-stressed = Stress { $count } of { $of }
board-sanity = Sanity lost { $count } of { $of }, { $next } to the next threshold
board-insanity = { NAME($insanity) }
board-skills = { $skills }
board-dice_owned = { $count ->
        [one] 1 bonus die
       *[other] { $count } bonus dice
    }
board-burning = { $count } Fire on the board
board-held = Holds { $cards }
board-gate_red = Red Gate
board-gate_yellow = Yellow Gate
board-gate_blue = Blue Gate
board-start = Start
board-fire = Fire
board-barred_way = { NAME($token) } towards { NAME($space, case: "the") }
board-near = { $count ->
        [one] 1 space away: { LIST($spaces) }
       *[other] { $count } spaces away: { LIST($spaces) }
    }
board-reserve = Reserve
board-cultists = Cultists
board-monsters = Monsters
board-elder_one = Elder One
board-tokens = Tokens
board-barrier = Passage with a token
board-stress = Stress
board-wounds = Health left
board-bonus_dice = Bonus dice
board-symbols = Summoning symbol
board-key = can be chosen
terminal-undo-phase = the whole phase
