### Arkham Horror: The Card Game in the browser: words only the page uses.

web-cover-arkham_lcg = Arkham
    .second = Horror
web-game-arkham_lcg = Arkham Horror: The Card Game

## The round

web-ah-phase-mythos = Mythos
web-ah-phase-investigation = Investigation
web-ah-phase-enemy = Enemy
web-ah-phase-upkeep = Upkeep
web-ah-round = round { $number }

## Threat

web-ah-agenda = Agenda { $number }
web-ah-act = Act { $number }
web-ah-doom-of = Doom: { $count } of { $of }
web-ah-doom-near = Doom: { $count } of { $of }. The next one advances the agenda.
web-ah-clues-of = Clues of all investigators: { $count } of { $of }.
web-ah-clues-held = Clues of all investigators: { $count }.
web-ah-bag = Chaos bag: { $count }
web-ah-both = Act and agenda
web-ah-apart-the_midnight_masks = Cultist deck
web-ah-encounter-deck = Encounter deck
web-ah-pile-encounter = Encounter discard pile
web-ah-pile-victory = Victory display
web-ah-pile-aside = Set aside
web-ah-pile-discard = Discard pile of { $name }
web-ah-pile-deck = Left in the deck of { $name }
web-ah-pile-down = Face down: { $count }
web-ah-pile-empty = No cards
web-ah-victory = Victory points

## Locations and enemies

web-ah-location = shroud { $shroud }, clues: { $clues }
web-ah-unrevealed = not revealed
web-ah-connects = connects to { $names }
web-ah-no-clues = no clues
web-ah-enemy = { $name }, fight { $fight }, health { $left } of { $health }, evade { $evade }, damage { $damage }, horror { $horror }
web-ah-permanent = Permanent
web-ah-exhausted = exhausted

## Investigators

web-ah-health = Health
web-ah-sanity = Sanity
web-ah-damage = Damage
web-ah-horror = Horror
web-ah-clues = Clues
web-ah-doom = Doom
web-ah-resources = Resources
web-ah-cards = Cards in hand
web-ah-actions = Actions left: { $count }
web-ah-turn-over = The turn is over
web-ah-turn-ahead = The turn is still to come
web-ah-lead = lead
web-ah-left-resigned = resigned
web-ah-left-damage = defeated by damage
web-ah-left-horror = defeated by horror
web-ah-left-effect = defeated
web-ah-area = Play area: { $name }
web-ah-threat-area = Threat area
web-ah-deck = Deck
web-ah-discard = Discard

## Cards

web-ah-hand = Hand of { $name }: { $count }
web-ah-offer = Cards to choose from
web-ah-no-cards = No cards in hand
web-ah-wild = wild
web-ah-fast = fast
web-ah-weakness = Weakness
web-ah-kind-asset = Asset
web-ah-kind-event = Event
web-ah-kind-skill = Skill
web-ah-kind-treachery = Treachery
web-ah-kind-enemy = Enemy
web-ah-kind-investigator = Investigator
web-ah-use-ammo = Ammo
web-ah-use-supplies = Supplies
web-ah-use-secrets = Secrets
web-ah-use-charges = Charges
web-ah-committed = Goes in
web-ah-bar-no_icons = No matching icon
web-ah-bar-own_tests = Only in your own tests
web-ah-bar-one_each = You already added a card
web-ah-bar-max_committed = No more of these in one test
web-ah-bar-skill = For skill tests
web-ah-bar-not_here = Not in this test
web-ah-opening = Opening hand: { $name }
web-ah-opening-how = Press the cards you don't want. You choose them all before you see any new ones.
web-ah-opening-hold = Hold a card to read it.
web-ah-opening-wait = Others choose first.
web-ah-opening-done = The game starts with this hand.
web-ah-opening-theirs = { $name } is looking at the opening hand
web-ah-whole-deck = The deck: { $of } cards, not counting weaknesses
web-ah-new-cards = New cards: { $count } of { $of }
web-ah-at-least-one = chance of at least one
web-ah-left = { $count } left
web-ah-goes-back = Goes back

## Skill tests and harm

