### Talie: co jest nie tak, każdy powód z liczbami.

deck-size = { $count } z { $of } kart.
deck-unknown = Jeszcze nie ma przy tym stole: { $code }.
deck-investigator = Jeszcze nie ma przy tym stole badacza { $code }.
deck-copies = { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
       *[many] { $count } egzemplarzy
    } { NAME($card, case: "gen") }, najwyżej { $most }.
deck-exceptional = { NAME($card) }: { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
       *[many] { $count } egzemplarzy
    }, a wolno jeden: Wyjątkowa.
deck-box = { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
       *[many] { $count } egzemplarzy
    } { NAME($card, case: "gen") }, w jednym pudełku { $most }.
deck-class = { NAME($card) }: klasa { NAME($class) } jest niedostępna ({ NAME($investigator) }).
deck-level = { NAME($card) }: poziom { $level }, dostępny najwyżej { $most }.
deck-places = { NAME($card) }: zajęte { $count } z { $of } miejsc dla innych klas.
deck-belongs = { NAME($card) } należy do { NAME($investigator, case: "gen") }.
deck-story = { NAME($card) }: najpierw trzeba zdobyć tę kartę.
deck-no_player_card = { NAME($card) } nie jest kartą do talii gracza.
deck-required = { NAME($card) } musi być w talii.
deck-exact = { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
       *[many] { $count } egzemplarzy
    } { NAME($card, case: "gen") }, a ma być dokładnie { $most }.
deck-weakness = W talii musi być podstawowe osłabienie, losowe albo wskazane.
deck-weaknesses = Losowych podstawowych osłabień: { $count }, a ma być dokładnie { $most }.
deck-price = { NAME($card) } kosztuje { $count } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } doświadczenia{ $taboo ->
        [none] {""}
       *[other] {" "}z listą tabu
    }, a jest { $of }.
deck-experience = Karty kosztują razem { $count } p. doświadczenia, a jest { $of }.
deck-standalone = { $count } p. doświadczenia: w pojedynczym scenariuszu najwyżej { $most }.
