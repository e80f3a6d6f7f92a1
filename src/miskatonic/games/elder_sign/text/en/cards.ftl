# What cards, monsters and the entrance do, in our own words.

## Investigators

investigator-amanda_sharpe-text = One roll of yours may complete any number of tasks, as long as each die is used only once.
investigator-ashcan_pete-text = For each common item, unique item or spell you gain after setup, you may take a clue or a card of another of these three kinds instead.
investigator-bob_jenkins-text = Whenever you gain common items after setup, you gain 1 more.
investigator-carolyn_fern-text = Once per day, at the start of any player's turn: an investigator of your choice, yourself included, regains 1 sanity.
investigator-darrell_simmons-text = Once per roll, raise one investigation result by 1. A green die goes no higher than 3, the yellow and the red die no higher than 4.
investigator-dexter_drake-text = Whenever you gain spells after setup, you gain 1 more.
investigator-gloria_goldberg-text = On an Other World card the yellow and the red die join your pool at no cost, unless they are locked.
investigator-harvey_walters-text = Once per roll, you may change one terror result to lore.
investigator-jenny_barnes-text = At the start of your action phase you may discard a clue, a common item or a spell to add the yellow and the red die to your pool, unless they are locked.
investigator-joe_diamond-text = Each clue you spend gives you two rerolls instead of one.
investigator-kate_winthrop-text = On your turn no monsters appear and terror effects do not touch you. Midnight is not part of your turn.
investigator-mandy_thompson-text = Once per day, after any player's roll and before it is used for a task, reroll up to 2 of the dice.
investigator-michael_mcglen-text = Once per roll, you may change one terror result to peril.
investigator-monterey_jack-text = Whenever you gain unique items after setup, you gain 1 more.
investigator-sister_mary-text = You may ignore the lasting effects of Mythos cards and, on your turn, all locks; afterwards the dice return to them. The yellow and the red die must still be added in the usual way.
investigator-vincent_lee-text = Once per day, at the start of any player's turn: an investigator of your choice, yourself included, regains 1 stamina.

## Ancient Ones: while asleep (text), on awakening (awakens), attack (battle)

ancient_one-azathoth-text = No ability while it sleeps. If it awakens, all is lost.
ancient_one-azathoth-awakens = The world ends and the investigators lose at once.
ancient_one-azathoth-battle = There is no battle: the game is over when Azathoth awakens.
ancient_one-cthulhu-text = An investigator who casts a spell loses 1 sanity.
ancient_one-cthulhu-battle = Each investigator lowers their maximum sanity or their maximum stamina by 1, then 1 doom token is added.
ancient_one-hastur-text = Whenever trophies are spent at the entrance, the price is 1 trophy higher.
ancient_one-hastur-battle = Each investigator loses 2 sanity.
ancient_one-ithaqua-text = An investigator who uses a unique item loses 1 stamina.
ancient_one-ithaqua-battle = Each investigator loses 2 stamina.
ancient_one-nyarlathotep-text = The five mask monsters are in the monster cup.
ancient_one-nyarlathotep-battle = Each investigator discards 1 clue or is devoured.
ancient_one-shub_niggurath-text = Every monster in play requires 1 terror result more.
ancient_one-shub_niggurath-battle = Each investigator gives up 1 trophy or is devoured.
ancient_one-yig-text = 1 Elder Sign is lost whenever an adventure with an undefeated Cultist fails and whenever an investigator drops to 0 sanity.
ancient_one-yig-awakens = Each investigator discards a spell, a common item and a unique item or is devoured.
ancient_one-yig-battle = Each investigator discards 1 clue or loses 1 sanity and 1 stamina.
ancient_one-yog_sothoth-text = A failed Other World card leaves the game. Once none is left in the deck or in play, Yog-Sothoth awakens.
ancient_one-yog_sothoth-battle = Each investigator gives up 1 trophy or is devoured.

## Adventures and Other Worlds: terror and midnight effects

