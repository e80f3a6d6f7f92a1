# What you see when you look up a card, a word or a symbol; what cards do is written with their names.

## Cards

fact-kind = { $kind ->
        [investigator] Investigator
        [asset] Asset
        [event] Event
        [skill] Skill card
        [treachery] Treachery
        [enemy] Enemy
        [location] Location
        [act] Act
        [agenda] Agenda
       *[reference] Scenario reference card
    }{ $weakness ->
        [basic] , basic weakness
        [own] , weakness
       *[none] { "" }
    }{ $unique ->
        [true] , unique
       *[false] { "" }
    }{ $subtitle ->
        [none] { "" }
       *[other] { ": " }{ NAME($subtitle) }
    }.
fact-class = Class: { NAME($class) }.{ $level ->
        [none] { "" }
       *[other] { " " }Level: { $level }.
    }
fact-cost = Cost: { $count }.
fact-cost_x = Cost: X.
fact-icons = Icons: { LIST($icons) }.
fact-slot = Slots: { LIST($slots) }.
fact-health = Health: { $count }.
fact-health_each = Health: { $count } per investigator.
fact-sanity = Sanity: { $count }.
fact-traits = Traits: { LIST($traits, sep: ", ") }.
fact-skills = Willpower { $willpower }, intellect { $intellect }, combat { $combat }, agility { $agility }.
fact-elder = Elder sign: { NAME($effect) }
fact-enemy = Fight { $fight }, evade { $evade }.
fact-attack = Its attack: { $damage } damage, { $horror } horror.

## The scenario

fact-not_in_play = Not in play.
fact-unrevealed = Not revealed yet.
fact-shroud = Shroud: { $count }.
fact-clues_here = Clues here: { $count }.
fact-connects = Connects to: { LIST($places) }.
fact-people = Investigators here: { LIST($people) }.
fact-enemies = Enemies here: { LIST($enemies) }.
fact-agenda = Stage { $stage }. Doom threshold: { $count }.
fact-act = Stage { $stage }.
fact-doom_now = Doom in play: { $count } of { $of }.
fact-clues_now = The investigators hold { $count } of { $of } clues.
fact-bag_now = Tokens in the bag: { $count }.
fact-in_bag = In the bag: { $count } of { $of } tokens.
fact-here = In this scenario: { NAME($effect) }
fact-symbol = { CAP(NAME($token)) }: { NAME($effect) }

## Words and symbols

sign-wild = wild
    .text = Counts as an icon of whatever skill is being tested.
sign-commit = Committing
    .text = Before the token is drawn, you may add cards from your hand to a test: as many as you like to your own, one to that of another investigator at your location. Each matching icon is worth +1.
sign-chaos_bag = Chaos bag
    .text = In every test, a token is drawn from it and added to your skill. Then it goes back.
sign-agenda = Agenda
    .text = The forces working against you. With enough doom in play, it advances; when the last one does, it is all over.
sign-act = Act
    .text = What you are here for. It advances with clues, or when its objective is met.
sign-doom = Doom
    .text = From the second round on, 1 more goes onto the agenda in every mythos phase. Doom on any card in play counts.
sign-clue = Clue
    .text = Lies on locations until somebody discovers it, then on that investigator. The group spends clues to advance the act.
sign-shroud = Shroud
    .text = How hard a location is to investigate.
sign-resource = Resource
    .text = Pays for cards. Everybody begins with 5 and gains 1 in every upkeep phase.
sign-damage = Damage
    .text = Damage equal to your health defeats you. Assets with health can take it in your place.
sign-horror = Horror
    .text = Horror equal to your sanity defeats you. Assets with sanity can take it in your place.
sign-direct = Direct
    .text = Damage or horror that no asset can take in your place.
sign-trauma = Trauma
    .text = The lasting mark of a defeat: you begin every later scenario with that much damage or horror.
sign-hunter = Hunter
    .text = In the enemy phase, it moves one location toward the nearest investigator, if it is ready and unengaged.
sign-retaliate = Retaliate
    .text = If it is ready and you fail an attack on it, it attacks you.
sign-aloof = Aloof
    .text = Doesn't engage anybody automatically. You must engage it before you can attack it.
sign-massive = Massive
    .text = While ready, it is engaged with everybody at its location at once.
sign-alert = Alert
    .text = If you fail to evade it, it attacks you.
sign-prey = Prey
    .text = Which investigator an enemy picks when it could be any of several.
sign-spawn = Spawn
    .text = Where an enemy appears. Without it, it appears engaged with whoever drew it.
sign-surge = Surge
    .text = After the card is resolved, draw another encounter card.
sign-peril = Peril
    .text = Nobody may help or advise while this card is resolved.
sign-victory = Victory
    .text = Goes to the victory display: an enemy once defeated, a location without clues at the end. Everybody earns that much experience.
sign-engaged = Engaged
    .text = The enemy is in your threat area, goes where you go, and attacks you.
sign-exhausted = Exhausted
    .text = Turned sideways until upkeep: an asset can't be exhausted again for its ability, an enemy neither attacks nor engages.
sign-opportunity = Attack of opportunity
    .text = Ready enemies engaged with you attack when you spend an action on anything but fight, evade, parley or resign.
sign-fast = Fast
    .text = Costs no action and provokes no attack of opportunity.
sign-uses = Uses
    .text = The asset enters play with that many tokens, and its ability spends them.
sign-slot = Slot
    .text = What you can carry: 2 hands, 2 arcane, 1 ally, 1 body, 1 accessory. To make room for another, you must discard something.
sign-unique = Unique
    .text = Only one of that title can be in play.
sign-trait = Trait
    .text = Does nothing on its own; other cards refer to it.
sign-action_ability = Action ability
    .text = Costs an action on your turn.
sign-free_ability = Free ability
    .text = Costs no action and can be used whenever players may act.
sign-reaction = Reaction
    .text = May be used when the event it names happens.
sign-forced = Forced
    .text = Happens automatically, before all reactions.
sign-revelation = Revelation
    .text = Happens when the card is drawn.
sign-objective = Objective
    .text = How an act advances when spending clues is not enough.
sign-parley = Parley
    .text = An action on a card that settles something without a fight. It provokes no attack of opportunity.
sign-resign = Resign
    .text = You leave the scenario alive. It provokes no attack of opportunity and doesn't count as being defeated.
sign-weakness = Weakness
    .text = A card in your deck that works against you. You can't choose to discard it from your hand.
sign-threat_area = Threat area
    .text = Enemies engaged with you and encounter cards in front of you. Everybody at your location can use their abilities.
sign-lead = Lead investigator
    .text = Goes first in player order and decides whatever nobody else decides.
sign-per_investigator = Per investigator
    .text = Multiplied by the number of investigators who began the scenario.
