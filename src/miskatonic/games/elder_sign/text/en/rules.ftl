### Elder Sign: the rules, one message per rule, as an answer to the question "why?".

## 1. Components and vocabulary

chapter-1 = Components and vocabulary
rule-ES-001 = There are six green dice, one yellow and one red, and the whole table shares them. A die held by a lock or a spell is unavailable to everyone.
rule-ES-002 = The game has 8 Ancient Ones, 16 investigators, 48 Adventures, 8 Other Worlds, 12 Common Items, 12 Unique Items, 12 Spells, 8 Allies and 32 Mythos cards.
rule-ES-003 = Sanity, stamina, clue, doom and Elder Sign tokens never run out. Only dice, cards and the 22 monster tokens (27 with the masks) are limited.
rule-ES-004 = One to eight people play, each with one investigator. If you play alone, nobody can assist you, and rules about other investigators simply don't apply.
rule-ES-005 = The clock has a single hand, and it starts on XII.
rule-ES-006 = Your marker shows which card you are on, or that you are on the entrance sheet. Any number of investigators may share a card.
rule-ES-007 = Mask monsters appear only when you face Nyarlathotep.

## 2. Setup

chapter-2 = Setup
rule-ES-008 = At the start, the hand points to XII, the entrance sheet lies beside the clock and all eight dice are free. This first XII is not a midnight.
rule-ES-009 = You face one Ancient One, drawn at random or chosen together, and its card lies face up for everyone to read.
rule-ES-010 = All 22 monster tokens go into the cup, plus the five masks if the Ancient One is Nyarlathotep; otherwise the masks stay out. Monsters are drawn from the cup at random, and spent or returned tokens go back into it.
rule-ES-011 = Six Adventures lie face up in two rows of three. The rest of the Adventures and all Other Worlds wait in shuffled face-down decks, so no Other World is in play at the start.
rule-ES-012 = A lock on one of the six starting Adventures takes its die at once, so you may start with fewer than six green dice. If two locks need the same die, the Adventure dealt first holds it first.
rule-ES-013 = Common Items, Unique Items, Spells and Allies are four separate decks, shuffled and face down.
rule-ES-014 = The tokens lie in open supplies within everyone's reach.
rule-ES-015 = You get an investigator at random, or one of your choice if the group has agreed on that, with full sanity and stamina and all the starting cards and clues listed, including spells and allies. Abilities triggered by gaining cards ignore this equipment. Everyone starts on the entrance sheet.
rule-ES-016 = The first player is drawn at random from the investigators in play; after that, turns go clockwise.
rule-ES-017 = Before the first turn, the first player reveals a Mythos card, resolves its immediate effect and makes any choices it requires. It can already bring doom, monsters or a lock, and its lingering effect applies from now on.
rule-ES-018 = You start with the sanity and stamina printed on your investigator, and you can never have more than that.

## 3. Golden rule and cooperation

chapter-3 = Golden rule and cooperation
rule-ES-019 = If a card or monster token says something different from the general rules, the card or token wins. That is how Amanda Sharpe can complete several tasks with one roll.
rule-ES-020 = Everyone may see everyone's cards, and you may discuss everything. Only the order of the decks and the contents of the monster cup are hidden.
rule-ES-021 = The Ancient One's card says how many Elder Signs it takes to seal it.
rule-ES-022 = The doom track has plain spaces and spaces with a monster symbol; a doom token placed on one of the latter brings a monster.
rule-ES-023 = The Ancient One's special ability applies throughout the game, from setup to the final battle, unless its text says otherwise.
rule-ES-024 = The Ancient One's combat task and attack matter only once it has awakened: the task removes doom tokens, the attack comes at midnight. One without a combat task, such as Azathoth, cannot be fought. An X in the task stands for the number of monsters in play when the last doom token was added, at least 1.

## 4. Turn structure

chapter-4 = Turn structure
rule-ES-025 = Your turn has three phases, always in this order: movement, action, clock.
rule-ES-026 = After the clock phase your turn is over and the player to your left begins. If midnight is due, it comes between the two turns.
rule-ES-027 = Abilities that work at the start of any player's turn are used before the movement phase, and their owner may use them on other players' turns too.

## 5. Movement phase