adventure-ancient_relics-terror = You lose 1 sanity.
adventure-the_loading_dock-terror = Discard every die of this roll that shows terror.
adventure-the_key_to_the_beyond-terror = You lose 1 sanity.
adventure-riot_in_the_streets-terror = You lose 1 stamina.
adventure-unnatural_habitat-terror = You lose 1 sanity.
adventure-dont_fall_asleep-midnight = Every investigator loses 1 sanity.
adventure-something_has_broken_free-terror = The adventure fails at once.
adventure-hallway_on_fire-terror = You lose 1 stamina.
adventure-horrible_visions-midnight = Add 2 doom tokens.
adventure-late_night_break_in-terror = You lose 1 trophy.
adventure-a_secret_gathering-terror = You lose 1 sanity.
adventure-gala_in_the_great_hall-terror = Add 1 doom token.
adventure-please_do_not_touch_the_exhibits-terror = Add 1 doom token.
adventure-medusa_exhibit-terror = Discard every die of this roll that shows terror.
adventure-you_become_that_which_you_fear_most-midnight = A monster appears.
adventure-the_curator-midnight = Every investigator gives up 2 trophies or loses 1 sanity and 1 stamina.
adventure-the_hedge_maze-midnight = Every investigator loses 1 stamina.
adventure-the_graveyard-terror = Discard every die of this roll that shows terror.
adventure-transported_by_magic-midnight = Add 1 doom token for each Other World card in play.
adventure-when_night_falls-terror = A monster appears.
adventure-the_gift_shop-terror = A monster appears.
adventure-haunted_by_a_shadowy_figure-terror = A monster appears.
adventure-koi_pond-terror = The adventure fails at once.
adventure-remains_of_the_high_priest-terror = Discard every die of this roll that shows terror.
other_world-plateau_of_leng-terror = You lose 1 sanity.

## Common items

common_item-axe-text = Discard to add the yellow die to your pool.
common_item-bullwhip-text = Discard to add the yellow die to your pool.
common_item-carbine_rifle-text = Discard to add the yellow die to your pool.
common_item-cross-text = Discard after a failed roll to skip all terror effects of that roll.
common_item-dynamite-text = Discard to defeat any 1 monster in play.
common_item-food-text = Discard to regain 2 stamina.
common_item-knife-text = Discard to add the yellow die to your pool.
common_item-lucky_cigarette_case-text = Discard after a roll to reroll up to 3 dice of your pool.
common_item-old_journal-text = Discard to gain 1 clue.
common_item-shotgun-text = Discard to add the yellow die to your pool.
common_item-tommy_gun-text = Discard to add the yellow die to your pool; once during this adventure you may also reroll 1 die.
common_item-whiskey-text = Discard to regain 1 sanity or 1 stamina.

## Unique items

unique_item-alien_statue-text = Discard after a roll to turn 1 die to lore, peril or terror.
unique_item-ancient_tablet-text = Discard to add the red die to your pool.
unique_item-blue_watcher_of_the_pyramid-text = Discard to defeat any 1 monster in play.
unique_item-cabala_of_saboth-text = Discard to add the red die to your pool.
unique_item-cultes_des_goules-text = Discard to gain 2 clues and lose 1 sanity.
unique_item-enchanted_blade-text = Discard to add the red die to your pool.
unique_item-flute_of_the_outer_gods-text = Discard to defeat up to 3 monsters in play; then lose 1 sanity and 1 stamina.
unique_item-gate_box-text = Discard to bring 1 Other World card into play.
unique_item-healing_stone-text = Discard to regain 2 points, shared between sanity and stamina as you like.
unique_item-holy_water-text = Discard to add the red die to your pool.
unique_item-obsidian_statue-text = Discard when you lose sanity or stamina to cancel up to 2 points of that loss.
unique_item-ruby_of_rlyeh-text = Discard to add the yellow and the red die to your pool.

## Spells

