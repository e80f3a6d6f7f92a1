### What happens between two decisions, in a few words beside a name.

step-laid_out = is ready
step-investigators = { $count ->
        [one] plays
       *[other] and the others play
    }
step-begins_hurt = begins with trauma
step-log_brings = because of the campaign log
step-log_counts = counts now
step-scenario = begins
step-mulligan = redraws
step-begins_in_play = is in play from the beginning
step-keeps = keeps their hand
step-round = A new round
step-phase = { $phase ->
        [mythos] Mythos phase
        [investigation] Investigation phase
        [enemy] Enemy phase
       *[upkeep] Upkeep phase
    }
step-turn = turn begins
step-doom = gets doom
step-advances = advances
step-current = is now current
step-spends_clues = spends clues
step-placed = everybody is now there
step-removed = is removed
step-uses = uses { NAME($card, case: "acc") }
step-triggers = { $own ->
        [true] their own ability
       *[false] { NAME($card) }
    }
step-plays = plays { NAME($card, case: "acc") }
step-play_lost = the card is gone
step-dearer = pays one more action
step-more_actions = has more actions
step-lost_action = loses an action
step-moves = { NAME($place) }
step-revealed = is revealed
step-gains = gains resources
step-loses = loses resources
step-discovers = discovers clues
step-no_clues = finds nothing
step-covered_up = covers it up
step-test = takes a test
step-commits = commits { NAME($card, case: "acc") }
step-token = reveals { NAME($token) }
step-several_tokens = reveals several tokens
step-token_apart = reveals { NAME($token) }
step-several_apart = reveals several tokens
step-treated = counts as { NAME($now) }
step-ignored = ignores it
step-sealed = is sealed
step-no_seal = can't be sealed
step-passed = succeeds
step-failed = fails
step-cancelled = cancels it
step-spawns = spawns
step-no_spawn = has nowhere to spawn
step-unique_there = is already in play
step-engages = engages
step-disengages = disengages
step-evaded = is evaded
step-enemy_moves = moves
step-enemy_held = can't get there
step-opportunity = attack of opportunity
step-retaliates = retaliates
step-attacks = attacks
step-enemy_hit = takes damage
step-enemy_defeated = is defeated
step-damage_placed = takes damage
step-horror_placed = takes horror
step-healed = heals
step-asset_defeated = is defeated
step-defeated = is defeated
step-leads = now leads
step-resigned = resigns
step-trauma = suffers trauma
step-killed = is killed
step-earns = earns experience
step-draws = draws a card
step-no_cards = has no cards left
step-deck_emptied = has run out of cards
step-weakness = draws a weakness
step-encounter = draws { NAME($card) }
step-no_encounter = no encounter cards left
step-encounter_shuffled = A new encounter deck
step-redirected = counts as drawn by somebody else
step-shuffled_back = goes back into the deck
step-gives = changes hands
step-gives_resources = resources change hands
step-threatens = enters a threat area
step-attached = is attached
step-not_attached = can't be attached again
step-discards = discards { NAME($card, case: "acc") }
step-card_discarded = is discarded
step-makes_room = makes room
step-used_up = is used up
step-controls = takes control
step-returns = returns to hand
step-fetches = takes a card from their deck
step-shuffled_in = is shuffled in
step-scried = looks ahead
step-weakness_chosen = chooses a weakness
step-weakness_dealt = gets a random weakness
step-noted = is noted
step-noted_under = is noted
step-noted_number = is noted
step-newcomer = joins the campaign
step-campaign_ends = the campaign is over
step-campaign_partly = so far this scenario alone
step-campaign_waits = the campaign waits
step-deck_discards = discards from the deck
step-exchanged = is replaced for good
step-crossed_out = is crossed out
step-crossed_out_number = is crossed out
step-remembers = remembers
step-crossed_out_under = is crossed out
step-joins = takes { NAME($card, case: "acc") } along
step-declines = declines a card
step-waits = waits
step-insane = goes insane
step-counts = brings victory points
step-bonus = Bonus experience
step-gain = experience
step-wish = asked differently
