# Co mówi spojrzenie na pole, kartę albo symbol.

## Pola i karty

fact-town = Pole w mieście { NAME($town) }.
fact-lines = O jeden krok stąd: { LIST($places) }.
fact-bus_stop = Przystanek autobusowy.
fact-cure = Miejsce uzdrowienia: kto wraca do zmysłów dzięki pieczęci, trafia tu albo do drugiego takiego miejsca.
fact-gate_open = Otwarta brama.
fact-gate_shut = { NAME($old_one) } nikogo nie przepuszcza przez bramy.
fact-gate_last = Ostatnia otwarta brama: nie prowadzi donikąd.
fact-gate_sealed = Zapieczętowana brama.
fact-gate_warded = Zapieczętowana brama; do tego miasta nie przychodzi żadna nowa figurka.
fact-cultists = Kultyści tutaj: { $count }.
fact-held = { NAME($old_one) } nie wypuszcza stąd nikogo pieszo, póki ktoś nie pokona tu kultysty.
fact-shoggoths = Shoggothy tutaj: { $count }.
fact-people = Tutaj: { LIST($people) }.
fact-sane = Przy zdrowych zmysłach: { NAME($effect) }
fact-insane = W niepoczytalności: { NAME($effect) }
fact-town_gate = Brama: { NAME($place) }.

## Symbole

sign-sanity = Poczytalność
    .text = Każda świeca to żeton poczytalności. Kto traci ostatni, staje się niepoczytalny: druga strona karty, jedna akcja mniej.
sign-actions = Akcje
    .text = Tyle akcji zostało w tej turze. Kosztują: ruch, jazda, walka, przekazanie karty i pieczętowanie.
sign-gate = Otwarta brama
    .text = Za jedną akcję przechodzisz stąd do dowolnej innej otwartej bramy i rzucasz kością poczytalności. Shoggothy idą w jej stronę. Pieczętuje ją pięć wskazówek z jej miasta.
sign-seal = Zapieczętowana brama
    .text = Zamknięta na dobre, dla was i dla Shoggothów. Czwarta pieczęć daje wygraną.
sign-ward = Chronione miasto
    .text = W tym mieście nie stawia się nowych kultystów ani Shoggothów.
sign-cultist = Kultysta
    .text = Jedna akcja pokonuje jednego na twoim polu. Pole mieści trzech: zamiast czwartego budzi się Przedwieczny.
sign-shoggoth = Shoggoth
    .text = Kto się z nim spotka, rzuca kością poczytalności. Pokonanie go kosztuje trzy akcje i daje relikt. Z otwartej bramy schodzi z planszy i wtedy budzi się Przedwieczny.
sign-bus = Przystanek
    .text = Odrzuć wskazówkę, aby stąd pojechać: na dowolne pole miasta z tej wskazówki, a ze wskazówką tego miasta dokądkolwiek.
sign-clue = Wskazówka
    .text = Pięć z jednego miasta w jednej ręce pieczętuje jego bramę. To także bilety autobusowe.
sign-relic = Relikt
    .text = Zagrywa się go w dowolnej chwili bez akcji; zwykle potem rzuca się kością poczytalności. Nigdy nie jest wskazówką.
sign-summoning_rate = Poziom przywołania
    .text = Tyle kart przywołania odkrywa się na końcu każdej tury. Rośnie, gdy budzą się Przedwieczni.
sign-old_one = Przedwieczny
    .text = Zakryty śpi. Następnego odkrywa „Przebudzenie Zła” i czwarty kultysta; ostatni jest Cthulhu, który kończy grę.
sign-ongoing = Stały efekt
    .text = Z tym znakiem efekt Przedwiecznego trwa do końca gry, chyba że usunie go Pieczęć z Leng. Bez niego wydarzył się raz i minął.
sign-symbol = Symbol Shoggotha
    .text = Gdy w etapie przywołania odkrywa się kartę z tym symbolem, każdy Shoggoth idzie o jedno pole ku najbliższej otwartej bramie.
sign-hand = Limit ręki
    .text = Możesz mieć siedem kart, poczytalny Iluzjonista osiem. Kto ma więcej, od razu odrzuca karty albo zagrywa relikty.
