### Death May Die: the rules, one message per rule, as an answer to the question "why?".

## 1. Frame, components, limits

chapter-1 = Frame, components, limits
rule-DMD-001 = 1 to 5 players cooperate; all win or all lose together.
rule-DMD-002 = A game combines exactly one scenario box and one Elder One box; any pairing is legal.
rule-DMD-003 = The goal is always the same: disrupt the ritual, then kill the Elder One by beating its Final stage.
rule-DMD-004 = Until the ritual is disrupted the Elder One cannot be attacked or receive wounds from any source, even when its figure is on the board.
rule-DMD-005 = Tokens in the common box: 2 Stairs, 2 Tunnels, 1 Progression, 1 Start space, 6 level-1 skill tokens, 3 Gates, 12 Fire, 26 wound, 4 Random Location (57 in all).
rule-DMD-006 = Other common components: scenario board, double-sided Unknown board, 16 double-sided tiles, 3 standard and 5 bonus dice, 8 insanity cards, 4 Unknown Mythos, 12 Relics, 23 Unknown monster cards, 30 tentacle markers, 5 coloured bases; 6 scenario boxes and 2 Elder One boxes.
rule-DMD-007 = Tsathoggua box: figure, 2 Amorphous Scions, 26 Fatigue tokens, 8 Mythos, 4 Stage cards, Minions card. Azathoth box: figure, 4 Dancers, 8 Cosmos tokens, 8 Mythos, 4 Stage cards, Minions card.
rule-DMD-008 = All components are limited except dice and wound tokens (hence also Fire on investigators). An effect that lacks components uses as many as exist, without substitutes.
rule-DMD-009 = A discarded or removed component returns to its supply and may be used again unless the text says otherwise.
rule-DMD-010 = Fire supplies of several base boxes are added together (8 + 12 = 20); other limits are not raised, e.g. always 10 Cultists per the Minions card.
rule-DMD-203 = Everything lying on the table is open to all: Stage cards, scenario and enemy cards, insanities, boards, claimed cards, Relics, both discard piles with all summoning symbols; a drawn Discovery or Mythos card is read aloud. Hidden is only the order of the face-down decks.

## 2. Scenario board and summoning track

chapter-2 = Scenario board and summoning track
rule-DMD-011 = The Elder One figure starts on the leftmost space of the summoning track and advances to the right, one space per advance.
rule-DMD-012 = Entering the (first) red space summons the Elder One; disrupting the ritual summons it earlier.
rule-DMD-013 = On summoning, the Progression token takes the place of the figure on the track and is advanced from then on.
rule-DMD-014 = If the Progression token reaches the end of the track (the eighth space) the investigators lose.
rule-DMD-015 = The board holds the Minions card, the scenario card with its monster card, and the 4 Stage cards face up in rising order with Stage I on top.
rule-DMD-016 = The scenario card gives: story, two scenario actions, how the ritual is disrupted, additional rules, and what happens when the Elder One advances.

## 3. Discovery cards

chapter-3 = Discovery cards
rule-DMD-017 = A scenario has 15 Discovery cards: Items, Companions and Conditions.
rule-DMD-018 = Claiming means tucking the card under the left or right side of the investigator board; only that side is in force.
rule-DMD-019 = An investigator may hold any number of Discovery cards, several on the same side included.
rule-DMD-020 = Unless a card says otherwise, its effect may be used at any moment of the holder's own turn, but not while another card or effect is being resolved and not during a roll.

## 4. Mythos cards

chapter-4 = Mythos cards
rule-DMD-021 = The Mythos deck has 16 cards: 8 of the scenario and 8 of the Elder One, shuffled together.
rule-DMD-022 = Every turn, after the actions, the active player draws and resolves one Mythos card.
rule-DMD-023 = Most cards show the summoning symbol; it does nothing when drawn and counts only while the card lies in the discard pile.

## 5. Enemies

chapter-5 = Enemies
rule-DMD-024 = Enemies are Cultists, monsters, and the Elder One once it is on the board. Whatever is neither Cultist nor Elder One is a monster, minion monsters included.
rule-DMD-025 = Effects naming Cultists, monsters or the Elder One apply to that category only; “enemy” means all three.
rule-DMD-026 = Enemy cards give health, attack dice by type, special ability and the total number of figures available.
rule-DMD-027 = Figures not placed by setup wait in the reserve.
rule-DMD-028 = Any number of figures may share a space.

