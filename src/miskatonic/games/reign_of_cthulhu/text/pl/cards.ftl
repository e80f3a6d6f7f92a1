# Działanie kart, ścianek kości i elementów planszy, własnymi słowami.

## Rodzaje efektów Przedwiecznych

effect-ongoing = ∞ Efekt stały
effect-one_off = Efekt jednorazowy
effect-game_loss = Przegrana

## Relikty

relic-alien_carving-text = Aktywny gracz ma w tej turze o 3 akcje więcej. Po zakończeniu etapu akcji karta nic nie daje.
relic-alhazreds_flame-text = Zdejmij z planszy do 4 kultystów z dowolnych pól albo zamiast nich 1 Shoggotha. Za takiego Shoggotha nie ma reliktu.
relic-bizarre_statue-text = Najbliższy etap przywołania przepada, w czyjejkolwiek turze wypadnie: nie odkrywa się żadnych kart przywołania.
relic-book_of_shadow-text = Obejrzyj 4 wierzchnie karty talii kart gry i odłóż je na wierzch w wybranej kolejności.
relic-elder_sign-text = Wskaż miasto z zapieczętowaną bramą i odwróć jego pieczęć: odtąd nie można tam postawić żadnego nowego kultysty ani Shoggotha.
relic-last_hourglass-text = Aktywny gracz może zabrać 1 kartę wskazówki ze stosu odrzuconych kart gry.
relic-mi_go_eye-text = Zapieczętowanie najbliższej bramy, przez kogokolwiek, kosztuje o 1 wskazówkę mniej; do tego czasu karta leży odkryta. Gdy działa Yig, można zaoszczędzić kartę połączonego miasta.
relic-seal_of_leng-text = Wyłącz do końca gry stały efekt 1 odkrytego Przedwiecznego. Jeśli to Azathoth, 3 kultystów wraca do puli.
relic-silver_key-text = Aktywny gracz może od razu znaleźć się na dowolnym polu planszy.
relic-song_of_kadath-text = Każdy gracz odzyskuje 1 żeton poczytalności albo jeden gracz odzyskuje pełną poczytalność. Za tę kartę nie rzuca się kością.
relic-warded_box-text = Do końca twojej następnej tury nikt nie rzuca kością poczytalności. Za tę kartę też się nie rzuca.
relic-xaos_mirror-text = Zamień 1 swoją wskazówkę na wskazówkę innego gracza, bez względu na odległość.

## Przedwieczni

old_one-atlach_nacha-text = Każdy badacz po kolei dostawia na swoim polu 1 kultystę albo oddaje 1 żeton poczytalności. Niepoczytalni i ci, którym został 1 żeton, muszą dostawić kultystę.
old_one-azathoth-text = 3 kultystów znika z puli do końca gry. Jeśli zostało ich w niej 2 lub mniej, przegrywacie.
old_one-cthulhu-text = Cthulhu się obudził. Przegrywacie natychmiast.
old_one-dagon-text = Na każdym z czterech pól z bramą, także zapieczętowaną, staje 1 kultysta.
old_one-hastur-text = Karta ze spodu talii przywołania sprowadza na swoje pole Shoggotha i jest odrzucana. Potem wszystkie Shoggothy, z nowym włącznie, robią krok w stronę najbliższej otwartej bramy.
old_one-ithaqua-text = Jeśli na twoim polu jest 2 lub więcej kultystów, „Chodzenie” jest zabronione, dopóki nie użyjesz tam akcji „Pokonaj kultystę”. Inne sposoby opuszczenia pola pozostają dozwolone.
old_one-nyarlathotep-text = Nikt nie może już przejść przez bramę. Shoggothy nadal przez nie odchodzą.
old_one-shub_niggurath-text = Weź 4 karty ze spodu talii przywołania, dostaw po 1 kultyście na ich polach i odrzuć te karty.
old_one-shudde_mell-text = Wspólnie oddajecie 3, 4 lub 5 żetonów poczytalności w 2, 3 lub 4 osoby; podział zależy od was.
old_one-tsathoggua-text = Wspólnie odrzucacie z ręki 2, 3 lub 4 karty w 2, 3 lub 4 osoby; podział zależy od was.
old_one-yig-text = Zapieczętowanie bramy wymaga jeszcze 1 wskazówki z miasta bezpośrednio połączonego z miastem tej bramy.
old_one-yog_sothoth-text = Relikty zagrywa wyłącznie aktywny gracz.

