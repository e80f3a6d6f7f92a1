### Arkham Horror: The Card Game: the rules, one message per rule, as an answer to the question "why?".

## 1. Which text counts

chapter-1 = Which text counts
rule-AH-P-001 = Where the official clarifications and the Rules Reference contradict each other, the clarifications win.
rule-AH-P-002 = A corrected card works as the correction says, whatever is printed on it.
rule-AH-P-003 = A card without a correction works as its original English text says; translations and reprints change only the words you read.

## 2. Corrections of the rulebook

chapter-2 = Corrections of the rulebook
rule-AH-E-001 = A fight action attacks exactly one enemy, and that enemy must be at your own location.
rule-AH-E-002 = When you are eliminated, the game ends for your weaknesses first: every “when the game ends” ability on those in play takes effect, then they are removed from the game.
rule-AH-E-003 = A card exhausted, discarded or otherwise used to pay a cost must be in play and under the payer's control, unless the cost itself names another place.
rule-AH-E-004 = A weakness that enters your deck, hand or threat area during a scenario stays in your deck for the whole campaign, unless something removes it.
rule-AH-E-005 = At the end of the scenario, each location with victory points that is in play, revealed and free of clues goes to the victory display.
rule-AH-E-006 = A permanent card cannot leave play, except when its owner is eliminated.
rule-AH-E-007 = If a new asset does not fit into your slots, you choose other assets you control and discard them at the very moment the new one takes its place; you can never choose the new one itself.
rule-AH-E-008 = An ability can be used only if its effect could change something and its whole cost can be paid; what paying the cost would change does not count.

## 3. Corrections of campaigns and scenarios

chapter-3 = Corrections of campaigns and scenarios
rule-AH-E-009 = In The Gathering, each investigator earns 2 bonus experience with no resolution, resolution 1 or resolution 2.
rule-AH-E-010 = Extracurricular Activity uses exactly eight encounter sets: its own, Sorcery, The Beyond, Bishop's Thralls, Whippoorwills, Ancient Evils, Locked Doors and Agents of Yog-Sothoth.
rule-AH-E-011 = The House Always Wins begins with La Bella Luna and the Clover Club's Lounge, Bar and Cardroom in play, and everybody starts at La Bella Luna.
rule-AH-E-012 = When Blood on the Altar ends without a resolution and Dr. Henry Armitage was not sacrificed, the log notes that he survived the Dunwich Legacy.
rule-AH-E-013 = Every resolution of Blood on the Altar gives each investigator 2 bonus experience.
rule-AH-E-014 = Resolution 2 of Echoes of the Past removes the cultist, tablet and elder thing tokens from the bag and then adds two elder things.
rule-AH-E-015 = Daniel Chesterfield survived if somebody resigned while controlling him; otherwise he is possessed if his enemy side was in play at the end; if it was not, he did not survive.
rule-AH-E-016 = Introduction 8 of The Depths of Yoth crosses out that the relic was found and notes that it is missing.
rule-AH-E-017 = The exploration deck of The Depths of Yoth is Steps of Yoth shuffled together with 4 of the remaining single-sided locations.
rule-AH-E-018 = After the Silent Journey, each investigator starts The Boundary Beyond with 2 fewer cards in the opening hand.
rule-AH-E-019 = Growing Concern adds one token to the bag for the rest of the campaign: −3 on Easy, −4 on Standard, −5 on Hard, −7 on Expert.
rule-AH-E-020 = The players, the lead investigator first, put random Witch-Haunted Woods in front of themselves one at a time until exactly 5 are in play.
rule-AH-E-021 = The Wages of Sin without a resolution leads to resolution 1 if at least one investigator resigned.

## 4. Corrections of cards

chapter-4 = Corrections of cards
rule-AH-C-001 = Agnes reacts only after horror is placed on herself; horror on her assets does not count.
rule-AH-C-002 = Signature cards have no level at all, so they can be in a deck only because their own investigator requires them.
rule-AH-C-003 = The .45 Automatic spends 1 ammo to fight with +1 combat and +1 damage.
rule-AH-C-004 = When anybody at her controller's location successfully attacks a Monster, Lita may add 1 damage.
rule-AH-C-005 = On Wings of Darkness tests agility against 4.
rule-AH-C-006 = Rex discovers 1 clue at his location after he succeeds by 2 or more while investigating.
rule-AH-C-007 = If the enemy with Smite the Wicked is in play when the game ends for Zoey, she suffers 1 mental trauma.
rule-AH-C-008 = Jenny's Twin .45s spend 1 ammo to fight with +2 combat and +1 damage.
rule-AH-C-009 = If Searching for Izzie is in play when the game ends for Jenny, she suffers 1 mental trauma.
rule-AH-C-010 = Dr. Armitage reacts only to the draw of a card that isn't a weakness, and that card is discarded as part of his cost.
rule-AH-C-011 = The Administration Building discards the top card of your deck only if you are there at the end of your turn.
rule-AH-C-012 = Sudden Chaos shuffles the rest of the Hideous Abominations, the Striking Fear set and the encounter discard pile into the encounter deck.
rule-AH-C-013 = If Extracurricular Activity was completed, Peter Clover enters play in the Clover Club Bar when Skin Game advances.
rule-AH-C-014 = The Clover Club Pit Boss is a Humanoid, a Criminal and Elite, so whatever spares Elite enemies cannot touch him.
rule-AH-C-015 = Peter Clover, O'Bannion's Thug and the Mobster have the trait Humanoid.
rule-AH-C-016 = After you fail while investigating the Burned Ruins, 1 clue there is flipped to its doom side.
rule-AH-C-017 = When the agenda with Kidnapped! advances, a random potential sacrifice goes under the agenda deck.
rule-AH-C-018 = Lucky Dice replaces a revealed token for 2 resources, but never an auto-fail; if the new token is an auto-fail, the card leaves the game and nothing can prevent it.
rule-AH-C-019 = Dr. Maleson reacts only when you draw a card from the encounter deck itself, not when a card was searched for.
rule-AH-C-020 = The Gold Pocket Watch is used as a reaction, when a phase begins to skip it or when it ends to repeat it.
rule-AH-C-021 = When the Yithian Starseeker attacks somebody with more than 10 cards in the discard pile, it gets 1 doom.
rule-AH-C-022 = Corrosion may discard Items from your play area and from your hand, until their printed cost reaches the shroud.
rule-AH-C-023 = While one of these agendas of Echoes of the Past is current, the mythos phase places no doom on it; doom from elsewhere still counts.
rule-AH-C-024 = While you investigate the Historical Society, nothing can raise your intellect.
rule-AH-C-025 = Patient Confinement isn't an Arkham Asylum location, so its entry cost is always due.
rule-AH-C-026 = Anybody at the location may use Shortcut, not only the player who attached it.
rule-AH-C-027 = Stick to the Plan searches the deck for up to 3 different Tactic or Supply events before the opening hand is drawn; then the deck is shuffled.
rule-AH-C-028 = Time Warp returns everything to how it was before the action, except that Time Warp was played and paid for.
rule-AH-C-029 = Under Madness Dies, Hastur cannot be defeated until an investigator knows the secret.
rule-AH-C-030 = Realm of Madness may be satisfied with cards from your play area and from your hand.
rule-AH-C-031 = The second case of The Pit of Poison applies if nobody used the action of the Chamber of Poison.
rule-AH-C-032 = Father Mateo may turn an auto-fail revealed by any investigator anywhere into an elder sign, once per game.
rule-AH-C-033 = The Ancient Stone of level 1 is the unidentified one.
rule-AH-C-034 = The identified Ancient Stones can only be gained by upgrading the unidentified one, and only once the log says that the stone was identified.
rule-AH-C-035 = Yaotl lets you discard the top card of your deck once per phase.
rule-AH-C-036 = Henry Deveau takes the place of his bystander card, Alejandro Vela is attached to him, and the act continues with stage 3c.
rule-AH-C-037 = With 5 or more marks of Yig's Fury, the Hall of Idolatry makes you draw 1 encounter card; with 10 or more, 2.
rule-AH-C-038 = The Skeleton Key can be attached to your location only while it lies in your play area.
rule-AH-C-039 = A non-Elite enemy that would spawn at a location with Barricade of level 3 spawns at a connecting one instead, if it can.
rule-AH-C-040 = Besides Guardian and neutral cards, Zoey may take up to five level 0 cards of any other classes.
rule-AH-C-041 = Besides Seeker and neutral cards, Rex may take up to five level 0 cards of any other classes, but no Fortune cards.
rule-AH-C-042 = Besides Rogue and neutral cards, Jenny may take up to five level 0 cards of any other classes.
rule-AH-C-043 = Besides Mystic and neutral cards, Jim may take up to five level 0 cards of any other classes.
rule-AH-C-044 = Besides Survivor and neutral cards, Pete may take up to five level 0 cards of any other classes.
rule-AH-C-045 = When Lost in the Woods advances, 1 Daemonic Piping is shuffled into the encounter deck and the other 2 go to the encounter discard pile.
rule-AH-C-046 = Eldritch Inspiration is played when an effect on a Mystic card would resolve because a skull, cultist, tablet, elder thing or auto-fail was revealed; it cancels that effect or resolves it twice.