## 6. Investigator board, stress, wounds, skills

chapter-6 = Investigator board, stress, wounds, skills
rule-DMD-029 = Each investigator has a wound, a stress and a sanity track and three skills: one unique, two from the common pool; two investigators may share common skills.
rule-DMD-030 = Stress: at most 4 points at a time.
rule-DMD-031 = Being at maximum stress has no effect except that no more stress can be taken; some effects turn the missing points into wounds.
rule-DMD-032 = Stress may always be taken to reroll one die just rolled (see J), and many Discovery cards demand it as a price.
rule-DMD-033 = When the wound marker reaches the skull the investigator dies at once.
rule-DMD-034 = Neither investigator nor Companion can be given more wounds than the health they have left.
rule-DMD-204 = A price in wounds may be paid with the last health left (the payer dies of it), never with more.
rule-DMD-035 = All three skills start at level 1 and end at level 4.
rule-DMD-036 = A level either adds to the lower ones or, when marked “instead”, replaces the corresponding part.

## 7. Sanity, thresholds, insanity

chapter-7 = Sanity, thresholds, insanity
rule-DMD-037 = Losing N sanity moves the marker N spaces to the right; reaching the skull eliminates the investigator.
rule-DMD-038 = If a packet would carry the marker past the next threshold, it stops on the threshold and the rest of the packet is ignored.
rule-DMD-039 = Reaching a threshold: (1) activate the insanity card, (2) raise one skill of the owner's choice by one level (a skill at level 4 cannot be chosen), and if a bonus die is shown below it, own that die from now on.
rule-DMD-040 = Four thresholds show a bonus die; each adds +1 bonus die to ALL further rolls of that investigator except rolls against himself.
rule-DMD-041 = The insanity activates every time a threshold is reached; it is not discarded.
rule-DMD-042 = If several investigators reach thresholds at the same time, insanities resolve clockwise starting with the active investigator.
rule-DMD-043 = Sanity is never healed by Rest.

## 8. Tiles, spaces, passages

chapter-8 = Tiles, spaces, passages
rule-DMD-044 = Tiles are double-sided and coded; a tile side has 1, 2 or 3 spaces, delimited by walls and passages.
rule-DMD-045 = Movement between spaces is possible only through a passage with arrows on both sides; an arrow facing a wall or the map edge is no passage.
rule-DMD-046 = Spaces are adjacent if a figure can move between them in one step.
rule-DMD-047 = An effect that makes spaces adjacent for one investigator counts only for him and only in the named circumstance (usually his Run).
rule-DMD-048 = Every map has a Red, a Yellow and a Blue Gate where enemies are summoned.
rule-DMD-049 = Two spaces with the same kind of Stairs or Tunnel token are adjacent for all purposes; when one of the tokens leaves the board the link is gone.
rule-DMD-050 = A space is Safe if and only if no enemy is on it.

## 9. Setup

chapter-9 = Setup
rule-DMD-051 = 1: lay out scenario board, tokens and dice.
rule-DMD-052 = 2: choose an Elder One; figure on the first track space, Minions card, Stage cards face up with I on top, its 8 Mythos cards and tokens.
rule-DMD-053 = 3: choose a scenario; take its 8 Mythos, 15 Discovery cards, scenario card, tokens and monster card.
rule-DMD-054 = 4: take ALL figures of the enemies shown on the cards in play; other monsters stay out (except Unknown monsters).
rule-DMD-055 = 5: build the map as shown, place tokens and enemies on the given spaces, keep the rest in reserve, then turn the scenario card to its rules side.
rule-DMD-056 = 6: shuffle the 16 Mythos cards. 7: shuffle the 15 Discovery cards.
rule-DMD-057 = 8: each player picks an investigator; figures start on the Start space. A solo player controls 2 investigators who take alternating turns.
rule-DMD-058 = 9: six markers each: level 1 of each skill and the leftmost space of the three tracks.
rule-DMD-059 = 10: deal 1 insanity card to each investigator, face up; put the rest away.
rule-DMD-060 = 11: choose the first player at random; that player takes the first turn.

## 10. Dice and rolls

