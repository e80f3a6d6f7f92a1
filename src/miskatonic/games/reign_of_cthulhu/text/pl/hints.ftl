### Dlaczego rozsądny gracz wybrałby to, co mówi podpowiedź: całe zdania.

hint-seal = Nic nie jest warte więcej niż zapieczętowana brama, a do tego znikają kultyści { NAME($town, case: "from") }.
hint-seal_wins = To ostatnia otwarta brama: ta pieczęć daje wam zwycięstwo.
hint-way_to_seal = Masz wskazówki do bramy { NAME($town, case: "in") } i możesz ją zapieczętować jeszcze w tej turze: { $count ->
        [one] 1 akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    } razem z pieczęcią.
hint-towards_seal = Masz wskazówki do bramy { NAME($town, case: "in") }: to droga w jej stronę.
hint-free_the_way = Nikt stąd nie odejdzie, dopóki nie pokona kultysty, a bramę { NAME($town, case: "in") } można zapieczętować jeszcze w tej turze.
hint-towards_partner = { NAME($who) } jest tam, gdzie można przekazywać wskazówki { NAME($town, case: "from") }.
hint-towards_meeting = Razem macie więcej wskazówek { NAME($town, case: "from") } niż każde z was osobno: przy tamtejszej bramie dobrze się spotkać.
hint-towards_shoggoth = Shoggoth { NAME($place, case: "in") } zmierza do bramy, a za pokonanie go jest relikt.
hint-towards_cultists = { $count ->
        [one] Kultysta { NAME($place, case: "in") } to najgorsze zagrożenie, na które możesz coś poradzić.
        [few] Kultyści { NAME($place, case: "in") } ({ $count }) to najgorsze zagrożenie, na które możesz coś poradzić.
       *[many] Kultyści { NAME($place, case: "in") } ({ $count }) to najgorsze zagrożenie, na które możesz coś poradzić.
    }
hint-full_place = { CAP(NAME($place, case: "in")) } nie ma miejsca na czwartego kultystę: następny zacznie rytuał przebudzenia.
hint-few_in_pool = { $count ->
        [0] W puli nie ma już kultystów: kto musi dostawić następnego, przegrywa grę.
        [one] W puli został tylko 1 kultysta; jeśli zabraknie kultysty do dostawienia, gra jest przegrana.
        [few] W puli zostali tylko { $count } kultyści; jeśli zabraknie kultysty do dostawienia, gra jest przegrana.
       *[many] W puli zostało tylko { $count } kultystów; jeśli zabraknie kultysty do dostawienia, gra jest przegrana.
    }
hint-fewer_here = Im mniej kultystów { NAME($place, case: "in") } teraz, tym później zagrozi tam rytuał.
hint-defeat_shoggoth = Przeszedłby przez bramę i zaczął rytuał; pokonany daje relikt.
hint-hand_over = { NAME($who) } zbiera wskazówki { NAME($town, case: "from") }; brakuje jeszcze: { $count }.
hint-hand_over_last = To ostatnia wskazówka { NAME($town, case: "from") }, której do pieczęci potrzebuje { NAME($who) }.
hint-shift = Z dala stamtąd ten kultysta jest o wiele mniej groźny.
hint-drag = Tam Shoggoth ma dalej do bramy.
hint-pick = Wskazówka za nic.
hint-relic = To dobra chwila na { NAME($relic, case: "acc") }: później nie przyda się bardziej.
hint-relic_forced = Ze wszystkiego, czego możesz się pozbyć, { NAME($relic) } daje ci teraz najwięcej.
hint-agree = Kto o to prosi, ma plan, a wygrywacie i przegrywacie razem.
hint-missed_least = Ze wszystkich możliwości ta kosztuje was najmniej.
hint-investigator = W wielu rozegranych do końca grach szło z tą postacią najlepiej spośród wyłożonych.
hint-better_there = Stamtąd da się zrobić najwięcej.
hint-wanted_clue = Wskazówka trafia tam, gdzie szykuje się pieczęć.
hint-worst_danger = To najgorsze z zagrożeń, które można teraz usunąć.
hint-least_danger = Tam zaszkodzi najmniej.
hint-song = Tam poczytalność jest najbardziej potrzebna.
hint-next = Przebudzenie Zła jak najpóźniej, a przed nim to, czego potrzebuje następny gracz.
hint-pass = Nic, co można teraz zrobić, nie da więcej, niż kosztuje.
hint-end_actions = Nic w zasięgu nie jest już warte następnej akcji.
hint-end_out = Nie masz już akcji.
hint-any = Tu każda odpowiedź jest równie dobra.
hint-end_meeting = Poczekaj tutaj: razem macie więcej wskazówek { NAME($town, case: "from") } niż każde z was osobno, a przy tej bramie dobrze się spotkać.
hint-free_to_go = Nikt stąd nie odejdzie, dopóki nie pokona kultysty.
hint-ticket = Biletem jest wskazówka { NAME($town, case: "from") }.
hint-ticket_spare = Biletem jest wskazówka { NAME($town, case: "from") }, która nikomu nie jest potrzebna.
hint-by_gate = Najszybciej jest przez bramę.
hint-meets_shoggoth = { CAP(NAME($place, case: "in")) } czeka Shoggoth.
hint-price_roll = Ceną jest rzut kością poczytalności.
hint-price_mad = Ceną jest rzut kością poczytalności: { $percent }% na to, że { $count ->
        [one] stracisz ostatni żeton
        [few] stracisz ostatnie { $count } żetony
       *[many] stracisz ostatnich { $count } żetonów
    } i popadniesz w niepoczytalność.
