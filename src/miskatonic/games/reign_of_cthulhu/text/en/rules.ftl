### Reign of Cthulhu: the rules, one message per rule, as an answer to the question "why?".

## 1. Components and basics

chapter-1 = Components and basics
rule-RC-001 = The box holds 44 clue cards, 12 relics, 4 Evil Stirs, 24 summoning cards, 12 Old Ones, 7 investigators, 26 cultists, 3 Shoggoths, 18 sanity tokens, 4 seals and a sanity die. Sanity tokens cannot run out, as nobody ever holds more than 4.
rule-RC-002 = Clue cards and relics are two different kinds of card, so one never stands in for the other. Both are player cards, and both count towards your hand limit.
rule-RC-003 = No figure or card ever appears from nowhere or gets lost: cultists on the board, in the pool and removed by Azathoth always total 26, Shoggoths 3, summoning cards 24 and relics 12. A location holds 0 to 3 cultists.
rule-RC-004 = You win or lose together. Anyone may give advice, but the player whose turn it is decides, unless a rule puts the choice in someone else's hands.
rule-RC-005 = Everyone's hand, both discard piles and the revealed Old Ones are open to everyone. The order of the decks and the face-down Old Ones, including the five left in the box, are hidden from all.
rule-RC-006 = Shuffles, deals and die rolls come from one source of chance in a fixed order, so a game with the same seed and the same decisions can be replayed exactly.

## 2. Setup

chapter-2 = Setup
rule-RC-010 = Cthulhu lies face down on the last space of the Old Ones track, and every cultist, Shoggoth and seal starts beside the board.
rule-RC-011 = Six of the other 11 Old Ones are drawn at random and lie face down to the left of Cthulhu. The remaining five aren't used in this game, and nobody learns which they are.
rule-RC-012 = Seven summoning cards fill the board at the start: two locations get 3 cultists each, two get 2, two get 1, and the last one gets a Shoggoth. Shoggoth symbols are ignored, and all seven cards go to the summoning discard pile.
rule-RC-013 = By custom, whoever last read a horror story goes first; at this table the host picks the first player or leaves it to chance. The others follow clockwise in seat order.
rule-RC-014 = Two investigators are always on offer. Each player in seat order takes one, then a new one joins the one left over, so even the last player chooses between two.
rule-RC-015 = Every investigator starts at the Train Station in Arkham, sane and with 4 sanity tokens. If the first Shoggoth happens to stand there, nobody rolls, because nobody has entered.
rule-RC-016 = The difficulty sets the number of clue cards: all 44 in an introductory game, 40 in a standard one (one fewer of each town), 36 for experts (two fewer of each town).
rule-RC-017 = With 2/3/4 players, 4/5/6 random relics are shuffled in among the clue cards. The other 8/7/6 form the face-down relic deck.
rule-RC-018 = You start with 4 cards in a two-player game, 3 with three players and 2 with four. Relics can be among them; Evil Stirs cannot, as it joins the deck later.
rule-RC-019 = The Magician takes one extra relic from the relic deck before the game begins, so that deck starts one card smaller.
rule-RC-020 = The remaining cards are split into four piles as equal as possible, and one Evil Stirs is shuffled into each; smaller piles go to the bottom. That is why Evil Stirs comes at fairly regular intervals.
rule-RC-021 = The first player takes the first turn; after that, turns pass clockwise.

## 3. Turn structure

chapter-3 = Turn structure
rule-RC-030 = Your turn has three parts, always in this order: up to 4 actions, drawing 2 player cards, and summoning.
rule-RC-031 = Mix and repeat actions as you like; each repeat costs again, and you may stop early. After your last action there is still a moment for relics such as Alien Carving or Song of Kadath, which can give you more actions.
rule-RC-032 = Cards you discard for an action go to the player discard pile.
rule-RC-033 = An action is carried out in one piece: nothing comes in between except the rolls, rituals and hand-limit discards it causes. If the game ends halfway, the rest is skipped and nothing is taken back.
rule-RC-034 = Anything allowed or required once per turn resets only when a new turn starts. Going insane or being cured during the turn doesn't give you a second use.
rule-RC-035 = After summoning your turn ends and the next player begins. A turn whose summoning was skipped by the Bizarre Statue ends in the same way.

## 4. Movement actions