chapter-5 = Movement phase
rule-ES-028 = You may go to any face-up Adventure, any Other World in play or the entrance sheet. Distance doesn't matter.
rule-ES-029 = You may stay where you are. After a failure you are still on the card, so you can try it again next turn without moving.
rule-ES-030 = Once you have moved or stayed, the action phase begins, and where you are decides what you do in it.

## 6. Action phase

chapter-6 = Action phase
rule-ES-031 = On an Adventure or Other World you attempt that adventure; on the entrance sheet you take one of its actions. You cannot skip this phase, but you may give up an adventure right away and suffer its penalties.
rule-ES-032 = Your action phase ends when the adventure is resolved, when it has failed for whatever reason, or when your entrance action is done.
rule-ES-033 = At the end of the action phase, dice on tasks, discarded dice, focused dice and dice held by helpers all return, and dice added by items leave your pool. Only locked dice and dice on spells stay where they are.

## 7. Adventures and tasks

chapter-7 = Adventures and tasks
rule-ES-034 = An adventure is resolved when every task on it is completed. Monsters add tasks of their own; an empty monster frame doesn't count.
rule-ES-035 = Each row of symbols is one task, and each symbol in it is one requirement.
rule-ES-036 = If the card shows no arrow, you may complete its tasks in any order.
rule-ES-037 = An arrow means that tasks must be completed from top to bottom. A roll that fits only a lower task is a failed roll, and even an investigator who can complete several tasks at once must complete them in order.
rule-ES-038 = The story text of an Adventure has no effect on play.
rule-ES-039 = Progress isn't saved: after a failure, the dice come back and every task is open again. Only the monsters you have beaten stay beaten.

## 8. Requirement symbols

chapter-8 = Requirement symbols
rule-ES-040 = For an investigation requirement, you need one or more dice whose investigation values add up to at least the number shown; any surplus is lost. Two such requirements in one row need different dice.
rule-ES-041 = A lore requirement takes one die showing lore.
rule-ES-042 = A peril requirement takes one die showing peril.
rule-ES-043 = A terror requirement takes one die showing terror. Terror used for a task triggers no terror effect.
rule-ES-044 = A split requirement takes any one of the results shown on it.
rule-ES-045 = Each die serves exactly one requirement of one task.
rule-ES-046 = A clock symbol in a task is a cost: once the dice fit, you must move the hand three hours per symbol to complete it. If that reaches or passes XII, midnight comes after your turn, not now.
rule-ES-047 = A sanity symbol in a task is a cost: once the dice fit, you change your sanity by the number shown to complete it, which normally means a loss.
rule-ES-048 = A stamina symbol in a task is a cost: once the dice fit, you change your stamina by the number shown to complete it, which normally means a loss.
rule-ES-049 = You cannot complete a task whose costs would bring your sanity or stamina to 0, counting all symbols in the row together. This protects you from costs only; penalties and terror effects can take your last point. What a card such as Food or Whiskey pays isn't lost and doesn't count.
rule-ES-050 = You pay a task's costs when you place the dice, and you do not get them back if the adventure fails later.

## 9. Dice and rolling

chapter-9 = Dice and rolling
rule-ES-051 = A green die shows investigation 1, 2 and 3, lore, peril and terror.
rule-ES-052 = The yellow die is like a green one, but with investigation 4 in place of terror.
rule-ES-053 = The red die is like the yellow one, but with a wild in place of investigation 1.
rule-ES-054 = A wild counts as investigation 4, lore, peril or terror, whichever you choose when you use it. An unused wild in a failed roll is not terror and triggers no terror effect.
rule-ES-055 = You start an adventure with the six green dice, minus those that are locked or lie on anyone's spells.
rule-ES-056 = You always roll your whole pool and cannot hold a die back. To keep a result you need focus, assistance or a spell.
rule-ES-057 = After the roll, you compare the results, plus any secured dice you may use, with the tasks still open.

## 10. Completing tasks

chapter-10 = Completing tasks
rule-ES-058 = If your dice meet all requirements of a task that is open to you, you may place them on it to complete it. You choose whether to do so, and which dice to use.
rule-ES-059 = All requirements of a task must be met by one roll, plus any secured dice. You can't fill a task bit by bit.
rule-ES-060 = Dice placed on a task are out of your pool until the end of the action phase.
rule-ES-061 = One roll completes at most one task, even if the results would be enough for more; rerolled dice still belong to the same roll. Only a card's text can lift this limit.
rule-ES-062 = If tasks are still open after you complete one, you roll your remaining dice again. Apart from the dice you placed, success costs you no dice.
rule-ES-063 = Investigation above the number required is wasted. You can't add a die that the requirement doesn't need.

