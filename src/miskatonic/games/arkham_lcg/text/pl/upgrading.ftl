### Ulepszanie talii między scenariuszami: co się kupuje, ile to kosztuje i co za to opuszcza talię. Gdy przy stole siedzi kilka osób,
### opcje wymieniają badacza. $leaves to "none", gdy nic nie opuszcza talii albo gdy to następne pytanie.

ask-upgrade = { LIST($seats) }: { ask-upgrade.question }
    .question = { $stage ->
        [leaves] która karta za to opuści talię?
        [fill] w talii brakuje kart. Które do niej dołączą? Poziom 0 jest za darmo, dopóki talia jest za mała.
       *[buy] na co wydajesz doświadczenie?
    }

upgrading-seat = { $whose ->
        [none] {""}
       *[other] { NAME($whose) }:{" "}
    }
upgrading-price = cena { $price }, pozostałe doświadczenie { $left }
option-buy = { upgrading-seat }{ $leaves ->
        [none] Kup { NAME($card, case: "acc") }, poziom { $level } ({ upgrading-price })
       *[other] { NAME($leaves) }, poziom { $lower }, opuszcza talię, dochodzi { NAME($card) }, poziom { $level } ({ upgrading-price })
    }
option-upgrade = { upgrading-seat }Ulepsz { NAME($card, case: "acc") } z poziomu { $lower } do poziomu { $level } ({ upgrading-price })
option-undo_buy = { upgrading-seat }Cofnij: { NAME($card) }, poziom { $level }{ $leaves ->
        [none] {""}
       *[other] ; { NAME($leaves) } jednak zostaje
    } (pozostałe doświadczenie { $left })
option-level_0 = { upgrading-seat }Przejrzyj nowe karty o poziomie 0 ({ $count })
option-back = { upgrading-seat }Przejrzyj coś innego

verb-buy = Kupno
verb-upgrade = Ulepszenie
verb-undo_buy = Cofnięcie
verb-level_0 = Poziom 0
verb-back = Wstecz

barred-experience = { upgrading-seat }{ NAME($card) }, poziom { $level }: cena { $price }, pozostałe doświadczenie { $left }
barred-copies = { upgrading-seat }{ NAME($card) }, poziom { $level }: w talii { $count ->
        [one] jest już 1 kopia
        [few] są już { $count } kopie
       *[many] jest już { $count } kopii
    }
barred-exceptional = { upgrading-seat }{ NAME($card) }, poziom { $level }: tylko jedna kopia, bo to karta Wyjątkowa
barred-box = { upgrading-seat }{ NAME($card) }, poziom { $level }: w pudełku nie ma więcej kopii ({ $count })
barred-not_open = { upgrading-seat }{ $count ->
        [one] 1 karta nie jest dostępna
        [few] { $count } karty nie są dostępne
       *[many] { $count } kart nie jest dostępnych
    } dla badacza
barred-weakness_stays = { upgrading-seat }{ NAME($card) } to osłabienie i zostaje w talii
barred-signature_stays = { upgrading-seat }{ NAME($card) } to karta osobista i zostaje w talii
barred-story_stays = { upgrading-seat }{ NAME($card) } to karta fabularna i zostaje w talii
barred-not_counted = { upgrading-seat }{ NAME($card) } nie wlicza się do wielkości talii
barred-places = { upgrading-seat }{ NAME($card) }: w talii nie ma już miejsca na taką kartę (najwyżej { $count })
barred-least = { upgrading-seat }{ NAME($card) }: w talii nie byłoby już tego, co talia tego badacza musi mieć
barred-only_upgraded = { upgrading-seat }{ NAME($card) }, poziom { $level }: tylko jako ulepszenie
barred-not_noted = { upgrading-seat }{ NAME($card) }, poziom { $level }: w dzienniku kampanii nie ma jeszcze wpisu „{ NAME($note) }”
barred-changed_since = { upgrading-seat }{ NAME($card) }: tę kartę później ulepszono, najpierw cofnij ulepszenie
barred-deck_lacks = { upgrading-seat }w talii { $count ->
        [one] brakuje 1 karty
        [few] brakuje { $count } kart
       *[many] brakuje { $count } kart
    }

event-buys = { NAME($seat) } kupuje { NAME($card, case: "acc") }, poziom { $level }, cena w doświadczeniu { $count }{ $leaves ->
        [none] .
       *[other] ; { NAME($leaves) } opuszcza talię.
    }
event-upgrades = { NAME($seat) } ulepsza { NAME($card, case: "acc") } do poziomu { $level }, cena w doświadczeniu { $count }.
event-saves = { NAME($seat) } zachowuje doświadczenie: { $count }.
step-buys = kupuje kartę
step-upgrades = ulepsza kartę
step-saves = zachowuje doświadczenie

line-price_level = Poziom: { $count }
line-price_exceptional = Wyjątkowa, więc poziom liczy się podwójnie: { NUMBER($count) }
line-price_taboo = Lista tabu: { NUMBER($count) }
line-price_lower = Wersja, która już jest w talii: −{ $count }
line-price_least = Co najmniej 1: { NUMBER($count) }
line-price_free = Za darmo, bo w talii brakuje kart

## Talia w trakcie ulepszania

board-upgrade = Doświadczenie { $left } z { $had }
board-upgrade_done = Gotowe, zachowane doświadczenie { $left }
board-upgrade_change = { $leaves ->
        [none] { NAME($card) } ({ $level })
       *[other] { NAME($card) } ({ $level }) zamiast { NAME($leaves, case: "gen") }
    }, cena { $price }
board-label_changes = Nowe
board-label_deck_list = Talia
board-label_stays = Zostaje