chapter-4 = Movement actions
rule-RC-040 = Whenever you enter a location with a Shoggoth, however you got there, you roll the sanity die there, so Paranoia puts its cultists on the new location. You roll once per entry, no matter how many Shoggoths are there.
rule-RC-041 = A Walk takes you to a location joined to yours by a line; lines between towns count like any other.
rule-RC-042 = At a bus stop you can discard a clue card to ride to any location in the town shown on that card.
rule-RC-043 = At a bus stop you can discard a clue card of the town you are in to ride to any other location on the board, bus stop or not. Buses stop at the Train Station, Diner, Historic Inn, Market and Factory.
rule-RC-044 = From a location with an open gate you can step to any other location with an open gate; then you roll the sanity die.
rule-RC-045 = A sealed gate is shut in both directions: you can neither leave nor arrive through it.
rule-RC-046 = If you come out of a gate where a Shoggoth stands, you roll twice: first for the gate, then for the Shoggoth. You make the second roll even if the first drives you insane, unless the first ends the game.
rule-RC-047 = You cannot use a gate while fewer than two gates are open or while Nyarlathotep is in force.

## 5. Special actions

chapter-5 = Special actions
rule-RC-050 = For one action, you remove one cultist from your location and return it to the pool.
rule-RC-051 = Defeating a Shoggoth at your location takes 3 actions of the same turn, paid all at once, and earns you the top relic of the relic deck (none if it is empty). The fight itself needs no sanity roll.
rule-RC-052 = Only a Shoggoth beaten with the Defeat a Shoggoth action brings a relic. One removed by Alhazred's Flame or gone through a gate brings nothing.
rule-RC-053 = For one action you can give a relic to a player at the same location or take one from them. It doesn't matter which town you are in, but the other player has to agree.
rule-RC-054 = For one action on your turn you can give a clue card to a player at the same location or take one from them. The card must belong to the town you are both in, and the other player has to agree.
rule-RC-055 = If the card puts the receiver over the hand limit (7, sane Magician 8), they must discard a card or play a relic at once. While Yog-Sothoth is in force, a receiver who is not the active player can only discard.
rule-RC-056 = At an open gate, one action and 5 clue cards of that town from your own hand seal it. The Detective needs 4, the Mi-Go Eye saves one card, and Yig requires one more from a linked town. Relics and other players' cards never count.
rule-RC-057 = Sealing a gate also returns one cultist to the pool from every location of that town that has any, the gate's own location included. Shoggoths stay.
rule-RC-058 = The fourth seal wins the game on the spot, before cultists are removed, before an insane sealer is cured and before anything could still lose it.
rule-RC-059 = A gate can be sealed only once. Its location is then no longer an open gate for travel, Shoggoths or sealing, but Dagon still treats it as the town's gate location.

## 6. Drawing player cards

chapter-6 = Drawing player cards
rule-RC-070 = After your actions you draw the top 2 cards of the player deck.
rule-RC-071 = If fewer than 2 cards are left when you have to draw, the game is lost; discards are never reshuffled. Drawing the very last two is still safe, and the next player gets a full set of actions before the loss.
rule-RC-072 = The two cards are drawn together, so no relic can be played in between.
rule-RC-073 = Drawn clues and relics go to your hand; Evil Stirs is resolved. A card drawn alongside it is already in your hand (Tsathoggua may claim it), but the hand limit is checked only after every drawn Evil Stirs, before summoning.
rule-RC-074 = Evil Stirs counts as one of your two cards: you draw nothing in its place.

## 7. Evil Stirs

chapter-7 = Evil Stirs
rule-RC-080 = Evil Stirs has four steps: the active player rolls the sanity die; the next Old One awakens; the bottom summoning card brings a Shoggoth; the summoning discards are shuffled and put on top of their deck. Then the card leaves the game.
rule-RC-081 = From the moment Evil Stirs is drawn until its last step is done, nobody may play a relic. A Warded Box drawn with it comes too late for the roll; one already in force still protects you.
rule-RC-082 = If the roll of Evil Stirs shows Paranoia and sets off a ritual, that ritual is finished first; then the card still awakens its own Old One. One card can therefore reveal several.
rule-RC-083 = If Evil Stirs must place a Shoggoth and the pool has none, the game is lost. In a town warded by the Elder Sign nothing is placed and nothing is lost. The card's symbol is ignored and it brings no cultist.
rule-RC-084 = A Shoggoth that appears at a location with investigators counts as entering it: each of them rolls the sanity die before the summoning discards are shuffled.
rule-RC-085 = If you draw two Evil Stirs, the first is resolved completely and then the second; relics may be played between them. The second usually puts only its own single summoning card back on top.
rule-RC-086 = The reshuffled cards lie on top, where summoning draws from, so places that were hit recently come up again. Evil Stirs, Hastur and Shub-Niggurath draw from the bottom.
rule-RC-087 = The four Evil Stirs alone awaken four Old Ones; with three more rituals in the whole game, Cthulhu awakens.

