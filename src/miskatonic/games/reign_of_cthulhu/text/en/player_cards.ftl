# The player deck: the name with its forms, and what happens (.text).

## Clue cards

clue-arkham = Arkham clue
    .gen = the Arkham clue's
    .acc = an Arkham clue
    .ins = an Arkham clue
    .short = Arkham
clue-dunwich = Dunwich clue
    .gen = the Dunwich clue's
    .acc = a Dunwich clue
    .ins = a Dunwich clue
    .short = Dunwich
clue-innsmouth = Innsmouth clue
    .gen = the Innsmouth clue's
    .acc = an Innsmouth clue
    .ins = an Innsmouth clue
    .short = Innsmouth
clue-kingsport = Kingsport clue
    .gen = the Kingsport clue's
    .acc = a Kingsport clue
    .ins = a Kingsport clue
    .short = Kingsport

## The card that wakes them

card-evil_stirs = Evil Stirs
    .acc = Evil Stirs
    .gen = Evil Stirs
    .text = Roll the sanity die, awaken the next Old One, place a Shoggoth at the location of the bottom summoning card, then shuffle the summoning discards and put them on top of their deck. No relics can be played meanwhile. Remove this card from the game; it isn't replaced.