chapter-10 = Dice and rolls
rule-DMD-061 = “Make a roll” by an investigator always uses 3 standard dice plus all bonus dice that apply.
rule-DMD-062 = Players may not roll fewer dice than required; bonus dice from thresholds are compulsory.
rule-DMD-063 = Some tests grant bonus dice to whoever has a related ability; skills and cards may grant them as written.
rule-DMD-064 = Enemies roll the number and type of dice on their card.
rule-DMD-065 = A roll is “against yourself” when each success harms the roller's investigator: enemy attacks and Fire are examples.
rule-DMD-066 = The number of dice in a roll is unlimited; physical shortage is solved by rolling again.
rule-DMD-067 = Results: success, elder sign, tentacle, blank; a face may show two results.
rule-DMD-068 = An elder sign does nothing unless a skill, card or (in its attack) the enemy uses it.
rule-DMD-069 = Every tentacle of EVERY roll costs the investigator who rolled 1 sanity: own attack, enemy attack, Fire or plain roll.
rule-DMD-070 = Bonus dice have no tentacle.

## 11. Rerolls and modifications

chapter-11 = Rerolls and modifications
rule-DMD-071 = After rolling, the roller may take 1 stress to reroll one die, ignoring its old result; repeat as long as stress allows, also on the same die.
rule-DMD-072 = The defender rolls for attacking enemies and may reroll their dice in the same way.
rule-DMD-073 = Free rerolls from abilities follow the same procedure without stress and may be mixed with stress rerolls in any order.
rule-DMD-074 = Abilities that change rolls apply to ALL rolls of the investigator, those against himself included, unless stated otherwise; some are optional.
rule-DMD-075 = A symbol counted as another symbol loses its original meaning; two abilities cannot both use the same symbol unless one says it keeps its value.
rule-DMD-205 = When the roller wants (or can have) no further rerolls, add up all results, two for faces that show two, and apply every change of symbols; then, and only then, resolve.

## 12. Resolving a roll

chapter-12 = Resolving a roll
rule-DMD-076 = Order: (1) use successes, (2) effects tied to the result, (3) tentacles.
rule-DMD-077 = (1) Attack by an investigator: successes are wounds on the chosen target(s). Attack by an enemy: wounds on its target, normally the investigator. Otherwise follow the instruction: a number to reach in one roll, or something per success.
rule-DMD-078 = (2) Then resolve triggers such as “if wounded”, “if it survives the attack”.
rule-DMD-079 = (3) Then lose 1 sanity per tentacle, stop at a threshold, resolve insanity and level-up.

## 13. Turn and actions

chapter-13 = Turn and actions
rule-DMD-080 = Turn: 1 take 3 actions, 2 draw a Mythos card, 3 Search or Fight, 4 end of turn.
rule-DMD-081 = Up to 3 actions; every action may be repeated; basic actions are Run, Attack, Rest, Trade plus the two scenario actions.
rule-DMD-082 = Some actions require a Safe space, checked when the action is taken.
rule-DMD-083 = Free actions cost nothing, are possible only in this phase, before or after another action, never inside one.
rule-DMD-084 = Special actions are possible only in this phase and cost one action.

## 14. Run and other movement

chapter-14 = Run and other movement
rule-DMD-085 = Run: move up to 3 spaces through passages, Stairs or Tunnels, one by one.
rule-DMD-086 = Whenever an investigator leaves a space, ALL enemies there follow into the new space, even if other investigators stay behind.
rule-DMD-087 = Leaving a space with Fire: put as many Fire tokens on your board as lie on that space; the tokens on the space stay.
rule-DMD-088 = The two effects above apply to every movement of an investigator, also outside his turn and outside a Run.
rule-DMD-089 = Exception: an effect that transfers (“places”) the investigator puts him directly on the new space: no Fire, no followers.
rule-DMD-090 = Enemies never take Fire when leaving a burning space.

## 15. Attack

chapter-15 = Attack
rule-DMD-091 = Attack: choose one enemy in your space, then roll; each success is 1 wound to it.
rule-DMD-092 = Wounds stay on enemies until they die; at wounds >= health the figure is killed and removed.
rule-DMD-093 = Surplus wounds on a single target are lost.
rule-DMD-094 = With several declared targets all abilities triggered by attacking each of them fire; the active player orders them.

## 16. Rest

chapter-16 = Rest
rule-DMD-095 = Rest (Safe space only): heal up to 3 points in total of stress and/or wounds in any mix.

## 17. Trade