spell-bind_monster-text = Cast to defeat any 1 monster in play.
spell-dread_curse_of_azathoth-text = Cast after a roll to secure up to 2 of the dice just rolled; none can be added later.
spell-enchant_weapon-text = Cast after a roll to turn 1 die to peril.
spell-find_gate-text = Cast to bring 1 Other World card into play.
spell-flesh_ward-text = Cast when you lose stamina to cancel up to 2 points of that loss.
spell-heal-text = Cast to regain 1 sanity and 1 stamina.
spell-mists_of_releh-text = Cast after a roll to secure 1 of the dice just rolled.
spell-red_sign_of_shudde_mell-text = Cast after a roll to secure 1 of the dice just rolled.
spell-shrivelling-text = Cast after a roll to secure 1 of the dice just rolled.
spell-voice_of_ra-text = Cast after a roll to secure 1 of the dice just rolled.
spell-wither-text = Cast after a roll to secure 1 of the dice just rolled.

## Allies

ally-anna_kaslow-text = At the start of your turn you may look at the top Mythos card; you may then discard Anna to put that card on the bottom of the deck.
ally-duke-text = When you would lose sanity or stamina, you may discard Duke to cancel that one loss entirely.
ally-john_legrasse-text = On your turn you may discard him to defeat 1 monster on your card.
ally-professor_armitage-text = After a failed roll you may discard him: that roll costs you no die.
ally-richard_upton_pickman-text = On an Other World card you may reroll 1 die once per roll. Discard him when you fail an Other World adventure.
ally-ruby_standish-text = Discard her to buy one souvenir for 2 trophies less, but for at least 1.
ally-ryan_dean-text = Whenever you resolve an adventure you gain 1 clue. Discard him when you fail one.
ally-sir_william_brinton-text = Your maximum stamina is 1 higher. You may discard him to regain all your stamina.

## Mythos cards: at once (now) and while the card lies open (lasting)

mythos-sudden_terror-now = A monster appears.
mythos-sudden_terror-lasting = No lasting effect.
mythos-the_hour_draws_near-now = Add 1 doom token.
mythos-the_hour_draws_near-lasting = One green die is locked on this card.
mythos-a_crack_in_the_sky-now = Add 1 doom token.
mythos-a_crack_in_the_sky-lasting = At the next midnight: add 1 doom token.
mythos-whispers_behind_the_plaster-now = Add 1 doom token.
mythos-whispers_behind_the_plaster-lasting = Terror: you lose 1 sanity.
mythos-a_draught_from_nowhere-now = Add 1 doom token.
mythos-a_draught_from_nowhere-lasting = Terror: you lose 1 stamina.
mythos-the_guards_have_fled-now = A monster appears.
mythos-the_guards_have_fled-lasting = An investigator who moves onto a card with a monster loses 1 sanity.
mythos-the_lamps_gutter-now = Add 1 doom token.
mythos-the_lamps_gutter-lasting = The yellow die is locked on this card.
mythos-ink_runs_like_blood-now = Add 1 doom token.
mythos-ink_runs_like_blood-lasting = The red die is locked on this card.
mythos-a_procession_of_robes-now = A monster appears.
mythos-a_procession_of_robes-lasting = At the next midnight: add 1 doom token if at least 3 monsters are in play.
mythos-the_stars_wheel_wrong-now = Add 2 doom tokens.
mythos-the_stars_wheel_wrong-lasting = No lasting effect.
mythos-something_scratches_below-now = Add 1 doom token, and a monster appears.
mythos-something_scratches_below-lasting = Terror: a monster appears.
mythos-a_quiet_night-now = Nothing happens.
mythos-a_quiet_night-lasting = Free first aid restores 1 point more.
mythos-false_dawn-now = Nothing happens.
mythos-false_dawn-lasting = At the next midnight: a monster appears.
mythos-dreams_without_sleep-now = Every investigator loses 1 sanity.
mythos-dreams_without_sleep-lasting = Free first aid is not available.
mythos-fever_in_the_walls-now = Every investigator loses 1 stamina.
mythos-fever_in_the_walls-lasting = An investigator who assists loses 1 stamina at once.
mythos-a_door_opens_inward-now = An Other World card enters play.
mythos-a_door_opens_inward-lasting = Failing an Other World card costs 1 sanity more.
mythos-between_two_worlds-now = Add 1 doom token if an Other World card is in play; otherwise a monster appears.
mythos-between_two_worlds-lasting = At the next midnight: add 1 doom token if an Other World card is in play.
mythos-heavy_footsteps-now = A monster appears.
mythos-heavy_footsteps-lasting = Nobody may focus.
mythos-every_man_for_himself-now = Add 1 doom token.
mythos-every_man_for_himself-lasting = Nobody may ask for assistance.
mythos-the_shop_is_boarded_up-now = Add 1 doom token.
mythos-the_shop_is_boarded_up-lasting = The souvenir shop is closed.
mythos-the_ledger_is_missing-now = A monster appears.
mythos-the_ledger_is_missing-lasting = The Lost and Found may not be searched.
mythos-fog_in_the_galleries-now = Add 1 doom token.
mythos-fog_in_the_galleries-lasting = A clue rerolls at most 3 dice.
mythos-a_frenzied_search-now = Add 1 doom token.
mythos-a_frenzied_search-lasting = An investigator who resolves an adventure gains 1 clue more.
mythos-an_anonymous_parcel-now = A monster appears.
mythos-an_anonymous_parcel-lasting = Souvenirs cost 1 trophy less, but at least 1.
mythos-the_old_wards_stir-now = Add 1 doom token.
mythos-the_old_wards_stir-lasting = Whoever takes a monster as a trophy regains 1 sanity or 1 stamina.
mythos-clockwork_gone_mad-now = Add 1 doom token.
mythos-clockwork_gone_mad-lasting = Failing an adventure moves the clock another 3 hours.
mythos-two_shadows_one_man-now = Two monsters appear.
mythos-two_shadows_one_man-lasting = Terror: you lose 1 stamina.
mythos-the_choir_below-now = Add 1 doom token, and a monster appears.
mythos-the_choir_below-lasting = One green die is locked on this card.
mythos-an_eclipse_unforetold-now = Add 2 doom tokens.
mythos-an_eclipse_unforetold-lasting = Terror: discard 1 die more.
mythos-sleepwalkers-now = Add 1 doom token, and a monster appears.
mythos-sleepwalkers-lasting = At the next midnight: every investigator away from the entrance loses 1 sanity.
mythos-broken_seals-now = Add 1 doom token, and a monster appears.
mythos-broken_seals-lasting = The yellow die stays locked on this card, even when a new Mythos card is drawn, until an Elder Sign is gained.
mythos-the_long_night-now = Add 1 doom token.
mythos-the_long_night-lasting = At every midnight a monster appears, even when a new Mythos card is drawn, until an investigator at the entrance spends 3 trophies as the action of a turn.

