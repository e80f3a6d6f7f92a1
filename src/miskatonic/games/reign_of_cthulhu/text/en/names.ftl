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
    .text = You lose 1 sanity token. The insane have none to lose.
face-psychosis = Psychosis
    .acc = Psychosis
    .text = You lose 2 sanity tokens, or your last one. The insane have none to lose.
face-paranoia = Paranoia
    .acc = Paranoia
    .text = 2 cultists are added to your location, one after the other.

## How far the game has come

measure-seals = Sealed gates
measure-awakened = Old Ones awake
