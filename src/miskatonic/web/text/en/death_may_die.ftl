### Death May Die in the browser: words only the page uses.

web-cover-death_may_die = Death
    .second = May Die
web-game-death_may_die = Death May Die

## The parts of a turn

web-dmd-step-action = Actions
web-dmd-step-mythos = Mythos
web-dmd-step-search_or_fight = Search or fight
web-dmd-step-end = End of turn

## Threat

web-dmd-sleeps = Something waits for its name to be called.
web-dmd-summoning = Summoning
web-dmd-track = Summoning track: { $what } on space { $at } of { $of }, red from space { $red }; on the last one, all is lost
web-dmd-final = Final
web-dmd-attacks = Attacks with
web-dmd-not-here = Not on the board yet
web-dmd-revealed = revealed
web-dmd-not-revealed = not yet revealed
web-dmd-dice = standard dice: { $standard }
web-dmd-dice-both = standard dice: { $standard }, bonus dice: { $bonus }
web-dmd-pile = Mythos discard
web-dmd-symbols = Summoning symbols in the discard pile: { $count } of { $of }
web-dmd-next-symbol = symbols: { $count } in { $of }
web-dmd-one-more = One more: it advances
web-dmd-advances = It advances this turn
web-dmd-next-card = Next:
web-dmd-last-card = Last:
web-dmd-slot = Slot { $number }: { $name }, on the board: { $out }
web-dmd-in-reserve = in reserve: { $count } of { $of }
web-dmd-decks = Decks

## Investigators

web-dmd-sanity = Sanity lost: { $count } of { $of }
web-dmd-next-threshold = Next threshold at { $at }
web-dmd-thresholds = Thresholds at { $places }; a bonus die at { $dice }
web-dmd-actions = Actions left: { $count } of { $of }
web-dmd-choose = Choose
web-dmd-board = Board
web-dmd-board-of = Investigator board: { $name }
web-dmd-left = Left
web-dmd-right = Right
web-dmd-level = level { $level } of 4
web-dmd-level-more = level { $level } of 4: { $base } and { $more } from cards
web-dmd-relic-common = common side up
web-dmd-relic-transformed = transformed side up

## Dice

web-dmd-dice-label = Dice
web-dmd-standard = Standard
web-dmd-bonus = Bonus
web-dmd-here = In the same space
web-dmd-roll-attack = Attack
web-dmd-roll-attacked = An enemy attacks
web-dmd-roll-fire = Fire
web-dmd-roll-scenario = Scenario action
web-dmd-roll-plain = Roll
web-dmd-roll-against = Against you
web-dmd-needed = needed: { $count }
web-dmd-deadly = deadly at { $count }+
web-dmd-free = free rerolls
web-dmd-paid = stress paid
web-dmd-if-kept = if kept
web-dmd-survive = You survive their wounds:

## The map

web-dmd-map = Map of the scenario
web-dmd-zoom = Map size
web-dmd-zoom-in = Zoom in
web-dmd-zoom-out = Zoom out
web-dmd-zoom-fit = Show the whole map
web-dmd-goal = { $counter }: { $count } of { $target }
web-dmd-wounds = wounds: { $count }
web-dmd-health = health { $count } of { $most }
