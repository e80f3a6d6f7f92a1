# What the page says around the board of Reign of Cthulhu.

web-cover-reign_of_cthulhu = Reign of
    .second = Cthulhu
web-reign-step-actions = Actions
web-reign-step-draw = Draw 2 cards
web-reign-step-summoning = Summoning

## The Old Ones

web-reign-rate = cards a turn
web-reign-hidden = Hidden Old One, summoning rate { $rate }

## The chart

web-reign-map = Map of the four towns
web-reign-zoom = Map size
web-reign-zoom-in = Zoom in
web-reign-zoom-out = Zoom out
web-reign-zoom-fit = Show the whole map

## Reserve and piles

web-reign-sealed = Sealed
web-reign-deck = Cards
web-reign-summoning = Summoning
web-reign-relics = Relics
web-reign-out = discarded: { $count }
web-reign-close = Close
web-reign-played = Relics played
web-reign-piles = What is left of the piles, from the top: { $sizes }. One Evil Stirs was dealt into each pile.
web-reign-foreseen = Next on top, seen with the Book of Shadow
web-reign-layer = Layer { $number } from the top
web-reign-symbol = Shoggoths move when this card is turned over
web-reign-third = One more starts an awakening ritual.
web-reign-nothing = Nothing yet.

## Seats

web-reign-sanity = Sanity { $count } of { $most }
web-reign-actions = Actions left: { $count } of { $most }
web-reign-hand = Cards in hand: { $count } of { $limit }
