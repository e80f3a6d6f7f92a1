# What is printed on things, in words: what a look at a card, an enemy, a space or a symbol tells. What cards do is made
# from their rows (effects.ftl); $sentences are whole sentences.

fact-text = { LIST($sentences, sep: " ") }
fact-does = { NAME($enemy) }: { LIST($sentences, sep: " ") }
fact-invented = Our design.

## People

fact-skills = Unique skill: { NAME($unique) }. Common skills: { LIST($skills) }.
fact-unique_skill = The unique skill of { NAME($investigator) }.
fact-common_skill = A common skill.
fact-level = Level { $level }: { LIST($sentences, sep: " ") }
fact-first_level = { NAME($skill) }, level { $level }: { LIST($sentences, sep: " ") }
fact-at_thresholds = Takes effect each time you reach an Insanity Threshold, before you raise a skill.

## Cards

fact-symbol = Has the summoning symbol.
fact-no_symbol = No summoning symbol.
fact-slot = Belongs to the Unknown monster in slot { $slot }.
fact-draw_again = Then draw and resolve another Mythos card.
fact-side = { $type ->
        [item] Item.
        [companion] Companion.
       *[condition] Condition.
    }
fact-companion_health = Health { $count }: it is discarded after that many wounds.
fact-side_of = { $place ->
        [left] Left side
       *[right] Right side
    }, { NAME($side) } ({ $type ->
        [item] Item
        [companion] Companion, health { $health }
       *[condition] Condition
    }): { LIST($sentences, sep: " ") }
fact-common_side = Relic, common side.
fact-turns_into = At your third Insanity Threshold it becomes { NAME($relic) }: { LIST($sentences, sep: " ") }
fact-transformed_side = Relic, the transformed side of { NAME($relic) }.

## Enemies

fact-enemy = { $kind ->
        [cultist] Cultist
       *[monster] Monster
    }, health { $health }. Figures: { $figures }.
fact-dice = Attacks with { $standard ->
        [one] 1 standard die
       *[other] { $standard } standard dice
    }{ $bonus ->
        [0] { "" }
        [one] { " " }and 1 bonus die
       *[other] { " " }and { $bonus } bonus dice
    }.
fact-reserve = In reserve: { $count }.
fact-setup = At setup: { LIST($sentences, sep: " ") }
fact-on_advance = When the Elder One advances: { LIST($sentences, sep: " ") }
fact-minions = Its servants: { LIST($enemies) }.
fact-stages = Its Stages: { LIST($stages) }.
fact-stage = { $stage ->
        [1] Stage I: in force for the whole game.
        [2] Stage II: the Elder One enters the board.
        [3] Stage III.
       *[4] The Final stage: defeat it and you all win the game.
    }
fact-stage_health = Health { $count }.
fact-stage_dice = Adds to its attack: { $standard ->
        [one] 1 standard die
       *[other] { $standard } standard dice
    }{ $bonus ->
        [0] { "" }
        [one] { " " }and 1 bonus die
       *[other] { " " }and { $bonus } bonus dice
    }.
fact-stage_place = When it is revealed, place the Elder One { NAME($where, case: "in") }.
fact-lasting = From then on: { LIST($sentences, sep: " ") }

## Scenario and board

fact-actions = Scenario actions: { LIST($actions) }.
fact-requires = Requires: { LIST($needs) }.
fact-costs = Costs: { LIST($price) }.
fact-supply = Left in the supply: { $count } of { $of }.
fact-gate = { $colour ->
        [red] The Red Gate is here.
        [yellow] The Yellow Gate is here.
       *[blue] The Blue Gate is here.
    }
fact-start = The Start space.
fact-adjacent = Adjacent spaces: { LIST($spaces) }.
fact-safe = Safe: no enemy is here.
fact-enemies = Enemies here: { LIST($enemies) }.
fact-people = Investigators here: { LIST($people) }.
fact-fire = Fire here: { $count }.
fact-tokens = Tokens here: { LIST($tokens) }.
fact-faces = Faces out of 6: standard die { $standard }, bonus die { $bonus }.
fact-track = Now on space { $count } of { $of }.
fact-fire_left = Fire left to place on the map: { $count }.

## Words and symbols

sign-success = Success
    .text = In your attack, each one wounds the target; in an enemy's attack or a roll for Fire, it wounds you. Any other roll says what it needs.
sign-elder_sign = Elder sign
    .text = Does nothing on its own. Skills, cards and enemies make use of it, usually as a success.