## 5. Definitions

chapter-5 = Definitions
rule-AH-D-001 = Signature cards go into their own investigator's deck in exactly the stated number, and nobody else can ever control them.
rule-AH-D-002 = What you record in the campaign log is kept word for word, numbers included, because later texts may ask for it.
rule-AH-D-003 = What you are told to remember applies to you alone and only until the end of this scenario.

## 6. Clarifications: play

chapter-6 = Clarifications: play
rule-AH-R-1_1 = Enemies make attacks of opportunity only when you spend an action; a free ability provokes nothing, even with a bold action word on it.
rule-AH-R-1_2 = You may use the abilities of cards you control, of scenario cards at your location (threat areas there included), of the current act and agenda, and of cards that expressly allow it.
rule-AH-R-1_3 = Each time reactions are possible, players may use them one after another, and the game goes on only when everybody has passed.
rule-AH-R-1_4 = Whatever comes up in the middle of another event is finished completely before that event goes on.
rule-AH-R-1_5 = If there are several valid choices, the lead investigator picks freely; nobody has to pick the worst one.
rule-AH-R-1_6 = An additional cost is paid when the thing it taxes would happen; if you cannot pay, only that part fails, and no such cost is due when you are forced to do it.
rule-AH-R-1_7 = All results of a test are applied together at its end; reactions to success or failure come one step earlier.
rule-AH-R-1_8 = Buying a new card costs at least 1 experience, so a level 0 card costs 1; its level stays 0 when it is upgraded later.
rule-AH-R-1_9 = A wild icon counts as any icon you need and as a matching one.
rule-AH-R-1_10 = A restricted additional action is used up by the first action that fits it; lost actions come out of the ordinary ones first.
rule-AH-R-1_11 = Investigators carried into a new campaign keep deck, story assets, weaknesses, experience and trauma; the rest of the log is erased and the bag starts afresh.
rule-AH-R-1_12 = A weakness of an encounter type is a player card until it is resolved; from then on it is an encounter card.
rule-AH-R-1_13 = A card effect cannot shuffle a single card into an empty deck: the card stays where it is, or is discarded if that would have happened to it anyway.
rule-AH-R-1_14 = Whoever controls the player card something is attached to controls the attachment too; attaching your card to an encounter card gives you no control of that card.
rule-AH-R-1_15 = A deck option with “other” covers only cards that fit no other option; one that asks for a text covers every card with that text.
rule-AH-R-1_16 = A card of several classes belongs to each of them and may be taken if one of them is open to you.

## 7. Clarifications: reading cards

chapter-7 = Clarifications: reading cards
rule-AH-R-2_1 = “You” is whoever drew the card, uses the ability or is named by it; otherwise its controller, the one whose threat area holds it, or whoever is dealing with it.
rule-AH-R-2_2 = “At” and “if” effects come after everything with “when” and before everything with “after”.
rule-AH-R-2_3 = A limit on an area counts copies by title there, for each player separately unless it says otherwise; one more copy cannot enter.
rule-AH-R-2_4 = Whether you engage an enemy or it engages you, it is the same event.
rule-AH-R-2_5 = If several revealed tokens are resolved, each of them counts with its modifier and effect, but something triggered by a certain token happens only once.
rule-AH-R-2_6 = A hand that replaces the opening hand is the opening hand, so effects on its size change both what is drawn and what is kept.
rule-AH-R-2_7 = Taking control of a set-aside card puts it into play in your play area.
rule-AH-R-2_8 = Your resources are those in your pool; tokens on cards do not count.

## 8. Questions and answers

chapter-8 = Questions and answers
rule-AH-Q-001 = You may investigate a location without clues: a success finds nothing but still counts as a successful investigation.
rule-AH-Q-002 = The clues on Cover Up are not clues at your location.
rule-AH-Q-003 = “At a location” and “on a location” mean the same.
rule-AH-Q-004 = Playing an event with a bold Fight is a fight action, so it provokes no attack of opportunity.
rule-AH-Q-005 = A card with a bold action word needs only its own cost; no second action is spent.
rule-AH-Q-006 = Each weapon's attack is an action of its own; two weapons cannot be combined in one attack.
rule-AH-Q-007 = A free ability without a printed limit may be used as often as you can pay, even within one test.
rule-AH-Q-008 = What lies on an unrevealed location stays there when it is revealed, and its own clues are added.
rule-AH-Q-009 = Healing without a named target heals only your own investigator card.
rule-AH-Q-010 = Whoever commits a card gets its benefit, but what adds to the result of the test goes to the one who takes the test.
rule-AH-Q-011 = A card effect may evade an enemy that is not engaged with you.
rule-AH-Q-012 = The horror of Shrivelling is taken as soon as the symbol is revealed, before the attack goes on.
rule-AH-Q-013 = The auto-fail token fails the test even at difficulty 0.
rule-AH-Q-014 = Random basic weaknesses come from one pool with the printed copies, less those already taken.
rule-AH-Q-015 = Double or Nothing doubles the results of the test, not the reactions to its success.
rule-AH-Q-016 = Terror from Beyond discards weaknesses of the chosen type as well.
rule-AH-Q-017 = An encounter card on the back of an act or agenda is not drawn, so whatever reacts to a draw cannot stop it.
rule-AH-Q-018 = If your turn ends in the middle of an ability, the rest of it still happens; whatever lasted until the end of your turn is over at once.
rule-AH-Q-019 = A test on a Spell card is any test that an ability of that card itself starts, by naming it or by a bold Fight, Evade or Investigate.
rule-AH-Q-020 = A location you cannot reach is the nearest or farthest only if no location you can reach will do.
rule-AH-Q-021 = An enemy without a path to you can be the nearest one if there is no other; told to move toward you, it stays where it is.
rule-AH-Q-022 = Time Warp restores the known order of a deck; a deck that was searched or shuffled is shuffled instead.
rule-AH-Q-023 = If a test would both succeed and fail automatically, it fails.
rule-AH-Q-024 = A permanent card you have bought cannot be taken out of your deck unless an effect allows it.
rule-AH-Q-025 = “An engaged enemy” means one engaged with you.
rule-AH-Q-026 = Healing “additional” horror is part of the same healing, so it is reacted to only once.
rule-AH-Q-027 = Several effects that change how tokens are revealed may be combined, but their order is declared before any token is seen.
rule-AH-Q-028 = Once replaced, Dark Pact and Doomed go back to the collection and never return to the pool of random weaknesses.
rule-AH-Q-029 = Ursula's reaction allows any investigate action, a basic one as well as one on an asset or event.
rule-AH-Q-030 = “Take an action” gives you an action that you spend at once, so it provokes; an effect that just carries out a fight or a move does not.
rule-AH-Q-031 = “Let me handle this!” and “You handle this one!” take over encounter cards, and a drawn weakness is still a player card.
rule-AH-Q-032 = Enemies exhaust only for their attack in the enemy phase, not for attacks of opportunity, retaliation or other attacks.
rule-AH-Q-033 = “Your cards” are the cards you control, not those you merely own.
rule-AH-Q-034 = Track Shoes only names the moment after moving and before engagement; no enemy has to be there.
rule-AH-Q-035 = Potential sacrifices count as in play, controlled by nobody and out of reach of player cards; a unique one blocks another copy of itself.
rule-AH-Q-036 = A required card that is lost for good is no longer required.
rule-AH-Q-037 = The version of the second act depends on the clasp as the setup says, so Daniel's Parley can never be used.
rule-AH-Q-038 = If no location of the exploration deck fits and no treachery turns up, exploring simply ends, neither successful nor unsuccessful.
rule-AH-Q-039 = When a scenario is played again, effects meant for “this” or “the next scenario” apply again.
rule-AH-Q-040 = “The next scenario” is the next one of the campaign, never a side story.
rule-AH-Q-041 = Charon's Obol works only when experience is earned, so not before a scenario is played again.
rule-AH-Q-042 = Turning a location to its Spectral side or back does not make it leave play: everything on it and at it stays.

