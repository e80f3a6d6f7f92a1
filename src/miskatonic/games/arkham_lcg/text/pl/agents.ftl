# Cztery zestawy Agentów; jeden z nich, nieoglądany, trafia do Pożeracza z otchłani.

## Agenci Hastura

card-screeching_byakhee = Wrzeszczący Byakhee
    .gen = Wrzeszczącego Byakhee
    .dat = Wrzeszczącemu Byakhee
    .acc = Wrzeszczącego Byakhee
    .ins = Wrzeszczącym Byakhee
    .gender = masculine
    .text = Polowanie: na tego, komu zostało najmniej poczytalności. Łowca. Gdy jest w zwarciu z badaczem, któremu zostały najwyżej 4 punkty poczytalności, jego wartości walki i wymykania są o 1 wyższe. Zwycięstwo 1.
card-the_yellow_sign = Żółty Znak
    .gen = Żółtego Znaku
    .dat = Żółtemu Znakowi
    .acc = Żółty Znak
    .ins = Żółtym Znakiem
    .gender = masculine
    .text = Odkrycie: test siły woli (4). Przy porażce otrzymujesz 2 punkty przerażenia, szukasz w swojej talii osłabienia z cechą Szaleństwo, dobierasz je i tasujesz talię.

## Agenci Yog-Sothotha

card-yithian_observer = Yithian obserwator
    .gen = Yithiana obserwatora
    .dat = Yithianowi obserwatorowi
    .acc = Yithiana obserwatora
    .ins = Yithianem obserwatorem
    .gender = masculine
    .text = Polowanie: na tego, kto ma na ręce najmniej kart. Wymuszony, gdy cię atakuje: odrzucasz z ręki losową kartę; jeśli nie masz żadnej, ten atak zadaje o 1 obrażenie i o 1 punkt przerażenia więcej. Zwycięstwo 1.
card-offer_of_power = Oferta potęgi
    .gen = Oferty potęgi
    .dat = Ofercie potęgi
    .acc = Ofertę potęgi
    .ins = Ofertą potęgi
    .gender = feminine
    .text = Zagrożenie. Odkrycie: wybierasz. Albo dobierasz 2 karty, a na obecną tajemnicę trafiają 2 żetony zagłady, przez co może ona postąpić, albo otrzymujesz 2 punkty przerażenia.

## Agenci Shub-Niggurath

card-relentless_dark_young = Nieustępliwe Mroczne Młode
    .gen = Nieustępliwego Mrocznego Młodego
    .dat = Nieustępliwemu Mrocznemu Młodemu
    .acc = Nieustępliwe Mroczne Młode
    .ins = Nieustępliwym Mrocznym Młodym
    .gender = neuter
    .text = Polowanie: na badacza o najniższej zwinności. Wymuszony, na koniec rundy: leczy 2 obrażenia. Zwycięstwo 1.
card-goat_spawn = Kozi pomiot
    .gen = Koziego pomiotu
    .dat = Koziemu pomiotowi
    .acc = Kozi pomiot
    .ins = Kozim pomiotem
    .gender = masculine
    .text = Łowca. Mściwy. Wymuszony, gdy zostaje pokonany: każdy badacz w jego lokalizacji otrzymuje 1 punkt przerażenia.

## Agenci Cthulhu

card-young_deep_one = Młoda Istota z Głębin
    .gen = Młodej Istoty z Głębin
    .dat = Młodej Istocie z Głębin
    .acc = Młodą Istotę z Głębin
    .ins = Młodą Istotą z Głębin
    .gender = feminine
    .text = Polowanie: na badacza o najniższej walce. Łowca. Wymuszony, po wejściu z tobą w zwarcie: otrzymujesz 1 punkt przerażenia.
card-dreams_of_rlyeh = Sny o R’lyeh
    .gen = Snów o R’lyeh
    .dat = Snom o R’lyeh
    .acc = Sny o R’lyeh
    .ins = Snami o R’lyeh
    .gender = plural
    .text = Odkrycie: trafiają do twojego obszaru zagrożenia. Masz −1 do siły woli i −1 do poczytalności. Akcja: test siły woli (3); sukces odrzuca tę kartę.

ask-offer_of_power = { NAME($seat) }: { ask-offer_of_power.question }
    .question = { NAME($source) }. Co wybierasz?