## 8. Hand limit

chapter-8 = Hand limit
rule-RC-090 = You may never hold more than 7 cards (sane Magician 8). If you do, for whatever reason, you must discard cards or play relics until you are back within the limit.
rule-RC-091 = The hand limit has no exceptions. While a card's effect is being resolved you can only discard, as relics are barred; only for your two drawn cards does the check wait until every drawn Evil Stirs is done.
rule-RC-092 = A relic played to get under the limit works as usual and is followed by its sanity roll. If you discard it instead, it goes to the player discard pile and nothing can bring it back.

## 9. Summoning

chapter-9 = Summoning
rule-RC-100 = The number of summoning cards is fixed when the step begins: 2 while no Old One is revealed, otherwise the number under the latest one (2 for the first three, 3 from the fourth on).
rule-RC-101 = An Old One that awakens during summoning doesn't change the number of cards in this step; the new summoning rate applies from the next one.
rule-RC-102 = Summoning cards are turned over from the top one at a time: each puts one cultist on its location and is then discarded.
rule-RC-103 = A location with 3 cultists never gets a fourth: an awakening ritual takes place instead. Cultists do not spread to neighbouring locations.
rule-RC-104 = With each summoning card the cultist comes first, with any ritual it causes, and the Shoggoths move second. A ritual is finished at once, before the card goes on.
rule-RC-105 = You may play a relic between two summoning cards, but not while one of them and everything it causes is being resolved.
rule-RC-106 = If a cultist must be placed and the pool is empty, the game is lost. In a warded town, or on a location that already has 3 cultists, no figure is needed, so there an empty pool does no harm.
rule-RC-107 = The Shoggoth symbol works only on cards turned over for the summoning step itself: not during setup, and never on cards taken for Evil Stirs, Hastur or Shub-Niggurath, even if one of them awakens during the step.
rule-RC-108 = If the summoning deck runs out during the step, the discard pile becomes a new deck at once. Cards turned over in this step, including those taken by Hastur or Shub-Niggurath, stay in the discard pile.
rule-RC-109 = If a summoning card is needed outside the summoning step and the deck is empty, the whole discard pile is shuffled into a new deck. Cards still being resolved are left out.

## 10. Shoggoths

chapter-10 = Shoggoths
rule-RC-110 = When the symbol comes up, every Shoggoth moves one location towards the nearest open gate, counted along the lines. Cultists, investigators, sealed gates and warded towns do not stop it.
rule-RC-111 = A Shoggoth that has to move while standing on an open gate goes back to the pool and causes an awakening ritual; nobody rolls for that. Merely arriving at the gate causes no ritual yet.
rule-RC-112 = If two open gates are equally near, or two equally short ways lead to one gate, the active player chooses which way the Shoggoth goes.
rule-RC-113 = The active player chooses the order in which Shoggoths move; the rolls and rituals of one are finished before the next moves. A Shoggoth that appears meanwhile is not part of this movement, and one that has left is skipped.
rule-RC-114 = Every investigator whose location a Shoggoth enters rolls the sanity die, once per Shoggoth, in turn order from the active player. If the game ends meanwhile, the remaining rolls are skipped.
rule-RC-115 = If a Shoggoth must be placed and the pool has none, the game is lost. Evil Stirs and Hastur can bring this about.
rule-RC-116 = Any number of Shoggoths may share a location; they neither help nor hinder the cultists there.

## 11. Rituals and Old Ones

chapter-11 = Rituals and Old Ones
rule-RC-120 = In an awakening ritual the next Old One from the left is revealed and takes effect at once, just as with Evil Stirs.
rule-RC-121 = Cthulhu is the seventh and last Old One; the moment he is revealed, the game is lost.
rule-RC-122 = Some Old Ones act once and are done; those with the infinity symbol stay in force until the end of the game unless cancelled. The ongoing ones are Azathoth, Ithaqua, Nyarlathotep, Yig and Yog-Sothoth.
rule-RC-123 = A ritual set off in the middle of another effect is finished first; then the interrupted effect goes on. In this way, several Old Ones can awaken one within another.
rule-RC-124 = When one card awakens several Old Ones, no relic can be played between them.
rule-RC-125 = When an Old One asks something of every investigator, they answer in turn order from the active player. When it asks the group, the active player proposes the split and each player picks their own cards or tokens.
rule-RC-126 = An Old One cancelled by the Seal of Leng still counts as revealed for the summoning rate.

