### „Śmierć może umrzeć” w przeglądarce: co mówi tylko strona.

web-cover-death_may_die = Śmierć może
    .second = umrzeć
web-game-death_may_die = Śmierć może umrzeć

## Części tury

web-dmd-step-action = Akcje
web-dmd-step-mythos = Mity
web-dmd-step-search_or_fight = Przeszukanie albo walka
web-dmd-step-end = Koniec tury

## Zagrożenie

web-dmd-sleeps = Coś czeka, aż padnie jego imię.
web-dmd-summoning = Przywołanie
web-dmd-track = Tor Przywołania: { $what } na polu { $at } z { $of }, czerwone od { $red }; na ostatnim wszystko stracone
web-dmd-final = Finał
web-dmd-attacks = Atakuje:
web-dmd-not-here = Jeszcze nie na planszy
web-dmd-revealed = odkryte
web-dmd-not-revealed = jeszcze nieodkryte
web-dmd-dice = kości standardowe: { $standard }
web-dmd-dice-both = kości standardowe: { $standard }, dodatkowe: { $bonus }
web-dmd-pile = Odrzucone Mity
web-dmd-symbols = Symbole Przywołania na stosie odrzuconych: { $count } z { $of }
web-dmd-next-symbol = symbole: { $count } na { $of }
web-dmd-one-more = Jeszcze jeden i postąpi
web-dmd-advances = Postąpi w tej turze
web-dmd-next-card = Następna:
web-dmd-last-card = Ostatnia:
web-dmd-slot = Pole { $number }: { $name }, na planszy: { $out }
web-dmd-in-reserve = w rezerwie: { $count } z { $of }
web-dmd-decks = Talie

## Badacze

web-dmd-sanity = Utracona poczytalność: { $count } z { $of }
web-dmd-next-threshold = Następny próg na { $at }
web-dmd-thresholds = Progi na { $places }; kość dodatkowa na { $dice }
web-dmd-actions = Pozostałe akcje: { $count } z { $of }
web-dmd-choose = Wybierz
web-dmd-board = Plansza
web-dmd-board-of = Plansza badacza: { $name }
web-dmd-left = Lewa
web-dmd-right = Prawa
web-dmd-level = poziom { $level } z 4
web-dmd-level-more = poziom { $level } z 4: { $base } i { $more } z kart
web-dmd-relic-common = zwyczajną stroną do góry
web-dmd-relic-transformed = przekształconą stroną do góry

## Kości

web-dmd-dice-label = Kości
web-dmd-standard = Standardowe
web-dmd-bonus = Dodatkowe
web-dmd-here = Na tym samym polu
web-dmd-roll-attack = Atak
web-dmd-roll-attacked = Atakuje wróg
web-dmd-roll-fire = Ogień
web-dmd-roll-scenario = Akcja scenariusza
web-dmd-roll-plain = Rzut
web-dmd-roll-against = Przeciw tobie
web-dmd-needed = potrzeba: { $count }
web-dmd-deadly = śmierć od { $count }
web-dmd-free = darmowe przerzuty
web-dmd-paid = za stres
web-dmd-if-kept = jeśli zostanie
web-dmd-survive = Przeżyjesz ich obrażenia:

## Mapa

web-dmd-map = Mapa scenariusza
web-dmd-zoom = Wielkość mapy
web-dmd-zoom-in = Powiększ
web-dmd-zoom-out = Pomniejsz
web-dmd-zoom-fit = Pokaż całą mapę
web-dmd-goal = { $counter }: { $count } z { $target }
web-dmd-wounds = obrażenia: { $count }
web-dmd-health = punkty życia: { $count } z { $most }