## Badacze

investigator-detective-sane = Do zapieczętowania bramy wystarczą ci 4 wskazówki z jej miasta zamiast 5.
investigator-detective-insane = Brama nadal kosztuje cię 4 wskazówki z jej miasta, ale każde przekazanie wskazówki tobie lub od ciebie zajmuje aktywnemu graczowi 2 akcje.
investigator-doctor-sane = Masz 5 akcji na turę zamiast 4.
investigator-doctor-insane = Masz 4 akcje na turę zamiast 3.
investigator-driver-sane = Jedno „Chodzenie” prowadzi cię o 1 albo 2 pola. Ithaqua cię nie zatrzyma.
investigator-driver-insane = Każde „Chodzenie” prowadzi cię dokładnie o 2 pola. Ithaqua cię nie zatrzyma.
investigator-hunter-sane = Akcja „Pokonaj kultystę” oczyszcza z kultystów całe twoje pole. Raz na turę pokonujesz Shoggotha za 1 akcję zamiast 3.
investigator-hunter-insane = Przy pierwszym w turze wejściu na pole bez kultystów rzucasz kością poczytalności: Złudzenia lub Psychoza stawiają tam 1 kultystę (żetony zostają), inne ścianki nic nie robią. „Pokonaj kultystę” wciąż oczyszcza całe pole, ale Shoggoth znów kosztuje 3 akcje.
investigator-magician-sane = Możesz mieć na ręce 8 kart i zaczynasz z 1 dodatkowym reliktem. W każdej chwili, także w cudzej turze, możesz bez akcji dać lub wziąć relikt na swoim polu.
investigator-magician-insane = Możesz mieć na ręce 7 kart. Reliktów nie oddajesz, możesz je tylko brać; jeśli w swojej turze masz jakiś, musisz zagrać co najmniej 1, choćby na próżno, i nie rzucasz za to kością.
investigator-occultist-sane = Za 1 akcję przesuwasz kultystę z dowolnego miejsca planszy o 1 lub 2 pola, za 2 akcje Shoggotha o 1 pole.
investigator-occultist-insane = Za 1 akcję przesuwasz 1 lub 2 kultystów po 1 polu. Shoggothy już cię nie słuchają.
investigator-reporter-sane = Autobusem jeździsz wszędzie za dowolną wskazówkę. Za 1 akcję jedziesz też bez karty z przystanku na każdy inny przystanek.
investigator-reporter-insane = Żaden autobus cię nie zabierze. Raz na turę możesz bez akcji wyjąć ze stosu odrzuconych kart gry wskazówkę z miasta, w którym jesteś.

## Przebudzenie Zła i kość poczytalności

card-evil_stirs-text = Rzuć kością poczytalności, obudź następnego Przedwiecznego, postaw Shoggotha na polu ze spodniej karty przywołania, a na koniec przetasuj odrzucone karty przywołania i połóż je na wierzchu ich talii. W tym czasie nie zagrywa się reliktów; karta opuszcza grę i nic jej nie zastępuje.
face-blank-text = Tym razem obyło się bez skutków.
face-delusion-text = Tracisz 1 żeton poczytalności. Niepoczytalni nie mają już czego tracić.
face-psychosis-text = Tracisz 2 żetony poczytalności albo ostatni. Niepoczytalni nie mają już czego tracić.
face-paranoia-text = Na twoim polu przybywa 2 kultystów, jeden po drugim.

## Cechy pól

place-feature-gate = Brama
place-feature-bus_stop = Przystanek
place-feature-hospital = Szpital
place-feature-church = Kościół