chapter-17 = Trade
rule-DMD-096 = Trade: the active investigator may exchange any number of Items and Companions with all investigators in his space, also one-sidedly.
rule-DMD-097 = A traded card stays on the side (left/right) it was on; Conditions cannot be traded.

## 18. Scenario actions

chapter-18 = Scenario actions
rule-DMD-098 = The two actions of the scenario card cost one action each and work like basic actions.

## 19. Mythos phase

chapter-19 = Mythos phase
rule-DMD-099 = Draw the top card, resolve its steps from top to bottom, then put it face up on the discard pile.
rule-DMD-100 = A step that cannot be carried out is skipped.
rule-DMD-101 = Unless stated otherwise special effects hit only the active investigator; the active player makes all choices.
rule-DMD-102 = Bottom of the card: summon enemies at the named Gates, in the printed order.

## 20. Enemy movement

chapter-20 = Enemy movement
rule-DMD-103 = An enemy ordered toward a space or figure moves along a shortest path, the given number of spaces, and stops on arrival.
rule-DMD-104 = Among equally short paths and among equally near figures the active player chooses.
rule-DMD-105 = If no legal path exists the enemy does not move.

## 21. Summoning enemies

chapter-21 = Summoning enemies
rule-DMD-106 = A summoned figure comes from the reserve; if none is left that summoning is ignored, and so are the remaining Gates for that kind.
rule-DMD-107 = If one effect summons several enemies without an order, the active player chooses the order.

## 22. Search

chapter-22 = Search
rule-DMD-108 = Phase 3 checks once, at its beginning, whether the active investigator stands on a Safe space: Safe = Search, otherwise = Fight.
rule-DMD-109 = Search: draw the top Discovery card and carry out its middle text.
rule-DMD-110 = Searching is compulsory on a Safe space.
rule-DMD-111 = With an empty Discovery deck no Search takes place.
rule-DMD-112 = The card may depend on having or lacking a Condition or Companion, may offer a choice, and may force a side on those who cannot or will not pay.
rule-DMD-113 = A card of which no side is claimed is discarded.

## 23. Companions, changing sides

chapter-23 = Companions, changing sides
rule-DMD-114 = Wounds you take may be assigned to your Companions freely; for card effects you still count as having taken them.
rule-DMD-115 = Companions are never healed; at wounds = printed number the Companion is discarded and all its benefits end immediately.
rule-DMD-116 = A Companion that gives a skill level: without that skill you have it at level 1 while the Companion stays; with it your level is 1 higher; losing the Companion takes the level back.
rule-DMD-117 = The level-1 skill token shows a skill gained from a Companion that the investigator does not own himself; there are 6 of them.
rule-DMD-118 = Switching sides: take the card out and tuck it under the other side; wounds on a Companion are removed.

## 24. Fight and changes within the phase

chapter-24 = Fight and changes within the phase
rule-DMD-119 = Fight: every enemy in the active investigator's space that can attack does so, against him and only him, in an order he chooses, each once.
rule-DMD-120 = The state of the space is re-read after every attack: enemies that arrive (or whose space he enters) still attack; enemies that left do not.
rule-DMD-121 = If the space becomes Safe during the Fight, attacks end and there is no Search.
rule-DMD-122 = If enemies appear after a Search they do not attack in this phase.

## 25. Defending

chapter-25 = Defending
rule-DMD-123 = When attacked, roll the enemy's dice: 1 wound per success, 1 sanity per tentacle; elder signs only if the enemy uses them.
rule-DMD-124 = The defender may use stress, free rerolls and any applicable skill to soften the attack.

## 26. End of turn

chapter-26 = End of turn
rule-DMD-125 = Step 1: all end-of-turn effects except those of the Elder One, in an order chosen by the active investigator.
rule-DMD-126 = Step 2 Fire: in a single roll the active investigator rolls 1 standard die per Fire token on his board; successes are wounds, tentacles sanity; stress rerolls allowed; then he discards all Fire from his board.
rule-DMD-127 = Step 3: if the Mythos discard pile shows at least 3 summoning symbols the Elder One advances (once).
rule-DMD-128 = Step 4: check whether the Elder One is summoned.
rule-DMD-129 = Step 5: end-of-turn effects of all revealed Stage cards in the order I, II, III, Final; “you” is the active investigator.
rule-DMD-130 = Then the turn passes to the left.
rule-DMD-131 = Fire on the board is limited: with an empty pool a Fire for the board is ignored; a Fire for an investigator is represented by a wound token; Fire tokens on investigators are swapped for wound tokens to free them for the board.

