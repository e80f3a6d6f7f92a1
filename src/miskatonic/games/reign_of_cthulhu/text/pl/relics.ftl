# Relikty: nazwa z odmianą, działanie karty (.text), a pod nim słowa, których potrzebuje tylko ta karta.

relic-alien_carving = Rzeźba Obcych
    .gen = Rzeźby Obcych
    .acc = Rzeźbę Obcych
    .ins = Rzeźbą Obcych
    .gender = feminine
    .text = Aktywny gracz ma w tej turze o 3 akcje więcej. Po zakończeniu etapu akcji karta nic nie daje.
ask-carving = { NAME($who) } zagrywa dla ciebie Rzeźbę Obcych. Bierzesz 3 akcje?
event-actions_gained = { NAME($who) } { GENDER($who) ->
        [feminine] zyskała
       *[masculine] zyskał
    } { $count ->
        [one] 1 dodatkową akcję
        [few] { $count } dodatkowe akcje
       *[many] { $count } dodatkowych akcji
    }.
relic-alhazreds_flame = Płomień Alhazreda
    .gen = Płomienia Alhazreda
    .acc = Płomień Alhazreda
    .ins = Płomieniem Alhazreda
    .gender = masculine
    .text = Zdejmij z planszy do 4 kultystów z dowolnych pól albo zamiast nich 1 Shoggotha. Za takiego Shoggotha nie ma reliktu.
ask-flame = Płomień Alhazreda: co ma spłonąć? { $count ->
        [one] Jeszcze 1 kultysta
        [few] Najwyżej { $count } kultystów
       *[many] Najwyżej { $count } kultystów
    }.
option-burn = Spal kultystę { NAME($place, case: "in") }
option-burn_shoggoth = Spal Shoggotha { NAME($place, case: "in") }
verb-burn = Spal kultystę
verb-burn_shoggoth = Spal Shoggotha
event-cultist_burnt = Płomień Alhazreda pochłonął kultystę { NAME($place, case: "in") }.
event-shoggoth_burnt = Płomień Alhazreda pochłonął Shoggotha { NAME($place, case: "in") }.
relic-bizarre_statue = Dziwaczny posąg
    .gen = Dziwacznego posągu
    .acc = Dziwaczny posąg
    .ins = Dziwacznym posągiem
    .gender = masculine
    .text = Najbliższy etap przywołania przepada, w czyjejkolwiek turze wypadnie: nie odkrywa się żadnych kart przywołania.
event-summoning_skipped = Dziwaczny posąg uciszył zaśpiewy: etap przywołania przepadł.
why-summoning_skipped = Dziwaczny posąg: najbliższy etap przywołania przepada
relic-book_of_shadow = Księga Cieni
    .gen = Księgi Cieni
    .acc = Księgę Cieni
    .ins = Księgą Cieni
    .gender = feminine
    .text = Obejrzyj 4 wierzchnie karty talii kart gry i odłóż je na wierzch w wybranej kolejności.
ask-shadow = Księga Cieni: która karta ma być dobrana jako następna?
option-next = { CAP(NAME($card)) }
verb-next = Wybierz następną kartę
event-cards_seen = Księga Cieni odsłoniła wierzch talii kart gry: { LIST($cards) }.
    .others = { NAME($who) } { GENDER($who) ->
            [feminine] obejrzała
           *[masculine] obejrzał
        } { $count ->
            [one] następną kartę gry
            [few] { $count } następne karty gry
           *[many] { $count } następnych kart gry
        }.
relic-elder_sign = Znak Starszych Bogów
    .gen = Znaku Starszych Bogów
    .acc = Znak Starszych Bogów
    .ins = Znakiem Starszych Bogów
    .gender = masculine
    .text = Wskaż miasto z zapieczętowaną bramą i odwróć jego pieczęć: odtąd nie można tam postawić żadnego nowego kultysty ani Shoggotha.
ask-elder_sign = Znak Starszych Bogów: które miasto ma chronić?
option-ward = Chroń { NAME($town, case: "acc") }
verb-ward = Chroń miasto
event-town_warded = Znak Starszych Bogów chroni odtąd { NAME($town, case: "acc") }: nie pojawi się tam żaden nowy kultysta ani Shoggoth.
event-warded = Znak Starszych Bogów ustrzegł miasto: { NAME($place, case: "in") } nic się nie pojawiło.
relic-last_hourglass = Ostatnia klepsydra
    .gen = Ostatniej klepsydry
    .acc = Ostatnią klepsydrę
    .ins = Ostatnią klepsydrą
    .gender = feminine
    .text = Aktywny gracz może zabrać 1 kartę wskazówki ze stosu odrzuconych kart gry.
ask-hourglass = Ostatnia klepsydra: którą wskazówkę bierzesz?
ask-hourglass_for = Ostatnia klepsydra: którą wskazówkę ma wziąć { NAME($who) }?
ask-hourglass_offered = { NAME($who) } zagrywa Ostatnią klepsydrę: możesz odzyskać wskazówkę { NAME($town, case: "from") }. Bierzesz ją?
option-take_back = Weź { NAME($card, case: "acc") }
verb-take_back = Weź wskazówkę
relic-mi_go_eye = Oko Mi-go
    .gen = Oka Mi-go
    .acc = Oko Mi-go
    .ins = Okiem Mi-go
    .gender = neuter
    .text = Zapieczętowanie najbliższej bramy, przez kogokolwiek, kosztuje o 1 wskazówkę mniej; do tego czasu karta leży odkryta. Gdy działa Yig, można zaoszczędzić kartę połączonego miasta.
