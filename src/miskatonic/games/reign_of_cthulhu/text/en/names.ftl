# Names of what belongs to no deck, with the forms a sentence may need of them; what is on a card stands in its deck's file.
# All names of one kind have the same forms in every language.

game-name = Reign of Cthulhu
game-tagline = Four towns, four open gates and something stirring under the sea: seal them together before your minds give way.

## Faces of the sanity die

face-blank = Blank face
    .acc = a blank face
    .text = Nothing happens this time.
face-delusion = Delusion
    .acc = Delusion
    .text = Lose 1 sanity token. Insane investigators have none to lose.
face-psychosis = Psychosis
    .acc = Psychosis
    .text = Lose 2 sanity tokens, or your last one. Insane investigators have none to lose.
face-paranoia = Paranoia
    .acc = Paranoia
    .text = Add 2 cultists to your location, one after the other.

## How far the game has come

measure-seals = Sealed gates
measure-awakened = Old Ones awake