## 11. Failed rolls

chapter-11 = Failed rolls
rule-ES-064 = A roll fails if you can't complete a task with it or choose not to. Choosing not to counts as a failure in every respect, including terror effects.
rule-ES-065 = After a failed roll, first resolve terror effects, then discard one die, then use focus or assistance if you like, then roll again. Clues, items and abilities that change the roll must be used before it counts as failed.
rule-ES-066 = You choose which die in your pool to discard, of any colour. Secured dice and dice on tasks aren't in the pool, so you can't choose them.
rule-ES-067 = A discarded die is out until the end of the action phase. A yellow or red die discarded this way cannot be added again this turn.
rule-ES-068 = After the discard, you roll all the dice left in your pool.
rule-ES-069 = If a failed roll makes you discard your last die, the adventure fails and you suffer its penalties.
rule-ES-070 = You may give up the adventure at any time, even before the first roll, and suffer its penalties. If you have an unused roll that shows terror, its terror effects come first.
rule-ES-071 = After a failure, the dice on completed tasks come back too.
rule-ES-072 = If tasks are still open and you have no dice left in your pool, the adventure fails, unless an item, an ability or a die taken off a spell gives you one to roll. Secured dice alone complete nothing, as they need to be combined with a roll.
rule-ES-073 = After a failure, all investigators on the card stay there.

## 12. Terror effects

chapter-12 = Terror effects
rule-ES-074 = A failed roll with at least one terror result triggers the terror effects. If you complete a task with the roll, terror on the other dice does nothing.
rule-ES-075 = You resolve every terror effect of your adventure and of the current Mythos card, each once per failed roll, however many dice show terror. You choose the order.
rule-ES-076 = Terror effects come before the discard for the failed roll, so if one takes dice from you, you still lose one more; if you have none left for that, the adventure fails. If the effect itself makes the adventure fail, no further die is discarded.
rule-ES-077 = Terror on a secured die triggers nothing, because that die isn't part of the roll.
rule-ES-078 = If a terror effect devours you, your turn goes straight to the clock phase. You suffer no penalties of the adventure, your helpers lose nothing, and monsters whose tasks you completed go back to the cup.

## 13. Resolving an adventure

chapter-13 = Resolving an adventure
rule-ES-079 = When an adventure is resolved, every investigator on the card moves to the entrance sheet, not only the one who resolved it.
rule-ES-080 = All dice placed or discarded during the adventure return, and a die locked by the resolved card itself is freed.
rule-ES-081 = You keep the resolved card in front of you; it counts as trophies.
rule-ES-082 = A new Adventure takes the place of the resolved one before you take the rewards, and any lock on it takes effect at once. A monster among your rewards may therefore be placed on the new card. Resolved Other Worlds aren't replaced.
rule-ES-083 = After the new card is dealt, you take the monsters you beat, then all rewards in any order you like; then comes the clock phase.
rule-ES-084 = If the Adventure deck is empty, the place of the resolved card stays empty.

## 14. Rewards and penalties

chapter-14 = Rewards and penalties
rule-ES-085 = Success earns you the symbols at the lower right of the card; failure costs you those at the lower left.
rule-ES-086 = Each symbol gives one Common Item, Unique Item, Spell, Ally or clue. All symbols in one reward count as one gain for abilities triggered by gaining cards.
rule-ES-087 = Each Elder Sign symbol puts one token beside the Ancient One, and as soon as there are as many as it requires, you all win. The signs belong to the group and stay even if whoever found them is devoured.
rule-ES-088 = Each gate symbol opens the top card of the Other World deck. If that deck is empty, nothing happens.
rule-ES-089 = Each sanity symbol among the penalties costs you 1 sanity.
rule-ES-090 = Each stamina symbol among the penalties costs you 1 stamina. Penalties can take your last point and devour you; doom and monsters among them still come into play.
rule-ES-091 = Each monster symbol brings one monster. Rewards can include them too.
rule-ES-092 = Each doom symbol adds one doom token; a few cards remove one instead, always the last one placed. Nothing happens if the track is empty, and a monster space filled again brings a monster again.
rule-ES-093 = When you lose sanity or stamina, you return that many tokens to the supply.
rule-ES-094 = After rewards or penalties, the clock phase begins.

