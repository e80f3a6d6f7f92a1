# Karty Mitów: nazwa z odmianą.

## Azathoth

mythos-aza_m1 = Demoniczne flety
    .gen = Demonicznych fletów
    .acc = Demoniczne flety
mythos-aza_m2 = Pęknięcie nieba
    .gen = Pęknięcia nieba
    .acc = Pęknięcie nieba
mythos-aza_m3 = Walc bez końca
    .gen = Walca bez końca
    .acc = Walca bez końca
mythos-aza_m4 = Zapadające się kąty
    .gen = Zapadających się kątów
    .acc = Zapadające się kąty
mythos-aza_m5 = Puls pustki
    .gen = Pulsu pustki
    .acc = Puls pustki
mythos-aza_m6 = Ślepy głód
    .gen = Ślepego głodu
    .acc = Ślepy głód
mythos-aza_m7 = Dworzanie pustki
    .gen = Dworzan pustki
    .acc = Dworzan pustki
mythos-aza_m8 = Rozpadające się myśli
    .gen = Rozpadających się myśli
    .acc = Rozpadające się myśli

## Tsathoggua

mythos-tsa_m1 = Gnuśne sny
    .gen = Gnuśnych snów
    .acc = Gnuśne sny
mythos-tsa_m2 = Szlam z N'kai
    .gen = Szlamu z N'kai
    .acc = Szlam z N'kai
mythos-tsa_m3 = Ropusze bożki
    .gen = Ropuszych bożków
    .acc = Ropusze bożki
mythos-tsa_m4 = Ołowiane kończyny
    .gen = Ołowianych kończyn
    .acc = Ołowiane kończyny
mythos-tsa_m5 = Ofiary w mroku
    .gen = Ofiar w mroku
    .acc = Ofiary w mroku
mythos-tsa_m6 = Śpiący się porusza
    .gen = „Śpiący się porusza”
    .acc = „Śpiący się porusza”
mythos-tsa_m7 = Czarny śluz
    .gen = Czarnego śluzu
    .acc = Czarny śluz
mythos-tsa_m8 = Senna cisza
    .gen = Sennej ciszy
    .acc = Senną ciszę

## Nieznane

mythos-unk_m1 = Kształt w kącie
    .gen = Kształtu w kącie
    .acc = Kształt w kącie
mythos-unk_m2 = Wzywa pobratymców
    .gen = „Wzywa pobratymców”
    .acc = „Wzywa pobratymców”
mythos-unk_m3 = Oddech na karku
    .gen = Oddechu na karku
    .acc = Oddech na karku
mythos-unk_m4 = Ten drugi
    .gen = Tego drugiego
    .acc = Tego drugiego

## Nieutulony Żal

mythos-s1_m1 = Zgromadzenie oskarżycieli
    .gen = Zgromadzenia oskarżycieli
    .acc = Zgromadzenie oskarżycieli
mythos-s1_m2 = Popielny wiatr
    .gen = Popielnego wiatru
    .acc = Popielny wiatr
mythos-s1_m3 = Zimne dłonie
    .gen = Zimnych dłoni
    .acc = Zimne dłonie
mythos-s1_m4 = Chór szubienic
    .gen = Chóru szubienic
    .acc = Chór szubienic
mythos-s1_m5 = Krzywoprzysięstwo
    .gen = Krzywoprzysięstwa
    .acc = Krzywoprzysięstwo
mythos-s1_m6 = Stos płonie znowu
    .gen = „Stos płonie znowu”
    .acc = „Stos płonie znowu”
mythos-s1_m7 = Bezimienne u drzwi
    .gen = Bezimiennego u drzwi
    .acc = Bezimienne u drzwi
mythos-s1_m8 = Tłum z pochodniami
    .gen = Tłumu z pochodniami
    .acc = Tłum z pochodniami

## Wyspa Potępionych

mythos-s2_m1 = Zarzucona sieć
    .gen = Zarzuconej sieci
    .acc = Zarzuconą sieć
mythos-s2_m2 = Gaszenie świateł
    .gen = Gaszenia świateł
    .acc = Gaszenie świateł
mythos-s2_m3 = Obchód strażników
    .gen = Obchodu strażników
    .acc = Obchód strażników
mythos-s2_m4 = Krzyki w burzy
    .gen = Krzyków w burzy
    .acc = Krzyki w burzy
mythos-s2_m5 = Przymusowe leczenie
    .gen = Przymusowego leczenia
    .acc = Przymusowe leczenie
