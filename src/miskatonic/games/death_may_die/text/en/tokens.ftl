# Tokens: the name with its forms (.many as they are counted), and what it does (.text).

## In every game

token-stairs = Stairs
    .gen = Stairs'
    .acc = Stairs
    .many = Stairs
    .text = Two spaces with Stairs are adjacent for all purposes.
token-tunnel = Tunnel
    .gen = Tunnel's
    .acc = Tunnel
    .many = Tunnels
    .text = Two spaces with Tunnels are adjacent for all purposes.

## Azathoth

token-cosmos = Cosmos
    .gen = Cosmos'
    .acc = Cosmos
    .many = Cosmos
    .text = Lies on a space and marks a tear into the void. At most 1 per space.

## Tsathoggua

token-fatigue = Fatigue
    .gen = Fatigue's
    .acc = Fatigue
    .many = Fatigue
    .text = Lies on your board. For every 4 of them, you have 1 fewer action each turn, but always at least 1.

## Unquiet Grief

token-evidence = Evidence
    .gen = Evidence's
    .acc = Evidence
    .many = Evidence
    .text = Taken with Examine the Trail and carried on your board, in any number.
token-accuser = Accuser
    .gen = Accuser's
    .acc = Accuser
    .many = Accusers
    .text = Not an enemy: it doesn't make its space unsafe and can't be attacked. It moves when cards say so.

## Island of the Damned

token-bolt = Bolt
    .gen = Bolt's
    .acc = Bolt
    .many = Bolts
    .text = Closes its passage to every figure except Cultists, even when distances are measured for others.
token-inmates = Inmates
    .gen = Inmates'
    .acc = Inmates
    .many = Inmates
    .text = A group of patients waiting to be freed.

## Deliver Us from Evil

token-bone = Bones
    .gen = Bones'
    .acc = Bones
    .many = Bones
    .text = Carried on your board, at most 3 per investigator. Each beyond the first shortens your Run by 1 space, never below 1.
token-rubble = Rubble
    .gen = Rubble's
    .acc = Rubble
    .many = Rubble
    .text = Lies on a passage, at most 1 on each. An investigator who crosses it ends the move there and takes 1 stress; enemies ignore it.

## By Order of the Queen

token-keg = Powder Keg
    .gen = Powder Keg's
    .acc = Powder Keg
    .many = Powder Kegs
    .text = Carried on your board, at most 1 per investigator.
token-pillar = Pillar
    .gen = Pillar's
    .acc = Pillar
    .many = Pillars
    .text = Blow it up with a Powder Keg.
token-queen = Queen
    .gen = Queen's
    .acc = Queen
    .many = Queens
    .text = Not an enemy: she doesn't make her space unsafe and can't be attacked.

## Festival of Death

token-booth = Game Booth
    .gen = Game Booth's
    .acc = Game Booth
    .many = Game Booths
    .text = Each booth can be won twice at most; Prize tokens mark the wins.
token-prize = Prize
    .gen = Prize's
    .acc = Prize
    .many = Prizes
    .text = Marks a game won at a booth.
token-townsfolk = Townsfolk
    .gen = Townsfolk's
    .acc = Townsfolk
    .many = Townsfolk
    .text = Not enemies. While they are in its space, a booth can't be played.

## Die Schöne und das Biest

token-beast = Beast
    .gen = Beast's
    .acc = Beast
    .many = Beasts
    .text = Not an enemy: it doesn't make its space unsafe and can't be attacked.
token-rose = Rose
    .gen = Rose's
    .acc = Rose
    .many = Roses
    .text = Picked with a free action in a Safe space. Discard it to be spared by the Beast at the end of your turn, or on your turn to heal 2.

## Random Location tokens

location-red = Red Gate
location-yellow = Yellow Gate
location-blue = Blue Gate
location-start = Start