## 12. Relics in general

chapter-12 = Relics in general
rule-RC-130 = Playing a relic is not an action and is possible on anyone's turn, for example around actions, after the draw or between summoning cards. It is not possible between your two drawn cards or while Evil Stirs or another card is being resolved.
rule-RC-131 = Whoever plays a relic decides how it is used. If the card speaks of the active player, it works for them no matter who played it; if it merely allows something, the active player may decline.
rule-RC-132 = After its effect a relic goes back to the box, and whoever played it rolls the sanity die. No roll follows Song of Kadath, Warded Box or a relic of the insane Magician, nor is there one while a Warded Box is in force.
rule-RC-133 = While Yog-Sothoth is in force, you can play relics only on your own turn.
rule-RC-134 = You may play a relic even if it has nothing to act on; it is then simply used up without effect.
rule-RC-135 = A relic can't be played in response to a die roll or a card that is already revealed: it has to be played beforehand.

## 13. Sanity die

chapter-13 = Sanity die
rule-RC-140 = You roll the sanity die after using a gate, after playing a relic, when you enter a Shoggoth's location or a Shoggoth enters yours, and as the first step of an Evil Stirs you draw.
rule-RC-141 = A blank does nothing, Delusion costs you 1 sanity token, Psychosis 2, and Paranoia puts 2 cultists on your location. The die has 2 blanks, 2 Delusions, 1 Psychosis and 1 Paranoia.
rule-RC-142 = When you lose your last sanity token, you go insane at once. Psychosis with only one token left just takes that one.
rule-RC-143 = Paranoia adds its two cultists one at a time. Each one that would be the fourth causes its own ritual, so on a location already full it means two rituals.
rule-RC-144 = An insane investigator still rolls: Delusion and Psychosis have nothing left to take, but Paranoia works as usual.

## 14. Insanity and cure

chapter-14 = Insanity and cure
rule-RC-150 = When you go insane, your card is flipped: the insane ability replaces the sane one, and you have one action fewer per turn (3, the Doctor 4).
rule-RC-151 = If you go insane during your own actions, you lose one of the actions you still have left. The action you are taking is paid for first; if none is left after it, you owe nothing.
rule-RC-152 = As soon as all investigators are insane the game is lost; it is then too late for Song of Kadath. With Shudde M'ell this is checked once the whole amount has been paid.
rule-RC-153 = An insane investigator who seals a gate is cured: they move at once to the Church or the Hospital, get back all 4 tokens and their sane ability, and have one more action this turn on top of those left.
rule-RC-154 = If a Shoggoth is at the place where you recover, you roll after getting your tokens back. If you seal the Hospital gate and stay there, that is not an entry and you do not roll.
rule-RC-155 = You cannot refuse the cure for sealing a gate, and you can't go insane just because you want to.
rule-RC-156 = Sanity tokens gained from a card cure you as well: you have only those tokens (never more than 4) and stay where you are. If it happens during your own actions, you also get one more action.
rule-RC-157 = The Magician's hand limit changes the moment his card is flipped: if he goes insane with 8 cards, he must get down to 7.

## 15. End of the game

chapter-15 = End of the game
rule-RC-160 = You win as soon as all four gates are sealed.
rule-RC-161 = You lose when Cthulhu is revealed.
rule-RC-162 = You lose when cultists have to be placed, or taken out of the game by Azathoth, and the pool has too few.
rule-RC-163 = You lose when a Shoggoth has to be placed and the pool has none.
rule-RC-164 = You lose when a player has to draw and the player deck holds fewer than 2 cards; an empty deck alone is not yet a loss.
rule-RC-165 = You lose when all investigators are insane.
rule-RC-166 = The game ends at the first condition met, and that is final: whatever else the same action or card would have brought no longer counts.

## 16. Investigators