## 9. Taboo list

chapter-9 = Taboo list
rule-AH-T-001 = The taboo list is optional, but whoever uses it uses all of it.
rule-AH-T-002 = The taboo list makes cards cost more, changes their text or forbids them; the extra experience counts in every price, but the level stays.
rule-AH-T-003 = With the taboo list, Machete costs 2 experience and stays level 0.
rule-AH-T-004 = With the taboo list, Elusive costs 2 experience and stays level 0.
rule-AH-T-005 = With the taboo list, the level 2 Switchblade costs 1 more experience.
rule-AH-T-006 = With the taboo list, Higher Education costs 4 more experience.
rule-AH-T-007 = With the taboo list, Streetwise costs 5 more experience.
rule-AH-T-008 = With the taboo list, Scrapper costs 2 more experience.
rule-AH-T-009 = With the taboo list, Dr. Milan Christopher must be exhausted for his reaction.
rule-AH-T-010 = With the taboo list, Rex's reaction works once per round.
rule-AH-T-011 = With the taboo list, at most 2 copies of Delve Too Deep can be in the victory display for the whole group.
rule-AH-T-012 = With the taboo list, only one Quick Thinking may be committed to a test.
rule-AH-T-013 = With the taboo list, Ace in the Hole may be played once per round, whoever plays it.
rule-AH-T-014 = With the taboo list, Sleight of Hand takes only an Item that needs fewer than two hand slots.
rule-AH-T-015 = With the taboo list, Key of Ys is Exceptional: double price, one copy.
rule-AH-T-016 = The taboo list of April 2019 forbids no card outright.

## 10. Spawning an enemy in short

chapter-10 = Spawning an enemy in brief
rule-AH-S-001 = An enemy put into play by an effect appears where the effect says and then engages somebody there, unless it is aloof.
rule-AH-S-002 = A drawn enemy with a spawn instruction appears there, then engages somebody at that location, unless it is aloof.
rule-AH-S-003 = A drawn enemy without a spawn instruction appears engaged with whoever drew it, unless it is aloof.
rule-AH-S-004 = Prey never decides where an enemy spawns; it only decides between several investigators at the place where it appeared unengaged.
rule-AH-S-005 = The first two digits of a card's code name its product: 01 Core Set, 02 Dunwich, 03 Carcosa, 04 Forgotten Age, 05 Circle Undone, 50 and 51 the Return boxes.
rule-AH-S-006 = The chaos bag has six symbols besides numbers: elder sign, auto-fail, elder thing, cultist, skull and tablet.

## 11. Foundations

chapter-11 = Foundations
rule-AH-B-001 = A card's text beats the Rules Reference, and the official clarifications beat the Rules Reference too.
rule-AH-B-002 = A question of rules or timing that the texts leave open has one fixed answer at this table; it never takes a choice away from you.
rule-AH-B-003 = “Cannot” is absolute: no other ability overrides it.
rule-AH-B-004 = “May” leaves you the choice; “must” makes you choose something that really changes the game.
rule-AH-B-005 = An effect that has begun is carried out as far as possible, unless it says “may”.
rule-AH-B-006 = What follows “then” happens only if the part before it happened in full, and it comes before other consequences of that part.
rule-AH-B-007 = “Instead” replaces the event, and “would” effects come first; whatever waited for the replaced event no longer happens.
rule-AH-B-008 = A text that asks for “a” card or enemy is satisfied by one or more of them, and a word before a list applies to everything in the list.
rule-AH-B-009 = A card that names itself means only itself, not its copies; a copy is any card with the same title.
rule-AH-B-010 = An X that nothing defines is 0; in a cost, X is chosen first, and later changes affect only what you pay.
rule-AH-B-011 = The base value is the printed one, multiplied per investigator where marked; gained values are never “printed”.
rule-AH-B-012 = Values are always recalculated from the base: first additions and subtractions, then doubling or halving, rounded up; a value below 0 is used as 0.
rule-AH-B-013 = “Per investigator” counts everybody who started the scenario, including those eliminated since.
rule-AH-B-014 = “In player order” means the lead investigator first, then clockwise; if several forced effects come at once, the lead investigator decides their order.
rule-AH-B-015 = The lead investigator decides whatever nobody else decides; if the lead is eliminated, the others choose a new one.
rule-AH-B-016 = Discard piles, cards in play, tokens, the contents of the bag and the victory display are open to all; decks and other players' hands are not.
rule-AH-B-017 = Only one copy of a unique card can be in play at the table; if a unique encounter card of that title enters, the player's copy is discarded.
rule-AH-B-018 = The following are in play: the cards in play areas and threat areas, the locations with what is there, the current act and agenda, and the tokens on all of them.
rule-AH-B-019 = A card belongs to the player whose deck it started in; it enters play under that player's control and goes back to that player's pile.
rule-AH-B-020 = There are always enough tokens.
rule-AH-B-021 = A “game” is one scenario.

## 12. Setting up a scenario

chapter-12 = Setting up a scenario
rule-AH-B-022 = A scenario is set up in a fixed order: investigators and trauma, lead, decks, bag, 5 resources each, opening hands, introduction, scenario setup, agendas, acts.
rule-AH-B-023 = You start with 5 cards; weaknesses are replaced, and you may once name any number of cards to swap, all of them before you see any new one.
rule-AH-B-024 = During setup, there is no time for player abilities; only effects whose exact trigger occurs happen, such as forced abilities of encounter cards.
rule-AH-B-025 = A location where an investigator starts is revealed and gets its clues.
rule-AH-B-026 = Permanent cards, and cards that say so, start the game in play.
rule-AH-B-027 = Set-aside cards do nothing until something refers to them.
rule-AH-B-028 = The first round has no mythos phase.

