# Karty łotra: nazwa z odmianą, kto to (.subtitle) i działanie karty (.text).

## Poziom 0

card-switchblade = Nóż sprężynowy
    .gen = Noża sprężynowego
    .dat = Nożowi sprężynowemu
    .acc = Nóż sprężynowy
    .ins = Nożem sprężynowym
    .gender = masculine
    .text = Szybka. Akcja: Walka. Przy sukcesie o 2 lub więcej atak zadaje o 1 obrażenie więcej.
card-burglary = Włamanie
    .gen = Włamania
    .dat = Włamaniu
    .acc = Włamanie
    .ins = Włamaniem
    .gender = neuter
    .text = Akcja, wyczerp tę kartę: Badanie. Sukces daje ci 3 zasoby w miejsce wskazówek, nawet jeśli na lokalizacji nie leży żadna wskazówka.
card-pickpocketing = Kradzież kieszonkowa
    .gen = Kradzieży kieszonkowej
    .dat = Kradzieży kieszonkowej
    .acc = Kradzież kieszonkową
    .ins = Kradzieżą kieszonkową
    .gender = feminine
    .text = Reakcja, gdy już wymkniesz się wrogowi, także automatycznie, wyczerp tę kartę: dobierasz 1 kartę.
card-41_derringer = Derringer .41
    .gen = Derringera .41
    .dat = Derringerowi .41
    .acc = Derringera .41
    .ins = Derringerem .41
    .gender = masculine
    .text = Zużywalny (3 naboje). Akcja, 1 nabój: Walka. W tym ataku masz +2 do walki. Przy sukcesie o 2 lub więcej atak zadaje o 1 obrażenie więcej.
card-leo_de_luca = Leo De Luca
    .gen = Leo De Luki
    .dat = Leo De Luce
    .acc = Leo De Lucę
    .ins = Leo De Lucą
    .gender = masculine
    .subtitle = Lew z Luizjany
    .text = W każdej swojej turze masz o 1 akcję więcej.
card-hard_knocks = Szkoła życia
    .gen = Szkoły życia
    .dat = Szkole życia
    .acc = Szkołę życia
    .ins = Szkołą życia
    .gender = feminine
    .text = Darmowa zdolność, podczas twojego testu, 1 zasób: +1 do walki albo +1 do zwinności w tym teście. Tyle razy, na ile cię stać.
card-elusive = Nieuchwytność
    .gen = Nieuchwytności
    .dat = Nieuchwytności
    .acc = Nieuchwytność
    .ins = Nieuchwytnością
    .gender = feminine
    .text = Szybka, tylko w twojej turze: uwalniasz się ze zwarcia ze wszystkimi wrogami i poruszasz się do dowolnej innej odkrytej lokalizacji bez wrogów, połączonej lub nie. Jeśli takiej nie ma, tylko uwalniasz się ze zwarcia.
card-backstab = Cios w plecy
    .gen = Ciosu w plecy
    .dat = Ciosowi w plecy
    .acc = Cios w plecy
    .ins = Ciosem w plecy
    .gender = masculine
    .text = Walka, z twoją zwinnością w miejsce walki. Atak zadaje o 2 obrażenia więcej. Zagranie tej karty nie wywołuje ataków towarzyszących.
card-sneak_attack = Atak z ukrycia
    .gen = Ataku z ukrycia
    .dat = Atakowi z ukrycia
    .acc = Atak z ukrycia
    .ins = Atakiem z ukrycia
    .gender = masculine
    .text = Wybrany wyczerpany wróg w twojej lokalizacji otrzymuje 2 obrażenia.
card-opportunist = Oportunizm
    .gen = Oportunizmu
    .dat = Oportunizmowi
    .acc = Oportunizm
    .ins = Oportunizmem
    .gender = masculine
    .text = Można przeznaczyć wyłącznie do własnych testów umiejętności. Przy sukcesie o 3 lub więcej ta karta po teście wraca na twoją rękę i nie zostaje odrzucona.

## Poziom 1

card-leo_de_luca_1 = Leo De Luca
    .gen = Leo De Luki
    .dat = Leo De Luce
    .acc = Leo De Lucę
    .ins = Leo De Lucą
    .gender = masculine
    .subtitle = Lew z Luizjany
    .text = W każdej swojej turze masz o 1 akcję więcej.
card-cat_burglar_1 = Włamywacz
    .gen = Włamywacza
    .dat = Włamywaczowi
    .acc = Włamywacza
    .ins = Włamywaczem
    .gender = masculine
    .text = Twoja zwinność jest o 1 wyższa. Akcja, wyczerp tę kartę: uwalniasz się ze zwarcia ze wszystkimi wrogami i poruszasz się do połączonej lokalizacji. Nie wywołuje to ataków towarzyszących.

## Poziom 3

card-sure_gamble_3 = Pewna wygrana
    .gen = Pewnej wygranej
    .dat = Pewnej wygranej
    .acc = Pewną wygraną
    .ins = Pewną wygraną
    .gender = feminine
    .text = Szybka, gdy już odkryjesz żeton chaosu z ujemnym modyfikatorem: modyfikator liczy się jako dodatni, także na żetonach z symbolem; inne działanie żetonu zostaje.

## Poziom 4

card-hot_streak_4 = Dobra passa
    .gen = Dobrej passy
    .dat = Dobrej passie
    .acc = Dobrą passę
    .ins = Dobrą passą
    .gender = feminine
    .text = Zyskujesz 10 zasobów.