web-ah-test = Skill test: { $skill }
web-ah-steps = Steps of the skill test
web-ah-step-1 = 1: the skill
web-ah-step-2 = 2: commit cards
web-ah-step-3 = 3: the token
web-ah-step-4 = 4: what the token does
web-ah-step-5 = 5: the value
web-ah-step-6 = 6: success or failure
web-ah-step-7 = 7: the results
web-ah-step-8 = 8: the end
web-ah-against = against
web-ah-token = token
web-ah-token-came = Token:
web-ah-good-tokens = { $count } of { $of } tokens
web-ah-success = Success
web-ah-failure = Failure
web-ah-by-none = just enough
web-ah-by = by { $count }
web-ah-goes-in = In:
web-ah-may-add = { $name } may still add a card
web-ah-ready = { $name } adds nothing more
web-ah-harm = damage { $damage }, horror { $horror }
web-ah-rescued = with reactions: { $names }
web-ah-deals = success deals { $count } damage

## What the campaign records

web-ah-log = Campaign log
web-ah-experience = Experience: { $count }
web-ah-gain-bonus = Resolution
web-ah-gain-lead = Lead investigator
web-ah-gain-floor = Never less than 0
web-ah-earned = Joins the deck: { $name }
web-ah-fate-killed = Killed
web-ah-fate-insane = Insane

## The campaign sheet

web-ah-campaign = Campaign sheet
web-ah-path = Path of the campaign
web-ah-sheets = Investigators of the campaign
web-ah-people = investigators: { $count }
web-ah-notes = Campaign notes
web-ah-no-notes = Nothing has been written yet.
web-ah-crossed = Crossed out in { $number }
web-ah-new = new
web-ah-gone = No longer with us
web-ah-ahead = What the log does next
web-ah-ahead-done = What the log did
web-ah-ahead-joins = { $name } will join
web-ah-ahead-always = In any case
web-ah-bag-changes = What changed in the bag
web-ah-bag-same = Nothing so far.
web-ah-unclaimed = Waiting for the next group
web-ah-resolution = Resolution
web-ah-resolution-none = No resolution
web-ah-resolution-r1 = Resolution 1
web-ah-resolution-r2 = Resolution 2
web-ah-resolution-r3 = Resolution 3
web-ah-stop-done = Behind you
web-ah-stop-now = You are here
web-ah-stop-next = Still to come
web-ah-campaign-won = The campaign is won.
web-ah-campaign-survived = The campaign is over: you survived.
web-ah-campaign-lost = The campaign is lost.
web-ah-written = What is written down
web-ah-trauma-physical = physical trauma { $count } of { $of }
web-ah-trauma-mental = mental trauma { $count } of { $of }
web-ah-suffers-physical = physical trauma +{ $count }
web-ah-suffers-mental = mental trauma +{ $count }
web-ah-xp-left = left
web-ah-xp-sum = earned { $earned }, spent { $spent }
web-ah-fate-left = Not in this scenario

## Upgrading a deck

web-ah-upgrade = Experience of { $name }
web-ah-xp-of = { $left } left of { $had }
web-ah-upgrade-theirs = { $name } is looking through the deck.
web-ah-upgrade-ready = This deck is ready. The others are still choosing.
web-ah-upgrade-done = is ready, saves { $left }
web-ah-upgrade-spends = spent so far: { $spent } of { $had }
web-ah-group-upgrade = Higher versions of cards you have
web-ah-group-buy = New cards
web-ah-price-upgrade = you pay the difference
web-ah-price-buy = its level, at least 1; another card leaves the deck
web-ah-price = price { $count }
web-ah-level = level { $count }
web-ah-instead = Instead of: { $name }
web-ah-leaves = What leaves the deck for it?
web-ah-leaves-how = Press a card in the deck.
web-ah-short = short by { $count }
web-ah-verb-buy = New:
web-ah-verb-upgrade = Higher:
web-ah-verb-undo_buy = Take back:
web-ah-goes = { $name } leaves
web-ah-comes-back = { $name } stays
web-ah-then-left = then left: { $count }
web-ah-changes = Changes: before and after

## Going on

web-ah-going = Who plays the next scenario?
web-ah-goes-on = The campaign continues: { $name }.
web-ah-joining = New investigators: { $count }
web-ah-joining-less = One fewer person joins
web-ah-joining-more = One more person joins
web-ah-file = One file
web-ah-file-say = Log, decks, bag and experience: with this file, the campaign can go on anywhere.
web-ah-file-later = When the scenario is over, the campaign can be saved here.
web-ah-file-save = Save
web-ah-file-open = Open
web-ah-table = Table { $number }
web-ah-carry = Carry investigators over
web-ah-carry-say = Decks, story cards, experience and trauma stay; the log and the chaos bag start over.
web-ah-carry-nobody = Nobody from this campaign can play on.
web-ah-carry-go = Begin a new campaign