## 15. Other Worlds

chapter-15 = Other Worlds
rule-ES-095 = An Other World that comes into play is laid below the six Adventures and is another place you can go.
rule-ES-096 = There is no limit to the number of Other Worlds in play: all eight may be open at the same time.
rule-ES-097 = A resolved Other World isn't replaced by a new card.
rule-ES-098 = In all other respects, an Other World works like an Adventure: tasks, terror, monsters, locks, trophies and midnight effects. Once spent, its card goes to the bottom of the Other World deck.

## 16. Entrance sheet

chapter-16 = Entrance sheet
rule-ES-099 = On the entrance sheet, you take exactly one action per turn: first aid, Lost and Found, or a souvenir.
rule-ES-100 = Free first aid restores 1 stamina or 1 sanity, not one of each.
rule-ES-101 = For 2 trophies, first aid restores all your stamina or all your sanity.
rule-ES-102 = For 4 trophies, first aid restores all your stamina and all your sanity. You can use only one of the three kinds of first aid per action.
rule-ES-103 = At the Lost and Found, you roll one green die and apply the line of the table for that face.
rule-ES-104 = Nobody can change the Lost and Found roll with items, clues, spells or abilities, and its die can't be secured. You can roll even if all green dice are locked.
rule-ES-105 = To buy a souvenir, you pay the listed number of trophies and get one thing on the list.
rule-ES-106 = You may buy only one thing per turn, however many trophies you have.

## 17. Trophies

chapter-17 = Trophies
rule-ES-107 = Resolved Adventures and Other Worlds and beaten monsters are your trophies, each worth the number printed on it. Monsters beaten with items or spells count too.
rule-ES-108 = You spend trophies on later turns on the entrance sheet, and some effects make you lose them. You can't spend what you win on the same turn, as your action is over.
rule-ES-109 = One payment may combine cards and monster tokens in any way.
rule-ES-110 = No change is given: extra value is lost, whether you spend trophies or lose them. You choose which ones to give up, but you can't add one the price doesn't need; if you have too few to lose, you lose them all.
rule-ES-111 = Spent cards go face down to the bottom of their own decks, and monster tokens go back to the cup.
rule-ES-112 = Trophies belong to the player who won them; you can't share or trade them.

## 18. Clock phase

chapter-18 = Clock phase
rule-ES-113 = In your clock phase, the hand moves forward three hours.
rule-ES-114 = The hand only ever points to XII, III, VI or IX.
rule-ES-115 = If the hand reaches XII, midnight strikes after your clock phase. Passing XII earlier in the turn counts as well.
rule-ES-116 = Every XII is a midnight; there is no noon in the museum, as a day has only twelve hours here.

## 19. Securing dice

chapter-19 = Securing dice
rule-ES-117 = Focus, assistance and certain spells let you secure a die and keep its result for later.
rule-ES-118 = A secured die keeps its face and nothing can change it. Change the result before you secure the die or not at all.
rule-ES-119 = A secured die isn't in your pool: it is never rolled, rerolled or discarded.
rule-ES-120 = You use a secured die together with a later roll to complete a task. Any number of them may join one task, whether focused, held by helpers or lying on spells.

## 20. Focus

chapter-20 = Focus
rule-ES-121 = After a failed roll and its discard, you may focus one of the dice left in your pool: it goes on your marker with its face unchanged. If the discard leaves no die, you cannot focus.
rule-ES-122 = You can focus only one die, and only once per turn.
rule-ES-123 = A focused die you didn't use goes back at the end of the action phase.
rule-ES-124 = A lock that needs the die takes it even from your marker.

## 21. Assistance

chapter-21 = Assistance
rule-ES-125 = After a failed roll and its discard, you may ask one other player, whose investigator is on the same card, for assistance. There is no assistance on the entrance sheet or in the final battle.
rule-ES-126 = The player you ask may refuse. You can't ask anyone else after this roll, but you may still focus.
rule-ES-127 = If the other player agrees, you put one die left in your pool on the helper's marker without changing its face.
rule-ES-128 = A die on a helper's marker is used like a focused die, by you and not by the helper.
rule-ES-129 = After each failed roll, you can ask only one player, and only once, whatever the answer. After later failed rolls, you may ask again, and others on the card may assist you too.
rule-ES-130 = Each investigator can assist only once per turn of the active player.
rule-ES-131 = After a failed roll, you may focus or get assistance, but not both. You can still do one after this roll and the other after a later one.
rule-ES-132 = If the adventure fails, everyone who assisted must lose 1 sanity or 1 stamina, each choosing which, even if their die has already been used. This happens along with the penalties, after beaten monsters are taken, and it can devour the helper.
rule-ES-133 = Unused dice on helpers' markers go back at the end of the action phase.

