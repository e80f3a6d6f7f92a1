# Co jest na kartach i żetonach, w słowach: co mówi spojrzenie na kartę, Wroga, Pole albo symbol. Co robią karty, powstaje
# z ich wierszy (effects.ftl); $sentences to całe zdania.

fact-text = { LIST($sentences, sep: " ") }
fact-does = { NAME($enemy) }: { LIST($sentences, sep: " ") }
fact-invented = Nasz projekt.

## Ludzie

fact-skills = Unikatowa Umiejętność: { NAME($unique) }. Wspólne Umiejętności: { LIST($skills) }.
fact-unique_skill = Unikatowa Umiejętność, którą ma { NAME($investigator) }.
fact-common_skill = Wspólna Umiejętność.
fact-level = Poziom { $level }: { LIST($sentences, sep: " ") }
fact-first_level = { NAME($skill) }, poziom { $level }: { LIST($sentences, sep: " ") }
fact-at_thresholds = Działa za każdym razem, gdy osiągasz Próg Niepoczytalności, zanim wzrośnie Umiejętność.

## Karty

fact-symbol = Z symbolem Przywołania.
fact-no_symbol = Bez symbolu Przywołania.
fact-slot = Należy do Nieznanego Potwora nr { $slot }.
fact-draw_again = Następnie dobierz i rozpatrz kolejną kartę Mitów.
fact-side = { $type ->
        [item] Przedmiot.
        [companion] Towarzysz.
       *[condition] Stan.
    }
fact-companion_health = Punkty życia: { $count }; po tylu Obrażeniach ginie.
fact-side_of = { $place ->
        [left] Lewa strona
       *[right] Prawa strona
    }, { NAME($side) } ({ $type ->
        [item] Przedmiot
        [companion] Towarzysz, punkty życia: { $health }
       *[condition] Stan
    }): { LIST($sentences, sep: " ") }
fact-common_side = Relikt, zwyczajna strona.
fact-turns_into = Po twoim trzecim Progu Niepoczytalności staje się tym: { NAME($relic) }. { LIST($sentences, sep: " ") }
fact-transformed_side = Relikt, przekształcona strona. Zwyczajna strona: { NAME($relic) }.

## Wrogowie

fact-enemy = { $kind ->
        [cultist] Kultysta
       *[monster] Potwór
    }, punkty życia: { $health }. Figurki: { $figures }.
fact-dice = Kości ataku: { $standard ->
        [one] 1 standardowa
        [few] { $standard } standardowe
       *[many] { $standard } standardowych
    }{ $bonus ->
        [0] { "" }
        [one] { " " }i 1 dodatkowa
        [few] { " " }i { $bonus } dodatkowe
       *[many] { " " }i { $bonus } dodatkowych
    }.
fact-reserve = W Rezerwie: { $count }.
fact-setup = Przygotowanie: { LIST($sentences, sep: " ") }
fact-on_advance = Gdy Przedwieczny postępuje: { LIST($sentences, sep: " ") }
fact-minions = Jego słudzy: { LIST($enemies) }.
fact-stages = Jego Stadia: { LIST($stages) }.
fact-stage = { $stage ->
        [1] Stadium I, działa od początku gry do końca.
        [2] Stadium II: Przedwieczny pojawia się na planszy.
        [3] Stadium III.
       *[4] Stadium Finałowe: pokonanie go wygrywa grę dla wszystkich.
    }
fact-stage_health = Punkty życia: { $count }.
fact-stage_dice = Dodaje do ataku kości: { $standard ->
        [one] 1 standardową
        [few] { $standard } standardowe
       *[many] { $standard } standardowych
    }{ $bonus ->
        [0] { "" }
        [one] { " " }i 1 dodatkową
        [few] { " " }i { $bonus } dodatkowe
       *[many] { " " }i { $bonus } dodatkowych
    }.
fact-stage_place = Po odkryciu umieść Przedwiecznego { NAME($where, case: "in") }.
fact-lasting = Odtąd: { LIST($sentences, sep: " ") }

