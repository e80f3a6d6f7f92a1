### Колоди: що не так, кожна причина зі своїми числами.

deck-size = { $count } з { $of } карт.
deck-unknown = За цим столом ще немає: { $code }.
deck-investigator = За цим столом ще немає дослідника { $code }.
deck-copies = { $count ->
        [one] { $count } копія
        [few] { $count } копії
       *[many] { $count } копій
    } { NAME($card, case: "gen") }, щонайбільше { $most }.
deck-exceptional = { NAME($card) }: { $count ->
        [one] { $count } копія
        [few] { $count } копії
       *[many] { $count } копій
    }, а дозволено одну: Виняткова.
deck-box = { $count ->
        [one] { $count } копія
        [few] { $count } копії
       *[many] { $count } копій
    } { NAME($card, case: "gen") }, в одній коробці { $most }.
deck-class = { NAME($card) }: клас { NAME($class) } недоступний ({ NAME($investigator) }).
deck-level = { NAME($card) }: рівень { $level }, доступний щонайбільше { $most }.
deck-places = { NAME($card) }: зайнято { $count } з { $of } місць для інших класів.
deck-belongs = { NAME($card) } належить { NAME($investigator, case: "dat") }.
deck-story = { NAME($card) }: цю карту спершу треба здобути.
deck-no_player_card = { NAME($card) } не належить до карт для колоди гравця.
deck-required = { NAME($card) } має бути в колоді.
deck-exact = { $count ->
        [one] { $count } копія
        [few] { $count } копії
       *[many] { $count } копій
    } { NAME($card, case: "gen") }, а має бути рівно { $most }.
deck-weakness = У колоді має бути базова слабкість, випадкова чи названа.
deck-weaknesses = Випадкових базових слабкостей: { $count }, а має бути рівно { $most }.
deck-price = { NAME($card) } коштує { $count } { $count ->
        [one] бал
        [few] бали
       *[many] балів
    } досвіду{ $taboo ->
        [none] {""}
       *[other] {" "}зі списком табу
    }, а є { $of }.
deck-experience = Карти разом коштують { $count } б. досвіду, а є { $of }.
deck-standalone = { $count } б. досвіду: в окремому сценарії щонайбільше { $most }.