## 22. Locked dice

chapter-22 = Locked dice
rule-ES-134 = Some Adventures, Other Worlds, Mythos cards and monsters carry a lock in the colour of a die.
rule-ES-135 = When a lock comes into play, it takes a die of its colour at once. It takes a free die or one from the pool first (the active player chooses which), then one on a marker, then one on a spell, then a discarded one; dice on completed tasks come last.
rule-ES-136 = Nobody can have a locked die in their pool until it is freed.
rule-ES-137 = A die locked by an Adventure or Other World is freed when that card is resolved. Failing it doesn't free the die, nor does beating a monster on the card.
rule-ES-138 = A die locked by a Mythos card is freed when a new Mythos card comes at midnight. The new card may lock the same die again at once.
rule-ES-139 = A die locked by a monster is freed when the beaten monster is taken at the end of the action phase. You can't use it in the current attempt.
rule-ES-140 = Several locks on one die hold it in the order they came into play; it passes from one to the next and is free only after the last. Six green locks can each hold a die of their own; only a seventh has to wait.
rule-ES-141 = A spell that loses its last secured die to a lock is discarded.
rule-ES-142 = Abilities that add dice, such as Gloria Goldberg's and Jenny Barnes's, neither use locked dice nor free them. They still add the other die if that one isn't locked.
rule-ES-143 = Only Sister Mary may use locked dice, on her own turn. They aren't freed: at the end of her turn, they return to their locks, and the order of the locks stays the same.

## 23. Clues

chapter-23 = Clues
rule-ES-144 = On your turn, after a roll in an adventure, you may spend a clue to reroll any number of dice in your pool. Secured dice, discarded dice and dice on tasks can't be rerolled.
rule-ES-145 = After a roll, you may keep spending clues and rerolling as long as you have any left.
rule-ES-146 = Spent clues go back to the supply.
rule-ES-147 = A reroll is part of the same roll: it costs no die, and only the final faces decide whether there is terror.
rule-ES-148 = Clues also work in the final battle.

## 24. Items

chapter-24 = Items
rule-ES-149 = An item does what its text says, when its text says.
rule-ES-150 = A used item goes face down to the bottom of its own deck; there are no discard piles. Drawing from an empty deck gives you nothing.
rule-ES-151 = You use a card that restores sanity or stamina on your own turn, at the time it states, and then it goes to the bottom of its deck.
rule-ES-152 = You can never regain more than your current maximum, which some effects may have lowered.

## 25. Adding dice to the pool

chapter-25 = Adding dice to the pool
rule-ES-153 = On your turn you may discard a Common Item with a yellow die symbol to add the yellow die to your pool: before a roll, or after one while you can still use it. It is rolled with your next roll.
rule-ES-154 = On your turn you may discard a Unique Item with a red die symbol to add the red die to your pool. There is only one red die, as there is only one yellow, so a second such item does nothing while that die is in your pool.
rule-ES-155 = You can't add a locked die, nor one on a spell unless it is taken off first.
rule-ES-156 = An added die stays in your pool until you place it on a task or discard it after a failed roll.
rule-ES-157 = At the end of the action phase, dice added by items leave your pool, unless they are locked or secured on a spell.
rule-ES-158 = A yellow or red die that was discarded can't be added again on the same turn. The same goes for one placed on a task.

## 26. Whose cards, whose turn

chapter-26 = Whose cards, whose turn
rule-ES-159 = You use your clues, items, spells and allies only on your own turn. Cards that protect you from a loss, such as Duke, work whenever the loss happens, because their text says so.
rule-ES-160 = You can't use another player's cards, and players don't trade.
rule-ES-161 = A die secured on a spell can be used by every player, each on their own turn, whoever the spell belongs to.

## 27. Spells

