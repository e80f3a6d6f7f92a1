# What a look at a card, a word or a symbol tells; what cards do stands with their names.

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
fact-connects = Ways lead to: { LIST($places) }.
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
    .text = Before the token is drawn, cards from hand may be added to a test: as many as you like to your own, one to that of somebody at your location. Each fitting icon is worth +1.
sign-chaos_bag = Chaos bag
    .text = In every test a token is drawn from it and added to your skill. Then it goes back.
sign-agenda = Agenda
    .text = What works against you. With enough doom in play it advances, and after the last one comes the end.
sign-act = Act
    .text = What you are here for. It advances with clues, or when its objective is met.
sign-doom = Doom
    .text = One more on the agenda in every mythos phase from the second round on. Doom on any card in play counts.
sign-clue = Clue
    .text = Lies on locations until somebody discovers it, then on that investigator. The group spends clues to advance the act.
sign-shroud = Shroud
    .text = How hard a location is to investigate.
sign-resource = Resource
    .text = Pays for cards. Everybody begins with 5 and gains 1 in every upkeep phase.
sign-damage = Damage
    .text = As much as your health defeats you. Assets with health can take it in your place.
sign-horror = Horror
    .text = As much as your sanity defeats you. Assets with sanity can take it in your place.
sign-direct = Direct
    .text = Damage or horror that no asset can take in your place.
sign-trauma = Trauma
    .text = What is left of a defeat: in every later scenario you begin with that much damage or horror.
sign-hunter = Hunter
    .text = In the enemy phase it goes one location towards the nearest investigator, if it is ready and engaged with nobody.
sign-retaliate = Retaliate
    .text = If it is ready and you fail an attack on it, it attacks you.
sign-aloof = Aloof
    .text = Does not engage anybody by itself. Engage it before you attack it.
sign-massive = Massive
    .text = While ready it is engaged with everybody at its location at once.
sign-alert = Alert
    .text = If you fail to evade it, it attacks you.
sign-prey = Prey
    .text = Whom an enemy picks where several could be meant.
sign-spawn = Spawn
    .text = Where an enemy appears. Without it, it appears engaged with whoever drew it.
sign-surge = Surge
    .text = When the card is resolved, draw another encounter card.
sign-peril = Peril
    .text = Nobody may help or advise while this card is resolved.
sign-victory = Victory
    .text = Goes to the victory display: an enemy once defeated, a location without clues at the end. Everybody earns that much experience.
sign-engaged = Engaged
    .text = The enemy is in your threat area, goes where you go, and attacks you.
sign-exhausted = Exhausted
    .text = Turned sideways until upkeep: an asset can't be exhausted again for its ability, an enemy neither attacks nor engages.
sign-opportunity = Attack of opportunity
    .text = Ready enemies engaged with you attack when you spend an action on anything but to fight, evade, parley or resign.
sign-fast = Fast
    .text = Costs no action and provokes no attack of opportunity.
sign-uses = Uses
    .text = So many tokens lie on the asset, and its ability spends them.
sign-slot = Slot
    .text = What you can carry: 2 hands, 2 arcane, 1 ally, 1 body, 1 accessory. For another one something must go.
sign-unique = Unique
    .text = Only one of that title can be in play.
sign-trait = Trait
    .text = Does nothing alone; other cards speak of it.
sign-action_ability = Action ability
    .text = Costs an action of your turn.
sign-free_ability = Free ability
    .text = Costs no action and can be used whenever players may act.
sign-reaction = Reaction
    .text = May be used when what it names happens.
sign-forced = Forced
    .text = Happens by itself, before all reactions.
sign-revelation = Revelation
    .text = Happens when the card is drawn.
sign-objective = Objective
    .text = How an act advances where clues alone do not do it.
sign-parley = Parley
    .text = An action that a card offers, to settle something without a fight. It provokes no attack of opportunity.
sign-resign = Resign
    .text = You leave the scenario alive. It provokes no attack of opportunity and is no defeat.
sign-weakness = Weakness
    .text = A card in your deck that works against you. You can't choose to discard it from your hand.
sign-threat_area = Threat area
    .text = Enemies engaged with you and encounter cards that lie before you. Everybody at your location can use their abilities.
sign-lead = Lead investigator
    .text = Goes first in player order and decides whatever nobody else decides.
sign-per_investigator = Per investigator
    .text = Times the number of investigators who began the scenario.