## Scenariusz i plansza

fact-actions = Akcje Scenariusza: { LIST($actions) }.
fact-requires = Warunki: { LIST($needs) }.
fact-costs = Koszt: { LIST($price) }.
fact-supply = W zasobach: { $count } z { $of }.
fact-gate = { $colour ->
        [red] Tu jest Czerwona Brama.
        [yellow] Tu jest Żółta Brama.
       *[blue] Tu jest Niebieska Brama.
    }
fact-start = Pole Startowe.
fact-adjacent = Sąsiaduje z nim: { LIST($spaces) }.
fact-safe = Bezpieczne: nie ma tu Wrogów.
fact-enemies = Wrogowie tutaj: { LIST($enemies) }.
fact-people = Badacze tutaj: { LIST($people) }.
fact-fire = Ogień tutaj: { $count }.
fact-tokens = Żetony tutaj: { LIST($tokens) }.
fact-faces = Na 6 ścianek: kość standardowa { $standard }, kość dodatkowa { $bonus }.
fact-track = Teraz na polu { $count } z { $of }.
fact-fire_left = Żetony Ognia, które można jeszcze położyć na mapie: { $count }.

## Słowa i symbole

sign-success = Sukces
    .text = W twoim Ataku każdy rani cel, w ataku Wroga i w rzucie na Ogień rani ciebie. W innych rzutach jest napisane, ile ich trzeba.
sign-elder_sign = Znak starszych bogów
    .text = Sam nic nie robi. Umiejętności, karty i Wrogowie robią z niego coś innego, najczęściej sukces.
sign-tentacle = Macka
    .text = Każda, w dowolnym rzucie, kosztuje rzucającego Badacza 1 punkt Poczytalności, gdy cała reszta rzutu jest już rozpatrzona.
sign-blank = Pusta ścianka
    .text = Nic.
sign-standard = Kość standardowa
    .text = Badacze rzucają trzema, Wrogowie tyloma, ile podaje ich karta. Tylko na tych kościach są macki.
sign-bonus = Kość dodatkowa
    .text = Dołącza do twoich rzutów dzięki Umiejętnościom, kartom i Progom Niepoczytalności, ale nigdy do rzutu przeciwko tobie. Nie ma na niej macki.
sign-reroll = Przerzut
    .text = Otrzymaj 1 punkt Stresu, aby rzucić jeszcze raz dowolną jedną kością, dopóki Stres na to pozwala. Darmowy przerzut nic nie kosztuje.
sign-stress = Stres
    .text = Najwyżej 4 punkty. Płaci się nim za przerzuty i karty. Co się nie zmieści, przepada albo staje się Obrażeniami, jeśli tak każe karta.
sign-wounds = Obrażenia
    .text = Piąte Obrażenie zabija Badacza. Wróg ginie, gdy ma tyle Obrażeń, ile punktów życia. Towarzysze mogą przyjmować Obrażenia za ciebie.
sign-sanity = Poczytalność
    .text = Można ją tylko tracić. Znacznik zatrzymuje się na każdym Progu Niepoczytalności, bez względu na resztę straty; na końcu toru Badacz popada w obłęd i odpada z gry.
sign-threshold = Próg Niepoczytalności
    .text = Gdy go osiągasz, działa twoja Niepoczytalność, potem jedna z twoich Umiejętności rośnie o poziom; niektóre dają na stałe kość dodatkową.
sign-insanity = Niepoczytalność
    .text = Karta, którą masz przez całą grę; działa przy każdym Progu Niepoczytalności.
sign-skill = Umiejętność
    .text = Masz trzy, na początku na poziomie 1, najwyżej na poziomie 4. Poziom dodaje coś do niższych albo je zastępuje.
sign-fire = Ogień
    .text = Kto opuszcza Pole z Ogniem, kładzie na swojej planszy tyle samo żetonów. Na koniec tury rzucasz za każdy kością standardową: sukcesy to Obrażenia. Potem Ogień znika.
