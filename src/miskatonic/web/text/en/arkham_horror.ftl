### Arkham Horror: The Card Game on the shelf; it cannot be played yet.

web-cover-arkham_horror = Arkham
    .second = Horror
web-game-arkham_horror = Arkham Horror: The Card Game