## 13. The round

chapter-13 = The round
rule-AH-B-029 = A round has four phases: mythos, investigation, enemy and upkeep.
rule-AH-B-030 = From the second round on, a round begins with the mythos phase.
rule-AH-B-031 = At the beginning of the mythos phase, 1 doom is placed on the current agenda.
rule-AH-B-032 = Only in the mythos phase is all doom in play compared with the agenda's threshold, unless an effect says that it can make the agenda advance.
rule-AH-B-033 = In player order, each investigator draws one encounter card and resolves it completely before the next one draws.
rule-AH-B-034 = After the encounter cards, there is time for player abilities; then the mythos phase ends.
rule-AH-B-035 = When the investigation phase has begun, there is time for player abilities before the first turn.
rule-AH-B-036 = The investigators choose who takes the next turn; each takes one turn per round.
rule-AH-B-037 = Before and after each action, there is time for free abilities; your turn ends when you take no further action.
rule-AH-B-038 = When everybody has taken a turn, the investigation phase ends at once.
rule-AH-B-039 = The enemy phase begins with the movement of the hunters; then there is time for player abilities.
rule-AH-B-040 = In player order, each investigator is attacked by the ready enemies engaged with them, in an order they choose; an enemy that has just arrived attacks too.
rule-AH-B-041 = In upkeep, all exhausted cards ready; then everybody draws 1 card and gains 1 resource, and hands above 8 cards are reduced to 8.
rule-AH-B-042 = What lasts until a certain moment ends exactly then, before effects “at the end” of that moment.
rule-AH-B-043 = Free abilities and fast cards have fixed places in the round and in tests; a place is skipped only if nobody can or wants to use it.
rule-AH-B-044 = Your turn lasts from its first step to its last, and during it you alone are the active player.
rule-AH-B-045 = A weakness cannot be discarded to get down to the hand size, even if that leaves you above it.

## 14. Actions

chapter-14 = Actions
rule-AH-B-046 = You have three actions on your turn. You may repeat the same one and may stop early; unused actions are lost.
rule-AH-B-047 = The actions are investigate, move, draw, resource, play, activate, fight, engage and evade; parley and resign are activated abilities.
rule-AH-B-048 = An action's costs are paid first; then come the attacks of opportunity, and then its effect.
rule-AH-B-049 = To investigate, you test intellect against your location's shroud; a success discovers 1 clue there.
rule-AH-B-050 = You move to a location connected to yours, and the enemies engaged with you come along, except massive ones and those that cannot enter.
rule-AH-B-051 = The draw action draws 1 card.
rule-AH-B-052 = The resource action gives 1 resource.
rule-AH-B-053 = The play action plays an asset or event that is not fast from your hand for its cost.
rule-AH-B-054 = The activate action uses an ability with action icons; each icon costs one action, all paid at once.
rule-AH-B-055 = To fight, you test combat against an enemy at your location; a success deals 1 damage, but if you fail against an enemy engaged with one other investigator, that investigator is hit.
rule-AH-B-056 = You may engage any enemy at your location that is not engaged with you, even an exhausted or aloof one, or one that you take over from somebody else.
rule-AH-B-057 = To evade, you test agility against an enemy engaged with you; a success exhausts and disengages it, and it stays at the location.
rule-AH-B-058 = A bold action word makes the ability an action of that kind, for attacks of opportunity and for everything else that refers to that kind.
rule-AH-B-059 = Parley and resign never provoke attacks of opportunity, and resigning does not count as being defeated.
rule-AH-B-060 = Lost actions come off this turn, or off your next one if it is not your turn.
rule-AH-B-061 = Effects that make an action cost more add up and apply when you begin it; if you cannot pay, you cannot take the action.
rule-AH-B-062 = Each ready enemy engaged with you attacks once when you take an action other than fight, evade, parley or resign; the action goes on afterwards if you are still in the game.
rule-AH-B-063 = Fast cards, free abilities and reactions provoke no attacks of opportunity.
rule-AH-B-064 = The card you are playing is still in your hand during the attacks of opportunity; if it leaves your hand, nothing is played and what you paid stays paid.

## 15. Skill tests

chapter-15 = Skill tests
rule-AH-B-065 = A test begins with its skill and its difficulty; then there is time for player abilities.
rule-AH-B-066 = You may commit any number of cards with a matching or wild icon to your test, and each other investigator at your location may commit one; each such icon adds 1.
rule-AH-B-067 = One random token is revealed from the chaos bag, and whatever reacts to or replaces the reveal happens now.
rule-AH-B-068 = Symbols do what the scenario's reference card says; the elder sign does what the tester's investigator card says.
rule-AH-B-069 = Your value is the base skill plus committed icons, token and everything in force at this moment, never below 0.
rule-AH-B-070 = You succeed if your value is at least the difficulty; whatever can still prevent a failure comes before this is settled, and reactions to it come after.
rule-AH-B-071 = The results are applied together; retaliation and similar consequences of a failure come after them.
rule-AH-B-072 = When the test ends, committed cards are discarded, tokens return to the bag, and effects for this test are over.
rule-AH-B-073 = Auto-fail counts your value as 0 and fails against any difficulty; automatic success counts the difficulty as 0; if both apply, the test fails.
rule-AH-B-074 = An automatic result takes effect only when success is determined; no earlier step is skipped, unless a card says that no token is revealed.
rule-AH-B-075 = Whatever happens for each point you fail or succeed by is one effect if it can be dealt all at once; if each point needs a choice, it is repeated.
rule-AH-B-076 = If another skill is used, the test is of that skill: its icons match and its bonuses count. If a location names the skill, the location decides.
rule-AH-B-077 = A bonus to your skill value always counts in the test; a bonus to a certain skill counts only if that skill is tested.
rule-AH-B-078 = If you are eliminated during your test, it ends without results; committed cards and tokens are put away.
rule-AH-B-079 = A test that arises during another test waits until that one and its action are finished.

## 16. Chaos bag

chapter-16 = Chaos bag
rule-AH-B-080 = Revealed tokens stay out of the bag until the test is over.
rule-AH-B-081 = A numbered token changes your skill value by its number.
rule-AH-B-082 = Symbols have one effect on Easy and Standard and another on Hard and Expert.
rule-AH-B-083 = Another revealed token is resolved in addition: modifiers and effects add up.
rule-AH-B-084 = A canceled or ignored token counts as never revealed; a canceled one returns to the bag before the next draw.
rule-AH-B-085 = Tokens revealed outside a test do only what the revealing card says and then go back.
rule-AH-B-086 = To enter play, a card with seal takes the named token out of the bag; it stays on the card until the card leaves play or releases it.
rule-AH-B-087 = Campaign and difficulty decide what is in the bag, and later changes last.

## 17. Abilities

