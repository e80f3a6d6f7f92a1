# Badacze: nazwa z odmianą i treść obu stron karty (.sane, .insane).

investigator-detective = Detektyw
    .the = Detektyw
    .gen = Detektywa
    .dat = Detektywowi
    .acc = Detektywa
    .ins = Detektywem
    .gender = masculine
    .sane = Do zapieczętowania bramy wystarczą ci 4 wskazówki z jej miasta zamiast 5.
    .insane = Brama nadal kosztuje cię 4 wskazówki z jej miasta, ale każde przekazanie wskazówki tobie lub od ciebie zajmuje aktywnemu graczowi 2 akcje.
why-seal_detective = { $count ->
        [one] Detektywowi wystarczy { $count }
        [few] Detektywowi wystarczą { $count }
       *[many] Detektywowi wystarczy { $count }
    }
barred-insane_detective = z niepoczytalnym Detektywem wskazówka kosztuje { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }, a { $left ->
        [one] została tylko 1
        [few] zostały tylko { $left }
       *[many] zostało tylko { $left }
    }
investigator-doctor = Lekarz
    .the = Lekarz
    .gen = Lekarza
    .dat = Lekarzowi
    .acc = Lekarza
    .ins = Lekarzem
    .gender = masculine
    .sane = Masz 5 akcji na turę zamiast 4.
    .insane = Masz 4 akcje na turę zamiast 3.
investigator-driver = Kierowca
    .the = Kierowca
    .gen = Kierowcy
    .dat = Kierowcy
    .acc = Kierowcę
    .ins = Kierowcą
    .gender = masculine
    .sane = Jedno „Chodzenie” prowadzi cię o 1 albo 2 pola. Ithaqua cię nie zatrzyma.
    .insane = Każde „Chodzenie” prowadzi cię dokładnie o 2 pola. Ithaqua cię nie zatrzyma.
investigator-hunter = Łowczyni
    .the = Łowczyni
    .gen = Łowczyni
    .dat = Łowczyni
    .acc = Łowczynię
    .ins = Łowczynią
    .gender = feminine
    .sane = Akcja „Pokonaj kultystę” oczyszcza z kultystów całe twoje pole. Raz na turę pokonujesz Shoggotha za 1 akcję zamiast 3.
    .insane = Przy pierwszym w turze wejściu na pole bez kultystów rzucasz kością poczytalności: Złudzenia lub Psychoza stawiają tam 1 kultystę (żetony zostają), inne ścianki nic nie robią. „Pokonaj kultystę” wciąż oczyszcza całe pole, ale Shoggoth znów kosztuje 3 akcje.
warn-arrival_hunter = własny rzut kością za wejście { NAME($place, case: "to") }
why-cheap_kill_hunter = Raz na turę poczytalna Łowczyni płaci tylko { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }
investigator-magician = Iluzjonista
    .the = Iluzjonista
    .gen = Iluzjonisty
    .dat = Iluzjoniście
    .acc = Iluzjonistę
    .ins = Iluzjonistą
    .gender = masculine
    .sane = Możesz mieć na ręce 8 kart i zaczynasz z 1 dodatkowym reliktem. W każdej chwili, także w cudzej turze, możesz bez akcji dać lub wziąć relikt na swoim polu.
    .insane = Możesz mieć na ręce 7 kart. Reliktów nie oddajesz, możesz je tylko brać; jeśli w swojej turze masz jakiś, musisz zagrać co najmniej 1, choćby na próżno, i nie rzucasz za to kością.
barred-insane_magician = niepoczytalny Iluzjonista nie oddaje reliktów
investigator-occultist = Okultystka
    .the = Okultystka
    .gen = Okultystki
    .dat = Okultystce
    .acc = Okultystkę
    .ins = Okultystką
    .gender = feminine
    .sane = Za 1 akcję przesuwasz kultystę z dowolnego miejsca planszy o 1 lub 2 pola, za 2 akcje Shoggotha o 1 pole.
    .insane = Za 1 akcję przesuwasz 1 lub 2 kultystów po 1 polu. Shoggothy już cię nie słuchają.
investigator-reporter = Reporterka
    .the = Reporterka
    .gen = Reporterki
    .dat = Reporterce
    .acc = Reporterkę
    .ins = Reporterką
    .gender = feminine
    .sane = Autobusem jeździsz wszędzie za dowolną wskazówkę. Za 1 akcję jedziesz też bez karty z przystanku na każdy inny przystanek.
    .insane = Żaden autobus cię nie zabierze. Raz na turę możesz bez akcji wyjąć ze stosu odrzuconych kart gry wskazówkę z miasta, w którym jesteś.
barred-insane_reporter = żaden autobus nie zabierze niepoczytalnej Reporterki
