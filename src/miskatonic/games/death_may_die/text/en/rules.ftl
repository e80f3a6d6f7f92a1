### Death May Die: the rules, one message per rule, as an answer to the question "why?".

## 1. Frame, components, limits

chapter-1 = Overview, components, limits
rule-DMD-001 = The game is for 1 to 5 players. You all win or lose together.
rule-DMD-002 = Each game combines one scenario box with one Elder One box, in any pairing.
rule-DMD-003 = The goal is always the same: disrupt the ritual, then kill the Elder One by defeating its Final stage.
rule-DMD-004 = Until the ritual is disrupted, the Elder One can't be attacked or take wounds from any source, even when its figure is on the board.
rule-DMD-005 = The common box holds 57 tokens: 2 Stairs, 2 Tunnels, 1 Progression, 1 Start space, 6 level-1 skill tokens, 3 Gates, 12 Fire, 26 wounds and 4 Random Locations.
rule-DMD-006 = The other common components are the scenario board, the double-sided Unknown board, 16 double-sided tiles, 3 standard dice and 5 bonus dice, 8 insanity cards, 4 Unknown Mythos cards, 12 Relics, 23 Unknown monster cards, 30 tentacle markers and 5 coloured bases. There are 6 scenario boxes and 2 Elder One boxes.
rule-DMD-007 = The Tsathoggua box holds his figure, 2 Amorphous Scions, 26 Fatigue tokens, 8 Mythos cards, 4 Stage cards and a Minions card. The Azathoth box holds its figure, 4 Dancers, 8 Cosmos tokens, 8 Mythos cards, 4 Stage cards and a Minions card.
rule-DMD-008 = All components are limited except dice and wound tokens (and so Fire on investigators isn't limited either). If there aren't enough components for an effect, use as many as there are, with no substitutes.
rule-DMD-009 = A discarded or removed component returns to its supply and may be used again, unless the text says otherwise.
rule-DMD-010 = If you combine several base boxes, add their Fire together (8 + 12 = 20). Other limits don't change: for example, there are always 10 Cultists, as the Minions card says.
rule-DMD-203 = Everything on the table is open to everyone: Stage, scenario and enemy cards, insanities, boards, claimed cards, Relics, and both discard piles with all their summoning symbols. A Discovery or Mythos card is read aloud when drawn. Only the order of the face-down decks is hidden.

## 2. Scenario board and summoning track

chapter-2 = Scenario board and summoning track
rule-DMD-011 = The Elder One's figure starts on the leftmost space of the summoning track and moves one space to the right each time it advances.
rule-DMD-012 = The Elder One is summoned when it enters the first red space. Disrupting the ritual summons it earlier.
rule-DMD-013 = When the Elder One is summoned, the Progression token replaces its figure on the track and advances in its place from then on.
rule-DMD-014 = If the Progression token reaches the end of the track (the eighth space), you lose.
rule-DMD-015 = The scenario board holds the Minions card, the scenario card with its monster card, and the 4 Stage cards, face up in order with Stage I on top.
rule-DMD-016 = The scenario card shows the story, two scenario actions, how to disrupt the ritual, additional rules, and what happens when the Elder One advances.

## 3. Discovery cards

chapter-3 = Discovery cards
rule-DMD-017 = Each scenario has 15 Discovery cards: Items, Companions and Conditions.
rule-DMD-018 = To claim a card, tuck it under the left or right side of your investigator board; only that side is in force.
rule-DMD-019 = You may hold any number of Discovery cards, even several on the same side.
rule-DMD-020 = Unless a card says otherwise, you may use its effect at any time on your own turn, but not while another card or effect is being resolved and not during a roll.

## 4. Mythos cards

chapter-4 = Mythos cards
rule-DMD-021 = The Mythos deck has 16 cards: 8 from the scenario and 8 from the Elder One, shuffled together.
rule-DMD-022 = Every turn, after the actions, the active player draws and resolves one Mythos card.
rule-DMD-023 = Most Mythos cards show the summoning symbol. It does nothing when the card is drawn and counts only while the card is in the discard pile.

## 5. Enemies

chapter-5 = Enemies
rule-DMD-024 = The enemies are Cultists, monsters and, once it is on the board, the Elder One. Any enemy that is neither a Cultist nor the Elder One is a monster, including minion monsters.
rule-DMD-025 = An effect that names Cultists, monsters or the Elder One applies only to them; “enemy” means all three.
rule-DMD-026 = An enemy card shows its health, its attack dice by type, its special ability and how many figures there are.
rule-DMD-027 = Figures not placed during setup wait in the reserve.
rule-DMD-028 = Any number of figures may share a space.

## 6. Investigator board, stress, wounds, skills

chapter-6 = Investigator board, stress, wounds, skills
rule-DMD-029 = Each investigator has a wound track, a stress track, a sanity track and three skills: one unique and two common. Two investigators may have the same common skills.
rule-DMD-030 = You can have at most 4 stress at a time.
rule-DMD-031 = Being at maximum stress only means that you can't take any more; some effects turn the stress you have no room for into wounds.
rule-DMD-032 = You may always take stress to reroll one die you have just rolled, and many Discovery cards have a price in stress.
rule-DMD-033 = When your wound marker reaches the skull, your investigator dies at once.
rule-DMD-034 = Neither an investigator nor a Companion can be given more wounds than the health they have left.
rule-DMD-204 = You may pay a price in wounds with your last health (and die from it), but you can't pay more than you have left.
rule-DMD-035 = All three skills start at level 1 and go up to level 4.
rule-DMD-036 = A level either adds to the lower ones or, if it says “instead”, replaces the matching part.

## 7. Sanity, thresholds, insanity

chapter-7 = Sanity, thresholds, insanity
rule-DMD-037 = When you lose sanity, move the marker that many spaces to the right. If it reaches the skull, your investigator is eliminated.
rule-DMD-038 = If a loss would move the marker past the next threshold, it stops on the threshold and the rest of that loss is ignored.
rule-DMD-039 = When you reach a threshold: (1) resolve your insanity card; (2) raise one skill of your choice by one level (not one already at level 4). If a bonus die is shown below the threshold, you have that die from now on.
rule-DMD-040 = Four thresholds show a bonus die. Each adds 1 bonus die to all your later rolls, except rolls against yourself.
rule-DMD-041 = Your insanity takes effect every time you reach a threshold; it isn't discarded.
rule-DMD-042 = If several investigators reach thresholds at the same time, their insanities are resolved clockwise, starting with the active investigator.
rule-DMD-043 = Rest never heals sanity.

## 8. Tiles, spaces, passages

chapter-8 = Tiles, spaces, passages
rule-DMD-044 = Map tiles are double-sided and marked with a code. Each side has 1, 2 or 3 spaces, bordered by walls and passages.
rule-DMD-045 = You can move between spaces only through a passage with arrows on both sides; an arrow facing a wall or the edge of the map isn't a passage.
rule-DMD-046 = Two spaces are adjacent if a figure can move from one to the other in one step.
rule-DMD-047 = An effect that makes spaces adjacent for one investigator applies only to them, and only in the situation it names (usually their Run).
rule-DMD-048 = Every map has a Red, a Yellow and a Blue Gate, where enemies are summoned.
rule-DMD-049 = Two spaces with the same kind of Stairs or Tunnel token are adjacent for all purposes; if one of the tokens leaves the board, the link is gone.
rule-DMD-050 = A space is Safe if there are no enemies in it, and only then.

## 9. Setup

chapter-9 = Setup
rule-DMD-051 = Setup 1: lay out the scenario board, tokens and dice.
rule-DMD-052 = Setup 2: choose an Elder One. Put its figure on the first space of the track, lay out its Minions card and its Stage cards, face up with Stage I on top, and take its 8 Mythos cards and its tokens.
rule-DMD-053 = Setup 3: choose a scenario. Take its 8 Mythos cards, 15 Discovery cards, scenario card, tokens and monster card.
rule-DMD-054 = Setup 4: take all figures of the enemies shown on the cards in play. Other monsters stay out of the game (except Unknown monsters).
rule-DMD-055 = Setup 5: build the map as shown, place tokens and enemies on the spaces given and keep the rest in the reserve. Then turn the scenario card to its rules side.
rule-DMD-056 = Setup 6: shuffle the 16 Mythos cards. Setup 7: shuffle the 15 Discovery cards.
rule-DMD-057 = Setup 8: each player picks an investigator, whose figure goes on the Start space. A solo player controls 2 investigators who take alternating turns.
rule-DMD-058 = Setup 9: each investigator takes six markers, one for level 1 of each skill and one for the leftmost space of each track.
rule-DMD-059 = Setup 10: deal each investigator 1 insanity card, face up, and put the rest away.
rule-DMD-060 = Setup 11: choose the first player at random; that player takes the first turn.

## 10. Dice and rolls

chapter-10 = Dice and rolls
rule-DMD-061 = When an investigator makes a roll, it is always with 3 standard dice plus all bonus dice that apply.
rule-DMD-062 = You can't choose to roll fewer dice than required; bonus dice from thresholds aren't optional.
rule-DMD-063 = Some rolls give bonus dice to anyone with a related ability; skills and cards can give bonus dice too, as they say.
rule-DMD-064 = Enemies roll the number and type of dice shown on their card.
rule-DMD-065 = A roll is “against yourself” if each success harms your own investigator: enemy attacks and Fire, for example.
rule-DMD-066 = There is no limit to the number of dice in a roll; if you run out of dice, roll some of them again.
rule-DMD-067 = The results are success, elder sign, tentacle and blank; one face may show two results.
rule-DMD-068 = An elder sign does nothing unless a skill, a card or (in its attack) the enemy makes use of it.
rule-DMD-069 = Every tentacle in every roll costs the investigator who rolled 1 sanity, be it their own attack, an enemy's attack, Fire or any other roll.
rule-DMD-070 = Bonus dice have no tentacles.

## 11. Rerolls and modifications

chapter-11 = Rerolls and modifications
rule-DMD-071 = After rolling, you may take 1 stress to reroll one die, ignoring its old result. You may repeat this as long as your stress allows, even with the same die.
rule-DMD-072 = The defender rolls for the attacking enemy and may reroll its dice in the same way.
rule-DMD-073 = Free rerolls from abilities work the same way without the stress. You may mix free rerolls and stress rerolls in any order.
rule-DMD-074 = Abilities that change rolls apply to all of the investigator's rolls, including rolls against themselves, unless they say otherwise. Some are optional.
rule-DMD-075 = A symbol counted as another symbol loses its original meaning. Two abilities can't both use the same symbol unless one of them says that it keeps its value.
rule-DMD-205 = When you don't want, or can't have, any more rerolls, add up all results (two for faces that show two) and apply all changes of symbols. Only then resolve the roll.

## 12. Resolving a roll

chapter-12 = Resolving a roll
rule-DMD-076 = Resolve a roll in this order: (1) use the successes, (2) resolve effects tied to the result, (3) resolve the tentacles.
rule-DMD-077 = (1) In an investigator's attack, successes are wounds to the chosen targets. In an enemy's attack, they are wounds to its target, normally the investigator. For any other roll, do what the instruction says: reach a number in one roll, or gain something for each success.
rule-DMD-078 = (2) Then resolve triggers such as “if wounded” or “if it survives the attack”.
rule-DMD-079 = (3) Then lose 1 sanity for each tentacle, stopping at a threshold, and resolve the insanity and the level-up.

## 13. Turn and actions

chapter-13 = Turn and actions
rule-DMD-080 = Your turn has four parts: 1. take 3 actions; 2. draw a Mythos card; 3. Search or Fight; 4. end your turn.
rule-DMD-081 = You take up to 3 actions and may repeat any of them. The basic actions are Run, Attack, Rest and Trade, plus the two scenario actions.
rule-DMD-082 = Some actions require a Safe space; this is checked when you take the action.
rule-DMD-083 = Free actions cost nothing. You can take them only in this phase, before or after another action, never during one.
rule-DMD-084 = Special actions can be taken only in this phase and cost one action each.

## 14. Run and other movement

chapter-14 = Run and other movement
rule-DMD-085 = Run: move up to 3 spaces, one at a time, through passages, Stairs or Tunnels.
rule-DMD-086 = Whenever an investigator leaves a space, all enemies there follow into the new space, even if other investigators stay behind.
rule-DMD-087 = When you leave a space with Fire, put as many Fire tokens on your board as there are on that space; the tokens on the space stay there.
rule-DMD-088 = These two effects apply whenever an investigator moves, even outside their own turn and outside a Run.
rule-DMD-089 = Exception: an effect that “places” an investigator puts them directly on the new space. They pick up no Fire, and no enemies follow.
rule-DMD-090 = Enemies never pick up Fire when they leave a burning space.

## 15. Attack

chapter-15 = Attack
rule-DMD-091 = Attack: choose one enemy in your space, then roll; each success is 1 wound to it.
rule-DMD-092 = Wounds stay on enemies until they die. When a figure's wounds reach its health, it is killed and removed.
rule-DMD-093 = Surplus wounds on a single target are lost.
rule-DMD-094 = If you declare several targets, every ability triggered by attacking any of them takes effect, in an order the active player chooses.

## 16. Rest

chapter-16 = Rest
rule-DMD-095 = Rest (in a Safe space only): heal up to 3 points of stress and wounds in any mix.

## 17. Trade

chapter-17 = Trade
rule-DMD-096 = Trade: the active investigator may exchange any number of Items and Companions with all investigators in their space, even giving or taking without anything in return.
rule-DMD-097 = A traded card stays on the same side, left or right. Conditions can't be traded.

## 18. Scenario actions

chapter-18 = Scenario actions
rule-DMD-098 = The two actions on the scenario card cost one action each and work like basic actions.

## 19. Mythos phase

chapter-19 = Mythos phase
rule-DMD-099 = Draw the top Mythos card, resolve its steps from top to bottom, then put it face up on the discard pile.
rule-DMD-100 = A step that can't be carried out is skipped.
rule-DMD-101 = Unless they say otherwise, special effects apply only to the active investigator, and the active player makes all choices.
rule-DMD-102 = At the bottom of the card, summon enemies at the Gates it names, in the order printed.

## 20. Enemy movement

chapter-20 = Enemy movement
rule-DMD-103 = An enemy that has to move towards a space or figure takes a shortest path, moves the given number of spaces, and stops if it arrives.
rule-DMD-104 = If there are several shortest paths, or several figures are equally near, the active player chooses.
rule-DMD-105 = If there is no legal path, the enemy doesn't move.

## 21. Summoning enemies

chapter-21 = Summoning enemies
rule-DMD-106 = A summoned figure comes from the reserve. If none are left, that summoning is ignored, and so are the remaining Gates for that kind of enemy.
rule-DMD-107 = If one effect summons several enemies in no set order, the active player chooses the order.

## 22. Search

chapter-22 = Search
rule-DMD-108 = At the start of phase 3, check once whether the active investigator is in a Safe space: if so, Search; if not, Fight.
rule-DMD-109 = Search: draw the top Discovery card and follow the text in the middle.
rule-DMD-110 = In a Safe space, you must Search.
rule-DMD-111 = If the Discovery deck is empty, you don't Search.
rule-DMD-112 = The card may depend on whether you have a certain Condition or Companion, may offer a choice, and may force a side on you if you can't or won't pay.
rule-DMD-113 = If you claim no side of a card, discard it.

## 23. Companions, changing sides

chapter-23 = Companions, changing sides
rule-DMD-114 = You may assign any of the wounds you take to your Companions; for card effects, you still count as having taken them.
rule-DMD-115 = Companions are never healed. When a Companion's wounds reach its printed health, discard it; all its benefits end at once.
rule-DMD-116 = If a Companion gives you a level of a skill you don't have, you have that skill at level 1 while the Companion stays. If you have the skill, its level is 1 higher. When you lose the Companion, you lose the level.
rule-DMD-117 = Use a level-1 skill token to show a skill that only a Companion gives you; there are 6 of them.
rule-DMD-118 = To switch sides, take the card out and tuck it under the other side of your board; remove any wounds on a Companion.

## 24. Fight and changes within the phase

chapter-24 = Fight and changes within the phase
rule-DMD-119 = Fight: every enemy in the active investigator's space that can attack does so once, always against the active investigator, who chooses the order.
rule-DMD-120 = Check the space again after every attack: enemies that have arrived (or whose space the investigator has entered) attack too; enemies that have left don't.
rule-DMD-121 = If the space becomes Safe during the Fight, the attacks end, and there is no Search.
rule-DMD-122 = Enemies that appear after a Search don't attack in this phase.

## 25. Defending

chapter-25 = Defending
rule-DMD-123 = When you are attacked, roll the enemy's dice: take 1 wound for each success and lose 1 sanity for each tentacle. Elder signs count only if the enemy makes use of them.
rule-DMD-124 = The defender may use stress, free rerolls and any skill that applies to soften the attack.

## 26. End of turn

chapter-26 = End of turn
rule-DMD-125 = Step 1: resolve all end-of-turn effects except the Elder One's, in an order the active investigator chooses.
rule-DMD-126 = Step 2, Fire: the active investigator rolls 1 standard die for each Fire token on their board, all in one roll. Successes are wounds, tentacles cost sanity, and you may reroll with stress. Then discard all Fire from that board.
rule-DMD-127 = Step 3: if the Mythos discard pile shows at least 3 summoning symbols, the Elder One advances (once).
rule-DMD-128 = Step 4: check whether the Elder One is summoned.
rule-DMD-129 = Step 5: resolve the end-of-turn effects of all revealed Stage cards in the order I, II, III, Final; “you” is the active investigator.
rule-DMD-130 = Then play passes to the left.
rule-DMD-131 = Fire on the map is limited. If the supply is empty, a Fire for the map is ignored, and a Fire for an investigator is shown with a wound token. Fire tokens on investigators are swapped for wound tokens to free them for the map.

## 27. Advance and summoning of the Elder One

chapter-27 = Advance and summoning of the Elder One
rule-DMD-132 = When the Elder One advances, move its figure (or the Progression token) one space; resolve the effects of the revealed Stage cards, then those of the scenario card. It makes no difference whether the figure or the token moves.
rule-DMD-133 = If several Stages are revealed, resolve their advance effects in Stage order.
rule-DMD-134 = After the advance, shuffle the whole Mythos discard pile back into the deck.
rule-DMD-135 = In step 4, the Elder One is summoned if it isn't on the board yet and its figure has entered the first red space or the ritual was disrupted this turn.
rule-DMD-136 = To summon the Elder One, put Stage I aside, reveal Stage II, resolve its reveal effect (it names the space), and replace the figure on the track with the Progression token. The effects of Stage I stay in force for the whole game.
rule-DMD-137 = If both conditions are met on the same turn, the Elder One is summoned only once.

## 28. Death of an investigator

chapter-28 = Death of an investigator
rule-DMD-138 = If an investigator is killed or goes mad while the Elder One is still on the track, you lose at once.
rule-DMD-139 = If the Elder One is on the board, the other players play on. First, discard all the dead investigator's Discovery cards and tokens; the scenario may say where special tokens go.
rule-DMD-140 = If you die on your own turn, skip the rest of it, except for checking the Mythos discard pile and advancing if needed. If your position matters, use the space where you died.
rule-DMD-141 = From then on, your turns are skipped completely.

## 29. Disrupting the ritual

chapter-29 = Disrupting the ritual
rule-DMD-142 = The scenario says what you have to do; once it is done, the ritual is disrupted for the rest of the game.
rule-DMD-143 = If the Elder One isn't on the board, it is summoned at the end of the current turn (step 4); if it is, it becomes vulnerable at once.

## 30. Fighting the Elder One

chapter-30 = Fighting the Elder One
rule-DMD-144 = On the board, the Elder One behaves like an enemy: it makes spaces unsafe, follows investigators, and attacks the active investigator in the Fight phase.
rule-DMD-145 = Its attack dice are the sum of the dice on all revealed Stage cards.
rule-DMD-146 = From Stage II on, each Stage card has a one-time reveal effect, a lasting effect, health and dice.
rule-DMD-147 = When the wounds on a Stage reach its health, it is defeated: move it aside, reveal the next one and resolve its reveal effect. Surplus wounds are lost.
rule-DMD-148 = The effects and dice of defeated Stages stay in force until the end of the game.
rule-DMD-149 = Defeating the Final stage wins the game.

## 31. Ties, simultaneity, distance

chapter-31 = Ties, simultaneity, distance
rule-DMD-150 = If an effect can be carried out in several ways and nothing says which, the active player decides. The same goes for the order of simultaneous effects.
rule-DMD-151 = “Nearest” and “farthest” are measured along a shortest path; something in the same space is at distance 0 and is nearest.
rule-DMD-152 = Blocked passages (by Bolts and the like) count as walls when measuring. But if an effect moves a figure that may ignore them, measure by that figure's own movement rules.
rule-DMD-153 = Spaces that are adjacent only in certain situations (as with the Relic Mysterious Key) don't count as adjacent when measuring.
rule-DMD-154 = If several are equally near or far, the active player picks one.

## 32. End of the game

chapter-32 = End of the game
rule-DMD-155 = You win when the Elder One's Final stage is defeated.
rule-DMD-156 = You lose if an investigator is eliminated before the Elder One is on the board.
rule-DMD-157 = You lose if all investigators are eliminated after the Elder One has been summoned.
rule-DMD-158 = You lose if the Progression token reaches the eighth space.
rule-DMD-159 = If you would win and lose at the same time, you win.

## 33. Unknown rules

chapter-33 = Unknown rules
rule-DMD-160 = The Unknown is an optional module that can be added to any scenario and makes the game harder. For your first game with it, use one Unknown monster.
rule-DMD-161 = The Unknown board has two slots with different symbols (slot 1 and slot 2) for Unknown monster cards.
rule-DMD-162 = In play, Unknown monsters are ordinary monsters: everything that affects monsters affects them.
rule-DMD-163 = Their card shows health, dice, an ability, the number of figures, setup information and an effect for when the Elder One advances.
rule-DMD-164 = On an advance, after the effects of the Elder One and the scenario, resolve slot 1, then slot 2.
rule-DMD-165 = The box has monster cards for its own monsters and for those of the base game and Season 2.
rule-DMD-166 = Shuffle the 4 Unknown Mythos cards into the Mythos deck. After you resolve and discard a card with the draw-again symbol, draw and resolve the next card, until you have resolved one without the symbol.
rule-DMD-167 = If a draw-again card is resolved without being drawn, carry it out but draw no further card.
rule-DMD-168 = Each investigator owns one Relic, common side up. On reaching their third threshold, they flip it to its transformed side.
rule-DMD-169 = Relics are neither Items nor Discovery cards and can't be discarded or traded.
rule-DMD-170 = Unknown setup 1: put the Unknown board next to the scenario board. Unknown setup 2: draw 2 Unknown monsters different from the monsters already in the scenario, put them in random slots and take all their figures.
rule-DMD-171 = Unknown setup 3: set aside the Start space from the 4 Random Location tokens. Draw one token for the figure of slot 1 and discard it, then draw another for the figure of slot 2; place 1 figure at each Gate drawn.
rule-DMD-172 = Unknown setup 4: shuffle in the 4 Unknown Mythos cards.
rule-DMD-173 = Unknown setup 5: reveal as many random Relics as there are investigators. Starting with the first player and going clockwise, each player chooses one.
rule-DMD-174 = Easier variant: use Relics without Unknown monsters (Unknown setup step 5 only).
rule-DMD-175 = Harder variant: use Unknown monsters without Relics (skip Unknown setup step 5).
rule-DMD-176 = Variant with random Elder One locations: when Stage III is revealed, draw 1 of the 4 Random Location tokens, place the Elder One there instead of the printed space and remove the token. For the Final stage, draw from the remaining 3.
rule-DMD-177 = Variant with a single Unknown monster: use the other side of the board, 1 monster, 1 location draw, and only the 2 Unknown Mythos cards of slot 1.

## 34. Common skills

chapter-34 = Common skills
rule-DMD-178 = Marksman 1: you may attack a target 1 space away (reachable in one move).
rule-DMD-179 = Marksman 2: roll 2 more bonus dice when the target isn't in your space.
rule-DMD-180 = Marksman 3: your range increases by 1, to 2 in total.
rule-DMD-181 = Marksman 4: make one free attack per turn, only against a target outside your space.
rule-DMD-182 = Stealth 1: you may Sneak once per Run. When you leave a space, one enemy of your choice stays behind instead of following.
rule-DMD-183 = Stealth 2 (instead): you may Sneak up to 3 times per Run, spread over the steps and enemies as you like. Sneaking past the same enemy twice uses two.
rule-DMD-184 = Stealth 3: each enemy you Sneak past takes 1 wound.
rule-DMD-185 = Stealth 4 (instead): you may Sneak any number of times. The wound from level 3 stays.
rule-DMD-186 = Swiftness 1: your Run may be 1 space longer.
rule-DMD-187 = Swiftness 2: take one free Run action per turn.
rule-DMD-188 = Swiftness 3: each time you leave a space during a Run, you may take one investigator from that space along; decide again at each step.
rule-DMD-189 = Swiftness 4: take one additional action per turn.
rule-DMD-190 = Brawling 1: roll 1 more bonus die when you attack a target in your space.
rule-DMD-191 = Brawling 2: you may target any number of figures in your space and divide the wounds among them as you like. Declare the targets before you roll.
rule-DMD-192 = Brawling 3: you have two free rerolls when you attack a target in your space.
rule-DMD-193 = Brawling 4: every target in your space takes all the wounds rolled.
rule-DMD-194 = Arcane Mastery 1: in any roll, you may count 1 elder sign as a success.
rule-DMD-195 = Arcane Mastery 2 (instead): you may count any number of elder signs as successes.
rule-DMD-196 = Arcane Mastery 3: heal 1 stress for each elder sign you count as a success.
rule-DMD-197 = Arcane Mastery 4: you may count each elder sign as 2 successes.
rule-DMD-198 = Toughness 1: you have one free reroll when you are attacked or roll for Fire.
rule-DMD-199 = Toughness 2 (instead): when you are attacked or roll for Fire, you may take 1 fewer wound and lose 1 less sanity.
rule-DMD-200 = Toughness 3 (instead): the same applies to wounds and sanity loss from any source.
rule-DMD-201 = Toughness 4 (instead): take 2 fewer wounds and lose 1 less sanity from any source.

## 35. Rules summary (cross-check)

chapter-35 = Rules summary (cross-check)
rule-DMD-202 = The summary page repeats the turn order, Search and Fight, the five end-of-turn steps (with Unknown monsters between the scenario's effects and the reshuffle), what happens at a threshold, and how the game ends. Nothing in it contradicts the rules above.

## Worked examples

rule-EX-01 = A Run with followers and Fire: Mike Runs 3 spaces. Space A holds a wounded Cultist, space B 2 Fire and no enemy, space C a Fisher from Outside. He moves to A, to B and to C. When he leaves A, the Cultist follows him to B; when he leaves B, it follows him to C, and he puts 2 Fire on his board while 2 Fire stay on B. He ends with the Cultist and the Fisher in his space and 2 Fire on his board, for which he rolls at the end of his turn.
rule-EX-02 = An attack with Brawling 2: Mike attacks a Cultist (2 health, 1 wound) and a Fisher (3 health) in his space, having declared both. With 3 standard dice and 1 bonus die he rolls a blank, a success with a tentacle, a tentacle, and an elder sign on the bonus die. He takes 1 stress to reroll the elder sign (a blank) and uses the free reroll of his unique skill on the standard blank (a success). Of his 2 successes, 1 kills the Cultist and 1 wounds the Fisher; then he loses 2 sanity for the 2 tentacles. The free reroll may be used on any die, even the one just rerolled. The book adds that he would have taken the stress anyway because of the Fisher's ability (for the exact timing, see DMD-OP-05).
rule-EX-03 = A single target: with the same roll but without Brawling, the target is chosen before the roll. All wounds go to that target, and any surplus is lost.
rule-EX-04 = Rest: Agatha is in a Safe space with maximum stress and 1 wound. When she Rests, she may heal 3 stress and keep the wound, or heal 2 stress and the wound, and so on: 3 points in total.
rule-EX-05 = A scenario action: in a space without Cultists, make a roll; for each success, move the nearest Cultist 1 space towards you. The investigator moves the nearest Cultist once for each success. Each time, check again which one is nearest; the active player chooses in case of a tie.
rule-EX-06 = A Mythos card shows the symbol. Step 1: every Fisher on the board moves 2 spaces towards the active investigator, or directly into their space if they have the Condition Lunacy. Step 2: summon a Fisher at the Yellow Gate. If there are no Fishers on the board, step 1 is skipped; if all Fishers are already on the board, step 2 is skipped. The symbol counts only at the end of the turn.
rule-EX-07 = A card for everyone: another special effect explicitly names all investigators, so it applies to all of them, not just the active one.
rule-EX-08 = Summoning at each Gate: an effect summons 1 Cultist at every Gate, but only 2 Cultists are in the reserve. The active player picks the order, and so the Gate that gets none.
rule-EX-09 = The Discovery card Strong Patient: the active investigator Searches, and the card offers the Companion Noah (1 level of Brawling, 1 wound) for 2 stress. An investigator who can't or won't take 2 stress must claim the Condition Lunacy. Otherwise, they take 2 stress and claim Noah, who dies from his first wound.
rule-EX-10 = Defence: after the Mythos card, a Fisher is in Mike's space. It attacks with 1 standard die and 2 bonus dice: a blank and two successes. Mike rerolls one success for free (Toughness 1) and gets a success; he takes 1 stress to reroll it again and gets a blank. His unique skill (level 1) gives him nothing when he is attacked. He takes 1 wound and draws no Discovery card.
rule-EX-11 = Advance and summoning: at the end of Ruth's turn, there are 4 cards in the Mythos discard pile, 3 of them with symbols. In steps 3 and 4, the Elder One advances; the effects of the Elder One and then of the scenario happen; it enters the first red space; Stage II is revealed; the Progression token replaces the figure, which goes to Ruth's space. The 4 cards are shuffled into the deck.
rule-EX-12 = A Stage change: Tsathoggua's Stage II (12 health) has 9 wounds, and an attack deals 5. With 14 wounds, Stage II is defeated, and 2 surplus wounds are lost. Stage III is revealed: Tsathoggua goes to the Yellow Gate, and each investigator gains 1 Fatigue token or takes 2 stress. He now attacks with 3 bonus dice and 2 standard dice.
rule-EX-13 = A simultaneous end: the same event defeats the Final stage and kills the last investigator. The players win.
rule-EX-14 = The Fire supply: with the base game (8) and this box (12) together, there are 20 Fire tokens. There are still 10 Cultists.
rule-EX-15 = Distance with Bolts: in scenario 2, one Cultist is behind a Bolt 1 space away, and another is 2 spaces away with nothing between. If an effect moves the nearest Cultist towards the investigator, the one behind the Bolt is nearest, because Cultists ignore Bolts. For an effect on the nearest monster, Bolts are walls.
rule-EX-16 = The Key and distance: an investigator owns the Mysterious Key. When you determine the nearest token, the adjacency it gives is ignored.
rule-EX-17 = Sneaking: an investigator with Stealth 2 starts a Run of 3 in a space with three enemies. They may let all three follow for two steps and Sneak three times on the last step, or leave one behind at each step. If they come back and leave again past the same enemy, it takes another Sneak.
rule-EX-18 = Taking others along: Leon (Swiftness 3) starts a Run together with Julien. He takes Julien on the first step, goes alone on the second into the space of Mike and Ruth, and takes Mike on the third. This is allowed: he chooses again at each step, one passenger per step.
rule-EX-19 = No path or no figure: all figures of a kind are on the board, or every way is blocked. When a card summons or moves them, that step is skipped and the next one is resolved.
rule-EX-20 = Draw again without drawing: an insanity or another effect lets you resolve a discarded Unknown Mythos card. Its effect happens, but no further card is drawn.
rule-EX-21 = A random location for the Elder One: with this variant, Stage III is revealed and one of the 4 location tokens is drawn. The Elder One is placed there, the token is removed, and the Final stage uses one of the other 3.
rule-EX-22 = A tie for nearest: an effect moves the nearest enemy, and two enemies are equally near. The active player picks one of them, no matter who the effect addresses.
rule-EX-23 = Stopping at the threshold: an investigator at sanity 3 (the first threshold is at 4) makes a roll with 3 tentacles. The marker stops on 4 and the other 2 points are ignored; the insanity takes effect, then one skill rises. If a card effect costs 1 sanity right afterwards, the marker moves to 5.
rule-EX-24 = Guests after the Search: the space is Safe at the start of phase 3, and a Discovery card summons a Ghast there. Nobody attacks in this phase, but the space isn't Safe from now on.
rule-EX-25 = An early end to the Fight: there is one enemy in the space. Its attack deals no wounds, and Huikong pushes it out. Now the space is Safe, so the attacks end, and there is no Search.
rule-EX-26 = Carried into the next fight: a Night-Gaunt and a Cultist are about to attack. The Night-Gaunt goes first, wounds the investigator and carries them to a Gate with another Cultist. The Cultist left behind doesn't attack; the one at the Gate does.
rule-EX-27 = Splitting wounds: an attack deals 3 wounds to an investigator with 3 health left and the Companion Noah (1 health, 1 level of Brawling). The investigator puts 1 on Noah and takes 2. Noah is discarded, Brawling drops by 1 level at once, and the investigator counts as having taken 3 wounds.
rule-EX-28 = Death before the check: the Elder One is on the board, the active investigator is killed in the Fight phase, and the discard pile shows 3 symbols. The investigator's cards and tokens are discarded, and steps 1 and 2 are skipped. The Elder One advances with all effects (“your space” is the space where the investigator died), and the pile is shuffled into the deck. Steps 4 and 5 are skipped.
rule-EX-29 = Running out of Fire: there are 11 Fire on the map and 1 on an investigator's board. When 1 Fire is to be placed on the map, swap the token on the board for a wound token and place it on the map. A thirteenth Fire for the map is ignored; a further one for a board is a wound token.
rule-EX-30 = One sign, one use: the Elder One's Stage counts elder signs in its attack as tentacles, and the defender has Arcane Mastery 2. The signs the Stage must count are tentacles and nothing else. Only any that remain could be counted as successes (wounds), if the defender were foolish enough; a sign is never both.
rule-EX-31 = Disrupted by an action: the Elder One is on the track, and an action completes the task that disrupts the ritual. It is summoned in step 4 of this turn, its Stage II already takes effect in step 5, and it can be attacked as soon as it is on the board.
rule-EX-32 = Drawing enemies away: two investigators share a space with three enemies. When one of them Runs one space, all three enemies follow, and the other is left in a Safe space.