mythos-s2_m6 = Zamknięcie oddziału
    .gen = Zamknięcia oddziału
    .acc = Zamknięcie oddziału
mythos-s2_m7 = Pod laguną
    .gen = „Pod laguną”
    .acc = „Pod laguną”
mythos-s2_m8 = Doktor cię przyjmie
    .gen = „Doktor cię przyjmie”
    .acc = „Doktor cię przyjmie”

## Zbaw nas ode Złego

mythos-s3_m1 = Ściany się zbliżają
    .gen = „Ściany się zbliżają”
    .acc = „Ściany się zbliżają”
mythos-s3_m2 = Skok Ghasta
    .gen = Skoku Ghasta
    .acc = Skok Ghasta
mythos-s3_m3 = Przypływ kości
    .gen = Przypływu kości
    .acc = Przypływ kości
mythos-s3_m4 = Zgubieni w mroku
    .gen = Zgubionych w mroku
    .acc = Zgubionych w mroku
mythos-s3_m5 = Litania ołtarza
    .gen = Litanii ołtarza
    .acc = Litanię ołtarza
mythos-s3_m6 = Zawalenie stropu
    .gen = Zawalenia stropu
    .acc = Zawalenie stropu
mythos-s3_m7 = Głodne echo
    .gen = Głodnego echa
    .acc = Głodne echo
mythos-s3_m8 = Gasnące świece
    .gen = Gasnących świec
    .acc = Gasnące świece

## Z rozkazu Królowej

mythos-s4_m1 = Rozkaz Jej Wysokości
    .gen = Rozkazu Jej Wysokości
    .acc = Rozkaz Jej Wysokości
mythos-s4_m2 = Jad w winie
    .gen = Jadu w winie
    .acc = Jad w winie
mythos-s4_m3 = Sploty
    .gen = Splotów
    .acc = Sploty
mythos-s4_m4 = Pragnienie kamieni
    .gen = Pragnienia kamieni
    .acc = Pragnienie kamieni
mythos-s4_m5 = Iskry
    .gen = Iskier
    .acc = Iskry
mythos-s4_m6 = Pale na murach
    .gen = Pali na murach
    .acc = Pale na murach
mythos-s4_m7 = Schody się walą
    .gen = „Schody się walą”
    .acc = „Schody się walą”
mythos-s4_m8 = Gwardia pałacowa
    .gen = Gwardii pałacowej
    .acc = Gwardię pałacową

## Festiwal Śmierci

mythos-s5_m1 = Zapraszamy, zapraszamy!
    .gen = „Zapraszamy, zapraszamy!”
    .acc = „Zapraszamy, zapraszamy!”
mythos-s5_m2 = Pędzące stado
    .gen = Pędzącego stada
    .acc = Pędzące stado
mythos-s5_m3 = Oszukane gry
    .gen = Oszukanych gier
    .acc = Oszukane gry
mythos-s5_m4 = Gaz rozweselający
    .gen = Gazu rozweselającego
    .acc = Gaz rozweselający
mythos-s5_m5 = Ukłon dyrektora
    .gen = Ukłonu dyrektora
    .acc = Ukłon dyrektora
mythos-s5_m6 = Połykacze ognia
    .gen = Połykaczy ognia
    .acc = Połykaczy ognia
mythos-s5_m7 = Zagubieni w lustrach
    .gen = Zagubionych w lustrach
    .acc = Zagubionych w lustrach
mythos-s5_m8 = Pora karmienia
    .gen = Pory karmienia
    .acc = Porę karmienia

## Die Schöne und das Biest

mythos-s6_m1 = Wycie z głębi
    .gen = Wycia z głębi
    .acc = Wycie z głębi
mythos-s6_m2 = Zazdrośni zalotnicy
    .gen = Zazdrosnych zalotników
    .acc = Zazdrosnych zalotników
mythos-s6_m3 = Kroki w holu
    .gen = Kroków w holu
    .acc = Kroki w holu
mythos-s6_m4 = Więdnąca róża
    .gen = Więdnącej róży
    .acc = Więdnącą różę
mythos-s6_m5 = Walc widm
    .gen = Walca widm
    .acc = Walca widm
mythos-s6_m6 = Ciernie
    .gen = Cierni
    .acc = Ciernie
mythos-s6_m7 = Opowieść na nowo
    .gen = Opowieści na nowo
    .acc = Opowieść na nowo
mythos-s6_m8 = Zawiść
    .gen = Zawiści
    .acc = Zawiść
