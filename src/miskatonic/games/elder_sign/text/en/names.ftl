# Names of what belongs to no deck, with the forms a sentence may need of them; what is on a card stands in its deck's file.
# All names of one kind have the same forms in every language.

game-name = Elder Sign
game-tagline = A museum after hours, eight dice and a clock that never stops: gather the Elder Signs before the sleeper wakes.

## The museum entrance and its services; the faces are the results in the Lost and Found

place-entrance = Museum Entrance
    .in = at the museum entrance
    .to = to the museum entrance
    .gen = the museum entrance's
    .acc = the museum entrance
    .text = Take exactly one action: receive first aid, search the Lost and Found, or buy a souvenir.
place-first_aid = Receive First Aid
    .in = at the first aid post
    .to = to the first aid post
    .gen = first aid's
    .acc = first aid
    .text = Regain 1 stamina or 1 sanity for free; all your stamina or all your sanity for 2 trophies; all of both for 4 trophies.
place-lost_and_found = Search Lost and Found
    .in = at the Lost and Found
    .to = to the Lost and Found
    .gen = the Lost and Found's
    .acc = the Lost and Found
    .text = Roll 1 green die and look up the result in the table. Nothing can change this roll.
    .investigation_1 = Nothing useful.
    .investigation_2 = Gain 1 clue.
    .investigation_3 = Draw 1 common item.
    .lore = Draw 1 spell.
    .peril = Lose 1 stamina.
    .terror = Lose 1 sanity.
place-souvenir_shop = Buy a Souvenir
    .in = at the souvenir shop
    .to = to the souvenir shop
    .gen = the souvenir shop's
    .acc = the souvenir shop
    .text = Buy one thing per turn: a clue for 2 trophies, a common item for 3, a spell for 4, a unique item for 5, an ally for 8, an Elder Sign for 10.
place-battle = Final battle
    .in = in the final battle
    .to = to the final battle
    .gen = the final battle's
    .acc = the final battle

## Dice

die-green = green die
    .gen = a green die's
    .acc = a green die
    .ins = a green die
die-yellow = yellow die
    .gen = the yellow die's
    .acc = the yellow die
    .ins = the yellow die
die-red = red die
    .gen = the red die's
    .acc = the red die
    .ins = the red die

## Faces of the dice

face-investigation_1 = investigation 1
    .acc = investigation 1
face-investigation_2 = investigation 2
    .acc = investigation 2
face-investigation_3 = investigation 3
    .acc = investigation 3
face-investigation_4 = investigation 4
    .acc = investigation 4
face-lore = lore
    .acc = lore
face-peril = peril
    .acc = peril
face-terror = terror
    .acc = terror
face-wild = wild
    .acc = a wild
face-unrolled = not rolled
    .acc = an unrolled die

## Kinds of things: base form, a single one (.acc), of a single one (.gen), of many (.many)

kind-common_item = common item
    .acc = a common item
    .gen = a common item's
    .many = common items
kind-unique_item = unique item
    .acc = a unique item
    .gen = a unique item's
    .many = unique items
kind-spell = spell
    .acc = a spell
    .gen = a spell's
    .many = spells
kind-ally = ally
    .acc = an ally
    .gen = an ally's
    .many = allies
kind-clue = clue
    .acc = a clue
    .gen = a clue's
    .many = clues
kind-elder_sign = Elder Sign
    .acc = an Elder Sign
    .gen = an Elder Sign's
    .many = Elder Signs
kind-sanity = sanity
    .acc = sanity
    .gen = sanity's
    .many = sanity
kind-stamina = stamina
    .acc = stamina
    .gen = stamina's
    .many = stamina
kind-gate = gate
    .acc = a gate
    .gen = a gate's
    .many = gates
kind-monster = monster
    .acc = a monster
    .gen = a monster's
    .many = monsters
kind-doom = doom
    .acc = a doom token
    .gen = a doom token's
    .many = doom tokens
kind-trophies = trophy
    .acc = a trophy
    .gen = a trophy's
    .many = trophies
kind-adventure = Adventure
    .acc = an Adventure
    .gen = an Adventure's
    .many = Adventures
kind-other_world = Other World
    .acc = an Other World
    .gen = an Other World's
    .many = Other Worlds
kind-mythos = Mythos card
    .acc = a Mythos card
    .gen = a Mythos card's
    .many = Mythos cards

## How far the game has come

measure-signs = Elder Signs
measure-doom = Doom