chapter-17 = Abilities
rule-AH-B-088 = A card works only while it is in play, unless it says otherwise, and each copy works on its own.
rule-AH-B-089 = A constant ability is always in force, as long as its condition holds.
rule-AH-B-090 = A forced ability happens automatically whenever its moment comes and it can change something; it comes before reactions to the same moment.
rule-AH-B-091 = A revelation is resolved when the card is drawn, before it enters play or is discarded.
rule-AH-B-092 = A free ability may be used whenever there is time for player abilities, any number of times unless limited.
rule-AH-B-093 = A reaction may be used once each time its condition occurs.
rule-AH-B-094 = An ability with action icons is used only on your own turn.
rule-AH-B-095 = At one moment “would” comes first, then “when”, then the event itself with “at” and “if”, then “after”; at each point forced abilities come before reactions.
rule-AH-B-096 = “When you draw” is before the card's revelation; “after you draw” is when everything about it is done.
rule-AH-B-097 = Keywords are abilities: you must follow them, and having one twice makes no difference.
rule-AH-B-098 = Gained text works but is not printed; a blanked card loses its printed text, traits and keywords, but not what it has gained.
rule-AH-B-099 = A delayed effect happens automatically when its moment comes, on whatever it then applies to.
rule-AH-B-100 = A lasting effect continues even if its source is gone; it applies to what was there when it began, not to later arrivals.
rule-AH-B-101 = An effect that chooses needs something it can really change; otherwise it cannot be used.
rule-AH-B-102 = An immune card is not affected or chosen by those effects; what is attached to it is not immune, and costs may still use it.
rule-AH-B-103 = Costs are worked out and paid first; then come attacks of opportunity, and then the card is played and resolved. If the cost cannot be paid, nothing has happened.
rule-AH-B-104 = A canceled effect does not happen, but it was used: costs stay paid, limits count, and the card is discarded.
rule-AH-B-105 = What cannot change anything cannot be played or used.

## 18. Costs and limits

chapter-18 = Costs and limits
rule-AH-B-106 = Resource costs are paid from your own pool; what comes before the colon is the cost, and all of it is paid at once.
rule-AH-B-107 = Only you pay for what you use, with what is yours; a group cost may be shared as the players like.
rule-AH-B-108 = Damage or horror taken as a cost may go to your assets and still counts as paid.
rule-AH-B-109 = A limit per period applies to each player and each copy of the card; a card that comes back counts as a new one.
rule-AH-B-110 = A group limit applies to the whole table, and a maximum counts all copies of that title by all players.
rule-AH-B-111 = A limit per location or card counts the copies attached there; one more copy cannot be attached.
rule-AH-B-112 = A use that was canceled still counts toward its limit.

## 19. Cards and where they are

chapter-19 = Cards and where they are
rule-AH-B-113 = Assets stay in play and may have slots, health, sanity and uses; a story asset joins a deck only when you are told to add it.
rule-AH-B-114 = An event that is not fast is played with the play action on your turn and is discarded once resolved.
rule-AH-B-115 = Skill cards are never played, only committed to tests.
rule-AH-B-116 = A fast card costs no action and provokes nothing: a fast event at the time it names, a fast asset whenever there is time for player abilities on your own turn.
rule-AH-B-117 = You have slots for 1 accessory, 1 body, 1 ally, 2 hand and 2 arcane assets; some cards add slots, perhaps only for certain assets.
rule-AH-B-118 = A card with uses enters with that many tokens, spends them as a cost and stays in play without them unless it says otherwise; they are not resources.
rule-AH-B-119 = Cards enter play ready; an exhausted card cannot be exhausted again, and a ready one cannot be readied.
rule-AH-B-120 = A card put into play costs nothing and is neither played nor drawn, but it must still fit.
rule-AH-B-121 = Whether a card can be attached is checked only when it is attached; it stays until it leaves play or the card it is attached to does.
rule-AH-B-122 = When a card leaves play, its tokens, its attachments and the effects on it are gone at once.
rule-AH-B-123 = A discarded card goes on top of its owner's pile; encounter cards go to the encounter discard pile.
rule-AH-B-124 = A card removed from the game takes no further part in it.
rule-AH-B-125 = The cards in your threat area are engaged with you or affect you, and they are at your location.
rule-AH-B-126 = Whoever searches sees the cards and must take a matching one if there is one; if a whole deck was searched, it is shuffled.
rule-AH-B-127 = If there are fewer cards than named, you take as many as there are; several cards are drawn at once.
rule-AH-B-128 = If your deck is empty when you must draw, your discard pile becomes the new deck, and after the draw you take 1 horror.
rule-AH-B-129 = A single card cannot be shuffled into an empty deck.
rule-AH-B-130 = Traits do nothing by themselves; other cards refer to them.
rule-AH-B-131 = A card that becomes another type is no longer of the old type.

## 20. Locations and clues

chapter-20 = Locations and clues
rule-AH-B-132 = Investigators, with everything they have, are at their location; the first investigator to enter a location reveals it, and then it gets its clues.
rule-AH-B-133 = You can go where the symbols on the face-up side of your location lead; there may be no way back.
rule-AH-B-134 = You leave one location and enter the other at the same moment, and you cannot move to where you already are.
rule-AH-B-135 = When you enter a location, it is revealed first, then ready enemies there engage you, and then “after you enter” effects happen.
rule-AH-B-136 = A location's shroud is the difficulty of investigating it, never below 0.
rule-AH-B-137 = Discovering takes clues from your location, at most as many as there are.
rule-AH-B-138 = Clues at a location are those still lying on it, not those investigators hold; clues you spend are gone.
rule-AH-B-139 = The nearest is the one the fewest connections away, and blocked ones count too; the lead investigator decides ties.
rule-AH-B-140 = An empty location has no investigator and no enemy.
rule-AH-B-141 = When you leave a location, unengaged enemies and whatever is attached to it stay behind.
rule-AH-B-142 = When a location leaves play, its tokens and attachments go with it; whoever is there is moved as the instruction says.

## 21. Enemies

chapter-21 = Enemies
rule-AH-B-143 = An enemy spawns where its instruction or the effect says; without a legal location it is discarded, and if there are several, the spawning player chooses.
rule-AH-B-144 = A ready, unengaged enemy at an investigator's location engages at once unless it is aloof; if it could engage several, its prey decides, then the lead investigator.
rule-AH-B-145 = An engaged enemy moves along with its investigator; if one of them is moved away alone, the engagement ends.
rule-AH-B-146 = Prey says whom an enemy prefers; with “only” it ignores everybody else when engaging and hunting.
rule-AH-B-147 = In the enemy phase each ready, unengaged hunter without an investigator at its location moves one step along a shortest path to the nearest investigator.
rule-AH-B-148 = An attack deals its damage and horror together; in the enemy phase the attacker then exhausts, even if the attack was canceled.
rule-AH-B-149 = A ready massive enemy counts as engaged with everybody at its location, attacks each of them in turn and follows nobody.
rule-AH-B-150 = An aloof enemy does not engage automatically and cannot be attacked while unengaged; once you have engaged it, it behaves like any other.
rule-AH-B-151 = A ready enemy with retaliate attacks you after you fail an attack against it, and does not exhaust for that.
rule-AH-B-152 = An enemy with alert attacks you after you fail to evade it.
rule-AH-B-153 = Keywords of later sets, such as patrol, elusive, swarming and concealed, are not in use.
rule-AH-B-154 = An enemy with damage equal to its health is defeated and goes to the discard pile, or to the victory display if it has victory points.
rule-AH-B-155 = Discarding an enemy, parleying with it or adding it to the victory display does not count as defeating it.
rule-AH-B-156 = Disengaging does not exhaust an enemy, so a ready one that stays with you engages again at once.
rule-AH-B-157 = A weakness enemy spawns as it says, or else engaged with whoever drew it; once defeated, it goes to its bearer's discard pile.
rule-AH-B-158 = Doom on enemies counts for the agenda and leaves play with them.
rule-AH-B-159 = A blanked enemy loses keywords, prey, spawn and victory, but keeps its numbers, damage and horror.

## 22. Damage and horror