sign-gate = Brama
    .text = Na każdej mapie są Czerwona, Żółta i Niebieska. Tam przywołuje się Wrogów.
sign-start = Pole Startowe
    .text = Stąd zaczynają Badacze.
sign-random_location = Losowa Lokacja
    .text = Jedna z trzech Bram albo Pole Startowe, wybrane losowo.
sign-safe = Bezpieczne Pole
    .text = Pole bez Wrogów. Można tu Odpoczywać, a w trzeciej fazie tury Przeszukujesz zamiast walczyć.
sign-place = Umieszczenie
    .text = Umieszczona figurka trafia od razu na Pole: nikt za nią nie podąża, Ognia nie zabiera. Kto się porusza, idzie Pole po Polu, z jednym i drugim.
sign-sneak = Wymknięcie
    .text = Gdy podczas Biegu opuszczasz Pole, jeden wybrany Wróg zostaje, zamiast podążyć za tobą.
sign-free_action = Darmowa akcja
    .text = W twojej fazie akcji, przed inną akcją albo po niej. Nie kosztuje akcji.
sign-special_action = Specjalna akcja
    .text = W twojej fazie akcji. Kosztuje jedną z twoich akcji.
sign-price = Koszt
    .text = To, co stoi przed strzałką, płaci się najpierw i w całości albo wcale: Stres musi się zmieścić, Obrażenia mogą być twoimi ostatnimi.
sign-cultist = Kultysta
    .text = Sługa Przedwiecznego. To, co mówi się o Potworach, go nie dotyczy.
sign-monster = Potwór
    .text = Każdy Wróg, który nie jest Kultystą ani Przedwiecznym.
sign-reserve = Rezerwa
    .text = Tu czekają figurki, których nie ma na planszy. Gdy zabraknie figurek danego rodzaju, nikt nie zostaje przywołany.
sign-track = Tor Przywołania
    .text = Posuwa się po nim Przedwieczny, po jednym polu. Na pierwszym czerwonym polu zostaje przywołany.
sign-progression = Żeton Postępu
    .text = Zastępuje Przedwiecznego na torze, gdy jest już na planszy. Gdy dotrze do ostatniego pola, wszystko stracone.
sign-symbol = Symbol Przywołania
    .text = Liczy się tylko na stosie odrzuconych kart Mitów. Gdy na koniec tury są tam 3, Przedwieczny postępuje, a stos wtasowuje się do talii.
sign-ritual = Rytuał
    .text = Dopóki go nie przerwiecie tak, jak mówi Scenariusz, nic nie zrani Przedwiecznego. Jeśli nie ma go jeszcze na planszy, pojawi się na koniec tej tury.
sign-stage = Stadium
    .text = Z Przedwiecznym walczy się Stadium po Stadium. Efekty i kości Stadium zostają do końca, nawet pokonanego; nadmiar Obrażeń przepada.
sign-mythos = Karta Mitów
    .text = Co turę, po akcjach, dobiera się jedną i rozpatruje od góry do dołu; potem leży na stosie odrzuconych.
sign-discovery = Karta Odkryć
    .text = Znajduje się ją, Przeszukując. Środek mówi, co zrobić; pozyskana strona trafia pod twoją planszę i odtąd działa.
sign-item = Przedmiot
    .text = Pozyskana karta. Można ją wymieniać; jej działania używa się we własnej turze, chyba że mówi inaczej.
sign-companion = Towarzysz
    .text = Pozyskana karta, która może przyjmować Obrażenia za ciebie i ginie, gdy ma ich tyle, ile punktów życia. Poziom Umiejętności, który daje, trwa tak długo jak ona.
sign-condition = Stan
    .text = Pozyskana karta, która zwykle szkodzi. Nie można jej wymieniać.
sign-relic = Relikt
    .text = Należy do jednego Badacza, nie można go wymieniać ani odrzucać, a przy trzecim Progu Niepoczytalności odwraca się na drugą stronę.