## Monsters: what the back of the token gives when you take it

monster-witch-text = When you take this token as a trophy, draw 1 spell.
monster-warlock-text = When you take this token as a trophy, gain 1 clue.
monster-mi_go-text = When you take this token as a trophy, draw 1 common item.
monster-vampire-text = When you take this token as a trophy, gain 1 clue.
monster-star_spawn-text = When you take this token as a trophy, gain 1 clue.
monster-high_priest-text = When you take this token as a trophy, draw 1 spell.
monster-the_black_man-text = When you take this token as a trophy, remove 1 doom token.
monster-the_dark_pharaoh-text = When you take this token as a trophy, draw 1 spell.
monster-god_of_the_bloody_tongue-text = When you take this token as a trophy, draw 1 unique item.

## The museum entrance; the faces are the results in the Lost and Found

place-entrance-text = Take exactly one of the three actions: receive first aid, search the Lost and Found, or buy a souvenir.
place-first_aid-text = Regain 1 stamina or 1 sanity for free; all stamina or all sanity for 2 trophies; all of both for 4 trophies.
place-lost_and_found-text = Roll 1 green die and take what the table says for it. Nothing and nobody can change this roll.
place-lost_and_found-investigation_1 = Nothing of use.
place-lost_and_found-investigation_2 = You gain 1 clue.
place-lost_and_found-investigation_3 = You draw 1 common item.
place-lost_and_found-lore = You draw 1 spell.
place-lost_and_found-peril = You lose 1 stamina.
place-lost_and_found-terror = You lose 1 sanity.
place-souvenir_shop-text = One purchase per turn: 2 trophies for a clue, 3 for a common item, 4 for a spell, 5 for a unique item, 8 for an ally, 10 for an Elder Sign.