chapter-22 = Damage and horror
rule-AH-B-160 = Damage and horror from one source are first all assigned and then placed at once; preventing and redirecting happen in between.
rule-AH-B-161 = You may assign damage to your assets with health and horror to those with sanity, but no more than it takes to defeat them; the rest goes to you.
rule-AH-B-162 = Direct damage or horror goes to the card it names and cannot be assigned elsewhere.
rule-AH-B-163 = You “take” what is dealt to you even if it is assigned to your assets; you do not take what is dealt only to an asset.
rule-AH-B-164 = Moving damage or horror is not dealing it.
rule-AH-B-165 = With damage equal to your health or horror equal to your sanity, you are defeated; if both come at once, you choose the trauma.
rule-AH-B-166 = An asset is defeated in the same way; an asset without health or sanity cannot take damage or horror of that kind.
rule-AH-B-167 = Healing removes up to the stated amount, and only if there is something to heal.
rule-AH-B-168 = Your remaining health and sanity are the base minus the tokens, with all modifiers; a lowered maximum can defeat you.
rule-AH-B-169 = If you fail against an enemy engaged with a fellow investigator, your attack's damage is dealt to that investigator, who may assign it.

## 23. Elimination, trauma, the end

chapter-23 = Elimination, trauma, the end
rule-AH-B-170 = An eliminated investigator's cards leave the game, clues drop at the location, and engaged enemies stay there unengaged. If nobody is left, the scenario ends without a resolution.
rule-AH-B-171 = Eliminated investigators take no further part, but they still count for numbers per investigator.
rule-AH-B-172 = Defeat by damage means 1 physical trauma, defeat by horror 1 mental trauma; you start every later scenario with that much damage or horror.
rule-AH-B-173 = With physical trauma equal to your printed health, you are killed; with mental trauma equal to your printed sanity, you are insane. The campaign goes on with a new investigator.
rule-AH-B-174 = Resigning does not count as being defeated, and some resolutions ask about it.
rule-AH-B-175 = At the end, “when the game ends” effects come first, then victory locations are counted, then the resolution is read.

## 24. Act, agenda, doom

chapter-24 = Act, agenda, doom
rule-AH-B-176 = On anybody's turn, the group may spend the clues an act asks for, each giving as many as they like; an objective may change this.
rule-AH-B-177 = An agenda advances in the mythos phase when all doom in play has reached its threshold; excess doom is lost.
rule-AH-B-178 = An advancing card loses its tokens, and an agenda also removes all doom in play; then its back is followed to the end, and only then is the next card current.
rule-AH-B-179 = An objective with “if” happens at once and is not optional, unless it says “may”.
rule-AH-B-180 = Doom counts on every card in play, your own assets included; some effects let it advance the agenda at once.
rule-AH-B-181 = When a resolution is reached, the scenario ends at once, and nothing more happens.
rule-AH-B-182 = A card that is both act and agenda counts as both.

## 25. Keywords

chapter-25 = Keywords
rule-AH-B-183 = A permanent card starts in play and does not count toward the size of the deck.
rule-AH-B-184 = An Exceptional card costs double experience, and a deck holds only one copy.
rule-AH-B-185 = The keyword myriad is not in use.
rule-AH-B-186 = An exiled card leaves your deck and must be bought again; until the deck is large enough again, level 0 cards are free.
rule-AH-B-187 = A hidden card goes secretly into your hand, counts toward your hand size and leaves only as it says.
rule-AH-B-188 = Doubt and Conviction are marks in the log that are compared as numbers.
rule-AH-B-189 = A story card is read, and its game text is carried out.
rule-AH-B-190 = Exploring draws from the exploration deck until a location that fits comes up, which you enter, or a treachery, which you resolve.
rule-AH-B-191 = Supplies are bought with points, marked in the log and asked for later.
rule-AH-B-192 = Vengeance points are counted like victory points, but separately.
rule-AH-B-193 = After you fail to investigate a haunted location, you resolve all its haunted abilities.
rule-AH-B-194 = You have one tarot slot.
rule-AH-B-195 = Lola's roles, Joe's hunch deck and Sefina's painted events are set up as their own cards say.
rule-AH-B-196 = A location turned to its Spectral side keeps everything on it and at it.
rule-AH-B-197 = While you resolve a card with peril, the others may neither confer nor play, trigger or commit anything.
rule-AH-B-198 = After a card with surge is completely resolved, you draw another encounter card.
rule-AH-B-199 = An enemy's victory points count when it is defeated, a treachery's when it is resolved, a location's at the end; every investigator earns them all.

## 26. Weaknesses

chapter-26 = Weaknesses
rule-AH-B-200 = A drawn weakness is resolved at once: an encounter type like an encounter card, a player type by its revelation, after which you keep it.
rule-AH-B-201 = A weakness that comes into your hand without being drawn is resolved as if you had drawn it.
rule-AH-B-202 = You can never choose to discard a weakness from your hand unless told to; only a random discard, or one of your whole hand, can include it.
rule-AH-B-203 = The bearer of a weakness is whoever started the game with it; nobody controls one of an encounter type.
rule-AH-B-204 = Random basic weaknesses are added when the deck is finished; those meant for campaigns only are skipped in a single scenario.

## 27. Building a deck

chapter-27 = Building a deck
rule-AH-B-205 = A deck has exactly the printed number of cards; signature cards, weaknesses, story assets and permanents do not count.
rule-AH-B-206 = A deck holds at most 2 copies of a title, counting all levels together.
rule-AH-B-207 = Every card must fit one of the investigator's deck options by class, level, trait or text.
rule-AH-B-208 = What the back of the investigator card requires must be in the deck, and what it forbids must not; random weaknesses come last.
rule-AH-B-209 = A new investigator has no experience unless told otherwise, so the deck starts with level 0 cards.
rule-AH-B-210 = The extra experience of the taboo list counts in every price.

## 28. Experience and upgrading

chapter-28 = Experience and upgrading
rule-AH-B-211 = After the resolution every investigator who was not killed, even a defeated one, earns the victory points and bonuses, never less than 0 for a scenario.
rule-AH-B-212 = A new card costs its level, at least 1, double if Exceptional; each copy is paid for, and another card leaves the deck for it.
rule-AH-B-213 = Upgrading to a higher level of the same title costs the difference, and the lower version leaves the deck.
rule-AH-B-214 = Only cards your options allow can be bought; weaknesses, signature and story cards cannot be swapped out.
rule-AH-B-215 = Experience you do not spend is saved for later.

## 29. Campaign and single scenarios

chapter-29 = Campaign and single scenarios
rule-AH-B-216 = The same investigators go through the scenarios in order, won or lost, and the log carries the results.
rule-AH-B-217 = Between scenarios, players may join with a new investigator or leave; what belongs to those who leave is saved.
rule-AH-B-218 = The log holds the notes, each investigator's trauma, experience and earned cards, who was killed or insane, and the bag.
rule-AH-B-219 = A replacement investigator starts without experience and without trauma.
rule-AH-B-220 = There are four difficulties: Easy, Standard, Hard and Expert. They decide the bag and the side of the reference card.
rule-AH-B-221 = In a single scenario, up to 49 experience may be used, with one more random weakness for every full 10, and only a resolution reached by an act wins.
rule-AH-B-222 = One player may play a single investigator or several, by the same rules.
rule-AH-B-223 = Up to four investigators can play; the player order is fixed, but turns are taken in any order.
rule-AH-B-224 = Investigators may be carried over into a new campaign.

## 30. What the table offers

chapter-30 = What the table offers
rule-AH-B-225 = Whenever somebody can use something, it is offered, always in the same order and with the choice to pass; when all pass, the game goes on.
rule-AH-B-226 = Every choice says who chooses and whether it is a cost, a target or an effect; what is not allowed is not offered.
rule-AH-B-227 = For each token that moves, the log says where it came from and how many really moved.
rule-AH-B-228 = A game can be saved at every decision; the same start and the same decisions give the same game.
rule-AH-B-229 = Taking a move back never shows hidden things without leaving a mark on the game; Time Warp is a card, not a way of taking back.