## 27. Advance and summoning of the Elder One

chapter-27 = Advance and summoning of the Elder One
rule-DMD-132 = Advance: move the figure (or the Progression token) one space; resolve the effects of the revealed Stage cards, then those of the scenario card; figure or token makes no difference.
rule-DMD-133 = With several revealed Stages resolve their advance effects in stage order.
rule-DMD-134 = After the advance shuffle the whole Mythos discard pile back into the deck.
rule-DMD-135 = Step 4 condition: the figure has entered the first red space, or the ritual was disrupted in this turn, and the Elder One is not on the board yet.
rule-DMD-136 = Summoning: put Stage I aside, reveal Stage II, resolve its reveal effect (it names the space), replace the figure on the track by the Progression token. Stage I effects stay in force for the whole game.
rule-DMD-137 = If both conditions hold in the same turn the Elder One is summoned once.

## 28. Death of an investigator

chapter-28 = Death of an investigator
rule-DMD-138 = If an investigator is killed or goes mad while the Elder One is still on the track, the game is lost immediately.
rule-DMD-139 = Once the Elder One is on the board the others play on; first discard all Discovery cards and tokens of the dead investigator; the scenario may say where special tokens go.
rule-DMD-140 = If he died in his own turn, skip the rest of it except the Mythos discard check with a possible advance; where a position is needed use the space of his death.
rule-DMD-141 = From then on his turns are skipped entirely.

## 29. Disrupting the ritual

chapter-29 = Disrupting the ritual
rule-DMD-142 = The scenario defines the task; when it is fulfilled the ritual is disrupted for the rest of the game.
rule-DMD-143 = If the Elder One is not on the board it is summoned at the end of the current turn (step 4); if it is, it becomes vulnerable at once.

## 30. Fighting the Elder One

chapter-30 = Fighting the Elder One
rule-DMD-144 = On the board the Elder One behaves like an enemy: it makes spaces unsafe, follows, and attacks the active investigator in the Fight phase.
rule-DMD-145 = Its attack dice are the sum of the dice on all revealed Stage cards.
rule-DMD-146 = From Stage II on each card has a one-time reveal effect, a lasting effect, health and dice.
rule-DMD-147 = When the wounds on a Stage reach its health it is defeated: move it aside, reveal the next one, resolve its reveal effect; surplus wounds are lost.
rule-DMD-148 = Effects and dice of defeated Stages stay in force to the end.
rule-DMD-149 = Defeating the Final stage wins the game.

## 31. Ties, simultaneity, distance

chapter-31 = Ties, simultaneity, distance
rule-DMD-150 = If an effect can be carried out in several ways and nothing else is said, the active player decides; the same for the order of simultaneous effects.
rule-DMD-151 = “Nearest” and “farthest” use the length of a shortest path; an element in the same space has distance 0 and is nearest.
rule-DMD-152 = Blocked passages (Bolts and the like) count as walls when measuring, except that a figure which may ignore them is measured with its own movement rules when the effect is about moving that figure.
rule-DMD-153 = Adjacency granted only in certain circumstances (such as the Relic Mysterious Key) is ignored when measuring.
rule-DMD-154 = Equally near or far elements: the active player picks.

## 32. End of the game

chapter-32 = End of the game
rule-DMD-155 = Win: the Final stage of the Elder One is defeated.
rule-DMD-156 = Lose: an investigator is eliminated before the Elder One is on the board.
rule-DMD-157 = Lose: all investigators are eliminated after the Elder One was summoned.
rule-DMD-158 = Lose: the Progression token reaches the eighth space.
rule-DMD-159 = If a win and a loss happen at the same time, the win counts.

## 33. Unknown rules

