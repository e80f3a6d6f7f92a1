# What the page says around the board of Reign of Cthulhu.

web-cover-reign_of_cthulhu = Reign of / Cthulhu
web-reign-step-actions = Actions
web-reign-step-draw = Draw 2 cards
web-reign-step-summoning = Summoning

## The Old Ones; the effects are short reminders, the whole text is in the lectern

web-reign-rate = cards a turn
web-reign-hidden = Hidden Old One, summoning rate { $rate }
web-reign-old_one-atlach_nacha = A cultist or sanity, each
web-reign-old_one-azathoth = Three cultists are gone
web-reign-old_one-cthulhu = All is lost
web-reign-old_one-dagon = A cultist at every gate
web-reign-old_one-hastur = Shoggoths stir
web-reign-old_one-ithaqua = Cultists pin you
web-reign-old_one-nyarlathotep = Gates are barred
web-reign-old_one-shub_niggurath = Four new cultists
web-reign-old_one-shudde_mell = You give up sanity
web-reign-old_one-tsathoggua = You discard cards
web-reign-old_one-yig = Seals cost one more
web-reign-old_one-yog_sothoth = Relics on your turn only

## The chart

web-reign-map = Map of the four towns
web-reign-zoom = Size of the map
web-reign-zoom-in = Enlarge
web-reign-zoom-out = Reduce
web-reign-zoom-fit = Show the whole map

## Reserve and piles

web-reign-sealed = Sealed
web-reign-deck = Cards
web-reign-summoning = Summoning
web-reign-relics = Relics
web-reign-out = discarded: { $count }
web-reign-close = Close
web-reign-played = Relics played
web-reign-piles = What is left of the piles, from the top: { $sizes }. Each pile was dealt one Evil Stirs.
web-reign-foreseen = Next on top, seen with the Book of Shadow
web-reign-layer = Layer { $number } from the top
web-reign-symbol = Shoggoths move when this card is turned
web-reign-third = One more starts an awakening ritual.
web-reign-nothing = Nothing yet.

## Seats

web-reign-sanity = Sanity { $count } of { $most }
web-reign-actions = Actions left: { $count } of { $most }
web-reign-hand = Cards in hand: { $count } of { $limit }