chapter-27 = Spells
rule-ES-162 = Spells secure dice, restore sanity or stamina, or do whatever else their text says.
rule-ES-163 = You cast a securing spell on your turn after any roll, even a successful one, and put one of the dice just rolled on it unchanged. This comes before terror effects, so taking away the only terror result avoids them.
rule-ES-164 = A spell with several secure symbols can take that many dice, all of them when it is cast; none can be added later.
rule-ES-165 = A die on a spell stays there from turn to turn until someone uses it for a task or takes it off to roll it, or until a lock takes it.
rule-ES-166 = Several dice on a spell may be taken one at a time or all together.
rule-ES-167 = When its last die is gone, the spell goes to the bottom of the Spell deck.
rule-ES-168 = A die that has left a spell can't be replaced by another.
rule-ES-169 = Every green die on a spell makes everyone's starting pool one die smaller.

## 28. Removing secured dice

chapter-28 = Removing secured dice
rule-ES-170 = Only the player who secured a die by focus or assistance can take it off, and it goes back at the end of that player's action phase.
rule-ES-171 = On your turn, before a roll, you may take a die off any spell to roll it, even without its owner's consent. This works with any green die, but with the yellow or red one only if you could add it to your pool right now.

## 29. Allies

chapter-29 = Allies
rule-ES-172 = When you draw an ally, lay it face up at once. It stays with you until its text says to discard it.
rule-ES-173 = Only the player who drew an ally can use it.

## 30. Devoured investigators

chapter-30 = Devoured investigators
rule-ES-174 = An investigator whose sanity or stamina falls to 0 is devoured, on anyone's turn and whatever caused the loss.
rule-ES-175 = Each devoured investigator adds one doom token, so two at once add two.
rule-ES-176 = The devoured investigator's card and marker leave the game, and nobody can choose that investigator again.
rule-ES-177 = The devoured investigator's items, spells, allies and trophy cards go to the bottom of their decks, monster trophies to the cup and clues to the supply. Dice on those spells become free, and Elder Signs stay.
rule-ES-178 = You choose a new investigator, who starts on the entrance sheet with full sanity and stamina and starting equipment, and play on from your next turn. Your place in the turn order stays the same.
rule-ES-179 = If no investigator is left to choose, you are out of the game, and your turns are skipped until the Ancient One awakens.
rule-ES-180 = If you are devoured on your own turn, you go straight to the clock phase and then choose a new investigator, before any midnight that is due.
rule-ES-181 = If the doom token for your devoured investigator awakens the Ancient One, you get no new investigator. The clock still moves on your turns in the battle.

## 31. Investigator abilities

chapter-31 = Investigator abilities
rule-ES-182 = An ability that works once per roll works once for each roll of an adventure, and a reroll is part of the same roll. If you haven't used it before the reroll, you still can after it.
rule-ES-183 = An ability that works once per day is used up until the next midnight. It comes back at the very end of midnight, too late for the effects of that midnight.
rule-ES-184 = A newly chosen investigator starts with the daily ability ready.

## 32. Midnight

chapter-32 = Midnight
rule-ES-185 = If the hand reached or passed XII during a turn, midnight strikes after that turn, even if the hand now points to III. One turn causes one midnight at most.
rule-ES-186 = Midnight comes between turns and is nobody's turn. Cards for your own turn can't be used then, and Kate Winthrop doesn't keep monsters away.
rule-ES-187 = Midnight begins with the midnight effects of all cards in play: Adventures, Other Worlds and the old Mythos card, including effects still lasting from earlier ones. The player who has just finished a turn chooses the order.
rule-ES-188 = At midnight, after the effects of the cards in play, a new Mythos card is drawn and its immediate effect resolved; the old one goes to the bottom of the deck. The old lock ends before the new one takes hold.
rule-ES-189 = At the end of midnight the once-per-day abilities are ready again.
rule-ES-190 = No midnight effects are resolved on the first turn of the game: the hand starts on XII, but that isn't a midnight.
rule-ES-191 = There are no midnight effects in the final battle; the Ancient One attacks instead.
rule-ES-192 = At midnight, the player who has just finished a turn makes the choices that cards give to the active player.

## 33. Mythos cards

chapter-33 = Mythos cards
rule-ES-193 = Every Mythos card has an immediate effect on its upper half and a lingering one on its lower half.
rule-ES-194 = The immediate effect is resolved as soon as the card is drawn.
rule-ES-195 = The lingering effect applies while the card is face up, and so do its terror effect and its lock.
rule-ES-196 = A few Mythos cards have an effect that goes on even after a new card is drawn: an additional Adventure stays until it is resolved, and isn't replaced then.
rule-ES-197 = A terror effect on the face-up Mythos card applies to every failed roll with terror, on any adventure.