sign-tentacle = Tentacle
    .text = Each one, in any roll, costs whoever rolled it 1 sanity, after everything else in the roll.
sign-blank = Blank
    .text = No effect.
sign-standard = Standard die
    .text = Investigators roll three of them, enemies as many as their card says. Only these show tentacles.
sign-bonus = Bonus die
    .text = Added to your rolls by skills, cards and Insanity Thresholds, but never to a roll against yourself. It has no tentacles.
sign-reroll = Reroll
    .text = Take 1 stress to reroll any one die, as often as your stress allows. A free reroll costs nothing.
sign-stress = Stress
    .text = At most 4. You take it to pay for rerolls and cards. Any that doesn't fit is lost, or becomes wounds where a card says so.
sign-wounds = Wounds
    .text = The fifth wound kills an investigator. An enemy dies when its wounds reach its health. Companions may take wounds for you.
sign-sanity = Sanity
    .text = It only ever goes down. The marker stops at each Insanity Threshold, and the rest of the loss is ignored; at the end of the track, the investigator is lost to madness.
sign-threshold = Insanity Threshold
    .text = When you reach one, resolve your insanity, then raise one of your skills by a level; some also give you a bonus die for good.
sign-insanity = Insanity
    .text = A card you keep for the whole game; it takes effect at every Insanity Threshold.
sign-skill = Skill
    .text = You have three, starting at level 1 and rising to level 4 at most. A level adds to the lower ones or replaces them.
sign-fire = Fire
    .text = When you leave a space with Fire, put that many Fire on your board. At the end of your turn, roll a standard die for each: successes are wounds. Then discard it.
sign-gate = Gate
    .text = Every map has a Red, a Yellow and a Blue one. Enemies are summoned there.
sign-start = Start space
    .text = Where the investigators begin.
sign-random_location = Random Location
    .text = One of the three Gates or the Start space, drawn at random.
sign-safe = Safe space
    .text = A space without enemies. Here you may Rest, and at the end of your turn you Search instead of fighting.
sign-place = Placing
    .text = A figure that is placed goes directly to the space: no enemy follows, no Fire is picked up. A figure that moves goes space by space, with both.
sign-sneak = Sneak
    .text = When you leave a space on a Run, one enemy of your choice stays behind instead of following you.
sign-free_action = Free action
    .text = In your action phase, before or after another action. It costs no action.
sign-special_action = Special action
    .text = In your action phase. It costs one of your actions.
sign-price = Price
    .text = What comes before an arrow is paid first and in full, or not at all: you must have room for the stress, but the wounds may be your last.
sign-cultist = Cultist
    .text = A servant of the Elder One. Anything said about monsters doesn't apply to it.
sign-monster = Monster
    .text = Every enemy that is neither a Cultist nor the Elder One.
sign-reserve = Reserve
    .text = Figures that are not on the board wait here. If none of a kind are left, none are summoned.
sign-track = Summoning track
    .text = The Elder One advances on it, one space at a time. On the first red space it is summoned.
sign-progression = Progression token
    .text = Takes the Elder One's place on the track once the Elder One is on the board. When the token reaches the last space, all is lost.
sign-symbol = Summoning symbol
    .text = Counts only in the Mythos discard pile. With at least 3 of them there at the end of a turn, the Elder One advances, and the pile is shuffled into the deck.
sign-ritual = Ritual
    .text = Until you disrupt it as the scenario says, nothing can hurt the Elder One. If the Elder One isn't on the board yet, it is summoned at the end of that turn.
sign-stage = Stage
    .text = The Elder One is fought Stage by Stage. A Stage's effects and dice stay until the end, even when it is defeated; surplus wounds are lost.
sign-mythos = Mythos card
    .text = One is drawn each turn after the actions and resolved from top to bottom; then it goes to the discard pile.
sign-discovery = Discovery card
    .text = Found by Searching. The middle says what to do; a side you claim goes under your board and is in force from then on.
sign-item = Item
    .text = A claimed card. It can be traded; you can use it only on your own turn, unless it says otherwise.
sign-companion = Companion
    .text = A claimed card that may take wounds for you and is discarded when its wounds reach its health. A skill level it gives lasts as long as it stays.
sign-condition = Condition
    .text = A claimed card, usually a harmful one. It can't be traded.
sign-relic = Relic
    .text = Belongs to one investigator, can be neither traded nor discarded, and flips to its other side at the third Insanity Threshold.