## 31. Cases easily got wrong

chapter-31 = Cases that are easy to get wrong
rule-AH-A-01 = If one of two attackers is defeated before its attack, the action that provoked them still happens.
rule-AH-A-02 = Each engaged ready enemy makes its own attack of opportunity, even if they are copies of the same enemy.
rule-AH-A-03 = A cost of horror or clues is paid before the attacks of opportunity, which may eliminate you before the effect.
rule-AH-A-04 = An attack that discards a random card may hit the very card you are playing; then nothing is played and nothing comes back.
rule-AH-A-05 = After the attacks of opportunity the action happens exactly once.
rule-AH-A-06 = While Dissonant Voices forbids assets and events, cards like Lucky! or Ward of Protection cannot be played either.
rule-AH-A-07 = Research Librarian's search is optional, any Tome may be chosen, and The Necronomicon resolves its revelation when it is found.
rule-AH-A-08 = If Dark Memory is the only Spell that Arcane Initiate finds, you must take it.
rule-AH-A-09 = Damage and horror from one attack may both go to the same asset, up to its health and its sanity.
rule-AH-A-10 = Harm from two sources is assigned one after the other, and none of it is lost.
rule-AH-A-11 = An additional action already used is not taken back when its card leaves play.
rule-AH-A-12 = An additional action for Tomes cannot help pay for anything else.
rule-AH-A-13 = Doom on a card that has left play no longer counts.
rule-AH-A-14 = Doom that reaches the threshold outside the mythos phase waits for the check there.
rule-AH-A-15 = The next agenda becomes current only when the back of the old one is done.
rule-AH-A-16 = Clues already lying on an unrevealed location are kept, and the printed clues are added.
rule-AH-A-17 = A fast asset needs its slot like any other.
rule-AH-A-18 = Lita takes the ally slot, so she and another ally cannot both stay.
rule-AH-A-19 = A defeated weakness enemy goes to its bearer's discard pile, so it is never shuffled into the encounter deck.
rule-AH-A-20 = An encounter card discarded from a threat area goes to the encounter discard pile.
rule-AH-A-21 = A ready enemy at the Graveyard engages you before the Graveyard's own test.
rule-AH-A-22 = An enemy that readies at your location in upkeep engages at once.
rule-AH-A-23 = An enemy that is no longer at your location is no longer engaged with you and cannot attack from afar.
rule-AH-A-24 = Two copies of Frozen in Fear make the first move cost 3 actions.
rule-AH-A-25 = Two Magnifying Glasses give +2.
rule-AH-A-26 = A bonus from a card that leaves play before the value is counted is lost.
rule-AH-A-27 = A location that names another skill is investigated with it, and a failure there is still a failed investigation.
rule-AH-A-28 = After your last action there is still time for free abilities before your turn ends.
rule-AH-A-29 = The clues for the act may still be spent after your last action, as long as your turn lasts.
rule-AH-A-30 = When the round ends, the act's objective comes first, then the agenda's doom at the end of the round.
rule-AH-A-31 = If health and sanity run out together, you choose which trauma you suffer.
rule-AH-A-32 = When you resign, the enemies engaged with you stay at the location.
rule-AH-A-33 = When you are eliminated, the end effect of your weakness happens wherever it is attached, and it leaves the game.
rule-AH-A-34 = When the last investigator resigns or is defeated, the scenario comes to its resolution and nothing else happens.
rule-AH-A-35 = After a test that was cut short, all its tokens are back in the bag.
rule-AH-A-36 = As soon as the Stubborn Detective is gone, the investigator cards work again.
rule-AH-A-37 = The Hunting Nightgaunt doubles a negative token while you evade it, but not one that Sure Gamble made positive.
rule-AH-A-38 = An aloof enemy that you engaged makes attacks of opportunity like any other.
rule-AH-A-39 = In the mulligan you name all the cards to swap before you see any replacement.
rule-AH-A-40 = Trauma from an interlude counts from the start of the next scenario.
rule-AH-A-41 = Elusive cannot move you to where you already are; without another place it is playable only if disengaging changes something.
rule-AH-A-42 = Wendy's discard cannot be paid with a weakness.
rule-AH-A-43 = One token can hurt twice: by Shrivelling when it is revealed and by the scenario when its symbol is resolved.
rule-AH-A-44 = Only the agendas and endings of the scenario being played are in force.
rule-AH-A-45 = For every event, the log names its source, the exact card and the amount that really changed.
rule-AH-A-46 = If one player holds two investigators at one location, the cards of both hands are offered for the test together.
rule-AH-A-47 = When an investigator resigns, enemies engaged with them engage another one at that location at once.
rule-AH-A-48 = An enemy that stops being aloof at your location engages at once.
rule-AH-A-49 = A group cost is paid exactly, split as the players say.
rule-AH-A-50 = Horror from the back of an agenda may be assigned to your assets like any other.
rule-AH-A-51 = An enemy whose attack was dodged in the enemy phase exhausts and does not attack again in that phase.
rule-AH-A-52 = No act can be advanced before the first turn, however many clues setup gave.
rule-AH-A-53 = Frozen in Fear makes the first fight of each round cost one more action, a Fight event included.
rule-AH-A-54 = Wendy's Amulet works only in play; otherwise events go to the discard pile as usual.
rule-AH-A-55 = Two enemies of the same name are two different choices.
rule-AH-A-56 = Barricade of level 0 keeps enemies from moving in, not from spawning there.
rule-AH-A-57 = If there is only 1 clue, Deduction does not find a second one.
rule-AH-A-58 = A successful evasion exhausts and disengages the enemy, and the log says both.
rule-AH-A-59 = When an action costs more than usual, the card that makes it cost more is named.
rule-AH-A-60 = If The Necronomicon is drawn in upkeep with full hands, you make room for it before you gain your resource.

## 32. More base rules