## 34. Doom track

chapter-34 = Doom track
rule-ES-198 = A doom token goes on the first empty space, starting at the upper left and filling row by row from left to right.
rule-ES-199 = A doom token placed on a monster symbol brings a monster, wherever the token came from. Only on Kate Winthrop's turn does none appear.
rule-ES-200 = When the last space of the doom track is filled, the Ancient One awakens.
rule-ES-201 = If the last doom token and the last Elder Sign you need come at the same moment, you win.

## 35. Monsters and monster tasks

chapter-35 = Monsters and monster tasks
rule-ES-202 = When a monster appears, the active player draws a random token from the cup and places it. If the cup is empty, nothing happens.
rule-ES-203 = A monster on a card is a task that must be completed to resolve the adventure.
rule-ES-204 = A white frame without requirements isn't a task while it is empty; a monster placed in it becomes one.
rule-ES-205 = If a whole task is framed, the monster replaces all of it, costs included. The task returns as soon as the monster is gone.
rule-ES-206 = If only part of a task is framed, the monster replaces that part and forms one task with the requirements still visible.
rule-ES-207 = If several monster frames are free, on Adventures or Other Worlds, the active player chooses one. While any frame is free, it must be used.
rule-ES-208 = If no monster frame is free, the active player chooses an Adventure or Other World and puts the monster below its last task.
rule-ES-209 = No card gets a second monster below it until every Adventure and Other World has one there, and so on. Monsters in frames don't count for this.
rule-ES-210 = On a card with an arrow, a monster below it is the last task; a second one comes after the first.
rule-ES-211 = A monster that comes with a reward may be placed on the card that has just replaced the resolved one.
rule-ES-212 = A monster with a lock takes its die as soon as it is placed.
rule-ES-213 = Once a monster has been taken, its frame is free for another.

## 36. Completing monster tasks

chapter-36 = Completing monster tasks
rule-ES-214 = You complete a monster task like any other, by meeting its requirements with one roll. It counts as the one task of that roll.
rule-ES-215 = You take the beaten monster at the end of your action phase. Until then it stays, and so does its lock.
rule-ES-216 = When you take a monster, the die it locked is freed, unless another lock is waiting for it, and you carry out the instructions on the back of the token.
rule-ES-217 = Even if the adventure fails, you take the monsters whose tasks you completed, and you do so before the penalties. So a reward on the back may save you.
rule-ES-218 = In a partly framed task you must meet the monster's requirements and the visible ones together, with one roll.
rule-ES-219 = Meeting only the monster's own requirements in a partly framed task is not enough; the monster stays.

## 37. Defeating monsters with items or spells

chapter-37 = Defeating monsters with items or spells
rule-ES-220 = An item or spell that defeats a monster works on any monster in play, on any card: its token is turned over and its requirements are ignored.
rule-ES-221 = In a partly framed task you must still meet the visible requirements after defeating the monster. In any other case, that task needs nothing more in this attempt.
rule-ES-222 = You take a monster defeated by an item or spell at the end of your action phase, whether the adventure succeeds or fails, and its lock holds until then. If that phase is already over, you take it at once.

## 38. The Ancient One awakens

chapter-38 = The Ancient One awakens
rule-ES-223 = The Ancient One awakens when the last space of its doom track is filled.
rule-ES-224 = When the Ancient One awakens, the current Mythos card is discarded first: its lingering effect ends, as do those still lasting from earlier cards, and its locked dice are freed.
rule-ES-225 = When the Ancient One awakens, dice locked by Adventures, Other Worlds or monsters are removed from the game. That includes a die held by the Mythos card for which such a lock was waiting.
rule-ES-226 = When the Ancient One awakens, all Adventures, Other Worlds and monsters in play are discarded. Your trophies stay with you.
rule-ES-227 = Once the Ancient One has awakened, all investigators move to its card and stay there for the rest of the game.
rule-ES-228 = If the Ancient One awakens on your turn, you go straight to the clock phase, and reaching XII now means an attack. An adventure in progress is neither won nor lost: no rewards, no penalties.
rule-ES-229 = If the last doom token comes from a reward or penalty, you first take all the rewards or suffer all the penalties; only then does the Ancient One awaken.
rule-ES-230 = If an effect awakens the Ancient One early, the empty spaces of the doom track are filled with tokens. These bring no monsters.
rule-ES-231 = If the Ancient One awakens because of midnight, it attacks at once and the rest of that midnight is skipped.