chapter-33 = Unknown rules
rule-DMD-160 = Optional module for any scenario; it makes the game harder; first game with one Unknown monster recommended.
rule-DMD-161 = The Unknown board has two slots with different symbols (slot 1 and slot 2) for Unknown monster cards.
rule-DMD-162 = Unknown monsters are ordinary monsters in play: everything that affects monsters affects them.
rule-DMD-163 = Their card shows health, dice, ability, number of figures, setup information and an effect for Elder One advances.
rule-DMD-164 = On an advance, after Elder One and scenario effects, resolve slot 1, then slot 2.
rule-DMD-165 = The box has monster cards for its own monsters and for those of the base game and Season 2.
rule-DMD-166 = 4 Unknown Mythos cards are shuffled into the Mythos deck. After resolving and discarding a card with the draw-again symbol draw and resolve the next card, until one without the symbol has been resolved.
rule-DMD-167 = A draw-again card that is resolved without being drawn is carried out, but no further card is drawn.
rule-DMD-168 = Each investigator owns one Relic with its common side up; on reaching his third threshold he flips it to the transformed side.
rule-DMD-169 = Relics are neither Items nor Discovery cards and cannot be discarded or traded.
rule-DMD-170 = Setup 1: Unknown board next to the scenario board. 2: draw 2 Unknown monsters different from the monsters already in the scenario, random slots, all their figures.
rule-DMD-171 = Setup 3: from the 4 Random Location tokens set aside the Start space; draw one for the slot-1 figure, discard it, draw another for the slot-2 figure; place 1 figure on each drawn Gate.
rule-DMD-172 = Setup 4: shuffle in the 4 Unknown Mythos cards.
rule-DMD-173 = Setup 5: reveal as many random Relics as there are investigators; starting with the first player, clockwise, each chooses one.
rule-DMD-174 = Variant, easier: Relics without Unknown monsters (setup step 5 only).
rule-DMD-175 = Variant, harder: Unknown monsters without Relics (skip setup step 5).
rule-DMD-176 = Variant, random Elder One positions: when Stage III is revealed draw 1 of the 4 Random Location tokens and place the Elder One there instead of the printed space, remove the token; for the Final stage draw from the remaining 3.
rule-DMD-177 = Variant, single Unknown monster: other side of the board, 1 monster, 1 location draw, and only the 2 Unknown Mythos cards of slot 1.

## 34. Common skills

chapter-34 = Common skills
rule-DMD-178 = Marksman 1: you may attack a target 1 space away (reachable in one move).
rule-DMD-179 = Marksman 2: +2 bonus dice when the target is not in your space.
rule-DMD-180 = Marksman 3: range grows by 1 to 2 in total.
rule-DMD-181 = Marksman 4: one free attack per turn, only against a target outside your space.
rule-DMD-182 = Stealth 1: once per Run you may Sneak: leaving a space, one enemy of your choice does not follow and stays.
rule-DMD-183 = Stealth 2 (instead): up to 3 Sneaks per Run, split over the steps and enemies as you like; sneaking past the same enemy twice uses two.
rule-DMD-184 = Stealth 3: each enemy you Sneak past takes 1 wound.
rule-DMD-185 = Stealth 4 (instead): any number of Sneaks; the wound of level 3 stays.
rule-DMD-186 = Swiftness 1: your Run may be 1 space longer.
rule-DMD-187 = Swiftness 2: one free Run action per turn.
rule-DMD-188 = Swiftness 3: each time you leave a space during a Run you may take one investigator of that space along; decided anew for every step.
rule-DMD-189 = Swiftness 4: one additional action per turn.
rule-DMD-190 = Brawling 1: +1 bonus die when attacking a target in your space.
rule-DMD-191 = Brawling 2: you may target any number of figures in your space and distribute the wounds freely; targets are declared before the roll.
rule-DMD-192 = Brawling 3: two free rerolls when attacking a target in your space.
rule-DMD-193 = Brawling 4: every target in your space takes all rolled wounds.
rule-DMD-194 = Arcane Mastery 1: on any roll you may count 1 elder sign as a success.
rule-DMD-195 = Arcane Mastery 2 (instead): any number of elder signs.
rule-DMD-196 = Arcane Mastery 3: heal 1 stress for each elder sign counted as a success.
rule-DMD-197 = Arcane Mastery 4: you may count each elder sign as 2 successes.
rule-DMD-198 = Toughness 1: one free reroll when attacked or rolling for Fire.
rule-DMD-199 = Toughness 2 (instead): when attacked or rolling for Fire you may take 1 wound less and lose 1 sanity less.
rule-DMD-200 = Toughness 3 (instead): the same against every source.
rule-DMD-201 = Toughness 4 (instead): 2 wounds and 1 sanity less from every source.

## 35. Rules summary (cross-check)

