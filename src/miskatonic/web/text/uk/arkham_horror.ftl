### «Жах Аркгема: карткова гра» на полиці; грати ще не можна.

web-cover-arkham_horror = Жах
    .second = Аркгема
web-game-arkham_horror = Жах Аркгема: карткова гра
