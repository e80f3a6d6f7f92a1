# What the terminal says of the museum: the board in words, and the labels of the full screen.

## The night

board-turn = Turn: { NAME($who) }.
board-clock = Clock: { $hour }.
board-midnight_due = Midnight is due as soon as this turn is over.
board-midnight_near = midnight is due
board-ancient_one = { NAME($ancient_one) }: { $awake ->
        [true] awake
       *[false] asleep
    }.
board-doom = Doom: { $count } of { $of }.
board-monster_spaces = Doom tokens that bring a monster: { $spaces }.
board-signs = Elder Signs: { $count } of { $of }.
board-combat = Combat task: { $needs }.
board-mythos = Mythos card, { NAME($mythos) }: { $effect }
board-mythos_next = Next Mythos card: { NAME($mythos) }.
board-not_laid_out = The museum hasn't been set up yet.

## Adventures

board-card = { NAME($place) }
board-world = Other World, { NAME($place) }
board-task = task { $number }: { $needs }
board-in_order = tasks in this order
board-any_order = tasks in any order
board-investigation = investigation { $count }
board-either = { $one } or { $other }
board-costs = costs { $things }
board-hours = { $count } hours
board-monster_task = { NAME($monster) }: { $needs }
board-monster_below = { NAME($monster) }, below the card: { $needs }
board-monster_added = { NAME($monster) }, added task: { $needs }
board-beaten = { NAME($monster) }, beaten
board-done = done
board-frame_full = a monster may cover this task
board-frame_partial = a monster may cover part of this task
board-frame_empty = an empty monster frame
board-frame_short = empty frame
board-rewards = Reward: { $things }
board-doom_removed = { $count } doom removed
board-penalties = Penalty: { $things }
board-no_penalties = No penalty
board-trophies = Trophies: { $count }
board-locks = Locks: { LIST($things) }
board-terror = Terror: { $effect }
board-midnight = Midnight: { $effect }
board-awakening = On awakening: { $effect }
board-here = Here: { $people }
board-chance = Chance for the active player: { $chance } (estimate)
board-nobody = nobody

## Dice

board-dice = Dice
board-roll = Roll { $number }
board-place_supply = Free
board-place_pool = Pool
board-place_task = On a task
board-place_discarded = Discarded
board-place_focused = Focused
board-place_spell = On a spell
board-place_locked = Locked
board-place_gone = Out of the game
board-place_helper = With { NAME($who) }
board-green = { $count ->
        [one] green
       *[other] green
    }
board-yellow = yellow
board-red = red
board-attempt = Attempt: { NAME($place) }.
board-odds = A roll of { $count ->
        [one] 1 die
       *[other] { $count } dice
    }: { $odds } (exact).
board-odds_short = A roll of { $count ->
        [one] 1 die
       *[other] { $count } dice
    }:
board-odds_task = task { $number } { $chance }
board-odds_monster = { NAME($monster) } { $chance }
board-odds_combat = hit { $chance }
board-whole = The whole adventure with the best option: { $chance } (estimate).

## Investigators and piles

board-sanity = Sanity: { $count } of { $of }
board-stamina = Stamina: { $count } of { $of }
board-clues = Clues: { $count }
board-trophy_value = Trophies: { $count }
board-trophies_held = Trophies: { $count } ({ LIST($things) })
board-hand = Cards: { LIST($things) }
board-daily_used = daily ability used
board-out = out of the game
board-vacant = devoured; a new investigator will arrive
board-choosing = choosing an investigator
board-decks = Decks: { $decks }.
board-monsters = Monsters in play: { $count }. In the cup: { $cup }.

## What the signs of the drawing mean

board-sign_requirements = Needed and rolled:
board-sign_investigation = investigation
board-sign_lore = lore
board-sign_peril = peril
board-sign_terror = terror
board-sign_wild = wild
board-sign_dice = Dice:
board-sign_green = green
board-sign_yellow = yellow
board-sign_red = red
board-sign_rewards = Won and lost:
board-sign_cards = Cards:
board-sign_arrow = in this order
board-sign_frame = empty monster frame
board-sign_half = monster frame on part of a task
board-sign_below = monster below the card
board-sign_lock = locks a die
board-sign_terror_effect = terror effect
board-sign_midnight = midnight effect
board-sign_clock = 3 hours
board-sign_chance = chance, estimated
board-sign_done = done