chapter-32 = More base rules
rule-AH-B-230 = A card that enters play exhausted or with tokens simply has them; nothing that waits for exhausting or placing happens.
rule-AH-B-231 = A card that cannot be attached stays where it was, or is discarded if it cannot stay there.
rule-AH-B-232 = A card always goes to its owner's hand, deck or pile, even if somebody else controlled it.
rule-AH-B-233 = Control of a story asset lasts until the end of the scenario; if Lita leaves play while borrowed, she is removed from the game.
rule-AH-B-234 = A story card offered by a resolution is taken or declined once; if taken, it stays in the deck until something removes it.
rule-AH-B-235 = Cards beneath another card are out of play, and only effects that name them can touch them.
rule-AH-B-236 = Cards with which you begin the game are put aside while the deck is shuffled and come in for free after the mulligan.
rule-AH-B-237 = If your slots are overfull because nothing there can leave play, they stay overfull until something can be discarded.
rule-AH-B-238 = A second copy of a unique weakness enemy is discarded without effect while the first is in play.
rule-AH-B-239 = The order of a deck changes only when an effect says so; looking does not shuffle it, searching all of it does.
rule-AH-B-240 = Cards drawn together are all drawn first, then the weaknesses among them are resolved one by one in the order you choose.
rule-AH-B-241 = The encounter deck is refilled only when nothing is being resolved: its last card is resolved and discarded first and then shuffled in too.
rule-AH-B-242 = An attack is canceled before the attacker's own effects, which then do not happen; in the enemy phase the attacker exhausts all the same.
rule-AH-B-243 = Whoever searches the encounter deck and discard pile for a kind of enemy chooses among all that fit; the card counts as drawn, and the deck is shuffled.
rule-AH-B-244 = An effect that sets a value overrides all modifiers; one that sets the base value is modified as usual.
rule-AH-B-245 = A printed dash is not a number, not even 0; an X counts only while its card is played or its ability resolves.
rule-AH-B-246 = Failing automatically means failing by the whole difficulty; succeeding automatically means succeeding by your whole value.
rule-AH-B-247 = Gaining or losing immunity does not change effects already in force.
rule-AH-B-248 = The end of an effect is not a change made by a card.
rule-AH-B-249 = A maximum inside an ability counts its uses on all copies; an ability once per phase works in any phase, not between phases.
rule-AH-B-250 = A reaction works once per occurrence and copy and cannot react to itself, but each newly revealed token is a new occurrence.
rule-AH-B-251 = A card with a bold action word is one action for everything that counts or taxes actions; what makes an action cost more adds to it once.
rule-AH-B-252 = If a card with an additional action is lost and a second copy is played in the same turn, that copy gives one more action.
rule-AH-B-253 = All cards for a test are committed together and judged as one set.
rule-AH-B-254 = A card without a matching or wild icon, or whose text forbids it, cannot be committed.
rule-AH-B-255 = If the enemy or location leaves play during the test, the test goes on against its last value; results that need it do nothing.
rule-AH-B-256 = Effects that come after the test wait until the test is completely over.
rule-AH-B-257 = While another skill is used, only bonuses to that skill and to the skill value count.
rule-AH-B-258 = A skipped phase never begins or ends; a repeated investigation phase gives everybody a new full turn.
rule-AH-B-259 = If an effect ends your turn, it ends as soon as the ability in progress is finished.
rule-AH-B-260 = An eliminated investigator is no longer attacked; the enemies left ready engage others there at once and may still attack them.
rule-AH-B-261 = After a resolution or the last elimination, nothing more happens; effects of the game's end come just before.
rule-AH-B-262 = The next act or agenda is the next in order, unless the back names another.
rule-AH-B-263 = Doom placed by the back of an agenda stays, because the old doom was removed before.
rule-AH-B-264 = An agenda whose threshold was reached advances, even though advancing removes the doom that did it.
rule-AH-B-265 = Enemies moving along with you do not engage again; but whenever a ready enemy becomes able to engage, it does so at once.
rule-AH-B-266 = A disengaged enemy that stays behind with another investigator engages that one at once.
rule-AH-B-267 = You cannot use the engage action on a massive enemy; you can on an exhausted one, which does not attack while exhausted.
rule-AH-B-268 = Aloof enemies hunt but do not engage, unless an effect makes them.
rule-AH-B-269 = Damage from a fellow investigator's failed attack is not an enemy attack, so cards that react to enemy attacks do nothing.
rule-AH-B-270 = A weakness in play has its traits for everything: a Cultist weakness is a Cultist.
rule-AH-B-271 = A story asset is a player card while somebody controls it and a scenario card otherwise; uncontrolled ones are used only where a text allows it.
rule-AH-B-272 = Anybody at the location may use an encounter-type weakness in a threat area, paying from their own resources; only its controller may use a player-type one.
rule-AH-B-273 = A victory card that is discarded instead of defeated, or defeated while blanked, goes to its discard pile.
rule-AH-B-274 = What a player learns by looking at cards is known to that player alone; the others only hear that it happened.
rule-AH-B-275 = A limit on a trait or a card in play counts what you control: one more can be neither played nor put into play.

## 33. Later rules

chapter-33 = Later rules
rule-AH-L-01 = A test cannot begin inside another one: it waits until that test and its action are finished.
rule-AH-L-02 = With the later rules, a test whose result is certain beforehand reveals no token. An automatic evasion is an evasion, but neither a test nor a successful one.
rule-AH-L-03 = “As if” holds for the whole ability or action, its costs and attacks of opportunity included, without moving anything.
rule-AH-L-04 = An event being played, a treachery being resolved and a committed card are in no hand, pile or play area until they are done.
rule-AH-L-05 = Myriad and Bonded are not in use; they belong to later sets.
rule-AH-L-06 = With the later rules, damage or horror dealt to your assets counts as dealt to you.
rule-AH-L-07 = If two texts cannot both be followed, an encounter card goes before a player card; otherwise the lead investigator decides.
rule-AH-L-08 = “For each” is one effect if it can be counted at once, otherwise it is repeated.
rule-AH-L-09 = If cards were forcibly removed from your deck, level 0 cards are free until it is large enough again.
rule-AH-L-10 = A weakness event that only serves to avoid its own penalty may be played although it changes nothing else.
rule-AH-L-11 = Investigators and enemies are always at a location unless told otherwise, and searching during setup triggers nothing.
rule-AH-L-12 = An asset's slot is settled when it enters and may be rearranged only when slots or their contents change.
rule-AH-L-13 = “Different” means different titles. Looking, searching and finding are not the same, and neither are drawing a card and adding it to your hand.
rule-AH-L-14 = With the later rules, the results of a test are applied one at a time in the tester's order.
rule-AH-L-15 = With the later rules, Frozen in Fear also makes free abilities with a bold Move, Fight or Evade cost more; otherwise it does not, because no action is spent.
rule-AH-L-16 = With the later rules, nobody else may even hold your signature cards in hand.
rule-AH-L-17 = Keywords and tokens of later products are not in use.

## 34. Our decisions

chapter-34 = Our decisions
rule-AH-X-01 = Higher Education costs 4 extra experience, as printed in the official document, although other copies of the list say 5.
rule-AH-X-02 = The icons of actions, reactions and tokens are those of the English cards.
rule-AH-X-03 = The results of a test are applied as one step; if their order matters, the tester chooses it, and nothing can be used in between.
rule-AH-X-04 = A weakness can never be discarded because of the hand size, even if it is all you hold.
rule-AH-X-05 = Time Warp takes back the action, but not what you have learned or what chance has decided; it cannot be played once the scenario has been resolved or the log has been written.
rule-AH-X-06 = If one effect defeats the last investigator and fulfills the objective as well, the players choose the ending; the trauma is suffered anyway.
rule-AH-X-07 = However large the penalty, the experience earned in a scenario does not fall below 0.
rule-AH-X-08 = In The Midnight Masks the Ghoul Priest spawns at Your House if it is in play, and engages only those who are there.
rule-AH-X-09 = At the Historical Society even committed icons do not raise your intellect.
rule-AH-X-10 = Rivertown is the only Central location in Arkham.
rule-AH-X-11 = The pool of basic weaknesses is one copy of each product in use, for the table or for each player, as you set it.
rule-AH-X-12 = Cards work in their wording of April 2019, even where newer printings say something else.
rule-AH-X-13 = If several enemies are equally near, the lead investigator chooses which one is meant.
rule-AH-X-14 = Nobody can stop people at a table from talking during peril, but the others have nothing to decide meanwhile.
rule-AH-X-15 = If deck and discard pile are both empty, you draw nothing and take no horror.
rule-AH-X-17 = If several investigators have Charon's Obol, only one copy enters play, and the players say whose.
rule-AH-X-18 = For Corrosion and Realm of Madness you choose cards until the amount is reached; if it cannot be reached, everything that counts goes, but never a weakness or a card without a cost.
rule-AH-X-19 = Psychosis and Hypochondria trigger each other point by point until the investigator is defeated.
rule-AH-X-20 = Time Warp may also take back the action that ended your turn, but not one that ended the game, and not if the action eliminated you.
rule-AH-X-16 = A massive enemy that is also aloof does not count as engaged until somebody engages it by an action or effect.