chapter-16 = Investigators
rule-RC-170 = The sane Detective seals a gate with 4 clue cards of its town instead of 5. Yig's extra card is still needed.
rule-RC-171 = The insane Detective still seals with 4 cards, but giving or taking a clue costs 2 actions, even when another player trades with him on their own turn.
rule-RC-172 = The sane Doctor has 5 actions per turn.
rule-RC-173 = The insane Doctor has 4 actions per turn.
rule-RC-174 = The sane Driver covers 1 or 2 locations with one Walk and ignores Ithaqua. A Shoggoth on the way means a roll there, before the second step; going insane on the way doesn't change the Walk.
rule-RC-175 = The insane Driver covers exactly 2 locations with every Walk; the second step may lead back to the start. Ithaqua is still ignored, and other ways of moving stay as they are.
rule-RC-176 = With one Defeat a cultist the sane Hunter clears all cultists from her location. Once per turn she beats a Shoggoth for 1 action and still earns the relic; a second one costs 3.
rule-RC-177 = The first time each turn the insane Hunter enters a location without cultists she rolls: Delusion or Psychosis adds 1 cultist there and costs no token. Gate and Shoggoth rolls come on top. She still clears a location at once, but a Shoggoth costs her 3 actions.
rule-RC-178 = The sane Magician holds up to 8 cards and starts with an extra relic. Whenever relics may be played, even on others' turns and despite Yog-Sothoth, he may give or take a relic at his location without an action, if the other player agrees.
rule-RC-179 = The insane Magician holds 7 cards and cannot part with relics, though he may take them for an action. If he holds a relic on his own turn he must play at least one before it ends, even without effect; he does not roll for it.
rule-RC-180 = For 1 action the sane Occultist moves any cultist up to 2 locations, but not to where 3 already are; for 2 actions, any Shoggoth 1 location, and whoever it reaches rolls. Moving is not placing: no ritual follows and the Elder Sign does not stop it.
rule-RC-181 = For 1 action the insane Occultist moves one or two cultists one location each; they may start anywhere and go different ways. She cannot move Shoggoths.
rule-RC-182 = On the bus, any clue card takes the sane Reporter anywhere on the board. She can also spend 1 action to go from one bus stop to any other without a card.
rule-RC-183 = The insane Reporter can neither take the bus nor hop between bus stops. Once on each of her own turns she may take a clue card of the town she is in from the player discard pile, without an action.

## 17. The Old Ones one by one

chapter-17 = The Old Ones one by one
rule-RC-190 = For Atlach-Nacha each investigator in turn order adds a cultist to their location or gives up 1 sanity token. Those who are insane or have only 1 token must take the cultist, so this never drives anyone insane directly.
rule-RC-191 = Azathoth takes 3 cultists out of the pool for good. With exactly 3 in the pool that is still fine; with 2 or fewer the game is lost. The Seal of Leng brings the 3 back.
rule-RC-192 = When Cthulhu awakens, the game is lost.
rule-RC-193 = Dagon adds a cultist at each of the four gate locations, sealed ones included, except in warded towns. The active player chooses the order.
rule-RC-194 = Hastur's bottom summoning card places a Shoggoth (none in a warded town; with an empty pool you lose). After the rolls for it every Shoggoth moves one location, including the new one: from an open gate it leaves at once and causes a ritual.
rule-RC-196 = Under Ithaqua you cannot Walk from a location with 2 or more cultists until you use Defeat a cultist there; doing so once is enough for this turn, as long as you stay. The bus, gates and relics are still allowed, and with 1 cultist or none the ban no longer applies.
rule-RC-197 = Nyarlathotep forbids the Use a gate action. Shoggoths can still leave through gates.
rule-RC-198 = Shub-Niggurath takes 4 cards from the bottom of the summoning deck and adds a cultist at each of their locations in that order. Shoggoth symbols are ignored, and the cards are discarded.
rule-RC-199 = Shudde M'ell costs the group 3/4/5 sanity tokens in all with 2/3/4 players, divided as you like. If you have no more than that between you, everyone ends up insane and the game is lost.
rule-RC-200 = Tsathoggua makes the group discard 2/3/4 cards in all with 2/3/4 players, clues or relics, divided as you like. If you hold fewer between you, all are discarded and nothing else happens.
rule-RC-201 = Under Yig, sealing also takes 1 clue card of a directly linked town from the same hand. Arkham and Kingsport are each linked to Dunwich and to Innsmouth. The Detective is not spared this card, but the Mi-Go Eye can save it.
rule-RC-202 = While Yog-Sothoth is in force, only the active player may play relics, so others over the hand limit can only discard.