why-seal_eye = Oko Mi-go oszczędza 1 wskazówkę
relic-seal_of_leng = Pieczęć z Leng
    .gen = Pieczęci z Leng
    .acc = Pieczęć z Leng
    .ins = Pieczęcią z Leng
    .gender = feminine
    .text = Wyłącz do końca gry stały efekt 1 odkrytego Przedwiecznego. Jeśli to Azathoth, 3 kultystów wraca do puli.
ask-leng = Pieczęć z Leng: czyj efekt anulujesz?
option-cancel = Anuluj efekt { NAME($old_one, case: "gen") }
verb-cancel = Anuluj efekt Przedwiecznego
event-old_one_cancelled = Pieczęć z Leng uśpiła { NAME($old_one, case: "acc") }{ $old_one ->
        [old_one-azathoth] : pochłonięci kultyści wrócili do puli
       *[other] { "" }
    }.
relic-silver_key = Srebrny klucz
    .gen = Srebrnego klucza
    .acc = Srebrny klucz
    .ins = Srebrnym kluczem
    .gender = masculine
    .text = Aktywny gracz może od razu znaleźć się na dowolnym polu planszy.
ask-silver_key = Srebrny klucz: dokąd cię przenosi?
ask-silver_key_for = Srebrny klucz: dokąd ma się przenieść { NAME($who) }?
ask-silver_key_offered = { NAME($who) } zagrywa Srebrny klucz: przeniesie cię on { NAME($place, case: "to") }. Zgadzasz się?
option-step = { CAP(NAME($place, case: "to")) }
verb-step = Wybierz pole
event-stepped = Srebrny klucz przeniósł { NAME($who, case: "acc") } { NAME($place, case: "to") }.
relic-song_of_kadath = Pieśń o Kadath
    .gen = Pieśni o Kadath
    .acc = Pieśń o Kadath
    .ins = Pieśnią o Kadath
    .gender = feminine
    .text = Każdy gracz odzyskuje 1 żeton poczytalności albo jeden gracz odzyskuje pełną poczytalność. Za tę kartę nie rzuca się kością.
ask-song = Pieśń o Kadath: komu ma zabrzmieć?
option-song_all = Każdy odzyskuje 1 żeton poczytalności
option-song = { NAME($who) } odzyskuje pełną poczytalność
verb-song_all = Poczytalność dla wszystkich
verb-song = Poczytalność dla jednej osoby
relic-warded_box = Strzeżona Skrzyńka
    .gen = Strzeżonej Skrzyńki
    .acc = Strzeżoną Skrzyńkę
    .ins = Strzeżoną Skrzyńką
    .gender = feminine
    .text = Do końca twojej następnej tury nikt nie rzuca kością poczytalności. Za tę kartę też się nie rzuca.
event-roll_prevented = Strzeżona Skrzyńka oszczędziła { NAME($who, case: "dat") } rzutu kością poczytalności.
event-ward_ends = Strzeżona Skrzyńka się zamknęła: znów rzuca się kością poczytalności.
why-no_rolls = Bez rzutu kością poczytalności, dopóki działa Strzeżona Skrzyńka
relic-xaos_mirror = Zwierciadło Xaos
    .gen = Zwierciadła Xaos
    .acc = Zwierciadło Xaos
    .ins = Zwierciadłem Xaos
    .gender = neuter
    .text = Zamień 1 swoją wskazówkę na wskazówkę innego gracza, bez względu na odległość.
ask-mirror = Zwierciadło Xaos: które wskazówki zamieniasz?
option-swap = Daj { NAME($who, case: "dat") } { NAME($mine, case: "acc") } w zamian za { NAME($theirs, case: "acc") }
verb-swap = Zamień wskazówki
event-swapped = Przez Zwierciadło Xaos { NAME($who) } { GENDER($who) ->
        [feminine] oddała
       *[masculine] oddał
    } { NAME($other, case: "dat") } { NAME($mine, case: "acc") } w zamian za { NAME($theirs, case: "acc") }.

# Każdy relikt

option-play = Zagraj { NAME($relic, case: "acc") }
verb-play = Zagraj relikt
event-relic_played = { NAME($who) } { GENDER($who) ->
        [feminine] zagrała
       *[masculine] zagrał
    } { NAME($relic, case: "acc") }.
event-no_effect = { NAME($relic) } nie { GENDER($relic) ->
        [feminine] miała
        [neuter] miało
       *[masculine] miał
    } na co zadziałać.
event-declined = { NAME($who) } { GENDER($who) ->
        [feminine] zrezygnowała
       *[masculine] zrezygnował
    }.
why-no_effect = Teraz { NAME($relic) } nie ma na co zadziałać i przepadnie bez efektu
why-relic_roll = Potem { NAME($who) } rzuca kością poczytalności