chapter-35 = Rules summary (cross-check)
rule-DMD-202 = The summary page repeats the turn order, Search/Fight, the five end-of-turn steps with Unknown monsters between scenario effects and the reshuffle, the threshold sequence and the end conditions; nothing in it contradicts the rules above.

## Worked examples

rule-EX-01 = Run with followers and Fire. Given Mike takes a Run of 3. Space A (first) holds a wounded Cultist, space B 2 Fire and no enemy, space C a Fisher from Outside.; when he moves to A, to B, to C; then leaving A the Cultist follows to B; leaving B it follows to C and Mike puts 2 Fire on his board while 2 Fire stay on B; he ends with Cultist and Fisher in his space and 2 Fire on his board (rolled at his end of turn).
rule-EX-02 = Attack with Brawling 2. Given Mike attacks a Cultist (2 health, 1 wound) and a Fisher (3 health) in his space, both declared; he rolls 3 standard + 1 bonus die and gets blank, success+tentacle, tentacle, elder sign (bonus die).; when he takes 1 stress to reroll the elder sign (blank) and uses the additional reroll of his unique skill on the standard blank (success); then he has 2 successes: 1 kills the Cultist, 1 wounds the Fisher; then he loses 2 sanity for 2 tentacles. The free reroll may hit any die, the one just rerolled included. The book adds that the stress would have come anyway from the Fisher's ability (exact timing: DMD-OP-05).
rule-EX-03 = Single target. Given the same roll without Brawling; when the target was chosen before the roll; then all wounds go to it, surplus is lost.
rule-EX-04 = Rest. Given Agatha has maximum stress and 1 wound on a Safe space; when she Rests; then she may heal 3 stress (keeping the wound) or 2 stress and the wound, etc., 3 points in total.
rule-EX-05 = Scenario action. Given the scenario offers: on a space without Cultists make a roll; per success move the nearest Cultist 1 space toward you; when the roll shows S successes; then the investigator moves the nearest Cultist 1 space per success (working rule: “nearest” is re-evaluated each time, ties by the active player).
rule-EX-06 = Mythos card. Given a card shows the symbol; step 1: every Fisher on the board moves 2 spaces toward the active investigator, directly into his space if he has the Condition Obłęd (Lunacy); step 2: summon a Fisher at the Yellow Gate; when it is drawn; then without Fishers on the board step 1 is skipped; if all Fishers are already on the board step 2 is skipped; the symbol counts only at the end of turn.
rule-EX-07 = Card for everybody. Given another special effect explicitly names all investigators; when it is resolved; then all investigators are affected, not only the active one.
rule-EX-08 = Summon on each Gate. Given an effect summons 1 Cultist on every Gate and only 2 Cultists are in reserve; when it is resolved; then the active player picks the order and thereby the Gate that stays empty.
rule-EX-09 = Discovery card Strong Patient. Given the active investigator Searches; the card offers the Companion Noah (1 level of Brawling, 1 wound) for 2 stress; when he cannot or does not want to take 2 stress; then he MUST claim the Condition Obłęd; otherwise he takes 2 stress and claims Noah, who dies from his first wound.
rule-EX-10 = Defence. Given after the Mythos card a Fisher shares Mike's space; it attacks with 1 standard + 2 bonus dice: blank, success, success; when Mike rerolls one success for free (Toughness 1): success; then takes 1 stress to reroll it again: blank; then his unique skill (level 1) gives nothing when attacked; he takes 1 wound; no Discovery card is drawn.
rule-EX-11 = Advance and summoning. Given at Ruth's end of turn 4 cards lie in the Mythos discard pile, 3 with symbols; when step 3 and 4 are resolved; then the Elder One advances, Elder One then scenario effects happen, it enters the first red space, Stage II is revealed, the Progression token replaces the figure, the figure goes to Ruth's space, the 4 cards are shuffled into the deck.
rule-EX-12 = Stage change. Given Tsathoggua Stage II (12 health) has 9 wounds; an attack deals 5; when wounds are applied; then 14 >= 12: Stage II is defeated, 2 surplus wounds are lost; Stage III is revealed: Tsathoggua goes to the Yellow Gate and each investigator gains 1 Fatigue token or 2 stress; his attack is now 3 bonus + 2 standard dice.
rule-EX-13 = Simultaneous end. Given the same event kills the Final stage and the last investigator; when the game ends; then the players win.
rule-EX-14 = Fire supply. Given base game (8) and this box (12) are used together; when tokens are pooled; then 20 Fire are available; Cultists stay at 10.
rule-EX-15 = Distance with Bolts. Given scenario 2, a Cultist behind a Bolt 1 space away and another 2 free spaces away; when an effect moves the nearest Cultist toward the investigator; then the Cultist behind the Bolt is nearest, because Cultists ignore Bolts; for an effect about the nearest monster Bolts are walls.
rule-EX-16 = Key and distance. Given an investigator owns the Mysterious Key; when the nearest token is to be determined; then the Key's adjacency is ignored.
rule-EX-17 = Sneaking. Given Stealth 2; three enemies in the start space of a Run of 3; when the investigator lets all follow for two steps and Sneaks three times on the last step, or leaves one behind per step; then both are legal; coming back and leaving again past the same enemy uses another Sneak.
rule-EX-18 = Taking others along. Given Leon (Swiftness 3) starts a Run together with Julien; when step 1 with Julien, step 2 alone into the space of Mike and Ruth, step 3 with Mike; then legal: the choice is made per step, one passenger per step.
rule-EX-19 = No path / no figure. Given all figures of a kind are on the board, or every way is blocked; when a card summons or moves them; then the step is skipped, the next one is resolved.
rule-EX-20 = Draw-again resolved without drawing. Given an insanity or effect lets the players resolve a discarded Unknown Mythos card; when it is resolved; then its effect happens, no further card is drawn.
rule-EX-21 = Random location of the Elder One. Given variant in use, Stage III is revealed; when one of 4 location tokens is drawn; then the Elder One is placed there, the token leaves the pool, the Final stage uses one of the other 3.
rule-EX-22 = Nearest tie. Given an effect moves the nearest enemy and two enemies are equally far; when it is resolved; then the active player picks one of them, whoever is addressed by the effect.
rule-EX-23 = Stop at the threshold. Given sanity 3 (first threshold at 4) and a roll with 3 tentacles; when tentacles are resolved; then the marker stops on 4, 2 points are lost, the insanity acts, then one skill rises; a card effect of 1 sanity right after moves it to 5.
rule-EX-24 = Guests after the Search. Given a Safe space at the start of phase 3 and a Discovery card that summons a Ghast there; when it is resolved; then nobody attacks in this phase; the Ghast makes the space unsafe from now on.
rule-EX-25 = Fight ends early. Given one enemy in the space; its attack deals no wound and Huikong pushes it out; when the space is looked at again; then it is Safe: the attacks end and there is no Search.
rule-EX-26 = Carried into the next fight. Given a Night-Gaunt and a Cultist attack; the Night-Gaunt goes first, wounds and carries the investigator to a Gate with another Cultist; when the phase goes on; then the Cultist left behind does not attack, the one on the Gate does.
rule-EX-27 = Split packet. Given an attack deals 3 wounds to an investigator with 3 health left and the Companion Noah (1 health, 1 level of Brawling); when he puts 1 on Noah and 2 on himself; then Noah is discarded, Brawling falls at once by 1, and the owner counts as having taken 3 wounds.
rule-EX-28 = Death before the check. Given the Elder One is on the board, the active investigator is killed in the Fight phase and the pile shows 3 symbols; when the turn goes on; then his cards and tokens are discarded, steps 1 and 2 are skipped, the Elder One advances with all effects (his last space is “your space”), the pile is shuffled in, steps 4 and 5 are skipped.
rule-EX-29 = Fire runs out. Given 11 Fire on the map and 1 on an investigator board; when 1 Fire is to be placed on the map; then the board's token is swapped for a wound token and laid on the map; a thirteenth for the map is ignored, a further one for a board is a wound token.
rule-EX-30 = One sign, one use. Given the Elder One's Stage counts elder signs of its attack as tentacles and the defender has Arcane Mastery 2; when the roll is read; then the signs the Stage must count are tentacles and nothing else; only the remaining ones may be counted as successes (wounds), if the defender is foolish enough - never both.
rule-EX-31 = Disrupted in an action. Given the Elder One is on the track and an action fulfils the ritual; when the turn ends; then it is summoned in step 4 of this turn, its Stage II already acts in step 5, and it can be attacked as soon as it is on the board.
rule-EX-32 = Pulling. Given two investigators share a space with three enemies; when one of them Runs one space; then all three enemies go with him and the other stands on a Safe space.