## 39. Final battle

chapter-39 = Final battle
rule-ES-232 = In the final battle, your turn has only two phases: attack and clock.
rule-ES-233 = For the attack, you have the usual pool, minus the dice removed from the game and those on spells.
rule-ES-234 = If a roll meets the combat task, you place those dice on it, remove one doom token and roll the rest for another hit. You may hit as often as your dice allow, once per roll.
rule-ES-235 = If a roll doesn't meet the combat task, you discard one die and roll the rest again. There are no more terror effects.
rule-ES-236 = Your attack ends when your pool is empty, whether the last dice were discarded or scored a hit.
rule-ES-237 = In the battle, you can't focus or get assistance, but clues, items, spells and allies work as usual.
rule-ES-238 = If a hit removes the last doom token, the Ancient One is defeated and you all win.
rule-ES-239 = The clock moves as usual, but at midnight the Ancient One attacks and no Mythos card is drawn. Once-per-day abilities are ready again after these midnights too.
rule-ES-240 = If you are devoured in the battle, one doom token is added, but never more than the track has room for. You get no new investigator and take only the clock phase from now on.
rule-ES-241 = Players without an investigator still move the clock on their turns, so midnight comes as often as before.
rule-ES-242 = An attack may lower your maximum sanity or stamina. Your current value falls only if it would exceed the new maximum; a maximum of 0 devours you.

## 40. End of the game

chapter-40 = End of the game
rule-ES-243 = You win at once, even in the middle of an effect, when you have at least as many Elder Signs as the Ancient One requires. Once it has awakened, Elder Signs no longer win the game.
rule-ES-244 = You win at once when the last doom token is removed in the battle. Removing doom before the awakening never wins.
rule-ES-245 = You lose at once when all investigators are devoured; before the awakening that means that no player has one and none is left to choose. An Ancient One may add a way to lose, as Azathoth does by awakening.

## Worked examples

rule-WE-1 = A roll fits two tasks but completes only the one you choose; two 2s pay for investigation 3, the surplus is lost and three dice remain.
rule-WE-2 = Declining a task that would take too many dice is a failed roll: terror effects if any, one die discarded, the other five rolled again.
rule-WE-3 = A failed roll of four dice with terror first costs 1 sanity, then one die, and three dice may be rolled again.
rule-WE-4 = A lore focused after a failed roll joins two lore results from the next roll to complete a task that needs three.
rule-WE-5 = Bob Jenkins focuses one 3, puts a second 3 on Mandy Thompson's marker and rolls the third: 9 in all, so the adventure is resolved and Mandy loses nothing.
rule-WE-6 = With a last roll of 2 the same attempt fails: Bob Jenkins suffers the penalties and Mandy Thompson must lose 1 sanity or 1 stamina.
rule-WE-7 = A terror left over from a successful roll is secured on a spell, and the next player, rolling only five dice, completes a task with it.
rule-WE-8 = Two effects lock the yellow die: freed from the first, it passes to the second, and only after that can an item add it.
rule-WE-9 = Resolving an Adventure, replacing the Mythos card and beating a monster each free only the die that the card or monster had locked.
rule-WE-10 = If you pay a price of 1 with a card worth 2 trophies, the difference is lost; a monster worth 1 would have been the exact price.
rule-WE-11 = A monster in an empty frame gives the adventure one more task.
rule-WE-12 = A monster on a fully framed task replaces it, so the number of tasks stays the same.
rule-WE-13 = The partly framed monster task is completed with four dice, then the adventure fails; the monster is taken as a trophy, and only then come the penalties.
rule-WE-14 = Mandy Thompson hits Cthulhu twice with seven dice; at midnight Cthulhu attacks, Harvey Walters's maximum stamina falls to 0 and he is devoured, and two doom tokens are added.
rule-WE-15 = The table is set for four players: two rows of three Adventures below the Ancient One, an area for each player, everything else beside them.

rule-ES-OP-17 = We don't know what many of the printed cards do. Their names and numbers are as printed; their effects are our own design.
