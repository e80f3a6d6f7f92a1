### Co opowiada się o grze po jej końcu.

## Liczby, które coś mówią: liczba stoi przed komunikatem; co się za nią kryje (.more)

figure-kills = { $count ->
        [one] zabity wróg
        [few] zabici wrogowie
       *[many] zabitych wrogów
    }
    .more = { $others ->
        [0] { LIST($enemies) }
       *[other] między innymi: { LIST($enemies) }
    }
figure-elder_one = { $count ->
        [one] obrażenie zadane Przedwiecznemu
        [few] obrażenia zadane Przedwiecznemu
       *[many] obrażeń zadanych Przedwiecznemu
    }
    .more = { $stages ->
        [one] pokonane 1 Stadium
        [few] pokonane { $stages } Stadia
       *[many] pokonanych { $stages } Stadiów
    }
figure-wounds = { $count ->
        [one] otrzymane obrażenie
        [few] otrzymane obrażenia
       *[many] otrzymanych obrażeń
    }
    .more = { $fallen ->
        [one] poza grą: { NAME($who) }
        [few] poza grą: { $fallen }, na końcu { NAME($who) }
       *[many] poza grą: { $fallen }, na końcu { NAME($who) }
    }
figure-thresholds = { $count ->
        [one] osiągnięty próg niepoczytalności
        [few] osiągnięte progi niepoczytalności
       *[many] osiągniętych progów niepoczytalności
    }
    .more = { $dice ->
        [one] zdobyta 1 kość dodatkowa
        [few] zdobyte { $dice } kości dodatkowe
       *[many] zdobytych { $dice } kości dodatkowych
    }

## Kto się wyróżnił: tytuł, a pod nim kto i ile (.line)

distinction-elder_one = Postrach Przedwiecznego
    .line = { NAME($who) }, { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }
distinction-reroll = Najśmielszy przerzut
    .line = { NAME($who) }, przed nim około { $percent }%
distinction-kills = Najwięcej zabitych wrogów
    .line = { NAME($who) }, { $count }
distinction-ritual = Najwięcej przeciw rytuałowi
    .line = { NAME($who) }, { $count }
distinction-close = O włos od śmierci
    .line = { NAME($who) }, został 1 punkt zdrowia
distinction-thresholds = Najgłębiej w obłęd
    .line = { NAME($who) }, { $count ->
        [one] { $count } próg
        [few] { $count } progi
       *[many] { $count } progów
    }
distinction-wounds = Najwięcej przyjętych ciosów
    .line = { NAME($who) }, { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }

## Kości

luck-standard = Sukcesy na kościach standardowych
luck-bonus = Sukcesy na kościach dodatkowych
luck-against = Trafienia w rzutach przeciw wam
luck-tentacle = Macki
