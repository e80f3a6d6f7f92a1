# Karty strażnika: nazwa z odmianą i działanie karty (.text).

## Poziom 0

card-45_automatic = Automatyczna .45
    .gen = Automatycznej .45
    .dat = Automatycznej .45
    .acc = Automatyczną .45
    .ins = Automatyczną .45
    .gender = feminine
    .text = Zużywalny (4 naboje). Akcja, 1 nabój: Walka. W tym ataku masz +1 do walki, a atak zadaje o 1 obrażenie więcej.
card-physical_training = Trening fizyczny
    .gen = Treningu fizycznego
    .dat = Treningowi fizycznemu
    .acc = Trening fizyczny
    .ins = Treningiem fizycznym
    .gender = masculine
    .text = Darmowa zdolność, podczas twojego testu, 1 zasób: +1 do siły woli albo +1 do walki w tym teście. Tyle razy, na ile cię stać.
card-beat_cop = Gliniarz
    .gen = Gliniarza
    .dat = Gliniarzowi
    .acc = Gliniarza
    .ins = Gliniarzem
    .gender = masculine
    .text = Twoja walka jest o 1 wyższa. Darmowa zdolność, odrzuć tę kartę: wybrany wróg w twojej lokalizacji otrzymuje 1 obrażenie.
card-first_aid = Pierwsza pomoc
    .gen = Pierwszej pomocy
    .dat = Pierwszej pomocy
    .acc = Pierwszą pomoc
    .ins = Pierwszą pomocą
    .gender = feminine
    .text = Zużywalny (3 zapasy); gdy się skończą, karta zostaje odrzucona. Akcja, 1 zapas: wybrany badacz w twojej lokalizacji leczy 1 obrażenie albo 1 punkt przerażenia.
card-machete = Maczeta
    .gen = Maczety
    .dat = Maczecie
    .acc = Maczetę
    .ins = Maczetą
    .gender = feminine
    .text = Akcja: Walka. W tym ataku masz +1 do walki. Atak zadaje o 1 obrażenie więcej, jeśli w zwarciu z tobą jest tylko atakowany wróg.
card-guard_dog = Pies strażniczy
    .gen = Psa strażniczego
    .dat = Psu strażniczemu
    .acc = Psa strażniczego
    .ins = Psem strażniczym
    .gender = masculine
    .text = Reakcja, gdy ta karta otrzymuje obrażenia od ataku wroga, nawet śmiertelne: ten wróg otrzymuje 1 obrażenie.
card-evidence = Dowód!
    .gen = Dowodu!
    .dat = Dowodowi!
    .acc = Dowód!
    .ins = Dowodem!
    .gender = masculine
    .text = Szybka, gdy już pokonasz wroga: odkrywasz 1 wskazówkę w swojej lokalizacji.
card-dodge = Unik
    .gen = Uniku
    .dat = Unikowi
    .acc = Unik
    .ins = Unikiem
    .gender = masculine
    .text = Szybka, gdy wróg w jakikolwiek sposób atakuje badacza w twojej lokalizacji, także ciebie: atak zostaje anulowany.
card-dynamite_blast = Wysadzenie dynamitem
    .gen = Wysadzenia dynamitem
    .dat = Wysadzeniu dynamitem
    .acc = Wysadzenie dynamitem
    .ins = Wysadzeniem dynamitem
    .gender = neuter
    .text = Wskaż swoją lokalizację albo połączoną z nią. Wszyscy wrogowie i wszyscy badacze, którzy tam są, także ty, otrzymują po 3 obrażenia.
card-vicious_blow = Potworny cios
    .gen = Potwornego ciosu
    .dat = Potwornemu ciosowi
    .acc = Potworny cios
    .ins = Potwornym ciosem
    .gender = masculine
    .text = Jeśli test jest częścią ataku i się powiedzie, atak zadaje o 1 obrażenie więcej.

## Poziom 1

card-extra_ammunition_1 = Dodatkowa amunicja
    .gen = Dodatkowej amunicji
    .dat = Dodatkowej amunicji
    .acc = Dodatkową amunicję
    .ins = Dodatkową amunicją
    .gender = feminine
    .text = Atut z cechą Palna należący do badacza w twojej lokalizacji dostaje 3 naboje, nawet ponad wydrukowaną liczbę.

## Poziom 2

card-police_badge_2 = Odznaka policyjna
    .gen = Odznaki policyjnej
    .dat = Odznace policyjnej
    .acc = Odznakę policyjną
    .ins = Odznaką policyjną
    .gender = feminine
    .text = Twoja siła woli jest o 1 wyższa. Darmowa zdolność, podczas tury badacza w twojej lokalizacji (także twojej), odrzuć tę kartę: ten badacz ma w tej turze o 2 akcje więcej.
card-beat_cop_2 = Gliniarz
    .gen = Gliniarza
    .dat = Gliniarzowi
    .acc = Gliniarza
    .ins = Gliniarzem
    .gender = masculine
    .text = Twoja walka jest o 1 wyższa. Darmowa zdolność, wyczerp tę kartę i zadaj jej 1 obrażenie: wybrany wróg w twojej lokalizacji otrzymuje 1 obrażenie.

## Poziom 4

card-shotgun_4 = Strzelba
    .gen = Strzelby
    .dat = Strzelbie
    .acc = Strzelbę
    .ins = Strzelbą
    .gender = feminine
    .text = Zużywalny (2 naboje). Akcja, 1 nabój: Walka. W tym ataku masz +3 do walki. Zamiast zwykłych obrażeń atak zadaje ich tyle, o ile punktów odnosisz sukces, co najmniej 1, a najwyżej 5. Jeśli test się nie powiedzie i trafisz innego badacza, zadajesz mu tyle obrażeń, ile punktów zabrakło, znów od 1 do 5.
