# Karty neutralne: nazwa z odmianą i działanie karty (.text).

## Poziom 0

card-knife = Nóż
    .gen = Noża
    .dat = Nożowi
    .acc = Nóż
    .ins = Nożem
    .gender = masculine
    .text = Akcja: Walka z +1 do walki. Akcja, odrzuć tę kartę: Walka z +2 do walki, o 1 obrażenie więcej.
card-flashlight = Latarka
    .gen = Latarki
    .dat = Latarce
    .acc = Latarkę
    .ins = Latarką
    .gender = feminine
    .text = Zużywalny (3 zapasy). Akcja, 1 zapas: Badanie przy zasłonie niższej o 2, ale nie poniżej 0.
card-emergency_cache = Na czarną godzinę
    .gen = „Na czarną godzinę”
    .dat = „Na czarną godzinę”
    .acc = „Na czarną godzinę”
    .ins = „Na czarną godzinę”
    .gender = neuter
    .text = Zyskujesz 3 zasoby.
card-guts = Męstwo
    .gen = Męstwa
    .dat = Męstwu
    .acc = Męstwo
    .ins = Męstwem
    .gender = neuter
    .text = Na jeden test można przeznaczyć tylko 1 taką kartę. Jeśli test się uda, dobierasz 1 kartę.
card-perception = Percepcja
    .gen = Percepcji
    .dat = Percepcji
    .acc = Percepcję
    .ins = Percepcją
    .gender = feminine
    .text = Na jeden test można przeznaczyć tylko 1 taką kartę. Jeśli test się uda, dobierasz 1 kartę.
card-overpower = Zmiażdżenie
    .gen = Zmiażdżenia
    .dat = Zmiażdżeniu
    .acc = Zmiażdżenie
    .ins = Zmiażdżeniem
    .gender = neuter
    .text = Na jeden test można przeznaczyć tylko 1 taką kartę. Jeśli test się uda, dobierasz 1 kartę.
card-manual_dexterity = Sprawność manualna
    .gen = Sprawności manualnej
    .dat = Sprawności manualnej
    .acc = Sprawność manualną
    .ins = Sprawnością manualną
    .gender = feminine
    .text = Na jeden test można przeznaczyć tylko 1 taką kartę. Jeśli test się uda, dobierasz 1 kartę.
card-unexpected_courage = Niespodziewana odwaga
    .gen = Niespodziewanej odwagi
    .dat = Niespodziewanej odwadze
    .acc = Niespodziewaną odwagę
    .ins = Niespodziewaną odwagą
    .gender = feminine
    .text = Na jeden test można przeznaczyć tylko 1 taką kartę.

## Poziom 3

card-bulletproof_vest_3 = Kamizelka kuloodporna
    .gen = Kamizelki kuloodpornej
    .dat = Kamizelce kuloodpornej
    .acc = Kamizelkę kuloodporną
    .ins = Kamizelką kuloodporną
    .gender = feminine
card-elder_sign_amulet_3 = Amulet ze Znakiem Starszych Bogów
    .gen = Amuletu ze Znakiem Starszych Bogów
    .dat = Amuletowi ze Znakiem Starszych Bogów
    .acc = Amulet ze Znakiem Starszych Bogów
    .ins = Amuletem ze Znakiem Starszych Bogów
    .gender = masculine