## 18. The relics one by one

chapter-18 = The relics one by one
rule-RC-213 = Alien Carving gives the active player 3 more actions this turn. It works even after the last action, but not once the cards have been drawn.
rule-RC-214 = Alhazred's Flame removes up to 4 cultists from any locations, or 1 Shoggoth, which earns no relic. For Ithaqua it is not Defeat a cultist, but it lifts the ban if at most 1 cultist is left with you.
rule-RC-215 = The Elder Sign wards a town whose gate is sealed (flip the seal): no new cultist or Shoggoth is placed there, and no ritual or loss follows. Figures already there stay, and others may move in. With no sealed gate it has no effect.
rule-RC-216 = The Bizarre Statue cancels the next summoning step, whoever's turn it is; no card is turned over and no Shoggoth moves. Played between two summoning cards, it affects the following step.
rule-RC-217 = With the Book of Shadow you look at the top 4 cards of the player deck (all, if there are fewer) and put them back in any order, Evil Stirs included.
rule-RC-218 = The Last Hourglass lets the active player take one clue card, never a relic, from the player discard pile, even one just discarded. The hand limit applies.
rule-RC-219 = The Mi-Go Eye stays face up until the next gate is sealed, by anyone, and saves one clue card then: a Detective needs only 3, and under Yig it may be the linked town's card. That seal uses it up in any case.
rule-RC-220 = The Seal of Leng cancels one revealed Old One with an ongoing effect for good; for Azathoth the 3 cultists return to the pool. If no ongoing effect is in force, nothing happens.
rule-RC-221 = Song of Kadath gives every player 1 sanity token or restores one player fully, without a roll, and so cures insanity. If you are cured on your turn before the draw, even after your last action, you get one more action.
rule-RC-222 = The Warded Box needs no roll itself, and nobody makes any sanity roll until the end of the next turn of the player who played it. Played on your own turn, it lasts through your whole following turn.
rule-RC-223 = The Silver Key may take the active player to any location, whatever Ithaqua says. If a Shoggoth is there, the active player rolls; then whoever played the relic rolls for it.
rule-RC-224 = With the Xaos Mirror you swap one of your clue cards for a clue card of another player, however far apart you are. Both of you need a clue, and the insane Detective's extra cost does not apply.

## 19. Often forgotten

chapter-19 = Often forgotten
rule-RC-230 = A relic never counts as a clue card, nor a clue card as a relic.
rule-RC-231 = No card is drawn to replace Evil Stirs.
rule-RC-232 = Cards pass only between players at the same location: relics, or clues of the town they are in. The Xaos Mirror alone works at a distance.
rule-RC-233 = The hand limit always holds, on other players' turns too.
rule-RC-234 = Whenever you and a Shoggoth come together at a location, you roll the sanity die, however it happened.
rule-RC-235 = With Evil Stirs the Shoggoth comes from the bottom summoning card; then only the discards are shuffled, and they go on top of the deck.
rule-RC-236 = The summoning rate is read once, at the beginning of the summoning step.
rule-RC-237 = Shoggoths head only for open gates; sealed ones do not attract them.

## Worked examples

rule-WE-1 = The Detective's turn shows a sealed gate, a Walk to a Shoggoth, a bus ride, a passed clue, the draw, summoning with moving Shoggoths, and how the last token is lost.
rule-WE-2 = Two investigators at the Cafe can pass Dunwich clues and relics, but no Arkham clue; at two different locations of one town they can pass nothing.
rule-WE-3 = Sealing the gate at the Old Mill takes one cultist from each location of Dunwich that has any; here 4 of them return to the pool.
rule-WE-4 = Going insane takes away one of the actions left, and a cure by sealing a gate adds one.
rule-WE-5 = With two Evil Stirs in one draw the second run shuffles only its own summoning card, which then comes up first in the summoning step.
rule-WE-6 = With few cultists in the pool it matters whether one is really placed (loss on an empty pool) or a ritual takes its place, and Azathoth needs 3.
rule-WE-7 = Under Yig the gate of Kingsport takes an extra clue of Dunwich or Innsmouth, and the Mi-Go Eye can save one card of either kind.
rule-WE-8 = If Hastur awakens while Shoggoths are moving, his own movement is finished first; then the interrupted one goes on without the newly placed Shoggoth.
rule-WE-9 = The last two cards of the deck can be drawn safely, and the next player can still win before the fatal draw.
