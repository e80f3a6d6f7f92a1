# What cards, die faces and board features do, in our own words.

## Kinds of Old One effects

effect-ongoing = ∞ Ongoing
effect-one_off = One-off
effect-game_loss = Defeat

## Relics

relic-alien_carving-text = The active player gets 3 more actions this turn. It does nothing once the action part of the turn is over.
relic-alhazreds_flame-text = Take up to 4 cultists off the board, from any mix of locations, or 1 Shoggoth instead. A Shoggoth removed this way earns no relic.
relic-bizarre_statue-text = The next summoning step is skipped, whoever's turn it falls in: no summoning cards are turned.
relic-book_of_shadow-text = Look at the top 4 cards of the player deck and put them back on top in any order you like.
relic-elder_sign-text = Pick a town whose gate is sealed and flip its seal: from now on no new cultist or Shoggoth can be placed in that town.
relic-last_hourglass-text = The active player may take 1 clue card from the player discard pile.
relic-mi_go_eye-text = The next gate to be sealed, by anyone, costs 1 clue card less; until then this card stays in view. With Yig awake the saving may be the card of the linked town.
relic-seal_of_leng-text = Cancel the ongoing effect of 1 revealed Old One for the rest of the game. If it is Azathoth, the 3 cultists return to the pool.
relic-silver_key-text = The active player may go straight to any location on the board.
relic-song_of_kadath-text = Either every player gets 1 sanity token back, or one player gets back to full sanity. No sanity roll for playing this card.
relic-warded_box-text = Nobody makes sanity rolls until the end of your next turn. No sanity roll for playing this card either.
relic-xaos_mirror-text = Swap 1 of your clue cards for a clue card of another player, however far apart you are.

## Old Ones

old_one-atlach_nacha-text = Each investigator in turn adds 1 cultist to their location or gives up 1 sanity token. Whoever is insane or down to 1 token has to take the cultist.
old_one-azathoth-text = 3 cultists leave the pool for the rest of the game. If the pool holds only 2 or fewer, the game is lost.
old_one-cthulhu-text = Cthulhu is awake. The game is lost at once.
old_one-dagon-text = Add 1 cultist at each of the four gate locations, sealed gates included.
old_one-hastur-text = The bottom summoning card brings a Shoggoth to its location and is discarded. Then every Shoggoth, the new one too, moves one step towards the nearest open gate.
old_one-ithaqua-text = With 2 or more cultists at your location you cannot Walk away until you have used Defeat a cultist there. Other ways of leaving stay open.
old_one-nyarlathotep-text = Nobody can Use a gate any more. Shoggoths still leave through gates.
old_one-shub_niggurath-text = Take 4 cards from the bottom of the summoning deck, add 1 cultist at each of their locations and discard them.
old_one-shudde_mell-text = Together you give up 3, 4 or 5 sanity tokens with 2, 3 or 4 players, shared out as you like.
old_one-tsathoggua-text = Together you discard 2, 3 or 4 cards from your hands with 2, 3 or 4 players, shared out as you like.
old_one-yig-text = Sealing a gate takes 1 more clue card, of a town directly linked to the gate's town.
old_one-yog_sothoth-text = Only the active player can play relics.

## Investigators

investigator-detective-sane = You seal a gate with 4 clue cards of its town instead of 5.
investigator-detective-insane = You still seal with 4 clue cards of the town, but passing a clue to you or from you costs the active player 2 actions.
investigator-doctor-sane = You have 5 actions a turn instead of 4.
investigator-doctor-insane = You have 4 actions a turn instead of 3.
investigator-driver-sane = One Walk takes you 1 or 2 locations far. Ithaqua cannot hold you.
investigator-driver-insane = Every Walk takes you exactly 2 locations far. Ithaqua cannot hold you.
investigator-hunter-sane = Defeat a cultist clears your location of all cultists. Once a turn you defeat a Shoggoth for 1 action instead of 3.
investigator-hunter-insane = The first time each turn you enter a location without cultists, roll the sanity die: Delusion or Psychosis puts 1 cultist there (you lose no tokens), other faces do nothing. Defeat a cultist still clears your location; a Shoggoth costs 3 actions again.
investigator-magician-sane = You may hold 8 cards and start with 1 extra relic. At any time, also in other turns, you may give or take a relic at your location without an action.
investigator-magician-insane = You may hold 7 cards. You cannot give relics away, only take them; if you hold any on your turn you have to play at least 1, even in vain, and you make no sanity roll for it.
investigator-occultist-sane = For 1 action move a cultist anywhere on the board up to 2 locations, for 2 actions move a Shoggoth 1 location.
investigator-occultist-insane = For 1 action move 1 or 2 cultists 1 location each. Shoggoths no longer obey you.
investigator-reporter-sane = By bus any clue card takes you anywhere. For 1 action you also ride from a bus stop to any other bus stop without a card.
investigator-reporter-insane = No bus takes you any more. Once a turn, without an action, you may take a clue card of the town you are in from the player discard pile.

## Evil Stirs and the sanity die

card-evil_stirs-text = Roll the sanity die, wake the next Old One, put a Shoggoth on the location of the bottom summoning card, then shuffle the summoning discards and lay them on top of their deck. No relics meanwhile; this card leaves the game and is not replaced.
face-blank-text = Nothing happens this time.
face-delusion-text = You lose 1 sanity token. The insane have none to lose.
face-psychosis-text = You lose 2 sanity tokens, or your last one. The insane have none to lose.
face-paranoia-text = 2 cultists are added to your location, one after the other.

## Features of a location

place-feature-gate = Gate
place-feature-bus_stop = Bus stop
place-feature-hospital = Hospital
place-feature-church = Church
