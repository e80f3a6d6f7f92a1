### „Horror w Arkham: gra karciana” na półce; jeszcze nie można w to grać.

web-cover-arkham_horror = Horror
    .second = w Arkham
web-game-arkham_horror = Horror w Arkham: gra karciana
